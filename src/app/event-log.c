/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "event-log.h"

struct _TableeEventLog
{
  GtkWidget  parent_instance;

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

static void
mapped_cb (TableeEventLog *self)
{
  self->at_end = TRUE;
  follow_end (self);
}

static void
tablee_event_log_dispose (GObject *object)
{
  TableeEventLog *self = TABLEE_EVENT_LOG (object);

  stop_following (self);
  if (self->scroller != NULL)
    g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_EVENT_LOG);

  G_OBJECT_CLASS (tablee_event_log_parent_class)->dispose (object);
}

static void
tablee_event_log_class_init (TableeEventLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_event_log_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/event-log.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, head);
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeEventLog, list);
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
}

void
tablee_event_log_set_sentences (TableeEventLog *self,
                                GListModel     *sentences)
{
  g_return_if_fail (TABLEE_IS_EVENT_LOG (self));
  g_return_if_fail (G_IS_LIST_MODEL (sentences));

  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (g_object_ref (sentences));

  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (sentences, "items-changed", G_CALLBACK (follow_end), self, G_CONNECT_SWAPPED);
}
