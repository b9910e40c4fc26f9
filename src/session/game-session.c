/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

#include <string.h>

G_DEFINE_QUARK (tablee-session-error-quark, tablee_session_error)
G_DEFINE_FINAL_TYPE (TableeGameSession, tablee_game_session, G_TYPE_OBJECT)

enum
{
  PROP_GAME = 1,
  PROP_SEATS,
  PROP_CURRENT_SEAT,
  PROP_PHASE,
  PROP_REVISION,
  PROP_THINKING,
  PROP_CAN_UNDO,
  PROP_CAN_TAKE_BACK,
  PROP_CAN_REDO,
  PROP_CAN_STEP,
  PROP_DECISION_OPEN,
  PROP_CAN_HINT,
  PROP_OVER,
  PROP_VIEWER,
  PROP_PACE,
  PROP_PAUSED,
  PROP_TAKEN_BACK,
  PROP_STORE_ERROR,
  PROP_KEPT_APART,
  PROP_RESUMED_FROM_POSITION,
  N_PROPS,
};

enum
{
  SIGNAL_EVENT,
  SIGNAL_CHANGED,
  SIGNAL_DECISION,
  SIGNAL_SCORES_CHANGED,
  SIGNAL_FINISHED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static TableeShown
look (TableeGameSession *self)
{
  return (TableeShown) {
    .revision = tablee_course_get_revision (self->course),
    .current_seat = tablee_game_session_get_current_seat (self),
    .phase = tablee_viewpoint_get_phase (self->viewpoint),
    .thinking = tablee_game_session_get_thinking (self),
    .can_undo = tablee_game_session_get_can_undo (self),
    .can_take_back = tablee_game_session_get_can_take_back (self),
    .can_redo = tablee_game_session_get_can_redo (self),
    .can_step = tablee_game_session_get_can_step (self),
    .decision_open = tablee_game_session_get_decision_open (self),
    .can_hint = tablee_game_session_get_can_hint (self),
    .over = tablee_course_is_over (self->course),
    .taken_back = tablee_course_get_taken_back (self->course),
  };
}

static void
notify_if (TableeGameSession *self,
           gboolean           differs,
           guint              property)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
tablee_game_session_tell_properties (TableeGameSession *self)
{
  TableeShown old = self->shown;
  TableeShown now;

  if (self->stopped)
    return;

  now = look (self);
  self->shown = now;
  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old.revision != now.revision, PROP_REVISION);
  notify_if (self, old.current_seat != now.current_seat, PROP_CURRENT_SEAT);
  notify_if (self, old.phase != now.phase, PROP_PHASE);
  notify_if (self, old.thinking != now.thinking, PROP_THINKING);
  notify_if (self, old.can_undo != now.can_undo, PROP_CAN_UNDO);
  notify_if (self, old.can_take_back != now.can_take_back, PROP_CAN_TAKE_BACK);
  notify_if (self, old.can_redo != now.can_redo, PROP_CAN_REDO);
  notify_if (self, old.can_step != now.can_step, PROP_CAN_STEP);
  notify_if (self, old.decision_open != now.decision_open, PROP_DECISION_OPEN);
  notify_if (self, old.can_hint != now.can_hint, PROP_CAN_HINT);
  notify_if (self, old.over != now.over, PROP_OVER);
  notify_if (self, old.taken_back != now.taken_back, PROP_TAKEN_BACK);
  g_object_thaw_notify (G_OBJECT (self));
}

/* A handler may play, undo or stop the session: the rest of what was to be told is then out of date, and has been told
 * already. */
