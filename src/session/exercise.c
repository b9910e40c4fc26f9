/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mistake to be made good: the view of a decision, and what was better. */
#include "exercise.h"

#include "ai/search.h"
#include "game-record-private.h"
#include "notation/error.h"

enum
{
  MOST_ITERATIONS = 2000,  /* as a review */
  DICE = 1,
  AS_GOOD_PART = 4,  /* what loses no more than this part of what was lost then is as good as the best */
};

struct _TableeExercise
{
  GObject           parent_instance;

  TableeGameRecord *record;      /* a view */
  TableePosition   *position;    /* of it */
  int               seat;
  TableeAction      played;
  TableeAction      best;
  gint32            loss;
  gint64            id;
  TableeRepetition  repetition;
};

G_DEFINE_FINAL_TYPE (TableeExercise, tablee_exercise, G_TYPE_OBJECT)

static TableeRuleset *
get_ruleset (TableeExercise *self)
{
  return tablee_game_record_get_ruleset (self->record);
}

static void
tablee_exercise_finalize (GObject *object)
{
  TableeExercise *self = TABLEE_EXERCISE (object);

  g_clear_pointer (&self->position, tablee_position_unref);
  g_clear_object (&self->record);

  G_OBJECT_CLASS (tablee_exercise_parent_class)->finalize (object);
}

static void
tablee_exercise_class_init (TableeExerciseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_exercise_finalize;
}

static void
tablee_exercise_init (TableeExercise *self)
{
}

/*
 * Making it
 */

/* Takes @record over. */
static TableeExercise *
make (TableeGameRecord *record,
      gint32            loss)
{
  TableeExercise *self = g_object_new (TABLEE_TYPE_EXERCISE, NULL);

  self->record = record;
  self->position = tablee_game_record_get_position (record, 0);
  self->seat = tablee_game_record_get_viewer (record);
  self->loss = loss;

  return self;
}

TableeExercise *
tablee_exercise_new_for_point (TableeGameSession *session,
                               TableeReview      *review,
                               guint              index)
{
  const TableeReviewPoint *point;
  g_autoptr (TableePosition) position = NULL;
  TableeGameRecord *record;
  TableeExercise *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_REVIEW (review), NULL);

  point = tablee_review_get_point (review, index);
  g_return_val_if_fail (point->known, NULL);

  position = tablee_position_new_for_state ((TableeRuleset *) tablee_review_get_ruleset (review), tablee_review_get_view (review, index),
                                            TRUE);
  record = tablee_game_record_new (tablee_game_log_new_at (position), tablee_game_session_get_options (session),
                                   tablee_game_session_get_seats (session), FALSE, 0);
  tablee_game_record_set_viewer (record, point->seat);
  self = make (record, tablee_review_point_get_loss (point));
  self->played = point->played;
  self->best = point->finding.best;

  return self;
}

static gboolean
fail (GError **error)
{
  g_set_error_literal (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_DATA, "this is no exercise");
  return FALSE;
}

/* @text as an action that can be chosen there. */
static gboolean
read_action (TableeExercise  *self,
             const char      *text,
             TableeAction    *action,
             GError         **error)
{
  TableeRuleset *ruleset = get_ruleset (self);
  const void *view = tablee_position_get_state (self->position);

  return (tablee_position_get_notation (self->position)->action_read (ruleset, view, text, action) &&
          ruleset->game->check (ruleset, view, *action) == TABLEE_REASON_NONE) || fail (error);
}

TableeExercise *
tablee_exercise_new (const char  *text,
                     const char  *played,
                     const char  *best,
                     gint32       loss,
                     GError     **error)
{
  g_autoptr (TableeExercise) self = NULL;
  TableeGameRecord *record;

  g_return_val_if_fail (text != NULL && played != NULL && best != NULL, NULL);

  record = tablee_game_record_parse (text, -1, error);
  if (record == NULL)
    return NULL;

  self = make (record, loss);
  if (!tablee_game_record_get_is_view (record) || self->seat < 0 ||
      tablee_game_to_move (get_ruleset (self), tablee_exercise_get_view (self)) != self->seat)
    {
      fail (error);
      return NULL;
    }
  if (!read_action (self, played, &self->played, error) || !read_action (self, best, &self->best, error))
    return NULL;

  return g_steal_pointer (&self);
}

/*
 * What it is
 */

const TableeGame *
tablee_exercise_get_game (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  return get_ruleset (self)->game;
}

