/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Space Station Phoenix, in pictures. */
#include "config.h"
#include "signs.h"

#include "terms.h"

#include <glib/gi18n-lib.h>

#define ART "space-station-phoenix/"

/* Percent of the height of the drawings. */
enum
{
  SHIP_WIDTH = 160,
  SECTOR_WIDTH = 184,
  LEVEL_WIDTH = 66,
};

static const char *const goods[PH_GOODS] = { ART "goods/gem", ART "goods/food", ART "goods/water", ART "goods/metal", ART "goods/vp" };

static const char *const species[PH_SPECIES] = {
  ART "residents/human", ART "residents/teal", ART "residents/pink", ART "residents/brown", ART "residents/gold",
};

static const char *const faces[PH_FACES] = { ART "dice/food", ART "dice/water", ART "dice/metal", ART "dice/human" };

static const char *const types[PH_SHIP_TYPES] = { "dismantle", "construction", "expedition", "transport", "diplomacy", "farm", "ice" };

static const char *const colours[PH_COLOURS] = { "teal", "pink", "brown" };

/* @width: as it is drawn, in percent of its height. */
static void
add_named (TableeEventSign *sign,
           const char      *folder,
           const char      *name,
           int              level,
           int              width)
{
  g_autofree char *art = level > 0 ? g_strdup_printf (ART "%s/%s-%d", folder, name, level) : g_strdup_printf (ART "%s/%s", folder, name);

  tablee_sign_add (sign, g_intern_string (art), 0, 1);
  sign->things[sign->n_things - 1].width = width;
}

static void
add_ship (TableeEventSign *sign,
          int              kind)
{
  add_named (sign, "ships", types[ph_ship_type (kind)], ph_ship_level (kind), SHIP_WIDTH);
}

static int
get_sector_width (int sector)
{
  return SECTOR_WIDTH + ph_sector_level (sector) * LEVEL_WIDTH;
}

static void
add_sector (TableeEventSign *sign,
            int              sector)
{
  add_named (sign, "sectors", colours[ph_sector_colour (sector)], ph_sector_level (sector), get_sector_width (sector));
}

/* All residents that go to one sector are one sign. */
static void
set_destination (TableeEventSign *sign,
                 int              sector)
{
  g_autofree char *art = g_strdup_printf (ART "sectors/%s-%d", colours[ph_sector_colour (sector)], ph_sector_level (sector));

  sign->place = g_intern_string (art);
  sign->place_width = get_sector_width (sector);
}

static void
set_amount (TableeEventSign *sign,
            int              good,
            int              amount)
{
  sign->unit = goods[good];
  sign->amount = amount;
}

/* What others pay for the ship of somebody is what that one is glad to read. */
static void
add_use (TableeEventSign   *sign,
         const TableeEvent *event)
{
  int owner = ph_ship_owner (event->args[0]);

  add_ship (sign, event->args[1]);
  set_amount (sign, PH_GEM, -event->args[2]);
  if (owner == PH_NEUTRAL)
    sign->place = ART "marks/neutral";
  else if (owner != event->seat)
    {
      sign->other = owner;
      sign->others = event->args[3];
    }
}

static const char *
get_set_up_word (int kind)
{
  switch (kind)
    {
    case PH_EVENT_MARKET:
      return C_("sign", "On offer");
    case PH_EVENT_DEAL_HUB:
    case PH_EVENT_DEAL_SHIP:
      return C_("sign", "Dealt");
    case PH_EVENT_DRAFT:
      return C_("sign", "Drafted");
    case PH_EVENT_PASS:
      return C_("sign", "Passed on");
    case PH_EVENT_DISCARD:
      return C_("sign", "Discarded");
    case PH_EVENT_HUB:
      return C_("sign", "Hub");
    case PH_EVENT_SHOW_SHIP:
      return C_("sign", "On offer");
    case PH_EVENT_JOIN:
      return C_("sign", "Fleet");
    default:
      return NULL;
    }
}

static const char *
get_word (int kind)
{
  switch (kind)
    {
    case PH_EVENT_USE:
      return C_("sign", "Used");
    case PH_EVENT_DISMANTLE:
      return C_("sign", "Dismantled");
    case PH_EVENT_BUILD:
      return C_("sign", "Built");
    case PH_EVENT_ROLL:
      return C_("sign", "Rolled");
    case PH_EVENT_REROLL:
      return C_("sign", "Rerolled");
    case PH_EVENT_KEEP:
      return C_("sign", "Dice kept");
    case PH_EVENT_RESIDENT:
      return C_("sign", "Welcomed");
    case PH_EVENT_PLACE:
      return C_("sign", "Moved in");
    case PH_EVENT_STOP:
      return C_("sign", "Stopped");
    case PH_EVENT_TRACK:
      return C_("sign", "Track");
    case PH_EVENT_PAY:
      return C_("sign", "Paid");
    case PH_EVENT_GAIN:
      return C_("sign", "Gained");
    case PH_EVENT_INCOME:
      return C_("sign", "Income");
    case PH_EVENT_TOKEN:
    case PH_EVENT_CLEAR:
      return C_("sign", "Ready again");
    case PH_EVENT_POWER:
      return C_("sign", "Sector’s die");
    case PH_EVENT_MOVE:
      return C_("sign", "Moved");
    default:
      return get_set_up_word (kind);
    }
}

