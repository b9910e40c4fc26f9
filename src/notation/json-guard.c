/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guard that reads JSON before json-glib does. */
#include "json-guard.h"

#include "error.h"

#include <math.h>
#include <string.h>

enum { MAX_NUMBER_LENGTH = 64 };

#define MAX_INTEGER G_GINT64_CONSTANT (9007199254740991)

typedef enum
{
  EXPECT_VALUE,
  EXPECT_ITEM_OR_END,  /* after "[" */
  EXPECT_KEY,
  EXPECT_KEY_OR_END,   /* after "{" */
  EXPECT_COMMA_OR_END,
  EXPECT_NOTHING,      /* the object at the top is closed */
} Expectation;

/*
 * One pass over the text, without recursion: whatever the text does, the memory used is bounded by its size. What passes is
 * JSON to the letter (RFC 8259), so json-glib never gets to its own extensions and accidents.
 */
typedef struct
{
  const char *start;
  const char *next;
  const char *end;
  GError    **error;
  GString    *key;                             /* the key being read, unescaped */
  int         depth;
  GHashTable *keys[TABLEE_JSON_MAX_DEPTH];     /* of each open object; NULL for a list */
} Scanner;

/* Takes over @problem, which is at @at. */
static gboolean
take_problem (Scanner    *self,
              const char *at,
              GError     *problem)
{
  const char *line_start = self->start;
  int line = 1;

  for (const char *p = self->start; p < at; p++)
    if (*p == '\n')
      {
        line++;
        line_start = p + 1;
      }

  tablee_error_prepend (&problem, TABLEE_MESSAGE ("line %d, column %d"), line,
                        (int) g_utf8_strlen (line_start, at - line_start) + 1);
  g_propagate_error (self->error, problem);

  return FALSE;
}

static gboolean G_GNUC_PRINTF (4, 5)
fail (Scanner             *self,
      const char          *at,
      TableeNotationError  code,
      const char          *format,
      ...)
{
  va_list arguments;
  GError *problem;

  va_start (arguments, format);
  problem = tablee_notation_error_new_valist (code, "", format, arguments);
  va_end (arguments);

  return take_problem (self, at, problem);
}

/* @expected: that something is expected here. */
static gboolean
fail_unexpected (Scanner    *self,
                 const char *expected)
{
  GError *problem;

  if (self->next < self->end)
    problem = tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_SYNTAX, "", expected);
  else
    {
      problem = tablee_notation_error_new (TABLEE_NOTATION_ERROR_SYNTAX, "", "the text ends too early");
      tablee_notation_error_append (problem, expected);
    }

  return take_problem (self, self->next, problem);
}

static char
peek (Scanner *self)
{
  return self->next < self->end ? *self->next : '\0';
}

static void
skip_space (Scanner *self)
{
  while (self->next < self->end && strchr (" \t\r\n", *self->next) != NULL)
    self->next++;
}

static void
skip_digits (Scanner *self)
{
  while (g_ascii_isdigit (peek (self)))
    self->next++;
}

static gboolean
scan_hex (Scanner  *self,
          gunichar *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++, self->next++)
    {
      if (!g_ascii_isxdigit (peek (self)))
        return fail_unexpected (self, TABLEE_MESSAGE ("there must be a hexadecimal digit here (0 to 9, a to f)"));
      *unit = *unit << 4 | (gunichar) g_ascii_xdigit_value (*self->next);
    }

  return TRUE;
}

/* After "\u": one character, written as one unit or as a pair of surrogates. */
static gboolean
scan_unicode_escape (Scanner  *self,
                     gunichar *character)
{
  const char *escape = self->next - 2;
  gunichar low = 0;

  if (!scan_hex (self, character))
    return FALSE;
  if (*character == 0)
    return fail (self, escape, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("a string must not hold the character NUL"));
  if (*character < 0xd800 || *character > 0xdfff)
    return TRUE;

  if (*character < 0xdc00 && self->end - self->next >= 2 && self->next[0] == '\\' && self->next[1] == 'u')
    {
      self->next += 2;
      if (!scan_hex (self, &low))
        return FALSE;
    }
  if (low < 0xdc00 || low > 0xdfff)
    return fail (self, escape, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("half of a surrogate pair is not a character"));
  *character = 0x10000 + ((*character - 0xd800) << 10) + (low - 0xdc00);

  return TRUE;
}

static gboolean
scan_escape (Scanner *self,
             GString *unescaped)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char characters[] = "\"\\/\b\f\n\r\t";
  char letter = peek (self);
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;
  gunichar character;

  if (found == NULL && letter != 'u')
    return fail (self, self->next - 1, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("this is not an escape that JSON knows"));

  self->next++;
  if (found != NULL)
    {
      g_string_append_c (unescaped, characters[found - letters]);
      return TRUE;
    }

  if (!scan_unicode_escape (self, &character))
    return FALSE;
  g_string_append_unichar (unescaped, character);

  return TRUE;
}

