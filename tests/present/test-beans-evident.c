/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open at the tables of the games of beans, and speaks for one of two actions. */
#include "config.h"

#include "contrast-table.h"

#include "games/al-cabohne/rules/rules.h"
#include "games/bean-chains/rules/rules.h"
#include "games/catalogue.h"
#include "games/space-beans/rules/rules.h"
#include "present/contrast-words.h"
#include "present/language.h"

#include <string.h>

/* What fields and chains show: which one grows more slowly, or no more, unless it comes next; and that room is made, if something is planted there. */
static void
test_evident_beans (void)
{
  const TableeAction first = ac_action (AC_ACTION_HARVEST, 0, 0);
  const TableeAction second = ac_action (AC_ACTION_HARVEST, 1, 0);
  const TableeAction end = ac_action (AC_ACTION_END, 0, 0);
  const TableeAction there = ac_action (AC_ACTION_PLANT, 0, 0);
  const TableeAction open_there = ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0);
  const TableeAction elsewhere = ac_action (AC_ACTION_PLANT, 1, 0);
  const TableeAction blue = ch_action (CH_ACTION_SELL, CH_BLUE);
  const TableeAction red = ch_action (CH_ACTION_SELL, CH_RED);
  g_auto (Table) cabohne = { 0 };
  g_auto (Table) chains = { 0 };
  AcState *state;
  AcPhase phase;
  ChSeat *seat;

  table_init (&cabohne, tablee_games_find ("al-cabohne"));
  state = cabohne.view;
  tablee_language_set ("en");
  state->sizes[AC_PILE_DRAW] -= 5;  /* from where they come: an action that comes next is looked at in imagined truths */
  state->fields[cabohne.seat][0] = (AcField){ AC_BLUE, 1 };
  state->fields[cabohne.seat][1] = (AcField){ AC_PUFF, 4 };
  state->cards[AC_PILE_HAND + cabohne.seat][0] = AC_BLUE;
  assert_evident (&cabohne, first, second, "^Rather keep the puff beans: for the next coin they need only 1 more, the blue beans [2-9]\\.$");
  assert_evident (&cabohne, second, first, "^Now the puff beans bring 1 coin, the blue beans nothing\\.$");
  assert_evident (&cabohne, end, first, "^Better keep the blue beans: now they would bring nothing; with 3 more cards, 1 coin\\.$");
  assert_evident (&cabohne, end, second, "^Better keep the puff beans: now they would bring 1 coin; with one more card, 2 coins\\.$");
  assert_evident (&cabohne, ac_action (AC_ACTION_BUY, 0, 0), second, "^A third field makes room, and nothing has to be harvested for it\\.$");
  assert_evident_then (&cabohne, first, second, &end, "^Rather keep the ");
  assert_evident_then (&cabohne, first, second, &second, NULL);
  assert_evident_then (&cabohne, first, end, &there, "^That frees a field for another kind\\.$");
  assert_evident_then (&cabohne, first, end, &open_there, "^That frees a field for another kind\\.$");
  assert_evident_then (&cabohne, first, end, &elsewhere, NULL);
  assert_evident_then (&cabohne, first, end, &end, NULL);
  assert_evident (&cabohne, first, end, NULL);
  assert_evident (&cabohne, second, end, NULL);
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 1), end, "^With this card the puff beans are worth 2 coins instead of 1\\.$");
  assert_evident (&cabohne, end, ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 1), NULL);
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0), end, "^With this card the blue beans need only 2 more for the next coin\\.$");
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 1), NULL);
  state->fields[cabohne.seat][0].count = 0;
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0), end, NULL);
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_FIRE, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_BROAD, 0),
                  "^The chili beans come more often than the stink beans: there are 18 in the game, not 1[0-7]\\.$");
  assert_evident (&cabohne, ac_action (AC_ACTION_PLANT_OPEN, AC_RUNNER, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0),
                  "^For the first coin, the pole beans need only 2 more, the blue beans 3\\.$");
  assert_evident (&cabohne, end, ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 0), "^Planted, a blue bean would take up a free field\\.$");
  assert_evident (&cabohne, end, first, NULL);
  state->fields[cabohne.seat][0].count = 1;
  state->fields[cabohne.seat][1].count = 9;
  assert_evident (&cabohne, second, end, "^It brings 4 coins, and further cards would not bring more\\.$");
  assert_evident (&cabohne, end, second, NULL);
  state->fields[cabohne.seat][1] = (AcField){ AC_FIRE, 3 };
  assert_evident (&cabohne, second, end, "^It brings 1 coin at once; the next coin would take 3 more cards\\.$");
  assert_evident (&cabohne, end, second, NULL);
  assert_evident (&cabohne, second, ac_action (AC_ACTION_DISCARD, AC_FRENCH, 0), "^That makes room for a green bean\\.$");
  assert_evident (&cabohne, second, ac_action (AC_ACTION_DISCARD, AC_BLUE, 0), "^It brings 1 coin at once; ");
  memset (state->bosses, 0, sizeof state->bosses);
  assert_evident (&cabohne, second, ac_action (AC_ACTION_PAY, 0, 0), "^It brings 1 coin at once; ");
  state->bosses[AC_AL] = (AcField){ AC_FIRE, 1 };
  assert_evident (&cabohne, second, ac_action (AC_ACTION_PAY, 0, 0), "^For the chili beans you owe nothing then\\.$");
  assert_evident (&cabohne, ac_action (AC_ACTION_PAY, 0, 0), second, "^It costs you one card, but the field stays\\.$");
  assert_evident (&cabohne, ac_action (AC_ACTION_PAY, 0, 0), first, "^Better keep the blue beans: now they would bring nothing; ");

  /* What nothing is got for makes room for a front card that fits nowhere, while that is still to be planted. */
  state->cards[AC_PILE_HAND + cabohne.seat][0] = AC_FRENCH;
  phase = (AcPhase) state->phase;
  state->phase = AC_PHASE_DRAW;
  assert_evident (&cabohne, first, end, "^That makes room for the first card of your hand, which you must plant in your next turn\\.$");
  state->phase = AC_PHASE_PAY;
  assert_evident (&cabohne, first, ac_action (AC_ACTION_PAY, 0, 0), "^That makes room for the first card of your hand\\.$");
  state->cards[AC_PILE_HAND + cabohne.seat][0] = AC_BLUE;
  assert_evident (&cabohne, first, ac_action (AC_ACTION_PAY, 0, 0), NULL);
  state->phase = (guint8) phase;

  /* Or for what lies revealed, most of which fits nowhere. */
  state->phase = AC_PHASE_CULTIVATE;
  state->open[AC_RUNNER] = 1;
  assert_evident (&cabohne, first, end, "^That makes room for a pole bean\\.$");
  state->open[AC_RUNNER] = 3;
  state->open[AC_BLUE] = 4;
  assert_evident (&cabohne, first, end, "^That makes room for the pole beans that lie revealed\\.$");
  state->fields[cabohne.seat][1].count = 1;
  assert_evident (&cabohne, first, second, "^Rather keep the [^.]*\\. Either harvest makes room for a pole bean\\.$");
  state->fields[cabohne.seat][1].count = 3;
  state->open[AC_RUNNER] = 0;
  assert_evident (&cabohne, first, end, NULL);

  /* Nor is a field given up for which there are cards. */
  state->fields[cabohne.seat][1].count = 1;
  assert_evident (&cabohne, second, first, "^Rather keep the blue beans: you have a card for them at once\\.$");
  state->open[AC_FIRE] = 1;
  assert_evident (&cabohne, first, second, "^Rather keep the ");
  state->open[AC_BLUE] = state->open[AC_FIRE] = 0;
  assert_evident (&cabohne, second, first, NULL);
  state->fields[cabohne.seat][1].count = 3;
  state->phase = (guint8) phase;

  /* A front card that fits nowhere would have to be planted all the same. */
  state->cards[AC_PILE_HAND + cabohne.seat][0] = AC_FRENCH;
  state->cards[AC_PILE_HAND + cabohne.seat][1] = AC_FRENCH;
  assert_evident (&cabohne, ac_action (AC_ACTION_GIVE_HAND, 0, AC_AL), end, "^It is the first card of your hand, which you must plant ");
  assert_evident (&cabohne, ac_action (AC_ACTION_GIVE_HAND, 1, AC_AL), end, NULL);
  state->fields[cabohne.seat][0].count = 0;
  assert_evident (&cabohne, ac_action (AC_ACTION_GIVE_HAND, 0, AC_AL), end, NULL);
  state->fields[cabohne.seat][0] = (AcField){ AC_FRENCH, 1 };
  assert_evident (&cabohne, ac_action (AC_ACTION_GIVE_HAND, 0, AC_AL), end, NULL);

  state->fields[cabohne.seat][0] = (AcField){ AC_BLUE, 1 };
  state->fields[cabohne.seat][1].count = 0;
  assert_evident_then (&cabohne, first, end, &there, NULL);

  table_init (&chains, tablee_games_find ("bean-chains"));
  seat = &((ChState *) chains.view)->seats[chains.seat];
  seat->chains[CH_BLUE] = 10;
  seat->chains[CH_RED] = 1;
  assert_evident (&chains, blue, red, "^Now the blue beans bring 4 coins, the red beans nothing\\.$");
  assert_evident (&chains, red, blue, NULL);
  seat->chains[CH_RED] = 5;
  assert_evident (&chains, red, blue, NULL);
  seat->chains[CH_RED] = 4;
  assert_evident (&chains, blue, red, "^Now the blue beans bring 4 coins, the red beans only 3\\.$");
  seat->chains[CH_BLUE] = 8;
  seat->chains[CH_CHILI] = 8;
  assert_evident (&chains, blue, ch_action (CH_ACTION_SELL, CH_CHILI), "^Rather keep the chili beans: for the next coin they need only 1 more, the blue beans 2\\.$");
  seat->chains[CH_CHILI] = 0;
  seat->chains[CH_BLUE] = 1;
  seat->chains[CH_RED] = 1;
  assert_evident (&chains, blue, red, "^Rather keep the red beans: for the next coin they need only 1 more, the blue beans 3\\.$");
  assert_evident (&chains, blue, ch_action (CH_ACTION_END, 0), NULL);
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_BLUE), ch_action (CH_ACTION_END, 0), "^With this card the blue beans need only 2 more ");
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_GREEN), ch_action (CH_ACTION_END, 0), NULL);
  seat->chains[CH_CHILI] = 7;
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_BLUE), ch_action (CH_ACTION_CHAIN, CH_RED), NULL);
  seat->chains[CH_CHILI] = 0;
  seat->chains[CH_BLUE] = 2;
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_BLUE), ch_action (CH_ACTION_END, 0),
                  "^With this card the blue beans need only 1 more for the next coin\\.$");
  seat->chains[CH_BLUE] = 3;
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_BLUE), ch_action (CH_ACTION_END, 0),
                  "^With this card the blue beans are worth 1 coin instead of 0\\.$");
  assert_evident (&chains, ch_action (CH_ACTION_END, 0), ch_action (CH_ACTION_CHAIN, CH_BLUE), NULL);
  assert_evident (&chains, ch_action (CH_ACTION_CHAIN, CH_BLUE), ch_action (CH_ACTION_CHAIN, CH_BLUE), NULL);
}

