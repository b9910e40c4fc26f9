/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a pyramid is drawn and called. */
#include "config.h"
#include "pyramid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/art-draw.h"
#include "widgets/art.h"

static const struct
{
  const char *art;
  const char *name;
} colours[M12_COLOURS] = {
  [M12_BLACK] = { "martian-12s/pyramids/black", NC_("colour of a pyramid", "black") },
  [M12_RED] = { "martian-12s/pyramids/red", NC_("colour of a pyramid", "red") },
  [M12_YELLOW] = { "martian-12s/pyramids/yellow", NC_("colour of a pyramid", "yellow") },
  [M12_GREEN] = { "martian-12s/pyramids/green", NC_("colour of a pyramid", "green") },
  [M12_BLUE] = { "martian-12s/pyramids/blue", NC_("colour of a pyramid", "blue") },
  [M12_WHITE] = { "martian-12s/pyramids/white", NC_("colour of a pyramid", "white") },
  [M12_CLEAR] = { "martian-12s/pyramids/clear", NC_("colour of a pyramid", "clear") },
  [M12_ORANGE] = { "martian-12s/pyramids/orange", NC_("colour of a pyramid", "orange") },
  [M12_CYAN] = { "martian-12s/pyramids/cyan", NC_("colour of a pyramid", "cyan") },
  [M12_VIOLET] = { "martian-12s/pyramids/violet", NC_("colour of a pyramid", "violet") },
};

static const char *const pips[M12_SIZES] = {
  "martian-12s/pyramids/pips-1", "martian-12s/pyramids/pips-2", "martian-12s/pyramids/pips-3",
};

static const float size_factors[M12_SIZES] = { 0.66f, 0.83f, 1.0f };

static void
snapshot_art (GtkSnapshot           *snapshot,
              const char            *art,
              const graphene_rect_t *bounds,
              int                    scale_factor)
{
  g_autoptr (GdkTexture) texture = tablee_art_dup_texture (art, (int) ceilf (bounds->size.width * (float) scale_factor),
                                                           (int) ceilf (bounds->size.height * (float) scale_factor));

  if (texture != NULL)
    tablee_art_draw (snapshot, texture, bounds);
}

void
m12_pyramid_snapshot (GtkSnapshot *snapshot,
                      int          colour,
                      int          size,
                      float        width,
                      float        height,
                      int          scale_factor)
{
  graphene_rect_t bounds;
  float factor;

  g_return_if_fail (size >= M12_ANY_SIZE && size < M12_SIZES);

  factor = size == M12_ANY_SIZE ? 1 : size_factors[size];
  /* Whole pixels: a texture of its own for every fraction would be drawn otherwise. */
  bounds.size.width = roundf (width * factor);
  bounds.size.height = roundf (height * factor);
  if (bounds.size.width < 1 || bounds.size.height < 1)
    return;

  bounds.origin.x = roundf ((width - bounds.size.width) / 2);
  bounds.origin.y = roundf (height - bounds.size.height);
  snapshot_art (snapshot, colour == M12_ANY_COLOUR ? "martian-12s/pyramids/any" : colours[colour].art, &bounds, scale_factor);
  if (size != M12_ANY_SIZE)
    snapshot_art (snapshot, pips[size], &bounds, scale_factor);
}

GdkPaintable *
m12_pyramid_new_paintable (int   colour,
                           int   size,
                           float width,
                           float height,
                           int   scale_factor)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  m12_pyramid_snapshot (snapshot, colour, size, width, height, scale_factor);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

const char *
m12_pyramid_colour_name (int colour)
{
  g_return_val_if_fail (colour >= 0 && colour < M12_COLOURS, NULL);

  return g_dpgettext2 (NULL, "colour of a pyramid", colours[colour].name);
}

char *
m12_pyramid_dup_label (M12Pyramid pyramid)
{
  const char *colour = m12_pyramid_colour_name (m12_pyramid_colour (pyramid));
  int value = m12_pyramid_value (pyramid);

  switch (m12_pyramid_size (pyramid))
    {
    case 0:
      /* Translators: a colour ("green") and a number of points, here and in the next two */
      return g_strdup_printf (ngettext ("Small %1$s pyramid, %2$d point", "Small %1$s pyramid, %2$d points", (gulong) value),
                              colour, value);
    case 1:
      return g_strdup_printf (ngettext ("Medium %1$s pyramid, %2$d point", "Medium %1$s pyramid, %2$d points", (gulong) value),
                              colour, value);
    default:
      return g_strdup_printf (ngettext ("Large %1$s pyramid, %2$d point", "Large %1$s pyramid, %2$d points", (gulong) value),
                              colour, value);
    }
}
