/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

static SbSeat *
seat (Script *script,
      int     index)
{
  return &script->state.seats[index];
}

static void
set_hand (Script     *script,
          int         index,
          const char *cards)
{
  seat (script, index)->hand = script_cards (cards);
}

static void
set_collections (Script     *script,
                 int         index,
                 const char *visible,
                 const char *secret)
{
  seat (script, index)->visible = script_cards (visible);
  if (secret != NULL)
    seat (script, index)->secret = script_cards (secret);
}

/* Seat 0 of two has drawn and is to close or keep. */
static void
begin_close (Script     *script,
             const char *visible,
             const char *secret,
             const char *hand)
{
  script_init (script, 2);
  set_collections (script, 0, visible, secret);
  set_hand (script, 0, hand);
  script->state.phase = SB_PHASE_CLOSE;
}

static gint64
row_value (Script     *script,
           const char *id,
           int         column)
{
  TableeScoreSheet sheet;

  tablee_space_beans_game.score (&script->ruleset.base, &script->state, &sheet);
  for (int row = 0; row < sheet.rows; row++)
    if (g_str_equal (sheet.row[row].id, id))
      return sheet.row[row].values[column];

  g_error ("no row %s", id);
}

static TableeScoreSheet
get_sheet (Script *script)
{
  TableeScoreSheet sheet;

  tablee_space_beans_game.score (&script->ruleset.base, &script->state, &sheet);

  return sheet;
}

/*
 * Rulings
 */

static void
test_players (void)
{
  Script script;

  g_assert_cmpint (tablee_space_beans_game.min_seats, ==, 2);
  g_assert_cmpint (tablee_space_beans_game.max_seats, ==, 6);
  for (int seats = 2; seats <= 6; seats++)
    {
      script_deal (&script, seats);
      g_assert_cmpint (script.state.draw_count, ==, 105 - 3 * (seats - 1));
      g_assert_true (sb_cards_empty (seat (&script, 0)->hand));
      for (int i = 1; i < seats; i++)
        g_assert_cmpint (sb_cards_count (seat (&script, i)->hand), ==, 3);
      g_assert_cmpint (script.state.current, ==, 1);
      g_assert_cmpint (script_count (&script), ==, SB_CARDS);
    }
}

static void
test_first_dealer (void)
{
  Script script;
  int dealt[3] = { 0 };

  script_init (&script, 3);
  for (guint64 i = 0; i < 60; i++)
    {
      TableeRandom seed;

      tablee_random_seed (&seed, i);
      tablee_space_beans_game.deal (&script.ruleset.base, &script.state, &seed, NULL);
      dealt[script.state.dealer]++;
      g_assert_cmpint (script.state.current, ==, (script.state.dealer + 1) % 3);
    }
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (dealt[i], >, 0);

  script_deal (&script, 3);
  g_assert_cmpint (script.state.dealer, ==, 0);
}

static void
test_few_to_draw (void)
{
  Script script;

  script_init (&script, 2);
  set_hand (&script, 0, "K1");
  script_set_draw (&script, "B1");
  script_assert_legal (&script, "no-draw");
  g_assert_cmpint (script_reason (&script, "draw"), ==, SB_REASON_SINGLE_CARD);

  script_set_discard (&script, "B2");
  script_assert_legal (&script, "draw; no-draw");

  script_init (&script, 2);
  set_hand (&script, 0, "K1");
  script_assert_legal (&script, "no-draw");
  g_assert_cmpint (script_reason (&script, "draw"), ==, SB_REASON_NOTHING_TO_DRAW);
}

static void
test_compulsory_draw_of_what_is_there (void)
{
  Script script;

  script_init (&script, 2);
  script_set_discard (&script, "B1");
  script_assert_legal (&script, "draw");
  g_assert_cmpint (script_reason (&script, "no-draw"), ==, SB_REASON_MUST_DRAW);
  script_play (&script, "draw");
  script_assert_events (&script, "reshuffle draw");
  script_assert_cards (seat (&script, 0)->hand, "B1");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
}

static void
test_nothing_to_draw (void)
{
  Script script;

  /* One collection: closing is still asked, playing is not. */
  script_init (&script, 3);
  set_collections (&script, 0, "K2 K4", NULL);
  script_assert_legal (&script, "no-draw");
  script_play (&script, "no-draw");
  g_assert_cmpint (script_event (&script, SB_EVENT_NO_DRAW)->args[1], ==, 1);
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_events (&script, "keep no-play turn");
  g_assert_cmpint (script.state.current, ==, 1);
  g_assert_cmpint (script.state.idle, ==, 1);

  /* Two: the obligation bites. */
  set_collections (&script, 1, "D1", "D2");
  script_play (&script, "no-draw");
  script_assert_legal (&script, "close");
}

static void
test_reshuffle (void)
{
  Script script;

  script_init (&script, 2);
  script_set_draw (&script, "K1");
  script_set_discard (&script, "D1 D2 D3 D4 D5 D6");
  script_play (&script, "draw");
  script_assert_events (&script, "draw reshuffle draw");
  g_assert_cmpint (script.state.draw_count, ==, 5);
  g_assert_cmpint (script.state.discard_count, ==, 0);
  g_assert_cmpint (sb_cards_count (seat (&script, 0)->hand), ==, 2);
  g_assert_cmpint (sb_cards_copies (seat (&script, 0)->hand, script_card ("K1")), ==, 1);
}

