/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "shelf.h"

#include "widgets/children.h"
#include "widgets/travel.h"

enum
{
  DEFAULT_HEIGHT = 48,
  DEFAULT_GAP = 4,
};

struct _PhShelf
{
  GtkWidget  parent_instance;

  GPtrArray *views;       /* PhTileView; the widget owns them */
  gsize      last_focus;  /* where Tab comes back to */
  int        tile_height;
  int        per_row;
  int        gap;
  gboolean   centred;
};

G_DEFINE_FINAL_TYPE (PhShelf, ph_shelf, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TILE_HEIGHT,
  PROP_PER_ROW,
  PROP_GAP,
  PROP_CENTRED,
  N_PROPS,
};

enum
{
  ACTIVATED,
  LOOKED_AT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

PhTileView *
ph_shelf_get_view (PhShelf *self,
                   gsize    index)
{
  g_return_val_if_fail (PH_IS_SHELF (self), NULL);

  return index < self->views->len ? g_ptr_array_index (self->views, index) : NULL;
}

PhTileView *
ph_shelf_find_view (PhShelf *self,
                    int      id)
{
  g_return_val_if_fail (PH_IS_SHELF (self), NULL);

  for (gsize i = 0; i < self->views->len; i++)
    if (ph_tile_view_get_tile (ph_shelf_get_view (self, i))->id == id)
      return ph_shelf_get_view (self, i);

  return NULL;
}

/*
 * Layout
 */

typedef void (*Place) (PhTileView *view,
                       int         x,
                       int         y,
                       int         width,
                       int         height);

/* How far the row that begins with @first is from the left of @width, for it to be in the middle. */
static int
get_indent (PhShelf *self,
            gsize    first,
            int      width)
{
  int row = -self->gap;
  int in_row = 0;

  if (!self->centred)
    return 0;

  for (gsize i = first; i < self->views->len; i++)
    {
      int w;
      int h;

      ph_tile_view_get_size (ph_shelf_get_view (self, i), &w, &h);
      if (in_row > 0 && ((self->per_row > 0 && in_row == self->per_row) || row + self->gap + w > width))
        break;
      row += self->gap + w;
      in_row++;
    }

  return MAX ((width - row) / 2, 0);
}

/* Goes through all tiles in a width. Returns the height of all rows, and in @widest the longest. */
static int
lay_out (PhShelf *self,
         int      width,
         Place    place,
         int     *widest)
{
  int indent = place != NULL ? get_indent (self, 0, width) : 0;
  int x = 0;
  int y = 0;
  int row_height = 0;
  int in_row = 0;

  *widest = 0;
  for (gsize i = 0; i < self->views->len; i++)
    {
      PhTileView *view = ph_shelf_get_view (self, i);
      int w;
      int h;

      ph_tile_view_get_size (view, &w, &h);
      if (in_row > 0 && ((self->per_row > 0 && in_row == self->per_row) || (self->per_row == 0 && x + w > width)))
        {
          y += row_height + self->gap;
          x = 0;
          in_row = 0;
          row_height = 0;
          indent = place != NULL ? get_indent (self, i, width) : 0;
        }
      if (place != NULL)
        place (view, indent + x, y, w, h);
      *widest = MAX (*widest, x + w);
      x += w + self->gap;
      row_height = MAX (row_height, h);
      in_row++;
    }

  return y + row_height;
}

static void
allocate (PhTileView *view,
          int         x,
          int         y,
          int         width,
          int         height)
{
  gtk_widget_size_allocate (GTK_WIDGET (view), &(GtkAllocation) { x, y, width, height }, -1);
}

static int
get_widest_tile (PhShelf *self)
{
  int widest = 0;

  for (gsize i = 0; i < self->views->len; i++)
    {
      int width;
      int height;

      ph_tile_view_get_size (ph_shelf_get_view (self, i), &width, &height);
      widest = MAX (widest, width);
    }

  return widest;
}

static GtkSizeRequestMode
ph_shelf_get_request_mode (GtkWidget *widget)
{
  return PH_SHELF (widget)->per_row > 0 ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ph_shelf_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  PhShelf *self = PH_SHELF (widget);
  int widest;
  int height = lay_out (self, orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 ? for_size : G_MAXINT, NULL, &widest);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = height;
      return;
    }

