/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Two truths in the window of the application: whatever the viewer looks at, and whatever lies in the widgets without being shown, is
 * the same. One program plays all pairs, one after the other, by a clock of the test's own; tests/app/test_truths.py looks at some
 * from outside. TABLEE_TRUTHS: how many pairs of each game, number of seats and language; without, one of the fewest
 * seats in English and one of the most in French. TABLEE_TRUTHS_FIRST: the number of the first.
 */
#include "config.h"
#include "look.h"
#include "sight.h"

#include "present/language.h"
#include "tests/widgets/support.h"

enum
{
  ACTIONS = 7,
  TRIES = 100,
};

typedef struct
{
  const TableeSample *sample;
  int                 seats;
  const char         *language;
} Case;

static TableeWindow *window;
static guint pairs;
static guint sights;
static int status;

static guint
read_number (const char *variable,
             guint       otherwise)
{
  const char *wanted = g_getenv (variable);

  return wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : otherwise;
}

/* Which aspects are not the same at some moment. */
static guint
compare (GPtrArray *one,
         GPtrArray *other,
         gboolean   tells)
{
  guint different = 0;

  for (guint i = 0; i < MIN (one->len, other->len); i++)
    for (int aspect = 0; aspect < TRUTH_N_ASPECTS; aspect++)
      {
        TruthSight *a = one->pdata[i];
        TruthSight *b = other->pdata[i];
        g_autofree char *difference = truth_sight_find_difference (a, b, (TruthAspect) aspect);

        if (difference == NULL && g_str_equal (a->name, b->name))
          continue;

        different |= 1u << aspect;
        if (tells)
          g_test_message ("%s | %s: %s: %s", a->name, b->name, truth_aspects[aspect], difference);
      }

  return one->len == other->len ? different : ~0u;
}

static guint
look_at_both (const TruthPair   *pair,
              const TruthManner *manner,
              gboolean           tells)
{
  g_autoptr (GPtrArray) a = truth_look_through (window, pair, TRUTH_A, manner);
  g_autoptr (GPtrArray) b = truth_look_through (window, pair, TRUTH_B, manner);

  pairs++;
  sights += a->len;

  return compare (a, b, tells);
}

/* Nobody looks on at computers. */
static TruthManner
find_manner (int   viewer,
             guint number)
{
  return (TruthManner){
    .company = viewer == TABLEE_NOBODY || number % 3 == 1 ? TRUTH_PEOPLE : TRUTH_COMPUTERS,
    .level = (TableeLevel) (number % TABLEE_N_LEVELS),
    .width = number % 4 == 3 ? 400 : 1000,
    .height = 720,
  };
}

static const TableeSample *
find_sample (const char *id)
{
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    if (g_str_equal (tablee_samples[i]->game->id, id))
      return tablee_samples[i];

  g_error ("no game %s", id);
}

static void
set_language (const char *language)
{
  GSettings *settings = tablee_house_get_settings (tablee_application_get_house (tablee_application_get_default ()));

  g_settings_set_string (settings, "language", language);
  truth_sight_settle (GTK_WIDGET (window));
}

static void
test_pairs (gconstpointer data)
{
  const Case *test = data;
  guint first = read_number ("TABLEE_TRUTHS_FIRST", 0);

  set_language (test->language);
  for (guint i = first; i < first + read_number ("TABLEE_TRUTHS", 1); i++)
    {
      int viewer = (int) ((i + (guint) test->seats) % (guint) (test->seats + 1)) - 1;
      TruthManner manner = find_manner (viewer, i + (guint) test->seats);
      g_autoptr (TruthPair) pair = truth_pair_new (test->sample, test->seats, viewer, i, ACTIONS);

      if (look_at_both (pair, &manner, TRUE) == 0)
        continue;

      g_test_message ("pair %u of viewer %d", i, viewer);
      g_test_fail ();
      return;
    }
}

/* Where the keyboard was in the hand of who passed the table on: it stood at another place in each truth, and the next one found it
 * there. */
static void
test_keyboard (void)
{
  const TableeSample *sample = find_sample ("space-beans");
  TruthManner manner = { .company = TRUTH_PEOPLE, .width = 1000, .height = 720 };
  g_autoptr (TruthPair) pair = truth_pair_new (sample, 5, 0, 2, ACTIONS);

  set_language ("en");
  g_assert_cmpuint (look_at_both (pair, &manner, TRUE), ==, 0);
}

