/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Station Phoenix in words: progress, the table as text, score sheet, options. */
#include "config.h"

#include "games/space-station-phoenix/rules/rules.h"
#include "present/naming.h"
#include "differences.h"
#include "evident.h"
#include "signs.h"
#include "terms.h"

#include "present/format.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  {
    .key = "first_game",
    .title = N_("First Game"),
    .subtitle = N_("Fleets and hubs are given, sectors are simpler, and the table guides you"),
    .newcomers = TRUE,
  },
  { .key = "hubs", .title = N_("Hubs"), .subtitle = N_("Which of them are dealt, to choose from") },
  { .key = "components", .title = N_("Components"), .subtitle = N_("Tablée’s own set, or one you have written") },
  { NULL },
};

static const PhRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const PhRuleset *) context->ruleset;
}

static gboolean
is_set_up (const PhState *state)
{
  return state->phase >= PH_PHASE_DRAFT && state->phase < PH_PHASE_OVER;
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const PhState *state = view;
  int aliens = ph_count_aliens (state);
  g_autofree char *left = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d alien left", "%d aliens left", (gulong) aliens),
                                           aliens);

  if (state->phase == PH_PHASE_OVER)
    return g_strdup (_("The game is over"));
  if (state->phase == PH_PHASE_DRAFT)
    return g_strdup_printf (_("Draft of level %d ships"), state->level);
  if (is_set_up (state))
    return g_strdup (_("Choosing hubs"));
  if (state->trigger != PH_NONE)
    /* Translators: "4 aliens left" */
    return g_strdup_printf (_("Last turns · %s"), left);

  /* Translators: number of a turn, "23 aliens left" */
  return g_strdup_printf (_("Turn %1$d · %2$s"), state->seats[state->active].turns, left);
}

/*
 * The end
 */

static char *
say_end (const TableePresentContext *context,
         const void                 *view,
         const TableeEnd            *end)
{
  if (g_str_equal (end->id, "sectors"))
    /* Translators: what brings the end: sectors of the largest station, of how many */
    return g_strdup_printf (_("Most sectors: %1$d of %2$d"), end->done, end->of);
  if (g_str_equal (end->id, "points"))
    /* Translators: what brings the end: points on the track of who has most, of how many */
    return g_strdup_printf (_("Most points scored: %1$d of %2$d"), end->done, end->of);

  /* Translators: what brings the end: aliens in the supply, and with how many the end comes */
  return g_strdup_printf (_("Aliens: %1$d, the end at %2$d"), ph_count_aliens (view), PH_LAST_ALIENS);
}

static char *
say_last (const TableePresentContext *context,
          const void                 *view)
{
  return g_strdup (C_("Space Station Phoenix", "Last round"));
}

static char *
say_rest (const TableePresentContext *context G_GNUC_UNUSED)
{
  return g_strdup (_("Sectors and points are those of whoever has most. Once one of these is reached, everybody else has one more turn."));
}

/* How many points whoever brought the end has on the track. */
static char *
say_points_ended (const TableePresentContext *context,
                  const TableeEnd            *end)
{
  return tablee_say_of (context, end->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You triggered the last round: you have scored %1$d point.",
                                     "You triggered the last round: you have scored %1$d points.", (gulong) end->done),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s triggered the last round, with %1$d point scored.",
                                     "%2$s triggered the last round, with %1$d points scored.", (gulong) end->done),
                        end->done, context->names[end->seat]);
}

/* Both points and aliens have come to where they end the game, perhaps one of them after the other: they are told as they are. */
static char *
say_both_ended (const TableePresentContext *context,
                const TableeEnd            *end)
{
  return tablee_say_of (context, end->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You triggered the last round. You have scored %1$d point, and few aliens are left.",
                                     "You triggered the last round. You have scored %1$d points, and few aliens are left.", (gulong) end->done),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s triggered the last round, and has scored %1$d point; few aliens are left.",
                                     "%2$s triggered the last round, and has scored %1$d points; few aliens are left.", (gulong) end->done),
                        end->done, context->names[end->seat]);
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  const char *name = end->seat >= 0 ? context->names[end->seat] : NULL;

  if (g_str_equal (end->id, "turns"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The game is over: everybody has had %d turn.",
                                         "The game is over: everybody has had %d turns.", (gulong) end->of),
                            end->of);
  if (g_str_equal (end->id, "sectors"))
    return tablee_say_of (context, end->seat, _("You triggered the last round: your station is complete."),
                          _("%s triggered the last round by completing a station."), name);
  if (g_str_equal (end->id, "points") && ph_count_aliens (view) <= PH_LAST_ALIENS)
    return say_both_ended (context, end);
  if (g_str_equal (end->id, "points"))
    return say_points_ended (context, end);

  return tablee_say_of (context, end->seat, _("You triggered the last round: few aliens were left after your turn."),
                        _("%s triggered the last round: few aliens were left after that turn."), name);
}

