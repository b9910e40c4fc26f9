/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-bin.h"
#include "mover.h"
#include "table.h"

G_BEGIN_DECLS

/*
 * A table whose things fly: they lie in a board-bin, and what happens moves them. It is told event by event what happened, and then
 * where that led; a position that no events led to, as after an undo, is shown at once. A class says what to do when; its template is
 * disposed of here.
 */
#define TABLEE_TYPE_CARD_TABLE (tablee_card_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (TableeCardTable, tablee_card_table, TABLEE, CARD_TABLE, TableeTable)

struct _TableeCardTableClass
{
  TableeTableClass parent_class;

  /* Another seat sits near, or the first one does. */
  void     (*sit)    (TableeCardTable   *self,
                      int                near);
  /* (nullable) Something new begins: what happened before is no longer marked. */
  void     (*settle) (TableeCardTable   *self);
  /* (nullable) No events led to the position that is shown next. */
  void     (*jump)   (TableeCardTable   *self);
  /* An event, which things fly for from step @step on. Returns how many steps that takes. */
  guint    (*hear)   (TableeCardTable   *self,
                      const TableeEvent *event,
                      guint              step);
  /* Another position: nothing is chosen in it. Before show(). */
  void     (*begin)  (TableeCardTable   *self);
  /* Shows the session's view, and what can be done. */
  void     (*show)   (TableeCardTable   *self);
  /* The board has another size. It is shown after that. */
  void     (*fit)    (TableeCardTable   *self);

  /* (nullable) Gives everything the size that follows from @unit, the width of a card of the near fields. */
  void     (*scale)  (TableeCardTable   *self,
                      int                unit);

  /* (nullable) Takes the focus that has come to the table for the first time to the cards that somebody plays with. */
  gboolean (*focus_cards) (TableeCardTable *self);
};

/* For init, once there is the template: where everything lies, and flies. */
void            tablee_card_table_set_board (TableeCardTable *self,
                                             TableeBoardBin  *board);

/* Returns: (transfer none) */
TableeMover    *tablee_card_table_get_mover (TableeCardTable *self);

/* Whether there is little room. */
gboolean        tablee_card_table_is_narrow (TableeCardTable *self);

/* For fit() and scale(): whether there is much room: the table is not narrow and at least @height high. Where there was, a line more of words below
 * the table takes none of it: the form stays until the width is another, or much is missing. */
gboolean        tablee_card_table_is_roomy  (TableeCardTable *self,
                                             int              height);

/* For fit(), and returns whether it fits: scales to the largest unit with which all is in sight as it is shown now, or else to the smallest. Words may be longer,
 * larger or higher in another language, theme or version of the library: they are measured, never reckoned with. */
gboolean        tablee_card_table_scale_to_fit (TableeCardTable *self,
                                                int              smallest,
                                                int              largest);

/* Shows the position again, with something else chosen in it. */
void            tablee_card_table_show      (TableeCardTable *self);

G_END_DECLS
