/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ratings in words: numbers mean little without somebody to compare with. */
#include "config.h"
#include "strength-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ai/anchors.h"
#include "game-words.h"
#include "games/catalogue.h"
#include "player-list.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/seat-name.h"
#include "present/session-context.h"

#define SURE 100  /* the deviation from which on a number says nothing about who is near it */

static char *
format_value (const TableeRating *rating)
{
  return tablee_format_integer (lround (rating->value));
}

/* Where it is with a certainty of 95 %. */
static char *
format_margin (const TableeRating *rating)
{
  return tablee_format_integer (lround (2 * rating->deviation));
}

static char *
format_gain (const TableeStrengthStep *step)
{
  long gain = lround (step->after.value) - lround (step->before.value);
  g_autofree char *number = tablee_format_integer (gain);

  return gain > 0 ? g_strconcat ("+", number, NULL) : g_steal_pointer (&number);
}

gboolean
tablee_strength_words_are_sure (const TableeRating *rating)
{
  g_return_val_if_fail (rating != NULL, FALSE);

  return rating->deviation <= SURE;
}

/* Who is about as strong. */
static char *
dup_comparison (const char         *game_id,
                const TableeRating *rating)
{
  const TableeGame *game = tablee_games_find (game_id);
  TableeLevel nearest = TABLEE_LEVEL_BEGINNER;
  double least = INFINITY;

  if (game == NULL || !tablee_strength_words_are_sure (rating))
    return g_strdup (_("A computer of medium level is at 1,500; a few more games will tell more exactly where you are."));

  for (int level = TABLEE_LEVEL_BEGINNER; level < TABLEE_N_LEVELS; level++)
    {
      double away = fabs (tablee_anchor_rating (game, game->min_seats, (TableeLevel) level, 0, TABLEE_TEMPER_STEADY) - rating->value);

      if (away < least)
        nearest = (TableeLevel) level;
      least = MIN (away, least);
    }

  /* Translators: %s is a level: "Expert" */
  return g_strdup_printf (_("The computer level that comes nearest is “%s”."), tablee_player_list_get_level_name (nearest));
}

char *
tablee_strength_words (const TableeStrength *strength,
                       gint64                now,
                       gboolean              whole)
{
  g_return_val_if_fail (strength != NULL, NULL);

  TableeRating rating = tablee_strength_get_now (strength, now);
  const char *name = tablee_name_or_place (strength->name, 0);
  /* Translators: name of a player, and the game that is meant */
  g_autofree char *of = whole ? g_strdup_printf (_("%1$s (%2$s)"), name, tablee_game_words_game (strength->game)) : g_strdup (name);
  g_autofree char *value = format_value (&rating);
  g_autofree char *margin = format_margin (&rating);
  g_autofree char *comparison = dup_comparison (strength->game, &rating);
  g_autofree char *others = NULL;

  if (strength->games == 0 && strength->unrated == 0)
    return NULL;

  if (strength->unrated > 0)
    others = g_strdup_printf (ngettext ("%u other game did not count.", "%u other games did not count.", strength->unrated),
                              strength->unrated);
  if (strength->games == 0)
    /* Translators: a name, and the sentence "2 other games did not count." */
    return g_strdup_printf (_("%1$s: no game has counted yet. %2$s"), of, others);

  g_autofree char *sentence =
    /* Translators: how strong somebody plays: name, rating, how uncertain it is, number of games */
    g_strdup_printf (ngettext ("%1$s: %2$s ± %3$s after %4$u game.", "%1$s: %2$s ± %3$s after %4$u games.", strength->games),
                     of, value, margin, strength->games);

  return g_strjoin (" ", sentence, comparison, others, NULL);
}

