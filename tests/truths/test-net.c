/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Two truths at the door to a friend elsewhere: what the host would say to a seat that cannot tell them apart is the same to the last letter,
 * wherever the game stands, so that neither the friend nor whoever counts bytes on the way learns which it is. A word is put when it
 * differs from the last one: there are as many, too.
 */
#include "pair.h"

#include <string.h>

#include "net/host-private.h"
#include "net/memory-broker.h"

enum
{
  PAIRS = 4,
  ACTIONS = 12,
};

static const TableeWeather fine = { 0 };

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

static void
keep_cb (TableeHost *host)
{
  tablee_host_kept (host);
}

static TableeGameSession *
load (const TruthPair *pair,
      int              which,
      guint            n)
{
  g_autofree char *text = truth_pair_to_record (pair, which, n, TRUTH_PEOPLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse (text, -1, &error);
  g_autoptr (TableeSeat) seat = NULL;

  g_assert_no_error (error);
  seat = g_list_model_get_item (tablee_game_record_get_seats (record), (guint) pair->viewer);
  tablee_seat_change (seat, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY, NULL, -1);

  return tablee_game_session_new_for_record (record, NULL, &error);
}

/* What is kept of a host of that game, with the viewer's seat as the only one that is offered. Returns: (transfer full) */
static char *
make_text (const TruthPair   *pair,
           TableeGameSession *session,
           TableeSlots       *slots)
{
  g_autoptr (TableeHost) host = tablee_host_new (pair->ruleset, pair->options, tablee_game_session_get_seats (session), TRUE, "mqtt://memory", slots);

  return tablee_host_to_text (host);
}

/* What the host says to the viewer after the first @n actions. Returns: (transfer full) (nullable): NULL if the game goes on by itself
 * from there, by the seed, which both may see. */
static char *
listen (const TruthPair *pair,
        int              which,
        guint            n)
{
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fine);
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
  g_autoptr (TableeGameSession) session = load (pair, which, n);
  g_autofree char *text = make_text (pair, session, slots);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeHost) host = tablee_host_new_for_text (text, slots, session, &error);
  TableePlace *place;
  char *said;

  g_assert_no_error (error);
  g_signal_connect (host, "keep", G_CALLBACK (keep_cb), NULL);
  tablee_host_open (host);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  place = host->places->pdata[0];
  g_assert_cmpint (place->seat, ==, pair->viewer);
  place->question = place->question != 0 ? 1 : 0;
  memset (host->share.commitment, 0, sizeof host->share.commitment);
  memset (place->share.commitment, 0, sizeof place->share.commitment);
  said = tablee_game_session_get_n_played (session) == n ? tablee_host_compose (host, place) : NULL;
  tablee_game_session_stop (session);

  return said;
}

static guint
compare (const TruthPair *pair,
         guint            n)
{
  g_autofree char *a = listen (pair, TRUTH_A, n);
  g_autofree char *b = listen (pair, TRUTH_B, n);

  if (a == NULL || b == NULL)
    return 0;

  g_assert_nonnull (strstr (a, "\"log\""));
  for (gsize i = 0; a[i] != '\0' || b[i] != '\0'; i++)
    if (a[i] != b[i])
      {
        gsize from = i > 60 ? i - 60 : 0;

        g_test_message ("after %u actions: …%.120s…, or …%.120s…", n, a + from, b + from);
        return 1;
      }

  return 0;
}

static void
test_pairs (gconstpointer data)
{
  const Case *test = data;
  guint differing = 0;

  for (guint i = 0; i < count_pairs (); i++)
    for (int viewer = 0; viewer < test->seats; viewer++)
      {
        g_autoptr (TruthPair) pair = truth_pair_new (test->sample, test->seats, viewer, i, ACTIONS);

        for (guint n = 0; n <= pair->actions[TRUTH_A]->len; n++)
          {
            if (n > 0)
              differing += g_array_index (pair->actions[TRUTH_A], TableeAction, n - 1) != g_array_index (pair->actions[TRUTH_B], TableeAction, n - 1);
            g_assert_cmpuint (compare (pair, n), ==, 0);
          }
      }
  g_test_message ("%u actions were others in the other truth", differing);
}

/* Another card is noticed where the viewer knows it. */
static void
test_noticed (void)
{
  guint known = 0;

  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    {
      g_autoptr (TruthPair) pair = truth_pair_new (tablee_samples[i], 2, 0, 3, ACTIONS);

      g_assert_cmpuint (compare (pair, 0), ==, 0);
      if (truth_pair_change_known (pair, tablee_samples[i], 3))
        {
          g_assert_cmpuint (compare (pair, 0), ==, 1);
          known++;
        }
    }
  g_assert_cmpuint (known, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    for (int seats = MAX (tablee_samples[i]->game->min_seats, 2); seats <= MIN (tablee_samples[i]->game->max_seats, 3); seats++)
      {
        g_autofree char *path = g_strdup_printf ("/net/truths/%s/%d", tablee_samples[i]->game->id, seats);
        Case *test = g_new (Case, 1);

        *test = (Case){ .sample = tablee_samples[i], .seats = seats };
        g_test_add_data_func_full (path, test, test_pairs, g_free);
      }
  g_test_add_func ("/net/truths/noticed", test_noticed);

  return g_test_run ();
}
