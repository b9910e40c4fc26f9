/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is under way in a position, read: the ship in use, dice, goods, residents. */
#include "reading-private.h"

#include "spelling.h"

#include <string.h>

enum { MAX_LEFT = 255 };

static const char *const resource_words[] = { "food", "water", "metal", NULL };

/*
 * What is in use
 */

/* The ship of an action of @type: it is there, has been used, and is of that type. */
static void
read_ship (PhPositionReading *reading,
           int                type)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  const char *text;
  int ship;

  if (!tablee_reader_failed (reader) && !tablee_reader_has (reader, "ship"))
    tablee_reader_fail (reader, "ship", "this key is missing");
  text = tablee_reader_string (reader, "ship");
  if (text == NULL)
    return;

  if (!ph_ship_from_text (reading->ruleset, state, state->active, text, &ship) || ph_ship_place (ship) == PH_LOST_SHIP)
    {
      g_autofree char *quote = tablee_reader_quote (text);

      tablee_reader_fail (reader, "ship", "%s is not a ship on the table", quote);
    }
  else if (!ph_is_used (state, ship) ||
           (ph_ship_owner (ship) == PH_NEUTRAL && state->tokens[ph_ship_place (ship)] == PH_NONE))
    tablee_reader_fail (reader, "ship", "%s has no gems on it, so it is not in use", text);
  else if (ph_ship_type (ph_acts_as (reading->ruleset, state, ship)) != type)
    tablee_reader_fail (reader, "ship", "%s is not of the type \"%s\", which this phase is about", text,
                        ph_ship_type_words[type]);
  if (tablee_reader_failed (reader))
    return;

  state->context.owner = (guint8) ph_ship_owner (ship);
  state->context.ship = (guint8) ph_ship_place (ship);
}

/* Element @index of "spent", or @key, as a sector of the seat whose turn it is; -1 after a mistake. */
static int
read_own_sector (PhPositionReading *reading,
                 const char        *key,
                 guint              index)
{
  TableeReader *reader = reading->reader;
  const PhSeat *seat = &reading->state->seats[reading->state->active];
  int id = key != NULL ? ph_read_number (reading, key, 0, G_MAXINT) : (int) tablee_reader_integer_at (reader, index, 0, G_MAXINT);
  int sector = ph_sector_from_id (id);

  if (tablee_reader_failed (reader))
    return -1;
  if (sector >= 0 && ph_has_sector (seat, sector))
    return sector;

  if (key != NULL)
    tablee_reader_fail (reader, key, "%d is not a sector that seat %d has built", id, reading->state->active);
  else
    tablee_reader_fail_at (reader, index, "%d is not a sector that seat %d has built", id, reading->state->active);

  return -1;
}

static void
read_spent (PhPositionReading *reading)
{
  PhContext *context = &reading->state->context;
  guint count = tablee_reader_enter_list (reading->reader, "spent", PH_SLOTS);

  for (guint i = 0; i < count; i++)
    {
      int sector = read_own_sector (reading, NULL, i);
      int bit = sector >= 0 ? 1 << ph_slot (sector) : 0;

      if (sector < 0)
        break;
      if (context->spent & bit)
        tablee_reader_fail_at (reading->reader, i, "%d occurs twice", ph_sector_id (sector));
      context->spent |= (guint16) bit;
    }
  tablee_reader_leave (reading->reader);
}

/* A quarter of @kind whose power is being used in the income. */
static void
read_power (PhPositionReading *reading,
            PhQuarterKind      kind)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  int sector = read_own_sector (reading, "power", 0);

  read_spent (reading);
  if (sector < 0 || tablee_reader_failed (reader))
    return;

  if ((ph_active_quarters (&state->seats[state->active], ph_slot (sector)) & reading->ruleset->masks[sector][kind]) == 0)
    tablee_reader_fail (reader, "power", "%d has no active %s", ph_sector_id (sector), kind == PH_QUARTER_DIE ? "X" : "T");
  else if (!(state->context.spent >> ph_slot (sector) & 1))
    tablee_reader_fail (reader, "spent", "%d is missing; its power is being used", ph_sector_id (sector));
  state->context.power = (guint8) sector;
}

