/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of all fleets. */
#include "config.h"
#include "fleets.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "fleet.h"
#include "games/space-station-phoenix/words/terms.h"
#include "present/naming.h"
#include "tile-face.h"
#include "widgets/headings.h"

/* In pixels. */
enum
{
  HEAD = 16,
  HEAD_WORDS = 11,
  GAP = 3,          /* between ships */
  COLUMN_GAP = 5,
  MIN_SHIP = 12,
  FAIR_SHIP = 36,   /* at which it can be told well */
  MAX_SHIP = 104,
  CAPTION = 20,     /* above a fleet on a narrow table */
  NARROW_SHIPS = 5, /* in a line */
  MAX_LINES = 3,    /* of a cell */
};

enum { MAX_ROWS = PH_MAX_SEATS + 1 };

struct _PhFleets
{
  PhTileRack parent_instance;

  int        owners[MAX_ROWS];         /* of the rows, from above */
  int        heights[MAX_ROWS];
  char      *captions[MAX_ROWS];
  int        n_rows;
  int        near;
  int        slots[PH_SHIP_TYPES];     /* the most ships of an owner in a column */
  int        counts[MAX_ROWS][PH_SHIP_TYPES];
  int        most;                     /* ships that a column has room for; where there are more, those at their right give way */
  int        lines;                    /* of ships in a cell */
  int        row;
  int        mine;
  gboolean   narrow;
  gboolean   alone;                    /* without the others */
  int        width;                    /* for which columns were made */
};

static void headings_init (TableeHeadingsInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PhFleets, ph_fleets, PH_TYPE_TILE_RACK, G_IMPLEMENT_INTERFACE (TABLEE_TYPE_HEADINGS, headings_init))

static int
get_owner (PhTileView *view)
{
  return ph_ship_owner (ph_tile_view_get_tile (view)->id);
}

/*
 * Layout
 */

static int
get_ship_width (PhFleets *self)
{
  PhTileView *first = ph_tile_rack_get_view (PH_TILE_RACK (self), 0);
  int width = 0;
  int height;

  if (first != NULL)
    ph_tile_view_get_size (first, &width, &height);
  return width;
}

static int
get_ship_height (PhFleets *self)
{
  PhTileView *first = ph_tile_rack_get_view (PH_TILE_RACK (self), 0);
  int width;
  int height = 0;

  if (first != NULL)
    ph_tile_view_get_size (first, &width, &height);
  return height;
}

/* How many ships of a column there is room for side by side. */
static int
count_beside (PhFleets *self,
              int       type)
{
  return (MIN (self->slots[type], self->most) + self->lines - 1) / self->lines;
}

/* ... and how many of @n are, in a cell. */
static int
count_in_line (PhFleets *self,
               int       type,
               int       n)
{
  return MAX (count_beside (self, type), (n + self->lines - 1) / self->lines);
}

/* Where a row ends, if a ship with its gap is @unit wide and @spare pixels are between columns. */
static int
measure_row (PhFleets *self,
             int       row,
             int       unit,
             int       spare)
{
  int column = 0;
  int end = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      int n = self->counts[row][type];

      if (n > 0)
        end = MAX (column, end) + MIN (n, count_in_line (self, type, n)) * unit;
      column += count_beside (self, type) * unit + COLUMN_GAP + spare;
    }

  return MAX (column - spare, end);
}

/* Of the longest row. */
static int
measure_rows (PhFleets *self,
              int       unit,
              int       spare)
{
  int width = 0;

  for (int row = 0; row < self->n_rows; row++)
    width = MAX (width, measure_row (self, row, unit, spare));

  return width;
}

/* Where the column of @type begins; of the one after the last: where the board ends. What width is left lies between the columns. */
static int
get_column (PhFleets *self,
            int       type,
            int       width)
{
  int ship = get_ship_width (self) + GAP;
  int spare = MAX (width - measure_rows (self, ship, 0), 0) / PH_SHIP_TYPES;
  int x = 0;

  while (spare > 0 && measure_rows (self, ship, spare) > width)
    spare--;
  for (int before = 0; before < type; before++)
    x += count_beside (self, before) * ship + COLUMN_GAP + spare;

  return x;
}

typedef void (*Place) (GtkWidget *view,
                       int        x,
                       int        y,
                       int        width,
                       int        height);

