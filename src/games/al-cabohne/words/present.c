/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Al Cabohne in words: prompts, the table as text, results, options. */
#include "config.h"

#include "games/al-cabohne/rules/rules.h"
#include "differences.h"
#include "signs.h"
#include "terms.h"

#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"
#include "present/result-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "kidney", .title = N_("Kidney Beans"), .subtitle = N_("How many cards earn 1, 2, 3 and 4 coins") },
  { NULL },
};

static const AcRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const AcRuleset *) context->ruleset;
}

static int
count_pile (const AcState *state,
            int            pile)
{
  int count;

  ac_pile (state, (AcPile) pile, &count);
  return count;
}

/*
 * What is to be decided
 */

/* The front card of the hand of who decides; AC_HIDDEN for a reader who does not know it. */
static AcType
get_front_card (const AcState *state)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  return count > 0 ? (AcType) hand[0] : AC_HIDDEN;
}

/* A reader who does not know the hand sees its backs. */
static gboolean
knows_hand (const AcState *state)
{
  return get_front_card (state) != AC_HIDDEN || count_pile (state, AC_PILE_HAND + state->current) == 0;
}

static gboolean
can_plant (const AcState *state,
           AcType         type)
{
  for (int field = 0; field < state->owned[state->current]; field++)
    if (ac_check_plant (state, state->current, field, type) == TABLEE_REASON_NONE)
      return TRUE;

  return FALSE;
}

static gboolean
can_buy (const AcRuleset *ruleset,
         const AcState   *state)
{
  return ac_check_buy (ruleset, state, state->current) == TABLEE_REASON_NONE;
}

/* The front card, which fits nowhere. */
static char *
prompt_no_room (const AcRuleset *ruleset,
                const AcState   *state)
{
  const char *bean = ac_words_bean (get_front_card (state));
  gboolean buy = can_buy (ruleset, state);

  if (state->phase == AC_PHASE_PLANT && buy)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("The first card of your hand (%s) fits in none of your fields: harvest one, or buy the third field."), bean);
  if (state->phase == AC_PHASE_PLANT)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("The first card of your hand (%s) fits in none of your fields: harvest one."), bean);
  if (buy)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("Stop planting, or harvest or buy a field to plant the next card (%s)."), bean);

  /* Translators: "a blue bean" */
  return g_strdup_printf (_("Stop planting, or harvest a field to plant the next card (%s)."), bean);
}

static char *
prompt_planting (const AcRuleset *ruleset,
                 const AcState   *state)
{
  AcType front = get_front_card (state);

  if (front != AC_HIDDEN && !can_plant (state, front))
    return prompt_no_room (ruleset, state);
  if (state->phase == AC_PHASE_PLANT)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Plant the first card of your hand: %s."), ac_words_bean (front));

  /* Translators: "a blue bean" or "a card" */
  return g_strdup_printf (_("Plant the next card too (%s), or stop planting."), ac_words_bean (front));
}

/* How many kinds of beans in the hand an empty boss could be given: as no two bosses grow the same, so many can be given one at most (AC-R32). */
static int
count_gifts (const AcRuleset *ruleset,
             const AcState   *state)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);
  guint kinds = 0;

  for (int i = 0; i < count; i++)
    for (int boss = 0; boss < ruleset->bosses; boss++)
      if (state->bosses[boss].count == 0 && hand[i] != AC_HIDDEN &&
          ac_check_give (ruleset, state, (AcBoss) boss, (AcType) hand[i]) == TABLEE_REASON_NONE)
        kinds |= 1u << hand[i];

  return __builtin_popcount (kinds);
}

/* Ends @names. Returns: (transfer full) */
static char *
list_names (GPtrArray *names)
{
  g_ptr_array_add (names, NULL);

  return tablee_format_list ((const char *const *) names->pdata);
}

