/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action is better than another one, in sentences. */
#include "config.h"
#include "contrast-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ai/policy.h"
#include "format.h"
#include "naming.h"
#include "plain-words.h"

/* What weighs less than this part of what is told first is not worth a second sentence, */
#define LEAST_PART 0.3
/* and what brings less than this of the win, not even a first. */
#define LEAST_WEIGHT 0.01

/* What makes less than this part of a total's difference is no part of it that one tells. */
#define LEAST_OF_TOTAL 0.2

/* Means that differ by less than this part are as good as the same: what is scored in all, what a part of that is, and how many times something
 * happens. */
#define LEAST_TOTAL 0.025
#define LEAST_PART_OF_IT 0.06
#define LEAST_TIMES 0.05

/* Nobody plays for less than this much of a coin or a point. */
#define LEAST_AMOUNT 0.25

/* Nor do shares that differ by less count; and so many games of ten, or of a hundred, may rounding add to a difference. */
#define LEAST_SHARE 0.04
#define MOST_ROUNDED 0.6

/* From so much on a mean may be told without decimals, if rounding moves the difference by no more than this part of it. */
#define LEAST_WHOLE 10
#define MOST_SHIFTED 0.2

/* From so much on what is gained is told without decimals, ... */
#define LEAST_WHOLE_GAIN 5

/* ... and from this part of a gain on, it is most of it. */
#define MOST_PART 0.7

/* So far from none or all of ten games, they are counted by the hundred. */
#define EXTREME 0.1

enum
{
  MOST_SENTENCES = 2,  /* of which one is a reason: readers did not put two of them together */
};

/*
 * Amounts
 */

/* In how many of @games; -1 where that would say "none" or "all" of what is neither. */
static int
in_games (double share,
          int    games)
{
  int count = (int) lround (share * games);
  gboolean extreme = count == 0 || count == games;

  return extreme && games == 10 && fabs (share * games - count) > EXTREME ? -1 : count;
}

/* The whole adverb. */
char *
tablee_contrast_words_in_games (int count,
                                int games)
{
  if (count == 0)
    /* Translators: how often something happens, an adverb of the sentence */
    return g_strdup (_("hardly ever"));
  if (count == games)
    /* Translators: the same */
    return g_strdup (_("nearly always"));
  if (games == 10)
    /* Translators: the same: "You pop about 6 times in 10" */
    return g_strdup_printf (ngettext ("about %d time in 10", "about %d times in 10", (gulong) count), count);

  /* Translators: the same */
  return g_strdup_printf (ngettext ("about %d time in 100", "about %d times in 100", (gulong) count), count);
}

/* The same, shorter, where the sentence has said how often something else is so. */
static char *
say_in_as_many (int count,
                int games)
{
  if (count == 0 || count == games)
    return tablee_contrast_words_in_games (count, games);

  /* Translators: how often, of 10 times, or of 100, after a comma: "otherwise, about 2 in 10" */
  return g_strdup_printf (_("about %1$d in %2$d"), count, games);
}

/* Whether two counts say what the shares do: neither "none" of what there is, nor as much between them as there is not. */
static gboolean
is_true (const double shares[2],
         const int    counts[2],
         int          games)
{
  double difference = (shares[0] - shares[1]) * games;

  return counts[0] >= 0 && counts[1] >= 0 && counts[0] != counts[1] && fabs (counts[0] - counts[1] - difference) <= MOST_ROUNDED;
}

/* Of something that is worth so much, and not a number of times. */
static gboolean
is_amount (const TableeDifference *difference)
{
  return difference->row >= 0 || difference->tally >= 0;
}

/* By how many games it is counted; 0: it is not. */
static int
find_games (const TableeDifference *difference)
{
  if (is_amount (difference) || !difference->often || fabs (difference->shares[0] - difference->shares[1]) < LEAST_SHARE)
    return 0;

  for (int games = 10; games <= 100; games *= 10)
    {
      const int counts[2] = { in_games (difference->shares[0], games), in_games (difference->shares[1], games) };

      if (is_true (difference->shares, counts, games))
        return games;
    }

  return 0;
}

static gboolean
say_often (const TableeDifference *difference,
           char                  **amounts)
{
  int games = find_games (difference);
  const int counts[2] = { in_games (difference->shares[0], games), in_games (difference->shares[1], games) };
  gboolean counted = counts[0] > 0 && counts[0] < games;

  if (games == 0)
    return FALSE;

  amounts[0] = tablee_contrast_words_in_games (counts[0], games);
  amounts[1] = counted ? say_in_as_many (counts[1], games) : tablee_contrast_words_in_games (counts[1], games);

  return TRUE;
}

