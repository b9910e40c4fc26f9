/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Al Cabohne goes: the deal, what each action does, and what follows by itself. */
#include "turn.h"

#include "board.h"

/*
 * Events
 */

/* Not to be made part of what calls it: so nothing that happens at every decision saves registers for what happens seldom. */
#define APART __attribute__ ((noinline))

/* What an action does; a part of what does it without events, too. */
#define DEED __attribute__ ((always_inline)) static inline void

/* Playouts have no list: then nothing is worked out for it. */
#define tell(events, ...) ((events) != NULL ? tell_all (events, __VA_ARGS__) : (void) 0)
#define tell_from_hand(events, ...) ((events) != NULL ? tell_all_from_hand (events, __VA_ARGS__) : (void) 0)
#define tell_to_hand(events, ...) ((events) != NULL ? tell_all_to_hand (events, __VA_ARGS__) : (void) 0)

#define NO_ARGS (const int32_t[TABLEE_EVENT_ARGS]) { 0 }
#define ARGS(...) (const int32_t[TABLEE_EVENT_ARGS]) { __VA_ARGS__ }

APART static void
tell_all (TableeEventList *events,
          AcEvent          kind,
          int              seat,
          const int32_t   *args)
{
  tablee_event_list_tell (events, kind, seat, kind == AC_EVENT_TURN_UP || kind == AC_EVENT_TURN_UP_BOSS, args);
}

/* A card that has been hidden from some lies open. Alone, nobody else is there to learn it. */
APART static void
tell_all_from_hand (TableeEventList *events,
                    const AcRuleset *ruleset,
                    AcEvent          kind,
                    int              seat,
                    const int32_t   *args)
{
  tell_all (events, kind, seat, args);
  events->items[events->count - 1].reveals = ruleset->base.seats > 1;
  tablee_event_list_add_holder (events, seat);
}

/* A card goes to the hand of @seat. */
APART static void
tell_all_to_hand (TableeEventList *events,
                  const AcState   *state,
                  AcEvent          kind,
                  int              seat,
                  AcCard           card)
{
  tablee_tell_seat (events, kind, seat, true, card, state->sizes[AC_PILE_HAND + seat], state->sizes[AC_PILE_DRAW]);
}

/*
 * Harvests
 */

/* Turns @coins cards of @field over as coins onto @pile and discards the others. */
static inline void
clear_field (AcState *state,
             AcField *field,
             AcPile   pile,
             int      coins)
{
  AcField cleared = *field;

  *field = (AcField){ 0 };
  ac_pile_insert_few (state, pile, cleared.type, coins);
  ac_pile_insert_all (state, AC_PILE_DISCARD, cleared.type, cleared.count - coins);
}

static void
add_to_boss (AcState *state,
             int      boss,
             AcCard   card)
{
  state->bosses[boss].type = card;
  state->bosses[boss].count++;
  ac_bosses_grow (&state->grounds[AC_BOSSES_GROUND], boss, card);
}

APART static void
clear_boss (const AcRuleset *ruleset,
            AcState         *state,
            int              boss,
            TableeEventList *events)
{
  AcField *field = &state->bosses[boss];
  int coins = ac_field_value (ruleset, *field);

  ac_ground_clear (&state->grounds[AC_BOSSES_GROUND], boss, field->type);
  tell (events, AC_EVENT_BOSS_HARVEST, TABLEE_NOBODY, ARGS (field->type, boss, field->count, coins));
  clear_field (state, field, AC_PILE_MAFIA, coins);
}

/* AC-R8: at once, whenever he has been given a card. */
static inline void
harvest_boss (const AcRuleset *ruleset,
              AcState         *state,
              int              boss,
              TableeEventList *events)
{
  if (state->bosses[boss].count >= ruleset->boss_cards[boss][state->bosses[boss].type])
    clear_boss (ruleset, state, boss, events);
}

/*
 * The draw pile
 */

