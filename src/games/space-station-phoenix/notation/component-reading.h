/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* For reading a component set: what its parts share. */

#include "games/space-station-phoenix/rules/components.h"
#include "notation/reader.h"

G_BEGIN_DECLS

enum
{
  PH_MAX_CODE = 16,
  PH_MAX_BONUSES = 24,
};

/* An end bonus as sectors name it. */
typedef struct
{
  char  code[PH_MAX_CODE];
  PhEnd end;
} PhBonus;

/* A component set being read. Mistakes are told to the reader, at the place where it is. */
typedef struct
{
  TableeReader *reader;
  PhComponents *set;
  PhBonus       bonuses[PH_MAX_BONUSES];
  guint         bonus_count;
} PhReading;

/* Notes a mistake if @key is not there. */
void     ph_reading_require     (PhReading         *reading,
                                 const char        *key);

/* A number that must be there. */
guint8   ph_reading_number      (PhReading         *reading,
                                 const char        *key,
                                 int                minimum,
                                 int                maximum);

/* An amount that is 0 if it is absent. */
guint8   ph_reading_amount      (PhReading         *reading,
                                 const char        *key);

/* Index of a word of @words that must be there. */
int      ph_reading_word        (PhReading         *reading,
                                 const char        *key,
                                 const char *const *words);

/* A text for people, into @target. */
void     ph_reading_name        (PhReading         *reading,
                                 const char        *key,
                                 char               target[PH_NAME_SIZE]);

/* A text for whoever opens the file. */
void     ph_reading_skip_text   (PhReading         *reading,
                                 const char        *key);

/* Enters a list that must be there and have @minimum to @maximum elements; 0 after a mistake. Leave it afterwards. */
guint    ph_reading_enter_list  (PhReading         *reading,
                                 const char        *key,
                                 guint              minimum,
                                 guint              maximum);

/* Amounts of goods in the object that the reader is in, "vp" only with @with_vp. */
void     ph_reading_goods       (PhReading         *reading,
                                 gboolean           with_vp,
                                 guint8             target[PH_GOODS]);

/* Element @index of a list as a ship kind, or -1. */
int      ph_reading_kind_at     (PhReading         *reading,
                                 guint              index);

/* The number of players that a line is for, one line each. Returns its index, -1 after a mistake. */
int      ph_reading_players     (PhReading         *reading,
                                 gboolean           seen[PH_SEAT_COUNTS]);

/* The keys of an end bonus in the object that the reader is in. */
void     ph_reading_end         (PhReading         *reading,
                                 PhEnd             *end);

/* @text as what a quarter, or the power of a hub, does; FALSE if it is none. */
gboolean ph_quarter_from_text   (const char        *text,
                                 gboolean           of_hub,
                                 PhQuarter         *quarter);

/* Parts of a set, from the top of the object. Bonuses come before sectors, ships before hubs. */
void     ph_reading_ships       (PhReading         *reading);
void     ph_reading_neutrals    (PhReading         *reading);
void     ph_reading_bonuses     (PhReading         *reading);
void     ph_reading_sectors     (PhReading         *reading);
void     ph_reading_hubs        (PhReading         *reading);

G_END_DECLS
