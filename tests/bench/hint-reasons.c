/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Whether the reasons of hints hold: medium players play; at some of their decisions, taken at random, a hint is searched and given its
 * reasons. Each claim is then looked at in as many truths that are fresh: whether what was said to be more is more there too. And the best
 * action is compared with itself, in different truths: whatever is claimed then is claimed wrongly. Where something is to be chosen at once after
 * the best action, it is searched as hints do, and once more for as long as the highest level does.
 * usage: hint-reasons GAME SEATS HINTS [SEED [ITERATIONS [OPTIONS]]]
 */
#include "contestant.h"

#include "ai/follow-up.h"
#include "ai/foresight.h"
#include "ai/policy.h"
#include "games/catalogue.h"
#include "present/contrast-words.h"
#include "present/language.h"
#include "present/plain-words.h"
#include "session/hint.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum
{
  ITERATIONS = 600,
  NODES_AN_ITERATION = 16,
  MOST = 12,            /* differences that are looked at */
  GIVE_UP = 100,        /* decisions for each hint that is wanted */
  OFTEN = 4,            /* as in session/advisor.c */
};

static const char *const names[] = { "Ana", "Bo", "Cleo", "Dina", "Emil", "Flo", "Gus", "Hal", "Ida", NULL };

/* Of the decisions of a game that are looked at. */
static const double share = 0.1;

typedef struct
{
  Table        table;
  Contestant   player;
  TableeRandom random;
  guint32      iterations;
  void        *search;
  gsize        search_size;
  void        *foresight;
  void        *follow_up;

  TableeAction others[TABLEE_HINT_OTHERS];  /* that are neither best nor next best, ... */
  double       losses[TABLEE_HINT_OTHERS];  /* ... and by how much they are worse than the best */
  guint        n_others;

  int          hints;      /* with two actions that differ in value */
  int          reasoned;
  int          evident;    /* of which the table shows something that speaks for the better one, ... */
  int          bare;       /* ... and of which nothing at all is said */
  int          claims;
  int          held;
  int          close;      /* the number that was said is within the interval of the fresh ones */
  int          false_ones; /* hints that claim something where nothing differs */
  double       seconds;    /* of processor time, for reasons alone */
  int          steps;      /* hints after which something is chosen at once, ... */
  int          same;       /* ... by the highest level as well */
  double       lost;       /* what was chosen is worth less to it, in all */
} Bench;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static gboolean
is_akin (Bench                    *bench,
         const void               *view,
         const TableeSearchAdvice *one,
         const TableeSearchAdvice *other)
{
  const TableeThinking *thinking = tablee_policy_thinking (bench->table.ruleset->game);

  return thinking->akin != NULL && thinking->akin (bench->table.ruleset, view, one->action, other->action);
}

static gboolean
is_alike (Bench                    *bench,
          const void               *view,
          const TableeSearchAdvice *one,
          const TableeSearchAdvice *other)
{
  const TableeThinking *thinking = tablee_policy_thinking (bench->table.ruleset->game);

  return thinking->alike != NULL && thinking->alike (bench->table.ruleset, view, one->action, other->action);
}

/* What is another thing than the best comes before what is not, and what is tried often before another way to do the best. */
static gboolean
ranks_higher (Bench                    *bench,
              const void               *view,
              const TableeSearchAdvice *advice,
              gsize                     best,
              gsize                     one,
              gsize                     other)
{
  gboolean alike = is_alike (bench, view, &advice[best], &advice[one]);
  gboolean akin = is_akin (bench, view, &advice[best], &advice[one]);

  if (alike != is_alike (bench, view, &advice[best], &advice[other]))
    return !alike;
  if (akin != is_akin (bench, view, &advice[best], &advice[other]))
    return akin ? advice[one].visits > OFTEN * advice[other].visits : OFTEN * advice[one].visits >= advice[other].visits;

  return advice[one].visits > advice[other].visits;
}

