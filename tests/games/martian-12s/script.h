/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/martian-12s/rules/rules.h"

/* A game whose draws the test decides. */
typedef struct
{
  M12Ruleset      ruleset;
  M12State        state;
  TableeEvent     items[64];
  TableeEventList events;   /* of the last action */
} Script;

/* Default options; seat 0 begins. Options may be changed before script_begin(). */
void          script_init       (Script     *script,
                                 int         seats);

void          script_begin      (Script     *script);

/* Plays @moves, one character each: a digit is a pull that brings a pyramid of that value, "p" is a pass, spaces are laps to the
 * reader. Every move must be legal. */
void          script_play       (Script     *script,
                                 const char *moves);

/* A pull of @size that brings a pyramid of @value. */
void          script_pull       (Script     *script,
                                 int         size,
                                 int         value);

/* Whether @action is legal; check() and legal() agree. */
gboolean      script_is_legal   (Script     *script,
                                 TableeAction action);

/* How many pyramids there are in the bag. */
int           script_bag        (Script     *script);

/* The first event of @kind of the last action, or NULL. */
const TableeEvent *script_event (Script     *script,
                                 M12Event    kind);
