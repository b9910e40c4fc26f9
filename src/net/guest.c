/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat at a table elsewhere. */
#include "guest-private.h"

#include <sodium.h>
#include <string.h>

#include "hex.h"
#include "notation/json-text.h"

enum
{
  PROP_STATE = 1,
  PROP_HOST_PRESENT,
  N_PROPERTIES,
};

enum
{
  CHANGED,
  SESSION,
  KEEP,
  GESTURE,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableeGuest, tablee_guest, G_TYPE_OBJECT)

void
tablee_guest_set_state (TableeGuest      *self,
                        TableeGuestState  state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

void
tablee_guest_fail (TableeGuest      *self,
                   TableeGuestState  state,
                   GError           *error)
{
  g_clear_error (&self->error);
  self->error = error;
  tablee_guest_set_state (self, state);
}

/*
 * Saying
 */

const char *
tablee_guest_get_digest (TableeGuest *self)
{
  return tablee_chronicle_get_digest (self->chronicle, tablee_chronicle_get_length (self->chronicle));
}

static void
write_have (TableeGuest *self,
            JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "have");
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "length", tablee_chronicle_get_length (self->chronicle));
  tablee_json_write_string (builder, "digest", tablee_guest_get_digest (self));
  json_builder_end_object (builder);
}

/* Each has a number, so that it is done once. */
static void
write_numbered (JsonBuilder *builder,
                const char  *member,
                guint64      number,
                const char  *key,
                const char  *what)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  tablee_hex_write_number (builder, "number", number);
  tablee_json_write_string (builder, key, what);
  json_builder_end_object (builder);
}

static char *
compose (TableeGuest *self)
{
  static const char *const wishes[TABLEE_N_WISHES] = { "undo", "take-back", "redo", "give-up" };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "name", self->name);
  tablee_json_write_integer (builder, "portrait", self->portrait);
  tablee_hex_write (builder, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES);
  if (self->shares != NULL)
    tablee_hex_write (builder, "half", self->share.half, TABLEE_HALF_BYTES);
  write_have (self, builder);
  if (self->answer.is_open && self->answer.number != 0)
    write_numbered (builder, "answer", self->answer.number, "action", self->answer.action);
  if (self->wish != 0)
    write_numbered (builder, "wish", self->wish, "what", wishes[self->what_wish]);
  if (self->gesture != 0)
    write_numbered (builder, "gesture", self->gesture, "what", tablee_gesture_ids[self->what_gesture]);
  /* What is said is another thing then, so that it is known when the host has heard it. */
  if (self->record != NULL)
    tablee_json_write_boolean (builder, "over", TRUE);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

void
tablee_guest_refresh (TableeGuest *self)
{
  g_autofree char *what = NULL;

  if (self->talk == NULL || self->unkept > 0 || self->state == TABLEE_GUEST_REFUSED)
    return;

  what = compose (self);
  tablee_talk_say (self->talk, what);
}

void
tablee_guest_ask_keeper (TableeGuest *self)
{
  self->unkept++;
  if (self->talk != NULL)
    tablee_talk_hold (self->talk, TRUE);
  g_signal_emit (self, signals[KEEP], 0);
}

void
tablee_guest_kept (TableeGuest *self)
{
  g_return_if_fail (TABLEE_IS_GUEST (self));
  g_return_if_fail (self->unkept > 0);

  self->unkept--;
  if (self->unkept > 0 || self->talk == NULL)
    return;

  tablee_guest_refresh (self);
  tablee_talk_hold (self->talk, FALSE);
}

/*
 * The session
 */

static guint64
draw_number (void)
{
  guint64 number;

  do
    randombytes_buf (&number, sizeof number);
  while (number == 0);

  return number;
}

static void
answered_cb (TableeGuest *self,
             guint        action)
{
  guint length = tablee_chronicle_get_length (self->chronicle);
  const TableeNotation *notation = tablee_notation_for_game (self->ruleset->game);

  g_free (self->answer.action);
  g_free (self->answer.digest);
  self->answer = (TableeGivenAnswer){
    .is_open = TRUE,
    .action = notation->action_write (self->ruleset, tablee_game_session_get_view (self->session), action),
    .length = length,
    .digest = g_strdup (tablee_guest_get_digest (self)),
    .number = self->asked,
  };
  tablee_guest_ask_keeper (self);
}

