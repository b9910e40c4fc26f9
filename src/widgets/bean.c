/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of beans, as data. */
#include "config.h"
#include "bean.h"

#define RGB(hex) { ((hex) >> 16 & 0xff) / 255.0f, ((hex) >> 8 & 0xff) / 255.0f, ((hex) & 0xff) / 255.0f, 1 }

#define BEAN(id, symbol, colour, ink) { id, "beans/" id, "symbols/" symbol, RGB (colour), RGB (ink) }

enum
{
  DARK_INK = 0x2a1a06,
  LIGHT_INK = 0xffffff,
};

/* Of one game, no two are equally light: in grey they differ as well. */
static const TableeBean beans[] = {
  BEAN ("klingbohnen", "bolt", 0xe0a920, DARK_INK),
  BEAN ("darth-beans", "ring", 0x820d1f, LIGHT_INK),
  BEAN ("bluebeans", "drop", 0x468fe4, DARK_INK),
  BEAN ("beanliens", "eye", 0x20702a, LIGHT_INK),
  BEAN ("centauribohnen", "horseshoe", 0x61309c, LIGHT_INK),
  BEAN ("bohrion", "stars", 0xf08127, DARK_INK),
  BEAN ("moonbohnen", "crescent", 0xc6cad6, DARK_INK),
  BEAN ("blue", "wave", 0x2250ab, LIGHT_INK),
  BEAN ("kidney", "heart", 0x771520, LIGHT_INK),
  BEAN ("chili", "flame", 0xf2691f, DARK_INK),
  BEAN ("puff", "cloud", 0xf4b3c6, DARK_INK),
  BEAN ("stink", "snout", 0x7a7730, LIGHT_INK),
  BEAN ("green", "snap", 0x217c36, LIGHT_INK),
  BEAN ("pole", "pole", 0xbcdd66, DARK_INK),
  BEAN ("soy", "pod", 0xe6d09a, DARK_INK),
  BEAN ("black", "spade", 0x2b2a30, LIGHT_INK),
  BEAN ("red", "star", 0xb8182a, LIGHT_INK),
  BEAN ("garden", "leaf", 0x159791, DARK_INK),
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
