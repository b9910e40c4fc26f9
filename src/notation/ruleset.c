/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulesets from options and back, by the fields that the table of a game's options names. */

#include "engine/checksum.h"
#include "fields.h"
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

gint64
tablee_ruleset_get_number (const TableeRuleset *self,
                           const TableeOption  *option)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (is_number (option), 0);

  return tablee_number_get ((const guint8 *) self + option->offset, option->size, option->minimum < 0);
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
      checksum = tablee_checksum_add (checksum, tablee_ruleset_get_number (self, option));

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
write_number (const TableeOption *option,
              gint64              value,
              JsonBuilder        *builder)
{
  json_builder_set_member_name (builder, option->key);
  json_builder_add_value (builder, tablee_option_value_to_json (&(TableeOptionValue){ .value = value }, option, 0));
}

void
tablee_notation_options_write (const TableeNotation *self,
                               const TableeRuleset  *ruleset,
                               JsonBuilder          *builder)
{
  for (const TableeOption *option = self->options; option->key != NULL; option++)
    if (option->write != NULL)
      option->write (ruleset, builder);
    else if (is_number (option) && tablee_ruleset_get_number (ruleset, option) != get_default (option, ruleset))
      write_number (option, tablee_ruleset_get_number (ruleset, option), builder);
}
