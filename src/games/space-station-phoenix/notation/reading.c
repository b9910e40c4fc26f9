/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of Space Station Phoenix, read and checked as a whole. */
#include "reading.h"

#include "reading-private.h"
#include "spelling.h"

#include <string.h>

/*
 * Small things
 */

static void
require (PhPositionReading *reading,
         const char        *key)
{
  if (!tablee_reader_failed (reading->reader) && !tablee_reader_has (reading->reader, key))
    tablee_reader_fail (reading->reader, key, "this key is missing");
}

int
ph_read_word (PhPositionReading *reading,
              const char        *key,
              const char *const *words)
{
  int word;

  require (reading, key);
  word = tablee_reader_word (reading->reader, key, -1, words);

  return tablee_reader_failed (reading->reader) ? -1 : word;
}

int
ph_read_number (PhPositionReading *reading,
                const char        *key,
                int                minimum,
                int                maximum)
{
  require (reading, key);

  return (int) tablee_reader_integer (reading->reader, key, minimum, minimum, maximum);
}

gboolean
ph_is_set_up (const PhState *state)
{
  return state->phase >= PH_PHASE_DRAFT && state->phase <= PH_PHASE_HUB_DIPLO;
}

int
ph_count_copies (PhPositionReading *reading,
                 int                kind)
{
  int copies = reading->ruleset->components.ships[kind].copies;

  return ph_ship_level (kind) == 1 ? copies * reading->ruleset->base.seats : copies;
}

gboolean
ph_name_ship (PhPositionReading *reading,
              const char        *key,
              guint              index,
              int                kind)
{
  int there = ph_count_copies (reading, kind);

  if (reading->ships_named[kind]++ < there)
    return TRUE;

  if (key != NULL)
    tablee_reader_fail (reading->reader, key, "\"%s\" occurs %d times; there are %d", ph_kind_to_key (kind), there + 1, there);
  else
    tablee_reader_fail_at (reading->reader, index, "\"%s\" occurs %d times; there are %d", ph_kind_to_key (kind), there + 1, there);

  return FALSE;
}

int
ph_read_card_at (PhPositionReading *reading,
                 guint              index,
                 int                level)
{
  const char *key = tablee_reader_string_at (reading->reader, index);
  g_autofree char *quote = NULL;
  int kind;

  if (key == NULL)
    return -1;
  if (reading->is_view && g_str_equal (key, "?"))
    return PH_UNKNOWN;

  kind = ph_kind_from_key (key);
  if (kind >= 0 && ph_ship_level (kind) == level)
    return ph_name_ship (reading, NULL, index, kind) ? kind : -1;

  quote = tablee_reader_quote (key);
  tablee_reader_fail_at (reading->reader, index, "%s is not a ship of level %d", quote, level);

  return -1;
}

int
ph_name_sector (PhPositionReading *reading,
                const char        *key,
                guint              index)
{
  int id = key != NULL ? ph_read_number (reading, key, 0, G_MAXINT)
                       : (int) tablee_reader_integer_at (reading->reader, index, 0, G_MAXINT);
  int sector = ph_sector_from_id (id);

  if (tablee_reader_failed (reading->reader))
    return -1;
  if (sector >= 0 && !reading->sector_named[sector])
    {
      reading->sector_named[sector] = TRUE;
      return sector;
    }

  if (key != NULL)
    tablee_reader_fail (reading->reader, key,
                        sector < 0 ? TABLEE_MESSAGE ("%d is not a sector") : TABLEE_MESSAGE ("%d occurs twice"), id);
  else
    tablee_reader_fail_at (reading->reader, index,
                           sector < 0 ? TABLEE_MESSAGE ("%d is not a sector") : TABLEE_MESSAGE ("%d occurs twice"), id);

  return -1;
}

/*
 * Neutral ships
 */

