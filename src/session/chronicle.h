/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "game-session.h"

G_BEGIN_DECLS

/*
 * What one seat is told of a game, step by step in writing (told-step.h), each with a digest of all up to it: two ends that have the same
 * digest of as many steps have been told the same. It holds only what that seat may know.
 */
typedef struct _TableeChronicle TableeChronicle;

/* Without a step. Returns: (transfer full) */
TableeChronicle *tablee_chronicle_new            (void);
/* All that @seat has been told once @record, which is whole, was played. Returns: (transfer full) */
TableeChronicle *tablee_chronicle_new_for_record (TableeGameRecord   *record,
                                                  int                 seat);
void             tablee_chronicle_free           (TableeChronicle    *self);

/* Brings it up to where @session stands, for @seat. To be called after each "changed" of the session: what was undone is cut off, and only
 * what has come since is written. */
void             tablee_chronicle_follow         (TableeChronicle    *self,
                                                  TableeGameSession  *session,
                                                  int                 seat);

/* How many steps there are: one more than actions, once it was dealt. */
guint            tablee_chronicle_get_length     (const TableeChronicle *self);
/* Returns: (transfer full) */
JsonObject      *tablee_chronicle_dup_step       (const TableeChronicle *self,
                                                  guint               index);
/* The same as json-glib writes it without spaces. Returns: (transfer none): valid until it is cut. */
const char      *tablee_chronicle_get_text       (const TableeChronicle *self,
                                                  guint               index);
/* Whether step @index is there, and is @step. */
gboolean         tablee_chronicle_has_step       (const TableeChronicle *self,
                                                  guint               index,
                                                  JsonObject         *step);
/* Of the first @n steps, SHA-256 in hexadecimal digits: of the digest of one step less, as such digits ("" where there is none), and of the
 * last one as text. Returns: (transfer none): valid until it is cut. */
const char      *tablee_chronicle_get_digest     (const TableeChronicle *self,
                                                  guint               n);

/* Only the first @n steps stay; fewer than that are left as they are. */
void             tablee_chronicle_cut            (TableeChronicle    *self,
                                                  guint               n);
void             tablee_chronicle_append         (TableeChronicle    *self,
                                                  JsonObject         *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeChronicle, tablee_chronicle_free)

G_END_DECLS
