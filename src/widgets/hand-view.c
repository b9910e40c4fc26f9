/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of cards to choose from. */
#include "config.h"
#include "hand-view.h"

#include "card-face.h"
#include "card-holder.h"
#include "still.h"
#include "widgets-style.h"

enum
{
  DEFAULT_WIDTH = 96,
  GOOD_WIDTH = 88,  /* of cards on which all can be made out */
};

struct _TableeHandView
{
  TableeRack parent_instance;

  int        card_width;
  gboolean   ordered;
};

/* How the cards lie in a width. */
typedef struct
{
  int per_row;
  int rows;
  int step;   /* from card to card */
  int start;  /* x of the first card of a row */
} Rows;

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHandView, tablee_hand_view, TABLEE_TYPE_RACK,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

enum
{
  PROP_0,
  PROP_CARD_WIDTH,
  PROP_ORDERED,
  N_PROPS,
};

enum
{
  LIFTED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static TableeCardView *
get_view (TableeHandView *self,
          gsize           index)
{
  return TABLEE_CARD_VIEW (tablee_rack_get_view (TABLEE_RACK (self), index));
}

static gsize
get_n_views (TableeHandView *self)
{
  return tablee_rack_get_n_views (TABLEE_RACK (self));
}

static int
get_id (GtkWidget *view)
{
  const TableeCard *card = tablee_card_view_get_card (TABLEE_CARD_VIEW (view));

  return card != NULL ? card->id : TABLEE_NO_CARD;
}

/*
 * Layout
 */

/* Between cards that do not overlap, and between rows. */
static int
get_gap (TableeHandView *self)
{
  return MAX (self->card_width / 16, 4);
}

/* Of an arrow from card to card, and of the mark before the first one. */
static int
get_arrow_width (TableeHandView *self)
{
  return MAX (self->card_width / 6, 16);
}

static int
get_full_step (TableeHandView *self)
{
  return self->card_width + (self->ordered ? get_arrow_width (self) : get_gap (self));
}

static int
get_mark_width (TableeHandView *self)
{
  return self->ordered ? get_arrow_width (self) : 0;
}

static void
get_rows (TableeHandView *self,
          int             width,
          Rows           *rows)
{
  int n_cards = (int) get_n_views (self);
  int mark = get_mark_width (self);
  int room = MAX (width - self->card_width - mark, 0);
  int used;

  rows->per_row = 1 + room / (tablee_card_face_get_band (self->card_width) + 2);
  rows->rows = MAX ((n_cards + rows->per_row - 1) / rows->per_row, 1);
  /* Rows of like length look better than one full and one with a rest. */
  rows->per_row = MAX ((n_cards + rows->rows - 1) / rows->rows, 1);
  rows->step = get_full_step (self);
  if (rows->per_row > 1)
    rows->step = MIN (rows->step, room / (rows->per_row - 1));

  used = mark + self->card_width + (rows->per_row - 1) * rows->step;
  rows->start = mark + (tablee_rack_get_centred (TABLEE_RACK (self)) ? MAX ((width - used) / 2, 0) : 0);
}

int
tablee_hand_view_get_row_height (TableeHandView *self)
{
  g_return_val_if_fail (TABLEE_IS_HAND_VIEW (self), 0);

  return tablee_card_view_get_height_for (self->card_width) + get_gap (self);
}

static void
get_place (TableeHandView *self,
           const Rows     *rows,
           int             width,
           gsize           index,
           GtkAllocation  *place)
{
  int row = (int) index / rows->per_row;
  int column = (int) index % rows->per_row;

  place->x = rows->start + column * rows->step;
  place->y = row * tablee_hand_view_get_row_height (self);
  place->width = self->card_width;
  place->height = tablee_card_view_get_height_for (self->card_width);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place->x = width - place->x - place->width;
}

static void
tablee_hand_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  TableeHandView *self = TABLEE_HAND_VIEW (widget);
  int mark = get_mark_width (self);
  int full = mark + self->card_width + get_full_step (self) * MAX ((int) get_n_views (self) - 1, 0);
  Rows rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = mark + self->card_width;
      *natural = full;
      return;
    }

  get_rows (self, for_size < 0 ? full : for_size, &rows);
  *minimum = *natural = rows.rows * tablee_hand_view_get_row_height (self);
}

static void
tablee_hand_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TableeHandView *self = TABLEE_HAND_VIEW (widget);
  GtkAllocation place;
  Rows rows;

  get_rows (self, width, &rows);
  for (gsize i = 0; i < get_n_views (self); i++)
    {
      get_place (self, &rows, width, i, &place);
      gtk_widget_size_allocate (GTK_WIDGET (get_view (self, i)), &place, -1);
    }
}

