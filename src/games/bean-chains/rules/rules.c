/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Bean chains goes: the deal, what each action does, scores. */
#include "rules-private.h"

#include "engine/checksum.h"

#include <string.h>

enum { RULES_VERSION = 1 };

static const char *const phases[] = { "leftovers", "play", "play-more", "discard", "trade", "sell", "over", NULL };

/*
 * Piles and hands
 */

static int
deck_take (ChState *state)
{
  uint8_t *next = &state->deck[--state->deck_count];
  int bean = *next;

  *next = 0;

  return bean;
}

/* A fixed number of bytes moves faster; those behind the last card are 0. */
static inline void
hand_remove (ChSeat *seat,
             int     place)
{
  uint8_t *card = &seat->hand[place];
  int last = --seat->hand_count;

  if (last < CH_SHORT_HAND)
    {
      memmove (card, card + 1, CH_SHORT_HAND);
      return;
    }

  memmove (card, card + 1, (size_t) (last - place));
  seat->hand[last] = 0;
}

static void
trade_add (ChState *state,
           int      bean)
{
  state->trade[bean]++;
  state->trade_types |= (uint8_t) (1 << bean);
}

static void
trade_remove (ChState *state,
              int      bean)
{
  if (--state->trade[bean] == 0)
    state->trade_types &= (uint8_t) ~(1 << bean);
}

static void
discard_add (ChState *state,
             int      bean)
{
  state->discard[state->discard_count++] = (uint8_t) bean;
}

static void
draw (ChState         *state,
      int              seat,
      ChEvent          kind,
      TableeEventList *events)
{
  int bean = deck_take (state);

  state->seats[seat].hand[state->seats[seat].hand_count++] = (uint8_t) bean;
  tablee_tell_seat (events, kind, seat, true, bean, state->seats[seat].hand_count, state->deck_count);
}

/*
 * Chains
 */

static void
sell (ChState         *state,
      int              bean,
      TableeEventList *events)
{
  ChSeat *seat = &state->seats[state->current];
  int length = seat->chains[bean];
  int room = CH_MAX_COINS - seat->coins;
  int coins = ch_worth (bean, length) < room ? ch_worth (bean, length) : room;

  seat->coins += (uint8_t) coins;
  seat->chains[bean] = 0;
  seat->types &= (uint8_t) ~(1 << bean);
  state->removed[bean] += (uint8_t) length;
  tablee_tell (events, CH_EVENT_SELL, state->current, false, bean, length, coins, seat->coins);
}

static void
add_to_chain (ChState         *state,
              int              bean,
              ChSource         source,
              bool             reveals,
              TableeEventList *events)
{
  ChSeat *seat = &state->seats[state->current];
  int length = ++seat->chains[bean];

  seat->types |= (uint8_t) (1 << bean);
  if (events == NULL)
    return;

  tablee_tell (events, CH_EVENT_CHAIN, state->current, reveals, bean, source, length, ch_worth (bean, length));
  tablee_event_list_add_holder (events, state->current);
}

/*
 * The course of a turn
 */

/* Without a card in the hand there is nothing to play (CH-R17). */
static void
begin_play (ChState *state)
{
  state->phase = state->seats[state->current].hand_count > 0 ? CH_PHASE_PLAY : CH_PHASE_DISCARD;
}

static void
begin_turn (ChState         *state,
            TableeEventList *events)
{
  if (state->trade_types != 0)
    state->phase = CH_PHASE_LEFTOVERS;
  else
    begin_play (state);

  if (events != NULL)
    tablee_tell (events, CH_EVENT_TURN, state->current, false, state->turn, ch_last_turn (state), ch_count_trade (state), 0);
}

static void
go_on_after_card (const ChRuleset *ruleset,
                  ChState         *state,
                  ChPhase          phase)
{
  bool more = phase == CH_PHASE_PLAY || ruleset->plays == 0;

  state->phase = more && state->seats[state->current].hand_count > 0 ? CH_PHASE_PLAY_MORE : CH_PHASE_DISCARD;
}

/* The card that was asked about in @phase goes from where it lies to its chain. It has one, or room. */
static inline void
chain_card (const ChRuleset *ruleset,
            ChState         *state,
            int              bean,
            ChPhase          phase,
            bool             reveals,
            TableeEventList *events)
{
  if (phase == CH_PHASE_PLAY || phase == CH_PHASE_PLAY_MORE)
    {
      hand_remove (&state->seats[state->current], 0);
      add_to_chain (state, bean, CH_FROM_HAND, reveals, events);
      go_on_after_card (ruleset, state, phase);
      return;
    }

  trade_remove (state, bean);
  add_to_chain (state, bean, phase == CH_PHASE_TRADE ? CH_FROM_TRADE : CH_FROM_LEFTOVERS, false, events);
  if (phase == CH_PHASE_LEFTOVERS && state->trade_types == 0)
    begin_play (state);
  else
    state->phase = (uint8_t) phase;
}

