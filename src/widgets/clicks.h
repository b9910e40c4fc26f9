/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"

G_BEGIN_DECLS

/*
 * What the pointer has done last: buttons and cards change below it, and who clicks twice at one place means one thing. Begins as zeros;
 * there is nothing to be freed.
 */
typedef struct
{
  guint32          time;     /* ms, as events have it: when the pointer was pressed last; 0: it was not, since a key was */
  graphene_point_t place;    /* where, in the window */
  gboolean         again;    /* it was once more at the same place, as in a double click */
  gboolean         played;   /* the clicks there have played something: */
  TableeAction     action;
} TableeClicks;

/* @event, in the window of @widget, presses the pointer. Returns whether it does so in that window, and @place of it. */
gboolean tablee_clicks_press  (TableeClicks     *self,
                               GtkWidget        *widget,
                               GdkEvent         *event,
                               graphene_point_t *place);

/* A key was pressed: what comes now is no click. */
void     tablee_clicks_forget (TableeClicks     *self);

/* Whether @action comes of the second click of two, and is another one than the first has played. */
gboolean tablee_clicks_differ (const TableeClicks *self,
                               TableeAction        action);

/* Whether the second click of two comes, and the first has played something. */
gboolean tablee_clicks_is_second (const TableeClicks *self);

/* @action is played: by a click, if there was any. */
void     tablee_clicks_note   (TableeClicks     *self,
                               TableeAction      action);

G_END_DECLS