/* Whether the means differ by more than anybody cares for. */
static gboolean
is_much (const TableeDifference *difference)
{
  double larger = fmax (fabs (difference->means[0]), fabs (difference->means[1]));
  double part = difference->row == TABLEE_CONTRAST_TOTAL ? LEAST_TOTAL : LEAST_PART_OF_IT;
  double least = is_amount (difference) ? fmax (LEAST_AMOUNT, part * larger) : LEAST_TIMES * larger;

  return fabs (difference->means[0] - difference->means[1]) >= least;
}

/* Nobody thinks in tenths of what there are dozens of; but rounding is not to make more of a difference than there is, or less. */
static gboolean
are_told_whole (const double means[2])
{
  double difference = fabs (means[0] - means[1]);

  return fmin (means[0], means[1]) >= LEAST_WHOLE && fabs (fabs (round (means[0]) - round (means[1])) - difference) <= MOST_SHIFTED * difference;
}

/* A mean that is written like none is none. */
static char *
write_mean (double mean,
            int    decimals)
{
  gboolean none = round (mean * pow (10, decimals)) == 0;

  return tablee_format_decimal (none ? 0 : mean, none ? 0 : decimals);
}

gboolean
tablee_contrast_words_write (const double means[2],
                             char        *amounts[2])
{
  for (int decimals = are_told_whole (means) ? 0 : 1; decimals <= 2; decimals++)
    {
      g_autofree char *first = write_mean (means[0], decimals);
      g_autofree char *other = write_mean (means[1], decimals);

      if (g_str_equal (first, other))
        continue;
      amounts[0] = g_steal_pointer (&first);
      amounts[1] = g_steal_pointer (&other);

      return TRUE;
    }

  return FALSE;
}

static gboolean
say_times (const TableeDifference *difference,
           char                  **amounts)
{
  char *means[2] = { NULL, NULL };

  if (!is_much (difference) || !tablee_contrast_words_write (difference->means, means))
    return FALSE;

  /* Translators: how often something happens until the game ends, an adverb of the sentence: "You sell a chain about 2.4 times from now on". The
   * number has decimals, or is ten at least. */
  amounts[0] = g_strdup_printf (_("about %s times from now on"), means[0]);
  /* Translators: the same, shorter, after a comma: "otherwise, about 2.1 times" */
  amounts[1] = g_strdup_printf (_("about %s times"), means[1]);
  g_free (means[0]);
  g_free (means[1]);

  return TRUE;
}

static gboolean
say_amounts (const TableeDifference *difference,
             char                  **amounts)
{
  if (is_amount (difference))
    return is_much (difference) && tablee_contrast_words_write (difference->means, amounts);

  return difference->often ? say_often (difference, amounts) : say_times (difference, amounts);
}

/* Numbers with decimals are several, in French from 2 on: 0 stands for several in the one and for one in the other. Amounts that differ enough
 * to be told have one decimal at most. */
static gulong
plural_of (double value)
{
  return value < 1.95 ? 0 : (gulong) round (value);
}

char *
tablee_contrast_words_points (const TableeContrastWords *words)
{
  /* Translators: a mean with decimals, or ten at least */
  return g_strdup_printf (ngettext ("%s point", "%s points", plural_of (words->means[0])), words->amounts[0]);
}

char *
tablee_contrast_words_coins (const TableeContrastWords *words)
{
  /* Translators: a mean with decimals, or ten at least */
  return g_strdup_printf (ngettext ("%s coin", "%s coins", plural_of (words->means[0])), words->amounts[0]);
}

/*
 * Sentences
 */

char *
tablee_contrast_words_gain (const TableeContrastWords  *words,
                            char                     *(*say_amount) (const TableeContrastWords *words))
{
  double gain = words->means[0] - words->means[1];
  g_autofree char *number = tablee_format_decimal (gain, gain < LEAST_WHOLE_GAIN ? 1 : 0);

  return say_amount (&(TableeContrastWords){ .means = { gain }, .amounts = { number } });
}