/* A string from its opening quotation mark on, into @unescaped. */
static gboolean
scan_string (Scanner *self,
             GString *unescaped)
{
  const char *start = self->next++;

  g_string_truncate (unescaped, 0);
  while (self->next < self->end)
    {
      char c = *self->next;

      if ((guchar) c < 0x20)
        return fail (self, self->next, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("a control character in a string must be escaped"));
      self->next++;
      if (c == '"')
        return TRUE;
      if (c != '\\')
        g_string_append_c (unescaped, c);
      else if (!scan_escape (self, unescaped))
        return FALSE;
    }

  return fail (self, start, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("this string has no quotation mark at its end"));
}

static gboolean
check_number (Scanner    *self,
              const char *start)
{
  char copy[MAX_NUMBER_LENGTH + 1];
  gsize length = (gsize) (self->next - start);
  double value;

  if (length > MAX_NUMBER_LENGTH)
    return fail (self, start, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("a number must not have more than %d characters"), MAX_NUMBER_LENGTH);

  memcpy (copy, start, length);
  copy[length] = '\0';
  value = g_ascii_strtod (copy, NULL);
  /* Doubles tell all whole numbers up to 2⁵³ apart, so this is exact at the limit. */
  if (!isfinite (value) || fabs (value) > (double) MAX_INTEGER)
    return fail (self, start, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("a number must be within ±%jd"), (intmax_t) MAX_INTEGER);

  return TRUE;
}

static gboolean
scan_number (Scanner *self)
{
  const char *start = self->next;

  if (peek (self) == '-')
    self->next++;
  if (!g_ascii_isdigit (peek (self)))
    return fail_unexpected (self, TABLEE_MESSAGE ("there must be a digit here"));
  if (peek (self) == '0' && self->end - self->next > 1 && g_ascii_isdigit (self->next[1]))
    return fail (self, start, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("a number must not begin with a needless 0"));
  skip_digits (self);

  if (peek (self) == '.')
    {
      self->next++;
      if (!g_ascii_isdigit (peek (self)))
        return fail_unexpected (self, TABLEE_MESSAGE ("there must be a digit here"));
      skip_digits (self);
    }

  if (peek (self) == 'e' || peek (self) == 'E')
    {
      self->next++;
      if (peek (self) == '+' || peek (self) == '-')
        self->next++;
      if (!g_ascii_isdigit (peek (self)))
        return fail_unexpected (self, TABLEE_MESSAGE ("there must be a digit here"));
      skip_digits (self);
    }

  return check_number (self, start);
}

static gboolean
scan_word (Scanner *self)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (self->end - self->next) >= length && memcmp (self->next, words[i], length) == 0)
        {
          self->next += length;
          return TRUE;
        }
    }

  return fail_unexpected (self, TABLEE_MESSAGE ("there must be a value here"));
}

static gboolean
open_level (Scanner     *self,
            Expectation *expectation)
{
  gboolean is_object = *self->next == '{';

  if (self->depth == TABLEE_JSON_MAX_DEPTH)
    return fail (self, self->next, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("lists and objects are nested more than %d deep"),
                 TABLEE_JSON_MAX_DEPTH);

  self->keys[self->depth++] = is_object ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL;
  self->next++;
  *expectation = is_object ? EXPECT_KEY_OR_END : EXPECT_ITEM_OR_END;

  return TRUE;
}

static void
close_level (Scanner     *self,
             Expectation *expectation)
{
  self->depth--;
  g_clear_pointer (&self->keys[self->depth], g_hash_table_unref);
  self->next++;
  *expectation = self->depth > 0 ? EXPECT_COMMA_OR_END : EXPECT_NOTHING;
}

static gboolean
scan_value (Scanner     *self,
            Expectation *expectation)
{
  char c = peek (self);

  if (c == '{' || c == '[')
    return open_level (self, expectation);

  *expectation = EXPECT_COMMA_OR_END;
  if (c == '"')
    return scan_string (self, self->key);
  if (c == '-' || g_ascii_isdigit (c))
    return scan_number (self);

  return scan_word (self);
}

