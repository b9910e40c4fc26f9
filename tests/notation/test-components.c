/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Component sets: the shipped one, mistakes in others, and how they are named. */
#include <glib/gstdio.h>
#include <string.h>

#include "games/catalogue.h"
#include "games/space-station-phoenix/notation/component-read.h"
#include "games/space-station-phoenix/notation/component-set.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "notation/json-guard.h"
#include "notation/notation.h"

static char *shipped;
static char *own_folder;

/* The shipped set with @from, which must occur, once replaced by @to. */
static char *
changed (const char *from,
         const char *to)
{
  const char *found = strstr (shipped, from);
  g_autofree char *head = NULL;

  g_assert_nonnull (found);
  head = g_strndup (shipped, (gsize) (found - shipped));

  return g_strconcat (head, to, found + strlen (from), NULL);
}

static gboolean
read_text (const char    *text,
           PhComponents  *components,
           GError       **error)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, error);

  return object != NULL && ph_components_read (object, "mine", components, error);
}

static void
write_set (const char *name,
           const char *text)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_build_filename (own_folder, file, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_set (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_build_filename (own_folder, file, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

/*
 * The shipped set: section 2 of the rules page as it was tuned, told a second time where a slip would not show
 */

static void
test_shipped (void)
{
  PhComponents set;
  g_autoptr (GError) error = NULL;
  const PhShipKind *ship;

  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &set, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (set.id, ==, "tablee");
  g_assert_cmpstr (set.title, ==, "Tablée’s own set");

  ship = &set.ships[ph_ship_kind (PH_EXPEDITION, 3)];
  g_assert_cmpint (ship->cost, ==, 4);
  g_assert_cmpint (ship->fee, ==, 3);
  g_assert_cmpint (ship->metal, ==, 6);
  g_assert_cmpint (ship->effect, ==, 7);
  g_assert_cmpint (ship->capacity, ==, 5);
  g_assert_cmpint (ship->copies, ==, 2);
  g_assert_cmpint (set.ships[ph_ship_kind (PH_DIPLOMACY, 2)].cost, ==, 1);
  g_assert_cmpint (set.ships[ph_ship_kind (PH_FARM, 1)].cost, ==, 0);
  g_assert_cmpint (set.ships[ph_ship_kind (PH_CONSTRUCTION, 3)].cost, ==, 7);

  g_assert_cmpint (set.neutral_count, ==, 6);
  g_assert_cmpstr (set.neutrals[2].key, ==, "N-FAR");
  g_assert_cmpint (set.neutrals[2].ship, ==, ph_ship_kind (PH_FARM, 2));
  g_assert_cmpint (set.neutrals[4].seats, ==, 3);

  g_assert_cmpint (set.hub_count, ==, 12);
  g_assert_false (set.hubs[7].advanced);
  g_assert_true (set.hubs[8].advanced);
  g_assert_cmpint (set.hubs[8].setup, ==, PH_SETUP_SHIPS);
  g_assert_cmpint (set.hubs[10].setup, ==, PH_SETUP_SECTOR | PH_SETUP_DIPLOMACY);
  g_assert_cmpint (set.hubs[10].ship_group, ==, 1);
  g_assert_cmpint (set.hubs[5].income[PH_FOOD], ==, 1);
  g_assert_cmpint (set.hubs[7].power.kind, ==, PH_QUARTER_TOLL);
  g_assert_cmpint (set.hubs[11].power.kind, ==, PH_QUARTER_OBSERVE);
  g_assert_cmpint (set.hubs[3].end.group, ==, 3);
  g_assert_cmpint (set.hubs[2].end.maximum, ==, 9);

  g_assert_cmpint (set.setups[2].aliens, ==, 90);
  g_assert_cmpint (set.setups[0].compensation[1][PH_METAL], ==, 1);
  g_assert_cmpint (set.setups[2].compensation[3][PH_GEM], ==, 7);
  g_assert_cmpint (set.setups[2].fees[2], ==, 7);
  g_assert_cmpint (set.rewards[PH_TRANSPORT][2].price[PH_VP], ==, 1);
  g_assert_cmpint (set.rewards[PH_CONSTRUCTION][1].price[PH_FOOD], ==, 1);
  g_assert_cmpint (set.rewards[PH_DISMANTLE][1].goods[PH_METAL], ==, 1);
  g_assert_cmpint (set.first_fleets[3].hub, ==, 3);
  g_assert_cmpint (set.first_fleets[3].ships[0], ==, ph_ship_kind (PH_DIPLOMACY, 2));
  g_assert_cmpint (set.turn_limit, ==, 120);
}

/* Quarters of a set that was typed in twice would differ somewhere: count all of them. */
static void
test_shipped_quarters (void)
{
  static const int expected[PH_QUARTER_KINDS] = {
    [PH_QUARTER_PLAIN] = 78, [PH_QUARTER_GEMS] = 54, [PH_QUARTER_FOOD] = 13, [PH_QUARTER_WATER] = 13, [PH_QUARTER_METAL] = 19,
    [PH_QUARTER_VP] = 48, [PH_QUARTER_DIE] = 9, [PH_QUARTER_SWAP] = 3, [PH_QUARTER_DISMANTLE] = 3, [PH_QUARTER_CONSTRUCTION] = 6,
    [PH_QUARTER_EXPEDITION] = 3, [PH_QUARTER_TRANSPORT] = 6, [PH_QUARTER_REROLL] = 3, [PH_QUARTER_LOBBY] = 6,
    [PH_QUARTER_END] = 24,
  };
  int counts[PH_QUARTER_KINDS] = { 0 };
  int cost = 0;
  PhComponents set;

  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &set, NULL));
  for (int i = 0; i < PH_SECTORS; i++)
    {
      g_assert_cmpint (set.sectors[i].count, ==, ph_sector_level (i) + 2);
      cost += set.sectors[i].cost;
      for (int j = 0; j < set.sectors[i].count; j++)
        counts[set.sectors[i].quarters[j].kind]++;
    }
  for (int kind = 0; kind < PH_QUARTER_KINDS; kind++)
    g_assert_cmpint (counts[kind], ==, expected[kind]);
  g_assert_cmpint (cost, ==, 3 * (28 + 52 + 70));
}

/* The copy inside the program is the file. */
static void
test_copy (void)
{
  PhComponents from_file, from_program;
  const char *datadir = g_getenv ("TABLEE_DATADIR");
  g_autofree char *kept = g_strdup (datadir);

  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &from_file, NULL));
  g_setenv ("TABLEE_DATADIR", "/nowhere", TRUE);
  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &from_program, NULL));
  g_setenv ("TABLEE_DATADIR", kept, TRUE);
  g_assert_cmpmem (&from_file, sizeof from_file, &from_program, sizeof from_program);
}

