/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pyramid to pull: pressed, or dragged. */
#include "config.h"
#include "size-button.h"

#include "pyramid.h"
#include "widgets/calm-tooltip.h"
#include "widgets/quick-drop.h"

struct _M12SizeButton
{
  GtkWidget  parent_instance;

  GtkWidget *caption;

  int        size;
  char      *target_action;
  gboolean   available;
};

G_DEFINE_FINAL_TYPE (M12SizeButton, m12_size_button, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SIZE,
  PROP_TARGET_ACTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
get_pyramid_extents (M12SizeButton *self,
                     float         *width,
                     float         *height)
{
  float room = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - gtk_widget_get_height (self->caption));

  *height = MAX (MIN (room, (float) gtk_widget_get_width (GTK_WIDGET (self)) * M12_PYRAMID_HEIGHT / M12_PYRAMID_WIDTH), 1);
  *width = *height * M12_PYRAMID_WIDTH / M12_PYRAMID_HEIGHT;
}

static void
pull (GtkWidget  *widget,
      const char *action_name,
      GVariant   *parameter)
{
  M12SizeButton *self = M12_SIZE_BUTTON (widget);

  if (self->target_action != NULL)
    gtk_widget_activate_action (widget, self->target_action, NULL);
}

static void
released_cb (M12SizeButton *self,
             int            n_press,
             double         x,
             double         y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    pull (GTK_WIDGET (self), NULL, NULL);
}

static GdkContentProvider *
drag_prepare_cb (M12SizeButton *self,
                 double         x,
                 double         y)
{
  return self->available ? gdk_content_provider_new_typed (G_TYPE_INT, self->size) : NULL;
}

static void
drag_begin_cb (M12SizeButton *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = NULL;
  float width;
  float height;

  get_pyramid_extents (self, &width, &height);
  icon = m12_pyramid_new_paintable (M12_ANY_COLOUR, self->size, width, height, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_drag_source_set_icon (source, icon, (int) width / 2, (int) height / 2);
}

static void
m12_size_button_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  M12SizeButton *self = M12_SIZE_BUTTON (widget);

  gtk_widget_measure (self->caption, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, 44);
      *natural = MAX (*natural, 72);
    }
  else
    {
      *natural = *minimum + 90;
      *minimum += 44;
    }
}

static void
m12_size_button_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  M12SizeButton *self = M12_SIZE_BUTTON (widget);
  int caption_height;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, width, &caption_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->caption, &(GtkAllocation) { 0, height - caption_height, width, caption_height }, -1);
}

static void
m12_size_button_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  M12SizeButton *self = M12_SIZE_BUTTON (widget);
  float room = (float) (gtk_widget_get_height (widget) - gtk_widget_get_height (self->caption));
  float width;
  float height;

  get_pyramid_extents (self, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (((float) gtk_widget_get_width (widget) - width) / 2, room - height));
  m12_pyramid_snapshot (snapshot, M12_ANY_COLOUR, self->size, width, height, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_restore (snapshot);

  GTK_WIDGET_CLASS (m12_size_button_parent_class)->snapshot (widget, snapshot);
}

static void
m12_size_button_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  M12SizeButton *self = M12_SIZE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_TARGET_ACTION:
      g_value_set_string (value, self->target_action);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
m12_size_button_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  M12SizeButton *self = M12_SIZE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      break;
    case PROP_TARGET_ACTION:
      self->target_action = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
m12_size_button_dispose (GObject *object)
{
  g_clear_pointer (&M12_SIZE_BUTTON (object)->caption, gtk_widget_unparent);

  G_OBJECT_CLASS (m12_size_button_parent_class)->dispose (object);
}

static void
m12_size_button_finalize (GObject *object)
{
  g_clear_pointer (&M12_SIZE_BUTTON (object)->target_action, g_free);

  G_OBJECT_CLASS (m12_size_button_parent_class)->finalize (object);
}

static void
m12_size_button_class_init (M12SizeButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  object_class->get_property = m12_size_button_get_property;
  object_class->set_property = m12_size_button_set_property;
  object_class->dispose = m12_size_button_dispose;
  object_class->finalize = m12_size_button_finalize;
  widget_class->measure = m12_size_button_measure;
  widget_class->size_allocate = m12_size_button_size_allocate;
  widget_class->snapshot = m12_size_button_snapshot;

  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, M12_SIZES - 1, 0,
                                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TARGET_ACTION] = g_param_spec_string ("target-action", NULL, NULL, NULL,
                                                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* A class action is what assistive technologies can do. */
  gtk_widget_class_install_action (widget_class, "size.pull", NULL, pull);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "size.pull", NULL);
  gtk_widget_class_set_css_name (widget_class, "size-button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  tablee_widget_class_calm_tooltips (widget_class);
}

static void
m12_size_button_init (M12SizeButton *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDragSource *source = gtk_drag_source_new ();

  self->caption = gtk_label_new (NULL);
  gtk_widget_set_halign (self->caption, GTK_ALIGN_CENTER);
  gtk_label_set_justify (GTK_LABEL (self->caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->caption), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (self->caption, "numeric");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->caption), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  tablee_drag_source_drop_quickly (source);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

void
m12_size_button_set_state (M12SizeButton *self,
                           const char    *caption,
                           const char    *spoken,
                           const char    *reason,
                           gboolean       available)
{
  g_return_if_fail (M12_IS_SIZE_BUTTON (self));

  self->available = available;
  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
  tablee_widget_set_tooltip (GTK_WIDGET (self), reason != NULL ? reason : spoken);
  if (available)
    gtk_widget_add_css_class (GTK_WIDGET (self), "available");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "available");
}