/* Or NULL if no boss waits. */
static char *
prompt_feeding (const AcRuleset *ruleset,
                const AcState   *state)
{
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (ac_boss_waits (ruleset, state, (AcBoss) boss))
      g_ptr_array_add (waiting, (gpointer) ac_words_boss ((AcBoss) boss));
  if (waiting->len == 0)
    return NULL;

  if (waiting->len == 1)
    /* Translators: name of a boss */
    return g_strdup_printf (ac_count_open (state) > 0 ? _("%s has no beans: before you finish, give him a revealed card or one from your hand.")
                                                      : _("%s has no beans, and your hand has one for him: give him a card before you finish."),
                            (const char *) g_ptr_array_index (waiting, 0));

  list = list_names (waiting);
  if (count_gifts (ruleset, state) == 1)
    /* Translators: names of bosses, more than one: "Al Cabohne and Don Corlebohne" */
    return g_strdup_printf (_("%s have no beans: before you finish, give one of them a card from your hand."), list);
  if (count_gifts (ruleset, state) < (int) waiting->len - 1)
    /* Translators: names of bosses, more than two: "Al Cabohne, Don Corlebohne and Joe Bohnano" */
    return g_strdup_printf (_("%s have no beans: before you finish, give cards from your hand to as many of them as you can."), list);

  /* Translators: names of bosses, more than one: "Al Cabohne and Don Corlebohne" */
  return g_strdup_printf (_("%s have no beans, and your hand has some for them: give each of them a card before you finish."), list);
}

static char *
prompt_paying (const AcState *state)
{
  g_autofree char *dues = ac_words_dues (state);

  if (dues == NULL)
    return g_strdup (_("Pay the Mafia, or first harvest what you do not want to share."));

  /* Translators: a list: "a blue bean to Al Cabohne and a puff bean to Don Corlebohne" */
  return g_strdup_printf (_("Pay %s, or first harvest what you do not want to share."), dues);
}

static gboolean
can_plant_open (const AcState *state)
{
  for (int type = 0; type < AC_TYPES; type++)
    if (state->open[type] > 0 && can_plant (state, (AcType) type))
      return TRUE;

  return FALSE;
}

static gboolean
can_give_open (const AcRuleset *ruleset,
               const AcState   *state)
{
  for (int type = 0; type < AC_TYPES; type++)
    for (int boss = 0; boss < ruleset->bosses; boss++)
      if (state->open[type] > 0 && ac_check_give (ruleset, state, (AcBoss) boss, (AcType) type) == TABLEE_REASON_NONE)
        return TRUE;

  return FALSE;
}

static char *
prompt_used_up (const AcRuleset *ruleset,
                const AcState   *state)
{
  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (ac_hand_feeds (ruleset, state, (AcBoss) boss))
      return g_strdup (_("Every revealed card is used: finish, or give the Mafia a card from your hand."));

  return g_strdup (_("Every revealed card is used: you can finish."));
}

/* What is not used is nobody's. */
static const char *
get_open_prompt_alone (const AcRuleset *ruleset,
                       const AcState   *state,
                       gulong           n)
{
  gboolean give = can_give_open (ruleset, state);

  if (can_plant_open (state) && give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it, or give it to a boss.",
                        "%d revealed cards: plant what fits, or give bosses what they take.", n);
  if (can_plant_open (state))
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it.", "%d revealed cards: plant them.", n);
  if (give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: give it to a boss, or harvest a field for it.",
                        "%d revealed cards: give bosses what they take, or harvest a field for them.", n);

  return g_dngettext (GETTEXT_PACKAGE, "%d revealed card, and no room for it: harvest a field.",
                      "%d revealed cards, and no room for them: harvest a field.", n);
}

static const char *
get_open_prompt (const AcRuleset *ruleset,
                 const AcState   *state,
                 gulong           n)
{
  gboolean give = can_give_open (ruleset, state);

  if (can_plant_open (state) && give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it, give it to a boss, or leave it to the other player.",
                        "%d revealed cards: plant what fits, give bosses what they take, or leave the rest to the other player.", n);
  if (can_plant_open (state))
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it, or leave it to the other player.",
                        "%d revealed cards: plant what fits, or leave the rest to the other player.", n);
  if (give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: give it to a boss, or leave it to the other player.",
                        "%d revealed cards: give bosses what they take, or leave the rest to the other player.", n);

  return g_dngettext (GETTEXT_PACKAGE, "%d revealed card, and no room for it: harvest a field, or leave it to the other player.",
                      "%d revealed cards, and no room for them: harvest a field, or leave them to the other player.", n);
}

