/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Space Station Phoenix by Gabriel J. Cohn; the rulings SP-R1 and on, and the sections, are those of the project's rules page. */

#include "components.h"
#include "engine/player.h"

enum
{
  PH_NONE = 0xff,               /* no hub, no sector, no ship, nobody */
  PH_UNKNOWN = 0xfe,            /* in a view: a hub or ship that the viewer does not know */
  PH_SPECIES = 5,
  PH_FACES = 4,
  PH_RESOURCES = 3,             /* the goods from PH_FOOD to PH_METAL */
  PH_SLOTS = PH_COLOURS * PH_LEVELS,  /* places for sectors in a station: ph_slot() */
  PH_MAX_FLEET = 48,            /* five ships of level 1 and every card of the draft */
  PH_MAX_DECK = PH_MAX_COPIES,
  PH_DEALT_HUBS = 2,
  PH_HAND = 3,                  /* cards that the draft deals for each level */
  PH_PICKS = 2,                 /* ... of which so many are picked */
  PH_SHOWN = 3,                 /* ships that a hub with PH_SETUP_SHIPS sees */
  PH_MAX_DICE = 11,             /* rolled at once */
  PH_MAX_GIVEN = 128,           /* coming faces that a position can give */
  PH_GIVEN_UNKNOWN = 0xff,      /* in a view: given_count if faces are given */
  PH_MAX_GOODS = 9999,          /* of a position: of each good and of the turns; nobody gains more */
  PH_NEUTRAL = PH_MAX_SEATS,    /* the owner of neutral ships */
  PH_WIN_VP = 40,               /* the end is triggered by so many VP on the track (S13), */
  PH_LAST_ALIENS = 4,           /* by so many aliens in the supply, or fewer, or by a sector in every slot */
  PH_INCOME_GEMS = 7,           /* with so many gems or fewer an income is always allowed (S11) */
  PH_EXCHANGE = 2,              /* resources that are given for one (S8) */
  PH_BUY_GEMS = 3,              /* gems that one resource costs (S8) */
  PH_RESIDENT_POINTS = 2,       /* final scoring (S14): VP for each resident, */
  PH_MOST_POINTS = 10,          /* for the most of a species, */
  PH_SECOND_POINTS = 5,         /* for the second most, */
  PH_GEMS_PER_POINT = 20,       /* for each so many gems left, */
  PH_RESOURCES_PER_POINT = 5,   /* and for each so many resources */
  PH_MAX_ACTIONS = 256,         /* 192 ways to reroll eleven dice; 200 ships in all fleets */
};

typedef enum
{
  PH_HUMAN, PH_TEAL_ALIEN, PH_PINK_ALIEN, PH_BROWN_ALIEN, PH_GOLD_ALIEN,
} PhSpecies;

typedef enum
{
  PH_FACE_FOOD, PH_FACE_WATER, PH_FACE_METAL, PH_FACE_HUMAN,
} PhFace;

typedef struct
{
  TableeRuleset base;
  bool          first_game;          /* fixed fleets and hubs, sectors 1 to 4 of each kind; no draft */
  bool          basic_hubs;          /* no advanced ones are dealt */
  PhComponents  components;
  PhSetup       setup;               /* follows: that of the number of seats */
  uint8_t       neutral_count;       /* follows: the first so many of the neutral ships are there */
  uint8_t       masks[PH_SECTORS][PH_QUARTER_KINDS];  /* follows: quarters of each kind, bit 0 for the leftmost */
} PhRuleset;

typedef enum
{
  PH_PHASE_TURN,
  PH_PHASE_DISMANTLE,
  PH_PHASE_BUILD,
  PH_PHASE_REROLL,
  PH_PHASE_PICK,
  PH_PHASE_HUMAN,
  PH_PHASE_PLACE,
  PH_PHASE_TRADE,
  PH_PHASE_GIVE,
  PH_PHASE_TAKE,
  PH_PHASE_LOBBY,
  PH_PHASE_DIPLO,
  PH_PHASE_INCOME_POWER,
  PH_PHASE_MOVE,
  PH_PHASE_MOVE_TO,
  PH_PHASE_DRAFT,
  PH_PHASE_HUB,
  PH_PHASE_HUB_SHIPS,
  PH_PHASE_HUB_SECTOR,
  PH_PHASE_HUB_DIPLO,
  PH_PHASE_OVER,
} PhPhase;

