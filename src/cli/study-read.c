/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A study read from its JSON, where everything is doubted. */
#include "config.h"

#include "arguments.h"
#include "study-format.h"

#include "notation/json-guard.h"

#include <math.h>
#include <string.h>

enum { MAX_RANGES = 10000 };

#define MAX_NUMBER G_GINT64_CONSTANT (9007199254740991)

/* Sums as doubles are as good as exact for telling what is impossible. */
static const double tolerance = 1e-9;

/*
 * The match
 */

/* A file of another version may hold games that went otherwise, and is not read any further. */
static gboolean
read_version (TableeReader *reader)
{
  const char *format = tablee_reader_string (reader, "format");
  gint64 version = tablee_reader_integer (reader, "version", 0, 1, MAX_NUMBER);
  const char *program = tablee_reader_string (reader, "program");
  g_autofree char *quoted = program != NULL ? tablee_reader_quote (program) : NULL;

  if (tablee_reader_failed (reader))
    return FALSE;
  if (format == NULL || !g_str_equal (format, CLI_STUDY_FORMAT))
    tablee_reader_fail (reader, "format", "this must be \"%s\"", CLI_STUDY_FORMAT);
  else if (version != CLI_STUDY_VERSION)
    tablee_reader_fail (reader, "version", "this must be %d", CLI_STUDY_VERSION);
  else if (program == NULL)
    tablee_reader_fail (reader, "program", "this key is missing; it must be \"%s\"", PACKAGE_VERSION);
  else if (!g_str_equal (program, PACKAGE_VERSION))
    tablee_reader_fail (reader, "program", "%s is written; it must be \"%s\"", quoted, PACKAGE_VERSION);

  return !tablee_reader_failed (reader);
}

static const TableeGame *
read_game (TableeReader *reader)
{
  const char *id = tablee_reader_string (reader, "game");
  const TableeGame *game = id != NULL ? tablee_games_find (id) : NULL;

  if (game == NULL)
    tablee_reader_fail (reader, "game", "this program has no game of that name");

  return game;
}

static int
read_players (TableeReader *reader,
              CliContender *players)
{
  guint count = tablee_reader_enter_list (reader, "players", TABLEE_MAX_SEATS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      const char *word = tablee_reader_string (reader, "level");

      if (word == NULL || !cli_parse_player (word, &players[i]))
        tablee_reader_fail (reader, "level", "this program has no player of that name");
      tablee_reader_take_rest (reader);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);

  return (int) count;
}

static CliStudy *
read_match (TableeReader  *reader,
            JsonObject    *object,
            GError       **error)
{
  g_autoptr (TableeRuleset) ruleset = NULL;
  CliContender players[TABLEE_MAX_SEATS];
  const TableeGame *game;
  JsonObject *options;
  gint64 seed;
  int seats;

  game = read_version (reader) ? read_game (reader) : NULL;
  if (game == NULL)
    return NULL;
  seed = tablee_reader_integer (reader, "seed", 0, 0, MAX_NUMBER);
  seats = read_players (reader, players);
  if (!tablee_reader_is_object (reader, "options"))
    tablee_reader_fail (reader, "options", "there must be an object { ... } here");
  if (tablee_reader_failed (reader))
    return NULL;

  options = json_object_get_object_member (object, "options");
  ruleset = tablee_ruleset_new (game, seats, options, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, object, error))
    return NULL;

  return cli_study_new (ruleset, players, (guint64) seed);
}

/*
 * Games and sums
 */

static void
read_ranges (CliStudy     *self,
             TableeReader *reader)
{
  gint64 all = tablee_reader_integer (reader, "games", 0, 0, CLI_MATCH_MAX_GAMES);
  guint count = tablee_reader_enter_list (reader, "ranges", MAX_RANGES);

  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      gint64 from = tablee_reader_integer (reader, "from", 0, 0, CLI_MATCH_MAX_GAMES - 1);
      gint64 games = tablee_reader_integer (reader, "games", 0, 1, CLI_MATCH_MAX_GAMES - from);

      if (games == 0)
        tablee_reader_fail (reader, "games", "this key is missing");
      else if (!cli_game_set_add (self->games, from, games))
        tablee_reader_fail (reader, "from", "a game of this range is in another range too");
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
  self->tally.games = cli_game_set_get_count (self->games);
  if (self->tally.games != all)
    tablee_reader_fail (reader, "ranges", "these ranges hold %jd games; \"games\" says another number", (intmax_t)
                        self->tally.games);
}

/* Goes into what must be there. */
static gboolean
enter_object (TableeReader *reader,
              const char   *key)
{
  if (tablee_reader_enter_object (reader, key))
    return TRUE;

  tablee_reader_fail (reader, key, "this key is missing");

  return FALSE;
}

static CliWide
read_wide (TableeReader *reader,
           const char   *key)
{
  const char *text = tablee_reader_string (reader, key);
  CliWide wide = cli_wide_from (0);

  if (text != NULL && !cli_wide_parse (text, &wide))
    tablee_reader_fail (reader, key, "write a whole number in digits");

  return wide;
}

static gboolean
is_possible (const CliSample *sample,
             double           games)
{
  double sum = cli_wide_to_double (&sample->sum);
  double squares = cli_wide_to_double (&sample->squares);
  double least = (double) sample->least;
  double most = (double) sample->most;
  double largest = MAX (least * least, most * most) * games;

  return least <= most && sum >= least * games - fabs (sum) * tolerance && sum <= most * games + fabs (sum) * tolerance &&
         squares <= largest * (1 + tolerance) && sum * sum / games <= squares * (1 + tolerance);
}

