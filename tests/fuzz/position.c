/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a position: refused with a reason, or taken; and what is taken can be written, read again and played. */

#include "taken.h"
#include "target.h"

#include "games/bean-chains/rules/rules.h"
#include "games/martian-12s/rules/rules.h"
#include "notation/position.h"

#include <string.h>

enum
{
  MAX_ACTIONS = 60,
  WRITTEN_EVERY = 8,  /* if inputs are many: nearly all the time goes into writing and reading */
};

static gboolean
has_martian_limits (const TableePosition *position)
{
  const M12State *state = tablee_position_get_state (position);
  int seats = tablee_position_get_ruleset (position)->seats;
  gboolean within = state->round < 20000 && state->pot < 500000000;

  for (int seat = 0; seat < seats; seat++)
    within = within && ABS (state->seats[seat].balance) < G_GINT64_CONSTANT (100000000000000);

  return within;
}

static gboolean
has_chain_limits (const TableePosition *position)
{
  const ChState *state = tablee_position_get_state (position);

  return state->seats[0].coins <= CH_CARDS && state->seats[1].coins <= CH_CARDS &&
         CH_TURN_CARDS * (state->turn - 1) + state->deck_count <= CH_CARDS;
}

/* What play has led beyond the numbers that a file may hold cannot be read back. */
static gboolean
is_within_limits (const TableePosition *position)
{
  const TableeGame *game = tablee_position_get_ruleset (position)->game;

  if (game == &tablee_martian_12s_game)
    return has_martian_limits (position);

  return game != &tablee_bean_chains_game || has_chain_limits (position);
}

static void
check_round_trip (const TableePosition *position)
{
  g_autofree char *text = tablee_position_to_text (position);
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) again = tablee_position_parse (text, -1, &error);
  gsize size = tablee_position_get_ruleset (position)->game->state_size;

  g_assert_no_error (error);
  text_again = tablee_position_to_text (again);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpmem (tablee_position_get_state (again), size, tablee_position_get_state (position), size);
}

static void
check_score (const TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autoptr (JsonObject) object = NULL;
  TableeScoreSheet sheet;

  ruleset->game->score (ruleset, tablee_position_get_state (position), &sheet);
  g_assert_cmpint (sheet.columns, ==, ruleset->seats + (sheet.extra_column != NULL));
  object = tablee_score_sheet_to_json (ruleset, &sheet);
  g_assert_nonnull (object);
}

/* Plays the legal action that @choice points at. */
static gboolean
play (TableePosition *position,
      uint8_t         choice)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeNotation *notation = tablee_position_get_notation (position);
  const void *state = tablee_position_get_state (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = ruleset->game->legal (ruleset, state, actions);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tablee_game_over (ruleset, state) == (count == 0));
  if (count == 0)
    return FALSE;

  text = notation->action_write (ruleset, state, actions[choice % count]);
  tablee_position_apply (position, text, NULL, &error);
  g_assert_no_error (error);

  return TRUE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = tablee_position_parse ((const char *) data, (gssize) size, &error);
  g_autoptr (TableePosition) view = NULL;

  count_input (position != NULL, size);
  if (position == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true ((error->domain == TABLEE_NOTATION_ERROR || error->domain == TABLEE_DATA_ERROR) && *error->message != '\0');
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  g_assert_no_error (error);
  check_round_trip (position);
  check_score (position);
  view = tablee_position_view (position, 0);
  check_round_trip (view);

  for (gsize i = 0; i < MAX_ACTIONS && !tablee_position_is_view (position) && play (position, data[i * 7 % size]); i++)
    if ((target_is_thorough || i % WRITTEN_EVERY == 0) && is_within_limits (position))
      check_round_trip (position);

  return 0;
}
