/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What chains are worth, and whether a bean finds a place. */
#include "rules-private.h"

enum { LONGEST = 10 };  /* cards of the chain that brings the most */

static const uint8_t copies[CH_BEANS] = { 20, 18, 16, 14, 12, 10, 8, 6 };

/* Coins for a chain of so many cards; longer ones bring no more than the last. */
static const uint8_t worth[CH_BEANS][LONGEST + 1] = {
  { 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4 },
  { 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4 },
  { 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4 },
  { 0, 0, 0, 1, 1, 2, 3, 4, 4, 4, 4 },
  { 0, 0, 1, 1, 2, 2, 3, 4, 4, 4, 4 },
  { 0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 4 },
  { 0, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4 },
  { 0, 0, 2, 3, 3, 3, 3, 3, 3, 3, 3 },
};

int
ch_copies (int bean)
{
  return copies[bean];
}

int
ch_worth (int bean,
          int length)
{
  return worth[bean][length < LONGEST ? length : LONGEST];
}

int
ch_next_step (int  bean,
              int  length,
              int *next_worth)
{
  int now = ch_worth (bean, length);

  for (int longer = length + 1; longer <= LONGEST; longer++)
    if (worth[bean][longer] > now)
      {
        if (next_worth != NULL)
          *next_worth = worth[bean][longer];
        return longer;
      }

  return 0;
}

int
ch_max_chains (const ChRuleset *ruleset,
               const ChState   *state,
               int              seat)
{
  return ruleset->chains == CH_MAX_CHAINS || state->seats[seat].bought ? CH_MAX_CHAINS : ruleset->chains;
}

int
ch_count_chains (const ChState *state,
                 int            seat)
{
  int count = 0;

  for (unsigned types = state->seats[seat].types; types != 0; types &= types - 1)
    count++;

  return count;
}

ChPlace
ch_place (const ChRuleset *ruleset,
          const ChState   *state,
          int              seat,
          int              bean)
{
  if (ch_has_chain (&state->seats[seat], bean))
    return CH_PLACE_CHAIN;

  return ch_has_room (ruleset, &state->seats[seat]) ? CH_PLACE_ROOM : CH_PLACE_SALE;
}

int
ch_count_trade (const ChState *state)
{
  int count = 0;

  for (int bean = 0; bean < CH_BEANS; bean++)
    count += state->trade[bean];

  return count;
}

int
ch_last_turn (const ChState *state)
{
  bool turned_up = state->phase == CH_PHASE_TRADE || (state->phase == CH_PHASE_SELL && state->from == CH_PHASE_TRADE);
  int this_turn = turned_up ? CH_DRAW : CH_TURN_CARDS;

  if (state->deck_count <= this_turn)
    return state->turn;

  return state->turn + (state->deck_count - this_turn + CH_TURN_CARDS - 1) / CH_TURN_CARDS;
}

int
ch_turns_left (const ChState *state,
               int            seat)
{
  int left = state->phase == CH_PHASE_OVER ? 0 : ch_last_turn (state) - state->turn + 1;

  return seat == state->current ? (left + 1) / CH_SEATS : left / CH_SEATS;
}
