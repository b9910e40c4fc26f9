/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles in rows, among which one travels by keyboard. */
#include "config.h"
#include "shelf.h"

#define DEFAULT_GAP 4

struct _PhShelf
{
  PhTileRack parent_instance;

  int        per_row;
  int        gap;
};

G_DEFINE_FINAL_TYPE (PhShelf, ph_shelf, PH_TYPE_TILE_RACK)

enum
{
  PROP_0,
  PROP_TILE_HEIGHT,
  PROP_PER_ROW,
  PROP_GAP,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gsize
get_n_views (PhShelf *self)
{
  return tablee_rack_get_n_views (TABLEE_RACK (self));
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

  if (!tablee_rack_get_centred (TABLEE_RACK (self)))
    return 0;

  for (gsize i = first; i < get_n_views (self); i++)
    {
      int w;
      int h;

      ph_tile_view_get_size (ph_tile_rack_get_view (PH_TILE_RACK (self), i), &w, &h);
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
  for (gsize i = 0; i < get_n_views (self); i++)
    {
      PhTileView *view = ph_tile_rack_get_view (PH_TILE_RACK (self), i);
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

  for (gsize i = 0; i < get_n_views (self); i++)
    {
      int width;
      int height;

      ph_tile_view_get_size (ph_tile_rack_get_view (PH_TILE_RACK (self), i), &width, &height);
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
 * The widget
 */

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
      g_value_set_int (value, ph_tile_rack_get_height (PH_TILE_RACK (self)));
      break;
    case PROP_PER_ROW:
      g_value_set_int (value, self->per_row);
      break;
    case PROP_GAP:
      g_value_set_int (value, self->gap);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_TILE_HEIGHT] = g_param_spec_int ("tile-height", NULL, NULL, 8, 1000, 48, flags);
  properties[PROP_PER_ROW] = g_param_spec_int ("per-row", NULL, NULL, 0, 100, 0, flags);
  properties[PROP_GAP] = g_param_spec_int ("gap", NULL, NULL, 0, 100, DEFAULT_GAP, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ph_shelf_class_init (PhShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ph_shelf_get_property;
  object_class->set_property = ph_shelf_set_property;
  widget_class->get_request_mode = ph_shelf_get_request_mode;
  widget_class->measure = ph_shelf_measure;
  widget_class->size_allocate = ph_shelf_size_allocate;
  install_properties (object_class);

  gtk_widget_class_set_css_name (widget_class, "shelf");
}

static void
ph_shelf_init (PhShelf *self)
{
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
  g_return_if_fail (PH_IS_SHELF (self));

  tablee_rack_set (TABLEE_RACK (self), tiles, n_tiles);
}

gboolean
ph_shelf_focus_first (PhShelf *self)
{
  g_return_val_if_fail (PH_IS_SHELF (self), FALSE);

  for (gsize i = 0; i < get_n_views (self); i++)
    if (ph_tile_view_get_tile (ph_tile_rack_get_view (PH_TILE_RACK (self), i))->available)
      return tablee_rack_focus_view (TABLEE_RACK (self), i);

  return tablee_rack_focus_view (TABLEE_RACK (self), 0);
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

  if (ph_tile_rack_set_height (PH_TILE_RACK (self), height))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TILE_HEIGHT]);
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
ph_shelf_set_sizes (PhShelf *self,
                    int      height,
                    int      per_row)
{
  ph_shelf_set_height (self, height);
  ph_shelf_set_per_row (self, per_row);
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
