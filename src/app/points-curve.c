/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "points-curve.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "present/present.h"
#include "sentences.h"

enum
{
  MARGIN = 10,
  MARK = 4,              /* half the size of a mark */
  NATURAL_HEIGHT = 220,
  MINIMUM_HEIGHT = 140,
  MINIMUM_WIDTH = 240,
  NAME_WIDTH = 110,      /* at most this much for the names at the end of the lines */
  LINE_GAP = 2,
};

typedef gint64 Totals[TABLEE_MAX_COLUMNS];

struct _TableePointsCurve
{
  GtkWidget   parent_instance;

  GArray     *totals;     /* of Totals; nullable */
  char      **names;
  guint       columns;
  gint64      lowest;
  gint64      highest;
  char       *lowest_words;
  char       *highest_words;
  char       *zero_words;
};

G_DEFINE_FINAL_TYPE (TableePointsCurve, tablee_points_curve, GTK_TYPE_WIDGET)

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

static void
get_ink (GdkRGBA *colour,
         float    alpha)
{
  gdk_rgba_parse (colour, adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "#ffffff" : "#241f31");
  colour->alpha = alpha;
}

static gint64
total_at (TableePointsCurve *self,
          guint              step,
          guint              column)
{
  return g_array_index (self->totals, Totals, step)[column];
}

static double
y_of (TableePointsCurve *self,
      double             value,
      double             height)
{
  double range = MAX (1.0, (double) (self->highest - self->lowest));

  return MARGIN + (height - 2 * MARGIN) * ((double) self->highest - value) / range;
}

static double
x_of (TableePointsCurve *self,
      guint              step,
      double             left,
      double             right)
{
  return self->totals->len < 2 ? left : left + (right - left) * step / (self->totals->len - 1);
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

static void
draw_line (TableePointsCurve *self,
           cairo_t           *cr,
           guint              column,
           double             left,
           double             right,
           double             height)
{
  guint every = MAX (1, self->totals->len / 12);
  int n_dashes = dashes[column % TABLEE_MAX_COLUMNS][2] > 0 ? 4 : dashes[column % TABLEE_MAX_COLUMNS][0] > 0 ? 2 : 0;
  GdkRGBA colour;

  get_colour (column, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes[column % TABLEE_MAX_COLUMNS], n_dashes, 0);
  for (guint i = 0; i < self->totals->len; i++)
    cairo_line_to (cr, x_of (self, i, left, right), y_of (self, (double) total_at (self, i, column), height));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < self->totals->len; i++)
    if (i % every == 0 || i + 1 == self->totals->len)
      draw_mark (cr, column, x_of (self, i, left, right), y_of (self, (double) total_at (self, i, column), height));
}

static PangoLayout *
make_layout (TableePointsCurve *self,
             const char        *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);

  return layout;
}

static void
draw_text (TableePointsCurve *self,
           GtkSnapshot       *snapshot,
           PangoLayout       *layout,
           const GdkRGBA     *colour,
           double             x,
           double             y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* Highest, lowest and nought on the left. Returns the width they take. */
static double
draw_scale (TableePointsCurve *self,
            GtkSnapshot       *snapshot,
            double             height)
{
  const char *words[] = { self->highest_words, self->lowest_words, self->zero_words };
  const gint64 values[] = { self->highest, self->lowest, 0 };
  double widest = 0;
  GdkRGBA ink;
  int line_height = 0;

  get_ink (&ink, 0.75f);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (self, words[i]);
      double y = y_of (self, (double) values[i], height);
      int width;

      pango_layout_get_pixel_size (layout, &width, &line_height);
      if (i == 2 && (y - y_of (self, (double) self->highest, height) < line_height
                     || y_of (self, (double) self->lowest, height) - y < line_height))
        continue;
      draw_text (self, snapshot, layout, &ink, 0, CLAMP (y - line_height / 2.0, 0, height - line_height));
      widest = MAX (widest, width);
    }

  return widest;
}