/*
 * Mistakes
 */

static const struct
{
  const char *from;
  const char *to;
  const char *message;
} mistakes[] = {
  { "\"tablee-components\"", "\"tablee-position\"", "format: this must be \"tablee-components\"" },
  { "\"version\": 1", "\"version\": 2", "version: this is version 2, and this program reads versions up to 1" },
  { "\"game\": \"space-station-phoenix\"", "\"game\": \"chess\"", "game: this must be \"space-station-phoenix\"" },
  { "\"title\": \"Tablée’s own set\"", "\"title\": \"\"", "title: write 1 to 47 bytes" },
  { "\"title\": \"Tablée’s own set\"", "\"title\": \"a\\u0007b\"", "title: write only characters that can be printed" },
  { "\"title\": \"Tablée’s own set\",", "", "title: this key is missing" },
  { "\"turn_limit\": 120", "\"turn_limit\": 0", "turn_limit: 0 is not between 1 and 999" },
  { "\"turn_limit\": 120", "\"turn_limit\": 120, \"colour\": 1", "colour: this key is not known here" },
  { "\"aliens_per_species\": 25", "\"aliens_per_species\": 61", "aliens_per_species: 61 is not between 5 and 60" },
  { "\"players\": 3, \"aliens\"", "\"players\": 2, \"aliens\"", "set_up[1].players: there is a line for 2 players already" },
  { "\"aliens\": 50", "\"aliens\": 101", "set_up[0].aliens: 101 is not between 5 and 100" },
  { "[{ }, { \"gems\": 2, \"metal\": 1 }]", "[{ }]", "set_up[0].compensation: at least 2 are needed here, not 1" },
  { "\"gems\": 2, \"metal\": 1 }", "\"gems\": 2, \"vp\": 1 }", "set_up[0].compensation[1].vp: this key is not known here" },
  { "\"cost\": 3, \"fee\": 1, \"metal\": 3, \"extra_metal\": 0", "\"cost\": 0, \"fee\": 1, \"metal\": 3, \"extra_metal\": 0",
    "ships[0].cost: 0 is not between 1 and 99" },
  { "\"key\": \"CON1\", \"type\": \"construction\", \"level\": 1, \"cost\": 5",
    "\"key\": \"CON1\", \"type\": \"construction\", \"level\": 1, \"cost\": 100",
    "ships[3].cost: 100 is not between 1 and 99" },
  { "\"cost\": 3, \"fee\": 1, \"metal\": 3, \"extra_metal\": 0", "\"cost\": \"3\", \"fee\": 1, \"metal\": 3, \"extra_metal\": 0",
    "ships[0].cost: there must be a whole number here" },
  { "\"key\": \"DIS2\"", "\"key\": \"DIS1\"", "ships[1].level: DIS1 is of level 1" },
  { "\"key\": \"DIS2\"", "\"key\": \"FAR1\"", "ships[1].key: this is not a ship" },
  { "\"key\": \"DIS2\", \"type\": \"dismantle\", \"level\": 2", "\"key\": \"DIS1\", \"type\": \"dismantle\", \"level\": 1",
    "ships[1].key: DIS1 occurs twice" },
  { "\"type\": \"dismantle\"", "\"type\": \"ice\"", "ships[0].type: DIS1 is of the type \"dismantle\"" },
  { "\"type\": \"dismantle\"", "\"type\": \"boat\"", "ships[0].type: \"boat\" must be one of" },
  { "\"extra_metal\": 0", "\"discount\": 0", "ships[0].extra_metal: this key is missing" },
  { "\"dice\": 4", "\"dice\": 12", "ships[6].dice: 12 is not between 1 and 11" },
  { "\"tracks\": 2", "\"tracks\": 5", "ships[14].tracks: 5 is not between 1 and 4" },
  { ",\n    { \"key\": \"ICE3\", \"type\": \"ice\","
    " \"level\": 3, \"cost\": 1, \"fee\": 3, \"metal\": 6, \"water\": 5, \"copies\": 2 }",
    "",
    "ships: ICE3 is missing" },
  { "\"extra_metal\": 1, \"copies\": 2", "\"extra_metal\": 1, \"copies\": 10",
    "ships: 22 copies are of level 2; there must be 12 to 21" },
  { "\"key\": \"N-CON\"", "\"key\": \"N-DIS\"", "neutral_ships[1].key: N-DIS occurs twice" },
  { "\"key\": \"N-CON\"", "\"key\": \"CON1\"", "neutral_ships[1].key: write 1 to 7 capitals, digits and hyphens" },
  { "\"acts_as\": \"CON1\"", "\"acts_as\": \"CON4\"", "neutral_ships[1].acts_as: write the key of a ship" },
  { "\"cost\": 3, \"from_players\": 4", "\"cost\": 3, \"from_players\": 2",
    "neutral_ships[5].from_players: must be at least 3; the first rows are taken first" },
  { "\"id\": \"H02\"", "\"id\": \"H01\"", "hubs[1].id: this must be H02" },
  { "\"tier\": \"basic\"", "\"tier\": \"advanced\"", "hubs: 7 basic hubs, but four players are dealt 8" },
  { "\"tier\": \"basic\"", "\"tier\": \"rare\"", "hubs[0].tier: \"rare\" must be one of" },
  { "\"set_up\": [\"track\"]", "\"set_up\": [\"track\", \"track\"]", "hubs[4].set_up[1]: \"track\" occurs twice" },
  { "\"set_up\": [\"track\"]", "\"set_up\": [\"win\"]", "hubs[4].set_up[0]: \"win\" must be one of" },
  { "\"power\": \"bD\"", "\"power\": \"G1\"", "hubs[0].power: \"G1\" is not a power that a hub can have" },
  { "\"power\": \"bD\"", "\"power\": \"bD0\"", "hubs[0].power: \"bD0\" is not a power that a hub can have" },
  { "\"per\": \"sector\"", "\"per\": \"own-colour\"", "hubs[0].end_bonus.per: a hub has no colour of its own" },
  { "\"ship_gems\": 1, \"ships\": 1", "\"ship_gems\": 1, \"ships\": 0", "hubs[0].income.ships: 0 is not between 1 and 99" },
  { "\"code\": \"Zgold\"", "\"code\": \"Zhuman\"", "end_bonuses[1].code: Zhuman occurs twice" },
  { "\"code\": \"Zgold\"", "\"code\": \"gold\"", "end_bonuses[1].code: write \"Z\" and small letters" },
  { "\"code\": \"Zgold\"", "\"code\": \"Zlead\"", "sectors[49].quarters[4]: \"Zgold\" must be one of the end bonuses" },
  { "\"id\": 112", "\"id\": 111", "sectors[1].id: 111 occurs twice" },
  { "\"id\": 112", "\"id\": 119", "sectors[1].id: 119 is not a sector" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"W\"]", "sectors[0].quarters: at least 3 are needed here, not 2" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"W\", \"bX\"]", "sectors[0].quarters[2]: \"bX\" is not a quarter" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"W\", \"toll\"]", "sectors[0].quarters[2]: \"toll\" is not a quarter" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"W\", \"G01\"]", "sectors[0].quarters[2]: \"G01\" is not a quarter" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"X\", \"T\"]", "sectors[0].quarters[2]: a sector has one X or one T at most" },
  { "[\"-\", \"W\", \"G1\"]", "[\"-\", \"W\", \"Zgold\"]", "sectors[0].quarters[2]: \"Zgold\" is an end bonus" },
  { "[\"V1\", \"-\", \"G1\", \"V1\", \"Zhuman\"]", "[\"V1\", \"-\", \"G1\", \"Zhuman\", \"V1\"]",
    "sectors[48].quarters[3]: \"Zhuman\" is an end bonus" },
  { ",\n    { \"id\": 338, \"cost\": 9, \"quarters\": [\"-\", \"V1\", \"M\", \"-\", \"Zship\"] }", "",
    "sectors: 338 is missing; there are 8" },
  { "\"levels\": [1, 2, 3]", "\"levels\": [1, 2]", "diplomacy.fees[0].levels: at least 3 are needed here, not 2" },
  { "\"levels\": [1, 2, 3]", "\"levels\": [1, 0, 3]", "diplomacy.fees[0].levels[1]: 0 is not between 1 and 99" },
  { "\"track\": \"construction\"", "\"track\": \"dismantle\"", "diplomacy.rewards[1].track: \"dismantle\" occurs twice" },
  { "\"price\": { \"vp\": 1 }", "\"price\": { \"food\": 1 }",
    "diplomacy.rewards[3].levels[2].price.food: there is a price here, but no reward" },
  { "\"front_gems\": 1", "\"front_gems\": -1", "diplomacy.front_gems: -1 is not between 0 and 99" },
  { "{ \"hub\": \"H02\"", "{ \"hub\": \"H01\"", "first_game[1].hub: H01 occurs twice" },
  { "{ \"hub\": \"H02\"", "{ \"hub\": \"H13\"", "first_game[1].hub: write the id of a hub" },
  { "[\"FAR2\", \"CON2\", \"ICE3\", \"TRA3\"]", "[\"FAR2\", \"CON1\", \"ICE3\", \"TRA3\"]",
    "first_game[0].ships[1]: everybody has the ships of level 1" },
  { "[\"FAR2\", \"CON2\", \"ICE3\", \"TRA3\"]", "[\"FAR2\", \"FAR2\", \"FAR2\", \"TRA3\"]",
    "first_game[0].ships[2]: \"FAR2\" occurs a third time" },
  { "[\"FAR2\", \"CON2\", \"ICE3\", \"TRA3\"]", "[\"FAR2\", \"CON9\", \"ICE3\", \"TRA3\"]",
    "first_game[0].ships[1]: \"CON9\" is not a ship" },
};

