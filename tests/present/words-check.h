/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For tests of a game's words. The "French" of these tests is English in brackets (make-catalogue.py): what has none did not go
 * through gettext. */

/* Words that are there, complete, and translated. Takes both. */
void check_words    (char *english,
                     char *french);

/* The same, ending as a sentence does. Takes both. */
void check_sentence (char *english,
                     char *french);

/* Has @check look at what @expression gives in both languages. */
#define CHECK(check, expression) \
  G_STMT_START { \
    char *english_; \
    char *french_; \
    tablee_language_set ("en"); \
    english_ = (expression); \
    tablee_language_set ("fr"); \
    french_ = (expression); \
    check (english_, french_); \
  } G_STMT_END

G_END_DECLS
