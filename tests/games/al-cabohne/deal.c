/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game begins, and what of it is known. */
#include "script.h"

/*
 * The set-up
 */

enum { MOST_SEEDS = 4000000 };

/* A game that is dealt by the rules alone. */
typedef struct
{
  AcRuleset       ruleset;
  AcState         state;
  TableeEvent     items[512];
  TableeEventList events;
} Deal;

static void
deal (Deal    *game,
      int      seats,
      guint64  seed)
{
  TableeRandom random;

  ac_ruleset_init (&game->ruleset, seats);
  ac_ruleset_complete (&game->ruleset);
  tablee_random_seed (&random, seed);
  game->events = (TableeEventList){ .items = game->items, .capacity = G_N_ELEMENTS (game->items) };
  tablee_al_cabohne_game.deal (&game->ruleset.base, &game->state, &random, &game->events);
}

/* The types turned up for the bosses, one digit each, in order. */
static char *
turned_up (const Deal *game)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < game->events.count; i++)
    if (game->items[i].kind == AC_EVENT_TURN_UP_BOSS)
      g_string_append_printf (text, "%d", game->items[i].args[0]);

  return g_string_free (text, FALSE);
}

/* Deals until the set-up turns up @types. */
static void
deal_until (Deal       *game,
            int         seats,
            const char *types)
{
  for (guint64 seed = 0; seed < MOST_SEEDS; seed++)
    {
      g_autofree char *found = NULL;

      deal (game, seats, seed);
      found = turned_up (game);
      if (g_str_equal (found, types))
        return;
    }
  g_error ("No seed turns up %s", types);
}

static void
test_deal (void)
{
  Deal game;

  for (guint64 seed = 0; seed < 100; seed++)
    {
      int bosses;

      deal (&game, 2, seed);
      bosses = game.state.bosses[AC_AL].count + game.state.bosses[AC_DON].count;
      g_assert_cmpint (game.state.sizes[AC_PILE_HAND], ==, 5);
      g_assert_cmpint (game.state.sizes[AC_PILE_HAND + 1], ==, 5);
      g_assert_cmpint (game.state.bosses[AC_DON].count, ==, 1);
      g_assert_cmpint (game.state.sizes[AC_PILE_DRAW], ==, 106 - bosses);
      g_assert_cmpint (game.state.phase, ==, AC_PHASE_PLANT);
      g_assert_cmpint (game.items[0].kind, ==, AC_EVENT_DEAL);
      g_assert_cmpint (game.state.current, ==, 1 - game.items[0].seat);
      g_assert_cmpint (game.items[1].seat, ==, game.state.current);
      g_assert_cmpint (game.items[2].seat, ==, game.items[0].seat);
      g_assert_cmpint (game.items[1].audience, ==, 1 << game.state.current);
    }
}

static void
test_dealer (void)
{
  bool begins[2] = { false, false };
  Deal game;

  for (guint64 seed = 0; seed < 50; seed++)
    {
      deal (&game, 2, seed);
      begins[game.state.current] = true;
    }
  g_assert_true (begins[0] && begins[1]);

  for (int dealer = 0; dealer < 2; dealer++)
    {
      TableeRandom seed;

      tablee_random_seed (&seed, 5);
      game.ruleset.base.first = dealer;
      ac_ruleset_complete (&game.ruleset);
      tablee_al_cabohne_game.deal (&game.ruleset.base, &game.state, &seed, NULL);
      g_assert_cmpint (game.state.current, ==, 1 - dealer);
    }
}

static void
test_deal_alone (void)
{
  Deal game;

  for (guint64 seed = 0; seed < 100; seed++)
    {
      deal (&game, 1, seed);
      g_assert_cmpint (game.state.sizes[AC_PILE_HAND], ==, 7);
      g_assert_cmpint (game.state.bosses[AC_JOE].count, ==, 1);
      g_assert_cmpint (game.state.owned[0], ==, 3);
      g_assert_cmpint (game.state.phase, ==, AC_PHASE_PLANT);
    }
}

static void
test_bosses_in_set_up (void)
{
  Deal game;

  deal_until (&game, 2, "4445");
  g_assert_cmpint (game.state.bosses[AC_AL].type, ==, AC_BROAD);
  g_assert_cmpint (game.state.bosses[AC_AL].count, ==, 3);
  g_assert_cmpint (game.state.bosses[AC_DON].type, ==, AC_FRENCH);
  g_assert_cmpint (game.state.bosses[AC_DON].count, ==, 1);

  deal_until (&game, 1, "434330");
  g_assert_cmpint (game.state.bosses[AC_AL].count, ==, 2);
  g_assert_cmpint (game.state.bosses[AC_DON].type, ==, AC_PUFF);
  g_assert_cmpint (game.state.bosses[AC_DON].count, ==, 3);
  g_assert_cmpint (game.state.bosses[AC_JOE].type, ==, AC_BLUE);
  g_assert_cmpint (game.state.bosses[AC_JOE].count, ==, 1);
}

