/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules.h"

#include "present/plain-words.h"

#include <glib/gi18n-lib.h>

static const TableeOptionWords options[] = {
  { .key = "goal", .title = N_("Points to Win"), .subtitle = N_("Whoever holds with so many has won") },
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
      return g_strdup_printf (_("It is %s’s turn."), name);
    case PIG_EVENT_ROLL:
      /* Translators: name of a player, what the die shows, points of the turn */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls a %2$d: %3$d point in this turn.",
                                           "%1$s rolls a %2$d: %3$d points in this turn.", (gulong) args[1]),
                              name, args[0], args[1]);
    case PIG_EVENT_LOSE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s loses %2$d point.", "%1$s loses %2$d points.", (gulong) args[0]),
                              name, args[0]);
    case PIG_EVENT_HOLD:
      /* Translators: name of a player, points of the turn, points in all */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s holds and gains %2$d point: %3$d in all.",
                                           "%1$s holds and gains %2$d points: %3$d in all.", (gulong) args[0]),
                              name, args[0], args[1]);
    case PIG_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    case PIG_EVENT_NONE:
    default:
      return NULL;
    }
}

static char *
label_action (const TableePresentContext *context,
              const void                 *view,
              TableeAction                action)
{
  return action > PIG_ACTION_HOLD ? NULL : g_strdup (action == PIG_ACTION_ROLL ? _("Roll the Die") : C_("pig", "Hold"));
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

  if (state->phase == PIG_PHASE_OVER)
    return g_strdup (_("The game is over."));
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
  .action = label_action,
  .action_spoken = say_action,
  .prompt = say_prompt,
  .progress = say_progress,
  .options_summary = say_options,
  TABLEE_PLAIN_WORDS,
};