static void
test_no_early_reshuffle (void)
{
  Script script;

  script_init (&script, 2);
  script_set_draw (&script, "K1 K2");
  script_set_discard (&script, "D1");
  script_play (&script, "draw");
  script_assert_events (&script, "draw draw");
  g_assert_cmpint (script.state.draw_count, ==, 0);
  g_assert_cmpint (script.state.discard_count, ==, 1);
}

static void
test_must_draw (void)
{
  Script script;

  script_init (&script, 3);
  script_set_draw (&script, "K1 K2 K3");
  script_assert_legal (&script, "draw");
  g_assert_cmpint (script_reason (&script, "no-draw"), ==, SB_REASON_MUST_DRAW);

  /* The dealer, whose left neighbour has played all cards. */
  seat (&script, 0)->opened = false;
  script_assert_legal (&script, "draw");
}

static void
test_obligation (void)
{
  Script script;

  begin_close (&script, "K2 K4", "M9", "D4 L7");
  script_assert_legal (&script, "close");
  g_assert_cmpint (script_reason (&script, "keep"), ==, SB_REASON_MUST_CLOSE);
  script_play (&script, "close");
  g_assert_cmpint (script_event (&script, SB_EVENT_CLOSE)->args[3], ==, 1);

  begin_close (&script, "K2 K4", "M9", "D4 K7");
  script_assert_legal (&script, "close; keep");
  begin_close (&script, "K2 K4", "M9", "D4 M7");
  script_assert_legal (&script, "close; keep");
}

/* On the hand as it is after drawing. */
static void
test_obligation_after_draw (void)
{
  Script script;

  script_init (&script, 2);
  set_collections (&script, 0, "K2", "M9");
  set_hand (&script, 0, "D4");
  script_set_draw (&script, "B1 M8");
  script_play (&script, "draw");
  script_assert_legal (&script, "close; keep");
  g_assert_cmpint (sb_must_close (&script.state), ==, false);
}

static void
test_one_collection (void)
{
  Script script;

  begin_close (&script, "K2 K4", NULL, "D4");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_legal (&script, "secret D4");

  /* After a voluntary closing that leaves one there is no obligation. */
  begin_close (&script, "K2 K4", "M9", "D4 K7");
  script_play (&script, "close");
  script_assert_legal (&script, "close; keep");
}

static void
test_close_twice (void)
{
  Script script;

  begin_close (&script, "K2 K4", "M1", "D4");
  script_play (&script, "close");
  script_assert_events (&script, "close score discard turn-up");
  script_assert_cards (seat (&script, 0)->visible, "M1");
  script_assert_cards (seat (&script, 0)->points, "K2");
  script_play (&script, "close");
  script_assert_events (&script, "close score");
  script_assert_cards (seat (&script, 0)->points, "K2 M1");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
  script_assert_legal (&script, "visible D4");
}

static void
test_first_is_visible (void)
{
  Script script;

  begin_close (&script, "K2 K4", NULL, "D4");
  script_play (&script, "close");
  script_assert_legal (&script, "visible D4");
  g_assert_cmpint (script_reason (&script, "secret D4"), ==, SB_REASON_FIRST_IS_VISIBLE);
}

static void
test_same_family_twice (void)
{
  Script script;

  begin_close (&script, "K4", "K9", "K2 K9 D1");
  script_play (&script, "keep");
  script_assert_legal (&script, "visible K2; visible K9; secret K2; secret K9");
  g_assert_cmpint (script_reason (&script, "visible D1"), ==, SB_REASON_VISIBLE_FAMILY);
  g_assert_cmpint (script_reason (&script, "secret D1"), ==, SB_REASON_SECRET_FAMILY);
  script_play (&script, "visible K2");
  script_assert_legal (&script, "done; add K9");
  g_assert_cmpint (script_reason (&script, "secret K9"), ==, SB_REASON_ONE_COLLECTION);
  g_assert_cmpint (script_reason (&script, "visible K9"), ==, SB_REASON_ONE_COLLECTION);
  script_play (&script, "add K9");
  script_assert_cards (seat (&script, 0)->visible, "K2 K4 K9");
  script_assert_cards (seat (&script, 0)->secret, "K9");
}

/* The secret collection may be started with the family of the visible one. */
static void
test_start_same_family (void)
{
  Script script;

  begin_close (&script, "K4", NULL, "K2 K9");
  script_play (&script, "keep; secret K2; add K9; done");
  script_assert_cards (seat (&script, 0)->visible, "K4");
  script_assert_cards (seat (&script, 0)->secret, "K2 K9");
}

static void
test_free_choice (void)
{
  Script script;

  begin_close (&script, "K4", NULL, "K2 D1");
  script_play (&script, "keep");
  script_assert_legal (&script, "visible K2; secret K2; secret D1");
  script_play (&script, "secret D1; done");
  script_assert_cards (seat (&script, 0)->secret, "D1");
}

