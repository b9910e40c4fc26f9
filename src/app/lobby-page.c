/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which friends are invited and waited for. */
#include "config.h"
#include "lobby-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cast.h"
#include "compat.h"
#include "elsewhere-words.h"
#include "focus.h"
#include "lobby-seat.h"
#include "net/broker-address.h"
#include "present/present.h"
#include "present/seat-name.h"
#include "trouble-words.h"
#include "widgets/picture.h"
#include "widgets/seat-plate.h"
#include "widgets/style-classes.h"
#include "widgets/widgets-style.h"
#include "widgets/wrap-layout.h"

enum
{
  CARD_WIDTH = 380,
  MOST_IN_A_ROW = 3,
  PORTRAIT_SIZE = 80,
  PLATE_WIDTH = 120,
  SMALL_PORTRAIT = 52,
  SMALL_PLATE = 96,
};

struct _TableeLobbyPage
{
  GtkWidget      parent_instance;

  TableeFriends *friends;
  TableeHost    *host;
  TableeAnnouncer *announcer;  /* NULL where the table is not for the network in which the computer is */
  guint          play_source;
  gboolean       expectant;    /* the keyboard is for what cannot be shown yet */

  GtkWidget     *tools;
  GtkWidget     *scroller;
  AdwClamp      *clamp;
  GtkLabel      *heading;
  GtkWidget     *content;
  GtkWidget     *connection_box;
  GtkLabel      *connection;
  GtkWidget     *broker_button;
  GtkWidget     *network_box;
  GtkWidget     *network_button;
  GtkWidget     *plates;
  GtkFlowBox    *seats;
  GtkWidget     *play_bar;
  GtkLabel      *waiting;
  GtkWidget     *begin_button;
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeLobbyPage, tablee_lobby_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

static const TableeRuleset *
get_ruleset (TableeLobbyPage *self)
{
  return tablee_host_get_ruleset (self->host);
}

static TableeLobbySeat *
get_seat (TableeLobbyPage *self,
          int              seat)
{
  return TABLEE_LOBBY_SEAT (gtk_flow_box_get_child_at_index (self->seats, seat));
}

static char *
dup_name (TableeLobbyPage *self,
          int              seat)
{
  return g_strdup (tablee_name_or_place (tablee_seat_get_name (tablee_host_get_seat (self->host, seat)), seat));
}

/* Whether the broker is one of this program's own, for the network in which the computer is. */
static gboolean
is_own_broker (TableeLobbyPage *self)
{
  guint8 bytes[6];

  return tablee_broker_to_bytes (tablee_host_get_broker (self->host), bytes);
}

static int
count_awaited (TableeLobbyPage *self)
{
  int awaited = 0;

  for (int i = 0; i < get_ruleset (self)->seats; i++)
    awaited += tablee_host_get_invitation (self->host, i) != NULL && !tablee_host_get_taken (self->host, i);

  return awaited;
}

static void
show_connection (TableeLobbyPage *self)
{
  gboolean connected = tablee_friends_is_connected (self->friends, G_OBJECT (self->host));
  gboolean own = is_own_broker (self);
  g_autofree char *broker = tablee_elsewhere_words_broker (tablee_host_get_broker (self->host));
  g_autofree char *sentence = NULL;

  if (connected && own)
    sentence = g_strdup (_("Friends in your own network can join now. For friends further away, name a broker in the preferences, and invite anew."));
  else if (connected)
    /* Translators: %s is the address of a broker. */
    sentence = g_strdup_printf (_("Friends can join from wherever they reach the broker %s."), broker);
  else
    sentence = g_strdup_printf (_("There is no connection to the broker %s yet. It is looked for again and again."), broker);
  gtk_label_set_label (self->connection, sentence);
  gtk_widget_set_visible (self->broker_button, own || !connected);
  gtk_widget_set_visible (self->connection_box, count_awaited (self) > 0);
  gtk_widget_set_visible (self->network_box, count_awaited (self) > 0 && self->announcer != NULL &&
                                             tablee_announcer_get_available (self->announcer));
}

/* Who sits at the table, by face and name, and how it stands with each. */
static void
show_plates (TableeLobbyPage *self)
{
  GtkWidget *plate = gtk_widget_get_first_child (self->plates);

  for (int i = 0; plate != NULL; i++, plate = gtk_widget_get_next_sibling (plate))
    {
      TableeSeat *seat = tablee_host_get_seat (self->host, i);
      gboolean friend = tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND;
      gboolean awaited = friend && !tablee_host_get_taken (self->host, i);

      tablee_seat_set_away (seat, friend && !awaited && !tablee_host_get_present (self->host, i));
      tablee_seat_plate_set_seat (TABLEE_SEAT_PLATE (plate), seat);
      tablee_seat_plate_set_state (TABLEE_SEAT_PLATE (plate), awaited ? C_("a friend", "Invited") : C_("a player", "✓ There"),
                                   awaited ? _("Invited, and has not come yet.") : _("At the table."));
      tablee_widget_set_class (plate, "awaited", awaited);
    }
}

/* As many columns as there are invitations, in the middle. */
static void
fit_invitations (TableeLobbyPage *self)
{
  int shown = 0;

  for (int i = 0; i < get_ruleset (self)->seats; i++)
    shown += gtk_widget_get_visible (GTK_WIDGET (get_seat (self, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->clamp), shown > 0);
  adw_clamp_set_maximum_size (self->clamp, CLAMP (shown, 1, MOST_IN_A_ROW) * CARD_WIDTH);
  adw_clamp_set_tightening_threshold (self->clamp, CLAMP (shown, 1, MOST_IN_A_ROW) * CARD_WIDTH);
}

/* What is waited for. Returns: (transfer full) */
static char *
dup_waiting (TableeLobbyPage *self,
             int              awaited)
{
  g_autofree char *trouble = tablee_trouble_words_sentence (self->friends, G_OBJECT (self->host));

  if (trouble != NULL)
    return g_steal_pointer (&trouble);
  if (!tablee_friends_is_connected (self->friends, G_OBJECT (self->host)))
    return g_strdup (_("Nobody can come yet: there is no connection."));
  if (tablee_host_get_state (self->host) != TABLEE_HOST_LOBBY)
    return g_strdup (_("Everybody’s computer adds to the shuffling, so that nobody can choose the cards. A moment…"));
  if (awaited > 0)
    return g_strdup_printf (ngettext ("%d friend is awaited. The table stays if you leave this page.",
                                      "%d friends are awaited. The table stays if you leave this page.", (gulong) awaited), awaited);

  return g_strdup (_("Everybody is there."));
}

static void
show_waiting (TableeLobbyPage *self)
{
  int awaited = count_awaited (self);
  g_autofree char *sentence = dup_waiting (self, awaited);

  gtk_label_set_label (self->waiting, sentence);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lobby.begin", tablee_host_can_begin (self->host));
  gtk_widget_set_valign (self->content, awaited > 0 ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_label_set_label (self->heading, awaited > 0 ? _("Invite Your Friends") : _("Your Table Is Complete"));
}

static void
focus_next (TableeLobbyPage *self)
{
  for (int i = 0; i < get_ruleset (self)->seats; i++)
    if (tablee_lobby_seat_focus_copy (get_seat (self, i)))
      return;
  gtk_widget_grab_focus (self->begin_button);
}

static void
update (TableeLobbyPage *self)
{
  gboolean could_begin = gtk_widget_get_sensitive (self->begin_button);
  gboolean had_focus = tablee_focus_is_within (GTK_WIDGET (self->seats));
  gboolean kept = tablee_host_get_kept (self->host);

  for (int i = 0; i < get_ruleset (self)->seats; i++)
    tablee_lobby_seat_update (get_seat (self, i));
  show_plates (self);
  fit_invitations (self);
  show_connection (self);
  show_waiting (self);
  /* The keyboard may have been in an invitation that is no longer needed. */
  if ((had_focus && tablee_focus_is_lost (GTK_WIDGET (self->seats))) || (self->expectant && kept))
    focus_next (self);
  self->expectant = self->expectant && !kept;
  if (!could_begin && tablee_host_can_begin (self->host))
    tablee_compat_announce (GTK_WIDGET (self), gtk_label_get_label (self->waiting));
}

static void
connection_cb (TableeLobbyPage *self,
               GObject         *table)
{
  if (table == G_OBJECT (self->host))
    update (self);
}

static gboolean
play_cb (gpointer user_data)
{
  TableeLobbyPage *self = user_data;

  self->play_source = 0;
  tablee_page_play (TABLEE_PAGE (self), tablee_host_get_session (self->host));

  return G_SOURCE_REMOVE;
}

/* Not while pages are exchanged: whoever looks at the table sees the game begin. */
static void
play_if_seen (TableeLobbyPage *self)
{
  if (tablee_host_get_session (self->host) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && self->play_source == 0)
    self->play_source = g_idle_add (play_cb, self);
}

static void
session_cb (TableeLobbyPage   *self,
            GObject           *table,
            TableeGameSession *session)
{
  if (table == G_OBJECT (self->host))
    play_if_seen (self);
}

/*
 * What is asked for
 */

static void
copied_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (widget);
  g_autofree char *name = dup_name (self, g_variant_get_int32 (parameter));
  /* Translators: %s is the name of a player, or "Seat 2". */
  g_autofree char *sentence = g_strdup_printf (_("The link for this seat is copied: %s. Paste it into a message to your friend."), name);

  gtk_label_set_label (self->waiting, sentence);
  tablee_compat_announce (widget, sentence);
}

/* The regulars who sit there already: bit n is regular n. */
static guint
find_regulars (TableeLobbyPage *self)
{
  guint taken = 0;

  for (int i = 0; i < get_ruleset (self)->seats; i++)
    for (int j = 0; j < TABLEE_N_PORTRAITS; j++)
      {
        TableeSeat *seat = tablee_host_get_seat (self->host, i);

        if (tablee_seat_get_portrait (seat) == j || g_utf8_collate (tablee_seat_get_name (seat), tablee_cast_get_name (j)) == 0)
          taken |= 1u << j;
      }

  return taken;
}

static void
seat_computer (TableeLobbyPage *self,
               int              number)
{
  TableeSeat *seat = tablee_host_get_seat (self->host, number);
  int regular = tablee_cast_choose (TABLEE_LEVEL_MEDIUM, find_regulars (self));

  if (regular >= 0)
    {
      tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MEDIUM, tablee_cast_get_name (regular), regular);
      tablee_seat_set_temper (seat, tablee_cast_get_temper (regular));
    }
  tablee_host_seat_computer (self->host, number, TABLEE_LEVEL_MEDIUM);
  update (self);
  focus_next (self);
}

/* A question about a seat, while it is open. */
typedef struct
{
  TableeLobbyPage *page;
  int              seat;
} Question;

static void
computer_answered_cb (const char *answer,
                      gpointer    user_data)
{
  Question *question = user_data;

  if (g_str_equal (answer, "give") && question->page->host != NULL && tablee_host_get_state (question->page->host) == TABLEE_HOST_LOBBY)
    seat_computer (question->page, question->seat);
  g_object_unref (question->page);
  g_free (question);
}

static void
ask_about_seat (TableeLobbyPage *self,
                int              seat)
{
  const TableeCompatAnswer answers[] = {
    { "keep", _("_Keep the Seat"), FALSE },
    { "give", _("_Give It Away"), TRUE },
    { NULL },
  };
  g_autofree char *name = dup_name (self, seat);
  /* Translators: %s is the name of a player. */
  g_autofree char *heading = g_strdup_printf (_("Give the seat to a computer: %s"), name);
  Question *question = g_new0 (Question, 1);

  question->page = g_object_ref (self);
  question->seat = seat;
  tablee_compat_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading,
                     _("Your friend has come already, and cannot come back to this seat."), answers, computer_answered_cb, question);
}

