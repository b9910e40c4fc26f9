/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/seat.h"

G_BEGIN_DECLS

/*
 * The curtain between two people: whose turn it is to sit down at the computer, and a button that says "I am here"
 * ("play.lift-curtain"). It hides everything below it; that nothing hidden is there to be found is the session's viewer.
 */
#define TABLEE_TYPE_CURTAIN_VIEW (tablee_curtain_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeCurtainView, tablee_curtain_view, TABLEE, CURTAIN_VIEW, GtkWidget)

/* Waits for the person of @seat. */
void tablee_curtain_view_await (TableeCurtainView *self,
                                TableeSeat        *seat);

G_END_DECLS
