/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/space-beans/rules/rules.h"

#include "notation/json-text.h"
#include "notation/notation.h"

#include <string.h>

enum
{
  MAX_END_SCORE = 42,   /* above, a game can fail to end */
  MAX_BONUS = 99,
};

enum { CARD_LENGTH = 2 };

static const char family_letters[] = SB_FAMILY_LETTERS;
static const char unknown[] = "?";
static const char *const slots[] = { "visible", "secret", NULL };
static const char *const plain_actions[] = { "draw", "no-draw", "close", "keep", "done" };
static const char *const card_actions[] = { "visible", "secret", "add" };
static const char *const ends[] = { "score", "idle" };

static const TableeOption options[] = {
  { "end_score", TABLEE_OPTION_INTEGER, .default_value = SB_DEFAULT_END_SCORE, .minimum = 1, .maximum = MAX_END_SCORE },
  { "bonus", TABLEE_OPTION_INTEGER, .default_value = SB_DEFAULT_BONUS, .minimum = 0, .maximum = MAX_BONUS },
  { NULL },
};

/* A position being read: how often each card has been named so far. */
typedef struct
{
  const SbRuleset *ruleset;
  TableeReader    *reader;
  SbState         *state;
  gboolean         is_view;
  guint8           named[SB_KINDS];
} Reading;

/*
 * Options
 */

static TableeRuleset *
ruleset_new (int                  seats,
             TableeOptionValues  *values,
             GError             **error)
{
  SbRuleset *ruleset = g_atomic_rc_box_alloc0 (sizeof *ruleset);

  sb_ruleset_init (ruleset, seats);
  ruleset->base.first = (int32_t) tablee_option_values_get (values, "first");
  ruleset->end_score = (int32_t) tablee_option_values_get (values, "end_score");
  ruleset->bonus = (int32_t) tablee_option_values_get (values, "bonus");
  sb_ruleset_complete (ruleset);

  return &ruleset->base;
}

static void
options_write (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const SbRuleset *ruleset = (const SbRuleset *) base;

  if (ruleset->end_score != SB_DEFAULT_END_SCORE)
    tablee_json_write_integer (builder, "end_score", ruleset->end_score);
  if (ruleset->bonus != SB_DEFAULT_BONUS)
    tablee_json_write_integer (builder, "bonus", ruleset->bonus);
}

/*
 * Cards
 */

static void
card_to_text (SbCard card,
              char   text[CARD_LENGTH + 1])
{
  if (card == SB_UNKNOWN)
    {
      strcpy (text, unknown);
      return;
    }

  text[0] = family_letters[sb_card_family (card)];
  text[1] = (char) ('0' + sb_card_value (card));
  text[2] = '\0';
}

static gboolean
card_from_text (const char *text,
                SbCard     *card)
{
  const char *family;

  if (strlen (text) != CARD_LENGTH || text[1] < '1' || text[1] > '9')
    return FALSE;

  family = strchr (family_letters, text[0]);
  if (family == NULL)
    return FALSE;

  *card = sb_card ((int) (family - family_letters), text[1] - '0');

  return TRUE;
}

/* Element @index of the list that is being read, as one more card of the game; SB_UNKNOWN for "?" where that may be. */
static gboolean
read_card (Reading  *reading,
           guint     index,
           gboolean  may_be_unknown,
           SbCard   *card)
{
  const char *text = tablee_reader_string_at (reading->reader, index);
  int there;

  if (text == NULL)
    return FALSE;

  if (may_be_unknown && g_str_equal (text, unknown))
    {
      *card = SB_UNKNOWN;
      return TRUE;
    }
  if (!card_from_text (text, card))
    {
      g_autofree char *quote = tablee_reader_quote (text);

      tablee_reader_fail_at (reading->reader, index, "%s is no card", quote);
      return FALSE;
    }

  there = sb_card_copies (*card);
  if (reading->named[*card]++ < there)
    return TRUE;

  tablee_reader_fail_too_many (reading->reader, index, text, there);

  return FALSE;
}

/*
 * Reading
 */

/* @hidden: (nullable): counts the cards that a view does not know; NULL: everybody knows all of them. */
static void
read_set (Reading    *reading,
          const char *key,
          SbCards    *cards,
          guint8     *hidden)
{
  guint count = tablee_reader_enter_list (reading->reader, key, SB_CARDS);
  SbCard card;

  for (guint i = 0; i < count && read_card (reading, i, hidden != NULL && reading->is_view, &card); i++)
    if (card == SB_UNKNOWN)
      (*hidden)++;
    else
      sb_cards_add (cards, card);
  tablee_reader_leave (reading->reader);
}

