/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the players of a game, one question at a time, and shows answers when they are due. */
#include "asker.h"

#include "puppet.h"

enum
{
  PACE_STEP_FORCED_MS = 225,
};

static const int pace_ms[] = {
  [TABLEE_PACE_INSTANT] = 0,
  [TABLEE_PACE_FAST] = 400,
  [TABLEE_PACE_NORMAL] = 900,
  [TABLEE_PACE_SLOW] = 2000,
  [TABLEE_PACE_STEP] = 4 * PACE_STEP_FORCED_MS,
};

static const gint64 never = G_MAXINT64;

struct _TableeAsker
{
  TableeAskerFuncs  funcs;
  gpointer          user_data;
  GMainContext     *context;
  gint64          (*clock) (void);              /* microseconds, monotonic */
  GListModel       *seats;
  TableePlayer     *players[TABLEE_MAX_SEATS];
  gint64            thought[TABLEE_MAX_SEATS];  /* microseconds that the computer of a seat took for its last choice */
  int               viewer;
  TableePace        pace;
  gboolean          paused;
  gboolean          patient;
  gboolean          quick;
  gboolean          passes;                     /* what has nothing to gain is not asked: as it was when the question was opened */
  TableeQuestion   *question;                   /* that is open, or NULL */
  gboolean          skip;                       /* show the answer as soon as it is there */
  GSource          *showing;                    /* shows the answer when it is time */
};

static void plan (TableeAsker *self);

static TableeSeat *
get_seat (const TableeAsker *self,
          int                index)
{
  g_autoptr (TableeSeat) seat = g_list_model_get_item (self->seats, (guint) index);

  return seat;  /* the list's reference keeps it */
}

/* A person who gives something away without a choice plays it in person, unless there is haste. */
static gboolean
is_told (const TableeAsker *self)
{
  return tablee_asker_is_patient (self) && tablee_question_is_persons (self->question) &&
         tablee_decision_forfeits (tablee_question_get_decision (self->question));
}

/* A quick player is not asked where nothing is to be gained. */
static gboolean
is_passed (const TableeAsker *self,
           TableeAction      *action)
{
  return tablee_asker_passes_for (self, tablee_question_get_seat (self->question)) &&
         tablee_decision_is_idle (tablee_question_get_decision (self->question), action);
}

/* Whether nobody is asked, and the viewer may know it: @action goes without saying. */
static gboolean
goes_without_asking (const TableeAsker *self,
                     TableeAction      *action)
{
  gsize count;

  if (is_passed (self, action))
    return TRUE;
  if (!tablee_question_is_openly_forced (self->question, self->viewer) || is_told (self))
    return FALSE;

  *action = *tablee_decision_get_actions (tablee_question_get_decision (self->question), &count);

  return TRUE;
}

static gboolean
is_openly_settled (const TableeAsker *self)
{
  TableeAction action;

  return goes_without_asking (self, &action);
}

/* A person who secretly has no choice is awaited at the table like any other. */
static gboolean
is_held (const TableeAsker *self)
{
  if (self->skip || tablee_question_is_friends (self->question))
    return FALSE;
  if (tablee_question_is_persons (self->question))
    return tablee_question_is_forced (self->question) && !is_openly_settled (self);

  return self->paused || self->pace == TABLEE_PACE_STEP;
}

static gboolean
is_asked_of_a_person (const TableeAsker *self)
{
  return tablee_question_is_persons (self->question) || tablee_question_is_friends (self->question);
}

/*
 * When
 */

/* What is owed to the eye, in microseconds after the question was opened. */
static gint64
pause_before_showing (const TableeAsker *self)
{
  gint64 pace = (gint64) pace_ms[self->pace] * 1000;

  if (self->skip)
    return 0;
  if (is_openly_settled (self))
    return pace / 4;

  return is_asked_of_a_person (self) ? 0 : pace;
}

/* When there is something to do about the question; never: not before something else has happened. */
static gint64
find_next_moment (const TableeAsker *self)
{
  const TableeQuestion *question = self->question;
  gint64 opened_at;

  if (question == NULL)
    return never;

  opened_at = tablee_question_get_opened_at (question);
  if (tablee_question_is_answered (question))
    return is_held (self) ? never : opened_at + pause_before_showing (self);
  if (is_openly_settled (self))
    return opened_at;
  if (!tablee_question_is_forced (question))
    return never;
  if (tablee_question_is_put (question) || tablee_question_is_persons (question))
    return never;

  return opened_at + self->thought[tablee_question_get_seat (question)];
}