char *
tablee_contrast_words_total (const TableePresentContext *context,
                             const TableeContrastWords  *words,
                             char                     *(*say_amount) (const TableeContrastWords *words))
{
  g_autofree char *amount = NULL;

  if (!words->own)
    return NULL;

  amount = tablee_contrast_words_gain (words, say_amount);

  /* Translators: "1.4 coins", by how much what is best is better; name of a player */
  return tablee_say_of (context, words->seat, _("All in all, you have %1$s more at the end, on average."),
                        _("All in all, %2$s has %1$s more at the end, on average."), amount,
                        context->names[words->seat]);
}

char *
tablee_contrast_words_bring (const TableePresentContext *context,
                             const TableeContrastWords  *words,
                             const char                 *amount,
                             const char                 *kind)
{
  if (g_strcmp0 (words->amounts[1], "0") == 0 && tablee_is_listener (context, words->seat))
    /* Translators: "12.4 coins", "with “Pass”" or "otherwise", "soy beans" */
    return g_strdup_printf (_("In the rest of the game, %3$s bring you %1$s on average, but nothing %2$s."), amount, words->other, kind);

  /* Translators: "12.4 coins", another number of them, "with “Pass”" or "otherwise", "soy beans", name of a player */
  return tablee_say_of (context, words->seat, _("In the rest of the game, %4$s bring you %1$s on average, but only %2$s %3$s."),
                        _("In the rest of the game, %4$s bring %5$s %1$s on average; %3$s, %2$s."), amount, words->amounts[1], words->other, kind,
                        context->names[words->seat]);
}

/* The id of a row of the sheet. */
static const char *
find_row (const TableePresentContext *context,
          const void                 *view,
          int                         row)
{
  TableeScoreSheet sheet;

  if (row < 0 || row == TABLEE_CONTRAST_TOTAL)
    return NULL;

  context->ruleset->game->score (context->ruleset, view, &sheet);

  return sheet.row[row].id;
}

static char *
say_with (const TableePresentContext *context,
          const TableeComparison     *comparison,
          TableeAction                action)
{
  g_autofree char *called = tablee_plain_quote (context, comparison->view, action);

  /* Translators: what could be played instead, as on a button of the table: "You pop about 1 time in 10; with “Pass”, about 3 in 10." */
  return g_strdup_printf (_("with “%s”"), called);
}

/* What is compared with: by its name at first, for who reads it may think of something else; the names are long, so not each time. */
static char *
say_other (const TableePresentContext *context,
           const TableeComparison     *comparison,
           gboolean                    named)
{
  if (named)
    /* Translators: what is compared with has been named: "You pop about 1 time in 10; otherwise, about 3 in 10." */
    return g_strdup (_("otherwise"));

  return say_with (context, comparison, comparison->other);
}

/* As a game is asked about it, without amounts. */
static TableeContrastWords
make_words (const TableePresentContext *context,
            const TableeComparison     *comparison,
            const TableeDifference     *difference)
{
  return (TableeContrastWords){
    .total = difference->row == TABLEE_CONTRAST_TOTAL,
    .row = find_row (context, comparison->view, difference->row),
    .tally = difference->tally,
    .kind = difference->kind,
    .seat = difference->seat,
    .own = difference->seat == tablee_game_to_move (context->ruleset, comparison->view),
    .means = { difference->means[0], difference->means[1] },
    .comparison = comparison,
  };
}

/* @first: the sentence before it is about that; NULL: there is none. */
static char *
say_one (const TableePresentContext *context,
         const TableeComparison     *comparison,
         const TableeDifference     *difference,
         const TableeDifference     *first)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  g_autofree char *with = first == NULL ? say_with (context, comparison, comparison->better) : NULL;
  g_autofree char *after = say_other (context, comparison, first != NULL);
  TableeContrastWords words = make_words (context, comparison, difference);
  char *amounts[2] = { NULL, NULL };
  char *sentence;

  if (present->difference == NULL || !say_amounts (difference, amounts))
    return NULL;

  words.amounts[0] = amounts[0];
  words.amounts[1] = amounts[1];
  words.better = with;
  words.other = after;
  sentence = present->difference (context, &words);
  g_free (amounts[0]);
  g_free (amounts[1]);

  return sentence;
}

char *
tablee_contrast_words_one (const TableePresentContext *context,
                           const TableeComparison     *comparison,
                           const TableeDifference     *difference)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (comparison != NULL, NULL);
  g_return_val_if_fail (difference != NULL, NULL);

  return say_one (context, comparison, difference, NULL);
}

/*
 * Choosing
 */