static void
read_collection (Reading    *reading,
                 const char *key,
                 SbCards    *cards,
                 guint8     *hidden)
{
  int family;

  read_set (reading, key, cards, hidden);
  if (sb_cards_empty (*cards))
    return;

  family = sb_family (*cards);
  if ((cards->once & ~sb_family_bits (family)) != 0)
    tablee_reader_fail (reading->reader, key, "this is a collection of two families");
  else if (hidden != NULL && *hidden > 0)
    tablee_reader_fail (reading->reader, key, "either all cards of a secret collection are known or none");
}

/* Cards of the hand, named there already. */
static void
read_known (Reading *reading,
            SbSeat  *seat)
{
  TableeReader *reader = reading->reader;
  guint count = tablee_reader_enter_list (reader, "known", SB_CARDS);

  for (guint i = 0; i < count; i++)
    {
      const char *text = tablee_reader_string_at (reader, i);
      SbCard card;

      if (text == NULL)
        break;
      if (reading->is_view && g_str_equal (text, unknown) && seat->known_hidden < seat->hand_hidden)
        seat->known_hidden++;
      else if (card_from_text (text, &card) && sb_cards_copies (seat->known, card) < sb_cards_copies (seat->hand, card))
        sb_cards_add (&seat->known, card);
      else
        {
          g_autofree char *quote = tablee_reader_quote (text);

          tablee_reader_fail_at (reader, i, "%s is not in the hand", quote);
        }
    }
  tablee_reader_leave (reader);
}

/* What holds in every phase. */
static void
check_seat (Reading *reading,
            int      index)
{
  TableeReader *reader = reading->reader;
  const SbState *state = reading->state;
  const SbSeat *seat = &state->seats[index];
  gboolean starting = index == state->current && state->phase == SB_PHASE_ADD;

  if (sb_cards_empty (seat->visible) && sb_secret_count (seat) > 0)
    tablee_reader_fail (reader, "secret", "a secret collection needs a visible one: the first collection lies open");
  if (!seat->opened && sb_secret_count (seat) > 0)
    tablee_reader_fail (reader, "secret", "there is none before the opening turn is over");
  if (!seat->opened && !starting && !sb_cards_empty (seat->visible))
    tablee_reader_fail (reader, "visible", "there is none before the opening turn");
  if (index != state->current && sb_points (seat->points) >= reading->ruleset->end_score)
    tablee_reader_fail (reader, "points", "%d points end the game, so that only the current player can have them: %d are here",
                        reading->ruleset->end_score, sb_points (seat->points));
  if (state->phase == SB_PHASE_OVER && sb_hand_count (seat) > 0)
    tablee_reader_fail (reader, "hand", "the hands are on the discard pile when the game is over");
  if (state->phase == SB_PHASE_OVER && seat->secret_hidden > 0)
    tablee_reader_fail (reader, "secret", "secret collections lie open when the game is over");
}

static void
read_seat (Reading *reading,
           int      index)
{
  TableeReader *reader = reading->reader;
  SbSeat *seat = &reading->state->seats[index];

  read_set (reading, "hand", &seat->hand, &seat->hand_hidden);
  read_known (reading, seat);
  read_collection (reading, "visible", &seat->visible, NULL);
  read_collection (reading, "secret", &seat->secret, &seat->secret_hidden);
  read_set (reading, "points", &seat->points, NULL);
  seat->opened = (guint8) tablee_reader_boolean (reader, "opened", TRUE);
  check_seat (reading, index);
}

static void
read_seats (Reading *reading)
{
  guint count = tablee_reader_enter_list (reading->reader, "players", SB_MAX_SEATS);

  for (guint i = 0; i < count; i++)
    if (tablee_reader_enter_element (reading->reader, i))
      {
        read_seat (reading, (int) i);
        tablee_reader_leave (reading->reader);
      }
  tablee_reader_leave (reading->reader);
}

/* The first one written is the top, which lies last. */
static guint8
read_pile (Reading    *reading,
           const char *key,
           gboolean    is_hidden,
           SbCard      pile[SB_CARDS])
{
  guint count = tablee_reader_enter_list (reading->reader, key, SB_CARDS);
  guint good = 0;

  while (good < count && read_card (reading, good, is_hidden, &pile[count - 1 - good]))
    {
      if (is_hidden && pile[count - 1 - good] != SB_UNKNOWN)
        tablee_reader_fail_at (reading->reader, good, "a view cannot know the draw pile: \"?\" is expected");
      good++;
    }
  tablee_reader_leave (reading->reader);

  return (guint8) good;
}