static void
test_one_family (void)
{
  Script script;

  begin_close (&script, "K4", "D2", "K2 K3 D1");
  script_play (&script, "keep; visible K2");
  script_assert_legal (&script, "done; add K3");
  g_assert_cmpint (script_reason (&script, "add D1"), ==, SB_REASON_ONE_FAMILY);
  g_assert_cmpint (script_reason (&script, "add M1"), ==, SB_REASON_NOT_IN_HAND);
  g_assert_cmpint (script_reason (&script, "secret D1"), ==, SB_REASON_ONE_COLLECTION);
}

static void
test_one_match_scores (void)
{
  Script script;

  begin_close (&script, "B5 B5 B1 B2 B9", NULL, "D4");
  script_play (&script, "close");
  script_assert_cards (seat (&script, 0)->points, "B5");
  script_assert_cards (sb_event_cards (script_event (&script, SB_EVENT_DISCARD)), "B1 B2 B5 B9");
  g_assert_cmpint (script.state.discard_count, ==, 4);
  g_assert_cmpint (row_value (&script, "points", 0), ==, 5);
}

static void
test_ten_cards (void)
{
  Script script;

  begin_close (&script, "L1 L2 L3 L4 L4 L5 L5 L6 L6 L7", NULL, "D4");
  script_play (&script, "close");
  g_assert_true (sb_cards_empty (seat (&script, 0)->points));
  g_assert_cmpint (script.state.discard_count, ==, 10);
  g_assert_cmpint (sb_worth (script_cards ("L1 L2 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9")), ==, 0);
}

static void
test_end_after_turn (void)
{
  Script script;

  begin_close (&script, "B5 B1 B2 B3 B4", NULL, "D4 D6");
  seat (&script, 0)->points = script_cards ("K9 K8 K8");
  script_play (&script, "close");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
  script_play (&script, "visible D4");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_ADD);
  script_play (&script, "done");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);
  g_assert_cmpint (script.state.current, ==, 0);
  script_assert_events (&script, "pass end bonus discard-hand sell game-over");
  script_assert_legal (&script, "");
  g_assert_cmpint (script_reason (&script, "draw"), ==, TABLEE_REASON_OVER);
}

static void
test_bonus (void)
{
  Script script;

  begin_close (&script, "B1", NULL, "D4");
  script.ruleset.bonus = 7;
  seat (&script, 0)->points = script_cards ("K9 K8 K8 K4");
  seat (&script, 1)->points = script_cards ("K9 L8 L8 L4");
  g_assert_cmpint (row_value (&script, "bonus", 0), ==, 0);
  script_play (&script, "close; visible D4; done");
  g_assert_cmpint (row_value (&script, "bonus", 0), ==, 7);
  g_assert_cmpint (row_value (&script, "bonus", 1), ==, 0);
  g_assert_cmpint (script_event (&script, SB_EVENT_BONUS)->args[0], ==, 7);
}

/* The printed example. */
static void
test_final_sale (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 2);
  seat (&script, 0)->points = script_cards ("B9 B9 L9 L4");
  set_collections (&script, 0, "K1 K4 K4 K5 K7", "D2");
  set_hand (&script, 0, "K9 D8");
  script.state.phase = SB_PHASE_PLAY;
  script_play (&script, "visible K9; done");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);

  /* As it was before: the eight lies in the second collection. */
  seat (&script, 0)->secret = script_cards ("D2 D8");
  sheet = get_sheet (&script);
  g_assert_cmpint (row_value (&script, "points", 0), ==, 31);
  g_assert_cmpint (row_value (&script, "bonus", 0), ==, 3);
  g_assert_cmpint (row_value (&script, "visible", 0), ==, 0);
  g_assert_cmpint (row_value (&script, "secret", 0), ==, 2);
  g_assert_cmpint (sheet.totals[0], ==, 36);
  g_assert_true (sheet.over);
}

static void
test_both_are_sold (void)
{
  Script script;

  begin_close (&script, "B1", "D1 D2", "D4");
  seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  set_collections (&script, 1, "M3 M4 M5", "L1");
  script_play (&script, "keep; secret D4; done");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);
  script_assert_events (&script, "end bonus reveal reveal sell sell sell sell game-over");
  g_assert_cmpint (row_value (&script, "visible", 0), ==, 1);
  g_assert_cmpint (row_value (&script, "secret", 0), ==, 0);
  g_assert_cmpint (row_value (&script, "visible", 1), ==, 3);
  g_assert_cmpint (row_value (&script, "secret", 1), ==, 1);

  /* They stay where they are. */
  script_assert_cards (seat (&script, 0)->secret, "D1 D2 D4");
  script_assert_cards (seat (&script, 1)->visible, "M3 M4 M5");
}

