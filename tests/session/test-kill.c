/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A child plays all games with a real store and is killed at random moments (kill-child.c). All changes that it had said to be
 * acknowledged must be found in the database, and after them the next ones in the order in which they were handed in, as many as
 * there may be, each as a whole; nothing else. What is found must be what the rules lead to, and the store must load it.
 * TABLEE_KILLS says how often (300).
 *
 * The parent looks at a copy, so that the next child finds the files as the kill left them. A kill is no power failure: what
 * was written, the system still has.
 */
#include "kill-damage.h"
#include "kill-database.h"
#include "kill-tally.h"
#include "support.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  DEFAULT_KILLS = 300,
  KILLS_OF_A_FOLDER = 75,     /* then another database is begun */
  SHORT_LIFE_MS = 60,
  LONG_LIFE_MS = 150,
  MOST_LINES = 80,
  LAST_BREATH_US = 3000,
  PATIENCE_MS = 60000,
  KILLS_BETWEEN_THOROUGH_CHECKS = 25,
};

typedef struct
{
  char      *folder;
  char      *path;         /* the child's */
  char      *copy;         /* what is looked at */
  char      *damaged;      /* a copy of that */
  KillState *known;        /* what was acknowledged; after a check what was found */
  KillState *found;        /* at the last kill */
  GPtrArray *pending;      /* of KillStep: what was not */
  guint      said;         /* steps, by the child that lives */
  guint      acknowledged; /* of these */
  KillTally  tally;
} World;

static void
world_begin (World *world)
{
  world->folder = make_folder ();
  world->path = g_build_filename (world->folder, "tablee.db", NULL);
  world->copy = g_build_filename (world->folder, "copy.db", NULL);
  world->damaged = g_build_filename (world->folder, "damaged.db", NULL);
  world->known = kill_state_new ();
  world->found = kill_state_new ();
}

static void
world_end (World *world)
{
  g_free (world->path);
  g_free (world->copy);
  g_free (world->damaged);
  kill_state_free (world->known);
  kill_state_free (world->found);
  remove_folder (world->folder);
}

/*
 * What the child says
 */

static void
acknowledge (World  *world,
             char  **words)
{
  guint64 last = g_ascii_strtoull (words[1], NULL, 10);
  KillStep *step = NULL;

  g_assert_cmpuint (last, <=, world->said);
  while (world->acknowledged < last)
    {
      step = world->pending->pdata[0];
      kill_state_carry_out (world->known, step);
      kill_tally_acknowledged (&world->tally, step);
      world->acknowledged++;
      if (world->acknowledged == last)
        g_assert_cmpint (step->id, ==, g_ascii_strtoll (words[2], NULL, 10));
      g_ptr_array_remove_index (world->pending, 0);
    }
}

static void
listen (World      *world,
        const char *line)
{
  if (g_str_has_prefix (line, "!\t"))
    {
      g_auto (GStrv) words = g_strsplit (line, "\t", -1);

      acknowledge (world, words);
      return;
    }

  g_ptr_array_add (world->pending, kill_step_parse (line));
  g_assert_nonnull (world->pending->pdata[world->pending->len - 1]);
  world->said++;
}

/* A line that is cut off was not said: the child says first, and then it does. */
static void
listen_to_all (World   *world,
               GString *said)
{
  g_auto (GStrv) lines = g_strsplit (said->str, "\n", -1);

  world->said = 0;
  world->acknowledged = 0;
  g_ptr_array_set_size (world->pending, 0);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    listen (world, lines[i]);
}

static gboolean
read_some (int      fd,
           GString *said)
{
  char part[4096];
  gssize length = read (fd, part, sizeof part);

  if (length > 0)
    g_string_append_len (said, part, length);

  return length > 0;
}

static guint
count_lines (const GString *said)
{
  guint lines = 0;

  for (gsize i = 0; i < said->len; i++)
    lines += said->str[i] == '\n';

  return lines;
}

