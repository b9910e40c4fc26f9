/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that can be found out about the windows of the program at one moment. */
#define _GNU_SOURCE  /* RTLD_NEXT */
#include "config.h"
#include "sight.h"

#include "app/event-log.h"
#include "app/turn-row.h"

#include "tests/widgets/support.h"
#include "widgets/calm-tooltip.h"

#include <dlfcn.h>

enum
{
  ROUNDS = 2,     /* of waiting: what comes in a frame may ask for another one */
  LONG = 1000,    /* milliseconds */
  CONTEXT = 120,  /* bytes before a difference */
};

const char *const truth_aspects[TRUTH_N_ASPECTS] = {
  [TRUTH_SHOWN] = "what is shown",
  [TRUTH_HIDDEN] = "what is hidden",
  [TRUTH_LOG] = "the log",
  [TRUTH_PIXELS] = "the pixels",
  [TRUTH_FILE] = "the file",
  [TRUTH_TIME] = "the time",
};

/*
 * Rest
 */

static int tasks;

static void
completed_cb (void)
{
  tasks--;
}

/* GIO's own, for all that this program is made of: drawings and files come from threads, and nothing else tells that they are still to
 * come. */
void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  func)
{
  static void (*run) (GTask *, GTaskThreadFunc);

  if (run == NULL)
    *(void **) &run = dlsym (RTLD_NEXT, "g_task_run_in_thread");

  tasks++;
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  run (task, func);
}

/* Nothing comes or goes because this machine is slow: what would do so after some time, by the clock on the wall, stays away. The times
 * of a game are not told by this one. */
static guint
put_off (guint milliseconds)
{
  return milliseconds >= LONG ? G_MAXUINT : milliseconds;
}

guint
g_timeout_add (guint       interval,
               GSourceFunc function,
               gpointer    data)
{
  return g_timeout_add_full (G_PRIORITY_DEFAULT, put_off (interval), function, data, NULL);
}

guint
(g_timeout_add_seconds) (guint       interval,
                         GSourceFunc function,
                         gpointer    data)
{
  return g_timeout_add (interval * 1000, function, data);
}

