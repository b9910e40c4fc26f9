/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What lies where: the piles of a state, and what may be put onto fields. For the rules alone; others read with rules.h. */

#include "rules.h"

/* Takes the card at @index of @pile; the others keep their order. */
AcCard  ac_pile_take       (AcState         *state,
                            AcPile           pile,
                            int              index);

/* Takes the last card of @pile, which has one. */
AcCard  ac_pile_pop        (AcState         *state,
                            AcPile           pile);

/* Hides all cards of @pile. */
void    ac_pile_hide       (AcState         *state,
                            AcPile           pile);

/* Types, as a bit set, that @seat may plant on @field now. */
uint8_t ac_types_for_field (const AcState   *state,
                            int              seat,
                            int              field);

/* Types, as a bit set, that @boss can be given now. */
uint8_t ac_types_for_boss  (const AcRuleset *ruleset,
                            const AcState   *state,
                            int              boss);

/* Fields, as a bit set, that @seat may harvest in its turn. */
uint8_t ac_ripe_fields     (const AcState   *state,
                            int              seat);

/* How many cards lie open: revealed, or left over. */
int     ac_count_open      (const AcState   *state);

/* Whether some field of @seat owes a card to a boss. */
bool    ac_has_dues        (const AcState   *state,
                            int              seat);

/* Whether a boss without cards waits for one that @seat has in hand. */
bool    ac_boss_waits      (const AcRuleset *ruleset,
                            const AcState   *state,
                            int              seat);
