/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The goods of another player in a line. */
#include "config.h"
#include "goods-view.h"

#include "drawing.h"

enum
{
  MAX_GOODS = 5,
  DEFAULT_HEIGHT = 20,
};

struct _PhGoodsView
{
  GtkWidget   parent_instance;

  const char *signs[MAX_GOODS];
  int         numbers[MAX_GOODS];
  gsize       n_goods;
  int         height;
};

G_DEFINE_FINAL_TYPE (PhGoodsView, ph_goods_view, GTK_TYPE_WIDGET)

/* Room for three digits, so that nothing moves. */
static float
get_step (PhGoodsView *self)
{
  return (float) self->height * 2.5f;
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

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (get_step (self) * (float) self->n_goods)
                                                                  : self->height;
}

static void
ph_goods_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  PhGoodsView *self = PH_GOODS_VIEW (widget);
  GdkRGBA ink = ph_get_ink (widget);
  float size = (float) self->height;
  float y = ((float) gtk_widget_get_height (widget) - size) / 2;

  for (gsize i = 0; i < self->n_goods; i++)
    {
      float x = get_step (self) * (float) i;
      g_autofree char *number = g_strdup_printf ("%d", self->numbers[i]);

      ph_draw_art (snapshot, widget, self->signs[i], &GRAPHENE_RECT_INIT (x, y, size, size));
      ph_draw_text (snapshot, widget, number, size * 0.78f, &ink,
                    &GRAPHENE_RECT_INIT (x + size * 1.08f, y, size * 1.36f, size), 0);
    }
}

static void
ph_goods_view_class_init (PhGoodsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ph_goods_view_measure;
  widget_class->snapshot = ph_goods_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "goods-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ph_goods_view_init (PhGoodsView *self)
{
  self->height = DEFAULT_HEIGHT;
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

  if (n_goods != self->n_goods)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n_goods = n_goods;
  for (gsize i = 0; i < n_goods; i++)
    {
      self->signs[i] = signs[i];
      self->numbers[i] = numbers[i];
    }
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
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
