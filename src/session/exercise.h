/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-record.h"
#include "inquiry.h"
#include "repetition.h"
#include "review.h"

G_BEGIN_DECLS

/*
 * A decision of a person that was a mistake, to be made once more: what that person knew then, and nothing else; what was played, and
 * what would have been better. It hangs on no kept game.
 */
#define TABLEE_TYPE_EXERCISE (tablee_exercise_get_type ())
G_DECLARE_FINAL_TYPE (TableeExercise, tablee_exercise, TABLEE, EXERCISE, GObject)

/* Decision @index of @review, which is known, of the game that @session looks through. Returns: (transfer full) */
TableeExercise   *tablee_exercise_new_for_point (TableeGameSession *session,
                                                 TableeReview      *review,
                                                 guint              index);

/* As the store keeps it: @record is the text of a record that is a view (game-record.h), @played and @best are actions as written in
 * positions, @loss is in the unit of findings. Returns: (transfer full), or NULL with @error where that is no exercise (any more). */
TableeExercise   *tablee_exercise_new           (const char        *record,
                                                 const char        *played,
                                                 const char        *best,
                                                 gint32             loss,
                                                 GError           **error);

const TableeGame *tablee_exercise_get_game      (TableeExercise    *self);
/* The seat that decides, and who sat there. */
int               tablee_exercise_get_seat      (TableeExercise    *self);
const char       *tablee_exercise_get_player    (TableeExercise    *self);
TableeAction      tablee_exercise_get_played    (TableeExercise    *self);
TableeAction      tablee_exercise_get_best      (TableeExercise    *self);
gint32            tablee_exercise_get_loss      (TableeExercise    *self);
/* Returns: (transfer none): a view of the seat. */
const void       *tablee_exercise_get_view      (TableeExercise    *self);

/* The parts as the store keeps them. Returns: (transfer full) */
char             *tablee_exercise_dup_record    (TableeExercise    *self);
char             *tablee_exercise_dup_played    (TableeExercise    *self);
char             *tablee_exercise_dup_best      (TableeExercise    *self);

/* Whether an action that loses @loss against the best is as good an answer as that. */
gboolean          tablee_exercise_accepts       (TableeExercise    *self,
                                                 gint32             loss);

/* Id in the store, 0: not from there; and how it stands with asking it again. */
gint64            tablee_exercise_get_id         (TableeExercise         *self);
TableeRepetition  tablee_exercise_get_repetition (TableeExercise         *self);
void              tablee_exercise_set_kept       (TableeExercise         *self,
                                                  gint64                  id,
                                                  const TableeRepetition *repetition);

/* A game that goes on from there, kept nowhere and counted nowhere: what the seat did not know is dealt anew from @chance, so that nobody
 * knows what comes. The others are who they were. Returns: (transfer full), to be started by who shows it */
TableeGameSession *tablee_exercise_try           (TableeExercise         *self,
                                                  const TableeRandom     *chance);
/* The same to ask in: whoever shows it keeps any action from being played. */
TableeGameSession *tablee_exercise_ask           (TableeExercise         *self,
                                                  const TableeRandom     *chance);
/* Returns: (transfer none) (nullable): what is asked in @session; NULL: nothing, it is a game. */
TableeExercise    *tablee_exercise_find          (TableeGameSession      *session);

/* How good @action is, one that was not known before: from what the seat knows. Returns: as tablee_inquiry_start() */
TableeInquiry     *tablee_exercise_inquire       (TableeExercise         *self,
                                                  TableeAction            action,
                                                  TableeInquiryFunc       func,
                                                  gpointer                user_data);

/* Whether @session is a game that goes on from an exercise, or one to ask in. */
gboolean           tablee_exercise_is_trial      (TableeGameSession      *session);

G_END_DECLS
