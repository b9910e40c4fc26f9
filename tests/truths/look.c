/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two windows on two truths, looked through and compared. */
#include "config.h"
#include "look.h"

#include "actor.h"
#include "app/play-page-private.h"
#include "sight.h"

#include "session/game-session-private.h"
#include "tests/session/support.h"
#include "tests/widgets/support.h"

enum
{
  TICK = 225,       /* milliseconds from one look at the clock to the next: a quarter of the pace */
  PATIENCE = 40,    /* ticks in which a game that goes on by itself has done so */
  LONG = 5000,      /* milliseconds of a thought that is longer than any pace */
};

typedef struct
{
  TableeWindow      *window;
  const TruthPair   *pair;
  int                which;
  const TruthManner *manner;
  TableeGameSession *session;
  GPtrArray         *sights;
  GString           *faces;   /* that were made: "1 sorry" */
} Look;

static GtkWidget *
find (Look  *self,
      GType  type)
{
  int index = 0;

  return find_widget (GTK_WIDGET (self->window), type, &index);
}

static guint
count_played (Look *self)
{
  return tablee_game_log_get_head (get_log (self->session));
}

static void
settle (Look *self)
{
  truth_sight_settle (GTK_WIDGET (self->window));
}

/* What is hidden from the viewer is hidden from nobody too; what another one sees is not compared, nor what may have gone on by itself
 * before that one's eyes after the last action. */
static gboolean
may_be_compared (Look *self)
{
  int viewer = tablee_game_session_get_viewer (self->session);

  return (viewer == TABLEE_NOBODY || viewer == self->pair->viewer) &&
         count_played (self) <= self->pair->actions[self->which]->len;
}

static gboolean
is_computers_turn (Look *self)
{
  int seat = tablee_game_session_get_current_seat (self->session);

  return seat >= 0 && !tablee_course_is_person (get_course (self->session), seat);
}

static gboolean
has_to_answer (Look *self)
{
  const TableeQuestion *question = tablee_asker_get_question (get_asker (self->session));

  return question != NULL && tablee_question_is_put (question) && !tablee_question_is_answered (question);
}

/* However long it takes on this machine, no time passes meanwhile. A table that waits stops saying that a computer thinks when it has
 * thought. */
static void
let_computer_think (Look *self)
{
  while (is_computers_turn (self) && has_to_answer (self))
    g_main_context_iteration (NULL, TRUE);
  run_what_is_ready ();
}

/* A face passes by the clock of the machine. Which were made is compared, and not which are still there. */
static void
face_cb (Look       *self,
         GParamSpec *pspec,
         TableeSeat *seat)
{
  TableeMood mood = tablee_seat_get_mood (seat);

  if (mood != TABLEE_MOOD_CALM)
    g_string_append_printf (self->faces, "%s %d, ", tablee_seat_get_name (seat), (int) mood);
}

static void
calm_faces (Look *self)
{
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    tablee_seat_set_mood (tablee_game_session_get_seat (self->session, seat), TABLEE_MOOD_CALM);
}

static void
see (Look       *self,
     const char *name)
{
  g_autofree char *moment = NULL;

  run_what_is_ready ();
  let_computer_think (self);
  calm_faces (self);
  settle (self);
  if (!may_be_compared (self))
    return;

  moment = g_strdup_printf ("%s after %u actions, for %d", name, count_played (self),
                            tablee_game_session_get_viewer (self->session));
  g_ptr_array_add (self->sights, truth_sight_new (self->session, moment, fake_now));
  g_ptr_array_add (self->sights, truth_sight_new_of_text ("faces", self->faces->str));
}

/*
 * The table
 */

static void
seat_players (Look *self)
{
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    if (!tablee_course_is_person (get_course (self->session), seat))
      {
        g_autoptr (TableePlayer) player = truth_actor_new (self->pair, self->which, self->session, self->manner->level);

        tablee_game_session_set_player (self->session, seat, player);
      }
}

static void
open_table (Look *self)
{
  g_autofree char *text = truth_pair_to_record (self->pair, self->which, 0, self->manner->company);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse (text, -1, &error);

  g_assert_no_error (error);
  self->session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  fake_now = 0;
  tablee_asker_set_clock (get_asker (self->session), read_fake_clock);
  tablee_game_session_set_pace (self->session, self->manner->company == TRUTH_PEOPLE ? TABLEE_PACE_INSTANT : TABLEE_PACE_NORMAL);
  seat_players (self);
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    g_signal_connect_swapped (tablee_game_session_get_seat (self->session, seat), "notify::mood", G_CALLBACK (face_cb), self);
  tablee_window_show_session (self->window, self->session);
}

static void
leave_table (Look *self)
{
  tablee_game_session_stop (self->session);
  tablee_window_show_library (self->window);
  settle (self);
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    g_signal_handlers_disconnect_by_data (tablee_game_session_get_seat (self->session, seat), self);
  g_object_unref (self->session);
}

