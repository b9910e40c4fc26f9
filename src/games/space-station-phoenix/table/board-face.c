/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hubs, stations, signs and tracks of diplomacy are drawn. */
#include "config.h"
#include "faces.h"

#define GEM "space-station-phoenix/goods/gem"

void
ph_sign_face_snapshot (const PhSignFace *face,
                       GtkSnapshot      *snapshot,
                       GtkWidget        *widget,
                       float             height)
{
  GdkRGBA ink = ph_get_ink (widget);
  float width = height * (face->below ? PH_HEAD_RATIO : PH_SIGN_RATIO);
  float sign = face->below ? height * 0.62f : height * 0.86f;
  float x = face->below ? (width - sign) / 2 : height * 0.1f;
  gboolean dim = face->dim && !ph_is_high_contrast (widget);

  ph_draw_tile_ground (snapshot, widget, width, height, MIN (12, height * 0.2f));
  if (dim)
    gtk_snapshot_push_opacity (snapshot, 0.45);
  ph_draw_art (snapshot, widget, face->sign,
               &GRAPHENE_RECT_INIT (x, face->below ? height * 0.05f : (height - sign) / 2, sign, sign));
  if (face->below)
    ph_draw_text (snapshot, widget, face->text, height * 0.27f, &ink,
                  &GRAPHENE_RECT_INIT (0, height * 0.66f, width, height * 0.32f), 0.5f);
  else
    ph_draw_text (snapshot, widget, face->text, height * 0.56f, &ink,
                  &GRAPHENE_RECT_INIT (x + sign, 0, width - x - sign - height * 0.08f, height), 0.5f);
  if (dim)
    gtk_snapshot_pop (snapshot);
}

/* Who is on this level, one beside the other. */
static void
draw_tokens (const PhTrackFace     *face,
             int                    level,
             GtkSnapshot           *snapshot,
             GtkWidget             *widget,
             const graphene_rect_t *area)
{
  float size = area->size.height;
  int n = 0;
  int drawn = 0;
  float step;

  for (int seat = 0; seat < PH_FACE_SEATS; seat++)
    n += face->tokens[seat] != NULL && face->levels[seat] == level;
  step = n > 1 ? MIN (size * 1.02f, (area->size.width - size) / (float) (n - 1)) : 0;
  for (int seat = 0; seat < PH_FACE_SEATS; seat++)
    if (face->tokens[seat] != NULL && face->levels[seat] == level)
      ph_draw_art (snapshot, widget, face->tokens[seat],
                   &GRAPHENE_RECT_INIT (area->origin.x + step * (float) drawn++, area->origin.y, size, size));
}

/* At the right of the fee, as large as there is room. */
static void
draw_rewards (const PhTrackFace     *face,
              int                    level,
              GtkSnapshot           *snapshot,
              GtkWidget             *widget,
              const graphene_rect_t *area)
{
  int n = (face->rewards[level][0] != NULL) + (face->rewards[level][1] != NULL);
  float size = MIN (area->size.height, area->size.width / (float) MAX (n, 1));
  float right = area->origin.x + area->size.width;

  for (int i = n - 1; i >= 0; i--)
    {
      right -= size;
      ph_draw_art (snapshot, widget, face->rewards[level][i],
                   &GRAPHENE_RECT_INIT (right, area->origin.y + (area->size.height - size) / 2, size, size));
    }
}

static void
draw_level (const PhTrackFace     *face,
            int                    level,
            GtkSnapshot           *snapshot,
            GtkWidget             *widget,
            const graphene_rect_t *area)
{
  static const GdkRGBA shade = { 0.45f, 0.50f, 0.68f, 0.16f };
  static const GdkRGBA open = { 1, 0.80f, 0.27f, 0.38f };
  float half = area->size.height / 2;
  float left = 2;

  ph_draw_ground (snapshot, face->next == level ? &open : &shade, area, area->size.height * 0.16f);
  if (face->fees[level] != PH_NO_NUMBER)
    {
      g_autofree char *fee = g_strdup_printf ("%d", face->fees[level]);

      left += ph_draw_pill (snapshot, widget, GEM, fee, area->origin.x + 2, area->origin.y + half * 0.1f, half * 0.82f, 0);
    }
  draw_rewards (face, level, snapshot, widget,
                &GRAPHENE_RECT_INIT (area->origin.x + left, area->origin.y + half * 0.06f, area->size.width - left - 2,
                                     half * 0.9f));
  draw_tokens (face, level + 1, snapshot, widget,
               &GRAPHENE_RECT_INIT (area->origin.x + 3, area->origin.y + half * 1.02f, area->size.width - 6, half * 0.92f));
}

