/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Al Cabohne is better than another one: coins, fields, and what the bosses get. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/al-cabohne/rules/board.h"
#include "present/bean-words.h"
#include "present/format.h"
#include "present/naming.h"
#include "terms.h"

/* What somebody has at the end: whoever sits beyond the seats is the Mafia. */
static char *
say_coins (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);

  if (words->seat == context->ruleset->seats)
    /* Translators: "12.4 coins", another number of them, "with “Pass”" */
    return g_strdup_printf (_("The Mafia finishes with %1$s on average; %3$s, %2$s."), coins, words->amounts[1], words->other);

  return tablee_contrast_words_total (context, words, tablee_contrast_words_coins);
}

static int
field_bean (const AcState *state,
            int            field)
{
  const AcField *owned = &state->fields[state->current][field];

  return owned->count > 0 ? (int) owned->type : AC_HIDDEN;
}

/* Whether the other action would harvest the kind, which this one leaves where it is. */
static gboolean
is_waiting (const TableeContrastWords *words)
{
  const TableeComparison *comparison = words->comparison;

  return words->own && ac_action_kind (comparison->other) == AC_ACTION_HARVEST &&
         field_bean (comparison->view, ac_action_first (comparison->other)) == words->tally;
}

/* The coins for a kind of bean, and those that a boss makes. */
static char *
say_harvest (const TableePresentContext *context,
             const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);

  if (words->tally >= AC_TYPES)
    /* Translators: "12.4 coins", another number of them, "with “Pass”", name of a boss */
    return g_strdup_printf (_("In the rest of the game, %4$s harvests %1$s for the Mafia, on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                            ac_words_boss ((AcBoss) (words->tally - AC_TYPES)));

  if (is_waiting (words))
    return tablee_bean_words_kept_on (context, words, ac_words_kind ((AcType) words->tally));

  return tablee_contrast_words_bring (context, words, coins, ac_words_kind ((AcType) words->tally));
}

static char *
say_field (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  /* Translators: "about 6 times in 10" or "about 2.4 times from now on", the same shorter, "with “Pass”", name of a player */
  return tablee_say_of (context, words->seat, _("You buy your third field %1$s; %3$s, %2$s."),
                        _("%4$s buys a third field %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        context->names[words->seat]);
}

static char *
say_boss (const TableeContrastWords *words)
{
  /* Translators: "about 2.4 times from now on", "about 2.1 times", "with “Pass”" */
  return g_strdup_printf (_("A boss harvests for the Mafia %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                          words->other);
}

char *
ac_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  if (words->row != NULL || !tablee_contrast_words_favour (words, TRUE))
    return NULL;
  if (words->total)
    return say_coins (context, words);
  if (words->tally >= 0)
    return say_harvest (context, words);

  switch (words->kind)
    {
    case AC_EVENT_BUY:
      return say_field (context, words);
    case AC_EVENT_BOSS_HARVEST:
      return say_boss (words);
    default:
      return NULL;
    }
}

static int
find_bean (const AcState *state,
           TableeAction   action)
{
  int first = ac_action_first (action);

  switch ((int) ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return ac_hand (state, state->current)[0];
    case AC_ACTION_GIVE_HAND:
      return ac_hand (state, state->current)[first];
    case AC_ACTION_PLANT_OPEN:
    case AC_ACTION_DISCARD:
    case AC_ACTION_GIVE:
      return first;
    case AC_ACTION_HARVEST:
      return field_bean (state, first);
    default:
      return AC_HIDDEN;
    }
}

static gboolean
plants (TableeAction action)
{
  return ac_action_kind (action) == AC_ACTION_PLANT || ac_action_kind (action) == AC_ACTION_PLANT_OPEN;
}

static gboolean
is_gift (TableeAction action)
{
  return ac_action_kind (action) == AC_ACTION_GIVE || ac_action_kind (action) == AC_ACTION_GIVE_HAND;
}

/* Of a boss it is as well of what he is given. What else would add to a kind is no reason against it; and whoever harvests one does not see why
 * that should bring more of it than to wait. */
static guint32
find_tallies (const AcState *state,
              TableeAction   action,
              gboolean       instead)
{
  AcActionKind kind = ac_action_kind (action);
  int bean = find_bean (state, action);
  gboolean explains = !(plants (action) && instead) && !(kind == AC_ACTION_HARVEST && !instead);
  guint32 concerns = bean < AC_TYPES && explains ? 1u << bean : 0;

  if (is_gift (action))
    concerns |= 1u << (AC_TYPES + ac_action_second (action));

  return concerns;
}

gboolean
ac_words_is_about (const TableePresentContext *context G_GNUC_UNUSED,
                   const TableeComparison     *comparison,
                   const TableeDifference     *difference)
{
  guint32 tallies = find_tallies (comparison->view, comparison->better, FALSE) | find_tallies (comparison->view, comparison->other, TRUE);

  /* Which boss gets a bean is no matter of beans to whoever reads it; and that either of two beans brings more if it is planted goes without saying. */
  if ((is_gift (comparison->better) && is_gift (comparison->other)) || (plants (comparison->better) && plants (comparison->other)))
    tallies = 0;

  return difference->tally < 0 || (tallies >> difference->tally & 1) != 0;
}

/* Whether every field of whoever decides has beans. */
static gboolean
are_all_planted (const AcState *state)
{
  for (int field = 0; field < state->owned[state->current]; field++)
    if (state->fields[state->current][field].count == 0)
      return FALSE;

  return TRUE;
}

/* Whether a bean is planted next in the field that the better action harvests. */
static gboolean
is_planted_then (const TableeComparison *comparison)
{
  int field = ac_action_first (comparison->better);

  if (comparison->then == NULL)
    return FALSE;

  switch ((int) ac_action_kind (*comparison->then))
    {
    case AC_ACTION_PLANT:
      return ac_action_first (*comparison->then) == field;
    case AC_ACTION_PLANT_OPEN:
      return ac_action_second (*comparison->then) == field;
    default:
      return FALSE;
    }
}

static int
get_worth (const AcRuleset *ruleset,
           AcField          field)
{
  return field.count > 0 ? ac_field_value (ruleset, field) : 0;
}

/* What @action plants, and where. Returns FALSE if it plants nothing. */
static gboolean
find_planted (const AcRuleset *ruleset,
              const AcState   *state,
              TableeAction     action,
              TableeBeanRow   *row)
{
  int place = ac_action_kind (action) == AC_ACTION_PLANT ? ac_action_first (action) : ac_action_second (action);
  int bean = find_bean (state, action);
  AcField field, grown;

  if (!plants (action) || bean >= AC_TYPES)
    return FALSE;

  field = state->fields[state->current][place];
  grown = (AcField){ (uint8_t) bean, (uint8_t) (field.count + 1) };
  *row = (TableeBeanRow){ ac_words_kind ((AcType) bean), field.count > 0, get_worth (ruleset, field), get_worth (ruleset, grown),
                          ac_cards_to_next_coin (ruleset, grown) };

  return TRUE;
}

/* A field that is worth more with the bean, or nearly. */
static char *
say_planted (const AcRuleset        *ruleset,
             const AcState          *state,
             const TableeComparison *comparison)
{
  TableeBeanRow row;
  TableeBeanRow other;
  gboolean both = find_planted (ruleset, state, comparison->other, &other);

  char *said;

  if (!find_planted (ruleset, state, comparison->better, &row))
    return NULL;

  said = tablee_bean_words_added (&row, both ? &other : NULL);
  if (said != NULL || !both || row.grows || other.grows || find_bean (state, comparison->better) == find_bean (state, comparison->other))
    return said;

  return tablee_bean_words_begun ((const char *[]){ row.kind, other.kind }, (const int[]){ row.missing, other.missing },
                                  (const int[]){ ac_copies ((AcType) find_bean (state, comparison->better)), ac_copies ((AcType) find_bean (state, comparison->other)) });
}

/* Whether a field of @seat grows it. */
static gboolean
grows (const AcState *state,
       int            seat,
       int            bean)
{
  for (int field = 0; field < state->owned[seat]; field++)
    if (state->fields[seat][field].count > 0 && state->fields[seat][field].type == bean)
      return TRUE;

  return FALSE;
}

/* What the coins are to be weighed against: how far the next one is. NULL: near. */
static char *
say_worth (const AcRuleset *ruleset,
           AcField          field)
{
  int missing = ac_cards_to_next_coin (ruleset, field);
  g_autofree char *now = tablee_format_coin_sum (ac_field_value (ruleset, field));
  g_autofree char *more = NULL;

  if (missing == 0)
    /* Translators: "4 coins" */
    return g_strdup_printf (_("It brings %s, and further cards would not bring more."), now);
  if (missing == 1)
    return NULL;

  more = tablee_format_more_cards (missing);

  /* Translators: "1 coin"; "2 more cards" */
  return g_strdup_printf (_("It brings %1$s at once; the next coin would take %2$s."), now, more);
}

/* Whether the first card of the hand fits no field. */
static gboolean
fits_nowhere (const AcState *state)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  return count > 0 && hand[0] < AC_TYPES && !grows (state, state->current, hand[0]);
}

/* And is still to be planted in this turn. */
static gboolean
needs_field (const AcState *state)
{
  return state->phase <= AC_PHASE_PLANT_MORE && fits_nowhere (state);
}

/* The kind of which most cards lie revealed that fit nowhere; AC_HIDDEN: there is none. */
static int
find_revealed (const AcState *state)
{
  int most = AC_HIDDEN;

  for (int bean = 0; state->phase == AC_PHASE_CULTIVATE && bean < AC_TYPES; bean++)
    if (!grows (state, state->current, bean) && state->open[bean] > (most < AC_TYPES ? state->open[most] : 0))
      most = bean;

  return most;
}

/* For what lies revealed. Returns: (transfer full) (nullable) */
static char *
say_room (const AcState *state)
{
  int most = find_revealed (state);

  if (most >= AC_TYPES)
    return NULL;
  if (state->open[most] == 1)
    return g_strdup_printf (_("That makes room for %s."), ac_words_bean ((AcType) most));

  /* Translators: "blue beans", several cards of them */
  return g_strdup_printf (_("That makes room for the %s that lie revealed."), ac_words_kind ((AcType) most));
}

/* Rather than something that is no harvest. */
static char *
say_harvested (const AcRuleset        *ruleset,
               const AcState          *state,
               const TableeComparison *comparison)
{
  AcField field = state->fields[state->current][ac_action_first (comparison->better)];
  int other = find_bean (state, comparison->other);

  if (field.count == 0)
    return NULL;
  if (ac_action_kind (comparison->other) == AC_ACTION_PAY && ac_boss_of_type (state, (AcType) field.type) >= 0)
    /* Translators: "blue beans", of which a boss collects one from everybody who grows them */
    return g_strdup_printf (_("For the %s you owe nothing then."), ac_words_kind ((AcType) field.type));
  if (are_all_planted (state) && ac_action_kind (comparison->other) == AC_ACTION_DISCARD && !grows (state, state->current, other))
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("That makes room for %s."), ac_words_bean ((AcType) other));
  if (are_all_planted (state) && is_planted_then (comparison))
    return g_strdup (_("That frees a field for another kind."));
  if (get_worth (ruleset, field) > 0)
    return say_worth (ruleset, field);

  if (!are_all_planted (state))
    return NULL;
  if (state->phase == AC_PHASE_DRAW && fits_nowhere (state))
    return g_strdup (_("That makes room for the first card of your hand, which you must plant in your next turn."));

  return needs_field (state) ? g_strdup (_("That makes room for the first card of your hand.")) : say_room (state);
}

/* What is not harvested. */
static char *
say_kept (const AcRuleset        *ruleset,
          const AcState          *state,
          const TableeComparison *comparison)
{
  AcField field;
  int missing;

  if (ac_action_kind (comparison->other) != AC_ACTION_HARVEST)
    return NULL;
  if (ac_action_kind (comparison->better) == AC_ACTION_BUY)
    return g_strdup (_("A third field makes room, and nothing has to be harvested for it."));

  field = state->fields[state->current][ac_action_first (comparison->other)];
  if (field.count == 0)
    return NULL;
  /* Nobody would see what waiting has to do with a gift, nor why what grows is not given to it. */
  if (is_gift (comparison->better) || (!plants (comparison->better) && find_bean (state, comparison->better) == field.type))
    return get_worth (ruleset, field) > 0 ? NULL : g_strdup (_("A harvest would bring nothing now."));
  if (ac_action_kind (comparison->better) == AC_ACTION_PAY && ac_boss_of_type (state, (AcType) field.type) >= 0)
    return g_strdup (_("It costs you one card, but the field stays."));

  missing = ac_cards_to_next_coin (ruleset, field);

  return tablee_bean_words_kept (ac_words_kind ((AcType) field.type), ac_field_value (ruleset, field), missing,
                                 ac_field_value (ruleset, (AcField){ field.type, (uint8_t) (field.count + missing) }));
}

/* The front card is planted in the next turn whatever it costs, but for what is given away. */
static char *
say_given (const AcState          *state,
           const TableeComparison *comparison)
{
  int bean = find_bean (state, comparison->better);

  if (ac_action_kind (comparison->better) != AC_ACTION_GIVE_HAND || ac_action_first (comparison->better) != 0 || is_gift (comparison->other) ||
      bean >= AC_TYPES || grows (state, state->current, bean) || !are_all_planted (state))
    return NULL;

  return g_strdup (_("It is the first card of your hand, which you must plant in your next turn, and it fits none of your fields."));
}

/* What lies revealed is the other player's if it is left. Returns: (transfer full) (nullable) */
static char *
say_kept_from_rival (const TableePresentContext *context,
                     const TableeComparison     *comparison)
{
  const AcState *state = comparison->view;
  int bean = find_bean (state, comparison->better);
  int rival = 1 - state->current;

  if (ac_action_kind (comparison->better) != AC_ACTION_GIVE || context->ruleset->seats < 2 || bean >= AC_TYPES || !grows (state, rival, bean) ||
      grows (state, state->current, bean))
    return NULL;

  /* Translators: of a card that is given away: "blue beans"; name of a player */
  return tablee_say_of (context, rival, _("You grow %1$s, and would get what is left."), _("%2$s grows %1$s, and would get what is left."),
                        ac_words_kind ((AcType) bean), context->names[rival]);
}

/* Whether a boss begins a field with it, so that from then on whoever grows the kind has to pay. */
static gboolean
begins_field (const AcState *state,
              TableeAction   gift)
{
  return state->bosses[ac_action_second (gift)].count == 0;
}

static gboolean
shows_on_discard (const AcState *state,
                  int            bean)
{
  int count;
  const AcCard *discard = ac_pile (state, AC_PILE_DISCARD, &count);

  return count > 0 && discard[count - 1] == bean;
}

/* Of two kinds that a boss without beans could be given: who grows them has to pay, he takes them from the discard pile, and harvests sooner or later.
 * Returns: (transfer full) (nullable) */
static char *
say_kind_given (const TableePresentContext *context,
                const TableeComparison     *comparison)
{
  const AcRuleset *ruleset = (const AcRuleset *) context->ruleset;
  const AcState *state = comparison->view;
  int bean = find_bean (state, comparison->better);
  int other = find_bean (state, comparison->other);
  AcBoss boss = (AcBoss) ac_action_second (comparison->better);
  int rival = 1 - state->current;
  int cards[2];

  if (bean >= AC_TYPES || other >= AC_TYPES || bean == other || !begins_field (state, comparison->better) || !begins_field (state, comparison->other))
    return NULL;
  if (grows (state, state->current, other) && !grows (state, state->current, bean))
    /* Translators: "blue beans", of which a boss would collect one from everybody who grows them; name of a player */
    return tablee_say_of (context, state->current, _("You grow %1$s yourself, and would have to pay the boss in each turn."),
                          _("%2$s grows %1$s, and would have to pay the boss in each turn."), ac_words_kind ((AcType) other), context->names[state->current]);
  if (context->ruleset->seats > 1 && grows (state, rival, bean) && !grows (state, rival, other))
    /* Translators: the same of the other player */
    return tablee_say_of (context, rival, _("You grow %1$s, and have to pay the boss in each turn then."),
                          _("%2$s grows %1$s, and has to pay the boss in each turn then."), ac_words_kind ((AcType) bean), context->names[rival]);
  if (shows_on_discard (state, other))
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("With %s the boss would get the card on the discard pile as well."), ac_words_bean ((AcType) other));

  cards[0] = ac_boss_cards (ruleset, boss, (AcType) bean);
  cards[1] = ac_boss_cards (ruleset, boss, (AcType) other);
  if (boss != (AcBoss) ac_action_second (comparison->other) || cards[0] <= cards[1])
    return NULL;

  /* Translators: "blue beans", a number of cards; another kind, and a smaller number */
  return g_strdup_printf (_("The boss harvests %1$s at %2$d, but %3$s at %4$d already."), ac_words_kind ((AcType) bean), cards[0],
                          ac_words_kind ((AcType) other), cards[1]);
}

/* A kind that grows nowhere yet, and is not planted. Returns: (transfer full) (nullable) */
static char *
say_not_begun (const AcState          *state,
               const TableeComparison *comparison)
{
  int bean = find_bean (state, comparison->other);

  /* A gift does not keep anybody from planting. */
  if (plants (comparison->better) || is_gift (comparison->better) || ac_action_kind (comparison->better) == AC_ACTION_BUY || !plants (comparison->other) || bean >= AC_TYPES ||
      grows (state, state->current, bean))
    return NULL;

  /* Translators: "a blue bean" */
  return g_strdup_printf (_("Planted, %s would take up a free field."), ac_words_bean ((AcType) bean));
}

/* Whether a card that lies revealed is of the kind in the field of @harvest. */
static gboolean
comes_now (const AcState *state,
           TableeAction   harvest)
{
  int bean = field_bean (state, ac_action_first (harvest));

  return state->phase == AC_PHASE_CULTIVATE && bean < AC_TYPES && state->open[bean] > 0;
}

/* Of two fields, the one for which no card comes now, that brings more, or grows more slowly. */
static char *
say_either (const AcRuleset        *ruleset,
            const AcState          *state,
            const TableeComparison *comparison)
{
  const TableeAction actions[2] = { comparison->better, comparison->other };
  const char *kinds[2];
  int coins[2];
  int missing[2];
  int copies[2];

  for (int i = 0; i < 2; i++)
    {
      AcField field = state->fields[state->current][ac_action_first (actions[i])];

      kinds[i] = ac_words_kind ((AcType) field.type);
      coins[i] = get_worth (ruleset, field);
      missing[i] = ac_cards_to_next_coin (ruleset, field);
      copies[i] = ac_copies ((AcType) field.type);
    }

  if (coins[0] <= coins[1] && comes_now (state, actions[1]) && !comes_now (state, actions[0]))
    /* Translators: "blue beans", which grow in a field that is not harvested */
    return g_strdup_printf (_("Rather keep the %s: you have a card for them at once."), kinds[1]);

  return tablee_bean_words_given_up (kinds, coins, missing, copies);
}

/* For what either harvest makes room. Returns: (transfer full) (nullable) */
static char *
say_room_for_either (const AcState *state)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);
  gboolean waits = needs_field (state) || (state->phase == AC_PHASE_DRAW && fits_nowhere (state));
  int bean = waits ? hand[0] : find_revealed (state);

  if (bean >= AC_TYPES || !are_all_planted (state))
    return NULL;

  /* Translators: of two harvests: "a blue bean" */
  return g_strdup_printf (_("Either harvest makes room for %s."), ac_words_bean ((AcType) bean));
}

