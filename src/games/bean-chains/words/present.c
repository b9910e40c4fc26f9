/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bean chains in words: prompts, the table as text, results, options. */
#include "config.h"

#include "games/bean-chains/rules/rules.h"
#include "present/naming.h"
#include "differences.h"
#include "signs.h"
#include "terms.h"

#include "present/format.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "chains", .title = N_("Chains"), .subtitle = N_("Room for three from the start, or for two and a third to buy") },
  { .key = "plays", .title = N_("Cards Played in a Turn"), .subtitle = N_("You must play the first one") },
  { .key = "final_sale", .title = N_("Final Sale"), .subtitle = N_("The chains left on the table at the end are sold too") },
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

static gboolean
can_buy (const ChRuleset *ruleset,
         const ChState   *state)
{
  const ChSeat *seat = &state->seats[state->current];

  return ch_max_chains (ruleset, state, state->current) < CH_MAX_CHAINS && seat->coins >= CH_CHAIN_PRICE;
}

/* @bean has no room. */
static char *
prompt_full (const ChRuleset *ruleset,
             const ChState   *state,
             int              bean)
{
  gboolean buyable = can_buy (ruleset, state);

  if (state->phase == CH_PHASE_PLAY)
    /* Translators: "a blue bean" */
    return g_strdup_printf (buyable ? _("Play the first card of your hand (%s): sell a chain for it, or buy the third one first.")
                                    : _("Play the first card of your hand (%s): you must sell a chain for it."),
                            ch_words_bean (bean));

  /* Translators: "a blue bean" */
  return g_strdup_printf (buyable ? _("Sell a chain to play the next card too (%s), buy the third chain, or stop.")
                                  : _("Sell a chain to play the next card too (%s), or stop."),
                          ch_words_bean (bean));
}

static char *
prompt_playing (const ChRuleset *ruleset,
                const ChState   *state)
{
  int bean = get_front_card (state);

  if (bean != CH_NO_BEAN && ch_place (ruleset, state, state->current, bean) == CH_PLACE_SALE)
    return prompt_full (ruleset, state, bean);
  if (state->phase == CH_PHASE_PLAY)
    /* Translators: "a blue bean" or "a card" */
    return g_strdup_printf (_("Play the first card of your hand: %s."), ch_words_bean (bean));

  /* Translators: "a blue bean" or "a card" */
  return g_strdup_printf (_("Play the next card too (%s), or stop."), ch_words_bean (bean));
}

/* The most cards of the trade area that can be chained without a sale: where room is short, of the kinds there are most of. */
static int
count_fitting (const ChRuleset *ruleset,
               const ChState   *state)
{
  int room = ch_max_chains (ruleset, state, state->current) - ch_count_chains (state, state->current);
  int fresh[CH_BEANS] = { 0 };
  int fitting = 0;

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (state->seats[state->current].chains[bean] > 0)
      fitting += state->trade[bean];
    else
      fresh[bean] = state->trade[bean];
  for (; room > 0; room--)
    {
      int most = 0;

      for (int bean = 1; bean < CH_BEANS; bean++)
        most = fresh[bean] > fresh[most] ? bean : most;
      fitting += fresh[most];
      fresh[most] = 0;
    }

  return fitting;
}

static char *
prompt_leftovers (const ChRuleset *ruleset,
                  const ChState   *state)
{
  int left = ch_count_trade (state);
  int fitting = count_fitting (ruleset, state);

  if (fitting == left)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %d card for you in the trade area: chain it or throw it away.",
                                         "There are %d cards for you in the trade area: chain them or throw them away.", (gulong) left),
                            left);
  if (fitting > 0)
    /* Translators: number of cards that can be chained, number of cards */
    return g_strdup_printf (_("You have room for %1$d of the %2$d cards left for you: chain what you like, and throw away the rest."),
                            fitting, left);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%d card was left for you. No chain has room, and none may be sold for it: throw it away.",
                                       "%d cards were left for you. No chain has room, and none may be sold for them: throw them away.",
                                       (gulong) left),
                          left);
}

static char *
prompt_discard (const ChState *state)
{
  int count = state->seats[state->current].hand_count;

  if (count == 0)
    return g_strdup (_("You have no card to throw away: go on."));
  if (count == 1)
    return g_strdup (_("Throw away the only card in your hand, or keep it."));
  if (count == 2)
    return g_strdup (_("Throw away one of the two cards in your hand, or keep both."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Throw away one of the %d cards in your hand, or keep them all.",
                                       "Throw away one of the %d cards in your hand, or keep them all.", (gulong) count),
                          count);
}

/* Nobody takes what is left then. */
static char *
prompt_last_trade (int count,
                   int fitting)
{
  if (fitting < count)
    /* Translators: number of cards that can be chained, number of cards */
    return g_strdup_printf (_("You have room for %1$d of the %2$d cards in the trade area: chain any of them, sell a chain to make room, or end "
                              "the game."), fitting, count);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %d card in the trade area: chain it, or end the game.",
                                       "There are %d cards in the trade area: chain any of them, or end the game.", (gulong) count),
                          count);
}

