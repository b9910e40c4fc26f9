/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each ruling of Space Beans. */
#include "script.h"

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
      g_assert_true (sb_cards_empty (script_seat (&script, 0)->hand));
      for (int i = 1; i < seats; i++)
        g_assert_cmpint (sb_cards_count (script_seat (&script, i)->hand), ==, 3);
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
  script_set_hand (&script, 0, "K1");
  script_set_draw (&script, "B1");
  script_assert_legal (&script, "no-draw");
  g_assert_cmpint (script_reason (&script, "draw"), ==, SB_REASON_SINGLE_CARD);

  script_set_discard (&script, "B2");
  script_assert_legal (&script, "draw; no-draw");

  script_init (&script, 2);
  script_set_hand (&script, 0, "K1");
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
  script_assert_cards (script_seat (&script, 0)->hand, "B1");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
}

static void
test_nothing_to_draw (void)
{
  Script script;

  /* One collection: closing is still asked, playing is not. */
  script_init (&script, 3);
  script_set_collections (&script, 0, "K2 K4", NULL);
  script_assert_legal (&script, "no-draw");
  script_play (&script, "no-draw");
  g_assert_cmpint (script_event (&script, SB_EVENT_NO_DRAW)->args[1], ==, 1);
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_events (&script, "keep no-play turn");
  g_assert_cmpint (script.state.current, ==, 1);
  g_assert_cmpint (script.state.idle, ==, 1);

  /* Two: the obligation bites. */
  script_set_collections (&script, 1, "D1", "D2");
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
  g_assert_cmpint (sb_cards_count (script_seat (&script, 0)->hand), ==, 2);
  g_assert_cmpint (sb_cards_copies (script_seat (&script, 0)->hand, script_card ("K1")), ==, 1);
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
  script_seat (&script, 0)->opened = false;
  script_assert_legal (&script, "draw");
}

static void
test_obligation (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", "M9", "D4 L7");
  script_assert_legal (&script, "close");
  g_assert_cmpint (script_reason (&script, "keep"), ==, SB_REASON_MUST_CLOSE);
  script_play (&script, "close");
  g_assert_cmpint (script_event (&script, SB_EVENT_CLOSE)->details[0], ==, 1);

  script_begin_close (&script, "K2 K4", "M9", "D4 K7");
  script_assert_legal (&script, "close; keep");
  script_begin_close (&script, "K2 K4", "M9", "D4 M7");
  script_assert_legal (&script, "close; keep");
}

/* On the hand as it is after drawing. */
static void
test_obligation_after_draw (void)
{
  Script script;

  script_init (&script, 2);
  script_set_collections (&script, 0, "K2", "M9");
  script_set_hand (&script, 0, "D4");
  script_set_draw (&script, "B1 M8");
  script_play (&script, "draw");
  script_assert_legal (&script, "close; keep");
  g_assert_cmpint (sb_must_close (&script.state), ==, false);
}

static void
test_one_collection (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", NULL, "D4");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_legal (&script, "secret D4");

  /* After a voluntary closing that leaves one there is no obligation. */
  script_begin_close (&script, "K2 K4", "M9", "D4 K7");
  script_play (&script, "close");
  script_assert_legal (&script, "close; keep");
}

static void
test_close_twice (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", "M1", "D4");
  script_play (&script, "close");
  script_assert_events (&script, "close score discard turn-up");
  script_assert_cards (script_seat (&script, 0)->visible, "M1");
  script_assert_cards (script_seat (&script, 0)->points, "K2");
  script_play (&script, "close");
  script_assert_events (&script, "close score");
  script_assert_cards (script_seat (&script, 0)->points, "K2 M1");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
  script_assert_legal (&script, "visible D4");
}

static void
test_first_is_visible (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", NULL, "D4");
  script_play (&script, "close");
  script_assert_legal (&script, "visible D4");
  g_assert_cmpint (script_reason (&script, "secret D4"), ==, SB_REASON_FIRST_IS_VISIBLE);
}

static void
test_same_family_twice (void)
{
  Script script;

  script_begin_close (&script, "K4", "K9", "K2 K9 D1");
  script_play (&script, "keep");
  script_assert_legal (&script, "visible K2; visible K9; secret K2; secret K9");
  g_assert_cmpint (script_reason (&script, "visible D1"), ==, SB_REASON_VISIBLE_FAMILY);
  g_assert_cmpint (script_reason (&script, "secret D1"), ==, SB_REASON_SECRET_FAMILY);
  script_play (&script, "visible K2");
  script_assert_legal (&script, "done; add K9");
  g_assert_cmpint (script_reason (&script, "secret K9"), ==, SB_REASON_ONE_COLLECTION);
  g_assert_cmpint (script_reason (&script, "visible K9"), ==, SB_REASON_ONE_COLLECTION);
  script_play (&script, "add K9");
  script_assert_cards (script_seat (&script, 0)->visible, "K2 K4 K9");
  script_assert_cards (script_seat (&script, 0)->secret, "K9");
}

