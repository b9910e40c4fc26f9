/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Space Beans by Uwe Rosenberg; the rulings SB-R1 and on are those of the project's rules page. */

#include "cards.h"
#include "engine/player.h"

enum
{
  SB_MIN_SEATS = 2,
  SB_MAX_SEATS = 6,
  SB_DEALT = 3,              /* cards for everybody but the dealer */
  SB_DRAWN = 2,              /* cards drawn at a time: never one alone by choice */
  SB_MAX_ACTIONS = 72,       /* all 63 kinds in the hand, and nine of them for either collection */
  SB_DEFAULT_END_SCORE = 30, /* of the options */
  SB_DEFAULT_BONUS = 3,
};

typedef struct
{
  TableeRuleset base;        /* first: the seat that deals */
  int32_t       end_score;   /* points in the pile that end the game */
  int32_t       bonus;       /* points for who ends it */
} SbRuleset;

typedef enum
{
  SB_PHASE_DRAW,             /* draw two, or not */
  SB_PHASE_CLOSE,            /* close the visible collection, or keep it */
  SB_PHASE_PLAY,             /* the first card, and where it goes */
  SB_PHASE_ADD,              /* more of that family to the same collection, or done */
  SB_PHASE_OVER,
} SbPhase;

typedef enum
{
  SB_VISIBLE,
  SB_SECRET,
} SbSlot;

/* In a view "hidden" counts the cards that the viewer does not know; they are in none of the sets. In a state all are 0. */
typedef struct
{
  SbCards hand;
  SbCards known;          /* those of the hand that the left neighbour passed and remembers (SB-R27) */
  SbCards visible;        /* of one family; empty: no collection */
  SbCards secret;         /* of one family; none without a visible one */
  SbCards points;         /* the point pile: each card counts its value */
  uint8_t hand_hidden;    /* those of known_hidden among them */
  uint8_t known_hidden;
  uint8_t secret_hidden;
  uint8_t opened;         /* has had the opening turn */
  uint8_t unused[4];
} SbSeat;

typedef struct
{
  TableeRandom chance;
  SbSeat       seats[SB_MAX_SEATS];
  uint8_t      phase;               /* SbPhase */
  int8_t       current;             /* seat to decide; in "over" the seat that played last */
  int8_t       dealer;
  uint8_t      slot;                /* SbSlot; in SB_PHASE_ADD the collection that is being added to, otherwise 0 */
  uint8_t      idle;                /* turns in a row that ended without a card played (SB-R22) */
  uint8_t      draw_count;
  uint8_t      discard_count;
  SbCard       draw[SB_CARDS];      /* the top is the last one; SB_UNKNOWN in views; 0 beyond the count */
  SbCard       discard[SB_CARDS];   /* the top is the last one; everybody remembers all of it */
  uint8_t      unused[7];
} SbState;

/* Actions, in the order of legal(): kinds without a card, then three kinds that carry a card in their low six bits. */
enum
{
  SB_ACTION_DRAW,
  SB_ACTION_NO_DRAW,
  SB_ACTION_CLOSE,
  SB_ACTION_KEEP,
  SB_ACTION_DONE,
  SB_ACTION_VISIBLE = 64,    /* + SbCard: starts the visible collection with it, or adds it */
  SB_ACTION_SECRET = 128,    /* + SbCard: the same for the secret one */
  SB_ACTION_ADD = 192,       /* + SbCard: a further card to the same collection */
};

/* For actions from SB_ACTION_VISIBLE on: the kind, without the card. */
static inline TableeAction
sb_action_kind (TableeAction action)
{
  return action < SB_ACTION_VISIBLE ? action : action & ~UINT32_C (63);
}

static inline SbCard
sb_action_card (TableeAction action)
{
  return (SbCard) (action & 63);
}

