/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the numbers of a component set of Space Station Phoenix lead to when computer players use them: wins by place, endings, what
 * hubs, drafted ships and tracks win, turns, uses of ships, points by row, what is left over. For tuning and for the help.
 * usage: phoenix-balance SEATS GAMES SEED LEVEL [COMPONENTS]   (levels: 0 random, 1 easy, 2 medium, 3 expert)
 */
#include "ai/choose.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "notation/notation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* How often something was had at the end of a game, and what was won with it. */
typedef struct
{
  double had;
  double won;  /* in shares of a win, which for each seat is 1/seats on average */
} Tally;

typedef struct
{
  const PhRuleset *ruleset;
  TableeSkill      level;
  void            *scratch;
  TableeEvent     *room;
  int              seats;
  int              games;

  Tally            places[PH_MAX_SEATS];
  Tally            hubs[PH_MAX_HUBS];
  Tally            ships[PH_SHIP_KINDS];  /* drafted, or shown by a hub */
  Tally            tracks[PH_TRACKS][PH_TRACK_LEVELS + 1];
  Tally            lobbies[4];            /* levels of all tracks together: 0, 1 to 3, 4 to 6, more */
  double           endings[4];            /* by VP, sectors, aliens, limit of turns */
  double           turns, incomes, gems, resources, total;
  double           least, most;
  double           uses[PH_SHIP_TYPES];
  double           rows[PH_SCORE_ROWS];
} Balance;

static void
count (Tally  *tally,
       double  won)
{
  tally->had++;
  tally->won += won;
}

static void
hear (Balance           *self,
      const TableeEvent *event,
      uint64_t           drafted[PH_MAX_SEATS])
{
  int kind = event->kind;

  if (kind == PH_EVENT_DRAFT || kind == PH_EVENT_JOIN)
    drafted[event->seat] |= UINT64_C (1) << event->args[0];
  self->uses[kind == PH_EVENT_USE ? ph_ship_type (event->args[1]) : 0] += kind == PH_EVENT_USE;
  self->incomes += kind == PH_EVENT_INCOME;
  self->endings[3] += kind == PH_EVENT_LIMIT;
  for (int cause = 0; kind == PH_EVENT_TRIGGER && cause < 3; cause++)
    self->endings[cause] += event->args[0] >> cause & 1;
}

static void
count_seat (Balance       *self,
            const PhState *state,
            int            seat,
            uint64_t       drafted,
            double         won)
{
  const PhSeat *own = &state->seats[seat];
  int levels = 0;

  count (&self->places[ph_place (self->ruleset, state, seat)], won);
  if (own->hub != PH_NONE)
    count (&self->hubs[own->hub], won);
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    if (ph_ship_level (kind) > 1 && drafted >> kind & 1)
      count (&self->ships[kind], won);
  for (int track = 0; track < PH_TRACKS; track++)
    {
      count (&self->tracks[track][own->tracks[track]], won);
      levels += own->tracks[track];
    }
  count (&self->lobbies[levels == 0 ? 0 : levels <= 3 ? 1 : levels <= 6 ? 2 : 3], won);
  self->turns += own->turns;
  self->gems += own->goods[PH_GEM];
  self->resources += ph_count_resources (own);
}

static void
count_game (Balance        *self,
            const PhState  *state,
            const uint64_t  drafted[PH_MAX_SEATS])
{
  const TableeRuleset *base = &self->ruleset->base;
  int points[PH_SCORE_ROWS][PH_MAX_SEATS];
  double rewards[TABLEE_MAX_SEATS];

  tablee_space_station_phoenix_heuristics.reward (base, state, rewards);
  ph_count_scores (self->ruleset, state, points);
  for (int seat = 0; seat < self->seats; seat++)
    {
      double total = 0;

      count_seat (self, state, seat, drafted[seat], rewards[seat]);
      for (int row = 0; row < PH_SCORE_ROWS; row++)
        {
          self->rows[row] += points[row][seat];
          total += points[row][seat];
        }
      self->total += total;
      self->least = fmin (self->least, total);
      self->most = fmax (self->most, total);
    }
}

static void
play (Balance  *self,
      uint64_t  seed)
{
  const TableeRuleset *base = &self->ruleset->base;
  const TableeGame *game = base->game;
  uint64_t drafted[PH_MAX_SEATS] = { 0 };
  TableeEventList events = { .items = self->room, .capacity = game->max_events };
  TableeRandom random;
  PhState state;

  tablee_random_seed (&random, seed);
  game->deal (base, &state, &random, NULL);
  while (state.phase != PH_PHASE_OVER)
    {
      PhState view = state;

      events.count = 0;
      game->conceal (base, &view, state.current);
      game->apply (base, &state, tablee_ai_choose (base, &view, self->level, &random, self->scratch), &events);
      for (size_t i = 0; i < events.count; i++)
        hear (self, &events.items[i], drafted);
    }
  count_game (self, &state, drafted);
}