void
tablee_game_session_tell_change (TableeGameSession *self,
                                 const TableeEvent *events,
                                 guint              n_events)
{
  g_autoptr (TableeGameSession) alive G_GNUC_UNUSED = g_object_ref (self);
  guint64 revision = tablee_course_get_revision (self->course);

  for (guint i = 0; i < n_events && revision == tablee_course_get_revision (self->course) && !self->stopped; i++)
    {
      TableeEvent event = events[i];

      tablee_viewpoint_conceal (self->viewpoint, &event);
      g_signal_emit (self, signals[SIGNAL_EVENT], 0, &event);
    }

  if (revision == tablee_course_get_revision (self->course))
    tablee_game_session_tell_properties (self);
  if (revision == tablee_course_get_revision (self->course) && !self->stopped)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (revision == tablee_course_get_revision (self->course) && !self->stopped && tablee_viewpoint_take_scores (self->viewpoint))
    g_signal_emit (self, signals[SIGNAL_SCORES_CHANGED], 0);
}

void
tablee_game_session_tell_decision (TableeGameSession *self)
{
  g_autoptr (TableeQuestion) question = tablee_question_ref (tablee_asker_get_question (self->asker));

  tablee_game_session_tell_properties (self);
  if (question == tablee_asker_get_question (self->asker) && !self->stopped)
    g_signal_emit (self, signals[SIGNAL_DECISION], 0, tablee_course_get_mover (self->course));
}

