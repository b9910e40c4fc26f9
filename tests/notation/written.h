/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/position.h"

G_BEGIN_DECLS

/* A position, between its braces, and how the message begins that refuses it; ' stands for " in both. */
typedef struct
{
  const char         *position;
  const char         *message;
  TableeNotationError code;  /* 0: TABLEE_NOTATION_ERROR_POSITION */
} Refusal;

/* Fails unless each is refused as it says. */
void            assert_refused  (const Refusal     *refusals,
                                 gsize              count);

/* Fails unless each is read, and is the same when it is written and read again. */
void            assert_accepted (const char *const *positions,
                                 gsize              count);

/* The position between the braces of which @content stands. Returns: (transfer full): never NULL. */
TableePosition *good_position   (const char        *content);

G_END_DECLS
