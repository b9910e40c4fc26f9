/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of chance, which must be the same forever. */
#include <glib.h>

#include "engine/random.h"

/* The numbers here come from a second implementation in another language; those from the words 1 2 3 4 are also the test
 * vector that other libraries publish. */

static void
test_words (void)
{
  static const guint64 expected[] = {
    11520, 0, 1509978240, G_GUINT64_CONSTANT (1215971899390074240), G_GUINT64_CONSTANT (1216172134540287360),
    G_GUINT64_CONSTANT (607988272756665600), G_GUINT64_CONSTANT (16172922978634559625), G_GUINT64_CONSTANT (8476171486693032832),
  };
  TableeRandom random = { .words = { 1, 2, 3, 4 } };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (tablee_random_next (&random), ==, expected[i]);
}

static void
test_seeds (void)
{
  static const struct { guint64 seed; guint64 numbers[4]; } table[] = {
    { 0, { 0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c } },
    { 1, { 0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7 } },
    { 42, { 0x15780b2e0c2ec716, 0x6104d9866d113a7e, 0xae17533239e499a1, 0xecb8ad4703b360a1 } },
    { G_MAXUINT64, { 0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      TableeRandom random;

      tablee_random_seed (&random, table[i].seed);
      for (gsize j = 0; j < G_N_ELEMENTS (table[i].numbers); j++)
        g_assert_cmpuint (tablee_random_next (&random), ==, table[i].numbers[j]);
    }
}

static void
test_far (void)
{
  TableeRandom random;

  tablee_random_seed (&random, 7);
  for (int i = 0; i < 1000; i++)
    tablee_random_next (&random);
  g_assert_cmpuint (tablee_random_next (&random), ==, 0x2dcf848e3be7ca59);
}

static void
test_below (void)
{
  static const guint32 dice[] = { 4, 1, 5, 5, 5, 5, 0, 0, 2, 0, 3, 4 };
  /* A bound that rejects many draws. */
  static const guint32 large[] = { 2101729446, 2943293174, 2618321815, 313307367, 1211119577, 455448321 };
  TableeRandom random;

  tablee_random_seed (&random, 7);
  for (gsize i = 0; i < G_N_ELEMENTS (dice); i++)
    g_assert_cmpuint (tablee_random_below (&random, 6), ==, dice[i]);

  tablee_random_seed (&random, 7);
  for (gsize i = 0; i < G_N_ELEMENTS (large); i++)
    g_assert_cmpuint (tablee_random_below (&random, 3000000000u), ==, large[i]);

  for (int i = 0; i < 100; i++)
    g_assert_cmpuint (tablee_random_below (&random, 1), ==, 0);
}

/* With chi square of a fixed seed: the limits are those that chance passes once in a thousand times. */
static void
test_uniform (void)
{
  static const struct { guint32 below; double limit; } table[] = {
    { 2, 10.83 }, { 3, 13.82 }, { 5, 18.47 }, { 6, 20.52 }, { 10, 27.88 }, { 13, 32.91 },
  };
  TableeRandom random;

  tablee_random_seed (&random, 2026);
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      guint counts[16] = { 0 };
      const guint draws = 60000;
      double expected = (double) draws / table[i].below;
      double chi_square = 0;

      for (guint j = 0; j < draws; j++)
        counts[tablee_random_below (&random, table[i].below)]++;
      for (guint value = 0; value < table[i].below; value++)
        chi_square += (counts[value] - expected) * (counts[value] - expected) / expected;
      g_assert_cmpfloat (chi_square, <, table[i].limit);
    }
}

/* The largest bound and the rejected sliver: with 2^31 + 1 nearly half of all numbers are drawn again, none is out of range. */
static void
test_range (void)
{
  const guint32 below = (G_GUINT64_CONSTANT (1) << 31) + 1;
  TableeRandom random;
  guint upper = 0;

  tablee_random_seed (&random, 3);
  for (int i = 0; i < 10000; i++)
    {
      guint32 number = tablee_random_below (&random, below);

      g_assert_cmpuint (number, <, below);
      upper += number >= below / 2;
    }
  g_assert_cmpuint (upper, >, 4800);
  g_assert_cmpuint (upper, <, 5200);
}

static void
test_real (void)
{
  TableeRandom random;
  double sum = 0;

  tablee_random_seed (&random, 7);
  g_assert_cmpfloat (tablee_random_real (&random), ==, 0.7005764821796896);
  g_assert_cmpfloat (tablee_random_real (&random), ==, 0.2787512294737843);

  for (int i = 0; i < 10000; i++)
    {
      double number = tablee_random_real (&random);

      g_assert_true (number >= 0 && number < 1);
      sum += number;
    }
  g_assert_cmpfloat_with_epsilon (sum / 10000, 0.5, 0.01);

  random = (TableeRandom){ .words = { 0, UINT64_MAX, 0, 0 } };
  g_assert_cmpfloat (tablee_random_real (&random), <, 1);
}

static void
test_shuffle (void)
{
  static const guint8 expected[] = { 1, 8, 3, 0, 4, 5, 9, 6, 2, 7 };
  guint8 items[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  TableeRandom random;
  TableeRandom before;

  tablee_random_seed (&random, 7);
  tablee_random_shuffle (&random, items, G_N_ELEMENTS (items));
  g_assert_cmpmem (items, sizeof items, expected, sizeof expected);

  /* Nothing to shuffle draws nothing. */
  before = random;
  tablee_random_shuffle (&random, items, 1);
  tablee_random_shuffle (&random, NULL, 0);
  g_assert_cmpmem (&random, sizeof random, &before, sizeof before);
}

/* Every order of four things is as likely. */
static void
test_shuffle_uniform (void)
{
  guint counts[256] = { 0 };
  guint orders = 0;
  TableeRandom random;
  double chi_square = 0;

  tablee_random_seed (&random, 24);
  for (int i = 0; i < 24000; i++)
    {
      guint8 items[] = { 0, 1, 2, 3 };

      tablee_random_shuffle (&random, items, G_N_ELEMENTS (items));
      counts[items[0] | items[1] << 2 | items[2] << 4 | items[3] << 6]++;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] > 0)
      {
        orders++;
        chi_square += (counts[i] - 1000.0) * (counts[i] - 1000.0) / 1000.0;
      }
  g_assert_cmpuint (orders, ==, 24);
  g_assert_cmpfloat (chi_square, <, 49.73);
}

static void
test_conceal (void)
{
  TableeRandom random;

  tablee_random_seed (&random, 0);
  g_assert_false (tablee_random_concealed (&random));
  tablee_random_conceal (&random);
  g_assert_true (tablee_random_concealed (&random));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/random/words", test_words);
  g_test_add_func ("/engine/random/seeds", test_seeds);
  g_test_add_func ("/engine/random/far", test_far);
  g_test_add_func ("/engine/random/below", test_below);
  g_test_add_func ("/engine/random/uniform", test_uniform);
  g_test_add_func ("/engine/random/range", test_range);
  g_test_add_func ("/engine/random/real", test_real);
  g_test_add_func ("/engine/random/shuffle", test_shuffle);
  g_test_add_func ("/engine/random/shuffle-uniform", test_shuffle_uniform);
  g_test_add_func ("/engine/random/conceal", test_conceal);

  return g_test_run ();
}
