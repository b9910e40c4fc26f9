/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* What the pyramids of each colour are worth, in a row: for where the table of what is left, which says that too, is not shown. */
#define M12_TYPE_KEY_VIEW (m12_key_view_get_type ())
G_DECLARE_FINAL_TYPE (M12KeyView, m12_key_view, M12, KEY_VIEW, GtkWidget)

void m12_key_view_set_ruleset (M12KeyView       *self,
                               const M12Ruleset *ruleset);

/* Whether points stand beside their pyramids, which takes less height, or below them. */
void m12_key_view_set_low     (M12KeyView       *self,
                               gboolean          low);

G_END_DECLS
