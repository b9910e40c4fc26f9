/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/store.h"

G_BEGIN_DECLS

/* Says below the header bar what is wrong with the store, until it is dismissed. */
#define TABLEE_TYPE_NOTICE_BAR (tablee_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (TableeNoticeBar, tablee_notice_bar, TABLEE, NOTICE_BAR, GtkWidget)

void tablee_notice_bar_set_store (TableeNoticeBar *self,
                                  TableeStore     *store);

G_END_DECLS
