/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hint in a sentence. */
#include "config.h"
#include "hint-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ai/policy.h"
#include "present/contrast-words.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"
#include "present/session-context.h"

/* What hardly matters. */
#define LEAST_SHARE 0.03
#define LEAST_STAKES 0.1

/* What is written as less than twenty cents. */
#define SLIGHT_STAKES 0.195

/* Games in 100 that nobody would learn anything from. */
#define SLIGHT_GAMES 3

/* Below this share of the win nobody wins any more but by chance. */
#define LEAST_HOPE 0.02

typedef struct
{
  const TableePresent  *present;
  TableePresentContext  context;
  const char           *best;
  const char           *next;
  const char           *stop;  /* (nullable) what is as good as either */
} Words;

/* Whether nobody wins or loses any more but by chance; not where somebody plays for money. */
static gboolean
is_decided (const TableeHint *hint)
{
  return hint->best_value < LEAST_HOPE || hint->best_value > 1 - LEAST_HOPE;
}

static gboolean
is_lost (const Words      *self,
         const TableeHint *hint)
{
  return self->present->reward_value == NULL && !hint->alike && hint->best_value < LEAST_HOPE;
}

static char *
say_even (const Words      *self,
          const TableeHint *hint)
{
  gboolean shares = self->present->reward_value == NULL;

  if (hint->rest_alike)
    /* Translators: a hint: two of all that can be done, between which there is nothing to choose */
    return g_strdup_printf (_("“%1$s” and “%2$s” come to the same, and so does all else."), self->best, self->next);
  if (hint->alike)
    /* Translators: a hint: two things that can be done, between which there is nothing to choose */
    return g_strdup_printf (_("“%1$s” and “%2$s” come to the same."), self->best, self->next);
  if (is_lost (self, hint))
    /* Translators: a hint: what seems best. Not used where somebody plays for money */
    return g_strdup_printf (_("There is hardly any way left to win, whatever you choose; “%s” is as good as anything else."), self->best);
  if (shares && hint->best_value > 1 - LEAST_HOPE)
    /* Translators: a hint: two things that can be done */
    return g_strdup_printf (_("The game is as good as won, whether with “%1$s” or with “%2$s”."), self->best, self->next);

  if (self->stop != NULL)
    /* Translators: a hint: three things that can be done, the last of which is to stop */
    return g_strdup_printf (_("“%1$s”, “%2$s” and “%3$s” win about equally often."), self->best, self->next, self->stop);

  if (shares)
    /* Translators: a hint: two things that can be done; one may bring more points or coins all the same */
    return g_strdup_printf (_("“%1$s” and “%2$s” win about equally often."), self->best, self->next);

  /* Translators: a hint: two things that can be done, where somebody plays for money */
  return g_strdup_printf (_("“%1$s” and “%2$s” are about equally good."), self->best, self->next);
}

/* Readers took a number of games for a contradiction to what comes after it, and so what seems best if all that was said spoke for the other one. */
static char *
say_unsure (const Words *self,
            gboolean     reversed)
{
  if (reversed)
    /* Translators: a hint: two things that can be done, the first of which the table speaks for */
    return g_strdup_printf (_("“%1$s” and “%2$s” may be equally good."), self->best, self->next);

  /* Translators: a hint: what seems best, and what comes next */
  return g_strdup_printf (_("“%1$s” seems best, but may be no better than “%2$s”."), self->best, self->next);
}

/* Rewards that are stakes. */
static char *
say_worth (const Words *self,
           double       difference)
{
  g_autofree char *worth = self->present->reward_value (&self->context, difference);

  if (difference < SLIGHT_STAKES)
    /* Translators: the next two: what is best ("Pass"), by how much money it is better, and the next best ("Pull Small") */
    return g_strdup_printf (_("“%1$s” brings about %2$s more on average than “%3$s”: hardly a difference."), self->best, worth, self->next);

  return g_strdup_printf (_("“%1$s” brings about %2$s more on average than “%3$s”."), self->best, worth, self->next);
}

