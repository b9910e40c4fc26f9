/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is spoken to at the table of a session. */
#include "config.h"
#include "session-context.h"

#include "seat-name.h"

int
tablee_session_get_listener (TableeGameSession *session)
{
  int seats = tablee_game_session_get_ruleset (session)->seats;
  int listener = 0;

  for (int seat = 0; seat < seats; seat++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_HUMAN)
      {
        if (listener != 0)
          return 0;
        listener = seat + 1;
      }

  return listener;
}

gboolean
tablee_session_is_listener (TableeGameSession *session,
                            int                seat)
{
  return seat >= 0 && tablee_session_get_listener (session) == seat + 1;
}

char **
tablee_session_dup_names (TableeGameSession *session)
{
  int seats = tablee_game_session_get_ruleset (session)->seats;
  char **names = g_new0 (char *, (gsize) seats + 1);

  for (int seat = 0; seat < seats; seat++)
    names[seat] = g_strdup (tablee_name_of_seat (tablee_game_session_get_seat (session, seat)));

  return names;
}

TableePresentContext *
tablee_session_context_new (TableeGameSession *session)
{
  TableePresentContext *context = g_new0 (TableePresentContext, 1);

  context->ruleset = tablee_game_session_get_ruleset (session);
  context->names = (const char *const *) tablee_session_dup_names (session);
  context->listener = tablee_session_get_listener (session);

  return context;
}

void
tablee_session_context_free (TableePresentContext *context)
{
  g_strfreev ((char **) context->names);
  g_free (context);
}