/* A ship as it was written when it was used: for the marker, which is only shown. */
typedef struct
{
  uint8_t owner;    /* seat, PH_NEUTRAL, or PH_NONE: the marker is with its player, and the rest is 0 */
  uint8_t ship;     /* ph_ship_kind(), or the row of a neutral ship */
  uint8_t ordinal;  /* the how manyth of its kind in the fleet, from 1; neutral: 1 */
} PhMarker;

typedef struct
{
  uint64_t used;                  /* bit i: ship i of the fleet holds gems, as many as it costs */
  uint16_t goods[PH_GOODS];
  uint16_t turns;                 /* begun, the present one included */
  uint8_t  tracks[PH_TRACKS];     /* levels of diplomacy */
  uint8_t  hub;                   /* or PH_NONE */
  uint8_t  dealt[PH_DEALT_HUBS];  /* in the set-up, until one is taken; rising; otherwise PH_NONE */
  PhMarker marker;
  uint8_t  fleet_count;
  uint8_t  fleet[PH_MAX_FLEET];   /* ph_ship_kind(), in the order of joining; 0 beyond fleet_count */
  uint8_t  sectors[PH_SLOTS];     /* index of the sector, or PH_NONE */
  uint8_t  filled[PH_SLOTS];      /* residents of the sector: they are in its leftmost quarters */
  uint8_t  fresh[PH_SLOTS];       /* bit i: the resident in quarter i was placed in the latest turn and is not yet active */
  uint8_t  residents[PH_SLOTS][PH_MAX_QUARTERS];  /* PhSpecies; 0 beyond filled */
} PhSeat;

/* What a phase needs to know. What the phase does not use is as the comment says after "otherwise". */
typedef struct
{
  uint8_t  owner;               /* of the ship in use: a seat or PH_NEUTRAL; otherwise PH_NONE */
  uint8_t  ship;                /* its place in the fleet, or its row; otherwise 0 */
  uint8_t  power;               /* the sector of the X or T that is used, instead of a ship; otherwise PH_NONE */
  uint8_t  sector;              /* "move-to": from where; otherwise PH_NONE */
  uint8_t  species;             /* "place" and "move-to": who; otherwise 0 */
  uint8_t  left;                /* transactions, or dice that may still be used (capacity); otherwise 0 */
  uint8_t  used;                /* bool: something has been done, so that it may stop; otherwise 0. In "human" and "place" 0 */
  uint8_t  observed;            /* bool: the hub's extra point of this expedition has been given; otherwise 0 */
  uint8_t  gives;               /* "give": goods still to give, 1 or 2; otherwise 0 */
  uint8_t  given;               /* "take" of a T: the PhGood that may not be taken; otherwise 0 */
  uint8_t  moved;               /* "lobby": bit set of the tracks advanced in this action; otherwise 0 */
  uint8_t  track;               /* "diplo": which; otherwise 0 */
  uint8_t  dice[PH_FACES];      /* "reroll", "pick", "human", "place" of a human: dice of each face; otherwise 0 */
  uint16_t spent;               /* in the income: bit set of the slots whose power has been used, the present one included */
} PhContext;

typedef struct
{
  TableeRandom chance;
  PhSeat       seats[PH_MAX_SEATS];     /* all 0 beyond the seats of the game */
  uint32_t     market[PH_LEVELS];       /* by level: bit colour * PH_TEMPLATES + number - 1 of the sectors still to be had */
  uint8_t      supply[PH_SPECIES];
  uint8_t      tokens[PH_MAX_NEUTRALS]; /* by row: 1 + the seat whose token lies there, with the ship's gems; 0: unused */
  uint8_t      phase;                   /* PhPhase */
  int8_t       current;                 /* seat to decide; in "over" the seat that played last */
  uint8_t      active;                  /* seat whose turn it is: current but in "diplo" */
  uint8_t      starting;                /* the seat that began */
  uint8_t      trigger;                 /* the seat that triggered the end, or PH_NONE */
  PhContext    context;

  /* The set-up; all of it 0 afterwards. */
  uint8_t      level;                   /* "draft": 3 or 2 */
  uint8_t      pick;                    /* "draft": 1 or 2 */
  uint8_t      hand_counts[PH_MAX_SEATS];
  uint8_t      hands[PH_MAX_SEATS][PH_HAND];  /* ph_ship_kind(), rising; 0 beyond */
  uint8_t      shown_count;             /* "hub-ships" */
  uint8_t      shown[PH_SHOWN];         /* ph_ship_kind(), rising; 0 beyond */
  uint8_t      deck_count;
  uint8_t      deck[PH_MAX_DECK];       /* level 2 cards; the next one is the last one; 0 beyond */

  uint8_t      given_count;             /* coming faces that were given in writing */
  uint8_t      given[PH_MAX_GIVEN];     /* PhFace; the next one is the last one; 0 beyond */
} PhState;

