/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How a drawing is laid into a rectangle of another shape. */
typedef enum
{
  TABLEE_ART_FIT,    /* all of it, centred */
  TABLEE_ART_COVER,  /* the whole rectangle, cropped */
} TableeArtFit;
