/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-beans/rules/rules.h"

G_BEGIN_DECLS

/* Cards of Space Beans in the words of the language that is set. Strings are (transfer full) unless they are const. */

/* "Klingbohnen" */
const char *sb_words_family (int      family);

/* "Klingbohnen 4" */
char       *sb_words_card   (SbCard   card);

/* Cards of one family as a collection: "4 Klingbohnen" */
char       *sb_words_set    (int      family,
                             int      count);

/* "Klingbohnen 4 5 and Bluebeans 3" */
char       *sb_words_cards  (SbCards  cards);

/* What would make a collection score next, in a few words: "needs a 4". (nullable) */
char       *sb_words_outlook (SbCards collection);

/* A collection of a player in whole sentences, with what it is worth; @hidden: its cards that nobody may see here. */
char       *sb_words_collection (const char *name,
                                 SbSlot      slot,
                                 SbCards     collection,
                                 int         hidden);

/* The letter of a family in written positions, the same in all languages. */
char        sb_words_letter (int      family);

G_END_DECLS
