/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "present/present.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* Whose column of a score sheet it is, a player's or the Mafia's, and their picture. Returns: (transfer full) */
char       *tablee_sentences_column     (TableeGameSession *session,
                                         int                column);
/* A boss has one face for all moods. */
char       *tablee_sentences_column_art (TableeGameSession *session,
                                         int                column,
                                         TableeMood         mood);

/* Who plays, in one word: a person, or how strong a computer. Returns: (transfer none) */
const char *tablee_sentences_level      (TableeSeat        *seat);

/* Why a game cannot be begun, loaded or gone on with, in the language that is set; what the system says stays as it is.
 * Returns: (transfer full) */
char       *tablee_sentences_failure   (const GError         *error);

G_END_DECLS
