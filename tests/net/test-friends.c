/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs with a store each, a real broker that belongs to one of them, and ends of programs in the middle. */
#include "net/friends.h"

#include "games/catalogue.h"
#include "net/own-address.h"
#include "tests/session/support.h"

/* One program. */
typedef struct
{
  char              *folder;
  const char        *copied;   /* the folder of the program that this is a copy of */
  TableeStore       *store;
  TableeFriends     *friends;
  TableeGameSession *session;
  GError            *problem;
  gboolean           restored;
  gint64             imported;
} Program;

static void
decision_cb (Program *self)
{
  TableeGameSession *session = self->session;
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (session, actions);

  /* The host's program is told that somebody elsewhere chooses. */
  if (count == 0)
    return;
  g_assert_true (tablee_game_session_play (session, actions[count / 2], NULL));
}

static void
session_cb (Program           *self,
            GObject           *table,
            TableeGameSession *session)
{
  if (g_set_object (&self->session, session))
    g_signal_connect_swapped (session, "decision", G_CALLBACK (decision_cb), self);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
}

static void
imported_cb (Program *self,
             GObject *table,
             gint64   id)
{
  self->imported = id;
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Program *self = user_data;

  tablee_friends_restore_finish (TABLEE_FRIENDS (source), result, &self->problem);
  self->restored = TRUE;
}

static void
start (Program *self)
{
  g_autofree char *path = g_build_filename (self->folder, "tablee.db", NULL);

  self->store = open_store (path);
  self->friends = tablee_friends_new (self->store);
  self->restored = FALSE;
  g_signal_connect_swapped (self->friends, "session", G_CALLBACK (session_cb), self);
  g_signal_connect_swapped (self->friends, "imported", G_CALLBACK (imported_cb), self);
  tablee_friends_restore_async (self->friends, NULL, restored_cb, self);
  run_until (&self->restored);
}

static void
end (Program *self)
{
  tablee_friends_close (self->friends);
  g_clear_object (&self->friends);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      tablee_game_session_stop (self->session);
    }
  g_clear_object (&self->session);
  tablee_store_close (self->store);
  g_clear_object (&self->store);
}

static void
restart (Program *self)
{
  end (self);
  start (self);
  g_assert_no_error (self->problem);
}

static void
program_clear (Program *self)
{
  end (self);
  g_clear_error (&self->problem);
  remove_folder (self->folder);
}

/* Returns: (transfer none) (nullable): what there is. */
static gpointer
get_table (Program *self)
{
  g_autoptr (GObject) table = g_list_model_get_item (tablee_friends_get_tables (self->friends), 0);

  return table;
}

/* Two seats: a friend and a computer, so that all that is played here is played from elsewhere. */
static TableeHost *
invite (Program  *self,
        GError  **error)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), 3, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "", i, i == 1 ? TABLEE_SEAT_FRIEND : TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }

  return tablee_friends_invite (self->friends, ruleset, NULL, G_LIST_MODEL (seats), TRUE, NULL, error);
}

static void
join (Program    *self,
      TableeHost *host)
{
  g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (host, 1));
  g_autoptr (TableeInvitation) read = tablee_invitation_read (link, NULL, NULL);
  g_autoptr (GError) error = NULL;
  TableeGuest *guest;

  guest = tablee_friends_join (self->friends, read, "Ana", 3, &error);
  g_assert_no_error (error);
  g_assert_true (tablee_friends_join (self->friends, read, "Ana", 3, NULL) == guest);
}

/* Returns FALSE, both programs ended and the test skipped, where there is no broker. */
static gboolean
sit_down (Program *here,
          Program *there)
{
  g_autoptr (GError) error = NULL;
  TableeHost *host;

  start (here);
  start (there);
  host = invite (here, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      program_clear (here);
      program_clear (there);
      g_test_skip ("mosquitto is not installed");
      return FALSE;
    }
  g_assert_no_error (error);
  join (there, host);
  while (!tablee_host_can_begin (host))
    iterate ();

  return TRUE;
}

static void
run_until_length (Program *self,
                  guint    actions)
{
  while (self->session == NULL || tablee_game_session_get_n_actions (self->session) < actions)
    iterate ();
}

/* What a kill would leave at the first moment at which the record of the game is on the disk: nothing else has gone on meanwhile. */
static void
copy_disk_cb (Program     *copy,
              GParamSpec  *pspec,
              TableeGuest *guest)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *sql = NULL;

  if (tablee_guest_get_state (guest) != TABLEE_GUEST_OVER)
    return;

  from = g_build_filename (copy->copied, "tablee.db", NULL);
  to = g_build_filename (copy->folder, "tablee.db", NULL);
  sql = g_strdup_printf ("VACUUM INTO '%s'", to);
  while (ask_sql (from, "SELECT count(*) FROM game") == 0)
    g_usleep (1000);
  run_sql (from, sql);
}

