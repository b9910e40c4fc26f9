/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is sound in Bean chains, and what its viewers cannot tell apart. */
#include "../sample.h"

#include "games/bean-chains/rules/rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 2, 2 },
  { "{ \"chains\": 2, \"first\": 1 }", 2, 2 },
  { "{ \"final_sale\": true, \"plays\": 0 }", 2, 2 },
  { "{ \"chains\": 2, \"plays\": 0, \"final_sale\": true, \"first\": 0 }", 2, 2 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 40 },
  { 0 },
};

/* A row of cards and the zeros behind it; CH_NO_BEAN is a card of a view that is not known. */
static void
count_row (const guint8 *cards,
           guint         count,
           int           counts[CH_BEANS + 1])
{
  g_assert_cmpuint (count, <=, CH_CARDS);
  for (guint i = 0; i < CH_CARDS; i++)
    if (i >= count)
      {
        g_assert_cmpuint (cards[i], ==, 0);
      }
    else
      {
        g_assert_cmpuint (cards[i], <=, CH_NO_BEAN);
        counts[cards[i]]++;
      }
}

/* Cards that are counted by bean, and the bit set that says which there are; NULL: there is none. */
static void
count_heaps (const guint8  heaps[CH_BEANS],
             const guint8 *types,
             int           counts[CH_BEANS + 1])
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      counts[bean] += heaps[bean];
      if (types != NULL)
        g_assert_cmpint (*types >> bean & 1, ==, heaps[bean] > 0);
    }
}

static void
assert_phase_sound (const ChRuleset *ruleset,
                    const ChState   *state)
{
  const ChSeat *seat = &state->seats[state->current];
  gboolean sells = state->phase == CH_PHASE_SELL;
  gboolean sells_for_hand = sells && state->from != CH_PHASE_TRADE;

  g_assert_cmpint (state->pending != CH_NO_BEAN, ==, sells);
  g_assert_cmpint (state->from != CH_PHASE_OVER, ==, sells);
  if (state->phase == CH_PHASE_LEFTOVERS)
    g_assert_cmpuint (state->trade_types, !=, 0);
  if (state->phase == CH_PHASE_PLAY || state->phase == CH_PHASE_PLAY_MORE || state->phase == CH_PHASE_DISCARD || sells_for_hand)
    g_assert_cmpuint (state->trade_types, ==, 0);
  if (state->phase == CH_PHASE_PLAY || state->phase == CH_PHASE_PLAY_MORE || sells_for_hand)
    g_assert_cmpuint (seat->hand_count, >, 0);
  if (sells)
    g_assert_cmpint (ch_place (ruleset, state, state->current, state->pending), ==, CH_PLACE_SALE);
  if (sells_for_hand)
    g_assert_cmpuint (seat->hand[0], ==, state->pending);
  if (sells && !sells_for_hand)
    g_assert_cmpuint (state->trade[state->pending], >, 0);
}