/* Chains the card, or asks which chain is to be sold for it (CH-R3, CH-R10). */
static inline void
place_card (const ChRuleset *ruleset,
            ChState         *state,
            int              bean,
            TableeEventList *events)
{
  const ChSeat *seat = &state->seats[state->current];
  ChPhase phase = (ChPhase) state->phase;
  bool from_hand = phase != CH_PHASE_TRADE;

  if (ch_has_chain (seat, bean) || ch_has_room (ruleset, seat))
    {
      chain_card (ruleset, state, bean, phase, from_hand, events);
      return;
    }

  state->phase = CH_PHASE_SELL;
  state->pending = (uint8_t) bean;
  state->from = (uint8_t) phase;
  tablee_tell (events, CH_EVENT_PENDING, state->current, from_hand, bean, from_hand ? CH_FROM_HAND : CH_FROM_TRADE, 0, 0);
  tablee_event_list_add_holder (events, state->current);
}

static void
sell_for_room (const ChRuleset *ruleset,
               ChState         *state,
               int              bean,
               TableeEventList *events)
{
  int pending = state->pending;
  ChPhase from = (ChPhase) state->from;

  sell (state, bean, events);
  state->pending = CH_NO_BEAN;
  state->from = CH_PHASE_OVER;
  chain_card (ruleset, state, pending, from, false, events);
}

static void
discard_leftover (ChState         *state,
                  int              bean,
                  TableeEventList *events)
{
  trade_remove (state, bean);
  discard_add (state, bean);
  tablee_tell (events, CH_EVENT_DISCARD, state->current, false, bean, state->discard_count, 0, 0);
  if (state->trade_types == 0)
    begin_play (state);
}

/* Three cards of the deck, then those on top of the discard pile that match one of the area (CH-R12). */
static inline void
begin_trade (ChState         *state,
             TableeEventList *events)
{
  for (int i = 0; i < CH_TURN_UP && state->deck_count > 0; i++)
    {
      int bean = deck_take (state);

      trade_add (state, bean);
      tablee_tell (events, CH_EVENT_TURN_UP, state->current, true, bean, state->deck_count, 0, 0);
    }

  while (state->discard_count > 0 && state->trade_types >> state->discard[state->discard_count - 1] & 1)
    {
      int bean = state->discard[--state->discard_count];

      state->discard[state->discard_count] = 0;
      state->trade[bean]++;
      tablee_tell (events, CH_EVENT_MATCH, state->current, false, bean, state->discard_count, 0, 0);
    }

  state->phase = CH_PHASE_TRADE;
}

static void
throw_card (ChState         *state,
            int              place,
            TableeEventList *events)
{
  ChSeat *seat = &state->seats[state->current];
  int bean = seat->hand[place];

  hand_remove (seat, place);
  discard_add (state, bean);
  tablee_tell (events, CH_EVENT_THROW, state->current, true, bean, place, seat->hand_count, state->discard_count);
  tablee_event_list_add_holder (events, state->current);
}

/* What a seat has if its chains count as sold (CH-R7). */
static int
sold_worth (const ChSeat *seat)
{
  int coins = 0;

  for (int bean = 0; bean < CH_BEANS; bean++)
    coins += ch_worth (bean, seat->chains[bean]);

  return coins;
}

bool
ch_chose_card (const ChRuleset *ruleset,
               const ChState   *state)
{
  return state->phase == CH_PHASE_SELL && (state->from != CH_PHASE_PLAY || ch_can_buy (ruleset, &state->seats[state->current]));
}

int
ch_total (const ChRuleset *ruleset,
          const ChState   *state,
          int              seat)
{
  return state->seats[seat].coins + (ruleset->final_sale ? sold_worth (&state->seats[seat]) : 0);
}

static void
tell_final_sale (const ChState   *state,
                 int              index,
                 TableeEventList *events)
{
  const ChSeat *seat = &state->seats[index];
  int coins = seat->coins;

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (ch_has_chain (seat, bean))
      {
        int gain = ch_worth (bean, seat->chains[bean]);

        coins += gain;
        tablee_tell (events, CH_EVENT_COUNT, index, false, bean, seat->chains[bean], gain, coins);
      }
}

static void
end_game (const ChRuleset *ruleset,
          ChState         *state,
          TableeEventList *events)
{
  int coins[CH_SEATS];

  state->phase = CH_PHASE_OVER;
  if (events == NULL)
    return;

  for (int i = 0; i < CH_SEATS; i++)
    {
      coins[i] = state->seats[i].coins;
      if (ruleset->final_sale)
        {
          coins[i] += sold_worth (&state->seats[i]);
          tell_final_sale (state, i, events);
        }
    }
  tablee_tell (events, CH_EVENT_GAME_OVER, TABLEE_NOBODY, false, coins[0], coins[1], 0, 0);
}

/* The end is tested here alone (CH-R14, CH-R20). */
static void
end_turn (const ChRuleset *ruleset,
          ChState         *state,
          TableeEventList *events)
{
  if (events != NULL)
    tablee_tell (events, CH_EVENT_END, state->current, false, ch_count_trade (state), 0, 0, 0);
  for (int i = 0; i < CH_DRAW && state->deck_count > 0; i++)
    draw (state, state->current, CH_EVENT_DRAW, events);

  if (state->deck_count == 0)
    {
      end_game (ruleset, state, events);
      return;
    }

  state->current ^= 1;
  state->turn++;
  begin_turn (state, events);
}

