/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The frame of a table: surface, board, bar, in the form that its size gives. */
#include "config.h"
#include "board-bin.h"

#include <adwaita.h>

#include "children.h"
#include "picture.h"
#include "table.h"
#include "widgets-style.h"

enum
{
  MIN_WIDTH = 340,
  MIN_HEIGHT = 300,  /* below the words of a page on a phone: what is taller scrolls */
};

struct _TableeBoardBin
{
  GtkWidget          parent_instance;

  TableePicture     *surface;
  GtkScrolledWindow *scroller;
  GtkWidget         *child;
  GtkWidget         *bar;
  TableeFlightLayer *flights;

  int                width;
  int                height;
  int                need;         /* the height that all of it needed when the table was last fitted */
  TableeForm         form;
  guint              form_source;
};

static void buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeBoardBin, tablee_board_bin, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  PROP_0,
  PROP_SURFACE,
  PROP_CHILD,
  PROP_BAR,
  PROP_FORM,
  N_PROPS,
};

enum
{
  FORM_CHANGED,
  RESIZED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

GType
tablee_form_get_type (void)
{
  static gsize type;

  if (g_once_init_enter (&type))
    {
      static const GEnumValue values[] = {
        { TABLEE_FORM_NARROW, "TABLEE_FORM_NARROW", "narrow" },
        { TABLEE_FORM_WIDE, "TABLEE_FORM_WIDE", "wide" },
        { TABLEE_FORM_GRAND, "TABLEE_FORM_GRAND", "grand" },
        { 0, NULL, NULL },
      };

      g_once_init_leave (&type, g_enum_register_static ("TableeForm", values));
    }

  return type;
}

static TableeForm
get_form_for (int width,
              int height)
{
  if (width < 640 || width * 10 < height * 9)
    return TABLEE_FORM_NARROW;

  return MIN (width, height * 16 / 10) > 1700 ? TABLEE_FORM_GRAND : TABLEE_FORM_WIDE;
}

/* A screen of 4K: everything once more as large. */
static gboolean
is_huge (int width,
         int height)
{
  return MIN (width, height * 16 / 10) > 2600;
}

static int
get_bar_height (TableeBoardBin *self,
                int             width)
{
  int least;
  int height;

  if (self->bar == NULL || !gtk_widget_should_layout (self->bar))
    return 0;

  /* Until the table has the form that goes with its width, the bar may want more: then it gets that. */
  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL, NULL);
  return height;
}

/* The height of all that is on the table, where it has the width that there is; what is wider needs any height. */
static int
get_need (TableeBoardBin *self)
{
  int width;
  int height;

  if (self->child == NULL)
    return 0;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width > self->width)
    return G_MAXINT / 2;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, self->width, &height, NULL, NULL, NULL);
  return height + get_bar_height (self, self->width);
}

/* What has the style classes: the table. */
static GtkWidget *
get_styled (TableeBoardBin *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), TABLEE_TYPE_TABLE);

  return table != NULL ? table : GTK_WIDGET (self);
}

static gboolean
form_cb (gpointer user_data)
{
  TableeBoardBin *self = user_data;
  TableeForm form = get_form_for (self->width, self->height);

  self->form_source = 0;
  tablee_widget_set_class (get_styled (self), "narrow", form == TABLEE_FORM_NARROW);
  tablee_widget_set_class (get_styled (self), "grand", form == TABLEE_FORM_GRAND);
  tablee_widget_set_class (get_styled (self), "huge", form == TABLEE_FORM_GRAND && is_huge (self->width, self->height));
  if (form != self->form)
    {
      self->form = form;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORM]);
      g_signal_emit (self, signals[FORM_CHANGED], 0);
    }

  g_signal_emit (self, signals[RESIZED], 0);
  self->need = get_need (self);
  return G_SOURCE_REMOVE;
}

/* Style classes change what the children need: not in the middle of giving it to them. */
static void
look_again (TableeBoardBin *self)
{
  if (self->form_source == 0)
    self->form_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

/* Firm borders take room that the table has to find. */
static void
style_changed_cb (TableeBoardBin *self)
{
  if (self->width > 0)
    look_again (self);
}

/* The light round what lies at the edge of a board that does not scroll falls beyond the board. */
static void
fit_changed_cb (TableeBoardBin *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  gboolean fits = gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
  GtkOverflow overflow = fits ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN;
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);

  gtk_widget_set_overflow (GTK_WIDGET (self->scroller), overflow);
  if (viewport != NULL)
    gtk_widget_set_overflow (viewport, overflow);
}

static void
tablee_board_bin_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1000 : 720;
}

/* Whether words have come for which there is no room any more. What did not fit either when the table was fitted scrolls. */
static gboolean
is_outgrown (TableeBoardBin *self)
{
  int need = get_need (self);

  return need > self->height && need > self->need;
}

static void
tablee_board_bin_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TableeBoardBin *self = TABLEE_BOARD_BIN (widget);
  int bar_height = get_bar_height (self, width);
  int bar_width = width;

  gtk_widget_size_allocate (GTK_WIDGET (self->surface), &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->flights), &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_measure (GTK_WIDGET (self->scroller), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (self->scroller), &(GtkAllocation) { 0, 0, width, height - bar_height }, -1);
  if (bar_height > 0)
    {
      gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &bar_width, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->bar, &(GtkAllocation) { 0, height - bar_height, MAX (width, bar_width), bar_height }, -1);
    }

  if (width == self->width && height == self->height && !is_outgrown (self))
    return;

  self->width = width;
  self->height = height;
  look_again (self);
}

