/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to review a finished game: bench-review FILE [ITERATIONS]. */
#include "session/review.h"

static double
in_hundredths (gint32 reward)
{
  return reward * 100.0 / TABLEE_FINDING_UNIT;
}

static void
running_cb (TableeReview *review,
            GParamSpec   *pspec,
            gpointer      user_data)
{
  if (!tablee_review_get_running (review))
    g_main_loop_quit (user_data);
}

static void
print_points (TableeReview *review)
{
  int seats = tablee_review_get_ruleset (review)->seats;
  const gint32 *end = tablee_review_get_end (review);

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    {
      const TableeReviewPoint *point = tablee_review_get_point (review, i);

      g_print ("%4u seat %d:", point->number, point->seat);
      for (int seat = 0; seat < seats; seat++)
        g_print (" %6.1f", in_hundredths (point->finding.expected[seat]));
      g_print ("  loss %6.1f\n", in_hundredths (tablee_review_point_get_loss (point)));
    }
  for (int seat = 0; seat < seats && end != NULL; seat++)
    g_print (" %6.1f", in_hundredths (end[seat]));
  g_print ("\n");
}

static void
print_turning_points (TableeReview *review)
{
  g_autoptr (GArray) turning = tablee_review_dup_turning_points (review);

  for (guint i = 0; i < turning->len; i++)
    {
      const TableeTurningPoint *point = &g_array_index (turning, TableeTurningPoint, i);

      g_print ("%s of seat %d at %u: %.1f to %.1f%s\n", point->kind == TABLEE_TURNING_POINT_LOSS ? "loss" : "turn", point->seat,
               tablee_review_get_point (review, point->index)->number, in_hundredths (point->from), in_hundredths (point->to),
               point->largest ? ", the largest" : "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeReview) review = NULL;
  gint64 began;

  if (argc < 2 || !g_file_get_contents (argv[1], &text, NULL, &error))
    g_error ("%s", error != NULL ? error->message : "FILE is missing");
  record = tablee_game_record_parse (text, -1, &error);
  session = record != NULL ? tablee_game_session_new_for_record (record, NULL, &error) : NULL;
  if (session == NULL)
    g_error ("%s", error->message);

  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  review = tablee_review_new (session, NULL);
  if (argc > 2)
    tablee_review_set_iterations (review, (guint32) g_ascii_strtoull (argv[2], NULL, 10));
  g_signal_connect (review, "notify::running", G_CALLBACK (running_cb), loop);
  began = g_get_monotonic_time ();
  tablee_review_start (review);
  if (tablee_review_get_running (review))
    g_main_loop_run (loop);
  print_points (review);
  print_turning_points (review);
  g_print ("%u decisions in %.1f s\n", tablee_review_get_n_points (review), (double) (g_get_monotonic_time () - began) / 1e6);

  return 0;
}
