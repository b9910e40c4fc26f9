/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the record of a game: refused with a reason, or taken; and what is taken comes back from its own text. */

#include "taken.h"
#include "target.h"

#include "session/game-record.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse ((const char *) data, (gssize) size, &error);
  g_autoptr (TableeGameRecord) again = NULL;
  g_autoptr (TableePosition) last = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  count_input (record != NULL, size);
  if (record == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (*error->message != '\0');
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  g_assert_no_error (error);
  text = tablee_game_record_to_text (record);
  again = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);
  text_again = tablee_game_record_to_text (again);
  g_assert_cmpstr (text, ==, text_again);

  last = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
  g_assert_nonnull (last);

  return 0;
}