_Static_assert (sizeof (PhState) <= 1024, "states are copied often");

/* Kinds of actions, in the order of legal(). An action packs its kind and one number: ph_action(). */
typedef enum
{
  PH_ACTION_USE,        /* number: ph_ship() */
  PH_ACTION_INCOME,
  PH_ACTION_DISMANTLE,  /* place in the own fleet */
  PH_ACTION_BUILD,      /* sector */
  PH_ACTION_REROLL,     /* ph_dice(): the faces to roll again */
  PH_ACTION_KEEP,
  PH_ACTION_PICK,       /* PhFace */
  PH_ACTION_OBSERVE,
  PH_ACTION_RECRUIT,
  PH_ACTION_PLACE,      /* sector */
  PH_ACTION_ALIEN,      /* PhSpecies, not the human */
  PH_ACTION_EXCHANGE,
  PH_ACTION_BUY,
  PH_ACTION_GIVE,       /* PhGood of a resource */
  PH_ACTION_TAKE,       /* PhGood of a resource */
  PH_ACTION_LOBBY,      /* track */
  PH_ACTION_REWARD,     /* PhGood */
  PH_ACTION_POWER,      /* sector with the X or T */
  PH_ACTION_MOVE,       /* ph_lift(): sector and species */
  PH_ACTION_MOVE_TO,    /* sector */
  PH_ACTION_DRAFT,      /* ph_ship_kind() */
  PH_ACTION_HUB,        /* hub */
  PH_ACTION_SHIP,       /* ph_ship_kind() of a ship shown */
  PH_ACTION_SECTOR,     /* sector that the hub builds free */
  PH_ACTION_TRACK,      /* track that the hub advances free */
  PH_ACTION_STOP,       /* pick, trade, lobby */
  PH_ACTION_DONE,       /* powers, moves */
  PH_N_ACTIONS,
} PhActionKind;

static inline TableeAction
ph_action (PhActionKind kind,
           int          number)
{
  return (TableeAction) kind << 16 | (TableeAction) number;
}

/* May be beyond PH_N_ACTIONS for what comes from outside. */
static inline PhActionKind
ph_action_kind (TableeAction action)
{
  return (PhActionKind) (action >> 16);
}

static inline int
ph_action_number (TableeAction action)
{
  return (int) (action & 0xffff);
}

/* A ship on the table: @owner is a seat or PH_NEUTRAL, @place its place in that fleet, or its row. */
static inline int
ph_ship (int owner,
         int place)
{
  return owner << 8 | place;
}

static inline int
ph_ship_owner (int ship)
{
  return ship >> 8;
}

static inline int
ph_ship_place (int ship)
{
  return ship & 0xff;
}

/* Residents of @species in @sector, one of which moves. */
static inline int
ph_lift (int sector,
         int species)
{
  return sector << 8 | species;
}

static inline int
ph_lift_sector (int lift)
{
  return lift >> 8;
}

static inline int
ph_lift_species (int lift)
{
  return lift & 0xff;
}

/* Dice by face, at most 15 of each. */
static inline int
ph_dice (int food,
         int water,
         int metal,
         int human)
{
  return food << 12 | water << 8 | metal << 4 | human;
}

static inline int
ph_dice_count (int dice,
               int face)
{
  return dice >> (12 - 4 * face) & 0xf;
}

/* The slot of a sector in anybody's station: wing after wing, from the hub outwards. */
static inline int
ph_slot (int sector)
{
  return ph_sector_colour (sector) * PH_LEVELS + ph_sector_level (sector) - 1;
}