/* The viewer plays with what is known: the last action there is, in each truth. Returns whether they are two. */
static gboolean
play_with_what_is_known (TruthPair *pair)
{
  g_autofree TableeAction *actions = g_new (TableeAction, pair->ruleset->game->max_actions);

  if (truth_pair_mover (pair, 0) != pair->viewer)
    return FALSE;

  for (int which = TRUTH_A; which <= TRUTH_B; which++)
    {
      gsize count = truth_pair_legal (pair, which, 0, actions);

      g_array_append_val (pair->actions[which], actions[count - 1]);
    }

  return g_array_index (pair->actions[TRUTH_A], TableeAction, 0) != g_array_index (pair->actions[TRUTH_B], TableeAction, 0);
}

static TruthPair *
find_known (void)
{
  for (guint64 seed = 0; seed < TRIES; seed++)
    for (gsize i = 0; tablee_samples[i] != NULL; i++)
      {
        g_autoptr (TruthPair) pair = truth_pair_new (tablee_samples[i], 2, 0, seed, 0);

        if (truth_pair_change_known (pair, tablee_samples[i], seed) && play_with_what_is_known (pair))
          return g_steal_pointer (&pair);
      }

  g_error ("nothing is known");
}

/* Two truths in which a computer begins that has a choice. */
static TruthPair *
find_thought (void)
{
  for (guint64 seed = 0; seed < TRIES; seed++)
    {
      g_autoptr (TruthPair) pair = truth_pair_new (tablee_samples[0], 2, 0, seed, 1);

      if (truth_pair_mover (pair, 0) != pair->viewer && pair->actions[TRUTH_A]->len > 0)
        return g_steal_pointer (&pair);
    }

  g_error ("nobody thinks");
}

/* A word that nobody can see, another time, and another card where it is known: the comparison can fail. */
static void
test_noticed (void)
{
  g_autoptr (TruthPair) thought = find_thought ();
  g_autoptr (TruthPair) known = find_known ();
  TruthManner manner = { .company = TRUTH_COMPUTERS, .level = TABLEE_LEVEL_MEDIUM, .width = 1000, .height = 720 };

  set_language ("en");
  manner.fault = TRUTH_HIDDEN_WORD;
  g_assert_cmpuint (look_at_both (thought, &manner, FALSE), ==, 1u << TRUTH_HIDDEN);
  manner.fault = TRUTH_LONG_THOUGHT;
  g_assert_cmpuint (look_at_both (thought, &manner, FALSE), ==, 1u << TRUTH_TIME);
  manner.fault = TRUTH_NO_FAULT;
  g_assert_cmpuint (look_at_both (known, &manner, FALSE) | 1u << TRUTH_TIME, ==, (1u << TRUTH_N_ASPECTS) - 1);
}

/* @usual: the number of seats that is looked at in every run. */
static void
add_pairs (const TableeSample *sample,
           const char         *language,
           int                 usual)
{
  gboolean all = g_getenv ("TABLEE_TRUTHS") != NULL;

  for (int seats = MAX (sample->game->min_seats, 1); seats <= sample->game->max_seats; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/window/%s/%s-%d", sample->game->id, language, seats);
      Case *test = NULL;

      if (!all && seats != usual)
        continue;

      test = g_new (Case, 1);
      *test = (Case){ .sample = sample, .seats = seats, .language = language };
      g_test_add_data_func_full (path, test, test_pairs, g_free);
    }
}

/* Nothing blinks, and nothing fades away after some time. */
static void
hold_still (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-overlay-scrolling", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

static gboolean
run_cb (gpointer application)
{
  hold_still ();
  window = TABLEE_WINDOW (gtk_application_get_active_window (application));
  truth_sight_settle (GTK_WIDGET (window));
  status = g_test_run ();
  g_print ("# %u pairs, %u moments\n", pairs, sights);
  g_application_quit (application);

  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application)
{
  g_idle_add (run_cb, application);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TableeApplication) application = NULL;
  char *arguments[] = { argv[0], NULL };

  init_still_widget_test (&argc, &argv);
  tablee_language_init ();
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    {
      add_pairs (tablee_samples[i], "en", MAX (tablee_samples[i]->game->min_seats, 1));
      add_pairs (tablee_samples[i], "fr", tablee_samples[i]->game->max_seats);
    }
  g_test_add_func ("/window/curtain/keyboard", test_keyboard);
  g_test_add_func ("/window/noticed", test_noticed);

  application = tablee_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_application_run (G_APPLICATION (application), 1, arguments);

  return status;
}