static GtkSizeRequestMode
tablee_hand_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/*
 * The order of the cards
 */

/* A chevron that points the way the cards go. */
static void
draw_chevron (cairo_t *cr,
              double   size,
              int      to_left)
{
  double half = to_left ? -size / 2 : size / 2;

  cairo_move_to (cr, -half * 0.6, -size / 2);
  cairo_line_to (cr, half * 0.6, 0);
  cairo_line_to (cr, -half * 0.6, size / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 0.16, 0.09, 0.02);
  cairo_set_line_width (cr, size / 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.93, 0.72);
  cairo_set_line_width (cr, size / 4);
  cairo_stroke (cr);
}

static void
draw_first_mark (cairo_t *cr,
                 double   size,
                 int      to_left)
{
  double half = to_left ? -size / 4 : size / 4;

  cairo_move_to (cr, -half, -size / 2);
  cairo_line_to (cr, half, 0);
  cairo_line_to (cr, -half, size / 2);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 0.16, 0.09, 0.02);
  cairo_set_line_width (cr, 3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.80, 0.27);
  cairo_fill (cr);
}

static void
snapshot_order (TableeHandView *self,
                GtkSnapshot    *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int arrow = get_arrow_width (self);
  Rows rows;

  get_rows (self, width, &rows);
  for (gsize i = 0; i < get_n_views (self); i++)
    {
      GtkAllocation place;
      double before;
      double y;

      get_place (self, &rows, width, i, &place);
      y = place.y + place.height * 0.62;
      before = to_left ? place.x + place.width : place.x;
      if (i == 0)
        tablee_still_draw_round (snapshot, (float) (before + (to_left ? arrow : -arrow) * 0.5), (float) y, draw_first_mark, arrow * 1.1f, to_left);
      else if (i % (gsize) rows.per_row != 0)
        tablee_still_draw_round (snapshot, (float) (before + (to_left ? 1 : -1) * MAX (rows.step - self->card_width, 0) / 2.0), (float) y,
                                 draw_chevron, arrow * 0.62f, to_left);
    }
}

/* Which card is to be seen whole, over its neighbours: the one under the pointer, or with the focus of the keyboard. */
static TableeCardView *
find_raised (TableeHandView *self)
{
  TableeCardView *focused = NULL;

  for (gsize i = 0; i < get_n_views (self); i++)
    {
      GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (get_view (self, i)));

      if ((flags & GTK_STATE_FLAG_PRELIGHT) != 0)
        return get_view (self, i);
      if ((flags & GTK_STATE_FLAG_FOCUSED) != 0 && (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
        focused = get_view (self, i);
    }

  return focused;
}

static void
tablee_hand_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TableeHandView *self = TABLEE_HAND_VIEW (widget);
  TableeCardView *raised = find_raised (self);

  for (gsize i = 0; i < get_n_views (self); i++)
    if (get_view (self, i) != raised)
      gtk_widget_snapshot_child (widget, GTK_WIDGET (get_view (self, i)), snapshot);
  if (raised != NULL)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (raised), snapshot);
  if (self->ordered && get_n_views (self) > 0)
    snapshot_order (self, snapshot);
}

/*
 * Views
 */

static void
lifted_cb (TableeHandView *self,
           gboolean        lifted,
           GtkWidget      *view)
{
  g_signal_emit (self, signals[LIFTED], 0, lifted ? get_id (view) : TABLEE_NO_CARD);
}

static GtkWidget *
make_view (TableeRack *rack)
{
  TableeHandView *self = TABLEE_HAND_VIEW (rack);
  GtkWidget *view = tablee_card_view_new ();

  tablee_card_view_set_card_width (TABLEE_CARD_VIEW (view), self->card_width);
  g_signal_connect_swapped (view, "lifted", G_CALLBACK (lifted_cb), self);

  return view;
}

static gboolean
show_card (GtkWidget     *view,
           gconstpointer  card)
{
  return tablee_card_view_set_card (TABLEE_CARD_VIEW (view), card);
}

static int
get_card_id (gconstpointer card)
{
  return ((const TableeCard *) card)->id;
}

