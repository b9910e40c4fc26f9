/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a look round the table of Martian 12s finds: what each seat may still reach. */

#include "games/martian-12s/rules/rules.h"

enum
{
  M12_PROSPECT_STEPS = 2 * M12_LAP_LIMIT,   /* pulls from a decision on until two seats have made six each */
  M12_PROSPECT_PULLS = 8,                   /* of somebody alone: hardly anybody pulls so often */
  M12_PROSPECT_POINTS = M12_LIMIT + 1,
};

/* What the seat to move and the other one gain in the rest of the round, in stakes. */
typedef struct
{
  float mover;
  float other;
} M12Prospect;

/*
 * What a round of which one or two seats are left would be worth if every pyramid went back into the bag at once: small enough to
 * be worked out whole, and near enough to the truth for a glance. Steps are the pulls since the view, by turns.
 */
typedef struct
{
  int         active;                   /* in the view: 1 or 2; otherwise there are no tables */
  int         round;
  int         left;                     /* pyramids in the bag */
  int         pot;
  int         heights[2];               /* of the seat to move, of the other one */
  int         payable[2];               /* heights up to which they can go alone */
  int         standing;                 /* the best score of those who have passed: points, then pyramids; 0: nobody */
  int         sharers;                  /* seats that have it */
  bool        there[M12_SIZES];
  float       odds[M12_SIZES][M12_VALUES];

  /* Two are active; by steps, the points of the one to move, and those of the other. */
  M12Prospect both[M12_PROSPECT_STEPS + 1][M12_PROSPECT_POINTS][M12_PROSPECT_POINTS];

  /* The one to move stops instead; of the other, which moves then; by steps, points of who stops, and of the other. */
  M12Prospect stopped[M12_PROSPECT_STEPS + 1][M12_PROSPECT_POINTS][M12_PROSPECT_POINTS];

  /* The last step popped somebody; of the other; by steps and points. */
  M12Prospect popped[M12_PROSPECT_STEPS + 1][M12_PROSPECT_POINTS];

  /* One is active in the view; by steps and points. */
  M12Prospect alone[M12_PROSPECT_PULLS + 1][M12_PROSPECT_POINTS];
} M12Outlook;

/* What is to be beaten by somebody alone. */
typedef struct
{
  int  target;    /* score */
  int  sharers;   /* seats that have it, but for the other one */
  bool other;     /* the other one has it */
} M12Goal;

/* Works it all out. */
void        m12_look               (M12Outlook       *self,
                                    const M12Ruleset *ruleset,
                                    const M12State   *view);

/* Whether the tables say something about @state, which follows from the view: in the same round as many seats are active. */
bool        m12_outlook_knows      (const M12Outlook *self,
                                    const M12State   *state);

/* What @action is worth in @state: the next pyramid as the bag is, and the rest at a glance. */
M12Prospect m12_outlook_action     (const M12Outlook *self,
                                    const M12State   *state,
                                    TableeAction      action);

/* After as many steps, the last of which brought a seat of two to @points. */
M12Prospect m12_outlook_after_pull (const M12Outlook *self,
                                    int               steps,
                                    int               points,
                                    int               other);

/* Who stops after @steps with @points leaves this to the other one. */
M12Goal     m12_outlook_goal       (const M12Outlook *self,
                                    int               steps,
                                    int               points);

/* The height of @player, 0 for the one to move in the view or 1, after as many steps of two. */
int         m12_outlook_height     (const M12Outlook *self,
                                    int               player,
                                    int               steps);

/* Whether both have made their last pull. */
bool        m12_outlook_is_last    (const M12Outlook *self,
                                    int               steps);
