/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/contrast-words.h"

G_BEGIN_DECLS

/* A game that has just been dealt, as the first seat sees it, which is to move. */
typedef struct
{
  TableeRuleset *ruleset;
  void          *view;
  TableeAction  *actions;
  int            seat;
} Table;

/* Who sits at any table; the first one is who reads. */
extern const char *const contrast_names[];

void table_init  (Table            *self,
                  const TableeGame *game);
void table_clear (Table            *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* @sentences: (transfer full) (nullable). @expression: (nullable): nothing is said. */
void assert_said         (char                *sentences,
                          const char          *expression);

/* What the table shows for the better action. @then: (nullable): as in TableeComparison. */
void assert_evident_then (const Table         *table,
                          TableeAction         better,
                          TableeAction         other,
                          const TableeAction  *then,
                          const char          *expression);
void assert_evident      (const Table         *table,
                          TableeAction         better,
                          TableeAction         other,
                          const char          *expression);

G_END_DECLS
