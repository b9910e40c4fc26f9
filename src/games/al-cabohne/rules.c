/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"
#include "turn.h"

#include "engine/checksum.h"

enum { RULES_VERSION = 1 };

static const char *const phases[] = { "leftovers", "pay", "plant", "plant-more", "cultivate", "draw", "over", NULL };

/* The beanometers: cards for 1 to 4 coins. */
static const uint8_t beanometers[AC_TYPES][AC_COINS] = {
  [AC_BLUE] = { 4, 6, 8, 10 },
  [AC_KIDNEY] = { 5, 6, 7, 8 },
  [AC_FIRE] = { 3, 6, 8, 9 },
  [AC_PUFF] = { 4, 5, 6, 7 },
  [AC_BROAD] = { 3, 5, 7, 8 },
  [AC_FRENCH] = { 3, 5, 6, 7 },
  [AC_RUNNER] = { 3, 4, 5, 6 },
};

/* AC-R2: two of the sources give the kidney bean this one. */
static const uint8_t other_kidney_beanometer[AC_COINS] = { 3, 6, 7, 8 };

/* The decisions of each phase, as bit sets of AcActionKind. */
#define IN_EVERY_PHASE (1 << AC_ACTION_HARVEST | 1 << AC_ACTION_BUY)

static const uint16_t decisions[] = {
  [AC_PHASE_LEFTOVERS] = IN_EVERY_PHASE | 1 << AC_ACTION_PLANT_OPEN | 1 << AC_ACTION_DISCARD,
  [AC_PHASE_PAY] = IN_EVERY_PHASE | 1 << AC_ACTION_PAY,
  [AC_PHASE_PLANT] = IN_EVERY_PHASE | 1 << AC_ACTION_PLANT,
  [AC_PHASE_PLANT_MORE] = IN_EVERY_PHASE | 1 << AC_ACTION_PLANT | 1 << AC_ACTION_STOP,
  [AC_PHASE_CULTIVATE] = IN_EVERY_PHASE | 1 << AC_ACTION_PLANT_OPEN | 1 << AC_ACTION_GIVE | 1 << AC_ACTION_GIVE_HAND |
                         1 << AC_ACTION_END,
  [AC_PHASE_DRAW] = IN_EVERY_PHASE | 1 << AC_ACTION_END,
  [AC_PHASE_OVER] = 0,
};

/* All that may be decided but for the gifts from the hand, a bit each, in the order of legal(). */
enum
{
  BIT_PLANT,
  BIT_STOP = BIT_PLANT + AC_FIELDS,
  BIT_PLANT_OPEN,
  BIT_DISCARD = BIT_PLANT_OPEN + AC_TYPES * AC_FIELDS,
  BIT_PAY = BIT_DISCARD + AC_TYPES,
  BIT_GIVE,
  BIT_HARVEST = BIT_GIVE + AC_TYPES * AC_BOSSES,  /* the gifts from the hand come before this one */
  BIT_BUY = BIT_HARVEST + AC_FIELDS,
  BIT_END,
  BITS,
};

_Static_assert (BITS <= 64, "all options have a bit");

#define OPTION(bit) (UINT64_C (1) << (bit))

#define ACTION(kind, first, second) ((TableeAction) (kind) << 16 | (first) << 8 | (second))
#define PLACES_OF(kind, type) ACTION (kind, type, 0), ACTION (kind, type, 1), ACTION (kind, type, 2)
#define PLACES(kind)                                                                                                    \
  PLACES_OF (kind, AC_BLUE), PLACES_OF (kind, AC_KIDNEY), PLACES_OF (kind, AC_FIRE), PLACES_OF (kind, AC_PUFF),         \
    PLACES_OF (kind, AC_BROAD), PLACES_OF (kind, AC_FRENCH), PLACES_OF (kind, AC_RUNNER)

static const TableeAction option_actions[BITS] = {
  ACTION (AC_ACTION_PLANT, 0, 0),
  ACTION (AC_ACTION_PLANT, 1, 0),
  ACTION (AC_ACTION_PLANT, 2, 0),
  ACTION (AC_ACTION_STOP, 0, 0),
  PLACES (AC_ACTION_PLANT_OPEN),
  ACTION (AC_ACTION_DISCARD, AC_BLUE, 0),
  ACTION (AC_ACTION_DISCARD, AC_KIDNEY, 0),
  ACTION (AC_ACTION_DISCARD, AC_FIRE, 0),
  ACTION (AC_ACTION_DISCARD, AC_PUFF, 0),
  ACTION (AC_ACTION_DISCARD, AC_BROAD, 0),
  ACTION (AC_ACTION_DISCARD, AC_FRENCH, 0),
  ACTION (AC_ACTION_DISCARD, AC_RUNNER, 0),
  ACTION (AC_ACTION_PAY, 0, 0),
  PLACES (AC_ACTION_GIVE),
  ACTION (AC_ACTION_HARVEST, 0, 0),
  ACTION (AC_ACTION_HARVEST, 1, 0),
  ACTION (AC_ACTION_HARVEST, 2, 0),
  ACTION (AC_ACTION_BUY, 0, 0),
  ACTION (AC_ACTION_END, 0, 0),
};

