/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Station Phoenix and speaks for an action. */
#include "config.h"
#include "game-words.h"
#include "phoenix-settle.h"

#include "games/space-station-phoenix/notation/component-set.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "present/language.h"

enum
{
  SEATS = 2,
};

typedef struct
{
  PhRuleset ruleset;
  PhState   state;
  GameWords words;
} Fixture;

/* A first game: without a draft. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  ph_ruleset_init (&fixture->ruleset, SEATS);
  g_assert_true (ph_component_set_load ("tablee", &fixture->ruleset.components, &error));
  fixture->ruleset.first_game = true;
  ph_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
  tablee_language_set ("en");
}

/* @then: (nullable): as in TableeComparison. */
static void
assert_evident_then (Fixture            *fixture,
                     TableeAction        better,
                     TableeAction        other,
                     const TableeAction *then,
                     const char         *expected)
{
  g_autofree char *said = fixture->words.present->evident (&fixture->words.context, &(TableeComparison){ &fixture->state, better, other, then });

  g_assert_cmpstr (said, ==, expected);
}

static void
assert_evident (Fixture      *fixture,
                TableeAction  better,
                TableeAction  other,
                const char   *expected)
{
  assert_evident_then (fixture, better, other, NULL, expected);
}

/* What anybody can see at the table, as a reason. */
static void
test_evident (Fixture       *fixture,
              gconstpointer  data)
{
  const TableeAction income = ph_action (PH_ACTION_INCOME, 0);
  const TableeAction cyan = ph_action (PH_ACTION_ALIEN, PH_TEAL_ALIEN);
  const TableeAction pink = ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN);
  const TableeAction stop = ph_action (PH_ACTION_STOP, 0);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];
  PhSeat *rival = &fixture->state.seats[1 - fixture->state.current];

  fixture->words.context.listener = fixture->state.current + 1;
  seat->used = 7;
  seat->fleet_count = 6;
  assert_evident (fixture, income, stop, "Your used ships: 3 of 6. Income makes them ready again.");
  seat->fleet_count = 7;
  g_assert_cmpint (seat->goods[PH_VP], ==, 0);
  assert_evident (fixture, income, stop, "Income now brings 7 gems.");
  assert_evident (fixture, stop, income, "Your used ships: 3 of 7. It is early for income, which makes them ready again.");
  seat->goods[PH_VP] = PH_WIN_VP;
  assert_evident (fixture, stop, income, "With income you would have scored 40 points: everybody else would have a last turn.");
  fixture->state.trigger = 0;
  assert_evident (fixture, stop, income, "Your used ships: 3 of 7. It is early for income, which makes them ready again.");

  settle (seat, PH_HUMAN, PH_TEAL_ALIEN);
  settle (rival, PH_TEAL_ALIEN, PH_TEAL_ALIEN);
  assert_evident (fixture, cyan, stop, "With 2 cyan aliens you share first place for now: 7 points instead of 5.");
  assert_evident (fixture, pink, cyan, "With 1 pink alien you have the most for now: 10 points instead of 0.");
  assert_evident (fixture, cyan, pink, NULL);
  settle (seat, PH_TEAL_ALIEN, PH_TEAL_ALIEN);
  assert_evident (fixture, cyan, stop, "With 3 cyan aliens you have the most for now: 10 points instead of 7 for a shared place.");
  settle (seat, PH_HUMAN, PH_TEAL_ALIEN);
  settle (rival, PH_PINK_ALIEN, PH_PINK_ALIEN);
  assert_evident (fixture, cyan, stop, "Every resident scores 2 points at the end, alien or human.");
  assert_evident (fixture, cyan, pink, NULL);
  assert_evident (fixture, stop, cyan, NULL);
  assert_evident (fixture, cyan, ph_action (PH_ACTION_ALIEN, PH_GOLD_ALIEN), "It costs 1 gem less.");
}

