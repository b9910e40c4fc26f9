/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays a game of two friends elsewhere and writes down all that passes the broker, and what one of the guests has: for check-protocol, which
 * knows nothing but PROTOCOL.md. */
#include "table.h"

#include <sodium.h>

#include "games/catalogue.h"
#include "net/guest-private.h"

static const TableeWeather fine = { 0 };

static char *
to_digits (gconstpointer bytes,
           gsize         size)
{
  char *digits = g_malloc (2 * size + 1);

  return sodium_bin2hex (digits, 2 * size + 1, bytes, size);
}

static void
passed_cb (gpointer    unused G_GNUC_UNUSED,
           const char *slot,
           GBytes     *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  g_autofree char *digits = to_digits (data, size);

  g_print ("%s %s\n", slot, digits);
}

int
main (int   argc,
      char *argv[])
{
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 2, 3, &fine);
  TableeGuest *guest = table->guests[0].guest;
  g_autofree char *link = tablee_invitation_to_link (tablee_guest_get_invitation (guest));
  g_autofree char *words = tablee_invitation_to_words (tablee_guest_get_invitation (guest), TABLEE_PHONE_ENGLISH);
  g_autofree char *secret = to_digits (guest->keys.secret, TABLEE_KEY_BYTES);
  g_autofree char *half = NULL;

  g_signal_connect_swapped (table->broker, "passed", G_CALLBACK (passed_cb), table);
  g_print ("%s\n%s\n%s\n", link, words, secret);
  tablee_memory_broker_restart (table->broker);
  net_table_play (table);
  half = to_digits (guest->share.half, TABLEE_HALF_BYTES);
  g_print ("half %s\n", half);
  net_table_free (table);

  return 0;
}
