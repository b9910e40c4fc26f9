/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bean chains in writing: options, positions, actions, events. */
#include "games/bean-chains/rules/rules.h"

#include "notation/forms.h"
#include "notation/json-text.h"

#include <string.h>

enum
{
  MIN_CHAINS = 2,
};

static const TableeOption options[] = {
  { "chains", TABLEE_OPTION_INTEGER, .default_value = CH_MAX_CHAINS, .minimum = MIN_CHAINS, .maximum = CH_MAX_CHAINS,
    TABLEE_OPTION_FIELD (ChRuleset, chains) },
  { "plays", TABLEE_OPTION_INTEGER, .default_value = CH_DEFAULT_PLAYS, .minimum = 0, .maximum = CH_DEFAULT_PLAYS,
    TABLEE_OPTION_FIELD (ChRuleset, plays) },
  { "final_sale", TABLEE_OPTION_BOOLEAN, TABLEE_OPTION_FIELD (ChRuleset, final_sale) },
  { NULL },
};

static const char *const beans[] = { "B", "C", "S", "G", "s", "b", "R", "g", NULL };

static const char *const sources[] = { "hand", "leftovers", "trade", NULL };

/* The phases that may ask for room. */
static const char *const from_words[] = { "play", "play-more", "trade", NULL };
static const guint8 from_phases[] = { CH_PHASE_PLAY, CH_PHASE_PLAY_MORE, CH_PHASE_TRADE };

/* A position being read: how often each bean has been named so far, and how many cards are "?". */
typedef struct
{
  const ChRuleset *ruleset;
  TableeReader    *reader;
  ChState         *state;
  gboolean         is_view;
  int              named[CH_BEANS];
  int              unknown;
} Reading;

/*
 * Options
 */

static gboolean
complete (TableeRuleset       *base,
          TableeOptionValues  *values,
          GError             **error)
{
  ChRuleset *ruleset = (ChRuleset *) base;

  if (ruleset->plays == 1)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_OPTION, "options.plays",
                                      "2 means one card, and a second if you like; 0 means any number; 1 is not possible");

  ch_ruleset_complete (ruleset);

  return TRUE;
}

/*
 * Writing
 */

static void
add_bean (JsonBuilder *builder,
          int          bean)
{
  json_builder_add_string_value (builder, bean == CH_NO_BEAN ? "?" : beans[bean]);
}

/* A row of cards, from @first on in steps of @step: piles are written from the top, hands from the front. */
static void
write_cards (JsonBuilder   *builder,
             const char    *key,
             const guint8  *first,
             int            count,
             int            step)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (int i = 0; i < count; i++)
    add_bean (builder, first[i * step]);
  json_builder_end_array (builder);
}

/* The last card is on top. */
static void
write_pile (JsonBuilder   *builder,
            const char    *key,
            const guint8  *cards,
            int            count)
{
  write_cards (builder, key, count > 0 ? cards + count - 1 : cards, count, -1);
}

/* The bean of which the letter is the @place-th in the order of characters: sets are written sorted. */
static int
sorted_bean (int place)
{
  static const guint8 sorted[CH_BEANS] = { CH_BLUE, CH_CHILI, CH_GREEN, CH_RED, CH_STINK, CH_BLACK, CH_GARDEN, CH_SOY };

  return sorted[place];
}

static void
write_set (JsonBuilder  *builder,
           const char   *key,
           const guint8  counts[CH_BEANS])
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (int place = 0; place < CH_BEANS; place++)
    for (int i = 0; i < counts[sorted_bean (place)]; i++)
      add_bean (builder, sorted_bean (place));
  json_builder_end_array (builder);
}

