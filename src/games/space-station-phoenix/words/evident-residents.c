/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open about residents and their quarters. */
#include "config.h"
#include "evident-parts.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

/* In the supply, of one species: so few that they may be gone soon. */
enum
{
  LAST_ALIENS = 2,
};

/* Whose residents will be one more; or PH_SPECIES. */
static int
find_species (const PhPair *self,
              int           which)
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
find_majority (const PhPair *self,
               int           species)
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
say_place (const PhPair   *self,
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

  return ph_words_fill (tablee_is_listener (self->context, self->seat) ? _(place->you) : _(place->named), residents, points, before, ph_pair_get_name (self));
}

static char *
say_majority (const PhPair *self)
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
say_resident (const PhPair *self)
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
say_observed (const PhPair *self)
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
find_quarter (const PhPair *self,
              PhActionKind  kind,
              int           number)
{
  int filled;

  if (kind != PH_ACTION_PLACE && kind != PH_ACTION_MOVE_TO)
    return -1;

  filled = ph_pair_get_seat (self)->filled[ph_slot (number)];

  return filled < self->ruleset->components.sectors[number].count ? filled : -1;
}

/* Whether whom the other action brings in could live in @sector just as well (SP-R17: humans and gold aliens anywhere). */
static gboolean
may_live_there (const PhPair *self,
                int           sector)
{
  int species = find_species (self, 1);

  return species == PH_HUMAN || species == PH_GOLD_ALIEN || species == PH_TEAL_ALIEN + ph_sector_colour (sector);
}

/* Whether who is lifted by @lift (ph_lift()) could live in the sector of @slot. */
static bool
may_move_to (const PhPair *self,
             int           lift,
             int           slot)
{
  const PhSeat *seat = ph_pair_get_seat (self);
  int sector = seat->sectors[slot];

  return sector != PH_NONE && sector != ph_lift_sector (lift) &&
         ph_check_room (self->ruleset, seat, sector, ph_lift_species (lift)) == TABLEE_REASON_NONE;
}

/* The only sector to which who is lifted can move; -1: there are several, or none. */
static int
find_only_destination (const PhPair *self)
{
  int only = -1;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (may_move_to (self, self->numbers[0], slot))
      {
        if (only >= 0)
          return -1;
        only = ph_pair_get_seat (self)->sectors[slot];
      }

  return only;
}

/* Where whoever is moved or brought in will live: what follows, or the only sector there is; -1: nobody can say. */
static int
find_next_home (const PhPair *self)
{
  int sector = self->then != NULL ? ph_action_number (*self->then) : -1;

  if (self->then != NULL && find_quarter (self, ph_action_kind (*self->then), sector) >= 0)
    return sector;

  return self->kinds[0] == PH_ACTION_MOVE ? find_only_destination (self) : -1;
}

static bool
does_as_much (PhQuarter quarter,
              PhQuarter other)
{
  return quarter.kind == other.kind && quarter.amount >= other.amount;
}

/* Whether the others, who close up, leave a quarter that does as much as @gained. */
static bool
loses_as_much (const PhPair *self,
               PhQuarter     gained)
{
  int from = ph_lift_sector (self->numbers[0]);
  int filled = ph_pair_get_seat (self)->filled[ph_slot (from)];

  return self->kinds[0] == PH_ACTION_MOVE && filled > 0 && does_as_much (self->ruleset->components.sectors[from].quarters[filled - 1], gained);
}

/* Of who will live or move there next. */
static char *
say_quarter_then (const PhPair *self)
{
  int sector = find_next_home (self);
  PhQuarter quarter;
  int place;
  g_autofree char *effect = NULL;
  g_autofree char *where = NULL;

  if (sector < 0 || may_live_there (self, sector))
    return NULL;

  place = find_quarter (self, PH_ACTION_PLACE, sector);
  quarter = self->ruleset->components.sectors[sector].quarters[place];
  if (quarter.kind == PH_QUARTER_PLAIN || loses_as_much (self, quarter))
    return NULL;

  effect = ph_words_quarter (self->ruleset, sector, place);
  where = ph_words_sector (sector);

  /* Translators: of where somebody will live: "the level 2 cyan sector"; what an occupied quarter does, "1 water as income" */
  return g_strdup_printf (_("A quarter is free in %1$s: %2$s."), where, effect);
}

