/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @error in the language that is set: the place, which is about a file's keys, and what is wrong there. What is not about something
 * written stays as it is. Returns: (transfer full) */
char *tablee_error_words         (const GError *error);

/* The same without the place, for where that is shown already. Returns: (transfer full) */
char *tablee_error_words_problem (const GError *error);

G_END_DECLS
