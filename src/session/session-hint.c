/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

#include "games/catalogue.h"
#include "pondering.h"

#include <math.h>

/*
 * Hints: what the strongest computer would do in the place of the person who is asked, from what that seat knows. It thinks
 * several times over, each time with chance of its own: how far these differ says how far they are to be trusted.
 */

enum
{
  PARTS = 4,
};

/* Student's t, two-sided, 95 %: by the number of values, from 2 on. */
static const double quantiles[PARTS + 1] = { [2] = 12.706, [3] = 4.303, [4] = 3.182 };

/* What the parts think of the same action of the decision. */
typedef struct
{
  TableeSearchAdvice *advice;   /* PARTS times count, part by part */
  size_t              count;    /* of the actions */
  double              doubt;    /* of the game's judgement, which all parts share */
} Opinions;

static const TableeSearchAdvice *
look_up (const Opinions *self,
         int             part,
         size_t          place)
{
  return &self->advice[(size_t) part * self->count + place];
}

static guint64
count_visits (const Opinions *self,
              size_t          place)
{
  guint64 visits = 0;

  for (int part = 0; part < PARTS; part++)
    visits += look_up (self, part, place)->visits;

  return visits;
}

static double
expect (const Opinions *self,
        size_t          place)
{
  guint64 visits = count_visits (self, place);
  double sum = 0;

  for (int part = 0; part < PARTS; part++)
    sum += (double) look_up (self, part, place)->visits * look_up (self, part, place)->mean;

  return visits > 0 ? sum / (double) visits : 0;
}

/* What was tried most often seemed best most often: of equals the one with the better mean. */
static size_t
find_best (const Opinions *self,
           size_t          but)
{
  size_t best = but == 0 ? 1 : 0;

  for (size_t i = best + 1; i < self->count; i++)
    {
      guint64 visits = count_visits (self, i);
      guint64 most = count_visits (self, best);

      if (i != but && (visits > most || (visits == most && expect (self, i) > expect (self, best))))
        best = i;
    }

  return best;
}

/* By how much the difference may be wrong by chance. */
static double
find_chance (const Opinions *self,
             size_t          best,
             size_t          next)
{
  double sum = 0;
  double squares = 0;
  int n = 0;

  for (int part = 0; part < PARTS; part++)
    if (look_up (self, part, best)->visits > 0 && look_up (self, part, next)->visits > 0)
      {
        double difference = look_up (self, part, best)->mean - look_up (self, part, next)->mean;

        sum += difference;
        squares += difference * difference;
        n++;
      }
  if (n < 2)
    return INFINITY;

  return quantiles[n] * sqrt (MAX (0, squares - sum * sum / n) / (n - 1) / n);
}

/* What the parts judge alike they may all be wrong about, the less the more a game is decided. */
static double
find_noise (const Opinions *self,
            size_t          best,
            double          chance)
{
  double share = CLAMP (expect (self, best), 0, 1);

  return hypot (chance, self->doubt * 4 * share * (1 - share));
}

static TableeHint *
make_hint (const Opinions *opinions)
{
  size_t best = find_best (opinions, opinions->count);
  size_t next = find_best (opinions, best);
  double chance = find_chance (opinions, best, next);
  TableeHint hint;

  /* What seemed next best may turn out to be better when it is tried as thoroughly. */
  if (expect (opinions, next) - expect (opinions, best) > chance)
    {
      size_t better = next;

      next = best;
      best = better;
    }
  hint = (TableeHint){
    .best = look_up (opinions, 0, best)->action,
    .next = look_up (opinions, 0, next)->action,
    .best_value = expect (opinions, best),
    .next_value = expect (opinions, next),
    .noise = find_noise (opinions, best, chance),
  };

  for (size_t i = 0; i < opinions->count; i++)
    hint.iterations += count_visits (opinions, i);

  return tablee_hint_copy (&hint);
}

static void
count_hint (TableeGameSession *self,
            int                seat)
{
  tablee_seat_add_hint (tablee_game_session_get_seat (self, seat));
  tablee_scribe_keep_seat (self->scribe, seat);
}

static double
find_doubt (TableeGameSession *self)
{
  const TableeThinking *thinking = tablee_games_heuristics (self->ruleset->game)->thinking;

  return thinking != NULL ? thinking->doubt : 0;
}

static void
pondered_cb (TableeAnswer   *answer,
             TableeThought **parts,
             int             count)
{
  TableeGameSession *self = tablee_answer_get_source (answer);
  TableeDecision *decision = tablee_answer_get_decision (answer);
  gsize n_actions;
  g_autofree TableeSearchAdvice *advice = NULL;
  Opinions opinions;

  tablee_decision_get_actions (decision, &n_actions);
  advice = g_new0 (TableeSearchAdvice, (gsize) count * n_actions);
  for (int i = 0; i < count; i++)
    if (tablee_thought_advice (parts[i], advice + (gsize) i * n_actions) == 0)
      memcpy (advice + (gsize) i * n_actions, advice, n_actions * sizeof *advice);  /* solved: all parts agree */
  opinions = (Opinions){ advice, n_actions, find_doubt (self) };

  g_clear_object (&self->hinting);
  self->hint = make_hint (&opinions);
  count_hint (self, tablee_decision_get_seat (decision));
  tablee_answer_give_pointer (answer, tablee_hint_copy (self->hint), (GDestroyNotify) tablee_hint_free);
}

void
tablee_game_session_cancel_hint (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  if (self->hinting != NULL)
    g_cancellable_cancel (self->hinting);
  g_clear_object (&self->hinting);
}

void
tablee_game_session_forget_hint (TableeGameSession *self)
{
  tablee_game_session_cancel_hint (self);
  g_clear_pointer (&self->hint, tablee_hint_free);
}

gboolean
tablee_game_session_get_can_hint (TableeGameSession *self)
{
  int seat;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  if (self->stopped || !tablee_game_session_get_decision_open (self))
    return FALSE;
  seat = tablee_question_get_seat (tablee_asker_get_question (self->asker));

  return tablee_viewpoint_get_viewer (self->viewpoint) == seat && tablee_course_is_person (self->course, seat);
}

const TableeHint *
tablee_game_session_get_hint (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_game_session_get_can_hint (self) ? self->hint : NULL;
}

void
tablee_game_session_hint_async (TableeGameSession   *self,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  TableeAnswer *answer;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  tablee_game_session_cancel_hint (self);
  if (!tablee_game_session_get_can_hint (self))
    {
      g_task_report_new_error (self, callback, user_data, tablee_game_session_hint_async, TABLEE_SESSION_ERROR,
                               TABLEE_SESSION_ERROR_NOT_ASKED, "No person who looks at the table is asked now");
      return;
    }

  self->hinting = g_cancellable_new ();
  answer = tablee_answer_new (self, tablee_question_get_decision (tablee_asker_get_question (self->asker)), self->hinting, callback, user_data);
  if (self->hint == NULL)
    {
      tablee_ponder (answer, TABLEE_LEVEL_MASTER, PARTS, TRUE, pondered_cb);
      return;
    }

  tablee_answer_give_pointer (answer, tablee_hint_copy (self->hint), (GDestroyNotify) tablee_hint_free);
  tablee_answer_unref (answer);
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
