/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drawings of data/art, found, rendered and cached. */
#include "config.h"
#include "art.h"

#include <adwaita.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "art-part.h"
#include "art-store.h"
#include "art-texture.h"
#include "notation/data-dir.h"

/* What the cache may hold before the oldest textures go: some screens full of pyramids, not a window in each size it ever had. */
#define CACHE_BYTES (12 * 1024 * 1024)

typedef struct
{
  char         *path;
  TableeArtFit  fit;
  int           width;
  int           height;
} ArtRequest;

typedef struct
{
  ArtRequest  request;
  GdkTexture *texture;
} ArtEntry;

static GHashTable *cache;  /* ArtRequest → GList link of recent */
static GQueue recent = G_QUEUE_INIT;
static gsize cached_bytes;

/* The file, and the part behind it. In any thread. */
static char *
find_drawing (const char *art,
              gboolean    dark)
{
  const char *part = tablee_art_find_part (art);
  g_autofree char *whole = tablee_art_dup_whole (art);
  g_autofree char *stem = g_path_is_absolute (whole) ? g_strdup (whole) : g_build_filename (tablee_data_dir (), "art", whole, NULL);
  g_autofree char *path = g_strconcat (stem, "-dark.svg", NULL);

  if (!dark || !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_free (path);
      path = g_strconcat (stem, ".svg", NULL);
    }

  return g_strconcat (path, part, NULL);
}

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static void
art_request_init (ArtRequest   *self,
                  const char   *art,
                  TableeArtFit  fit,
                  int           width,
                  int           height)
{
  self->path = find_drawing (art, is_dark ());
  self->fit = fit;
  self->width = width;
  self->height = height;
}

static void
art_request_clear (ArtRequest *self)
{
  g_clear_pointer (&self->path, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArtRequest, art_request_clear)

static void
art_request_free (ArtRequest *self)
{
  art_request_clear (self);
  g_free (self);
}

static guint
art_request_hash (gconstpointer data)
{
  const ArtRequest *self = data;

  return g_str_hash (self->path) ^ (guint) (self->width * 31 + self->height * 1009 + (int) self->fit);
}

static gboolean
art_request_equal (gconstpointer a,
                   gconstpointer b)
{
  const ArtRequest *one = a;
  const ArtRequest *other = b;

  return one->width == other->width && one->height == other->height && one->fit == other->fit &&
         g_str_equal (one->path, other->path);
}

static gsize
texture_bytes (GdkTexture *texture)
{
  return (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture) * 4;
}

static void
art_entry_free (ArtEntry *entry)
{
  cached_bytes -= texture_bytes (entry->texture);
  art_request_clear (&entry->request);
  g_object_unref (entry->texture);
  g_free (entry);
}

static GdkTexture *
cache_lookup (const ArtRequest *request)
{
  GList *link = cache != NULL ? g_hash_table_lookup (cache, request) : NULL;

  if (link == NULL)
    return NULL;

  g_queue_unlink (&recent, link);
  g_queue_push_head_link (&recent, link);
  return g_object_ref (((ArtEntry *) link->data)->texture);
}

static void
cache_add (const ArtRequest *request,
           GdkTexture       *texture)
{
  ArtEntry *entry;

  if (cache == NULL)
    cache = g_hash_table_new (art_request_hash, art_request_equal);
  if (g_hash_table_contains (cache, request))
    return;

  entry = g_new (ArtEntry, 1);
  entry->request = *request;
  entry->request.path = g_strdup (request->path);
  entry->texture = g_object_ref (texture);
  cached_bytes += texture_bytes (texture);
  g_queue_push_head (&recent, entry);
  g_hash_table_insert (cache, &entry->request, recent.head);

  while (cached_bytes > CACHE_BYTES && recent.length > 1)
    {
      ArtEntry *oldest = g_queue_pop_tail (&recent);

      g_hash_table_remove (cache, &oldest->request);
      art_entry_free (oldest);
    }
}

/* Where the drawing goes so that it covers the whole rectangle. */
static void
cover_viewport (RsvgHandle    *handle,
                RsvgRectangle *viewport)
{
  gboolean has_viewbox;
  RsvgRectangle viewbox;
  double scale;
  double width;
  double height;

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_viewbox, &viewbox);
  if (!has_viewbox || viewbox.width <= 0 || viewbox.height <= 0)
    return;

  scale = MAX (viewport->width / viewbox.width, viewport->height / viewbox.height);
  width = viewbox.width * scale;
  height = viewbox.height * scale;
  viewport->x = (viewport->width - width) / 2;
  viewport->y = (viewport->height - height) / 2;
  viewport->width = width;
  viewport->height = height;
}

static GdkTexture *
render_handle (RsvgHandle        *handle,
               const ArtRequest  *request,
               GError           **error)
{
  RsvgRectangle viewport = { 0, 0, request->width, request->height };
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean rendered;

  if (request->fit == TABLEE_ART_COVER)
    cover_viewport (handle, &viewport);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, request->width, request->height);
  cr = cairo_create (surface);
  rendered = rsvg_handle_render_document (handle, cr, &viewport, error);
  cairo_destroy (cr);
  if (rendered)
    return tablee_art_texture_new (surface);

  cairo_surface_destroy (surface);
  return NULL;
}

