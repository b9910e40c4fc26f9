/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile as a button, with its marks and its key. */
#include "config.h"
#include "tile-view.h"

#include <adwaita.h>

#include "faces.h"
#include "tile-face.h"
#include "widgets/art.h"
#include "widgets/button-drag.h"
#include "widgets/calm-tooltip.h"
#include "widgets/card-holder.h"
#include "widgets/quick-drop.h"
#include "widgets/spoken-label.h"
#include "widgets/state-marks.h"
#include "widgets/still.h"
#include "widgets/widgets-style.h"

enum
{
  DEFAULT_HEIGHT = 48,
  LARGE = 168,          /* in a tooltip */
  LARGE_STRIP = 84,
  TOOLTIP_CHARS = 48,
  GAP = 6,
  ROLL_TIME = 520,      /* milliseconds */
  ROLL_STEP = 65,
  ICON = 44,            /* of what is dragged */
};

struct _PhTileView
{
  GtkButton          parent_instance;

  PhTile            *tile;
  int                height;
  gboolean           hidden;
  int                quarter;
  int                dragged;    /* packed */

  const char *const *rolling;    /* faces; NULL: it lies still */
  gint64             roll_start;
  guint              roll_tick;

  GskRenderNode     *still;      /* (nullable): what it looks like, without its marks */
  guint              look;       /* all else that hangs on */
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PhTileView, ph_tile_view, GTK_TYPE_BUTTON,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

enum
{
  PROP_0,
  PROP_TILE_HEIGHT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const kind_classes[] = {
  [PH_TILE_SECTOR] = "sector",
  [PH_TILE_SHIP] = "ship",
  [PH_TILE_CARD] = "card",
  [PH_TILE_DIE] = "die",
  [PH_TILE_SIGN] = "sign",
  [PH_TILE_TRACK] = "track",
  [PH_TILE_HUB] = "hub",
  [PH_TILE_STATION] = "station",
};

int
ph_tile_view_get_margin (int height)
{
  return CLAMP (height / 14, 2, 6);
}

static int
get_margin (PhTileView *self)
{
  return ph_tile_view_get_margin (self->height);
}

void
ph_tile_view_get_size (PhTileView *self,
                       int        *width,
                       int        *height)
{
  int margin;

  g_return_if_fail (PH_IS_TILE_VIEW (self));

  margin = get_margin (self);
  *width = (self->tile != NULL ? ph_tile_get_width (self->tile, self->height) : 0) + 2 * margin;
  *height = self->height + 2 * margin;
}

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  PhTileView *self = PH_TILE_VIEW (holder);
  int margin = get_margin (self);

  graphene_rect_init (bounds, (float) margin, (float) margin,
                      self->tile != NULL ? (float) ph_tile_get_width (self->tile, self->height) : 0, (float) self->height);
  return self->tile != NULL;
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  PhTileView *self = PH_TILE_VIEW (holder);

  /* Goods and residents come to what is there already; only the tile itself, by its id, may be on its way. */
  if (self->tile != NULL && self->tile->kind == PH_TILE_SECTOR && self->tile->id == id)
    ph_tile_view_set_hidden (self, hidden);
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

static void
ph_tile_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  int width;
  int height;

  ph_tile_view_get_size (PH_TILE_VIEW (widget), &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
snapshot_key (PhTileView  *self,
              GtkSnapshot *snapshot)
{
  float size = (float) self->height * 0.26f;

  /* On a card there are its kind's sign and its title: the first says what the picture does. */
  if (self->tile->kind == PH_TILE_CARD && self->tile->ship.form != PH_CARD_WIDE)
    size = ph_card_face_get_sign ((float) ph_tile_get_width (self->tile, self->height));
  ph_draw_key (snapshot, GTK_WIDGET (self), self->tile->key, -2, -2, CLAMP (size, 13, 24));
}

/* In the middle of the upper edge; of a ship in its corner, since there is another one close above it. */
static void
snapshot_mark (PhTileView  *self,
               GtkSnapshot *snapshot,
               gboolean     open,
               float        width)
{
  float size = CLAMP ((float) self->height * 0.4f, 14, 30);
  gboolean corner = self->tile->kind == PH_TILE_SHIP && !self->tile->chosen;

  gtk_snapshot_save (snapshot);
  if (corner)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, size * 0.45f));
  tablee_state_mark_snapshot (snapshot, open, self->tile->chosen, corner ? size * 0.5f : width / 2, size);
  gtk_snapshot_restore (snapshot);
}

/* Below at the left of a ship is its level: there it is above at the right. */
static void
snapshot_corner (PhTileView           *self,
                 GtkSnapshot          *snapshot,
                 const GskRoundedRect *outline)
{
  gtk_snapshot_save (snapshot);
  if (self->tile->kind == PH_TILE_SHIP)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (outline->bounds.size.width, outline->bounds.size.height));
      gtk_snapshot_scale (snapshot, -1, -1);
    }
  tablee_state_corner_snapshot (snapshot, outline, outline->corner[0].width * 1.8f);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_marks (PhTileView           *self,
                GtkSnapshot          *snapshot,
                const GskRoundedRect *outline)
{
  /* Whoever is on a sign is chosen by a button too, which shows the key: here it would hide the sign. */
  gboolean sign = self->tile->kind == PH_TILE_SIGN;
  gboolean keyed = self->tile->available && self->tile->key > 0 && !self->tile->chosen && !sign;
  gboolean open = self->tile->available || self->tile->target;

  if (self->tile->marked)
    snapshot_corner (self, snapshot, outline);
  tablee_state_ring_snapshot (snapshot, open, self->tile->chosen, outline);
  if (keyed)
    snapshot_key (self, snapshot);
  else if (!sign || self->tile->target)
    snapshot_mark (self, snapshot, open, outline->bounds.size.width);
}

