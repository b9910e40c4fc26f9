/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action is better, in sentences: what all games say, in both languages, with the real catalogue; and what is not said. */
#include "config.h"

#include "contrast-table.h"

#include "games/al-cabohne/rules/rules.h"
#include "games/bean-chains/rules/rules.h"
#include "games/bean-chains/words/differences.h"
#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "games/space-beans/rules/rules.h"
#include "games/space-beans/words/differences.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/words/differences.h"
#include "notation/notation.h"
#include "present/contrast-words.h"
#include "present/language.h"
#include "present/plain-words.h"

#include <string.h>

#define TOTAL "All in all, you have 2\\.0 coins more at the end, on average\\."
#define NONE "No single reason stands out\\. "
#define GREEN "^In the rest of the game, green beans bring you 3\\.0 coins on average, but only 2\\.0 with “[^”]*”\\.$"

static const char *const languages[] = { "en", "fr" };

static char *
say (const Table            *table,
     const TableeDifference *difference,
     const char             *language)
{
  TableePresentContext context = { table->ruleset, contrast_names, table->seat + 1 };

  tablee_language_set (language);

  return tablee_contrast_words_one (&context, &(TableeComparison){ table->view, table->actions[1], table->actions[0] }, difference);
}

/* Returns whether there was anything to be said. */
static gboolean
check_said (const Table            *table,
            const TableeDifference *difference)
{
  g_autofree char *english = say (table, difference, "en");
  g_autofree char *french = say (table, difference, "fr");

  g_assert_true ((english == NULL) == (french == NULL));
  if (english == NULL)
    return FALSE;

  g_assert_cmpstr (english, !=, french);
  /* What one ends with is told as what is gained. */
  if (difference->row != TABLEE_CONTRAST_TOTAL)
    {
      g_assert_nonnull (strstr (english, "; with “"));
      g_assert_nonnull (strstr (french, "\u202f; avec «\u202f"));
    }
  for (int i = 0; i < 2; i++)
    {
      const char *sentence = i == 0 ? english : french;

      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_null (strchr (sentence, '%'));
      g_assert_null (strstr (sentence, "null"));
    }
  if (difference->seat == table->seat)
    g_assert_true (g_regex_match_simple ("\\b([Yy]ou|your)\\b", english, 0, 0) && g_regex_match_simple ("\\b([Vv]ous|[Vv]otre|vos)\\b", french, 0, 0));
  else if (difference->seat >= 0 && difference->seat < table->ruleset->seats)
    g_assert_true (strstr (english, contrast_names[difference->seat]) != NULL && strstr (french, contrast_names[difference->seat]) != NULL);

  return TRUE;
}

/* More of it and less of it, often and so many times: whoever it happens to is glad of at most one of the two. */
static guint
check_both_ways (const Table     *table,
                 TableeDifference difference)
{
  guint said = 0;

  for (int i = 0; i < 4; i++)
    {
      difference.often = i % 2;
      difference.means[0] = difference.shares[0] = i < 2 ? 0.6 : 0.2;
      difference.means[1] = difference.shares[1] = i < 2 ? 0.2 : 0.6;
      said += check_said (table, &difference);
    }
  g_assert_cmpuint (said, <=, 2);

  return said;
}

/* What happens to nobody: that a boss harvests. */
static gboolean
is_nobodys (const TableeGame *game,
            int               kind)
{
  return game == &tablee_al_cabohne_game && kind == AC_EVENT_BOSS_HARVEST;
}

static void
test_game (gconstpointer data)
{
  const TableeGame *game = data;
  g_auto (Table) table = { 0 };
  TableeScoreSheet sheet;
  guint said = 0;

  table_init (&table, game);
  game->score (table.ruleset, table.view, &sheet);
  for (int column = 0; column < sheet.columns; column++)
    for (int row = 0; row < sheet.rows; row++)
      said += check_both_ways (&table, (TableeDifference){ .row = row, .tally = -1, .seat = column });
  for (int column = 0; column < sheet.columns; column++)
    said += check_both_ways (&table, (TableeDifference){ .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = column });
  for (int seat = 0; seat < table.ruleset->seats; seat++)
    for (int kind = 1; kind < TABLEE_CONTRAST_KINDS; kind++)
      if (!is_nobodys (game, kind))
        said += check_both_ways (&table, (TableeDifference){ .row = -1, .tally = -1, .kind = kind, .seat = seat });
  g_assert_cmpuint (said, >, 0);
}

typedef struct
{
  const char      *game;
  TableeDifference difference;
  const char      *said[G_N_ELEMENTS (languages)];
} Worded;

