/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game goes: conducts course, viewpoint, asker, scribe and advisor. */
#include "conductor.h"

#include "advisor.h"
#include "undo.h"

/*
 * Nothing is ever asked from inside of something else: whatever ends (an action, a commit, an undo) calls go_on(), and an idle source looks
 * what is next.
 */

struct _TableeConductor
{
  TableeConductorFuncs  funcs;
  gpointer              owner;

  TableeCourse         *course;
  TableeViewpoint      *viewpoint;
  TableeAsker          *asker;
  TableeScribe         *scribe;
  TableeAdvisor        *advisor;
  TableeWarner         *warner;

  guint                 thinking_cap;  /* ms; 0: none */
  gboolean              careful;
  gboolean              warning;
  gboolean              started;
  gboolean              stopped;
  gboolean              finished;      /* told, or over from the beginning */
  gboolean              asked;         /* of a game that is elsewhere: its host waits for an answer */
  guint                 told_ways;     /* of such a game: what its host would do, bit i for the wish i */
  GMainContext         *context;
  GSource              *going_on;      /* looks what is next */
};

static gboolean
is_still (TableeConductor *self,
          guint64            revision)
{
  return !self->stopped && tablee_course_get_revision (self->course) == revision;
}

/* A handler may play, undo or stop the session: the rest of what was to be told is then out of date, and has been told
 * already. */
static void
tell_change (TableeConductor *self,
             const TableeEvent *events,
             guint              n_events)
{
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);
  guint64 revision = tablee_course_get_revision (self->course);

  for (guint i = 0; i < n_events && is_still (self, revision); i++)
    {
      TableeEvent event = events[i];

      tablee_viewpoint_conceal (self->viewpoint, &event);
      self->funcs.event (self->owner, &event);
    }

  if (is_still (self, revision))
    self->funcs.properties (self->owner);
  if (is_still (self, revision))
    self->funcs.changed (self->owner);
  if (is_still (self, revision) && tablee_viewpoint_take_scores (self->viewpoint))
    self->funcs.scores_changed (self->owner);
}

static void
tell_decision (TableeConductor *self)
{
  g_autoptr (TableeQuestion) question = tablee_question_ref (tablee_asker_get_question (self->asker));

  self->funcs.properties (self->owner);
  if (question == tablee_asker_get_question (self->asker) && !self->stopped)
    self->funcs.decision (self->owner, tablee_question_get_seat (question));
}

/*
 * How it goes on
 */

/* splitmix64 over the game's dice and the place in the log: undone and played again, a computer decides the same. */
static guint64
dice_for_decision (TableeConductor *self)
{
  TableeRandom random;

  tablee_random_seed (&random, tablee_course_get_dice (self->course) + tablee_game_log_get_head (tablee_course_get_log (self->course)));

  return tablee_random_next (&random);
}

static gboolean
has_secrets (TableeConductor *self,
             int              seat)
{
  const TableeGameLog *log = tablee_course_get_log (self->course);

  return tablee_game_log_has_secrets (log, tablee_game_log_get_head (log), seat);
}

static gboolean
is_told (const TableeConductor *self)
{
  return tablee_course_is_told (self->course);
}

/* While a person thinks, so that it is known by the time something is done. */
static void
think_beside (TableeConductor *self)
{
  TableeQuestion *question = tablee_asker_get_question (self->asker);

  if (self->warning && !self->stopped && question != NULL && tablee_question_is_persons (question) &&
      !tablee_question_is_forced (question) && !tablee_question_is_answered (question))
    tablee_warner_think (self->warner, self->owner, tablee_question_get_decision (question));
}

static void
open_decision (TableeConductor *self)
{
  int mover = tablee_course_get_mover (self->course);
  g_autoptr (TableeDecision) decision = tablee_decision_new (tablee_course_get_ruleset (self->course),
                                                             tablee_viewpoint_get_mover_view (self->viewpoint), mover,
                                                             dice_for_decision (self), self->thinking_cap);

  gboolean asked = tablee_asker_ask (self->asker, decision, has_secrets (self, mover));

  think_beside (self);
  if (asked)
    tell_decision (self);
}

