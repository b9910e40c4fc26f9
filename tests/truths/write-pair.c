/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * truth-pair GAME SEATS VIEWER SEED FOLDER: writes two truths as records, a.tablee and b.tablee, that VIEWER, a seat or -1 for
 * nobody, cannot tell apart: a person among computers, and for nobody people at one computer. Then known-a.tablee and
 * known-b.tablee, which differ in what VIEWER knows, where anything is known that does not lie open. Says what was found, as JSON.
 */
#include "pair.h"

#include "games/catalogue.h"

#include <stdlib.h>

enum
{
  ACTIONS = 12,
  STARTS = 20,   /* looked at, to find out whether a game hides anything */
};

static const TableeSample *
find_sample (const char *id)
{
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    if (g_str_equal (tablee_samples[i]->game->id, id))
      return tablee_samples[i];

  g_error ("no game %s", id);
}

static void
save (const TruthPair *pair,
      int              which,
      guint            n,
      const char      *folder,
      const char      *name)
{
  g_autofree char *text = truth_pair_to_record (pair, which, n, pair->viewer == TABLEE_NOBODY ? TRUTH_PEOPLE : TRUTH_COMPUTERS);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text, -1, &error))
    g_error ("%s", error->message);
}

static gboolean
goes_on_by_itself (const TruthPair *pair,
                   guint            n)
{
  return truth_pair_legal (pair, TRUTH_A, n, NULL) == 1 && truth_pair_legal (pair, TRUTH_B, n, NULL) == 1;
}

/* In every other pair the viewer is to move, if that ever is, and is given hints; in the others all has been played that can be,
 * but for what would go on by itself. */
static guint
find_moment (const TruthPair *pair,
             guint64          seed)
{
  guint length = pair->actions[TRUTH_A]->len;

  for (guint n = length + 1; seed % 2 == 0 && n-- > 0;)
    if (truth_pair_mover (pair, n) == pair->viewer && truth_pair_legal (pair, TRUTH_A, n, NULL) > 1)
      return n;

  while (length > 0 && goes_on_by_itself (pair, length))
    length--;

  return length;
}

/* Whether anybody ever holds what does not lie open: in some of the positions that pairs begin with, then. */
static gboolean
hides (const TableeSample *sample,
       int                 seats)
{
  for (guint64 seed = 0; seed < STARTS; seed++)
    {
      g_autoptr (TruthPair) pair = truth_pair_new (sample, seats, TABLEE_NOBODY, seed, 0);

      if (truth_pair_anybody_holds (pair, 0))
        return TRUE;
    }

  return FALSE;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TruthPair) pair = NULL;
  const TableeSample *sample;
  gboolean known;
  guint64 seed;
  guint n;

  if (argc != 6)
    return EXIT_FAILURE;

  sample = find_sample (argv[1]);
  seed = g_ascii_strtoull (argv[4], NULL, 10);
  pair = truth_pair_new (sample, atoi (argv[2]), atoi (argv[3]), seed, ACTIONS);
  n = find_moment (pair, seed);
  save (pair, TRUTH_A, n, argv[5], "a.tablee");
  save (pair, TRUTH_B, n, argv[5], "b.tablee");
  g_print ("{\"actions\": %u, \"forced\": %s, \"held\": %s, \"hides\": %s", n,
           truth_pair_is_secretly_forced (pair, n) ? "true" : "false", truth_pair_anybody_holds (pair, n) ? "true" : "false",
           hides (sample, pair->ruleset->seats) ? "true" : "false");

  known = truth_pair_change_known (pair, sample, seed);
  save (pair, TRUTH_A, 0, argv[5], "known-a.tablee");
  save (pair, TRUTH_B, 0, argv[5], "known-b.tablee");
  g_print (", \"known\": %s}\n", known ? "true" : "false");

  return EXIT_SUCCESS;
}
