/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Martian 12s is better than another one: who pops, who wins the pot, and what is left in the bag. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/martian-12s/rules/rules.h"
#include "present/format.h"
#include "present/naming.h"

/* By so many points a size must bring more than another one that it is a reason to pull it. */
#define LEAST_MORE 0.3

/* By so much more often must it bring just what is missing to twelve. */
#define LEAST_EXACT 0.1

/* The same of a size that is no safer. */
#define LEAST_EXACT_DARING 0.05

/* By so much less often must it make one pop. */
#define LEAST_SAFER 0.05

/* The same of taking the lead, beyond what it costs in danger. */
#define LEAST_AHEAD 0.1

/* Points, and shares of cases, that put one size before another. */
#define LEAST_ORDER 0.05

/* What is left of a size. */
typedef struct
{
  int    count;
  int    lowest;   /* points of one */
  int    highest;
  double mean;
  int    popping;  /* that would make whoever decides pop, ... */
  double exact;    /* ... and the part that brings just what is missing to the limit */
} Left;

char *
m12_words_difference (const TableePresentContext *context,
                      const TableeContrastWords  *words)
{
  gboolean good = words->kind == M12_EVENT_WIN;
  const char *name;
  g_autofree char *often = NULL;

  if (words->total || words->row != NULL || (!good && words->kind != M12_EVENT_POP) || !tablee_contrast_words_favour (words, good))
    return NULL;

  name = context->names[words->seat];
  /* Another size is often spoken of just before. Translators: "about 6 times in 10", "with “Pull Large”" */
  often = words->better != NULL ? g_strdup_printf (_("%1$s %2$s"), words->amounts[0], words->better) : g_strdup (words->amounts[0]);
  if (good)
    /* Translators: "about 6 times in 10 with “Pull Large”", "about 2 in 10", "with “Pass”", name of a player */
    return tablee_say_of (context, words->seat, _("You win or share the pot of this round %1$s; %3$s, %2$s."),
                          _("%4$s wins or shares the pot of this round %1$s; %3$s, %2$s."), often,
                          words->amounts[1], words->other, name);

  if (tablee_is_listener (context, words->seat) && words->own && words->comparison->better == M12_ACTION_PASS)
    /* Translators: of whoever passes: "with “Pull Large”", "about 6 times in 10" */
    return g_strdup_printf (_("If you pass, you cannot pop any more in this round; %1$s, you pop by its end %2$s."), words->other, words->amounts[1]);
  if (tablee_is_listener (context, words->seat) && words->means[0] <= 0)
    /* Translators: "with “Pass”", "about 6 times in 10" */
    return g_strdup_printf (_("You hardly ever pop by the end of the round; %1$s, you pop %2$s."), words->other, words->amounts[1]);

  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You pop by the end of the round %1$s; %3$s, %2$s."),
                        _("%4$s pops by the end of the round %1$s; %3$s, %2$s."), often, words->amounts[1], words->other,
                        name);
}

