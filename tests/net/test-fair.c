/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seeds that nobody has chosen alone. */
#include "net/fair.h"

#include <string.h>

#include "engine/score.h"

/* Made from PROTOCOL.md by another program. */
static void
test_known (void)
{
  TableeShare shares[2] = { { .seat = TABLEE_NOBODY, .has_half = TRUE }, { .seat = 2, .has_half = TRUE } };
  static const guint8 commitment[] = { 
    0x2b, 0x9f, 0xd4, 0x84, 0x07, 0xc9, 0xb4, 0xfa, 0x92, 0x98, 0x66, 0x21, 0xcf, 0x3d, 0xa1, 0x01,
    0x4a, 0x4a, 0xe2, 0xda, 0xab, 0xc0, 0x1c, 0xa1, 0x56, 0xf7, 0xbd, 0x07, 0x74, 0x76, 0x52, 0xd4,
  };
  TableeRandom seed;

  for (guint i = 0; i < TABLEE_HALF_BYTES; i++)
    {
      shares[0].half[i] = (guint8) i;
      shares[1].half[i] = (guint8) (100 + i);
    }
  memcpy (shares[1].commitment, commitment, sizeof commitment);
  g_assert_true (tablee_share_holds (&shares[1]));
  tablee_shares_mix (shares, 2, &seed);
  g_assert_cmpuint (seed.words[0], ==, G_GUINT64_CONSTANT (0xd468b7a5c93f39b7));
  g_assert_cmpuint (seed.words[3], ==, G_GUINT64_CONSTANT (0x12e8563f662a607e));
}

static void
test_holds (void)
{
  TableeShare share, other;

  tablee_share_make (&share, 1);
  g_assert_true (tablee_share_holds (&share));
  share.seat = 2;
  g_assert_false (tablee_share_holds (&share));
  share.seat = 1;
  share.half[5] ^= 1;
  g_assert_false (tablee_share_holds (&share));
  share.half[5] ^= 1;
  share.has_half = FALSE;
  g_assert_false (tablee_share_holds (&share));
  tablee_share_make (&other, 1);
  g_assert_cmpint (memcmp (share.half, other.half, sizeof share.half), !=, 0);
}

/* Any bit of any half makes another seed. */
static void
test_mix (void)
{
  TableeShare shares[3];
  TableeRandom seed;

  for (int i = 0; i < 3; i++)
    tablee_share_make (&shares[i], i - 1);
  tablee_shares_mix (shares, 3, &seed);
  for (guint i = 0; i < 3 * TABLEE_HALF_BYTES * 8; i++)
    {
      guint8 *byte = &shares[i / (TABLEE_HALF_BYTES * 8)].half[i / 8 % TABLEE_HALF_BYTES];
      TableeRandom another;

      *byte ^= (guint8) (1 << (i % 8));
      tablee_shares_mix (shares, 3, &another);
      *byte ^= (guint8) (1 << (i % 8));
      g_assert_cmpint (memcmp (&seed, &another, sizeof seed), !=, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/fair/known", test_known);
  g_test_add_func ("/net/fair/holds", test_holds);
  g_test_add_func ("/net/fair/mix", test_mix);

  return g_test_run ();
}
