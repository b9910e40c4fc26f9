/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a host says to a guest. All of it is written by a stranger: what is not understood is left, the rest is gone on with. */
#include "guest-private.h"

#include <string.h>

#include "hex.h"
#include "net-limits.h"
#include "notation/error.h"
#include "notation/json-guard.h"
#include "notation/notation.h"
#include "session/seat-text.h"

static TableeReader *
new_reader (JsonObject *say,
            const char *key)
{
  JsonNode *node = json_object_get_member (say, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? tablee_reader_new (json_node_get_object (node)) : NULL;
}

/*
 * Who is there
 */

/* Who sits at the host's is elsewhere here; only who reads this is here. */
static void
place_seat (TableeGuest *self,
            TableeSeat  *seat)
{
  if (tablee_seat_get_index (seat) == self->seat)
    {
      self->replaced = !tablee_seat_is_person (seat);
      tablee_seat_change (seat, TABLEE_SEAT_HUMAN, tablee_seat_get_level (seat), NULL, -1);
    }
  else if (tablee_seat_is_person (seat))
    tablee_seat_change (seat, TABLEE_SEAT_FRIEND, tablee_seat_get_level (seat), NULL, -1);
}

static void
copy_seat (TableeSeat *from,
           TableeSeat *to)
{
  if (tablee_seat_get_kind (from) == TABLEE_SEAT_COMPUTER)
    tablee_seat_set_temper (to, tablee_seat_get_temper (from));
  if (tablee_seat_get_kind (from) != tablee_seat_get_kind (to) || tablee_seat_get_level (from) != tablee_seat_get_level (to) ||
      !g_str_equal (tablee_seat_get_name (from), tablee_seat_get_name (to)) || tablee_seat_get_portrait (from) != tablee_seat_get_portrait (to))
    tablee_seat_change (to, tablee_seat_get_kind (from), tablee_seat_get_level (from), tablee_seat_get_name (from), tablee_seat_get_portrait (from));
}

static void
hear_seats (TableeGuest  *self,
            TableeReader *reader)
{
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);

  tablee_seats_read (reader, seats);
  if (tablee_reader_failed (reader) || (int) g_list_model_get_n_items (G_LIST_MODEL (seats)) != self->ruleset->seats)
    return;

  for (int i = 0; i < self->ruleset->seats; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), (guint) i);

      place_seat (self, seat);
      if (self->session != NULL)
        copy_seat (seat, tablee_game_session_get_seat (self->session, i));
    }
  g_set_object (&self->seats, seats);
}

static void
hear_present (TableeGuest *self,
              JsonObject  *say)
{
  JsonNode *node = json_object_get_member (say, "present");
  guint present = 0;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) > TABLEE_MAX_SEATS)
    return;

  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);

      if (JSON_NODE_HOLDS_VALUE (element) && json_node_get_value_type (element) == G_TYPE_BOOLEAN && json_node_get_boolean (element))
        present |= 1u << i;
    }
  self->present = present;
}

/*
 * The seed
 */

static void
tell_cheat (TableeGuest *self,
            const char  *message)
{
  tablee_guest_fail (self, TABLEE_GUEST_CHEATED, tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_FORMAT, "", message));
}

static gboolean
binds_me (TableeGuest *self,
          GArray      *shares)
{
  const TableeShare *own = tablee_share_list_find (shares, self->seat);

  return own != NULL && memcmp (own->commitment, self->share.commitment, TABLEE_COMMITMENT_BYTES) == 0 &&
         tablee_share_list_find (shares, TABLEE_NOBODY) != NULL;
}

/* Whether all that @shares has is in @bound, in the same order. */
static gboolean
is_part (GArray *shares,
         GArray *bound)
{
  guint found = 0;

  for (guint i = 0; i < bound->len && found < shares->len; i++)
    {
      const TableeShare *a = &g_array_index (bound, TableeShare, i);
      const TableeShare *b = &g_array_index (shares, TableeShare, found);

      if (a->seat == b->seat && memcmp (a->commitment, b->commitment, TABLEE_COMMITMENT_BYTES) == 0)
        found++;
    }

  return found == shares->len;
}

static void
keep_shares (TableeGuest *self,
             GArray      *shares)
{
  g_clear_pointer (&self->shares, g_array_unref);
  self->shares = shares;
  tablee_guest_ask_keeper (self);
}

