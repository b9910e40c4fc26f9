/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of the table show at one moment. */
#include "config.h"
#include "scene.h"

#include "games/space-station-phoenix/words/terms.h"

const PhRuleset *
ph_scene_get_ruleset (const PhScene *self)
{
  return (const PhRuleset *) self->sight.context.ruleset;
}

gboolean
ph_scene_is_asked (const PhScene *self)
{
  return tablee_game_session_get_choosing (self->session);
}

gboolean
ph_scene_is_first_turn (const PhScene *self)
{
  const PhState *state = self->sight.state;
  int near = self->sight.near;

  return ph_scene_get_ruleset (self)->first_game && state->phase == PH_PHASE_TURN && state->current == near &&
         state->seats[near].turns <= 1 && ph_scene_is_asked (self);
}

int
ph_scene_get_dice (const PhScene *self,
                   int           *faces)
{
  const PhState *state = self->sight.state;
  int n = 0;

  for (int face = 0; face < PH_FACES; face++)
    for (int i = 0; i < state->context.dice[face] && n < PH_MAX_DICE; i++)
      faces[n++] = face;

  return n;
}

TableeAction
ph_scene_get_reroll (const PhScene *self)
{
  int faces[PH_MAX_DICE];
  int counts[PH_FACES] = { 0 };
  int n = ph_scene_get_dice (self, faces);

  for (int i = 0; i < n; i++)
    if ((self->intent->lifted >> i & 1) != 0)
      counts[faces[i]]++;

  return ph_action (PH_ACTION_REROLL, ph_dice (counts[0], counts[1], counts[2], counts[3]));
}

gboolean
ph_scene_has_cards (const PhScene *self)
{
  int phase = self->sight.state->phase;

  return phase == PH_PHASE_DRAFT || phase == PH_PHASE_HUB || phase == PH_PHASE_HUB_SHIPS;
}

gboolean
ph_scene_has_stage (const PhScene *self)
{
  switch ((int) self->sight.state->phase)
    {
    case PH_PHASE_DRAFT:
    case PH_PHASE_HUB:
    case PH_PHASE_HUB_SHIPS:
    case PH_PHASE_REROLL:
    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      return TRUE;
    case PH_PHASE_LOBBY:
    case PH_PHASE_HUB_DIPLO:
    case PH_PHASE_BUILD:
    case PH_PHASE_HUB_SECTOR:
      return self->choices->n_actions > 0;
    default:
      return FALSE;
    }
}

gboolean
ph_scene_has_tracks (const PhScene *self)
{
  int phase = self->sight.state->phase;

  return ph_scene_has_stage (self) && (phase == PH_PHASE_LOBBY || phase == PH_PHASE_HUB_DIPLO);
}

int
ph_scene_get_builder (const PhScene *self)
{
  const PhState *state = self->sight.state;

  if (state->phase != PH_PHASE_BUILD || state->context.owner == PH_NONE)
    return PH_NONE;

  return ph_acts_as (ph_scene_get_ruleset (self), state, ph_ship (state->context.owner, state->context.ship));
}

void
ph_scene_offer (const PhScene *self,
                PhTile        *tile,
                TableeAction   action)
{
  tile->key = ph_choices_get_key (self->choices, action);
  tile->available = tablee_game_session_may (self->session, action);
  tile->offer = tile->available ? action + 1 : 0;
  if (tile->available)
    ph_pieces_say (tile, ph_words_action_spoken (&self->sight.context, self->sight.state, action));
}

void
ph_scene_offer_drag (const PhScene *self,
                     PhTile        *tile,
                     TableeAction   action,
                     PhDragKind     drag)
{
  ph_scene_offer (self, tile, action);
  tile->drag = tile->available ? drag : PH_DRAG_NONE;
}

char *
ph_scene_dup_reason (const PhScene *self,
                     TableeAction   action)
{
  const PhSight *sight = &self->sight;
  TableeReason reason = TABLEE_REASON_NONE;

  if (ph_scene_is_asked (self) && sight->state->current == sight->near)
    reason = tablee_game_session_check (self->session, action);

  return reason != TABLEE_REASON_NONE ? ph_words_reason (&sight->context, sight->state, action, reason) : NULL;
}

int
ph_scene_fill_tracks (const PhScene *self,
                      gboolean       tall,
                      PhTile        *tiles)
{
  const PhState *state = self->sight.state;
  int phase = state->phase;

  for (int track = 0; track < PH_TRACKS; track++)
    {
      ph_pieces_track (&self->sight, track, &tiles[track]);
      tiles[track].track.tall = tall;
      tiles[track].marked = self->marks->tracks[track];
      tiles[track].chosen = phase == PH_PHASE_DIPLO && state->context.track == track;
      if (phase == PH_PHASE_LOBBY || phase == PH_PHASE_HUB_DIPLO)
        ph_scene_offer (self, &tiles[track], ph_action (phase == PH_PHASE_LOBBY ? PH_ACTION_LOBBY : PH_ACTION_TRACK, track));
      if (tiles[track].available)
        tiles[track].track.next = state->seats[self->sight.near].tracks[track];
    }

  return PH_TRACKS;
}

TableeTurn
ph_scene_get_turn (const PhScene *self,
                   int            seat)
{
  const PhState *state = self->sight.state;

  if (state->phase == PH_PHASE_OVER || state->current != seat || tablee_game_session_get_over (self->session))
    return TABLEE_TURN_NONE;

  return tablee_game_session_get_thinking (self->session) ? TABLEE_TURN_THINKS : TABLEE_TURN_DECIDES;
}

char *
ph_scene_dup_goods (const PhScene *self,
                    int            seat)
{
  int goods[PH_GOODS];

  for (int good = 0; good < PH_GOODS; good++)
    goods[good] = self->sight.state->seats[seat].goods[good];

  return ph_words_goods (goods);
}

char *
ph_scene_dup_points (const PhScene *self,
                     int            seat)
{
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (self->session, &sheet);

  return ph_words_points (&self->sight.context, &sheet, seat);
}
