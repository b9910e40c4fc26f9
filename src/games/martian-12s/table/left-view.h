/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* What is left in the bag: a table of size by value, with the pyramids that have each value. */
#define M12_TYPE_LEFT_VIEW (m12_left_view_get_type ())
G_DECLARE_FINAL_TYPE (M12LeftView, m12_left_view, M12, LEFT_VIEW, GtkWidget)

void m12_left_view_set_ruleset (M12LeftView      *self,
                                const M12Ruleset *ruleset);

void m12_left_view_set_bag     (M12LeftView      *self,
                                const M12State   *state);

G_END_DECLS