/* Rows, kinds of beans and bosses by their numbers in the rules. */
static const Worded worded[] = {
  { "bean-chains", { .row = -1, .tally = 0, .seat = 0, .means = { 2.75, 1 } },
    { "In the rest of the game, blue beans bring you 2.8 coins on average, but only 1.0 with “", "D’ici la fin de la partie, les haricots bleus vous rapporteront 2,8 pièces en moyenne, mais seulement 1,0 avec «\u202f" } },
  { "bean-chains", { .row = -1, .tally = 0, .seat = 1, .means = { 1, 2.71 } },
    { "In the rest of the game, blue beans bring Bo 1.0 coins on average; ", "D’ici la fin de la partie, les haricots bleus rapportent 1,0 pièce à Bo en moyenne\u202f; " } },
  { "bean-chains", { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 9.6, 8.8 } },
    { "All in all, you have 0.8 coins more at the end, on average.", "Tout compris, vous avez en moyenne 0,8 pièce de plus à la fin." } },
  { "al-cabohne", { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 2, .means = { 14, 17.5 } },
    { "The Mafia finishes with 14 coins on average; ", "La Mafia finit avec 14 pièces en moyenne\u202f; " } },
  /* 12 and 13 would be less of a difference than there is, 14 and 16 more. */
  { "al-cabohne", { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 2, .means = { 11.6, 13.4 } },
    { "The Mafia finishes with 11.6 coins on average; ", "La Mafia finit avec 11,6 pièces en moyenne\u202f; " } },
  { "al-cabohne", { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 20.2, 14.4 } },
    { "All in all, you have 6 coins more at the end, on average.", "Tout compris, vous avez en moyenne 6 pièces de plus à la fin." } },
  { "al-cabohne", { .row = -1, .tally = 7, .seat = TABLEE_NOBODY, .means = { 1.5, 3.5 } },
    { " harvests 1.5 coins for the Mafia, on average; ", " récolte 1,5 pièce pour la Mafia en moyenne\u202f; " } },
  { "space-beans", { .row = 2, .tally = -1, .seat = 1, .means = { 0.5, 3.5 } },
    { "The secret collection brings Bo 0.5 points at the end, on average; ",
      "La collection secrète rapporte 0,5 point à Bo à la fin, en moyenne\u202f; " } },
  { "space-beans", { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 25, 21 } },
    { "All in all, you have 4.0 points more at the end, on average.", "Tout compris, vous avez en moyenne 4,0 points de plus à la fin." } },
  /* None is not written as nearly none. */
  { "bean-chains", { .row = -1, .tally = 0, .seat = 0, .means = { 0.8, 0.02 } },
    { "In the rest of the game, blue beans bring you 0.8 coins on average, but nothing with “", "D’ici la fin de la partie, les haricots bleus vous rapporteront 0,8 pièce en moyenne, mais rien avec «\u202f" } },
  { "martian-12s", { .row = -1, .tally = -1, .kind = M12_EVENT_POP, .seat = 0, .often = true, .means = { 0, 0.7 }, .shares = { 0, 0.7 } },
    { "You hardly ever pop by the end of the round; with “", "Vous ne sautez presque jamais d’ici la fin de la manche\u202f; avec «\u202f" } },
  { "space-station-phoenix", { .row = 4, .tally = -1, .seat = 0, .means = { 3.5, 2.4 } },
    { "You score 3.5 points for having the most or second most cyan aliens, on average; ",
      "Vous marquez 3,5 points pour la première ou la deuxième place en aliens cyans, en moyenne\u202f; " } },
};

static void
test_wording (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (worded); i++)
    {
      g_auto (Table) table = { 0 };

      table_init (&table, tablee_games_find (worded[i].game));
      for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          g_autofree char *sentence = say (&table, &worded[i].difference, languages[j]);

          g_assert_nonnull (sentence);
          if (strstr (sentence, worded[i].said[j]) == NULL)
            g_error ("“%s” instead of “%s”", sentence, worded[i].said[j]);
        }
    }
}