static void
seat_write (const TableeRuleset *base,
            const void          *data,
            int                  index,
            gboolean             is_view,
            JsonBuilder         *builder)
{
  const ChState *state = data;
  const ChSeat *seat = &state->seats[index];

  write_cards (builder, "hand", seat->hand, seat->hand_count, 1);
  json_builder_set_member_name (builder, "chains");
  json_builder_begin_array (builder);
  for (int place = 0; place < CH_BEANS; place++)
    if (seat->chains[sorted_bean (place)] > 0)
      {
        json_builder_begin_array (builder);
        add_bean (builder, sorted_bean (place));
        json_builder_add_int_value (builder, seat->chains[sorted_bean (place)]);
        json_builder_end_array (builder);
      }
  json_builder_end_array (builder);
  tablee_json_write_integer (builder, "coins", seat->coins);
  tablee_json_write_boolean (builder, "bought", seat->bought != 0);
}

static void
state_write (const TableeRuleset *base,
             const void          *data,
             gboolean             is_view,
             JsonBuilder         *builder)
{
  const ChState *state = data;

  write_pile (builder, "draw", state->deck, state->deck_count);
  write_pile (builder, "discard", state->discard, state->discard_count);
  write_set (builder, "trade", state->trade);
  write_set (builder, "removed", state->removed);
  tablee_json_write_integer (builder, "turn", state->turn);
  if (state->phase != CH_PHASE_SELL)
    return;

  json_builder_set_member_name (builder, "pending");
  add_bean (builder, state->pending);
  tablee_json_write_string (builder, "from", base->game->phases[state->from]);
}

/*
 * Actions and events
 */

static const TableeTerm terms[] = {
  { 'b', .words = beans },
  { 's', .words = sources },
  { 'h', .count = CH_CARDS, .first = 1 },  /* a place in a hand */
  { 0 },
};

#define ACTION(kind) ((TableeAction) (kind) << 8)

static const TableeActionForm actions[] = {
  { ACTION (CH_ACTION_CHAIN), "chain b" },
  { ACTION (CH_ACTION_DISCARD), "discard b" },
  { ACTION (CH_ACTION_PLAY), "play" },
  { ACTION (CH_ACTION_STOP), "stop" },
  { ACTION (CH_ACTION_SELL), "sell b" },
  { ACTION (CH_ACTION_THROW), "throw h" },
  { ACTION (CH_ACTION_NONE), "none" },
  { ACTION (CH_ACTION_END), "end" },
  { ACTION (CH_ACTION_BUY_CHAIN), "buy-chain" },
  { 0 },
};

