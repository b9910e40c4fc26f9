/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Two truths at the door through which everything goes to the eyes of a person: what a session tells, and when, is the same for
 * both. Time is a clock of the test's own. TABLEE_TRUTHS: how many pairs of each game, number of seats and viewer; a few without.
 */
#include "pair.h"
#include "transcript.h"

enum
{
  PAIRS = 6,
  ACTIONS = 12,
};

typedef struct
{
  const TableeSample *sample;
  int                 seats;
} Case;

static guint
count_pairs (void)
{
  const char *wanted = g_getenv ("TABLEE_TRUTHS");

  return wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : PAIRS;
}

typedef struct
{
  guint actions;
  guint differing;   /* actions that are others in the two truths */
  guint forced;      /* moments that tell a choice from none */
} Tally;

static void
count (const TruthPair *pair,
       Tally           *tally)
{
  guint length = pair->actions[TRUTH_A]->len;

  tally->actions += length;
  for (guint i = 0; i < length; i++)
    {
      tally->differing += g_array_index (pair->actions[TRUTH_A], TableeAction, i) !=
                          g_array_index (pair->actions[TRUTH_B], TableeAction, i);
      tally->forced += truth_pair_is_secretly_forced (pair, i);
    }
}

static void
compare (const TruthPair        *pair,
         const TranscriptManner *manner)
{
  g_autofree char *a = transcript_new (pair, TRUTH_A, manner);
  g_autofree char *b = transcript_new (pair, TRUTH_B, manner);
  g_autofree char *difference = transcript_find_difference (a, b);

  if (difference != NULL)
    {
      g_test_message ("%s, %s", manner->name, difference);
      g_test_fail ();
    }
}

static void
test_pairs (gconstpointer data)
{
  const Case *test = data;
  Tally tally = { 0 };

  for (guint i = 0; i < count_pairs (); i++)
    for (int viewer = TABLEE_NOBODY; viewer < test->seats; viewer++)
      {
        g_autoptr (TruthPair) pair = truth_pair_new (test->sample, test->seats, viewer, i, ACTIONS);

        count (pair, &tally);
        for (gsize manner = 0; manner < transcript_n_manners; manner++)
          compare (pair, &transcript_manners[manner]);
        if (g_test_failed ())
          {
            g_test_message ("pair %u of viewer %d", i, viewer);
            return;
          }
      }
  g_test_message ("%u actions, %u of them others in the other truth, %u secretly forced", tally.actions, tally.differing,
                  tally.forced);
}

/* The comparison notices another card where it is known, and another time. */
static void
test_noticed (void)
{
  const TranscriptManner *shortly = &transcript_manners[0];
  TranscriptManner longer = *shortly;
  gboolean known = FALSE;
  guint slow = 0;

  longer.thought *= 100;
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    {
      g_autoptr (TruthPair) pair = truth_pair_new (tablee_samples[i], 2, 0, 3, ACTIONS);
      g_autofree char *soon = transcript_new (pair, TRUTH_A, shortly);
      g_autofree char *late = transcript_new (pair, TRUTH_A, &longer);
      g_autofree char *another = NULL;

      slow += !g_str_equal (soon, late);
      if (!truth_pair_change_known (pair, tablee_samples[i], 3))
        continue;

      known = TRUE;
      g_free (soon);
      soon = transcript_new (pair, TRUTH_A, shortly);
      another = transcript_new (pair, TRUTH_B, shortly);
      g_assert_cmpstr (soon, !=, another);
    }
  g_assert_true (known);
  g_assert_cmpuint (slow, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    for (int seats = MAX (tablee_samples[i]->game->min_seats, 1); seats <= MIN (tablee_samples[i]->game->max_seats, 4); seats++)
      {
        g_autofree char *path = g_strdup_printf ("/truths/%s/%d", tablee_samples[i]->game->id, seats);
        Case *test = g_new (Case, 1);

        *test = (Case){ .sample = tablee_samples[i], .seats = seats };
        g_test_add_data_func_full (path, test, test_pairs, g_free);
      }

  g_test_add_func ("/truths/noticed", test_noticed);

  return g_test_run ();
}
