/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The checksum of a ruleset, number by number: FNV-1a over the eight bytes of each, the same on every machine. */
#define TABLEE_CHECKSUM_START UINT64_C (0xcbf29ce484222325)

static inline uint64_t
tablee_checksum_add (uint64_t checksum,
                     int64_t  value)
{
  for (int i = 0; i < 8; i++)
    checksum = (checksum ^ ((uint64_t) value >> (8 * i) & 0xff)) * UINT64_C (0x100000001b3);

  return checksum;
}

static inline uint64_t
tablee_checksum_add_all (uint64_t       checksum,
                         const int64_t *values,
                         size_t         count)
{
  for (size_t i = 0; i < count; i++)
    checksum = tablee_checksum_add (checksum, values[i]);

  return checksum;
}
