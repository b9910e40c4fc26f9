/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include "state-marks.h"
#include "style-classes.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "present/present.h"

typedef struct
{
  TableeGameSession *session;
  int                near_seat;
  GtkWidget         *places[TABLEE_TABLE_PLACES];  /* weak: what a hint is about */
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
  TOLD,
  VIEW_CHANGED,
  N_SIGNALS,
};

enum
{
  MARGIN = 16,  /* pixels round what a hint is about */
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

  for (int i = 0; i < TABLEE_TABLE_PLACES; i++)
    {
      if (priv->places[i] != NULL)
        gtk_accessible_reset_property (GTK_ACCESSIBLE (priv->places[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_clear_weak_pointer (&priv->places[i]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
session_changed_cb (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  forget_suggestion (self);
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

static gboolean
input_cb (TableeTable *self,
          GdkEvent    *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS || type == GDK_TOUCH_BEGIN)
    if (TABLEE_TABLE_GET_CLASS (self)->finish_animations != NULL)
      TABLEE_TABLE_GET_CLASS (self)->finish_animations (self);

  return GDK_EVENT_PROPAGATE;
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
      g_autofree char *triggers = g_strjoin ("|", shortcuts[i].key, shortcuts[i].alternatives, NULL);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (triggers),
                                                              gtk_named_action_new (shortcuts[i].action)));
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
  g_signal_connect_object (priv->session, "decision", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "notify::thinking", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "finished", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  load_stylesheet (self);
  tablee_widget_follow_style (GTK_WIDGET (self));
  add_shortcuts (self);
  session_changed_cb (self);
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

/* What scrolls @place, or the table. */
static GtkWidget *
find_frame (TableeTable *self,
            GtkWidget   *place)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (place, GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL && gtk_widget_is_ancestor (scroller, GTK_WIDGET (self)) ? scroller : GTK_WIDGET (self);
}

static void
snapshot_suggestion (TableeTable *self,
                     GtkWidget   *place,
                     GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;
  graphene_rect_t frame;
  GskRoundedRect outline;

  if (place == NULL || !gtk_widget_get_mapped (place) || !gtk_widget_compute_bounds (place, GTK_WIDGET (self), &bounds))
    return;

  if (!gtk_widget_compute_bounds (find_frame (self, place), GTK_WIDGET (self), &frame))
    return;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, MIN (12, MIN (bounds.size.width, bounds.size.height) * 0.16f));
  gtk_snapshot_push_clip (snapshot, &frame);
  tablee_state_hint_snapshot (snapshot, &outline);
  gtk_snapshot_pop (snapshot);
}

/* With the light bulb, where there is room for it. */
static void
bring_into_sight (TableeTable *self,
                  GtkWidget   *place)
{
  GtkWidget *frame = find_frame (self, place);
  GtkWidget *viewport = GTK_IS_SCROLLED_WINDOW (frame) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (frame)) : NULL;
  GtkWidget *content = GTK_IS_VIEWPORT (viewport) ? gtk_viewport_get_child (GTK_VIEWPORT (viewport)) : NULL;
  graphene_rect_t bounds;

  if (content == NULL || !gtk_widget_compute_bounds (place, content, &bounds))
    return;

  graphene_rect_inset (&bounds, -MARGIN, -MARGIN);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (frame)),
                             bounds.origin.x, bounds.origin.x + bounds.size.width);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (frame)),
                             bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
tablee_table_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (widget));

  GTK_WIDGET_CLASS (tablee_table_parent_class)->snapshot (widget, snapshot);
  for (int i = 0; i < TABLEE_TABLE_PLACES; i++)
    snapshot_suggestion (TABLEE_TABLE (widget), priv->places[i], snapshot);
}

static void
tablee_table_dispose (GObject *object)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  for (int i = 0; i < TABLEE_TABLE_PLACES; i++)
    g_clear_weak_pointer (&priv->places[i]);

  G_OBJECT_CLASS (tablee_table_parent_class)->dispose (object);
}

static void
tablee_table_finalize (GObject *object)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (TABLEE_TABLE (object));

  g_clear_object (&priv->session);

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

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[VIEW_CHANGED] = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_table_init (TableeTable *self)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GtkEventController *input = gtk_event_controller_legacy_new ();

  priv->near_seat = TABLEE_NOBODY;
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

