/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Pixels that gaps and marks take beside the tiles; gaps and padding are those of the templates and of the style. */
enum
{
  PH_SPACING = 8,     /* between panels, and between parts of one */
  PH_PADDING = 16,    /* of a panel, both sides together */
  PH_MARK = 10,       /* round a tile */
  PH_SMALL_MARK = 8,  /* round a small one */
  PH_TITLE = 24,      /* of a panel, above what is in it */
};

/* What words need where they are @words percent as large as usual, as on a large screen. */
static inline int
ph_scale (int pixels,
          int words)
{
  return pixels * words / 100;
}

/* What a panel leaves to what is in it, below its title. */
static inline int
ph_panel_height (int height,
                 int words)
{
  return height - PH_PADDING - ph_scale (PH_TITLE, words);
}
