/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/al-cabohne/rules/rules.h"
#include "widgets/field-view.h"

G_BEGIN_DECLS

/*
 * A boss of the Mafia with his field: coins fill the places for those that he waits for. Pressed, it is the action "table.boss"
 * (i). CSS node: boss.
 *
 * Properties: "boss" (AcBoss as int).
 */
#define AC_TYPE_BOSS_VIEW (ac_boss_view_get_type ())
G_DECLARE_FINAL_TYPE (AcBossView, ac_boss_view, AC, BOSS_VIEW, GtkWidget)

/* @duty: (nullable): a sentence about a card that he must, or need not, be given. @spoken: (nullable): what a click does. */
void       ac_boss_view_show      (AcBossView      *self,
                                   const AcRuleset *ruleset,
                                   AcField          field,
                                   const char      *duty,
                                   const char      *spoken,
                                   gboolean         available,
                                   gboolean         marked);

/* @narrow: without portrait and surname. @terse: there is no room for more than the least. */
void       ac_boss_view_set_form  (AcBossView      *self,
                                   int              card_width,
                                   gboolean         narrow,
                                   gboolean         terse);

/* For a moment, as one does who has harvested. */
void       ac_boss_view_bow       (AcBossView      *self);

/* Returns: (transfer none) */
GtkWidget *ac_boss_view_get_field (AcBossView      *self);

G_END_DECLS
