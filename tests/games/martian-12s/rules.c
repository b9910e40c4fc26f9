/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each ruling of Martian 12s. */
#include "script.h"

enum { SMALL, MEDIUM, LARGE };

static void
assert_reason (Script       *script,
               TableeAction  action,
               int           reason)
{
  g_assert_cmpint (tablee_martian_12s_game.check (&script->ruleset.base, &script->state, action), ==, reason);
}

static void
assert_balances (Script *script,
                 ...)
{
  va_list balances;

  va_start (balances, script);
  for (int i = 0; i < script->ruleset.base.seats; i++)
    g_assert_cmpint (script->state.seats[i].balance, ==, va_arg (balances, int));
  va_end (balances);
}

/* The round just ended: why, and what each winner got. */
static void
assert_round_end (Script      *script,
                  M12RoundEnd  end,
                  int          winner,
                  int          stakes,
                  int          sharers)
{
  const TableeEvent *score = script_event (script, M12_EVENT_SCORE);
  const TableeEvent *win = script_event (script, M12_EVENT_WIN);

  g_assert_nonnull (score);
  g_assert_cmpint (score->args[0], ==, end);
  g_assert_cmpint (win->seat, ==, winner);
  g_assert_cmpint (win->args[0], ==, stakes);
  g_assert_cmpint (win->args[3], ==, sharers);
}

static void
test_first_pull (void)
{
  Script script;

  script_init (&script, 3);
  script_begin (&script);
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (script.state.current, ==, seat);
      g_assert_false (script_is_legal (&script, M12_ACTION_PASS));
      assert_reason (&script, M12_ACTION_PASS, M12_REASON_FIRST_PULL);
      for (int size = 0; size < M12_SIZES; size++)
        g_assert_true (script_is_legal (&script, M12_ACTION_PULL_SMALL + (TableeAction) size));
      script_play (&script, "1");
    }
  g_assert_cmpint (script.state.lap, ==, 2);
  g_assert_true (script_is_legal (&script, M12_ACTION_PASS));
}

static void
test_stake (void)
{
  Script script;

  script_init (&script, 2);
  script.ruleset.stake = 20;
  script_begin (&script);
  script_play (&script, "12 2");
  assert_balances (&script, -40, -20);
  g_assert_cmpint (script.state.pot, ==, 3);
  g_assert_cmpint (script_event (&script, M12_EVENT_STAKE)->args[0], ==, 3);
  script_play (&script, "p");
  assert_balances (&script, -40, -20);
}

static void
test_six_pulls (void)
{
  Script script;

  script_init (&script, 3);
  script_begin (&script);
  script_play (&script, "000 000 111 111 222 33");
  g_assert_cmpint (script.state.round, ==, 1);
  g_assert_cmpint (script.state.lap, ==, 6);
  script_play (&script, "4");
  assert_round_end (&script, M12_END_SIX_LAPS, 2, 18, 1);
  assert_balances (&script, -600, -600, 1200);
}

static void
test_lone_after_limit (void)
{
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 41 30 p1 0 1");
  g_assert_cmpint (script.state.lap, ==, 7);
  g_assert_cmpint (script.state.current, ==, 1);
  script_play (&script, "4 4");
  g_assert_cmpint (script.state.lap, ==, 9);
  script_play (&script, "1");
  g_assert_cmpint (script.state.seats[1].points, ==, 12);
  script_play (&script, "p");
  assert_round_end (&script, M12_END_NO_ACTIVE, 1, 12, 1);
}

static void
test_last_left (void)
{
  Script script;

  /* A single zero that has passed wins from one who pops, and before that one could go on. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 4p 4 3");
  assert_round_end (&script, M12_END_LAST_LEFT, 1, 5, 1);
  assert_balances (&script, -400, 400);

  /* An active one wins without having its turn. */
  script_init (&script, 3);
  script_begin (&script);
  script_play (&script, "440 440 431 2");
  g_assert_null (script_event (&script, M12_EVENT_SCORE));
  script_play (&script, "3");
  assert_round_end (&script, M12_END_LAST_LEFT, 2, 11, 1);
}

