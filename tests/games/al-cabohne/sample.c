/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is sound in Al Cabohne, and what its viewers cannot tell apart. */
#include "../sample.h"

#include "games/al-cabohne/rules/rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 1, 2 },
  { "{ \"kidney\": \"3678\", \"first\": 0 }", 1, 2 },
  { "{ \"first\": 1 }", 2, 2 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 400 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 100 },
  { 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 24 },
  { 0 },
};

static void
add_field (const AcField *field,
           int           *counts)
{
  g_assert_cmpuint (field->type, <, AC_TYPES);
  g_assert_true (field->count > 0 || field->type == 0);
  counts[field->type] += field->count;
}

/* No two of @fields grow the same. */
static void
assert_types_differ (const AcField *fields)
{
  for (int i = 0; i < AC_FIELDS; i++)
    for (int j = 0; j < i; j++)
      g_assert_true (fields[i].count == 0 || fields[j].count == 0 || fields[i].type != fields[j].type);
}

static void
assert_bosses_sound (const AcRuleset *ruleset,
                     const AcState   *state,
                     int             *counts)
{
  assert_types_differ (state->bosses);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    {
      add_field (&state->bosses[boss], counts);
      g_assert_cmpint (ac_field_value (ruleset, state->bosses[boss]), <, ac_boss_coins ((AcBoss) boss));
      g_assert_true (boss < ruleset->bosses || state->bosses[boss].count == 0);
    }
}

static void
assert_seats_sound (const AcRuleset *ruleset,
                    const AcState   *state,
                    int             *counts)
{
  int bought = 0;
  int set_aside = 0;

  for (int seat = 0; seat < AC_SEATS; seat++)
    {
      int least = seat >= ruleset->base.seats ? 0 : ruleset->base.seats == 1 ? 3 : 2;

      g_assert_cmpint (state->owned[seat], >=, least);
      g_assert_cmpint (state->owned[seat], <=, least == 2 ? 3 : least);
      bought += state->owned[seat] - least;
      assert_types_differ (state->fields[seat]);
      for (int field = 0; field < AC_FIELDS; field++)
        {
          add_field (&state->fields[seat][field], counts);
          g_assert_true (field < state->owned[seat] || state->fields[seat][field].count == 0);
        }
    }
  for (int type = 0; type < AC_TYPES; type++)
    set_aside += state->set_aside[type];
  g_assert_cmpint (set_aside % AC_FIELD_PRICE, ==, 0);
  g_assert_cmpint (set_aside, <=, AC_FIELD_PRICE * bought);
}

static void
assert_phase_sound (const AcRuleset *ruleset,
                    const AcState   *state)
{
  int open = 0;

  for (int type = 0; type < AC_TYPES; type++)
    open += state->open[type];
  g_assert_cmpint (state->exhaustions, <=, ruleset->limit);
  if (state->exhaustions == ruleset->limit)
    {
      g_assert_true (state->phase == AC_PHASE_CULTIVATE || state->phase == AC_PHASE_OVER);
      g_assert_cmpint (state->sizes[AC_PILE_DRAW], ==, 0);
    }
  if (state->phase == AC_PHASE_LEFTOVERS)
    g_assert_cmpint (open, >, 0);
  else if (state->phase != AC_PHASE_CULTIVATE && state->phase != AC_PHASE_DRAW)
    g_assert_cmpint (open, ==, 0);
  else if (ruleset->base.seats == 1 && state->phase == AC_PHASE_DRAW)
    g_assert_cmpint (open, ==, 0);
}

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;
  int counts[AC_TYPES + 1] = { 0 };
  AcState noted;
  int sum = 0;

  assert_bosses_sound (ruleset, state, counts);
  assert_seats_sound (ruleset, state, counts);
  assert_phase_sound (ruleset, state);
  for (int pile = 0; pile < AC_PILES; pile++)
    {
      g_assert_cmpint (state->sizes[pile], <=, AC_CARDS);
      for (gsize i = 0; i < sizeof state->cards[pile]; i++)
        if (i >= state->sizes[pile])
          g_assert_cmpuint (state->cards[pile][i], ==, 0);
        else
          counts[state->cards[pile][i]]++;
    }
  memcpy (&noted, state, sizeof noted);
  ac_state_note (&noted);
  g_assert_cmpmem (&noted, sizeof noted, state, sizeof *state);
  for (int type = 0; type < AC_TYPES; type++)
    {
      counts[type] += state->open[type] + state->set_aside[type];
      sum += counts[type];
      g_assert_cmpint (counts[type], <=, ac_copies ((AcType) type));
    }
  g_assert_cmpint (sum + counts[AC_HIDDEN], ==, AC_CARDS);
}

