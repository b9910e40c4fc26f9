/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/level.h"
#include "ai/temper.h"

G_BEGIN_DECLS

/* Who plays, as --players says it. */
typedef struct
{
  TableeLevel  level;       /* TABLEE_N_LEVELS: a person */
  TableeTemper temper;      /* of a level */
  int          slack;       /* of a level: see ai/level.h */
  guint32      iterations;  /* of a search in the place of the level; 0: none */
} CliContender;

G_END_DECLS