/* The stop of very long games is nobody's doing. */
static char *
say_last_why (const TableePresentContext *context,
              const void                 *view)
{
  TableeEnding ending = tablee_game_ending (context->ruleset, view);
  const TableeEnd *cause = tablee_ending_cause (&ending);

  return cause != NULL && !g_str_equal (cause->id, "turns") ? say_ended (context, view, cause) : NULL;
}

static int
count_aliens_of (const PhSeat *seat)
{
  int counts[PH_SPECIES];
  int aliens = 0;

  ph_count_residents (seat, counts);
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    aliens += counts[species];

  return aliens;
}

static int
count_humans_of (const PhSeat *seat)
{
  int counts[PH_SPECIES];

  ph_count_residents (seat, counts);

  return counts[PH_HUMAN];
}

static int
find_winner (const TableeScoreSheet *sheet)
{
  int winner = 0;

  while (!sheet->winner[winner])
    winner++;

  return winner;
}

/* The one who comes next after the winners, with as many points; or NULL. */
static const PhSeat *
find_tied (const TableePresentContext *context,
           const PhState              *state,
           const TableeScoreSheet     *sheet)
{
  int next = TABLEE_NOBODY;
  int winner = find_winner (sheet);

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    if (!sheet->winner[seat] && sheet->totals[seat] == sheet->totals[winner] && (next < 0 || sheet->ranks[seat] < sheet->ranks[next]))
      next = seat;

  return next >= 0 ? &state->seats[next] : NULL;
}

static char *
say_tie (const TableePresentContext *context,
         const void                 *view)
{
  const PhState *state = view;
  const PhSeat *winner;
  const PhSeat *tied;
  TableeScoreSheet sheet;

  context->ruleset->game->score (context->ruleset, view, &sheet);
  tied = find_tied (context, state, &sheet);
  if (tied == NULL)
    return NULL;

  winner = &state->seats[find_winner (&sheet)];
  if (count_aliens_of (winner) != count_aliens_of (tied))
    /* Translators: two numbers of aliens, the larger one first */
    return g_strdup_printf (_("At equal points, more alien residents decide: %1$d against %2$d."), count_aliens_of (winner), count_aliens_of (tied));

  /* Translators: two numbers of humans, the larger one first */
  return g_strdup_printf (_("At equal points and as many aliens, more humans decide: %1$d against %2$d."), count_humans_of (winner),
                          count_humans_of (tied));
}

/*
 * The table as text
 */

static char *
write_goods (const PhSeat *seat)
{
  int goods[PH_GOODS];

  for (int good = 0; good < PH_GOODS; good++)
    goods[good] = seat->goods[good];
  return ph_words_goods (goods);
}

/* The used ones in brackets. */
static char *
write_fleet (const PhSeat *seat)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < seat->fleet_count; place++)
    {
      g_autofree char *ship = ph_words_ship (seat->fleet[place]);

      g_ptr_array_add (words, g_strdup_printf (ph_ship_used (seat, place) ? "(%s)" : "%s", ship));
    }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (", ", (char **) words->pdata);
}

/* As it is typed: with its number. */
static char *
write_sector (int sector)
{
  static const char *const sectors[PH_COLOURS] = {
    NC_("Phoenix", "cyan sector %d"), NC_("Phoenix", "pink sector %d"), NC_("Phoenix", "brown sector %d"),
  };

  return ph_words_fill (g_dpgettext2 (GETTEXT_PACKAGE, "Phoenix", sectors[ph_sector_colour (sector)]), ph_sector_id (sector));
}

static char *
write_station (const PhRuleset *ruleset,
               const PhSeat    *seat)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (seat->hub != PH_NONE)
    g_ptr_array_add (words, g_strdup (ph_words_hub (ruleset, seat->hub)));
  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->sectors[slot] != PH_NONE)
      {
        g_autofree char *sector = write_sector (seat->sectors[slot]);

        /* "cyan sector 111 2/3": residents of quarters */
        g_ptr_array_add (words, g_strdup_printf ("%s %d/%d", sector, seat->filled[slot],
                                                 ruleset->components.sectors[seat->sectors[slot]].count));
      }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

static char *
write_rows (const TableePresentContext *context,
            const PhState              *state)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("lll");

  for (int index = 0; index < context->ruleset->seats; index++)
    {
      const PhSeat *seat = &state->seats[index];
      gboolean decides = state->phase != PH_PHASE_OVER && index == state->current;
      g_autofree char *goods = write_goods (seat);
      g_autofree char *fleet = write_fleet (seat);
      g_autofree char *station = write_station (get_ruleset (context), seat);

      tablee_text_table_add (table, decides ? ">" : " ", tablee_label_of (context, index), goods);
      tablee_text_table_add (table, " ", "", fleet);
      tablee_text_table_add (table, " ", "", station);
    }

  return tablee_text_table_to_text (table);
}

