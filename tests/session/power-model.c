/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a disk may hold after the power is cut. */
#include "power-model.h"

#include <string.h>

enum
{
  SECTOR = 512,
};

/* Something that was done to a file and is not yet on the disk. */
typedef struct
{
  DiskCallKind  kind;     /* DISK_WRITE or DISK_TRUNCATE */
  gint64        offset;
  GBytes       *bytes;    /* DISK_WRITE */
} Change;

typedef struct
{
  GByteArray *durable;
  GPtrArray  *pending;    /* of Change */
} File;

/* A name that was made or deleted and is not yet on the disk. */
typedef struct
{
  char  *name;
  guint  file;            /* 0: deleted */
} Name;

struct _PowerModel
{
  PowerFault  fault;
  GHashTable *files;      /* number to File */
  GHashTable *names;      /* on the disk: base name to number */
  GPtrArray  *pending;    /* of Name */
};

static void
change_free (gpointer data)
{
  Change *change = data;

  g_clear_pointer (&change->bytes, g_bytes_unref);
  g_free (change);
}

static void
file_free (gpointer data)
{
  File *file = data;

  g_byte_array_unref (file->durable);
  g_ptr_array_unref (file->pending);
  g_free (file);
}

static void
name_free (gpointer data)
{
  Name *name = data;

  g_free (name->name);
  g_free (name);
}

PowerModel *
power_model_new (PowerFault fault)
{
  PowerModel *self = g_new0 (PowerModel, 1);

  self->fault = fault;
  self->files = g_hash_table_new_full (NULL, NULL, NULL, file_free);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->pending = g_ptr_array_new_with_free_func (name_free);

  return self;
}

void
power_model_free (PowerModel *self)
{
  g_hash_table_unref (self->files);
  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->pending);
  g_free (self);
}

static File *
get_file (PowerModel *self,
          guint       number)
{
  File *file = g_hash_table_lookup (self->files, GUINT_TO_POINTER (number));

  if (file == NULL)
    {
      file = g_new0 (File, 1);
      file->durable = g_byte_array_new ();
      file->pending = g_ptr_array_new_with_free_func (change_free);
      g_hash_table_insert (self->files, GUINT_TO_POINTER (number), file);
    }

  return file;
}

static void
put_name (PowerModel *self,
          const char *path,
          guint       file)
{
  Name *name = g_new0 (Name, 1);

  name->name = g_path_get_basename (path);
  name->file = file;
  g_ptr_array_add (self->pending, name);
}

/* What lies between the old end and the new one is whatever was on the disk there. */
static void
set_size (GByteArray *content,
          gsize       size)
{
  gsize old = content->len;

  g_byte_array_set_size (content, (guint) size);
  if (size > old)
    memset (content->data + old, 0x5a, size - old);
}

static void
write_bytes (GByteArray   *content,
             gint64        offset,
             const guint8 *bytes,
             gsize         size)
{
  if (content->len < (gsize) offset + size)
    set_size (content, (gsize) offset + size);
  memcpy (content->data + offset, bytes, size);
}

static void
apply (const Change *change,
       GByteArray   *content)
{
  gsize size;
  const guint8 *bytes;

  if (change->kind == DISK_TRUNCATE)
    {
      set_size (content, (gsize) change->offset);
      return;
    }

  bytes = g_bytes_get_data (change->bytes, &size);
  write_bytes (content, change->offset, bytes, size);
}

/* A torn write: some of its sectors. */
static void
apply_part (const Change *change,
            GByteArray   *content,
            GRand        *rand)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (change->bytes, &size);

  for (gsize done = 0; done < size;)
    {
      gsize left_in_sector = SECTOR - (gsize) (change->offset + (gint64) done) % SECTOR;
      gsize part = MIN (left_in_sector, size - done);

      if (g_rand_boolean (rand))
        write_bytes (content, change->offset + (gint64) done, bytes + done, part);
      done += part;
    }
}

static void
sync_file (PowerModel *self,
           guint       number)
{
  File *file = get_file (self, number);

  for (guint i = 0; i < file->pending->len; i++)
    apply (file->pending->pdata[i], file->durable);
  g_ptr_array_set_size (file->pending, 0);
}

