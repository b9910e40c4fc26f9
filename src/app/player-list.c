/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "player-list.h"

#include <glib/gi18n.h>

typedef struct
{
  TableeSeatKind  kind;
  TableeLevel     level;
  const char     *name;
  const char     *character;
} Player;

static const Player players[] =
{
  { TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM, NC_("level", "Person"), N_("Plays here, with mouse, finger or keyboard.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_BEGINNER, NC_("level", "Beginner"), N_("A computer that plays on a whim: a child can win.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NC_("level", "Easy"), N_("A computer that knows the rules, and plays by feel.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MEDIUM, NC_("level", "Medium"), N_("A computer that knows the game and takes risks.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EXPERT, NC_("level", "Expert"), N_("A computer that weighs every chance.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MASTER, NC_("level", "Master"), N_("A computer that thinks ahead, for all who play.") },
};

void
tablee_player_list_fill (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    gtk_string_list_append (names, tablee_player_list_get_name (i));
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

/* What is not offered, as a file may have it, stands where the weakest of its kind does. */
guint
tablee_player_list_find (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), 0);

  TableeSeatKind kind = tablee_seat_get_kind (seat);
  guint weakest = G_N_ELEMENTS (players);

  for (guint i = G_N_ELEMENTS (players); i-- > 0;)
    if (players[i].kind == kind)
      {
        weakest = i;
        if (kind == TABLEE_SEAT_HUMAN || players[i].level == tablee_seat_get_level (seat))
          return i;
      }

  return weakest;
}

TableeSeatKind
tablee_player_list_get_kind (guint position)
{
  g_return_val_if_fail (position < G_N_ELEMENTS (players), TABLEE_SEAT_HUMAN);

  return players[position].kind;
}

TableeLevel
tablee_player_list_get_level (guint position)
{
  g_return_val_if_fail (position < G_N_ELEMENTS (players), TABLEE_LEVEL_MEDIUM);

  return players[position].level;
}

const char *
tablee_player_list_get_name (guint position)
{
  g_return_val_if_fail (position < G_N_ELEMENTS (players), NULL);

  return g_dpgettext2 (NULL, "level", players[position].name);
}

const char *
tablee_player_list_get_character (guint position)
{
  g_return_val_if_fail (position < G_N_ELEMENTS (players), NULL);

  return _(players[position].character);
}
