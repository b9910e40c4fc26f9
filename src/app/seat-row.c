/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of a seat of a game that is under way. */
#include "config.h"
#include "seat-row.h"

#include <glib/gi18n.h>

#include "cast.h"
#include "player-list.h"
#include "presence.h"
#include "strength-words.h"
#include "temper-words.h"
#include "present/seat-name.h"
#include "widgets/picture.h"
#include "widgets/spoken-label.h"

struct _TableeSeatRow
{
  AdwActionRow       parent_instance;

  TableeGameSession *session;
  int                seat;
  gboolean           updating;

  GtkWidget         *portrait;
  GtkWidget         *player;
  GtkWidget         *mute_button;
};

G_DEFINE_FINAL_TYPE (TableeSeatRow, tablee_seat_row, ADW_TYPE_ACTION_ROW)

static guint
current_player (TableeSeatRow *self)
{
  return tablee_player_list_find (tablee_game_session_get_seat (self->session, self->seat));
}

/* Whose table it is, is elsewhere, too. */
static gboolean
is_of_guest (TableeSeatRow *self)
{
  TableePresence *presence = tablee_presence_find (self->session);

  return presence != NULL && !tablee_presence_can_set_player (presence);
}

static void
show_manner (TableeSeatRow *self)
{
  TableeSeat *seat = tablee_game_session_get_seat (self->session, self->seat);
  const char *manner = tablee_cast_get_manner (seat);
  const char *temper = tablee_temper_words_of_seat (seat);
  g_autofree char *between = tablee_strength_words_of_seat (seat);
  const char *character = tablee_player_list_get_character (current_player (self));

  if (is_of_guest (self) && tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND)
    character = _("Plays at another place.");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), between != NULL  ? between
                                                      : manner != NULL ? manner
                                                      : temper != NULL ? temper
                                                                       : character);
}

/* Whose seat is elsewhere, that one or a computer plays there, nobody else. */
static gboolean
is_elsewhere (TableeSeatRow *self)
{
  TableePresence *presence = tablee_presence_find (self->session);

  return presence != NULL && tablee_presence_get_elsewhere (presence, self->seat);
}

static void
selected_cb (TableeSeatRow *self)
{
  guint selected = tablee_player_list_get_selected (GTK_DROP_DOWN (self->player));

  if (self->session == NULL || self->updating || selected == G_MAXUINT || selected == current_player (self))
    return;

  if (is_elsewhere (self))
    tablee_presence_set_player (tablee_presence_find (self->session), self->seat, tablee_player_list_get_kind (selected),
                                tablee_player_list_get_level (selected));
  else
    tablee_game_session_seat_player (self->session, self->seat, tablee_player_list_get_kind (selected),
                                     tablee_player_list_get_level (selected), NULL);
  show_manner (self);
}

/* At a table of somebody else's there is nothing to choose. */
static void
offer_players (TableeSeatRow *self)
{
  gboolean elsewhere = is_elsewhere (self);
  gboolean chosen = !is_of_guest (self);

  self->updating = TRUE;
  tablee_player_list_fill (GTK_DROP_DOWN (self->player), !elsewhere || !chosen, elsewhere || !chosen);
  tablee_player_list_select (GTK_DROP_DOWN (self->player), tablee_game_session_get_seat (self->session, self->seat));
  self->updating = FALSE;
  gtk_widget_set_sensitive (self->player, chosen);
}

static void
muted_cb (TableeSeatRow   *self,
          GtkToggleButton *button)
{
  if (self->session != NULL && is_elsewhere (self))
    tablee_presence_set_muted (tablee_presence_find (self->session), self->seat, gtk_toggle_button_get_active (button));
}

/* Only those at other places say anything. */
static void
offer_muting (TableeSeatRow *self)
{
  TableeSeat *who = tablee_game_session_get_seat (self->session, self->seat);
  /* Translators: read aloud, of a button; %s is the name of a player. */
  g_autofree char *spoken = g_strdup_printf (_("Do not show what this player says: %s"), tablee_name_of_seat (who));

  gtk_widget_set_visible (self->mute_button, is_elsewhere (self) && tablee_seat_get_kind (who) != TABLEE_SEAT_COMPUTER);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->mute_button),
                                is_elsewhere (self) && tablee_presence_get_muted (tablee_presence_find (self->session), self->seat));
  tablee_widget_set_spoken_label (self->mute_button, spoken);
}

static void
tablee_seat_row_dispose (GObject *object)
{
  TableeSeatRow *self = TABLEE_SEAT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_SEAT_ROW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_seat_row_parent_class)->dispose (object);
}

static void
tablee_seat_row_class_init (TableeSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_seat_row_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSeatRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatRow, player);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatRow, mute_button);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, muted_cb);
}

static void
tablee_seat_row_init (TableeSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_drop_down_set_spoken_label (GTK_DROP_DOWN (self->player), _("Who plays"));
}

GtkWidget *
tablee_seat_row_new (TableeGameSession *session,
                     int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  TableeSeatRow *self = g_object_new (TABLEE_TYPE_SEAT_ROW, NULL);
  TableeSeat *who = tablee_game_session_get_seat (session, seat);
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (who));

  self->seat = seat;
  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), tablee_name_of_seat (who));
  self->session = g_object_ref (session);
  offer_players (self);
  offer_muting (self);
  show_manner (self);

  return GTK_WIDGET (self);
}
