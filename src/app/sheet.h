/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A sheet of paper laid over a page: a card with a title and a way to close it ("play.close").
 *
 * Properties: "title", "subtitle" (string), "child" (GtkWidget).
 */
#define TABLEE_TYPE_SHEET (tablee_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TableeSheet, tablee_sheet, TABLEE, SHEET, GtkWidget)

G_END_DECLS