static void
apply_name (const Name *name,
            GHashTable *names)
{
  if (name->file != 0)
    g_hash_table_replace (names, g_strdup (name->name), GUINT_TO_POINTER (name->file));
  else
    g_hash_table_remove (names, name->name);
}

static void
sync_names (PowerModel *self)
{
  for (guint i = 0; i < self->pending->len; i++)
    apply_name (self->pending->pdata[i], self->names);
  g_ptr_array_set_size (self->pending, 0);
}

static void
add_change (PowerModel     *self,
            const DiskCall *call)
{
  Change *change = g_new0 (Change, 1);

  change->kind = call->kind;
  change->offset = call->offset;
  if (call->kind == DISK_WRITE)
    change->bytes = g_bytes_new (call->bytes, call->amount);
  g_ptr_array_add (get_file (self, call->file)->pending, change);
}

void
power_model_do (PowerModel     *self,
                const DiskCall *call)
{
  switch (call->kind)
    {
    case DISK_OPEN:
      if (call->created)
        put_name (self, call->path, call->file);
      break;
    case DISK_DELETE:
      put_name (self, call->path, 0);
      break;
    case DISK_WRITE:
    case DISK_TRUNCATE:
      add_change (self, call);
      break;
    case DISK_SYNC:
      if (self->fault != POWER_FAULT_NO_SYNC)
        sync_file (self, call->file);
      break;
    case DISK_SYNC_FOLDER:
      if (self->fault != POWER_FAULT_NO_FOLDER_SYNC)
        sync_names (self);
      break;
    case DISK_READ:
    case DISK_SIZE:
    case DISK_LOCK:
    case DISK_SHARED:
    default:
      break;
    }
}

guint
power_model_pending (PowerModel *self)
{
  GHashTableIter iter;
  File *file;
  guint pending = self->pending->len;

  g_hash_table_iter_init (&iter, self->files);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &file))
    pending += file->pending->len;

  return pending;
}

/* Names reach the disk in their order, writes to a file in any. */
static guint
count_names_left (PowerModel *self,
                  PowerLoss   loss,
                  GRand      *rand)
{
  switch (loss)
    {
    case POWER_LOSES_NONE:
      return self->pending->len;
    case POWER_LOSES_SOME:
      return (guint) g_rand_int_range (rand, 0, (gint32) self->pending->len + 1);
    case POWER_LOSES_ALL:
    default:
      return 0;
    }
}

static GByteArray *
content_left (const File *file,
              PowerLoss   loss,
              GRand      *rand)
{
  GByteArray *content = g_byte_array_append (g_byte_array_new (), file->durable->data, file->durable->len);

  for (guint i = 0; i < file->pending->len && loss != POWER_LOSES_ALL; i++)
    {
      const Change *change = file->pending->pdata[i];
      int fate = loss == POWER_LOSES_NONE ? 0 : g_rand_int_range (rand, 0, 3);

      if (fate == 0)
        apply (change, content);
      else if (fate == 1 && change->kind == DISK_WRITE)
        apply_part (change, content, rand);
    }

  return content;
}

void
power_model_cut (PowerModel *self,
                 PowerLoss   loss,
                 GRand      *rand,
                 const char *folder)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_names = count_names_left (self, loss, rand);
  GHashTableIter iter;
  const char *name;
  gpointer number;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, (gpointer *) &name, &number))
    g_hash_table_insert (names, g_strdup (name), number);
  for (guint i = 0; i < n_names; i++)
    apply_name (self->pending->pdata[i], names);

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, (gpointer *) &name, &number))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GByteArray) content = content_left (get_file (self, GPOINTER_TO_UINT (number)), loss, rand);
      g_autoptr (GError) error = NULL;

      /* Written over, not replaced: that would be synchronised. */
      g_file_set_contents_full (path, (const char *) content->data, content->len, G_FILE_SET_CONTENTS_NONE, 0600, &error);
      g_assert_no_error (error);
    }
}
