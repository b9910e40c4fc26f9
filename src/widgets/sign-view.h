/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "present/sign.h"

G_BEGIN_DECLS

/*
 * What happened, in pictures: signs one after the other, in as many lines as it takes. One widget, however many they are: a log has
 * hundreds. CSS node: sign. It says nothing by itself: whoever holds it has the sentences.
 */
#define TABLEE_TYPE_SIGN_VIEW (tablee_sign_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeSignView, tablee_sign_view, TABLEE, SIGN_VIEW, GtkWidget)

GtkWidget *tablee_sign_view_new   (void);
void       tablee_sign_view_clear (TableeSignView        *self);

/* @who: (nullable) art: who sits at the seat of @sign, if that is not told by where it stands; @whom: (nullable) art: who sits at its other seat. */
void       tablee_sign_view_add   (TableeSignView        *self,
                                   const TableeEventSign *sign,
                                   const char            *who,
                                   const char            *whom);

G_END_DECLS
