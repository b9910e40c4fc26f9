/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Bean chains, a course project of the University of Ottawa after Uwe Rosenberg's Bohnanza; the rulings CH-R1 and on are those of
 * the project's rules page. */

#include "engine/player.h"

enum
{
  CH_SEATS = 2,
  CH_BEANS = 8,
  CH_CARDS = 104,
  CH_DEAL = 5,           /* cards of a hand at the beginning */
  CH_TURN_UP = 3,        /* cards that a turn lays into the trade area */
  CH_DRAW = 2,           /* cards that a turn adds to the hand */
  CH_TURN_CARDS = CH_TURN_UP + CH_DRAW,
  CH_MAX_TURNS = 21,     /* of a position; a whole game has 19 */
  CH_MAX_CHAINS = 3,
  CH_CHAIN_PRICE = 3,    /* coins for the third chain, where it must be bought */
  CH_DEFAULT_PLAYS = 2,  /* of the option */
  CH_MAX_WORTH = 4,      /* coins that the longest chain brings */
  CH_MAX_COINS = 104,    /* on the counter of a seat; no game that was dealt comes near it */
  CH_NO_BEAN = CH_BEANS, /* in a view: a card that the viewer does not know; elsewhere: no card */
};

/* In the order of the rules page: the most frequent first. */
typedef enum
{
  CH_BLUE, CH_CHILI, CH_STINK, CH_GREEN, CH_SOY, CH_BLACK, CH_RED, CH_GARDEN,
} ChBean;

typedef struct
{
  TableeRuleset base;
  int32_t       chains;      /* 3; 2: the third must be bought */
  int32_t       plays;       /* 2: one card, and a second one if wished; 0: as many as wished */
  bool          final_sale;  /* chains that stand at the end count as sold */
} ChRuleset;

typedef enum
{
  CH_PHASE_LEFTOVERS,
  CH_PHASE_PLAY,
  CH_PHASE_PLAY_MORE,
  CH_PHASE_DISCARD,
  CH_PHASE_TRADE,
  CH_PHASE_SELL,
  CH_PHASE_OVER,
} ChPhase;

typedef struct
{
  uint8_t coins;
  uint8_t bought;            /* has bought the third chain */
  uint8_t types;             /* bit set of the beans that have a chain */
  uint8_t hand_count;
  uint8_t chains[CH_BEANS];  /* cards of the chain of each bean; 0: no chain */
  uint8_t hand[CH_CARDS];    /* ChBean, the front card first; 0 beyond hand_count */
} ChSeat;

typedef struct
{
  TableeRandom chance;
  uint8_t      phase;              /* ChPhase */
  int8_t       current;            /* seat to decide; in "over" the seat that played last */
  uint8_t      turn;               /* from 1 */
  uint8_t      pending;            /* in "sell": the bean that needs room; otherwise CH_NO_BEAN */
  uint8_t      from;               /* in "sell": the phase that asked; otherwise CH_PHASE_OVER */
  uint8_t      trade_types;        /* bit set of the beans in the trade area */
  uint8_t      deck_count;
  uint8_t      discard_count;
  uint8_t      trade[CH_BEANS];    /* cards of each bean in the trade area */
  uint8_t      removed[CH_BEANS];  /* cards of sold chains */
  uint8_t      deck[CH_CARDS];     /* the next card is the last one: deck[deck_count - 1]; 0 beyond */
  uint8_t      discard[CH_CARDS];  /* the top card is the last one; 0 beyond. Every seat remembers all of it (CH-R22) */
  ChSeat       seats[CH_SEATS];
} ChState;

/* Kinds of actions, in the order of legal(). An action packs its kind and one number: ch_action(). */
typedef enum
{
  CH_ACTION_CHAIN,      /* a card of the trade area goes to a chain; the number is its ChBean */
  CH_ACTION_DISCARD,    /* a card that was left in the trade area is thrown away; ChBean */
  CH_ACTION_PLAY,       /* the front card of the hand goes to a chain */
  CH_ACTION_STOP,       /* no further card of the hand is played */
  CH_ACTION_SELL,       /* the chain that is sold to make room; ChBean */
  CH_ACTION_THROW,      /* a card of the hand goes to the discard pile; its place in the hand, from 0 */
  CH_ACTION_NONE,       /* no card of the hand is thrown away */
  CH_ACTION_END,        /* what is left in the trade area stays there, and the turn ends */
  CH_ACTION_BUY_CHAIN,  /* three coins for the third chain */
  CH_N_ACTIONS,
} ChActionKind;

static inline TableeAction
ch_action (ChActionKind kind,
           int          number)
{
  return (TableeAction) kind << 8 | (TableeAction) number;
}

/* May be beyond CH_N_ACTIONS for what comes from outside. */
static inline ChActionKind
ch_action_kind (TableeAction action)
{
  return (ChActionKind) (action >> 8);
}

/* The ChBean, or the place in the hand, that the action is about. */
static inline int
ch_action_number (TableeAction action)
{
  return (int) (action & 0xff);
}

enum
{
  CH_REASON_NOT_THERE = TABLEE_REASON_GAME,  /* no such card lies in the trade area */
  CH_REASON_NO_ROOM,                         /* leftovers: no chain of this bean and no room; nothing is sold here (CH-R5) */
  CH_REASON_NO_SUCH_CHAIN,                   /* the seat has no chain of this bean to sell */
  CH_REASON_NO_SUCH_CARD,                    /* the hand has no card at this place */
  CH_REASON_MUST_PLAY,                       /* the first card is compulsory */
  CH_REASON_NO_MORE_PLAYS,                   /* the cards of this turn have been played: one, and one more if wished (CH-R4) */
  CH_REASON_NO_VOLUNTARY_SALE,               /* a chain is sold only to make room (CH-R7) */
  CH_REASON_MUST_SELL,                       /* first a chain must be sold for the card that needs room */
  CH_REASON_LEFTOVERS_FIRST,                 /* what lies in the trade area is dealt with first */
  CH_REASON_NO_PURCHASE,                     /* everybody has three chains from the start in this game */
  CH_REASON_BOUGHT_ALREADY,                  /* the third chain has been bought (CH-R21) */
  CH_REASON_TOO_FEW_COINS,                   /* the third chain costs three coins */
};

