/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events from strangers: all that games tell fits, and what they never would does not. */
#include "random-games.h"

#include <string.h>

#include "games/catalogue.h"
#include "notation/event-fits.h"

enum
{
  GAMES = 12,
  LONGEST = 1500,
};

/* What was told, as anybody who looks on may know it. */
static void
assert_fit (TableeRuleset *ruleset,
            GArray        *events)
{
  for (guint i = 0; i < events->len; i++)
    for (int viewer = TABLEE_NOBODY; viewer < ruleset->seats; viewer++)
      {
        TableeEvent event = g_array_index (events, TableeEvent, i);
        g_autofree char *text = tablee_notation_for_game (ruleset->game)->event_write (ruleset, &event);

        tablee_event_conceal (&event, viewer);
        if (!tablee_event_fits (ruleset, &event))
          g_error ("%s: “%s” (seat %d) does not fit", ruleset->game->id, text, event.seat);
      }
}

static void
play_random_game (TableeRuleset *ruleset,
                  guint64        number)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  g_autoptr (TableePosition) position = NULL;
  g_autofree void *state = g_malloc0 (ruleset->game->state_size);
  TableeEventList dealt;
  TableeRandom random;

  tablee_random_seed (&random, number);
  g_array_set_size (events, (guint) ruleset->game->max_events);
  dealt = (TableeEventList){ .items = (TableeEvent *) events->data, .capacity = events->len };
  ruleset->game->deal (ruleset, state, &random, &dealt);
  g_array_set_size (events, (guint) dealt.count);

  position = tablee_position_new (ruleset, &random);
  for (int i = 0; i < LONGEST && play_any_action (position, &random, events); i++)
    ;
  assert_fit (ruleset, events);
}

static void
test_games (void)
{
  for (const GameSet *set = game_sets; set->seats > 0; set++)
    {
      g_autoptr (TableeRuleset) ruleset = ruleset_of_set (set);

      for (guint64 number = 1; number <= GAMES; number++)
        play_random_game (ruleset, number);
    }
}

/* One number of an event that fits, beyond all that can be. */
static void
test_strangers (void)
{
  for (const GameSet *set = game_sets; set->seats > 0; set++)
    {
      g_autoptr (TableeRuleset) ruleset = ruleset_of_set (set);
      const TableeWordList *events = tablee_notation_for_game (ruleset->game)->events;

      for (guint kind = 0; kind <= events->count; kind++)
        {
          TableeEvent event = { .kind = (uint16_t) kind, .seat = (int8_t) ruleset->seats };

          g_assert_false (tablee_event_fits (ruleset, &event));
          event.seat = -3;
          g_assert_false (tablee_event_fits (ruleset, &event));
          event = (TableeEvent){ .kind = (uint16_t) kind, .holder = (uint8_t) (ruleset->seats + 1) };
          g_assert_false (tablee_event_fits (ruleset, &event));
          event = (TableeEvent){ .kind = (uint16_t) kind, .concealed = true, .details = { 0, 0, 0, 1 } };
          g_assert_false (tablee_event_fits (ruleset, &event));
        }
    }
}

/* A card, a ship or a seat that is not there. */
static void
test_places (void)
{
  static const struct
  {
    const char *game;
    const char *form;
    int         arg;
    gint32      number;
    gboolean    fits;
  } cases[] = {
    { "space-beans", "score", 0, 62, TRUE }, { "space-beans", "score", 0, 63, FALSE }, { "space-beans", "score", 0, -1, FALSE },
    { "space-beans", "score", 1, 999, TRUE }, { "space-beans", "score", 1, 1000, FALSE },
    { "space-beans", "pass", 1, 2, TRUE }, { "space-beans", "pass", 1, 3, FALSE },
    { "space-beans", "reveal", 1, G_MININT32, FALSE }, { "space-beans", "reveal", 2, 1, FALSE },
    { "al-cabohne", "pay", 2, 7, FALSE }, { "al-cabohne", "harvest", 2, 31, TRUE }, { "al-cabohne", "harvest", 2, 32, FALSE }, { "bean-chains", "pending", 0, 99, FALSE }, { "martian-12s", "pull", 0, 99, FALSE },
    { "space-station-phoenix", "build", 0, 71, TRUE }, { "space-station-phoenix", "build", 0, 72, FALSE },
    { "space-station-phoenix", "use", 0, 2 << 8, TRUE }, { "space-station-phoenix", "use", 0, 3 << 8, FALSE },
    { "space-station-phoenix", "use", 0, -1, FALSE }, { "space-station-phoenix", "token", 0, 8, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TableeGame *game = tablee_games_find (cases[i].game);
      const TableeWordList *events = tablee_notation_for_game (game)->events;
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MIN (game->max_seats, 3), NULL, NULL);
      gsize length = strlen (cases[i].form);
      TableeEvent event = { .kind = 0 };

      while (events->items[event.kind] == NULL || strncmp (events->items[event.kind], cases[i].form, length) != 0 ||
             events->items[event.kind][length] != ' ')
        g_assert_cmpuint (++event.kind, <, events->count);
      event.args[cases[i].arg] = cases[i].number;
      if (tablee_event_fits (ruleset, &event) != cases[i].fits)
        g_error ("%s: %s with %d at %d", cases[i].game, cases[i].form, cases[i].number, cases[i].arg);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/events/games", test_games);
  g_test_add_func ("/events/strangers", test_strangers);
  g_test_add_func ("/events/places", test_places);

  return g_test_run ();
}
