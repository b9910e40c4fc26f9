/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Which games of a match: the numbers of games, from 0, as ranges of consecutive ones. */
typedef struct _CliGameSet CliGameSet;

/* Returns: (transfer full): no games. */
CliGameSet *cli_game_set_new         (void);
CliGameSet *cli_game_set_copy        (const CliGameSet *self);
void        cli_game_set_free        (CliGameSet       *self);

/* Adds @count games, one or more, from @from on. Returns FALSE, and does nothing, if one of them is already there. */
gboolean    cli_game_set_add         (CliGameSet       *self,
                                      gint64            from,
                                      gint64            count);

gint64      cli_game_set_get_count   (const CliGameSet *self);
/* Ranges are sorted, and between any two of them a game is missing. */
guint       cli_game_set_get_n_ranges (const CliGameSet *self);
gint64      cli_game_set_get_range   (const CliGameSet *self,
                                      guint             index,
                                      gint64           *from);

/* A game that is in both sets, the first; -1 if there is none. */
gint64      cli_game_set_find_common (const CliGameSet *self,
                                      const CliGameSet *other);

/* Returns: (transfer full): the games of the @count from @from on that are not there. */
CliGameSet *cli_game_set_get_missing (const CliGameSet *self,
                                      gint64            from,
                                      gint64            count);

/* Takes consecutive games, the first of all, but at most @limit, out of the set. Returns how many: none only if none is left. */
gint64      cli_game_set_take        (CliGameSet       *self,
                                      gint64            limit,
                                      gint64           *from);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliGameSet, cli_game_set_free)

G_END_DECLS
