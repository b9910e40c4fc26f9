/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From left to right, or from right to left. */
#include "config.h"

#include "direction.h"

#include "present/language.h"

static gboolean
is_to_left (gunichar letter)
{
  static const GUnicodeScript scripts[] = {
    G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_NKO, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_THAANA,
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    if (g_unichar_get_script (letter) == scripts[i])
      return TRUE;

  return FALSE;
}

void
tablee_direction_follow_language (void)
{
  /* A language is written as its name is. */
  g_autofree char *name = tablee_language_get_name (tablee_language_get ());

  gtk_widget_set_default_direction (is_to_left (g_utf8_get_char (name)) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}
