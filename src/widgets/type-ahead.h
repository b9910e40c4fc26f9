/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/game.h"

G_BEGIN_DECLS

/*
 * What somebody does before the table can take it: while what was done before is still on its way to the disk, or plays by itself. The
 * oldest comes first; what is more than a few is not taken.
 */
typedef struct _TableeTypeAhead TableeTypeAhead;

enum { TABLEE_TYPE_AHEAD_MOST = 6 };

typedef struct
{
  const char   *shortcut;  /* (nullable): name of an action of the table, interned: what it stands for is known only when its turn comes */
  TableeAction  action;    /* of the rules, otherwise */
  gboolean      second;    /* of two steps that are one to whoever does them: that it cannot be done any more is no fault of theirs */
} TableeTyped;

/* Returns: (transfer full) */
TableeTypeAhead *tablee_type_ahead_new      (void);
void             tablee_type_ahead_free     (TableeTypeAhead   *self);

/* Returns FALSE if there is too much already. */
gboolean         tablee_type_ahead_push     (TableeTypeAhead   *self,
                                             TableeTyped        typed);
/* Returns FALSE if there is nothing. */
gboolean         tablee_type_ahead_pop      (TableeTypeAhead   *self,
                                             TableeTyped       *typed);
gboolean         tablee_type_ahead_is_empty (TableeTypeAhead   *self);
void             tablee_type_ahead_clear    (TableeTypeAhead   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeTypeAhead, tablee_type_ahead_free)

G_END_DECLS
