/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of Al Cabohne: legal actions and why others are not, views, scores. */
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

/*
 * What may be decided about open cards, and with hand cards while cultivating: a bit each, in the order of legal(). Of a long
 * hand only the first cards have bits.
 */
enum
{
  BIT_PLANT_OPEN = 0,
  BIT_GIVE = BIT_PLANT_OPEN + AC_TYPES * AC_FIELDS,         /* in "cultivate" */
  BIT_GIVE_HAND = BIT_GIVE + AC_TYPES * AC_BOSSES,
  BIT_DISCARD = BIT_PLANT_OPEN + AC_TYPES * AC_FIELDS,      /* in "leftovers": three for each type, used is the first */
  BIT_NONE = BIT_GIVE_HAND + AC_GIFTS * AC_BOSSES,          /* from here on: no option */
  BITS = 64,

  LISTED = 6,                  /* options that are listed at once */

  ENDING = 1 << (AC_ENDINGS - 1),              /* the bit of the end in a set of endings */
};

_Static_assert (BITS - BIT_NONE >= (int) LISTED, "there are bits that mean no option where fewer are there than are listed");
_Static_assert ((uint64_t) AC_GIFTS_WAIT << BIT_GIVE_HAND == UINT64_C (1) << BIT_NONE, "what follows the gifts is no option");

#define ACTION(kind, first, second) ((TableeAction) (kind) << 16 | (first) << 8 | (second))
#define PLACES_OF(kind, type) ACTION (kind, type, 0), ACTION (kind, type, 1), ACTION (kind, type, 2)
#define PLACES(kind)                                                                                                    \
  PLACES_OF (kind, 0), PLACES_OF (kind, 1), PLACES_OF (kind, 2), PLACES_OF (kind, 3), PLACES_OF (kind, 4),              \
    PLACES_OF (kind, 5), PLACES_OF (kind, 6)

static const TableeAction cultivating[BITS] = {
  PLACES (AC_ACTION_PLANT_OPEN),
  PLACES (AC_ACTION_GIVE),
  PLACES_OF (AC_ACTION_GIVE_HAND, 0), PLACES_OF (AC_ACTION_GIVE_HAND, 1), PLACES_OF (AC_ACTION_GIVE_HAND, 2),
  PLACES_OF (AC_ACTION_GIVE_HAND, 3), PLACES_OF (AC_ACTION_GIVE_HAND, 4),
};

static const TableeAction clearing[BITS] = {
  PLACES (AC_ACTION_PLANT_OPEN),
  PLACES (AC_ACTION_DISCARD),
};

/* Few others: their sets are listed in the ruleset. */
static const TableeAction plantings[AC_PLANTINGS] = {
  ACTION (AC_ACTION_PLANT, 0, 0),
  ACTION (AC_ACTION_PLANT, 1, 0),
  ACTION (AC_ACTION_PLANT, 2, 0),
  ACTION (AC_ACTION_STOP, 0, 0),
};

static const TableeAction endings[AC_ENDINGS] = {
  ACTION (AC_ACTION_HARVEST, 0, 0),
  ACTION (AC_ACTION_HARVEST, 1, 0),
  ACTION (AC_ACTION_HARVEST, 2, 0),
  ACTION (AC_ACTION_BUY, 0, 0),
  ACTION (AC_ACTION_END, 0, 0),
};

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
  if (ruleset->base.seats == 1 && ac_has_open (state))
    return (TableeReason) AC_REASON_CARDS_WAIT;
  if ((state->gifts & AC_GIFTS_WAIT) != 0)
    return (TableeReason) AC_REASON_BOSS_WAITS;

  return TABLEE_REASON_NONE;
}

/*
 * An action is drawn from a list as soon as its length is known. Most x86 processors count the bits of a word at once, but a
 * program for all of them is not made so: legal() is, twice. Who makes the ruleset asks the processor.
 */
#if defined __x86_64__
#define QUICK_BITS __attribute__ ((target ("bmi,popcnt")))
enum { QUICK = true };
#else
#define QUICK_BITS
enum { QUICK = false };
#endif

/* Made part of both. */
#define PART __attribute__ ((always_inline)) static inline

/* Lists @options. A branch could not foresee how many there are: so some are written even where they are not there; the caller
 * has room for them. */
