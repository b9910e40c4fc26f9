/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Station Phoenix and speaks for an action. */
#include "config.h"
#include "evident.h"

#include <glib/gi18n-lib.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "present/format.h"
#include "present/naming.h"
#include "terms.h"

/* Of a resource: what is hardly enough for an alien, and for more of them than a transport brings. */
enum
{
  FEW = 1,
  MANY = 6,
};

/* Two actions of one seat. */
typedef struct
{
  const TableePresentContext *context;
  const PhRuleset            *ruleset;
  const PhState              *state;
  int                         seat;
  const TableeAction         *then;        /* as in TableeComparison */
  PhActionKind                kinds[2];    /* of the better one and of the other one */
  int                         numbers[2];
} Pair;

static const char *
get_name (const Pair *self)
{
  return self->context->names[self->seat];
}

static const PhSeat *
get_seat (const Pair *self)
{
  return &self->state->seats[self->seat];
}

/*
 * Income
 */

/* The other action is an income that ends the game. */
static char *
say_last_round (const Pair *self)
{
  int goods[PH_GOODS];
  int points;

  if (self->kinds[1] != PH_ACTION_INCOME || self->state->trigger != PH_NONE)
    return NULL;

  ph_count_income (self->ruleset, self->state, self->seat, goods);
  points = get_seat (self)->goods[PH_VP] + goods[PH_VP];
  if (points < PH_WIN_VP)
    return NULL;

  /* Translators: points that are scored then, name of a player */
  return tablee_say_of (self->context, self->seat,
                        g_dngettext (GETTEXT_PACKAGE, "With income you would have scored %1$d point: everybody else would have a last turn.",
                                     "With income you would have scored %1$d points: everybody else would have a last turn.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "With income %2$s would have scored %1$d point: everybody else would have a last turn.",
                                     "With income %2$s would have scored %1$d points: everybody else would have a last turn.", (gulong) points),
                        points, get_name (self));
}

/* Rather use a ship than take income. */
static char *
say_early (const Pair *self)
{
  int ships = get_seat (self)->fleet_count;
  int used = ph_count_used (get_seat (self));
  g_autofree char *last = say_last_round (self);

  if (self->kinds[1] != PH_ACTION_INCOME || last != NULL || 2 * used >= ships)
    return NULL;

  /* Translators: two numbers of ships, the second of which is the number of all; name of a player */
  return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. It is early for income, which makes them ready again."),
                        _("Used ships of %3$s: %1$d of %2$d. It is early for income, which makes them ready again."), used, ships, get_name (self));
}

/* What is used makes an income worth a turn; or else what it brings does. */
static char *
say_income (const Pair *self)
{
  int ships = get_seat (self)->fleet_count;
  int used = ph_count_used (get_seat (self));
  int goods[PH_GOODS];
  g_autofree char *brought = NULL;

  if (self->kinds[0] == PH_ACTION_INCOME && 2 * used >= ships)
    /* Translators: two numbers of ships, the second of which is the number of all; name of a player */
    return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. Income makes them ready again."),
                          _("Used ships of %3$s: %1$d of %2$d. Income makes them ready again."), used, ships, get_name (self));
  if (self->kinds[0] != PH_ACTION_INCOME)
    return NULL;

  ph_count_income (self->ruleset, self->state, self->seat, goods);
  brought = ph_words_goods (goods);

  /* Translators: "2 gems and 1 food" */
  return g_strdup_printf (_("Income now brings %s."), brought);
}

/*
 * Residents
 */

/* Whose residents will be one more; or PH_SPECIES. */
static int
find_species (const Pair *self,
              int         which)
{
  switch ((int) self->kinds[which])
    {
    case PH_ACTION_ALIEN:
      return self->numbers[which];
    case PH_ACTION_RECRUIT:
      return PH_HUMAN;
    default:
      return PH_SPECIES;
    }
}