static inline bool
ph_in_market (const PhState *state,
              int            sector)
{
  return state->market[sector / (PH_COLOURS * PH_TEMPLATES)] >> sector % (PH_COLOURS * PH_TEMPLATES) & 1;
}

static inline bool
ph_ship_used (const PhSeat *seat,
              int           place)
{
  return seat->used >> place & 1;
}

static inline int
ph_count_used (const PhSeat *seat)
{
  int used = 0;

  for (int place = 0; place < seat->fleet_count; place++)
    used += ph_ship_used (seat, place);

  return used;
}

/* Whether @seat has built @sector. */
static inline bool
ph_has_sector (const PhSeat *seat,
               int           sector)
{
  return seat->sectors[ph_slot (sector)] == sector;
}

/* Quarters of a slot that are occupied by residents who are active, bit 0 for the leftmost. */
static inline unsigned
ph_active_quarters (const PhSeat *seat,
                    int           slot)
{
  return ((1u << seat->filled[slot]) - 1) & ~(unsigned) seat->fresh[slot];
}

/* Why an action is refused. */
enum
{
  PH_REASON_NO_SUCH_SHIP = TABLEE_REASON_GAME,  /* there is no such ship (any more) */
  PH_REASON_SHIP_USED,             /* it holds gems: used (S2, SP-R31) */
  PH_REASON_NEUTRAL_TAKEN,         /* another player's token lies on this neutral ship */
  PH_REASON_TOKEN_AWAY,            /* one's only token lies on another neutral ship */
  PH_REASON_TOO_FEW_GEMS,          /* the cost, and the fee of another's ship, must be at hand (SP-R44) */
  PH_REASON_NOTHING_TO_DISMANTLE,  /* no other unused ship in the own fleet */
  PH_REASON_NOTHING_TO_BUILD,      /* no sector that fits can be paid */
  PH_REASON_NO_TRANSACTION,        /* no transaction would be possible */
  PH_REASON_NO_LOBBYING,           /* no level could be paid, or all tracks are at the top */
  PH_REASON_INCOME_GATE,           /* more than 7 gems, no own ship used, and some ship can be used (S11) */
  PH_REASON_DISMANTLE_USED,        /* a used ship cannot be dismantled, nor the one in use (SP-R6) */
  PH_REASON_NOT_IN_MARKET,         /* the sector is not to be had */
  PH_REASON_BUILD_ORDER,           /* a wing is built level by level (SP-R8) */
  PH_REASON_TOO_LITTLE_METAL,      /* the sector costs more */
  PH_REASON_NO_SUCH_DIE,           /* there are no such dice */
  PH_REASON_MUST_ACT,              /* at least one die, transaction or level must be used before stopping (SP-R9) */
  PH_REASON_NO_HUMANS,             /* no human is left (SP-R12) */
  PH_REASON_NO_ALIENS,             /* no alien of this species is left (SP-R12) */
  PH_REASON_NO_ROOM,               /* no free quarter that would suit */
  PH_REASON_TOO_FEW_GOODS,         /* food, water, metal or gems are missing for it */
  PH_REASON_NO_SECTOR,             /* the seat has not built this sector */
  PH_REASON_WRONG_COLOUR,          /* teal, pink and brown aliens live in sectors of their own colour */
  PH_REASON_SECTOR_FULL,           /* it has no free quarter */
  PH_REASON_NO_GOODS,              /* the seat has none of this resource to give */
  PH_REASON_SAME_GOODS,            /* a swap is for another kind */
  PH_REASON_TRACK_TOP,             /* the track is at its top */
  PH_REASON_TRACK_MOVED,           /* the track has been advanced in this action */
  PH_REASON_NO_SUCH_REWARD,        /* none of the levels reached gives this */
  PH_REASON_REWARD_PRICE,          /* no gem to pay for the reward */
  PH_REASON_NO_POWER,              /* the sector has no active power of an income */
  PH_REASON_POWER_SPENT,           /* once in an income */
  PH_REASON_NO_RESIDENT,           /* nobody of this species lives there */
  PH_REASON_SAME_SECTOR,           /* moving within a sector is not offered (SP-R17) */
  PH_REASON_NOT_IN_HAND,           /* the hand has no such card */
  PH_REASON_NOT_DEALT,             /* this hub was not dealt to the seat */
  PH_REASON_NOT_SHOWN,             /* this ship is not on offer */
  PH_REASON_NOT_LEVEL_1,           /* the hub builds a sector of level 1 */
};