static Left
count_left (const M12State *state,
            int             size)
{
  Left left = { .lowest = M12_VALUES, .popping = m12_count_popping (state, state->current, size) };
  int missing = M12_LIMIT - state->seats[state->current].points;
  int values[M12_VALUES];
  int points = 0;

  m12_bag_values (state, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    {
      left.count += values[value];
      points += value * values[value];
      if (values[value] > 0)
        {
          left.lowest = MIN (left.lowest, value);
          left.highest = value;
        }
    }
  left.mean = left.count > 0 ? (double) points / left.count : 0;
  left.exact = left.count > 0 && missing > 0 && missing < M12_VALUES ? (double) values[missing] / left.count : 0;

  return left;
}

/* Whoever pulls it knows what comes, or nearly. */
static gboolean
is_known (const Left *left)
{
  return left->highest - left->lowest <= 1;
}

static char *
say_points (const Left *left)
{
  if (left->lowest == left->highest)
    return tablee_format_points (left->highest);

  /* Translators: what a pyramid brings: "3 or 4 points" */
  return g_strdup_printf (ngettext ("%1$d or %2$d point", "%1$d or %2$d points", (gulong) left->highest), left->lowest, left->highest);
}

static char *
say_kept (int         size,
          const Left *left)
{
  g_autofree char *points = say_points (left);
  gulong count = (gulong) left->count;

  /* Translators: the next three: "3 points" or "3 or 4 points" */
  if (size == 0)
    return g_strdup_printf (ngettext ("Only one small pyramid is left, and it brings %s: better leave it in the bag until you need just that.",
                                      "The small pyramids that are left bring %s: better leave them in the bag until you need just that.", count), points);
  if (size == 1)
    return g_strdup_printf (ngettext ("Only one medium pyramid is left, and it brings %s: better leave it in the bag until you need just that.",
                                      "The medium pyramids that are left bring %s: better leave them in the bag until you need just that.", count), points);

  return g_strdup_printf (ngettext ("Only one large pyramid is left, and it brings %s: better leave it in the bag until you need just that.",
                                    "The large pyramids that are left bring %s: better leave them in the bag until you need just that.", count), points);
}

/* The size that is neither of @sizes. */
static int
find_third (const int sizes[2])
{
  return M12_SIZES * (M12_SIZES - 1) / 2 - sizes[0] - sizes[1];
}

/* "a large pyramid", "a small one", "a medium one". */
static void
name_sizes (const int   sizes[2],
            const char *named[3])
{
  static const char *const more[M12_SIZES] = { NC_("pyramid", "a small pyramid"), NC_("pyramid", "a medium pyramid"), NC_("pyramid", "a large pyramid") };
  static const char *const less[M12_SIZES] = { NC_("pyramid", "a small one"), NC_("pyramid", "a medium one"), NC_("pyramid", "a large one") };

  named[0] = g_dpgettext2 (GETTEXT_PACKAGE, "pyramid", more[sizes[0]]);
  named[1] = g_dpgettext2 (GETTEXT_PACKAGE, "pyramid", less[sizes[1]]);
  named[2] = g_dpgettext2 (GETTEXT_PACKAGE, "pyramid", less[find_third (sizes)]);
}

/* Of a share of cases. Returns: (transfer full) */
static char *
say_often (double share)
{
  if (share >= 1)
    /* Translators: instead of "about 40 times in 100" */
    return g_strdup (C_("how often", "always"));
  if (share <= 0)
    /* Translators: the same */
    return g_strdup (C_("how often", "never"));

  return tablee_contrast_words_in_games ((int) (100 * share + 0.5), 100);
}

/* The same in a sentence that has said of how many cases. Returns: (transfer full) */
static char *
say_as_often (double share)
{
  return share <= 0 || share >= 1 ? say_often (share) : g_strdup_printf ("%d", (int) (100 * share + 0.5));
}

static double
get_danger (const Left *left)
{
  return left->count > 0 ? (double) left->popping / left->count : 0;
}

/* Of a size that brings just what is missing to twelve more often. Returns: (transfer full) (nullable) */
static char *
say_exact (const M12State *state,
           const int       sizes[2],
           const Left     *better,
           const Left     *other,
           const Left     *third)
{
  int missing = M12_LIMIT - state->seats[state->current].points;
  g_autofree char *often = say_often (better->exact);
  g_autofree char *less_often = say_as_often (other->exact);
  g_autofree char *third_often = say_as_often (third->exact);
  const char *named[3];

  if (better->exact - other->exact < (get_danger (better) >= get_danger (other) ? LEAST_EXACT_DARING : LEAST_EXACT))
    return NULL;

  name_sizes (sizes, named);
  if (third->count > 0 && third->exact <= better->exact)
    /* Translators: a number of points; a size ("a large pyramid") and how often ("about 40 times in 100", "always"); twice another size ("a small one") and how
     * often ("25", "never") */
    return g_strdup_printf (_("Exactly %1$d more makes twelve: %2$s brings that %3$s, %4$s %5$s, %6$s %7$s."), missing, named[0], often, named[1], less_often, named[2],
                            third_often);

  /* Translators: the same of two sizes */
  return g_strdup_printf (_("Exactly %1$d more makes twelve: %2$s brings that %3$s, %4$s %5$s."), missing, named[0], often, named[1], less_often);
}

/* Of a size that makes whoever decides pop less often. Returns: (transfer full) (nullable) */
static char *
say_safer (const TableePresentContext *context,
           const M12State             *state,
           const int                   sizes[2],
           const Left                 *better,
           const Left                 *other)
{
  const char *name = context->names[state->current];
  g_autofree char *often = say_often (get_danger (other));
  g_autofree char *seldom = say_often (get_danger (better));
  g_autofree char *as_often = say_as_often (get_danger (other));
  const char *named[3];

  if (get_danger (other) - get_danger (better) < LEAST_SAFER)
    return NULL;

  name_sizes (sizes, named);
  if (better->popping == 0)
    /* Translators: two sizes ("a small pyramid", "a large one"), how often ("about 33 times in 100", "always"), name of a player */
    return tablee_say_of (context, state->current, _("You cannot pop with %1$s; with %2$s you would %3$s."),
                          _("%4$s cannot pop with %1$s, but with %2$s %3$s."), named[0], named[1], often, name);

  /* Translators: two sizes ("a small pyramid", "a large one"), how often with each ("about 17 times in 100"; "33", "always"), name of a player */
  return tablee_say_of (context, state->current, _("You pop %3$s with %1$s, and %4$s with %2$s."), _("%5$s pops %3$s with %1$s, and %4$s with %2$s."), named[0], named[1],
                        seldom, as_often, name);
}

static char *
say_more (const int   sizes[2],
          const Left *better,
          const Left *other,
          const Left *third)
{
  const char *named[3];
  g_autofree char *first = tablee_format_decimal (better->mean, 1);
  g_autofree char *second = tablee_format_decimal (other->mean, 1);
  g_autofree char *last = tablee_format_decimal (third->mean, 1);

  name_sizes (sizes, named);
  if (better->lowest == better->highest)
    /* Translators: two numbers of points, the first of which is the only one that there is; two sizes ("a large pyramid", "a small one") */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "As the bag stands, %3$s always brings %1$d point, %4$s %2$s on average.",
                                         "As the bag stands, %3$s always brings %1$d points, %4$s %2$s on average.", (gulong) better->highest),
                            better->highest, second, named[0], named[1]);

  if (third->count > 0)
    /* Translators: three numbers of points; three sizes ("a large pyramid", "a small one", "a medium one") */
    return g_strdup_printf (_("As the bag stands, %4$s brings %1$s points on average, %5$s %2$s, %6$s %3$s."), first, second, last, named[0], named[1], named[2]);

  /* Translators: two numbers of points; two sizes ("a large pyramid", "a small one") */
  return g_strdup_printf (_("As the bag stands, %3$s brings %1$s points on average, %4$s %2$s."), first, second, named[0], named[1]);
}