/* What tells a newcomer most comes first: a reason before what it comes to. */
typedef enum
{
  RANK_OWN,
  RANK_OWN_TOTAL,
  RANK_RIVAL_TOTAL,
  RANK_RIVAL,
  N_RANKS,
  RANK_NONE = N_RANKS,  /* it is not seen how it comes of the actions */
} Rank;

typedef struct
{
  const TableePresentContext *context;
  const TableeComparison     *comparison;
  TableeContrastRoom          room;
  const TableeDifference     *total;      /* of whoever decides; NULL: it does not differ */
  const TableeDifference     *first;      /* that is said */
  const TableeDifference    **said;
  guint                       n_said;
  GPtrArray                  *sentences;
} Choice;

static gboolean
is_about (const Choice           *self,
          const TableeDifference *difference)
{
  const TableePresent *present = tablee_present_for_game (self->context->ruleset->game);

  return present->is_about == NULL || present->is_about (self->context, self->comparison, difference);
}

static Rank
find_rank (const Choice           *self,
           const TableeDifference *difference)
{
  gboolean own = difference->seat == tablee_game_to_move (self->context->ruleset, self->comparison->view);

  if (difference->row == TABLEE_CONTRAST_TOTAL)
    return own ? RANK_OWN_TOTAL : RANK_RIVAL_TOTAL;
  if (!is_about (self, difference))
    return RANK_NONE;

  return own ? RANK_OWN : RANK_RIVAL;
}

/* The same of others would be said twice. */
static gboolean
is_alike (const TableeDifference *a,
          const TableeDifference *b)
{
  return a->row == b->row && a->tally == b->tally && a->kind == b->kind;
}

/* What is counted by ten games is not followed by what is counted by a hundred. */
static gboolean
are_counted_alike (const TableeDifference *a,
                   const TableeDifference *b)
{
  int games[2] = { find_games (a), find_games (b) };

  return games[0] == 0 || games[1] == 0 || games[0] == games[1];
}

static gboolean
may_follow (const Choice           *self,
            const TableeDifference *difference)
{
  return difference->weight >= LEAST_PART * self->first->weight && !is_alike (self->first, difference) &&
         are_counted_alike (self->first, difference);
}

static double
get_distance (const TableeDifference *difference)
{
  return fabs (difference->means[0] - difference->means[1]);
}

/* Whether an amount is told, to which a total adds nothing. */
static gboolean
tells_amount (const Choice *self)
{
  for (guint i = 0; i < self->n_said; i++)
    if (is_amount (self->said[i]))
      return TRUE;

  return FALSE;
}

/* What makes next to nothing of the gain is no reason for it. */
static gboolean
is_reason (const Choice           *self,
           const TableeDifference *difference)
{
  return self->total == NULL || (difference->weight >= LEAST_PART * self->total->weight &&
                                 (!is_amount (difference) || get_distance (difference) >= LEAST_OF_TOTAL * get_distance (self->total)));
}

/* What a rival has less is no reason: readers did not see how it comes about. A boss is nobody's; and who has a column of their own without a seat
 * (the Mafia) is everybody's rival. */
static gboolean
is_worth_saying (const Choice           *self,
                 const TableeDifference *difference,
                 Rank                    rank)
{
  if (rank == RANK_OWN && !is_reason (self, difference))
    return FALSE;
  if (self->first == NULL)
    return rank <= RANK_OWN_TOTAL;
  if (!may_follow (self, difference))
    return FALSE;

  switch (rank)
    {
    case RANK_OWN:
      return TRUE;
    case RANK_OWN_TOTAL:
      return !tells_amount (self);
    case RANK_RIVAL_TOTAL:
      return difference->seat >= self->context->ruleset->seats;
    case RANK_RIVAL:
    case N_RANKS:
    default:
      return difference->seat == TABLEE_NOBODY;
    }
}

/* Returns FALSE if it has no words. */
static gboolean
add (Choice                 *self,
     const TableeDifference *difference)
{
  char *sentence = say_one (self->context, self->comparison, difference, self->first);

  if (sentence == NULL)
    return FALSE;

  self->said[self->n_said++] = difference;
  self->first = self->said[0];
  g_ptr_array_add (self->sentences, sentence);

  return TRUE;
}