static void
test_hands_at_the_end (void)
{
  Script script;

  script_init (&script, 3);
  script.state.phase = SB_PHASE_ADD;
  seat (&script, 0)->points = script_cards ("K9 K9 K8 K8");
  set_collections (&script, 0, "B1", NULL);
  set_hand (&script, 0, "M9 K1");
  set_hand (&script, 1, "D2 C5 K4 C5");
  set_hand (&script, 2, "L1");
  script_set_discard (&script, "O9");
  script_play (&script, "done");

  /* Seat 0 passes to seat 2; then by seats, families and values, the last on top. */
  script_assert_events (&script, "pass end bonus discard-hand discard-hand sell game-over");
  script_set_draw (&script, "M9 L1 K1 C5 C5 D2 K4 O9");
  g_assert_cmpint (script.state.discard_count, ==, 8);
  g_assert_cmpmem (script.state.discard, 8, script.state.draw, 8);
  for (int i = 0; i < 3; i++)
    g_assert_true (sb_cards_empty (seat (&script, i)->hand));
  g_assert_cmpint (get_sheet (&script).totals[1], ==, 0);
}

static void
test_tie (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  script.state.phase = SB_PHASE_ADD;
  seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  set_collections (&script, 0, "B1 B2 B9", NULL);
  seat (&script, 1)->points = script_cards ("L9 L9 L8 L3");
  set_collections (&script, 1, "M1 M2 M3 M4", NULL);
  script_play (&script, "done");
  sheet = get_sheet (&script);
  g_assert_cmpint (sheet.totals[0], ==, 33);
  g_assert_cmpint (sheet.totals[1], ==, 33);
  g_assert_true (sheet.winner[0] && sheet.winner[1] && !sheet.winner[2]);
}

static void
test_discard_is_open (void)
{
  Script script;
  SbState view;

  begin_close (&script, "M9 M1 M8", NULL, "D4");
  script_set_discard (&script, "K1");
  script_play (&script, "close");
  g_assert_cmpint (script.state.discard_count, ==, 4);
  g_assert_cmpint (script.state.discard[3], ==, script_card ("M9"));
  view = script.state;
  tablee_space_beans_game.conceal (&script.ruleset.base, &view, TABLEE_NOBODY);
  g_assert_cmpmem (view.discard, sizeof view.discard, script.state.discard, sizeof script.state.discard);
}

static void
test_two_players (void)
{
  Script script;

  script_deal (&script, 2);
  g_assert_cmpint (sb_left (&script.ruleset.base, 0), ==, 1);
  g_assert_cmpint (sb_right (&script.ruleset.base, 0), ==, 1);
  script_init (&script, 2);
  set_hand (&script, 0, "K1 D1");
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (seat (&script, 1)->hand, "D1");
  g_assert_cmpint (script.state.current, ==, 1);
}

static void
test_idle_end (void)
{
  Script script;

  script_init (&script, 3);
  set_collections (&script, 0, "K1", NULL);
  script_play (&script, "no-draw; keep");
  g_assert_cmpint (script.state.idle, ==, 1);
  script_play (&script, "no-draw");
  g_assert_cmpint (script.state.idle, ==, 2);
  script_play (&script, "no-draw");
  script_assert_events (&script, "no-draw no-play end sell game-over");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);
  g_assert_cmpint (script.state.current, ==, 2);
  g_assert_cmpint (script.state.idle, ==, 0);
  g_assert_cmpint (script_event (&script, SB_EVENT_END)->args[0], ==, SB_END_IDLE);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (row_value (&script, "bonus", i), ==, 0);
}

static void
test_idle_is_reset (void)
{
  Script script;

  /* A closing sets the count to 0 before its own turn is counted. */
  script_init (&script, 2);
  set_collections (&script, 1, "K1", NULL);
  script_play (&script, "no-draw; no-draw");
  g_assert_cmpint (script.state.idle, ==, 1);
  script_play (&script, "close");
  g_assert_cmpint (script.state.idle, ==, 1);
  g_assert_cmpint (script.state.current, ==, 0);

  /* A card played, when the turn ends. */
  set_hand (&script, 0, "D1");
  script_play (&script, "no-draw; visible D1");
  g_assert_cmpint (script.state.idle, ==, 1);
  script_play (&script, "done");
  g_assert_cmpint (script.state.idle, ==, 0);
}

static void
test_points_are_a_set (void)
{
  SbCards one = script_cards ("K5 B2 K5");
  SbCards other = script_cards ("B2 K5 K5");

  g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
  g_assert_cmpint (sb_points (one), ==, 12);
}

static void
test_scoring_may_be_kept (void)
{
  Script script;

  begin_close (&script, "K2 K4", NULL, "K9");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep; visible K9; done");
  g_assert_true (sb_cards_empty (seat (&script, 0)->points));

  /* The obligation asks not whether the sale scores. */
  begin_close (&script, "K2 K4", "M9", "D4");
  script_assert_legal (&script, "close");
  begin_close (&script, "K3 K4", "M9", "D4");
  script_assert_legal (&script, "close");
}

static void
test_secret_stays (void)
{
  Script script;

  begin_close (&script, "K3", "M1", "K4");
  script_play (&script, "close");
  script_assert_cards (seat (&script, 0)->visible, "M1");
  g_assert_true (sb_cards_empty (seat (&script, 0)->points));
  g_assert_cmpint (script.state.discard_count, ==, 1);
}

