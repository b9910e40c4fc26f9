/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * What lies around a table, opened and closed again from inside the program, so that what stays behind can be told.
 */

/* Tables and looks are those of @window from now on. */
void               around_begin       (TableeWindow       *window,
                                       GRand              *chance);

/* Waits, while whatever is ready runs. */
void               around_wait        (guint               milliseconds);

void               around_take_size   (int                 width,
                                       int                 height);

/* A game at its table in the window; @letters: seats as make_seats() has them; @kept: by the store. Returns: (transfer full) */
TableeGameSession *around_show_table  (const char         *game_id,
                                       const char         *letters,
                                       guint32             seed,
                                       gboolean            kept);
/* Goes back to the library, and waits until there is no such session any more. */
void               around_leave_table (TableeGameSession  *session);

/* Gives the game up if it is not over, and waits for the result. */
void               around_end         (TableeGameSession  *session);

/* Looks through the game that is over at its table. */
void               around_look_through (TableeGameSession *session);

/* Goes back to the library in English, in a window of the same size every time, and waits until all is quiet. */
void               around_settle      (void);

/* The page of the table that is shown, or NULL. */
GtkWidget         *around_find_page   (void);

/* Plays any action for the person who is asked, or whatever lets the game go on, if it does not by itself. */
void               around_go_on       (TableeGameSession  *session);
/* Until a person is asked who has a choice. Returns FALSE if the game is over first. */
gboolean           around_wait_asked  (TableeGameSession  *session);

/* Things to look at: for each of the looks a name. Those that are @at_table are there where a table is shown, the others at the library. */
typedef struct
{
  const char *name;
  gboolean    at_table;
  void      (*look) (void);
} Look;

extern const Look around_looks[];
extern const gsize around_n_looks;

G_END_DECLS