/* Where goods come from or go to: args of PH_EVENT_GAIN and PH_EVENT_PAY. */
typedef enum
{
  PH_SOURCE_DISMANTLE,  /* gain: metal of a dismantled ship, extras included */
  PH_SOURCE_BUILD,      /* pay: a sector */
  PH_SOURCE_SHIP,       /* gain: farm, ice */
  PH_SOURCE_COST,       /* pay: gems onto the ship in use */
  PH_SOURCE_FEE,        /* pay: gems to the owner of the ship in use; gain: the owner's */
  PH_SOURCE_TOLL,       /* gain: the hub of a ship's owner */
  PH_SOURCE_DIE,        /* gain: a resource die */
  PH_SOURCE_OBSERVE,    /* gain: a human die, the hub's extra included */
  PH_SOURCE_RECRUIT,    /* pay: for a human */
  PH_SOURCE_ALIEN,      /* pay: for an alien */
  PH_SOURCE_EXCHANGE,   /* pay and gain; the gain of a purchase as well */
  PH_SOURCE_BUY,        /* pay: gems for a resource */
  PH_SOURCE_SWAP,       /* pay and gain: a T quarter */
  PH_SOURCE_LOBBY,      /* pay: a level of diplomacy */
  PH_SOURCE_FRONT,      /* gain: alone in front on the track used */
  PH_SOURCE_REWARD,     /* pay and gain: chosen */
  PH_SOURCE_HUB,        /* gain: income of the hub */
  PH_SOURCE_QUARTER,    /* gain: income of a quarter; details: sector, quarter from 0 */
  PH_SOURCE_MOVE,       /* pay: a resident moves */
  PH_SOURCE_START,      /* gain: start goods of the hub */
  PH_SOURCE_PLACE,      /* gain: compensation for playing later */
} PhSource;

/* Why the end is triggered: args of PH_EVENT_TRIGGER, bits. */
enum
{
  PH_TRIGGER_VP = 1 << 0,
  PH_TRIGGER_SECTORS = 1 << 1,
  PH_TRIGGER_ALIENS = 1 << 2,
};

/* Rows of the score sheet, in order. */
typedef enum
{
  PH_SCORE_TRACK, PH_SCORE_SECTORS, PH_SCORE_RESIDENTS, PH_SCORE_HUMAN, PH_SCORE_TEAL, PH_SCORE_PINK, PH_SCORE_BROWN,
  PH_SCORE_GOLD, PH_SCORE_HUB, PH_SCORE_QUARTERS, PH_SCORE_GEMS, PH_SCORE_RESOURCES, PH_SCORE_ROWS,
} PhScoreRow;

/* What they are called in writing and in the score sheet, by PhScoreRow; NULL at the end. */
extern const char *const ph_score_row_ids[PH_SCORE_ROWS + 1];

/*
 * Events; "seat" is the seat of the event. Details are public (audience all) unless said otherwise. "Now" is after the event.
 * An action may be followed by: its own event, what it pays and gains, rewards, end of the turn, next turn.
 */
