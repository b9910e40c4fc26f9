/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Renderings that are kept between runs. */
#include "config.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "support.h"
#include "widgets/art-store.h"

enum
{
  WIDTH = 120,
  HEIGHT = 100,
};

static char *drawing;

/* All files of an installed image have one date. */
static void
draw (const char *text,
      time_t      date)
{
  const struct utimbuf times = { date, date };

  g_assert_true (g_file_set_contents (drawing, text, -1, NULL));
  g_assert_cmpint (utime (drawing, &times), ==, 0);
}

static void
save (guchar value)
{
  g_autofree guchar *pixels = g_malloc (WIDTH * HEIGHT * 4);

  memset (pixels, value, WIDTH * HEIGHT * 4);
  tablee_art_store_save (drawing, TABLEE_ART_COVER, WIDTH, HEIGHT, pixels);
}

/* What is kept of the drawing as it is now, by the value of its first pixel; -1: nothing. */
static int
load (void)
{
  g_autoptr (GdkTexture) texture = tablee_art_store_load (drawing, TABLEE_ART_COVER, WIDTH, HEIGHT);
  g_autofree guchar *pixels = g_malloc (WIDTH * HEIGHT * 4);

  if (texture == NULL)
    return -1;

  gdk_texture_download (texture, pixels, WIDTH * 4);
  return pixels[0];
}

/* A rendering belongs to what the drawing says, whatever its date and its size. */
static void
test_content (void)
{
  draw ("<svg red/>", 1);
  g_assert_cmpint (load (), ==, -1);
  save (7);
  g_assert_cmpint (load (), ==, 7);

  draw ("<svg red/>", 2);
  g_assert_cmpint (load (), ==, 7);

  draw ("<svg tan/>", 2);
  g_assert_cmpint (load (), ==, -1);
  save (9);
  g_assert_cmpint (load (), ==, 9);

  draw ("<svg red/>", 1);
  g_assert_cmpint (load (), ==, -1);
}

static void
test_size (void)
{
  g_autoptr (GdkTexture) other_size = NULL;
  g_autoptr (GdkTexture) other_fit = NULL;

  draw ("<svg/>", 1);
  save (7);
  other_size = tablee_art_store_load (drawing, TABLEE_ART_COVER, WIDTH + 1, HEIGHT);
  other_fit = tablee_art_store_load (drawing, TABLEE_ART_FIT, WIDTH, HEIGHT);
  g_assert_null (other_size);
  g_assert_null (other_fit);
}

static void
test_no_drawing (void)
{
  draw ("<svg/>", 1);
  save (7);
  g_assert_cmpint (g_remove (drawing), ==, 0);
  g_assert_cmpint (load (), ==, -1);
  save (7);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL; name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("tablee-art-store-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "drawing.svg", NULL);
  int result;

  drawing = path;
  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  init_widget_test (&argc, &argv);
  g_test_add_func ("/art-store/content", test_content);
  g_test_add_func ("/art-store/size", test_size);
  g_test_add_func ("/art-store/no-drawing", test_no_drawing);
  result = g_test_run ();

  remove_all (folder);
  return result;
}
