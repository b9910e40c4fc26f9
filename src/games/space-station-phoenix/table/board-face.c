/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hubs, stations, signs and tracks of diplomacy are drawn. */
#include "config.h"
#include "faces.h"

#define GEM "space-station-phoenix/goods/gem"

/* What a reward costs: a gem above an arrow; how large each of them is, of the line that it is in and in pixels at least, how much they take beside it,
 * and how many pixels the reward is to have then. */
#define PRICE 0.48f
#define LEAST_PRICE 8
#define PRICE_RATIO 1.1f
#define LEAST_REWARD 16
/* Where it cannot have them, a small one is better than one that seems to cost nothing. */
#define LEAST_DEAR_REWARD 10

/* Pixels that numbers of goods are high where there is any room for them. */
#define LEAST_NUMBER 15.f

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
    ph_draw_text (snapshot, widget, face->text, MAX (height * 0.56f, MIN (height * 0.8f, LEAST_NUMBER)), &ink,
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

/* A line that a fee has, of a level of @height. */
static float
get_line (const PhTrackFace *face,
          float              height)
{
  return height * (face->tall ? 1 / 3.f : 0.44f);
}

static int
count_rewards (const PhTrackFace *face,
               int                level)
{
  return (face->rewards[level][0] != NULL) + (face->rewards[level][1] != NULL);
}

/* How large the rewards of @level are, where there is so much room and @beside is taken. */
static float
fit_rewards (const PhTrackFace *face,
             int                level,
             float              width,
             float              height,
             float              beside)
{
  return MIN (height, (width - beside) / (float) MAX (count_rewards (face, level), 1));
}

/* How high what a reward costs is drawn beside it; 0: it costs nothing, or would be too small for that. */
static float
get_price (const PhTrackFace *face,
           int                level,
           float              width,
           float              height)
{
  const float prices[] = { MAX (height * PRICE, LEAST_PRICE), LEAST_PRICE };
  const float rewards[] = { LEAST_REWARD, LEAST_DEAR_REWARD };

  for (gsize i = 0; face->prices[level] != 0 && i < G_N_ELEMENTS (prices); i++)
    if (fit_rewards (face, level, width, height, prices[i] * PRICE_RATIO) >= rewards[i])
      return prices[i];

  return 0;
}

static float
get_reward (const PhTrackFace *face,
            int                level,
            float              width,
            float              height)
{
  return fit_rewards (face, level, width, height, get_price (face, level, width, height) * PRICE_RATIO);
}

/* Gems, and an arrow to what comes of them. */
static void
draw_price (int          price,
            GtkSnapshot *snapshot,
            GtkWidget   *widget,
            float        right,
            float        middle,
            float        size)
{
  g_autofree char *words = price > 1 ? g_strdup_printf ("%d→", price) : g_strdup ("→");
  GdkRGBA ink = ph_get_ink (widget);

  ph_draw_art (snapshot, widget, GEM, &GRAPHENE_RECT_INIT (right - size, middle - size, size, size));
  ph_draw_text (snapshot, widget, words, size, &ink, &GRAPHENE_RECT_INIT (right - 2 * size, middle - size * 0.1f, 2 * size, size), 1);
}

/* At the right, as large as there is room, and what they cost. */
static void
draw_rewards (const PhTrackFace     *face,
              int                    level,
              GtkSnapshot           *snapshot,
              GtkWidget             *widget,
              const graphene_rect_t *area)
{
  float size = get_reward (face, level, area->size.width, area->size.height);
  float price = get_price (face, level, area->size.width, area->size.height);
  float right = area->origin.x + area->size.width;

  for (int i = count_rewards (face, level) - 1; i >= 0; i--)
    {
      right -= size;
      ph_draw_art (snapshot, widget, face->rewards[level][i],
                   &GRAPHENE_RECT_INIT (right, area->origin.y + (area->size.height - size) / 2, size, size));
    }
  if (price > 0)
    draw_price (face->prices[level], snapshot, widget, right - 1, area->origin.y + area->size.height / 2, price);
}

/* With its sign, so that it is no reward. */
static float
draw_fee (const PhTrackFace *face,
          int                level,
          GtkSnapshot       *snapshot,
          GtkWidget         *widget,
          float              x,
          float              y,
          float              height)
{
  g_autofree char *fee = g_strdup_printf ("−%d", face->fees[level]);

  return face->fees[level] != PH_NO_NUMBER ? ph_draw_pill (snapshot, widget, GEM, fee, x, y, height, 0) : 0;
}

/* Below the fee, and beside it who is there; in a line of its own where the level is @tall. */
static void
draw_below_fee (const PhTrackFace     *face,
                int                    level,
                GtkSnapshot           *snapshot,
                GtkWidget             *widget,
                const graphene_rect_t *area,
                float                  line,
                float                  fee)
{
  float x = area->origin.x + 2;
  float y = area->origin.y;
  float right = area->origin.x + area->size.width - 2;

  if (face->tall)
    {
      draw_rewards (face, level, snapshot, widget, &GRAPHENE_RECT_INIT (x, y + line, right - x, line));
      draw_tokens (face, level + 1, snapshot, widget, &GRAPHENE_RECT_INIT (x + 1, y + line * 2.04f, right - x - 2, line * 0.92f));
    }
  else
    {
      draw_rewards (face, level, snapshot, widget, &GRAPHENE_RECT_INIT (x, y + line, right - x, area->size.height - line));
      draw_tokens (face, level + 1, snapshot, widget, &GRAPHENE_RECT_INIT (x + fee + 1, y + 1, right - x - fee - 1, line - 1));
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
  float line = get_line (face, area->size.height);
  float fee;

  ph_draw_ground (snapshot, face->next == level ? &open : &shade, area, area->size.height * 0.16f);
  fee = draw_fee (face, level, snapshot, widget, area->origin.x + 2, area->origin.y + line * 0.08f, line * 0.86f);
  draw_below_fee (face, level, snapshot, widget, area, line, fee);
}

/* Where a level is, in a track that is drawn as high as @height. */
static graphene_rect_t
get_level (const PhTrackFace *face,
           int                level,
           float              height)
{
  float width = height * (face->tall ? PH_TALL_TRACK_RATIO : PH_TRACK_RATIO);
  float left = height * (face->tall ? 0.72f : 1);
  float cell = (width - left - 4) / PH_FACE_LEVELS;

  return GRAPHENE_RECT_INIT (left + cell * (float) level + 2, 3, cell - 4, height - 6);
}

float
ph_track_face_get_reward (const PhTrackFace *face,
                          int                level,
                          float              height)
{
  graphene_rect_t area = get_level (face, level, height);
  float line = get_line (face, area.size.height);

  return get_reward (face, level, area.size.width - 4, face->tall ? line : area.size.height - line);
}

/* The sign of the track, then its levels. */
void
ph_track_face_snapshot (const PhTrackFace *face,
                        GtkSnapshot       *snapshot,
                        GtkWidget         *widget,
                        float              height)
{
  float width = height * (face->tall ? PH_TALL_TRACK_RATIO : PH_TRACK_RATIO);
  float sign = height * (face->tall ? 0.6f : 0.8f);
  float left = get_level (face, 0, height).origin.x - 2;

  ph_draw_tile_ground (snapshot, widget, width, height, MIN (12, height * 0.2f));
  ph_draw_art (snapshot, widget, face->sign, &GRAPHENE_RECT_INIT ((left - sign) / 2, (height - sign) / 2, sign, sign));
  for (int level = 0; level < PH_FACE_LEVELS; level++)
    {
      graphene_rect_t area = get_level (face, level, height);

      draw_level (face, level, snapshot, widget, &area);
    }
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