/* So long, or until there are so many lines; the child never waits for the pipe. Returns FALSE if they did not come. */
static gboolean
read_until (int      fd,
            int      milliseconds,
            guint    lines,
            GString *said)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  GPollFD pipe = { .fd = fd, .events = G_IO_IN };
  gint64 rest;

  while (count_lines (said) < lines && (rest = end - g_get_monotonic_time ()) > 0)
    if (g_poll (&pipe, 1, (int) (rest / G_TIME_SPAN_MILLISECOND) + 1) > 0 && !read_some (fd, said))
      break;

  return count_lines (said) >= lines;
}

/* Some die early, perhaps while the database is opened, or made; some after a time; some when they have said so much, which is as
 * far on a machine that is slow, and just when the store has something to write. Returns FALSE if it fell silent. */
static gboolean
let_live (int      fd,
          GRand   *rand,
          GString *said)
{
  static const int lives[] = { SHORT_LIFE_MS, SHORT_LIFE_MS, LONG_LIFE_MS, 0, 0 };
  int way = g_rand_int_range (rand, 0, G_N_ELEMENTS (lives));
  guint lines = lives[way] == 0 ? (guint) g_rand_int_range (rand, 1, MOST_LINES) : 1;
  gboolean reached = way == 0 || read_until (fd, PATIENCE_MS, lines, said);

  if (lives[way] == 0)
    g_usleep ((gulong) g_rand_int_range (rand, 0, LAST_BREATH_US));
  else
    read_until (fd, g_rand_int_range (rand, 0, lives[way]), G_MAXUINT, said);

  return reached;
}

static void
live_and_die (World *world,
              guint  number,
              GRand *rand)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "session", "kill-child", NULL);
  g_autofree char *seed = g_strdup_printf ("%u", number);
  char *argv[] = { program, world->path, seed, NULL };
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean reached;
  GPid pid;
  int out;
  int status;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  reached = let_live (out, rand, said);
  kill (pid, SIGKILL);
  while (read_some (out, said))
    ;
  close (out);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);

  /* A child that ended by itself has met a fault. */
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  g_assert_true (reached);
  listen_to_all (world, said);
}

/*
 * What is there
 */