static void
computer_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (widget);
  int seat = g_variant_get_int32 (parameter);

  if (tablee_host_get_taken (self->host, seat))
    ask_about_seat (self, seat);
  else
    seat_computer (self, seat);
}

static void
begin_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (widget);

  if (!tablee_host_can_begin (self->host))
    return;

  tablee_host_begin (self->host);
  update (self);
  play_if_seen (self);
}

static void
give_up_answered_cb (const char *answer,
                     gpointer    user_data)
{
  g_autoptr (TableeLobbyPage) self = user_data;
  GtkWidget *page = GTK_WIDGET (self);

  if (!g_str_equal (answer, "give-up") || self->host == NULL || tablee_host_get_session (self->host) != NULL)
    return;

  tablee_friends_forget (self->friends, G_OBJECT (self->host));
  if (gtk_widget_get_mapped (page))
    gtk_widget_activate_action (page, "win.show-library", NULL);
}

static void
give_up_cb (TableeLobbyPage *self)
{
  const TableeCompatAnswer answers[] = {
    { "keep", _("_Keep It"), FALSE },
    { "give-up", _("_Give It Up"), TRUE },
    { NULL },
  };

  tablee_compat_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Give Up This Table?"),
                     _("The invitations are worth nothing then. To wait for your friends, just leave this page: the table is kept."),
                     answers, give_up_answered_cb, g_object_ref (self));
}

