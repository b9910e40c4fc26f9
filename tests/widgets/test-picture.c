/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawings that are sharp at any size, and cached. */
#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <malloc.h>

#include "support.h"
#include "widgets/art-draw.h"
#include "widgets/picture.h"
#include "widgets/still.h"

/* Left half red, right half blue; twice as wide as high. */
static const char halves[] =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10' shape-rendering='crispEdges'>"
  "<rect width='10' height='10' fill='#f00'/><rect x='10' width='10' height='10' fill='#00f'/></svg>";
static const char halves_dark[] =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'><rect width='20' height='10' fill='#0f0'/></svg>";

enum
{
  RED = 0xffff0000,
  GREEN = 0xff00ff00,
  BLUE = 0xff0000ff,
};

static char *datadir;

static void
add_drawing (const char *name,
             const char *text)
{
  g_autofree char *path = g_build_filename (datadir, "art", name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static guint32
get_pixel (GdkTexture *texture,
           int         x,
           int         y)
{
  int width = gdk_texture_get_width (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * gdk_texture_get_height (texture));

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  return pixels[y * width + x];
}

/* Drawn anew for each size: the edge between the halves is one pixel wide at any of them. */
static void
test_sharp (void)
{
  for (int height = 5; height <= 320; height *= 4)
    {
      g_autoptr (GdkTexture) texture = tablee_art_dup_texture ("halves", 2 * height, height);

      g_assert_cmpint (gdk_texture_get_width (texture), ==, 2 * height);
      g_assert_cmpint (gdk_texture_get_height (texture), ==, height);
      g_assert_cmphex (get_pixel (texture, height - 1, height / 2), ==, RED);
      g_assert_cmphex (get_pixel (texture, height, height / 2), ==, BLUE);
    }
}

/* Red without a choice, blue as "glad", green where it is both "sorry" and "proud". */
static const char moods[] =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
  "<g class='mood calm'><rect width='10' height='10' fill='#f00'/></g>"
  "<g class='mood glad' display='none'><rect width='10' height='10' fill='#00f'/></g>"
  "<g class='mood sorry proud' display='none'><rect width='10' height='10' fill='#0f0'/></g></svg>";

static void
test_parts (void)
{
  static const struct
  {
    const char *art;
    guint32     colour;
  } cases[] = { { "moods", RED }, { "moods#glad", BLUE }, { "moods#sorry", GREEN }, { "moods#proud", GREEN }, { "moods#calm", RED },
              { "moods", RED } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GdkTexture) texture = tablee_art_dup_texture (cases[i].art, 12, 12);

      g_assert_cmphex (get_pixel (texture, 6, 6), ==, cases[i].colour);
    }
}

static void
test_fit (void)
{
  g_autoptr (GdkTexture) texture = tablee_art_dup_texture ("halves", 40, 40);

  g_assert_cmphex (get_pixel (texture, 5, 2), ==, 0);
  g_assert_cmphex (get_pixel (texture, 5, 20), ==, RED);
}

static void
test_cached (void)
{
  g_autoptr (GdkTexture) one = tablee_art_dup_texture ("halves", 32, 16);
  g_autoptr (GdkTexture) same = tablee_art_dup_texture ("halves", 32, 16);
  g_autoptr (GdkTexture) other = tablee_art_dup_texture ("halves", 64, 32);

  g_assert_true (one == same);
  g_assert_true (one != other);
}

/* Many large drawings push out the first, and nothing breaks. */
static void
test_cache_bounded (void)
{
  g_autoptr (GdkTexture) first = tablee_art_dup_texture ("halves", 30, 15);
  g_autoptr (GdkTexture) again = NULL;

  for (int i = 0; i < 16; i++)
    {
      g_autoptr (GdkTexture) large = tablee_art_dup_texture ("halves", 800 + i, 400);

      g_assert_nonnull (large);
    }

  again = tablee_art_dup_texture ("halves", 30, 15);
  g_assert_true (first != again);
}

static void
test_missing (void)
{
  g_assert_null (tablee_art_dup_texture ("no-such-drawing", 10, 10));
  g_assert_null (tablee_art_dup_texture ("broken", 10, 10));
}

static void
rendered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GdkTexture *
render (const char    *art,
        TableeArtFit   fit,
        int            width,
        int            height,
        GError       **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_art_render_async (art, fit, width, height, NULL, rendered_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return tablee_art_render_finish (result, error);
}

static void
test_async (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) cover = render ("halves", TABLEE_ART_COVER, 40, 40, &error);
  g_autoptr (GdkTexture) cached = tablee_art_dup_cached ("halves", TABLEE_ART_COVER, 40, 40);

  g_assert_no_error (error);
  g_assert_true (cover == cached);
  g_assert_cmphex (get_pixel (cover, 0, 0), ==, RED);
  g_assert_cmphex (get_pixel (cover, 39, 39), ==, BLUE);

  g_assert_null (render ("no-such-drawing", TABLEE_ART_FIT, 10, 10, &error));
  g_assert_nonnull (error);
}

static void
test_dark (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkTexture) without = NULL;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  texture = tablee_art_dup_texture ("halves", 20, 10);
  g_assert_cmphex (get_pixel (texture, 2, 2), ==, GREEN);
  without = tablee_art_dup_texture ("plain", 20, 10);
  g_assert_cmphex (get_pixel (without, 2, 2), ==, RED);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
}

