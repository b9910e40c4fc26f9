/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Beans in words: actions, reasons, prompts, the table as text, options. */
#include "config.h"

#include "events.h"
#include "games/space-beans/rules/rules.h"
#include "differences.h"
#include "evident.h"
#include "signs.h"
#include "terms.h"

#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "end_score", .title = N_("Points to Reach"), .subtitle = N_("The game ends when a point pile is worth this much") },
  { .key = "bonus", .title = N_("Bonus"), .subtitle = N_("For the player who ends the game") },
  { NULL },
};

/* Those that are the same in any position. */
static const char *const reasons[] = {
  [SB_REASON_MUST_DRAW - TABLEE_REASON_GAME] = N_("Your hand is empty: you have to draw."),
  [SB_REASON_SINGLE_CARD - TABLEE_REASON_GAME] = N_("Only one card is left, and you may not draw just one."),
  [SB_REASON_NOTHING_TO_DRAW - TABLEE_REASON_GAME] = N_("There is no card left to draw."),
  [SB_REASON_MUST_CLOSE - TABLEE_REASON_GAME] = N_("No card in your hand fits either of your collections: you have to close the visible one."),
  [SB_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = N_("You do not have this card in your hand."),
  [SB_REASON_SECRET_FAMILY - TABLEE_REASON_GAME] = N_("Your secret collection is of another family."),
  [SB_REASON_FIRST_IS_VISIBLE - TABLEE_REASON_GAME] = N_("The first collection is always the visible one."),
  [SB_REASON_ONE_COLLECTION - TABLEE_REASON_GAME] = N_("One collection a turn: further cards go to the same one."),
  [SB_REASON_ONE_FAMILY - TABLEE_REASON_GAME] = N_("In one turn, you lay out cards of one family only."),
};

static const SbRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const SbRuleset *) context->ruleset;
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
      return g_strdup_printf (C_("action", "To the Visible Collection: %s"), card);
    case SB_ACTION_SECRET:
      /* Translators: a card ("Klingbohnen 4") goes to the secret collection */
      return g_strdup_printf (C_("action", "To the Secret Collection: %s"), card);
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
    return g_strdup (_("Draw the only card left"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Draw two cards (the draw pile has %d card)",
                                       "Draw two cards (the draw pile has %d cards)", (gulong) left),
                          left);
}

static char *
say_close_action (const TableePresentContext *context,
                  const SbState              *state)
{
  g_autofree char *set = NULL;
  int worth;

  if (sb_cards_empty (get_current (state)->visible))
    return g_strdup (_("Close the visible collection"));

  set = name_visible (state);
  worth = sb_worth (get_current (state)->visible);
  if (worth == 0)
    /* Translators: a collection ("4 Klingbohnen") */
    return g_strdup_printf (_("Close %s and score nothing"), set);
  if (sb_closing_ends (get_ruleset (context), state))
    /* Translators: a collection ("4 Klingbohnen"), number of points */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Close %1$s for %2$d point: the game ends after this turn",
                                         "Close %1$s for %2$d points: the game ends after this turn", (gulong) worth),
                            set, worth);

  /* Translators: a collection ("4 Klingbohnen"), number of points */
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
  /* Translators: a collection ("4 Klingbohnen") */
  return g_strdup_printf (_("Keep %s"), set);
}

/* Where the button says less than who does not see the table needs. */
static char *
quote_action (const TableePresentContext *context,
              const void                 *view,
              TableeAction                action)
{
  g_autofree char *set = NULL;

  if (action == SB_ACTION_KEEP)
    return say_keep_action (view);
  if (action == SB_ACTION_DONE)
    return g_strdup (_("Done: Lay Out No More"));
  if (action != SB_ACTION_CLOSE || sb_cards_empty (get_current (view)->visible))
    return label_action (context, view, action);

  set = name_visible (view);

  /* Translators: a collection ("4 Klingbohnen") */
  return g_strdup_printf (C_("quoted", "Close %s"), set);
}

static char *
say_hand (const TableePresentContext *context,
          const void                 *view)
{
  SbCards hand = get_current (view)->hand;
  g_autoptr (GPtrArray) families = g_ptr_array_new_with_free_func (g_free);

  if (sb_cards_empty (hand))
    return NULL;

  for (int family = 0; family < SB_FAMILIES; family++)
    if (!sb_cards_empty (sb_cards_of_family (hand, family)))
      g_ptr_array_add (families, sb_words_cards (sb_cards_of_family (hand, family)));
  g_ptr_array_add (families, NULL);

  return g_strjoinv (" · ", (char **) families->pdata);
}

