/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Beans in writing: options, positions, actions, events. */
#include "games/space-beans/rules/rules.h"

#include "notation/forms.h"
#include "notation/json-text.h"

#include <string.h>

enum
{
  MAX_END_SCORE = 42,   /* above, a game can fail to end */
  MAX_BONUS = 99,
};

static const char unknown[] = "?";
static const char *const families[] = { "K", "D", "B", "L", "C", "O", "M", NULL };
static const char *const slots[] = { "visible", "secret", NULL };
static const char *const ends[] = { "score", "idle", NULL };

#define CARDS(family) \
  family "1", family "2", family "3", family "4", family "5", family "6", family "7", family "8", family "9"

/* By SbCard. */
static const char *const cards[] = {
  CARDS ("K"), CARDS ("D"), CARDS ("B"), CARDS ("L"), CARDS ("C"), CARDS ("O"), CARDS ("M"), NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (cards) == SB_KINDS + 1);

static const TableeOption options[] = {
  { "end_score", TABLEE_OPTION_INTEGER, .default_value = SB_DEFAULT_END_SCORE, .minimum = 1, .maximum = MAX_END_SCORE,
    TABLEE_OPTION_FIELD (SbRuleset, end_score) },
  { "bonus", TABLEE_OPTION_INTEGER, .default_value = SB_DEFAULT_BONUS, .minimum = 0, .maximum = MAX_BONUS,
    TABLEE_OPTION_FIELD (SbRuleset, bonus) },
  { NULL },
};

/* A position being read: how often each card has been named so far. */
typedef struct
{
  const SbRuleset *ruleset;
  TableeReader    *reader;
  SbState         *state;
  gboolean         is_view;
  int              named[SB_KINDS];
} Reading;

/*
 * Options
 */

static gboolean
complete (TableeRuleset       *base,
          TableeOptionValues  *values,
          GError             **error)
{
  sb_ruleset_complete ((SbRuleset *) base);

  return TRUE;
}

/*
 * Cards
 */

static const char *
card_text (SbCard card)
{
  return card == SB_UNKNOWN ? unknown : cards[card];
}

/* Element @index of the list that is being read, as one more card of the game; SB_UNKNOWN for "?" where that may be. */
static gboolean
read_card (Reading  *reading,
           guint     index,
           gboolean  may_be_unknown,
           SbCard   *card)
{
  int kind;

  if (may_be_unknown && g_strcmp0 (tablee_reader_string_at (reading->reader, index), unknown) == 0)
    {
      *card = SB_UNKNOWN;
      return TRUE;
    }

  kind = tablee_reader_word_at (reading->reader, index, cards, TABLEE_MESSAGE ("%s is not a card"));
  if (kind < 0)
    return FALSE;

  *card = (SbCard) kind;

  return tablee_reader_count_at (reading->reader, index, &reading->named[kind], sb_card_copies (*card));
}

/*
 * Reading
 */

/* @hidden: (nullable): counts the cards that a view does not know; NULL: everybody knows all of them. */
static void
read_set (Reading    *reading,
          const char *key,
          SbCards    *set,
          guint8     *hidden)
{
  guint count = tablee_reader_enter_list (reading->reader, key, SB_CARDS);
  SbCard card;

  for (guint i = 0; i < count && read_card (reading, i, hidden != NULL && reading->is_view, &card); i++)
    if (card == SB_UNKNOWN)
      (*hidden)++;
    else
      sb_cards_add (set, card);
  tablee_reader_leave (reading->reader);
}

