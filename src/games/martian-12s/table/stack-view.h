/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* The pyramids that stand in front of a player, in the order of the pulls. A list; its pyramids move closer where room is
 * short. To a mover it is a card holder, whose cards are the pyramids by their place from 0 on. */
#define M12_TYPE_STACK_VIEW (m12_stack_view_get_type ())
G_DECLARE_FINAL_TYPE (M12StackView, m12_stack_view, M12, STACK_VIEW, GtkWidget)

void          m12_stack_view_set_pyramids  (M12StackView     *self,
                                            const M12Pyramid *pyramids,
                                            int               count);
int           m12_stack_view_get_count     (M12StackView     *self);

/* What a pyramid looks like as it stands there. Returns: (transfer full) */
GdkPaintable *m12_stack_view_dup_paintable (M12StackView     *self,
                                            int               index);

G_END_DECLS