static void
print_tally (const Balance *self,
             const char    *name,
             const Tally   *tally)
{
  double share = tally->had > 0 ? tally->won / tally->had : 0;

  /* Relative to an even share: 1.00 is even. */
  printf ("  %-24s %5.0f times, wins %.2f of an even share ± %.2f\n", name, tally->had, share * self->seats,
          tally->had > 0 ? 1.96 * self->seats * sqrt (share * (1 - share) / tally->had) : 0);
}

static void
print_tallies (const Balance *self)
{
  static const char *const types[] = { "DIS", "CON", "EXP", "TRA", "DIP", "FAR", "ICE" };
  static const char *const lobbies[] = { "no diplomacy", "1 to 3 levels", "4 to 6 levels", "7 and more" };
  char name[64];

  for (int place = 0; place < self->seats; place++)
    {
      g_snprintf (name, sizeof name, "place %d", place + 1);
      print_tally (self, name, &self->places[place]);
    }
  for (int hub = 0; hub < self->ruleset->components.hub_count; hub++)
    {
      g_snprintf (name, sizeof name, "H%02d %s", hub + 1, self->ruleset->components.hubs[hub].name);
      print_tally (self, name, &self->hubs[hub]);
    }
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    if (ph_ship_level (kind) > 1)
      {
        g_snprintf (name, sizeof name, "%s%d", types[ph_ship_type (kind)], ph_ship_level (kind));
        print_tally (self, name, &self->ships[kind]);
      }
  for (int track = 0; track < PH_TRACKS; track++)
    for (int level = 0; level <= PH_TRACK_LEVELS; level++)
      {
        g_snprintf (name, sizeof name, "track %s at %d", types[track], level);
        print_tally (self, name, &self->tracks[track][level]);
      }
  for (int i = 0; i < 4; i++)
    print_tally (self, lobbies[i], &self->lobbies[i]);
}

static void
print (const Balance *self)
{
  static const char *const types[] = { "dismantle", "construction", "expedition", "transport", "diplomacy", "farm", "ice" };
  static const char *const rows[] = {
    "track", "sectors", "residents", "human", "teal", "pink", "brown", "gold", "hub", "quarters", "gems", "resources",
  };
  double each = self->games * self->seats;

  printf ("%d seats, %d games\n", self->seats, self->games);
  print_tallies (self);
  printf ("  ends: %.0f by VP, %.0f by sectors, %.0f by aliens, %.0f by turns\n", self->endings[0], self->endings[1],
          self->endings[2], self->endings[3]);
  printf ("  a seat: %.1f turns, %.1f of them incomes; %.1f gems and %.1f resources left\n", self->turns / each,
          self->incomes / each, self->gems / each, self->resources / each);
  printf ("  points: %.1f (%.0f to %.0f):", self->total / each, self->least, self->most);
  for (int row = 0; row < PH_SCORE_ROWS; row++)
    printf (" %s %.1f", rows[row], self->rows[row] / each);
  printf ("\n  uses:");
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    printf (" %s %.1f", types[type], self->uses[type] / each);
  printf ("\n");
}

int
main (int    argc,
      char **argv)
{
  const TableeGame *game = &tablee_space_station_phoenix_game;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) options = json_object_new ();
  Balance balance = { .least = INFINITY };
  uint64_t seed;

  if (argc < 5)
    {
      fputs ("usage: phoenix-balance SEATS GAMES SEED LEVEL [COMPONENTS]\n", stderr);
      return 1;
    }

  if (argc > 5)
    json_object_set_string_member (options, "components", argv[5]);
  ruleset = tablee_ruleset_new (game, atoi (argv[1]), options, &error);
  if (ruleset == NULL)
    {
      fprintf (stderr, "phoenix-balance: %s\n", error->message);
      return 1;
    }

  balance.ruleset = (const PhRuleset *) ruleset;
  balance.seats = ruleset->seats;
  balance.games = atoi (argv[2]);
  balance.level = (TableeSkill) CLAMP (atoi (argv[4]), 0, TABLEE_N_SKILLS - 1);
  balance.scratch = g_malloc (tablee_ai_scratch_size (game));
  balance.room = g_new (TableeEvent, game->max_events);
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  for (int i = 0; i < balance.games; i++)
    play (&balance, seed + (uint64_t) i);
  print (&balance);

  g_free (balance.scratch);
  g_free (balance.room);
  return 0;
}