static void
close_decision (TableeConductor *self)
{
  tablee_advisor_forget (self->advisor);
  tablee_warner_forget (self->warner);
  tablee_asker_close (self->asker);
}

static void
clear_going_on (TableeConductor *self)
{
  if (self->going_on != NULL)
    g_source_destroy (self->going_on);
  g_clear_pointer (&self->going_on, g_source_unref);
}

static gboolean
go_on_cb (gpointer user_data)
{
  TableeConductor *self = user_data;
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);

  clear_going_on (self);
  /* Something was done since: what it leaves must be on disk first, and then this is called again. */
  if (tablee_scribe_is_busy (self->scribe))
    return G_SOURCE_REMOVE;

  self->funcs.settled (self->owner);
  if (self->stopped || self->going_on != NULL || tablee_scribe_is_busy (self->scribe))
    return G_SOURCE_REMOVE;

  if (!tablee_course_is_over (self->course))
    {
      if (tablee_asker_get_question (self->asker) == NULL && (!is_told (self) || self->asked))
        open_decision (self);
    }
  else if (!self->finished)
    {
      self->finished = TRUE;
      self->funcs.finished (self->owner);
    }

  return G_SOURCE_REMOVE;
}

static void
go_on (TableeConductor *self)
{
  if (!self->started || self->stopped || tablee_scribe_is_busy (self->scribe) || self->going_on != NULL)
    return;

  self->going_on = g_idle_source_new ();
  g_source_set_callback (self->going_on, go_on_cb, self, NULL);
  g_source_attach (self->going_on, self->context);
}

/* After each change of the course: what hangs on it. */
static void
follow (TableeConductor *self)
{
  if (self->started)
    tablee_course_note_end (self->course);
  tablee_viewpoint_follow (self->viewpoint);
}

static void
play_action (TableeConductor *self,
             TableeAction       action,
             TableeBy           by)
{
  const TableeGameLog *log = tablee_course_get_log (self->course);
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);
  g_autofree TableeEvent *events = NULL;
  guint n_events;

  close_decision (self);
  tablee_course_play (self->course, action, by);
  events = tablee_game_log_dup_events (log, tablee_game_log_get_head (log) - 1, &n_events);

  follow (self);
  tablee_scribe_keep_action (self->scribe);
  tell_change (self, events, n_events);
  go_on (self);
}

/* It is the host who plays it. */
static void
answer_host (TableeConductor *self,
             TableeAction     action)
{
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);

  self->asked = FALSE;
  close_decision (self);
  self->funcs.answered (self->owner, action);
  if (!self->stopped)
    self->funcs.properties (self->owner);
}

/* The seats that are relieved, bit i for seat i. */
static guint
note_relieved (TableeConductor *self)
{
  guint relieved = 0;

  for (int seat = 0; seat < tablee_course_get_ruleset (self->course)->seats; seat++)
    relieved |= (guint) tablee_seat_get_relieved (tablee_course_get_seat (self->course, seat)) << seat;

  return relieved;
}

/* Those for which that is not as it was when @before was noted. */
static void
keep_relieved (TableeConductor *self,
               guint            before)
{
  guint changed = before ^ note_relieved (self);

  for (int seat = 0; changed >> seat != 0; seat++)
    if (changed >> seat & 1)
      tablee_scribe_keep_seat (self->scribe, seat);
}

/* @head: negative: there is nowhere to go. Returns whether the position is another one. */
static gboolean
go_to (TableeConductor *self,
       int                head)
{
  g_autoptr (GObject) alive = NULL;
  guint relieved;

  if (head < 0)
    return FALSE;

  alive = g_object_ref (self->owner);
  close_decision (self);
  relieved = note_relieved (self);
  tablee_course_go_to (self->course, (guint) head);
  follow (self);
  tablee_scribe_keep_state (self->scribe);
  keep_relieved (self, relieved);
  tell_change (self, NULL, 0);
  go_on (self);

  return TRUE;
}

/*
 * The object
 */

static void
due_cb (gpointer     user_data,
        TableeAction action,
        TableeBy     by)
{
  TableeConductor *self = user_data;

  if (is_told (self))
    answer_host (self, action);
  else
    play_action (self, action, by);
}

