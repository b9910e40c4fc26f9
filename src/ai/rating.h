/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/*
 * How strong somebody plays, as a number with its uncertainty: Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013),
 * on the scale on which 400 points more are ten wins to one.
 *
 * Each game is looked at when it ends, and is a rating period of its own as far as results go; between games, time passes (rating_wait()),
 * in periods of a day. After three years without a game one is about as unknown as at first.
 *
 * A game of several is a pairing with each opponent, by who ended before whom: where who ends where is drawn by strength (Plackett and
 * Luce), each pair of them is that of the scale. The pairings of one game tell less than as many games would, since whoever plays well
 * is ahead of everybody at once: among equals, the results of two of them go together with a correlation of 1/3. So each weighs less: see
 * tablee_rating_weight(). With a weight of 1 everything is as Glickman has it.
 */
typedef struct
{
  double value;
  double deviation;   /* the value is within twice that, at 95 % */
  double volatility;  /* how much it moves by itself */
} TableeRating;

/* One opponent of a game that is over. */
typedef struct
{
  double rating;
  double deviation;
  double score;    /* 1: was left behind, 0.5: ended level, 0: ended ahead */
  double weight;   /* from 0 to 1 */
} TableePairing;

/* Somebody of whom nothing is known. */
TableeRating tablee_rating_begin  (void);

/* @periods pass without a game: the value stays, and is less certain. */
void         tablee_rating_wait   (TableeRating        *self,
                                   double               periods);

/* A game is over. */
void         tablee_rating_play   (TableeRating        *self,
                                   const TableePairing *pairings,
                                   size_t               count);

/* What one pairing of a game with @opponents weighs: that of 1 opponent 1, those of 2 together as much as 1.5 games, of 8 as 2.4. */
double       tablee_rating_weight (size_t               opponents);

/* How often somebody rated @value wins against @count others: as many times in 1 as there are seats, where all are equal. */
double       tablee_rating_share  (double               value,
                                   const double        *others,
                                   size_t               count);

/* How often somebody rated @value ends before somebody rated @other, both known exactly: from 0 to 1. */
double       tablee_rating_expect (double               value,
                                   double               other);
