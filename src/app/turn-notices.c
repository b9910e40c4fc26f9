/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notifications of tables elsewhere. */
#include "config.h"
#include "turn-notices.h"

#include <glib/gi18n.h>

#include "game-words.h"
#include "present/format.h"
#include "present/seat-name.h"

struct _TableeTurnNotices
{
  GObject         parent_instance;

  GtkApplication *application;  /* weak */
  GPtrArray      *things;       /* of TableeGameSession, or a table that has none: the number of a notice is its place here */
};

G_DEFINE_FINAL_TYPE (TableeTurnNotices, tablee_turn_notices, G_TYPE_OBJECT)

static gboolean
is_looked_at (TableeTurnNotices *self)
{
  for (GList *link = gtk_application_get_windows (self->application); link != NULL; link = link->next)
    if (gtk_window_is_active (link->data))
      return TRUE;

  return FALSE;
}

/* Returns: (transfer full): who plays, but for who sits here: "Bo and Cleo" */
static char *
dup_others (TableeGameSession *session)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < tablee_game_session_get_ruleset (session)->seats; i++)
    {
      TableeSeat *seat = tablee_game_session_get_seat (session, i);

      if (tablee_seat_get_kind (seat) != TABLEE_SEAT_HUMAN)
        g_strv_builder_add (builder, tablee_name_of_seat (seat));
    }
  names = g_strv_builder_end (builder);

  return tablee_format_list ((const char *const *) names);
}

static void
send (TableeTurnNotices *self,
      guint              number,
      const char        *title,
      const char        *body)
{
  g_autoptr (GNotification) notice = g_notification_new (title);
  g_autofree char *id = g_strdup_printf ("table-%u", number);

  g_notification_set_body (notice, body);
  g_notification_set_default_action_and_target (notice, "app.show-notice", "u", number);
  g_application_send_notification (G_APPLICATION (self->application), id, notice);
}

static void
tell (TableeTurnNotices *self,
      guint              number,
      const char        *title)
{
  TableeGameSession *session = self->things->pdata[number];
  const char *game = tablee_game_words_game (tablee_game_session_get_ruleset (session)->game->id);
  g_autofree char *others = dup_others (session);
  /* Translators: %1$s is the name of a game, %2$s who else plays it: "Bo and Cleo" */
  g_autofree char *body = g_strdup_printf (_("%1$s, with %2$s"), game, others);

  send (self, number, title, body);
}

static void
withdraw (TableeTurnNotices *self,
          guint              number)
{
  g_autofree char *id = g_strdup_printf ("table-%u", number);

  if (self->application != NULL)
    g_application_withdraw_notification (G_APPLICATION (self->application), id);
}

static guint
find_number (TableeTurnNotices *self,
             TableeGameSession *session)
{
  guint number = 0;

  g_ptr_array_find (self->things, session, &number);

  return number;
}

static void
decision_cb (TableeTurnNotices *self,
             int                seat,
             TableeGameSession *session)
{
  if (self->application == NULL || is_looked_at (self) ||
      tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) != TABLEE_SEAT_HUMAN)
    return;

  tell (self, find_number (self, session), _("It is your turn"));
}

/* What was asked has been answered, or need not be any more. */
static void
decision_open_cb (TableeTurnNotices *self,
                  GParamSpec        *pspec,
                  TableeGameSession *session)
{
  if (!tablee_game_session_get_decision_open (session))
    withdraw (self, find_number (self, session));
}

static void
finished_cb (TableeTurnNotices *self,
             TableeGameSession *session)
{
  if (self->application != NULL && !is_looked_at (self))
    tell (self, find_number (self, session), _("The game is over"));
}

static void
tablee_turn_notices_dispose (GObject *object)
{
  TableeTurnNotices *self = TABLEE_TURN_NOTICES (object);

  g_clear_weak_pointer (&self->application);
  g_clear_pointer (&self->things, g_ptr_array_unref);

  G_OBJECT_CLASS (tablee_turn_notices_parent_class)->dispose (object);
}

static void
tablee_turn_notices_class_init (TableeTurnNoticesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_turn_notices_dispose;
}

static void
tablee_turn_notices_init (TableeTurnNotices *self)
{
  self->things = g_ptr_array_new_with_free_func (g_object_unref);
}

TableeTurnNotices *
tablee_turn_notices_new (GtkApplication *application)
{
  TableeTurnNotices *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  self = g_object_new (TABLEE_TYPE_TURN_NOTICES, NULL);
  g_set_weak_pointer (&self->application, application);

  return self;
}

void
tablee_turn_notices_add (TableeTurnNotices *self,
                         TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_TURN_NOTICES (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  g_ptr_array_add (self->things, g_object_ref (session));
  g_signal_connect_object (session, "decision", G_CALLBACK (decision_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::decision-open", G_CALLBACK (decision_open_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  if (!tablee_game_session_get_over (session) && tablee_game_session_get_n_actions (session) == 0 && !is_looked_at (self))
    tell (self, self->things->len - 1, _("The game begins"));
}

void
tablee_turn_notices_tell_complete (TableeTurnNotices *self,
                                   GObject           *table)
{
  const char *game;
  guint number;

  g_return_if_fail (TABLEE_IS_TURN_NOTICES (self));
  g_return_if_fail (G_IS_OBJECT (table));

  if (self->application == NULL || is_looked_at (self))
    return;

  game = tablee_elsewhere_get_game (table);
  if (!g_ptr_array_find (self->things, table, &number))
    {
      number = self->things->len;
      g_ptr_array_add (self->things, g_object_ref (table));
    }
  send (self, number, _("Everybody is there: begin the game"), tablee_game_words_game (game));
}

GObject *
tablee_turn_notices_find (TableeTurnNotices *self,
                          guint              number)
{
  g_return_val_if_fail (TABLEE_IS_TURN_NOTICES (self), NULL);

  return number < self->things->len ? self->things->pdata[number] : NULL;
}

void
tablee_turn_notices_withdraw (TableeTurnNotices *self)
{
  g_return_if_fail (TABLEE_IS_TURN_NOTICES (self));

  for (guint i = 0; i < self->things->len; i++)
    withdraw (self, i);
}
