/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a review says of a decision. */
#include "config.h"

#include "app/hint-words.h"
#include "app/review-words.h"
#include "games/bean-chains/rules/rules.h"
#include "games/martian-12s/rules/rules.h"
#include "phoenix-positions.h"
#include "present/language.h"
#include "present/session-context.h"
#include "session/game-record.h"

/* In the last turn Bo uses a ship of Ana's, who reads. */
#define RECORD "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"space-station-phoenix\", \"seats\": [{\"name\": \"Ana\", " \
  "\"player\": \"human\"}, {\"name\": \"Bo\", \"player\": \"easy\"}], \"position\": " HEAD NEUTRAL "\"current\": 1, \"phase\": \"turn\", \"trigger\": 0, " \
  "\"players\": [" ANA ("{\"ship\": \"FAR2\"}", "") ", " BO "] }, \"actions\": [\"use FAR2@0\"]}"

/* Whoever is @current may play another card of the hand, or stop. */
#define CHAINS(current) "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"bean-chains\", \"seats\": [{\"name\": \"Ana\", " \
  "\"player\": \"human\"}, {\"name\": \"Bo\", \"player\": \"easy\"}], \"position\": {\"format\": \"tablee-position\", \"version\": 1, " \
  "\"game\": \"bean-chains\", \"players\": [{\"hand\": [\"R\", \"B\"]}, {\"hand\": [\"R\", \"B\"]}], \"current\": " current ", " \
  "\"phase\": \"play-more\"}, \"actions\": [\"play\"], \"given_up_by\": 0}"

/* Two kinds may be chained, the stink bean twice. */
/* What the table shows for the blue bean there. */
#define BLUE_NEEDS "Here is what speaks for the first. " BLUE_MORE
#define BLUE_MORE "With this card the blue beans need only 2 more for the next coin."

#define TRADE "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"bean-chains\", \"seats\": [{\"name\": \"Ana\", " \
  "\"player\": \"human\"}, {\"name\": \"Bo\", \"player\": \"easy\"}], \"position\": {\"format\": \"tablee-position\", \"version\": 1, " \
  "\"game\": \"bean-chains\", \"players\": [{\"hand\": [], \"chains\": [[\"B\", 1], [\"R\", 3]]}, {\"hand\": []}], \"current\": 0, \"phase\": \"trade\", \"trade\": [\"B\", \"R\", \"R\", \"S\", \"S\"]}, " \
  "\"actions\": []}"

#define MARTIAN "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\", \"rules\": 1, \"seats\": [{\"name\": \"Ana\", " \
  "\"player\": \"human\"}, {\"name\": \"Bo\", \"player\": \"easy\"}], \"seed\": 7, \"actions\": []}"

/* Returns: (transfer full) */
static TableeGameSession *
open_record (const char *text,
             int         viewer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse (text, -1, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  tablee_game_session_set_viewer (session, viewer);

  return session;
}

/* Ana reads what is said of the first decision. Returns: (transfer full) */
static char *
say_first (const char *text)
{
  g_autoptr (TableeGameSession) session = open_record (text, TABLEE_VIEWER_ALL);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  g_autoptr (TableeReview) review = NULL;

  g_assert_cmpint (context->listener, ==, 1);
  review = tablee_review_new (session, NULL);

  return tablee_review_words_position (context, review, 0);
}

/* What is quoted is what Bo was offered: "your" would be Bo's there. */
static void
test_others (void)
{
  g_autofree char *words = say_first (RECORD);

  g_assert_cmpstr (words, ==, "Bo plays “Use Ana’s Farm 2” here. The expert has not looked at it yet.");
}

/* A hand that does not lie open is told of, from its front on. */
static void
test_hand (void)
{
  g_autofree char *words = say_first (CHAINS ("1"));
  g_autofree char *own = say_first (CHAINS ("0"));

  g_test_message ("%s / %s", words, own);
  g_assert_true (g_str_has_suffix (words, " Bo has a red bean and a blue bean in hand."));
  g_assert_null (strstr (own, "in hand"));
}

static void
assert_next (TableeGameSession *session,
             TableeAction       better,
             TableeAction       other,
             const TableeAction *then,
             const char        *expected)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  g_autofree char *said = tablee_hint_words_next (context, &(TableeComparison){ tablee_game_session_get_view (session), better, other, then });

  g_assert_cmpstr (said, ==, expected);
}

