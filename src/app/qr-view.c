/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A QR code as a picture. */
#include "config.h"
#include "qr-view.h"

#include "net/qr.h"

enum
{
  MARGIN = 4,         /* modules: the norm asks for as many */
  LEAST_MODULE = 6,   /* pixels: what a camera sees from an arm's length */
};

struct _TableeQrView
{
  GtkWidget  parent_instance;

  guint8    *modules;  /* nullable */
  guint      width;
};

G_DEFINE_FINAL_TYPE (TableeQrView, tablee_qr_view, GTK_TYPE_WIDGET)

static int
count_modules (TableeQrView *self)
{
  return (int) self->width + 2 * MARGIN;
}

static void
tablee_qr_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = count_modules (TABLEE_QR_VIEW (widget)) * LEAST_MODULE;
}

/* All modules in a row that are dark are one rectangle. */
static void
add_row (TableeQrView *self,
         cairo_t      *cr,
         guint         row)
{
  const guint8 *modules = self->modules + row * self->width;

  for (guint i = 0; i < self->width; i++)
    {
      guint first = i;

      while (i < self->width && (modules[i] & 1) != 0)
        i++;
      if (i > first)
        cairo_rectangle (cr, first, row, i - first, 1);
    }
}

/* Modules are whole pixels, or cameras see grey. */
static void
tablee_qr_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  TableeQrView *self = TABLEE_QR_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int module = MIN (width, height) / count_modules (self);
  cairo_t *cr;

  if (self->modules == NULL || module < 1)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - module * count_modules (self)) / 2, (height - module * count_modules (self)) / 2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, module * count_modules (self), module * count_modules (self));
  cairo_fill (cr);
  cairo_scale (cr, module, module);
  cairo_translate (cr, MARGIN, MARGIN);
  for (guint row = 0; row < self->width; row++)
    add_row (self, cr, row);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
tablee_qr_view_finalize (GObject *object)
{
  g_free (TABLEE_QR_VIEW (object)->modules);

  G_OBJECT_CLASS (tablee_qr_view_parent_class)->finalize (object);
}

static void
tablee_qr_view_class_init (TableeQrViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_qr_view_finalize;
  widget_class->measure = tablee_qr_view_measure;
  widget_class->snapshot = tablee_qr_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "qr-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_qr_view_init (TableeQrView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tablee_qr_view_set_text (TableeQrView *self,
                         const char   *text)
{
  g_return_if_fail (TABLEE_IS_QR_VIEW (self));

  g_clear_pointer (&self->modules, g_free);
  self->width = 0;
  if (text != NULL)
    self->modules = tablee_qr_make (text, &self->width);
  gtk_widget_set_visible (GTK_WIDGET (self), self->modules != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
