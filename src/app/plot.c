/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of several players over a game: layout, scale, drawing. */
#include "config.h"
#include "plot.h"

#include <adwaita.h>

enum
{
  MARGIN = 10,
  MARK = 4,              /* half the size of a mark */
  MARKS = 12,            /* of a line, about */
  NAME_WIDTH = 110,      /* at most this much for the names at the end of the lines */
  LINE_GAP = 2,
};

#define BAND_ALPHA 0.2f  /* of the colour of a line, where it is uncertain */

/* Colours that differ in luminance as well as in hue, for light and for dark style. */
static const char *const light_colours[TABLEE_MAX_COLUMNS] =
{
  "#1a5fb4", "#c01c28", "#26a269", "#9141ac", "#c64600", "#0b7a83", "#63452c", "#a51d77", "#5e5c64", "#000000",
};
static const char *const dark_colours[TABLEE_MAX_COLUMNS] =
{
  "#78aeed", "#ff7b63", "#8ff0a4", "#dc8add", "#ffbe6f", "#7fe3ea", "#cdab8f", "#f5a3d7", "#c0bfbc", "#ffffff",
};

static const double dashes[TABLEE_MAX_COLUMNS][4] =
{
  { 0 }, { 8, 4 }, { 2, 3 }, { 10, 3, 2, 3 }, { 5, 2 }, { 14, 4 }, { 4, 6 }, { 8, 2, 2, 2 }, { 1, 4 }, { 12, 2, 4, 2 },
};

static void
get_colour (guint    column,
            GdkRGBA *colour)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  gdk_rgba_parse (colour, dark ? dark_colours[column % TABLEE_MAX_COLUMNS] : light_colours[column % TABLEE_MAX_COLUMNS]);
}

void
tablee_plot_get_ink (GdkRGBA *colour,
                     float    alpha)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (colour != NULL);

  gdk_rgba_parse (colour, adw_style_manager_get_dark (manager) ? "#ffffff" : "#241f31");
  colour->alpha = adw_style_manager_get_high_contrast (manager) ? (1 + alpha) / 2 : alpha;
}

static const TableePlotPoint *
point_at (const TableePlot *self,
          guint             line,
          guint             index)
{
  return &g_array_index (self->points[line], TableePlotPoint, index);
}

double
tablee_plot_get_x (const TableePlotArea *area,
                   double                x)
{
  g_return_val_if_fail (area != NULL, 0);

  return area->left + (area->right - area->left) * x;
}

double
tablee_plot_get_y (const TableePlot     *self,
                   const TableePlotArea *area,
                   double                y)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (area != NULL, 0);

  return MARGIN + (area->height - 2 * MARGIN) * (self->highest - y) / MAX (self->highest - self->lowest, 1e-9);
}