/* The record is there, once, and no table that would have it imported again. */
static void
check_copy (Program *copy)
{
  g_autofree char *path = g_build_filename (copy->folder, "tablee.db", NULL);

  start (copy);
  g_assert_no_error (copy->problem);
  g_assert_null (get_table (copy));
  g_assert_cmpint (ask_sql (path, "SELECT count(*) FROM game WHERE over"), ==, 1);
  program_clear (copy);
}

/* The program of either ends in the lobby and in the game, and finds its table again; a guest's also at the end. */
static void
test_coming_back (void)
{
  Program here = { .folder = make_folder () };
  Program there = { .folder = make_folder () };
  Program copy = { .folder = make_folder (), .copied = there.folder };
  g_autofree char *ours = NULL;
  g_autofree char *theirs = NULL;
  TableeHost *host;

  if (!sit_down (&here, &there))
    {
      remove_folder (copy.folder);
      return;
    }

  restart (&here);
  restart (&there);
  host = get_table (&here);
  g_assert_true (TABLEE_IS_HOST (host));
  g_assert_true (TABLEE_IS_GUEST (get_table (&there)));
  while (!tablee_host_can_begin (host))
    iterate ();
  g_assert_cmpstr (tablee_seat_get_name (tablee_host_get_seat (host, 1)), ==, "Ana");
  tablee_host_begin (host);

  tablee_host_set_muted (host, 1 << 1);
  run_until_length (&there, 5);
  restart (&here);
  g_assert_cmpuint (tablee_host_get_muted (get_table (&here)), ==, 1 << 1);
  tablee_guest_set_muted (get_table (&there), 1 << 2);
  run_until_length (&there, 12);
  restart (&there);
  g_assert_cmpuint (tablee_guest_get_muted (get_table (&there)), ==, 1 << 2);
  run_until_length (&there, 15);
  g_signal_connect_swapped (get_table (&there), "notify::state", G_CALLBACK (copy_disk_cb), &copy);
  while (there.imported == 0)
    iterate ();

  g_assert_true (tablee_game_session_get_over (here.session));
  ours = course (here.session);
  theirs = course (there.session);
  g_assert_cmpstr (ours, ==, theirs);
  restart (&there);
  g_assert_null (get_table (&there));
  check_copy (&copy);
  program_clear (&here);
  program_clear (&there);
}

/*
 * Another network
 */

/* An address that is kept for documentation, and so nobody's; and one where nobody answers. */
#define GONE "203.0.113.77"
#define NOBODY "mqtt://127.0.0.1:9"

static void
rewrite (Program    *self,
         const char *before,
         const char *after)
{
  g_autofree char *path = g_build_filename (self->folder, "tablee.db", NULL);
  g_autofree char *count = g_strdup_printf ("SELECT count(*) FROM elsewhere WHERE instr(text, '%s')", before);
  g_autofree char *change = g_strdup_printf ("UPDATE elsewhere SET text = replace(text, '%s', '%s')", before, after);

  g_assert_cmpint (ask_sql (path, count), ==, 1);
  run_sql (path, change);
}

/* As if the machine of the host had had another address when both programs ended. Returns: (transfer full): the one that it has. */
static char *
change_network (Program *here,
                Program *there)
{
  TableeHost *host = get_table (here);
  const TableeInvitation *invitation = tablee_host_get_invitation (host, 1);
  g_autoptr (TableeInvitation) old = tablee_invitation_at_broker (invitation, NOBODY);
  g_autofree char *address = tablee_own_address_find ();
  g_autofree char *link = tablee_invitation_to_link (invitation);
  g_autofree char *old_link = tablee_invitation_to_link (old);
  char *broker = g_strdup (tablee_host_get_broker (host));

  end (here);
  end (there);
  rewrite (here, address, GONE);
  rewrite (there, link, old_link);
  start (here);
  start (there);

  return broker;
}

static void
assert_guest_at (Program    *self,
                 const char *broker)
{
  g_assert_cmpuint (g_list_model_get_n_items (tablee_friends_get_tables (self->friends)), ==, 1);
  g_assert_cmpstr (tablee_invitation_get_broker (tablee_guest_get_invitation (get_table (self))), ==, broker);
}

/* Nobody finds the table under the address of yesterday: the host's invitations name the new one, also when its program starts once more, and
 * with such a one the guest goes on where it sat. */
