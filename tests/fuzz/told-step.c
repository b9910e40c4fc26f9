/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as what is told of a game elsewhere: { "seat": 0, "steps": [ … ] }, of any game. Refused with a reason, or shown. */

#include "taken.h"
#include "target.h"

#include "notation/json-guard.h"
#include "notation/position.h"
#include "notation/reader.h"
#include "session/chronicle.h"
#include "session/told-step.h"

/* Returns: (transfer full) (nullable) (element-type JsonObject) */
static GPtrArray *
dup_steps (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "steps");
  GPtrArray *steps;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) == 0)
    return NULL;

  steps = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *step = json_array_get_element (json_node_get_array (node), i);

      if (JSON_NODE_HOLDS_OBJECT (step))
        g_ptr_array_add (steps, json_object_ref (json_node_get_object (step)));
    }

  if (steps->len > 0)
    return steps;

  g_ptr_array_unref (steps);

  return NULL;
}

/* The rules are those of the first view. Returns: (transfer full) (nullable) */
static TableePosition *
find_rules (JsonObject *start)
{
  JsonNode *view = json_object_get_member (start, "view");

  return view != NULL && JSON_NODE_HOLDS_OBJECT (view) ? tablee_position_from_json (json_node_get_object (view), NULL) : NULL;
}

static GListModel *
make_seats (int count,
            int seat)
{
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < count; i++)
    {
      g_autoptr (TableeSeat) item = tablee_seat_new (i, "", i, i == seat ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, item);
    }

  return G_LIST_MODEL (seats);
}

static gboolean
tell (TableeRuleset *ruleset,
      int            seat,
      GPtrArray     *steps)
{
  g_autoptr (GListModel) seats = make_seats (ruleset->seats, seat);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = tablee_game_session_new_told (ruleset, NULL, seats, TRUE, seat, steps->pdata[0], &error);
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();
  gboolean told;

  if (session == NULL)
    {
      g_assert_nonnull (error);
      return FALSE;
    }

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  for (guint i = 1; i < steps->len; i++)
    g_ptr_array_add (rest, steps->pdata[i]);
  told = tablee_game_session_tell (session, 1, rest, &error);
  g_assert_true (told || error != NULL);
  g_assert_cmpuint (tablee_game_session_get_n_played (session), ==, told ? rest->len : 0);
  tablee_game_session_ask_told (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  tablee_game_session_stop (session);

  return told;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (JsonObject) object = tablee_json_parse ((const char *) data, (gssize) size, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;
  g_autoptr (GPtrArray) steps = object != NULL ? dup_steps (object) : NULL;
  g_autoptr (TableePosition) position = steps != NULL ? find_rules (steps->pdata[0]) : NULL;
  TableeRuleset *ruleset;
  int seat;
  gboolean told;

  if (position == NULL)
    {
      count_input (FALSE, size);
      return 0;
    }

  ruleset = tablee_position_get_ruleset (position);
  seat = (int) tablee_reader_integer (reader, "seat", 0, 0, ruleset->seats - 1);
  told = tell (ruleset, tablee_reader_failed (reader) ? 0 : seat, steps);
  count_input (told, size);

  return 0;
}
