/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be done at a table now. */
#include "config.h"
#include "play-words.h"

#include <glib/gi18n.h>

#include "present/session-context.h"
#include "result-view.h"

/* What a person is asked, and why where there is no choice. */
static char *
dup_question (TableeGameSession          *session,
              const TableePresentContext *context)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  const void *view = tablee_game_session_get_view (session);
  TableeAction action;

  if (present->forced != NULL && tablee_game_session_get_forced (session, &action))
    return present->forced (context, view, action);

  return present->prompt (context, view);
}

char *
tablee_play_words_dup_prompt (TableeGameSession *session,
                              TableeStore       *store)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  int current = tablee_game_session_get_current_seat (session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);

  if (tablee_game_session_get_over (session))
    return tablee_result_view_dup_sentence (session);
  if (current < 0)
    return g_strdup ("");
  if (tablee_seat_get_kind (tablee_game_session_get_seat (session, current)) == TABLEE_SEAT_HUMAN)
    return dup_question (session, context);

  if (tablee_game_session_get_paused (session))
    return g_strdup (_("The computer players are waiting: press “Play On”, or N for one move."));
  if (tablee_game_session_get_pace (session) == TABLEE_PACE_STEP)
    return g_strdup_printf (_("%s plays next: press N to see the move."), context->names[current]);

  /* Nobody is asked before the last move is on the disk. */
  if (tablee_store_get_notice (store) == TABLEE_STORE_NOTICE_LOCKED)
    return g_strdup (_("The game goes on as soon as the last move can be written."));

  return g_strdup_printf (_("%s is thinking…"), context->names[current]);
}
