/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says once why something happened, where it did. */
#include "config.h"
#include "why-view.h"

#include <glib/gi18n.h>

#include "bubble-layout.h"
#include "compat.h"
#include "focus.h"
#include "hot-seat.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "present/why.h"
#include "session/tutor.h"
#include "whys.h"

enum
{
  ARRIVING = 600,  /* ms in which a hand may still arrive where the bubble was */
};

struct _TableeWhyView
{
  GtkWidget          parent_instance;

  TableeGameSession *session;
  TableeTable       *table;     /* weak */
  GSettings         *settings;
  guint              seen;      /* entries of the log that have been looked at */
  gboolean           halted;    /* the table waits to be read, before it goes on with what is in the log already */
  guint              count;     /* bubbles so far */
  guint              source;
  graphene_rect_t    left;      /* where a bubble has just been, ... */
  gint64             left_at;   /* ... and when it went */

  GtkWidget         *bubble;
  GtkWidget         *title;
  GtkWidget         *text;
  GtkWidget         *button;
};

G_DEFINE_FINAL_TYPE (TableeWhyView, tablee_why_view, GTK_TYPE_WIDGET)

static TableeBubbleLayout *
get_layout (TableeWhyView *self)
{
  return TABLEE_BUBBLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static guint
count_entries (TableeWhyView *self)
{
  return g_list_model_get_n_items (tablee_game_session_get_log (self->session));
}

/* Whether the table stands still at something that is to be read, like the end of a round. */
static gboolean
is_halted (TableeWhyView *self)
{
  return self->table != NULL && tablee_table_get_behind (self->table) && tablee_table_get_question (self->table) != NULL;
}

/* What is to be seen by now: where the table halts, nothing of the next chapter is. */
static guint
count_shown (TableeWhyView *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  for (guint i = self->seen; self->halted && present->chapter != NULL && i < count_entries (self); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *chapter = present->chapter (context, tablee_log_entry_get_event (entry));

      if (chapter != NULL)
        return i;
    }

  return count_entries (self);
}

static gboolean
is_person (TableeWhyView *self,
           int            seat)
{
  return seat >= 0 && tablee_seat_get_kind (tablee_game_session_get_seat (self->session, seat)) == TABLEE_SEAT_HUMAN;
}

/*
 * What is said
 */

/* Of whom it is said, where it is not the one who reads it. Returns: (transfer full) */
static char *
dup_title (const TableePresentContext *context,
           int                         seat)
{
  if (seat < 0 || tablee_is_listener (context, seat))
    return g_strdup (_("Good to Know"));

  /* Translators: above a sentence that explains what somebody has done. %s is the name of a player */
  return g_strdup_printf (_("Good to Know (%s)"), context->names[seat]);
}

/* The bubble goes, or somewhere else. */
static void
leave (TableeWhyView *self)
{
  if (gtk_widget_compute_bounds (self->bubble, GTK_WIDGET (self), &self->left))
    self->left_at = g_get_monotonic_time ();
}

static void
show (TableeWhyView              *self,
      const TableePresentContext *context,
      const TableeWhy            *why,
      int                         seat,
      GtkWidget                  *target)
{
  g_autofree char *title = dup_title (context, seat);

  self->count++;
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->text), _(why->text));
  tablee_bubble_layout_set_about (get_layout (self), target, self->count);
  gtk_widget_set_visible (self->bubble, TRUE);
  tablee_compat_announce (GTK_WIDGET (self), _(why->text));
}

/* Explains @event if that is still to be done, and it has a place that can be seen. */
static gboolean
explain (TableeWhyView              *self,
         const TableePresentContext *context,
         const TableeEvent          *event)
{
  const char *game = context->ruleset->game->id;
  GtkWidget *target = NULL;

  for (const TableeWhy *why = tablee_why_find (context, event, NULL); why != NULL; why = tablee_why_find (context, event, why))
    {
      if (tablee_whys_is_told (self->settings, game, why->key))
        continue;
      target = tablee_table_find_event (self->table, event);
      if (target == NULL)
        return FALSE;

      tablee_whys_set_told (self->settings, game, why->key);
      show (self, context, why, event->seat, target);
      return TRUE;
    }

  return FALSE;
}

/* Buttons come where there were none when it was placed: whoever is asked now must reach them. */
static void
stay_out_of_the_way (TableeWhyView *self)
{
  if (!gtk_widget_get_visible (self->bubble) || !tablee_game_session_get_choosing (self->session))
    return;

  leave (self);
  self->count++;
  tablee_bubble_layout_set_about (get_layout (self), tablee_bubble_layout_get_target (get_layout (self)), self->count);
}

