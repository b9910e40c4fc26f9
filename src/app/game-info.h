/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the library and the credits say about a game. All words untranslated. */
typedef struct
{
  const char *id;
  const char *name;
  const char *tagline;
  const char *credits;
  int         players[2];   /* from and to */
  int         minutes[2];
} TableeGameInfo;

/* All games in the order of the library. Returns: (transfer none): ends with a NULL id. */
const TableeGameInfo *tablee_game_infos     (void);

/* Returns: (transfer none) (nullable) */
const TableeGameInfo *tablee_game_info_find (const char           *id);

/* Returns: (transfer full): "2–9 players · 20–40 minutes" */
char                 *tablee_game_info_dup_facts (const TableeGameInfo *self);

G_END_DECLS
