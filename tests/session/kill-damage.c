/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damage to a database that the kill test must notice. */
#include "kill-damage.h"

#include "kill-database.h"

#define ANY_GAME "SELECT id FROM game ORDER BY id DESC"
#define WITH_ACTIONS "SELECT id FROM game WHERE head > 0 ORDER BY changed DESC"
#define AT_THE_END "SELECT id FROM game WHERE head > 0 AND head = (SELECT count(*) FROM action WHERE game = id)"

/* A copy of the rows of the next game. */
#define COPY_ROWS(table, column) \
  "CREATE TEMP TABLE copy AS SELECT * FROM " table " WHERE " column " = $ + 1;" \
  "UPDATE copy SET " column " = $; INSERT INTO " table " SELECT * FROM copy; DROP TABLE copy;"

const KillDamage kill_damages[] = {
  { "the last action is lost", WITH_ACTIONS,
    "DELETE FROM action WHERE game = $ AND number = (SELECT max(number) FROM action WHERE game = $)", KILL_FAULT_COURSE },
  { "the last action is lost, and nothing else tells", AT_THE_END,
    "DELETE FROM action WHERE game = $ AND number = (SELECT max(number) FROM action WHERE game = $);"
    "UPDATE game SET head = head - 1 WHERE id = $", KILL_FAULT_COURSE },
  { "a state was written, not the action that led there", AT_THE_END,
    "UPDATE game SET head = head + 1 WHERE id = $", KILL_FAULT_COURSE },
  { "an action was written, not the state that it led to", AT_THE_END,
    "INSERT INTO action (game, number, action, chosen_by) SELECT $, number + 1, action, chosen_by FROM action"
    " WHERE game = $ ORDER BY number DESC LIMIT 1", KILL_FAULT_COURSE },
  { "an undo is lost", "SELECT id FROM game WHERE head < (SELECT count(*) FROM action WHERE game = id)",
    "UPDATE game SET head = head + 1 WHERE id = $", KILL_FAULT_COURSE },
  { "an undo that was never asked for", WITH_ACTIONS, "UPDATE game SET head = head - 1 WHERE id = $", KILL_FAULT_COURSE },
  { "the half of the actions is there", "SELECT id FROM game WHERE head > 1 ORDER BY id DESC",
    "DELETE FROM action WHERE game = $ AND number >= (SELECT count(*) / 2 FROM action WHERE game = $)", KILL_FAULT_COURSE },
  { "an action of another game",
    "SELECT a.game FROM action a JOIN action b ON a.game <> b.game AND a.action <> b.action LIMIT 1",
    "UPDATE action SET action = (SELECT o.action FROM action o WHERE o.game <> $ AND o.action <> action.action)"
    " WHERE game = $ AND EXISTS (SELECT 1 FROM action o WHERE o.game <> $ AND o.action <> action.action)", KILL_FAULT_COURSE },
  { "an action that somebody else is said to have chosen", WITH_ACTIONS,
    "UPDATE action SET chosen_by = (chosen_by + 1) % 3 WHERE game = $ AND number = 0", KILL_FAULT_COURSE },
  { "an action in the middle is lost", "SELECT id FROM game WHERE head > 2",
    "DELETE FROM action WHERE game = $ AND number = 1", KILL_FAULT_GAP },
  { "a seat is lost", "SELECT game FROM seat WHERE seat = 1", "DELETE FROM seat WHERE game = $ AND seat = 0", KILL_FAULT_GAP },
  { "somebody else sits there", ANY_GAME,
    "UPDATE seat SET player = CASE player WHEN 'human' THEN 'easy' ELSE 'human' END WHERE game = $ AND seat = 0",
    KILL_FAULT_COURSE },
  { "a hint that was not given", ANY_GAME, "UPDATE seat SET hints = hints + 1 WHERE game = $ AND seat = 0", KILL_FAULT_COURSE },
  { "a note of a review is lost", "SELECT game FROM review", "DELETE FROM review WHERE game = $ AND number ="
    " (SELECT max(number) FROM review WHERE game = $)", KILL_FAULT_COURSE },
  { "a take-back is forgotten", "SELECT id FROM game WHERE taken_back", "UPDATE game SET taken_back = 0 WHERE id = $",
    KILL_FAULT_COURSE },
  { "a game that was given up is not", "SELECT id FROM game WHERE given_up_by >= 0",
    "UPDATE game SET given_up_by = -1, over = 0, ended = NULL WHERE id = $", KILL_FAULT_COURSE },
  { "another seed", "SELECT id FROM game WHERE seed IS NOT NULL", "UPDATE game SET seed = '7' WHERE id = $", KILL_FAULT_COURSE },
  { "a game is lost", ANY_GAME, "PRAGMA foreign_keys = ON; DELETE FROM game WHERE id = $", KILL_FAULT_COURSE },
  { "a game is lost but for its actions", WITH_ACTIONS, "DELETE FROM game WHERE id = $; DELETE FROM seat WHERE game = $;"
    "DELETE FROM review WHERE game = $", KILL_FAULT_ORPHAN },
  { "a game is lost but for its seats", ANY_GAME, "DELETE FROM game WHERE id = $; DELETE FROM action WHERE game = $;"
    "DELETE FROM review WHERE game = $", KILL_FAULT_ORPHAN },
  { "a game is lost but for what was found out about it", "SELECT game FROM review", "DELETE FROM game WHERE id = $;"
    "DELETE FROM seat WHERE game = $; DELETE FROM action WHERE game = $", KILL_FAULT_ORPHAN },
  { "a game that was deleted is back",
    "SELECT id - 1 FROM game g WHERE id > 1 AND NOT EXISTS (SELECT 1 FROM game WHERE id = g.id - 1)",
    COPY_ROWS ("game", "id") COPY_ROWS ("seat", "game") COPY_ROWS ("action", "game"), KILL_FAULT_COURSE },
  { "an id may come again", "SELECT 1 FROM sqlite_sequence", "UPDATE sqlite_sequence SET seq = seq - 1", KILL_FAULT_COURSE },
  { "the position of another game", "SELECT a.id FROM game a JOIN game b ON a.game = b.game AND a.position <> b.position",
    "UPDATE game SET position = (SELECT o.position FROM game o WHERE o.game = game.game AND o.position <> game.position)"
    " WHERE id = $", KILL_FAULT_RULES },
  { "another score", ANY_GAME, "UPDATE game SET totals = '{}' WHERE id = $", KILL_FAULT_RULES },
  { "somebody else is to move", "SELECT id FROM game WHERE current >= 0",
    "UPDATE game SET current = 1 - min(current, 1) WHERE id = $", KILL_FAULT_RULES },
  { "a game under way is said to be over", "SELECT id FROM game WHERE NOT over", "UPDATE game SET over = 1 WHERE id = $",
    KILL_FAULT_RULES },
  { "a game that has ended, nobody knows when", "SELECT id FROM game WHERE over", "UPDATE game SET ended = NULL WHERE id = $",
    KILL_FAULT_RULES },
  { "an index is gone", "SELECT 1", "PRAGMA writable_schema = ON; DELETE FROM sqlite_master WHERE name = 'game_by_end'",
    KILL_FAULT_FILE },
};

const guint kill_n_damages = G_N_ELEMENTS (kill_damages);

gboolean
kill_damage_do (const KillDamage *self,
                const char       *path)
{
  gint64 id = kill_database_find (path, self->where);
  g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  g_autoptr (GString) script = g_string_new (self->script);

  if (id == 0)
    return FALSE;

  g_string_replace (script, "$", name, 0);
  g_assert_true (kill_database_run (path, script->str));

  return TRUE;
}
