/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thousands of valid positions with a few things changed, byte by byte and value by value, handed to the fuzz target. */

#include "fuzz/target.h"
#include "notation/json-guard.h"
#include "random-games.h"

#include <string.h>

enum
{
  MUTANTS = 1000,     /* of each kind, for each set of options */
  MAX_MUTATIONS = 4,
};

const bool target_is_thorough = true;

static guint
below (TableeRandom *random,
       guint         count)
{
  return tablee_random_below (random, count);
}

static TableePosition *
some_position (TableeRuleset *ruleset,
               TableeRandom  *random)
{
  TableePosition *position = tablee_position_new (ruleset, random);
  guint actions = below (random, 60);

  while (actions-- > 0 && play_any_action (position, random, NULL))
    ;

  return position;
}

/* The first digit from @at on becomes another one: what is still a number is refused later, if at all. */
static void
mutate_digit (GString      *text,
              gssize        at,
              TableeRandom *random)
{
  while (at < (gssize) text->len && !g_ascii_isdigit (text->str[at]))
    at++;
  if (at < (gssize) text->len)
    text->str[at] = (char) ('0' + below (random, 10));
}

static void
mutate_bytes (GString      *text,
              TableeRandom *random)
{
  static const char characters[] = "{}[]\",:0123456789-+.eE \n\\utfnKRYGBWTOCVSMLsbg?\x01\x7f\xc3\xa9";
  gssize at = (gssize) below (random, (guint) text->len);
  gssize wanted = (gssize) below (random, 12) + 1;
  gssize length = MIN (wanted, (gssize) text->len - at);
  char character = characters[below (random, sizeof characters)];
  g_autofree char *part = g_strndup (text->str + at, (gsize) length);

  switch (below (random, 6))
    {
    case 0:
      text->str[at] = character;
      break;

    case 5:
      mutate_digit (text, at, random);
      break;

    case 1:
      g_string_insert_c (text, at, character);
      break;

    case 2:
      g_string_erase (text, at, length);
      break;

    case 3:
      g_string_insert_len (text, (gssize) below (random, (guint) text->len), part, length);
      break;

    default:
      text->str[at] ^= (char) (1 << below (random, 8));
      break;
    }
}

/* Goes down into @node for a while. Returns: (transfer none) */
static JsonNode *
pick_node (JsonNode     *node,
           TableeRandom *random)
{
  while (below (random, 5) > 0)
    {
      if (JSON_NODE_HOLDS_OBJECT (node) && json_object_get_size (json_node_get_object (node)) > 0)
        {
          JsonObject *object = json_node_get_object (node);
          g_autoptr (GList) values = json_object_get_values (object);

          node = g_list_nth_data (values, below (random, g_list_length (values)));
        }
      else if (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0)
        {
          JsonArray *list = json_node_get_array (node);

          node = json_array_get_element (list, below (random, json_array_get_length (list)));
        }
      else
        {
          break;
        }
    }

  return node;
}

