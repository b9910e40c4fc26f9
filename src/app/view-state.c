/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far things are scrolled and what has the keyboard, saved and restored. */
#include "config.h"
#include "view-state.h"

enum
{
  FRAMES = 3,  /* scrolled windows know their range after the first layout, lists in them a frame later */
};

typedef struct
{
  GVariant *state;
  guint     frames;
} Restoration;

typedef void (*ScrollerFunc) (GtkScrolledWindow *scroller,
                              gpointer           user_data);

static void
for_each_scroller (GtkWidget   *widget,
                   ScrollerFunc func,
                   gpointer     user_data)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    func (GTK_SCROLLED_WINDOW (widget), user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    for_each_scroller (child, func, user_data);
}

static void
save_scroller (GtkScrolledWindow *scroller,
               gpointer           user_data)
{
  g_variant_builder_add (user_data, "(dd)",
                         gtk_adjustment_get_value (gtk_scrolled_window_get_hadjustment (scroller)),
                         gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)));
}

static void
restore_scroller (GtkScrolledWindow *scroller,
                  gpointer           user_data)
{
  double x;
  double y;

  if (!g_variant_iter_next (user_data, "(dd)", &x, &y))
    return;

  gtk_adjustment_set_value (gtk_scrolled_window_get_hadjustment (scroller), x);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), y);
}

static guint
get_index (GtkWidget *widget)
{
  guint index = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    index++;

  return index;
}

static GVariant *
save_focus (GtkWidget *root)
{
  GtkRoot *window = gtk_widget_get_root (root);
  GtkWidget *focus = window != NULL ? gtk_root_get_focus (window) : NULL;
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (focus != NULL && gtk_widget_is_ancestor (focus, root))
    for (; focus != root; focus = gtk_widget_get_parent (focus))
      {
        guint32 index = get_index (focus);

        g_array_prepend_val (path, index);
      }

  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, path->data, path->len, sizeof (guint32));
}

static void
restore_focus (GtkWidget *root,
               GVariant  *path)
{
  GtkWidget *widget = root;
  gsize length;
  const guint32 *indices = g_variant_get_fixed_array (path, &length, sizeof (guint32));

  if (length == 0)
    return;

  for (gsize i = 0; i < length && widget != NULL; i++)
    {
      widget = gtk_widget_get_first_child (widget);
      for (guint32 j = 0; j < indices[i] && widget != NULL; j++)
        widget = gtk_widget_get_next_sibling (widget);
    }
  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

static gboolean
tick_cb (GtkWidget     *root,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Restoration *restoration = user_data;
  g_autoptr (GVariantIter) scrollers = NULL;
  g_autoptr (GVariant) focus = NULL;

  g_variant_get (restoration->state, "(a(dd)@au)", &scrollers, &focus);
  if (restoration->frames == 0)
    restore_focus (root, focus);
  for_each_scroller (root, restore_scroller, scrollers);

  return ++restoration->frames < FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
restoration_free (gpointer data)
{
  Restoration *restoration = data;

  g_variant_unref (restoration->state);
  g_free (restoration);
}

GVariant *
tablee_view_state_save (GtkWidget *root)
{
  GVariantBuilder scrollers;

  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  g_variant_builder_init (&scrollers, G_VARIANT_TYPE ("a(dd)"));
  for_each_scroller (root, save_scroller, &scrollers);

  return g_variant_new ("(a(dd)@au)", &scrollers, save_focus (root));
}

void
tablee_view_state_restore (GtkWidget *root,
                           GVariant  *state)
{
  Restoration *restoration;

  g_return_if_fail (GTK_IS_WIDGET (root));
  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE ("(a(dd)au)")));

  restoration = g_new0 (Restoration, 1);
  restoration->state = g_variant_ref_sink (state);
  gtk_widget_add_tick_callback (root, tick_cb, restoration, restoration_free);
}
