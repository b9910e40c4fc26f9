/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Martian 12s: the bag, rounds, stakes, scores. */
#include "rules.h"

#include <string.h>

#include "engine/checksum.h"

enum { RULES_VERSION = 1 };

static const char *const phases[] = { "pull", "over", NULL };

/*
 * The bag
 */

static void
bag_add (M12State   *state,
         M12Pyramid  pyramid)
{
  int size = m12_pyramid_size (pyramid);

  state->bag[size][state->left[size]++] = pyramid;
}

static M12Pyramid
bag_take (M12State *state,
          int       size)
{
  M12Pyramid *next = &state->bag[size][--state->left[size]];
  M12Pyramid pyramid = *next;

  *next = 0;

  return pyramid;
}

static bool
bag_is_empty (const M12State *state)
{
  return (state->left[0] | state->left[1] | state->left[2]) == 0;
}

static void
bag_shuffle (M12State     *state,
             TableeRandom *random)
{
  for (int size = 0; size < M12_SIZES; size++)
    tablee_random_shuffle (random, state->bag[size], state->left[size]);
}

static void
bag_sort (M12State *state)
{
  for (int size = 0; size < M12_SIZES; size++)
    for (int i = 1; i < state->left[size]; i++)
      {
        M12Pyramid *bag = state->bag[size];
        M12Pyramid pyramid = bag[i];
        int place = i;

        for (; place > 0 && bag[place - 1] > pyramid; place--)
          bag[place] = bag[place - 1];
        bag[place] = pyramid;
      }
}

/* All pyramids that lie in no stack, in the order of their colours. */
static void
bag_fill (const M12Ruleset *ruleset,
          M12State         *state)
{
  uint8_t there[M12_COLOURS * M12_SIZES];

  for (int i = 0; i < M12_COLOURS * M12_SIZES; i++)
    there[i] = ruleset->copies[i / M12_SIZES];
  for (int i = 0; i < ruleset->base.seats; i++)
    for (int j = 0; j < state->seats[i].height; j++)
      there[state->seats[i].stack[j]]--;

  memset (state->bag, 0, sizeof state->bag);
  memset (state->left, 0, sizeof state->left);
  for (int i = 0; i < M12_COLOURS * M12_SIZES; i++)
    for (; there[i] > 0; there[i]--)
      bag_add (state, (M12Pyramid) i);
}

/* Popped stacks come back too (M12-R13). What a position left out stays out. */
static void
return_stacks (const M12Ruleset *ruleset,
               M12State         *state)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      M12Seat *seat = &state->seats[i];

      for (int j = 0; j < seat->height; j++)
        bag_add (state, seat->stack[j]);
      memset (seat->stack, 0, seat->height);
      seat->height = 0;
      seat->points = 0;
    }
}

/*
 * Rounds
 */

/* Whether exactly one seat is in the set. */
static inline bool
is_lone (unsigned int seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* m12_can_pay(), where it is quick. */
static inline bool
can_pay (const M12Ruleset *ruleset,
         const M12State   *state,
         int               seat)
{
  return ruleset->open_account || state->seats[seat].balance >= ruleset->stake;
}

static int
solvent_seats (const M12Ruleset *ruleset,
               const M12State   *state)
{
  int count = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    count += can_pay (ruleset, state, i);

  return count;
}

/* The first seat from @seat on, clockwise, that can pay a stake; there is one. */
static int
solvent_seat_from (const M12Ruleset *ruleset,
                   const M12State   *state,
                   int               seat)
{
  seat %= ruleset->base.seats;
  while (!can_pay (ruleset, state, seat))
    seat = (seat + 1) % ruleset->base.seats;

  return seat;
}

/* The richest begins, by chance among equals (M12-R10), unless the option says who. */
static int
choose_first (const M12Ruleset *ruleset,
              M12State         *state)
{
  int richest[TABLEE_MAX_SEATS];
  int count = 0;

  if (ruleset->base.first != TABLEE_NOBODY)
    return solvent_seat_from (ruleset, state, ruleset->base.first);

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      if (count > 0 && state->seats[i].balance > state->seats[richest[0]].balance)
        count = 0;
      if (count == 0 || state->seats[i].balance == state->seats[richest[0]].balance)
        richest[count++] = i;
    }

  return richest[count == 1 ? 0 : tablee_random_below (&state->chance, (uint32_t) count)];
}

