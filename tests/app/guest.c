/* SPDX-License-Identifier: GPL-3.0-or-later */

/* guest LINK NAME: takes a seat by its invitation and plays the first action that there is each time, greeting everybody, until the game is over. */
#include <locale.h>

#include "net/guest.h"
#include "net/mqtt-slots.h"

enum
{
  TICK = 50,  /* ms */
};

static gboolean
advance_cb (gpointer guest)
{
  tablee_guest_advance (guest, g_get_monotonic_time ());

  return G_SOURCE_CONTINUE;
}

static void
decision_cb (TableeGameSession *session,
             int                seat,
             TableeGuest       *guest)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (session)->game->max_actions);

  if (tablee_game_session_get_legal (session, actions) == 0)
    return;

  tablee_guest_gesture (guest, TABLEE_GESTURE_HELLO);
  tablee_game_session_play (session, actions[0], NULL);
}

static void
session_cb (TableeGuest       *guest,
            TableeGameSession *session)
{
  g_signal_connect (session, "decision", G_CALLBACK (decision_cb), guest);
  tablee_game_session_start (session);
}

static void
state_cb (TableeGuest *guest,
          GParamSpec  *pspec,
          GMainLoop   *loop)
{
  if (tablee_guest_get_state (guest) >= TABLEE_GUEST_OVER)
    g_main_loop_quit (loop);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (TableeInvitation) invitation = argc == 3 ? tablee_invitation_read (argv[1], NULL, NULL) : NULL;
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeGuest) guest = NULL;

  setlocale (LC_ALL, "");
  if (invitation == NULL)
    return 2;

  slots = tablee_mqtt_slots_new (tablee_invitation_get_broker (invitation), NULL);
  if (slots == NULL)
    return 2;

  guest = tablee_guest_new (invitation, argv[2], 4, slots);
  g_signal_connect (guest, "keep", G_CALLBACK (tablee_guest_kept), NULL);
  g_signal_connect (guest, "session", G_CALLBACK (session_cb), NULL);
  g_signal_connect (guest, "notify::state", G_CALLBACK (state_cb), loop);
  g_timeout_add (TICK, advance_cb, guest);
  tablee_guest_open (guest);
  g_main_loop_run (loop);

  return tablee_guest_get_state (guest) == TABLEE_GUEST_OVER ? 0 : 1;
}
