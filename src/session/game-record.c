/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that was played, or goes on: all that is known of it. */
#include "game-record-private.h"

struct _TableeGameRecord
{
  GObject parent_instance;

  TableeGameLog *log;
  JsonObject    *options;                /* as given */
  GListStore    *seats;                  /* of TableeSeat */
  gboolean       allow_take_back;
  guint64        dice;                   /* of the computer players */
  gboolean       taken_back;
  int            given_up_by;
  GDateTime     *started;                /* (nullable) */
  GDateTime     *ended;                  /* (nullable) */
  int            viewer;                 /* of what one seat knows: which one */
  gboolean       resumed_from_position;
  gint64         id;                     /* in the store; 0: not from there */
  gint64         stamp;                  /* of the version that was read */
};

G_DEFINE_FINAL_TYPE (TableeGameRecord, tablee_game_record, G_TYPE_OBJECT)

static void
tablee_game_record_finalize (GObject *object)
{
  TableeGameRecord *self = TABLEE_GAME_RECORD (object);

  g_clear_pointer (&self->log, tablee_game_log_free);
  g_clear_pointer (&self->options, json_object_unref);
  g_clear_pointer (&self->started, g_date_time_unref);
  g_clear_pointer (&self->ended, g_date_time_unref);
  g_clear_object (&self->seats);

  G_OBJECT_CLASS (tablee_game_record_parent_class)->finalize (object);
}

static void
tablee_game_record_class_init (TableeGameRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_game_record_finalize;
}

static void
tablee_game_record_init (TableeGameRecord *self)
{
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->given_up_by = TABLEE_NOBODY;
  self->viewer = TABLEE_NOBODY;
}

/*
 * Making it
 */

static void
copy_seats (GListStore *to,
            GListModel *seats)
{
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) theirs = g_list_model_get_item (seats, i);
      g_autoptr (TableeSeat) seat = tablee_seat_new ((int) i, tablee_seat_get_name (theirs), tablee_seat_get_portrait (theirs),
                                                     tablee_seat_get_kind (theirs), tablee_seat_get_level (theirs));

      tablee_seat_set_temper (seat, tablee_seat_get_temper (theirs));
      tablee_seat_set_slack (seat, tablee_seat_get_slack (theirs));
      tablee_seat_set_hints (seat, tablee_seat_get_hints (theirs));
      tablee_seat_set_relieved (seat, tablee_seat_get_relieved (theirs));
      g_list_store_append (to, seat);
    }
}

TableeGameRecord *
tablee_game_record_new (TableeGameLog *log,
                        JsonObject    *options,
                        GListModel    *seats,
                        gboolean       allow_take_back,
                        guint64        dice)
{
  TableeGameRecord *self;

  g_return_val_if_fail (log != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);

  self = g_object_new (TABLEE_TYPE_GAME_RECORD, NULL);
  self->log = log;
  self->options = options != NULL ? json_object_ref (options) : json_object_new ();
  copy_seats (self->seats, seats);
  self->allow_take_back = allow_take_back;
  self->dice = dice;

  return self;
}

TableeGameRecord *
tablee_game_record_new_told (TableeGameLog *log,
                             JsonObject    *options,
                             GListModel    *seats,
                             gboolean       allow_take_back,
                             int            viewer,
                             guint64        dice)
{
  TableeGameRecord *self = tablee_game_record_new (log, options, seats, allow_take_back, dice);

  self->viewer = viewer;

  return self;
}

/* Around @log (transfer full) all that anybody knows of the game. */
static TableeGameRecord *
copy_around (TableeGameRecord *self,
             TableeGameLog    *log,
             guint64           dice)
{
  TableeGameRecord *copy = tablee_game_record_new (log, self->options, G_LIST_MODEL (self->seats), self->allow_take_back, dice);

  copy->taken_back = self->taken_back;
  copy->given_up_by = self->given_up_by;
  copy->started = self->started != NULL ? g_date_time_ref (self->started) : NULL;
  copy->ended = self->ended != NULL ? g_date_time_ref (self->ended) : NULL;

  return copy;
}

TableeGameRecord *
tablee_game_record_copy (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return copy_around (self, tablee_game_log_copy (self->log), self->dice);
}

TableeGameRecord *
tablee_game_record_copy_view (TableeGameRecord *self,
                              int               viewer)
{
  g_autofree void *view = NULL;
  g_autoptr (TableePosition) position = NULL;
  TableeRuleset *ruleset;
  TableeGameRecord *copy;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  ruleset = tablee_game_log_get_ruleset (self->log);
  view = g_malloc (ruleset->game->state_size);
  tablee_game_log_look (self->log, tablee_game_log_get_head (self->log), viewer, view);
  position = tablee_position_new_for_state (ruleset, view, TRUE);
  copy = copy_around (self, tablee_game_log_new_at (position), 0);
  copy->viewer = viewer;

  return copy;
}

void
tablee_game_record_set_viewer (TableeGameRecord *self,
                               int               viewer)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->viewer = viewer;
}

void
tablee_game_record_set_dice (TableeGameRecord *self,
                             guint64           dice)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->dice = dice;
}

void
tablee_game_record_mark_resumed (TableeGameRecord *self)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->resumed_from_position = TRUE;
}