/* Numbers as they can be understood, and none that are not carried. */
static void
test_amounts (void)
{
  static const struct
  {
    double      shares[2];
    const char *said[G_N_ELEMENTS (languages)];
  } cases[] = {
    { { 0.61, 0.22 }, { "about 6 times in 10; |, about 2 in 10.", "environ 6 fois sur 10\u202f; |, environ 2 sur 10." } },
    { { 0.14, 0.02 }, { "about 14 times in 100; |, about 2 in 100.", "environ 14 fois sur 100\u202f; |, environ 2 sur 100." } },
    { { 0.13, 0.28 }, { NULL, NULL } },  /* less of what is good */
    { { 0.64, 0.56 }, { "about 64 times in 100; |, about 56 in 100.", "environ 64 fois sur 100\u202f; |, environ 56 sur 100." } },
    { { 0.1, 0 }, { "about 1 time in 10; |, hardly ever.", "environ 1 fois sur 10\u202f; |, presque jamais." } },
    { { 1, 0.7 }, { "nearly always; |, about 7 times in 10.", "presque toujours\u202f; |, environ 7 fois sur 10." } },
    { { 0.16, 0.13 }, { NULL, NULL } },  /* hardly more */
    { { 0.612, 0.595 }, { NULL, NULL } },
  };
  g_auto (Table) table = { 0 };

  table_init (&table, tablee_games_find ("bean-chains"));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
      {
        TableeDifference difference = { .row = -1, .tally = -1, .kind = CH_EVENT_BUY_CHAIN, .seat = table.seat, .often = true };
        g_autofree char *sentence = NULL;
        g_auto (GStrv) parts = cases[i].said[j] != NULL ? g_strsplit (cases[i].said[j], "|", 2) : NULL;

        for (int k = 0; k < 2; k++)
          difference.means[k] = difference.shares[k] = cases[i].shares[k];
        sentence = say (&table, &difference, languages[j]);
        g_assert_true ((sentence == NULL) == (parts == NULL));
        if (sentence != NULL && (strstr (sentence, parts[0]) == NULL || !g_str_has_suffix (sentence, parts[1])))
          g_error ("“%s” instead of “%s”", sentence, cases[i].said[j]);
      }
}

static char *
say_all (const Table           *table,
         TableeAction           action,
         const TableeDifference *differences,
         gsize                  count,
         TableeContrastRoom     room)
{
  TableePresentContext context = { table->ruleset, contrast_names, table->seat + 1 };

  tablee_language_set ("en");

  return tablee_contrast_words (&context, &(TableeComparison){ table->view, action, table->actions[0] }, differences, count, room);
}

/* A reason comes first, and needs no total. Only what the action is about is told; what only a
 * rival has is no reason. */
static void
test_together (void)
{
  const TableeAction green = ch_action (CH_ACTION_CHAIN, CH_GREEN);
  const TableeAction blue = ch_action (CH_ACTION_CHAIN, CH_BLUE);
  TableeDifference differences[] = {
    { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 1, .means = { 10, 12 }, .weight = 0.1 },
    { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 12, 10 }, .weight = 0.09 },
    { .row = -1, .tally = CH_GREEN, .seat = 0, .means = { 3, 2 }, .weight = 0.08 },
    { .row = -1, .tally = CH_GREEN, .seat = 1, .means = { 2, 3 }, .weight = 0.07 },
  };
  g_auto (Table) table = { 0 };

  table_init (&table, tablee_games_find ("bean-chains"));
  assert_said (say_all (&table, green, differences, 4, TABLEE_CONTRAST_ALL), GREEN);
  assert_said (say_all (&table, green, differences, 4, TABLEE_CONTRAST_ONE), GREEN);
  assert_said (say_all (&table, blue, differences, 4, TABLEE_CONTRAST_ALL), "^" NONE TOTAL "$");
  assert_said (say_all (&table, blue, differences, 4, TABLEE_CONTRAST_ONE), "^" TOTAL "$");
  assert_said (say_all (&table, green, differences, 1, TABLEE_CONTRAST_ALL), NULL);
  assert_said (say_all (&table, green, differences + 2, 2, TABLEE_CONTRAST_ALL), GREEN);
  assert_said (say_all (&table, green, differences + 3, 1, TABLEE_CONTRAST_ALL), NULL);

  /* That something else would add to a kind is no reason against it; that it would sell it is. Of two kinds each brings more if it is chained. */
  g_assert_true (ch_words_is_about (NULL, &(TableeComparison){ table.view, green, ch_action (CH_ACTION_END, 0) }, &differences[2]));
  g_assert_false (ch_words_is_about (NULL, &(TableeComparison){ table.view, green, blue }, &differences[2]));
  g_assert_false (ch_words_is_about (NULL, &(TableeComparison){ table.view, blue, green }, &differences[2]));
  g_assert_true (ch_words_is_about (NULL, &(TableeComparison){ table.view, blue, ch_action (CH_ACTION_SELL, CH_GREEN) }, &differences[2]));

  /* Next to nothing of the gain comes from it. */
  differences[2].weight = 0.02;
  assert_said (say_all (&table, green, differences, 3, TABLEE_CONTRAST_ALL), "^" NONE TOTAL "$");
  differences[2].weight = 0.08;
  differences[2].means[1] = 2.7;
  assert_said (say_all (&table, green, differences, 3, TABLEE_CONTRAST_ALL), "^" NONE TOTAL "$");
  differences[0].weight = 0.001;
  assert_said (say_all (&table, green, differences, 1, TABLEE_CONTRAST_ALL), NULL);
  differences[1].means[1] = 11.8;
  assert_said (say_all (&table, green, differences + 1, 1, TABLEE_CONTRAST_ALL), NULL);
}

