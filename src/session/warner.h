/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/search.h"
#include "player.h"

G_BEGIN_DECLS

/*
 * Thinks beside a person about the decision that is open, from what that seat knows, so that it can be told whether an action throws much
 * away: far more than chance could feign, as all parts of the thought agree. Nobody waits for it: until it is ready, it knows nothing.
 */
typedef struct _TableeWarner TableeWarner;

enum
{
  TABLEE_WARNER_PARTS = 4,  /* of a thought: each knows nothing of the others */
};

TableeWarner *tablee_warner_new    (void);
void          tablee_warner_free   (TableeWarner       *self);

/* Begins to think about @decision, which is another one than before. @owner: a GObject that has this. */
void          tablee_warner_think  (TableeWarner       *self,
                                    gpointer            owner,
                                    TableeDecision     *decision);
/* The decision is closed: leaves off, and knows nothing any more. */
void          tablee_warner_forget (TableeWarner       *self);

/* Whether it thinks; whether the thought has come to its end. */
gboolean      tablee_warner_is_thinking (const TableeWarner *self);
gboolean      tablee_warner_is_ready (const TableeWarner *self);

/* Whether @action throws much away; FALSE also where that is not known. */
gboolean      tablee_warner_warns  (const TableeWarner *self,
                                    TableeAction        action);

/* What is much for who decides in @view, in the unit of the game's rewards. */
double        tablee_warner_get_much (const TableeRuleset  *ruleset,
                                      const void           *view);

/* The same where the thought is known: @advice is that of all parts, one after the other, each about @count actions. */
gboolean      tablee_warner_holds  (const TableeSearchAdvice *advice,
                                    gsize                    count,
                                    TableeAction             action,
                                    double                   much);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeWarner, tablee_warner_free)

G_END_DECLS
