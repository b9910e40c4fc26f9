/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "hot-seat.h"

static guint
count_people (TableeGameSession *session,
              int               *one)
{
  GListModel *seats = tablee_game_session_get_seats (session);
  guint people = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
        {
          people++;
          *one = (int) i;
        }
    }

  return people;
}

static gboolean
is_person (TableeGameSession *session,
           int                seat)
{
  return seat >= 0 && tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_HUMAN;
}

void
tablee_hot_seat_follow (TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  int current = tablee_game_session_get_current_seat (session);
  int viewer = tablee_game_session_get_viewer (session);
  int one = TABLEE_NOBODY;
  guint people = count_people (session, &one);

  if (tablee_game_session_get_over (session))
    return;

  /* Between two people the last one keeps the table while computers play: it is still that person who looks. */
  if (people <= 1)
    viewer = one;
  else if (is_person (session, current))
    viewer = current;
  else if (!is_person (session, viewer))
    viewer = one;

  if (viewer != tablee_game_session_get_viewer (session))
    tablee_game_session_set_viewer (session, viewer);
}

gboolean
tablee_hot_seat_is_spectator (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  int one;

  return count_people (session, &one) == 0;
}
