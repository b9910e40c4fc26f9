/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The generator behind all chance. */
#include "random.h"

void
tablee_random_seed (TableeRandom *random,
                    uint64_t      seed)
{
  for (int i = 0; i < 4; i++)
    {
      uint64_t z = (seed += UINT64_C (0x9E3779B97F4A7C15));

      z = (z ^ (z >> 30)) * UINT64_C (0xBF58476D1CE4E5B9);
      z = (z ^ (z >> 27)) * UINT64_C (0x94D049BB133111EB);
      random->words[i] = z ^ (z >> 31);
    }
}

void
tablee_random_conceal (TableeRandom *random)
{
  *random = (TableeRandom){ 0 };
}

bool
tablee_random_concealed (const TableeRandom *random)
{
  const uint64_t *s = random->words;

  return (s[0] | s[1] | s[2] | s[3]) == 0;
}

double
tablee_random_real (TableeRandom *random)
{
  return (double) (tablee_random_next (random) >> 11) * 0x1p-53;
}

void
tablee_random_shuffle (TableeRandom *random,
                       uint8_t      *items,
                       size_t        count)
{
  /* As a local value it stays in registers: to the compiler, bytes might be any of its words. */
  TableeRandom chance = *random;

  for (size_t last = count; last > 1; last--)
    {
      size_t chosen = tablee_random_below (&chance, (uint32_t) last);
      uint8_t item = items[last - 1];

      items[last - 1] = items[chosen];
      items[chosen] = item;
    }
  *random = chance;
}
