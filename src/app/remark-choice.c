/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which remark is made at which event. */
#include "config.h"
#include "remark-choice.h"

#include "present/mood-rules.h"
#include "present/session-context.h"
#include "remarks.h"

enum
{
  PAUSE = 20,     /* actions after a remark without another one, ... */
  ONE_OF = 3,     /* ... and then of so many occasions one is taken */
};

struct _TableeRemarkChoice
{
  TableeGameSession *session;
  GHashTable        *made;   /* of const char: remarks of this game */
  guint              read;   /* entries of the log */
  guint64            last;   /* the action at which a remark was made; 0: none yet */
};

TableeRemarkChoice *
tablee_remark_choice_new (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  TableeRemarkChoice *self = g_new0 (TableeRemarkChoice, 1);

  self->session = g_object_ref (session);
  self->made = g_hash_table_new (g_direct_hash, g_direct_equal);

  return self;
}

void
tablee_remark_choice_free (TableeRemarkChoice *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->made);
  g_object_unref (self->session);
  g_free (self);
}

/* A number that hangs on all that everybody sees of it, and on nothing else. */
static guint
draw (TableeLogEntry *entry,
      int             seat)
{
  const TableeEvent *event = tablee_log_entry_get_event (entry);
  guint number = 2166136261u;

  number = (number ^ (guint) tablee_log_entry_get_revision (entry)) * 16777619u;
  number = (number ^ event->kind) * 16777619u;
  number = (number ^ (guint) seat) * 16777619u;
  for (int i = 0; i < TABLEE_EVENT_ARGS; i++)
    number = (number ^ (guint) event->args[i]) * 16777619u;

  return number >> 8;
}

/* Returns: (nullable): the one that is drawn, or the next that has not been made yet. */
static const char *
find_new (TableeRemarkChoice *self,
          const char *const  *remarks,
          guint               drawn)
{
  guint count = g_strv_length ((char **) remarks);

  for (guint i = 0; i < count; i++)
    if (!g_hash_table_contains (self->made, remarks[(drawn + i) % count]))
      return remarks[(drawn + i) % count];

  return NULL;
}

static const char *
choose_for (TableeRemarkChoice         *self,
            const TableePresentContext *context,
            TableeLogEntry             *entry,
            int                         seat)
{
  TableeSeat *who = tablee_game_session_get_seat (self->session, seat);
  TableeMood mood;
  guint drawn;

  if (tablee_seat_get_kind (who) != TABLEE_SEAT_COMPUTER)
    return NULL;

  mood = tablee_mood_rules_find (context, tablee_log_entry_get_event (entry), seat);
  drawn = draw (entry, seat);
  if (mood == TABLEE_MOOD_CALM || drawn % ONE_OF != 0)
    return NULL;

  return find_new (self, tablee_remarks_get (tablee_seat_get_temper (who), mood), drawn / ONE_OF);
}

static const char *
choose (TableeRemarkChoice         *self,
        const TableePresentContext *context,
        TableeLogEntry             *entry,
        int                        *seat)
{
  guint64 revision = tablee_log_entry_get_revision (entry);
  const char *remark = NULL;

  if (revision < self->last + PAUSE)
    return NULL;

  for (int i = 0; remark == NULL && i < context->ruleset->seats; i++)
    {
      remark = choose_for (self, context, entry, i);
      *seat = i;
    }
  if (remark != NULL)
    {
      g_hash_table_add (self->made, (gpointer) remark);
      self->last = revision;
    }

  return remark;
}

static void
start_over (TableeRemarkChoice *self)
{
  g_hash_table_remove_all (self->made);
  self->read = 0;
  self->last = 0;
}

const char *
tablee_remark_choice_next (TableeRemarkChoice *self,
                           int                *seat)
{
  g_return_val_if_fail (self != NULL && seat != NULL, NULL);

  GListModel *log = tablee_game_session_get_log (self->session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  gboolean undone = g_list_model_get_n_items (log) < self->read;
  const char *last = NULL;

  if (undone)
    start_over (self);
  for (; self->read < g_list_model_get_n_items (log); self->read++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, self->read);
      int who;
      const char *remark = choose (self, context, entry, &who);

      if (remark != NULL)
        {
          last = remark;
          *seat = who;
        }
    }

  return undone ? NULL : last;
}