static char *
write_market (const PhState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int sector = 0; sector < PH_SECTORS; sector++)
    if (ph_in_market (state, sector))
      g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", ph_sector_id (sector));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_supply (const PhState *state)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int species = 0; species < PH_SPECIES; species++)
    g_ptr_array_add (words, ph_words_residents (species, state->supply[species]));
  g_ptr_array_add (words, NULL);

  return tablee_format_list ((const char *const *) words->pdata);
}

static char *
write_table (const TableePresentContext *context,
             const void                 *view)
{
  const PhState *state = view;
  g_autofree char *progress = say_progress (context, view);
  g_autofree char *rows = write_rows (context, state);
  g_autofree char *market = write_market (state);
  g_autofree char *supply = write_supply (state);

  /* Translators: where the game stands, lines of players, numbers of sectors, "12 cyan aliens, … and 16 humans" */
  return g_strdup_printf (_("%1$s\n%2$sSectors on offer: %3$s\nSupply: %4$s\n"), progress, rows, market, supply);
}

/*
 * Score sheet
 */

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  for (int row = 0; row < PH_SCORE_ROWS; row++)
    if (g_str_equal (ph_score_row_ids[row], row_id))
      return g_strdup (ph_words_score_row (row));

  g_return_val_if_reached (NULL);
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return ph_words_good (PH_VP, (int) value);
}

/* What a newcomer may expect more of than it brings: whoever has gems but no row of them takes them for resources. */
static gboolean
is_told_without_points (const char *row)
{
  return g_str_equal (row, "quarters") || g_str_equal (row, "gems");
}

char *
ph_words_points (const TableePresentContext *context,
                 const TableeScoreSheet     *sheet,
                 int                         seat)
{
  int total = (int) sheet->totals[seat];
  GString *words = g_string_new (NULL);

  /* Translators: name of a player, points; below it stands what they are made of, a line each */
  g_string_append_printf (words, sheet->over ? g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$d point in the end", "%1$s: %2$d points in the end", (gulong) ABS (total))
                                             : g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$d point if the game ended now",
                                                            "%1$s: %2$d points if the game ended now", (gulong) ABS (total)),
                          tablee_label_of (context, seat), total);
  for (int row = 0; row < sheet->rows; row++)
    if (sheet->row[row].values[seat] != 0 || is_told_without_points (sheet->row[row].id))
      {
        g_autofree char *name = name_score_row (context, sheet->row[row].id);

        g_string_append_c (words, '\n');
        /* Translators: a row of the score sheet ("Sectors"), points */
        g_string_append_printf (words, C_("Phoenix points", "%1$s: %2$d"), name, (int) sheet->row[row].values[seat]);
      }

  return g_string_free (words, FALSE);
}

/*
 * Options
 */

static char *
say_options (const TableePresentContext *context)
{
  const PhRuleset *ruleset = get_ruleset (context);

  if (ruleset->first_game)
    return g_strdup (_("First game: fleets and hubs are given"));
  if (ruleset->basic_hubs)
    return g_strdup (_("Ships are drafted, basic hubs"));

  return g_strdup (_("Ships are drafted, all hubs"));
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  return g_strdup (value == 0 ? C_("Phoenix hubs", "All") : C_("Phoenix hubs", "Basic"));
}

const TableePresent tablee_space_station_phoenix_present = {
  .game = &tablee_space_station_phoenix_game,
  .name = N_("Space Station Phoenix"),
  .tagline = N_("Dismantle your ships to build a station where every species wants to live"),
  .credits = N_("A game by Gabriel J. Cohn, published by Rio Grande Games (2022). The components are Tablée’s own."),
  .minutes = { 60, 120 },
  .help_page = "space-station-phoenix",
  .options = options,
  .reasons = &ph_words_reasons,
  .event = ph_words_event,
  .event_sign = ph_words_event_sign,
  .begins_turn = ph_words_begins_turn,
  .tells_unasked = TRUE,
  .whys = ph_words_whys,
  .moods = ph_words_moods,
  .tempers = {
    [TABLEE_TEMPER_HOARDER] = N_("Keeps ships, and seldom dismantles one."),
    [TABLEE_TEMPER_HASTY] = N_("Dismantles ships readily."),
    [TABLEE_TEMPER_GAMBLER] = N_("Likes expeditions, and rerolls dice."),
    [TABLEE_TEMPER_SPOILER] = N_("Builds sectors that whoever is next could build."),
  },
  .chapter = ph_words_chapter,
  .action = ph_words_action,
  .action_spoken = ph_words_action_spoken,
  .action_quoted = ph_words_action_quoted,
  .reason = ph_words_reason,
  .prompt = ph_words_prompt,
  .forced = ph_words_forced,
  .progress = say_progress,
  .end = say_end,
  .last = say_last,
  .last_why = say_last_why,
  .rest = say_rest,
  .ended = say_ended,
  .tie = say_tie,
  .difference = ph_words_difference,
  .evident = ph_words_evident,
  .is_about = ph_words_is_about,
  .source = ph_words_source,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .score_cell = tablee_plain_score_cell,
  .result = tablee_plain_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
