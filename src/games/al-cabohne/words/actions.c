/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions of Al Cabohne in words, and why they are refused. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"

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

static gboolean
has_in_hand (const AcState *state,
             AcType         type)
{
  int count;

  ac_pile (state, (AcPile) (AC_PILE_HAND + MAX (state->current, 0)), &count);
  for (int i = 0; i < count; i++)
    if (get_hand_card (state, i) == type)
      return TRUE;

  return FALSE;
}

/* Of two of a kind it is said which: one lies there, the other one is in the hand. */
static char *
name_gift (const AcState *state,
           AcType         type,
           AcBoss         boss)
{
  /* Translators: "a blue bean", name of a boss */
  return g_strdup_printf (has_in_hand (state, type) ? _("Give %1$s (revealed) to %2$s") : _("Give %1$s to %2$s"), ac_words_bean (type),
                          ac_words_boss (boss));
}

const char *
ac_words_end_title (const AcRuleset *ruleset,
                    const AcState   *state)
{
  if (state->phase != AC_PHASE_CULTIVATE)
    return _("End the Turn");

  return ac_is_last_turn (ruleset, state) ? _("Finish the Game") : _("Finish and Draw");
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
      return g_strdup_printf (_("Plant in Field %d"), first + 1);
    case AC_ACTION_STOP:
      return g_strdup (_("Stop Planting"));
    case AC_ACTION_PLANT_OPEN:
      /* Translators: "a blue bean", number of a field */
      return g_strdup_printf (_("Plant %1$s in Field %2$d"), ac_words_bean ((AcType) first), second + 1);
    case AC_ACTION_DISCARD:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Discard %s"), ac_words_bean ((AcType) first));
    case AC_ACTION_PAY:
      return g_strdup (_("Pay the Mafia"));
    case AC_ACTION_GIVE:
      return name_gift (state, (AcType) first, (AcBoss) second);
    case AC_ACTION_GIVE_HAND:
      /* Translators: "a blue bean", its place in the hand (from 1), name of a boss */
      return g_strdup_printf (_("Give %1$s (card %2$d) to %3$s"), ac_words_bean (get_hand_card (state, first)),
                              first + 1, ac_words_boss ((AcBoss) second));
    case AC_ACTION_HARVEST:
      return g_strdup_printf (_("Harvest Field %d"), first + 1);
    case AC_ACTION_BUY:
      return g_strdup (_("Buy the Third Field"));
    case AC_ACTION_END:
      return g_strdup (ac_words_end_title (get_ruleset (context), state));
    case AC_ACTION_KINDS:
    default:
      return NULL;
    }
}

/* With the beans that it is about, which whoever sees the table knows. */
char *
ac_words_action_quoted (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  const AcState *state = view;
  int number = ac_action_first (action);
  AcType next = get_hand_card (state, 0);
  AcField field = { 0 };

  if (ac_action_kind (action) == AC_ACTION_PLANT && next != AC_HIDDEN)
    return g_strdup_printf (_("Plant %1$s in Field %2$d"), ac_words_bean (next), number + 1);
  if (ac_action_kind (action) == AC_ACTION_HARVEST)
    field = state->fields[MAX (state->current, 0)][number];
  if (field.count > 0)
    {
      g_autofree char *beans = ac_words_beans ((AcType) field.type, field.count);

      /* Translators: number of a field, "5 puff beans" */
      return g_strdup_printf (_("Harvest Field %1$d (%2$s)"), number + 1, beans);
    }

  return ac_words_action (context, view, action);
}

