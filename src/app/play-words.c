/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table asks and where its game stands, in words. */
#include "config.h"
#include "play-words.h"

#include <glib/gi18n.h>

#include "present/ending-words.h"
#include "present/format.h"
#include "present/session-context.h"
#include "result-view.h"
#include "session/tutor.h"

/* The game would ask what can be done, and the host has said what is to be: one of the two is enough. */
static gboolean
is_told (TableeGameSession *session)
{
  TableeTutor *tutor = tablee_tutor_find (session);

  return tutor != NULL && tablee_tutor_get_led (tutor);
}

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
  if (is_told (session))
    return g_strdup (_("Do what your host says."));

  return present->prompt (context, view);
}

/* A lesson waits for its learner, though it is not the learner's turn. */
static gboolean
is_spoken_to (TableeGameSession *session)
{
  TableeTutor *tutor = tablee_tutor_find (session);

  return tutor != NULL && tablee_tutor_get_saying (tutor);
}

/* Somebody else is to play: a computer, or a person elsewhere, who may be away. */
static char *
dup_waiting (TableeGameSession          *session,
             const TableePresentContext *context,
             int                         seat)
{
  TableeSeat *who = tablee_game_session_get_seat (session, seat);

  if (tablee_seat_get_away (who))
    /* Translators: %s is the name of a player who is to play next, at another place. */
    return g_strdup_printf (_("Next to play: %s, who is away at the moment."), context->names[seat]);

  return g_strdup_printf (_("%s is thinking…"), context->names[seat]);
}

/* With what decides where points are equal. */
static char *
dup_result (TableeGameSession          *session,
            const TableePresentContext *context)
{
  g_autofree char *result = tablee_result_view_dup_sentence (session);
  g_autofree char *tie = tablee_ending_words_tie (context, tablee_game_session_get_view (session));

  return tablee_format_sentences (result, tie);
}

char *
tablee_play_words_prompt (TableeGameSession *session,
                          TableeStore       *store)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  int current = tablee_game_session_get_current_seat (session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);

  if (tablee_game_session_get_over (session))
    return dup_result (session, context);
  if (current < 0)
    return g_strdup ("");
  if (is_spoken_to (session))
    return g_strdup (_("Read what your host says, then go on."));
  if (tablee_seat_get_kind (tablee_game_session_get_seat (session, current)) == TABLEE_SEAT_HUMAN)
    return dup_question (session, context);

  if (tablee_seat_get_kind (tablee_game_session_get_seat (session, current)) == TABLEE_SEAT_FRIEND)
    return dup_waiting (session, context, current);
  if (tablee_game_session_get_paused (session))
    return g_strdup (_("The computer players are waiting: press “Play On”, or N for one move."));
  if (tablee_game_session_get_pace (session) == TABLEE_PACE_STEP)
    return g_strdup_printf (_("%s plays next: press N to see the move."), context->names[current]);

  /* Nobody is asked before the last move is on the disk. */
  if (tablee_store_get_notice (store) == TABLEE_STORE_NOTICE_LOCKED)
    return g_strdup (_("The game goes on as soon as the last move can be written."));

  return dup_waiting (session, context, current);
}

static char *
dup_meanwhile (TableeGameSession *session,
               const void        *shown)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int current = tablee_game_to_move (context->ruleset, shown);

  if (current < 0 || tablee_seat_get_kind (tablee_game_session_get_seat (session, current)) == TABLEE_SEAT_HUMAN)
    return g_strdup ("");

  return dup_waiting (session, context, current);
}

char *
tablee_play_words_asked (TableeGameSession *session,
                         TableeStore       *store,
                         TableeTable       *table)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (table == NULL || TABLEE_IS_TABLE (table), NULL);

  if (table != NULL && tablee_table_get_question (table) != NULL)
    return g_strdup (tablee_table_get_question (table));
  if (table != NULL && tablee_table_get_behind (table))
    return dup_meanwhile (session, tablee_table_get_shown (table));

  return tablee_play_words_prompt (session, store);
}

char *
tablee_play_words_course (TableeGameSession          *session,
                          const TableePresentContext *context,
                          const void                 *view,
                          gboolean                   *last)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (context != NULL, NULL);

  char *near = tablee_ending_words_near (context, view, last);

  return near != NULL ? near : tablee_present_for_game (context->ruleset->game)->progress (context, view);
}