/* Rewards that are shares of the win. */
static char *
say_games (const Words *self,
           int          games)
{
  if (self->context.ruleset->seats == 1)
    /* Translators: a hint to somebody who plays alone: what is best, in how many games, what is next best */
    return g_strdup_printf (ngettext ("“%1$s” beats the Mafia in about %2$d more game in 100 than “%3$s”.",
                                      "“%1$s” beats the Mafia in about %2$d more games in 100 than “%3$s”.", (gulong) games),
                            self->best, games, self->next);

  /* Translators: a hint: what is best ("Draw Two Cards"), how many games, and what is next best */
  return g_strdup_printf (ngettext ("“%1$s” wins about %2$d more game in 100 than “%3$s”.",
                                    "“%1$s” wins about %2$d more games in 100 than “%3$s”.", (gulong) games),
                          self->best, games, self->next);
}

/* Whether the difference would be written as no money at all. */
static gboolean
is_worthless (const Words *self,
              double       difference)
{
  g_autofree char *worth = self->present->reward_value (&self->context, difference);
  g_autofree char *nothing = self->present->reward_value (&self->context, 0);

  return g_str_equal (worth, nothing);
}

/* Whether the two are so much alike that there is nothing to be explained. */
static gboolean
is_even (const Words      *self,
         const TableeHint *hint)
{
  gboolean stakes = self->present->reward_value != NULL;
  double difference = hint->best_value - hint->next_value;

  if (hint->alike)
    return TRUE;
  if (!tablee_hint_is_clear (hint))
    return fabs (difference) + hint->noise < (stakes ? LEAST_STAKES : LEAST_SHARE);

  return stakes ? is_worthless (self, difference) : round (100 * difference) < SLIGHT_GAMES;
}

/* Whether it makes no difference either to leave things as they are. */
static gboolean
may_stop_as_well (const Words      *self,
                  const TableeHint *hint)
{
  double difference = hint->best_value - hint->stop_value;

  return self->present->reward_value == NULL && hint->stops && is_even (self, hint) && !hint->alike && !is_decided (hint) &&
         (difference <= hint->stop_noise || round (100 * difference) < SLIGHT_GAMES);
}

/* Whether what seems best is so little ahead that whoever sees the table may well choose the other one. */
static gboolean
is_toss_up (const TableeHint *hint)
{
  return hint->best_value - hint->next_value <= hint->noise / 2;
}

/* Whether the table shows something that speaks for @better. */
static gboolean
is_spoken_for (const TableePresentContext *context,
               const void                 *view,
               TableeAction                better,
               TableeAction                other)
{
  g_autofree char *said = tablee_contrast_words_evident (context, &(TableeComparison){ view, better, other, NULL });

  return said != NULL;
}

/* Whether the table shows nothing that speaks for the best, but something for the next best, which is named first then if they are about as good, or if
 * nobody can say. It says the same before anything is known of what comes next. */
static gboolean
is_reversed (const Words      *self,
             const void       *view,
             const TableeHint *hint)
{
  return (is_even (self, hint) || is_toss_up (hint)) && !hint->alike && self->present->reward_value == NULL &&
         !is_spoken_for (&self->context, view, hint->best, hint->next) && is_spoken_for (&self->context, view, hint->next, hint->best);
}

/* Whether they are, or what is better is said to be hardly so. */
static gboolean
needs_no_reason (const Words      *self,
                 const TableeHint *hint)
{
  return is_even (self, hint) ||
         (self->present->reward_value != NULL && tablee_hint_is_clear (hint) && hint->best_value - hint->next_value < SLIGHT_STAKES);
}

static char *
say (const Words      *self,
     const TableeHint *hint,
     gboolean          reversed)
{
  double difference = hint->best_value - hint->next_value;

  if (is_even (self, hint))
    return say_even (self, hint);
  if (!tablee_hint_is_clear (hint))
    return say_unsure (self, reversed);
  if (self->present->reward_value != NULL)
    return say_worth (self, difference);

  return say_games (self, (int) round (100 * difference));
}

char *
tablee_hint_words (TableeGameSession *session,
                   const TableeHint  *hint)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (hint != NULL, NULL);

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  const void *view = tablee_game_session_get_view (session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  gboolean reversed = is_reversed (&(Words){ present, *context, NULL, NULL, NULL }, view, hint);
  g_autofree char *first = tablee_plain_quote (context, view, reversed ? hint->next : hint->best);
  g_autofree char *second = tablee_plain_quote (context, view, reversed ? hint->best : hint->next);
  g_autofree char *stop = may_stop_as_well (&(Words){ present, *context, NULL, NULL, NULL }, hint) ? tablee_plain_quote (context, view, hint->stop) : NULL;

  return say (&(Words){ present, *context, first, second, stop }, hint, reversed);
}

