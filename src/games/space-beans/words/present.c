/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "events.h"
#include "games/space-beans/rules/rules.h"
#include "terms.h"

#include "present/format.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "end_score", .title = N_("Points to Reach"), .subtitle = N_("So many in somebody’s point pile end the game") },
  { .key = "bonus", .title = N_("Bonus"), .subtitle = N_("For the player who ends the game") },
  { NULL },
};

static const SbRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const SbRuleset *) context->ruleset;
}

static char *
format_points (int points)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) points), points);
}

/*
 * Actions
 */

static char *
label_action (const TableePresentContext *context,
              const void                 *view,
              TableeAction                action)
{
  g_autofree char *card = action >= SB_ACTION_VISIBLE ? sb_words_card (sb_action_card (action)) : NULL;

  switch (sb_action_kind (action))
    {
    case SB_ACTION_DRAW:
      return g_strdup (_("Draw Two"));
    case SB_ACTION_NO_DRAW:
      return g_strdup (_("Do Not Draw"));
    case SB_ACTION_CLOSE:
      return g_strdup (C_("collection", "Close"));
    case SB_ACTION_KEEP:
      return g_strdup (C_("collection", "Keep"));
    case SB_ACTION_DONE:
      return g_strdup (C_("laying out cards", "Done"));
    case SB_ACTION_VISIBLE:
      /* Translators: a card ("Klingbohnen 4") goes to the visible collection */
      return g_strdup_printf (C_("action", "Visible: %s"), card);
    case SB_ACTION_SECRET:
      /* Translators: a card ("Klingbohnen 4") goes to the secret collection */
      return g_strdup_printf (C_("action", "Secret: %s"), card);
    case SB_ACTION_ADD:
      /* Translators: a card ("Klingbohnen 4") */
      return g_strdup_printf (C_("action", "Add: %s"), card);
    default:
      return NULL;
    }
}

static const SbSeat *
get_current (const SbState *state)
{
  return &state->seats[state->current];
}

static char *
name_visible (const SbState *state)
{
  SbCards visible = get_current (state)->visible;

  return sb_words_set (sb_family (visible), sb_cards_count (visible));
}

static char *
say_draw_action (const SbState *state)
{
  int left = state->draw_count;

  if (sb_drawable (state) == 1)
    return g_strdup (_("Draw the only card that is left"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Draw two cards; %d is left in the draw pile",
                                       "Draw two cards; %d are left in the draw pile", (gulong) left),
                          left);
}

static char *
say_close_action (const SbState *state)
{
  g_autofree char *set = NULL;
  int worth;

  if (sb_cards_empty (get_current (state)->visible))
    return g_strdup (_("Close the visible collection"));

  set = name_visible (state);
  worth = sb_worth (get_current (state)->visible);
  if (worth == 0)
    /* Translators: a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("Close %s for nothing"), set);

  /* Translators: a collection ("Klingbohnen ×4"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Close %1$s for %2$d point", "Close %1$s for %2$d points",
                                       (gulong) worth),
                          set, worth);
}

static char *
say_keep_action (const SbState *state)
{
  g_autofree char *set = NULL;

  if (sb_cards_empty (get_current (state)->visible))
    return g_strdup (_("Keep the visible collection"));

  set = name_visible (state);
  /* Translators: a collection ("Klingbohnen ×4") */
  return g_strdup_printf (_("Keep %s"), set);
}

static char *
say_done_action (const TableePresentContext *context,
                 const SbState              *state)
{
  int count = sb_hand_count (get_current (state));

  if (count == 0)
    return g_strdup (_("Lay out no more cards"));

  /* Translators: number of cards, name of a player */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lay out no more, and pass %1$d card to %2$s",
                                       "Lay out no more, and pass %1$d cards to %2$s", (gulong) count),
                          count, context->names[sb_right (context->ruleset, state->current)]);
}