/* Of two kinds for a boss without beans: whoever grows one has to pay, what lies on the discard pile is his, and one is harvested later. */
static void
test_evident_gifts (void)
{
  const TableeAction blue = ac_action (AC_ACTION_GIVE, AC_BLUE, AC_AL);
  const TableeAction puff = ac_action (AC_ACTION_GIVE, AC_PUFF, AC_AL);
  const TableeAction harvest = ac_action (AC_ACTION_HARVEST, 0, 0);
  g_auto (Table) table = { 0 };
  AcState *state;
  AcField *own;
  AcField *theirs;

  table_init (&table, tablee_games_find ("al-cabohne"));
  tablee_language_set ("en");
  state = table.view;
  own = state->fields[table.seat];
  theirs = state->fields[1 - table.seat];
  memset (state->bosses, 0, sizeof state->bosses);
  memset (own, 0, sizeof state->fields[0]);
  memset (theirs, 0, sizeof state->fields[0]);
  state->sizes[AC_PILE_DISCARD] = 0;
  assert_evident (&table, blue, puff, "^The boss harvests blue beans at 8, but puff beans at 6 already\\.$");
  assert_evident (&table, puff, blue, NULL);

  state->cards[AC_PILE_DISCARD][0] = AC_BLUE;
  state->sizes[AC_PILE_DISCARD] = 1;
  assert_evident (&table, puff, blue, "^With a blue bean the boss would get the card on the discard pile as well\\.$");
  theirs[1] = (AcField){ AC_PUFF, 2 };
  assert_evident (&table, puff, blue, "^Bo grows puff beans, and has to pay the boss in each turn then\\.$");
  own[0] = (AcField){ AC_BLUE, 1 };
  assert_evident (&table, puff, blue, "^(You grow|Ana grows) blue beans( yourself)?, and would have to pay the boss in each turn\\.$");
  assert_evident (&table, blue, harvest, "^A harvest would bring nothing now\\.$");
  assert_evident (&table, puff, harvest, "^Bo grows puff beans, and would get what is left\\.$");
  theirs[1].count = 0;
  assert_evident (&table, puff, harvest, "^A harvest would bring nothing now\\.$");
  theirs[1].count = 2;
  state->bosses[AC_AL] = (AcField){ AC_PUFF, 1 };
  assert_evident (&table, puff, blue, NULL);
}

