/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether pictures can be made: the library for it is an optional part of the build. */
gboolean tablee_qr_get_available (void);

/* @text as a QR code: @width rows of as many bytes, 1 where it is dark. The light margin of four modules around it is to be drawn, too.
 * Returns: (transfer full) (nullable): NULL if it is not available, or @text is too long. */
guint8  *tablee_qr_make          (const char *text,
                                  guint      *width);

G_END_DECLS
