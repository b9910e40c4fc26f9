/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "drawing.h"
#include "tile.h"

G_BEGIN_DECLS

/* How the kinds of tiles look. Each draws its face as high as @height, at the origin; widths follow from these ratios. */
#define PH_SHIP_RATIO    1.6f
#define PH_CARD_RATIO    0.74f
#define PH_WIDE_CARD_RATIO 1.9f   /* of a card whose words are beside the picture */
#define PH_TRACK_RATIO   5.2f
#define PH_LADDER_RATIO  0.4f   /* of a track that is upright */
#define PH_STATION_RATIO 3.45f
#define PH_SIGN_RATIO    2.1f   /* of a number of goods */
#define PH_HEAD_RATIO    0.78f  /* of a sign whose text is below it */

/* As sectors are drawn; their widths are those of such drawings. */
#define PH_SECTOR_HEIGHT 120

void ph_sector_face_snapshot  (const PhSectorFace  *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_ship_face_snapshot    (const PhShipFace    *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_card_face_snapshot    (const PhShipFace    *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_sign_face_snapshot    (const PhSignFace    *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_track_face_snapshot   (const PhTrackFace   *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_hub_face_snapshot     (const PhHubFace     *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);
void ph_station_face_snapshot (const PhStationFace *face,
                               GtkSnapshot         *snapshot,
                               GtkWidget           *widget,
                               float                height);

/* How wide a compact sector is, where the drawing is 120 high. */
int  ph_sector_face_get_compact_width (int          n_quarters);

/* The middle and the radius of the quarter @index of a sector that is drawn as high as @height. */
void ph_sector_face_get_quarter (const PhSectorFace *face,
                               int                  index,
                               float                height,
                               graphene_point_t    *middle,
                               float               *radius);

/* Which quarter is at @x, @y; -1 for none. */
int  ph_sector_face_find_quarter (const PhSectorFace *face,
                               float                height,
                               float                x,
                               float                y);

G_END_DECLS