/* One at a time: what else is new is explained when it happens again, and so is what ends a game: nobody plays by it any more. */
static void
look (TableeWhyView *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  guint first = self->seen;

  self->seen = count_shown (self);
  stay_out_of_the_way (self);
  if (gtk_widget_get_visible (self->bubble) || tablee_table_get_reading (self->table) || !tablee_whys_get_wanted (self->settings) ||
      tablee_hot_seat_is_spectator (self->session) || tablee_game_session_get_over (self->session))
    return;

  for (guint i = first; i < self->seen; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      if (explain (self, context, tablee_log_entry_get_event (entry)))
        return;
    }
}

static gboolean
look_cb (gpointer user_data)
{
  TableeWhyView *self = user_data;

  self->source = 0;
  if (self->table != NULL && (self->halted || !tablee_table_get_behind (self->table)))
    look (self);

  return G_SOURCE_REMOVE;
}

/* Where things are is known when the table has been laid out. */
static void
look_later (TableeWhyView *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, look_cb, self, NULL);
}

/* Whether a person has decided something that has not been looked at yet: what was done without a choice takes nothing away that nobody
 * has read. */
static gboolean
has_acted (TableeWhyView *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);

  for (guint i = self->seen; i < count_entries (self); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      if (is_person (self, tablee_log_entry_get_actor (entry)) && tablee_log_entry_get_chosen (entry))
        return TRUE;
    }

  return FALSE;
}

static void
changed_cb (TableeWhyView *self)
{
  gboolean undone = count_entries (self) < self->seen;

  if (undone || has_acted (self))
    tablee_why_view_dismiss (self);
  self->seen = MIN (self->seen, count_entries (self));
  look_later (self);
}

/* What was said while the table waited to be read, or before, is about what goes away when it goes on. */
static void
moment_changed_cb (TableeWhyView *self)
{
  gboolean halted = is_halted (self);

  if (self->halted == halted)
    return;

  self->halted = halted;
  if (halted)
    look_later (self);
  else
    tablee_why_view_dismiss (self);
}

static void
released_cb (TableeWhyView *self)
{
  tablee_why_view_dismiss (self);
}

static void
explain_changed_cb (TableeWhyView *self)
{
  if (!tablee_whys_get_wanted (self->settings))
    tablee_why_view_dismiss (self);
}

/*
 * The object
 */

/* What is not the bubble is the table's; but a click that was meant for a bubble which has just gone is nobody's. */
static gboolean
tablee_why_view_contains (GtkWidget *widget,
                          double     x,
                          double     y)
{
  TableeWhyView *self = TABLEE_WHY_VIEW (widget);

  return g_get_monotonic_time () < self->left_at + ARRIVING * G_TIME_SPAN_MILLISECOND &&
         graphene_rect_contains_point (&self->left, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static void
tablee_why_view_dispose (GObject *object)
{
  TableeWhyView *self = TABLEE_WHY_VIEW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->table);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_WHY_VIEW);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_why_view_parent_class)->dispose (object);
}

static void
tablee_why_view_class_init (TableeWhyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_why_view_dispose;
  widget_class->contains = tablee_why_view_contains;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/why-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeWhyView, bubble);
  gtk_widget_class_bind_template_child (widget_class, TableeWhyView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeWhyView, text);
  gtk_widget_class_bind_template_child (widget_class, TableeWhyView, button);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, TABLEE_TYPE_BUBBLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "why");
}

static void
tablee_why_view_init (TableeWhyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_why_view_new (TableeGameSession *session,
                     TableeTable       *table,
                     GSettings         *settings)
{
  TableeWhyView *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session) && TABLEE_IS_TABLE (table) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_WHY_VIEW, NULL);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->table, table);
  tablee_bubble_layout_set_table (get_layout (self), GTK_WIDGET (table));
  tablee_bubble_layout_set_manner (get_layout (self), TABLEE_BUBBLE_MODEST);
  self->seen = count_entries (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "caught-up", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "moment-changed", G_CALLBACK (moment_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::explain", G_CALLBACK (explain_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

gboolean
tablee_why_view_dismiss (TableeWhyView *self)
{
  gboolean had_focus;

  g_return_val_if_fail (TABLEE_IS_WHY_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (self->bubble))
    return FALSE;

  had_focus = tablee_focus_is_within (self->bubble);
  leave (self);
  tablee_bubble_layout_set_about (get_layout (self), NULL, self->count);
  gtk_widget_set_visible (self->bubble, FALSE);
  if (had_focus && self->table != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));

  return TRUE;
}

GtkWidget *
tablee_why_view_get_target (TableeWhyView *self)
{
  g_return_val_if_fail (TABLEE_IS_WHY_VIEW (self), NULL);

  return tablee_bubble_layout_get_target (get_layout (self));
}
