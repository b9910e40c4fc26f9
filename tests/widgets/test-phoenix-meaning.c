/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What clicks, drops and digits mean on the table of Space Station Phoenix: values, for which there need be no table. */
#include "config.h"

#include "games/space-station-phoenix/table/meaning.h"
#include "phoenix-positions.h"
#include "support.h"

enum
{
  NEAR = 1,
  OTHER = 0,
  SITE = PH_SECTORS + 4,
};

/* The near seat has a teal sector with residents of two species and a brown one with those of a single one. */
typedef struct
{
  PhState   state;
  PhIntent  intent;
  PhChoices choices;
  PhScene   scene;
  int       mixed;
  int       alike;
} Board;

static void
settle (PhSeat        *seat,
        int            sector,
        const uint8_t *residents,
        int            count)
{
  int slot = ph_slot (sector);

  seat->sectors[slot] = (uint8_t) sector;
  seat->filled[slot] = (uint8_t) count;
  memcpy (seat->residents[slot], residents, (gsize) count);
}

static void
set_up (Board  *board,
        PhPhase phase)
{
  static const uint8_t human_and_gold[] = { PH_HUMAN, PH_GOLD_ALIEN };
  static const uint8_t pinks[] = { PH_PINK_ALIEN, PH_PINK_ALIEN };
  PhSeat *seat = &board->state.seats[NEAR];

  *board = (Board) { .intent = ph_intent_none (), .mixed = ph_sector_from_id (111), .alike = ph_sector_from_id (131) };
  board->state.phase = phase;
  memset (seat->sectors, PH_NONE, sizeof seat->sectors);
  settle (seat, board->mixed, human_and_gold, G_N_ELEMENTS (human_and_gold));
  settle (seat, board->alike, pinks, G_N_ELEMENTS (pinks));
  board->scene = (PhScene) {
    .sight = { .state = &board->state, .near = NEAR }, .choices = &board->choices, .intent = &board->intent,
  };
}

static void
assert_action (PhMeaning    meaning,
               PhActionKind kind,
               int          number)
{
  g_assert_cmpint (meaning.kind, ==, PH_MEANS_ACTION);
  g_assert_cmpint (ph_action_kind (meaning.action), ==, kind);
  g_assert_cmpint (ph_action_number (meaning.action), ==, number);
}

static void
assert_words (PhMeaning   meaning,
              const char *words)
{
  g_assert_cmpint (meaning.kind, ==, PH_MEANS_WORDS);
  g_assert_cmpstr (meaning.words, ==, words);
}

/* What the same click means in a phase. */
typedef struct
{
  PhPhase      phase;
  PhPart       part;
  int          id;
  PhActionKind kind;
  int          number;
} Row;

/* Of the faces that lie there the second one is water, the third one a human. */
static const Row rows[] = {
  { PH_PHASE_TURN, PH_PART_OFFER, 5, PH_ACTION_BUILD, 5 },
  { PH_PHASE_BUILD, PH_PART_OFFER, 5, PH_ACTION_BUILD, 5 },
  { PH_PHASE_TRADE, PH_PART_SPECIES, PH_GOLD_ALIEN, PH_ACTION_ALIEN, PH_GOLD_ALIEN },
  { PH_PHASE_HUMAN, PH_PART_SPECIES, PH_HUMAN, PH_ACTION_RECRUIT, 0 },
  { PH_PHASE_LOBBY, PH_PART_TRACK, 2, PH_ACTION_LOBBY, 2 },
  { PH_PHASE_TURN, PH_PART_TRACK, 2, PH_ACTION_LOBBY, 2 },
  { PH_PHASE_HUB_DIPLO, PH_PART_TRACK, 2, PH_ACTION_TRACK, 2 },
  { PH_PHASE_GIVE, PH_PART_GOOD, PH_WATER, PH_ACTION_GIVE, PH_WATER },
  { PH_PHASE_TAKE, PH_PART_GOOD, PH_WATER, PH_ACTION_TAKE, PH_WATER },
  { PH_PHASE_PICK, PH_PART_STAGE, 1, PH_ACTION_PICK, PH_FACE_WATER },
  { PH_PHASE_HUMAN, PH_PART_STAGE, 2, PH_ACTION_PICK, PH_FACE_HUMAN },
  { PH_PHASE_BUILD, PH_PART_STAGE, 7, PH_ACTION_BUILD, 7 },
  { PH_PHASE_DRAFT, PH_PART_STAGE, 7, PH_ACTION_DRAFT, 7 },
  { PH_PHASE_HUB, PH_PART_STAGE, 7, PH_ACTION_HUB, 7 },
  { PH_PHASE_HUB_SHIPS, PH_PART_STAGE, 7, PH_ACTION_SHIP, 7 },
  { PH_PHASE_HUB_SECTOR, PH_PART_STAGE, 7, PH_ACTION_SECTOR, 7 },
  { PH_PHASE_LOBBY, PH_PART_STAGE, 1, PH_ACTION_LOBBY, 1 },
  { PH_PHASE_HUB_DIPLO, PH_PART_STAGE, 1, PH_ACTION_TRACK, 1 },
  { PH_PHASE_PLACE, PH_PART_SECTOR, 3, PH_ACTION_PLACE, 3 },
  { PH_PHASE_INCOME_POWER, PH_PART_SECTOR, 3, PH_ACTION_POWER, 3 },
  { PH_PHASE_MOVE_TO, PH_PART_SECTOR, 3, PH_ACTION_MOVE_TO, 3 },
};

