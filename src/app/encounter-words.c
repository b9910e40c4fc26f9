/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games with a regular, in words. */
#include "config.h"
#include "encounter-words.h"

#include <glib/gi18n.h>

#include "cast.h"
#include "present/seat-name.h"
#include "session/store-encounters.h"

/* A table has few people; who comes seldom is not told of. */
enum { MOST_LINES = 3 };

static gboolean
is_with (const TableeEncounter *encounter,
         int                    regular,
         const char            *game)
{
  return tablee_cast_find (encounter->name, encounter->portrait) == regular &&
         (game == NULL || g_str_equal (encounter->game, game));
}

/* Of those who have played against any computer. */
static gboolean
is_only_person (GPtrArray *encounters)
{
  for (guint i = 1; i < encounters->len; i++)
    if (!g_str_equal (((TableeEncounter *) encounters->pdata[i])->person, ((TableeEncounter *) encounters->pdata[0])->person))
      return FALSE;

  return TRUE;
}

/* The games of each person together, in all kinds that are asked about. */
static GPtrArray *
add_up (GPtrArray  *encounters,
        int         regular,
        const char *game)
{
  GPtrArray *sums = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < encounters->len; i++)
    {
      const TableeEncounter *encounter = encounters->pdata[i];
      TableeEncounter *sum = NULL;

      if (!is_with (encounter, regular, game))
        continue;

      for (guint k = 0; k < sums->len && sum == NULL; k++)
        if (g_str_equal (((TableeEncounter *) sums->pdata[k])->person, encounter->person))
          sum = sums->pdata[k];
      if (sum == NULL)
        {
          sum = g_new0 (TableeEncounter, 1);
          sum->person = encounter->person;
          g_ptr_array_add (sums, sum);
        }
      sum->games += encounter->games;
      sum->ahead += encounter->ahead;
    }

  return sums;
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  const TableeEncounter *one = *(TableeEncounter *const *) a;
  const TableeEncounter *other = *(TableeEncounter *const *) b;

  return one->games != other->games ? (one->games < other->games ? 1 : -1) : strcmp (one->person, other->person);
}

static char *
dup_line (const TableeEncounter *sum,
          gboolean               only)
{
  if (only)
    /* Translators: games of the reader against a computer player: how many, and in how many of them the reader ended before it */
    return g_strdup_printf (ngettext ("%1$u game with you: you were ahead in %2$u.", "%1$u games with you: you were ahead in %2$u.",
                                      sum->games), sum->games, sum->ahead);

  /* Translators: the same of somebody who has the name %3$s */
  return g_strdup_printf (ngettext ("%3$s: %1$u game, ahead in %2$u.", "%3$s: %1$u games, ahead in %2$u.", sum->games), sum->games,
                          sum->ahead, tablee_name_or_place (sum->person, 0));
}

char *
tablee_encounter_words (GPtrArray  *encounters,
                        int         regular,
                        const char *game)
{
  g_return_val_if_fail (encounters != NULL, NULL);

  g_autoptr (GPtrArray) sums = add_up (encounters, regular, game);
  gboolean only = is_only_person (encounters);
  g_autoptr (GString) lines = g_string_new (NULL);

  g_ptr_array_sort (sums, compare_games);
  for (guint i = 0; i < MIN (sums->len, MOST_LINES); i++)
    {
      g_autofree char *line = dup_line (sums->pdata[i], only);

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}
