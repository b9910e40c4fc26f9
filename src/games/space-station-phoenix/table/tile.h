/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Everything that lies on the table is a tile: a plain value that says what is drawn, what is said of it, and what can be done.
 * Tiles know no rules. Strings other than the spoken one are static or interned; short texts are part of the value.
 */

enum
{
  PH_FACE_TEXT = 24,      /* bytes of a short text */
  PH_FACE_QUARTERS = 5,
  PH_FACE_LEVELS = 3,
  PH_FACE_SEATS = 4,
  PH_NO_NUMBER = -1,
};

typedef enum
{
  PH_TILE_SECTOR,
  PH_TILE_SHIP,
  PH_TILE_CARD,    /* a ship or hub as a large card with its words */
  PH_TILE_DIE,
  PH_TILE_SIGN,    /* a sign and a number: goods, a species in the supply */
  PH_TILE_TRACK,
  PH_TILE_HUB,
  PH_TILE_STATION, /* all of a station, small */
} PhTileKind;

/* What is dragged. Also as a bit of what a tile takes. */
typedef enum
{
  PH_DRAG_NONE,
  PH_DRAG_GEM,       /* one of the own gems, onto a ship or a track */
  PH_DRAG_DIE,
  PH_DRAG_CARD,
  PH_DRAG_OFFER,     /* a sector that is to be had */
  PH_DRAG_SPECIES,   /* somebody of the supply */
  PH_DRAG_RESIDENT,  /* somebody of a sector */
} PhDragKind;

/* It travels as one number: ph_drag_pack(). */
typedef struct
{
  PhDragKind kind;
  int        id;       /* of the tile */
  int        quarter;  /* of a resident's sector; otherwise -1 */
} PhDrag;

/* One quarter of a sector. */
typedef struct
{
  const char *rim;       /* art; NULL: not there */
  const char *sign;      /* (nullable) art: what it does */
  const char *resident;  /* (nullable) art: who lives there */
  gboolean    fresh;     /* since this turn */
  int         key;       /* digit by which who lives there moves; 0 none */
  gboolean    chosen;    /* who lives there is about to move */
} PhQuarterFace;

typedef struct
{
  const char   *hull;    /* art */
  int           width;   /* of the drawing, which is 120 high */
  gboolean      compact; /* little more than the quarters, for where there is little room */
  gboolean      dim;     /* not for now */
  int           colour;  /* of a compact one */
  int           cost;    /* metal; PH_NO_NUMBER: not for sale */
  int           lead;    /* of the drawing, before the hull of a whole one: for the price */
  int           n_quarters;
  PhQuarterFace quarters[PH_FACE_QUARTERS];
} PhSectorFace;

/* Of a card, what it does in words below its picture, or beside it; or below it on a card that is as high as two are wide. */
typedef enum
{
  PH_CARD_PLAIN,
  PH_CARD_WIDE,
  PH_CARD_SLIM,
} PhCardForm;

typedef struct
{
  const char *hull;      /* art, lights on or off */
  const char *type;      /* art: sign of the kind */
  const char *mark;      /* (nullable) art: whose it is, if nobody's */
  const char *effect;    /* (nullable) art: what the value counts */
  const char *title;     /* (nullable) name of the kind */
  const char *words;     /* (nullable) of a card: what it does; interned */
  PhCardForm  form;      /* of a card */
  char        value[PH_FACE_TEXT];  /* "4→3" */
  const char *currency;  /* art: what the price is in, or what is gained; NULL: gems */
  char        price[PH_FACE_TEXT];  /* "3", "3+2"; empty: none */
  int         level;     /* 1 to 3; 0: not known */
  int         column;    /* of ships that do the same */
  int         gems;      /* on it: it is used */
  gboolean    dear;      /* it costs more than there is now */
} PhShipFace;

typedef struct
{
  const char *sign;      /* art */
  char        text[PH_FACE_TEXT];
  gboolean    below;     /* the text is below the sign, not beside it */
  gboolean    dim;       /* there is none */
} PhSignFace;

typedef struct
{
  const char *sign;                     /* art: kind of ship */
  gboolean    tall;                     /* what a level costs, what it brings and who is there are one below the other */
  const char *rewards[PH_FACE_LEVELS][2];  /* art; (nullable) */
  int         prices[PH_FACE_LEVELS];   /* gems that a reward costs whoever takes it; 0: it is free */
  int         fees[PH_FACE_LEVELS];     /* gems for me; PH_NO_NUMBER: done or out of reach */
  int         next;                     /* level that I can go to, from 0; -1 none */
  const char *tokens[PH_FACE_SEATS];    /* art; NULL: no such seat */
  int         levels[PH_FACE_SEATS];    /* 0: not on the track */
} PhTrackFace;

typedef struct
{
  const char *hull;      /* art; NULL: not chosen yet */
  const char *sign;      /* (nullable) art: its power */
  const char *title;
  const char *words;     /* (nullable) of a card; interned */
} PhHubFace;

/* Three wings, level 1 first. */
typedef struct
{
  PhHubFace    hub;
  PhSectorFace sectors[3][PH_FACE_LEVELS];  /* a NULL hull: not built */
} PhStationFace;

typedef struct
{
  PhTileKind  kind;
  int         id;
  const char *spoken;
  int         key;       /* 1 to 9: the digit that chooses it; 0: none */
  gboolean    available;
  guint32     offer;     /* the action that it stands for, plus 1; 0: none */
  gboolean    chosen;
  gboolean    marked;    /* has just been moved or changed */
  PhDragKind  drag;      /* what it is when it is dragged; PH_DRAG_NONE: it cannot be */
  gboolean    target;    /* what is dragged now can be dropped here */
  union
  {
    PhSectorFace  sector;
    PhShipFace    ship;
    PhSignFace    sign;  /* also of a die */
    PhTrackFace   track;
    PhHubFace     hub;
    PhStationFace station;
  };
} PhTile;

/* An empty tile; padding is zero, so that equal tiles are equal bytes but for the spoken words. */
void     ph_tile_init  (PhTile       *tile,
                        PhTileKind    kind,
                        int           id);
PhTile  *ph_tile_copy  (const PhTile *tile);
void     ph_tile_free  (PhTile       *tile);
gboolean ph_tile_equal (const PhTile *one,
                        const PhTile *other);

static inline int
ph_drag_pack (const PhDrag *drag)
{
  return (int) drag->kind | (drag->quarter + 1) << 4 | drag->id << 8;
}

static inline PhDrag
ph_drag_unpack (int packed)
{
  return (PhDrag) { (PhDragKind) (packed & 15), packed >> 8, (packed >> 4 & 15) - 1 };
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhTile, ph_tile_free)

G_END_DECLS