/* AC-R16, AC-R18: all that was discarded or paid until now. */
static void
shuffle (AcState         *state,
         TableeEventList *events)
{
  AcCard *discarded = state->cards[AC_PILE_DISCARD];

  memcpy (state->cards[AC_PILE_DRAW], discarded, AC_CARDS);
  memset (discarded, 0, AC_CARDS);
  state->sizes[AC_PILE_DRAW] = state->sizes[AC_PILE_DISCARD];
  state->sizes[AC_PILE_DISCARD] = 0;
  for (int type = 0; type < AC_TYPES; type++)
    {
      ac_pile_insert_all (state, AC_PILE_DRAW, (AcCard) type, state->set_aside[type]);
      state->set_aside[type] = 0;
    }
  ac_shuffle_draw_pile (state);
  tell (events, AC_EVENT_SHUFFLE, TABLEE_NOBODY, ARGS (state->sizes[AC_PILE_DRAW]));
}

static bool
can_shuffle (const AcRuleset *ruleset,
             const AcState   *state)
{
  return ruleset->base.seats > 1 && ac_count_renewal (state) > 0;
}

/* Shuffles for a card to draw where that is allowed. */
APART static bool
renew_draw_pile (const AcRuleset *ruleset,
                 AcState         *state,
                 TableeEventList *events)
{
  if (state->exhaustions >= ruleset->limit)
    return false;
  if (can_shuffle (ruleset, state))
    {
      shuffle (state, events);
      return true;
    }

  /* AC-R17 */
  state->exhaustions = ruleset->limit;
  tell (events, AC_EVENT_NO_CARDS, TABLEE_NOBODY, ARGS (ruleset->limit));

  return false;
}

/* Whether there is a card to draw: there is none once E is at its limit. */
static inline bool
provide_card (const AcRuleset *ruleset,
              AcState         *state,
              TableeEventList *events)
{
  return state->sizes[AC_PILE_DRAW] > 0 || renew_draw_pile (ruleset, state, events);
}

/* AC-R15: the moment the last card has left. */
static inline void
count_exhaustion (const AcRuleset *ruleset,
                  AcState         *state,
                  TableeEventList *events)
{
  if (state->sizes[AC_PILE_DRAW] > 0)
    return;

  state->exhaustions++;
  tell (events, AC_EVENT_EXHAUSTED, TABLEE_NOBODY, ARGS (state->exhaustions, ruleset->limit));
}

/*
 * The end
 */

static void
clear_hand (const AcRuleset *ruleset,
            AcState         *state,
            int              seat,
            TableeEventList *events)
{
  AcPile hand = (AcPile) (AC_PILE_HAND + seat);

  while (state->sizes[hand] > 0)
    {
      AcCard card = ac_hand_take (state, seat, 0);

      ac_pile_insert (state, AC_PILE_DISCARD, card);
      tell_from_hand (events, ruleset, AC_EVENT_CLEAR_HAND, seat, ARGS (card, state->sizes[hand], state->sizes[AC_PILE_DISCARD]));
    }
}

/* AC-R25: every field counts as sold. */
static void
tell_sales (const AcRuleset *ruleset,
            const AcState   *state,
            TableeEventList *events)
{
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    for (int i = 0; i < AC_FIELDS; i++)
      {
        AcField field = state->fields[seat][i];

        if (field.count > 0)
          tell (events, AC_EVENT_SELL, seat, ARGS (field.type, i, field.count, ac_field_value (ruleset, field)));
      }
  for (int boss = 0; boss < ruleset->bosses; boss++)
    {
      AcField field = state->bosses[boss];

      if (field.count > 0)
        tell (events, AC_EVENT_SELL_BOSS, TABLEE_NOBODY, ARGS (field.type, boss, field.count, ac_field_value (ruleset, field)));
    }
}

APART static void
finish (const AcRuleset *ruleset,
        AcState         *state,
        TableeEventList *events)
{
  int seats = ruleset->base.seats;

  for (int type = 0; type < AC_TYPES; type++)
    while (state->open[type] > 0)
      {
        ac_open_take (state, type);
        ac_pile_insert (state, AC_PILE_DISCARD, (AcCard) type);
        tell (events, AC_EVENT_CLEAR, state->current, ARGS (type, state->sizes[AC_PILE_DISCARD]));
      }
  for (int seat = 0; seat < seats; seat++)
    clear_hand (ruleset, state, seat, events);

  state->phase = AC_PHASE_OVER;
  tell_sales (ruleset, state, events);
  tell (events, AC_EVENT_GAME_OVER, TABLEE_NOBODY,
        ARGS (ac_total (ruleset, state, 0), seats > 1 ? ac_total (ruleset, state, 1) : 0, ac_total (ruleset, state, seats)));
}

