/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of Space Station Phoenix, and which part does what an action says. */
#include "rules-private.h"

#include <string.h>

#include "engine/checksum.h"

enum { RULES_VERSION = 1 };

static const char *const phases[] = {
  "turn", "dismantle", "build", "reroll", "pick", "human", "place", "trade", "give", "take", "lobby", "diplo", "income-power",
  "move", "move-to", "draft", "hub", "hub-ships", "hub-sector", "hub-diplo", "over", NULL,
};

/* An action is given up before it is used up. */
static void
stop (const PhPlay *play)
{
  PhState *state = play->state;
  bool is_power = state->context.power != PH_NONE;
  int phase = state->phase;

  ph_tell (play, PH_EVENT_STOP, state->active, phase, 0, 0, 0);
  if (is_power)
    ph_end_power (play);
  else
    ph_end_action (play, phase == PH_PHASE_PICK ? PH_EXPEDITION : phase == PH_PHASE_TRADE ? PH_TRANSPORT : PH_DIPLOMACY);
}

/* What actions do: those with a number, and those without. */
static void (*const numbered[PH_N_ACTIONS]) (const PhPlay *play, int number) = {
  [PH_ACTION_USE] = ph_use,
  [PH_ACTION_DISMANTLE] = ph_dismantle,
  [PH_ACTION_BUILD] = ph_build,
  [PH_ACTION_REROLL] = ph_reroll,
  [PH_ACTION_PICK] = ph_pick,
  [PH_ACTION_PLACE] = ph_place_resident,
  [PH_ACTION_ALIEN] = ph_take_alien,
  [PH_ACTION_GIVE] = ph_give,
  [PH_ACTION_TAKE] = ph_take,
  [PH_ACTION_LOBBY] = ph_lobby,
  [PH_ACTION_REWARD] = ph_take_reward,
  [PH_ACTION_POWER] = ph_power,
  [PH_ACTION_MOVE] = ph_lift_resident,
  [PH_ACTION_MOVE_TO] = ph_move_resident,
  [PH_ACTION_DRAFT] = ph_draft,
  [PH_ACTION_HUB] = ph_take_hub,
  [PH_ACTION_SHIP] = ph_take_ship,
  [PH_ACTION_SECTOR] = ph_take_sector,
  [PH_ACTION_TRACK] = ph_take_track,
};

static void (*const plain[PH_N_ACTIONS]) (const PhPlay *play) = {
  [PH_ACTION_INCOME] = ph_income,
  [PH_ACTION_KEEP] = ph_keep,
  [PH_ACTION_OBSERVE] = ph_observe,
  [PH_ACTION_RECRUIT] = ph_recruit,
  [PH_ACTION_EXCHANGE] = ph_exchange,
  [PH_ACTION_BUY] = ph_buy,
  [PH_ACTION_STOP] = stop,
  [PH_ACTION_DONE] = ph_done,
};

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  const PhPlay play = { (const PhRuleset *) base, data, events };
  PhActionKind kind = ph_action_kind (action);

  if (numbered[kind] != NULL)
    numbered[kind] (&play, ph_action_number (action));
  else
    plain[kind] (&play);
}

static void
find_end (TableeEnding *ending,
          const char   *id,
          int           seat,
          int           done,
          int           of,
          bool          triggered)
{
  tablee_ending_add (ending, (TableeEnd){ id, seat, done, of }, triggered && done >= of);
}

/* Once the end is triggered, only who did so counts. A sector in every place is nobody else's doing, and stays; points and aliens may have
 * come about later as well: then both are named. */
