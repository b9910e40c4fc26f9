/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What assistive technologies call a widget. */
#include "config.h"
#include "spoken-label.h"

#include <glib/gi18n.h>

#define LABEL_KEY "tablee-spoken-label"

void
tablee_widget_set_spoken_label (GtkWidget  *widget,
                                const char *spoken)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (spoken != NULL);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
speak_choice (GtkDropDown *self)
{
  const char *label = g_object_get_data (G_OBJECT (self), LABEL_KEY);
  GObject *item = gtk_drop_down_get_selected_item (self);
  const char *choice = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
  /* Translators: what is chosen from, and what is chosen: "Who plays: Easy" */
  g_autofree char *spoken = g_strdup_printf (C_("drop-down", "%1$s: %2$s"), label, choice);

  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
  tablee_widget_set_spoken_label (gtk_widget_get_first_child (GTK_WIDGET (self)), spoken);
}

void
tablee_drop_down_set_spoken_label (GtkDropDown *self,
                                   const char  *label)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (label != NULL);

  if (g_object_get_data (G_OBJECT (self), LABEL_KEY) == NULL)
    g_signal_connect (self, "notify::selected-item", G_CALLBACK (speak_choice), NULL);
  g_object_set_data_full (G_OBJECT (self), LABEL_KEY, g_strdup (label), g_free);
  speak_choice (self);
}
