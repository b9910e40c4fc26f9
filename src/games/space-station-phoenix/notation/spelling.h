/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"

G_BEGIN_DECLS

/* The words of the written form, in files of components and in positions alike. The lists end with NULL. */
extern const char *const ph_colour_words[];     /* by PhColour */
extern const char *const ph_ship_type_words[];  /* by PhShipType; the first four are the tracks */
extern const char *const ph_track_words[];
extern const char *const ph_good_words[];       /* what a seat owns, by PhGood: "gems" ... */
extern const char *const ph_unit_words[];       /* one of it, in actions: "gem" ... */
extern const char *const ph_species_words[];    /* by PhSpecies */
extern const char *const ph_face_words[];       /* by PhFace */
extern const char *const ph_kind_keys[PH_SHIP_KINDS];  /* by ph_ship_kind(); NULL for those that do not exist */

enum { PH_LOST_SHIP = PH_MAX_FLEET - 1 };       /* a place that no fleet can have, for ships that are not there */

/* A ship kind as it is written, "DIS1". Returns: (transfer none) */
const char *ph_kind_to_key   (int         kind);

/* Returns: the ph_ship_kind() that is written @key, or -1. Farms and ice ships of level 1 do not exist. */
int         ph_kind_from_key (const char *key);

/* A number as digits alone, without zeros in front; -1 if @text is none of @minimum to @maximum. */
int         ph_number_from_text (const char *text,
                                 int         minimum,
                                 int         maximum);

/* Hubs are written "H01" and on, by index. Returns: -1 if @text is none; (transfer full) */
int         ph_hub_from_id      (const char *text);
char       *ph_hub_to_id        (int         hub);

/* A ship in parts, as a marker holds it, "DIS1", "FAR2#2", "N-DIS", and "FAR2#2@1" where @seat, who names it, does not own it.
 * Returns FALSE if @text is none. */
gboolean    ph_marker_from_text (const PhRuleset *ruleset,
                                 int              seat,
                                 const char      *text,
                                 PhMarker        *marker);
char       *ph_marker_to_text   (const PhRuleset *ruleset,
                                 int              seat,
                                 const PhMarker  *marker);

/* The ph_ship() that @seat names @text; PH_LOST_SHIP is its place if it is not there. FALSE if @text is no ship's name. */
gboolean    ph_ship_from_text   (const PhRuleset *ruleset,
                                 const PhState   *state,
                                 int              seat,
                                 const char      *text,
                                 int             *ship);
char       *ph_ship_to_text     (const PhRuleset *ruleset,
                                 const PhState   *state,
                                 int              seat,
                                 int              ship);

G_END_DECLS