/*
 * The turn
 */

/* The top card of @pile has come to lie open, or, with @collected, to @boss. */
APART static void
tell_turned_up (TableeEventList *events,
                const AcState   *state,
                AcPile           pile,
                AcCard           card,
                bool             collected,
                int              boss)
{
  int left = state->sizes[pile];
  bool drawn = pile == AC_PILE_DRAW;

  if (collected)
    tell_all (events, drawn ? AC_EVENT_TURN_UP_BOSS : AC_EVENT_PICK_UP_BOSS, state->current,
              ARGS (card, boss, state->bosses[boss].count, left));
  else
    tell_all (events, drawn ? AC_EVENT_TURN_UP : AC_EVENT_PICK_UP, state->current, ARGS (card, ac_count_open (state), left));
}

/*
 * Gives the top card of @pile to the boss who collects it, or lets it lie open. Returns whether it lies open. A branch could not
 * foresee which: so both are done, and one of them changes nothing. @lying is what state->lying is to be.
 */
static inline bool
turn_up (const AcRuleset *ruleset,
         AcState         *state,
         AcPile           pile,
         AcPlaces        *lying,
         TableeEventList *events)
{
  AcCard card = ac_pile_pop (state, pile);
  AcGround *bosses = &state->grounds[AC_BOSSES_GROUND];
  bool lies = ac_ground_strange (bosses, card);
  unsigned int collector = ac_places_of (bosses->places, card) & (lies - 1u);
  int boss = (int) collector / 2;

  state->open[card] = (uint8_t) (state->open[card] + lies);
  *lying |= (AcPlaces) lies * AC_PLACES_OF_ONE << AC_PLACES * card;
  state->bosses[boss].count = (uint8_t) (state->bosses[boss].count + !lies);
  if (events != NULL)
    tell_turned_up (events, state, pile, card, !lies, boss);
  harvest_boss (ruleset, state, boss, events);

  return lies;
}

/* Whether a discarded card goes with what lies open, or to a boss. */
static inline bool
can_pick_up (const AcState *state,
             AcPlaces       lying)
{
  int left = state->sizes[AC_PILE_DISCARD];
  AcPlaces firsts = lying | ~state->grounds[AC_BOSSES_GROUND].strange;

  return left > 0 && (firsts >> AC_PLACES * state->cards[AC_PILE_DISCARD][left - 1] & 1) != 0;
}

/* Step (1) of the reveal for one card after the other, and step (2) after each. */
APART static void
reveal (const AcRuleset *ruleset,
        AcState         *state,
        TableeEventList *events)
{
  AcPlaces lying = state->lying;
  int counted = 0;

  while (counted < AC_REVEALED && provide_card (ruleset, state, events))
    {
      counted += turn_up (ruleset, state, AC_PILE_DRAW, &lying, events);
      count_exhaustion (ruleset, state, events);
      while (can_pick_up (state, lying))
        turn_up (ruleset, state, AC_PILE_DISCARD, &lying, events);
    }
  state->lying = lying;
  state->phase = AC_PHASE_CULTIVATE;
  ac_note_gifts (state);
}

static void
begin_planting (const AcRuleset *ruleset,
                AcState         *state,
                TableeEventList *events)
{
  if (state->sizes[AC_PILE_HAND + state->current] > 0)
    state->phase = AC_PHASE_PLANT;
  else
    reveal (ruleset, state, events);
}

APART static void
begin_payment (const AcRuleset *ruleset,
               AcState         *state,
               TableeEventList *events)
{
  if (ac_owes (state, state->current))
    state->phase = AC_PHASE_PAY;
  else
    begin_planting (ruleset, state, events);
}

APART static void
begin_turn (const AcRuleset *ruleset,
            AcState         *state,
            int              seat,
            TableeEventList *events)
{
  state->current = (int8_t) seat;
  tell (events, AC_EVENT_TURN, seat, NO_ARGS);
  if (ac_has_open (state))
    state->phase = AC_PHASE_LEFTOVERS;
  else
    begin_payment (ruleset, state, events);
}

