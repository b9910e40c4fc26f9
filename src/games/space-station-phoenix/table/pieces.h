/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"
#include "present/present.h"
#include "tile.h"

G_BEGIN_DECLS

/* The pieces of the game as tiles: what they show and what is said of them. Whether something can be done with them is the
 * table's business. Spoken words are (transfer full) to the tile's holder: ph_pieces_clear(). */

/* What the tiles are made from. */
typedef struct
{
  TableePresentContext context;
  const PhState      *state;
  int                 near;    /* whose side of the table it is: prices are this seat's */
} PhSight;

/* "space-station-phoenix/…". Returns: (transfer none): interned */
const char *ph_art_good     (int              good);
const char *ph_art_species  (int              species);
const char *ph_art_type     (int              type);
const char *ph_art_face     (int              face);
extern const char *const ph_art_faces[];  /* of the die, NULL-terminated */

/* A sector on offer: with what it costs the near seat. @kind: the ph_ship_kind() that would build it, or PH_NONE. */
void ph_pieces_offer    (const PhSight *sight,
                         int            sector,
                         int            kind,
                         PhTile        *tile);

/* A slot of a station: the sector, or the place where it will be. */
void ph_pieces_built    (const PhSight *sight,
                         int            seat,
                         int            slot,
                         PhTile        *tile);
void ph_pieces_station  (const PhSight *sight,
                         int            seat,
                         PhTile        *tile);
void ph_pieces_hub      (const PhSight *sight,
                         int            seat,
                         PhTile        *tile);

/* A ship on the table: @ship as ph_ship(). */
void ph_pieces_ship     (const PhSight *sight,
                         int            ship,
                         PhTile        *tile);

/* Large cards: a ship of a kind, PH_UNKNOWN for its back; a hub. */
void ph_pieces_ship_card (const PhSight *sight,
                         int            kind,
                         PhTile        *tile);
void ph_pieces_hub_card (const PhSight *sight,
                         int            hub,
                         PhTile        *tile);

void ph_pieces_die      (int            face,
                         int            id,
                         PhTile        *tile);
void ph_pieces_good     (const PhSight *sight,
                         int            seat,
                         int            good,
                         PhTile        *tile);
void ph_pieces_species  (const PhSight *sight,
                         int            species,
                         PhTile        *tile);
void ph_pieces_track    (const PhSight *sight,
                         int            track,
                         PhTile        *tile);

/* Lets go of the spoken words of @tiles. */
void ph_pieces_clear    (PhTile        *tiles,
                         gsize          n_tiles);

/* Says @words of the tile instead. @words: (transfer full) */
void ph_pieces_say      (PhTile        *tile,
                         char          *words);

G_END_DECLS
