/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is sound in Space Beans, and what its viewers cannot tell apart. */
#include "../sample.h"

#include "games/space-beans/rules/rules.h"

/* Random games are long, the more so the more seats there are: these go to an early end, and whole games are hurried. */
static const TableeSampleOptions options[] = {
  { "{ \"end_score\": 1 }", 2, 6 },
  { "{ \"end_score\": 1, \"first\": 0 }", 2, 6 },
  { "{ \"end_score\": 2 }", 2, 6 },
  { "{ \"end_score\": 2, \"bonus\": 99 }", 2, 6 },
  { "{ \"end_score\": 3, \"first\": 1 }", 2, 6 },
  { "{ \"end_score\": 3, \"bonus\": 0 }", 2, 6 },
  { "{ \"end_score\": 4, \"bonus\": 1 }", 2, 6 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 60 },
  { 5, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 60 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 200 },
  { 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 200 },
  { 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 300 },
  { 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 600 },
  { 2, TABLEE_SKILL_BEST, TABLEE_SKILL_EXPERT, 600 },
  { 0 },
};

enum
{
  TRIES = 20,
  WORTH_CLOSING = 2,  /* points */
  LARGE_HAND = 4,     /* more cards than that are too many to draw two more */
};

/*
 * Soundness
 */

static void
count_set (guint8  counts[SB_KINDS],
           SbCards cards)
{
  g_assert_cmpuint (cards.twice & ~cards.once, ==, 0);
  g_assert_cmpuint (cards.once >> SB_KINDS, ==, 0);
  while (!sb_cards_empty (cards))
    counts[sb_cards_take_first (&cards)]++;
}

static int
count_pile (guint8        counts[SB_KINDS],
            const SbCard *pile,
            int           count)
{
  int unknown = 0;

  for (int i = 0; i < SB_CARDS; i++)
    if (i >= count)
      g_assert_cmpuint (pile[i], ==, 0);
    else if (pile[i] == SB_UNKNOWN)
      unknown++;
    else
      counts[pile[i]]++;

  return unknown;
}

static void
assert_one_family (SbCards collection)
{
  if (!sb_cards_empty (collection))
    g_assert_cmpuint (collection.once & ~sb_family_bits (sb_family (collection)), ==, 0);
}

static void
assert_seat_sound (const SbRuleset *ruleset,
                   const SbState   *state,
                   int              index)
{
  const SbSeat *seat = &state->seats[index];
  gboolean current = index == state->current;
  gboolean starts = current && state->phase == SB_PHASE_ADD;

  assert_one_family (seat->visible);
  assert_one_family (seat->secret);
  g_assert_true (!sb_cards_empty (seat->visible) || sb_secret_count (seat) == 0);
  g_assert_true (seat->opened || sb_secret_count (seat) == 0);
  g_assert_true (seat->opened || starts || sb_cards_empty (seat->visible));
  g_assert_true (sb_cards_contain (seat->hand, seat->known));
  g_assert_cmpuint (seat->known_hidden, <=, seat->hand_hidden);
  g_assert_true (current || sb_points (seat->points) < ruleset->end_score);
  for (gsize i = 0; i < sizeof seat->unused; i++)
    g_assert_cmpuint (seat->unused[i], ==, 0);

  /* Whoever is not at it has been passed the whole hand, or was dealt it. */
  if (!current && (seat->opened || index == state->dealer))
    g_assert_cmpint (sb_cards_count (seat->known) + seat->known_hidden, ==, sb_hand_count (seat));
  else if (!current)
    g_assert_cmpint (sb_hand_count (seat), ==, SB_DEALT);
}

