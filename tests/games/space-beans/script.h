/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-beans/rules/rules.h"

/* A position that the test makes, and the game from there. Cards are written as on the rules page: "K4 D7". */
typedef struct
{
  SbRuleset       ruleset;
  SbState         state;
  TableeEvent     items[64];
  TableeEventList events;   /* of the last action */
} Script;

/* Default options, nobody has a card, everybody has had the opening turn, seat 0 is to draw. */
void          script_init       (Script     *script,
                                 int         seats);

SbCard        script_card       (const char *text);
SbCards       script_cards      (const char *text);

/* The piles, the top first. */
void          script_set_draw   (Script     *script,
                                 const char *cards);
void          script_set_discard (Script    *script,
                                 const char *cards);

/* All that lies nowhere else lies in the draw pile after this. */
void          script_fill_draw  (Script     *script);

/* Deals a new game of @seats, with seat 0 as the dealer. */
void          script_deal       (Script     *script,
                                 int         seats);

/* Plays @moves, written as on the rules page and separated by ";". Each must be legal. */
void          script_play       (Script     *script,
                                 const char *moves);

/* Returns: (transfer full): @action as the rules page writes it. */
char         *script_write      (TableeAction action);

/* Fails unless the legal actions, written in their order and separated by "; ", are @expected. */
void          script_assert_legal (Script   *script,
                                 const char *expected);

/* Why @move is refused. */
int           script_reason     (Script     *script,
                                 const char *move);

/* Fails unless @cards are those of @expected. */
void          script_assert_cards (SbCards   cards,
                                 const char *expected);

/* The events of the last action, by their kinds: "draw draw reshuffle". */
void          script_assert_events (Script  *script,
                                 const char *expected);

/* The first event of @kind of the last action; there is one. */
const TableeEvent *script_event (Script     *script,
                                 SbEvent     kind);

/* All cards of the state, wherever they are. */
int           script_count      (Script     *script);

SbSeat       *script_seat       (Script     *script,
                                 int         index);
void          script_set_hand   (Script     *script,
                                 int         index,
                                 const char *cards);

/* @secret: NULL for none. */
void          script_set_collections (Script *script,
                                 int         index,
                                 const char *visible,
                                 const char *secret);

/* Seat 0 of two has drawn and is to close or keep. */
void          script_begin_close (Script    *script,
                                 const char *visible,
                                 const char *secret,
                                 const char *hand);

TableeScoreSheet script_sheet   (Script     *script);

/* What the row @id of the score sheet says of @column. */
gint64        script_row_value  (Script     *script,
                                 const char *id,
                                 int         column);
