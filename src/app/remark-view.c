/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows what computer players remark, beside their seats. */
#include "config.h"
#include "remark-view.h"

#include <glib/gi18n.h>

#include "bubble-layout.h"
#include "compat.h"
#include "hot-seat.h"
#include "present/seat-name.h"
#include "remark-choice.h"
#include "widgets/picture.h"
#include "widgets/portrait.h"
#include "widgets/seat-plate.h"

enum
{
  SHOWN = 3500,       /* milliseconds that any remark is there, ... */
  SHOWN_LETTER = 60,  /* ... and for each letter of it */
};

struct _TableeRemarkView
{
  GtkWidget           parent_instance;

  TableeGameSession  *session;
  TableeTable        *table;     /* weak */
  GSettings          *settings;
  TableeRemarkChoice *choice;
  guint               count;     /* remarks so far */
  guint               looking;   /* source */
  guint               going;     /* source */
  GtkEventController *input;     /* of the window, while there is a bubble; weak */
  GdkFrameClock      *clock;     /* while there is one */

  GtkWidget          *bubble;
  GtkWidget          *portrait;
  GtkWidget          *text;
};

G_DEFINE_FINAL_TYPE (TableeRemarkView, tablee_remark_view, GTK_TYPE_WIDGET)

enum
{
  ASKS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TableeBubbleLayout *
get_layout (TableeRemarkView *self)
{
  return TABLEE_BUBBLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

/*
 * Coming and going
 */

static gboolean
gone_cb (gpointer user_data)
{
  TableeRemarkView *self = user_data;

  self->going = 0;
  tablee_remark_view_dismiss (self);

  return G_SOURCE_REMOVE;
}

/* Whatever somebody does is meant for something else. */
static gboolean
input_cb (TableeRemarkView *self,
          GdkEvent         *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS || type == GDK_TOUCH_BEGIN || type == GDK_SCROLL)
    tablee_remark_view_dismiss (self);

  return GDK_EVENT_PROPAGATE;
}

static void
watch_input (TableeRemarkView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkEventController *input = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (input, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (input, "event", G_CALLBACK (input_cb), self);
  g_set_weak_pointer (&self->input, input);
  gtk_widget_add_controller (root, input);
}

static void
forget_input (TableeRemarkView *self)
{
  if (self->input != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->input), self->input);
  g_clear_weak_pointer (&self->input);
}

/* What came below the bubble since, or took its seat away. */
static void
drawn_cb (TableeRemarkView *self)
{
  if (!tablee_bubble_layout_is_free (get_layout (self)))
    tablee_remark_view_dismiss (self);
}

static void
watch_frames (TableeRemarkView *self)
{
  g_set_object (&self->clock, gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  g_signal_connect_object (self->clock, "after-paint", G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);
}

static void
forget_frames (TableeRemarkView *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_func (self->clock, drawn_cb, self);
  g_clear_object (&self->clock);
}

static void
show (TableeRemarkView *self,
      TableeSeat       *seat,
      GtkWidget        *plate,
      const char       *remark)
{
  g_autofree char *art = tablee_portrait_dup_art (tablee_seat_get_portrait (seat), tablee_seat_get_mood (seat));
  /* Translators: read aloud: name of a player, what the player remarks */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: “%2$s”"), tablee_name_of_seat (seat), remark);

  self->count++;
  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
  gtk_label_set_label (GTK_LABEL (self->text), remark);
  gtk_widget_set_visible (self->bubble, TRUE);
  if (!tablee_bubble_layout_find_free (get_layout (self), plate, self->count))
    {
      tablee_remark_view_dismiss (self);
      return;
    }

  watch_input (self);
  watch_frames (self);
  self->going = g_timeout_add (SHOWN + SHOWN_LETTER * (guint) g_utf8_strlen (remark, -1), gone_cb, self);
  tablee_compat_announce (GTK_WIDGET (self), spoken);
}

/*
 * What computer players say
 */

static gboolean
may_speak (TableeRemarkView *self)
{
  gboolean kept_from = FALSE;

  if (gtk_widget_get_visible (self->bubble) || !gtk_widget_get_mapped (GTK_WIDGET (self->table)) ||
      !g_settings_get_boolean (self->settings, "remarks") || tablee_hot_seat_is_spectator (self->session) || tablee_game_session_get_over (self->session))
    return FALSE;

  g_signal_emit (self, signals[ASKS], 0, &kept_from);
  return !kept_from;
}

static void
look (TableeRemarkView *self)
{
  int number = TABLEE_NOBODY;
  const char *remark = tablee_remark_choice_next (self->choice, &number);
  TableeSeat *seat;
  GtkWidget *plate;

  if (remark == NULL || !may_speak (self))
    return;

  seat = tablee_game_session_get_seat (self->session, number);
  plate = tablee_seat_plate_find (GTK_WIDGET (self->table), seat);
  if (plate != NULL)
    show (self, seat, plate, _(remark));
}

static gboolean
look_cb (gpointer user_data)
{
  TableeRemarkView *self = user_data;

  self->looking = 0;
  if (self->table != NULL && !tablee_table_get_behind (self->table))
    look (self);

  return G_SOURCE_REMOVE;
}

/* After whoever explains what happened, and when the table has been laid out. */
static void
look_later (TableeRemarkView *self)
{
  if (self->looking == 0)
    self->looking = g_idle_add_full (G_PRIORITY_LOW + 1, look_cb, self, NULL);
}

/*
 * The object
 */

static void
tablee_remark_view_unroot (GtkWidget *widget)
{
  tablee_remark_view_dismiss (TABLEE_REMARK_VIEW (widget));

  GTK_WIDGET_CLASS (tablee_remark_view_parent_class)->unroot (widget);
}

static void
tablee_remark_view_dispose (GObject *object)
{
  TableeRemarkView *self = TABLEE_REMARK_VIEW (object);

  g_clear_handle_id (&self->looking, g_source_remove);
  g_clear_handle_id (&self->going, g_source_remove);
  forget_input (self);
  forget_frames (self);
  g_clear_weak_pointer (&self->table);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_REMARK_VIEW);
  g_clear_pointer (&self->choice, tablee_remark_choice_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_remark_view_parent_class)->dispose (object);
}

static void
tablee_remark_view_class_init (TableeRemarkViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_remark_view_dispose;
  widget_class->unroot = tablee_remark_view_unroot;

  signals[ASKS] = g_signal_new ("asks", TABLEE_TYPE_REMARK_VIEW, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                G_TYPE_BOOLEAN, 0);

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/remark-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeRemarkView, bubble);
  gtk_widget_class_bind_template_child (widget_class, TableeRemarkView, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeRemarkView, text);
  gtk_widget_class_set_layout_manager_type (widget_class, TABLEE_TYPE_BUBBLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "remark");
}

