/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Martian 12s with draws that the test decides. */
#include "script.h"

void
script_init (Script *script,
             int     seats)
{
  *script = (Script){ 0 };
  m12_ruleset_init (&script->ruleset, seats);
  script->ruleset.base.first = 0;
}

void
script_begin (Script *script)
{
  TableeRandom seed;

  tablee_random_seed (&seed, 12);
  m12_ruleset_complete (&script->ruleset);
  tablee_martian_12s_game.deal (&script->ruleset.base, &script->state, &seed, NULL);
}

static void
apply (Script       *script,
       TableeAction  action)
{
  const TableeGame *game = &tablee_martian_12s_game;

  script->events = (TableeEventList){ .items = script->items, .capacity = game->max_events };
  g_assert_true (script_is_legal (script, action));
  game->apply (&script->ruleset.base, &script->state, action, &script->events);
}

/* Brings a pyramid of @value to the place from where the next of @size is taken. */
static gboolean
bring_up (Script *script,
          int     size,
          int     value)
{
  M12Pyramid *bag = script->state.bag[size];
  int last = script->state.left[size] - 1;

  for (int i = 0; i <= last; i++)
    if (m12_pyramid_value (bag[i]) == value)
      {
        M12Pyramid pyramid = bag[i];

        bag[i] = bag[last];
        bag[last] = pyramid;
        return TRUE;
      }

  return FALSE;
}

void
script_pull (Script *script,
             int     size,
             int     value)
{
  if (!bring_up (script, size, value))
    g_error ("No pyramid of %d points is left of size %d", value, size);
  apply (script, M12_ACTION_PULL_SMALL + (TableeAction) size);
}

void
script_play (Script     *script,
             const char *moves)
{
  for (; *moves != '\0'; moves++)
    {
      int size = 0;

      if (*moves == ' ')
        continue;
      if (*moves == 'p')
        {
          apply (script, M12_ACTION_PASS);
          continue;
        }
      while (size < M12_SIZES - 1 && !bring_up (script, size, g_ascii_digit_value (*moves)))
        size++;
      script_pull (script, size, g_ascii_digit_value (*moves));
    }
}

gboolean
script_is_legal (Script       *script,
                 TableeAction  action)
{
  const TableeGame *game = &tablee_martian_12s_game;
  TableeAction actions[M12_SIZES + 1];
  gsize count = game->legal (&script->ruleset.base, &script->state, actions);
  gboolean legal = FALSE;

  for (gsize i = 0; i < count; i++)
    legal |= actions[i] == action;
  g_assert_cmpint (legal, ==, game->check (&script->ruleset.base, &script->state, action) == TABLEE_REASON_NONE);

  return legal;
}

int
script_bag (Script *script)
{
  return script->state.left[0] + script->state.left[1] + script->state.left[2];
}

const TableeEvent *
script_event (Script   *script,
              M12Event  kind)
{
  for (gsize i = 0; i < script->events.count; i++)
    if (script->items[i].kind == kind)
      return &script->items[i];

  return NULL;
}
