/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which tile or button stands for an action. */
#include "config.h"
#include "places.h"

#include "tile-view.h"
#include "widgets/action-button.h"

static gboolean
stands_for (GtkWidget    *widget,
            TableeAction  action)
{
  GVariant *target = TABLEE_IS_ACTION_BUTTON (widget) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) : NULL;

  if (PH_IS_TILE_VIEW (widget))
    return ph_tile_view_get_tile (PH_TILE_VIEW (widget)) != NULL &&
           ph_tile_view_get_tile (PH_TILE_VIEW (widget))->offer == action + 1;

  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_UINT32) && g_variant_get_uint32 (target) == action;
}

GtkWidget *
ph_find_place (GtkWidget    *widget,
               TableeAction  action)
{
  GtkWidget *found = stands_for (widget, action) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = ph_find_place (child, action);

  return found;
}
