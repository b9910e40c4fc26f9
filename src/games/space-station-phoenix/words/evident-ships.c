/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open about sectors, ships and the tracks of diplomacy. */
#include "config.h"
#include "evident-parts.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

/* On its diplomacy track. */
static gboolean
comes_to_front (const PhPair *self,
                int           which)
{
  int track = self->numbers[which];
  int most = 0;

  for (int seat = 0; seat < self->ruleset->base.seats; seat++)
    if (seat != self->seat)
      most = MAX (most, self->state->seats[seat].tracks[track]);

  return ph_pair_get_seat (self)->tracks[track] == most;
}

static char *
say_front (const PhPair *self)
{
  g_autofree char *gems = ph_words_good (PH_GEM, self->ruleset->components.front_gems);

  for (int i = 0; i < 2; i++)
    if (self->kinds[i] != PH_ACTION_LOBBY && self->kinds[i] != PH_ACTION_TRACK)
      return NULL;
  if (!comes_to_front (self, 0) || comes_to_front (self, 1))
    return NULL;

  /* Translators: on a diplomacy track; what that brings ("1 gem"), name of a player */
  return tablee_say_of (self->context, self->seat, _("You are alone in front on this track then: %1$s each time that a ship of it is used."),
                        _("%2$s is alone in front on this track then: %1$s each time that a ship of it is used."), gems, ph_pair_get_name (self));
}

/* With what builds now. */
static int
get_build_cost (const PhPair *self,
                int           which)
{
  const PhContext *context = &self->state->context;
  int kind = context->owner != PH_NONE ? ph_acts_as (self->ruleset, self->state, ph_ship (context->owner, context->ship)) : PH_NONE;

  return ph_build_cost (self->ruleset, self->state, self->seat, self->numbers[which], kind);
}

static int
count_effects (const PhPair *self,
               int           sector)
{
  const PhSector *what = &self->ruleset->components.sectors[sector];
  int count = 0;

  for (int i = 0; i < what->count; i++)
    count += what->quarters[i].kind != PH_QUARTER_PLAIN;

  return count;
}

/* Of two sectors with as many quarters that do something, the first in which they differ, if it does more of the same. */
static char *
say_better_quarter (const PhPair *self)
{
  const PhSector *sectors[2] = { &self->ruleset->components.sectors[self->numbers[0]], &self->ruleset->components.sectors[self->numbers[1]] };
  int place = 0;
  g_autofree char *better = NULL;
  g_autofree char *other = NULL;

  while (place < MIN (sectors[0]->count, sectors[1]->count) && memcmp (&sectors[0]->quarters[place], &sectors[1]->quarters[place], sizeof (PhQuarter)) == 0)
    place++;
  if (place == MIN (sectors[0]->count, sectors[1]->count) || sectors[0]->quarters[place].kind != sectors[1]->quarters[place].kind ||
      sectors[0]->quarters[place].kind == PH_QUARTER_PLAIN || sectors[0]->quarters[place].amount <= sectors[1]->quarters[place].amount)
    return NULL;

  better = ph_words_quarter (self->ruleset, self->numbers[0], place);
  other = ph_words_quarter (self->ruleset, self->numbers[1], place);

  /* Translators: what a quarter of one sector does, and the same one of another: "2 gems as income", "1 gem as income" */
  return g_strdup_printf (_("One of its quarters does more: %1$s, in the other sector %2$s."), better, other);
}

/* Of two sectors that score and cost the same. */
static char *
say_effects (const PhPair *self)
{
  const int counts[2] = { count_effects (self, self->numbers[0]), count_effects (self, self->numbers[1]) };
  const PhQuarterKind first[2] = { self->ruleset->components.sectors[self->numbers[0]].quarters[0].kind,
                                   self->ruleset->components.sectors[self->numbers[1]].quarters[0].kind };

  if (first[0] != PH_QUARTER_PLAIN && first[1] == PH_QUARTER_PLAIN)
    {
      g_autofree char *effect = ph_words_quarter (self->ruleset, self->numbers[0], 0);

      /* Translators: what an occupied quarter does, "1 water as income" */
      return g_strdup_printf (_("Its first resident has an effect already: %s. In the other sector, only later ones have."), effect);
    }
  if (counts[0] == counts[1])
    return say_better_quarter (self);
  if (counts[0] < counts[1])
    return NULL;

  /* Translators: two numbers of quarters */
  return g_strdup_printf (_("More of its quarters do something: %1$d, of the other one %2$d."), counts[0], counts[1]);
}

