/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the program's own data lie. */
#include "config.h"
#include "data-dir.h"

const char *
tablee_data_dir (void)
{
  const char *folder = g_getenv ("TABLEE_DATADIR");

  return folder != NULL ? folder : PKGDATADIR;
}
