/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of Space Station Phoenix, written. */
#include "writing.h"

#include <string.h>

#include "notation/json-text.h"
#include "spelling.h"

static int
compare_words (const void *a,
               const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
write_words (JsonBuilder        *builder,
             const char *const  *words,
             int                 count)
{
  json_builder_begin_array (builder);
  for (int i = 0; i < count; i++)
    json_builder_add_string_value (builder, words[i]);
  json_builder_end_array (builder);
}

/* A set: its order means nothing, so it is written sorted. */
static void
write_set (JsonBuilder *builder,
           const char  *words[],
           int          count)
{
  qsort (words, (size_t) count, sizeof words[0], compare_words);
  write_words (builder, words, count);
}

static const char *
card_word (int kind)
{
  return kind == PH_UNKNOWN ? "?" : ph_kind_to_key (kind);
}

static void
write_cards (JsonBuilder   *builder,
             const uint8_t *cards,
             int            count)
{
  const char *words[PH_MAX_DECK];

  for (int i = 0; i < count; i++)
    words[i] = card_word (cards[i]);
  write_set (builder, words, count);
}

static void
write_dice (JsonBuilder   *builder,
            const uint8_t  dice[PH_FACES])
{
  const char *words[PH_FACES * PH_MAX_AMOUNT];
  int count = 0;

  for (int face = 0; face < PH_FACES; face++)
    for (int i = 0; i < dice[face]; i++)
      words[count++] = ph_face_words[face];
  json_builder_set_member_name (builder, "dice");
  write_set (builder, words, count);
}

static void
write_seat_or_null (JsonBuilder *builder,
                    const char  *key,
                    int          seat)
{
  json_builder_set_member_name (builder, key);
  if (seat == PH_NONE || seat < 0)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, seat);
}

/*
 * The seats
 */

static void
write_hub (JsonBuilder  *builder,
           const PhSeat *seat)
{
  g_autofree char *id = seat->hub != PH_NONE ? ph_hub_to_id (seat->hub) : NULL;

  json_builder_set_member_name (builder, "hub");
  if (id != NULL)
    json_builder_add_string_value (builder, id);
  else
    json_builder_add_null_value (builder);
  if (seat->dealt[0] == PH_NONE)
    return;

  json_builder_set_member_name (builder, "hubs");
  json_builder_begin_array (builder);
  for (int i = 0; i < PH_DEALT_HUBS; i++)
    {
      g_autofree char *dealt = seat->dealt[i] != PH_UNKNOWN ? ph_hub_to_id (seat->dealt[i]) : g_strdup ("?");

      json_builder_add_string_value (builder, dealt);
    }
  json_builder_end_array (builder);
}

static void
write_marker (JsonBuilder     *builder,
              const PhRuleset *ruleset,
              const PhSeat    *seat,
              int              index)
{
  g_autofree char *name = seat->marker.owner != PH_NONE ? ph_marker_to_text (ruleset, index, &seat->marker) : NULL;

  json_builder_set_member_name (builder, "marker");
  if (name != NULL)
    json_builder_add_string_value (builder, name);
  else
    json_builder_add_null_value (builder);
}