/* Nobody takes what is not used. */
static const char *
get_last_open_prompt (const AcRuleset *ruleset,
                      const AcState   *state,
                      gulong           n)
{
  gboolean give = can_give_open (ruleset, state);

  if (can_plant_open (state) && give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it, give it to a boss, or finish the game.",
                        "%d revealed cards: plant what fits, give bosses what they take, or finish the game.", n);
  if (can_plant_open (state))
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: plant it, or finish the game.",
                        "%d revealed cards: plant what fits, or finish the game.", n);
  if (give)
    return g_dngettext (GETTEXT_PACKAGE, "%d revealed card: give it to a boss, or finish the game.",
                        "%d revealed cards: give bosses what they take, or finish the game.", n);

  return g_dngettext (GETTEXT_PACKAGE, "%d revealed card, and no room for it: harvest a field, or finish the game.",
                      "%d revealed cards, and no room for them: harvest a field, or finish the game.", n);
}

static const char *
find_open_prompt (const AcRuleset *ruleset,
                  const AcState   *state,
                  gulong           n)
{
  if (ruleset->base.seats == 1)
    return get_open_prompt_alone (ruleset, state, n);

  return ac_is_last_turn (ruleset, state) ? get_last_open_prompt (ruleset, state, n) : get_open_prompt (ruleset, state, n);
}

/* Who gets nothing, since the hand has nothing for him. Or NULL. */
static char *
say_spared (const AcRuleset *ruleset,
            const AcState   *state)
{
  g_autoptr (GPtrArray) spared = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (state->bosses[boss].count == 0)
      g_ptr_array_add (spared, (gpointer) ac_words_boss_name ((AcBoss) boss));
  if (spared->len == 0)
    return NULL;
  if (spared->len == 1)
    /* Translators: "Al", "Don" or "Joe" */
    return g_strdup_printf (_("%s has no beans, but your hand has none for him: he need not get any."),
                            (const char *) g_ptr_array_index (spared, 0));

  list = list_names (spared);
  /* Translators: "Al and Don" */
  return g_strdup_printf (_("%s have no beans, but your hand has none for them: they need not get any."), list);
}

/* What the hand can do for the bosses besides: no boss waits for it. Or NULL. */
static char *
say_hand (const AcRuleset *ruleset,
          const AcState   *state)
{
  int fed = 0;
  AcBoss last = AC_AL;

  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (ac_hand_feeds (ruleset, state, (AcBoss) boss))
      {
        last = (AcBoss) boss;
        fed++;
      }
  if (fed > 1)
    return g_strdup (_("You may also give bosses cards from your hand."));
  if (fed == 1)
    /* Translators: "Al", "Don" or "Joe" */
    return g_strdup_printf (_("You may also give %s a card from your hand."), ac_words_boss_name (last));

  return knows_hand (state) ? say_spared (ruleset, state) : NULL;
}

/* @prompt: owned, and what is returned instead: with the way out that costs something, where what lies open fits in no field. */
static char *
add_buying (const AcRuleset *ruleset,
            const AcState   *state,
            char            *prompt)
{
  g_autofree char *alone = prompt;

  if (can_plant_open (state) || !can_buy (ruleset, state))
    return g_steal_pointer (&alone);

  return g_strconcat (alone, " ", _("You may also buy your third field."), NULL);
}

/* Formats are those of the functions before, which have their numbers. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
prompt_cultivating (const AcRuleset *ruleset,
                    const AcState   *state)
{
  char *feeding = prompt_feeding (ruleset, state);
  int open = ac_count_open (state);
  g_autofree char *about_open = NULL;
  g_autofree char *about_hand = NULL;

  if (feeding != NULL)
    return feeding;
  if (open == 0)
    return prompt_used_up (ruleset, state);

  about_open = g_strdup_printf (find_open_prompt (ruleset, state, (gulong) open), open);
  about_hand = say_hand (ruleset, state);
  if (about_hand == NULL)
    return add_buying (ruleset, state, g_steal_pointer (&about_open));

  return g_strconcat (about_open, " ", about_hand, NULL);
}
#pragma GCC diagnostic pop

static char *
prompt_leftovers (const AcState *state)
{
  int open = ac_count_open (state);
  gulong n = (gulong) open;

  if (can_plant_open (state))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The other player left you %d card: plant it or discard it.",
                                         "The other player left you %d cards: plant or discard each of them.", n), open);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The other player left you %d card: discard it, or harvest a field for it.",
                                       "The other player left you %d cards: discard them, or harvest a field for them.", n), open);
}

/* How many fields could be harvested for coins, the last of them, and how many coins that would be. */
static int
count_harvests (const AcRuleset *ruleset,
                const AcState   *state,
                int             *last,
                int             *coins)
{
  int count = 0;

  *coins = 0;
  for (int field = 0; field < state->owned[state->current]; field++)
    {
      int value = ac_field_value (ruleset, state->fields[state->current][field]);

      if (value == 0 || ac_check_harvest (state, state->current, field) != TABLEE_REASON_NONE)
        continue;

      *last = field;
      *coins += value;
      count++;
    }

  return count;
}

