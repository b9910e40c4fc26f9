/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be chosen now, in the order of the digits. */
#include "config.h"
#include "choices.h"

#include "fleet.h"

int
ph_choices_get_key (const PhChoices *self,
                    TableeAction     action)
{
  for (int i = 0; i < MIN (self->n_actions, PH_KEYS); i++)
    if (self->actions[i] == action)
      return i + 1;

  return 0;
}

static void
add (PhChoices   *self,
     PhActionKind kind,
     int          number)
{
  if (self->n_actions < PH_MAX_ACTIONS)
    self->actions[self->n_actions++] = ph_action (kind, number);
}

static void
add_range (PhChoices   *self,
           PhActionKind kind,
           int          first,
           int          last)
{
  for (int number = first; number <= last; number++)
    add (self, kind, number);
}

static void
add_button (PhChoices    *self,
            TableeAction  action)
{
  if (self->n_buttons < PH_MAX_BUTTONS)
    self->buttons[self->n_buttons++] = action;
}

/* Actions of @kind that are legal. */
static void
add_legal (PhChoices         *self,
           TableeGameSession *session,
           PhActionKind       kind)
{
  g_autofree TableeAction *legal = g_new (TableeAction, PH_MAX_ACTIONS);
  gsize n = tablee_game_session_get_legal (session, legal);

  for (gsize i = 0; i < n; i++)
    if (ph_action_kind (legal[i]) == kind)
      add (self, kind, ph_action_number (legal[i]));
}

/* From left to right, as they lie there. */
static void
add_ships (PhChoices       *self,
           const PhRuleset *ruleset,
           const PhState   *state,
           PhActionKind     kind)
{
  int ships[PH_MAX_FLEET];
  int n = ph_fleet_list (ruleset, state, state->current, ships);

  for (int i = 0; i < n; i++)
    add (self, kind, kind == PH_ACTION_USE ? ships[i] : ph_ship_place (ships[i]));
}

static void
add_transactions (PhChoices *self)
{
  add_range (self, PH_ACTION_ALIEN, PH_TEAL_ALIEN, PH_GOLD_ALIEN);
  add (self, PH_ACTION_EXCHANGE, 0);
  add (self, PH_ACTION_BUY, 0);
}

/* What has no thing on the table that would stand for it. */
static void
add_buttons (PhChoices *self)
{
  for (int i = 0; i < self->n_actions; i++)
    switch ((int) ph_action_kind (self->actions[i]))
      {
      case PH_ACTION_OBSERVE:
      case PH_ACTION_RECRUIT:
      case PH_ACTION_ALIEN:
      case PH_ACTION_EXCHANGE:
      case PH_ACTION_BUY:
      case PH_ACTION_GIVE:
      case PH_ACTION_TAKE:
      case PH_ACTION_REWARD:
        add_button (self, self->actions[i]);
        break;
      default:
        break;
      }
}

/* Where only what is legal has a digit: its kind. */
static gboolean
get_legal_kind (PhPhase       phase,
                PhActionKind *kind)
{
  static const struct
  {
    PhPhase      phase;
    PhActionKind kind;
  } rows[] = {
    { PH_PHASE_BUILD, PH_ACTION_BUILD }, { PH_PHASE_PICK, PH_ACTION_PICK }, { PH_PHASE_PLACE, PH_ACTION_PLACE },
    { PH_PHASE_DIPLO, PH_ACTION_REWARD }, { PH_PHASE_INCOME_POWER, PH_ACTION_POWER }, { PH_PHASE_MOVE, PH_ACTION_MOVE },
    { PH_PHASE_MOVE_TO, PH_ACTION_MOVE_TO }, { PH_PHASE_DRAFT, PH_ACTION_DRAFT }, { PH_PHASE_HUB, PH_ACTION_HUB },
    { PH_PHASE_HUB_SHIPS, PH_ACTION_SHIP }, { PH_PHASE_HUB_SECTOR, PH_ACTION_SECTOR },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].phase == phase)
      {
        *kind = rows[i].kind;
        return TRUE;
      }

  return FALSE;
}

static void
fill_actions (PhChoices         *self,
              TableeGameSession *session,
              const PhState     *state)
{
  const PhRuleset *ruleset = (const PhRuleset *) tablee_game_session_get_ruleset (session);
  PhActionKind kind;

  switch ((int) state->phase)
    {
    case PH_PHASE_TURN:
      add_ships (self, ruleset, state, PH_ACTION_USE);
      break;
    case PH_PHASE_DISMANTLE:
      add_ships (self, ruleset, state, PH_ACTION_DISMANTLE);
      break;
    case PH_PHASE_HUMAN:
      add (self, PH_ACTION_OBSERVE, 0);
      add (self, PH_ACTION_RECRUIT, 0);
      break;
    case PH_PHASE_TRADE:
      add_transactions (self);
      break;
    case PH_PHASE_GIVE:
      add_range (self, PH_ACTION_GIVE, PH_FOOD, PH_METAL);
      break;
    case PH_PHASE_TAKE:
      add_range (self, PH_ACTION_TAKE, PH_FOOD, PH_METAL);
      break;
    case PH_PHASE_LOBBY:
      add_range (self, PH_ACTION_LOBBY, 0, PH_TRACKS - 1);
      break;
    case PH_PHASE_HUB_DIPLO:
      add_range (self, PH_ACTION_TRACK, 0, PH_TRACKS - 1);
      break;
    default:
      if (get_legal_kind ((PhPhase) state->phase, &kind))
        add_legal (self, session, kind);
      break;
    }
}

/* What ends a phase has a key of its own. */
static void
add_end (PhChoices     *self,
         const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_TURN:
      add_button (self, ph_action (PH_ACTION_INCOME, 0));
      break;
    case PH_PHASE_REROLL:
      add_button (self, ph_action (PH_ACTION_KEEP, 0));
      break;
    case PH_PHASE_PICK:
    case PH_PHASE_TRADE:
    case PH_PHASE_LOBBY:
      add_button (self, ph_action (PH_ACTION_STOP, 0));
      break;
    case PH_PHASE_INCOME_POWER:
    case PH_PHASE_MOVE:
      add_button (self, ph_action (PH_ACTION_DONE, 0));
      break;
    default:
      break;
    }
}

void
ph_choices_fill (PhChoices         *self,
                 TableeGameSession *session)
{
  const PhState *state = tablee_game_session_get_view (session);

  g_return_if_fail (self != NULL);

  self->n_actions = 0;
  self->n_buttons = 0;
  if (!tablee_game_session_get_choosing (session) || tablee_game_session_get_over (session))
    return;

  fill_actions (self, session, state);
  add_buttons (self);
  add_end (self, state);
}
