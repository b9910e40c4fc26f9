/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes an object apart key by key, and keeps the first mistake with its place. */
#include "reader.h"

enum { MAX_QUOTE_LENGTH = 40 };

/* An object or a list that the reader is in. What it points to belongs to the object at the root. */
typedef struct
{
  JsonObject *object;  /* NULL in a list */
  JsonArray  *list;    /* NULL in an object, and in a list that is absent or a mistake */
  GHashTable *taken;   /* keys of the object */
  char       *place;   /* "" at the top */
} Frame;

struct _TableeReader
{
  JsonObject         *root;
  GArray             *frames;  /* of Frame */
  TableeNotationError code;
  GError             *error;
};

static void
frame_clear (gpointer data)
{
  Frame *frame = data;

  g_clear_pointer (&frame->taken, g_hash_table_unref);
  g_clear_pointer (&frame->place, g_free);
}

static Frame *
top (TableeReader *self)
{
  g_assert (self->frames->len > 0);

  return &g_array_index (self->frames, Frame, self->frames->len - 1);
}

static void
push (TableeReader *self,
      JsonObject   *object,
      JsonArray    *list,
      char         *place)
{
  Frame frame = { .object = object, .list = list, .place = place };

  if (object != NULL)
    frame.taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_array_append_val (self->frames, frame);
}

static char *
place_of_key (TableeReader *self,
              const char   *key)
{
  const char *place = top (self)->place;

  if (key == NULL)
    return g_strdup (place);

  return *place == '\0' ? g_strdup (key) : g_strconcat (place, ".", key, NULL);
}

static char *
place_of_element (TableeReader *self,
                  guint         index)
{
  return g_strdup_printf ("%s[%u]", top (self)->place, index);
}

/* Takes over @place. */
static void G_GNUC_PRINTF (3, 0)
record_valist (TableeReader *self,
               char         *place,
               const char   *format,
               va_list       arguments)
{
  if (self->error == NULL)
    self->error = tablee_notation_error_new_valist (self->code, place, format, arguments);

  g_free (place);
}

/* The same. */
static void G_GNUC_PRINTF (3, 4)
record (TableeReader *self,
        char         *place,
        const char   *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  record_valist (self, place, format, arguments);
  va_end (arguments);
}

/* A key as it may stand in a place. */
static char *
plain_key (const char *key)
{
  gboolean plain = *key != '\0';

  for (const char *c = key; *c != '\0'; c++)
    plain = plain && (g_ascii_isalnum (*c) || *c == '_' || *c == '-') && c - key < MAX_QUOTE_LENGTH;

  return plain ? g_strdup (key) : tablee_reader_quote (key);
}

static void
find_unknown_key (TableeReader *self)
{
  Frame *frame = top (self);
  g_autoptr (GList) keys = NULL;

  if (self->error != NULL || frame->object == NULL)
    return;

  keys = json_object_get_members (frame->object);
  for (GList *link = keys; link != NULL; link = link->next)
    if (!g_hash_table_contains (frame->taken, link->data))
      {
        g_autofree char *key = plain_key (link->data);

        tablee_reader_fail (self, key, "this key is not known here");
        return;
      }
}

/* The value of @key, or NULL if it is absent or a mistake has been made. */
static JsonNode *
take (TableeReader *self,
      const char   *key)
{
  Frame *frame = top (self);

  g_assert (frame->object != NULL);
  if (self->error != NULL)
    return NULL;

  g_hash_table_add (frame->taken, g_strdup (key));

  return json_object_get_member (frame->object, key);
}

static gboolean
node_is (JsonNode *node,
         GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* @node, which stands at @place, as an integer; @absent if it is none between the two. Takes over @place. */
static gint64
read_integer (TableeReader *self,
              JsonNode     *node,
              char         *place,
              gint64        absent,
              gint64        minimum,
              gint64        maximum)
{
  gint64 value;

  if (!node_is (node, G_TYPE_INT64))
    {
      record (self, place, TABLEE_MESSAGE ("there must be a whole number here"));
      return absent;
    }

  value = json_node_get_int (node);
  if (value < minimum || value > maximum)
    {
      record (self, place, TABLEE_MESSAGE ("%jd is not between %jd and %jd"), (intmax_t) value, (intmax_t) minimum, (intmax_t) maximum);
      return absent;
    }
  g_free (place);

  return value;
}

TableeReader *
tablee_reader_new (JsonObject *object)
{
  return tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_POSITION);
}

