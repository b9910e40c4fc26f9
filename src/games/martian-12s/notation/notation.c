/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Martian 12s in writing: options, positions, actions, events. */
#include "games/martian-12s/rules/rules.h"

#include "notation/forms.h"
#include "notation/json-text.h"

#include <string.h>

/* What balances, wallets and pots may reach: far beyond any game, and far from the largest number that is written. */
#define MAX_MONEY G_GINT64_CONSTANT (1000000000000000)

enum
{
  MAX_POT = 1000000000,
  MAX_ROUND = 30000,
  MAX_LAP = M12_MAX_STACK,
  MAX_ROUNDS = 999,
  MAX_STAKE = 1000000,
  MAX_TOKENS = 1000000,
  DEFAULT_STAKE = 100,
  DEFAULT_ROUNDS = 10,
};

static const char *const singles[] = { "rainbow", "xeno", NULL };
static const char *const statuses[] = { "active", "passed", "popped", "out", NULL };
static const char *const sizes[] = { "small", "medium", "large", NULL };
static const char *const round_ends[] = { "last-left", "no-active", "six-laps", "hard-limit", "bag-empty", NULL };

#define PYRAMIDS(colour) colour "S", colour "M", colour "L"

/* By M12Pyramid. */
static const char *const pyramids[] = {
  PYRAMIDS ("K"), PYRAMIDS ("R"), PYRAMIDS ("Y"), PYRAMIDS ("G"), PYRAMIDS ("B"),
  PYRAMIDS ("W"), PYRAMIDS ("T"), PYRAMIDS ("O"), PYRAMIDS ("C"), PYRAMIDS ("V"), NULL,
};

/*
 * Defaults that follow from other options
 */

static gint64
get_stake (const TableeRuleset *base)
{
  return ((const M12Ruleset *) base)->tokens > 0 ? 1 : DEFAULT_STAKE;
}

static gint64
get_open_account (const TableeRuleset *base)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;

  return ruleset->tokens == 0 && !ruleset->has_wallets;
}

static gint64
get_sets (const TableeRuleset *base)
{
  return m12_sets_for_seats (base->seats);
}

static void
write_wallets (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;

  if (!ruleset->has_wallets)
    return;

  json_builder_set_member_name (builder, "wallets");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < base->seats; seat++)
    json_builder_add_int_value (builder, ruleset->wallets[seat]);
  json_builder_end_array (builder);
}

static const TableeOption options[] = {
  { "stake", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_STAKE, .minimum = 1, .maximum = MAX_STAKE,
    TABLEE_OPTION_FIELD (M12Ruleset, stake), .default_for = get_stake },
  { "tokens", TABLEE_OPTION_INTEGER, .default_value = 0, .minimum = 0, .maximum = MAX_TOKENS,
    TABLEE_OPTION_FIELD (M12Ruleset, tokens) },
  { "rounds", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_ROUNDS, .minimum = 0, .maximum = MAX_ROUNDS,
    TABLEE_OPTION_FIELD (M12Ruleset, rounds) },
  { "open_account", TABLEE_OPTION_BOOLEAN, .default_value = 1,
    TABLEE_OPTION_FIELD (M12Ruleset, open_account), .default_for = get_open_account },
  { "wallets", TABLEE_OPTION_SEAT_INTEGERS, .minimum = 0, .maximum = MAX_MONEY, .write = write_wallets },
  { "sets", TABLEE_OPTION_INTEGER, .minimum = 1, .maximum = M12_MAX_SETS, .depends = TRUE,
    TABLEE_OPTION_FIELD (M12Ruleset, sets), .default_for = get_sets },
  { "single", TABLEE_OPTION_CHOICE, .choices = singles, TABLEE_OPTION_FIELD (M12Ruleset, single_xeno) },
  { "hard_limit", TABLEE_OPTION_BOOLEAN, TABLEE_OPTION_FIELD (M12Ruleset, hard_limit) },
  { NULL },
};

/* A position being read: how often each pyramid has been named so far, and how many stand in stacks. */
typedef struct
{
  const M12Ruleset *ruleset;
  TableeReader     *reader;
  M12State         *state;
  int               named[M12_COLOURS * M12_SIZES];
  int               stacked;
} Reading;

/*
 * Options
 */

static gboolean
fail_option (GError     **error,
             const char  *place,
             const char  *message)
{
  g_propagate_error (error, tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_OPTION, place, message));

  return FALSE;
}

