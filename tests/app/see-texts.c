/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Goes before GTK (LD_PRELOAD) and looks at what is written in the windows. SIGUSR2 has everything drawn anew, and all that can then be
 * read written to the file that $TABLEE_TEXTS names, a text a line: "whole" or how it is cut, where it stands, and the text. Of each window
 * there is its width, too.
 */

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdlib.h>

#include "tests/widgets/whole.h"

typedef void (*AppendLayout) (GtkSnapshot   *snapshot,
                              PangoLayout   *layout,
                              const GdkRGBA *colour);

#define DRAWING 250  /* milliseconds until all is drawn anew: some frames */

static GHashTable *drawn;  /* the lines of what widgets have drawn themselves since they were asked; NULL: nobody asks */

static void
add_line (GString    *lines,
          const char *how,
          const char *where,
          const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", "\n\t\r", -1);
  g_autofree char *line = g_strjoinv (" ", words);

  if (*line != '\0')
    g_string_append_printf (lines, "%s\t%s\t%s\n", how, where, line);
}

__attribute__ ((visibility ("default"))) void
gtk_snapshot_append_layout (GtkSnapshot   *snapshot,
                            PangoLayout   *layout,
                            const GdkRGBA *colour)
{
  AppendLayout append_layout = (AppendLayout) dlsym (RTLD_NEXT, "gtk_snapshot_append_layout");

  if (drawn != NULL)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      add_line (line, pango_layout_is_ellipsized (layout) ? "ellipsized" : "whole", "drawn", pango_layout_get_text (layout));
      g_hash_table_add (drawn, g_strdup (line->str));
    }
  append_layout (snapshot, layout, colour);
}

/* What is kept as pixels where Cairo draws is not drawn anew: here nobody draws with Cairo. */
__attribute__ ((visibility ("default"))) GType
gsk_cairo_renderer_get_type (void)
{
  return GDK_TYPE_TEXTURE;
}

static const char *
find_cut (GtkLabel *label)
{
  static const char *const sights[] = { [LABEL_WHOLE] = "whole", [LABEL_ELLIPSIZED] = "ellipsized", [LABEL_CUT] = "cut" };

  return sights[see_label (label)];
}

/* The classes of the innermost widgets, and their names in the style. */
static char *
describe (GtkWidget *widget)
{
  GString *path = g_string_new (NULL);

  for (int depth = 0; widget != NULL && depth < 4; depth++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, "%s%s%s%s", depth > 0 ? " < " : "", G_OBJECT_TYPE_NAME (widget), *joined != '\0' ? "." : "", joined);
    }

  return g_string_free (path, FALSE);
}

static void
look_at (GtkWidget *widget,
         gpointer   lines)
{
  g_autofree char *where = describe (widget);

  if (GTK_IS_WINDOW (widget))
    {
      g_autofree char *width = g_strdup_printf ("%d", gtk_widget_get_width (widget));

      add_line (lines, "window", where, width);
    }
  add_line (lines, "whole", where, gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    add_line (lines, find_cut (GTK_LABEL (widget)), where, gtk_label_get_text (GTK_LABEL (widget)));
}

static void
draw_anew (GtkWidget *widget,
           gpointer   user_data)
{
  gtk_widget_queue_draw (widget);
}

static void
for_each_below (GtkWidget  *widget,
                void      (*visit) (GtkWidget *widget,
                                    gpointer   user_data),
                gpointer    user_data)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) < 0.05)
    return;

  visit (widget, user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    for_each_below (child, visit, user_data);
}

static void
for_each (void     (*visit) (GtkWidget *widget,
                             gpointer   user_data),
          gpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      for_each_below (window, visit, user_data);
    }
}

/* After a frame: whatever was added before it has its place now. */
static void
painted_cb (GdkFrameClock *clock,
            gpointer       user_data)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  GHashTableIter iter;
  gpointer line;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, NULL);

  g_hash_table_iter_init (&iter, drawn);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    g_string_append (lines, line);
  for_each (look_at, lines);
  g_file_set_contents (getenv ("TABLEE_TEXTS"), lines->str, -1, NULL);
}

static gboolean
drawn_cb (gpointer user_data)
{
  g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), 0);
  GdkFrameClock *clock = window != NULL ? gtk_widget_get_frame_clock (window) : NULL;

  if (clock == NULL)
    return G_SOURCE_CONTINUE;
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);
  gtk_widget_queue_draw (window);

  return G_SOURCE_REMOVE;
}

static gboolean
asked_cb (gpointer user_data)
{
  g_hash_table_remove_all (drawn);
  for_each (draw_anew, NULL);
  g_timeout_add (DRAWING, drawn_cb, NULL);

  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  if (getenv ("TABLEE_TEXTS") == NULL)
    return;
  drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_unix_signal_add (SIGUSR2, asked_cb, NULL);
}
