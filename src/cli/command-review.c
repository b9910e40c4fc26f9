/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "review": what an expert thinks of a recorded game. */
#include "config.h"

#include "arguments.h"
#include "present/session-context.h"
#include "progress.h"

#include "notation/notation.h"
#include "present/format.h"
#include "present/plain-words.h"
#include "present/text-table.h"
#include "session/review.h"

#include <glib/gi18n-lib.h>

enum
{
  MAX_ITERATIONS = 100000000,
  DECIMALS = 3,
  JSON_DECIMALS = 4,
};

typedef struct
{
  TableeReview *review;
  GMainLoop    *loop;
  CliProgress   progress;
} Run;

static double
in_units (gint32 reward)
{
  return (double) reward / TABLEE_FINDING_UNIT;
}

static void
point_cb (TableeReview *review,
          guint         index,
          gpointer      user_data)
{
  Run *run = user_data;

  cli_progress_show (&run->progress, (gint64) (tablee_review_get_progress (review) * tablee_review_get_n_points (review)));
}

static void
running_cb (TableeReview *review,
            GParamSpec   *pspec,
            gpointer      user_data)
{
  Run *run = user_data;

  if (!tablee_review_get_running (review))
    g_main_loop_quit (run->loop);
}

static void
run_to_end (TableeReview *review)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Run run = { .review = review, .loop = loop };

  cli_progress_begin (&run.progress, 0, tablee_review_get_n_points (review));
  g_signal_connect (review, "point", G_CALLBACK (point_cb), &run);
  g_signal_connect (review, "notify::running", G_CALLBACK (running_cb), &run);
  tablee_review_start (review);
  if (tablee_review_get_running (review))
    g_main_loop_run (loop);
  g_signal_handlers_disconnect_by_data (review, &run);
  cli_progress_end (&run.progress);
}

/*
 * JSON
 */

static void
append_action (GString      *text,
               const char   *key,
               TableeReview *review,
               guint         index,
               TableeAction  action)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  g_autofree char *written = tablee_notation_for_game (ruleset->game)->action_write (ruleset, tablee_review_get_view (review, index),
                                                                                     action);

  g_string_append_printf (text, "\"%s\": ", key);
  cli_append_string (text, written);
}

static void
append_rewards (GString      *text,
                const char   *key,
                const gint32 *rewards,
                int           count)
{
  g_string_append_printf (text, "\"%s\": [", key);
  for (int i = 0; i < count; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      cli_append_decimal (text, in_units (rewards[i]), JSON_DECIMALS);
    }
  g_string_append_c (text, ']');
}

static void
append_point (GString      *text,
              TableeReview *review,
              guint         index)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  int seats = tablee_review_get_ruleset (review)->seats;

  g_string_append_printf (text, "%s\n  {\"move\": %u, \"seat\": %d, ", index > 0 ? "," : "", point->number + 1, point->seat);
  append_action (text, "played", review, index, point->played);
  g_string_append (text, ", ");
  append_action (text, "best", review, index, point->finding.best);
  g_string_append (text, ", ");
  append_rewards (text, "expected", point->finding.expected, seats);
  g_string_append (text, ", ");
  append_rewards (text, "after", point->finding.after, seats);
  g_string_append (text, ", \"loss\": ");
  cli_append_decimal (text, in_units (tablee_review_point_get_loss (point)), JSON_DECIMALS);
  g_string_append_c (text, '}');
}

/* Of a game that was given up nobody has won anything. */
static void
print_json (TableeReview *review)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  const gint32 *end = tablee_review_get_end (review);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\"game\": \"%s\", \"iterations\": %u, \"decisions\": [", ruleset->game->id,
                          tablee_review_get_iterations (review));
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    append_point (text, review, i);
  g_string_append (text, "],\n");
  if (end != NULL)
    append_rewards (text, "end", end, ruleset->seats);
  else
    g_string_append (text, "\"end\": null");
  g_print ("%s}\n", text->str);
}

/*
 * Words
 */

static void
add_heads (TableeTextTable *table,
           char           **names)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();

  g_ptr_array_add (cells, (char *) C_("review", "Move"));
  g_ptr_array_add (cells, (char *) C_("review", "Player"));
  g_ptr_array_add (cells, (char *) C_("review", "Played"));
  g_ptr_array_add (cells, (char *) C_("review", "Best"));
  for (int i = 0; names[i] != NULL; i++)
    g_ptr_array_add (cells, names[i]);
  g_ptr_array_add (cells, (char *) C_("review", "Loss"));
  tablee_text_table_add_row (table, (const char *const *) cells->pdata);
}

static void
add_point (TableeTextTable            *table,
           TableeReview               *review,
           const TableePresentContext *context,
           guint                       index)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  const void *view = tablee_review_get_view (review, index);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, tablee_format_integer (point->number + 1));
  g_ptr_array_add (cells, g_strdup (context->names[point->seat]));
  g_ptr_array_add (cells, tablee_plain_quote (context, view, point->played));
  g_ptr_array_add (cells, tablee_plain_quote (context, view, point->finding.best));
  for (int seat = 0; seat < context->ruleset->seats; seat++)
    g_ptr_array_add (cells, tablee_format_decimal (in_units (point->finding.expected[seat]), DECIMALS));
  g_ptr_array_add (cells, tablee_format_decimal (in_units (tablee_review_point_get_loss (point)), DECIMALS));
  tablee_text_table_add_row (table, (const char *const *) cells->pdata);
}

static void
print_words (TableeReview       *review,
             TableeGameSession  *session)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  g_auto (GStrv) names = tablee_session_dup_names (session);
  TableePresentContext context = { ruleset, (const char *const *) names };
  g_autofree char *numbers = g_strnfill ((gsize) ruleset->seats + 1, 'r');
  g_autofree char *alignment = g_strconcat ("rlll", numbers, NULL);
  g_autoptr (TableeTextTable) table = tablee_text_table_new (alignment);
  g_autofree char *text = NULL;

  add_heads (table, names);
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    add_point (table, review, &context, i);
  text = tablee_text_table_to_text (table);
  g_print ("%s", text);
}

static TableeGameSession *
open_session (const char  *path,
              GError     **error)
{
  g_autoptr (TableeGameRecord) record = cli_read_record (path, error);
  TableeGameSession *session;

  if (record == NULL)
    return NULL;
  if (!tablee_game_record_get_over (record))
    {
      /* Translators: name of a file */
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("%s: the game is not over"), path);
      return NULL;
    }

  session = tablee_game_session_new_for_record (record, NULL, error);
  if (session != NULL)
    tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);

  return session;
}

gboolean
cli_run_review (const CliCommand  *command,
                char             **arguments,
                GError           **error)
{
  gboolean json = FALSE;
  g_autofree char *iterations = NULL;
  gint64 number = 0;
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeReview) review = NULL;
  const GOptionEntry entries[] = {
    { "iterations", 'i', 0, G_OPTION_ARG_STRING, &iterations, N_("Search iterations for each decision"), "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  if (iterations != NULL && !cli_parse_number ("--iterations", iterations, 1, MAX_ITERATIONS, &number, error))
    return FALSE;
  session = open_session (arguments[1], error);
  if (session == NULL)
    return FALSE;

  review = tablee_review_new (session, NULL);
  if (number > 0)
    tablee_review_set_iterations (review, (guint32) number);
  run_to_end (review);
  if (json)
    print_json (review);
  else
    print_words (review, session);

  return TRUE;
}
