/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/rating.h"
#include "engine/score.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * How strong somebody plays a game, by all finished games against computers: what each of them has moved. Nothing of it is kept but who
 * played against whom and who ended before whom, so that it is other numbers once the computers are measured anew (ai/anchors.h).
 *
 * Only computers are measured against: how strong other people are is not known any better. Who gives a game up has lost it to all of them,
 * and nothing follows for the others. Who plays alone has nobody to be measured against: wins in a row are counted instead (streak.h).
 */

/* Whether a game counts. As kept: numbers stay. */
typedef enum
{
  TABLEE_RATED,
  TABLEE_UNRATED_HINTED,      /* hints were given to that seat */
  TABLEE_UNRATED_TAKEN_BACK,  /* a move was taken back by somebody */
  TABLEE_UNRATED_RELIEVED,    /* a computer has played on that seat */
  TABLEE_UNRATED_MIDDLE,      /* it did not begin with a deal */
  TABLEE_UNRATED_OPPONENTS,   /* people have played for all of the computers, or somebody else gave it up */
  TABLEE_N_RATED,
} TableeRated;

/* A game that somebody has played against computers. */
typedef struct
{
  gint64       id;       /* under which it is, or was, kept */
  gint64       ended;    /* microseconds since 1970 */
  TableeRated  rated;
  TableeRating before;   /* if time has passed: with that */
  TableeRating after;    /* the same where it does not count */
} TableeStrengthStep;

typedef struct
{
  char        *game;
  char        *name;     /* of the seat, empty where nobody has given one */
  guint        games;    /* that count */
  guint        unrated;
  TableeRating rating;   /* after the last of them */
  gint64       ended;    /* the last that counts; 0: none */
  GArray      *course;   /* of TableeStrengthStep, in the order of time */
} TableeStrength;

TableeStrength       *tablee_strength_new      (const char           *game,
                                                const char           *name);
void                  tablee_strength_free     (TableeStrength       *self);

/* One game more. @opponents: how it went with each computer, as tablee_strength_note() writes it; @seats: how many sat at the table. */
void                  tablee_strength_add      (TableeStrength       *self,
                                                gint64                id,
                                                gint64                ended,
                                                TableeRated           rated,
                                                int                   seats,
                                                const char           *opponents);

/* The rating at the moment @now: the longer ago the last game, the less certain. */
TableeRating          tablee_strength_get_now  (const TableeStrength *self,
                                                gint64                now);

/* What the game @id has moved. Returns: (transfer none) (nullable) */
const TableeStrengthStep *tablee_strength_find_step (const TableeStrength *self,
                                                     gint64                id);

/* @strengths: (element-type TableeStrength). Returns: (transfer none) (nullable) */
const TableeStrength *tablee_strengths_find    (GPtrArray            *strengths,
                                                const char           *game,
                                                const char           *name);

/* Writes behind what is in @opponents: the computer @player (tablee_computer_to_id()) ended on rank @rank, who is measured on @own. */
void                  tablee_strength_note     (GString              *opponents,
                                                const char           *player,
                                                int                   rank,
                                                int                   own);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStrength, tablee_strength_free)

G_END_DECLS