/*
 * The page
 */

static char *
tablee_lobby_page_dup_title (TableePage *page)
{
  return g_strdup (_(tablee_present_for_game (get_ruleset (TABLEE_LOBBY_PAGE (page))->game)->name));
}

static const char *
tablee_lobby_page_get_help (TableePage *page)
{
  return "friends";
}

static void
tablee_lobby_page_shown (TableePage *page)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (page);

  if (tablee_host_get_session (self->host) != NULL && self->play_source == 0)
    self->play_source = g_idle_add (play_cb, self);
  else if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    focus_next (self);
  self->expectant = !tablee_host_get_kept (self->host);
}

static GtkWidget *
tablee_lobby_page_get_tools (TableePage *page)
{
  return TABLEE_LOBBY_PAGE (page)->tools;
}

/* Where there is little height the invitations had better be in sight. */
static void
tablee_lobby_page_set_narrow (TableePage *page,
                              gboolean    narrow)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (page);

  tablee_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  gtk_box_reorder_child_after (GTK_BOX (self->content), self->network_box, narrow ? self->connection_box : self->plates);
  for (GtkWidget *plate = gtk_widget_get_first_child (self->plates); plate != NULL; plate = gtk_widget_get_next_sibling (plate))
    {
      tablee_seat_plate_set_portrait_size (TABLEE_SEAT_PLATE (plate), narrow ? SMALL_PORTRAIT : PORTRAIT_SIZE);
      gtk_widget_set_size_request (plate, narrow ? SMALL_PLATE : PLATE_WIDTH, -1);
    }
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_lobby_page_dup_title;
  iface->get_tools = tablee_lobby_page_get_tools;
  iface->set_narrow = tablee_lobby_page_set_narrow;
  iface->get_help = tablee_lobby_page_get_help;
  iface->shown = tablee_lobby_page_shown;
}

