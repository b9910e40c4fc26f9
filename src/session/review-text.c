/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a review found out about a decision, as text to keep. */
#include "review-private.h"

#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "notation/notation.h"
#include "notation/reader.h"

enum
{
  LARGEST = 1000000000,
};

static void
write_action (JsonBuilder         *builder,
              const char          *key,
              const TableeRuleset *ruleset,
              const void          *view,
              TableeAction         action)
{
  g_autofree char *text = tablee_notation_for_game (ruleset->game)->action_write (ruleset, view, action);

  tablee_json_write_string (builder, key, text);
}

static void
write_rewards (JsonBuilder         *builder,
               const char          *key,
               const TableeRuleset *ruleset,
               const gint32        *rewards)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (int i = 0; i < ruleset->seats; i++)
    json_builder_add_int_value (builder, rewards[i]);
  json_builder_end_array (builder);
}

char *
tablee_review_point_to_text (const TableeReviewPoint *point,
                             const TableeRuleset     *ruleset,
                             const void              *view,
                             guint32                  iterations)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "iterations", iterations);
  write_action (builder, "played", ruleset, view, point->played);
  write_action (builder, "best", ruleset, view, point->finding.best);
  write_rewards (builder, "expected", ruleset, point->finding.expected);
  write_rewards (builder, "after", ruleset, point->finding.after);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return tablee_json_to_text (json_node_get_object (root));
}

static TableeAction
read_action (TableeReader        *reader,
             const char          *key,
             const TableeRuleset *ruleset,
             const void          *view)
{
  const char *text = tablee_reader_string (reader, key);
  TableeAction action = 0;

  if (text == NULL || !tablee_notation_for_game (ruleset->game)->action_read (ruleset, view, text, &action) ||
      ruleset->game->check (ruleset, view, action) != TABLEE_REASON_NONE)
    tablee_reader_fail (reader, key, "there must be a legal action here");

  return action;
}

static void
read_rewards (TableeReader        *reader,
              const char          *key,
              const TableeRuleset *ruleset,
              gint32              *rewards)
{
  guint count = tablee_reader_enter_list (reader, key, (guint) ruleset->seats);

  if (count != (guint) ruleset->seats)
    tablee_reader_fail (reader, NULL, "write a number for each seat");
  else
    for (guint i = 0; i < count; i++)
      rewards[i] = (gint32) tablee_reader_integer_at (reader, i, -LARGEST, LARGEST);
  tablee_reader_leave (reader);
}

gboolean
tablee_review_point_parse (TableeReviewPoint   *point,
                           const char          *text,
                           const TableeRuleset *ruleset,
                           const void          *view,
                           guint32              iterations)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;
  TableeFinding finding = { 0 };

  if (reader == NULL || tablee_reader_integer (reader, "iterations", 0, 0, G_MAXUINT32) != iterations ||
      read_action (reader, "played", ruleset, view) != point->played)
    return FALSE;

  finding.best = read_action (reader, "best", ruleset, view);
  read_rewards (reader, "expected", ruleset, finding.expected);
  read_rewards (reader, "after", ruleset, finding.after);
  if (!tablee_reader_finish (reader, NULL))
    return FALSE;

  point->finding = finding;
  point->known = TRUE;

  return TRUE;
}