void
tablee_game_session_tell_finished (TableeGameSession *self)
{
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

static void
notify_unless_stopped (TableeGameSession *self,
                       guint              property)
{
  if (!self->stopped)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
kept_cb (gpointer self)
{
  tablee_game_session_go_on (self);
}

static void
store_error_cb (gpointer self)
{
  notify_unless_stopped (self, PROP_STORE_ERROR);
}

static void
kept_apart_cb (gpointer self)
{
  notify_unless_stopped (self, PROP_KEPT_APART);
}

static void
due_cb (gpointer     self,
        TableeAction action,
        TableeBy     by)
{
  tablee_game_session_due (self, action, by);
}

static void
question_changed_cb (gpointer self)
{
  g_autoptr (TableeGameSession) alive = g_object_ref (self);

  tablee_game_session_tell_properties (alive);
}

/* Once the course is there: all that follows from it. */
static void
settle_in (TableeGameSession *self,
           TableeStore       *store,
           gint64             id,
           gint64             stamp)
{
  static const TableeAskerFuncs asker_funcs = { due_cb, question_changed_cb };
  static const TableeScribeFuncs scribe_funcs = { kept_cb, store_error_cb, kept_apart_cb };

  self->ruleset = tablee_course_get_ruleset (self->course);
  self->viewpoint = tablee_viewpoint_new (self->course);
  self->scribe = tablee_scribe_new (self->course, store, id, stamp, &scribe_funcs, self);
  self->asker = tablee_asker_new (tablee_course_get_seats (self->course), &asker_funcs, self);
  self->finished = tablee_course_is_over (self->course);
  self->shown = look (self);
}

static void
tablee_game_session_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_string (value, self->ruleset->game->id);
      break;
    case PROP_SEATS:
      g_value_set_object (value, tablee_course_get_seats (self->course));
      break;
    case PROP_CURRENT_SEAT:
      g_value_set_int (value, tablee_game_session_get_current_seat (self));
      break;
    case PROP_PHASE:
      g_value_set_string (value, tablee_game_session_get_phase (self));
      break;
    case PROP_REVISION:
      g_value_set_uint64 (value, tablee_course_get_revision (self->course));
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, tablee_game_session_get_thinking (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tablee_game_session_get_can_undo (self));
      break;
    case PROP_CAN_TAKE_BACK:
      g_value_set_boolean (value, tablee_game_session_get_can_take_back (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tablee_game_session_get_can_redo (self));
      break;
    case PROP_CAN_STEP:
      g_value_set_boolean (value, tablee_game_session_get_can_step (self));
      break;
    case PROP_DECISION_OPEN:
      g_value_set_boolean (value, tablee_game_session_get_decision_open (self));
      break;
    case PROP_CAN_HINT:
      g_value_set_boolean (value, tablee_game_session_get_can_hint (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, tablee_course_is_over (self->course));
      break;
    case PROP_VIEWER:
      g_value_set_int (value, tablee_viewpoint_get_viewer (self->viewpoint));
      break;
    case PROP_PACE:
      g_value_set_int (value, (int) tablee_asker_get_pace (self->asker));
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, tablee_asker_get_paused (self->asker));
      break;
    case PROP_TAKEN_BACK:
      g_value_set_boolean (value, tablee_course_get_taken_back (self->course));
      break;
    case PROP_STORE_ERROR:
      g_value_set_string (value, tablee_scribe_get_error (self->scribe));
      break;
    case PROP_KEPT_APART:
      g_value_set_boolean (value, tablee_scribe_get_kept_apart (self->scribe));
      break;
    case PROP_RESUMED_FROM_POSITION:
      g_value_set_boolean (value, tablee_course_get_resumed_from_position (self->course));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_game_session_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);

  switch (id)
    {
    case PROP_VIEWER:
      tablee_game_session_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_PACE:
      tablee_game_session_set_pace (self, (TableePace) g_value_get_int (value));
      break;
    case PROP_PAUSED:
      tablee_game_session_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_game_session_dispose (GObject *object)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);

  tablee_game_session_stop (self);

  G_OBJECT_CLASS (tablee_game_session_parent_class)->dispose (object);
}

static void
tablee_game_session_finalize (GObject *object)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);

  g_clear_pointer (&self->asker, tablee_asker_free);
  g_clear_pointer (&self->scribe, tablee_scribe_free);
  g_clear_pointer (&self->viewpoint, tablee_viewpoint_free);
  g_clear_pointer (&self->course, tablee_course_free);
  g_clear_pointer (&self->context, g_main_context_unref);

  G_OBJECT_CLASS (tablee_game_session_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags write = read | G_PARAM_WRITABLE;

  properties[PROP_GAME] = g_param_spec_string ("game", NULL, NULL, NULL, read);
  properties[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, read);
  properties[PROP_CURRENT_SEAT] = g_param_spec_int ("current-seat", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1,
                                                    TABLEE_NOBODY, read);
  properties[PROP_PHASE] = g_param_spec_string ("phase", NULL, NULL, NULL, read);
  properties[PROP_REVISION] = g_param_spec_uint64 ("revision", NULL, NULL, 0, G_MAXUINT64, 0, read);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, read);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  properties[PROP_CAN_TAKE_BACK] = g_param_spec_boolean ("can-take-back", NULL, NULL, FALSE, read);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  properties[PROP_CAN_STEP] = g_param_spec_boolean ("can-step", NULL, NULL, FALSE, read);
  properties[PROP_DECISION_OPEN] = g_param_spec_boolean ("decision-open", NULL, NULL, FALSE, read);
  properties[PROP_CAN_HINT] = g_param_spec_boolean ("can-hint", NULL, NULL, FALSE, read);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, read);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, TABLEE_VIEWER_ALL, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                              write);
  properties[PROP_PACE] = g_param_spec_int ("pace", NULL, NULL, TABLEE_PACE_INSTANT, TABLEE_PACE_STEP, TABLEE_PACE_NORMAL,
                                            write);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, write);
  properties[PROP_TAKEN_BACK] = g_param_spec_boolean ("taken-back", NULL, NULL, FALSE, read);
  properties[PROP_STORE_ERROR] = g_param_spec_string ("store-error", NULL, NULL, NULL, read);
  properties[PROP_KEPT_APART] = g_param_spec_boolean ("kept-apart", NULL, NULL, FALSE, read);
  properties[PROP_RESUMED_FROM_POSITION] = g_param_spec_boolean ("resumed-from-position", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_game_session_class_init (TableeGameSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_game_session_get_property;
  object_class->set_property = tablee_game_session_set_property;
  object_class->dispose = tablee_game_session_dispose;
  object_class->finalize = tablee_game_session_finalize;
  install_properties (object_class);

  signals[SIGNAL_EVENT] = g_signal_new ("event", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_DECISION] = g_signal_new ("decision", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_SCORES_CHANGED] = g_signal_new ("scores-changed", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                                 NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FINISHED] = g_signal_new ("finished", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
}

static void
tablee_game_session_init (TableeGameSession *self)
{
  self->context = g_main_context_ref_thread_default ();
}

TableeGameSession *
tablee_game_session_new (TableeRuleset      *ruleset,
                         JsonObject         *options,
                         const TableeRandom *seed,
                         GListModel         *seats,
                         gboolean            allow_take_back,
                         TableeStore        *store)
{
  TableeGameSession *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail ((int) g_list_model_get_n_items (seats) == ruleset->seats, NULL);
  g_return_val_if_fail (store == NULL || TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_GAME_SESSION, NULL);
  self->course = tablee_course_new (ruleset, options, seed, seats, allow_take_back);
  settle_in (self, store, 0, 0);

  return self;
}

static TableeGameSession *
new_for_any_record (TableeGameRecord *record,
                    TableeStore      *store)
{
  TableeGameSession *self = g_object_new (TABLEE_TYPE_GAME_SESSION, NULL);

  self->course = tablee_course_new_for_record (record);
  settle_in (self, store, record->id, record->stamp);

  return self;
}

TableeGameSession *
tablee_game_session_new_for_record (TableeGameRecord  *record,
                                    TableeStore       *store,
                                    GError           **error)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);
  g_return_val_if_fail (store == NULL || TABLEE_IS_STORE (store), NULL);

  if (tablee_game_record_get_is_view (record))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_RECORD,
                           "position: what one seat knows can be looked at, not played");
      return NULL;
    }

  return new_for_any_record (record, store);
}

