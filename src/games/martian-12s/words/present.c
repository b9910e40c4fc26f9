/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Martian 12s in words: events, actions, prompts, the table as text, options. */
#include "config.h"

#include "differences.h"
#include "signs.h"

#include "games/martian-12s/rules/rules.h"

#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static const TableeOptionWords options[] = {
  { .key = "stake", .title = N_("Stake"), .subtitle = N_("What each pull costs"), .digits = 2 },
  { .key = "tokens", .title = N_("Tokens"), .subtitle = N_("Instead of money: how many each player starts with") },
  { .key = "rounds", .title = N_("Rounds"), .subtitle = N_("How long the game lasts") },
  {
    .key = "open_account",
    .title = N_("Open Account"),
    .subtitle = N_("Everybody starts at zero and may go into debt"),
  },
  { .key = "wallets", .title = N_("Wallets"), .subtitle = N_("The money each player brings"), .digits = 2 },
  { .key = "sets", .title = N_("Sets of Pyramids"), .subtitle = N_("A set has 15 pyramids: five colours in three sizes") },
  { .key = "single", .title = N_("Single Set"), .subtitle = N_("The colours that two players use with one set") },
  {
    .key = "hard_limit",
    .title = N_("No More Than Six Pulls"),
    .subtitle = N_("The round ends after the sixth lap, even if one player could still go on"),
  },
  { NULL },
};

/* Those that need no numbers. */
static const char *const reasons[] = {
  [M12_REASON_FIRST_PULL - TABLEE_REASON_GAME] = N_("Everybody pulls at least once: you can pass from the second lap on."),
};

/* Untranslated, by colour and size; the object of a sentence. */
static const char *const pyramids[M12_COLOURS][M12_SIZES] = {
  {
    NC_("pyramid", "a small black pyramid"),
    NC_("pyramid", "a medium black pyramid"),
    NC_("pyramid", "a large black pyramid"),
  },
  {
    NC_("pyramid", "a small red pyramid"),
    NC_("pyramid", "a medium red pyramid"),
    NC_("pyramid", "a large red pyramid"),
  },
  {
    NC_("pyramid", "a small yellow pyramid"),
    NC_("pyramid", "a medium yellow pyramid"),
    NC_("pyramid", "a large yellow pyramid"),
  },
  {
    NC_("pyramid", "a small green pyramid"),
    NC_("pyramid", "a medium green pyramid"),
    NC_("pyramid", "a large green pyramid"),
  },
  {
    NC_("pyramid", "a small blue pyramid"),
    NC_("pyramid", "a medium blue pyramid"),
    NC_("pyramid", "a large blue pyramid"),
  },
  {
    NC_("pyramid", "a small white pyramid"),
    NC_("pyramid", "a medium white pyramid"),
    NC_("pyramid", "a large white pyramid"),
  },
  {
    NC_("pyramid", "a small clear pyramid"),
    NC_("pyramid", "a medium clear pyramid"),
    NC_("pyramid", "a large clear pyramid"),
  },
  {
    NC_("pyramid", "a small orange pyramid"),
    NC_("pyramid", "a medium orange pyramid"),
    NC_("pyramid", "a large orange pyramid"),
  },
  {
    NC_("pyramid", "a small cyan pyramid"),
    NC_("pyramid", "a medium cyan pyramid"),
    NC_("pyramid", "a large cyan pyramid"),
  },
  {
    NC_("pyramid", "a small violet pyramid"),
    NC_("pyramid", "a medium violet pyramid"),
    NC_("pyramid", "a large violet pyramid"),
  },
};

/*
 * Amounts
 */

static const M12Ruleset *
get_ruleset (const TableePresentContext *context)
{
  return (const M12Ruleset *) context->ruleset;
}

/* Where every amount of the game is in whole euros, none needs decimals. */
static gboolean
counts_whole_euros (const M12Ruleset *ruleset)
{
  if (ruleset->stake % 100 != 0)
    return FALSE;
  for (int i = 0; i < ruleset->base.seats; i++)
    if (ruleset->wallets[i] % 100 != 0)
      return FALSE;

  return TRUE;
}

