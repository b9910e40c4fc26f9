/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout of cards in equal columns, without half-empty rows where that can be helped. */
#include "config.h"
#include "shelf-layout.h"

struct _TableeShelfLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeShelfLayout, tablee_shelf_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  SPACING = 18,
  COLUMN_WIDTH = 240,  /* a card is narrower only where there is no room for one */
};

static guint
count_cards (GtkWidget *shelf)
{
  guint count = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (shelf); card != NULL; card = gtk_widget_get_next_sibling (card))
    count += gtk_widget_should_layout (card);

  return count;
}

static int
choose_columns (int width,
                int cards)
{
  int room = MAX (1, (width + SPACING) / (COLUMN_WIDTH + SPACING));
  int best = 1;
  int fewest_gaps = G_MAXINT;

  for (int columns = MIN (room, cards); columns >= MAX (1, room / 2); columns--)
    {
      int gaps = (columns - cards % columns) % columns;

      if (gaps < fewest_gaps)
        {
          best = columns;
          fewest_gaps = gaps;
        }
    }

  return best;
}

/* Goes through the cards with the rectangle of each; places them if asked. Returns the height of all. */
static int
lay_out (GtkWidget *shelf,
         int        width,
         gboolean   place)
{
  int columns = choose_columns (width, MAX (1, (int) count_cards (shelf) - 1));
  int card_width = (width - (columns - 1) * SPACING) / columns;
  GtkWidget *card = gtk_widget_get_first_child (shelf);
  gboolean rtl = gtk_widget_get_direction (shelf) == GTK_TEXT_DIR_RTL;
  int in_row = 1;
  int y = 0;

  while (card != NULL)
    {
      int row_width = in_row == 1 ? width : card_width;
      int height = 0;
      GtkWidget *last = card;

      for (int i = 0; i < in_row && last != NULL; i++, last = gtk_widget_get_next_sibling (last))
        {
          int natural;

          gtk_widget_measure (last, GTK_ORIENTATION_VERTICAL, row_width, NULL, &natural, NULL, NULL);
          height = MAX (height, natural);
        }

      for (int x = 0; card != last; card = gtk_widget_get_next_sibling (card), x += row_width + SPACING)
        if (place)
          gtk_widget_size_allocate (card, &(GtkAllocation) { rtl ? width - x - row_width : x, y, row_width, height }, -1);

      y += height + SPACING;
      in_row = columns;
    }

  return MAX (0, y - SPACING);
}

static GtkSizeRequestMode
tablee_shelf_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *shelf)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_shelf_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *shelf,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  *minimum = 0;
  for (GtkWidget *card = gtk_widget_get_first_child (shelf); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      int card_minimum;

      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &card_minimum, NULL, NULL, NULL);
      *minimum = MAX (*minimum, card_minimum);
    }
  *natural = MAX (*minimum, 4 * COLUMN_WIDTH + 3 * SPACING);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (shelf, for_size >= 0 ? MAX (for_size, *minimum) : *natural, FALSE);
}

static void
tablee_shelf_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *shelf,
                              int               width,
                              int               height,
                              int               baseline)
{
  lay_out (shelf, width, TRUE);
}

static void
tablee_shelf_layout_class_init (TableeShelfLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_shelf_layout_get_request_mode;
  layout_class->measure = tablee_shelf_layout_measure;
  layout_class->allocate = tablee_shelf_layout_allocate;
}

static void
tablee_shelf_layout_init (TableeShelfLayout *self)
{
}
