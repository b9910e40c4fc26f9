/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation.h"

G_BEGIN_DECLS

/*
 * A state together with its ruleset: what a position file holds. Mutable through apply() only; refcounted, boxed.
 */
typedef struct _TableePosition TableePosition;

#define TABLEE_TYPE_POSITION (tablee_position_get_type ())
GType                 tablee_position_get_type    (void);

/* The starting position of @ruleset with @seed. Returns: (transfer full) */
TableePosition       *tablee_position_new         (TableeRuleset        *ruleset,
                                                   const TableeRandom   *seed);

/* A position that holds a copy of @state. Returns: (transfer full) */
TableePosition       *tablee_position_new_for_state (TableeRuleset      *ruleset,
                                                   const void           *state,
                                                   gboolean              is_view);

/* Reads and checks a whole position. Views ("?" in it) are read for looking: is_view is set and nothing can be applied.
 * Returns: (transfer full), or NULL with a TABLEE_NOTATION_ERROR that names the place. */
TableePosition       *tablee_position_parse       (const char           *text,
                                                   gssize                length,
                                                   GError              **error);
TableePosition       *tablee_position_from_json   (JsonObject           *object,
                                                   GError              **error);

/* Returns: (transfer full): the written form; text is indented and ends with a newline. */
char                 *tablee_position_to_text     (const TableePosition *self);
JsonObject           *tablee_position_to_json     (const TableePosition *self);

TableePosition       *tablee_position_ref         (TableePosition       *self);
void                  tablee_position_unref       (TableePosition       *self);
TableePosition       *tablee_position_copy        (const TableePosition *self);

TableeRuleset        *tablee_position_get_ruleset (const TableePosition *self);
const TableeNotation *tablee_position_get_notation (const TableePosition *self);
const void           *tablee_position_get_state   (const TableePosition *self);
gboolean              tablee_position_is_view     (const TableePosition *self);

/* Plays @text, checked. @events: (nullable): what happened is appended, as TableeEvent. Returns FALSE with the reason, the
 * position unchanged. */
gboolean              tablee_position_apply       (TableePosition       *self,
                                                   const char           *text,
                                                   GArray               *events,
                                                   GError              **error);

/* The view of @viewer. Returns: (transfer full) */
TableePosition       *tablee_position_view        (const TableePosition *self,
                                                   int                   viewer);

/* Returns: (transfer full): the score sheet in its written form. */
JsonObject           *tablee_score_sheet_to_json  (const TableeRuleset    *ruleset,
                                                   const TableeScoreSheet *sheet);

/* A seed as the files write it: a whole number up to 2⁵³ − 1, or 1 to 64 hexadecimal digits. */
gboolean              tablee_seed_parse           (const char           *text,
                                                   TableeRandom         *seed);
char                 *tablee_seed_to_text         (const TableeRandom   *seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableePosition, tablee_position_unref)

G_END_DECLS