/* What sectors and ships score and cost. */
static void
test_evident_prices (Fixture       *fixture,
                     gconstpointer  data)
{
  const int low = ph_sector (1, 0, 1);
  const int high = ph_sector (2, 1, 1);
  const TableeAction mine = ph_action (PH_ACTION_USE, ph_ship (fixture->state.current, 0));
  const TableeAction yours = ph_action (PH_ACTION_USE, ph_ship (1 - fixture->state.current, 0));
  const TableeAction scrap = ph_action (PH_ACTION_DISMANTLE, 0);

  assert_evident (fixture, ph_action (PH_ACTION_BUILD, high), ph_action (PH_ACTION_BUILD, low), "The sector scores 6 points at the end, the other one 4.");
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, low), ph_action (PH_ACTION_BUILD, high), "It costs 3 metal less.");
  fixture->state.seats[1 - fixture->state.current].fleet[0] = fixture->state.seats[fixture->state.current].fleet[0];
  assert_evident (fixture, mine, yours, "It costs 1 gem less.");

  /* Whoever uses somebody else's ship keeps a ready one. */
  fixture->words.context.listener = fixture->state.current + 1;
  assert_evident (fixture, yours, mine, "Your own Dismantling 1 stays ready for another turn.");
  assert_evident_then (fixture, yours, mine, &scrap, NULL);
  fixture->words.context.listener = 0;
  assert_evident (fixture, yours, mine, "Dismantling 1 of Bo stays ready for another turn.");
  fixture->state.seats[fixture->state.current].used = 1;
  assert_evident (fixture, yours, mine, NULL);
}

/* What is rarer is got, what is more plentiful given; what is left over is gone. */
static void
test_evident_goods (Fixture       *fixture,
                    gconstpointer  data)
{
  const TableeAction food = ph_action (PH_ACTION_PICK, PH_FACE_FOOD);
  const TableeAction human = ph_action (PH_ACTION_PICK, PH_FACE_HUMAN);
  const TableeAction water = ph_action (PH_ACTION_TAKE, PH_WATER);
  const TableeAction gem = ph_action (PH_ACTION_REWARD, PH_GEM);
  const TableeAction stop = ph_action (PH_ACTION_STOP, 0);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];

  fixture->words.context.listener = fixture->state.current + 1;
  seat->goods[PH_FOOD] = 0;
  seat->goods[PH_WATER] = 4;
  assert_evident (fixture, food, water, "You have 0 food, but 4 water; every alien needs one of each.");
  assert_evident (fixture, water, food, NULL);
  assert_evident (fixture, food, gem, "You have 0 food.");
  seat->goods[PH_FOOD] = 1;
  assert_evident (fixture, food, gem, "You have only 1 food.");
  assert_evident (fixture, gem, food, NULL);
  seat->goods[PH_FOOD] = 0;
  assert_evident (fixture, water, gem, NULL);
  assert_evident (fixture, ph_action (PH_ACTION_GIVE, PH_WATER), ph_action (PH_ACTION_GIVE, PH_FOOD), "You have 4 water, but 0 food; every alien needs one of each.");
  assert_evident (fixture, ph_action (PH_ACTION_GIVE, PH_FOOD), ph_action (PH_ACTION_GIVE, PH_WATER), NULL);
  seat->goods[PH_FOOD] = 3;
  seat->goods[PH_WATER] = 6;
  seat->goods[PH_GEM] = 3;
  assert_evident (fixture, food, water, "You have 3 food, but 6 water; every alien needs one of each.");
  assert_evident (fixture, gem, water, "You have 6 water already.");
  seat->goods[PH_WATER] = 5;
  assert_evident (fixture, gem, water, NULL);
  seat->goods[PH_GEM] = 2;
  assert_evident (fixture, gem, water, "You have only 2 gems.");
  seat->goods[PH_GEM] = 11;
  assert_evident (fixture, water, gem, NULL);
  seat->goods[PH_GEM] = 12;
  assert_evident (fixture, water, gem, "You have 12 gems already.");
  seat->goods[PH_WATER] = 3;
  assert_evident (fixture, food, water, NULL);
  assert_evident (fixture, ph_action (PH_ACTION_REWARD, PH_VP), gem,
                  "A point is kept; what is left at the end scores little, 1 point for 20 gems.");
  assert_evident (fixture, gem, ph_action (PH_ACTION_REWARD, PH_VP), NULL);

  seat->goods[PH_METAL] = 1;
  assert_evident (fixture, human, food, NULL);
  seat->sectors[ph_slot (0)] = 0;
  seat->filled[ph_slot (0)] = 0;
  assert_evident (fixture, human, food, "A human can be recruited with it: the food, water and metal for one are there.");
  assert_evident (fixture, food, human, NULL);
  fixture->state.supply[PH_HUMAN] = 0;
  assert_evident (fixture, human, food, NULL);
  seat->goods[PH_METAL] = 0;
  assert_evident (fixture, food, human, "You have 0 metal, which every human costs.");
  assert_evident (fixture, human, food, NULL);

  assert_evident (fixture, food, stop, "Dice that are left over bring nothing.");
  assert_evident (fixture, stop, food, NULL);
}

