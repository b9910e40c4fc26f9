/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat imagines: in small positions all truths are counted, and each comes as often as it should. */
#include "script.h"

enum
{
  UNSEEN = 5,     /* cards that the seat has not seen */
  ORDERS = 120,   /* of those */
  SAMPLES = 24000,
};

/* Where fewer cards are hidden than unseen, one is not in the game. */
typedef struct
{
  const char *unseen;  /* letters, UNSEEN of them */
  int         hand;    /* cards of the other hand that are hidden */
  int         deck;
  gboolean    pending; /* the front card of the other hand has been played openly */
  double      limit;   /* chi-square: beyond the 99.9 % point for its number of truths */
} Case;

static const Case cases[] = {
  { "RRsgg", 3, 2, FALSE, 58.3 },    /* 30 truths */
  { "RRsgg", 2, 2, FALSE, 58.3 },    /* 30, one card is not in the game */
  { "BBBBR", 1, 4, FALSE, 18.5 },    /* 5 */
  { "RRsgb", 2, 3, TRUE, 98.3 },     /* 60 */
};

static void
add_letters (GString    *json,
             const char *letters)
{
  for (gsize i = 0; letters[i] != '\0'; i++)
    g_string_append_printf (json, "%s'%c'", i > 0 ? ", " : "", letters[i]);
}

/* All cards are sold but those unseen, two of seat 0, and, for a sale, the chains and the card of seat 1. */
static void
add_removed (GString    *json,
             const Case *test)
{
  static const char letters[] = "BCSGsbRg";
  int left[CH_BEANS];
  g_autoptr (GString) sold = g_string_new (NULL);

  for (int bean = 0; bean < CH_BEANS; bean++)
    left[bean] = ch_copies (bean);
  for (int i = 0; i < UNSEEN; i++)
    left[strchr (letters, test->unseen[i]) - letters]--;
  left[CH_CHILI] -= 2;
  if (test->pending)
    {
      left[CH_BLUE]--;
      left[CH_GREEN]--;
      left[CH_STINK]--;
      left[CH_CHILI]--;
    }
  for (int bean = 0; bean < CH_BEANS; bean++)
    for (int i = 0; i < left[bean]; i++)
      g_string_append_c (sold, letters[bean]);
  add_letters (json, sold->str);
}

static Script *
make_position (const Case *test)
{
  g_autofree char *hand = g_strndup (test->unseen, (gsize) test->hand);
  g_autofree char *deck = g_strndup (test->unseen + test->hand, (gsize) test->deck);
  g_autoptr (GString) json = g_string_new ("'current': 1, ");

  g_string_append (json, test->pending ? "'phase': 'sell', 'pending': 'B', 'from': 'play', " : "'phase': 'discard', ");
  g_string_append_printf (json, "'players': [ { 'hand': ['C', 'C'] }, { 'hand': [%s", test->pending ? "'B', " : "");
  add_letters (json, hand);
  g_string_append_printf (json, "], 'chains': [%s] } ], 'draw': [", test->pending ? "['G', 1], ['S', 1], ['C', 1]" : "");
  add_letters (json, deck);
  g_string_append (json, "], 'removed': [");
  add_removed (json, test);
  g_string_append (json, "]");

  return script_new (json->str);
}

/* The hidden cards, in one fixed order. */
static char *
hidden_cards (const Case    *test,
              const ChState *state)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < test->hand; i++)
    g_string_append_c (text, (char) ('0' + state->seats[1].hand[i + test->pending]));
  for (int i = 0; i < test->deck; i++)
    g_string_append_c (text, (char) ('0' + state->deck[i]));

  return g_string_free (text, FALSE);
}

static void
count_up (GHashTable *counts,
          char       *key)
{
  g_hash_table_insert (counts, key, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, key)) + 1));
}

/* All orders of the unseen cards from @place on: the first of them are the hidden ones. */
static void
count_orders (const Case *test,
              char       *cards,
              int         place,
              GHashTable *orders)
{
  if (place == UNSEEN)
    {
      count_up (orders, g_strndup (cards, (gsize) (test->hand + test->deck)));
      return;
    }

  for (int i = place; i < UNSEEN; i++)
    {
      char card = cards[i];

      cards[i] = cards[place];
      cards[place] = card;
      count_orders (test, cards, place + 1, orders);
      cards[place] = cards[i];
      cards[i] = card;
    }
}

static GHashTable *
list_truths (const Case *test)
{
  GHashTable *orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char cards[UNSEEN];

  for (int i = 0; i < UNSEEN; i++)
    cards[i] = (char) ('0' + (strchr ("BCSGsbRg", test->unseen[i]) - "BCSGsbRg"));
  count_orders (test, cards, 0, orders);

  return orders;
}

static void
test_uniform (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (Script) script = make_position (test);
  g_autoptr (GHashTable) orders = list_truths (test);
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const TableeGame *game = &tablee_bean_chains_game;
  GHashTableIter iter;
  gpointer key;
  gpointer ways;
  double deviation = 0;
  TableeRandom random;

  tablee_random_seed (&random, 2);
  script_conceal (script, 0);
  for (int i = 0; i < SAMPLES; i++)
    {
      ChState truth = *script->state;

      game->resample (&script->ruleset->base, &truth, 0, &random);
      if (test->pending)
        g_assert_cmpint (truth.seats[1].hand[0], ==, CH_BLUE);
      count_up (counts, hidden_cards (test, &truth));
    }

  g_assert_cmpuint (g_hash_table_size (counts), ==, g_hash_table_size (orders));
  g_hash_table_iter_init (&iter, orders);
  while (g_hash_table_iter_next (&iter, &key, &ways))
    {
      double expected = (double) SAMPLES * GPOINTER_TO_INT (ways) / ORDERS;
      double difference = GPOINTER_TO_INT (g_hash_table_lookup (counts, key)) - expected;

      deviation += difference * difference / expected;
    }
  g_test_message ("chi-square %.1f for %u truths", deviation, g_hash_table_size (orders));
  g_assert_cmpfloat (deviation, <, test->limit);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/bean-chains/resample/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &cases[i], test_uniform);
    }

  return g_test_run ();
}