PART size_t
list_options (uint64_t            options,
              bool                quick,
              const TableeAction *meaning,
              TableeAction       *actions)
{
  size_t count = 0;
  size_t length;

  options |= UINT64_MAX << BIT_NONE;
  length = quick ? (size_t) __builtin_popcountll (options) - (BITS - BIT_NONE) : 0;
  do
    for (int i = 0; i < LISTED; i++)
      {
        actions[count++] = meaning[__builtin_ctzll (options)];
        options &= options - 1;
      }
  while (options << (BITS - BIT_NONE) != 0);

  /* Those that mean no option come last. */
  return quick ? length : count - (size_t) __builtin_ctzll (options >> BIT_NONE | 1 << LISTED);
}

PART size_t
list_set (const AcActionSet *set,
          TableeAction      *actions)
{
  memcpy (actions, set->actions, sizeof set->actions);

  return set->count;
}

/* What every list ends with. */
PART size_t
list_endings (const AcRuleset *ruleset,
              const AcState   *state,
              bool             may_end,
              TableeAction    *actions)
{
  unsigned int ripe = ruleset->ripe[state->grounds[state->current].counts];

  list_set (&ruleset->endings[ripe % ENDING | may_end * ENDING], actions);

  return ripe / ENDING + may_end;
}

/* The gifts of the hand cards that have no bits. */
static size_t
list_late_gifts (const AcState *state,
                 TableeAction  *actions)
{
  const AcCard *hand = ac_hand (state, state->current);
  int cards = state->sizes[AC_PILE_HAND + state->current];
  size_t count = 0;

  for (int position = AC_GIFTS; position < cards; position++)
    for (int boss = 0; boss < AC_BOSSES; boss++)
      if ((ac_places_of (state->grounds[AC_BOSSES_GROUND].places, hand[position]) >> boss & 1) != 0)
        actions[count++] = ac_action (AC_ACTION_GIVE_HAND, position, boss);

  return count;
}

/* All that is legal while cultivating. */
PART size_t
list_cultivating (const AcRuleset *ruleset,
                  const AcState   *state,
                  bool             quick,
                  bool             has_late_gifts,
                  TableeAction    *actions)
{
  uint64_t planted = state->grounds[state->current].places & state->lying;
  uint64_t gifts = state->grounds[AC_BOSSES_GROUND].places & state->lying;
  uint64_t hand_gifts = state->gifts;
  uint64_t options = planted << BIT_PLANT_OPEN | gifts << BIT_GIVE | hand_gifts << BIT_GIVE_HAND;
  size_t count = list_options (options, quick, cultivating, actions);
  /* As check_end() has it. */
  bool may_end = ((state->gifts & AC_GIFTS_WAIT) | (state->lying & ruleset->must_go)) == 0;

  if (has_late_gifts)
    count += list_late_gifts (state, actions + count);

  return count + list_endings (ruleset, state, may_end, actions + count);
}

/* Apart: what is seldom needs no registers where it is not there. */
__attribute__ ((noinline)) static size_t
list_cultivating_all (const AcRuleset *ruleset,
                      const AcState   *state,
                      TableeAction    *actions)
{
  return list_cultivating (ruleset, state, false, true, actions);
}

PART size_t
list_clearing (const AcRuleset *ruleset,
               const AcState   *state,
               bool             quick,
               TableeAction    *actions)
{
  uint64_t planted = state->grounds[state->current].places & state->lying;
  uint64_t discards = state->lying & AC_PLACES_FIRST;
  size_t count = list_options (planted << BIT_PLANT_OPEN | discards << BIT_DISCARD, quick, clearing, actions);

  return count + list_endings (ruleset, state, false, actions + count);
}

PART size_t
list_planting (const AcRuleset *ruleset,
               const AcState   *state,
               TableeAction    *actions)
{
  int seat = state->current;
  unsigned int places = ac_places_of (state->grounds[seat].places, *ac_hand (state, seat));
  unsigned int may_stop = state->phase == AC_PHASE_PLANT_MORE;
  size_t count = list_set (&ruleset->plantings[places | may_stop << AC_FIELDS], actions);

  return count + list_endings (ruleset, state, false, actions + count);
}