guint
tablee_hint_words_named (TableeGameSession *session,
                         const TableeHint  *hint,
                         TableeAction       named[2])
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), 0);
  g_return_val_if_fail (hint != NULL, 0);
  g_return_val_if_fail (named != NULL, 0);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const Words words = { tablee_present_for_game (context->ruleset->game), *context, NULL, NULL, NULL };
  gboolean reversed = is_reversed (&words, tablee_game_session_get_view (session), hint);

  named[0] = reversed ? hint->next : hint->best;
  named[1] = reversed ? hint->best : hint->next;

  return (reversed || is_even (&words, hint)) && !is_lost (&words, hint) ? 2 : 1;
}

static char *
say_after (const char *then)
{
  /* Translators: after a sentence about what is best: what to do after that, as on a button of the table */
  return g_strdup_printf (_("After that, “%s” would be best."), then);
}

char *
tablee_hint_words_next (const TableePresentContext *context,
                        const TableeComparison     *comparison)
{
  const TableePresent *present;
  g_autofree char *better = NULL;
  g_autofree char *then = NULL;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (comparison != NULL, NULL);

  present = tablee_present_for_game (context->ruleset->game);
  if (comparison->then != NULL && (present->undoes == NULL || !present->undoes (comparison)))
    then = tablee_plain_quote_next (context, comparison->view, comparison->better, *comparison->then);
  if (then == NULL)
    return NULL;

  better = tablee_plain_quote (context, comparison->view, comparison->better);
  if (g_str_equal (then, better))
    /* Translators: after a sentence about what is best: to do so twice */
    return g_strdup (_("After that, the same once more would be best."));

  if (tablee_contrast_words_comes_next (context, comparison))
    /* Translators: after a sentence that names what is best and what is next best */
    return g_strdup (_("Both are worth doing, in this order."));

  return say_after (then);
}

/* Those of the other choices that are worse beyond chance, or the rest, into *@chosen. Returns how many they are. */
static guint
choose_others (const TableeHint *hint,
               gboolean          worse,
               guint             chosen[TABLEE_HINT_OTHERS])
{
  guint n = 0;

  for (guint i = 0; i < hint->n_others; i++)
    if ((hint->best_value - hint->other_values[i] > hint->other_noises[i]) == worse)
      chosen[n++] = i;

  return n;
}

/* What they would cost. Returns: (transfer full) (nullable) */
static char *
say_worse (const TableePresentContext *context,
           const void                 *view,
           const TableeHint           *hint)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  guint chosen[TABLEE_HINT_OTHERS];
  guint n = choose_others (hint, TRUE, chosen);
  char *names[TABLEE_HINT_OTHERS] = { NULL };
  char *losses[TABLEE_HINT_OTHERS] = { NULL };
  g_autofree char *best = tablee_plain_quote (context, view, hint->best);
  char *said = NULL;

  for (guint i = 0; i < n; i++)
    {
      names[i] = tablee_plain_quote (context, view, hint->others[chosen[i]]);
      losses[i] = present->reward_value (context, hint->best_value - hint->other_values[chosen[i]]);
    }
  if (n == 1)
    /* Translators: what else could be done ("Pass"), how much money less that brings, and what is best */
    said = g_strdup_printf (_("“%1$s” brings about %2$s less than “%3$s”."), names[0], losses[0], best);
  else if (n > 1)
    /* Translators: the same, of two things that could be done; the last is what is best */
    said = g_strdup_printf (_("“%1$s” brings about %2$s less than “%5$s”, and “%3$s” about %4$s less."), names[0], losses[0], names[1], losses[1], best);
  for (guint i = 0; i < n; i++)
    {
      g_free (names[i]);
      g_free (losses[i]);
    }

  return said;
}

