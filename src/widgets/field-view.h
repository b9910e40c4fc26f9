/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"
#include "tag-shape.h"

G_BEGIN_DECLS

/* A field, chain or collection as it is shown. What takes one copies it. All strings are nullable but @spoken. */
typedef struct
{
  const char       *title;
  const TableeCard *cards;     /* those that lie there, the lowest first */
  gsize             n_cards;
  const char       *count;     /* how many there are, "×5"; NULL: as many as there are cards, if more than one; "": not shown */
  const char       *worth;     /* what it would bring, in a tag */
  const char       *note;      /* small, below: "next at 6" */
  int               slots;     /* coins that it can bring: places for them, */
  int               filled;    /* of which so many are reached */
  const char       *spoken;    /* what assistive technologies say, whole sentences */
  const char       *empty;     /* words in the dashed outline where no card lies */
  int               id;        /* the table's own name for it */
  gboolean          available; /* something can be done with it now */
  gboolean          chosen;
  gboolean          marked;    /* something has just happened there */
} TableeField;

/*
 * Cards that lie together: a button, and a place where cards can be dropped. CSS node: field-view, with the style classes
 * available, chosen, marked, empty.
 *
 * Properties:
 *   "card-width" (int, pixels)
 *   "steady" (boolean)  title, worth, slots and note keep their room while there are none, so that nothing jumps when they come
 *   "tag" (TableeTagShape)  the shape of worth: coin (the default) or star
 * Signals: "clicked" of GtkButton, and
 *   "dropped" (int id)  a card was dropped there
 */
#define TABLEE_TYPE_FIELD_VIEW (tablee_field_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeFieldView, tablee_field_view, TABLEE, FIELD_VIEW, GtkButton)

GtkWidget         *tablee_field_view_new            (void);
void               tablee_field_view_set_field      (TableeFieldView   *self,
                                                     const TableeField *field);

/* Returns: (transfer none) (nullable) */
const TableeField *tablee_field_view_get_field      (TableeFieldView   *self);
void               tablee_field_view_set_card_width (TableeFieldView   *self,
                                                     int                width);
void               tablee_field_view_set_steady     (TableeFieldView   *self,
                                                     gboolean           steady);
/* What is said stands beside the cards, where a field has little height. */
void               tablee_field_view_set_flat       (TableeFieldView   *self,
                                                     gboolean           flat);
/* Each of @titles (nullable) has room in one line, in the style that the field has now. */
void               tablee_field_view_make_room      (TableeFieldView   *self,
                                                     const char *const *titles);
void               tablee_field_view_set_tag        (TableeFieldView   *self,
                                                     TableeTagShape     tag);

G_END_DECLS