/* @worth: what the collection would bring then. */
static char *
say_put (SbSlot      slot,
         gboolean    starts,
         const char *card,
         int         worth)
{
  if (slot == SB_VISIBLE && starts)
    /* Translators: a card ("Klingbohnen 4"), number of points */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Start a visible collection with %1$s, worth %2$d point",
                                         "Start a visible collection with %1$s, worth %2$d points", (gulong) worth),
                            card, worth);
  if (slot == SB_VISIBLE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add %1$s to the visible collection, then worth %2$d point",
                                         "Add %1$s to the visible collection, then worth %2$d points", (gulong) worth),
                            card, worth);
  if (starts)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Start a secret collection with %1$s, worth %2$d point",
                                         "Start a secret collection with %1$s, worth %2$d points", (gulong) worth),
                            card, worth);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add %1$s to the secret collection, then worth %2$d point",
                                       "Add %1$s to the secret collection, then worth %2$d points", (gulong) worth),
                          card, worth);
}

static char *
say_put_action (const SbState *state,
                TableeAction   action)
{
  const SbSeat *seat = get_current (state);
  TableeAction kind = sb_action_kind (action);
  SbSlot slot = kind == SB_ACTION_ADD ? (SbSlot) state->slot : kind == SB_ACTION_SECRET ? SB_SECRET : SB_VISIBLE;
  SbCards collection = slot == SB_SECRET ? seat->secret : seat->visible;
  g_autofree char *card = sb_words_card (sb_action_card (action));
  gboolean fits = sb_cards_empty (collection) || sb_family (collection) == sb_card_family (sb_action_card (action));

  return say_put (slot, sb_cards_empty (collection), card, fits ? sb_worth_with (collection, sb_action_card (action)) : 0);
}

static char *
say_action (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  switch (sb_action_kind (action))
    {
    case SB_ACTION_DRAW:
      return say_draw_action (view);
    case SB_ACTION_NO_DRAW:
      return g_strdup (_("Do not draw"));
    case SB_ACTION_CLOSE:
      return say_close_action (view);
    case SB_ACTION_KEEP:
      return say_keep_action (view);
    case SB_ACTION_DONE:
      return say_done_action (context, view);
    case SB_ACTION_VISIBLE:
    case SB_ACTION_SECRET:
    case SB_ACTION_ADD:
      return say_put_action (view, action);
    default:
      return NULL;
    }
}

