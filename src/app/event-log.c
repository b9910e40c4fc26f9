/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, as a list that stays at its newest turn. */
#include "config.h"
#include "event-log.h"

#include "present/session-context.h"
#include "story.h"
#include "turn-row.h"

/* Set on a list item: the log that it is in. */
#define LOG_KEY "tablee-event-log"

struct _TableeEventLog
{
  GtkWidget  parent_instance;

  TableeGameSession *session;
  GListModel        *turns;
  gboolean   at_end;
  guint      frame;          /* that is waited for before scrolling, ... */
  guint      scroll_source;  /* ... and what then scrolls */

  GtkWidget *head;
  GtkWidget *scroller;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (TableeEventLog, tablee_event_log, GTK_TYPE_WIDGET)

enum
{
  SLACK = 48,   /* so near to the end counts as the end: about a line */
};

static void
scrolled_cb (TableeEventLog *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  if (self->frame == 0 && self->scroll_source == 0)
    self->at_end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment)
                   >= gtk_adjustment_get_upper (adjustment) - SLACK;
}

static gboolean
scroll_to_end_cb (gpointer user_data)
{
  TableeEventLog *self = user_data;
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->list)));
  guint count = model != NULL ? g_list_model_get_n_items (model) : 0;

  self->scroll_source = 0;
  if (count > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", count - 1);

  return G_SOURCE_REMOVE;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  TableeEventLog *self = TABLEE_EVENT_LOG (widget);

  self->frame = 0;
  g_clear_handle_id (&self->scroll_source, g_source_remove);
  self->scroll_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_to_end_cb, self, NULL);

  return G_SOURCE_REMOVE;
}

/* After the list has laid out what is new: at the end of the next frame. A list that has no size yet forgets where it was sent. */
static void
follow_end (TableeEventLog *self)
{
  if (self->at_end && self->frame == 0)
    self->frame = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

static void
stop_following (TableeEventLog *self)
{
  if (self->frame != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->frame);
  self->frame = 0;
  g_clear_handle_id (&self->scroll_source, g_source_remove);
}

/* Rows that nobody sees would be made anew with every turn. */
static void
mapped_cb (TableeEventLog *self)
{
  g_autoptr (GtkNoSelection) selection = self->turns != NULL ? gtk_no_selection_new (g_object_ref (self->turns)) : NULL;

  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  self->at_end = TRUE;
  follow_end (self);
}

static void
unmapped_cb (TableeEventLog *self)
{
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
}

/*
 * Turns
 */

static char *
dup_chapter (TableeEventLog *self,
             guint           position)
{
  g_autoptr (TableeLogTurn) turn = g_list_model_get_item (self->turns, position);
  guint first = tablee_log_turn_get_first (turn);

  return tablee_story_dup_chapter (self->session, first, first + tablee_log_turn_get_length (turn));
}

/* NULL where the one before still holds: that of the last turn that had any, which is less than a round away. */
static char *
dup_new_chapter (TableeEventLog *self,
                 guint           position)
{
  g_autofree char *chapter = dup_chapter (self, position);
  guint seats = (guint) tablee_game_session_get_ruleset (self->session)->seats;

  for (guint back = 1; chapter != NULL && back <= MIN (position, seats); back++)
    {
      g_autofree char *before = dup_chapter (self, position - back);

      if (before != NULL)
        return g_str_equal (before, chapter) ? NULL : g_steal_pointer (&chapter);
    }

  return g_steal_pointer (&chapter);
}

/* A turn is read as a whole: by the row that the list makes of it, too. Newer versions of GTK bind an item before its row is in the list. */
static void
show_turn (GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  TableeEventLog *self = g_object_get_data (G_OBJECT (item), LOG_KEY);
  GtkWidget *list_row = gtk_widget_get_parent (row);
  g_autofree char *chapter = dup_new_chapter (self, gtk_list_item_get_position (item));
  g_autofree char *words = NULL;

  tablee_turn_row_show (TABLEE_TURN_ROW (row), self->session, gtk_list_item_get_item (item), chapter);
  words = tablee_turn_row_dup_words (TABLEE_TURN_ROW (row));
  if (list_row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (list_row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  g_object_set_data (G_OBJECT (item), LOG_KEY, user_data);
  gtk_list_item_set_child (item, tablee_turn_row_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  show_turn (item);
  g_signal_connect_swapped (gtk_list_item_get_item (item), "notify::length", G_CALLBACK (show_turn), item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_turn, item);
}

static void
tablee_event_log_dispose (GObject *object)
{
  TableeEventLog *self = TABLEE_EVENT_LOG (object);

  stop_following (self);
  if (self->scroller != NULL)
    g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_EVENT_LOG);
  g_clear_object (&self->turns);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_event_log_parent_class)->dispose (object);
}

/* The turns are one stop, as things in a rack are: GTK before 4.12 goes from row to row, some eighty of them, before the game's buttons. */
static gboolean
tablee_event_log_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  TableeEventLog *self = TABLEE_EVENT_LOG (widget);

  if (gtk_widget_get_focus_child (widget) == self->scroller)
    {
      if (direction == GTK_DIR_TAB_FORWARD)
        return FALSE;
      if (direction == GTK_DIR_TAB_BACKWARD)
        return gtk_widget_child_focus (self->head, direction);
    }

  return GTK_WIDGET_CLASS (tablee_event_log_parent_class)->focus (widget, direction);
}

static void
tablee_event_log_class_init (TableeEventLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_event_log_dispose;
  widget_class->focus = tablee_event_log_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/event-log.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, head);
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_css_name (widget_class, "event-log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_event_log_init (TableeEventLog *self)
{
  GtkAdjustment *adjustment;

  self->at_end = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self);
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (unmapped_cb), NULL);
}

void
tablee_event_log_set_session (TableeEventLog    *self,
                              TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_EVENT_LOG (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->turns = G_LIST_MODEL (tablee_story_new_turns (session));
  g_signal_connect_object (tablee_game_session_get_log (session), "items-changed", G_CALLBACK (follow_end), self, G_CONNECT_SWAPPED);
}
