/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer that plays for the person at the table. */
#include "ask-player.h"

typedef struct
{
  gboolean     done;
  TableeAction action;
} Answer;

static void
decided_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Answer *answer = user_data;
  g_autoptr (GError) error = NULL;

  if (!tablee_player_decide_finish (TABLEE_PLAYER (source), result, &answer->action, &error))
    g_error ("%s", error->message);
  answer->done = TRUE;
}

TableeAction
ask_player (TableeGameSession *session,
            TableePlayer      *player,
            const void        *view,
            guint64            seed)
{
  TableeRuleset *ruleset = (TableeRuleset *) tablee_game_session_get_ruleset (session);
  g_autoptr (TableeDecision) decision = tablee_decision_new (ruleset, view, 0, seed, 0);
  Answer answer = { 0 };

  tablee_player_decide_async (player, decision, NULL, decided_cb, &answer);
  while (!answer.done)
    g_main_context_iteration (NULL, TRUE);

  return answer.action;
}

GListModel *
make_seats (int         n_seats,
            TableeLevel level)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", "Dina", "Emil", "Flo" };
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < n_seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, names[i], i, i == 0 ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER, level);

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}