static void
read_collection (Reading    *reading,
                 const char *key,
                 SbCards    *set,
                 guint8     *hidden)
{
  int family;

  read_set (reading, key, set, hidden);
  if (sb_cards_empty (*set))
    return;

  family = sb_family (*set);
  if ((set->once & ~sb_family_bits (family)) != 0)
    tablee_reader_fail (reading->reader, key, "all cards of a collection must be of one family");
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
      int card = text != NULL ? tablee_word_find (cards, text) : -1;

      if (text == NULL)
        break;
      if (reading->is_view && g_str_equal (text, unknown) && seat->known_hidden < seat->hand_hidden)
        seat->known_hidden++;
      else if (card >= 0 && sb_cards_copies (seat->known, (SbCard) card) < sb_cards_copies (seat->hand, (SbCard) card))
        sb_cards_add (&seat->known, (SbCard) card);
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
    tablee_reader_fail (reader, "secret", "a secret collection needs a visible one; the first collection lies open");
  if (!seat->opened && sb_secret_count (seat) > 0)
    tablee_reader_fail (reader, "secret", "there is none before the opening turn is over");
  if (!seat->opened && !starting && !sb_cards_empty (seat->visible))
    tablee_reader_fail (reader, "visible", "there is none before the opening turn");
  if (index != state->current && sb_points (seat->points) >= reading->ruleset->end_score)
    tablee_reader_fail (reader, "points", "%d points end the game, so that only the current player can have as many; this seat has %d",
                        reading->ruleset->end_score, sb_points (seat->points));
  if (state->phase == SB_PHASE_OVER && sb_hand_count (seat) > 0)
    tablee_reader_fail (reader, "hand", "the hands are on the discard pile when the game is over");
  if (state->phase == SB_PHASE_OVER && seat->secret_hidden > 0)
    tablee_reader_fail (reader, "secret", "secret collections lie open when the game is over");
}

