/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ai/level.h"
#include "ai/temper.h"

G_BEGIN_DECLS

/* What a player is asked: a view, nothing more. Boxed, refcounted, immutable; safe to hand to a thread. */
typedef struct _TableeDecision TableeDecision;

#define TABLEE_TYPE_DECISION (tablee_decision_get_type ())
GType                tablee_decision_get_type    (void);

/* @view: the view of @seat, which is to move in it; copied. @seed: the dice of this decision. @cap: see
 * tablee_decision_get_cap(). Returns: (transfer full) */
TableeDecision      *tablee_decision_new         (TableeRuleset        *ruleset,
                                                  const void           *view,
                                                  int                   seat,
                                                  guint64               seed,
                                                  guint                 cap);
TableeDecision      *tablee_decision_ref         (TableeDecision       *self);
void                 tablee_decision_unref       (TableeDecision       *self);
const TableeRuleset *tablee_decision_get_ruleset (const TableeDecision *self);
const void          *tablee_decision_get_view    (const TableeDecision *self);
int                  tablee_decision_get_seat    (const TableeDecision *self);
/* A number that differs from decision to decision of one game and is the same when it is replayed: the computer's dice. */
guint64              tablee_decision_get_seed    (const TableeDecision *self);
/* Milliseconds after which a computer plays what it thinks best so far; 0: it thinks to the end of its level, so that the same
 * seed gives the same game. */
guint                tablee_decision_get_cap     (const TableeDecision *self);
/* Returns: (transfer none) (array length=count): the legal actions. */
const TableeAction  *tablee_decision_get_actions (const TableeDecision *self,
                                                  gsize                *count);
/* Whether there is only one action, which gives something away. */
gboolean             tablee_decision_forfeits    (const TableeDecision *self);
/* Whether nothing is to be gained: @action leaves things as they are. The same of what is legal in @view, before it is asked. */
gboolean             tablee_decision_is_idle     (const TableeDecision *self,
                                                  TableeAction         *action);
gboolean             tablee_decision_find_idle   (const TableeRuleset  *ruleset,
                                                  const void           *view,
                                                  const TableeAction   *actions,
                                                  gsize                 count,
                                                  TableeAction         *idle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeDecision, tablee_decision_unref)

/* The door behind which everybody sits who plays: a person (TableeHuman), a computer (TableeComputer), a script
 * (TableeScript). */
#define TABLEE_TYPE_PLAYER (tablee_player_get_type ())
G_DECLARE_INTERFACE (TableePlayer, tablee_player, TABLEE, PLAYER, GObject)

struct _TableePlayerInterface
{
  GTypeInterface parent_iface;

  void     (*decide_async)  (TableePlayer         *self,
                             TableeDecision       *decision,
                             GCancellable         *cancellable,
                             GAsyncReadyCallback   callback,
                             gpointer              user_data);
  gboolean (*decide_finish) (TableePlayer         *self,
                             GAsyncResult         *result,
                             TableeAction         *action,
                             GError              **error);
};

/* Asks for one action. Cancelled: answers with G_IO_ERROR_CANCELLED at once. */
void         tablee_player_decide_async  (TableePlayer         *self,
                                          TableeDecision       *decision,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
gboolean     tablee_player_decide_finish (TableePlayer         *self,
                                          GAsyncResult         *result,
                                          TableeAction         *action,
                                          GError              **error);

/* Who chose an action. */
typedef enum
{
  TABLEE_BY_PERSON,
  TABLEE_BY_COMPUTER,
  TABLEE_BY_NOBODY,   /* the only one there was: the session played it */
  TABLEE_N_BY,
} TableeBy;

/* A person: the interface answers, through tablee_game_session_play(). */
#define TABLEE_TYPE_HUMAN (tablee_human_get_type ())
G_DECLARE_FINAL_TYPE (TableeHuman, tablee_human, TABLEE, HUMAN, GObject)
TableePlayer *tablee_human_new    (void);
/* Answers the decision that is open; returns FALSE if none is. */
gboolean      tablee_human_answer (TableeHuman *self,
                                   TableeAction action);

/* A computer: thinks in worker threads at the level given, with that slack (ai/level.h), plays as its temper likes it, and leaves off within
 * some milliseconds when cancelled. */
#define TABLEE_TYPE_COMPUTER (tablee_computer_get_type ())
G_DECLARE_FINAL_TYPE (TableeComputer, tablee_computer, TABLEE, COMPUTER, GObject)
TableePlayer *tablee_computer_new       (TableeLevel     level,
                                         TableeTemper    temper,
                                         int             slack);
TableeLevel   tablee_computer_get_level (TableeComputer *self);

/* Answers from a list of actions: replay and tests. Once the list is at its end, it answers with G_IO_ERROR_FAILED. */
#define TABLEE_TYPE_SCRIPT (tablee_script_get_type ())
G_DECLARE_FINAL_TYPE (TableeScript, tablee_script, TABLEE, SCRIPT, GObject)
TableePlayer *tablee_script_new   (const TableeAction *actions,
                                   gsize               count);

/* How a level is written in files and settings: see level.c (a person is "human"). */
const char   *tablee_level_to_id   (TableeLevel  level);
gboolean      tablee_level_from_id (const char  *id,
                                    TableeLevel *level);

/* The same of a temper; see temper.c. */
const char   *tablee_temper_to_id   (TableeTemper  temper);
gboolean      tablee_temper_from_id (const char   *id,
                                     TableeTemper *temper);

/* All in one word: the level, and behind a colon the temper, unless it is steady: "expert", "expert:hoarder"; where there is slack, the
 * temper and the slack behind it: "expert:steady:7". Returns: (transfer full) */
char         *tablee_computer_to_id   (TableeLevel   level,
                                       TableeTemper  temper,
                                       int           slack);
gboolean      tablee_computer_from_id (const char   *id,
                                       TableeLevel  *level,
                                       TableeTemper *temper,
                                       int          *slack);

G_END_DECLS
