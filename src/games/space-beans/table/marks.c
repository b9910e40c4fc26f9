/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has just happened to a seat. */
#include "marks.h"

#include "session/log-entry.h"

static void
follow_cards (SbMarks           *marks,
              const TableeEvent *event,
              int                near)
{
  if (event->kind == SB_EVENT_PASS && event->seat == near)
    marks->fresh = (SbCards) { 0 };
  if (event->concealed)
    return;

  if (event->kind == SB_EVENT_PASS && event->args[1] == near)
    marks->fresh = (SbCards) { sb_event_cards (event).once, 0 };
  else if (event->kind == SB_EVENT_DRAW && event->seat == near)
    marks->fresh.once |= UINT64_C (1) << event->details[0];
}

void
sb_marks_follow (SbMarks           *marks,
                 const TableeEvent *event,
                 int                near)
{
  switch (event->kind)
    {
    case SB_EVENT_TURN:
      for (int i = 0; i < SB_MAX_SEATS; i++)
        marks->seats[i] = 0;
      break;
    case SB_EVENT_VISIBLE:
    case SB_EVENT_TURN_UP:
      marks->seats[event->seat] |= SB_MARK_VISIBLE;
      break;
    case SB_EVENT_SECRET:
      marks->seats[event->seat] |= SB_MARK_SECRET;
      break;
    case SB_EVENT_SCORE:
      marks->seats[event->seat] |= SB_MARK_POINTS;
      marks->scored[event->seat] = event->args[0] + 1;
      break;
    case SB_EVENT_DRAW:
    case SB_EVENT_PASS:
      follow_cards (marks, event, near);
      break;
    default:
      break;
    }
}

SbMarks
sb_marks_recall (GListModel *log)
{
  SbMarks marks = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      const TableeEvent *event = tablee_log_entry_get_event (entry);

      if (event->kind == SB_EVENT_SCORE)
        marks.scored[event->seat] = event->args[0] + 1;
    }

  return marks;
}