/* A whole game: five cards a turn, and nineteen turns. */
static void
assert_turn_sound (const ChState *state)
{
  gboolean turned_up = state->phase == CH_PHASE_TRADE || (state->phase == CH_PHASE_SELL && state->from == CH_PHASE_TRADE);
  int drawn = CH_TURN_CARDS * (state->turn - 1) + (turned_up ? CH_TURN_UP : 0);

  if (state->phase == CH_PHASE_OVER)
    {
      g_assert_cmpuint (state->turn, ==, 19);
      g_assert_cmpuint (state->deck_count, ==, 0);
    }
  else
    {
      g_assert_cmpint (state->deck_count, ==, CH_CARDS - CH_SEATS * CH_DEAL - drawn);
    }
  g_assert_cmpint (ch_last_turn (state), ==, 19);
  g_assert_cmpint (ch_turns_left (state, 0) + ch_turns_left (state, 1), ==,
                   state->phase == CH_PHASE_OVER ? 0 : 20 - state->turn);
}

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  int counts[CH_BEANS + 1] = { 0 };
  int missing = 0;

  count_row (state->deck, state->deck_count, counts);
  count_row (state->discard, state->discard_count, counts);
  count_heaps (state->trade, &state->trade_types, counts);
  count_heaps (state->removed, NULL, counts);
  for (int i = 0; i < CH_SEATS; i++)
    {
      const ChSeat *seat = &state->seats[i];

      count_row (seat->hand, seat->hand_count, counts);
      count_heaps (seat->chains, &seat->types, counts);
      g_assert_cmpint (ch_count_chains (state, i), <=, ch_max_chains (ruleset, state, i));
      g_assert_true (!seat->bought || ruleset->chains == 2);
      g_assert_cmpuint (seat->coins, <=, CH_CARDS);
    }

  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      g_assert_cmpint (counts[bean], <=, ch_copies (bean));
      missing += ch_copies (bean) - counts[bean];
    }
  g_assert_cmpint (missing, ==, counts[CH_NO_BEAN]);
  assert_phase_sound (ruleset, state);
  assert_turn_sound (state);
}

/* Every card of the deck, and of a hand that @viewer does not hold, may be any other of them. */
static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  ChState *state = data;
  guint8 *hidden[CH_CARDS];
  guint count = 0;

  for (int i = 0; i < CH_SEATS; i++)
    for (int j = 0; j < state->seats[i].hand_count; j++)
      if (i != viewer && !(state->phase == CH_PHASE_SELL && state->from != CH_PHASE_TRADE && i == state->current && j == 0))
        hidden[count++] = &state->seats[i].hand[j];
  for (int i = 0; i < state->deck_count; i++)
    hidden[count++] = &state->deck[i];

  for (guint i = 0; i < count; i++)
    {
      guint other = tablee_random_below (random, count);
      guint8 card = *hidden[i];

      *hidden[i] = *hidden[other];
      *hidden[other] = card;
    }
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/*
 * By what tempers show
 */

static void
count_sale (const TableeRuleset *base,
            const void          *data,
            TableeAction         action,
            double              *cases,
            double              *sum)
{
  const ChState *state = data;

  if (ch_action_kind (action) != CH_ACTION_SELL)
    return;

  *cases += 1;
  *sum += state->seats[state->current].chains[ch_action_number (action)];
}

static void
count_throw (const TableeRuleset *base,
             const void          *data,
             TableeAction         action,
             double              *cases,
             double              *sum)
{
  const ChState *state = data;

  *cases += state->phase == CH_PHASE_DISCARD;
  *sum += ch_action_kind (action) == CH_ACTION_THROW;
}

static void
count_left (const TableeRuleset *base,
            const void          *data,
            TableeAction         action,
            double              *cases,
            double              *sum)
{
  const ChState *state = data;

  if (ch_action_kind (action) != CH_ACTION_END)
    return;

  *cases += 1;
  for (int bean = 0; bean < CH_BEANS; bean++)
    *sum += state->seats[!state->current].chains[bean] > 0 ? state->trade[bean] : 0;
}

static const TableeSampleTemper tempers[] = {
  { TABLEE_TEMPER_HOARDER, TRUE, "cards of a chain that is sold", count_sale },
  { TABLEE_TEMPER_HASTY, FALSE, "cards of a chain that is sold", count_sale },
  { TABLEE_TEMPER_GAMBLER, TRUE, "times that a card is thrown away, of those where it could be", count_throw },
  { TABLEE_TEMPER_SPOILER, FALSE, "cards left that fit a chain of the other, at the end of a turn", count_left },
  { 0 },
};

const TableeSample tablee_bean_chains_sample = {
  .game = &tablee_bean_chains_game,
  .options = options,
  .matches = matches,
  .tempers = tempers,
  .last_event = CH_EVENT_GAME_OVER,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