static char *
say_done_action (const TableePresentContext *context,
                 const SbState              *state)
{
  int count = sb_hand_count (get_current (state));
  int right = sb_right (context->ruleset, state->current);

  if (count == 0)
    return g_strdup (_("Lay out no more cards"));
  if (tablee_is_listener (context, right))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lay out no more, and pass you %d card",
                                         "Lay out no more, and pass you %d cards", (gulong) count),
                            count);

  /* Translators: number of cards, name of a player */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lay out no more, and pass %1$d card to %2$s",
                                       "Lay out no more, and pass %1$d cards to %2$s", (gulong) count),
                          count, context->names[right]);
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
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Start a visible collection with %1$s (worth %2$d point)",
                                         "Start a visible collection with %1$s (worth %2$d points)", (gulong) worth),
                            card, worth);
  if (slot == SB_VISIBLE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add %1$s to the visible collection (then worth %2$d point)",
                                         "Add %1$s to the visible collection (then worth %2$d points)", (gulong) worth),
                            card, worth);
  if (starts)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Start a secret collection with %1$s (worth %2$d point)",
                                         "Start a secret collection with %1$s (worth %2$d points)", (gulong) worth),
                            card, worth);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add %1$s to the secret collection (then worth %2$d point)",
                                       "Add %1$s to the secret collection (then worth %2$d points)", (gulong) worth),
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
      return say_close_action (context, view);
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
      return g_strdup (_("First decide whether to draw two cards."));
    case SB_PHASE_CLOSE:
      return g_strdup (sb_must_close (state) ? _("No card in your hand fits either of your collections: you have to close the visible one.")
                                             : _("First decide whether to close your visible collection or keep it."));
    case SB_PHASE_PLAY:
      return g_strdup (_("Now you have to lay out a card from your hand."));
    case SB_PHASE_ADD:
      return g_strdup (_("Now you can only add cards of the same family, or finish."));
    case SB_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
say_visible_family (const SbState *state,
                    SbCard         card)
{
  if (sb_secret_count (get_current (state)) > 0 && sb_targets (state, card) == 0)
    return g_strdup (_("Neither of your collections is of this family."));

  return g_strdup (_("Your visible collection is of another family."));
}

static char *
say_reason (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action,
            TableeReason                reason)
{
  switch ((int) reason)
    {
    case TABLEE_REASON_PHASE:
      return say_wrong_phase (view);
    case SB_REASON_VISIBLE_FAMILY:
      return say_visible_family (view, sb_action_card (action));
    default:
      return tablee_plain_reason (context, view, action, reason);
    }
}

/*
 * Where the game stands
 */

static char *
prompt_draw (const SbState *state)
{
  int drawable = sb_drawable (state);
  int count = sb_hand_count (get_current (state));
  g_autofree char *prompt = NULL;

  if (drawable == 0 && count == 0)
    return g_strdup (_("You have no card, and there is none to draw: go on without one."));
  if (drawable == 0)
    return g_strdup (_("There is no card left to draw: play with the hand you have."));
  if (count == 0)
    return g_strdup (drawable == 1 ? _("Your hand is empty: draw the only card left.") : _("Your hand is empty: draw two cards."));
  if (drawable == 1)
    return g_strdup (_("Only one card is left, and you may not draw just one: play with the hand you have."));

  prompt = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Draw two cards, or play with the %d card in your hand.",
                                         "Draw two cards, or play with the %d cards in your hand.", (gulong) count),
                            count);
  if (state->draw_count >= SB_DRAWN)
    return g_steal_pointer (&prompt);

  return g_strconcat (prompt, " ", _("If you draw, the discard pile is shuffled and drawn from."), NULL);
}