char *
ac_words_hand (const TableePresentContext *context,
               const void                 *view)
{
  const AcState *state = view;
  g_autoptr (GPtrArray) beans = g_ptr_array_new ();
  int count;

  ac_pile (state, (AcPile) (AC_PILE_HAND + MAX (state->current, 0)), &count);
  if (count == 0)
    return NULL;

  for (int i = 0; i < count; i++)
    g_ptr_array_add (beans, (gpointer) ac_words_bean (get_hand_card (state, i)));
  g_ptr_array_add (beans, NULL);

  return tablee_format_list ((const char *const *) beans->pdata);
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
    return g_strdup_printf (_("Plant the card in field %d"), number + 1);

  if (ac_field_value (get_ruleset (context), grown) == 0)
    /* Translators: "a blue bean", number of a field, "2 cards" */
    return g_strdup_printf (_("Plant %1$s in field %2$d: %3$s, worth nothing yet"), ac_words_bean (type), number + 1, cards);

  coins = tablee_format_coins (ac_field_value (get_ruleset (context), grown));
  /* Translators: "a blue bean", number of a field, "5 cards", "2 coins" */
  return g_strdup_printf (_("Plant %1$s in field %2$d: %3$s, worth %4$s"), ac_words_bean (type), number + 1, cards, coins);
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
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Give %1$s to %2$s, who will then have %3$d of %4$d cards",
                                       "Give %1$s to %2$s, who will then have %3$d of %4$d cards", (gulong) count),
                          ac_words_bean (type), ac_words_boss (boss), count, ac_boss_cards (ruleset, boss, type));
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
  if (ac_field_value (get_ruleset (context), field) == 0)
    /* Translators: number of a field, "2 blue beans" */
    return g_strdup_printf (_("Harvest field %1$d: %2$s, and get nothing"), number + 1, beans);

  coins = tablee_format_coins (ac_field_value (get_ruleset (context), field));
  /* Translators: number of a field, "5 puff beans", "2 coins" */
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
say_ending (const TableePresentContext *context,
            const AcState              *state)
{
  int open = ac_count_open (state);
  g_autofree char *left = NULL;

  if (state->phase != AC_PHASE_CULTIVATE)
    return g_strdup (_("End the turn"));
  if (ac_is_last_turn (get_ruleset (context), state))
    return g_strdup (_("Finish the game: all fields are sold"));
  if (open == 0)
    return g_strdup (_("Finish and draw cards"));

  left = tablee_format_cards (open);
  /* Translators: "2 cards", name of the other player */
  return g_strdup_printf (_("Finish, leave %1$s to %2$s, and draw cards"), left,
                          tablee_name_of (context, AC_SEATS - 1 - MAX (state->current, 0)));
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
      return g_strdup (_("Do not plant a second card"));
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
      return say_ending (context, state);
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

/* Those that are the same in any position. */
static const char *const reasons[] = {
  [AC_REASON_NOT_THERE - TABLEE_REASON_GAME] = N_("No revealed card is of this kind."),
  [AC_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = N_("Your hand has fewer cards."),
  [AC_REASON_NO_FIELD - TABLEE_REASON_GAME] = N_("You have not bought a third field."),
  [AC_REASON_NO_BOSS - TABLEE_REASON_GAME] = N_("Joe Bohnano is not in this game."),
  [AC_REASON_OTHER_BOSS - TABLEE_REASON_GAME] = N_("Another boss is already collecting this kind."),
  [AC_REASON_NOTHING_GROWS - TABLEE_REASON_GAME] = N_("Nothing grows in this field."),
  [AC_REASON_LONE_BEAN - TABLEE_REASON_GAME] = N_("You can harvest a single bean only if another of your fields is empty or has a single bean too."),
  [AC_REASON_NO_TRADE - TABLEE_REASON_GAME] = N_("When you play alone, you have three fields from the start."),
  [AC_REASON_BOUGHT - TABLEE_REASON_GAME] = N_("You have already bought your third field."),
  [AC_REASON_CARDS_WAIT - TABLEE_REASON_GAME] = N_("Use every revealed card first."),
};

const TableeWordList ac_words_reasons = { reasons, G_N_ELEMENTS (reasons) };

static char *
say_other_type (const AcState *state,
                TableeAction   action)
{
  int field = ac_action_kind (action) == AC_ACTION_PLANT ? ac_action_first (action) : ac_action_second (action);
  AcType grown = (AcType) state->fields[MAX (state->current, 0)][MIN (field, AC_FIELDS - 1)].type;

  /* Translators: number of a field, "Blue bean" */
  return g_strdup_printf (_("Another kind grows in field %1$d (%2$s): harvest it first."), field + 1, ac_words_bean_name (grown));
}

static char *
say_boss_other_type (const AcState *state,
                     AcBoss         boss)
{
  /* Translators: name of a boss, "Blue bean" */
  return g_strdup_printf (_("%1$s is collecting another kind (%2$s)."), ac_words_boss (MIN (boss, AC_JOE)),
                          ac_words_bean_name ((AcType) state->bosses[MIN (boss, AC_JOE)].type));
}

static char *
say_too_few_coins (const AcState *state)
{
  int count;
  g_autofree char *price = tablee_format_coin_sum (AC_FIELD_PRICE);
  g_autofree char *coins = NULL;

  ac_pile (state, (AcPile) (AC_PILE_COINS + MAX (state->current, 0)), &count);
  coins = tablee_format_coin_sum (count);
  /* Translators: "4 coins", "3 coins" */
  return g_strdup_printf (_("The third field costs %1$s, and you have %2$s."), price, coins);
}

/* Which boss waits is worth saying: the one without cards. */
static char *
say_boss_waits (const AcRuleset *ruleset,
                const AcState   *state)
{
  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (ac_boss_waits (ruleset, state, (AcBoss) boss))
      return g_strdup_printf (_("%s has no beans, and your hand has one for him: give him a card first."), ac_words_boss ((AcBoss) boss));

  return g_strdup (_("One boss has no beans: give him a card first."));
}

/* What must be done before planting cards, or going on, in this phase. */
static const char *
get_wrong_moment (AcPhase      phase,
                  AcActionKind kind)
{
  switch (phase)
    {
    case AC_PHASE_LEFTOVERS:
      return _("First plant or discard the cards the other player left you.");
    case AC_PHASE_PAY:
      return _("First pay the Mafia, or harvest what you do not want to share.");
    case AC_PHASE_PLANT:
      return kind == AC_ACTION_PLANT_OPEN ? _("No card is revealed yet: plant from your hand.")
                                          : _("First plant the first card of your hand.");
    case AC_PHASE_PLANT_MORE:
      return kind == AC_ACTION_PLANT_OPEN ? _("No card is revealed yet: plant from your hand.")
                                          : _("First plant the next card of your hand, or stop planting.");
    case AC_PHASE_CULTIVATE:
      return _("It is too late to plant from your hand: that comes before new cards are revealed.");
    case AC_PHASE_DRAW:
      return kind == AC_ACTION_PLANT_OPEN ? _("The revealed cards are now left to the other player.")
                                          : _("Planting is over for this turn: end it, or harvest first.");
    case AC_PHASE_OVER:
    default:
      return _("This cannot be done now.");
    }
}

static const char *
get_wrong_discard (const AcRuleset *ruleset,
                   const AcState   *state)
{
  if (state->phase != AC_PHASE_CULTIVATE)
    return _("You can discard only cards that the other player left you.");

  if (ruleset->base.seats == 1 || ac_is_last_turn (ruleset, state))
    return _("You cannot discard revealed cards: plant them or give them to a boss.");

  return _("You cannot discard revealed cards: plant them, give them to a boss, or leave them to the other player.");
}

/* AC-R6: what was left to a player never goes to the Mafia. */
static const char *
get_wrong_gift (AcPhase      phase,
                AcActionKind kind)
{
  if (phase == AC_PHASE_LEFTOVERS && kind == AC_ACTION_GIVE)
    return _("You cannot give the Mafia cards that the other player left you: plant or discard them.");
  if (phase == AC_PHASE_LEFTOVERS || phase == AC_PHASE_PAY)
    return get_wrong_moment (phase, kind);

  return _("You can give cards to the Mafia only while you cultivate the revealed cards.");
}

static const char *
get_wrong_phase (const AcRuleset *ruleset,
                 const AcState   *state,
                 AcActionKind     kind)
{
  AcPhase phase = (AcPhase) state->phase;

  switch (kind)
    {
    case AC_ACTION_GIVE:
    case AC_ACTION_GIVE_HAND:
      return get_wrong_gift (phase, kind);
    case AC_ACTION_DISCARD:
      return get_wrong_discard (ruleset, state);
    case AC_ACTION_PAY:
      return _("You owe the Mafia nothing now.");
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
    case TABLEE_REASON_PHASE:
      return g_strdup (get_wrong_phase (get_ruleset (context), view, ac_action_kind (action)));
    case AC_REASON_OTHER_TYPE:
      return say_other_type (view, action);
    case AC_REASON_OTHER_FIELD:
      /* Translators: "Blue bean" */
      return g_strdup_printf (_("This kind already grows in another of your fields (%s)."),
                              ac_words_bean_name (get_type (view, action)));
    case AC_REASON_BOSS_OTHER_TYPE:
      return say_boss_other_type (view, (AcBoss) ac_action_second (action));
    case AC_REASON_COINS:
      return say_too_few_coins (view);
    case AC_REASON_BOSS_WAITS:
      return say_boss_waits (get_ruleset (context), view);
    default:
      return tablee_plain_reason (context, view, action, reason);
    }
}