static void
question_changed_cb (gpointer user_data)
{
  TableeConductor *self = user_data;
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);

  self->funcs.properties (self->owner);
}

static void
kept_cb (gpointer user_data)
{
  go_on (user_data);
}

static void
store_error_cb (gpointer user_data)
{
  TableeConductor *self = user_data;

  if (!self->stopped)
    self->funcs.store_error (self->owner);
}

static void
kept_apart_cb (gpointer user_data)
{
  TableeConductor *self = user_data;

  if (!self->stopped)
    self->funcs.kept_apart (self->owner);
}

/* What was found out is counted. */
static void
hint_found_cb (gpointer user_data,
               int      seat)
{
  TableeConductor *self = user_data;

  tablee_seat_add_hint (tablee_course_get_seat (self->course, seat));
  tablee_scribe_keep_seat (self->scribe, seat);
}

static void
reasoned_cb (gpointer user_data)
{
  TableeConductor *self = user_data;

  if (tablee_conductor_get_grounds (self) != NULL)
    self->funcs.reasoned (self->owner);
}

TableeConductor *
tablee_conductor_new (TableeCourse               *course,
                      TableeStore                *store,
                      gint64                      id,
                      gint64                      stamp,
                      const TableeConductorFuncs *funcs,
                      gpointer                    owner)
{
  static const TableeAskerFuncs asker_funcs = { due_cb, question_changed_cb };
  static const TableeScribeFuncs scribe_funcs = { kept_cb, store_error_cb, kept_apart_cb };
  TableeConductor *self;

  g_return_val_if_fail (course != NULL, NULL);
  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self = g_new0 (TableeConductor, 1);
  self->funcs = *funcs;
  self->owner = owner;
  self->context = g_main_context_ref_thread_default ();
  self->course = course;
  self->finished = tablee_course_is_over (course);
  self->viewpoint = tablee_viewpoint_new (course);
  self->asker = tablee_asker_new (tablee_course_get_seats (course), &asker_funcs, self);
  self->advisor = tablee_advisor_new (hint_found_cb, reasoned_cb, self);
  self->warner = tablee_warner_new ();
  self->scribe = tablee_scribe_new (course, store, id, stamp, &scribe_funcs, self, owner);

  return self;
}

void
tablee_conductor_free (TableeConductor *self)
{
  g_return_if_fail (self != NULL);

  tablee_conductor_stop (self);
  tablee_advisor_free (self->advisor);
  tablee_warner_free (self->warner);
  tablee_asker_free (self->asker);
  tablee_scribe_free (self->scribe);
  tablee_viewpoint_free (self->viewpoint);
  tablee_course_free (self->course);
  g_main_context_unref (self->context);
  g_free (self);
}

const TableeCourse *
tablee_conductor_get_course (TableeConductor *self)
{
  return self->course;
}

const TableeViewpoint *
tablee_conductor_get_viewpoint (TableeConductor *self)
{
  return self->viewpoint;
}

const TableeScribe *
tablee_conductor_get_scribe (TableeConductor *self)
{
  return self->scribe;
}

TableeAsker *
tablee_conductor_get_asker (TableeConductor *self)
{
  return self->asker;
}

gboolean
tablee_conductor_get_started (const TableeConductor *self)
{
  return self->started;
}

gboolean
tablee_conductor_get_stopped (const TableeConductor *self)
{
  return self->stopped;
}

gboolean
tablee_conductor_get_finished (const TableeConductor *self)
{
  return self->finished;
}

void
tablee_conductor_set_dice (TableeConductor *self,
                           guint64          dice)
{
  tablee_course_set_dice (self->course, dice);
}

void
tablee_conductor_set_thinking_cap (TableeConductor *self,
                                   guint            cap)
{
  self->thinking_cap = cap;
}

/*
 * Beginning and end
 */

void
tablee_conductor_start (TableeConductor *self)
{
  if (self->started || self->stopped)
    return;

  self->started = TRUE;
  tablee_scribe_begin (self->scribe);
  go_on (self);
}

void
tablee_conductor_stop (TableeConductor *self)
{
  if (self->stopped)
    return;

  self->stopped = TRUE;
  tablee_scribe_stop (self->scribe);
  close_decision (self);
  clear_going_on (self);
}

