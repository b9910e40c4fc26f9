/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/plain-table.h"

G_BEGIN_DECLS

/* Plain tables for games of the catalogue, as a game of its own would have them. Returns: (transfer floating) */

/* Any game: nothing but the digits, and the slate. */
GtkWidget *plain_sample_new          (TableeGameSession *session);

/* Martian 12s: keys of its own, and a stage of its own. */
GtkWidget *plain_sample_new_martian  (TableeGameSession *session);

/* What happened to the stage of a table of Martian 12s, since it was made. */
typedef struct
{
  int bound;
  int events;
  int finished;
} PlainSampleStage;

const PlainSampleStage *plain_sample_get_stage (GtkWidget *table);

G_END_DECLS
