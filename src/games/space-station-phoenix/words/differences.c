/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Space Station Phoenix is better than another one: what points are for, and what the station grows by. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "present/naming.h"

/* Who ends with a hundred and more does not ask for less. */
#define LEAST_POINTS 1

/* What points are for, as a sentence goes on after "for". */
static const char *
name_row (const char *row)
{
  static const struct
  {
    const char *id;
    const char *name;
  } rows[] = {
    { "sectors", NC_("points for", "sectors") },
    { "residents", NC_("points for", "residents") },
    { "human", NC_("points for", "first or second place in humans") },
    { "teal", NC_("points for", "first or second place in cyan aliens") },
    { "pink", NC_("points for", "first or second place in pink aliens") },
    { "brown", NC_("points for", "first or second place in brown aliens") },
    { "gold", NC_("points for", "first or second place in gold aliens") },
    { "hub", NC_("points for", "the hub") },
    { "quarters", NC_("points for", "end bonuses") },
    { "gems", NC_("points for", "gems left over") },
    { "resources", NC_("points for", "resources left over") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, row))
      return g_dpgettext2 (GETTEXT_PACKAGE, "points for", rows[i].name);

  return NULL;
}

static char *
say_row (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  g_autofree char *points = tablee_contrast_words_points (words);
  const char *what = name_row (words->row);
  const char *name = context->names[words->seat];

  if (fabs (words->means[0] - words->means[1]) < LEAST_POINTS)
    return NULL;
  if (what == NULL)
    /* Translators: "12.4 points", another number of them, "with “Pass”", name of a player */
    return tablee_say_of (context, words->seat, _("You have %1$s on the point track at the end, on average; %3$s, %2$s."),
                          _("%4$s has %1$s on the point track at the end, on average; %3$s, %2$s."), points, words->amounts[1],
                          words->other, name);

  /* Translators: "12.4 points", another number of them, "with “Pass”", "sectors", name of a player */
  return tablee_say_of (context, words->seat, _("You score %1$s for %4$s, on average; %3$s, %2$s."),
                        _("%5$s scores %1$s for %4$s, on average; %3$s, %2$s."), points, words->amounts[1], words->other, what,
                        name);
}

static char *
say_event (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  switch (words->kind)
    {
    case PH_EVENT_BUILD:
      /* Translators: "in about 6 of 10 games" or "about 2.4 times from now on", the same shorter, "with “Pass”" or
       * table, name of a player */
      return tablee_say_of (context, words->seat, _("You build a sector %1$s; %3$s, %2$s."),
                            _("%4$s builds a sector %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                            name);
    case PH_EVENT_TRACK:
      /* Translators: the same */
      return tablee_say_of (context, words->seat, _("You advance on a track %1$s; %3$s, %2$s."),
                            _("%4$s advances on a track %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                            name);
    default:
      return NULL;
    }
}

char *
ph_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  if (!tablee_contrast_words_favour (words, TRUE) || words->seat == TABLEE_NOBODY)
    return NULL;
  if (words->total)
    return tablee_contrast_words_total_points (context, words);
  /* How one's own ship or sector takes points from others nobody sees. */
  if (!words->own)
    return NULL;

  return words->row != NULL ? say_row (context, words) : say_event (context, words);
}
