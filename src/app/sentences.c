/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "sentences.h"

#include <glib/gi18n.h>

static gpointer
say_entry (gpointer item,
           gpointer user_data)
{
  g_autoptr (TableeLogEntry) entry = item;
  TableeGameSession *session = user_data;
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_auto (GStrv) names = tablee_game_session_dup_names (session);
  TableePresentContext context = { ruleset, (const char *const *) names };
  g_autofree char *sentence = present->event (&context, tablee_log_entry_get_event (entry));

  return gtk_string_object_new (sentence != NULL ? sentence : "");
}

static gboolean
says_something (gpointer item,
                gpointer user_data)
{
  return *gtk_string_object_get_string (item) != '\0';
}

GListModel *
tablee_sentences_new (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  GListModel *log = g_object_ref (tablee_game_session_get_log (session));
  GtkMapListModel *sentences = gtk_map_list_model_new (log, say_entry, g_object_ref (session), g_object_unref);
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (says_something, NULL, NULL));

  return G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (sentences), filter));
}

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
