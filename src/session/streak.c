/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many games somebody has won in a row. */
#include "config.h"
#include "streak.h"

#include "notation/json-text.h"
#include "notation/notation.h"

TableeStreak *
tablee_streak_new (const char *game,
                   const char *rules,
                   const char *name)
{
  TableeStreak *self;

  g_return_val_if_fail (game != NULL && rules != NULL && name != NULL, NULL);

  self = g_new0 (TableeStreak, 1);
  self->game = g_strdup (game);
  self->rules = g_strdup (rules);
  self->name = g_strdup (name);

  return self;
}

void
tablee_streak_free (TableeStreak *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->game);
  g_free (self->rules);
  g_free (self->name);
  g_free (self);
}

void
tablee_streak_add (TableeStreak *self,
                   TableeAlone   result)
{
  g_return_if_fail (self != NULL);

  self->games++;
  if (result == TABLEE_ALONE_LOST)
    self->current = 0;
  else if (result == TABLEE_ALONE_WON)
    self->current++;
  self->best = MAX (self->best, self->current);
}

char *
tablee_streak_dup_rules (const TableeRuleset *ruleset)
{
  g_autoptr (JsonObject) options = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);

  options = tablee_ruleset_options_to_json (ruleset);
  if (json_object_has_member (options, "first"))
    json_object_remove_member (options, "first");

  return json_object_get_size (options) > 0 ? tablee_json_to_text (options) : g_strdup ("");
}

const TableeStreak *
tablee_streak_find (GPtrArray  *streaks,
                    const char *game,
                    const char *rules,
                    const char *name)
{
  g_return_val_if_fail (streaks != NULL, NULL);
  g_return_val_if_fail (game != NULL && rules != NULL && name != NULL, NULL);

  for (guint i = 0; i < streaks->len; i++)
    {
      const TableeStreak *streak = streaks->pdata[i];

      if (g_str_equal (streak->game, game) && g_str_equal (streak->rules, rules) && g_str_equal (streak->name, name))
        return streak;
    }

  return NULL;
}
