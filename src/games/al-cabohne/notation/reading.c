/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions of Al Cabohne, read and doubted. */
#include "reading.h"

#include <string.h>

const char *const ac_type_texts[] = { "Bl", "Ki", "Fe", "Pu", "Sa", "Br", "St", NULL };
const char *const ac_boss_texts[] = { "al", "don", "joe", NULL };

/*
 * Cards
 */

/* A position being read: how often each type has been named so far, and how many cards are hidden. */
typedef struct
{
  const AcRuleset *ruleset;
  TableeReader    *reader;
  AcState         *state;
  gboolean         is_view;
  int              named[AC_TYPES];
  int              hidden;
} Reading;

/* A type, as element @index of the list that is being read. */
static gboolean
read_type (Reading *reading,
           guint    index,
           AcCard  *type)
{
  int found = tablee_reader_word_at (reading->reader, index, ac_type_texts, TABLEE_MESSAGE ("%s is not a bean"));

  if (found < 0)
    return FALSE;

  *type = (AcCard) found;

  return TRUE;
}

static gboolean
read_card (Reading *reading,
           guint    index,
           AcCard  *card)
{
  return read_type (reading, index, card) &&
         tablee_reader_count_at (reading->reader, index, &reading->named[*card], ac_copies ((AcType) *card));
}

/* Whether element @index is a card that the view does not know. */
static gboolean
is_hidden (Reading *reading,
           guint    index)
{
  const char *text = tablee_reader_string_at (reading->reader, index);

  return text != NULL && g_str_equal (text, "?");
}

static gboolean
read_hidden_card (Reading *reading,
                  guint    index)
{
  if (!reading->is_view)
    tablee_reader_fail_at (reading->reader, index, "only a view (seed \"?\") has hidden cards");
  else if (++reading->hidden > AC_CARDS)
    tablee_reader_fail_at (reading->reader, index, "there are only %d cards", AC_CARDS);

  return !tablee_reader_failed (reading->reader);
}

/* A view may name hidden cards and more known ones than are left for them: a state has no room for these. */
static void
check_number (Reading *reading)
{
  int sum = reading->hidden;

  for (int type = 0; type < AC_TYPES; type++)
    sum += reading->named[type];
  if (sum > AC_CARDS)
    tablee_reader_fail (reading->reader, NULL, "%d of these cards, but there are only %d", sum, AC_CARDS);
}

/* Reads the list @key onto @pile. Where cards may be hidden, all of them are or none. */
static void
read_pile (Reading    *reading,
           const char *key,
           AcPile      pile,
           gboolean    may_hide)
{
  gboolean is_hand = pile < AC_PILE_COINS;
  guint count = tablee_reader_enter_list (reading->reader, key, AC_CARDS);
  AcCard cards[AC_CARDS] = { 0 };
  guint good = 0;
  guint hidden = 0;

  for (; good < count; good++)
    {
      if (may_hide && is_hidden (reading, good))
        {
          if (!read_hidden_card (reading, good))
            break;
          cards[good] = AC_HIDDEN;
          hidden++;
        }
      else if (!read_card (reading, good, &cards[good]))
        {
          break;
        }
    }
  if (hidden > 0 && hidden < good)
    tablee_reader_fail (reading->reader, NULL, "a view knows all of these cards or none");
  if (pile == AC_PILE_DRAW && reading->is_view && hidden < good)
    tablee_reader_fail (reading->reader, NULL, "a view cannot know the draw pile");

  check_number (reading);
  if (!tablee_reader_failed (reading->reader))
    for (guint i = 0; i < good; i++)
      ac_pile_push (reading->state, pile, cards[is_hand ? i : good - 1 - i]);
  tablee_reader_leave (reading->reader);
}

/* Cards whose order means nothing. */
static void
read_set (Reading    *reading,
          const char *key,
          uint8_t     counts[AC_TYPES])
{
  guint count = tablee_reader_enter_list (reading->reader, key, AC_CARDS);
  AcCard card;

  for (guint i = 0; i < count && read_card (reading, i, &card); i++)
    counts[card]++;
  tablee_reader_leave (reading->reader);
}

/*
 * Fields
 */