static void
read_neutral (PhPositionReading *reading,
              gboolean           seen[PH_MAX_NEUTRALS])
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  const char *key;
  PhMarker marker;
  int gems, cost, token = -1;

  require (reading, "ship");
  key = tablee_reader_string (reader, "ship");
  gems = (int) tablee_reader_integer (reader, "gems", 0, 0, PH_MAX_GOODS);
  if (!tablee_reader_take_null (reader, "token"))
    token = (int) tablee_reader_integer (reader, "token", 0, 0, reading->ruleset->base.seats - 1);
  if (tablee_reader_failed (reader))
    return;

  if (!ph_marker_from_text (reading->ruleset, PH_NEUTRAL, key, &marker) || marker.owner != PH_NEUTRAL ||
      marker.ship >= reading->ruleset->neutral_count ||
      !g_str_equal (key, reading->ruleset->components.neutrals[marker.ship].key))
    {
      g_autofree char *quote = tablee_reader_quote (key);

      tablee_reader_fail (reader, "ship", "%s is not a neutral ship of this game", quote);
      return;
    }
  if (seen[marker.ship])
    tablee_reader_fail (reader, "ship", "%s occurs twice", key);
  seen[marker.ship] = TRUE;

  cost = reading->ruleset->components.neutrals[marker.ship].cost;
  if (gems != 0 && gems != cost)
    tablee_reader_fail (reader, "gems", "%d is neither 0 nor what the ship costs, %d", gems, cost);
  else if ((gems != 0) != (token >= 0))
    tablee_reader_fail (reader, "token", gems != 0 ? TABLEE_MESSAGE ("a ship with gems has the token of whoever used it")
                                                   : TABLEE_MESSAGE ("a ship without gems has no token"));
  for (int row = 0; token >= 0 && row < PH_MAX_NEUTRALS; row++)
    if (state->tokens[row] == token + 1)
      tablee_reader_fail (reader, "token", "seat %d has one token only", token);
  state->tokens[marker.ship] = (guint8) (token + 1);
}

/* Rows that a list leaves out are not in the game: nobody's token can lie there. */
static void
read_neutrals (PhPositionReading *reading)
{
  gboolean seen[PH_MAX_NEUTRALS] = { FALSE };
  guint count;

  if (!tablee_reader_has (reading->reader, "neutral"))
    return;

  count = tablee_reader_enter_list (reading->reader, "neutral", PH_MAX_NEUTRALS);
  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_neutral (reading, seen);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
  for (int row = 0; row < reading->ruleset->neutral_count; row++)
    if (!seen[row])
      reading->state->tokens[row] = PH_NONE;
}

/*
 * Residents and the supply
 */

/* All residents, the one who is being placed among them. */
static void
count_all_residents (PhPositionReading *reading,
                     int                counts[PH_SPECIES])
{
  const PhState *state = reading->state;

  memset (counts, 0, PH_SPECIES * sizeof counts[0]);
  for (int i = 0; i < reading->ruleset->base.seats; i++)
    {
      int own[PH_SPECIES];

      ph_count_residents (&state->seats[i], own);
      for (int species = 0; species < PH_SPECIES; species++)
        counts[species] += own[species];
    }
  if (state->phase == PH_PHASE_PLACE)
    counts[state->context.species]++;
}

static void
check_residents (PhPositionReading *reading,
                 const int          counts[PH_SPECIES])
{
  for (int species = 0; species < PH_SPECIES; species++)
    {
      int there = species == PH_HUMAN ? reading->ruleset->setup.humans : reading->ruleset->components.species;

      if (counts[species] > there)
        tablee_reader_fail (reading->reader, "players", "%d residents are \"%s\"; there are %d", counts[species],
                            ph_species_words[species], there);
    }
}

/* The one who is being placed came from the same draw. */
static void
draw_aliens (PhPositionReading *reading)
{
  PhState *state = reading->state;
  int species = state->phase == PH_PHASE_PLACE ? state->context.species : PH_HUMAN;

  ph_draw_aliens (reading->ruleset, state);
  while (species != PH_HUMAN && species < PH_SPECIES && state->supply[species] == 0)
    species++;
  if (species != PH_HUMAN && species < PH_SPECIES)
    state->supply[species]--;
}

