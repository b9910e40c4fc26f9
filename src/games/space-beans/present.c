/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules.h"

#include "present/format.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "end_score", .title = N_("Points That End the Game"), .subtitle = N_("In one point pile, at the end of a turn") },
  { .key = "bonus", .title = N_("Bonus"), .subtitle = N_("Points for the player who ends the game") },
  { NULL },
};

static char *
say_event (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return NULL;
}

static char *
label_action (const TableePresentContext *context,
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
say_state (const TableePresentContext *context,
           const void                 *view)
{
  return g_strdup ("");
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
  return g_strdup ("");
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

const TableePresent tablee_space_beans_present = {
  .game = &tablee_space_beans_game,
  .name = N_("Space Beans"),
  .tagline = N_("A fleet of beans among the stars: collect what is worth it, and hand the rest on"),
  .credits = N_("Uwe Rosenberg (Amigo, 1999)"),
  .minutes = { 20, 40 },
  .help_page = "space-beans",
  .options = options,
  .event = say_event,
  .action = label_action,
  .action_spoken = label_action,
  .reason = say_reason,
  .prompt = say_state,
  .progress = say_state,
  .table = say_state,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .result = say_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
