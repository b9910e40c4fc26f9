/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The components of Space Station Phoenix as data: ships, neutral ships, hubs, sectors, the diplomacy board, what a game starts
 * with. One set is a flat value without pointers, made from a file by component-set.c, checked there as a whole, and embedded in
 * the ruleset. The rules know no other number of ships, hubs and sectors than these. What is a rule of the game is not in here:
 * the faces of the dice, the prices of transactions, the order of building, the points of sectors, residents and majorities,
 * the conditions of the end.
 *
 * Unless said otherwise, an amount is 0 to PH_MAX_AMOUNT. What a count leaves over in an array is 0.
 */

#include <stdbool.h>
#include <stdint.h>

enum
{
  PH_MIN_SEATS = 2,
  PH_MAX_SEATS = 4,
  PH_SEAT_COUNTS = PH_MAX_SEATS - PH_MIN_SEATS + 1,  /* tables by number of seats have their line for 2 first */
  PH_COLOURS = 3,
  PH_LEVELS = 3,
  PH_TRACKS = 4,
  PH_TRACK_LEVELS = 3,      /* 0 is the start */
  PH_SHIP_KINDS = 21,       /* ph_ship_kind(): seven types of three levels; level 1 of farm and ice does not exist */
  PH_TEMPLATES = 8,         /* different sectors of one colour and level */
  PH_SECTORS = PH_COLOURS * PH_LEVELS * PH_TEMPLATES,
  PH_MAX_QUARTERS = 5,
  PH_MAX_NEUTRALS = 8,
  PH_MAX_HUBS = 24,
  PH_FIRST_GAME_SHIPS = 4,  /* beside those of level 1 */
  PH_MAX_AMOUNT = 99,
  PH_MAX_COPIES = 21,       /* of one level in the draft, all types together */
  PH_NAME_SIZE = 48,        /* bytes of a name, the final 0 included; UTF-8 */
  PH_KEY_SIZE = 8,
};

typedef enum
{
  PH_TEAL, PH_PINK, PH_BROWN,
} PhColour;

/* The first four have a track on the diplomacy board, of the same number. */
typedef enum
{
  PH_DISMANTLE, PH_CONSTRUCTION, PH_EXPEDITION, PH_TRANSPORT, PH_DIPLOMACY, PH_FARM, PH_ICE, PH_SHIP_TYPES,
} PhShipType;

/* What a seat owns by number. */
typedef enum
{
  PH_GEM, PH_FOOD, PH_WATER, PH_METAL, PH_VP, PH_GOODS,
} PhGood;

typedef struct
{
  uint8_t cost;    /* gems laid onto it when it is used: 1 to PH_MAX_AMOUNT; 0: there is no such ship */
  uint8_t fee;     /* gems for its owner when somebody else uses it */
  uint8_t metal;   /* gained when it is dismantled */
  uint8_t effect;  /* dismantle: extra metal; construction: discount; expedition: dice, 1 to 11; transport: transactions, 1 and
                    * more; diplomacy: tracks, 1 to 4; farm: food; ice: water */
  uint8_t capacity;  /* expedition: dice that may be used, 1 to 11; otherwise 0 */
  uint8_t copies;  /* level 2 and 3: cards in the draft; level 1: 1 where everybody owns one */
} PhShipKind;

/* Cards of one level are at most PH_MAX_COPIES, and at least 12: three a seat. */

typedef struct
{
  char    key[PH_KEY_SIZE];  /* "N-DIS": as written; upper case letters, digits and hyphens; every row another */
  uint8_t ship;              /* the ph_ship_kind() that it acts as; that kind exists */
  uint8_t cost;              /* 1 to PH_MAX_AMOUNT; nobody gets a fee */
  uint8_t seats;             /* from how many seats it is there: 2 to 4, not falling from row to row */
} PhNeutral;