static const char *const events[] = {
  [CH_EVENT_DEAL] = "deal s d0b 0 1",
  [CH_EVENT_TURN] = "turn s 0 1 2",
  [CH_EVENT_PENDING] = "pending s 0b 1s",
  [CH_EVENT_SELL] = "sell s 0b 1 2 3",
  [CH_EVENT_CHAIN] = "chain s 0b 1s 2 3",
  [CH_EVENT_DISCARD] = "discard s 0b 1",
  [CH_EVENT_STOP] = "stop s",
  [CH_EVENT_THROW] = "throw s 0b 1h 2 3",
  [CH_EVENT_KEEP] = "none s",
  [CH_EVENT_TURN_UP] = "turn-up s 0b 1",
  [CH_EVENT_MATCH] = "match s 0b 1",
  [CH_EVENT_END] = "end s 0",
  [CH_EVENT_DRAW] = "draw s d0b 0 1",
  [CH_EVENT_BUY_CHAIN] = "buy-chain s 0",
  [CH_EVENT_COUNT] = "count s 0b 1 2 3",
  [CH_EVENT_GAME_OVER] = "game-over 0 1",
};

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [CH_REASON_NOT_THERE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no card of this kind is in the trade area"),
  [CH_REASON_NO_ROOM - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there is no chain of this bean and no room for a new one, and no chain is sold for a card that was left"),
  [CH_REASON_NO_SUCH_CHAIN - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the seat has no chain of this bean"),
  [CH_REASON_NO_SUCH_CARD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hand has no card at this place"),
  [CH_REASON_MUST_PLAY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the first card of the hand must be played"),
  [CH_REASON_NO_MORE_PLAYS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no further card can be played in this turn"),
  [CH_REASON_NO_VOLUNTARY_SALE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a chain is sold only to make room for a card"),
  [CH_REASON_MUST_SELL - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a chain must be sold first, to make room"),
  [CH_REASON_LEFTOVERS_FIRST - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the cards in the trade area come first"),
  [CH_REASON_NO_PURCHASE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("everybody has three chains in this game"),
  [CH_REASON_BOUGHT_ALREADY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third chain has been bought"),
  [CH_REASON_TOO_FEW_COINS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third chain costs three coins"),
};

/*
 * Reading
 */

/* Counts @count cards of @bean that stand at element @index of the list being read. */
static gboolean
name_cards (Reading *reading,
            guint    index,
            int      bean,
            int      count)
{
  reading->named[bean] += count;
  if (reading->named[bean] <= ch_copies (bean))
    return TRUE;

  if (count == 1)
    tablee_reader_fail_too_many (reading->reader, index, beans[bean], ch_copies (bean));
  else
    tablee_reader_fail_at (reading->reader, index, "\"%s\" occurs %d times; there are %d", beans[bean], reading->named[bean],
                           ch_copies (bean));

  return FALSE;
}

static gboolean
read_letter (Reading *reading,
             guint    index,
             int     *bean)
{
  *bean = tablee_reader_word_at (reading->reader, index, beans, TABLEE_MESSAGE ("%s is not a bean"));

  return *bean >= 0;
}

/* Element @index of the list that is being read, as a card that everybody sees. */
static gboolean
read_open_card (Reading *reading,
                guint    index,
                int     *bean)
{
  return read_letter (reading, index, bean) && name_cards (reading, index, *bean, 1);
}

static gboolean
is_unknown (Reading *reading,
            guint    index)
{
  return reading->is_view && g_strcmp0 (tablee_reader_string_at (reading->reader, index), "?") == 0;
}

/* The same, as a card that a view may not know. */
static gboolean
read_card (Reading *reading,
           guint    index,
           int     *bean)
{
  if (!is_unknown (reading, index))
    return read_open_card (reading, index, bean);

  *bean = CH_NO_BEAN;
  reading->unknown++;

  return TRUE;
}

/* The cards of @key in the order in which they are written. Returns how many. */
static int
read_cards (Reading    *reading,
            const char *key,
            gboolean  (*read) (Reading *, guint, int *),
            guint8      cards[CH_CARDS])
{
  guint count = tablee_reader_enter_list (reading->reader, key, CH_CARDS);
  guint good = 0;
  int bean;

  for (; good < count && read (reading, good, &bean); good++)
    cards[good] = (guint8) bean;
  tablee_reader_leave (reading->reader);

  return (int) good;
}

/* A pile: the first card written is on top, which is the last one. */
static guint8
read_pile (Reading    *reading,
           const char *key,
           gboolean  (*read) (Reading *, guint, int *),
           guint8      pile[CH_CARDS])
{
  guint8 cards[CH_CARDS];
  int count = read_cards (reading, key, read, cards);

  for (int i = 0; i < count; i++)
    pile[i] = cards[count - 1 - i];

  return (guint8) count;
}

static void
read_set (Reading    *reading,
          const char *key,
          guint8      counts[CH_BEANS])
{
  guint8 cards[CH_CARDS];
  int count = read_cards (reading, key, read_open_card, cards);

  for (int i = 0; i < count; i++)
    counts[cards[i]]++;
}

/* Inside the pair of a chain: its bean and its length. */
static void
read_chain_pair (Reading *reading,
                 guint    count,
                 ChSeat  *seat)
{
  TableeReader *reader = reading->reader;
  int bean;
  int length;

  if (count != 2)
    {
      tablee_reader_fail (reader, NULL, "write a bean and a number of cards");
      return;
    }
  if (!read_letter (reading, 0, &bean))
    return;

  length = (int) tablee_reader_integer_at (reader, 1, 1, ch_copies (bean));
  if (tablee_reader_failed (reader))
    return;
  if (seat->chains[bean] > 0)
    tablee_reader_fail_at (reader, 0, "there is a chain of \"%c\" already", *beans[bean]);
  else if (name_cards (reading, 1, bean, length))
    seat->chains[bean] = (guint8) length;
}

static void
read_chains (Reading *reading,
             int      index)
{
  TableeReader *reader = reading->reader;
  ChSeat *seat = &reading->state->seats[index];
  guint count = tablee_reader_enter_list (reader, "chains", CH_BEANS);
  int allowed = ch_max_chains (reading->ruleset, reading->state, index);

  for (guint i = 0; i < count; i++)
    {
      guint elements = tablee_reader_enter_list_at (reader, i, 2);

      if (!tablee_reader_failed (reader))
        read_chain_pair (reading, elements, seat);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);

  for (int bean = 0; bean < CH_BEANS; bean++)
    seat->types |= (guint8) ((seat->chains[bean] > 0) << bean);
  if (ch_count_chains (reading->state, index) > allowed)
    tablee_reader_fail (reader, "chains", "%d chains, but at most %d are allowed",
                        ch_count_chains (reading->state, index), allowed);
}

static void
read_seat (gpointer data,
           int      index)
{
  Reading *reading = data;
  ChSeat *seat = &reading->state->seats[index];

    seat->coins = (guint8) tablee_reader_integer (reading->reader, "coins", 0, 0, CH_MAX_COINS);
    seat->bought = (guint8) tablee_reader_boolean (reading->reader, "bought", FALSE);
    seat->hand_count = (guint8) read_cards (reading, "hand", read_card, seat->hand);
    read_chains (reading, index);
}

/* The cards of the deck of a view: all "?", and as many as are left for it. */
static gboolean
read_unknown_card (Reading *reading,
                   guint    index,
                   int     *bean)
{
  if (is_unknown (reading, index))
    return read_card (reading, index, bean);

  if (!tablee_reader_failed (reading->reader))
    tablee_reader_fail_at (reading->reader, index, "a view does not know the deck; write \"?\"");

  return FALSE;
}

static int
count_unnamed (const Reading *reading)
{
  int count = CH_CARDS;

  for (int bean = 0; bean < CH_BEANS; bean++)
    count -= reading->named[bean];

  return count;
}

static void
read_deck (Reading *reading)
{
  TableeReader *reader = reading->reader;
  ChState *state = reading->state;
  int unnamed = count_unnamed (reading);

  if (tablee_reader_has (reader, "draw"))
    state->deck_count = read_pile (reading, "draw", reading->is_view ? read_unknown_card : read_card, state->deck);
  else if (reading->is_view && reading->unknown < unnamed)
    memset (state->deck, CH_NO_BEAN, state->deck_count = (guint8) (unnamed - reading->unknown));
  else if (!reading->is_view && !tablee_reader_failed (reader))
    ch_fill_deck (state);

  if (reading->is_view && reading->unknown > unnamed)
    tablee_reader_fail (reader, NULL, "%d cards are unknown, but only %d are not named", reading->unknown, unnamed);
}

/* The bean that needs room, in "sell" alone, and the phase that asked. */
static void
read_pending (Reading *reading)
{
  TableeReader *reader = reading->reader;
  ChState *state = reading->state;
  const char *text;
  int bean = -1;

  state->pending = CH_NO_BEAN;
  state->from = CH_PHASE_OVER;
  if (state->phase != CH_PHASE_SELL)
    {
      if (!tablee_reader_take_null (reader, "pending"))
        tablee_reader_fail (reader, "pending", "no bean needs room in this phase");
      if (!tablee_reader_take_null (reader, "from"))
        tablee_reader_fail (reader, "from", "no bean needs room in this phase");
      return;
    }

  text = tablee_reader_string (reader, "pending");
  if (text != NULL)
    bean = tablee_word_find (beans, text);
  if (bean >= 0)
    state->pending = (guint8) bean;
  else
    tablee_reader_fail (reader, "pending", "write the bean that needs room");
  if (!tablee_reader_failed (reader) && !tablee_reader_has (reader, "from"))
    tablee_reader_fail (reader, "from", "this key is missing");
  state->from = from_phases[tablee_reader_word (reader, "from", 0, from_words)];
}

static void
check_sale (Reading *reading)
{
  TableeReader *reader = reading->reader;
  const ChState *state = reading->state;
  const ChSeat *seat = &state->seats[state->current];
  gboolean from_trade = state->from == CH_PHASE_TRADE;
  char letter = *beans[state->pending];

  if (from_trade && state->trade[state->pending] == 0)
    tablee_reader_fail (reader, "pending", "no \"%c\" lies in the trade area", letter);
  else if (!from_trade && (seat->hand_count == 0 || seat->hand[0] != state->pending))
    tablee_reader_fail (reader, "pending", "\"%c\" is not the front card of the hand", letter);
  else if (ch_place (reading->ruleset, state, state->current, state->pending) == CH_PLACE_CHAIN)
    tablee_reader_fail (reader, "pending", "\"%c\" has a chain already", letter);
  else if (ch_place (reading->ruleset, state, state->current, state->pending) == CH_PLACE_ROOM)
    tablee_reader_fail (reader, "pending", "there is room for a chain of \"%c\"", letter);
}

/* Where the trade area and the hand must be empty, or must not. */
static void
check_phase (Reading *reading)
{
  TableeReader *reader = reading->reader;
  const ChState *state = reading->state;
  const char *phase = reading->ruleset->base.game->phases[state->phase];
  gboolean sells = state->phase == CH_PHASE_SELL;
  gboolean plays = state->phase == CH_PHASE_PLAY || state->phase == CH_PHASE_PLAY_MORE;

  if (state->phase == CH_PHASE_LEFTOVERS && state->trade_types == 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit; the trade area is empty", phase);
  else if ((plays || state->phase == CH_PHASE_DISCARD || (sells && state->from != CH_PHASE_TRADE)) && state->trade_types != 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit; there are cards in the trade area", phase);
  else if (plays && state->seats[state->current].hand_count == 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit; the hand of seat %d is empty", phase, state->current);
  else if (sells)
    check_sale (reading);
}

static void
check_turn (Reading *reading)
{
  const ChState *state = reading->state;
  int drawn = CH_TURN_CARDS * (state->turn - 1);

  if (drawn + state->deck_count > CH_CARDS)
    tablee_reader_fail (reading->reader, "turn", "%d turns draw %d cards; with the %d of the deck these are more than %d",
                        state->turn - 1, drawn, state->deck_count, CH_CARDS);
}

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
  ChState *state = data;
  Reading reading = { .ruleset = (const ChRuleset *) base, .reader = reader, .state = state, .is_view = common->is_view };

  state->turn = (guint8) tablee_reader_integer (reader, "turn", 1, 1, CH_MAX_TURNS);
  tablee_reader_each_seat (reader, read_seat, &reading);
  state->discard_count = read_pile (&reading, "discard", read_open_card, state->discard);
  read_set (&reading, "trade", state->trade);
  read_set (&reading, "removed", state->removed);
  for (int bean = 0; bean < CH_BEANS; bean++)
    state->trade_types |= (guint8) ((state->trade[bean] > 0) << bean);
  read_deck (&reading);
  read_pending (&reading);
  if (tablee_reader_failed (reader))
    return;

  check_turn (&reading);
  check_phase (&reading);
}

extern const TableeNotation tablee_bean_chains_notation;

const TableeNotation tablee_bean_chains_notation = {
  .game = &tablee_bean_chains_game,
  .options = options,
  .complete = complete,
  .state_read = state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = tablee_forms_action_read,
  .action_write = tablee_forms_action_write,
  .event_write = tablee_forms_event_write,
  .most = 999,
  .terms = terms,
  .actions = actions,
  .events = TABLEE_WORD_LIST (events),
  .reasons = TABLEE_WORD_LIST (reasons),
};
