/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A course as somebody sees it: view, log and points. */
#include "viewpoint.h"

#include <string.h>

struct _TableeViewpoint
{
  const TableeCourse *course;
  TableeRuleset      *ruleset;     /* the course's */
  int                 viewer;
  void               *view;        /* the viewer's */
  void               *mover_view;  /* of the seat that is to move */
  GListStore         *entries;     /* of TableeLogEntry */
  guint               n_actions;   /* that are told in there */
  TableeScoreSheet    sheet;       /* as taken last */
};

static const TableeGameLog *
get_log (const TableeViewpoint *self)
{
  return tablee_course_get_log (self->course);
}

static guint
get_head (const TableeViewpoint *self)
{
  return tablee_game_log_get_head (get_log (self));
}

static void
bind_views (TableeViewpoint *self)
{
  tablee_game_log_look (get_log (self), get_head (self), self->viewer, self->view);
  tablee_game_log_look (get_log (self), get_head (self), tablee_course_get_mover (self->course), self->mover_view);
}

/* A seat that had no choice is no news to itself; to others it would tell what it has. */
static gboolean
shows_choice (const TableeViewpoint *self,
              const TableeLogItem   *item)
{
  gboolean knows = self->viewer == TABLEE_VIEWER_ALL || self->viewer == item->seat;

  return !knows || item->by != TABLEE_BY_NOBODY;
}

static TableeLogEntry *
make_entry (TableeViewpoint *self,
            guint            index,
            guint            n)
{
  TableeEvent event = *tablee_game_log_get_event (get_log (self), index);
  const TableeLogItem *item = n > 0 ? tablee_game_log_get_item (get_log (self), n - 1) : NULL;

  tablee_viewpoint_conceal (self, &event);

  return tablee_log_entry_new (&event, n, item != NULL ? item->seat : TABLEE_NOBODY, item != NULL && shows_choice (self, item));
}

/* In one go, so that who listens can tell what has happened from what is only seen with other eyes. */
static void
bind_entries (TableeViewpoint *self,
              gboolean         anew)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  guint head = get_head (self);
  guint there = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  guint kept = anew ? 0 : MIN (there, tablee_game_log_count_events (get_log (self), head));
  guint index = kept;

  for (guint n = anew ? 0 : self->n_actions; n <= head; n++)
    for (; index < tablee_game_log_count_events (get_log (self), n); index++)
      g_ptr_array_add (added, make_entry (self, index, n));
  if (kept < there || added->len > 0)
    g_list_store_splice (self->entries, kept, there - kept, added->pdata, added->len);
  self->n_actions = head;
}

/* Nothing has been scored yet: everybody has what the game began with. A game that goes on from a position began long ago. */
static gboolean
is_as_dealt (const TableeViewpoint *self)
{
  g_autofree void *view = NULL;
  TableeScoreSheet first = { 0 };

  if (tablee_game_log_get_seed (get_log (self)) == NULL && !tablee_course_is_told (self->course))
    return FALSE;

  view = g_malloc0 (self->ruleset->game->state_size);
  tablee_game_log_look (get_log (self), 0, self->viewer, view);
  self->ruleset->game->score (self->ruleset, view, &first);

  return memcmp (first.totals, self->sheet.totals, sizeof first.totals) == 0;
}

static void
bind_standing (const TableeViewpoint *self)
{
  gboolean nothing = is_as_dealt (self);

  for (int seat = 0; seat < self->ruleset->seats; seat++)
    tablee_seat_set_standing (tablee_course_get_seat (self->course, seat),
                              nothing ? TABLEE_STANDING_NONE : tablee_standing_find (&self->sheet, seat));
}

TableeViewpoint *
tablee_viewpoint_new (const TableeCourse *course)
{
  TableeViewpoint *self;

  g_return_val_if_fail (course != NULL, NULL);

  self = g_new0 (TableeViewpoint, 1);
  self->course = course;
  self->ruleset = tablee_course_get_ruleset (course);
  self->viewer = TABLEE_NOBODY;
  self->view = g_malloc0 (self->ruleset->game->state_size);
  self->mover_view = g_malloc0 (self->ruleset->game->state_size);
  self->entries = g_list_store_new (TABLEE_TYPE_LOG_ENTRY);
  bind_views (self);
  bind_entries (self, TRUE);
  tablee_viewpoint_get_score_sheet (self, &self->sheet);
  bind_standing (self);

  return self;
}

