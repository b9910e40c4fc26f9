/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the guard refuses, and where it says that the mistake is. */
#include "notation/error.h"
#include "notation/json-guard.h"

#include <string.h>

typedef struct
{
  const char         *name;
  const char         *text;
  TableeNotationError code;
  const char         *message;  /* how the message begins */
} Refusal;

static const Refusal refusals[] = {
  { "empty", "", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 1: the text is empty" },
  { "blank", " \n\t ", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 1: the text is empty" },
  { "empty-object", "{}", TABLEE_NOTATION_ERROR_GUARD, "the object at the top is empty" },
  { "list-at-top", "[1]", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 1: the text must begin with an object" },
  { "string-at-top", "\"a\"", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 1: the text must begin with an object" },
  { "number-at-top", "7", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 1: the text must begin with an object" },
  { "trailing-brace", "{\"a\":1}}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: nothing may follow" },
  { "second-object", "{\"a\":1}\n{\"a\":1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 2, column 1: nothing may follow" },
  { "trailing-comma", "{\"a\":1,}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: there must be a key in quotation marks here" },
  { "trailing-comma-in-list", "{\"a\":[1,]}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 9: there must be a value here" },
  { "no-comma", "{\"a\":1 \"b\":2}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: there must be \",\" or \"}\" here" },
  { "no-colon", "{\"a\" 1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be \":\"" },
  { "no-end", "{\"a\":[1", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: the text ends too early: there must be \",\" or \"]\" here" },
  { "no-value", "{\"a\":", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: the text ends too early: there must be a value here" },
  { "wrong-end", "{\"a\":[1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: there must be \",\" or \"]\" here" },
  { "bare-key", "{a:1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 2: there must be a key in quotation marks here" },
  { "single-quotes", "{'a':1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 2: there must be a key in quotation marks here" },
  { "comment", "{\"a\":1 /* b */}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: " },
  { "bare-word", "{\"a\":yes}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "capital-word", "{\"a\":True}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "half-word", "{\"a\":tru", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "long-word", "{\"a\":nullnull}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 10: " },
  { "no-end-of-string", "{\"a\":\"b}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: this string has no quotation mark at its end" },
  { "raw-line-end", "{\"a\":\"b\nc\"}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: a control character" },
  { "unknown-escape", "{\"a\":\"\\x41\"}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 7: this is not an escape that JSON knows" },
  { "escape-at-end", "{\"a\":\"\\", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 7: this is not an escape that JSON knows" },
  { "short-unicode-escape", "{\"a\":\"\\u12\"}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 11: there must be a hexadecimal digit here (0 to 9, a to f)" },
  { "escaped-nul", "{\"a\":\"\\u0000\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: a string must not hold" },
  { "escaped-nul-in-key", "{\"a\\u0000\":1}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 4: a string must not hold" },
  { "lone-high-surrogate", "{\"a\":\"\\ud800\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: half of a surrogate pair" },
  { "lone-low-surrogate", "{\"a\":\"\\udc00\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: half of a surrogate pair" },
  { "two-high-surrogates",
    "{\"a\":\"\\ud800\\ud800\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: half of a surrogate pair" },
  { "high-surrogate-and-letter", "{\"a\":\"\\ud800\\u0041\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: half of a" },
  { "same-key", "{\"a\":1,\"a\":2}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 8: this key occurs a second time" },
  { "same-key-escaped",
    "{\"a\":1,\"\\u0061\":2}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 8: this key occurs a second time" },
  { "same-key-slash", "{\"/\":1,\"\\/\":2}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 8: this key occurs a second time" },
  { "same-key-pair",
    "{\"\xf0\x9f\x98\x80\":1,\"\\ud83d\\ude00\":2}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 8: this key occurs" },
  { "same-empty-key", "{\"\":1,\"\":2}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: this key occurs a second time" },
  { "same-key-inside", "{\"l\":[1,\n {\"a\":1,\n  \"a\":2}]}", TABLEE_NOTATION_ERROR_GUARD, "line 3, column 3: this key occurs" },
  { "1e23", "{\"a\":1e23}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "10-to-23", "{\"a\":100000000000000000000000}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "1e400", "{\"a\":1e400}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "minus-1e400", "{\"a\":-1e400}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "2-to-53", "{\"a\":9007199254740992}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "2-to-53-and-1", "{\"a\":9007199254740993}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "minus-2-to-53", "{\"a\":-9007199254740992}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "2-to-64", "{\"a\":18446744073709551616}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 6: a number must be within" },
  { "long-number", "{\"a\":0.00000000000000000000000000000000000000000000000000000000000000001}", TABLEE_NOTATION_ERROR_GUARD,
    "line 1, column 6: a number must not have more than" },
  { "needless-0", "{\"a\":01}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: a number must not begin" },
  { "plus", "{\"a\":+1}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "minus-alone", "{\"a\":-}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 7: there must be a digit here" },
  { "point-at-end", "{\"a\":1.}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: there must be a digit here" },
  { "point-at-start", "{\"a\":.5}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "no-exponent", "{\"a\":1e}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 8: there must be a digit here" },
  { "hexadecimal", "{\"a\":0x10}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 7: " },
  { "nan", "{\"a\":NaN}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 6: there must be a value here" },
  { "byte-order-mark",
    "\xef\xbb\xbf{\"a\":1}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 1: the text begins with a byte order mark" },
  { "truncated-utf-8", "{\"a\":\"\xc3\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: this is not UTF-8" },
  { "truncated-utf-8-at-end", "{\"a\":\"\xe2\x82", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: this is not UTF-8" },
  { "overlong-utf-8", "{\"a\":\"\xc0\xaf\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: this is not UTF-8" },
  { "utf-8-surrogate", "{\"a\":\"\xed\xa0\x80\"}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 7: this is not UTF-8" },
  { "latin-1", "{\"\xe9\":1}", TABLEE_NOTATION_ERROR_GUARD, "line 1, column 3: this is not UTF-8" },
  { "columns-are-characters", "{\"\xc3\xa9\xc3\xa9\":x}", TABLEE_NOTATION_ERROR_SYNTAX, "line 1, column 7: there must be a value here" },
};

static void
assert_refused (const char         *text,
                gssize              length,
                TableeNotationError code,
                const char         *message)
{
  g_autoptr (GError) error = NULL;
  JsonObject *object = tablee_json_parse (text, length, &error);

  g_assert_null (object);
  g_assert_error (error, TABLEE_NOTATION_ERROR, (int) code);
  if (!g_str_has_prefix (error->message, message))
    g_error ("\"%s\" does not begin with \"%s\"", error->message, message);
}

static JsonObject *
assert_accepted (const char *text,
                 gssize      length)
{
  g_autoptr (GError) error = NULL;
  JsonObject *object = tablee_json_parse (text, length, &error);

  g_assert_no_error (error);
  g_assert_nonnull (object);

  return object;
}

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;

  assert_refused (refusal->text, -1, refusal->code, refusal->message);
}

static void
test_nul (void)
{
  static const char text[] = "{\"a\":\n1}\0 ";

  assert_refused (text, sizeof text - 1, TABLEE_NOTATION_ERROR_GUARD, "line 2, column 3: the text holds a NUL byte");
}

/* "{"a":" and @depth - 1 lists. */
static char *
nested (gsize     depth,
        gboolean  closed)
{
  GString *text = g_string_new ("{\"a\":");

  for (gsize i = 1; i < depth; i++)
    g_string_append_c (text, '[');
  for (gsize i = 1; i < depth && closed; i++)
    g_string_append_c (text, ']');
  if (closed)
    g_string_append_c (text, '}');

  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *allowed = nested (TABLEE_JSON_MAX_DEPTH, TRUE);
  g_autofree char *deeper = nested (TABLEE_JSON_MAX_DEPTH + 1, TRUE);
  g_autofree char *endless = nested (100000, FALSE);
  g_autofree char *deep = nested (100000, TRUE);
  g_autoptr (JsonObject) object = assert_accepted (allowed, -1);

  g_assert_true (json_object_has_member (object, "a"));
  assert_refused (deeper, -1, TABLEE_NOTATION_ERROR_GUARD, "line 1, column 69: lists and objects are nested");
  assert_refused (endless, -1, TABLEE_NOTATION_ERROR_GUARD, "line 1, column 69: lists and objects are nested");
  assert_refused (deep, -1, TABLEE_NOTATION_ERROR_GUARD, "line 1, column 69: lists and objects are nested");
}

static void
test_size (void)
{
  g_autofree char *text = g_malloc (TABLEE_JSON_MAX_SIZE + 1);
  g_autoptr (JsonObject) object = NULL;

  memset (text, ' ', TABLEE_JSON_MAX_SIZE + 1);
  memcpy (text, "{\"a\":1}", 7);
  object = assert_accepted (text, TABLEE_JSON_MAX_SIZE);
  assert_refused (text, TABLEE_JSON_MAX_SIZE + 1, TABLEE_NOTATION_ERROR_GUARD, "4194305 bytes, but at most");
}

static void
test_many_keys (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (JsonObject) object = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append_printf (text, "\"k%d\":%d,", i, i);
  g_string_append (text, "\"last\":0}");
  object = assert_accepted (text->str, (gssize) text->len);
  g_assert_cmpuint (json_object_get_size (object), ==, 100001);

  g_string_truncate (text, text->len - 1);
  g_string_append (text, ",\"k7\":0}");
  assert_refused (text->str, (gssize) text->len, TABLEE_NOTATION_ERROR_GUARD, "line 1, column ");
}

static void
test_limits_of_integers (void)
{
  g_autoptr (JsonObject) object = assert_accepted ("{\"a\":9007199254740991,\"b\":-9007199254740991,\"c\":-0}", -1);

  g_assert_cmpint (json_object_get_int_member (object, "a"), ==, G_GINT64_CONSTANT (9007199254740991));
  g_assert_cmpint (json_object_get_int_member (object, "b"), ==, -G_GINT64_CONSTANT (9007199254740991));
  g_assert_cmpint (json_object_get_int_member (object, "c"), ==, 0);
}

/* What passes reaches json-glib, which must then read what was written. */
static void
test_strings (void)
{
  static const char text[] = "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\xc3\xa9\","
                             "\"b\\u0022\":[\"\",{},[],true,false,null,1.5,2E3]}\r\n";
  g_autoptr (JsonObject) object = assert_accepted (text, sizeof text - 1);
  JsonArray *list = json_object_get_array_member (object, "b\"");

  g_assert_cmpstr (json_object_get_string_member (object, "a"), ==, "\"\\/\b\f\n\r\t\xc3\xa9\xf0\x9f\x98\x80\xc3\xa9");
  g_assert_nonnull (list);
  g_assert_cmpuint (json_array_get_length (list), ==, 8);
  g_assert_true (json_array_get_boolean_element (list, 3));
  g_assert_true (json_array_get_null_element (list, 5));
  g_assert_cmpfloat (json_array_get_double_element (list, 6), ==, 1.5);
  g_assert_cmpfloat (json_array_get_double_element (list, 7), ==, 2000.0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/guard/refuses/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  g_test_add_func ("/guard/nul", test_nul);
  g_test_add_func ("/guard/depth", test_depth);
  g_test_add_func ("/guard/size", test_size);
  g_test_add_func ("/guard/many-keys", test_many_keys);
  g_test_add_func ("/guard/limits-of-integers", test_limits_of_integers);
  g_test_add_func ("/guard/strings", test_strings);

  return g_test_run ();
}