/* The last moment to harvest and to buy. */
static char *
prompt_ending (const AcRuleset *ruleset,
               const AcState   *state)
{
  gboolean buy = can_buy (ruleset, state);
  int field;
  int sum;
  int count = count_harvests (ruleset, state, &field, &sum);
  g_autofree char *coins = tablee_format_coins (sum);

  if (count == 0)
    return g_strdup (buy ? _("End your turn, or buy your third field; a harvest would bring nothing now.")
                         : _("End your turn; a harvest would bring nothing now."));
  if (count == 1 && buy)
    /* Translators: number of a field, "2 coins" */
    return g_strdup_printf (_("End your turn, harvest field %1$d for %2$s, or buy your third field."), field + 1, coins);
  if (count == 1)
    /* Translators: number of a field, "2 coins" */
    return g_strdup_printf (_("End your turn, or harvest field %1$d for %2$s."), field + 1, coins);

  /* Translators: "5 coins" */
  return g_strdup_printf (buy ? _("End your turn, harvest fields for %s in all, or buy your third field.")
                              : _("End your turn, or harvest fields for %s in all."), coins);
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const AcState *state = view;

  switch ((AcPhase) state->phase)
    {
    case AC_PHASE_LEFTOVERS:
      return add_buying (get_ruleset (context), state, prompt_leftovers (state));
    case AC_PHASE_PAY:
      return prompt_paying (state);
    case AC_PHASE_PLANT:
    case AC_PHASE_PLANT_MORE:
      return prompt_planting (get_ruleset (context), state);
    case AC_PHASE_CULTIVATE:
      return prompt_cultivating (get_ruleset (context), state);
    case AC_PHASE_DRAW:
      return prompt_ending (get_ruleset (context), state);
    case AC_PHASE_OVER:
    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
has_lone_bean (const AcState *state)
{
  for (int field = 0; field < state->owned[state->current]; field++)
    if (ac_check_harvest (state, state->current, field) == (TableeReason) AC_REASON_LONE_BEAN)
      return TRUE;

  return FALSE;
}

static char *
say_forced (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  const AcState *state = view;
  const AcField *grown = &state->fields[state->current][ac_action_first (action)];
  g_autofree char *beans = NULL;

  if (ac_action_kind (action) == AC_ACTION_GIVE_HAND)
    return prompt_feeding (get_ruleset (context), state);

  beans = ac_words_beans ((AcType) grown->type, grown->count);
  if (has_lone_bean (state))
    /* Translators: "3 chili beans" */
    return g_strdup_printf (_("You must harvest %s: a single bean stays while all your other fields have more."), beans);

  /* Translators: "3 chili beans" */
  return g_strdup_printf (_("You must harvest %s: there is no other field to harvest."), beans);
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const AcRuleset *ruleset = get_ruleset (context);
  const AcState *state = view;
  g_autofree char *cards = tablee_format_cards (count_pile (state, AC_PILE_DRAW));

  if (state->phase == AC_PHASE_OVER)
    return g_strdup (_("The game is over"));
  if (state->exhaustions >= ruleset->limit)
    return g_strdup (_("Last turn"));
  if (ruleset->limit == 1)
    /* Translators: "41 cards" */
    return g_strdup_printf (_("%s in the draw pile"), cards);

  if (count_pile (state, AC_PILE_DRAW) == 0)
    /* Translators: how often the draw pile has been begun, how often it will be: the next card is drawn from cards that are shuffled then */
    return g_strdup_printf (_("Draw pile %1$d of %2$d · not shuffled yet"), state->exhaustions + 1, ruleset->limit);

  /* Translators: how often the draw pile has been begun, how often it will be, "41 cards" */
  return g_strdup_printf (_("Draw pile %1$d of %2$d · %3$s"), state->exhaustions + 1, ruleset->limit, cards);
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  if (end->of == 1)
    return g_strdup (_("The game is over: the draw pile is used up."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The game is over: %d draw pile is used up.",
                                       "The game is over: all %d draw piles are used up.", (gulong) end->of),
                          end->of);
}

/*
 * The table as text
 */

/* "5 blue beans, 1 puff bean". */
static char *
write_fields (const AcField *fields,
              int            count)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < count; i++)
    g_ptr_array_add (words, fields[i].count > 0 ? ac_words_beans ((AcType) fields[i].type, fields[i].count)
                                                : g_strdup (C_("field", "empty")));
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" | ", (char **) words->pdata);
}

