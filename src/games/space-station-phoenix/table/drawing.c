/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all faces of tiles are drawn with. */
#include "config.h"
#include "drawing.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "widgets/art-draw.h"
#include "widgets/art.h"
#include "widgets/letters.h"

/* Words are made smaller rather than cut, down to so many pixels; then narrower, down to this part of their width. */
#define MIN_TEXT    8.5f
#define MIN_SQUEEZE 0.7f

const GdkRGBA ph_ink = { 0.07f, 0.09f, 0.16f, 1 };
const GdkRGBA ph_light = { 0.97f, 0.98f, 1, 1 };
const GdkRGBA ph_pill_ground = { 1, 1, 1, 0.94f };
const GdkRGBA ph_panel_ground = { 1, 1, 1, 0.82f };
const GdkRGBA ph_panel_dark = { 0.13f, 0.16f, 0.27f, 0.92f };

gboolean
ph_is_dark (GtkWidget *widget)
{
  return adw_style_manager_get_dark (adw_style_manager_get_for_display (gtk_widget_get_display (widget)));
}

gboolean
ph_is_high_contrast (GtkWidget *widget)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_for_display (gtk_widget_get_display (widget)));
}

GdkRGBA
ph_get_ink (GtkWidget *widget)
{
  return ph_is_dark (widget) ? ph_light : ph_ink;
}

void
ph_draw_art (GtkSnapshot           *snapshot,
             GtkWidget             *widget,
             const char            *art,
             const graphene_rect_t *area)
{
  int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) texture = NULL;

  if (art == NULL || area->size.width < 1 || area->size.height < 1)
    return;

  texture = tablee_art_dup_texture (art, (int) lroundf (area->size.width * (float) scale),
                                    (int) lroundf (area->size.height * (float) scale));
  if (texture != NULL)
    tablee_art_draw (snapshot, texture, area);
}

PangoLayout *
ph_create_layout (GtkWidget   *widget,
                  const char  *text,
                  float        size,
                  PangoWeight  weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));

  /* A table that is still being laid out may have less than no room. */
  tablee_letters_set_size (font, MAX (size, 0));
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

/* Figures and their signs ("4→3") are read from left to right among any words: a mark says so. */
static PangoLayout *
new_line (GtkWidget  *widget,
          const char *text,
          float       size)
{
  g_autofree char *marked = g_strconcat (has_letters (text) ? "" : "\u200e", text, NULL);
  PangoLayout *layout = ph_create_layout (widget, marked, size, PANGO_WEIGHT_BOLD);

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  return layout;
}

float
ph_measure_text (GtkWidget  *widget,
                 const char *text,
                 float       size)
{
  g_autoptr (PangoLayout) layout = new_line (widget, text, size);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

void
ph_draw_text (GtkSnapshot           *snapshot,
              GtkWidget             *widget,
              const char            *text,
              float                  size,
              const GdkRGBA         *colour,
              const graphene_rect_t *area,
              float                  xalign)
{
  g_autoptr (PangoLayout) layout = new_line (widget, text, size);
  float squeeze;
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if ((float) width > area->size.width && size > MIN_TEXT)
    {
      float smaller = size * MAX (area->size.width / (float) width, 0.7f) - 0.2f;

      ph_draw_text (snapshot, widget, text, MAX (smaller, MIN_TEXT), colour, area, xalign);
      return;
    }
  squeeze = CLAMP (area->size.width / (float) MAX (width, 1), MIN_SQUEEZE, 1);
  /* A part of a number is another number: it is squeezed as far as it takes. */
  if (strchr (text, ' ') == NULL && g_unichar_isdigit (g_utf8_get_char (text)))
    squeeze = MIN (area->size.width / (float) MAX (width, 1), 1);
  if ((float) width * squeeze > area->size.width)
    {
      width = (int) (area->size.width / squeeze);
      pango_layout_set_width (layout, width * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (area->origin.x + (area->size.width - (float) width * squeeze) * xalign,
                                                          area->origin.y + (area->size.height - (float) height) / 2));
  gtk_snapshot_scale (snapshot, squeeze, 1);
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
ph_draw_ground (GtkSnapshot           *snapshot,
                const GdkRGBA         *colour,
                const graphene_rect_t *area,
                float                  radius)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, area, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, area);
  gtk_snapshot_pop (snapshot);
}

void
ph_draw_tile_ground (GtkSnapshot *snapshot,
                     GtkWidget   *widget,
                     float        width,
                     float        height,
                     float        radius)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  GdkRGBA ink = ph_get_ink (widget);
  GskRoundedRect outline;

  ph_draw_ground (snapshot, ph_is_dark (widget) ? &ph_panel_dark : &ph_panel_ground, &area, radius);
  if (!ph_is_high_contrast (widget))
    return;

  gsk_rounded_rect_init_from_rect (&outline, &area, radius);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 1, 1, 1, 1 }, (const GdkRGBA[4]) { ink, ink, ink, ink });
}

/* As the keys on buttons are: a light cap with a thicker lower edge. Levels are light on dark, what can be done has a golden edge. */
void
ph_draw_key (GtkSnapshot *snapshot,
             GtkWidget   *widget,
             int          digit,
             float        x,
             float        y,
             float        size)
{
  static const GdkRGBA cap = { 1, 0.99f, 0.95f, 1 };
  g_autofree char *key = g_strdup_printf ("%d", digit);
  float edge = MAX (size * 0.14f, 2);

  ph_draw_ground (snapshot, &ph_ink, &GRAPHENE_RECT_INIT (x - 1, y - 1, size + 2, size + 2), size * 0.28f);
  ph_draw_ground (snapshot, &cap, &GRAPHENE_RECT_INIT (x, y, size, size - edge + 1), size * 0.24f);
  ph_draw_text (snapshot, widget, key, size * 0.74f, &ph_ink, &GRAPHENE_RECT_INIT (x, y, size, size - edge + 1), 0.5f);
}

float
ph_draw_pill (GtkSnapshot *snapshot,
              GtkWidget   *widget,
              const char  *art,
              const char  *text,
              float        x,
              float        y,
              float        height,
              float        xalign)
{
  float size = height * 0.76f;
  float gap = height * 0.22f;
  float sign = art != NULL ? height * 0.86f : 0;
  float words = text != NULL ? ph_measure_text (widget, text, size) + gap : 0;
  float width = gap + sign + words + (words > 0 ? gap / 2 : gap);
  float left = x - width * xalign;

  ph_draw_ground (snapshot, &ph_pill_ground, &GRAPHENE_RECT_INIT (left, y, width, height), height / 2);
  ph_draw_art (snapshot, widget, art, &GRAPHENE_RECT_INIT (left + gap, y + (height - sign) / 2, sign, sign));
  if (text != NULL)
    ph_draw_text (snapshot, widget, text, size, &ph_ink, &GRAPHENE_RECT_INIT (left + gap + sign, y, words, height), 0.5f);

  return width;
}
