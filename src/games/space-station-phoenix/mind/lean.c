/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tempers like about the actions of Space Station Phoenix. */
#include "lean.h"

/* How much of it there is: where a mind sees all actions as alike, or knows exactly what they are worth, less would be as much. */
static const double by_skill[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = 0.2, [TABLEE_SKILL_MEDIUM] = 1, [TABLEE_SKILL_EXPERT] = 0.3, [TABLEE_SKILL_BEST] = 0.3,
};

/* Shares of the win: see tests/bench/README.md for what they do. */
static const double to_dismantle = 0.008;
static const double to_roll = 0.004;
static const double to_take = 0.010;       /* a sector that the next seat could build */

/* Whether the seat after the one that decides could build @sector next. */
static bool
fits_next (const TableeRuleset *base,
           const PhState       *view,
           int                  sector)
{
  int next = view->current + 1 < base->seats ? view->current + 1 : 0;
  const PhSeat *seat = &view->seats[next];
  int slot = ph_slot (sector);

  return seat->sectors[slot] == PH_NONE && (ph_sector_level (sector) == 1 || seat->sectors[slot - 1] != PH_NONE);
}

static double
lean (const TableeRuleset  *base,
      const void           *data,
      const TableeLeanings *leanings,
      TableeAction          action)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *view = data;
  int number = ph_action_number (action);
  int type;

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_USE:
      type = ph_ship_type (ph_acts_as (ruleset, view, number));
      return type == PH_DISMANTLE    ? -leanings->patience * to_dismantle
             : type == PH_EXPEDITION ? leanings->daring * to_roll
                                     : 0;
    case PH_ACTION_REROLL:
      return leanings->daring * to_roll;
    case PH_ACTION_BUILD:
      return fits_next (base, view, number) ? leanings->spite * to_take : 0;
    default:
      return 0;
    }
}

double
ph_lean (const TableeRuleset  *base,
         const void           *view,
         TableeSkill           skill,
         const TableeLeanings *leanings,
         TableeAction          action)
{
  return by_skill[skill] * lean (base, view, leanings, action);
}