void
truth_sight_settle (GtkWidget *window)
{
  for (int round = 0; round < ROUNDS || tasks > 0; round++)
    {
      while (tasks > 0)
        g_main_context_iteration (NULL, TRUE);
      wait_for_frames (window);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/*
 * Widgets
 */

static void
tell_list (GString    *told,
           GListModel *model)
{
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (GTK_IS_STRING_OBJECT (item))
        g_string_append_printf (told, " [%s]", gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
    }
}

/* Where an object stands in memory tells nothing, and its own properties are told in its own place. */
static gboolean
says_anything (GParamSpec *spec)
{
  GType type = spec->value_type;

  if ((spec->flags & G_PARAM_READABLE) == 0)
    return FALSE;
  if (g_type_is_a (type, G_TYPE_LIST_MODEL) || g_type_is_a (type, GTK_TYPE_SELECTION_MODEL) || g_type_is_a (type, G_TYPE_STRV))
    return TRUE;

  return !G_TYPE_IS_OBJECT (type) && !G_TYPE_IS_INTERFACE (type) && !g_type_is_a (type, G_TYPE_POINTER) &&
         !g_type_is_a (type, G_TYPE_BOXED);
}

/* Returns: (transfer none) (element-type GParamSpec): of a class, found once. */
static GPtrArray *
find_properties (GObjectClass *klass)
{
  static GHashTable *known;
  GPtrArray *found;
  g_autofree GParamSpec **specs = NULL;
  guint count;

  if (known == NULL)
    known = g_hash_table_new (NULL, NULL);
  found = g_hash_table_lookup (known, klass);
  if (found != NULL)
    return found;

  found = g_ptr_array_new ();
  specs = g_object_class_list_properties (klass, &count);
  for (guint i = 0; i < count; i++)
    if (says_anything (specs[i]))
      g_ptr_array_add (found, specs[i]);
  g_hash_table_insert (known, klass, found);

  return found;
}

/* A box asks its layout, which may be another one than it thinks. */
static gboolean
can_be_asked (GtkWidget  *widget,
              GParamSpec *spec)
{
  return !GTK_IS_BOX (widget) || (spec->owner_type != GTK_TYPE_BOX && spec->owner_type != GTK_TYPE_ORIENTABLE) ||
         GTK_IS_BOX_LAYOUT (gtk_widget_get_layout_manager (widget));
}

static void
tell_property (GString    *told,
               GtkWidget  *widget,
               GParamSpec *spec)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *text = NULL;

  if (!can_be_asked (widget, spec))
    return;

  g_value_init (&value, spec->value_type);
  g_object_get_property (G_OBJECT (widget), spec->name, &value);
  if (g_param_value_defaults (spec, &value))
    return;

  g_string_append_printf (told, " %s=", spec->name);
  if (G_VALUE_HOLDS_OBJECT (&value))
    {
      tell_list (told, g_value_get_object (&value));
      return;
    }

  text = g_strdup_value_contents (&value);
  g_string_append (told, text);
}

static void
tell_spoken (GString       *told,
             GtkAccessible *accessible)
{
  static const GtkAccessibleProperty words[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER,
  };
  static const GtkAccessibleState states[] = {
    GTK_ACCESSIBLE_STATE_BUSY, GTK_ACCESSIBLE_STATE_DISABLED, GTK_ACCESSIBLE_STATE_HIDDEN, GTK_ACCESSIBLE_STATE_CHECKED,
    GTK_ACCESSIBLE_STATE_EXPANDED, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_STATE_SELECTED,
  };

  /* Asked whether it is something else, it answers what it is. */
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (gtk_test_accessible_has_property (accessible, words[i]))
      {
        g_autofree char *spoken = gtk_test_accessible_check_property (accessible, words[i], "");

        g_string_append_printf (told, " says %s", spoken);
      }
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (gtk_test_accessible_has_state (accessible, states[i]))
      {
        g_autofree char *spoken = gtk_test_accessible_check_state (accessible, states[i], TRUE);

        /* What was hidden or pressed once, before another one's eyes, is told like what never was. */
        if (g_strcmp0 (spoken, "false") == 0)
          continue;
        g_string_append_printf (told, " state %zu %s", i, spoken != NULL ? spoken : "true");
      }
}

static void
tell_widget (GString   *told,
             GtkWidget *widget,
             int        depth)
{
  GPtrArray *properties = find_properties (G_OBJECT_GET_CLASS (widget));
  graphene_rect_t bounds = { 0 };
  GtkWidget *parent = gtk_widget_get_parent (widget);

  /* What is about to be said is looked at, too, and not when it comes. */
  tablee_widget_settle_tooltip (widget);
  g_string_append_printf (told, "%*s%s", depth, "", G_OBJECT_TYPE_NAME (widget));
  if (parent != NULL && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, parent, &bounds))
    g_string_append_printf (told, " %g %g %g %g", bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
  for (guint i = 0; i < properties->len; i++)
    tell_property (told, widget, properties->pdata[i]);
  tell_spoken (told, GTK_ACCESSIBLE (widget));
  g_string_append_c (told, '\n');
}

static void
tell_widgets (GString   *told[2],
              GtkWidget *widget,
              int        depth)
{
  tell_widget (told[gtk_widget_get_mapped (widget) ? TRUTH_SHOWN : TRUTH_HIDDEN], widget, depth);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_widgets (told, child, depth + 1);
}

/*
 * Pixels
 */

static void
tell_pixels (GString   *told,
             GtkWidget *native)
{
  int width = gtk_widget_get_width (native);
  int height = gtk_widget_get_height (native);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  g_autofree char *checksum = NULL;
  GskRenderNode *node;
  gsize stride;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)), node, NULL);
  gsk_render_node_unref (node);
  stride = (gsize) gdk_texture_get_width (texture) * 4;
  pixels = g_malloc (stride * (gsize) gdk_texture_get_height (texture));
  gdk_texture_download (texture, pixels, stride);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_MD5, pixels, stride * (gsize) gdk_texture_get_height (texture));
  g_string_append_printf (told, "%s %d %d %s\n", G_OBJECT_TYPE_NAME (native), width, height, checksum);
}