static void
allocate (GtkWidget *view,
          int        x,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_size_allocate (view, &(GtkAllocation) { x, y, width, height }, -1);
}

static int
get_row_height (PhFleets *self,
                int       row)
{
  return self->owners[row] == self->near ? self->mine : self->row;
}

/* How many ships from the @first on are in one cell with it. */
static int
count_cell (PhFleets *self,
            gsize     first)
{
  PhTileView *view = ph_tile_rack_get_view (PH_TILE_RACK (self), first);
  int owner = get_owner (view);
  int column = ph_tile_view_get_tile (view)->ship.column;
  int n = 0;

  while (view != NULL && get_owner (view) == owner && ph_tile_view_get_tile (view)->ship.column == column)
    view = ph_tile_rack_get_view (PH_TILE_RACK (self), first + (gsize) ++n);

  return n;
}

/* Line by line from the left, in the middle of @height. Returns how many are in a line. */
static int
place_cell (PhFleets *self,
            gsize     first,
            int       n,
            int       left,
            int       y,
            int       height,
            Place     place)
{
  int ship = get_ship_width (self);
  int tall = get_ship_height (self);
  int beside = count_in_line (self, ph_tile_view_get_tile (ph_tile_rack_get_view (PH_TILE_RACK (self), first))->ship.column, n);
  int lines = (n + beside - 1) / beside;
  int top = y + (height - lines * tall) / 2;

  for (int i = 0; i < n; i++)
    place (GTK_WIDGET (ph_tile_rack_get_view (PH_TILE_RACK (self), first + (gsize) i)), left + i % beside * (ship + GAP),
           top + i / beside * tall, ship, tall);

  return MIN (n, beside);
}

static int
lay_out_rows (PhFleets *self,
              int       width,
              Place     place)
{
  int y = HEAD;
  gsize i = 0;

  for (int row = 0; row < self->n_rows; row++)
    {
      int end = 0;

      self->heights[row] = get_row_height (self, row);
      for (PhTileView *view; (view = ph_tile_rack_get_view (PH_TILE_RACK (self), i)) != NULL && get_owner (view) == self->owners[row];)
        {
          int n = count_cell (self, i);

          if (place != NULL)
            {
              int left = MAX (get_column (self, ph_tile_view_get_tile (view)->ship.column, width), end);

              end = left + place_cell (self, i, n, left, y, self->heights[row], place) * (get_ship_width (self) + GAP);
            }
          i += (gsize) n;
        }
      y += self->heights[row];
    }

  return y;
}

static int
lay_out_lines (PhFleets *self,
               int       width,
               Place     place)
{
  int ship = get_ship_width (self);
  int tall = get_ship_height (self);
  int y = 0;
  gsize i = 0;

  for (int row = 0; row < self->n_rows; row++)
    {
      int top = y;
      int x = 0;

      y += CAPTION;
      for (PhTileView *view; (view = ph_tile_rack_get_view (PH_TILE_RACK (self), i)) != NULL && get_owner (view) == self->owners[row]; i++)
        {
          if (x > 0 && x + ship > width)
            {
              x = 0;
              y += tall + GAP;
            }
          if (place != NULL)
            place (GTK_WIDGET (view), x, y, ship, tall);
          x += ship + GAP;
        }
      y += tall + GAP;
      self->heights[row] = y - top;
    }

  return y;
}

static int
lay_out (PhFleets *self,
         int       width,
         Place     place)
{
  return self->narrow ? lay_out_lines (self, width, place) : lay_out_rows (self, width, place);
}

static GtkSizeRequestMode
ph_fleets_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ph_fleets_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  PhFleets *self = PH_FLEETS (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (self, for_size >= 0 ? for_size : NARROW_SHIPS * (get_ship_width (self) + GAP), NULL);
  else
    *minimum = *natural = self->narrow ? get_ship_width (self) : get_column (self, PH_SHIP_TYPES, 0);
}

static void
ph_fleets_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  lay_out (PH_FLEETS (widget), width, allocate);
}

/*
 * Drawing
 */

/* What the ships of a column do; a sign for it where there is no room for the word. It lies on a ground as wide as the column: words of
 * two columns that stand close together would be read as one name. */
