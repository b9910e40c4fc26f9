/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions of Space Station Phoenix in writing, and why they are refused. */
#include "writing-actions.h"

#include <string.h>

#include "spelling.h"

/* What follows the word of an action. */
typedef enum
{
  NOTHING,
  SHIP,       /* of anybody, or neutral */
  OWN_SHIP,
  SECTOR,
  DICE,
  WORD,       /* one of words, counted from first */
  RESIDENT,   /* a sector and a species */
  KIND,       /* a ship kind */
  HUB,
} Argument;

/* By PhActionKind. */
static const struct
{
  const char        *word;
  Argument           argument;
  const char *const *words;
  int                first;
  int                count;
} actions[PH_N_ACTIONS] = {
  [PH_ACTION_USE] = { "use", SHIP },
  [PH_ACTION_INCOME] = { "income", NOTHING },
  [PH_ACTION_DISMANTLE] = { "dismantle", OWN_SHIP },
  [PH_ACTION_BUILD] = { "build", SECTOR },
  [PH_ACTION_REROLL] = { "reroll", DICE },
  [PH_ACTION_KEEP] = { "keep", NOTHING },
  [PH_ACTION_PICK] = { "pick", WORD, ph_face_words, 0, PH_FACES },
  [PH_ACTION_OBSERVE] = { "observe", NOTHING },
  [PH_ACTION_RECRUIT] = { "recruit", NOTHING },
  [PH_ACTION_PLACE] = { "place", SECTOR },
  [PH_ACTION_ALIEN] = { "alien", WORD, ph_species_words, PH_TEAL_ALIEN, PH_SPECIES - PH_TEAL_ALIEN },
  [PH_ACTION_EXCHANGE] = { "exchange", NOTHING },
  [PH_ACTION_BUY] = { "buy", NOTHING },
  [PH_ACTION_GIVE] = { "give", WORD, ph_unit_words, PH_FOOD, PH_RESOURCES },
  [PH_ACTION_TAKE] = { "take", WORD, ph_unit_words, PH_FOOD, PH_RESOURCES },
  [PH_ACTION_LOBBY] = { "lobby", WORD, ph_track_words, 0, PH_TRACKS },
  [PH_ACTION_REWARD] = { "reward", WORD, ph_unit_words, 0, PH_GOODS },
  [PH_ACTION_POWER] = { "power", SECTOR },
  [PH_ACTION_MOVE] = { "move", RESIDENT },
  [PH_ACTION_MOVE_TO] = { "move-to", SECTOR },
  [PH_ACTION_DRAFT] = { "draft", KIND },
  [PH_ACTION_HUB] = { "hub", HUB },
  [PH_ACTION_SHIP] = { "ship", KIND },
  [PH_ACTION_SECTOR] = { "sector", SECTOR },
  [PH_ACTION_TRACK] = { "track", WORD, ph_track_words, 0, PH_TRACKS },
  [PH_ACTION_STOP] = { "stop", NOTHING },
  [PH_ACTION_DONE] = { "done", NOTHING },
};

/*
 * Reading: each returns the number of an action, or -1
 */

static int
sector_from_text (const char *text)
{
  int id = ph_number_from_text (text, 100, 999);

  return id >= 0 ? ph_sector_from_id (id) : -1;
}

static int
ship_from_text (const PhRuleset *ruleset,
                const PhState   *state,
                const char      *text,
                gboolean         own)
{
  int ship;

  if (!ph_ship_from_text (ruleset, state, state->active, text, &ship))
    return -1;
  if (!own)
    return ship;

  return ph_ship_owner (ship) == state->active ? ph_ship_place (ship) : -1;
}

/* Faces in the order food, water, metal, human, each as often as it is meant. */
static int
dice_from_text (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int counts[PH_FACES] = { 0 };
  int last = 0, number = 0;

  for (char **word = words; *word != NULL; word++, number++)
    {
      int face = tablee_word_find (ph_face_words, *word);

      if (face < last || number == PH_MAX_DICE)
        return -1;
      counts[face]++;
      last = face;
    }

  return number > 0 ? ph_dice (counts[0], counts[1], counts[2], counts[3]) : -1;
}

static int
word_from_text (PhActionKind kind,
                const char  *text)
{
  int word = tablee_word_find (actions[kind].words, text) - actions[kind].first;

  return word >= 0 && word < actions[kind].count ? word + actions[kind].first : -1;
}

static int
resident_from_text (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  int sector, species;

  if (g_strv_length (words) != 2)
    return -1;
  sector = sector_from_text (words[0]);
  species = tablee_word_find (ph_species_words, words[1]);

  return sector >= 0 && species >= 0 ? ph_lift (sector, species) : -1;
}

static int
argument_from_text (const PhRuleset *ruleset,
                    const PhState   *state,
                    PhActionKind     kind,
                    const char      *text)
{
  switch (actions[kind].argument)
    {
    case SHIP:
    case OWN_SHIP:
      return ship_from_text (ruleset, state, text, actions[kind].argument == OWN_SHIP);

    case SECTOR:
      return sector_from_text (text);

    case DICE:
      return dice_from_text (text);

    case WORD:
      return word_from_text (kind, text);

    case RESIDENT:
      return resident_from_text (text);

    case KIND:
      return ph_kind_from_key (text);

    case HUB:
      return ph_hub_from_id (text);

    case NOTHING:
    default:
      return -1;
    }
}