/* A ship or the power of a quarter. */
static void
read_user (PhPositionReading *reading,
           int                type,
           PhQuarterKind      kind)
{
  if (tablee_reader_has (reading->reader, "power"))
    read_power (reading, kind);
  else
    read_ship (reading, type);
}

/*
 * Expeditions
 */

static void
read_dice (PhPositionReading *reading,
           guint              minimum)
{
  TableeReader *reader = reading->reader;
  guint count;

  if (!tablee_reader_failed (reader) && !tablee_reader_has (reader, "dice"))
    tablee_reader_fail (reader, "dice", "this key is missing");
  count = tablee_reader_enter_list (reader, "dice", PH_MAX_DICE);
  if (count < minimum)
    tablee_reader_fail (reader, NULL, "there are no dice to decide about");
  for (guint i = 0; i < count; i++)
    {
      const char *word = tablee_reader_string_at (reader, i);
      int face = word != NULL ? tablee_word_find (ph_face_words, word) : -1;

      if (face >= 0)
        reading->state->context.dice[face]++;
      else if (word != NULL)
        {
          g_autofree char *quote = tablee_reader_quote (word);

          tablee_reader_fail_at (reader, i, "%s is not a face of a die", quote);
        }
    }
  tablee_reader_leave (reader);
}

/* Phases "pick" and "human", and "place" of a human: before and after the human die is taken out. */
static void
read_expedition (PhPositionReading *reading)
{
  PhState *state = reading->state;
  PhContext *context = &state->context;
  gboolean picks = state->phase == PH_PHASE_PICK;
  gboolean used;

  read_user (reading, PH_EXPEDITION, PH_QUARTER_DIE);
  read_dice (reading, picks ? 1 : 0);
  if (context->power == PH_NONE)
    context->left = (guint8) ph_read_number (reading, "capacity", picks ? 1 : 0, MAX_LEFT);
  else
    context->left = (guint8) ph_read_number (reading, "capacity", picks ? 1 : 0, picks ? 1 : 0);
  used = tablee_reader_boolean (reading->reader, "used", FALSE);
  context->used = picks && used;
  context->observed = (guint8) tablee_reader_boolean (reading->reader, "observed", FALSE);
  if (context->power != PH_NONE && !picks && context->dice[0] + context->dice[1] + context->dice[2] + context->dice[3] > 0)
    tablee_reader_fail (reading->reader, "dice", "the one die of a power has been used");
}

/*
 * Transactions
 */

static void
read_trade (PhPositionReading *reading)
{
  PhContext *context = &reading->state->context;
  gboolean trades = reading->state->phase == PH_PHASE_TRADE;
  gboolean used;

  read_ship (reading, PH_TRANSPORT);
  context->left = (guint8) ph_read_number (reading, "left", trades ? 1 : 0, MAX_LEFT);
  used = tablee_reader_boolean (reading->reader, "used", FALSE);
  context->used = trades && used;
}

static void
read_place (PhPositionReading *reading)
{
  int species = ph_read_word (reading, "species", ph_species_words);

  if (species < 0)
    return;

  if (species == PH_HUMAN)
    read_expedition (reading);
  else
    read_trade (reading);
  reading->state->context.species = (guint8) species;
}

static int
count_resources (const PhSeat *seat)
{
  return seat->goods[PH_FOOD] + seat->goods[PH_WATER] + seat->goods[PH_METAL];
}

static void
read_give (PhPositionReading *reading)
{
  const PhState *state = reading->state;
  PhContext *context = &reading->state->context;

  read_user (reading, PH_TRANSPORT, PH_QUARTER_SWAP);
  if (context->power == PH_NONE)
    context->left = (guint8) ph_read_number (reading, "left", 0, MAX_LEFT);
  context->gives = (guint8) ph_read_number (reading, "gives", 1, context->power == PH_NONE ? PH_EXCHANGE : 1);
  if (context->gives > count_resources (&state->seats[state->active]))
    tablee_reader_fail (reading->reader, "gives", "seat %d has %d resources to give", state->active,
                        count_resources (&state->seats[state->active]));
}