/* Metal for a sector, and everything else when there is enough. */
static void
test_evident_metal_got (Fixture       *fixture,
                        gconstpointer  data)
{
  const TableeAction metal = ph_action (PH_ACTION_TAKE, PH_METAL);
  const TableeAction water = ph_action (PH_ACTION_TAKE, PH_WATER);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];

  fixture->words.context.listener = fixture->state.current + 1;
  seat->hub = PH_NONE;
  seat->goods[PH_WATER] = 5;
  for (int sector = 0; sector < PH_SECTORS; sector++)
    fixture->ruleset.components.sectors[sector].cost = 6;
  seat->goods[PH_METAL] = 2;
  assert_evident (fixture, metal, water, "You have 2 metal, but 5 water.");
  seat->goods[PH_METAL] = 5;
  assert_evident (fixture, metal, water, "You have 5 metal; without a ship’s discount the cheapest sector costs 6.");
  assert_evident (fixture, water, metal, NULL);
  seat->goods[PH_METAL] = 6;
  assert_evident (fixture, metal, water, NULL);
  assert_evident (fixture, water, metal, "You have 6 metal, enough for a sector already.");
}

/* What is bought: what there is hardly any of, or because there is time for it. A farm is given up where there is food. */
static void
test_evident_bought (Fixture       *fixture,
                     gconstpointer  data)
{
  const TableeAction buy = ph_action (PH_ACTION_BUY, 0);
  const TableeAction alien = ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN);
  const TableeAction water = ph_action (PH_ACTION_TAKE, PH_WATER);
  const TableeAction stop = ph_action (PH_ACTION_STOP, 0);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];

  fixture->words.context.listener = fixture->state.current + 1;
  seat->goods[PH_FOOD] = 4;
  seat->goods[PH_WATER] = 1;
  assert_evident_then (fixture, buy, stop, &water, "You have only 1 water.");
  assert_evident (fixture, buy, stop, NULL);
  fixture->state.context.left = 3;
  assert_evident (fixture, buy, alien, "Your food and water are enough for 1 alien (transactions left: 3).");
  assert_evident (fixture, alien, buy, "With 1 pink alien you have the most for now: 10 points instead of 0.");
  fixture->state.context.left = 2;
  assert_evident (fixture, buy, alien, NULL);
  seat->goods[PH_WATER] = 2;
  assert_evident_then (fixture, buy, stop, &water, NULL);

  fixture->state.context.owner = fixture->state.current;
  fixture->state.context.ship = 2;
  seat->fleet_count = 3;
  seat->fleet[0] = (guint8) ph_ship_kind (PH_FARM, 2);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_ICE, 2);
  seat->fleet[2] = (guint8) ph_ship_kind (PH_DISMANTLE, 1);
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 0), ph_action (PH_ACTION_DISMANTLE, 1), "You have 4 food, but 2 water; every alien needs one of each.");
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 1), ph_action (PH_ACTION_DISMANTLE, 0), NULL);
}

/* A power of an income that costs nothing; a swap gives something away. */
static void
test_evident_powers (Fixture       *fixture,
                     gconstpointer  data)
{
  const TableeAction power = ph_action (PH_ACTION_POWER, 0);
  const TableeAction done = ph_action (PH_ACTION_DONE, 0);

  memset (fixture->ruleset.masks[0], 0, sizeof fixture->ruleset.masks[0]);
  fixture->ruleset.masks[0][PH_QUARTER_SWAP] = 1;
  assert_evident (fixture, power, done, NULL);
  fixture->ruleset.masks[0][PH_QUARTER_DIE] = 2;
  assert_evident (fixture, power, done, "It is free, and can be used only now, during this income.");
  assert_evident (fixture, done, power, NULL);
}