/* Why an action is refused. Whatever belongs to another phase is TABLEE_REASON_PHASE. */
enum
{
  SB_REASON_MUST_DRAW = TABLEE_REASON_GAME,  /* no-draw: the hand is empty and there is something to draw (SB-R5) */
  SB_REASON_SINGLE_CARD,                     /* draw: one card is left, and drawing just one is forbidden (SB-R3) */
  SB_REASON_NOTHING_TO_DRAW,                 /* draw: neither pile has a card (SB-R3) */
  SB_REASON_MUST_CLOSE,                      /* keep: two collections and no card that fits one (SB-R6) */
  SB_REASON_NOT_IN_HAND,                     /* the hand does not hold this card */
  SB_REASON_VISIBLE_FAMILY,                  /* the visible collection is of another family */
  SB_REASON_SECRET_FAMILY,                   /* the secret collection is of another family */
  SB_REASON_FIRST_IS_VISIBLE,                /* secret: the first collection lies open (SB-R9) */
  SB_REASON_ONE_COLLECTION,                  /* visible, secret: one collection a turn, further cards are added (SB-R10) */
  SB_REASON_ONE_FAMILY,                      /* add: cards of one family only (SB-R12) */
};

/*
 * Events; "seat" is the seat of the event. Public unless an audience is named: then the details are for those seats. Cards of a
 * set fill all four numbers: sb_event_cards().
 */
typedef enum
{
  SB_EVENT_NONE,
  SB_EVENT_DEALER,        /* the seat deals and gets no cards */
  SB_EVENT_DEAL,          /* gets a card; args: cards in the draw pile now, in the hand now; detail for it: the card */
  SB_EVENT_TURN,          /* its turn begins; args: 1 if it is the opening turn */
  SB_EVENT_DRAW,          /* draws a card; args: cards in the draw pile now, in the hand now; detail for it: the card */
  SB_EVENT_RESHUFFLE,     /* the discard pile becomes the draw pile; nobody's; args: cards */
  SB_EVENT_NO_DRAW,       /* does not draw; args: cards in the hand, 1 if there was nothing to draw */
  SB_EVENT_CLOSE,         /* closes the visible collection; args: family, cards, points it scores; detail for it: 1 if it must */
  SB_EVENT_SCORE,         /* a card of it goes to the point pile; args: card, points of the pile now */
  SB_EVENT_DISCARD,       /* the other cards of it go to the discard pile, in rising order; args: the cards as a set */
  SB_EVENT_TURN_UP,       /* the secret collection becomes the visible one; args: the cards as a set */
  SB_EVENT_KEEP,          /* keeps the visible collection; args: family, cards */
  SB_EVENT_VISIBLE,       /* a card from the hand to the visible collection; args: card, cards there now, in the hand now */
  SB_EVENT_SECRET,        /* one to the secret collection; args: cards there now, in the hand now; detail for it: the card */
  SB_EVENT_NO_PLAY,       /* has no card to play: the turn ends */
  SB_EVENT_PASS,          /* passes the hand; args: cards, the seat that gets them; details for both: the cards as a set */
  SB_EVENT_END,           /* the game ends with this turn; args: SbEnd, points of the pile */
  SB_EVENT_BONUS,         /* gets the bonus; args: points */
  SB_EVENT_DISCARD_HAND,  /* discards the hand; args: the cards as a set */
  SB_EVENT_REVEAL,        /* shows the secret collection, where it stays; args: the cards as a set */
  SB_EVENT_SELL,          /* sells a collection at the end; args: SbSlot, family, cards, points */
  SB_EVENT_GAME_OVER,     /* nobody's; the last one */
} SbEvent;

/* Why the game ended. */
typedef enum
{
  SB_END_SCORE,  /* the point pile of the seat is worth enough */
  SB_END_IDLE,   /* nobody had a card to play for a whole round (SB-R22); no bonus */
} SbEnd;

extern const TableeGame tablee_space_beans_game;
extern const TableeHeuristics tablee_space_beans_heuristics;

/* The options' defaults. */
void    sb_ruleset_init      (SbRuleset           *ruleset,
                              int                  seats);

/* Fills what follows from the options, which are valid. */
void    sb_ruleset_complete  (SbRuleset           *ruleset);

/* The neighbours at the table: turns go to the left, hands to the right. */
static inline int
sb_left (const TableeRuleset *ruleset,
         int                  seat)
{
  return seat + 1 < ruleset->seats ? seat + 1 : 0;
}

static inline int
sb_right (const TableeRuleset *ruleset,
          int                  seat)
{
  return seat > 0 ? seat - 1 : ruleset->seats - 1;
}

