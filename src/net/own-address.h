/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The IPv4 address under which others in its network reach this machine, as far as it knows: "127.0.0.1" where there is no network. Sends
 * nothing. Returns: (transfer full) */
char     *tablee_own_address_find (void);
/* Whether @address, in numbers, is one of this machine at this moment. */
gboolean  tablee_own_address_has  (const char *address);

G_END_DECLS
