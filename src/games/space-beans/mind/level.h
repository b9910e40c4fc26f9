/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plan.h"

/* How a level plays. */
typedef struct
{
  SbTaste taste;
  int    draws;    /* draws that it imagines */
  double noise;    /* points by which it misjudges a course, at most */
} SbLevel;

/* Advice as a level plays; see TableeHeuristics. */
size_t sb_advise_as (const TableeRuleset *ruleset,
                     const void          *view,
                     const SbLevel       *level,
                     TableeRandom        *random,
                     TableeAdvice        *advice);