/* Only one of them has an effect, or the same one does more. */
static char *
say_quarter (const PhPair *self)
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
  if (quarters[0]->kind == PH_QUARTER_PLAIN ||
      (quarters[1]->kind != PH_QUARTER_PLAIN && (quarters[1]->kind != quarters[0]->kind || does_as_much (*quarters[1], *quarters[0]))))
    return NULL;

  effect = ph_words_quarter (self->ruleset, self->numbers[0], places[0]);
  if (quarters[1]->kind == PH_QUARTER_PLAIN)
    /* Translators: what an occupied quarter does, "1 water as income" */
    return g_strdup_printf (_("The next free quarter there: %s. In the other sector: nothing."), effect);

  /* Translators: the same */
  return g_strdup_printf (_("The next free quarter there does more: %s."), effect);
}

/* How many quarters after the next one the first is that does something; -1: none. */
static int
find_effect_after (const PhPair *self,
                   int           which)
{
  const PhSector *sector = &self->ruleset->components.sectors[self->numbers[which]];
  int next = find_quarter (self, self->kinds[which], self->numbers[which]);

  for (int place = next + 1; next >= 0 && place < sector->count; place++)
    if (sector->quarters[place].kind != PH_QUARTER_PLAIN)
      return place - next;

  return -1;
}

/* The next quarters do nothing, but the one after it does. */
static char *
say_quarter_after (const PhPair *self)
{
  int next[2];
  g_autofree char *effect = NULL;

  for (int i = 0; i < 2; i++)
    {
      next[i] = find_quarter (self, self->kinds[i], self->numbers[i]);
      if (next[i] < 0 || self->ruleset->components.sectors[self->numbers[i]].quarters[next[i]].kind != PH_QUARTER_PLAIN)
        return NULL;
    }
  if (find_effect_after (self, 0) != 1 || find_effect_after (self, 1) == 1)
    return NULL;

  effect = ph_words_quarter (self->ruleset, self->numbers[0], next[0] + 1);

  /* Translators: what an occupied quarter does, "1 water as income" */
  return g_strdup_printf (_("The next free quarter does nothing in either, but the one after it does something here: %s."), effect);
}

static int
count_free_of (const PhPair *self,
               int           colour)
{
  int free = 0;

  for (int level = 1; level <= PH_LEVELS; level++)
    free += ph_count_free (self->ruleset, ph_pair_get_seat (self), colour * PH_LEVELS + level - 1);

  return free;
}

/* Of who can live anywhere (SP-R17), not the only quarter in which others could live. */
static char *
say_room (const PhPair *self)
{
  int species = self->state->context.species;
  int colours[2];
  int free[2];
  g_autofree char *who = NULL;

  for (int i = 0; i < 2; i++)
    {
      if (self->kinds[i] != PH_ACTION_PLACE && self->kinds[i] != PH_ACTION_MOVE_TO)
        return NULL;
      colours[i] = ph_sector_colour (self->numbers[i]);
      free[i] = count_free_of (self, colours[i]);
    }
  if ((species != PH_HUMAN && species != PH_GOLD_ALIEN) || free[1] != 1 || free[0] <= free[1] || self->state->supply[PH_TEAL_ALIEN + colours[1]] == 0)
    return NULL;

  who = ph_words_residents (PH_TEAL_ALIEN + colours[1], 1);

  /* Translators: "1 pink alien" */
  return g_strdup_printf (_("The last free quarter of the other colour is kept for %s, who can live nowhere else."), who);
}

/* Nobody is moved to where the next quarter does nothing. */
static char *
say_no_gain (const PhPair *self)
{
  if (self->kinds[0] != PH_ACTION_DONE || self->kinds[1] != PH_ACTION_MOVE)
    return NULL;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (may_move_to (self, self->numbers[1], slot))
      {
        int sector = ph_pair_get_seat (self)->sectors[slot];

        if (self->ruleset->components.sectors[sector].quarters[find_quarter (self, PH_ACTION_PLACE, sector)].kind != PH_QUARTER_PLAIN)
          return NULL;
      }

  return g_strdup (_("Wherever they could move, the next free quarter does nothing."));
}