gboolean
ph_action_from_text (const TableeRuleset *base,
                     const void          *data,
                     const char          *text,
                     TableeAction        *action)
{
  for (PhActionKind kind = 0; kind < PH_N_ACTIONS; kind++)
    {
      gsize length = strlen (actions[kind].word);
      int number = 0;

      if (strncmp (text, actions[kind].word, length) != 0 || (text[length] != '\0' && text[length] != ' ') ||
          (text[length] == '\0') != (actions[kind].argument == NOTHING))
        continue;
      if (text[length] == ' ')
        number = argument_from_text ((const PhRuleset *) base, data, kind, text + length + 1);
      if (number < 0)
        return FALSE;
      *action = ph_action (kind, number);
      return TRUE;
    }

  return FALSE;
}

/*
 * Writing
 */

static char *
dice_to_text (int dice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int face = 0; face < PH_FACES; face++)
    for (int i = 0; i < ph_dice_count (dice, face); i++)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ph_face_words[face]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
argument_to_text (const PhRuleset *ruleset,
                  const PhState   *state,
                  PhActionKind     kind,
                  int              number)
{
  switch (actions[kind].argument)
    {
    case SHIP:
      return ph_ship_to_text (ruleset, state, state->active, number);

    case OWN_SHIP:
      return ph_ship_to_text (ruleset, state, state->active, ph_ship (state->active, number));

    case SECTOR:
      return g_strdup_printf ("%d", ph_sector_id (number));

    case DICE:
      return dice_to_text (number);

    case WORD:
      return g_strdup (actions[kind].words[number]);

    case RESIDENT:
      return g_strdup_printf ("%d %s", ph_sector_id (ph_lift_sector (number)), ph_species_words[ph_lift_species (number)]);

    case KIND:
      return g_strdup (ph_kind_to_key (number));

    case HUB:
      return ph_hub_to_id (number);

    case NOTHING:
    default:
      return NULL;
    }
}

char *
ph_action_to_text (const TableeRuleset *base,
                   const void          *data,
                   TableeAction         action)
{
  PhActionKind kind = ph_action_kind (action);
  g_autofree char *argument = NULL;

  g_return_val_if_fail (kind < PH_N_ACTIONS, NULL);

  argument = argument_to_text ((const PhRuleset *) base, data, kind, ph_action_number (action));

  return argument != NULL ? g_strconcat (actions[kind].word, " ", argument, NULL) : g_strdup (actions[kind].word);
}

/*
 * Reasons
 */

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [PH_REASON_NO_SUCH_SHIP - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this ship is not in the game"),
  [PH_REASON_SHIP_USED - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the ship has been used; there are gems on it"),
  [PH_REASON_NEUTRAL_TAKEN - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this neutral ship is closed; a token lies on it"),
  [PH_REASON_TOKEN_AWAY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the seat's token lies on another neutral ship"),
  [PH_REASON_TOO_FEW_GEMS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there are not enough gems"),
  [PH_REASON_NOTHING_TO_DISMANTLE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no other unused ship could be dismantled"),
  [PH_REASON_NOTHING_TO_BUILD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no sector could be built"),
  [PH_REASON_NO_TRANSACTION - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no transaction would be possible"),
  [PH_REASON_NO_LOBBYING - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no track could be advanced"),
  [PH_REASON_INCOME_GATE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("taking income needs 7 gems or fewer, a used ship, or no ship that could be used"),
  [PH_REASON_DISMANTLE_USED - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a used ship is not dismantled"),
  [PH_REASON_NOT_IN_MARKET - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the sector is not in the market"),
  [PH_REASON_BUILD_ORDER - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a wing is built in the order of the levels"),
  [PH_REASON_TOO_LITTLE_METAL - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there is not enough metal"),
  [PH_REASON_NO_SUCH_DIE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there are not enough dice that show this"),
  [PH_REASON_MUST_ACT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("something must be done before the action is stopped"),
  [PH_REASON_NO_HUMANS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no human is left"),
  [PH_REASON_NO_ALIENS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no alien of this species is left"),
  [PH_REASON_NO_ROOM - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no quarter is free for it"),
  [PH_REASON_TOO_FEW_GOODS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there are not enough resources"),
  [PH_REASON_NO_SECTOR - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the seat has not built this sector"),
  [PH_REASON_WRONG_COLOUR - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("aerobic aliens live in sectors of their own colour"),
  [PH_REASON_SECTOR_FULL - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the sector has no free quarter"),
  [PH_REASON_NO_GOODS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the seat has none of it"),
  [PH_REASON_SAME_GOODS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the swap must be for another kind"),
  [PH_REASON_TRACK_TOP - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the track is at its top"),
  [PH_REASON_TRACK_MOVED - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the track has been advanced in this action"),
  [PH_REASON_NO_SUCH_REWARD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the levels reached do not give this"),
  [PH_REASON_REWARD_PRICE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("there are not enough gems to pay for it"),
  [PH_REASON_NO_POWER - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the sector has no active power"),
  [PH_REASON_POWER_SPENT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the power has been used already since income was taken"),
  [PH_REASON_NO_RESIDENT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no resident of this kind lives there"),
  [PH_REASON_SAME_SECTOR - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a resident moves to another sector"),
  [PH_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this card is not in the hand"),
  [PH_REASON_NOT_DEALT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this hub was not dealt to the seat"),
  [PH_REASON_NOT_SHOWN - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this ship is not on offer"),
  [PH_REASON_NOT_LEVEL_1 - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hub builds a sector of level 1"),
};

const TableeWordList ph_reasons = { reasons, G_N_ELEMENTS (reasons) };
