/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A study as JSON: sums to go on from, and figures for people. */
#include "config.h"

#include "arguments.h"
#include "study-format.h"

#include "notation/json-text.h"

enum { DECIMALS = 4 };

JsonObject *
cli_study_to_header (const CliStudy *self)
{
  const TableeRuleset *ruleset = self->match.ruleset;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  JsonNode *options = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (options, tablee_ruleset_options_to_json (ruleset));
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", CLI_STUDY_FORMAT);
  tablee_json_write_integer (builder, "version", CLI_STUDY_VERSION);
  tablee_json_write_string (builder, "program", PACKAGE_VERSION);
  tablee_json_write_string (builder, "game", ruleset->game->id);
  tablee_json_write_integer (builder, "rules_version", ruleset->game->rules_version);
  json_builder_set_member_name (builder, "options");
  json_builder_add_value (builder, options);
  tablee_ruleset_write_data (ruleset, builder);
  tablee_json_write_integer (builder, "seed", (gint64) self->match.seed);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_node_dup_object (root);
}

/*
 * Figures for people. json-glib writes 0.615 as 0.61499999999999999; ids and numbers need no escaping.
 */

static void
append_figure (GString    *text,
               const char *key,
               double      value)
{
  g_string_append_printf (text, ", \"%s\": ", key);
  cli_append_decimal (text, value, DECIMALS);
}

static void
append_integer (GString    *text,
                const char *key,
                gint64      value)
{
  g_string_append_printf (text, ", \"%s\": %" G_GINT64_FORMAT, key, value);
}

/* The share of the games that @parts of wins are. */
static void
append_share (GString    *text,
              const char *share_key,
              const char *low_key,
              const char *high_key,
              gint64      parts,
              gint64      games)
{
  double share = (double) parts / CLI_TALLY_WIN / (double) games;
  double low;
  double high;

  cli_tally_wilson (share, games, &low, &high);
  append_figure (text, share_key, share);
  append_figure (text, low_key, low);
  append_figure (text, high_key, high);
}

static void
append_points (GString         *text,
               const CliSample *points,
               gint64           games)
{
  double mean = cli_sample_get_mean (points, games);
  double margin = cli_sample_get_margin (points, games);

  append_figure (text, "points", mean);
  append_figure (text, "points_low", mean - margin);
  append_figure (text, "points_high", mean + margin);
  append_integer (text, "points_least", points->least);
  append_integer (text, "points_most", points->most);
}

static void
append_standing (GString           *text,
                 const CliStudy    *self,
                 const CliStanding *standing)
{
  gint64 games = self->tally.games;

  g_string_append (text, "\"wins\": ");
  cli_append_decimal (text, (double) standing->wins / CLI_TALLY_WIN, DECIMALS);
  append_share (text, "share", "low", "high", standing->wins, games);
  if (cli_study_has_ahead (self) && standing != &self->tally.extra)
    append_share (text, "ahead", "ahead_low", "ahead_high", standing->ahead, games);
  append_points (text, &standing->points, games);
  g_string_append (text, " }");
}

static void
append_places (GString        *text,
               const CliStudy *self)
{
  g_string_append (text, ",\n  \"players\": [");
  for (int place = 0; place < self->match.ruleset->seats; place++)
    {
      g_autofree char *player = cli_study_dup_player (self, place);

      g_string_append_printf (text, "%s\n    { \"level\": \"%s\"", place > 0 ? "," : "", player);
      if (self->tally.games > 0)
        {
          g_string_append (text, ", ");
          append_standing (text, self, &self->tally.places[place]);
        }
      else
        {
          g_string_append (text, " }");
        }
    }
  g_string_append (text, "\n  ]");
}

static void
append_order (GString        *text,
              const CliStudy *self)
{
  g_string_append (text, ",\n  \"order\": [");
  for (int turn = 0; turn < self->match.ruleset->seats; turn++)
    {
      g_string_append_printf (text, "%s\n    { ", turn > 0 ? "," : "");
      append_standing (text, self, &self->tally.order[turn]);
    }
  g_string_append (text, "\n  ]");
}

