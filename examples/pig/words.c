/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pig in words. */
#include "config.h"

#include "rules.h"

#include "present/contrast-words.h"
#include "present/naming.h"
#include "present/plain-words.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "goal", .title = N_("Points to Win"), .subtitle = N_("Whoever holds with this many wins") },
  { NULL },
};

static const char *const reasons[] = {
  [PIG_REASON_NOTHING - TABLEE_REASON_GAME] = N_("Every turn begins with a roll."),
  [PIG_REASON_ENOUGH - TABLEE_REASON_GAME] = N_("You have enough to win: hold."),
};

static char *
say_event (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = event->seat != TABLEE_NOBODY ? context->names[event->seat] : NULL;
  const gint32 *args = event->args;

  switch ((PigEvent) event->kind)
    {
    case PIG_EVENT_TURN:
      return tablee_say_of (context, event->seat, _("It is your turn."), _("It is %s’s turn."), name);
    case PIG_EVENT_ROLL:
      /* Translators: what the die shows, points of the turn, name of a player */
      return tablee_say_of (context, event->seat,
                            g_dngettext (GETTEXT_PACKAGE, "You roll a %1$d: %2$d point in this turn.",
                                         "You roll a %1$d: %2$d points in this turn.", (gulong) args[1]),
                            g_dngettext (GETTEXT_PACKAGE, "%3$s rolls a %1$d: %2$d point in this turn.",
                                         "%3$s rolls a %1$d: %2$d points in this turn.", (gulong) args[1]),
                            args[0], args[1], name);
    case PIG_EVENT_LOSE:
      return tablee_say_of (context, event->seat,
                            g_dngettext (GETTEXT_PACKAGE, "You lose %1$d point.", "You lose %1$d points.", (gulong) args[0]),
                            g_dngettext (GETTEXT_PACKAGE, "%2$s loses %1$d point.", "%2$s loses %1$d points.", (gulong) args[0]),
                            args[0], name);
    case PIG_EVENT_HOLD:
      /* Translators: points of the turn, points in all, name of a player */
      return tablee_say_of (context, event->seat,
                            g_dngettext (GETTEXT_PACKAGE, "You hold and gain %1$d point: %2$d in all.",
                                         "You hold and gain %1$d points: %2$d in all.", (gulong) args[0]),
                            g_dngettext (GETTEXT_PACKAGE, "%3$s holds and gains %1$d point: %2$d in all.",
                                         "%3$s holds and gains %1$d points: %2$d in all.", (gulong) args[0]),
                            args[0], args[1], name);
    case PIG_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    case PIG_EVENT_NONE:
    default:
      return NULL;
    }
}

/* Why an action is better than another one, where hints are to say so: how often somebody loses a turn to a 1. */
static char *
say_difference (const TableePresentContext *context,
                const TableeContrastWords  *words)
{
  if (words->kind != PIG_EVENT_LOSE || !tablee_contrast_words_favour (words, FALSE))
    return NULL;

  /* Translators: "in about 6 of 10 games" or "about 2.4 times a game", the same shorter, "with “Hold”", name of a player */
  return tablee_say_of (context, words->seat, _("You roll a 1 and lose your points of the turn %1$s; %3$s, %2$s."),
                        _("%4$s rolls a 1 and loses the points of the turn %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                        words->other, context->names[words->seat]);
}

static gboolean
sign_event (const TableePresentContext *context,
            const TableeEvent          *event,
            TableeEventSign            *sign)
{
  gboolean holds = event->kind == PIG_EVENT_HOLD;

  if (!holds && event->kind != PIG_EVENT_ROLL && event->kind != PIG_EVENT_LOSE)
    return FALSE;

  tablee_sign_begin (sign, holds ? C_("sign", "Held") : event->kind == PIG_EVENT_ROLL ? C_("sign", "Rolled") : C_("sign", "Lost"));
  if (event->kind == PIG_EVENT_ROLL)
    tablee_sign_add (sign, "symbols/snout", event->args[0], 1);
  sign->unit = holds ? "★" : NULL;
  sign->amount = holds ? event->args[0] : 0;

  return TRUE;
}

static gboolean
begins_turn (const TableeEvent *event)
{
  return event->kind == PIG_EVENT_TURN;
}

static char *
label_action (const TableePresentContext *context,
              const void                 *view,
              TableeAction                action)
{
  return action > PIG_ACTION_HOLD ? NULL : g_strdup (action == PIG_ACTION_ROLL ? _("Roll the Die") : _("Hold"));
}

static char *
say_action (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  int turn = ((const PigState *) view)->turn;

  if (action != PIG_ACTION_HOLD)
    return label_action (context, view, action);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hold and gain %d point", "Hold and gain %d points", (gulong) turn), turn);
}

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const PigState *state = view;

  if (state->turn == 0)
    return g_strdup (_("Roll the die: every turn begins with a roll."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll again, or hold and gain %d point.",
                                       "Roll again, or hold and gain %d points.", (gulong) state->turn),
                          state->turn);
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const PigState *state = view;
  int best = 0;

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    best = MAX (best, state->seats[seat].points);

  /* Translators: points of who has most, points that win */
  return g_strdup_printf (_("%1$d of %2$d points"), best, ((const PigRuleset *) context->ruleset)->goal);
}

static char *
say_end (const TableePresentContext *context,
         const void                 *view,
         const TableeEnd            *end)
{
  return say_progress (context, view);
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  return tablee_say_of (context, end->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You were the first to have %1$d point.", "You were the first to have %1$d points.",
                                     (gulong) end->of),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s was the first to have %1$d point.", "%2$s was the first to have %1$d points.",
                                     (gulong) end->of),
                        end->of, context->names[end->seat]);
}

static char *
say_options (const TableePresentContext *context)
{
  return g_strdup_printf (_("%d points win"), ((const PigRuleset *) context->ruleset)->goal);
}

const TableePresent tablee_pig_present = {
  .game = &tablee_pig_game,
  .name = N_("Pig"),
  .tagline = N_("Roll the die as long as you dare, and hold before it shows a 1"),
  .credits = N_("A folk game."),
  .minutes = { 5, 10 },
  .help_page = "pig",
  .options = options,
  .reasons = TABLEE_WORD_LIST (reasons),
  .event = say_event,
  .event_sign = sign_event,
  .difference = say_difference,
  .begins_turn = begins_turn,
  .action = label_action,
  .action_spoken = say_action,
  .prompt = say_prompt,
  .progress = say_progress,
  .end = say_end,
  .ended = say_ended,
  .options_summary = say_options,
  TABLEE_PLAIN_WORDS,
};
