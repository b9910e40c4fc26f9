/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever a stranger says has happened, if it fits (event-fits.h), can be told in words and pictures: sanitizers look on. */
#include "config.h"

#include "games/catalogue.h"
#include "notation/event-fits.h"
#include "present/present.h"

enum
{
  EVENTS = 60000,  /* that are tried of each game */
  LEAST_TOLD = 1000,
};

static gint32
draw_number (GRand *chance)
{
  static const gint32 edges[] = { 0, 0, 0, 1, -1, 2, 5, 9, 23, 24, 62, 63, 71, 72, 255, 256, 1024, 9999, G_MAXINT32, G_MININT32 };

  return g_rand_boolean (chance) ? edges[g_rand_int_range (chance, 0, G_N_ELEMENTS (edges))] : g_rand_int_range (chance, -1, 12);
}

static TableeEvent
draw_event (GRand               *chance,
            const TableeRuleset *ruleset,
            guint                kinds)
{
  TableeEvent event = {
    .kind = (uint16_t) g_rand_int_range (chance, 1, (gint32) kinds),
    .seat = (int8_t) g_rand_int_range (chance, -1, ruleset->seats),
    .concealed = g_rand_int_range (chance, 0, 4) == 0,
    .audience = (uint16_t) g_rand_int (chance),
  };

  /* Few numbers of most events are not 0. */
  for (int i = g_rand_int_range (chance, 0, TABLEE_EVENT_ARGS + 1); i-- > 0;)
    event.args[i] = draw_number (chance);
  for (int i = event.concealed ? 0 : g_rand_int_range (chance, 0, 3); i-- > 0;)
    event.details[i] = draw_number (chance);

  return event;
}

static void
tell (const TableePresent        *present,
      const TableePresentContext *context,
      const TableeEvent          *event)
{
  g_autofree char *sentence = present->event (context, event);
  g_autofree char *chapter = present->chapter != NULL ? present->chapter (context, event) : NULL;
  TableeEventSign sign;

  g_assert_true (chapter == NULL || *chapter != '\0');
  if (present->begins_turn != NULL)
    present->begins_turn (event);
  if (sentence != NULL && present->event_sign != NULL && present->event_sign (context, event, &sign))
    g_assert_cmpint (sign.other, <, context->ruleset->seats);
  for (const TableeWhy *why = present->whys; why != NULL && why->key != NULL; why++)
    if (why->kind == event->kind && why->fits != NULL)
      why->fits (context, event);
}

static void
test_game (gconstpointer data)
{
  static const char *const names[TABLEE_MAX_SEATS] = { "Ana", "Bo", "Cleo", "Dario", "Eva", "Finn", "Gil", "Hal", "Ida" };
  const TableeGame *game = data;
  const TableePresent *present = tablee_present_for_game (game);
  guint kinds = (guint) tablee_notation_for_game (game)->events->count;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->max_seats, NULL, NULL);
  TableePresentContext context = { .ruleset = ruleset, .names = names };
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);
  guint told = 0;

  for (int i = 0; i < EVENTS; i++)
    {
      TableeEvent event = draw_event (chance, ruleset, kinds);

      if (!tablee_event_fits (ruleset, &event))
        continue;
      context.listener = g_rand_int_range (chance, 0, ruleset->seats + 1);
      tell (present, &context, &event);
      told++;
    }
  g_assert_cmpuint (told, >, LEAST_TOLD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/strangers/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i], test_game);
    }

  return g_test_run ();
}
