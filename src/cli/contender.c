/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays, and where they sit. */
#include "contender.h"

GListModel *
cli_contenders_make_seats (const CliContender *players,
                           int                 count,
                           TableeSeatKind      person,
                           const char *const  *names)
{
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < count; i++)
    {
      gboolean is_person = players[i].level == TABLEE_N_LEVELS;
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, names != NULL ? names[i] : "", i, is_person ? person : TABLEE_SEAT_COMPUTER,
                                                     is_person ? TABLEE_LEVEL_MEDIUM : players[i].level);

      tablee_seat_set_temper (seat, players[i].temper);
      tablee_seat_set_slack (seat, players[i].slack);
      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}