/* What is left in the trade area may be what somebody waits for. */
static void
test_evident_left (void)
{
  const TableeAction chain = ch_action (CH_ACTION_CHAIN, CH_CHILI);
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  const TableeAction end = ch_action (CH_ACTION_END, 0);
  g_auto (Table) table = { 0 };
  ChState *state;
  int missing;

  table_init (&table, tablee_games_find ("bean-chains"));
  tablee_language_set ("en");
  state = table.view;
  state->trade[CH_CHILI] = 1;
  missing = ch_next_step (CH_CHILI, 0, NULL);
  state->phase = CH_PHASE_TRADE;
  state->seats[1 - table.seat].chains[CH_CHILI] = (guint8) (missing - 2);
  assert_evident (&table, chain, end, "^Bo has a chain of chili beans, and could take what you leave\\.$");
  assert_evident (&table, chain, stink, "^Bo has a chain of chili beans, and could take what you leave\\.$");
  assert_evident (&table, stink, chain, NULL);
  state->seats[table.seat].chains[CH_STINK] = 1;
  assert_evident (&table, chain, stink, NULL);
  state->seats[table.seat].chains[CH_STINK] = 0;
  state->seats[1 - table.seat].chains[CH_STINK] = 1;
  assert_evident (&table, chain, stink, "^The chili beans come more often than the stink beans: there are 18 in the game, not 16\\.$");
  assert_evident (&table, stink, chain, NULL);
  assert_evident (&table, ch_action (CH_ACTION_CHAIN, CH_SOY), stink, "^For the first coin, the soy beans need only 1 more, the stink beans 2\\.$");
  state->seats[1 - table.seat].chains[CH_CHILI]++;
  assert_evident (&table, chain, end, "^Bo has a chain of chili beans: if you leave these, it would be worth 1 coin instead of 0\\.$");
  assert_evident (&table, end, chain, NULL);
  state->seats[1 - table.seat].chains[CH_CHILI] = 0;
  assert_evident (&table, chain, end, NULL);
}

