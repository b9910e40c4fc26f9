/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/* A front end of a session for standard input and output: tells what happens, shows the table, and asks the people. */
typedef struct _CliTerminal CliTerminal;

/* Returns: (transfer full) */
CliTerminal *cli_terminal_new  (TableeGameSession  *session);
void         cli_terminal_free (CliTerminal        *self);

/* Plays until the game is over, somebody quits, or the input ends. */
void         cli_terminal_run  (CliTerminal        *self);
/* The same, with others who play elsewhere: they are heard while somebody here thinks, and the session is not stopped. @asks: whether
 * people here are asked. */
void         cli_terminal_follow (CliTerminal      *self,
                                  gboolean          asks);
/* Somebody quits: from a callback. */
void         cli_terminal_quit (CliTerminal        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliTerminal, cli_terminal_free)

G_END_DECLS
