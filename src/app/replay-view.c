/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has been played, once more. */
#include "config.h"
#include "replay-view.h"

#include "story.h"
#include "widgets/table.h"

enum
{
  LOOK_TIME = 700,   /* ms in which one sees how it stood, and how it stands at the end */
  TABLE_TIME = 100,  /* ... that a table is given that has not told all of an action yet */
};

/* Milliseconds of an action. What is played once more is to be seen: it is never at once. */
static const guint pace_ms[] = {
  [TABLEE_PACE_INSTANT] = 400,
  [TABLEE_PACE_FAST] = 600,
  [TABLEE_PACE_NORMAL] = 1100,
  [TABLEE_PACE_SLOW] = 2000,
  [TABLEE_PACE_STEP] = 1100,
};

struct _TableeReplayView
{
  GtkWidget          parent_instance;

  TableeGameSession *session;  /* of its own, with the eyes of the viewer; NULL: nothing is played */
  GtkWidget         *table;
  guint              next;     /* number of the action that is played next */
  guint              last;
  guint              pace;
  guint              source;
};

G_DEFINE_FINAL_TYPE (TableeReplayView, tablee_replay_view, GTK_TYPE_WIDGET)

enum
{
  PROP_PLAYING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint told_signal;

static void
tablee_replay_view_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, tablee_replay_view_get_playing (TABLEE_REPLAY_VIEW (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Marks on the table what the entries from @first on are about, and says it. */
static void
tell (TableeReplayView *self,
      guint             first)
{
  guint end = g_list_model_get_n_items (tablee_game_session_get_log (self->session));
  g_autoptr (GPtrArray) parts = tablee_story_tell (self->session, first, end);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  g_autoptr (GString) sentences = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const TableeStoryPart *part = g_ptr_array_index (parts, i);
      g_autofree char *words = tablee_story_dup_words (part);

      g_array_append_vals (events, part->events->data, part->events->len);
      g_string_append_printf (sentences, "%s%s", i > 0 ? " " : "", words);
    }
  tablee_table_light (TABLEE_TABLE (self->table), (const TableeEvent *) (gpointer) events->data, events->len);
  if (sentences->len > 0)
    g_signal_emit (self, told_signal, 0, sentences->str);
}

static gboolean step_cb (gpointer user_data);

static void
wait (TableeReplayView *self,
      guint             time)
{
  self->source = g_timeout_add (time, step_cb, self);
}

static gboolean
step_cb (gpointer user_data)
{
  TableeReplayView *self = user_data;
  guint before;

  self->source = 0;
  if (tablee_table_get_behind (TABLEE_TABLE (self->table)))
    {
      wait (self, TABLE_TIME);
      return G_SOURCE_REMOVE;
    }
  if (self->next > self->last)
    {
      tablee_replay_view_stop (self);
      return G_SOURCE_REMOVE;
    }

  before = g_list_model_get_n_items (tablee_game_session_get_log (self->session));
  tablee_game_session_look_at (self->session, self->next++);
  wait (self, self->next > self->last ? MAX (self->pace, LOOK_TIME) : self->pace);
  tell (self, before);

  return G_SOURCE_REMOVE;
}

/* Whoever clicks has seen enough. */
static void
pressed_cb (TableeReplayView *self)
{
  tablee_replay_view_stop (self);
}

static void
tablee_replay_view_dispose (GObject *object)
{
  TableeReplayView *self = TABLEE_REPLAY_VIEW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_replay_view_parent_class)->dispose (object);
}

static void
tablee_replay_view_class_init (TableeReplayViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_replay_view_get_property;
  object_class->dispose = tablee_replay_view_dispose;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  told_signal = g_signal_new ("told", TABLEE_TYPE_REPLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "replay");
}

static void
tablee_replay_view_init (TableeReplayView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  /* It is said as it goes. The things on this table are no things of the game. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* It is there to be looked at: what can be done with its things is done on the other one. */
static void
add_table (TableeReplayView *self,
           GVariant         *view)
{
  self->table = tablee_table_new (self->session);
  if (view != NULL)
    tablee_table_restore_view (TABLEE_TABLE (self->table), view);
  gtk_widget_set_can_focus (self->table, FALSE);
  gtk_widget_set_can_target (self->table, FALSE);
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
tablee_replay_view_play (TableeReplayView  *self,
                         TableeGameSession *session,
                         guint              first,
                         guint              end,
                         GVariant          *view)
{
  g_return_if_fail (TABLEE_IS_REPLAY_VIEW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (first < end && end <= g_list_model_get_n_items (tablee_game_session_get_log (session)));

  GListModel *log = tablee_game_session_get_log (session);
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  g_autoptr (TableeLogEntry) first_entry = g_list_model_get_item (log, first);
  g_autoptr (TableeLogEntry) last_entry = g_list_model_get_item (log, end - 1);

  tablee_replay_view_stop (self);
  self->session = tablee_game_session_new_for_record (record, NULL, NULL);
  if (self->session == NULL)
    return;

  tablee_game_session_set_viewer (self->session, tablee_game_session_get_viewer (session));
  self->pace = pace_ms[tablee_game_session_get_pace (session)];
  self->next = MAX ((guint) tablee_log_entry_get_revision (first_entry), 1);
  self->last = (guint) tablee_log_entry_get_revision (last_entry);
  tablee_game_session_look_at (self->session, self->next - 1);
  add_table (self, view);
  wait (self, LOOK_TIME);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

void
tablee_replay_view_stop (TableeReplayView *self)
{
  g_return_if_fail (TABLEE_IS_REPLAY_VIEW (self));

  if (self->session == NULL)
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

gboolean
tablee_replay_view_get_playing (TableeReplayView *self)
{
  g_return_val_if_fail (TABLEE_IS_REPLAY_VIEW (self), FALSE);

  return self->session != NULL;
}