/* Of a species, with one more. */
typedef struct
{
  int points[2];  /* for the most or second most: before, and with it */
  int count;
  int ahead;      /* seats that have more */
  int level;      /* seats that have as many */
  bool shared;    /* the points before are a part of what a place brings */
} Majority;

static Majority
find_majority (const Pair *self,
               int         species)
{
  int counts[PH_MAX_SEATS] = { 0 };
  int all[PH_MAX_SEATS];
  int seats = self->ruleset->base.seats;
  Majority majority = { 0 };

  for (int seat = 0; seat < seats; seat++)
    {
      int residents[PH_SPECIES];

      ph_count_residents (&self->state->seats[seat], residents);
      counts[seat] = residents[species];
    }
  for (int more = 0; more < 2; more++)
    {
      counts[self->seat] += more;
      ph_share_majority (counts, seats, all);
      majority.points[more] = all[self->seat];
    }
  for (int seat = 0; seat < seats; seat++)
    majority.shared |= seat != self->seat && counts[seat] == counts[self->seat] - 1;
  majority.count = counts[self->seat];
  for (int seat = 0; seat < seats; seat++)
    {
      majority.ahead += counts[seat] > majority.count;
      majority.level += seat != self->seat && counts[seat] == majority.count;
    }

  return majority;
}

/* To the one it is about, and to others. */
typedef struct
{
  const char *you;
  const char *named;
} Place;

static char *
say_place (const Pair     *self,
           int             species,
           const Majority *majority)
{
  /* By whether it is the second, and whether it is shared. */
  static const Place places[2][2] = {
    /* Translators: the next four: "4 humans", "10 points", a smaller number of them or "7 for a shared place", name of a player */
    { { N_("With %1$s you have the most for now: %2$s instead of %3$s."), N_("With %1$s, %4$s has the most for now: %2$s instead of %3$s.") },
      { N_("With %1$s you share first place for now: %2$s instead of %3$s."), N_("With %1$s, %4$s shares first place for now: %2$s instead of %3$s.") } },
    { { N_("With %1$s you have the second most for now: %2$s instead of %3$s."), N_("With %1$s, %4$s has the second most for now: %2$s instead of %3$s.") },
      { N_("With %1$s you share second place for now: %2$s instead of %3$s."),
        N_("With %1$s, %4$s shares second place for now: %2$s instead of %3$s.") } },
  };
  const Place *place = &places[majority->ahead > 0][majority->level > 0];
  g_autofree char *residents = ph_words_residents (species, majority->count);
  g_autofree char *points = ph_words_good (PH_VP, majority->points[1]);
  /* Translators: "10 points instead of 7 for a shared place" */
  g_autofree char *before = g_strdup_printf (majority->shared && majority->points[0] > 0 ? _("%d for a shared place") : "%d", majority->points[0]);

  return ph_words_fill (tablee_is_listener (self->context, self->seat) ? _(place->you) : _(place->named), residents, points, before, get_name (self));
}

static char *
say_majority (const Pair *self)
{
  const int species[2] = { find_species (self, 0), find_species (self, 1) };
  Majority better;
  Majority other = { 0 };

  if (species[0] == PH_SPECIES || species[0] == species[1])
    return NULL;

  better = find_majority (self, species[0]);
  if (species[1] != PH_SPECIES)
    other = find_majority (self, species[1]);

  return better.points[1] - better.points[0] > MAX (other.points[1] - other.points[0], 0) ? say_place (self, species[0], &better) : NULL;
}

