/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-session.h"
#include "inquiry.h"
#include "reasoning.h"

G_BEGIN_DECLS

/*
 * What an expert thinks of a game, decision by decision: what every player could expect, and what would have been better. Each
 * decision is searched from the view of the seat that made it, and from nothing else. Of a game that is under way, only the
 * decisions of the session's viewer are looked at, and only those that cannot be undone for free any more.
 *
 * It works in the background, can be stopped and goes on later, and what it found is kept with the game. The same game and
 * iterations give the same review, in whatever order and however often it was interrupted.
 *
 * Properties (read-only, notifying): "progress" (double): the part of the decisions of which something is known, from 0 to 1;
 * "running" (boolean): it is at work.
 *
 * Signals: "point" (guint index): something is known about decision @index now; "reasoned" (guint index): get_grounds() answers for it.
 */
#define TABLEE_TYPE_REVIEW (tablee_review_get_type ())
G_DECLARE_FINAL_TYPE (TableeReview, tablee_review, TABLEE, REVIEW, GObject)

/* One decision and what is known about it. */
typedef struct
{
  guint          number;    /* of the action that was played, from 0: it was decided in the position after so many actions */
  int            seat;      /* who decided */
  TableeAction   played;
  gboolean       known;
  TableeFinding  finding;   /* if it is known */
} TableeReviewPoint;

/* Of @session as its viewer sees it now: everybody's decisions for TABLEE_VIEWER_ALL. @store: (nullable): where the game of the
 * session is kept: what was found is read from there, and kept there. Returns: (transfer full) */
TableeReview            *tablee_review_new             (TableeGameSession *session,
                                                        TableeStore       *store);

/* Before it is started: iterations of the search of a decision; otherwise what suits the game. */
void                     tablee_review_set_iterations  (TableeReview      *self,
                                                        guint32            iterations);

guint32                  tablee_review_get_iterations  (TableeReview      *self);

/* Begins, or goes on with what is missing: first the first decision of each turn, then the others. */
void                     tablee_review_start           (TableeReview      *self);
/* Leaves off within some milliseconds. What was found stays. */
void                     tablee_review_stop            (TableeReview      *self);
gboolean                 tablee_review_get_running     (TableeReview      *self);
double                   tablee_review_get_progress    (TableeReview      *self);

/* The game that it is about. */
const TableeRuleset     *tablee_review_get_ruleset     (TableeReview      *self);
/* Its id in the store; 0: it is not kept there. */
gint64                   tablee_review_get_id          (TableeReview      *self);
/* Actions of the game, and decisions among them that are looked at, in order. */
guint                    tablee_review_get_length      (TableeReview      *self);
guint                    tablee_review_get_n_points    (TableeReview      *self);
const TableeReviewPoint *tablee_review_get_point       (TableeReview      *self,
                                                        guint              index);
/* What the one who decided knew. Returns: (transfer none): a view of the point's seat. */
const void              *tablee_review_get_view        (TableeReview      *self,
                                                        guint              index);
/* Whether it is seen with the eyes of one seat: of a game that is under way. */
gboolean                 tablee_review_is_one_sided    (TableeReview      *self);
/* Finds out why the best action is better than what was played in decision @index, which is known: one at a time, so that asking about
 * another one takes this one back. Nothing happens where that was played itself, or the answer is there. It is not kept with the game. */
void                     tablee_review_ask_grounds     (TableeReview      *self,
                                                        guint              index);
/* Returns: (transfer none) (nullable): NULL until it was asked and "reasoned" was told. */
const TableeGrounds     *tablee_review_get_grounds     (TableeReview      *self,
                                                        guint              index);
/* The decision that led to action @number. Returns FALSE if that is none that is looked at. */
gboolean                 tablee_review_find            (TableeReview      *self,
                                                        guint              number,
                                                        guint             *index);
/* How many can win: the seats, and after them who plays without one (the Mafia). */
int                      tablee_review_get_n_sides     (TableeReview      *self);
/* What @side could expect when decision @index came up, which is known, into *@expected: a seat as it saw that itself, or, in the
 * review of a game that is under way, as the viewer did; who plays without a seat, as the one who decided did. Returns FALSE if
 * it was not asked. */
gboolean                 tablee_review_get_expected    (TableeReview      *self,
                                                        guint              index,
                                                        int                side,
                                                        gint32            *expected);
/* What every side got in the end, in the same unit as findings. Returns: (transfer none) (nullable): NULL if it did not end by
 * the rules. */
const gint32            *tablee_review_get_end         (TableeReview      *self);

/* What the one who decided lost against the best action: 0 or more, in the unit of findings. */
gint32                   tablee_review_point_get_loss  (const TableeReviewPoint *point);

/* turning-points.c */
typedef enum
{
  TABLEE_TURNING_POINT_LOSS,  /* the one who decided could have played something better */
  TABLEE_TURNING_POINT_TURN,  /* what followed changed what somebody could expect: luck, or what others did */
} TableeTurningPointKind;

typedef struct
{
  TableeTurningPointKind kind;
  guint                  index;    /* of the decision */
  guint                  until;    /* number of the position in which the change was there */
  int                    seat;     /* whose expectation changed */
  gint32                 from;
  gint32                 to;
  gboolean               largest;  /* of its kind */
} TableeTurningPoint;

/* The moments that made the game, as far as it is known, in the order of the game: the largest losses, and the largest changes
 * between what a player played and the player's next decision: of several players, the gains. Returns: (transfer full)
 * (element-type TableeTurningPoint) */
GArray                  *tablee_review_dup_turning_points (TableeReview   *self);

/* The decisions of @seat that lost most, as far as they are known: at most @most, the largest first; of those of one turn that missed the same
 * move, one. Returns: (transfer full) (element-type TableeTurningPoint): losses. */
GArray                  *tablee_review_dup_costliest      (TableeReview   *self,
                                                           int             seat,
                                                           guint           most);

G_END_DECLS
