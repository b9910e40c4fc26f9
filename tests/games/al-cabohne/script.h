/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/al-cabohne/rules/rules.h"
#include "notation/position.h"

/* A game that is played on from a written position. */
typedef struct
{
  TableePosition  *position;
  const AcRuleset *ruleset;
  const AcState   *state;
  GArray          *events;   /* of the last action */
} Script;

/* Begins with the position of @text, without the keys that all positions of the game have alike; ' stands for " in it. */
void script_begin          (Script       *script,
                            const char   *text);
void script_end            (Script       *script);

/* Plays the actions of @text, separated by ", ". All must be legal. */
void script_play           (Script       *script,
                            const char   *text);

/* The legal actions are those of @text, separated by ", ", in this order. */
void script_assert_legal   (Script       *script,
                            const char   *text);

/* The written @action is refused for @reason. */
void script_assert_refused (Script       *script,
                            const char   *action,
                            int           reason);

/* The events of the last action are those of @text, separated by ", ". */
void script_assert_events  (Script       *script,
                            const char   *text);

/* What lies on @pile: "Pu Pu Sa", hands front first, the others top first. */
void script_assert_pile    (Script       *script,
                            AcPile        pile,
                            const char   *text);

/* What lies open: "Pu Pu Sa", in the order of the types. */
void script_assert_open    (Script       *script,
                            const char   *text);

/* What grows with @seat, or, for TABLEE_NOBODY, with the bosses: "Sa4 - Ki2". */
void script_assert_fields  (Script       *script,
                            int           seat,
                            const char   *text);

/* The phase, and whose decision it is. */
void script_assert_phase   (Script       *script,
                            AcPhase       phase,
                            int           current);

#define SCRIPT(name, text)                                               \
  __attribute__ ((cleanup (script_end))) Script name##_data = { NULL };  \
  Script *name = &name##_data;                                           \
  script_begin (name, text)
