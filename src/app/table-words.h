/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A table with friends elsewhere in words: a TableeHost or a TableeGuest. All returned strings: (transfer full), plain text. */

/* What is played there: "Bean Chains". */
char    *tablee_table_words_game    (GObject *table);

/* How it stands: "Your turn", "2 friends are awaited". */
char    *tablee_table_words_state   (GObject *table);

/* Who sits there: "Ana, Bo and Cleo". */
char    *tablee_table_words_players (GObject *table);

/* Whether something is still to happen there. */
gboolean tablee_table_words_is_open (GObject *table);

G_END_DECLS
