/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the session of a truth goes, in words to compare. */
#include "transcript.h"

#include "notation/json-text.h"
#include "session/answer.h"
#include "session/game-session-private.h"
#include "tests/session/support.h"

const TranscriptManner transcript_manners[] = {
  { "computers that think shortly", TRUTH_COMPUTERS, TABLEE_PACE_NORMAL, 100 },
  { "computers that think long", TRUTH_COMPUTERS, TABLEE_PACE_NORMAL, 2500 },
  { "computers step by step", TRUTH_COMPUTERS, TABLEE_PACE_STEP, 100 },
  { "people", TRUTH_PEOPLE, TABLEE_PACE_NORMAL, 0 },
};
const gsize transcript_n_manners = G_N_ELEMENTS (transcript_manners);

enum
{
  TICK = 50,       /* milliseconds from one look at the clock to the next */
  PATIENCE = 200,  /* ticks in which a session that goes on by itself has done so */
  CONTEXT = 12,    /* lines before a difference */
};

/*
 * A computer that answers when it is told to
 */

#define TRUTH_TYPE_THINKER (truth_thinker_get_type ())
G_DECLARE_FINAL_TYPE (TruthThinker, truth_thinker, TRUTH, THINKER, GObject)

struct _TruthThinker
{
  GObject parent_instance;

  TableeAnswer *answer;   /* nullable: owed */
};

static void truth_thinker_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TruthThinker, truth_thinker, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, truth_thinker_player_init))

static void
truth_thinker_decide_async (TableePlayer        *player,
                            TableeDecision      *decision,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  TruthThinker *self = TRUTH_THINKER (player);

  g_clear_pointer (&self->answer, tablee_answer_unref);
  self->answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
}

static void
truth_thinker_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = truth_thinker_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
truth_thinker_dispose (GObject *object)
{
  g_clear_pointer (&TRUTH_THINKER (object)->answer, tablee_answer_unref);

  G_OBJECT_CLASS (truth_thinker_parent_class)->dispose (object);
}

static void
truth_thinker_class_init (TruthThinkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = truth_thinker_dispose;
}

static void
truth_thinker_init (TruthThinker *self)
{
}

/*
 * All that is told
 */

typedef struct
{
  const TruthPair        *pair;
  const TranscriptManner *manner;
  int                     which;
  TableeGameSession      *session;
  TruthThinker           *thinkers[TABLEE_MAX_SEATS];
  GString                *told;
  gboolean                deaf;      /* somebody else looks */
} Transcript;

static void
tell_bytes (Transcript   *self,
            const char   *what,
            gconstpointer bytes,
            gsize         size)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, size);

  g_string_append_printf (self->told, "%s %.16s\n", what, checksum);
}

static void
tell_event (Transcript        *self,
            const char        *what,
            const TableeEvent *event)
{
  g_string_append_printf (self->told, "%s %u of %d%s%s for %x:", what, event->kind, event->seat, event->reveals ? " reveals" : "",
                          event->concealed ? " concealed" : "", event->audience);
  for (int i = 0; i < TABLEE_EVENT_ARGS; i++)
    g_string_append_printf (self->told, " %d", event->args[i]);
  for (int i = 0; i < TABLEE_EVENT_DETAILS; i++)
    g_string_append_printf (self->told, " [%d]", event->details[i]);
  g_string_append_c (self->told, '\n');
}

static void
tell_property (Transcript *self,
               GParamSpec *spec)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *text = NULL;

  if (G_IS_PARAM_SPEC_OBJECT (spec))
    return;

  g_object_get_property (G_OBJECT (self->session), spec->name, &value);
  text = g_strdup_value_contents (&value);
  g_string_append_printf (self->told, "%s = %s\n", spec->name, text);
}

static void
tell_properties (Transcript *self)
{
  guint count;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (self->session), &count);

  for (guint i = 0; i < count; i++)
    tell_property (self, specs[i]);
}

static void
tell_log (Transcript *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      g_string_append_printf (self->told, "%" G_GUINT64_FORMAT " ", tablee_log_entry_get_revision (entry));
      tell_event (self, "log", tablee_log_entry_get_event (entry));
    }
}

