/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sample.h"

/*
 * A game on trial: a state, and what holds in every game whatever is played. Checks abort where it does not hold; none of them
 * changes @state or allocates memory.
 */
typedef struct
{
  const TableeSample *sample;
  const TableeGame   *game;
  TableeRuleset      *ruleset;
  TableeRandom        random;     /* of the test: permutations, imagined truths */
  guint8             *state;
  guint8             *work;       /* three more states */
  guint8             *view;
  guint8             *other;
  TableeAction       *actions;    /* the legal ones: see trial_find_legal() */
  gsize               count;
  TableeAction       *seen;       /* as many more */
  TableeEventList     events;     /* of the last action */
  TableeEventList     heard;      /* in another truth */
  guint               idle;       /* how often something could be passed without being asked (TableeGame.idle) */
} Trial;

/* @ruleset must last. */
Trial   *trial_new           (const TableeSample  *sample,
                              TableeRuleset       *ruleset);
void     trial_free          (Trial               *self);

void     trial_copy          (const Trial         *self,
                              void                *to,
                              const void          *from);
void     trial_assert_same   (const Trial         *self,
                              const void          *a,
                              const void          *b);

/* Fills the list of legal actions, and checks that it is one. */
void     trial_find_legal    (Trial               *self);

/* check() agrees with the list, which has been filled. */
void     trial_check_legal   (Trial               *self);
void     trial_check_refusal (Trial               *self,
                              TableeAction         action);
void     trial_check_seat    (Trial               *self);
void     trial_check_score   (Trial               *self,
                              const void          *state);

/* What @viewer sees is right, and the same in every truth; it is left in @view. */
void     trial_check_view    (Trial               *self,
                              int                  viewer);

/* What @seat imagines fits what it sees, which is in @view. */
void     trial_check_resampled (Trial             *self,
                                int                seat);

/* The seat that decides, and whose view is in @view, sees what it may do. */
void     trial_check_view_of_mover (Trial         *self);

/* Plays @action, which is legal: with and without events, on a clone. The state before it is left in @other. */
void     trial_play          (Trial               *self,
                              TableeAction         action);

/* Of the action that trial_play() has played. Whoever learned nothing new has the same view after it, whatever is
 * true. */
void     trial_check_barrier (Trial               *self,
                              TableeAction         action,
                              int                  seat);

/* And until something new is shown, what @viewer, who did not play it, hears is the same in every truth in which it could have been
 * played. */
void     trial_check_heard   (Trial               *self,
                              TableeAction         action,
                              int                  viewer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trial, trial_free)
