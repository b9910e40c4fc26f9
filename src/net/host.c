/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of friends elsewhere, at its host's. */
#include "host-private.h"

#include <sodium.h>
#include "net-limits.h"

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
tablee_host_refresh_place (TableeHost  *self,
                           TableePlace *place)
{
  g_autofree char *what = NULL;

  if (!self->is_open || self->unkept > 0 || self->unsettled)
    return;

  what = tablee_host_compose (self, place);
  tablee_talk_say (place->talk, what);
  if (place->end_word == 0 && tablee_host_tells_end (self, place))
    place->end_word = tablee_talk_get_word (place->talk);
}

/* Also those whose seats are gone. */
static void
for_each_place (TableeHost  *self,
                void       (*act) (TableeHost *, TableePlace *))
{
  for (guint i = 0; i < self->places->len; i++)
    act (self, self->places->pdata[i]);
  for (guint i = 0; i < self->gone->len; i++)
    act (self, self->gone->pdata[i]);
}

void
tablee_host_refresh (TableeHost *self)
{
  for_each_place (self, tablee_host_refresh_place);
}

static void
hold_place (TableeHost  *self,
            TableePlace *place)
{
  if (place->talk != NULL)
    tablee_talk_hold (place->talk, self->unkept > 0);
}

static void
put_card (TableeHost  *self,
          TableePlace *place)
{
  if (self->is_open)
    tablee_place_put_card (place);
}

void
tablee_host_ask_keeper (TableeHost *self)
{
  self->unkept++;
  for_each_place (self, hold_place);
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

  for_each_place (self, put_card);
  tablee_host_refresh (self);
  for_each_place (self, hold_place);
  if (!self->is_kept)
    {
      self->is_kept = TRUE;
      g_signal_emit (self, signals[CHANGED], 0);
    }
  tablee_host_go_on (self);
}

gboolean
tablee_host_get_kept (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  return self->is_kept;
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
  g_clear_pointer (&self->record, g_free);
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

void
tablee_host_attach (TableeHost        *self,
                    TableeGameSession *session)
{
  self->session = g_object_ref (session);
  self->unsettled = TRUE;
  for (guint i = 0; i < self->places->len; i++)
    {
      tablee_place_attach (self->places->pdata[i], session);
      /* A guest may say how far it has heard before anything is settled in this life. */
      tablee_place_follow (self->places->pdata[i]);
    }
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
  tablee_host_attach (self, session);
  set_state (self, TABLEE_HOST_PLAYING);
  g_signal_emit (self, signals[SESSION], 0, session);
}

/* Nothing is begun with what is not on disk. */
void
tablee_host_go_on (TableeHost *self)
{
  if (self->state != TABLEE_HOST_AGREEING || self->unkept > 0 || !self->is_open || self->called_off)
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

  return self->state == TABLEE_HOST_LOBBY && !self->called_off;
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

static void
move_place (TableeHost  *self,
            TableePlace *place)
{
  TableeInvitation *moved = tablee_invitation_at_broker (place->invitation, self->broker);

  tablee_invitation_free (place->invitation);
  place->invitation = moved;
  place->moved = place->is_bound;
}

void
tablee_host_move (TableeHost *self,
                  const char *broker)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (broker != NULL);

  if (g_str_equal (broker, self->broker))
    return;

  g_free (self->broker);
  self->broker = g_strdup (broker);
  for_each_place (self, move_place);
  if (self->is_open)
    tablee_host_ask_keeper (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
tablee_host_get_moved (TableeHost *self,
                       int         seat)
{
  TableePlace *place;

  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  place = find_place (self, seat);

  return place != NULL && place->moved;
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

gboolean
tablee_host_get_end_heard (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  for (guint i = 0; i < self->places->len; i++)
    {
      TableePlace *place = self->places->pdata[i];

      if (place->end_word == 0 || !tablee_talk_has_heard (place->talk, place->end_word))
        return FALSE;
    }

  return TRUE;
}

gboolean
tablee_host_get_awaited (TableeHost *self,
                         int         seat)
{
  TableePlace *place;

  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  place = find_place (self, seat);

  return place != NULL && self->state == TABLEE_HOST_AGREEING && !place->share.has_half;
}

/* What it had bound itself to does not count any more, whether it was shown or not. */
static void
drop_place (TableeHost  *self,
            TableePlace *place,
            TableeGone   gone)
{
  guint index;

  place->gone = gone;
  if (g_ptr_array_find (self->places, place, &index))
    g_ptr_array_add (self->gone, g_ptr_array_steal_index (self->places, index));
}

void
tablee_host_seat_computer (TableeHost  *self,
                           int          seat,
                           TableeLevel  level)
{
  TableePlace *place;

  g_return_if_fail (TABLEE_IS_HOST (self));

  place = find_place (self, seat);
  g_return_if_fail (place != NULL);

  if (self->session != NULL)
    tablee_game_session_seat_player (self->session, seat, TABLEE_SEAT_COMPUTER, level, NULL);
  else
    {
      tablee_seat_change (tablee_host_get_seat (self, seat), TABLEE_SEAT_COMPUTER, level, NULL, -1);
      drop_place (self, place, TABLEE_GONE_SEAT);
    }
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_host_ask_keeper (self);
  tablee_host_refresh (self);
}

void
tablee_host_call_off (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));

  while (self->places->len > 0)
    drop_place (self, self->places->pdata[0], TABLEE_GONE_TABLE);
  self->called_off = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_host_ask_keeper (self);
}

gboolean
tablee_host_get_called_off (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  return self->called_off;
}

/* Nothing is said before it is kept. */
gboolean
tablee_host_get_call_off_heard (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  for (guint i = 0; i < self->gone->len; i++)
    {
      const TableePlace *place = self->gone->pdata[i];

      if (place->is_bound && (place->talk == NULL || !tablee_talk_get_heard (place->talk)))
        return FALSE;
    }

  return self->called_off && self->unkept == 0;
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

  tablee_game_session_seat_player (self->session, seat, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM, NULL);
  tablee_game_session_set_player (self->session, seat, TABLEE_PLAYER (place->puppet));
  g_signal_emit (self, signals[CHANGED], 0);
  tablee_host_refresh (self);
}

void
tablee_host_gesture (TableeHost    *self,
                     int            seat,
                     TableeGesture  gesture)
{
  TableeToldGesture told = { .seat = seat, .what = (int) gesture };

  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (gesture < TABLEE_N_GESTURES);

  /* Also greater than those of a life before. */
  self->told_gesture = MAX (self->told_gesture, self->epoch) + 1;
  told.number = (gint64) self->told_gesture;
  g_array_append_val (self->gestures, told);
  if (self->gestures->len > TABLEE_NET_MAX_GESTURES)
    g_array_remove_index (self->gestures, 0);
  g_signal_emit (self, signals[GESTURE], 0, seat, (int) gesture);
  tablee_host_refresh (self);
}

guint
tablee_host_get_muted (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), 0);

  return self->muted;
}

