/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where one can be in a window. */

#include "house.h"
#include "page.h"
#include "session/review.h"

G_BEGIN_DECLS

typedef enum
{
  TABLEE_PLACE_LIBRARY,
  TABLEE_PLACE_SET_UP,
  TABLEE_PLACE_ELSEWHERE,
  TABLEE_PLACE_PLAY,
  TABLEE_PLACE_HISTORY,
  TABLEE_PLACE_EXERCISES,
  TABLEE_PLACE_CAST,
  TABLEE_PLACE_REVIEW,
  TABLEE_PLACE_HELP,
  TABLEE_PLACE_JOIN,
} TableePlaceKind;

/* Where one can be in a window: a page and what it is about, without the widget. Places outlive their pages. */
typedef struct _TableePlace TableePlace;

TableePlace        *tablee_place_new_library  (void);
/* @like: (nullable) */
TableePlace        *tablee_place_new_set_up   (const char        *game_id,
                                               TableeGameSession *like);
TableePlace        *tablee_place_new_play     (TableeGameSession *session);
/* @table: with friends elsewhere, before there is a game (elsewhere.h). */
TableePlace        *tablee_place_new_elsewhere (GObject          *table);
TableePlace        *tablee_place_new_history  (void);
TableePlace        *tablee_place_new_exercises (void);
TableePlace        *tablee_place_new_cast     (void);
/* @review: (nullable): of the game of @session; it goes on as long as the place is there. */
TableePlace        *tablee_place_new_review   (TableeGameSession *session,
                                               TableeReview      *review);
/* @section: (nullable) */
TableePlace        *tablee_place_new_help     (const char        *page,
                                               const char        *section);
/* @invitation: (nullable): what is known of it. */
TableePlace        *tablee_place_new_join     (const char        *invitation);
void                tablee_place_free         (TableePlace       *self);

TableePlaceKind     tablee_place_get_kind     (const TableePlace *self);
/* Returns: (transfer none) (nullable): the game of a set-up or a table. */
const char         *tablee_place_get_game     (const TableePlace *self);

/* Returns: (transfer none) (nullable): that of a table, of a review, or of the game that a set-up began like. */
TableeGameSession  *tablee_place_get_session  (const TableePlace *self);

/* A new, floating page of the place, in the state that was kept. */
GtkWidget          *tablee_place_build_page   (TableePlace       *self,
                                               TableeHouse       *house);
/* The place is left for good: what its people see there is theirs. */
void                tablee_place_leave        (TableePlace       *self,
                                               TableeHouse       *house);
/* Keeps what must survive when @page goes. */
void                tablee_place_keep_state   (TableePlace       *self,
                                               TableePage        *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableePlace, tablee_place_free)

G_END_DECLS