void
tablee_conductor_give_up (TableeConductor *self,
                          int                seat)
{
  g_autoptr (GObject) alive = NULL;

  if (self->stopped || tablee_course_is_over (self->course))
    return;

  if (is_told (self))
    {
      self->funcs.wished (self->owner, TABLEE_WISH_GIVE_UP);
      return;
    }

  alive = g_object_ref (self->owner);
  close_decision (self);
  tablee_course_give_up (self->course, seat);
  follow (self);
  tablee_scribe_keep_state (self->scribe);
  tell_change (self, NULL, 0);
  go_on (self);
}

/*
 * Playing
 */

void
tablee_conductor_play (TableeConductor *self,
                       TableeAction     action)
{
  g_return_if_fail (tablee_asker_is_open (self->asker));

  /* The person's own debt is paid as well, but nobody waits for the answer to come round. */
  TableeBy by = tablee_asker_pay_debt (self->asker, action);

  if (is_told (self))
    answer_host (self, action);
  else
    play_action (self, action, by);
}

gboolean
tablee_conductor_is_choosing (const TableeConductor *self)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (self->course);
  int mover = tablee_course_get_mover (self->course);
  g_autofree TableeAction *actions = NULL;
  TableeAction idle;
  gsize count;

  if (tablee_asker_is_open (self->asker))
    return TRUE;
  if (is_told (self) && !self->asked)
    return FALSE;
  if (!self->started || self->stopped || tablee_course_is_over (self->course) || !tablee_course_sits_here (self->course, mover))
    return FALSE;

  actions = g_new (TableeAction, ruleset->game->max_actions);
  count = tablee_viewpoint_get_legal (self->viewpoint, actions);
  if (!tablee_asker_passes_for (self->asker, mover))
    return count > 1;

  return count > 1 &&
         !tablee_decision_find_idle (ruleset, tablee_viewpoint_get_mover_view (self->viewpoint), actions, count, &idle);
}

const TableeWarner *
tablee_conductor_get_warner (const TableeConductor *self)
{
  return self->warner;
}

void
tablee_conductor_set_warning (TableeConductor *self,
                              gboolean         warning)
{
  self->warning = warning;
  if (!warning)
    tablee_warner_forget (self->warner);
}

/* Whoever is warned has been helped. */
gboolean
tablee_conductor_warns (TableeConductor *self,
                        TableeAction     action)
{
  if (!tablee_asker_is_open (self->asker) || !tablee_warner_warns (self->warner, action))
    return FALSE;

  hint_found_cb (self, tablee_question_get_seat (tablee_asker_get_question (self->asker)));

  return TRUE;
}

void
tablee_conductor_set_careful (TableeConductor *self,
                              gboolean         careful)
{
  self->careful = careful;
}

gboolean
tablee_conductor_needs_consent (const TableeConductor *self,
                                TableeAction           action)
{
  const TableeQuestion *question = tablee_asker_get_question (self->asker);

  return self->careful && tablee_asker_is_open (self->asker) && !tablee_question_is_forced (question) &&
         tablee_question_is_legal (question, action) &&
         tablee_undo_is_final (self->course, tablee_viewpoint_get_mover_view (self->viewpoint), action,
                               tablee_asker_is_patient (self->asker));
}

void
tablee_conductor_step (TableeConductor *self)
{
  if (!tablee_asker_can_skip (self->asker))
    return;

  tablee_asker_skip (self->asker);
  self->funcs.properties (self->owner);
}

void
tablee_conductor_set_player (TableeConductor *self,
                             int              seat,
                             TableePlayer    *player)
{
  g_autoptr (GObject) alive = NULL;
  const TableeQuestion *question = tablee_asker_get_question (self->asker);

  tablee_asker_set_player (self->asker, seat, player);
  if (question == NULL || tablee_question_get_seat (question) != seat)
    return;

  alive = g_object_ref (self->owner);
  close_decision (self);
  self->funcs.properties (self->owner);
  go_on (self);
}

