/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a seat imagines is uniform among all that fits its view: on small positions against every way of dealing the unseen cards,
 * one by one, and on a large one against the number of ways for each choice of families.
 */
#include "script.h"

#include <math.h>
#include <string.h>

enum
{
  SAMPLES = 20000,
  MAX_UNSEEN = 9,
  DEEP_SECRETS = 5,
  DEEP_SIZE = 7,
};

/* Every way of dealing the unseen cards of a view, by the state that it gives. */
typedef struct
{
  const SbRuleset *ruleset;
  SbState          view;
  int              viewer;
  SbCard           cards[MAX_UNSEEN];
  int              count;
  GHashTable      *ways;      /* state without chance, as bytes: number of ways, then of samples */
  gint64           total;
} Truths;

typedef struct
{
  gint64 ways;
  gint64 samples;
} Truth;

static GBytes *
key_of (const SbState *state)
{
  SbState copy = *state;

  tablee_random_conceal (&copy.chance);

  return g_bytes_new (&copy, sizeof copy);
}

static gboolean
is_one_family (SbCards cards)
{
  return sb_cards_empty (cards) || (cards.once & ~sb_family_bits (sb_family (cards))) == 0;
}

static gboolean
fits (const Truths  *truths,
      const SbState *state)
{
  const SbSeat *current = &state->seats[state->current];

  for (int i = 0; i < truths->ruleset->base.seats; i++)
    if (!is_one_family (state->seats[i].secret))
      return FALSE;
  if (state->phase != SB_PHASE_PLAY || sb_cards_empty (current->secret))
    return TRUE;

  for (SbCards hand = current->hand; !sb_cards_empty (hand);)
    {
      int family = sb_card_family (sb_cards_take_first (&hand));

      if (family == sb_family (current->visible) || family == sb_family (current->secret))
        return TRUE;
    }

  return FALSE;
}

/* The unseen cards in one order, dealt to one hidden place after the other. */
static void
add_way (Truths       *truths,
         const SbCard *cards)
{
  SbState state = truths->view;
  g_autoptr (GBytes) key = NULL;
  Truth *truth;

  for (int i = 0; i < truths->ruleset->base.seats; i++)
    {
      SbSeat *seat = &state.seats[i];

      for (; seat->secret_hidden > 0; seat->secret_hidden--)
        sb_cards_add (&seat->secret, *cards++);
      for (; seat->known_hidden > 0; seat->known_hidden--, seat->hand_hidden--)
        {
          sb_cards_add (&seat->known, *cards);
          sb_cards_add (&seat->hand, *cards++);
        }
      for (; seat->hand_hidden > 0; seat->hand_hidden--)
        sb_cards_add (&seat->hand, *cards++);
    }
  for (int i = 0; i < state.draw_count; i++)
    state.draw[i] = *cards++;
  if (!fits (truths, &state))
    return;

  key = key_of (&state);
  truth = g_hash_table_lookup (truths->ways, key);
  if (truth == NULL)
    {
      truth = g_new0 (Truth, 1);
      g_hash_table_insert (truths->ways, g_bytes_ref (key), truth);
    }
  truth->ways++;
  truths->total++;
}

/* All orders of the cards from @place on; copies of a card count as different. */
static void
permute (Truths *truths,
         int     place)
{
  if (place == truths->count)
    {
      add_way (truths, truths->cards);
      return;
    }

  for (int i = place; i < truths->count; i++)
    {
      SbCard card = truths->cards[i];

      truths->cards[i] = truths->cards[place];
      truths->cards[place] = card;
      permute (truths, place + 1);
      truths->cards[place] = truths->cards[i];
      truths->cards[i] = card;
    }
}

/* Far beyond what chance does: five standard deviations of the statistic. */
static void
assert_uniform (const Truths *truths)
{
  GHashTableIter iter;
  gpointer value;
  double statistic = 0;
  double freedom = g_hash_table_size (truths->ways) - 1.0;

  g_hash_table_iter_init (&iter, truths->ways);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Truth *truth = value;
      double expected = (double) truth->ways / (double) truths->total * SAMPLES;

      g_assert_cmpfloat (expected, >=, 5);
      statistic += ((double) truth->samples - expected) * ((double) truth->samples - expected) / expected;
    }
  g_test_message ("%u truths, chi-square %.1f", g_hash_table_size (truths->ways), statistic);
  g_assert_cmpfloat (freedom, >, 0);
  g_assert_cmpfloat (statistic, <, freedom + 5 * sqrt (2 * freedom));
}