static char *
format_tokens (gint64 count)
{
  g_autofree char *number = tablee_format_integer (count);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s token", "%s tokens", (gulong) ABS (count)), number);
}

static char *
format_amount (const M12Ruleset *ruleset,
               gint64            amount)
{
  if (ruleset->tokens > 0)
    return format_tokens (amount);

  return counts_whole_euros (ruleset) ? tablee_format_money_short (amount) : tablee_format_money (amount);
}

static char *
format_stakes (const M12Ruleset *ruleset,
               int               stakes)
{
  return format_amount (ruleset, (gint64) stakes * ruleset->stake);
}

/*
 * Events
 */

static char *
say_round (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *pot = format_stakes (get_ruleset (context), event->args[1]);

  if (event->args[1] == 0)
    /* Translators: number of the round, name of a player */
    return tablee_say_of (context, event->seat, _("Round %1$d begins: you pull first."), _("Round %1$d begins: %2$s pulls first."),
                          event->args[0], name);

  /* Translators: number of the round, amount ("€2", "2 tokens"), name of a player */
  return tablee_say_of (context, event->seat, _("Round %1$d begins with %2$s in the pot: you pull first."),
                        _("Round %1$d begins with %2$s in the pot: %3$s pulls first."), event->args[0], pot, name);
}

/* @words: "a large green pyramid". */
static char *
say_first_pull (const TableePresentContext *context,
                int                         seat,
                const char                 *words,
                int                         value)
{
  /* Translators: "a large green pyramid", number of points, name of a player */
  return tablee_say_of (context, seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pull %1$s: %2$d point to begin with.",
                                     "You pull %1$s: %2$d points to begin with.", (gulong) value),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s pulls %1$s: %2$d point to begin with.",
                                     "%3$s pulls %1$s: %2$d points to begin with.", (gulong) value),
                        words, value, context->names[seat]);
}

static char *
say_worthless_pull (const TableePresentContext *context,
                    int                         seat,
                    const char                 *words,
                    int                         points)
{
  /* Translators: "a large black pyramid" (worth no point), number of points in all, name of a player */
  return tablee_say_of (context, seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pull %1$s: nothing, still %2$d point in all.",
                                     "You pull %1$s: nothing, still %2$d points in all.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s pulls %1$s: nothing, still %2$d point in all.",
                                     "%3$s pulls %1$s: nothing, still %2$d points in all.", (gulong) points),
                        words, points, context->names[seat]);
}

static char *
say_twelve (const TableePresentContext *context,
            int                         seat,
            const char                 *words,
            int                         value)
{
  /* Translators: "a large green pyramid", number of points, name of a player */
  return tablee_say_of (context, seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pull %1$s: %2$d point, exactly twelve in all!",
                                     "You pull %1$s: %2$d points, exactly twelve in all!", (gulong) value),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s pulls %1$s: %2$d point, exactly twelve in all!",
                                     "%3$s pulls %1$s: %2$d points, exactly twelve in all!", (gulong) value),
                        words, value, context->names[seat]);
}

