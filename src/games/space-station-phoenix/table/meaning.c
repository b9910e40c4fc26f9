/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a click, a drop or a digit means for a thing on the board. */
#include "config.h"
#include "meaning.h"

#include <glib/gi18n.h>

static PhMeaning
nothing (void)
{
  return (PhMeaning) { .kind = PH_MEANS_NOTHING };
}

static PhMeaning
action (PhActionKind kind,
        int          number)
{
  return (PhMeaning) { .kind = PH_MEANS_ACTION, .action = ph_action (kind, number) };
}

static PhMeaning
words (const char *sentence)
{
  return (PhMeaning) { .kind = PH_MEANS_WORDS, .words = sentence };
}

static PhMeaning
lift (const PhScene *scene,
      int            die)
{
  int faces[PH_MAX_DICE];

  if (die < 0 || die >= ph_scene_get_dice (scene, faces))
    return nothing ();

  return (PhMeaning) { .kind = PH_MEANS_LIFT, .id = die };
}

/*
 * Clicks
 */

static PhMeaning
of_ship (const PhScene *scene,
         int            ship)
{
  if (scene->sight.state->phase == PH_PHASE_DISMANTLE && ph_ship_owner (ship) == scene->sight.near)
    return action (PH_ACTION_DISMANTLE, ph_ship_place (ship));

  return action (PH_ACTION_USE, ship);
}

/* Those that have been used have ids of their own. */
static PhMeaning
of_die (const PhScene *scene,
        int            id)
{
  int faces[PH_MAX_DICE];

  if (id < 0)
    return words (_("This die has been used."));

  return id < ph_scene_get_dice (scene, faces) ? action (PH_ACTION_PICK, faces[id]) : nothing ();
}

static PhMeaning
of_stage (const PhScene *scene,
          int            id)
{
  switch ((int) scene->sight.state->phase)
    {
    case PH_PHASE_REROLL:
      return lift (scene, id);
    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      return of_die (scene, id);
    case PH_PHASE_BUILD:
      return action (PH_ACTION_BUILD, id);
    case PH_PHASE_DRAFT:
      return action (PH_ACTION_DRAFT, id);
    case PH_PHASE_HUB:
      return action (PH_ACTION_HUB, id);
    case PH_PHASE_HUB_SHIPS:
      return action (PH_ACTION_SHIP, id);
    case PH_PHASE_HUB_SECTOR:
      return action (PH_ACTION_SECTOR, id);
    case PH_PHASE_LOBBY:
      return action (PH_ACTION_LOBBY, id);
    case PH_PHASE_HUB_DIPLO:
      return action (PH_ACTION_TRACK, id);
    default:
      return nothing ();
    }
}

static PhMeaning
of_species (int species)
{
  return species == PH_HUMAN ? action (PH_ACTION_RECRUIT, 0) : action (PH_ACTION_ALIEN, species);
}

static PhMeaning
of_track (const PhScene *scene,
          int            track)
{
  return action (scene->sight.state->phase == PH_PHASE_HUB_DIPLO ? PH_ACTION_TRACK : PH_ACTION_LOBBY, track);
}

/* Gems and points are never given or taken as goods are: a click on them asks what they are. */
static PhMeaning
of_good (const PhScene *scene,
         int            good)
{
  if (good == PH_GEM)
    return words (_("Gems pay for ships and for diplomacy; taking income brings more."));
  if (good == PH_VP)
    return words (_("Points you have so far. At the end, sectors (4, 6, 10 by level), residents (2 each), the most of a species (10; second most 5), "
                    "your hub, end bonuses, gems and resources left over score as well."));

  return action (scene->sight.state->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_ACTION_GIVE, good);
}

/* Who is to move: the one under the pointer, the one a key has named, or the only kind there is; otherwise the bar asks. */
static PhMeaning
of_resident (const PhScene *scene,
             int            sector,
             int            quarter)
{
  const PhSeat *seat = &scene->sight.state->seats[scene->sight.near];
  int slot = ph_slot (sector);
  int species = seat->filled[slot] > 0 ? seat->residents[slot][0] : PH_HUMAN;
  gboolean one_kind = TRUE;

  for (int i = 1; i < seat->filled[slot]; i++)
    one_kind &= seat->residents[slot][i] == species;
  if (quarter >= 0 && quarter < seat->filled[slot])
    return action (PH_ACTION_MOVE, ph_lift (sector, seat->residents[slot][quarter]));
  if (scene->intent->mover >= 0 && ph_lift_sector (scene->intent->mover) == sector)
    return action (PH_ACTION_MOVE, scene->intent->mover);
  if (one_kind)
    return action (PH_ACTION_MOVE, ph_lift (sector, species));

  return (PhMeaning) { .kind = PH_MEANS_MOVERS, .id = sector };
}