/* Text that stands for the picture makes it known to a screen reader, its absence hides it. */
static void
test_label (void)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (tablee_picture_new ("halves"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

  g_object_set (picture, "label", "Two halves", NULL);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, "Two halves");
}

static gboolean
count_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  int *frames = user_data;

  return ++*frames < 4 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* A picture in a window, with art and without, is drawn and thrown away without a complaint. */
static void
test_shown (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = tablee_picture_new ("halves");
  GtkWidget *missing = tablee_picture_new ("no-such-drawing");
  g_autoptr (GdkTexture) texture = NULL;
  gpointer weak = picture;
  int frames = 0;
  int scale;

  g_object_add_weak_pointer (G_OBJECT (picture), &weak);
  gtk_widget_set_size_request (picture, 123, 57);
  gtk_widget_set_size_request (missing, 100, 50);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), missing);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);
  while (frames < 4 || texture == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      scale = gtk_widget_get_scale_factor (picture);
      if (texture == NULL && gtk_widget_get_width (picture) > 0)
        texture = tablee_art_dup_cached ("halves", TABLEE_ART_FIT, gtk_widget_get_width (picture) * scale,
                                         gtk_widget_get_height (picture) * scale);
    }

  gtk_window_destroy (GTK_WINDOW (window));
  while (weak != NULL)
    g_main_context_iteration (NULL, TRUE);
}

typedef void (* Draw) (GtkSnapshot           *snapshot,
                       GdkTexture            *texture,
                       const graphene_rect_t *area);

static GskRenderNode *
draw (Draw                   function,
      GdkTexture            *texture,
      const graphene_rect_t *area)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  function (snapshot, texture, area);
  return gtk_snapshot_free_to_node (snapshot);
}

static GdkTexture *
render_node (GtkWidget     *window,
             GskRenderNode *node)
{
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &GRAPHENE_RECT_INIT (0, 0, 100, 60));
}