static void
wished_cb (TableeGuest *self,
           int          wish)
{
  self->wish = draw_number ();
  self->what_wish = (TableeWish) wish;
  g_free (self->wished_at);
  self->wished_at = g_strdup (tablee_guest_get_digest (self));
  tablee_guest_refresh (self);
}

static void
hints_cb (TableeGuest *self)
{
  TableeSeat *seat = tablee_game_session_get_seat (self->session, self->seat);

  if (self->hints == tablee_seat_get_hints (seat))
    return;

  self->hints = tablee_seat_get_hints (seat);
  tablee_guest_ask_keeper (self);
}

void
tablee_guest_take_session (TableeGuest       *self,
                           TableeGameSession *session)
{
  TableeSeat *seat = tablee_game_session_get_seat (session, self->seat);

  self->session = g_object_ref (session);
  tablee_seat_set_hints (seat, self->hints);
  g_signal_connect_object (seat, "notify::hints", G_CALLBACK (hints_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "wished", G_CALLBACK (wished_cb), self, G_CONNECT_SWAPPED);
  tablee_guest_set_state (self, TABLEE_GUEST_PLAYING);
  g_signal_emit (self, signals[SESSION], 0, session);
}

/*
 * Hearing
 */

/* From now on the seat is this guest's, whatever a card says; and a host in another life knows of no gesture that was made to the last one. */
static void
meet (TableeGuest *self)
{
  guint64 epoch = tablee_line_get_peer_epoch (tablee_talk_get_line (self->talk));

  if (self->host_epoch != 0 && self->host_epoch != epoch)
    self->gesture = 0;
  self->host_epoch = epoch;
  if (self->is_accepted)
    return;

  self->is_accepted = TRUE;
  tablee_guest_ask_keeper (self);
}

static void
heard_cb (TableeGuest *self,
          JsonObject  *say,
          gboolean     knows G_GNUC_UNUSED)
{
  g_autoptr (TableeGuest) alive G_GNUC_UNUSED = g_object_ref (self);

  if (self->state == TABLEE_GUEST_CHEATED)
    return;

  meet (self);
  tablee_guest_hear (self, say);
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_guest_refresh (self);
}

static void
presence_cb (TableeGuest *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HOST_PRESENT]);
}

static void
begin_talk (TableeGuest *self)
{
  g_autofree char *own = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_GUEST);
  g_autofree char *other = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_HOST);
  guint8 token[TABLEE_KEY_BYTES];
  TableeLine *line;

  tablee_invitation_make_key (self->invitation, TABLEE_KEY_TOKEN, token);
  line = tablee_line_new_for_guest (&self->keys, token, self->host, self->epoch);
  if (line == NULL)
    return;

  self->talk = tablee_talk_new (line, self->slots, own, other);
  tablee_talk_hold (self->talk, self->unkept > 0);
  tablee_talk_advance (self->talk, self->now);
  g_signal_connect_object (self->talk, "heard", G_CALLBACK (heard_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->talk, "presence", G_CALLBACK (presence_cb), self, G_CONNECT_SWAPPED);
  tablee_guest_ask_keeper (self);
}

static void
take_card (TableeGuest   *self,
           TableeCard    *card,
           TableeRuleset *ruleset)
{
  g_set_object (&self->seats, NULL);
  g_free (self->card);
  self->card = tablee_card_write (card);
  self->ruleset = ruleset;
  self->options = json_object_ref (card->options);
  self->seat = card->seat;
  self->share.seat = card->seat;
  if (!self->has_host)
    {
      tablee_share_make (&self->share, card->seat);
      memcpy (self->host, card->host, TABLEE_KEY_BYTES);
      self->has_host = TRUE;
    }
  g_clear_error (&self->error);
  tablee_guest_set_state (self, TABLEE_GUEST_CONNECTING);
  begin_talk (self);
}

/* The first card says who the host is; whoever writes another one is somebody else. */
static gboolean
is_of_host (TableeGuest *self,
            TableeCard  *card)
{
  return !self->has_host || memcmp (card->host, self->host, TABLEE_KEY_BYTES) == 0 || card->protocol != TABLEE_PROTOCOL;
}