/* Of everything that has a surface of its own: windows, popovers. */
static void
tell_natives (GString   *told,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_NATIVE (widget))
    tell_pixels (told, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_natives (told, child);
}

/*
 * Sights
 */

static void
tell_file (GString           *told,
           TableeGameSession *session)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, tablee_game_session_get_viewer (session));
  g_autofree char *text = tablee_game_record_to_text (record);

  g_string_append (told, text);
}

/* Every turn as its row would say it, whether there is a row of it just now or not. */
static void
tell_turns (GString           *told,
            GListModel        *turns,
            TableeGameSession *session)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (tablee_turn_row_new ());

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (TableeLogTurn) turn = g_list_model_get_item (turns, i);
      g_autofree char *words = NULL;

      tablee_turn_row_show (TABLEE_TURN_ROW (row), session, turn, NULL);
      words = tablee_turn_row_dup_words (TABLEE_TURN_ROW (row));
      g_string_append_printf (told, "%s\n", words);
    }
}

static void
tell_log (GString           *told,
          GtkWidget         *widget,
          TableeGameSession *session)
{
  GtkSelectionModel *model = GTK_IS_LIST_VIEW (widget) ? gtk_list_view_get_model (GTK_LIST_VIEW (widget)) : NULL;

  if (model != NULL && TABLEE_IS_EVENT_LOG (gtk_widget_get_ancestor (widget, TABLEE_TYPE_EVENT_LOG)))
    tell_turns (told, G_LIST_MODEL (model), session);
  else if (model != NULL)
    tell_list (told, G_LIST_MODEL (model));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_log (told, child, session);
}

TruthSight *
truth_sight_new_of_time (const char *name,
                         gint64      time)
{
  TruthSight *self = g_new0 (TruthSight, 1);

  self->name = g_strdup (name);
  for (int i = 0; i < TRUTH_TIME; i++)
    self->aspects[i] = g_strdup ("");
  self->aspects[TRUTH_TIME] = g_strdup_printf ("%" G_GINT64_FORMAT, time);

  return self;
}

TruthSight *
truth_sight_new_of_text (const char *name,
                         const char *text)
{
  TruthSight *self = truth_sight_new_of_time (name, 0);

  g_free (self->aspects[TRUTH_LOG]);
  self->aspects[TRUTH_LOG] = g_strdup (text);

  return self;
}

TruthSight *
truth_sight_new (TableeGameSession *session,
                 const char        *name,
                 gint64             time)
{
  TruthSight *self = truth_sight_new_of_time (name, time);
  GListModel *windows = gtk_window_get_toplevels ();
  GString *told[TRUTH_TIME];

  for (int i = 0; i < TRUTH_TIME; i++)
    told[i] = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);

      tell_widgets (told, each, 0);
      tell_log (told[TRUTH_LOG], each, session);
      tell_natives (told[TRUTH_PIXELS], each);
    }
  tell_file (told[TRUTH_FILE], session);

  for (int i = 0; i < TRUTH_TIME; i++)
    {
      g_free (self->aspects[i]);
      self->aspects[i] = g_string_free (told[i], FALSE);
    }

  return self;
}

void
truth_sight_free (TruthSight *self)
{
  g_free (self->name);
  for (int i = 0; i < TRUTH_N_ASPECTS; i++)
    g_free (self->aspects[i]);
  g_free (self);
}

/* From a little before it on. */
char *
truth_sight_find_difference (const TruthSight *self,
                             const TruthSight *other,
                             TruthAspect       aspect)
{
  const char *here = self->aspects[aspect];
  const char *there = other->aspects[aspect];
  gsize same = 0;
  gsize before;

  if (g_str_equal (here, there))
    return NULL;

  while (here[same] == there[same])
    same++;
  before = MIN (same, CONTEXT);

  return g_strdup_printf ("%.*s | %.*s", 2 * CONTEXT, here + same - before, 2 * CONTEXT, there + same - before);
}
