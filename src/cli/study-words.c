/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A study in words and tables. */
#include "config.h"

#include "score.h"
#include "study-words.h"

#include "present/format.h"
#include "present/present.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static void
take_cell (GStrvBuilder *cells,
           char         *cell)
{
  g_strv_builder_add (cells, cell);
  g_free (cell);
}

static char *
format_mean (const CliStudy *self,
             double          value)
{
  const TableePresent *present = tablee_present_for_game (self->match.ruleset->game);
  TableePresentContext context = { self->match.ruleset, NULL };

  return present->score_mean != NULL ? present->score_mean (&context, value) : tablee_format_decimal (value, 2);
}

static char *
format_points (const CliStudy  *self,
               const CliSample *points)
{
  g_autofree char *mean = format_mean (self, cli_sample_get_mean (points, self->tally.games));
  g_autofree char *margin = format_mean (self, cli_sample_get_margin (points, self->tally.games));

  return g_strdup_printf ("%s ± %s", mean, margin);
}

static void
take_share (GStrvBuilder *cells,
            gint64        parts,
            gint64        games)
{
  double share = (double) parts / CLI_TALLY_WIN / (double) games;
  g_autofree char *low_text = NULL;
  g_autofree char *high_text = NULL;
  double low;
  double high;

  cli_tally_wilson (share, games, &low, &high);
  low_text = tablee_format_percent (low);
  high_text = tablee_format_percent (high);
  take_cell (cells, tablee_format_percent (share));
  /* Translators: ends of an interval ("51.7% to 70.4%") */
  take_cell (cells, g_strdup_printf (C_("interval", "%1$s to %2$s"), low_text, high_text));
}

/* @number and @name: the first cells; the name is taken over, and left out if it is NULL. */
static void
add_standing (TableeTextTable   *table,
              const CliStudy    *self,
              const CliStanding *standing,
              const char        *number,
              char              *name)
{
  gint64 games = self->tally.games;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) cells = NULL;

  g_strv_builder_add (builder, number);
  if (name != NULL)
    take_cell (builder, name);
  take_cell (builder, tablee_format_decimal ((double) standing->wins / CLI_TALLY_WIN, 1));
  take_share (builder, standing->wins, games);
  if (cli_study_has_ahead (self) && standing != &self->tally.extra)
    {
      take_share (builder, standing->ahead, games);
    }
  else if (cli_study_has_ahead (self))
    {
      g_strv_builder_add (builder, "");
      g_strv_builder_add (builder, "");
    }
  take_cell (builder, format_points (self, &standing->points));
  cells = g_strv_builder_end (builder);
  tablee_text_table_add_row (table, (const char *const *) cells);
}

/* @level: (nullable): heading of the second column, if there is one. */
static TableeTextTable *
make_table (const CliStudy *self,
            const char     *number,
            const char     *level)
{
  gboolean has_ahead = cli_study_has_ahead (self);
  g_autofree char *alignment = g_strconcat ("r", level != NULL ? "l" : "", has_ahead ? "rr" : "", "rrrr", NULL);
  TableeTextTable *table = tablee_text_table_new (alignment);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) cells = NULL;
  /* xgettext:no-c-format */
  const char *interval = C_("simulation", "95% interval");

  g_strv_builder_add (builder, number);
  if (level != NULL)
    g_strv_builder_add (builder, level);
  g_strv_builder_add_many (builder, C_("simulation", "wins"), C_("simulation", "share"), interval, NULL);
  if (has_ahead)
    /* Translators: share of the games in which this player has more points than the other players have */
    g_strv_builder_add_many (builder, C_("simulation", "ahead of the others"), interval, NULL);
  /* Translators: points, coins or money that somebody has in the end, on average */
  g_strv_builder_add (builder, C_("simulation", "mean total"));
  cells = g_strv_builder_end (builder);
  tablee_text_table_add_row (table, (const char *const *) cells);

  return table;
}