/* The secret collection may be started with the family of the visible one. */
static void
test_start_same_family (void)
{
  Script script;

  script_begin_close (&script, "K4", NULL, "K2 K9");
  script_play (&script, "keep; secret K2; add K9; done");
  script_assert_cards (script_seat (&script, 0)->visible, "K4");
  script_assert_cards (script_seat (&script, 0)->secret, "K2 K9");
}

static void
test_free_choice (void)
{
  Script script;

  script_begin_close (&script, "K4", NULL, "K2 D1");
  script_play (&script, "keep");
  script_assert_legal (&script, "visible K2; secret K2; secret D1");
  script_play (&script, "secret D1; done");
  script_assert_cards (script_seat (&script, 0)->secret, "D1");
}

static void
test_one_family (void)
{
  Script script;

  script_begin_close (&script, "K4", "D2", "K2 K3 D1");
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

  script_begin_close (&script, "B5 B5 B1 B2 B9", NULL, "D4");
  script_play (&script, "close");
  script_assert_cards (script_seat (&script, 0)->points, "B5");
  script_assert_cards (sb_event_cards (script_event (&script, SB_EVENT_DISCARD)), "B1 B2 B5 B9");
  g_assert_cmpint (script.state.discard_count, ==, 4);
  g_assert_cmpint (script_row_value (&script, "points", 0), ==, 5);
}

static void
test_ten_cards (void)
{
  Script script;

  script_begin_close (&script, "L1 L2 L3 L4 L4 L5 L5 L6 L6 L7", NULL, "D4");
  script_play (&script, "close");
  g_assert_true (sb_cards_empty (script_seat (&script, 0)->points));
  g_assert_cmpint (script.state.discard_count, ==, 10);
  g_assert_cmpint (sb_worth (script_cards ("L1 L2 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9")), ==, 0);
}

static void
test_end_after_turn (void)
{
  Script script;

  script_begin_close (&script, "B5 B1 B2 B3 B4", NULL, "D4 D6");
  script_seat (&script, 0)->points = script_cards ("K9 K8 K8");
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
  TableeScoreSheet sheet;
  Script script;

  script_begin_close (&script, "B1", NULL, "D4");
  script.ruleset.bonus = 7;
  script_seat (&script, 0)->points = script_cards ("K9 K8 K8 K4");
  script_seat (&script, 1)->points = script_cards ("K9 L8 L8 L4");
  g_assert_cmpint (script_row_value (&script, "bonus", 0), ==, 0);
  g_assert_true (sb_closing_ends (&script.ruleset, &script.state));
  script_play (&script, "close");
  /* If the game ended now, it would count. */
  g_assert_false (sb_closing_ends (&script.ruleset, &script.state));
  g_assert_cmpint (script_row_value (&script, "bonus", 0), ==, 7);
  g_assert_cmpint (script_row_value (&script, "bonus", 1), ==, 0);
  script_play (&script, "visible D4; done");
  g_assert_cmpint (script_row_value (&script, "bonus", 0), ==, 7);
  g_assert_cmpint (script_row_value (&script, "bonus", 1), ==, 0);
  g_assert_cmpint (script_event (&script, SB_EVENT_BONUS)->args[0], ==, 7);
  tablee_space_beans_game.score (&script.ruleset.base, &script.state, &sheet);
  for (int row = 0; row < sheet.rows; row++)
    g_assert_cmpint (sheet.row[row].for_ending, ==, g_str_equal (sheet.row[row].id, "bonus"));
}

/* The printed example. */
static void
test_final_sale (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 2);
  script_seat (&script, 0)->points = script_cards ("B9 B9 L9 L4");
  script_set_collections (&script, 0, "K1 K4 K4 K5 K7", "D2");
  script_set_hand (&script, 0, "K9 D8");
  script.state.phase = SB_PHASE_PLAY;
  script_play (&script, "visible K9; done");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);

  /* As it was before: the eight lies in the second collection. */
  script_seat (&script, 0)->secret = script_cards ("D2 D8");
  sheet = script_sheet (&script);
  g_assert_cmpint (script_row_value (&script, "points", 0), ==, 31);
  g_assert_cmpint (script_row_value (&script, "bonus", 0), ==, 3);
  g_assert_cmpint (script_row_value (&script, "visible", 0), ==, 0);
  g_assert_cmpint (script_row_value (&script, "secret", 0), ==, 2);
  g_assert_cmpint (sheet.totals[0], ==, 36);
  g_assert_true (sheet.over);
}

