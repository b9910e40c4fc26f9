/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/space-station-phoenix/rules/rules.h"

#include "component-set.h"
#include "notation/json-text.h"
#include "notation/notation.h"
#include "reading.h"
#include "writing-actions.h"
#include "writing.h"

enum { FIRST_GAME_SECTORS = 4 };

static const char *const hub_words[] = { "all", "basic", NULL };

static const TableeOption options[] = {
  { "first_game", TABLEE_OPTION_BOOLEAN },
  { "hubs", TABLEE_OPTION_CHOICE, .choices = hub_words },
  { "components", TABLEE_OPTION_NAME, .default_name = PH_DEFAULT_SET, .names = ph_component_set_list },
  { NULL },
};

static TableeRuleset *
ruleset_new (int                  seats,
             TableeOptionValues  *values,
             GError             **error)
{
  g_autoptr (TableeRuleset) base = g_atomic_rc_box_alloc0 (sizeof (PhRuleset));
  PhRuleset *ruleset = (PhRuleset *) base;

  ph_ruleset_init (ruleset, seats);
  if (!ph_component_set_load (tablee_option_values_get_name (values, "components"), &ruleset->components, error))
    return NULL;
  ruleset->base.first = (int32_t) tablee_option_values_get (values, "first");
  ruleset->first_game = tablee_option_values_get (values, "first_game") != 0;
  ruleset->basic_hubs = tablee_option_values_get (values, "hubs") != 0;
  if (ruleset->first_game && ruleset->components.setups[seats - PH_MIN_SEATS].sectors > FIRST_GAME_SECTORS)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_OPTION, "options.first_game",
                                 "a first game has %d sectors of each colour and level at most, this set asks for more",
                                 FIRST_GAME_SECTORS);
      return NULL;
    }
  ph_ruleset_complete (ruleset);

  return g_steal_pointer (&base);
}

static void
options_write (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;

  if (ruleset->first_game)
    tablee_json_write_boolean (builder, "first_game", TRUE);
  if (ruleset->basic_hubs)
    tablee_json_write_string (builder, "hubs", hub_words[1]);
  if (!g_str_equal (ruleset->components.id, PH_DEFAULT_SET))
    tablee_json_write_string (builder, "components", ruleset->components.id);
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
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = ph_read_state,
  .state_write = ph_write_state,
  .seat_write = ph_write_seat,
  .action_read = ph_action_from_text,
  .action_write = ph_action_to_text,
  .event_write = ph_event_to_text,
  .terms = ph_terms,
  .events = &ph_events,
  .reasons = &ph_reasons,
};
