/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How ships and their cards are drawn. */
#include "config.h"
#include "faces.h"

#include <math.h>

/* As data/art/space-station-phoenix/ships is drawn. */
#define HULL_RATIO   1.6f
#define HOLD_X       (44 / 160.f)
#define HOLD_WIDTH   (68 / 160.f)
#define HOLD_Y       (60 / 100.f)
#define HOLD_HEIGHT  (20 / 100.f)

#define GEM "space-station-phoenix/goods/gem"

/* Of a card as high as a plain one is: the edge, and the title with the sign before it. */
#define MARGIN 0.035f
#define TITLE 0.085f

/* What level and price take of the height. */
#define LINE 0.3f

/* How wide the level is, in heights of the line. */
#define LEVEL 0.6f

/* How large one of its pips is: three find room. */
#define PIP 0.26f

static const GdkRGBA strike = { 0.75f, 0.11f, 0.16f, 1 };

/* Pixels of small words, and of the line of a title. */
#define SMALL_WORDS 8.2f
#define FAIR_WORDS  9.6f  /* where they find room */
#define LEAST_TITLE 13.f

/* The gems of a used ship lie in its hold. */
static void
draw_gems (int                    gems,
           GtkSnapshot           *snapshot,
           GtkWidget             *widget,
           const graphene_rect_t *hull)
{
  float size = hull->size.height * HOLD_HEIGHT * 1.9f;
  float room = hull->size.width * HOLD_WIDTH;
  float step = gems > 1 ? MIN (size * 0.8f, (room - size * 0.6f) / (float) (gems - 1)) : 0;
  float x = hull->origin.x + hull->size.width * HOLD_X + (room - size - step * (float) (gems - 1)) / 2;
  float y = hull->origin.y + hull->size.height * (HOLD_Y + HOLD_HEIGHT) - size * 0.92f;

  for (int i = 0; i < gems; i++)
    ph_draw_art (snapshot, widget, GEM, &GRAPHENE_RECT_INIT (x + step * (float) i, y, size, size));
}

static void
draw_hull (const PhShipFace      *face,
           GtkSnapshot           *snapshot,
           GtkWidget             *widget,
           const graphene_rect_t *area)
{
  float width = MIN (area->size.width, area->size.height * HULL_RATIO);
  float height = width / HULL_RATIO;
  graphene_rect_t hull = GRAPHENE_RECT_INIT (area->origin.x + (area->size.width - width) / 2,
                                             area->origin.y + (area->size.height - height) / 2, width, height);

  ph_draw_art (snapshot, widget, face->hull, &hull);
  if (face->gems > 0)
    draw_gems (face->gems, snapshot, widget, &hull);
}

static const char *
get_currency (const PhShipFace *face)
{
  return face->currency != NULL ? face->currency : GEM;
}

/* What it does, at the left, and what it costs, at the right. */
static void
draw_foot (const PhShipFace *face,
           GtkSnapshot      *snapshot,
           GtkWidget        *widget,
           float             width,
           float             y,
           float             height)
{
  GdkRGBA ink = ph_get_ink (widget);
  float size = height * 0.72f;
  float x = height * 0.2f;

  if (*face->price != '\0')
    ph_draw_pill (snapshot, widget, get_currency (face), face->price, width - height * 0.12f, y, height, 1);
  if (*face->value == '\0')
    return;

  ph_draw_text (snapshot, widget, face->value, size, &ink, &GRAPHENE_RECT_INIT (x, y, width * 0.5f, height), 0);
  x += MIN (ph_measure_text (widget, face->value, size), width * 0.5f) + height * 0.12f;
  ph_draw_art (snapshot, widget, face->effect, &GRAPHENE_RECT_INIT (x, y + height * 0.07f, height * 0.86f, height * 0.86f));
}

/* The picture, and below it the line of level and price: neither lies on the other. */
void
ph_ship_face_get_areas (float            height,
                        graphene_rect_t *picture,
                        graphene_rect_t *price)
{
  float width = height * PH_SHIP_RATIO;
  float line = MAX (height * LINE, MIN (12.5f, height * 0.4f));
  float level = line * LEVEL;

  graphene_rect_init (picture, 1, 1, width - 2, height - line - 3);
  graphene_rect_init (price, level + 2, height - line - 1, width - level - 4, line);
}

