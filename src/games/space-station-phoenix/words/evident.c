/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Station Phoenix and speaks for an action. */
#include "config.h"
#include "evident.h"

#include <glib/gi18n-lib.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "present/naming.h"
#include "terms.h"

/* Two actions of one seat. */
typedef struct
{
  const TableePresentContext *context;
  const PhRuleset            *ruleset;
  const PhState              *state;
  int                         seat;
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

/* What is used makes an income worth a turn, or not yet. */
static char *
say_ready (const Pair *self)
{
  int ships = get_seat (self)->fleet_count;
  int used = ph_count_used (get_seat (self));

  if (self->kinds[0] == PH_ACTION_INCOME && 2 * used >= ships)
    /* Translators: two numbers of ships, the second of which is the number of all; name of a player */
    return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. Income makes them ready again."),
                          _("Used ships of %3$s: %1$d of %2$d. Income makes them ready again."), used, ships, get_name (self));
  if (self->kinds[1] == PH_ACTION_INCOME && 2 * used < ships)
    /* Translators: the same */
    return tablee_say_of (self->context, self->seat, _("Your used ships: %1$d of %2$d. It is early for income."),
                          _("Used ships of %3$s: %1$d of %2$d. It is early for income."), used, ships, get_name (self));

  return NULL;
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
    /* Translators: the next four: "4 humans", "10 points", a smaller number of them, name of a player */
    { { N_("With %1$s you have the most: %2$s instead of %3$d."), N_("With %1$s, %4$s has the most: %2$s instead of %3$d.") },
      { N_("With %1$s you share first place: %2$s instead of %3$d."), N_("With %1$s, %4$s shares first place: %2$s instead of %3$d.") } },
    { { N_("With %1$s you have the second most: %2$s instead of %3$d."), N_("With %1$s, %4$s has the second most: %2$s instead of %3$d.") },
      { N_("With %1$s you share second place: %2$s instead of %3$d."),
        N_("With %1$s, %4$s shares second place: %2$s instead of %3$d.") } },
  };
  const Place *place = &places[majority->ahead > 0][majority->level > 0];
  g_autofree char *residents = ph_words_residents (species, majority->count);
  g_autofree char *points = ph_words_good (PH_VP, majority->points[1]);

  return ph_words_fill (tablee_is_listener (self->context, self->seat) ? _(place->you) : _(place->named), residents, points, majority->points[0],
                        get_name (self));
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
  if (points[0] < points[1] || saved <= 0)
    return NULL;

  /* Translators: how much metal */
  return g_strdup_printf (_("It costs %d metal less."), saved);
}

static char *
say_cheaper (const Pair *self)
{
  int costs[2];
  int saved;

  for (int i = 0; i < 2; i++)
    {
      int fee = 0;

      if (self->kinds[i] != PH_ACTION_USE)
        return NULL;
      costs[i] = ph_use_cost (self->ruleset, self->state, self->seat, self->numbers[i], &fee);
      costs[i] += fee;
    }
  saved = costs[1] - costs[0];
  if (saved <= 0 || ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[0])) !=
                      ph_ship_type (ph_acts_as (self->ruleset, self->state, self->numbers[1])))
    return NULL;

  /* Translators: a ship of the same kind as another one; how many gems */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It costs %d gem less.", "It costs %d gems less.", (gulong) saved), saved);
}

char *
ph_words_evident (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  static char *(*const reasons[]) (const Pair *) = { say_last_round, say_ready, say_majority, say_sector, say_cheaper };
  const PhState *state = comparison->view;
  const Pair pair = {
    .context = context,
    .ruleset = (const PhRuleset *) context->ruleset,
    .state = state,
    .seat = state->current,
    .kinds = { ph_action_kind (comparison->better), ph_action_kind (comparison->other) },
    .numbers = { ph_action_number (comparison->better), ph_action_number (comparison->other) },
  };
  char *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](&pair);

  return said;
}
