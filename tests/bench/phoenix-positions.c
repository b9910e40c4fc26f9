/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions of Space Station Phoenix and what became of them, for learn-phoenix.py: computer players play games with each other, and
 * of some turns each seat gives a row: the features of the position as the turn begins, the points that the heuristics expect, and
 * the points that the seat had in the end. Numbers are those of this machine, behind a header.
 * usage: phoenix-positions SEATS GAMES PLAYER SLIPS SHARE [SEED] >FILE
 * PLAYER: a contestant, or "value", who takes what leads to the position that is worth most as learned so far.
 * SLIPS: share of its decisions that are left to chance, so that there is something to learn about them. SHARE: of the turns that
 * are taken.
 */
#include "contestant.h"

#include "games/space-station-phoenix/mind/features.h"
#include "games/space-station-phoenix/mind/plan.h"
#include "games/space-station-phoenix/mind/thinking.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  guint32 features;
  guint32 seats;
  guint64 checksum;  /* of the component set */
} Header;

typedef struct
{
  float features[PH_FEATURES];
  float expected;
  float points;
} Row;

typedef struct
{
  Table            table;
  Contestant       player;
  gboolean         is_value;  /* who plays is nobody of the contestants */
  double           slips;
  const PhRuleset *ruleset;
  PhState         *state;
  double           share;
  TableeRandom     random;
  GArray          *rows;     /* Row; of each position those of all seats, in their order */
} Harvest;

static void
take (Harvest *self)
{
  const PhRuleset *ruleset = self->ruleset;
  double expected[PH_MAX_SEATS];
  PhFeatures features;
  PhOutlook outlook;

  ph_features_find (&features, ruleset, self->state);
  ph_look (&outlook, ruleset, self->state, &ph_fine_taste);
  ph_outlook_points (&outlook, self->state, expected);
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      Row row = { .expected = (float) expected[seat] };

      ph_features_write (&features, ruleset, self->state, seat, row.features);
      g_array_append_val (self->rows, row);
    }
}

static TableeAction
choose_by_value (Harvest *self,
                 size_t   count)
{
  PhPlan plan = { .seat = self->state->current, .rolls = 3, .learned = true };
  double values[PH_MAX_ACTIONS];
  PhState view = *self->state;
  size_t best = 0;

  tablee_space_station_phoenix_game.conceal (self->table.ruleset, &view, plan.seat);
  ph_look (&plan.outlook, self->ruleset, &view, &ph_fine_taste);
  ph_plan_values (&plan, &view, self->table.actions, count, &self->random, values);
  for (size_t i = 1; i < count; i++)
    if (values[i] > values[best])
      best = i;

  return self->table.actions[best];
}

static TableeAction
decide (Harvest *self)
{
  const TableeRuleset *ruleset = self->table.ruleset;
  size_t count = ruleset->game->legal (ruleset, self->state, self->table.actions);

  if (tablee_random_real (&self->random) < self->slips)
    return self->table.actions[tablee_random_below (&self->random, (guint32) count)];

  return self->is_value ? choose_by_value (self, count) :
                          contestant_decide (&self->player, &self->table, self->state, &self->random);
}

/* Once a turn at most. */
static void
play_game (Harvest *self,
           guint64  number)
{
  const TableeRuleset *ruleset = self->table.ruleset;
  TableeRandom deal;
  int before = -1;

  tablee_random_seed (&deal, number);
  ruleset->game->deal (ruleset, self->state, &deal, NULL);
  while (tablee_game_to_move (ruleset, self->state) != TABLEE_NOBODY)
    {
      int turn = self->state->seats[self->state->active].turns * ruleset->seats + self->state->active;

      if (self->state->phase == PH_PHASE_TURN && turn != before && tablee_random_real (&self->random) < self->share)
        take (self);
      before = turn;
      ruleset->game->apply (ruleset, self->state, decide (self), NULL);
    }
}

static void
write_rows (Harvest *self)
{
  TableeScoreSheet sheet;

  self->table.ruleset->game->score (self->table.ruleset, self->state, &sheet);
  for (guint i = 0; i < self->rows->len; i++)
    g_array_index (self->rows, Row, i).points = (float) sheet.totals[i % (guint) self->ruleset->base.seats];
  fwrite (self->rows->data, sizeof (Row), self->rows->len, stdout);
  g_array_set_size (self->rows, 0);
}

static void
harvest_init (Harvest  *self,
              char    **arguments,
              guint64   seed)
{
  const TableeGame *game = &tablee_space_station_phoenix_game;

  self->is_value = g_str_equal (arguments[2], "value");
  if (!self->is_value && !contestant_read (&self->player, game, arguments[2]))
    {
      fprintf (stderr, "phoenix-positions: nobody is named %s\n", arguments[2]);
      exit (1);
    }
  table_init (&self->table, game, atoi (arguments[0]), NULL);
  self->ruleset = (const PhRuleset *) self->table.ruleset;
  self->state = g_malloc (game->state_size);
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->slips = g_ascii_strtod (arguments[3], NULL);
  self->share = g_ascii_strtod (arguments[4], NULL);
  tablee_random_seed (&self->random, ~seed);
}

static void
harvest_clear (Harvest *self)
{
  g_array_unref (self->rows);
  g_free (self->state);
  table_clear (&self->table);
}

static void
write_header (const Harvest *self)
{
  Header header = {
    .features = PH_FEATURES, .seats = (guint32) self->ruleset->base.seats, .checksum = self->ruleset->components.checksum,
  };

  fwrite (&header, sizeof header, 1, stdout);
}

int
main (int    argc,
      char **argv)
{
  guint64 seed = argc > 6 ? strtoull (argv[6], NULL, 10) : 0;
  guint64 games = argc > 2 ? strtoull (argv[2], NULL, 10) : 0;
  Harvest harvest = { 0 };

  if (argc < 6)
    {
      fputs ("usage: phoenix-positions SEATS GAMES PLAYER SLIPS SHARE [SEED] >FILE\n", stderr);
      return 1;
    }
  harvest_init (&harvest, argv + 1, seed);
  write_header (&harvest);
  for (guint64 i = 0; i < games; i++)
    {
      play_game (&harvest, seed + i);
      write_rows (&harvest);
    }
  harvest_clear (&harvest);

  return 0;
}