/* Of whoever is brought in, rather than something that leaves nobody in the station. */
static char *
say_resident (const Pair *self)
{
  if (find_species (self, 0) == PH_SPECIES || find_species (self, 1) != PH_SPECIES ||
      (self->kinds[1] == PH_ACTION_OBSERVE && ph_observed_points (self->ruleset, self->state) >= PH_RESIDENT_POINTS))
    return NULL;

  /* Translators: a number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Every resident scores %d point at the end, alien or human.", "Every resident scores %d points at the end, alien or human.",
                                       PH_RESIDENT_POINTS),
                          PH_RESIDENT_POINTS);
}

/* Rather than to take a human in. */
static char *
say_observed (const Pair *self)
{
  g_autofree char *food = ph_words_good (PH_FOOD, 1);
  g_autofree char *water = ph_words_good (PH_WATER, 1);
  g_autofree char *metal = ph_words_good (PH_METAL, 1);

  if (self->kinds[0] != PH_ACTION_OBSERVE || self->kinds[1] != PH_ACTION_RECRUIT)
    return NULL;

  /* Translators: of a human who could be taken in: "1 food", "1 water", "1 metal" */
  return g_strdup_printf (_("That costs nothing; a human costs %1$s, %2$s and %3$s."), food, water, metal);
}

/* The quarter that is occupied next, where @kind of action with @number lets somebody live; -1: it does not. */
static int
find_quarter (const Pair  *self,
              PhActionKind kind,
              int          number)
{
  int filled;

  if (kind != PH_ACTION_PLACE && kind != PH_ACTION_MOVE_TO)
    return -1;

  filled = get_seat (self)->filled[ph_slot (number)];

  return filled < self->ruleset->components.sectors[number].count ? filled : -1;
}

/* Whether whom the other action brings in could live in @sector just as well (SP-R17: humans and gold aliens anywhere). */
static gboolean
may_live_there (const Pair *self,
                int         sector)
{
  int species = find_species (self, 1);

  return species == PH_HUMAN || species == PH_GOLD_ALIEN || species == PH_TEAL_ALIEN + ph_sector_colour (sector);
}

/* Of who will live or move there next. */
static char *
say_quarter_then (const Pair *self)
{
  int sector = self->then != NULL ? ph_action_number (*self->then) : 0;
  int quarter = self->then != NULL ? find_quarter (self, ph_action_kind (*self->then), sector) : -1;
  g_autofree char *effect = NULL;
  g_autofree char *where = NULL;

  if (quarter < 0 || may_live_there (self, sector) || self->ruleset->components.sectors[sector].quarters[quarter].kind == PH_QUARTER_PLAIN)
    return NULL;

  effect = ph_words_quarter (self->ruleset, sector, quarter);
  where = ph_words_sector (sector);

  /* Translators: of where somebody will live: "the level 2 cyan sector"; what an occupied quarter does, "1 water as income" */
  return g_strdup_printf (_("A quarter is free in %1$s: %2$s."), where, effect);
}

/* Only one of them has an effect, or the same one does more. */
static char *
say_quarter (const Pair *self)
{
  const PhQuarter *quarters[2];
  int places[2];
  g_autofree char *effect = NULL;

  for (int i = 0; i < 2; i++)
    {
      places[i] = find_quarter (self, self->kinds[i], self->numbers[i]);
      if (places[i] < 0)
        return NULL;
      quarters[i] = &self->ruleset->components.sectors[self->numbers[i]].quarters[places[i]];
    }
  if (quarters[0]->kind == PH_QUARTER_PLAIN || (quarters[1]->kind != PH_QUARTER_PLAIN && (quarters[1]->kind != quarters[0]->kind ||
                                                                                         quarters[1]->amount >= quarters[0]->amount)))
    return NULL;

  effect = ph_words_quarter (self->ruleset, self->numbers[0], places[0]);
  if (quarters[1]->kind == PH_QUARTER_PLAIN)
    /* Translators: what an occupied quarter does, "1 water as income" */
    return g_strdup_printf (_("The next free quarter there: %s. In the other sector: nothing."), effect);

  /* Translators: the same */
  return g_strdup_printf (_("The next free quarter there does more: %s."), effect);
}

/*
 * Goods
 */

/* What the action gets; or PH_GOODS. */
static int
find_good (const Pair *self,
           int         which)
{
  static const int goods[] = { [PH_FACE_FOOD] = PH_FOOD, [PH_FACE_WATER] = PH_WATER, [PH_FACE_METAL] = PH_METAL, [PH_FACE_HUMAN] = PH_GOODS };

  switch ((int) self->kinds[which])
    {
    case PH_ACTION_PICK:
      return goods[self->numbers[which]];
    case PH_ACTION_TAKE:
    case PH_ACTION_REWARD:
      return self->numbers[which];
    default:
      return PH_GOODS;
    }
}

static gboolean
is_resource (int good)
{
  return good == PH_FOOD || good == PH_WATER || good == PH_METAL;
}

static char *
write_stock (const Pair *self,
             int         good)
{
  return ph_words_good (good, get_seat (self)->goods[good]);
}

/* Of two resources, at least twice as many as of the other one. */
static gboolean
is_plentiful (const Pair *self,
              int         good,
              int         than)
{
  const guint16 *goods = get_seat (self)->goods;

  return is_resource (good) && is_resource (than) && goods[good] > 0 && goods[good] >= 2 * goods[than];
}

/* One is got of which there is less, or given of which there is more. */
static char *
say_scarce (const Pair *self)
{
  gboolean gives = self->kinds[0] == PH_ACTION_GIVE && self->kinds[1] == PH_ACTION_GIVE;
  const int goods[2] = { gives ? self->numbers[0] : find_good (self, 0), gives ? self->numbers[1] : find_good (self, 1) };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!(gives ? is_plentiful (self, goods[0], goods[1]) : is_plentiful (self, goods[1], goods[0])))
    return NULL;

  first = write_stock (self, goods[0]);
  second = write_stock (self, goods[1]);

  /* Translators: "1 food", "4 water", name of a player */
  return tablee_say_of (self->context, self->seat, _("You have %1$s, but %2$s."), _("%3$s has %1$s, but %2$s."), first, second, get_name (self));
}