static void
tablee_lobby_page_dispose (GObject *object)
{
  TableeLobbyPage *self = TABLEE_LOBBY_PAGE (object);

  g_clear_handle_id (&self->play_source, g_source_remove);
  g_clear_object (&self->tools);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_LOBBY_PAGE);
  g_clear_object (&self->announcer);
  g_clear_object (&self->host);
  g_clear_object (&self->friends);

  G_OBJECT_CLASS (tablee_lobby_page_parent_class)->dispose (object);
}

static void
tablee_lobby_page_class_init (TableeLobbyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_lobby_page_dispose;

  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/lobby-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, connection);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, content);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, connection_box);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, broker_button);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, network_box);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, network_button);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, plates);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, play_bar);
  gtk_widget_class_bind_template_child (widget_class, TableeLobbyPage, begin_button);

  gtk_widget_class_bind_template_callback (widget_class, give_up_cb);
  gtk_widget_class_install_action (widget_class, "lobby.copied", "i", copied_action);
  gtk_widget_class_install_action (widget_class, "lobby.computer", "i", computer_action);
  gtk_widget_class_install_action (widget_class, "lobby.begin", NULL, begin_action);

  gtk_widget_class_set_css_name (widget_class, "lobby-page");
}

static void
tablee_lobby_page_init (TableeLobbyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_ref_sink (self->tools);
}

/* Whether it is shown in the local network, for as long as the program runs. */
static void
follow_announcer (TableeLobbyPage *self)
{
  TableeAnnouncer *announcer = tablee_friends_get_announcer (self->friends, G_OBJECT (self->host));

  if (announcer == NULL)
    return;

  self->announcer = g_object_ref (announcer);
  g_object_bind_property (announcer, "active", self->network_button, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (announcer, "notify::available", G_CALLBACK (show_connection), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tablee_lobby_page_new (TableeFriends *friends,
                       TableeHost    *host)
{
  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  TableeLobbyPage *self = g_object_new (TABLEE_TYPE_LOBBY_PAGE, NULL);

  self->friends = g_object_ref (friends);
  self->host = g_object_ref (host);
  for (int i = 0; i < get_ruleset (self)->seats; i++)
    {
      GtkWidget *plate = tablee_seat_plate_new (tablee_host_get_seat (host, i));

      tablee_seat_plate_set_upright (TABLEE_SEAT_PLATE (plate), TRUE);
      tablee_seat_plate_set_portrait_size (TABLEE_SEAT_PLATE (plate), PORTRAIT_SIZE);
      gtk_widget_set_size_request (plate, PLATE_WIDTH, -1);
      gtk_box_append (GTK_BOX (self->plates), plate);
      gtk_flow_box_append (self->seats, tablee_lobby_seat_new (host, i));
    }
  follow_announcer (self);
  g_signal_connect_object (host, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "notify::state", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (friends, "connection", G_CALLBACK (connection_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (friends, "session", G_CALLBACK (session_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
