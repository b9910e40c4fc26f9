/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What differs between games that follow two actions, beyond chance. */
#include "contrast.h"

#include <math.h>
#include <string.h>

/* One hint of so many may claim something where nothing differs. */
static const double error_rate = 0.05;

/* Standard errors from which on something goes with the reward. */
static const double least_trend = 3;

enum
{
  LEAST_PAIRS = 30,    /* below that, nothing is certain */
  LEAST_UNLIKE = 15,   /* so many pairs must differ that it is no matter of one or two games */
};

/*
 * Observing
 */

void
tablee_observation_note_sheet (TableeObservation      *self,
                               const TableeScoreSheet *sheet)
{
  for (int row = 0; row < sheet->rows; row++)
    for (int column = 0; column < sheet->columns; column++)
      self->values[tablee_contrast_row_topic (row, column)] = (double) sheet->row[row].values[column];
  for (int column = 0; column < sheet->columns; column++)
    self->values[tablee_contrast_row_topic (TABLEE_CONTRAST_TOTAL, column)] = (double) sheet->totals[column];
}

void
tablee_observation_note_events (TableeObservation     *self,
                                const TableeThinking  *thinking,
                                const TableeEventList *events)
{
  for (size_t i = 0; i < events->count; i++)
    {
      const TableeEvent *event = &events->items[i];
      int32_t amount = 0;
      int tally = thinking->tally != NULL ? thinking->tally (event, &amount) : -1;

      if (event->kind < TABLEE_CONTRAST_KINDS)
        self->values[tablee_contrast_event_topic (event->kind, event->seat)]++;
      if (tally >= 0)
        self->values[tablee_contrast_tally_topic (tally, event->seat)] += amount;
    }
}

static void
add_to_topic (TableeContrastTopic *topic,
              const double         values[2],
              const double         rewards[2])
{
  double difference = values[0] - values[1];
  const bool there[2] = { fabs (values[0]) > 0, fabs (values[1]) > 0 };

  for (int i = 0; i < 2; i++)
    {
      topic->sums[i] += values[i];
      topic->squares[i] += values[i] * values[i];
      topic->products[i] += values[i] * rewards[i];
      topic->happened[i] += there[i];
      topic->only[i] += there[i] && !there[!i];
    }
  topic->differences += difference * difference;
  topic->unlike += fabs (difference) > 0;
}

void
tablee_contrast_add (TableeContrast          *self,
                     const TableeObservation *first,
                     const TableeObservation *second)
{
  const double rewards[2] = { first->reward, second->reward };

  self->pairs++;
  for (int i = 0; i < 2; i++)
    {
      self->rewards[i] += rewards[i];
      self->reward_squares[i] += rewards[i] * rewards[i];
    }
  for (size_t i = 0; i < TABLEE_CONTRAST_TOPICS; i++)
    add_to_topic (&self->topics[i], (const double[]){ first->values[i], second->values[i] }, rewards);
}

/*
 * Judging
 */

/* So many standard errors are exceeded by chance, to either side, in @rate of the cases. */
static double
find_quantile (double rate)
{
  double from = 0;
  double to = 10;

  for (int i = 0; i < 60; i++)
    {
      double middle = (from + to) / 2;

      if (erfc (middle / sqrt (2)) > rate)
        from = middle;
      else
        to = middle;
    }

  return from;
}

/* What is never different cannot be claimed, and is not compared. */
static size_t
count_compared (const TableeContrast *self)
{
  size_t count = 0;

  for (size_t i = 0; i < TABLEE_CONTRAST_TOPICS; i++)
    count += self->topics[i].unlike > 0 ? 2 : 0;

  return count;
}

/* The half interval of a mean difference, by the sum and the sum of squares of differences. */
static double
find_noise (double sum,
            double squares,
            double pairs,
            double quantile)
{
  double variance = fmax (0, squares - sum * sum / pairs) / (pairs - 1);

  return quantile * sqrt (variance / pairs);
}

/* The variance of the reward among games after the same action. */
static double
find_scatter (const TableeContrast *self)
{
  double pairs = self->pairs;
  double squares = 0;

  for (int i = 0; i < 2; i++)
    squares += self->reward_squares[i] - self->rewards[i] * self->rewards[i] / pairs;

  return squares / (2 * pairs - 2);
}

