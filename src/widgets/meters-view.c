/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of beanometers. */
#include "config.h"
#include "meters-view.h"

#include <glib/gi18n.h>

#include "picture.h"
#include "present/format.h"
#include "tag-view.h"
#include "widgets-style.h"

enum
{
  BEAN_SIZE = 26,
  COLUMN_NAME = 1,
  COLUMN_STEPS,
  COLUMN_HIDDEN = COLUMN_STEPS + TABLEE_METER_COINS,
};

struct _TableeMetersView
{
  GtkWidget  parent_instance;

  GtkWidget *grid;
  gsize      n_rows;
};

G_DEFINE_FINAL_TYPE (TableeMetersView, tablee_meters_view, GTK_TYPE_WIDGET)

static void
add_label (TableeMetersView *self,
           int               column,
           int               row,
           const char       *text,
           const char       *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

static void
add_heads (TableeMetersView *self)
{
  for (int coin = 0; coin < TABLEE_METER_COINS; coin++)
    {
      GtkWidget *tag = tablee_tag_view_new (TABLEE_TAG_COIN);
      g_autofree char *number = tablee_format_integer (coin + 1);
      g_autofree char *coins = g_strdup_printf (ngettext ("%d coin", "%d coins", (gulong) coin + 1), coin + 1);

      tablee_tag_view_set_label (TABLEE_TAG_VIEW (tag), number, coins);
      gtk_widget_set_halign (tag, GTK_ALIGN_END);
      gtk_grid_attach (GTK_GRID (self->grid), tag, COLUMN_STEPS + coin, 0, 1, 1);
    }
  /* Translators: how many cards of a kind nobody can see where they are */
  add_label (self, COLUMN_HIDDEN, 0, C_("beanometer", "hidden"), "heading");
}

/* Below the rows, as wide as they are. */
static void
add_note (TableeMetersView *self,
          int               row)
{
  GtkWidget *note = gtk_label_new (_("hidden: cards that you cannot see, out of all there are"));

  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_xalign (GTK_LABEL (note), 1);
  gtk_label_set_justify (GTK_LABEL (note), GTK_JUSTIFY_RIGHT);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 1);
  gtk_widget_set_hexpand (note, TRUE);
  gtk_widget_add_css_class (note, "caption");
  gtk_widget_add_css_class (note, "dim-label");
  gtk_grid_attach (GTK_GRID (self->grid), note, 0, row, COLUMN_HIDDEN + 1, 1);
}

static void
add_row (TableeMetersView  *self,
         const TableeMeter *meter)
{
  GtkWidget *picture = tablee_picture_new (meter->bean->art);
  int row = (int) ++self->n_rows;

  gtk_widget_set_size_request (picture, BEAN_SIZE, BEAN_SIZE);
  gtk_grid_attach (GTK_GRID (self->grid), picture, 0, row, 1, 1);
  add_label (self, COLUMN_NAME, row, meter->name, NULL);
  for (int column = COLUMN_STEPS; column <= COLUMN_HIDDEN; column++)
    add_label (self, column, row, NULL, "numeric");
}

static void
set_number (TableeMetersView *self,
            int               row,
            int               column,
            int               number)
{
  g_autofree char *text = tablee_format_integer (number);

  gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (self->grid), column, row)), text);
}

static void
set_hidden (TableeMetersView  *self,
            int                row,
            const TableeMeter *meter)
{
  g_autofree char *hidden = tablee_format_integer (meter->hidden);
  g_autofree char *copies = tablee_format_integer (meter->copies);
  /* Translators: how many cards of a kind nobody can see where they are, how many of it there are */
  g_autofree char *text = g_strdup_printf (C_("beanometer", "%1$s/%2$s"), hidden, copies);

  gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (self->grid), COLUMN_HIDDEN, row)), text);
}

static char *
dup_spoken (const TableeMeter *meter)
{
  const int *steps = meter->steps;
  g_autofree char *list = NULL;

  if (steps[0] == 0)
    /* Translators: "Garden bean", cards for 2 coins, cards for 3 coins, number of cards, number of cards */
    return g_strdup_printf (_("%1$s: 2 coins with %2$d cards, 3 coins with %3$d; %4$d of %5$d are hidden."), meter->name,
                            steps[1], steps[2], meter->hidden, meter->copies);

  /* Translators: the beanometer of a kind of bean: with how many cards a field brings 1, 2, 3 and 4 coins */
  list = g_strdup_printf (C_("beanometer", "%1$d, %2$d, %3$d, %4$d"), steps[0], steps[1], steps[2], steps[3]);
  /* Translators: "Blue bean", "4, 6, 8, 10" (cards for 1, 2, 3 and 4 coins), number of cards, number of cards */
  return g_strdup_printf (_("%1$s: 1 to 4 coins with %2$s cards; %3$d of %4$d are hidden."), meter->name, list, meter->hidden,
                          meter->copies);
}

/* A row is heard as one sentence, at its name. */
static void
bind_row (TableeMetersView  *self,
          int                row,
          const TableeMeter *meter)
{
  g_autofree char *spoken = dup_spoken (meter);

  for (int coin = 0; coin < TABLEE_METER_COINS; coin++)
    if (meter->steps[coin] > 0)
      set_number (self, row, COLUMN_STEPS + coin, meter->steps[coin]);
    else
      gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (self->grid), COLUMN_STEPS + coin, row)), "–");
  set_hidden (self, row, meter);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_grid_get_child_at (GTK_GRID (self->grid), COLUMN_NAME, row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
tablee_meters_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_METERS_VIEW);

  G_OBJECT_CLASS (tablee_meters_view_parent_class)->dispose (object);
}

static void
tablee_meters_view_class_init (TableeMetersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  G_OBJECT_CLASS (klass)->dispose = tablee_meters_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "meters");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/meters-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMetersView, grid);
}

static void
tablee_meters_view_init (TableeMetersView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Beanometers"), -1);
  add_heads (self);
}

void
tablee_meters_view_set_meters (TableeMetersView  *self,
                               const TableeMeter *meters,
                               gsize              n_meters)
{
  g_return_if_fail (TABLEE_IS_METERS_VIEW (self));
  g_return_if_fail (self->n_rows == 0 || self->n_rows == n_meters);

  if (self->n_rows == 0 && n_meters > 0)
    add_note (self, (int) n_meters + 1);
  while (self->n_rows < n_meters)
    add_row (self, &meters[self->n_rows]);
  for (gsize i = 0; i < n_meters; i++)
    bind_row (self, (int) i + 1, &meters[i]);
}
