/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong somebody plays, by Glicko-2. The letters are those of Glickman's paper. */
#include "rating.h"

#include <math.h>

#define SCALE 173.7178   /* points of the scale that is shown in one of Glickman's */
#define TAU 0.5          /* how much the volatility may change */
#define PRECISION 1e-6
#define PI 3.14159265358979323846

static const TableeRating unknown = { .value = 1500, .deviation = 350, .volatility = 0.06 };

/* What the volatility is the root of. */
typedef struct
{
  double delta_2;
  double phi_2;
  double v;
  double a;
} Curve;

static double
g (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (PI * PI));
}

static double
f (const Curve *curve,
   double       x)
{
  double whole = curve->phi_2 + curve->v + exp (x);

  return exp (x) * (curve->delta_2 - whole) / (2 * whole * whole) - (x - curve->a) / (TAU * TAU);
}

/* The lower end of where it is looked for. */
static double
find_lower (const Curve *curve)
{
  double k = 1;

  if (curve->delta_2 > curve->phi_2 + curve->v)
    return log (curve->delta_2 - curve->phi_2 - curve->v);

  while (f (curve, curve->a - k * TAU) < 0)
    k++;

  return curve->a - k * TAU;
}

/* Step 5: the Illinois algorithm. */
static double
find_volatility (const Curve *curve)
{
  double a = curve->a;
  double b = find_lower (curve);
  double f_a = f (curve, a);
  double f_b = f (curve, b);

  while (fabs (b - a) > PRECISION)
    {
      double c = a + (a - b) * f_a / (f_b - f_a);
      double f_c = f (curve, c);

      if (f_c * f_b <= 0)
        {
          a = b;
          f_a = f_b;
        }
      else
        f_a /= 2;
      b = c;
      f_b = f_c;
    }

  return exp (a / 2);
}

TableeRating
tablee_rating_begin (void)
{
  return unknown;
}

void
tablee_rating_wait (TableeRating *self,
                    double        periods)
{
  double deviation = hypot (self->deviation, SCALE * self->volatility * sqrt (fmax (periods, 0)));

  self->deviation = fmin (deviation, unknown.deviation);
}

void
tablee_rating_play (TableeRating        *self,
                    const TableePairing *pairings,
                    size_t               count)
{
  double phi = self->deviation / SCALE;
  double certainty = 0;
  double gain = 0;
  double phi_star;
  Curve curve;

  for (size_t i = 0; i < count; i++)
    {
      double weight = pairings[i].weight * g (pairings[i].deviation / SCALE);
      double mu = (self->value - pairings[i].rating) / SCALE;
      double expected = 1 / (1 + exp (-g (pairings[i].deviation / SCALE) * mu));

      certainty += weight * g (pairings[i].deviation / SCALE) * expected * (1 - expected);
      gain += weight * (pairings[i].score - expected);
    }
  if (certainty <= 0)
    return;

  curve = (Curve){
    .delta_2 = gain * gain / (certainty * certainty),
    .phi_2 = phi * phi,
    .v = 1 / certainty,
    .a = log (self->volatility * self->volatility),
  };
  self->volatility = find_volatility (&curve);
  phi_star = hypot (phi, self->volatility);
  phi = 1 / sqrt (1 / (phi_star * phi_star) + certainty);
  self->value += SCALE * phi * phi * gain;
  self->deviation = fmin (SCALE * phi, unknown.deviation);
}

double
tablee_rating_weight (size_t opponents)
{
  return opponents > 0 ? 3 / ((double) opponents + 2) : 0;
}

double
tablee_rating_share (double        value,
                     const double *others,
                     size_t        count)
{
  double whole = 1;

  for (size_t i = 0; i < count; i++)
    whole += pow (10, (others[i] - value) / 400);

  return 1 / whole;
}

double
tablee_rating_expect (double value,
                      double other)
{
  return 1 / (1 + pow (10, (other - value) / 400));
}
