/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a card is drawn at any size. */
#include "config.h"
#include "card-face.h"

#include <adwaita.h>
#include <math.h>

#include "art-draw.h"
#include "art.h"
#include "letters.h"
#include "state-marks.h"
#include "still.h"

typedef struct
{
  GtkSnapshot      *snapshot;
  const TableeCard *card;
  float             width;
  float             height;
  float             radius;
  float             band;
  GtkWidget        *widget;
} Face;

static const GdkRGBA paper = { 0.988f, 0.957f, 0.886f, 1 };
static const GdkRGBA paper_shade = { 0.949f, 0.902f, 0.796f, 1 };
static const GdkRGBA paper_ink = { 0.20f, 0.13f, 0.06f, 1 };
static const GdkRGBA edge = { 0.24f, 0.15f, 0.06f, 0.55f };
static const GdkRGBA black = { 0, 0, 0, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };

/* The line round a card: in high contrast, firm against what it lies on. */
static void
get_edge (GdkRGBA *colour,
          float   *line)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean high_contrast = adw_style_manager_get_high_contrast (manager);

  *line = high_contrast ? 2 : 1;
  *colour = edge;
  if (high_contrast)
    *colour = adw_style_manager_get_dark (manager) ? white : black;
}

int
tablee_card_face_get_height (int width)
{
  return (width * 7 + 2) / 5;
}

int
tablee_card_face_get_band (int width)
{
  /* Two digits stay readable on small cards. */
  int percent = width < TABLEE_CARD_SMALL ? 38 : CLAMP (38 - width / 10, 26, 32);

  return MAX (width * percent / 100, MIN (width, 17));
}

static void
get_outline (const Face     *face,
             float           grow,
             GskRoundedRect *outline)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-grow, -grow, face->width + 2 * grow, face->height + 2 * grow);

  gsk_rounded_rect_init_from_rect (outline, &bounds, face->radius + grow);
}

static void
snapshot_art (const Face *face,
              const char *art,
              float       x,
              float       y,
              float       width,
              float       height)
{
  int scale_factor = gtk_widget_get_scale_factor (face->widget);
  int pixel_width = (int) roundf (width) * scale_factor;
  int pixel_height = (int) roundf (height) * scale_factor;
  g_autoptr (GdkTexture) texture = NULL;

  if (pixel_width < 1 || pixel_height < 1)
    return;

  texture = tablee_art_dup_texture (art, pixel_width, pixel_height);
  if (texture != NULL)
    tablee_art_draw (face->snapshot, texture, &GRAPHENE_RECT_INIT (roundf (x), roundf (y), roundf (width),
                                                                   roundf (height)));
}

/* A sign in the colour of its family: what is white in the drawing becomes that, what is dark stays so. */
static void
snapshot_tinted_sign (const Face    *face,
                      const char    *art,
                      const GdkRGBA *colour,
                      float          x,
                      float          y,
                      float          size)
{
  const float values[16] = { [0] = colour->red, [5] = colour->green, [10] = colour->blue, [15] = 1 };
  graphene_matrix_t matrix;

  graphene_matrix_init_from_float (&matrix, values);
  gtk_snapshot_push_color_matrix (face->snapshot, &matrix, graphene_vec4_zero ());
  snapshot_art (face, art, x, y, size, size);
  gtk_snapshot_pop (face->snapshot);
}

/* @text with its middle at @x, @y, as large as fits into @width; none where there is no room. */
static void
snapshot_text (const Face    *face,
               const char    *text,
               const GdkRGBA *colour,
               float          x,
               float          y,
               float          width,
               float          size)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (face->widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle extents;

  if (width <= 0 || size <= 0)
    return;

  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  tablee_letters_set_size (font, size);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, NULL, &extents);
  if ((float) extents.width > width)
    {
      tablee_letters_set_size (font, tablee_letters_get_size (size) * width / (float) extents.width);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_pixel_extents (layout, NULL, &extents);
    }

  gtk_snapshot_save (face->snapshot);
  gtk_snapshot_translate (face->snapshot, &GRAPHENE_POINT_INIT (roundf (x - (float) extents.width / 2) - (float) extents.x,
                                                                roundf (y - (float) extents.height / 2) - (float) extents.y));
  gtk_snapshot_append_layout (face->snapshot, layout, colour);
  gtk_snapshot_restore (face->snapshot);
}

static void
snapshot_paper (const Face *face)
{
  GskColorStop stops[] = { { 0, paper }, { 1, paper_shade } };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, face->width, face->height);

  gtk_snapshot_append_linear_gradient (face->snapshot, &bounds, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (face->width, face->height), stops, G_N_ELEMENTS (stops));
}

static void
snapshot_front (const Face *face)
{
  const TableeBean *bean = face->card->bean;
  gboolean small = face->width < TABLEE_CARD_SMALL;
  float sign = roundf (face->band * (small || face->card->value == NULL ? 0.88f : 0.76f));
  /* The smallest cards have a band that is wide for their height. */
  float top = roundf (MIN (face->band * 0.62f, face->height * 0.29f));
  float room = face->width - face->band;

  snapshot_paper (face);
  gtk_snapshot_append_color (face->snapshot, &bean->colour, &GRAPHENE_RECT_INIT (0, 0, face->band, face->height));
  if (face->card->plain)
    return;

  if (face->card->value != NULL)
    {
      snapshot_text (face, face->card->value, &bean->ink, face->band / 2, top, face->band - 3, face->band * 0.82f);
      top += roundf (MIN (face->band * 0.56f, face->height * 0.24f));
    }
  else
    {
      top = roundf (face->band * 0.3f);
    }
  sign = MIN (sign, face->height - top - 2);
  snapshot_art (face, bean->symbol, (face->band - sign) / 2, top, sign, sign);

  if (small)
    {
      snapshot_tinted_sign (face, bean->symbol, &bean->colour, face->band + room * 0.13f, (face->height - room * 0.74f) / 2,
                            room * 0.74f);
      return;
    }
  snapshot_art (face, bean->art, face->band + room * 0.06f, face->height * 0.09f, room * 0.88f,
                face->height * (face->card->value != NULL ? 0.70f : 0.82f));
  if (face->card->value != NULL)
    snapshot_text (face, face->card->value, &paper_ink, face->width - room * 0.25f, face->height * 0.885f, room * 0.40f,
                   face->width * 0.20f);
}

