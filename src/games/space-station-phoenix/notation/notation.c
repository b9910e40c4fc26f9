/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Station Phoenix in writing: options, and what its parts do. */
#include "games/space-station-phoenix/rules/rules.h"

#include "component-set.h"
#include "notation/json-text.h"
#include "notation/notation.h"
#include "reading.h"
#include "writing-actions.h"
#include "writing.h"

enum { FIRST_GAME_SECTORS = 4 };

static const char *const hub_words[] = { "all", "basic", NULL };

static void
write_components (const TableeRuleset *base,
                  JsonBuilder         *builder)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;

  if (!g_str_equal (ruleset->components.id, PH_DEFAULT_SET))
    tablee_json_write_string (builder, "components", ruleset->components.id);
}

static const TableeOption options[] = {
  { "first_game", TABLEE_OPTION_BOOLEAN, TABLEE_OPTION_FIELD (PhRuleset, first_game) },
  { "hubs", TABLEE_OPTION_CHOICE, .choices = hub_words, TABLEE_OPTION_FIELD (PhRuleset, basic_hubs) },
  { "components", TABLEE_OPTION_NAME, .default_name = PH_DEFAULT_SET, .names = ph_component_set_list,
    .write = write_components },
  { NULL },
};

static gboolean
complete (TableeRuleset       *base,
          TableeOptionValues  *values,
          GError             **error)
{
  PhRuleset *ruleset = (PhRuleset *) base;

  if (!ph_component_set_load (tablee_option_values_get_name (values, "components"), &ruleset->components, error))
    return FALSE;
  if (ruleset->first_game && ruleset->components.setups[base->seats - PH_MIN_SEATS].sectors > FIRST_GAME_SECTORS)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_OPTION, "options.first_game",
                                      "a first game has %d sectors of each colour and level at most; this set asks for more",
                                      FIRST_GAME_SECTORS);

  ph_ruleset_complete (ruleset);

  return TRUE;
}

static guint64
data_checksum (const TableeRuleset *base,
               const char         **name)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;

  *name = ruleset->components.id;

  return ruleset->components.checksum;
}

extern const TableeNotation tablee_space_station_phoenix_notation;

const TableeNotation tablee_space_station_phoenix_notation = {
  .game = &tablee_space_station_phoenix_game,
  .options = options,
  .data_option = "components",
  .data_key = "components_checksum",
  .data_checksum = data_checksum,
  .complete = complete,
  .state_read = ph_read_state,
  .state_write = ph_write_state,
  .seat_write = ph_write_seat,
  .action_read = ph_action_from_text,
  .action_write = ph_action_to_text,
  .event_write = ph_event_to_text,
  .event_fits = ph_event_fits,
  .terms = ph_terms,
  .events = &ph_events,
  .reasons = &ph_reasons,
};
