/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a table scrolls to. */
#include "sight.h"

enum
{
  MARGIN = 16,  /* pixels round what a hint is about */
  FRAMES = 2,   /* after so many all that has changed is laid out */
};

typedef struct
{
  GtkWidget *whole;  /* weak: it holds the part, and so this */
  int        frames;
} Bringing;

static void
bringing_free (gpointer data)
{
  Bringing *self = data;

  g_clear_weak_pointer (&self->whole);
  g_free (self);
}

GtkWidget *
tablee_sight_find_frame (GtkWidget *part,
                         GtkWidget *whole)
{
  g_return_val_if_fail (GTK_IS_WIDGET (part), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (whole), NULL);

  GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL && gtk_widget_is_ancestor (scroller, whole) ? scroller : whole;
}

static void
bring (GtkWidget *part,
       GtkWidget *whole)
{
  GtkWidget *frame = tablee_sight_find_frame (part, whole);
  GtkWidget *viewport = GTK_IS_SCROLLED_WINDOW (frame) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (frame)) : NULL;
  GtkWidget *content = GTK_IS_VIEWPORT (viewport) ? gtk_viewport_get_child (GTK_VIEWPORT (viewport)) : NULL;
  graphene_rect_t bounds;

  if (content == NULL || !gtk_widget_compute_bounds (part, content, &bounds))
    return;

  graphene_rect_inset (&bounds, -MARGIN, -MARGIN);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (frame)),
                             bounds.origin.x, bounds.origin.x + bounds.size.width);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (frame)),
                             bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static gboolean
tick_cb (GtkWidget     *part,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Bringing *self = user_data;

  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;

  if (self->whole != NULL)
    bring (part, self->whole);

  return G_SOURCE_REMOVE;
}

void
tablee_sight_bring (GtkWidget *part,
                    GtkWidget *whole)
{
  Bringing *bringing;

  g_return_if_fail (GTK_IS_WIDGET (part));
  g_return_if_fail (GTK_IS_WIDGET (whole));

  bring (part, whole);
  if (!gtk_widget_get_mapped (part))
    return;

  bringing = g_new0 (Bringing, 1);
  g_set_weak_pointer (&bringing->whole, whole);
  gtk_widget_add_tick_callback (part, tick_cb, bringing, bringing_free);
}
