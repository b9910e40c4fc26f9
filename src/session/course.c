/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "course.h"

#include "game-record-private.h"

struct _TableeCourse
{
  TableeGameRecord *record;    /* nobody else's */
  guint64           revision;
};

static void
copy_seats (GListStore *to,
            GListModel *seats)
{
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) theirs = g_list_model_get_item (seats, i);
      g_autoptr (TableeSeat) seat = tablee_seat_new ((int) i, tablee_seat_get_name (theirs), tablee_seat_get_portrait (theirs),
                                                     tablee_seat_get_kind (theirs), tablee_seat_get_level (theirs));

      tablee_seat_set_hints (seat, tablee_seat_get_hints (theirs));
      g_list_store_append (to, seat);
    }
}

static TableeCourse *
take_record (TableeGameRecord *record,
             GListModel       *seats)
{
  TableeCourse *self = g_new0 (TableeCourse, 1);

  copy_seats (record->seats, seats);
  self->record = record;
  self->revision = tablee_game_log_get_head (record->log);

  return self;
}

TableeCourse *
tablee_course_new (TableeRuleset      *ruleset,
                   JsonObject         *options,
                   const TableeRandom *seed,
                   GListModel         *seats,
                   gboolean            allow_take_back)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  TableeGameRecord *record;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);

  record = tablee_game_record_new_for_log (tablee_game_log_new (ruleset, seed), options);
  record->has_seed = TRUE;
  record->seed = *seed;
  record->dice = (guint64) g_random_int () << 32 | g_random_int ();
  record->take_back = allow_take_back;
  tablee_game_record_set_times (record, now, NULL);

  return take_record (record, seats);
}

/* Around @log (transfer full) all that is true of the game, whoever looks at it; no seats yet. */
static TableeGameRecord *
copy_around (TableeGameRecord *record,
             TableeGameLog    *log)
{
  TableeGameRecord *copy = tablee_game_record_new_for_log (log, record->options);

  copy->take_back = record->take_back;
  copy->taken_back = record->taken_back;
  copy->given_up_by = record->given_up_by;
  tablee_game_record_set_times (copy, record->started, record->ended);

  return copy;
}

/* With what nobody may know before it is over. */
static TableeGameRecord *
copy_whole (TableeGameRecord *record)
{
  TableeGameRecord *copy = copy_around (record, tablee_game_log_copy (record->log));

  copy->has_seed = record->has_seed;
  copy->seed = record->has_seed ? record->seed : (TableeRandom) { 0 };
  copy->dice = record->dice;

  return copy;
}

TableeCourse *
tablee_course_new_for_record (TableeGameRecord *record)
{
  TableeGameRecord *copy;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);

  copy = copy_whole (record);
  copy->resumed_from_position = record->resumed_from_position;
  if (copy->started == NULL)
    copy->started = g_date_time_new_now_utc ();

  return take_record (copy, G_LIST_MODEL (record->seats));
}

void
tablee_course_free (TableeCourse *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->record);
  g_free (self);
}

static TableeGameRecord *
copy_view (TableeGameRecord *record,
           int               viewer)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (record->log);
  g_autofree void *view = g_malloc (ruleset->game->state_size);
  g_autoptr (TableePosition) position = NULL;
  TableeGameRecord *copy;

  tablee_game_log_look (record->log, tablee_game_log_get_head (record->log), viewer, view);
  position = tablee_position_new_for_state (ruleset, view, TRUE);
  copy = copy_around (record, tablee_game_log_new_at (position));
  copy->viewer = viewer;

  return copy;
}

TableeGameRecord *
tablee_course_to_record (const TableeCourse *self,
                         int                 viewer)
{
  TableeGameRecord *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = viewer == TABLEE_VIEWER_ALL ? copy_whole (self->record) : copy_view (self->record, viewer);
  copy_seats (copy->seats, G_LIST_MODEL (self->record->seats));

  return copy;
}

TableeRuleset *
tablee_course_get_ruleset (const TableeCourse *self)
{
  return tablee_game_log_get_ruleset (self->record->log);
}

JsonObject *
tablee_course_get_options (const TableeCourse *self)
{
  return self->record->options;
}

GListModel *
tablee_course_get_seats (const TableeCourse *self)
{
  return G_LIST_MODEL (self->record->seats);
}

TableeSeat *
tablee_course_get_seat (const TableeCourse *self,
                        int                 seat)
{
  g_autoptr (TableeSeat) item = g_list_model_get_item (G_LIST_MODEL (self->record->seats), (guint) seat);

  return item;  /* the list's reference keeps it */
}

gboolean
tablee_course_is_person (const TableeCourse *self,
                         int                 seat)
{
  return tablee_seat_get_kind (tablee_course_get_seat (self, seat)) == TABLEE_SEAT_HUMAN;
}

GDateTime *
tablee_course_get_started (const TableeCourse *self)
{
  return self->record->started;
}

gboolean
tablee_course_get_allow_take_back (const TableeCourse *self)
{
  return self->record->take_back;
}

gboolean
tablee_course_get_resumed_from_position (const TableeCourse *self)
{
  return self->record->resumed_from_position;
}

gboolean
tablee_course_is_view (const TableeCourse *self)
{
  return tablee_game_record_get_is_view (self->record);
}

void
tablee_course_set_dice (TableeCourse *self,
                        guint64       dice)
{
  self->record->dice = dice;
}

guint64
tablee_course_get_dice (const TableeCourse *self)
{
  return self->record->dice;
}

const TableeGameLog *
tablee_course_get_log (const TableeCourse *self)
{
  return self->record->log;
}

int
tablee_course_get_mover (const TableeCourse *self)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (self);
  const TableeGameLog *log = self->record->log;

  return tablee_game_to_move (ruleset, tablee_game_log_get_state (log, tablee_game_log_get_head (log)));
}

int
tablee_course_get_current_seat (const TableeCourse *self)
{
  return self->record->given_up_by == TABLEE_NOBODY ? tablee_course_get_mover (self) : TABLEE_NOBODY;
}

int
tablee_course_get_given_up_by (const TableeCourse *self)
{
  return self->record->given_up_by;
}

gboolean
tablee_course_is_over (const TableeCourse *self)
{
  return tablee_course_get_current_seat (self) == TABLEE_NOBODY;
}

gboolean
tablee_course_get_taken_back (const TableeCourse *self)
{
  return self->record->taken_back;
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

  tablee_game_log_append (self->record->log, action, by);
  self->revision++;
}

void
tablee_course_go_to (TableeCourse *self,
                     guint         head)
{
  g_return_if_fail (self != NULL);

  tablee_game_log_set_head (self->record->log, head);
  self->revision++;
}

void
tablee_course_give_up (TableeCourse *self,
                       int           seat)
{
  g_return_if_fail (self != NULL);

  self->record->given_up_by = seat;
  self->revision++;
}

void
tablee_course_mark_taken_back (TableeCourse *self)
{
  g_return_if_fail (self != NULL);

  self->record->taken_back = TRUE;
}

void
tablee_course_note_end (TableeCourse *self)
{
  g_return_if_fail (self != NULL);

  if (self->record->ended == NULL && tablee_course_is_over (self))
    self->record->ended = g_date_time_new_now_utc ();
}
