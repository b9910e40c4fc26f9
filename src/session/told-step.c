/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened in a game, for somebody who is elsewhere. */
#include "told-step.h"

#include "notation/error.h"
#include "notation/event-fits.h"
#include "notation/json-text.h"

enum
{
  HEAD_NUMBERS = 6,
  EVENT_NUMBERS = HEAD_NUMBERS + TABLEE_EVENT_ARGS + TABLEE_EVENT_DETAILS,
};

void
tablee_told_step_free (TableeToldStep *self)
{
  if (self == NULL)
    return;

  g_free (self->events);
  g_free (self->view);
  g_free (self);
}

/*
 * Writing
 */

static void
write_event (const TableeEvent *event,
             JsonBuilder       *builder)
{
  const gint64 head[HEAD_NUMBERS] = { event->kind, event->seat, event->holder, event->reveals, event->concealed, event->audience };

  json_builder_begin_array (builder);
  for (int i = 0; i < HEAD_NUMBERS; i++)
    json_builder_add_int_value (builder, head[i]);
  for (int i = 0; i < TABLEE_EVENT_ARGS; i++)
    json_builder_add_int_value (builder, event->args[i]);
  for (int i = 0; i < TABLEE_EVENT_DETAILS; i++)
    json_builder_add_int_value (builder, event->details[i]);
  json_builder_end_array (builder);
}

static void
write_events (const TableeGameLog *log,
              guint                n,
              int                  seat,
              JsonBuilder         *builder)
{
  guint end = tablee_game_log_count_events (log, n);

  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint i = n == 0 ? 0 : tablee_game_log_count_events (log, n - 1); i < end; i++)
    {
      TableeEvent event = *tablee_game_log_get_event (log, i);

      tablee_event_conceal (&event, seat);
      write_event (&event, builder);
    }
  json_builder_end_array (builder);
}

static JsonObject *
write_view (const TableeGameLog *log,
            guint                n,
            int                  seat)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (log);
  g_autofree void *view = g_malloc (ruleset->game->state_size);
  g_autoptr (TableePosition) position = NULL;

  tablee_game_log_look (log, n, seat, view);
  position = tablee_position_new_for_state (ruleset, view, TRUE);

  return tablee_position_to_json (position);
}

/* That somebody else had no choice would tell what that one has. */
static gboolean
looks_chosen (const TableeLogItem *item,
              int                  seat)
{
  return item->seat != seat || item->by != TABLEE_BY_NOBODY;
}

JsonObject *
tablee_told_step_write (const TableeGameLog *log,
                        guint                n,
                        int                  seat)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (log != NULL, NULL);

  json_builder_begin_object (builder);
  if (n > 0)
    {
      const TableeLogItem *item = tablee_game_log_get_item (log, n - 1);

      tablee_json_write_integer (builder, "seat", item->seat);
      tablee_json_write_boolean (builder, "chosen", looks_chosen (item, seat));
    }
  write_events (log, n, seat, builder);
  tablee_json_take_object (builder, "view", write_view (log, n, seat));
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_object_ref (json_node_get_object (root));
}

/*
 * Reading
 */

static void
read_event (TableeReader *reader,
            TableeEvent  *event)
{
  gint64 numbers[EVENT_NUMBERS];

  for (guint i = 0; i < EVENT_NUMBERS; i++)
    numbers[i] = tablee_reader_integer_at (reader, i, G_MININT32, G_MAXINT32);

  event->kind = (uint16_t) CLAMP (numbers[0], 0, UINT16_MAX);
  event->seat = (int8_t) CLAMP (numbers[1], INT8_MIN, INT8_MAX);
  event->holder = (uint8_t) CLAMP (numbers[2], 0, UINT8_MAX);
  event->reveals = numbers[3] != 0;
  event->concealed = numbers[4] != 0;
  event->audience = (uint16_t) CLAMP (numbers[5], 0, UINT16_MAX);
  for (int i = 0; i < TABLEE_EVENT_ARGS; i++)
    event->args[i] = (int32_t) numbers[HEAD_NUMBERS + i];
  for (int i = 0; i < TABLEE_EVENT_DETAILS; i++)
    event->details[i] = (int32_t) numbers[HEAD_NUMBERS + TABLEE_EVENT_ARGS + i];
}

static void
read_events (TableeReader   *reader,
             TableeRuleset  *ruleset,
             TableeToldStep *step)
{
  guint count = tablee_reader_enter_list (reader, "events", (guint) ruleset->game->max_events);

  step->events = g_new0 (TableeEvent, count);
  for (guint i = 0; i < count && !tablee_reader_failed (reader); i++)
    {
      if (tablee_reader_enter_list_at (reader, i, EVENT_NUMBERS) != EVENT_NUMBERS)
        tablee_reader_fail_at (reader, i, "write as many numbers as an event has");
      else
        read_event (reader, &step->events[i]);
      tablee_reader_leave (reader);
      if (!tablee_reader_failed (reader) && !tablee_event_fits (ruleset, &step->events[i]))
        tablee_reader_fail_at (reader, i, "an event of this game must stand here");
    }
  tablee_reader_leave (reader);
  step->n_events = count;
}

static void
read_view (TableeReader   *reader,
           TableeRuleset  *ruleset,
           TableeToldStep *step)
{
  JsonObject *object = tablee_reader_object (reader, "view");
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = object != NULL ? tablee_position_from_json (object, &error) : NULL;

  if (position == NULL || tablee_position_get_ruleset (position)->game != ruleset->game ||
      tablee_position_get_ruleset (position)->checksum != ruleset->checksum || !tablee_position_is_view (position))
    tablee_reader_fail (reader, "view", "what the seat knows must stand here, by the rules of this game");
  else
    step->view = g_memdup2 (tablee_position_get_state (position), ruleset->game->state_size);
}

TableeToldStep *
tablee_told_step_read (TableeRuleset  *ruleset,
                       guint           n,
                       JsonObject     *object,
                       GError        **error)
{
  g_autofree char *place = g_strdup_printf ("steps[%u]", n);
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (TableeToldStep) step = g_new0 (TableeToldStep, 1);

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (object != NULL, NULL);

  reader = tablee_reader_new_at (object, place, TABLEE_NOTATION_ERROR_POSITION);
  step->seat = n > 0 ? (int) tablee_reader_integer (reader, "seat", 0, 0, ruleset->seats - 1) : TABLEE_NOBODY;
  step->chosen = n > 0 && tablee_reader_boolean (reader, "chosen", TRUE);
  read_events (reader, ruleset, step);
  read_view (reader, ruleset, step);
  if (!tablee_reader_finish (reader, error))
    return NULL;

  return g_steal_pointer (&step);
}
