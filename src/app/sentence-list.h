/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * What happened in a game as far as it is worth a sentence, oldest first: a list of GtkStringObject, in the language that was set
 * when a sentence was made. What one action makes happen several times in a row is said once, with how often.
 */
#define TABLEE_TYPE_SENTENCE_LIST (tablee_sentence_list_get_type ())
G_DECLARE_FINAL_TYPE (TableeSentenceList, tablee_sentence_list, TABLEE, SENTENCE_LIST, GObject)

/* Follows the log of @session. */
TableeSentenceList *tablee_sentence_list_new        (TableeGameSession  *session);

/* All that the last action made happen, in its order, one sentence behind the other; of the deal, which lies there to be seen, the end of
 * it; "": nothing has happened. Returns: (transfer full) */
char               *tablee_sentence_list_dup_newest (TableeSentenceList *self);

G_END_DECLS