typedef enum
{
  PH_EVENT_NONE,

  /* The set-up. */
  PH_EVENT_ALIENS,     /* nobody; reveals; the supply; args: teal, pink, brown, gold aliens; details: humans */
  PH_EVENT_MARKET,     /* nobody; reveals; sectors come into the market; args: level, bit set as in PhState.market */
  PH_EVENT_DEAL_HUB,   /* reveals; gets a hub to choose from; details, for the seat: hub */
  PH_EVENT_DEAL_SHIP,  /* reveals; gets a card of the draft; args: level, cards of the hand now; details, for the seat: kind */
  PH_EVENT_DRAFT,      /* reveals; a card joins the fleet; args: kind, ships of the fleet now, cards of the hand now */
  PH_EVENT_PASS,       /* reveals; passes the hand on; args: to whom, cards; details, for both: kinds */
  PH_EVENT_DISCARD,    /* discards the last card of the draft; args: level; details, for the seat: kind */
  PH_EVENT_HUB,        /* reveals; takes a hub; args: hub */
  PH_EVENT_SHOW_SHIP,  /* reveals; sees an undrafted ship; details, for the seat: kind */
  PH_EVENT_JOIN,       /* a ship joins the fleet without a draft; reveals if it was shown to the seat alone; args: kind, ships of
                        * the fleet now */

  /* The turn. */
  PH_EVENT_TURN,       /* the turn of the seat begins; args: number of the turn of this seat, whether it is its last one */
  PH_EVENT_USE,        /* uses a ship; args: ph_ship(), kind (neutral: what it acts as), gems laid onto it, fee for the owner.
                        * Events of what is paid follow */
  PH_EVENT_DISMANTLE,  /* a ship leaves the game; args: kind, its place in the fleet until now, ships left */
  PH_EVENT_BUILD,      /* builds a sector; args: sector, metal paid (0: the hub builds it), sectors of the seat now */
  PH_EVENT_ROLL,       /* reveals; a die is rolled; args: face, how manyth from 1, of how many, sector of the X or -1 */
  PH_EVENT_REROLL,     /* puts dice back to roll them again; args: food, water, metal, human */
  PH_EVENT_KEEP,       /* rolls no die again */
  PH_EVENT_PICK,       /* uses a die; args: face, dice that may still be used, dice left */
  PH_EVENT_RESIDENT,   /* a human or alien leaves the supply for the seat; args: species, left in the supply */
  PH_EVENT_PLACE,      /* it moves in; args: species, sector, quarter from 0, residents of the seat now */
  PH_EVENT_TRADE,      /* begins an exchange or a purchase; args: PH_ACTION_EXCHANGE or PH_ACTION_BUY, transactions left */
  PH_EVENT_STOP,       /* stops an action that could go on; args: PhPhase */
  PH_EVENT_TRACK,      /* advances on a track; args: track, level now, gems paid (0: the hub's) */
  PH_EVENT_REWARD,     /* a reward of diplomacy begins, by choice or because there is but one; args: track, PhGood */
  PH_EVENT_PAY,        /* loses goods; args: PhGood, amount, amount now, PhSource */
  PH_EVENT_GAIN,       /* gains goods; args: PhGood, amount, amount now, PhSource; details: as PhSource says */

  /* The income. */
  PH_EVENT_INCOME,     /* takes an income; the marker comes back; args: gems now */
  PH_EVENT_TOKEN,      /* the token comes back; args: row of the neutral ship, gems to the supply */
  PH_EVENT_CLEAR,      /* an own ship is free again; args: its place, kind, gems to the supply */
  PH_EVENT_POWER,      /* uses the power of a quarter; args: sector, quarter from 0, PhQuarterKind */
  PH_EVENT_LIFT,       /* chooses a resident to move; args: species, sector */
  PH_EVENT_MOVE,       /* it moves; args: species, sector from, sector to, quarter there from 0 */
  PH_EVENT_DONE,       /* uses no further power, moves nobody more; args: PhPhase */

  /* The end. */
  PH_EVENT_TRIGGER,    /* the end of the game is triggered: one turn more for each of the others; args: PH_TRIGGER_ bits */
  PH_EVENT_LIMIT,      /* nobody; the game ends because everybody has had so many turns; args: turns */
  PH_EVENT_SCORE,      /* final scoring; args: PhScoreRow, points, total so far; rows without points are left out. Row after row,
                        * the seats in order */
  PH_EVENT_GAME_OVER,  /* nobody; args: totals of the seats */
  PH_N_EVENTS,
} PhEvent;

extern const TableeGame tablee_space_station_phoenix_game;
extern const TableeHeuristics tablee_space_station_phoenix_heuristics;

/* The options' defaults for @seats; the components are still to be filled in. */
void ph_ruleset_init          (PhRuleset       *ruleset,
                               int              seats);

/* Fills what follows from options and components: game, checksum and tables. All of it is valid. */
void ph_ruleset_complete      (PhRuleset       *ruleset);

/*
 * What a seat has and what things would cost it: for tables, hints and heuristics. All of it works on views.
 */

/* What @kind of power the active quarters and the hub of @seat give in all. */
int  ph_count_bonus           (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               PhQuarterKind    kind);

/* What a ship on the table acts as: its ph_ship_kind(). @ship: ph_ship(). */
int  ph_acts_as               (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              ship);

