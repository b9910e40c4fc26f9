/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"
#include "present/present.h"

G_BEGIN_DECLS

/* Of a resource: what is hardly enough for an alien. */
enum
{
  PH_FEW = 1,
};

/* Two actions of one seat, the better of which a reason is looked for. */
typedef struct
{
  const TableePresentContext *context;
  const PhRuleset            *ruleset;
  const PhState              *state;
  int                         seat;
  const TableeAction         *then;        /* as in TableeComparison */
  PhActionKind                kinds[2];    /* of the better one and of the other one */
  int                         numbers[2];
} PhPair;

/* Something that speaks for the better one. Returns: (transfer full) (nullable) */
typedef char *PhReason (const PhPair *pair);

PhPair        ph_pair_new           (const TableePresentContext *context,
                                     const TableeComparison     *comparison);

const char   *ph_pair_get_name      (const PhPair *self);
const PhSeat *ph_pair_get_seat      (const PhPair *self);

/* How much of @good the seat has: "1 food". Returns: (transfer full) */
char         *ph_pair_write_stock   (const PhPair *self,
                                     int           good);

/* The least metal for a sector that can be built with a ship of @kind, or without any ship's discount (PH_NONE); -1: none can. */
int           ph_pair_find_cheapest (const PhPair *self,
                                     int           kind);

/* Sentences. The seat has hardly any of @good, or none; something costs so many gems less. Returns: (transfer full) (nullable: nothing is saved) */
char         *ph_pair_say_only      (const PhPair *self,
                                     int           good);
char         *ph_pair_say_saved     (int           saved);

/* The first of @reasons that there is. Returns: (transfer full) (nullable) */
char         *ph_pair_find_reason   (const PhPair     *self,
                                     PhReason *const  *reasons,
                                     gsize             count);

G_END_DECLS
