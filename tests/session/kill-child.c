/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The child of the kill test: plays all games with a real store and says on its standard output what it does, and what the
 * store has acknowledged (kill-words.h). A person's decision is answered at once, or something else is done; now and then
 * something is done in between, as people click at any moment. It never ends by itself.
 */
#include "kill-games.h"
#include "kill-voice.h"
#include "session/store-review.h"
#include "support.h"

enum
{
  MOST_GAMES = 12,      /* above that many some are deleted */
  LONGEST_PAUSE_MS = 12,
  LONGEST_HINT_MS = 4,
};

typedef struct
{
  TableeStore       *store;
  TableeGameList    *lists[2];   /* under way, over */
  TableeGameSession *session;    /* NULL between two games */
  GRand             *rand;
  guint              steps;      /* said so far */
  guint              owed;       /* the session's last one */
  guint              paid;       /* the last one of the session that was acknowledged */
  gboolean           announced;  /* what the session tells next has been said */
  guint64            revision;
  GHashTable        *doomed;     /* ids of games that are being deleted */
} Child;

typedef enum
{
  ANY,
  UNDER_WAY,
  OVER,
} Wanted;

/* An import or something else that the store answers by itself. */
typedef struct
{
  Child  *child;
  guint   step;
  gint64  id;
} Errand;

/* Something to do, and how often. */
typedef struct
{
  void (*run) (Child *child);
  int    weight;
} Deed;

static void begin (Child *child);

/*
 * Saying
 */

static void
say_seat (Child      *child,
          KillKind    kind,
          TableeSeat *seat)
{
  g_autofree char *word = kill_dup_seat_word (seat);

  kill_say (&child->steps, kind, "\t%d\t%s", tablee_seat_get_index (seat), word);
  child->owed = child->steps;
}

/* What the session does next has been said. */
static void
announce (Child *child)
{
  child->announced = TRUE;
  child->owed = child->steps;
}

static void
acknowledge (Child *child)
{
  if (child->paid < child->owed)
    kill_say_acknowledged (child->owed, tablee_game_session_get_id (child->session));
  child->paid = child->owed;
}

/*
 * What the store does by itself
 */

static Errand *
errand_new (Child  *child,
            gint64  id)
{
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand){ child, child->steps, id };

  return errand;
}

/* A kept game that has been read and is not being deleted, or 0. */
static gint64
pick_kept (Child  *child,
           Wanted  wanted)
{
  gboolean over = wanted == ANY ? kill_pick (child->rand, 2) == 0 : wanted == OVER;
  GListModel *games = G_LIST_MODEL (child->lists[over]);
  guint count = g_list_model_get_n_items (games);

  for (guint tries = 0; tries < count; tries++)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (games, (guint) kill_pick (child->rand, (int) count));
      gint64 id = tablee_stored_game_get_id (game);

      if (!tablee_stored_game_get_loading (game) && !g_hash_table_contains (child->doomed, &id))
        return id;
    }

  return 0;
}

static guint
count_kept (Child *child)
{
  return g_list_model_get_n_items (G_LIST_MODEL (child->lists[FALSE])) + g_list_model_get_n_items (G_LIST_MODEL (child->lists[TRUE]));
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autofree Errand *errand = user_data;
  g_autoptr (GError) error = NULL;

  tablee_store_delete_finish (TABLEE_STORE (source), result, &error);
  g_assert_no_error (error);
  kill_say_acknowledged (errand->step, errand->id);
}

static void
delete_kept (Child  *child,
             gint64  id)
{
  g_hash_table_add (child->doomed, g_memdup2 (&id, sizeof id));
  kill_say (&child->steps, KILL_DELETE, "\t%" G_GINT64_FORMAT, id);
  tablee_store_delete_async (child->store, id, NULL, deleted_cb, errand_new (child, id));
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree Errand *errand = user_data;
  g_autoptr (GError) error = NULL;
  gint64 id = tablee_store_import_finish (TABLEE_STORE (source), result, &error);

  g_assert_no_error (error);
  kill_say_acknowledged (errand->step, id);
  if (kill_pick (errand->child->rand, 3) == 0)
    delete_kept (errand->child, id);
}

