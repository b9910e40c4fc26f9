/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Station Phoenix and speaks for an action. */
#include "config.h"
#include "evident.h"

#include <glib/gi18n-lib.h>

#include "evident-parts.h"
#include "present/format.h"
#include "present/naming.h"
#include "terms.h"

/* The other action is an income that ends the game. */
static char *
say_last_round (const PhPair *self)
{
  int goods[PH_GOODS];
  int points;

  if (self->kinds[1] != PH_ACTION_INCOME || self->state->trigger != PH_NONE)
    return NULL;

  ph_count_income (self->ruleset, self->state, self->seat, goods);
  points = ph_pair_get_seat (self)->goods[PH_VP] + goods[PH_VP];
  if (points < PH_WIN_VP)
    return NULL;

  /* Translators: points that are scored then, name of a player */
  return tablee_say_of (self->context, self->seat,
                        g_dngettext (GETTEXT_PACKAGE, "With income you would have scored %1$d point: everybody else would have a last turn.",
                                     "With income you would have scored %1$d points: everybody else would have a last turn.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "With income %2$s would have scored %1$d point: everybody else would have a last turn.",
                                     "With income %2$s would have scored %1$d points: everybody else would have a last turn.", (gulong) points),
                        points, ph_pair_get_name (self));
}

/* Rather use a ship than take income. */
static char *
say_early (const PhPair *self)
{
  int ships = ph_pair_get_seat (self)->fleet_count;
  int used = ph_count_used (ph_pair_get_seat (self));
  g_autofree char *last = say_last_round (self);

  if (self->kinds[1] != PH_ACTION_INCOME || last != NULL || 2 * used >= ships)
    return NULL;

  /* Translators: two numbers of ships, the second of which is the number of all; name of a player */
  return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. It is early for income, which makes them ready again."),
                        _("Used ships of %3$s: %1$d of %2$d. It is early for income, which makes them ready again."), used, ships, ph_pair_get_name (self));
}

/* What is used makes an income worth a turn; or else what it brings does. */
static char *
say_income (const PhPair *self)
{
  int ships = ph_pair_get_seat (self)->fleet_count;
  int used = ph_count_used (ph_pair_get_seat (self));
  int goods[PH_GOODS];
  g_autofree char *brought = NULL;

  if (self->kinds[0] == PH_ACTION_INCOME && 2 * used >= ships)
    /* Translators: two numbers of ships, the second of which is the number of all; name of a player */
    return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. Income makes them ready again."),
                          _("Used ships of %3$s: %1$d of %2$d. Income makes them ready again."), used, ships, ph_pair_get_name (self));
  if (self->kinds[0] != PH_ACTION_INCOME)
    return NULL;

  ph_count_income (self->ruleset, self->state, self->seat, goods);
  brought = ph_words_goods (goods);

  /* Translators: "2 gems and 1 food" */
  return g_strdup_printf (_("Income now brings %s."), brought);
}

/* Whether both are uses of one kind of ship. */
static gboolean
are_akin (const PhPair *self)
{
  return self->kinds[0] == PH_ACTION_USE && self->kinds[1] == PH_ACTION_USE &&
         ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[0])) ==
         ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[1]));
}

char *
ph_words_evident (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  static PhReason *const reasons[] = { say_last_round, say_income, ph_words_evident_residents, ph_words_evident_ships, ph_words_evident_goods };
  const PhPair pair = ph_pair_new (context, comparison);
  g_autofree char *said = ph_pair_find_reason (&pair, reasons, G_N_ELEMENTS (reasons));
  g_autofree char *early = say_early (&pair);
  g_autofree char *ready = ph_words_evident_ready (&pair);
  g_autofree char *besides = NULL;

  /* That another ship stays ready is a reason against that one alone. */
  besides = tablee_format_sentences (early, said != NULL || early != NULL || are_akin (&pair) ? ready : NULL);

  return tablee_format_sentences (said, besides);
}
