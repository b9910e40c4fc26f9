/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Written positions, taken or refused. */
#include "written.h"

static char *
quoted (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static char *
between_braces (const char *content)
{
  return g_strdelimit (g_strdup_printf ("{ %s }", content), "'", '"');
}

void
assert_refused (const Refusal *refusals,
                gsize          count)
{
  for (const Refusal *refusal = refusals; refusal < refusals + count; refusal++)
    {
      int code = refusal->code != 0 ? (int) refusal->code : (int) TABLEE_NOTATION_ERROR_POSITION;
      g_autofree char *text = between_braces (refusal->position);
      g_autofree char *message = quoted (refusal->message);
      g_autoptr (GError) error = NULL;
      TableePosition *position = tablee_position_parse (text, -1, &error);

      if (position != NULL || !g_str_has_prefix (error->message, message))
        g_error ("%s\n\"%s\" does not begin with \"%s\"", text, error != NULL ? error->message : "", message);
      g_assert_error (error, TABLEE_NOTATION_ERROR, code);
    }
}

TableePosition *
good_position (const char *content)
{
  g_autofree char *text = between_braces (content);
  g_autoptr (GError) error = NULL;
  TableePosition *position = tablee_position_parse (text, -1, &error);

  if (position == NULL)
    g_error ("%s: %s", text, error->message);

  return position;
}

void
assert_accepted (const char *const *positions,
                 gsize              count)
{
  for (gsize i = 0; i < count; i++)
    {
      g_autoptr (TableePosition) position = good_position (positions[i]);
      gsize size = tablee_position_get_ruleset (position)->game->state_size;
      g_autofree char *text = tablee_position_to_text (position);
      g_autoptr (GError) error = NULL;
      g_autoptr (TableePosition) again = tablee_position_parse (text, -1, &error);

      g_assert_no_error (error);
      g_assert_cmpmem (tablee_position_get_state (position), size, tablee_position_get_state (again), size);
    }
}
