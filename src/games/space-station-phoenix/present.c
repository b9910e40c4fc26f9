/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules.h"

#include "present/format.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "first_game", .title = N_("First Game") },
  { .key = "hubs", .title = N_("Hubs") },
  { NULL },
};

static char *
say_event (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return NULL;
}

static char *
say_action (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  return g_strdup_printf ("%u", action);
}

static char *
say_reason (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action,
            TableeReason                reason)
{
  return g_strdup (_("This cannot be done now."));
}

static char *
say_where (const TableePresentContext *context,
           const void                 *view)
{
  const PhState *state = view;

  return g_strdup_printf ("%d", state->seats[state->current].turns);
}

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  return g_strdup (row_id);
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return tablee_format_integer (value);
}

static char *
say_result (const TableePresentContext *context,
            const TableeScoreSheet     *sheet)
{
  return g_strdup (_("The game is over."));
}

static char *
say_options (const TableePresentContext *context)
{
  return g_strdup ("");
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  return tablee_format_integer (value);
}

const TableePresent tablee_space_station_phoenix_present = {
  .game = &tablee_space_station_phoenix_game,
  .name = N_("Space Station Phoenix"),
  .tagline = N_("Take your ships apart to build a station that all peoples want to live on"),
  .credits = N_("Gabriel J. Cohn (Rio Grande Games, 2022)"),
  .minutes = { 60, 120 },
  .help_page = "space-station-phoenix",
  .options = options,
  .event = say_event,
  .action = say_action,
  .action_spoken = say_action,
  .reason = say_reason,
  .prompt = say_where,
  .progress = say_where,
  .table = say_where,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .result = say_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