static void
import (Child            *child,
        TableeGameRecord *record)
{
  kill_say_whole (&child->steps, KILL_IMPORT, record);
  tablee_store_import_async (child->store, record, NULL, imported_cb, errand_new (child, 0));
}

static void
import_copy (Child *child)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (child->session, TABLEE_VIEWER_ALL);

  import (child, record);
}

/* As a file: what was undone is not in it. */
static void
import_export (Child *child)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (child->session, TABLEE_VIEWER_ALL);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) parsed = tablee_game_record_parse (text, -1, &error);

  g_assert_no_error (error);
  import (child, parsed);
}

static void
import_another (Child *child)
{
  g_autoptr (TableeGameRecord) record = kill_make_record (child->rand);

  import (child, record);
}

static void
noted_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autofree Errand *errand = user_data;
  g_autoptr (GError) error = NULL;

  tablee_store_keep_review_finish (TABLEE_STORE (source), result, &error);
  g_assert_no_error (error);
  kill_say_acknowledged (errand->step, errand->id);
}

static void
keep_notes (Child *child)
{
  gint64 id = pick_kept (child, ANY);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(us)"));
  g_autoptr (GString) words = g_string_new (NULL);

  if (id == 0)
    return;

  for (int i = kill_pick (child->rand, 5) + 1; i > 0; i--)
    {
      guint number = (guint) kill_pick (child->rand, 40);
      g_autofree char *text = g_strdup_printf ("note %d", kill_pick (child->rand, 1000));

      g_variant_builder_add (&builder, "(us)", number, text);
      g_string_append_printf (words, "\t%u\t%s", number, text);
    }
  kill_say (&child->steps, KILL_NOTES, "\t%" G_GINT64_FORMAT "%s", id, words->str);
  tablee_store_keep_review_async (child->store, id, g_variant_builder_end (&builder), noted_cb, errand_new (child, id));
}

/*
 * What a session does
 */

static void
begin_cb (gpointer user_data)
{
  begin (user_data);
}

static void
leave (Child *child)
{
  TableeGameSession *session = g_steal_pointer (&child->session);

  tablee_game_session_stop (session);
  g_signal_handlers_disconnect_by_data (session, child);
  g_object_unref (session);
  kill_say (&child->steps, KILL_LEAVE, "%s", "");
  g_idle_add_once (begin_cb, child);
}

static void
delete_any (Child *child)
{
  gint64 id = pick_kept (child, kill_pick (child->rand, 2) == 0 ? OVER : ANY);

  if (id == 0)
    return;

  if (id == tablee_game_session_get_id (child->session))
    leave (child);
  delete_kept (child, id);
}

static void
go_to (Child     *child,
       KillKind   kind,
       int        head,
       gboolean (*go) (TableeGameSession *session))
{
  if (head < 0)
    return;

  kill_say (&child->steps, kind, "\t%d", head);
  announce (child);
  g_assert_true (go (child->session));
  if (kill_pick (child->rand, 3) == 0)
    import_copy (child);
}

static void
undo (Child *child)
{
  go_to (child, KILL_UNDO, tablee_conductor_undo_target (tablee_game_session_get_conductor (child->session)), tablee_game_session_undo);
}

static void
take_back (Child *child)
{
  go_to (child, KILL_TAKE_BACK, tablee_conductor_take_back_target (tablee_game_session_get_conductor (child->session)), tablee_game_session_take_back);
}

static void
redo (Child *child)
{
  go_to (child, KILL_REDO, tablee_conductor_redo_target (tablee_game_session_get_conductor (child->session)), tablee_game_session_redo);
}

