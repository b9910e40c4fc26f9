/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Station Phoenix in words. */
#include "config.h"
#include "game-words.h"
#include "phoenix-settle.h"
#include "words-check.h"

#include "games/space-station-phoenix/notation/component-set.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/words/terms.h"
#include "present/language.h"
#include "present/why.h"

typedef struct
{
  PhRuleset ruleset;
  PhState   state;
  GameWords words;
} Fixture;

/* What a fixture is made with: seats, and whether it is a first game. */
enum
{
  FIRST_GAME = 16,
};

/* What is told by the event before it, or by the decision after it, needs no sentence. */
static gboolean
is_silent (const TableeEvent *event)
{
  int source = event->args[3];

  switch ((int) event->kind)
    {
    case PH_EVENT_PICK:
    case PH_EVENT_TRADE:
    case PH_EVENT_REWARD:
    case PH_EVENT_LIFT:
    case PH_EVENT_DONE:
      return TRUE;
    case PH_EVENT_PAY:
      return source == PH_SOURCE_BUILD || source == PH_SOURCE_COST || source == PH_SOURCE_FEE || source == PH_SOURCE_LOBBY;
    case PH_EVENT_GAIN:
      return source == PH_SOURCE_FEE;
    default:
      return FALSE;
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Ana", "Sectors on offer: ", "cyan alien", NULL };
  g_autoptr (GError) error = NULL;

  fixture->words = (GameWords) { .in_table = in_table, .is_silent = is_silent };
  ph_ruleset_init (&fixture->ruleset, GPOINTER_TO_INT (data) % FIRST_GAME);
  g_assert_true (ph_component_set_load ("tablee", &fixture->ruleset.components, &error));
  fixture->ruleset.first_game = GPOINTER_TO_INT (data) >= FIRST_GAME;
  ph_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  const int farm = ph_ship_kind (PH_FARM, 2);
  const int sector = ph_sector (2, PH_TEAL, 1);
  const WordedEvent cases[] = {
    { { PH_EVENT_USE, 0, .args = { ph_ship (0, 5), farm, 4, 0 } }, "Ana uses Farm 2 for 4 gems." },
    { { PH_EVENT_USE, 0, .args = { ph_ship (1, 5), farm, 4, 2 } }, "Ana uses Bo’s Farm 2 for 4 gems and pays Bo 2 gems." },
    { { PH_EVENT_USE, 1, .args = { ph_ship (PH_NEUTRAL, 2), farm, 5, 0 } }, "Bo uses the neutral Farm 2 for 5 gems." },
    { { PH_EVENT_DISMANTLE, 1, .args = { farm, 5, 8 } }, "Bo dismantles Farm 2." },
    { { PH_EVENT_GAIN, 1, .args = { PH_METAL, 6, 8, PH_SOURCE_DISMANTLE } }, "Bo gets 6 metal for it." },
    { { PH_EVENT_GAIN, 1, .args = { PH_GEM, 1, 8, PH_SOURCE_FRONT } }, "Bo is alone in front on the track and gets 1 gem." },
    { { PH_EVENT_GAIN, 0, .args = { PH_WATER, 1, 3, PH_SOURCE_QUARTER }, .details = { sector, 0 } },
      "Ana gets 1 water from the level 2 cyan sector." },
    { { PH_EVENT_BUILD, 0, .args = { sector, 6, 2 } }, "Ana builds a level 2 cyan sector for 6 metal." },
    { { PH_EVENT_BUILD, 0, .args = { sector, 0, 1 } }, "Ana starts with a level 2 cyan sector." },
    { { PH_EVENT_ROLL, 0, .args = { PH_FACE_HUMAN, 2, 4, -1 } }, "Ana rolls die 2 of 4: 1 human." },
    { { PH_EVENT_ROLL, 0, .args = { PH_FACE_FOOD, 1, 1, sector } }, "Ana rolls a die: 1 food." },
    { { PH_EVENT_REROLL, 0, .args = { 2, 0, 0, 1 } }, "Ana rerolls 2 food and 1 human." },
    { { PH_EVENT_PLACE, 0, .args = { PH_GOLD_ALIEN, sector, 0, 1 } }, "Ana places a gold alien in the level 2 cyan sector, quarter 1." },
    { { PH_EVENT_TRACK, 0, .args = { PH_TRANSPORT, 2, 3 } }, "Ana reaches level 2 of the Transport track for 3 gems." },
    { { PH_EVENT_TRIGGER, 0, .args = { PH_TRIGGER_ALIENS } },
      "Ana ends the turn with 4 aliens or fewer in the supply: every other player has one more turn." },
    { { PH_EVENT_SCORE, 1, .args = { PH_SCORE_GOLD, 10, 50 } }, "Bo scores 10 points for gold aliens." },
    { { PH_EVENT_TURN, 1, .args = { 7, 1 } }, "It is Bo’s last turn." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

/* Bo reads: whose ship it is, who pays whom, and whose turn it is. */
static void
test_listener (Fixture       *fixture,
               gconstpointer  data)
{
  const int farm = ph_ship_kind (PH_FARM, 2);
  const WordedEvent cases[] = {
    { { PH_EVENT_USE, 0, .args = { ph_ship (1, 5), farm, 4, 2 } }, "Ana uses your Farm 2 for 4 gems and pays you 2 gems." },
    { { PH_EVENT_USE, 1, .args = { ph_ship (0, 5), farm, 4, 2 } }, "You use Ana’s Farm 2 for 4 gems and pay Ana 2 gems." },
    { { PH_EVENT_USE, 1, .args = { ph_ship (1, 5), farm, 4, 0 } }, "You use Farm 2 for 4 gems." },
    { { PH_EVENT_PASS, 0, .args = { 1, 2 } }, "Ana passes you 2 cards." },
    { { PH_EVENT_PASS, 1, .args = { 0, 1 } }, "You pass 1 card to Ana." },
    { { PH_EVENT_CLEAR, 1, .args = { 5, farm } }, "Your Farm 2 is ready again." },
    { { PH_EVENT_CLEAR, 0, .args = { 5, farm } }, "Ana’s Farm 2 is ready again." },
    { { PH_EVENT_GAIN, 1, .args = { PH_GEM, 1, 8, PH_SOURCE_FRONT } }, "You are alone in front on the track and get 1 gem." },
    { { PH_EVENT_SCORE, 1, .args = { PH_SCORE_GOLD, 10, 50 } }, "You score 10 points for gold aliens." },
    { { PH_EVENT_TURN, 1, .args = { 7, 1 } }, "It is your last turn." },
  };

  fixture->words.context.listener = 2;
  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

/* Income that was taken for somebody says why. */
static void
test_unasked (Fixture       *fixture,
              gconstpointer  data)
{
  check_unasked (&fixture->words, (TableeEvent){ PH_EVENT_INCOME, 0 }, "Had to take income",
                 "Nothing else was possible: Ana takes income.");
}

static void
check_prompt (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *prompt = NULL;

  tablee_language_set ("en");
  prompt = fixture->words.present->prompt (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (prompt, ==, expected);
}

/* The only action is one about which a person is asked, and told why. */
static void
check_forced (Fixture      *fixture,
              PhActionKind  kind,
              const char   *expected)
{
  const TableeGame *game = fixture->ruleset.base.game;
  g_autofree TableeAction *actions = g_new (TableeAction, PH_MAX_ACTIONS);
  g_autofree char *reason = NULL;

  tablee_language_set ("en");
  g_assert_cmpuint (game->legal (&fixture->ruleset.base, &fixture->state, actions), ==, 1);
  g_assert_cmpint (ph_action_kind (actions[0]), ==, kind);
  g_assert_true (game->forfeits (&fixture->ruleset.base, &fixture->state, actions[0]));
  reason = fixture->words.present->forced (&fixture->words.context, &fixture->state, actions[0]);
  g_assert_cmpstr (reason, ==, expected);
}

/* Only what can be done is offered, with its number. */
static void
test_prompts (Fixture       *fixture,
              gconstpointer  data)
{
  PhState *state = &fixture->state;
  PhSeat *seat = &state->seats[state->current];

  state->phase = PH_PHASE_PICK;
  state->context.owner = (uint8_t) state->current;
  state->context.left = 3;
  state->context.dice[PH_FACE_FOOD] = 2;
  check_prompt (fixture, "Use up to 2 dice.");
  state->context.used = TRUE;
  state->context.left = 1;
  check_prompt (fixture, "Use 1 more die, or stop.");

  state->phase = PH_PHASE_HUMAN;
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    seat->goods[good] = 0;
  check_prompt (fixture, "Observe the humans for 1 point.");
  check_forced (fixture, PH_ACTION_OBSERVE, "Observe the humans for 1 point: to recruit one, you need food, water and metal.");
  state->supply[PH_HUMAN] = 0;
  check_forced (fixture, PH_ACTION_OBSERVE, "Observe the humans for 1 point: there are none left on Earth to recruit.");

  state->phase = PH_PHASE_TRADE;
  state->context.left = 2;
  seat->goods[PH_GEM] = PH_BUY_GEMS;
  check_prompt (fixture, "2 transactions left: you can buy a resource, or stop.");
  state->context.used = FALSE;
  check_forced (fixture, PH_ACTION_BUY, "Buy a resource: you do not have what an alien or an exchange takes.");
  seat->goods[PH_METAL] = PH_EXCHANGE;
  check_prompt (fixture, "2 transactions: you can exchange two resources for one or buy a resource.");

  state->phase = PH_PHASE_MOVE;
  check_prompt (fixture, "End your turn: no resident can move.");
}

/* A sector is called by what it is; of two that are alike on offer, also by what tells them apart. */
static void
test_sectors (Fixture       *fixture,
              gconstpointer  data)
{
  PhState *state = &fixture->state;
  int sector = ph_sector_from_id (215);  /* water, gem, die, plain: beside one without gems */
  const TableeAction build = ph_action (PH_ACTION_BUILD, sector);
  g_autofree char *alone = NULL;
  g_autofree char *beside = NULL;

  tablee_language_set ("en");
  state->market[1] = 1u << (sector - ph_sector_from_id (211));
  alone = ph_words_action (&fixture->words.context, state, build);
  g_assert_cmpstr (alone, ==, "Build a level 2 cyan sector");
  state->market[1] |= 2u;
  beside = ph_words_action (&fixture->words.context, state, build);
  g_assert_cmpstr (beside, ==, "Build a level 2 cyan sector (1 gem as income)");
}

/* Before somebody moves it is said which quarter does nothing afterwards: the last one, whoever leaves. */
static void
test_move (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct { int species; const char *expected; } cases[] = {
    { PH_HUMAN, "Move a human from the level 2 cyan sector. Those behind close up: its quarter 2 (1 gem as income) is empty then." },
    { PH_TEAL_ALIEN, "Move a cyan alien from the level 2 cyan sector. Its quarter 2 (1 gem as income) is empty then." },
  };
  const int sector = ph_sector (2, PH_TEAL, 5);
  const int slot = ph_slot (sector);
  PhState *state = &fixture->state;
  PhSeat *seat = &state->seats[state->current];
  TableeEvent moved = { PH_EVENT_MOVE, 0, .args = { PH_HUMAN, sector, sector, 0 } };

  tablee_language_set ("en");
  state->phase = PH_PHASE_MOVE;
  seat->sectors[slot] = (uint8_t) sector;
  seat->filled[slot] = 2;
  seat->residents[slot][0] = PH_HUMAN;
  seat->residents[slot][1] = PH_TEAL_ALIEN;
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = ph_words_action_spoken (&fixture->words.context, state,
                                                       ph_action (PH_ACTION_MOVE, ph_lift (sector, cases[i].species)));

      g_assert_cmpstr (words, ==, cases[i].expected);
    }
  g_assert_cmpstr (tablee_why_find (&fixture->words.context, &moved, NULL)->key, ==, "move");
}

/* What is dealt in secret leaves no trace in what others are told. */
static void
test_concealed (Fixture       *fixture,
                gconstpointer  data)
{
  static const PhEvent kinds[] = { PH_EVENT_DEAL_HUB, PH_EVENT_DEAL_SHIP, PH_EVENT_DISCARD, PH_EVENT_SHOW_SHIP };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int what = 0; what < 12; what++)
      {
        TableeEvent event = { .kind = kinds[i], .seat = 0, .audience = 1, .args = { 3, 3 }, .details = { what } };

        CHECK (check_sentence, fixture->words.present->event (&fixture->words.context, &event));
        tablee_event_conceal (&event, 1);
        g_assert_true (event.concealed);
        g_assert_null (fixture->words.present->event (&fixture->words.context, &event));
      }
}

/* What is said about a position to @viewer. */
static void
check_view_of (Fixture *fixture,
               int      viewer)
{
  PhState view = fixture->state;

  tablee_space_station_phoenix_game.conceal (&fixture->ruleset.base, &view, viewer);
  check_view (&fixture->words, &view);
}

/* At the decisions of a game and at its end; and all that happens in it. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  const TableeGame *game = &tablee_space_station_phoenix_game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, game->max_events);
  bool phases[PH_PHASE_OVER + 1] = { false };
  TableeRandom random;
  size_t count;

  tablee_random_seed (&random, 11);
  for (size_t i = 0; (count = game->legal (&fixture->ruleset.base, &fixture->state, actions)) > 0; i++)
    {
      TableeEventList events = { items, game->max_events, 0 };

      /* All words of each phase the first times, then now and then. */
      if (i % 23 == 0 || !phases[fixture->state.phase])
        {
          check_actions (&fixture->words, &fixture->state, actions, count);
          for (int viewer = TABLEE_NOBODY; viewer < fixture->ruleset.base.seats; viewer++)
            check_view_of (fixture, viewer);
        }
      phases[fixture->state.phase] = true;
      game->apply (&fixture->ruleset.base, &fixture->state, actions[tablee_random_below (&random, (uint32_t) count)], &events);
      for (size_t j = 0; j < events.count; j++)
        check_event (&fixture->words, items[j]);
    }
  g_assert_cmpint (fixture->state.phase, ==, PH_PHASE_OVER);
  check_view_of (fixture, TABLEE_NOBODY);
}

static void
add_human (PhSeat *seat)
{
  int slot = ph_slot (0);

  seat->residents[slot][seat->filled[slot]++] = PH_HUMAN;
}

/* Points scored are given until both have as many in all. */
static char *
say_level_tie (Fixture *fixture)
{
  const TableeGame *game = &tablee_space_station_phoenix_game;
  TableeScoreSheet sheet;

  game->score (&fixture->ruleset.base, &fixture->state, &sheet);
  if (sheet.totals[0] < sheet.totals[1])
    fixture->state.seats[0].goods[PH_VP] = (guint16) (fixture->state.seats[0].goods[PH_VP] + sheet.totals[1] - sheet.totals[0]);
  else
    fixture->state.seats[1].goods[PH_VP] = (guint16) (fixture->state.seats[1].goods[PH_VP] + sheet.totals[0] - sheet.totals[1]);

  return fixture->words.present->tie (&fixture->words.context, &fixture->state);
}

/* What decides at equal points is told, where anything does. */
static void
test_tie (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *aliens = NULL;
  g_autofree char *humans = NULL;

  tablee_language_set ("en");
  fixture->state.phase = PH_PHASE_OVER;
  g_assert_null (say_level_tie (fixture));

  settle (&fixture->state.seats[0], PH_HUMAN, PH_TEAL_ALIEN);
  settle (&fixture->state.seats[1], PH_TEAL_ALIEN, PH_GOLD_ALIEN);
  aliens = say_level_tie (fixture);
  g_assert_cmpstr (aliens, ==, "At equal points, more alien residents decide: 2 against 1.");

  settle (&fixture->state.seats[0], PH_HUMAN, PH_TEAL_ALIEN);
  settle (&fixture->state.seats[1], PH_HUMAN, PH_GOLD_ALIEN);
  g_assert_null (say_level_tie (fixture));

  settle (&fixture->state.seats[1], PH_TEAL_ALIEN, PH_TEAL_ALIEN);
  settle (&fixture->state.seats[0], PH_TEAL_ALIEN, PH_TEAL_ALIEN);
  g_assert_null (say_level_tie (fixture));
  add_human (&fixture->state.seats[0]);
  humans = say_level_tie (fixture);
  g_assert_cmpstr (humans, ==, "At equal points and as many aliens, more humans decide: 1 against 0.");
}

/* Points that are scored and few aliens may have come about one after the other: neither is told as the cause. */
static void
test_both_ended (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *points = NULL;
  g_autofree char *both = NULL;
  TableeEnding ending;

  tablee_language_set ("en");
  fixture->state.phase = PH_PHASE_OVER;
  fixture->state.trigger = 0;
  fixture->state.seats[0].goods[PH_VP] = PH_WIN_VP + 1;
  ending = tablee_game_ending (&fixture->ruleset.base, &fixture->state);
  points = fixture->words.present->ended (&fixture->words.context, &fixture->state, tablee_ending_cause (&ending));
  g_assert_cmpstr (points, ==, "Ana triggered the last round, with 41 points scored.");

  memset (fixture->state.supply, 0, sizeof fixture->state.supply);
  ending = tablee_game_ending (&fixture->ruleset.base, &fixture->state);
  both = fixture->words.present->ended (&fixture->words.context, &fixture->state, tablee_ending_cause (&ending));
  g_assert_cmpstr (both, ==, "Ana triggered the last round, and has scored 41 points; few aliens are left.");
}

/* A power is called by what it does: a die where the sector has one, or else a swap. */
static void
test_powers (Fixture       *fixture,
             gconstpointer  data)
{
  const PhRuleset *ruleset = (const PhRuleset *) fixture->words.context.ruleset;
  int dice = 0;
  int swaps = 0;

  tablee_language_set ("en");
  for (int sector = 0; sector < PH_SECTORS; sector++)
    {
      gboolean die = ruleset->masks[sector][PH_QUARTER_DIE] != 0;
      gboolean swap = ruleset->masks[sector][PH_QUARTER_SWAP] != 0;
      g_autofree char *said = NULL;

      if (!die && !swap)
        continue;
      said = ph_words_action (&fixture->words.context, &fixture->state, ph_action (PH_ACTION_POWER, sector));
      g_assert_true (g_str_has_prefix (said, "Use the Power of the level "));
      g_assert_true (g_str_has_suffix (said, die ? " sector: one expedition die as income" : " sector: swap one resource for another as income"));
      dice += die;
      swaps += swap;
    }
  g_assert_cmpint (dice, >, 0);
  g_assert_cmpint (swaps, >, 0);
}

/* Whoever builds the last sector of a station knows before that it brings about the last round. */
static void
test_last_sector (Fixture       *fixture,
                  gconstpointer  data)
{
  PhSeat *seat = &fixture->state.seats[fixture->state.current];
  char *said;

  tablee_language_set ("en");
  fixture->state.trigger = PH_NONE;
  for (int slot = 0; slot < PH_SLOTS; slot++)
    seat->sectors[slot] = slot == 0 ? PH_NONE : 0;
  said = ph_words_last_sector (&fixture->state);
  g_assert_cmpstr (said, ==, "It is the last sector of the station: everybody else then has one more turn.");
  g_free (said);
  fixture->state.trigger = 0;
  g_assert_null (ph_words_last_sector (&fixture->state));
  fixture->state.trigger = PH_NONE;
  seat->sectors[1] = PH_NONE;
  g_assert_null (ph_words_last_sector (&fixture->state));
}

/* Every kind of action with numbers that are there and that are not, and every reason why not. */
static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  static const int numbers[] = { 0, 3, 20, 71 };

  for (int reason = TABLEE_REASON_UNKNOWN; reason <= PH_REASON_NOT_LEVEL_1; reason++)
    for (int kind = 0; kind < PH_N_ACTIONS; kind++)
      for (size_t i = 0; i < (kind == PH_ACTION_USE ? 1 : G_N_ELEMENTS (numbers)); i++)
        if (reason <= TABLEE_REASON_PHASE || reason >= TABLEE_REASON_GAME)
          CHECK (check_sentence, fixture->words.present->reason (&fixture->words.context, &fixture->state,
                                                         ph_action ((PhActionKind) kind, numbers[i]), (TableeReason) reason));
}

/* Every reason has a sentence of its own. */
static void
test_reasons_differ (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  tablee_language_set ("en");
  for (int reason = TABLEE_REASON_GAME; reason <= PH_REASON_NOT_LEVEL_1; reason++)
    g_assert_true (g_hash_table_add (seen, fixture->words.present->reason (&fixture->words.context, &fixture->state,
                                                                   ph_action (PH_ACTION_USE, 0), (TableeReason) reason)));
}

static void
test_components (Fixture       *fixture,
                 gconstpointer  data)
{
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    {
      CHECK (check_words, ph_words_ship (kind));
      if (fixture->ruleset.components.ships[kind].cost > 0)
        CHECK (check_sentence, ph_words_effect (&fixture->ruleset, kind));
    }
  for (int sector = 0; sector < PH_SECTORS; sector++)
    CHECK (check_words, ph_words_quarters (&fixture->ruleset, sector));
  for (int hub = 0; hub < fixture->ruleset.components.hub_count; hub++)
    {
      CHECK (check_words, g_strdup (ph_words_hub (&fixture->ruleset, hub)));
      CHECK (check_sentence, ph_words_hub_effects (&fixture->ruleset, hub, " "));
    }
}

/* End bonuses that only other component sets have. */
static void
test_ends (Fixture       *fixture,
           gconstpointer  data)
{
  for (int kind = PH_END_NONE; kind < PH_END_KINDS; kind++)
    for (int group = 1; group <= 3; group++)
      for (int maximum = 0; maximum <= 8; maximum += 8)
        for (int colour = 0; colour < PH_COLOURS; colour++)
          {
            PhEnd end = { (uint8_t) kind, 2, (uint8_t) group, (uint8_t) maximum };

            CHECK (check_words, ph_words_end (&end, colour));
          }
}

static void
test_wording (Fixture       *fixture,
              gconstpointer  data)
{
  PhEnd end = { PH_END_SHIP, 2, 1, 8 };
  g_autofree char *ships = NULL;
  g_autofree char *quarters = NULL;
  g_autofree char *effect = NULL;

  tablee_language_set ("en");
  ships = ph_words_end (&end, 0);
  quarters = ph_words_quarters (&fixture->ruleset, ph_sector (3, PH_BROWN, 3));
  effect = ph_words_effect (&fixture->ruleset, ph_ship_kind (PH_EXPEDITION, 2));
  g_assert_cmpstr (ships, ==, "2 points for each ship left, at most 8");
  g_assert_cmpstr (quarters, ==, "1 gem as income · nothing special · 2 gems as income · 1 point as income · "
                                 "at the end, if somebody lives here, 1 point for each brown alien");
  g_assert_cmpstr (effect, ==, "Roll 5 dice on Earth and use up to 4 of them.");
}

/* However the game may end. */
static void
test_endings (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeEnd ends[] = {
    { "sectors", 1, 9, 9 },
    { "points", 0, 41, 40 },
    { "aliens", 1, 30, 30 },
    { "turns", TABLEE_NOBODY, 120, 120 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    check_end (&fixture->words, ends[i]);
}

static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *cell = fixture->words.present->score_cell (&fixture->words.context, 12);

  g_assert_cmpint (check_scores (&fixture->words), ==, PH_SCORE_ROWS);
  g_assert_cmpstr (cell, ==, "12");
  CHECK (check_words, fixture->words.present->score_value (&fixture->words.context, 1));
}

/* What is paid for a reward of diplomacy and what it brings are both told, and are not a difference. */
static void
test_signs (Fixture       *fixture,
            gconstpointer  data)
{
  TableeEvent pay = { .kind = PH_EVENT_PAY, .seat = 1, .args = { PH_GEM, 1, 3, PH_SOURCE_REWARD } };
  TableeEvent gain = { .kind = PH_EVENT_GAIN, .seat = 1, .args = { PH_GEM, 1, 4, PH_SOURCE_FRONT } };
  TableePresentContext context = { .ruleset = &fixture->ruleset.base };
  TableeEventSign paid;
  TableeEventSign gained;

  g_assert_true (fixture->words.present->event_sign (&context, &pay, &paid));
  g_assert_true (fixture->words.present->event_sign (&context, &gain, &gained));
  g_assert_cmpstr (paid.word, ==, gained.word);
  g_assert_false (tablee_sign_join (&paid, &gained));
  g_assert_false (tablee_sign_equal (&paid, &gained));
  g_assert_true (tablee_sign_equal (&gained, &gained));
  g_assert_true (tablee_sign_join (&gained, &gained));
  g_assert_cmpint (gained.amount, ==, 2);
}

/* Two resources for one are a trade of their own, and not part of what was paid for aliens before it. */
static void
test_trade_signs (Fixture       *fixture,
                  gconstpointer  data)
{
  TableeEvent alien = { .kind = PH_EVENT_PAY, .seat = 1, .args = { PH_FOOD, 1, 3, PH_SOURCE_ALIEN } };
  TableeEvent pay = { .kind = PH_EVENT_PAY, .seat = 1, .args = { PH_FOOD, 1, 2, PH_SOURCE_EXCHANGE } };
  TableeEvent gain = { .kind = PH_EVENT_GAIN, .seat = 1, .args = { PH_METAL, 1, 4, PH_SOURCE_EXCHANGE } };
  TableePresentContext context = { .ruleset = &fixture->ruleset.base };
  TableeEventSign paid;
  TableeEventSign given;
  TableeEventSign got;

  g_assert_true (fixture->words.present->event_sign (&context, &alien, &paid));
  g_assert_true (fixture->words.present->event_sign (&context, &pay, &given));
  g_assert_true (fixture->words.present->event_sign (&context, &gain, &got));
  g_assert_cmpstr (paid.word, !=, given.word);
  g_assert_cmpstr (given.word, ==, got.word);
  g_assert_true (paid.gathers);
  g_assert_false (given.gathers);
}

/* All that move, or move in, to one sector are one sign, with the sector once. */
static void
test_moves_join (Fixture       *fixture,
                 gconstpointer  data)
{
  static const PhEvent kinds[] = { PH_EVENT_MOVE, PH_EVENT_PLACE };
  TableePresentContext context = { .ruleset = &fixture->ruleset.base };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      int to = kinds[i] == PH_EVENT_MOVE ? 2 : 1;
      TableeEvent event = { .kind = kinds[i], .seat = 1, .args = { PH_HUMAN } };
      TableeEventSign first;
      TableeEventSign second;

      event.args[to] = ph_sector (2, PH_TEAL, 1);
      g_assert_true (fixture->words.present->event_sign (&context, &event, &first));
      g_assert_true (fixture->words.present->event_sign (&context, &event, &second));
      g_assert_true (tablee_sign_join (&first, &second));
      g_assert_cmpuint (first.n_things, ==, 1);
      g_assert_cmpint (first.things[0].count, ==, 2);
      g_assert_cmpstr (first.place, ==, "space-station-phoenix/sectors/teal-2");
      event.args[to] = ph_sector (1, PH_TEAL, 1);
      g_assert_true (fixture->words.present->event_sign (&context, &event, &second));
      g_assert_false (tablee_sign_join (&first, &second));
    }
}

/* Points that jump are explained: whoever comes to the quarter of an end bonus is told apart from whoever only moves in. */
static void
test_end_bonus (Fixture       *fixture,
                gconstpointer  data)
{
  const int sector = ph_sector (3, 0, 1);
  const int quarter = __builtin_ctz (fixture->ruleset.masks[sector][PH_QUARTER_END]);
  const TableeEvent events[] = {
    { PH_EVENT_PLACE, 0, .args = { PH_GOLD_ALIEN, sector, quarter, 4 } },
    { PH_EVENT_MOVE, 0, .args = { PH_GOLD_ALIEN, ph_sector (1, 0, 1), sector, quarter } },
    { PH_EVENT_PLACE, 0, .args = { PH_GOLD_ALIEN, sector, 0, 1 } },
    { PH_EVENT_MOVE, 0, .args = { PH_GOLD_ALIEN, sector, ph_sector (1, 0, 1), 0 } },
  };
  static const char *const expected[] = { "End bonus", "End bonus", "Moved in", "Moved" };

  tablee_language_set ("en");
  g_assert_cmpuint (fixture->ruleset.masks[sector][PH_QUARTER_END], !=, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      TableeEventSign sign;

      g_assert_true (fixture->words.present->event_sign (&fixture->words.context, &events[i], &sign));
      g_assert_cmpstr (sign.word, ==, expected[i]);
    }
}

/* What is given, what for, and that it is a choice. */
static void
test_rewards (Fixture       *fixture,
              gconstpointer  data)
{
  const PhReward paid = { .goods = { [PH_FOOD] = 1, [PH_WATER] = 1 }, .price = { [PH_FOOD] = 1, [PH_WATER] = 1 } };
  const PhReward free_food = { .goods = { [PH_FOOD] = 1 } };
  g_autofree char *choice = NULL;
  g_autofree char *food = NULL;
  g_autofree char *spoken = NULL;

  tablee_language_set ("en");
  choice = ph_words_reward (&paid);
  food = ph_words_reward (&free_food);
  spoken = ph_words_action_spoken (&fixture->words.context, &fixture->state, ph_action (PH_ACTION_LOBBY, PH_TRANSPORT));
  g_assert_cmpstr (choice, ==, "1 food if you pay 1 gem or 1 water if you pay 1 gem");
  g_assert_cmpstr (food, ==, "1 food");
  g_assert_true (g_str_has_suffix (spoken, ". Whenever anybody uses a ship of this type, you may then choose 1 gem."));
}

/* Who could not choose does not read that they did. */
static void
test_hub_given (Fixture       *fixture,
                gconstpointer  data)
{
  const WordedEvent cases[] = {
    { { PH_EVENT_HUB, 0, .args = { 0 } }, "Ana gets the hub Foundry Core." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  check_names (&fixture->words);
  for (int value = 0; value <= 1; value++)
    CHECK (check_words, fixture->words.present->option_value ("hubs", value));
}

#define ADD(name, seats, function) \
  g_test_add ("/present/space-station-phoenix/" name, Fixture, GINT_TO_POINTER (seats), set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  ADD ("events/wording", 2, test_event_wording);
  ADD ("events/listener", 2, test_listener);
  ADD ("events/concealed", 3, test_concealed);
  ADD ("events/unasked", 2, test_unasked);
  ADD ("prompts", FIRST_GAME + 2, test_prompts);
  ADD ("moves", 2, test_move);
  ADD ("sectors", 2, test_sectors);
  ADD ("game/2", 2, test_game);
  ADD ("game/4", 4, test_game);
  ADD ("game/first", FIRST_GAME + 3, test_game);
  ADD ("reasons", FIRST_GAME + 2, test_reasons);
  ADD ("reasons/differ", FIRST_GAME + 2, test_reasons_differ);
  ADD ("components", 2, test_components);
  ADD ("ends", 2, test_ends);
  ADD ("wording", 2, test_wording);
  ADD ("endings", 4, test_endings);
  ADD ("scores", 4, test_scores);
  ADD ("signs", 2, test_signs);
  ADD ("signs/trades", 2, test_trade_signs);
  ADD ("signs/moves", 2, test_moves_join);
  ADD ("end-bonus", 2, test_end_bonus);
  ADD ("rewards", 2, test_rewards);
  ADD ("hub-given", FIRST_GAME + 2, test_hub_given);
  ADD ("last-sector", FIRST_GAME + 2, test_last_sector);
  ADD ("powers", FIRST_GAME + 2, test_powers);
  ADD ("tie", FIRST_GAME + 2, test_tie);
  ADD ("both-ended", FIRST_GAME + 2, test_both_ended);
  ADD ("options", 2, test_options);
  ADD ("options/first", FIRST_GAME + 2, test_options);

  return g_test_run ();
}
