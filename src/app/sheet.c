/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet of paper that lies over a page. */
#include "config.h"
#include "sheet.h"

struct _TableeSheet
{
  GtkWidget  parent_instance;

  GtkWidget *child;

  GtkWidget *clamp;
  GtkWidget *title;
  GtkWidget *subtitle;
  GtkWidget *close_button;
  GtkWidget *scroller;
};

G_DEFINE_FINAL_TYPE (TableeSheet, tablee_sheet, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_child (TableeSheet *self,
           GtkWidget   *child)
{
  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
  if (child != NULL)
    gtk_widget_add_css_class (child, "sheet-body");
}

static void
tablee_sheet_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeSheet *self = TABLEE_SHEET (object);

  switch (property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->title)));
      break;

    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->subtitle)));
      break;

    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tablee_sheet_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  TableeSheet *self = TABLEE_SHEET (object);

  switch (property_id)
    {
    case PROP_TITLE:
      gtk_label_set_label (GTK_LABEL (self->title), g_value_get_string (value));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
      break;

    case PROP_SUBTITLE:
      gtk_label_set_label (GTK_LABEL (self->subtitle), g_value_get_string (value));
      gtk_widget_set_visible (self->subtitle, *gtk_label_get_label (GTK_LABEL (self->subtitle)) != '\0');
      break;

    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static gboolean
tablee_sheet_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TABLEE_SHEET (widget)->close_button);
}

static void
tablee_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SHEET);

  G_OBJECT_CLASS (tablee_sheet_parent_class)->dispose (object);
}

static void
tablee_sheet_class_init (TableeSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_sheet_dispose;
  object_class->get_property = tablee_sheet_get_property;
  object_class->set_property = tablee_sheet_set_property;
  widget_class->grab_focus = tablee_sheet_grab_focus;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSheet, clamp);
  gtk_widget_class_bind_template_child (widget_class, TableeSheet, title);
  gtk_widget_class_bind_template_child (widget_class, TableeSheet, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TableeSheet, close_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSheet, scroller);
  gtk_widget_class_set_css_name (widget_class, "tablee-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
tablee_sheet_init (TableeSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