static void
read_take (PhPositionReading *reading)
{
  PhContext *context = &reading->state->context;

  read_user (reading, PH_TRANSPORT, PH_QUARTER_SWAP);
  if (context->power == PH_NONE)
    context->left = (guint8) ph_read_number (reading, "left", 0, MAX_LEFT);
  else
    context->given = (guint8) (PH_FOOD + MAX (ph_read_word (reading, "given", resource_words), 0));
}

/*
 * Diplomacy
 */

static void
read_lobby (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  int tracks;
  guint count;

  read_ship (reading, PH_DIPLOMACY);
  count = tablee_reader_enter_list (reader, "moved", PH_TRACKS);
  for (guint i = 0; i < count; i++)
    {
      const char *word = tablee_reader_string_at (reader, i);
      int track = word != NULL ? tablee_word_find (ph_track_words, word) : -1;

      if (word == NULL)
        break;
      if (track < 0)
        tablee_reader_fail_at (reader, i, "write the name of a track");
      else if (state->context.moved >> track & 1)
        tablee_reader_fail_at (reader, i, "\"%s\" occurs twice", word);
      else
        state->context.moved |= (guint8) (1 << track);
    }
  tablee_reader_leave (reader);
  if (tablee_reader_failed (reader))
    return;

  tracks = reading->ruleset->components.ships[ph_acts_as (reading->ruleset, state,
                                                          ph_ship (state->context.owner, state->context.ship))].effect;
  if ((int) count >= tracks)
    tablee_reader_fail (reader, "moved", "the ship advances %d at most, so it would be finished", tracks);
}

static void
read_diplo (PhPositionReading *reading)
{
  PhState *state = reading->state;
  int track = ph_read_word (reading, "track", ph_track_words);

  state->active = (guint8) ph_read_number (reading, "active", 0, reading->ruleset->base.seats - 1);
  if (track >= 0)
    state->context.track = (guint8) track;
}

static void
read_move_to (PhPositionReading *reading)
{
  PhState *state = reading->state;
  const PhSeat *seat = &state->seats[state->active];
  int sector = read_own_sector (reading, "sector", 0);
  int species = ph_read_word (reading, "species", ph_species_words);

  if (sector < 0 || species < 0)
    return;

  if (memchr (seat->residents[ph_slot (sector)], species, seat->filled[ph_slot (sector)]) == NULL)
    tablee_reader_fail (reading->reader, "species", "no \"%s\" lives in %d", ph_species_words[species], ph_sector_id (sector));
  state->context.sector = (guint8) sector;
  state->context.species = (guint8) species;
}

/*
 * The set-up
 */

