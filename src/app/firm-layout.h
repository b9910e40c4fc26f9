/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One child that fills everything, and never asks for more width because it is low. */
#define TABLEE_TYPE_FIRM_LAYOUT (tablee_firm_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeFirmLayout, tablee_firm_layout, TABLEE, FIRM_LAYOUT, GtkLayoutManager)

G_END_DECLS