/* What is best after what is best, by its name where it has not been named as that, or as what is next best. */
static void
test_next (void)
{
  const TableeAction blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  const TableeAction red = ch_action (CH_ACTION_CHAIN, CH_RED);
  const TableeAction end = ch_action (CH_ACTION_END, 0);
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);

  assert_next (session, blue, end, &stink, "After that, “Start a chain with a stink bean” would be best.");
  assert_next (session, stink, end, &stink, "After that, “Chain a stink bean” would be best.");
  assert_next (session, red, end, &red, "After that, the same once more would be best.");
  assert_next (session, blue, stink, &stink, "Both are worth doing, in this order.");
  assert_next (session, blue, end, &end, "After that, “End the Turn” would be best.");
  assert_next (session, blue, end, &blue, NULL);
  assert_next (session, blue, end, NULL, NULL);
  assert_next (session, ch_action (CH_ACTION_SELL, CH_BLUE), end, &blue, NULL);
}

/* What else could be done is told of for money, whatever is next best; and of equals as well. */
static void
test_other_choices (void)
{
  TableeHint hint = { .best = M12_ACTION_PULL_LARGE, .next = M12_ACTION_PULL_SMALL, .best_value = 1, .next_value = 0.99, .noise = 0.005,
                      .n_others = 1, .others = { M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM }, .other_values = { -0.5, 0.25 }, .other_noises = { 0.1, 0.1 } };
  const TableeGrounds grounds = { .better = hint.best, .other = hint.next };
  g_autoptr (TableeGameSession) session = open_record (MARTIAN, 0);
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *unsure = NULL;
  g_autofree char *alike = NULL;
  g_autofree char *brief = NULL;
  g_autofree char *clear = NULL;
  g_autofree char *short_of = NULL;

  one = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_cmpstr (one, ==, "“Pass” brings about €1.50 less than “Pull Large”.");
  hint.n_others = 2;
  two = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_cmpstr (two, ==, "“Pass” brings about €1.50 less than “Pull Large”, and “Pull Medium” about €0.75 less.");
  hint.other_noises[0] = 2;
  unsure = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_cmpstr (unsure, ==, "“Pass” may be just as good as “Pull Large”. “Pull Medium” brings about €0.75 less than “Pull Large”.");
  hint.other_noises[1] = 2;
  alike = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_cmpstr (alike, ==, "“Pass” and “Pull Medium” may be just as good as “Pull Large”.");
  brief = tablee_hint_words_reason (session, &hint, &grounds, TRUE);
  g_assert_null (brief);

  /* What they cost is no reason. */
  hint.next_value = 0.4;
  hint.other_noises[0] = hint.other_noises[1] = 0.1;
  clear = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_true (g_str_has_suffix (clear, " about €0.75 less. Between “Pull Large” and “Pull Small”, no single reason stands out."));
  short_of = tablee_hint_words_reason (session, &hint, &grounds, TRUE);
  g_assert_cmpstr (short_of, ==, "No single reason stands out.");
}

/* Between what comes to the same there is nothing to choose. */
static void
test_alike (void)
{
  TableeHint hint = { .best = M12_ACTION_PULL_LARGE, .next = M12_ACTION_PULL_SMALL, .best_value = 1, .next_value = 0.5, .noise = 0.1, .alike = TRUE };
  const TableeGrounds grounds = { .better = hint.best, .other = hint.next };
  g_autoptr (TableeGameSession) session = open_record (MARTIAN, 0);
  g_autofree char *words = tablee_hint_words (session, &hint);
  g_autofree char *reason = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  const TableeHint cards = { .best = ch_action (CH_ACTION_CHAIN, CH_BLUE), .next = ch_action (CH_ACTION_END, 0), .best_value = 0.5, .next_value = 0.5,
                             .noise = 0.01, .alike = TRUE };
  const TableeGrounds of_cards = { .better = cards.best, .other = cards.next };
  g_autoptr (TableeGameSession) trade = open_record (TRADE, 0);
  g_autofree char *none = tablee_hint_words_reason (trade, &cards, &of_cards, FALSE);
  g_autofree char *all = NULL;

  g_assert_cmpstr (words, ==, "“Pull Large” and “Pull Small” come to the same.");
  hint.rest_alike = TRUE;
  all = tablee_hint_words (session, &hint);
  g_assert_cmpstr (all, ==, "“Pull Large” and “Pull Small” come to the same, and so does all else.");
  g_assert_null (reason);
  g_assert_null (none);
}