/* Room that is made, or has to be, for a card of Bean Chains; and cards that are thrown away. */
static void
test_evident_room (void)
{
  const TableeAction play = ch_action (CH_ACTION_PLAY, 0);
  const TableeAction stop = ch_action (CH_ACTION_STOP, 0);
  const TableeAction none = ch_action (CH_ACTION_NONE, 0);
  const TableeAction first = ch_action (CH_ACTION_THROW, 0);
  const TableeAction second = ch_action (CH_ACTION_THROW, 1);
  const TableeAction sell = ch_action (CH_ACTION_SELL, CH_BLUE);
  g_auto (Table) table = { 0 };
  ChSeat *seat;

  table_init (&table, tablee_games_find ("bean-chains"));
  tablee_language_set ("en");
  seat = &((ChState *) table.view)->seats[table.seat];
  seat->hand[0] = CH_SOY;
  seat->hand[1] = CH_BLUE;
  assert_evident (&table, stop, play, NULL);
  seat->chains[CH_BLUE] = 6;
  seat->chains[CH_CHILI] = seat->chains[CH_STINK] = 1;
  seat->types = 1 << CH_BLUE | 1 << CH_CHILI | 1 << CH_STINK;
  assert_evident (&table, stop, play, "^To begin a chain with a soy bean, you would have to sell one of your chains\\.$");
  assert_evident (&table, play, stop, NULL);
  assert_evident_then (&table, play, stop, &sell, "^The chain that you sell for it brings 2 coins at once\\.$");
  assert_evident (&table, sell, ch_action (CH_ACTION_SELL, CH_CHILI), "^Now the blue beans bring 2 coins, the chili beans nothing\\.$");
  assert_evident_then (&table, sell, ch_action (CH_ACTION_SELL, CH_CHILI), &(TableeAction){ ch_action (CH_ACTION_CHAIN, CH_BLUE) }, NULL);
  assert_evident_then (&table, sell, ch_action (CH_ACTION_SELL, CH_CHILI), &play, NULL);
  assert_evident_then (&table, play, ch_action (CH_ACTION_CHAIN, CH_RED), &sell, "^The soy beans come more often than the red beans: ");
  assert_evident_then (&table, play, ch_action (CH_ACTION_CHAIN, CH_CHILI), &sell, "^The chain that you sell for it brings 2 coins at once\\.$");
  seat->chains[CH_CHILI] = 9;
  assert_evident (&table, stop, play, NULL);
  seat->chains[CH_CHILI] = 1;
  seat->chains[CH_BLUE] = 1;
  assert_evident_then (&table, play, stop, &sell, "^For that you only have to sell a chain that brings nothing yet\\.$");

  assert_evident (&table, none, second, "^The card would lengthen your chain of blue beans\\.$");
  assert_evident (&table, none, first, NULL);
  assert_evident (&table, first, none, "^You have no chain of soy beans: to begin one, you would have to sell one of your chains\\.$");
  seat->chains[CH_STINK] = 0;
  seat->types &= (guint8) ~(1 << CH_STINK);
  assert_evident (&table, first, none, "^You have no chain of soy beans: the card would have to begin one\\.$");
  assert_evident (&table, first, second, "^You have no chain of soy beans: ");
  assert_evident (&table, second, first, NULL);
  seat->hand[1] = CH_RED;
  assert_evident (&table, second, first, "^Rather keep the soy beans, which come more often than the red beans: there are 12 in the game, not 8\\.$");
  assert_evident (&table, first, second, NULL);
}

