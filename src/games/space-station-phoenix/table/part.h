/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What lies on the table and can be clicked: what its number says of which thing. */
typedef enum
{
  PH_PART_SHIP,     /* a ph_ship() */
  PH_PART_OFFER,    /* a sector */
  PH_PART_STAGE,    /* a tile of what is chosen from */
  PH_PART_SPECIES,  /* in the supply */
  PH_PART_TRACK,
  PH_PART_GOOD,
  PH_PART_SECTOR,   /* a sector of a station, or PH_SECTORS and the slot where the next one will be */
  PH_PART_STATION,  /* the seat whose it is */
} PhPart;
