/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/invitation.h"

G_BEGIN_DECLS

/* What becomes of an invitation while somebody writes it. */
typedef enum
{
  TABLEE_READING_EMPTY,
  TABLEE_READING_BEGUN,    /* as far as it goes it is right */
  TABLEE_READING_WRONG,
  TABLEE_READING_BROKER,   /* all of it, but it does not say where the broker is */
  TABLEE_READING_WHOLE,
} TableeReadingState;

typedef struct
{
  TableeReadingState state;
  char              *sentence;    /* how it stands, to be said; (nullable): nothing is to be said */
  char              *words;       /* (nullable): the words, numbered, those that are none marked; as markup; NULL: there are none */
  TableeInvitation  *invitation;  /* (nullable): only of what is whole */
} TableeReading;

/* @text: what is written by now; @broker: (nullable): what somebody says about where it is, if that was asked. Returns: (transfer full) */
TableeReading *tablee_reading_new  (const char    *text,
                                    const char    *broker);
void           tablee_reading_free (TableeReading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeReading, tablee_reading_free)

G_END_DECLS