static void
snapshot_head (PhFleets              *self,
               GtkSnapshot           *snapshot,
               int                    type,
               const graphene_rect_t *area)
{
  static const GdkRGBA ground = { 0.45f, 0.52f, 0.72f, 0.22f };
  graphene_rect_t words = GRAPHENE_RECT_INIT (area->origin.x + 3, 0, area->size.width - 5, HEAD);
  GtkWidget *widget = GTK_WIDGET (self);
  const char *word = ph_words_type (type);
  GdkRGBA ink = ph_get_ink (widget);

  ph_draw_ground (snapshot, &ground, area, 4);
  if (ph_measure_text (widget, word, HEAD_WORDS) > words.size.width * 1.4f)
    ph_draw_art (snapshot, widget, ph_art_type (type), &GRAPHENE_RECT_INIT (words.origin.x, 0, HEAD, HEAD));
  else
    ph_draw_text (snapshot, widget, word, HEAD_WORDS, &ink, &words, 0);
}

/* Whether ships of another column have given way to those before them, and stand in this one. */
static gboolean
holds_others (PhFleets *self,
              int       type,
              int       width)
{
  int unit = get_ship_width (self) + GAP;
  int from = get_column (self, type, width);
  int to = get_column (self, type + 1, width) - COLUMN_GAP;

  for (int row = 0; row < self->n_rows; row++)
    for (int other = 0, end = 0; other < PH_SHIP_TYPES; other++)
      {
        int n = self->counts[row][other];
        int left = MAX (get_column (self, other, width), end);

        if (n == 0)
          continue;
        end = left + MIN (n, count_in_line (self, other, n)) * unit;
        if (other != type && left < to && end - GAP > from)
          return TRUE;
      }

  return FALSE;
}

/* The columns, as bits, that have a heading: a lone one would look like that of all, so that there is none then. */
static guint
find_headed (PhFleets *self,
             int       width)
{
  guint headed = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    if (self->slots[type] != 0 && !holds_others (self, type, width))
      headed |= 1u << type;

  return (headed & (headed - 1)) != 0 ? headed : 0;
}

/* Where the heading of a column is; empty: there is none, or it would say something wrong. */
static gboolean
get_heading (TableeHeadings  *headings,
             guint            type,
             graphene_rect_t *bounds)
{
  PhFleets *self = PH_FLEETS (headings);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int x;

  if (type >= PH_SHIP_TYPES)
    return FALSE;

  *bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (self->narrow || (find_headed (self, width) >> type & 1) == 0)
    return TRUE;

  x = get_column (self, (int) type, width);
  graphene_rect_init (bounds, (float) x, 0, (float) (get_column (self, (int) type + 1, width) - x - COLUMN_GAP), HEAD);
  return TRUE;
}

static void
headings_init (TableeHeadingsInterface *iface)
{
  iface->get_bounds = get_heading;
}

static void
snapshot_heads (PhFleets    *self,
                GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  for (guint type = 0; get_heading (TABLEE_HEADINGS (self), type, &bounds); type++)
    if (bounds.size.width > 0)
      snapshot_head (self, snapshot, (int) type, &bounds);
}

/* A line below each row, and a ground for mine. */
static void
snapshot_rows (PhFleets    *self,
               GtkSnapshot *snapshot)
{
  static const GdkRGBA own = { 1, 0.80f, 0.27f, 0.16f };
  static const GdkRGBA line = { 0.45f, 0.52f, 0.72f, 0.30f };
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float y = HEAD;

  for (int row = 0; row < self->n_rows; row++)
    {
      if (self->owners[row] == self->near)
        ph_draw_ground (snapshot, &own, &GRAPHENE_RECT_INIT (0, y, width, (float) self->heights[row]), 6);
      else
        ph_draw_ground (snapshot, &line, &GRAPHENE_RECT_INIT (0, y + (float) self->heights[row] - 1, width, 1), 0);
      y += (float) self->heights[row];
    }
}

static void
snapshot_captions (PhFleets    *self,
                   GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = ph_get_ink (widget);
  float y = 0;

  for (int row = 0; row < self->n_rows; row++)
    {
      ph_draw_text (snapshot, widget, self->captions[row], 12, &ink,
                    &GRAPHENE_RECT_INIT (3, y, (float) gtk_widget_get_width (widget) - 6, CAPTION), 0);
      y += (float) self->heights[row];
    }
}

