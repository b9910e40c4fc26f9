/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The same small thing, again and again: how much more memory is in use after each round. What is seen for the first time costs
 * something; what has been seen must cost nothing. For figures: rounds [--rounds=N] [--game=ID] [LOOK…], under with-display and its
 * environment, with G_SLICE=always-malloc; heap.h says how to find out who asked for what has stayed.
 *
 * As a test (--check, with count-objects before it): of tables that were left, narrow and wide, no widget stays; and letters that are made to
 * fit come in few sizes, however wide the window is, for Pango keeps something of each size for good.
 */
#include "config.h"

#include "app/application.h"
#include "games/catalogue.h"
#include "around.h"
#include "heap.h"
#include "present/language.h"
#include "tests/widgets/support.h"
#include "widgets/art.h"
#include "widgets/still.h"

enum
{
  NARROWEST = 360,
  WIDEST = 1240,
  WIDER = 44,
  FEW_SIZES = 40,
};

static GRand *chance;
static int n_rounds = 20;
static char *game_id;
static gboolean check;
static char **names;

static const GOptionEntry options[] =
{
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "Rounds between two looks at the memory", "N" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game_id, "The game at whose table", "ID" },
  { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Whether widgets stay", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &names, NULL, "LOOK…" },
  { NULL },
};

/* The same @rounds several times over: what only fills up comes to an end. */
static void
measure (const char *name,
         void      (*look) (gpointer data),
         gpointer    data)
{
  gsize before;

  look (data);
  look (data);
  around_wait (500);
  before = heap_measure ();
  heap_dump (name);
  heap_tell_objects ();
  g_print ("# %-24s %6zu KiB, drawings %5zu, cards %5zu:", name, before, tablee_art_measure () / 1024,
           tablee_still_measure () / 1024);
  for (int batch = 0; batch < 4; batch++)
    {
      gsize after;

      for (int i = 0; i < n_rounds; i++)
        look (data);
      around_wait (500);
      after = heap_measure ();
      g_print (" %+8.2f", ((double) after - (double) before) / n_rounds);
      before = after;
      if (batch % 2 == 1)
        heap_dump (name);
    }
  g_print (" KiB a round, drawings %zu\n", tablee_art_measure () / 1024);
  heap_tell_objects ();
}

static void
look_cb (gpointer data)
{
  ((const Look *) data)->look ();
}

static gboolean
is_wanted (const char *name)
{
  return names == NULL || g_strv_contains ((const char *const *) names, name);
}

static void
see_table_cb (gpointer game)
{
  TableeGameSession *session = around_show_table (game, "hr", 7, FALSE);

  for (int i = 0; i < 20 && around_wait_asked (session); i++)
    around_go_on (session);
  around_leave_table (session);
}

/* As who pulls at the window's edge: widths that were not there before. */
static void
take_widths_cb (gpointer data)
{
  static int offset;

  for (int width = NARROWEST + offset++ % WIDER; width <= WIDEST; width += WIDER)
    around_take_size (width, 800);
}

static void
see_looks (void)
{
  TableeGameSession *session;

  see_table_cb (game_id);
  around_settle ();
  heap_dump ("before");
  g_print ("# %-24s %6zu KiB\n", "before the table:", heap_measure ());
  session = around_show_table (game_id, "hr", 7, TRUE);
  around_wait_asked (session);
  for (gsize i = 0; i < around_n_looks; i++)
    if (around_looks[i].at_table && is_wanted (around_looks[i].name))
      measure (around_looks[i].name, look_cb, (gpointer) &around_looks[i]);
  if (is_wanted ("widths"))
    measure ("widths", take_widths_cb, NULL);
  around_leave_table (session);
  around_settle ();
  heap_dump ("left");
  g_print ("# %-24s %6zu KiB\n", "the table is left:", heap_measure ());
  for (gsize i = 0; i < around_n_looks; i++)
    if (!around_looks[i].at_table && is_wanted (around_looks[i].name))
      measure (around_looks[i].name, look_cb, (gpointer) &around_looks[i]);
}

static void
see_tables (void)
{
  static const int sizes[][2] = { { 420, 700 }, { 1120, 800 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      around_take_size (sizes[i][0], sizes[i][1]);
      see_table_cb (game_id);
    }
  around_settle ();
}

/* What comes with the first table may stay: a tooltip, a menu. */
static void
test_nothing_stays (void)
{
  for (int i = 0; i < 2; i++)
    see_tables ();
  g_assert_cmpint (heap_tell_objects (), ==, 0);
  for (int i = 0; i < 2; i++)
    see_tables ();
  g_assert_cmpint (heap_tell_objects (), ==, 0);
}

/* Called in the place of Pango's own, by what is linked into this program (--wrap): by Tablée, not by GTK. */
void __real_pango_font_description_set_absolute_size (PangoFontDescription *font, double size);
void __wrap_pango_font_description_set_absolute_size (PangoFontDescription *font, double size);

static GHashTable *letters;  /* the sizes, as int */

void
__wrap_pango_font_description_set_absolute_size (PangoFontDescription *font,
                                                 double                size)
{
  if (letters != NULL)
    g_hash_table_add (letters, GINT_TO_POINTER ((int) size));
  __real_pango_font_description_set_absolute_size (font, size);
}

static void
test_few_sizes (void)
{
  TableeGameSession *session = around_show_table (game_id, "hr", 7, FALSE);

  letters = g_hash_table_new (NULL, NULL);
  around_wait_asked (session);
  take_widths_cb (NULL);
  g_test_message ("%u sizes", g_hash_table_size (letters));
  g_assert_cmpuint (g_hash_table_size (letters), <=, FEW_SIZES);
  g_clear_pointer (&letters, g_hash_table_unref);
  around_leave_table (session);
}

static int status;

static gboolean
run_cb (gpointer application)
{
  around_begin (TABLEE_WINDOW (gtk_application_get_active_window (application)), chance);
  if (check)
    {
      status = g_test_run ();
    }
  else
    {
      if (is_wanted ("table"))
        measure ("table", see_table_cb, game_id);
      see_looks ();
    }
  g_application_quit (application);

  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application)
{
  g_timeout_add (200, run_cb, application);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TableeApplication) application = NULL;
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  char *arguments[] = { argv[0], NULL };

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (game_id == NULL)
    game_id = g_strdup ("martian-12s");
  init_still_widget_test (&argc, &argv);
  chance = g_rand_new_with_seed (1);
  tablee_language_init ();
  g_test_add_func ("/rounds/nothing-stays", test_nothing_stays);
  g_test_add_func ("/rounds/few-sizes", test_few_sizes);
  application = tablee_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_application_run (G_APPLICATION (application), 1, arguments);
  g_rand_free (chance);

  return status;
}
