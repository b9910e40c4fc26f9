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

/* From now on, tooltips take no clicks: one lies over the neighbours of what is pointed at, and may still be there when a quick hand, or one on
 * a busy machine, clicks one of these. */
void       tablee_compat_mend_tooltips   (void);

/* The window or dialog around a page of preferences. Returns: (transfer none) */
GtkWidget *tablee_compat_show_preferences (GtkWindow           *parent,
                                          AdwPreferencesPage   *page);
/* Shows again what has been shown and not been closed. */
void       tablee_compat_raise_preferences (GtkWidget          *preferences,
                                          GtkWindow            *parent);
/* Puts another page into it, in the language that is set now. */
void       tablee_compat_replace_preferences (GtkWidget        *preferences,
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

/* A list of keys that is being made. */
typedef struct _TableeCompatShortcuts TableeCompatShortcuts;

/* Returns: (transfer full): to be shown. */
TableeCompatShortcuts *tablee_compat_shortcuts_new (void);
/* What is added from now on has a heading. */
void       tablee_compat_shortcuts_begin_group (TableeCompatShortcuts *self,
                                          const char           *title);
/* @accelerators: as GTK writes them, with a space between any two of which each does the same. A group has begun. */
void       tablee_compat_shortcuts_add   (TableeCompatShortcuts *self,
                                          const char           *accelerators,
                                          const char           *title);
/* Shows what was added; @self is taken over. */
void       tablee_compat_shortcuts_show  (TableeCompatShortcuts *self,
                                          GtkWindow            *parent);

G_END_DECLS
