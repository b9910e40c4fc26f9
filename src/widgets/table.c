/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base of all tables: keys, what is played and told, suggestions. */
#include "config.h"
#include "table.h"

#include "calm-tooltip.h"
#include "clicks.h"
#include "digit-keys.h"
#include "moods.h"
#include "present/seat-name.h"
#include "sight.h"
#include "state-marks.h"
#include "style-classes.h"
#include "type-ahead.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "present/session-context.h"

enum
{
  MARKS = 2 * TABLEE_TABLE_PLACES,
};

typedef struct
{
  TableeGameSession *session;
  int                near_seat;
  TableeTypeAhead   *ahead;
  gboolean           taking;                       /* what was typed ahead is done now */
  GtkWidget         *places[MARKS];                /* weak: what a hint is about, or what is to be done once more */
  GPtrArray         *lit;                          /* what something that happened was about */
  gboolean           awaits_consent;               /* what leaves no way back is to be done once more: */
  TableeAction       consent_to;
  guint              asked_for_consent;            /* how often, so far */
  guint              asked_before_click;           /* how often when the pointer was last let go */
  TableeClicks       clicks;
} TableeTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TableeTable, tablee_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS,
};

enum
{
  REFUSE,
  TOLD,
  VIEW_CHANGED,
  CAUGHT_UP,
  MOMENT_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static int
find_near_seat (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  guint n_seats = g_list_model_get_n_items (tablee_game_session_get_seats (priv->session));
  int current = tablee_game_session_get_current_seat (priv->session);
  int viewer = tablee_game_session_get_viewer (priv->session);
  int first = TABLEE_NOBODY;
  int people = 0;

  /* Who looks at the table sits near, until the curtain falls between two people. */
  if (viewer >= 0 && tablee_seat_get_kind (tablee_game_session_get_seat (priv->session, viewer)) == TABLEE_SEAT_HUMAN)
    return viewer;

  for (int i = 0; i < (int) n_seats; i++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (priv->session, i)) == TABLEE_SEAT_HUMAN)
      {
        first = people++ == 0 ? i : first;
        if (i == current)
          return i;
      }

  if (people == 0)
    return viewer >= 0 ? viewer : 0;
  if (people == 1 || priv->near_seat == TABLEE_NOBODY)
    return first;
  return priv->near_seat;
}

static void
session_event_cb (TableeTable       *self,
                  const TableeEvent *event)
{
  if (TABLEE_TABLE_GET_CLASS (self)->event != NULL)
    TABLEE_TABLE_GET_CLASS (self)->event (self, event);
}

