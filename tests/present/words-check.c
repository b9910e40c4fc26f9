/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a string is a sentence that went through gettext. */
#include "config.h"
#include "words-check.h"

#include <string.h>

void
check_words (char *english,
             char *french)
{
  g_assert_nonnull (english);
  g_assert_nonnull (french);
  g_assert_cmpstr (english, !=, "");
  g_assert_null (strchr (english, '['));
  g_assert_null (strstr (english, "(null)"));
  g_assert_null (strstr (english, "  "));
  g_assert_null (strstr (english, "%1"));
  g_assert_true (g_utf8_validate (english, -1, NULL));
  if (*french != '[' || french[strlen (french) - 1] != ']')
    g_error ("not all of “%s” is translated", english);
  g_free (english);
  g_free (french);
}

void
check_sentence (char *english,
                char *french)
{
  g_assert_nonnull (english);
  g_assert_nonnull (strchr (".!?", english[strlen (english) - 1]));
  check_words (english, french);
}
