/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts and sums of what games ended in. */
#include "tally.h"

#include <math.h>

#define NORMAL_97_5 1.959963984540054

static const CliSample empty_sample = { .least = G_MAXINT64, .most = G_MININT64 };

void
cli_sample_add (CliSample *self,
                gint64     value)
{
  CliWide wide = cli_wide_from (value);
  CliWide square = cli_wide_square (value);

  cli_wide_add (&self->sum, &wide);
  cli_wide_add (&self->squares, &square);
  self->least = MIN (self->least, value);
  self->most = MAX (self->most, value);
}

static void
merge_samples (CliSample       *self,
               const CliSample *other)
{
  cli_wide_add (&self->sum, &other->sum);
  cli_wide_add (&self->squares, &other->squares);
  self->least = MIN (self->least, other->least);
  self->most = MAX (self->most, other->most);
}

double
cli_sample_get_mean (const CliSample *self,
                     gint64           games)
{
  return cli_wide_to_double (&self->sum) / (double) games;
}

double
cli_sample_get_margin (const CliSample *self,
                       gint64           games)
{
  double mean = cli_sample_get_mean (self, games);
  double rest = cli_wide_to_double (&self->squares) - mean * cli_wide_to_double (&self->sum);
  double variance = games > 1 ? rest / (double) (games - 1) : 0;

  return NORMAL_97_5 * sqrt (MAX (variance, 0) / (double) games);
}

static void
merge_standings (CliStanding       *self,
                 const CliStanding *other)
{
  self->wins += other->wins;
  self->ahead += other->ahead;
  merge_samples (&self->points, &other->points);
}

void
cli_tally_init (CliTally *self)
{
  *self = (CliTally){ .extra.points = empty_sample, .turns = empty_sample, .decisions = empty_sample };
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    self->places[i].points = self->order[i].points = empty_sample;
}

void
cli_tally_merge (CliTally       *self,
                 const CliTally *other)
{
  self->games += other->games;
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    {
      merge_standings (&self->places[i], &other->places[i]);
      merge_standings (&self->order[i], &other->order[i]);
    }
  merge_standings (&self->extra, &other->extra);
  merge_samples (&self->turns, &other->turns);
  merge_samples (&self->decisions, &other->decisions);
}

void
cli_tally_wilson (double  share,
                  gint64  games,
                  double *low,
                  double *high)
{
  double z2 = NORMAL_97_5 * NORMAL_97_5 / (double) games;
  double middle = (share + z2 / 2) / (1 + z2);
  double half = sqrt (share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2);

  g_return_if_fail (games > 0);

  *low = MAX (middle - half, 0);
  *high = MIN (middle + half, 1);
}