static void
ph_fleets_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  PhFleets *self = PH_FLEETS (widget);

  if (self->narrow)
    {
      snapshot_captions (self, snapshot);
    }
  else
    {
      snapshot_rows (self, snapshot);
      snapshot_heads (self, snapshot);
    }
  GTK_WIDGET_CLASS (ph_fleets_parent_class)->snapshot (widget, snapshot);
}

/*
 * The widget
 */

static void
ph_fleets_finalize (GObject *object)
{
  for (int row = 0; row < MAX_ROWS; row++)
    g_free (PH_FLEETS (object)->captions[row]);

  G_OBJECT_CLASS (ph_fleets_parent_class)->finalize (object);
}

static void
ph_fleets_class_init (PhFleetsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ph_fleets_finalize;
  widget_class->get_request_mode = ph_fleets_get_request_mode;
  widget_class->measure = ph_fleets_measure;
  widget_class->size_allocate = ph_fleets_size_allocate;
  widget_class->snapshot = ph_fleets_snapshot;

  gtk_widget_class_set_css_name (widget_class, "fleets");
}

static void
ph_fleets_init (PhFleets *self)
{
  ph_tile_rack_set_height (PH_TILE_RACK (self), MIN_SHIP);
  self->lines = 1;
  self->most = PH_MAX_FLEET;
}

int
ph_fleets_get_head (void)
{
  return HEAD;
}

gboolean
ph_fleets_focus_owner (PhFleets *self,
                       int       owner)
{
  PhTileView *view;
  int first = -1;

  g_return_val_if_fail (PH_IS_FLEETS (self), FALSE);

  for (gsize i = 0; (view = ph_tile_rack_get_view (PH_TILE_RACK (self), i)) != NULL; i++)
    if (get_owner (view) == owner)
      {
        if (ph_tile_view_get_tile (view)->available)
          return tablee_rack_focus_view (TABLEE_RACK (self), i);
        if (first < 0)
          first = (int) i;
      }

  return first >= 0 && tablee_rack_focus_view (TABLEE_RACK (self), (gsize) first);
}

gboolean
ph_fleets_focus_next_other (PhFleets      *self,
                            const PhScene *scene)
{
  int seats = ph_scene_get_ruleset (scene)->base.seats;
  GtkWidget *focus;
  int from = scene->sight.near;

  g_return_val_if_fail (PH_IS_FLEETS (self), FALSE);

  focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (focus != NULL && get_owner (PH_TILE_VIEW (focus)) != PH_NEUTRAL)
    from = get_owner (PH_TILE_VIEW (focus));
  for (int i = 1; i <= seats; i++)
    if ((from + i) % seats != scene->sight.near && ph_fleets_focus_owner (self, (from + i) % seats))
      return TRUE;

  return FALSE;
}

/*
 * What is shown
 */

static void
add_row (PhFleets      *self,
         const PhScene *scene,
         int            owner)
{
  const PhSight *sight = &scene->sight;
  char **caption = &self->captions[self->n_rows];

  g_free (*caption);
  if (owner == PH_NEUTRAL)
    *caption = g_strdup (C_("Phoenix table", "Neutral Ships"));
  else if (owner == sight->near)
    *caption = g_strdup (C_("Phoenix table", "My Ships"));
  else
    *caption = g_strdup (sight->context.names[owner]);
  self->owners[self->n_rows++] = owner;
}

static void
set_rows (PhFleets      *self,
          const PhScene *scene)
{
  int seats = ph_scene_get_ruleset (scene)->base.seats;

  self->near = scene->sight.near;
  self->n_rows = 0;
  if (self->narrow)
    add_row (self, scene, self->near);
  add_row (self, scene, PH_NEUTRAL);
  for (int i = 1; i < seats && !self->alone; i++)
    add_row (self, scene, (self->near + i) % seats);
  if (!self->narrow)
    add_row (self, scene, self->near);
}

