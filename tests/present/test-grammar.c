/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Everything that is said in whole games of all kinds, in the words of the real catalogues, between people of all kinds of names: nothing
 * in a sentence may depend on how somebody is called, and what is counted goes with its number. In a made-up language, whose letters are
 * none of English ones and which has three forms of a plural, nothing is English.
 */
#include "config.h"

#include "games/catalogue.h"
#include "present/language.h"
#include "present/present.h"

#define ANY_NAME "(?:Ana|Édouard|Hugo|Yves|张伟|O’Neil|🦊|Ünal|Bo|É)"

/* Who sits where, from any of them on. */
static const char *const names[] = {
  "Ana", "Édouard", "Hugo", "Yves", "张伟", "O’Neil", "🦊", "Ünal", "Bo", "É", "Ana", "Édouard", "Hugo", "Yves", "张伟", "O’Neil", "🦊", "Ünal", "Bo",
};

/* What is wrong wherever it stands. */
typedef struct
{
  const char *language;
  const char *pattern;
  const char *why;
} Fault;

static const Fault faults[] = {
  { "fr", "\\b(?i:de|que|jusque|lorsque|puisque|quoique|le|la|se|ne|je|me|te|du|des|au|aux|si|ce) " ANY_NAME,
    "French shortens this word before some names" },
  { "fr", "\\b(?i:d|qu|l|s|n|c|j|m|t)’" ANY_NAME, "French shortens this word before some names only" },
  { "fr", "(?<![0-9,.\u202f\u00a0])[01][ \u00a0](?:cartes|points|haricots|pièces|tours|gemmes|pyramides|vaisseaux|manches|jetons|"
          "résidents|secteurs|humains|cubes|champs|chaînes)\\b",
    "the plural does not go with the number" },
  { "en", "(?<![0-9,.])1 (?:cards|points|beans|coins|turns|gems|pyramids|ships|rounds|tokens|residents|sectors|humans|cubes|fields|"
          "chains)\\b",
    "the plural does not go with the number" },
  { "fr", "\\b([0-9]+) à \\1\\b", "from a number to itself" },
  { "en", "\\b([0-9]+) to \\1\\b", "from a number to itself" },
  { "qaa", "(?<!\\p{L}|’)(?!(?:Ana|Hugo|Yves|Bo|O)(?!\\p{L}))[A-Za-z]+", "not translated" },
  { "qab", "(?<!\\p{L}|’)(?!(?:Ana|Hugo|Yves|Bo|O)(?!\\p{L}))[A-Za-z]+", "not translated, in one of six forms of a plural" },
  { "fr", "[^\u202f][;!?](?:[ »]|$)|[^\u00a0\u202f]:(?: |$)|«[^\u202f\u00a0]|[^\u202f\u00a0]»", "the space at a sign" },
};

enum
{
  GAMES = 2,               /* of each number of seats */
  MAX_DECISIONS = 100000,  /* Space Beans at random goes on for thousands of turns */
};

typedef struct
{
  GHashTable *seen;                              /* of sentences that were looked at already */
  GRegex     *patterns[G_N_ELEMENTS (faults)];
  guint       found;
} Reader;

static void
reader_init (Reader *reader)
{
  *reader = (Reader) { .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      reader->patterns[i] = g_regex_new (faults[i].pattern, G_REGEX_OPTIMIZE, 0, &error);
      g_assert_no_error (error);
    }
}

static void
reader_clear (Reader *reader)
{
  g_hash_table_unref (reader->seen);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    g_regex_unref (reader->patterns[i]);
}

/* Takes @sentence. */
static void
read_sentence (Reader *reader,
               char   *sentence)
{
  if (sentence == NULL || !g_hash_table_add (reader->seen, sentence))
    return;

  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (g_str_equal (faults[i].language, tablee_language_get ()) && g_regex_match (reader->patterns[i], sentence, 0, NULL))
      {
        g_printerr ("# %s: “%s”\n", faults[i].why, sentence);
        reader->found++;
      }
}

/* A moment of a game: what has just happened, where it stands and what can be done. */
typedef struct
{
  const void          *state;
  const TableeAction  *actions;
  gsize                n_actions;
  TableeEventList      events;
} Moment;

