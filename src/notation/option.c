/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Options of games: their values checked, read and written. */
#include "option.h"

#include "reader.h"

#include <string.h>

enum { MAX_NAME_SIZE = 47 };

struct _TableeOptionValues
{
  const TableeOption *options;
  guint               count;
  int                 seats;
  TableeOptionValue  *values;  /* one an option, then that of "first" */
};

G_DEFINE_BOXED_TYPE (TableeOptionValues, tablee_option_values, tablee_option_values_ref, tablee_option_values_unref)

static const char first_key[] = "first";

static const TableeOptionValue *
find_value (const TableeOptionValues *self,
            const char               *key)
{
  for (guint i = 0; i < self->count; i++)
    if (g_str_equal (self->options[i].key, key))
      return &self->values[i];

  g_assert (g_str_equal (key, first_key));

  return &self->values[self->count];
}

static void
read_list (TableeReader       *reader,
           const TableeOption *option,
           int                 seats,
           TableeOptionValue   *value)
{
  guint count = tablee_reader_enter_list (reader, option->key, TABLEE_MAX_SEATS);

  for (guint i = 0; i < count; i++)
    value->list[i] = tablee_reader_integer_at (reader, i, option->minimum, option->maximum);
  if (count != (guint) seats)
    tablee_reader_fail (reader, NULL, "write one number for each of the %d seats", seats);
  tablee_reader_leave (reader);
}

static void
read_name (TableeReader       *reader,
           const TableeOption *option,
           TableeOptionValue   *value)
{
  const char *text = tablee_reader_string (reader, option->key);

  if (text == NULL)
    return;
  if (tablee_option_name_is_valid (text))
    value->name = g_strdup (text);
  else
    tablee_reader_fail (reader, option->key, "a name has letters, digits, \"-\", \"_\" and spaces inside, 1 to %d bytes",
                        MAX_NAME_SIZE);
}

static gboolean
null_is_default (const TableeOption *option)
{
  return option->depends || option->kind == TABLEE_OPTION_SEAT_INTEGERS;
}

static void
read_option (TableeReader       *reader,
             const TableeOption *option,
             int                 seats,
             TableeOptionValue   *value)
{
  value->value = option->default_value;
  value->given = tablee_reader_has (reader, option->key);
  if (!value->given || (null_is_default (option) && tablee_reader_take_null (reader, option->key)))
    {
      value->given = FALSE;
      return;
    }

  switch (option->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      value->value = tablee_reader_boolean (reader, option->key, option->default_value != 0);
      break;

    case TABLEE_OPTION_INTEGER:
      value->value = tablee_reader_integer (reader, option->key, option->default_value, option->minimum, option->maximum);
      break;

    case TABLEE_OPTION_CHOICE:
      value->value = tablee_reader_word (reader, option->key, (int) option->default_value, option->choices);
      break;

    case TABLEE_OPTION_SEAT_INTEGERS:
      read_list (reader, option, seats, value);
      break;

    case TABLEE_OPTION_NAME:
      read_name (reader, option, value);
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
read_first (TableeReader *reader,
            int           seats,
            TableeOptionValue        *value)
{
  value->value = TABLEE_NOBODY;
  if (tablee_reader_take_null (reader, first_key))
    return;

  value->given = TRUE;
  value->value = tablee_reader_integer (reader, first_key, TABLEE_NOBODY, 0, seats - 1);
}

static JsonNode *
list_to_json (const gint64 *values,
              int           count)
{
  JsonArray *list = json_array_new ();

  for (int i = 0; i < count; i++)
    json_array_add_int_element (list, values[i]);

  return json_node_init_array (json_node_alloc (), list);
}

JsonNode *
tablee_option_value_to_json (const TableeOptionValue *self,
                             const TableeOption      *option,
                             int                      seats)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (option != NULL, NULL);

  switch (option->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), self->value != 0);

    case TABLEE_OPTION_INTEGER:
      return json_node_init_int (json_node_alloc (), self->value);

    case TABLEE_OPTION_CHOICE:
      return json_node_init_string (json_node_alloc (), option->choices[self->value]);

    case TABLEE_OPTION_SEAT_INTEGERS:
      return list_to_json (self->list, seats);

    case TABLEE_OPTION_NAME:
      return json_node_init_string (json_node_alloc (), self->name);

    default:
      g_assert_not_reached ();
    }
}