/* As many pips as on a die, light on dark in either style: a number stands for a key or a price. */
static void
draw_level (const PhShipFace      *face,
            GtkSnapshot           *snapshot,
            GtkWidget             *widget,
            const graphene_rect_t *area)
{
  static const GdkRGBA slate = { 0.27f, 0.34f, 0.52f, 1 };
  float pip = area->size.height * PIP;
  float step = pip * 1.2f;
  float x = area->origin.x + (area->size.width - pip) / 2;
  float y = area->origin.y + (area->size.height - pip - step * (float) (face->level - 1)) / 2;

  ph_draw_ground (snapshot, ph_is_dark (widget) ? &slate : &ph_ink, area, area->size.height * 0.22f);
  for (int i = 0; i < face->level; i++)
    ph_draw_ground (snapshot, &ph_light, &GRAPHENE_RECT_INIT (x, y + step * (float) i, pip, pip), pip / 2);
}

/* What it costs, with its sign; struck out, if that is too much. A used ship has a tick instead. */
static void
draw_price (const PhShipFace      *face,
            GtkSnapshot           *snapshot,
            GtkWidget             *widget,
            const graphene_rect_t *area)
{
  const GdkRGBA ink = ph_get_ink (widget);
  float sign = area->size.height * 0.9f;
  float words = MIN (ph_measure_text (widget, face->price, area->size.height * 0.82f), area->size.width - sign - 1);
  float left = area->origin.x + area->size.width - words;

  if (face->gems > 0)
    ph_draw_text (snapshot, widget, "✓", area->size.height * 0.9f, &ink, area, 0.7f);
  if (*face->price == '\0')
    return;

  ph_draw_art (snapshot, widget, get_currency (face),
               &GRAPHENE_RECT_INIT (left - sign - 1, area->origin.y + (area->size.height - sign) / 2, sign, sign));
  ph_draw_text (snapshot, widget, face->price, area->size.height * 0.82f, &ink,
                &GRAPHENE_RECT_INIT (left, area->origin.y, words, area->size.height), 1);
  if (face->dear)
    ph_draw_ground (snapshot, &strike,
                    &GRAPHENE_RECT_INIT (left - sign - 2, area->origin.y + area->size.height * 0.46f, words + sign + 2,
                                         MAX (area->size.height * 0.12f, 2)), 0);
}

void
ph_ship_face_snapshot (const PhShipFace *face,
                       GtkSnapshot      *snapshot,
                       GtkWidget        *widget,
                       float             height)
{
  float width = height * PH_SHIP_RATIO;
  gboolean pale = face->dear && !ph_is_high_contrast (widget);
  graphene_rect_t picture;
  graphene_rect_t price;

  ph_ship_face_get_areas (height, &picture, &price);
  ph_draw_tile_ground (snapshot, widget, width, height, MIN (12, height * 0.14f));
  if (pale)
    gtk_snapshot_push_opacity (snapshot, 0.55);
  draw_hull (face, snapshot, widget, &picture);
  if (pale)
    gtk_snapshot_pop (snapshot);
  draw_level (face, snapshot, widget,
              &GRAPHENE_RECT_INIT (2, price.origin.y, price.size.height * LEVEL, price.size.height));
  draw_price (face, snapshot, widget, &price);
}

static PangoLayout *
new_words (GtkWidget  *widget,
           const char *words,
           float       width,
           float       size)
{
  PangoLayout *layout = ph_create_layout (widget, words, size, PANGO_WEIGHT_NORMAL);

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);

  return layout;
}

static float
measure_words (GtkWidget  *widget,
               const char *words,
               float       width,
               float       size)
{
  g_autoptr (PangoLayout) layout = new_words (widget, words, width, size);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return (float) height;
}

