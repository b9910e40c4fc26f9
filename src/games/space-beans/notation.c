/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include "notation/json-text.h"
#include "notation/notation.h"

enum
{
  DEFAULT_END_SCORE = 30,
  MAX_END_SCORE = 42,   /* above, a game can fail to end */
  DEFAULT_BONUS = 3,
  MAX_BONUS = 99,
};

static const TableeOption options[] = {
  { "end_score", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_END_SCORE, .minimum = 1, .maximum = MAX_END_SCORE },
  { "bonus", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_BONUS, .minimum = 0, .maximum = MAX_BONUS },
  { NULL },
};

/*
 * Options
 */

static TableeRuleset *
ruleset_new (int                  seats,
             TableeOptionValues  *values,
             GError             **error)
{
  SbRuleset *ruleset = g_atomic_rc_box_alloc0 (sizeof *ruleset);

  sb_ruleset_init (ruleset, seats);
  ruleset->base.first = (int32_t) tablee_option_values_get (values, "first");
  ruleset->end_score = (int32_t) tablee_option_values_get (values, "end_score");
  ruleset->bonus = (int32_t) tablee_option_values_get (values, "bonus");
  sb_ruleset_complete (ruleset);

  return &ruleset->base;
}

static void
options_write (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const SbRuleset *ruleset = (const SbRuleset *) base;

  if (ruleset->end_score != DEFAULT_END_SCORE)
    tablee_json_write_integer (builder, "end_score", ruleset->end_score);
  if (ruleset->bonus != DEFAULT_BONUS)
    tablee_json_write_integer (builder, "bonus", ruleset->bonus);
}

/*
 * Positions
 */

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
}

static void
seat_write (const TableeRuleset *base,
            const void          *data,
            int                  index,
            gboolean             is_view,
            JsonBuilder         *builder)
{
}

static void
state_write (const TableeRuleset *base,
             const void          *data,
             gboolean             is_view,
             JsonBuilder         *builder)
{
}

static TableeRandom *
chance (void *data)
{
  SbState *state = data;

  return &state->chance;
}

static int
current (const void *data)
{
  const SbState *state = data;

  return state->current;
}

/*
 * Actions and events
 */

static gboolean
action_read (const TableeRuleset *base,
             const void          *state,
             const char          *text,
             TableeAction        *action)
{
  *action = SB_ACTION_DRAW;

  return g_str_equal (text, "draw");
}

static char *
action_write (const TableeRuleset *base,
              const void          *state,
              TableeAction         action)
{
  return g_strdup ("draw");
}

static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  return g_strdup_printf ("event %d", event->kind);
}

static const char *
reason_write (TableeReason reason)
{
  return "it is not legal";
}

extern const TableeNotation tablee_space_beans_notation;

const TableeNotation tablee_space_beans_notation = {
  .game = &tablee_space_beans_game,
  .options = options,
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = state_read,
  .state_write = state_write,
  .chance = chance,
  .current = current,
  .seat_write = seat_write,
  .action_read = action_read,
  .action_write = action_write,
  .event_write = event_write,
  .reason_write = reason_write,
};