static char *
say_only (const Pair *self,
          int         good)
{
  g_autofree char *what = write_stock (self, good);

  if (get_seat (self)->goods[good] == 0)
    /* Translators: "0 food", name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s."), _("%2$s has %1$s."), what, get_name (self));

  /* Translators: "1 food", name of a player */
  return tablee_say_of (self->context, self->seat, _("You have only %1$s."), _("%2$s has only %1$s."), what, get_name (self));
}

/* Of a resource and something else, the resource is got of which there is hardly any, or not the one of which there is enough. */
static char *
say_stock (const Pair *self)
{
  const int goods[2] = { find_good (self, 0), find_good (self, 1) };
  const guint16 *stock = get_seat (self)->goods;
  g_autofree char *what = NULL;

  if (goods[0] == PH_GOODS || goods[1] == PH_GOODS || is_resource (goods[0]) == is_resource (goods[1]))
    return NULL;

  if (is_resource (goods[0]) && stock[goods[0]] <= FEW)
    return say_only (self, goods[0]);
  if (is_resource (goods[1]) && stock[goods[1]] >= MANY)
    {
      what = write_stock (self, goods[1]);
      /* Translators: "7 food", name of a player */
      return tablee_say_of (self->context, self->seat, _("You have %1$s already."), _("%2$s has %1$s already."), what, get_name (self));
    }

  return NULL;
}

static char *
say_saved (int saved)
{
  if (saved <= 0)
    return NULL;

  /* Translators: a ship of the same kind as another one; how many gems */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It costs %d gem less.", "It costs %d gems less.", (gulong) saved), saved);
}

/* Gems for a level of diplomacy, a reward that is not gems itself, or an alien; -1: it is none of these. */
static int
get_price (const Pair *self,
           int         which)
{
  int number = self->numbers[which];
  int price = 0;

  switch ((int) self->kinds[which])
    {
    case PH_ACTION_LOBBY:
      return ph_lobby_cost (self->ruleset, self->state, self->seat, number);
    case PH_ACTION_REWARD:
      if (number == PH_GEM)
        return -1;
      ph_reward (self->ruleset, self->state, self->seat, self->state->context.track, (PhGood) number, &price);
      return price;
    case PH_ACTION_ALIEN:
      return number == PH_GOLD_ALIEN;  /* S8 */
    default:
      return -1;
    }
}

