/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "search.h"

/*
 * What a deed in several steps goes on with. Writes what the seat to move in @view knows once it has played @action, which is legal there,
 * to @next; both and @scratch have room for a state. Returns false where it is not asked at once, or about something else
 * (another round), or where something comes to light in between: what is best depends on that then.
 */
bool tablee_follow_up (const TableeRuleset *ruleset,
                       const void          *view,
                       TableeAction         action,
                       void                *next,
                       void                *scratch);

enum { TABLEE_FOLLOW_UP_ROOM = 4 };

/* Whether @one and then @other leads to the same as @other and then @one, for certain, and whoever plays them decides again after that. Both are
 * legal in @view. @room: TABLEE_FOLLOW_UP_ROOM states. */
bool          tablee_follow_up_either_way (const TableeRuleset *ruleset,
                                           const void          *view,
                                           TableeAction         one,
                                           TableeAction         other,
                                           void                *room);

/* Iterations that are enough to say what is best there. */
uint32_t      tablee_follow_up_iterations (const TableeGame    *game);

/* Bytes of memory for tablee_follow_up_search(). */
size_t        tablee_follow_up_size       (const TableeGame    *game);

/* Begins a search of what is best after @action, in @memory, tablee_follow_up_size() bytes, aligned as malloc aligns. @ruleset must last. Returns
 * NULL where nothing follows for certain, or there is nothing to choose. There is nothing to be freed. */
TableeSearch *tablee_follow_up_search     (void                *memory,
                                           const TableeRuleset *ruleset,
                                           const void          *view,
                                           TableeAction         action,
                                           const TableeRandom  *random);

/* What @search has found out, into *@action. Returns false if nothing stands out: several steps are about as good, in whatever order. */
bool          tablee_follow_up_find       (const TableeSearch  *search,
                                           TableeAction        *action);
