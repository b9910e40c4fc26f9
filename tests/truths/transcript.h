/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pair.h"

#include "session/game-session.h"

G_BEGIN_DECLS

/* How the session of a pair goes. */
typedef struct
{
  const char   *name;
  TruthCompany  company;
  TableePace    pace;
  int           thought;   /* milliseconds in which a computer makes up its mind */
} TranscriptManner;

extern const TranscriptManner transcript_manners[];
extern const gsize transcript_n_manners;

/* Opens truth @which of @pair and plays its actions: all that the session gives for the viewer's eyes, in order, each with the
 * time at which it came. Returns: (transfer full) */
char *transcript_new             (const TruthPair        *pair,
                                  int                     which,
                                  const TranscriptManner *manner);

/* Returns: (transfer full) (nullable): the first lines that are not the same, and what came before. */
char *transcript_find_difference (const char             *a,
                                  const char             *b);

G_END_DECLS
