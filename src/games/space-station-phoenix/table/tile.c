/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile as a value: copied, compared, measured, drawn. */
#include "config.h"
#include "tile.h"

void
ph_tile_init (PhTile     *tile,
              PhTileKind  kind,
              int         id)
{
  g_return_if_fail (tile != NULL);

  memset (tile, 0, sizeof *tile);
  tile->kind = kind;
  tile->id = id;
}

PhTile *
ph_tile_copy (const PhTile *tile)
{
  PhTile *copy;

  if (tile == NULL)
    return NULL;

  copy = g_memdup2 (tile, sizeof *tile);
  copy->spoken = g_strdup (tile->spoken);
  return copy;
}

void
ph_tile_free (PhTile *tile)
{
  if (tile == NULL)
    return;

  g_free ((char *) tile->spoken);
  g_free (tile);
}

gboolean
ph_tile_equal (const PhTile *one,
               const PhTile *other)
{
  PhTile same;

  if (one == NULL || other == NULL)
    return one == other;
  if (g_strcmp0 (one->spoken, other->spoken) != 0)
    return FALSE;

  memcpy (&same, one, sizeof same);
  same.spoken = other->spoken;
  return memcmp (&same, other, sizeof same) == 0;
}