static TableeBy
who_answers (const TableeAsker *self)
{
  const TableeQuestion *question = self->question;

  if (tablee_question_is_forced (question) || is_openly_settled (self))
    return TABLEE_BY_NOBODY;

  return is_asked_of_a_person (self) ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
}

static void
clear_source (GSource **source)
{
  if (*source != NULL)
    g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
answer_for_nobody (TableeAsker *self)
{
  TableeAction action;

  if (goes_without_asking (self, &action))
    tablee_question_answer (self->question, action);
  else
    tablee_question_answer_forced (self->question);
  plan (self);
  self->funcs.changed (self->user_data);
}

static gboolean
show_cb (gpointer user_data)
{
  TableeAsker *self = user_data;

  clear_source (&self->showing);
  if (self->clock () < find_next_moment (self))
    plan (self);
  else if (tablee_question_is_answered (self->question))
    self->funcs.due (self->user_data, tablee_question_get_answer (self->question), who_answers (self));
  else
    answer_for_nobody (self);

  return G_SOURCE_REMOVE;
}

/* With nothing left to wait for: as soon as what has to be drawn has been drawn. */
static void
plan (TableeAsker *self)
{
  gint64 moment = find_next_moment (self);
  gint64 rest;

  clear_source (&self->showing);
  if (moment == never)
    return;

  rest = moment - self->clock ();
  self->showing = rest > 0 ? g_timeout_source_new ((guint) ((rest + 999) / 1000)) : g_idle_source_new ();
  g_source_set_callback (self->showing, show_cb, self, NULL);
  g_source_attach (self->showing, self->context);
}

/*
 * Asking
 */

static void
decided_cb (TableeQuestion *question,
            gpointer        user_data)
{
  TableeAsker *self = user_data;

  if (who_answers (self) == TABLEE_BY_COMPUTER && tablee_question_is_answered (question))
    self->thought[tablee_question_get_seat (question)] = self->clock () - tablee_question_get_opened_at (question);
  plan (self);
  self->funcs.changed (self->user_data);
}

/* Whether a computer that secretly has no choice is asked. Once it had one, it takes as long as it took then; until then only
 * thinking tells: what another one took tells little of it. A script knows no more than the choices it was given. */
static gboolean
has_to_think (const TableeAsker *self)
{
  int seat = tablee_question_get_seat (self->question);

  return !tablee_question_is_persons (self->question) && !TABLEE_IS_SCRIPT (self->players[seat]) && self->thought[seat] == 0;
}

gboolean
tablee_asker_ask (TableeAsker    *self,
                  TableeDecision *decision,
                  gboolean        secret)
{
  int seat;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->question == NULL, FALSE);

  seat = tablee_decision_get_seat (decision);
  self->question = tablee_question_new (decision, get_seat (self, seat), secret, self->clock ());
  self->passes = self->quick;
  if (is_openly_settled (self))
    {
      answer_for_nobody (self);
      return FALSE;
    }

  if (!tablee_question_is_forced (self->question) || tablee_question_is_friends (self->question) || has_to_think (self))
    tablee_question_put (self->question, self->players[seat], decided_cb, self);
  else
    plan (self);

  return TRUE;
}

void
tablee_asker_close (TableeAsker *self)
{
  g_autoptr (TableeQuestion) question = NULL;

  g_return_if_fail (self != NULL);

  clear_source (&self->showing);
  self->skip = FALSE;
  question = g_steal_pointer (&self->question);
  if (question != NULL)
    tablee_question_close (question);
}

TableeQuestion *
tablee_asker_get_question (const TableeAsker *self)
{
  return self->question;
}

TableeBy
tablee_asker_pay_debt (TableeAsker  *self,
                       TableeAction  action)
{
  TableePlayer *player;

  g_return_val_if_fail (self != NULL, TABLEE_BY_NOBODY);
  g_return_val_if_fail (self->question != NULL, TABLEE_BY_NOBODY);

  if (tablee_question_is_forced (self->question))
    return TABLEE_BY_NOBODY;

  player = self->players[tablee_question_get_seat (self->question)];
  if (TABLEE_IS_HUMAN (player))
    tablee_human_answer (TABLEE_HUMAN (player), action);

  return TABLEE_BY_PERSON;
}

void
tablee_asker_skip (TableeAsker *self)
{
  g_return_if_fail (self != NULL);

  self->skip = TRUE;
  plan (self);
}

/* A computer, or a person elsewhere. */
static gboolean
another_is_asked (const TableeAsker *self)
{
  return self->question != NULL && !tablee_question_is_left_open (self->question) && !tablee_question_is_persons (self->question);
}

