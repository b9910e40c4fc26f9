/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "components.h"

G_BEGIN_DECLS

/* The words of the written form, in files of components and in positions alike. The lists end with NULL. */
extern const char *const ph_colour_words[];     /* by PhColour */
extern const char *const ph_ship_type_words[];  /* by PhShipType; the first four are the tracks */
extern const char *const ph_track_words[];
extern const char *const ph_good_words[];       /* what a seat owns, by PhGood: "gems" ... */

/* A ship kind as it is written, "DIS1". Returns: (transfer none) */
const char *ph_kind_to_key   (int         kind);

/* Returns: the ph_ship_kind() that is written @key, or -1. Farms and ice ships of level 1 do not exist. */
int         ph_kind_from_key (const char *key);

/* Index of @word among @words, or -1. */
int         ph_find_word     (const char *const *words,
                              const char        *word);

G_END_DECLS
