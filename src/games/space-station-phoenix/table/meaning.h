/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What clicks, drops and digits mean, as values. */

#include "part.h"
#include "scene.h"

G_BEGIN_DECLS

typedef enum
{
  PH_MEANS_NOTHING,
  PH_MEANS_ACTION,
  PH_MEANS_WORDS,   /* nothing can be done with it: what it is, or why */
  PH_MEANS_LIFT,    /* a die is lifted, or laid down again */
  PH_MEANS_MOVERS,  /* it is asked whose resident of a sector is to move */
  PH_MEANS_MOVER,   /* who moves is shown first; the same again moves them */
  PH_MEANS_LARGE,   /* a seat's station is to be seen large */
} PhMeans;

/* What a click on something means, a drop or a key. Whoever asks has to do it. */
typedef struct
{
  PhMeans      kind;
  TableeAction action;
  const char  *words;  /* static */
  int          id;     /* the die, the sector or the seat; of a mover the key */
} PhMeaning;

/* @quarter: of a sector, that was clicked; or -1. */
PhMeaning ph_meaning_of_click  (const PhScene *scene,
                                PhPart         part,
                                int            id,
                                int            quarter);

/* A drag is what clicks on both of its ends would be. @kind: PhTileKind of what it is dropped on; -1: my side of the table. */
PhMeaning ph_meaning_of_drop   (const PhScene *scene,
                                PhDrag         drag,
                                int            kind,
                                int            id);

/* The sector of mine that somebody who is dropped there is to move into, or -1. */
int       ph_meaning_get_bound (const PhScene *scene,
                                int            kind,
                                int            id);

/* The digit that shows @index + 1, and the keys of what all phases have. */
PhMeaning ph_meaning_of_digit  (const PhScene *scene,
                                int            index);
PhMeaning ph_meaning_of_reroll (const PhScene *scene);
PhMeaning ph_meaning_of_end    (const PhScene *scene);

G_END_DECLS
