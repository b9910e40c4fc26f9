/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/martian-12s/rules/rules.h"

/* Points from which on the rest of a round can be tried out whenever a search comes to it: 3 and 4 pop. */
enum { M12_LONE_POINTS = 10 };

/* A round in which one seat is still active, and others have passed. */
typedef struct
{
  uint8_t values[M12_SIZES][M12_VALUES];  /* pyramids in the bag */
  uint8_t left[M12_SIZES];                /* their sums */
  int     pot;
  int     points;    /* of the one that is active */
  int     height;
  int     payable;   /* the height up to which it can go */
  int     target;    /* the best score of those who have passed: points, then pyramids */
  int     sharers;   /* seats that have it */
} M12Lone;

/* Stakes that are gained in the rest of the round: by the one that is active, and by each of those with the best score. */
typedef struct
{
  double own;
  double standing;
} M12LoneGain;

/* Reads it from @state or a view: the seat to move is the one that is active. */
void        m12_lone_read    (M12Lone          *self,
                              const M12Ruleset *ruleset,
                              const M12State   *state);

/* The height up to which @seat can go if it is alone. */
int         m12_lone_payable (const M12Ruleset *ruleset,
                              const M12Seat    *seat);

/* Plays perfectly as far as a few pulls go: all pyramids that may come, without replacement. */
M12LoneGain m12_lone_solve   (const M12Lone    *self);

/* Whether one seat alone is still active in the round of @state, and has M12_LONE_POINTS. */
bool        m12_is_lone      (const M12State   *state);

/* Adds to @out what each seat gains in the rest of the round of @state, which is lone. */
void        m12_lone_values  (const M12Ruleset *ruleset,
                              const M12State   *state,
                              double           *out);
