/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include "notation/json-text.h"
#include "notation/notation.h"

#include <string.h>

enum
{
  MIN_CHAINS = 2,
  DEFAULT_PLAYS = 2,
};

static const TableeOption options[] = {
  { "chains", TABLEE_OPTION_INTEGER, .default_value = CH_MAX_CHAINS, .minimum = MIN_CHAINS, .maximum = CH_MAX_CHAINS },
  { "plays", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_PLAYS, .minimum = 0, .maximum = DEFAULT_PLAYS },
  { "final_sale", TABLEE_OPTION_BOOLEAN },
  { NULL },
};

static const char bean_letters[] = "BCSGsbRg";

/* Actions as they are written, by kind; a bean or a place follows where there is one. */
static const char *const actions[CH_N_ACTIONS] = {
  "chain", "discard", "play", "stop", "sell", "throw", "none", "end", "buy-chain",
};

static const char *const sources[] = { "hand", "leftovers", "trade" };

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
      g_set_error_literal (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_OPTION,
                           "options.plays: 2 is one card and one more if wished, 0 as many as wished; there is no 1");
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
  if (ruleset->plays != DEFAULT_PLAYS)
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

static TableeRandom *
chance (void *data)
{
  ChState *state = data;

  return &state->chance;
}

static int
current (const void *data)
{
  const ChState *state = data;

  return state->current;
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
      return "no such card lies in the trade area";

    case CH_REASON_NO_ROOM:
      return "there is no chain of this bean and no room for one, and leftovers do not make a sale";

    case CH_REASON_NO_SUCH_CHAIN:
      return "the seat has no chain of this bean";

    case CH_REASON_NO_SUCH_CARD:
      return "the hand has no card at this place";

    case CH_REASON_MUST_PLAY:
      return "the first card of the hand must be played";

    case CH_REASON_NO_MORE_PLAYS:
      return "no further card can be played in this turn";

    case CH_REASON_NO_VOLUNTARY_SALE:
      return "a chain is sold only to make room for a card";

    case CH_REASON_MUST_SELL:
      return "a chain must be sold first, to make room";

    case CH_REASON_LEFTOVERS_FIRST:
      return "the cards in the trade area are dealt with first";

    case CH_REASON_NO_PURCHASE:
      return "everybody has three chains in this game";

    case CH_REASON_BOUGHT_ALREADY:
      return "the third chain has been bought";

    case CH_REASON_TOO_FEW_COINS:
      return "the third chain costs three coins";

    default:
      g_return_val_if_reached (NULL);
    }
}

/*
 * Reading
 */

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
  tablee_reader_fail (reader, NULL, "positions of this game cannot be read yet");
}

extern const TableeNotation tablee_bean_chains_notation;

const TableeNotation tablee_bean_chains_notation = {
  .game = &tablee_bean_chains_game,
  .options = options,
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = state_read,
  .state_write = state_write,
  .chance = chance,
  .current = current,
  .seat_write = seat_write,
  .action_read = action_read,
  .action_write = action_write,
  .event_write = event_write,
  .reason_write = reason_write,
};
