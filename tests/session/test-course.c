/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A course alone, without anybody who plays, looks on or keeps it. */
#include "support.h"

#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "games/space-beans/rules/rules.h"
#include "session/game-record-private.h"
#include "session/undo.h"

enum
{
  ENOUGH = 200,  /* actions of a game that may have no end */
};

static TableeCourse *
make_course_of (const char *game,
                const char *letters,
                guint64     seed,
                gboolean    take_back)
{
  g_autoptr (GListModel) seats = make_seats (letters);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find (game), (int) strlen (letters), NULL, NULL);
  TableeRandom random;

  tablee_random_seed (&random, seed);

  return tablee_course_new (ruleset, NULL, &random, seats, take_back);
}

static TableeCourse *
make_course (const char *letters,
             guint64     seed,
             gboolean    take_back)
{
  return make_course_of ("space-beans", letters, seed, take_back);
}

static guint
get_head (TableeCourse *course)
{
  return tablee_game_log_get_head (tablee_course_get_log (course));
}

/* The actions of whoever is to move. */
static gsize
list_legal (TableeCourse *course,
            TableeAction *actions)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (course);

  return ruleset->game->legal (ruleset, tablee_game_log_get_state (tablee_course_get_log (course), get_head (course)), actions);
}

/* Plays something for the one who is to move, and says who chose it. */
static TableeBy
play_something (TableeCourse *course)
{
  TableeAction actions[SB_MAX_ACTIONS];
  gsize count = list_legal (course, actions);
  TableeBy by = TABLEE_BY_NOBODY;

  if (count > 1)
    by = tablee_course_is_person (course, tablee_course_get_mover (course)) ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
  tablee_course_play (course, actions[get_head (course) * 7 % count], by);

  return by;
}

static gboolean
last_teaches (TableeCourse *course,
              int           seat)
{
  return (tablee_game_log_get_item (tablee_course_get_log (course), get_head (course) - 1)->learners >> seat & 1) != 0;
}

static void
test_goes_on (void)
{
  g_autoptr (TableeCourse) course = make_course ("hh", 4, TRUE);
  int first = tablee_course_get_mover (course);

  g_assert_cmpuint (tablee_course_get_revision (course), ==, 0);
  g_assert_false (tablee_course_is_over (course));
  g_assert_cmpint (tablee_course_get_current_seat (course), ==, first);
  play_something (course);
  play_something (course);
  tablee_course_go_to (course, 1);
  g_assert_cmpuint (get_head (course), ==, 1);
  g_assert_cmpuint (tablee_course_get_revision (course), ==, 3);
  tablee_course_note_end (course);
  tablee_course_give_up (course, 1 - first);
  g_assert_cmpuint (tablee_course_get_revision (course), ==, 4);
  g_assert_true (tablee_course_is_over (course));
  g_assert_cmpint (tablee_course_get_current_seat (course), ==, TABLEE_NOBODY);
  g_assert_cmpint (tablee_course_get_mover (course), !=, TABLEE_NOBODY);
  g_assert_cmpint (tablee_course_get_given_up_by (course), ==, 1 - first);
}

/* What it gives away is a copy, and a course of that goes on with the same. */
static void
test_records (void)
{
  g_autoptr (TableeCourse) course = make_course ("hm", 4, TRUE);
  g_autoptr (TableeCourse) again = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) later = NULL;

  for (int i = 0; i < 4; i++)
    play_something (course);
  tablee_course_mark_taken_back (course);
  record = tablee_course_to_record (course, TABLEE_VIEWER_ALL);
  g_assert_null (tablee_game_record_get_ended (record));
  g_assert_cmpint (tablee_game_record_get_id (record), ==, 0);
  g_assert_nonnull (tablee_game_log_get_seed (tablee_game_record_get_log (record)));
  g_assert_true (tablee_game_record_get_allow_take_back (record) && tablee_game_record_get_taken_back (record));
  again = tablee_course_new_for_record (record);
  g_assert_cmpuint (tablee_course_get_revision (again), ==, 4);
  g_assert_cmpuint (tablee_course_get_dice (again), ==, tablee_course_get_dice (course));

  tablee_course_give_up (again, 0);
  tablee_course_note_end (again);
  tablee_seat_add_hint (tablee_course_get_seat (again, 0));
  later = tablee_course_to_record (again, TABLEE_VIEWER_ALL);
  g_assert_nonnull (tablee_game_record_get_ended (later));
  g_assert_cmpint (tablee_game_record_get_given_up_by (later), ==, 0);
  g_assert_cmpint (tablee_game_record_get_given_up_by (record), ==, TABLEE_NOBODY);
  g_assert_cmpuint (tablee_seat_get_hints (tablee_course_get_seat (course, 0)), ==, 0);
}

