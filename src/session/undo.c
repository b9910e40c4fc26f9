/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far one can go back, and forth again. */
#include "undo.h"

/* A decision that somebody can be given back: chosen by a person, on a seat where a person still sits. That there was no choice
 * may be a secret of the seat: nobody else must tell it from what can be undone. */
static gboolean
is_persons (const TableeCourse *course,
            int                 viewer,
            guint               index)
{
  const TableeGameLog *log = tablee_course_get_log (course);
  const TableeLogItem *item = tablee_game_log_get_item (log, index);

  if (!tablee_course_is_person (course, item->seat))
    return FALSE;

  return item->by == TABLEE_BY_PERSON ||
         (item->by == TABLEE_BY_NOBODY && item->seat != viewer && tablee_game_log_has_secrets (log, index, item->seat));
}

/* What computers have learned is no loss: they think anew, from a view. */
static gboolean
taught_a_person (const TableeCourse *course,
                 guint               index)
{
  guint16 learners = tablee_game_log_get_item (tablee_course_get_log (course), index)->learners;

  for (int seat = 0; seat < tablee_course_get_ruleset (course)->seats; seat++)
    if ((learners >> seat & 1) != 0 && tablee_course_is_person (course, seat))
      return TRUE;

  return FALSE;
}

/* Whether the one who would be asked again is somebody else than the person who is asked now. */
static gboolean
was_handed_over (const TableeCourse *course,
                 guint               index)
{
  int mover = tablee_course_get_mover (course);

  return tablee_course_is_person (course, mover) &&
         tablee_game_log_get_item (tablee_course_get_log (course), index)->seat != mover;
}

static gboolean
sits_elsewhere (const TableeCourse *course,
                int                 seat)
{
  return tablee_course_is_person (course, seat) && !tablee_course_sits_here (course, seat);
}

/* Whoever sits elsewhere goes back in what that seat decided, and those who sit here in what was decided here. */
static gboolean
may_go_back (const TableeCourse *course,
             int                 viewer,
             guint               index)
{
  int seat = tablee_game_log_get_item (tablee_course_get_log (course), index)->seat;

  return viewer >= 0 && sits_elsewhere (course, viewer) ? seat == viewer : !sits_elsewhere (course, seat);
}

int
tablee_undo_find_undo (const TableeCourse *course,
                       int                 viewer)
{
  const TableeGameLog *log;

  g_return_val_if_fail (course != NULL, -1);

  if (tablee_course_is_over (course))
    return -1;

  log = tablee_course_get_log (course);
  for (guint i = tablee_game_log_get_head (log); i-- > 0;)
    {
      if (taught_a_person (course, i))
        return -1;
      if (is_persons (course, viewer, i))
        return was_handed_over (course, i) || !may_go_back (course, viewer, i) ? -1 : (int) i;
    }

  return -1;
}

int
tablee_undo_find_take_back (const TableeCourse *course,
                            int                 viewer)
{
  g_return_val_if_fail (course != NULL, -1);

  if (tablee_course_is_over (course) || !tablee_course_get_allow_take_back (course) || tablee_undo_find_undo (course, viewer) >= 0)
    return -1;

  for (guint i = tablee_game_log_get_head (tablee_course_get_log (course)); i-- > 0;)
    if (is_persons (course, viewer, i))
      return may_go_back (course, viewer, i) ? (int) i : -1;

  return -1;
}

static guint16
list_people (const TableeCourse *course)
{
  guint16 people = 0;

  for (int seat = 0; seat < tablee_course_get_ruleset (course)->seats; seat++)
    if (tablee_course_is_person (course, seat))
      people |= (guint16) (1u << seat);

  return people;
}

/* Whether the only action in @state, if there is only one, plays by itself: @action. */
static gboolean
plays_on (const TableeRuleset *ruleset,
          const void          *state,
          gboolean             patient,
          TableeAction        *action)
{
  const TableeGame *game = ruleset->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);

  if (game->legal (ruleset, state, actions) != 1)
    return FALSE;
  *action = actions[0];

  return !patient || game->forfeits == NULL || !game->forfeits (ruleset, state, *action);
}

gboolean
tablee_undo_is_final (const TableeCourse *course,
                      const void         *view,
                      TableeAction        action,
                      gboolean            patient)
{
  const TableeRuleset *ruleset;
  g_autofree void *state = NULL;
  g_autofree TableeEvent *items = NULL;
  TableeRandom random;
  int seat;

  g_return_val_if_fail (course != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  if (tablee_course_is_over (course) || tablee_course_get_allow_take_back (course))
    return FALSE;

  ruleset = tablee_course_get_ruleset (course);
  seat = tablee_game_to_move (ruleset, view);
  state = g_memdup2 (view, ruleset->game->state_size);
  items = g_new (TableeEvent, ruleset->game->max_events);
  tablee_random_seed (&random, 0);
  ruleset->game->resample (ruleset, state, seat, &random);
  do
    {
      TableeEventList events = { .items = items, .capacity = ruleset->game->max_events };

      ruleset->game->apply (ruleset, state, action, &events);
      if ((tablee_event_list_get_learners (&events) & list_people (course)) != 0 || tablee_game_to_move (ruleset, state) != seat)
        return TRUE;
    }
  while (plays_on (ruleset, state, patient, &action));

  return FALSE;
}

int
tablee_undo_find_redo (const TableeCourse *course,
                       int                 viewer)
{
  const TableeGameLog *log;
  guint length;
  guint head;

  g_return_val_if_fail (course != NULL, -1);

  log = tablee_course_get_log (course);
  length = tablee_game_log_get_length (log);
  head = tablee_game_log_get_head (log);
  if (tablee_course_is_over (course) || head == length || !may_go_back (course, viewer, head))
    return -1;

  do
    head++;
  while (head < length && !is_persons (course, viewer, head));

  return (int) head;
}