/* Whether no size that could be pulled brings more: what is not decided by that is no reason. */
static gboolean
brings_most (const M12State *state,
             double          mean)
{
  for (int size = 0; size < M12_SIZES; size++)
    if (count_left (state, size).mean > mean)
      return FALSE;

  return TRUE;
}

/* Whether nobody pulls any more but whoever decides. */
static gboolean
is_last (const M12State *state)
{
  return (state->active & ~(1 << state->current)) == 0;
}

/* Whoever passes leaves the last one who is active alone, and nothing stops that one from pulling on (M12-R4). */
static char *
say_left_alone (const TableePresentContext *context,
                const M12State             *state)
{
  int rivals = state->active & ~(1 << state->current);
  int rival = 0;

  if (rivals == 0 || (rivals & (rivals - 1)) != 0 || ((const M12Ruleset *) context->ruleset)->hard_limit)
    return NULL;

  while ((rivals >> rival & 1) == 0)
    rival++;

  /* Translators: name of a player who would be the last one in the round */
  return tablee_say_of (context, rival, _("Whoever passes now leaves you alone in the round: you may then pull as often as you like."),
                        _("Whoever passes now leaves %s alone in the round, with as many pulls as it takes to get ahead."), context->names[rival]);
}

/* Whoever passes is behind somebody, who needs no more than to pass as well. Returns: (transfer full) (nullable) */
static char *
say_behind (const TableePresentContext *context,
            const M12State             *state)
{
  int leaders[TABLEE_MAX_SEATS];
  int count = m12_round_leaders ((const M12Ruleset *) context->ruleset, state, leaders);

  for (int i = 0; i < count; i++)
    if (leaders[i] == state->current)
      return NULL;

  if (count > 1)
    return g_strdup (_("Others are ahead: whoever passes now stays behind them."));

  if (count == 1 && state->seats[leaders[0]].points == state->seats[state->current].points)
    /* Translators: of a round of Martian 12s; name of a player */
    return tablee_say_of (context, leaders[0], _("You have as many points and more pyramids, which wins a tie: whoever passes now stays behind you."),
                          _("%s has as many points and more pyramids, which wins a tie: whoever passes now stays behind."), context->names[leaders[0]]);

  /* Translators: of a round of Martian 12s; name of a player */
  return count == 0 ? NULL : tablee_say_of (context, leaders[0], _("Whoever passes now stays behind you."), _("Whoever passes now stays behind %s."),
                                            context->names[leaders[0]]);
}