static char *
say_pull (const TableePresentContext *context,
          const TableeEvent          *event)
{
  M12Pyramid pyramid = (M12Pyramid) event->args[0];
  const char *english = pyramids[m12_pyramid_colour (pyramid)][m12_pyramid_size (pyramid)];
  const char *words = g_dpgettext2 (GETTEXT_PACKAGE, "pyramid", english);
  int value = m12_pyramid_value (pyramid);
  int points = event->args[1];

  if (event->args[2] == 1)
    return say_first_pull (context, event->seat, words, value);
  if (value == 0)
    return say_worthless_pull (context, event->seat, words, points);
  if (points == M12_LIMIT)
    return say_twelve (context, event->seat, words, value);

  /* Translators: "a large green pyramid", number of points, number of points in all, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pull %1$s: %2$d point, %3$d in all.",
                                     "You pull %1$s: %2$d points, %3$d in all.", (gulong) value),
                        g_dngettext (GETTEXT_PACKAGE, "%4$s pulls %1$s: %2$d point, %3$d in all.",
                                     "%4$s pulls %1$s: %2$d points, %3$d in all.", (gulong) value),
                        words, value, points, context->names[event->seat]);
}

static char *
say_pop (const TableePresentContext *context,
         const TableeEvent          *event)
{
  int points = event->args[0];

  /* Translators: number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pop with %1$d point: more than twelve!",
                                     "You pop with %1$d points: more than twelve!", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s pops with %1$d point: more than twelve!",
                                     "%2$s pops with %1$d points: more than twelve!", (gulong) points),
                        points, context->names[event->seat]);
}

static char *
say_pass (const TableePresentContext *context,
          const TableeEvent          *event)
{
  int points = event->args[0];

  /* Translators: number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pass with %1$d point.", "You pass with %1$d points.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s passes with %1$d point.", "%2$s passes with %1$d points.",
                                     (gulong) points),
                        points, context->names[event->seat]);
}

static char *
say_round_end (M12RoundEnd end)
{
  switch (end)
    {
    case M12_END_LAST_LEFT:
      /* Whoever reads it may have popped. */
      return g_strdup (_("Only one player has not popped: the round is over."));
    case M12_END_NO_ACTIVE:
      return g_strdup (_("Nobody is pulling any more: the scores are compared."));
    case M12_END_SIX_LAPS:
      return g_strdup (_("Six laps have been played: the scores are compared."));
    case M12_END_HARD_LIMIT:
      return g_strdup (_("Nobody may pull more than six times: the scores are compared."));
    case M12_END_BAG_EMPTY:
      return g_strdup (_("With nothing left to pull, everybody passes: the scores are compared."));
    default:
      return NULL;
    }
}

static char *
say_share (const TableePresentContext *context,
           const TableeEvent          *event,
           const char                 *amount)
{
  int height = event->args[2];

  /* Translators: number of points, number of pyramids, amount ("€4", "4 tokens"), name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You share the pot and take %3$s, scoring %1$d with %2$d pyramid!",
                                     "You share the pot and take %3$s, scoring %1$d with %2$d pyramids!", (gulong) height),
                        g_dngettext (GETTEXT_PACKAGE, "%4$s shares the pot and takes %3$s, scoring %1$d with %2$d pyramid!",
                                     "%4$s shares the pot and takes %3$s, scoring %1$d with %2$d pyramids!", (gulong) height),
                        event->args[1], height, amount, context->names[event->seat]);
}

static char *
say_win (const TableePresentContext *context,
         const TableeEvent          *event)
{
  g_autofree char *amount = format_stakes (get_ruleset (context), event->args[0]);
  int height = event->args[2];

  if (event->args[3] > 1)
    return say_share (context, event, amount);

  /* Translators: number of points, number of pyramids, amount ("€9", "9 tokens"), name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You win the pot of %3$s, scoring %1$d with %2$d pyramid!",
                                     "You win the pot of %3$s, scoring %1$d with %2$d pyramids!", (gulong) height),
                        g_dngettext (GETTEXT_PACKAGE, "%4$s wins the pot of %3$s, scoring %1$d with %2$d pyramid!",
                                     "%4$s wins the pot of %3$s, scoring %1$d with %2$d pyramids!", (gulong) height),
                        event->args[1], height, amount, context->names[event->seat]);
}

static char *
say_game_over (const TableePresentContext *context,
               const TableeEvent          *event)
{
  g_autofree char *pot = format_stakes (get_ruleset (context), event->args[0]);

  if (event->args[0] == 0)
    return g_strdup (_("The game is over."));

  /* Translators: amount ("€1", "1 token") */
  return g_strdup_printf (_("The game is over. What is left in the pot goes to nobody: %s."), pot);
}

static char *
say_carry (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *pot = format_stakes (get_ruleset (context), event->args[0]);

  /* Translators: amount ("€1", "1 token") */
  return g_strdup_printf (_("What cannot be shared equally stays in the pot: %s."), pot);
}