static void
look_at_card (TableeGuest *self,
              TableeCard  *card)
{
  g_autoptr (GError) error = NULL;
  TableeRuleset *ruleset = NULL;

  self->refusal = tablee_card_check (card, self->keys.public, &ruleset, &error);
  if (self->refusal != TABLEE_REFUSAL_NONE)
    tablee_guest_fail (self, TABLEE_GUEST_REFUSED, g_steal_pointer (&error));
  else if (self->talk == NULL)
    take_card (self, card, ruleset);
  else
    tablee_ruleset_unref (ruleset);
}

/* A seat that somebody else has taken meanwhile is lost. Once the host has been heard, cards say nothing any more: whoever has seen the
 * invitation can write them. */
static void
word_cb (TableeGuest *self,
         const char  *slot,
         GBytes      *bytes)
{
  g_autofree char *card_slot = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_CARD);
  g_autoptr (TableeCard) card = NULL;

  if (!g_str_equal (slot, card_slot) || (self->state != TABLEE_GUEST_CONNECTING && self->state != TABLEE_GUEST_REFUSED) ||
      (self->is_accepted && self->talk != NULL))
    return;

  card = tablee_card_open (bytes, self->invitation);
  if (card != NULL && is_of_host (self, card))
    look_at_card (self, card);
}

/* What it needs no card for any more; if it fits no more, there may be a card that does. */
static void
look_at_kept_card (TableeGuest *self)
{
  g_autoptr (TableeCard) card = self->is_accepted && self->card != NULL ? tablee_card_read (self->card) : NULL;

  if (card != NULL && is_of_host (self, card))
    look_at_card (self, card);
}

/*
 * Coming and going
 */

void
tablee_guest_open (TableeGuest *self)
{
  g_autofree char *slot = NULL;

  g_return_if_fail (TABLEE_IS_GUEST (self));
  g_return_if_fail (!self->is_open);

  self->is_open = TRUE;
  self->epoch = tablee_epoch_next (self->epoch);
  slot = tablee_invitation_dup_slot (self->invitation, TABLEE_SLOT_CARD);
  g_signal_connect_object (self->slots, "word", G_CALLBACK (word_cb), self, G_CONNECT_SWAPPED);
  tablee_guest_ask_keeper (self);
  look_at_kept_card (self);
  tablee_slots_watch (self->slots, slot);
}

void
tablee_guest_leave (TableeGuest *self)
{
  g_return_if_fail (TABLEE_IS_GUEST (self));

  if (self->talk != NULL)
    tablee_talk_leave (self->talk);
}

void
tablee_guest_move (TableeGuest *self,
                   const char  *broker)
{
  TableeInvitation *moved;

  g_return_if_fail (TABLEE_IS_GUEST (self));
  g_return_if_fail (broker != NULL);

  moved = tablee_invitation_at_broker (self->invitation, broker);
  tablee_invitation_free (self->invitation);
  self->invitation = moved;
  tablee_guest_ask_keeper (self);
}

gint64
tablee_guest_advance (TableeGuest *self,
                      gint64       now)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), now);

  self->now = MAX (self->now, now);

  return self->talk != NULL ? tablee_talk_advance (self->talk, now) : G_MAXINT64;
}

void
tablee_guest_gesture (TableeGuest   *self,
                      TableeGesture  gesture)
{
  g_return_if_fail (TABLEE_IS_GUEST (self));
  g_return_if_fail (gesture < TABLEE_N_GESTURES);

  self->gesture = draw_number ();
  self->what_gesture = gesture;
  tablee_guest_refresh (self);
}

TableeGuestState
tablee_guest_get_state (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), TABLEE_GUEST_CONNECTING);

  return self->state;
}

TableeRefusal
tablee_guest_get_refusal (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), TABLEE_REFUSAL_NONE);

  return self->refusal;
}

const GError *
tablee_guest_get_error (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->error;
}

gboolean
tablee_guest_get_host_present (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), FALSE);

  return self->talk != NULL && tablee_talk_get_present (self->talk);
}

gboolean
tablee_guest_get_heard (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), FALSE);

  return self->talk != NULL && self->unkept == 0 && tablee_talk_get_heard (self->talk);
}

const TableeInvitation *
tablee_guest_get_invitation (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->invitation;
}

TableeRuleset *
tablee_guest_get_ruleset (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->ruleset;
}