static void
buy_chain (ChState         *state,
           TableeEventList *events)
{
  ChSeat *seat = &state->seats[state->current];

  seat->coins -= CH_CHAIN_PRICE;
  seat->bought = true;
  tablee_tell (events, CH_EVENT_BUY_CHAIN, state->current, false, seat->coins, 0, 0, 0);
}

/*
 * The contract
 */

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  ChState *state = data;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  state->turn = 1;
  state->pending = CH_NO_BEAN;
  state->from = CH_PHASE_OVER;
  ch_fill_deck (state);
  for (int i = 0; i < CH_SEATS * CH_DEAL; i++)
    draw (state, i % CH_SEATS, CH_EVENT_DEAL, events);

  state->current = (int8_t) base->first;
  if (base->first == TABLEE_NOBODY)
    state->current = (int8_t) tablee_random_below (&state->chance, CH_SEATS);
  begin_turn (state, events);
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  ChState *state = data;
  int number = ch_action_number (action);

  switch (ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      if (state->phase == CH_PHASE_LEFTOVERS)
        chain_card (ruleset, state, number, CH_PHASE_LEFTOVERS, false, events);
      else
        place_card (ruleset, state, number, events);
      break;

    case CH_ACTION_DISCARD:
      discard_leftover (state, number, events);
      break;

    case CH_ACTION_PLAY:
      place_card (ruleset, state, state->seats[state->current].hand[0], events);
      break;

    case CH_ACTION_STOP:
      tablee_tell (events, CH_EVENT_STOP, state->current, false, 0, 0, 0, 0);
      state->phase = CH_PHASE_DISCARD;
      break;

    case CH_ACTION_SELL:
      sell_for_room (ruleset, state, number, events);
      break;

    case CH_ACTION_THROW:
      throw_card (state, number, events);
      begin_trade (state, events);
      break;

    case CH_ACTION_NONE:
      tablee_tell (events, CH_EVENT_KEEP, state->current, false, 0, 0, 0, 0);
      begin_trade (state, events);
      break;

    case CH_ACTION_END:
      end_turn (ruleset, state, events);
      break;

    case CH_ACTION_BUY_CHAIN:
      buy_chain (state, events);
      break;

    case CH_N_ACTIONS:
    default:
      break;
    }
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  static const char *const ids[] = { "coins", "chains", NULL };
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;

  tablee_score_sheet_begin (sheet, ids, CH_SEATS, state->phase == CH_PHASE_OVER);
  for (int i = 0; i < CH_SEATS; i++)
    {
      sheet->row[0].values[i] = state->seats[i].coins;
      sheet->row[1].values[i] = ruleset->final_sale ? sold_worth (&state->seats[i]) : 0;
    }
  tablee_score_sheet_finish (sheet);
}

/* A chain that is sold; and the first card of one's first turn, before one has looked at the hand. */
static bool
forfeits (const TableeRuleset *ruleset,
          const void          *data,
          TableeAction         action)
{
  const ChState *view = data;

  return ch_action_kind (action) == CH_ACTION_SELL ||
         (ch_action_kind (action) == CH_ACTION_PLAY && view->turn <= ruleset->seats);
}

static void
find_ending (const TableeRuleset *ruleset,
             const void          *data,
             TableeEnding        *ending)
{
  const ChState *state = data;
  int last = ch_last_turn (state);

  tablee_ending_add (ending, (TableeEnd){ "turns", TABLEE_NOBODY, state->turn, last },
                     state->phase == CH_PHASE_OVER || state->turn >= last);
}

const TableeGame tablee_bean_chains_game = {
  .id = "bean-chains",
  .min_seats = CH_SEATS,
  .max_seats = CH_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (ChRuleset),
  .state_size = sizeof (ChState),
  .head = TABLEE_STATE_HEAD (ChState, CH_PHASE_OVER),
  .max_actions = CH_CARDS + 1,
  /* A throw, three cards turned up and a whole discard pile that matches. */
  .max_events = 1 + CH_TURN_UP + CH_CARDS,
  .phases = phases,
  .deal = deal,
  .legal = ch_legal,
  .check = ch_check,
  .forfeits = forfeits,
  .apply = apply,
  .conceal = ch_conceal,
  .resample = ch_resample,
  .score = score,
  .ending = find_ending,
};

/*
 * For the other layers
 */

void
ch_ruleset_init (ChRuleset *ruleset)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = CH_SEATS;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->chains = CH_MAX_CHAINS;
  ruleset->plays = CH_DEFAULT_PLAYS;
}

void
ch_ruleset_complete (ChRuleset *ruleset)
{
  const int64_t values[] = { RULES_VERSION, ruleset->base.first, ruleset->chains, ruleset->plays, ruleset->final_sale };

  ruleset->base.game = &tablee_bean_chains_game;
  ruleset->base.checksum = tablee_checksum_add_all (TABLEE_CHECKSUM_START, values, sizeof values / sizeof values[0]);
}