/* What does not fit together. */
static gboolean
check_options (const M12Ruleset  *ruleset,
               GError           **error)
{
  if (ruleset->tokens > 0 && ruleset->has_wallets)
    return fail_option (error, "options.wallets", TABLEE_MESSAGE ("with tokens everybody begins with the same"));
  if (ruleset->open_account && ruleset->tokens > 0)
    return fail_option (error, "options.open_account", TABLEE_MESSAGE ("tokens cannot be owed"));
  if (ruleset->open_account && ruleset->has_wallets)
    return fail_option (error, "options.open_account", TABLEE_MESSAGE ("an open account begins at 0, without wallets"));
  if (ruleset->open_account && ruleset->rounds == 0)
    return fail_option (error, "options.rounds", TABLEE_MESSAGE ("an open account needs 1 to 999 rounds, or the game would never end"));
  if (ruleset->sets == 1 && ruleset->base.seats != 2)
    return fail_option (error, "options.sets", TABLEE_MESSAGE ("one set is enough for two players only"));

  return TRUE;
}

static gboolean
check_wealth (const M12Ruleset  *ruleset,
              GError           **error)
{
  int solvent = 0;

  for (int seat = 0; seat < ruleset->base.seats; seat++)
    solvent += ruleset->open_account || ruleset->wallets[seat] >= ruleset->stake;
  if (solvent >= 2)
    return TRUE;

  return fail_option (error, ruleset->tokens > 0 ? "options.tokens" : "options.wallets",
                      TABLEE_MESSAGE ("fewer than two players can pay a stake"));
}

static gboolean
complete (TableeRuleset       *base,
          TableeOptionValues  *values,
          GError             **error)
{
  M12Ruleset *ruleset = (M12Ruleset *) base;
  const gint64 *wallets = tablee_option_values_get_list (values, "wallets");

  ruleset->has_wallets = wallets != NULL;
  if (wallets != NULL)
    memcpy (ruleset->wallets, wallets, (gsize) base->seats * sizeof wallets[0]);
  if (!tablee_option_values_given (values, "open_account"))
    ruleset->open_account = get_open_account (base) != 0;
  ruleset->single_xeno &= ruleset->sets == 1;
  if (!check_options (ruleset, error))
    return FALSE;

  m12_ruleset_complete (ruleset);

  return check_wealth (ruleset, error);
}

/*
 * Pyramids
 */

/* Element @index of the list that is being read. */
static gboolean
read_pyramid (Reading    *reading,
              guint       index,
              M12Pyramid *pyramid)
{
  int kind = tablee_reader_word_at (reading->reader, index, pyramids, TABLEE_MESSAGE ("%s is not a pyramid"));

  if (kind < 0)
    return FALSE;

  *pyramid = (M12Pyramid) kind;

  return tablee_reader_count_at (reading->reader, index, &reading->named[kind],
                                 reading->ruleset->copies[m12_pyramid_colour (*pyramid)]);
}

/*
 * Reading
 */

static void
read_stack (Reading *reading,
            M12Seat *seat)
{
  guint count = tablee_reader_enter_list (reading->reader, "stack", M12_MAX_STACK);

  for (guint i = 0; i < count && read_pyramid (reading, i, &seat->stack[i]); i++)
    {
      seat->height++;
      seat->points += (guint8) m12_pyramid_value (seat->stack[i]);
    }
  reading->stacked += seat->height;
  tablee_reader_leave (reading->reader);
}

/* What holds in every phase. */
static void
check_seat (Reading       *reading,
            const M12Seat *seat)
{
  TableeReader *reader = reading->reader;
  int lap = reading->state->lap;

  if (seat->balance < 0 && !reading->ruleset->open_account)
    tablee_reader_fail (reader, "balance", "%jd is below 0, which needs an open account", (intmax_t) seat->balance);

  if (seat->status == M12_OUT && seat->height > 0)
    tablee_reader_fail (reader, "stack", "a seat that sits out has no pyramids");
  else if (seat->status == M12_POPPED && seat->points <= M12_LIMIT)
    tablee_reader_fail (reader, "stack", "%d points do not pop; %d are allowed", seat->points, M12_LIMIT);
  else if (seat->status != M12_POPPED && seat->points > M12_LIMIT)
    tablee_reader_fail (reader, "stack", "%d points are over %d, but the seat is \"%s\"", seat->points, M12_LIMIT,
                        statuses[seat->status]);

  if (seat->status == M12_PASSED || seat->status == M12_POPPED)
    {
      if (seat->height == 0)
        tablee_reader_fail (reader, "stack", "a seat that is \"%s\" has pulled at least once", statuses[seat->status]);
      else if (seat->height > lap)
        tablee_reader_fail (reader, "stack", "a height of %d takes more than one pull a lap; this is lap %d",
                            seat->height, lap);
    }
}