TableeReader *
tablee_reader_new_at (JsonObject          *object,
                      const char          *place,
                      TableeNotationError  code)
{
  TableeReader *self;

  g_return_val_if_fail (object != NULL, NULL);
  g_return_val_if_fail (place != NULL, NULL);

  self = g_new0 (TableeReader, 1);
  self->root = json_object_ref (object);
  self->code = code;
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_array_set_clear_func (self->frames, frame_clear);
  push (self, object, NULL, g_strdup (place));

  return self;
}

void
tablee_reader_free (TableeReader *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->frames, g_array_unref);
  g_clear_pointer (&self->root, json_object_unref);
  g_clear_error (&self->error);
  g_free (self);
}

gboolean
tablee_reader_has (TableeReader *self,
                   const char   *key)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (top (self)->object != NULL, FALSE);

  return self->error == NULL && json_object_has_member (top (self)->object, key);
}

void
tablee_reader_take_rest (TableeReader *self)
{
  g_autoptr (GList) keys = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (top (self)->object != NULL);

  keys = json_object_get_members (top (self)->object);
  for (GList *link = keys; link != NULL; link = link->next)
    take (self, link->data);
}

gboolean
tablee_reader_take_null (TableeReader *self,
                         const char   *key)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, TRUE);

  node = take (self, key);

  return node == NULL || JSON_NODE_HOLDS_NULL (node);
}

gboolean
tablee_reader_take_null_at (TableeReader *self,
                            guint         index)
{
  g_return_val_if_fail (self != NULL, TRUE);

  if (self->error != NULL)
    return TRUE;
  g_return_val_if_fail (top (self)->list != NULL && index < json_array_get_length (top (self)->list), TRUE);

  return JSON_NODE_HOLDS_NULL (json_array_get_element (top (self)->list, index));
}

gint64
tablee_reader_integer (TableeReader *self,
                       const char   *key,
                       gint64        absent,
                       gint64        minimum,
                       gint64        maximum)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, absent);

  node = take (self, key);

  return node != NULL ? read_integer (self, node, place_of_key (self, key), absent, minimum, maximum) : absent;
}

gboolean
tablee_reader_boolean (TableeReader *self,
                       const char   *key,
                       gboolean      absent)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, absent);

  node = take (self, key);
  if (node == NULL)
    return absent;
  if (node_is (node, G_TYPE_BOOLEAN))
    return json_node_get_boolean (node);

  tablee_reader_fail (self, key, "write true or false");

  return absent;
}

const char *
tablee_reader_string (TableeReader *self,
                      const char   *key)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, NULL);

  node = take (self, key);
  if (node == NULL)
    return NULL;
  if (node_is (node, G_TYPE_STRING))
    return json_node_get_string (node);

  tablee_reader_fail (self, key, "there must be text in quotation marks here");

  return NULL;
}

int
tablee_word_find (const char *const *words,
                  const char        *word)
{
  g_return_val_if_fail (words != NULL && word != NULL, -1);

  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}

JsonObject *
tablee_reader_object (TableeReader *self,
                      const char   *key)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (key != NULL, NULL);

  node = take (self, key);
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  tablee_reader_fail (self, key, "there must be an object { ... } here");

  return NULL;
}

int
tablee_reader_word (TableeReader      *self,
                    const char        *key,
                    int                absent,
                    const char *const *words)
{
  const char *word = tablee_reader_string (self, key);
  g_autofree char *quoted = NULL;
  g_autofree char *known = NULL;
  int found;

  if (word == NULL)
    return absent;

  found = tablee_word_find (words, word);
  if (found >= 0)
    return found;

  quoted = tablee_reader_quote (word);
  known = g_strjoinv ("\", \"", (char **) words);
  tablee_reader_fail (self, key, "%s must be one of \"%s\"", quoted, known);

  return absent;
}