static void
snapshot_back (const Face *face)
{
  GskColorStop stops[] = { { 0, { 0.36f, 0.20f, 0.13f, 1 } }, { 1, { 0.22f, 0.11f, 0.08f, 1 } } };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, face->width, face->height);
  GskRoundedRect inner;

  gtk_snapshot_append_linear_gradient (face->snapshot, &bounds, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (face->width, face->height), stops, G_N_ELEMENTS (stops));
  get_outline (face, -face->width * 0.07f, &inner);
  gtk_snapshot_append_border (face->snapshot, &inner, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[4]) { paper_shade, paper_shade, paper_shade, paper_shade });
  if (face->card->back != NULL)
    snapshot_art (face, face->card->back, 0, 0, face->width, face->height);
}

static void
face_init (Face             *self,
           GtkSnapshot      *snapshot,
           const TableeCard *card,
           int               width,
           GtkWidget        *widget)
{
  self->snapshot = snapshot;
  self->card = card;
  self->width = (float) width;
  self->height = (float) tablee_card_face_get_height (width);
  self->radius = self->width / 10;
  self->band = (float) tablee_card_face_get_band (width);
  self->widget = widget;
}

static void
snapshot_face (GtkSnapshot      *snapshot,
               const TableeCard *card,
               int               width,
               GtkWidget        *widget)
{
  GskRoundedRect outline;
  GdkRGBA colour;
  float line;
  Face face;

  get_edge (&colour, &line);
  face_init (&face, snapshot, card, width, widget);
  get_outline (&face, 0, &outline);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA) { 0.08f, 0.03f, 0, 0.34f }, 0, face.width * 0.018f, 0,
                                     face.width * 0.05f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (card->bean != NULL)
    snapshot_front (&face);
  else
    snapshot_back (&face);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { colour, colour, colour, colour });
}

/* All that the look of a card hangs on. */
static char *
dup_name (const TableeCard *card,
          int               width,
          GtkWidget        *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  PangoContext *context = gtk_widget_get_pango_context (widget);
  g_autofree char *font = pango_font_description_to_string (pango_context_get_font_description (context));

  return g_strdup_printf ("%s|%s|%s|%d|%d|%d|%d|%d|%s", card->bean != NULL ? card->bean->id : "", card->value != NULL ? card->value : "",
                          card->back != NULL ? card->back : "", card->plain, width, gtk_widget_get_scale_factor (widget),
                          adw_style_manager_get_dark (manager), adw_style_manager_get_high_contrast (manager), font);
}

/* Returns: (transfer full) */
static GskRenderNode *
get_still (const TableeCard *card,
           int               width,
           GtkWidget        *widget)
{
  g_autofree char *name = dup_name (card, width, widget);
  g_autoptr (GskRenderNode) node = NULL;
  GskRenderNode *still = tablee_still_find (name);
  GtkSnapshot *snapshot;

  if (still != NULL)
    return still;

  snapshot = gtk_snapshot_new ();
  snapshot_face (snapshot, card, width, widget);
  node = gtk_snapshot_free_to_node (snapshot);
  still = tablee_still_new (node, gtk_widget_get_scale_factor (widget));
  tablee_still_keep (name, still, gtk_widget_get_scale_factor (widget));

  return still;
}

void
tablee_card_face_snapshot (GtkSnapshot      *snapshot,
                           const TableeCard *card,
                           int               width,
                           GtkWidget        *widget)
{
  g_autoptr (GskRenderNode) still = NULL;

  if (!tablee_still_is_useful ())
    {
      snapshot_face (snapshot, card, width, widget);
      return;
    }

  still = get_still (card, width, widget);
  gtk_snapshot_append_node (snapshot, still);
}

void
tablee_card_face_snapshot_below (GtkSnapshot      *snapshot,
                                 const TableeCard *card,
                                 int               width)
{
  GskRoundedRect outline;
  Face face;

  face_init (&face, snapshot, card, width, NULL);
  get_outline (&face, 0, &outline);
  tablee_state_ground_snapshot (snapshot, card->available, card->marked, &outline);
}

void
tablee_card_face_snapshot_over (GtkSnapshot      *snapshot,
                                const TableeCard *card,
                                int               width)
{
  GskRoundedRect outline;
  Face face;

  face_init (&face, snapshot, card, width, NULL);
  get_outline (&face, 0, &outline);
  if (card->marked)
    tablee_state_corner_snapshot (snapshot, &outline, face.band * 0.8f);
  tablee_state_ring_snapshot (snapshot, card->available, card->chosen, &outline);
  /* Over the band, which no other card covers. */
  tablee_state_mark_snapshot (snapshot, card->available, card->chosen, face.band / 2, face.band);
}

GdkPaintable *
tablee_card_face_dup_paintable (const TableeCard *card,
                                int               width,
                                GtkWidget        *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tablee_card_face_snapshot (snapshot, card, width, widget);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT ((float) width,
                                                                        (float) tablee_card_face_get_height (width)));
}
