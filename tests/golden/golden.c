/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "golden FOLDER" plays the games of FOLDER's cases and compares each with the text that is kept; "golden --write FOLDER" keeps
 * them anew. */

#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "notation/position.h"
#include "tests/games/sample.h"

#include <string.h>

enum { MAX_ACTIONS = 10000 };

typedef struct
{
  const TableeGame *game;
  char             *name;
  int               seats;
  guint64           seed;
  JsonObject       *options;
  char             *file;
} Case;

/* Bit by bit, in all games played so far. */
static guint64 seen_kinds;

static const TableeSample *
find_sample (const char *id)
{
  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    if (g_str_equal (tablee_samples[i]->game->id, id))
      return tablee_samples[i];

  g_error ("there is no game called %s", id);
}

static void
case_free (gpointer data)
{
  Case *golden = data;

  g_clear_pointer (&golden->options, json_object_unref);
  g_clear_pointer (&golden->name, g_free);
  g_clear_pointer (&golden->file, g_free);
  g_free (golden);
}

static Case *
case_new (const TableeGame *game,
          const char       *folder,
          const char       *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 4);
  g_autoptr (GError) error = NULL;
  Case *golden = g_new0 (Case, 1);
  g_autofree char *file = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 4);
  file = g_strconcat (parts[0], ".txt", NULL);
  golden->game = game;
  golden->name = g_strdup (parts[0]);
  golden->seats = (int) g_ascii_strtoll (parts[1], NULL, 10);
  golden->seed = g_ascii_strtoull (parts[2], NULL, 10);
  golden->options = tablee_json_parse (parts[3], -1, &error);
  golden->file = g_build_filename (folder, file, NULL);
  g_assert_no_error (error);

  return golden;
}

/* Returns: (transfer full) (element-type Case) */
static GPtrArray *
read_cases (const TableeGame *game,
            const char       *folder)
{
  GPtrArray *cases = g_ptr_array_new_with_free_func (case_free);
  g_autofree char *file = g_build_filename (folder, "cases", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (file, &contents, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (contents, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      g_ptr_array_add (cases, case_new (game, folder, *line));
  g_assert_cmpuint (cases->len, >, 0);

  return cases;
}

static void
append_events (GString              *text,
               const TableePosition *position,
               GArray               *events)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeNotation *notation = tablee_position_get_notation (position);

  for (guint i = 0; i < events->len; i++)
    {
      const TableeEvent *event = &g_array_index (events, TableeEvent, i);
      g_autofree char *written = notation->event_write (ruleset, event);

      seen_kinds |= G_GUINT64_CONSTANT (1) << event->kind;
      g_string_append_printf (text, "  %s%s\n", written, event->reveals ? " !" : "");
    }
}

/* Plays one legal action, each as likely. */
static gboolean
append_action (GString        *text,
               TableePosition *position,
               TableeRandom   *choice)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const void *state = tablee_position_get_state (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  gsize count = ruleset->game->legal (ruleset, state, actions);
  g_autofree char *action = NULL;
  g_autoptr (GError) error = NULL;
  TableeAction chosen;

  if (count == 0)
    return FALSE;

  chosen = actions[tablee_random_below (choice, (guint32) count)];
  action = tablee_position_get_notation (position)->action_write (ruleset, state, chosen);
  g_string_append_printf (text, "%s\n", action);
  tablee_position_apply (position, action, events, &error);
  g_assert_no_error (error);
  append_events (text, position, events);

  return TRUE;
}

static void
append_deal (GString              *text,
             const TableePosition *position,
             const TableeRandom   *seed)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeGame *game = ruleset->game;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  g_autofree void *state = g_malloc (game->state_size);
  TableeEventList list = { .capacity = game->max_events };

  g_array_set_size (events, (guint) game->max_events);
  list.items = (TableeEvent *) events->data;
  game->deal (ruleset, state, seed, &list);
  g_assert_cmpmem (state, game->state_size, tablee_position_get_state (position), game->state_size);
  g_array_set_size (events, (guint) list.count);
  append_events (text, position, events);
}

static void
append_score (GString              *text,
              const TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *written = NULL;
  TableeScoreSheet sheet;

  ruleset->game->score (ruleset, tablee_position_get_state (position), &sheet);
  object = tablee_score_sheet_to_json (ruleset, &sheet);
  written = tablee_json_to_text (object);
  g_string_append_printf (text, "\n%s", written);
}

static char *
play_case (const Case *golden)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (golden->game, golden->seats, golden->options, &error);
  g_autoptr (TableePosition) position = NULL;
  g_autofree char *start = NULL;
  TableeRandom random;
  int actions = 0;

  g_assert_no_error (error);
  tablee_random_seed (&random, golden->seed);
  position = tablee_position_new (ruleset, &random);
  start = tablee_position_to_text (position);
  g_string_append_printf (text, "%s\n", start);
  append_deal (text, position, &random);
  while (append_action (text, position, &random))
    g_assert_cmpint (actions++, <, MAX_ACTIONS);
  append_score (text, position);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *golden = data;
  g_autofree char *played = play_case (golden);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (golden->file, &kept, NULL, &error);
  g_assert_no_error (error);
  if (!g_str_equal (played, kept))
    g_error ("%s is played differently now; if it must be, run tests/golden/regenerate and look at the difference", golden->name);
}

/* Every kind of event is in some golden game, but for one that no random game comes to. */
static void
test_kinds (gconstpointer data)
{
  GPtrArray *cases = (gpointer) data;
  const TableeGame *game = ((const Case *) g_ptr_array_index (cases, 0))->game;
  const TableeSample *sample = find_sample (game->id);

  for (guint i = 0; i < cases->len; i++)
    g_free (play_case (g_ptr_array_index (cases, i)));

  g_assert_cmpint (sample->last_event, >, 0);
  for (int kind = 1; kind <= sample->last_event; kind++)
    if ((seen_kinds >> kind & 1) == 0 && kind != sample->rare_event)
      g_error ("no golden game of %s has an event of kind %d", game->id, kind);
  if (seen_kinds >> sample->last_event > 1)
    g_error ("%s has events after the last kind that its sample names", game->id);
}

static void
write_case (gpointer data,
            gpointer user_data)
{
  const Case *golden = data;
  g_autofree char *played = play_case (golden);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (golden->file, played, -1, &error);
  g_assert_no_error (error);
}

static int
run_tests (GPtrArray *cases)
{
  for (guint i = 0; i < cases->len; i++)
    {
      Case *golden = g_ptr_array_index (cases, i);
      g_autofree char *path = g_strconcat ("/golden/", golden->name, NULL);

      g_test_add_data_func (path, golden, test_case);
    }
  g_test_add_data_func ("/kinds-of-events", cases, test_kinds);

  return g_test_run ();
}

int
main (int    argc,
      char **argv)
{
  gboolean writes = argc == 3 && g_str_equal (argv[1], "--write");
  g_autoptr (GPtrArray) cases = NULL;
  g_autofree char *id = NULL;
  const TableeGame *game;
  const char *folder;

  if (!writes)
    g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, writes ? 3 : 2);

  folder = argv[argc - 1];
  id = g_path_get_basename (folder);
  game = find_sample (id)->game;
  cases = read_cases (game, folder);
  if (!writes)
    return run_tests (cases);

  g_ptr_array_foreach (cases, write_case, NULL);

  return 0;
}