gboolean
tablee_asker_is_thinking (const TableeAsker *self)
{
  return another_is_asked (self) && !is_openly_settled (self) &&
         !(tablee_question_is_answered (self->question) && is_held (self));
}

gboolean
tablee_asker_is_open (const TableeAsker *self)
{
  return self->question != NULL && !another_is_asked (self) && !is_openly_settled (self) &&
         (!tablee_question_is_answered (self->question) || is_held (self));
}

/* Nobody plays for somebody who does not look on: the curtain comes first. */
gboolean
tablee_asker_passes_for (const TableeAsker *self,
                         int                seat)
{
  gboolean quick = self->question != NULL ? self->passes : self->quick;

  return quick && self->viewer == seat && tablee_seat_get_kind (get_seat (self, seat)) == TABLEE_SEAT_HUMAN;
}

gboolean
tablee_asker_can_skip (const TableeAsker *self)
{
  return another_is_asked (self) && !tablee_question_is_friends (self->question) && !self->skip;
}

/*
 * The object
 */

static TableePlayer *
make_player (TableeSeat *seat)
{
  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
    return tablee_human_new ();
  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND)
    return tablee_puppet_new_for_friend ();

  return tablee_computer_new (tablee_seat_get_level (seat), tablee_seat_get_temper (seat), tablee_seat_get_slack (seat));
}

TableeAsker *
tablee_asker_new (GListModel             *seats,
                  const TableeAskerFuncs *funcs,
                  gpointer                user_data)
{
  TableeAsker *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);

  self = g_new0 (TableeAsker, 1);
  self->funcs = *funcs;
  self->user_data = user_data;
  self->context = g_main_context_ref_thread_default ();
  self->clock = g_get_monotonic_time;
  self->seats = g_object_ref (seats);
  self->viewer = TABLEE_NOBODY;
  self->pace = TABLEE_PACE_NORMAL;
  for (int seat = 0; seat < (int) g_list_model_get_n_items (seats); seat++)
    self->players[seat] = make_player (get_seat (self, seat));

  return self;
}

void
tablee_asker_free (TableeAsker *self)
{
  g_return_if_fail (self != NULL);

  tablee_asker_close (self);
  for (int seat = 0; seat < TABLEE_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_object_unref (self->seats);
  g_main_context_unref (self->context);
  g_free (self);
}

void
tablee_asker_set_player (TableeAsker  *self,
                         int           seat,
                         TableePlayer *player)
{
  g_autoptr (TableePlayer) theirs = NULL;

  g_return_if_fail (self != NULL);

  theirs = player != NULL ? g_object_ref (player) : make_player (get_seat (self, seat));
  g_set_object (&self->players[seat], theirs);
  self->thought[seat] = 0;
}

void
tablee_asker_set_viewer (TableeAsker *self,
                         int          viewer)
{
  g_return_if_fail (self != NULL);

  self->viewer = viewer;
  plan (self);
}

TableePace
tablee_asker_get_pace (const TableeAsker *self)
{
  return self->pace;
}

void
tablee_asker_set_pace (TableeAsker *self,
                       TableePace   pace)
{
  g_return_if_fail (self != NULL);

  self->pace = pace;
  plan (self);
}

gboolean
tablee_asker_get_paused (const TableeAsker *self)
{
  return self->paused;
}

void
tablee_asker_set_paused (TableeAsker *self,
                         gboolean     paused)
{
  g_return_if_fail (self != NULL);

  self->paused = paused;
  plan (self);
}

void
tablee_asker_set_patient (TableeAsker *self,
                          gboolean     patient)
{
  g_return_if_fail (self != NULL);

  self->patient = patient;
  plan (self);
}

gboolean
tablee_asker_is_patient (const TableeAsker *self)
{
  return self->patient && self->pace >= TABLEE_PACE_NORMAL;
}

void
tablee_asker_set_quick (TableeAsker *self,
                        gboolean     quick)
{
  g_return_if_fail (self != NULL);

  self->quick = quick;
}

void
tablee_asker_set_clock (TableeAsker *self,
                        gint64     (*clock) (void))
{
  self->clock = clock;
}

void
tablee_asker_look_at_clock (TableeAsker *self)
{
  plan (self);
}

gint64
tablee_asker_get_thought (const TableeAsker *self,
                          int                seat)
{
  return self->thought[seat];
}

void
tablee_asker_set_thought (TableeAsker *self,
                          int          seat,
                          gint64       thought)
{
  self->thought[seat] = thought;
}