static void
test_evident_tracks (Fixture       *fixture,
                     gconstpointer  data)
{
  const TableeAction first = ph_action (PH_ACTION_LOBBY, 0);
  const TableeAction second = ph_action (PH_ACTION_LOBBY, 1);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];
  PhSeat *rival = &fixture->state.seats[1 - fixture->state.current];

  fixture->words.context.listener = fixture->state.current + 1;
  for (int i = 0; i < fixture->ruleset.base.seats; i++)
    fixture->state.seats[i].fleet_count = 0;
  fixture->ruleset.neutral_count = 0;
  assert_evident (fixture, first, second, NULL);
  rival->fleet_count = 1;
  rival->fleet[0] = (guint8) ph_ship_kind (PH_DISMANTLE, 1);
  assert_evident (fixture, first, second, "Ships of this track on the table: 1; of the other one: 0. Whoever uses one, you get a reward.");
  assert_evident (fixture, second, first, NULL);
  rival->tracks[1] = 1;
  assert_evident (fixture, first, second, "You are alone in front on this track then: 1 gem each time that a ship of it is used.");
  assert_evident (fixture, second, first, NULL);
  seat->tracks[1] = 1;
  g_assert_cmpint (ph_lobby_cost (&fixture->ruleset, &fixture->state, fixture->state.current, 1), ==,
                   ph_lobby_cost (&fixture->ruleset, &fixture->state, fixture->state.current, 0) + 1);
  assert_evident (fixture, first, second, "Ships of this track on the table: 1; of the other one: 0. Whoever uses one, you get a reward.");
  rival->fleet_count = 0;
  assert_evident (fixture, first, second, "It costs 1 gem less.");
}

/* The quarter that somebody would live in. */
static void
test_evident_quarters (Fixture       *fixture,
                       gconstpointer  data)
{
  const int sectors[2] = { ph_sector (1, 0, 1), ph_sector (1, 1, 1) };
  const TableeAction better = ph_action (PH_ACTION_PLACE, sectors[0]);
  const TableeAction other = ph_action (PH_ACTION_PLACE, sectors[1]);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];
  PhQuarter *quarters[2];

  for (int i = 0; i < 2; i++)
    {
      seat->sectors[ph_slot (sectors[i])] = (guint8) sectors[i];
      seat->filled[ph_slot (sectors[i])] = 1;
      quarters[i] = &fixture->ruleset.components.sectors[sectors[i]].quarters[1];
      *quarters[i] = (PhQuarter){ PH_QUARTER_PLAIN, 0 };
    }
  assert_evident (fixture, better, other, NULL);
  *quarters[0] = (PhQuarter){ PH_QUARTER_GEMS, 2 };
  assert_evident (fixture, better, other,
                  "The next free quarter there: 2 gems as income. In the other sector: nothing.");
  assert_evident (fixture, other, better, NULL);
  *quarters[1] = (PhQuarter){ PH_QUARTER_GEMS, 1 };
  assert_evident (fixture, better, other, "The next free quarter there does more: 2 gems as income.");
  *quarters[1] = (PhQuarter){ PH_QUARTER_METAL, 1 };
  assert_evident (fixture, better, other, NULL);

  /* Who moves, or is brought in, lives there next. */
  assert_evident_then (fixture, ph_action (PH_ACTION_MOVE, ph_lift (sectors[0], PH_HUMAN)), ph_action (PH_ACTION_DONE, 0), &other,
                       "A quarter is free in the level 1 pink sector: 1 metal as income.");
  /* Whom the other action brings in could live there too, or not. */
  assert_evident_then (fixture, ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN), ph_action (PH_ACTION_ALIEN, PH_GOLD_ALIEN), &other, "It costs 1 gem less.");
  assert_evident_then (fixture, ph_action (PH_ACTION_ALIEN, PH_GOLD_ALIEN), ph_action (PH_ACTION_ALIEN, PH_TEAL_ALIEN), &other,
                       "A quarter is free in the level 1 pink sector: 1 metal as income.");
  *quarters[1] = (PhQuarter){ PH_QUARTER_PLAIN, 0 };
  assert_evident_then (fixture, ph_action (PH_ACTION_MOVE, ph_lift (sectors[0], PH_HUMAN)), ph_action (PH_ACTION_DONE, 0), &other, NULL);
  assert_evident (fixture, ph_action (PH_ACTION_DONE, 0), ph_action (PH_ACTION_MOVE, ph_lift (sectors[0], PH_HUMAN)),
                  "Wherever they could move, the next free quarter does nothing.");
  *quarters[1] = (PhQuarter){ PH_QUARTER_METAL, 1 };
  assert_evident (fixture, ph_action (PH_ACTION_DONE, 0), ph_action (PH_ACTION_MOVE, ph_lift (sectors[0], PH_HUMAN)), "Moving somebody costs gems.");
}

