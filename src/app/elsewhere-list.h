/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "elsewhere.h"

G_BEGIN_DECLS

/* The tables with friends elsewhere at which something is still to happen, as rows that have the page (page.h) show them. Hidden where there are
 * none. */
#define TABLEE_TYPE_ELSEWHERE_LIST (tablee_elsewhere_list_get_type ())
G_DECLARE_FINAL_TYPE (TableeElsewhereList, tablee_elsewhere_list, TABLEE, ELSEWHERE_LIST, GtkWidget)

GtkWidget *tablee_elsewhere_list_new (TableeElsewhere *elsewhere);

G_END_DECLS
