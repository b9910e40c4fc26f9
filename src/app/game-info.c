/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Authors, length and numbers of players of each game, for the library and the credits. */
#include "config.h"
#include "game-info.h"

#include <glib/gi18n.h>

#include "games/catalogue.h"
#include "present/present.h"

enum { MAX_GAMES = 32 };

static TableeGameInfo
describe (const TableeGame *game)
{
  const TableePresent *present = tablee_present_for_game (game);

  return (TableeGameInfo) {
    .id = game->id,
    .name = present->name,
    .tagline = present->tagline,
    .credits = present->credits,
    .players = { game->min_seats, game->max_seats },
    .minutes = { present->minutes[0], present->minutes[1] },
  };
}

const TableeGameInfo *
tablee_game_infos (void)
{
  static TableeGameInfo infos[MAX_GAMES];
  gsize n = 0;

  if (infos[0].id != NULL)
    return infos;

  for (gsize i = 0; tablee_games[i] != NULL && n < MAX_GAMES - 1; i++)
    infos[n++] = describe (tablee_games[i]);

  return infos;
}

const TableeGameInfo *
tablee_game_info_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    if (g_str_equal (info->id, id))
      return info;

  return NULL;
}

static char *
dup_players (const TableeGameInfo *self)
{
  if (self->players[0] == self->players[1])
    return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) self->players[0]), self->players[0]);

  /* Translators: how many can play, from and to: "2–9 players". */
  return g_strdup_printf (ngettext ("%d–%d player", "%d–%d players", (gulong) self->players[1]), self->players[0], self->players[1]);
}

char *
tablee_game_info_dup_facts (const TableeGameInfo *self)
{
  g_autofree char *players = NULL;
  g_autofree char *minutes = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  players = dup_players (self);
  /* Translators: how long a game takes, from and to: "20–40 minutes". */
  minutes = g_strdup_printf (ngettext ("%d–%d minute", "%d–%d minutes", (gulong) self->minutes[1]), self->minutes[0],
                             self->minutes[1]);

  /* Translators: first the number of players, then the length of a game: "2–9 players · 20–40 minutes". */
  return g_strdup_printf (C_("facts of a game", "%s · %s"), players, minutes);
}
