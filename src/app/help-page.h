/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"

G_BEGIN_DECLS

/* The installed Mallard pages, shown without a web engine, in the language of the interface, with contents and a search. A
 * TableePage. Links inside go from page to page; Back leads where one came from, and from there one can go forward again. */
#define TABLEE_TYPE_HELP_PAGE (tablee_help_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeHelpPage, tablee_help_page, TABLEE, HELP_PAGE, GtkWidget)

/* @page: id of a Mallard page; @section: (nullable): id of a section in it. */
GtkWidget *tablee_help_page_new (const char *page,
                                 const char *section);

G_END_DECLS
