/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What has been explained at the table, by game: each reason (present/why.h) is given once. */

/* Whether people want to be told at all. */
gboolean tablee_whys_get_wanted (GSettings  *settings);

gboolean tablee_whys_is_told    (GSettings  *settings,
                                 const char *game_id,
                                 const char *key);
void     tablee_whys_set_told   (GSettings  *settings,
                                 const char *game_id,
                                 const char *key);

/* As if nothing had been explained yet. */
void     tablee_whys_forget     (GSettings  *settings);

G_END_DECLS
