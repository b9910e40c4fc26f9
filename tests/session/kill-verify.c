/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a database that was killed fits the rules of the games. */
#include "kill-database.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "session/game-record-private.h"
#include "support.h"

#include <string.h>

/*
 * By the rules
 */

static gboolean
fail (GError     **error,
      KillFault    fault,
      const char  *what)
{
  g_set_error_literal (error, KILL_FAULT, (int) fault, what);

  return FALSE;
}

static TableeGameLog *
begin_log (const KillGame  *game,
           GError         **error)
{
  g_autoptr (JsonObject) wrapped = tablee_json_parse (game->options, -1, NULL);
  const TableeGame *rules = tablee_games_find (game->game);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableePosition) start = NULL;
  TableeRandom seed;

  ruleset = tablee_ruleset_new (rules, (int) game->seats->len, json_object_get_object_member (wrapped, "options"), error);
  if (ruleset == NULL)
    return NULL;
  if (game->seed != NULL && tablee_seed_parse (game->seed, &seed))
    return tablee_game_log_new (ruleset, &seed);

  start = game->start != NULL ? tablee_position_parse (game->start, -1, error) : NULL;

  return start != NULL ? tablee_game_log_new_at (start) : NULL;
}

/* An action that nobody chose is the only one, and the other way round. */
static gboolean
play_word (TableeGameLog  *log,
           const char     *word,
           TableeAction   *actions,
           GError        **error)
{
  const TableeRuleset *ruleset = tablee_game_log_get_ruleset (log);
  gsize count = ruleset->game->legal (ruleset, tablee_game_log_get_state (log, tablee_game_log_get_head (log)), actions);
  TableeBy by = (TableeBy) g_ascii_strtoull (word, NULL, 10);

  if ((count == 1) != (by == TABLEE_BY_NOBODY))
    return fail (error, KILL_FAULT_RULES, "who chose an action could not have");

  return tablee_game_log_append_text (log, strchr (word, ' ') + 1, by, error);
}

static gboolean
replay (TableeGameLog   *log,
        const KillGame  *game,
        GError         **error)
{
  gsize room = tablee_game_log_get_ruleset (log)->game->max_actions;
  g_autofree TableeAction *actions = g_new (TableeAction, room);

  for (guint i = 0; i < game->actions->len; i++)
    if (!play_word (log, game->actions->pdata[i], actions, error))
      return FALSE;
  if (game->head > game->actions->len)
    return fail (error, KILL_FAULT_RULES, "the head lies beyond the actions");

  tablee_game_log_set_head (log, game->head);

  return TRUE;
}

/* What lists show, which is what everybody may see. Returns: (transfer full) */
static char *
write_totals (TableePosition *position,
              gboolean        over)
{
  TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autoptr (TableePosition) view = tablee_position_view (position, TABLEE_NOBODY);
  TableeScoreSheet sheet = { 0 };
  g_autoptr (JsonObject) json = NULL;

  ruleset->game->score (ruleset, tablee_position_get_state (over ? position : view), &sheet);
  json = tablee_score_sheet_to_json (ruleset, &sheet);

  return tablee_json_to_text (json);
}

static gboolean
stands_there (const TableeGameLog  *log,
              const KillGame       *game,
              GError              **error)
{
  g_autoptr (TableePosition) position = tablee_game_log_dup_position (log, game->head);
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autofree char *text = tablee_position_to_text (position);
  int mover = tablee_game_to_move (ruleset, tablee_position_get_state (position));
  int current = game->given_up_by != TABLEE_NOBODY ? TABLEE_NOBODY : mover;
  gboolean over = current == TABLEE_NOBODY;
  g_autofree char *totals = write_totals (position, over);

  if (g_strcmp0 (text, game->position) != 0)
    return fail (error, KILL_FAULT_RULES, "the position is another one");
  if (g_strcmp0 (totals, game->totals) != 0)
    return fail (error, KILL_FAULT_RULES, "the score sheet is another one");
  if (current != game->current || over != game->over || over != game->ended)
    return fail (error, KILL_FAULT_RULES, "somebody else is to move, or nobody");

  return TRUE;
}

/* Whatever is wrong is the rules' fault to find. */
static gboolean
verify_by_rules (const KillGame  *game,
                 GError         **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (TableeGameLog) log = begin_log (game, &local_error);

  if (log != NULL && replay (log, game, &local_error) && stands_there (log, game, &local_error))
    return TRUE;

  g_set_error (error, KILL_FAULT, KILL_FAULT_RULES, "%s, %u actions: %s", game->game, game->actions->len,
               local_error != NULL ? local_error->message : "it does not begin");

  return FALSE;
}

/*
 * By the store
 */

static gboolean
load (TableeStore     *store,
      gint64           id,
      const KillGame  *game,
      GError         **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &local_error);

  if (record != NULL && !tablee_game_record_get_resumed_from_position (record) &&
      tablee_game_log_get_length (tablee_game_record_get_log (record)) == game->actions->len &&
      tablee_game_record_get_n_actions (record) == game->head)
    return TRUE;

  g_set_error (error, KILL_FAULT, KILL_FAULT_LOAD, "game %" G_GINT64_FORMAT " (%s): %s", id, game->game,
               local_error != NULL ? local_error->message : "it is not what was played");

  return FALSE;
}

gboolean
kill_database_load (const char       *path,
                    const KillState  *found,
                    GError          **error)
{
  TableeStore *store = open_store (path);
  gboolean loaded = tablee_store_get_notice (store) == TABLEE_STORE_NOTICE_NONE ||
                    fail (error, KILL_FAULT_LOAD, "the store does not take the database");
  GHashTableIter iter;
  gpointer id;
  gpointer game;

  g_hash_table_iter_init (&iter, found->games);
  while (loaded && g_hash_table_iter_next (&iter, &id, &game))
    loaded = ((KillGame *) game)->verified || load (store, *(gint64 *) id, game, error);
  close_store (store);

  return loaded;
}

/* Whether @game is kept just as @known, of which that is known to be right. */
static gboolean
is_verified (const KillGame *known,
             const KillGame *game)
{
  return known != NULL && known->verified && kill_game_equal (known, game) && known->current == game->current &&
         known->over == game->over && known->ended == game->ended && g_str_equal (known->position, game->position) &&
         g_str_equal (known->totals, game->totals);
}

gboolean
kill_database_verify (const char       *path,
                      const KillState  *known,
                      const KillState  *found,
                      GError          **error)
{
  GHashTableIter iter;
  gpointer id;
  gpointer value;

  g_hash_table_iter_init (&iter, found->games);
  while (g_hash_table_iter_next (&iter, &id, &value))
    {
      KillGame *game = value;

      game->verified = is_verified (kill_state_lookup (known, *(gint64 *) id), game);
      if (!game->verified && !verify_by_rules (game, error))
        return FALSE;
    }
  if (!kill_database_load (path, found, error))
    return FALSE;

  g_hash_table_iter_init (&iter, found->games);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    ((KillGame *) value)->verified = TRUE;

  return TRUE;
}
