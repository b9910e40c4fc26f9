/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be seen of a course, in a game in which nearly everything is hidden. */
#include "support.h"

#include "games/catalogue.h"
#include "games/space-beans/rules/rules.h"
#include "session/viewpoint.h"

enum
{
  SEATS = 3,
  LENGTH = 60,
};

static TableeCourse *
make_course (guint64 seed)
{
  g_autoptr (GListModel) seats = make_seats ("hhh");
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), SEATS, NULL, NULL);
  TableeRandom random;

  tablee_random_seed (&random, seed);

  return tablee_course_new (ruleset, NULL, &random, seats, TRUE);
}

static void
play_something (TableeCourse *course)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (course);
  const TableeGameLog *log = tablee_course_get_log (course);
  guint head = tablee_game_log_get_head (log);
  TableeAction actions[SB_MAX_ACTIONS];
  gsize count = ruleset->game->legal (ruleset, tablee_game_log_get_state (log, head), actions);

  tablee_course_play (course, actions[head * 7 % count], count > 1 ? TABLEE_BY_PERSON : TABLEE_BY_NOBODY);
}

static void
assert_hides (const SbState *view,
              int            viewer)
{
  g_assert_true (tablee_random_concealed (&view->chance));
  for (int i = 0; i < view->draw_count; i++)
    g_assert_cmpint (view->draw[i], ==, SB_UNKNOWN);
  for (int seat = 0; seat < SEATS; seat++)
    if (seat == viewer)
      g_assert_cmpint (view->seats[seat].hand_hidden + view->seats[seat].secret_hidden, ==, 0);
    else
      g_assert_cmpint (sb_cards_count (view->seats[seat].secret), ==, 0);
}

static void
test_views (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  const TableeGameLog *log = tablee_course_get_log (course);
  gsize size = tablee_course_get_ruleset (course)->game->state_size;

  for (guint n = 0; n < LENGTH; n++)
    {
      for (int viewer = TABLEE_NOBODY; viewer < SEATS; viewer++)
        {
          tablee_viewpoint_set_viewer (viewpoint, viewer);
          assert_hides (tablee_viewpoint_get_view (viewpoint), viewer);
        }
      assert_hides (tablee_viewpoint_get_mover_view (viewpoint), tablee_course_get_mover (course));
      tablee_viewpoint_set_viewer (viewpoint, TABLEE_VIEWER_ALL);
      g_assert_cmpmem (tablee_viewpoint_get_view (viewpoint), size, tablee_game_log_get_state (log, n), size);
      play_something (course);
      tablee_viewpoint_follow (viewpoint);
    }
}

static void
test_choosing (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  TableeAction actions[SB_MAX_ACTIONS];

  for (guint n = 0; n < LENGTH; n++)
    {
      for (int viewer = TABLEE_NOBODY; viewer < SEATS; viewer++)
        {
          gboolean moves = viewer == tablee_course_get_mover (course);
          gsize count;

          tablee_viewpoint_set_viewer (viewpoint, viewer);
          count = tablee_viewpoint_get_legal (viewpoint, actions);
          g_assert_true (tablee_viewpoint_may_choose (viewpoint) == (count > 0));
          g_assert_true (!moves || count > 0);
          if (count > 0)
            g_assert_cmpint (tablee_viewpoint_check (viewpoint, actions[0]), ==, TABLEE_REASON_NONE);
          else
            g_assert_cmpint (tablee_viewpoint_check (viewpoint, SB_ACTION_DRAW), ==, TABLEE_REASON_PHASE);
          /* Somebody has cards by then, which tell the views apart. */
          g_assert_true (moves || n < 3 || count == 0);
        }
      play_something (course);
      tablee_viewpoint_follow (viewpoint);
    }
  tablee_course_give_up (course, 0);
  g_assert_cmpuint (tablee_viewpoint_get_legal (viewpoint, actions), ==, 0);
  g_assert_cmpint (tablee_viewpoint_check (viewpoint, SB_ACTION_DRAW), ==, TABLEE_REASON_OVER);
}

/* A card that is drawn is in the log of the one who drew it, and of nobody else. */
static void
test_entries (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  GListModel *entries = tablee_viewpoint_get_entries (viewpoint);
  int drawn = 0;

  for (guint n = 0; n < LENGTH; n++)
    play_something (course);
  tablee_viewpoint_follow (viewpoint);
  for (int viewer = TABLEE_NOBODY; viewer < SEATS; viewer++)
    {
      tablee_viewpoint_set_viewer (viewpoint, viewer);
      for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
        {
          g_autoptr (TableeLogEntry) entry = g_list_model_get_item (entries, i);
          TableeEvent event = *tablee_log_entry_get_event (entry);
          TableeEvent concealed = *tablee_game_log_get_event (tablee_course_get_log (course), i);

          tablee_event_conceal (&concealed, viewer);
          g_assert_cmpmem (&event, sizeof event, &concealed, sizeof concealed);
          if (event.kind != SB_EVENT_DRAW)
            continue;

          g_assert_true (event.concealed == (event.seat != viewer));
          drawn += event.concealed;
        }
    }
  g_assert_cmpint (drawn, >, 1);
}

