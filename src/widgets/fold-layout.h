/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A head and what follows it: in one line where there is the width, and otherwise in two of about the same length, beside the head. It is
 * always as high as two lines, so that nothing below or above it moves, unless a single thing follows.
 */
#define TABLEE_TYPE_FOLD_LAYOUT (tablee_fold_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeFoldLayout, tablee_fold_layout, TABLEE, FOLD_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tablee_fold_layout_new (void);

G_END_DECLS
