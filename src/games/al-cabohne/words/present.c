/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/al-cabohne/rules/rules.h"
#include "terms.h"

#include "present/format.h"
#include "present/plain-words.h"
#include "present/result-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "kidney", .title = N_("Kidney Beans"), .subtitle = N_("How many cards bring 1, 2, 3 and 4 coins") },
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

static gboolean
can_plant (const AcState *state,
           AcType         type)
{
  for (int field = 0; field < state->owned[state->current]; field++)
    if (ac_check_plant (state, state->current, field, type) == TABLEE_REASON_NONE)
      return TRUE;

  return FALSE;
}

static char *
prompt_planting (const AcState *state)
{
  AcType front = get_front_card (state);
  gboolean fits = front == AC_HIDDEN || can_plant (state, front);

  if (state->phase == AC_PHASE_PLANT && fits)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Plant the first card of your hand: %s."), ac_words_bean (front));
  if (state->phase == AC_PHASE_PLANT)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("The first card of your hand fits on no field (%s): harvest one."), ac_words_bean (front));
  if (fits)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Plant the next card too (%s), or stop."), ac_words_bean (front));

  /* Translators: "a blue bean" */
  return g_strdup_printf (_("Stop planting, or harvest a field for the next card (%s)."), ac_words_bean (front));
}

/* Whether @boss takes a card of the hand, as far as the reader knows it. */
static gboolean
takes_of_hand (const AcRuleset *ruleset,
               const AcState   *state,
               AcBoss           boss)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  for (int i = 0; i < count; i++)
    if (hand[i] != AC_HIDDEN && ac_check_give (ruleset, state, boss, (AcType) hand[i]) == TABLEE_REASON_NONE)
      return TRUE;

  return FALSE;
}

/* Whether @boss is without cards and the hand must feed him. */
static gboolean
waits (const AcRuleset *ruleset,
       const AcState   *state,
       AcBoss           boss)
{
  return state->bosses[boss].count == 0 && takes_of_hand (ruleset, state, boss);
}

/* Or NULL if no boss waits. */
static char *
prompt_feeding (const AcRuleset *ruleset,
                const AcState   *state)
{
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (waits (ruleset, state, (AcBoss) boss))
      g_ptr_array_add (waiting, (gpointer) ac_words_boss ((AcBoss) boss));
  if (waiting->len == 0)
    return NULL;

  if (waiting->len == 1)
    /* Translators: name of a boss */
    return g_strdup_printf (_("Cultivate the open cards; %s is without beans and needs one."),
                            (const char *) g_ptr_array_index (waiting, 0));

  g_ptr_array_add (waiting, NULL);
  list = tablee_format_list ((const char *const *) waiting->pdata);
  /* Translators: names of bosses, more than one: "Al Cabohne and Don Corlebohne" */
  return g_strdup_printf (_("Cultivate the open cards; %s are without beans and need one each."), list);
}

static char *
prompt_paying (const AcState *state)
{
  g_autofree char *dues = ac_words_dues (state);

  if (dues == NULL)
    return g_strdup (_("Pay the Mafia, or harvest first what you do not want to share."));

  /* Translators: a list: "a blue bean to Al Cabohne and a puff bean to Don Corlebohne" */
  return g_strdup_printf (_("Pay %s, or harvest first."), dues);
}

/* Whether a field or a boss takes any of the open cards. */
static gboolean
can_use_open (const AcRuleset *ruleset,
              const AcState   *state)
{
  for (int type = 0; type < AC_TYPES; type++)
    {
      if (state->open[type] == 0)
        continue;
      if (can_plant (state, (AcType) type))
        return TRUE;
      for (int boss = 0; boss < ruleset->bosses; boss++)
        if (ac_check_give (ruleset, state, (AcBoss) boss, (AcType) type) == TABLEE_REASON_NONE)
          return TRUE;
    }

  return FALSE;
}

static char *
prompt_used_up (const AcRuleset *ruleset,
                const AcState   *state)
{
  for (int boss = 0; boss < ruleset->bosses; boss++)
    if (takes_of_hand (ruleset, state, (AcBoss) boss))
      return g_strdup (_("Every open card is used: finish, or give the Mafia a card of your hand."));

  return g_strdup (_("Every open card is used: you can finish."));
}

