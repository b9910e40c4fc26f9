/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "boss-view.h"
#include "scene.h"

G_BEGIN_DECLS

/*
 * The Mafia: its coins, and the bosses that are in the game.
 *
 * Signals: "dropped" (int id, int boss): a card was let go on a boss.
 */
#define AC_TYPE_MAFIA_VIEW (ac_mafia_view_get_type ())
G_DECLARE_FINAL_TYPE (AcMafiaView, ac_mafia_view, AC, MAFIA_VIEW, GtkBox)

void        ac_mafia_view_show      (AcMafiaView   *self,
                                     const AcScene *scene);

/* @narrow, @terse: as for a boss. @above: the coins stand above the bosses, not beside them. */
void        ac_mafia_view_set_form  (AcMafiaView   *self,
                                     int            card_width,
                                     gboolean       narrow,
                                     gboolean       terse,
                                     gboolean       above);

/* Returns: (transfer none) */
GtkWidget  *ac_mafia_view_get_coins (AcMafiaView   *self);
AcBossView *ac_mafia_view_get_boss  (AcMafiaView   *self,
                                     AcBoss         boss);

G_END_DECLS