/* Of two harvests. Returns: (transfer full) (nullable) */
static char *
say_harvests (const AcRuleset        *ruleset,
              const AcState          *state,
              const TableeComparison *comparison)
{
  g_autofree char *which = say_either (ruleset, state, comparison);
  g_autofree char *why = which != NULL ? say_room_for_either (state) : NULL;

  return tablee_format_sentences (which, why);
}

/* Of two harvests, one that brings more, or of a field that grows more slowly; of one and something else, that nothing is owed, that it makes room for what
 * comes next, or what it brings; what a card makes of a field; what a field that is kept may come to; a front card that fits nowhere; which kind a boss gets; a kind that
 * would take up a field. */
char *
ac_words_evident (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  const AcRuleset *ruleset = (const AcRuleset *) context->ruleset;
  const AcState *state = comparison->view;
  gboolean harvests = ac_action_kind (comparison->better) == AC_ACTION_HARVEST;
  char *said;

  if (harvests && ac_action_kind (comparison->other) == AC_ACTION_HARVEST)
    return say_harvests (ruleset, state, comparison);
  if (harvests)
    return say_harvested (ruleset, state, comparison);

  if (is_gift (comparison->better) && is_gift (comparison->other))
    return say_kind_given (context, comparison);

  said = is_gift (comparison->better) ? say_given (state, comparison) : say_planted (ruleset, state, comparison);
  if (said == NULL)
    said = say_kept_from_rival (context, comparison);
  if (said == NULL)
    said = say_not_begun (state, comparison);

  return said != NULL ? said : say_kept (ruleset, state, comparison);
}