/* The sign of the track, then its levels. */
static void
draw_track (const PhTrackFace *face,
            GtkSnapshot       *snapshot,
            GtkWidget         *widget,
            float              height)
{
  float sign = height * 0.8f;
  float cell = (height * PH_TRACK_RATIO - height - 4) / PH_FACE_LEVELS;

  ph_draw_art (snapshot, widget, face->sign, &GRAPHENE_RECT_INIT (height * 0.1f, height * 0.1f, sign, sign));
  for (int level = 0; level < PH_FACE_LEVELS; level++)
    draw_level (face, level, snapshot, widget, &GRAPHENE_RECT_INIT (height + cell * (float) level + 2, 3, cell - 4, height - 6));
}

/* The sign at the foot, the highest level on top. */
static void
draw_ladder (const PhTrackFace *face,
             GtkSnapshot       *snapshot,
             GtkWidget         *widget,
             float              height)
{
  float width = height * PH_LADDER_RATIO;
  float sign = height * 0.2f;
  float cell = (height - sign - 8) / PH_FACE_LEVELS;

  ph_draw_art (snapshot, widget, face->sign, &GRAPHENE_RECT_INIT ((width - sign) / 2, height - sign - 3, sign, sign));
  for (int level = 0; level < PH_FACE_LEVELS; level++)
    draw_level (face, level, snapshot, widget,
                &GRAPHENE_RECT_INIT (3, 3 + cell * (float) (PH_FACE_LEVELS - 1 - level), width - 6, cell - 3));
}

void
ph_track_face_snapshot (const PhTrackFace *face,
                        GtkSnapshot       *snapshot,
                        GtkWidget         *widget,
                        float              height)
{
  ph_draw_tile_ground (snapshot, widget, height * (face->upright ? PH_LADDER_RATIO : PH_TRACK_RATIO), height,
                       MIN (12, height * 0.2f));
  if (face->upright)
    draw_ladder (face, snapshot, widget, height);
  else
    draw_track (face, snapshot, widget, height);
}

void
ph_hub_face_snapshot (const PhHubFace *face,
                      GtkSnapshot     *snapshot,
                      GtkWidget       *widget,
                      float            height)
{
  float sign = height * 0.34f;

  ph_draw_art (snapshot, widget, face->hull, &GRAPHENE_RECT_INIT (0, 0, height, height));
  ph_draw_art (snapshot, widget, face->sign, &GRAPHENE_RECT_INIT ((height - sign) / 2, (height - sign) / 2, sign, sign));
}

/* Hub at the left, a row a wing. */
void
ph_station_face_snapshot (const PhStationFace *face,
                          GtkSnapshot         *snapshot,
                          GtkWidget           *widget,
                          float                height)
{
  static const GdkRGBA site = { 0.5f, 0.55f, 0.7f, 0.18f };
  float row = height / 3;
  float hub = height * 0.36f;

  ph_hub_face_snapshot (&face->hub, snapshot, widget, hub);
  for (int wing = 0; wing < 3; wing++)
    {
      float x = hub * 0.9f;

      for (int level = 0; level < PH_FACE_LEVELS; level++)
        {
          const PhSectorFace *sector = &face->sectors[wing][level];
          float width = (float) sector->width * (row - 3) / PH_SECTOR_HEIGHT;

          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, row * (float) wing + 1));
          if (sector->hull != NULL)
            ph_sector_face_snapshot (sector, snapshot, widget, row - 3);
          else
            ph_draw_ground (snapshot, &site, &GRAPHENE_RECT_INIT (1, (row - 3) * 0.35f, width - 2, (row - 3) * 0.5f), row * 0.2f);
          gtk_snapshot_restore (snapshot);
          x += width + 2;
        }
    }
}