/* What all have bound themselves to is there once, and stays, but for whom a computer replaces before the game begins. Only then is the own
 * half shown. */
static void
hear_shares (TableeGuest  *self,
             TableeReader *reader)
{
  g_autoptr (GArray) shares = tablee_share_list_read (reader, "shares");

  if (shares == NULL || tablee_reader_failed (reader))
    return;
  if (!binds_me (self, shares))
    tell_cheat (self, TABLEE_MESSAGE ("the host leaves out what this seat gives to the seed"));
  else if (self->shares == NULL)
    keep_shares (self, g_steal_pointer (&shares));
  else if (is_part (shares, self->shares) && (shares->len == self->shares->len || self->deal == NULL))
    {
      if (shares->len < self->shares->len)
        keep_shares (self, g_steal_pointer (&shares));
    }
  else
    tell_cheat (self, TABLEE_MESSAGE ("the host has changed what the seed is made of"));
}

/*
 * The game
 */

/* Returns: (transfer full) (element-type JsonObject) (nullable) */
static GPtrArray *
dup_steps (JsonObject *log)
{
  JsonNode *node = json_object_get_member (log, "steps");
  GPtrArray *steps;
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;

  array = json_node_get_array (node);
  steps = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *step = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_OBJECT (step))
        break;
      g_ptr_array_add (steps, json_object_ref (json_node_get_object (step)));
    }

  return steps;
}

/* How it began is told once; with another beginning it would be another game. */
static gboolean
begin (TableeGuest *self,
       JsonObject  *start,
       GError     **error)
{
  g_autoptr (TableeGameSession) session = NULL;

  tablee_chronicle_cut (self->chronicle, 0);
  tablee_chronicle_append (self->chronicle, start);
  if (self->deal != NULL && !g_str_equal (self->deal, tablee_chronicle_get_digest (self->chronicle, 1)))
    {
      tell_cheat (self, TABLEE_MESSAGE ("the host has begun another game"));
      return FALSE;
    }
  if (self->session != NULL)
    return TRUE;

  session = tablee_game_session_new_told (self->ruleset, self->options, G_LIST_MODEL (self->seats), self->take_back, self->seat, start, error);
  if (session == NULL)
    {
      tablee_chronicle_cut (self->chronicle, 0);
      return FALSE;
    }
  if (self->deal == NULL)
    {
      self->deal = g_strdup (tablee_chronicle_get_digest (self->chronicle, 1));
      tablee_guest_ask_keeper (self);
    }
  tablee_guest_take_session (self, session);

  return TRUE;
}

/* The host cannot know what has been heard since it has been told of the first @base steps. */
static guint
count_known (TableeGuest *self,
             guint        base,
             GPtrArray   *steps)
{
  guint count = 0;

  while (count < steps->len && tablee_chronicle_has_step (self->chronicle, base + count, steps->pdata[count]))
    count++;

  return count;
}

/* Of a long game, a host in another life says the first part, for it does not know yet what has been heard: what is here already stays until
 * it does. */
static gboolean
is_first_part (TableeGuest *self,
               guint        end,
               guint        head)
{
  return end < head && end < tablee_chronicle_get_length (self->chronicle) && !tablee_talk_get_heard (self->talk);
}

/* From @base steps on, which are those that both have, of @head that there are. What has been shown already is not gone back on to be shown
 * again. */
static gboolean
tell (TableeGuest *self,
      guint        base,
      guint        head,
      GPtrArray   *steps,
      GError     **error)
{
  guint first = count_known (self, base, steps);
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  base += first;
  if (base == 0)
    {
      if (steps->len == 0 || !begin (self, steps->pdata[0], error))
        return FALSE;
      base = first = 1;
    }
  for (guint i = first; i < steps->len; i++)
    g_ptr_array_add (rest, steps->pdata[i]);
  if (rest->len == 0 && is_first_part (self, base, head))
    return TRUE;
  if (rest->len == 0 && base == tablee_chronicle_get_length (self->chronicle) && base == tablee_game_session_get_n_played (self->session) + 1)
    return TRUE;

  self->put = 0;
  if (!tablee_game_session_tell (self->session, base, rest, error))
    return FALSE;
  tablee_chronicle_cut (self->chronicle, base);
  for (guint i = 0; i < rest->len; i++)
    tablee_chronicle_append (self->chronicle, rest->pdata[i]);

  return TRUE;
}