static void
test_phases (void)
{
  Board board;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      set_up (&board, rows[i].phase);
      board.state.context.dice[PH_FACE_FOOD] = board.state.context.dice[PH_FACE_WATER] = board.state.context.dice[PH_FACE_HUMAN] = 1;
      assert_action (ph_meaning_of_click (&board.scene, rows[i].part, rows[i].id, -1), rows[i].kind, rows[i].number);
    }
}

/* Dice that have been used lie there still, with ids below those of the others. */
static void
test_used_dice (void)
{
  static const PhPhase phases[] = { PH_PHASE_PICK, PH_PHASE_HUMAN };
  Board board;

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      set_up (&board, phases[i]);
      board.state.context.dice[PH_FACE_FOOD] = 2;
      for (int id = -40; id < 0; id++)
        assert_words (ph_meaning_of_click (&board.scene, PH_PART_STAGE, id, -1), "This die has been used.");
      assert_action (ph_meaning_of_click (&board.scene, PH_PART_STAGE, 1, -1), PH_ACTION_PICK, PH_FACE_FOOD);
      g_assert_cmpint (ph_meaning_of_click (&board.scene, PH_PART_STAGE, 2, -1).kind, ==, PH_MEANS_NOTHING);
    }
  set_up (&board, PH_PHASE_REROLL);
  g_assert_cmpint (ph_meaning_of_click (&board.scene, PH_PART_STAGE, -2, -1).kind, ==, PH_MEANS_NOTHING);
}

/* An own ship is dismantled where ships are; otherwise all are used. */
static void
test_ships (void)
{
  Board board;

  set_up (&board, PH_PHASE_TURN);
  assert_action (ph_meaning_of_click (&board.scene, PH_PART_SHIP, ph_ship (NEAR, 3), -1), PH_ACTION_USE, ph_ship (NEAR, 3));
  set_up (&board, PH_PHASE_DISMANTLE);
  assert_action (ph_meaning_of_click (&board.scene, PH_PART_SHIP, ph_ship (NEAR, 3), -1), PH_ACTION_DISMANTLE, 3);
  assert_action (ph_meaning_of_click (&board.scene, PH_PART_SHIP, ph_ship (OTHER, 3), -1), PH_ACTION_USE, ph_ship (OTHER, 3));
}

/* What nothing can be done with says what it is, or where that is done. */
static void
test_words (void)
{
  Board board;

  set_up (&board, PH_PHASE_GIVE);
  assert_words (ph_meaning_of_click (&board.scene, PH_PART_GOOD, PH_GEM, -1),
                "Gems pay for ships and for diplomacy; taking income brings more.");
  assert_words (ph_meaning_of_click (&board.scene, PH_PART_GOOD, PH_VP, -1),
                "Points you have so far. At the end, sectors (4, 6, 10 by level), residents (2 each), the most of a species (10; "
                "second most 5), your hub, end bonuses, gems and resources left over score as well.");
  assert_words (ph_meaning_of_click (&board.scene, PH_PART_SECTOR, board.mixed, 0),
                "Bring in residents with a transport ship, or from Earth with an expedition.");
  set_up (&board, PH_PHASE_PLACE);
  assert_words (ph_meaning_of_click (&board.scene, PH_PART_SECTOR, SITE, -1),
                "The next sector of this wing goes here: use a construction ship to build it.");
  set_up (&board, PH_PHASE_TURN);
  g_assert_cmpint (ph_meaning_of_click (&board.scene, PH_PART_STAGE, 0, -1).kind, ==, PH_MEANS_NOTHING);
}