static void
test_mistakes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *text = changed (mistakes[i].from, mistakes[i].to);
      g_autoptr (GError) error = NULL;
      PhComponents before, components;

      memset (&before, 7, sizeof before);
      components = before;
      g_test_message ("%s", mistakes[i].message);
      g_assert_false (read_text (text, &components, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_DATA);
      g_test_message ("... %s", error->message);
      g_assert_true (g_str_has_prefix (error->message, mistakes[i].message));
      g_assert_cmpmem (&components, sizeof components, &before, sizeof before);
    }
}

/* Each of them takes three cards that nobody drafted. */
static void
test_hubs_that_show_ships (void)
{
  g_autoptr (GString) all = g_string_new (shipped);
  g_autoptr (GError) error = NULL;
  PhComponents components;

  g_string_replace (all, "\"set_up\": [\"track\"]", "\"set_up\": [\"ships\"]", 0);
  g_string_replace (all, "\"set_up\": [\"sector\"]", "\"set_up\": [\"ships\"]", 0);
  g_assert_false (read_text (all->str, &components, &error));
  g_assert_cmpstr (error->message, ==, "hubs: 14 copies of level 2 are not enough for 3 hubs that show ships");
}

/* What no game depends on does not tell two sets apart; every number does. */
static void
test_checksum (void)
{
  PhComponents shipped_set, components;
  g_autofree char *titled = changed ("Tablée’s own set", "Mine");
  g_autofree char *named = changed ("Foundry Core", "Forge");
  g_autofree char *dearer = changed ("\"cost\": 9, \"quarters\": [\"-\", \"V1\", \"M\", \"-\", \"Zship\"]",
                                     "\"cost\": 10, \"quarters\": [\"-\", \"V1\", \"M\", \"-\", \"Zship\"]");

  g_assert_true (read_text (shipped, &shipped_set, NULL));
  g_assert_true (read_text (titled, &components, NULL));
  g_assert_cmpuint (components.checksum, ==, shipped_set.checksum);
  g_assert_true (read_text (named, &components, NULL));
  g_assert_cmpuint (components.checksum, ==, shipped_set.checksum);
  g_assert_true (read_text (dearer, &components, NULL));
  g_assert_cmpuint (components.checksum, !=, shipped_set.checksum);
}