/* Writes by how much of the win, or of the stakes, the best is better to *@gain. Returns FALSE if there is nothing to compare. */
static gboolean
find_hint (Bench        *bench,
           const void   *view,
           TableeAction *best,
           TableeAction *next,
           double       *gain)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  g_autofree TableeSearchAdvice *advice = g_new0 (TableeSearchAdvice, ruleset->game->max_actions);
  TableeSearch *search = tablee_search_init (bench->search, bench->search_size, ruleset, view,
                                             tablee_game_to_move (ruleset, view), NULL, &bench->random);
  gsize count;
  gsize first = 0;
  gsize second;

  tablee_search_run (search, bench->iterations);
  while (tablee_search_compare (search, bench->iterations / 4, 16))
    continue;
  count = tablee_search_advice (search, advice);
  for (gsize i = 1; i < count; i++)
    if (advice[i].visits > advice[first].visits)
      first = i;
  second = first == 0 ? 1 : 0;
  for (gsize i = 0; i < count; i++)
    if (i != first && ranks_higher (bench, view, advice, first, i, second))
      second = i;
  *best = advice[first].action;
  *next = advice[second].action;
  bench->n_others = 0;
  for (gsize i = 0; i < count && bench->n_others < G_N_ELEMENTS (bench->others); i++)
    if (i != first && i != second && !is_alike (bench, view, &advice[first], &advice[i]) && !is_alike (bench, view, &advice[second], &advice[i]))
      {
        bench->others[bench->n_others] = advice[i].action;
        bench->losses[bench->n_others++] = advice[first].mean - advice[i].mean;
      }

  *gain = advice[first].mean - advice[second].mean;

  return *gain > 0;
}

static const TableeContrast *
look_ahead (Bench        *bench,
            const void   *view,
            TableeAction  first,
            TableeAction  second,
            gboolean      parted)
{
  TableeRandom random;
  TableeForesight *foresight;

  tablee_random_seed (&random, tablee_random_next (&bench->random));
  foresight = tablee_foresight_init (bench->foresight, bench->table.ruleset, view, first, second, &random);
  if (parted)
    tablee_foresight_part (foresight);
  for (guint32 i = 0; i < tablee_foresight_truths (bench->table.ruleset->game); i++)
    tablee_foresight_go_on (foresight);

  return tablee_foresight_get (foresight);
}

/* What is said of the differences, one sentence each; those that are not said go. Returns how many are left. */
static gsize
keep_what_is_said (Bench              *bench,
                   const void         *view,
                   TableeAction        action,
                   TableeAction        other,
                   TableeDifference   *differences,
                   gsize               count)
{
  TableePresentContext context = { bench->table.ruleset, names, tablee_game_to_move (bench->table.ruleset, view) + 1 };
  const TableeComparison comparison = { view, action, other, NULL };
  const TableeDifference *said[TABLEE_CONTRAST_WORDS_MOST];
  guint left = tablee_contrast_words_choose (&context, &comparison, differences, count, TABLEE_CONTRAST_ALL, said);
  g_autofree char *all = tablee_contrast_words (&context, &comparison, differences, count, TABLEE_CONTRAST_ALL);
  g_autofree char *label = tablee_plain_quote (&context, view, other);
  TableeDifference kept[TABLEE_CONTRAST_WORDS_MOST];

  for (guint i = 0; i < left; i++)
    kept[i] = *said[i];
  memcpy (differences, kept, left * sizeof *kept);
  if (left > 0)
    printf ("  against “%s”: %s\n", label, all);

  return left;
}

static gsize
place_of (const TableeDifference *difference)
{
  if (difference->row >= 0)
    return tablee_contrast_row_topic (difference->row, difference->seat);

  return difference->tally >= 0 ? tablee_contrast_tally_topic (difference->tally, difference->seat) :
                                  tablee_contrast_event_topic (difference->kind, difference->seat);
}

