/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat that is offered: who has taken it, and what comes from there. All of that is written by strangers. */
#include "host-private.h"

#include <sodium.h>
#include <string.h>

#include "hex.h"
#include "net-limits.h"
#include "notation/notation.h"

TableePlace *
tablee_place_new (TableeHost *host,
                  int         seat)
{
  TableePlace *self = g_new0 (TableePlace, 1);

  self->host = host;
  self->seat = seat;
  self->chronicle = tablee_chronicle_new ();
  self->gestured_at = G_MININT64 / 2;

  return self;
}

void
tablee_host_place_free (TableePlace *self)
{
  if (self->talk != NULL)
    g_signal_handlers_disconnect_by_data (self->talk, self);
  if (self->puppet != NULL)
    g_signal_handlers_disconnect_by_data (self->puppet, self);
  g_clear_object (&self->talk);
  g_clear_object (&self->puppet);
  g_clear_pointer (&self->invitation, tablee_invitation_free);
  tablee_chronicle_free (self->chronicle);
  g_free (self);
}

void
tablee_place_put_card (TableePlace *self)
{
  g_autoptr (TableeCard) card = tablee_card_new (self->host->ruleset, self->host->options, self->seat, self->host->keys.public);
  g_autofree char *slot = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_CARD);
  g_autoptr (GBytes) sealed = NULL;

  tablee_card_set_taken (card, self->is_bound ? self->peer : NULL);
  card->gone = self->gone;
  sealed = tablee_card_seal (card, self->invitation);
  tablee_slots_put (self->host->slots, slot, sealed);
}

/*
 * What comes
 */

/* The first who is heard has the seat for good. */
static void
bind (TableePlace *self)
{
  if (self->is_bound)
    return;

  self->is_bound = TRUE;
  memcpy (self->peer, tablee_line_get_peer (tablee_talk_get_line (self->talk)), TABLEE_KEY_BYTES);
  tablee_host_ask_keeper (self->host);
}

/* Whoever is heard has found the table. */
static void
find_again (TableePlace *self)
{
  if (!self->moved)
    return;

  self->moved = FALSE;
  g_signal_emit_by_name (self->host, "changed");
  tablee_host_ask_keeper (self->host);
}

