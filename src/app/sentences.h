/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "present/present.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* What happened in @session as far as it is worth a sentence, in the language that is set now, oldest first. Returns: (transfer
 * full) (element-type GtkStringObject) */
GListModel *tablee_sentences_new       (TableeGameSession    *session);


/* Who plays, in one word: a person, or how strong a computer. Returns: (transfer none) */
const char *tablee_sentences_level     (TableeSeat           *seat);

G_END_DECLS
