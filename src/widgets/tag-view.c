/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number in a shape. */
#include "config.h"
#include "tag-view.h"

#include "calm-tooltip.h"

#include "widgets-style.h"

struct _TableeTagView
{
  GtkWidget       parent_instance;

  GtkWidget      *number;
  TableeTagShape  shape;
  char           *spoken;
};

G_DEFINE_FINAL_TYPE (TableeTagView, tablee_tag_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SHAPE,
  PROP_LABEL,
  PROP_SPOKEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const shape_classes[] = {
  [TABLEE_TAG_PLAIN] = "plain",
  [TABLEE_TAG_COIN] = "coin",
  [TABLEE_TAG_STAR] = "star",
  [TABLEE_TAG_HAND] = "hand",
};

/* The sign is as high as the number. */
static int
get_sign_size (TableeTagView *self)
{
  int height;

  if (self->shape == TABLEE_TAG_PLAIN)
    return 0;

  gtk_widget_measure (self->number, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static int
get_gap (TableeTagView *self)
{
  return get_sign_size (self) / 5;
}

static void
tablee_tag_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  TableeTagView *self = TABLEE_TAG_VIEW (widget);

  gtk_widget_measure (self->number, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum += get_sign_size (self) + get_gap (self);
      *natural += get_sign_size (self) + get_gap (self);
    }
}

static void
tablee_tag_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  TableeTagView *self = TABLEE_TAG_VIEW (widget);
  int x = get_sign_size (self) + get_gap (self);

  gtk_widget_size_allocate (self->number, &(GtkAllocation) { x, 0, width - x, height }, -1);
}

static void
tablee_tag_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TableeTagView *self = TABLEE_TAG_VIEW (widget);
  int size = get_sign_size (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) ((gtk_widget_get_height (widget) - size) / 2)));
  tablee_tag_shape_snapshot (self->shape, snapshot, size, widget);
  gtk_snapshot_restore (snapshot);
  GTK_WIDGET_CLASS (tablee_tag_view_parent_class)->snapshot (widget, snapshot);
}

static void
bind_spoken (TableeTagView *self)
{
  const char *spoken = self->spoken != NULL ? self->spoken : gtk_label_get_label (GTK_LABEL (self->number));

  tablee_widget_set_tooltip (GTK_WIDGET (self), self->spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
set_shape (TableeTagView  *self,
           TableeTagShape  shape)
{
  self->shape = shape;
  for (gsize i = 0; i < G_N_ELEMENTS (shape_classes); i++)
    tablee_widget_set_class (GTK_WIDGET (self), shape_classes[i], i == shape);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tablee_tag_view_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  TableeTagView *self = TABLEE_TAG_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHAPE:
      g_value_set_enum (value, (int) self->shape);
      break;
    case PROP_LABEL:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->number)));
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_tag_view_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  TableeTagView *self = TABLEE_TAG_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHAPE:
      set_shape (self, (TableeTagShape) g_value_get_enum (value));
      break;
    case PROP_LABEL:
      tablee_tag_view_set_label (self, g_value_get_string (value), self->spoken);
      break;
    case PROP_SPOKEN:
      tablee_tag_view_set_label (self, gtk_label_get_label (GTK_LABEL (self->number)), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_tag_view_dispose (GObject *object)
{
  g_clear_pointer (&TABLEE_TAG_VIEW (object)->number, gtk_widget_unparent);

  G_OBJECT_CLASS (tablee_tag_view_parent_class)->dispose (object);
}

static void
tablee_tag_view_finalize (GObject *object)
{
  g_free (TABLEE_TAG_VIEW (object)->spoken);

  G_OBJECT_CLASS (tablee_tag_view_parent_class)->finalize (object);
}

static void
tablee_tag_view_class_init (TableeTagViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_tag_view_get_property;
  object_class->set_property = tablee_tag_view_set_property;
  object_class->dispose = tablee_tag_view_dispose;
  object_class->finalize = tablee_tag_view_finalize;
  widget_class->measure = tablee_tag_view_measure;
  widget_class->size_allocate = tablee_tag_view_size_allocate;
  widget_class->snapshot = tablee_tag_view_snapshot;

  properties[PROP_SHAPE] = g_param_spec_enum ("shape", NULL, NULL, TABLEE_TYPE_TAG_SHAPE, TABLEE_TAG_PLAIN,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "tag-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  tablee_widget_class_calm_tooltips (widget_class);
}

static void
tablee_tag_view_init (TableeTagView *self)
{
  self->number = gtk_label_new (NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  set_shape (self, TABLEE_TAG_PLAIN);
}

GtkWidget *
tablee_tag_view_new (TableeTagShape shape)
{
  return g_object_new (TABLEE_TYPE_TAG_VIEW, "shape", shape, NULL);
}

void
tablee_tag_view_set_label (TableeTagView *self,
                           const char    *label,
                           const char    *spoken)
{
  g_return_if_fail (TABLEE_IS_TAG_VIEW (self));

  gtk_label_set_label (GTK_LABEL (self->number), label != NULL ? label : "");
  if (spoken != self->spoken)
    {
      g_free (self->spoken);
      self->spoken = g_strdup (spoken);
    }
  bind_spoken (self);
}
