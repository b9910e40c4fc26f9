/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hands each change of a course to the store, in order. */
#include "scribe.h"

#include "game-record-private.h"
#include "store-write.h"

struct _TableeScribe
{
  const TableeCourse *course;
  TableeScribeFuncs   funcs;
  gpointer            user_data;
  gpointer            owner;
  TableeStore        *store;       /* NULL: none, or it failed for good */
  TableeStoreSlot    *slot;        /* NULL: not kept yet */
  guint               commits;     /* under way */
  char               *error;
  gboolean            set_aside;   /* with a damaged database, while it was in the slot */
  gboolean            kept_apart;
  gboolean            stopped;
};

static void
set_error (TableeScribe *self,
           const char   *message)
{
  if (g_strcmp0 (self->error, message) == 0)
    return;

  g_free (self->error);
  self->error = g_strdup (message);
  self->funcs.error_changed (self->user_data);
}

static void
let_go_of_store (TableeScribe *self)
{
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
}

/*
 * Handing in
 */

/* A change on its way to the disk. */
typedef struct
{
  TableeScribe    *scribe;
  gpointer         owner;   /* keeps the scribe */
  TableeStoreSlot *slot;
} Commit;

static Commit *
commit_new (TableeScribe *scribe)
{
  Commit *commit = g_new0 (Commit, 1);

  commit->scribe = scribe;
  commit->owner = g_object_ref (scribe->owner);
  commit->slot = tablee_store_slot_ref (scribe->slot);

  return commit;
}

static void
commit_free (Commit *commit)
{
  g_object_unref (commit->owner);
  tablee_store_slot_unref (commit->slot);
  g_free (commit);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Commit, commit_free)

static void keep_whole (TableeScribe *self);

/* The game that is kept is not, or no longer, the one that is played here: another program has gone on with it or deleted it, or a
 * damaged database was set aside. What is played here is kept as a whole, as a game of its own. */
static gboolean
keep_apart (TableeScribe *self,
            const GError *error)
{
  gboolean deleted = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  gboolean was_set_aside = deleted && self->set_aside;

  if (!deleted && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    return FALSE;

  g_clear_pointer (&self->slot, tablee_store_slot_unref);
  self->set_aside = FALSE;
  keep_whole (self);
  if (was_set_aside)
    return TRUE;

  self->kept_apart = TRUE;
  self->funcs.kept_apart (self->user_data);

  return TRUE;
}

/* Whatever failed to go to an earlier slot is in the whole that the present one got. */
static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Commit) commit = user_data;
  TableeScribe *self = commit->scribe;
  g_autoptr (GError) error = NULL;
  gboolean kept = tablee_store_change_finish (TABLEE_STORE (source), result, &error);

  self->commits--;
  /* Answers come in the order of the deeds: this one is of the new database. */
  if (kept)
    self->set_aside = FALSE;
  if (!kept && self->store != NULL && commit->slot == self->slot && !keep_apart (self, error))
    {
      let_go_of_store (self);
      set_error (self, error->message);
    }
  self->funcs.kept (self->user_data);
}

static TableeStoreChange *
change_new (TableeScribe *self)
{
  return tablee_store_change_new (tablee_course_get_log (self->course), tablee_course_get_taken_back (self->course),
                                  tablee_course_get_given_up_by (self->course));
}

static void
hand_in (TableeScribe      *self,
         TableeStoreChange *change)
{
  self->commits++;
  tablee_store_change_async (self->store, self->slot, change, kept_cb, commit_new (self));
}

static void
keep_whole (TableeScribe *self)
{
  g_autoptr (TableeGameRecord) whole = NULL;
  TableeStoreChange *change;

  if (self->store == NULL)
    return;

  if (self->slot == NULL)
    self->slot = tablee_store_slot_new (0, 0);
  change = change_new (self);
  whole = tablee_scribe_to_record (self);
  tablee_store_change_set_whole (change, whole);
  hand_in (self, change);
}

/* A new game is kept from begin() on, and nothing after the store failed. */
static gboolean
is_kept (TableeScribe *self)
{
  return self->store != NULL && self->slot != NULL;
}

/* Who chose an action may have relieved who chose those before. */
static void
take_mover (TableeScribe      *self,
            TableeStoreChange *change)
{
  const TableeGameLog *log = tablee_course_get_log (self->course);
  int mover = tablee_game_log_get_item (log, tablee_game_log_get_head (log) - 1)->seat;
  TableeSeat *seat = tablee_course_get_seat (self->course, mover);

  if (tablee_seat_get_relieved (seat))
    tablee_store_change_take_seat (change, tablee_seat_copy (seat));
}