static gboolean
scan_key (Scanner     *self,
          Expectation *expectation)
{
  const char *start = self->next;

  if (peek (self) != '"')
    return fail_unexpected (self, TABLEE_MESSAGE ("there must be a key in quotation marks here"));
  if (!scan_string (self, self->key))
    return FALSE;
  if (!g_hash_table_add (self->keys[self->depth - 1], g_strdup (self->key->str)))
    return fail (self, start, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("this key occurs a second time in the same object"));

  skip_space (self);
  if (peek (self) != ':')
    return fail_unexpected (self, TABLEE_MESSAGE ("there must be \":\" here"));
  self->next++;
  *expectation = EXPECT_VALUE;

  return TRUE;
}

static gboolean
scan_comma_or_end (Scanner     *self,
                   Expectation *expectation)
{
  gboolean is_object = self->keys[self->depth - 1] != NULL;

  if (peek (self) == ',')
    {
      self->next++;
      *expectation = is_object ? EXPECT_KEY : EXPECT_VALUE;
      return TRUE;
    }
  if (peek (self) != (is_object ? '}' : ']'))
    return fail_unexpected (self, is_object ? TABLEE_MESSAGE ("there must be \",\" or \"}\" here")
                                            : TABLEE_MESSAGE ("there must be \",\" or \"]\" here"));
  close_level (self, expectation);

  return TRUE;
}

static gboolean
scan_step (Scanner     *self,
           Expectation *expectation)
{
  switch (*expectation)
    {
    case EXPECT_ITEM_OR_END:
    case EXPECT_KEY_OR_END:
      if (peek (self) == (*expectation == EXPECT_KEY_OR_END ? '}' : ']'))
        {
          close_level (self, expectation);
          return TRUE;
        }
      return *expectation == EXPECT_KEY_OR_END ? scan_key (self, expectation) : scan_value (self, expectation);

    case EXPECT_KEY:
      return scan_key (self, expectation);

    case EXPECT_COMMA_OR_END:
      return scan_comma_or_end (self, expectation);

    case EXPECT_VALUE:
      return scan_value (self, expectation);

    case EXPECT_NOTHING:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
scan_document (Scanner *self)
{
  Expectation expectation = EXPECT_VALUE;

  skip_space (self);
  if (self->next == self->end)
    return fail (self, self->start, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("the text is empty"));
  if (*self->next != '{')
    return fail_unexpected (self, TABLEE_MESSAGE ("the text must begin with an object, \"{\""));

  while (expectation != EXPECT_NOTHING)
    {
      if (!scan_step (self, &expectation))
        return FALSE;
      skip_space (self);
    }

  if (self->next < self->end)
    return fail (self, self->next, TABLEE_NOTATION_ERROR_SYNTAX, TABLEE_MESSAGE ("nothing may follow the object at the top"));

  return TRUE;
}

/* Encoding and size, before anything is read. */
static gboolean
check_bytes (Scanner *self)
{
  gsize length = (gsize) (self->end - self->start);
  const char *nul = memchr (self->start, '\0', length);
  const char *valid;

  if (length > TABLEE_JSON_MAX_SIZE)
    return tablee_notation_error_set (self->error, TABLEE_NOTATION_ERROR_GUARD, "", "%jd bytes, but at most %d are allowed",
                                      (intmax_t) length, TABLEE_JSON_MAX_SIZE);
  if (length >= 3 && memcmp (self->start, "\xef\xbb\xbf", 3) == 0)
    return fail (self, self->start, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("the text begins with a byte order mark"));
  if (!g_utf8_validate_len (self->start, nul != NULL ? (gsize) (nul - self->start) : length, &valid))
    return fail (self, valid, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("this is not UTF-8"));
  if (nul != NULL)
    return fail (self, nul, TABLEE_NOTATION_ERROR_GUARD, TABLEE_MESSAGE ("the text holds a NUL byte"));

  return TRUE;
}

static gboolean
guard (const char  *text,
       gsize        length,
       GError     **error)
{
  g_autoptr (GString) key = g_string_new (NULL);
  Scanner scanner = { .start = text, .next = text, .end = text + length, .error = error, .key = key };
  gboolean passed = check_bytes (&scanner) && scan_document (&scanner);

  while (scanner.depth > 0)
    g_clear_pointer (&scanner.keys[--scanner.depth], g_hash_table_unref);

  return passed;
}

JsonObject *
tablee_json_parse (const char  *text,
                   gssize       length,
                   GError     **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) parse_error = NULL;
  JsonObject *object;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (length < 0)
    length = (gssize) strlen (text);
  if (!guard (text, (gsize) length, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, length, &parse_error))
    {
      g_set_error_literal (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_SYNTAX, parse_error->message);
      return NULL;
    }

  object = json_node_get_object (json_parser_get_root (parser));
  if (json_object_get_size (object) == 0)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_GUARD, "", "the object at the top is empty");
      return NULL;
    }

  return json_object_ref (object);
}
