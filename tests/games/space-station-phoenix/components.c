/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games with random components: whatever a player's own set says, the rules hold. */

#include "script.h"

static const TableeGame *const game = &tablee_space_station_phoenix_game;

enum
{
  SETS = 150,
  MOST = 8,          /* of ordinary numbers; a few are as large as may be */
  MAX_EVENTS = 256,
};

static guint8
number (TableeRandom *random,
        int           minimum,
        int           maximum)
{
  int top = tablee_random_below (random, 12) == 0 ? maximum : MIN (maximum, minimum + MOST);

  return (guint8) (minimum + (int) tablee_random_below (random, (guint32) (top - minimum + 1)));
}

static void
change_ships (PhComponents *set,
              TableeRandom *random)
{
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    {
      PhShipKind *ship = &set->ships[kind];
      int type = ph_ship_type (kind);
      gboolean takes = type == PH_EXPEDITION || type == PH_TRANSPORT || type == PH_DIPLOMACY;

      if (ship->cost == 0)
        continue;
      ship->cost = number (random, 1, PH_MAX_AMOUNT);
      ship->fee = number (random, 0, PH_MAX_AMOUNT);
      ship->metal = number (random, 0, PH_MAX_AMOUNT);
      ship->effect = number (random, takes,
                             type == PH_EXPEDITION ? PH_MAX_DICE : type == PH_DIPLOMACY ? PH_TRACKS : PH_MAX_AMOUNT);
      if (type == PH_EXPEDITION)
        ship->capacity = number (random, 1, PH_MAX_DICE);
      if (ph_ship_level (kind) > 1)
        ship->copies = 3;
    }
}

static PhQuarter
random_quarter (TableeRandom *random)
{
  PhQuarter quarter = { .kind = (guint8) tablee_random_below (random, PH_QUARTER_LOBBY + 1) };

  if (quarter.kind != PH_QUARTER_PLAIN)
    quarter.amount = number (random, 1, PH_MAX_AMOUNT);
  if (quarter.kind == PH_QUARTER_REROLL)
    quarter.amount = 1;
  if (quarter.kind == PH_QUARTER_DIE || quarter.kind == PH_QUARTER_SWAP)
    quarter = (PhQuarter){ PH_QUARTER_PLAIN, 0 };

  return quarter;
}

static void
change_sectors (PhComponents *set,
                TableeRandom *random)
{
  for (int i = 0; i < PH_SECTORS; i++)
    {
      PhSector *sector = &set->sectors[i];
      int ends = sector->end.kind != PH_END_NONE;

      sector->cost = number (random, 1, PH_MAX_AMOUNT);
      for (int quarter = 0; quarter < sector->count - ends; quarter++)
        sector->quarters[quarter] = random_quarter (random);
      if (tablee_random_below (random, 3) == 0)
        sector->quarters[0] = (PhQuarter){ tablee_random_below (random, 2) == 0 ? PH_QUARTER_DIE : PH_QUARTER_SWAP, 1 };
      if (ends)
        sector->end = (PhEnd){ (guint8) (1 + tablee_random_below (random, PH_END_KINDS - 1)), number (random, 1, PH_MAX_AMOUNT),
                               number (random, 1, PH_MAX_AMOUNT), number (random, 0, PH_MAX_AMOUNT) };
    }
}

static void
change_hubs (PhComponents *set,
             TableeRandom *random)
{
  for (int i = 0; i < set->hub_count; i++)
    {
      PhHub *hub = &set->hubs[i];

      hub->setup = (guint8) (tablee_random_below (random, 8) & (i < 2 ? 7 : 6));
      for (int good = 0; good < PH_VP; good++)
        hub->start[good] = number (random, 0, PH_MAX_AMOUNT);
      for (int good = 0; good < PH_GOODS; good++)
        hub->income[good] = number (random, 0, 3);
      hub->ship_gems = number (random, 0, PH_MAX_AMOUNT);
      hub->ship_group = number (random, 1, PH_MAX_AMOUNT);
      hub->power = (PhQuarter){ (guint8) (PH_QUARTER_DISMANTLE + tablee_random_below (random, 6)), 1 };
      if (tablee_random_below (random, 3) == 0)
        hub->power = (PhQuarter){ (guint8) (PH_QUARTER_TOLL + tablee_random_below (random, 2)),
                                  number (random, 1, PH_MAX_AMOUNT) };
    }
}