static char *
players_to_text (const CliStudy *self)
{
  g_autoptr (TableeTextTable) table = make_table (self, "", C_("simulation", "level"));

  for (int place = 0; place < self->match.ruleset->seats; place++)
    {
      g_autofree char *number = g_strdup_printf ("%d", place + 1);

      add_standing (table, self, &self->tally.places[place], number, cli_study_dup_player (self, place));
    }
  if (self->extra != NULL)
    add_standing (table, self, &self->tally.extra, "", g_strdup (cli_score_extra_name ()));

  return tablee_text_table_to_text (table);
}

/* Who decides first, and so on, whoever sits there. */
static char *
order_to_text (const CliStudy *self)
{
  /* Translators: heading of a column: 1 for who begins a game, 2 for who comes next, and so on */
  g_autoptr (TableeTextTable) table = make_table (self, C_("simulation", "in turn"), NULL);

  for (int turn = 0; turn < self->match.ruleset->seats; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%d", turn + 1);

      add_standing (table, self, &self->tally.order[turn], number, NULL);
    }

  return tablee_text_table_to_text (table);
}

/* Alone, all decisions are one turn of one seat: then they are counted themselves. */
static char *
summary_to_text (const CliStudy *self)
{
  gboolean alone = self->match.ruleset->seats == 1;
  const CliSample *length = alone ? &self->tally.decisions : &self->tally.turns;
  gint64 games = self->tally.games;
  g_autofree char *count = tablee_format_integer (games);
  g_autofree char *mean = tablee_format_decimal (cli_sample_get_mean (length, games), 1);
  g_autofree char *margin = tablee_format_decimal (cli_sample_get_margin (length, games), 1);
  g_autofree char *least = tablee_format_integer (length->least);
  g_autofree char *most = tablee_format_integer (length->most);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->match.seed);

  if (alone)
    /* Translators: number of games, mean of the decisions ("231.4"), half its interval, fewest and most of them, seed */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%1$s game, %2$s ± %3$s decisions on average, from %4$s to %5$s, seed %6$s\n",
                                         "%1$s games, %2$s ± %3$s decisions on average, from %4$s to %5$s, seed %6$s\n",
                                         (gulong) games),
                            count, mean, margin, least, most, seed);

  /* Translators: number of games, mean of the turns ("19.4"), half its interval, fewest and most of them, seed */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s game, %2$s ± %3$s turns on average, from %4$s to %5$s, seed %6$s\n",
                                       "%1$s games, %2$s ± %3$s turns on average, from %4$s to %5$s, seed %6$s\n",
                                       (gulong) games),
                          count, mean, margin, least, most, seed);
}

char *
cli_study_to_words (const CliStudy *self)
{
  g_autofree char *players = NULL;
  g_autofree char *order = NULL;
  g_autofree char *summary = NULL;

  g_return_val_if_fail (self != NULL && self->tally.games > 0, NULL);

  players = players_to_text (self);
  order = self->match.ruleset->seats > 1 ? order_to_text (self) : g_strdup ("");
  summary = summary_to_text (self);

  return g_strconcat (players, "\n", order, *order != '\0' ? "\n" : "", summary, NULL);
}

char *
cli_study_dup_gaps (const CliStudy *self)
{
  guint ranges = cli_game_set_get_n_ranges (self->games);
  g_autoptr (CliGameSet) missing = NULL;
  g_autofree char *count = NULL;
  g_autofree char *number = NULL;
  gint64 first;
  gint64 last;
  gint64 gap;

  if (ranges < 2)
    return NULL;

  cli_game_set_get_range (self->games, 0, &first);
  last = cli_game_set_get_range (self->games, ranges - 1, &gap);
  missing = cli_game_set_get_missing (self->games, first, gap + last - first);
  cli_game_set_get_range (missing, 0, &gap);
  count = tablee_format_integer (cli_game_set_get_count (missing));
  number = g_strdup_printf ("%" G_GINT64_FORMAT, gap);

  /* Translators: how many games are not there between the first one and the last one, the number of one of them */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s game is missing among the others: game %2$s",
                                       "%1$s games are missing among the others; the first is game %2$s",
                                       (gulong) cli_game_set_get_count (missing)),
                          count, number);
}
