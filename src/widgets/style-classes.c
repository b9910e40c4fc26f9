/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Style classes for dark and high contrast. */
#include "style-classes.h"

#include <adwaita.h>

#include "widgets-style.h"

static void
style_changed_cb (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  tablee_widget_set_class (widget, "dark", adw_style_manager_get_dark (manager));
  tablee_widget_set_class (widget, "high-contrast", adw_style_manager_get_high_contrast (manager));
}

void
tablee_widget_follow_style (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (style_changed_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), widget, G_CONNECT_SWAPPED);
  style_changed_cb (widget);
}