/* A computer takes over, or a person comes back, with a name of their own or that of the one before. */
static void
change_seat (Child *child)
{
  int index = kill_pick (child->rand, tablee_game_session_get_ruleset (child->session)->seats);
  g_autoptr (TableeSeat) after = tablee_seat_copy (tablee_game_session_get_seat (child->session, index));
  gboolean was_human = tablee_seat_get_kind (after) == TABLEE_SEAT_HUMAN;
  TableeSeatKind kind = was_human ? TABLEE_SEAT_COMPUTER : TABLEE_SEAT_HUMAN;
  TableeLevel level = kill_pick_level (child->rand);
  const char *name = kill_pick (child->rand, 2) == 0 ? "Somebody else" : NULL;

  if (tablee_game_session_get_over (child->session))
    return;

  tablee_seat_change (after, kind, level, name, -1);
  say_seat (child, KILL_SEAT, after);
  tablee_game_session_seat_player (child->session, index, kind, level, name);
}

static void
give_up (Child *child)
{
  int seat = kill_pick (child->rand, tablee_game_session_get_ruleset (child->session)->seats);

  if (tablee_game_session_get_over (child->session))
    return;

  kill_say (&child->steps, KILL_GIVE_UP, "\t%d", seat);
  announce (child);
  tablee_game_session_give_up (child->session, seat);
}

/* The one who is asked looks, as behind the curtain. */
static void
play_on (Child *child)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (child->session);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autofree char *text = NULL;
  g_autofree char *word = NULL;
  g_autoptr (GError) error = NULL;
  TableeAction action;
  gsize count;

  tablee_game_session_set_viewer (child->session, tablee_game_session_get_current_seat (child->session));
  /* There is no choice, which nobody else was to know: the session plays it. */
  if (!tablee_game_session_get_decision_open (child->session))
    return;

  count = tablee_game_session_get_legal (child->session, actions);
  g_assert_cmpuint (count, >, 1);
  action = actions[kill_pick (child->rand, (int) count)];
  text = tablee_notation_for_game (ruleset->game)->action_write (ruleset, tablee_game_session_get_view (child->session), action);
  word = kill_action_word (TABLEE_BY_PERSON, text);
  kill_say (&child->steps, KILL_PERSON, "\t%s", word);
  announce (child);
  tablee_game_session_play (child->session, action, &error);
  g_assert_no_error (error);
}

static void
answer (Child *child)
{
  if (child->session != NULL && tablee_game_session_get_decision_open (child->session))
    play_on (child);
}

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  TableeHint *hint = tablee_game_session_hint_finish (TABLEE_GAME_SESSION (source), result, NULL);

  g_clear_pointer (&hint, tablee_hint_free);
  answer (user_data);
}

static void
ask_for_hint (Child *child)
{
  tablee_game_session_set_viewer (child->session, tablee_game_session_get_current_seat (child->session));
  tablee_game_session_hint_async (child->session, hinted_cb, child);
}

/*
 * What happens
 */

static const Deed deeds[] = {
  { undo, 8 },
  { take_back, 8 },
  { redo, 30 },
  { change_seat, 6 },
  { give_up, 2 },
  { import_copy, 2 },
  { import_export, 2 },
  { import_another, 3 },
  { delete_any, 3 },
  { keep_notes, 4 },
  { leave, 3 },
};

static void
do_something (Child *child)
{
  int weights = 0;
  gsize i = 0;

  for (gsize j = 0; j < G_N_ELEMENTS (deeds); j++)
    weights += deeds[j].weight;
  weights = kill_pick (child->rand, weights);
  while (weights >= deeds[i].weight)
    weights -= deeds[i++].weight;
  deeds[i].run (child);
}

/* People click whenever they like. */
static gboolean
click_cb (gpointer user_data)
{
  Child *child = user_data;

  if (child->session != NULL && kill_pick (child->rand, 2) == 0)
    do_something (child);
  g_timeout_add ((guint) kill_pick (child->rand, LONGEST_PAUSE_MS), click_cb, child);

  return G_SOURCE_REMOVE;
}

static void
decision_cb (TableeGameSession *session,
             int                seat,
             Child             *child)
{
  gboolean person = tablee_game_session_get_decision_open (session);

  acknowledge (child);
  if (person && kill_pick (child->rand, 12) == 0)
    {
      ask_for_hint (child);
      return;
    }

  if (kill_pick (child->rand, 4) == 0)
    do_something (child);
  answer (child);
}