/* Which sector somebody is to live in, or leave. */
static void
test_evident_room (Fixture       *fixture,
                   gconstpointer  data)
{
  const int sectors[2] = { ph_sector (1, 0, 1), ph_sector (1, 1, 1) };
  const TableeAction better = ph_action (PH_ACTION_PLACE, sectors[0]);
  const TableeAction other = ph_action (PH_ACTION_PLACE, sectors[1]);
  const TableeAction move = ph_action (PH_ACTION_MOVE, ph_lift (sectors[1], PH_GOLD_ALIEN));
  const TableeAction done = ph_action (PH_ACTION_DONE, 0);
  PhSeat *seat = &fixture->state.seats[fixture->state.current];
  PhSector *built[2];

  memset (seat->sectors, PH_NONE, sizeof seat->sectors);
  memset (seat->filled, 0, sizeof seat->filled);
  for (int i = 0; i < 2; i++)
    {
      seat->sectors[ph_slot (sectors[i])] = (guint8) sectors[i];
      built[i] = &fixture->ruleset.components.sectors[sectors[i]];
      built[i]->count = 3;
      for (int quarter = 0; quarter < built[i]->count; quarter++)
        built[i]->quarters[quarter] = (PhQuarter){ PH_QUARTER_PLAIN, 0 };
    }
  fixture->state.context.species = PH_GOLD_ALIEN;
  assert_evident (fixture, better, other, NULL);
  seat->filled[ph_slot (sectors[1])] = 2;
  fixture->state.supply[PH_PINK_ALIEN] = 3;
  assert_evident (fixture, better, other,
                  "The last free quarter of the other colour is kept for 1 pink alien, who can live nowhere else.");
  assert_evident (fixture, other, better, NULL);
  fixture->state.context.species = PH_PINK_ALIEN;
  assert_evident (fixture, better, other, NULL);
  built[0]->quarters[1] = (PhQuarter){ PH_QUARTER_GEMS, 2 };
  assert_evident (fixture, better, other, "The next free quarter does nothing in either, but the one after it does something here: 2 gems as income.");
  assert_evident (fixture, other, better, NULL);

  assert_evident (fixture, move, done, NULL);
  seat->filled[ph_slot (sectors[1])] = 3;
  assert_evident (fixture, move, done, "It makes room for 1 pink alien: the sectors of that colour are full, and who moves can live anywhere.");
  fixture->state.supply[PH_PINK_ALIEN] = 0;
  assert_evident (fixture, move, done, NULL);

  /* There is one place to go to. */
  seat->filled[ph_slot (sectors[0])] = 1;
  assert_evident (fixture, move, done, "A quarter is free in the level 1 cyan sector: 2 gems as income.");
  built[1]->quarters[2] = (PhQuarter){ PH_QUARTER_GEMS, 1 };
  assert_evident (fixture, move, done, "A quarter is free in the level 1 cyan sector: 2 gems as income.");
  built[1]->quarters[2].amount = 2;
  assert_evident (fixture, move, done, NULL);
}

/* Few aliens are left, of a species or of all. */
static void
test_evident_supply (Fixture       *fixture,
                     gconstpointer  data)
{
  const TableeAction cyan = ph_action (PH_ACTION_ALIEN, PH_TEAL_ALIEN);
  const TableeAction pink = ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN);
  const TableeAction stop = ph_action (PH_ACTION_STOP, 0);
  uint8_t *supply = fixture->state.supply;

  supply[PH_TEAL_ALIEN] = 2;
  supply[PH_PINK_ALIEN] = 4;
  assert_evident (fixture, cyan, pink, "Left to be brought in: only 2 cyan aliens, but 4 pink aliens.");
  assert_evident (fixture, pink, cyan, NULL);
  supply[PH_PINK_ALIEN] = 3;
  assert_evident (fixture, cyan, pink, NULL);

  supply[PH_BROWN_ALIEN] = supply[PH_GOLD_ALIEN] = 0;
  assert_evident (fixture, stop, cyan, "With one alien more in a station only 4 would be left: everybody else would have a last turn.");
  fixture->state.trigger = 0;
  assert_evident (fixture, stop, cyan, NULL);
  fixture->state.trigger = PH_NONE;
  supply[PH_GOLD_ALIEN] = 1;
  assert_evident (fixture, stop, cyan, NULL);
}

