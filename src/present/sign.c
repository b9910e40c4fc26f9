/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in pictures. */
#include "sign.h"

#include "engine/game.h"

void
tablee_sign_begin (TableeEventSign *sign,
                   const char      *word)
{
  *sign = (TableeEventSign) { .word = word, .other = TABLEE_NOBODY };
}

static gboolean
is_same (const TableeSignThing *thing,
         const TableeSignThing *other)
{
  return g_strcmp0 (thing->art, other->art) == 0 && g_strcmp0 (thing->over, other->over) == 0 && thing->value == other->value;
}

static gboolean
add_thing (TableeEventSign       *sign,
           const TableeSignThing *thing)
{
  for (guint i = 0; i < sign->n_things; i++)
    if (is_same (&sign->things[i], thing))
      {
        sign->things[i].count += thing->count;
        return TRUE;
      }
  if (sign->n_things == TABLEE_SIGN_THINGS)
    return FALSE;

  sign->things[sign->n_things++] = *thing;

  return TRUE;
}

void
tablee_sign_add (TableeEventSign *sign,
                 const char      *art,
                 int              value,
                 int              count)
{
  g_return_if_fail (sign != NULL);
  g_return_if_fail (art != NULL);

  if (count > 0)
    add_thing (sign, &(TableeSignThing) { art, NULL, value, count, 0 });
}

/* Whether the same was done, for or to the same. */
static gboolean
is_of_kind (const TableeEventSign *a,
            const TableeEventSign *b)
{
  return g_strcmp0 (a->word, b->word) == 0 && g_strcmp0 (a->place, b->place) == 0 && a->other == b->other && g_strcmp0 (a->unit, b->unit) == 0;
}

gboolean
tablee_sign_join (TableeEventSign       *sign,
                  const TableeEventSign *other)
{
  TableeEventSign joined;

  g_return_val_if_fail (sign != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  joined = *sign;
  /* What was paid and what was gained are both told. */
  if ((sign->amount < 0) != (other->amount < 0) || !is_of_kind (sign, other))
    return FALSE;
  for (guint i = 0; i < other->n_things; i++)
    if (!add_thing (&joined, &other->things[i]))
      return FALSE;

  joined.amount += other->amount;
  joined.others += other->others;
  *sign = joined;

  return TRUE;
}

gboolean
tablee_sign_equal (const TableeEventSign *a,
                   const TableeEventSign *b)
{
  g_return_val_if_fail (a != NULL, FALSE);
  g_return_val_if_fail (b != NULL, FALSE);

  if (!is_of_kind (a, b) || a->n_things != b->n_things || a->place_width != b->place_width || a->amount != b->amount || a->others != b->others)
    return FALSE;

  for (guint i = 0; i < a->n_things; i++)
    if (!is_same (&a->things[i], &b->things[i]) || a->things[i].count != b->things[i].count || a->things[i].width != b->things[i].width)
      return FALSE;

  return TRUE;
}