static void
forget_suggestion (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  for (int i = 0; i < MARKS; i++)
    {
      if (priv->places[i] != NULL)
        tablee_widget_describe (priv->places[i], NULL);
      g_clear_weak_pointer (&priv->places[i]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
tablee_table_forget_consent (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  if (!priv->awaits_consent)
    return FALSE;

  priv->awaits_consent = FALSE;
  forget_suggestion (self);

  return TRUE;
}

static void
session_changed_cb (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  priv->awaits_consent = FALSE;
  forget_suggestion (self);
  g_ptr_array_set_size (priv->lit, 0);
  priv->near_seat = find_near_seat (self);
  if (TABLEE_TABLE_GET_CLASS (self)->changed != NULL)
    TABLEE_TABLE_GET_CLASS (self)->changed (self);
}

static void
decision_changed_cb (TableeTable *self)
{
  if (TABLEE_TABLE_GET_CLASS (self)->decision_changed != NULL)
    TABLEE_TABLE_GET_CLASS (self)->decision_changed (self);
}

/* Whether a person is to move, and cannot yet: what was done before is still on its way. */
static gboolean
is_under_way (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  int current = tablee_game_session_get_current_seat (priv->session);

  return current >= 0 && current == priv->near_seat && !tablee_game_session_get_decision_open (priv->session) &&
         tablee_seat_get_kind (tablee_game_session_get_seat (priv->session, current)) == TABLEE_SEAT_HUMAN;
}

/* What was to be done once more is not when something else is done. */
static gboolean
do_shortcut (TableeTable *self,
             const char  *action_name)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  guint asked = priv->asked_for_consent;
  gboolean done = gtk_widget_activate_action (GTK_WIDGET (self), action_name, NULL);

  if (priv->asked_for_consent == asked)
    tablee_table_forget_consent (self);

  return done;
}

static void
take_typed (TableeTable       *self,
            const TableeTyped *typed)
{
  if (typed->shortcut != NULL)
    do_shortcut (self, typed->shortcut);
  else
    tablee_table_play (self, typed->action);
}

/* What had no alternative has played by itself: it was meant, and is done. */
static gboolean
is_settled (TableeTable       *self,
            const TableeTyped *typed)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  return typed->second && !tablee_game_session_may (priv->session, typed->action);
}

/* The table may be gone by then. */
static void
take_all_typed (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  g_autoptr (TableeTable) alive G_GNUC_UNUSED = g_object_ref (self);
  TableeTyped typed;

  priv->taking = TRUE;
  while (tablee_game_session_get_decision_open (priv->session) && tablee_type_ahead_pop (priv->ahead, &typed))
    if (!is_settled (self, &typed))
      take_typed (self, &typed);
  priv->taking = FALSE;
}

static void
decision_cb (TableeTable *self)
{
  g_autoptr (TableeTable) alive G_GNUC_UNUSED = g_object_ref (self);

  decision_changed_cb (self);
  take_all_typed (self);
}

/* Of what was meant for this turn nothing is left for the next. */
static void
current_changed_cb (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  if (tablee_game_session_get_current_seat (priv->session) != priv->near_seat)
    tablee_type_ahead_clear (priv->ahead);
}

/* What has been typed before comes first, and may change what a key stands for. */
static gboolean
shortcut_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   action_name)
{
  TableeTable *self = TABLEE_TABLE (widget);
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  gboolean waits = is_under_way (self) && (!tablee_type_ahead_is_empty (priv->ahead) ||
                                           !tablee_game_session_get_choosing (priv->session));

  if (!waits)
    return do_shortcut (self, action_name);

  tablee_type_ahead_push (priv->ahead, (TableeTyped){ .shortcut = action_name });

  return GDK_EVENT_STOP;
}

/* A click has been taken by whatever it was for. */
static gboolean
clicked_cb (gpointer user_data)
{
  TableeTable *self = user_data;
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  if (priv->asked_for_consent == priv->asked_before_click)
    tablee_table_forget_consent (self);

  return G_SOURCE_REMOVE;
}

static gboolean
is_press (GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS || type == GDK_TOUCH_BEGIN;
}

static gboolean
input_cb (TableeTable *self,
          GdkEvent    *event)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GdkEventType type = gdk_event_get_event_type (event);
  graphene_point_t place;

  if (priv->awaits_consent && (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END))
    {
      priv->asked_before_click = priv->asked_for_consent;
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, clicked_cb, g_object_ref (self), g_object_unref);
    }

  if (type == GDK_BUTTON_PRESS && tablee_clicks_press (&priv->clicks, GTK_WIDGET (self), event, &place))
    tablee_calm_tooltip_pressed (GTK_WIDGET (gtk_widget_get_native (GTK_WIDGET (self))), place.x, place.y);
  else if (type == GDK_KEY_PRESS)
    tablee_clicks_forget (&priv->clicks);

  return is_press (event) && tablee_table_hurry_along (self, event) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