/* A view's pile is what is left over for it. */
static void
fill_view (Reading *reading)
{
  SbState *state = reading->state;
  int left = sb_cards_count (sb_unseen (reading->ruleset, state));
  int hidden = 0;

  for (int i = 0; i < reading->ruleset->base.seats; i++)
    hidden += state->seats[i].hand_hidden + state->seats[i].secret_hidden;
  if (hidden > left)
    {
      tablee_reader_fail (reading->reader, "players", "\"?\" stands for %d cards: %d are left", hidden, left);
      return;
    }

  state->draw_count = (guint8) (left - hidden);
  memset (state->draw, SB_UNKNOWN, state->draw_count);
}

/* After everything else, since it can be what is left. */
static void
read_draw (Reading *reading)
{
  SbState *state = reading->state;

  if (tablee_reader_has (reading->reader, "draw"))
    state->draw_count = read_pile (reading, "draw", reading->is_view, state->draw);
  else if (tablee_reader_failed (reading->reader))
    return;
  else if (reading->is_view)
    fill_view (reading);
  else
    sb_fill_draw (reading->ruleset, state);
}

static void
read_slot (Reading *reading)
{
  TableeReader *reader = reading->reader;
  gboolean given = tablee_reader_has (reader, "slot");

  reading->state->slot = (guint8) tablee_reader_word (reader, "slot", SB_VISIBLE, slots);
  if (given && reading->state->phase != SB_PHASE_ADD)
    tablee_reader_fail (reader, "slot", "only the phase \"add\" has a collection that is being added to");
  else if (!given && reading->state->phase == SB_PHASE_ADD)
    tablee_reader_fail (reader, "slot", "this key is missing");
}

/* Whether the phase is one in which the current seat can decide something. */
static void
check_phase (Reading *reading)
{
  TableeReader *reader = reading->reader;
  const SbState *state = reading->state;
  const SbSeat *seat = &state->seats[state->current];

  if (tablee_reader_failed (reader))
    return;

  if (state->phase == SB_PHASE_CLOSE && !seat->opened)
    tablee_reader_fail (reader, "phase", "\"close\" does not fit: seat %d is in its opening turn", state->current);
  else if (state->phase == SB_PHASE_CLOSE && sb_cards_empty (seat->visible))
    tablee_reader_fail (reader, "phase", "\"close\" does not fit: seat %d has no collection", state->current);
  else if (state->phase == SB_PHASE_PLAY && sb_hand_count (seat) == 0)
    tablee_reader_fail (reader, "phase", "\"play\" does not fit: the hand of seat %d is empty", state->current);
  else if (state->phase == SB_PHASE_PLAY && sb_must_close (state))
    tablee_reader_fail (reader, "phase", "\"play\" does not fit: seat %d has two collections and no card for either",
                        state->current);
  else if (state->phase == SB_PHASE_ADD && state->slot == SB_VISIBLE && sb_cards_empty (seat->visible))
    tablee_reader_fail (reader, "slot", "seat %d has no visible collection to add to", state->current);
  else if (state->phase == SB_PHASE_ADD && state->slot == SB_SECRET && sb_secret_count (seat) == 0)
    tablee_reader_fail (reader, "slot", "seat %d has no secret collection to add to", state->current);
  else if (reading->is_view && !sb_view_fits (reading->ruleset, state))
    tablee_reader_fail (reader, "players", "the cards that are left cannot be dealt to fit what is unknown");
}

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
  SbState *state = data;
  Reading reading = {
    .ruleset = (const SbRuleset *) base, .reader = reader, .state = state, .is_view = common->is_view,
  };
  int last_idle = common->phase == SB_PHASE_OVER ? 0 : base->seats - 1;

  state->phase = (guint8) common->phase;
  state->current = (gint8) common->current;
  state->dealer = (gint8) tablee_reader_integer (reader, "dealer", 0, 0, base->seats - 1);
  state->idle = (guint8) tablee_reader_integer (reader, "idle", 0, 0, last_idle);
  read_slot (&reading);
  read_seats (&reading);
  state->discard_count = read_pile (&reading, "discard", FALSE, state->discard);
  read_draw (&reading);
  check_phase (&reading);
}

/*
 * Writing
 */

static void
write_set (JsonBuilder *builder,
           const char  *key,
           SbCards      cards,
           int          hidden)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  char text[CARD_LENGTH + 1];

  while (hidden-- > 0)
    g_ptr_array_add (texts, g_strdup (unknown));
  while (!sb_cards_empty (cards))
    {
      card_to_text (sb_cards_take_first (&cards), text);
      g_ptr_array_add (texts, g_strdup (text));
    }
  tablee_json_write_set (builder, key, texts);
}

