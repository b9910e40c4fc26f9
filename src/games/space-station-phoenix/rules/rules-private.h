/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the rules share among themselves. */

#include <stddef.h>

#include "rules.h"

enum { PH_ALL_SLOTS = (1 << PH_SLOTS) - 1 };

/* A game that is being played on. */
typedef struct
{
  const PhRuleset *ruleset;
  PhState         *state;
  TableeEventList *events;   /* or NULL */
} PhPlay;

/* What using a ship of each type asks of a seat, beside its price (3.4). */
typedef struct
{
  int gems[PH_SHIP_TYPES];  /* that must be left after paying; PH_NEVER: it cannot be used */
  int cheapest;             /* metal for the cheapest sector that fits, before the ship's discount; PH_NEVER: none fits */
  int spare;                /* own unused ships, counted to two: enough to dismantle one with another */
} PhNeeds;

enum { PH_NEVER = 1 << 20 };

static inline PhSeat *
ph_active_seat (const PhPlay *play)
{
  return &play->state->seats[play->state->active];
}

/* Room for a sector in a slot? PH_NONE: nothing is built there. */
static inline int
ph_slot_free (const PhRuleset *ruleset,
              const PhSeat    *seat,
              int              slot)
{
  int sector = seat->sectors[slot];

  return sector == PH_NONE ? 0 : ruleset->components.sectors[sector].count - seat->filled[slot];
}

/* The slots where @species may live: bits. */
static inline unsigned
ph_species_slots (int species)
{
  if (species == PH_HUMAN || species == PH_GOLD_ALIEN)
    return PH_ALL_SLOTS;

  return 7u << (PH_LEVELS * (species - PH_TEAL_ALIEN));
}

/* The level (1 to 3) that is built next in a wing; 4: it is complete. */
static inline int
ph_next_level (const PhSeat *seat,
               int           colour)
{
  const uint8_t *wing = &seat->sectors[colour * PH_LEVELS];

  return wing[0] == PH_NONE ? 1 : wing[1] == PH_NONE ? 2 : wing[2] == PH_NONE ? 3 : 4;
}

static inline unsigned
ph_market_row (const PhState *state,
               int            level,
               int            colour)
{
  return state->market[level - 1] >> (colour * PH_TEMPLATES) & ((1u << PH_TEMPLATES) - 1);
}

static inline int
ph_discounted (int cost,
               int discount)
{
  return cost > discount ? cost - discount : 1;
}

/* One with a detail that only @audience may see. */
void ph_add_secret (TableeEventList *events,
                    PhEvent          kind,
                    int              seat,
                    unsigned         audience,
                    int32_t          arg0,
                    int32_t          arg1,
                    int32_t          detail0,
                    int32_t          detail1);

static inline void
ph_tell (const PhPlay *play,
         PhEvent       kind,
         int           seat,
         int32_t       arg0,
         int32_t       arg1,
         int32_t       arg2,
         int32_t       arg3)
{
  tablee_tell (play->events, kind, seat, false, arg0, arg1, arg2, arg3);
}

static inline void
ph_reveal (const PhPlay *play,
           PhEvent       kind,
           int           seat,
           int32_t       arg0,
           int32_t       arg1,
           int32_t       arg2,
           int32_t       arg3)
{
  tablee_tell (play->events, kind, seat, true, arg0, arg1, arg2, arg3);
}

/* goods.c: @amount of 0 is nothing, and no event. */
void     ph_gain           (const PhPlay    *play,
                            int              seat,
                            int              good,
                            int              amount,
                            PhSource         source);
void     ph_gain_quarter   (const PhPlay    *play,
                            int              seat,
                            int              good,
                            int              amount,
                            int              sector,
                            int              quarter);
void     ph_pay            (const PhPlay    *play,
                            int              seat,
                            int              good,
                            int              amount,
                            PhSource         source);

/* worth.c */
unsigned ph_free_slots     (const PhRuleset *ruleset,
                            const PhSeat    *seat);
void     ph_count_needs    (const PhRuleset *ruleset,
                            const PhState   *state,
                            int              seat,
                            PhNeeds         *needs);
/* Whether the seat could use a ship of @kind, its price aside, if it has so many gems left after paying. */
bool     ph_needs_met      (const PhRuleset *ruleset,
                            const PhSeat    *seat,
                            const PhNeeds   *needs,
                            int              kind,
                            bool             own,
                            int              gems);
/* Gems that must be at hand for the cheapest transaction; PH_NEVER: none is possible. */
int      ph_trade_need     (const PhRuleset *ruleset,
                            const PhState   *state,
                            const PhSeat    *seat);
