/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "study.h"

G_BEGIN_DECLS

/* The figures as tables, and what they are of, in the language that is set. There is at least one game. Returns: (transfer full) */
char *cli_study_to_words (const CliStudy *self);

/* A sentence of the games that are missing between the first one and the last one, or NULL if none is. Returns: (transfer full) */
char *cli_study_dup_gaps (const CliStudy *self);

G_END_DECLS
