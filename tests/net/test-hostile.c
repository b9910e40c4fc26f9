/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A guest that sends anything: the host goes on, the others play to the end, and nothing is done that was not to be. */
#include "table.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/host-private.h"
#include "net/net-limits.h"

static const TableeWeather fine = { 0 };

/* Has the keys of a guest, and no manners. */
typedef struct
{
  NetTable    *table;
  TableeSlots *slots;
  char        *slot;
  TableeLine  *line;
  GBytes      *heard;    /* (nullable): the host's last word */
  char        *host_slot;
  gint64       word;
} Ruffian;

static void
hear_cb (Ruffian    *self,
         const char *slot,
         GBytes     *bytes)
{
  if (!g_str_equal (slot, self->host_slot))
    return;

  g_clear_pointer (&self->heard, g_bytes_unref);
  self->heard = g_bytes_ref (bytes);
}

/* @place: whose invitation it has. */
static Ruffian *
ruffian_new (NetTable    *table,
             TableePlace *place)
{
  Ruffian *self = g_new0 (Ruffian, 1);
  guint8 token[TABLEE_KEY_BYTES];
  TableeKeys keys;

  tablee_keys_make (&keys);
  tablee_invitation_make_key (place->invitation, TABLEE_KEY_TOKEN, token);
  self->table = table;
  self->slots = tablee_memory_broker_connect (table->broker);
  self->slot = tablee_invitation_dup_slot (place->invitation, TABLEE_SLOT_GUEST);
  self->host_slot = tablee_invitation_dup_slot (place->invitation, TABLEE_SLOT_HOST);
  self->line = tablee_line_new_for_guest (&keys, token, table->host->keys.public, 7);
  g_signal_connect_swapped (self->slots, "word", G_CALLBACK (hear_cb), self);
  tablee_slots_watch (self->slots, self->host_slot);

  return self;
}

static void
ruffian_free (Ruffian *self)
{
  g_signal_handlers_disconnect_by_data (self->slots, self);
  g_object_unref (self->slots);
  tablee_line_free (self->line);
  g_clear_pointer (&self->heard, g_bytes_unref);
  g_free (self->slot);
  g_free (self->host_slot);
  g_free (self);
}

/* What the host says to it. Returns: (transfer full) (nullable) */
static char *
listen (Ruffian *self)
{
  char *text = self->heard != NULL ? tablee_line_open (self->line, self->host_slot, self->heard, NULL) : NULL;

  g_clear_pointer (&self->heard, g_bytes_unref);

  return text;
}

static void
say_raw (Ruffian    *self,
         const char *text)
{
  g_autoptr (GBytes) sealed = tablee_line_seal (self->line, self->slot, text);

  if (g_bytes_get_size (sealed) <= TABLEE_SLOT_MAX_BYTES)
    tablee_slots_put (self->slots, self->slot, sealed);
}

static void
say (Ruffian    *self,
     const char *what)
{
  g_autofree char *text = g_strdup_printf ("{\"word\":%" G_GINT64_FORMAT ",\"heard\":1,\"answer\":true,\"leaving\":false,\"say\":%s}", ++self->word, what);

  say_raw (self, text);
}

/* Anything at all, of the right members and wrong ones. */
static char *
make_anything (GRand      *chance,
               const char *asked,
               const char *action)
{
  static const char *const members[] = {
    "name", "portrait", "commitment", "half", "have", "answer", "wish", "gesture", "length", "digest", "number", "action", "what", "seats", "end", "shares",
  };
  static const char *const values[] = {
    "null", "true", "-1", "0", "3.7", "9007199254740991", "1e308", "\"\"", "\"Ada\"", "\"\\u0007\"", "\"\\ud83c\\udccf\"", "[]", "{}", "[[[[[[[[1]]]]]]]]",
    "\"0000000000000000\"", "\"ffffffffffffffff\"", "\"undo\"", "\"give-up\"", "\"redo\"", "\"hurry\"", "\"roll\"", "{\"number\":\"1\",\"what\":\"undo\"}",
    "{\"number\":7}", "{\"length\":2147483647,\"digest\":\"x\"}", "{\"length\":0,\"digest\":\"\"}", "{\"length\":-5,\"digest\":\"\"}",
    "{\"number\":\"zz\",\"what\":\"hurry\"}", "{\"number\":\"3\",\"what\":\"hurry\"}", "{\"number\":\"4\",\"action\":\"\"}",
    "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"",
  };
  GString *text = g_string_new ("{");

  for (guint n = (guint) g_rand_int_range (chance, 0, 6); n > 0; n--)
    g_string_append_printf (text, "%s\"%s\":%s", text->len > 1 ? "," : "", members[g_rand_int_range (chance, 0, G_N_ELEMENTS (members))],
                            values[g_rand_int_range (chance, 0, G_N_ELEMENTS (values))]);
  if (asked != NULL && g_rand_boolean (chance))
    g_string_append_printf (text, "%s\"answer\":{\"number\":\"%s\",\"action\":\"%s\"}", text->len > 1 ? "," : "", asked,
                            g_rand_boolean (chance) ? action : "again");
  g_string_append (text, "}");

  return g_string_free (text, FALSE);
}

