/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a sector is drawn, with its quarters and residents. */
#include "config.h"
#include "faces.h"

#include "widgets/state-marks.h"

/* As data/art/space-station-phoenix/sectors is drawn, as high as PH_SECTOR_HEIGHT. */
enum
{
  FIRST = 70,        /* middle of the first quarter */
  STEP = 80,
  MIDDLE = 77,
  RADIUS = 34,
};

/* A price of two digits is so many heights long. */
#define PRICE_RATIO 2.1f

/* Of compact ones. */
enum
{
  COMPACT_FIRST = 172,
  COMPACT_STEP = 102,
  COMPACT_RADIUS = 49,
};

/* Of the width of a quarter. */
#define SIGN         0.68f
#define COMPACT_SIGN 0.80f
#define LEAST_KEY    13     /* pixels */

/* Of its radius. */
#define HEAD         0.74f
#define BEHIND       0.84f  /* the ground of a head, within the rim */
#define KEY          0.8f
#define CORNER       0.44f  /* the sign of a quarter that somebody lives in */

void
ph_sector_face_get_quarter (const PhSectorFace *face,
                            int                 index,
                            float               height,
                            graphene_point_t   *middle,
                            float              *radius)
{
  float unit = height / PH_SECTOR_HEIGHT;
  float room = (float) (face->width - face->lead - 2 * FIRST);
  float step;

  if (face->compact)
    {
      *radius = COMPACT_RADIUS * unit;
      graphene_point_init (middle, (float) (COMPACT_FIRST + COMPACT_STEP * index) * unit, height / 2);
      return;
    }

  step = face->n_quarters > 1 ? room / (float) (face->n_quarters - 1) : 0;
  if (face->width <= 0)
    step = STEP;
  *radius = RADIUS * unit * MIN (1, (face->n_quarters > 1 ? step : STEP) / STEP);
  graphene_point_init (middle, ((float) (face->lead + FIRST) + step * (float) index) * unit, MIDDLE * unit);
}

int
ph_sector_face_find_quarter (const PhSectorFace *face,
                             float               height,
                             float               x,
                             float               y)
{
  for (int i = 0; i < face->n_quarters; i++)
    {
      graphene_point_t middle;
      float radius;

      ph_sector_face_get_quarter (face, i, height, &middle, &radius);
      if ((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y) <= radius * radius)
        return i;
    }

  return -1;
}

static float
get_sign_part (const PhSectorFace *face)
{
  return face->compact ? COMPACT_SIGN : SIGN;
}

float
ph_sector_face_get_sign (const PhSectorFace *face,
                         float               height)
{
  graphene_point_t middle;
  float radius;

  ph_sector_face_get_quarter (face, 0, height, &middle, &radius);
  return 2 * radius * get_sign_part (face);
}

/* At the left of all quarters, in the middle of the height. */
void
ph_sector_face_get_price (const PhSectorFace *face,
                          float               height,
                          graphene_rect_t    *area)
{
  float unit = height / PH_SECTOR_HEIGHT;
  float room = face->compact ? COMPACT_FIRST - COMPACT_RADIUS : (float) face->lead;
  float pill = MIN (height * 0.66f, room * unit / PRICE_RATIO);

  graphene_rect_init (area, 2 * unit, (height - pill) / 2, (room - 4) * unit, pill);
}

static graphene_rect_t
get_square (graphene_point_t middle,
            float            half)
{
  return GRAPHENE_RECT_INIT (middle.x - half, middle.y - half, 2 * half, 2 * half);
}

/* Who lives there hides most of what the quarter does: its sign moves to the corner. Heads are of the colour of their wing: they have a
 * light ground of their own. */
static void
draw_resident (const PhQuarterFace *quarter,
               GtkSnapshot         *snapshot,
               GtkWidget           *widget,
               graphene_point_t     middle,
               float                radius)
{
  static const GdkRGBA light = { 1, 0.97f, 0.88f, 1 };
  graphene_rect_t head = get_square (middle, radius * HEAD);
  graphene_rect_t behind = get_square (middle, radius * BEHIND);
  graphene_rect_t corner = GRAPHENE_RECT_INIT (middle.x + radius * 0.22f, middle.y + radius * 0.18f, radius * 2 * CORNER,
                                               radius * 2 * CORNER);

  ph_draw_ground (snapshot, &light, &behind, radius * BEHIND);
  ph_draw_art (snapshot, widget, quarter->resident, &head);
  if (quarter->sign != NULL && radius >= 12)
    {
      ph_draw_ground (snapshot, &ph_pill_ground, &corner, radius * CORNER);
      graphene_rect_inset (&corner, radius * 0.05f, radius * 0.05f);
      ph_draw_art (snapshot, widget, quarter->sign, &corner);
    }
}