static char *
say_event (const TableePresentContext *context,
           const TableeEvent          *event)
{
  switch ((M12Event) event->kind)
    {
    case M12_EVENT_ROUND:
      return say_round (context, event);
    case M12_EVENT_SITS_OUT:
      return tablee_say_of (context, event->seat, _("You cannot pay the stake and sit this round out."),
                            _("%s cannot pay the stake and sits this round out."), context->names[event->seat]);
    case M12_EVENT_LAP:
      return g_strdup_printf (_("Lap %d begins."), event->args[0]);
    case M12_EVENT_PULL:
      return say_pull (context, event);
    case M12_EVENT_POP:
      return say_pop (context, event);
    case M12_EVENT_PASS:
      return say_pass (context, event);
    case M12_EVENT_BAG_EMPTY:
      return g_strdup (_("The bag is empty."));
    case M12_EVENT_SCORE:
      return say_round_end ((M12RoundEnd) event->args[0]);
    case M12_EVENT_WIN:
      return say_win (context, event);
    case M12_EVENT_CARRY:
      return say_carry (context, event);
    case M12_EVENT_GAME_OVER:
      return say_game_over (context, event);
    case M12_EVENT_NONE:
    case M12_EVENT_STAKE:  /* the pull that it pays for says enough */
    default:
      return NULL;
    }
}

/*
 * Actions
 */

static char *
label_action (const TableePresentContext *context,
              const void                 *view,
              TableeAction                action)
{
  switch (action)
    {
    case M12_ACTION_PULL_SMALL:
      return g_strdup (_("Pull Small"));
    case M12_ACTION_PULL_MEDIUM:
      return g_strdup (_("Pull Medium"));
    case M12_ACTION_PULL_LARGE:
      return g_strdup (_("Pull Large"));
    case M12_ACTION_PASS:
      return g_strdup (C_("action", "Pass"));
    default:
      return NULL;
    }
}

static char *
say_safe_pull (int         size,
               const char *price,
               int         left)
{
  switch (size)
    {
    case 0:
      /* Translators: amount ("€1", "1 token"), number of pyramids */
      return g_strdup_printf (_("Pull a small pyramid for %1$s: no risk of popping, %2$d left in the bag"), price, left);
    case 1:
      return g_strdup_printf (_("Pull a medium pyramid for %1$s: no risk of popping, %2$d left in the bag"), price, left);
    default:
      return g_strdup_printf (_("Pull a large pyramid for %1$s: no risk of popping, %2$d left in the bag"), price, left);
    }
}

static char *
say_risky_pull (int         size,
                const char *price,
                int         left,
                const char *risk)
{
  switch (size)
    {
    case 0:
      /* Translators: amount ("€1", "1 token"), number of pyramids, share in percent ("40%") */
      return g_strdup_printf (_("Pull a small pyramid for %1$s: %3$s risk of popping, %2$d left in the bag"), price, left, risk);
    case 1:
      return g_strdup_printf (_("Pull a medium pyramid for %1$s: %3$s risk of popping, %2$d left in the bag"), price, left, risk);
    default:
      return g_strdup_printf (_("Pull a large pyramid for %1$s: %3$s risk of popping, %2$d left in the bag"), price, left, risk);
    }
}

static char *
say_pull_action (const TableePresentContext *context,
                 const M12State             *state,
                 int                         size)
{
  int popping = m12_count_popping (state, state->current, size);
  int left = state->left[size];
  g_autofree char *price = format_stakes (get_ruleset (context), 1);
  g_autofree char *risk = NULL;

  if (popping == 0)
    return say_safe_pull (size, price, left);

  risk = tablee_format_percent ((double) popping / left);

  return say_risky_pull (size, price, left, risk);
}

static char *
say_action (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action)
{
  const M12State *state = view;
  int points = state->seats[state->current].points;

  if (action < M12_ACTION_PASS)
    return say_pull_action (context, state, (int) action);
  if (action > M12_ACTION_PASS)
    return NULL;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pass and keep %d point", "Pass and keep %d points", (gulong) points),
                          points);
}

