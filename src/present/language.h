/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "format.h"

G_BEGIN_DECLS

/* Once, at the very start of main(), before any other call that could translate and before there are threads. Sets the process's
 * locale itself: an application of GTK calls gtk_disable_setlocale() as well, or GTK would set it anew. */
void        tablee_language_init        (void);

/* The same for a program that stays in the system's language: looks for nothing that English does not need. */
void        tablee_language_init_fixed  (void);

/* Switches to @language ("" or NULL for the system's) from now on: gettext answers in it at once. Whoever shows text builds it
 * anew. */
void        tablee_language_set         (const char *language);

/* The language that answers now: "en", or the code of a catalogue, such as "fr" or "pt_BR". */
const char *tablee_language_get         (void);

/* The languages that there are: "en", and those that have a catalogue. Returns: (transfer full) */
char      **tablee_language_list        (void);

/* How @language calls itself: "Français". Returns: (transfer full) */
char       *tablee_language_get_name    (const char *language);

/* ngettext with a context, which GLib lacks: for counts whose words differ from place to place, such as those of beans from game to
 * game. Returns: (transfer none) */
const char *tablee_npgettext            (const char *context,
                                         const char *singular,
                                         const char *plural,
                                         gulong      n) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

G_END_DECLS
