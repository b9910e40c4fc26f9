/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "session/store.h"

G_BEGIN_DECLS

/* Who is who: the regulars of the house (cast.h), with their faces and how each likes to play, in a game or in any, and how the
 * people here have fared against them. A TableePage. */
#define TABLEE_TYPE_CAST_PAGE (tablee_cast_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeCastPage, tablee_cast_page, TABLEE, CAST_PAGE, GtkWidget)

GtkWidget *tablee_cast_page_new (TableeStore *store);

G_END_DECLS
