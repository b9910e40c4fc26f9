/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/set-up.h"

G_BEGIN_DECLS

/*
 * Who comes to the table of a set-up: whose computer this is, and the regulars of the house (cast.h).
 */

/* What whoever has this computer is called; empty where that is not known. Returns: (transfer full) */
char         *tablee_seating_dup_own_name  (void);

/* One person and two easy computers (or as many as the game allows), options at their defaults. Returns: (transfer full) */
TableeSetUp  *tablee_seating_new_set_up    (const TableeGame *game);

/* A computer sits down, if there is room, of the level of those that are there. */
void          tablee_seating_add_seat      (TableeSetUp      *set_up);

/* A computer of @level takes @seat. Where one of the regulars sits, one of the cast of the level comes, with the temper that is
 * usual there; a name or a face that somebody has chosen stays, and the temper with it. */
void          tablee_seating_seat_computer (TableeSetUp      *set_up,
                                            TableeSeat       *seat,
                                            TableeLevel       level);

/* A friend elsewhere takes @seat: who comes there has a name of its own, so that of one of the regulars is taken off. */
void          tablee_seating_seat_friend   (TableeSeat       *seat);

/* The computers at the table become as strong as somebody who is rated @rating (ai/rating.h): with as many seats as there are, that one wins as
 * often as anybody else. */
void          tablee_seating_match         (TableeSetUp      *set_up,
                                            double            rating);

/* How often somebody who is rated @rating wins against the computers at the table; negative where other people or nobody else sit there. */
double        tablee_seating_get_share     (TableeSetUp      *set_up,
                                            double            rating);

/* The only person at the table. Returns: (transfer full) (nullable): NULL where there are none or several */
TableeSeat   *tablee_seating_find_person   (TableeSetUp      *set_up);

/* Returns: (transfer full): the names as they will be kept with the game: none twice, and empty where nobody has given one. */
char        **tablee_seating_dup_given_names (TableeSetUp    *set_up);

/* Returns: (transfer full): what everybody will be called at the table: none empty, none twice. */
char        **tablee_seating_dup_names     (TableeSetUp      *set_up);

G_END_DECLS