/* What an occupied quarter does, or a hub's power. */
typedef enum
{
  PH_QUARTER_PLAIN,         /* nothing */
  PH_QUARTER_GEMS,          /* orange income: amount, 1 and more */
  PH_QUARTER_FOOD,
  PH_QUARTER_WATER,
  PH_QUARTER_METAL,
  PH_QUARTER_VP,
  PH_QUARTER_DIE,           /* X, orange power: one expedition die in an income; amount 1 */
  PH_QUARTER_SWAP,          /* T, orange power: one resource for another kind in an income; amount 1 */
  PH_QUARTER_DISMANTLE,     /* bD: amount more metal on an own dismantle action */
  PH_QUARTER_CONSTRUCTION,  /* bC: sectors cost amount less metal */
  PH_QUARTER_EXPEDITION,    /* bE: amount more dice on an own expedition */
  PH_QUARTER_TRANSPORT,     /* bP: amount more transactions */
  PH_QUARTER_REROLL,        /* bR: one reroll in an own expedition; amount 1 */
  PH_QUARTER_LOBBY,         /* bL: lobbying costs amount gems less */
  PH_QUARTER_END,           /* Z: the sector's end bonus; only the last quarter of a level 3 sector */
  PH_QUARTER_TOLL,          /* hubs only: amount gems from the supply whenever an opponent uses one of the owner's ships */
  PH_QUARTER_OBSERVE,       /* hubs only: the first observe of an expedition is worth amount VP more */
  PH_QUARTER_KINDS,
} PhQuarterKind;

typedef struct
{
  uint8_t kind;    /* PhQuarterKind */
  uint8_t amount;  /* 0 where the kind says none */
} PhQuarter;

/* What an end bonus counts, in the station of its owner. */
typedef enum
{
  PH_END_NONE,
  PH_END_HUMAN,         /* humans */
  PH_END_GOLD,          /* gold aliens */
  PH_END_OWN,           /* aliens of the sector's colour; sectors only */
  PH_END_SECTOR,        /* sectors */
  PH_END_TOP_SECTOR,    /* sectors of level 3 */
  PH_END_FULL_SECTOR,   /* sectors with all quarters filled */
  PH_END_WING,          /* wings with all three sectors */
  PH_END_TRACK,         /* tracks at level 2 and more */
  PH_END_TRACK_LEVEL,   /* levels of all tracks */
  PH_END_SPECIES,       /* species present, humans included */
  PH_END_RESIDENT,      /* residents */
  PH_END_SHIP,          /* ships of the fleet */
  PH_END_KINDS,
} PhEndKind;

/* @points VP for each full @group of what it counts, but no more than @maximum VP. */
typedef struct
{
  uint8_t kind;     /* PhEndKind */
  uint8_t points;   /* 1 to PH_MAX_AMOUNT; 0 with PH_END_NONE */
  uint8_t group;    /* 1 to PH_MAX_AMOUNT; 0 with PH_END_NONE */
  uint8_t maximum;  /* 0: no limit */
} PhEnd;

/* What a hub does once, when it is taken. */
enum
{
  PH_SETUP_SHIPS = 1 << 0,      /* see three level 2 ships that nobody drafted, keep two. Each such hub asks for three level 2
                                 * cards beyond the eight that four seats draft */
  PH_SETUP_SECTOR = 1 << 1,     /* build one level 1 sector free */
  PH_SETUP_DIPLOMACY = 1 << 2,  /* one level on a track free */
};

/* Hub i is written "H%02d" with i + 1. */
typedef struct
{
  char      name[PH_NAME_SIZE];
  bool      advanced;          /* not among the hubs of a basic game, of which there are at least 8 */
  uint8_t   setup;             /* PH_SETUP_ bits */
  uint8_t   start[PH_GOODS];   /* start goods; no VP */
  uint8_t   ship_gems;         /* income: so many gems ... */
  uint8_t   ship_group;        /* ... for each full group of so many ships in the fleet; 1 and more */
  uint8_t   income[PH_GOODS];  /* and this */
  PhQuarter power;             /* PH_QUARTER_PLAIN: none; a b kind, TOLL or OBSERVE */
  PhEnd     end;
} PhHub;

/* Sector i is ph_sector(). */
typedef struct
{
  uint8_t   cost;                       /* metal: 1 to PH_MAX_AMOUNT */
  uint8_t   count;                      /* quarters: 3 to 5 */
  PhQuarter quarters[PH_MAX_QUARTERS];  /* from the left; at most one of DIE and SWAP */
  PhEnd     end;                        /* of its PH_QUARTER_END; otherwise PH_END_NONE */
} PhSector;