static void
test_both_are_sold (void)
{
  Script script;

  script_begin_close (&script, "B1", "D1 D2", "D4");
  script_seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  script_set_collections (&script, 1, "M3 M4 M5", "L1");
  script_play (&script, "keep; secret D4; done");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_OVER);
  script_assert_events (&script, "end bonus reveal reveal sell sell sell sell game-over");
  g_assert_cmpint (script_row_value (&script, "visible", 0), ==, 1);
  g_assert_cmpint (script_row_value (&script, "secret", 0), ==, 0);
  g_assert_cmpint (script_row_value (&script, "visible", 1), ==, 3);
  g_assert_cmpint (script_row_value (&script, "secret", 1), ==, 1);

  /* They stay where they are. */
  script_assert_cards (script_seat (&script, 0)->secret, "D1 D2 D4");
  script_assert_cards (script_seat (&script, 1)->visible, "M3 M4 M5");
}

static void
test_hands_at_the_end (void)
{
  Script script;

  script_init (&script, 3);
  script.state.phase = SB_PHASE_ADD;
  script_seat (&script, 0)->points = script_cards ("K9 K9 K8 K8");
  script_set_collections (&script, 0, "B1", NULL);
  script_set_hand (&script, 0, "M9 K1");
  script_set_hand (&script, 1, "D2 C5 K4 C5");
  script_set_hand (&script, 2, "L1");
  script_set_discard (&script, "O9");
  script_play (&script, "done");

  /* Seat 0 passes to seat 2; then by seats, families and values, the last on top. */
  script_assert_events (&script, "pass end bonus discard-hand discard-hand sell game-over");
  script_set_draw (&script, "M9 L1 K1 C5 C5 D2 K4 O9");
  g_assert_cmpint (script.state.discard_count, ==, 8);
  g_assert_cmpmem (script.state.discard, 8, script.state.draw, 8);
  for (int i = 0; i < 3; i++)
    g_assert_true (sb_cards_empty (script_seat (&script, i)->hand));
  g_assert_cmpint (script_sheet (&script).totals[1], ==, 0);
}

static void
test_tie (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  script.state.phase = SB_PHASE_ADD;
  script_seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  script_set_collections (&script, 0, "B1 B2 B9", NULL);
  script_seat (&script, 1)->points = script_cards ("L9 L9 L8 L3");
  script_set_collections (&script, 1, "M1 M2 M3 M4", NULL);
  script_play (&script, "done");
  sheet = script_sheet (&script);
  g_assert_cmpint (sheet.totals[0], ==, 33);
  g_assert_cmpint (sheet.totals[1], ==, 33);
  g_assert_true (sheet.winner[0] && sheet.winner[1] && !sheet.winner[2]);
}

static void
test_discard_is_open (void)
{
  Script script;
  SbState view;

  script_begin_close (&script, "M9 M1 M8", NULL, "D4");
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
  script_set_hand (&script, 0, "K1 D1");
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (script_seat (&script, 1)->hand, "D1");
  g_assert_cmpint (script.state.current, ==, 1);
}

static void
test_idle_end (void)
{
  Script script;

  script_init (&script, 3);
  script_set_collections (&script, 0, "K1", NULL);
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
    g_assert_cmpint (script_row_value (&script, "bonus", i), ==, 0);
}

static void
test_idle_is_reset (void)
{
  Script script;

  /* A closing sets the count to 0 before its own turn is counted. */
  script_init (&script, 2);
  script_set_collections (&script, 1, "K1", NULL);
  script_play (&script, "no-draw; no-draw");
  g_assert_cmpint (script.state.idle, ==, 1);
  script_play (&script, "close");
  g_assert_cmpint (script.state.idle, ==, 1);
  g_assert_cmpint (script.state.current, ==, 0);

  /* A card played, when the turn ends. */
  script_set_hand (&script, 0, "D1");
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

  script_begin_close (&script, "K2 K4", NULL, "K9");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep; visible K9; done");
  g_assert_true (sb_cards_empty (script_seat (&script, 0)->points));

  /* The obligation asks not whether the sale scores. */
  script_begin_close (&script, "K2 K4", "M9", "D4");
  script_assert_legal (&script, "close");
  script_begin_close (&script, "K3 K4", "M9", "D4");
  script_assert_legal (&script, "close");
}