static char *
prompt_trade (const ChRuleset *ruleset,
              const ChState   *state)
{
  int count = ch_count_trade (state);
  int fitting = count_fitting (ruleset, state);

  if (count == 0)
    return g_strdup (_("The trade area is empty: end your turn."));
  if (fitting == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "There is %d card in the trade area, and no room: sell a chain for it, or leave it.",
                                         "There are %d cards in the trade area, and no room: sell a chain, or leave them.",
                                         (gulong) count),
                            count);

  if (state->turn >= ch_last_turn (state))
    return prompt_last_trade (count, fitting);
  if (fitting < count)
    /* Translators: number of cards that can be chained, number of cards */
    return g_strdup_printf (_("You have room for %1$d of the %2$d cards in the trade area: chain any of them, sell a chain to make room, or leave "
                              "the rest for the other player."),
                            fitting, count);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "There is %d card in the trade area: chain it, which ends your turn, or leave it for the other player.",
                                       "There are %d cards in the trade area: chain any of them, or leave them for the other player.",
                                       (gulong) count),
                          count);
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const ChState *state = view;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_LEFTOVERS:
      return prompt_leftovers (get_ruleset (context), state);
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return prompt_playing (get_ruleset (context), state);
    case CH_PHASE_DISCARD:
      return prompt_discard (state);
    case CH_PHASE_TRADE:
      return prompt_trade (get_ruleset (context), state);
    case CH_PHASE_SELL:
      /* What others have seen of the hand does not always go back. */
      /* Translators: "a blue bean" */
      return g_strdup_printf (state->from == CH_PHASE_TRADE ? _("Choose a chain to sell, to make room for %s, or go back.")
                                                            : _("Choose a chain to sell, to make room for %s."),
                              ch_words_bean (state->pending));
    case CH_PHASE_OVER:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The first card is played; nothing is sold where there is a choice of chains. */
static char *
say_forced (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  const ChState *state = view;

  if (state->phase == CH_PHASE_SELL)
    return say_prompt (context, view);

  /* Translators: "a blue bean" or "a card" */
  return g_strdup_printf (_("You must play the first card of your hand: %s."), ch_words_bean (get_front_card (state)));
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const ChState *state = view;
  g_autofree char *cards = tablee_format_cards (state->deck_count);

  if (state->phase == CH_PHASE_OVER)
    return g_strdup (_("The game is over"));

  /* Translators: number of the turn, of how many, "49 cards" */
  return g_strdup_printf (_("Turn %1$d of %2$d · %3$s in the deck"), state->turn, ch_last_turn (state), cards);
}

/* The other player has the very last turn: whoever plays the one before it has no other. */
static char *
say_end (const TableePresentContext *context,
         const void                 *view,
         const TableeEnd            *end)
{
  const ChState *state = view;
  int last = ch_last_turn (state);

  if (state->turn != last - 1)
    return tablee_plain_end (context, view, end);

  /* Translators: number of the turn, number of the last turn, name of a player */
  return tablee_say_of (context, state->current, _("Turn %1$d of %2$d: your last one"), _("Turn %1$d of %2$d: the last one for %3$s"), state->turn, last,
                        context->names[state->current]);
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  return g_strdup (_("The game is over: the deck is used up."));
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

      tablee_text_table_add (table, decides ? ">" : " ", tablee_label_of (context, i), coins, chains, hand);
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
  if (g_str_equal (row_id, "chains") && get_ruleset (context)->final_sale)
    return g_strdup (C_("score sheet", "Chains"));

  return g_strdup (g_str_equal (row_id, "coins") ? C_("score sheet", "Coins") : C_("score sheet", "Unsold Chains"));
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
    ruleset->chains == 2 ? _("two chains, a third for three coins") : _("three chains"),
    ruleset->plays == 0 ? _("any number of cards a turn") : _("one or two cards a turn"),
    ruleset->final_sale ? _("chains left at the end are sold") : _("chains left at the end are worth nothing"),
    NULL,
  };

  return g_strjoinv (C_("list of options", ", "), (char **) parts);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  if (g_str_equal (key, "chains"))
    return g_strdup (value == 2 ? _("Two, and a third to buy") : C_("chains", "Three"));
  if (g_str_equal (key, "final_sale"))
    return g_strdup (value != 0 ? C_("option", "Yes") : C_("option", "No"));
  if (value == 1)
    return NULL;

  return g_strdup (value == 0 ? _("Any number") : _("One or two"));
}

const TableePresent tablee_bean_chains_present = {
  .game = &tablee_bean_chains_game,
  .name = N_("Bean Chains"),
  .tagline = N_("Two gardeners, hands kept in order: grow your chains, and sell them in time"),
  .credits = N_("A course project of the University of Ottawa, after Uwe Rosenberg’s Bohnanza."),
  .minutes = { 15, 25 },
  .help_page = "bean-chains",
  .options = options,
  .reasons = &ch_words_reasons,
  .event = ch_words_event,
  .event_sign = ch_words_event_sign,
  .begins_turn = ch_words_begins_turn,
  .tells_unasked = TRUE,
  .whys = ch_words_whys,
  .moods = ch_words_moods,
  .tempers = {
    [TABLEE_TEMPER_HOARDER] = N_("Lets chains grow, and does not like to sell one for a new one."),
    [TABLEE_TEMPER_HASTY] = N_("Sells chains while they are short."),
    [TABLEE_TEMPER_GAMBLER] = N_("Throws cards away that may come back."),
    [TABLEE_TEMPER_SPOILER] = N_("Takes cards that fit a chain of the other player’s."),
  },
  .chapter = ch_words_chapter,
  .action = ch_words_action,
  .action_spoken = ch_words_action_spoken,
  .action_quoted = ch_words_action_quoted,
  .hand = ch_words_hand,
  .reason = ch_words_reason,
  .prompt = say_prompt,
  .forced = say_forced,
  .progress = say_progress,
  .end = say_end,
  .last = tablee_plain_last,
  .ended = say_ended,
  .difference = ch_words_difference,
  .is_about = ch_words_is_about,
  .evident = ch_words_evident,
  .undoes = ch_words_undoes,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .result = tablee_plain_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
