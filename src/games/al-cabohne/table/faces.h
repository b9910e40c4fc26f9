/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/al-cabohne/rules/rules.h"
#include "widgets/field-view.h"

G_BEGIN_DECLS

/* What beans, cards and fields of Al Cabohne look like in the widgets that all bean games share. */

#define AC_FACES_BACK "cards/back-al-cabohne"

/* No type has more cards. */
enum { AC_FACES_COPIES = 20 };

/* The id of the @copy-th open card of @type, from 0, and the type of an id; -1 for what is no open card. */
int               ac_faces_open_id   (AcType            type,
                                      int               copy);
int               ac_faces_open_type (int               id);

/* A card of @type, AC_HIDDEN face down, without state. All that it points to is static. */
TableeCard        ac_faces_card      (AcType            type);

/* What a field says of itself: "5 puff beans, worth 2 coins. 3 coins with 6 cards." Returns: (transfer full) */
char             *ac_faces_describe  (const AcRuleset  *ruleset,
                                      AcField           field);

/* What a kind brings, for a card of it: "1 coin with 4 cards, 2 with 6, 3 with 8, 4 with 10". Returns: (transfer full) */
char             *ac_faces_steps     (const AcRuleset  *ruleset,
                                      AcType            type);

/* What is said besides of a card: what its kind brings, and @click: (nullable). Returns: (transfer full) */
char             *ac_faces_note      (const AcRuleset  *ruleset,
                                      AcType            type,
                                      const char       *click);

/* The short note below a field: "3 at 6". Returns: (transfer full) (nullable): NULL if nothing grows there */
char             *ac_faces_next      (const AcRuleset  *ruleset,
                                      AcField           field);

/* The same when the game is over. Returns: (transfer full) (nullable) */
char             *ac_faces_sold      (AcField           field);

G_END_DECLS
