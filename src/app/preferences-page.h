/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What people can choose for the whole program: language, light or dark, pace, motion. */
#define TABLEE_TYPE_PREFERENCES_PAGE (tablee_preferences_page_get_type ())
G_DECLARE_FINAL_TYPE (TableePreferencesPage, tablee_preferences_page, TABLEE, PREFERENCES_PAGE, AdwPreferencesPage)

AdwPreferencesPage *tablee_preferences_page_new            (GSettings             *settings);

/* After the language was switched, the focus is where it was. */
void                tablee_preferences_page_focus_language (TableePreferencesPage *self);

G_END_DECLS