/* What grows on the field whose list is being read. */
static void
read_planted (Reading *reading,
              guint    count,
              AcField *field)
{
  TableeReader *reader = reading->reader;
  AcCard type;
  int cards;
  int there;

  if (count != 2)
    {
      tablee_reader_fail (reader, NULL, "write a bean and a number of cards");
      return;
    }
  if (!read_type (reading, 0, &type))
    return;

  cards = (int) tablee_reader_integer_at (reader, 1, 1, AC_CARDS);
  there = ac_copies ((AcType) type);
  reading->named[type] += cards;
  if (reading->named[type] > there)
    tablee_reader_fail (reader, NULL, "\"%s\" occurs %d times; there are %d", ac_type_texts[type], reading->named[type], there);
  else
    *field = (AcField){ .type = type, .count = (uint8_t) cards };
}

static void
read_fields (Reading *reading,
             int      seat)
{
  TableeReader *reader = reading->reader;
  AcField *fields = reading->state->fields[seat];
  guint least = reading->ruleset->base.seats == 1 ? AC_FIELDS : AC_FIELDS - 1;
  guint count;

  if (!tablee_reader_has (reader, "fields"))
    tablee_reader_fail (reader, "fields", "this key is missing");
  count = tablee_reader_enter_list (reader, "fields", AC_FIELDS);
  if (count < least)
    tablee_reader_fail (reader, NULL, least == AC_FIELDS ? TABLEE_MESSAGE ("when playing alone, there are three fields")
                                                         : TABLEE_MESSAGE ("a player has two fields or three"));
  reading->state->owned[seat] = (uint8_t) count;

  for (guint i = 0; i < count; i++)
    {
      if (tablee_reader_take_null_at (reader, i))
        continue;

      read_planted (reading, tablee_reader_enter_list_at (reader, i, 2), &fields[i]);
      for (guint j = 0; j < i; j++)
        if (fields[i].count > 0 && fields[j].count > 0 && fields[j].type == fields[i].type)
          tablee_reader_fail (reader, NULL, "\"%s\" grows in field %u already", ac_type_texts[fields[i].type], j + 1);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
}

static void
read_boss (Reading *reading,
           int      boss)
{
  TableeReader *reader = reading->reader;
  AcField *field = &reading->state->bosses[boss];

  if (tablee_reader_take_null (reader, ac_boss_texts[boss]))
    return;
  if (boss >= reading->ruleset->bosses)
    tablee_reader_fail (reader, ac_boss_texts[boss], "he is in the game for one player only");

  read_planted (reading, tablee_reader_enter_list (reader, ac_boss_texts[boss], 2), field);
  if (ac_field_value (reading->ruleset, *field) >= ac_boss_coins ((AcBoss) boss))
    tablee_reader_fail (reader, NULL, "he harvests %d \"%s\" already", field->count, ac_type_texts[field->type]);
  for (int other = 0; other < boss; other++)
    if (field->count > 0 && reading->state->bosses[other].count > 0 && reading->state->bosses[other].type == field->type)
      tablee_reader_fail (reader, NULL, "\"%s\" is what \"%s\" collects", ac_type_texts[field->type], ac_boss_texts[other]);
  tablee_reader_leave (reader);
}

/*
 * Reading
 */

static void
read_bosses (Reading *reading)
{
  if (!tablee_reader_enter_object (reading->reader, "bosses"))
    return;

  for (int boss = 0; boss < AC_BOSSES; boss++)
    read_boss (reading, boss);
  tablee_reader_leave (reading->reader);
}

static void
read_seat (gpointer data,
           int      seat)
{
  Reading *reading = data;

  read_pile (reading, "hand", (AcPile) (AC_PILE_HAND + seat), TRUE);
  read_fields (reading, seat);
  read_pile (reading, "coins", (AcPile) (AC_PILE_COINS + seat), FALSE);
}

/* As many hidden cards as lie nowhere else. */
static void
fill_hidden (Reading *reading)
{
  int unseen[AC_TYPES];
  int missing = -reading->hidden;

  ac_count_unseen (reading->state, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    missing += unseen[type];
  if (missing < 0)
    tablee_reader_fail (reading->reader, NULL, "there are only %d cards", AC_CARDS);
  for (int i = 0; i < missing; i++)
    ac_pile_push (reading->state, AC_PILE_DRAW, AC_HIDDEN);
}

static void
read_draw_pile (Reading *reading)
{
  TableeReader *reader = reading->reader;
  AcState *state = reading->state;
  gboolean exhausted = state->exhaustions >= reading->ruleset->limit;

  if (tablee_reader_has (reader, "draw"))
    {
      read_pile (reading, "draw", AC_PILE_DRAW, TRUE);
      if (exhausted && state->sizes[AC_PILE_DRAW] > 0)
        tablee_reader_fail (reader, "draw", "the draw pile is empty once \"exhaustions\" is %d", state->exhaustions);
    }
  else if (!exhausted && !tablee_reader_failed (reader))
    {
      if (reading->is_view)
        fill_hidden (reading);
      else
        {
          ac_fill_draw_pile (state);
          ac_shuffle_draw_pile (state);
        }
    }
}

/* Open cards are called after what they are in the phase. */
static void
read_open (Reading *reading)
{
  TableeReader *reader = reading->reader;
  AcState *state = reading->state;
  gboolean left_over = state->phase == AC_PHASE_LEFTOVERS || state->phase == AC_PHASE_DRAW;
  uint8_t revealed[AC_TYPES] = { 0 };
  uint8_t leftovers[AC_TYPES] = { 0 };
  static const uint8_t none[AC_TYPES];

  read_set (reading, "revealed", revealed);
  read_set (reading, "leftovers", leftovers);
  if (state->phase != AC_PHASE_CULTIVATE && memcmp (revealed, none, sizeof none) != 0)
    tablee_reader_fail (reader, "revealed", "there are revealed cards in \"cultivate\" only");
  if (!left_over && memcmp (leftovers, none, sizeof none) != 0)
    tablee_reader_fail (reader, "leftovers", "there are leftovers in \"draw\" and \"leftovers\" only");
  if (reading->ruleset->base.seats == 1 && memcmp (leftovers, none, sizeof none) != 0)
    tablee_reader_fail (reader, "leftovers", "when playing alone, nothing is left over");
  memcpy (state->open, left_over ? leftovers : revealed, AC_TYPES);
}

/* Whether the current seat could harvest or buy. */
static gboolean
has_last_chance (const AcRuleset *ruleset,
                 const AcState   *state)
{
  for (int field = 0; field < AC_FIELDS; field++)
    if (ac_check_harvest (state, state->current, field) == TABLEE_REASON_NONE)
      return TRUE;

  return ac_check_buy (ruleset, state, state->current) == TABLEE_REASON_NONE;
}

/* The phase as a whole: somebody can decide something. */
static void
check_phase (Reading *reading)
{
  TableeReader *reader = reading->reader;
  const AcState *state = reading->state;
  int seat = state->current;
  gboolean plants = state->phase == AC_PHASE_PLANT || state->phase == AC_PHASE_PLANT_MORE;

  if (tablee_reader_failed (reader))
    return;

  if (state->phase == AC_PHASE_LEFTOVERS && ac_count_open (state) == 0)
    tablee_reader_fail (reader, "phase", "\"leftovers\" does not fit; there are none");
  else if (state->phase == AC_PHASE_PAY && !ac_has_dues (state, seat))
    tablee_reader_fail (reader, "phase", "\"pay\" does not fit; seat %d owes nothing", seat);
  else if (plants && state->sizes[AC_PILE_HAND + seat] == 0)
    tablee_reader_fail (reader, "phase", "planting does not fit; the hand of seat %d is empty", seat);
  else if (state->phase == AC_PHASE_DRAW && !has_last_chance (reading->ruleset, state))
    tablee_reader_fail (reader, "phase", "\"draw\" does not fit; seat %d has nothing to harvest and nothing to buy", seat);
}

static void
read_exhaustions (Reading *reading)
{
  AcState *state = reading->state;
  int limit = reading->ruleset->limit;

  state->exhaustions = (guint8) tablee_reader_integer (reading->reader, "exhaustions", 0, 0, limit);
  if (state->exhaustions == limit && state->phase != AC_PHASE_CULTIVATE && state->phase != AC_PHASE_OVER)
    tablee_reader_fail (reading->reader, "exhaustions", "%d ends the game, so it fits \"cultivate\" and \"over\" only", limit);
}

void
ac_state_read (const TableeRuleset    *base,
               TableeReader           *reader,
               const TableeCommonKeys *common,
               void                   *data)
{
  Reading reading = { .ruleset = (const AcRuleset *) base, .reader = reader, .state = data, .is_view = common->is_view };
  AcState *state = data;

  read_exhaustions (&reading);
  read_bosses (&reading);
  tablee_reader_each_seat (reader, read_seat, &reading);
  read_pile (&reading, "mafia_coins", AC_PILE_MAFIA, FALSE);
  read_set (&reading, "set_aside", state->set_aside);
  read_open (&reading);
  read_pile (&reading, "discard", AC_PILE_DISCARD, FALSE);
  read_draw_pile (&reading);
  check_number (&reading);
  ac_state_note (state);
  check_phase (&reading);
}
