/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pair.h"

#include "app/application.h"
#include "app/window.h"

G_BEGIN_DECLS

/* What is wrong on purpose, to see that it is noticed. */
typedef enum
{
  TRUTH_NO_FAULT,
  TRUTH_HIDDEN_WORD,    /* something that is not on the screen says which truth it is */
  TRUTH_LONG_THOUGHT,   /* a computer thinks longer */
} TruthFault;

/* How a game is looked at. */
typedef struct
{
  TruthCompany company;
  TableeLevel  level;    /* of the computers */
  int          width;    /* of the window */
  int          height;
  TruthFault   fault;
} TruthManner;

/* Plays truth @which of @pair in @window and goes through all that can be opened around the table. Returns: (transfer full)
 * (element-type TruthSight): what there was to see on the way, wherever the viewer or nobody looked. */
GPtrArray *truth_look_through (TableeWindow      *window,
                               const TruthPair   *pair,
                               int                which,
                               const TruthManner *manner);

G_END_DECLS