/* Why a game does not count. */
static char *
dup_reason (const TableePresentContext *context,
            int                         seat,
            TableeRated                 rated)
{
  const char *name = context->names[seat];

  switch (rated)
    {
    case TABLEE_UNRATED_HINTED:
      return tablee_say_of (context, seat, _("This game does not count for your strength (see the history): you were given hints."),
                            _("%1$s: this game does not count for the strength, because of the hints."), name);

    case TABLEE_UNRATED_TAKEN_BACK:
      return tablee_say_of (context, seat, _("This game does not count for your strength (see the history): a move was taken back."),
                            _("%1$s: this game does not count for the strength, because a move was taken back."), name);

    case TABLEE_UNRATED_RELIEVED:
      return tablee_say_of (context, seat, _("This game does not count for your strength (see the history): a computer has played in your seat."),
                            _("%1$s: this game does not count for the strength, because a computer has played in this seat."), name);

    case TABLEE_UNRATED_MIDDLE:
      return tablee_say_of (context, seat, _("This game does not count for your strength (see the history): it did not begin with a deal."),
                            _("%1$s: this game does not count for the strength, because it did not begin with a deal."), name);

    case TABLEE_UNRATED_OPPONENTS:
      return tablee_say_of (context, seat, _("This game does not count for your strength (see the history): no computer has played it to its end."),
                            _("%1$s: this game does not count for the strength, because no computer has played it to its end."), name);

    case TABLEE_RATED:
    case TABLEE_N_RATED:
    default:
      return NULL;
    }
}

/* After a few games by how much it has moved says more about how little is known than about the game. */
static char *
dup_estimate (const TableePresentContext *context,
              const TableeRating         *rating,
              int                         seat)
{
  g_autofree char *low = tablee_format_integer (lround (rating->value - 2 * rating->deviation));
  g_autofree char *high = tablee_format_integer (lround (rating->value + 2 * rating->deviation));

  /* Translators: how strong somebody plays, by a few games: ratings, a name */
  return tablee_say_of (context, seat, _("A first estimate of your strength: between %1$s and %2$s."),
                        _("%3$s: strength between %1$s and %2$s, by a first estimate."), low, high, context->names[seat]);
}

static char *
dup_step (const TableePresentContext *context,
          const TableeStrength       *strength,
          const TableeStrengthStep   *step,
          int                         seat)
{
  g_autofree char *value = format_value (&step->after);
  g_autofree char *margin = format_margin (&step->after);
  g_autofree char *gain = format_gain (step);
  g_autofree char *comparison = NULL;
  g_autofree char *sentence = NULL;

  if (step->rated != TABLEE_RATED)
    return dup_reason (context, seat, step->rated);

  if (!tablee_strength_words_are_sure (&step->after))
    sentence = dup_estimate (context, &step->after, seat);
  else
    /* Translators: how strong somebody plays: rating, how uncertain it is, by how much this game has moved it ("+24"), a name */
    sentence = tablee_say_of (context, seat, _("Your strength: %1$s ± %2$s (%3$s)."), _("%4$s: strength %1$s ± %2$s (%3$s)."), value,
                              margin, gain, context->names[seat]);
  comparison = dup_comparison (strength->game, &step->after);

  return g_strjoin (" ", sentence, comparison, NULL);
}

char *
tablee_strength_words_of_session (TableeGameSession *session,
                                  GPtrArray         *strengths)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (strengths != NULL, NULL);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (int i = 0; i < ruleset->seats; i++)
    {
      TableeSeat *seat = tablee_game_session_get_seat (session, i);
      const TableeStrength *strength = tablee_strengths_find (strengths, ruleset->game->id, tablee_seat_get_name (seat));
      const TableeStrengthStep *step = NULL;
      g_autofree char *line = NULL;

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN && strength != NULL)
        step = tablee_strength_find_step (strength, tablee_game_session_get_id (session));
      if (step != NULL)
        line = dup_step (context, strength, step, i);
      if (line != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }

  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

char *
tablee_strength_words_of_seat (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  TableeLevel level = tablee_seat_get_level (seat);

  if (tablee_seat_get_kind (seat) != TABLEE_SEAT_COMPUTER || tablee_seat_get_slack (seat) == 0)
    return NULL;
  if (level <= TABLEE_LEVEL_BEGINNER)
    return g_strdup (_("A computer that is weaker than a beginner."));

  /* Translators: two levels: "Easy" and "Medium" */
  return g_strdup_printf (_("Holds back: between “%1$s” and “%2$s”."), tablee_player_list_get_level_name ((TableeLevel) (level - 1)), tablee_player_list_get_level_name (level));
}
