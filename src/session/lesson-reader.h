/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A lesson as it is written: nothing of it has been checked against a game. */

typedef struct
{
  char *action;  /* (nullable): NULL is any other */
  char *text;
} TableeWrittenAnswer;

typedef struct
{
  char      *element;  /* "say", "deed", "other" or "free" */
  char      *text;     /* (nullable) */
  char      *action;   /* (nullable) */
  char      *at;       /* (nullable) */
  GPtrArray *answers;  /* of TableeWrittenAnswer */
} TableeWrittenStep;

typedef struct
{
  char      *game;
  char      *host;
  char      *deal;   /* JSON */
  GPtrArray *steps;  /* of TableeWrittenStep */
} TableeWrittenLesson;

/* Returns: (transfer full), or NULL with a GMarkupError that names the line. */
TableeWrittenLesson *tablee_written_lesson_new  (const char           *text,
                                                 gssize                length,
                                                 GError              **error);
void                 tablee_written_lesson_free (TableeWrittenLesson  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeWrittenLesson, tablee_written_lesson_free)

G_END_DECLS
