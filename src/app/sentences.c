/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small sentences that several pages say. */
#include "config.h"
#include "sentences.h"

#include <glib/gi18n.h>

#include "notation/error.h"
#include "player-list.h"
#include "present/error-words.h"
#include "present/seat-name.h"
#include "widgets/portrait.h"

char *
tablee_sentences_column (TableeGameSession *session,
                         int                column)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (column < (int) g_list_model_get_n_items (tablee_game_session_get_seats (session)))
    return g_strdup (tablee_name_of_seat (tablee_game_session_get_seat (session, column)));

  return g_strdup (C_("score sheet", "Mafia"));
}

char *
tablee_sentences_column_art (TableeGameSession *session,
                             int                column,
                             TableeMood         mood)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (column < (int) g_list_model_get_n_items (tablee_game_session_get_seats (session)))
    return tablee_portrait_dup_art (tablee_seat_get_portrait (tablee_game_session_get_seat (session, column)), mood);

  return g_strdup ("bosses/al");
}

const char *
tablee_sentences_level (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  /* Only files have it. */
  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_COMPUTER && tablee_seat_get_level (seat) == TABLEE_LEVEL_RANDOM)
    return C_("level", "Random");

  return tablee_player_list_get_name (tablee_player_list_find (seat));
}

static char *
dup_data_failure (const GError *error)
{
  const char *name = tablee_data_error_get_name (error);

  switch ((TableeDataError) error->code)
    {
    case TABLEE_DATA_ERROR_MISSING:
      return g_strdup_printf (_("The component set “%s” that the game was begun with is not on this computer. With its file back in "
                                "place, the game goes on where it stood."), name);

    case TABLEE_DATA_ERROR_BROKEN:
      {
        const GError *detail = tablee_data_error_get_detail (error);
        g_autofree char *mistake = detail != NULL ? tablee_error_words (detail) : g_strdup ("");

        /* Translators: %1$s is the name of a component set, %2$s what is wrong with its file: "ships[3].cost: ..." */
        return g_strdup_printf (_("The component set “%1$s” that the game was begun with cannot be used: %2$s"), name, mistake);
      }

    case TABLEE_DATA_ERROR_DIFFERENT:
    default:
      return g_strdup_printf (_("The component set “%s” has been changed since the game was begun. With its old numbers, the game "
                                "goes on where it stood."), name);
    }
}

char *
tablee_sentences_failure (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return error->domain == TABLEE_DATA_ERROR ? dup_data_failure (error) : tablee_error_words (error);
}
