/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "house.h"
#include "page.h"

G_BEGIN_DECLS

/* The games, and those of them that are under way. A TableePage. Asks for the actions "win.set-up" (s) and "win.continue" (x). */
#define TABLEE_TYPE_LIBRARY_PAGE (tablee_library_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeLibraryPage, tablee_library_page, TABLEE, LIBRARY_PAGE, GtkWidget)

GtkWidget *tablee_library_page_new (TableeHouse *house);

G_END_DECLS