static void
assert_phase_sound (const SbRuleset *ruleset,
                    const SbState   *state)
{
  const SbSeat *seat = &state->seats[state->current];

  g_assert_cmpint (state->idle, <, ruleset->base.seats);
  if (state->phase != SB_PHASE_ADD)
    g_assert_cmpint (state->slot, ==, 0);

  switch ((SbPhase) state->phase)
    {
    case SB_PHASE_DRAW:
      g_assert_cmpint (sb_points (seat->points), <, ruleset->end_score);
      break;
    case SB_PHASE_CLOSE:
      g_assert_true (seat->opened && !sb_cards_empty (seat->visible));
      break;
    case SB_PHASE_PLAY:
      g_assert_cmpint (sb_hand_count (seat), >, 0);
      g_assert_false (sb_must_close (state));
      break;
    case SB_PHASE_ADD:
      g_assert_cmpint (sb_cards_count (seat->known) + seat->known_hidden, ==, 0);
      g_assert_true (state->slot == SB_VISIBLE || sb_secret_count (seat) > 0);
      break;
    case SB_PHASE_OVER:
    default:
      g_assert_cmpint (state->idle, ==, 0);
      for (int i = 0; i < ruleset->base.seats; i++)
        g_assert_cmpint (sb_hand_count (&state->seats[i]) + state->seats[i].secret_hidden, ==, 0);
    }
}

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  static const SbSeat nobody;
  const SbRuleset *ruleset = (const SbRuleset *) base;
  const SbState *state = data;
  guint8 counts[SB_KINDS] = { 0 };
  int hidden = count_pile (counts, state->draw, state->draw_count);
  int shown = 0;

  g_assert_cmpint (count_pile (counts, state->discard, state->discard_count), ==, 0);
  for (int i = 0; i < base->seats; i++)
    {
      const SbSeat *seat = &state->seats[i];

      count_set (counts, seat->hand);
      count_set (counts, seat->visible);
      count_set (counts, seat->secret);
      count_set (counts, seat->points);
      hidden += seat->hand_hidden + seat->secret_hidden;
      assert_seat_sound (ruleset, state, i);
    }
  for (int i = base->seats; i < SB_MAX_SEATS; i++)
    g_assert_cmpmem (&state->seats[i], sizeof nobody, &nobody, sizeof nobody);
  for (gsize i = 0; i < sizeof state->unused; i++)
    g_assert_cmpuint (state->unused[i], ==, 0);
  for (int card = 0; card < SB_KINDS; card++)
    {
      g_assert_cmpint (counts[card], <=, sb_card_copies ((SbCard) card));
      shown += counts[card];
    }
  g_assert_cmpint (shown + hidden, ==, SB_CARDS);
  assert_phase_sound (ruleset, state);
}

/*
 * Other truths
 */

static gboolean
sees_hand (const TableeRuleset *base,
           int                  viewer,
           int                  seat)
{
  return viewer == seat || viewer == (seat + 1) % base->seats;
}

/* Takes what @viewer cannot know out of hands and draw pile; the numbers stay. */
static int
pick_up (const TableeRuleset *base,
         SbState             *state,
         int                  viewer,
         int                  in_hands[SB_MAX_SEATS],
         SbCard               cards[SB_CARDS])
{
  int count = 0;

  for (int i = 0; i < base->seats; i++)
    {
      SbSeat *seat = &state->seats[i];
      SbCards hidden = sees_hand (base, viewer, i) ? sb_cards_without (seat->hand, seat->known) : seat->hand;

      if (viewer == i)
        hidden = (SbCards){ 0 };
      in_hands[i] = sb_cards_count (hidden);
      seat->hand = sb_cards_without (seat->hand, hidden);
      while (!sb_cards_empty (hidden))
        cards[count++] = sb_cards_take_first (&hidden);
    }
  for (int i = 0; i < state->draw_count; i++)
    cards[count++] = state->draw[i];

  return count;
}

static void
put_down (const TableeRuleset *base,
          SbState             *state,
          int                  viewer,
          const int            in_hands[SB_MAX_SEATS],
          const SbCard         cards[SB_CARDS])
{
  for (int i = 0; i < base->seats; i++)
    {
      SbSeat *seat = &state->seats[i];
      int known = sb_cards_count (seat->known);

      if (!sees_hand (base, viewer, i))
        seat->known = (SbCards){ 0 };
      for (int j = 0; j < in_hands[i]; j++)
        {
          sb_cards_add (&seat->hand, *cards);
          if (!sees_hand (base, viewer, i) && j < known)
            sb_cards_add (&seat->known, *cards);
          cards++;
        }
    }
  for (int i = 0; i < state->draw_count; i++)
    state->draw[i] = *cards++;
}

/* Deals the secret collection of @seat anew from it and the @count loose cards: of @family, if there are enough. Returns how many
 * are loose then, which is as many as before. */
