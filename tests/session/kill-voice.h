/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kill-words.h"

G_BEGIN_DECLS

/* How the child of the kill test says on its standard output what it does. Cut off anywhere, a line was not said. */

/* A step: @format are its words but the first, each with its tab before it. @steps: counts them. */
void  kill_say              (guint            *steps,
                             KillKind          kind,
                             const char       *format,
                             ...) G_GNUC_PRINTF (3, 4);

/* A step that is about the whole of a game. */
void  kill_say_whole        (guint            *steps,
                             KillKind          kind,
                             TableeGameRecord *record);

/* The store has acknowledged @step, which is about the game @id, and all before it. */
void  kill_say_acknowledged (guint             step,
                             gint64            id);

/* Who sits on @seat. Returns: (transfer full) */
char *kill_dup_seat_word    (TableeSeat       *seat);

G_END_DECLS