static void
read_aliens (PhPositionReading *reading,
             const int          counts[PH_SPECIES])
{
  TableeReader *reader = reading->reader;

  if (!tablee_reader_has (reader, "aliens"))
    {
      if (reading->is_view)
        tablee_reader_fail (reader, "aliens", "this key is missing; a view cannot draw them");
      else if (!tablee_reader_failed (reader))
        draw_aliens (reading);
      return;
    }
  if (!tablee_reader_enter_object (reader, "aliens"))
    return;

  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    reading->state->supply[species] = (guint8) tablee_reader_integer (reader, ph_species_words[species], 0, 0,
                                                                      reading->ruleset->components.species - counts[species]);
  tablee_reader_leave (reader);
}

static void
read_humans (PhPositionReading *reading,
             const int          counts[PH_SPECIES])
{
  int left = reading->ruleset->setup.humans - counts[PH_HUMAN];

  reading->state->supply[PH_HUMAN] = (guint8) tablee_reader_integer (reading->reader, "humans", left, 0, left);
}

static void
read_supply (PhPositionReading *reading)
{
  int counts[PH_SPECIES];

  if (tablee_reader_failed (reading->reader))
    return;

  count_all_residents (reading, counts);
  check_residents (reading, counts);
  if (tablee_reader_failed (reading->reader))
    return;

  read_aliens (reading, counts);
  read_humans (reading, counts);
}

/*
 * The market and the ship deck
 */

static void
check_market (PhPositionReading *reading)
{
  for (int sector = 0; sector < PH_SECTORS; sector += PH_TEMPLATES)
    {
      int count = 0;

      for (int i = 0; i < PH_TEMPLATES; i++)
        count += reading->sector_named[sector + i];
      if (count > reading->ruleset->setup.sectors)
        tablee_reader_fail (reading->reader, "market",
                            "%d sectors of level %d of the %s wing, built ones included, are more than %d", count,
                            ph_sector_level (sector), ph_colour_words[ph_sector_colour (sector)],
                            reading->ruleset->setup.sectors);
    }
}

static void
read_market (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  guint count;

  if (!tablee_reader_has (reader, "market"))
    {
      if (reading->is_view)
        tablee_reader_fail (reader, "market", "this key is missing; a view cannot draw it");
      check_market (reading);
      if (!tablee_reader_failed (reader))
        ph_draw_market (reading->ruleset, reading->state);
      return;
    }

  count = tablee_reader_enter_list (reader, "market", PH_SECTORS);
  for (guint i = 0; i < count; i++)
    {
      int sector = ph_name_sector (reading, NULL, i);

      if (sector < 0)
        break;
      reading->state->market[ph_sector_level (sector) - 1] |= 1u << sector % (PH_COLOURS * PH_TEMPLATES);
    }
  tablee_reader_leave (reader);
  check_market (reading);
}

/* The first card written is the next one, which is the last one. */
static void
read_deck_cards (PhPositionReading *reading)
{
  PhState *state = reading->state;
  guint8 cards[PH_MAX_DECK] = { 0 };
  guint count = tablee_reader_enter_list (reading->reader, "ship_deck", PH_MAX_DECK);
  guint good = 0;

  for (int card; good < count && (card = ph_read_card_at (reading, good, 2)) >= 0; good++)
    cards[good] = (guint8) card;
  tablee_reader_leave (reading->reader);
  for (guint i = 0; i < good; i++)
    state->deck[i] = cards[good - 1 - i];
  state->deck_count = (guint8) good;
}

static void
check_deck (PhPositionReading *reading)
{
  const PhState *state = reading->state;
  int needed = PH_HAND * reading->ruleset->base.seats;

  if (state->phase == PH_PHASE_DRAFT && state->level == 3 && state->deck_count < needed)
    tablee_reader_fail (reading->reader, "ship_deck", "%d cards, but the next level of the draft deals %d",
                        state->deck_count, needed);
}

static void
read_deck (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  gboolean has_deck = state->phase == PH_PHASE_DRAFT || state->phase == PH_PHASE_HUB || state->phase == PH_PHASE_HUB_SHIPS;

  if (!has_deck)
    {
      guint count = tablee_reader_enter_list (reader, "ship_deck", PH_MAX_DECK);

      tablee_reader_leave (reader);
      if (count > 0)
        tablee_reader_fail (reader, "ship_deck", "there is no ship deck in this phase");
      return;
    }

  if (tablee_reader_has (reader, "ship_deck"))
    read_deck_cards (reading);
  else if (reading->is_view)
    tablee_reader_fail (reader, "ship_deck", "this key is missing; a view cannot shuffle it");
  else if (!tablee_reader_failed (reader))
    ph_fill_deck (reading->ruleset, state);
  check_deck (reading);
}

