/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * How much memory is in use, in KiB. With G_SLICE=always-malloc it is all that anybody has asked for: blocks of all threads, those that are
 * maps of their own too, and nothing that is free.
 */
gsize heap_measure  (void);

/* All pages of the program in memory. */
gsize heap_resident (void);

/* Where google-perftools goes before (LD_PRELOAD=libtcmalloc.so, HEAPPROFILE=FILE) it writes who has asked for what is in use. */
void  heap_dump     (const char *reason);

/* Where count-objects goes before (LD_PRELOAD), tells of which types there are more objects than when this was called first. Returns how
 * many more widgets that are; -1: it is not there. */
int   heap_tell_objects (void);

G_END_DECLS