/*
 * As a holder
 */

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  TableeHandView *self = TABLEE_HAND_VIEW (holder);
  TableeCardView *view = id != TABLEE_NO_CARD ? tablee_hand_view_find_card (self, id) : NULL;
  graphene_rect_t within;
  graphene_point_t origin;

  if (view == NULL && get_n_views (self) > 0)
    view = get_view (self, get_n_views (self) - 1);
  if (view == NULL)
    {
      graphene_rect_init (bounds, 0, 0, (float) self->card_width, (float) tablee_card_face_get_height (self->card_width));
      return TRUE;
    }

  tablee_card_holder_get_card_bounds (GTK_WIDGET (view), id, &within);
  if (!gtk_widget_compute_point (GTK_WIDGET (view), GTK_WIDGET (self), &within.origin, &origin))
    return FALSE;

  graphene_rect_init (bounds, origin.x, origin.y, within.size.width, within.size.height);
  return TRUE;
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  TableeCardView *view = tablee_hand_view_find_card (TABLEE_HAND_VIEW (holder), id);

  if (view != NULL)
    tablee_card_holder_set_card_hidden (GTK_WIDGET (view), id, hidden);
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

/*
 * The widget
 */

static void
tablee_hand_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TableeHandView *self = TABLEE_HAND_VIEW (object);

  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      g_value_set_int (value, self->card_width);
      break;
    case PROP_ORDERED:
      g_value_set_boolean (value, self->ordered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_hand_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TableeHandView *self = TABLEE_HAND_VIEW (object);

  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      tablee_hand_view_set_card_width (self, g_value_get_int (value));
      break;
    case PROP_ORDERED:
      tablee_hand_view_set_ordered (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 1000, DEFAULT_WIDTH,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ORDERED] = g_param_spec_boolean ("ordered", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_hand_view_class_init (TableeHandViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeRackClass *rack_class = TABLEE_RACK_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_hand_view_get_property;
  object_class->set_property = tablee_hand_view_set_property;
  widget_class->measure = tablee_hand_view_measure;
  widget_class->size_allocate = tablee_hand_view_size_allocate;
  widget_class->get_request_mode = tablee_hand_view_get_request_mode;
  widget_class->snapshot = tablee_hand_view_snapshot;
  rack_class->thing_size = sizeof (TableeCard);
  rack_class->make_view = make_view;
  rack_class->show = show_card;
  rack_class->get_id = get_id;
  rack_class->get_thing_id = get_card_id;
  install_properties (object_class);

  signals[LIFTED] = g_signal_new ("lifted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "hand-view");
}

static void
tablee_hand_view_init (TableeHandView *self)
{
  self->card_width = DEFAULT_WIDTH;
}

GtkWidget *
tablee_hand_view_new (void)
{
  return g_object_new (TABLEE_TYPE_HAND_VIEW, NULL);
}

/*
 * The cards
 */

void
tablee_hand_view_set_cards (TableeHandView   *self,
                            const TableeCard *cards,
                            gsize             n_cards)
{
  g_return_if_fail (TABLEE_IS_HAND_VIEW (self));

  tablee_rack_set (TABLEE_RACK (self), cards, n_cards);
}

gsize
tablee_hand_view_get_n_cards (TableeHandView *self)
{
  g_return_val_if_fail (TABLEE_IS_HAND_VIEW (self), 0);

  return get_n_views (self);
}

TableeCardView *
tablee_hand_view_get_card (TableeHandView *self,
                           gsize           index)
{
  g_return_val_if_fail (TABLEE_IS_HAND_VIEW (self), NULL);

  return get_view (self, index);
}

TableeCardView *
tablee_hand_view_find_card (TableeHandView *self,
                            int             id)
{
  g_return_val_if_fail (TABLEE_IS_HAND_VIEW (self), NULL);

  return TABLEE_CARD_VIEW (id != TABLEE_NO_CARD ? tablee_rack_find_view (TABLEE_RACK (self), id) : NULL);
}

void
tablee_hand_view_set_card_width (TableeHandView *self,
                                 int             width)
{
  g_return_if_fail (TABLEE_IS_HAND_VIEW (self));

  if (self->card_width == width)
    return;

  self->card_width = width;
  for (gsize i = 0; i < get_n_views (self); i++)
    tablee_card_view_set_card_width (get_view (self, i), width);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
}

void
tablee_hand_view_set_ordered (TableeHandView *self,
                              gboolean        ordered)
{
  g_return_if_fail (TABLEE_IS_HAND_VIEW (self));

  if (self->ordered == ordered)
    return;

  self->ordered = ordered;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ORDERED]);
}

int
tablee_hand_view_get_width_beside (int width)
{
  return MAX (width * 5 / 4, MIN (width * 2, GOOD_WIDTH));
}
