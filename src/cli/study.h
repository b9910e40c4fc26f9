/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "match.h"

#include "notation/notation.h"

G_BEGIN_DECLS

/* A match, which of its games were played, and what came of them: what is written as JSON, goes on from there, and adds up. */
typedef struct
{
  CliMatch    match;
  const char *extra;   /* id of who plays without a seat ("mafia"), or NULL */
  CliGameSet *games;
  CliTally    tally;
} CliStudy;

/* No game so far. @players: as many as @ruleset has seats. Returns: (transfer full) */
CliStudy   *cli_study_new        (TableeRuleset      *ruleset,
                                  const CliContender *players,
                                  guint64             seed);
void        cli_study_free       (CliStudy           *self);

/* Adds the games of @other, of the same match. Returns FALSE with an error, and does nothing, if it is another match, of another
 * version of the program, or if a game is in both. */
gboolean    cli_study_merge      (CliStudy           *self,
                                  const CliStudy     *other,
                                  GError            **error);

/* Whether somebody without a seat can win: then wins do not say who of the seats plays better. */
gboolean    cli_study_has_ahead  (const CliStudy     *self);

/* As it is given to --players. Returns: (transfer full) */
char       *cli_study_dup_player (const CliStudy     *self,
                                  int                 place);

/* The written form: what is the same for all games of the match, which games, figures for people, and the sums that they come
 * from. Returns: (transfer full) */
char       *cli_study_to_text    (const CliStudy     *self);

/* Reads what the above writes: nothing in it may be missing or other than the sums say. Returns: (transfer full), or NULL with an
 * error that names the place. */
CliStudy   *cli_study_parse      (const char         *text,
                                  gssize              length,
                                  GError            **error);

/* Returns: (transfer full): the part of the written form that is the same for all games of the match. */
JsonObject *cli_study_to_header  (const CliStudy     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliStudy, cli_study_free)

G_END_DECLS
