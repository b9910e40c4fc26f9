/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/*
 * How a session is kept: each change is handed to the store, in order, with the state that it leaves; nobody is asked
 * before all are acknowledged. When the store fails the game goes on in memory, and "store-error" says so.
 */

static void
drop_store (TableeGameSession *self,
            const char        *message)
{
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
  tablee_game_session_set_store_error (self, message);
}

/* The game that is kept is not, or no longer, the one that is played here: another program has gone on with it or deleted it, or a
 * damaged database was set aside. What is played here is kept as a whole, as a game of its own. */
static gboolean
keep_apart (TableeGameSession *self,
            const GError      *error)
{
  gboolean deleted = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  gboolean was_set_aside = deleted && tablee_store_get_notice (self->store) == TABLEE_STORE_NOTICE_DAMAGED;

  if (!deleted && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    return FALSE;

  g_clear_pointer (&self->slot, tablee_store_slot_unref);
  tablee_game_session_keep_whole (self);
  if (!was_set_aside)
    tablee_game_session_set_kept_apart (self);

  return TRUE;
}

/* A change on its way to the disk. */
typedef struct
{
  TableeGameSession *session;
  TableeStoreSlot   *slot;
} Commit;

static Commit *
commit_new (TableeGameSession *session)
{
  Commit *commit = g_new0 (Commit, 1);

  commit->session = g_object_ref (session);
  commit->slot = tablee_store_slot_ref (session->slot);

  return commit;
}

static void
commit_free (Commit *commit)
{
  g_object_unref (commit->session);
  tablee_store_slot_unref (commit->slot);
  g_free (commit);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Commit, commit_free)

/* Whatever failed to go to an earlier slot is in the whole that the present one got. */
static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Commit) commit = user_data;
  TableeGameSession *self = commit->session;
  g_autoptr (GError) error = NULL;
  gboolean kept = tablee_store_change_finish (TABLEE_STORE (source), result, &error);

  self->commits--;
  if (!kept && self->store != NULL && commit->slot == self->slot && !keep_apart (self, error))
    drop_store (self, error->message);
  tablee_game_session_go_on (self);
}

static TableeStoreChange *
change_new (TableeGameSession *self)
{
  return tablee_store_change_new (tablee_course_get_log (self->course), tablee_course_get_taken_back (self->course),
                                  tablee_course_get_given_up_by (self->course));
}

static void
hand_in (TableeGameSession *self,
         TableeStoreChange *change)
{
  self->commits++;
  tablee_store_change_async (self->store, self->slot, change, kept_cb, commit_new (self));
}

/* A new game is kept from start() on, and nothing after the store failed. */
static gboolean
is_kept (TableeGameSession *self)
{
  return self->store != NULL && self->slot != NULL;
}

void
tablee_game_session_keep_whole (TableeGameSession *self)
{
  g_autoptr (TableeGameRecord) whole = NULL;
  TableeStoreChange *change;

  if (self->store == NULL)
    return;

  if (self->slot == NULL)
    self->slot = tablee_store_slot_new (0, 0);
  change = change_new (self);
  whole = tablee_game_session_to_record (self, TABLEE_VIEWER_ALL);
  tablee_store_change_set_whole (change, whole);
  hand_in (self, change);
}

void
tablee_game_session_keep_action (TableeGameSession *self)
{
  TableeStoreChange *change;
  guint last = tablee_game_log_get_head (tablee_course_get_log (self->course)) - 1;

  if (!is_kept (self))
    return;

  change = change_new (self);
  change->action = tablee_game_log_dup_text (tablee_course_get_log (self->course), last);
  change->by = (TableeBy) tablee_game_log_get_item (tablee_course_get_log (self->course), last)->by;
  hand_in (self, change);
}

void
tablee_game_session_keep_state (TableeGameSession *self)
{
  if (is_kept (self))
    hand_in (self, change_new (self));
}

void
tablee_game_session_keep_seat (TableeGameSession *self,
                               int                seat)
{
  TableeStoreChange *change;

  if (!is_kept (self))
    return;

  change = change_new (self);
  change->seat = tablee_seat_copy (tablee_game_session_get_seat (self, seat));
  hand_in (self, change);
}

static void
notice_cb (TableeStore *store,
           GParamSpec  *pspec,
           gpointer     user_data)
{
  TableeGameSession *self = user_data;

  switch (tablee_store_get_notice (store))
    {
    case TABLEE_STORE_NOTICE_NEWER:
    case TABLEE_STORE_NOTICE_READ_ONLY:
    case TABLEE_STORE_NOTICE_FULL:
    case TABLEE_STORE_NOTICE_FAILED:
      tablee_game_session_set_store_error (self, tablee_store_get_notice_detail (store));
      break;
    case TABLEE_STORE_NOTICE_LOCKED:  /* nothing has changed: it waits */
      break;
    case TABLEE_STORE_NOTICE_WRITTEN_BACK:
      tablee_game_session_set_store_error (self, NULL);
      /* The game may have another id on the disk: writing finds it. */
      if (!self->stopped)
        tablee_game_session_keep_state (self);
      break;
    case TABLEE_STORE_NOTICE_NONE:
    case TABLEE_STORE_NOTICE_DAMAGED: /* in its place there is a new one: games are kept */
    default:
      tablee_game_session_set_store_error (self, NULL);
    }
}

void
tablee_game_session_watch_store (TableeGameSession *self)
{
  g_signal_connect_object (self->store, "notify::notice", G_CALLBACK (notice_cb), self, 0);
  notice_cb (self->store, NULL, self);
}
