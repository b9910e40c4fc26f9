/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "terms.h"

#include "present/format.h"

#include <glib/gi18n-lib.h>

static const AcRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const AcRuleset *) context->ruleset;
}

/*
 * Actions
 */

/* The card at @position of the hand of the seat that decides, as far as the reader knows it. */
static AcType
get_hand_card (const AcState *state,
               int            position)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + MAX (state->current, 0)), &count);

  return position < count ? (AcType) hand[position] : AC_HIDDEN;
}

char *
ac_words_action (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action)
{
  const AcState *state = view;
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return g_strdup_printf (_("Plant on Field %d"), first + 1);
    case AC_ACTION_STOP:
      return g_strdup (_("Stop Planting"));
    case AC_ACTION_PLANT_OPEN:
      /* Translators: "a blue bean", number of a field */
      return g_strdup_printf (_("Plant %1$s on Field %2$d"), ac_words_bean ((AcType) first), second + 1);
    case AC_ACTION_DISCARD:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Discard %s"), ac_words_bean ((AcType) first));
    case AC_ACTION_PAY:
      return g_strdup (_("Pay the Mafia"));
    case AC_ACTION_GIVE:
      /* Translators: "a blue bean", name of a boss */
      return g_strdup_printf (_("Give %1$s to %2$s"), ac_words_bean ((AcType) first), ac_words_boss ((AcBoss) second));
    case AC_ACTION_GIVE_HAND:
      /* Translators: "a blue bean", its place in the hand (from 1), name of a boss */
      return g_strdup_printf (_("Give %1$s (card %2$d of the Hand) to %3$s"), ac_words_bean (get_hand_card (state, first)),
                              first + 1, ac_words_boss ((AcBoss) second));
    case AC_ACTION_HARVEST:
      return g_strdup_printf (_("Harvest Field %d"), first + 1);
    case AC_ACTION_BUY:
      return g_strdup (_("Buy the Third Field"));
    case AC_ACTION_END:
      return g_strdup (state->phase == AC_PHASE_CULTIVATE ? _("Finish Cultivating") : _("End the Turn"));
    case AC_ACTION_KINDS:
    default:
      return NULL;
    }
}

static char *
say_planting (const TableePresentContext *context,
              const AcState              *state,
              AcType                      type,
              int                         number)
{
  AcField field = state->fields[MAX (state->current, 0)][number];
  AcField grown = { (uint8_t) type, (uint8_t) (field.count + 1) };
  g_autofree char *coins = NULL;
  g_autofree char *cards = tablee_format_cards (grown.count);

  if (type == AC_HIDDEN)
    return g_strdup_printf (_("Plant the card on field %d"), number + 1);

  coins = tablee_format_coins (ac_field_value (get_ruleset (context), grown));
  /* Translators: "a blue bean", number of a field, "5 cards", "2 coins" or "nothing" */
  return g_strdup_printf (_("Plant %1$s on field %2$d: %3$s, worth %4$s"), ac_words_bean (type), number + 1, cards, coins);
}

static char *
say_giving (const TableePresentContext *context,
            const AcState              *state,
            AcType                      type,
            AcBoss                      boss)
{
  const AcRuleset *ruleset = get_ruleset (context);
  int count = state->bosses[boss].count + 1;
  g_autofree char *coins = tablee_format_coins (ac_boss_coins (boss));

  if (type != AC_HIDDEN && count >= ac_boss_cards (ruleset, boss, type))
    /* Translators: "a blue bean", name of a boss, "2 coins" */
    return g_strdup_printf (_("Give %1$s to %2$s, who harvests at once: %3$s for the Mafia"), ac_words_bean (type),
                            ac_words_boss (boss), coins);
  if (type == AC_HIDDEN)
    return g_strdup_printf (_("Give the card to %s"), ac_words_boss (boss));

  /* Translators: "a blue bean", name of a boss, how many cards he has then, with how many he harvests */
  return g_strdup_printf (_("Give %1$s to %2$s, who has %3$d of %4$d cards then"), ac_words_bean (type), ac_words_boss (boss),
                          count, ac_boss_cards (ruleset, boss, type));
}

static char *
say_harvesting (const TableePresentContext *context,
                const AcState              *state,
                int                         number)
{
  AcField field = state->fields[MAX (state->current, 0)][number];
  g_autofree char *beans = NULL;
  g_autofree char *coins = NULL;

  if (field.count == 0)
    return g_strdup_printf (_("Harvest field %d"), number + 1);

  beans = ac_words_beans ((AcType) field.type, field.count);
  coins = tablee_format_coins (ac_field_value (get_ruleset (context), field));
  /* Translators: number of a field, "5 puff beans", "2 coins" or "nothing" */
  return g_strdup_printf (_("Harvest field %1$d: %2$s for %3$s"), number + 1, beans, coins);
}

