/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gestures at a table: said here, and shown beside who says them. */
#include "config.h"
#include "play-gestures.h"

#include <glib/gi18n.h>

#include "gesture-button.h"
#include "gesture-words.h"
#include "net/friends.h"
#include "net/net-limits.h"
#include "presence.h"
#include "present/seat-name.h"
#include "remark-view.h"

/* Set on a page: when something was said there last. */
#define SAID_KEY "tablee-said"

/* Returns: (transfer none) (nullable): the host or the guest whose game it is. */
static GObject *
find_table (TableePlayPage *self)
{
  TableeElsewhere *elsewhere = tablee_house_get_elsewhere (self->house);

  return elsewhere != NULL ? tablee_friends_find (tablee_elsewhere_get_friends (elsewhere), self->session) : NULL;
}

/* Whoever looks at the table; where nobody is to be seen as yet, the first who sits here. */
static int
find_speaker (TableeGameSession *session)
{
  int viewer = tablee_game_session_get_viewer (session);

  for (int i = 0; viewer < 0 && i < tablee_game_session_get_ruleset (session)->seats; i++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (session, i)) == TABLEE_SEAT_HUMAN)
      viewer = i;

  return viewer;
}

/* Hosts drop what comes faster. */
static gboolean
is_too_fast (TableePlayPage *self)
{
  gint64 *said = g_object_get_data (G_OBJECT (self), SAID_KEY);
  gint64 now = g_get_monotonic_time ();

  if (said != NULL && now - *said < (TABLEE_NET_GESTURE_PAUSE + 1) * G_USEC_PER_SEC)
    return TRUE;

  g_object_set_data_full (G_OBJECT (self), SAID_KEY, g_memdup2 (&now, sizeof now), g_free);

  return FALSE;
}

gboolean
tablee_play_gestures_can (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return self->gestures != NULL;
}

void
tablee_play_gestures_open (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  if (self->gestures != NULL)
    tablee_gesture_button_open (TABLEE_GESTURE_BUTTON (self->gestures));
}

void
tablee_play_gestures_say (TableePlayPage *self,
                          const char     *id)
{
  GObject *table;
  TableeGesture gesture;
  int speaker;

  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));
  g_return_if_fail (id != NULL);

  table = find_table (self);
  speaker = find_speaker (self->session);
  tablee_play_page_focus_table (self);
  if (table == NULL || speaker < 0 || !tablee_gesture_find (id, &gesture))
    return;

  if (is_too_fast (self))
    tablee_play_page_tell (self, _("One thing at a time: wait a moment."));
  else if (TABLEE_IS_GUEST (table))
    tablee_guest_gesture (TABLEE_GUEST (table), gesture);
  else
    tablee_host_gesture (TABLEE_HOST (table), speaker, gesture);
}

/* Where there is no room for a bubble it is said in the line below the table, and over whatever lies on the table. */
static void
show (TableePlayPage *self,
      int             seat,
      const char     *words)
{
  g_autofree char *sentence = NULL;

  if (self->covered_by == TABLEE_COVER_NONE && self->remark != NULL && tablee_remark_view_say (TABLEE_REMARK_VIEW (self->remark), seat, words))
    return;

  /* Translators: name of a player, what the player says */
  sentence = g_strdup_printf (_("%1$s: “%2$s”"), tablee_name_of_seat (tablee_game_session_get_seat (self->session, seat)), words);
  if (self->covered_by == TABLEE_COVER_NONE)
    tablee_play_page_tell (self, sentence);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", sentence);
}

static void
gesture_cb (TableePlayPage *self,
            int             seat,
            int             gesture)
{
  TableePresence *presence = tablee_presence_find (self->session);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (presence == NULL || !tablee_presence_get_muted (presence, seat)))
    show (self, seat, tablee_gesture_words ((TableeGesture) gesture));
}

/* It stands before the others: what one asks for most often at such a table. */
void
tablee_play_gestures_add (TableePlayPage *self)
{
  GObject *table;

  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  table = find_table (self);
  if (table == NULL)
    return;

  self->gestures = tablee_gesture_button_new ();
  gtk_box_prepend (GTK_BOX (self->tools), self->gestures);
  g_signal_connect_object (table, "gesture", G_CALLBACK (gesture_cb), self, G_CONNECT_SWAPPED);
}