static char *
write_hand (const AcState *state,
            int            seat)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &count);
  g_autoptr (GString) text = g_string_new (NULL);

  if (count > 0 && hand[0] == AC_HIDDEN)
    return tablee_format_cards (count);
  for (int i = 0; i < count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " > " : "", ac_words_bean_name ((AcType) hand[i]));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_rows (const TableePresentContext *context,
            const AcState              *state)
{
  const AcRuleset *ruleset = get_ruleset (context);
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("llrll");
  g_autofree char *mafia = tablee_format_coins (ac_coins_now (ruleset, state, ruleset->base.seats));

  for (int boss = 0; boss < ruleset->bosses; boss++)
    {
      g_autofree char *field = write_fields (&state->bosses[boss], 1);

      tablee_text_table_add (table, " ", ac_words_boss ((AcBoss) boss), boss == 0 ? mafia : "", field, "");
    }
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      gboolean decides = state->phase != AC_PHASE_OVER && seat == state->current;
      g_autofree char *coins = tablee_format_coins (ac_coins_now (ruleset, state, seat));
      g_autofree char *fields = write_fields (state->fields[seat], state->owned[seat]);
      g_autofree char *hand = write_hand (state, seat);

      tablee_text_table_add (table, decides ? ">" : " ", tablee_label_of (context, seat), coins, fields, hand);
    }

  return tablee_text_table_to_text (table);
}

static char *
write_open (const AcState *state)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int type = 0; type < AC_TYPES; type++)
    if (state->open[type] > 0)
      g_ptr_array_add (words, ac_words_beans ((AcType) type, state->open[type]));
  if (words->len == 0)
    return g_strdup (C_("revealed cards", "none"));
  g_ptr_array_add (words, NULL);

  return tablee_format_list ((const char *const *) words->pdata);
}

static const char *
get_discard_top (const AcState *state)
{
  int count;
  const AcCard *discard = ac_pile (state, AC_PILE_DISCARD, &count);

  return count > 0 ? ac_words_bean_name ((AcType) discard[count - 1]) : C_("discard pile", "empty");
}

static char *
write_table (const TableePresentContext *context,
             const void                 *view)
{
  const AcState *state = view;
  g_autofree char *progress = say_progress (context, view);
  g_autofree char *rows = write_rows (context, state);
  g_autofree char *open = write_open (state);

  /* Translators: where the game stands, lines of bosses and players, "2 blue beans" (revealed), "Blue bean" (top card) */
  return g_strdup_printf (_("%1$s\n%2$sRevealed cards: %3$s\nTop of the discard pile: %4$s\n"), progress, rows, open,
                          get_discard_top (state));
}

/*
 * Score sheet
 */

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  return g_strdup (g_str_equal (row_id, "coins") ? C_("score sheet", "Coins") : C_("score sheet", "Fields"));
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return tablee_format_coin_sum (value);
}

static char *
say_result_alone (const TableePresentContext *context,
                  const TableeScoreSheet     *sheet)
{
  const char *name = context->names[0];
  g_autofree char *mine = say_score_value (context, sheet->totals[0]);
  g_autofree char *theirs = say_score_value (context, sheet->totals[sheet->columns - 1]);

  if (sheet->totals[0] == sheet->totals[sheet->columns - 1] && !sheet->winner[0])
    /* Translators: "15 coins": of the player, and of the Mafia */
    return g_strdup_printf (sheet->over ? _("The Mafia wins a tie: %s each.") : _("Level with the Mafia: %s each."), mine);
  if (sheet->over && sheet->winner[0])
    /* Translators: "15 coins" of the player, "14 coins" of the Mafia; name of the player */
    return tablee_say_of (context, 0, _("You beat the Mafia: %1$s against %2$s!"), _("%3$s beats the Mafia: %1$s against %2$s!"),
                          mine, theirs, name);
  if (sheet->over)
    return tablee_say_of (context, 0, _("The Mafia beats you: %2$s against %1$s."), _("The Mafia beats %3$s: %2$s against %1$s."),
                          mine, theirs, name);
  if (sheet->winner[0])
    return tablee_say_of (context, 0, _("You are ahead of the Mafia: %1$s against %2$s."),
                          _("%3$s is ahead of the Mafia: %1$s against %2$s."), mine, theirs, name);

  return tablee_say_of (context, 0, _("The Mafia is ahead of you: %2$s against %1$s."),
                        _("The Mafia is ahead of %3$s: %2$s against %1$s."), mine, theirs, name);
}