char *
ac_words_dues (const AcState *state)
{
  g_autoptr (GPtrArray) dues = g_ptr_array_new_with_free_func (g_free);

  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (ac_due_field (state, MAX (state->current, 0), (AcBoss) boss) >= 0)
      /* Translators: part of a list of what is paid: "a blue bean", name of a boss */
      g_ptr_array_add (dues, g_strdup_printf (C_("payment", "%1$s to %2$s"), ac_words_bean ((AcType) state->bosses[boss].type),
                                              ac_words_boss ((AcBoss) boss)));
  if (dues->len == 0)
    return NULL;

  g_ptr_array_add (dues, NULL);

  return tablee_format_list ((const char *const *) dues->pdata);
}

static char *
say_paying (const AcState *state)
{
  g_autofree char *list = ac_words_dues (state);

  if (list == NULL)
    return g_strdup (_("Pay the Mafia"));

  /* Translators: a list: "a blue bean to Al Cabohne and a puff bean to Don Corlebohne" */
  return g_strdup_printf (_("Pay the Mafia: %s"), list);
}

static char *
say_ending (const AcState *state)
{
  int open = ac_count_open (state);
  g_autofree char *cards = NULL;

  if (state->phase != AC_PHASE_CULTIVATE)
    return g_strdup (_("End the turn"));
  if (open == 0)
    return g_strdup (_("Finish cultivating and draw cards"));

  cards = tablee_format_cards (open);
  /* Translators: "2 cards" */
  return g_strdup_printf (_("Finish cultivating, leave %s to the other player, and draw cards"), cards);
}

char *
ac_words_action_spoken (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  const AcState *state = view;
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return say_planting (context, state, get_hand_card (state, 0), first);
    case AC_ACTION_STOP:
      return g_strdup (_("Plant no second card"));
    case AC_ACTION_PLANT_OPEN:
      return say_planting (context, state, (AcType) first, second);
    case AC_ACTION_GIVE:
      return say_giving (context, state, (AcType) first, (AcBoss) second);
    case AC_ACTION_GIVE_HAND:
      return say_giving (context, state, get_hand_card (state, first), (AcBoss) second);
    case AC_ACTION_HARVEST:
      return say_harvesting (context, state, first);
    case AC_ACTION_PAY:
      return say_paying (state);
    case AC_ACTION_BUY:
      return g_strdup (_("Buy the third field for four coins"));
    case AC_ACTION_END:
      return say_ending (state);
    case AC_ACTION_DISCARD:
    case AC_ACTION_KINDS:
    default:
      return ac_words_action (context, view, action);
    }
}

/*
 * Reasons
 */

/* The kind of bean that @action moves. */
static AcType
get_type (const AcState *state,
          TableeAction   action)
{
  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return get_hand_card (state, 0);
    case AC_ACTION_GIVE_HAND:
      return get_hand_card (state, ac_action_first (action));
    case AC_ACTION_PLANT_OPEN:
    case AC_ACTION_DISCARD:
    case AC_ACTION_GIVE:
      return (AcType) MIN (ac_action_first (action), AC_HIDDEN);
    case AC_ACTION_STOP:
    case AC_ACTION_PAY:
    case AC_ACTION_HARVEST:
    case AC_ACTION_BUY:
    case AC_ACTION_END:
    case AC_ACTION_KINDS:
    default:
      return AC_HIDDEN;
    }
}

static char *
say_other_type (const AcState *state,
                TableeAction   action)
{
  int field = ac_action_kind (action) == AC_ACTION_PLANT ? ac_action_first (action) : ac_action_second (action);
  AcType grown = (AcType) state->fields[MAX (state->current, 0)][MIN (field, AC_FIELDS - 1)].type;

  /* Translators: number of a field, "Blue bean" */
  return g_strdup_printf (_("Field %1$d grows another kind (%2$s): harvest it first."), field + 1, ac_words_bean_name (grown));
}

static char *
say_boss_other_type (const AcState *state,
                     AcBoss         boss)
{
  /* Translators: name of a boss, "Blue bean" */
  return g_strdup_printf (_("%1$s collects another kind now (%2$s)."), ac_words_boss (MIN (boss, AC_JOE)),
                          ac_words_bean_name ((AcType) state->bosses[MIN (boss, AC_JOE)].type));
}

/* Which boss waits is worth saying: the one without cards. */
static char *
say_boss_waits (const AcRuleset *ruleset,
                const AcState   *state)
{
  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (state->bosses[boss].count == 0)
      return g_strdup_printf (_("%s is without beans: give him a card first."), ac_words_boss ((AcBoss) boss));

  return g_strdup (_("A boss is without beans: give him a card first."));
}