static void
write_pile (JsonBuilder  *builder,
            const char   *key,
            const SbCard *pile,
            int           count)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  while (count-- > 0)
    {
      char text[CARD_LENGTH + 1];

      card_to_text (pile[count], text);
      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
seat_write (const TableeRuleset *base,
            const void          *data,
            int                  index,
            gboolean             is_view,
            JsonBuilder         *builder)
{
  const SbState *state = data;
  const SbSeat *seat = &state->seats[index];

  write_set (builder, "hand", seat->hand, seat->hand_hidden);
  write_set (builder, "visible", seat->visible, 0);
  write_set (builder, "secret", seat->secret, seat->secret_hidden);
  write_set (builder, "points", seat->points, 0);
  tablee_json_write_boolean (builder, "opened", seat->opened != 0);
  write_set (builder, "known", seat->known, seat->known_hidden);
}

static void
state_write (const TableeRuleset *base,
             const void          *data,
             gboolean             is_view,
             JsonBuilder         *builder)
{
  const SbState *state = data;

  if (state->phase == SB_PHASE_ADD)
    tablee_json_write_string (builder, "slot", slots[state->slot]);
  tablee_json_write_integer (builder, "dealer", state->dealer);
  write_pile (builder, "draw", state->draw, state->draw_count);
  write_pile (builder, "discard", state->discard, state->discard_count);
  tablee_json_write_integer (builder, "idle", state->idle);
}

/*
 * Actions and events
 */

static gboolean
action_read (const TableeRuleset *base,
             const void          *state,
             const char          *text,
             TableeAction        *action)
{
  const char *space = strchr (text, ' ');
  gsize length = space != NULL ? (gsize) (space - text) : 0;
  SbCard card;

  for (gsize i = 0; i < G_N_ELEMENTS (plain_actions); i++)
    if (g_str_equal (text, plain_actions[i]))
      {
        *action = (TableeAction) i;
        return TRUE;
      }
  if (space == NULL || !card_from_text (space + 1, &card))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (card_actions); i++)
    if (strlen (card_actions[i]) == length && strncmp (text, card_actions[i], length) == 0)
      {
        *action = SB_ACTION_VISIBLE * (TableeAction) (i + 1) + card;
        return TRUE;
      }

  return FALSE;
}

static char *
action_write (const TableeRuleset *base,
              const void          *state,
              TableeAction         action)
{
  char card[CARD_LENGTH + 1];

  if (action < G_N_ELEMENTS (plain_actions))
    return g_strdup (plain_actions[action]);

  g_return_val_if_fail (action >= SB_ACTION_VISIBLE && action < SB_ACTION_ADD + SB_KINDS, NULL);
  g_return_val_if_fail (sb_action_card (action) < SB_KINDS, NULL);

  card_to_text (sb_action_card (action), card);

  return g_strdup_printf ("%s %s", card_actions[action / SB_ACTION_VISIBLE - 1], card);
}

/* "pass 2 1 K4 D7": the word, the seat, the public numbers, then cards; "?" if they are concealed. */
static char *
event_to_text (const char        *word,
               const TableeEvent *event,
               int                args,
               SbCards            cards)
{
  GString *text = g_string_new (word);
  char card[CARD_LENGTH + 1];

  if (event->seat != TABLEE_NOBODY)
    g_string_append_printf (text, " %d", event->seat);
  for (int i = 0; i < args; i++)
    g_string_append_printf (text, " %d", event->args[i]);
  if (event->concealed)
    g_string_append (text, " ?");
  while (!sb_cards_empty (cards))
    {
      card_to_text (sb_cards_take_first (&cards), card);
      g_string_append_printf (text, " %s", card);
    }

  return g_string_free (text, FALSE);
}

static SbCards
one_card (const TableeEvent *event,
          gint32             card)
{
  SbCards cards = { 0 };

  if (!event->concealed)
    sb_cards_add (&cards, (SbCard) card);

  return cards;
}

/* What a closed or kept collection was. */
static char *
collection_to_text (const char        *word,
                    const TableeEvent *event,
                    int                args)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %d %c", word, event->seat, family_letters[event->args[0]]);
  for (int i = 1; i < args; i++)
    g_string_append_printf (text, " %d", event->args[i]);

  return g_string_free (text, FALSE);
}