static void
test_opening_without_card (void)
{
  Script script;

  script_init (&script, 2);
  seat (&script, 0)->opened = false;
  script_play (&script, "no-draw");
  script_assert_events (&script, "no-draw no-play turn");
  g_assert_true (seat (&script, 0)->opened);
  script_set_discard (&script, "K1 K2");
  script_play (&script, "draw; visible K1; done; no-draw; visible K2");
  script_assert_cards (seat (&script, 0)->visible, "K2");
}

static void
test_memory (void)
{
  Script script;

  script_init (&script, 3);
  set_hand (&script, 0, "K1 D1 D2");
  set_hand (&script, 1, "L1");
  script_set_draw (&script, "M1 M2");
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (seat (&script, 2)->hand, "D1 D2");
  script_assert_cards (seat (&script, 2)->known, "D1 D2");
  script_play (&script, "no-draw; visible L1; done; draw");
  script_assert_cards (seat (&script, 2)->known, "D1 D2");
  script_assert_cards (seat (&script, 2)->hand, "D1 D2 M1 M2");

  /* A face-down card may be one of them. */
  seat (&script, 2)->visible = script_cards ("C1");
  script_play (&script, "secret M1");
  script_assert_cards (seat (&script, 2)->known, "");
  script_play (&script, "done");
  script_assert_cards (seat (&script, 1)->known, "D1 D2 M2");
}

static void
test_last_pass (void)
{
  Script script;

  script_init (&script, 2);
  script.state.phase = SB_PHASE_ADD;
  set_collections (&script, 0, "B1", NULL);
  seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  set_hand (&script, 0, "M9");
  script_play (&script, "done");
  script_assert_events (&script, "pass end bonus discard-hand sell game-over");
  g_assert_cmpint (script_event (&script, SB_EVENT_PASS)->args[1], ==, 1);
  g_assert_cmpint (script_event (&script, SB_EVENT_DISCARD_HAND)->seat, ==, 1);
}

/*
 * Worked examples
 */

static void
test_closings (void)
{
  static const struct { const char *cards; const char *scored; int discarded; } closings[] = {
    { "M1 M4 M8", "", 3 },
    { "M1 M4 M8 M9", "M4", 3 },
    { "B5 B5 B1 B2 B9", "B5", 4 },
    { "D1", "D1", 0 },
    { "D7", "", 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (closings); i++)
    {
      Script script;

      begin_close (&script, closings[i].cards, NULL, "O4");
      g_assert_cmpint (script_count (&script), ==, sb_cards_count (script_cards (closings[i].cards)) + 1);
      script_play (&script, "close");
      script_assert_cards (seat (&script, 0)->points, closings[i].scored);
      g_assert_cmpint (script.state.discard_count, ==, closings[i].discarded);
    }
}

static void
test_obligation_example (void)
{
  Script script;

  begin_close (&script, "K2 K4", "M9", "D4 L7");
  script_assert_legal (&script, "close");
  script_play (&script, "close");
  g_assert_cmpint (row_value (&script, "points", 0), ==, 2);
  script_assert_cards (seat (&script, 0)->visible, "M9");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_legal (&script, "secret D4; secret L7");
}

static void
test_single_collection_example (void)
{
  Script script;

  begin_close (&script, "K2 K4", NULL, "D4");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "close");
  script_assert_legal (&script, "visible D4");
}

/* A (seat 0) deals; B and C play, then A. */
static void
test_opening_round (void)
{
  Script script;

  script_deal (&script, 3);
  g_assert_cmpint (script.items[script.events.count - 1].kind, ==, SB_EVENT_TURN);
  g_assert_cmpint (script.items[script.events.count - 1].args[0], ==, 1);
  set_hand (&script, 1, "K1 K2 D1");
  set_hand (&script, 2, "B1 L1 M1");
  script_fill_draw (&script);
  g_assert_cmpint (script.state.draw_count, ==, 99);

  g_assert_cmpint (script.state.current, ==, 1);
  script_play (&script, "no-draw");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
  script_assert_legal (&script, "visible K1; visible K2; visible D1");
  script_play (&script, "visible D1; done");
  script_assert_cards (seat (&script, 0)->hand, "K1 K2");
  g_assert_cmpint (script.state.current, ==, 2);
  script_play (&script, "no-draw; visible M1; done");
  script_assert_cards (seat (&script, 1)->hand, "B1 L1");
  g_assert_cmpint (script.state.current, ==, 0);
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (seat (&script, 2)->hand, "K2");
  g_assert_cmpint (script.state.draw_count, ==, 99);
  g_assert_cmpint (script.state.current, ==, 1);
  g_assert_cmpint (script_count (&script), ==, SB_CARDS);

  /* From now on closing is asked. */
  script_play (&script, "no-draw");
  script_assert_legal (&script, "close; keep");
}

/*
 * Questions
 */