static void
change_board (PhComponents *set,
              TableeRandom *random)
{
  for (int track = 0; track < PH_TRACKS; track++)
    for (int level = 0; level < PH_TRACK_LEVELS; level++)
      for (int good = 0; good < PH_GOODS; good++)
        {
          PhReward *reward = &set->rewards[track][level];

          reward->goods[good] = tablee_random_below (random, 3) == 0 ? number (random, 1, PH_MAX_AMOUNT) : 0;
          reward->price[good] = reward->goods[good] > 0 ? number (random, 0, PH_MAX_AMOUNT) : 0;
        }
  for (int i = 0; i < PH_SEAT_COUNTS; i++)
    for (int level = 0; level < PH_TRACK_LEVELS; level++)
      set->setups[i].fees[level] = number (random, 1, PH_MAX_AMOUNT);
  set->front_gems = number (random, 0, PH_MAX_AMOUNT);
  set->turn_limit = (guint16) (20 + tablee_random_below (random, 60));
}

static void
check_listed (Script             *script,
              const TableeAction *actions,
              gsize               count)
{
  g_assert_cmpuint (count, >, 0);
  g_assert_cmpuint (count, <=, game->max_actions);
  for (gsize i = 0; i < count; i++)
    {
      g_assert_true (i == 0 || actions[i] > actions[i - 1]);
      g_assert_cmpint (game->check (script->base, &script->state, actions[i]), ==, TABLEE_REASON_NONE);
    }
}

static void
check_goods (Script *script)
{
  for (int i = 0; i < script->base->seats; i++)
    for (int good = 0; good < PH_GOODS; good++)
      g_assert_cmpint (script->state.seats[i].goods[good], <=, PH_MAX_GOODS);
}

static void
play (Script       *script,
      TableeRandom *random)
{
  TableeAction actions[PH_MAX_ACTIONS];

  g_assert_cmpuint (game->max_events, <=, MAX_EVENTS);
  for (int decisions = 0; script->state.phase != PH_PHASE_OVER; decisions++)
    {
      gsize count = game->legal (script->base, &script->state, actions);

      g_assert_cmpint (decisions, <, 100000);
      check_listed (script, actions, count);
      script->events.count = 0;
      game->apply (script->base, &script->state, actions[tablee_random_below (random, (guint32) count)], &script->events);
      g_assert_cmpuint (script->events.count, <=, game->max_events);
      check_goods (script);
    }
  g_assert_cmpuint (game->legal (script->base, &script->state, actions), ==, 0);
}

static void
test_strange_sets (void)
{
  TableeRandom random;

  tablee_random_seed (&random, 99);
  for (int i = 0; i < SETS; i++)
    {
      g_autoptr (Script) script = script_deal (2 + i % 3, i % 5 == 0 ? "\"first_game\": true" : NULL, 0, 1);
      PhRuleset ruleset = *script->ruleset;
      TableeRandom seed;

      change_ships (&ruleset.components, &random);
      change_sectors (&ruleset.components, &random);
      change_hubs (&ruleset.components, &random);
      change_board (&ruleset.components, &random);
      ph_components_seal (&ruleset.components);
      ph_ruleset_complete (&ruleset);
      g_clear_pointer (&script->base, tablee_ruleset_unref);
      script->base = &ruleset.base;
      script->ruleset = &ruleset;
      tablee_random_seed (&seed, (guint64) i);
      script->events.count = 0;
      game->deal (script->base, &script->state, &seed, &script->events);
      play (script, &random);
      script->base = NULL;
    }
}

/* Every number and key counts for the checksum, no name does. */
static void
test_checksum (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  PhComponents set = script->ruleset->components;
  PhComponents changed = set;

  ph_components_seal (&changed);
  g_assert_cmpuint (changed.checksum, ==, set.checksum);
  changed.title[0] = 'x';
  changed.hubs[3].name[0] = 'x';
  ph_components_seal (&changed);
  g_assert_cmpuint (changed.checksum, ==, set.checksum);
  changed.hubs[3].end.maximum++;
  ph_components_seal (&changed);
  g_assert_cmpuint (changed.checksum, !=, set.checksum);
  changed = set;
  changed.turn_limit++;
  ph_components_seal (&changed);
  g_assert_cmpuint (changed.checksum, !=, set.checksum);
  changed = set;
  changed.neutrals[5].key[2] = 'Y';
  ph_components_seal (&changed);
  g_assert_cmpuint (changed.checksum, !=, set.checksum);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games/space-station-phoenix/components/strange-sets", test_strange_sets);
  g_test_add_func ("/games/space-station-phoenix/components/checksum", test_checksum);

  return g_test_run ();
}
