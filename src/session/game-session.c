/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The session as the world knows it: its properties and signals, over the conductor, which does what is to be done. */
#include "game-session-private.h"

#include "game-record-private.h"
#include "told-step.h"

G_DEFINE_QUARK (tablee-session-error-quark, tablee_session_error)

struct _TableeGameSession
{
  GObject parent_instance;

  TableeConductor *conductor;
  TableeTold      *told;
};

G_DEFINE_FINAL_TYPE (TableeGameSession, tablee_game_session, G_TYPE_OBJECT)

enum
{
  PROP_GAME = 1,
  PROP_SEATS,
  PROP_CURRENT_SEAT,
  PROP_PHASE,
  PROP_REVISION,
  PROP_VIEWER,
  PROP_PACE,
  PROP_PAUSED,
  PROP_STORE_ERROR,
  PROP_KEPT_APART,
  PROP_RESUMED_FROM_POSITION,
  PROP_THINKING,
  PROP_CAN_UNDO,
  PROP_CAN_TAKE_BACK,
  PROP_CAN_REDO,
  PROP_CAN_STEP,
  PROP_DECISION_OPEN,
  PROP_CAN_HINT,
  PROP_OVER,
  PROP_TAKEN_BACK,
  N_PROPS,
};

enum
{
  SIGNAL_EVENT,
  SIGNAL_CHANGED,
  SIGNAL_DECISION,
  SIGNAL_SCORES_CHANGED,
  SIGNAL_FINISHED,
  SIGNAL_REASONED,
  SIGNAL_SETTLED,
  SIGNAL_ANSWERED,
  SIGNAL_WISHED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What follows from how things stand. */
static const char *const told[] = {
  "revision", "current-seat", "phase", "thinking", "can-undo", "can-take-back", "can-redo", "can-step", "decision-open", "can-hint", "over",
  "taken-back", "pace", "paused", "viewer", NULL,
};

/*
 * What the conductor says
 */

static void
event_cb (gpointer           self,
          const TableeEvent *event)
{
  g_signal_emit (self, signals[SIGNAL_EVENT], 0, event);
}

static void
properties_cb (gpointer session)
{
  TableeGameSession *self = session;

  if (!tablee_conductor_get_stopped (self->conductor))
    tablee_told_tell (self->told);
}

static void
changed_cb (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
scores_changed_cb (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_SCORES_CHANGED], 0);
}

static void
decision_cb (gpointer self,
             int      seat)
{
  g_signal_emit (self, signals[SIGNAL_DECISION], 0, seat);
}

static void
finished_cb (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

static void
store_error_cb (gpointer self)
{
  g_object_notify_by_pspec (self, properties[PROP_STORE_ERROR]);
}

static void
kept_apart_cb (gpointer self)
{
  g_object_notify_by_pspec (self, properties[PROP_KEPT_APART]);
}

static void
reasoned_cb (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_REASONED], 0);
}

static void
settled_cb (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_SETTLED], 0);
}

static void
answered_cb (gpointer     self,
             TableeAction action)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, (guint) action);
}

static void
wished_cb (gpointer   self,
           TableeWish wish)
{
  g_signal_emit (self, signals[SIGNAL_WISHED], 0, (int) wish);
}

/*
 * The object
 */

static void
tablee_game_session_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);
  const TableeCourse *course = tablee_conductor_get_course (self->conductor);
  const TableeViewpoint *viewpoint = tablee_conductor_get_viewpoint (self->conductor);
  const TableeAsker *asker = tablee_conductor_get_asker (self->conductor);
  const TableeScribe *scribe = tablee_conductor_get_scribe (self->conductor);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_string (value, tablee_course_get_ruleset (course)->game->id);
      break;
    case PROP_SEATS:
      g_value_set_object (value, tablee_course_get_seats (course));
      break;
    case PROP_CURRENT_SEAT:
      g_value_set_int (value, tablee_course_get_current_seat (course));
      break;
    case PROP_PHASE:
      g_value_set_static_string (value, tablee_viewpoint_get_phase (viewpoint));
      break;
    case PROP_REVISION:
      g_value_set_uint64 (value, tablee_course_get_revision (course));
      break;
    case PROP_VIEWER:
      g_value_set_int (value, tablee_viewpoint_get_viewer (viewpoint));
      break;
    case PROP_PACE:
      g_value_set_int (value, (int) tablee_asker_get_pace (asker));
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, tablee_asker_get_paused (asker));
      break;
    case PROP_STORE_ERROR:
      g_value_set_string (value, tablee_scribe_get_error (scribe));
      break;
    case PROP_KEPT_APART:
      g_value_set_boolean (value, tablee_scribe_get_kept_apart (scribe));
      break;
    case PROP_RESUMED_FROM_POSITION:
      g_value_set_boolean (value, tablee_course_get_resumed_from_position (course));
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, tablee_conductor_is_thinking (self->conductor));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tablee_conductor_undo_target (self->conductor) >= 0);
      break;
    case PROP_CAN_TAKE_BACK:
      g_value_set_boolean (value, tablee_conductor_take_back_target (self->conductor) >= 0);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tablee_conductor_redo_target (self->conductor) >= 0);
      break;
    case PROP_CAN_STEP:
      g_value_set_boolean (value, tablee_asker_can_skip (asker));
      break;
    case PROP_DECISION_OPEN:
      g_value_set_boolean (value, tablee_asker_is_open (asker));
      break;
    case PROP_CAN_HINT:
      g_value_set_boolean (value, tablee_conductor_can_hint (self->conductor));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, tablee_course_is_over (course));
      break;
    case PROP_TAKEN_BACK:
      g_value_set_boolean (value, tablee_course_get_taken_back (course));
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

  tablee_conductor_stop (self->conductor);

  G_OBJECT_CLASS (tablee_game_session_parent_class)->dispose (object);
}

