/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things lie on the table of Martian 12s. */
#include "config.h"
#include "table-layout.h"

#include "widgets/children.h"

enum
{
  MARGIN = 10,
  MIN_WIDTH = 340,
  MIN_HEIGHT = 320,
  MAX_COLUMNS = 4,
  MIN_BAG = 66,
  MIN_MIDDLE = 110,  /* what bag, sizes and pot need beside each other */
};

struct _M12TableLayout
{
  GtkLayoutManager parent_instance;

  M12TableParts    parts;
};

G_DEFINE_FINAL_TYPE (M12TableLayout, m12_table_layout, GTK_TYPE_LAYOUT_MANAGER)

/* How many of the others sit at each side of the ring, and in the row at the top. */
static const struct
{
  int side;
  int top;
} rings[TABLEE_MAX_SEATS] = {
  { 0, 0 }, { 0, 1 }, { 0, 2 }, { 1, 1 }, { 1, 2 }, { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 },
};

static int
get_natural_height (GtkWidget *widget,
                    int        width)
{
  int min_width;
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, min_width), NULL, &natural, NULL, NULL);
  return natural;
}

static void
place_centred (GtkWidget          *widget,
               const GtkAllocation *area,
               gboolean             fill_width)
{
  int width;
  int height;

  if (!gtk_widget_should_layout (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = fill_width ? area->width : MIN (width, area->width);
  height = MIN (get_natural_height (widget, width), area->height);
  tablee_widget_place (widget, area->x + (area->width - width) / 2, area->y + (area->height - height) / 2, width, height);
}

static gboolean
shows_left (M12TableLayout *self)
{
  return gtk_widget_should_layout (self->parts.left);
}

/* The @index-th of the others, clockwise from the seat at the bottom: first on its left hand. */
static GtkWidget *
get_other (M12TableLayout *self,
           int             index)
{
  return self->parts.seats[(self->parts.near + 1 + index) % self->parts.n_seats];
}

static void
place_strip (M12TableLayout *self,
             GtkWidget      *table,
             int             y,
             int             width,
             int             row_height)
{
  int others = self->parts.n_seats - 1;
  int columns = m12_table_layout_count_columns (others);
  int column_width = (width - MARGIN) / columns;

  for (int i = 0; i < others; i++)
    tablee_widget_place_along (table, get_other (self, i), MARGIN / 2 + i % columns * column_width + 2, y + i / columns * row_height + 7,
                               column_width - 4, row_height - 11);
}

/* In the middle, and over the others if it needs more room. */
static void
place_card (M12TableLayout      *self,
            const GtkAllocation *middle)
{
  GtkWidget *card = self->parts.card;
  int width;
  int height;

  if (!gtk_widget_should_layout (card))
    return;

  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (MAX (width, 360), middle->width);
  height = get_natural_height (card, width);
  tablee_widget_place (card, middle->x + (middle->width - width) / 2, MAX (middle->y + (middle->height - height) / 2, MARGIN),
                       width, height);
}

/* Across the top of @area, if it has room there. Returns: the height that it takes */
static int
place_key (M12TableLayout      *self,
           const GtkAllocation *area)
{
  GtkWidget *key = self->parts.key;
  int height;

  if (!gtk_widget_should_layout (key))
    return 0;

  height = get_natural_height (key, area->width);
  gtk_widget_set_child_visible (key, height <= area->height);
  if (height > area->height)
    return 0;

  tablee_widget_place (key, area->x, area->y, area->width, height);
  return height;
}

static void
allocate_narrow (M12TableLayout *self,
                 GtkWidget      *table,
                 int             width,
                 int             height)
{
  M12TableParts *parts = &self->parts;
  int rows = m12_table_layout_count_columns (parts->n_seats - 1) < parts->n_seats - 1 ? 2 : 1;
  int row_height = CLAMP (height * (rows == 1 ? 29 : 23) / 100, 84, rows == 1 ? 220 : 170);
  int near_height = CLAMP (height * 30 / 100, 104, 240);
  int middle = rows * row_height + MARGIN / 2;
  int middle_height = height - near_height - middle - MARGIN / 2;
  int left_height = shows_left (self) ? get_natural_height (parts->left, width - 2 * MARGIN) : 0;
  int key_height;
  int bag_height;

  place_strip (self, table, 0, width, row_height);
  place_card (self, &(GtkAllocation) { MARGIN, middle, width - 2 * MARGIN, middle_height });

  /* Where there is no room for it, the table of what is left covers the others. */
  if (left_height > 0 && middle_height - left_height >= MIN_MIDDLE)
    {
      tablee_widget_place (parts->left, MARGIN, middle, width - 2 * MARGIN, left_height);
      middle += left_height;
      middle_height -= left_height;
    }
  else
    {
      tablee_widget_place (parts->left, MARGIN, middle - left_height, width - 2 * MARGIN, left_height);
    }

  key_height = place_key (self, &(GtkAllocation) { MARGIN, middle, width - 2 * MARGIN, middle_height - MIN_MIDDLE });
  middle += key_height;
  middle_height -= key_height;
  bag_height = MIN (middle_height, width / 2);
  middle += (middle_height - bag_height) / 2;
  tablee_widget_place_along (table, parts->bag, MARGIN / 2, middle, width * 26 / 100, bag_height);
  tablee_widget_place_along (table, parts->sizes, width * 28 / 100, middle, width * 45 / 100, bag_height);
  tablee_widget_place_along (table, parts->pot, width * 74 / 100, middle, width * 25 / 100, bag_height);

  tablee_widget_place (parts->seats[parts->near], MARGIN, height - near_height, width - 2 * MARGIN, near_height - 4);
}

static void
place_ring (M12TableLayout *self,
            int             width,
            int             height,
            int             side_width,
            int             top_height)
{
  int others = self->parts.n_seats - 1;
  int side = rings[others].side;
  int top = rings[others].top;
  int from = side > 1 ? side_width + MARGIN : MARGIN;
  int slot = (width - 2 * from) / MAX (top, 1);
  int seat_width = MIN (slot - MARGIN, side_width * 5 / 4);
  int side_top = side > 1 ? MARGIN + top_height / 6 : top_height + MARGIN;
  int side_slot = (height - side_top) / MAX (side, 1);
  int side_height = MIN (side_slot - MARGIN, top_height);

  for (int i = 0; i < side; i++)
    {
      int y = side_top + (side_slot - side_height) / 2 + (side - 1 - i) * side_slot;

      tablee_widget_place (get_other (self, i), MARGIN, y, side_width, side_height);
      tablee_widget_place (get_other (self, others - 1 - i), width - side_width - MARGIN, y, side_width, side_height);
    }
  for (int i = 0; i < top; i++)
    {
      /* The ends of the row bend down, as round a table. */
      int bend = top > 2 && (i == 0 || i == top - 1) ? top_height / 8 : 0;

      tablee_widget_place (get_other (self, side + i), from + i * slot + (slot - seat_width) / 2, MARGIN + bend, seat_width,
                           top_height);
    }
}

static void
place_middle (M12TableLayout      *self,
              const GtkAllocation *area)
{
  M12TableParts *parts = &self->parts;
  int bag_width = MIN (area->width * 42 / 100, area->height * 16 / 10);
  int wing_width = MIN ((area->width - bag_width) / 2 - MARGIN, bag_width);
  int x = area->x + (area->width - bag_width) / 2;
  int sizes_height = MIN (area->height * 68 / 100, area->height - MIN_BAG);

  /* What can be pulled, and what it risks, is larger than what it comes from. */
  tablee_widget_place (parts->bag, x, area->y, bag_width, area->height - sizes_height);
  tablee_widget_place (parts->sizes, x, area->y + area->height - sizes_height, bag_width, sizes_height);
  place_centred (parts->left, &(GtkAllocation) { x - wing_width - MARGIN, area->y, wing_width, area->height }, TRUE);
  gtk_widget_set_child_visible (parts->key, TRUE);
  place_centred (parts->key, &(GtkAllocation) { x - wing_width - MARGIN, area->y, wing_width, area->height }, TRUE);
  tablee_widget_place (parts->pot, x + bag_width + MARGIN, area->y + area->height / 20, wing_width, area->height * 9 / 10);
}

static void
allocate_wide (M12TableLayout *self,
               int             width,
               int             height)
{
  M12TableParts *parts = &self->parts;
  gboolean sides = rings[parts->n_seats - 1].side > 0;
  int side_width = CLAMP (width * 22 / 100, 150, 520);
  int top_height = CLAMP (height * 25 / 100, 104, 420);
  int near_height = CLAMP (height * 35 / 100, 112, 460);
  int bend = rings[parts->n_seats - 1].top > 2 ? top_height / 8 : 0;
  int inner = sides ? width - 2 * side_width - 4 * MARGIN : width - 2 * MARGIN;
  int near_width = MIN (inner, side_width * 27 / 10);
  GtkAllocation middle = { (width - inner) / 2, MARGIN + top_height + bend / 2 + MARGIN, inner, 0 };

  middle.height = height - near_height - 2 * MARGIN - middle.y;
  place_ring (self, width, height, side_width, top_height);
  place_middle (self, &middle);
  place_card (self, &middle);
  tablee_widget_place (parts->seats[parts->near], (width - near_width) / 2, height - near_height - MARGIN, near_width, near_height);
}

static void
m12_table_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1000 : 720;
}

static void
m12_table_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  M12TableLayout *self = M12_TABLE_LAYOUT (manager);

  if (self->parts.n_seats == 0)
    return;

  if (self->parts.narrow)
    allocate_narrow (self, widget, width, height);
  else
    allocate_wide (self, width, height);
}

static GtkSizeRequestMode
m12_table_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
m12_table_layout_class_init (M12TableLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = m12_table_layout_measure;
  layout_class->allocate = m12_table_layout_allocate;
  layout_class->get_request_mode = m12_table_layout_get_request_mode;
}

static void
m12_table_layout_init (M12TableLayout *self)
{
}

void
m12_table_layout_set_parts (M12TableLayout      *self,
                            const M12TableParts *parts)
{
  g_return_if_fail (M12_IS_TABLE_LAYOUT (self));
  g_return_if_fail (parts->n_seats >= 0 && parts->n_seats <= TABLEE_MAX_SEATS);

  self->parts = *parts;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

int
m12_table_layout_count_columns (int others)
{
  return others <= MAX_COLUMNS ? others : (others + 1) / 2;
}