/* Returns whether the game goes on. */
static bool
draw (const AcRuleset *ruleset,
      AcState         *state,
      TableeEventList *events)
{
  int seat = state->current;

  for (int i = 0; i < AC_DRAWN; i++)
    {
      AcCard card;

      if (!provide_card (ruleset, state, events))
        return false;

      card = ac_pile_pop (state, AC_PILE_DRAW);
      ac_pile_insert (state, (AcPile) (AC_PILE_HAND + seat), card);
      tell_to_hand (events, state, AC_EVENT_DRAW, seat, card);
      count_exhaustion (ruleset, state, events);

      /* AC-R33 */
      if (state->exhaustions >= ruleset->limit)
        return false;
    }

  return true;
}

static void
pass_turn (const AcRuleset *ruleset,
           AcState         *state,
           TableeEventList *events)
{
  begin_turn (ruleset, state, ruleset->base.seats > 1 ? 1 - state->current : 0, events);
}

/* Ends a phase in which nothing is left to decide after what became of the fields or coins. */
static inline void
end_idle_phase (const AcRuleset *ruleset,
                AcState         *state,
                TableeEventList *events)
{
  int seat = state->current;

  if (state->phase == AC_PHASE_CULTIVATE)
    return;
  if (state->phase == AC_PHASE_PAY && !ac_owes (state, seat))
    begin_planting (ruleset, state, events);
  else if (state->phase == AC_PHASE_DRAW && ruleset->ripe[state->grounds[seat].counts] == 0)
    pass_turn (ruleset, state, events);
}

APART static void
end_cultivating (const AcRuleset *ruleset,
                 AcState         *state,
                 TableeEventList *events)
{
  state->gifts = 0;
  tell (events, AC_EVENT_LEAVE, state->current, ARGS (ac_count_open (state)));

  /* AC-R24, AC-R26 */
  if (state->exhaustions >= ruleset->limit || !draw (ruleset, state, events))
    finish (ruleset, state, events);
  else
    {
      state->phase = AC_PHASE_DRAW;
      end_idle_phase (ruleset, state, events);
    }
}

/* Ends the phase of leftovers with the last of them. */
static inline void
end_leftovers (const AcRuleset *ruleset,
               AcState         *state,
               TableeEventList *events)
{
  if (state->phase == AC_PHASE_LEFTOVERS && !ac_has_open (state))
    begin_payment (ruleset, state, events);
}

/*
 * Actions
 */

DEED
plant (const AcRuleset *ruleset,
       AcState         *state,
       TableeAction     action,
       TableeEventList *events)
{
  int seat = state->current;
  int index = ac_action_first (action);
  AcField *field = &state->fields[seat][index];
  AcCard card = ac_hand_take (state, seat, 0);
  int left = state->sizes[AC_PILE_HAND + seat];

  ac_ground_grow (&state->grounds[seat], index, card);
  field->type = card;
  field->count++;
  tell_from_hand (events, ruleset, AC_EVENT_PLANT, seat, ARGS (card, index, field->count, left));

  if (state->phase == AC_PHASE_PLANT_MORE || left == 0)
    reveal (ruleset, state, events);
  else
    state->phase = AC_PHASE_PLANT_MORE;
}

DEED
stop_planting (const AcRuleset *ruleset,
               AcState         *state,
               TableeAction     action,
               TableeEventList *events)
{
  tell (events, AC_EVENT_STOP, state->current, NO_ARGS);
  reveal (ruleset, state, events);
}

DEED
plant_open (const AcRuleset *ruleset,
            AcState         *state,
            TableeAction     action,
            TableeEventList *events)
{
  int type = ac_action_first (action);
  int index = ac_action_second (action);
  AcField *field = &state->fields[state->current][index];

  ac_open_take (state, type);
  ac_ground_grow (&state->grounds[state->current], index, type);
  field->type = (uint8_t) type;
  field->count++;
  tell (events, AC_EVENT_PLANT_OPEN, state->current, ARGS (type, index, field->count, ac_count_open (state)));
  end_leftovers (ruleset, state, events);
}

DEED
discard (const AcRuleset *ruleset,
         AcState         *state,
         TableeAction     action,
         TableeEventList *events)
{
  int type = ac_action_first (action);

  ac_open_take (state, type);
  ac_pile_insert (state, AC_PILE_DISCARD, (AcCard) type);
  tell (events, AC_EVENT_DISCARD, state->current, ARGS (type, state->sizes[AC_PILE_DISCARD], ac_count_open (state)));
  end_leftovers (ruleset, state, events);
}