static void
read_seat (gpointer data,
           int      index)
{
  Reading *reading = data;
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
        tablee_reader_fail_at (reading->reader, good, "a view cannot know the draw pile; write \"?\"");
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
      tablee_reader_fail (reading->reader, "players", "\"?\" stands for %d cards; %d are left", hidden, left);
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
    tablee_reader_fail (reader, "phase", "\"close\" does not fit; seat %d is in its opening turn", state->current);
  else if (state->phase == SB_PHASE_CLOSE && sb_cards_empty (seat->visible))
    tablee_reader_fail (reader, "phase", "\"close\" does not fit; seat %d has no collection", state->current);
  else if (state->phase == SB_PHASE_PLAY && sb_hand_count (seat) == 0)
    tablee_reader_fail (reader, "phase", "\"play\" does not fit; the hand of seat %d is empty", state->current);
  else if (state->phase == SB_PHASE_PLAY && sb_must_close (state))
    tablee_reader_fail (reader, "phase", "\"play\" does not fit; seat %d has two collections and no card for either",
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

  state->dealer = (gint8) tablee_reader_integer (reader, "dealer", 0, 0, base->seats - 1);
  state->idle = (guint8) tablee_reader_integer (reader, "idle", 0, 0, last_idle);
  read_slot (&reading);
  tablee_reader_each_seat (reader, read_seat, &reading);
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
           SbCards      set,
           int          hidden)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  while (hidden-- > 0)
    g_ptr_array_add (texts, (gpointer) unknown);
  while (!sb_cards_empty (set))
    g_ptr_array_add (texts, (gpointer) cards[sb_cards_take_first (&set)]);
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
    json_builder_add_string_value (builder, card_text (pile[count]));
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

static const TableeTerm terms[] = {
  { 'c', .words = cards },
  { 'f', .words = families },
  { 'l', .words = slots },
  { 'e', .words = ends },
  { 0 },
};

static const TableeActionForm actions[] = {
  { SB_ACTION_DRAW, "draw" },
  { SB_ACTION_NO_DRAW, "no-draw" },
  { SB_ACTION_CLOSE, "close" },
  { SB_ACTION_KEEP, "keep" },
  { SB_ACTION_DONE, "done" },
  { SB_ACTION_VISIBLE, "visible c" },
  { SB_ACTION_SECRET, "secret c" },
  { SB_ACTION_ADD, "add c" },
  { 0 },
};

static const char *const events[] = {
  [SB_EVENT_DEALER] = "dealer s",
  [SB_EVENT_DEAL] = "deal s 0 1 d0c",
  [SB_EVENT_TURN] = "turn s 0",
  [SB_EVENT_DRAW] = "draw s 0 1 d0c",
  [SB_EVENT_RESHUFFLE] = "reshuffle 0",
  [SB_EVENT_NO_DRAW] = "no-draw s 0 1",
  [SB_EVENT_CLOSE] = "close s 0f 1 2 d0",
  [SB_EVENT_SCORE] = "score s 0c 1",
  [SB_EVENT_VISIBLE] = "visible s 0c 1 2",
  [SB_EVENT_DISCARD] = "discard s *",
  [SB_EVENT_TURN_UP] = "turn-up s *",
  [SB_EVENT_KEEP] = "keep s 0f 1",
  [SB_EVENT_SECRET] = "secret s 0 1 d0c",
  [SB_EVENT_NO_PLAY] = "no-play s",
  [SB_EVENT_PASS] = "pass s 0 1@ *",
  [SB_EVENT_END] = "end s 0e 1",
  [SB_EVENT_BONUS] = "bonus s 0",
  [SB_EVENT_DISCARD_HAND] = "discard-hand s *",
  [SB_EVENT_REVEAL] = "reveal s *",
  [SB_EVENT_SELL] = "sell s 0l 1f 2 3",
  [SB_EVENT_GAME_OVER] = "game-over",
};

/* Whether the numbers of the event hold a set of cards, which is written after all else; "?" if it is concealed. */
static gboolean
has_cards (const TableeEvent *event)
{
  return event->kind == SB_EVENT_DISCARD || event->kind == SB_EVENT_TURN_UP || event->kind == SB_EVENT_PASS ||
         event->kind == SB_EVENT_DISCARD_HAND || event->kind == SB_EVENT_REVEAL;
}

/* "pass 2 1 K4 D7" */
static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  char *written = tablee_forms_event_write (base, event);
  g_autoptr (GString) text = NULL;
  SbCards set;

  if (!has_cards (event))
    return written;

  text = g_string_new (written);
  g_free (written);
  if (event->concealed)
    g_string_append (text, " ?");
  for (set = sb_event_cards (event); !sb_cards_empty (set);)
    g_string_append_printf (text, " %s", cards[sb_cards_take_first (&set)]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Sets are of cards that there are. */
static gboolean
event_fits (const TableeRuleset *base,
            const TableeEvent   *event)
{
  SbCards set = sb_event_cards (event);

  if (!has_cards (event))
    return TRUE;
  if ((set.once >> SB_KINDS) != 0 || (set.twice & ~set.once) != 0)
    return FALSE;

  return event->kind != SB_EVENT_PASS || event->concealed || event->args[0] == sb_cards_count (set);
}

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [SB_REASON_MUST_DRAW - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hand is empty, so cards must be drawn"),
  [SB_REASON_SINGLE_CARD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a single card is left, and drawing just one is forbidden"),
  [SB_REASON_NOTHING_TO_DRAW - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there is no card to draw"),
  [SB_REASON_MUST_CLOSE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no card in the hand fits either collection, so the visible one must be closed"),
  [SB_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hand does not hold this card"),
  [SB_REASON_VISIBLE_FAMILY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the visible collection is of another family"),
  [SB_REASON_SECRET_FAMILY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the secret collection is of another family"),
  [SB_REASON_FIRST_IS_VISIBLE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the first collection is the visible one"),
  [SB_REASON_ONE_COLLECTION - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("one collection a turn; further cards are added to the same one"),
  [SB_REASON_ONE_FAMILY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the collection that is being added to is of another family"),
};

extern const TableeNotation tablee_space_beans_notation;

const TableeNotation tablee_space_beans_notation = {
  .game = &tablee_space_beans_game,
  .options = options,
  .first_deals = TRUE,
  .complete = complete,
  .state_read = state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = tablee_forms_action_read,
  .action_write = tablee_forms_action_write,
  .event_write = event_write,
  .event_fits = event_fits,
  .most = 999,
  .terms = terms,
  .actions = actions,
  .events = TABLEE_WORD_LIST (events),
  .reasons = TABLEE_WORD_LIST (reasons),
};