/* Stacks are empty and the bag is full. */
static void
begin_round (const M12Ruleset *ruleset,
             M12State         *state,
             int               first,
             TableeEventList  *events)
{
  state->round++;
  state->lap = 1;
  state->first = (int8_t) first;
  state->current = (int8_t) first;
  bag_shuffle (state, &state->chance);
  tablee_tell (events, M12_EVENT_ROUND, first, false, state->round, state->pot, 0, 0);

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      bool pays = can_pay (ruleset, state, i);

      state->seats[i].status = pays ? M12_ACTIVE : M12_OUT;
      if (!pays)
        tablee_tell (events, M12_EVENT_SITS_OUT, i, false, 0, 0, 0, 0);
    }
  state->pulled = 0;
  m12_count_seats (ruleset, state);
}

/* The active seats that have not yet pulled in this lap. */
static inline unsigned int
seats_to_pull (const M12State *state)
{
  return state->active & ~(unsigned int) state->pulled;
}

/* The tests a to e, in this order (M12-R19). */
static bool
round_over (const M12Ruleset *ruleset,
            const M12State   *state,
            M12RoundEnd      *end)
{
  bool six_laps = state->lap > M12_LAP_LIMIT || (state->lap == M12_LAP_LIMIT && seats_to_pull (state) == 0);

  if (is_lone (state->in))
    *end = M12_END_LAST_LEFT;
  else if (state->active == 0)
    *end = M12_END_NO_ACTIVE;
  else if (six_laps && !is_lone (state->active))
    *end = M12_END_SIX_LAPS;
  else if (six_laps && ruleset->hard_limit)
    *end = M12_END_HARD_LIMIT;
  else if (bag_is_empty (state))
    *end = M12_END_BAG_EMPTY;
  else
    return false;

  return true;
}

int
m12_round_leaders (const M12Ruleset *ruleset,
                   const M12State   *state,
                   int               leaders[TABLEE_MAX_SEATS])
{
  int best = -1;
  int count = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &state->seats[i];
      int score = seat->points << 8 | seat->height;

      if ((seat->status != M12_ACTIVE && seat->status != M12_PASSED) || score < best)
        continue;
      if (score > best)
        count = 0;
      best = score;
      leaders[count++] = i;
    }

  return count;
}

static void
share_pot (const M12Ruleset *ruleset,
           M12State         *state,
           TableeEventList  *events)
{
  int winners[TABLEE_MAX_SEATS];
  int count = m12_round_leaders (ruleset, state, winners);
  int share = state->pot / count;

  for (int i = 0; i < count; i++)
    {
      M12Seat *seat = &state->seats[winners[i]];

      seat->balance += (int64_t) share * ruleset->stake;
      tablee_tell (events, M12_EVENT_WIN, winners[i], false, share, seat->points, seat->height, count);
    }

  /* Whole stakes only: the rest is the next round's (M12-R8). */
  state->pot -= share * count;
  if (state->pot > 0)
    tablee_tell (events, M12_EVENT_CARRY, TABLEE_NOBODY, false, state->pot, 0, 0, 0);
}

static void
finish_round (const M12Ruleset *ruleset,
              M12State         *state,
              M12RoundEnd       end,
              TableeEventList  *events)
{
  bool last = ruleset->rounds > 0 && state->round >= ruleset->rounds;

  if (end == M12_END_BAG_EMPTY)
    tablee_tell (events, M12_EVENT_BAG_EMPTY, TABLEE_NOBODY, false, 0, 0, 0, 0);
  tablee_tell (events, M12_EVENT_SCORE, TABLEE_NOBODY, false, end, 0, 0, 0);
  share_pot (ruleset, state, events);

  /* M12-R17: one player alone cannot play on. */
  if (last || solvent_seats (ruleset, state) < 2)
    {
      state->phase = M12_PHASE_OVER;
      tablee_tell (events, M12_EVENT_GAME_OVER, TABLEE_NOBODY, false, state->pot, 0, 0, 0);
      return;
    }

  /* M12-R11: the turn to begin goes round, whoever won. */
  return_stacks (ruleset, state);
  begin_round (ruleset, state, solvent_seat_from (ruleset, state, state->first + 1), events);
}

static void
begin_lap (M12State        *state,
           TableeEventList *events)
{
  state->lap++;
  state->pulled = 0;
  tablee_tell (events, M12_EVENT_LAP, TABLEE_NOBODY, false, state->lap, 0, 0, 0);
}

/* The first of @seats, of which there is one, from @seat on, clockwise. */
static inline int8_t
first_from (unsigned int seats,
            int          seat)
{
  unsigned int behind = seats & ~0u << seat;

  return (int8_t) __builtin_ctz (behind != 0 ? behind : seats);
}