/*
 * Asking a state or a view. All of these work on views of any viewer and use only what is in them.
 */

/* Numbers of cards, known or not. */
static inline int
sb_hand_count (const SbSeat *seat)
{
  return sb_cards_count (seat->hand) + seat->hand_hidden;
}

static inline int
sb_secret_count (const SbSeat *seat)
{
  return sb_cards_count (seat->secret) + seat->secret_hidden;
}

static inline bool
sb_hand_empty (const SbSeat *seat)
{
  return sb_cards_empty (seat->hand) && seat->hand_hidden == 0;
}

static inline bool
sb_secret_empty (const SbSeat *seat)
{
  return sb_cards_empty (seat->secret) && seat->secret_hidden == 0;
}

/* Cards that can be drawn: in the draw pile and, through a reshuffle, the discard pile. */
static inline int
sb_drawable (const SbState *state)
{
  return state->draw_count + state->discard_count;
}

/* The family of @collection, which is not empty. */
static inline int
sb_family (SbCards collection)
{
  return sb_card_family (sb_cards_first (collection));
}

/* What selling @collection brings: its number of cards if one of them has that value, otherwise 0. */
int     sb_worth             (SbCards              collection);

/* What @collection would bring with @card of its family, or, if it is empty, any card, added. */
int     sb_worth_with        (SbCards              collection,
                              SbCard               card);

/* The kinds (bits as in SbCards) of which one more would make @collection of @family score at once: all of the family when the
 * next value is there already, otherwise that value alone; none where no value is left to reach. @collection may be empty.
 * Whether a card of the kind is still to be had is not asked. */
uint64_t sb_scoring_kinds    (SbCards              collection,
                              int                  family);

/* The next value that @collection could be sold for with more cards, of the values that it holds; 0 if it is past all of them.
 * What that takes: this number less the number of its cards. */
int     sb_next_worth        (SbCards              collection);

/* What the cards of a point pile are worth. */
int     sb_points            (SbCards              points);

/* Whether the bonus is @seat's, as things stand: its points end the game, or have ended it. */
bool    sb_has_bonus         (const SbRuleset     *ruleset,
                              const SbState       *state,
                              int                  seat);

/* Whether closing the visible collection now would end the game with the turn of the current seat. */
bool    sb_closing_ends      (const SbRuleset     *ruleset,
                              const SbState       *state);

/* Whether the current seat, which is to close or keep, must close (SB-R6); on a view of another seat: as far as can be seen. */
bool    sb_must_close        (const SbState       *state);

/* Where the current seat may put @card of its hand now: bits 1 << SbSlot. In SB_PHASE_ADD the slot that is being added to. */
unsigned sb_targets          (const SbState       *state,
                              SbCard               card);

/* The same while a visible collection may be kept: where @card could go once it is. */
unsigned sb_targets_if_kept  (const SbState       *state,
                              SbCard               card);

/* The card that alone could be laid out, and to one collection only, if the visible collection is kept: it is laid out without being
 * asked for. SB_UNKNOWN: there is none, or there is a choice. */
SbCard   sb_only_card_if_kept (const SbState      *state);

/* The action that puts @card to @slot in the phase of @state: legal if sb_targets() says so. */
TableeAction sb_put_action   (const SbState       *state,
                              SbCard               card,
                              SbSlot               slot);

/* All cards of the deck that @view does not show: in the draw pile, in hands and secret collections (or, in a position that was
 * written with few cards, not in the game). */
SbCards sb_unseen            (const SbRuleset     *ruleset,
                              const SbState       *view);

/* The set of cards that @event tells; empty if it has been concealed. Not for events without a set. */
SbCards sb_event_cards       (const TableeEvent   *event);

/*
 * For reading positions
 */

/* Puts every card that is named nowhere into the draw pile and shuffles it: a position without "draw". */
void    sb_fill_draw         (const SbRuleset     *ruleset,
                              SbState             *state);

/* Whether some way of dealing the unseen cards fits @view: every secret collection of one family, and a card to play where one
 * must be there. */
bool    sb_view_fits         (const SbRuleset     *ruleset,
                              const SbState       *view);
