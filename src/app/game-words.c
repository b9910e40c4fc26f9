/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kept games in words: turn, progress, result, players, streak. */
#include "config.h"
#include "game-words.h"

#include <glib/gi18n.h>

#include "game-info.h"
#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/position.h"
#include "present/format.h"
#include "present/language.h"
#include "present/present.h"
#include "present/seat-name.h"

/* Who has no name is called after the seat. */
char **
tablee_game_words_dup_names (TableeStoredGame *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *const *names;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  names = tablee_stored_game_get_names (game);
  for (int i = 0; names[i] != NULL; i++)
    g_strv_builder_add (builder, tablee_name_or_place (names[i], i));

  return g_strv_builder_end (builder);
}

static const char *
get_name (char **names,
          int    seat)
{
  return seat >= 0 && seat < (int) g_strv_length (names) ? names[seat] : NULL;
}

static TableePosition *
read_position (TableeStoredGame *game)
{
  const char *text = tablee_stored_game_get_position (game);

  return text != NULL ? tablee_position_parse (text, -1, NULL) : NULL;
}

static const TableePresent *
begin_sentence (char                **names,
                TableePosition       *position,
                TableePresentContext *context)
{
  *context = (TableePresentContext) { tablee_position_get_ruleset (position), (const char *const *) names };
  if ((int) g_strv_length (names) < context->ruleset->seats)
    return NULL;

  return tablee_present_for_game (context->ruleset->game);
}

/* From the score sheet alone: who won, without the amounts. */
static char *
dup_winners (TableeStoredGame *game,
             char            **called)
{
  const char *totals = tablee_stored_game_get_totals (game);
  g_autoptr (JsonObject) sheet = totals != NULL ? tablee_json_parse (totals, -1, NULL) : NULL;
  JsonNode *winners = sheet != NULL ? json_object_get_member (sheet, "winners") : NULL;
  JsonArray *seats = winners != NULL && JSON_NODE_HOLDS_ARRAY (winners) ? json_node_get_array (winners) : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; seats != NULL && i < json_array_get_length (seats); i++)
    {
      JsonNode *seat = json_array_get_element (seats, i);
      GType type = JSON_NODE_HOLDS_VALUE (seat) ? json_node_get_value_type (seat) : G_TYPE_INVALID;
      const char *name = type == G_TYPE_INT64 ? get_name (called, (int) json_node_get_int (seat)) : NULL;

      if (type == G_TYPE_STRING)
        return g_strdup (_("Won by the Mafia"));

      if (name != NULL)
        g_ptr_array_add (names, (gpointer) name);
    }
  if (names->len == 0)
    return g_strdup (_("Finished"));

  g_ptr_array_add (names, NULL);
  list = tablee_format_list ((const char *const *) names->pdata);
  /* Translators: %s is a name, or a list of names: "Ana and Bo". */
  return g_strdup_printf (_("Won by %s"), list);
}

/* Who reads, where nobody else plays here. */
static gboolean
is_listener (TableeStoredGame *game,
             int               seat)
{
  const char *const *players = tablee_stored_game_get_players (game);
  gboolean found = FALSE;

  for (int i = 0; players[i] != NULL; i++)
    if (g_str_equal (players[i], "human"))
      {
        if (i != seat)
          return FALSE;
        found = TRUE;
      }

  return found;
}

char *
tablee_game_words_turn (TableeStoredGame *game)
{
  g_auto (GStrv) names = NULL;
  const char *name;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  names = tablee_game_words_dup_names (game);
  name = get_name (names, tablee_stored_game_get_current_seat (game));
  if (name == NULL)
    return g_strdup (_("Under way"));
  if (is_listener (game, tablee_stored_game_get_current_seat (game)))
    return g_strdup (_("Your turn"));

  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_("%s’s turn"), name);
}

char *
tablee_game_words_name_or_turn (TableeStoredGame *game)
{
  const char *name;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  name = tablee_stored_game_get_name (game);

  return name != NULL ? g_strdup (name) : tablee_game_words_turn (game);
}

char *
tablee_game_words_progress (TableeStoredGame *game)
{
  g_autoptr (TableePosition) position = NULL;
  g_auto (GStrv) names = NULL;
  const TableePresent *present;
  TableePresentContext context;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  position = read_position (game);
  if (position == NULL)
    return NULL;

  names = tablee_game_words_dup_names (game);
  present = begin_sentence (names, position, &context);
  return present != NULL ? present->progress (&context, tablee_position_get_state (position)) : NULL;
}

