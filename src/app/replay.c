/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What goes along a game by itself. */
#include "config.h"
#include "replay.h"

struct _TableeReplay
{
  GObject        parent_instance;

  GtkAdjustment *moves;
  TableePace     pace;
  guint          source;  /* 0: it does not play */
};

enum
{
  PROP_PLAYING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TableeReplay, tablee_replay, G_TYPE_OBJECT)

/* Milliseconds from move to move. At once is for playing: who looks wants to see. */
static const guint pace_ms[] = {
  [TABLEE_PACE_INSTANT] = 200,
  [TABLEE_PACE_FAST] = 400,
  [TABLEE_PACE_NORMAL] = 900,
  [TABLEE_PACE_SLOW] = 2000,
  [TABLEE_PACE_STEP] = 0,
};

static gboolean
is_at_end (TableeReplay *self)
{
  return gtk_adjustment_get_value (self->moves) >= gtk_adjustment_get_upper (self->moves);
}

static void
go_on (TableeReplay *self)
{
  gtk_adjustment_set_value (self->moves, gtk_adjustment_get_value (self->moves) + 1);
}

static void
set_source (TableeReplay *self,
            guint         source)
{
  gboolean was_playing = self->source != 0;

  self->source = source;
  if (was_playing != (source != 0))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (TableeReplay) self = g_object_ref (user_data);

  go_on (self);
  if (!is_at_end (self))
    return G_SOURCE_CONTINUE;

  set_source (self, 0);

  return G_SOURCE_REMOVE;
}

static void
tablee_replay_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, TABLEE_REPLAY (object)->source != 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_replay_dispose (GObject *object)
{
  TableeReplay *self = TABLEE_REPLAY (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->moves);

  G_OBJECT_CLASS (tablee_replay_parent_class)->dispose (object);
}

static void
tablee_replay_class_init (TableeReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_replay_get_property;
  object_class->dispose = tablee_replay_dispose;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_replay_init (TableeReplay *self)
{
  self->pace = TABLEE_PACE_NORMAL;
}

TableeReplay *
tablee_replay_new (GtkAdjustment *moves)
{
  TableeReplay *self;

  g_return_val_if_fail (GTK_IS_ADJUSTMENT (moves), NULL);

  self = g_object_new (TABLEE_TYPE_REPLAY, NULL);
  self->moves = g_object_ref (moves);

  return self;
}

void
tablee_replay_set_pace (TableeReplay *self,
                        TableePace    pace)
{
  g_return_if_fail (TABLEE_IS_REPLAY (self));

  self->pace = pace;
  if (self->source == 0)
    return;

  g_source_remove (self->source);
  set_source (self, pace_ms[pace] > 0 ? g_timeout_add (pace_ms[pace], tick_cb, self) : 0);
}

void
tablee_replay_play (TableeReplay *self)
{
  g_return_if_fail (TABLEE_IS_REPLAY (self));

  if (self->source != 0)
    return;

  if (pace_ms[self->pace] == 0)
    go_on (self);
  else
    {
      if (is_at_end (self))
        gtk_adjustment_set_value (self->moves, 0);
      set_source (self, g_timeout_add (pace_ms[self->pace], tick_cb, self));
    }
}

void
tablee_replay_stop (TableeReplay *self)
{
  g_return_if_fail (TABLEE_IS_REPLAY (self));

  if (self->source != 0)
    g_source_remove (self->source);
  set_source (self, 0);
}

gboolean
tablee_replay_get_playing (TableeReplay *self)
{
  g_return_val_if_fail (TABLEE_IS_REPLAY (self), FALSE);

  return self->source != 0;
}
