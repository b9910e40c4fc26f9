/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "seat.h"

G_BEGIN_DECLS

/*
 * A decision that is open: whose it is, whether there is a choice at all, and what was answered. It is put to a player, or nobody, until
 * it is closed: answers that come later are nobody's any more. Refcounted.
 */
typedef struct _TableeQuestion TableeQuestion;

/* The player has answered, or does not know: is_answered() or is_left_open() says so. */
typedef void (*TableeQuestionFunc) (TableeQuestion *question,
                                    gpointer        user_data);

/* @who: the seat that decides; whether a person sits there is looked at when it matters. @secret: others do not know all that this seat
 * does: nor, if there is only one action, that there is. @opened_at: of the asker's clock, in microseconds. Returns: (transfer full) */
TableeQuestion *tablee_question_new              (TableeDecision       *decision,
                                                  TableeSeat           *who,
                                                  gboolean              secret,
                                                  gint64                opened_at);
TableeQuestion *tablee_question_ref              (TableeQuestion       *self);
void            tablee_question_unref            (TableeQuestion       *self);

/* Asks @player, once. @func is called in the caller's main context, unless it is closed before. */
void            tablee_question_put              (TableeQuestion       *self,
                                                  TableePlayer         *player,
                                                  TableeQuestionFunc    func,
                                                  gpointer              user_data);
/* Ends it: whoever thinks about it leaves off. Idempotent. */
void            tablee_question_close            (TableeQuestion       *self);

TableeDecision *tablee_question_get_decision     (const TableeQuestion *self);
int             tablee_question_get_seat         (const TableeQuestion *self);
gint64          tablee_question_get_opened_at    (const TableeQuestion *self);
/* Whether this window is asked; and whether somebody elsewhere is. */
gboolean        tablee_question_is_persons       (const TableeQuestion *self);
gboolean        tablee_question_is_friends       (const TableeQuestion *self);
gboolean        tablee_question_is_put           (const TableeQuestion *self);
gboolean        tablee_question_is_legal         (const TableeQuestion *self,
                                                  TableeAction          action);

/* Whether there is only one action; and whether @viewer may know that. The others must not tell it from how soon, or how, the game goes
 * on. */
gboolean        tablee_question_is_forced        (const TableeQuestion *self);
gboolean        tablee_question_is_openly_forced (const TableeQuestion *self,
                                                  int                   viewer);

/* A player that does not know, a script that has run out: the game must not hang, so anybody may answer. */
gboolean        tablee_question_is_left_open     (const TableeQuestion *self);
gboolean        tablee_question_is_answered      (const TableeQuestion *self);
TableeAction    tablee_question_get_answer       (const TableeQuestion *self);
/* Answers for the player with @action, which is legal; or with the only action. */
void            tablee_question_answer           (TableeQuestion       *self,
                                                  TableeAction          action);
void            tablee_question_answer_forced    (TableeQuestion       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeQuestion, tablee_question_unref)

G_END_DECLS
