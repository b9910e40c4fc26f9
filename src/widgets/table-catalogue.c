/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The catalogue of tables, by game. */
#include "config.h"
#include "table.h"

#define TABLEE_GAME(ident, id)                 \
  GType tablee_##ident##_table_get_type (void); \
  extern const TableeGame tablee_##ident##_game;
#include "games/all-games.def"
#undef TABLEE_GAME

static const struct
{
  const TableeGame *game;
  GType           (*get_type) (void);
} tables[] = {
#define TABLEE_GAME(ident, id) { &tablee_##ident##_game, tablee_##ident##_table_get_type },
#include "games/all-games.def"
#undef TABLEE_GAME
};

GtkWidget *
tablee_table_new (TableeGameSession *session)
{
  const TableeRuleset *ruleset;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  ruleset = tablee_game_session_get_ruleset (session);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i].game == ruleset->game)
      return g_object_new (tables[i].get_type (), "session", session, NULL);

  g_return_val_if_reached (NULL);
}

const TableeTableShortcut *
tablee_table_get_shortcuts (const char *game_id)
{
  g_return_val_if_fail (game_id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].game->id, game_id))
      {
        g_autoptr (GTypeClass) klass = g_type_class_ref (tables[i].get_type ());

        return TABLEE_TABLE_CLASS (klass)->shortcuts;
      }

  return NULL;
}