void
tablee_scribe_keep_action (TableeScribe *self)
{
  TableeStoreChange *change;

  if (!is_kept (self))
    return;

  change = change_new (self);
  tablee_store_change_add_action (change, tablee_course_get_log (self->course));
  take_mover (self, change);
  hand_in (self, change);
}

void
tablee_scribe_keep_state (TableeScribe *self)
{
  if (is_kept (self))
    hand_in (self, change_new (self));
}

void
tablee_scribe_keep_seat (TableeScribe *self,
                         int           seat)
{
  TableeStoreChange *change;

  if (!is_kept (self))
    return;

  change = change_new (self);
  tablee_store_change_take_seat (change, tablee_seat_copy (tablee_course_get_seat (self->course, seat)));
  hand_in (self, change);
}

/*
 * The object
 */

static void
notice_cb (TableeStore *store,
           GParamSpec  *pspec,
           gpointer     user_data)
{
  TableeScribe *self = user_data;
  g_autoptr (GObject) alive G_GNUC_UNUSED = g_object_ref (self->owner);

  switch (tablee_store_get_notice (store))
    {
    case TABLEE_STORE_NOTICE_NEWER:
    case TABLEE_STORE_NOTICE_READ_ONLY:
    case TABLEE_STORE_NOTICE_FULL:
    case TABLEE_STORE_NOTICE_FAILED:
      set_error (self, tablee_store_get_notice_detail (store));
      break;
    case TABLEE_STORE_NOTICE_LOCKED:  /* nothing has changed: it waits */
      break;
    case TABLEE_STORE_NOTICE_WRITTEN_BACK:
      set_error (self, NULL);
      /* The game may have another id on the disk: writing finds it. */
      if (!self->stopped)
        tablee_scribe_keep_state (self);
      break;
    case TABLEE_STORE_NOTICE_DAMAGED: /* in its place there is a new one: games are kept */
      self->set_aside = self->slot != NULL;
      set_error (self, NULL);
      break;
    case TABLEE_STORE_NOTICE_NONE:
    default:
      set_error (self, NULL);
    }
}

TableeScribe *
tablee_scribe_new (const TableeCourse      *course,
                   TableeStore             *store,
                   gint64                   id,
                   gint64                   stamp,
                   const TableeScribeFuncs *funcs,
                   gpointer                 user_data,
                   gpointer                 owner)
{
  TableeScribe *self;

  g_return_val_if_fail (course != NULL, NULL);
  g_return_val_if_fail (store == NULL || TABLEE_IS_STORE (store), NULL);
  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self = g_new0 (TableeScribe, 1);
  self->course = course;
  self->funcs = *funcs;
  self->user_data = user_data;
  self->owner = owner;
  self->slot = id != 0 ? tablee_store_slot_new (id, stamp) : NULL;
  if (store == NULL)
    return self;

  self->store = g_object_ref (store);
  g_signal_connect (store, "notify::notice", G_CALLBACK (notice_cb), self);
  notice_cb (store, NULL, self);
  /* A game that is gone on with after that is one of the new database. */
  self->set_aside = FALSE;

  return self;
}

void
tablee_scribe_free (TableeScribe *self)
{
  g_return_if_fail (self != NULL);

  let_go_of_store (self);
  g_clear_pointer (&self->slot, tablee_store_slot_unref);
  g_free (self->error);
  g_free (self);
}

void
tablee_scribe_begin (TableeScribe *self)
{
  g_return_if_fail (self != NULL);

  if (self->slot == NULL || tablee_course_get_resumed_from_position (self->course))
    keep_whole (self);
}

void
tablee_scribe_stop (TableeScribe *self)
{
  g_return_if_fail (self != NULL);

  self->stopped = TRUE;
}

gboolean
tablee_scribe_is_busy (const TableeScribe *self)
{
  return self->commits > 0;
}

gint64
tablee_scribe_get_id (const TableeScribe *self)
{
  return self->slot != NULL ? tablee_store_slot_get_id (self->slot) : 0;
}

gboolean
tablee_scribe_get_kept_apart (const TableeScribe *self)
{
  return self->kept_apart;
}

const char *
tablee_scribe_get_error (const TableeScribe *self)
{
  return self->error;
}

TableeGameRecord *
tablee_scribe_to_record (const TableeScribe *self)
{
  TableeGameRecord *record;
  gint64 id;
  gint64 stamp;

  g_return_val_if_fail (self != NULL, NULL);

  record = tablee_course_to_record (self->course, TABLEE_VIEWER_ALL);
  if (self->slot != NULL)
    {
      tablee_store_slot_get (self->slot, &id, &stamp);
      tablee_game_record_set_kept (record, id, stamp);
    }

  return record;
}
