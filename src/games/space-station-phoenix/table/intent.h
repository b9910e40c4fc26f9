/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tile.h"

G_BEGIN_DECLS

/* What a person has begun with the hand and not yet decided: the table shows it, and the game knows nothing of it. */
typedef struct
{
  PhDrag dragged;
  guint  lifted;         /* dice to be rolled again: bit i for die i */
  int    chosen_sector;  /* whose resident is to move; -1 none */
  int    mover;          /* whom a key has named, as ph_lift(): the same key moves them; -1 nobody */
  int    bound_for;      /* sector that who was dropped is to move into; -1 none */
} PhIntent;

static inline PhIntent
ph_intent_none (void)
{
  return (PhIntent) { .dragged = { PH_DRAG_NONE, 0, -1 }, .chosen_sector = -1, .mover = -1, .bound_for = -1 };
}

/* Whether all of my side takes it, wherever it is dropped. */
static inline gboolean
ph_drag_is_for_my_side (PhDragKind kind)
{
  return kind == PH_DRAG_DIE || kind == PH_DRAG_CARD || kind == PH_DRAG_OFFER || kind == PH_DRAG_SPECIES;
}

G_END_DECLS
