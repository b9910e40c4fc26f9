/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that the child of the kill test and its parent share. */
#include "kill-words.h"

const char *const kill_kinds[KILL_N_KINDS] = {
  [KILL_NEW] = "new",
  [KILL_IMPORT] = "import",
  [KILL_PERSON] = "person",
  [KILL_COMPUTER] = "computer",
  [KILL_FORCED] = "forced",
  [KILL_UNDO] = "undo",
  [KILL_TAKE_BACK] = "take-back",
  [KILL_REDO] = "redo",
  [KILL_SEAT] = "seat",
  [KILL_HINT] = "hint",
  [KILL_GIVE_UP] = "give-up",
  [KILL_DELETE] = "delete",
  [KILL_NOTES] = "notes",
  [KILL_RESUME] = "resume",
  [KILL_LEAVE] = "leave",
};

char *
kill_beginning_word (gboolean    take_back,
                     const char *seed,
                     const char *start,
                     const char *dice,
                     JsonObject *options)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;
  g_autofree char *word = NULL;

  json_node_set_object (node, options);
  text = json_to_string (node, FALSE);
  word = g_strdup_printf ("%s %s %s %s %s", take_back ? "take-back" : "-", seed != NULL ? seed : "-", dice, text,
                          start != NULL ? start : "-");

  /* A position has lines. */
  return g_strdelimit (g_steal_pointer (&word), "\n", ' ');
}

char *
kill_seat_word (const char *player,
                gint64      portrait,
                gint64      hints,
                const char *name)
{
  return g_strdup_printf ("%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s", player, portrait, hints, name);
}

char *
kill_action_word (gint64      chosen_by,
                  const char *action)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " %s", chosen_by, action);
}