/* Where there is little room, what is said speaks for what is named first, too. */
static void
test_brief (void)
{
  const TableeAction blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  TableeHint hint = { .best = blue, .next = stink, .best_value = 0.6, .next_value = 0.6, .noise = 0.005 };
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);
  g_autofree char *even = tablee_hint_words_reason (session, &hint, &(TableeGrounds){ .better = blue, .other = stink }, TRUE);
  g_autofree char *unsure = NULL;
  g_autofree char *reversed = NULL;
  g_autofree char *alike = NULL;

  g_assert_cmpstr (even, ==, BLUE_NEEDS);
  hint.noise = 0.2;
  unsure = tablee_hint_words_reason (session, &hint, &(TableeGrounds){ .better = blue, .other = stink }, TRUE);
  g_assert_cmpstr (unsure, ==, BLUE_MORE);
  hint.best = stink;
  hint.next = blue;
  reversed = tablee_hint_words_reason (session, &hint, &(TableeGrounds){ .better = stink, .other = blue }, TRUE);
  g_assert_cmpstr (reversed, ==, BLUE_NEEDS);
  hint.alike = TRUE;
  alike = tablee_hint_words_reason (session, &hint, &(TableeGrounds){ .better = stink, .other = blue }, TRUE);
  g_assert_null (alike);
}

/* Whether anything is to be done at all, where the next best is done as well. */
static void
test_stop (void)
{
  const TableeAction blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  const TableeDifference total = { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .means = { 15, 12 }, .weight = 1 };
  TableeHint hint = { .best = blue, .next = stink, .best_value = 0.6, .next_value = 0.6, .noise = 0.005,
                      .stops = TRUE, .stop = ch_action (CH_ACTION_END, 0), .stop_value = 0.56, .stop_noise = 0.02 };
  const TableeGrounds grounds = { .better = blue, .other = stink, .count = 1, .differences = { total } };
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);
  TableeGrounds goes_on = grounds;
  g_autofree char *after = NULL;
  g_autofree char *ended = NULL;
  g_autofree char *worse = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_autofree char *against = NULL;
  g_autofree char *as_good = NULL;
  g_autofree char *three = NULL;
  g_autofree char *none = NULL;

  g_assert_cmpstr (worse, ==, BLUE_NEEDS " “End the Turn” wins about 4 games fewer in 100.");

  /* What speaks against that has been told, or else is. */
  hint.next = blue;
  against = tablee_hint_words_reason (session, &hint, &(TableeGrounds){ .better = blue, .other = blue }, FALSE);
  hint.next = stink;
  g_assert_true (g_regex_match_simple ("^Nothing on the table [^.]*\\. “End the Turn” wins about 4 games fewer in 100\\. With this card [^.]*\\.$", against, 0, 0));

  hint.stop_noise = 0.05;
  as_good = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  three = tablee_hint_words (session, &hint);
  g_assert_cmpstr (three, ==, "“Chain a blue bean”, “Start a chain with a stink bean” and “End the Turn” win about equally often.");
  g_assert_cmpstr (as_good, ==, BLUE_NEEDS);
  hint.stops = FALSE;
  none = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_cmpstr (none, ==, BLUE_NEEDS);

  /* After the reason, which speaks of what is best. */
  hint.stops = TRUE;
  hint.next_value = 0.5;
  after = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_assert_true (g_str_has_suffix (after, " “End the Turn” may be just as good."));

  /* Which needs not be told once more as what comes next. */
  goes_on.goes_on = TRUE;
  goes_on.then = hint.stop;
  ended = tablee_hint_words_reason (session, &hint, &goes_on, FALSE);
  g_assert_cmpstr (ended, ==, after);
}

