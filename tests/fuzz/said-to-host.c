/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as what a guest has sealed: said to a host in the lobby, while the seed is agreed upon, and to one that asks that seat and would
 * take an answer with the number 1. */

#include "taken.h"
#include "target.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/host-private.h"
#include "net/memory-broker.h"
#include "net/net-limits.h"

static const TableeWeather fine = { 0 };

static GListModel *
make_seats (void)
{
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "", i, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

static void
keep_cb (TableeHost *host)
{
  g_autofree char *text = tablee_host_to_text (host);

  g_assert_nonnull (text);
  tablee_host_kept (host);
}

static void
session_cb (TableeHost        *host G_GNUC_UNUSED,
            TableeGameSession *session)
{
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
}

static TableeHost *
open_host (TableeSlots *slots)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), 2, NULL, NULL);
  g_autoptr (GListModel) seats = make_seats ();
  TableeHost *host = tablee_host_new (ruleset, NULL, seats, TRUE, "mqtt://memory", slots);

  g_signal_connect (host, "keep", G_CALLBACK (keep_cb), NULL);
  g_signal_connect (host, "session", G_CALLBACK (session_cb), NULL);
  tablee_host_advance (host, 1);
  tablee_host_open (host);
  for (guint i = 0; i < host->places->len; i++)
    {
      TableePlace *place = host->places->pdata[i];
      TableeKeys keys;

      tablee_keys_make (&keys);
      tablee_line_bind (tablee_talk_get_line (place->talk), keys.public);
    }

  return host;
}

static void
bind_all (TableeHost *host)
{
  for (guint i = 0; i < host->places->len; i++)
    {
      TableePlace *place = host->places->pdata[i];

      tablee_share_make (&place->share, place->seat);
      place->has_share = TRUE;
      place->share.has_half = i > 0;
    }
  tablee_host_begin (host);
}

static void
play (TableeHost *host)
{
  for (guint i = 0; i < host->places->len; i++)
    ((TableePlace *) host->places->pdata[i])->share.has_half = TRUE;
  tablee_host_go_on (host);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
say (TableeHost *host,
     JsonObject *what)
{
  for (guint i = 0; i < host->places->len; i++)
    {
      TableePlace *place = host->places->pdata[i];

      place->question = place->question != 0 ? 1 : 0;
      g_signal_emit_by_name (place->talk, "heard", what, TRUE);
      g_assert_cmpint (g_utf8_strlen (tablee_seat_get_name (tablee_host_get_seat (host, place->seat)), -1), <=, TABLEE_NET_MAX_NAME);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  TableeTalkHead head;
  g_autoptr (JsonObject) said = tablee_talk_read (text, &head);
  g_autoptr (TableeMemoryBroker) broker = NULL;
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeHost) host = NULL;

  count_input (said != NULL, size);
  if (said == NULL)
    return 0;

  broker = tablee_memory_broker_new (1, &fine);
  slots = tablee_memory_broker_connect (broker);
  host = open_host (slots);
  say (host, said);
  bind_all (host);
  say (host, said);
  play (host);
  g_assert_cmpint (tablee_host_get_state (host), ==, TABLEE_HOST_PLAYING);
  say (host, said);
  say (host, said);
  tablee_game_session_stop (tablee_host_get_session (host));

  return 0;
}
