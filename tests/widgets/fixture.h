/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "support.h"
#include "widgets/hand-view.h"
#include "widgets/pile-view.h"

G_BEGIN_DECLS

/* A widget in a window, and what it says. For tests of what tables are made of: a warning ends them. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *child;
  GtkWidget *other;   /* something else that can have the focus, before the child */
  int        id;      /* what the last signal said */
  int        count;   /* of signals */
} Fixture;

/* Waits until @child has its place. */
void       fixture_set_up         (Fixture     *fixture,
                                   GtkWidget   *child,
                                   int          width,
                                   int          height);

/* Nothing must be left of the child. */
void       fixture_tear_down      (Fixture     *fixture);

/* For signals with an id, and for any others, connected swapped. */
void       fixture_id_cb          (Fixture     *fixture,
                                   int          id);
void       fixture_count_cb       (Fixture     *fixture);

/* What Enter does, and assistive technologies; waits for a signal. */
void       fixture_press          (Fixture     *fixture,
                                   GtkWidget   *widget);
GtkWidget *fixture_get_focus      (Fixture     *fixture);

/* As many cards as @ids has characters: each is one's id. */
gsize      make_cards             (TableeCard  *cards,
                                   const char  *ids);
void       set_cards              (GtkWidget   *hand,
                                   const char  *ids);
void       set_pile               (GtkWidget   *view,
                                   const char  *contents,
                                   gboolean     available);

/* The view of the card @id; fails if there is none. */
GtkWidget *get_card               (GtkWidget   *hand,
                                   int          id);

G_END_DECLS
