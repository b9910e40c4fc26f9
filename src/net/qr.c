/* SPDX-License-Identifier: GPL-3.0-or-later */

/* QR codes, by libqrencode where it is there. */
#include "qr.h"

#ifdef HAVE_QRENCODE
#include <qrencode.h>
#endif

gboolean
tablee_qr_get_available (void)
{
#ifdef HAVE_QRENCODE
  return TRUE;
#else
  return FALSE;
#endif
}

#ifdef HAVE_QRENCODE
guint8 *
tablee_qr_make (const char *text,
                guint      *width)
{
  QRcode *code;
  guint8 *modules;

  g_return_val_if_fail (text != NULL && width != NULL, NULL);

  code = QRcode_encodeString (text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
  if (code == NULL)
    return NULL;

  *width = (guint) code->width;
  modules = g_malloc ((gsize) *width * *width);
  for (gsize i = 0; i < (gsize) *width * *width; i++)
    modules[i] = code->data[i] & 1;
  QRcode_free (code);

  return modules;
}
#else
guint8 *
tablee_qr_make (const char *text,
                guint      *width)
{
  return NULL;
}
#endif