/* Answers whether there is nothing more to come. */
static gboolean
hear_log (TableeGuest *self,
          JsonObject  *say)
{
  g_autoptr (TableeReader) reader = new_reader (say, "log");
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GError) error = NULL;
  gint64 base, head;
  const char *digest;

  if (reader == NULL || self->seats == NULL || self->record != NULL)
    return FALSE;

  base = tablee_reader_integer (reader, "base", 0, 0, TABLEE_NET_MAX_LOG);
  head = tablee_reader_integer (reader, "head", 0, 0, TABLEE_NET_MAX_LOG);
  digest = tablee_reader_string (reader, "digest");
  steps = dup_steps (json_object_get_object_member (say, "log"));
  if (tablee_reader_failed (reader) || digest == NULL || steps == NULL || base + steps->len > TABLEE_NET_MAX_LOG ||
      base > tablee_chronicle_get_length (self->chronicle) ||
      !g_str_equal (digest, tablee_chronicle_get_digest (self->chronicle, (guint) base)))
    return FALSE;

  if (!tell (self, (guint) base, (guint) head, steps, &error))
    {
      if (error != NULL)
        {
          g_debug ("What the host tells cannot be understood: %s", error->message);
          tell_cheat (self, TABLEE_MESSAGE ("the host tells what cannot be in this game"));
        }
      return FALSE;
    }

  return tablee_chronicle_get_length (self->chronicle) == head;
}

static gboolean
was_answered_here (TableeGuest *self)
{
  guint length = tablee_chronicle_get_length (self->chronicle);

  return self->answer.is_open && self->answer.length == length &&
         g_str_equal (self->answer.digest, tablee_chronicle_get_digest (self->chronicle, length));
}

/* Of an answer that was given: whether it has done what it was for, or can do so no more. */
static gboolean
is_settled (TableeGuest  *self,
            TableeReader *reader,
            gboolean      up_to_date)
{
  guint64 number = self->answer.number;

  return tablee_hex_read_number (reader, "taken") == number || tablee_hex_read_number (reader, "refused") == number ||
         (up_to_date && (!was_answered_here (self) || (self->answer.is_kept && self->asked != number)));
}

/* A question that was answered already is answered again, under the number that it has now. */
static void
hear_question (TableeGuest  *self,
               TableeReader *reader,
               gboolean      up_to_date)
{
  guint64 asked = tablee_hex_read_number (reader, "ask");

  self->asked = asked;
  if (self->answer.is_open && is_settled (self, reader, up_to_date))
    self->answer.is_open = FALSE;
  if (up_to_date)
    self->answer.is_kept = FALSE;
  if (asked == 0 || !up_to_date || self->session == NULL || tablee_game_session_get_over (self->session) ||
      tablee_game_session_get_current_seat (self->session) != self->seat)
    return;

  if (was_answered_here (self))
    self->answer.number = asked;
  else if (self->put != asked)
    {
      self->put = asked;
      tablee_game_session_ask_told (self->session);
    }
}

static void
hear_ways (TableeGuest *self,
           JsonObject  *say)
{
  g_autoptr (TableeReader) reader = new_reader (say, "ways");

  if (reader != NULL && self->session != NULL && tablee_game_session_get_is_told (self->session))
    tablee_game_session_set_told_ways (self->session, tablee_reader_boolean (reader, "undo", FALSE),
                                       tablee_reader_boolean (reader, "take_back", FALSE), tablee_reader_boolean (reader, "redo", FALSE));
}

/*
 * The end
 */

/* Who was here and who elsewhere is the other way round here than at the host's; and only here it is known how many hints were taken. */
static void
reseat (TableeGuest      *self,
        TableeGameRecord *record)
{
  GListModel *seats = tablee_game_record_get_seats (record);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (!tablee_seat_is_person (seat))
        continue;
      tablee_seat_change (seat, (int) i == self->seat ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND, tablee_seat_get_level (seat), NULL, -1);
      if ((int) i == self->seat)
        tablee_seat_set_hints (seat, self->hints);
    }
}