static void
write_fleet (JsonBuilder     *builder,
             const PhRuleset *ruleset,
             const PhSeat    *seat)
{
  json_builder_set_member_name (builder, "fleet");
  json_builder_begin_array (builder);
  for (int place = 0; place < seat->fleet_count; place++)
    {
      int kind = seat->fleet[place];

      json_builder_begin_object (builder);
      tablee_json_write_string (builder, "ship", ph_kind_to_key (kind));
      tablee_json_write_integer (builder, "gems", ph_ship_used (seat, place) ? ruleset->components.ships[kind].cost : 0);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_sector (JsonBuilder  *builder,
              const PhSeat *seat,
              int           slot)
{
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "sector", ph_sector_id (seat->sectors[slot]));
  json_builder_set_member_name (builder, "residents");
  json_builder_begin_array (builder);
  for (int i = 0; i < seat->filled[slot]; i++)
    {
      g_autofree char *resident = g_strconcat (ph_species_words[seat->residents[slot][i]],
                                               seat->fresh[slot] >> i & 1 ? "!" : "", NULL);

      json_builder_add_string_value (builder, resident);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_wings (JsonBuilder  *builder,
             const PhSeat *seat)
{
  json_builder_set_member_name (builder, "wings");
  json_builder_begin_object (builder);
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      json_builder_set_member_name (builder, ph_colour_words[colour]);
      json_builder_begin_array (builder);
      for (int slot = colour * PH_LEVELS; slot < (colour + 1) * PH_LEVELS; slot++)
        if (seat->sectors[slot] != PH_NONE)
          write_sector (builder, seat, slot);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

void
ph_write_seat (const TableeRuleset *base,
               const void          *data,
               int                  index,
               gboolean             is_view,
               JsonBuilder         *builder)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;
  const PhSeat *seat = &state->seats[index];

  for (int good = 0; good < PH_GOODS; good++)
    tablee_json_write_integer (builder, ph_good_words[good], seat->goods[good]);
  write_hub (builder, seat);
  tablee_json_write_integer (builder, "turns", seat->turns);
  write_marker (builder, ruleset, seat, index);
  write_fleet (builder, ruleset, seat);
  write_wings (builder, seat);
  json_builder_set_member_name (builder, "diplomacy");
  json_builder_begin_object (builder);
  for (int track = 0; track < PH_TRACKS; track++)
    tablee_json_write_integer (builder, ph_track_words[track], seat->tracks[track]);
  json_builder_end_object (builder);
}

/*
 * The context of a phase
 */

/* What is in use: a ship, or the power of a quarter. */
static void
write_user (JsonBuilder     *builder,
            const PhRuleset *ruleset,
            const PhState   *state)
{
  const PhContext *context = &state->context;
  g_autofree char *name = NULL;

  if (context->power != PH_NONE)
    {
      tablee_json_write_integer (builder, "power", ph_sector_id (context->power));
      return;
    }

  name = ph_ship_to_text (ruleset, state, state->active, ph_ship (context->owner, context->ship));
  tablee_json_write_string (builder, "ship", name);
}

static void
write_spent (JsonBuilder   *builder,
             const PhState *state)
{
  const PhSeat *seat = &state->seats[state->active];

  json_builder_set_member_name (builder, "spent");
  json_builder_begin_array (builder);
  for (int level = 0; level < PH_LEVELS; level++)
    for (int slot = level; slot < PH_SLOTS; slot += PH_LEVELS)
      if (state->context.spent >> slot & 1)
        json_builder_add_int_value (builder, ph_sector_id (seat->sectors[slot]));
  json_builder_end_array (builder);
}

static void
write_expedition (JsonBuilder     *builder,
                  const PhRuleset *ruleset,
                  const PhState   *state)
{
  const PhContext *context = &state->context;

  write_user (builder, ruleset, state);
  write_dice (builder, context->dice);
  tablee_json_write_integer (builder, "capacity", context->left);
  if (context->used)
    tablee_json_write_boolean (builder, "used", TRUE);
  if (context->observed)
    tablee_json_write_boolean (builder, "observed", TRUE);
}

static void
write_trade (JsonBuilder     *builder,
             const PhRuleset *ruleset,
             const PhState   *state)
{
  write_user (builder, ruleset, state);
  tablee_json_write_integer (builder, "left", state->context.left);
  if (state->context.used)
    tablee_json_write_boolean (builder, "used", TRUE);
}

static void
write_place (JsonBuilder     *builder,
             const PhRuleset *ruleset,
             const PhState   *state)
{
  tablee_json_write_string (builder, "species", ph_species_words[state->context.species]);
  if (state->context.species == PH_HUMAN)
    write_expedition (builder, ruleset, state);
  else
    write_trade (builder, ruleset, state);
}

static void
write_give (JsonBuilder     *builder,
            const PhRuleset *ruleset,
            const PhState   *state)
{
  write_user (builder, ruleset, state);
  if (state->context.power == PH_NONE)
    tablee_json_write_integer (builder, "left", state->context.left);
  tablee_json_write_integer (builder, "gives", state->context.gives);
}

static void
write_take (JsonBuilder     *builder,
            const PhRuleset *ruleset,
            const PhState   *state)
{
  write_user (builder, ruleset, state);
  if (state->context.power == PH_NONE)
    tablee_json_write_integer (builder, "left", state->context.left);
  else
    tablee_json_write_string (builder, "given", ph_good_words[state->context.given]);
}

static void
write_lobby (JsonBuilder     *builder,
             const PhRuleset *ruleset,
             const PhState   *state)
{
  const char *words[PH_TRACKS];
  int count = 0;

  write_user (builder, ruleset, state);
  for (int track = 0; track < PH_TRACKS; track++)
    if (state->context.moved >> track & 1)
      words[count++] = ph_track_words[track];
  json_builder_set_member_name (builder, "moved");
  write_set (builder, words, count);
}

static void
write_draft (JsonBuilder     *builder,
             const PhRuleset *ruleset,
             const PhState   *state)
{
  tablee_json_write_integer (builder, "level", state->level);
  tablee_json_write_integer (builder, "pick", state->pick);
  json_builder_set_member_name (builder, "hands");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    write_cards (builder, state->hands[seat], state->hand_counts[seat]);
  json_builder_end_array (builder);
}

static void
write_context_keys (JsonBuilder     *builder,
                    const PhRuleset *ruleset,
                    const PhState   *state)
{
  switch ((PhPhase) state->phase)
    {
    case PH_PHASE_DISMANTLE:
    case PH_PHASE_BUILD:
      write_user (builder, ruleset, state);
      break;

    case PH_PHASE_REROLL:
      write_user (builder, ruleset, state);
      write_dice (builder, state->context.dice);
      break;

    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      write_expedition (builder, ruleset, state);
      break;

    case PH_PHASE_PLACE:
      write_place (builder, ruleset, state);
      break;

    case PH_PHASE_TRADE:
      write_trade (builder, ruleset, state);
      break;

    case PH_PHASE_GIVE:
      write_give (builder, ruleset, state);
      break;

    case PH_PHASE_TAKE:
      write_take (builder, ruleset, state);
      break;

    case PH_PHASE_LOBBY:
      write_lobby (builder, ruleset, state);
      break;

    case PH_PHASE_DIPLO:
      tablee_json_write_string (builder, "track", ph_track_words[state->context.track]);
      tablee_json_write_integer (builder, "active", state->active);
      break;

    case PH_PHASE_MOVE_TO:
      tablee_json_write_integer (builder, "sector", ph_sector_id (state->context.sector));
      tablee_json_write_string (builder, "species", ph_species_words[state->context.species]);
      break;

    case PH_PHASE_DRAFT:
      write_draft (builder, ruleset, state);
      break;

    case PH_PHASE_HUB_SHIPS:
      json_builder_set_member_name (builder, "shown");
      write_cards (builder, state->shown, state->shown_count);
      break;

    case PH_PHASE_TURN:
    case PH_PHASE_INCOME_POWER:
    case PH_PHASE_MOVE:
    case PH_PHASE_HUB:
    case PH_PHASE_HUB_SECTOR:
    case PH_PHASE_HUB_DIPLO:
    case PH_PHASE_OVER:
    default:
      break;
    }
  if (state->phase == PH_PHASE_INCOME_POWER || state->context.power != PH_NONE)
    write_spent (builder, state);
}

/*
 * The table
 */

static void
write_market (JsonBuilder   *builder,
              const PhState *state)
{
  json_builder_set_member_name (builder, "market");
  json_builder_begin_array (builder);
  for (int sector = 0; sector < PH_SECTORS; sector++)
    if (ph_in_market (state, sector))
      json_builder_add_int_value (builder, ph_sector_id (sector));
  json_builder_end_array (builder);
}

static void
write_supply (JsonBuilder   *builder,
              const PhState *state)
{
  json_builder_set_member_name (builder, "aliens");
  json_builder_begin_object (builder);
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    tablee_json_write_integer (builder, ph_species_words[species], state->supply[species]);
  json_builder_end_object (builder);
  tablee_json_write_integer (builder, "humans", state->supply[PH_HUMAN]);
}

/* PH_NONE as a token: the row is not in this game. */
static void
write_neutrals (JsonBuilder     *builder,
                const PhRuleset *ruleset,
                const PhState   *state)
{
  json_builder_set_member_name (builder, "neutral");
  json_builder_begin_array (builder);
  for (int row = 0; row < ruleset->neutral_count; row++)
    if (state->tokens[row] != PH_NONE)
      {
        const PhNeutral *neutral = &ruleset->components.neutrals[row];

        json_builder_begin_object (builder);
        tablee_json_write_string (builder, "ship", neutral->key);
        tablee_json_write_integer (builder, "gems", state->tokens[row] != 0 ? neutral->cost : 0);
        write_seat_or_null (builder, "token", state->tokens[row] - 1);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

/* The next face is the last one. */
static void
write_given (JsonBuilder   *builder,
             const PhState *state)
{
  const char *words[PH_MAX_GIVEN];

  if (state->given_count == PH_GIVEN_UNKNOWN)
    {
      tablee_json_write_string (builder, "dice", "?");
      return;
    }
  if (state->given_count == 0)
    return;

  for (int i = 0; i < state->given_count; i++)
    words[i] = ph_face_words[state->given[state->given_count - 1 - i]];
  json_builder_set_member_name (builder, "dice");
  write_words (builder, words, state->given_count);
}

/* The next card is the last one. */
static void
write_deck (JsonBuilder   *builder,
            const PhState *state)
{
  const char *words[PH_MAX_DECK];

  if (state->phase != PH_PHASE_DRAFT && state->phase != PH_PHASE_HUB && state->phase != PH_PHASE_HUB_SHIPS)
    return;

  for (int i = 0; i < state->deck_count; i++)
    words[i] = card_word (state->deck[state->deck_count - 1 - i]);
  json_builder_set_member_name (builder, "ship_deck");
  write_words (builder, words, state->deck_count);
}

void
ph_write_state (const TableeRuleset *base,
                const void          *data,
                gboolean             is_view,
                JsonBuilder         *builder)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;

  tablee_json_write_integer (builder, "starting_seat", state->starting);
  write_seat_or_null (builder, "trigger", state->trigger);
  write_market (builder, state);
  write_supply (builder, state);
  write_neutrals (builder, ruleset, state);
  write_given (builder, state);
  write_deck (builder, state);
  json_builder_set_member_name (builder, "context");
  json_builder_begin_object (builder);
  write_context_keys (builder, ruleset, state);
  json_builder_end_object (builder);
}