static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  TableeBoardBin *self = TABLEE_BOARD_BIN (buildable);

  if (GTK_IS_WIDGET (child) && g_strcmp0 (type, "bar") == 0)
    tablee_board_bin_set_bar (self, GTK_WIDGET (child));
  else if (GTK_IS_WIDGET (child))
    tablee_board_bin_set_child (self, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
tablee_board_bin_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TableeBoardBin *self = TABLEE_BOARD_BIN (object);

  switch (prop_id)
    {
    case PROP_SURFACE:
      g_object_get_property (G_OBJECT (self->surface), "art", value);
      break;
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_BAR:
      g_value_set_object (value, self->bar);
      break;
    case PROP_FORM:
      g_value_set_enum (value, (int) self->form);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_board_bin_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TableeBoardBin *self = TABLEE_BOARD_BIN (object);

  switch (prop_id)
    {
    case PROP_SURFACE:
      tablee_board_bin_set_surface (self, g_value_get_string (value));
      break;
    case PROP_CHILD:
      tablee_board_bin_set_child (self, g_value_get_object (value));
      break;
    case PROP_BAR:
      tablee_board_bin_set_bar (self, g_value_get_object (value));
      break;
    case PROP_FORM:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Nothing reaches beyond, as with GTK_OVERFLOW_HIDDEN: for which GTK makes a node only while something would, so that all is another and is
 * drawn again whenever a light round a seat comes or goes. */
static void
tablee_board_bin_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  GtkSnapshot *inside = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) clip = NULL;

  GTK_WIDGET_CLASS (tablee_board_bin_parent_class)->snapshot (widget, inside);
  node = gtk_snapshot_free_to_node (inside);
  if (node == NULL)
    return;

  clip = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  gtk_snapshot_append_node (snapshot, clip);
}

static void
tablee_board_bin_dispose (GObject *object)
{
  TableeBoardBin *self = TABLEE_BOARD_BIN (object);

  g_clear_handle_id (&self->form_source, g_source_remove);
  self->child = NULL;
  self->bar = NULL;
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (tablee_board_bin_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_SURFACE] = g_param_spec_string ("surface", NULL, NULL, NULL, flags);
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_FORM] = g_param_spec_enum ("form", NULL, NULL, TABLEE_TYPE_FORM, TABLEE_FORM_WIDE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_board_bin_class_init (TableeBoardBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_board_bin_get_property;
  object_class->set_property = tablee_board_bin_set_property;
  object_class->dispose = tablee_board_bin_dispose;
  widget_class->measure = tablee_board_bin_measure;
  widget_class->size_allocate = tablee_board_bin_size_allocate;
  widget_class->snapshot = tablee_board_bin_snapshot;
  install_properties (object_class);

  signals[FORM_CHANGED] = g_signal_new ("form-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  signals[RESIZED] = g_signal_new ("resized", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board-bin");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_board_bin_init (TableeBoardBin *self)
{
  self->form = TABLEE_FORM_WIDE;
  self->surface = TABLEE_PICTURE (g_object_new (TABLEE_TYPE_PICTURE, "cover", TRUE, NULL));
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->flights = TABLEE_FLIGHT_LAYER (g_object_new (TABLEE_TYPE_FLIGHT_LAYER, NULL));
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed", G_CALLBACK (fit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->surface), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->flights), GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tablee_board_bin_new (void)
{
  return g_object_new (TABLEE_TYPE_BOARD_BIN, NULL);
}

void
tablee_board_bin_set_surface (TableeBoardBin *self,
                              const char     *surface)
{
  g_return_if_fail (TABLEE_IS_BOARD_BIN (self));

  tablee_picture_set_art (self->surface, surface);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SURFACE]);
}

void
tablee_board_bin_set_child (TableeBoardBin *self,
                            GtkWidget      *child)
{
  g_return_if_fail (TABLEE_IS_BOARD_BIN (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (self->child == child)
    return;

  self->child = child;
  gtk_scrolled_window_set_child (self->scroller, child);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

void
tablee_board_bin_set_bar (TableeBoardBin *self,
                          GtkWidget      *bar)
{
  g_return_if_fail (TABLEE_IS_BOARD_BIN (self));
  g_return_if_fail (bar == NULL || GTK_IS_WIDGET (bar));

  if (self->bar == bar)
    return;

  g_clear_pointer (&self->bar, gtk_widget_unparent);
  self->bar = bar;
  if (bar != NULL)
    gtk_widget_insert_before (bar, GTK_WIDGET (self), GTK_WIDGET (self->flights));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BAR]);
}

TableeForm
tablee_board_bin_get_form (TableeBoardBin *self)
{
  g_return_val_if_fail (TABLEE_IS_BOARD_BIN (self), TABLEE_FORM_WIDE);

  return self->form;
}

TableeFlightLayer *
tablee_board_bin_get_flights (TableeBoardBin *self)
{
  g_return_val_if_fail (TABLEE_IS_BOARD_BIN (self), NULL);

  return self->flights;
}

gboolean
tablee_board_bin_has_room (TableeBoardBin *self,
                           int             slack)
{
  g_return_val_if_fail (TABLEE_IS_BOARD_BIN (self), FALSE);

  return get_need (self) + slack <= self->height;
}