/* Sectors that score and cost the same. */
static void
test_evident_effects (Fixture       *fixture,
                      gconstpointer  data)
{
  const int sectors[2] = { ph_sector (1, 0, 1), ph_sector (1, 0, 2) };

  for (int i = 0; i < 2; i++)
    {
      PhSector *sector = &fixture->ruleset.components.sectors[sectors[i]];

      sector->cost = 3;
      for (int quarter = 0; quarter < sector->count; quarter++)
        sector->quarters[quarter] = quarter < 2 - i ? (PhQuarter){ PH_QUARTER_GEMS, 1 } : (PhQuarter){ PH_QUARTER_PLAIN, 0 };
    }
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[0]), ph_action (PH_ACTION_BUILD, sectors[1]),
                  "More of its quarters do something: 2, of the other one 1.");
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[1]), ph_action (PH_ACTION_BUILD, sectors[0]), NULL);
  fixture->ruleset.components.sectors[sectors[0]].quarters[0] = (PhQuarter){ PH_QUARTER_PLAIN, 0 };
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[1]), ph_action (PH_ACTION_BUILD, sectors[0]),
                  "Its first resident has an effect already: 1 gem as income. In the other sector, only later ones have.");
  fixture->ruleset.components.sectors[sectors[0]].quarters[0] = (PhQuarter){ PH_QUARTER_GEMS, 1 };
  fixture->ruleset.components.sectors[sectors[0]].quarters[1] = (PhQuarter){ PH_QUARTER_PLAIN, 0 };
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[0]), ph_action (PH_ACTION_BUILD, sectors[1]), NULL);
  fixture->ruleset.components.sectors[sectors[0]].quarters[0].amount = 2;
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[0]), ph_action (PH_ACTION_BUILD, sectors[1]),
                  "One of its quarters does more: 2 gems as income, in the other sector 1 gem as income.");
  assert_evident (fixture, ph_action (PH_ACTION_BUILD, sectors[1]), ph_action (PH_ACTION_BUILD, sectors[0]), NULL);
}

/* What a kind of ship is needed for, where nothing else speaks for it; what it is for at any time is no reason. */
static void
test_evident_purpose (Fixture       *fixture,
                      gconstpointer  data)
{
  const int seat_number = fixture->state.current;
  const TableeAction farm = ph_action (PH_ACTION_USE, ph_ship (seat_number, 0));
  const TableeAction ice = ph_action (PH_ACTION_USE, ph_ship (seat_number, 1));
  PhSeat *seat = &fixture->state.seats[seat_number];

  fixture->words.context.listener = seat_number + 1;
  seat->fleet_count = 2;
  seat->fleet[0] = (guint8) ph_ship_kind (PH_FARM, 2);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_ICE, 2);
  seat->goods[PH_FOOD] = seat->goods[PH_WATER] = 2;
  assert_evident (fixture, farm, ice, "You have 2 food; every alien and every human needs some.");
  assert_evident (fixture, ice, farm, "You have 2 water; every alien and every human needs some.");
  seat->goods[PH_WATER] = 1;
  assert_evident (fixture, ice, farm, "You have only 1 water.");
  seat->fleet[1] = (guint8) ph_ship_kind (PH_TRANSPORT, 1);
  assert_evident (fixture, ice, farm, NULL);
  seat->sectors[ph_slot (0)] = 0;
  seat->filled[ph_slot (0)] = 0;
  assert_evident (fixture, ice, farm, "With it you can bring in aliens: your food and water are enough for 1 alien.");
  assert_evident_then (fixture, ice, farm, &(TableeAction){ ph_action (PH_ACTION_BUY, 0) }, NULL);
  seat->goods[PH_FOOD] = seat->goods[PH_WATER] = 9;
  fixture->state.supply[PH_TEAL_ALIEN] = 2;
  fixture->state.supply[PH_PINK_ALIEN] = fixture->state.supply[PH_BROWN_ALIEN] = fixture->state.supply[PH_GOLD_ALIEN] = 0;
  assert_evident (fixture, ice, farm, "With it you can bring in aliens: your food and water are enough for 2 aliens.");
  seat->goods[PH_WATER] = 0;
  assert_evident (fixture, ice, farm, NULL);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_FARM, 2);
  assert_evident (fixture, farm, ice, NULL);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_EXPEDITION, 1);
  fixture->ruleset.components.ships[seat->fleet[1]].capacity = 2;
  seat->fleet[0] = (guint8) ph_ship_kind (PH_DIPLOMACY, 1);
  for (int i = 0; i < fixture->ruleset.base.seats; i++)
    for (int place = 2; place < fixture->state.seats[i].fleet_count; place++)
      fixture->state.seats[i].fleet[place] = (guint8) ph_ship_kind (PH_ICE, 1);
  seat->fleet[1] = fixture->state.seats[1 - seat_number].fleet[0] = fixture->state.seats[1 - seat_number].fleet[1] = (guint8) ph_ship_kind (PH_FARM, 1);
  fixture->ruleset.neutral_count = 0;
  assert_evident_then (fixture, farm, ice, &(TableeAction){ ph_action (PH_ACTION_LOBBY, PH_FARM) },
                       "With it you can advance on the track “Farm”. Ships of that kind on the table: 3; whoever uses one, you get a reward.");
  seat->fleet[0] = (guint8) ph_ship_kind (PH_FARM, 2);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_EXPEDITION, 1);
  assert_evident (fixture, ice, farm, "You choose up to 2 of the dice: food, water, metal or a human.");
}

