/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What can lie over the table of the play page. */
typedef enum
{
  TABLEE_COVER_NONE,
  TABLEE_COVER_SCORES,
  TABLEE_COVER_SEATS,
  TABLEE_COVER_SAVE,
  TABLEE_COVER_GIVE_UP,
  TABLEE_COVER_RESULT,
  TABLEE_COVER_CURTAIN,  /* comes and goes with who is awaited */
} TableeCover;

/* The name of its page, and of what is kept of it: "scores"; of nothing, "". */
const char  *tablee_cover_get_name (TableeCover  cover);

/* What is unknown is nothing. */
TableeCover  tablee_cover_find     (const char  *name);

G_END_DECLS
