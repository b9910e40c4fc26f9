/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with friends elsewhere at its host's: the set-up that invites, the lobby, and who is there while it is played. No broker answers. */
#include "config.h"

#include <adwaita.h>

#include "../session/support.h"
#include "app/elsewhere-words.h"
#include "app/lobby-seat.h"
#include "app/presence-bar.h"
#include "app/presence.h"
#include "app/set-up-page.h"
#include "games/catalogue.h"
#include "net/host.h"
#include "net/memory-broker.h"
#include "page-fixture.h"
#include "net/nearby-table.h"
#include "net/private-broker.h"
#include "tests/net/avahi.h"
#include "widgets/seat-plate.h"

#define NOWHERE "mqtt://127.0.0.1:9"

/* A label or a button in @widget that is shown and says @text. */
static GtkWidget *
find_text (GtkWidget  *widget,
           const char *text)
{
  const char *said = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  if (said != NULL && strstr (said, text) != NULL && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What is pressed that says @text and nothing else. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *text)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? find_text (widget, text) : NULL;

  if (label != NULL && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
press (GtkWidget  *widget,
       const char *text)
{
  GtkWidget *button = find_button (widget, text);

  if (button == NULL)
    g_error ("there is no “%s”", text);
  g_signal_emit_by_name (button, "clicked");
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
set_kind (TableeSetUp    *set_up,
          guint           position,
          TableeSeatKind  kind)
{
  g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), position);

  g_object_set (seat, "kind", (int) kind, NULL);
}

static void
remember (Page       *page,
          const char *first,
          const char *second)
{
  GVariantBuilder builder;
  g_autofree char *text = g_strdup_printf ("{ \"seats\": [ { \"name\": \"Ana\", \"portrait\": 0, \"player\": \"%s\" }, "
                                           "{ \"name\": \"\", \"portrait\": 3, \"player\": \"%s\" } ] }", first, second);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&builder, "{ss}", "bean-chains", text);
  g_settings_set_value (tablee_house_get_settings (page->house), "set-ups", g_variant_builder_end (&builder));
  g_settings_set_string (tablee_house_get_settings (page->house), "broker", NOWHERE);
}

static void
shown_cb (GtkWidget  *page,
          GObject    *table,
          GObject   **shown)
{
  g_set_object (shown, table);
}

/* Where a friend sits the table is laid first, and the seed is nobody's to choose. What stands there is remembered. */
static void
test_set_up (void)
{
  Page page = { 0 };
  GtkWidget *widget;
  g_autoptr (GObject) table = NULL;

  page_set_up (&page);
  remember (&page, "human", "friend");
  widget = tablee_set_up_page_new ("bean-chains", NULL, page.house);
  g_signal_connect (widget, "show-table", G_CALLBACK (shown_cb), &table);
  page_show (&page, widget);
  g_assert_null (find_button (widget, "Play"));
  g_assert_nonnull (find_text (widget, "Drawn Together"));
  press (widget, "Invite");
  g_assert_true (TABLEE_IS_HOST (table));
  g_assert_nonnull (tablee_host_get_invitation (TABLEE_HOST (table), 1));
  g_assert_null (tablee_host_get_invitation (TABLEE_HOST (table), 0));
  g_assert_cmpstr (tablee_host_get_broker (TABLEE_HOST (table)), ==, NOWHERE);
  page_tear_down (&page);
}

static void
test_set_up_here (void)
{
  Page page = { 0 };
  GtkWidget *widget;

  page_set_up (&page);
  remember (&page, "human", "human");
  widget = tablee_set_up_page_new ("bean-chains", NULL, page.house);
  page_show (&page, widget);
  g_assert_nonnull (find_button (widget, "Play"));
  g_assert_null (find_button (widget, "Invite"));
  page_tear_down (&page);
}

