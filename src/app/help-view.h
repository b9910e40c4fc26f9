/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "help-document.h"

G_BEGIN_DECLS

/*
 * One Mallard page as widgets: headings, paragraphs, lists, tables, figures, and links to other topics.
 *
 * Signal "follow" (char *target): a link to "page" or "page#section" was activated; web links open by themselves.
 */
#define TABLEE_TYPE_HELP_VIEW (tablee_help_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeHelpView, tablee_help_view, TABLEE, HELP_VIEW, GtkWidget)

GtkWidget *tablee_help_view_new         (TableeHelpDocument *document,
                                         const char         *page);

/* A long page is built while its beginning is read. Whether all of it is there; and, whether or not, all of it now. */
gboolean   tablee_help_view_is_complete (TableeHelpView     *self);
void       tablee_help_view_complete    (TableeHelpView     *self);

/* Returns: (transfer none) (nullable): the heading of the section @id, if it is there. */
GtkWidget *tablee_help_view_get_heading (TableeHelpView     *self,
                                         const char         *id);

G_END_DECLS
