/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leaving the program without losing what was played. */
#include "config.h"
#include "leave.h"

#include <glib/gi18n.h>

#include "compat.h"

typedef struct
{
  GtkWindow       *window;
  TableeStore     *store;
  TableeLeaveFunc  leave;
  GObject         *user_data;
  gboolean         wanted;     /* FALSE once somebody said to stay */
  gboolean         writing;    /* the store has been asked to write all, and has not answered */
  GtkWidget       *question;   /* weak: while it is open */
} Leaving;

/* One at a time: who asks again while it is under way wants nothing else. */
static Leaving *under_way;

static void write_all (Leaving *self);

static void
leaving_clear (gpointer data)
{
  Leaving *self = data;

  g_clear_weak_pointer (&self->question);
  g_object_unref (self->window);
  g_object_unref (self->store);
  g_object_unref (self->user_data);
}

static void
leaving_end (Leaving *self)
{
  if (under_way != self)
    return;

  under_way = NULL;
  g_signal_handlers_disconnect_by_data (self->store, self);
  g_rc_box_release_full (self, leaving_clear);
}

static void
leave_now (Leaving *self)
{
  self->leave (self->user_data);
  leaving_end (self);
}

static void
answered_cb (const char *answer,
             gpointer    user_data)
{
  Leaving *self = user_data;

  /* It was withdrawn. */
  if (self->question == NULL)
    return;

  g_clear_weak_pointer (&self->question);
  if (g_str_equal (answer, "again"))
    write_all (self);
  else if (g_str_equal (answer, "leave"))
    {
      tablee_store_abandon (self->store);
      leave_now (self);
    }
  else
    {
      self->wanted = FALSE;
      if (!self->writing)
        leaving_end (self);
    }
}

static void
ask (Leaving *self)
{
  TableeStoreNotice notice = tablee_store_get_notice (self->store);
  gboolean hopeless = notice == TABLEE_STORE_NOTICE_LOCKED || notice == TABLEE_STORE_NOTICE_NEWER;
  const TableeCompatAnswer answers[] = {
    { "stay", _("_Stay"), FALSE },
    { "leave", _("_Close Anyway"), TRUE },
    { hopeless ? NULL : "again", _("_Try Again"), FALSE },
    { NULL },
  };
  const char *body = notice == TABLEE_STORE_NOTICE_LOCKED
    ? _("Another program is using the file with your games. If you close Tablée now, your last moves are lost.")
    : _("It is only in memory, and is lost if you close Tablée now. A game can be saved as a file from the menu of its table.");

  g_set_weak_pointer (&self->question,
                      tablee_compat_ask (self->window, _("What you played last is not on the disk"), body, answers, answered_cb, self));
}

static void
withdraw_question (Leaving *self)
{
  GtkWidget *question = self->question;

  g_clear_weak_pointer (&self->question);
  if (question != NULL)
    tablee_compat_withdraw (question);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Leaving *self = user_data;
  gboolean written = tablee_store_write_back_finish (TABLEE_STORE (source), result, NULL);

  self->writing = FALSE;
  if (under_way == self)
    {
      withdraw_question (self);
      if (!self->wanted)
        leaving_end (self);
      else if (written || !tablee_store_get_unsaved (self->store))
        leave_now (self);
      else
        ask (self);
    }
  g_rc_box_release_full (self, leaving_clear);
}

static void
ask_about_lock (Leaving *self)
{
  if (self->wanted && self->question == NULL && tablee_store_get_notice (self->store) == TABLEE_STORE_NOTICE_LOCKED)
    ask (self);
}

static void
write_all (Leaving *self)
{
  self->writing = TRUE;
  tablee_store_write_back_async (self->store, NULL, written_cb, g_rc_box_acquire (self));
  ask_about_lock (self);
}

void
tablee_leave (GtkWindow       *window,
              TableeStore     *store,
              TableeLeaveFunc  leave,
              GObject         *user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (TABLEE_IS_STORE (store));
  g_return_if_fail (leave != NULL);
  g_return_if_fail (G_IS_OBJECT (user_data));

  if (under_way != NULL)
    {
      under_way->wanted = TRUE;
      ask_about_lock (under_way);
      return;
    }

  under_way = g_rc_box_new0 (Leaving);
  under_way->window = g_object_ref (window);
  under_way->store = g_object_ref (store);
  under_way->leave = leave;
  under_way->user_data = g_object_ref (user_data);
  under_way->wanted = TRUE;
  g_signal_connect_swapped (store, "notify::notice", G_CALLBACK (ask_about_lock), under_way);
  write_all (under_way);
}
