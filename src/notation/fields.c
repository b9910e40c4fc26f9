/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of a state in writing, by tables of fields. */
#include "fields.h"

#include "json-text.h"

gint64
tablee_number_get (gconstpointer place,
                   gsize         size,
                   gboolean      is_signed)
{
  switch (size)
    {
    case 1:
      return is_signed ? *(const gint8 *) place : (gint64) *(const guint8 *) place;
    case 2:
      return is_signed ? *(const gint16 *) place : (gint64) *(const guint16 *) place;
    case 4:
      return is_signed ? *(const gint32 *) place : (gint64) *(const guint32 *) place;
    case 8:
      return *(const gint64 *) place;
    default:
      g_assert_not_reached ();
    }
}

void
tablee_number_set (gpointer place,
                   gsize    size,
                   gint64   value)
{
  switch (size)
    {
    case 1:
      *(gint8 *) place = (gint8) value;
      break;
    case 2:
      *(gint16 *) place = (gint16) value;
      break;
    case 4:
      *(gint32 *) place = (gint32) value;
      break;
    case 8:
      *(gint64 *) place = value;
      break;
    default:
      g_assert_not_reached ();
    }
}

static gint64
read_field (const TableeStateField   *field,
            const TableeRuleset *ruleset,
            TableeReader        *reader)
{
  switch (field->kind)
    {
    case TABLEE_FIELD_BOOLEAN:
      return tablee_reader_boolean (reader, field->key, field->absent != 0);
    case TABLEE_FIELD_WORD:
      return tablee_reader_word (reader, field->key, (int) field->absent, field->words);
    case TABLEE_FIELD_SEAT:
      return tablee_reader_integer (reader, field->key, field->absent, 0, ruleset->seats - 1);
    case TABLEE_FIELD_INTEGER:
    default:
      return tablee_reader_integer (reader, field->key, field->absent, field->minimum, field->maximum);
    }
}

void
tablee_fields_read (const TableeStateField   *fields,
                    const TableeRuleset *ruleset,
                    TableeReader        *reader,
                    gpointer             record)
{
  for (const TableeStateField *field = fields; field->key != NULL; field++)
    tablee_number_set ((guint8 *) record + field->offset, field->size, read_field (field, ruleset, reader));
}

void
tablee_fields_write (const TableeStateField *fields,
                     gconstpointer      record,
                     JsonBuilder       *builder)
{
  for (const TableeStateField *field = fields; field->key != NULL; field++)
    {
      gboolean is_signed = field->minimum < 0 || field->kind == TABLEE_FIELD_SEAT;
      gint64 value = tablee_number_get ((const guint8 *) record + field->offset, field->size, is_signed);

      if (field->kind == TABLEE_FIELD_SEAT && value == TABLEE_NOBODY)
        continue;
      if (field->kind == TABLEE_FIELD_BOOLEAN)
        tablee_json_write_boolean (builder, field->key, value != 0);
      else if (field->kind == TABLEE_FIELD_WORD)
        tablee_json_write_string (builder, field->key, field->words[value]);
      else
        tablee_json_write_integer (builder, field->key, value);
    }
}

/*
 * Whole states
 */

typedef struct
{
  const TableeRuleset    *ruleset;
  const TableeSeatFields *seats;
  TableeReader           *reader;
  guint8                 *state;
} Reading;

static void
read_seat (gpointer data,
           int      seat)
{
  const Reading *reading = data;
  const TableeSeatFields *seats = reading->seats;

  tablee_fields_read (seats->fields, reading->ruleset, reading->reader,
                      reading->state + seats->offset + (gsize) seat * seats->size);
}

void
tablee_fields_state_read (const TableeRuleset    *ruleset,
                          TableeReader           *position,
                          const TableeCommonKeys *common,
                          void                   *state)
{
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  Reading reading = { .ruleset = ruleset, .seats = notation->seat_fields, .reader = position, .state = state };

  tablee_fields_read (notation->fields, ruleset, position, state);
  tablee_reader_each_seat (position, read_seat, &reading);
  if (notation->check != NULL && !tablee_reader_failed (position))
    notation->check (ruleset, position, state);
}

void
tablee_fields_state_write (const TableeRuleset *ruleset,
                           const void          *state,
                           gboolean             is_view,
                           JsonBuilder         *builder)
{
  tablee_fields_write (tablee_notation_for_game (ruleset->game)->fields, state, builder);
}

void
tablee_fields_seat_write (const TableeRuleset *ruleset,
                          const void          *state,
                          int                  seat,
                          gboolean             is_view,
                          JsonBuilder         *builder)
{
  const TableeSeatFields *seats = tablee_notation_for_game (ruleset->game)->seat_fields;

  tablee_fields_write (seats->fields, (const guint8 *) state + seats->offset + (gsize) seat * seats->size, builder);
}