/* Returns: (transfer full) (nullable) */
static char *
say_as_good (const TableePresentContext *context,
             const void                 *view,
             const TableeHint           *hint)
{
  guint chosen[TABLEE_HINT_OTHERS];
  guint n = choose_others (hint, FALSE, chosen);
  g_autofree char *first = n > 0 ? tablee_plain_quote (context, view, hint->others[chosen[0]]) : NULL;
  g_autofree char *second = n > 1 ? tablee_plain_quote (context, view, hint->others[chosen[1]]) : NULL;
  g_autofree char *best = NULL;

  if (n == 0)
    return NULL;
  /* Where what is next best is worse for certain, whoever reads on would wonder as good as which. */
  if (tablee_hint_is_clear (hint))
    best = tablee_plain_quote (context, view, hint->best);
  if (n == 1 && best != NULL)
    /* Translators: what else could be done ("Pass"), and what is best ("Pull Small") */
    return g_strdup_printf (_("“%1$s” may be just as good as “%2$s”."), first, best);
  if (n == 1)
    /* Translators: what else could be done ("Pass") */
    return g_strdup_printf (_("“%s” may be just as good."), first);
  if (best != NULL)
    /* Translators: two things that could be done, and what is best */
    return g_strdup_printf (_("“%1$s” and “%2$s” may be just as good as “%3$s”."), first, second, best);

  /* Translators: two things that could be done */
  return g_strdup_printf (_("“%1$s” and “%2$s” may be just as good."), first, second);
}

/* Whether anything is to be done at all, where the next best is done as well. Returns: (transfer full) (nullable) */
static char *
say_stop (const TableePresentContext *context,
          const void                 *view,
          const TableeHint           *hint)
{
  double difference = hint->best_value - hint->stop_value;
  int games = (int) round (100 * difference);
  g_autofree char *stop = hint->stops ? tablee_plain_quote (context, view, hint->stop) : NULL;

  if (stop == NULL)
    return NULL;
  if (difference <= hint->stop_noise || games < 1)
    return g_strdup_printf (_("“%s” may be just as good."), stop);

  /* Translators: what would leave things as they are ("Stop Planting"), how many games */
  return g_strdup_printf (ngettext ("“%1$s” wins about %2$d game fewer in 100.", "“%1$s” wins about %2$d games fewer in 100.", (gulong) games), stop, games);
}

/* What the table shows against it, which somebody may wonder about whatever is next best. Returns: (transfer full) (nullable) */
static char *
say_why_not_stop (const TableePresentContext *context,
                  const void                 *view,
                  const TableeHint           *hint)
{
  const TableeComparison comparison = { view, hint->best, hint->stop, NULL };

  if (!hint->stops || hint->best_value - hint->stop_value <= hint->stop_noise)
    return NULL;

  return tablee_contrast_words_evident (context, &comparison);
}

/* Where what is next best ends it, what the table shows against another way to go on. Returns: (transfer full) (nullable) */
static char *
say_why_not_others (const TableePresentContext *context,
                    const void                 *view,
                    const TableeHint           *hint)
{
  const TableeThinking *thinking = tablee_policy_thinking (context->ruleset->game);
  char *said = NULL;

  if (thinking->stops == NULL || !thinking->stops (hint->next))
    return NULL;

  for (guint i = 0; i < hint->n_others && said == NULL; i++)
    if (hint->best_value - hint->other_values[i] > hint->other_noises[i])
      said = tablee_contrast_words_evident (context, &(TableeComparison){ view, hint->best, hint->others[i], NULL });

  return said;
}

/* Somebody asks whether to go on at all, whatever is next best, and why, where no other reason is given; for money, what else there is. Returns:
 * (transfer full) (nullable) */
static char *
say_others (const TableePresentContext *context,
            const void                 *view,
            const TableeHint           *hint)
{
  g_autofree char *worse = NULL;
  g_autofree char *as_good = NULL;
  g_autofree char *why = NULL;
  g_autofree char *others = NULL;

  if (tablee_present_for_game (context->ruleset->game)->reward_value == NULL)
    {
      worse = say_stop (context, view, hint);
      why = !is_spoken_for (context, view, hint->best, hint->next) && !is_spoken_for (context, view, hint->next, hint->best) ? say_why_not_stop (context, view, hint) : NULL;

      return tablee_format_sentences (worse, why);
    }

  worse = say_worse (context, view, hint);
  as_good = say_as_good (context, view, hint);
  why = hint->stops ? say_why_not_stop (context, view, hint) : say_why_not_others (context, view, hint);
  others = tablee_format_sentences (worse, why);

  return tablee_format_sentences (as_good, others);
}

