/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which place on the table each chain of a seat keeps. */
#include "config.h"
#include "places.h"

void
ch_places_clear (ChPlaces *self)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    self->beans[i] = CH_NO_BEAN;
}

static int
find (const ChPlaces *self,
      int             bean)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (self->beans[i] == bean)
      return i;

  return -1;
}

int
ch_places_find (const ChPlaces *self,
                int             bean)
{
  int place = find (self, bean);

  return place >= 0 ? place : find (self, CH_NO_BEAN);
}

bool
ch_places_have (const ChPlaces *self,
                int             bean)
{
  return find (self, bean) >= 0;
}

void
ch_places_add (ChPlaces *self,
               int       bean)
{
  int place = ch_places_find (self, bean);

  if (place >= 0)
    self->beans[place] = bean;
}

void
ch_places_remove (ChPlaces *self,
                  int       bean)
{
  int place = find (self, bean);

  if (place >= 0)
    self->beans[place] = CH_NO_BEAN;
}

void
ch_places_follow (ChPlaces     *self,
                  const ChSeat *seat)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (self->beans[i] != CH_NO_BEAN && seat->chains[self->beans[i]] == 0)
      self->beans[i] = CH_NO_BEAN;
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (seat->chains[bean] > 0)
      ch_places_add (self, bean);
}

/* Returns FALSE if the chain is none that @places know. */
static gboolean
follow_event (ChPlaces          *places,
              const TableeEvent *event)
{
  int bean = event->args[0];

  if (event->kind == CH_EVENT_CHAIN && event->args[2] == 1)
    ch_places_add (places, bean);
  else if (event->kind == CH_EVENT_CHAIN || event->kind == CH_EVENT_SELL)
    {
      if (!ch_places_have (places, bean))
        return FALSE;
      if (event->kind == CH_EVENT_SELL)
        ch_places_remove (places, bean);
    }

  return TRUE;
}

/* Returns FALSE if not all chains of @seat were begun before the eyes of the viewer: the game came with them. */
static gboolean
follow_log (ChPlaces          *places,
            TableeGameSession *session,
            int                seat)
{
  const ChState *state = tablee_game_session_get_view (session);
  GListModel *log = tablee_game_session_get_log (session);
  guint length = g_list_model_get_n_items (log);

  ch_places_clear (places);
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      const TableeEvent *event = tablee_log_entry_get_event (entry);

      if (event->seat == seat && !follow_event (places, event))
        return FALSE;
    }
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (state->seats[seat].chains[bean] > 0 && !ch_places_have (places, bean))
      return FALSE;

  return TRUE;
}

void
ch_places_recall (ChPlaces          *self,
                  TableeGameSession *session,
                  int                seat)
{
  ChPlaces places;

  if (follow_log (&places, session, seat))
    *self = places;
}
