/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Large renderings of drawings, kept between runs. */
#include "config.h"
#include "art-store.h"

#include "art-part.h"
#include "art-texture.h"

#include <string.h>

/* Smaller ones are rendered in no time. */
#define MIN_PIXELS (100 * 100)

#define MAX_SIDE 16384

#define MAGIC "TABLART2"

/* What a file begins with; the pixels follow. */
typedef struct
{
  char    magic[8];
  gint32  width;
  gint32  height;
  guint64 stride;
  guint8  source[32];   /* SHA-256 of the drawing */
  guint8  fit;
  guint8  padding[7];
} Header;

G_STATIC_ASSERT (sizeof (Header) == 64);

/* Whether a drawing is still the same, its content tells: where programs are installed as images all files have one date, and two
 * drawings may well be of one size. */
static gboolean
describe_source (const char *path,
                 Header     *header)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *whole = tablee_art_dup_whole (path);
  g_autoptr (GMappedFile) drawing = g_mapped_file_new (whole, FALSE, NULL);
  gsize size = sizeof header->source;

  if (drawing == NULL)
    return FALSE;

  memset (header, 0, sizeof *header);
  memcpy (header->magic, MAGIC, sizeof header->magic);
  if (g_mapped_file_get_length (drawing) > 0)
    g_checksum_update (checksum, (const guchar *) g_mapped_file_get_contents (drawing), (gssize) g_mapped_file_get_length (drawing));
  g_checksum_get_digest (checksum, header->source, &size);

  return TRUE;
}

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "tablee", "art", NULL);
}

static char *
dup_file (const char *path)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  return g_build_filename (folder, name, NULL);
}

static gboolean
is_worth_it (int width,
             int height)
{
  return width * height >= MIN_PIXELS;
}

static gboolean
is_sound (const Header *found,
          gsize         size,
          const Header *source)
{
  if (memcmp (found->magic, source->magic, sizeof found->magic) != 0 ||
      memcmp (found->source, source->source, sizeof found->source) != 0)
    return FALSE;

  return found->width > 0 && found->width <= MAX_SIDE && found->height > 0 && found->height <= MAX_SIDE &&
         found->stride == (guint64) found->width * 4 && found->fit <= TABLEE_ART_COVER &&
         size == sizeof (Header) + found->stride * (guint64) found->height;
}

/* The pixels stay in the file, which is as good as memory, and can be given back to the system. */
static GdkTexture *
texture_for_file (GBytes       *bytes,
                  const Header *header)
{
  static const cairo_user_data_key_t file;
  guchar *pixels = (guchar *) g_bytes_get_data (bytes, NULL) + sizeof *header;
  cairo_surface_t *surface = cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32, header->width, header->height,
                                                                  (int) header->stride);

  cairo_surface_set_user_data (surface, &file, g_bytes_ref (bytes), (cairo_destroy_func_t) g_bytes_unref);
  return tablee_art_texture_new (surface);
}

GdkTexture *
tablee_art_store_load_any (const char   *path,
                           TableeArtFit *fit,
                           int          *width,
                           int          *height)
{
  g_autofree char *file = NULL;
  g_autoptr (GMappedFile) mapped = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Header found;
  Header source;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  file = dup_file (path);
  mapped = g_mapped_file_new (file, FALSE, NULL);
  if (mapped == NULL || !describe_source (path, &source))
    return NULL;

  bytes = g_mapped_file_get_bytes (mapped);
  size = g_bytes_get_size (bytes);
  if (size < sizeof found)
    return NULL;

  memcpy (&found, g_bytes_get_data (bytes, NULL), sizeof found);
  if (!is_sound (&found, size, &source))
    return NULL;

  *fit = found.fit;
  *width = found.width;
  *height = found.height;
  return texture_for_file (bytes, &found);
}

GdkTexture *
tablee_art_store_load (const char   *path,
                       TableeArtFit  fit,
                       int           width,
                       int           height)
{
  g_autoptr (GdkTexture) texture = NULL;
  TableeArtFit kept_fit;
  int kept_width;
  int kept_height;

  g_return_val_if_fail (path != NULL, NULL);

  if (is_worth_it (width, height))
    texture = tablee_art_store_load_any (path, &kept_fit, &kept_width, &kept_height);
  if (texture == NULL || kept_fit != fit || kept_width != width || kept_height != height)
    return NULL;

  return g_steal_pointer (&texture);
}

void
tablee_art_store_save (const char   *path,
                       TableeArtFit  fit,
                       int           width,
                       int           height,
                       const guchar *pixels)
{
  g_autofree char *folder = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GByteArray) content = NULL;
  Header header;

  g_return_if_fail (path != NULL);
  g_return_if_fail (pixels != NULL);

  if (!is_worth_it (width, height) || !describe_source (path, &header))
    return;

  folder = dup_folder ();
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return;

  file = dup_file (path);
  header.width = width;
  header.height = height;
  header.stride = (guint64) width * 4;
  header.fit = (guint8) fit;
  content = g_byte_array_sized_new ((guint) (sizeof header + header.stride * (guint64) height));
  g_byte_array_append (content, (const guint8 *) &header, sizeof header);
  g_byte_array_append (content, pixels, (guint) (header.stride * (guint64) height));
  g_file_set_contents_full (file, (const char *) content->data, content->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