static int
to_move (const TableeRuleset *base,
         const void          *data)
{
  const AcState *state = data;

  return state->phase == AC_PHASE_OVER ? TABLEE_NOBODY : state->current;
}

static int
phase (const TableeRuleset *base,
       const void          *data)
{
  const AcState *state = data;

  return state->phase;
}

/*
 * What may be done
 */

static bool
can_decide (const AcState *state,
            AcActionKind   kind)
{
  return (decisions[state->phase] >> kind & 1) != 0;
}

static TableeReason
check_end (const AcRuleset *ruleset,
           const AcState   *state)
{
  if (state->phase != AC_PHASE_CULTIVATE)
    return TABLEE_REASON_NONE;
  if (ruleset->base.seats == 1 && ac_count_open (state) > 0)
    return (TableeReason) AC_REASON_CARDS_WAIT;
  if (ac_boss_waits (ruleset, state, state->current))
    return (TableeReason) AC_REASON_BOSS_WAITS;

  return TABLEE_REASON_NONE;
}

/* Types that lie open, as a bit set. */
static inline unsigned int
open_types (const AcState *state)
{
  unsigned int types = 0;

  for (int type = 0; type < AC_TYPES; type++)
    types |= (unsigned int) (state->open[type] > 0) << type;

  return types;
}

/* All places of these types: their bits move three apart. */
static inline AcPlaces
spread_types (unsigned int types)
{
  AcPlaces places = types;

  places = (places | places << 8) & 0x0000700f;
  places = (places | places << 4) & 0x000430c3;
  places = (places | places << 2) & 0x00049249;

  return places * ((1 << AC_PLACES) - 1);
}

/* The options of this phase before the hand. @open: the types that lie open. */
static inline uint64_t
find_first (const AcState *state,
            unsigned int   open,
            AcPlaces       bosses)
{
  int seat = state->current;
  AcPlaces fields = ac_find_places (state->fields[seat], state->owned[seat]);

  switch ((AcPhase) state->phase)
    {
    case AC_PHASE_LEFTOVERS:
      return (uint64_t) (fields & spread_types (open)) << BIT_PLANT_OPEN | (uint64_t) open << BIT_DISCARD;
    case AC_PHASE_PAY:
      return OPTION (BIT_PAY);
    case AC_PHASE_PLANT:
      return (uint64_t) ac_places_of (fields, *ac_hand (state, seat)) << BIT_PLANT;
    case AC_PHASE_PLANT_MORE:
      return (uint64_t) ac_places_of (fields, *ac_hand (state, seat)) << BIT_PLANT | OPTION (BIT_STOP);
    case AC_PHASE_CULTIVATE:
      return (uint64_t) (fields & spread_types (open)) << BIT_PLANT_OPEN | (uint64_t) (bosses & spread_types (open)) << BIT_GIVE;
    case AC_PHASE_DRAW:
    case AC_PHASE_OVER:
    default:
      return 0;
    }
}

/* Those before the hand: one round for each of them. */
static inline size_t
list_first (uint64_t      options,
            TableeAction *actions)
{
  size_t count = 0;

  for (; options != 0; options &= options - 1)
    actions[count++] = option_actions[__builtin_ctzll (options)];

  return count;
}

/* Those behind the hand: so few that all are written. There is room for what is not counted. */
static inline size_t
list_last (const AcRuleset *ruleset,
           const AcState   *state,
           bool             may_end,
           TableeAction    *actions)
{
  uint64_t options = (uint64_t) ac_ripe_fields (state, state->current) << BIT_HARVEST |
                     (uint64_t) ac_can_buy (ruleset, state, state->current) << BIT_BUY | (uint64_t) may_end << BIT_END;
  size_t count = 0;

  for (int bit = BIT_HARVEST; bit < BITS; bit++)
    {
      actions[count] = option_actions[bit];
      count += options >> bit & 1;
    }

  return count;
}