/* Where a card came from: args of CH_EVENT_PENDING and CH_EVENT_CHAIN. */
typedef enum
{
  CH_FROM_HAND,       /* the front card */
  CH_FROM_LEFTOVERS,  /* the trade area, left by the other player */
  CH_FROM_TRADE,      /* the trade area, in one's own turn */
} ChSource;

/* Events; "seat" is the seat of the event. All is public but the beans of CH_EVENT_DEAL and CH_EVENT_DRAW, which are in the
 * details, for the seat alone. */
typedef enum
{
  CH_EVENT_NONE,
  CH_EVENT_DEAL,       /* gets a card at the beginning; args: cards of the hand now, cards left in the deck; details: bean */
  CH_EVENT_TURN,       /* the turn of the seat begins; args: turn, from 1; last turn, as the deck stands; cards left for it in the
                        * trade area */
  CH_EVENT_PENDING,    /* reveals a card of the hand; the card needs room; args: bean, ChSource */
  CH_EVENT_SELL,       /* sells a chain; args: bean, cards, coins for it, coins now */
  CH_EVENT_CHAIN,      /* reveals a card of the hand; a card joins a chain; args: bean, ChSource, cards of the chain now (1: it is
                        * new), worth of the chain now */
  CH_EVENT_DISCARD,    /* throws a leftover away; args: bean, cards of the discard pile now */
  CH_EVENT_STOP,       /* plays no further card */
  CH_EVENT_THROW,      /* reveals; throws a card of the hand away; args: bean, its place in the hand from 0, cards of the hand
                        * now, cards of the discard pile now */
  CH_EVENT_KEEP,       /* throws no card of the hand away */
  CH_EVENT_TURN_UP,    /* reveals; a card of the deck comes into the trade area; args: bean, cards left in the deck */
  CH_EVENT_MATCH,      /* the top of the discard pile comes into the trade area; args: bean, cards of the pile now */
  CH_EVENT_END,        /* ends trading; args: cards left in the trade area */
  CH_EVENT_DRAW,       /* reveals; draws a card at the end of the turn; args: cards of the hand now, cards left in the deck;
                        * details: bean */
  CH_EVENT_BUY_CHAIN,  /* buys the third chain; args: coins now */
  CH_EVENT_COUNT,      /* final sale: a chain counts as sold at the end; args: bean, cards, coins for it, coins of the seat with
                        * it */
  CH_EVENT_GAME_OVER,  /* the deck is empty; args: coins of each seat, those of a final sale included */
} ChEvent;

/* What playing a card would mean for a seat. */
typedef enum
{
  CH_PLACE_CHAIN,  /* it joins a chain of its bean */
  CH_PLACE_ROOM,   /* it starts a chain */
  CH_PLACE_SALE,   /* a chain would have to be sold first; in "leftovers" it can only be thrown away */
} ChPlace;

extern const TableeGame tablee_bean_chains_game;
extern const TableeHeuristics tablee_bean_chains_heuristics;

/* The options' defaults. */
void    ch_ruleset_init     (ChRuleset       *ruleset);

/* Fills what follows from the options: game and checksum. The options are valid. */
void    ch_ruleset_complete (ChRuleset       *ruleset);

/* How many cards of @bean there are. */
int     ch_copies           (int              bean);

/* Coins for a chain of @length cards. */
int     ch_worth            (int              bean,
                             int              length);

/* The length from which a chain of @length cards brings more than now, *@next_worth (may be NULL) then; 0: it never will. */
int     ch_next_step        (int              bean,
                             int              length,
                             int             *next_worth);

/* How many chains @seat may have at once. */
int     ch_max_chains       (const ChRuleset *ruleset,
                             const ChState   *state,
                             int              seat);

/* How many chains @seat has. */
int     ch_count_chains     (const ChState   *state,
                             int              seat);

/* What a card of @bean would do for @seat. */
ChPlace ch_place            (const ChRuleset *ruleset,
                             const ChState   *state,
                             int              seat,
                             int              bean);

/* In "sell": whether the card that needs room was played by choice, so that it could have stayed where it is. */
bool    ch_chose_card       (const ChRuleset *ruleset,
                             const ChState   *state);

/* What @seat has if the game ends now: coins, and chains that count as sold. */
int     ch_total            (const ChRuleset *ruleset,
                             const ChState   *state,
                             int              seat);

/* Cards in the trade area. */
int     ch_count_trade      (const ChState   *state);

/* Number of the last turn as the deck stands: 19 in a whole game. In "over" the turn that it was. Works on views. */
int     ch_last_turn        (const ChState   *state);

/* Turns that @seat still has, the present one included if it is its own. Works on views. */
int     ch_turns_left       (const ChState   *state,
                             int              seat);

/* How many cards of @bean the owner of @view has not seen: they are in the deck or in a hand it does not know. */
int     ch_count_unseen     (const ChState   *view,
                             int              bean);

/* Puts every card that lies nowhere into the deck and shuffles it: a position without "draw". */
void    ch_fill_deck        (ChState         *state);