static void
tablee_game_session_finalize (GObject *object)
{
  TableeGameSession *self = TABLEE_GAME_SESSION (object);

  g_clear_pointer (&self->told, tablee_told_free);
  g_clear_pointer (&self->conductor, tablee_conductor_free);

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
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, TABLEE_VIEWER_ALL, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                              write);
  properties[PROP_PACE] = g_param_spec_int ("pace", NULL, NULL, TABLEE_PACE_INSTANT, TABLEE_PACE_STEP, TABLEE_PACE_NORMAL,
                                            write);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, write);
  properties[PROP_STORE_ERROR] = g_param_spec_string ("store-error", NULL, NULL, NULL, read);
  properties[PROP_KEPT_APART] = g_param_spec_boolean ("kept-apart", NULL, NULL, FALSE, read);
  properties[PROP_RESUMED_FROM_POSITION] = g_param_spec_boolean ("resumed-from-position", NULL, NULL, FALSE, read);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, read);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  properties[PROP_CAN_TAKE_BACK] = g_param_spec_boolean ("can-take-back", NULL, NULL, FALSE, read);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  properties[PROP_CAN_STEP] = g_param_spec_boolean ("can-step", NULL, NULL, FALSE, read);
  properties[PROP_DECISION_OPEN] = g_param_spec_boolean ("decision-open", NULL, NULL, FALSE, read);
  properties[PROP_CAN_HINT] = g_param_spec_boolean ("can-hint", NULL, NULL, FALSE, read);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, read);
  properties[PROP_TAKEN_BACK] = g_param_spec_boolean ("taken-back", NULL, NULL, FALSE, read);
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
  signals[SIGNAL_REASONED] = g_signal_new ("reasoned", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  signals[SIGNAL_SETTLED] = g_signal_new ("settled", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_WISHED] = g_signal_new ("wished", TABLEE_TYPE_GAME_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
tablee_game_session_init (TableeGameSession *self)
{
}

/* Around @course, which it takes over; @id, @stamp: where it is kept already. */
static TableeGameSession *
new_for_course (TableeCourse *course,
                TableeStore  *store,
                gint64        id,
                gint64        stamp)
{
  static const TableeConductorFuncs funcs = {
    event_cb, properties_cb, changed_cb, scores_changed_cb, decision_cb, finished_cb, store_error_cb, kept_apart_cb,
    reasoned_cb, settled_cb, answered_cb, wished_cb,
  };
  TableeGameSession *self = g_object_new (TABLEE_TYPE_GAME_SESSION, NULL);

  self->conductor = tablee_conductor_new (course, store, id, stamp, &funcs, self);
  self->told = tablee_told_new (G_OBJECT (self), told);

  return self;
}

TableeGameSession *
tablee_game_session_new (TableeRuleset      *ruleset,
                         JsonObject         *options,
                         const TableeRandom *seed,
                         GListModel         *seats,
                         gboolean            allow_take_back,
                         TableeStore        *store)
{
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail ((int) g_list_model_get_n_items (seats) == ruleset->seats, NULL);
  g_return_val_if_fail (store == NULL || TABLEE_IS_STORE (store), NULL);

  return new_for_course (tablee_course_new (ruleset, options, seed, seats, allow_take_back), store, 0, 0);
}

static TableeGameSession *
new_for_record (TableeGameRecord *record,
                TableeStore      *store)
{
  gint64 id;
  gint64 stamp;

  tablee_game_record_get_kept (record, &id, &stamp);

  return new_for_course (tablee_course_new_for_record (record), store, id, stamp);
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
                           "position: what one seat knows can be looked at, not played on");
      return NULL;
    }

  return new_for_record (record, store);
}

