/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A decision that is not a thing on the table: a button with a title and, below it, its key and a hint. An unavailable one can
 * still be clicked, so that the table can say why not. CSS node: button.action, with available or unavailable, and suggested.
 *
 * Properties:
 *   "title" (string)       "Draw two"
 *   "hint" (string)        (nullable) "safe"
 *   "key" (string)         (nullable) as it is written on the key: "D"; drawn as one, before the hint
 *   "spoken" (string)      (nullable) what assistive technologies say, and the tooltip; NULL: the title
 *   "available" (boolean)
 *   "suggested" (boolean)  the usual thing to do
 * Signals, "action-name", "action-target": those of GtkButton.
 */
#define TABLEE_TYPE_ACTION_BUTTON (tablee_action_button_get_type ())
G_DECLARE_FINAL_TYPE (TableeActionButton, tablee_action_button, TABLEE, ACTION_BUTTON, GtkButton)

GtkWidget *tablee_action_button_new           (const char         *title,
                                               const char         *key,
                                               const char         *action_name);
void       tablee_action_button_set_title     (TableeActionButton *self,
                                               const char         *title);
void       tablee_action_button_set_hint      (TableeActionButton *self,
                                               const char         *hint);
/* @figure: (nullable) (transfer floating) a drawing that stands in the place of the hint, for looking at: it says nothing to assistive
 * technologies, and has no tooltip. It stays until another one, or none, is set. */
void       tablee_action_button_set_figure    (TableeActionButton *self,
                                               GtkWidget          *figure);
GtkWidget *tablee_action_button_get_figure    (TableeActionButton *self);
void       tablee_action_button_set_spoken    (TableeActionButton *self,
                                               const char         *spoken);
/* Why it is off, which is said while it is: NULL where there is nothing to say. */
void       tablee_action_button_set_reason    (TableeActionButton *self,
                                               const char         *reason);
void       tablee_action_button_set_available (TableeActionButton *self,
                                               gboolean            available);
void       tablee_action_button_set_suggested (TableeActionButton *self,
                                               gboolean            suggested);

/* Title, key and hint in one line, for a button below a thing on the table or beside others that share what room there is: no word of
 * it is broken or left out. */
void       tablee_action_button_set_level     (TableeActionButton *self,
                                               gboolean            level);

/* Where there is no keyboard the key is not shown. */
void       tablee_action_button_set_keyless   (TableeActionButton *self,
                                               gboolean            keyless);

G_END_DECLS
