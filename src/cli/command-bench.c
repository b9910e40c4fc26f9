/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "bench": how fast rules and search are on this machine. */
#include "config.h"

#include "arguments.h"

#include "present/format.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>
#include <time.h>

enum
{
  GAMES_A_LOOK = 16,  /* so many games between two looks at the clock */
  DEFAULT_MILLISECONDS = 300,
  MAX_MILLISECONDS = 600000,
};

typedef struct
{
  const TableeGame *game;
  int               seats;
  double            playouts_per_second;
  double            decisions_per_second;
} Measurement;

/* Microseconds that this thread has computed: what others do on the machine meanwhile is no part of how fast a core is. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Plays on at random to the end. Returns how many decisions that took. */
static gint64
play_out (const TableeRuleset *ruleset,
          void                *state,
          TableeAction        *actions,
          TableeRandom        *random)
{
  const TableeGame *game = ruleset->game;
  gint64 decisions = 0;
  size_t count;

  while ((count = game->legal (ruleset, state, actions)) > 0)
    {
      game->apply (ruleset, state, actions[tablee_random_below (random, (uint32_t) count)], NULL);
      decisions++;
    }

  return decisions;
}

static void
measure (const TableeRuleset *ruleset,
         gint64               microseconds,
         Measurement         *measurement)
{
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  gint64 playouts = 0;
  gint64 decisions = 0;
  gint64 start = get_time ();
  gint64 passed;
  TableeRandom random;

  tablee_random_seed (&random, 1);
  do
    {
      for (int i = 0; i < GAMES_A_LOOK; i++)
        {
          TableeRandom deal;

          tablee_random_seed (&deal, tablee_random_next (&random));
          game->deal (ruleset, state, &deal, NULL);
          decisions += play_out (ruleset, state, actions, &random);
        }
      playouts += GAMES_A_LOOK;
      passed = get_time () - start;
    }
  while (passed < microseconds);

  *measurement = (Measurement){
    .game = game,
    .seats = ruleset->seats,
    .playouts_per_second = (double) playouts * G_USEC_PER_SEC / (double) passed,
    .decisions_per_second = (double) decisions * G_USEC_PER_SEC / (double) passed,
  };
}

/* For every number of seats, with the default options. */
static gboolean
measure_game (const TableeGame  *game,
              gint64             microseconds,
              GArray            *measurements,
              GError           **error)
{
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, error);
      Measurement measurement;

      if (ruleset == NULL)
        return FALSE;

      measure (ruleset, microseconds, &measurement);
      g_array_append_val (measurements, measurement);
    }

  return TRUE;
}

static void
print_json (const GArray *measurements)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint i = 0; i < measurements->len; i++)
    {
      const Measurement *measurement = &g_array_index (measurements, Measurement, i);

      g_string_append_printf (text, "%s\n  { \"game\": \"%s\", \"seats\": %d, \"playouts_per_second\": ", i > 0 ? "," : "",
                              measurement->game->id, measurement->seats);
      cli_append_decimal (text, measurement->playouts_per_second, 1);
      g_string_append (text, ", \"decisions_per_second\": ");
      cli_append_decimal (text, measurement->decisions_per_second, 1);
      g_string_append_printf (text, ", \"state_bytes\": %" G_GSIZE_FORMAT " }", measurement->game->state_size);
    }
  g_print ("%s\n]\n", text->str);
}

static void
print_words (const GArray *measurements)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("lrrrr");
  g_autofree char *text = NULL;

  tablee_text_table_add (table, C_("benchmark", "game"), C_("benchmark", "seats"), C_("benchmark", "games a second"),
                         C_("benchmark", "decisions a second"), C_("benchmark", "bytes of a state"));
  for (guint i = 0; i < measurements->len; i++)
    {
      const Measurement *measurement = &g_array_index (measurements, Measurement, i);
      g_autofree char *seats = g_strdup_printf ("%d", measurement->seats);
      g_autofree char *playouts = tablee_format_integer ((gint64) measurement->playouts_per_second);
      g_autofree char *decisions = tablee_format_integer ((gint64) measurement->decisions_per_second);
      g_autofree char *bytes = tablee_format_integer ((gint64) measurement->game->state_size);

      tablee_text_table_add (table, measurement->game->id, seats, playouts, decisions, bytes);
    }
  text = tablee_text_table_to_text (table);
  g_print ("%s", text);
}

gboolean
cli_run_bench (const CliCommand  *command,
               char             **arguments,
               GError           **error)
{
  gboolean json = FALSE;
  g_autofree char *time_text = NULL;
  gint64 milliseconds = DEFAULT_MILLISECONDS;
  g_autoptr (GArray) measurements = g_array_new (FALSE, FALSE, sizeof (Measurement));
  const TableeGame *only = NULL;
  const GOptionEntry entries[] = {
    { "time", 't', 0, G_OPTION_ARG_STRING, &time_text, N_("How long to measure each number of seats"), "MILLISECONDS" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 0, 1, &arguments, error))
    return FALSE;
  if (time_text != NULL && !cli_parse_number ("--time", time_text, 1, MAX_MILLISECONDS, &milliseconds, error))
    return FALSE;
  if (arguments[1] != NULL && (only = cli_find_game (arguments[1], error)) == NULL)
    return FALSE;

  for (size_t i = 0; tablee_games[i] != NULL; i++)
    if ((only == NULL || only == tablee_games[i]) && !measure_game (tablee_games[i], milliseconds * 1000, measurements, error))
      return FALSE;

  if (json)
    print_json (measurements);
  else
    print_words (measurements);

  return TRUE;
}
