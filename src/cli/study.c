/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match and what came of it so far. */
#include "study.h"

#include "arguments.h"

#include "session/player.h"

/* Who is at the table without a seat shows on the score sheet of any game of the match. */
static const char *
find_extra (const TableeRuleset *ruleset)
{
  g_autofree void *state = g_malloc (ruleset->game->state_size);
  TableeScoreSheet sheet;
  TableeRandom seed;

  tablee_random_seed (&seed, 0);
  ruleset->game->deal (ruleset, state, &seed, NULL);
  ruleset->game->score (ruleset, state, &sheet);

  return sheet.extra_column;
}

CliStudy *
cli_study_new (TableeRuleset      *ruleset,
               const CliContender *players,
               guint64             seed)
{
  CliStudy *self;

  g_return_val_if_fail (ruleset != NULL, NULL);

  self = g_new0 (CliStudy, 1);
  self->match.ruleset = tablee_ruleset_ref (ruleset);
  self->match.seed = seed;
  for (int place = 0; place < ruleset->seats; place++)
    self->match.players[place] = players[place];
  self->extra = find_extra (ruleset);
  self->games = cli_game_set_new ();
  cli_tally_init (&self->tally);

  return self;
}

void
cli_study_free (CliStudy *self)
{
  if (self == NULL)
    return;

  cli_game_set_free (self->games);
  tablee_ruleset_unref (self->match.ruleset);
  g_free (self);
}

gboolean
cli_study_has_ahead (const CliStudy *self)
{
  return self->match.ruleset->seats > 1 && self->extra != NULL;
}

char *
cli_study_dup_player (const CliStudy *self,
                      int             place)
{
  const CliContender *player = &self->match.players[place];

  if (player->iterations > 0)
    return g_strdup_printf (CLI_SEARCH "%u", player->iterations);

  return tablee_computer_to_id (player->level, player->temper, player->slack);
}

/*
 * Adding up
 */

static gboolean
check_players (const CliStudy  *self,
               const CliStudy  *other,
               GError         **error)
{
  int seats = self->match.ruleset->seats;

  if (other->match.ruleset->seats != seats)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, "players", "%d of them are written; there must be %d",
                                      other->match.ruleset->seats, seats);

  for (int place = 0; place < seats; place++)
    {
      g_autofree char *expected = cli_study_dup_player (self, place);
      g_autofree char *found = cli_study_dup_player (other, place);
      g_autofree char *where = NULL;

      if (g_str_equal (expected, found))
        continue;
      where = g_strdup_printf ("players[%d].level", place);
      return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, where, "\"%s\" is written; it must be \"%s\"", found,
                                        expected);
    }

  return TRUE;
}

static gboolean
check_match (const CliStudy  *self,
             const CliStudy  *other,
             GError         **error)
{
  g_autoptr (JsonObject) expected = cli_study_to_header (self);
  g_autoptr (JsonObject) found = cli_study_to_header (other);
  g_autoptr (GList) keys = json_object_get_members (expected);

  for (GList *link = keys; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (found, link->data);
      g_autofree char *expected_text = json_to_string (json_object_get_member (expected, link->data), FALSE);
      g_autofree char *found_text = node != NULL ? json_to_string (node, FALSE) : g_strdup ("null");

      if (g_str_equal (expected_text, found_text))
        continue;
      return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, link->data, "%s is written; it must be %s", found_text,
                                        expected_text);
    }

  return check_players (self, other, error);
}

gboolean
cli_study_merge (CliStudy        *self,
                 const CliStudy  *other,
                 GError         **error)
{
  gint64 common;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (!check_match (self, other, error))
    return FALSE;

  common = cli_game_set_find_common (self->games, other->games);
  if (common >= 0)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, "ranges", "game %jd is there already", (intmax_t) common);

  for (guint i = 0; i < cli_game_set_get_n_ranges (other->games); i++)
    {
      gint64 from;
      gint64 count = cli_game_set_get_range (other->games, i, &from);

      cli_game_set_add (self->games, from, count);
    }
  cli_tally_merge (&self->tally, &other->tally);

  return TRUE;
}