static void
hear_end (TableeGuest *self,
          JsonObject  *say)
{
  g_autoptr (TableeReader) reader = new_reader (say, "end");
  g_autoptr (GArray) shares = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  const char *text;
  GError *wrong;

  if (reader == NULL || self->session == NULL || self->record != NULL)
    return;

  text = tablee_reader_string (reader, "record");
  shares = tablee_share_list_read (reader, "shares");
  record = text != NULL ? tablee_game_record_parse (text, -1, NULL) : NULL;
  if (record == NULL || shares == NULL || tablee_reader_failed (reader) || tablee_game_record_get_is_view (record))
    return;

  wrong = tablee_guest_prove (self, record, shares);
  if (wrong != NULL)
    {
      tablee_guest_fail (self, TABLEE_GUEST_CHEATED, wrong);
      return;
    }

  reseat (self, record);
  self->record = g_object_ref (record);
  tablee_game_session_fulfil (self->session, record);
  tablee_guest_set_state (self, TABLEE_GUEST_OVER);

  /* The host may forget it when it has been heard. */
  tablee_guest_ask_keeper (self);
}

/*
 * Gestures
 */

static void
hear_gesture (TableeGuest  *self,
              TableeReader *reader,
              gint64       *last)
{
  gint64 number = tablee_reader_integer (reader, "number", 0, 1, TABLEE_NET_MAX_NUMBER);
  int seat = (int) tablee_reader_integer (reader, "seat", 0, 0, self->ruleset->seats - 1);
  int what = tablee_reader_word (reader, "what", -1, tablee_gesture_ids);

  tablee_reader_take_rest (reader);
  if (tablee_reader_failed (reader) || what < 0)
    return;

  if (self->told_gesture >= 0 && number > self->told_gesture)
    g_signal_emit_by_name (self, "gesture", seat, what);
  *last = MAX (*last, number);
}

/* Those that were told to a life before are old. */
static void
hear_gestures (TableeGuest *self,
               JsonObject  *say)
{
  g_autoptr (TableeReader) reader = tablee_reader_new (say);
  guint count = tablee_reader_enter_list (reader, "gestures", TABLEE_NET_MAX_GESTURES);
  gint64 last = MAX (self->told_gesture, 0);

  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      hear_gesture (self, reader, &last);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
  self->told_gesture = last;
}

/* Who is out hears nothing more of the game. */
static gboolean
hear_gone (TableeGuest  *self,
           TableeReader *reader)
{
  static const char *const states[] = { "here", "seat-gone", "table-gone", NULL };
  const char *state = tablee_reader_string (reader, "state");
  int gone = state != NULL ? tablee_word_find (states, state) : -1;

  if (gone <= TABLEE_GONE_NOT)
    return FALSE;

  /* What is over needs no table any more. */
  if (self->record != NULL)
    return TRUE;

  self->refusal = tablee_card_refuse_gone ((TableeGone) gone);
  tablee_guest_fail (self, TABLEE_GUEST_REFUSED, tablee_card_new_gone_error ((TableeGone) gone));

  return TRUE;
}

/* What was done with the wish and the gesture that were told; and where the game stands otherwise by now, nothing is wished any more but to
 * leave. */
static void
hear_deeds (TableeGuest  *self,
            TableeReader *reader)
{
  if (tablee_hex_read_number (reader, "wish") == self->wish || (self->what_wish != TABLEE_WISH_GIVE_UP && g_strcmp0 (self->wished_at, tablee_guest_get_digest (self)) != 0))
    self->wish = 0;
  if (tablee_hex_read_number (reader, "gesture") == self->gesture)
    self->gesture = 0;
}

void
tablee_guest_hear (TableeGuest *self,
                   JsonObject  *say)
{
  g_autoptr (TableeReader) reader = tablee_reader_new (say);
  g_autoptr (TableeReader) questions = tablee_reader_new (say);
  gboolean up_to_date;

  if (hear_gone (self, reader))
    return;

  self->take_back = tablee_reader_boolean (reader, "take_back", FALSE);
  hear_seats (self, reader);
  hear_present (self, say);
  hear_shares (self, reader);
  if (self->state == TABLEE_GUEST_CHEATED)
    return;

  if (self->state == TABLEE_GUEST_CONNECTING)
    tablee_guest_set_state (self, TABLEE_GUEST_WAITING);
  up_to_date = hear_log (self, say);
  hear_deeds (self, questions);
  hear_ways (self, say);
  if (self->state != TABLEE_GUEST_CHEATED && self->record == NULL)
    hear_question (self, questions, up_to_date);
  if (self->state != TABLEE_GUEST_CHEATED && up_to_date)
    hear_end (self, say);
  hear_gestures (self, say);
}