static int
change_secret (SbSeat *seat,
               int     family,
               SbCard  cards[SB_CARDS],
               int     count)
{
  int needed = sb_cards_count (seat->secret);
  int old_family = sb_family (seat->secret);
  int there = 0;

  while (!sb_cards_empty (seat->secret))
    cards[count++] = sb_cards_take_first (&seat->secret);
  for (int i = 0; i < count; i++)
    there += sb_card_family (cards[i]) == family;
  if (there < needed)
    family = old_family;

  for (int i = count - 1; needed > 0; i--)
    if (sb_card_family (cards[i]) == family)
      {
        sb_cards_add (&seat->secret, cards[i]);
        cards[i] = cards[--count];
        needed--;
      }

  return count;
}

static void
permute_once (const TableeRuleset *base,
              SbState             *state,
              int                  viewer,
              TableeRandom        *random)
{
  int in_hands[SB_MAX_SEATS];
  SbCard cards[SB_CARDS];
  int count = pick_up (base, state, viewer, in_hands, cards);

  tablee_random_shuffle (random, cards, (gsize) count);
  if (state->phase != SB_PHASE_OVER)
    for (int i = 0; i < base->seats; i++)
      if (i != viewer && !sb_cards_empty (state->seats[i].secret))
        count = change_secret (&state->seats[i], (int) tablee_random_below (random, SB_FAMILIES), cards, count);
  tablee_random_shuffle (random, cards, (gsize) count);
  put_down (base, state, viewer, in_hands, cards);
}

static gboolean
may_play (const SbState *state)
{
  return state->phase != SB_PHASE_PLAY || !sb_must_close (state);
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  SbState *state = data;
  SbState permuted = *state;

  for (int i = 0; i < TRIES; i++)
    {
      permuted = *state;
      permute_once (base, &permuted, viewer, random);
      if (may_play (&permuted))
        {
          *state = permuted;
          break;
        }
    }
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/*
 * Haste: whoever never closes for nothing, and does not gather cards, is soon at the end
 */

static TableeAction
hurry (const TableeRuleset *base,
       const void          *data,
       const TableeAction  *actions,
       gsize                count,
       TableeRandom        *random)
{
  const SbState *state = data;
  const SbSeat *seat = &state->seats[state->current];

  if (state->phase == SB_PHASE_CLOSE && count == 2)
    return sb_worth (seat->visible) >= WORTH_CLOSING ? SB_ACTION_CLOSE : SB_ACTION_KEEP;
  if (state->phase == SB_PHASE_DRAW && count == 2)
    return sb_hand_count (seat) > LARGE_HAND ? SB_ACTION_NO_DRAW : SB_ACTION_DRAW;

  return actions[tablee_random_below (random, (guint32) count)];
}

/*
 * By what tempers show
 */

static void
count_closed (const TableeRuleset *base,
              const void          *data,
              TableeAction         action,
              double              *cases,
              double              *sum)
{
  const SbState *state = data;

  if (action != SB_ACTION_CLOSE)
    return;

  *cases += 1;
  *sum += sb_cards_count (state->seats[state->current].visible);
}

static void
count_secret (const TableeRuleset *base,
              const void          *data,
              TableeAction         action,
              double              *cases,
              double              *sum)
{
  TableeAction kind = sb_action_kind (action);

  *cases += kind == SB_ACTION_VISIBLE || kind == SB_ACTION_SECRET;
  *sum += kind == SB_ACTION_SECRET;
}

static void
count_taken (const TableeRuleset *base,
             const void          *data,
             TableeAction         action,
             double              *cases,
             double              *sum)
{
  const SbState *state = data;
  SbCards wanted = state->seats[sb_right (base, state->current)].visible;

  if (action < SB_ACTION_VISIBLE || sb_cards_empty (wanted))
    return;

  *cases += 1;
  *sum += sb_family (wanted) == sb_card_family (sb_action_card (action));
}

static const TableeSampleTemper tempers[] = {
  { TABLEE_TEMPER_HOARDER, TRUE, "cards of a collection that is closed", count_closed },
  { TABLEE_TEMPER_HASTY, FALSE, "cards of a collection that is closed", count_closed },
  { TABLEE_TEMPER_GAMBLER, TRUE, "share of the turns in which cards are played secretly", count_secret },
  { TABLEE_TEMPER_SPOILER, TRUE, "share of the cards played that fit what the next seat collects", count_taken },
  { 0 },
};

const TableeSample tablee_space_beans_sample = {
  .game = &tablee_space_beans_game,
  .options = options,
  .matches = matches,
  .tempers = tempers,
  .last_event = SB_EVENT_GAME_OVER,
  .rare_event = SB_EVENT_NO_PLAY,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
  .hurry = hurry,
};
