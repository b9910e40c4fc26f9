/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* The pyramids that stand in front of a player, in the order of the pulls. A list; its pyramids move closer where room is
 * short. */
#define M12_TYPE_STACK_VIEW (m12_stack_view_get_type ())
G_DECLARE_FINAL_TYPE (M12StackView, m12_stack_view, M12, STACK_VIEW, GtkWidget)

void m12_stack_view_set_pyramids (M12StackView     *self,
                                  const M12Pyramid *pyramids,
                                  int               count);

/* Where pyramid @index would stand if there were @count, in the coordinates of the view; without its tag. */
void m12_stack_view_get_place    (M12StackView     *self,
                                  int               index,
                                  int               count,
                                  graphene_rect_t  *place);

G_END_DECLS
