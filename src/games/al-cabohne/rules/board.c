/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Piles, fields and bosses: what lies where, and what may be put there. */
#include "board.h"

static const uint8_t copies[AC_TYPES] = { 20, 19, 18, 16, 16, 14, 13 };

/*
 * Piles
 */

const AcCard *
ac_pile (const AcState *state,
         AcPile         pile,
         int           *count)
{
  *count = state->sizes[pile];

  return state->cards[pile];
}

void
ac_pile_push (AcState *state,
              AcPile   pile,
              AcCard   card)
{
  ac_pile_insert (state, pile, card);
}

void
ac_pile_hide (AcState *state,
              AcPile   pile)
{
  memset (state->cards[pile], AC_HIDDEN, state->sizes[pile]);
}

void
ac_count_unseen (const AcState *view,
                 int            unseen[AC_TYPES])
{
  int lying[AC_HIDDEN + 1] = { 0 };

  for (int pile = 0; pile < AC_PILES; pile++)
    for (int i = 0; i < view->sizes[pile]; i++)
      lying[view->cards[pile][i]]++;
  for (int type = 0; type < AC_TYPES; type++)
    unseen[type] = copies[type] - lying[type] - view->open[type] - view->set_aside[type];
  for (int boss = 0; boss < AC_BOSSES; boss++)
    unseen[view->bosses[boss].type] -= view->bosses[boss].count;
  for (int seat = 0; seat < AC_SEATS; seat++)
    for (int field = 0; field < AC_FIELDS; field++)
      unseen[view->fields[seat][field].type] -= view->fields[seat][field].count;
}

int
ac_count_renewal (const AcState *state)
{
  int count = state->sizes[AC_PILE_DISCARD];

  for (int type = 0; type < AC_TYPES; type++)
    count += state->set_aside[type];

  return count;
}

void
ac_shuffle_draw_pile (AcState *state)
{
  tablee_random_shuffle (&state->chance, state->cards[AC_PILE_DRAW], state->sizes[AC_PILE_DRAW]);
}

void
ac_fill_draw_pile (AcState *state)
{
  int missing[AC_TYPES];

  ac_count_unseen (state, missing);
  for (int type = 0; type < AC_TYPES; type++)
    ac_pile_insert_all (state, AC_PILE_DRAW, (AcCard) type, missing[type]);
}

/*
 * Worth
 */

int
ac_copies (AcType type)
{
  return copies[type];
}

int
ac_cards_to_next_coin (const AcRuleset *ruleset,
                       AcField          field)
{
  int coins = ac_field_value (ruleset, field);

  return coins == AC_COINS ? 0 : ruleset->steps[field.type][coins] - field.count;
}

/* AC-R27: alone, everything of the Mafia counts twice. */
static int
mafia_factor (const AcRuleset *ruleset)
{
  return ruleset->base.seats == 1 ? 2 : 1;
}

int
ac_coins (const AcRuleset *ruleset,
          const AcState   *state,
          int              column)
{
  if (column < ruleset->base.seats)
    return state->sizes[AC_PILE_COINS + column];

  return mafia_factor (ruleset) * state->sizes[AC_PILE_MAFIA];
}

int
ac_total (const AcRuleset *ruleset,
          const AcState   *state,
          int              column)
{
  int fields = 0;

  if (column < ruleset->base.seats)
    for (int field = 0; field < AC_FIELDS; field++)
      fields += ac_field_value (ruleset, state->fields[column][field]);
  else
    for (int boss = 0; boss < AC_BOSSES; boss++)
      fields += mafia_factor (ruleset) * ac_field_value (ruleset, state->bosses[boss]);

  return ac_coins (ruleset, state, column) + fields;
}

int
ac_coins_now (const AcRuleset *ruleset,
              const AcState   *state,
              int              column)
{
  int coins = state->phase == AC_PHASE_OVER ? ac_total (ruleset, state, column) : ac_coins (ruleset, state, column);

  return column < ruleset->base.seats ? coins : coins / mafia_factor (ruleset);
}

int
ac_boss_cards (const AcRuleset *ruleset,
               AcBoss           boss,
               AcType           type)
{
  return ruleset->boss_cards[boss][type];
}

/*
 * Fields
 */

TableeReason
ac_check_plant (const AcState *state,
                int            seat,
                int            field,
                AcType         type)
{
  if (field >= state->owned[seat])
    return (TableeReason) AC_REASON_NO_FIELD;
  if ((ac_places_of (state->grounds[seat].places, (int) type) >> field & 1) != 0)
    return TABLEE_REASON_NONE;

  for (int i = 0; i < AC_FIELDS; i++)
    if (state->fields[seat][i].count > 0 && state->fields[seat][i].type == type)
      return (TableeReason) AC_REASON_OTHER_FIELD;

  return (TableeReason) AC_REASON_OTHER_TYPE;
}

