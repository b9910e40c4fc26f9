/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a viewer cannot know is neither drawn nor written anywhere in a table: the truth is changed behind the viewer's back,
 * and the table must stay the same, pixel by pixel and word by word. */
#include "config.h"

#include <adwaita.h>

#include "support.h"
#include "tests/games/sample.h"
#include "widgets/calm-tooltip.h"
#include "widgets/table.h"

enum
{
  MOMENTS = 2,        /* of each number of seats */
  STEPS = 23,         /* actions between two moments */
  WIDTH = 900,
  HEIGHT = 700,
  QUIET = 3,          /* equal pictures in a row: nothing is on its way any more */
};

/* A table as somebody sees it. */
typedef struct
{
  GBytes  *pixels;
  GString *words;
} Sight;

static void
sight_clear (Sight *sight)
{
  g_clear_pointer (&sight->pixels, g_bytes_unref);
  g_string_free (sight->words, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sight, sight_clear)

/* What assistive technologies say of @widget. */
static void
collect_spoken (GtkWidget *widget,
                GString   *words)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
      {
        /* Asked whether it is nothing, it answers what it is. */
        g_autofree char *spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "");

        g_string_append_printf (words, "[%s]\n", spoken != NULL ? spoken : "");
      }
}

static void
collect_words (GtkWidget *widget,
               GString   *words)
{
  const char *tooltip = tablee_widget_get_tooltip (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (words, "(%s)\n", tooltip);
  collect_spoken (widget, words);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

static GBytes *
take_picture (GtkWidget *table)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (table);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  gsize size = (gsize) WIDTH * HEIGHT * 4;
  guchar *data;

  gdk_paintable_snapshot (paintable, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return g_bytes_new (NULL, 0);

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (table)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  data = g_malloc0 (size);
  gdk_texture_download (texture, data, WIDTH * 4);

  return g_bytes_new_take (data, size);
}

static gboolean
wake_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_a_moment (void)
{
  gboolean woken = FALSE;

  g_timeout_add (40, wake_cb, &woken);
  while (!woken)
    g_main_context_iteration (NULL, TRUE);
}

static GBytes *
wait_for_picture (GtkWidget *table)
{
  g_autoptr (GBytes) last = take_picture (table);

  for (int quiet = 0; quiet < QUIET;)
    {
      g_autoptr (GBytes) now = NULL;

      wait_a_moment ();
      now = take_picture (table);
      quiet = g_bytes_get_size (now) > 0 && g_bytes_equal (now, last) ? quiet + 1 : 0;
      g_clear_pointer (&last, g_bytes_unref);
      last = g_steal_pointer (&now);
    }

  return g_steal_pointer (&last);
}

static void
look (TableeRuleset *ruleset,
      const void    *state,
      int            viewer,
      Sight         *sight)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (ruleset, state, FALSE);
  g_autoptr (TableeGameSession) session = new_session_at (position);
  GtkWidget *table;
  GtkWidget *window = gtk_window_new ();

  tablee_game_session_set_viewer (session, viewer);
  table = tablee_table_new (session);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));

  sight->pixels = wait_for_picture (table);
  sight->words = g_string_new (NULL);
  collect_words (table, sight->words);

  tablee_game_session_stop (session);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
looks_the_same (TableeRuleset *ruleset,
                const void    *state,
                const void    *changed,
                int            viewer)
{
  g_auto (Sight) before = { NULL, NULL };
  g_auto (Sight) after = { NULL, NULL };

  look (ruleset, state, viewer, &before);
  look (ruleset, changed, viewer, &after);

  return g_bytes_equal (before.pixels, after.pixels) && g_string_equal (before.words, after.words);
}

/* Whether what is hidden from @viewer is more than chance and order: somebody else knows some of it. */
static gboolean
others_know (const TableeRuleset *ruleset,
             const void          *state,
             const void          *changed,
             int                  other)
{
  gsize size = ruleset->game->state_size;
  g_autofree void *before = g_memdup2 (state, size);
  g_autofree void *after = g_memdup2 (changed, size);

  ruleset->game->conceal (ruleset, before, other);
  ruleset->game->conceal (ruleset, after, other);

  return memcmp (before, after, size) != 0;
}

/* How often somebody knew more, and how often that was to be seen. */
typedef struct
{
  int known;
  int shown;
} Knowledge;

static void
check_moment (const TableeSample *sample,
              TableeRuleset      *ruleset,
              const void         *state,
              TableeRandom       *random,
              Knowledge          *knowledge)
{
  for (int viewer = TABLEE_NOBODY; viewer <= 0; viewer++)
    {
      g_autofree void *changed = g_memdup2 (state, ruleset->game->state_size);
      int other = ruleset->seats - 1;

      sample->permute_hidden (ruleset, changed, viewer, random);
      g_assert_true (looks_the_same (ruleset, state, changed, viewer));
      if (viewer != other && others_know (ruleset, state, changed, other))
        {
          knowledge->known++;
          knowledge->shown += !looks_the_same (ruleset, state, changed, other);
        }
    }
}

static void
check_seats (const TableeSample *sample,
             int                 n_seats,
             Knowledge          *knowledge)
{
  g_autoptr (JsonObject) options = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (sample->game, n_seats, options, &error);
  g_autofree void *state = g_malloc0 (sample->game->state_size);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261121);
  sample->game->deal (ruleset, state, &random, NULL);
  for (int moment = 0; moment < MOMENTS && play_at_random (ruleset, state, STEPS, &random); moment++)
    check_moment (sample, ruleset, state, &random, knowledge);
}

static void
test_nothing_hidden_is_shown (gconstpointer user_data)
{
  const TableeSample *sample = user_data;
  Knowledge knowledge = { 0 };

  check_seats (sample, sample->game->min_seats, &knowledge);
  check_seats (sample, sample->game->max_seats, &knowledge);

  /* The test of the test: a difference can be seen. Not each: a table need not show what a seat only remembers. */
  if (knowledge.known > 0)
    g_assert_cmpint (knowledge.shown, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  for (int i = 0; tablee_samples[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/secrets/%s", tablee_samples[i]->game->id);

      g_test_add_data_func (path, tablee_samples[i], test_nothing_hidden_is_shown);
    }

  return g_test_run ();
}