PART size_t
list_legal (const AcRuleset *ruleset,
            const AcState   *state,
            bool             quick,
            TableeAction    *actions)
{
  switch ((AcPhase) state->phase)
    {
    case AC_PHASE_LEFTOVERS:
      return list_clearing (ruleset, state, quick, actions);
    case AC_PHASE_PAY:
      actions[0] = ac_action (AC_ACTION_PAY, 0, 0);
      return 1 + list_endings (ruleset, state, false, actions + 1);
    case AC_PHASE_PLANT:
    case AC_PHASE_PLANT_MORE:
      return list_planting (ruleset, state, actions);
    case AC_PHASE_CULTIVATE:
      return (state->gifts & AC_GIFTS_MORE) != 0 ? list_cultivating_all (ruleset, state, actions)
                                                 : list_cultivating (ruleset, state, quick, false, actions);
    case AC_PHASE_DRAW:
      return list_endings (ruleset, state, true, actions);
    case AC_PHASE_OVER:
    default:
      return 0;
    }
}

QUICK_BITS static size_t
list_quickly (const AcRuleset *ruleset,
              const AcState   *state,
              TableeAction    *actions)
{
  return list_legal (ruleset, state, QUICK, actions);
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;

  return ruleset->quick_bits ? list_quickly (ruleset, data, actions) : list_legal (ruleset, data, false, actions);
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

bool
ac_hand_feeds (const AcRuleset *ruleset,
               const AcState   *state,
               AcBoss           boss)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  for (int i = 0; i < count; i++)
    if (hand[i] != AC_HIDDEN && ac_check_give (ruleset, state, boss, (AcType) hand[i]) == TABLEE_REASON_NONE)
      return true;

  return false;
}

bool
ac_boss_waits (const AcRuleset *ruleset,
               const AcState   *state,
               AcBoss           boss)
{
  return state->bosses[boss].count == 0 && ac_hand_feeds (ruleset, state, boss);
}

bool
ac_is_last_turn (const AcRuleset *ruleset,
                 const AcState   *state)
{
  return state->exhaustions >= ruleset->limit;
}

bool
ac_drawing_ends (const AcRuleset *ruleset,
                 const AcState   *state)
{
  int left = state->sizes[AC_PILE_DRAW];

  if (state->phase != AC_PHASE_CULTIVATE || state->exhaustions + 1 != ruleset->limit)
    return false;

  /* A pile that is used up already is made anew first. */
  return (left > 0 ? left : ac_count_renewal (state)) <= AC_DRAWN;
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
  ac_state_note (state);
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
  for (int pile = 0; pile < AC_PILES; pile++)
    for (int i = 0; i < state->sizes[pile]; i++)
      if (state->cards[pile][i] == AC_HIDDEN)
        state->cards[pile][i] = cards[--count];
  tablee_random_seed (&state->chance, tablee_random_next (random));
  ac_state_note (state);
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
  static const char *const ids[] = { "coins", "fields", NULL };
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;

  tablee_score_sheet_begin (sheet, ids, base->seats + 1, state->phase == AC_PHASE_OVER);
  sheet->extra_column = "mafia";
  for (int column = 0; column < sheet->columns; column++)
    {
      sheet->row[0].values[column] = ac_coins (ruleset, state, column);
      sheet->row[1].values[column] = ac_total (ruleset, state, column) - ac_coins (ruleset, state, column);
    }
  tablee_score_sheet_add_up (sheet);
  rank (sheet);
}

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  ac_begin_game ((const AcRuleset *) base, data, seed, events);
}

enum
{
  /* Every card can be turned up and picked up again, once in each pass, and be cleared away; and what is told once. */
  MAX_EVENTS = 8 * AC_CARDS,
};

/* A field that is harvested when others would rather not, a card of the hand that a boss waits for. */
static bool
forfeits (const TableeRuleset *ruleset,
          const void          *view,
          TableeAction         action)
{
  AcActionKind kind = ac_action_kind (action);

  return kind == AC_ACTION_HARVEST || kind == AC_ACTION_GIVE_HAND;
}

static bool
is_worthless_harvest (const AcRuleset *ruleset,
                      const AcState   *state,
                      TableeAction     action)
{
  return ac_action_kind (action) == AC_ACTION_HARVEST &&
         ac_field_value (ruleset, state->fields[state->current][ac_action_first (action)]) == 0;
}

/* The end of the turn after the two cards are drawn, where no more than fields worth nothing could be harvested before it: that can still
 * be done when the room is needed. Before the draw it is needed, and who has cards for a boss is nobody else's business. */