static void
sample (Truths *truths)
{
  TableeRandom random;

  tablee_random_seed (&random, 4);
  for (int i = 0; i < SAMPLES; i++)
    {
      SbState state = truths->view;
      g_autoptr (GBytes) key = NULL;
      Truth *truth;

      tablee_space_beans_game.resample (&truths->ruleset->base, &state, truths->viewer, &random);
      key = key_of (&state);
      truth = g_hash_table_lookup (truths->ways, key);
      g_assert_nonnull (truth);
      truth->samples++;
    }
}

/* All cards but those in play and @absent go to the discard pile, where everybody sees them. */
static void
discard_rest (Script     *script,
              const char *absent)
{
  SbCards rest = sb_unseen (&script->ruleset, &script->state);

  if (absent != NULL)
    rest = sb_cards_without (rest, script_cards (absent));
  while (!sb_cards_empty (rest))
    script->state.discard[script->state.discard_count++] = sb_cards_take_first (&rest);
}

static void
check_view (Script     *script,
            int         viewer,
            const char *absent)
{
  Truths truths = { .ruleset = &script->ruleset, .viewer = viewer };
  SbCards unseen;

  discard_rest (script, absent);
  truths.view = script->state;
  tablee_space_beans_game.conceal (&script->ruleset.base, &truths.view, viewer);
  g_assert_true (sb_view_fits (&script->ruleset, &truths.view));
  unseen = sb_unseen (&script->ruleset, &truths.view);
  g_assert_cmpint (sb_cards_count (unseen), <=, MAX_UNSEEN);
  while (!sb_cards_empty (unseen))
    truths.cards[truths.count++] = sb_cards_take_first (&unseen);

  truths.ways = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, g_free);
  permute (&truths, 0);
  sample (&truths);
  assert_uniform (&truths);
  g_hash_table_unref (truths.ways);
}

static void
set_seat (Script     *script,
          int         index,
          const char *hand,
          const char *visible,
          const char *secret)
{
  SbSeat *seat = &script->state.seats[index];

  if (hand != NULL)
    seat->hand = script_cards (hand);
  if (visible != NULL)
    seat->visible = script_cards (visible);
  if (secret != NULL)
    seat->secret = script_cards (secret);
}

/*
 * Tests
 */

static void
test_hands_and_pile (void)
{
  Script script;

  script_init (&script, 2);
  set_seat (&script, 1, "K4 K4", NULL, NULL);
  script_set_draw (&script, "D1 D2 L7");
  check_view (&script, 0, NULL);
}

/* Three of one family unseen, two of another, one of a third. */
static void
test_one_secret (void)
{
  Script script;

  script_init (&script, 2);
  set_seat (&script, 1, "D6 D6", "M1", "K4 K5");
  script_set_draw (&script, "K4 L1");
  check_view (&script, 0, NULL);
}

/* They compete for the cards of one family. */
static void
test_two_secrets (void)
{
  Script script;

  script_init (&script, 3);
  set_seat (&script, 1, NULL, "M1", "K4 K5");
  set_seat (&script, 2, "K9", "M2", "D4 D5");
  script_set_draw (&script, "K4 D6");
  check_view (&script, 0, NULL);
}

static void
test_three_secrets (void)
{
  Script script;

  script_init (&script, 4);
  set_seat (&script, 1, NULL, "M1", "K4 K4");
  set_seat (&script, 2, NULL, "M2", "K6 K7");
  set_seat (&script, 3, NULL, "M3", "L7");
  script_set_draw (&script, "L8 B2");
  check_view (&script, 0, NULL);
}

static void
test_five_secrets (void)
{
  Script script;

  script_init (&script, 6);
  set_seat (&script, 1, NULL, "M1", "K4 K5 K6");
  set_seat (&script, 2, NULL, "M2", "L6");
  set_seat (&script, 3, NULL, "M3", "B7");
  set_seat (&script, 4, NULL, "M4", "D8");
  set_seat (&script, 5, NULL, "M4", "D8");
  check_view (&script, 0, NULL);
}

