/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* A finished game to look through: its table, and a way to every position. A TableePage. */
#define TABLEE_TYPE_REVIEW_PAGE (tablee_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeReviewPage, tablee_review_page, TABLEE, REVIEW_PAGE, GtkWidget)

/* @session: of the finished game, looked through by tablee_game_session_look_at(). */
GtkWidget *tablee_review_page_new (TableeGameSession *session);

G_END_DECLS
