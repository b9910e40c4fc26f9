/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of friends elsewhere, at its host's. */
#include "host-private.h"

#include <sodium.h>
#include <string.h>

#include "games/catalogue.h"
#include "hex.h"
#include "net-limits.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "session/seat-text.h"

enum
{
  PROP_STATE = 1,
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

G_DEFINE_FINAL_TYPE (TableeHost, tablee_host, G_TYPE_OBJECT)

static TableePlace *
find_place (TableeHost *self,
            int         seat)
{
  for (guint i = 0; i < self->places->len; i++)
    if (((TableePlace *) self->places->pdata[i])->seat == seat)
      return self->places->pdata[i];

  return NULL;
}

GArray *
tablee_host_dup_shares (TableeHost *self)
{
  GArray *shares = g_array_new (FALSE, FALSE, sizeof (TableeShare));

  g_array_append_val (shares, self->share);
  for (guint i = 0; i < self->places->len; i++)
    g_array_append_val (shares, ((TableePlace *) self->places->pdata[i])->share);

  return shares;
}

/*
 * Saying, once it is kept
 */

void
tablee_host_refresh (TableeHost *self)
{
  if (!self->is_open || self->unkept > 0 || self->unsettled)
    return;

  for (guint i = 0; i < self->places->len; i++)
    {
      TableePlace *place = self->places->pdata[i];
      g_autoptr (JsonObject) what = tablee_host_compose (self, place);

      tablee_talk_say (place->talk, what);
    }
}

static void
hold_all (TableeHost *self,
          gboolean    hold)
{
  for (guint i = 0; i < self->places->len; i++)
    if (((TableePlace *) self->places->pdata[i])->talk != NULL)
      tablee_talk_hold (((TableePlace *) self->places->pdata[i])->talk, hold);
}

void
tablee_host_ask_keeper (TableeHost *self)
{
  self->unkept++;
  hold_all (self, TRUE);
  g_signal_emit (self, signals[KEEP], 0);
}

void
tablee_host_kept (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (self->unkept > 0);

  self->unkept--;
  if (self->unkept > 0)
    return;

  for (guint i = 0; self->is_open && i < self->places->len; i++)
    tablee_place_put_card (self->places->pdata[i]);
  tablee_host_refresh (self);
  hold_all (self, FALSE);
  tablee_host_go_on (self);
}

/*
 * The game
 */

static void
set_state (TableeHost      *self,
           TableeHostState  state)
{
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void
changed_cb (TableeHost *self)
{
  self->unsettled = TRUE;
  for (guint i = 0; i < self->places->len; i++)
    tablee_place_follow (self->places->pdata[i]);
}

static void
settled_cb (TableeHost *self)
{
  self->unsettled = FALSE;
  for (guint i = 0; i < self->places->len; i++)
    {
      TableePlace *place = self->places->pdata[i];

      tablee_place_follow (place);
      if (place->answered != 0)
        place->taken = place->answered;
      place->answered = 0;
    }
  if (tablee_game_session_get_id (self->session) != self->game)
    {
      self->game = tablee_game_session_get_id (self->session);
      tablee_host_ask_keeper (self);
    }
  tablee_host_refresh (self);
}

static void
attach_session (TableeHost        *self,
                TableeGameSession *session)
{
  self->session = g_object_ref (session);
  self->unsettled = TRUE;
  for (guint i = 0; i < self->places->len; i++)
    tablee_place_attach (self->places->pdata[i], session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
}

static void
make_session (TableeHost *self)
{
  g_autoptr (GArray) shares = tablee_host_dup_shares (self);
  g_autoptr (TableeGameSession) session = NULL;
  TableeRandom seed;

  tablee_shares_mix ((const TableeShare *) (gpointer) shares->data, shares->len, &seed);
  session = tablee_game_session_new (self->ruleset, self->options, &seed, G_LIST_MODEL (self->seats), self->allow_take_back, self->store);
  attach_session (self, session);
  set_state (self, TABLEE_HOST_PLAYING);
  g_signal_emit (self, signals[SESSION], 0, session);
}

/* Nothing is begun with what is not on disk. */
void
tablee_host_go_on (TableeHost *self)
{
  if (self->state != TABLEE_HOST_AGREEING || self->unkept > 0 || !self->is_open)
    return;

  for (guint i = 0; i < self->places->len; i++)
    if (!((TableePlace *) self->places->pdata[i])->share.has_half)
      return;
  make_session (self);
}

gboolean
tablee_host_can_begin (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  for (guint i = 0; i < self->places->len; i++)
    if (!((TableePlace *) self->places->pdata[i])->has_share)
      return FALSE;

  return self->state == TABLEE_HOST_LOBBY;
}

void
tablee_host_begin (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (tablee_host_can_begin (self));

  set_state (self, TABLEE_HOST_AGREEING);
  tablee_host_ask_keeper (self);
  tablee_host_refresh (self);
  tablee_host_go_on (self);
}

/*
 * Seats
 */

TableeSeat *
tablee_host_get_seat (TableeHost *self,
                      int         seat)
{
  g_autoptr (TableeSeat) item = NULL;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, NULL);

  if (self->session != NULL)
    return tablee_game_session_get_seat (self->session, seat);

  item = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) seat);

