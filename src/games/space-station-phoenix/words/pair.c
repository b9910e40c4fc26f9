/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two actions of one seat, and what reasons for either of them often need. */
#include "config.h"
#include "pair.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

PhPair
ph_pair_new (const TableePresentContext *context,
             const TableeComparison     *comparison)
{
  const PhState *state = comparison->view;

  return (PhPair){
    .context = context,
    .ruleset = (const PhRuleset *) context->ruleset,
    .state = state,
    .seat = state->current,
    .then = comparison->then,
    .kinds = { ph_action_kind (comparison->better), ph_action_kind (comparison->other) },
    .numbers = { ph_action_number (comparison->better), ph_action_number (comparison->other) },
  };
}

const char *
ph_pair_get_name (const PhPair *self)
{
  return self->context->names[self->seat];
}

const PhSeat *
ph_pair_get_seat (const PhPair *self)
{
  return &self->state->seats[self->seat];
}

char *
ph_pair_write_stock (const PhPair *self,
                     int           good)
{
  return ph_words_good (good, ph_pair_get_seat (self)->goods[good]);
}

int
ph_pair_find_cheapest (const PhPair *self,
                       int           kind)
{
  int cheapest = -1;

  for (int sector = 0; sector < PH_SECTORS; sector++)
    if (ph_in_market (self->state, sector) && ph_is_next_sector (self->state, self->seat, sector))
      {
        int cost = ph_build_cost (self->ruleset, self->state, self->seat, sector, kind);

        cheapest = cheapest < 0 ? cost : MIN (cheapest, cost);
      }

  return cheapest;
}

char *
ph_pair_say_only (const PhPair *self,
                  int           good)
{
  g_autofree char *what = ph_pair_write_stock (self, good);

  if (ph_pair_get_seat (self)->goods[good] == 0)
    /* Translators: "0 food", name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s."), _("%2$s has %1$s."), what, ph_pair_get_name (self));

  /* Translators: "1 food", name of a player */
  return tablee_say_of (self->context, self->seat, _("You have only %1$s."), _("%2$s has only %1$s."), what, ph_pair_get_name (self));
}

char *
ph_pair_say_saved (int saved)
{
  if (saved <= 0)
    return NULL;

  /* Translators: a ship of the same kind as another one; how many gems */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It costs %d gem less.", "It costs %d gems less.", (gulong) saved), saved);
}

char *
ph_pair_find_reason (const PhPair *self,
                     PhReason *const  *reasons,
                     gsize             count)
{
  char *said = NULL;

  for (gsize i = 0; i < count && said == NULL; i++)
    said = reasons[i](self);

  return said;
}
