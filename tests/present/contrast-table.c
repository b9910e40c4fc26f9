/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table at which two actions are compared in words. */
#include "config.h"
#include "contrast-table.h"

#include <string.h>

const char *const contrast_names[] = { "Ana", "Bo", "Cleo", "Dina", "Emil", "Flo", "Gus", "Hal", "Ida", NULL };

void
table_clear (Table *self)
{
  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
  g_free (self->view);
  g_free (self->actions);
}

void
table_init (Table            *self,
            const TableeGame *game)
{
  TableeRandom seed;

  self->ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), NULL, NULL);
  self->view = g_malloc (game->state_size);
  self->actions = g_new (TableeAction, game->max_actions);
  for (guint64 number = 1; number == 1 || self->seat != 0; number++)
    {
      tablee_random_seed (&seed, number);
      game->deal (self->ruleset, self->view, &seed, NULL);
      self->seat = tablee_game_to_move (self->ruleset, self->view);
    }
  game->conceal (self->ruleset, self->view, self->seat);
  game->legal (self->ruleset, self->view, self->actions);
}

void
assert_said (char       *sentences,
             const char *expression)
{
  g_autofree char *said = sentences;

  if (expression == NULL)
    g_assert_null (said);
  else if (said == NULL || !g_regex_match_simple (expression, said, 0, 0))
    g_error ("“%s” instead of “%s”", said, expression);
}

void
assert_evident_then (const Table        *table,
                     TableeAction        better,
                     TableeAction        other,
                     const TableeAction *then,
                     const char         *expression)
{
  TableePresentContext context = { table->ruleset, contrast_names, table->seat + 1 };

  assert_said (tablee_contrast_words_evident (&context, &(TableeComparison){ table->view, better, other, then }), expression);
}

void
assert_evident (const Table  *table,
                TableeAction  better,
                TableeAction  other,
                const char   *expression)
{
  assert_evident_then (table, better, other, NULL, expression);
}
