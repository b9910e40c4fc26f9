/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a file, in English and French, whole and without its place. Run with the French catalogue. */
#include "config.h"

#include "notation/json-guard.h"
#include "notation/position.h"
#include "present/error-words.h"
#include "present/language.h"
#include "session/game-record.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *record;  /* ' stands for " */
  const char *english;
  const char *french;
  const char *problem;
} Mistake;

#define HEAD "{ 'format': 'tablee-record', 'version': 1, 'game': 'martian-12s', "
#define SEATS "'seats': [ { 'name': 'Ana', 'player': 'human' }, { 'name': 'Bo', 'player': 'human' } ], 'seed': 7, "

static const Mistake mistakes[] = {
  { "place", HEAD SEATS "'ended': '2026-11-20T14:03:00Z', 'actions': [] }", "ended: the game is not over",
    "ended\u00a0: la partie n’est pas finie", "la partie n’est pas finie" },
  { "deep-place", HEAD "'seats': [ { 'name': 'Ana', 'player': 'human' }, { 'player': 'human' } ] }", "seats[1].name: this key is missing",
    "seats[1].name\u00a0: cette clé manque", "cette clé manque" },
  { "numbers", HEAD SEATS "'options': { 'rounds': 1000 }, 'actions': [] }", "options.rounds: 1000 is not between 0 and 999",
    "options.rounds\u00a0: 1000 n’est pas entre 0 et 999", "1000 n’est pas entre 0 et 999" },
  { "line", "{ 'format': 'tablee-record',\n  'version': }", "line 2, column 14: there must be a value here",
    "ligne 2, colonne 14\u00a0: il faut ici une valeur", "il faut ici une valeur" },
  { "end", "{ 'format':", "line 1, column 12: the text ends too early: there must be a value here",
    "ligne 1, colonne 12\u00a0: le texte finit trop tôt\u00a0: il faut ici une valeur",
    "le texte finit trop tôt\u00a0: il faut ici une valeur" },
  { "reason", HEAD SEATS "'actions': [ 'pass' ] }", "actions[0]: \"pass\": the first pull is compulsory",
    "actions[0]\u00a0: \"pass\"\u00a0: le premier tirage est obligatoire", "\"pass\"\u00a0: le premier tirage est obligatoire" },
  { "inner", HEAD "'seats': [ { 'name': 'Ana', 'player': 'human' }, { 'name': 'Bo', 'player': 'human' } ], 'position': { 'format': 'x' } }",
    "position: format: this must be \"tablee-position\"", "position\u00a0: format\u00a0: il faut \"tablee-position\"",
    "format\u00a0: il faut \"tablee-position\"" },
  { "no-place", "{}", "the object at the top is empty", "l’objet qui contient tout est vide", "l’objet qui contient tout est vide" },
  { "numbered", HEAD "'seats': [], 'actions': [] }", "seats: at least 2 seats and at most 9 are needed",
    "seats\u00a0: il faut au moins 2 places, et au plus 9", "il faut au moins 2 places, et au plus 9" },
};

static void
test_mistake (gconstpointer data)
{
  const Mistake *mistake = data;
  g_autofree char *text = g_strdelimit (g_strdup (mistake->record), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) copy = NULL;
  g_autofree char *english = NULL;
  g_autofree char *french = NULL;
  g_autofree char *problem = NULL;

  g_assert_null (tablee_game_record_parse (text, -1, &error));
  g_assert_cmpstr (error->message, ==, mistake->english);
  copy = g_error_copy (error);
  g_clear_error (&error);

  tablee_language_set ("en");
  english = tablee_error_words (copy);
  tablee_language_set ("fr");
  french = tablee_error_words (copy);
  problem = tablee_error_words_problem (copy);

  g_assert_cmpstr (english, ==, mistake->english);
  g_assert_cmpstr (french, ==, mistake->french);
  g_assert_cmpstr (problem, ==, mistake->problem);
}

/* Data that are not there, and what else is no mistake in something written. */
static void
test_data (void)
{
  g_autoptr (GError) detail = tablee_notation_error_new (TABLEE_NOTATION_ERROR_DATA, "ships[3].cost", "there must be a whole number here");
  g_autoptr (GError) error = tablee_data_error_new (TABLEE_DATA_ERROR_BROKEN, "components", "mine", detail);
  g_autoptr (GError) other = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOENT, "No such file");
  g_autofree char *words = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *other_words = NULL;

  tablee_error_prepend (&error, "%s", "game.tablee");
  g_assert_cmpstr (error->message, ==,
                   "game.tablee: options.components: \"mine\" cannot be used: ships[3].cost: there must be a whole number here");

  tablee_language_set ("fr");
  words = tablee_error_words (error);
  g_assert_cmpstr (words, ==, "game.tablee: options.components\u00a0: \"mine\" est inutilisable\u00a0: ships[3].cost\u00a0: "
                   "il faut ici un nombre entier");
  problem = tablee_error_words_problem (error);
  g_assert_cmpstr (problem, ==, "\"mine\" est inutilisable\u00a0: ships[3].cost\u00a0: il faut ici un nombre entier");

  tablee_error_prepend (&other, "%s", "game.tablee");
  other_words = tablee_error_words (other);
  g_assert_cmpstr (other_words, ==, "game.tablee: No such file");
}

static const char *
turn_round (const char *message)
{
  return g_str_equal (message, "%s is not an action of %s") ? "%2$s : %1$s ?" : "100 %%";
}

/* A translation may change the order. */
static void
test_order (void)
{
  g_autoptr (GError) error = tablee_notation_error_new (TABLEE_NOTATION_ERROR_ACTION, "", "%s is not an action of %s", "50 %s", "chess");
  g_autoptr (GError) percent = tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_ACTION, "", "all of it");
  g_autofree char *words = tablee_notation_error_dup_part (error, 0, turn_round);
  g_autofree char *percent_words = tablee_notation_error_dup_part (percent, 0, turn_round);

  g_assert_cmpstr (words, ==, "chess : 50 %s ?");
  g_assert_cmpstr (percent_words, ==, "100 %");
}

/* Whatever the kept corpus has wrong is said in French. */
static void
check_file (const char *path,
            guint      *refused)
{
  g_autofree char *text = NULL;
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (strstr (path, "/record/") != NULL)
    record = tablee_game_record_parse (text, (gssize) length, &error);
  else
    position = tablee_position_parse (text, (gssize) length, &error);
  if (error == NULL)
    return;

  tablee_language_set ("en");
  english = tablee_error_words_problem (error);
  tablee_language_set ("fr");
  french = tablee_error_words_problem (error);
  if (g_str_equal (english, french))
    g_error ("%s: %s", path, french);
  ++*refused;
}

static void
test_corpus (void)
{
  static const char *const kinds[] = { "position", "record" };
  guint refused = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *folder = g_build_filename (g_getenv ("TABLEE_TEST_CORPUS"), kinds[i], NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          check_file (path, &refused);
        }
    }

  g_assert_cmpuint (refused, >, 20);
}

int
main (int    argc,
      char **argv)
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *path = g_strconcat ("/errors/mistake/", mistakes[i].name, NULL);

      g_test_add_data_func (path, &mistakes[i], test_mistake);
    }
  g_test_add_func ("/errors/data", test_data);
  g_test_add_func ("/errors/order", test_order);
  g_test_add_func ("/errors/corpus", test_corpus);

  return g_test_run ();
}
