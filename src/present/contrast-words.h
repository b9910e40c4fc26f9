/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/contrast.h"
#include "present.h"

G_BEGIN_DECLS

/* Why an action is better than another one, in sentences: what differs in the games that follow, as far as the game has words for it. */

/*
 * One thing that differs, as a game is asked for a sentence about it (TablePresent.difference). The sentence says what is so often, or so
 * much, and how often after the other action: "You win or share the pot %1$s; %3$s, %2$s." What the numbers say needs no "more often".
 */
struct _TableeContrastWords
{
  gboolean    total;       /* it is what the rows of the score sheet come to */
  const char *row;         /* id of one of them; NULL: it is the total, a tally or a kind of event */
  int         tally;       /* of the game (engine/thinking.h); -1: it is a row or a kind of event */
  int         kind;        /* of the event */
  int         seat;        /* whose: a column of the sheet, or the seat of the event; TABLEE_NOBODY: nobody's */
  gboolean    own;         /* it is the seat that decides */
  double      means[2];    /* after the action and after the other one */
  const char *amounts[2];  /* of an event, as adverbs: "about 6 times in 10", and shorter "about 2 in 10"; or "about 2.4 times from now on"
                            * and "about 2.1 times". Of a row or a tally: its mean as a number, "12.4" */
  const char *better;      /* "with “Pull Large”"; NULL: it has been named */
  const char *other;       /* "with “Pass”", or "otherwise" */
  const TableeComparison *comparison;
};

/* Whether the one who decides gains by what differs, where more of it is good (@good), or bad, for whoever it happens to. Chance may have it
 * otherwise, and who reads would not understand that it speaks for the action. */
static inline gboolean
tablee_contrast_words_favour (const TableeContrastWords *words,
                              gboolean                   good)
{
  return (words->means[0] > words->means[1]) == (words->own == good);
}

/* What there is room for. */
typedef enum
{
  TABLEE_CONTRAST_ONE,   /* one sentence */
  TABLEE_CONTRAST_ALL,   /* two, or where none but what all comes to is told, also that no single reason stands out */
} TableeContrastRoom;

/*
 * As many sentences as there is @room for, or NULL where there is nothing to be said. First comes a reason for whoever decides, rather what they get than
 * what they are spared; then how much more they end with in all, unless the reason has told how much; or else what is kept from the bosses. A gain without a reason is told with
 * where it is to be found (TableePresent.source). Only what has visibly
 * to do with the actions is told as a reason (TableePresent.is_about), for newcomers understood nothing else. @differences: @count of them, the
 * weightiest first, found for the seat that decides in the view, of which @context speaks. Returns: (transfer full) (nullable)
 */
char *tablee_contrast_words         (const TableePresentContext *context,
                                     const TableeComparison     *comparison,
                                     const TableeDifference     *differences,
                                     gsize                       count,
                                     TableeContrastRoom          room);

/* What lies open on the table and speaks for the better action, one sentence (TableePresent.evident); where the other one comes next anyway, nothing is
 * given up, so that nothing speaks against it. Returns: (transfer full) (nullable) */
char *tablee_contrast_words_evident (const TableePresentContext *context,
                                     const TableeComparison     *comparison);

/* Whether the other action is what is best after the better one, so that they differ in their order: not of what ends a step, which comes after anything. */
gboolean tablee_contrast_words_comes_next (const TableePresentContext *context,
                                           const TableeComparison     *comparison);

/* What lies open, or else what differs: readers took a second reason for one that contradicts the first. NULL as well where the other action comes next.
 * Returns: (transfer full) (nullable) */
char *tablee_contrast_words_reasons (const TableePresentContext *context,
                                     const TableeComparison     *comparison,
                                     const TableeDifference     *differences,
                                     gsize                       count);

/* What is said of a choice that matters where nothing of it can be told. Returns: (transfer full) */
char *tablee_contrast_words_none    (void);

enum { TABLEE_CONTRAST_WORDS_MOST = 3 };

/* What these sentences are about, in their order. Returns how many of @said, which has room for TABLEE_CONTRAST_WORDS_MOST. */
guint tablee_contrast_words_choose  (const TableePresentContext *context,
                                     const TableeComparison     *comparison,
                                     const TableeDifference     *differences,
                                     gsize                       count,
                                     TableeContrastRoom          room,
                                     const TableeDifference    **said);

/* One sentence about one of them. Returns: (transfer full) (nullable) */
char *tablee_contrast_words_one     (const TableePresentContext *context,
                                     const TableeComparison     *comparison,
                                     const TableeDifference     *difference);

/* Two means as numbers, with as many decimals as it takes to tell them apart. @amounts: (out) (transfer full): free them. Returns FALSE if they are the
 * same, and writes nothing then. */
gboolean tablee_contrast_words_write (const double               means[2],
                                     char                       *amounts[2]);

/* How much more whoever decides ends with: @say_amount tells it with its unit, as the two functions that follow. NULL: it is what somebody else ends
 * with. Returns: (transfer full) (nullable) */
char *tablee_contrast_words_total   (const TableePresentContext *context,
                                     const TableeContrastWords  *words,
                                     char                     *(*say_amount) (const TableeContrastWords *words));

/* The mean of a row or tally as an amount, right for any number: "12.4 points", "1 coin". Returns: (transfer full) */
char *tablee_contrast_words_points  (const TableeContrastWords  *words);
char *tablee_contrast_words_coins   (const TableeContrastWords  *words);

/* How often something is so in @count of @games, 10 or 100: "about 6 times in 10". Returns: (transfer full) */
char *tablee_contrast_words_in_games (int count,
                                      int games);

/* By how much the first mean is more than the second, as @say_amount, one of those, says it. Returns: (transfer full) */
char *tablee_contrast_words_gain    (const TableeContrastWords  *words,
                                     char                     *(*say_amount) (const TableeContrastWords *words));

/* "In the rest of the game, soy beans bring you %1$s": @kind is a kind or family of beans, @amount what they bring first. Returns: (transfer full) */
char *tablee_contrast_words_bring   (const TableePresentContext *context,
                                     const TableeContrastWords  *words,
                                     const char                 *amount,
                                     const char                 *kind);

G_END_DECLS
