/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Al Cabohne by Uwe Rosenberg; the rulings AC-R1 and on are those of the project's rules page. */

#include "engine/player.h"

enum
{
  AC_TYPES = 7,
  AC_CARDS = 116,
  AC_BOSSES = 3,
  AC_FIELDS = 3,               /* a player's, the third one included */
  AC_SEATS = 2,
  AC_COINS = 4,                /* no field is worth more */
  AC_HAND = 5,                 /* cards dealt to each of two players */
  AC_HAND_ALONE = 7,
  AC_FIELD_PRICE = 4,          /* coins for the third field */
  AC_REVEALED = 3,             /* cards turned up in a turn that count */
  AC_DRAWN = 2,                /* cards drawn at the end of a turn */
  AC_COUNTS = 32,              /* numbers of cards that a field may have, with 0: of no type there are so many */
  AC_COUNT_BITS = 3 * AC_FIELDS + 1,           /* of a ground */
  AC_PLANTINGS = AC_FIELDS + 1,
  AC_ENDINGS = AC_FIELDS + 2,
  AC_FEW = 4,                  /* no more of either are legal at once: a field that is for sale is not harvested */
  AC_GIFTS = 5,                /* hand cards that are noted as gifts */
  AC_ROOM = 128,               /* for a pile: all cards and a word, and quick to multiply with */
  AC_WORD = 8,                 /* bytes that are worked on at once */

  /* Leftovers or revealed cards, hand cards, harvests, and the two last kinds. */
  AC_MAX_ACTIONS = AC_TYPES * AC_FIELDS + AC_TYPES * AC_BOSSES + AC_CARDS * AC_BOSSES + AC_FIELDS + 2,
};

/* By the number of cards, the most first. */
typedef enum
{
  AC_BLUE,                     /* Blaue Bohne */
  AC_KIDNEY,                   /* Kidneybohne */
  AC_FIRE,                     /* Feuerbohne */
  AC_PUFF,                     /* Puffbohne */
  AC_BROAD,                    /* Saubohne */
  AC_FRENCH,                   /* Brechbohne */
  AC_RUNNER,                   /* Stangenbohne */
  AC_HIDDEN,                   /* in views: a card of some type */
} AcType;

/* A card is its type. */
typedef uint8_t AcCard;

typedef enum
{
  AC_AL,                       /* Al Cabohne */
  AC_DON,                      /* Don Corlebohne */
  AC_JOE,                      /* Joe Bohnano: with one player only */
} AcBoss;

/* Where cards may go among fields or bosses: three bits for each type. */
typedef uint32_t AcPlaces;

/* The actions of a set of few, listed. */
typedef struct
{
  TableeAction actions[AC_FEW];
  uint32_t     count;
} AcActionSet;

typedef enum
{
  AC_PHASE_LEFTOVERS,          /* P1: what the other left is planted or discarded */
  AC_PHASE_PAY,                /* P2: dues to the bosses */
  AC_PHASE_PLANT,              /* P3a: the first card of the hand must be planted */
  AC_PHASE_PLANT_MORE,         /* P3b: the next one may be */
  AC_PHASE_CULTIVATE,          /* P5: revealed cards, and gifts to the bosses */
  AC_PHASE_DRAW,               /* after the two cards of P6: a last chance to harvest or buy */
  AC_PHASE_OVER,
} AcPhase;

/* The ordered piles; ac_pile() gives their cards. */
typedef enum
{
  AC_PILE_HAND,                /* of seat 0; + 1: of seat 1. The front card is the first one */
  AC_PILE_COINS = AC_PILE_HAND + AC_SEATS,    /* of seat 0; + 1: of seat 1. The coin last earned is the last one */
  AC_PILE_MAFIA = AC_PILE_COINS + AC_SEATS,   /* the bosses' coins. The last earned is the last one */
  AC_PILE_DISCARD,             /* the top is the last one */
  AC_PILE_DRAW,                /* the top is the last one */
  AC_PILES,
} AcPile;

typedef struct
{
  uint8_t type;                /* AcType; 0 without cards */
  uint8_t count;
} AcField;

/* What the fields of a seat, or the bosses, hold and may take; board.h works on it. */
typedef struct
{
  AcPlaces places;             /* for a type that grows: its own field; for any other one: those without cards */
  AcPlaces strange;            /* the types that grow nowhere: their first places */
  uint32_t counts;             /* the fields without cards, those with one, those with several: three bits each; then whether the
                                * third one may be bought, at once. Of the bosses only those without cards */
} AcGround;

/*
 * Each pile has room for all cards: longer than it would need to be, but nothing ever moves because of what happens to another
 * one. Words of eight bytes may be written at the end of any.
 */