static void
spliced_cb (GListModel *entries,
            guint       position,
            guint       removed,
            guint       added,
            guint      *splice)
{
  splice[0]++;
  splice[1] = removed;
  splice[2] = added;
}

/* In one go: what is news is added, what was undone removed, and for other eyes all is exchanged. */
static void
test_splices (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  GListModel *entries = tablee_viewpoint_get_entries (viewpoint);
  guint dealt = g_list_model_get_n_items (entries);
  guint splice[3] = { 0 };
  guint all;

  g_signal_connect (entries, "items-changed", G_CALLBACK (spliced_cb), splice);
  play_something (course);
  tablee_viewpoint_follow (viewpoint);
  all = g_list_model_get_n_items (entries);
  g_assert_cmpuint (splice[0], ==, 1);
  g_assert_cmpuint (splice[1], ==, 0);
  g_assert_cmpuint (splice[2], ==, all - dealt);
  g_assert_cmpuint (splice[2], >, 0);
  tablee_viewpoint_set_viewer (viewpoint, 1);
  g_assert_cmpuint (splice[1], ==, all);
  g_assert_cmpuint (splice[2], ==, all);
  tablee_course_go_to (course, 0);
  tablee_viewpoint_follow (viewpoint);
  g_assert_cmpuint (splice[0], ==, 3);
  g_assert_cmpuint (splice[1], ==, all - dealt);
  g_assert_cmpuint (splice[2], ==, 0);
}

/* Seats are marked by what the viewer can know of the score sheet, and nobody is before there are points. */
static void
test_standing (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  guint marked = 0;
  guint differ = 0;

  for (guint n = 0; n < LENGTH * 4 && !tablee_course_is_over (course); n++)
    {
      TableeStanding first[SEATS];

      for (int viewer = TABLEE_NOBODY; viewer < SEATS; viewer++)
        {
          TableeScoreSheet sheet;
          int winners = 0;
          gint64 least = G_MAXINT64;
          gint64 most = 0;

          tablee_viewpoint_set_viewer (viewpoint, viewer);
          tablee_viewpoint_take_scores (viewpoint);
          tablee_viewpoint_get_score_sheet (viewpoint, &sheet);
          for (int seat = 0; seat < SEATS; seat++)
            {
              least = MIN (least, sheet.totals[seat]);
              most = MAX (most, sheet.totals[seat]);
            }
          for (int seat = 0; seat < SEATS; seat++)
            winners += sheet.totals[seat] == most;
          for (int seat = 0; seat < SEATS; seat++)
            {
              TableeStanding standing = tablee_seat_get_standing (tablee_course_get_seat (course, seat));

              g_assert_true ((standing != TABLEE_STANDING_NONE) == (most > least && sheet.totals[seat] == most));
              g_assert_true (standing == TABLEE_STANDING_NONE || (standing == TABLEE_STANDING_SHARES) == (winners > 1));
              marked += standing != TABLEE_STANDING_NONE;
              differ += viewer != TABLEE_NOBODY && standing != first[seat];
              first[seat] = viewer == TABLEE_NOBODY ? standing : first[seat];
            }
        }
      g_assert_true (n > 0 || marked == 0);
      play_something (course);
      tablee_viewpoint_follow (viewpoint);
    }
  g_assert_cmpuint (marked, >, 0);
  g_assert_cmpuint (differ, >, 0);
}

typedef gint64 Totals[TABLEE_MAX_COLUMNS];

/* The points lie open here: the curve has them after each action, and scores are news once. */
static void
test_scores (void)
{
  g_autoptr (TableeCourse) course = make_course (4);
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (course);
  gint64 totals[LENGTH + 1] = { 0 };
  int news = 0;

  for (guint n = 0; n < LENGTH; n++)
    {
      TableeScoreSheet sheet;

      play_something (course);
      tablee_viewpoint_follow (viewpoint);
      tablee_viewpoint_get_score_sheet (viewpoint, &sheet);
      totals[n + 1] = sheet.totals[0];
      news += tablee_viewpoint_take_scores (viewpoint);
      g_assert_false (tablee_viewpoint_take_scores (viewpoint));
    }
  g_assert_cmpint (news, >, 1);
  g_assert_cmpint (news, <, LENGTH);
  {
    g_autoptr (GArray) curve = tablee_viewpoint_get_curve (viewpoint);

    g_assert_cmpuint (curve->len, ==, LENGTH + 1);
    for (guint n = 0; n <= LENGTH; n++)
      g_assert_cmpint (g_array_index (curve, Totals, n)[0], ==, totals[n]);
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/viewpoint/views", test_views);
  g_test_add_func ("/viewpoint/choosing", test_choosing);
  g_test_add_func ("/viewpoint/entries", test_entries);
  g_test_add_func ("/viewpoint/splices", test_splices);
  g_test_add_func ("/viewpoint/standing", test_standing);
  g_test_add_func ("/viewpoint/scores", test_scores);

  return g_test_run ();
}
