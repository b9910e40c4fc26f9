/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"
#include "notation/notation.h"

G_BEGIN_DECLS

/* A position being read, and what has been named in it so far. */
typedef struct
{
  const PhRuleset *ruleset;
  TableeReader    *reader;
  PhState         *state;
  gboolean         is_view;
  gboolean         hub_named[PH_MAX_HUBS];
  gboolean         sector_named[PH_SECTORS];
  guint8           ships_named[PH_SHIP_KINDS];
} PhPositionReading;

/* Element @index of a list as a card of @level that the draft has; PH_UNKNOWN for "?" in a view, -1 after a mistake. It is
 * counted. */
int      ph_read_card_at   (PhPositionReading *reading,
                            guint              index,
                            int                level);

/* Counts a ship of @kind that stands at element @index of the list, or at @key of the object (@key not NULL). */
gboolean ph_name_ship      (PhPositionReading *reading,
                            const char        *key,
                            guint              index,
                            int                kind);

/* A sector that is written at element @index, or at @key (not NULL), once more: -1 after a mistake. */
int      ph_name_sector    (PhPositionReading *reading,
                            const char        *key,
                            guint              index);

/* Index of a word of @words that @key must have; -1 after a mistake. */
int      ph_read_word      (PhPositionReading *reading,
                            const char        *key,
                            const char *const *words);

/* A number that @key must have. */
int      ph_read_number    (PhPositionReading *reading,
                            const char        *key,
                            int                minimum,
                            int                maximum);

/* How often @kind can occur in the whole game. */
int      ph_count_copies   (PhPositionReading *reading,
                            int                kind);

/* Whether the set-up is not over: hubs are being chosen or not even that. */
gboolean ph_is_set_up      (const PhState     *state);

/* The parts of a position. Seats come first; the context needs them. */
void     ph_read_seats     (PhPositionReading *reading);
void     ph_read_context   (PhPositionReading *reading);

G_END_DECLS
