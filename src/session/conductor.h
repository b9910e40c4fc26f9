/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "asker.h"
#include "hint.h"
#include "reasoning.h"
#include "scribe.h"
#include "viewpoint.h"
#include "warner.h"
#include "wish.h"

G_BEGIN_DECLS

/*
 * How a game goes: conducts its course, what is seen of it, who is asked, where it is kept, and who advises. None of these knows another
 * but the course: what one does and the others must know goes through here. Whoever owns it tells the world.
 */
typedef struct _TableeConductor TableeConductor;

/* What the owner is told. It may play, go back or stop in any of these: what was still to be told is then out of date, and not told. */
typedef struct
{
  void (*event)           (gpointer owner, const TableeEvent *event);  /* of an action, concealed for the viewer */
  void (*properties)      (gpointer owner);                            /* something may say something else */
  void (*changed)         (gpointer owner);
  void (*scores_changed)  (gpointer owner);
  void (*decision)        (gpointer owner, int seat);
  void (*finished)        (gpointer owner);
  void (*store_error)     (gpointer owner);
  void (*kept_apart)      (gpointer owner);
  void (*reasoned)        (gpointer owner);                            /* why the hint is so */
  void (*settled)         (gpointer owner);                            /* all is on disk */
  void (*answered)        (gpointer owner, TableeAction action);       /* for the host of a game that is elsewhere */
  void (*wished)          (gpointer owner, TableeWish wish);           /* likewise */
} TableeConductorFuncs;

/* Takes @course over. @store, @id, @stamp: see tablee_scribe_new(). @owner: a GObject, that lives until it has freed this; it is held
 * while something goes on. Returns: (transfer full) */
TableeConductor     *tablee_conductor_new              (TableeCourse               *course,
                                                        TableeStore                *store,
                                                        gint64                      id,
                                                        gint64                      stamp,
                                                        const TableeConductorFuncs *funcs,
                                                        gpointer                    owner);
void                 tablee_conductor_free             (TableeConductor            *self);

/* The parts, to look at. Returns: (transfer none) */
const TableeCourse    *tablee_conductor_get_course     (TableeConductor            *self);
const TableeViewpoint *tablee_conductor_get_viewpoint  (TableeConductor            *self);
const TableeScribe    *tablee_conductor_get_scribe     (TableeConductor            *self);
/* For tests to change its clock, too. */
TableeAsker           *tablee_conductor_get_asker      (TableeConductor            *self);

/* The rest as game-session.h tells it of the functions and properties of the same names. */
void                 tablee_conductor_start            (TableeConductor            *self);
void                 tablee_conductor_stop             (TableeConductor            *self);
gboolean             tablee_conductor_get_started      (const TableeConductor      *self);
gboolean             tablee_conductor_get_stopped      (const TableeConductor      *self);
/* The end has been told, or it was over from the beginning. */
gboolean             tablee_conductor_get_finished     (const TableeConductor      *self);
void                 tablee_conductor_set_dice         (TableeConductor            *self,
                                                        guint64                     dice);
void                 tablee_conductor_set_thinking_cap (TableeConductor            *self,
                                                        guint                       cap);

/* For a person who is asked: @action is legal. */
void                 tablee_conductor_play             (TableeConductor            *self,
                                                        TableeAction                action);
void                 tablee_conductor_step             (TableeConductor            *self);
void                 tablee_conductor_give_up          (TableeConductor            *self,
                                                        int                         seat);
void                 tablee_conductor_set_pace         (TableeConductor            *self,
                                                        TableePace                  pace);
void                 tablee_conductor_set_paused       (TableeConductor            *self,
                                                        gboolean                    paused);
/* @player: (nullable): NULL: the one that the kind of the seat gives. */
void                 tablee_conductor_set_player       (TableeConductor            *self,
                                                        int                         seat,
                                                        TableePlayer               *player);
void                 tablee_conductor_seat_player      (TableeConductor            *self,
                                                        int                         seat,
                                                        TableeSeatKind              kind,
                                                        TableeLevel                 level,
                                                        const char                 *name);

/* Of a game that is elsewhere: see game-session.h. @steps: (element-type TableeToldStep), which fit. */
void                 tablee_conductor_tell             (TableeConductor            *self,
                                                        guint                       head,
                                                        GPtrArray                  *steps);
void                 tablee_conductor_ask_told         (TableeConductor            *self);
/* @ways: what the host would do, bit i for the wish i. */
void                 tablee_conductor_set_told_ways    (TableeConductor            *self,
                                                        guint                       ways);
void                 tablee_conductor_fulfil           (TableeConductor            *self,
                                                        TableeGameRecord           *record);
/* Whether it thinks, or somebody does who is elsewhere. */
gboolean             tablee_conductor_is_thinking      (const TableeConductor      *self);

/* For whoever sits elsewhere. */
gboolean             tablee_conductor_grant            (TableeConductor            *self,
                                                        int                         seat,
                                                        TableeWish                  wish);
gboolean             tablee_conductor_would_grant      (const TableeConductor      *self,
                                                        int                         seat,
                                                        TableeWish                  wish);

/* The heads to which they would go, or -1 (of a game that is elsewhere, where its host says so: 0); and there. */
int                  tablee_conductor_undo_target      (const TableeConductor      *self);
int                  tablee_conductor_take_back_target (const TableeConductor      *self);
int                  tablee_conductor_redo_target      (const TableeConductor      *self);
gboolean             tablee_conductor_undo             (TableeConductor            *self);
gboolean             tablee_conductor_take_back        (TableeConductor            *self);
gboolean             tablee_conductor_redo             (TableeConductor            *self);
/* Of a game that is never started: shows where the first @n actions stand. */
void                 tablee_conductor_look_at          (TableeConductor            *self,
                                                        guint                       n);

void                 tablee_conductor_set_viewer       (TableeConductor            *self,
                                                        int                         viewer);

/* Returns: (transfer none): who thinks beside a person. */
const TableeWarner  *tablee_conductor_get_warner       (const TableeConductor      *self);
void                 tablee_conductor_set_warning      (TableeConductor            *self,
                                                        gboolean                    warning);
gboolean             tablee_conductor_warns            (TableeConductor            *self,
                                                        TableeAction                action);
void                 tablee_conductor_set_careful      (TableeConductor            *self,
                                                        gboolean                    careful);
gboolean             tablee_conductor_needs_consent    (const TableeConductor      *self,
                                                        TableeAction                action);
/* See tablee_game_session_get_choosing(). */
gboolean             tablee_conductor_is_choosing      (const TableeConductor      *self);

gboolean             tablee_conductor_can_hint         (const TableeConductor      *self);
const TableeHint    *tablee_conductor_get_hint         (const TableeConductor      *self);
const TableeGrounds *tablee_conductor_get_grounds      (const TableeConductor      *self);
/* Only where it can. The answer is the owner's: a GTask with a TableeHint. */
void                 tablee_conductor_hint_async       (TableeConductor            *self,
                                                        GAsyncReadyCallback         callback,
                                                        gpointer                    user_data);
gboolean             tablee_conductor_is_hinting       (const TableeConductor      *self);
gboolean             tablee_conductor_is_reasoning     (const TableeConductor      *self);
void                 tablee_conductor_cancel_hint      (TableeConductor            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeConductor, tablee_conductor_free)

G_END_DECLS
