/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/bean-chains/rules/rules.h"
#include "terms.h"

#include "present/format.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "chains", .title = N_("Chains"), .subtitle = N_("Room for three from the start, or for two and one that is bought") },
  { .key = "plays", .title = N_("Cards Played in a Turn"), .subtitle = N_("One is compulsory") },
  { .key = "final_sale", .title = N_("Final Sale"), .subtitle = N_("The chains that stand at the end are sold too") },
  { NULL },
};

static const ChRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const ChRuleset *) context->ruleset;
}

/*
 * What is to be decided
 */

static int
get_front_card (const ChState *state)
{
  const ChSeat *seat = &state->seats[state->current];

  return seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;
}

static char *
prompt_playing (const ChRuleset *ruleset,
                const ChState   *state)
{
  int bean = get_front_card (state);
  gboolean sale = bean != CH_NO_BEAN && ch_place (ruleset, state, state->current, bean) == CH_PLACE_SALE;

  if (state->phase == CH_PHASE_PLAY && !sale)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Play the first card of your hand: %s."), ch_words_bean (bean));
  if (state->phase == CH_PHASE_PLAY)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("Play the first card of your hand (%s): a chain must be sold for it."), ch_words_bean (bean));
  if (!sale)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Play the next card too (%s), or stop."), ch_words_bean (bean));

  /* Translators: "a blue bean" */
  return g_strdup_printf (_("Stop playing, or sell a chain for the next card (%s)."), ch_words_bean (bean));
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const ChState *state = view;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_LEFTOVERS:
      return g_strdup (_("Chain what the other player has left in the trade area, or throw it away."));
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return prompt_playing (get_ruleset (context), state);
    case CH_PHASE_DISCARD:
      return g_strdup (_("Throw one card of your hand away, or none."));
    case CH_PHASE_TRADE:
      return g_strdup (ch_count_trade (state) > 0 ? _("Chain cards of the trade area, or leave them to the other player.")
                                                  : _("The trade area is empty: end your turn."));
    case CH_PHASE_SELL:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Choose the chain to sell: %s needs its place."), ch_words_bean (state->pending));
    case CH_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const ChState *state = view;
  g_autofree char *cards = tablee_format_cards (state->deck_count);

  if (state->phase == CH_PHASE_OVER)
    return g_strdup (_("Over"));

  /* Translators: number of the turn, of how many, "49 cards" */
  return g_strdup_printf (_("Turn %1$d of %2$d · %3$s in the deck"), state->turn, ch_last_turn (state), cards);
}

/*
 * The table as text
 */

static char *
write_chains (const ChSeat *seat)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (seat->chains[bean] > 0)
      {
        g_autofree char *beans = ch_words_beans (bean, seat->chains[bean]);
        g_autofree char *coins = tablee_format_coins (ch_worth (bean, seat->chains[bean]));

        /* Translators: a chain and what it brings now: "8 chili beans (3 coins)" */
        g_ptr_array_add (words, g_strdup_printf (C_("chain", "%1$s (%2$s)"), beans, coins));
      }
  if (words->len == 0)
    return g_strdup (C_("chains", "none"));
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" | ", (char **) words->pdata);
}

static char *
write_hand (const ChSeat *seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < seat->hand_count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " > " : "", ch_words_bean_name (seat->hand[i]));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_seats (const TableePresentContext *context,
             const ChState              *state)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("llrll");

  for (int i = 0; i < CH_SEATS; i++)
    {
      gboolean decides = state->phase != CH_PHASE_OVER && i == state->current;
      g_autofree char *coins = tablee_format_coins (state->seats[i].coins);
      g_autofree char *chains = write_chains (&state->seats[i]);
      g_autofree char *hand = write_hand (&state->seats[i]);

      tablee_text_table_add (table, decides ? ">" : " ", context->names[i], coins, chains, hand);
    }

  return tablee_text_table_to_text (table);
}

static char *
write_trade (const ChState *state)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (state->trade[bean] > 0)
      g_ptr_array_add (words, ch_words_beans (bean, state->trade[bean]));
  if (words->len == 0)
    return g_strdup (C_("trade area", "empty"));
  g_ptr_array_add (words, NULL);

  return tablee_format_list ((const char *const *) words->pdata);
}

static char *
write_table (const TableePresentContext *context,
             const void                 *view)
{
  const ChState *state = view;
  g_autofree char *progress = say_progress (context, view);
  g_autofree char *seats = write_seats (context, state);
  g_autofree char *trade = write_trade (state);
  const char *top = state->discard_count > 0 ? ch_words_bean_name (state->discard[state->discard_count - 1])
                                             : C_("discard pile", "empty");

  /* Translators: where the game stands, lines of players, "2 blue beans" (in the trade area), "Blue bean" (top card) */
  return g_strdup_printf (_("%1$s\n%2$sTrade area: %3$s\nTop of the discard pile: %4$s\n"), progress, seats, trade, top);
}

/*
 * Score sheet
 */

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  return g_strdup (g_str_equal (row_id, "coins") ? C_("score sheet", "Coins") : C_("score sheet", "Chains"));
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return tablee_format_coin_sum (value);
}

/*
 * Options
 */

static char *
say_options (const TableePresentContext *context)
{
  const ChRuleset *ruleset = get_ruleset (context);
  const char *parts[] = {
    ruleset->chains == 2 ? _("two chains, a third one for three coins") : _("three chains"),
    ruleset->plays == 0 ? _("any number of cards a turn") : _("one or two cards a turn"),
    ruleset->final_sale ? _("what stands at the end is sold") : _("what stands at the end is worth nothing"),
    NULL,
  };

  return g_strjoinv (C_("list of options", ", "), (char **) parts);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  if (g_str_equal (key, "chains"))
    return g_strdup (value == 2 ? _("Two, the third is bought") : C_("chains", "Three"));
  if (g_str_equal (key, "final_sale"))
    return g_strdup (value != 0 ? C_("option", "Yes") : C_("option", "No"));
  if (value == 1)
    return NULL;

  return g_strdup (value == 0 ? _("As many as wished") : _("One or two"));
}

const TableePresent tablee_bean_chains_present = {
  .game = &tablee_bean_chains_game,
  .name = N_("Bean chains"),
  .tagline = N_("Two gardeners, one hand in order: let the chains grow, and sell in time"),
  .credits = N_("A course project of the University of Ottawa, after Uwe Rosenberg’s Bohnanza."),
  .minutes = { 15, 25 },
  .help_page = "bean-chains",
  .options = options,
  .event = ch_words_event,
  .action = ch_words_action,
  .action_spoken = ch_words_action_spoken,
  .reason = ch_words_reason,
  .prompt = say_prompt,
  .progress = say_progress,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .result = tablee_plain_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