int
tablee_exercise_get_seat (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), TABLEE_NOBODY);

  return self->seat;
}

const char *
tablee_exercise_get_player (TableeExercise *self)
{
  g_autoptr (TableeSeat) seat = NULL;

  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  seat = g_list_model_get_item (tablee_game_record_get_seats (self->record), (guint) self->seat);

  return tablee_seat_get_name (seat);
}

TableeAction
tablee_exercise_get_played (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), 0);

  return self->played;
}

TableeAction
tablee_exercise_get_best (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), 0);

  return self->best;
}

gint32
tablee_exercise_get_loss (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), 0);

  return self->loss;
}

const void *
tablee_exercise_get_view (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  return tablee_position_get_state (self->position);
}

char *
tablee_exercise_dup_record (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  return tablee_game_record_to_text (self->record);
}

static char *
dup_action (TableeExercise *self,
            TableeAction    action)
{
  return tablee_position_get_notation (self->position)->action_write (get_ruleset (self), tablee_exercise_get_view (self), action);
}

char *
tablee_exercise_dup_played (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  return dup_action (self, self->played);
}

char *
tablee_exercise_dup_best (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  return dup_action (self, self->best);
}

gboolean
tablee_exercise_accepts (TableeExercise *self,
                         gint32          loss)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), FALSE);

  return loss <= self->loss / AS_GOOD_PART;
}

gint64
tablee_exercise_get_id (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), 0);

  return self->id;
}

TableeRepetition
tablee_exercise_get_repetition (TableeExercise *self)
{
  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), ((TableeRepetition){ 0, 0 }));

  return self->repetition;
}

void
tablee_exercise_set_kept (TableeExercise         *self,
                          gint64                  id,
                          const TableeRepetition *repetition)
{
  g_return_if_fail (TABLEE_IS_EXERCISE (self));
  g_return_if_fail (repetition != NULL);

  self->id = id;
  self->repetition = *repetition;
}

/*
 * Playing on from there
 */

static G_DEFINE_QUARK (tablee-exercise-trial, trial)

/* One of the games that it could have been. Returns: (transfer full) */
static TableePosition *
deal_unknown (TableeExercise     *self,
              const TableeRandom *chance)
{
  TableeRuleset *ruleset = get_ruleset (self);
  TableeRandom random = *chance;
  g_autofree void *state = g_memdup2 (tablee_exercise_get_view (self), ruleset->game->state_size);

  ruleset->game->resample (ruleset, state, self->seat, &random);

  return tablee_position_new_for_state (ruleset, state, FALSE);
}

TableeGameSession *
tablee_exercise_try (TableeExercise     *self,
                     const TableeRandom *chance)
{
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;

  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);
  g_return_val_if_fail (chance != NULL, NULL);

  position = deal_unknown (self, chance);
  record = tablee_game_record_new (tablee_game_log_new_at (position), tablee_game_record_get_options (self->record),
                                   tablee_game_record_get_seats (self->record), FALSE, 0);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  g_object_set_qdata (G_OBJECT (session), trial_quark (), GINT_TO_POINTER (TRUE));

  return session;
}

static G_DEFINE_QUARK (tablee-exercise, exercise)

TableeGameSession *
tablee_exercise_ask (TableeExercise     *self,
                     const TableeRandom *chance)
{
  TableeGameSession *session;

  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  session = tablee_exercise_try (self, chance);
  g_object_set_qdata_full (G_OBJECT (session), exercise_quark (), g_object_ref (self), g_object_unref);

  return session;
}

TableeExercise *
tablee_exercise_find (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  return g_object_get_qdata (G_OBJECT (session), exercise_quark ());
}

TableeInquiry *
tablee_exercise_inquire (TableeExercise    *self,
                         TableeAction       action,
                         TableeInquiryFunc  func,
                         gpointer           user_data)
{
  g_autoptr (TableeDecision) decision = NULL;

  g_return_val_if_fail (TABLEE_IS_EXERCISE (self), NULL);

  decision = tablee_decision_new (get_ruleset (self), tablee_exercise_get_view (self), self->seat, DICE, 0);

  return tablee_inquiry_start (decision, action, MIN (tablee_search_iterations (get_ruleset (self)->game), MOST_ITERATIONS), func,
                               user_data);
}

gboolean
tablee_exercise_is_trial (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  return g_object_get_qdata (G_OBJECT (session), trial_quark ()) != NULL;
}