/*
 * Sets by name
 */

static void
test_own (void)
{
  g_autofree char *mine = changed ("Tablée’s own set", "The box");
  g_autofree char *dearer = changed ("\"turn_limit\": 120", "\"turn_limit\": 99");
  g_autoptr (GError) error = NULL;
  PhComponents set;

  g_assert_false (ph_component_set_load ("the box", &set, &error));
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_MISSING);
  g_assert_cmpstr (tablee_data_error_get_name (error), ==, "the box");
  g_assert_cmpstr (error->message, ==, "options.components: \"the box\" is not found");
  g_clear_error (&error);

  write_set ("the box", mine);
  g_assert_true (ph_component_set_load ("the box", &set, &error));
  g_assert_cmpstr (set.title, ==, "The box");
  g_assert_cmpstr (set.id, ==, "the box");

  /* Read again when the file has changed, forgotten when it is gone. */
  write_set ("the box", dearer);
  g_assert_true (ph_component_set_load ("the box", &set, &error));
  g_assert_cmpint (set.turn_limit, ==, 99);
  write_set ("the box", "{ \"format\": 3 }");
  g_assert_false (ph_component_set_load ("the box", &set, &error));
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_BROKEN);
  g_assert_cmpstr (error->message, ==, "options.components: \"the box\" cannot be used: format: there must be text in quotation marks here");
  g_assert_cmpstr (tablee_data_error_get_detail (error)->message, ==, "format: there must be text in quotation marks here");
  g_clear_error (&error);
  remove_set ("the box");
  g_assert_false (ph_component_set_load ("the box", &set, &error));
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_MISSING);
}

