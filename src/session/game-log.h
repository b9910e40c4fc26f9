/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/position.h"
#include "seat.h"

G_BEGIN_DECLS

/*
 * The course of one game: where it began, every action since, what happened, and the state after each. The head says how far
 * the game stands; beyond it lies what was undone, until another action cuts it off. Shared by sessions and records, not by
 * threads.
 */
typedef struct _TableeGameLog TableeGameLog;

typedef struct
{
  TableeAction action;
  gint8        seat;         /* whose decision it was */
  guint8       by;           /* TableeBy */
  guint16      learners;     /* who learned something new, bit i for seat i */
  guint        first_event;  /* index of the first of its events */
  guint        n_events;
} TableeLogItem;

/* Begins with a deal, and what that made happen. */
TableeGameLog       *tablee_game_log_new          (TableeRuleset       *ruleset,
                                                   const TableeRandom  *seed);
/* @start: where it begins; its ruleset is the log's. */
TableeGameLog       *tablee_game_log_new_at       (TableePosition      *start);
TableeGameLog       *tablee_game_log_copy         (const TableeGameLog *self);
void                 tablee_game_log_free         (TableeGameLog       *self);

TableeRuleset       *tablee_game_log_get_ruleset  (const TableeGameLog *self);
TableePosition      *tablee_game_log_get_start    (const TableeGameLog *self);
/* What it was dealt from. Returns: (transfer none) (nullable): NULL where it began at a position. */
const TableeRandom  *tablee_game_log_get_seed     (const TableeGameLog *self);

/* How many actions there are, and how many of them stand. */
guint                tablee_game_log_get_length   (const TableeGameLog *self);
guint                tablee_game_log_get_head     (const TableeGameLog *self);
void                 tablee_game_log_set_head     (TableeGameLog       *self,
                                                   guint                head);

/* Plays @action, which is legal at the head, and cuts off what was beyond. */
void                 tablee_game_log_append       (TableeGameLog       *self,
                                                   TableeAction         action,
                                                   TableeBy             by);

/* What somebody else tells of a game whose log this is, which began with a view: @item, with its events, led to @view. Cuts off what was
 * beyond. The indices of @item are not looked at. */
void                 tablee_game_log_append_told  (TableeGameLog       *self,
                                                   const TableeLogItem *item,
                                                   const TableeEvent   *events,
                                                   const void          *view);
/* What made it so, where it began with a view: before anything else is appended. */
void                 tablee_game_log_tell_deal    (TableeGameLog       *self,
                                                   const TableeEvent   *events,
                                                   guint                n_events);

/* Plays @text, written by anybody. Returns FALSE with a TABLEE_NOTATION_ERROR, nothing changed. */
gboolean             tablee_game_log_append_text  (TableeGameLog       *self,
                                                   const char          *text,
                                                   TableeBy             by,
                                                   GError             **error);

const TableeLogItem *tablee_game_log_get_item     (const TableeGameLog *self,
                                                   guint                index);
const TableeEvent   *tablee_game_log_get_event    (const TableeGameLog *self,
                                                   guint                index);

/* How many events lead to the state after the first @n actions, those of the deal included. */
guint                tablee_game_log_count_events (const TableeGameLog *self,
                                                   guint                n);
/* What item @index made happen. Returns: (transfer full) (array length=count) (nullable) */
TableeEvent         *tablee_game_log_dup_events   (const TableeGameLog *self,
                                                   guint                index,
                                                   guint               *count);

/* Returns: (transfer full): item @index in writing. */
char                *tablee_game_log_dup_text     (const TableeGameLog *self,
                                                   guint                index);

/* The state after the first @n actions. Valid until the log changes. */
const void          *tablee_game_log_get_state    (const TableeGameLog *self,
                                                   guint                n);
/* Returns: (transfer full): the same with its ruleset. */
TableePosition      *tablee_game_log_dup_position (const TableeGameLog *self,
                                                   guint                n);

/* Writes to @view what @viewer may know of that state. */
void                 tablee_game_log_look         (const TableeGameLog *self,
                                                   guint                n,
                                                   int                  viewer,
                                                   void                *view);
/* Whether @seat knew more then than what lay open to everybody. */
gboolean             tablee_game_log_has_secrets  (const TableeGameLog *self,
                                                   guint                n,
                                                   int                  seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeGameLog, tablee_game_log_free)

G_END_DECLS