/* How much reward goes with one more of it, games compared with those after the same action. Returns FALSE if that may be none. */
static bool
find_trend (const TableeContrast      *self,
            const TableeContrastTopic *topic,
            double                    *trend)
{
  double pairs = self->pairs;
  double spread = 0;
  double together = 0;

  for (int i = 0; i < 2; i++)
    {
      spread += topic->squares[i] - topic->sums[i] * topic->sums[i] / pairs;
      together += topic->products[i] - topic->sums[i] * self->rewards[i] / pairs;
    }
  if (spread <= 0)
    return false;

  *trend = together / spread;

  return fabs (*trend) > least_trend * sqrt (find_scatter (self) / spread);
}

/* The reward that goes with a total of one's own that each action settles. Returns FALSE if it is none, or that may be none. */
static bool
find_settled_weight (const TableeContrast      *self,
                     const TableeContrastTopic *topic,
                     double                    *weight)
{
  double pairs = self->pairs;

  for (int i = 0; i < 2; i++)
    if (topic->squares[i] > topic->sums[i] * topic->sums[i] / pairs)
      return false;

  *weight = (self->rewards[0] - self->rewards[1]) / pairs;

  return topic->sums[0] > topic->sums[1] && *weight > least_trend * sqrt (2 * find_scatter (self) / pairs);
}

static bool
compare_topic (const TableeContrast *self,
               size_t                place,
               double                quantile,
               TableeDifference     *difference)
{
  const TableeContrastTopic *topic = &self->topics[place];
  double pairs = self->pairs;
  double only = (double) topic->only[0] - topic->only[1];
  double gain = (topic->sums[0] - topic->sums[1]) / pairs;
  double trend;

  *difference = (TableeDifference){ .row = -1, .tally = -1 };
  for (int i = 0; i < 2; i++)
    {
      difference->means[i] = topic->sums[i] / pairs;
      difference->shares[i] = topic->happened[i] / pairs;
    }
  difference->noise[0] = find_noise (topic->sums[0] - topic->sums[1], topic->differences, pairs, quantile);
  difference->noise[1] = find_noise (only, (double) topic->only[0] + topic->only[1], pairs, quantile);
  difference->often = fabs (only) / pairs > difference->noise[1] && (only > 0) == (topic->sums[0] > topic->sums[1]);
  if (topic->unlike < LEAST_UNLIKE || fabs (gain) <= difference->noise[0])
    return false;

  if (find_trend (self, topic, &trend))
    difference->weight = trend * gain;
  else if (place != tablee_contrast_row_topic (TABLEE_CONTRAST_TOTAL, self->seat) || !find_settled_weight (self, topic, &difference->weight))
    return false;

  return difference->weight > 0;
}

static void
name_topic (TableeDifference *difference,
            size_t            place)
{
  if (place < TABLEE_CONTRAST_ROWS)
    {
      difference->row = (int) (place / TABLEE_MAX_COLUMNS);
      difference->seat = (int) (place % TABLEE_MAX_COLUMNS);
      return;
    }

  place -= TABLEE_CONTRAST_ROWS;
  difference->kind = (int) (place / TABLEE_CONTRAST_OWNERS);
  if (difference->kind >= TABLEE_CONTRAST_KINDS)
    {
      difference->tally = difference->kind - TABLEE_CONTRAST_KINDS;
      difference->kind = 0;
    }
  difference->seat = (int) (place % TABLEE_CONTRAST_OWNERS) - 1;
}

/* Into the sorted ones, of which there are @count; the last one may have to go. */
static size_t
insert (TableeDifference       *differences,
        size_t                  count,
        size_t                  room,
        const TableeDifference *difference)
{
  size_t place = count;

  while (place > 0 && differences[place - 1].weight < difference->weight)
    place--;
  if (place == room)
    return count;

  count += count < room;
  memmove (differences + place + 1, differences + place, (count - place - 1) * sizeof *differences);
  differences[place] = *difference;

  return count;
}

size_t
tablee_contrast_find (const TableeContrast *self,
                      TableeDifference     *differences,
                      size_t                room)
{
  size_t compared = count_compared (self);
  double quantile;
  size_t count = 0;

  /* What is not better when it is played on has no reasons. */
  if (self->pairs < LEAST_PAIRS || compared == 0 || self->rewards[0] <= self->rewards[1])
    return 0;

  quantile = find_quantile (error_rate / (double) compared);
  for (size_t i = 0; i < TABLEE_CONTRAST_TOPICS; i++)
    {
      TableeDifference difference;

      if (self->topics[i].unlike == 0 || !compare_topic (self, i, quantile, &difference))
        continue;
      name_topic (&difference, i);
      count = insert (differences, count, room, &difference);
    }

  return count;
}
