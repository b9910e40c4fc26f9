/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a table elsewhere cannot be joined, and who is to update: in English and French. Run with the French catalogue. */
#include "games/catalogue.h"
#include "net/card.h"
#include "present/error-words.h"
#include "present/language.h"

typedef struct
{
  const char   *name;
  int           protocol;
  int           rules;
  guint64       checksum;
  const char   *game;    /* (nullable) */
  gboolean      is_taken;
  TableeGone    gone;
  TableeRefusal refusal;
  const char   *english;
  const char   *french;
} Case;

static const Case cases[] = {
  { "newer", .protocol = 1, .refusal = TABLEE_REFUSAL_PROTOCOL, .english = "the host has a newer Tablée (\"7.1\"): update this one",
    .french = "l’hôte a une version plus récente de Tablée (\"7.1\")\u00a0: mettez celle-ci à jour" },
  { "older", .protocol = -1, .refusal = TABLEE_REFUSAL_PROTOCOL, .english = "the host has an older Tablée (\"7.1\"): the host is to update it",
    .french = "l’hôte a une version plus ancienne de Tablée (\"7.1\")\u00a0: c’est à l’hôte de la mettre à jour" },
  { "game", .game = "chess", .refusal = TABLEE_REFUSAL_GAME,
    .english = "this Tablée does not know the game yet, and the host’s (\"7.1\") does: update this one",
    .french = "cette version de Tablée ne connaît pas encore le jeu, que connaît celle de l’hôte (\"7.1\")\u00a0: mettez celle-ci à jour" },
  { "newer-rules", .rules = 1, .refusal = TABLEE_REFUSAL_RULES, .english = "the host’s Tablée (\"7.1\") has newer rules of the game: update this one",
    .french = "la version de l’hôte (\"7.1\") a des règles plus récentes de ce jeu\u00a0: mettez celle-ci à jour" },
  { "older-rules", .rules = -1, .refusal = TABLEE_REFUSAL_RULES,
    .english = "the host’s Tablée (\"7.1\") has older rules of the game: the host is to update it",
    .french = "la version de l’hôte (\"7.1\") a des règles plus anciennes de ce jeu\u00a0: c’est à l’hôte de la mettre à jour" },
  { "other-data", .checksum = 1, .refusal = TABLEE_REFUSAL_RULESET, .english = "the host’s Tablée (\"7.1\") has other data for the game: both need the same",
    .french = "la version de l’hôte (\"7.1\") a d’autres données pour ce jeu\u00a0: il faut les mêmes des deux côtés" },
  { "taken", .is_taken = TRUE, .refusal = TABLEE_REFUSAL_TAKEN, .english = "somebody else has taken this seat: ask for another invitation",
    .french = "cette place est déjà prise\u00a0: demandez une autre invitation" },
  { "seat-gone", .gone = TABLEE_GONE_SEAT, .refusal = TABLEE_REFUSAL_SEAT_GONE, .english = "the host has given this seat to a computer",
    .french = "l’hôte a confié cette place à un joueur virtuel" },
  { "table-gone", .gone = TABLEE_GONE_TABLE, .refusal = TABLEE_REFUSAL_TABLE_GONE, .english = "the host has given up this table",
    .french = "l’hôte a renoncé à cette table" },
};

static TableeCard *
make_card (const Case *test)
{
  static const guint8 host[TABLEE_KEY_BYTES] = { 9 };
  static const guint8 others[TABLEE_KEY_BYTES] = { 8 };
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), 2, NULL, NULL);
  TableeCard *card = tablee_card_new (ruleset, NULL, 0, host);

  g_free (card->version);
  card->version = g_strdup ("7.1");
  card->protocol += test->protocol;
  card->rules += test->rules;
  card->checksum += test->checksum;
  card->gone = test->gone;
  if (test->game != NULL)
    {
      g_free (card->game);
      card->game = g_strdup (test->game);
    }
  if (test->is_taken)
    tablee_card_set_taken (card, others);

  return card;
}

static void
test_refusal (gconstpointer data)
{
  static const guint8 own[TABLEE_KEY_BYTES] = { 7 };
  const Case *test = data;
  g_autoptr (TableeCard) card = make_card (test);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *french = NULL;

  g_assert_cmpint (tablee_card_check (card, own, &ruleset, &error), ==, test->refusal);
  g_assert_cmpstr (error->message, ==, test->english);
  french = tablee_error_words (error);
  g_assert_cmpstr (french, ==, test->french);
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  tablee_language_set ("fr");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/refusals/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_refusal);
    }

  return g_test_run ();
}