static inline void
advance (const M12Ruleset *ruleset,
         M12State         *state,
         TableeEventList  *events)
{
  unsigned int left = seats_to_pull (state);
  M12RoundEnd end;

  if (round_over (ruleset, state, &end))
    {
      finish_round (ruleset, state, end, events);
    }
  else if (left != 0)
    {
      state->current = first_from (left, state->current + 1);
    }
  else
    {
      begin_lap (state, events);
      state->current = first_from (state->active, state->first);
    }
}

/*
 * Actions
 */

static void
pull (const M12Ruleset *ruleset,
      M12State         *state,
      int               size,
      TableeEventList  *events)
{
  int current = state->current;
  M12Seat *seat = &state->seats[current];
  M12Pyramid pyramid = bag_take (state, size);

  seat->balance -= ruleset->stake;
  state->pot++;
  tablee_tell (events, M12_EVENT_STAKE, current, false, state->pot, 0, 0, 0);

  seat->stack[seat->height++] = pyramid;
  seat->points += (uint8_t) m12_pyramid_value (pyramid);
  state->pulled |= (uint16_t) (1u << current);
  tablee_tell (events, M12_EVENT_PULL, current, true, pyramid, seat->points, seat->height, 0);

  if (seat->points > M12_LIMIT)
    {
      seat->status = M12_POPPED;
      state->active &= (uint16_t) ~(1u << current);
      state->in &= (uint16_t) ~(1u << current);
      tablee_tell (events, M12_EVENT_POP, current, false, seat->points, 0, 0, 0);
    }
}

static void
pass (M12State        *state,
      TableeEventList *events)
{
  M12Seat *seat = &state->seats[state->current];

  seat->status = M12_PASSED;
  state->active &= (uint16_t) ~(1u << state->current);
  tablee_tell (events, M12_EVENT_PASS, state->current, false, seat->points, seat->height, 0, 0);
}

/*
 * The contract
 */

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  M12State *state = data;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  for (int i = 0; i < base->seats; i++)
    state->seats[i].balance = ruleset->wallets[i];
  bag_fill (ruleset, state);
  begin_round (ruleset, state, choose_first (ruleset, state), events);
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  const M12State *state = data;
  size_t count = 0;

  if (state->phase == M12_PHASE_OVER)
    return 0;

  /* There is room for all of them: a branch could not foresee which are there. */
  if (can_pay ((const M12Ruleset *) base, state, state->current))
    for (int size = 0; size < M12_SIZES; size++)
      {
        actions[count] = M12_ACTION_PULL_SMALL + (TableeAction) size;
        count += state->left[size] > 0;
      }
  actions[count] = M12_ACTION_PASS;

  return count + (state->seats[state->current].height > 0);
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  const M12State *state = data;

  if (action > M12_ACTION_PASS)
    return TABLEE_REASON_UNKNOWN;
  if (state->phase == M12_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (action == M12_ACTION_PASS)
    return state->seats[state->current].height > 0 ? TABLEE_REASON_NONE : (TableeReason) M12_REASON_FIRST_PULL;
  if (!can_pay ((const M12Ruleset *) base, state, state->current))
    return (TableeReason) M12_REASON_CANNOT_PAY;
  if (state->left[action - M12_ACTION_PULL_SMALL] == 0)
    return (TableeReason) M12_REASON_SIZE_EMPTY;

  return TABLEE_REASON_NONE;
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  M12State *state = data;

  if (action == M12_ACTION_PASS)
    pass (state, events);
  else
    pull (ruleset, state, (int) (action - M12_ACTION_PULL_SMALL), events);
  advance (ruleset, state, events);
}

/* The round goes on without one who cannot pay. */
static bool
forfeits (const TableeRuleset *ruleset,
          const void          *view,
          TableeAction         action)
{
  return action == M12_ACTION_PASS;
}

/* All but the draw is public: every viewer knows the same. */
static void
conceal (const TableeRuleset *base,
         void                *data,
         int                  viewer)
{
  M12State *state = data;

  bag_sort (state);
  tablee_random_conceal (&state->chance);
}

static void
resample (const TableeRuleset *base,
          void                *data,
          int                  seat,
          TableeRandom        *random)
{
  M12State *state = data;

  bag_shuffle (state, random);
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  static const char *const ids[] = { "balance", NULL };
  const M12State *state = data;

  tablee_score_sheet_begin (sheet, ids, base->seats, state->phase == M12_PHASE_OVER);
  for (int i = 0; i < base->seats; i++)
    sheet->row[0].values[i] = state->seats[i].balance;
  tablee_score_sheet_finish (sheet);
}