/* A plain value, or what stands somewhere in @other, another position of the game. */
static JsonNode *
any_value (JsonNode     *other,
           TableeRandom *random)
{
  static const char *const values[] = {
    "null", "true", "false", "0", "1", "-1", "2", "5", "6", "7", "12", "25", "26", "255", "256", "32768", "2147483648",
    "9007199254740991", "-9007199254740991", "0.5", "\"\"", "\"?\"", "\"over\"", "\"0\"", "\"ff\"", "[]", "{}", "[{}]", "[0,1]",
    "{\"unordered\":[]}",
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *picked = NULL;
  JsonNode *node;

  /* Through its text: what json-glib copies would be shared, and could come to lie within itself. */
  if (below (random, 2) == 0)
    picked = json_to_string (pick_node (other, random), FALSE);

  node = json_from_string (picked != NULL ? picked : values[below (random, G_N_ELEMENTS (values))], &error);
  g_assert_no_error (error);

  return node;
}

/* A key of @other or of one of its players, or one that there is not. */
static char *
any_key (JsonNode     *other,
         TableeRandom *random)
{
  JsonObject *object = json_node_get_object (other);
  g_autoptr (GList) keys = NULL;
  guint chosen;

  if (below (random, 2) == 0)
    object = json_array_get_object_element (json_object_get_array_member (object, "players"), 0);
  keys = json_object_get_members (object);
  chosen = below (random, g_list_length (keys) + 1);

  return g_strdup (chosen < g_list_length (keys) ? g_list_nth_data (keys, chosen) : "x");
}

static void
mutate_node (JsonNode     *node,
             JsonNode     *other,
             TableeRandom *random);

static void
mutate_object (JsonObject   *object,
               JsonNode     *other,
               TableeRandom *random)
{
  g_autoptr (GList) members = json_object_get_members (object);
  guint count = g_list_length (members);
  g_autofree char *some_key = any_key (other, random);
  const char *key = count > 0 ? g_list_nth_data (members, below (random, count)) : some_key;

  switch (below (random, 6))
    {
    case 0:
      json_object_set_member (object, key, any_value (other, random));
      break;

    case 1:
      json_object_set_member (object, some_key, any_value (other, random));
      break;

    case 2:
      if (count > 0)
        json_object_remove_member (object, key);
      break;

    default:
      if (count > 0)
        mutate_node (json_object_get_member (object, key), other, random);
      break;
    }
}

static void
mutate_list (JsonArray    *list,
             JsonNode     *other,
             TableeRandom *random)
{
  guint count = json_array_get_length (list);
  guint index = count > 0 ? below (random, count) : 0;

  switch (below (random, 4))
    {
    case 0:
      json_array_add_element (list, any_value (other, random));
      break;

    case 1:
      if (count > 0)
        json_array_remove_element (list, index);
      break;

    case 2:
      if (count > 0)
        json_array_add_element (list, json_node_copy (json_array_get_element (list, index)));
      break;

    default:
      if (count > 0)
        mutate_node (json_array_get_element (list, index), other, random);
      break;
    }
}

static void
mutate_string (JsonNode     *node,
               JsonNode     *other,
               TableeRandom *random)
{
  for (int tries = 0; tries < 8; tries++)
    {
      JsonNode *picked = pick_node (other, random);

      if (JSON_NODE_HOLDS_VALUE (picked) && json_node_get_value_type (picked) == G_TYPE_STRING)
        {
          json_node_set_string (node, json_node_get_string (picked));
          return;
        }
    }
}

static void
mutate_node (JsonNode     *node,
             JsonNode     *other,
             TableeRandom *random)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    mutate_object (json_node_get_object (node), other, random);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    mutate_list (json_node_get_array (node), other, random);
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    json_node_set_int (node, json_node_get_int (node) + (gint64) below (random, 5) - 2);
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    json_node_set_boolean (node, !json_node_get_boolean (node));
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    mutate_string (node, other, random);
}

static JsonNode *
some_node (TableeRuleset *ruleset,
           TableeRandom  *random)
{
  g_autoptr (TableePosition) position = some_position (ruleset, random);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, tablee_position_to_json (position));

  return node;
}

/* Returns whether @text is a position. */
static gboolean
hand_in (const char *text,
         gsize       length)
{
  /* A copy of the exact size: reading beyond it is found by the address sanitiser. */
  g_autofree char *copy = g_memdup2 (text, MAX (length, 1));
  g_autoptr (TableePosition) position = tablee_position_parse (copy, (gssize) length, NULL);

  LLVMFuzzerTestOneInput ((const uint8_t *) copy, length);

  return position != NULL;
}

/* Mutations that are all refused, or all taken, would test little. */
static void
check_share (int accepted)
{
  g_test_message ("%d of %d mutants are positions", accepted, MUTANTS);
  g_assert_cmpint (accepted, >, MUTANTS / 200);
  g_assert_cmpint (accepted, <, MUTANTS / 2);
}

static void
test_bytes (gconstpointer data)
{
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (data);
  TableeRandom random;
  int accepted = 0;

  tablee_random_seed (&random, 1);
  for (int i = 0; i < MUTANTS; i++)
    {
      g_autoptr (TableePosition) position = some_position (ruleset, &random);
      g_autofree char *text = tablee_position_to_text (position);
      g_autoptr (GString) mutant = g_string_new (text);

      for (guint n = 1 + below (&random, MAX_MUTATIONS); n > 0 && mutant->len > 0; n--)
        mutate_bytes (mutant, &random);
      accepted += hand_in (mutant->str, mutant->len);
    }
  check_share (accepted);
}

static void
test_values (gconstpointer data)
{
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (data);
  TableeRandom random;
  int accepted = 0;

  tablee_random_seed (&random, 2);
  for (int i = 0; i < MUTANTS; i++)
    {
      g_autoptr (JsonNode) node = some_node (ruleset, &random);
      g_autoptr (JsonNode) other = some_node (ruleset, &random);
      g_autofree char *text = NULL;

      for (guint n = 1 + below (&random, MAX_MUTATIONS); n > 0; n--)
        mutate_node (node, other, &random);
      text = json_to_string (node, FALSE);
      accepted += hand_in (text, strlen (text));
    }
  check_share (accepted);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (const GameSet *set = game_sets; set->seats > 0; set++)
    {
      int number = (int) (set - game_sets);
      g_autofree char *bytes = g_strdup_printf ("/mutations/%s/bytes/%d-%d-seats", set->game, number, set->seats);
      g_autofree char *values = g_strdup_printf ("/mutations/%s/values/%d-%d-seats", set->game, number, set->seats);

      g_test_add_data_func (bytes, set, test_bytes);
      g_test_add_data_func (values, set, test_values);
    }

  return g_test_run ();
}