static void
copy_file (const char *from,
           const char *to,
           const char *suffix)
{
  g_autofree char *from_path = g_strconcat (from, suffix, NULL);
  g_autofree char *to_path = g_strconcat (to, suffix, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (from_path);
  g_autoptr (GFile) target = g_file_new_for_path (to_path);
  g_autoptr (GError) error = NULL;

  if (!g_file_query_exists (source, NULL))
    {
      g_file_delete (target, NULL, NULL);
      return;
    }
  g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* The index of the log is made anew from the log, as for every program that comes first. There is a journal only while the
 * database is made. */
static void
copy_database (const char *from,
               const char *to)
{
  g_autofree char *index = g_strconcat (to, "-shm", NULL);

  unlink (index);
  copy_file (from, to, "");
  copy_file (from, to, "-journal");
  copy_file (from, to, "-wal");
}

/* How many steps there are: the beginning of all that was said. */
static guint
check (World    *world,
       gboolean  thorough)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (KillState) found = NULL;
  guint kept = 0;

  copy_database (world->path, world->copy);
  found = kill_database_read (world->copy, thorough, &error);
  g_assert_no_error (error);
  kill_state_fits (world->known, world->pending, found, &kept, &error);
  g_assert_no_error (error);
  kill_database_verify (world->copy, world->found, found, &error);
  g_assert_no_error (error);

  kill_state_free (world->found);
  world->found = g_steal_pointer (&found);

  return kept;
}

/* From what was found the next child goes on. */
static void
settle (World *world)
{
  kill_state_free (world->known);
  world->known = kill_state_copy (world->found);
}

/*
 * Whether faults are noticed
 */

static void
assert_noticed (const KillState *known,
                const KillState *found)
{
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  guint kept;

  g_assert_false (kill_state_fits (known, nothing, found, &kept, &error));
  g_assert_error (error, KILL_FAULT, KILL_FAULT_COURSE);
}

/* Whether a step that nobody heard of leads from @known to @found, such as a computer's that had been undone: an undo that is lost looks
 * just like that, and nobody can tell. */
static gboolean
may_have_gone_on (const KillState *known,
                  const KillState *found)
{
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  guint kept = 0;

  return kill_state_fits (known, nothing, found, &kept, NULL) && kept == 1;
}

/* Had this been acknowledged before it was written ... */
static void
plant_early_acknowledgement (World *world)
{
  g_autoptr (KillState) all = kill_state_copy (world->known);

  for (guint i = 0; i < world->pending->len; i++)
    kill_state_carry_out (all, world->pending->pdata[i]);
  if (kill_state_equal (all, world->found) || may_have_gone_on (all, world->found))
    return;

  assert_noticed (all, world->found);
  world->tally.early++;
}

/* Had the store written nothing in this life ... */
static void
plant_silence (World           *world,
               const KillState *before)
{
  if (world->pending->len > 0 || kill_state_equal (world->known, before) || may_have_gone_on (world->known, before))
    return;

  assert_noticed (world->known, before);
  world->tally.silent++;
}

static gboolean
plant_damage (World *world,
              guint  index)
{
  const KillDamage *damage = &kill_damages[index];
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (KillState) found = NULL;
  guint kept;

  copy_database (world->copy, world->damaged);
  if (!kill_damage_do (damage, world->damaged))
    return FALSE;

  found = kill_database_read (world->damaged, TRUE, &error);
  if (found != NULL && kill_state_fits (world->known, nothing, found, &kept, &error))
    kill_database_verify (world->damaged, world->found, found, &error);
  if (!g_error_matches (error, KILL_FAULT, (int) damage->fault))
    g_error ("%s: %s", damage->what, error != NULL ? error->message : "it is not noticed");
  world->tally.damages[index]++;

  return TRUE;
}

/* The one that was there least often, of those that can be done now. */
static void
plant_some_damage (World *world)
{
  gboolean planted = g_hash_table_size (world->found->games) == 0;

  for (guint times = 0; !planted; times++)
    for (guint i = 0; i < kill_n_damages && !planted; i++)
      planted = world->tally.damages[i] == times && plant_damage (world, i);
}

/*
 * All together
 */

static void
kill_once (World *world,
           guint  number,
           GRand *rand)
{
  g_autoptr (KillState) before = kill_state_copy (world->found);
  guint kept;

  live_and_die (world, number, rand);
  kept = check (world, number % KILLS_BETWEEN_THOROUGH_CHECKS == 0);
  kill_tally_killed (&world->tally, world->known, world->pending, kept);
  kill_tally_found (&world->tally, before, world->found);
  if (kept < world->pending->len)
    plant_early_acknowledgement (world);
  if (kept == 0)
    plant_silence (world, before);

  settle (world);
  plant_some_damage (world);
}

static void
test_kill (void)
{
  const char *wanted = g_getenv ("TABLEE_KILLS");
  guint kills = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : DEFAULT_KILLS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  World world = { 0 };

  world.pending = g_ptr_array_new_with_free_func ((GDestroyNotify) kill_step_free);
  for (guint i = 0; i < kills; i++)
    {
      if (i % KILLS_OF_A_FOLDER == 0)
        world_begin (&world);
      kill_once (&world, i, rand);
      if ((i + 1) % KILLS_OF_A_FOLDER == 0 || i + 1 == kills)
        world_end (&world);
    }
  g_ptr_array_unref (world.pending);
  kill_tally_tell (&world.tally);
  if (kills >= DEFAULT_KILLS)
    kill_tally_assert (&world.tally);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/acknowledged-is-kept", test_kill);

  return g_test_run ();
}