  return item;
}

const TableeInvitation *
tablee_host_get_invitation (TableeHost *self,
                            int         seat)
{
  TableePlace *place;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  place = find_place (self, seat);

  return place != NULL ? place->invitation : NULL;
}

gboolean
tablee_host_get_taken (TableeHost *self,
                       int         seat)
{
  TableePlace *place;

  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  place = find_place (self, seat);

  return place != NULL && place->has_share;
}

gboolean
tablee_host_get_present (TableeHost *self,
                         int         seat)
{
  TableePlace *place;

  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  place = find_place (self, seat);

  return place == NULL || (place->talk != NULL && tablee_talk_get_present (place->talk));
}

void
tablee_host_seat_computer (TableeHost  *self,
                           int          seat,
                           TableeLevel  level)
{
  TableePlace *place;

  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (self->state != TABLEE_HOST_AGREEING);

  place = find_place (self, seat);
  g_return_if_fail (place != NULL);

  if (self->session != NULL)
    {
      tablee_game_session_set_player (self->session, seat, NULL);
      tablee_game_session_seat_player (self->session, seat, TABLEE_SEAT_COMPUTER, level, NULL);
    }
  else
    {
      tablee_seat_change (tablee_host_get_seat (self, seat), TABLEE_SEAT_COMPUTER, level, NULL, -1);
      g_ptr_array_remove (self->places, place);
    }
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_host_ask_keeper (self);
  tablee_host_refresh (self);
}

void
tablee_host_seat_friend (TableeHost *self,
                         int         seat)
{
  TableePlace *place;

  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (self->session != NULL);

  place = find_place (self, seat);
  g_return_if_fail (place != NULL && place->puppet != NULL);

  tablee_game_session_set_player (self->session, seat, TABLEE_PLAYER (place->puppet));
  tablee_game_session_seat_player (self->session, seat, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_host_refresh (self);
}

void
tablee_host_gesture (TableeHost    *self,
                     int            seat,
                     TableeGesture  gesture)
{
  TableeToldGesture told = { .seat = seat, .what = (int) gesture, .number = 1 };

  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (gesture < TABLEE_N_GESTURES);

  if (self->gestures->len > 0)
    told.number = g_array_index (self->gestures, TableeToldGesture, self->gestures->len - 1).number + 1;
  g_array_append_val (self->gestures, told);
  if (self->gestures->len > TABLEE_NET_MAX_GESTURES)
    g_array_remove_index (self->gestures, 0);
  g_signal_emit (self, signals[GESTURE], 0, seat, (int) gesture);
  tablee_host_refresh (self);
}

/*
 * Coming and going
 */

void
tablee_host_open (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (!self->is_open);

  self->epoch = tablee_epoch_next (self->epoch);
  self->is_open = TRUE;
  self->unkept++;
  for (guint i = 0; i < self->places->len; i++)
    tablee_place_open (self->places->pdata[i]);
  g_signal_emit (self, signals[KEEP], 0);
}

void
tablee_host_leave (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));

  for (guint i = 0; i < self->places->len; i++)
    if (((TableePlace *) self->places->pdata[i])->talk != NULL)
      tablee_talk_leave (((TableePlace *) self->places->pdata[i])->talk);
}

gint64
tablee_host_advance (TableeHost *self,
                     gint64      now)
{
  gint64 due = G_MAXINT64;

  g_return_val_if_fail (TABLEE_IS_HOST (self), now);

  self->now = MAX (self->now, now);
  for (guint i = 0; i < self->places->len; i++)
    if (((TableePlace *) self->places->pdata[i])->talk != NULL)
      {
        gint64 place_due = tablee_talk_advance (((TableePlace *) self->places->pdata[i])->talk, now);

        due = MIN (due, place_due);
      }

  return due;
}

TableeHostState
tablee_host_get_state (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), TABLEE_HOST_LOBBY);

  return self->state;
}

TableeGameSession *
tablee_host_get_session (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  return self->session;
}

void
tablee_host_set_store (TableeHost  *self,
                       TableeStore *store)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (self->session == NULL);

  g_set_object (&self->store, store);
}