/* Most hand cards fit one boss or none. @given: (out): the bosses that any of them fits. */
static inline size_t
list_hand (const AcRuleset *ruleset,
           const AcState   *state,
           AcPlaces         bosses,
           unsigned int    *given,
           TableeAction    *actions)
{
  const AcCard *hand = ac_hand (state, state->current);
  int cards = state->sizes[AC_PILE_HAND + state->current];
  size_t count = 0;

  *given = 0;
  for (int position = 0; position < cards; position++)
    {
      unsigned int places = ac_places_of (bosses, hand[position]);

      *given |= places;
      for (int boss = 0; boss < ruleset->bosses; boss++)
        {
          actions[count] = ac_action (AC_ACTION_GIVE_HAND, position, boss);
          count += places >> boss & 1;
        }
    }

  return count;
}

/* All that is legal while cultivating. */
static inline size_t
list_cultivating (const AcRuleset *ruleset,
                  const AcState   *state,
                  TableeAction    *actions)
{
  unsigned int open = open_types (state);
  unsigned int empty = ac_empty_fields (state->bosses, ruleset->bosses);
  AcPlaces bosses = ac_find_places (state->bosses, ruleset->bosses);
  unsigned int given;
  size_t count = list_first (find_first (state, open, bosses), actions);

  count += list_hand (ruleset, state, bosses, &given, actions + count);
  /* As check_end() has it. */
  return count + list_last (ruleset, state, (ruleset->base.seats > 1 || open == 0) && (given & empty) == 0, actions + count);
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;
  size_t count;

  if (state->phase == AC_PHASE_OVER)
    return 0;
  if (state->phase == AC_PHASE_CULTIVATE)
    return list_cultivating (ruleset, state, actions);

  count = list_first (find_first (state, open_types (state), 0), actions);
  return count + list_last (ruleset, state, state->phase == AC_PHASE_DRAW, actions + count);
}

/* Whether @action is one that some state might have. */
static bool
is_action (TableeAction action)
{
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
    case AC_ACTION_HARVEST:
      return first < AC_FIELDS && second == 0;
    case AC_ACTION_PLANT_OPEN:
      return first < AC_TYPES && second < AC_FIELDS;
    case AC_ACTION_DISCARD:
      return first < AC_TYPES && second == 0;
    case AC_ACTION_GIVE:
      return first < AC_TYPES && second < AC_BOSSES;
    case AC_ACTION_GIVE_HAND:
      return second < AC_BOSSES;
    case AC_ACTION_STOP:
    case AC_ACTION_PAY:
    case AC_ACTION_BUY:
    case AC_ACTION_END:
      return first == 0 && second == 0;
    case AC_ACTION_KINDS:
    default:
      return false;
    }
}

static TableeReason
check_gift (const AcRuleset *ruleset,
            const AcState   *state,
            TableeAction     action)
{
  int first = ac_action_first (action);
  AcBoss boss = (AcBoss) ac_action_second (action);
  int cards;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &cards);

  if (ac_action_kind (action) == AC_ACTION_GIVE)
    return state->open[first] > 0 ? ac_check_give (ruleset, state, boss, (AcType) first) : (TableeReason) AC_REASON_NOT_THERE;

  return first < cards ? ac_check_give (ruleset, state, boss, (AcType) hand[first]) : (TableeReason) AC_REASON_NOT_IN_HAND;
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;
  int first = ac_action_first (action);
  int cards;

  if (!is_action (action))
    return TABLEE_REASON_UNKNOWN;
  if (state->phase == AC_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (!can_decide (state, ac_action_kind (action)))
    return TABLEE_REASON_PHASE;

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return ac_check_plant (state, state->current, first,
                             (AcType) *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &cards));
    case AC_ACTION_PLANT_OPEN:
      return state->open[first] > 0 ? ac_check_plant (state, state->current, ac_action_second (action), (AcType) first)
                                    : (TableeReason) AC_REASON_NOT_THERE;
    case AC_ACTION_DISCARD:
      return state->open[first] > 0 ? TABLEE_REASON_NONE : (TableeReason) AC_REASON_NOT_THERE;
    case AC_ACTION_GIVE:
    case AC_ACTION_GIVE_HAND:
      return check_gift (ruleset, state, action);
    case AC_ACTION_HARVEST:
      return ac_check_harvest (state, state->current, first);
    case AC_ACTION_BUY:
      return ac_check_buy (ruleset, state, state->current);
    case AC_ACTION_END:
      return check_end (ruleset, state);
    case AC_ACTION_STOP:
    case AC_ACTION_PAY:
    case AC_ACTION_KINDS:
    default:
      return TABLEE_REASON_NONE;
    }
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  ac_play ((const AcRuleset *) base, data, action, events);
}