add_shortcuts (TableeTable *self)
{
  const TableeTableShortcut *shortcuts = TABLEE_TABLE_GET_CLASS (self)->shortcuts;
  GtkEventController *controller = gtk_shortcut_controller_new ();

  /* Keys work wherever the focus is in the window, and leave those that type to entries. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_MANAGED);
  for (gsize i = 0; shortcuts != NULL && shortcuts[i].action != NULL; i++)
    {
      g_autofree char *triggers = tablee_digit_keys_dup_triggers (shortcuts[i].key);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (triggers),
                                                              gtk_callback_action_new (shortcut_cb, (gpointer) shortcuts[i].action, NULL)));
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
load_stylesheet (TableeTable *self)
{
  const char *stylesheet = TABLEE_TABLE_GET_CLASS (self)->stylesheet;
  GQuark loaded = g_quark_from_static_string ("tablee-table-stylesheet");
  g_autoptr (GtkCssProvider) provider = NULL;

  if (stylesheet == NULL || g_type_get_qdata (G_OBJECT_TYPE (self), loaded) != NULL)
    return;

  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, stylesheet);
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (GTK_WIDGET (self)), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_type_set_qdata (G_OBJECT_TYPE (self), loaded, GINT_TO_POINTER (TRUE));
}

static void
tablee_table_constructed (GObject *object)
{
  TableeTable *self = TABLEE_TABLE (object);
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  G_OBJECT_CLASS (tablee_table_parent_class)->constructed (object);

  g_return_if_fail (priv->session != NULL);
  g_signal_connect_object (priv->session, "event", G_CALLBACK (session_event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "notify::current-seat", G_CALLBACK (current_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "decision", G_CALLBACK (decision_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "notify::thinking", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "finished", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  load_stylesheet (self);
  tablee_widget_follow_style (GTK_WIDGET (self));
  add_shortcuts (self);
  session_changed_cb (self);
  tablee_moods_follow (self);
}

static void
tablee_table_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, priv->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_table_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  switch (prop_id)
    {
    case PROP_SESSION:
      priv->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

typedef void (* SnapshotMark) (GtkSnapshot          *snapshot,
                               const GskRoundedRect *outline);

static void
snapshot_mark (TableeTable  *self,
               GtkWidget    *place,
               SnapshotMark  mark,
               GtkSnapshot  *snapshot)
{
  graphene_rect_t bounds;
  graphene_rect_t frame;
  GskRoundedRect outline;

  if (place == NULL || !gtk_widget_get_mapped (place) || !gtk_widget_compute_bounds (place, GTK_WIDGET (self), &bounds))
    return;

  if (!gtk_widget_compute_bounds (tablee_sight_find_frame (place, GTK_WIDGET (self)), GTK_WIDGET (self), &frame))
    return;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, MIN (12, MIN (bounds.size.width, bounds.size.height) * 0.16f));
  gtk_snapshot_push_clip (snapshot, &frame);
  mark (snapshot, &outline);
  gtk_snapshot_pop (snapshot);
}

static void
tablee_table_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (widget));

  GTK_WIDGET_CLASS (tablee_table_parent_class)->snapshot (widget, snapshot);
  for (int i = 0; i < MARKS; i++)
    snapshot_mark (TABLEE_TABLE (widget), priv->places[i],
                   priv->awaits_consent ? tablee_state_light_snapshot : tablee_state_hint_snapshot, snapshot);
  for (guint i = 0; i < priv->lit->len; i++)
    snapshot_mark (TABLEE_TABLE (widget), g_ptr_array_index (priv->lit, i), tablee_state_light_snapshot, snapshot);
}

static void
tablee_table_dispose (GObject *object)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  for (int i = 0; i < MARKS; i++)
    g_clear_weak_pointer (&priv->places[i]);
  g_ptr_array_set_size (priv->lit, 0);

  G_OBJECT_CLASS (tablee_table_parent_class)->dispose (object);
}

static void
tablee_table_finalize (GObject *object)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  g_ptr_array_unref (priv->lit);
  g_clear_object (&priv->session);
  tablee_type_ahead_free (priv->ahead);

  G_OBJECT_CLASS (tablee_table_parent_class)->finalize (object);
}

static void
tablee_table_class_init (TableeTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = tablee_table_constructed;
  object_class->get_property = tablee_table_get_property;
  object_class->set_property = tablee_table_set_property;
  object_class->dispose = tablee_table_dispose;
  object_class->finalize = tablee_table_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = tablee_table_snapshot;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TABLEE_TYPE_GAME_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[REFUSE] = g_signal_new ("refuse", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[VIEW_CHANGED] = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  signals[CAUGHT_UP] = g_signal_new ("caught-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
  signals[MOMENT_CHANGED] = g_signal_new ("moment-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_table_init (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GtkEventController *input = gtk_event_controller_legacy_new ();

  priv->near_seat = TABLEE_NOBODY;
  priv->ahead = tablee_type_ahead_new ();
  priv->lit = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_event_controller_set_propagation_phase (input, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (input, "event", G_CALLBACK (input_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), input);
}

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  const TableeTableShortcut *shortcuts = TABLEE_TABLE_GET_CLASS (widget)->shortcuts;

  for (gsize i = 0; shortcuts[i].action != NULL; i++)
    if (shortcuts[i].plays != 0 && g_str_equal (shortcuts[i].action, action_name))
      tablee_table_play (TABLEE_TABLE (widget), (TableeAction) (shortcuts[i].plays - 1));
}

/* The nine that @row stands for: the first one is shown for all. */
static void
append_digits (GArray                    *shortcuts,
               const TableeTableShortcut *row)
{
  for (int digit = 1; digit <= TABLEE_DIGIT_KEYS; digit++)
    {
      g_autofree char *action = g_strdup_printf ("%s%d", row->action, digit);
      g_autofree char *key = g_strdup_printf ("%d", digit);
      TableeTableShortcut shortcut = { g_intern_string (action), g_intern_string (key) };

      if (digit == 1)
        {
          shortcut.title = row->title;
          shortcut.shown = row->key;
        }
      g_array_append_val (shortcuts, shortcut);
    }
}

void
tablee_table_class_set_shortcuts (TableeTableClass          *klass,
                                  const TableeTableShortcut *shortcuts)
{
  GArray *all;

  g_return_if_fail (TABLEE_IS_TABLE_CLASS (klass));
  g_return_if_fail (shortcuts != NULL);

  all = g_array_new (TRUE, TRUE, sizeof (TableeTableShortcut));
  for (const TableeTableShortcut *row = shortcuts; row->action != NULL; row++)
    {
      if (g_str_equal (row->key, TABLEE_TABLE_DIGITS))
        append_digits (all, row);
      else
        g_array_append_vals (all, row, 1);
      if (row->plays != 0)
        gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), row->action, NULL, play_action);
    }
  klass->shortcuts = (const TableeTableShortcut *) (gpointer) g_array_free (all, FALSE);
}