static void
act (Look       *self,
     const char *action)
{
  gtk_widget_activate_action (find (self, TABLEE_TYPE_PLAY_PAGE), action, NULL);
  run_what_is_ready ();
}

/*
 * Playing
 */

/* By the clock: until the computer has played. */
static void
await_computer (Look *self)
{
  guint played = count_played (self);

  if (self->manner->fault == TRUTH_LONG_THOUGHT && self->which == TRUTH_B)
    fake_now += LONG * G_TIME_SPAN_MILLISECOND;
  see (self, "a thought");
  for (int i = 0; i < PATIENCE && count_played (self) == played; i++)
    {
      fake_now += TICK * G_TIME_SPAN_MILLISECOND;
      look_at_clock (self->session);
    }
  g_assert_cmpuint (count_played (self), >, played);
}

/* A person, who may have been waited for; what is played by itself then is played. */
static void
play_by_hand (Look *self)
{
  guint played = count_played (self);
  g_autoptr (GError) error = NULL;

  act (self, "play.lift-curtain");
  if (count_played (self) > played)
    return;

  see (self, "the curtain lifted");
  if (!tablee_game_session_get_decision_open (self->session))
    {
      fake_now += TICK * G_TIME_SPAN_MILLISECOND;
      look_at_clock (self->session);
      return;
    }
  tablee_game_session_play (self->session, g_array_index (self->pair->actions[self->which], TableeAction, played), &error);
  g_assert_no_error (error);
}

static void
play_on (Look *self)
{
  for (int i = 0; i < 2 * PATIENCE && count_played (self) < self->pair->actions[self->which]->len; i++)
    {
      if (is_computers_turn (self))
        await_computer (self);
      else
        play_by_hand (self);
      see (self, "the table");
    }
  g_assert_cmpuint (count_played (self), >=, self->pair->actions[self->which]->len);
}

/*
 * Looking around
 */

static void
plant_hidden_word (Look *self)
{
  GtkWidget *page = find (self, TABLEE_TYPE_PLAY_PAGE);

  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *label = find_widget (page, GTK_TYPE_LABEL, &index);

      g_assert_nonnull (label);
      if (gtk_widget_get_mapped (label))
        continue;

      gtk_label_set_label (GTK_LABEL (label), self->which == TRUTH_A ? "A" : "B");
      return;
    }
}

static void
open_and_close (Look       *self,
                const char *action)
{
  act (self, action);
  see (self, action);
  act (self, action);
}

static void
ask_for_a_hint (Look *self)
{
  TableeConductor *conductor = tablee_game_session_get_conductor (self->session);

  act (self, "play.hint");
  while (tablee_conductor_is_hinting (conductor) || tablee_conductor_is_reasoning (conductor))
    g_main_context_iteration (NULL, TRUE);
  see (self, "a hint");
}

static void
look_back (Look *self)
{
  if (tablee_game_session_get_viewer (self->session) < 0)
    return;

  act (self, "play.review-so-far");
  see (self, "looking back");
  tablee_window_go_back (self->window);
  settle (self);
}

/* Otherwise a file would be asked for at once. */
static gboolean
holds_anything (Look *self)
{
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    if (tablee_game_session_has_secrets (self->session, seat))
      return TRUE;

  return FALSE;
}

static void
look_around (Look *self)
{
  if (!may_be_compared (self))
    return;

  open_and_close (self, "play.log");
  open_and_close (self, "play.score-sheet");
  open_and_close (self, "play.seats");
  if (holds_anything (self))
    open_and_close (self, "play.save");
  ask_for_a_hint (self);
  look_back (self);
  act (self, "play.undo");
  see (self, "one move back");
  act (self, "play.redo");
  see (self, "and on again");
}

/* What the computer does then need not be the same in both truths; when it does it has to be. */
static void
see_next_computer (Look *self)
{
  guint played = count_played (self);

  see (self, "the last thought");
  for (int i = 0; i < PATIENCE && is_computers_turn (self) && count_played (self) == played; i++)
    {
      fake_now += TICK * G_TIME_SPAN_MILLISECOND;
      look_at_clock (self->session);
    }
  g_ptr_array_add (self->sights, truth_sight_new_of_time ("the end", fake_now));
}

GPtrArray *
truth_look_through (TableeWindow      *window,
                    const TruthPair   *pair,
                    int                which,
                    const TruthManner *manner)
{
  Look self = { .window = window, .pair = pair, .which = which, .manner = manner };

  self.sights = g_ptr_array_new_with_free_func ((GDestroyNotify) truth_sight_free);
  self.faces = g_string_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), manner->width, manner->height);
  settle (&self);
  open_table (&self);
  if (manner->fault == TRUTH_HIDDEN_WORD)
    plant_hidden_word (&self);
  see (&self, "the table");
  play_on (&self);
  look_around (&self);
  see_next_computer (&self);
  leave_table (&self);
  g_string_free (self.faces, TRUE);

  return self.sights;
}
