/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole numbers of 192 bits. */
#include "wide.h"

#include <math.h>
#include <string.h>

enum
{
  LIMBS = CLI_WIDE_WORDS * 2,  /* of 32 bits: digits to multiply and divide with */
  MAX_DIGITS = 57,             /* 2¹⁹¹ has one more */
};

static gboolean
is_negative (const CliWide *self)
{
  return self->words[CLI_WIDE_WORDS - 1] >> 63 != 0;
}

static CliWide
negated (const CliWide *self)
{
  CliWide result = cli_wide_from (1);
  CliWide inverted;

  for (int i = 0; i < CLI_WIDE_WORDS; i++)
    inverted.words[i] = ~self->words[i];
  cli_wide_add (&result, &inverted);

  return result;
}

CliWide
cli_wide_from (gint64 value)
{
  guint64 sign = value < 0 ? G_MAXUINT64 : 0;

  return (CliWide){ { (guint64) value, sign, sign } };
}

CliWide
cli_wide_square (gint64 value)
{
  guint64 magnitude = value < 0 ? -(guint64) value : (guint64) value;
  guint64 low = magnitude & G_MAXUINT32;
  guint64 high = magnitude >> 32;
  guint64 middle = low * high;
  CliWide result = { { low * low, high * high, 0 } };
  CliWide twice = { { middle << 33, middle >> 31, 0 } };

  cli_wide_add (&result, &twice);

  return result;
}

void
cli_wide_add (CliWide       *self,
              const CliWide *other)
{
  guint64 carry = 0;

  for (int i = 0; i < CLI_WIDE_WORDS; i++)
    {
      guint64 sum = self->words[i] + other->words[i];
      guint64 result = sum + carry;

      carry = (sum < other->words[i]) | (result < sum);
      self->words[i] = result;
    }
}

double
cli_wide_to_double (const CliWide *self)
{
  CliWide magnitude = is_negative (self) ? negated (self) : *self;
  double value = 0;

  for (int i = CLI_WIDE_WORDS - 1; i >= 0; i--)
    value = ldexp (value, 64) + (double) magnitude.words[i];

  return is_negative (self) ? -value : value;
}

static guint32
get_limb (const CliWide *self,
          int            index)
{
  return (guint32) (self->words[index / 2] >> (32 * (index % 2)));
}

static void
set_limb (CliWide *self,
          int      index,
          guint32  limb)
{
  int shift = 32 * (index % 2);

  self->words[index / 2] &= ~((guint64) G_MAXUINT32 << shift);
  self->words[index / 2] |= (guint64) limb << shift;
}

/* Divides what is not below zero by ten. Returns the rest. */
static int
take_digit (CliWide *self)
{
  guint64 rest = 0;

  for (int i = LIMBS - 1; i >= 0; i--)
    {
      guint64 part = rest << 32 | get_limb (self, i);

      set_limb (self, i, (guint32) (part / 10));
      rest = part % 10;
    }

  return (int) rest;
}

/* Multiplies what is not below zero by ten and adds @digit. */
static void
put_digit (CliWide *self,
           int      digit)
{
  guint64 carry = (guint64) digit;

  for (int i = 0; i < LIMBS; i++)
    {
      guint64 part = (guint64) get_limb (self, i) * 10 + carry;

      set_limb (self, i, (guint32) part);
      carry = part >> 32;
    }
}

char *
cli_wide_to_text (const CliWide *self)
{
  static const CliWide zero = { { 0 } };
  CliWide rest = is_negative (self) ? negated (self) : *self;
  g_autoptr (GString) digits = g_string_new (NULL);

  do
    g_string_append_c (digits, (char) ('0' + take_digit (&rest)));
  while (memcmp (&rest, &zero, sizeof rest) != 0);
  if (is_negative (self))
    g_string_append_c (digits, '-');

  return g_strreverse (g_string_free (g_steal_pointer (&digits), FALSE));
}

gboolean
cli_wide_parse (const char *text,
                CliWide    *wide)
{
  gboolean negative = *text == '-';
  const char *digits = text + negative;
  gsize length = strlen (digits);

  if (length == 0 || length > MAX_DIGITS || (*digits == '0' && (length > 1 || negative)))
    return FALSE;

  *wide = cli_wide_from (0);
  for (const char *digit = digits; *digit != '\0'; digit++)
    {
      if (!g_ascii_isdigit (*digit))
        return FALSE;
      put_digit (wide, *digit - '0');
    }
  if (negative)
    *wide = negated (wide);

  return TRUE;
}