/* Don has four runner beans before Joe has a card. */
static void
test_harvest_in_set_up (void)
{
  guint found = 0;

  for (guint64 seed = 0; found < 3 && seed < MOST_SEEDS; seed++)
    {
      int before = -1;
      Deal game;

      deal (&game, 1, seed);
      for (gsize i = 0; i < game.events.count; i++)
        if (game.items[i].kind == AC_EVENT_BOSS_HARVEST)
          before = (int) i;
      if (before < 0)
        continue;

      /* The turning goes on, and the boss gets another card. */
      found++;
      g_assert_cmpint (game.items[before + 1].kind, ==, AC_EVENT_TURN_UP_BOSS);
      g_assert_cmpint (game.state.sizes[AC_PILE_MAFIA], ==, game.items[before].args[3]);
      for (int boss = 0; boss < AC_BOSSES; boss++)
        g_assert_cmpint (game.state.bosses[boss].count, >, 0);
    }
  g_assert_cmpuint (found, ==, 3);
}

static void
test_first_turn_of_second (void)
{
  Deal game;
  TableeAction end = ac_action (AC_ACTION_END, 0, 0);
  const TableeGame *rules = &tablee_al_cabohne_game;

  /* The first player begins with planting; the second one finds leftovers and owes for them. */
  deal (&game, 2, 1);
  g_assert_cmpint (game.state.phase, ==, AC_PHASE_PLANT);
  rules->apply (&game.ruleset.base, &game.state, ac_action (AC_ACTION_PLANT, 0, 0), NULL);
  rules->apply (&game.ruleset.base, &game.state, ac_action (AC_ACTION_STOP, 0, 0), NULL);
  g_assert_cmpint (game.state.phase, ==, AC_PHASE_CULTIVATE);
  g_assert_cmpint (rules->check (&game.ruleset.base, &game.state, end), ==, TABLEE_REASON_NONE);
  rules->apply (&game.ruleset.base, &game.state, end, NULL);
  if (game.state.phase == AC_PHASE_DRAW)
    rules->apply (&game.ruleset.base, &game.state, end, NULL);
  g_assert_cmpint (game.state.phase, ==, AC_PHASE_LEFTOVERS);
  {
    SCRIPT (script, "'phase':'leftovers','current':1,'leftovers':['Sa'],'bosses':{'al':['Sa',1],'don':['Bl',1]},"
                    "'players':[{'fields':[['Ki',1],null]},{'hand':['Ki'],'fields':[null,null]}]");

    script_play (script, "plant Sa 1");
    script_assert_phase (script, AC_PHASE_PAY, 1);
  }
}

/*
 * What is known
 */

static void
test_views (void)
{
  Deal game;
  AcState view;
  int count;

  deal (&game, 2, 9);
  for (int viewer = TABLEE_NOBODY; viewer < 2; viewer++)
    {
      view = game.state;
      tablee_al_cabohne_game.conceal (&game.ruleset.base, &view, viewer);
      for (int seat = 0; seat < 2; seat++)
        {
          const AcCard *hand = ac_pile (&view, (AcPile) (AC_PILE_HAND + seat), &count);

          g_assert_cmpint (count, ==, 5);
          for (int i = 0; i < count; i++)
            g_assert_cmpint (hand[i] == AC_HIDDEN, ==, seat != viewer);
        }
      g_assert_true (tablee_random_concealed (&view.chance));
    }
}

/* Alone, too, nobody else sees the hand. */
static void
test_views_alone (void)
{
  Deal game;
  int count;

  deal (&game, 1, 9);
  tablee_al_cabohne_game.conceal (&game.ruleset.base, &game.state, TABLEE_NOBODY);
  g_assert_cmpint (*ac_pile (&game.state, AC_PILE_HAND, &count), ==, AC_HIDDEN);
  g_assert_cmpint (count, ==, 7);
}

/* Coins are printed on the backs, and the draw pile shows no more than that. */
static void
test_backs (void)
{
  Deal game;
  int count;
  const AcCard *cards;

  deal (&game, 2, 9);
  tablee_al_cabohne_game.conceal (&game.ruleset.base, &game.state, 0);
  cards = ac_pile (&game.state, AC_PILE_DRAW, &count);
  g_assert_cmpint (count, >, 90);
  for (int i = 0; i < count; i++)
    g_assert_cmpint (cards[i], ==, AC_HIDDEN);
}

