/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What whoever sits somewhere is called on the screen. A seat that nobody has named is kept without a name, in the store and in files,
 * and is called after its place, in the language that is set at the moment. The names of places are theirs in every language: whoever
 * chose "Joueur 2" in English and sits first is "Joueur 2 2" in French, where the second place may have nobody's name.
 */

#include "session/seat.h"

G_BEGIN_DECLS

/* @given: the name that is kept, which may be empty; @index: of the seat, from 0. Returns: (transfer none): "Ana", "Player 2", or
 * "Player 3 2" for somebody who took the name of another place; as valid as @given. */
const char *tablee_name_or_place (const char *given,
                                  int         index);

/* Returns: (transfer none): valid as long as the seat has its name */
const char *tablee_name_of_seat  (TableeSeat *seat);

G_END_DECLS