void
tablee_viewpoint_free (TableeViewpoint *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->entries);
  g_free (self->view);
  g_free (self->mover_view);
  g_free (self);
}

int
tablee_viewpoint_get_viewer (const TableeViewpoint *self)
{
  return self->viewer;
}

void
tablee_viewpoint_set_viewer (TableeViewpoint *self,
                             int              viewer)
{
  g_return_if_fail (self != NULL);

  self->viewer = viewer;
  bind_views (self);
  bind_entries (self, TRUE);
}

void
tablee_viewpoint_follow (TableeViewpoint *self)
{
  g_return_if_fail (self != NULL);

  bind_views (self);
  bind_entries (self, FALSE);
}

const void *
tablee_viewpoint_get_view (const TableeViewpoint *self)
{
  return self->view;
}

const char *
tablee_viewpoint_get_phase (const TableeViewpoint *self)
{
  const TableeGame *game = self->ruleset->game;

  return game->phases[tablee_game_phase (self->ruleset, self->view)];
}

const void *
tablee_viewpoint_get_mover_view (const TableeViewpoint *self)
{
  return self->mover_view;
}

gboolean
tablee_viewpoint_may_choose (const TableeViewpoint *self)
{
  if (tablee_course_is_view (self->course) || tablee_course_is_over (self->course))
    return FALSE;

  return self->viewer == tablee_course_get_mover (self->course) ||
         memcmp (self->view, self->mover_view, self->ruleset->game->state_size) == 0;
}

gsize
tablee_viewpoint_get_legal (const TableeViewpoint *self,
                            TableeAction          *actions)
{
  if (!tablee_viewpoint_may_choose (self))
    return 0;

  return self->ruleset->game->legal (self->ruleset, self->mover_view, actions);
}

TableeReason
tablee_viewpoint_check (const TableeViewpoint *self,
                        TableeAction           action)
{
  if (tablee_course_is_over (self->course))
    return TABLEE_REASON_OVER;
  if (!tablee_viewpoint_may_choose (self))
    return TABLEE_REASON_PHASE;

  return self->ruleset->game->check (self->ruleset, self->mover_view, action);
}

void
tablee_viewpoint_get_score_sheet (const TableeViewpoint *self,
                                  TableeScoreSheet      *sheet)
{
  memset (sheet, 0, sizeof *sheet);
  self->ruleset->game->score (self->ruleset, self->view, sheet);
}

gboolean
tablee_viewpoint_take_scores (TableeViewpoint *self)
{
  TableeScoreSheet sheet;

  tablee_viewpoint_get_score_sheet (self, &sheet);
  if (memcmp (&sheet, &self->sheet, sizeof sheet) == 0)
    return FALSE;

  self->sheet = sheet;
  bind_standing (self);

  return TRUE;
}

static void
add_point (const TableeViewpoint *self,
           guint                  n,
           void                  *view,
           GArray                *curve)
{
  TableeScoreSheet sheet = { 0 };

  tablee_game_log_look (get_log (self), n, self->viewer, view);
  self->ruleset->game->score (self->ruleset, view, &sheet);
  g_array_append_val (curve, sheet.totals);
}

GArray *
tablee_viewpoint_get_curve (const TableeViewpoint *self)
{
  g_autofree void *view = g_malloc (self->ruleset->game->state_size);
  GArray *curve = g_array_new (FALSE, FALSE, sizeof (gint64[TABLEE_MAX_COLUMNS]));
  guint head = get_head (self);

  for (guint n = 0; n <= head; n++)
    add_point (self, n, view, curve);

  return curve;
}

GListModel *
tablee_viewpoint_get_entries (const TableeViewpoint *self)
{
  return G_LIST_MODEL (self->entries);
}

void
tablee_viewpoint_conceal (const TableeViewpoint *self,
                          TableeEvent           *event)
{
  if (self->viewer != TABLEE_VIEWER_ALL)
    tablee_event_conceal (event, self->viewer);
}