static char *
say_sector (const PhPair *self)
{
  int points[2];
  int saved;

  if (self->kinds[0] != PH_ACTION_BUILD || self->kinds[1] != PH_ACTION_BUILD)
    return NULL;

  for (int i = 0; i < 2; i++)
    points[i] = ph_sector_points (ph_sector_level (self->numbers[i]));
  if (points[0] > points[1])
    /* Translators: two numbers of points */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The sector scores %1$d point at the end, the other one %2$d.",
                                         "The sector scores %1$d points at the end, the other one %2$d.", (gulong) points[0]),
                            points[0], points[1]);

  saved = get_build_cost (self, 1) - get_build_cost (self, 0);
  if (saved < 0 || (points[0] < points[1] && saved == 0))
    return NULL;
  if (saved == 0)
    return say_effects (self);

  /* Translators: how much metal */
  return g_strdup_printf (_("It costs %d metal less."), saved);
}

/* How much of what its kind does a ship does for the seat, with its bonuses; of dice, how many are used. */
static int
get_effect (const PhPair *self,
            int           kind)
{
  const PhShipKind ship = ph_words_ship_for (self->ruleset, self->state, self->seat, kind);

  return ph_ship_type (kind) == PH_EXPEDITION ? ship.capacity : ship.effect;
}

static char *
say_more (int       type,
          const int effects[2])
{
  switch (type)
    {
    case PH_DISMANTLE:
      /* Translators: two ships; how much metal */
      return g_strdup_printf (_("It adds %1$d metal to what a dismantled ship brings, the other ship %2$d."), effects[0], effects[1]);
    case PH_CONSTRUCTION:
      if (effects[1] == 0)
        /* Translators: a ship; how much metal */
        return g_strdup_printf (_("With it a sector costs %d metal less; the other ship gives no discount."), effects[0]);

      /* Translators: the same of two */
      return g_strdup_printf (_("With it a sector costs %1$d metal less, with the other ship %2$d."), effects[0], effects[1]);
    case PH_EXPEDITION:
      /* Translators: two ships; how many dice */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With it up to %1$d die is used, with the other ship %2$d.",
                                           "With it up to %1$d dice are used, with the other ship %2$d.", (gulong) effects[0]),
                              effects[0], effects[1]);
    case PH_TRANSPORT:
      /* Translators: two ships; how many transactions */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It makes up to %1$d transaction, the other ship %2$d.",
                                           "It makes up to %1$d transactions, the other ship %2$d.", (gulong) effects[0]),
                              effects[0], effects[1]);
    case PH_DIPLOMACY:
      /* Translators: two ships; how many diplomacy tracks */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With it you can advance on %1$d track at once, with the other ship on %2$d.",
                                           "With it you can advance on %1$d tracks at once, with the other ship on %2$d.", (gulong) effects[0]),
                              effects[0], effects[1]);
    default:
      {
        int good = type == PH_FARM ? PH_FOOD : PH_WATER;
        g_autofree char *more = ph_words_good (good, effects[0]);

        /* Translators: two ships; "5 food", a smaller number of it */
        return g_strdup_printf (_("It brings %1$s, the other ship %2$d."), more, effects[1]);
      }
    }
}