/* A person and a computer have decided on a seat, as long as what either of them did stands. */
static void
test_relieved (void)
{
  static const TableeBy by[] = { TABLEE_BY_PERSON, TABLEE_BY_COMPUTER, TABLEE_BY_NOBODY, TABLEE_BY_NOBODY, TABLEE_BY_COMPUTER };
  g_autoptr (TableeCourse) course = make_course_of ("martian-12s", "hh", 1, FALSE);
  g_autoptr (TableeCourse) again = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  int first = tablee_course_get_mover (course);

  for (gsize i = 0; i < G_N_ELEMENTS (by); i++)
    {
      for (int seat = 0; seat < 2; seat++)
        g_assert_false (tablee_seat_get_relieved (tablee_course_get_seat (course, seat)));
      tablee_course_play (course, M12_ACTION_PULL_SMALL, by[i]);
    }
  g_assert_true (tablee_seat_get_relieved (tablee_course_get_seat (course, first)));
  g_assert_false (tablee_seat_get_relieved (tablee_course_get_seat (course, 1 - first)));
  record = tablee_course_to_record (course, TABLEE_VIEWER_ALL);
  again = tablee_course_new_for_record (record);
  g_assert_true (tablee_seat_get_relieved (tablee_course_get_seat (again, first)));
  tablee_course_go_to (course, 4);
  g_assert_false (tablee_seat_get_relieved (tablee_course_get_seat (course, first)));
  tablee_course_go_to (course, 5);
  g_assert_true (tablee_seat_get_relieved (tablee_course_get_seat (course, first)));
}

/* Of the whole only what the seat knows: no seed, no dice, no actions. */
static void
test_view_record (void)
{
  g_autoptr (TableeCourse) course = make_course ("hh", 4, FALSE);
  TableeRuleset *ruleset = tablee_course_get_ruleset (course);
  const TableeGameLog *log = tablee_course_get_log (course);
  g_autofree void *view = g_malloc (ruleset->game->state_size);
  g_autoptr (TableeGameRecord) record = NULL;
  const TableeGameLog *shown;

  play_something (course);
  tablee_game_log_look (log, 1, 1, view);
  record = tablee_course_to_record (course, 1);
  g_assert_true (tablee_game_record_get_is_view (record));
  g_assert_cmpint (tablee_game_record_get_viewer (record), ==, 1);
  g_assert_cmpuint (tablee_game_record_get_dice (record), ==, 0);
  shown = tablee_game_record_get_log (record);
  g_assert_null (tablee_game_log_get_seed (shown));
  g_assert_cmpuint (tablee_game_log_get_length (shown), ==, 0);
  g_assert_cmpmem (tablee_game_log_get_state (shown, 0), ruleset->game->state_size, view, ruleset->game->state_size);
}

static void
test_secrets (void)
{
  g_autoptr (TableeCourse) course = make_course ("hhh", 4, FALSE);
  const TableeGameLog *log = tablee_course_get_log (course);
  const TableeRuleset *ruleset = tablee_course_get_ruleset (course);
  g_autofree SbState *view = g_malloc (ruleset->game->state_size);
  int dealer = ((const SbState *) tablee_game_log_get_state (log, 0))->dealer;

  /* The dealer has no cards yet. */
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (tablee_game_log_has_secrets (log, 0, seat), ==, seat != dealer);
      tablee_game_log_look (log, 0, seat, view);
      for (int other = 0; other < 3; other++)
        g_assert_cmpint (view->seats[other].hand_hidden, ==, other == dealer || other == seat ? 0 : SB_DEALT);
    }
  tablee_game_log_look (log, 0, TABLEE_VIEWER_ALL, view);
  g_assert_cmpmem (view, ruleset->game->state_size, tablee_game_log_get_state (log, 0), ruleset->game->state_size);
}

/*
 * Going back
 */

/* Alone with computers, what shows nothing is free, and what does is not. */
static void
test_undo (void)
{
  int free_ones = 0;
  int shown = 0;

  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autoptr (TableeCourse) course = make_course ("hr", seed, TRUE);

      while (!tablee_course_is_over (course) && get_head (course) < ENOUGH)
        {
          gboolean by_person = play_something (course) == TABLEE_BY_PERSON;
          int undo = tablee_undo_find_undo (course, 0);
          int take_back = tablee_undo_find_take_back (course, 0);

          g_assert_cmpint (tablee_undo_find_redo (course, 0), ==, -1);
          g_assert_false (undo >= 0 && take_back >= 0);
          if (!by_person || tablee_course_is_over (course))
            continue;

          if (last_teaches (course, 0))
            {
              g_assert_cmpint (undo, ==, -1);
              g_assert_cmpint (take_back, ==, (int) get_head (course) - 1);
              shown++;
            }
          else
            {
              g_assert_cmpint (undo, ==, (int) get_head (course) - 1);
              free_ones++;
            }
        }
      tablee_course_give_up (course, 1);
      g_assert_cmpint (tablee_undo_find_undo (course, 0), ==, -1);
      g_assert_cmpint (tablee_undo_find_take_back (course, 0), ==, -1);
    }
  g_assert_cmpint (free_ones, >, 1);
  g_assert_cmpint (shown, >, 1);
}

