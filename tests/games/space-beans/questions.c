/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be asked about cards and collections, what each seat sees, and what can be taken back. */
#include "script.h"

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
  g_assert_cmpint (sb_next_worth (two), ==, 4);
  g_assert_cmpint (sb_next_worth (script_cards ("M1 M4 M8")), ==, 4);
  g_assert_cmpint (sb_next_worth (script_cards ("M1 M2 M4 M8")), ==, 8);
  g_assert_cmpint (sb_next_worth (script_cards ("M1 M2 M3 M4 M4")), ==, 0);
  g_assert_cmpint (sb_next_worth ((SbCards){ 0 }), ==, 0);
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

  script_begin_close (&script, "K4", NULL, "K2 K9 D1");
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
  script_set_collections (&script, 0, "K4", "M1 M2");
  script_set_hand (&script, 0, "D1 D2 D3");
  script_seat (&script, 0)->known = script_cards ("D2");
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
  g_assert_cmpmem (&view.seats[0], sizeof view.seats[0], script_seat (&script, 0), sizeof view.seats[0]);
}

static void
test_score_of_view (void)
{
  Script script;
  TableeScoreSheet sheet;

  script_init (&script, 3);
  script_set_collections (&script, 0, "K1", "M1");
  script_set_collections (&script, 1, "L2 L3", "O1");
  tablee_space_beans_game.conceal (&script.ruleset.base, &script.state, 0);
  sheet = script_sheet (&script);
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
  script_set_hand (&script, 1, "K1 D1 D2");
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

/* Closes with @hand, and leaves what seat 1 hears of it in @events. Returns how much. */
static size_t
close_before_others (const char  *hand,
                     TableeEvent *events)
{
  Script script;

  script_begin_close (&script, "K2 K4", "M9", hand);
  script_play (&script, "close");
  for (size_t i = 0; i < script.events.count; i++)
    {
      events[i] = script.items[i];
      tablee_event_conceal (&events[i], 1);
    }

  return script.events.count;
}

/* Whether a collection had to be closed would say what the hand lacks: the others cannot tell. */
static void
test_closing_in_secret (void)
{
  TableeEvent forced[G_N_ELEMENTS (((Script *) NULL)->items)] = { 0 };
  TableeEvent chosen[G_N_ELEMENTS (forced)] = { 0 };
  size_t count = close_before_others ("D4 L7", forced);

  g_assert_cmpuint (count, >, 0);
  g_assert_cmpuint (close_before_others ("K5 L7", chosen), ==, count);
  for (size_t i = 0; i < count; i++)
    {
      g_assert_cmpint (forced[i].kind, ==, chosen[i].kind);
      g_assert_cmpmem (forced[i].args, sizeof forced[i].args, chosen[i].args, sizeof chosen[i].args);
      g_assert_cmpmem (forced[i].details, sizeof forced[i].details, chosen[i].details, sizeof chosen[i].details);
    }
}

/* What shows nothing new can be taken back. */
static void
test_barriers (void)
{
  Script script;

  script_begin_close (&script, "K1", NULL, "D1 D2");
  script_play (&script, "keep");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), ==, 0);
  script_play (&script, "secret D1");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), ==, 0);
  script_play (&script, "done");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), !=, 0);

  script_begin_close (&script, "K1", NULL, "D1 D2");
  script_play (&script, "close");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), ==, 0);
  script_play (&script, "visible D1");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), !=, 0);

  script_begin_close (&script, "K1", "M1", "D1 D2");
  script_play (&script, "close");
  g_assert_cmphex (tablee_event_list_get_learners (&script.events), !=, 0);
}

static void
test_reasons (void)
{
  Script script;

  script_init (&script, 2);
  script_set_hand (&script, 0, "K1 D1");
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

#define NAMED(name) "/games/space-beans/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (NAMED ("worth"), test_worth);
  g_test_add_func (NAMED ("scoring-kinds"), test_scoring_kinds);
  g_test_add_func (NAMED ("targets"), test_targets);
  g_test_add_func (NAMED ("sets"), test_sets);
  g_test_add_func (NAMED ("views"), test_views);
  g_test_add_func (NAMED ("score-of-view"), test_score_of_view);
  g_test_add_func (NAMED ("audience"), test_audience);
  g_test_add_func (NAMED ("closing-in-secret"), test_closing_in_secret);
  g_test_add_func (NAMED ("barriers"), test_barriers);
  g_test_add_func (NAMED ("reasons"), test_reasons);

  return g_test_run ();
}
