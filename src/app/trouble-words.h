/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"

G_BEGIN_DECLS

/* Why the broker of @table, a host or a guest of @friends, does not let this program in, and what can be done. Returns: (transfer full)
 * (nullable): NULL if there is a connection, or nothing is known but that there is none. */
char *tablee_trouble_words_sentence (TableeFriends *friends,
                                     GObject       *table);

G_END_DECLS
