/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "host.h"

G_BEGIN_DECLS

/* One window of the application: a header bar and a stack of pages with a way back. */
#define TABLEE_TYPE_WINDOW (tablee_window_get_type ())
G_DECLARE_FINAL_TYPE (TableeWindow, tablee_window, TABLEE, WINDOW, AdwApplicationWindow)

TableeWindow *tablee_window_new           (AdwApplication    *application,
                                           TableeHost        *host);

/* Go to a page; the page left is where Back leads. */
void          tablee_window_show_library  (TableeWindow      *self);
/* @like: (nullable): a session whose seats and options are taken over ("play again"). */
void          tablee_window_show_set_up   (TableeWindow      *self,
                                           const char        *game_id,
                                           TableeGameSession *like);
/* Shows and starts the table of @session. */
void          tablee_window_show_session  (TableeWindow      *self,
                                           TableeGameSession *session);
void          tablee_window_show_history  (TableeWindow      *self);
/* Looks through a finished game. */
void          tablee_window_show_review   (TableeWindow      *self,
                                           TableeGameRecord  *record);
/* Looks back at a game that is under way, with the eyes of the viewer of @session. */
void          tablee_window_show_review_so_far (TableeWindow *self,
                                           TableeGameSession *session);
/* @page: id of a Mallard page; @section: (nullable): id of a section in it. */
void          tablee_window_show_help     (TableeWindow      *self,
                                           const char        *page,
                                           const char        *section);
void          tablee_window_go_back       (TableeWindow      *self);

/* Makes all content anew around the same sessions, in the language that is set now. */
void          tablee_window_rebuild       (TableeWindow      *self);

/* Says @sentence (plain text) as a toast. */
void          tablee_window_toast         (TableeWindow      *self,
                                           const char        *sentence);
/* @toast: (transfer full): with a button, for instance. */
void          tablee_window_add_toast     (TableeWindow      *self,
                                           AdwToast          *toast);

G_END_DECLS
