/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Words that are easily told from each other over a telephone, as many for each language as ten bits count. Sorted without accents; the
 * first four letters, and all but one letter, tell each from the others. They are part of the protocol: none may change. */
enum
{
  TABLEE_PHONE_WORDS = 1024,
  TABLEE_PHONE_BITS = 10,
};

typedef enum
{
  TABLEE_PHONE_ENGLISH,
  TABLEE_PHONE_FRENCH,
  TABLEE_N_PHONE_LANGUAGES,
} TableePhoneLanguage;

extern const char *const tablee_phone_words_en[TABLEE_PHONE_WORDS];
extern const char *const tablee_phone_words_fr[TABLEE_PHONE_WORDS];

const char         *tablee_phone_word          (TableePhoneLanguage  language,
                                                guint                number);
/* The number of what somebody has typed: with or without accents and capitals, perhaps only the first letters of it, four at least, or with
 * letters behind it. -1 if it is none. */
int                 tablee_phone_word_find     (TableePhoneLanguage  language,
                                                const char          *typed);
/* Returns: (transfer full): @text in small letters without accents, and a space for whatever is none of these. */
char               *tablee_phone_fold          (const char          *text);

/* The language with the code @code ("fr_CA"); English where there is none. */
TableePhoneLanguage tablee_phone_language_find (const char          *code);

G_END_DECLS