static void
finished_cb (TableeGameSession *session,
             Child             *child)
{
  gint64 id = tablee_game_session_get_id (session);

  acknowledge (child);
  if (kill_pick (child->rand, 2) == 0)
    do_something (child);
  if (child->session != NULL)
    leave (child);
  if (kill_pick (child->rand, 2) == 0 && !g_hash_table_contains (child->doomed, &id))
    delete_kept (child, id);
}

/* After an action that the session played by itself. */
static void
changed_cb (TableeGameSession *session,
            Child             *child)
{
  guint last;
  g_autofree char *text = NULL;
  g_autofree char *word = NULL;
  TableeBy by;

  /* Else only somebody else looks. */
  if (tablee_game_session_get_revision (session) == child->revision)
    return;
  child->revision = tablee_game_session_get_revision (session);
  if (child->announced)
    {
      child->announced = FALSE;
      return;
    }

  last = tablee_game_log_get_head (get_log (session)) - 1;
  by = (TableeBy) tablee_game_log_get_item (get_log (session), last)->by;
  g_assert_cmpint (by, !=, TABLEE_BY_PERSON);
  text = tablee_game_log_dup_text (get_log (session), last);
  word = kill_action_word (by, text);
  kill_say (&child->steps, by == TABLEE_BY_COMPUTER ? KILL_COMPUTER : KILL_FORCED, "\t%s", word);
  child->owed = child->steps;
}

static void
hints_cb (TableeSeat *seat,
          GParamSpec *pspec,
          Child      *child)
{
  say_seat (child, KILL_HINT, seat);
}

static void
connect_to_seats (Child *child)
{
  for (int i = 0; i < tablee_game_session_get_ruleset (child->session)->seats; i++)
    g_signal_connect (tablee_game_session_get_seat (child->session, i), "notify::hints", G_CALLBACK (hints_cb), child);
}

static TableeGameSession *
resume (Child  *child,
        gint64  id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (child->store, id, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, child->store, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_session_get_resumed_from_position (session));
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  kill_say (&child->steps, KILL_RESUME, "\t%" G_GINT64_FORMAT, id);

  return session;
}

static TableeGameSession *
begin_new (Child *child)
{
  TableeGameSession *session = kill_make_session (child->rand, child->store);
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);

  kill_say_whole (&child->steps, KILL_NEW, record);

  return session;
}

static void
begin (Child *child)
{
  gint64 id = kill_pick (child->rand, 4) > 0 ? pick_kept (child, UNDER_WAY) : 0;
  TableeGameSession *session = id != 0 ? resume (child, id) : begin_new (child);

  /* To resume is no change: nothing is owed for it. */
  child->session = session;
  child->owed = child->steps;
  child->paid = id != 0 ? child->steps : child->paid;
  child->announced = FALSE;
  child->revision = tablee_game_session_get_revision (session);
  connect_to_seats (child);
  tablee_game_session_set_thinking_cap (session, LONGEST_HINT_MS);
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), child);
  g_signal_connect (session, "decision", G_CALLBACK (decision_cb), child);
  g_signal_connect (session, "finished", G_CALLBACK (finished_cb), child);
  tablee_game_session_start (session);
  if (count_kept (child) > MOST_GAMES)
    delete_any (child);
}

int
main (int    argc,
      char **argv)
{
  Child child = { 0 };

  g_assert_cmpint (argc, ==, 3);
  child.rand = g_rand_new_with_seed ((guint32) g_ascii_strtoull (argv[2], NULL, 10));
  child.doomed = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  child.store = open_store (argv[1]);
  g_assert_cmpint (tablee_store_get_notice (child.store), ==, TABLEE_STORE_NOTICE_NONE);
  for (gboolean over = FALSE; over <= TRUE; over++)
    child.lists[over] = open_list (child.store, over, NULL);
  begin (&child);
  click_cb (&child);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