/* Of several rivals one learns nothing by what one of them ends with; and one reason is enough. */
static void
test_alone (void)
{
  static const TableeDifference rival = { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 1, .means = { 10, 12 }, .weight = 0.1 };
  TableeDifference counted[] = {
    { .row = -1, .tally = -1, .kind = M12_EVENT_WIN, .seat = 0, .often = true, .means = { 0.6, 0.3 }, .shares = { 0.6, 0.3 }, .weight = 0.1 },
    { .row = -1, .tally = -1, .kind = M12_EVENT_POP, .seat = 0, .often = true, .means = { 0.02, 0.14 }, .shares = { 0.02, 0.14 }, .weight = 0.1 },
  };
  g_auto (Table) three = { 0 };
  g_auto (Table) martian = { 0 };
  TableePresentContext watching;

  table_init (&three, tablee_games_find ("space-beans"));
  tablee_ruleset_unref (three.ruleset);
  three.ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), 3, NULL, NULL);
  assert_said (say_all (&three, SB_ACTION_DRAW, &rival, 1, TABLEE_CONTRAST_ALL), NULL);

  table_init (&martian, tablee_games_find ("martian-12s"));
  assert_said (say_all (&martian, martian.actions[0], counted, 2, TABLEE_CONTRAST_ALL), "^You win or share the pot of this round about 6 times in 10 with “[^”]*”; with “[^”]*”, about 3 in 10\\.$");
  counted[1].means[0] = counted[1].shares[0] = 0;
  counted[1].means[1] = counted[1].shares[1] = 0.7;
  watching = (TableePresentContext){ martian.ruleset, contrast_names, 0 };
  assert_said (tablee_contrast_words_one (&watching, &(TableeComparison){ martian.view, martian.actions[1], martian.actions[0] }, &counted[1]), "^Ana pops by the end of the round hardly ever with “[^”]*”; with ");

  counted[1].means[0] = counted[1].shares[0] = 0.3;
  counted[1].means[1] = counted[1].shares[1] = 0.5;
  /* One is enough: what one gets, also where what one is spared weighs more. */
  counted[1].weight = 0.2;
  assert_said (say_all (&martian, martian.actions[0], counted, 2, TABLEE_CONTRAST_ALL), "^You win or share the pot of this round about 6 times in 10 with “[^”]*”; with “[^”]*”, about 3 in 10\\.$");
  assert_said (say_all (&martian, martian.actions[0], counted + 1, 1, TABLEE_CONTRAST_ALL), "^You pop by the end of the round about 3 times in 10 with “[^”]*”; with “[^”]*”, about 5 in 10\\.$");
}

/* What an action is about is told, if it makes enough of the total. */
static void
test_parts (void)
{
  const TableeAction pink = ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN);
  TableeDifference differences[] = {
    { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 193, 165 }, .weight = 0.4 },
    { .row = PH_SCORE_RESIDENTS, .tally = -1, .seat = 0, .means = { 52.4, 42.2 }, .weight = 0.3 },
    { .row = PH_SCORE_SECTORS, .tally = -1, .seat = 0, .means = { 46, 36 }, .weight = 0.2 },
  };
  g_auto (Table) table = { 0 };

  table_init (&table, tablee_games_find ("space-station-phoenix"));
  assert_said (say_all (&table, pink, differences, 3, TABLEE_CONTRAST_ALL),
               "^You have 26 residents at the end, on average; with “[^”]*”, 21\\.$");
  assert_said (say_all (&table, pink, differences + 1, 2, TABLEE_CONTRAST_ALL), "^You have 26 residents at the end, on average; with “[^”]*”, 21\\.$");
  assert_said (say_all (&table, ph_action (PH_ACTION_INCOME, 0), differences, 3, TABLEE_CONTRAST_ALL), "^All in all, you have 28 points more at the end, on average\\. Most of that difference comes from residents \\(\\+10 points\\) and sectors \\(\\+10 points\\)\\.$");
  assert_said (say_all (&table, ph_action (PH_ACTION_INCOME, 0), differences + 1, 2, TABLEE_CONTRAST_ALL), NULL);
  assert_said (say_all (&table, ph_action (PH_ACTION_DISMANTLE, 0), differences, 3, TABLEE_CONTRAST_ALL),
               "^You score 46 points for sectors, on average; with “[^”]*”, 36\\.$");
  /* 21 and 19 would be more of a difference than there is. */
  differences[1].means[0] = 41.8;
  differences[1].means[1] = 38.8;
  assert_said (say_all (&table, pink, differences + 1, 1, TABLEE_CONTRAST_ALL), "^You have 20\\.9 residents at the end, on average; with “[^”]*”, 19\\.4\\.$");
  differences[1].means[0] = 52.4;
  differences[1].means[1] = 48;
  assert_said (say_all (&table, pink, differences, 3, TABLEE_CONTRAST_ALL), "^All in all, you have 28 points more at the end, on average\\. Part of that difference comes from sectors \\(\\+10 points\\)\\.$");
  assert_said (say_all (&table, pink, differences, 2, TABLEE_CONTRAST_ALL), "^No single reason stands out\\. All in all, you have 28 points more at the end, on average\\.$");
}

