/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others did, on the page of a table: called back, and shown again. */
#include "config.h"
#include "play-page-private.h"

#include <adwaita.h>

#include "focus.h"
#include "recap-view.h"
#include "replay-view.h"
#include "widgets/table.h"

gboolean
tablee_play_page_get_recap_shown (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return tablee_recap_view_get_shown (TABLEE_RECAP_VIEW (self->recap));
}

/* The key brings the keyboard to it first, and takes it back to the table; the button shows and hides it. */
void
tablee_play_page_call_recap (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeRecapView *recap = TABLEE_RECAP_VIEW (self->recap);
  gboolean by_button = tablee_focus_is_within (self->recap_button);
  gboolean within = tablee_focus_is_within (self->recap);

  if (!tablee_recap_view_get_shown (recap) || within || by_button)
    tablee_recap_view_toggle (recap);
  if (by_button)
    return;
  if (within || !tablee_recap_view_focus_first (recap))
    tablee_play_page_focus_table (self);
}

gboolean
tablee_play_page_get_replaying (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return self->replay != NULL && tablee_replay_view_get_playing (TABLEE_REPLAY_VIEW (self->replay));
}

/* Not while a computer is about to go on: it would be over at once. */
gboolean
tablee_play_page_can_replay (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return self->covered_by == TABLEE_COVER_NONE && !tablee_game_session_get_is_view (self->session) &&
         (tablee_game_session_get_decision_open (self->session) || tablee_game_session_get_paused (self->session) ||
          tablee_game_session_get_over (self->session));
}

/* What is not shown any more is called back first. */
void
tablee_play_page_replay (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeRecapView *recap = TABLEE_RECAP_VIEW (self->recap);
  g_autoptr (GVariant) view = NULL;
  guint first, end;

  if (tablee_play_page_get_replaying (self))
    {
      tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
      return;
    }
  if (!tablee_recap_view_get_shown (recap))
    tablee_recap_view_toggle (recap);
  if (!tablee_recap_view_get_span (recap, &first, &end))
    return;

  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (adw_bin_get_child (ADW_BIN (self->table_bin)))));
  tablee_replay_view_play (TABLEE_REPLAY_VIEW (self->replay), self->session, first, end, view);
}
