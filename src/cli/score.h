/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"
#include "present/present.h"

#include <glib.h>

G_BEGIN_DECLS

/* The score sheet as lines of text: a line a player, and the sentence of the result. Returns: (transfer full) */
char *cli_score_to_text (const TableePresentContext *context,
                         const TableeScoreSheet     *sheet);

/* What the column without a seat is called. Returns: (transfer none) */
const char *cli_score_extra_name (void);

G_END_DECLS
