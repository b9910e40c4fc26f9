/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened in the kill test. */
#include "kill-tally.h"

#include "games/catalogue.h"

static guint
find_place (const char *game)
{
  guint place = 0;

  while (tablee_games[place] != NULL && g_strcmp0 (tablee_games[place]->id, game) != 0)
    place++;
  g_assert_cmpuint (place, <, KILL_MAX_GAMES);

  return place;
}

void
kill_tally_acknowledged (KillTally      *self,
                         const KillStep *step)
{
  self->games[find_place (step->game)].acknowledged[step->kind]++;
}

/* The game that was played last. Returns: (nullable) */
static const char *
find_played (const KillState *known,
             GPtrArray       *pending)
{
  g_autoptr (KillState) state = kill_state_copy (known);

  for (guint i = 0; i < pending->len; i++)
    kill_state_carry_out (state, pending->pdata[i]);
  if (kill_state_lookup (state, state->current) == NULL)
    return NULL;

  return g_intern_string (kill_state_lookup (state, state->current)->game);
}

static gboolean
is_written (const KillStep *step)
{
  return step->kind != KILL_RESUME && step->kind != KILL_LEAVE;
}

void
kill_tally_killed (KillTally       *self,
                   const KillState *known,
                   GPtrArray       *pending,
                   guint            kept)
{
  KillCounts *counts = &self->games[find_place (find_played (known, pending))];
  gboolean ahead = kept > pending->len;
  gboolean behind = FALSE;

  for (guint i = 0; i < pending->len; i++)
    if (is_written (pending->pdata[i]) && i < kept)
      ahead = TRUE;
    else if (is_written (pending->pdata[i]))
      {
        behind = TRUE;
        self->cut[((KillStep *) pending->pdata[i])->kind]++;
      }
  counts->kills++;
  counts->ahead += ahead;
  counts->behind += behind;
}

static gboolean
is_finished (const KillGame *game)
{
  return game != NULL && game->over && game->given_up_by == TABLEE_NOBODY;
}

/* How many games are finished in @state and not in @other. */
static guint
count_finished (const KillState *state,
                const KillState *other)
{
  GHashTableIter iter;
  gpointer id;
  gpointer game;
  guint count = 0;

  g_hash_table_iter_init (&iter, state->games);
  while (g_hash_table_iter_next (&iter, &id, &game))
    count += is_finished (game) && !is_finished (kill_state_lookup (other, *(gint64 *) id));

  return count;
}

void
kill_tally_found (KillTally       *self,
                  const KillState *before,
                  const KillState *found)
{
  self->finished += count_finished (found, before);
  self->gone += count_finished (before, found);
}

static void
add (KillCounts       *sum,
     const KillCounts *counts)
{
  for (KillKind kind = 0; kind < KILL_N_KINDS; kind++)
    sum->acknowledged[kind] += counts->acknowledged[kind];
  sum->kills += counts->kills;
  sum->ahead += counts->ahead;
  sum->behind += counts->behind;
}

static void
tell_kinds (const char  *title,
            const guint *counts)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (KillKind kind = 0; kind < KILL_N_KINDS; kind++)
    if (counts[kind] > 0)
      g_string_append_printf (line, "%s%s %u", line->len > 0 ? ", " : "", kill_kinds[kind], counts[kind]);
  g_test_message ("%s: %s", title, line->str);
}

static void
tell_counts (const char       *title,
             const KillCounts *counts)
{
  g_autofree char *whole = g_strdup_printf ("%s: %u kills, %u ahead of the acknowledgement, %u behind what was handed in;"
                                            " acknowledged", title, counts->kills, counts->ahead, counts->behind);

  tell_kinds (whole, counts->acknowledged);
}

void
kill_tally_tell (const KillTally *self)
{
  KillCounts all = { 0 };
  guint place;

  for (place = 0; tablee_games[place] != NULL; place++)
    {
      tell_counts (tablee_games[place]->id, &self->games[place]);
      add (&all, &self->games[place]);
    }
  tell_counts ("no game", &self->games[place]);
  add (&all, &self->games[place]);
  tell_counts ("all", &all);
  tell_kinds ("cut off", self->cut);
  g_test_message ("%u finished games were found, %u of them were deleted", self->finished, self->gone);
  g_test_message ("planted and noticed: %u early acknowledgements, %u lives of which nothing was written", self->early,
                  self->silent);
  for (guint i = 0; i < kill_n_damages; i++)
    g_test_message ("planted and noticed: %u times %s", self->damages[i], kill_damages[i].what);
}

void
kill_tally_assert (const KillTally *self)
{
  KillCounts all = { 0 };

  for (guint place = 0; tablee_games[place] != NULL; place++)
    {
      g_assert_cmpuint (self->games[place].acknowledged[KILL_PERSON], >, 0);
      g_assert_cmpuint (self->games[place].acknowledged[KILL_COMPUTER], >, 0);
      g_assert_cmpuint (self->games[place].kills, >, 0);
      add (&all, &self->games[place]);
    }
  for (KillKind kind = 0; kind < KILL_N_KINDS; kind++)
    g_assert_cmpuint (all.acknowledged[kind], >, 0);
  g_assert_cmpuint (all.ahead, >, 0);
  g_assert_cmpuint (all.behind, >, 0);
  g_assert_cmpuint (self->finished, >, 0);
  g_assert_cmpuint (self->gone, >, 0);
  g_assert_cmpuint (self->early, >, 0);
  g_assert_cmpuint (self->silent, >, 0);
  for (guint i = 0; i < kill_n_damages; i++)
    g_assert_cmpuint (self->damages[i], >, 0);
}
