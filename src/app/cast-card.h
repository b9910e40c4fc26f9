/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One of the regulars (cast.h): the face, which is glad to be looked at, the name, the level and the temperament, and how such a one
 * plays, and has played here. */
#define TABLEE_TYPE_CAST_CARD (tablee_cast_card_get_type ())
G_DECLARE_FINAL_TYPE (TableeCastCard, tablee_cast_card, TABLEE, CAST_CARD, GtkFlowBoxChild)

GtkWidget *tablee_cast_card_new         (int             regular);

/* Says how the regular plays @game (id, NULL: any), and how the people here have fared there. @encounters: (nullable) of TableeEncounter. */
void       tablee_cast_card_set_game    (TableeCastCard *self,
                                         const char     *game,
                                         GPtrArray      *encounters);

G_END_DECLS
