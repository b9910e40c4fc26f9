/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is found on the table of Space Station Phoenix, for tests. */
#include "config.h"
#include "phoenix-fixture.h"

#include "support.h"

void
phoenix_fixture_set_up (Fixture    *fixture,
                        const char *text)
{
  table_fixture_set_up_at (fixture, text, 0, 1280, 800);
}

const PhState *
phoenix_fixture_get_state (Fixture *fixture)
{
  return tablee_game_session_get_view (fixture->session);
}

PhTileView *
phoenix_fixture_find_tile (Fixture    *fixture,
                           const char *words)
{
  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *view = find_widget (fixture->table, PH_TYPE_TILE_VIEW, &index);

      g_assert_nonnull (view);
      if (g_str_has_prefix (ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken, words))
        return PH_TILE_VIEW (view);
    }
}

void
phoenix_fixture_click (Fixture    *fixture,
                       const char *words)
{
  g_signal_emit_by_name (phoenix_fixture_find_tile (fixture, words), "clicked");
  table_fixture_wait_for_decision (fixture);
}
