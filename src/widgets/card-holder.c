/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cards lie in: the interface. */
#include "config.h"
#include "card-holder.h"

G_DEFINE_INTERFACE (TableeCardHolder, tablee_card_holder, GTK_TYPE_WIDGET)

static void
tablee_card_holder_default_init (TableeCardHolderInterface *iface)
{
}

gboolean
tablee_card_holder_get_card_bounds (GtkWidget       *widget,
                                    int              id,
                                    graphene_rect_t *bounds)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (bounds != NULL, FALSE);

  if (TABLEE_IS_CARD_HOLDER (widget) &&
      TABLEE_CARD_HOLDER_GET_IFACE (widget)->get_card_bounds (TABLEE_CARD_HOLDER (widget), id, bounds))
    return TRUE;

  graphene_rect_init (bounds, 0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  return bounds->size.width > 0 && bounds->size.height > 0;
}

void
tablee_card_holder_set_card_hidden (GtkWidget *widget,
                                    int        id,
                                    gboolean   hidden)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (TABLEE_IS_CARD_HOLDER (widget))
    TABLEE_CARD_HOLDER_GET_IFACE (widget)->set_card_hidden (TABLEE_CARD_HOLDER (widget), id, hidden);
}