static void
find_ending (const TableeRuleset *base,
             const void          *data,
             TableeEnding        *ending)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;
  bool triggered = state->trigger != PH_NONE;
  int aliens = ph_count_aliens (state);
  int rich = triggered ? state->trigger : 0;
  int large = rich;

  if (state->phase >= PH_PHASE_DRAFT && state->phase < PH_PHASE_OVER)
    return;

  for (int seat = 1; seat < base->seats && !triggered; seat++)
    {
      if (state->seats[seat].goods[PH_VP] > state->seats[rich].goods[PH_VP])
        rich = seat;
      if (ph_count_sectors (&state->seats[seat]) > ph_count_sectors (&state->seats[large]))
        large = seat;
    }
  find_end (ending, "sectors", large, ph_count_sectors (&state->seats[large]), PH_SLOTS, triggered);
  find_end (ending, "points", rich, state->seats[rich].goods[PH_VP], PH_WIN_VP, triggered);
  find_end (ending, "aliens", triggered ? state->trigger : TABLEE_NOBODY, ruleset->setup.aliens - aliens,
            ruleset->setup.aliens - PH_LAST_ALIENS, triggered);
  if (state->phase == PH_PHASE_OVER && !triggered)
    tablee_ending_add (ending, (TableeEnd){ "turns", TABLEE_NOBODY, ruleset->components.turn_limit, ruleset->components.turn_limit }, true);
}

/* What is paid for good, a human who cannot be had, or an income that nobody wished for, because nothing else can be done. */
static bool
forfeits (const TableeRuleset *ruleset,
          const void          *view,
          TableeAction         action)
{
  static const bool kinds[PH_N_ACTIONS] = {
    [PH_ACTION_INCOME] = true, [PH_ACTION_DISMANTLE] = true, [PH_ACTION_BUILD] = true, [PH_ACTION_OBSERVE] = true,
    [PH_ACTION_EXCHANGE] = true, [PH_ACTION_BUY] = true, [PH_ACTION_LOBBY] = true,
  };

  return kinds[ph_action_kind (action)];
}

const TableeGame tablee_space_station_phoenix_game = {
  .id = "space-station-phoenix",
  .min_seats = PH_MIN_SEATS,
  .max_seats = PH_MAX_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (PhRuleset),
  .state_size = sizeof (PhState),
  .head = TABLEE_STATE_HEAD (PhState, PH_PHASE_OVER),
  .max_actions = PH_MAX_ACTIONS,
  .max_events = 256,
  .phases = phases,
  .deal = ph_deal,
  .legal = ph_legal,
  .check = ph_check,
  .forfeits = forfeits,
  .apply = apply,
  .conceal = ph_conceal,
  .resample = ph_resample,
  .score = ph_score,
  .ending = find_ending,
};

/*
 * Rulesets
 */

void
ph_ruleset_init (PhRuleset *ruleset,
                 int        seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
}

static void
fill_masks (PhRuleset *ruleset)
{
  memset (ruleset->masks, 0, sizeof ruleset->masks);
  for (int i = 0; i < PH_SECTORS; i++)
    {
      const PhSector *sector = &ruleset->components.sectors[i];

      for (int quarter = 0; quarter < sector->count; quarter++)
        ruleset->masks[i][sector->quarters[quarter].kind] |= (uint8_t) (1 << quarter);
    }
}

void
ph_ruleset_complete (PhRuleset *ruleset)
{
  const PhComponents *components = &ruleset->components;
  uint64_t checksum = tablee_checksum_add (TABLEE_CHECKSUM_START, RULES_VERSION);

  ruleset->base.game = &tablee_space_station_phoenix_game;
  ruleset->setup = components->setups[ruleset->base.seats - PH_MIN_SEATS];
  ruleset->neutral_count = 0;
  while (ruleset->neutral_count < components->neutral_count &&
         components->neutrals[ruleset->neutral_count].seats <= ruleset->base.seats)
    ruleset->neutral_count++;
  fill_masks (ruleset);

  checksum = tablee_checksum_add (checksum, ruleset->base.seats);
  checksum = tablee_checksum_add (checksum, ruleset->base.first);
  checksum = tablee_checksum_add (checksum, ruleset->first_game);
  checksum = tablee_checksum_add (checksum, ruleset->basic_hubs);
  ruleset->base.checksum = tablee_checksum_add (checksum, (int64_t) components->checksum);
}