/* What is no address of a broker is said, and nobody is invited. */
static void
test_no_broker (void)
{
  Page page = { 0 };
  GtkWidget *widget;
  g_autoptr (GObject) table = NULL;

  page_set_up (&page);
  remember (&page, "human", "friend");
  g_settings_set_string (tablee_house_get_settings (page.house), "broker", "no broker");
  widget = tablee_set_up_page_new ("bean-chains", NULL, page.house);
  g_signal_connect (widget, "show-table", G_CALLBACK (shown_cb), &table);
  page_show (&page, widget);
  press (widget, "Invite");
  g_assert_null (table);
  g_assert_nonnull (find_text (widget, "no address of a broker"));
  page_tear_down (&page);
}

/* @broker: "": this program's own. */
static TableeHost *
invite_at (Page       *page,
           const char *broker)
{
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (tablee_games_find ("bean-chains"));
  static const char *const names[] = { "Ana", "", NULL };

  g_settings_set_string (tablee_house_get_settings (page->house), "broker", broker);
  tablee_set_up_add_seat (set_up, "Ana", 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM);
  tablee_set_up_add_seat (set_up, "", 3, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM);
  set_kind (set_up, 1, TABLEE_SEAT_FRIEND);

  return TABLEE_HOST (tablee_elsewhere_invite (tablee_house_get_elsewhere (page->house), set_up, names, NULL));
}

static TableeHost *
invite (Page *page)
{
  return invite_at (page, NOWHERE);
}

static const TableeWeather fair = { 0 };

/* Of nobody's program: who has it keeps it. Returns: (transfer full) */
static TableeHost *
make_host (TableeSlots *slots)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("bean-chains"), 2, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "", i, i == 0 ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }

  return tablee_host_new (ruleset, NULL, G_LIST_MODEL (seats), FALSE, NOWHERE, slots);
}

static void
copied_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
wait_until_kept (Page       *page,
                 TableeHost *host)
{
  while (!tablee_host_get_kept (host))
    iterate ();
  wait_for_frames (page->window.window);
}

/* An invitation that nobody can use tomorrow is not shown: first it is on the disk. */
static void
test_kept (void)
{
  Page page = { 0 };
  g_autoptr (TableeMemoryBroker) broker = NULL;
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeHost) host = NULL;
  g_autofree char *link = NULL;
  GtkWidget *seat;

  page_set_up (&page);
  broker = tablee_memory_broker_new (1, &fair);
  slots = tablee_memory_broker_connect (broker);
  host = make_host (slots);
  link = tablee_invitation_to_link (tablee_host_get_invitation (host, 1));
  seat = tablee_lobby_seat_new (host, 1);
  page_show (&page, seat);
  tablee_host_open (host);
  tablee_lobby_seat_update (TABLEE_LOBBY_SEAT (seat));
  wait_for_frames (page.window.window);
  g_assert_nonnull (find_text (seat, "not on the disk"));
  g_assert_null (find_text (seat, link));
  g_assert_false (tablee_lobby_seat_focus_copy (TABLEE_LOBBY_SEAT (seat)));

  tablee_host_kept (host);
  tablee_lobby_seat_update (TABLEE_LOBBY_SEAT (seat));
  wait_for_frames (page.window.window);
  g_assert_null (find_text (seat, "not on the disk"));
  g_assert_nonnull (find_text (seat, link));
  /* A page of a table that is given up may be there for a moment. */
  tablee_host_call_off (host);
  tablee_lobby_seat_update (TABLEE_LOBBY_SEAT (seat));
  page_tear_down (&page);
}

