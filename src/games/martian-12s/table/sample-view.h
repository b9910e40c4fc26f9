/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* Which pyramids of this game are worth a number of points: one of each colour, of no size, side by side. */
#define M12_TYPE_SAMPLE_VIEW (m12_sample_view_get_type ())
G_DECLARE_FINAL_TYPE (M12SampleView, m12_sample_view, M12, SAMPLE_VIEW, GtkWidget)

GtkWidget *m12_sample_view_new         (int              value);

/* Those that are played with. */
void       m12_sample_view_set_ruleset (M12SampleView    *self,
                                        const M12Ruleset *ruleset);

G_END_DECLS
