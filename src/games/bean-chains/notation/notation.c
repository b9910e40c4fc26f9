/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/bean-chains/rules/rules.h"

#include "notation/json-text.h"
#include "notation/notation.h"

#include <string.h>

enum
{
  MIN_CHAINS = 2,
};

static const TableeOption options[] = {
  { "chains", TABLEE_OPTION_INTEGER, .default_value = CH_MAX_CHAINS, .minimum = MIN_CHAINS, .maximum = CH_MAX_CHAINS },
  { "plays", TABLEE_OPTION_INTEGER, .default_value = CH_DEFAULT_PLAYS, .minimum = 0, .maximum = CH_DEFAULT_PLAYS },
  { "final_sale", TABLEE_OPTION_BOOLEAN },
  { NULL },
};

static const char bean_letters[] = "BCSGsbRg";

/* Actions as they are written, by kind; a bean or a place follows where there is one. */
static const char *const actions[CH_N_ACTIONS] = {
  "chain", "discard", "play", "stop", "sell", "throw", "none", "end", "buy-chain",
};

static const char *const sources[] = { "hand", "leftovers", "trade" };

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

static TableeRuleset *
ruleset_new (int                  seats,
             TableeOptionValues  *values,
             GError             **error)
{
  g_autoptr (TableeRuleset) base = g_atomic_rc_box_alloc0 (sizeof (ChRuleset));
  ChRuleset *ruleset = (ChRuleset *) base;

  ch_ruleset_init (ruleset);
  ruleset->base.first = (int32_t) tablee_option_values_get (values, "first");
  ruleset->chains = (int32_t) tablee_option_values_get (values, "chains");
  ruleset->plays = (int32_t) tablee_option_values_get (values, "plays");
  ruleset->final_sale = tablee_option_values_get (values, "final_sale") != 0;
  if (ruleset->plays == 1)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_OPTION, "options.plays",
                                 "2 is one card and one more if wished, 0 as many as wished; there is no 1");
      return NULL;
    }
  ch_ruleset_complete (ruleset);

  return g_steal_pointer (&base);
}

static void
options_write (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;

  if (ruleset->chains != CH_MAX_CHAINS)
    tablee_json_write_integer (builder, "chains", ruleset->chains);
  if (ruleset->plays != CH_DEFAULT_PLAYS)
    tablee_json_write_integer (builder, "plays", ruleset->plays);
  if (ruleset->final_sale)
    tablee_json_write_boolean (builder, "final_sale", TRUE);
}

/*
 * Writing
 */

static void
add_bean (JsonBuilder *builder,
          int          bean)
{
  const char text[2] = { bean == CH_NO_BEAN ? '?' : bean_letters[bean], '\0' };

  json_builder_add_string_value (builder, text);
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
 * Actions
 */

static gboolean
bean_from_text (const char *text,
                int        *bean)
{
  const char *letter;

  if (text[0] == '\0' || text[1] != '\0')
    return FALSE;

  letter = strchr (bean_letters, text[0]);
  if (letter == NULL)
    return FALSE;

  *bean = (int) (letter - bean_letters);

  return TRUE;
}

/* A place in a hand as people count, from 1: digits alone, without zeros in front. */
static gboolean
place_from_text (const char *text,
                 int        *place)
{
  guint64 number;

  if (!g_ascii_isdigit (*text) || *text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, CH_CARDS, &number, NULL))
    return FALSE;

  *place = (int) number - 1;

  return TRUE;
}

static gboolean
names_bean (ChActionKind kind)
{
  return kind == CH_ACTION_CHAIN || kind == CH_ACTION_DISCARD || kind == CH_ACTION_SELL;
}

static gboolean
number_from_text (ChActionKind  kind,
                  const char   *text,
                  int          *number)
{
  *number = 0;
  if (!names_bean (kind) && kind != CH_ACTION_THROW)
    return *text == '\0';
  if (*text != ' ')
    return FALSE;

  return kind == CH_ACTION_THROW ? place_from_text (text + 1, number) : bean_from_text (text + 1, number);
}

