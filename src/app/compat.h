/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What GTK and libadwaita do in another way from version to version: the only file that may check for versions. */

/* Tells something that must be read. */
void       tablee_compat_tell            (GtkWindow            *parent,
                                          const char           *heading,
                                          const char           *body);

/* One of the answers to a question: an id, and its label, which may have a mnemonic. */
typedef struct
{
  const char *id;
  const char *label;
  gboolean    destructive;
} TableeCompatAnswer;

/* @answer: the id of the one that was chosen; of the first one if the question was closed. */
typedef void (*TableeAnswerCallback) (const char *answer,
                                      gpointer    user_data);

/* Asks something that must be answered. @answers: ends with an id of NULL; the first one changes nothing.
 * Returns: (transfer none): to take it back with tablee_compat_withdraw(), as long as it lives. */
GtkWidget *tablee_compat_ask             (GtkWindow                *parent,
                                          const char               *heading,
                                          const char               *body,
                                          const TableeCompatAnswer *answers,
                                          TableeAnswerCallback      callback,
                                          gpointer                  user_data);
/* @text: (nullable): what was written; NULL if nothing is to be done. */
typedef void (*TableeTextCallback)   (const char *text,
                                      gpointer    user_data);

/* Asks for a line of text. @label: what it is, for the entry. @text: (nullable): what stands there at first, selected. @max_length: in
 * characters. @accept: the label of the button that takes what was written, also when it is nothing. */
void       tablee_compat_ask_text        (GtkWindow                *parent,
                                          const char               *heading,
                                          const char               *label,
                                          const char               *text,
                                          int                       max_length,
                                          const char               *accept,
                                          TableeTextCallback        callback,
                                          gpointer                  user_data);

/* Closes @question: it is answered with the first of its answers. */
void       tablee_compat_withdraw        (GtkWidget                *question);

/* @file: (nullable): NULL if nothing was chosen. */
typedef void (*TableeFileCallback) (GFile   *file,
                                    gpointer user_data);

void       tablee_compat_open_file       (GtkWindow            *parent,
                                          const char           *title,
                                          GtkFileFilter        *filter,
                                          TableeFileCallback    callback,
                                          gpointer              user_data);

/* @name: the name that is suggested. */
void       tablee_compat_save_file       (GtkWindow            *parent,
                                          const char           *title,
                                          const char           *name,
                                          TableeFileCallback    callback,
                                          gpointer              user_data);

/* Lets a screen reader say @sentence at once, where GTK can; elsewhere a label must show it. */
void       tablee_compat_announce        (GtkWidget            *widget,
                                          const char           *sentence);

/* From now on, screen readers are told the name of a button once, also where GTK says it twice. */
void       tablee_compat_mend_names      (void);

/* From now on, screen readers are told what the items of menus are called, and who opened a menu has the focus again when it is
 * closed, also where GTK forgets that. */
void       tablee_compat_mend_menus      (void);

/* The window around a page of preferences. Returns: (transfer none) */
GtkWindow *tablee_compat_show_preferences (GtkWindow           *parent,
                                          AdwPreferencesPage   *page);
/* Puts another page into it, in the language that is set now. */
void       tablee_compat_replace_preferences (GtkWindow        *preferences,
                                          AdwPreferencesPage   *old_page,
                                          AdwPreferencesPage   *page);

typedef struct
{
  const char  *heading;
  const char  *credit;
} TableeCompatCredit;

/* @credits: ends with a NULL heading; whose games these are. */
void       tablee_compat_show_about      (GtkWindow                *parent,
                                          const TableeCompatCredit *credits);

/* @ui: a GtkBuilder description of a GtkShortcutsWindow called "shortcuts". */
void       tablee_compat_show_shortcuts  (GtkWindow            *parent,
                                          const char           *ui);

G_END_DECLS