TableeGameSession *
tablee_game_session_new_for_view (TableeGameRecord *record)
{
  TableeGameSession *self;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);
  g_return_val_if_fail (tablee_game_record_get_is_view (record), NULL);

  self = new_for_record (record, NULL);
  tablee_game_session_set_viewer (self, tablee_game_record_get_viewer (record));

  return self;
}

TableeGameSession *
tablee_game_session_new_told (TableeRuleset  *ruleset,
                              JsonObject     *options,
                              GListModel     *seats,
                              gboolean        allow_take_back,
                              int             seat,
                              JsonObject     *start,
                              GError        **error)
{
  g_autoptr (TableeToldStep) step = NULL;
  TableeGameSession *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail ((int) g_list_model_get_n_items (seats) == ruleset->seats, NULL);
  g_return_val_if_fail (seat >= 0 && seat < ruleset->seats, NULL);

  step = tablee_told_step_read (ruleset, 0, start, error);
  if (step == NULL)
    return NULL;

  self = new_for_course (tablee_course_new_told (ruleset, options, seats, allow_take_back, seat, step), NULL, 0, 0);
  tablee_game_session_set_viewer (self, seat);

  return self;
}

TableeConductor *
tablee_game_session_get_conductor (TableeGameSession *self)
{
  return self->conductor;
}

/*
 * Whatever does something
 */

static gboolean
is_seat (TableeGameSession *self,
         int                seat)
{
  return seat >= 0 && seat < tablee_course_get_ruleset (tablee_conductor_get_course (self->conductor))->seats;
}

void
tablee_game_session_start (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!tablee_course_is_view (tablee_conductor_get_course (self->conductor)));

  tablee_conductor_start (self->conductor);
}

void
tablee_game_session_stop (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_stop (self->conductor);
}

void
tablee_game_session_set_dice (TableeGameSession *self,
                              guint64            dice)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!tablee_conductor_get_started (self->conductor));

  tablee_conductor_set_dice (self->conductor, dice);
}

void
tablee_game_session_set_thinking_cap (TableeGameSession *self,
                                      guint              cap)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_set_thinking_cap (self->conductor, cap);
}

void
tablee_game_session_set_pace (TableeGameSession *self,
                              TableePace         pace)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (pace <= TABLEE_PACE_STEP);

  tablee_conductor_set_pace (self->conductor, pace);
}

void
tablee_game_session_set_paused (TableeGameSession *self,
                                gboolean           paused)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_set_paused (self->conductor, paused != FALSE);
}

void
tablee_game_session_set_patient (TableeGameSession *self,
                                 gboolean           patient)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_asker_set_patient (tablee_conductor_get_asker (self->conductor), patient != FALSE);
}

void
tablee_game_session_set_quick (TableeGameSession *self,
                               gboolean           quick)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_asker_set_quick (tablee_conductor_get_asker (self->conductor), quick != FALSE);
}

void
tablee_game_session_set_careful (TableeGameSession *self,
                                 gboolean           careful)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_set_careful (self->conductor, careful != FALSE);
}

void
tablee_game_session_set_warning (TableeGameSession *self,
                                 gboolean           warning)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_set_warning (self->conductor, warning != FALSE);
}

gboolean
tablee_game_session_warns (TableeGameSession *self,
                           TableeAction       action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_warns (self->conductor, action);
}

gboolean
tablee_game_session_needs_consent (TableeGameSession *self,
                                   TableeAction       action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_needs_consent (self->conductor, action);
}

void
tablee_game_session_set_viewer (TableeGameSession *self,
                                int                viewer)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (viewer == TABLEE_VIEWER_ALL || viewer == TABLEE_NOBODY || is_seat (self, viewer));

  tablee_conductor_set_viewer (self->conductor, viewer);
}

void
tablee_game_session_look_at (TableeGameSession *self,
                             guint              n)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!tablee_conductor_get_started (self->conductor));
  g_return_if_fail (n <= tablee_game_log_get_length (tablee_course_get_log (tablee_conductor_get_course (self->conductor))));

  tablee_conductor_look_at (self->conductor, n);
}

gboolean
tablee_game_session_get_begun (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_get_started (self->conductor);
}

gboolean
tablee_game_session_play (TableeGameSession  *self,
                          TableeAction        action,
                          GError            **error)
{
  TableeAsker *asker;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  asker = tablee_conductor_get_asker (self->conductor);
  if (!tablee_asker_is_open (asker))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_NOT_ASKED, "No person is asked now");
      return FALSE;
    }
  if (!tablee_question_is_legal (tablee_asker_get_question (asker), action))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_ILLEGAL, "The action is not legal");
      return FALSE;
    }
  tablee_conductor_play (self->conductor, action);

  return TRUE;
}