/* What must hold of a seat that is still to decide something. */
static void
check_active_seat (Reading       *reading,
                   const M12Seat *seat,
                   int            index)
{
  int lap = reading->state->lap;
  bool pulled = m12_has_pulled (reading->state, index);
  int expected = pulled ? lap : lap - 1;

  if (seat->height != expected)
    tablee_reader_fail (reading->reader, "stack",
                        pulled ? TABLEE_MESSAGE ("after the pull of lap %d the stack of an active seat has height %d, not %d")
                               : TABLEE_MESSAGE ("before the pull of lap %d the stack of an active seat has height %d, not %d"),
                        lap, expected, seat->height);
  else if (seat->height == 0 && !m12_can_pay (reading->ruleset, reading->state, index))
    tablee_reader_fail (reading->reader, "balance", "an active seat that has yet to make its first pull can pay a stake");
}

static void
read_seat (gpointer data,
           int      index)
{
  Reading *reading = data;
  TableeReader *reader = reading->reader;
  M12Seat *seat = &reading->state->seats[index];

  seat->balance = tablee_reader_integer (reader, "balance", 0, -MAX_MONEY, MAX_MONEY);
  seat->status = (guint8) tablee_reader_word (reader, "status", M12_ACTIVE, statuses);
  if (tablee_reader_boolean (reader, "pulled", FALSE))
    reading->state->pulled |= (guint16) (1u << index);
  read_stack (reading, seat);
  check_seat (reading, seat);
  if (reading->state->phase == M12_PHASE_PULL && seat->status == M12_ACTIVE)
    check_active_seat (reading, seat, index);
}

static void
read_pile (Reading    *reading,
           const char *key)
{
  M12State *state = reading->state;
  M12Pyramid pile[M12_MAX_PYRAMIDS];
  guint count = tablee_reader_enter_list (reading->reader, key, M12_MAX_PYRAMIDS);
  guint good = 0;

  while (good < count && read_pyramid (reading, good, &pile[good]))
    good++;

  /* The first one written is the next one pulled: it comes to lie at the end. */
  while (good > 0)
    {
      M12Pyramid pyramid = pile[--good];
      int size = m12_pyramid_size (pyramid);

      state->bag[size][state->left[size]++] = pyramid;
    }
  tablee_reader_leave (reading->reader);
}

static void
read_bag (Reading  *reading,
          gboolean  is_view)
{
  TableeReader *reader = reading->reader;

  if (!tablee_reader_has (reader, "bag"))
    {
      /* Concealed chance cannot shuffle; the order of a view's bag is forgotten anyhow. */
      if (is_view)
        tablee_random_seed (&reading->state->chance, 0);
      if (!tablee_reader_failed (reader))
        m12_fill_bag (reading->ruleset, reading->state);
    }
  else if (tablee_reader_is_object (reader, "bag") != is_view)
    {
      tablee_reader_fail (reader, "bag", is_view ? TABLEE_MESSAGE ("a view cannot know the order; write { \"unordered\": [...] }")
                                                 : TABLEE_MESSAGE ("write a list; only a view (seed \"?\") has an unordered bag"));
    }
  else if (!is_view)
    {
      read_pile (reading, "bag");
    }
  else if (tablee_reader_enter_object (reader, "bag"))
    {
      if (!tablee_reader_has (reader, "unordered"))
        tablee_reader_fail (reader, "unordered", "this key is missing");
      read_pile (reading, "unordered");
      tablee_reader_leave (reader);
    }
}

/* The phase "pull" as a whole: somebody can decide something. */
static void
check_round (Reading *reading)
{
  static const char *const ends[] = {
    TABLEE_MESSAGE ("\"pull\" does not fit; the round is over because a single seat is left"),
    TABLEE_MESSAGE ("\"pull\" does not fit; the round is over because no seat is active"),
    TABLEE_MESSAGE ("\"pull\" does not fit; the round is over because six laps are over"),
    TABLEE_MESSAGE ("\"pull\" does not fit; the round is over because six laps are over and the limit is hard"),
    TABLEE_MESSAGE ("\"pull\" does not fit; the round is over because the bag is empty"),
  };
  TableeReader *reader = reading->reader;
  const M12State *state = reading->state;
  const M12Seat *seat = &state->seats[state->current];
  M12RoundEnd end;

  if (tablee_reader_failed (reader))
    return;

  if (state->pot < reading->stacked)
    tablee_reader_fail (reader, "pot", "%d is less than what has been paid for the pyramids in the stacks, %d",
                        state->pot, reading->stacked);
  else if (m12_round_over (reading->ruleset, state, &end))
    tablee_reader_fail_literal (reader, "phase", ends[end]);
  else if (seat->status != M12_ACTIVE)
    tablee_reader_fail (reader, "current", "seat %d is \"%s\", so it has nothing to decide", state->current,
                        statuses[seat->status]);
  else if (m12_has_pulled (state, state->current))
    tablee_reader_fail (reader, "current", "seat %d has pulled in this lap already", state->current);
}

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  M12State *state = data;
  Reading reading = { .ruleset = ruleset, .reader = reader, .state = state };
  int last_round = ruleset->rounds > 0 ? ruleset->rounds : MAX_ROUND;

  state->pot = (gint32) tablee_reader_integer (reader, "pot", 0, 0, MAX_POT);
  state->first = (gint8) tablee_reader_integer (reader, "first", 0, 0, base->seats - 1);
  state->round = (gint16) tablee_reader_integer (reader, "round", 1, 1, last_round);
  state->lap = (guint8) tablee_reader_integer (reader, "lap", 1, 1, MAX_LAP);
  tablee_reader_each_seat (reader, read_seat, &reading);
  m12_count_seats (ruleset, state);
  read_bag (&reading, common->is_view);
  if (state->phase == M12_PHASE_PULL)
    check_round (&reading);

  /* In the one form that a view has; all viewers know the same. */
  if (common->is_view)
    base->game->conceal (base, state, TABLEE_NOBODY);
}

