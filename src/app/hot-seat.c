/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Through whose eyes people at one computer see a table, and when the curtain falls. */
#include "config.h"
#include "hot-seat.h"

/* Milliseconds in which a person sees what the own turn ended with, before the curtain falls. */
#define HAND_OVER_TIME 1400

struct _TableeHotSeat
{
  GObject            parent_instance;

  TableeGameSession *session;
  int                awaited;
  guint              hand_over_source;
};

G_DEFINE_FINAL_TYPE (TableeHotSeat, tablee_hot_seat, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_AWAITED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint
count_people (TableeGameSession *session,
              int               *one)
{
  GListModel *seats = tablee_game_session_get_seats (session);
  guint people = 0;

  *one = TABLEE_NOBODY;
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
        {
          people++;
          *one = (int) i;
        }
    }

  return people;
}

static gboolean
is_person (TableeGameSession *session,
           int                seat)
{
  return seat >= 0 && tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_HUMAN;
}

/* Between two people the last one keeps the table while computers play: it is still that person who looks. */
static int
find_viewer (TableeGameSession *session)
{
  int current = tablee_game_session_get_current_seat (session);
  int viewer = tablee_game_session_get_viewer (session);
  int one;

  if (count_people (session, &one) <= 1)
    return one;
  if (is_person (session, current))
    return current;

  return is_person (session, viewer) ? viewer : TABLEE_NOBODY;
}

static gboolean
needs_curtain (TableeGameSession *session,
               int                next)
{
  int viewer = tablee_game_session_get_viewer (session);
  int one;

  if (next == TABLEE_NOBODY || next == viewer)
    return FALSE;
  if (viewer < 0 && count_people (session, &one) <= 1)
    return FALSE;

  return tablee_game_session_has_secrets (session, next) || (viewer >= 0 && tablee_game_session_has_secrets (session, viewer));
}

static void
look_as (TableeGameSession *session,
         int                viewer)
{
  if (viewer != tablee_game_session_get_viewer (session))
    tablee_game_session_set_viewer (session, viewer);
}

static void
set_awaited (TableeHotSeat *self,
             int            awaited)
{
  if (self->awaited == awaited)
    return;

  self->awaited = awaited;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AWAITED]);
}

static void
follow_now (TableeHotSeat *self)
{
  int next = find_viewer (self->session);
  gboolean curtain = needs_curtain (self->session, next);

  g_clear_handle_id (&self->hand_over_source, g_source_remove);
  look_as (self->session, curtain ? TABLEE_NOBODY : next);
  set_awaited (self, curtain ? next : TABLEE_NOBODY);
}

static gboolean
hand_over_cb (gpointer user_data)
{
  TableeHotSeat *self = user_data;

  self->hand_over_source = 0;
  follow_now (self);

  return G_SOURCE_REMOVE;
}

/* Nothing new can be seen meanwhile: the session still gives the view of who has just played. */
static void
follow (TableeHotSeat *self)
{
  if (tablee_game_session_get_over (self->session))
    {
      g_clear_handle_id (&self->hand_over_source, g_source_remove);
      set_awaited (self, TABLEE_NOBODY);
    }
  else if (tablee_game_session_get_viewer (self->session) >= 0 &&
           tablee_game_session_get_pace (self->session) != TABLEE_PACE_INSTANT &&
           needs_curtain (self->session, find_viewer (self->session)))
    {
      if (self->hand_over_source == 0)
        self->hand_over_source = g_timeout_add (HAND_OVER_TIME, hand_over_cb, self);
    }
  else
    {
      follow_now (self);
    }
}

static void
listen (TableeHotSeat *self)
{
  GListModel *seats = tablee_game_session_get_seats (self->session);

  g_signal_connect_object (self->session, "notify::current-seat", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::viewer", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::over", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "decision", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    g_signal_connect_object (tablee_game_session_get_seat (self->session, (int) i), "notify::kind", G_CALLBACK (follow), self,
                             G_CONNECT_SWAPPED);
}

static void
tablee_hot_seat_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_AWAITED:
      g_value_set_int (value, TABLEE_HOT_SEAT (object)->awaited);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_hot_seat_dispose (GObject *object)
{
  TableeHotSeat *self = TABLEE_HOT_SEAT (object);

  g_clear_handle_id (&self->hand_over_source, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_hot_seat_parent_class)->dispose (object);
}

static void
tablee_hot_seat_class_init (TableeHotSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_hot_seat_get_property;
  object_class->dispose = tablee_hot_seat_dispose;

  properties[PROP_AWAITED] = g_param_spec_int ("awaited", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_hot_seat_init (TableeHotSeat *self)
{
  self->awaited = TABLEE_NOBODY;
}

TableeHotSeat *
tablee_hot_seat_new (TableeGameSession *session)
{
  TableeHotSeat *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  self = g_object_new (TABLEE_TYPE_HOT_SEAT, NULL);
  self->session = g_object_ref (session);
  listen (self);
  if (!tablee_game_session_get_over (session))
    follow_now (self);

  return self;
}

int
tablee_hot_seat_get_awaited (TableeHotSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_HOT_SEAT (self), TABLEE_NOBODY);

  return self->awaited;
}

void
tablee_hot_seat_lift (TableeHotSeat *self)
{
  g_return_if_fail (TABLEE_IS_HOT_SEAT (self));

  look_as (self->session, find_viewer (self->session));
  set_awaited (self, TABLEE_NOBODY);
}

void
tablee_hot_seat_leave (TableeGameSession *session)
{
  int one;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (!tablee_game_session_get_over (session) && count_people (session, &one) > 1)
    look_as (session, TABLEE_NOBODY);
}

gboolean
tablee_hot_seat_is_spectator (TableeGameSession *session)
{
  int one;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  return count_people (session, &one) == 0;
}