static void
tell_legal (Transcript *self)
{
  g_autofree TableeAction *actions = g_new (TableeAction, self->pair->ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (self->session, actions);

  g_string_append (self->told, "legal");
  for (gsize i = 0; i < count; i++)
    g_string_append_printf (self->told, " %u", actions[i]);
  g_string_append_c (self->told, '\n');
  for (TableeAction action = 0; action < 256; action++)
    g_string_append_printf (self->told, "%u%s ", tablee_game_session_check (self->session, action),
                            tablee_game_session_may (self->session, action) ? "!" : "");
  g_string_append_c (self->told, '\n');
}

static void
tell_sheet (Transcript *self)
{
  TableeScoreSheet sheet;
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GArray) curve = tablee_game_session_get_curve (self->session);

  tablee_game_session_get_score_sheet (self->session, &sheet);
  object = tablee_score_sheet_to_json (self->pair->ruleset, &sheet);
  text = tablee_json_to_text (object);
  g_string_append (self->told, text);
  tell_bytes (self, "sheet", &sheet, sizeof sheet);
  tell_bytes (self, "curve", curve->data, curve->len * sizeof (gint64[TABLEE_MAX_COLUMNS]));
}

/* What a review so far would look at. */
static void
tell_choices (Transcript *self)
{
  g_autoptr (GPtrArray) choices = NULL;

  if (self->pair->viewer == TABLEE_NOBODY)
    return;

  choices = tablee_game_session_dup_choices (self->session);
  for (guint i = 0; i < choices->len; i++)
    {
      TableeChoice *choice = choices->pdata[i];

      g_string_append_printf (self->told, "choice %u, %u\n", choice->number, choice->played);
      tell_bytes (self, "seen", tablee_decision_get_view (choice->decision), self->pair->ruleset->game->state_size);
    }
}

static void
tell_all (Transcript *self)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (self->session, self->pair->viewer);
  g_autofree char *text = tablee_game_record_to_text (record);

  tell_bytes (self, "view", tablee_game_session_get_view (self->session), self->pair->ruleset->game->state_size);
  tell_properties (self);
  tell_log (self);
  tell_legal (self);
  tell_sheet (self);
  tell_choices (self);
  g_string_append (self->told, text);
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    g_string_append_printf (self->told, "%d has secrets: %d\n", seat, tablee_game_session_has_secrets (self->session, seat));
}

static void
tell_time (Transcript *self)
{
  g_string_append_printf (self->told, "%" G_GINT64_FORMAT " ms: ", fake_now / 1000);
}

static void
event_cb (Transcript        *self,
          const TableeEvent *event)
{
  if (self->deaf)
    return;

  tell_time (self);
  tell_event (self, "event", event);
}

static void
notify_cb (Transcript *self,
           GParamSpec *spec)
{
  if (self->deaf)
    return;

  tell_time (self);
  tell_property (self, spec);
}

static void
signal_cb (Transcript *self,
           const char *name)
{
  if (self->deaf)
    return;

  tell_time (self);
  g_string_append_printf (self->told, "%s\n", name);
}

static void
changed_cb (Transcript *self)
{
  signal_cb (self, "changed");
}

static void
decision_cb (Transcript *self,
             int         seat)
{
  signal_cb (self, "decision");
}

static void
scores_changed_cb (Transcript *self)
{
  signal_cb (self, "scores-changed");
}

static void
listen (Transcript *self)
{
  g_signal_connect_swapped (self->session, "event", G_CALLBACK (event_cb), self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->session, "decision", G_CALLBACK (decision_cb), self);
  g_signal_connect_swapped (self->session, "scores-changed", G_CALLBACK (scores_changed_cb), self);
  g_signal_connect_swapped (self->session, "notify", G_CALLBACK (notify_cb), self);
}

/*
 * How it goes
 */

static void
open_session (Transcript *self)
{
  g_autofree char *text = truth_pair_to_record (self->pair, self->which, 0, self->manner->company);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse (text, -1, &error);

  g_assert_no_error (error);
  self->session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  fake_now = 0;
  tablee_asker_set_clock (get_asker (self->session), read_fake_clock);
  tablee_game_session_set_pace (self->session, self->manner->pace);
  tablee_game_session_set_viewer (self->session, self->pair->viewer);
  for (int seat = 0; seat < self->pair->ruleset->seats; seat++)
    if (self->manner->company == TRUTH_COMPUTERS && seat != self->pair->viewer)
      {
        self->thinkers[seat] = g_object_new (TRUTH_TYPE_THINKER, NULL);
        tablee_game_session_set_player (self->session, seat, TABLEE_PLAYER (self->thinkers[seat]));
      }
  listen (self);
  tablee_game_session_start (self->session);
  run_what_is_ready ();
}

