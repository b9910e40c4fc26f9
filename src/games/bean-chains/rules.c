/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <string.h>

enum
{
  RULES_VERSION = 1,
  LONGEST = 10,     /* cards of the chain that brings the most */
  SHORT_HAND = 16,  /* hands of real games are shorter */
};

static const char *const phases[] = { "leftovers", "play", "play-more", "discard", "trade", "sell", "over", NULL };

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

/*
 * Events
 */

/* Out of the way of playouts, which want no events. */
__attribute__ ((noinline, cold)) static void
add_event (TableeEventList *events,
           ChEvent          kind,
           int              seat,
           bool             reveals,
           int32_t          arg0,
           int32_t          arg1,
           int32_t          arg2,
           int32_t          arg3)
{
  tablee_event_list_add (events, (TableeEvent){
    .kind = kind,
    .seat = (int16_t) seat,
    .reveals = reveals,
    .audience = TABLEE_AUDIENCE_ALL,
    .args = { arg0, arg1, arg2, arg3 },
  });
}

/* A card of the deck comes into the hand of @seat, which alone sees it. */
__attribute__ ((noinline, cold)) static void
add_draw_event (TableeEventList *events,
                ChEvent          kind,
                const ChState   *state,
                int              seat,
                int              bean)
{
  tablee_event_list_add (events, (TableeEvent){
    .kind = kind,
    .seat = (int16_t) seat,
    .reveals = true,
    .audience = (uint16_t) (1 << seat),
    .args = { state->seats[seat].hand_count, state->deck_count },
    .details = { bean },
  });
}

static inline void
tell (TableeEventList *events,
      ChEvent          kind,
      int              seat,
      bool             reveals,
      int32_t          arg0,
      int32_t          arg1,
      int32_t          arg2,
      int32_t          arg3)
{
  if (events != NULL)
    add_event (events, kind, seat, reveals, arg0, arg1, arg2, arg3);
}

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

  if (last < SHORT_HAND)
    {
      memmove (card, card + 1, SHORT_HAND);
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
  if (events != NULL)
    add_draw_event (events, kind, state, seat, bean);
}

/*
 * Chains
 */

/* Whether @seat has fewer chains than it may have: without counting more than needed. */
static inline bool
has_room (const ChRuleset *ruleset,
          const ChSeat    *seat)
{
  unsigned types = seat->types;

  types &= types - 1;
  if (ruleset->chains == CH_MAX_CHAINS || seat->bought)
    types &= types - 1;

  return types == 0;
}

static inline bool
has_chain (const ChSeat *seat,
           int           bean)
{
  return seat->types >> bean & 1;
}

static inline bool
can_buy (const ChRuleset *ruleset,
         const ChSeat    *seat)
{
  return ruleset->chains < CH_MAX_CHAINS && !seat->bought && seat->coins >= CH_CHAIN_PRICE;
}