static char *
say_price (const Pair *self)
{
  const int prices[2] = { get_price (self, 0), get_price (self, 1) };

  return self->kinds[0] == self->kinds[1] && prices[0] >= 0 && prices[1] >= 0 ? say_saved (prices[1] - prices[0]) : NULL;
}

/* What is not used is gone, and what need not be paid is kept. */
static char *
say_left (const Pair *self)
{
  if (self->kinds[0] == PH_ACTION_PICK && self->kinds[1] == PH_ACTION_STOP)
    return g_strdup (_("Dice that are left over bring nothing."));
  if (self->kinds[0] == PH_ACTION_DONE && self->kinds[1] == PH_ACTION_MOVE)
    return g_strdup (_("Moving somebody costs gems."));
  if (self->kinds[0] == PH_ACTION_POWER && self->kinds[1] == PH_ACTION_DONE &&
      self->ruleset->masks[self->numbers[0]][PH_QUARTER_DIE] != 0)
    return g_strdup (_("It is free, and can be used only now, during this income."));

  return NULL;
}

/* On its diplomacy track. */
static gboolean
comes_to_front (const Pair *self,
                int         which)
{
  int track = self->numbers[which];
  int most = 0;

  for (int seat = 0; seat < self->ruleset->base.seats; seat++)
    if (seat != self->seat)
      most = MAX (most, self->state->seats[seat].tracks[track]);

  return get_seat (self)->tracks[track] == most;
}

static char *
say_front (const Pair *self)
{
  g_autofree char *gems = ph_words_good (PH_GEM, self->ruleset->components.front_gems);

  for (int i = 0; i < 2; i++)
    if (self->kinds[i] != PH_ACTION_LOBBY && self->kinds[i] != PH_ACTION_TRACK)
      return NULL;
  if (!comes_to_front (self, 0) || comes_to_front (self, 1))
    return NULL;

  /* Translators: on a diplomacy track; what that brings ("1 gem"), name of a player */
  return tablee_say_of (self->context, self->seat, _("You are alone in front on this track then: %1$s each time that a ship of it is used."),
                        _("%2$s is alone in front on this track then: %1$s each time that a ship of it is used."), gems, get_name (self));
}

/*
 * Sectors and ships
 */

/* With what builds now. */
static int
get_build_cost (const Pair *self,
                int         which)
{
  const PhContext *context = &self->state->context;
  int kind = context->owner != PH_NONE ? ph_acts_as (self->ruleset, self->state, ph_ship (context->owner, context->ship)) : PH_NONE;

  return ph_build_cost (self->ruleset, self->state, self->seat, self->numbers[which], kind);
}

static int
count_effects (const Pair *self,
               int         sector)
{
  const PhSector *what = &self->ruleset->components.sectors[sector];
  int count = 0;

  for (int i = 0; i < what->count; i++)
    count += what->quarters[i].kind != PH_QUARTER_PLAIN;

  return count;
}

/* Of two sectors with as many quarters that do something, the first in which they differ, if it does more of the same. */
static char *
say_better_quarter (const Pair *self)
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
say_effects (const Pair *self)
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
say_sector (const Pair *self)
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
get_effect (const Pair *self,
            int         kind)
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
say_ship (const Pair *self)
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

  return say_saved (costs[1] - costs[0]);
}

