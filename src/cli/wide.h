/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Whole numbers of 192 bits, for sums that stay exact. */

#include <glib.h>

G_BEGIN_DECLS

enum { CLI_WIDE_WORDS = 3 };

/* A whole number of 192 bits, for sums that stay exact however many games they are of: squares of amounts in cents outgrow 64 bits
 * soon. All zero is 0. */
typedef struct
{
  guint64 words[CLI_WIDE_WORDS];  /* the lowest first; below zero: two's complement */
} CliWide;

CliWide  cli_wide_from      (gint64          value);
CliWide  cli_wide_square    (gint64          value);
void     cli_wide_add       (CliWide        *self,
                             const CliWide  *other);
double   cli_wide_to_double (const CliWide  *self);

/* In decimal digits, as people and any program read it. Returns: (transfer full) */
char    *cli_wide_to_text   (const CliWide  *self);
/* Reads what the above writes, and nothing else. */
gboolean cli_wide_parse     (const char     *text,
                             CliWide        *wide);

G_END_DECLS
