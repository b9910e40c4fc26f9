/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "notation/option.h"

/* A game of which the test says what everybody has. */
typedef struct
{
  TableeRuleset   *base;
  const PhRuleset *ruleset;
  PhState          state;
  TableeEvent      items[256];
  TableeEventList  events;      /* of the last action */
} Script;

/* Nobody has anything, the market is empty, the supply is full; seat 0 is about to begin its second turn. Options as JSON, or
 * NULL. The components are those of the rules page, with which its worked positions count: sets/components/rules-page.json. */
Script  *script_new            (int            seats,
                                const char    *options);

/* A whole game, dealt with @seed; seat @first begins. */
Script  *script_deal           (int            seats,
                                const char    *options,
                                int            first,
                                guint64        seed);
void     script_free           (Script        *self);

/*
 * What there is
 */

void     script_goods          (Script        *self,
                                int            seat,
                                int            gems,
                                int            food,
                                int            water,
                                int            metal,
                                int            vp);

/* "DIS2 TRA3*": used ships have a star. */
void     script_fleet          (Script        *self,
                                int            seat,
                                const char    *ships);

/* H01 is 1. */
void     script_hub            (Script        *self,
                                int            seat,
                                int            hub);

/* "teal gold human!": from the left; those with a mark are fresh. */
void     script_sector         (Script        *self,
                                int            seat,
                                int            id,
                                const char    *residents);

/* All three sectors of a wing, empty: those of number 1. */
void     script_wing           (Script        *self,
                                int            seat,
                                PhColour       colour);

/* "211 221" */
void     script_market         (Script        *self,
                                const char    *ids);

/* "food human": the faces that come next. */
void     script_dice           (Script        *self,
                                const char    *faces);

/*
 * What happens
 */

/* Plays an action as it is written, or several with " | " between them; they are legal, and legal() and check() say so. */
void     script_play           (Script        *self,
                                const char    *actions);

/* Seat after seat takes an income, or does whatever else is first in the list, until it is the turn of @seat. */
void     script_pass_to        (Script        *self,
                                int            seat);

/* The legal actions, in any order: "build 211 | build 221". */
void     script_assert_legal   (Script        *self,
                                const char    *actions);
gboolean script_is_legal       (Script        *self,
                                const char    *action);
void     script_assert_refused (Script        *self,
                                const char    *action,
                                int            reason);
/* "0 turn" */
void     script_assert_phase   (Script        *self,
                                const char    *phase);
void     script_assert_goods   (Script        *self,
                                int            seat,
                                int            gems,
                                int            food,
                                int            water,
                                int            metal,
                                int            vp);
void     script_assert_fleet   (Script        *self,
                                int            seat,
                                const char    *ships);
void     script_assert_sector  (Script        *self,
                                int            seat,
                                int            id,
                                const char    *residents);

/* Points of each seat in a row: "7 7 0". */
void     script_assert_row     (Script        *self,
                                PhScoreRow     row,
                                const char    *points);

/* Ranks of the seats: "1 2 2". */
void     script_assert_ranks   (Script        *self,
                                const char    *ranks);

/* How many events of @kind the last action had; *@event (may be NULL): the first one. */
int      script_count_events   (Script        *self,
                                PhEvent        kind,
                                const TableeEvent **event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Script, script_free)
