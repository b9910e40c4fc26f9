/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open about residents and their quarters. */
#include "config.h"
#include "evident-parts.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

/* Whose residents will be one more; or PH_SPECIES. */
static int
find_species (const PhPair *self,
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
find_majority (const PhPair *self,
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
say_place (const PhPair     *self,
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
find_quarter (const PhPair  *self,
              PhActionKind kind,
              int          number)
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
                int         sector)
{
  int species = find_species (self, 1);

  return species == PH_HUMAN || species == PH_GOLD_ALIEN || species == PH_TEAL_ALIEN + ph_sector_colour (sector);
}

/* Of who will live or move there next. */
static char *
say_quarter_then (const PhPair *self)
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

char *
ph_words_evident_residents (const PhPair *pair)
{
  static PhReason *const reasons[] = { say_majority, say_quarter, say_quarter_then, say_resident, say_observed };

  return ph_pair_find_reason (pair, reasons, G_N_ELEMENTS (reasons));
}