int
tablee_table_get_digit (const char *action_name)
{
  g_return_val_if_fail (action_name != NULL && *action_name != '\0', 0);

  return g_ascii_digit_value (action_name[strlen (action_name) - 1]) - 1;
}

void
tablee_table_class_install_actions (TableeTableClass            *klass,
                                    const char                  *prefix,
                                    GtkWidgetActionActivateFunc  activate)
{
  g_return_if_fail (TABLEE_IS_TABLE_CLASS (klass));
  g_return_if_fail (klass->shortcuts != NULL);

  for (gsize i = 0; klass->shortcuts[i].action != NULL; i++)
    if (g_str_has_prefix (klass->shortcuts[i].action, prefix))
      gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), klass->shortcuts[i].action, NULL, activate);
}

TableeGameSession *
tablee_table_get_session (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  return priv->session;
}

/* Between two people the next one is asked before the curtain falls: until then who sits near is out of turn as well. */
static gboolean
is_out_of_turn (TableeTable  *self,
                TableeReason  reason)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  if (tablee_game_session_get_over (priv->session))
    return FALSE;
  if (!tablee_game_session_get_choosing (priv->session))
    return TRUE;

  return reason == TABLEE_REASON_PHASE && tablee_game_session_get_current_seat (priv->session) != priv->near_seat;
}

static void
mark_places (TableeTable  *self,
             TableeAction  action,
             int           start,
             const char   *description)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  int count = 0;

  if (TABLEE_TABLE_GET_CLASS (self)->find_places != NULL)
    count = TABLEE_TABLE_GET_CLASS (self)->find_places (self, action, places);
  for (int i = count - 1; i >= 0; i--)
    if (places[i] != NULL)
      {
        tablee_sight_bring (places[i], GTK_WIDGET (self));
        g_set_weak_pointer (&priv->places[start + i], places[i]);
        tablee_widget_describe (places[i], description);
      }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What leaves no way back, or throws much away, is done when the same is done once more. Returns whether that has still to come. */