bool     ph_can_alien      (const PhRuleset *ruleset,
                            const PhState   *state,
                            const PhSeat    *seat,
                            int              species);
bool     ph_can_income     (const PhRuleset *ruleset,
                            const PhState   *state);
/* The slots of active, unspent powers that can be used: bits. */
unsigned ph_power_slots    (const PhRuleset *ruleset,
                            const PhState   *state,
                            const PhSeat    *seat);
/* The slots to which @species of @slot could move: bits. */
unsigned ph_move_slots     (const PhRuleset *ruleset,
                            const PhSeat    *seat,
                            int              slot,
                            int              species);
bool     ph_can_move       (const PhRuleset *ruleset,
                            const PhSeat    *seat);
bool     ph_can_lobby      (const PhRuleset *ruleset,
                            const PhState   *state,
                            int              seat,
                            int              track);

/* turn.c */
void     ph_begin_turn     (const PhPlay    *play,
                            int              seat);
void     ph_end_turn       (const PhPlay    *play);
void     ph_clear_context  (PhContext       *context);
/* The action with a ship of @type is finished. */
void     ph_end_action     (const PhPlay    *play,
                            int              type);
void     ph_use            (const PhPlay    *play,
                            int              ship);
void     ph_dismantle      (const PhPlay    *play,
                            int              place);
void     ph_build          (const PhPlay    *play,
                            int              sector);
void     ph_take_reward    (const PhPlay    *play,
                            int              good);
/* @cost 0: free. */
void     ph_add_sector     (const PhPlay    *play,
                            int              sector,
                            int              cost);

/* expedition.c */
void     ph_roll           (const PhPlay    *play,
                            int              count);
void     ph_begin_expedition (const PhPlay  *play,
                            int              kind);
void     ph_reroll         (const PhPlay    *play,
                            int              dice);
void     ph_keep           (const PhPlay    *play);
void     ph_pick           (const PhPlay    *play,
                            int              face);
void     ph_observe        (const PhPlay    *play);
void     ph_recruit        (const PhPlay    *play);
void     ph_place_resident (const PhPlay    *play,
                            int              sector);

/* transactions.c */
void     ph_begin_trade    (const PhPlay    *play,
                            int              kind);
void     ph_go_on_trade    (const PhPlay    *play);
void     ph_take_alien     (const PhPlay    *play,
                            int              species);
void     ph_exchange       (const PhPlay    *play);
void     ph_buy            (const PhPlay    *play);
void     ph_give           (const PhPlay    *play,
                            int              good);
void     ph_take           (const PhPlay    *play,
                            int              good);
void     ph_lobby          (const PhPlay    *play,
                            int              track);

/* income.c */
void     ph_income         (const PhPlay    *play);
/* The power in use is done with. */
void     ph_end_power      (const PhPlay    *play);
void     ph_power          (const PhPlay    *play,
                            int              sector);
void     ph_done           (const PhPlay    *play);
void     ph_lift_resident  (const PhPlay    *play,
                            int              lift);
void     ph_move_resident  (const PhPlay    *play,
                            int              sector);
int      ph_add_resident   (PhSeat          *seat,
                            int              slot,
                            int              species);

/* setup.c */
void     ph_draft          (const PhPlay    *play,
                            int              kind);
void     ph_take_hub       (const PhPlay    *play,
                            int              hub);
void     ph_take_ship      (const PhPlay    *play,
                            int              kind);
void     ph_take_sector    (const PhPlay    *play,
                            int              sector);
void     ph_take_track     (const PhPlay    *play,
                            int              track);

/* Takes @card out of @count cards that are sorted. */
void     ph_remove_card    (uint8_t         *cards,
                            uint8_t         *count,
                            int              card);
void     ph_sort_cards     (uint8_t         *cards,
                            int              count);

/* Parts of the contract of a game. */
void         ph_deal       (const TableeRuleset *base,
                            void                *data,
                            const TableeRandom  *seed,
                            TableeEventList     *events);
size_t       ph_legal      (const TableeRuleset *base,
                            const void          *data,
                            TableeAction        *actions);
TableeReason ph_check      (const TableeRuleset *base,
                            const void          *data,
                            TableeAction         action);
void         ph_conceal    (const TableeRuleset *base,
                            void                *data,
                            int                  viewer);
void         ph_resample   (const TableeRuleset *base,
                            void                *data,
                            int                  seat,
                            TableeRandom        *random);
void         ph_score      (const TableeRuleset *base,
                            const void          *data,
                            TableeScoreSheet    *sheet);