/* Which of two cards is laid out is no matter of who ends the game; whether one is closed, is. What a family brings is a matter of its own cards. */
static void
test_ending (void)
{
  const TableeDifference bonus = { .row = -1, .tally = -1, .kind = SB_EVENT_BONUS, .seat = 0, .often = true };
  const TableeDifference family = { .row = -1, .tally = 1, .seat = 0 };
  const TableeAction cards[] = { SB_ACTION_VISIBLE, SB_ACTION_VISIBLE + 1 };
  g_auto (Table) table = { 0 };

  table_init (&table, tablee_games_find ("space-beans"));
  g_assert_false (sb_words_is_about (NULL, &(TableeComparison){ table.view, cards[0], cards[1] }, &bonus));
  g_assert_true (sb_words_is_about (NULL, &(TableeComparison){ table.view, SB_ACTION_CLOSE, SB_ACTION_KEEP }, &bonus));
  g_assert_true (sb_words_is_about (NULL, &(TableeComparison){ table.view, cards[0], SB_ACTION_DONE }, &bonus));

  /* Either of two families brings more if it is laid out; of one family it may matter which card is. */
  g_assert_false (sb_words_is_about (NULL, &(TableeComparison){ table.view, SB_ACTION_SECRET + sb_card (1, 4), SB_ACTION_SECRET + sb_card (2, 4) }, &family));
  g_assert_true (sb_words_is_about (NULL, &(TableeComparison){ table.view, SB_ACTION_SECRET + sb_card (1, 4), SB_ACTION_SECRET + sb_card (1, 6) }, &family));
  g_assert_true (sb_words_is_about (NULL, &(TableeComparison){ table.view, SB_ACTION_SECRET + sb_card (1, 4), SB_ACTION_DONE }, &family));
}

/* What has visibly to do with an action of Space Station Phoenix, by rows of the sheet. */
static void
test_phoenix (void)
{
  static const struct
  {
    TableeAction action;
    guint32      rows;
  } cases[] = {
    { PH_ACTION_INCOME, 0 },
    { PH_ACTION_RECRUIT, 1u << PH_SCORE_RESIDENTS | 1u << PH_SCORE_HUMAN },
    { PH_ACTION_ALIEN, 1u << PH_SCORE_RESIDENTS | 1u << PH_SCORE_GOLD },
    { PH_ACTION_TAKE, 1u << PH_SCORE_SECTORS },
    { PH_ACTION_LOBBY, 0 },
  };
  static const int numbers[] = { 0, 0, PH_GOLD_ALIEN, PH_METAL, 0 };
  const TableeAction pass = ph_action (PH_ACTION_DONE, 0);
  const TableeDifference advance = { .row = -1, .tally = -1, .kind = PH_EVENT_TRACK, .seat = 0, .means = { 9, 3 }, .weight = 0.3 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;

  table_init (&table, tablee_games_find ("space-station-phoenix"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  /* How often one advances is no reason to. */
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, ph_action (PH_ACTION_LOBBY, PH_TRANSPORT), pass }, &advance, 1, TABLEE_CONTRAST_ALL), NULL);
  /* Either alien is a resident; they differ in whose majority they help. */
  for (int row = 0; row < PH_SCORE_ROWS; row++)
    g_assert_cmpint (ph_words_is_about (&context,
                                        &(TableeComparison){ table.view, ph_action (PH_ACTION_ALIEN, PH_PINK_ALIEN),
                                                             ph_action (PH_ACTION_ALIEN, PH_GOLD_ALIEN) },
                                        &(TableeDifference){ .row = row, .tally = -1 }), ==, row == PH_SCORE_PINK);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TableeAction action = ph_action ((PhActionKind) cases[i].action, numbers[i]);

      for (int row = 0; row < PH_SCORE_ROWS; row++)
        {
          TableeDifference difference = { .row = row, .tally = -1 };

          g_assert_cmpint (ph_words_is_about (&context, &(TableeComparison){ table.view, action, pass }, &difference), ==,
                           (cases[i].rows >> row & 1) != 0);
          g_assert_false (ph_words_is_about (&context, &(TableeComparison){ table.view, pass, action }, &difference));
        }
    }
}

