/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

#include <string.h>

/* Everything that leaves a session goes through this file: it gives the viewer's view and nothing else. */

static guint
get_head (TableeGameSession *self)
{
  return tablee_game_log_get_head (tablee_course_get_log (self->course));
}

void
tablee_game_session_bind_views (TableeGameSession *self)
{
  const TableeGameLog *log = tablee_course_get_log (self->course);

  tablee_game_log_look (log, get_head (self), self->viewer, self->view);
  tablee_game_log_look (log, get_head (self), tablee_course_get_mover (self->course), self->mover_view);
}

static TableeLogEntry *
make_entry (TableeGameSession *self,
            guint              index,
            guint              n)
{
  TableeEvent event = *tablee_game_log_get_event (tablee_course_get_log (self->course), index);

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
  guint head = tablee_game_log_get_head (tablee_course_get_log (self->course));
  guint there = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  guint kept = anew ? 0 : MIN (there, tablee_game_log_count_events (tablee_course_get_log (self->course), head));
  guint index = kept;

  for (guint n = anew ? 0 : self->entry_items; n <= head; n++)
    for (; index < tablee_game_log_count_events (tablee_course_get_log (self->course), n); index++)
      g_ptr_array_add (added, make_entry (self, index, n));
  if (kept < there || added->len > 0)
    g_list_store_splice (self->entries, kept, there - kept, added->pdata, added->len);
  self->entry_items = head;
}

/* The legal actions are shown to the one who chooses, and to all where nothing tells their views apart. */
gboolean
tablee_game_session_viewer_may_choose (TableeGameSession *self)
{
  if (self->is_view || tablee_course_is_over (self->course))
    return FALSE;

  return self->viewer == tablee_course_get_mover (self->course) ||
         memcmp (self->view, self->mover_view, self->ruleset->game->state_size) == 0;
}

const void *
tablee_game_session_get_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->view;
}

gboolean
tablee_game_session_has_secrets (TableeGameSession *self,
                                 int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, FALSE);

  return tablee_game_log_has_secrets (tablee_course_get_log (self->course), get_head (self), seat);
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

  if (tablee_course_is_over (self->course))
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

  tablee_game_log_look (tablee_course_get_log (self->course), n, self->viewer, view);
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
  head = tablee_game_log_get_head (tablee_course_get_log (self->course));
  for (guint n = 0; n <= head; n++)
    if (n == 0 || n == head || self->ruleset->seats == 1 ||
        tablee_game_log_get_item (tablee_course_get_log (self->course), n)->seat != tablee_game_log_get_item (tablee_course_get_log (self->course), n - 1)->seat)
      add_point (self, n, view, curve);

  return curve;
}

GListModel *
tablee_game_session_get_log (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return G_LIST_MODEL (self->entries);
}

static TableeGameRecord *
make_view_record (TableeGameSession *self,
                  int                viewer)
{
  TableeRuleset *ruleset = tablee_course_get_ruleset (self->course);
  g_autofree void *view = g_malloc (ruleset->game->state_size);
  g_autoptr (TableePosition) position = NULL;

  tablee_game_log_look (tablee_course_get_log (self->course), get_head (self), viewer, view);
  position = tablee_position_new_for_state (ruleset, view, TRUE);

  return tablee_course_to_view_record (self->course, position, viewer);
}

TableeGameRecord *
tablee_game_session_to_record (TableeGameSession *self,
                               int                viewer)
{
  TableeGameRecord *record;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (viewer >= TABLEE_VIEWER_ALL && viewer < self->ruleset->seats, NULL);

  if (viewer != TABLEE_VIEWER_ALL)
    return make_view_record (self, viewer);

  record = tablee_course_to_record (self->course);
  if (self->slot != NULL)
    tablee_store_slot_get (self->slot, &record->id, &record->stamp);

  return record;
}
