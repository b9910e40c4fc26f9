/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bean chains played on from a written position. */
#include "script.h"

#include "notation/json-guard.h"

static const char letters[] = "BCSGsbRg?";

static Script *
script_take (TableePosition *position)
{
  Script *self = g_new0 (Script, 1);

  self->position = position;
  self->ruleset = (ChRuleset *) tablee_position_get_ruleset (position);
  self->state = (ChState *) tablee_position_get_state (position);
  self->events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));

  return self;
}

Script *
script_new (const char *text)
{
  g_autoptr (GString) json = g_string_new ("{ 'format': 'tablee-position', 'version': 1, 'game': 'bean-chains', ");
  g_autoptr (GError) error = NULL;
  TableePosition *position;

  g_string_append_printf (json, "%s }", text);
  g_string_replace (json, "'", "\"", 0);
  position = tablee_position_parse (json->str, -1, &error);
  g_assert_no_error (error);

  return script_take (position);
}

Script *
script_deal (const char *options,
             guint64     seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = options != NULL ? tablee_json_parse (options, -1, &error) : NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (&tablee_bean_chains_game, CH_SEATS, object, &error);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, seed);

  return script_take (tablee_position_new (ruleset, &random));
}

void
script_free (Script *self)
{
  g_clear_pointer (&self->position, tablee_position_unref);
  g_clear_pointer (&self->events, g_array_unref);
  g_free (self);
}

static TableeAction
read_action (Script     *self,
             const char *text)
{
  const TableeNotation *notation = tablee_position_get_notation (self->position);
  TableeAction action;

  g_assert_true (notation->action_read (&self->ruleset->base, self->state, text, &action));

  return action;
}

void
script_play (Script     *self,
             const char *text)
{
  g_autoptr (GError) error = NULL;

  g_array_set_size (self->events, 0);
  g_assert_cmpint (tablee_bean_chains_game.check (&self->ruleset->base, self->state, read_action (self, text)), ==, 0);
  tablee_position_apply (self->position, text, self->events, &error);
  g_assert_no_error (error);
}

void
script_assert_legal (Script     *self,
                     const char *expected)
{
  const TableeNotation *notation = tablee_position_get_notation (self->position);
  TableeAction actions[CH_CARDS + 1];
  gsize count = tablee_bean_chains_game.legal (&self->ruleset->base, self->state, actions);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < count; i++)
    {
      g_autofree char *action = notation->action_write (&self->ruleset->base, self->state, actions[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " | " : "", action);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

void
script_assert_refused (Script     *self,
                       const char *text,
                       int         reason)
{
  const TableeNotation *notation = tablee_position_get_notation (self->position);
  ChState before = *self->state;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tablee_bean_chains_game.check (&self->ruleset->base, self->state, read_action (self, text)), ==, reason);
  g_assert_false (tablee_position_apply (self->position, text, NULL, &error));
  g_assert_nonnull (strstr (error->message, tablee_notation_reason (notation, (TableeReason) reason)));
  g_assert_cmpmem (self->state, sizeof before, &before, sizeof before);
}

void
script_conceal (Script *self,
                int     viewer)
{
  tablee_bean_chains_game.conceal (&self->ruleset->base, self->state, viewer);
}

void
script_assert_phase (Script     *self,
                     const char *expected)
{
  g_autofree char *phase = g_strdup_printf ("%d %s", self->state->current, tablee_bean_chains_game.phases[self->state->phase]);

  g_assert_cmpstr (phase, ==, expected);
}

/* @count cards from @first on. */
static void
assert_cards (const guint8 *first,
              int           count,
              int           step,
              const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < count; i++)
    g_string_append_c (text, letters[first[i * step]]);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_heaps (const guint8  heaps[CH_BEANS],
              const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int bean = 0; bean < CH_BEANS; bean++)
    for (int i = 0; i < heaps[bean]; i++)
      g_string_append_c (text, letters[bean]);
  g_assert_cmpstr (text->str, ==, expected);
}

void
script_assert_hand (Script     *self,
                    int         seat,
                    const char *hand)
{
  assert_cards (self->state->seats[seat].hand, self->state->seats[seat].hand_count, 1, hand);
}

void
script_assert_discard (Script     *self,
                       const char *discard)
{
  int count = self->state->discard_count;

  assert_cards (self->state->discard + MAX (count, 1) - 1, count, -1, discard);
}

void
script_assert_trade (Script     *self,
                     const char *trade)
{
  assert_heaps (self->state->trade, trade);
}

void
script_assert_removed (Script     *self,
                       const char *removed)
{
  assert_heaps (self->state->removed, removed);
}

void
script_assert_chains (Script     *self,
                      int         seat,
                      const char *expected)
{
  const guint8 *chains = self->state->seats[seat].chains;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (chains[bean] > 0)
      g_string_append_printf (text, "%s%c%d", text->len > 0 ? " " : "", letters[bean], chains[bean]);
  g_assert_cmpstr (text->str, ==, expected);
}

void
script_assert_coins (Script *self,
                     int     coins0,
                     int     coins1)
{
  g_assert_cmpint (self->state->seats[0].coins, ==, coins0);
  g_assert_cmpint (self->state->seats[1].coins, ==, coins1);
}

void
script_assert_events (Script     *self,
                      const char *expected)
{
  const TableeNotation *notation = tablee_position_get_notation (self->position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->events->len; i++)
    {
      const TableeEvent *event = &g_array_index (self->events, TableeEvent, i);
      g_autofree char *written = notation->event_write (&self->ruleset->base, event);

      g_string_append_printf (text, "%s%s%s", i > 0 ? " | " : "", written, event->reveals ? "!" : "");
    }
  g_assert_cmpstr (text->str, ==, expected);
}