static void
add_set_up (TableeEventSign   *sign,
            const TableeEvent *event)
{
  switch (event->kind)
    {
    case PH_EVENT_MARKET:
      tablee_sign_add (sign, ART "sectors/site", event->args[0], __builtin_popcount ((unsigned) event->args[1]));
      break;
    case PH_EVENT_DEAL_HUB:
    case PH_EVENT_HUB:
      tablee_sign_add (sign, ART "backs/hub", 0, 1);
      break;
    case PH_EVENT_DEAL_SHIP:
    case PH_EVENT_DISCARD:
    case PH_EVENT_SHOW_SHIP:
      add_ship (sign, event->details[0]);
      break;
    case PH_EVENT_PASS:
      tablee_sign_add (sign, ART "backs/ship", 0, event->args[1]);
      sign->other = event->args[0];
      break;
    default:
      add_ship (sign, event->args[0]);
      break;
    }
}

static void
add_dice (TableeEventSign   *sign,
          const TableeEvent *event)
{
  if (event->kind == PH_EVENT_ROLL)
    tablee_sign_add (sign, faces[event->args[0]], 0, 1);
  for (int face = 0; face < PH_FACES && event->kind == PH_EVENT_REROLL; face++)
    tablee_sign_add (sign, faces[face], 0, event->args[face]);
}

static void
add_things (const TableePresentContext *context,
            TableeEventSign            *sign,
            const TableeEvent          *event)
{
  const PhRuleset *ruleset = (const PhRuleset *) context->ruleset;

  switch (event->kind)
    {
    case PH_EVENT_USE:
      add_use (sign, event);
      break;
    case PH_EVENT_DISMANTLE:
      add_ship (sign, event->args[0]);
      break;
    case PH_EVENT_BUILD:
      add_sector (sign, event->args[0]);
      set_amount (sign, PH_METAL, -event->args[1]);
      break;
    case PH_EVENT_RESIDENT:
      tablee_sign_add (sign, species[event->args[0]], 0, 1);
      break;
    case PH_EVENT_PLACE:
    case PH_EVENT_MOVE:
      tablee_sign_add (sign, species[event->args[0]], 0, 1);
      set_destination (sign, event->args[event->kind == PH_EVENT_MOVE ? 2 : 1]);
      break;
    case PH_EVENT_TRACK:
      add_named (sign, "types", types[event->args[0]], 0, 0);
      sign->things[0].value = event->args[1];
      set_amount (sign, PH_GEM, -event->args[2]);
      break;
    case PH_EVENT_PAY:
    case PH_EVENT_GAIN:
      set_amount (sign, event->args[0], event->kind == PH_EVENT_PAY ? -event->args[1] : event->args[1]);
      break;
    case PH_EVENT_TOKEN:
      add_ship (sign, ruleset->components.neutrals[event->args[0]].ship);
      break;
    case PH_EVENT_CLEAR:
      add_ship (sign, event->args[1]);
      break;
    case PH_EVENT_POWER:
      add_sector (sign, event->args[0]);
      break;
    case PH_EVENT_SCORE:
      set_amount (sign, PH_VP, event->args[1]);
      break;
    default:
      add_dice (sign, event);
      break;
    }
}

/* It comes in anybody's turn, so that one asks what it is for. */
static gboolean
is_diplomacy (const TableeEvent *event)
{
  return (event->kind == PH_EVENT_PAY || event->kind == PH_EVENT_GAIN) &&
         (event->args[3] == PH_SOURCE_REWARD || event->args[3] == PH_SOURCE_FRONT);
}

/* What is given and what is got for it belong together: it is no price of what was done before. */
static gboolean
is_trade (const TableeEvent *event)
{
  return (event->kind == PH_EVENT_PAY || event->kind == PH_EVENT_GAIN) &&
         (event->args[3] == PH_SOURCE_EXCHANGE || event->args[3] == PH_SOURCE_SWAP || event->args[3] == PH_SOURCE_BUY);
}

/* Whether a resident comes to the quarter of an end bonus: what that is worth then shows in the points at once. */
static gboolean
earns_bonus (const PhRuleset   *ruleset,
             const TableeEvent *event)
{
  gboolean moves = event->kind == PH_EVENT_MOVE;

  return (moves || event->kind == PH_EVENT_PLACE) &&
         (ruleset->masks[event->args[moves ? 2 : 1]][PH_QUARTER_END] >> event->args[moves ? 3 : 2] & 1) != 0;
}

/* Of points it is said what they are for. */
static const char *
find_word (const TableePresentContext *context,
           const TableeEvent          *event)
{
  if (event->kind == PH_EVENT_SCORE)
    return ph_words_score_row (event->args[0]);

  if (is_trade (event))
    return C_("sign", "Traded");
  if (earns_bonus ((const PhRuleset *) context->ruleset, event))
    /* Translators: a resident has come to a place that scores at the end of the game. There is little room */
    return C_("sign", "End bonus");
  if (event->kind == PH_EVENT_INCOME && context->unasked)
    return C_("sign", "Had to take income");

  return is_diplomacy (event) ? C_("sign", "Diplomacy") : get_word (event->kind);
}

gboolean
ph_words_event_sign (const TableePresentContext *context,
                     const TableeEvent          *event,
                     TableeEventSign            *sign)
{
  const char *word = find_word (context, event);

  if (word == NULL)
    return FALSE;

  tablee_sign_begin (sign, word);
  sign->gathers = event->kind == PH_EVENT_RESIDENT || event->kind == PH_EVENT_PLACE || (event->kind == PH_EVENT_PAY && !is_diplomacy (event) && !is_trade (event));
  if (event->kind < PH_EVENT_TURN)
    add_set_up (sign, event);
  else
    add_things (context, sign, event);

  return TRUE;
}

gboolean
ph_words_begins_turn (const TableeEvent *event)
{
  return event->kind == PH_EVENT_TURN;
}

char *
ph_words_chapter (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  /* Translators: which turn of everybody it is */
  return event->kind == PH_EVENT_TURN ? g_strdup_printf (C_("heading", "Turn %d"), event->args[0]) : NULL;
}