/* The viewer's own secret cards are no riddle. */
static void
test_own_secret (void)
{
  Script script;

  script_init (&script, 3);
  set_seat (&script, 1, "C1 C2", "K1", "K2 K3");
  set_seat (&script, 2, NULL, "M2", "D4 D5");
  script_set_draw (&script, "D4 O6");
  check_view (&script, 1, NULL);
}

/* Somebody at play has kept two collections: a card of one of them is in the hand. */
static void
test_kept (void)
{
  Script script;

  script_init (&script, 2);
  script.state.phase = SB_PHASE_PLAY;
  script.state.current = 1;
  set_seat (&script, 1, "K9 D1", "K4 K5", "L2");
  script_set_draw (&script, "L3 D2 K8");
  check_view (&script, 0, NULL);
}

/* No card of the visible family is left: the secret one must be met. */
static void
test_kept_for_secret (void)
{
  Script script;

  script_init (&script, 3);
  script.state.phase = SB_PHASE_PLAY;
  script.state.current = 2;
  set_seat (&script, 2, "L3 B1", "K4 K5", "L2 L4");
  set_seat (&script, 1, NULL, "M1", "D4");
  script_set_draw (&script, "B2 D5");
  check_view (&script, 0, NULL);
}

/* The left neighbour remembers one card of three, the others none. */
static void
test_remembered (void)
{
  for (int viewer = 0; viewer < 3; viewer += 2)
    {
      Script script;

      script_init (&script, 3);
      set_seat (&script, 1, "K4 D1 D2", NULL, NULL);
      script.state.seats[1].known = script_cards ("D1");
      script_set_draw (&script, "K4 L1");
      check_view (&script, viewer, NULL);
    }
}

/* A position that was written with few cards: some unseen ones are nowhere. */
static void
test_not_in_the_game (void)
{
  Script script;

  script_init (&script, 2);
  set_seat (&script, 1, "D6", "M1", "K4 K5");
  script_set_draw (&script, "L1");
  check_view (&script, 0, "K4 D6 D8");
}

/* Nothing is left to imagine once the game is over but the order of the pile. */
static void
test_over (void)
{
  Script script;

  script_init (&script, 2);
  script.state.phase = SB_PHASE_OVER;
  set_seat (&script, 1, NULL, "M1", "K4 K5");
  script_set_draw (&script, "L1 L2 D4 D4");
  check_view (&script, 0, NULL);
}

/*
 * Five large collections
 */

static double
choose (int from,
        int count)
{
  double ways = count > from ? 0 : 1;

  for (int i = 0; i < count && ways > 0; i++)
    ways = ways * (from - i) / (i + 1);

  return ways;
}

/* How many pairs of the collections are of one family. */
static int
count_pairs (const int families[DEEP_SECRETS])
{
  int pairs = 0;

  for (int i = 0; i < DEEP_SECRETS; i++)
    for (int j = 0; j < i; j++)
      pairs += families[i] == families[j];

  return pairs;
}

/* The ways for each number of pairs, over all choices of families. */
static void
count_ways_by_pairs (const SbCards unseen,
                     double        ways[])
{
  for (int code = 0; code < 7 * 7 * 7 * 7 * 7; code++)
    {
      int families[DEEP_SECRETS];
      int left[SB_FAMILIES];
      double product = 1;

      for (int family = 0; family < SB_FAMILIES; family++)
        left[family] = sb_cards_count (sb_cards_of_family (unseen, family));
      for (int i = 0, rest = code; i < DEEP_SECRETS; i++, rest /= SB_FAMILIES)
        {
          families[i] = rest % SB_FAMILIES;
          product *= choose (left[families[i]], DEEP_SIZE);
          left[families[i]] -= DEEP_SIZE;
          if (product <= 0)
            break;
        }
      if (product > 0)
        ways[count_pairs (families)] += product;
    }
}

