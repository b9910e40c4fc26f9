/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What somebody must be told of where their games are kept. */

typedef enum
{
  TABLEE_STORE_NOTICE_NONE,
  TABLEE_STORE_NOTICE_DAMAGED,    /* set aside; detail: path of the file set aside */
  TABLEE_STORE_NOTICE_NEWER,      /* made by a newer version: refused, in memory now */
  TABLEE_STORE_NOTICE_READ_ONLY,  /* cannot be written: in memory now */
  TABLEE_STORE_NOTICE_FULL,       /* the disk is full: in memory now */
  TABLEE_STORE_NOTICE_FAILED,     /* any other failure of the disk: in memory now */
  TABLEE_STORE_NOTICE_LOCKED,     /* another program has locked the file: everything waits; goes when the lock does */
  TABLEE_STORE_NOTICE_WRITTEN_BACK, /* what was in memory is on the disk now */
} TableeStoreNotice;