static PhMeaning
of_sector (const PhScene *scene,
           int            sector,
           int            quarter)
{
  if (sector >= PH_SECTORS)
    return words (_("The next sector of this wing goes here: use a construction ship to build it."));

  switch ((int) scene->sight.state->phase)
    {
    case PH_PHASE_PLACE:
      return action (PH_ACTION_PLACE, sector);
    case PH_PHASE_INCOME_POWER:
      return action (PH_ACTION_POWER, sector);
    case PH_PHASE_MOVE:
      return of_resident (scene, sector, quarter);
    case PH_PHASE_MOVE_TO:
      return action (PH_ACTION_MOVE_TO, sector);
    default:
      return words (_("Bring in residents with a transport ship, or from Earth with an expedition."));
    }
}

PhMeaning
ph_meaning_of_click (const PhScene *scene,
                     PhPart         part,
                     int            id,
                     int            quarter)
{
  switch (part)
    {
    case PH_PART_SHIP:
      return of_ship (scene, id);
    case PH_PART_OFFER:
      return action (PH_ACTION_BUILD, id);
    case PH_PART_STAGE:
      return of_stage (scene, id);
    case PH_PART_SPECIES:
      return of_species (id);
    case PH_PART_TRACK:
      return of_track (scene, id);
    case PH_PART_GOOD:
      return of_good (scene, id);
    case PH_PART_SECTOR:
      return of_sector (scene, id, quarter);
    case PH_PART_STATION:
      return (PhMeaning) { .kind = PH_MEANS_LARGE, .id = id };
    default:
      g_return_val_if_reached (nothing ());
    }
}

/*
 * Drags
 */

int
ph_meaning_get_bound (const PhScene *scene,
                      int            kind,
                      int            id)
{
  const PhSeat *seat = &scene->sight.state->seats[scene->sight.near];

  return kind == PH_TILE_SECTOR && id < PH_SECTORS && seat->sectors[ph_slot (id)] == id ? id : -1;
}

/* Somebody of a sector, to another one of mine. */
static PhMeaning
of_passenger (const PhScene *scene,
              const PhDrag  *drag,
              int            sector)
{
  const PhSeat *seat = &scene->sight.state->seats[scene->sight.near];
  int slot = ph_slot (drag->id);

  if (sector < 0 || drag->quarter < 0 || drag->quarter >= seat->filled[slot])
    return nothing ();

  return action (PH_ACTION_MOVE, ph_lift (drag->id, seat->residents[slot][drag->quarter]));
}

PhMeaning
ph_meaning_of_drop (const PhScene *scene,
                    PhDrag         drag,
                    int            kind,
                    int            id)
{
  switch (drag.kind)
    {
    case PH_DRAG_GEM:
      return kind == PH_TILE_SHIP ? of_ship (scene, id) : kind == PH_TILE_TRACK ? of_track (scene, id) : nothing ();
    case PH_DRAG_DIE:
    case PH_DRAG_CARD:
    case PH_DRAG_OFFER:
      return of_stage (scene, drag.id);
    case PH_DRAG_SPECIES:
      return of_species (drag.id);
    case PH_DRAG_RESIDENT:
      return of_passenger (scene, &drag, ph_meaning_get_bound (scene, kind, id));
    case PH_DRAG_NONE:
    default:
      return nothing ();
    }
}

/*
 * Keys
 */

/* A pointer shows whom it moves; a key does when it is pressed, and acts when it is pressed again. */
static PhMeaning
of_choice (const PhScene *scene,
           int            index)
{
  TableeAction chosen = scene->choices->actions[index];

  if (ph_action_kind (chosen) == PH_ACTION_MOVE && ph_action_number (chosen) != scene->intent->mover)
    return (PhMeaning) { .kind = PH_MEANS_MOVER, .action = chosen, .id = index + 1 };

  return (PhMeaning) { .kind = PH_MEANS_ACTION, .action = chosen };
}

PhMeaning
ph_meaning_of_digit (const PhScene *scene,
                     int            index)
{
  if (!ph_scene_is_asked (scene))
    return action (PH_ACTION_INCOME, 0);
  if (scene->sight.state->phase == PH_PHASE_REROLL)
    return lift (scene, index);
  if (index < scene->choices->n_actions)
    return of_choice (scene, index);

  return words (_("Nothing has this number now."));
}

PhMeaning
ph_meaning_of_reroll (const PhScene *scene)
{
  if (scene->sight.state->phase == PH_PHASE_REROLL && scene->intent->lifted == 0)
    return words (_("First choose the dice to reroll: a click lifts them."));

  return (PhMeaning) { .kind = PH_MEANS_ACTION, .action = ph_scene_get_reroll (scene) };
}

PhMeaning
ph_meaning_of_end (const PhScene *scene)
{
  switch ((int) scene->sight.state->phase)
    {
    case PH_PHASE_REROLL:
      return action (PH_ACTION_KEEP, 0);
    case PH_PHASE_INCOME_POWER:
    case PH_PHASE_MOVE:
      return action (PH_ACTION_DONE, 0);
    default:
      return action (PH_ACTION_STOP, 0);
    }
}