/* Somebody who can live anywhere leaves the only sectors where others can live, which are full. */
static char *
say_makes_room (const PhPair *self)
{
  int species = ph_lift_species (self->numbers[0]);
  int colour = ph_sector_colour (ph_lift_sector (self->numbers[0]));
  g_autofree char *who = NULL;

  if (self->kinds[0] != PH_ACTION_MOVE || self->kinds[1] != PH_ACTION_DONE || (species != PH_HUMAN && species != PH_GOLD_ALIEN) ||
      count_free_of (self, colour) > 0 || self->state->supply[PH_TEAL_ALIEN + colour] == 0)
    return NULL;

  who = ph_words_residents (PH_TEAL_ALIEN + colour, 1);

  /* Translators: "1 pink alien" */
  return g_strdup_printf (_("It makes room for %s: the sectors of that colour are full, and who moves can live anywhere."), who);
}

/* Of two aliens, the one of which hardly any are left to bring in. */
static char *
say_supply (const PhPair *self)
{
  g_autofree char *few = NULL;
  g_autofree char *more = NULL;
  const uint8_t *supply = self->state->supply;

  if (self->kinds[0] != PH_ACTION_ALIEN || self->kinds[1] != PH_ACTION_ALIEN || supply[self->numbers[0]] > LAST_ALIENS ||
      supply[self->numbers[1]] < 2 * LAST_ALIENS)
    return NULL;

  few = ph_words_residents (self->numbers[0], supply[self->numbers[0]]);
  more = ph_words_residents (self->numbers[1], supply[self->numbers[1]]);

  /* Translators: "2 cyan aliens", "5 pink aliens" */
  return g_strdup_printf (_("Left to be brought in: only %1$s, but %2$s."), few, more);
}

/* What a human costs of which there is nothing; PH_GOODS: all of it is there. */
static int
find_missing_for_human (const PhPair *self)
{
  static const PhGood goods[] = { PH_FOOD, PH_WATER, PH_METAL };

  for (gsize i = 0; i < G_N_ELEMENTS (goods); i++)
    if (ph_pair_get_seat (self)->goods[goods[i]] == 0)
      return goods[i];

  return PH_GOODS;
}

/* Of a die that shows a human and another one. */
static char *
say_human_die (const PhPair *self)
{
  int missing = find_missing_for_human (self);

  if (self->kinds[0] != PH_ACTION_PICK || self->kinds[1] != PH_ACTION_PICK)
    return NULL;

  if (self->numbers[0] == PH_FACE_HUMAN && ph_can_recruit (self->ruleset, self->state, ph_pair_get_seat (self)))
    return g_strdup (_("A human can be recruited with it: the food, water and metal for one are there."));
  if (self->numbers[1] == PH_FACE_HUMAN && missing != PH_GOODS)
    {
      g_autofree char *stock = ph_pair_write_stock (self, missing);

      /* Translators: what is missing, "0 metal"; name of a player */
      return tablee_say_of (self->context, self->seat, _("You have %1$s, which every human costs."), _("%2$s has %1$s, which every human costs."), stock,
                            ph_pair_get_name (self));
    }

  return NULL;
}

/* Nobody is brought in where one more would be the one that ends the game. */
static char *
say_last_alien (const PhPair *self)
{
  if (self->kinds[1] != PH_ACTION_ALIEN || self->kinds[0] == PH_ACTION_ALIEN || self->state->trigger != PH_NONE ||
      ph_count_aliens (self->state) != PH_LAST_ALIENS + 1)
    return NULL;

  /* Translators: how many aliens are left then */
  return g_strdup_printf (_("With one alien more in a station only %d would be left: everybody else would have a last turn."), PH_LAST_ALIENS);
}

char *
ph_words_evident_residents (const PhPair *pair)
{
  static PhReason *const reasons[] = { say_last_alien, say_majority, say_quarter,  say_quarter_then, say_quarter_after,
                                       say_room,       say_no_gain, say_makes_room, say_supply, say_human_die, say_resident,   say_observed };

  return ph_pair_find_reason (pair, reasons, G_N_ELEMENTS (reasons));
}