/* People's own file of that name comes before the program's. */
static void
test_own_default (void)
{
  g_autofree char *mine = changed ("\"turn_limit\": 120", "\"turn_limit\": 7");
  PhComponents set;

  write_set (PH_DEFAULT_SET, mine);
  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &set, NULL));
  g_assert_cmpint (set.turn_limit, ==, 7);
  remove_set (PH_DEFAULT_SET);
  g_assert_true (ph_component_set_load (PH_DEFAULT_SET, &set, NULL));
  g_assert_cmpint (set.turn_limit, ==, 120);
}

static void
test_list (void)
{
  g_autofree char *mine = changed ("Tablée’s own set", "La boîte");
  g_autofree char *folder = g_build_filename (own_folder, "folder.json", NULL);
  g_autofree char *other = g_build_filename (own_folder, "notes.txt", NULL);
  g_autoptr (GPtrArray) list = NULL;
  const TableeOptionName *name;

  write_set ("boîte", mine);
  write_set ("a.b", mine);
  write_set ("broken", "[]");
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));

  list = ph_component_set_list ();
  g_assert_cmpuint (list->len, ==, 5);
  name = g_ptr_array_index (list, 0);
  g_assert_cmpstr (name->name, ==, PH_DEFAULT_SET);
  g_assert_null (name->error);
  name = g_ptr_array_index (list, 1);
  g_assert_cmpstr (name->name, ==, "a.b");
  g_assert_nonnull (name->error);
  name = g_ptr_array_index (list, 2);
  g_assert_cmpstr (name->title, ==, "La boîte");
  g_assert_null (name->error);
  name = g_ptr_array_index (list, 3);
  g_assert_cmpstr (name->title, ==, "broken");
  g_assert_nonnull (name->error);
  name = g_ptr_array_index (list, 4);
  g_assert_cmpstr (name->name, ==, "folder");
  g_assert_nonnull (name->error);

  remove_set ("boîte");
  remove_set ("a.b");
  remove_set ("broken");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_unlink (other), ==, 0);
}