typedef struct
{
  TableeRandom chance;
  uint8_t      phase;                        /* AcPhase */
  int8_t       current;                      /* seat to decide; in "over" the seat that played last */
  uint8_t      exhaustions;                  /* E: how often the last card of the draw pile was taken */
  uint8_t      owned[AC_SEATS];              /* fields of each seat: 2 or 3; 0 for a seat that is not there */
  AcField      bosses[AC_BOSSES];
  AcField      fields[AC_SEATS][AC_FIELDS];
  uint8_t      open[AC_TYPES];               /* "cultivate": revealed cards; "draw" and "leftovers": leftovers; by type */
  uint8_t      set_aside[AC_TYPES];          /* coins paid for fields, until the next shuffle; by type */
  uint8_t      sizes[AC_PILES];
  AcCard       cards[AC_PILES][AC_ROOM];     /* the ordered piles; 0 beyond their sizes */

  /* What follows from all this, for legal(): whoever changes something keeps it true. See ac_state_note(). */
  AcPlaces     lying;                        /* all places of the types that lie open */
  uint32_t     gifts;                        /* "cultivate": what the hand has for the bosses; board.h reads it */
  AcGround     grounds[AC_SEATS + 1];        /* the fields of each seat, then those of the bosses */
} AcState;

typedef struct
{
  TableeRuleset base;          /* first: the seat that deals; alone it means nothing */
  bool          kidney_3678;   /* the kidney bean's other beanometer */
  uint8_t       bosses;        /* 2, alone 3 */
  uint8_t       limit;         /* E at which the game ends: 3, alone 1 */
  uint8_t       steps[AC_TYPES][AC_COINS];             /* cards for 1 to 4 coins */
  uint8_t       boss_cards[AC_BOSSES][AC_WORD];        /* cards with which each boss harvests, by type */
  uint8_t       values[AC_TYPES][AC_COUNTS];           /* coins, by the number of cards */
  AcActionSet   plantings[1 << AC_PLANTINGS];          /* for legal(): a bit for each field, one for stopping */
  AcActionSet   endings[1 << AC_ENDINGS];              /* the same: a bit for each harvest, for buying and for the end */
  uint8_t       ripe[1 << AC_COUNT_BITS];              /* those bits by the counts of a ground, and from that of the end on how
                                                        * many they are */
  AcPlaces      must_go;       /* of the cards that lie open, before the end of cultivating: all if alone, otherwise none */
  bool          quick_bits;    /* the processor counts bits at once (notation.c): the same lists are made sooner then */
  AcState       start;         /* of every game, before its chance: all cards lie in the draw pile, not yet shuffled */
} AcRuleset;

/*
 * Actions: kind, then two arguments; ac_action() packs them. Fields, bosses and positions in the hand count from 0. legal() lists
 * them in this order.
 */
typedef enum
{
  AC_ACTION_PLANT,             /* field: the front card of the hand ("plant", "plant-more") */
  AC_ACTION_STOP,              /* no second card ("plant-more") */
  AC_ACTION_PLANT_OPEN,        /* type, field: a leftover or a revealed card */
  AC_ACTION_DISCARD,           /* type: a leftover */
  AC_ACTION_PAY,               /* all dues */
  AC_ACTION_GIVE,              /* type, boss: a revealed card */
  AC_ACTION_GIVE_HAND,         /* position in the hand (0 is the front), boss */
  AC_ACTION_HARVEST,           /* field */
  AC_ACTION_BUY,               /* the third field */
  AC_ACTION_END,               /* of cultivating ("cultivate"), of the turn ("draw") */
  AC_ACTION_KINDS,
} AcActionKind;

static inline TableeAction
ac_action (AcActionKind kind,
           int          first,
           int          second)
{
  return (TableeAction) kind << 16 | (TableeAction) first << 8 | (TableeAction) second;
}

static inline AcActionKind
ac_action_kind (TableeAction action)
{
  return (AcActionKind) (action >> 16);
}

/* Type or position in the hand; the field of PLANT and HARVEST. */
static inline int
ac_action_first (TableeAction action)
{
  return (int) (action >> 8 & 0xff);
}

/* Field or boss. */
static inline int
ac_action_second (TableeAction action)
{
  return (int) (action & 0xff);
}