static gboolean
action_read (const TableeRuleset *base,
             const void          *state,
             const char          *text,
             TableeAction        *action)
{
  for (ChActionKind kind = 0; kind < CH_N_ACTIONS; kind++)
    {
      gsize length = strlen (actions[kind]);
      int number;

      if (strncmp (text, actions[kind], length) == 0 && number_from_text (kind, text + length, &number))
        {
          *action = ch_action (kind, number);
          return TRUE;
        }
    }

  return FALSE;
}

static char *
action_write (const TableeRuleset *base,
              const void          *state,
              TableeAction         action)
{
  ChActionKind kind = ch_action_kind (action);
  int number = ch_action_number (action);

  g_return_val_if_fail (kind < CH_N_ACTIONS, NULL);

  if (kind == CH_ACTION_THROW)
    return g_strdup_printf ("%s %d", actions[kind], number + 1);
  if (!names_bean (kind))
    return g_strdup (actions[kind]);

  g_return_val_if_fail (number < CH_BEANS, NULL);

  return g_strdup_printf ("%s %c", actions[kind], bean_letters[number]);
}

/*
 * Events
 */

/* What only the seat itself may see is "?" for the others. */
static char
detail_letter (const TableeEvent *event)
{
  return event->concealed ? '?' : bean_letters[event->details[0]];
}

static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  const gint32 *args = event->args;
  int seat = event->seat;

  switch ((ChEvent) event->kind)
    {
    case CH_EVENT_DEAL:
      return g_strdup_printf ("deal %d %c %d %d", seat, detail_letter (event), args[0], args[1]);

    case CH_EVENT_TURN:
      return g_strdup_printf ("turn %d %d %d %d", seat, args[0], args[1], args[2]);

    case CH_EVENT_PENDING:
      return g_strdup_printf ("pending %d %c %s", seat, bean_letters[args[0]], sources[args[1]]);

    case CH_EVENT_SELL:
      return g_strdup_printf ("sell %d %c %d %d %d", seat, bean_letters[args[0]], args[1], args[2], args[3]);

    case CH_EVENT_CHAIN:
      return g_strdup_printf ("chain %d %c %s %d %d", seat, bean_letters[args[0]], sources[args[1]], args[2], args[3]);

    case CH_EVENT_DISCARD:
      return g_strdup_printf ("discard %d %c %d", seat, bean_letters[args[0]], args[1]);

    case CH_EVENT_STOP:
      return g_strdup_printf ("stop %d", seat);

    case CH_EVENT_THROW:
      return g_strdup_printf ("throw %d %c %d %d %d", seat, bean_letters[args[0]], args[1] + 1, args[2], args[3]);

    case CH_EVENT_KEEP:
      return g_strdup_printf ("none %d", seat);

    case CH_EVENT_TURN_UP:
      return g_strdup_printf ("turn-up %d %c %d", seat, bean_letters[args[0]], args[1]);

    case CH_EVENT_MATCH:
      return g_strdup_printf ("match %d %c %d", seat, bean_letters[args[0]], args[1]);

    case CH_EVENT_END:
      return g_strdup_printf ("end %d %d", seat, args[0]);

    case CH_EVENT_DRAW:
      return g_strdup_printf ("draw %d %c %d %d", seat, detail_letter (event), args[0], args[1]);

    case CH_EVENT_BUY_CHAIN:
      return g_strdup_printf ("buy-chain %d %d", seat, args[0]);

    case CH_EVENT_COUNT:
      return g_strdup_printf ("count %d %c %d %d %d", seat, bean_letters[args[0]], args[1], args[2], args[3]);

    case CH_EVENT_GAME_OVER:
      return g_strdup_printf ("game-over %d %d", args[0], args[1]);

    case CH_EVENT_NONE:
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
reason_write (TableeReason reason)
{
  switch ((int) reason)
    {
    case CH_REASON_NOT_THERE:
      return TABLEE_MESSAGE ("no such card lies in the trade area");

    case CH_REASON_NO_ROOM:
      return TABLEE_MESSAGE ("there is no chain of this bean and no room for one, and leftovers do not make a sale");

    case CH_REASON_NO_SUCH_CHAIN:
      return TABLEE_MESSAGE ("the seat has no chain of this bean");

    case CH_REASON_NO_SUCH_CARD:
      return TABLEE_MESSAGE ("the hand has no card at this place");

    case CH_REASON_MUST_PLAY:
      return TABLEE_MESSAGE ("the first card of the hand must be played");

    case CH_REASON_NO_MORE_PLAYS:
      return TABLEE_MESSAGE ("no further card can be played in this turn");

    case CH_REASON_NO_VOLUNTARY_SALE:
      return TABLEE_MESSAGE ("a chain is sold only to make room for a card");

    case CH_REASON_MUST_SELL:
      return TABLEE_MESSAGE ("a chain must be sold first, to make room");

    case CH_REASON_LEFTOVERS_FIRST:
      return TABLEE_MESSAGE ("the cards in the trade area are dealt with first");

    case CH_REASON_NO_PURCHASE:
      return TABLEE_MESSAGE ("everybody has three chains in this game");

    case CH_REASON_BOUGHT_ALREADY:
      return TABLEE_MESSAGE ("the third chain has been bought");

    case CH_REASON_TOO_FEW_COINS:
      return TABLEE_MESSAGE ("the third chain costs three coins");

    default:
      g_return_val_if_reached (NULL);
    }
}

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
  const char name[2] = { bean_letters[bean], '\0' };

  reading->named[bean] += count;
  if (reading->named[bean] <= ch_copies (bean))
    return TRUE;

  if (count == 1)
    tablee_reader_fail_too_many (reading->reader, index, name, ch_copies (bean));
  else
    tablee_reader_fail_at (reading->reader, index, "\"%s\" occurs %d times; there are %d", name, reading->named[bean],
                           ch_copies (bean));

  return FALSE;
}