static gboolean
ask_for_consent (TableeTable  *self,
                 TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  gboolean given = priv->awaits_consent && priv->consent_to == action && !priv->clicks.again;
  g_autofree char *spoken = NULL;
  g_autofree char *sentence = NULL;
  gboolean warned;

  if (given)
    return FALSE;
  warned = tablee_game_session_warns (priv->session, action);
  if (!warned && !tablee_game_session_needs_consent (priv->session, action))
    return FALSE;

  spoken = tablee_table_dup_spoken (self, action);
  if (warned)
    /* Translators: what would be done, as on a button ("Lay out no more cards") */
    sentence = g_strdup_printf (_("%s: this may throw a lot away. Do it once more, or think again?"), spoken);
  else
    /* Translators: what would be done, as on a button ("Lay out no more cards") */
    sentence = g_strdup_printf (_("%s: this cannot be undone. Do it once more, or press Escape."), spoken);
  priv->awaits_consent = TRUE;
  priv->consent_to = action;
  priv->asked_for_consent++;
  forget_suggestion (self);
  mark_places (self, action, 0, warned ? _("Do it once more to confirm. It may throw a lot away.")
                                       : _("Do it once more to confirm. It cannot be undone."));
  tablee_table_tell (self, sentence);

  return TRUE;
}

/* By somebody who leads the game. */
static gboolean
is_refused (TableeTable  *self,
            TableeAction  action)
{
  gboolean refused = FALSE;

  g_signal_emit (self, signals[REFUSE], 0, (guint) action, &refused);
  return refused;
}

/* When what was done before is on the disk. */
static gboolean
play_later (TableeTable  *self,
            TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  if (!priv->taking)
    tablee_clicks_note (&priv->clicks, action);

  return tablee_type_ahead_push (priv->ahead, (TableeTyped){ .action = action });
}

char *
tablee_table_dup_reason (TableeTable  *self,
                         TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  g_autoptr (TableePresentContext) context = NULL;
  TableeReason reason;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  reason = tablee_game_session_check (priv->session, action);
  if (is_out_of_turn (self, reason))
    return g_strdup (_("It is not your turn yet."));
  if (reason == TABLEE_REASON_NONE)
    return NULL;

  context = tablee_session_context_new (priv->session);
  return tablee_present_for_game (context->ruleset->game)->reason (context, tablee_game_session_get_view (priv->session), action, reason);
}

gboolean
tablee_table_play (TableeTable  *self,
                   TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  g_autofree char *reason = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  if (TABLEE_TABLE_GET_CLASS (self)->finish_animations != NULL)
    TABLEE_TABLE_GET_CLASS (self)->finish_animations (self);

  if (!priv->taking && tablee_clicks_differ (&priv->clicks, action))
    return FALSE;

  /* The turn has come, and what has to be done first plays by itself: the answer is known when there is a choice. */
  if (is_under_way (self) && !tablee_game_session_get_choosing (priv->session))
    return play_later (self, action);

  reason = tablee_table_dup_reason (self, action);
  if (reason != NULL)
    {
      tablee_table_tell (self, reason);
      return FALSE;
    }

  if (is_refused (self, action))
    return FALSE;
  if (!tablee_game_session_get_decision_open (priv->session))
    return play_later (self, action);

  if (!priv->taking)
    tablee_clicks_note (&priv->clicks, action);
  if (ask_for_consent (self, action))
    return FALSE;

  if (!tablee_game_session_play (priv->session, action, &error))
    {
      tablee_table_tell (self, error->message);
      return FALSE;
    }

  return TRUE;
}

gboolean
tablee_table_play_both (TableeTable  *self,
                        TableeAction  action,
                        TableeAction  next)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  if (!tablee_table_play (self, action) || !tablee_type_ahead_push (priv->ahead, (TableeTyped){ .action = next, .second = TRUE }))
    return FALSE;
  if (!priv->taking)
    take_all_typed (self);

  return TRUE;
}

gboolean
tablee_table_undo (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  return !tablee_clicks_is_second (&priv->clicks) && tablee_game_session_undo (priv->session);
}

gboolean
tablee_table_cancel (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  if (tablee_table_forget_consent (self))
    return TRUE;

  return TABLEE_TABLE_GET_CLASS (self)->cancel != NULL && TABLEE_TABLE_GET_CLASS (self)->cancel (self);
}

char *
tablee_table_dup_spoken (TableeTable  *self,
                         TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  g_autoptr (TableePresentContext) context = NULL;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  context = tablee_session_context_new (priv->session);
  return tablee_present_for_game (context->ruleset->game)->action_spoken (context, tablee_game_session_get_view (priv->session),
                                                                          action);
}