void
tablee_conductor_seat_player (TableeConductor *self,
                              int              seat,
                              TableeSeatKind   kind,
                              TableeLevel      level,
                              const char      *name)
{
  g_autoptr (GObject) alive = NULL;

  if (self->stopped || tablee_course_is_over (self->course))
    return;

  alive = g_object_ref (self->owner);
  tablee_seat_change (tablee_course_get_seat (self->course, seat), kind, level, name, -1);
  tablee_conductor_set_player (self, seat, NULL);
  tablee_scribe_keep_seat (self->scribe, seat);
  self->funcs.properties (self->owner);
}

void
tablee_conductor_set_pace (TableeConductor *self,
                           TableePace       pace)
{
  tablee_asker_set_pace (self->asker, pace);
  self->funcs.properties (self->owner);
}

void
tablee_conductor_set_paused (TableeConductor *self,
                             gboolean         paused)
{
  tablee_asker_set_paused (self->asker, paused);
  self->funcs.properties (self->owner);
}

/*
 * Looking
 */

void
tablee_conductor_set_viewer (TableeConductor *self,
                             int                viewer)
{
  if (viewer == TABLEE_VIEWER_ALL && !tablee_course_is_over (self->course))
    viewer = TABLEE_NOBODY;
  if (tablee_viewpoint_get_viewer (self->viewpoint) == viewer)
    return;

  tablee_advisor_cancel (self->advisor);
  tablee_asker_set_viewer (self->asker, viewer);
  tablee_viewpoint_set_viewer (self->viewpoint, viewer);
  self->funcs.properties (self->owner);
  tell_change (self, NULL, 0);
}

void
tablee_conductor_look_at (TableeConductor *self,
                          guint              n)
{
  const TableeGameLog *log;
  g_autofree TableeEvent *events = NULL;
  guint n_events = 0;
  guint head;

  log = tablee_course_get_log (self->course);
  head = tablee_game_log_get_head (log);
  if (n == head)
    return;

  if (n == head + 1)
    events = tablee_game_log_dup_events (log, head, &n_events);
  tablee_course_go_to (self->course, n);
  follow (self);
  tell_change (self, events, n_events);
}

/*
 * Back and forth
 */

/* The head to which @wish of @viewer leads; -1: nowhere. */
static int
find_target (const TableeConductor *self,
             int                    viewer,
             TableeWish             wish)
{
  static int (*const find[]) (const TableeCourse *, int) = {
    [TABLEE_WISH_UNDO] = tablee_undo_find_undo,
    [TABLEE_WISH_TAKE_BACK] = tablee_undo_find_take_back,
    [TABLEE_WISH_REDO] = tablee_undo_find_redo,
  };

  if (self->stopped)
    return -1;
  if (is_told (self))
    return (self->told_ways >> wish & 1) != 0 ? 0 : -1;

  return find[wish] (self->course, viewer);
}

static gboolean
go_as_wished (TableeConductor *self,
              int              viewer,
              TableeWish       wish)
{
  int head = find_target (self, viewer, wish);

  if (head >= 0 && is_told (self))
    {
      self->funcs.wished (self->owner, wish);
      return TRUE;
    }
  if (head >= 0 && wish == TABLEE_WISH_TAKE_BACK)
    tablee_course_mark_taken_back (self->course);

  return go_to (self, head);
}

int
tablee_conductor_undo_target (const TableeConductor *self)
{
  return find_target (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_UNDO);
}

int
tablee_conductor_take_back_target (const TableeConductor *self)
{
  return find_target (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_TAKE_BACK);
}

int
tablee_conductor_redo_target (const TableeConductor *self)
{
  return find_target (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_REDO);
}

gboolean
tablee_conductor_undo (TableeConductor *self)
{
  return go_as_wished (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_UNDO);
}

gboolean
tablee_conductor_take_back (TableeConductor *self)
{
  return go_as_wished (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_TAKE_BACK);
}

gboolean
tablee_conductor_redo (TableeConductor *self)
{
  return go_as_wished (self, tablee_viewpoint_get_viewer (self->viewpoint), TABLEE_WISH_REDO);
}

gboolean
tablee_conductor_would_grant (const TableeConductor *self,
                              int                    seat,
                              TableeWish             wish)
{
  if (wish == TABLEE_WISH_GIVE_UP)
    return !self->stopped && !tablee_course_is_over (self->course);

  return find_target (self, seat, wish) >= 0;
}