/* The number of the question in what the host says. Returns: (transfer full) (nullable) */
static char *
find_asked (const char *text)
{
  const char *found = text != NULL ? strstr (text, "\"ask\":\"") : NULL;

  return found != NULL ? g_strndup (found + strlen ("\"ask\":\""), 16) : NULL;
}

/* What could be played: mischief gets further with it. Returns: (transfer full) */
static char *
make_action (NetTable    *table,
             TableePlace *place)
{
  TableeDecision *decision = place->puppet != NULL ? tablee_puppet_get_decision (place->puppet) : NULL;
  gsize count;
  const TableeAction *actions;

  if (decision == NULL)
    return g_strdup ("");

  actions = tablee_decision_get_actions (decision, &count);

  return tablee_notation_for_game (table->ruleset->game)->action_write (table->ruleset, tablee_decision_get_view (decision),
                                                                        actions[g_rand_int_range (table->chance, 0, (gint32) count)]);
}

static gboolean
is_over_for_one (NetTable *table)
{
  return tablee_guest_get_state (table->guests[0].guest) == TABLEE_GUEST_OVER;
}

static void
assert_decent (NetTable *table)
{
  TableeSeat *seat = tablee_host_get_seat (table->host, 1);

  g_assert_cmpint (g_utf8_strlen (tablee_seat_get_name (seat), -1), <=, TABLEE_NET_MAX_NAME);
  g_assert_null (strchr (tablee_seat_get_name (seat), '\a'));
  g_assert_cmpint (tablee_seat_get_portrait (seat), <=, 999);
}

/* Before the game, while it is agreed upon, and in it; at last a computer has the seat and the other guest has its game. */
static void
test_anything (void)
{
  NetTable *table = net_table_new (tablee_games_find ("space-beans"), 2, 2, 9, &fine);
  Ruffian *ruffian;
  guint played = 0;

  net_table_kill_guest (table, 1);
  g_clear_pointer (&table->guests[1].kept.text, g_free);
  ruffian = ruffian_new (table, table->host->places->pdata[1]);
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *text = listen (ruffian);
      g_autofree char *asked = find_asked (text);
      g_autofree char *action = make_action (table, table->host->places->pdata[1]);
      g_autofree char *anything = make_anything (table->chance, asked, action);
      TableeGameSession *session;

      say (ruffian, anything);
      for (int n = 0; n < 4; n++)
        net_table_step (table);
      assert_decent (table);
      session = tablee_host_get_session (table->host);
      if (session != NULL && tablee_game_session_get_over (session))
        break;
      if (session != NULL && tablee_game_session_get_current_seat (session) == 1)
        played = MAX (played, tablee_game_session_get_n_played (session));
      if (i == 500)
        {
          static const guint8 half[TABLEE_HALF_BYTES] = { 0 };
          TableePlace *place = table->host->places->pdata[1];

          g_assert_cmpint (tablee_host_get_state (table->host), !=, TABLEE_HOST_PLAYING);
          memcpy (place->share.half, half, sizeof half);
          place->share.has_half = TRUE;
        }
    }
  g_assert_cmpuint (played, >, 10);
  ruffian_free (ruffian);
  if (tablee_host_get_session (table->host) == NULL || !tablee_game_session_get_over (tablee_host_get_session (table->host)))
    tablee_host_seat_computer (table->host, 1, TABLEE_LEVEL_EASY);
  net_table_run (table, 600);
  g_assert_cmpint (tablee_guest_get_state (table->guests[0].guest), >=, TABLEE_GUEST_PLAYING);
  net_table_free (table);
}