static void
test_station (void)
{
  Board board;
  PhMeaning meaning;

  set_up (&board, PH_PHASE_TURN);
  meaning = ph_meaning_of_click (&board.scene, PH_PART_STATION, OTHER, -1);
  g_assert_cmpint (meaning.kind, ==, PH_MEANS_LARGE);
  g_assert_cmpint (meaning.id, ==, OTHER);
}

/* Who moves is the one who is clicked, or the only kind there is; else it is asked. */
static void
test_movers (void)
{
  Board board;
  PhMeaning meaning;

  set_up (&board, PH_PHASE_MOVE);
  assert_action (ph_meaning_of_click (&board.scene, PH_PART_SECTOR, board.mixed, 1), PH_ACTION_MOVE,
                 ph_lift (board.mixed, PH_GOLD_ALIEN));
  assert_action (ph_meaning_of_click (&board.scene, PH_PART_SECTOR, board.alike, -1), PH_ACTION_MOVE,
                 ph_lift (board.alike, PH_PINK_ALIEN));
  /* An empty quarter is nobody's. */
  meaning = ph_meaning_of_click (&board.scene, PH_PART_SECTOR, board.mixed, 2);
  g_assert_cmpint (meaning.kind, ==, PH_MEANS_MOVERS);
  g_assert_cmpint (meaning.id, ==, board.mixed);
}

/* Dice are lifted where they may be rolled again; beyond those that lie there is nothing. */
static void
test_dice (void)
{
  Board board;
  PhMeaning meaning;

  set_up (&board, PH_PHASE_REROLL);
  board.state.context.dice[PH_FACE_METAL] = 2;
  meaning = ph_meaning_of_click (&board.scene, PH_PART_STAGE, 1, -1);
  g_assert_cmpint (meaning.kind, ==, PH_MEANS_LIFT);
  g_assert_cmpint (meaning.id, ==, 1);
  g_assert_cmpint (ph_meaning_of_click (&board.scene, PH_PART_STAGE, 2, -1).kind, ==, PH_MEANS_NOTHING);

  assert_words (ph_meaning_of_reroll (&board.scene), "First choose the dice to reroll: a click lifts them.");
  board.intent.lifted = 2;
  assert_action (ph_meaning_of_reroll (&board.scene), PH_ACTION_REROLL, ph_dice (0, 0, 1, 0));
}

/* The key that ends something ends what there is. */
static void
test_ends (void)
{
  static const struct
  {
    PhPhase      phase;
    PhActionKind kind;
  } ends[] = {
    { PH_PHASE_REROLL, PH_ACTION_KEEP }, { PH_PHASE_INCOME_POWER, PH_ACTION_DONE }, { PH_PHASE_MOVE, PH_ACTION_DONE },
    { PH_PHASE_PICK, PH_ACTION_STOP }, { PH_PHASE_TRADE, PH_ACTION_STOP }, { PH_PHASE_LOBBY, PH_ACTION_STOP },
  };
  Board board;

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      set_up (&board, ends[i].phase);
      assert_action (ph_meaning_of_end (&board.scene), ends[i].kind, 0);
    }
}

static PhMeaning
drop (const Board *board,
      PhDragKind   kind,
      int          id,
      int          quarter,
      int          tile,
      int          tile_id)
{
  return ph_meaning_of_drop (&board->scene, (PhDrag) { kind, id, quarter }, tile, tile_id);
}

