/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "drawing.h"
#include "tile.h"

G_BEGIN_DECLS

/* How the kinds of tiles look. Each draws its face as high as @height, at the origin; widths follow from these ratios. */
#define PH_SHIP_RATIO    1.22f
#define PH_CARD_RATIO    0.74f
#define PH_WIDE_CARD_RATIO 2.2f   /* PH_CARD_WIDE */
#define PH_SLIM_CARD_RATIO 0.46f   /* PH_CARD_SLIM */
#define PH_TRACK_RATIO   5.2f
#define PH_TALL_TRACK_RATIO 3.4f  /* ... whose levels have three lines */
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
/* Where the picture of a ship is, and where its price, if it is drawn as high as @height. */
void ph_ship_face_get_areas   (float                height,
                               graphene_rect_t     *picture,
                               graphene_rect_t     *price);
float ph_card_face_get_ratio  (PhCardForm           form);
/* How large what stands before the title may be, on a card of @width that is not wide. */
float ph_card_face_get_sign   (float                width);
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
/* How large the signs of rewards of @level are, of a track that is drawn as high as @height. */
float ph_track_face_get_reward (const PhTrackFace  *face,
                               int                  level,
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

/* What the price of a whole sector takes, where the drawing is 120 high: its lead. */
#define PH_PRICE_LEAD 104

/* How large the sign of a free quarter is, and where the price stands, of a sector that is drawn as high as @height. */
float ph_sector_face_get_sign (const PhSectorFace *face,
                               float               height);
void ph_sector_face_get_price (const PhSectorFace *face,
                               float               height,
                               graphene_rect_t     *area);

/* Where the head of who lives in the quarter at @index is drawn, and the key by which they move: above it. */
void  ph_sector_face_get_mover   (const PhSectorFace *face,
                                  int                 index,
                                  float               height,
                                  graphene_rect_t    *head,
                                  graphene_rect_t    *key);

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