/* One press copies the link; the seat can be given to a computer, and then the game begins. */
static void
test_lobby (void)
{
  Page page = { 0 };
  TableeHost *host;
  GtkWidget *widget;
  g_autofree char *link = NULL;
  g_autofree char *copied = NULL;

  page_set_up (&page);
  host = invite (&page);
  g_assert_nonnull (host);
  link = tablee_invitation_to_link (tablee_host_get_invitation (host, 1));
  widget = tablee_elsewhere_new_page (tablee_house_get_elsewhere (page.house), G_OBJECT (host));
  page_show (&page, widget);
  wait_until_kept (&page, host);
  g_assert_nonnull (find_text (widget, "Invite Your Friends"));
  g_assert_nonnull (find_text (widget, "there is no connection"));
  g_assert_nonnull (find_text (widget, link));
  g_assert_false (gtk_widget_get_sensitive (find_button (widget, "Begin")));

  press (widget, "Copy the Link");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, copied_cb, &copied);
  while (copied == NULL)
    iterate ();
  g_assert_cmpstr (copied, ==, link);
  g_assert_nonnull (find_text (widget, "is copied"));

  /* What is shown is what leads to the table now. */
  tablee_host_move (host, "mqtt://127.0.0.1:10");
  wait_for_frames (page.window.window);
  g_assert_null (find_text (widget, link));
  g_clear_pointer (&link, g_free);
  link = tablee_invitation_to_link (tablee_host_get_invitation (host, 1));
  g_assert_nonnull (find_text (widget, link));

  press (widget, "Give the Seat to a Computer");
  wait_for_frames (page.window.window);
  g_assert_cmpint (tablee_seat_get_kind (tablee_host_get_seat (host, 1)), ==, TABLEE_SEAT_COMPUTER);
  g_assert_cmpstr (tablee_seat_get_name (tablee_host_get_seat (host, 1)), !=, "");
  g_assert_null (find_text (widget, link));
  g_assert_nonnull (find_text (widget, "Your Table Is Complete"));
  g_assert_true (gtk_widget_get_sensitive (find_button (widget, "Begin")));
  page_tear_down (&page);
}

/* Only a table at a broker of this program's own can be shown in the local network, and only when that is asked for. */
static void
test_network (void)
{
  g_autofree char *program = tablee_private_broker_find_program ();
  Avahi *avahi = program != NULL ? avahi_new () : NULL;
  Page page = { 0 };
  TableeHost *host;
  GtkWidget *widget, *button;
  int index = 0;

  if (avahi == NULL)
    {
      g_test_skip ("no mosquitto, or no dbus-daemon");
      return;
    }

  page_set_up (&page);
  host = invite_at (&page, "");
  widget = tablee_elsewhere_new_page (tablee_house_get_elsewhere (page.house), G_OBJECT (host));
  page_show (&page, widget);
  button = find_widget (widget, GTK_TYPE_CHECK_BUTTON, &index);
  avahi_wait (gtk_widget_get_mapped (button));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (button)));
  g_assert_null (avahi_get_shown (avahi));
  gtk_widget_activate (button);
  avahi_wait (avahi_get_shown (avahi) != NULL);
  gtk_widget_activate (button);
  avahi_wait (avahi_get_shown (avahi) == NULL);
  page_tear_down (&page);

  page_set_up (&page);
  widget = tablee_elsewhere_new_page (tablee_house_get_elsewhere (page.house), G_OBJECT (invite (&page)));
  page_show (&page, widget);
  index = 0;
  g_assert_false (gtk_widget_get_mapped (find_widget (widget, GTK_TYPE_CHECK_BUTTON, &index)));
  page_tear_down (&page);
  avahi_free (avahi);
}

/*
 * Who is there
 */

typedef struct
{
  GObject     parent_instance;

  gboolean    connected;
  gboolean    present;
  int         seat;       /* whom something was wanted of last */
  int         wanted;
  const char *link;       /* (nullable): what leads the other one back */
} Company;

typedef struct
{
  GObjectClass parent_class;
} CompanyClass;

static GType company_get_type (void);
/* @host, as it would be if somebody had its second seat, who is away and knows it by another address. Returns: (transfer full) */
static TableeHost *
copy_moved (TableeHost *host)
{
  static const char hex[] = "5555555555555555555555555555555555555555555555555555555555555555";
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fair);
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
  g_autofree char *kept = tablee_host_to_text (host);
  g_autoptr (GString) text = g_string_new (kept);
  g_autofree char *taken = g_strdup_printf ("\"places\":[{\"peer\":\"%s\",\"commitment\":\"%s\",\"moved\":true,", hex, hex);
  g_autoptr (GError) error = NULL;
  TableeHost *copy;

  g_assert_cmpuint (g_string_replace (text, "\"places\":[{", taken, 1), ==, 1);
  copy = tablee_host_new_for_text (text->str, slots, NULL, &error);
  g_assert_no_error (error);

  return copy;
}