/*
 * The dice to come
 */

static void
read_given (PhPositionReading *reading)
{
  TableeReader *reader = reading->reader;
  PhState *state = reading->state;
  guint count;

  if (!tablee_reader_has (reader, "dice"))
    return;
  if (reading->is_view)
    {
      if (g_strcmp0 (tablee_reader_string (reader, "dice"), "?") == 0)
        state->given_count = PH_GIVEN_UNKNOWN;
      else
        tablee_reader_fail (reader, "dice", "a view does not know them; write \"?\"");
      return;
    }

  count = tablee_reader_enter_list (reader, "dice", PH_MAX_GIVEN);
  for (guint i = 0; i < count; i++)
    {
      const char *word = tablee_reader_string_at (reader, i);
      int face = word != NULL ? tablee_word_find (ph_face_words, word) : -1;

      if (face >= 0)
        state->given[count - 1 - i] = (guint8) face;
      else if (word != NULL)
        {
          g_autofree char *quote = tablee_reader_quote (word);

          tablee_reader_fail_at (reader, i, "%s is not a face of a die", quote);
        }
    }
  state->given_count = (guint8) count;
  tablee_reader_leave (reader);
}

/*
 * The position as a whole
 */

/* Phases of the set-up that the hub of the seat leads to. */
static void
check_set_up (PhPositionReading *reading)
{
  static const guint8 needed[] = {
    [PH_PHASE_HUB_SHIPS] = PH_SETUP_SHIPS,
    [PH_PHASE_HUB_SECTOR] = PH_SETUP_SECTOR,
    [PH_PHASE_HUB_DIPLO] = PH_SETUP_DIPLOMACY,
  };
  TableeReader *reader = reading->reader;
  const PhState *state = reading->state;
  const char *phase = reading->ruleset->base.game->phases[state->phase];
  const PhSeat *seat = &state->seats[state->current];

  if (reading->ruleset->first_game)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit; a first game has no draft and no hubs to choose", phase);
  else if (state->phase >= PH_PHASE_HUB_SHIPS &&
           (reading->ruleset->components.hubs[seat->hub].setup & needed[state->phase]) == 0)
    tablee_reader_fail (reader, "phase", "\"%s\" does not fit; the hub of seat %d asks for nothing of the kind", phase,
                        state->current);
}

/* Somebody has something to decide. */
static void
check_phase (PhPositionReading *reading)
{
  const TableeGame *game = reading->ruleset->base.game;
  g_autofree TableeAction *actions = NULL;

  if (ph_is_set_up (reading->state))
    check_set_up (reading);
  if (tablee_reader_failed (reading->reader) || reading->is_view || reading->state->phase == PH_PHASE_OVER)
    return;

  actions = g_new (TableeAction, game->max_actions);
  if (game->legal (&reading->ruleset->base, reading->state, actions) == 0)
    tablee_reader_fail (reading->reader, "phase", "\"%s\" does not fit; seat %d could do nothing",
                        game->phases[reading->state->phase], reading->state->current);
}

void
ph_read_state (const TableeRuleset    *base,
               TableeReader           *reader,
               const TableeCommonKeys *common,
               void                   *data)
{
  PhState *state = data;
  PhPositionReading reading = {
    .ruleset = (const PhRuleset *) base, .reader = reader, .state = state, .is_view = common->is_view,
  };

  state->active = (guint8) common->current;
  state->starting = (guint8) tablee_reader_integer (reader, "starting_seat", 0, 0, base->seats - 1);
  state->trigger = PH_NONE;
  if (!tablee_reader_take_null (reader, "trigger"))
    state->trigger = (guint8) tablee_reader_integer (reader, "trigger", 0, 0, base->seats - 1);

  ph_read_seats (&reading);
  read_neutrals (&reading);
  ph_read_context (&reading);
  read_supply (&reading);
  read_market (&reading);
  read_deck (&reading);
  read_given (&reading);
  if (!tablee_reader_failed (reader))
    check_phase (&reading);
}