/* Metal for sectors: there is enough of it, or not; that a dismantled ship is lost is no reason for it. */
static void
test_evident_metal (Fixture       *fixture,
                    gconstpointer  data)
{
  const int seat_number = fixture->state.current;
  const TableeAction construction = ph_action (PH_ACTION_USE, ph_ship (seat_number, 0));
  const TableeAction dismantling = ph_action (PH_ACTION_USE, ph_ship (seat_number, 1));
  const TableeAction farm = ph_action (PH_ACTION_USE, ph_ship (seat_number, 2));
  PhSeat *seat = &fixture->state.seats[seat_number];

  fixture->words.context.listener = seat_number + 1;
  seat->hub = PH_NONE;
  seat->fleet_count = 3;
  seat->fleet[0] = (guint8) ph_ship_kind (PH_CONSTRUCTION, 3);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_DISMANTLE, 1);
  seat->fleet[2] = (guint8) ph_ship_kind (PH_FARM, 1);
  for (int sector = 0; sector < PH_SECTORS; sector++)
    fixture->ruleset.components.sectors[sector].cost = 6;
  fixture->ruleset.components.ships[seat->fleet[0]].effect = 2;
  seat->goods[PH_METAL] = 5;
  assert_evident (fixture, construction, farm, "You have 5 metal, enough to build: with this ship the cheapest sector costs 4.");
  assert_evident (fixture, dismantling, farm, "You have 5 metal, too little to build: without a ship’s discount the cheapest sector costs 6.");
  seat->goods[PH_METAL] = 6;
  assert_evident (fixture, dismantling, farm, NULL);
  seat->goods[PH_METAL] = 1;
  assert_evident (fixture, dismantling, farm, "You have only 1 metal.");
  assert_evident (fixture, construction, farm, NULL);
}

/* Of two ships of a kind, the one that does more if it costs at least as much. */
static void
test_evident_more (Fixture       *fixture,
                   gconstpointer  data)
{
  static const struct
  {
    PhShipType  type;
    const char *said;
  } more[] = {
    { PH_DISMANTLE, "It adds 4 metal to what a dismantled ship brings, the other ship 2." },
    { PH_CONSTRUCTION, "With it a sector costs 4 metal less, with the other ship 2." },
    { PH_TRANSPORT, "It makes up to 4 transactions, the other ship 2." },
    { PH_DIPLOMACY, "With it you can advance on 4 tracks at once, with the other ship on 2." },
    { PH_FARM, "It brings 4 food, the other ship 2." },
    { PH_ICE, "It brings 4 water, the other ship 2." },
    { PH_EXPEDITION, "With it up to 4 dice are used, with the other ship 2." },
  };
  const int seat_number = fixture->state.current;
  PhSeat *seat = &fixture->state.seats[seat_number];

  seat->hub = PH_NONE;
  seat->fleet_count = 2;
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      const TableeAction ships[2] = { ph_action (PH_ACTION_USE, ph_ship (seat_number, 0)), ph_action (PH_ACTION_USE, ph_ship (seat_number, 1)) };

      for (int level = 2; level <= 3; level++)
        {
          int kind = ph_ship_kind (more[i].type, level);

          seat->fleet[3 - level] = (guint8) kind;
          fixture->ruleset.components.ships[kind].effect = (guint8) (level == 3 ? 4 : 2);
          fixture->ruleset.components.ships[kind].capacity = (guint8) (level == 3 ? 4 : 2);
          fixture->ruleset.components.ships[kind].cost = 3;
        }
      assert_evident (fixture, ships[0], ships[1], more[i].said);
      assert_evident (fixture, ships[1], ships[0], "The other ship, which does more, stays ready for another turn.");
      fixture->ruleset.components.ships[seat->fleet[1]].cost = 4;
      assert_evident (fixture, ships[0], ships[1], "It costs 1 gem less.");
    }
}