/* Of two ships of the same kind. */
static char *
say_ship (const PhPair *self)
{
  int costs[2];
  int kinds[2];
  int effects[2];

  for (int i = 0; i < 2; i++)
    {
      int fee = 0;

      if (self->kinds[i] != PH_ACTION_USE)
        return NULL;
      costs[i] = ph_use_cost (self->ruleset, self->state, self->seat, self->numbers[i], &fee);
      costs[i] += fee;
      kinds[i] = ph_acts_as (self->ruleset, self->state, self->numbers[i]);
      effects[i] = get_effect (self, kinds[i]);
    }
  if (ph_ship_type (kinds[0]) != ph_ship_type (kinds[1]))
    return NULL;

  if (costs[0] >= costs[1] && effects[0] > effects[1])
    return say_more (ph_ship_type (kinds[0]), effects);
  if (costs[0] == costs[1] && effects[0] < effects[1] && ph_ship_owner (self->numbers[1]) == self->seat)
    return g_strdup (_("The other ship, which does more, stays ready for another turn."));

  return ph_pair_say_saved (costs[1] - costs[0]);
}

char *
ph_words_evident_ready (const PhPair *self)
{
  int kind;

  if (self->kinds[0] != PH_ACTION_USE || ph_ship_owner (self->numbers[0]) == self->seat)
    return NULL;

  kind = ph_acts_as (self->ruleset, self->state, self->numbers[0]);
  for (int place = 0; place < ph_pair_get_seat (self)->fleet_count; place++)
    {
      int ship = ph_ship (self->seat, place);
      int own = ph_acts_as (self->ruleset, self->state, ship);
      g_autofree char *name = NULL;

      if ((self->then != NULL && *self->then == ph_action (PH_ACTION_DISMANTLE, place)) || ph_ship_type (own) != ph_ship_type (kind) ||
          get_effect (self, own) < get_effect (self, kind) ||
          self->ruleset->base.game->check (&self->ruleset->base, self->state, ph_action (PH_ACTION_USE, ship)) != TABLEE_REASON_NONE)
        continue;

      name = ph_words_ship (own);
      /* Translators: "Farm 2"; name of a player */
      return tablee_say_of (self->context, self->seat, _("Your own %1$s stays ready for another turn."),
                            _("%1$s of %2$s stays ready for another turn."), name, ph_pair_get_name (self));
    }

  return NULL;
}

/* All that can be used by somebody, of the kind that moves on @track. */
static int
count_ships_on (const PhPair *self,
                int           track)
{
  int count = 0;

  for (int seat = 0; seat < self->ruleset->base.seats; seat++)
    for (int place = 0; place < self->state->seats[seat].fleet_count; place++)
      count += ph_ship_type (self->state->seats[seat].fleet[place]) == track;
  for (int row = 0; row < self->ruleset->neutral_count; row++)
    count += ph_ship_type (ph_acts_as (self->ruleset, self->state, ph_ship (PH_NEUTRAL, row))) == track;

  return count;
}

/* A reward comes whenever one of them is used. */
static char *
say_track_ships (const PhPair *self)
{
  int counts[2];

  for (int i = 0; i < 2; i++)
    {
      if (self->kinds[i] != PH_ACTION_LOBBY && self->kinds[i] != PH_ACTION_TRACK)
        return NULL;
      counts[i] = count_ships_on (self, self->numbers[i]);
    }
  if (counts[0] <= counts[1])
    return NULL;

  /* Translators: two numbers of ships */
  return g_strdup_printf (_("Ships of this track on the table: %1$d; of the other one: %2$d. Whoever uses one, you get a reward."), counts[0], counts[1]);
}

/* How many aliens one use of a transport of @kind could bring in, of those that are left. */
static int
count_brought (const PhPair *self,
               int           kind)
{
  const PhSeat *seat = ph_pair_get_seat (self);
  int free = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    free += ph_count_free (self->ruleset, seat, slot);

  return MIN (MIN (MIN (seat->goods[PH_FOOD], seat->goods[PH_WATER]), get_effect (self, kind)), MIN (ph_count_aliens (self->state), free));
}