static void
append_length (GString         *text,
               const CliStudy  *self,
               const char      *key,
               const CliSample *length)
{
  double mean = cli_sample_get_mean (length, self->tally.games);
  double margin = cli_sample_get_margin (length, self->tally.games);

  g_string_append_printf (text, ",\n  \"%s\": ", key);
  cli_append_decimal (text, mean, DECIMALS);
  g_string_append_printf (text, ",\n  \"%s_range\": { \"low\": ", key);
  cli_append_decimal (text, mean - margin, DECIMALS);
  append_figure (text, "high", mean + margin);
  append_integer (text, "least", length->least);
  append_integer (text, "most", length->most);
  g_string_append (text, " }");
}

/*
 * Sums
 */

static void
append_sample (GString         *text,
               const CliSample *sample)
{
  g_autofree char *sum = cli_wide_to_text (&sample->sum);
  g_autofree char *squares = cli_wide_to_text (&sample->squares);

  g_string_append_printf (text, "{ \"sum\": \"%s\", \"squares\": \"%s\"", sum, squares);
  append_integer (text, "least", sample->least);
  append_integer (text, "most", sample->most);
  g_string_append (text, " }");
}

static void
append_standing_sums (GString           *text,
                      const CliStanding *standing)
{
  g_string_append_printf (text, "{ \"wins\": %" G_GINT64_FORMAT ", \"ahead\": %" G_GINT64_FORMAT ", \"points\": ",
                          standing->wins, standing->ahead);
  append_sample (text, &standing->points);
  g_string_append (text, " }");
}

static void
append_standings_sums (GString           *text,
                       const char        *key,
                       const CliStanding *standings,
                       int                count)
{
  g_string_append_printf (text, ",\n    \"%s\": [", key);
  for (int i = 0; i < count; i++)
    {
      g_string_append (text, i > 0 ? ",\n      " : "\n      ");
      append_standing_sums (text, &standings[i]);
    }
  g_string_append (text, "\n    ]");
}

static void
append_sums (GString        *text,
             const CliStudy *self)
{
  int seats = self->match.ruleset->seats;

  g_string_append_printf (text, ",\n  \"sums\": {\n    \"win\": %d", CLI_TALLY_WIN);
  append_standings_sums (text, "players", self->tally.places, seats);
  append_standings_sums (text, "order", self->tally.order, seats);
  if (self->extra != NULL)
    {
      g_string_append_printf (text, ",\n    \"%s\": ", self->extra);
      append_standing_sums (text, &self->tally.extra);
    }
  g_string_append (text, ",\n    \"turns\": ");
  append_sample (text, &self->tally.turns);
  g_string_append (text, ",\n    \"decisions\": ");
  append_sample (text, &self->tally.decisions);
  g_string_append (text, "\n  }");
}

/*
 * The whole
 */

static void
append_header (GString        *text,
               const CliStudy *self)
{
  g_autoptr (JsonObject) header = cli_study_to_header (self);
  g_autoptr (GList) keys = json_object_get_members (header);

  for (GList *link = keys; link != NULL; link = link->next)
    {
      g_autofree char *value = json_to_string (json_object_get_member (header, link->data), FALSE);

      g_string_append_printf (text, "%s\n  \"%s\": %s", link == keys ? "{" : ",", (char *) link->data, value);
    }
}

static void
append_games (GString        *text,
              const CliStudy *self)
{
  g_string_append_printf (text, ",\n  \"games\": %" G_GINT64_FORMAT ",\n  \"ranges\": [", self->tally.games);
  for (guint i = 0; i < cli_game_set_get_n_ranges (self->games); i++)
    {
      gint64 from;
      gint64 count = cli_game_set_get_range (self->games, i, &from);

      g_string_append_printf (text, "%s\n    { \"from\": %" G_GINT64_FORMAT ", \"games\": %" G_GINT64_FORMAT " }",
                              i > 0 ? "," : "", from, count);
    }
  g_string_append (text, "\n  ]");
}

char *
cli_study_to_text (const CliStudy *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  append_header (text, self);
  append_games (text, self);
  append_places (text, self);
  if (self->tally.games > 0)
    {
      /* Alone, all decisions are one turn of the only seat. */
      if (self->match.ruleset->seats > 1)
        {
          append_order (text, self);
          append_length (text, self, "turns", &self->tally.turns);
        }
      if (self->extra != NULL)
        {
          g_string_append_printf (text, ",\n  \"%s\": { ", self->extra);
          append_standing (text, self, &self->tally.extra);
        }
      append_length (text, self, "decisions", &self->tally.decisions);
      append_sums (text, self);
    }
  g_string_append (text, "\n}\n");

  return g_string_free (g_steal_pointer (&text), FALSE);
}