/* Which ships are drafted, used and dismantled. */
static void
test_evident_ships (Fixture       *fixture,
                    gconstpointer  data)
{
  const int seat_number = fixture->state.current;
  const TableeAction high = ph_action (PH_ACTION_USE, ph_ship (seat_number, 0));
  const TableeAction low = ph_action (PH_ACTION_USE, ph_ship (seat_number, 1));
  PhSeat *seat = &fixture->state.seats[seat_number];

  fixture->words.context.listener = seat_number + 1;
  seat->fleet_count = 4;
  seat->fleet[0] = (guint8) ph_ship_kind (PH_CONSTRUCTION, 3);
  seat->fleet[1] = (guint8) ph_ship_kind (PH_CONSTRUCTION, 1);
  seat->fleet[2] = (guint8) ph_ship_kind (PH_TRANSPORT, 1);
  seat->fleet[3] = (guint8) ph_ship_kind (PH_DISMANTLE, 1);
  g_assert_cmpint (fixture->ruleset.components.ships[seat->fleet[0]].cost, >, fixture->ruleset.components.ships[seat->fleet[1]].cost);
  assert_evident (fixture, high, low, "With it a sector costs 2 metal less; the other ship gives no discount.");
  fixture->ruleset.components.ships[seat->fleet[0]].cost = fixture->ruleset.components.ships[seat->fleet[1]].cost;
  assert_evident (fixture, low, high, "The other ship, which does more, stays ready for another turn.");

  assert_evident (fixture, ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_FARM, 2)), ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_CONSTRUCTION, 2)),
                  "You have no ship of the kind “Farm” yet.");
  assert_evident (fixture, ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_CONSTRUCTION, 2)), ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_FARM, 2)),
                  NULL);
  assert_evident (fixture, ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_TRANSPORT, 2)), ph_action (PH_ACTION_DRAFT, ph_ship_kind (PH_CONSTRUCTION, 2)),
                  "You have fewer ships of the kind “Transport” (1) than of the kind “Construction” (2).");

  fixture->state.context.owner = (guint8) seat_number;
  fixture->state.context.ship = 3;
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 0), ph_action (PH_ACTION_DISMANTLE, 1), "It brings 7 metal, the other one 4.");
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 1), ph_action (PH_ACTION_DISMANTLE, 0), "The ship with the higher level stays.");
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 1), ph_action (PH_ACTION_DISMANTLE, 2),
                  "You have more than one ship of the kind “Construction”, but only one of the kind “Transport”.");
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 2), ph_action (PH_ACTION_DISMANTLE, 1), NULL);
  seat->fleet[0] = seat->fleet[1];
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 1), ph_action (PH_ACTION_DISMANTLE, 0), NULL);
  seat->used = 1 << 1;
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 1), ph_action (PH_ACTION_DISMANTLE, 0), "It has been used already; the other one is ready.");
  assert_evident (fixture, ph_action (PH_ACTION_DISMANTLE, 0), ph_action (PH_ACTION_DISMANTLE, 1), NULL);
}

#define ADD(name, function) g_test_add ("/present/space-station-phoenix/" name, Fixture, NULL, set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  ADD ("evident", test_evident);
  ADD ("evident/prices", test_evident_prices);
  ADD ("evident/goods", test_evident_goods);
  ADD ("evident/metal-got", test_evident_metal_got);
  ADD ("evident/bought", test_evident_bought);
  ADD ("evident/powers", test_evident_powers);
  ADD ("evident/tracks", test_evident_tracks);
  ADD ("evident/quarters", test_evident_quarters);
  ADD ("evident/room", test_evident_room);
  ADD ("evident/supply", test_evident_supply);
  ADD ("evident/effects", test_evident_effects);
  ADD ("evident/purpose", test_evident_purpose);
  ADD ("evident/metal", test_evident_metal);
  ADD ("evident/more", test_evident_more);
  ADD ("evident/ships", test_evident_ships);

  return g_test_run ();
}