static char *
close_to_text (const TableeEvent *event)
{
  g_autofree char *collection = collection_to_text ("close", event, 3);

  return event->concealed ? g_strdup_printf ("%s ?", collection) : g_strdup_printf ("%s %d", collection, event->details[0]);
}

static char *
put_to_text (const TableeEvent *event)
{
  char card[CARD_LENGTH + 1];

  card_to_text ((SbCard) event->args[0], card);
  if (event->kind == SB_EVENT_SCORE)
    return g_strdup_printf ("score %d %s %d", event->seat, card, event->args[1]);

  return g_strdup_printf ("visible %d %s %d %d", event->seat, card, event->args[1], event->args[2]);
}

static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  static const SbCards none;
  const gint32 *args = event->args;

  switch ((SbEvent) event->kind)
    {
    case SB_EVENT_DEALER:
      return event_to_text ("dealer", event, 0, none);
    case SB_EVENT_DEAL:
      return event_to_text ("deal", event, 2, one_card (event, event->details[0]));
    case SB_EVENT_TURN:
      return event_to_text ("turn", event, 1, none);
    case SB_EVENT_DRAW:
      return event_to_text ("draw", event, 2, one_card (event, event->details[0]));
    case SB_EVENT_RESHUFFLE:
      return event_to_text ("reshuffle", event, 1, none);
    case SB_EVENT_NO_DRAW:
      return event_to_text ("no-draw", event, 2, none);
    case SB_EVENT_CLOSE:
      return close_to_text (event);
    case SB_EVENT_SCORE:
    case SB_EVENT_VISIBLE:
      return put_to_text (event);
    case SB_EVENT_DISCARD:
      return event_to_text ("discard", event, 0, sb_event_cards (event));
    case SB_EVENT_TURN_UP:
      return event_to_text ("turn-up", event, 0, sb_event_cards (event));
    case SB_EVENT_KEEP:
      return collection_to_text ("keep", event, 2);
    case SB_EVENT_SECRET:
      return event_to_text ("secret", event, 2, one_card (event, event->details[0]));
    case SB_EVENT_NO_PLAY:
      return event_to_text ("no-play", event, 0, none);
    case SB_EVENT_PASS:
      return event_to_text ("pass", event, 2, sb_event_cards (event));
    case SB_EVENT_END:
      return g_strdup_printf ("end %d %s %d", event->seat, ends[args[0]], args[1]);
    case SB_EVENT_BONUS:
      return event_to_text ("bonus", event, 1, none);
    case SB_EVENT_DISCARD_HAND:
      return event_to_text ("discard-hand", event, 0, sb_event_cards (event));
    case SB_EVENT_REVEAL:
      return event_to_text ("reveal", event, 0, sb_event_cards (event));
    case SB_EVENT_SELL:
      return g_strdup_printf ("sell %d %s %c %d %d", event->seat, slots[args[0]], family_letters[args[1]], args[2], args[3]);
    case SB_EVENT_GAME_OVER:
      return event_to_text ("game-over", event, 0, none);
    case SB_EVENT_NONE:
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
reason_write (TableeReason reason)
{
  switch ((int) reason)
    {
    case SB_REASON_MUST_DRAW:
      return TABLEE_MESSAGE ("the hand is empty, so cards must be drawn");
    case SB_REASON_SINGLE_CARD:
      return TABLEE_MESSAGE ("a single card is left, and drawing just one is forbidden");
    case SB_REASON_NOTHING_TO_DRAW:
      return TABLEE_MESSAGE ("there is no card to draw");
    case SB_REASON_MUST_CLOSE:
      return TABLEE_MESSAGE ("two collections and no card in the hand that fits one: the visible one must be closed");
    case SB_REASON_NOT_IN_HAND:
      return TABLEE_MESSAGE ("the hand does not hold this card");
    case SB_REASON_VISIBLE_FAMILY:
      return TABLEE_MESSAGE ("the visible collection is of another family");
    case SB_REASON_SECRET_FAMILY:
      return TABLEE_MESSAGE ("the secret collection is of another family");
    case SB_REASON_FIRST_IS_VISIBLE:
      return TABLEE_MESSAGE ("the first collection is the visible one");
    case SB_REASON_ONE_COLLECTION:
      return TABLEE_MESSAGE ("one collection a turn: further cards are added to the same one");
    case SB_REASON_ONE_FAMILY:
      return TABLEE_MESSAGE ("the collection that is being added to is of another family");
    default:
      g_return_val_if_reached (NULL);
    }
}

extern const TableeNotation tablee_space_beans_notation;

const TableeNotation tablee_space_beans_notation = {
  .game = &tablee_space_beans_game,
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