/*
 * The object
 */

static void
tablee_host_get_property (GObject    *object,
                          guint       property_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (property_id == PROP_STATE)
    g_value_set_int (value, (int) TABLEE_HOST (object)->state);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
tablee_host_finalize (GObject *object)
{
  TableeHost *self = TABLEE_HOST (object);

  g_ptr_array_unref (self->places);
  g_clear_object (&self->session);
  g_clear_object (&self->slots);
  g_clear_object (&self->store);
  g_clear_object (&self->seats);
  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
  g_clear_pointer (&self->options, json_object_unref);
  g_array_unref (self->gestures);
  g_free (self->broker);
  sodium_memzero (&self->keys, sizeof self->keys);

  G_OBJECT_CLASS (tablee_host_parent_class)->finalize (object);
}

static void
tablee_host_class_init (TableeHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_host_get_property;
  object_class->finalize = tablee_host_finalize;

  properties[PROP_STATE] = g_param_spec_int ("state", NULL, NULL, TABLEE_HOST_LOBBY, TABLEE_HOST_PLAYING, TABLEE_HOST_LOBBY,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[CHANGED] = g_signal_new ("changed", TABLEE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SESSION] = g_signal_new ("session", TABLEE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, TABLEE_TYPE_GAME_SESSION);
  signals[KEEP] = g_signal_new ("keep", TABLEE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GESTURE] = g_signal_new ("gesture", TABLEE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
tablee_host_init (TableeHost *self)
{
  self->places = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_place_free);
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->gestures = g_array_new (FALSE, FALSE, sizeof (TableeToldGesture));
}

static TableeHost *
host_new (TableeRuleset *ruleset,
          JsonObject    *options,
          const char    *broker,
          TableeSlots   *slots)
{
  TableeHost *self = g_object_new (TABLEE_TYPE_HOST, NULL);

  self->ruleset = tablee_ruleset_ref (ruleset);
  self->options = options != NULL ? json_object_ref (options) : NULL;
  self->broker = g_strdup (broker);
  self->slots = g_object_ref (slots);

  return self;
}

TableeHost *
tablee_host_new (TableeRuleset *ruleset,
                 JsonObject    *options,
                 GListModel    *seats,
                 gboolean       allow_take_back,
                 const char    *broker,
                 TableeSlots   *slots)
{
  TableeHost *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats) && (int) g_list_model_get_n_items (seats) == ruleset->seats, NULL);
  g_return_val_if_fail (broker != NULL && TABLEE_IS_SLOTS (slots), NULL);

  self = host_new (ruleset, options, broker, slots);
  self->allow_take_back = allow_take_back;
  tablee_keys_make (&self->keys);
  tablee_share_make (&self->share, TABLEE_NOBODY);
  for (int i = 0; i < ruleset->seats; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, (guint) i);
      g_autoptr (TableeSeat) copy = tablee_seat_copy (seat);
      TableePlace *place;

      g_list_store_append (self->seats, copy);
      if (tablee_seat_get_kind (seat) != TABLEE_SEAT_FRIEND)
        continue;
      place = tablee_place_new (self, i);
      place->invitation = tablee_invitation_new (broker);
      g_ptr_array_add (self->places, place);
    }

  return self;
}

/*
 * Kept
 */

static void
write_place (TableePlace *place,
             JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "seat", place->seat);
  tablee_hex_write (builder, "secret", tablee_invitation_get_secret (place->invitation), TABLEE_SECRET_BYTES);
  if (place->is_bound)
    tablee_hex_write (builder, "peer", place->peer, TABLEE_KEY_BYTES);
  if (place->has_share)
    tablee_hex_write (builder, "commitment", place->share.commitment, TABLEE_COMMITMENT_BYTES);
  if (place->share.has_half)
    tablee_hex_write (builder, "half", place->share.half, TABLEE_HALF_BYTES);
  json_builder_end_object (builder);
}