void
tablee_game_session_step (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_step (self->conductor);
}

gboolean
tablee_game_session_undo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_undo (self->conductor);
}

gboolean
tablee_game_session_take_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_take_back (self->conductor);
}

gboolean
tablee_game_session_redo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_redo (self->conductor);
}

void
tablee_game_session_give_up (TableeGameSession *self,
                             int                seat)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (is_seat (self, seat));

  tablee_conductor_give_up (self->conductor, seat);
}

void
tablee_game_session_set_player (TableeGameSession *self,
                                int                seat,
                                TableePlayer      *player)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (is_seat (self, seat));
  g_return_if_fail (player == NULL || TABLEE_IS_PLAYER (player));

  tablee_conductor_set_player (self->conductor, seat, player);
}

void
tablee_game_session_seat_player (TableeGameSession *self,
                                 int                seat,
                                 TableeSeatKind     kind,
                                 TableeLevel        level,
                                 const char        *name)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (is_seat (self, seat));
  g_return_if_fail (level < TABLEE_N_LEVELS);

  tablee_conductor_seat_player (self->conductor, seat, kind, level, name);
}

static GPtrArray *
read_steps (TableeGameSession  *self,
            guint               base,
            GPtrArray          *steps,
            GError            **error)
{
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_told_step_free);

  for (guint i = 0; i < steps->len; i++)
    {
      TableeToldStep *step = tablee_told_step_read (tablee_course_get_ruleset (tablee_conductor_get_course (self->conductor)), base + i,
                                                    g_ptr_array_index (steps, i), error);

      if (step == NULL)
        return NULL;
      g_ptr_array_add (read, step);
    }

  return g_steal_pointer (&read);
}

gboolean
tablee_game_session_tell (TableeGameSession  *self,
                          guint               base,
                          GPtrArray          *steps,
                          GError            **error)
{
  g_autoptr (GPtrArray) read = NULL;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (tablee_game_session_get_is_told (self), FALSE);
  g_return_val_if_fail (base > 0 && base <= tablee_game_session_get_n_played (self) + 1, FALSE);
  g_return_val_if_fail (steps != NULL, FALSE);

  read = read_steps (self, base, steps, error);
  if (read == NULL)
    return FALSE;
  tablee_conductor_tell (self->conductor, base - 1, read);

  return TRUE;
}

void
tablee_game_session_ask_told (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (tablee_game_session_get_is_told (self));

  tablee_conductor_ask_told (self->conductor);
}

void
tablee_game_session_set_told_ways (TableeGameSession *self,
                                   gboolean           can_undo,
                                   gboolean           can_take_back,
                                   gboolean           can_redo)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_set_told_ways (self->conductor, (can_undo ? 1u << TABLEE_WISH_UNDO : 0) |
                                                     (can_take_back ? 1u << TABLEE_WISH_TAKE_BACK : 0) |
                                                     (can_redo ? 1u << TABLEE_WISH_REDO : 0));
}

void
tablee_game_session_fulfil (TableeGameSession *self,
                            TableeGameRecord  *record)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (tablee_game_session_get_is_told (self));
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  tablee_conductor_fulfil (self->conductor, record);
}

gboolean
tablee_game_session_grant (TableeGameSession *self,
                           int                seat,
                           TableeWish         wish)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (is_seat (self, seat), FALSE);
  g_return_val_if_fail (wish < TABLEE_N_WISHES, FALSE);

  return tablee_conductor_grant (self->conductor, seat, wish);
}

gboolean
tablee_game_session_would_grant (TableeGameSession *self,
                                 int                seat,
                                 TableeWish         wish)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (is_seat (self, seat), FALSE);
  g_return_val_if_fail (wish < TABLEE_N_WISHES, FALSE);

  return tablee_conductor_would_grant (self->conductor, seat, wish);
}

void
tablee_game_session_hint_async (TableeGameSession   *self,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_cancel_hint (self->conductor);
  if (tablee_conductor_can_hint (self->conductor))
    tablee_conductor_hint_async (self->conductor, callback, user_data);
  else
    g_task_report_new_error (self, callback, user_data, tablee_game_session_hint_async, TABLEE_SESSION_ERROR,
                             TABLEE_SESSION_ERROR_NOT_ASKED, "No person who looks at the table is asked now");
}

TableeHint *
tablee_game_session_hint_finish (TableeGameSession  *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_game_session_cancel_hint (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_conductor_cancel_hint (self->conductor);
}