static gboolean
read_letter (Reading *reading,
             guint    index,
             int     *bean)
{
  const char *text = tablee_reader_string_at (reading->reader, index);
  g_autofree char *quote = NULL;

  if (text == NULL)
    return FALSE;
  if (bean_from_text (text, bean))
    return TRUE;

  quote = tablee_reader_quote (text);
  tablee_reader_fail_at (reading->reader, index, "%s is no bean", quote);

  return FALSE;
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
      tablee_reader_fail (reader, NULL, "a bean and a number of cards are expected");
      return;
    }
  if (!read_letter (reading, 0, &bean))
    return;

  length = (int) tablee_reader_integer_at (reader, 1, 1, ch_copies (bean));
  if (tablee_reader_failed (reader))
    return;
  if (seat->chains[bean] > 0)
    tablee_reader_fail_at (reader, 0, "there is a chain of \"%c\" already", bean_letters[bean]);
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
    tablee_reader_fail (reader, "chains", "%d chains are too many: at most %d are allowed",
                        ch_count_chains (reading->state, index), allowed);
}

static void
read_seats (Reading *reading)
{
  guint count = tablee_reader_enter_list (reading->reader, "players", CH_SEATS);

  for (guint i = 0; i < count; i++)
    if (tablee_reader_enter_element (reading->reader, i))
      {
        ChSeat *seat = &reading->state->seats[i];

        seat->coins = (guint8) tablee_reader_integer (reading->reader, "coins", 0, 0, CH_MAX_COINS);
        seat->bought = (guint8) tablee_reader_boolean (reading->reader, "bought", FALSE);
        seat->hand_count = (guint8) read_cards (reading, "hand", read_card, seat->hand);
        read_chains (reading, (int) i);
        tablee_reader_leave (reading->reader);
      }
  tablee_reader_leave (reading->reader);
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
    tablee_reader_fail_at (reading->reader, index, "a view does not know the deck: \"?\" is expected");

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
  int bean;

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
  if (text != NULL && bean_from_text (text, &bean))
    state->pending = (guint8) bean;
  else
    tablee_reader_fail (reader, "pending", "the bean that needs room is expected");
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
  char letter = bean_letters[state->pending];

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
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit, the trade area is empty", phase);
  else if ((plays || state->phase == CH_PHASE_DISCARD || (sells && state->from != CH_PHASE_TRADE)) && state->trade_types != 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit, there are cards in the trade area", phase);
  else if (plays && state->seats[state->current].hand_count == 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit, the hand of seat %d is empty", phase, state->current);
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

  state->phase = (guint8) common->phase;
  state->current = (gint8) common->current;
  state->turn = (guint8) tablee_reader_integer (reader, "turn", 1, 1, CH_MAX_TURNS);
  read_seats (&reading);
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
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = action_read,
  .action_write = action_write,
  .event_write = event_write,
  .reason_write = reason_write,
};