char *
tablee_host_to_text (TableeHost *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", "tablee-host");
  tablee_json_write_string (builder, "game", self->ruleset->game->id);
  tablee_json_take_object (builder, "options", self->options != NULL ? json_object_ref (self->options) : json_object_new ());
  tablee_json_write_boolean (builder, "take_back", self->allow_take_back);
  tablee_json_write_string (builder, "broker", self->broker);
  tablee_json_write_integer (builder, "state", self->state);
  tablee_json_write_integer (builder, "id", self->game);
  tablee_json_write_integer (builder, "epoch", (gint64) self->epoch);
  tablee_hex_write (builder, "public", self->keys.public, TABLEE_KEY_BYTES);
  tablee_hex_write (builder, "secret", self->keys.secret, TABLEE_KEY_BYTES);
  tablee_hex_write (builder, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES);
  tablee_hex_write (builder, "half", self->share.half, TABLEE_HALF_BYTES);
  tablee_seats_write (G_LIST_MODEL (self->seats), builder);
  json_builder_set_member_name (builder, "places");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->places->len; i++)
    write_place (self->places->pdata[i], builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

static void
read_place (TableeHost   *self,
            TableeReader *reader)
{
  TableePlace *place = tablee_place_new (self, (int) tablee_reader_integer (reader, "seat", 0, 0, self->ruleset->seats - 1));
  guint8 secret[TABLEE_SECRET_BYTES];

  g_ptr_array_add (self->places, place);
  if (!tablee_hex_read (reader, "secret", secret, sizeof secret))
    tablee_reader_fail_literal (reader, "secret", "hexadecimal digits must stand here");
  place->invitation = tablee_invitation_new_for_secret (self->broker, secret);
  place->is_bound = tablee_hex_read (reader, "peer", place->peer, TABLEE_KEY_BYTES);
  place->share.seat = place->seat;
  place->has_share = tablee_hex_read (reader, "commitment", place->share.commitment, TABLEE_COMMITMENT_BYTES);
  place->share.has_half = tablee_hex_read (reader, "half", place->share.half, TABLEE_HALF_BYTES);
}

static void
read_rest (TableeHost   *self,
           TableeReader *reader)
{
  guint count;

  self->allow_take_back = tablee_reader_boolean (reader, "take_back", FALSE);
  self->state = (TableeHostState) tablee_reader_integer (reader, "state", 0, TABLEE_HOST_LOBBY, TABLEE_HOST_PLAYING);
  self->game = tablee_reader_integer (reader, "id", 0, 0, G_MAXINT64);
  self->epoch = (guint64) tablee_reader_integer (reader, "epoch", 0, 0, G_MAXINT64);
  self->share.seat = TABLEE_NOBODY;
  self->share.has_half = tablee_hex_read (reader, "half", self->share.half, TABLEE_HALF_BYTES);
  if (!tablee_hex_read (reader, "public", self->keys.public, TABLEE_KEY_BYTES) ||
      !tablee_hex_read (reader, "secret", self->keys.secret, TABLEE_KEY_BYTES) ||
      !tablee_hex_read (reader, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES) || !self->share.has_half)
    tablee_reader_fail_literal (reader, "secret", "hexadecimal digits must stand here");
  count = tablee_reader_enter_list (reader, "places", TABLEE_MAX_SEATS);
  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      read_place (self, reader);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
}

gint64
tablee_host_text_get_game (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;
  gint64 id = reader != NULL ? tablee_reader_integer (reader, "id", -1, 0, G_MAXINT64) : -1;

  return reader == NULL || tablee_reader_failed (reader) ? -1 : id;
}

char *
tablee_host_text_dup_broker (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;

  return reader != NULL ? g_strdup (tablee_reader_string (reader, "broker")) : NULL;
}

TableeHost *
tablee_host_new_for_text (const char         *text,
                          TableeSlots        *slots,
                          TableeGameSession  *session,
                          GError            **error)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableeHost) self = NULL;
  const char *id, *broker;
  JsonObject *options;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_SLOTS (slots), NULL);

  object = tablee_json_parse (text, -1, error);
  if (object == NULL)
    return NULL;

  reader = tablee_reader_new (object);
  tablee_reader_string (reader, "format");
  id = tablee_reader_string (reader, "game");
  broker = tablee_reader_string (reader, "broker");
  options = tablee_reader_object (reader, "options");
  tablee_seats_read (reader, seats);
  if (id == NULL || broker == NULL || tablee_games_find (id) == NULL)
    tablee_reader_fail_literal (reader, "game", "this game is not known");
  else
    ruleset = tablee_ruleset_new (tablee_games_find (id), (int) g_list_model_get_n_items (G_LIST_MODEL (seats)), options, error);
  if (ruleset == NULL)
    {
      if (error != NULL && *error == NULL)
        tablee_reader_finish (reader, error);
      return NULL;
    }

  self = host_new (ruleset, options, broker, slots);
  g_set_object (&self->seats, seats);
  read_rest (self, reader);
  if (!tablee_reader_finish (reader, error))
    return NULL;

  /* A game of which nothing is on disk yet is dealt again, by the same seed. */
  if (session != NULL)
    attach_session (self, session);
  if (session != NULL || self->state == TABLEE_HOST_PLAYING)
    self->state = session != NULL ? TABLEE_HOST_PLAYING : TABLEE_HOST_AGREEING;

  return g_steal_pointer (&self);
}