/* In fresh truths: whether what was said to be more is more, and about as much. */
static void
check_claim (Bench                  *bench,
             const TableeContrast   *fresh,
             const TableeDifference *claim)
{
  const TableeContrastTopic *topic = &fresh->topics[place_of (claim)];
  double pairs = fresh->pairs;
  bool often = claim->often && claim->row < 0 && claim->tally < 0;
  double said = often ? claim->shares[0] - claim->shares[1] : claim->means[0] - claim->means[1];
  double found = often ? ((double) topic->happened[0] - topic->happened[1]) / pairs : (topic->sums[0] - topic->sums[1]) / pairs;

  bench->claims++;
  bench->held += (said > 0) == (found > 0);
  bench->close += fabs (said - found) <= claim->noise[often];
}

/* What the search thinks of @action. */
static double
get_mean (const TableeSearch *search,
          TableeAction        action)
{
  size_t place = 0;

  while (tablee_search_advice_on (search, place).action != action)
    place++;

  return tablee_search_advice_on (search, place).mean;
}

/* What is best right after @action. Returns FALSE if nothing is to be chosen at once, or it is not clear. */
static gboolean
find_then (Bench        *bench,
           const void   *view,
           TableeAction  action,
           TableeAction *then)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  TableeSearch *search = tablee_follow_up_search (bench->follow_up, ruleset, view, action, &bench->random);

  if (search == NULL)
    return FALSE;

  tablee_search_run (search, tablee_follow_up_iterations (ruleset->game));

  return tablee_follow_up_find (search, then);
}

/* It is said, and looked at once more. */
static void
go_on (Bench        *bench,
       const void   *view,
       TableeAction  action,
       TableeAction  then)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  TableePresentContext context = { ruleset, names, tablee_game_to_move (ruleset, view) + 1 };
  TableeSearch *search;
  g_autofree char *label = NULL;

  label = tablee_plain_quote_next (&context, view, action, then);
  printf ("  then “%s”\n", label);
  bench->steps++;

  tablee_random_next (&bench->random);
  search = tablee_follow_up_search (bench->follow_up, ruleset, view, action, &bench->random);
  tablee_search_run (search, tablee_search_iterations (ruleset->game));
  bench->same += tablee_search_best (search) == then;
  bench->lost += MAX (get_mean (search, tablee_search_best (search)) - get_mean (search, then), 0);
}

/* Hints of games that are played for money tell of them. */
static void
print_others (const Bench                *bench,
              const TableePresentContext *context,
              const void                 *view)
{
  for (guint i = 0; i < bench->n_others; i++)
    {
      g_autofree char *label = tablee_plain_quote (context, view, bench->others[i]);

      printf ("  besides “%s”: %.3f less\n", label, bench->losses[i]);
    }
}

