/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finding words that people have heard and typed. */
#include "phone-words.h"

#include <string.h>

enum
{
  TELLING_LETTERS = 4,
};

static const char *const *const lists[TABLEE_N_PHONE_LANGUAGES] = {
  [TABLEE_PHONE_ENGLISH] = tablee_phone_words_en,
  [TABLEE_PHONE_FRENCH] = tablee_phone_words_fr,
};

/* The words without accents, for good. */
static char **
fold_list (TableePhoneLanguage language)
{
  static char **folded[TABLEE_N_PHONE_LANGUAGES];

  if (g_once_init_enter (&folded[language]))
    {
      char **words = g_new0 (char *, TABLEE_PHONE_WORDS + 1);

      for (guint i = 0; i < TABLEE_PHONE_WORDS; i++)
        words[i] = tablee_phone_fold (lists[language][i]);
      g_once_init_leave (&folded[language], words);
    }

  return folded[language];
}

static void
append_letter (GString  *folded,
               gunichar  letter)
{
  if (letter == 0x0153)
    g_string_append (folded, "oe");
  else if (letter < 0x80 && g_ascii_isalpha ((char) letter))
    g_string_append_c (folded, (char) letter);
  else if (!g_unichar_ismark (letter))
    g_string_append_c (folded, ' ');
}

char *
tablee_phone_fold (const char *text)
{
  g_autofree char *small = NULL;
  g_autofree char *apart = NULL;
  GString *folded = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  small = g_utf8_strdown (text, -1);
  apart = g_utf8_normalize (small, -1, G_NORMALIZE_NFD);
  for (const char *letter = apart; letter != NULL && *letter != '\0'; letter = g_utf8_next_char (letter))
    append_letter (folded, g_utf8_get_char (letter));

  return g_string_free (folded, FALSE);
}

const char *
tablee_phone_word (TableePhoneLanguage language,
                   guint               number)
{
  g_return_val_if_fail (language < TABLEE_N_PHONE_LANGUAGES, NULL);
  g_return_val_if_fail (number < TABLEE_PHONE_WORDS, NULL);

  return lists[language][number];
}

/* As many letters as tell, and no other ones behind them. */
static gboolean
is_meant (const char *word,
          const char *typed)
{
  if (*word != *typed)
    return FALSE;
  if (g_str_equal (word, typed))
    return TRUE;

  return strlen (typed) >= TELLING_LETTERS && (g_str_has_prefix (word, typed) || g_str_has_prefix (typed, word));
}

int
tablee_phone_word_find (TableePhoneLanguage  language,
                        const char          *typed)
{
  g_autofree char *folded = NULL;
  char **words;

  g_return_val_if_fail (language < TABLEE_N_PHONE_LANGUAGES, -1);
  g_return_val_if_fail (typed != NULL, -1);

  folded = tablee_phone_fold (typed);
  words = fold_list (language);
  for (int i = 0; words[i] != NULL; i++)
    if (is_meant (words[i], folded))
      return i;

  return -1;
}

TableePhoneLanguage
tablee_phone_language_find (const char *code)
{
  return code != NULL && g_str_has_prefix (code, "fr") ? TABLEE_PHONE_FRENCH : TABLEE_PHONE_ENGLISH;
}