/* Goes into @node, which is to be a list and may be absent, at @place, which is taken over. */
static guint
enter_list (TableeReader *self,
            JsonNode     *node,
            char         *place,
            guint         maximum)
{
  JsonArray *list = NULL;

  if (node != NULL && !JSON_NODE_HOLDS_ARRAY (node))
    record (self, g_strdup (place), TABLEE_MESSAGE ("there must be a list [ ... ] here"));
  else if (node != NULL)
    list = json_node_get_array (node);
  if (list != NULL && json_array_get_length (list) > maximum)
    {
      record (self, g_strdup (place), TABLEE_MESSAGE ("at most %u are possible here, not %u"), maximum, json_array_get_length (list));
      list = NULL;
    }
  push (self, NULL, list, place);

  return list != NULL ? json_array_get_length (list) : 0;
}

guint
tablee_reader_enter_list (TableeReader *self,
                          const char   *key,
                          guint         maximum)
{
  g_return_val_if_fail (self != NULL, 0);

  return enter_list (self, take (self, key), place_of_key (self, key), maximum);
}

guint
tablee_reader_enter_list_at (TableeReader *self,
                             guint         index,
                             guint         maximum)
{
  JsonNode *node = NULL;

  g_return_val_if_fail (self != NULL, 0);

  if (self->error == NULL)
    {
      g_return_val_if_fail (top (self)->list != NULL && index < json_array_get_length (top (self)->list), 0);
      node = json_array_get_element (top (self)->list, index);
    }

  return enter_list (self, node, place_of_element (self, index), maximum);
}

gboolean
tablee_reader_enter_element (TableeReader *self,
                             guint         index)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->error != NULL)
    return FALSE;
  g_return_val_if_fail (top (self)->list != NULL && index < json_array_get_length (top (self)->list), FALSE);

  node = json_array_get_element (top (self)->list, index);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      tablee_reader_fail_at (self, index, "there must be an object { ... } here");
      return FALSE;
    }
  push (self, json_node_get_object (node), NULL, place_of_element (self, index));

  return TRUE;
}

gboolean
tablee_reader_enter_object (TableeReader *self,
                            const char   *key)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, FALSE);

  node = take (self, key);
  if (node == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      tablee_reader_fail (self, key, "there must be an object { ... } here");
      return FALSE;
    }
  push (self, json_node_get_object (node), NULL, place_of_key (self, key));

  return TRUE;
}

void
tablee_reader_leave (TableeReader *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->frames->len > 1);

  find_unknown_key (self);
  g_array_remove_index (self->frames, self->frames->len - 1);
}

void
tablee_reader_each_seat (TableeReader *self,
                         void        (*read) (gpointer data,
                                              int      seat),
                         gpointer      data)
{
  guint count = tablee_reader_enter_list (self, "players", TABLEE_MAX_SEATS);

  for (guint i = 0; i < count; i++)
    if (tablee_reader_enter_element (self, i))
      {
        read (data, (int) i);
        tablee_reader_leave (self);
      }
  tablee_reader_leave (self);
}

const char *
tablee_reader_string_at (TableeReader *self,
                         guint         index)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->error != NULL)
    return NULL;
  g_return_val_if_fail (top (self)->list != NULL && index < json_array_get_length (top (self)->list), NULL);

  node = json_array_get_element (top (self)->list, index);
  if (node_is (node, G_TYPE_STRING))
    return json_node_get_string (node);

  tablee_reader_fail_at (self, index, "there must be text in quotation marks here");

  return NULL;
}

gint64
tablee_reader_integer_at (TableeReader *self,
                          guint         index,
                          gint64        minimum,
                          gint64        maximum)
{
  g_return_val_if_fail (self != NULL, minimum);

  if (self->error != NULL)
    return minimum;
  g_return_val_if_fail (top (self)->list != NULL && index < json_array_get_length (top (self)->list), minimum);

  return read_integer (self, json_array_get_element (top (self)->list, index), place_of_element (self, index), minimum, minimum,
                       maximum);
}

