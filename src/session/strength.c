/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong somebody plays a game, by the games that were played against computers. */
#include "config.h"
#include "strength.h"

#include "ai/anchors.h"
#include "games/catalogue.h"
#include "player.h"

#define DAY (G_TIME_SPAN_DAY * 1.0)

enum
{
  LOST,
  LEVEL,
  WON,
};

TableeStrength *
tablee_strength_new (const char *game,
                     const char *name)
{
  TableeStrength *self;

  g_return_val_if_fail (game != NULL && name != NULL, NULL);

  self = g_new0 (TableeStrength, 1);
  self->game = g_strdup (game);
  self->name = g_strdup (name);
  self->rating = tablee_rating_begin ();
  self->course = g_array_new (FALSE, TRUE, sizeof (TableeStrengthStep));

  return self;
}

void
tablee_strength_free (TableeStrength *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->game);
  g_free (self->name);
  g_array_unref (self->course);
  g_free (self);
}

/* One word of what tablee_strength_note() has written. Returns FALSE where it cannot be read. */
static gboolean
read_pairing (const TableeGame *game,
              int               seats,
              const char       *word,
              TableePairing    *pairing)
{
  const char *sign = strchr (word, '=');
  g_autofree char *player = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : NULL;
  TableeTemper temper;
  TableeLevel level;
  int slack;

  if (player == NULL || !tablee_computer_from_id (player, &level, &temper, &slack) || sign[1] < '0' + LOST || sign[1] > '0' + WON ||
      sign[2] != '\0')
    return FALSE;

  *pairing = (TableePairing){
    .rating = tablee_anchor_rating (game, seats, level, slack, temper),
    .deviation = tablee_anchor_deviation (game, seats, level, slack),
    .score = (sign[1] - '0') / 2.0,
  };

  return TRUE;
}

static gsize
read_pairings (const char    *game_id,
               int            seats,
               const char    *opponents,
               TableePairing  pairings[TABLEE_MAX_SEATS])
{
  const TableeGame *game = tablee_games_find (game_id);
  g_auto (GStrv) words = g_strsplit (opponents, " ", TABLEE_MAX_SEATS);
  gsize count = 0;

  for (int i = 0; words[i] != NULL && game != NULL; i++)
    count += read_pairing (game, seats, words[i], &pairings[count]);
  for (gsize i = 0; i < count; i++)
    pairings[i].weight = tablee_rating_weight (count);

  return count;
}

void
tablee_strength_add (TableeStrength *self,
                     gint64          id,
                     gint64          ended,
                     TableeRated     rated,
                     int             seats,
                     const char     *opponents)
{
  TableeStrengthStep step = { .id = id, .ended = ended, .rated = rated };
  TableePairing pairings[TABLEE_MAX_SEATS];
  gsize count;

  g_return_if_fail (self != NULL && opponents != NULL);

  count = read_pairings (self->game, seats, opponents, pairings);
  if (count == 0 && rated == TABLEE_RATED)
    return;

  step.before = tablee_strength_get_now (self, ended);
  step.after = step.before;
  if (rated == TABLEE_RATED)
    {
      tablee_rating_play (&step.after, pairings, count);
      self->rating = step.after;
      self->ended = ended;
      self->games++;
    }
  else
    self->unrated++;
  g_array_append_val (self->course, step);
}

TableeRating
tablee_strength_get_now (const TableeStrength *self,
                         gint64                now)
{
  TableeRating rating;

  g_return_val_if_fail (self != NULL, tablee_rating_begin ());

  rating = self->rating;
  if (self->games > 0)
    tablee_rating_wait (&rating, (double) (now - self->ended) / DAY);

  return rating;
}

const TableeStrengthStep *
tablee_strength_find_step (const TableeStrength *self,
                           gint64                id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = self->course->len; i-- > 0;)
    {
      const TableeStrengthStep *step = &g_array_index (self->course, TableeStrengthStep, i);

      if (step->id == id)
        return step;
    }

  return NULL;
}

const TableeStrength *
tablee_strengths_find (GPtrArray  *strengths,
                       const char *game,
                       const char *name)
{
  g_return_val_if_fail (strengths != NULL, NULL);
  g_return_val_if_fail (game != NULL && name != NULL, NULL);

  for (guint i = 0; i < strengths->len; i++)
    {
      const TableeStrength *strength = strengths->pdata[i];

      if (g_str_equal (strength->game, game) && g_str_equal (strength->name, name))
        return strength;
    }

  return NULL;
}

void
tablee_strength_note (GString    *opponents,
                      const char *player,
                      int         rank,
                      int         own)
{
  int result = own < rank ? WON : own == rank ? LEVEL : LOST;

  g_return_if_fail (opponents != NULL && player != NULL);

  g_string_append_printf (opponents, "%s%s=%d", opponents->len > 0 ? " " : "", player, result);
}