static void
check_quote (const Table  *table,
             TableeAction  action,
             const char   *button,
             const char   *quoted)
{
  TableePresentContext context = { table->ruleset, contrast_names, table->seat + 1 };

  tablee_language_set ("en");
  assert_said (tablee_present_for_game (table->ruleset->game)->action (&context, table->view, action), button);
  assert_said (tablee_plain_quote (&context, table->view, action), quoted);
}

/* What a button says in one word, or without the beans that lie there to be seen, is said in full where there is no table. */
static void
test_quotes (void)
{
  g_auto (Table) phoenix = { 0 };
  g_auto (Table) beans = { 0 };
  g_auto (Table) chains = { 0 };
  g_auto (Table) collections = { 0 };

  table_init (&phoenix, tablee_games_find ("space-station-phoenix"));
  check_quote (&phoenix, ph_action (PH_ACTION_TAKE, PH_FOOD), "^Food$", "^Take 1 food$");
  check_quote (&phoenix, ph_action (PH_ACTION_ALIEN, PH_TEAL_ALIEN), "^Cyan alien$", "^Bring in a cyan alien$");
  check_quote (&phoenix, ph_action (PH_ACTION_BUY, 0), "^Buy$", "^Buy a Resource$");
  check_quote (&phoenix, ph_action (PH_ACTION_LOBBY, PH_TRANSPORT), "^Transport$", "^Advance on the Transport Track$");
  check_quote (&phoenix, ph_action (PH_ACTION_INCOME, 0), "^Take Income$", "^Take Income$");

  table_init (&beans, tablee_games_find ("al-cabohne"));
  ((AcState *) beans.view)->fields[beans.seat][1] = (AcField){ AC_PUFF, 5 };
  check_quote (&beans, ac_action (AC_ACTION_PLANT, 0, 0), "^Plant in Field 1$", "^Plant an? [a-z]+ bean in Field 1$");
  check_quote (&beans, ac_action (AC_ACTION_HARVEST, 1, 0), "^Harvest Field 2$", "^Harvest Field 2 \\(5 puff beans\\)$");
  check_quote (&beans, ac_action (AC_ACTION_HARVEST, 0, 0), "^Harvest Field 1$", "^Harvest Field 1$");

  table_init (&chains, tablee_games_find ("bean-chains"));
  check_quote (&chains, ch_action (CH_ACTION_STOP, 0), "^That Is All$", "^Play No More Cards$");
  check_quote (&chains, ch_action (CH_ACTION_PLAY, 0), "^Play the First Card$", "^Play an? [a-z]+ bean$");

  table_init (&collections, tablee_games_find ("space-beans"));
  check_quote (&collections, SB_ACTION_KEEP, "^Keep$", "^Keep the visible collection$");
  check_quote (&collections, SB_ACTION_CLOSE, "^Close$", "^Close$");
  for (int value = 4; value <= 5; value++)
    sb_cards_add (&((SbState *) collections.view)->seats[collections.seat].visible, sb_card (SB_KLINGBOHNEN, value));
  check_quote (&collections, SB_ACTION_KEEP, "^Keep$", "^Keep 2 Klingbohnen$");
  check_quote (&collections, SB_ACTION_CLOSE, "^Close$", "^Close 2 Klingbohnen$");
  check_quote (&collections, SB_ACTION_DONE, "^Done$", "^Done: Lay Out No More$");
}

/* Beans that somebody does not harvest yet; why they should be harvested is no matter of their kind. */
static void
test_waiting (void)
{
  const TableeAction end = ac_action (AC_ACTION_END, 0, 0);
  const TableeAction harvest = ac_action (AC_ACTION_HARVEST, 1, 0);
  const TableeDifference puff = { .row = -1, .tally = AC_PUFF, .seat = 0, .means = { 3.9, 3.5 }, .weight = 0.1 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;

  table_init (&table, tablee_games_find ("al-cabohne"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  ((AcState *) table.view)->fields[table.seat][1] = (AcField){ AC_PUFF, 4 };
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, end, harvest }, &puff, 1, TABLEE_CONTRAST_ALL),
               "^Keep the puff beans: that brings you 0\\.4 coins more by the end, on average\\.$");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, harvest, end }, &puff, 1, TABLEE_CONTRAST_ALL), NULL);
}

/* Whoever has passed is safe for certain. */
static void
test_safe (void)
{
  const TableeDifference pop = { .row = -1, .tally = -1, .kind = M12_EVENT_POP, .seat = 0, .often = true, .means = { 0, 0.5 }, .shares = { 0, 0.5 }, .weight = 0.2 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;

  table_init (&table, tablee_games_find ("martian-12s"));
  g_assert_cmpint (table.seat, ==, 0);
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, M12_ACTION_PASS, M12_ACTION_PULL_LARGE }, &pop, 1, TABLEE_CONTRAST_ALL),
               "^If you pass, you cannot pop any more in this round; with “[^”]*”, you pop by its end about 5 times in 10\\.$");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE }, &pop, 1, TABLEE_CONTRAST_ALL),
               "^You hardly ever pop by the end of the round; with “[^”]*”, you pop about 5 times in 10\\.$");
}

