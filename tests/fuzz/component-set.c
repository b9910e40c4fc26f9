/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a component set of Space Station Phoenix: refused with a reason, or taken; and with what is taken a game is dealt and
 * played for a while, of as many seats as its checksum says. */

#include "taken.h"
#include "target.h"

#include "games/catalogue.h"
#include "games/space-station-phoenix/notation/component-read.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "games/trial.h"
#include "notation/json-guard.h"
#include "notation/position.h"

#include <math.h>

enum
{
  FIRST_GAME_SECTORS = 4,
  MAX_DECISIONS = 60,
  WRITE_ONE_IN = 16,
  WEIGH_ONE_IN = 64,
};

extern const TableeSample tablee_space_station_phoenix_sample;

static void
check_judgement (Trial *trial)
{
  const TableeHeuristics *heuristics = tablee_games_heuristics (trial->game);
  g_autofree double *weights = g_new0 (double, trial->count);
  double rewards[TABLEE_MAX_SEATS] = { 0 };

  trial_copy (trial, trial->view, trial->state);
  trial->game->conceal (trial->ruleset, trial->view, tablee_game_to_move (trial->ruleset, trial->state));
  heuristics->evaluate (trial->ruleset, trial->view, rewards);
  for (int seat = 0; seat < trial->ruleset->seats; seat++)
    g_assert_true (isfinite (rewards[seat]));
  heuristics->weigh (trial->ruleset, trial->view, trial->actions, trial->count, weights);
  for (gsize i = 0; i < trial->count; i++)
    g_assert_true (isfinite (weights[i]) && weights[i] >= 0);
}

static void
check_writing (Trial *trial)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (trial->ruleset, trial->state, FALSE);
  g_autofree char *text = tablee_position_to_text (position);

  g_assert_nonnull (text);
}

static void
check_state (Trial *trial)
{
  trial->sample->assert_sound (trial->ruleset, trial->state);
  trial_check_score (trial, trial->state);
  if (tablee_random_below (&trial->random, WRITE_ONE_IN) == 0)
    check_writing (trial);
  if (trial->count > 0 && tablee_random_below (&trial->random, WEIGH_ONE_IN) == 0)
    check_judgement (trial);
}

static void
play (TableeRuleset *ruleset)
{
  g_autoptr (Trial) trial = trial_new (&tablee_space_station_phoenix_sample, ruleset);
  TableeRandom seed;

  tablee_random_seed (&trial->random, ruleset->checksum);
  tablee_random_seed (&seed, ruleset->checksum + 1);
  trial->game->deal (ruleset, trial->state, &seed, &trial->events);
  for (int i = 0; i < MAX_DECISIONS; i++)
    {
      trial_find_legal (trial);
      if (i % 8 == 0)
        check_state (trial);
      if (trial->count == 0)
        break;
      trial_play (trial, trial->actions[tablee_random_below (&trial->random, (guint32) trial->count)]);
    }
  trial_find_legal (trial);
  check_state (trial);
}

static void
play_with (const PhComponents *components,
           int                 seats)
{
  g_autoptr (TableeRuleset) base = g_atomic_rc_box_alloc0 (sizeof (PhRuleset));
  PhRuleset *ruleset = (PhRuleset *) base;

  ph_ruleset_init (ruleset, seats);
  ruleset->components = *components;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->first_game = components->checksum / 3 % 4 == 0 && components->setups[seats - PH_MIN_SEATS].sectors <= FIRST_GAME_SECTORS;
  ruleset->basic_hubs = components->checksum / 3 % 8 == 1;
  ph_ruleset_complete (ruleset);
  play (base);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = tablee_json_parse ((const char *) data, (gssize) size, &error);
  PhComponents components;
  gboolean taken = object != NULL && ph_components_read (object, "mine", &components, &error);

  count_input (taken, taken ? components.checksum : 0);
  if (!taken)
    {
      g_assert_true (error != NULL && error->domain == TABLEE_NOTATION_ERROR && *error->message != '\0');
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  g_assert_no_error (error);
  play_with (&components, PH_MIN_SEATS + (int) (components.checksum % (PH_MAX_SEATS - PH_MIN_SEATS + 1)));

  return 0;
}