/* What no graphics card draws is no texture, looks like one, and is known again in the next frame. */
static void
test_drawn (void)
{
  static const graphene_rect_t areas[] = { { { 7, 5 }, { 64, 32 } }, { { 3, 2 }, { 96, 48 } } };
  g_autoptr (GdkTexture) texture = tablee_art_dup_texture ("halves", 64, 32);
  GtkWidget *window = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  g_assert_true (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window))));

  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      g_autoptr (GskRenderNode) node = draw (tablee_art_draw, texture, &areas[i]);
      g_autoptr (GskRenderNode) again = draw (tablee_art_draw, texture, &areas[i]);
      g_autoptr (GskRenderNode) plain = draw (gtk_snapshot_append_texture, texture, &areas[i]);
      g_autoptr (GdkTexture) seen = render_node (window, node);
      g_autoptr (GdkTexture) wanted = render_node (window, plain);

      g_assert_cmpint (gsk_render_node_get_node_type (plain), ==, GSK_TEXTURE_NODE);
      g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_TRANSFORM_NODE);
      g_assert_true (gsk_transform_node_get_child (node) == gsk_transform_node_get_child (again));
      g_assert_cmpint (gsk_render_node_get_node_type (gsk_transform_node_get_child (node)), ==, GSK_CAIRO_NODE);
      for (int y = 0; y < 60; y++)
        for (int x = 0; x < 100; x++)
          g_assert_cmphex (get_pixel (seen, x, y), ==, get_pixel (wanted, x, y));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A red tile with round corners, not on whole pixels. */
static GskRenderNode *
draw_tile (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (20.5f, 10, 40, 30);
  GskRoundedRect tile;

  gsk_rounded_rect_init_from_rect (&tile, &bounds, 6);
  gtk_snapshot_push_rounded_clip (snapshot, &tile);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 0, 0, 1 }, &bounds);
  gtk_snapshot_pop (snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

static guint
get_alpha (GdkTexture *texture,
           int         x,
           int         y)
{
  return get_pixel (texture, x, y) >> 24;
}

/* What has become pixels looks as before, and its shadow is soft and lies where it does. */
static void
test_still (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GskRenderNode) tile = draw_tile ();
  g_autoptr (GskRenderNode) still = tablee_still_new (tile, 1);
  g_autoptr (GskRenderNode) shadow = tablee_still_new_shadow (tile, 8, 0.5f);
  g_autoptr (GdkTexture) wanted = NULL;
  g_autoptr (GdkTexture) seen = NULL;
  g_autoptr (GdkTexture) below = NULL;

  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  g_assert_true (tablee_still_is_useful ());
  wanted = render_node (window, tile);
  seen = render_node (window, still);
  below = render_node (window, shadow);
  g_assert_cmpint (gsk_render_node_get_node_type (still), ==, GSK_CAIRO_NODE);
  for (int y = 0; y < 60; y++)
    for (int x = 0; x < 100; x++)
      g_assert_cmphex (get_pixel (seen, x, y), ==, get_pixel (wanted, x, y));
  g_assert_cmpint (ABS ((int) get_alpha (below, 40, 25) - 128), <, 4);
  g_assert_cmpint (get_alpha (below, 20, 25), <, 128 - 30);
  g_assert_cmpint (get_alpha (below, 20, 25), >, 30);
  g_assert_cmpint (get_alpha (below, 5, 25), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is kept is found by its name, until there is no room. */
static void
test_still_kept (void)
{
  g_autoptr (GskRenderNode) tile = draw_tile ();
  g_autoptr (GskRenderNode) still = tablee_still_new (tile, 1);
  g_autoptr (GskRenderNode) found = NULL;

  g_assert_null (tablee_still_find ("tile"));
  tablee_still_keep ("tile", still, 1);
  found = tablee_still_find ("tile");
  g_assert_true (found == still);
  for (int i = 0; i < 10000; i++)
    {
      g_autofree char *name = g_strdup_printf ("other tile %d", i);

      tablee_still_keep (name, still, 1);
    }
  g_assert_null (tablee_still_find ("tile"));
}

static int drawn;

static void
draw_square (cairo_t *cr,
             double   size,
             int      variant)
{
  drawn++;
  cairo_set_source_rgb (cr, variant, 0, 0);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
}

/* Returns: (transfer full) */
static GskRenderNode *
draw_still (double size,
            int    variant)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tablee_still_draw (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size), draw_square, size, variant);

  return gtk_snapshot_free_to_node (snapshot);
}

