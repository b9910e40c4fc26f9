/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The state of chance: xoshiro256** 1.0 (D. Blackman, S. Vigna, "Scrambled Linear Pseudorandom Number Generators",
 * ACM TOMS 47, 2021), seeded through SplitMix64. The same seed gives the same numbers on every machine, forever; golden
 * games hold this. All four words zero is no state of the generator: it marks chance that a view has concealed.
 */
typedef struct
{
  uint64_t words[4];
} TableeRandom;

/* Sets @random from any whole number. */
void     tablee_random_seed      (TableeRandom *random,
                                  uint64_t      seed);

/* Removes all knowledge of what is to come. Drawing from a concealed generator is an error of the caller. */
void     tablee_random_conceal   (TableeRandom *random);
bool     tablee_random_concealed (const TableeRandom *random);

/* A number from 0 (included) to 1 (excluded). For search and heuristics only, never for rules. */
double   tablee_random_real      (TableeRandom *random);

/* Shuffles @count bytes (Fisher and Yates, from the last one down). */
void     tablee_random_shuffle   (TableeRandom *random,
                                  uint8_t      *items,
                                  size_t        count);

/* 64 random bits. Inline: everything that is drawn goes through here. */
static inline uint64_t
tablee_random_next (TableeRandom *random)
{
  uint64_t *s = random->words;
  uint64_t scrambled = s[1] * 5;
  uint64_t shifted = s[1] << 17;

  scrambled = ((scrambled << 7) | (scrambled >> 57)) * 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = (s[3] << 45) | (s[3] >> 19);

  return scrambled;
}

/* A number from 0 to @below - 1, each equally likely. @below is 1 or more. */
static inline uint32_t
tablee_random_below (TableeRandom *random,
                     uint32_t      below)
{
  /* Lemire's multiplication; the rejected sliver makes every result exactly as likely (ACM TOMACS 29, 2019). */
  uint64_t product = (tablee_random_next (random) >> 32) * below;

  if ((uint32_t) product < below)
    {
      uint32_t sliver = -below % below;

      while ((uint32_t) product < sliver)
        product = (tablee_random_next (random) >> 32) * below;
    }

  return (uint32_t) (product >> 32);
}