DEED
harvest (const AcRuleset *ruleset,
         AcState         *state,
         TableeAction     action,
         TableeEventList *events)
{
  int seat = state->current;
  int index = ac_action_first (action);
  AcField *field = &state->fields[seat][index];
  int type = field->type;
  int count = field->count;
  int coins = ruleset->values[type][count];

  clear_field (state, field, (AcPile) (AC_PILE_COINS + seat), coins);
  ac_ground_clear (&state->grounds[seat], index, type);
  ac_note_sale (state, seat);
  tell (events, AC_EVENT_HARVEST, seat, ARGS (type, index, count, coins));
  end_idle_phase (ruleset, state, events);
}

/* AC-R7, AC-R29: all dues are known before the first is paid, and no two concern the same field. */
DEED
pay (const AcRuleset *ruleset,
     AcState         *state,
     TableeAction     action,
     TableeEventList *events)
{
  int seat = state->current;

  for (int boss = 0; boss < ruleset->bosses; boss++)
    {
      int index = ac_due_field (state, seat, (AcBoss) boss);
      AcField *field = &state->fields[seat][index >= 0 ? index : 0];
      uint8_t type = field->type;

      if (index < 0)
        continue;

      if (--field->count == 0)
        field->type = 0;
      ac_note_fields (state, seat);
      add_to_boss (state, boss, type);
      tell (events, AC_EVENT_PAY, seat, ARGS (type, index, boss, state->bosses[boss].count));
      harvest_boss (ruleset, state, boss, events);
    }
  begin_planting (ruleset, state, events);
}

DEED
give (const AcRuleset *ruleset,
      AcState         *state,
      TableeAction     action,
      TableeEventList *events)
{
  int type = ac_action_first (action);
  int boss = ac_action_second (action);

  ac_open_take (state, type);
  add_to_boss (state, boss, (AcCard) type);
  tell (events, AC_EVENT_GIVE, state->current, ARGS (type, boss, state->bosses[boss].count, ac_count_open (state)));
  harvest_boss (ruleset, state, boss, events);
  ac_note_gifts (state);
}

/* AC-R12: from any place, and the others keep their order. */
DEED
give_hand (const AcRuleset *ruleset,
           AcState         *state,
           TableeAction     action,
           TableeEventList *events)
{
  int seat = state->current;
  int position = ac_action_first (action);
  int boss = ac_action_second (action);
  AcCard card = ac_hand_take (state, seat, position);

  add_to_boss (state, boss, card);
  tell_from_hand (events, ruleset, AC_EVENT_GIVE_HAND, seat, ARGS (card, position, boss, state->bosses[boss].count));
  harvest_boss (ruleset, state, boss, events);
  ac_note_gifts (state);
}

/* AC-R18, AC-R30: the four coins on top are paid. */
DEED
buy (const AcRuleset *ruleset,
     AcState         *state,
     TableeAction     action,
     TableeEventList *events)
{
  int seat = state->current;
  AcPile coins = (AcPile) (AC_PILE_COINS + seat);
  int set_aside = 0;

  for (int i = 0; i < AC_FIELD_PRICE; i++)
    state->set_aside[ac_pile_pop (state, coins)]++;
  for (int type = 0; type < AC_TYPES; type++)
    set_aside += state->set_aside[type];
  state->owned[seat]++;
  ac_note_fields (state, seat);
  tell (events, AC_EVENT_BUY, seat, ARGS (state->sizes[coins], set_aside));
  end_idle_phase (ruleset, state, events);
}

DEED
end (const AcRuleset *ruleset,
     AcState         *state,
     TableeAction     action,
     TableeEventList *events)
{
  if (state->phase == AC_PHASE_CULTIVATE)
    end_cultivating (ruleset, state, events);
  else
    pass_turn (ruleset, state, events);
}

/*
 * The set-up
 */