/* What has to be done first, where an action is for another phase. */
static char *
say_wrong_phase (const SbState *state)
{
  switch ((SbPhase) state->phase)
    {
    case SB_PHASE_DRAW:
      return g_strdup (_("First decide whether you draw two cards."));
    case SB_PHASE_CLOSE:
      return g_strdup (_("First decide whether you close your visible collection or keep it."));
    case SB_PHASE_PLAY:
      return g_strdup (_("Now you have to lay out a card of your hand."));
    case SB_PHASE_ADD:
      return g_strdup (_("Now you can only add cards of the same family, or finish."));
    case SB_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
say_rule (const SbState *state,
          TableeAction   action,
          TableeReason   reason)
{
  switch ((int) reason)
    {
    case SB_REASON_MUST_DRAW:
      return g_strdup (_("You have no card in your hand: you have to draw."));
    case SB_REASON_SINGLE_CARD:
      return g_strdup (_("Only one card is left, and drawing a single one is not allowed."));
    case SB_REASON_NOTHING_TO_DRAW:
      return g_strdup (_("There is no card left to draw."));
    case SB_REASON_MUST_CLOSE:
      return g_strdup (_("No card of your hand fits your two collections: you have to close the visible one."));
    case SB_REASON_NOT_IN_HAND:
      return g_strdup (_("You do not have this card in your hand."));
    case SB_REASON_VISIBLE_FAMILY:
      if (sb_secret_count (get_current (state)) > 0 && sb_targets (state, sb_action_card (action)) == 0)
        return g_strdup (_("Neither of your collections is of this family."));
      return g_strdup (_("Your visible collection is of another family."));
    case SB_REASON_SECRET_FAMILY:
      return g_strdup (_("Your secret collection is of another family."));
    case SB_REASON_FIRST_IS_VISIBLE:
      return g_strdup (_("The first collection is always the visible one."));
    case SB_REASON_ONE_COLLECTION:
      return g_strdup (_("In one turn, cards go to one collection only."));
    case SB_REASON_ONE_FAMILY:
      return g_strdup (_("In one turn, you lay out cards of one family only."));
    default:
      return NULL;
    }
}

static char *
say_reason (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action,
            TableeReason                reason)
{
  switch ((int) reason)
    {
    case TABLEE_REASON_UNKNOWN:
      return g_strdup (_("There is no such move in Space Beans."));
    case TABLEE_REASON_OVER:
      return g_strdup (_("The game is over."));
    case TABLEE_REASON_PHASE:
      return say_wrong_phase (view);
    default:
      return say_rule (view, action, reason);
    }
}

/*
 * Where the game stands
 */

static char *
prompt_draw (const SbState *state)
{
  if (sb_drawable (state) == 0)
    return g_strdup (_("There is no card left to draw: play with the hand that you have."));
  if (sb_hand_count (get_current (state)) == 0)
    return g_strdup (_("Your hand is empty: you have to draw."));

  return g_strdup (_("Draw two cards, or play with the hand that you have."));
}

static char *
prompt_close (const SbState *state)
{
  g_autofree char *set = name_visible (state);
  int worth = sb_worth (get_current (state)->visible);

  if (sb_must_close (state))
    /* Translators: a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("No card of your hand fits your collections: you have to close %s."), set);
  if (worth == 0)
    /* Translators: a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("Keep %s, or close it for nothing."), set);

  /* Translators: a collection ("Klingbohnen ×4"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Close %1$s for %2$d point, or keep it.",
                                       "Close %1$s for %2$d points, or keep it.", (gulong) worth),
                          set, worth);
}

static char *
prompt_play (const SbState *state)
{
  if (sb_cards_empty (get_current (state)->visible))
    return g_strdup (_("Start a collection with a card of your hand."));
  if (sb_secret_count (get_current (state)) == 0)
    return g_strdup (_("Add a card to your visible collection, or start a secret one."));

  return g_strdup (_("Add a card of your hand to one of your collections."));
}

static char *
prompt_add (const SbState *state)
{
  if (state->slot == SB_SECRET)
    return g_strdup (_("Add more cards of this family to your secret collection, or finish."));

  return g_strdup (_("Add more cards of this family to your visible collection, or finish."));
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const SbState *state = view;

  switch ((SbPhase) state->phase)
    {
    case SB_PHASE_DRAW:
      return prompt_draw (state);
    case SB_PHASE_CLOSE:
      return prompt_close (state);
    case SB_PHASE_PLAY:
      return prompt_play (state);
    case SB_PHASE_ADD:
      return prompt_add (state);
    case SB_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const SbState *state = view;
  int best = 0;

  for (int i = 0; i < context->ruleset->seats; i++)
    best = MAX (best, sb_points (state->seats[i].points));

  if (state->phase == SB_PHASE_OVER)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Over with %d point on the best pile",
                                         "Over with %d points on the best pile", (gulong) best),
                            best);

  /* Translators: points of the best point pile, points that end the game */
  return g_strdup_printf (_("Best pile: %1$d of %2$d points"), best, get_ruleset (context)->end_score);
}

/*
 * The table as text
 */

/* "K2 K4 ?" */
static char *
write_cards (SbCards cards,
             int     hidden)
{
  GString *text = g_string_new (NULL);

  while (!sb_cards_empty (cards))
    {
      SbCard card = sb_cards_take_first (&cards);

      g_string_append_printf (text, "%s%c%d", text->len > 0 ? " " : "", sb_words_letter (sb_card_family (card)),
                              sb_card_value (card));
    }
  for (int i = 0; i < hidden; i++)
    g_string_append (text, text->len > 0 ? " ?" : "?");
  if (text->len == 0)
    g_string_append (text, "–");

  return g_string_free (text, FALSE);
}

static char *
write_seats (const TableePresentContext *context,
             const SbState              *state)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("llrlll");

  tablee_text_table_add (table, NULL, NULL, C_("column", "points"), C_("column", "visible"), C_("column", "secret"),
                         C_("column", "hand"));
  for (int i = 0; i < context->ruleset->seats; i++)
    {
      const SbSeat *seat = &state->seats[i];
      gboolean decides = state->phase != SB_PHASE_OVER && i == state->current;
      g_autofree char *points = g_strdup_printf ("%d", sb_points (seat->points));
      g_autofree char *visible = write_cards (seat->visible, 0);
      g_autofree char *secret = write_cards (seat->secret, seat->secret_hidden);
      g_autofree char *hand = write_cards (seat->hand, seat->hand_hidden);

      tablee_text_table_add (table, decides ? ">" : " ", context->names[i], points, visible, secret, hand);
    }

  return tablee_text_table_to_text (table);
}

static char *
write_discard (const SbState *state)
{
  SbCards top = { 0 };

  if (state->discard_count == 0)
    return g_strdup ("–");

  sb_cards_add (&top, state->discard[state->discard_count - 1]);
  return write_cards (top, 0);
}

static char *
write_table (const TableePresentContext *context,
             const void                 *view)
{
  const SbState *state = view;
  g_autofree char *progress = say_progress (context, view);
  g_autofree char *seats = write_seats (context, state);
  g_autofree char *discard = write_discard (state);

  /* Translators: where the game stands, lines of the players, the top card of the discard pile ("K4"), number of its cards */
  return g_strdup_printf (_("%1$s\n%2$sDiscard pile: %3$s (%4$d)\n"), progress, seats, discard, (int) state->discard_count);
}

/*
 * Score sheet
 */

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  if (g_str_equal (row_id, "points"))
    return g_strdup (C_("score sheet", "Point pile"));
  if (g_str_equal (row_id, "visible"))
    return g_strdup (C_("score sheet", "Visible collection"));
  if (g_str_equal (row_id, "secret"))
    return g_strdup (C_("score sheet", "Secret collection"));

  return g_strdup (C_("score sheet", "Bonus"));
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return format_points ((int) value);
}