/* What is no word at all, and what is one but much too long. */
static void
test_raw (void)
{
  static const char *const raw[] = { "", "x", "{}", "[]", "{\"word\":1}", "{\"word\":-1,\"say\":{}}", "{\"word\":1e99,\"say\":{\"a\":1}}", "{\"word\":1,\"say\":[]}", "\"\"" };
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 2, 9, &fine);
  g_autofree char *name = g_strnfill (700000, 'w');
  g_autofree char *huge = g_strdup_printf ("{\"name\":\"%s\",\"portrait\":1}", name);
  g_autofree char *deep = g_strnfill (300000, '[');
  Ruffian *ruffian;

  net_table_kill_guest (table, 1);
  ruffian = ruffian_new (table, table->host->places->pdata[1]);
  for (guint i = 0; i < 200; i++)
    {
      say_raw (ruffian, raw[i % G_N_ELEMENTS (raw)]);
      net_table_step (table);
    }
  say_raw (ruffian, deep);
  net_table_step (table);
  say (ruffian, huge);
  net_table_run (table, 5);
  assert_decent (table);
  say (ruffian, "{\"name\":\"Ada\",\"portrait\":7}");
  net_table_run (table, 5);
  g_assert_cmpstr (tablee_seat_get_name (tablee_host_get_seat (table->host, 1)), ==, "Ada");
  g_assert_false (tablee_host_get_taken (table->host, 1));
  ruffian_free (ruffian);
  tablee_host_seat_computer (table->host, 1, TABLEE_LEVEL_EASY);
  net_table_run_until (table, is_over_for_one);
  net_table_free (table);
}

static void
count_cb (guint *changes)
{
  (*changes)++;
}

/* Whoever says a thousand things at once is not listened to for most of them, and hears the newest answered all the same. */
static void
test_flood (void)
{
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 2, 9, &fine);
  guint changes = 0;
  Ruffian *ruffian;

  net_table_kill_guest (table, 1);
  net_table_run (table, 10);
  ruffian = ruffian_new (table, table->host->places->pdata[1]);
  g_signal_connect_swapped (table->host, "changed", G_CALLBACK (count_cb), &changes);
  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("{\"name\":\"Ada %u\",\"portrait\":1}", i);

      say (ruffian, name);
      while (tablee_memory_broker_step (table->broker))
        ;
    }
  g_assert_cmpuint (changes, >=, TABLEE_NET_BURST / 2);
  g_assert_cmpuint (changes, <=, TABLEE_NET_BURST + 10);
  net_table_run (table, 5);
  say (ruffian, "{\"name\":\"Ada\",\"portrait\":1}");
  net_table_run (table, 5);
  g_assert_cmpstr (tablee_seat_get_name (tablee_host_get_seat (table->host, 1)), ==, "Ada");
  g_signal_handlers_disconnect_by_data (table->host, &changes);
  ruffian_free (ruffian);
  net_table_free (table);
}

/* The right question, but what is no action then, or the right action for no question. */
static void
test_actions (void)
{
  static const char *const wrong[] = { "", "nonsense", "bank", "roll 99", "pass", "\xc3\xa9", "draw draw draw" };
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 2, 9, &fine);
  TableePlace *place;
  guint played;

  table->passive = TRUE;
  net_table_run (table, 30);
  place = table->host->places->pdata[tablee_game_session_get_current_seat (tablee_host_get_session (table->host))];
  played = tablee_game_session_get_n_played (tablee_host_get_session (table->host));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    for (guint right = 0; right < 2; right++)
      {
        guint64 number = place->question ^ (right == 0 ? 1 : 0);
        g_autofree char *text = g_strdup_printf ("{\"answer\":{\"number\":\"%016" G_GINT64_MODIFIER "x\",\"action\":\"%s\"}}", number, wrong[i]);
        g_autoptr (JsonNode) node = json_from_string (text, NULL);

        g_signal_emit_by_name (place->talk, "heard", json_node_get_object (node), TRUE);
        if (right == 1)
          g_assert_cmpuint (place->refused, ==, number);
        else
          g_assert_cmpuint (place->question, ==, number ^ 1);
        g_assert_cmpuint (tablee_game_session_get_n_played (tablee_host_get_session (table->host)), ==, played);
      }
  net_table_free (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/hostile/anything", test_anything);
  g_test_add_func ("/net/hostile/raw", test_raw);
  g_test_add_func ("/net/hostile/flood", test_flood);
  g_test_add_func ("/net/hostile/actions", test_actions);

  return g_test_run ();
}