void
tablee_table_class_set_shortcuts (TableeTableClass          *klass,
                                  const TableeTableShortcut *shortcuts)
{
  g_return_if_fail (TABLEE_IS_TABLE_CLASS (klass));
  g_return_if_fail (shortcuts != NULL);

  klass->shortcuts = shortcuts;
  for (gsize i = 0; shortcuts[i].action != NULL; i++)
    if (shortcuts[i].plays != 0)
      gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), shortcuts[i].action, NULL, play_action);
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
  if (!tablee_game_session_get_decision_open (priv->session))
    return TRUE;

  return reason == TABLEE_REASON_PHASE && tablee_game_session_get_current_seat (priv->session) != priv->near_seat;
}

gboolean
tablee_table_play (TableeTable  *self,
                   TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  const TableeRuleset *ruleset;
  TableeReason reason;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  if (TABLEE_TABLE_GET_CLASS (self)->finish_animations != NULL)
    TABLEE_TABLE_GET_CLASS (self)->finish_animations (self);

  ruleset = tablee_game_session_get_ruleset (priv->session);
  reason = tablee_game_session_check (priv->session, action);
  if (is_out_of_turn (self, reason))
    {
      tablee_table_tell (self, _("It is not your turn yet."));
      return FALSE;
    }

  if (reason != TABLEE_REASON_NONE)
    {
      g_auto (GStrv) names = tablee_game_session_dup_names (priv->session);
      TableePresentContext context = { ruleset, (const char *const *) names };
      g_autofree char *sentence = tablee_present_for_game (ruleset->game)->reason (&context,
                                                                                    tablee_game_session_get_view (priv->session),
                                                                                    action, reason);

      tablee_table_tell (self, sentence);
      return FALSE;
    }

  if (!tablee_game_session_play (priv->session, action, &error))
    {
      tablee_table_tell (self, error->message);
      return FALSE;
    }

  return TRUE;
}

char *
tablee_table_dup_spoken (TableeTable  *self,
                         TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  g_auto (GStrv) names = NULL;
  TableePresentContext context;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  names = tablee_game_session_dup_names (priv->session);
  context.ruleset = tablee_game_session_get_ruleset (priv->session);
  context.names = (const char *const *) names;
  return tablee_present_for_game (context.ruleset->game)->action_spoken (&context, tablee_game_session_get_view (priv->session),
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

  tablee_action_button_set_available (button, available);
  tablee_action_button_set_suggested (button, available && suggested);
  tablee_action_button_set_spoken (button, spoken);
}

void
tablee_table_suggest (TableeTable  *self,
                      TableeAction  action)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  int count = 0;

  g_return_if_fail (TABLEE_IS_TABLE (self));

  forget_suggestion (self);
  if (TABLEE_TABLE_GET_CLASS (self)->find_places != NULL)
    count = TABLEE_TABLE_GET_CLASS (self)->find_places (self, action, places);
  for (int i = count - 1; i >= 0; i--)
    if (places[i] != NULL)
      {
        bring_into_sight (self, places[i]);
        g_set_weak_pointer (&priv->places[i], places[i]);
        gtk_accessible_update_property (GTK_ACCESSIBLE (places[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        _("This is what the hint is about."), -1);
      }
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

GVariant *
tablee_table_save_view (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (TABLEE_TABLE_GET_CLASS (self)->save_view != NULL)
    return TABLEE_TABLE_GET_CLASS (self)->save_view (self);
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

void
tablee_table_restore_view (TableeTable *self,
                           GVariant    *view)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (g_variant_is_of_type (view, G_VARIANT_TYPE_VARDICT));

  if (TABLEE_TABLE_GET_CLASS (self)->restore_view != NULL)
    TABLEE_TABLE_GET_CLASS (self)->restore_view (self, view);
}

void
tablee_table_view_changed (TableeTable *self)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  g_signal_emit (self, signals[VIEW_CHANGED], 0);
}

void
tablee_table_insert_choice (TableeTable  *self,
                            GVariantDict *dict,
                            int           choice)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);

  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (dict != NULL);

  g_variant_dict_insert (dict, "chosen", "(xti)", tablee_game_session_get_id (priv->session),
                         tablee_game_session_get_revision (priv->session), choice);
}

gboolean
tablee_table_lookup_choice (TableeTable *self,
                            GVariant    *view,
                            int         *choice)
{
  TableeTablePrivate *priv = tablee_table_get_instance_private (self);
  gint64 id;
  guint64 revision;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);
  g_return_val_if_fail (view != NULL && choice != NULL, FALSE);

  return g_variant_lookup (view, "chosen", "(xti)", &id, &revision, choice) && id == tablee_game_session_get_id (priv->session) &&
         revision == tablee_game_session_get_revision (priv->session);
}
