/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button for a decision that is no thing on the table. */
#include "config.h"
#include "action-button.h"

#include "calm-tooltip.h"

#include "spoken-label.h"
#include "widgets-style.h"

/* As in the template. */
enum { TITLE_LINES = 3 };

struct _TableeActionButton
{
  GtkButton  parent_instance;

  GtkLabel  *title;
  GtkWidget *small;
  GtkLabel  *key_label;
  GtkLabel  *hint_label;
  GtkWidget *figure;      /* (nullable) */

  char      *hint;
  char      *key;
  char      *spoken;
  char      *reason;      /* (nullable) */
  gboolean   keyless;
  gboolean   available;
  gboolean   suggested;
};

G_DEFINE_FINAL_TYPE (TableeActionButton, tablee_action_button, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_HINT,
  PROP_KEY,
  PROP_SPOKEN,
  PROP_AVAILABLE,
  PROP_SUGGESTED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
bind_words (GtkLabel   *label,
            const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
}

static void
bind_small (TableeActionButton *self)
{
  const char *key = self->keyless ? NULL : self->key;

  bind_words (self->key_label, key);
  bind_words (self->hint_label, self->hint);
  gtk_widget_set_visible (self->small, key != NULL || self->hint != NULL || self->figure != NULL);
}

static void
bind_spoken (TableeActionButton *self)
{
  const char *spoken = self->spoken != NULL ? self->spoken : gtk_label_get_label (self->title);

  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
  tablee_widget_set_tooltip (GTK_WIDGET (self), self->reason != NULL && !self->available ? self->reason : self->spoken);
}

static void
bind_state (TableeActionButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  tablee_widget_set_class (widget, "available", self->available);
  tablee_widget_set_class (widget, "unavailable", !self->available);
  tablee_widget_set_class (widget, "suggested", self->suggested && self->available);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !self->available, -1);
}

static void
set_key (TableeActionButton *self,
         const char         *key)
{
  if (g_strcmp0 (self->key, key) == 0)
    return;

  g_free (self->key);
  self->key = g_strdup (key);
  bind_small (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KEY]);
}

static void
tablee_action_button_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  TableeActionButton *self = TABLEE_ACTION_BUTTON (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (self->title));
      break;
    case PROP_HINT:
      g_value_set_string (value, self->hint);
      break;
    case PROP_KEY:
      g_value_set_string (value, self->key);
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    case PROP_AVAILABLE:
      g_value_set_boolean (value, self->available);
      break;
    case PROP_SUGGESTED:
      g_value_set_boolean (value, self->suggested);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_action_button_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  TableeActionButton *self = TABLEE_ACTION_BUTTON (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      tablee_action_button_set_title (self, g_value_get_string (value));
      break;
    case PROP_HINT:
      tablee_action_button_set_hint (self, g_value_get_string (value));
      break;
    case PROP_KEY:
      set_key (self, g_value_get_string (value));
      break;
    case PROP_SPOKEN:
      tablee_action_button_set_spoken (self, g_value_get_string (value));
      break;
    case PROP_AVAILABLE:
      tablee_action_button_set_available (self, g_value_get_boolean (value));
      break;
    case PROP_SUGGESTED:
      tablee_action_button_set_suggested (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_action_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_ACTION_BUTTON);

  G_OBJECT_CLASS (tablee_action_button_parent_class)->dispose (object);
}

static void
tablee_action_button_finalize (GObject *object)
{
  TableeActionButton *self = TABLEE_ACTION_BUTTON (object);

  g_free (self->hint);
  g_free (self->key);
  g_free (self->spoken);
  g_free (self->reason);

  G_OBJECT_CLASS (tablee_action_button_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, flags);
  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_AVAILABLE] = g_param_spec_boolean ("available", NULL, NULL, TRUE, flags);
  properties[PROP_SUGGESTED] = g_param_spec_boolean ("suggested", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_action_button_class_init (TableeActionButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_action_button_get_property;
  object_class->set_property = tablee_action_button_set_property;
  object_class->dispose = tablee_action_button_dispose;
  object_class->finalize = tablee_action_button_finalize;
  install_properties (object_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/action-button.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeActionButton, title);
  gtk_widget_class_bind_template_child (widget_class, TableeActionButton, small);
  gtk_widget_class_bind_template_child (widget_class, TableeActionButton, key_label);
  gtk_widget_class_bind_template_child (widget_class, TableeActionButton, hint_label);
  tablee_widget_class_calm_tooltips (widget_class);
}

static void
tablee_action_button_init (TableeActionButton *self)
{
  self->available = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  bind_small (self);
  bind_state (self);
  /* An action that is found once the button is in its table makes it sensitive, and with that says that it is not disabled. */
  g_signal_connect (self, "notify::sensitive", G_CALLBACK (bind_state), NULL);
}

GtkWidget *
tablee_action_button_new (const char *title,
                          const char *key,
                          const char *action_name)
{
  return g_object_new (TABLEE_TYPE_ACTION_BUTTON, "title", title, "key", key, "action-name", action_name, NULL);
}

void
tablee_action_button_set_title (TableeActionButton *self,
                                const char         *title)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  gtk_label_set_label (self->title, title != NULL ? title : "");
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

void
tablee_action_button_set_hint (TableeActionButton *self,
                               const char         *hint)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (g_strcmp0 (self->hint, hint) == 0)
    return;

  g_free (self->hint);
  self->hint = g_strdup (hint);
  bind_small (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

void
tablee_action_button_set_figure (TableeActionButton *self,
                                 GtkWidget          *figure)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (self->figure != NULL)
    gtk_box_remove (GTK_BOX (self->small), self->figure);
  self->figure = figure;
  if (figure != NULL)
    gtk_box_append (GTK_BOX (self->small), figure);
  bind_small (self);
}

GtkWidget *
tablee_action_button_get_figure (TableeActionButton *self)
{
  g_return_val_if_fail (TABLEE_IS_ACTION_BUTTON (self), NULL);

  return self->figure;
}

void
tablee_action_button_set_spoken (TableeActionButton *self,
                                 const char         *spoken)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (g_strcmp0 (self->spoken, spoken) == 0)
    return;

  g_free (self->spoken);
  self->spoken = g_strdup (spoken);
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPOKEN]);
}

void
tablee_action_button_set_reason (TableeActionButton *self,
                                 const char         *reason)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (g_strcmp0 (self->reason, reason) == 0)
    return;

  g_free (self->reason);
  self->reason = g_strdup (reason);
  bind_spoken (self);
}

void
tablee_action_button_set_available (TableeActionButton *self,
                                    gboolean            available)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (self->available == available)
    return;

  self->available = available;
  bind_state (self);
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AVAILABLE]);
}

void
tablee_action_button_set_suggested (TableeActionButton *self,
                                    gboolean            suggested)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  if (self->suggested == suggested)
    return;

  self->suggested = suggested;
  bind_state (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUGGESTED]);
}

void
tablee_action_button_set_level (TableeActionButton *self,
                                gboolean            level)
{
  GtkWidget *content;

  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  content = gtk_button_get_child (GTK_BUTTON (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (content), level ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (content), level ? 8 : 0);
  /* Beside others that give way, no word is broken. */
  gtk_label_set_wrap_mode (self->title, level ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->title, level ? -1 : TITLE_LINES);
  gtk_label_set_ellipsize (self->title, level ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

void
tablee_action_button_set_keyless (TableeActionButton *self,
                                  gboolean            keyless)
{
  g_return_if_fail (TABLEE_IS_ACTION_BUTTON (self));

  self->keyless = keyless;
  bind_small (self);
}