/*
 * Writing
 */

static void
write_unordered_bag (const M12State *state,
                     JsonBuilder    *builder)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (int size = 0; size < M12_SIZES; size++)
    for (int i = 0; i < state->left[size]; i++)
      g_ptr_array_add (texts, (gpointer) pyramids[state->bag[size][i]]);

  json_builder_begin_object (builder);
  tablee_json_write_set (builder, "unordered", texts);
  json_builder_end_object (builder);
}

static void
write_bag (const M12State *state,
           JsonBuilder    *builder)
{
  json_builder_begin_array (builder);
  for (int size = 0; size < M12_SIZES; size++)
    for (int i = state->left[size] - 1; i >= 0; i--)
      json_builder_add_string_value (builder, pyramids[state->bag[size][i]]);
  json_builder_end_array (builder);
}

static void
seat_write (const TableeRuleset *base,
            const void          *data,
            int                  index,
            gboolean             is_view,
            JsonBuilder         *builder)
{
  const M12State *state = data;
  const M12Seat *seat = &state->seats[index];

  tablee_json_write_integer (builder, "balance", seat->balance);
  json_builder_set_member_name (builder, "stack");
  json_builder_begin_array (builder);
  for (int i = 0; i < seat->height; i++)
    json_builder_add_string_value (builder, pyramids[seat->stack[i]]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "status");
  json_builder_add_string_value (builder, statuses[seat->status]);
  tablee_json_write_boolean (builder, "pulled", m12_has_pulled (state, index));
}

static void
state_write (const TableeRuleset *base,
             const void          *data,
             gboolean             is_view,
             JsonBuilder         *builder)
{
  const M12State *state = data;

  json_builder_set_member_name (builder, "bag");
  if (is_view)
    write_unordered_bag (state, builder);
  else
    write_bag (state, builder);
  tablee_json_write_integer (builder, "pot", state->pot);
  tablee_json_write_integer (builder, "first", state->first);
  tablee_json_write_integer (builder, "round", state->round);
  tablee_json_write_integer (builder, "lap", state->lap);
}

/*
 * Actions and events
 */

static const TableeTerm terms[] = {
  { 'p', .words = pyramids },
  { 's', .words = sizes },
  { 'e', .words = round_ends },
  { 0 },
};

static const TableeActionForm actions[] = {
  { M12_ACTION_PULL_SMALL, "pull s" },
  { M12_ACTION_PASS, "pass" },
  { 0 },
};

static const char *const events[] = {
  [M12_EVENT_ROUND] = "round s 0 1",
  [M12_EVENT_SITS_OUT] = "sits-out s",
  [M12_EVENT_LAP] = "lap 0",
  [M12_EVENT_STAKE] = "stake s 0",
  [M12_EVENT_PULL] = "pull s 0p 1 2",
  [M12_EVENT_POP] = "pop s 0",
  [M12_EVENT_PASS] = "pass s 0 1",
  [M12_EVENT_BAG_EMPTY] = "bag-empty",
  [M12_EVENT_SCORE] = "score 0e",
  [M12_EVENT_WIN] = "win s 0 1 2 3",
  [M12_EVENT_CARRY] = "carry 0",
  [M12_EVENT_GAME_OVER] = "game-over 0",
};

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [M12_REASON_SIZE_EMPTY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no pyramid of this size is left in the bag"),
  [M12_REASON_CANNOT_PAY - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the seat cannot pay a stake"),
  [M12_REASON_FIRST_PULL - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the first pull is compulsory"),
};

extern const TableeNotation tablee_martian_12s_notation;

const TableeNotation tablee_martian_12s_notation = {
  .game = &tablee_martian_12s_game,
  .options = options,
  .complete = complete,
  .state_read = state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = tablee_forms_action_read,
  .action_write = tablee_forms_action_write,
  .event_write = tablee_forms_event_write,
  .terms = terms,
  .actions = actions,
  .events = TABLEE_WORD_LIST (events),
  .reasons = TABLEE_WORD_LIST (reasons),
};