void
tablee_table_bind_button (TableeTable        *self,
                          TableeActionButton *button,
                          TableeAction        action,
                          gboolean            suggested)
{
  g_autofree char *spoken = tablee_table_dup_spoken (self, action);
  gboolean available = tablee_game_session_may (tablee_table_get_session (self), action);
  g_autofree char *reason = available ? NULL : tablee_table_dup_reason (self, action);

  tablee_action_button_set_available (button, available);
  tablee_action_button_set_reason (button, reason);
  tablee_action_button_set_suggested (button, available && suggested);
  tablee_action_button_set_spoken (button, spoken);
}

int
tablee_table_take_places (GtkWidget *places[TABLEE_TABLE_PLACES],
                          gpointer   what,
                          gpointer   where)
{
  g_return_val_if_fail (places != NULL, 0);

  places[0] = what;
  places[1] = where;

  return where != NULL ? 2 : 1;
}

void
tablee_table_suggest (TableeTable  *self,
                      TableeAction  action)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  tablee_table_forget_consent (self);
  if (TABLEE_TABLE_GET_CLASS (self)->take_up != NULL)
    TABLEE_TABLE_GET_CLASS (self)->take_up (self, action);
  forget_suggestion (self);
  mark_places (self, action, 0, _("This is what the hint is about."));
}

void
tablee_table_suggest_too (TableeTable  *self,
                          TableeAction  action)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  mark_places (self, action, TABLEE_TABLE_PLACES, _("This is what the hint is about."));
}

static void
light_event (TableeTable       *self,
             const TableeEvent *event)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  int count = TABLEE_TABLE_GET_CLASS (self)->find_event_places (self, event, places);

  for (int i = 0; i < count; i++)
    {
      GtkWidget *shown = tablee_table_find_shown (self, places[i]);

      if (shown != NULL && !g_ptr_array_find (priv->lit, shown, NULL))
        g_ptr_array_add (priv->lit, g_object_ref (shown));
    }
}

guint
tablee_table_light (TableeTable       *self,
                    const TableeEvent *events,
                    gsize              n_events)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), 0);

  g_ptr_array_set_size (priv->lit, 0);
  for (gsize i = 0; i < n_events && TABLEE_TABLE_GET_CLASS (self)->find_event_places != NULL; i++)
    light_event (self, &events[i]);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return priv->lit->len;
}

void
tablee_table_light_part (TableeTable *self,
                         GtkWidget   *part)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (gtk_widget_is_ancestor (part, GTK_WIDGET (self)));

  g_ptr_array_set_size (priv->lit, 0);
  g_ptr_array_add (priv->lit, g_object_ref (part));
  tablee_sight_bring (part, GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tablee_table_tell (TableeTable *self,
                   const char  *sentence)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (sentence != NULL);

  g_signal_emit (self, signals[TOLD], 0, sentence);
}

int
tablee_table_get_near_seat (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), 0);

  return priv->near_seat;
}

gboolean
tablee_table_is_yours (TableeTable *self,
                       int          seat)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  return tablee_session_is_listener (priv->session, seat);
}

char *
tablee_table_dup_hand (TableeTable *self,
                       int          seat,
                       int          cards)
{
  const char *name;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (tablee_table_is_yours (self, seat))
    return g_strdup_printf (ngettext ("Your hand: %d card", "Your hand: %d cards", (gulong) cards), cards);

  name = tablee_name_of_seat (tablee_game_session_get_seat (tablee_table_get_session (self), seat));
  /* Translators: name of a player, number of cards */
  return g_strdup_printf (ngettext ("Hand of %1$s: %2$d card", "Hand of %1$s: %2$d cards", (gulong) cards), name, cards);
}

TableeTurn
tablee_table_get_turn (TableeTable *self,
                       int          seat)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_val_if_fail (TABLEE_IS_TABLE (self), TABLEE_TURN_NONE);

  if (tablee_game_session_get_current_seat (priv->session) != seat)
    return TABLEE_TURN_NONE;

  return tablee_game_session_get_thinking (priv->session) ? TABLEE_TURN_THINKS : TABLEE_TURN_DECIDES;
}

gboolean
tablee_table_get_animates (TableeTable *self)
{
  gboolean enabled;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
tablee_table_view_changed (TableeTable *self)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  g_signal_emit (self, signals[VIEW_CHANGED], 0);
}