/* For sectors: there is enough of it, or not. */
static char *
say_metal (const PhPair *self,
           int           kind)
{
  gboolean builds = ph_ship_type (kind) == PH_CONSTRUCTION;
  int cheapest = ph_pair_find_cheapest (self, builds ? kind : PH_NONE);
  g_autofree char *stock = ph_pair_write_stock (self, PH_METAL);

  if (cheapest < 0 || (cheapest <= ph_pair_get_seat (self)->goods[PH_METAL]) != builds)
    return NULL;
  if (builds)
    /* Translators: "7 metal", a number of it; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s, enough to build: with this ship the cheapest sector costs %2$d."),
                          _("%3$s has %1$s, enough to build: with this ship the cheapest sector costs %2$d."), stock, cheapest, ph_pair_get_name (self));

  /* Translators: the same */
  return tablee_say_of (self->context, self->seat, _("You have %1$s, too little to build: without a ship’s discount the cheapest sector costs %2$d."),
                        _("%3$s has %1$s, too little to build: without a ship’s discount the cheapest sector costs %2$d."), stock, cheapest, ph_pair_get_name (self));
}

/* Of food or water there is more than one. */
static char *
say_needed (const PhPair *self,
            int           good)
{
  g_autofree char *stock = ph_pair_write_stock (self, good);

  /* Translators: "2 food"; name of a player */
  return tablee_say_of (self->context, self->seat, _("You have %1$s; every alien and every human needs some."),
                        _("%2$s has %1$s; every alien and every human needs some."), stock, ph_pair_get_name (self));
}

/* What of it is missing, or is there for it. */
static char *
say_need (const PhPair *self,
          int           kind)
{
  static const int brought[PH_SHIP_TYPES] = { [PH_DISMANTLE] = PH_METAL, [PH_FARM] = PH_FOOD, [PH_ICE] = PH_WATER };
  const guint16 *goods = ph_pair_get_seat (self)->goods;
  int type = ph_ship_type (kind);
  int aliens = type == PH_TRANSPORT ? count_brought (self, kind) : 0;

  if (brought[type] != 0 && goods[brought[type]] <= PH_FEW)
    return ph_pair_say_only (self, brought[type]);
  if (type == PH_DISMANTLE || type == PH_CONSTRUCTION)
    return say_metal (self, kind);
  if (type == PH_FARM || type == PH_ICE)
    return say_needed (self, brought[type]);
  if (type == PH_DIPLOMACY && self->then != NULL && ph_action_kind (*self->then) == PH_ACTION_LOBBY)
    /* Translators: of a diplomacy ship: "Transport", a kind of ship, and how many of these there are */
    return g_strdup_printf (_("With it you can advance on the track “%1$s”. Ships of that kind on the table: %2$d; whoever uses one, you get a reward."),
                            ph_words_type (ph_action_number (*self->then)), count_ships_on (self, ph_action_number (*self->then)));
  if (type == PH_EXPEDITION)
    /* Translators: how many dice of an expedition are used */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You choose %d of the dice: food, water, metal or a human.",
                                         "You choose up to %d of the dice: food, water, metal or a human.", (gulong) get_effect (self, kind)),
                            get_effect (self, kind));
  if (aliens == 0 || (self->then != NULL && ph_action_kind (*self->then) != PH_ACTION_ALIEN))
    return NULL;

  /* Translators: how many aliens, name of a player */
  return tablee_say_of (self->context, self->seat,
                        g_dngettext (GETTEXT_PACKAGE, "With it you can bring in aliens: your food and water are enough for %1$d alien.",
                                     "With it you can bring in aliens: your food and water are enough for %1$d aliens.", (gulong) aliens),
                        g_dngettext (GETTEXT_PACKAGE, "It brings in aliens: the food and water of %2$s are enough for %1$d alien.",
                                     "It brings in aliens: the food and water of %2$s are enough for %1$d aliens.", (gulong) aliens),
                        aliens, ph_pair_get_name (self));
}

/* What a kind of ship is needed for, rather than another kind or no ship. What it is for at any time is no reason for it now. */
static char *
say_use (const PhPair *self)
{
  int kinds[2] = { PH_NONE, PH_NONE };
  int types[2] = { PH_SHIP_TYPES, PH_SHIP_TYPES };

  for (int i = 0; i < 2; i++)
    if (self->kinds[i] == PH_ACTION_USE)
      {
        kinds[i] = ph_acts_as (self->ruleset, self->state, self->numbers[i]);
        types[i] = ph_ship_type (kinds[i]);
      }

  if (types[0] == PH_SHIP_TYPES || types[0] == types[1])
    return NULL;

  return say_need (self, kinds[0]);
}