gboolean
tablee_reader_is_object (TableeReader *self,
                         const char   *key)
{
  JsonNode *node;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (top (self)->object != NULL, FALSE);

  node = json_object_get_member (top (self)->object, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node);
}

void
tablee_reader_fail (TableeReader *self,
                    const char   *key,
                    const char   *format,
                    ...)
{
  va_list arguments;

  g_return_if_fail (self != NULL);

  va_start (arguments, format);
  record_valist (self, place_of_key (self, key), format, arguments);
  va_end (arguments);
}

void
tablee_reader_fail_at (TableeReader *self,
                       guint         index,
                       const char   *format,
                       ...)
{
  va_list arguments;

  g_return_if_fail (self != NULL);

  va_start (arguments, format);
  record_valist (self, place_of_element (self, index), format, arguments);
  va_end (arguments);
}

void
tablee_reader_fail_literal (TableeReader *self,
                            const char   *key,
                            const char   *message)
{
  g_autofree char *place = NULL;

  g_return_if_fail (self != NULL);

  place = place_of_key (self, key);
  if (self->error == NULL)
    self->error = tablee_notation_error_new_literal (self->code, place, message);
}

void
tablee_reader_fail_too_many (TableeReader *self,
                             guint         index,
                             const char   *name,
                             int           there)
{
  g_return_if_fail (there >= 0);

  if (there == 0)
    tablee_reader_fail_at (self, index, "\"%s\" is not in this game", name);
  else if (there <= 4)
    tablee_reader_fail_at (self, index,
                           there == 1   ? TABLEE_MESSAGE ("\"%s\" occurs a second time; there is one")
                           : there == 2 ? TABLEE_MESSAGE ("\"%s\" occurs a third time; there are two")
                           : there == 3 ? TABLEE_MESSAGE ("\"%s\" occurs a fourth time; there are three")
                                        : TABLEE_MESSAGE ("\"%s\" occurs a fifth time; there are four"),
                           name);
  else
    tablee_reader_fail_at (self, index, "\"%s\" occurs %d times; there are %d", name, there + 1, there);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
/* @format is no literal here: it is checked where it is written. */
static void
fail_at (TableeReader *self,
         guint         index,
         const char   *format,
         ...)
{
  va_list arguments;

  va_start (arguments, format);
  record_valist (self, place_of_element (self, index), format, arguments);
  va_end (arguments);
}
#pragma GCC diagnostic pop

int
tablee_reader_word_at (TableeReader      *self,
                       guint              index,
                       const char *const *words,
                       const char        *format)
{
  const char *text = tablee_reader_string_at (self, index);
  g_autofree char *quote = NULL;
  int found;

  if (text == NULL)
    return -1;

  found = tablee_word_find (words, text);
  if (found >= 0)
    return found;

  quote = tablee_reader_quote (text);
  fail_at (self, index, format, quote);

  return -1;
}

gboolean
tablee_reader_count_at (TableeReader *self,
                        guint         index,
                        int          *named,
                        int           there)
{
  if ((*named)++ < there)
    return TRUE;

  tablee_reader_fail_too_many (self, index, tablee_reader_string_at (self, index), there);

  return FALSE;
}

gboolean
tablee_reader_failed (TableeReader *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->error != NULL;
}

char *
tablee_reader_quote (const char *text)
{
  g_autoptr (GString) quote = g_string_new ("\"");
  glong count = 0;

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *c = text; *c != '\0' && count < MAX_QUOTE_LENGTH; c = g_utf8_next_char (c), count++)
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isprint (character))
        g_string_append_unichar (quote, character);
      else
        g_string_append_printf (quote, "\\u{%x}", character);
    }
  g_string_append (quote, count == MAX_QUOTE_LENGTH ? "…\"" : "\"");

  return g_string_free (g_steal_pointer (&quote), FALSE);
}

gboolean
tablee_reader_finish (TableeReader  *self,
                      GError       **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->error != NULL || self->frames->len == 1, FALSE);

  if (self->error == NULL)
    find_unknown_key (self);
  if (self->error == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&self->error));

  return FALSE;
}