/*
 * Options
 */

static char *
say_options (const TableePresentContext *context)
{
  const SbRuleset *ruleset = get_ruleset (context);
  g_autofree char *end = format_points (ruleset->end_score);
  g_autofree char *bonus = format_points (ruleset->bonus);

  if (ruleset->bonus == 0)
    /* Translators: points ("30 points") */
    return g_strdup_printf (_("to %s, no bonus"), end);

  /* Translators: points ("30 points"), points ("3 points") */
  return g_strdup_printf (_("to %1$s, %2$s for ending the game"), end, bonus);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  if (value == 0)
    return g_strdup (C_("points", "None"));

  return format_points ((int) value);
}

const TableePresent tablee_space_beans_present = {
  .game = &tablee_space_beans_game,
  .name = N_("Space Beans"),
  .tagline = N_("A fleet of beans among the stars: collect what is worth it, and hand the rest on"),
  .credits = N_("A game by Uwe Rosenberg, published by Amigo in 1999."),
  .minutes = { 20, 40 },
  .help_page = "space-beans",
  .options = options,
  .first_deals = TRUE,
  .event = sb_say_event,
  .action = label_action,
  .action_spoken = say_action,
  .reason = say_reason,
  .prompt = say_prompt,
  .progress = say_progress,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .score_cell = tablee_plain_score_cell,
  .result = tablee_plain_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
