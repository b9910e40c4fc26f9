/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which sizes letters are drawn. */
#include "config.h"
#include "letters.h"

#include <math.h>

/* Up to 16 pixels in halves, up to 32 in whole ones, then in twos, and so on: from 8 pixels on, it is less than what is asked for by a
 * sixteenth at the most. */
#define FINE  16.f
#define STEPS 32.f

float
tablee_letters_get_size (float size)
{
  float step = FINE / STEPS;

  for (float end = FINE; end <= size && isfinite (size); end *= 2)
    step *= 2;

  return floorf (MAX (size, 0) / step) * step;
}

void
tablee_letters_set_size (PangoFontDescription *font,
                         float                 size)
{
  pango_font_description_set_absolute_size (font, (double) tablee_letters_get_size (size) * PANGO_SCALE);
}