static char *
say_empty_size (TableeAction action)
{
  switch (action)
    {
    case M12_ACTION_PULL_SMALL:
      return g_strdup (_("No small pyramid is left in the bag."));
    case M12_ACTION_PULL_MEDIUM:
      return g_strdup (_("No medium pyramid is left in the bag."));
    default:
      return g_strdup (_("No large pyramid is left in the bag."));
    }
}

static char *
say_cannot_pay (const TableePresentContext *context)
{
  g_autofree char *price = format_stakes (get_ruleset (context), 1);

  /* Translators: amount ("€1", "1 token") */
  return g_strdup_printf (_("Another pull costs %s, which is more than you have."), price);
}

static char *
say_reason (const TableePresentContext *context,
            const void                 *view,
            TableeAction                action,
            TableeReason                reason)
{
  switch ((int) reason)
    {
    case M12_REASON_SIZE_EMPTY:
      return say_empty_size (action);
    case M12_REASON_CANNOT_PAY:
      return say_cannot_pay (context);
    default:
      return tablee_plain_reason (context, view, action, reason);
    }
}

/*
 * Where the game stands
 */

static char *
say_prompt (const TableePresentContext *context,
            const void                 *view)
{
  const M12Ruleset *ruleset = get_ruleset (context);
  const M12State *state = view;
  const M12Seat *seat = &state->seats[state->current];
  g_autofree char *price = format_stakes (ruleset, 1);

  if (seat->height == 0)
    /* Translators: amount ("€1", "1 token") */
    return g_strdup_printf (_("Pull your first pyramid for %s: choose a size."), price);
  if (!m12_can_pay (ruleset, state, state->current))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You cannot pay another stake: pass with %d point.",
                                         "You cannot pay another stake: pass with %d points.", (gulong) seat->points),
                            (int) seat->points);

  /* Translators: amount ("€1", "1 token"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pull another pyramid for %1$s, or pass with %2$d point.",
                                       "Pull another pyramid for %1$s, or pass with %2$d points.", (gulong) seat->points),
                          price, (int) seat->points);
}

static char *
say_progress (const TableePresentContext *context,
              const void                 *view)
{
  const M12Ruleset *ruleset = get_ruleset (context);
  const M12State *state = view;
  g_autofree char *pot = format_stakes (ruleset, state->pot);

  if (state->phase == M12_PHASE_OVER)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Ended after %d round", "Ended after %d rounds", (gulong) state->round),
                            state->round);
  if (ruleset->rounds == 0)
    /* Translators: number of the round, amount ("€7", "7 tokens") */
    return g_strdup_printf (_("Round %1$d · Pot: %2$s"), state->round, pot);

  /* Translators: number of the round, number of rounds, amount ("€7", "7 tokens") */
  return g_strdup_printf (_("Round %1$d of %2$d · Pot: %3$s"), state->round, ruleset->rounds, pot);
}

static char *
say_end (const TableePresentContext *context,
         const void                 *view,
         const TableeEnd            *end)
{
  if (g_str_equal (end->id, "rounds") && end->of > 0)
    /* Translators: number of the round, of how many */
    return g_strdup_printf (_("Round %1$d of %2$d"), end->done, end->of);
  if (g_str_equal (end->id, "rounds"))
    return g_strdup_printf (_("Round %d"), end->done);
  if (get_ruleset (context)->rounds > 0)
    return NULL;

  /* Translators: how many of how many players have enough for a stake */
  return g_strdup_printf (_("Can still pay: %1$d of %2$d"), context->ruleset->seats - end->done, context->ruleset->seats);
}

static char *
say_last (const TableePresentContext *context,
          const void                 *view)
{
  return g_strdup (_("Last round"));
}

static char *
say_ended (const TableePresentContext *context,
           const void                 *view,
           const TableeEnd            *end)
{
  if (g_str_equal (end->id, "rounds"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The game is over after %d round, as agreed.",
                                         "The game is over after %d rounds, as agreed.", (gulong) end->done),
                            end->done);

  return g_strdup (_("The game is over: no two players can pay for another round."));
}

/*
 * The table as text
 */

