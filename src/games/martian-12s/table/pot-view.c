/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pot and what it is worth. */
#include "config.h"
#include "pot-view.h"

#include <glib/gi18n.h>

#include "widgets/calm-tooltip.h"
#include "widgets/children.h"

struct _M12PotView
{
  GtkWidget     parent_instance;

  M12CoinsView *coins;
  GtkLabel     *amount;
  GtkLabel     *details;
};

G_DEFINE_FINAL_TYPE (M12PotView, m12_pot_view, GTK_TYPE_WIDGET)

static void
m12_pot_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), M12_TYPE_POT_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (m12_pot_view_parent_class)->dispose (object);
}

static void
m12_pot_view_class_init (M12PotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_pot_view_dispose;

  g_type_ensure (M12_TYPE_COINS_VIEW);
  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "pot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/pot-view.ui");
  gtk_widget_class_bind_template_child (widget_class, M12PotView, coins);
  gtk_widget_class_bind_template_child (widget_class, M12PotView, amount);
  gtk_widget_class_bind_template_child (widget_class, M12PotView, details);
}

static void
m12_pot_view_init (M12PotView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

void
m12_pot_view_set_pot (M12PotView *self,
                      int         stakes,
                      const char *amount,
                      const char *details)
{
  /* Translators: number of stakes, and the same as an amount of money or tokens */
  g_autofree char *spoken = g_strdup_printf (ngettext ("Pot: %1$d stake, %2$s", "Pot: %1$d stakes, %2$s", (gulong) stakes),
                                             stakes, amount);
  g_autofree char *described = g_strjoin ("\n", spoken, details, NULL);

  g_return_if_fail (M12_IS_POT_VIEW (self));

  m12_coins_view_set_count (self->coins, stakes);
  gtk_label_set_label (self->amount, amount);
  gtk_label_set_label (self->details, details);
  tablee_widget_set_tooltip (GTK_WIDGET (self), described);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

M12CoinsView *
m12_pot_view_get_coins (M12PotView *self)
{
  g_return_val_if_fail (M12_IS_POT_VIEW (self), NULL);

  return self->coins;
}
