/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What draws headings: the interface. */
#include "config.h"
#include "headings.h"

G_DEFINE_INTERFACE (TableeHeadings, tablee_headings, GTK_TYPE_WIDGET)

static void
tablee_headings_default_init (TableeHeadingsInterface *iface)
{
}

gboolean
tablee_headings_get_bounds (TableeHeadings  *self,
                            guint            index,
                            graphene_rect_t *bounds)
{
  g_return_val_if_fail (TABLEE_IS_HEADINGS (self), FALSE);
  g_return_val_if_fail (bounds != NULL, FALSE);

  return TABLEE_HEADINGS_GET_IFACE (self)->get_bounds (self, index, bounds);
}