/* Shuffles all cards that @viewer cannot see among each other. */
static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  AcState *state = data;
  AcCard *hidden[AC_CARDS];
  guint32 count = 0;

  for (int pile = 0; pile < AC_PILES; pile++)
    if (pile == AC_PILE_DRAW || (pile < AC_PILE_COINS && pile != viewer))
      for (int i = 0; i < state->sizes[pile]; i++)
        hidden[count++] = &state->cards[pile][i];
  for (guint32 i = 0; i < count; i++)
    {
      AcCard *other = hidden[tablee_random_below (random, count)];
      AcCard card = *hidden[i];

      *hidden[i] = *other;
      *other = card;
    }
  tablee_random_seed (&state->chance, tablee_random_next (random));
  ac_state_note (state);
}

/*
 * By what tempers show
 */

static void
count_harvest (const TableeRuleset *base,
               const void          *data,
               TableeAction         action,
               double              *cases,
               double              *sum)
{
  const AcState *state = data;

  if (ac_action_kind (action) != AC_ACTION_HARVEST)
    return;

  *cases += 1;
  *sum += state->fields[state->current][ac_action_first (action)].count;
}

static void
count_owed (const TableeRuleset *base,
            const void          *data,
            TableeAction         action,
            double              *cases,
            double              *sum)
{
  const AcState *state = data;
  AcActionKind kind = ac_action_kind (action);
  int count;
  int type;

  if (kind != AC_ACTION_PLANT && kind != AC_ACTION_PLANT_OPEN)
    return;

  type = kind == AC_ACTION_PLANT ? *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count) : ac_action_first (action);
  *cases += 1;
  *sum += ac_boss_of_type (state, (AcType) type) >= 0;
}

static gboolean
other_grows (const AcState *state,
             int            type)
{
  for (int field = 0; field < AC_FIELDS; field++)
    if (state->fields[1 - state->current][field].count > 0 && state->fields[1 - state->current][field].type == type)
      return TRUE;

  return FALSE;
}

static void
count_left (const TableeRuleset *base,
            const void          *data,
            TableeAction         action,
            double              *cases,
            double              *sum)
{
  const AcState *state = data;

  if (ac_action_kind (action) != AC_ACTION_END || state->phase != AC_PHASE_CULTIVATE)
    return;

  *cases += 1;
  for (int type = 0; type < AC_TYPES; type++)
    *sum += other_grows (state, type) ? state->open[type] : 0;
}

static const TableeSampleTemper tempers[] = {
  { TABLEE_TEMPER_HOARDER, TRUE, "cards of a harvest", count_harvest },
  { TABLEE_TEMPER_HASTY, FALSE, "cards of a harvest", count_harvest },
  { TABLEE_TEMPER_GAMBLER, TRUE, "share of the cards planted that a boss collects", count_owed },
  { TABLEE_TEMPER_SPOILER, FALSE, "cards left that the other grows, at the end of cultivating", count_left },
  { 0 },
};

const TableeSample tablee_al_cabohne_sample = {
  .game = &tablee_al_cabohne_game,
  .options = options,
  .matches = matches,
  .tempers = tempers,
  .last_event = AC_EVENT_GAME_OVER,
  .rare_event = AC_EVENT_NO_CARDS,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