static void
tablee_remark_view_init (TableeRemarkView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_remark_view_new (TableeGameSession *session,
                        TableeTable       *table,
                        GSettings         *settings)
{
  TableeRemarkView *self;
  int seat;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session) && TABLEE_IS_TABLE (table) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_REMARK_VIEW, NULL);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->choice = tablee_remark_choice_new (session);
  g_set_weak_pointer (&self->table, table);
  tablee_bubble_layout_set_table (get_layout (self), GTK_WIDGET (table));
  tablee_bubble_layout_set_manner (get_layout (self), TABLEE_BUBBLE_MODEST);
  tablee_remark_choice_next (self->choice, &seat);
  g_signal_connect_object (session, "changed", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "finished", G_CALLBACK (tablee_remark_view_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "caught-up", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::remarks", G_CALLBACK (tablee_remark_view_dismiss), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
tablee_remark_view_dismiss (TableeRemarkView *self)
{
  g_return_if_fail (TABLEE_IS_REMARK_VIEW (self));

  g_clear_handle_id (&self->going, g_source_remove);
  forget_input (self);
  forget_frames (self);
  if (!gtk_widget_get_visible (self->bubble))
    return;

  tablee_bubble_layout_set_about (get_layout (self), NULL, self->count);
  gtk_widget_set_visible (self->bubble, FALSE);
}

const char *
tablee_remark_view_get_said (TableeRemarkView *self)
{
  g_return_val_if_fail (TABLEE_IS_REMARK_VIEW (self), NULL);

  return gtk_widget_get_visible (self->bubble) ? gtk_label_get_label (GTK_LABEL (self->text)) : NULL;
}

gboolean
tablee_remark_view_say (TableeRemarkView *self,
                        int               number,
                        const char       *words)
{
  TableeSeat *seat;
  GtkWidget *plate;

  g_return_val_if_fail (TABLEE_IS_REMARK_VIEW (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  seat = tablee_game_session_get_seat (self->session, number);
  plate = self->table != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->table)) ? tablee_seat_plate_find (GTK_WIDGET (self->table), seat) : NULL;
  if (plate == NULL)
    return FALSE;

  tablee_remark_view_dismiss (self);
  show (self, seat, plate, words);

  return gtk_widget_get_visible (self->bubble);
}
