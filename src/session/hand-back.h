/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For threads that have done something: calls @func once in @context, never here, and then @destroy. Either may run, and free
 * whatever held @context, before this returns. */
void tablee_hand_back (GMainContext   *context,
                       int             priority,
                       GSourceFunc     func,
                       gpointer        data,
                       GDestroyNotify  destroy);

G_END_DECLS