static void
test_twelve (void)
{
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 40 40");
  g_assert_cmpint (script.state.seats[0].points, ==, 12);
  g_assert_cmpint (script.state.seats[0].status, ==, M12_ACTIVE);
  g_assert_true (script_is_legal (&script, M12_ACTION_PULL_SMALL));
  script_play (&script, "0");
  g_assert_cmpint (script.state.seats[0].points, ==, 12);
  g_assert_cmpint (script.state.seats[0].height, ==, 4);
  g_assert_cmpint (script.state.seats[0].status, ==, M12_ACTIVE);
}

static void
test_tie_break (void)
{
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "43 43 42 p2 2 p");
  assert_round_end (&script, M12_END_NO_ACTIVE, 1, 8, 1);

  /* A zero makes the longer stack. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "44 44 44 0p p");
  assert_round_end (&script, M12_END_NO_ACTIVE, 0, 7, 1);
}

static void
test_remainder (void)
{
  Script script;

  script_init (&script, 3);
  script_begin (&script);
  script_play (&script, "440 44p 33 11 pp");
  assert_round_end (&script, M12_END_NO_ACTIVE, 0, 4, 2);
  assert_balances (&script, 0, 0, -100);
  g_assert_cmpint (script.state.pot, ==, 1);
  g_assert_cmpint (script_event (&script, M12_EVENT_CARRY)->args[0], ==, 1);

  /* Round 2 has 12 pulls and is about 13 stakes. */
  script_play (&script, "000 000 111 11");
  g_assert_cmpint (script.state.pot, ==, 12);
  script_play (&script, "2");
  g_assert_cmpint (script.state.pot, ==, 13);
  script_play (&script, "ppp");
  assert_round_end (&script, M12_END_NO_ACTIVE, 0, 13, 1);
}

static void
test_left_in_pot (void)
{
  Script script;

  script_init (&script, 3);
  script.ruleset.rounds = 1;
  script_begin (&script);
  script_play (&script, "440 44p 33 11 pp");
  g_assert_cmpint (script.state.phase, ==, M12_PHASE_OVER);
  g_assert_cmpint (script.state.pot, ==, 1);
  assert_balances (&script, 0, 0, -100);
  g_assert_cmpint (script_event (&script, M12_EVENT_GAME_OVER)->args[0], ==, 1);
  assert_reason (&script, M12_ACTION_PASS, TABLEE_REASON_OVER);
}

static int
first_of_seed (M12Ruleset *ruleset,
               guint64     number)
{
  TableeRandom seed;
  M12State state;

  tablee_random_seed (&seed, number);
  tablee_martian_12s_game.deal (&ruleset->base, &state, &seed, NULL);
  g_assert_cmpint (state.first, ==, state.current);

  return state.first;
}

static void
test_first_player (void)
{
  static const gint64 wallets[] = { 500, 900, 50, 900 };
  M12Ruleset ruleset;
  guint begins[4] = { 0 };

  /* Equal purses: everybody begins sometimes. */
  m12_ruleset_init (&ruleset, 4);
  m12_ruleset_complete (&ruleset);
  for (guint64 seed = 0; seed < 400; seed++)
    begins[first_of_seed (&ruleset, seed)]++;
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (begins[seat], >, 60);

  /* The richest, and only they. */
  ruleset.open_account = false;
  ruleset.has_wallets = true;
  memcpy (ruleset.wallets, wallets, sizeof wallets);
  memset (begins, 0, sizeof begins);
  for (guint64 seed = 0; seed < 100; seed++)
    begins[first_of_seed (&ruleset, seed)]++;
  g_assert_cmpuint (begins[1], >, 30);
  g_assert_cmpuint (begins[3], >, 30);
  g_assert_cmpuint (begins[1] + begins[3], ==, 100);

  /* The option says who; one who cannot pay leaves it to the next. */
  ruleset.base.first = 0;
  g_assert_cmpint (first_of_seed (&ruleset, 1), ==, 0);
  ruleset.base.first = 2;
  g_assert_cmpint (first_of_seed (&ruleset, 1), ==, 3);
}

