/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bag-view.h"
#include "coins-view.h"
#include "games/martian-12s/rules/rules.h"
#include "seat-view.h"
#include "widgets/mover.h"

G_BEGIN_DECLS

/* The things between which something moves, and what moves it. None is owned; they live as long as the teller. */
typedef struct
{
  TableeMover  *mover;
  M12BagView   *bag;
  M12CoinsView *coins;
  M12SeatView  *seats[TABLEE_MAX_SEATS];
} M12Stage;

/* A round that was scored. */
typedef struct
{
  M12State state;                    /* as the last action left it */
  int      won[TABLEE_MAX_SEATS];    /* stakes, one a seat */
} M12RoundResult;

/*
 * Tells the events of a session one step at a time, some steps behind it, and keeps the state that is to be seen meanwhile. It
 * never holds the session up: who does not want to wait calls finish().
 *
 * Signals:
 *   "moved" ()                         another state is to be seen
 *   "round-ended" (GPtrArray *events)  all of a round's end is told: its TableeEvents of score, wins and rest
 *   "done" ()                          everything is told: put the session's view in place of what was shown
 */
#define M12_TYPE_TELLER (m12_teller_get_type ())
G_DECLARE_FINAL_TYPE (M12Teller, m12_teller, M12, TELLER, GObject)

M12Teller            *m12_teller_new        (const M12Ruleset  *ruleset,
                                             const M12Stage    *stage);

/* Takes an event, to be told later. */
void                  m12_teller_hear       (M12Teller         *self,
                                             const TableeEvent *event);
/* Tells what was heard, moving things. */
void                  m12_teller_tell       (M12Teller         *self);
/* Tells what is left at once: up to where the next round waits, or @through all of it, after which "done" follows in any case. */
void                  m12_teller_finish     (M12Teller         *self,
                                             gboolean           through);
gboolean              m12_teller_is_telling (M12Teller         *self);
/* For "round-ended": who begins the next round, or TABLEE_NOBODY: there is none. */
int                   m12_teller_get_next_first (M12Teller     *self);
/* For "round-ended": the next round is not told before go_on(). */
void                  m12_teller_hold       (M12Teller         *self);
void                  m12_teller_go_on      (M12Teller         *self);

/* What is to be seen. */
const M12State       *m12_teller_get_shown  (M12Teller         *self);
void                  m12_teller_set_shown  (M12Teller         *self,
                                             const M12State    *state);
/* The round whose end is being told; its stakes won are 0 once the next round has begun. */
const M12RoundResult *m12_teller_get_result (M12Teller         *self);
/* The seat that acted last, or TABLEE_NOBODY. */
int                   m12_teller_get_actor  (M12Teller         *self);
/* What was told is no longer so (undo): nobody has acted or won. */
void                  m12_teller_forget     (M12Teller         *self);

G_END_DECLS
