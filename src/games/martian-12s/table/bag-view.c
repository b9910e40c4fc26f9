/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bag, which swells with what is in it. */
#include "config.h"
#include "bag-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pyramid.h"
#include "widgets/art-draw.h"
#include "widgets/art.h"
#include "widgets/calm-tooltip.h"
#include "widgets/card-holder.h"

/* The mouth: how wide it is, and how far down, as shares of the bag. */
#define MOUTH_WIDTH 0.28f
#define MOUTH_TOP 0.04f

/* An empty bag is this share of a full one, in width and height. */
#define SLACK_WIDTH 0.74f
#define SLACK_HEIGHT 0.62f

struct _M12BagView
{
  GtkWidget  parent_instance;

  GtkWidget *number;
  int        left;
  int        total;
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (M12BagView, m12_bag_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

static void
get_bag_area (M12BagView      *self,
              graphene_rect_t *area)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float full = MIN (width, height);
  float share = self->total > 0 ? (float) self->left / (float) self->total : 1;
  float bag_width = roundf (full * (SLACK_WIDTH + (1 - SLACK_WIDTH) * share));
  float bag_height = roundf (full * (SLACK_HEIGHT + (1 - SLACK_HEIGHT) * share));

  graphene_rect_init (area, roundf ((width - bag_width) / 2), roundf (height / 2 + full / 2 - bag_height), bag_width, bag_height);
}

/* Where pyramids come out, in their shape. */
static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  graphene_rect_t area;
  float width;

  get_bag_area (M12_BAG_VIEW (holder), &area);
  width = area.size.width * MOUTH_WIDTH;
  graphene_rect_init (bounds, area.origin.x + (area.size.width - width) / 2, area.origin.y + area.size.height * MOUTH_TOP, width,
                      width * M12_PYRAMID_HEIGHT / M12_PYRAMID_WIDTH);
  return width > 0;
}

/* Nobody sees what is in it. */
static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

static void
m12_bag_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = 64;
  *natural = 220;
}

static void
m12_bag_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  M12BagView *self = M12_BAG_VIEW (widget);
  graphene_rect_t area;
  int number_width;
  int number_height;

  get_bag_area (self, &area);
  gtk_widget_measure (self->number, GTK_ORIENTATION_HORIZONTAL, -1, &number_width, NULL, NULL, NULL);
  gtk_widget_measure (self->number, GTK_ORIENTATION_VERTICAL, -1, &number_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->number, &(GtkAllocation) {
                              (int) (area.origin.x + (area.size.width - (float) number_width) / 2),
                              (int) (area.origin.y + area.size.height * 0.66f - (float) number_height / 2),
                              number_width, number_height,
                            }, -1);
}

/* The cloth keeps its texture and is stretched to the shape: a drawing for every number left would fill the cache. */
static void
m12_bag_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  M12BagView *self = M12_BAG_VIEW (widget);
  int full = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)) * gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) texture = full > 0 ? tablee_art_dup_texture ("martian-12s/bag", full, full) : NULL;
  graphene_rect_t area;

  get_bag_area (self, &area);
  if (texture != NULL)
    tablee_art_draw (snapshot, texture, &area);

  GTK_WIDGET_CLASS (m12_bag_view_parent_class)->snapshot (widget, snapshot);
}

static void
m12_bag_view_dispose (GObject *object)
{
  g_clear_pointer (&M12_BAG_VIEW (object)->number, gtk_widget_unparent);

  G_OBJECT_CLASS (m12_bag_view_parent_class)->dispose (object);
}

static void
m12_bag_view_class_init (M12BagViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_bag_view_dispose;
  widget_class->measure = m12_bag_view_measure;
  widget_class->size_allocate = m12_bag_view_size_allocate;
  widget_class->snapshot = m12_bag_view_snapshot;

  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "bag");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
m12_bag_view_init (M12BagView *self)
{
  self->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->number, "bag-number");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

void
m12_bag_view_set_left (M12BagView *self,
                       int         left,
                       int         total)
{
  g_autofree char *number = g_strdup_printf ("%d", left);
  g_autofree char *spoken = g_strdup_printf (ngettext ("Bag: %d pyramid left", "Bag: %d pyramids left", (gulong) left), left);

  g_return_if_fail (M12_IS_BAG_VIEW (self));

  self->left = left;
  self->total = total;
  gtk_label_set_label (GTK_LABEL (self->number), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tablee_widget_set_tooltip (GTK_WIDGET (self), spoken);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