static char *
prompt_forced_close (const char *set,
                     int         worth)
{
  if (worth == 0)
    /* Translators: a collection ("4 Klingbohnen") */
    return g_strdup_printf (_("No card in your hand fits your collections: close the visible one (%s) and score nothing."), set);

  /* Translators: a collection ("4 Klingbohnen"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "No card in your hand fits your collections: close the visible one (%1$s) for %2$d point.",
                                       "No card in your hand fits your collections: close the visible one (%1$s) for %2$d points.",
                                       (gulong) worth),
                          set, worth);
}

static char *
prompt_close (const SbState *state)
{
  g_autofree char *set = name_visible (state);
  int worth = sb_worth (get_current (state)->visible);

  if (sb_must_close (state))
    return prompt_forced_close (set, worth);
  if (worth == 0)
    /* Translators: a collection ("4 Klingbohnen") */
    return g_strdup_printf (_("Your visible collection (%s) is worth nothing yet: lay out a card to keep it, or close it for nothing."), set);

  /* Translators: a collection ("4 Klingbohnen"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Close your visible collection (%1$s) for %2$d point, or lay out a card to keep it and go on.",
                                       "Close your visible collection (%1$s) for %2$d points, or lay out a card to keep it and go on.", (gulong) worth),
                          set, worth);
}

/* How many cards of the hand are of the family of @collection. */
static int
count_fitting (const SbSeat *seat,
               SbCards       collection)
{
  return sb_cards_empty (collection) ? 0 : sb_cards_count (sb_cards_of_family (seat->hand, sb_family (collection)));
}

static char *
prompt_second (int fitting)
{
  if (fitting == 0)
    return g_strdup (_("No card fits your visible collection: start a secret one."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add a card to your visible collection (%d fits), or start a secret one.",
                                       "Add a card to your visible collection (%d fit), or start a secret one.", (gulong) fitting),
                          fitting);
}

/* @visible, @secret: how many cards fit. */
static char *
prompt_either (int visible,
               int secret)
{
  if (secret == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add a card to your visible collection: %d card fits.",
                                         "Add a card to your visible collection: %d cards fit.", (gulong) visible),
                            visible);
  if (visible == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add a card to your secret collection: %d card fits.",
                                         "Add a card to your secret collection: %d cards fit.", (gulong) secret),
                            secret);

  /* Translators: numbers of cards that fit */
  return g_strdup_printf (_("Add a card to your visible collection (%1$d to choose from) or your secret one "
                            "(%2$d to choose from)."),
                          visible, secret);
}

static char *
prompt_play (const SbState *state)
{
  const SbSeat *seat = get_current (state);
  gboolean second = sb_secret_empty (seat);

  if (sb_cards_empty (seat->visible))
    return g_strdup (_("Start your visible collection with a card from your hand."));
  if (seat->hand_hidden > 0 || seat->secret_hidden > 0)
    return g_strdup (second ? _("Add a card to your visible collection, or start a secret one.")
                            : _("Add a card from your hand to one of your collections."));

  return second ? prompt_second (count_fitting (seat, seat->visible))
                : prompt_either (count_fitting (seat, seat->visible), count_fitting (seat, seat->secret));
}

static char *
prompt_add (const SbState *state)
{
  const SbSeat *seat = get_current (state);
  gboolean secret = state->slot == SB_SECRET;
  int fitting = count_fitting (seat, secret ? seat->secret : seat->visible);

  if (seat->hand_hidden > 0)
    return g_strdup (secret ? _("Add more cards to your secret collection, or finish.")
                            : _("Add more cards to your visible collection, or finish."));
  if (fitting == 0)
    return g_strdup (_("You have no more cards of this family: finish."));
  if (secret)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add another card to your secret collection (%d fits), or finish.",
                                         "Add another card to your secret collection (%d fit), or finish.", (gulong) fitting),
                            fitting);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Add another card to your visible collection (%d fits), or finish.",
                                       "Add another card to your visible collection (%d fit), or finish.", (gulong) fitting),
                          fitting);
}

static char *
say_forced (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  const SbState *state = view;
  g_autofree char *card = NULL;

  if (state->phase == SB_PHASE_CLOSE)
    return tablee_present_for_game (context->ruleset->game)->reason (context, view, SB_ACTION_KEEP,
                                                                     (TableeReason) SB_REASON_MUST_CLOSE);

  card = sb_words_card (sb_action_card (action));
  /* Translators: a card ("Klingbohnen 4") */
  return g_strdup_printf (_("You must lay out %s, though it costs points: no other card of your hand fits your collections."), card);
}

static char *
prompt_phase (const SbState *state)
{
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
      g_return_val_if_reached (NULL);
    }
}

/* Whoever has just closed enough is still asked for cards, and is told what for. */
static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const SbRuleset *ruleset = get_ruleset (context);
  const SbState *state = view;
  char *prompt = prompt_phase (state);
  g_autofree char *alone = NULL;
  g_autofree char *bonus = NULL;
  g_autofree char *end = NULL;

  if (prompt == NULL || sb_points (get_current (state)->points) < ruleset->end_score)
    return prompt;

  alone = prompt;
  bonus = tablee_format_points (ruleset->bonus);
  /* Translators: "3 points" */
  end = ruleset->bonus > 0 ? g_strdup_printf (_("The game ends after this turn, with a bonus of %s for you."), bonus)
                           : g_strdup (_("The game ends after this turn."));

  return g_strconcat (alone, " ", end, NULL);
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const SbState *state = view;
  TableeScoreSheet sheet;
  int best = 0;

  if (state->phase == SB_PHASE_OVER)
    {
      context->ruleset->game->score (context->ruleset, state, &sheet);
      for (int i = 0; i < context->ruleset->seats; i++)
        best = MAX (best, sheet.totals[i]);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Won with %d point", "Won with %d points", (gulong) best), best);
    }

  for (int i = 0; i < context->ruleset->seats; i++)
    best = MAX (best, sb_points (state->seats[i].points));

  /* Translators: points of the best point pile, points that end the game */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Best pile: %1$d point of %2$d", "Best pile: %1$d points of %2$d",
                                       (gulong) best),
                          best, get_ruleset (context)->end_score);
}

