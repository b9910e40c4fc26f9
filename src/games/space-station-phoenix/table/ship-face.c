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

/* Below this height there is no room for words. */
#define SMALL 54

/* Pixels of the smallest words. */
#define SMALL_WORDS 8.5f

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

static void
draw_mark (const PhShipFace *face,
           GtkSnapshot      *snapshot,
           GtkWidget        *widget,
           float             width,
           float             y,
           float             size)
{
  ph_draw_art (snapshot, widget, face->mark, &GRAPHENE_RECT_INIT (width - size - 3, y, size, size));
}

/* Only what must be seen: the ship, its price, its gems. */
static void
draw_small (const PhShipFace *face,
            GtkSnapshot      *snapshot,
            GtkWidget        *widget,
            float             width,
            float             height)
{
  float pill = MAX (height * 0.34f, 13);
  /* A price as "3+1" beside its gem would be wider than the ship. */
  gboolean wordy = pill + ph_measure_text (widget, face->price, pill * 0.76f) > width * 0.8f;

  draw_hull (face, snapshot, widget, &GRAPHENE_RECT_INIT (2, 1, width - 4, height - pill * 0.55f));
  if (*face->price != '\0')
    ph_draw_pill (snapshot, widget, wordy ? NULL : get_currency (face), face->price, width - 1, height - pill, pill, 1);
  draw_mark (face, snapshot, widget, width, 2, height * 0.3f);
}

void
ph_ship_face_snapshot (const PhShipFace *face,
                       GtkSnapshot      *snapshot,
                       GtkWidget        *widget,
                       float             height)
{
  float width = height * PH_SHIP_RATIO;
  GdkRGBA ink = ph_get_ink (widget);
  float words = height * 0.15f;
  float foot = height * 0.21f;
  float sign = height * 0.17f;

  ph_draw_tile_ground (snapshot, widget, width, height, MIN (12, height * 0.14f));
  if (height < SMALL)
    {
      draw_small (face, snapshot, widget, width, height);
      return;
    }

  ph_draw_art (snapshot, widget, face->type, &GRAPHENE_RECT_INIT (4, 3, sign, sign));
  if (face->title != NULL)
    ph_draw_text (snapshot, widget, face->title, MAX (words, 10.5f), &ink,
                  &GRAPHENE_RECT_INIT (sign + 7, 3, width - sign - 9, sign), 0);
  draw_hull (face, snapshot, widget, &GRAPHENE_RECT_INIT (4, sign + 2, width - 8, height - sign - foot - 6));
  draw_foot (face, snapshot, widget, width, height - foot - 4, foot);
  draw_mark (face, snapshot, widget, width, sign + 5, sign * 1.2f);
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
  float title = height * 0.13f;
  float left = width * 0.36f;
  float top = margin * 2 + title;

  draw_hull (face, snapshot, widget, &GRAPHENE_RECT_INIT (margin, margin, left - 2 * margin, height - 2 * margin));
  ph_draw_art (snapshot, widget, face->type, &GRAPHENE_RECT_INIT (width - margin - title, margin, title, title));
  ph_draw_text (snapshot, widget, face->title, title * 0.68f, &ink,
                &GRAPHENE_RECT_INIT (left, margin, width - left - title - 2 * margin, title), 0);
  draw_words (face->words, snapshot, widget, &ink,
              GRAPHENE_RECT_INIT (left, top, width - left - margin * 1.4f, height - top - margin), height * 0.068f);
}

/* The same with the words below; many words leave less for the picture. */
static void
draw_card (const PhShipFace *face,
           GtkSnapshot      *snapshot,
           GtkWidget        *widget,
           float             height)
{
  float width = height * PH_CARD_RATIO;
  GdkRGBA ink = ph_get_ink (widget);
  float margin = height * 0.035f;
  float title = height * 0.085f;
  float foot = height * 0.1f;
  float used = *face->price != '\0' ? foot : 0;
  float size = MAX (height * 0.046f, SMALL_WORDS);
  float words = face->words != NULL ? measure_words (widget, face->words, width - margin * 3.2f, size) : 0;
  float picture = CLAMP (height - margin * 4 - title - used - words, height * 0.2f, height * 0.34f);

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

/* Title, picture, price and what it does in words. */
void
ph_card_face_snapshot (const PhShipFace *face,
                       GtkSnapshot      *snapshot,
                       GtkWidget        *widget,
                       float             height)
{
  ph_draw_tile_ground (snapshot, widget, height * (face->wide ? PH_WIDE_CARD_RATIO : PH_CARD_RATIO), height,
                       MIN (12, height * 0.14f));
  if (face->wide)
    draw_wide_card (face, snapshot, widget, height);
  else
    draw_card (face, snapshot, widget, height);
}
