/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Whether all of a label's text can be read, without hovering or scrolling. For tests of tables, and for what reads the windows of the
 * application (tests/app/see-texts.c). */
typedef enum
{
  LABEL_WHOLE,       /* or shortened on purpose: it says all of it when pointed at */
  LABEL_ELLIPSIZED,
  LABEL_CUT,         /* at a side, by itself or by what is around it */
} LabelSight;

LabelSight see_label (GtkLabel *label);