TableeReason
ac_check_give (const AcRuleset *ruleset,
               const AcState   *state,
               AcBoss           boss,
               AcType           type)
{
  if (boss >= ruleset->bosses)
    return (TableeReason) AC_REASON_NO_BOSS;
  if ((ac_places_of (state->grounds[AC_BOSSES_GROUND].places, (int) type) >> boss & 1) != 0)
    return TABLEE_REASON_NONE;
  if (ac_boss_of_type (state, type) >= 0)
    return (TableeReason) AC_REASON_OTHER_BOSS;

  return (TableeReason) AC_REASON_BOSS_OTHER_TYPE;
}

TableeReason
ac_check_harvest (const AcState *state,
                  int            seat,
                  int            field)
{
  if (field >= state->owned[seat])
    return (TableeReason) AC_REASON_NO_FIELD;
  if (state->fields[seat][field].count == 0)
    return (TableeReason) AC_REASON_NOTHING_GROWS;
  if ((ac_ripe_fields (state->grounds[seat].counts) >> field & 1) == 0)
    return (TableeReason) AC_REASON_LONE_BEAN;

  return TABLEE_REASON_NONE;
}

TableeReason
ac_check_buy (const AcRuleset *ruleset,
              const AcState   *state,
              int              seat)
{
  if (ruleset->base.seats == 1)
    return (TableeReason) AC_REASON_NO_TRADE;
  if (state->owned[seat] == AC_FIELDS)
    return (TableeReason) AC_REASON_BOUGHT;
  if (state->sizes[AC_PILE_COINS + seat] < AC_FIELD_PRICE)
    return (TableeReason) AC_REASON_COINS;

  return TABLEE_REASON_NONE;
}

/* Notes what the first @count of @fields hold: the others are not there. */
static void
note_ground (AcGround      *ground,
             const AcField *fields,
             int            count)
{
  *ground = (AcGround){ .strange = AC_PLACES_FIRST };
  for (int i = 0; i < count; i++)
    if (fields[i].count > 0)
      {
        ground->places |= (AcPlaces) 1 << (AC_PLACES * fields[i].type + i);
        ground->strange &= ~ac_type_places (fields[i].type);
        ground->counts |= (fields[i].count > 1 ? (uint32_t) AC_COUNT_SEVERAL : AC_COUNT_ONE) << i;
      }
    else
      ground->counts |= (uint32_t) AC_COUNT_NONE << i;
  ground->places |= ac_ground_empty (ground) * ground->strange;
}

void
ac_note_fields (AcState *state,
                int      seat)
{
  note_ground (&state->grounds[seat], state->fields[seat], state->owned[seat]);
  ac_note_sale (state, seat);
}

void
ac_note_gifts (AcState *state)
{
  const AcCard *hand = ac_hand (state, state->current);
  int cards = state->sizes[AC_PILE_HAND + state->current];
  int known = cards < AC_GIFTS ? cards : AC_GIFTS;
  const AcGround *bosses = &state->grounds[AC_BOSSES_GROUND];
  uint32_t gifts = 0;
  unsigned int others = 0;

  /* So many without looking whether they are there: a branch could not foresee it. */
  for (int i = 0; i < AC_GIFTS; i++)
    gifts |= ac_places_of (bosses->places, hand[i]) << AC_PLACES * i;
  for (int i = AC_GIFTS; i < cards; i++)
    others |= ac_places_of (bosses->places, hand[i]);

  gifts &= ((uint32_t) 1 << AC_PLACES * known) - 1;
  if (((gifts & ac_ground_empty (bosses) * AC_PLACES_FIRST) | (others & ac_ground_empty (bosses))) != 0)
    gifts |= AC_GIFTS_WAIT;
  if (cards > AC_GIFTS)
    gifts |= AC_GIFTS_MORE;
  state->gifts = gifts;
}

void
ac_state_note (AcState *state)
{
  bool alone = state->owned[1] == 0;
  AcGround *bosses = &state->grounds[AC_BOSSES_GROUND];

  for (int seat = 0; seat < AC_SEATS; seat++)
    ac_note_fields (state, seat);
  note_ground (bosses, state->bosses, alone ? AC_BOSSES : AC_BOSSES - 1);
  bosses->counts = ac_ground_empty (bosses) * AC_COUNT_NONE;
  state->lying = 0;
  for (int type = 0; type < AC_TYPES; type++)
    if (state->open[type] > 0)
      state->lying |= ac_type_places (type);
  state->gifts = 0;
  if (state->phase == AC_PHASE_CULTIVATE)
    ac_note_gifts (state);
}

/*
 * Bosses
 */

int
ac_boss_of_type (const AcState *state,
                 AcType         type)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (state->bosses[boss].count > 0 && state->bosses[boss].type == type)
      return boss;

  return -1;
}

int
ac_due_field (const AcState *state,
              int            seat,
              AcBoss         boss)
{
  const AcField *fields = state->fields[seat];

  if (state->bosses[boss].count == 0)
    return -1;

  for (int field = 0; field < AC_FIELDS; field++)
    if (fields[field].count > 0 && fields[field].type == state->bosses[boss].type)
      return field;

  return -1;
}

bool
ac_has_dues (const AcState *state,
             int            seat)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (ac_due_field (state, seat, (AcBoss) boss) >= 0)
      return true;

  return false;
}