static void
test_unseen (void)
{
  SCRIPT (script, "'phase':'cultivate','revealed':['Bl','Bl'],'discard':['Bl','Ki'],'mafia_coins':['Fe'],"
                  "'set_aside':['Sa','Sa','Sa','Sa'],'bosses':{'al':['Pu',2]},"
                  "'players':[{'hand':['St','Br'],'fields':[['Br',3],null],'coins':['St']},{'hand':['Bl'],"
                  "'fields':[['Ki',4],null]}]");
  AcState view = *script->state;
  int unseen[AC_TYPES];
  static const int expected[AC_TYPES] = { 17, 14, 17, 14, 12, 10, 11 };

  tablee_al_cabohne_game.conceal (&script->ruleset->base, &view, 0);
  ac_count_unseen (&view, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    g_assert_cmpint (unseen[type], ==, expected[type]);
}

/* A position in which all cards lie on the discard pile but those of @hidden, which seat 1 holds as many of as of the others lie
 * in the draw pile: types as digits. */
static void
hide_cards (AcRuleset  *ruleset,
            AcState    *view,
            int         seats,
            const char *hidden)
{
  int left[AC_TYPES];
  int count = (int) strlen (hidden);

  ac_ruleset_init (ruleset, seats);
  ac_ruleset_complete (ruleset);
  memset (view, 0, sizeof *view);
  for (int seat = 0; seat < seats; seat++)
    view->owned[seat] = 3;
  for (int i = 0; i < count; i++)
    ac_pile_push (view, seats > 1 && i < count / 2 ? AC_PILE_HAND + 1 : AC_PILE_DRAW, (AcCard) (hidden[i] - '0'));
  ac_count_unseen (view, left);
  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < left[type]; i++)
      ac_pile_push (view, AC_PILE_DISCARD, (AcCard) type);
  view->phase = AC_PHASE_CULTIVATE;
  tablee_al_cabohne_game.conceal (&ruleset->base, view, 0);
}

/* What the hidden cards are in @state, as a number with one decimal digit each. */
static int
read_hidden (const AcState *state)
{
  int number = 0;
  int count;
  const AcCard *cards = ac_pile (state, AC_PILE_HAND + 1, &count);

  for (int i = 0; i < count; i++)
    number = 10 * number + cards[i] + 1;
  cards = ac_pile (state, AC_PILE_DRAW, &count);
  for (int i = 0; i < count; i++)
    number = 10 * number + cards[i] + 1;

  return number;
}

/* Each of the @truths orders of the @hidden cards comes about as often: the bound is that of chi-square at one in a thousand. */
static void
assert_uniform (int         seats,
                const char *hidden,
                int         truths,
                double      bound)
{
  enum { SAMPLES = 24000, MOST_TRUTHS = 64 };
  int numbers[MOST_TRUTHS];
  int counts[MOST_TRUTHS] = { 0 };
  int found = 0;
  double expected = (double) SAMPLES / truths;
  double chi_square = 0;
  TableeRandom random;
  AcRuleset ruleset;
  AcState view;

  hide_cards (&ruleset, &view, seats, hidden);
  tablee_random_seed (&random, 11);
  for (int i = 0; i < SAMPLES; i++)
    {
      AcState truth = view;
      int number;
      int at = 0;

      tablee_al_cabohne_game.resample (&ruleset.base, &truth, 0, &random);
      number = read_hidden (&truth);
      while (at < found && numbers[at] != number)
        at++;
      if (at == found)
        {
          g_assert_cmpint (found, <, truths);
          numbers[found++] = number;
        }
      counts[at]++;
    }
  g_assert_cmpint (found, ==, truths);
  for (int i = 0; i < found; i++)
    chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
  g_assert_cmpfloat (chi_square, <, bound);
}

static void
test_resample (void)
{
  assert_uniform (2, "0014", 12, 31.26);
  assert_uniform (2, "0123", 24, 49.73);
  assert_uniform (2, "000111", 20, 43.82);
  assert_uniform (1, "55664", 30, 58.30);
}

/* What is seen stays as it is. */
static void
test_resample_keeps (void)
{
  Deal game;
  AcState truth;
  TableeRandom random;

  deal (&game, 2, 3);
  tablee_random_seed (&random, 1);
  truth = game.state;
  tablee_al_cabohne_game.conceal (&game.ruleset.base, &truth, 1);
  tablee_al_cabohne_game.resample (&game.ruleset.base, &truth, 1, &random);
  g_assert_cmpmem (truth.bosses, sizeof truth.bosses, game.state.bosses, sizeof truth.bosses);
  g_assert_cmpmem (truth.cards[AC_PILE_HAND + 1], 5, game.state.cards[AC_PILE_HAND + 1], 5);
  g_assert_cmpint (memcmp (truth.cards, game.state.cards, sizeof truth.cards), !=, 0);
  g_assert_false (tablee_random_concealed (&truth.chance));
}

#define RULING(number, name) "/games/al-cabohne/AC-R" #number "/" name
#define EXAMPLE(name) "/games/al-cabohne/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (22, "complete-turn"), test_first_turn_of_second);
  g_test_add_func (RULING (23, "harvest-in-set-up"), test_harvest_in_set_up);
  g_test_add_func (RULING (28, "backs"), test_backs);
  g_test_add_func (EXAMPLE ("deal"), test_deal);
  g_test_add_func (EXAMPLE ("dealer"), test_dealer);
  g_test_add_func (EXAMPLE ("deal-alone"), test_deal_alone);
  g_test_add_func (EXAMPLE ("bosses-in-set-up"), test_bosses_in_set_up);
  g_test_add_func (EXAMPLE ("views"), test_views);
  g_test_add_func (EXAMPLE ("views-alone"), test_views_alone);
  g_test_add_func (EXAMPLE ("unseen"), test_unseen);
  g_test_add_func (EXAMPLE ("resample"), test_resample);
  g_test_add_func (EXAMPLE ("resample-keeps"), test_resample_keeps);

  return g_test_run ();
}
