/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of what can lie over the table of the play page. */
#include "config.h"
#include "cover.h"

static const char *const names[] = {
  [TABLEE_COVER_NONE] = "",
  [TABLEE_COVER_SCORES] = "scores",
  [TABLEE_COVER_SEATS] = "seats",
  [TABLEE_COVER_SAVE] = "save",
  [TABLEE_COVER_GIVE_UP] = "give-up",
  [TABLEE_COVER_RESULT] = "result",
  [TABLEE_COVER_CURTAIN] = "curtain",
};

const char *
tablee_cover_get_name (TableeCover cover)
{
  g_return_val_if_fail (cover < G_N_ELEMENTS (names), "");

  return names[cover];
}

TableeCover
tablee_cover_find (const char *name)
{
  g_return_val_if_fail (name != NULL, TABLEE_COVER_NONE);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      return (TableeCover) i;

  return TABLEE_COVER_NONE;
}
