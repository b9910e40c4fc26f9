/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/*
 * What differs between the games that follow one action and those that follow another: observed in pairs, one game of each from the
 * same truth, and told only where chance does not explain it. What can differ is the rows of the score sheet and what they come to, by column,
 * and how often each kind of event happened, by seat; a game need not say anything for that. It can have other things tallied (thinking.h). Pure sums, in
 * memory that the caller owns.
 */

enum
{
  TABLEE_CONTRAST_KINDS = 64,                                    /* kinds of events that are counted: from 0 on */
  TABLEE_CONTRAST_OWNERS = TABLEE_MAX_SEATS + 1,                 /* of events: the seats, and nobody */
  TABLEE_CONTRAST_TOTAL = TABLEE_MAX_SCORE_ROWS,                 /* the row of what the others come to */
  TABLEE_CONTRAST_ROWS = (TABLEE_MAX_SCORE_ROWS + 1) * TABLEE_MAX_COLUMNS,
  TABLEE_CONTRAST_EVENTS = (TABLEE_CONTRAST_KINDS + TABLEE_TALLIES) * TABLEE_CONTRAST_OWNERS,
  TABLEE_CONTRAST_TOPICS = TABLEE_CONTRAST_ROWS + TABLEE_CONTRAST_EVENTS,
};

/* One game that was played on: what there is to be said of it. Its size is that of some kilobytes. */
typedef struct
{
  double reward;                           /* of the seat that decided */
  double values[TABLEE_CONTRAST_TOPICS];   /* by topic */
} TableeObservation;

/* What is known of a topic: the action first, then the other one. */
typedef struct
{
  double   sums[2];
  double   squares[2];
  double   products[2];   /* with the reward */
  double   differences;   /* squares of them */
  uint32_t happened[2];   /* pairs in which it was not 0 */
  uint32_t only[2];       /* pairs in which it was not 0 after this action alone */
  uint32_t unlike;        /* pairs in which they differed */
} TableeContrastTopic;

/* All that was observed. It begins as zeros but for the seat. */
typedef struct
{
  int                 seat;                /* that decides */
  uint32_t            pairs;
  double              rewards[2];
  double              reward_squares[2];
  TableeContrastTopic topics[TABLEE_CONTRAST_TOPICS];
} TableeContrast;

/* One thing that differs for certain, but for one claim in 20 hints that have none to make. */
typedef struct
{
  int    row;         /* of the score sheet, or TABLEE_CONTRAST_TOTAL; -1: it is a tally or a kind of event */
  int    tally;       /* of the game, or -1: it is a row or a kind of event */
  int    kind;        /* of the event, or 0 */
  int    seat;        /* whose: a column of the sheet, or the seat of the event; TABLEE_NOBODY: nobody's event */
  bool   often;       /* it differs for certain in how many games it is there at all, too, and in the same sense as its mean */
  double means[2];    /* the mean in a game, after the action and after the other one */
  double shares[2];   /* in which part of the games it is there at all */
  double noise[2];    /* by how much the difference of the means may be wrong, and that of the shares */
  double weight;      /* which part of the seat's reward goes with it: by what it differs in, the seat can expect so much more */
} TableeDifference;

/* The topic of @row of a score sheet (or TABLEE_CONTRAST_TOTAL) in @column, and of a kind of event that happened to @seat (or TABLEE_NOBODY). */
static inline size_t
tablee_contrast_row_topic (int row,
                           int column)
{
  return (size_t) (row * TABLEE_MAX_COLUMNS + column);
}

static inline size_t
tablee_contrast_event_topic (int kind,
                             int seat)
{
  return (size_t) (TABLEE_CONTRAST_ROWS + kind * TABLEE_CONTRAST_OWNERS + seat + 1);
}

/* The topic of a tally of the game for @seat (or TABLEE_NOBODY). */
static inline size_t
tablee_contrast_tally_topic (int tally,
                             int seat)
{
  return tablee_contrast_event_topic (TABLEE_CONTRAST_KINDS + tally, seat);
}

/* Writes what @sheet says down in @observation. */
void   tablee_observation_note_sheet  (TableeObservation       *self,
                                       const TableeScoreSheet  *sheet);

/* Counts @events of a game that @thinking is of in @observation. */
void   tablee_observation_note_events (TableeObservation       *self,
                                       const TableeThinking    *thinking,
                                       const TableeEventList   *events);

/* Adds what came of the action (@first) and of the other one (@second) in the same truth. */
void   tablee_contrast_add            (TableeContrast          *self,
                                       const TableeObservation *first,
                                       const TableeObservation *second);

/*
 * What differs, in favour of the first action: the more of the reward goes with it, the sooner it is told. Writes at most @room
 * to @differences and returns how many there are.
 *
 * Differences are looked at pair by pair, and the level of certainty is divided by how many things are compared (Bonferroni): of two
 * actions after which nothing differs, anything at all is told in at most one case of 20. What goes with the reward is what the
 * games after either action show, each compared with its own kind; where they all end with the same total for the seat that decides, as
 * late in a game, that total stands for all of the reward.
 */
size_t tablee_contrast_find           (const TableeContrast    *self,
                                       TableeDifference        *differences,
                                       size_t                   room);