  *natural = widest;
  *minimum = self->per_row > 0 ? widest : get_widest_tile (self);
}

static void
ph_shelf_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  int widest;

  lay_out (PH_SHELF (widget), width, allocate, &widest);
}

/*
 * Travelling
 */

gboolean
ph_shelf_focus_first (PhShelf *self)
{
  g_return_val_if_fail (PH_IS_SHELF (self), FALSE);

  for (gsize i = 0; i < self->views->len; i++)
    if (ph_tile_view_get_tile (ph_shelf_get_view (self, i))->available)
      return tablee_travel_to (self->views, (int) i, &self->last_focus);

  return tablee_travel_to (self->views, 0, &self->last_focus);
}

static gboolean
ph_shelf_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  PhShelf *self = PH_SHELF (widget);

  return tablee_travel (widget, self->views, direction, &self->last_focus);
}

static gboolean
end_cb (GtkWidget *widget,
        GVariant  *last,
        gpointer   user_data)
{
  PhShelf *self = PH_SHELF (widget);

  return tablee_travel_to (self->views, g_variant_get_boolean (last) ? (int) self->views->len - 1 : 0, &self->last_focus);
}

/*
 * The widget
 */

static void
clicked_cb (PhShelf    *self,
            PhTileView *view)
{
  guint index;

  if (g_ptr_array_find (self->views, view, &index))
    self->last_focus = index;
  g_signal_emit (self, signals[ACTIVATED], 0, ph_tile_view_get_tile (view)->id);
}

static void
flags_changed_cb (PhShelf       *self,
                  GtkStateFlags  old,
                  PhTileView    *view)
{
  const GtkStateFlags looked = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;
  GtkStateFlags now = gtk_widget_get_state_flags (GTK_WIDGET (view));

  gtk_widget_queue_draw (GTK_WIDGET (view));
  if ((now & looked) == (old & looked))
    return;

  g_signal_emit (self, signals[LOOKED_AT], 0, (now & looked) != 0 ? ph_tile_view_get_tile (view)->id : -1);
}

static PhTileView *
add_view (PhShelf *self)
{
  PhTileView *view = PH_TILE_VIEW (ph_tile_view_new ());

  ph_tile_view_set_height (view, self->tile_height);
  gtk_widget_set_parent (GTK_WIDGET (view), GTK_WIDGET (self));
  g_signal_connect_swapped (view, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (view, "state-flags-changed", G_CALLBACK (flags_changed_cb), self);
  g_ptr_array_add (self->views, view);
  return view;
}

static void
ph_shelf_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  PhShelf *self = PH_SHELF (object);

  switch (prop_id)
    {
    case PROP_TILE_HEIGHT:
      g_value_set_int (value, self->tile_height);
      break;
    case PROP_PER_ROW:
      g_value_set_int (value, self->per_row);
      break;
    case PROP_GAP:
      g_value_set_int (value, self->gap);
      break;
    case PROP_CENTRED:
      g_value_set_boolean (value, self->centred);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_centred (PhShelf  *self,
             gboolean  centred)
{
  if (self->centred == centred)
    return;

  self->centred = centred;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CENTRED]);
}