/* One of the seat's own that would do as well now, need not be used, and is not dismantled next (@then). Returns: (transfer full) (nullable) */
static char *
say_ready (const Pair         *self,
           const TableeAction *then)
{
  int kind;

  if (self->kinds[0] != PH_ACTION_USE || ph_ship_owner (self->numbers[0]) == self->seat)
    return NULL;

  kind = ph_acts_as (self->ruleset, self->state, self->numbers[0]);
  for (int place = 0; place < get_seat (self)->fleet_count; place++)
    {
      int ship = ph_ship (self->seat, place);
      int own = ph_acts_as (self->ruleset, self->state, ship);
      g_autofree char *name = NULL;

      if ((then != NULL && *then == ph_action (PH_ACTION_DISMANTLE, place)) || ph_ship_type (own) != ph_ship_type (kind) ||
          get_effect (self, own) < get_effect (self, kind) ||
          self->ruleset->base.game->check (&self->ruleset->base, self->state, ph_action (PH_ACTION_USE, ship)) != TABLEE_REASON_NONE)
        continue;

      name = ph_words_ship (own);
      /* Translators: "Farm 2"; name of a player */
      return tablee_say_of (self->context, self->seat, _("Your own %1$s stays ready for another turn."),
                            _("%1$s of %2$s stays ready for another turn."), name, get_name (self));
    }

  return NULL;
}

/* All that can be used by somebody, of the kind that moves on @track. */
static int
count_ships_on (const Pair *self,
                int         track)
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
say_track_ships (const Pair *self)
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
count_brought (const Pair *self,
               int         kind)
{
  const PhSeat *seat = get_seat (self);
  int free = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    free += ph_count_free (self->ruleset, seat, slot);

  return MIN (MIN (MIN (seat->goods[PH_FOOD], seat->goods[PH_WATER]), get_effect (self, kind)), MIN (ph_count_aliens (self->state), free));
}

/* The least metal for a sector that can be built with a ship of @kind, or without any ship's discount (PH_NONE); -1: none can. */
static int
find_cheapest (const Pair *self,
               int         kind)
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

/* For sectors: there is enough of it, or not. */
static char *
say_metal (const Pair *self,
           int         kind)
{
  gboolean builds = ph_ship_type (kind) == PH_CONSTRUCTION;
  int cheapest = find_cheapest (self, builds ? kind : PH_NONE);
  g_autofree char *stock = write_stock (self, PH_METAL);

  if (cheapest < 0 || (cheapest <= get_seat (self)->goods[PH_METAL]) != builds)
    return NULL;
  if (builds)
    /* Translators: "7 metal", a number of it; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s, enough to build: with this ship the cheapest sector costs %2$d."),
                          _("%3$s has %1$s, enough to build: with this ship the cheapest sector costs %2$d."), stock, cheapest, get_name (self));

  /* Translators: the same */
  return tablee_say_of (self->context, self->seat, _("You have %1$s, too little to build: without a ship’s discount the cheapest sector costs %2$d."),
                        _("%3$s has %1$s, too little to build: without a ship’s discount the cheapest sector costs %2$d."), stock, cheapest, get_name (self));
}

/* Of food or water there is more than one. */
static char *
say_needed (const Pair *self,
            int         good)
{
  g_autofree char *stock = write_stock (self, good);

  /* Translators: "2 food"; name of a player */
  return tablee_say_of (self->context, self->seat, _("You have %1$s; every alien and every human needs some."),
                        _("%2$s has %1$s; every alien and every human needs some."), stock, get_name (self));
}

/* What of it is missing, or is there for it. */
static char *
say_need (const Pair *self,
          int         kind)
{
  static const int brought[PH_SHIP_TYPES] = { [PH_DISMANTLE] = PH_METAL, [PH_FARM] = PH_FOOD, [PH_ICE] = PH_WATER };
  const guint16 *goods = get_seat (self)->goods;
  int type = ph_ship_type (kind);
  int aliens = type == PH_TRANSPORT ? count_brought (self, kind) : 0;

  if (brought[type] != 0 && goods[brought[type]] <= FEW)
    return say_only (self, brought[type]);
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
                        aliens, get_name (self));
}