static void
test_worth (void)
{
  SbCards two = script_cards ("K2 K4");

  g_assert_cmpint (sb_worth ((SbCards){ 0 }), ==, 0);
  g_assert_cmpint (sb_worth (two), ==, 2);
  g_assert_cmpint (sb_worth_with (two, script_card ("K3")), ==, 3);
  g_assert_cmpint (sb_worth_with (two, script_card ("K9")), ==, 0);
  g_assert_cmpint (sb_worth_with (script_cards ("K4 K4 K5"), script_card ("K9")), ==, 4);
  g_assert_cmpint (sb_worth_with ((SbCards){ 0 }, script_card ("K1")), ==, 1);
  g_assert_cmpint (sb_highest_reachable (two), ==, 4);
  g_assert_cmpint (sb_highest_reachable (script_cards ("M1 M4 M8")), ==, 8);
  g_assert_cmpint (sb_highest_reachable (script_cards ("M1 M2 M3 M4 M4")), ==, 0);
  g_assert_cmpint (sb_highest_reachable ((SbCards){ 0 }), ==, 0);
}

/* Against trying every card. */
static void
test_scoring_kinds (void)
{
  static const char *const collections[] = {
    "K2", "K2 K4", "K4 K4 K5", "M1 M4 M8", "M1 M2 M3 M4", "L1 L2 L3 L4 L4 L5 L6 L7", "L1 L2 L3 L4 L4 L5 L6 L7 L8", "D9",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (collections); i++)
    {
      SbCards collection = script_cards (collections[i]);
      int family = sb_family (collection);
      guint64 scoring = 0;

      for (int value = 1; value <= SB_VALUES; value++)
        {
          SbCard card = sb_card (family, value);

          /* A third copy would count as well: whether one is to be had is not asked. */
          if (sb_cards_copies (collection, card) == 2)
            scoring |= sb_scoring_kinds (collection, family) & G_GUINT64_CONSTANT (1) << card;
          else if (sb_worth_with (collection, card) > 0)
            scoring |= G_GUINT64_CONSTANT (1) << card;
        }
      g_assert_cmphex (sb_scoring_kinds (collection, family), ==, scoring);
    }
  g_assert_cmphex (sb_scoring_kinds ((SbCards){ 0 }, SB_DARTH_BEANS), ==, G_GUINT64_CONSTANT (1) << script_card ("D1"));
}

static void
test_targets (void)
{
  Script script;

  begin_close (&script, "K4", NULL, "K2 K9 D1");
  g_assert_cmpuint (sb_targets (&script.state, script_card ("K2")), ==, 0);
  script_play (&script, "keep");
  g_assert_cmpuint (sb_targets (&script.state, script_card ("K2")), ==, 1 << SB_VISIBLE | 1 << SB_SECRET);
  g_assert_cmpuint (sb_targets (&script.state, script_card ("D1")), ==, 1 << SB_SECRET);
  g_assert_cmpuint (sb_targets (&script.state, script_card ("M1")), ==, 0);
  g_assert_cmpuint (sb_put_action (&script.state, script_card ("D1"), SB_SECRET), ==, SB_ACTION_SECRET + script_card ("D1"));
  script_play (&script, "secret K2");
  g_assert_cmpuint (sb_targets (&script.state, script_card ("K9")), ==, 1 << SB_SECRET);
  g_assert_cmpuint (sb_targets (&script.state, script_card ("D1")), ==, 0);
  g_assert_cmpuint (sb_put_action (&script.state, script_card ("K9"), SB_SECRET), ==, SB_ACTION_ADD + script_card ("K9"));
}

/* Against counting. */
static void
test_sets (void)
{
  TableeRandom random;

  tablee_random_seed (&random, 105);
  for (int round = 0; round < 2000; round++)
    {
      SbCards a = { 0 };
      SbCards b = { 0 };
      SbCards rest;
      gboolean contains = TRUE;
      int count = 0;

      for (int card = 0; card < SB_KINDS; card++)
        {
          for (guint i = tablee_random_below (&random, 3); i > 0; i--)
            sb_cards_add (&a, (SbCard) card);
          for (guint i = tablee_random_below (&random, 3); i > 0; i--)
            sb_cards_add (&b, (SbCard) card);
        }
      rest = sb_cards_without (a, b);
      for (int card = 0; card < SB_KINDS; card++)
        {
          int in_a = sb_cards_copies (a, (SbCard) card);
          int in_b = sb_cards_copies (b, (SbCard) card);

          g_assert_cmpint (sb_cards_copies (rest, (SbCard) card), ==, MAX (in_a - in_b, 0));
          contains &= in_b <= in_a;
          count += in_a;
        }
      g_assert_cmpint (sb_cards_contain (a, b), ==, contains);
      g_assert_cmpint (sb_cards_count (a), ==, count);
      rest = sb_cards_join (rest, sb_cards_without (a, rest));
      g_assert_cmpmem (&rest, sizeof rest, &a, sizeof a);
      for (; !sb_cards_empty (rest); count--)
        sb_cards_take_first (&rest);
      g_assert_cmpint (count, ==, 0);
    }
  g_assert_cmpint (sb_cards_count (sb_cards_deck ()), ==, SB_CARDS);
  for (int card = 0; card < SB_KINDS; card++)
    g_assert_cmpint (sb_cards_copies (sb_cards_deck (), (SbCard) card), ==, sb_card_copies ((SbCard) card));
}

