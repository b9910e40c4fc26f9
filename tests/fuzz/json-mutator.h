/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/random.h"

/*
 * Changes that leave JSON what it is: numbers a little larger or smaller, members and elements that are gone, double, swapped, or
 * replaced by others. What comes of a valid text is often valid too, and gets further than bytes would.
 */

/* Changes @text, which has @size bytes and room for @room, in one to four places. Returns its size then; 0 if it is no JSON. */
size_t json_mutate (char         *text,
                    size_t        size,
                    size_t        room,
                    TableeRandom *random);

/* Puts a value of @from in the place of one of @text, of the same key if there is one. Returns the size of @text then; 0 if one of
 * them is no JSON or nothing fits. */
size_t json_cross  (char         *text,
                    size_t        size,
                    size_t        room,
                    const char   *from,
                    size_t        from_size,
                    TableeRandom *random);