/* Whoever passes in front is not there at the end yet. Returns: (transfer full) (nullable) */
static char *
say_others_pull (const TableePresentContext *context,
                 const M12State             *state)
{
  int rivals = __builtin_popcount ((unsigned) state->active & ~(1u << state->current));

  if (rivals < 2 || state->lap >= M12_LAP_LIMIT)
    return NULL;

  /* Translators: of whoever passes: how many other players, two or more; name of a player */
  return tablee_say_of (context, state->current,
                        g_dngettext (GETTEXT_PACKAGE, "Your points may not be enough: %1$d other may still pull.",
                                     "Your points may not be enough: %1$d others may still pull.", (gulong) rivals),
                        g_dngettext (GETTEXT_PACKAGE, "The points of %2$s may not be enough: %1$d other may still pull.",
                                     "The points of %2$s may not be enough: %1$d others may still pull.", (gulong) rivals),
                        rivals, context->names[state->current]);
}

/* What is said of three sizes is not why one of them is the best where it would put the third one before the other, which is the next best. */
static gboolean
is_order_kept (double      other,
               const Left *third,
               double      of_third)
{
  return third->count == 0 || of_third <= other + LEAST_ORDER;
}

/* How often one pyramid of @size brings whoever decides ahead of @leader. */
static double
get_ahead (const M12State *state,
           int             leader,
           int             size)
{
  const M12Seat *own = &state->seats[state->current];
  const M12Seat *first = &state->seats[leader];
  int values[M12_VALUES];
  int count = 0;
  int ahead = 0;

  m12_bag_values (state, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    {
      int points = own->points + value;

      count += values[value];
      if (points <= M12_LIMIT && (points > first->points || (points == first->points && own->height + 1 > first->height)))
        ahead += values[value];
    }

  return count > 0 ? (double) ahead / count : 0;
}

/* Of a size that more often brings whoever is behind to the front. Returns: (transfer full) (nullable) */
static char *
say_ahead (const TableePresentContext *context,
           const M12State             *state,
           const int                   sizes[2],
           const Left                 *left_of_third,
           double                      danger)
{
  const char *name = context->names[state->current];
  int leaders[TABLEE_MAX_SEATS];
  int count = m12_round_leaders ((const M12Ruleset *) context->ruleset, state, leaders);
  double better;
  double other;
  double third;
  const char *named[3];
  g_autofree char *often = NULL;
  g_autofree char *less_often = NULL;
  g_autofree char *third_often = NULL;

  for (int i = 0; i < count; i++)
    if (leaders[i] == state->current)
      return NULL;
  if (count == 0)
    return NULL;

  better = get_ahead (state, leaders[0], sizes[0]);
  other = get_ahead (state, leaders[0], sizes[1]);
  third = get_ahead (state, leaders[0], find_third (sizes));
  if (better - other < LEAST_AHEAD + MAX (danger, 0) || !is_order_kept (other, left_of_third, third))
    return NULL;

  name_sizes (sizes, named);
  often = say_often (better);
  less_often = say_as_often (other);
  third_often = say_as_often (third);
  if (state->left[find_third (sizes)] > 0 && third <= better)
    /* Translators: three sizes ("a large pyramid", "a small one", "a medium one"), how often with each ("about 40 times in 100", "25", "never"), name of a player */
    return tablee_say_of (context, state->current, _("With %1$s you take the lead %4$s, with %2$s %5$s, with %3$s %6$s."),
                          _("With %1$s, %7$s takes the lead %4$s, with %2$s %5$s, with %3$s %6$s."), named[0], named[1], named[2], often, less_often, third_often, name);

  /* Translators: two sizes ("a large pyramid", "a small one"), how often with each ("about 40 times in 100", "25"), name of a player */
  return tablee_say_of (context, state->current, _("With %1$s you take the lead %3$s, with %2$s %4$s."),
                        _("With %1$s, %5$s takes the lead %3$s, with %2$s %4$s."), named[0], named[1], often, less_often, name);
}

/* Who would win the pot if the last one who is active passed: that one (@own), or somebody else. Returns: (transfer full) (nullable) */
static char *
say_won (const TableePresentContext *context,
         const M12State             *state,
         gboolean                    own)
{
  int leaders[TABLEE_MAX_SEATS];
  int count = m12_round_leaders ((const M12Ruleset *) context->ruleset, state, leaders);

  if (count != 1 || (leaders[0] == state->current) != own)
    return NULL;
  if (own)
    /* Translators: of whoever passes; name of a player */
    return tablee_say_of (context, leaders[0], _("Nobody else pulls any more: the pot is yours."), _("Nobody else pulls any more: %s has the pot."),
                          context->names[leaders[0]]);

  /* Translators: the same of somebody else, if the last one who pulls passes */
  return tablee_say_of (context, leaders[0], _("Whoever passes now leaves you the pot."), _("Whoever passes now leaves the pot to %s."),
                        context->names[leaders[0]]);
}

/* Whoever passes in the last lap is level with somebody; one more pyramid breaks the tie (M12-R6). Returns: (transfer full) (nullable) */
static char *
say_shared (const TableePresentContext *context,
            const M12State            *state)
{
  int leaders[TABLEE_MAX_SEATS];
  int count = m12_round_leaders ((const M12Ruleset *) context->ruleset, state, leaders);
  gboolean leads = FALSE;

  for (int i = 0; i < count; i++)
    leads |= leaders[i] == state->current;

  if (state->lap < M12_LAP_LIMIT && !is_last (state))
    return NULL;

  if (count < 2 || !leads)
    return NULL;

  return is_last (state) ? g_strdup (_("As it stands, whoever passes now shares the pot; whoever pulls once more wins it, or pops.")) :
                           g_strdup (_("Whoever passes now shares the pot at best, for others may still pull; whoever pulls once more wins the tie, or pops."));
}

/* Whether one pyramid that is left makes whoever decides level with @points, and nobody pop. */
static gboolean
can_reach (const M12State *state,
           int             points)
{
  int own = state->seats[state->current].points;

  for (int size = 0; size < M12_SIZES; size++)
    {
      int values[M12_VALUES];

      m12_bag_values (state, size, values);
      for (int value = MAX (points - own, 0); value < M12_VALUES && own + value <= M12_LIMIT; value++)
        if (values[value] > 0)
          return TRUE;
    }

  return FALSE;
}

/* The last pull of whoever decides would not be enough. Returns: (transfer full) (nullable) */
static char *
say_out_of_reach (const TableePresentContext *context,
                  const M12State             *state)
{
  int leaders[TABLEE_MAX_SEATS];
  int count = m12_round_leaders ((const M12Ruleset *) context->ruleset, state, leaders);

  if (state->lap < M12_LAP_LIMIT || is_last (state) || count == 0 || can_reach (state, state->seats[leaders[0]].points))
    return NULL;

  /* Translators: of a pyramid for which one would have to pay; name of a player who has more points */
  return tablee_say_of (context, leaders[0], _("No pyramid that is left is enough to catch up with you: it would be paid for nothing."),
                        _("No pyramid that is left is enough to catch up with %s: it would be paid for nothing."), context->names[leaders[0]]);
}

static char *
say_most (const TableePresentContext *context,
          const M12State             *state)
{
  /* Translators: name of a player */
  return tablee_say_of (context, state->current, _("You have twelve: nobody can have more."), _("%s has twelve: nobody can have more."),
                        context->names[state->current]);
}

/* What could still be taken from whoever passes in front: even twelve points, by more pyramids (M12-R6). Returns: (transfer full) (nullable) */
static char *
say_at_risk (const TableePresentContext *context,
             const M12State             *state)
{
  g_autofree char *alone = say_left_alone (context, state);
  g_autofree char *risk = alone != NULL ? g_steal_pointer (&alone) : say_others_pull (context, state);

  if (risk == NULL || state->seats[state->current].points < M12_LIMIT)
    return g_steal_pointer (&risk);

  return tablee_format_sentences (_("Nobody can have more than twelve, but more pyramids win a tie."), risk);
}

/* What speaks for pulling, of whatever size. Returns: (transfer full) (nullable) */
static char *
say_pulled (const TableePresentContext *context,
            const M12State             *state)
{
  static char *(*const reasons[]) (const TableePresentContext *, const M12State *) = { say_behind, say_at_risk, say_shared };
  char *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](context, state);

  return said;
}

