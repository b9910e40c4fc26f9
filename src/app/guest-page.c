/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waiting at a table elsewhere. */
#include "config.h"
#include "guest-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "compat.h"
#include "game-info.h"
#include "guest-words.h"
#include "present/seat-name.h"
#include "trouble-words.h"
#include "widgets/picture.h"

struct _TableeGuestPage
{
  GtkWidget      parent_instance;

  GtkWidget     *scroller;
  TableePicture *scene;
  GtkLabel      *game;
  GtkSpinner    *waiting;
  GtkLabel      *heading;
  GtkLabel      *details;
  GtkWidget     *seats;
  GtkWidget     *another_button;
  GtkButton     *leave_button;

  TableeGuest   *guest;
  TableeFriends *friends;
  GPtrArray     *rows;      /* of AdwActionRow: a seat each, in the list */
  GPtrArray     *words;     /* of GtkLabel: how it stands with that seat */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeGuestPage, tablee_guest_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  PORTRAIT_SIZE = 48,
};

/* Returns: (transfer none) (nullable) */
static const TableeGameInfo *
find_info (TableeGuestPage *self)
{
  TableeRuleset *ruleset = tablee_guest_get_ruleset (self->guest);

  return ruleset != NULL ? tablee_game_info_find (ruleset->game->id) : NULL;
}

static void
update_game (TableeGuestPage *self)
{
  const TableeGameInfo *info = find_info (self);
  g_autofree char *art = info != NULL ? g_strconcat ("scenes/", info->id, NULL) : NULL;

  tablee_picture_set_art (self->scene, art);
  gtk_widget_set_visible (GTK_WIDGET (self->scene), art != NULL);
  gtk_label_set_label (self->game, info != NULL ? _(info->name) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->game), info != NULL);
}

static void
update_seat (TableeGuestPage *self,
             guint            number)
{
  g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_guest_get_seats (self->guest), number);
  g_autofree char *words = tablee_guest_words_presence (self->guest, (int) number);
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (seat) % TABLEE_N_PORTRAITS);
  GtkWidget *row = self->rows->pdata[number];
  GtkWidget *picture = g_object_get_data (G_OBJECT (row), "picture");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tablee_name_of_seat (seat));
  gtk_label_set_label (self->words->pdata[number], words);
  tablee_picture_set_art (TABLEE_PICTURE (picture), art);
  /* Nobody has a face before they are there. */
  gtk_widget_set_opacity (picture, tablee_guest_get_present (self->guest, (int) number) ? 1 : 0.35);
}

static void
add_seat (TableeGuestPage *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *picture = tablee_picture_new (NULL);
  GtkWidget *words = gtk_label_new (NULL);

  gtk_widget_set_size_request (picture, PORTRAIT_SIZE, PORTRAIT_SIZE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (words, "dim-label");
  g_object_set_data (G_OBJECT (row), "picture", picture);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), words);
  gtk_list_box_append (GTK_LIST_BOX (self->seats), row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->words, words);
}

static void
update_seats (TableeGuestPage *self)
{
  GListModel *seats = tablee_guest_get_seats (self->guest);
  guint count = seats != NULL ? g_list_model_get_n_items (seats) : 0;

  gtk_widget_set_visible (self->seats, count > 0);
  while (self->rows->len < count)
    add_seat (self);
  for (guint i = 0; i < count; i++)
    update_seat (self, i);
}

static void
update_words (TableeGuestPage *self)
{
  TableeGuestState state = tablee_guest_get_state (self->guest);
  gboolean connected = tablee_friends_is_connected (self->friends, G_OBJECT (self->guest));
  g_autofree char *heading = tablee_guest_words_heading (self->guest, connected);
  gboolean waits = state == TABLEE_GUEST_CONNECTING || state == TABLEE_GUEST_WAITING;
  g_autofree char *trouble = waits ? tablee_trouble_words_sentence (self->friends, G_OBJECT (self->guest)) : NULL;
  g_autofree char *details = trouble != NULL ? g_steal_pointer (&trouble) : tablee_guest_words_details (self->guest, connected);

  if (g_strcmp0 (heading, gtk_label_get_label (self->heading)) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    tablee_compat_announce (GTK_WIDGET (self), heading);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->details, details);
  gtk_spinner_set_spinning (self->waiting, waits);
  gtk_widget_set_visible (GTK_WIDGET (self->waiting), waits);
  gtk_widget_set_visible (self->another_button, state == TABLEE_GUEST_REFUSED);
  gtk_button_set_label (self->leave_button, state == TABLEE_GUEST_REFUSED ? _("_Forget This Table") : _("_Give the Seat Back"));
}

static void
update (TableeGuestPage *self)
{
  if (self->friends == NULL)
    return;

  update_game (self);
  update_seats (self);
  update_words (self);
  tablee_page_retitle (TABLEE_PAGE (self));
}

/* Whoever waits here has waited for that. */
static void
session_cb (TableeGuestPage   *self,
            TableeGameSession *session)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tablee_page_show_table (TABLEE_PAGE (self), G_OBJECT (self->guest));
}

static void
connection_cb (TableeGuestPage *self,
               GObject         *table)
{
  if (table == G_OBJECT (self->guest))
    update (self);
}

/* For good: whoever is invited again can come again. */
static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TableeGuestPage *self = TABLEE_GUEST_PAGE (widget);

  tablee_friends_forget (self->friends, G_OBJECT (self->guest));
  gtk_widget_activate_action (widget, "win.show-library", NULL);
}

static char *
tablee_guest_page_dup_title (TableePage *page)
{
  const TableeGameInfo *info = find_info (TABLEE_GUEST_PAGE (page));

  return g_strdup (info != NULL ? _(info->name) : _("Join a Game"));
}

static const char *
tablee_guest_page_get_help (TableePage *page)
{
  return "join";
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_guest_page_dup_title;
  iface->get_help = tablee_guest_page_get_help;
}

static void
tablee_guest_page_dispose (GObject *object)
{
  TableeGuestPage *self = TABLEE_GUEST_PAGE (object);

  g_clear_object (&self->friends);
  g_clear_object (&self->guest);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_GUEST_PAGE);

  G_OBJECT_CLASS (tablee_guest_page_parent_class)->dispose (object);
}

static void
tablee_guest_page_class_init (TableeGuestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_guest_page_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/guest-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, scene);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, game);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, details);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, another_button);
  gtk_widget_class_bind_template_child (widget_class, TableeGuestPage, leave_button);

  gtk_widget_class_install_action (widget_class, "guest.leave", NULL, leave_cb);
  gtk_widget_class_set_css_name (widget_class, "guest-page");
}

static void
tablee_guest_page_init (TableeGuestPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->words = g_ptr_array_new ();
}

GtkWidget *
tablee_guest_page_new (TableeGuest   *guest,
                       TableeFriends *friends)
{
  TableeGuestPage *self;

  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);
  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);

  self = g_object_new (TABLEE_TYPE_GUEST_PAGE, NULL);
  self->guest = g_object_ref (guest);
  self->friends = g_object_ref (friends);
  g_signal_connect_object (guest, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "session", G_CALLBACK (session_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (friends, "connection", G_CALLBACK (connection_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