void
tablee_host_set_muted (TableeHost *self,
                       guint       muted)
{
  g_return_if_fail (TABLEE_IS_HOST (self));

  if (self->muted == muted)
    return;

  self->muted = muted;
  tablee_host_ask_keeper (self);
}

/*
 * Coming and going
 */

static void
open_place (TableeHost  *self G_GNUC_UNUSED,
            TableePlace *place)
{
  tablee_place_open (place);
}

void
tablee_host_open (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (!self->is_open);

  self->epoch = tablee_epoch_next (self->epoch);
  self->is_open = TRUE;
  self->unkept++;
  for_each_place (self, open_place);
  g_signal_emit (self, signals[KEEP], 0);
}

static void
leave_place (TableeHost  *self G_GNUC_UNUSED,
             TableePlace *place)
{
  if (place->talk != NULL)
    tablee_talk_leave (place->talk);
}

void
tablee_host_leave (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));

  for_each_place (self, leave_place);
}

static void
advance_place (TableeHost  *self,
               TableePlace *place)
{
  gint64 due = place->talk != NULL ? tablee_talk_advance (place->talk, self->now) : G_MAXINT64;

  self->due = MIN (self->due, due);
}

gint64
tablee_host_advance (TableeHost *self,
                     gint64      now)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), now);

  self->now = MAX (self->now, now);
  self->due = G_MAXINT64;
  for_each_place (self, advance_place);

  return self->due;
}

TableeHostState
tablee_host_get_state (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), TABLEE_HOST_LOBBY);

  return self->state;
}

TableeRuleset *
tablee_host_get_ruleset (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  return self->ruleset;
}

const char *
tablee_host_get_broker (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  return self->broker;
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
  g_ptr_array_unref (self->gone);
  g_clear_object (&self->session);
  g_clear_object (&self->slots);
  g_clear_object (&self->store);
  g_clear_object (&self->seats);
  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
  g_clear_pointer (&self->options, json_object_unref);
  g_array_unref (self->gestures);
  g_free (self->broker);
  g_free (self->record);
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
  self->places = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_host_place_free);
  self->gone = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_host_place_free);
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->gestures = g_array_new (FALSE, FALSE, sizeof (TableeToldGesture));
}

TableeHost *
tablee_host_new_bare (TableeRuleset *ruleset,
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

  self = tablee_host_new_bare (ruleset, options, broker, slots);
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