static gpointer
load_often (gpointer data)
{
  for (int i = 0; i < 200; i++)
    {
      PhComponents set;

      g_assert_true (ph_component_set_load ("busy", &set, NULL));
      g_assert_true (set.turn_limit == 11 || set.turn_limit == 22);
    }

  return NULL;
}

/* While a file is replaced, threads get the one or the other. */
static void
test_threads (void)
{
  g_autofree char *one = changed ("\"turn_limit\": 120", "\"turn_limit\": 11");
  g_autofree char *two = changed ("\"turn_limit\": 120", "\"turn_limit\": 22");
  GThread *threads[4];

  write_set ("busy", one);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("loader", load_often, NULL);
  for (int i = 0; i < 20; i++)
    write_set ("busy", i % 2 == 0 ? two : one);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
  remove_set ("busy");
}

/*
 * The option
 */

static TableeRuleset *
make_ruleset (const char  *options,
              GError     **error)
{
  g_autoptr (JsonObject) object = tablee_json_parse (options, -1, NULL);

  return tablee_ruleset_new (tablee_games_find ("space-station-phoenix"), 4, object, error);
}

static void
test_option (void)
{
  g_autofree char *mine = changed ("\"turn_limit\": 120", "\"turn_limit\": 33");
  g_autoptr (TableeRuleset) usual = make_ruleset ("{\"hubs\": \"basic\"}", NULL);
  g_autoptr (TableeRuleset) own = NULL;
  g_autoptr (TableeRuleset) none = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (usual);
  write_set ("mine", mine);
  own = make_ruleset ("{\"hubs\": \"basic\", \"components\": \"mine\"}", NULL);
  g_assert_nonnull (own);
  g_assert_cmpint (((PhRuleset *) own)->components.turn_limit, ==, 33);
  g_assert_cmpuint (own->checksum, !=, usual->checksum);
  options = tablee_ruleset_options_to_json (own);
  g_assert_cmpstr (json_object_get_string_member (options, "components"), ==, "mine");
  remove_set ("mine");

  none = make_ruleset ("{\"components\": \"mine\"}", &error);
  g_assert_null (none);
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_MISSING);
  g_clear_error (&error);
  none = make_ruleset ("{\"components\": \"../mine\"}", &error);
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_OPTION);
  g_clear_error (&error);
  none = make_ruleset ("{\"components\": 3}", &error);
  g_assert_cmpstr (error->message, ==, "options.components: there must be text in quotation marks here");
  g_clear_error (&error);
  none = make_ruleset ("{\"components\": null}", &error);
  g_assert_cmpstr (error->message, ==, "options.components: there must be text in quotation marks here");
}