/* Returns: (transfer full) */
static char *
say_reason_in (TableeGameSession  *session,
               TableeAction        better,
               TableeAction        other,
               const TableeAction *then,
               gboolean            clear,
               guint               count)
{
  const TableeHint hint = { .best = better, .next = other, .best_value = clear ? 0.6 : 0.501, .next_value = 0.5, .noise = 0.01 };
  TableeGrounds grounds = { .better = better, .other = other, .goes_on = then != NULL, .then = then != NULL ? *then : 0, .count = count };

  grounds.differences[0] = (TableeDifference){ .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .means = { 15, 12 }, .weight = 1 };
  grounds.differences[1] = (TableeDifference){ .row = -1, .tally = CH_STINK, .means = { 3, 1 }, .weight = 1 };

  return tablee_hint_words_reason (session, &hint, &grounds, FALSE);
}

/* One reason is enough; beside what lies open, or where two differ in their order alone, it is told what is gained in all; and where there is none at all, that is
 * said of what is better for certain. */
static void
test_few_reasons (void)
{
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  const TableeAction blue = ch_action (CH_ACTION_SELL, CH_BLUE);
  const TableeAction red = ch_action (CH_ACTION_SELL, CH_RED);
  const TableeAction chain_blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);
  g_autofree char *two = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *none = NULL;
  g_autofree char *unsure = NULL;
  g_autofree char *order = NULL;
  g_autofree char *order_alone = NULL;
  g_autofree char *bare = NULL;

  two = say_reason_in (session, stink, ch_action (CH_ACTION_END, 0), NULL, TRUE, 2);
  beside = say_reason_in (session, blue, red, NULL, TRUE, 2);
  none = say_reason_in (session, stink, ch_action (CH_ACTION_END, 0), NULL, TRUE, 0);
  unsure = say_reason_in (session, stink, ch_action (CH_ACTION_END, 0), NULL, FALSE, 0);
  order = say_reason_in (session, chain_blue, stink, &stink, TRUE, 2);
  order_alone = say_reason_in (session, chain_blue, stink, &stink, TRUE, 0);
  bare = say_reason_in (session, stink, chain_blue, &chain_blue, TRUE, 0);
  g_assert_cmpstr (two, ==, "In the rest of the game, stink beans bring you 3.0 coins on average, but only 1.0 with “End the Turn”.");
  g_assert_true (g_regex_match_simple ("^Rather keep the [^.]*\\.$", beside, 0, 0));
  g_assert_cmpstr (order, ==, BLUE_MORE " After that, “Start a chain with a stink bean” would be best.");
  g_assert_cmpstr (order_alone, ==, order);
  g_assert_cmpstr (bare, ==, "Both are worth doing, in this order.");
  g_assert_cmpstr (none, ==, "No single reason stands out.");
  g_assert_cmpstr (unsure, ==, "Nothing on the table speaks for one of them: choose as you like.");
}

/* Of two that are as good as each other it is told what there is for either, and of two that differ in their order alone that. */
static void
test_either (void)
{
  const TableeAction blue = ch_action (CH_ACTION_SELL, CH_BLUE);
  const TableeAction red = ch_action (CH_ACTION_SELL, CH_RED);
  const TableeAction chain_blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  const TableeAction stink = ch_action (CH_ACTION_CHAIN, CH_STINK);
  const TableeAction end = ch_action (CH_ACTION_END, 0);
  const TableeAction chain_red = ch_action (CH_ACTION_CHAIN, CH_RED);
  TableeAction named[2];
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);
  g_autofree char *both = say_reason_in (session, blue, red, NULL, FALSE, 0);
  g_autofree char *second = say_reason_in (session, ch_action (CH_ACTION_END, 0), chain_blue, NULL, FALSE, 0);
  g_autofree char *order = say_reason_in (session, chain_blue, stink, &stink, FALSE, 2);
  g_autofree char *any = say_reason_in (session, chain_red, chain_red, &chain_red, FALSE, 2);

  g_assert_cmpstr (both, ==, "Here is what speaks for the first. Rather keep the red beans: for the next coin they need only 1 more, the blue beans 3. "
                             "And here is what speaks for the second. Now the red beans bring 2 coins, the blue beans nothing.");
  g_assert_cmpstr (second, ==, BLUE_NEEDS);
  g_assert_cmpstr (order, ==, BLUE_NEEDS);
  g_assert_cmpstr (any, ==, "Both can be done; which comes first hardly matters.");

  /* And both are named, what the table speaks for first; where nobody can win any more, that alone. */
  g_assert_cmpuint (tablee_hint_words_named (session, &(TableeHint){ .best = blue, .next = red, .best_value = 0.501, .next_value = 0.5, .noise = 0.01 }, named), ==, 2);
  g_assert_cmpuint (named[0], ==, blue);
  g_assert_cmpuint (named[1], ==, red);
  g_assert_cmpuint (tablee_hint_words_named (session, &(TableeHint){ .best = end, .next = chain_blue, .best_value = 0.501, .next_value = 0.5, .noise = 0.01 }, named), ==, 2);
  g_assert_cmpuint (named[0], ==, chain_blue);
  g_assert_cmpuint (named[1], ==, end);
  g_assert_cmpuint (tablee_hint_words_named (session, &(TableeHint){ .best = end, .next = chain_blue, .best_value = 0.01, .next_value = 0.005, .noise = 0.001 }, named), ==, 1);
  g_assert_cmpuint (named[0], ==, chain_blue);
  g_assert_cmpuint (tablee_hint_words_named (session, &(TableeHint){ .best = blue, .next = red, .best_value = 0.6, .next_value = 0.5, .noise = 0.01 }, named), ==, 1);
  g_assert_cmpuint (named[0], ==, blue);
}