/* One after the other, beginning with who does not deal. */
static void
deal_hands (const AcRuleset *ruleset,
            AcState         *state,
            int              dealer,
            TableeEventList *events)
{
  int seats = ruleset->base.seats;
  int cards = seats > 1 ? AC_HAND : AC_HAND_ALONE;

  tell (events, AC_EVENT_DEAL, dealer, ARGS (cards));
  for (int i = 0; i < cards * seats; i++)
    {
      int seat = (dealer + 1 + i) % seats;
      AcCard card = ac_pile_pop (state, AC_PILE_DRAW);

      ac_pile_insert (state, (AcPile) (AC_PILE_HAND + seat), card);
      tell_to_hand (events, state, AC_EVENT_DEAL_CARD, seat, card);
    }
}

/* The first boss in order without a card, or -1. */
static int
empty_boss (const AcRuleset *ruleset,
            const AcState   *state)
{
  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (state->bosses[boss].count == 0)
      return boss;

  return -1;
}

/* AC-R23: a harvest makes the turning go on. */
static void
deal_bosses (const AcRuleset *ruleset,
             AcState         *state,
             TableeEventList *events)
{
  int empty;

  while ((empty = empty_boss (ruleset, state)) >= 0)
    {
      AcCard card = ac_pile_pop (state, AC_PILE_DRAW);
      int boss = ac_boss_of_type (state, card);

      if (boss < 0)
        boss = empty;
      add_to_boss (state, boss, card);
      tell (events, AC_EVENT_TURN_UP_BOSS, TABLEE_NOBODY,
            ARGS (card, boss, state->bosses[boss].count, state->sizes[AC_PILE_DRAW]));
      harvest_boss (ruleset, state, boss, events);
    }
}

void
ac_note_start (AcRuleset *ruleset)
{
  AcState *state = &ruleset->start;
  int seats = ruleset->base.seats;

  memset (state, 0, sizeof *state);
  for (int seat = 0; seat < seats; seat++)
    state->owned[seat] = seats > 1 ? AC_FIELDS - 1 : AC_FIELDS;
  ac_fill_draw_pile (state);
  ac_state_note (state);
}

void
ac_begin_game (const AcRuleset    *ruleset,
               AcState            *state,
               const TableeRandom *seed,
               TableeEventList    *events)
{
  int seats = ruleset->base.seats;
  int dealer = 0;

  *state = ruleset->start;
  state->chance = *seed;
  if (seats > 1)
    dealer = ruleset->base.first != TABLEE_NOBODY ? ruleset->base.first : (int) tablee_random_below (&state->chance, AC_SEATS);

  ac_shuffle_draw_pile (state);
  deal_hands (ruleset, state, dealer, events);
  deal_bosses (ruleset, state, events);
  begin_turn (ruleset, state, (dealer + 1) % seats, events);
}

/* Each deed once more, for games without events: nothing is asked about them then. */
#define EACH_DEED(X)                                                                                                    \
  X (PLANT, plant) X (STOP, stop_planting) X (PLANT_OPEN, plant_open)                                                   \
  X (DISCARD, discard) X (PAY, pay) X (GIVE, give)                                                                      \
  X (GIVE_HAND, give_hand) X (HARVEST, harvest) X (BUY, buy)                                                            \
  X (END, end)

#define SILENT(kind, deed)                                                                                              \
  static void                                                                                                           \
  deed##_silently (const AcRuleset *ruleset, AcState *state, TableeAction action, TableeEventList *events)              \
  {                                                                                                                     \
    deed (ruleset, state, action, NULL);                                                                                \
  }

#define DEED_OF(kind, deed) [AC_ACTION_##kind] = deed,
#define SILENT_DEED_OF(kind, deed) [AC_ACTION_##kind] = deed##_silently,

EACH_DEED (SILENT)

typedef void (*Deed) (const AcRuleset *ruleset,
                      AcState         *state,
                      TableeAction     action,
                      TableeEventList *events);

static const Deed deeds[AC_ACTION_KINDS] = { EACH_DEED (DEED_OF) };
static const Deed silent_deeds[AC_ACTION_KINDS] = { EACH_DEED (SILENT_DEED_OF) };

void
ac_play (const TableeRuleset *base,
         void                *data,
         TableeAction         action,
         TableeEventList     *events)
{
  AcActionKind kind = ac_action_kind (action);

  if (events != NULL)
    deeds[kind] ((const AcRuleset *) base, data, action, events);
  else
    silent_deeds[kind] ((const AcRuleset *) base, data, action, NULL);
}
