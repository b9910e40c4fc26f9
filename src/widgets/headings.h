/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget that draws words by which the things in it are read: they are no widgets, and yet nothing should lie on them. */
#define TABLEE_TYPE_HEADINGS (tablee_headings_get_type ())
G_DECLARE_INTERFACE (TableeHeadings, tablee_headings, TABLEE, HEADINGS, GtkWidget)

struct _TableeHeadingsInterface
{
  GTypeInterface parent_iface;

  gboolean (*get_bounds) (TableeHeadings  *self,
                          guint            index,
                          graphene_rect_t *bounds);
};

/* Where the @index-th one is, in coordinates of the widget; empty: it is not shown. Returns FALSE if there are no more. */
gboolean tablee_headings_get_bounds (TableeHeadings  *self,
                                     guint            index,
                                     graphene_rect_t *bounds);

G_END_DECLS