/* What is hardly ahead, by chance it may be, is not said to be best where the table speaks for the other one alone. */
static void
test_toss_up (void)
{
  const TableeAction chain_blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  const TableeAction chain_red = ch_action (CH_ACTION_CHAIN, CH_RED);
  const TableeAction end = ch_action (CH_ACTION_END, 0);
  TableeHint hint = { .best = end, .next = chain_blue, .best_value = 0.6, .next_value = 0.5, .noise = 0.2 };
  const TableeHint any = { .best = chain_red, .next = chain_red, .best_value = 0.6, .next_value = 0.5, .noise = 0.2 };
  const TableeGrounds grounds = { .better = end, .other = chain_blue, .goes_on = TRUE, .then = chain_red };
  const TableeGrounds order = { .better = chain_red, .other = chain_red, .goes_on = TRUE, .then = chain_red };
  TableeAction named[2];
  g_autoptr (TableeGameSession) session = open_record (TRADE, 0);
  g_autofree char *either = tablee_hint_words (session, &hint);
  g_autofree char *reason = tablee_hint_words_reason (session, &hint, &grounds, FALSE);
  g_autofree char *best = NULL;
  g_autofree char *both = tablee_hint_words_reason (session, &any, &order, FALSE);

  g_assert_cmpstr (either, ==, "“Chain a blue bean” and “End the Turn” may be equally good.");
  g_assert_cmpstr (reason, ==, BLUE_NEEDS);
  g_assert_cmpuint (tablee_hint_words_named (session, &hint, named), ==, 2);
  g_assert_cmpuint (named[0], ==, chain_blue);
  g_assert_cmpuint (named[1], ==, end);

  /* It is further ahead; or the table speaks for it. */
  hint.noise = 0.19;
  best = tablee_hint_words (session, &hint);
  g_assert_cmpstr (best, ==, "“End the Turn” seems best, but may be no better than “Chain a blue bean”.");
  g_assert_cmpuint (tablee_hint_words_named (session, &hint, named), ==, 1);
  g_assert_cmpuint (named[0], ==, end);
  hint = (TableeHint){ .best = chain_blue, .next = end, .best_value = 0.6, .next_value = 0.5, .noise = 0.2 };
  g_free (best);
  best = tablee_hint_words (session, &hint);
  g_assert_cmpstr (best, ==, "“Chain a blue bean” seems best, but may be no better than “End the Turn”.");

  g_assert_cmpstr (both, ==, "Both can be done, one after the other; which comes first may not matter.");
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);
  tablee_language_set ("en");

  g_test_add_func ("/review-words/others", test_others);
  g_test_add_func ("/review-words/hand", test_hand);
  g_test_add_func ("/review-words/next", test_next);
  g_test_add_func ("/review-words/other-choices", test_other_choices);
  g_test_add_func ("/review-words/alike", test_alike);
  g_test_add_func ("/review-words/stop", test_stop);
  g_test_add_func ("/review-words/brief", test_brief);
  g_test_add_func ("/review-words/few-reasons", test_few_reasons);
  g_test_add_func ("/review-words/either", test_either);
  g_test_add_func ("/review-words/toss-up", test_toss_up);

  return g_test_run ();
}