/* A drop means what a click on one of its ends does. */
static void
test_drops (void)
{
  Board board;

  set_up (&board, PH_PHASE_TURN);
  assert_action (drop (&board, PH_DRAG_GEM, PH_GEM, -1, PH_TILE_SHIP, ph_ship (OTHER, 2)), PH_ACTION_USE, ph_ship (OTHER, 2));
  assert_action (drop (&board, PH_DRAG_GEM, PH_GEM, -1, PH_TILE_TRACK, 1), PH_ACTION_LOBBY, 1);
  g_assert_cmpint (drop (&board, PH_DRAG_GEM, PH_GEM, -1, -1, -1).kind, ==, PH_MEANS_NOTHING);
  g_assert_cmpint (drop (&board, PH_DRAG_NONE, 0, -1, PH_TILE_SHIP, 0).kind, ==, PH_MEANS_NOTHING);
  set_up (&board, PH_PHASE_BUILD);
  assert_action (drop (&board, PH_DRAG_OFFER, 6, -1, -1, -1), PH_ACTION_BUILD, 6);
  set_up (&board, PH_PHASE_TRADE);
  assert_action (drop (&board, PH_DRAG_SPECIES, PH_TEAL_ALIEN, -1, -1, -1), PH_ACTION_ALIEN, PH_TEAL_ALIEN);
}

/* Somebody goes from one own sector into another. */
static void
test_passengers (void)
{
  Board board;

  set_up (&board, PH_PHASE_MOVE);
  g_assert_cmpint (ph_meaning_get_bound (&board.scene, PH_TILE_SECTOR, board.alike), ==, board.alike);
  g_assert_cmpint (ph_meaning_get_bound (&board.scene, PH_TILE_SECTOR, ph_sector_from_id (112)), ==, -1);
  g_assert_cmpint (ph_meaning_get_bound (&board.scene, PH_TILE_SECTOR, SITE), ==, -1);
  g_assert_cmpint (ph_meaning_get_bound (&board.scene, PH_TILE_SHIP, board.alike), ==, -1);

  assert_action (drop (&board, PH_DRAG_RESIDENT, board.mixed, 1, PH_TILE_SECTOR, board.alike), PH_ACTION_MOVE,
                 ph_lift (board.mixed, PH_GOLD_ALIEN));
  g_assert_cmpint (drop (&board, PH_DRAG_RESIDENT, board.mixed, 1, PH_TILE_SHIP, 0).kind, ==, PH_MEANS_NOTHING);
  g_assert_cmpint (drop (&board, PH_DRAG_RESIDENT, board.mixed, 2, PH_TILE_SECTOR, board.alike).kind, ==, PH_MEANS_NOTHING);
}

/* Digits are those that what can be chosen shows; where nobody is asked, they are as good as a wrong key, whose refusal says why. */
static void
test_digits (void)
{
  Board board;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = tablee_position_parse (TURN, -1, &error);
  g_autoptr (TableeGameSession) session = NULL;

  g_assert_no_error (error);
  session = new_session_at (position);
  set_up (&board, PH_PHASE_TURN);
  board.scene.session = session;
  assert_action (ph_meaning_of_digit (&board.scene, 0), PH_ACTION_INCOME, 0);

  tablee_game_session_start (session);
  while (!tablee_game_session_get_decision_open (session))
    g_main_context_iteration (NULL, TRUE);
  ph_choices_fill (&board.choices, session);
  g_assert_cmpint (board.choices.n_actions, ==, 5);
  assert_action (ph_meaning_of_digit (&board.scene, 4), PH_ACTION_USE, ph_ship (0, 4));
  assert_words (ph_meaning_of_digit (&board.scene, 5), "Nothing has this number now.");
  board.state.phase = PH_PHASE_REROLL;
  board.state.context.dice[PH_FACE_FOOD] = 1;
  g_assert_cmpint (ph_meaning_of_digit (&board.scene, 0).kind, ==, PH_MEANS_LIFT);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/widgets/phoenix-meaning/phases", test_phases);
  g_test_add_func ("/widgets/phoenix-meaning/used-dice", test_used_dice);
  g_test_add_func ("/widgets/phoenix-meaning/ships", test_ships);
  g_test_add_func ("/widgets/phoenix-meaning/words", test_words);
  g_test_add_func ("/widgets/phoenix-meaning/station", test_station);
  g_test_add_func ("/widgets/phoenix-meaning/movers", test_movers);
  g_test_add_func ("/widgets/phoenix-meaning/dice", test_dice);
  g_test_add_func ("/widgets/phoenix-meaning/ends", test_ends);
  g_test_add_func ("/widgets/phoenix-meaning/drops", test_drops);
  g_test_add_func ("/widgets/phoenix-meaning/passengers", test_passengers);
  g_test_add_func ("/widgets/phoenix-meaning/digits", test_digits);

  return g_test_run ();
}
