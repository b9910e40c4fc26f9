/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/guest.h"

G_BEGIN_DECLS

/* How it stands with a table elsewhere, in a few words: "Waiting for Bo". @connected: to its broker. Returns: (transfer full) */
char *tablee_guest_words_heading  (TableeGuest *guest,
                                   gboolean     connected);
/* What that means, and what can be done. Returns: (transfer full) */
char *tablee_guest_words_details  (TableeGuest *guest,
                                   gboolean     connected);

/* Who is on @seat of that table, in a word or two: "you", "away". Returns: (transfer full) */
char *tablee_guest_words_presence (TableeGuest *guest,
                                   int          seat);

/* What is wrong with a game that is played or looked at. Returns: (transfer full) (nullable): NULL: nothing. */
char *tablee_guest_words_notice   (TableeGuest *guest);

G_END_DECLS
