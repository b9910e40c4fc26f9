/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a sealed word: at a host that nobody has spoken to, at one that is bound, and at a guest. None opens. */

#include "taken.h"
#include "target.h"

#include <string.h>

#include "net/line.h"

static const guint8 token[TABLEE_KEY_BYTES] = { 5 };
static const char slot[] = "tablee/0";

static TableeKeys host_keys, guest_keys;

static void
prepare (void)
{
  if (host_keys.public[0] != 0 || host_keys.public[1] != 0)
    return;

  tablee_keys_make (&host_keys);
  tablee_keys_make (&guest_keys);
}

/* The header of a word that would be opened before what the input says: most of the checks are behind it. */
static GBytes *
put_header (const uint8_t *data,
            size_t         size)
{
  g_autofree guint8 *bytes = g_malloc0 (size + 1);

  memcpy (bytes, data, size);
  bytes[0] = TABLEE_PROTOCOL;
  if (size > TABLEE_KEY_BYTES && (bytes[1] & 1) != 0)
    memcpy (bytes + 1, guest_keys.public, TABLEE_KEY_BYTES);

  return g_bytes_new (bytes, size);
}

static void
check_ends (GBytes *bytes)
{
  g_autoptr (TableeLine) host = tablee_line_new_for_host (&host_keys, token, 9);
  g_autoptr (TableeLine) bound = tablee_line_new_for_host (&host_keys, token, 9);
  g_autoptr (TableeLine) guest = tablee_line_new_for_guest (&guest_keys, token, host_keys.public, 8);
  gboolean answers;

  tablee_line_bind (bound, guest_keys.public);
  g_assert_null (tablee_line_open (host, slot, bytes, &answers));
  g_assert_null (tablee_line_open (bound, slot, bytes, &answers));
  g_assert_null (tablee_line_open (guest, slot, bytes, &answers));
  g_assert_null (tablee_line_get_peer (host));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) with_header = NULL;

  prepare ();
  bytes = g_bytes_new (data, size);
  check_ends (bytes);
  if (size > 0)
    {
      with_header = put_header (data, size);
      check_ends (with_header);
    }
  count_input (size > TABLEE_LINE_EXTRA_BYTES && (size - TABLEE_LINE_EXTRA_BYTES) % TABLEE_LINE_STEP == 0, size);

  return 0;
}
