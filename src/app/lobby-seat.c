/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat of a table that is not complete yet. */
#include "config.h"
#include "lobby-seat.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "elsewhere-words.h"
#include "present/language.h"
#include "present/seat-name.h"
#include "qr-view.h"
#include "widgets/picture.h"
#include "widgets/spoken-label.h"

struct _TableeLobbySeat
{
  GtkFlowBoxChild  parent_instance;

  TableeHost      *host;
  int              seat;
  char            *link;         /* nullable: what is shown */

  TableePicture   *portrait;
  GtkWidget       *away;
  GtkLabel        *name;
  GtkLabel        *words;
  GtkWidget       *invitation;
  GtkWidget       *copy_button;
  TableeQrView    *qr;
  GtkLabel        *link_label;
  GtkWidget       *phone;
  GtkLabel        *phone_words;
  GtkLabel        *phone_broker;
  GtkWidget       *computer_button;
};

G_DEFINE_FINAL_TYPE (TableeLobbySeat, tablee_lobby_seat, GTK_TYPE_FLOW_BOX_CHILD)

static void
show_link (TableeLobbySeat *self)
{
  const TableeInvitation *invitation = tablee_host_get_invitation (self->host, self->seat);
  TableePhoneLanguage language = tablee_phone_language_find (tablee_language_get ());
  g_autofree char *link = invitation != NULL ? tablee_invitation_to_link (invitation) : NULL;
  g_autofree char *words = NULL;
  g_autofree char *broker = NULL;

  /* Of a table that has been given up there is none. */
  if (invitation == NULL || g_strcmp0 (link, self->link) == 0)
    return;

  g_free (self->link);
  self->link = g_steal_pointer (&link);
  words = tablee_invitation_to_words (invitation, language);
  tablee_qr_view_set_text (self->qr, self->link);
  gtk_label_set_label (self->link_label, self->link);
  gtk_label_set_label (self->phone_words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->phone_broker), !tablee_invitation_words_suffice (invitation));
  /* Translators: %s is the address of a broker. */
  broker = g_strdup_printf (_("Say the broker as well: %s"), tablee_invitation_get_broker (invitation));
  gtk_label_set_label (self->phone_broker, broker);
}

/* How it stands with the friend who is awaited or away. */
static const char *
get_standing (TableeHost *host,
              gboolean    taken,
              gboolean    moved)
{
  if (!tablee_host_get_kept (host))
    return _("This table is not on the disk yet. The invitation is shown as soon as it is.");
  if (!taken)
    return _("Nobody has come yet: send the invitation.");

  return moved ? _("Has come, but does not find the table by itself: this computer has a new address. Send the link once more.")
               : _("Has come, and is away at the moment.");
}

/* What is read aloud names the seat: there may be several of them. */
static void
speak (TableeLobbySeat *self,
       const char      *name,
       const char      *standing)
{
  /* Translators: %s is the name of a player, or "Seat 2". */
  g_autofree char *copy = g_strdup_printf (_("Copy the link for this seat: %s"), name);
  g_autofree char *qr = g_strdup_printf (_("The same link as a QR code, for a camera: %s"), name);
  g_autofree char *computer = g_strdup_printf (_("Give the seat to a computer: %s"), name);
  g_autofree char *label = g_strdup_printf ("%s · %s", name, standing);

  tablee_widget_set_spoken_label (GTK_WIDGET (self), label);
  tablee_widget_set_spoken_label (self->copy_button, copy);
  tablee_widget_set_spoken_label (self->computer_button, computer);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->qr), GTK_ACCESSIBLE_PROPERTY_LABEL, qr, -1);
}

void
tablee_lobby_seat_update (TableeLobbySeat *self)
{
  g_return_if_fail (TABLEE_IS_LOBBY_SEAT (self));

  TableeSeat *seat = tablee_host_get_seat (self->host, self->seat);
  gboolean friend = tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND;
  gboolean taken = friend && tablee_host_get_taken (self->host, self->seat);
  gboolean away = friend && !(taken && tablee_host_get_present (self->host, self->seat));
  gboolean moved = taken && tablee_host_get_moved (self->host, self->seat);
  const char *standing = get_standing (self->host, taken, moved);
  gboolean kept = tablee_host_get_kept (self->host);
  const char *name = tablee_name_or_place (tablee_seat_get_name (seat), self->seat);
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (seat) % TABLEE_N_PORTRAITS);

  tablee_picture_set_art (self->portrait, art);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->words, standing);
  gtk_widget_set_visible (GTK_WIDGET (self->words), taken || !kept);
  gtk_widget_set_visible (self->away, taken && away);
  gtk_widget_set_visible (GTK_WIDGET (self), away && tablee_host_get_state (self->host) == TABLEE_HOST_LOBBY);
  gtk_widget_set_visible (self->invitation, kept && friend && (!taken || moved));
  gtk_widget_set_visible (self->computer_button, friend && tablee_host_get_state (self->host) == TABLEE_HOST_LOBBY);
  if (kept && friend && (!taken || moved))
    show_link (self);
  speak (self, name, standing);
}

gboolean
tablee_lobby_seat_focus_copy (TableeLobbySeat *self)
{
  g_return_val_if_fail (TABLEE_IS_LOBBY_SEAT (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->invitation) && gtk_widget_grab_focus (self->copy_button);
}

static void
copy_cb (TableeLobbySeat *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  gtk_widget_activate_action (GTK_WIDGET (self), "lobby.copied", "i", self->seat);
}

static void
computer_cb (TableeLobbySeat *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "lobby.computer", "i", self->seat);
}

static void
tablee_lobby_seat_dispose (GObject *object)
{
  TableeLobbySeat *self = TABLEE_LOBBY_SEAT (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_LOBBY_SEAT);
  g_clear_object (&self->host);
  g_clear_pointer (&self->link, g_free);

  G_OBJECT_CLASS (tablee_lobby_seat_parent_class)->dispose (object);
}

static void
tablee_lobby_seat_class_init (TableeLobbySeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_lobby_seat_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_QR_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/lobby-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, away);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, name);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, words);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, invitation);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, copy_button);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, qr);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, link_label);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, phone);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, phone_words);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, phone_broker);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbySeat, computer_button);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, computer_cb);
}

static void
tablee_lobby_seat_init (TableeLobbySeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_lobby_seat_new (TableeHost *host,
                       int         seat)
{
  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  TableeLobbySeat *self = g_object_new (TABLEE_TYPE_LOBBY_SEAT, NULL);

  self->host = g_object_ref (host);
  self->seat = seat;
  tablee_lobby_seat_update (self);

  return GTK_WIDGET (self);
}