static char *
say_last_why (const TableePresentContext *context,
              const void                 *view)
{
  const SbState *state = view;
  int seat = state->current;
  const char *name = context->names[seat];
  g_autofree char *points = tablee_format_points (sb_points (state->seats[seat].points));
  g_autofree char *bonus = tablee_format_points (get_ruleset (context)->bonus);

  if (get_ruleset (context)->bonus == 0)
    /* Translators: "31 points", name of a player */
    return tablee_say_of (context, seat, _("You have %1$s on your pile: the game ends after this turn."),
                          _("%2$s has %1$s on the pile: the game ends after this turn."), points, name);

  /* Translators: "31 points", "3 points", name of a player */
  return tablee_say_of (context, seat, _("You have %1$s on your pile: the game ends after this turn, with a bonus of %2$s for you."),
                        _("%3$s has %1$s on the pile: the game ends after this turn, with a bonus of %2$s."), points, bonus, name);
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  if (g_str_equal (end->id, "idle"))
    return g_strdup (_("The game is over: for a whole round nobody had a card to play."));

  return tablee_say_of (context, end->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You ended the game with %1$d point on your pile: %2$d were needed.",
                                     "You ended the game with %1$d points on your pile: %2$d were needed.", (gulong) end->done),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s ended the game with %1$d point on the pile: %2$d were needed.",
                                     "%3$s ended the game with %1$d points on the pile: %2$d were needed.", (gulong) end->done),
                        end->done, end->of, context->names[end->seat]);
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

      tablee_text_table_add (table, decides ? ">" : " ", tablee_label_of (context, i), points, visible, secret, hand);
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

/*
 * Options
 */

static char *
say_options (const TableePresentContext *context)
{
  const SbRuleset *ruleset = get_ruleset (context);
  g_autofree char *end = tablee_format_points (ruleset->end_score);
  g_autofree char *bonus = tablee_format_points (ruleset->bonus);

  if (ruleset->bonus == 0)
    /* Translators: points ("30 points") */
    return g_strdup_printf (_("first to %s, no bonus"), end);

  /* Translators: points ("30 points"), points ("3 points") */
  return g_strdup_printf (_("first to %1$s, %2$s for ending the game"), end, bonus);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  if (value == 0)
    return g_strdup (C_("points", "None"));

  return tablee_format_points ((int) value);
}

const TableePresent tablee_space_beans_present = {
  .game = &tablee_space_beans_game,
  .name = N_("Space Beans"),
  .tagline = N_("A fleet of beans among the stars: collect what scores, and pass on the rest"),
  .credits = N_("A game by Uwe Rosenberg, published by Amigo (1999)."),
  .minutes = { 20, 40 },
  .help_page = "space-beans",
  .options = options,
  .reasons = TABLEE_WORD_LIST (reasons),
  .event = sb_say_event,
  .event_sign = sb_words_event_sign,
  .begins_turn = sb_words_begins_turn,
  .whys = sb_words_whys,
  .moods = sb_words_moods,
  .tempers = {
    [TABLEE_TEMPER_HOARDER] = N_("Closes collections late, when they are large."),
    [TABLEE_TEMPER_HASTY] = N_("Closes collections soon, even small ones."),
    [TABLEE_TEMPER_GAMBLER] = N_("Likes to collect in secret."),
    [TABLEE_TEMPER_SPOILER] = N_("Plays cards that whoever gets the hand next could use."),
  },
  .action = label_action,
  .action_spoken = say_action,
  .action_quoted = quote_action,
  .hand = say_hand,
  .reason = say_reason,
  .prompt = say_prompt,
  .forced = say_forced,
  .progress = say_progress,
  .end = tablee_plain_end,
  .last = tablee_plain_last,
  .last_why = say_last_why,
  .ended = say_ended,
  .difference = sb_words_difference,
  .is_about = sb_words_is_about,
  .evident = sb_words_evident,
  .catches_up = sb_words_catches_up,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = tablee_plain_score_value,
  .score_cell = tablee_plain_score_cell,
  .result = tablee_plain_result,
  .options_summary = say_options,
  .option_value = say_option_value,
};