/* Where the names stand: at the ends of their lines, pushed apart where they would cover each other. */
static void
place_names (TableePointsCurve *self,
             double             height,
             int                line_height,
             guint             *order,
             double            *tops)
{
  guint last = self->totals->len - 1;

  for (guint i = 0; i < self->columns; i++)
    {
      guint j = i;

      for (; j > 0 && total_at (self, last, order[j - 1]) < total_at (self, last, i); j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
  for (guint i = 0; i < self->columns; i++)
    {
      tops[i] = y_of (self, (double) total_at (self, last, order[i]), height) - line_height / 2.0;
      if (i > 0)
        tops[i] = MAX (tops[i], tops[i - 1] + line_height + LINE_GAP);
    }
  for (guint i = self->columns; i-- > 0;)
    tops[i] = MIN (tops[i], i + 1 == self->columns ? height - line_height : tops[i + 1] - line_height - LINE_GAP);
}

static void
draw_names (TableePointsCurve *self,
            GtkSnapshot       *snapshot,
            double             x,
            double             height)
{
  g_autoptr (PangoLayout) measure = make_layout (self, "A");
  guint order[TABLEE_MAX_COLUMNS] = { 0 };
  double tops[TABLEE_MAX_COLUMNS];
  int line_height;

  pango_layout_get_pixel_size (measure, NULL, &line_height);
  place_names (self, height, line_height, order, tops);
  for (guint i = 0; i < self->columns; i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (self, self->names[order[i]]);
      GdkRGBA colour;

      get_colour (order[i], &colour);
      pango_layout_set_width (layout, (NAME_WIDTH - 8) * PANGO_SCALE);
      draw_text (self, snapshot, layout, &colour, x + 8, tops[i]);
    }
}

static double
names_width (TableePointsCurve *self)
{
  int widest = 0;

  for (guint i = 0; i < self->columns; i++)
    {
      g_autoptr (PangoLayout) layout = make_layout (self, self->names[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width + 12);
    }

  return MIN (widest, NAME_WIDTH);
}

static void
tablee_points_curve_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  TableePointsCurve *self = TABLEE_POINTS_CURVE (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double left, right;
  cairo_t *cr;
  GdkRGBA ink;

  if (self->totals == NULL || self->totals->len == 0 || width < 1 || height < 1)
    return;

  left = draw_scale (self, snapshot, height) + MARGIN;
  right = width - names_width (self) - MARK;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  get_ink (&ink, 0.25f);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, left, y_of (self, 0, height));
  cairo_line_to (cr, right, y_of (self, 0, height));
  cairo_stroke (cr);
  for (guint i = 0; i < self->columns; i++)
    draw_line (self, cr, i, left, right, height);
  cairo_destroy (cr);
  draw_names (self, snapshot, right, height);
}

static void
tablee_points_curve_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = horizontal ? 2 * MINIMUM_WIDTH : NATURAL_HEIGHT;
}

static void
clear (TableePointsCurve *self)
{
  g_clear_pointer (&self->totals, g_array_unref);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->lowest_words, g_free);
  g_clear_pointer (&self->highest_words, g_free);
  g_clear_pointer (&self->zero_words, g_free);
}

static void
tablee_points_curve_finalize (GObject *object)
{
  clear (TABLEE_POINTS_CURVE (object));

  G_OBJECT_CLASS (tablee_points_curve_parent_class)->finalize (object);
}

static void
tablee_points_curve_class_init (TableePointsCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_points_curve_finalize;

  widget_class->measure = tablee_points_curve_measure;
  widget_class->snapshot = tablee_points_curve_snapshot;

  gtk_widget_class_set_css_name (widget_class, "points-curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_points_curve_init (TableePointsCurve *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* The picture in words: where everybody stands now, and who led for how long would be too much to hear. */
static void
describe (TableePointsCurve   *self,
          const TableePresent *present,
          const TableePresentContext *context)
{
  g_autoptr (GString) summary = g_string_new (_("The curve of the points."));

  for (guint i = 0; i < self->columns; i++)
    {
      g_autofree char *now = present->score_value (context, total_at (self, self->totals->len - 1, i));
      /* Translators: a sentence read aloud: a player's name and points */
      g_autofree char *sentence = g_strdup_printf (_("%1$s stands at %2$s."), self->names[i], now);

      g_string_append_printf (summary, " %s", sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary->str, -1);
}

void
tablee_points_curve_show (TableePointsCurve *self,
                          TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_POINTS_CURVE (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  TableePresentContext context;
  TableeScoreSheet sheet;

  clear (self);
  self->totals = tablee_game_session_get_curve (session);
  tablee_game_session_get_score_sheet (session, &sheet);
  self->columns = (guint) sheet.columns;
  self->names = g_new0 (char *, self->columns + 1);
  for (guint i = 0; i < self->columns; i++)
    self->names[i] = tablee_sentences_column (session, (int) i);
  self->lowest = self->highest = 0;
  for (guint i = 0; self->totals != NULL && i < self->totals->len; i++)
    for (guint j = 0; j < self->columns; j++)
      {
        self->lowest = MIN (self->lowest, total_at (self, i, j));
        self->highest = MAX (self->highest, total_at (self, i, j));
      }

  context = (TableePresentContext) { ruleset, (const char *const *) self->names };
  self->lowest_words = present->score_value (&context, self->lowest);
  self->highest_words = present->score_value (&context, self->highest);
  self->zero_words = present->score_value (&context, 0);
  if (self->totals != NULL && self->totals->len > 0)
    describe (self, present, &context);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
