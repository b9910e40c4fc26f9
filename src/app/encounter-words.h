/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How people here have fared against the regular @regular (cast.h), by @encounters (of TableeEncounter), in @game, or NULL: in all games. A
 * line for each of them; who is the only one is "you". Returns: (transfer full): "" where they have not met */
char *tablee_encounter_words (GPtrArray  *encounters,
                              int         regular,
                              const char *game);

G_END_DECLS
