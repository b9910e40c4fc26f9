/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "sentences.h"

#include <glib/gi18n.h>

char *
tablee_sentences_column (TableeGameSession *session,
                         int                column)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (column < (int) g_list_model_get_n_items (tablee_game_session_get_seats (session)))
    return g_strdup (tablee_seat_get_name (tablee_game_session_get_seat (session, column)));

  return g_strdup (C_("score sheet", "Mafia"));
}

char *
tablee_sentences_column_art (TableeGameSession *session,
                             int                column)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (column < (int) g_list_model_get_n_items (tablee_game_session_get_seats (session)))
    return g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (tablee_game_session_get_seat (session, column)));

  return g_strdup ("bosses/al");
}

const char *
tablee_sentences_level (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
    return C_("level", "Person");

  switch (tablee_seat_get_level (seat))
    {
    case TABLEE_LEVEL_EASY:
      return C_("level", "Easy");

    case TABLEE_LEVEL_EXPERT:
      return C_("level", "Expert");

    case TABLEE_LEVEL_RANDOM:
    case TABLEE_LEVEL_MEDIUM:
    case TABLEE_N_LEVELS:
    default:
      return C_("level", "Medium");
    }
}