/* Who has come and cannot find the table again is invited again; nobody else is. */
static void
test_moved (void)
{
  Page page = { 0 };
  g_autoptr (TableeHost) moved = NULL;
  g_autofree char *link = NULL;
  GtkWidget *seat;

  page_set_up (&page);
  moved = copy_moved (invite (&page));
  link = tablee_invitation_to_link (tablee_host_get_invitation (moved, 1));
  seat = tablee_lobby_seat_new (moved, 1);
  page_show (&page, seat);
  g_assert_nonnull (find_text (seat, "does not find the table"));
  g_assert_nonnull (find_text (seat, link));
  page_tear_down (&page);
}

static void company_presence_init (TableePresenceInterface *iface);

G_DEFINE_TYPE_WITH_CODE (Company, company, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PRESENCE, company_presence_init))

static gboolean
company_get_connected (TableePresence *presence)
{
  return ((Company *) presence)->connected;
}

static gboolean
company_get_elsewhere (TableePresence *presence,
                       int             seat)
{
  return seat == 1 || ((Company *) presence)->link != NULL;
}

static gboolean
company_get_present (TableePresence *presence,
                     int             seat)
{
  return ((Company *) presence)->present;
}

static char *
company_dup_link (TableePresence *presence,
                  int             seat)
{
  Company *self = (Company *) presence;

  return self->link != NULL ? g_strdup_printf ("%s-%d", self->link, seat) : NULL;
}

static void
company_set_player (TableePresence *presence,
                    int             seat,
                    TableeSeatKind  kind,
                    TableeLevel     level)
{
  ((Company *) presence)->seat = seat;
  ((Company *) presence)->wanted = (int) kind;
}

static void
company_presence_init (TableePresenceInterface *iface)
{
  iface->get_connected = company_get_connected;
  iface->get_elsewhere = company_get_elsewhere;
  iface->get_present = company_get_present;
  iface->dup_link = company_dup_link;
  iface->set_player = company_set_player;
}

static void
company_class_init (CompanyClass *klass)
{
}

static void
company_init (Company *self)
{
  self->connected = TRUE;
  self->present = TRUE;
}

static void
change (Company  *company,
        gboolean  connected,
        gboolean  present)
{
  company->connected = connected;
  company->present = present;
  tablee_presence_changed (TABLEE_PRESENCE (company));
}

