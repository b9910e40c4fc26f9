/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a tile of any kind is drawn. */
#include "config.h"
#include "tile-face.h"

#include <math.h>

#include "faces.h"

static float
get_ratio (const PhTile *tile)
{
  switch (tile->kind)
    {
    case PH_TILE_SECTOR:
      return (float) (tile->sector.width > 0 ? tile->sector.width : 300) / PH_SECTOR_HEIGHT;
    case PH_TILE_SHIP:
      return PH_SHIP_RATIO;
    case PH_TILE_CARD:
      return ph_card_face_get_ratio (tile->ship.form);
    case PH_TILE_SIGN:
      return tile->sign.below ? PH_HEAD_RATIO : PH_SIGN_RATIO;
    case PH_TILE_TRACK:
      return tile->track.tall ? PH_TALL_TRACK_RATIO : PH_TRACK_RATIO;
    case PH_TILE_STATION:
      return PH_STATION_RATIO;
    case PH_TILE_DIE:
    case PH_TILE_HUB:
    default:
      return 1;
    }
}

int
ph_tile_get_width (const PhTile *tile,
                   int           height)
{
  g_return_val_if_fail (tile != NULL, 0);

  return (int) lroundf (get_ratio (tile) * (float) height);
}

/* A used one is pale, and smaller. */
static void
snapshot_die (const PhSignFace *face,
              GtkSnapshot      *snapshot,
              GtkWidget        *widget,
              float             height)
{
  float inset = face->dim ? height * 0.18f : 0;

  if (face->dim)
    gtk_snapshot_push_opacity (snapshot, 0.35);
  ph_draw_art (snapshot, widget, face->sign, &GRAPHENE_RECT_INIT (inset, inset, height - 2 * inset, height - 2 * inset));
  if (face->dim)
    gtk_snapshot_pop (snapshot);
}

void
ph_tile_snapshot (const PhTile *tile,
                  GtkSnapshot  *snapshot,
                  GtkWidget    *widget,
                  int           height)
{
  g_return_if_fail (tile != NULL);

  switch (tile->kind)
    {
    case PH_TILE_SECTOR:
      ph_sector_face_snapshot (&tile->sector, snapshot, widget, (float) height);
      break;
    case PH_TILE_SHIP:
      ph_ship_face_snapshot (&tile->ship, snapshot, widget, (float) height);
      break;
    case PH_TILE_CARD:
      ph_card_face_snapshot (&tile->ship, snapshot, widget, (float) height);
      break;
    case PH_TILE_DIE:
      snapshot_die (&tile->sign, snapshot, widget, (float) height);
      break;
    case PH_TILE_SIGN:
      ph_sign_face_snapshot (&tile->sign, snapshot, widget, (float) height);
      break;
    case PH_TILE_TRACK:
      ph_track_face_snapshot (&tile->track, snapshot, widget, (float) height);
      break;
    case PH_TILE_HUB:
      ph_hub_face_snapshot (&tile->hub, snapshot, widget, (float) height);
      break;
    case PH_TILE_STATION:
      ph_station_face_snapshot (&tile->station, snapshot, widget, (float) height);
      break;
    default:
      g_return_if_reached ();
    }
}

GdkPaintable *
ph_tile_dup_paintable (const PhTile *tile,
                       GtkWidget    *widget,
                       int           height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float width = (float) ph_tile_get_width (tile, height);

  ph_tile_snapshot (tile, snapshot, widget, height);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, (float) height));
}
