/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/house.h"
#include "fixture.h"

G_BEGIN_DECLS

/* A page in a window that is not the program's, with no application: all that it is given is a store, or the house of one, and all that it
 * wants are actions. */
typedef struct
{
  Fixture             window;
  char               *folder;
  TableeHouse        *house;
  TableeStore        *store;
  GSimpleActionGroup *actions;
  GString            *asked;   /* for what, one a line: "review 1" */
} Page;

enum
{
  PAGE_WIDTH = 800,
  PAGE_HEIGHT = 1200,
  PAGE_SEED = 7,  /* of the games that are kept */
};

#define PAGE_SHORT_GAME "{ \"rounds\": 1 }"

/* A house with an empty store, and nothing in a window yet. */
void   page_set_up     (Page       *page);

/* Puts @child into the window. */
void   page_show_sized (Page       *page,
                        GtkWidget  *child,
                        int         width,
                        int         height);
/* The same, PAGE_WIDTH × PAGE_HEIGHT. */
void   page_show       (Page       *page,
                        GtkWidget  *child);

void   page_tear_down  (Page       *page);

/* A short game of Martian 12s that is over, or where a person is asked; @letters: see make_session(). Returns: its id */
gint64 page_keep_game  (Page       *page,
                        const char *letters);

G_END_DECLS