/* Who is level with the Mafia: whoever reads it, if possible. Or TABLEE_NOBODY. */
static int
find_level (const TableePresentContext *context,
            const TableeScoreSheet     *sheet)
{
  int found = TABLEE_NOBODY;

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    if (sheet->totals[seat] == sheet->totals[sheet->columns - 1] && (found == TABLEE_NOBODY || tablee_is_listener (context, seat)))
      found = seat;

  return found;
}

static char *
say_result (const TableePresentContext *context,
            const TableeScoreSheet     *sheet)
{
  int mafia = sheet->columns - 1;
  int level = find_level (context, sheet);
  g_autofree char *best = NULL;

  if (context->ruleset->seats == 1)
    return say_result_alone (context, sheet);
  if (!sheet->winner[mafia])
    return tablee_result_words (context, sheet, say_score_value);

  best = say_score_value (context, sheet->totals[mafia]);
  if (sheet->over && level != TABLEE_NOBODY)
    /* Translators: "10 coins"; name of a player */
    return tablee_say_of (context, level, _("The Mafia wins: you both have %1$s, and a tie is the Mafia’s."),
                          _("The Mafia wins: it has %1$s like %2$s, and a tie is the Mafia’s."), best, context->names[level]);

  /* Translators: "15 coins" */
  return g_strdup_printf (sheet->over ? _("The Mafia wins the game with %s!") : _("The Mafia is in the lead: %s."), best);
}

/*
 * Options
 */

static char *
say_options (const TableePresentContext *context)
{
  const AcRuleset *ruleset = get_ruleset (context);
  g_autofree char *steps = ac_words_steps (ruleset, AC_KIDNEY);

  if (ruleset->base.seats == 1)
    /* Translators: the beanometer of the kidney beans: "5, 6, 7, 8" */
    return g_strdup_printf (_("One player against three bosses, kidney beans at %s"), steps);

  /* Translators: the beanometer of the kidney beans: "5, 6, 7, 8" */
  return g_strdup_printf (_("Two players against each other and two bosses, kidney beans at %s"), steps);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  return g_strdup (value == 0 ? C_("beanometer", "5, 6, 7, 8") : C_("beanometer", "3, 6, 7, 8"));
}

const TableePresent tablee_al_cabohne_present = {
  .game = &tablee_al_cabohne_game,
  .name = N_("Al Cabohne"),
  .tagline = N_("Plant, harvest, and earn more than the Mafia, which never works"),
  .credits = N_("A game by Uwe Rosenberg, published by Amigo (2000)."),
  .minutes = { 30, 45 },
  .help_page = "al-cabohne",
  .options = options,
  .reasons = &ac_words_reasons,
  .event = ac_words_event,
  .event_sign = ac_words_event_sign,
  .begins_turn = ac_words_begins_turn,
  .whys = ac_words_whys,
  .moods = ac_words_moods,
  .tempers = {
    [TABLEE_TEMPER_HOARDER] = N_("Lets beans grow in the fields, and harvests late."),
    [TABLEE_TEMPER_HASTY] = N_("Harvests soon, even a few beans."),
    [TABLEE_TEMPER_GAMBLER] = N_("Plants what a boss collects, too, and pays for it."),
    [TABLEE_TEMPER_SPOILER] = N_("Takes beans that would fit a field of the other player’s."),
  },
  .action = ac_words_action,
  .action_spoken = ac_words_action_spoken,
  .action_quoted = ac_words_action_quoted,
  .hand = ac_words_hand,
  .reason = ac_words_reason,
  .prompt = say_prompt,
  .forced = say_forced,
  .progress = say_progress,
  .end = tablee_plain_end,
  .last = tablee_plain_last,
  .ended = say_ended,
  .difference = ac_words_difference,
  .is_about = ac_words_is_about,
  .evident = ac_words_evident,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .score_cell = tablee_plain_score_cell,
  .result = say_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
