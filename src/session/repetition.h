/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * When an exercise is asked again. Days are numbers that grow by one from day to day; which day it is comes from outside, so that the
 * same answers on the same days always give the same.
 *
 * What is new is asked on the next day; what was found, some days later, for whether it is still known then; what was found twice like
 * that is learned, and not asked any more. What was not found begins anew on the next day.
 */
typedef struct
{
  int    found;  /* how often in a row, TABLEE_REPETITION_ENOUGH: learned */
  gint64 due;    /* the first day on which it is asked */
} TableeRepetition;

enum
{
  TABLEE_REPETITION_ENOUGH = 2,
  TABLEE_REPETITION_SOON = 1,   /* days after which it is asked that is new, or was not found ... */
  TABLEE_REPETITION_LATER = 4,  /* ... and that was found */
};

/* What became an exercise on the day @today. */
TableeRepetition tablee_repetition_begin      (gint64                  today);

/* What follows from an answer on the day @today. Before its time a right answer shows nothing new, and changes nothing; a wrong one does. */
TableeRepetition tablee_repetition_answer     (const TableeRepetition *self,
                                               gboolean                found,
                                               gint64                  today);

gboolean         tablee_repetition_is_learned (const TableeRepetition *self);
gboolean         tablee_repetition_is_due     (const TableeRepetition *self,
                                               gint64                  today);

G_END_DECLS
