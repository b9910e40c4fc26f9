/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game as it goes: played on, gone back in, recorded. */
#include "course.h"

#include "dice.h"
#include "game-record-private.h"

struct _TableeCourse
{
  TableeGameRecord *record;    /* nobody else's */
  GListModel       *seats;     /* of the record that it began with */
  TableeGameRecord *told;      /* what was told before all of it was known: its ruleset is in use, or NULL */
  gboolean          is_told;
  guint64           revision;
  gboolean          resumed_from_position;
};

/* Whether both a person and a computer have decided on @seat, up to where the game stands. */
static gboolean
is_relieved (const TableeCourse *self,
             int                 seat)
{
  const TableeGameLog *log = tablee_game_record_get_log (self->record);
  gboolean decided[TABLEE_N_BY] = { FALSE };

  for (guint i = 0; i < tablee_game_log_get_head (log); i++)
    if (tablee_game_log_get_item (log, i)->seat == seat)
      decided[tablee_game_log_get_item (log, i)->by] = TRUE;

  return decided[TABLEE_BY_PERSON] && decided[TABLEE_BY_COMPUTER];
}

/* Where the beginning of the game is gone, what was so then stays so. */
static void
bind_relieved (TableeCourse *self)
{
  for (int i = 0; i < tablee_course_get_ruleset (self)->seats; i++)
    {
      TableeSeat *seat = tablee_course_get_seat (self, i);

      tablee_seat_set_relieved (seat, is_relieved (self, i) || (self->resumed_from_position && tablee_seat_get_relieved (seat)));
    }
}

static TableeCourse *
take_record (TableeGameRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  TableeCourse *self = g_new0 (TableeCourse, 1);

  tablee_game_record_date_start (record, now);
  self->record = record;
  self->seats = g_object_ref (tablee_game_record_get_seats (record));
  self->revision = tablee_game_record_get_n_actions (record);

  return self;
}

TableeCourse *
tablee_course_new (TableeRuleset      *ruleset,
                   JsonObject         *options,
                   const TableeRandom *seed,
                   GListModel         *seats,
                   gboolean            allow_take_back)
{
  TableeCourse *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);

  self = take_record (tablee_game_record_new (tablee_game_log_new (ruleset, seed), options, seats, allow_take_back,
                                              tablee_dice_draw ()));
  bind_relieved (self);

  return self;
}

TableeCourse *
tablee_course_new_for_record (TableeGameRecord *record)
{
  TableeCourse *self;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);

  self = take_record (tablee_game_record_copy (record));
  self->resumed_from_position = tablee_game_record_get_resumed_from_position (record);
  if (!tablee_game_record_get_is_view (record))
    bind_relieved (self);

  return self;
}

TableeCourse *
tablee_course_new_told (TableeRuleset        *ruleset,
                        JsonObject           *options,
                        GListModel           *seats,
                        gboolean              allow_take_back,
                        int                   seat,
                        const TableeToldStep *start)
{
  g_autoptr (TableePosition) position = NULL;
  TableeGameLog *log;
  TableeCourse *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail (start != NULL, NULL);

  position = tablee_position_new_for_state (ruleset, start->view, TRUE);
  log = tablee_game_log_new_at (position);
  tablee_game_log_tell_deal (log, start->events, start->n_events);
  self = take_record (tablee_game_record_new_told (log, options, seats, allow_take_back, seat, tablee_dice_draw ()));
  self->is_told = TRUE;

  return self;
}

void
tablee_course_free (TableeCourse *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->record);
  g_clear_object (&self->told);
  g_object_unref (self->seats);
  g_free (self);
}

TableeGameRecord *
tablee_course_to_record (const TableeCourse *self,
                         int                 viewer)
{
  g_return_val_if_fail (self != NULL, NULL);

  return viewer == TABLEE_VIEWER_ALL ? tablee_game_record_copy (self->record)
                                     : tablee_game_record_copy_view (self->record, viewer);
}

TableeRuleset *
tablee_course_get_ruleset (const TableeCourse *self)
{
  return tablee_game_record_get_ruleset (self->told != NULL ? self->told : self->record);
}

JsonObject *
tablee_course_get_options (const TableeCourse *self)
{
  return tablee_game_record_get_options (self->record);
}

GListModel *
tablee_course_get_seats (const TableeCourse *self)
{
  return self->seats;
}

TableeSeat *
tablee_course_get_seat (const TableeCourse *self,
                        int                 seat)
{
  g_autoptr (TableeSeat) item = g_list_model_get_item (self->seats, (guint) seat);

  return item;  /* the list's reference keeps it */
}

gboolean
tablee_course_is_person (const TableeCourse *self,
                         int                 seat)
{
  return tablee_seat_is_person (tablee_course_get_seat (self, seat));
}