/* The face that is up now, turned a little. */
static void
snapshot_rolling (PhTileView  *self,
                  GtkSnapshot *snapshot)
{
  gint64 time = (g_get_monotonic_time () - self->roll_start) / 1000;
  int step = (int) (time / ROLL_STEP) + self->tile->id * 3;
  float half = (float) self->height / 2;
  int n = (int) g_strv_length ((char **) self->rolling);

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (half, half));
  gtk_snapshot_rotate (snapshot, (float) ((step * 47 + (int) time) % 60 - 30));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
  ph_draw_art (snapshot, GTK_WIDGET (self), self->rolling[step % n], &GRAPHENE_RECT_INIT (0, 0, 2 * half, 2 * half));
}

/* Not the style: that tells when it changes. */
static guint
get_look (PhTileView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return (guint) gtk_widget_get_scale_factor (GTK_WIDGET (self)) << 2 | (adw_style_manager_get_dark (manager) ? 2u : 0) |
         (adw_style_manager_get_high_contrast (manager) ? 1u : 0);
}

static void
forget_still (PhTileView *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
}

static void
make_still (PhTileView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  ph_tile_snapshot (self->tile, snapshot, GTK_WIDGET (self), self->height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    self->still = tablee_still_new (node, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  self->look = get_look (self);
}

static void
snapshot_face (PhTileView  *self,
               GtkSnapshot *snapshot)
{
  if (!tablee_still_is_useful ())
    {
      ph_tile_snapshot (self->tile, snapshot, GTK_WIDGET (self), self->height);
      return;
    }

  if (self->look != get_look (self))
    forget_still (self);
  if (self->still == NULL)
    make_still (self);
  if (self->still != NULL)
    gtk_snapshot_append_node (snapshot, self->still);
}

static void
ph_tile_view_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ph_tile_view_parent_class)->css_changed (widget, change);
  forget_still (PH_TILE_VIEW (widget));
}

static void
ph_tile_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  PhTileView *self = PH_TILE_VIEW (widget);
  float margin = (float) get_margin (self);
  GskRoundedRect outline;

  if (self->tile == NULL || self->hidden)
    return;

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) ph_tile_get_width (self->tile, self->height),
                                                        (float) self->height),
                                   MIN (12, (float) self->height * 0.16f));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (margin, margin));
  if (self->rolling != NULL)
    {
      snapshot_rolling (self, snapshot);
    }
  else
    {
      tablee_state_ground_snapshot (snapshot, self->tile->available, self->tile->marked, &outline);
      snapshot_face (self, snapshot);
      snapshot_marks (self, snapshot, &outline);
    }
  gtk_snapshot_restore (snapshot);
}

static GdkPaintable *
dup_large (PhTileView *self,
           int         height)
{
  g_autoptr (PhTile) tile = ph_tile_copy (self->tile);

  if (tile->kind == PH_TILE_SECTOR)
    {
      tile->sector.compact = FALSE;
      tile->sector.dim = FALSE;
      tile->sector.lead = tile->sector.cost != PH_NO_NUMBER ? PH_PRICE_LEAD : 0;
      tile->sector.width = tile->sector.lead + 60 + 80 * tile->sector.n_quarters;
    }

  return ph_tile_dup_paintable (tile, GTK_WIDGET (self), height);
}

/* What is small on the table is seen large, with its words. */
static GtkWidget *
make_large (PhTileView *self,
            int         height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *words = gtk_label_new (self->tile->spoken);
  g_autoptr (GdkPaintable) paintable = dup_large (self, height);
  GtkWidget *picture = gtk_picture_new_for_paintable (paintable);

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), TOOLTIP_CHARS);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