int
tablee_guest_get_seat (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), TABLEE_NOBODY);

  return self->seat;
}

GListModel *
tablee_guest_get_seats (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->seats != NULL ? G_LIST_MODEL (self->seats) : NULL;
}

gboolean
tablee_guest_get_present (TableeGuest *self,
                          int          seat)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS, FALSE);

  return (self->present >> seat & 1) != 0;
}

gboolean
tablee_guest_get_replaced (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), FALSE);

  return self->replaced;
}

TableeGameSession *
tablee_guest_get_session (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->session;
}

TableeGameRecord *
tablee_guest_get_record (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  return self->record;
}

guint
tablee_guest_get_muted (TableeGuest *self)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (self), 0);

  return self->muted;
}

void
tablee_guest_set_muted (TableeGuest *self,
                        guint        muted)
{
  g_return_if_fail (TABLEE_IS_GUEST (self));

  if (self->muted == muted)
    return;

  self->muted = muted;
  tablee_guest_ask_keeper (self);
}

/*
 * The object
 */

static void
tablee_guest_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeGuest *self = TABLEE_GUEST (object);

  switch (property_id)
    {
    case PROP_STATE:
      g_value_set_int (value, (int) self->state);
      break;
    case PROP_HOST_PRESENT:
      g_value_set_boolean (value, tablee_guest_get_host_present (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
tablee_guest_finalize (GObject *object)
{
  TableeGuest *self = TABLEE_GUEST (object);

  g_clear_object (&self->talk);
  g_clear_object (&self->session);
  g_clear_object (&self->record);
  g_clear_object (&self->seats);
  g_clear_object (&self->slots);
  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
  g_clear_pointer (&self->options, json_object_unref);
  g_clear_pointer (&self->invitation, tablee_invitation_free);
  g_clear_pointer (&self->shares, g_array_unref);
  tablee_chronicle_free (self->chronicle);
  g_clear_error (&self->error);
  g_free (self->name);
  g_free (self->deal);
  g_free (self->card);
  g_free (self->wished_at);
  g_free (self->answer.action);
  g_free (self->answer.digest);
  sodium_memzero (&self->keys, sizeof self->keys);

  G_OBJECT_CLASS (tablee_guest_parent_class)->finalize (object);
}

static void
tablee_guest_class_init (TableeGuestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tablee_guest_get_property;
  object_class->finalize = tablee_guest_finalize;

  properties[PROP_STATE] = g_param_spec_int ("state", NULL, NULL, TABLEE_GUEST_CONNECTING, TABLEE_GUEST_CHEATED, TABLEE_GUEST_CONNECTING, flags);
  properties[PROP_HOST_PRESENT] = g_param_spec_boolean ("host-present", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[CHANGED] = g_signal_new ("changed", TABLEE_TYPE_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SESSION] = g_signal_new ("session", TABLEE_TYPE_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, TABLEE_TYPE_GAME_SESSION);
  signals[KEEP] = g_signal_new ("keep", TABLEE_TYPE_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GESTURE] = g_signal_new ("gesture", TABLEE_TYPE_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
tablee_guest_init (TableeGuest *self)
{
  self->chronicle = tablee_chronicle_new ();
  self->seat = TABLEE_NOBODY;
  self->told_gesture = -1;
}

TableeGuest *
tablee_guest_new_bare (TableeInvitation *invitation,
                       const char       *name,
                       int               portrait,
                       TableeSlots      *slots)
{
  TableeGuest *self = g_object_new (TABLEE_TYPE_GUEST, NULL);

  self->invitation = invitation;
  self->name = g_strdup (name);
  self->portrait = portrait;
  self->slots = g_object_ref (slots);

  return self;
}

TableeGuest *
tablee_guest_new (const TableeInvitation *invitation,
                  const char             *name,
                  int                     portrait,
                  TableeSlots            *slots)
{
  TableeGuest *self;

  g_return_val_if_fail (invitation != NULL && tablee_invitation_get_broker (invitation) != NULL, NULL);
  g_return_val_if_fail (name != NULL && TABLEE_IS_SLOTS (slots), NULL);

  self = tablee_guest_new_bare (tablee_invitation_at_broker (invitation, tablee_invitation_get_broker (invitation)), name, portrait, slots);
  tablee_keys_make (&self->keys);

  return self;
}
