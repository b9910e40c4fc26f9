/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tests of widgets begin with and wait for. */
#include "config.h"
#include "support.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "notation/notation.h"
#include "widgets/picture.h"

static const char *const names[] = { "Ana", "Bo", "Cleo", "Dario", "Élise", "Farid", "Greta", "Hugo", "Inès" };

/* Without a compositor, GTK 4.24 hands a frame in twice now and then, in any program, and says so. */
static gboolean
is_complaint_of_itself (const GLogField *field)
{
  return g_str_equal (field->key, "MESSAGE") && field->length < 0 &&
         g_str_equal (field->value, "gdk_frame_timings_submitted() called on submitted frame.");
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (is_complaint_of_itself (&fields[i]))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, user_data);
}

void
init_widget_test (int    *argc,
                  char ***argv)
{
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  gtk_disable_setlocale ();
  adw_init ();
}

void
init_still_widget_test (int    *argc,
                        char ***argv)
{
  init_widget_test (argc, argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

void
wait_for_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (gdk_frame_clock_get_frame_counter (clock) <= frame + 1)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

gboolean
has_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", gtk_widget_get_width (widget) / 2, gtk_widget_get_height (widget) / 2, FALSE, tooltip, &shown);

  return shown;
}

GtkWidget *
find_widget (GtkWidget *widget,
             GType      type,
             int       *index)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*index)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, index);

      if (found != NULL)
        return found;
    }

  return NULL;
}

int
count_widgets (GtkWidget *widget,
               GType      type)
{
  int index = G_MAXINT;

  g_assert_null (find_widget (widget, type, &index));
  return G_MAXINT - index;
}

void
use_xdotool (const char *words)
{
  g_autofree char *command = g_strconcat ("xdotool ", words, NULL);
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_command_line_sync (command, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

void
assert_label (gpointer    widget,
              const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void
assert_disabled (gpointer widget,
                 gboolean disabled)
{
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled);
}

static JsonObject *
parse_options (const char *options)
{
  g_autoptr (JsonNode) node = json_from_string (options != NULL ? options : "{}", NULL);

  return json_object_ref (json_node_get_object (node));
}

TableeGameSession *
new_martian_session (int         n_seats,
                     guint64     seed,
                     guint       people,
                     const char *options,
                     const char *actions)
{
  g_autoptr (GString) text = g_string_new ("{ \"format\": \"tablee-record\", \"version\": 1, \"rules\": 1, ");
  g_auto (GStrv) lines = g_strsplit (actions, "\n", -1);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;

  g_string_append_printf (text, "\"game\": \"martian-12s\", \"options\": %s, \"seed\": %" G_GUINT64_FORMAT ", \"seats\": [",
                          options != NULL ? options : "{}", seed);
  for (int i = 0; i < n_seats; i++)
    g_string_append_printf (text, "%s{ \"name\": \"%s\", \"player\": \"%s\", \"portrait\": %d }", i > 0 ? ", " : "", names[i],
                            people & 1u << i ? "human" : "medium", i % TABLEE_N_PORTRAITS);
  g_string_append (text, "], \"actions\": [");
  for (int i = 0, count = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      g_string_append_printf (text, "%s\"%s\"", count++ > 0 ? ", " : "", lines[i]);
  g_string_append (text, "], \"take_back\": true, \"started\": \"2026-11-20T14:03:00Z\" }");

  record = tablee_game_record_parse (text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);

  return session;
}

TableeGameSession *
new_session_at (TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autoptr (JsonNode) start = json_node_alloc ();
  g_autofree char *written = NULL;
  g_autofree char *options = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;

  json_node_init_object (start, NULL);
  json_node_take_object (start, tablee_position_to_json (position));
  written = json_to_string (start, FALSE);
  if (json_object_has_member (json_node_get_object (start), "options"))
    options = json_to_string (json_object_get_member (json_node_get_object (start), "options"), FALSE);
  g_string_append_printf (text, "{ \"format\": \"tablee-record\", \"version\": 1, \"rules\": %u, \"game\": \"%s\", \"seats\": [",
                          ruleset->game->rules_version, ruleset->game->id);
  for (int i = 0; i < ruleset->seats; i++)
    g_string_append_printf (text, "%s{ \"name\": \"%s\", \"player\": \"human\", \"portrait\": %d }", i > 0 ? ", " : "", names[i], i);
  g_string_append_printf (text, "], \"options\": %s", options != NULL ? options : "{}");
  g_string_append_printf (text, ", \"position\": %s, \"actions\": [], \"started\": \"2026-11-20T14:03:00Z\" }", written);

  record = tablee_game_record_parse (text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);

  return session;
}

TableeGameSession *
new_session_of (const char   *game_id,
                int           n_seats,
                TableeRandom *random)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find (game_id), n_seats, NULL, &error);
  g_autoptr (TableePosition) deal = NULL;

  g_assert_no_error (error);
  deal = tablee_position_new (ruleset, random);

  return new_session_at (deal);
}

static const char *
invent_action (const M12State *state,
               guint           turn)
{
  static const char *const pulls[] = { "pull small", "pull medium", "pull large" };
  const M12Seat *seat = &state->seats[state->current];
  int size = (int) ((turn * 7 + seat->points) % M12_SIZES);

  if (seat->height > 0 && seat->points >= 10 && (turn % 5 != 0 || seat->points == M12_LIMIT))
    return "pass";
  while (state->left[size] == 0)
    size = (size + 1) % M12_SIZES;
  return pulls[size];
}

char *
invent_actions (int         n_seats,
                guint64     seed,
                const char *options,
                int         count,
                int         seat,
                int         lap)
{
  g_autoptr (JsonObject) object = parse_options (options);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (&tablee_martian_12s_game, n_seats, object, &error);
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (GString) actions = g_string_new (NULL);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, seed);
  position = tablee_position_new (ruleset, &random);
  for (guint turn = 0; turn < 400; turn++)
    {
      const M12State *state = tablee_position_get_state (position);
      const char *action;

      if (state->phase == M12_PHASE_OVER || ((int) turn >= count && (seat < 0 || (state->current == seat && state->lap >= lap))))
        break;
      action = invent_action (state, turn);
      g_string_append_printf (actions, "%s\n", action);
      tablee_position_apply (position, action, NULL, &error);
      g_assert_no_error (error);
    }

  return g_string_free (g_steal_pointer (&actions), FALSE);
}

gboolean
play_at_random (const TableeRuleset *ruleset,
                void                *state,
                int                  steps,
                TableeRandom        *random)
{
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);

  for (int i = 0; i < steps && !tablee_game_over (ruleset, state); i++)
    {
      gsize n = ruleset->game->legal (ruleset, state, actions);

      ruleset->game->apply (ruleset, state, actions[tablee_random_below (random, (guint32) n)], NULL);
    }

  return !tablee_game_over (ruleset, state);
}
