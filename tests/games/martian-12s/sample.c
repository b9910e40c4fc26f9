/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is sound in Martian 12s, and what its viewers cannot tell apart. */
#include "../sample.h"

#include "games/martian-12s/rules/rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 2, 9 },
  { "{ \"tokens\": 12, \"rounds\": 6 }", 2, 9 },
  { "{ \"hard_limit\": true, \"stake\": 20, \"rounds\": 3, \"first\": 1 }", 2, 9 },
  { "{ \"sets\": 1, \"single\": \"xeno\" }", 2, 2 },
  { "{ \"sets\": 4, \"tokens\": 5, \"rounds\": 0 }", 2, 3 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { 4, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 300 },
  { 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 120 },
  { 0 },
};

static void
count_pyramid (guint8     *counts,
               M12Pyramid  pyramid)
{
  g_assert_cmpuint (pyramid, <, M12_COLOURS * M12_SIZES);

  /* A test may be told to go on after a failed assertion. */
  if (pyramid < M12_COLOURS * M12_SIZES)
    counts[pyramid]++;
}

static void
assert_seat_sound (const M12Ruleset *ruleset,
                   const M12State   *state,
                   int               index,
                   guint8           *counts)
{
  const M12Seat *seat = &state->seats[index];
  guint points = 0;

  g_assert_cmpuint (seat->height, <=, M12_MAX_STACK);
  for (guint i = 0; i < seat->height; i++)
    {
      count_pyramid (counts, seat->stack[i]);
      points += (guint) m12_pyramid_value (seat->stack[i]);
    }
  for (guint i = seat->height; i < M12_MAX_STACK; i++)
    g_assert_cmpuint (seat->stack[i], ==, 0);
  g_assert_cmpuint (seat->points, ==, points);
  g_assert_cmpint (seat->status == M12_POPPED, ==, points > M12_LIMIT);
  g_assert_true (ruleset->open_account || seat->balance >= 0);
  if (seat->status == M12_OUT)
    g_assert_cmpuint (seat->height, ==, 0);
  if (seat->status == M12_ACTIVE && state->phase == M12_PHASE_PULL)
    g_assert_cmpuint (seat->height, ==, state->lap - 1 + m12_has_pulled (state, index));
}

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  static const M12Seat nobody;
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  const M12State *state = data;
  guint8 counts[M12_COLOURS * M12_SIZES] = { 0 };
  gint64 money = (gint64) state->pot * ruleset->stake;
  M12State counted;
  M12RoundEnd end;

  for (int size = 0; size < M12_SIZES; size++)
    for (int i = 0; i < M12_MAX_PER_SIZE; i++)
      if (i >= state->left[size])
        g_assert_cmpuint (state->bag[size][i], ==, 0);
      else
        {
          g_assert_cmpint (m12_pyramid_size (state->bag[size][i]), ==, size);
          count_pyramid (counts, state->bag[size][i]);
        }
  for (int i = 0; i < base->seats; i++)
    {
      assert_seat_sound (ruleset, state, i, counts);
      money += state->seats[i].balance - ruleset->wallets[i];
    }
  for (int i = base->seats; i < TABLEE_MAX_SEATS; i++)
    g_assert_cmpmem (&state->seats[i], sizeof nobody, &nobody, sizeof nobody);
  for (int i = 0; i < M12_COLOURS * M12_SIZES; i++)
    g_assert_cmpuint (counts[i], ==, ruleset->copies[i / M12_SIZES]);

  g_assert_cmpuint (state->pulled >> base->seats, ==, 0);
  memcpy (&counted, state, sizeof counted);
  m12_count_seats (ruleset, &counted);
  g_assert_cmpmem (&counted, sizeof counted, state, sizeof *state);

  /* Money in is money out. */
  g_assert_cmpint (money, ==, 0);
  g_assert_cmpint (m12_round_over (ruleset, state, &end), ==, state->phase == M12_PHASE_OVER);
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  M12State *state = data;

  for (int size = 0; size < M12_SIZES; size++)
    for (int i = 0; i < state->left[size]; i++)
      {
        int other = (int) tablee_random_below (random, state->left[size]);
        M12Pyramid pyramid = state->bag[size][i];

        state->bag[size][i] = state->bag[size][other];
        state->bag[size][other] = pyramid;
      }
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/*
 * By what tempers show
 */

/* The next seat that is active, or the one that decides. */
static int
find_next (const TableeRuleset *base,
           const M12State      *state)
{
  int seat = state->current;

  do
    seat = (seat + 1) % base->seats;
  while (seat != state->current && state->seats[seat].status != M12_ACTIVE);

  return seat;
}

static double
count_chance (const M12State *state,
              int             seat,
              int             size)
{
  return (double) m12_count_popping (state, seat, size) / state->left[size];
}

static void
count_points (const TableeRuleset *base,
              const void          *data,
              TableeAction         action,
              double              *cases,
              double              *sum)
{
  const M12State *state = data;
  int values[M12_VALUES];

  if (action == M12_ACTION_PASS)
    return;

  m12_bag_values (state, (int) action, values);
  *cases += 1;
  for (int value = 0; value < M12_VALUES; value++)
    *sum += (double) value * values[value] / state->left[action];
}

static void
count_pulls (const TableeRuleset *base,
             const void          *data,
             TableeAction         action,
             double              *cases,
             double              *sum)
{
  const M12State *state = data;

  *cases += state->lap == 1;
  *sum += action != M12_ACTION_PASS;
}

static void
count_taken (const TableeRuleset *base,
             const void          *data,
             TableeAction         action,
             double              *cases,
             double              *sum)
{
  const M12State *state = data;
  int next = find_next (base, state);
  double least = 1;
  double most = 0;

  if (action == M12_ACTION_PASS || next == state->current)
    return;

  for (int size = 0; size < M12_SIZES; size++)
    if (state->left[size] > 0)
      {
        least = MIN (least, count_chance (state, next, size));
        most = MAX (most, count_chance (state, next, size));
      }
  *cases += least < most;
  *sum += least < most && count_chance (state, next, (int) action) <= least;
}

static const TableeSampleTemper tempers[] = {
  { TABLEE_TEMPER_HOARDER, FALSE, "points that a pull can be expected to bring", count_points },
  { TABLEE_TEMPER_HASTY, TRUE, "points that a pull can be expected to bring", count_points },
  { TABLEE_TEMPER_GAMBLER, TRUE, "pulls of a round", count_pulls },
  { TABLEE_TEMPER_SPOILER, TRUE, "share of the pulls from the size that is safest for the next seat", count_taken },
  { 0 },
};

const TableeSample tablee_martian_12s_sample = {
  .game = &tablee_martian_12s_game,
  .options = options,
  .matches = matches,
  .tempers = tempers,
  .last_event = M12_EVENT_GAME_OVER,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