/* Adds the weightiest that is ranked so and has words: of what there is more, or of what there is less. */
static gboolean
add_ranked_so (Choice                 *self,
               const TableeDifference *differences,
               gsize                   count,
               Rank                    rank,
               gboolean                more)
{
  for (gsize i = 0; i < count && differences[i].weight >= LEAST_WEIGHT; i++)
    if ((differences[i].means[0] > differences[i].means[1]) == more && find_rank (self, &differences[i]) == rank &&
        is_worth_saying (self, &differences[i], rank) && add (self, &differences[i]))
      return TRUE;

  return FALSE;
}

/* What one gets is a better reason than what one is spared. Returns FALSE if there is none. */
static gboolean
add_ranked (Choice                 *self,
            const TableeDifference *differences,
            gsize                   count,
            Rank                    rank)
{
  return add_ranked_so (self, differences, count, rank, TRUE) || add_ranked_so (self, differences, count, rank, FALSE);
}

static gboolean
is_said (const Choice           *self,
         const TableeDifference *difference)
{
  for (guint i = 0; i < self->n_said; i++)
    if (self->said[i] == difference)
      return TRUE;

  return FALSE;
}

/* By how much more of it a good part of the gain comes from it; 0: no such part, or nobody can say that it is. */
static double
get_gain (const Choice           *self,
          const TableeDifference *difference)
{
  double gain = difference->means[0] - difference->means[1];

  return difference->seat == self->first->seat && gain >= LEAST_OF_TOTAL * get_distance (self->first) && is_much (difference) ? gain : 0;
}

/* With by how much. NULL: it has no name. */
static char *
say_source (const Choice           *self,
            const TableeDifference *difference)
{
  const TableePresent *present = tablee_present_for_game (self->context->ruleset->game);
  double gain = get_gain (self, difference);
  g_autofree char *amount = NULL;
  TableeContrastWords words;

  if (present->source == NULL || gain <= 0)
    return NULL;

  amount = tablee_format_decimal (gain, gain < LEAST_WHOLE_GAIN ? 1 : 0);
  words = make_words (self->context, self->comparison, difference);
  words.means[0] = gain;
  words.amounts[0] = amount;

  return present->source (self->context, &words);
}

/* The largest that is not told yet. Returns: (transfer full) (nullable) */
static char *
find_source (Choice                 *self,
             const TableeDifference *differences,
             gsize                   count)
{
  const TableeDifference *largest = NULL;
  g_autofree char *source = NULL;

  for (gsize i = 0; i < count; i++)
    if (!is_said (self, &differences[i]) && (largest == NULL || get_gain (self, &differences[i]) > get_gain (self, largest)))
      {
        char *words = say_source (self, &differences[i]);

        if (words == NULL)
          continue;
        g_free (source);
        source = words;
        largest = &differences[i];
      }
  if (largest != NULL)
    self->said[self->n_said++] = largest;

  return g_steal_pointer (&source);
}

/* How much of the gain has been told: more than all of it where other things bring less. */
static double
get_told (const Choice *self)
{
  double told = 0;

  for (guint i = 1; i < self->n_said; i++)
    told += get_gain (self, self->said[i]);

  return told / get_distance (self->first);
}

static char *
say_sources (const Choice *self,
             const char   *sources)
{
  double told = get_told (self);

  if (told < MOST_PART)
    /* Translators: what more points or coins come from: "sectors (+8 points)" */
    return g_strdup_printf (_("Part of that difference comes from %s."), sources);
  if (told <= 1)
    /* Translators: the same */
    return g_strdup_printf (_("Most of that difference comes from %s."), sources);

  /* Translators: the same */
  return g_strdup_printf (_("That difference comes from %s; other things bring a little less."), sources);
}

/* Where no single thing has to do with the actions, it is at least told where the gain is to be found. */
static void
add_sources (Choice                 *self,
             const TableeDifference *differences,
             gsize                   count)
{
  g_autofree char *first = find_source (self, differences, count);
  g_autofree char *second = first != NULL ? find_source (self, differences, count) : NULL;
  /* Translators: what more points or coins come from, and what else: "sectors (+8 points)", "residents (+3.4 points)" */
  g_autofree char *both = second != NULL ? g_strdup_printf (C_("comes from", "%1$s and %2$s"), first, second) : NULL;

  if (first != NULL)
    g_ptr_array_add (self->sentences, say_sources (self, both != NULL ? both : first));
}