static void
let_time_pass (Transcript   *self,
               TableeAction  action)
{
  int seat = tablee_game_session_get_current_seat (self->session);
  TruthThinker *thinker = seat >= 0 ? self->thinkers[seat] : NULL;

  fake_now += TICK * 1000;
  if (thinker != NULL && thinker->answer != NULL &&
      fake_now >= tablee_question_get_opened_at (tablee_asker_get_question (get_asker (self->session))) + self->manner->thought * 1000)
    {
      g_autoptr (TableeAnswer) answer = g_steal_pointer (&thinker->answer);

      tablee_answer_give (answer, action);
      run_what_is_ready ();
    }
  look_at_clock (self->session);
}

/* Until @revision is another one, or nothing happens by itself. */
static gboolean
wait_for_change (Transcript   *self,
                 guint64       revision,
                 TableeAction  action)
{
  for (int i = 0; i < PATIENCE && tablee_game_session_get_revision (self->session) == revision; i++)
    let_time_pass (self, action);

  return tablee_game_session_get_revision (self->session) != revision;
}

static void
play_by_hand (Transcript   *self,
              TableeAction  action)
{
  g_autoptr (GError) error = NULL;

  if (!tablee_game_session_get_decision_open (self->session))
    {
      g_assert_true (wait_for_change (self, tablee_game_session_get_revision (self->session), action));
      return;
    }

  tablee_game_session_play (self->session, action, &error);
  g_assert_no_error (error);
}

/* The other person takes the place at the computer, and gives it back. */
static void
play_for_another (Transcript   *self,
                  int           seat,
                  TableeAction  action)
{
  guint64 revision = tablee_game_session_get_revision (self->session);

  self->deaf = TRUE;
  tablee_game_session_set_viewer (self->session, seat);
  run_what_is_ready ();
  if (tablee_game_session_get_revision (self->session) == revision)
    play_by_hand (self, action);
  tablee_game_session_set_viewer (self->session, self->pair->viewer);
  run_what_is_ready ();
  self->deaf = FALSE;
}

static void
go_on (Transcript   *self,
       TableeAction  action)
{
  guint64 revision = tablee_game_session_get_revision (self->session);
  int seat = tablee_game_session_get_current_seat (self->session);

  if (seat == self->pair->viewer)
    {
      play_by_hand (self, action);
      return;
    }

  /* What goes on by itself does so before the eyes of the viewer. */
  if (wait_for_change (self, revision, action))
    return;
  tell_all (self);
  if (self->manner->company == TRUTH_PEOPLE)
    {
      play_for_another (self, seat, action);
      return;
    }

  tablee_game_session_step (self->session);
  wait_for_change (self, revision, action);
}

char *
transcript_new (const TruthPair        *pair,
                int                     which,
                const TranscriptManner *manner)
{
  Transcript self = { .pair = pair, .which = which, .manner = manner, .told = g_string_new (NULL) };

  open_session (&self);
  tell_all (&self);
  for (guint i = 0; i < pair->actions[which]->len; i++)
    {
      go_on (&self, g_array_index (pair->actions[which], TableeAction, i));
      run_what_is_ready ();
      g_string_append_printf (self.told, "after action %u, by the clock %" G_GINT64_FORMAT "\n", i, fake_now);
      tell_all (&self);
    }
  tablee_game_session_stop (self.session);
  assert_ends (self.session);
  for (int seat = 0; seat < pair->ruleset->seats; seat++)
    g_clear_object (&self.thinkers[seat]);

  return g_string_free (self.told, FALSE);
}

char *
transcript_find_difference (const char *a,
                            const char *b)
{
  g_auto (GStrv) here = g_strsplit (a, "\n", -1);
  g_auto (GStrv) there = g_strsplit (b, "\n", -1);
  GString *told = NULL;
  guint i = 0;

  if (g_str_equal (a, b))
    return NULL;

  while (g_strcmp0 (here[i], there[i]) == 0)
    i++;
  told = g_string_new (NULL);
  for (guint j = i > CONTEXT ? i - CONTEXT : 0; j < i; j++)
    g_string_append_printf (told, "  %s\n", here[j]);
  g_string_append_printf (told, "A %s\nB %s\n", here[i], there[i]);

  return g_string_free (told, FALSE);
}
