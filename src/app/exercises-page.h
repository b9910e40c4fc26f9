/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "session/store.h"

G_BEGIN_DECLS

/* Mistakes to be made good, by game: how many are asked today and later, and how many are learned. A TableePage. It begins them by
 * "win.exercise". */
#define TABLEE_TYPE_EXERCISES_PAGE (tablee_exercises_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeExercisesPage, tablee_exercises_page, TABLEE, EXERCISES_PAGE, GtkWidget)

GtkWidget *tablee_exercises_page_new (TableeStore *store);

G_END_DECLS
