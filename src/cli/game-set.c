/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of numbers of games, as ranges. */
#include "game-set.h"

typedef struct
{
  gint64 from;
  gint64 end;   /* the first that is no longer in it */
} Range;

struct _CliGameSet
{
  GArray *ranges;  /* of Range */
  gint64  count;
};

static Range *
get_range (const CliGameSet *self,
           guint             index)
{
  return &g_array_index (self->ranges, Range, index);
}

CliGameSet *
cli_game_set_new (void)
{
  CliGameSet *self = g_new0 (CliGameSet, 1);

  self->ranges = g_array_new (FALSE, FALSE, sizeof (Range));

  return self;
}

CliGameSet *
cli_game_set_copy (const CliGameSet *self)
{
  CliGameSet *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (CliGameSet, 1);
  copy->ranges = g_array_copy (self->ranges);
  copy->count = self->count;

  return copy;
}

void
cli_game_set_free (CliGameSet *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->ranges);
  g_free (self);
}

/* Index of the first range that ends after @game. */
static guint
find_range (const CliGameSet *self,
            gint64            game)
{
  guint low = 0;
  guint high = self->ranges->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_range (self, middle)->end > game)
        high = middle;
      else
        low = middle + 1;
    }

  return low;
}

/* Makes the ranges before and at @index one if nothing is between them. */
static void
join (CliGameSet *self,
      guint       index)
{
  if (index == 0 || index == self->ranges->len || get_range (self, index - 1)->end < get_range (self, index)->from)
    return;

  get_range (self, index - 1)->end = get_range (self, index)->end;
  g_array_remove_index (self->ranges, index);
}

gboolean
cli_game_set_add (CliGameSet *self,
                  gint64      from,
                  gint64      count)
{
  Range range = { from, from + count };
  guint index;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (from >= 0 && count > 0, FALSE);

  index = find_range (self, from);
  if (index < self->ranges->len && get_range (self, index)->from < range.end)
    return FALSE;

  g_array_insert_val (self->ranges, index, range);
  join (self, index + 1);
  join (self, index);
  self->count += count;

  return TRUE;
}

gint64
cli_game_set_get_count (const CliGameSet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->count;
}

guint
cli_game_set_get_n_ranges (const CliGameSet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->ranges->len;
}

gint64
cli_game_set_get_range (const CliGameSet *self,
                        guint             index,
                        gint64           *from)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < self->ranges->len, 0);

  *from = get_range (self, index)->from;

  return get_range (self, index)->end - *from;
}

gint64
cli_game_set_find_common (const CliGameSet *self,
                          const CliGameSet *other)
{
  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (other != NULL, -1);

  for (guint i = 0; i < other->ranges->len; i++)
    {
      const Range *range = get_range (other, i);
      guint index = find_range (self, range->from);

      if (index < self->ranges->len && get_range (self, index)->from < range->end)
        return MAX (get_range (self, index)->from, range->from);
    }

  return -1;
}

CliGameSet *
cli_game_set_get_missing (const CliGameSet *self,
                          gint64            from,
                          gint64            count)
{
  CliGameSet *missing = cli_game_set_new ();
  gint64 end = from + count;

  g_return_val_if_fail (self != NULL, missing);

  for (guint i = find_range (self, from); i < self->ranges->len && get_range (self, i)->from < end; i++)
    {
      if (get_range (self, i)->from > from)
        cli_game_set_add (missing, from, get_range (self, i)->from - from);
      from = get_range (self, i)->end;
    }
  if (from < end)
    cli_game_set_add (missing, from, end - from);

  return missing;
}

gint64
cli_game_set_take (CliGameSet *self,
                   gint64      limit,
                   gint64     *from)
{
  Range *first;
  gint64 count;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (limit > 0, 0);

  if (self->ranges->len == 0)
    return 0;

  first = get_range (self, 0);
  count = MIN (limit, first->end - first->from);
  *from = first->from;
  first->from += count;
  self->count -= count;
  if (first->from == first->end)
    g_array_remove_index (self->ranges, 0);

  return count;
}