gboolean
tablee_option_value_read (TableeOptionValue  *self,
                          const TableeOption *option,
                          int                 seats,
                          JsonObject         *object)
{
  g_autoptr (TableeReader) reader = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (option != NULL, FALSE);
  g_return_val_if_fail (object != NULL, FALSE);

  tablee_option_value_clear (self);
  reader = tablee_reader_new_at (object, "options", TABLEE_NOTATION_ERROR_OPTION);
  read_option (reader, option, seats, self);
  if (!tablee_reader_failed (reader))
    return TRUE;

  tablee_option_value_clear (self);
  self->value = option->default_value;

  return FALSE;
}

void
tablee_option_value_clear (TableeOptionValue *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  *self = (TableeOptionValue){ 0 };
}

static void
option_values_clear (gpointer data)
{
  TableeOptionValues *self = data;

  for (guint i = 0; self->values != NULL && i < self->count; i++)
    tablee_option_value_clear (&self->values[i]);
  g_clear_pointer (&self->values, g_free);
}

TableeOptionValues *
tablee_option_values_new (const TableeOption  *options,
                          int                  seats,
                          JsonObject          *object,
                          GError             **error)
{
  g_autoptr (TableeOptionValues) self = NULL;
  g_autoptr (JsonObject) given = NULL;
  g_autoptr (TableeReader) reader = NULL;

  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (seats > 0 && seats <= TABLEE_MAX_SEATS, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_atomic_rc_box_new0 (TableeOptionValues);
  self->options = options;
  self->seats = seats;
  while (options[self->count].key != NULL)
    self->count++;
  self->values = g_new0 (TableeOptionValue, self->count + 1);

  given = object != NULL ? json_object_ref (object) : json_object_new ();
  reader = tablee_reader_new_at (given, "options", TABLEE_NOTATION_ERROR_OPTION);
  for (guint i = 0; i < self->count; i++)
    read_option (reader, &options[i], seats, &self->values[i]);
  read_first (reader, seats, &self->values[self->count]);
  if (!tablee_reader_finish (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

TableeOptionValues *
tablee_option_values_ref (TableeOptionValues *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
tablee_option_values_unref (TableeOptionValues *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, option_values_clear);
}

gboolean
tablee_option_values_given (const TableeOptionValues *self,
                            const char               *key)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return find_value (self, key)->given;
}

gint64
tablee_option_values_get (const TableeOptionValues *self,
                          const char               *key)
{
  g_return_val_if_fail (self != NULL, 0);

  return find_value (self, key)->value;
}

static const char *
default_name (const TableeOptionValues *self,
              const char               *key)
{
  for (guint i = 0; i < self->count; i++)
    if (g_str_equal (self->options[i].key, key))
      return self->options[i].default_name;

  g_return_val_if_reached (NULL);
}

const char *
tablee_option_values_get_name (const TableeOptionValues *self,
                               const char               *key)
{
  const TableeOptionValue *value;

  g_return_val_if_fail (self != NULL, NULL);

  value = find_value (self, key);

  return value->given ? value->name : default_name (self, key);
}

const gint64 *
tablee_option_values_get_list (const TableeOptionValues *self,
                               const char               *key)
{
  const TableeOptionValue *value;

  g_return_val_if_fail (self != NULL, NULL);

  value = find_value (self, key);

  return value->given ? value->list : NULL;
}

JsonObject *
tablee_option_values_to_json (const TableeOptionValues *self)
{
  JsonObject *object;

  g_return_val_if_fail (self != NULL, NULL);

  object = json_object_new ();
  for (guint i = 0; i < self->count; i++)
    if (self->values[i].given)
      json_object_set_member (object, self->options[i].key,
                              tablee_option_value_to_json (&self->values[i], &self->options[i], self->seats));
  if (self->values[self->count].given)
    json_object_set_int_member (object, first_key, self->values[self->count].value);

  return object;
}

void
tablee_option_name_free (TableeOptionName *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->title);
  g_clear_error (&self->error);
  g_free (self);
}

/* Names become those of files: nothing in them leads elsewhere. */
gboolean
tablee_option_name_is_valid (const char *text)
{
  gsize length;

  g_return_val_if_fail (text != NULL, FALSE);

  length = strlen (text);
  if (length < 1 || length > MAX_NAME_SIZE || *text == ' ' || g_str_has_suffix (text, " "))
    return FALSE;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_isalnum (g_utf8_get_char (c)) && strchr ("-_ ", *c) == NULL)
      return FALSE;

  return TRUE;
}

TableeRuleset *
tablee_ruleset_ref (TableeRuleset *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
tablee_ruleset_unref (TableeRuleset *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release (self);
}
