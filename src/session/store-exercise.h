/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "exercise.h"
#include "store.h"

G_BEGIN_DECLS

/* The exercises that the store keeps. Days are those of repetition.h. They stay when the games go that they come from. */

/* Keeps what is new of @exercises (element-type TableeExercise), mistakes of the game @game of the store: one decision is kept once,
 * however often that is asked. */
void            tablee_store_add_exercises_async    (TableeStore         *self,
                                                     gint64               game,
                                                     GPtrArray           *exercises,
                                                     gint64               today,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
gboolean        tablee_store_add_exercises_finish   (TableeStore         *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);

/* How many there are, by game: a(suuu): its id; those that are learned; those that are asked today; those that are asked later. */
void            tablee_store_count_exercises_async  (TableeStore         *self,
                                                     gint64               today,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
GVariant       *tablee_store_count_exercises_finish (TableeStore         *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);

/* The one of @game that has waited longest to be asked today; (nullable): NULL without an error where there is none. What cannot be read
 * any more, since the game has other rules by now, is passed by. Returns: (transfer full) */
void            tablee_store_next_exercise_async    (TableeStore         *self,
                                                     const char          *game,
                                                     gint64               today,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
TableeExercise *tablee_store_next_exercise_finish   (TableeStore         *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);

/* How it stands with exercise @id from now on. Written in the background; that the disk fails is told by the store. */
void            tablee_store_answer_exercise        (TableeStore            *self,
                                                     gint64                  id,
                                                     const TableeRepetition *repetition);

G_END_DECLS
