/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads actions until notation.c does; goes away with the line in script.c. */
#include <stdlib.h>
#include <string.h>
#include "script.h"
#include "games/space-station-phoenix/spelling.h"

gboolean interim_read (Script *self, const char *text, TableeAction *action);

static const char *const verbs[] = { "use", "income", "dismantle", "build", "reroll", "keep", "pick", "observe", "recruit", "place", "alien",
  "exchange", "buy", "give", "take", "lobby", "reward", "power", "move", "move-to", "draft", "hub", "ship", "sector", "track", "stop", "done", NULL };
static const char *const species_words[] = { "human", "teal", "pink", "brown", "gold", NULL };
static const char *const face_words[] = { "food", "water", "metal", "human", NULL };
static const char *const reward_words[] = { "gem", "food", "water", "metal", "vp", NULL };

static int
ship_number (Script *self, const char *text)
{
  int owner = self->state.current, ordinal = 1, kind;
  g_autofree char *key = NULL;
  const char *at = strchr (text, '@'), *hash = strchr (text, '#');

  if (text[1] == '-')
    {
      for (int row = 0; row < PH_MAX_NEUTRALS; row++)
        if (strcmp (self->ruleset->components.neutrals[row].key, text) == 0)
          return ph_ship (PH_NEUTRAL, row);
      return -1;
    }
  key = g_strndup (text, 4);
  kind = ph_kind_from_key (key);
  if (at != NULL)
    owner = atoi (at + 1);
  if (hash != NULL)
    ordinal = atoi (hash + 1);
  for (int i = 0; i < self->state.seats[owner].fleet_count; i++)
    if (self->state.seats[owner].fleet[i] == kind && --ordinal == 0)
      return ph_ship (owner, i);
  return ph_ship (owner, PH_MAX_FLEET - 1);
}

gboolean
interim_read (Script *self, const char *text, TableeAction *action)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int kind = ph_find_word (verbs, words[0]);
  int number = 0;

  if (kind < 0)
    return FALSE;
  switch (kind)
    {
    case PH_ACTION_USE: number = ship_number (self, words[1]); break;
    case PH_ACTION_DISMANTLE: number = ph_ship_place (ship_number (self, words[1])); break;
    case PH_ACTION_BUILD: case PH_ACTION_PLACE: case PH_ACTION_POWER: case PH_ACTION_MOVE_TO: case PH_ACTION_SECTOR:
      number = ph_sector_from_id (atoi (words[1])); break;
    case PH_ACTION_REROLL:
      { int c[4] = { 0 }; for (int i = 1; words[i]; i++) c[ph_find_word (face_words, words[i])]++; number = ph_dice (c[0], c[1], c[2], c[3]); break; }
    case PH_ACTION_PICK: number = ph_find_word (face_words, words[1]); break;
    case PH_ACTION_ALIEN: number = ph_find_word (species_words, words[1]); break;
    case PH_ACTION_GIVE: case PH_ACTION_TAKE: case PH_ACTION_REWARD: number = ph_find_word (reward_words, words[1]); break;
    case PH_ACTION_LOBBY: case PH_ACTION_TRACK: number = ph_find_word (ph_track_words, words[1]); break;
    case PH_ACTION_MOVE: number = ph_lift (ph_sector_from_id (atoi (words[1])), ph_find_word (species_words, words[2])); break;
    case PH_ACTION_DRAFT: case PH_ACTION_SHIP: number = ph_kind_from_key (words[1]); break;
    case PH_ACTION_HUB: number = atoi (words[1] + 1) - 1; break;
    default: break;
    }
  *action = ph_action ((PhActionKind) kind, number);
  return TRUE;
}
