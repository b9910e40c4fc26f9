/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

G_BEGIN_DECLS

/* A player for whom another part of the program answers, when it likes to, but where there is no choice. Signals: "asked" (): there is a
 * decision to answer. */
#define TABLEE_TYPE_PUPPET (tablee_puppet_get_type ())
G_DECLARE_FINAL_TYPE (TableePuppet, tablee_puppet, TABLEE, PUPPET, GObject)

TableePlayer *tablee_puppet_new            (void);
/* One that is asked also where there is no choice: how soon it goes on is the friend's. Returns: (transfer full) */
TableePlayer *tablee_puppet_new_for_friend (void);

/* Returns: (transfer none) (nullable): what is asked; NULL if nothing is. */
TableeDecision *tablee_puppet_get_decision (TableePuppet *self);

/* Answers what is asked; returns FALSE if nothing is. */
gboolean      tablee_puppet_answer         (TableePuppet *self,
                                            TableeAction  action);

G_END_DECLS