static void
test_next_first (void)
{
  static const int expected[] = { 1, 2, 3, 0, 1 };
  Script script;

  script_init (&script, 4);
  script.ruleset.base.first = 1;
  script_begin (&script);
  for (gsize round = 0; round < G_N_ELEMENTS (expected); round++)
    {
      g_assert_cmpint (script.state.first, ==, expected[round]);
      g_assert_cmpint (script.state.current, ==, expected[round]);
      /* The one who began wins every other round. */
      script_play (&script, round % 2 == 0 ? "3000 pppp" : "0003 pppp");
    }
}

static void
test_next_first_skips (void)
{
  Script script;

  script_init (&script, 3);
  script.ruleset.tokens = 1;
  script.ruleset.stake = 1;
  script.ruleset.open_account = false;
  script_begin (&script);
  script.state.seats[0].balance = 3;
  script.state.seats[2].balance = 3;
  script_play (&script, "012 ppp");
  g_assert_cmpint (script.state.round, ==, 2);
  g_assert_cmpint (script.state.first, ==, 2);
  g_assert_cmpint (script.state.seats[1].status, ==, M12_OUT);
  g_assert_cmpint (script_event (&script, M12_EVENT_SITS_OUT)->seat, ==, 1);
}

static void
test_empty_size (void)
{
  Script script;

  script_init (&script, 5);
  script_begin (&script);
  for (int lap = 0; lap < 2; lap++)
    for (int value = 0; value < M12_VALUES; value++)
      script_pull (&script, LARGE, value);
  g_assert_cmpint (script.state.left[LARGE], ==, 0);
  g_assert_false (script_is_legal (&script, M12_ACTION_PULL_LARGE));
  assert_reason (&script, M12_ACTION_PULL_LARGE, M12_REASON_SIZE_EMPTY);
  g_assert_true (script_is_legal (&script, M12_ACTION_PULL_MEDIUM));
}

static void
test_return (void)
{
  Script script;
  int values[M12_VALUES];

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 4p 4 3");
  g_assert_cmpint (script.state.round, ==, 2);
  g_assert_cmpint (script_bag (&script), ==, 30);
  for (int size = 0; size < M12_SIZES; size++)
    {
      m12_bag_values (&script.state, size, values);
      for (int value = 0; value < M12_VALUES; value++)
        g_assert_cmpint (values[value], ==, 2);
    }
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpint (script.state.seats[seat].height, ==, 0);
}

static void
test_popped_stay (void)
{
  Script script;

  script_init (&script, 3);
  script_begin (&script);
  script_play (&script, "400 400 400 4");
  g_assert_cmpint (script.state.seats[0].status, ==, M12_POPPED);
  g_assert_cmpint (script.state.seats[0].height, ==, 4);
  g_assert_cmpint (script_bag (&script), ==, 20);
}