static void
read_position (Reader                     *reader,
               const TableePresentContext *context,
               const Moment               *moment)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  TableeScoreSheet sheet;

  if (moment->n_actions > 0)
    read_sentence (reader, present->prompt (context, moment->state));
  if (moment->n_actions == 1 && present->forced != NULL && present->game->forfeits != NULL &&
      present->game->forfeits (context->ruleset, moment->state, moment->actions[0]))
    read_sentence (reader, present->forced (context, moment->state, moment->actions[0]));
  read_sentence (reader, present->progress (context, moment->state));
  for (gsize i = 0; i < moment->n_actions; i++)
    {
      read_sentence (reader, present->action (context, moment->state, moment->actions[i]));
      read_sentence (reader, present->action_spoken (context, moment->state, moment->actions[i]));
    }
  context->ruleset->game->score (context->ruleset, moment->state, &sheet);
  read_sentence (reader, present->result (context, &sheet));
}

static void
read_events (Reader                     *reader,
             const TableePresentContext *context,
             const Moment               *moment)
{
  for (gsize i = 0; i < moment->events.count; i++)
    for (int viewer = TABLEE_NOBODY; viewer < context->ruleset->seats; viewer++)
      {
        TableeEvent event = moment->events.items[i];

        tablee_event_conceal (&event, viewer);
        read_sentence (reader, tablee_present_for_game (context->ruleset->game)->event (context, &event));
      }
}

/* As it is said to everybody by name, and to each seat that may be "you". */
static void
read_moment (Reader                     *reader,
             const TableePresentContext *by_name,
             const Moment               *moment)
{
  static const char *const languages[] = { "en", "fr", "qaa", "qab" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      TableePresentContext context = *by_name;
      int listeners = i < G_N_ELEMENTS (languages) - 1 ? context.ruleset->seats : 0;  /* the last one is for its plurals */

      tablee_language_set (languages[i]);
      for (context.listener = 0; context.listener <= listeners; context.listener++)
        {
          read_position (reader, &context, moment);
          read_events (reader, &context, moment);
        }
    }
}

static void
read_game (Reader              *reader,
           const TableeRuleset *ruleset,
           guint                seed)
{
  const TableeGame *game = ruleset->game;
  TableePresentContext context = { ruleset, names + seed % TABLEE_MAX_SEATS, 0 };
  g_autofree void *state = g_malloc0 (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, game->max_events);
  Moment moment = { state, actions, 0, { items, game->max_events, 0 } };
  TableeRandom dice;
  guint decisions = 0;

  tablee_random_seed (&dice, seed);
  game->deal (ruleset, state, &dice, &moment.events);
  while ((moment.n_actions = game->legal (ruleset, state, actions)) > 0)
    {
      g_assert_cmpuint (decisions++, <, MAX_DECISIONS);
      read_moment (reader, &context, &moment);
      moment.events.count = 0;
      game->apply (ruleset, state, actions[tablee_random_below (&dice, (uint32_t) moment.n_actions)], &moment.events);
    }
  read_moment (reader, &context, &moment);
}

static void
test_games (gconstpointer data)
{
  const TableeGame *game = data;
  Reader reader;

  reader_init (&reader);
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    for (guint seed = 0; seed < GAMES; seed++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, &error);

        g_assert_no_error (error);
        read_game (&reader, ruleset, seed + 1);
      }
  g_test_message ("%u different sentences", g_hash_table_size (reader.seen));
  g_assert_cmpuint (g_hash_table_size (reader.seen), >, 100);
  if (reader.found > 0)
    g_test_fail ();
  reader_clear (&reader);
}

/* The reader notices what it is there for. */
static void
test_faults (void)
{
  static const char *const wrong[] = {
    "La main de Ana est vide.", "Il faut que Hugo joue.", "Le vaisseau d’Bo.", "Il reste 1 cartes.", "de 2 à 2 joueurs", "Fini !",
    "Main: trois",
  };
  Reader reader;

  reader_init (&reader);
  tablee_language_set ("fr");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      reader.found = 0;
      read_sentence (&reader, g_strdup (wrong[i]));
      g_assert_cmpuint (reader.found, ==, 1);
    }
  reader.found = 0;
  read_sentence (&reader, g_strdup ("À Ana de jouer\u00a0: 1 carte, 2 cartes, 11 cartes\u202f!"));
  g_assert_cmpuint (reader.found, ==, 0);

  tablee_language_set ("qaa");
  g_assert_cmpstr (tablee_language_get (), ==, "qaa");
  read_sentence (&reader, g_strdup ("Ana, Édouard, O’Neil ţåķéš 2 çåŕđš."));
  g_assert_cmpuint (reader.found, ==, 0);
  read_sentence (&reader, g_strdup ("Ana takes 2 çåŕđš."));
  g_assert_cmpuint (reader.found, ==, 1);
  reader_clear (&reader);
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/present/grammar/faults", test_faults);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/present/grammar/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i], test_games);
    }

  return g_test_run ();
}
