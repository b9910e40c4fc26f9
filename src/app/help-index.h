/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "help-document.h"

G_BEGIN_DECLS

/*
 * The contents of the help, by part, with the sections of the page that is shown; and what a search finds, while something is typed.
 *
 * Signals:
 *   "follow" (char *target)  a page or a section was chosen
 *   "leave" ()               Escape where nothing is typed
 *   "started" ()             somebody began to type elsewhere, and the keyboard comes here
 */
#define TABLEE_TYPE_HELP_INDEX (tablee_help_index_get_type ())
G_DECLARE_FINAL_TYPE (TableeHelpIndex, tablee_help_index, TABLEE, HELP_INDEX, GtkWidget)

void        tablee_help_index_set_document (TableeHelpIndex    *self,
                                            TableeHelpDocument *document);

/* Marks the page @id as the one that is shown. */
void        tablee_help_index_set_page     (TableeHelpIndex    *self,
                                            const char         *id);

/* What is typed in @widget, and means nothing there, begins a search. */
void        tablee_help_index_set_capture  (TableeHelpIndex    *self,
                                            GtkWidget          *widget);

/* The keyboard goes to the search. */
void        tablee_help_index_search       (TableeHelpIndex    *self);

/* What is typed. */
const char *tablee_help_index_get_words    (TableeHelpIndex    *self);
void        tablee_help_index_set_words    (TableeHelpIndex    *self,
                                            const char         *words);

G_END_DECLS
