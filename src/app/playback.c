/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How soon the computers of a table go on. */
#include "config.h"
#include "playback.h"

#include "hot-seat.h"
#include "presence.h"

/* The settings of the program, set on a session. */
#define SETTINGS_KEY "tablee-settings"

/* Set on a session whose computers wait because nobody looks at its table. */
#define UNSEEN_KEY "tablee-unseen"

static TableePace
get_chosen_pace (TableeGameSession *session)
{
  GSettings *settings = g_object_get_data (G_OBJECT (session), SETTINGS_KEY);

  return settings != NULL ? (TableePace) g_settings_get_enum (settings, "pace") : tablee_game_session_get_pace (session);
}

static gboolean
is_unseen (TableeGameSession *session)
{
  return g_object_get_data (G_OBJECT (session), UNSEEN_KEY) != NULL;
}

static gboolean
has_computers (TableeGameSession *session)
{
  for (int i = 0; i < tablee_game_session_get_ruleset (session)->seats; i++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (session, i)) == TABLEE_SEAT_COMPUTER)
      return TRUE;

  return FALSE;
}

void
tablee_playback_set_settings (TableeGameSession *session,
                              GSettings         *settings)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_object_set_data_full (G_OBJECT (session), SETTINGS_KEY, g_object_ref (settings), g_object_unref);
}

gboolean
tablee_playback_get_fast_forward (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  return tablee_game_session_get_pace (session) == TABLEE_PACE_INSTANT && get_chosen_pace (session) != TABLEE_PACE_INSTANT;
}

void
tablee_playback_begin_fast_forward (TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_paused (session, FALSE);
}

void
tablee_playback_pause (TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_game_session_set_paused (session, TRUE);
  tablee_game_session_set_pace (session, get_chosen_pace (session));
}

void
tablee_playback_play (TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_game_session_set_pace (session, get_chosen_pace (session));
  tablee_game_session_set_paused (session, FALSE);
}

gboolean
tablee_playback_can_pause (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  return !tablee_game_session_get_over (session) && has_computers (session) &&
         tablee_game_session_get_pace (session) != TABLEE_PACE_STEP;
}

gboolean
tablee_playback_can_fast_forward (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  return !tablee_game_session_get_over (session) && has_computers (session) && get_chosen_pace (session) != TABLEE_PACE_INSTANT;
}

gboolean
tablee_playback_needs_controls (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  if (tablee_game_session_get_over (session))
    return FALSE;

  return tablee_game_session_get_paused (session) || tablee_game_session_get_pace (session) == TABLEE_PACE_STEP ||
         tablee_playback_get_fast_forward (session) || tablee_hot_seat_is_spectator (session);
}

/* Fast forward goes to the next decision of a person; step by step the computers wait anyway. */
void
tablee_playback_follow (TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (tablee_playback_get_fast_forward (session) && tablee_game_session_get_decision_open (session))
    tablee_game_session_set_pace (session, get_chosen_pace (session));
  if (tablee_game_session_get_pace (session) == TABLEE_PACE_STEP && !is_unseen (session))
    tablee_game_session_set_paused (session, FALSE);
}

void
tablee_playback_set_seen (TableeGameSession *session,
                          gboolean           seen)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (seen && g_object_steal_data (G_OBJECT (session), UNSEEN_KEY) != NULL)
    tablee_game_session_set_paused (session, FALSE);
  /* Those who play elsewhere look at it. */
  if (seen || tablee_presence_find (session) != NULL || tablee_game_session_get_paused (session) ||
      tablee_game_session_get_over (session))
    return;

  g_object_set_data (G_OBJECT (session), UNSEEN_KEY, GINT_TO_POINTER (TRUE));
  tablee_game_session_set_paused (session, TRUE);
}

TableePlaybackManner
tablee_playback_get_manner (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), TABLEE_PLAYBACK_USUAL);

  if (tablee_game_session_get_paused (session) && !is_unseen (session))
    return TABLEE_PLAYBACK_WAITING;

  return tablee_playback_get_fast_forward (session) ? TABLEE_PLAYBACK_FAST_FORWARD : TABLEE_PLAYBACK_USUAL;
}

void
tablee_playback_set_manner (TableeGameSession    *session,
                            TableePlaybackManner  manner)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (manner == TABLEE_PLAYBACK_WAITING)
    tablee_playback_pause (session);
  else if (manner == TABLEE_PLAYBACK_FAST_FORWARD)
    tablee_playback_begin_fast_forward (session);
}
