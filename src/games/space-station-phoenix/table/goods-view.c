/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goods in a line: those of another player, or what a choice costs or brings. */
#include "config.h"
#include "goods-view.h"

#include <math.h>

#include "drawing.h"
#include "widgets/calm-tooltip.h"
#include "widgets/whole.h"

enum
{
  MAX_GOODS = 5,
  DEFAULT_HEIGHT = 20,
};

/* Of the height: letters, what is before the first, and what is between two goods. */
#define LETTERS 0.78f
#define SIGN 1.08f
#define GAP 0.4f

struct _PhGoodsView
{
  GtkWidget   parent_instance;

  const char *signs[MAX_GOODS];
  int         numbers[MAX_GOODS];
  gsize       n_goods;
  int         height;
  gboolean    tight;
  gboolean    gains;
  guint       drawn;    /* times */
};

G_DEFINE_FINAL_TYPE (PhGoodsView, ph_goods_view, GTK_TYPE_WIDGET)

static char *
dup_number (PhGoodsView *self,
            gsize        index)
{
  int number = self->numbers[index];

  if (self->gains)
    return g_strdup_printf (number < 0 ? "−%d" : "+%d", ABS (number));

  return g_strdup_printf ("%d", number);
}

/* Room for three digits, so that nothing moves; or for what there is. */
static float
get_step (PhGoodsView *self,
          gsize        index)
{
  float size = (float) self->height;
  g_autofree char *number = dup_number (self, index);

  return self->tight ? size * (SIGN + GAP) + ph_measure_text (GTK_WIDGET (self), number, size * LETTERS) : size * 2.5f;
}

/* Nothing is between the last one and the end. */
static int
measure_width (PhGoodsView *self)
{
  float width = self->tight && self->n_goods > 0 ? -(float) self->height * GAP : 0;

  for (gsize i = 0; i < self->n_goods; i++)
    width += get_step (self, i);

  return (int) ceilf (width);
}

static void
ph_goods_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  PhGoodsView *self = PH_GOODS_VIEW (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? measure_width (self) : self->height;
}

static void
ph_goods_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  PhGoodsView *self = PH_GOODS_VIEW (widget);
  GdkRGBA ink = ph_get_ink (widget);
  float size = (float) self->height;
  float y = ((float) gtk_widget_get_height (widget) - size) / 2;
  float x = 0;

  tablee_whole_snapshot (widget, snapshot, self->drawn++);
  for (gsize i = 0; i < self->n_goods; i++)
    {
      float step = get_step (self, i);
      g_autofree char *number = dup_number (self, i);

      ph_draw_art (snapshot, widget, self->signs[i], &GRAPHENE_RECT_INIT (x, y, size, size));
      ph_draw_text (snapshot, widget, number, size * LETTERS, &ink,
                    &GRAPHENE_RECT_INIT (x + size * SIGN, y, step - size * (self->tight ? SIGN : 1.14f), size), 0);
      x += step;
    }
}

static void
ph_goods_view_class_init (PhGoodsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ph_goods_view_measure;
  widget_class->snapshot = ph_goods_view_snapshot;
  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "goods-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ph_goods_view_init (PhGoodsView *self)
{
  self->height = DEFAULT_HEIGHT;
}

GtkWidget *
ph_goods_view_new_tight (void)
{
  PhGoodsView *self = g_object_new (PH_TYPE_GOODS_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->tight = TRUE;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  return GTK_WIDGET (self);
}

void
ph_goods_view_set_gains (PhGoodsView *self,
                         gboolean     gains)
{
  g_return_if_fail (PH_IS_GOODS_VIEW (self));

  self->gains = gains;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ph_goods_view_set_goods (PhGoodsView       *self,
                         const char *const *signs,
                         const int         *numbers,
                         gsize              n_goods,
                         const char        *spoken)
{
  g_return_if_fail (PH_IS_GOODS_VIEW (self));
  g_return_if_fail (n_goods <= MAX_GOODS);

  if (n_goods != self->n_goods || self->tight)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n_goods = n_goods;
  for (gsize i = 0; i < n_goods; i++)
    {
      self->signs[i] = signs[i];
      self->numbers[i] = numbers[i];
    }
  tablee_widget_set_tooltip (GTK_WIDGET (self), spoken);
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ph_goods_view_set_height (PhGoodsView *self,
                          int          height)
{
  g_return_if_fail (PH_IS_GOODS_VIEW (self));

  if (self->height == height)
    return;

  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