static void
test_no_money (void)
{
  Script script;

  script_init (&script, 2);
  script.ruleset.open_account = false;
  script.ruleset.has_wallets = true;
  script.ruleset.wallets[0] = 250;
  script.ruleset.wallets[1] = 1000;
  script_begin (&script);
  script_play (&script, "00 00");
  g_assert_cmpint (script.state.current, ==, 0);
  g_assert_false (script_is_legal (&script, M12_ACTION_PULL_SMALL));
  assert_reason (&script, M12_ACTION_PULL_SMALL, M12_REASON_CANNOT_PAY);
  g_assert_true (script_is_legal (&script, M12_ACTION_PASS));

  /* An open account goes below. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "00 00 00");
  assert_balances (&script, -300, -300);
}

static void
test_sets (void)
{
  static const struct { int seats; int sets; int pyramids; } table[] = {
    { 2, 2, 30 }, { 3, 2, 30 }, { 4, 2, 30 }, { 5, 2, 30 }, { 6, 3, 45 }, { 7, 3, 45 }, { 8, 4, 60 }, { 9, 4, 60 },
  };
  Script script;

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      script_init (&script, table[i].seats);
      script_begin (&script);
      g_assert_cmpint (m12_sets_for_seats (table[i].seats), ==, table[i].sets);
      g_assert_cmpint (script_bag (&script), ==, table[i].pyramids);
      for (int colour = 0; colour < M12_COLOURS; colour++)
        g_assert_cmpint (script.ruleset.copies[colour], ==, (table[i].sets + (colour < M12_WHITE)) / 2);
    }

  for (int xeno = 0; xeno < 2; xeno++)
    {
      script_init (&script, 2);
      script.ruleset.sets = 1;
      script.ruleset.single_xeno = xeno;
      script_begin (&script);
      g_assert_cmpint (script_bag (&script), ==, 15);
      for (int colour = 0; colour < M12_COLOURS; colour++)
        g_assert_cmpint (script.ruleset.copies[colour], ==, (colour >= M12_WHITE) == xeno);
    }
}

static void
test_bankrupt (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  script.ruleset.tokens = 2;
  script.ruleset.stake = 1;
  script.ruleset.rounds = 0;
  script.ruleset.open_account = false;
  script_begin (&script);
  script_play (&script, "400 400 ppp");
  g_assert_cmpint (script.state.phase, ==, M12_PHASE_OVER);
  assert_balances (&script, 6, 0, 0);
  tablee_martian_12s_game.score (&script.ruleset.base, &script.state, &sheet);
  g_assert_true (sheet.over && sheet.winner[0] && !sheet.winner[1]);
}

/* Nobody has a stake left, and what could not be divided is nobody's: the ranks are shared. */
static void
test_bankrupt_shared (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 2);
  script.ruleset.has_wallets = true;
  script.ruleset.stake = 100;
  script.ruleset.open_account = false;
  script.ruleset.wallets[0] = 190;
  script.ruleset.wallets[1] = 190;
  script_begin (&script);
  script.state.pot = 0;
  script_play (&script, "11");
  script.state.pot = 1;
  script_play (&script, "pp");
  g_assert_cmpint (script.state.phase, ==, M12_PHASE_OVER);
  tablee_martian_12s_game.score (&script.ruleset.base, &script.state, &sheet);
  g_assert_true (sheet.winner[0] && sheet.winner[1]);
}

static void
test_ranks (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  script.ruleset.rounds = 1;
  script_begin (&script);
  script_play (&script, "123 1pp p");
  tablee_martian_12s_game.score (&script.ruleset.base, &script.state, &sheet);
  g_assert_cmpint (sheet.rows, ==, 1);
  g_assert_cmpstr (sheet.row[0].id, ==, "balance");
  g_assert_cmpint (sheet.totals[0], ==, -200);
  g_assert_cmpint (sheet.totals[1], ==, -100);
  g_assert_cmpint (sheet.totals[2], ==, 300);
  g_assert_cmpint (sheet.ranks[0], ==, 3);
  g_assert_cmpint (sheet.ranks[1], ==, 2);
  g_assert_cmpint (sheet.ranks[2], ==, 1);
}

/* Leaves only small pyramids of @value in the bag, @count of them. */
static void
leave_in_bag (Script *script,
              int     value,
              int     count)
{
  memset (script->state.bag, 0, sizeof script->state.bag);
  memset (script->state.left, 0, sizeof script->state.left);
  for (int i = 0; i < count; i++)
    script->state.bag[SMALL][script->state.left[SMALL]++] = m12_pyramid (i % 2 * M12_VALUES + value, SMALL);
}

static void
test_order_of_ends (void)
{
  Script script;
  M12RoundEnd end;

  /* The last pyramid of the bag pops the last rival: a, not e. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 40 4");
  leave_in_bag (&script, 4, 2);
  script_play (&script, "4");
  g_assert_false (m12_round_over (&script.ruleset, &script.state, &end));
  script_play (&script, "4");
  assert_round_end (&script, M12_END_LAST_LEFT, 1, 7, 1);

  /* The bag is empty: who is active counts as having passed. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 40");
  leave_in_bag (&script, 1, 1);
  script_play (&script, "1");
  assert_round_end (&script, M12_END_BAG_EMPTY, 0, 5, 1);
  g_assert_nonnull (script_event (&script, M12_EVENT_BAG_EMPTY));

  /* The last pass: b. */
  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 pp");
  assert_round_end (&script, M12_END_NO_ACTIVE, 0, 2, 1);
}