char *
tablee_game_words_result (TableeStoredGame *game)
{
  g_autoptr (TableePosition) position = NULL;
  g_auto (GStrv) names = NULL;
  const TableePresent *present;
  TableePresentContext context;
  TableeScoreSheet sheet;
  const char *quitter;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  names = tablee_game_words_dup_names (game);
  quitter = get_name (names, tablee_stored_game_get_given_up_by (game));
  if (quitter != NULL)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_("Given up by %s"), quitter);

  position = read_position (game);
  present = position != NULL ? begin_sentence (names, position, &context) : NULL;
  if (present == NULL)
    return dup_winners (game, names);

  context.ruleset->game->score (context.ruleset, tablee_position_get_state (position), &sheet);
  return present->result (&context, &sheet);
}

char *
tablee_game_words_players (TableeStoredGame *game)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  names = tablee_game_words_dup_names (game);
  return tablee_format_list ((const char *const *) names);
}

/* The options by which some of these rules differ from the defaults, each once. */
static gboolean
is_ever_given (GPtrArray          *streaks,
               const TableeStreak *streak,
               const char         *key)
{
  for (guint i = 0; i < streaks->len; i++)
    {
      const TableeStreak *other = streaks->pdata[i];
      g_autoptr (JsonObject) options = *other->rules != '\0' ? tablee_json_parse (other->rules, -1, NULL) : NULL;

      if (g_str_equal (other->game, streak->game) && options != NULL && json_object_has_member (options, key))
        return TRUE;
    }

  return FALSE;
}

static char *
dup_option (const TableePresent      *present,
            const TableeOptionWords  *words,
            const TableeOptionValues *values)
{
  gint64 number = tablee_option_values_get (values, words->key);
  g_autofree char *value = present->option_value != NULL ? present->option_value (words->key, number) : NULL;

  if (value == NULL)
    value = tablee_format_integer (number);

  /* Translators: an option of the rules and what it is set to: "Kidney Beans: 5, 6, 7, 8" */
  return g_strdup_printf (C_("option", "%1$s: %2$s"), _(words->title), value);
}

/* What tells the rules of @streak from those of others. Returns: (transfer full) (nullable): NULL if all play by the same. */
static char *
dup_rules (const TableeStreak *streak,
           GPtrArray          *streaks)
{
  const TableeGame *game = tablee_games_find (streak->game);
  const TableePresent *present = game != NULL ? tablee_present_for_game (game) : NULL;
  g_autoptr (JsonObject) options = *streak->rules != '\0' ? tablee_json_parse (streak->rules, -1, NULL) : NULL;
  g_autoptr (TableeOptionValues) values = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (present == NULL || present->options == NULL)
    return NULL;

  values = tablee_option_values_new (tablee_notation_for_game (game)->options, 1, options, NULL);
  for (const TableeOptionWords *words = present->options; values != NULL && words->key != NULL; words++)
    if (is_ever_given (streaks, streak, words->key))
      g_ptr_array_add (texts, dup_option (present, words, values));
  if (texts->len == 0)
    return NULL;

  g_ptr_array_add (texts, NULL);

  return tablee_format_list ((const char *const *) texts->pdata);
}

char *
tablee_game_words_streak (const TableeStreak *streak,
                          GPtrArray          *streaks)
{
  g_autofree char *rules = NULL;
  const char *name;

  g_return_val_if_fail (streaks != NULL, NULL);

  if (streak == NULL)
    return NULL;

  name = tablee_name_or_place (streak->name, 0);
  rules = dup_rules (streak, streaks);
  if (rules != NULL)
    /* Translators: name of somebody who plays alone, the rules ("Kidney Beans: 3, 6, 7, 8"), wins in a row, the most wins in a row
     * there ever were */
    return g_strdup_printf (ngettext ("Playing alone, %1$s has %3$u win in a row, %4$u at best (%2$s).",
                                      "Playing alone, %1$s has %3$u wins in a row, %4$u at best (%2$s).", streak->current),
                            name, rules, streak->current, streak->best);

  /* Translators: name of somebody who plays alone, wins in a row, the most wins in a row there ever were */
  return g_strdup_printf (ngettext ("Playing alone, %1$s has %2$u win in a row, %3$u at best.",
                                    "Playing alone, %1$s has %2$u wins in a row, %3$u at best.",
                                    streak->current),
                          name, streak->current, streak->best);
}

char *
tablee_game_words_streak_of (TableeStore         *store,
                             const TableeRuleset *ruleset,
                             const char          *name)
{
  GPtrArray *streaks;
  g_autofree char *rules = NULL;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  streaks = tablee_store_get_streaks (store);
  rules = tablee_streak_dup_rules (ruleset);

  return tablee_game_words_streak (tablee_streak_find (streaks, ruleset->game->id, rules, name), streaks);
}

const char *
tablee_game_words_game (const char *game_id)
{
  const TableeGameInfo *info;

  g_return_val_if_fail (game_id != NULL, NULL);

  info = tablee_game_info_find (game_id);
  return info != NULL ? _(info->name) : game_id;
}