static void
check_another_network (gboolean in_game)
{
  Program here = { .folder = make_folder () };
  Program there = { .folder = make_folder () };
  g_autofree char *broker = NULL;
  guint length = 0;
  TableeGuest *guest;

  if (!sit_down (&here, &there))
    return;
  if (in_game)
    {
      tablee_host_begin (get_table (&here));
      run_until_length (&there, 3);
      length = tablee_game_session_get_n_actions (there.session);
    }

  broker = change_network (&here, &there);
  g_assert_cmpstr (tablee_host_get_broker (get_table (&here)), ==, broker);
  g_assert_cmpstr (tablee_invitation_get_broker (tablee_host_get_invitation (get_table (&here), 1)), ==, broker);
  restart (&here);
  g_assert_true (tablee_host_get_moved (get_table (&here), 1));
  assert_guest_at (&there, NOBODY);

  guest = get_table (&there);
  join (&there, get_table (&here));
  g_assert_true (get_table (&there) == (gpointer) guest);
  assert_guest_at (&there, broker);
  while (tablee_host_get_moved (get_table (&here), 1))
    iterate ();
  restart (&there);
  assert_guest_at (&there, broker);
  if (!in_game)
    {
      while (!tablee_host_can_begin (get_table (&here)))
        iterate ();
      tablee_host_begin (get_table (&here));
    }
  run_until_length (&there, in_game ? length + 2 : 2);
  program_clear (&here);
  program_clear (&there);
}

/* A laptop that is carried on while the program runs. */
static void
check_on_the_way (void)
{
  Program here = { .folder = make_folder () };
  Program there = { .folder = make_folder () };

  if (!sit_down (&here, &there))
    return;

  g_assert_false (tablee_host_get_moved (get_table (&here), 1));
  tablee_host_move (get_table (&here), "mqtt://" GONE ":1883");
  g_assert_true (tablee_host_get_moved (get_table (&here), 1));
  while (strstr (tablee_host_get_broker (get_table (&here)), GONE) != NULL)
    iterate ();
  program_clear (&here);
  program_clear (&there);
}

/* Something else listens where the table was when the host comes back: it is at another port then, its invitations say so, and with such a one the
 * guest goes on. */
static void
test_port_taken (void)
{
  Program here = { .folder = make_folder () };
  Program there = { .folder = make_folder () };
  g_autoptr (GSocketListener) stranger = g_socket_listener_new ();
  g_autoptr (GUri) old = NULL;
  g_autoptr (GUri) now = NULL;
  TableeGuest *guest;
  guint length;

  if (!sit_down (&here, &there))
    return;

  tablee_host_begin (get_table (&here));
  run_until_length (&there, 3);
  length = tablee_game_session_get_n_actions (there.session);
  old = g_uri_parse (tablee_host_get_broker (get_table (&here)), G_URI_FLAGS_NONE, NULL);
  end (&here);
  while (!g_socket_listener_add_inet_port (stranger, (guint16) g_uri_get_port (old), NULL, NULL))
    g_usleep (10000);
  start (&here);
  now = g_uri_parse (tablee_host_get_broker (get_table (&here)), G_URI_FLAGS_NONE, NULL);
  g_assert_cmpint (g_uri_get_port (now), !=, g_uri_get_port (old));
  g_assert_true (tablee_host_get_moved (get_table (&here), 1));

  guest = get_table (&there);
  join (&there, get_table (&here));
  g_assert_true (get_table (&there) == (gpointer) guest);
  run_until_length (&there, length + 2);
  program_clear (&here);
  program_clear (&there);
}

static void
test_another_network (void)
{
  g_autofree char *address = tablee_own_address_find ();

  g_assert_true (tablee_own_address_has (address));
  g_assert_false (tablee_own_address_has (GONE));
  if (g_str_equal (address, "127.0.0.1"))
    {
      g_test_skip ("this machine is in no network");
      return;
    }

  check_another_network (FALSE);
  check_another_network (TRUE);
  check_on_the_way ();
}

/* A table that is given up is gone at once; who had a seat is told, also by a program that was started again. */
static void
check_call_off (gboolean restarted)
{
  Program here = { .folder = make_folder () };
  Program there = { .folder = make_folder () };
  TableeHost *host;
  TableeGuest *guest;

  if (!sit_down (&here, &there))
    return;
  host = get_table (&here);
  guest = get_table (&there);

  if (restarted)
    {
      end (&there);
    }
  tablee_friends_forget (here.friends, G_OBJECT (host));
  g_assert_null (get_table (&here));
  if (restarted)
    {
      run_what_is_ready ();
      g_usleep (G_USEC_PER_SEC / 5);
      run_what_is_ready ();
      restart (&here);
      g_assert_null (get_table (&here));
      start (&there);
      guest = get_table (&there);
    }
  while (tablee_guest_get_state (guest) != TABLEE_GUEST_REFUSED)
    iterate ();

  g_assert_cmpint (tablee_guest_get_refusal (guest), ==, TABLEE_REFUSAL_TABLE_GONE);
  restart (&here);
  g_assert_null (get_table (&here));
  program_clear (&here);
  program_clear (&there);
}

static void
test_call_off (void)
{
  check_call_off (FALSE);
  check_call_off (TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/friends/coming-back", test_coming_back);
  g_test_add_func ("/net/friends/call-off", test_call_off);
  g_test_add_func ("/net/friends/another-network", test_another_network);
  g_test_add_func ("/net/friends/port-taken", test_port_taken);

  return g_test_run ();
}
