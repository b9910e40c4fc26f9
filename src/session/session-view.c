/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

#include <string.h>

/* Everything that leaves a session goes through this file: it gives the viewer's view and nothing else. */

static const void *
state_now (TableeGameSession *self)
{
  return tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log));
}

static void
look_at (TableeGameSession *self,
         const void        *state,
         int                viewer,
         void              *view)
{
  const TableeGame *game = self->ruleset->game;

  memcpy (view, state, game->state_size);
  if (viewer != TABLEE_VIEWER_ALL)
    game->conceal (self->ruleset, view, viewer);
}

void
tablee_game_session_bind_views (TableeGameSession *self)
{
  look_at (self, state_now (self), self->viewer, self->view);
  look_at (self, state_now (self), tablee_game_session_get_mover (self), self->mover_view);
}

static TableeLogEntry *
make_entry (TableeGameSession *self,
            guint              index,
            guint              n)
{
  TableeEvent event = *tablee_game_log_get_event (self->log, index);

  if (self->viewer != TABLEE_VIEWER_ALL)
    tablee_event_conceal (&event, self->viewer);

  return tablee_log_entry_new (&event, n);
}

/* In one go, so that who listens can tell what has happened from what is only seen with other eyes. */
void
tablee_game_session_bind_entries (TableeGameSession *self,
                                  gboolean           anew)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  guint head = tablee_game_log_get_head (self->log);
  guint there = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  guint kept = anew ? 0 : MIN (there, tablee_game_log_count_events (self->log, head));
  guint index = kept;

  for (guint n = anew ? 0 : self->entry_items; n <= head; n++)
    for (; index < tablee_game_log_count_events (self->log, n); index++)
      g_ptr_array_add (added, make_entry (self, index, n));
  if (kept < there || added->len > 0)
    g_list_store_splice (self->entries, kept, there - kept, added->pdata, added->len);
  self->entry_items = head;
}

/* The legal actions are shown to the one who chooses, and to all where nothing tells their views apart. */
gboolean
tablee_game_session_viewer_may_choose (TableeGameSession *self)
{
  if (self->is_view || tablee_game_session_is_over (self))
    return FALSE;

  return self->viewer == tablee_game_session_get_mover (self) ||
         memcmp (self->view, self->mover_view, self->ruleset->game->state_size) == 0;
}

const void *
tablee_game_session_get_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->view;
}

gboolean
tablee_game_session_had_secrets (TableeGameSession *self,
                                 int                seat,
                                 guint              n)
{
  const void *state = tablee_game_log_get_state (self->log, n);
  gsize size = self->ruleset->game->state_size;
  g_autofree void *of_seat = g_malloc (size);
  g_autofree void *of_nobody = g_malloc (size);

  look_at (self, state, seat, of_seat);
  look_at (self, state, TABLEE_NOBODY, of_nobody);

  return memcmp (of_seat, of_nobody, size) != 0;
}

gboolean
tablee_game_session_has_secrets (TableeGameSession *self,
                                 int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, FALSE);

  return tablee_game_session_had_secrets (self, seat, tablee_game_log_get_head (self->log));
}

gsize
tablee_game_session_get_legal (TableeGameSession *self,
                               TableeAction      *actions)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);
  g_return_val_if_fail (actions != NULL, 0);

  if (!tablee_game_session_viewer_may_choose (self))
    return 0;

  return self->ruleset->game->legal (self->ruleset, self->mover_view, actions);
}

TableeReason
tablee_game_session_check (TableeGameSession *self,
                           TableeAction       action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_REASON_UNKNOWN);

  if (tablee_game_session_is_over (self))
    return TABLEE_REASON_OVER;
  if (!tablee_game_session_viewer_may_choose (self))
    return TABLEE_REASON_PHASE;

  return self->ruleset->game->check (self->ruleset, self->mover_view, action);
}

void
tablee_game_session_get_score_sheet (TableeGameSession *self,
                                     TableeScoreSheet  *sheet)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (sheet != NULL);

  memset (sheet, 0, sizeof *sheet);
  self->ruleset->game->score (self->ruleset, self->view, sheet);
}

static void
add_point (TableeGameSession *self,
           guint              n,
           void              *view,
           GArray            *curve)
{
  TableeScoreSheet sheet = { 0 };

  look_at (self, tablee_game_log_get_state (self->log, n), self->viewer, view);
  self->ruleset->game->score (self->ruleset, view, &sheet);
  g_array_append_val (curve, sheet.totals);
}

GArray *
tablee_game_session_get_curve (TableeGameSession *self)
{
  g_autofree void *view = NULL;
  GArray *curve;
  guint head;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  curve = g_array_new (FALSE, FALSE, sizeof (gint64[TABLEE_MAX_COLUMNS]));
  view = g_malloc (self->ruleset->game->state_size);
  head = tablee_game_log_get_head (self->log);
  for (guint n = 0; n <= head; n++)
    if (n == 0 || n == head || self->ruleset->seats == 1 ||
        tablee_game_log_get_item (self->log, n)->seat != tablee_game_log_get_item (self->log, n - 1)->seat)
      add_point (self, n, view, curve);

  return curve;
}

GListModel *
tablee_game_session_get_log (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return G_LIST_MODEL (self->entries);
}

static TableeGameLog *
log_for (TableeGameSession *self,
         int                viewer)
{
  g_autoptr (TableePosition) position = NULL;
  g_autofree void *view = NULL;

  if (viewer == TABLEE_VIEWER_ALL)
    return tablee_game_log_copy (self->log);

  view = g_malloc (self->ruleset->game->state_size);
  look_at (self, state_now (self), viewer, view);
  position = tablee_position_new_for_state (self->ruleset, view, TRUE);

  return tablee_game_log_new_at (position);
}

TableeGameRecord *
tablee_game_session_to_record (TableeGameSession *self,
                               int                viewer)
{
  TableeGameRecord *record;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (viewer >= TABLEE_VIEWER_ALL && viewer < self->ruleset->seats, NULL);

  record = tablee_game_record_new_for_log (log_for (self, viewer), self->options);
  if (viewer == TABLEE_VIEWER_ALL && self->slot != NULL)
    tablee_store_slot_get (self->slot, &record->id, &record->stamp);
  record->has_seed = self->has_seed && viewer == TABLEE_VIEWER_ALL;
  record->seed = record->has_seed ? self->seed : (TableeRandom) { 0 };
  record->dice = viewer == TABLEE_VIEWER_ALL ? self->dice : 0;
  record->take_back = self->allow_take_back;
  record->taken_back = self->taken_back;
  record->given_up_by = self->given_up_by;
  record->viewer = MAX (viewer, TABLEE_NOBODY);
  tablee_game_record_set_times (record, self->started_at, self->ended_at);
  for (int i = 0; i < self->ruleset->seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_copy (tablee_game_session_get_seat (self, i));

      g_list_store_append (record->seats, seat);
    }

  return record;
}