/* As large as @size, or as fits: what a card does is never cut as long as it can be read. */
static void
draw_words (const char      *words,
            GtkSnapshot     *snapshot,
            GtkWidget       *widget,
            const GdkRGBA   *ink,
            graphene_rect_t  area,
            float            size)
{
  g_autoptr (PangoLayout) layout = NULL;

  while (size > SMALL_WORDS && measure_words (widget, words, area.size.width, size) > area.size.height)
    size = MAX (size * 0.95f, SMALL_WORDS);
  layout = new_words (widget, words, area.size.width, size);
  pango_layout_set_height (layout, (int) (area.size.height * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area.origin);
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* What of @width the picture has: less, where the words would be cut beside a large one, and at last none. */
static float
get_picture_width (const PhShipFace *face,
                   GtkWidget        *widget,
                   float             width,
                   float             margin,
                   float             room)
{
  static const float parts[] = { 0.3f, 0.22f, 0.14f, 0 };
  gsize i = *face->price != '\0' ? 0 : 1;

  while (i + 1 < G_N_ELEMENTS (parts) && measure_words (widget, face->words, width * (1 - parts[i]) - margin, SMALL_WORDS) > room)
    i++;

  return parts[i] > 0 ? width * parts[i] : margin;
}

/* The picture at the left, title and words at its right. */
static void
draw_wide_card (const PhShipFace *face,
                GtkSnapshot      *snapshot,
                GtkWidget        *widget,
                float             height)
{
  float width = height * PH_WIDE_CARD_RATIO;
  GdkRGBA ink = ph_get_ink (widget);
  float margin = height * 0.05f;
  float title = MAX (height * 0.12f, LEAST_TITLE);
  float top = margin * 1.2f + title;
  float foot = *face->price != '\0' ? height * 0.18f : 0;
  float room = height - top - foot - margin / 2;
  float left = get_picture_width (face, widget, width, margin * 1.4f, room);

  if (left > 2 * margin)
    draw_hull (face, snapshot, widget, &GRAPHENE_RECT_INIT (margin, margin, left - 2 * margin, height - 2 * margin));
  ph_draw_art (snapshot, widget, face->type, &GRAPHENE_RECT_INIT (width - margin - title, margin, title, title));
  ph_draw_text (snapshot, widget, face->title, title * 0.68f, &ink,
                &GRAPHENE_RECT_INIT (left, margin, width - left - title - 2 * margin, title), 0);
  draw_words (face->words, snapshot, widget, &ink,
              GRAPHENE_RECT_INIT (left, top, width - left - margin * 1.4f, room), MAX (height * 0.11f, FAIR_WORDS));
  if (foot <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left - foot * 0.2f, 0));
  draw_foot (face, snapshot, widget, width - left - margin, height - foot - margin, foot);
  gtk_snapshot_restore (snapshot);
}

/* The same with the words below; many words leave less for the picture. What is not the words' is as large as on a card of the plain
 * form that is as wide. */
static void
draw_card (const PhShipFace *face,
           GtkSnapshot      *snapshot,
           GtkWidget        *widget,
           float             height)
{
  float width = height * ph_card_face_get_ratio (face->form);
  float plain = width / PH_CARD_RATIO;
  GdkRGBA ink = ph_get_ink (widget);
  float margin = plain * MARGIN;
  float title = plain * TITLE;
  float foot = plain * 0.1f;
  float used = *face->price != '\0' ? foot : 0;
  float size = MAX (plain * 0.046f, SMALL_WORDS);
  float words = face->words != NULL ? measure_words (widget, face->words, width - margin * 3.2f, size) : 0;
  float picture = CLAMP (height - margin * 4 - title - used - words, plain * 0.2f, plain * 0.34f);

  ph_draw_art (snapshot, widget, face->type, &GRAPHENE_RECT_INIT (margin, margin, title, title));
  ph_draw_text (snapshot, widget, face->title != NULL ? face->title : "", title * 0.68f, &ink,
                &GRAPHENE_RECT_INIT (margin * 2 + title, margin, width - margin * 3 - title, title), 0);
  draw_hull (face, snapshot, widget, &GRAPHENE_RECT_INIT (margin, margin + title, width - 2 * margin, picture));
  draw_foot (face, snapshot, widget, width - margin, margin * 2 + title + picture, foot);
  if (face->words != NULL)
    draw_words (face->words, snapshot, widget, &ink,
                GRAPHENE_RECT_INIT (margin * 1.6f, margin * 3 + title + picture + used, width - margin * 3.2f,
                                    height - margin * 4 - title - picture - used), size);
}

float
ph_card_face_get_sign (float width)
{
  return width / PH_CARD_RATIO * (2 * MARGIN + TITLE);
}

float
ph_card_face_get_ratio (PhCardForm form)
{
  switch (form)
    {
    case PH_CARD_WIDE:
      return PH_WIDE_CARD_RATIO;
    case PH_CARD_SLIM:
      return PH_SLIM_CARD_RATIO;
    case PH_CARD_PLAIN:
    default:
      return PH_CARD_RATIO;
    }
}

/* Title, picture, price and what it does in words. */
void
ph_card_face_snapshot (const PhShipFace *face,
                       GtkSnapshot      *snapshot,
                       GtkWidget        *widget,
                       float             height)
{
  ph_draw_tile_ground (snapshot, widget, height * ph_card_face_get_ratio (face->form), height,
                       MIN (12, height * 0.14f));
  if (face->form == PH_CARD_WIDE)
    draw_wide_card (face, snapshot, widget, height);
  else
    draw_card (face, snapshot, widget, height);
}
