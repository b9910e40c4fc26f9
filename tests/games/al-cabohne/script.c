/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Al Cabohne played on from a written position. */
#include "script.h"

static const char *const types[AC_TYPES] = { "Bl", "Ki", "Fe", "Pu", "Sa", "Br", "St" };

void
script_begin (Script     *script,
              const char *text)
{
  g_autofree char *whole = g_strdup_printf ("{'format':'tablee-position','version':1,'game':'al-cabohne',%s}", text);
  g_autoptr (GError) error = NULL;

  g_strdelimit (whole, "'", '"');
  script->position = tablee_position_parse (whole, -1, &error);
  g_assert_no_error (error);
  script->ruleset = (const AcRuleset *) tablee_position_get_ruleset (script->position);
  script->state = tablee_position_get_state (script->position);
  script->events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
}

void
script_end (Script *script)
{
  g_clear_pointer (&script->position, tablee_position_unref);
  g_clear_pointer (&script->events, g_array_unref);
}

void
script_play (Script     *script,
             const char *text)
{
  g_auto (GStrv) actions = g_strsplit (text, ", ", -1);

  for (char **action = actions; *action != NULL; action++)
    {
      g_autoptr (GError) error = NULL;

      g_array_set_size (script->events, 0);
      tablee_position_apply (script->position, *action, script->events, &error);
      g_assert_no_error (error);
    }
}

void
script_assert_legal (Script     *script,
                     const char *text)
{
  const TableeRuleset *base = &script->ruleset->base;
  TableeAction *actions = g_newa (TableeAction, base->game->max_actions);
  gsize count = base->game->legal (base, script->state, actions);
  g_autoptr (GString) legal = g_string_new (NULL);

  for (gsize i = 0; i < count; i++)
    {
      g_autofree char *action = tablee_position_get_notation (script->position)->action_write (base, script->state, actions[i]);

      g_string_append_printf (legal, "%s%s", i > 0 ? ", " : "", action);
      g_assert_cmpint (base->game->check (base, script->state, actions[i]), ==, TABLEE_REASON_NONE);
    }
  g_assert_cmpstr (legal->str, ==, text);
}

void
script_assert_refused (Script     *script,
                       const char *text,
                       int         reason)
{
  const TableeRuleset *base = &script->ruleset->base;
  TableeAction action;

  g_assert_true (tablee_position_get_notation (script->position)->action_read (base, script->state, text, &action));
  g_assert_cmpint (base->game->check (base, script->state, action), ==, reason);
}

void
script_assert_events (Script     *script,
                      const char *text)
{
  g_autoptr (GString) events = g_string_new (NULL);

  for (guint i = 0; i < script->events->len; i++)
    {
      const TableeEvent *event = &g_array_index (script->events, TableeEvent, i);
      g_autofree char *written = tablee_position_get_notation (script->position)->event_write (&script->ruleset->base, event);

      g_string_append_printf (events, "%s%s", i > 0 ? ", " : "", written);
    }
  g_assert_cmpstr (events->str, ==, text);
}

void
script_assert_pile (Script     *script,
                    AcPile      pile,
                    const char *text)
{
  int count;
  const AcCard *cards = ac_pile (script->state, pile, &count);
  g_autoptr (GString) written = g_string_new (NULL);

  for (int i = 0; i < count; i++)
    g_string_append_printf (written, "%s%s", i > 0 ? " " : "", types[cards[pile < AC_PILE_COINS ? i : count - 1 - i]]);
  g_assert_cmpstr (written->str, ==, text);
}

void
script_assert_open (Script     *script,
                    const char *text)
{
  g_autoptr (GString) written = g_string_new (NULL);

  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < script->state->open[type]; i++)
      g_string_append_printf (written, "%s%s", written->len > 0 ? " " : "", types[type]);
  g_assert_cmpstr (written->str, ==, text);
}

void
script_assert_fields (Script     *script,
                      int         seat,
                      const char *text)
{
  const AcField *fields = seat == TABLEE_NOBODY ? script->state->bosses : script->state->fields[seat];
  int count = seat == TABLEE_NOBODY ? script->ruleset->bosses : script->state->owned[seat];
  g_autoptr (GString) written = g_string_new (NULL);

  for (int i = 0; i < count; i++)
    if (fields[i].count == 0)
      g_string_append (written, i > 0 ? " -" : "-");
    else
      g_string_append_printf (written, "%s%s%d", i > 0 ? " " : "", types[fields[i].type], fields[i].count);
  g_assert_cmpstr (written->str, ==, text);
}

void
script_assert_phase (Script  *script,
                     AcPhase  phase,
                     int      current)
{
  g_assert_cmpint (script->state->phase, ==, phase);
  g_assert_cmpint (script->state->current, ==, current);
}