gboolean
tablee_course_sits_here (const TableeCourse *self,
                         int                 seat)
{
  return tablee_seat_get_kind (tablee_course_get_seat (self, seat)) == TABLEE_SEAT_HUMAN;
}

GDateTime *
tablee_course_get_started (const TableeCourse *self)
{
  return tablee_game_record_get_started (self->record);
}

gboolean
tablee_course_get_allow_take_back (const TableeCourse *self)
{
  return tablee_game_record_get_allow_take_back (self->record);
}

gboolean
tablee_course_get_resumed_from_position (const TableeCourse *self)
{
  return self->resumed_from_position;
}

gboolean
tablee_course_is_told (const TableeCourse *self)
{
  return self->is_told;
}

gboolean
tablee_course_is_view (const TableeCourse *self)
{
  return tablee_game_record_get_is_view (self->record) && !self->is_told;
}

void
tablee_course_set_dice (TableeCourse *self,
                        guint64       dice)
{
  tablee_game_record_set_dice (self->record, dice);
}

guint64
tablee_course_get_dice (const TableeCourse *self)
{
  return tablee_game_record_get_dice (self->record);
}

const TableeGameLog *
tablee_course_get_log (const TableeCourse *self)
{
  return tablee_game_record_get_log (self->record);
}

int
tablee_course_get_mover (const TableeCourse *self)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (self);
  const TableeGameLog *log = tablee_game_record_get_log (self->record);

  return tablee_game_to_move (ruleset, tablee_game_log_get_state (log, tablee_game_log_get_head (log)));
}

int
tablee_course_get_current_seat (const TableeCourse *self)
{
  return tablee_course_get_given_up_by (self) == TABLEE_NOBODY ? tablee_course_get_mover (self) : TABLEE_NOBODY;
}

int
tablee_course_get_given_up_by (const TableeCourse *self)
{
  return tablee_game_record_get_given_up_by (self->record);
}

gboolean
tablee_course_is_over (const TableeCourse *self)
{
  return tablee_course_get_current_seat (self) == TABLEE_NOBODY;
}

gboolean
tablee_course_get_taken_back (const TableeCourse *self)
{
  return tablee_game_record_get_taken_back (self->record);
}

guint64
tablee_course_get_revision (const TableeCourse *self)
{
  return self->revision;
}

void
tablee_course_play (TableeCourse *self,
                    TableeAction  action,
                    TableeBy      by)
{
  g_return_if_fail (self != NULL);

  tablee_game_record_play (self->record, action, by);
  self->revision++;
  bind_relieved (self);
}

/* Whether it was a choice is all that is told of who decided: the rest follows from who sits there. */
static TableeBy
guess_by (const TableeCourse   *self,
          const TableeToldStep *step)
{
  if (!step->chosen)
    return TABLEE_BY_NOBODY;

  return tablee_course_is_person (self, step->seat) ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
}

void
tablee_course_tell (TableeCourse         *self,
                    const TableeToldStep *step)
{
  TableeLogItem item;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->is_told);

  item = (TableeLogItem){ .seat = (gint8) step->seat, .by = (guint8) guess_by (self, step), .n_events = step->n_events };
  tablee_game_record_tell (self->record, &item, step->events, step->view);
  self->revision++;
}

gboolean
tablee_course_fulfil (TableeCourse     *self,
                      TableeGameRecord *record)
{
  const TableeRuleset *ours;
  const TableeRuleset *theirs;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->is_told, FALSE);
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), FALSE);

  ours = tablee_course_get_ruleset (self);
  theirs = tablee_game_record_get_ruleset (record);
  if (ours->game != theirs->game || ours->checksum != theirs->checksum || ours->seats != theirs->seats ||
      tablee_game_record_get_is_view (record) || !tablee_game_record_get_over (record))
    return FALSE;

  self->told = self->record;
  self->record = tablee_game_record_copy (record);
  self->is_told = FALSE;
  self->revision++;

  return TRUE;
}

void
tablee_course_go_to (TableeCourse *self,
                     guint         head)
{
  g_return_if_fail (self != NULL);

  tablee_game_record_go_to (self->record, head);
  self->revision++;
  bind_relieved (self);
}

void
tablee_course_give_up (TableeCourse *self,
                       int           seat)
{
  g_return_if_fail (self != NULL);

  tablee_game_record_give_up (self->record, seat);
  self->revision++;
}

void
tablee_course_mark_taken_back (TableeCourse *self)
{
  g_return_if_fail (self != NULL);

  tablee_game_record_mark_taken_back (self->record);
}

void
tablee_course_note_end (TableeCourse *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  g_return_if_fail (self != NULL);

  tablee_game_record_date_end (self->record, now);
}
