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
    { "human", NC_("points for", "having the most or second most humans") },
    { "teal", NC_("points for", "having the most or second most cyan aliens") },
    { "pink", NC_("points for", "having the most or second most pink aliens") },
    { "brown", NC_("points for", "having the most or second most brown aliens") },
    { "gold", NC_("points for", "having the most or second most gold aliens") },
    { "hub", NC_("points for", "the hub") },
    { "quarters", NC_("points for", "sectors’ bonuses at the end") },
    { "gems", NC_("points for", "gems left at the end") },
    { "resources", NC_("points for", "resources left at the end") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, row))
      return g_dpgettext2 (GETTEXT_PACKAGE, "points for", rows[i].name);

  return NULL;
}

static char *
say_residents (const TableePresentContext *context,
               const TableeContrastWords  *words)
{
  const double residents[2] = { words->means[0] / PH_RESIDENT_POINTS, words->means[1] / PH_RESIDENT_POINTS };
  const char *name = context->names[words->seat];
  char *amounts[2];
  char *sentence;

  if (!tablee_contrast_words_write (residents, amounts))
    return NULL;

  /* Translators: how many, a mean, another number of them, "with “Pass”", name of a player */
  sentence = tablee_say_of (context, words->seat, _("You have %1$s residents at the end, on average; %3$s, %2$s."),
                            _("%4$s has %1$s residents at the end, on average; %3$s, %2$s."), amounts[0], amounts[1], words->other, name);
  g_free (amounts[0]);
  g_free (amounts[1]);

  return sentence;
}

static char *
say_track (const TableePresentContext *context,
           const TableeContrastWords  *words,
           const char                 *points)
{
  const char *name = context->names[words->seat];

  /* Translators: "12.4 points", another number of them, "with “Pass”", name of a player */
  return tablee_say_of (context, words->seat, _("You score %1$s during the game, on average; %3$s, %2$s."),
                        _("%4$s scores %1$s during the game, on average; %3$s, %2$s."), points, words->amounts[1],
                        words->other, name);
}

static char *
say_points_for (const TableePresentContext *context,
                const TableeContrastWords  *words,
                const char                 *points,
                const char                 *what)
{
  const char *name = context->names[words->seat];

  /* Translators: the same, and "sectors" */
  return tablee_say_of (context, words->seat, _("You score %1$s for %4$s, on average; %3$s, %2$s."),
                        _("%5$s scores %1$s for %4$s, on average; %3$s, %2$s."), points, words->amounts[1], words->other, what, name);
}

static char *
say_row (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  g_autofree char *points = tablee_contrast_words_points (words);
  const char *what = name_row (words->row);

  if (fabs (words->means[0] - words->means[1]) < LEAST_POINTS)
    return NULL;
  if (g_str_equal (words->row, ph_score_row_ids[PH_SCORE_RESIDENTS]))
    return say_residents (context, words);

  return what != NULL ? say_points_for (context, words, points, what) : say_track (context, words, points);
}

