/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/temper.h"

/* Options with which random games are played. */
typedef struct
{
  const char *options;    /* in writing; NULL: the defaults. The last one of a list has no seats. */
  int         min_seats;
  int         max_seats;
} TableeSampleOptions;

/* Games in which a seat of the @better level sits among seats of the @worse one, under the default options: so many that it is seen to win
 * more than its share. */
typedef struct
{
  int         seats;      /* 0: the end of a list */
  TableeSkill better;
  TableeSkill worse;
  int         games;
} TableeSampleMatch;

/* By what a temper shows: the mean of something over all cases of it, in games of a seat with the temper and steady ones, all of
 * TABLEE_LEVEL_MEDIUM. */
typedef struct
{
  TableeTemper temper;    /* TABLEE_TEMPER_STEADY: the end of a list */
  gboolean     more;      /* it is more than that of the steady seats; otherwise less */
  const char  *what;      /* "cards of a harvest" */

  /* Adds to @cases and @sum what @action tells, which the seat to move plays in @state. */
  void (*count) (const TableeRuleset *ruleset,
                 const void          *state,
                 TableeAction         action,
                 double              *cases,
                 double              *sum);
} TableeSampleTemper;

/* What the tests of all games must know about one of them: tests/games/<game>/sample.c. */
typedef struct
{
  const TableeGame          *game;
  const TableeSampleOptions *options;
  const TableeSampleMatch   *matches;
  const TableeSampleTemper  *tempers;    /* (nullable): of a game that knows none */

  /* The last kind of event that there is, and one that no random game comes to (0: none): golden games have all others. */
  int                        last_event;
  int                        rare_event;

  /* After the first games, in which all are, one position in so many is written and read; 0: as the tests have it. For games with
   * large positions and many of them. */
  guint                      written_every;

  /* Fails the test unless @state is sound: components add up, derived numbers agree, unused bytes are zero. Works on views
   * too. */
  void (*assert_sound)   (const TableeRuleset *ruleset,
                          const void          *state);

  /* Changes what @viewer cannot know, without the help of conceal() and resample(). */
  void (*permute_hidden) (const TableeRuleset *ruleset,
                          void                *state,
                          int                  viewer,
                          TableeRandom        *random);

  /* For a game that lasts long if everything is chosen at random (nullable): the one of @actions that brings it nearer to its end.
   * Then one thousand whole games more are played under the default options, nearly all of them in this way. */
  TableeAction (*hurry)  (const TableeRuleset *ruleset,
                          const void          *state,
                          const TableeAction  *actions,
                          gsize                count,
                          TableeRandom        *random);
} TableeSample;

/* All games, in the order of the catalogue, NULL-terminated. */
extern const TableeSample *const tablee_samples[];
