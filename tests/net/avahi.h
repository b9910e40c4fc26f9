/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A system's bus of the test's own, with what answers there like Avahi's daemon and sends nothing anywhere: what is shown to it, it tells to whoever
 * looks, by two ways, as in a network with IPv4 and IPv6. */
typedef struct _Avahi Avahi;

/* Before anything asks for the system's bus. Returns: (transfer full) (nullable): NULL where there is no program for a bus. */
Avahi      *avahi_new       (void);
void        avahi_free      (Avahi       *self);

/* As another machine: @texts: floating. */
void        avahi_show      (Avahi       *self,
                             const char  *name,
                             GVariant    *texts);
void        avahi_hide      (Avahi       *self,
                             const char  *name);
/* The texts of what this program shows, as it is shown. Returns: (transfer none) (nullable) */
GVariant   *avahi_get_shown (Avahi       *self);
/* The daemon ends, and begins again: nothing is left of what it had. */
void        avahi_restart   (Avahi       *self);

/* Waits until it holds, or fails. */
#define avahi_wait(condition) G_STMT_START { \
    gint64 avahi_end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC; \
    while (!(condition) && g_get_monotonic_time () < avahi_end) \
      if (!g_main_context_iteration (NULL, FALSE)) \
        g_usleep (500); \
    g_assert_true (condition); \
  } G_STMT_END

G_END_DECLS