/* A first game takes the sectors 1 to 4. */
static void
test_first_game (void)
{
  g_autofree char *friendly = changed ("\"humans\": 24, \"sectors\": 4", "\"humans\": 24, \"sectors\": 5");
  g_autoptr (TableeRuleset) none = NULL;
  g_autoptr (TableeRuleset) usual = NULL;
  g_autoptr (GError) error = NULL;

  write_set ("friendly", friendly);
  none = make_ruleset ("{\"components\": \"friendly\", \"first_game\": true}", &error);
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_OPTION);
  g_assert_true (g_str_has_prefix (error->message, "options.first_game: "));
  usual = make_ruleset ("{\"components\": \"friendly\"}", NULL);
  g_assert_nonnull (usual);
  remove_set ("friendly");
}

static void
read_shipped (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TABLEE_DATADIR"), "components", "tablee.json", NULL);

  g_assert_true (g_file_get_contents (path, &shipped, NULL, NULL));
}

/* Which must be empty by now. */
static void
remove_folders (const char *home)
{
  g_autofree char *parent = g_path_get_dirname (own_folder);

  g_assert_cmpint (g_rmdir (own_folder), ==, 0);
  g_assert_cmpint (g_rmdir (parent), ==, 0);
  g_assert_cmpint (g_rmdir (home), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *home = g_dir_make_tmp ("tablee-components-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  own_folder = g_build_filename (home, "tablee", "components", NULL);
  g_assert_cmpint (g_mkdir_with_parents (own_folder, 0700), ==, 0);
  read_shipped ();

  g_test_add_func ("/components/shipped", test_shipped);
  g_test_add_func ("/components/shipped-quarters", test_shipped_quarters);
  g_test_add_func ("/components/copy", test_copy);
  g_test_add_func ("/components/mistakes", test_mistakes);
  g_test_add_func ("/components/hubs-that-show-ships", test_hubs_that_show_ships);
  g_test_add_func ("/components/checksum", test_checksum);
  g_test_add_func ("/components/own", test_own);
  g_test_add_func ("/components/own-default", test_own_default);
  g_test_add_func ("/components/list", test_list);
  g_test_add_func ("/components/threads", test_threads);
  g_test_add_func ("/components/option", test_option);
  g_test_add_func ("/components/first-game", test_first_game);

  status = g_test_run ();
  remove_folders (home);
  g_free (own_folder);
  g_free (shipped);

  return status;
}