enum
{
  AC_REASON_NOT_THERE = TABLEE_REASON_GAME,  /* no such card among the leftovers or the revealed cards */
  AC_REASON_NOT_IN_HAND,       /* the hand has no card at this position */
  AC_REASON_NO_FIELD,          /* the third field has not been bought */
  AC_REASON_OTHER_TYPE,        /* another type grows on this field */
  AC_REASON_OTHER_FIELD,       /* this type grows on another field of the seat already (AC-R21) */
  AC_REASON_NO_BOSS,           /* Joe is not in this game */
  AC_REASON_BOSS_OTHER_TYPE,   /* the boss collects another type */
  AC_REASON_OTHER_BOSS,        /* another boss collects this type already */
  AC_REASON_NOTHING_GROWS,     /* nothing to harvest on this field (AC-R20) */
  AC_REASON_LONE_BEAN,         /* a single bean, and neither another single one nor an empty field (AC-R4) */
  AC_REASON_NO_TRADE,          /* alone no field can be bought */
  AC_REASON_BOUGHT,            /* the third field has been bought */
  AC_REASON_COINS,             /* fewer coins than the field costs */
  AC_REASON_BOSS_WAITS,        /* a boss is without cards, and the hand has one for him (AC-R13, AC-R32) */
  AC_REASON_CARDS_WAIT,        /* alone: revealed cards are still to be cultivated */
};

/*
 * Events. "seat" is who does it; TABLEE_NOBODY in the set-up, and where it is the Mafia's. Everything is public but for the cards
 * that go to a hand. Counts are what is there afterwards. What turns up a hidden card reveals.
 */
typedef enum
{
  AC_EVENT_NONE,
  AC_EVENT_DEAL,            /* the game begins; seat: who deals (alone: 0); args: cards of a hand */
  AC_EVENT_DEAL_CARD,       /* to a hand; args: cards in hand, cards in the draw pile; details: type, for the seat only */
  AC_EVENT_TURN,            /* the turn of a seat begins */
  AC_EVENT_PLANT,           /* the front card of the hand; reveals to the other; args: type, field, cards on it, cards in hand */
  AC_EVENT_STOP,            /* plants no second card */
  AC_EVENT_PLANT_OPEN,      /* a leftover or revealed card; args: type, field, cards on it, open cards left */
  AC_EVENT_DISCARD,         /* a leftover; args: type, cards in the discard pile, open cards left */
  AC_EVENT_PAY,             /* a due card goes to a boss; args: type, field, boss, cards of the boss */
  AC_EVENT_GIVE,            /* a revealed card goes to a boss; args: type, boss, cards of the boss, open cards left */
  AC_EVENT_GIVE_HAND,       /* reveals to the other; args: type, position in the hand, boss, cards of the boss */
  AC_EVENT_HARVEST,         /* args: type, field, cards, coins of them; the other cards lie on the discard pile */
  AC_EVENT_BUY,             /* the third field; args: coins left, coins set aside in all */
  AC_EVENT_BOSS_HARVEST,    /* nobody; args: type, boss, cards, coins of them */
  AC_EVENT_TURN_UP,         /* from the draw pile, to lie open; reveals; args: type, open cards, cards in the draw pile */
  AC_EVENT_TURN_UP_BOSS,    /* from the draw pile, to a boss; reveals; args: type, boss, cards of the boss, cards in the draw
                             * pile */
  AC_EVENT_PICK_UP,         /* from the discard pile, to lie open; args: type, open cards, cards in the discard pile */
  AC_EVENT_PICK_UP_BOSS,    /* from the discard pile, to a boss; args: type, boss, cards of the boss, cards in the discard pile */
  AC_EVENT_LEAVE,           /* ends cultivating; args: cards left to the other player */
  AC_EVENT_DRAW,            /* to the back of the hand; reveals; args: cards in hand, cards in the draw pile; details: type, for
                             * the seat only */
  AC_EVENT_EXHAUSTED,       /* the last card of the draw pile was taken; nobody; args: E, its limit */
  AC_EVENT_SHUFFLE,         /* discard pile and coins set aside become the draw pile; nobody; args: cards */
  AC_EVENT_NO_CARDS,        /* a card is missing and there is none to shuffle: E is at its limit (AC-R17); nobody; args: E */
  AC_EVENT_CLEAR,           /* the game ends: a revealed card that nobody used is discarded; args: type, cards in the discard
                             * pile */
  AC_EVENT_CLEAR_HAND,      /* the game ends: a hand card is discarded; reveals; args: type, cards in hand, cards in the discard
                             * pile */
  AC_EVENT_SELL,            /* the game ends: a field counts as sold, and stays; args: type, field, cards, coins */
  AC_EVENT_SELL_BOSS,       /* the same of a boss; nobody; args: type, boss, cards, coins before doubling */
  AC_EVENT_GAME_OVER,       /* nobody; args: coins of seat 0, of seat 1 (alone 0), of the Mafia (alone: doubled) */
} AcEvent;

extern const TableeGame tablee_al_cabohne_game;
extern const TableeHeuristics tablee_al_cabohne_heuristics;

/* How many cards of @type there are. */
int           ac_copies             (AcType            type);

/* The options' defaults; what follows from the options is left to ac_ruleset_complete(). */
void          ac_ruleset_init       (AcRuleset        *ruleset,
                                     int               seats);