void
ph_sector_face_get_mover (const PhSectorFace *face,
                          int                 index,
                          float               height,
                          graphene_rect_t    *head,
                          graphene_rect_t    *key)
{
  graphene_point_t middle;
  float radius;
  float size;

  ph_sector_face_get_quarter (face, index, height, &middle, &radius);
  size = MAX (radius * KEY, LEAST_KEY);
  *head = get_square (middle, radius * HEAD);
  graphene_rect_init (key, middle.x - size / 2, MAX (head->origin.y - size - 1, 1), size, size);
}

static void
draw_quarter (const PhSectorFace *face,
              int                 index,
              GtkSnapshot        *snapshot,
              GtkWidget          *widget,
              float               height)
{
  const PhQuarterFace *quarter = &face->quarters[index];
  graphene_point_t middle;
  graphene_rect_t whole;
  float radius;

  ph_sector_face_get_quarter (face, index, height, &middle, &radius);
  whole = get_square (middle, radius);
  ph_draw_art (snapshot, widget, quarter->rim, &whole);
  if (quarter->resident != NULL)
    {
      draw_resident (quarter, snapshot, widget, middle, radius);
    }
  else
    {
      graphene_rect_t sign = get_square (middle, radius * get_sign_part (face));

      ph_draw_art (snapshot, widget, quarter->sign, &sign);
    }
  if (quarter->fresh)
    ph_draw_art (snapshot, widget, "space-station-phoenix/quarters/fresh", &whole);
  if (quarter->chosen)
    {
      GskRoundedRect round;

      gsk_rounded_rect_init_from_rect (&round, &whole, radius);
      tablee_state_ring_snapshot (snapshot, FALSE, TRUE, &round);
    }
  if (quarter->key > 0)
    {
      graphene_rect_t head;
      graphene_rect_t key;

      ph_sector_face_get_mover (face, index, height, &head, &key);
      ph_draw_key (snapshot, widget, quarter->key, key.origin.x, key.origin.y, key.size.width);
    }
}

/* A building site has a drawing for each style. */
static const char *
get_hull (const PhSectorFace *face,
          GtkWidget          *widget)
{
  static const char site[] = "space-station-phoenix/sectors/site";

  return face->hull != NULL && g_str_equal (face->hull, site) && ph_is_dark (widget) ? "space-station-phoenix/sectors/site-dark"
                                                                                     : face->hull;
}

int
ph_sector_face_get_compact_width (int n_quarters)
{
  return COMPACT_FIRST + COMPACT_STEP * n_quarters - COMPACT_STEP / 2 + 4;
}

/* Quarters and price on the colour of the wing. */
static void
draw_compact (const PhSectorFace *face,
              GtkSnapshot        *snapshot,
              GtkWidget          *widget,
              float               height)
{
  static const GdkRGBA colours[] = {
    { 0.12f, 0.62f, 0.56f, 1 }, { 0.88f, 0.48f, 0.66f, 1 }, { 0.62f, 0.44f, 0.26f, 1 },
  };

  ph_draw_ground (snapshot, &colours[face->colour % 3],
                  &GRAPHENE_RECT_INIT (0, 0, (float) face->width * height / PH_SECTOR_HEIGHT, height),
                  height * 0.3f);
  for (int i = 0; i < face->n_quarters; i++)
    draw_quarter (face, i, snapshot, widget, height);
}

static void
draw_whole (const PhSectorFace *face,
            GtkSnapshot        *snapshot,
            GtkWidget          *widget,
            float               height)
{
  float unit = height / PH_SECTOR_HEIGHT;

  ph_draw_art (snapshot, widget, get_hull (face, widget),
               &GRAPHENE_RECT_INIT ((float) face->lead * unit, 0, (float) (face->width - face->lead) * unit, height));
  for (int i = 0; i < face->n_quarters; i++)
    draw_quarter (face, i, snapshot, widget, height);
}

static void
draw_price (const PhSectorFace *face,
            GtkSnapshot        *snapshot,
            GtkWidget          *widget,
            float               height)
{
  g_autofree char *cost = g_strdup_printf ("%d", face->cost);
  graphene_rect_t area;

  ph_sector_face_get_price (face, height, &area);
  ph_draw_pill (snapshot, widget, "space-station-phoenix/goods/metal", cost, area.origin.x + area.size.width / 2, area.origin.y,
                area.size.height, 0.5f);
}

void
ph_sector_face_snapshot (const PhSectorFace *face,
                         GtkSnapshot        *snapshot,
                         GtkWidget          *widget,
                         float               height)
{
  gboolean dim = face->dim && !ph_is_high_contrast (widget);

  if (dim)
    gtk_snapshot_push_opacity (snapshot, 0.62);
  if (face->compact)
    draw_compact (face, snapshot, widget, height);
  else
    draw_whole (face, snapshot, widget, height);
  if (face->cost != PH_NO_NUMBER)
    draw_price (face, snapshot, widget, height);
  if (dim)
    gtk_snapshot_pop (snapshot);
}
