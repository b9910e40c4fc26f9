/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What happened, sentence by sentence; it stays at the newest unless one has scrolled up. */
#define TABLEE_TYPE_EVENT_LOG (tablee_event_log_get_type ())
G_DECLARE_FINAL_TYPE (TableeEventLog, tablee_event_log, TABLEE, EVENT_LOG, GtkWidget)

/* @sentences: (element-type GtkStringObject): as of sentence-list.h. */
void tablee_event_log_set_sentences (TableeEventLog *self,
                                     GListModel     *sentences);

G_END_DECLS
