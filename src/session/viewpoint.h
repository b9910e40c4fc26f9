/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "course.h"
#include "log-entry.h"

G_BEGIN_DECLS

/*
 * A course as somebody sees it who looks on: a seat, TABLEE_NOBODY, or TABLEE_VIEWER_ALL. Everything that leaves a session goes through
 * one of these: it gives what the viewer may know and nothing else.
 */
typedef struct _TableeViewpoint TableeViewpoint;

/* Nobody's, of @course, which outlives it. Returns: (transfer full) */
TableeViewpoint     *tablee_viewpoint_new              (const TableeCourse  *course);
void                 tablee_viewpoint_free             (TableeViewpoint     *self);

int                  tablee_viewpoint_get_viewer       (const TableeViewpoint *self);
/* Looks with other eyes: all anew. */
void                 tablee_viewpoint_set_viewer       (TableeViewpoint     *self,
                                                        int                  viewer);
/* After each change of the course. */
void                 tablee_viewpoint_follow           (TableeViewpoint     *self);

/* What the viewer knows, as a state of the game's rules, valid until the next change; and its phase as written in positions. */
const void          *tablee_viewpoint_get_view         (const TableeViewpoint *self);
const char          *tablee_viewpoint_get_phase        (const TableeViewpoint *self);

/* What the one who is to move knows, for nobody else. Valid until the next change. */
const void          *tablee_viewpoint_get_mover_view   (const TableeViewpoint *self);
/* Whether the viewer is told what is legal: who is to move is, and everybody where nothing tells their views apart. */
gboolean             tablee_viewpoint_may_choose       (const TableeViewpoint *self);
/* Of the viewer who may choose; for others nothing, and TABLEE_REASON_PHASE. */
gsize                tablee_viewpoint_get_legal        (const TableeViewpoint *self,
                                                        TableeAction        *actions);
TableeReason         tablee_viewpoint_check            (const TableeViewpoint *self,
                                                        TableeAction         action);

void                 tablee_viewpoint_get_score_sheet  (const TableeViewpoint *self,
                                                        TableeScoreSheet    *sheet);
/* Whether the sheet is another one than when this was asked last. Then the seats are told how they stand by it. */
gboolean             tablee_viewpoint_take_scores      (TableeViewpoint     *self);
/* See tablee_game_session_get_curve(). Returns: (transfer full) */
GArray              *tablee_viewpoint_get_curve        (const TableeViewpoint *self);

/* What happened up to now. What has just happened is added with nothing removed; for another viewer the whole is exchanged in one go.
 * Returns: (transfer none) (element-type TableeLogEntry) */
GListModel          *tablee_viewpoint_get_entries      (const TableeViewpoint *self);
/* Takes out of @event what the viewer may not know. */
void                 tablee_viewpoint_conceal          (const TableeViewpoint *self,
                                                        TableeEvent         *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeViewpoint, tablee_viewpoint_free)

G_END_DECLS