/* What the table shows for each of two that are about as good, the first of which it shows something for if for any; @reversed: that is the other one;
 * @brief: for the first alone; @neither: if it shows nothing. Returns: (transfer full) */
static char *
say_for_either (const TableePresentContext *context,
                const TableeComparison     *comparison,
                gboolean                    reversed,
                gboolean                    brief,
                const char                 *neither)
{
  const TableeComparison reverse = { comparison->view, comparison->other, comparison->better, NULL };
  g_autofree char *first = tablee_contrast_words_evident (context, reversed ? &reverse : comparison);
  g_autofree char *second = reversed || brief ? NULL : tablee_contrast_words_evident (context, &reverse);

  if (first == NULL && second == NULL)
    return g_strdup (neither);
  if (second == NULL)
    /* Translators: after a sentence that two things win about equally often; a whole sentence */
    return g_strdup_printf (_("Here is what speaks for the first. %s"), first);
  if (first == NULL)
    /* Translators: the same, of what was named second */
    return g_strdup_printf (_("Here is what speaks for the second. %s"), second);

  /* Translators: the same, of both; two whole sentences */
  return g_strdup_printf (_("Here is what speaks for the first. %1$s And here is what speaks for the second. %2$s"), first, second);
}

/* Where it makes hardly a difference which is chosen. Returns: (transfer full) (nullable) */
static char *
say_little (const Words            *self,
            const TableeHint       *hint,
            const TableeComparison *comparison,
            gboolean                brief)
{
  /* Two frequencies that differ would contradict that it is hardly a difference. */
  if (hint->alike || self->present->reward_value != NULL || is_decided (hint))
    return NULL;
  if (tablee_contrast_words_comes_next (&self->context, comparison))
    return say_for_either (&self->context, &(TableeComparison){ comparison->view, comparison->better, comparison->other, NULL },
                           is_reversed (self, comparison->view, hint), brief,
                           /* Translators: after a sentence that two things win about equally often, one of which can follow the other */
                           _("Both can be done; which comes first hardly matters."));

  return say_for_either (&self->context, comparison, is_reversed (self, comparison->view, hint), brief,
                         /* Translators: after a sentence that two things win about equally often */
                         _("Nothing on the table speaks for one of them: choose as you like."));
}

/* What all comes to would contradict that it may be no better. Returns: (transfer full) (nullable) */
static char *
say_unsure_reason (const TableePresentContext *context,
                   const TableeComparison     *comparison,
                   const TableeGrounds        *grounds)
{
  const TableeDifference *said[TABLEE_CONTRAST_WORDS_MOST];
  char *evident = tablee_contrast_words_evident (context, comparison);

  if (evident != NULL)
    return evident;
  if (tablee_contrast_words_choose (context, comparison, grounds->differences, grounds->count, TABLEE_CONTRAST_ONE, said) == 0 ||
      said[0]->row == TABLEE_CONTRAST_TOTAL)
    return NULL;

  return tablee_contrast_words_one (context, comparison, said[0]);
}

/* Of what is best and what comes next; @sure: that it is best to begin with it. */
static char *
say_order (const TableePresentContext *context,
           const TableeComparison     *comparison,
           gboolean                    sure)
{
  const TableeComparison alone = { comparison->view, comparison->better, comparison->other, NULL };
  g_autofree char *why = tablee_contrast_words_evident (context, &alone);
  g_autofree char *other = tablee_plain_quote (context, comparison->view, comparison->other);
  g_autofree char *after = NULL;

  if (why == NULL && sure)
    return tablee_hint_words_next (context, comparison);
  if (why == NULL)
    /* Translators: after a sentence that one thing may be no better than another, either of which can follow the other */
    return g_strdup (_("Both can be done, one after the other; which comes first may not matter."));

  after = say_after (other);

  return tablee_format_sentences (why, after);
}

/* Where something is said of others, which may be a reason. */
static char *
say_none_between (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  g_autofree char *better = tablee_plain_quote (context, comparison->view, comparison->better);
  g_autofree char *other = tablee_plain_quote (context, comparison->view, comparison->other);

  /* Translators: two things that can be done ("Pull Small", "Pull Large") */
  return g_strdup_printf (_("Between “%1$s” and “%2$s”, no single reason stands out."), better, other);
}