static char *
prompt_cultivating (const AcRuleset *ruleset,
                    const AcState   *state)
{
  char *feeding = prompt_feeding (ruleset, state);

  if (feeding != NULL)
    return feeding;
  if (ac_count_open (state) == 0)
    return prompt_used_up (ruleset, state);
  if (ruleset->base.seats == 1)
    return g_strdup (can_use_open (ruleset, state) ? _("Plant every open card, or give it to a boss.")
                                                   : _("No open card fits anywhere: harvest a field."));
  if (!can_use_open (ruleset, state))
    return g_strdup (_("No open card fits anywhere: harvest a field, or leave them to the other player."));

  return g_strdup (_("Plant the open cards, give them to bosses, or leave them to the other player."));
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const AcState *state = view;

  switch ((AcPhase) state->phase)
    {
    case AC_PHASE_LEFTOVERS:
      return g_strdup (_("Plant or discard what the other player has left."));
    case AC_PHASE_PAY:
      return prompt_paying (state);
    case AC_PHASE_PLANT:
    case AC_PHASE_PLANT_MORE:
      return prompt_planting (state);
    case AC_PHASE_CULTIVATE:
      return prompt_cultivating (get_ruleset (context), state);
    case AC_PHASE_DRAW:
      return g_strdup (_("Harvest if you like, then end your turn."));
    case AC_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const AcRuleset *ruleset = get_ruleset (context);
  const AcState *state = view;
  g_autofree char *cards = tablee_format_cards (count_pile (state, AC_PILE_DRAW));

  if (state->phase == AC_PHASE_OVER)
    return g_strdup (_("Over"));
  if (state->exhaustions >= ruleset->limit)
    return g_strdup (_("Last turn"));
  if (ruleset->limit == 1)
    /* Translators: "41 cards" */
    return g_strdup_printf (_("%s in the draw pile"), cards);

  /* Translators: how often the draw pile has been begun, how often it will be, "41 cards" */
  return g_strdup_printf (_("Pass %1$d of %2$d · %3$s in the draw pile"), state->exhaustions + 1, ruleset->limit, cards);
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
  g_autofree char *mafia = tablee_format_coins (count_pile (state, AC_PILE_MAFIA));

  for (int boss = 0; boss < ruleset->bosses; boss++)
    {
      g_autofree char *field = write_fields (&state->bosses[boss], 1);

      tablee_text_table_add (table, " ", ac_words_boss ((AcBoss) boss), boss == 0 ? mafia : "", field, "");
    }
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      gboolean decides = state->phase != AC_PHASE_OVER && seat == state->current;
      g_autofree char *coins = tablee_format_coins (count_pile (state, AC_PILE_COINS + seat));
      g_autofree char *fields = write_fields (state->fields[seat], state->owned[seat]);
      g_autofree char *hand = write_hand (state, seat);

      tablee_text_table_add (table, decides ? ">" : " ", context->names[seat], coins, fields, hand);
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
    return g_strdup (C_("open cards", "none"));
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

  /* Translators: where the game stands, lines of bosses and players, "2 blue beans" (turned over), "Blue bean" (top card) */
  return g_strdup_printf (_("%1$s\n%2$sOpen cards: %3$s\nTop of the discard pile: %4$s\n"), progress, rows, open,
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

  if (sheet->over && sheet->winner[0])
    /* Translators: name of a player, "15 coins" of the player, "14 coins" of the Mafia */
    return g_strdup_printf (_("%1$s beats the Mafia: %2$s against %3$s!"), name, mine, theirs);
  if (sheet->over)
    return g_strdup_printf (_("The Mafia beats %1$s: %3$s against %2$s."), name, mine, theirs);
  if (sheet->winner[0])
    return g_strdup_printf (_("%1$s is ahead of the Mafia: %2$s against %3$s."), name, mine, theirs);

  return g_strdup_printf (_("The Mafia is ahead of %1$s: %3$s against %2$s."), name, mine, theirs);
}

static char *
say_result (const TableePresentContext *context,
            const TableeScoreSheet     *sheet)
{
  int mafia = sheet->columns - 1;
  g_autofree char *best = NULL;

  if (context->ruleset->seats == 1)
    return say_result_alone (context, sheet);
  if (!sheet->winner[mafia])
    return tablee_result_words (context, sheet, say_score_value);

  best = say_score_value (context, sheet->totals[mafia]);
  /* Translators: "15 coins" */
  return g_strdup_printf (sheet->over ? _("The Mafia wins the game: %s!") : _("The Mafia is in the lead: %s."), best);
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
    return g_strdup_printf (_("Alone against three bosses, kidney beans at %s"), steps);

  /* Translators: the beanometer of the kidney beans: "5, 6, 7, 8" */
  return g_strdup_printf (_("Against each other and two bosses, kidney beans at %s"), steps);
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
  .tagline = N_("Plant, harvest, and keep more coins than three bosses who never work"),
  .credits = N_("A game by Uwe Rosenberg, published by Amigo (2000)."),
  .minutes = { 30, 45 },
  .help_page = "al-cabohne",
  .options = options,
  .first_deals = TRUE,
  .event = ac_words_event,
  .action = ac_words_action,
  .action_spoken = ac_words_action_spoken,
  .reason = ac_words_reason,
  .prompt = say_prompt,
  .progress = say_progress,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .score_cell = tablee_plain_score_cell,
  .result = say_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
