/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/* A table in a window, with a person at it. For tests of tables. */
typedef struct
{
  TableeGameSession *session;
  GtkWidget         *window;
  GtkWidget         *table;
  char              *told;     /* what it said last, or NULL */
} Fixture;

/* Takes @session, shows its table and waits until a person is asked. */
void       table_fixture_set_up            (Fixture           *fixture,
                                            TableeGameSession *session,
                                            int                width,
                                            int                height);

/* The same with @table, which is for @session. Takes both. */
void       table_fixture_set_up_table      (Fixture           *fixture,
                                            TableeGameSession *session,
                                            GtkWidget         *table,
                                            int                width,
                                            int                height);

/* The same for a position in writing, as @viewer sees it. */
void       table_fixture_set_up_at         (Fixture           *fixture,
                                            const char        *text,
                                            int                viewer,
                                            int                width,
                                            int                height);

/* Nothing must be left of the table. */
void       table_fixture_tear_down         (Fixture           *fixture);
void       table_fixture_wait_for_decision (Fixture           *fixture);

/* Its size is known after a frame, and what fits into it in the pause after that: the next one shows it. */
void       table_fixture_wait_until_fitted (Fixture           *fixture);
void       table_fixture_wait_until_mapped (GtkWidget         *widget,
                                            gboolean           mapped);

/* Does an action of the table, as its key would, and waits for what comes of it. */
void       table_fixture_act               (Fixture           *fixture,
                                            const char        *action);

/* The @index-th widget of @type at or below @widget, in the order of the tree; fails if there is none. */
GtkWidget *table_fixture_get_nth           (GtkWidget         *widget,
                                            GType              type,
                                            int                index);

/* Whether a label of the table says @text, and nothing else; and that it does. */
gboolean   table_fixture_says              (Fixture           *fixture,
                                            const char        *text);
void       table_fixture_assert_said       (Fixture           *fixture,
                                            const char        *text);

/* All of @widget lies on the table as that is scrolled now. */
void       table_fixture_assert_whole      (Fixture           *fixture,
                                            GtkWidget         *widget);

/* All of @widget can be seen without scrolling. */
void       table_fixture_assert_in_sight   (Fixture           *fixture,
                                            GtkWidget         *widget);

G_END_DECLS
