/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Somebody's portrait, which can be exchanged for another one.
 *
 * Properties: "portrait" (int, read-write): its number.
 */
#define TABLEE_TYPE_PORTRAIT_BUTTON (tablee_portrait_button_get_type ())
G_DECLARE_FINAL_TYPE (TableePortraitButton, tablee_portrait_button, TABLEE, PORTRAIT_BUTTON, GtkWidget)

int  tablee_portrait_button_get_portrait     (TableePortraitButton *self);
void tablee_portrait_button_set_portrait     (TableePortraitButton *self,
                                              int                   portrait);

/* @manner: (nullable): how whoever looks like that plays, one sentence. */
void tablee_portrait_button_set_manner       (TableePortraitButton *self,
                                              const char           *manner);
/* Whose portrait it is. */
void tablee_portrait_button_set_spoken_label (TableePortraitButton *self,
                                              const char           *label);

G_END_DECLS