/* By rank. */
static void
add_most (Choice                 *self,
          const TableeDifference *differences,
          gsize                   count)
{
  guint most = self->room == TABLEE_CONTRAST_ALL ? MOST_SENTENCES : 1;

  for (int rank = 0; rank < N_RANKS && self->sentences->len < most; rank++)
    add_ranked (self, differences, count, (Rank) rank);
}

static Choice
say_all (const TableePresentContext *context,
         const TableeComparison     *comparison,
         const TableeDifference     *differences,
         gsize                       count,
         TableeContrastRoom          room,
         const TableeDifference    **said)
{
  Choice choice = { context, comparison, room, NULL, NULL, said, 0, g_ptr_array_new_with_free_func (g_free) };

  for (gsize i = 0; i < count; i++)
    if (find_rank (&choice, &differences[i]) == RANK_OWN_TOTAL)
      choice.total = &differences[i];
  add_most (&choice, differences, count);
  if (room != TABLEE_CONTRAST_ALL || choice.sentences->len != 1 || choice.first->row != TABLEE_CONTRAST_TOTAL)
    return choice;

  add_sources (&choice, differences, count);
  if (choice.sentences->len == 1)
    g_ptr_array_insert (choice.sentences, 0, tablee_contrast_words_none ());

  return choice;
}

guint
tablee_contrast_words_choose (const TableePresentContext *context,
                              const TableeComparison     *comparison,
                              const TableeDifference     *differences,
                              gsize                       count,
                              TableeContrastRoom          room,
                              const TableeDifference    **said)
{
  Choice choice;

  g_return_val_if_fail (context != NULL, 0);
  g_return_val_if_fail (comparison != NULL, 0);
  g_return_val_if_fail (said != NULL, 0);

  choice = say_all (context, comparison, differences, count, room, said);
  g_ptr_array_unref (choice.sentences);

  return choice.n_said;
}

/* What ends a step comes after anything. */
static gboolean
stops (const TableeGame *game,
       TableeAction      action)
{
  const TableeThinking *thinking = tablee_policy_thinking (game);

  return thinking->stops != NULL && thinking->stops (action);
}

/* In the game's own terms. */
static gboolean
catches_up (const TableePresentContext *context,
            const TableeComparison     *comparison)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  return present->catches_up != NULL && present->catches_up (comparison);
}

gboolean
tablee_contrast_words_comes_next (const TableePresentContext *context,
                                  const TableeComparison     *comparison)
{
  g_autofree char *then = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (context != NULL, FALSE);
  g_return_val_if_fail (comparison != NULL, FALSE);

  if (comparison->then == NULL || stops (context->ruleset->game, comparison->other))
    return FALSE;
  if (catches_up (context, comparison))
    return TRUE;
  if (*comparison->then != comparison->other)
    return FALSE;

  /* The same action may be about something else by then. */
  then = tablee_plain_quote_next (context, comparison->view, comparison->better, *comparison->then);
  other = tablee_plain_quote (context, comparison->view, comparison->other);

  return then != NULL && g_str_equal (then, other);
}

char *
tablee_contrast_words_evident (const TableePresentContext *context,
                               const TableeComparison     *comparison)
{
  const TableePresent *present;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (comparison != NULL, NULL);

  present = tablee_present_for_game (context->ruleset->game);

  if (present->evident == NULL || tablee_contrast_words_comes_next (context, comparison))
    return NULL;

  return present->evident (context, comparison);
}

char *
tablee_contrast_words_reasons (const TableePresentContext *context,
                               const TableeComparison     *comparison,
                               const TableeDifference     *differences,
                               gsize                       count)
{
  char *evident = tablee_contrast_words_evident (context, comparison);

  if (evident != NULL || tablee_contrast_words_comes_next (context, comparison))
    return evident;

  return tablee_contrast_words (context, comparison, differences, count, TABLEE_CONTRAST_ALL);
}

char *
tablee_contrast_words_none (void)
{
  return g_strdup (_("No single reason stands out."));
}

char *
tablee_contrast_words (const TableePresentContext *context,
                       const TableeComparison     *comparison,
                       const TableeDifference     *differences,
                       gsize                       count,
                       TableeContrastRoom          room)
{
  const TableeDifference *said[TABLEE_CONTRAST_WORDS_MOST];
  g_autoptr (GPtrArray) sentences = NULL;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (comparison != NULL, NULL);
  g_return_val_if_fail (differences != NULL || count == 0, NULL);

  sentences = say_all (context, comparison, differences, count, room, said).sentences;
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}