gboolean
tablee_conductor_grant (TableeConductor *self,
                        int              seat,
                        TableeWish       wish)
{
  if (!tablee_conductor_would_grant (self, seat, wish))
    return FALSE;

  if (wish == TABLEE_WISH_GIVE_UP)
    tablee_conductor_give_up (self, seat);
  else
    go_as_wished (self, seat, wish);

  return TRUE;
}

/*
 * A game that is elsewhere
 */

static void
tell_step (TableeConductor      *self,
           const TableeToldStep *step)
{
  tablee_course_tell (self->course, step);
  follow (self);
  tell_change (self, step->events, step->n_events);
}

void
tablee_conductor_tell (TableeConductor *self,
                       guint            head,
                       GPtrArray       *steps)
{
  g_autoptr (GObject) alive = NULL;

  if (self->stopped)
    return;

  alive = g_object_ref (self->owner);
  self->asked = FALSE;
  close_decision (self);
  if (head < tablee_game_log_get_head (tablee_course_get_log (self->course)))
    {
      tablee_course_go_to (self->course, head);
      follow (self);
      tell_change (self, NULL, 0);
    }
  for (guint i = 0; i < steps->len && !self->stopped; i++)
    tell_step (self, g_ptr_array_index (steps, i));
  if (!self->stopped)
    self->funcs.properties (self->owner);
  go_on (self);
}

void
tablee_conductor_ask_told (TableeConductor *self)
{
  self->asked = TRUE;
  go_on (self);
}

void
tablee_conductor_set_told_ways (TableeConductor *self,
                                guint            ways)
{
  self->told_ways = ways;
  if (!self->stopped)
    self->funcs.properties (self->owner);
}

void
tablee_conductor_fulfil (TableeConductor  *self,
                         TableeGameRecord *record)
{
  g_autoptr (GObject) alive = NULL;

  if (self->stopped || !tablee_course_fulfil (self->course, record))
    return;

  alive = g_object_ref (self->owner);
  self->asked = FALSE;
  close_decision (self);
  /* Another log: all of it is seen anew. */
  tablee_viewpoint_set_viewer (self->viewpoint, tablee_viewpoint_get_viewer (self->viewpoint));
  tell_change (self, NULL, 0);
  go_on (self);
}

gboolean
tablee_conductor_is_thinking (const TableeConductor *self)
{
  if (is_told (self))
    return self->started && !self->stopped && !tablee_course_is_over (self->course) &&
           !tablee_course_sits_here (self->course, tablee_course_get_mover (self->course));

  return tablee_asker_is_thinking (self->asker);
}

/*
 * Hints
 */

gboolean
tablee_conductor_can_hint (const TableeConductor *self)
{
  const TableeQuestion *question;

  if (self->stopped || !tablee_asker_is_open (self->asker))
    return FALSE;

  question = tablee_asker_get_question (self->asker);

  return tablee_viewpoint_get_viewer (self->viewpoint) == tablee_question_get_seat (question) &&
         tablee_question_is_persons (question) && !tablee_question_is_forced (question);
}

const TableeHint *
tablee_conductor_get_hint (const TableeConductor *self)
{
  return tablee_conductor_can_hint (self) ? tablee_advisor_get_hint (self->advisor) : NULL;
}

const TableeGrounds *
tablee_conductor_get_grounds (const TableeConductor *self)
{
  return tablee_conductor_can_hint (self) ? tablee_advisor_get_grounds (self->advisor) : NULL;
}

void
tablee_conductor_hint_async (TableeConductor     *self,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_return_if_fail (tablee_conductor_can_hint (self));

  tablee_advisor_ask_async (self->advisor, self->owner, tablee_question_get_decision (tablee_asker_get_question (self->asker)),
                            callback, user_data);
}

gboolean
tablee_conductor_is_hinting (const TableeConductor *self)
{
  return tablee_advisor_is_asked (self->advisor);
}

gboolean
tablee_conductor_is_reasoning (const TableeConductor *self)
{
  return tablee_advisor_is_reasoning (self->advisor);
}

void
tablee_conductor_cancel_hint (TableeConductor *self)
{
  tablee_advisor_cancel (self->advisor);
}
