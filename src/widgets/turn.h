/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether it is a seat's turn. */
typedef enum
{
  TABLEE_TURN_NONE,
  TABLEE_TURN_DECIDES,
  TABLEE_TURN_THINKS,  /* a computer */
} TableeTurn;

#define TABLEE_TYPE_TURN (tablee_turn_get_type ())
GType       tablee_turn_get_type   (void);

/* What a badge says, and what assistive technologies do, a whole sentence. Returns: (nullable): NULL if it is not the turn. */
const char *tablee_turn_get_words  (TableeTurn turn);
const char *tablee_turn_get_spoken (TableeTurn turn);

G_END_DECLS