static const char *
size_letter (int size)
{
  switch (size)
    {
    case 0:
      /* Translators: a small pyramid, as one letter */
      return C_("size of a pyramid", "S");
    case 1:
      /* Translators: a medium pyramid, as one letter */
      return C_("size of a pyramid", "M");
    default:
      /* Translators: a large pyramid, as one letter */
      return C_("size of a pyramid", "L");
    }
}

static const char *
status_words (M12Status status)
{
  switch (status)
    {
    case M12_ACTIVE:
      return C_("status of a player", "in");
    case M12_PASSED:
      return C_("status of a player", "passed");
    case M12_POPPED:
      return C_("status of a player", "popped");
    case M12_OUT:
    default:
      return C_("status of a player", "sits out");
    }
}

/* "L3 M0 S4" */
static char *
write_stack (const M12Seat *seat)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < seat->height; i++)
    g_string_append_printf (text, "%s%s%d", i > 0 ? " " : "", size_letter (m12_pyramid_size (seat->stack[i])),
                            m12_pyramid_value (seat->stack[i]));

  return g_string_free (text, FALSE);
}

static char *
write_seats (const TableePresentContext *context,
             const M12State             *state)
{
  const M12Ruleset *ruleset = get_ruleset (context);
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("llrlrl");

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &state->seats[i];
      gboolean decides = state->phase == M12_PHASE_PULL && i == state->current;
      g_autofree char *balance = format_amount (ruleset, seat->balance);
      g_autofree char *points = g_strdup_printf ("%d", seat->points);
      g_autofree char *stack = write_stack (seat);

      tablee_text_table_add (table, decides ? ">" : " ", tablee_label_of (context, i), balance, status_words ((M12Status) seat->status),
                             points, stack);
    }

  return tablee_text_table_to_text (table);
}