/* What a kind of ship is needed for, rather than another kind or no ship. What it is for at any time is no reason for it now. */
static char *
say_use (const Pair *self)
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
count_alike (const Pair *self,
             int         kind)
{
  const PhSeat *seat = get_seat (self);
  int count = 0;

  for (int place = 0; place < seat->fleet_count; place++)
    count += ph_ship_type (seat->fleet[place]) == ph_ship_type (kind);

  return count;
}

static char *
say_new_ship (const Pair *self)
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
                          ph_words_type (ph_ship_type (self->numbers[0])), get_name (self));

  /* Translators: "Farm", "Transport": two kinds of ships, and how many of each; name of a player */
  return tablee_say_of (self->context, self->seat, _("You have fewer ships of the kind “%1$s” (%2$d) than of the kind “%3$s” (%4$d)."),
                        _("%5$s has fewer ships of the kind “%1$s” (%2$d) than of the kind “%3$s” (%4$d)."), ph_words_type (ph_ship_type (self->numbers[0])), counts[0],
                        ph_words_type (ph_ship_type (self->numbers[1])), counts[1], get_name (self));
}

static char *
say_scrap (const Pair *self)
{
  const PhContext *context = &self->state->context;
  int kinds[2];
  int metal[2];

  if (self->kinds[0] != PH_ACTION_DISMANTLE || self->kinds[1] != PH_ACTION_DISMANTLE)
    return NULL;

  for (int i = 0; i < 2; i++)
    {
      kinds[i] = get_seat (self)->fleet[self->numbers[i]];
      metal[i] = ph_scrap_metal (self->ruleset, self->state, self->seat, self->numbers[i],
                                 ph_acts_as (self->ruleset, self->state, ph_ship (context->owner, context->ship)));
    }
  if (metal[0] > metal[1])
    /* Translators: two numbers */
    return g_strdup_printf (_("It brings %1$d metal, the other one %2$d."), metal[0], metal[1]);
  if (kinds[0] == kinds[1] && ph_ship_used (get_seat (self), self->numbers[0]) && !ph_ship_used (get_seat (self), self->numbers[1]))
    return g_strdup (_("It has been used already; the other one is ready."));
  if (count_alike (self, kinds[0]) > 1 && count_alike (self, kinds[1]) == 1)
    return g_strdup (_("A ship of the same kind stays; the other one is the only one of its kind."));
  if (ph_ship_level (kinds[0]) < ph_ship_level (kinds[1]))
    return g_strdup (_("The ship with the higher level stays."));

  return NULL;
}

/* Whether both are uses of one kind of ship. */
static gboolean
are_akin (const Pair *self)
{
  return self->kinds[0] == PH_ACTION_USE && self->kinds[1] == PH_ACTION_USE &&
         ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[0])) ==
         ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[1]));
}

char *
ph_words_evident (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  static char *(*const reasons[]) (const Pair *) = {
    say_last_round, say_income, say_majority, say_quarter,     say_quarter_then, say_resident, say_observed, say_left, say_front,
    say_track_ships, say_price, say_scarce,   say_stock,       say_sector,       say_ship,     say_new_ship, say_scrap, say_use,
  };
  const PhState *state = comparison->view;
  const Pair pair = {
    .context = context,
    .ruleset = (const PhRuleset *) context->ruleset,
    .state = state,
    .seat = state->current,
    .then = comparison->then,
    .kinds = { ph_action_kind (comparison->better), ph_action_kind (comparison->other) },
    .numbers = { ph_action_number (comparison->better), ph_action_number (comparison->other) },
  };
  g_autofree char *said = NULL;
  g_autofree char *early = say_early (&pair);
  g_autofree char *ready = say_ready (&pair, comparison->then);
  g_autofree char *besides = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](&pair);

  /* That another ship stays ready is a reason against that one alone. */
  besides = tablee_format_sentences (early, said != NULL || early != NULL || are_akin (&pair) ? ready : NULL);

  return tablee_format_sentences (said, besides);
}