static void
test_secret_stays (void)
{
  Script script;

  script_begin_close (&script, "K3", "M1", "K4");
  script_play (&script, "close");
  script_assert_cards (script_seat (&script, 0)->visible, "M1");
  g_assert_true (sb_cards_empty (script_seat (&script, 0)->points));
  g_assert_cmpint (script.state.discard_count, ==, 1);
}

static void
test_opening_without_card (void)
{
  Script script;

  script_init (&script, 2);
  script_seat (&script, 0)->opened = false;
  script_play (&script, "no-draw");
  script_assert_events (&script, "no-draw no-play turn");
  g_assert_true (script_seat (&script, 0)->opened);
  script_set_discard (&script, "K1 K2");
  script_play (&script, "draw; visible K1; done; no-draw; visible K2");
  script_assert_cards (script_seat (&script, 0)->visible, "K2");
}

static void
test_memory (void)
{
  Script script;

  script_init (&script, 3);
  script_set_hand (&script, 0, "K1 D1 D2");
  script_set_hand (&script, 1, "L1");
  script_set_draw (&script, "M1 M2");
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (script_seat (&script, 2)->hand, "D1 D2");
  script_assert_cards (script_seat (&script, 2)->known, "D1 D2");
  script_play (&script, "no-draw; visible L1; done; draw");
  script_assert_cards (script_seat (&script, 2)->known, "D1 D2");
  script_assert_cards (script_seat (&script, 2)->hand, "D1 D2 M1 M2");

  /* A face-down card may be one of them. */
  script_seat (&script, 2)->visible = script_cards ("C1");
  script_play (&script, "secret M1");
  script_assert_cards (script_seat (&script, 2)->known, "");
  script_play (&script, "done");
  script_assert_cards (script_seat (&script, 1)->known, "D1 D2 M2");
}

static void
test_last_pass (void)
{
  Script script;

  script_init (&script, 2);
  script.state.phase = SB_PHASE_ADD;
  script_set_collections (&script, 0, "B1", NULL);
  script_seat (&script, 0)->points = script_cards ("K9 K9 K8 K4");
  script_set_hand (&script, 0, "M9");
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

      script_begin_close (&script, closings[i].cards, NULL, "O4");
      g_assert_cmpint (script_count (&script), ==, sb_cards_count (script_cards (closings[i].cards)) + 1);
      script_play (&script, "close");
      script_assert_cards (script_seat (&script, 0)->points, closings[i].scored);
      g_assert_cmpint (script.state.discard_count, ==, closings[i].discarded);
    }
}

static void
test_obligation_example (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", "M9", "D4 L7");
  script_assert_legal (&script, "close");
  script_play (&script, "close");
  g_assert_cmpint (script_row_value (&script, "points", 0), ==, 2);
  script_assert_cards (script_seat (&script, 0)->visible, "M9");
  script_assert_legal (&script, "close; keep");
  script_play (&script, "keep");
  script_assert_legal (&script, "secret D4; secret L7");
}

static void
test_single_collection_example (void)
{
  Script script;

  script_begin_close (&script, "K2 K4", NULL, "D4");
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
  script_set_hand (&script, 1, "K1 K2 D1");
  script_set_hand (&script, 2, "B1 L1 M1");
  script_fill_draw (&script);
  g_assert_cmpint (script.state.draw_count, ==, 99);

  g_assert_cmpint (script.state.current, ==, 1);
  script_play (&script, "no-draw");
  g_assert_cmpint (script.state.phase, ==, SB_PHASE_PLAY);
  script_assert_legal (&script, "visible K1; visible K2; visible D1");
  script_play (&script, "visible D1; done");
  script_assert_cards (script_seat (&script, 0)->hand, "K1 K2");
  g_assert_cmpint (script.state.current, ==, 2);
  script_play (&script, "no-draw; visible M1; done");
  script_assert_cards (script_seat (&script, 1)->hand, "B1 L1");
  g_assert_cmpint (script.state.current, ==, 0);
  script_play (&script, "no-draw; visible K1; done");
  script_assert_cards (script_seat (&script, 2)->hand, "K2");
  g_assert_cmpint (script.state.draw_count, ==, 99);
  g_assert_cmpint (script.state.current, ==, 1);
  g_assert_cmpint (script_count (&script), ==, SB_CARDS);

  /* From now on closing is asked. */
  script_play (&script, "no-draw");
  script_assert_legal (&script, "close; keep");
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

  return g_test_run ();
}
