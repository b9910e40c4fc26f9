/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "house.h"
#include "page.h"
#include "session/review.h"

G_BEGIN_DECLS

/* A game to look through: its table, a way to every position, and what the expert thinks of it. A TableePage. */
#define TABLEE_TYPE_REVIEW_PAGE (tablee_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeReviewPage, tablee_review_page, TABLEE, REVIEW_PAGE, GtkWidget)

/* @session: of the game, looked through by tablee_game_session_look_at(): of one that is over everything is shown, of one that is
 * under way what its viewer may know. @review: (nullable): of it, if there is anything to review. @house: has the settings, at whose pace the game goes on
 * by itself, and where a decision is played on from. */
GtkWidget *tablee_review_page_new (TableeGameSession *session,
                                   TableeReview      *review,
                                   TableeHouse       *house);

G_END_DECLS
