/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The style sheet that widgets share. */
#include "config.h"
#include "widgets-style.h"

static void
load (const char *path)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
}

void
tablee_widgets_load_style (void)
{
  static gboolean loaded;

  if (loaded || gdk_display_get_default () == NULL)
    return;

  loaded = TRUE;
  load ("/io/github/tablee/Tablee/widgets/cards.css");
  load ("/io/github/tablee/Tablee/widgets/plain-table.css");
}

void
tablee_widget_set_class (GtkWidget  *widget,
                         const char *name,
                         gboolean    set)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