static void
sell (ChState         *state,
      int              bean,
      TableeEventList *events)
{
  ChSeat *seat = &state->seats[state->current];
  int length = seat->chains[bean];
  int coins = ch_worth (bean, length);

  seat->coins += (uint8_t) coins;
  seat->chains[bean] = 0;
  seat->types &= (uint8_t) ~(1 << bean);
  state->removed[bean] += (uint8_t) length;
  tell (events, CH_EVENT_SELL, state->current, false, bean, length, coins, seat->coins);
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
  if (events != NULL)
    tell (events, CH_EVENT_CHAIN, state->current, reveals, bean, source, length, ch_worth (bean, length));
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
    tell (events, CH_EVENT_TURN, state->current, false, state->turn, ch_last_turn (state), ch_count_trade (state), 0);
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

  if (has_chain (seat, bean) || has_room (ruleset, seat))
    {
      chain_card (ruleset, state, bean, phase, from_hand, events);
      return;
    }

  state->phase = CH_PHASE_SELL;
  state->pending = (uint8_t) bean;
  state->from = (uint8_t) phase;
  tell (events, CH_EVENT_PENDING, state->current, from_hand, bean, from_hand ? CH_FROM_HAND : CH_FROM_TRADE, 0, 0);
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
  tell (events, CH_EVENT_DISCARD, state->current, false, bean, state->discard_count, 0, 0);
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
      tell (events, CH_EVENT_TURN_UP, state->current, true, bean, state->deck_count, 0, 0);
    }

  while (state->discard_count > 0 && state->trade_types >> state->discard[state->discard_count - 1] & 1)
    {
      int bean = state->discard[--state->discard_count];

      state->discard[state->discard_count] = 0;
      state->trade[bean]++;
      tell (events, CH_EVENT_MATCH, state->current, false, bean, state->discard_count, 0, 0);
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
  tell (events, CH_EVENT_THROW, state->current, true, bean, place, seat->hand_count, state->discard_count);
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

static void
tell_final_sale (const ChState   *state,
                 int              index,
                 TableeEventList *events)
{
  const ChSeat *seat = &state->seats[index];
  int coins = seat->coins;

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (has_chain (seat, bean))
      {
        int gain = ch_worth (bean, seat->chains[bean]);

        coins += gain;
        tell (events, CH_EVENT_COUNT, index, false, bean, seat->chains[bean], gain, coins);
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
  tell (events, CH_EVENT_GAME_OVER, TABLEE_NOBODY, false, coins[0], coins[1], 0, 0);
}

/* The end is tested here alone (CH-R14, CH-R20). */
static void
end_turn (const ChRuleset *ruleset,
          ChState         *state,
          TableeEventList *events)
{
  if (events != NULL)
    tell (events, CH_EVENT_END, state->current, false, ch_count_trade (state), 0, 0, 0);
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
  tell (events, CH_EVENT_BUY_CHAIN, state->current, false, seat->coins, 0, 0, 0);
}

/*
 * Legal actions
 */

static inline size_t
list_beans (TableeAction *actions,
            size_t        count,
            ChActionKind  kind,
            unsigned      types)
{
  for (; types != 0; types &= types - 1)
    actions[count++] = ch_action (kind, __builtin_ctz (types));

  return count;
}

static size_t
list_leftovers (const ChRuleset *ruleset,
                const ChState   *state,
                const ChSeat    *seat,
                TableeAction    *actions)
{
  unsigned fitting = has_room (ruleset, seat) ? state->trade_types : state->trade_types & seat->types;
  size_t count = list_beans (actions, 0, CH_ACTION_CHAIN, fitting);

  return list_beans (actions, count, CH_ACTION_DISCARD, state->trade_types);
}

static inline size_t
list_throws (const ChSeat *seat,
             TableeAction *actions)
{
  for (int i = 0; i < SHORT_HAND; i++)
    actions[i] = ch_action (CH_ACTION_THROW, i);
  for (int i = SHORT_HAND; i < seat->hand_count; i++)
    actions[i] = ch_action (CH_ACTION_THROW, i);
  actions[seat->hand_count] = ch_action (CH_ACTION_NONE, 0);

  return (size_t) seat->hand_count + 1;
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  const ChSeat *seat = &state->seats[state->current];
  size_t count = 0;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_LEFTOVERS:
      count = list_leftovers (ruleset, state, seat, actions);
      break;

    case CH_PHASE_PLAY:
      actions[count++] = ch_action (CH_ACTION_PLAY, 0);
      break;

    case CH_PHASE_PLAY_MORE:
      actions[count++] = ch_action (CH_ACTION_PLAY, 0);
      actions[count++] = ch_action (CH_ACTION_STOP, 0);
      break;

    case CH_PHASE_DISCARD:
      return list_throws (seat, actions);

    case CH_PHASE_TRADE:
      count = list_beans (actions, 0, CH_ACTION_CHAIN, state->trade_types);
      actions[count++] = ch_action (CH_ACTION_END, 0);
      break;

    case CH_PHASE_SELL:
      return list_beans (actions, 0, CH_ACTION_SELL, seat->types);

    case CH_PHASE_OVER:
    default:
      return 0;
    }

  if (can_buy (ruleset, seat))
    actions[count++] = ch_action (CH_ACTION_BUY_CHAIN, 0);

  return count;
}

/* Whether @action could be one of this game at all. */
static bool
is_known (TableeAction action)
{
  int number = ch_action_number (action);

  switch (ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
    case CH_ACTION_DISCARD:
    case CH_ACTION_SELL:
      return number < CH_BEANS;

    case CH_ACTION_THROW:
      return number < CH_CARDS;

    case CH_ACTION_PLAY:
    case CH_ACTION_STOP:
    case CH_ACTION_NONE:
    case CH_ACTION_END:
    case CH_ACTION_BUY_CHAIN:
      return number == 0;

    case CH_N_ACTIONS:
    default:
      return false;
    }
}

/* Why something else is to be done first. */
static TableeReason
check_order (ChPhase phase)
{
  if (phase == CH_PHASE_LEFTOVERS)
    return (TableeReason) CH_REASON_LEFTOVERS_FIRST;

  return phase == CH_PHASE_PLAY ? (TableeReason) CH_REASON_MUST_PLAY : TABLEE_REASON_PHASE;
}

static TableeReason
check_trade_card (const ChRuleset *ruleset,
                  const ChState   *state,
                  ChActionKind     kind,
                  int              bean)
{
  bool leftovers = state->phase == CH_PHASE_LEFTOVERS;

  if (!leftovers && (kind == CH_ACTION_DISCARD || state->phase != CH_PHASE_TRADE))
    return TABLEE_REASON_PHASE;
  if (state->trade[bean] == 0)
    return (TableeReason) CH_REASON_NOT_THERE;
  if (leftovers && kind == CH_ACTION_CHAIN && ch_place (ruleset, state, state->current, bean) == CH_PLACE_SALE)
    return (TableeReason) CH_REASON_NO_ROOM;

  return TABLEE_REASON_NONE;
}

static TableeReason
check_purchase (const ChRuleset *ruleset,
                const ChState   *state)
{
  const ChSeat *seat = &state->seats[state->current];

  if (ruleset->chains == CH_MAX_CHAINS)
    return (TableeReason) CH_REASON_NO_PURCHASE;
  if (seat->bought)
    return (TableeReason) CH_REASON_BOUGHT_ALREADY;
  if (state->phase == CH_PHASE_DISCARD)
    return TABLEE_REASON_PHASE;

  return can_buy (ruleset, seat) ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_TOO_FEW_COINS;
}

static TableeReason
check_sale (const ChState *state,
            int            bean)
{
  const ChSeat *seat = &state->seats[state->current];

  if (state->phase != CH_PHASE_SELL)
    return (TableeReason) CH_REASON_NO_VOLUNTARY_SALE;

  return has_chain (seat, bean) ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_NO_SUCH_CHAIN;
}

static TableeReason
check_throw (const ChState *state,
             int            place)
{
  if (state->phase != CH_PHASE_DISCARD)
    return check_order ((ChPhase) state->phase);

  return place < state->seats[state->current].hand_count ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_NO_SUCH_CARD;
}

static TableeReason
check_play (ChPhase phase)
{
  if (phase == CH_PHASE_PLAY || phase == CH_PHASE_PLAY_MORE)
    return TABLEE_REASON_NONE;

  return (TableeReason) (phase == CH_PHASE_LEFTOVERS ? CH_REASON_LEFTOVERS_FIRST : CH_REASON_NO_MORE_PLAYS);
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  ChActionKind kind = ch_action_kind (action);
  ChPhase phase = (ChPhase) state->phase;

  if (!is_known (action))
    return TABLEE_REASON_UNKNOWN;
  if (phase == CH_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (phase == CH_PHASE_SELL && kind != CH_ACTION_SELL)
    return (TableeReason) CH_REASON_MUST_SELL;

  switch (kind)
    {
    case CH_ACTION_CHAIN:
    case CH_ACTION_DISCARD:
      return check_trade_card (ruleset, state, kind, ch_action_number (action));

    case CH_ACTION_PLAY:
      return check_play (phase);

    case CH_ACTION_STOP:
      return phase == CH_PHASE_PLAY_MORE ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_SELL:
      return check_sale (state, ch_action_number (action));

    case CH_ACTION_THROW:
      return check_throw (state, ch_action_number (action));

    case CH_ACTION_NONE:
      return phase == CH_PHASE_DISCARD ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_END:
      return phase == CH_PHASE_TRADE ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_BUY_CHAIN:
      return check_purchase (ruleset, state);

    case CH_N_ACTIONS:
    default:
      return TABLEE_REASON_UNKNOWN;
    }
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

static int
to_move (const TableeRuleset *base,
         const void          *data)
{
  const ChState *state = data;

  return state->phase == CH_PHASE_OVER ? TABLEE_NOBODY : state->current;
}

static int
phase (const TableeRuleset *base,
       const void          *data)
{
  const ChState *state = data;

  return state->phase;
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
      tell (events, CH_EVENT_STOP, state->current, false, 0, 0, 0, 0);
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
      tell (events, CH_EVENT_KEEP, state->current, false, 0, 0, 0, 0);
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

/* The card that needs room has been played openly: it is the front card of the hand, if it came from there. */
static bool
shows_front (const ChState *state,
             int            seat)
{
  return state->phase == CH_PHASE_SELL && state->from != CH_PHASE_TRADE && state->current == seat;
}

static void
conceal (const TableeRuleset *base,
         void                *data,
         int                  viewer)
{
  ChState *state = data;

  tablee_random_conceal (&state->chance);
  memset (state->deck, CH_NO_BEAN, state->deck_count);
  for (int i = 0; i < CH_SEATS; i++)
    {
      ChSeat *seat = &state->seats[i];
      int shown = shows_front (state, i);

      if (i != viewer)
        memset (seat->hand + shown, CH_NO_BEAN, (size_t) (seat->hand_count - shown));
    }
}

/* Counts the cards that are known down from what there is: deck, hands, piles, area and chains. */
static void
count_unseen (const ChState *view,
              int            unseen[CH_BEANS + 1])
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    unseen[bean] = copies[bean] - view->trade[bean] - view->removed[bean];
  unseen[CH_NO_BEAN] = 0;

  for (int i = 0; i < view->deck_count; i++)
    unseen[view->deck[i]]--;
  for (int i = 0; i < view->discard_count; i++)
    unseen[view->discard[i]]--;
  for (int i = 0; i < CH_SEATS; i++)
    {
      const ChSeat *seat = &view->seats[i];

      for (int bean = 0; bean < CH_BEANS; bean++)
        unseen[bean] -= seat->chains[bean];
      for (int j = 0; j < seat->hand_count; j++)
        unseen[seat->hand[j]]--;
    }
}

/* All unseen cards into @cards, in the order of the beans. Returns how many. */
static int
list_unseen (const ChState *view,
             uint8_t        cards[CH_CARDS])
{
  int unseen[CH_BEANS + 1];
  int count = 0;

  count_unseen (view, unseen);
  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      memset (cards + count, bean, (size_t) unseen[bean]);
      count += unseen[bean];
    }

  return count;
}

static const uint8_t *
fill_in (uint8_t       *cards,
         int            count,
         const uint8_t *next)
{
  for (int i = 0; i < count; i++)
    if (cards[i] == CH_NO_BEAN)
      cards[i] = *next++;

  return next;
}

/* Cards are seen or not, one by one: to deal the unseen ones at random is exact. */
static void
resample (const TableeRuleset *base,
          void                *data,
          int                  seat,
          TableeRandom        *random)
{
  ChState *state = data;
  uint8_t cards[CH_CARDS];
  const uint8_t *next = cards;

  tablee_random_shuffle (random, cards, (size_t) list_unseen (state, cards));
  for (int i = 0; i < CH_SEATS; i++)
    next = fill_in (state->seats[i].hand, state->seats[i].hand_count, next);
  fill_in (state->deck, state->deck_count, next);
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;

  memset (sheet, 0, sizeof *sheet);
  sheet->columns = CH_SEATS;
  sheet->rows = 2;
  sheet->row[0].id = "coins";
  sheet->row[1].id = "chains";
  for (int i = 0; i < CH_SEATS; i++)
    {
      sheet->row[0].values[i] = state->seats[i].coins;
      sheet->row[1].values[i] = ruleset->final_sale ? sold_worth (&state->seats[i]) : 0;
    }
  sheet->over = state->phase == CH_PHASE_OVER;
  tablee_score_sheet_add_up (sheet);
  tablee_score_sheet_rank (sheet);
}

const TableeGame tablee_bean_chains_game = {
  .id = "bean-chains",
  .min_seats = CH_SEATS,
  .max_seats = CH_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (ChRuleset),
  .state_size = sizeof (ChState),
  .max_actions = CH_CARDS + 1,
  /* A throw, three cards turned up and a whole discard pile that matches. */
  .max_events = 1 + CH_TURN_UP + CH_CARDS,
  .phases = phases,
  .deal = deal,
  .to_move = to_move,
  .phase = phase,
  .legal = legal,
  .check = check,
  .apply = apply,
  .conceal = conceal,
  .resample = resample,
  .score = score,
};

/*
 * For the other layers
 */

static uint64_t
ruleset_checksum (const ChRuleset *ruleset)
{
  const int64_t values[] = { RULES_VERSION, ruleset->base.first, ruleset->chains, ruleset->plays, ruleset->final_sale };
  uint64_t checksum = UINT64_C (0xcbf29ce484222325);

  /* FNV-1a over the eight bytes of each. */
  for (size_t i = 0; i < sizeof values / sizeof values[0] * 8; i++)
    checksum = (checksum ^ ((uint64_t) values[i / 8] >> (8 * (i % 8)) & 0xff)) * UINT64_C (0x100000001b3);

  return checksum;
}

void
ch_ruleset_init (ChRuleset *ruleset)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = CH_SEATS;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->chains = CH_MAX_CHAINS;
  ruleset->plays = 2;
}

void
ch_ruleset_complete (ChRuleset *ruleset)
{
  ruleset->base.game = &tablee_bean_chains_game;
  ruleset->base.checksum = ruleset_checksum (ruleset);
}

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
  if (has_chain (&state->seats[seat], bean))
    return CH_PLACE_CHAIN;

  return has_room (ruleset, &state->seats[seat]) ? CH_PLACE_ROOM : CH_PLACE_SALE;
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

int
ch_count_unseen (const ChState *view,
                 int            bean)
{
  int unseen[CH_BEANS + 1];

  count_unseen (view, unseen);

  return unseen[bean];
}

void
ch_fill_deck (ChState *state)
{
  /* Ends first, so that its own cards are not counted. */
  memset (state->deck, 0, sizeof state->deck);
  state->deck_count = 0;
  state->deck_count = (uint8_t) list_unseen (state, state->deck);
  tablee_random_shuffle (&state->chance, state->deck, state->deck_count);
}