/* Only what the game waits for is said, and what is offered is done to the seat that it is about. */
static void
test_presence (void)
{
  Fixture window = { 0 };
  g_autoptr (TableeGameSession) session = new_martian_session (2, 1, 3, NULL, "");
  Company *company = g_object_new (company_get_type (), NULL);
  TableeSeat *friend = tablee_game_session_get_seat (session, 1);
  TableeSeat *other = tablee_game_session_get_seat (session, 0);
  GtkWidget *bar = g_object_new (TABLEE_TYPE_PRESENCE_BAR, NULL);
  GtkWidget *plate = tablee_seat_plate_new (friend);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int current = tablee_game_session_get_current_seat (session);
  g_autofree char *copied = NULL;

  g_object_set (friend, "kind", TABLEE_SEAT_FRIEND, "name", "Bo", NULL);
  g_object_set (other, "name", "Cy", NULL);
  tablee_presence_attach (TABLEE_PRESENCE (company), session);
  g_assert_true (tablee_presence_find (session) == TABLEE_PRESENCE (company));
  tablee_presence_bar_set_session (TABLEE_PRESENCE_BAR (bar), session);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), plate);
  fixture_set_up (&window, box, 600, 300);
  g_assert_false (gtk_widget_get_visible (bar));

  change (company, FALSE, TRUE);
  wait_for_frames (window.window);
  g_assert_nonnull (find_text (bar, "no connection"));

  change (company, TRUE, FALSE);
  wait_for_frames (window.window);
  g_assert_true (tablee_seat_get_away (friend));
  g_assert_false (tablee_seat_get_away (tablee_game_session_get_seat (session, 0)));
  g_assert_true (gtk_widget_has_css_class (plate, "away"));
  assert_label (plate, "Bo · Away at the moment.");
  g_assert_cmpint (gtk_widget_get_visible (bar), ==, current == 1);
  if (current == 1)
    {
      press (bar, "Let a Computer Play");
      g_assert_cmpint (company->seat, ==, 1);
      g_assert_cmpint (company->wanted, ==, TABLEE_SEAT_COMPUTER);
    }

  /* Before all that can wait: nobody else can lead that one back. */
  company->link = "tablee:again";
  change (company, TRUE, FALSE);
  g_assert_nonnull (find_text (bar, current == 1 ? "Bo does not find the table" : "Cy does not find the table"));
  press (bar, "Copy the Link");
  g_assert_nonnull (find_text (bar, "is copied"));
  change (company, TRUE, FALSE);
  g_assert_nonnull (find_text (bar, current == 1 ? "Cy does not find the table" : "Bo does not find the table"));
  press (bar, "Copy the Link");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (bar), NULL, copied_cb, &copied);
  while (copied == NULL)
    iterate ();
  g_assert_cmpstr (copied, ==, current == 1 ? "tablee:again-0" : "tablee:again-1");
  company->link = NULL;

  g_object_set (friend, "kind", TABLEE_SEAT_COMPUTER, NULL);
  change (company, TRUE, TRUE);
  wait_for_frames (window.window);
  g_assert_false (gtk_widget_has_css_class (plate, "away"));
  g_assert_nonnull (find_text (bar, "Bo is back"));
  press (bar, "Give the Seat Back");
  g_assert_cmpint (company->seat, ==, 1);
  g_assert_cmpint (company->wanted, ==, TABLEE_SEAT_FRIEND);
  g_object_unref (company);
  fixture_tear_down (&window);
}

/* Nobody reads a password over a shoulder, and it is not lost when something else of the address is changed. */
static void
test_password (void)
{
  static const struct { const char *broker; const char *masked; const char *edited; const char *result; } cases[] = {
    { "", "", "", "" },
    { "mqtt://host", "mqtt://host", "other:18", "mqtt://other:18" },
    { "mqtts://ana:a:b@host:1", "mqtts://ana:••••••@host:1", "mqtts://ana:••••••@other", "mqtts://ana:a:b@other" },
    { "mqtts://ana@host", "mqtts://ana@host", "mqtts://ana:new@host", "mqtts://ana:new@host" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *masked = tablee_elsewhere_words_mask (cases[i].broker);
      g_autofree char *back = tablee_elsewhere_words_unmask (masked, cases[i].broker);
      g_autofree char *result = tablee_elsewhere_words_unmask (cases[i].edited, cases[i].broker);
      g_autofree char *shown = tablee_elsewhere_words_broker (cases[i].broker);

      g_assert_cmpstr (masked, ==, cases[i].masked);
      g_assert_cmpstr (back, ==, cases[i].broker);
      g_assert_cmpstr (result, ==, cases[i].result);
      g_assert_null (strstr (shown, "ana"));
    }
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);
  adw_init ();
  g_test_add_func ("/lobby/set-up", test_set_up);
  g_test_add_func ("/lobby/set-up-here", test_set_up_here);
  g_test_add_func ("/lobby/no-broker", test_no_broker);
  g_test_add_func ("/lobby/kept", test_kept);
  g_test_add_func ("/lobby/lobby", test_lobby);
  g_test_add_func ("/lobby/moved", test_moved);
  g_test_add_func ("/lobby/network", test_network);
  g_test_add_func ("/lobby/presence", test_presence);
  g_test_add_func ("/lobby/password", test_password);

  return g_test_run ();
}
