/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pace.h"
#include "question.h"

G_BEGIN_DECLS

/*
 * Asks the players of a game, one question at a time, and says when the answer is to be played: at the pace at which computers play, and so
 * that nobody can tell from a pause what they may not know. It knows nothing of the game but the decisions that it is given.
 */
typedef struct _TableeAsker TableeAsker;

/* Called in the main context of tablee_asker_new(); whatever owns this lives until they return. */
typedef struct
{
  void (*due)     (gpointer user_data, TableeAction action, TableeBy by);  /* this is to be played now: the question is still open */
  void (*changed) (gpointer user_data);                                    /* something else can be said of the question */
} TableeAskerFuncs;

/* @seats: (element-type TableeSeat): who they are gives their players. Returns: (transfer full) */
TableeAsker    *tablee_asker_new          (GListModel             *seats,
                                           const TableeAskerFuncs *funcs,
                                           gpointer                user_data);
void            tablee_asker_free         (TableeAsker            *self);

/* Other players answer from the next question on: @player; or, NULL, the one that the kind of the seat gives. */
void            tablee_asker_set_player   (TableeAsker            *self,
                                           int                     seat,
                                           TableePlayer           *player);

/* Opens a question: the one before must be closed. @secret: see tablee_question_new(). Returns whether the viewer may tell that somebody is
 * asked: otherwise the only action follows after a short pause, without a word. */
gboolean        tablee_asker_ask          (TableeAsker            *self,
                                           TableeDecision         *decision,
                                           gboolean                secret);
void            tablee_asker_close        (TableeAsker            *self);
/* Returns: (transfer none) (nullable): the one that is open. */
TableeQuestion *tablee_asker_get_question (const TableeAsker      *self);

/* A person answers with @action through the interface, and not through the player: that one is told. Returns who has chosen. */
TableeBy        tablee_asker_pay_debt     (TableeAsker            *self,
                                           TableeAction            action);
/* The answer is to be played without waiting, as soon as there is one. */
void            tablee_asker_skip         (TableeAsker            *self);

/* What the viewer may be told of it: that a computer is at work; that a person is asked; that skip() would do something. */
gboolean        tablee_asker_is_thinking  (const TableeAsker      *self);
gboolean        tablee_asker_is_open      (const TableeAsker      *self);
gboolean        tablee_asker_can_skip     (const TableeAsker      *self);
/* Whether @seat, which looks on, is not asked where nothing is to be gained. */
gboolean        tablee_asker_passes_for   (const TableeAsker      *self,
                                           int                     seat);

/* They hold at once, for the question that is open too. */
void            tablee_asker_set_viewer   (TableeAsker            *self,
                                           int                     viewer);
TableePace      tablee_asker_get_pace     (const TableeAsker      *self);
void            tablee_asker_set_pace     (TableeAsker            *self,
                                           TableePace              pace);
gboolean        tablee_asker_get_paused   (const TableeAsker      *self);
void            tablee_asker_set_paused   (TableeAsker            *self,
                                           gboolean                paused);
/* Whether a person is asked, at any but the fastest two paces, also where the only action gives something away. */
void            tablee_asker_set_patient  (TableeAsker            *self,
                                           gboolean                patient);
/* Whether that holds at the pace that is set. */
gboolean        tablee_asker_is_patient   (const TableeAsker       *self);
/* Whether a person is not asked, from the next question on, where nothing is to be gained (TableeGame.idle). */
void            tablee_asker_set_quick    (TableeAsker            *self,
                                           gboolean                quick);

/* For tests, which never wait: another clock in microseconds, a look at it, and how long the computer of a seat took for its last
 * choice. */
void            tablee_asker_set_clock    (TableeAsker            *self,
                                           gint64                (*clock) (void));
void            tablee_asker_look_at_clock (TableeAsker           *self);
gint64          tablee_asker_get_thought  (const TableeAsker      *self,
                                           int                     seat);
void            tablee_asker_set_thought  (TableeAsker            *self,
                                           int                     seat,
                                           gint64                  thought);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeAsker, tablee_asker_free)

G_END_DECLS
