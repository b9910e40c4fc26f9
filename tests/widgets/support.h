/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* Begins a test of widgets, instead of gtk_test_init() (newer GTK sets a locale in it that the machine may lack). Warnings end it,
 * but for those that GTK gives of itself. */
void               init_widget_test    (int         *argc,
                                        char      ***argv);

/* The same, without movement. */
void               init_still_widget_test (int     *argc,
                                        char      ***argv);

/* Waits until @window has been drawn twice: a size that a widget has been given is applied then, also by what does so when idle. */
void               wait_for_frames     (GtkWidget   *window);

/* Whether the middle of @widget would explain itself to a pointer. */
gboolean           has_tooltip         (GtkWidget   *widget);

/* The @index-th widget of @type at or below @widget, in the order of the tree, or NULL; *@index is counted down. */
GtkWidget         *find_widget         (GtkWidget   *widget,
                                        GType        type,
                                        int         *index);

/* How many of @type are at or below @widget. */
int                count_widgets       (GtkWidget   *widget,
                                        GType        type);

/* Does what @words say, in the language of xdotool, with a real pointer; waits until it is done, not until it has come. */
void               use_xdotool         (const char  *words);

/* What assistive technologies are told of @widget. */
void               assert_label        (gpointer     widget,
                                        const char  *label);
void               assert_disabled     (gpointer     widget,
                                        gboolean     disabled);

/* A game of Martian 12s between @n_seats, kept in memory and not started: so far, @actions (one a line) have been played from
 * @seed. @people: the seats that people have, bit i for seat i; the others are computers. Take-backs are allowed. @options:
 * (nullable): JSON. Aborts on a mistake. */
TableeGameSession *new_martian_session (int         n_seats,
                                        guint64     seed,
                                        guint       people,
                                        const char *options,
                                        const char *actions);

/* A game that begins at @position, between people, in memory and not started. */
TableeGameSession *new_session_at      (TableePosition *position);

/* A new game of @game_id between @n_seats people, dealt by @random, in memory and not started. */
TableeGameSession *new_session_of      (const char     *game_id,
                                        int             n_seats,
                                        TableeRandom   *random);

/* Plays @steps actions at random, or fewer if the game ends. Returns whether it goes on. */
gboolean           play_at_random      (const TableeRuleset *ruleset,
                                        void                *state,
                                        int                  steps,
                                        TableeRandom        *random);

/* A likely course of a game, for new_martian_session(): at least @count actions, until it is the turn of @seat in a lap from
 * @lap on. Returns: (transfer full): one action a line. */
char              *invent_actions      (int         n_seats,
                                        guint64     seed,
                                        const char *options,
                                        int         count,
                                        int         seat,
                                        int         lap);

G_END_DECLS