/* The ships of one row, in their columns. Returns how many. */
static gsize
fill_row (PhFleets      *self,
          const PhScene *scene,
          int            row,
          PhTile        *tiles)
{
  int ships[PH_MAX_FLEET];
  int count = ph_fleet_list (ph_scene_get_ruleset (scene), scene->sight.state, self->owners[row], ships);
  int *counts = self->counts[row];

  memset (counts, 0, sizeof self->counts[row]);

  for (int i = 0; i < count; i++)
    {
      ph_fleet_fill_ship (scene, ships[i], &tiles[i]);
      counts[tiles[i].ship.column]++;
    }
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    self->slots[type] = MAX (self->slots[type], counts[type]);

  return (gsize) count;
}

guint
ph_fleets_set_scene (PhFleets      *self,
                     const PhScene *scene)
{
  g_autofree PhTile *tiles = g_new (PhTile, MAX_ROWS * PH_MAX_FLEET);
  gsize n = 0;
  guint changed;

  g_return_val_if_fail (PH_IS_FLEETS (self), 0);

  set_rows (self, scene);
  for (int row = 0; row < self->n_rows; row++)
    n += fill_row (self, scene, row, &tiles[n]);
  changed = tablee_rack_set (TABLEE_RACK (self), tiles, n);
  ph_pieces_clear (tiles, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return changed;
}

/*
 * Sizes
 */

static void
set_ship (PhFleets *self,
          int       height)
{
  ph_tile_rack_set_height (PH_TILE_RACK (self), height);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The largest ship that @width has room for so many times, and @height. */
static int
fit_ship (int width,
          int height,
          int count)
{
  PhTile tile;

  ph_tile_init (&tile, PH_TILE_SHIP, 0);
  for (int ship = MAX_SHIP; ship > MIN_SHIP; ship--)
    {
      int mark = 2 * ph_tile_view_get_margin (ship);

      if (ship + mark <= height && (ph_tile_get_width (&tile, ship) + mark + GAP) * count <= width)
        return ship;
    }

  return MIN_SHIP;
}

/* The largest ship with which all rows fit, so many lines of them. */
static int
fit_lines (PhFleets *self,
           int       width)
{
  PhTile tile;

  ph_tile_init (&tile, PH_TILE_SHIP, 0);
  for (int ship = MAX_SHIP; ship > MIN_SHIP; ship--)
    {
      int mark = 2 * ph_tile_view_get_margin (ship);

      if (ship + mark <= self->row / self->lines && measure_rows (self, ph_tile_get_width (&tile, ship) + mark + GAP, 0) <= width)
        return ship;
    }

  return MIN_SHIP;
}

/* One below the other in a cell, where that makes them larger; and where they could not be told otherwise, columns have room for fewer
 * than there are in some of them. */
static void
fit_rows (PhFleets *self,
          int       width)
{
  int best_lines = 1;
  int best_most = 1;
  int best = 0;
  int most = 1;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    most = MAX (most, self->slots[type]);
  for (self->most = most; self->most > 0 && best < FAIR_SHIP; self->most--)
    for (self->lines = 1; self->lines <= MAX_LINES; self->lines++)
      {
        int ship = fit_lines (self, width);

        if (ship > best)
          {
            best_lines = self->lines;
            best_most = self->most;
            best = ship;
          }
      }
  self->lines = best_lines;
  self->most = best_most;
  set_ship (self, best);
}

int
ph_fleets_lay_out (PhFleets      *self,
                   const PhScene *scene,
                   int            width,
                   int            row,
                   int            mine,
                   gboolean       others)
{
  g_return_val_if_fail (PH_IS_FLEETS (self), 0);

  /* Columns keep their room when ships are dismantled: the others would move below a pointer that is on its way to them. */
  if (self->narrow || self->alone != !others || self->row != row || self->width != width)
    memset (self->slots, 0, sizeof self->slots);
  self->narrow = FALSE;
  self->alone = !others;
  self->row = row;
  self->mine = mine;
  self->width = width;
  ph_fleets_set_scene (self, scene);
  fit_rows (self, width);

  return ph_tile_rack_get_height (PH_TILE_RACK (self));
}

void
ph_fleets_lay_out_narrow (PhFleets      *self,
                          const PhScene *scene,
                          int            width)
{
  g_return_if_fail (PH_IS_FLEETS (self));

  self->narrow = TRUE;
  self->alone = FALSE;
  ph_fleets_set_scene (self, scene);
  set_ship (self, fit_ship (width, MAX_SHIP, NARROW_SHIPS));
}
