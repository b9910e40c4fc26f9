/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Ctrl+C, a request to end, or a terminal that goes away no longer end the program, but are noticed; a second one ends it. Signals
 * that are ignored already, as by nohup, stay ignored. */
void     cli_interrupt_watch (void);
gboolean cli_interrupt_seen  (void);

G_END_DECLS