static void
ph_shelf_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  PhShelf *self = PH_SHELF (object);

  switch (prop_id)
    {
    case PROP_TILE_HEIGHT:
      ph_shelf_set_height (self, g_value_get_int (value));
      break;
    case PROP_PER_ROW:
      ph_shelf_set_per_row (self, g_value_get_int (value));
      break;
    case PROP_GAP:
      ph_shelf_set_gap (self, g_value_get_int (value));
      break;
    case PROP_CENTRED:
      set_centred (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ph_shelf_dispose (GObject *object)
{
  PhShelf *self = PH_SHELF (object);

  for (guint i = 0; i < self->views->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->views, i), self);
  g_ptr_array_set_size (self->views, 0);
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (ph_shelf_parent_class)->dispose (object);
}

static void
ph_shelf_finalize (GObject *object)
{
  g_ptr_array_unref (PH_SHELF (object)->views);

  G_OBJECT_CLASS (ph_shelf_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_TILE_HEIGHT] = g_param_spec_int ("tile-height", NULL, NULL, 8, 1000, DEFAULT_HEIGHT, flags);
  properties[PROP_PER_ROW] = g_param_spec_int ("per-row", NULL, NULL, 0, 100, 0, flags);
  properties[PROP_GAP] = g_param_spec_int ("gap", NULL, NULL, 0, 100, DEFAULT_GAP, flags);
  properties[PROP_CENTRED] = g_param_spec_boolean ("centred", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ph_shelf_class_init (PhShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ph_shelf_get_property;
  object_class->set_property = ph_shelf_set_property;
  object_class->dispose = ph_shelf_dispose;
  object_class->finalize = ph_shelf_finalize;
  widget_class->get_request_mode = ph_shelf_get_request_mode;
  widget_class->measure = ph_shelf_measure;
  widget_class->size_allocate = ph_shelf_size_allocate;
  widget_class->focus = ph_shelf_focus;
  install_properties (object_class);

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LOOKED_AT] = g_signal_new ("looked-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "shelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ph_shelf_init (PhShelf *self)
{
  self->views = g_ptr_array_new ();
  self->tile_height = DEFAULT_HEIGHT;
  self->gap = DEFAULT_GAP;
}

GtkWidget *
ph_shelf_new (void)
{
  return g_object_new (PH_TYPE_SHELF, NULL);
}

void
ph_shelf_set_tiles (PhShelf      *self,
                    const PhTile *tiles,
                    gsize         n_tiles)
{
  int focus;

  g_return_if_fail (PH_IS_SHELF (self));
  g_return_if_fail (tiles != NULL || n_tiles == 0);

  focus = tablee_travel_get_index (GTK_WIDGET (self), self->views);
  if (focus >= 0 && n_tiles > 0 && focus >= (int) n_tiles)
    tablee_travel_to (self->views, (int) n_tiles - 1, &self->last_focus);
  while (self->views->len > n_tiles)
    {
      GtkWidget *view = g_ptr_array_steal_index (self->views, self->views->len - 1);

      g_signal_handlers_disconnect_by_data (view, self);
      gtk_widget_unparent (view);
    }
  while (self->views->len < n_tiles)
    add_view (self);
  for (gsize i = 0; i < n_tiles; i++)
    ph_tile_view_set_tile (ph_shelf_get_view (self, i), &tiles[i]);
}

static void
changed (PhShelf    *self,
         GParamSpec *pspec)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

void
ph_shelf_set_height (PhShelf *self,
                     int      height)
{
  g_return_if_fail (PH_IS_SHELF (self));

  if (self->tile_height == height)
    return;

  self->tile_height = height;
  for (gsize i = 0; i < self->views->len; i++)
    ph_tile_view_set_height (ph_shelf_get_view (self, i), height);
  changed (self, properties[PROP_TILE_HEIGHT]);
}

void
ph_shelf_set_per_row (PhShelf *self,
                      int      per_row)
{
  g_return_if_fail (PH_IS_SHELF (self));

  if (self->per_row == per_row)
    return;

  self->per_row = per_row;
  changed (self, properties[PROP_PER_ROW]);
}

void
ph_shelf_set_gap (PhShelf *self,
                  int      gap)
{
  g_return_if_fail (PH_IS_SHELF (self));

  if (self->gap == gap)
    return;

  self->gap = gap;
  changed (self, properties[PROP_GAP]);
}