/* What is left of one size, by points: "0 0 1 4" */
static char *
write_values (const M12State *state,
              int             size)
{
  GString *text = g_string_new (state->left[size] > 0 ? NULL : "–");
  int values[M12_VALUES];

  m12_bag_values (state, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    for (int i = 0; i < values[value]; i++)
      g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", value);

  return g_string_free (text, FALSE);
}

static char *
write_bag (const M12State *state)
{
  GString *text = g_string_new (NULL);

  for (int size = 0; size < M12_SIZES; size++)
    {
      g_autofree char *values = write_values (state, size);

      g_string_append (text, size > 0 ? "   " : "");
      /* Translators: size of pyramids as one letter, points of those that are left in the bag ("0 0 1 4") */
      g_string_append_printf (text, C_("what is left of a size", "%1$s: %2$s"), size_letter (size), values);
    }

  return g_string_free (text, FALSE);
}

static char *
write_table (const TableePresentContext *context,
             const void                 *view)
{
  const M12State *state = view;
  g_autofree char *progress = say_progress (context, view);
  g_autofree char *seats = write_seats (context, state);
  g_autofree char *bag = write_bag (state);

  /* Translators: where the game stands ("Round 3 of 10 · Pot: €7"), number of the lap, lines of the players, what is left in the
   * bag, by size */
  return g_strdup_printf (_("%1$s · Lap %2$d\n%3$sIn the bag: %4$s\n"), progress, (int) state->lap, seats, bag);
}

/*
 * Score sheet
 */

static char *
name_score_row (const TableePresentContext *context,
                const char                 *row_id)
{
  return g_strdup (C_("score sheet", "Balance"));
}

static char *
say_score_value (const TableePresentContext *context,
                 gint64                      value)
{
  return format_amount (get_ruleset (context), value);
}

/* A part of a cent says nothing, a part of a token does. */
static char *
say_score_mean (const TableePresentContext *context,
                double                      value)
{
  return get_ruleset (context)->tokens > 0 ? tablee_format_decimal (value, 2) : tablee_format_money ((gint64) round (value));
}

static char *
say_reward_value (const TableePresentContext *context,
                  double                      reward)
{
  return say_score_mean (context, reward * get_ruleset (context)->stake);
}

/*
 * Options
 */

static char *
say_rounds (gint64 rounds)
{
  if (rounds == 0)
    return g_strdup (C_("length of the game", "Until only one player can pay"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d round", "%d rounds", (gulong) rounds), (int) rounds);
}

static char *
say_purse (const M12Ruleset *ruleset)
{
  g_autofree char *amount = format_amount (ruleset, ruleset->wallets[0]);

  if (ruleset->open_account)
    return g_strdup (C_("summary of the options", "debts allowed"));
  for (int i = 1; i < ruleset->base.seats; i++)
    if (ruleset->wallets[i] != ruleset->wallets[0])
      return g_strdup (C_("summary of the options", "a different wallet for each player"));

  /* Translators: amount ("€20", "30 tokens") */
  return g_strdup_printf (C_("summary of the options", "%s each at the start"), amount);
}

static char *
say_options (const TableePresentContext *context)
{
  const M12Ruleset *ruleset = get_ruleset (context);
  g_autofree char *rounds = say_rounds (ruleset->rounds);
  g_autofree char *price = format_stakes (ruleset, 1);
  g_autofree char *purse = say_purse (ruleset);

  if (ruleset->hard_limit)
    /* Translators: "10 rounds", amount ("€1", "1 token"), "debts allowed" or "30 tokens each at the start" */
    return g_strdup_printf (_("%1$s, %2$s a pull, %3$s, no more than six pulls"), rounds, price, purse);

  /* Translators: "10 rounds", amount ("€1", "1 token"), "debts allowed" or "30 tokens each at the start" */
  return g_strdup_printf (_("%1$s, %2$s a pull, %3$s"), rounds, price, purse);
}

static char *
say_option_value (const char *key,
                  gint64      value)
{
  if (g_str_equal (key, "stake") || g_str_equal (key, "wallets"))
    return tablee_format_money_short (value);
  if (g_str_equal (key, "tokens"))
    return value > 0 ? format_tokens (value) : g_strdup (C_("tokens", "None (play for money)"));
  if (g_str_equal (key, "rounds"))
    return say_rounds (value);
  if (g_str_equal (key, "sets"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d set", "%d sets", (gulong) value), (int) value);
  if (g_str_equal (key, "single"))
    return g_strdup (value == 0 ? C_("set of pyramids", "Rainbow") : C_("set of pyramids", "Xeno"));

  return g_strdup (value != 0 ? C_("option", "Yes") : C_("option", "No"));
}

const TableePresent tablee_martian_12s_present = {
  .game = &tablee_martian_12s_game,
  .name = N_("Martian 12s"),
  .tagline = N_("Pull pyramids from the bag, get as close to twelve as you dare, and stop before you pop"),
  .credits = N_("A game by Avri Klemer. French rules translated by Julien Griffon (CC BY-NC-SA 3.0)."),
  .minutes = { 10, 20 },
  .help_page = "martian-12s",
  .options = options,
  .reasons = TABLEE_WORD_LIST (reasons),
  .event = say_event,
  .event_sign = m12_words_event_sign,
  .begins_turn = m12_words_begins_turn,
  .whys = m12_words_whys,
  .moods = m12_words_moods,
  .tempers = {
    [TABLEE_TEMPER_HOARDER] = N_("Begins with pyramids that bring few points."),
    [TABLEE_TEMPER_HASTY] = N_("Begins with pyramids that bring many points."),
    [TABLEE_TEMPER_GAMBLER] = N_("Pulls once more where others would pass."),
    [TABLEE_TEMPER_SPOILER] = N_("Pulls from the size that is safest for whoever is next."),
  },
  .chapter = m12_words_chapter,
  .action = label_action,
  .action_spoken = say_action,
  .reason = say_reason,
  .prompt = say_prompt,
  .progress = say_progress,
  .end = say_end,
  .last = say_last,
  .ended = say_ended,
  .difference = m12_words_difference,
  .evident = m12_words_evident,
  .table = write_table,
  .score_row = name_score_row,
  .score_value = say_score_value,
  .score_mean = say_score_mean,
  .result = tablee_plain_result,
  .reward_value = say_reward_value,
  .options_summary = say_options,
  .option_value = say_option_value,
};
