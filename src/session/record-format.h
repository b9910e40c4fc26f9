/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* By what a record is known in writing, and how long it may be: for those that read and write it. */

#define TABLEE_RECORD_FORMAT "tablee-record"

enum
{
  TABLEE_RECORD_VERSION = 1,
  TABLEE_RECORD_MAX_ACTIONS = 100000,
};