/* What collections are worth now, and with one card more; and which number takes fewer cards. */
static void
test_evident_collections (void)
{
  const SbCard two = sb_card (0, 2);
  const SbCard three = sb_card (0, 3);
  const SbCard nine = sb_card (1, 9);
  const SbCard four = sb_card (1, 4);
  const TableeAction then_nine = SB_ACTION_ADD + nine;
  const TableeAction then_eight = SB_ACTION_ADD + sb_card (0, 8);
  const TableeAction then_other_three = SB_ACTION_ADD + sb_card (2, 3);
  TableePresentContext context;
  g_auto (Table) table = { 0 };
  SbSeat *seat;

  table_init (&table, tablee_games_find ("space-beans"));
  tablee_language_set ("en");
  seat = &((SbState *) table.view)->seats[table.seat];
  seat->visible = seat->secret = (SbCards){ 0 };
  seat->secret_hidden = 0;
  assert_evident (&table, SB_ACTION_VISIBLE + four, SB_ACTION_VISIBLE + nine, "^The lower number needs fewer cards: 4, not 9\\.$");
  assert_evident (&table, SB_ACTION_VISIBLE + nine, SB_ACTION_VISIBLE + four, NULL);
  assert_evident_then (&table, SB_ACTION_VISIBLE + four, SB_ACTION_VISIBLE + nine, &then_nine, NULL);
  seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->hand, nine);
  sb_cards_add (&seat->hand, four);
  sb_cards_add (&seat->hand, two);
  assert_evident (&table, SB_ACTION_VISIBLE + nine, SB_ACTION_VISIBLE + two, "^Your hand has more of that family: 2 [A-Za-z ]+, but only 1 [A-Za-z ]+\\.$");
  assert_evident (&table, SB_ACTION_VISIBLE + two, SB_ACTION_VISIBLE + nine, "^The lower number needs fewer cards: 2, not 9\\.$");
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  g_assert_true (tablee_contrast_words_comes_next (&context, &(TableeComparison){ table.view, SB_ACTION_VISIBLE + four, SB_ACTION_VISIBLE + nine, &then_nine }));
  g_assert_false (tablee_contrast_words_comes_next (&context, &(TableeComparison){ table.view, SB_ACTION_SECRET + four, SB_ACTION_VISIBLE + nine, &then_nine }));
  g_assert_false (tablee_contrast_words_comes_next (&context, &(TableeComparison){ table.view, SB_ACTION_VISIBLE + four, SB_ACTION_VISIBLE + two, &then_nine }));

  sb_cards_add (&seat->visible, three);
  seat->hand = (SbCards){ 0 };
  assert_evident (&table, SB_ACTION_KEEP, SB_ACTION_CLOSE, "^Closed now, it would bring nothing; with 2 more cards, 3 points\\.$");
  sb_cards_add (&seat->hand, two);
  assert_evident (&table, SB_ACTION_KEEP, SB_ACTION_CLOSE, "^Closed now, it would bring nothing; with cards from the hand, 2 points\\.$");
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, NULL);
  sb_cards_add (&seat->hand, four);
  sb_cards_add (&seat->hand, nine);
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, "^That makes room for cards from the hand: 2 [A-Za-z ]+\\.$");
  seat->hand = (SbCards){ 0 };
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, NULL);
  assert_evident (&table, SB_ACTION_VISIBLE + two, SB_ACTION_SECRET + four, "^With this card the collection is worth 2 points instead of 0\\.$");
  assert_evident (&table, SB_ACTION_SECRET + four, SB_ACTION_VISIBLE + two, NULL);
  assert_evident (&table, SB_ACTION_VISIBLE + two, SB_ACTION_DONE, "^With this card the collection is worth 2 points instead of 0\\.$");
  sb_cards_add (&seat->secret, sb_card (2, 2));
  ((SbState *) table.view)->slot = SB_SECRET;
  assert_evident_then (&table, SB_ACTION_ADD + sb_card (2, 3), SB_ACTION_DONE, &then_other_three, "^With this card and the next one the collection is worth 3 points instead of 0\\.$");
  seat->secret = (SbCards){ 0 };
  sb_cards_add (&seat->secret, sb_card (2, 5));
  assert_evident (&table, SB_ACTION_ADD + sb_card (2, 7), SB_ACTION_DONE, "^With this card and 3 more cards the collection is worth 5 points\\.$");
  assert_evident_then (&table, SB_ACTION_ADD + sb_card (2, 7), SB_ACTION_DONE, &then_nine, NULL);
  sb_cards_add (&seat->secret, sb_card (2, 2));
  assert_evident (&table, SB_ACTION_DONE, SB_ACTION_ADD + sb_card (2, 7), "^With that card the collection would be worth 0 points instead of 2\\.$");
  assert_evident (&table, SB_ACTION_DONE, SB_ACTION_ADD + sb_card (2, 3), NULL);
  seat->secret = (SbCards){ 0 };
  assert_evident (&table, SB_ACTION_ADD + nine, SB_ACTION_DONE, NULL);
  sb_cards_add (&seat->hand, sb_card (0, 8));
  sb_cards_add (&seat->hand, sb_card (0, 9));
  assert_evident (&table, SB_ACTION_VISIBLE + sb_card (0, 9), SB_ACTION_SECRET + four, "^With this card and one more card the collection is worth 3 points\\.$");
  assert_evident_then (&table, SB_ACTION_VISIBLE + sb_card (0, 9), SB_ACTION_SECRET + four, &then_eight, "^With this card and the next one the collection is worth 3 points instead of 0\\.$");
  seat->visible = (SbCards){ 0 };
  sb_cards_add (&seat->visible, sb_card (0, 5));
  assert_evident_then (&table, SB_ACTION_VISIBLE + sb_card (0, 9), SB_ACTION_SECRET + four, &then_eight, "^Cards of your hand that make this collection grow at once: 2\\.$");
  seat->visible = (SbCards){ 0 };
  sb_cards_add (&seat->visible, three);
  assert_evident (&table, SB_ACTION_SECRET + four, SB_ACTION_VISIBLE + sb_card (0, 9), NULL);
  seat->hand = (SbCards){ 0 };
  ((SbState *) table.view)->slot = SB_VISIBLE;

  sb_cards_add (&seat->visible, two);
  assert_evident (&table, SB_ACTION_KEEP, SB_ACTION_CLOSE, "^Closed now, it would bring 2 points; with one more card, 3 points\\.$");
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, "^It brings 2 points at once\\.$");

  seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->hand, nine);
  assert_evident (&table, SB_ACTION_DRAW, SB_ACTION_NO_DRAW, "^No card in the hand fits the visible collection\\.$");
  sb_cards_add (&seat->hand, four);
  sb_cards_add (&seat->hand, sb_card (0, 5));
  assert_evident (&table, SB_ACTION_DRAW, SB_ACTION_NO_DRAW, "^With the cards of your hand that fit and 2 more cards of the family, the visible collection would be worth 5 points\\.$");
  seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->hand, sb_card (0, 8));
  assert_evident (&table, SB_ACTION_DRAW, SB_ACTION_NO_DRAW, NULL);

  /* What is past its numbers brings no more, and is not spoilt by what may be laid out elsewhere. */
  seat->visible = (SbCards){ 0 };
  seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->visible, sb_card (0, 1));
  assert_evident (&table, SB_ACTION_KEEP, SB_ACTION_CLOSE, NULL);
  sb_cards_add (&seat->hand, nine);
  assert_evident (&table, SB_ACTION_KEEP, SB_ACTION_CLOSE, "^Nothing is lost by keeping it: [^.]* later for 1 point\\.$");
  seat->visible = (SbCards){ 0 };
  sb_cards_add (&seat->visible, nine);
  sb_cards_add (&seat->secret, sb_card (0, 1));
  seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->hand, sb_card (0, 5));
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, "^If you keep it, you have to lay out a card that takes 1 point from your secret collection\\.$");
  seat->hand = (SbCards){ 0 };
  assert_evident (&table, SB_ACTION_CLOSE, SB_ACTION_KEEP, "^The secret collection takes its place, and could be closed at once for 1 point\\.$");

  seat->visible = seat->secret = seat->hand = (SbCards){ 0 };
  sb_cards_add (&seat->visible, two);
  sb_cards_add (&seat->hand, nine);
  sb_cards_add (&seat->secret, sb_card (2, 5));
  assert_evident (&table, SB_ACTION_DRAW, SB_ACTION_NO_DRAW, "^No card in the hand fits a collection so far\\.$");
  assert_evident (&table, SB_ACTION_NO_DRAW, SB_ACTION_DRAW, "^What is drawn and not laid out is passed on to a neighbour\\.$");
  sb_cards_add (&seat->hand, sb_card (2, 7));
  assert_evident (&table, SB_ACTION_DRAW, SB_ACTION_NO_DRAW, "^No card in the hand fits the visible collection\\.$");
}

int
main (int    argc,
      char **argv)
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/beans-evident/fields-and-chains", test_evident_beans);
  g_test_add_func ("/beans-evident/al-cabohne/gifts", test_evident_gifts);
  g_test_add_func ("/beans-evident/bean-chains/room", test_evident_room);
  g_test_add_func ("/beans-evident/bean-chains/left", test_evident_left);
  g_test_add_func ("/beans-evident/space-beans/collections", test_evident_collections);

  return g_test_run ();
}