/*
 * What is known
 */

/* All but hands and draw pile has lain open, and is remembered. */
static void
conceal (const TableeRuleset *base,
         void                *data,
         int                  viewer)
{
  AcState *state = data;

  for (int seat = 0; seat < AC_SEATS; seat++)
    if (seat != viewer)
      ac_pile_hide (state, (AcPile) (AC_PILE_HAND + seat));
  ac_pile_hide (state, AC_PILE_DRAW);
  tablee_random_conceal (&state->chance);
}

static void
resample (const TableeRuleset *base,
          void                *data,
          int                  seat,
          TableeRandom        *random)
{
  AcState *state = data;
  int unseen[AC_TYPES];
  AcCard cards[AC_CARDS];
  size_t count = 0;

  ac_count_unseen (state, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < unseen[type]; i++)
      cards[count++] = (AcCard) type;
  tablee_random_shuffle (random, cards, count);

  /* Where a position began with fewer cards than all, some of those unseen are not in the game. */
  for (int i = 0; i < AC_CARDS; i++)
    if (state->cards[i] == AC_HIDDEN)
      state->cards[i] = cards[--count];
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/* AC-R14: with the Mafia at the top nobody else is. */
static void
rank (TableeScoreSheet *sheet)
{
  int mafia = sheet->columns - 1;

  tablee_score_sheet_rank (sheet);
  if (!sheet->winner[mafia])
    return;

  for (int column = 0; column < mafia; column++)
    if (sheet->winner[column])
      {
        sheet->winner[column] = false;
        sheet->ranks[column] = 2;
      }
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;

  memset (sheet, 0, sizeof *sheet);
  sheet->columns = base->seats + 1;
  sheet->extra_column = "mafia";
  sheet->rows = 2;
  sheet->row[0].id = "coins";
  sheet->row[1].id = "fields";
  for (int column = 0; column < sheet->columns; column++)
    {
      sheet->row[0].values[column] = ac_coins (ruleset, state, column);
      sheet->row[1].values[column] = ac_total (ruleset, state, column) - ac_coins (ruleset, state, column);
    }
  sheet->over = state->phase == AC_PHASE_OVER;
  tablee_score_sheet_add_up (sheet);
  rank (sheet);
}

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  AcState *state = data;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  ac_begin_game ((const AcRuleset *) base, state, events);
}

enum
{
  /* Every card can be turned up and picked up again, once in each pass, and be cleared away; and what is told once. */
  MAX_EVENTS = 8 * AC_CARDS,
};

const TableeGame tablee_al_cabohne_game = {
  .id = "al-cabohne",
  .min_seats = 1,
  .max_seats = AC_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (AcRuleset),
  .state_size = sizeof (AcState),
  .max_actions = AC_MAX_ACTIONS,
  .max_events = MAX_EVENTS,
  .phases = phases,
  .deal = deal,
  .to_move = to_move,
  .phase = phase,
  .legal = legal,
  .check = check,
  .apply = apply,
  .conceal = conceal,
  .resample = resample,
  .score = score,
};

/*
 * The ruleset
 */

static uint64_t
ruleset_checksum (const AcRuleset *ruleset)
{
  const int64_t values[] = { RULES_VERSION, ruleset->base.seats, ruleset->base.first };
  uint64_t checksum = TABLEE_CHECKSUM_START;

  for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
    checksum = tablee_checksum_add (checksum, values[i]);
  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < AC_COINS; i++)
      checksum = tablee_checksum_add (checksum, ruleset->steps[type][i]);

  return checksum;
}

void
ac_ruleset_init (AcRuleset *ruleset,
                 int        seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
}

void
ac_ruleset_complete (AcRuleset *ruleset)
{
  bool alone = ruleset->base.seats == 1;

  ruleset->base.game = &tablee_al_cabohne_game;
  ruleset->bosses = alone ? AC_BOSSES : AC_BOSSES - 1;
  ruleset->limit = alone ? 1 : 3;
  memcpy (ruleset->steps, beanometers, sizeof beanometers);
  if (ruleset->kidney_3678)
    memcpy (ruleset->steps[AC_KIDNEY], other_kidney_beanometer, sizeof other_kidney_beanometer);
  for (int type = 0; type < AC_TYPES; type++)
    for (int count = 0; count <= AC_CARDS; count++)
      {
        int coins = 0;

        while (coins < AC_COINS && ruleset->steps[type][coins] <= count)
          coins++;
        ruleset->values[type][count] = (uint8_t) coins;
      }
  ruleset->base.checksum = ruleset_checksum (ruleset);
}