/* Where there is no room for more than one reason. */
static char *
say_briefly (const TableePresentContext *context,
             const TableeComparison     *comparison,
             const TableeGrounds        *grounds)
{
  char *evident = tablee_contrast_words_evident (context, comparison);
  char *said = evident != NULL ? evident : tablee_contrast_words (context, comparison, grounds->differences, grounds->count, TABLEE_CONTRAST_ONE);

  return said != NULL ? said : tablee_contrast_words_none ();
}

char *
tablee_hint_words_reason (TableeGameSession   *session,
                          const TableeHint    *hint,
                          const TableeGrounds *grounds,
                          gboolean             brief)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (hint != NULL, NULL);
  g_return_val_if_fail (grounds != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (tablee_game_session_get_ruleset (session)->game);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const void *view = tablee_game_session_get_view (session);
  const TableeComparison comparison = { view, grounds->better, grounds->other, grounds->goes_on ? &grounds->then : NULL };
  const Words words = { present, *context, NULL, NULL, NULL };
  g_autofree char *others = NULL;
  g_autofree char *reasons = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *next = NULL;

  /* Of what has been named as equally good already there is no more to be said. */
  if (!brief && !is_lost (&words, hint) && !may_stop_as_well (&words, hint))
    others = say_others (context, view, hint);
  if (needs_no_reason (&words, hint) || is_reversed (&words, view, hint))
    {
      reason = say_little (&words, hint, &comparison, brief);

      return tablee_format_sentences (reason, others);
    }
  if (brief)
    return say_briefly (context, &comparison, grounds);

  if (!hint->stops || !grounds->goes_on || grounds->then != hint->stop)
    next = tablee_hint_words_next (context, &comparison);
  /* "Both" are what was named last. */
  if (tablee_contrast_words_comes_next (context, &comparison))
    {
      reason = say_order (context, &comparison, tablee_hint_is_clear (hint));

      return tablee_format_sentences (reason, others);
    }

  reasons = tablee_hint_is_clear (hint) ? tablee_contrast_words_reasons (context, &comparison, grounds->differences, grounds->count) :
                                          say_unsure_reason (context, &comparison, grounds);
  /* What else there is to choose, and what it costs, is no reason. */
  if (reasons == NULL && (tablee_hint_is_clear (hint) || others == NULL || present->reward_value == NULL))
    reasons = others != NULL && present->reward_value != NULL ? say_none_between (context, &comparison) : tablee_contrast_words_none ();
  /* A reason may say "it" of what is best, which is not to be read as what stops, nor "after that". */
  if (present->reward_value != NULL)
    return tablee_format_sentences (others, reasons);

  reason = tablee_format_sentences (reasons, next);

  return tablee_format_sentences (reason, others);
}

char *
tablee_hint_words_relieved (const char *const *names,
                            const gboolean    *relieved,
                            int                listener)
{
  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (relieved != NULL, NULL);

  TableePresentContext context = { NULL, names, listener };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (int i = 0; names[i] != NULL && i < TABLEE_MAX_SEATS; i++)
    if (relieved[i])
      {
        g_autofree char *line = tablee_say_of (&context, i, _("A computer made some of the moves in your place."),
                                               /* Translators: name of a player */
                                               _("Some moves were made by a person and some by a computer: %s."), names[i]);

        g_strv_builder_add (builder, line);
      }
  lines = g_strv_builder_end (builder);

  return g_strjoinv ("\n", lines);
}

char *
tablee_hint_words_count (const char *const *names,
                         const guint       *hints,
                         int                listener)
{
  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (hints != NULL, NULL);

  TableePresentContext context = { NULL, names, listener };
  g_autoptr (GString) lines = g_string_new (NULL);

  for (int i = 0; names[i] != NULL && i < TABLEE_MAX_SEATS; i++)
    if (hints[i] > 0)
      {
        /* Translators: number of hints, name of a player */
        g_autofree char *line = tablee_say_of (&context, i, ngettext ("You were given %1$u hint.", "You were given %1$u hints.", hints[i]),
                                               ngettext ("%2$s was given %1$u hint.", "%2$s was given %1$u hints.", hints[i]), hints[i],
                                               names[i]);

        if (lines->len > 0)
          g_string_append_c (lines, '\n');
        g_string_append (lines, line);
      }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}
