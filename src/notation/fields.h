/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation.h"

G_BEGIN_DECLS

/*
 * The numbers of a game's state, in writing, as a table: one row a key. Of a game whose positions are no more than such numbers
 * nothing else need be written; others take the part that is like that.
 */
typedef enum
{
  TABLEE_FIELD_INTEGER,
  TABLEE_FIELD_BOOLEAN,
  TABLEE_FIELD_WORD,     /* one of words, by number */
  TABLEE_FIELD_SEAT,     /* a seat of the game; nobody is not written, and is what "absent" says then */
} TableeFieldKind;

struct _TableeStateField
{
  const char       *key;       /* as written; never translated */
  gsize             offset;    /* in the state, or in what the state has of a seat: TABLEE_FIELD() */
  gsize             size;      /* of the number, with a sign where minimum is below 0 */
  TableeFieldKind   kind;
  gint64            absent;    /* what it is where the key is absent */
  gint64            minimum;   /* of an integer */
  gint64            maximum;
  const char *const *words;    /* end with NULL */
};

#define TABLEE_FIELD(Record, member) .offset = offsetof (Record, member), .size = sizeof ((Record *) 0)->member

/* Where the state has its seats: an array of structures. */
struct _TableeSeatFields
{
  const TableeStateField *fields;
  gsize              offset;
  gsize              size;
};

#define TABLEE_SEAT_FIELDS(State, member, fields) \
  (&(const TableeSeatFields){ fields, offsetof (State, member), sizeof ((State *) 0)->member[0] })

/* A number of @size bytes at @place. */
gint64 tablee_number_get   (gconstpointer        place,
                            gsize                size,
                            gboolean             is_signed);
void   tablee_number_set   (gpointer             place,
                            gsize                size,
                            gint64               value);

/* Reads the rows of @fields, which end with a NULL key, into @record, and writes them in their order. */
void   tablee_fields_read  (const TableeStateField   *fields,
                            const TableeRuleset *ruleset,
                            TableeReader        *reader,
                            gpointer             record);
void   tablee_fields_write (const TableeStateField   *fields,
                            gconstpointer        record,
                            JsonBuilder         *builder);

/* For TableeNotation to point at: they follow its tables of fields. A state that has been read goes through check(). */
void   tablee_fields_state_read  (const TableeRuleset   *ruleset,
                                  TableeReader          *position,
                                  const TableeCommonKeys *common,
                                  void                  *state);
void   tablee_fields_state_write (const TableeRuleset   *ruleset,
                                  const void            *state,
                                  gboolean               is_view,
                                  JsonBuilder           *builder);
void   tablee_fields_seat_write  (const TableeRuleset   *ruleset,
                                  const void            *state,
                                  int                    seat,
                                  gboolean               is_view,
                                  JsonBuilder           *builder);

#define TABLEE_FIELDS_NOTATION                 \
  .state_read = tablee_fields_state_read,      \
  .state_write = tablee_fields_state_write,    \
  .seat_write = tablee_fields_seat_write

G_END_DECLS
