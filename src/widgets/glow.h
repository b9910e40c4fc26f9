/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A soft light round a widget. A style sheet can have one too, and has it blurred anew with all that moves near it where Cairo draws. */
typedef struct
{
  float corner;   /* pixels: radius of the widget's corners */
  float spread;   /* pixels: how far it is as light as at the edge */
  float softness; /* pixels: over how many it fades */
  float opacity;  /* 0 to 1: on light surfaces */
  float dark;     /* ... and on dark ones */
} TableeGlow;

/* Appends @glow of @widget, outside of it. None where contrast is to be high. */
void tablee_glow_snapshot (const TableeGlow *glow,
                           GtkWidget        *widget,
                           GtkSnapshot      *snapshot);

G_END_DECLS
