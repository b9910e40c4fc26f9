/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays in a measurement: levels, searches, and what stands between. */
#include "contestant.h"

#include "ai/choose.h"
#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum
{
  NODES = 200000,
  MAX_PARTS = 8,
};

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

/*
 * Reading
 */

static gboolean
set_setting (TableeSearchSettings *settings,
             const char           *key,
             double                value)
{
  if (g_str_equal (key, "exploration"))
    settings->exploration = value;
  else if (g_str_equal (key, "bias"))
    settings->bias = value;
  else if (g_str_equal (key, "trust"))
    settings->trust = value;
  else if (g_str_equal (key, "epsilon"))
    settings->epsilon = value;
  else if (g_str_equal (key, "turns"))
    settings->turns = (gint32) value;
  else if (g_str_equal (key, "decisions"))
    settings->decisions = (gint32) value;
  else if (g_str_equal (key, "ripe"))
    settings->ripe = (gint32) value;
  else if (g_str_equal (key, "unpaired"))
    settings->unpaired = value > 0;
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_search (Contestant *contestant,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  contestant->iterations = (guint32) strtoul (words[0], NULL, 10);
  for (int i = 1; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');

      if (equals == NULL)
        return FALSE;
      *equals = '\0';
      if (g_str_equal (words[i], "parts"))
        contestant->parts = atoi (equals + 1);
      else if (!set_setting (&contestant->settings, words[i], g_ascii_strtod (equals + 1, NULL)))
        return FALSE;
    }
  if (contestant->parts < 1 || contestant->parts > MAX_PARTS)
    return FALSE;
  contestant->iterations /= (guint32) contestant->parts;

  return contestant->iterations > 0;
}

static gboolean
read_player (Contestant *contestant,
             const char *name)
{
  for (contestant->level = 0; contestant->level < TABLEE_N_LEVELS; contestant->level++)
    if (g_str_equal (name, tablee_level_traits (contestant->level)->id))
      return TRUE;

  contestant->is_best = g_str_equal (name, "best");
  contestant->is_policy = g_str_equal (name, "policy");
  if (contestant->is_best || contestant->is_policy)
    return TRUE;

  return g_str_has_prefix (name, "search:") && read_search (contestant, name + strlen ("search:"));
}

gboolean
contestant_read (Contestant       *contestant,
                 const TableeGame *game,
                 const char       *name)
{
  const char *slips = strstr (name, ",slips=");
  g_autofree char *player = slips != NULL ? g_strndup (name, (gsize) (slips - name)) : g_strdup (name);

  *contestant = (Contestant){ .name = name, .parts = 1, .settings = tablee_search_settings (game) };
  contestant->slips = slips != NULL ? g_ascii_strtod (slips + strlen (",slips="), NULL) : 0;

  return contestant->slips >= 0 && contestant->slips <= 1 && read_player (contestant, player);
}

/*
 * Playing
 */

/* In an imagined truth, as playouts are played. */
static TableeAction
play_as_in_playouts (Table        *table,
                     int           seat,
                     size_t        count,
                     TableeRandom *random)
{
  const TableeRuleset *ruleset = table->ruleset;
  const TableeHeuristics *heuristics = tablee_games_heuristics (ruleset->game);
  const TableeThinking *thinking = heuristics->thinking;
  g_autofree double *weights = g_new (double, count);
  size_t best = 0;

  if (thinking != NULL && thinking->look != NULL)
    thinking->look (ruleset, table->view, table->mind);
  if (thinking != NULL && thinking->play != NULL)
    {
      memcpy (table->imagined, table->view, ruleset->game->state_size);
      ruleset->game->resample (ruleset, table->imagined, seat, random);

      return thinking->play (ruleset, table->mind, table->imagined, table->actions, count);
    }

  heuristics->weigh (ruleset, table->view, table->actions, count, weights);
  for (size_t i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return table->actions[best];
}

static TableeSearch *
search_part (const Contestant *contestant,
             Table            *table,
             int               seat,
             int               part,
             TableeRandom     *random)
{
  void *memory = (guint8 *) table->memory + (gsize) part * table->memory_size;
  TableeRandom own;
  TableeSearch *search;

  tablee_random_seed (&own, tablee_random_next (random));
  search = tablee_search_init (memory, table->memory_size, table->ruleset, table->view, seat, &contestant->settings, &own);
  tablee_search_run (search, contestant->iterations);

  return search;
}

static TableeAction
choose (const Contestant *contestant,
        Table            *table,
        int               seat,
        size_t            count,
        TableeRandom     *random)
{
  TableeSearch *search;

  if (contestant->slips > 0 && tablee_random_real (random) < contestant->slips)
    return table->actions[tablee_random_below (random, (guint32) count)];
  if (contestant->is_policy)
    return play_as_in_playouts (table, seat, count, random);
  if (contestant->is_best)
    return tablee_ai_choose (table->ruleset, table->view, TABLEE_SKILL_BEST, random, table->thought);
  if (contestant->iterations == 0)
    return tablee_thought_decide (table->thought, table->ruleset, table->view, contestant->level, TABLEE_TEMPER_STEADY, random);

  search = search_part (contestant, table, seat, 0, random);
  for (int part = 1; part < contestant->parts; part++)
    tablee_search_merge (search, search_part (contestant, table, seat, part, random));

  return tablee_search_best (search);
}

TableeAction
contestant_decide (Contestant   *contestant,
                   Table        *table,
                   const void   *state,
                   TableeRandom *random)
{
  const TableeGame *game = table->ruleset->game;
  size_t count = game->legal (table->ruleset, state, table->actions);
  int seat = tablee_game_to_move (table->ruleset, state);
  double start;
  TableeAction action;

  if (count == 1)
    return table->actions[0];

  memcpy (table->view, state, game->state_size);
  game->conceal (table->ruleset, table->view, seat);
  start = processor_seconds ();
  action = choose (contestant, table, seat, count, random);
  contestant->thinking += processor_seconds () - start;
  contestant->decisions++;

  return action;
}

void
contestant_print (const Contestant *contestant)
{
  if (contestant->decisions > 0)
    printf ("  %s: %.3f ms a decision\n", contestant->name, 1e3 * contestant->thinking / (double) contestant->decisions);
}

/*
 * The table
 */

void
table_init (Table            *table,
            const TableeGame *game,
            int               seats,
            const char       *text)
{
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GError) error = NULL;
  const TableeThinking *thinking = tablee_games_heuristics (game)->thinking;
  gsize most = 0;

  options = text != NULL && *text != '\0' ? tablee_json_parse (text, -1, &error) : NULL;
  *table = (Table){ .ruleset = error == NULL ? tablee_ruleset_new (game, seats, options, &error) : NULL };
  if (table->ruleset == NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      exit (1);
    }
  for (TableeLevel level = 0; level < TABLEE_N_LEVELS; level++)
    most = MAX (most, tablee_thought_decide_size (level, game));
  table->thought = g_malloc (most);
  table->memory_size = tablee_search_size (game, NODES) / 16 * 16;
  table->memory = g_malloc (MAX_PARTS * table->memory_size);
  table->view = g_malloc (game->state_size);
  table->imagined = g_malloc (game->state_size);
  table->mind = g_malloc (thinking != NULL ? thinking->mind_size : 0);
  table->actions = g_new (TableeAction, game->max_actions);
}

void
table_clear (Table *table)
{
  g_free (table->thought);
  g_free (table->memory);
  g_free (table->view);
  g_free (table->imagined);
  g_free (table->mind);
  g_free (table->actions);
  tablee_ruleset_unref (table->ruleset);
}

void
table_play (Table        *table,
            void         *state,
            int           seat,
            Contestant   *one,
            Contestant   *others,
            TableeRandom *random,
            double       *rewards)
{
  const TableeGame *game = table->ruleset->game;
  int mover;

  while ((mover = tablee_game_to_move (table->ruleset, state)) != TABLEE_NOBODY)
    game->apply (table->ruleset, state, contestant_decide (mover == seat ? one : others, table, state, random), NULL);
  tablee_games_heuristics (game)->reward (table->ruleset, state, rewards);
}
