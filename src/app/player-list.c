/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who can play on a seat, as a list to choose from. */
#include "config.h"
#include "player-list.h"

#include <glib/gi18n.h>

enum
{
  CHARACTER_WIDTH = 30,  /* characters of a line */
};

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
  /* Translators: a person who plays the same game at another place, on another computer. */
  { TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM, NC_("level", "Friend"), N_("Plays at another place: you send an invitation.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_BEGINNER, NC_("level", "Beginner"), N_("A computer that plays on a whim: a child can win.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NC_("level", "Easy"), N_("A computer that knows the rules, and plays by feel.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MEDIUM, NC_("level", "Medium"), N_("A computer that knows the game and judges at a glance.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EXPERT, NC_("level", "Expert"), N_("A computer that works out every chance.") },
  { TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MASTER, NC_("level", "Master"), N_("A computer that thinks ahead, for itself and for everybody else.") },
};

/* Set on a list: which of them are offered there, by bits. */
#define OFFERED_KEY "tablee-offered"

static gboolean
is_offered (GtkDropDown *drop_down,
            guint        player)
{
  return (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop_down), OFFERED_KEY)) >> player & 1) != 0;
}

/* The one at @position there. */
static guint
get_player_at (GtkDropDown *drop_down,
               guint        position)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (is_offered (drop_down, i) && position-- == 0)
      return i;

  return G_MAXUINT;
}

/* A name, a check mark if it is chosen, and what such a player is like. */
static void
set_up_row_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               gpointer                  user_data)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *character = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (character), 0);
  gtk_label_set_wrap (GTK_LABEL (character), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (character), CHARACTER_WIDTH);
  gtk_label_set_max_width_chars (GTK_LABEL (character), CHARACTER_WIDTH);
  gtk_widget_add_css_class (character, "caption");
  gtk_widget_add_css_class (character, "dim-label");
  gtk_grid_attach (GTK_GRID (grid), name, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), check, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), character, 0, 1, 2, 1);
  g_object_bind_property (item, "selected", check, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, grid);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             gpointer                  user_data)
{
  GtkGrid *grid = GTK_GRID (gtk_list_item_get_child (item));
  guint player = get_player_at (user_data, gtk_list_item_get_position (item));

  if (player == G_MAXUINT)
    return;

  gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (grid, 0, 0)), tablee_player_list_get_name (player));
  gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (grid, 0, 1)), tablee_player_list_get_character (player));
}

/* Who chooses had better see what the words mean. */
static void
describe_rows (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), drop_down);
  gtk_drop_down_set_list_factory (drop_down, factory);
}

void
tablee_player_list_fill (GtkDropDown *drop_down,
                         gboolean     person,
                         gboolean     friend)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint offered = 0;

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (players[i].kind == TABLEE_SEAT_COMPUTER || (players[i].kind == TABLEE_SEAT_HUMAN ? person : friend))
      {
        offered |= 1u << i;
        gtk_string_list_append (names, tablee_player_list_get_name (i));
      }
  g_object_set_data (G_OBJECT (drop_down), OFFERED_KEY, GUINT_TO_POINTER (offered));
  describe_rows (drop_down);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

void
tablee_player_list_select (GtkDropDown *drop_down,
                           TableeSeat  *seat)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  guint player = tablee_player_list_find (seat);
  guint position = 0;

  for (guint i = 0; i < player; i++)
    position += is_offered (drop_down, i);
  gtk_drop_down_set_selected (drop_down, is_offered (drop_down, player) ? position : GTK_INVALID_LIST_POSITION);
}

guint
tablee_player_list_get_selected (GtkDropDown *drop_down)
{
  g_return_val_if_fail (GTK_IS_DROP_DOWN (drop_down), G_MAXUINT);

  guint position = gtk_drop_down_get_selected (drop_down);

  return position != GTK_INVALID_LIST_POSITION ? get_player_at (drop_down, position) : G_MAXUINT;
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
        if (kind != TABLEE_SEAT_COMPUTER || players[i].level == tablee_seat_get_level (seat))
          return i;
      }

  return weakest;
}

TableeSeatKind
tablee_player_list_get_kind (guint player)
{
  g_return_val_if_fail (player < G_N_ELEMENTS (players), TABLEE_SEAT_HUMAN);

  return players[player].kind;
}

TableeLevel
tablee_player_list_get_level (guint player)
{
  g_return_val_if_fail (player < G_N_ELEMENTS (players), TABLEE_LEVEL_MEDIUM);

  return players[player].level;
}

const char *
tablee_player_list_get_name (guint player)
{
  g_return_val_if_fail (player < G_N_ELEMENTS (players), NULL);

  return g_dpgettext2 (NULL, "level", players[player].name);
}

const char *
tablee_player_list_get_level_name (TableeLevel level)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (players[i].kind == TABLEE_SEAT_COMPUTER && players[i].level >= level)
      return tablee_player_list_get_name (i);

  return NULL;
}

const char *
tablee_player_list_get_character (guint player)
{
  g_return_val_if_fail (player < G_N_ELEMENTS (players), NULL);

  return _(players[player].character);
}