/*
 * Views and events
 */

static void
test_views (void)
{
  const TableeGame *game = &tablee_space_beans_game;
  Script script;
  SbState view;

  script_init (&script, 3);
  set_collections (&script, 0, "K4", "M1 M2");
  set_hand (&script, 0, "D1 D2 D3");
  seat (&script, 0)->known = script_cards ("D2");
  script_set_draw (&script, "L1 L2");

  /* The left neighbour remembers; secrets are secret. */
  view = script.state;
  game->conceal (&script.ruleset.base, &view, 1);
  script_assert_cards (view.seats[0].hand, "D2");
  script_assert_cards (view.seats[0].known, "D2");
  g_assert_cmpint (view.seats[0].hand_hidden, ==, 2);
  g_assert_cmpint (view.seats[0].known_hidden, ==, 0);
  script_assert_cards (view.seats[0].secret, "");
  g_assert_cmpint (view.seats[0].secret_hidden, ==, 2);
  script_assert_cards (view.seats[0].visible, "K4");
  g_assert_cmpint (view.draw[0], ==, SB_UNKNOWN);
  g_assert_true (tablee_random_concealed (&view.chance));

  /* The other one sees numbers. */
  view = script.state;
  game->conceal (&script.ruleset.base, &view, 2);
  script_assert_cards (view.seats[0].hand, "");
  g_assert_cmpint (view.seats[0].hand_hidden, ==, 3);
  g_assert_cmpint (view.seats[0].known_hidden, ==, 1);

  view = script.state;
  game->conceal (&script.ruleset.base, &view, 0);
  g_assert_cmpmem (&view.seats[0], sizeof view.seats[0], seat (&script, 0), sizeof view.seats[0]);
}

static void
test_score_of_view (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  set_collections (&script, 0, "K1", "M1");
  set_collections (&script, 1, "L2 L3", "O1");
  tablee_space_beans_game.conceal (&script.ruleset.base, &script.state, 0);
  sheet = get_sheet (&script);
  g_assert_cmpstr (sheet.row[2].id, ==, "secret");
  g_assert_false (sheet.row[2].unknown[0]);
  g_assert_true (sheet.row[2].unknown[1]);
  g_assert_false (sheet.row[2].unknown[2]);
  g_assert_cmpint (sheet.totals[0], ==, 2);
  g_assert_cmpint (sheet.totals[1], ==, 2);
}

static void
test_audience (void)
{
  Script script;
  TableeEvent event;

  script_init (&script, 4);
  set_hand (&script, 1, "K1 D1 D2");
  script.state.current = 1;
  script_set_draw (&script, "M1 M2");
  script_play (&script, "draw");
  event = *script_event (&script, SB_EVENT_DRAW);
  g_assert_true (event.reveals);
  g_assert_cmpint (event.details[0], ==, script_card ("M1"));
  tablee_event_conceal (&event, 2);
  g_assert_cmpint (event.details[0], ==, 0);
  g_assert_cmpint (event.args[1], ==, 4);

  script_play (&script, "visible K1; done");
  for (int viewer = TABLEE_NOBODY; viewer < 4; viewer++)
    {
      event = *script_event (&script, SB_EVENT_PASS);
      tablee_event_conceal (&event, viewer);
      script_assert_cards (sb_event_cards (&event), viewer == 0 || viewer == 1 ? "D1 D2 M1 M2" : "");
      g_assert_cmpint (event.args[0], ==, 4);
      g_assert_cmpint (event.args[1], ==, 0);
    }
}

/* What shows nothing new can be taken back. */
static void
test_barriers (void)
{
  Script script;

  begin_close (&script, "K1", NULL, "D1 D2");
  script_play (&script, "keep");
  g_assert_false (tablee_event_list_reveals (&script.events));
  script_play (&script, "secret D1");
  g_assert_false (tablee_event_list_reveals (&script.events));
  script_play (&script, "done");
  g_assert_true (tablee_event_list_reveals (&script.events));

  begin_close (&script, "K1", NULL, "D1 D2");
  script_play (&script, "close");
  g_assert_false (tablee_event_list_reveals (&script.events));
  script_play (&script, "visible D1");
  g_assert_true (tablee_event_list_reveals (&script.events));

  begin_close (&script, "K1", "M1", "D1 D2");
  script_play (&script, "close");
  g_assert_true (tablee_event_list_reveals (&script.events));
}