static int
compare_cards (const void *a,
               const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* A list of cards of @level, put in order. */
static guint8
read_cards (PhPositionReading *reading,
            guint              count,
            int                level,
            guint8             cards[PH_HAND])
{
  guint good = 0;

  for (int card; good < count && (card = ph_read_card_at (reading, good, level)) >= 0; good++)
    cards[good] = (guint8) card;
  qsort (cards, good, sizeof cards[0], compare_cards);

  return (guint8) good;
}

/* Who has picked holds one card less. */
static void
read_hand (PhPositionReading *reading,
           guint              index)
{
  PhState *state = reading->state;
  gboolean has_picked = ph_place (reading->ruleset, state, (int) index) < ph_place (reading->ruleset, state, state->current);
  guint expected = (guint) (PH_HAND + 1 - state->pick - has_picked);
  guint count = tablee_reader_enter_list_at (reading->reader, index, PH_HAND);

  if (count != expected)
    tablee_reader_fail (reading->reader, NULL,
                        has_picked ? TABLEE_MESSAGE ("there must be %u cards here; in pick %d this seat has already picked")
                                   : TABLEE_MESSAGE ("there must be %u cards here; in pick %d this seat has still to pick"),
                        expected, state->pick);
  else
    state->hand_counts[index] = read_cards (reading, count, state->level, state->hands[index]);
  tablee_reader_leave (reading->reader);
}

static void
read_draft (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  guint count;

  state->level = (guint8) ph_read_number (reading, "level", 2, 3);
  state->pick = (guint8) ph_read_number (reading, "pick", 1, PH_PICKS);
  if (!tablee_reader_failed (reader) && !tablee_reader_has (reader, "hands"))
    tablee_reader_fail (reader, "hands", "this key is missing");
  count = tablee_reader_enter_list (reader, "hands", PH_MAX_SEATS);
  if ((int) count != reading->ruleset->base.seats)
    tablee_reader_fail (reader, NULL, "write one list for each of the %d seats", reading->ruleset->base.seats);
  for (guint i = 0; i < count; i++)
    read_hand (reading, i);
  tablee_reader_leave (reader);
}

static void
read_shown (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  guint count;

  if (!tablee_reader_failed (reader) && !tablee_reader_has (reader, "shown"))
    tablee_reader_fail (reader, "shown", "this key is missing");
  count = tablee_reader_enter_list (reader, "shown", PH_SHOWN);
  if (count < PH_SHOWN - 1)
    tablee_reader_fail (reader, NULL, "write three cards, or the two that are left");
  reading->state->shown_count = read_cards (reading, count, 2, reading->state->shown);
  tablee_reader_leave (reader);
}

/*
 * All phases
 */

static void
read_keys (PhPositionReading *reading)
{
  switch ((PhPhase) reading->state->phase)
    {
    case PH_PHASE_DISMANTLE:
      read_ship (reading, PH_DISMANTLE);
      break;

    case PH_PHASE_BUILD:
      read_ship (reading, PH_CONSTRUCTION);
      break;

    case PH_PHASE_REROLL:
      read_ship (reading, PH_EXPEDITION);
      read_dice (reading, 1);
      break;

    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      read_expedition (reading);
      break;

    case PH_PHASE_PLACE:
      read_place (reading);
      break;

    case PH_PHASE_TRADE:
      read_trade (reading);
      break;

    case PH_PHASE_GIVE:
      read_give (reading);
      break;

    case PH_PHASE_TAKE:
      read_take (reading);
      break;

    case PH_PHASE_LOBBY:
      read_lobby (reading);
      break;

    case PH_PHASE_DIPLO:
      read_diplo (reading);
      break;

    case PH_PHASE_INCOME_POWER:
      read_spent (reading);
      break;

    case PH_PHASE_MOVE_TO:
      read_move_to (reading);
      break;

    case PH_PHASE_DRAFT:
      read_draft (reading);
      break;

    case PH_PHASE_HUB_SHIPS:
      read_shown (reading);
      break;

    case PH_PHASE_TURN:
    case PH_PHASE_MOVE:
    case PH_PHASE_HUB:
    case PH_PHASE_HUB_SECTOR:
    case PH_PHASE_HUB_DIPLO:
    case PH_PHASE_OVER:
    default:
      break;
    }
}

static gboolean
needs_context (int phase)
{
  return phase != PH_PHASE_TURN && phase != PH_PHASE_MOVE && phase != PH_PHASE_INCOME_POWER && phase != PH_PHASE_HUB &&
         phase != PH_PHASE_HUB_SECTOR && phase != PH_PHASE_HUB_DIPLO && phase != PH_PHASE_OVER;
}

void
ph_read_context (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;

  reading->state->context = (PhContext){ .owner = PH_NONE, .power = PH_NONE, .sector = PH_NONE };
  if (tablee_reader_enter_object (reader, "context"))
    {
      read_keys (reading);
      tablee_reader_leave (reader);
    }
  else if (needs_context (reading->state->phase))
    tablee_reader_fail (reader, "context", "this key is missing; the phase needs to know what it is about");
}