static gboolean
is_good_name (const char *name)
{
  if (name == NULL || g_utf8_strlen (name, -1) > TABLEE_NET_MAX_NAME)
    return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

/* Names and portraits are one's own, until the game begins. */
static void
hear_name (TableePlace  *self,
           TableeReader *reader)
{
  const char *name = tablee_reader_string (reader, "name");
  int portrait = (int) tablee_reader_integer (reader, "portrait", 0, 0, 999);
  TableeSeat *seat = tablee_host_get_seat (self->host, self->seat);

  if (self->host->session != NULL || tablee_reader_failed (reader) || !is_good_name (name) ||
      (g_str_equal (name, tablee_seat_get_name (seat)) && portrait == tablee_seat_get_portrait (seat)))
    return;

  tablee_seat_change (seat, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM, name, portrait);
  g_signal_emit_by_name (self->host, "changed");
  tablee_host_refresh (self->host);
}

/* What binds is said once; what was bound to is looked at when all have bound themselves. */
static void
hear_share (TableePlace  *self,
            TableeReader *reader)
{
  TableeShare share = { .seat = self->seat };

  if (!self->has_share && tablee_hex_read (reader, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES))
    {
      self->has_share = TRUE;
      self->share.seat = self->seat;
      g_signal_emit_by_name (self->host, "changed");
      tablee_host_ask_keeper (self->host);
    }
  if (self->host->state != TABLEE_HOST_AGREEING || self->share.has_half)
    return;

  share.has_half = tablee_hex_read (reader, "half", share.half, TABLEE_HALF_BYTES);
  memcpy (share.commitment, self->share.commitment, TABLEE_COMMITMENT_BYTES);
  if (!tablee_share_holds (&share))
    return;

  self->share = share;
  tablee_host_ask_keeper (self->host);
}

/* Answers whether the guest has all that there is. */
static gboolean
hear_have (TableePlace  *self,
           TableeReader *reader)
{
  gint64 length = tablee_reader_integer (reader, "length", 0, 0, G_MAXINT32);
  const char *digest = tablee_reader_string (reader, "digest");
  guint ours = tablee_chronicle_get_length (self->chronicle);

  if (digest == NULL || length > ours || !g_str_equal (digest, tablee_chronicle_get_digest (self->chronicle, (guint) length)))
    return FALSE;

  self->common = (guint) length;
  /* Who begins again, before the end was kept, is to hear it again: what is said until then is later than what told it, and does not. */
  if (self->common < ours)
    self->end_word = 0;

  return self->common == ours;
}

static gboolean
is_legal (TableeDecision *decision,
          TableeAction    action)
{
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (decision, &count);

  for (gsize i = 0; i < count; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

/* The number is another one each time, also for the same question in another life: no answer is for any but its own. */
static void
ask_anew (TableePlace *self)
{
  do
    randombytes_buf (&self->question, sizeof self->question);
  while (self->question == 0);
}

static void
hear_answer (TableePlace  *self,
             TableeReader *reader)
{
  const TableeRuleset *ruleset = self->host->ruleset;
  guint64 number = tablee_hex_read_number (reader, "number");
  const char *text = tablee_reader_string (reader, "action");
  TableeDecision *decision = self->puppet != NULL ? tablee_puppet_get_decision (self->puppet) : NULL;
  TableeAction action;

  if (number == 0 || number != self->question || decision == NULL || text == NULL || strlen (text) > TABLEE_NET_MAX_ACTION)
    return;

  if (!tablee_notation_for_game (ruleset->game)->action_read (ruleset, tablee_decision_get_view (decision), text, &action) ||
      !is_legal (decision, action))
    {
      self->refused = number;
      ask_anew (self);
      return;
    }

  self->answered = number;
  self->question = 0;
  tablee_puppet_answer (self->puppet, action);
}

/* What was wished where the game stood otherwise is not done; but who leaves may leave at any time. */
static void
hear_wish (TableePlace  *self,
           TableeReader *reader,
           gboolean      up_to_date)
{
  static const char *const wishes[] = { "undo", "take-back", "redo", "give-up", NULL };
  guint64 number = tablee_hex_read_number (reader, "number");
  int what = tablee_reader_word (reader, "what", -1, wishes);

  if (number == 0 || number == self->wish || what < 0 || self->host->session == NULL)
    return;

  self->wish = number;
  if (up_to_date || what == TABLEE_WISH_GIVE_UP)
    tablee_game_session_grant (self->host->session, self->seat, (TableeWish) what);
}

static void
hear_gesture (TableePlace  *self,
              TableeReader *reader)
{
  guint64 number = tablee_hex_read_number (reader, "number");
  int what = tablee_reader_word (reader, "what", -1, tablee_gesture_ids);

  if (number == 0 || number == self->gesture || what < 0)
    return;

  self->gesture = number;
  if (self->host->now - self->gestured_at < TABLEE_NET_GESTURE_PAUSE * G_USEC_PER_SEC)
    return;

  self->gestured_at = self->host->now;
  tablee_host_gesture (self->host, self->seat, (TableeGesture) what);
}

/* Each object has a reader of its own: a mistake in one spoils no other. */
static TableeReader *
new_reader (JsonObject *say,
            const char *key)
{
  JsonNode *node = json_object_get_member (say, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? tablee_reader_new (json_node_get_object (node)) : NULL;
}

/* What is for one moment is not done in another life than it was said to: the broker, or whoever died, may have left it there. */
static void
hear_deeds (TableePlace *self,
            JsonObject  *say,
            gboolean     up_to_date)
{
  g_autoptr (TableeReader) answer = new_reader (say, "answer");
  g_autoptr (TableeReader) wish = new_reader (say, "wish");
  g_autoptr (TableeReader) gesture = new_reader (say, "gesture");

  if (answer != NULL)
    hear_answer (self, answer);
  if (wish != NULL)
    hear_wish (self, wish, up_to_date);
  if (gesture != NULL)
    hear_gesture (self, gesture);
}

static void
hear (TableePlace *self,
      JsonObject  *say,
      gboolean     knows)
{
  g_autoptr (TableeReader) reader = tablee_reader_new (say);
  g_autoptr (TableeReader) have = new_reader (say, "have");
  gboolean up_to_date;

  hear_name (self, reader);
  hear_share (self, reader);
  up_to_date = have != NULL && hear_have (self, have);
  if (knows)
    hear_deeds (self, say, up_to_date);
}

static void
heard_cb (TableePlace *self,
          JsonObject  *say,
          gboolean     knows)
{
  g_autoptr (TableeHost) host = g_object_ref (self->host);

  bind (self);
  find_again (self);
  if (self->gone == TABLEE_GONE_NOT)
    hear (self, say, knows);
  tablee_host_refresh_place (host, self);
  tablee_host_go_on (host);
}

static void
presence_cb (TableePlace *self)
{
  g_autoptr (TableeHost) host = g_object_ref (self->host);

  g_signal_emit_by_name (host, "changed");
  tablee_host_refresh (host);
}

void
tablee_place_open (TableePlace *self)
{
  g_autofree char *own = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_HOST);
  g_autofree char *other = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_GUEST);
  guint8 token[TABLEE_KEY_BYTES];
  TableeLine *line;

  tablee_invitation_make_key (self->invitation, TABLEE_KEY_TOKEN, token);
  line = tablee_line_new_for_host (&self->host->keys, token, self->host->epoch);
  if (self->is_bound)
    tablee_line_bind (line, self->peer);
  self->talk = tablee_talk_new (line, self->host->slots, own, other);
  tablee_talk_hold (self->talk, self->host->unkept > 0);
  tablee_talk_advance (self->talk, self->host->now);
  g_signal_connect_swapped (self->talk, "heard", G_CALLBACK (heard_cb), self);
  g_signal_connect_swapped (self->talk, "presence", G_CALLBACK (presence_cb), self);
}

/*
 * Its game
 */

static void
asked_cb (TableePlace *self)
{
  ask_anew (self);
  tablee_host_refresh (self->host);
}

void
tablee_place_attach (TableePlace       *self,
                     TableeGameSession *session)
{
  if (self->puppet == NULL)
    {
      self->puppet = TABLEE_PUPPET (tablee_puppet_new_for_friend ());
      g_signal_connect_swapped (self->puppet, "asked", G_CALLBACK (asked_cb), self);
    }
  if (tablee_seat_get_kind (tablee_game_session_get_seat (session, self->seat)) == TABLEE_SEAT_FRIEND)
    tablee_game_session_set_player (session, self->seat, TABLEE_PLAYER (self->puppet));
}

/* What was undone the guest may have, and has no more of it in common. */
void
tablee_place_follow (TableePlace *self)
{
  guint length;

  tablee_chronicle_follow (self->chronicle, self->host->session, self->seat);
  length = tablee_chronicle_get_length (self->chronicle);
  self->common = MIN (self->common, length);
}