static void
test_no_endless_game (void)
{
  Script script;

  script_init (&script, 2);
  script.ruleset.rounds = 3;
  script_begin (&script);
  for (int round = 1; round <= 3; round++)
    {
      g_assert_cmpint (script.state.round, ==, round);
      g_assert_cmpint (script.state.phase, ==, M12_PHASE_PULL);
      script_play (&script, "01 pp");
    }
  g_assert_cmpint (script.state.phase, ==, M12_PHASE_OVER);

  /* Without a number of rounds a purse runs dry. */
  script_init (&script, 2);
  script.ruleset.rounds = 0;
  script.ruleset.tokens = 30;
  script.ruleset.stake = 1;
  script.ruleset.open_account = false;
  script_begin (&script);
  for (int round = 1; round <= 30; round++)
    script_play (&script, script.state.first == 0 ? "40 pp" : "04 pp");
  g_assert_cmpint (script.state.phase, ==, M12_PHASE_OVER);
  assert_balances (&script, 60, 0);
}

static void
test_lone (void)
{
  for (int hard = 0; hard < 2; hard++)
    {
      Script script;

      script_init (&script, 2);
      script.ruleset.hard_limit = hard;
      script_begin (&script);
      script_play (&script, "30 p0 1 1 1 0");
      if (hard)
        {
          assert_round_end (&script, M12_END_HARD_LIMIT, 1, 7, 1);
          continue;
        }
      g_assert_cmpint (script.state.lap, ==, 7);
      script_play (&script, "p");
      assert_round_end (&script, M12_END_NO_ACTIVE, 1, 7, 1);
    }
}

/* From 9 points on a pull can pop, by these values. */
static void
test_popping_values (void)
{
  static const struct { const char *moves; int points; int smallest; } table[] = {
    { "40 40 ", 8, 5 }, { "40 40 10 ", 9, 4 }, { "40 40 20 ", 10, 3 }, { "40 40 30 ", 11, 2 }, { "40 40 40 ", 12, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    for (int value = 0; value < M12_VALUES; value++)
      {
        Script script;

        script_init (&script, 2);
        script_begin (&script);
        script_play (&script, table[i].moves);
        g_assert_cmpint (script.state.seats[0].points, ==, table[i].points);
        script_play (&script, (char[]){ (char) ('0' + value), '\0' });
        g_assert_cmpint (script_event (&script, M12_EVENT_POP) != NULL, ==, value >= table[i].smallest);
      }
}

/* Two of each value lie in a full bag, in each size: the chance to pop by size follows. */
static void
test_count_popping (void)
{
  static const struct { uint8_t points; int popping; } table[] = { { 0, 0 }, { 8, 0 }, { 9, 2 }, { 10, 4 }, { 11, 6 }, { 12, 8 } };
  M12Ruleset ruleset;
  M12State state = { 0 };

  m12_ruleset_init (&ruleset, 2);
  m12_ruleset_complete (&ruleset);
  tablee_random_seed (&state.chance, 1);
  m12_fill_bag (&ruleset, &state);

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    for (int size = 0; size < M12_SIZES; size++)
      {
        state.seats[1].points = table[i].points;
        g_assert_cmpint (m12_count_popping (&state, 1, size), ==, table[i].popping);
      }

  state.left[2] = 0;
  g_assert_cmpint (m12_count_popping (&state, 1, 2), ==, 0);
}

static void
test_thirteen (void)
{
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 40 30");
  script_play (&script, "2");
  assert_round_end (&script, M12_END_LAST_LEFT, 1, 7, 1);

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 40 30 1");
  g_assert_null (script_event (&script, M12_EVENT_POP));
  g_assert_cmpint (script.state.seats[0].points, ==, 12);
}

/* Six pulls each never exceed the bag. */
static void
test_bag_suffices (void)
{
  for (int seats = 2; seats <= TABLEE_MAX_SEATS; seats++)
    {
      Script script;

      script_init (&script, seats);
      script_begin (&script);
      g_assert_cmpint (script_bag (&script), >=, M12_LAP_LIMIT * seats);
    }
}

static void
test_events (void)
{
  static const M12Event expected[] = {
    M12_EVENT_STAKE, M12_EVENT_PULL, M12_EVENT_POP, M12_EVENT_SCORE, M12_EVENT_WIN, M12_EVENT_ROUND,
  };
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  script_play (&script, "40 4p 4 3");
  g_assert_cmpuint (script.events.count, ==, G_N_ELEMENTS (expected));
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpuint (script.items[i].kind, ==, expected[i]);
      g_assert_cmpint (script.items[i].reveals, ==, expected[i] == M12_EVENT_PULL);
      g_assert_cmpuint (script.items[i].audience, ==, TABLEE_AUDIENCE_ALL);
    }
  g_assert_cmpint (m12_pyramid_value ((M12Pyramid) script.items[1].args[0]), ==, 3);
  g_assert_cmpint (script.items[1].args[1], ==, 15);
  g_assert_cmpint (script.items[1].args[2], ==, 4);

  script_play (&script, "0");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), !=, 0);
  script_play (&script, "0p");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), ==, 0);
}