/* What a computer has seen is no loss: its draws, and cards of mine that lie open since. */
static void
test_only_people_learn (void)
{
  int taught = 0;

  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autoptr (TableeCourse) course = make_course ("hr", seed, FALSE);
      int back = -1;

      while (!tablee_course_is_over (course) && get_head (course) < ENOUGH)
        {
          int number = (int) get_head (course);

          if (play_something (course) == TABLEE_BY_PERSON)
            back = number;
          if (tablee_course_is_over (course))
            break;
          if (last_teaches (course, 0))
            back = -1;
          else if (back >= 0 && last_teaches (course, 1))
            taught++;
          g_assert_cmpint (tablee_undo_find_undo (course, 0), ==, back);
        }
    }
  g_assert_cmpint (taught, >, 10);
}

/* Whatever is taken back can be had again: redo goes to the next decision of a person. */
static void
test_redo (void)
{
  g_autoptr (TableeCourse) course = make_course ("hr", 4, TRUE);
  guint length;

  while (get_head (course) < 30 && !tablee_course_is_over (course))
    play_something (course);
  length = get_head (course);
  for (int back = MAX (tablee_undo_find_undo (course, 0), tablee_undo_find_take_back (course, 0)); back >= 0;
       back = MAX (tablee_undo_find_undo (course, 0), tablee_undo_find_take_back (course, 0)))
    {
      guint head = get_head (course);

      tablee_course_go_to (course, (guint) back);
      g_assert_cmpint (tablee_undo_find_redo (course, 0), <=, (int) head);
      g_assert_cmpint (tablee_undo_find_redo (course, 0), >, back);
    }
  g_assert_cmpuint (get_head (course), <, 10);
  for (int forth = tablee_undo_find_redo (course, 0); forth >= 0; forth = tablee_undo_find_redo (course, 0))
    tablee_course_go_to (course, (guint) forth);
  g_assert_cmpuint (get_head (course), ==, length);
}

/* Where another person decides now, nothing is free, though a pass at Martian 12s shows nothing; and nothing at all where the set-up does
 * not allow it. */
static void
test_handed_over (gconstpointer data)
{
  gboolean allowed = GPOINTER_TO_INT (data);
  g_autoptr (TableeCourse) course = make_course_of ("martian-12s", "hhh", 4, allowed);

  for (int i = 0; i < 3; i++)
    tablee_course_play (course, M12_ACTION_PULL_SMALL, TABLEE_BY_PERSON);
  tablee_course_play (course, M12_ACTION_PASS, TABLEE_BY_PERSON);
  g_assert_false (last_teaches (course, 0) || last_teaches (course, 1) || last_teaches (course, 2));
  g_assert_cmpint (tablee_undo_find_undo (course, TABLEE_NOBODY), ==, -1);
  g_assert_cmpint (tablee_undo_find_take_back (course, TABLEE_NOBODY), ==, allowed ? 3 : -1);
  tablee_seat_change (tablee_course_get_seat (course, tablee_course_get_mover (course)), TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL, -1);
  g_assert_cmpint (tablee_undo_find_undo (course, TABLEE_NOBODY), ==, 3);
}

/* That there was no choice is known to the seat, and to nobody else. */
static void
test_secretly_only_action (void)
{
  int secretly = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (TableeCourse) course = make_course ("hh", seed, TRUE);

      while (!tablee_course_is_over (course) && get_head (course) < ENOUGH)
        {
          int seat = tablee_course_get_mover (course);
          guint number = get_head (course);

          if (play_something (course) != TABLEE_BY_NOBODY || tablee_course_is_over (course) ||
              !tablee_game_log_has_secrets (tablee_course_get_log (course), number, seat))
            continue;

          g_assert_cmpint (MAX (tablee_undo_find_undo (course, 1 - seat), tablee_undo_find_take_back (course, 1 - seat)), ==,
                           (int) number);
          g_assert_cmpint (MAX (tablee_undo_find_undo (course, seat), tablee_undo_find_take_back (course, seat)), <, (int) number);
          secretly++;
        }
    }
  g_assert_cmpint (secretly, >, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/course/goes-on", test_goes_on);
  g_test_add_func ("/course/records", test_records);
  g_test_add_func ("/course/relieved", test_relieved);
  g_test_add_func ("/course/view-record", test_view_record);
  g_test_add_func ("/course/secrets", test_secrets);
  g_test_add_func ("/course/undo", test_undo);
  g_test_add_func ("/course/only-people-learn", test_only_people_learn);
  g_test_add_func ("/course/redo", test_redo);
  g_test_add_data_func ("/course/handed-over", GINT_TO_POINTER (TRUE), test_handed_over);
  g_test_add_data_func ("/course/handed-over-for-good", GINT_TO_POINTER (FALSE), test_handed_over);
  g_test_add_func ("/course/secretly-only-action", test_secretly_only_action);

  return g_test_run ();
}