/* Of two sizes the one that brings just what is missing to twelve, makes one pop less often, or takes one to the front more often; of two that are not
 * dangerous, also the one that is not known and may not wait, or brings more. */
static char *
say_size (const TableePresentContext *context,
          const M12State             *state,
          const int                   sizes[2])
{
  const Left better = count_left (state, sizes[0]);
  const Left other = count_left (state, sizes[1]);
  const Left third = count_left (state, find_third (sizes));
  gboolean safe = better.popping == 0 && other.popping == 0;
  char *said = say_exact (state, sizes, &better, &other, &third);

  if (said == NULL && other.popping > 0)
    said = say_safer (context, state, sizes, &better, &other);
  if (said == NULL && safe && is_known (&other) && !is_known (&better) && state->lap < M12_LAP_LIMIT)
    said = say_kept (sizes[1], &other);
  if (said == NULL)
    said = say_ahead (context, state, sizes, &third, get_danger (&better) - get_danger (&other));
  if (said == NULL && safe && better.mean - other.mean >= LEAST_MORE && brings_most (state, better.mean) &&
      is_order_kept (other.mean, &third, third.mean))
    said = say_more (sizes, &better, &other, &third);

  return said;
}

/* Of sizes as above; of passing, who has the pot then, or is left alone. */
char *
m12_words_evident (const TableePresentContext *context,
                   const TableeComparison     *comparison)
{
  const M12State *state = comparison->view;
  const int sizes[2] = { (int) comparison->better, (int) comparison->other };

  if (is_last (state) && comparison->better == M12_ACTION_PASS)
    return say_won (context, state, TRUE);
  if (is_last (state) && comparison->other == M12_ACTION_PASS)
    {
      char *won = say_won (context, state, FALSE);

      return won != NULL ? won : say_shared (context, state);
    }
  if (sizes[0] < M12_SIZES && comparison->other == M12_ACTION_PASS)
    return say_pulled (context, state);
  if (comparison->better == M12_ACTION_PASS)
    return state->seats[state->current].points == M12_LIMIT ? say_most (context, state) : say_out_of_reach (context, state);
  if (sizes[0] >= M12_SIZES || sizes[1] >= M12_SIZES)
    return NULL;

  return say_size (context, state, sizes);
}