static void
read_sample (TableeReader *reader,
             const char   *key,
             gint64        games,
             CliSample    *sample)
{
  if (!enter_object (reader, key))
    return;

  sample->sum = read_wide (reader, "sum");
  sample->squares = read_wide (reader, "squares");
  sample->least = tablee_reader_integer (reader, "least", 0, -MAX_NUMBER, MAX_NUMBER);
  sample->most = tablee_reader_integer (reader, "most", 0, -MAX_NUMBER, MAX_NUMBER);
  if (!is_possible (sample, (double) games))
    tablee_reader_fail (reader, NULL, "%jd numbers cannot have these sums", (intmax_t) games);
  tablee_reader_leave (reader);
}

/* Of the object that the reader is in, which it leaves. */
static void
read_standing (TableeReader *reader,
               gint64        games,
               CliStanding  *standing)
{
  standing->wins = tablee_reader_integer (reader, "wins", 0, 0, games * CLI_TALLY_WIN);
  standing->ahead = tablee_reader_integer (reader, "ahead", 0, 0, games * CLI_TALLY_WIN);
  read_sample (reader, "points", games, &standing->points);
  tablee_reader_leave (reader);
}

static void
read_standings (CliStudy     *self,
                TableeReader *reader,
                const char   *key,
                CliStanding  *standings)
{
  guint seats = (guint) self->match.ruleset->seats;
  guint count = tablee_reader_enter_list (reader, key, seats);

  if (count != seats)
    tablee_reader_fail (reader, NULL, "there must be %u elements here", seats);
  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    read_standing (reader, self->tally.games, &standings[i]);
  tablee_reader_leave (reader);
}

/* All standings together, as each game leaves them. */
static CliStanding
add_up (const CliStudy    *self,
        const CliStanding *standings)
{
  CliStanding sum = { 0 };

  for (int i = 0; i < self->match.ruleset->seats; i++)
    {
      sum.wins += standings[i].wins;
      sum.ahead += standings[i].ahead;
      cli_wide_add (&sum.points.sum, &standings[i].points.sum);
      cli_wide_add (&sum.points.squares, &standings[i].points.squares);
    }

  return sum;
}

static void
check_sums (CliStudy     *self,
            TableeReader *reader)
{
  CliStanding players = add_up (self, self->tally.places);
  CliStanding order = add_up (self, self->tally.order);
  gint64 all = self->tally.games * CLI_TALLY_WIN;

  if (players.wins + self->tally.extra.wins > all || players.ahead != all)
    tablee_reader_fail (reader, "players", "the wins do not add up to %jd games", (intmax_t) self->tally.games);
  if (memcmp (&players, &order, sizeof players) != 0)
    tablee_reader_fail (reader, "order", "their sums are not those of the players");
}

static void
read_sums (CliStudy     *self,
           TableeReader *reader)
{
  if (!enter_object (reader, "sums"))
    return;

  read_standings (self, reader, "players", self->tally.places);
  read_standings (self, reader, "order", self->tally.order);
  if (self->extra != NULL && enter_object (reader, self->extra))
    read_standing (reader, self->tally.games, &self->tally.extra);
  read_sample (reader, "turns", self->tally.games, &self->tally.turns);
  read_sample (reader, "decisions", self->tally.games, &self->tally.decisions);
  check_sums (self, reader);
  tablee_reader_take_rest (reader);
  tablee_reader_leave (reader);
}

/*
 * The rest
 */

static void
check_member (TableeReader *reader,
              const char   *key,
              JsonNode     *found,
              JsonNode     *expected)
{
  g_autofree char *text = JSON_NODE_HOLDS_VALUE (expected) ? json_to_string (expected, FALSE) : NULL;

  if (found == NULL)
    tablee_reader_fail (reader, key, "this key is missing");
  else if (!json_node_equal (found, expected) && text != NULL)
    tablee_reader_fail (reader, key, "this must be %s", text);
  else if (!json_node_equal (found, expected))
    tablee_reader_fail (reader, key, "this does not fit the rest of the file");
}

/* Everything else follows from what was read. */
static void
check_written (CliStudy     *self,
               TableeReader *reader,
               JsonObject   *object)
{
  g_autofree char *text = cli_study_to_text (self);
  g_autoptr (JsonObject) written = tablee_json_parse (text, -1, NULL);
  g_autoptr (GList) keys = NULL;

  g_return_if_fail (written != NULL);

  keys = json_object_get_members (written);
  for (GList *link = keys; link != NULL; link = link->next)
    {
      const char *key = link->data;

      tablee_reader_take_null (reader, key);
      check_member (reader, key, json_object_get_member (object, key), json_object_get_member (written, key));
    }
}

static CliStudy *
read_study (JsonObject    *object,
            TableeReader  *reader,
            GError       **error)
{
  g_autoptr (CliStudy) self = read_match (reader, object, error);

  if (self == NULL)
    return NULL;

  read_ranges (self, reader);
  if (self->tally.games > 0)
    read_sums (self, reader);
  if (!tablee_reader_failed (reader))
    check_written (self, reader, object);

  return g_steal_pointer (&self);
}

CliStudy *
cli_study_parse (const char  *text,
                 gssize       length,
                 GError     **error)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, length, error);
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (CliStudy) self = NULL;
  g_autoptr (GError) match_error = NULL;

  if (object == NULL)
    return NULL;

  reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  self = read_study (object, reader, &match_error);
  if (match_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&match_error));
      return NULL;
    }
  if (!tablee_reader_finish (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}