/* How high a tooltip shows the tile. */
static int
get_large (PhTileView *self)
{
  return self->tile->kind == PH_TILE_TRACK || self->tile->kind == PH_TILE_SECTOR ? LARGE_STRIP : LARGE;
}

/* A place to build on, a sign or a die is nothing to be looked at closely. */
static gboolean
is_worth_a_look (PhTileView *self)
{
  gboolean place = self->tile->kind == PH_TILE_SECTOR && self->tile->sector.n_quarters == 0;

  return self->height < get_large (self) && !place && self->tile->kind != PH_TILE_SIGN && self->tile->kind != PH_TILE_DIE;
}

static gboolean
ph_tile_view_query_tooltip (GtkWidget  *widget,
                            int         x,
                            int         y,
                            gboolean    keyboard,
                            GtkTooltip *tooltip)
{
  PhTileView *self = PH_TILE_VIEW (widget);

  /* Who has clicked wants to see what comes of it, whatever lies below the pointer now. */
  if (self->tile == NULL || self->tile->spoken == NULL || (!keyboard && tablee_calm_tooltip_is_still (widget, x, y)))
    return FALSE;

  if (is_worth_a_look (self))
    gtk_tooltip_set_custom (tooltip, make_large (self, get_large (self)));
  else
    gtk_tooltip_set_text (tooltip, self->tile->spoken);
  return TRUE;
}

/*
 * Dragging
 */

static GdkContentProvider *
drag_prepare_cb (PhTileView *self,
                 double      x,
                 double      y)
{
  int margin = get_margin (self);
  PhDrag drag = { PH_DRAG_NONE, 0, -1 };

  if (self->tile == NULL || self->tile->drag == PH_DRAG_NONE)
    return NULL;

  drag.kind = self->tile->drag;
  drag.id = self->tile->id;
  if (drag.kind == PH_DRAG_RESIDENT)
    {
      drag.quarter = ph_sector_face_find_quarter (&self->tile->sector, (float) self->height, (float) (x - margin),
                                                  (float) (y - margin));
      if (drag.quarter < 0 || self->tile->sector.quarters[drag.quarter].resident == NULL)
        return NULL;
    }
  self->dragged = ph_drag_pack (&drag);

  return gdk_content_provider_new_typed (G_TYPE_INT, self->dragged);
}

/* Of a sector only its resident, of a sign only what it shows. */
static GdkPaintable *
dup_icon (PhTileView *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  PhDrag drag = ph_drag_unpack (self->dragged);
  const char *art;

  if (drag.kind != PH_DRAG_RESIDENT && self->tile->kind != PH_TILE_SIGN)
    return ph_tile_dup_paintable (self->tile, GTK_WIDGET (self), self->height);

  art = drag.kind == PH_DRAG_RESIDENT ? self->tile->sector.quarters[drag.quarter].resident : self->tile->sign.sign;
  return GDK_PAINTABLE (tablee_art_dup_texture (art, ICON * scale, ICON * scale));
}

static void
drag_begin_cb (PhTileView    *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = dup_icon (self);

  if (icon != NULL)
    gtk_drag_source_set_icon (source, icon, gdk_paintable_get_intrinsic_width (icon) / 2,
                              gdk_paintable_get_intrinsic_height (icon) / 2);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.drag", "i", self->dragged);
}

static void
drag_end_cb (PhTileView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.drag", "i", 0);
}

/* The others leave it to what they lie on. */
static gboolean
accept_cb (PhTileView *self)
{
  return self->tile != NULL && (self->tile->kind == PH_TILE_SHIP || self->tile->kind == PH_TILE_TRACK ||
                                self->tile->kind == PH_TILE_SECTOR);
}

static gboolean
drop_cb (PhTileView   *self,
         const GValue *value)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "table.drop", "(iii)", g_value_get_int (value), self->tile->kind,
                                     self->tile->id);
}

