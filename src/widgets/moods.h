/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table.h"

G_BEGIN_DECLS

/* Sets the mood of those who sit at @table: what happens to them, by the game's words (present/mood-rules.h), is seen on their faces for
 * a moment, as soon as the table shows it. Whoever shows a face follows "mood" of the seat. The words of it are elsewhere, and faces are
 * no part of what is read aloud. For as long as @table is there. */
void tablee_moods_follow (TableeTable *table);

G_END_DECLS
