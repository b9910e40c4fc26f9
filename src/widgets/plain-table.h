/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table.h"
#include "tag-shape.h"

G_BEGIN_DECLS

/*
 * The table of a game that needs no table of its own: who sits there with their scores, a stage in the middle, and a button for
 * everything that can be done, all in the words of the game (present.h). A game says no more than its keys and what lies on the
 * stage:
 *
 *   static const TableeTableShortcut shortcuts[] = {
 *     { "table.roll", "r", N_("Roll the Die"), .plays = TABLEE_PLAYS (PIG_ACTION_ROLL) },
 *     { "table.hold", "e", N_("Hold"), .plays = TABLEE_PLAYS (PIG_ACTION_HOLD) },
 *     { NULL },
 *   };
 *
 *   static void
 *   tablee_pig_table_class_init (TableePigTableClass *klass)
 *   {
 *     TABLEE_PLAIN_TABLE_CLASS (klass)->make_stage = make_stage;
 *     TABLEE_PLAIN_TABLE_CLASS (klass)->bind_stage = bind_stage;
 *     tablee_table_class_set_shortcuts (TABLEE_TABLE_CLASS (klass), shortcuts);
 *   }
 *
 * What a row of the keys plays has its button at all times, and must have words in every position. Other legal actions get buttons
 * while they can be played, numbered in the order of the rules: TABLEE_PLAIN_TABLE_DIGITS among the rows has the digits play them.
 * A game that sets no keys has the digits alone.
 *
 * CSS node: plain-table.
 */
#define TABLEE_TYPE_PLAIN_TABLE (tablee_plain_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (TableePlainTable, tablee_plain_table, TABLEE, PLAIN_TABLE, TableeTable)

struct _TableePlainTableClass
{
  TableeTableClass parent_class;

  /* Drawing of data/art that the table is made of; NULL: a wooden one. */
  const char     *surface;

  /* What a score is a number of. TABLEE_TAG_PLAIN: it is written out in the game's unit ("12 points"). */
  TableeTagShape  score_shape;

  /* What lies in the middle, once for each table. Returns: (transfer floating). NULL: a slate with the game in words. */
  GtkWidget *(*make_stage)   (TableePlainTable *self);

  /* Another position: shows @view, a state of the rules, on what make_stage() gave. */
  void       (*bind_stage)   (TableePlainTable *self,
                              GtkWidget        *stage,
                              const void       *view);

  /* (nullable) An event, before bind_stage() for where it led; only while things are to move. The stage ends by itself what it
   * begins. */
  void       (*play_event)   (TableePlainTable *self,
                              GtkWidget        *stage,
                              const TableeEvent *event);

  /* (nullable) Any input: what play_event() began ends at once. */
  void       (*finish_stage) (TableePlainTable *self,
                              GtkWidget        *stage);
};

/* Digits for the numbered buttons. */
#define TABLEE_PLAIN_TABLE_DIGITS { "table.choose-", TABLEE_TABLE_DIGITS, N_("Choose What Shows the Number") }

G_END_DECLS