static char *
say_game_reason (const TableePresentContext *context,
                 const AcState              *state,
                 TableeAction                action,
                 TableeReason                reason)
{
  switch ((int) reason)
    {
    case AC_REASON_NOT_THERE:
      return g_strdup (_("No such card lies open."));
    case AC_REASON_NOT_IN_HAND:
      return g_strdup (_("The hand has no such card."));
    case AC_REASON_NO_FIELD:
      return g_strdup (_("You do not own a third field."));
    case AC_REASON_OTHER_TYPE:
      return say_other_type (state, action);
    case AC_REASON_OTHER_FIELD:
      /* Translators: "Blue bean" */
      return g_strdup_printf (_("This kind grows on another field of yours already (%s)."),
                              ac_words_bean_name (get_type (state, action)));
    case AC_REASON_NO_BOSS:
      return g_strdup (_("Joe Bohnano is not in this game."));
    case AC_REASON_BOSS_OTHER_TYPE:
      return say_boss_other_type (state, (AcBoss) ac_action_second (action));
    case AC_REASON_OTHER_BOSS:
      return g_strdup (_("Another boss collects this kind already."));
    case AC_REASON_NOTHING_GROWS:
      return g_strdup (_("Nothing grows on this field."));
    case AC_REASON_LONE_BEAN:
      return g_strdup (_("A single bean can be harvested only beside another single one or an empty field."));
    case AC_REASON_NO_TRADE:
      return g_strdup (_("Alone you have three fields from the start."));
    case AC_REASON_BOUGHT:
      return g_strdup (_("You have bought the third field already."));
    case AC_REASON_COINS:
      return g_strdup (_("The third field costs four coins, which is more than you have."));
    case AC_REASON_BOSS_WAITS:
      return say_boss_waits (get_ruleset (context), state);
    case AC_REASON_CARDS_WAIT:
      return g_strdup (_("Every card that lies open must be used first."));
    default:
      return NULL;
    }
}

/* What must be done before planting cards, or going on, in this phase. */
static const char *
get_wrong_moment (AcPhase      phase,
                  AcActionKind kind)
{
  switch (phase)
    {
    case AC_PHASE_LEFTOVERS:
      return _("First plant or discard what the other player has left.");
    case AC_PHASE_PAY:
      return _("First pay the Mafia, or harvest what you do not want to share.");
    case AC_PHASE_PLANT:
      return kind == AC_ACTION_PLANT_OPEN ? _("No card lies open yet: plant those of your hand.")
                                          : _("The first card of your hand must be planted.");
    case AC_PHASE_PLANT_MORE:
      return kind == AC_ACTION_PLANT_OPEN ? _("No card lies open yet: plant those of your hand.")
                                          : _("First plant the next card of your hand, or stop planting.");
    case AC_PHASE_CULTIVATE:
      return _("Cards of the hand are planted before others are turned over.");
    case AC_PHASE_DRAW:
      return kind == AC_ACTION_PLANT_OPEN ? _("What lies open is left to the other player.")
                                          : _("Nothing more is planted in this turn: harvest if you like, or end it.");
    case AC_PHASE_OVER:
    default:
      return _("This cannot be done now.");
    }
}

static const char *
get_wrong_discard (const AcRuleset *ruleset,
                   AcPhase          phase)
{
  if (phase != AC_PHASE_CULTIVATE)
    return _("Only what the other player has left can be discarded.");

  return ruleset->base.seats > 1 ? _("Open cards are planted, given to a boss, or left to the other player, but not discarded.")
                                 : _("Open cards are planted or given to a boss, but not discarded.");
}

/* AC-R6: what was left to a player never goes to the Mafia. */
static const char *
get_wrong_gift (AcPhase      phase,
                AcActionKind kind)
{
  if (phase == AC_PHASE_LEFTOVERS && kind == AC_ACTION_GIVE)
    return _("What the other player has left cannot be given to the Mafia: plant or discard it.");
  if (phase == AC_PHASE_LEFTOVERS || phase == AC_PHASE_PAY)
    return get_wrong_moment (phase, kind);

  return _("Cards can be given to the Mafia while you cultivate what was turned over.");
}

static const char *
get_wrong_phase (const AcRuleset *ruleset,
                 AcPhase          phase,
                 AcActionKind     kind)
{
  switch (kind)
    {
    case AC_ACTION_GIVE:
    case AC_ACTION_GIVE_HAND:
      return get_wrong_gift (phase, kind);
    case AC_ACTION_DISCARD:
      return get_wrong_discard (ruleset, phase);
    case AC_ACTION_PAY:
      return _("There is nothing to pay now.");
    case AC_ACTION_PLANT:
    case AC_ACTION_STOP:
    case AC_ACTION_PLANT_OPEN:
    case AC_ACTION_HARVEST:
    case AC_ACTION_BUY:
    case AC_ACTION_END:
    case AC_ACTION_KINDS:
    default:
      return get_wrong_moment (phase, kind);
    }
}

char *
ac_words_reason (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action,
                 TableeReason                reason)
{
  switch ((int) reason)
    {
    case TABLEE_REASON_UNKNOWN:
      return g_strdup (_("There is no such move in Al Cabohne."));
    case TABLEE_REASON_OVER:
      return g_strdup (_("The game is over."));
    case TABLEE_REASON_PHASE:
      return g_strdup (get_wrong_phase (get_ruleset (context), (AcPhase) ((const AcState *) view)->phase,
                                        ac_action_kind (action)));
    default:
      return say_game_reason (context, view, action, reason);
    }
}
