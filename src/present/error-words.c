/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with something written, in the language that is set. */
#include "config.h"
#include "error-words.h"

#include <glib/gi18n.h>

#include "notation/error.h"

static const char *
translate (const char *message)
{
  return g_dgettext (GETTEXT_PACKAGE, message);
}

/* The place and what is wrong there, or any two things of which the second says more about the first. Takes over both. */
static char *
join (char *place,
      char *problem)
{
  /* Translators: %1$s is a place in a file, such as "players[1].hand[3]", %2$s what is wrong there. */
  char *joined = g_strdup_printf (C_("mistake", "%1$s: %2$s"), place, problem);

  g_free (place);
  g_free (problem);

  return joined;
}

/* The parts of @error from @first on. */
static char *
dup_parts (const GError *error,
           guint         first)
{
  guint last = tablee_notation_error_count_parts (error) - 1;
  char *words = tablee_notation_error_dup_part (error, last, translate);

  for (guint i = last; i-- > first;)
    words = join (tablee_notation_error_dup_part (error, i, translate), words);

  return words;
}

static char *
dup_data_problem (const GError *error)
{
  const GError *detail = tablee_data_error_get_detail (error);
  const char *name = tablee_data_error_get_name (error);

  switch ((TableeDataError) error->code)
    {
    case TABLEE_DATA_ERROR_MISSING:
      return g_strdup_printf (_("\"%s\" is not found"), name);

    case TABLEE_DATA_ERROR_BROKEN:
      return detail != NULL ? join (g_strdup_printf (_("\"%s\" cannot be used"), name), tablee_error_words (detail))
                            : g_strdup_printf (_("\"%s\" cannot be used"), name);

    case TABLEE_DATA_ERROR_DIFFERENT:
    default:
      return g_strdup_printf (_("\"%s\" is not what the game was begun with"), name);
    }
}

char *
tablee_error_words (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == TABLEE_DATA_ERROR)
    return join (g_strdup (tablee_data_error_get_place (error)), dup_data_problem (error));

  return tablee_notation_error_count_parts (error) > 0 ? dup_parts (error, 0) : g_strdup (error->message);
}

char *
tablee_error_words_problem (const GError *error)
{
  guint parts;

  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == TABLEE_DATA_ERROR)
    return dup_data_problem (error);
  parts = tablee_notation_error_count_parts (error);

  return parts > 0 ? dup_parts (error, MIN (1, parts - 1)) : g_strdup (error->message);
}