static void
test_unknown (void)
{
  Script script;

  script_init (&script, 2);
  script_begin (&script);
  assert_reason (&script, 4, TABLEE_REASON_UNKNOWN);
  assert_reason (&script, G_MAXUINT32, TABLEE_REASON_UNKNOWN);
}

#define RULING(number, name) "/games/martian-12s/M12-R" #number "/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (1, "first-pull-is-compulsory"), test_first_pull);
  g_test_add_func (RULING (2, "every-pull-costs-a-stake"), test_stake);
  g_test_add_func (RULING (3, "six-pulls-each"), test_six_pulls);
  g_test_add_func (RULING (4, "lone-player-after-lap-6"), test_lone_after_limit);
  g_test_add_func (RULING (5, "last-one-left-wins"), test_last_left);
  g_test_add_func (RULING (6, "twelve-is-safe"), test_twelve);
  g_test_add_func (RULING (7, "zeros-break-ties"), test_tie_break);
  g_test_add_func (RULING (8, "remainder-stays"), test_remainder);
  g_test_add_func (RULING (9, "rest-is-nobodys"), test_left_in_pot);
  g_test_add_func (RULING (10, "richest-begins"), test_first_player);
  g_test_add_func (RULING (11, "turn-to-begin-goes-round"), test_next_first);
  g_test_add_func (RULING (11, "skips-who-cannot-pay"), test_next_first_skips);
  g_test_add_func (RULING (12, "empty-size"), test_empty_size);
  g_test_add_func (RULING (13, "all-go-back"), test_return);
  g_test_add_func (RULING (14, "popped-stay"), test_popped_stay);
  g_test_add_func (RULING (15, "no-money"), test_no_money);
  g_test_add_func (RULING (16, "sets"), test_sets);
  g_test_add_func (RULING (17, "one-can-pay"), test_bankrupt);
  g_test_add_func (RULING (17, "nobody-can-pay"), test_bankrupt_shared);
  g_test_add_func (RULING (18, "balances-rank"), test_ranks);
  g_test_add_func (RULING (19, "order-of-ends"), test_order_of_ends);
  g_test_add_func (RULING (20, "no-endless-game"), test_no_endless_game);
  g_test_add_func (RULING (21, "lone-player-and-hard-limit"), test_lone);
  g_test_add_func ("/games/martian-12s/popping-values", test_popping_values);
  g_test_add_func ("/games/martian-12s/count-popping", test_count_popping);
  g_test_add_func ("/games/martian-12s/thirteen", test_thirteen);
  g_test_add_func ("/games/martian-12s/bag-suffices", test_bag_suffices);
  g_test_add_func ("/games/martian-12s/events", test_events);
  g_test_add_func ("/games/martian-12s/unknown", test_unknown);

  return g_test_run ();
}
