/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How libFuzzer changes what it hands to the targets that read JSON: mostly as JSON, now and then byte by byte. */

#include "json-mutator.h"
#include "target.h"

#include <string.h>

enum { BYTES_ONE_IN = 8 };

const bool target_is_thorough = false;

size_t LLVMFuzzerMutate          (uint8_t       *data,
                                  size_t         size,
                                  size_t         room);
size_t LLVMFuzzerCustomMutator   (uint8_t       *data,
                                  size_t         size,
                                  size_t         room,
                                  unsigned       seed);
size_t LLVMFuzzerCustomCrossOver (const uint8_t *first,
                                  size_t         first_size,
                                  const uint8_t *second,
                                  size_t         second_size,
                                  uint8_t       *out,
                                  size_t         room,
                                  unsigned       seed);

size_t
LLVMFuzzerCustomMutator (uint8_t  *data,
                         size_t    size,
                         size_t    room,
                         unsigned  seed)
{
  TableeRandom random;
  size_t changed = 0;

  tablee_random_seed (&random, seed);
  if (size > 0 && tablee_random_below (&random, BYTES_ONE_IN) > 0)
    changed = json_mutate ((char *) data, size, room, &random);

  return changed > 0 ? changed : LLVMFuzzerMutate (data, size, room);
}

size_t
LLVMFuzzerCustomCrossOver (const uint8_t *first,
                           size_t         first_size,
                           const uint8_t *second,
                           size_t         second_size,
                           uint8_t       *out,
                           size_t         room,
                           unsigned       seed)
{
  TableeRandom random;

  if (first_size > room)
    return 0;

  tablee_random_seed (&random, seed);
  memcpy (out, first, first_size);

  return json_cross ((char *) out, first_size, room, (const char *) second, second_size, &random);
}
