/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "data-dir.h"

const char *
tablee_data_dir (void)
{
  const char *folder = g_getenv ("TABLEE_DATADIR");

  return folder != NULL ? folder : PKGDATADIR;
}