/* The same of chains, whatever is done instead. */
static void
test_not_selling (void)
{
  const TableeAction sell = ch_action (CH_ACTION_SELL, CH_RED);
  const TableeAction chain = ch_action (CH_ACTION_CHAIN, CH_SOY);
  const TableeDifference red = { .row = -1, .tally = CH_RED, .seat = 0, .means = { 1.9, 1.4 }, .weight = 0.1 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;

  table_init (&table, tablee_games_find ("bean-chains"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  ((ChState *) table.view)->seats[table.seat].chains[CH_RED] = 4;
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, chain, sell }, &red, 1, TABLEE_CONTRAST_ALL),
               "^Keep the red beans: that brings you 0\\.5 coins more by the end, on average\\.$");
}

/* The same of a collection. */
static void
test_not_closing (void)
{
  const TableeDifference family = { .row = -1, .tally = 2, .seat = 0, .means = { 3.8, 0.3 }, .weight = 0.1 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;
  SbSeat *seat;

  table_init (&table, tablee_games_find ("space-beans"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  seat = &((SbState *) table.view)->seats[table.seat];
  seat->visible = (SbCards){ 0 };
  sb_cards_add (&seat->visible, sb_card (2, 4));
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, SB_ACTION_KEEP, SB_ACTION_CLOSE }, &family, 1, TABLEE_CONTRAST_ALL),
               "^Keep the [A-Z][a-z]+ for now: by the end they bring you 3\\.8 points on average, but only 0\\.3 in all if you close now\\.$");
  assert_said (tablee_contrast_words (&context, &(TableeComparison){ table.view, SB_ACTION_CLOSE, SB_ACTION_KEEP }, &family, 1, TABLEE_CONTRAST_ALL),
               "^In the rest of the game, [A-Z][a-z]+ bring you 3\\.8 points on average, but only 0\\.3 with “[^”]*”\\.$");
}

/* What a boss makes is nobody's, and told; what becomes of a rival's beans is not. */
static void
test_boss (void)
{
  const TableeAction give = ac_action (AC_ACTION_GIVE, AC_PUFF, AC_AL);
  const TableeDifference total = { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 28, 26 }, .weight = 0.2 };
  TableeDifference second = { .row = -1, .tally = AC_TYPES + AC_AL, .seat = TABLEE_NOBODY, .means = { 1.5, 3.5 }, .weight = 0.1 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;
  TableeComparison comparison;

  table_init (&table, tablee_games_find ("al-cabohne"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  comparison = (TableeComparison){ table.view, ac_action (AC_ACTION_END, 0, 0), give };
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &comparison, (const TableeDifference[]){ total, second }, 2, TABLEE_CONTRAST_ALL),
               "^All in all, you have 2\\.0 coins more at the end, on average\\. In the rest of the game, Al Cabohne harvests 1\\.5 coins for the Mafia, on average; otherwise, 3\\.5\\.$");
  second.tally = AC_PUFF;
  second.seat = 1;
  assert_said (tablee_contrast_words (&context, &comparison, (const TableeDifference[]){ total, second }, 2, TABLEE_CONTRAST_ALL), "^" NONE TOTAL "$");
}

/* Where nothing that differs has to do with the actions, the largest rows of the sheet in which the gain is found are told, as far as they make a good part of it,
 * and are known from a first game. */
