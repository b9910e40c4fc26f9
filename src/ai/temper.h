/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/*
 * How a computer player likes to play, beside how well (level.h): a row of the table in temper.c each. A temper is made of weights that each
 * game adds to what actions are worth (lean() of TableeHeuristics), not of mistakes: it decides among what is nearly as good.
 */
typedef enum
{
  TABLEE_TEMPER_STEADY,   /* nothing but what is best: what a computer is without a temper */
  TABLEE_TEMPER_HOARDER,  /* keeps, and waits for more */
  TABLEE_TEMPER_HASTY,    /* takes what there is */
  TABLEE_TEMPER_GAMBLER,  /* leaves things to chance */
  TABLEE_TEMPER_SPOILER,  /* takes what the others could use */
  TABLEE_N_TEMPERS,
} TableeTemper;

typedef struct
{
  const char    *id;        /* as it is written in files and on command lines */
  TableeLeanings leanings;
} TableeTemperTraits;

/* Returns: (transfer none) */
const TableeTemperTraits *tablee_temper_traits (TableeTemper         temper);

/* What @temper likes about @action for its own sake; see lean() of TableeHeuristics. @view is of the seat that is to move in it. 0 for a
 * steady player, and in a game that knows no tempers. */
double                    tablee_temper_lean   (TableeTemper         temper,
                                                const TableeRuleset *ruleset,
                                                const void          *view,
                                                TableeSkill          skill,
                                                TableeAction         action);