static void
test_reasons (void)
{
  Script script;

  script_init (&script, 2);
  set_hand (&script, 0, "K1 D1");
  g_assert_cmpint (script_reason (&script, "close"), ==, TABLEE_REASON_PHASE);
  g_assert_cmpint (script_reason (&script, "visible K1"), ==, TABLEE_REASON_PHASE);
  script_play (&script, "no-draw");
  g_assert_cmpint (script_reason (&script, "draw"), ==, TABLEE_REASON_PHASE);
  g_assert_cmpint (script_reason (&script, "add K1"), ==, TABLEE_REASON_PHASE);
  g_assert_cmpint (script_reason (&script, "visible M1"), ==, SB_REASON_NOT_IN_HAND);
  g_assert_cmpint (script_reason (&script, "secret K1"), ==, SB_REASON_FIRST_IS_VISIBLE);
  for (TableeAction action = SB_ACTION_DONE + 1; action < SB_ACTION_VISIBLE; action++)
    g_assert_cmpint (tablee_space_beans_game.check (&script.ruleset.base, &script.state, action), ==, TABLEE_REASON_UNKNOWN);
  g_assert_cmpint (tablee_space_beans_game.check (&script.ruleset.base, &script.state, 127), ==, TABLEE_REASON_UNKNOWN);
  g_assert_cmpint (tablee_space_beans_game.check (&script.ruleset.base, &script.state, 256), ==, TABLEE_REASON_UNKNOWN);
  g_assert_cmpint (tablee_space_beans_game.check (&script.ruleset.base, &script.state, G_MAXUINT32), ==,
                   TABLEE_REASON_UNKNOWN);
}

#define RULING(number, name) "/games/space-beans/SB-R" #number "/" name
#define EXAMPLE(name) "/games/space-beans/example/" name
#define OTHER(name) "/games/space-beans/" name

static void
add_rulings (void)
{
  g_test_add_func (RULING (1, "two-to-six"), test_players);
  g_test_add_func (RULING (2, "first-dealer"), test_first_dealer);
  g_test_add_func (RULING (3, "few-to-draw"), test_few_to_draw);
  g_test_add_func (RULING (3, "what-is-there"), test_compulsory_draw_of_what_is_there);
  g_test_add_func (RULING (3, "nothing-to-draw"), test_nothing_to_draw);
  g_test_add_func (RULING (4, "between-two-cards"), test_reshuffle);
  g_test_add_func (RULING (4, "not-before-it-is-needed"), test_no_early_reshuffle);
  g_test_add_func (RULING (5, "empty-hand-draws"), test_must_draw);
  g_test_add_func (RULING (6, "obligation"), test_obligation);
  g_test_add_func (RULING (6, "after-drawing"), test_obligation_after_draw);
  g_test_add_func (RULING (7, "one-collection"), test_one_collection);
  g_test_add_func (RULING (8, "close-twice"), test_close_twice);
  g_test_add_func (RULING (9, "first-is-visible"), test_first_is_visible);
  g_test_add_func (RULING (10, "same-family-twice"), test_same_family_twice);
  g_test_add_func (RULING (10, "started-with-the-same"), test_start_same_family);
  g_test_add_func (RULING (11, "free-choice"), test_free_choice);
  g_test_add_func (RULING (12, "one-family"), test_one_family);
  g_test_add_func (RULING (13, "one-match-scores"), test_one_match_scores);
  g_test_add_func (RULING (14, "ten-cards"), test_ten_cards);
  g_test_add_func (RULING (15, "end-after-turn"), test_end_after_turn);
  g_test_add_func (RULING (16, "bonus"), test_bonus);
  g_test_add_func (RULING (17, "both-are-sold"), test_both_are_sold);
  g_test_add_func (RULING (18, "hands-at-the-end"), test_hands_at_the_end);
  g_test_add_func (RULING (19, "tie"), test_tie);
  g_test_add_func (RULING (20, "open-discard-pile"), test_discard_is_open);
  g_test_add_func (RULING (21, "two-players"), test_two_players);
  g_test_add_func (RULING (22, "dead-position"), test_idle_end);
  g_test_add_func (RULING (22, "count-is-reset"), test_idle_is_reset);
  g_test_add_func (RULING (23, "points-are-a-set"), test_points_are_a_set);
  g_test_add_func (RULING (24, "scoring-may-be-kept"), test_scoring_may_be_kept);
  g_test_add_func (RULING (25, "secret-stays"), test_secret_stays);
  g_test_add_func (RULING (26, "opening-without-card"), test_opening_without_card);
  g_test_add_func (RULING (27, "memory"), test_memory);
  g_test_add_func (RULING (28, "last-pass"), test_last_pass);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_rulings ();
  g_test_add_func (EXAMPLE ("printed"), test_final_sale);
  g_test_add_func (EXAMPLE ("closings"), test_closings);
  g_test_add_func (EXAMPLE ("obligation"), test_obligation_example);
  g_test_add_func (EXAMPLE ("single-collection"), test_single_collection_example);
  g_test_add_func (EXAMPLE ("opening-round"), test_opening_round);
  g_test_add_func (OTHER ("worth"), test_worth);
  g_test_add_func (OTHER ("scoring-kinds"), test_scoring_kinds);
  g_test_add_func (OTHER ("targets"), test_targets);
  g_test_add_func (OTHER ("sets"), test_sets);
  g_test_add_func (OTHER ("views"), test_views);
  g_test_add_func (OTHER ("score-of-view"), test_score_of_view);
  g_test_add_func (OTHER ("audience"), test_audience);
  g_test_add_func (OTHER ("barriers"), test_barriers);
  g_test_add_func (OTHER ("reasons"), test_reasons);

  return g_test_run ();
}