/* Gems that @seat would lay onto @ship, and the @fee (may be NULL) for its owner. */
int  ph_use_cost              (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              ship,
                               int             *fee);

/* Whether @ship holds gems. */
bool ph_is_used               (const PhState   *state,
                               int              ship);

/* The row of the neutral ship where @seat's token lies, or -1. */
int  ph_find_token            (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat);

/* The metal that @sector costs @seat after all discounts; @kind: the ph_ship_kind() that builds, or PH_NONE: without one. */
int  ph_build_cost            (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              sector,
                               int              kind);

/* Whether @sector is the next one of its wing for @seat. */
bool ph_is_next_sector        (const PhState   *state,
                               int              seat,
                               int              sector);

/* Gems for the next level of @track; 0 at the top. */
int  ph_lobby_cost            (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              track);

/* The metal that @seat would get for the ship at @place of its fleet with a dismantle ship of @kind. */
int  ph_scrap_metal           (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              place,
                               int              kind);

/* The points that observing the humans brings whoever has the expedition or the power that is under way. */
int  ph_observed_points       (const PhRuleset *ruleset,
                               const PhState   *state);

/* How much of @good the levels of @seat on @track offer as a reward, *@price (may be NULL) gems to be paid for it; 0: none. */
int  ph_reward                (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              track,
                               PhGood           good,
                               int             *price);

/* Whether @seat is alone in front on @track. */
bool ph_is_front              (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              track);

/* What an income now would bring without powers. */
void ph_count_income          (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat,
                               int              goods[PH_GOODS]);

void ph_count_residents       (const PhSeat    *seat,
                               int              counts[PH_SPECIES]);
int  ph_count_sectors         (const PhSeat    *seat);
int  ph_count_aliens          (const PhState   *state);

/* Food, water and metal together. */
int  ph_count_resources       (const PhSeat    *seat);

/* A sector's free quarters; 0 for an empty slot. */
int  ph_count_free            (const PhRuleset *ruleset,
                               const PhSeat    *seat,
                               int              slot);

/* Whether a resident of @species can live in @sector of @seat: TABLEE_REASON_NONE, or why not. */
TableeReason ph_check_room    (const PhRuleset *ruleset,
                               const PhSeat    *seat,
                               int              sector,
                               int              species);

/* Whether @seat has what a human costs, and room for one, of whom there are some. */
bool ph_can_recruit           (const PhRuleset *ruleset,
                               const PhState   *state,
                               const PhSeat    *seat);

/* A station counted once, for all its bonuses. */
typedef struct
{
  int residents[PH_SPECIES];
  int all_residents;
  int sectors;
  int top_sectors;
  int full_sectors;
  int wings;
} PhStation;

void ph_count_station         (const PhRuleset *ruleset,
                               const PhSeat    *seat,
                               PhStation       *station);

/* What an end bonus is worth to @seat, whose station is @station; @colour: of the sector that has it. */
int  ph_end_points            (const PhSeat    *seat,
                               const PhStation *station,
                               const PhEnd     *end,
                               int              colour);

/* Points of each seat for the most or second most of a species, of which each has @counts (S14). */
void ph_share_majority        (const int       *counts,
                               int              seats,
                               int             *points);

/* The score sheet in numbers: points of each seat in each row. */
void ph_count_scores          (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              points[PH_SCORE_ROWS][PH_MAX_SEATS]);

/* VP at the end for a sector of @level, 1 to 3 (S14). */
int  ph_sector_points         (int              level);

/* The place of @seat in turn order, from 0. */
int  ph_place                 (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              seat);

/*
 * For reading positions in which something is absent; in this order
 */

/* Draws aliens until supply and residents are as many as the setup says. */
void ph_draw_aliens           (const PhRuleset *ruleset,
                               PhState         *state);

/* Draws sectors until each colour and level has as many as the setup says, built ones included. */
void ph_draw_market           (const PhRuleset *ruleset,
                               PhState         *state);

/* Every level 2 card that is in no fleet and no hand and is not shown, shuffled. */
void ph_fill_deck             (const PhRuleset *ruleset,
                               PhState         *state);

/* How many cards of @kind are in fleets and hands and among those shown; level 1: in fleets. */
int  ph_count_ships           (const PhRuleset *ruleset,
                               const PhState   *state,
                               int              kind);