static void
try_hint (Bench      *bench,
          const void *view)
{
  TableeDifference differences[MOST];
  TableeAction best, next, then;
  gboolean shown, is_order, goes_on;
  double begun, gain;
  gsize count;

  if (!find_hint (bench, view, &best, &next, &gain))
    return;

  bench->hints++;
  begun = processor_seconds ();
  count = tablee_contrast_find (look_ahead (bench, view, best, next, FALSE), differences, MOST);
  bench->seconds += processor_seconds () - begun;
  goes_on = find_then (bench, view, best, &then);
  {
    TableePresentContext context = { bench->table.ruleset, names, tablee_game_to_move (bench->table.ruleset, view) + 1 };
    g_autofree char *label = tablee_plain_quote (&context, view, best);
    g_autofree char *other = tablee_plain_quote (&context, view, next);
    g_autofree char *evident = tablee_contrast_words_evident (&context, &(TableeComparison){ view, best, next, goes_on ? &then : NULL });
    g_autofree char *against = tablee_contrast_words_evident (&context, &(TableeComparison){ view, next, best, NULL });

    printf ("%d “%s” rather than “%s”: %.3f\n", bench->hints, label, other, gain);
    if (tablee_present_for_game (bench->table.ruleset->game)->reward_value != NULL)
      print_others (bench, &context, view);
    if (evident != NULL)
      printf ("  as is seen: %s\n", evident);
    if (against != NULL)
      printf ("  and for the other: %s\n", against);
    shown = evident != NULL;
    is_order = tablee_contrast_words_comes_next (&context, &(TableeComparison){ view, best, next, goes_on ? &then : NULL });
  }
  count = shown || is_order ? 0 : keep_what_is_said (bench, view, best, next, differences, count);
  bench->reasoned += count > 0;
  bench->evident += shown;
  bench->bare += count == 0 && !shown;
  if (goes_on)
    go_on (bench, view, best, then);
  if (count > 0)
    {
      const TableeContrast *fresh = look_ahead (bench, view, best, next, FALSE);

      for (gsize i = 0; i < count; i++)
        check_claim (bench, fresh, &differences[i]);
    }
  count = tablee_contrast_find (look_ahead (bench, view, best, best, TRUE), differences, MOST);
  bench->false_ones += count > 0;
}

static void
play (Bench *bench,
      int    wanted)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  TableeRandom seed;

  tablee_random_seed (&seed, tablee_random_next (&bench->random));
  game->deal (ruleset, state, &seed, NULL);
  while (!tablee_game_over (ruleset, state) && bench->hints < wanted)
    {
      gboolean asked = game->legal (ruleset, state, bench->table.actions) > 1 && tablee_random_real (&bench->random) < share;

      if (asked)
        {
          memcpy (view, state, game->state_size);
          game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
          try_hint (bench, view);
        }
      game->apply (ruleset, state, contestant_decide (&bench->player, &bench->table, state, &bench->random), NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { .iterations = ITERATIONS };
  const TableeGame *game;
  int wanted;

  if (argc < 4 || (game = tablee_games_find (argv[1])) == NULL || !contestant_read (&bench.player, game, "medium"))
    {
      fprintf (stderr, "usage: %s GAME SEATS HINTS [SEED [ITERATIONS [OPTIONS]]]\n", argv[0]);
      return EXIT_FAILURE;
    }

  tablee_language_init ();
  wanted = atoi (argv[3]);
  tablee_random_seed (&bench.random, argc > 4 ? (guint64) atoll (argv[4]) : 1);
  if (argc > 5)
    bench.iterations = (guint32) atoi (argv[5]);
  table_init (&bench.table, game, atoi (argv[2]), argc > 6 ? argv[6] : NULL);
  bench.search_size = tablee_search_size (game, (gsize) bench.iterations * NODES_AN_ITERATION + game->max_actions + 1);
  bench.search = g_malloc (bench.search_size);
  bench.foresight = g_malloc (tablee_foresight_size (game));
  bench.follow_up = g_malloc (tablee_follow_up_size (game));
  while (bench.hints < wanted)
    play (&bench, wanted);
  printf ("%s, %s seats: %d hints, %d with reasons; %d claims, of which %d hold in fresh truths and %d numbers are within their interval; "
          "%d of %d false claims about equal actions; %.2f s of processor time for the reasons of a hint\n",
          game->id, argv[2], bench.hints, bench.reasoned, bench.claims, bench.held, bench.close, bench.false_ones, bench.hints,
          bench.seconds / bench.hints);
  printf ("of %d the table shows something, of %d nothing is said\n", bench.evident, bench.bare);
  printf ("%d go on with a step that is searched, %d of them with what the highest level chooses; %.4f of the win is lost by the others\n",
          bench.steps, bench.same, bench.steps > bench.same ? bench.lost / (bench.steps - bench.same) : 0);
  g_free (bench.search);
  g_free (bench.foresight);
  g_free (bench.follow_up);
  table_clear (&bench.table);

  return EXIT_SUCCESS;
}
