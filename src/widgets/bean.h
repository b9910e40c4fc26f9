/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A family of beans, as it looks: what it is called is the business of the games. */
typedef struct
{
  const char *id;      /* "klingbohnen" */
  const char *art;     /* the bean: a drawing of data/art, "beans/klingbohnen" */
  const char *symbol;  /* its sign, which tells it without its colour: "symbols/bolt" */
  GdkRGBA     colour;  /* of the band of its cards */
  GdkRGBA     ink;     /* of what is written on that */
} TableeBean;

/* The families of all bean games: klingbohnen, darth-beans, bluebeans, beanliens, centauribohnen, bohrion, moonbohnen; blue,
 * kidney, chili, puff, stink, green, pole, soy, black, red, garden. Returns: (transfer none) (nullable): static; NULL for an
 * unknown @id. */
const TableeBean *tablee_bean_find (const char *id);

G_END_DECLS
