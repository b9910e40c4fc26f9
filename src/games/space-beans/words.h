/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "cards.h"

G_BEGIN_DECLS

/* Cards of Space Beans in the words of the language that is set. Strings are (transfer full) unless they are const. */

/* "Klingbohnen" */
const char *sb_words_family (int      family);

/* "Klingbohnen 4" */
char       *sb_words_card   (SbCard   card);

/* Cards of one family as a collection: "Klingbohnen ×4" */
char       *sb_words_set    (int      family,
                             int      count);

/* "Klingbohnen 4 5 and Bluebeans 3" */
char       *sb_words_cards  (SbCards  cards);

/* The letter of a family in written positions, the same in all languages. */
char        sb_words_letter (int      family);

G_END_DECLS
