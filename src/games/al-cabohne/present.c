/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules.h"

#include "present/format.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "kidney", .title = N_("Kidney Beans"), .subtitle = N_("How many beans bring one, two, three and four coins") },
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
  return g_strdup_printf ("%d", (int) reason);
}

static char *
say_view (const TableePresentContext *context,
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
  return g_strdup_printf ("%d", (int) value);
}

const TableePresent tablee_al_cabohne_present = {
  .game = &tablee_al_cabohne_game,
  .name = N_("Al Cabohne"),
  .tagline = N_("Plant, harvest, and keep more coins than three bosses who never work"),
  .credits = N_("Uwe Rosenberg (Amigo, 2000)"),
  .minutes = { 30, 45 },
  .help_page = "al-cabohne",
  .options = options,
  .event = say_event,
  .action = label_action,
  .action_spoken = label_action,
  .reason = say_reason,
  .prompt = say_view,
  .progress = say_view,
  .table = say_view,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .result = say_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
