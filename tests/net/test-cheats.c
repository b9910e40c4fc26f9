/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hosts that cheat: each is told on, by the guest whom it concerns, and with the reason. */
#include "table.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/host-private.h"

enum
{
  MOST_STEPS = 500000,
};

static const TableeWeather fine = { 0 };

static NetTable *
new_table (void)
{
  return net_table_new (tablee_games_find ("space-beans"), 2, 2, 5, &fine);
}

static gboolean
is_agreeing (NetTable *table)
{
  return tablee_host_get_state (table->host) == TABLEE_HOST_AGREEING;
}

static gboolean
is_playing (NetTable *table)
{
  return tablee_host_get_state (table->host) == TABLEE_HOST_PLAYING;
}

static gboolean
all_are_bound (NetTable *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    if (strstr (table->guests[i].kept.text, "\"shares\"") == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
all_play (NetTable *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    if (tablee_guest_get_state (table->guests[i].guest) != TABLEE_GUEST_PLAYING)
      return FALSE;

  return tablee_game_session_get_n_played (tablee_host_get_session (table->host)) > 4;
}

static gboolean
is_known (NetTable *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    if (tablee_guest_get_state (table->guests[i].guest) < TABLEE_GUEST_OVER)
      return FALSE;

  return TRUE;
}

static void
assert_told_on (NetTable   *table,
                guint       guest,
                const char *reason)
{
  const GError *error = tablee_guest_get_error (table->guests[guest].guest);

  g_assert_cmpint (tablee_guest_get_state (table->guests[guest].guest), ==, TABLEE_GUEST_CHEATED);
  g_assert_nonnull (strstr (error->message, reason));
}

static TableePlace *
get_place (NetTable *table,
           guint     i)
{
  return table->host->places->pdata[i];
}

static void
refresh (NetTable *table)
{
  tablee_host_refresh (table->host);
  net_table_run (table, 5);
}

/* The deal comes from another seed than all have made together; at the end the right halves are shown. */
static void
test_other_seed (void)
{
  NetTable *table = new_table ();
  TableeShare right;

  net_table_run_until (table, is_agreeing);
  right = table->host->share;
  table->host->share.half[0] ^= 1;
  net_table_run_until (table, is_playing);
  table->host->share = right;
  net_table_run_until (table, is_known);
  for (guint i = 0; i < 2; i++)
    assert_told_on (table, i, "not dealt by the seed");
  net_table_free (table);
}

/* The host's half is another one than it had bound itself to. */
static void
test_other_half (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, is_agreeing);
  table->host->share.half[0] ^= 1;
  net_table_run_until (table, is_known);
  for (guint i = 0; i < 2; i++)
    assert_told_on (table, i, "what the seed was to be made of");
  net_table_free (table);
}

static void
test_other_commitment (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, all_are_bound);
  tablee_share_make (&table->host->share, TABLEE_NOBODY);
  refresh (table);
  for (guint i = 0; i < 2; i++)
    assert_told_on (table, i, "has changed what the seed is made of");
  net_table_free (table);
}

/* One guest's part is replaced by the host's own: that one sees it. */
static void
test_own_commitment (void)
{
  NetTable *table = new_table ();

  table->waits = TRUE;
  while (!tablee_host_can_begin (table->host))
    net_table_step (table);
  tablee_share_make (&get_place (table, 1)->share, 1);
  tablee_host_begin (table->host);
  net_table_run (table, 5);
  assert_told_on (table, 1, "leaves out what this seat gives");
  g_assert_cmpint (tablee_guest_get_state (table->guests[0].guest), !=, TABLEE_GUEST_CHEATED);
  net_table_free (table);
}

/* Whoever is left out after the deal was not left out of it. */
static void
test_late_replacement (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, all_play);
  g_ptr_array_add (table->host->gone, g_ptr_array_steal_index (table->host->places, 1));
  refresh (table);
  assert_told_on (table, 0, "has changed what the seed is made of");
  net_table_free (table);
}

/* What the host tells to @place from step @n on has @from replaced by @to, as long as that is there. */
static gboolean
change_step (TableePlace *place,
             guint        n,
             const char  *from,
             const char  *to)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  const char *text = tablee_chronicle_get_text (place->chronicle, n);
  const char *found = strstr (text, from);
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (JsonNode) node = NULL;

  if (found == NULL)
    return FALSE;

  g_string_erase (changed, found - text, (gssize) strlen (from));
  g_string_insert (changed, found - text, to);
  node = json_from_string (changed->str, NULL);
  for (guint i = n + 1; i < tablee_chronicle_get_length (place->chronicle); i++)
    g_ptr_array_add (steps, tablee_chronicle_dup_step (place->chronicle, i));
  tablee_chronicle_cut (place->chronicle, n);
  tablee_chronicle_append (place->chronicle, json_node_get_object (node));
  for (guint i = 0; i < steps->len; i++)
    tablee_chronicle_append (place->chronicle, steps->pdata[i]);
  place->common = MIN (place->common, n);

  return TRUE;
}