/* More ways than fit into 64 bits. */
static void
test_deep (void)
{
  static const char *const secrets[DEEP_SECRETS] = {
    "K1 K2 K3 K4 K5 K6 K7", "D1 D2 D3 D4 D5 D6 D7", "B1 B2 B3 B4 B5 B6 B7", "L1 L2 L3 L4 L5 L6 L7", "C1 C2 C3 C4 C5 C6 C7",
  };
  enum { PAIRS = 1 + DEEP_SECRETS * (DEEP_SECRETS - 1) / 2 };
  double ways[PAIRS] = { 0 };
  int samples[PAIRS] = { 0 };
  double total = 0;
  TableeRandom random;
  Script script;

  script_init (&script, 6);
  set_seat (&script, 0, "M1 M2 M3", NULL, NULL);
  for (int i = 0; i < DEEP_SECRETS; i++)
    set_seat (&script, i + 1, NULL, "O1", secrets[i]);
  script_fill_draw (&script);
  tablee_space_beans_game.conceal (&script.ruleset.base, &script.state, 0);
  count_ways_by_pairs (sb_unseen (&script.ruleset, &script.state), ways);
  for (int i = 0; i < PAIRS; i++)
    total += ways[i];
  g_assert_cmpfloat (total, >, 18446744073709551615.0);

  tablee_random_seed (&random, 5);
  for (int i = 0; i < SAMPLES; i++)
    {
      SbState state = script.state;
      int families[DEEP_SECRETS];

      tablee_space_beans_game.resample (&script.ruleset.base, &state, 0, &random);
      for (int j = 0; j < DEEP_SECRETS; j++)
        families[j] = sb_family (state.seats[j + 1].secret);
      samples[count_pairs (families)]++;
    }
  for (int i = 0; i < PAIRS; i++)
    {
      double expected = ways[i] / total * SAMPLES;

      g_assert_cmpfloat (fabs (samples[i] - expected), <=, 5 * sqrt (expected) + (expected > 0 ? 1 : 0));
    }
}

/*
 * Views that nothing fits
 */

static void
test_fits (void)
{
  Script script;

  /* Three secret collections of two, and five cards of one family. */
  script_init (&script, 4);
  for (int i = 1; i < 4; i++)
    {
      script.state.seats[i].visible = script_cards ("M1");
      script.state.seats[i].secret_hidden = 2;
    }
  discard_rest (&script, "K1 K2 K3 K4 K5 D1");
  g_assert_false (sb_view_fits (&script.ruleset, &script.state));
  script.state.seats[3].secret_hidden = 1;
  g_assert_true (sb_view_fits (&script.ruleset, &script.state));

  /* More hidden cards than there are. */
  script.state.seats[0].hand_hidden = 2;
  g_assert_false (sb_view_fits (&script.ruleset, &script.state));
  script.state.seats[0].hand_hidden = 1;
  g_assert_true (sb_view_fits (&script.ruleset, &script.state));

  /* Somebody plays with two collections, and no card is left for either. */
  script.state.phase = SB_PHASE_PLAY;
  script.state.current = 1;
  script.state.seats[0].hand_hidden = 0;
  script.state.seats[1].hand_hidden = 1;
  g_assert_true (sb_view_fits (&script.ruleset, &script.state));
  script.state.seats[3].secret_hidden = 2;
  script.state.seats[2].secret_hidden = 1;
  g_assert_true (sb_view_fits (&script.ruleset, &script.state));
  script.state.seats[3].secret_hidden = 1;
  script.state.seats[1].secret_hidden = 5;
  script.state.seats[2].secret_hidden = 0;
  script.state.seats[3].secret_hidden = 0;
  g_assert_false (sb_view_fits (&script.ruleset, &script.state));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games/space-beans/resample/hands-and-pile", test_hands_and_pile);
  g_test_add_func ("/games/space-beans/resample/one-secret", test_one_secret);
  g_test_add_func ("/games/space-beans/resample/two-secrets", test_two_secrets);
  g_test_add_func ("/games/space-beans/resample/three-secrets", test_three_secrets);
  g_test_add_func ("/games/space-beans/resample/five-secrets", test_five_secrets);
  g_test_add_func ("/games/space-beans/resample/own-secret", test_own_secret);
  g_test_add_func ("/games/space-beans/resample/kept", test_kept);
  g_test_add_func ("/games/space-beans/resample/kept-for-secret", test_kept_for_secret);
  g_test_add_func ("/games/space-beans/resample/remembered", test_remembered);
  g_test_add_func ("/games/space-beans/resample/not-in-the-game", test_not_in_the_game);
  g_test_add_func ("/games/space-beans/resample/over", test_over);
  g_test_add_func ("/games/space-beans/resample/deep", test_deep);
  g_test_add_func ("/games/space-beans/resample/fits", test_fits);

  return g_test_run ();
}
