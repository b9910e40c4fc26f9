/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "bean.h"

#define RGB(hex) { ((hex) >> 16 & 0xff) / 255.0f, ((hex) >> 8 & 0xff) / 255.0f, ((hex) & 0xff) / 255.0f, 1 }

#define BEAN(id, symbol, colour, ink) { id, "beans/" id, "symbols/" symbol, RGB (colour), RGB (ink) }

enum
{
  DARK_INK = 0x2a1a06,
  LIGHT_INK = 0xffffff,
};

/* Of one game no two have the same luminance and a like hue. */
static const TableeBean beans[] = {
  BEAN ("klingbohnen", "bolt", 0xe0a920, DARK_INK),
  BEAN ("darth-beans", "ring", 0x8f1024, LIGHT_INK),
  BEAN ("bluebeans", "drop", 0x2366c4, LIGHT_INK),
  BEAN ("beanliens", "eye", 0x2f7f2b, LIGHT_INK),
  BEAN ("centauribohnen", "horseshoe", 0x6f3aa8, LIGHT_INK),
  BEAN ("bohrion", "stars", 0xf08127, DARK_INK),
  BEAN ("moonbohnen", "crescent", 0xc6cad6, DARK_INK),
  BEAN ("blue", "wave", 0x2b62c2, LIGHT_INK),
  BEAN ("kidney", "heart", 0x861a22, LIGHT_INK),
  BEAN ("chili", "flame", 0xee5a1c, DARK_INK),
  BEAN ("puff", "cloud", 0xf2abc0, DARK_INK),
  BEAN ("stink", "snout", 0x69662a, LIGHT_INK),
  BEAN ("green", "snap", 0x2b8a3c, LIGHT_INK),
  BEAN ("pole", "pole", 0xb2d85a, DARK_INK),
  BEAN ("soy", "pod", 0xe6d09a, DARK_INK),
  BEAN ("black", "spade", 0x2b2a30, LIGHT_INK),
  BEAN ("red", "star", 0xc81e2e, LIGHT_INK),
  BEAN ("garden", "leaf", 0x0f7f7b, LIGHT_INK),
};

const TableeBean *
tablee_bean_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (beans); i++)
    if (g_str_equal (beans[i].id, id))
      return &beans[i];

  return NULL;
}
