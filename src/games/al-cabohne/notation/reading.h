/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions of Al Cabohne as they are read, for notation.c. */

#include "games/al-cabohne/rules/rules.h"

#include "notation/reader.h"

G_BEGIN_DECLS

/* How types and bosses are written; both end with NULL. */
extern const char *const ac_type_texts[];
extern const char *const ac_boss_texts[];

/* TableeNotation.state_read() */
void     ac_state_read     (const TableeRuleset    *base,
                            TableeReader           *reader,
                            const TableeCommonKeys *common,
                            void                   *data);

G_END_DECLS