static void
test_sources (void)
{
  TableeDifference differences[] = {
    { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 0, .means = { 190, 160 }, .weight = 0.3 },
    { .row = PH_SCORE_RESIDENTS, .tally = -1, .seat = 1, .means = { 62, 50 }, .weight = 0.3 },
    { .row = PH_SCORE_TRACK, .tally = -1, .seat = 0, .means = { 27, 20.6 }, .weight = 0.1 },
    { .row = PH_SCORE_RESIDENTS, .tally = -1, .seat = 0, .means = { 62, 50 }, .weight = 0.2 },
    { .row = PH_SCORE_QUARTERS, .tally = -1, .seat = 0, .means = { 30, 17 }, .weight = 0.2 },
    { .row = PH_SCORE_SECTORS, .tally = -1, .seat = 0, .means = { 45, 40 }, .weight = 0.1 },
  };
  const TableeDifference *said[TABLEE_CONTRAST_WORDS_MOST];
  g_auto (Table) table = { 0 };
  TableePresentContext context;
  TableeComparison comparison;

  table_init (&table, tablee_games_find ("space-station-phoenix"));
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  comparison = (TableeComparison){ table.view, ph_action (PH_ACTION_INCOME, 0), ph_action (PH_ACTION_STOP, 0) };
  tablee_language_set ("en");
  assert_said (tablee_contrast_words (&context, &comparison, differences, 6, TABLEE_CONTRAST_ALL),
               "^All in all, you have 30 points more at the end, on average\\. Part of that difference comes from residents \\(\\+12 points\\) and points scored during the game \\(\\+6 points\\)\\.$");
  g_assert_cmpuint (tablee_contrast_words_choose (&context, &comparison, differences, 6, TABLEE_CONTRAST_ALL, said), ==, 3);
  g_assert_true (said[0] == &differences[0] && said[1] == &differences[3] && said[2] == &differences[2]);
  assert_said (tablee_contrast_words (&context, &comparison, differences, 3, TABLEE_CONTRAST_ALL), "\\. Part of that difference comes from points scored during the game \\(\\+6 points\\)\\.$");
  assert_said (tablee_contrast_words (&context, &comparison, differences, 3, TABLEE_CONTRAST_ONE), "^All in all, you have 30 points more at the end, on average\\.$");
  differences[3].means[1] = 45;
  assert_said (tablee_contrast_words (&context, &comparison, differences, 6, TABLEE_CONTRAST_ALL), "\\. Most of that difference comes from residents \\(\\+17 points\\) and points scored during the game \\(\\+6 points\\)\\.$");
  differences[3].means[1] = 30;
  assert_said (tablee_contrast_words (&context, &comparison, differences, 6, TABLEE_CONTRAST_ALL),
               "\\. That difference comes from residents \\(\\+32 points\\) and points scored during the game \\(\\+6 points\\); other things bring a little less\\.$");
  differences[2].means[1] = 23;
  assert_said (tablee_contrast_words (&context, &comparison, differences, 3, TABLEE_CONTRAST_ALL), "^" NONE "All in all, you have 30 points more at the end, on average\\.$");
}

/* What a rival ends with is no second reason; what the Mafia does is. */
static void
test_rivals (void)
{
  const TableeAction plant = ac_action (AC_ACTION_PLANT, 1, 0);
  const TableeAction end = ac_action (AC_ACTION_END, 0, 0);
  const TableeDifference own = { .row = -1, .tally = AC_PUFF, .seat = 0, .means = { 4, 2 }, .weight = 1 };
  const TableeDifference rival = { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 1, .means = { 14, 18 }, .weight = 1 };
  const TableeDifference mafia = { .row = TABLEE_CONTRAST_TOTAL, .tally = -1, .seat = 2, .means = { 14, 18 }, .weight = 1 };
  g_auto (Table) table = { 0 };
  TableePresentContext context;
  TableeComparison comparison;

  table_init (&table, tablee_games_find ("al-cabohne"));
  g_assert_cmpint (table.seat, ==, 0);
  tablee_language_set ("en");
  context = (TableePresentContext){ table.ruleset, contrast_names, 1 };
  comparison = (TableeComparison){ table.view, plant, end };
  assert_said (tablee_contrast_words (&context, &comparison, (const TableeDifference[]){ own, rival }, 2, TABLEE_CONTRAST_ALL), "^In the rest of the game, puff beans bring you 4\\.0 coins on average, [^.]*2\\.0 [^.]*\\.$");
  assert_said (tablee_contrast_words (&context, &comparison, (const TableeDifference[]){ own, mafia }, 2, TABLEE_CONTRAST_ALL), " The Mafia finishes with 14 coins on average; otherwise, 18\\.$");
}

int
main (int    argc,
      char **argv)
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/contrast-words/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_game);
    }
  g_test_add_func ("/contrast-words/wording", test_wording);
  g_test_add_func ("/contrast-words/amounts", test_amounts);
  g_test_add_func ("/contrast-words/together", test_together);
  g_test_add_func ("/contrast-words/alone", test_alone);
  g_test_add_func ("/contrast-words/space-station-phoenix/about", test_phoenix);
  g_test_add_func ("/contrast-words/space-station-phoenix/parts", test_parts);
  g_test_add_func ("/contrast-words/quotes", test_quotes);
  g_test_add_func ("/contrast-words/al-cabohne/waiting", test_waiting);
  g_test_add_func ("/contrast-words/bean-chains/waiting", test_not_selling);
  g_test_add_func ("/contrast-words/space-beans/waiting", test_not_closing);
  g_test_add_func ("/contrast-words/al-cabohne/boss", test_boss);
  g_test_add_func ("/contrast-words/space-beans/ending", test_ending);
  g_test_add_func ("/contrast-words/rivals", test_rivals);
  g_test_add_func ("/contrast-words/sources", test_sources);
  g_test_add_func ("/contrast-words/martian-12s/safe", test_safe);

  return g_test_run ();
}