/* How many ships of the fleet are of the same kind as @kind, whatever their levels. */
static int
count_alike (const PhPair *self,
             int           kind)
{
  const PhSeat *seat = ph_pair_get_seat (self);
  int count = 0;

  for (int place = 0; place < seat->fleet_count; place++)
    count += ph_ship_type (seat->fleet[place]) == ph_ship_type (kind);

  return count;
}

static char *
say_new_ship (const PhPair *self)
{
  int counts[2];

  for (int i = 0; i < 2; i++)
    {
      if (self->kinds[i] != PH_ACTION_DRAFT && self->kinds[i] != PH_ACTION_SHIP)
        return NULL;
      counts[i] = count_alike (self, self->numbers[i]);
    }
  if (counts[0] >= counts[1])
    return NULL;

  if (counts[0] == 0)
    /* Translators: "Farm", a kind of ship; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have no ship of the kind “%1$s” yet."), _("%2$s has no ship of the kind “%1$s” yet."),
                          ph_words_type (ph_ship_type (self->numbers[0])), ph_pair_get_name (self));

  /* Translators: "Farm", "Transport": two kinds of ships, and how many of each; name of a player */
  return tablee_say_of (self->context, self->seat, _("You have fewer ships of the kind “%1$s” (%2$d) than of the kind “%3$s” (%4$d)."),
                        _("%5$s has fewer ships of the kind “%1$s” (%2$d) than of the kind “%3$s” (%4$d)."), ph_words_type (ph_ship_type (self->numbers[0])), counts[0],
                        ph_words_type (ph_ship_type (self->numbers[1])), counts[1], ph_pair_get_name (self));
}

static char *
say_scrap (const PhPair *self)
{
  const PhContext *context = &self->state->context;
  int kinds[2];
  int metal[2];

  if (self->kinds[0] != PH_ACTION_DISMANTLE || self->kinds[1] != PH_ACTION_DISMANTLE)
    return NULL;

  for (int i = 0; i < 2; i++)
    {
      kinds[i] = ph_pair_get_seat (self)->fleet[self->numbers[i]];
      metal[i] = ph_scrap_metal (self->ruleset, self->state, self->seat, self->numbers[i],
                                 ph_acts_as (self->ruleset, self->state, ph_ship (context->owner, context->ship)));
    }
  if (metal[0] > metal[1])
    /* Translators: two numbers */
    return g_strdup_printf (_("It brings %1$d metal, the other one %2$d."), metal[0], metal[1]);
  if (kinds[0] == kinds[1] && ph_ship_used (ph_pair_get_seat (self), self->numbers[0]) && !ph_ship_used (ph_pair_get_seat (self), self->numbers[1]))
    return g_strdup (_("It has been used already; the other one is ready."));
  if (count_alike (self, kinds[0]) > 1 && count_alike (self, kinds[1]) == 1)
    /* Translators: "Construction", "Ice": two kinds of ships; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have more than one ship of the kind “%1$s”, but only one of the kind “%2$s”."),
                          _("%3$s has more than one ship of the kind “%1$s”, but only one of the kind “%2$s”."), ph_words_type (ph_ship_type (kinds[0])),
                          ph_words_type (ph_ship_type (kinds[1])), ph_pair_get_name (self));
  if (ph_ship_level (kinds[0]) < ph_ship_level (kinds[1]))
    return g_strdup (_("The ship with the higher level stays."));

  return NULL;
}

char *
ph_words_evident_ships (const PhPair *pair)
{
  static PhReason *const reasons[] = { say_front, say_track_ships, say_sector, say_ship, say_new_ship, say_scrap, say_use };

  return ph_pair_find_reason (pair, reasons, G_N_ELEMENTS (reasons));
}