static char *
say_event (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  switch (words->kind)
    {
    case PH_EVENT_BUILD:
      /* Translators: "about 6 times in 10" or "about 2.4 times from now on", the same shorter, "with “Pass”", name of a player */
      return tablee_say_of (context, words->seat, _("You build a sector %1$s; %3$s, %2$s."),
                            _("%4$s builds a sector %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                            name);
    default:
      return NULL;
    }
}

/* What a first game shows and every move may help: readers did not understand how what else scores, or a majority, comes of a move that has nothing
 * visible to do with it. */
char *
ph_words_source (const TableePresentContext *context G_GNUC_UNUSED,
                 const TableeContrastWords  *words)
{
  g_autofree char *points = tablee_contrast_words_points (words);

  for (int row = PH_SCORE_TRACK; words->row != NULL && row <= PH_SCORE_RESIDENTS; row++)
    if (g_str_equal (words->row, ph_score_row_ids[row]))
      {
        const char *what = row == PH_SCORE_TRACK ? _("points scored during the game") : row == PH_SCORE_RESIDENTS ? _("residents") : name_row (words->row);

        /* Translators: what points come from, and how many more: "sectors", "8 points" */
        return g_strdup_printf (_("%1$s (+%2$s)"), what, points);
      }

  return NULL;
}

char *
ph_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  if (!tablee_contrast_words_favour (words, TRUE) || words->seat == TABLEE_NOBODY)
    return NULL;
  /* How one's own ship or sector takes points from others nobody sees. */
  if (!words->own)
    return NULL;
  if (words->total)
    return tablee_contrast_words_total (context, words, tablee_contrast_words_points);

  return words->row != NULL ? say_row (context, words) : say_event (context, words);
}

/*
 * What an action has to do with
 */

#define ROW(row) (1u << (row))

enum
{
  BUILT = ROW (PH_SCORE_SECTORS),
  EXPLORED = ROW (PH_SCORE_TRACK) | ROW (PH_SCORE_RESIDENTS) | ROW (PH_SCORE_HUMAN),
  ALIENS = ROW (PH_SCORE_TEAL) | ROW (PH_SCORE_PINK) | ROW (PH_SCORE_BROWN) | ROW (PH_SCORE_GOLD),
};

/* The species' rows follow each other as the species do. */
static guint32
species_rows (int species)
{
  return ROW (PH_SCORE_RESIDENTS) | ROW (PH_SCORE_HUMAN + species);
}

/* Metal is for sectors, and whoever lives somewhere needs food and water. */
static guint32
good_rows (int good)
{
  switch (good)
    {
    case PH_FOOD:
    case PH_WATER:
      return ROW (PH_SCORE_RESIDENTS);
    case PH_METAL:
      return BUILT;
    case PH_VP:
      return ROW (PH_SCORE_TRACK);
    default:
      return 0;
    }
}

static guint32
sector_rows (int sector)
{
  return BUILT | species_rows (PH_TEAL_ALIEN + ph_sector_colour (sector));
}

static guint32
ship_rows (int ship)
{
  switch (ph_ship_type (ship))
    {
    case PH_DISMANTLE:
      return good_rows (PH_METAL);
    case PH_CONSTRUCTION:
      return BUILT;
    case PH_EXPEDITION:
      return EXPLORED;
    case PH_TRANSPORT:
      return ROW (PH_SCORE_RESIDENTS) | ALIENS;
    case PH_FARM:
      return good_rows (PH_FOOD);
    case PH_ICE:
      return good_rows (PH_WATER);
    default:
      return 0;
    }
}

static guint32
find_rows (const PhRuleset *ruleset,
           const PhState   *state,
           TableeAction     action)
{
  int number = ph_action_number (action);

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_USE:
      return ship_rows (ph_acts_as (ruleset, state, number));
    case PH_ACTION_DRAFT:
    case PH_ACTION_SHIP:
      return ship_rows (number);
    case PH_ACTION_DISMANTLE:
      return good_rows (PH_METAL);
    case PH_ACTION_BUILD:
    case PH_ACTION_SECTOR:
      return sector_rows (number);
    case PH_ACTION_PICK:
      return number == PH_FACE_HUMAN ? EXPLORED : good_rows (PH_FOOD + number);
    case PH_ACTION_TAKE:
    case PH_ACTION_REWARD:
      return good_rows (number);
    case PH_ACTION_OBSERVE:
      return ROW (PH_SCORE_TRACK);
    case PH_ACTION_RECRUIT:
      return species_rows (PH_HUMAN);
    case PH_ACTION_ALIEN:
      return species_rows (number);
    case PH_ACTION_PLACE:
      return species_rows (state->context.species) | ROW (PH_SCORE_QUARTERS);
    case PH_ACTION_MOVE:
    case PH_ACTION_MOVE_TO:
      return ROW (PH_SCORE_QUARTERS);
    case PH_ACTION_HUB:
      return ROW (PH_SCORE_HUB);
    default:
      return 0;
    }
}

/* What either of two aliens or sectors brings is no reason for one of them. */
static gboolean
are_choices_of_one (TableeAction better,
                    TableeAction other)
{
  PhActionKind kind = ph_action_kind (better);

  return kind == ph_action_kind (other) && (kind == PH_ACTION_ALIEN || kind == PH_ACTION_PLACE || kind == PH_ACTION_BUILD || kind == PH_ACTION_SECTOR);
}

gboolean
ph_words_is_about (const TableePresentContext *context,
                   const TableeComparison     *comparison,
                   const TableeDifference     *difference)
{
  const PhRuleset *ruleset = (const PhRuleset *) context->ruleset;
  guint32 rows = find_rows (ruleset, comparison->view, comparison->better);

  if (difference->row < 0)
    return (rows & ROW (PH_SCORE_SECTORS)) != 0;
  if (are_choices_of_one (comparison->better, comparison->other))
    rows &= ~find_rows (ruleset, comparison->view, comparison->other) | ROW (PH_SCORE_QUARTERS);

  return (rows & ROW (difference->row)) != 0;
}
