/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "house.h"

G_BEGIN_DECLS

/*
 * One window of the application: a header bar and a stack of pages with a way back. What pages ask of it are actions, beside those of
 * menus and keys (shortcuts.def):
 *
 *   "win.show-library"     to the library
 *   "win.set-up" (s)       to the set-up of a game, by its id
 *   "win.learn" (s)        to a first game that is led, by its id (lessons.h)
 *   "win.set-up-like"      to that of the game whose table is shown, with its seats and options
 *   "win.continue" (x)     goes on with a kept game, by its id in the store
 *   "win.review" (x)       looks through a kept game that is over
 *   "win.mistakes"         the same of the game whose table is shown, which is over, and has the expert look at it
 *   "win.exercises"        to the exercises
 *   "win.cast"             to who is who
 *   "win.exercise" (s)     asks the next exercise of a game, by its id
 *   "win.try"              plays on from the exercise that is asked
 *   "win.look-back"        looks back at the game whose table is shown; while it is under way, with the eyes of its viewer
 *   "win.join"             to where one says that one is invited; only where the build has the net
 *   "win.toast" (s)        says a sentence (plain text)
 */
#define TABLEE_TYPE_WINDOW (tablee_window_get_type ())
G_DECLARE_FINAL_TYPE (TableeWindow, tablee_window, TABLEE, WINDOW, AdwApplicationWindow)

TableeWindow *tablee_window_new           (AdwApplication    *application,
                                           TableeHouse       *house);

/* Go to a page; the page left is where Back leads. */
void          tablee_window_show_library  (TableeWindow      *self);
/* Shows and starts the table of @session. */
void          tablee_window_show_session  (TableeWindow      *self,
                                           TableeGameSession *session);
/* Shows a table with friends elsewhere (elsewhere.h). */
void          tablee_window_show_table    (TableeWindow      *self,
                                           GObject           *table);
/* Looks through a finished game. */
void          tablee_window_show_review   (TableeWindow      *self,
                                           TableeGameRecord  *record);
/* To where one says that one is invited. @invitation: (nullable): what is known of it. */
void          tablee_window_show_join     (TableeWindow      *self,
                                           const char        *invitation);
void          tablee_window_go_back       (TableeWindow      *self);

/* Makes all content anew around the same sessions, in the language that is set now. */
void          tablee_window_rebuild       (TableeWindow      *self);

G_END_DECLS
