/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulesets from options and back, by the fields that the table of a game's options names. */

#include "engine/checksum.h"
#include "fields.h"
#include "json-text.h"
#include "notation.h"

static gboolean
is_number (const TableeOption *option)
{
  return option->size > 0 && option->kind != TABLEE_OPTION_SEAT_INTEGERS && option->kind != TABLEE_OPTION_NAME;
}

static gint64
get_default (const TableeOption  *option,
             const TableeRuleset *ruleset)
{
  return option->default_for != NULL ? option->default_for (ruleset) : option->default_value;
}

static gint64
get_number (const TableeOption  *option,
            const TableeRuleset *ruleset)
{
  return tablee_number_get ((const guint8 *) ruleset + option->offset, option->size, option->minimum < 0);
}

/* Each option of @self, number by number: what makes its ruleset another one. */
static guint64
get_checksum (const TableeNotation *notation,
              const TableeRuleset  *self)
{
  const gint64 head[] = { self->game->rules_version, self->seats, self->first };
  guint64 checksum = tablee_checksum_add_all (TABLEE_CHECKSUM_START, head, G_N_ELEMENTS (head));

  for (const TableeOption *option = notation->options; option->key != NULL; option++)
    if (is_number (option))
      checksum = tablee_checksum_add (checksum, get_number (option, self));

  return checksum;
}

/* First what was given, or has a default of its own; then the defaults that follow from the others. */
static void
fill_options (const TableeNotation     *notation,
              const TableeOptionValues *values,
              TableeRuleset            *self)
{
  for (const TableeOption *option = notation->options; option->key != NULL; option++)
    if (is_number (option) && (option->default_for == NULL || tablee_option_values_given (values, option->key)))
      tablee_number_set ((guint8 *) self + option->offset, option->size, tablee_option_values_get (values, option->key));

  for (const TableeOption *option = notation->options; option->key != NULL; option++)
    if (is_number (option) && option->default_for != NULL && !tablee_option_values_given (values, option->key))
      tablee_number_set ((guint8 *) self + option->offset, option->size, option->default_for (self));
}

TableeRuleset *
tablee_notation_ruleset_new (const TableeNotation *self,
                             int                   seats,
                             TableeOptionValues   *values,
                             GError              **error)
{
  g_autoptr (TableeRuleset) ruleset = g_atomic_rc_box_alloc0 (self->game->ruleset_size);

  ruleset->game = self->game;
  ruleset->seats = seats;
  ruleset->first = (gint32) tablee_option_values_get (values, "first");
  fill_options (self, values, ruleset);
  if (self->complete == NULL)
    ruleset->checksum = get_checksum (self, ruleset);
  else if (!self->complete (ruleset, values, error))
    return NULL;

  return g_steal_pointer (&ruleset);
}

static void
write_option (const TableeOption *option,
              gint64              value,
              JsonBuilder        *builder)
{
  if (option->kind == TABLEE_OPTION_BOOLEAN)
    tablee_json_write_boolean (builder, option->key, value != 0);
  else if (option->kind == TABLEE_OPTION_CHOICE)
    tablee_json_write_string (builder, option->key, option->choices[value]);
  else
    tablee_json_write_integer (builder, option->key, value);
}

void
tablee_notation_options_write (const TableeNotation *self,
                               const TableeRuleset  *ruleset,
                               JsonBuilder          *builder)
{
  for (const TableeOption *option = self->options; option->key != NULL; option++)
    if (option->write != NULL)
      option->write (ruleset, builder);
    else if (is_number (option) && get_number (option, ruleset) != get_default (option, ruleset))
      write_option (option, get_number (option, ruleset), builder);
}