/* What looks the same is the same, so that nothing is drawn for it; another size or variant is another one. */
static void
test_still_drawn (void)
{
  g_autoptr (GskRenderNode) one = draw_still (20, 0);
  g_autoptr (GskRenderNode) same = draw_still (20, 0);
  g_autoptr (GskRenderNode) larger = draw_still (20.5, 0);
  g_autoptr (GskRenderNode) other = draw_still (20, 1);

  g_assert_cmpint (drawn, ==, 3);
  g_assert_true (same == one);
  g_assert_true (larger != one);
  g_assert_true (other != one);
}

/* Where a pixel of the window has four of the screen, what is kept takes four times the room. */
static void
test_still_bounded (void)
{
  g_autoptr (GskRenderNode) tile = draw_tile ();
  g_autoptr (GskRenderNode) small = tablee_still_new (tile, 1);
  g_autoptr (GskRenderNode) large = tablee_still_new (tile, 2);
  gsize before = tablee_still_measure ();
  gsize one;

  tablee_still_keep ("small", small, 1);
  one = tablee_still_measure () - before;
  g_assert_cmpuint (one, >=, 4 * 40 * 30);
  tablee_still_keep ("large", large, 2);
  g_assert_cmpuint (tablee_still_measure () - before - one, ==, 4 * one);
}

static gsize
measure_heap (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

/* What Cairo draws is in memory once: its pixels are those of the texture. And with the texture they go. */
static void
test_once_in_memory (void)
{
  static const graphene_rect_t area = { { 0, 0 }, { 1000, 500 } };
  const gsize pixels = 1000 * 500 * 4;
  GdkTexture *texture = tablee_art_dup_texture ("halves", 1000, 500);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GdkTexture) seen = NULL;
  GskRenderNode *node;
  gsize before;

  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  before = measure_heap ();
  node = draw (tablee_art_draw, texture, &area);
  g_assert_cmpint ((int) (measure_heap () - before), <, (int) pixels / 10);
  seen = render_node (window, node);
  g_clear_object (&seen);
  g_assert_cmpint ((int) (measure_heap () - before), <, (int) pixels / 10);

  g_object_unref (texture);
  gsk_render_node_unref (node);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("tablee-art-XXXXXX", NULL);
  g_autofree char *art = NULL;
  int result;

  datadir = folder;
  g_setenv ("TABLEE_DATADIR", datadir, TRUE);
  init_widget_test (&argc, &argv);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  art = g_build_filename (datadir, "art", NULL);
  g_mkdir (art, 0700);
  add_drawing ("halves.svg", halves);
  add_drawing ("moods.svg", moods);
  add_drawing ("halves-dark.svg", halves_dark);
  add_drawing ("plain.svg", halves);
  add_drawing ("broken.svg", "<svg xmlns='http://www.w3.org/2000/svg' <<");

  g_test_add_func ("/picture/sharp", test_sharp);
  g_test_add_func ("/picture/fit", test_fit);
  g_test_add_func ("/picture/parts", test_parts);
  g_test_add_func ("/picture/cached", test_cached);
  g_test_add_func ("/picture/cache-bounded", test_cache_bounded);
  g_test_add_func ("/picture/missing", test_missing);
  g_test_add_func ("/picture/once-in-memory", test_once_in_memory);
  g_test_add_func ("/picture/async", test_async);
  g_test_add_func ("/picture/dark", test_dark);
  g_test_add_func ("/picture/drawn", test_drawn);
  g_test_add_func ("/picture/still", test_still);
  g_test_add_func ("/picture/still-bounded", test_still_bounded);
  g_test_add_func ("/picture/still-drawn", test_still_drawn);
  g_test_add_func ("/picture/still-kept", test_still_kept);
  g_test_add_func ("/picture/label", test_label);
  g_test_add_func ("/picture/shown", test_shown);
  result = g_test_run ();

  for (gsize i = 0; i < 5; i++)
    {
      const char *const names[] = { "halves.svg", "halves-dark.svg", "moods.svg", "plain.svg", "broken.svg" };
      g_autofree char *path = g_build_filename (datadir, "art", names[i], NULL);

      g_remove (path);
    }
  g_rmdir (art);
  g_rmdir (datadir);
  return result;
}