TableeGameSession *
tablee_game_session_new_for_view (TableeGameRecord *record)
{
  TableeGameSession *self;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);
  g_return_val_if_fail (tablee_game_record_get_is_view (record), NULL);

  self = new_for_any_record (record, NULL);
  tablee_game_session_set_viewer (self, record->viewer);

  return self;
}

void
tablee_game_session_set_dice (TableeGameSession *self,
                              guint64            dice)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!self->started);

  tablee_course_set_dice (self->course, dice);
}

void
tablee_game_session_set_viewer (TableeGameSession *self,
                                int                viewer)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (viewer >= TABLEE_VIEWER_ALL && viewer < self->ruleset->seats);

  if (viewer == TABLEE_VIEWER_ALL && !tablee_course_is_over (self->course))
    viewer = TABLEE_NOBODY;
  if (tablee_viewpoint_get_viewer (self->viewpoint) == viewer)
    return;

  tablee_game_session_cancel_hint (self);
  tablee_asker_set_viewer (self->asker, viewer);
  tablee_viewpoint_set_viewer (self->viewpoint, viewer);
  notify_unless_stopped (self, PROP_VIEWER);
  tablee_game_session_tell_properties (self);
  tablee_game_session_tell_change (self, NULL, 0);
}

void
tablee_game_session_set_thinking_cap (TableeGameSession *self,
                                      guint              cap)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  self->thinking_cap = cap;
}

void
tablee_game_session_set_pace (TableeGameSession *self,
                              TableePace         pace)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (pace <= TABLEE_PACE_STEP);

  if (tablee_asker_get_pace (self->asker) == pace)
    return;

  tablee_asker_set_pace (self->asker, pace);
  notify_unless_stopped (self, PROP_PACE);
  tablee_game_session_tell_properties (self);
}

void
tablee_game_session_set_paused (TableeGameSession *self,
                                gboolean           paused)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  paused = paused != FALSE;
  if (tablee_asker_get_paused (self->asker) == paused)
    return;

  tablee_asker_set_paused (self->asker, paused);
  notify_unless_stopped (self, PROP_PAUSED);
  tablee_game_session_tell_properties (self);
}
