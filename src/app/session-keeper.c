/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Knows the sessions under way, and keeps those alive that wait a little for somebody to come back. */
#include "config.h"
#include "session-keeper.h"

#include "playback.h"
#include "session/exercise.h"
#include "session/tutor.h"

struct _TableeSessionKeeper
{
  GObject            parent_instance;

  GPtrArray         *alive;    /* of TableeGameSession: weak references */
  GPtrArray         *unsaved;  /* of TableeGameSession: those that have only the memory for sure */
  TableeGameSession *latest;   /* begun or left last; nullable */
  GHashTable        *manners;  /* by id: how games that were left are played, where that is not as usual */
};

G_DEFINE_FINAL_TYPE (TableeSessionKeeper, tablee_session_keeper, G_TYPE_OBJECT)

static void
gone_cb (gpointer  user_data,
         GObject  *session)
{
  g_ptr_array_remove (TABLEE_SESSION_KEEPER (user_data)->alive, session);
}

static void
store_error_cb (TableeSessionKeeper *self,
                GParamSpec          *pspec,
                TableeGameSession   *session)
{
  if (tablee_game_session_get_store_error (session) == NULL)
    g_ptr_array_remove (self->unsaved, session);
  else if (!g_ptr_array_find (self->unsaved, session, NULL))
    g_ptr_array_add (self->unsaved, g_object_ref (session));
}

static void
forget (TableeSessionKeeper *self,
        TableeGameSession   *session)
{
  gint64 id = tablee_game_session_get_id (session);

  g_signal_handlers_disconnect_by_data (session, self);
  g_object_weak_unref (G_OBJECT (session), gone_cb, self);
  g_ptr_array_remove (self->alive, session);
  g_ptr_array_remove (self->unsaved, session);
  g_hash_table_remove (self->manners, &id);
  if (self->latest == session)
    g_clear_object (&self->latest);
}

/* What is told to one of them may let go of others. Returns: (transfer full) (element-type TableeGameSession) */
static GPtrArray *
hold_all (TableeSessionKeeper *self)
{
  GPtrArray *all = g_ptr_array_copy (self->alive, (GCopyFunc) g_object_ref, NULL);

  g_ptr_array_set_free_func (all, g_object_unref);

  return all;
}

static void
note_manner (TableeSessionKeeper *self,
             TableeGameSession   *session)
{
  gint64 id = tablee_game_session_get_id (session);
  TableePlaybackManner manner = tablee_playback_get_manner (session);

  if (manner == TABLEE_PLAYBACK_USUAL)
    g_hash_table_remove (self->manners, &id);
  else if (id != 0)
    g_hash_table_insert (self->manners, g_memdup2 (&id, sizeof id), GINT_TO_POINTER (manner));
}

static void
recall_manner (TableeSessionKeeper *self,
               TableeGameSession   *session)
{
  gint64 id = tablee_game_session_get_id (session);

  tablee_playback_set_manner (session, (TableePlaybackManner) GPOINTER_TO_INT (g_hash_table_lookup (self->manners, &id)));
}

static void
tablee_session_keeper_dispose (GObject *object)
{
  TableeSessionKeeper *self = TABLEE_SESSION_KEEPER (object);
  g_autoptr (GPtrArray) all = hold_all (self);

  for (guint i = 0; i < all->len; i++)
    forget (self, all->pdata[i]);

  G_OBJECT_CLASS (tablee_session_keeper_parent_class)->dispose (object);
}

static void
tablee_session_keeper_finalize (GObject *object)
{
  TableeSessionKeeper *self = TABLEE_SESSION_KEEPER (object);

  g_ptr_array_unref (self->alive);
  g_ptr_array_unref (self->unsaved);
  g_hash_table_unref (self->manners);

  G_OBJECT_CLASS (tablee_session_keeper_parent_class)->finalize (object);
}

static void
tablee_session_keeper_class_init (TableeSessionKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_session_keeper_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_session_keeper_finalize;
}

static void
tablee_session_keeper_init (TableeSessionKeeper *self)
{
  self->alive = g_ptr_array_new ();
  self->unsaved = g_ptr_array_new_with_free_func (g_object_unref);
  self->manners = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

TableeSessionKeeper *
tablee_session_keeper_new (void)
{
  return g_object_new (TABLEE_TYPE_SESSION_KEEPER, NULL);
}

void
tablee_session_keeper_add (TableeSessionKeeper *self,
                           TableeGameSession   *session)
{
  g_return_if_fail (TABLEE_IS_SESSION_KEEPER (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (!g_ptr_array_find (self->alive, session, NULL));

  g_ptr_array_add (self->alive, session);
  g_object_weak_ref (G_OBJECT (session), gone_cb, self);
  g_set_object (&self->latest, session);
  recall_manner (self, session);
  g_signal_connect_object (session, "notify::store-error", G_CALLBACK (store_error_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "finished", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  store_error_cb (self, NULL, session);
}

void
tablee_session_keeper_leave (TableeSessionKeeper *self,
                             TableeGameSession   *session)
{
  g_return_if_fail (TABLEE_IS_SESSION_KEEPER (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (!g_ptr_array_find (self->alive, session, NULL))
    return;

  note_manner (self, session);
  g_set_object (&self->latest, session);
}

TableeGameSession *
tablee_session_keeper_find (TableeSessionKeeper *self,
                            gint64               id)
{
  g_return_val_if_fail (TABLEE_IS_SESSION_KEEPER (self), NULL);

  for (guint i = 0; i < self->alive->len; i++)
    if (tablee_game_session_get_id (self->alive->pdata[i]) == id)
      return self->alive->pdata[i];

  return NULL;
}

void
tablee_session_keeper_set_pace (TableeSessionKeeper *self,
                                TableePace           pace)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_if_fail (TABLEE_IS_SESSION_KEEPER (self));

  all = hold_all (self);
  for (guint i = 0; i < all->len; i++)
    tablee_game_session_set_pace (all->pdata[i], pace);
}

void
tablee_session_keeper_set_habits (TableeSessionKeeper *self,
                                  gboolean             quick,
                                  gboolean             careful,
                                  gboolean             warning)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_if_fail (TABLEE_IS_SESSION_KEEPER (self));

  all = hold_all (self);
  for (guint i = 0; i < all->len; i++)
    {
      /* A lesson asks whatever it is about, and so does an exercise. */
      gboolean plain = tablee_tutor_find (all->pdata[i]) == NULL && tablee_exercise_find (all->pdata[i]) == NULL;

      tablee_game_session_set_quick (all->pdata[i], quick && plain);
      tablee_game_session_set_careful (all->pdata[i], careful);
      tablee_game_session_set_warning (all->pdata[i], warning && plain);
    }
}

void
tablee_session_keeper_stop (TableeSessionKeeper *self)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_if_fail (TABLEE_IS_SESSION_KEEPER (self));

  all = hold_all (self);
  for (guint i = 0; i < all->len; i++)
    tablee_game_session_stop (all->pdata[i]);
}
