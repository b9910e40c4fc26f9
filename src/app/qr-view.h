/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A QR code, dark on white in any style, with the margin that cameras want. An image; whoever shows it says what it is. Hidden where there
 * are no such pictures. */
#define TABLEE_TYPE_QR_VIEW (tablee_qr_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeQrView, tablee_qr_view, TABLEE, QR_VIEW, GtkWidget)

/* @text: (nullable) */
void tablee_qr_view_set_text (TableeQrView *self,
                              const char   *text);

G_END_DECLS
