/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken-label.h"

void
tablee_widget_set_spoken_label (GtkWidget  *widget,
                                const char *spoken)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (spoken != NULL);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