/* One mark a seat: dot, square, triangle, diamond, cross; then again. */
static void
draw_mark (cairo_t *cr,
           guint    column,
           double   x,
           double   y)
{
  cairo_new_path (cr);
  switch (column % 5)
    {
    case 0:
      cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
      break;

    case 1:
      cairo_rectangle (cr, x - MARK, y - MARK, 2 * MARK, 2 * MARK);
      break;

    case 2:
      cairo_move_to (cr, x, y - MARK - 1);
      cairo_line_to (cr, x + MARK + 1, y + MARK);
      cairo_line_to (cr, x - MARK - 1, y + MARK);
      break;

    case 3:
      cairo_move_to (cr, x, y - MARK - 1);
      cairo_line_to (cr, x + MARK + 1, y);
      cairo_line_to (cr, x, y + MARK + 1);
      cairo_line_to (cr, x - MARK - 1, y);
      break;

    case 4:
    default:
      cairo_rectangle (cr, x - MARK - 1, y - 1.5, 2 * MARK + 2, 3);
      cairo_rectangle (cr, x - 1.5, y - MARK - 1, 3, 2 * MARK + 2);
      break;
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* No line leads to it, so that only its mark can be seen. */
static gboolean
stands_alone (const TableePlot *self,
              guint             line,
              guint             index)
{
  gboolean last = index + 1 == self->points[line]->len;

  return (index == 0 || point_at (self, line, index)->apart) && (last || point_at (self, line, index + 1)->apart);
}

static void
draw_line (const TableePlot     *self,
           const TableePlotArea *area,
           cairo_t              *cr,
           guint                 line)
{
  const double *dash = dashes[line % TABLEE_MAX_COLUMNS];
  guint count = self->points[line]->len;
  guint every = MAX (1, count / MARKS);
  GdkRGBA colour;

  get_colour (line, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dash, dash[2] > 0 ? 4 : dash[0] > 0 ? 2 : 0, 0);
  for (guint i = 0; i < count; i++)
    (point_at (self, line, i)->apart ? cairo_move_to : cairo_line_to) (cr, tablee_plot_get_x (area, point_at (self, line, i)->x),
                                                                       tablee_plot_get_y (self, area, point_at (self, line, i)->y));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < count; i++)
    if (i % every == 0 || i + 1 == count || stands_alone (self, line, i))
      draw_mark (cr, line, tablee_plot_get_x (area, point_at (self, line, i)->x),
                 tablee_plot_get_y (self, area, point_at (self, line, i)->y));
}

/* How uncertain the line is: from the upper edge back along the lower one. */
static void
draw_band (const TableePlot     *self,
           const TableePlotArea *area,
           cairo_t              *cr,
           guint                 line)
{
  guint count = self->points[line]->len;
  GdkRGBA colour;

  if (count < 2 || point_at (self, line, count - 1)->margin <= 0)
    return;

  get_colour (line, &colour);
  colour.alpha = BAND_ALPHA;
  cairo_save (cr);
  cairo_rectangle (cr, area->left, MARGIN, area->right - area->left, MAX (area->height - 2 * MARGIN, 0));
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  for (guint i = 0; i < 2 * count; i++)
    {
      const TableePlotPoint *point = point_at (self, line, i < count ? i : 2 * count - 1 - i);

      cairo_line_to (cr, tablee_plot_get_x (area, point->x),
                     tablee_plot_get_y (self, area, point->y + (i < count ? point->margin : -point->margin)));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

static PangoLayout *
make_layout (GtkWidget  *widget,
             const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);

  return layout;
}

static void
draw_text (GtkSnapshot   *snapshot,
           PangoLayout   *layout,
           const GdkRGBA *colour,
           double         x,
           double         y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* Highest, lowest and middle on the left. Returns the width they take. */
static double
draw_scale (const TableePlot     *self,
            const TableePlotArea *area,
            GtkWidget            *widget,
            GtkSnapshot          *snapshot)
{
  const char *words[] = { self->highest_words, self->lowest_words, self->middle_words };
  const double values[] = { self->highest, self->lowest, self->middle };
  double top = tablee_plot_get_y (self, area, self->highest);
  double bottom = tablee_plot_get_y (self, area, self->lowest);
  double widest = 0;
  GdkRGBA ink;
  int line_height = 0;

  tablee_plot_get_ink (&ink, 0.75f);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (widget, words[i]);
      double y = tablee_plot_get_y (self, area, values[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, &line_height);
      if (i == 2 && (y - top < line_height || bottom - y < line_height))
        continue;
      draw_text (snapshot, layout, &ink, 0, CLAMP (y - line_height / 2.0, 0, area->height - line_height));
      widest = MAX (widest, width);
    }

  return widest;
}

static double
last_of (const TableePlot *self,
         guint             line)
{
  guint count = self->points[line]->len;

  return count > 0 ? point_at (self, line, count - 1)->y : self->lowest;
}

/* Where the names stand: at the ends of their lines, pushed apart where they would cover each other. */
static void
place_names (const TableePlot     *self,
             const TableePlotArea *area,
             int                   line_height,
             guint                *order,
             double               *tops)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      guint j = i;

      for (; j > 0 && last_of (self, order[j - 1]) < last_of (self, i); j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
  for (guint i = 0; i < self->n_lines; i++)
    {
      tops[i] = tablee_plot_get_y (self, area, last_of (self, order[i])) - line_height / 2.0;
      if (i > 0)
        tops[i] = MAX (tops[i], tops[i - 1] + line_height + LINE_GAP);
    }
  for (guint i = self->n_lines; i-- > 0;)
    tops[i] = MIN (tops[i], i + 1 == self->n_lines ? area->height - line_height : tops[i + 1] - line_height - LINE_GAP);
}

static void
draw_names (const TableePlot     *self,
            const TableePlotArea *area,
            GtkWidget            *widget,
            GtkSnapshot          *snapshot)
{
  g_autoptr (PangoLayout) measure = make_layout (widget, "A");
  guint order[TABLEE_MAX_COLUMNS] = { 0 };
  double tops[TABLEE_MAX_COLUMNS];
  int line_height;

  pango_layout_get_pixel_size (measure, NULL, &line_height);
  place_names (self, area, line_height, order, tops);
  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (widget, self->names[order[i]]);
      GdkRGBA colour;

      get_colour (order[i], &colour);
      pango_layout_set_width (layout, (NAME_WIDTH - 8) * PANGO_SCALE);
      draw_text (snapshot, layout, &colour, area->right + 8, tops[i]);
    }
}

static double
names_width (const TableePlot *self,
             GtkWidget        *widget)
{
  int widest = 0;

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (widget, self->names[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width + 12);
    }

  return MIN (widest, NAME_WIDTH);
}

TableePlotArea
tablee_plot_snapshot (const TableePlot *self,
                      GtkWidget        *widget,
                      GtkSnapshot      *snapshot)
{
  double width = gtk_widget_get_width (widget);
  TableePlotArea area = { 0, width, gtk_widget_get_height (widget) };
  graphene_rect_t whole;
  cairo_t *cr;
  GdkRGBA ink;

  g_return_val_if_fail (self != NULL, area);

  area.left = draw_scale (self, &area, widget, snapshot) + MARGIN;
  area.right = width - names_width (self, widget) - MARK;
  graphene_rect_init (&whole, 0, 0, (float) width, (float) area.height);
  cr = gtk_snapshot_append_cairo (snapshot, &whole);
  tablee_plot_get_ink (&ink, 0.25f);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, area.left, tablee_plot_get_y (self, &area, self->middle));
  cairo_line_to (cr, area.right, tablee_plot_get_y (self, &area, self->middle));
  cairo_stroke (cr);
  for (guint i = 0; i < self->n_lines; i++)
    draw_band (self, &area, cr, i);
  for (guint i = 0; i < self->n_lines; i++)
    draw_line (self, &area, cr, i);
  cairo_destroy (cr);
  draw_names (self, &area, widget, snapshot);

  return area;
}

TableePlot *
tablee_plot_new (guint n_lines)
{
  TableePlot *self;

  g_return_val_if_fail (n_lines <= TABLEE_MAX_COLUMNS, NULL);

  self = g_new0 (TableePlot, 1);
  self->n_lines = n_lines;
  self->names = g_new0 (char *, n_lines + 1);
  self->stops = g_array_new (FALSE, FALSE, sizeof (guint));
  self->signs = g_array_new (FALSE, FALSE, sizeof (TableePlotSign));
  for (guint i = 0; i < n_lines; i++)
    self->points[i] = g_array_new (FALSE, FALSE, sizeof (TableePlotPoint));

  return self;
}

void
tablee_plot_free (TableePlot *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_free (self->names[i]);
      g_array_unref (self->points[i]);
    }
  g_free (self->names);
  g_free (self->lowest_words);
  g_free (self->highest_words);
  g_free (self->middle_words);
  g_free (self->summary);
  g_array_unref (self->stops);
  g_array_unref (self->signs);
  g_free (self);
}

void
tablee_plot_set_margin (TableePlot *self,
                        guint       line,
                        double      margin)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (line < self->n_lines);
  g_return_if_fail (self->points[line]->len > 0);

  g_array_index (self->points[line], TableePlotPoint, self->points[line]->len - 1).margin = margin;
}

void
tablee_plot_lift (TableePlot *self,
                  guint       line)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (line < self->n_lines);

  self->lifted[line] = TRUE;
}

void
tablee_plot_add (TableePlot *self,
                 guint       line,
                 double      x,
                 double      y)
{
  TableePlotPoint point = { x, y, FALSE, 0 };

  g_return_if_fail (self != NULL);
  g_return_if_fail (line < self->n_lines);

  point.apart = self->lifted[line] && self->points[line]->len > 0;
  self->lifted[line] = FALSE;

  g_array_append_val (self->points[line], point);
  self->lowest = MIN (self->lowest, y);
  self->highest = MAX (self->highest, y);
}
