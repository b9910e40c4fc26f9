/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "session/store.h"

G_BEGIN_DECLS

/* The games that were played to the end: to look through, to pass on, to delete. A TableePage. Asks for the actions "win.review" and
 * "win.toast"; the toast of what is deleted goes to the AdwToastOverlay that the page is in. */
#define TABLEE_TYPE_HISTORY_PAGE (tablee_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeHistoryPage, tablee_history_page, TABLEE, HISTORY_PAGE, GtkWidget)

GtkWidget *tablee_history_page_new (TableeStore *store);

G_END_DECLS