void          ac_ruleset_complete   (AcRuleset        *ruleset);

/*
 * For who looks at a state or a view. Nothing here needs more than the view.
 */

/* The cards of @pile in order; *@count says how many. */
const AcCard *ac_pile               (const AcState    *state,
                                     AcPile            pile,
                                     int              *count);

/* How many cards lie open: revealed, or left over. */
static inline int
ac_count_open (const AcState *state)
{
  int count = 0;

  for (int type = 0; type < AC_TYPES; type++)
    count += state->open[type];

  return count;
}

/* What a field is worth, in coins. */
static inline int
ac_field_value (const AcRuleset *ruleset,
                AcField          field)
{
  return ruleset->values[field.type][field.count];
}

/* How many more cards bring @field its next coin: 0 if there is none. @field has a type. */
int           ac_cards_to_next_coin (const AcRuleset  *ruleset,
                                     AcField           field);

/* The coins of a seat, or, for the number of seats, of the Mafia (alone: doubled), as they lie there. */
int           ac_coins              (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     int               column);

/* The same, and all fields sold. */
int           ac_total              (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     int               column);

/* What is to be seen of a column's coins: those that lie there, and at the end of the game what the fields have been sold for as well. The
 * Mafia's are not doubled. */
int           ac_coins_now          (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     int               column);

/* Coins that @boss waits for before he harvests: 3, 2, 1. */
static inline int
ac_boss_coins (AcBoss boss)
{
  return AC_BOSSES - (int) boss;
}

/* Cards of @type with which @boss harvests. */
int           ac_boss_cards         (const AcRuleset  *ruleset,
                                     AcBoss            boss,
                                     AcType            type);

/* Whether @seat could put a card of @type on @field of its own now: why not, or TABLEE_REASON_NONE. */
TableeReason  ac_check_plant        (const AcState    *state,
                                     int               seat,
                                     int               field,
                                     AcType            type);

/* Whether @boss can be given a card of @type now: why not, or TABLEE_REASON_NONE. */
TableeReason  ac_check_give         (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     AcBoss            boss,
                                     AcType            type);

/* Whether the hand of the seat that is to move has a card that @boss can be given, as far as it is known: a hidden card is none. */
bool          ac_hand_feeds         (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     AcBoss            boss);

/* Whether @boss must be given a card before the seat that is to move is done with cultivating (AC-R13), as far as its hand is known. */
bool          ac_boss_waits         (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     AcBoss            boss);

/* Whether the game ends with this cultivating: the draw pile has been used up for the last time (AC-R24). */
bool          ac_is_last_turn       (const AcRuleset  *ruleset,
                                     const AcState    *state);

/* Whether the two cards that are drawn after this cultivating use up the draw pile for the last time, and so end the game (AC-R33). */
bool          ac_drawing_ends       (const AcRuleset  *ruleset,
                                     const AcState    *state);

/* Whether @field of @seat may be harvested in its turn: why not, or TABLEE_REASON_NONE. */
TableeReason  ac_check_harvest      (const AcState    *state,
                                     int               seat,
                                     int               field);

/* Whether @seat may buy its third field in its turn: why not, or TABLEE_REASON_NONE. */
TableeReason  ac_check_buy          (const AcRuleset  *ruleset,
                                     const AcState    *state,
                                     int               seat);

/* Which boss collects @type, or -1. */
int           ac_boss_of_type       (const AcState    *state,
                                     AcType            type);

/* The field of @seat that owes a card to @boss, or -1. */
int           ac_due_field          (const AcState    *state,
                                     int               seat,
                                     AcBoss            boss);

/* Whether some field of @seat owes a card to a boss. */
bool          ac_has_dues           (const AcState    *state,
                                     int               seat);

/* How many cards of each type lie where the viewer of @view cannot see them, in the draw pile or in a hand: those that are seen
 * nowhere. */
void          ac_count_unseen       (const AcState    *view,
                                     int               unseen[AC_TYPES]);

/* Notes in @state what follows from the rest of it: for who builds a state, or hides what a hand holds. */
void          ac_state_note         (AcState          *state);

/* Puts @card behind all others of @pile: for who builds a state. The state has room for it. */
void          ac_pile_push          (AcState          *state,
                                     AcPile            pile,
                                     AcCard            card);

/* Cards of which a new draw pile would be made now: discarded ones and coins paid for fields (AC-R16, AC-R18). Works on views. */
int           ac_count_renewal      (const AcState    *state);

/* Puts all cards that lie nowhere else into the draw pile: a position without "draw", which is to be shuffled. */
void          ac_fill_draw_pile     (AcState          *state);
void          ac_shuffle_draw_pile  (AcState          *state);
