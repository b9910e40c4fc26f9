/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "art-store.h"

#include <glib/gstdio.h>
#include <string.h>

/* Smaller ones are rendered in no time. */
#define MIN_PIXELS (100 * 100)

#define MAGIC "TABLART1"

/* What a file begins with; the pixels follow. All of it must fit what is asked for. */
typedef struct
{
  char    magic[8];
  gint32  width;
  gint32  height;
  guint64 stride;
  gint64  source_time;
  gint64  source_size;
  guint8  fit;
  guint8  padding[23];
} Header;

G_STATIC_ASSERT (sizeof (Header) == 64);

static gboolean
describe (const char   *path,
          TableeArtFit  fit,
          int           width,
          int           height,
          Header       *header)
{
  GStatBuf source;

  if (g_stat (path, &source) != 0)
    return FALSE;

  memset (header, 0, sizeof *header);
  memcpy (header->magic, MAGIC, sizeof header->magic);
  header->width = width;
  header->height = height;
  header->source_time = source.st_mtime;
  header->source_size = source.st_size;
  header->fit = (guint8) fit;

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

GdkTexture *
tablee_art_store_load (const char   *path,
                       TableeArtFit  fit,
                       int           width,
                       int           height)
{
  g_autofree char *file = NULL;
  g_autoptr (GMappedFile) mapped = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) pixels = NULL;
  const Header *found;
  Header wanted;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  if (!is_worth_it (width, height) || !describe (path, fit, width, height, &wanted))
    return NULL;

  file = dup_file (path);
  mapped = g_mapped_file_new (file, FALSE, NULL);
  if (mapped == NULL)
    return NULL;

  bytes = g_mapped_file_get_bytes (mapped);
  found = g_bytes_get_data (bytes, &size);
  if (size < sizeof (Header))
    return NULL;

  wanted.stride = found->stride;
  if (memcmp (found, &wanted, sizeof (Header)) != 0 || found->stride < (guint64) width * 4 || found->stride > (guint64) width * 8 ||
      size != sizeof (Header) + found->stride * (guint64) height)
    return NULL;

  pixels = g_bytes_new_from_bytes (bytes, sizeof (Header), size - sizeof (Header));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, (gsize) found->stride);
}

void
tablee_art_store_save (const char   *path,
                       TableeArtFit  fit,
                       int           width,
                       int           height,
                       gsize         stride,
                       const guchar *pixels)
{
  g_autofree char *folder = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GByteArray) content = NULL;
  Header header;

  g_return_if_fail (path != NULL);
  g_return_if_fail (pixels != NULL);

  if (!is_worth_it (width, height) || !describe (path, fit, width, height, &header))
    return;

  folder = dup_folder ();
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return;

  file = dup_file (path);
  header.stride = stride;
  content = g_byte_array_sized_new ((guint) (sizeof header + stride * (gsize) height));
  g_byte_array_append (content, (const guint8 *) &header, sizeof header);
  g_byte_array_append (content, pixels, (guint) (stride * (gsize) height));
  g_file_set_contents_full (file, (const char *) content->data, content->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