/* The first card of a hand in Space beans, as its owner sees it: another colour. */
static gboolean
change_card (TableePlace *place,
             guint        n)
{
  const char *text = tablee_chronicle_get_text (place->chronicle, n);
  const char *hand = strstr (text, "\"hand\":[\"");

  while (hand != NULL && hand[9] == '?')
    hand = strstr (hand + 1, "\"hand\":[\"");
  if (hand == NULL)
    return FALSE;
  else
    {
      g_autofree char *from = g_strndup (hand, 12);
      g_autofree char *to = g_strdup (from);

      to[9] = to[9] == 'K' ? 'M' : 'K';

      return change_step (place, n, from, to);
    }
}

/* In the middle of the game one card of somebody's own hand is told to be another one: seen at once where that cannot be, or at the end. */
static void
test_other_card (void)
{
  NetTable *table = new_table ();
  gboolean changed = FALSE;
  const GError *error;

  net_table_run_until (table, all_play);
  for (guint step = 0; step < MOST_STEPS && !changed; step++)
    {
      net_table_step (table);
      for (guint n = 1; n < tablee_chronicle_get_length (get_place (table, 0)->chronicle) && !changed; n++)
        changed = change_card (get_place (table, 0), n);
    }
  g_assert_true (changed);
  for (guint n = 0; n < MOST_STEPS && tablee_guest_get_state (table->guests[0].guest) < TABLEE_GUEST_OVER; n++)
    net_table_step (table);
  error = tablee_guest_get_error (table->guests[0].guest);
  g_assert_cmpint (tablee_guest_get_state (table->guests[0].guest), ==, TABLEE_GUEST_CHEATED);
  g_assert_true (strstr (error->message, "told another game") != NULL || strstr (error->message, "cannot be in this game") != NULL);
  g_assert_cmpint (tablee_guest_get_state (table->guests[1].guest), !=, TABLEE_GUEST_CHEATED);
  net_table_free (table);
}

/* Something that happened is not told of. */
static void
test_other_event (void)
{
  NetTable *table = new_table ();
  TableePlace *place;
  const char *text, *events, *end;
  g_autofree char *from = NULL;

  net_table_run_until (table, all_play);
  place = get_place (table, 0);
  text = tablee_chronicle_get_text (place->chronicle, 1);
  events = strstr (text, "\"events\":[[");
  end = strstr (events, "]],");
  from = g_strndup (events, (gsize) (end - events) + 2);
  g_assert_true (change_step (place, 1, from, "\"events\":[]"));
  net_table_run_until (table, is_known);
  assert_told_on (table, 0, "told another game");
  g_assert_cmpint (tablee_guest_get_state (table->guests[1].guest), ==, TABLEE_GUEST_OVER);
  net_table_free (table);
}

/* The game is begun again with cards that please the host better. Who deals has none yet, and sees no difference. */
static void
test_other_game (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, all_play);
  for (guint i = 0; i < 2; i++)
    {
      NetTable *other = net_table_new (tablee_games_find ("space-beans"), 2, 2, 6 + i, &fine);

      net_table_run_until (other, all_play);
      g_assert_true (change_step (get_place (table, i), 0, tablee_chronicle_get_text (get_place (table, i)->chronicle, 0),
                                  tablee_chronicle_get_text (get_place (other, i)->chronicle, 0)));
      net_table_free (other);
    }
  refresh (table);
  assert_told_on (table, tablee_guest_get_state (table->guests[1].guest) == TABLEE_GUEST_CHEATED ? 1 : 0, "has begun another game");
  net_table_free (table);
}

/* Nobody is told on who has done nothing: not even where programs begin again in the middle, with what they have kept. */
static void
test_honest (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, all_are_bound);
  net_table_restart_host (table);
  net_table_run_until (table, all_play);
  for (guint i = 0; i < 2; i++)
    net_table_restart_guest (table, i);
  net_table_run_until (table, is_known);
  g_assert_true (net_table_is_over (table));
  net_table_free (table);
}

/* And a cheat stays one, for whoever comes back. */
static void
test_stays (void)
{
  NetTable *table = new_table ();

  net_table_run_until (table, is_agreeing);
  table->host->share.half[0] ^= 1;
  net_table_run_until (table, is_known);
  net_table_restart_guest (table, 1);
  net_table_run_until (table, is_known);
  assert_told_on (table, 1, "what the seed was to be made of");
  net_table_free (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/cheats/other-seed", test_other_seed);
  g_test_add_func ("/net/cheats/other-half", test_other_half);
  g_test_add_func ("/net/cheats/other-commitment", test_other_commitment);
  g_test_add_func ("/net/cheats/own-commitment", test_own_commitment);
  g_test_add_func ("/net/cheats/late-replacement", test_late_replacement);
  g_test_add_func ("/net/cheats/other-card", test_other_card);
  g_test_add_func ("/net/cheats/other-event", test_other_event);
  g_test_add_func ("/net/cheats/other-game", test_other_game);
  g_test_add_func ("/net/cheats/honest", test_honest);
  g_test_add_func ("/net/cheats/stays", test_stays);

  return g_test_run ();
}