static bool
idle (const TableeRuleset *ruleset,
      const void          *view,
      TableeAction         action)
{
  const AcState *state = view;
  TableeAction actions[AC_MAX_ACTIONS];
  size_t count;

  if (ac_action_kind (action) != AC_ACTION_END || state->phase != AC_PHASE_DRAW)
    return false;

  count = legal (ruleset, view, actions);
  for (size_t i = 0; i < count; i++)
    if (actions[i] != action && !is_worthless_harvest ((const AcRuleset *) ruleset, state, actions[i]))
      return false;

  return true;
}

static void
find_ending (const TableeRuleset *base,
             const void          *data,
             TableeEnding        *ending)
{
  const AcState *state = data;
  int limit = ((const AcRuleset *) base)->limit;

  tablee_ending_add (ending, (TableeEnd){ "piles", TABLEE_NOBODY, state->exhaustions, limit }, state->exhaustions >= limit);
}

const TableeGame tablee_al_cabohne_game = {
  .id = "al-cabohne",
  .min_seats = 1,
  .max_seats = AC_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (AcRuleset),
  .state_size = sizeof (AcState),
  .head = TABLEE_STATE_HEAD (AcState, AC_PHASE_OVER),
  .max_actions = AC_MAX_ACTIONS,
  .max_events = MAX_EVENTS,
  .phases = phases,
  .deal = deal,
  .legal = legal,
  .check = check,
  .forfeits = forfeits,
  .idle = idle,
  .apply = ac_play,
  .conceal = conceal,
  .resample = resample,
  .score = score,
  .ending = find_ending,
};

/*
 * The ruleset
 */

static uint64_t
ruleset_checksum (const AcRuleset *ruleset)
{
  const int64_t values[] = { RULES_VERSION, ruleset->base.seats, ruleset->base.first };
  uint64_t checksum = tablee_checksum_add_all (TABLEE_CHECKSUM_START, values, sizeof values / sizeof values[0]);

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

/* The sets that would be longer never occur. */
static void
add_action (AcActionSet  *set,
            TableeAction  action)
{
  if (set->count < AC_FEW)
    set->actions[set->count++] = action;
}

/* The sets of plantings and of endings, and what a ground's counts bring to these. */
static void
list_sets (AcRuleset *ruleset)
{
  for (unsigned int counts = 0; counts < 1 << AC_COUNT_BITS; counts++)
    {
      unsigned int set = ac_ripe_fields (counts) | counts / AC_COUNT_FOR_SALE << AC_FIELDS;

      ruleset->ripe[counts] = (uint8_t) set;
      for (; set != 0; set &= set - 1)
        ruleset->ripe[counts] = (uint8_t) (ruleset->ripe[counts] + ENDING);
    }

  memset (ruleset->plantings, 0, sizeof ruleset->plantings);
  memset (ruleset->endings, 0, sizeof ruleset->endings);
  for (int set = 0; set < 1 << AC_PLANTINGS; set++)
    for (int i = 0; i < AC_PLANTINGS; i++)
      if ((set >> i & 1) != 0)
        add_action (&ruleset->plantings[set], plantings[i]);
  for (int set = 0; set < 1 << AC_ENDINGS; set++)
    for (int i = 0; i < AC_ENDINGS; i++)
      if ((set >> i & 1) != 0)
        add_action (&ruleset->endings[set], endings[i]);
}

void
ac_ruleset_complete (AcRuleset *ruleset)
{
  bool alone = ruleset->base.seats == 1;

  ruleset->base.game = &tablee_al_cabohne_game;
  ruleset->bosses = alone ? AC_BOSSES : AC_BOSSES - 1;
  ruleset->limit = alone ? 1 : 3;
  ruleset->must_go = alone ? AC_PLACES_ALL : 0;
  memcpy (ruleset->steps, beanometers, sizeof beanometers);
  if (ruleset->kidney_3678)
    memcpy (ruleset->steps[AC_KIDNEY], other_kidney_beanometer, sizeof other_kidney_beanometer);
  for (int type = 0; type < AC_TYPES; type++)
    for (int count = 0; count < AC_COUNTS; count++)
      {
        int coins = 0;

        while (coins < AC_COINS && ruleset->steps[type][coins] <= count)
          coins++;
        ruleset->values[type][count] = (uint8_t) coins;
      }
  for (int boss = 0; boss < AC_BOSSES; boss++)
    for (int type = 0; type < AC_TYPES; type++)
      ruleset->boss_cards[boss][type] = ruleset->steps[type][ac_boss_coins ((AcBoss) boss) - 1];
  list_sets (ruleset);
  ac_note_start (ruleset);
  ruleset->base.checksum = ruleset_checksum (ruleset);
}
