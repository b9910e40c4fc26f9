/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tests/games/sample.h"

G_BEGIN_DECLS

/*
 * Two truths: a game under way that one viewer, or nobody, cannot tell from another one. They differ in what lies hidden and in
 * the seed, and then in what the others do with it, as long as nothing of that is seen. What is hidden is changed by the samples
 * of the games, which know it without the help of the rules' own conceal() and resample().
 */
typedef struct
{
  TableeRuleset *ruleset;
  JsonObject    *options;      /* of the ruleset */
  int            viewer;       /* a seat, or TABLEE_NOBODY */
  guint8        *start[2];     /* states: a position in the middle of the game */
  GArray        *actions[2];   /* of TableeAction, as many in both */
} TruthPair;

/* Who sits where. */
typedef enum
{
  TRUTH_COMPUTERS,  /* the viewer is a person, the others are computers; nobody looks on at computers */
  TRUTH_PEOPLE,     /* all are people at one computer */
} TruthCompany;

enum
{
  TRUTH_A,
  TRUTH_B,
};

/* The same numbers make the same pair. At most @most actions go on from the start. Returns: (transfer full) */
TruthPair *truth_pair_new       (const TableeSample *sample,
                                 int                 seats,
                                 int                 viewer,
                                 guint64             seed,
                                 guint               most);
void       truth_pair_free      (TruthPair          *self);

/* Whether somebody else than the viewer is to move after the first @n actions and has only one action in one of the truths. */
gboolean   truth_pair_is_secretly_forced (const TruthPair *self,
                                          guint            n);

/* Whose decision it is then. */
int        truth_pair_mover     (const TruthPair    *self,
                                 guint               n);

/* Whether anybody holds then what does not lie open. */
gboolean   truth_pair_anybody_holds (const TruthPair *self,
                                     guint            n);

/* Changes the start of truth B in what the viewer knows and nobody else does, and takes the actions away: a pair that has to be
 * told apart. Returns FALSE where there is no such thing. */
gboolean   truth_pair_change_known (TruthPair          *self,
                                    const TableeSample *sample,
                                    guint64             seed);

/* A record in writing of truth @which, after the first @n actions. Returns: (transfer full) */
char      *truth_pair_to_record (const TruthPair    *self,
                                 int                 which,
                                 guint               n,
                                 TruthCompany        company);

/* The legal actions of truth @which after the first @n actions. Returns how many; @actions may be NULL. */
gsize      truth_pair_legal     (const TruthPair    *self,
                                 int                 which,
                                 guint               n,
                                 TableeAction       *actions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TruthPair, truth_pair_free)

G_END_DECLS