static void
add_drags (PhTileView *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  tablee_drag_source_drop_quickly (source);
  tablee_button_add_drag_source (GTK_BUTTON (self), source);
  g_signal_connect_swapped (target, "accept", G_CALLBACK (accept_cb), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static gboolean
roll_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  PhTileView *self = PH_TILE_VIEW (widget);

  gtk_widget_queue_draw (widget);
  if (g_get_monotonic_time () - self->roll_start < ROLL_TIME * 1000)
    return G_SOURCE_CONTINUE;

  self->rolling = NULL;
  self->roll_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
pressed_cb (PhTileView *self,
            int         n_press,
            double      x,
            double      y)
{
  int margin = get_margin (self);

  self->quarter = -1;
  if (self->tile != NULL && self->tile->kind == PH_TILE_SECTOR)
    self->quarter = ph_sector_face_find_quarter (&self->tile->sector, (float) self->height, (float) (x - margin),
                                                 (float) (y - margin));
}

static gboolean
key_cb (PhTileView *self)
{
  self->quarter = -1;
  return GDK_EVENT_PROPAGATE;
}

static void
ph_tile_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_TILE_HEIGHT:
      g_value_set_int (value, PH_TILE_VIEW (object)->height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ph_tile_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_TILE_HEIGHT:
      ph_tile_view_set_height (PH_TILE_VIEW (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ph_tile_view_dispose (GObject *object)
{
  ph_tile_view_stop (PH_TILE_VIEW (object));

  G_OBJECT_CLASS (ph_tile_view_parent_class)->dispose (object);
}

static void
ph_tile_view_finalize (GObject *object)
{
  ph_tile_free (PH_TILE_VIEW (object)->tile);
  forget_still (PH_TILE_VIEW (object));

  G_OBJECT_CLASS (ph_tile_view_parent_class)->finalize (object);
}

static void
ph_tile_view_class_init (PhTileViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = ph_tile_view_get_property;
  object_class->set_property = ph_tile_view_set_property;
  object_class->dispose = ph_tile_view_dispose;
  object_class->finalize = ph_tile_view_finalize;
  widget_class->measure = ph_tile_view_measure;
  widget_class->snapshot = ph_tile_view_snapshot;
  widget_class->css_changed = ph_tile_view_css_changed;
  widget_class->query_tooltip = ph_tile_view_query_tooltip;

  properties[PROP_TILE_HEIGHT] = g_param_spec_int ("tile-height", NULL, NULL, 8, 1000, DEFAULT_HEIGHT,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "tile-view");
}

static void
ph_tile_view_init (PhTileView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->height = DEFAULT_HEIGHT;
  self->quarter = -1;
  /* The layout manager of a button would measure its child. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  add_drags (self);
}

GtkWidget *
ph_tile_view_new (void)
{
  return g_object_new (PH_TYPE_TILE_VIEW, NULL);
}

static void
bind_state (PhTileView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const PhTile *tile = self->tile;

  for (gsize i = 0; i < G_N_ELEMENTS (kind_classes); i++)
    tablee_widget_set_class (widget, kind_classes[i], i == tile->kind);
  tablee_widget_set_class (widget, "available", tile->available);
  tablee_widget_set_class (widget, "chosen", tile->chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !tile->available, -1);
  if (tile->chosen)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
  tablee_widget_set_spoken_label (widget, tile->spoken != NULL ? tile->spoken : "");
}

gboolean
ph_tile_view_set_tile (PhTileView   *self,
                       const PhTile *tile)
{
  PhTile *copy;

  g_return_val_if_fail (PH_IS_TILE_VIEW (self), FALSE);
  g_return_val_if_fail (tile != NULL, FALSE);

  if (ph_tile_equal (self->tile, tile))
    return FALSE;

  if (self->tile == NULL || self->tile->id != tile->id)
    self->hidden = FALSE;
  copy = ph_tile_copy (tile);
  if (self->tile == NULL || ph_tile_get_width (self->tile, 100) != ph_tile_get_width (tile, 100))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  ph_tile_free (self->tile);
  self->tile = copy;
  forget_still (self);
  bind_state (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

const PhTile *
ph_tile_view_get_tile (PhTileView *self)
{
  g_return_val_if_fail (PH_IS_TILE_VIEW (self), NULL);

  return self->tile;
}

void
ph_tile_view_set_height (PhTileView *self,
                         int         height)
{
  g_return_if_fail (PH_IS_TILE_VIEW (self));

  if (self->height == height)
    return;

  self->height = height;
  forget_still (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TILE_HEIGHT]);
}

int
ph_tile_view_get_height (PhTileView *self)
{
  g_return_val_if_fail (PH_IS_TILE_VIEW (self), 0);

  return self->height;
}

void
ph_tile_view_roll (PhTileView        *self,
                   const char *const *faces)
{
  g_return_if_fail (PH_IS_TILE_VIEW (self));
  g_return_if_fail (faces != NULL && faces[0] != NULL);

  self->rolling = faces;
  self->roll_start = g_get_monotonic_time ();
  if (self->roll_tick == 0)
    self->roll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), roll_cb, NULL, NULL);
}

void
ph_tile_view_stop (PhTileView *self)
{
  g_return_if_fail (PH_IS_TILE_VIEW (self));

  self->rolling = NULL;
  if (self->roll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->roll_tick);
  self->roll_tick = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ph_tile_view_set_hidden (PhTileView *self,
                         gboolean    hidden)
{
  g_return_if_fail (PH_IS_TILE_VIEW (self));

  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
ph_tile_view_get_quarter (PhTileView *self)
{
  g_return_val_if_fail (PH_IS_TILE_VIEW (self), -1);

  return self->quarter;
}