static void
find_ending (const TableeRuleset *base,
             const void          *data,
             TableeEnding        *ending)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  const M12State *state = data;
  bool over = state->phase == M12_PHASE_OVER;
  int solvent = solvent_seats (ruleset, state);

  tablee_ending_add (ending, (TableeEnd){ "rounds", TABLEE_NOBODY, state->round, ruleset->rounds },
                     ruleset->rounds > 0 && state->round >= ruleset->rounds);
  /* What somebody cannot pay in the middle of a round, the pot may bring. */
  if (!ruleset->open_account)
    tablee_ending_add (ending, (TableeEnd){ "solvent", TABLEE_NOBODY, base->seats - solvent, base->seats - 1 }, over && solvent < 2);
}

const TableeGame tablee_martian_12s_game = {
  .id = "martian-12s",
  .min_seats = 2,
  .max_seats = TABLEE_MAX_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (M12Ruleset),
  .state_size = sizeof (M12State),
  .head = TABLEE_STATE_HEAD (M12State, M12_PHASE_OVER),
  .max_actions = M12_SIZES + 1,
  .max_events = 7 + TABLEE_MAX_SEATS + TABLEE_MAX_SEATS,  /* a pull that ends the bag, everybody shares or sits out */
  .phases = phases,
  .deal = deal,
  .legal = legal,
  .check = check,
  .forfeits = forfeits,
  .apply = apply,
  .conceal = conceal,
  .resample = resample,
  .score = score,
  .ending = find_ending,
};

/*
 * For the other layers
 */

int
m12_sets_for_seats (int seats)
{
  return seats <= 5 ? 2 : 2 + (seats - 4) / 2;
}

static uint64_t
ruleset_checksum (const M12Ruleset *ruleset)
{
  const int64_t values[] = {
    RULES_VERSION, ruleset->base.seats, ruleset->base.first, ruleset->stake, ruleset->tokens, ruleset->rounds, ruleset->sets,
    ruleset->single_xeno, ruleset->open_account, ruleset->hard_limit, ruleset->has_wallets,
  };
  uint64_t checksum = tablee_checksum_add_all (TABLEE_CHECKSUM_START, values, sizeof values / sizeof values[0]);

  return tablee_checksum_add_all (checksum, ruleset->wallets, (size_t) ruleset->base.seats);
}

void
m12_ruleset_init (M12Ruleset *ruleset,
                  int         seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->stake = 100;
  ruleset->rounds = 10;
  ruleset->open_account = true;
  ruleset->sets = m12_sets_for_seats (seats);
}

void
m12_ruleset_complete (M12Ruleset *ruleset)
{
  bool single = ruleset->sets == 1;
  int rainbow = single ? !ruleset->single_xeno : (ruleset->sets + 1) / 2;
  int xeno = single ? ruleset->single_xeno : ruleset->sets / 2;
  int64_t wallet = ruleset->open_account ? 0 : ruleset->tokens > 0 ? ruleset->tokens : (int64_t) 20 * ruleset->stake;

  ruleset->base.game = &tablee_martian_12s_game;
  for (int colour = 0; colour < M12_COLOURS; colour++)
    ruleset->copies[colour] = (uint8_t) (colour < M12_WHITE ? rainbow : xeno);
  if (!ruleset->has_wallets)
    for (int i = 0; i < ruleset->base.seats; i++)
      ruleset->wallets[i] = wallet;
  ruleset->base.checksum = ruleset_checksum (ruleset);
}

bool
m12_can_pay (const M12Ruleset *ruleset,
             const M12State   *state,
             int               seat)
{
  return can_pay (ruleset, state, seat);
}

void
m12_count_seats (const M12Ruleset *ruleset,
                 M12State         *state)
{
  state->in = 0;
  state->active = 0;
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &state->seats[i];
      unsigned int active = seat->status == M12_ACTIVE;

      state->in |= (uint16_t) ((active | (seat->status == M12_PASSED)) << i);
      state->active |= (uint16_t) (active << i);
    }
}

bool
m12_round_over (const M12Ruleset *ruleset,
                const M12State   *state,
                M12RoundEnd      *end)
{
  return round_over (ruleset, state, end);
}

void
m12_bag_values (const M12State *state,
                int             size,
                int             values[M12_VALUES])
{
  memset (values, 0, M12_VALUES * sizeof values[0]);
  for (int i = 0; i < state->left[size]; i++)
    values[m12_pyramid_value (state->bag[size][i])]++;
}

int
m12_count_popping (const M12State *state,
                   int             seat,
                   int             size)
{
  int popping = 0;

  for (int i = 0; i < state->left[size]; i++)
    popping += state->seats[seat].points + m12_pyramid_value (state->bag[size][i]) > M12_LIMIT;

  return popping;
}

void
m12_fill_bag (const M12Ruleset *ruleset,
              M12State         *state)
{
  bag_fill (ruleset, state);
  bag_shuffle (state, &state->chance);
}