/* What reaching a level of a track adds to the rewards to choose from: each good with an amount is one choice. A choice replaces
 * that of the same good from a lower level of the track. */
typedef struct
{
  uint8_t goods[PH_GOODS];
  uint8_t price[PH_GOODS];  /* gems to pay for it */
} PhReward;

typedef struct
{
  uint8_t aliens;    /* drawn from the bag: 5 to four times the species' number */
  uint8_t humans;
  uint8_t sectors;   /* of each colour and level in the market: 1 to 8; in a first game at most 4 */
  uint8_t fees[PH_TRACK_LEVELS];                   /* gems to enter the level */
  uint8_t compensation[PH_MAX_SEATS][PH_GOODS];    /* by place in turn order, from the starting seat; no VP */
} PhSetup;

/* The fleet of a first game for one place in turn order, beside the ships of level 1. */
typedef struct
{
  uint8_t ships[PH_FIRST_GAME_SHIPS];  /* ph_ship_kind(), of level 2 and 3; all places together within the copies */
  uint8_t hub;                         /* each place another */
} PhFirstFleet;

typedef struct
{
  char         id[PH_NAME_SIZE];     /* the option's value: "tablee" */
  char         title[PH_NAME_SIZE];  /* for people, in the language of whoever made the set */
  uint64_t     checksum;             /* ph_components_seal() */
  PhShipKind   ships[PH_SHIP_KINDS];
  PhNeutral    neutrals[PH_MAX_NEUTRALS];
  PhHub        hubs[PH_MAX_HUBS];
  PhSector     sectors[PH_SECTORS];
  PhReward     rewards[PH_TRACKS][PH_TRACK_LEVELS];
  PhSetup      setups[PH_SEAT_COUNTS];
  PhFirstFleet first_fleets[PH_MAX_SEATS];
  uint8_t      neutral_count;        /* 0 to PH_MAX_NEUTRALS */
  uint8_t      hub_count;            /* 8 to PH_MAX_HUBS */
  uint8_t      species;              /* aliens of each species in the bag: 1 to 60 */
  uint8_t      front_gems;           /* for whoever is alone in front on a track */
  uint16_t     turn_limit;           /* the game ends with the round in which everybody has had so many: 1 to 999 */
} PhComponents;

/* Index of a ship kind by type and level (1 to 3). */
static inline int
ph_ship_kind (int type,
              int level)
{
  return type * PH_LEVELS + level - 1;
}

static inline int
ph_ship_type (int kind)
{
  return kind / PH_LEVELS;
}

static inline int
ph_ship_level (int kind)
{
  return kind % PH_LEVELS + 1;
}

/* Index of a sector by level (1 to 3), colour and number (1 to 8): rising with its written number, level, colour, number. */
static inline int
ph_sector (int level,
           int colour,
           int number)
{
  return ((level - 1) * PH_COLOURS + colour) * PH_TEMPLATES + number - 1;
}

static inline int
ph_sector_level (int sector)
{
  return sector / (PH_COLOURS * PH_TEMPLATES) + 1;
}

static inline int
ph_sector_colour (int sector)
{
  return sector / PH_TEMPLATES % PH_COLOURS;
}

static inline int
ph_sector_number (int sector)
{
  return sector % PH_TEMPLATES + 1;
}

/* As it is written: 111 to 338. */
static inline int
ph_sector_id (int sector)
{
  return ph_sector_level (sector) * 100 + (ph_sector_colour (sector) + 1) * 10 + ph_sector_number (sector);
}

/* Index of a sector by what is written, or -1. */
static inline int
ph_sector_from_id (int id)
{
  int level = id / 100;
  int colour = id / 10 % 10 - 1;
  int number = id % 10;

  if (level < 1 || level > PH_LEVELS || colour < 0 || colour >= PH_COLOURS || number < 1 || number > PH_TEMPLATES)
    return -1;

  return ph_sector (level, colour, number);
}

/* Computes the checksum of all that a game depends on: every number and key, no name and no title. */
void ph_components_seal (PhComponents *components);