/*
 * Playing it
 */

static const void *
get_state (TableeGameRecord *self)
{
  return tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log));
}

void
tablee_game_record_play (TableeGameRecord *self,
                         TableeAction      action,
                         TableeBy          by)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  tablee_game_log_append (self->log, action, by);
}

void
tablee_game_record_tell (TableeGameRecord    *self,
                         const TableeLogItem *item,
                         const TableeEvent   *events,
                         const void          *view)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  tablee_game_log_append_told (self->log, item, events, view);
}

static TableeBy
guess_by (TableeGameRecord *self)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (self->log);
  const void *state = get_state (self);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autoptr (TableeSeat) seat = NULL;

  if (ruleset->game->legal (ruleset, state, actions) < 2)
    return TABLEE_BY_NOBODY;

  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) tablee_game_to_move (ruleset, state));

  return tablee_seat_is_person (seat) ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
}

gboolean
tablee_game_record_play_text (TableeGameRecord  *self,
                              const char        *text,
                              GError           **error)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  return tablee_game_log_append_text (self->log, text, guess_by (self), error);
}

void
tablee_game_record_go_to (TableeGameRecord *self,
                          guint             head)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  tablee_game_log_set_head (self->log, head);
}

void
tablee_game_record_mark_taken_back (TableeGameRecord *self)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->taken_back = TRUE;
}

void
tablee_game_record_give_up (TableeGameRecord *self,
                            int               seat)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->given_up_by = seat;
}

void
tablee_game_record_date_start (TableeGameRecord *self,
                               GDateTime        *moment)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));
  g_return_if_fail (moment != NULL);

  if (self->started == NULL)
    self->started = g_date_time_ref (moment);
}

void
tablee_game_record_date_end (TableeGameRecord *self,
                             GDateTime        *moment)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));
  g_return_if_fail (moment != NULL);

  if (self->ended == NULL && tablee_game_record_get_over (self))
    self->ended = g_date_time_ref (moment);
}

/*
 * Keeping it
 */

void
tablee_game_record_set_kept (TableeGameRecord *self,
                             gint64            id,
                             gint64            stamp)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  self->id = id;
  self->stamp = stamp;
}

void
tablee_game_record_get_kept (TableeGameRecord *self,
                             gint64           *id,
                             gint64           *stamp)
{
  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));

  *id = self->id;
  *stamp = self->stamp;
}

/*
 * Reading it
 */

const TableeGameLog *
tablee_game_record_get_log (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->log;
}

TableeRuleset *
tablee_game_record_get_ruleset (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return tablee_game_log_get_ruleset (self->log);
}

JsonObject *
tablee_game_record_get_options (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->options;
}

GListModel *
tablee_game_record_get_seats (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return G_LIST_MODEL (self->seats);
}

guint
tablee_game_record_get_n_actions (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);

  return tablee_game_log_get_head (self->log);
}

TableeAction
tablee_game_record_get_action (TableeGameRecord *self,
                               guint             index)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);
  g_return_val_if_fail (index < tablee_game_log_get_head (self->log), 0);

  return tablee_game_log_get_item (self->log, index)->action;
}

TableePosition *
tablee_game_record_get_position (TableeGameRecord *self,
                                 guint             n)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);
  g_return_val_if_fail (n <= tablee_game_log_get_head (self->log), NULL);

  return tablee_game_log_dup_position (self->log, n);
}

const TableeEvent *
tablee_game_record_get_events (TableeGameRecord *self,
                               guint            *n_events)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);
  g_return_val_if_fail (n_events != NULL, NULL);

  *n_events = tablee_game_log_count_events (self->log, tablee_game_log_get_head (self->log));

  return *n_events > 0 ? tablee_game_log_get_event (self->log, 0) : NULL;
}

GDateTime *
tablee_game_record_get_started (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->started;
}

gboolean
tablee_game_record_get_is_view (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return tablee_position_is_view (tablee_game_log_get_start (self->log));
}

gboolean
tablee_game_record_get_over (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), TRUE);

  return self->given_up_by != TABLEE_NOBODY ||
         tablee_game_over (tablee_game_log_get_ruleset (self->log), get_state (self));
}

int
tablee_game_record_get_given_up_by (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), TABLEE_NOBODY);

  return self->given_up_by;
}

gint64
tablee_game_record_get_id (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);

  return self->id;
}

gboolean
tablee_game_record_get_resumed_from_position (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return self->resumed_from_position;
}

guint64
tablee_game_record_get_dice (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);

  return self->dice;
}

gboolean
tablee_game_record_get_allow_take_back (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return self->allow_take_back;
}

gboolean
tablee_game_record_get_taken_back (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return self->taken_back;
}

int
tablee_game_record_get_viewer (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), TABLEE_NOBODY);

  return self->viewer;
}

GDateTime *
tablee_game_record_get_ended (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->ended;
}

JsonObject *
tablee_game_record_dup_result (TableeGameRecord *self)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (self->log);
  TableeScoreSheet sheet = { 0 };

  ruleset->game->score (ruleset, get_state (self), &sheet);

  return tablee_score_sheet_to_json (ruleset, &sheet);
}
