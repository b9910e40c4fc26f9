/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of the podium. */
#include "config.h"
#include "podium-place.h"

#include <glib/gi18n.h>

#include "present/language.h"
#include "widgets/picture.h"

struct _TableePodiumPlace
{
  GtkWidget  parent_instance;

  GtkWidget *crown;
  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *points;
  GtkWidget *step;

  AdwAnimation *animation;  /* NULL: it has always stood there */
  guint      delay;         /* milliseconds before it rises */
  double     risen;         /* 0 to 1 */
};

G_DEFINE_FINAL_TYPE (TableePodiumPlace, tablee_podium_place, GTK_TYPE_WIDGET)

enum
{
  STEP_WIDTH = 88,
  N_STEPS = 3,
  RISE_MS = 350,
  RISE = 48,      /* pixels */
};

static const int step_heights[N_STEPS] = { 84, 56, 36 };
static const int portrait_sizes[N_STEPS] = { 92, 72, 64 };

static void
tablee_podium_place_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  TableePodiumPlace *self = TABLEE_PODIUM_PLACE (widget);

  if (self->risen <= 0)
    return;

  gtk_snapshot_push_opacity (snapshot, self->risen);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (RISE * (1 - self->risen))));
  GTK_WIDGET_CLASS (tablee_podium_place_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
rise_cb (double   milliseconds,
         gpointer user_data)
{
  TableePodiumPlace *self = user_data;
  double t = CLAMP ((milliseconds - self->delay) / RISE_MS, 0, 1);

  self->risen = adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tablee_podium_place_dispose (GObject *object)
{
  TableePodiumPlace *self = TABLEE_PODIUM_PLACE (object);

  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  g_clear_object (&self->animation);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_PODIUM_PLACE);

  G_OBJECT_CLASS (tablee_podium_place_parent_class)->dispose (object);
}

static void
tablee_podium_place_class_init (TableePodiumPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_podium_place_dispose;
  widget_class->snapshot = tablee_podium_place_snapshot;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/podium-place.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePodiumPlace, crown);
  gtk_widget_class_bind_template_child (widget_class, TableePodiumPlace, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableePodiumPlace, name);
  gtk_widget_class_bind_template_child (widget_class, TableePodiumPlace, points);
  gtk_widget_class_bind_template_child (widget_class, TableePodiumPlace, step);
  gtk_widget_class_set_css_name (widget_class, "podium-place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_podium_place_init (TableePodiumPlace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->risen = 1;
}

GtkWidget *
tablee_podium_place_new (const char *name,
                         const char *art,
                         int         rank,
                         gboolean    winner,
                         const char *points)
{
  g_return_val_if_fail (name != NULL && art != NULL, NULL);
  g_return_val_if_fail (rank >= 1, NULL);

  TableePodiumPlace *self = g_object_new (TABLEE_TYPE_PODIUM_PLACE, NULL);
  int step = MIN (rank, N_STEPS) - 1;
  g_autofree char *number = tablee_format_integer (rank);
  /* Translators: a step of the podium read aloud: rank, name, points */
  g_autofree char *spoken = g_strdup_printf (_("Place %1$d: %2$s, %3$s"), rank, name, points);

  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
  gtk_widget_set_size_request (self->portrait, portrait_sizes[step], portrait_sizes[step]);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->points), points);
  gtk_label_set_label (GTK_LABEL (self->step), number);
  gtk_widget_set_size_request (self->step, STEP_WIDTH, step_heights[step]);
  gtk_widget_set_visible (self->crown, winner);
  if (winner)
    gtk_widget_add_css_class (GTK_WIDGET (self), "winner");
  else if (rank == 2)
    gtk_widget_add_css_class (GTK_WIDGET (self), "second");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return GTK_WIDGET (self);
}

void
tablee_podium_place_rise (TableePodiumPlace *self,
                          guint              delay)
{
  AdwAnimationTarget *target;

  g_return_if_fail (TABLEE_IS_PODIUM_PLACE (self));
  g_return_if_fail (self->animation == NULL);

  self->delay = delay;
  self->risen = 0;
  target = adw_callback_animation_target_new (rise_cb, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, delay + RISE_MS, delay + RISE_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  /* Where nothing is to move it is there at once. */
  adw_animation_play (self->animation);
}