/* Of the groups of which only some are shown, those of the part. */
static gboolean
choose_part (RsvgHandle  *handle,
             const char  *path,
             GError     **error)
{
  const char *part = tablee_art_find_part (path);
  g_autofree char *style = NULL;

  if (part == NULL)
    return TRUE;

  style = g_strdup_printf (".mood { display: none } .%s { display: inline }", part + 1);

  return rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), error);
}

/* In any thread. */
static GdkTexture *
render (const ArtRequest  *request,
        GCancellable      *cancellable,
        GError           **error)
{
  g_autofree char *path = tablee_art_dup_whole (request->path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  RsvgHandle *handle = rsvg_handle_new_from_gfile_sync (file, RSVG_HANDLE_FLAGS_NONE, cancellable, error);
  GdkTexture *texture;

  if (handle == NULL)
    return NULL;

  texture = choose_part (handle, request->path, error) ? render_handle (handle, request, error) : NULL;
  g_object_unref (handle);
  return texture;
}

/* From the last run, or rendered now and kept for the next. */
static GdkTexture *
load_or_render (const ArtRequest  *request,
                GCancellable      *cancellable,
                GError           **error)
{
  GdkTexture *texture = tablee_art_store_load (request->path, request->fit, request->width, request->height);
  g_autofree guchar *pixels = NULL;
  gsize stride = (gsize) request->width * 4;

  if (texture != NULL)
    return texture;

  texture = render (request, cancellable, error);
  if (texture == NULL)
    return NULL;

  pixels = g_malloc (stride * (gsize) request->height);
  gdk_texture_download (texture, pixels, stride);
  tablee_art_store_save (request->path, request->fit, request->width, request->height, pixels);
  return texture;
}

static void
render_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  GError *error = NULL;
  GdkTexture *texture = load_or_render (task_data, cancellable, &error);

  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* What a prefetch found. */
static void
found_free (gpointer data)
{
  ArtEntry *entry = data;

  art_request_clear (&entry->request);
  g_object_unref (entry->texture);
  g_free (entry);
}

static void
prefetch_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  char **paths = task_data;
  GPtrArray *found = g_ptr_array_new_with_free_func (found_free);

  for (gsize i = 0; paths[i] != NULL; i++)
    {
      ArtEntry *entry = g_new0 (ArtEntry, 1);

      entry->texture = tablee_art_store_load_any (paths[i], &entry->request.fit, &entry->request.width, &entry->request.height);
      entry->request.path = g_strdup (paths[i]);
      if (entry->texture != NULL)
        g_ptr_array_add (found, entry);
      else
        {
          art_request_clear (&entry->request);
          g_free (entry);
        }
    }

  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

static void
prefetched_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  for (guint i = 0; i < found->len; i++)
    {
      const ArtEntry *entry = g_ptr_array_index (found, i);

      cache_add (&entry->request, entry->texture);
    }
}

void
tablee_art_prefetch (const char *const *arts)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GPtrArray) paths = NULL;

  g_return_if_fail (arts != NULL);

  paths = g_ptr_array_new ();
  for (gsize i = 0; arts[i] != NULL; i++)
    g_ptr_array_add (paths, find_drawing (arts[i], is_dark ()));
  g_ptr_array_add (paths, NULL);

  task = g_task_new (NULL, NULL, prefetched_cb, NULL);
  g_task_set_source_tag (task, tablee_art_prefetch);
  g_task_set_task_data (task, g_ptr_array_free (g_steal_pointer (&paths), FALSE), (GDestroyNotify) g_strfreev);
  g_task_run_in_thread (task, prefetch_thread);
}

GdkTexture *
tablee_art_dup_cached (const char   *art,
                       TableeArtFit  fit,
                       int           width,
                       int           height)
{
  g_auto (ArtRequest) request = { NULL };

  g_return_val_if_fail (art != NULL, NULL);

  art_request_init (&request, art, fit, width, height);
  return cache_lookup (&request);
}

GdkTexture *
tablee_art_dup_texture (const char *art,
                        int         width,
                        int         height)
{
  g_auto (ArtRequest) request = { NULL };
  g_autoptr (GError) error = NULL;
  GdkTexture *texture;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);

  art_request_init (&request, art, TABLEE_ART_FIT, width, height);
  texture = cache_lookup (&request);
  if (texture != NULL)
    return texture;

  texture = render (&request, NULL, &error);
  if (texture != NULL)
    cache_add (&request, texture);
  else
    g_debug ("No drawing “%s”: %s", art, error->message);
  return texture;
}

void
tablee_art_render_async (const char          *art,
                         TableeArtFit         fit,
                         int                  width,
                         int                  height,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  ArtRequest *request;

  g_return_if_fail (art != NULL);
  g_return_if_fail (width > 0 && height > 0);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, tablee_art_render_async);
  request = g_new0 (ArtRequest, 1);
  art_request_init (request, art, fit, width, height);
  g_task_set_task_data (task, request, (GDestroyNotify) art_request_free);
  g_task_run_in_thread (task, render_thread);
}

GdkTexture *
tablee_art_render_finish (GAsyncResult  *result,
                          GError       **error)
{
  GdkTexture *texture;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  texture = g_task_propagate_pointer (G_TASK (result), error);
  if (texture != NULL)
    cache_add (g_task_get_task_data (G_TASK (result)), texture);
  return texture;
}

gsize
tablee_art_measure (void)
{
  return cached_bytes;
}
