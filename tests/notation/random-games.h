/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/position.h"

G_BEGIN_DECLS

/* A game, and a set of its options for a number of seats, as written. */
typedef struct
{
  const char *game;
  int         seats;
  const char *options;
} GameSet;

/* Between them all options of all games and all numbers of seats. Ends with 0 seats. */
extern const GameSet game_sets[];

/* Returns: (transfer full): never NULL, the options are right. */
TableeRuleset *ruleset_of_set  (const GameSet  *set);

/* Plays one legal action, each as likely. Returns FALSE if the game is over. */
gboolean       play_any_action (TableePosition *position,
                                TableeRandom   *random,
                                GArray         *events);

G_END_DECLS
