/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens is seen on faces. */
#include "config.h"
#include "moods.h"

#include "present/mood-rules.h"
#include "present/session-context.h"

enum
{
  MOMENT = 3500,  /* milliseconds */
};

typedef struct
{
  TableeTable       *table;   /* unowned: owns this */
  TableeGameSession *session;
  guint              seen;    /* entries of the log that have been looked at */
  guint              sources[TABLEE_MAX_SEATS];
} Moods;

/* A face, and who makes it. */
typedef struct
{
  Moods *moods;
  int    seat;
} Face;

static guint
count_entries (Moods *self)
{
  return g_list_model_get_n_items (tablee_game_session_get_log (self->session));
}

static gboolean
calm_cb (gpointer user_data)
{
  Face *face = user_data;

  face->moods->sources[face->seat] = 0;
  tablee_seat_set_mood (tablee_game_session_get_seat (face->moods->session, face->seat), TABLEE_MOOD_CALM);

  return G_SOURCE_REMOVE;
}

static void
set_mood (Moods      *self,
          int         seat,
          TableeMood  mood)
{
  Face *face;

  g_clear_handle_id (&self->sources[seat], g_source_remove);
  tablee_seat_set_mood (tablee_game_session_get_seat (self->session, seat), mood);
  if (mood == TABLEE_MOOD_CALM)
    return;

  face = g_new (Face, 1);
  *face = (Face){ self, seat };
  self->sources[seat] = g_timeout_add_full (G_PRIORITY_DEFAULT, MOMENT, calm_cb, face, g_free);
}

static void
calm_all (Moods *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (tablee_game_session_get_seats (self->session)); i++)
    set_mood (self, (int) i, TABLEE_MOOD_CALM);
}

static void
show_event (Moods                      *self,
            const TableePresentContext *context,
            const TableeEvent          *event)
{
  for (int seat = 0; seat < context->ruleset->seats; seat++)
    {
      TableeMood mood = tablee_mood_rules_find (context, event, seat);

      if (mood != TABLEE_MOOD_CALM)
        set_mood (self, seat, mood);
    }
}

/* Whoever has won the game is not sorry for its last round. */
static void
show_end (Moods *self)
{
  TableeScoreSheet sheet;

  if (!tablee_game_session_get_over (self->session))
    return;

  tablee_game_session_get_score_sheet (self->session, &sheet);
  for (int seat = 0; seat < tablee_game_session_get_ruleset (self->session)->seats; seat++)
    if (sheet.winner[seat])
      set_mood (self, seat, TABLEE_MOOD_PROUD);
}

/* What the table does not show yet waits until it does. */
static void
look (Moods *self)
{
  g_autoptr (TableePresentContext) context = NULL;
  guint count = count_entries (self);

  if (count < self->seen)
    calm_all (self);
  self->seen = MIN (self->seen, count);
  if (count == self->seen || tablee_table_get_behind (self->table))
    return;

  context = tablee_session_context_new (self->session);
  for (; self->seen < count; self->seen++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (self->session), self->seen);

      show_event (self, context, tablee_log_entry_get_event (entry));
    }
  show_end (self);
}

static void
moods_free (gpointer data)
{
  Moods *self = data;

  g_signal_handlers_disconnect_by_data (self->session, self);
  calm_all (self);
  g_object_unref (self->session);
  g_free (self);
}

void
tablee_moods_follow (TableeTable *table)
{
  g_return_if_fail (TABLEE_IS_TABLE (table));

  Moods *self = g_new0 (Moods, 1);

  self->table = table;
  self->session = g_object_ref (tablee_table_get_session (table));
  self->seen = count_entries (self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (look), self);
  g_signal_connect_swapped (table, "caught-up", G_CALLBACK (look), self);
  g_object_set_data_full (G_OBJECT (table), "tablee-moods", self, moods_free);
}
