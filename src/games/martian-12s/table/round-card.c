/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card that says how a round ended. */
#include "config.h"
#include "round-card.h"

#include <glib/gi18n.h>

#include "widgets/children.h"

struct _M12RoundCard
{
  GtkWidget  parent_instance;

  GtkLabel  *title;
  GtkGrid   *grid;
  GtkLabel  *text;
};

G_DEFINE_FINAL_TYPE (M12RoundCard, m12_round_card, GTK_TYPE_WIDGET)

static void
attach (M12RoundCard *self,
        const char   *text,
        const char   *css_class,
        float         xalign,
        int           column,
        int           row,
        gboolean      winner)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), column == 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, css_class);
  if (winner)
    gtk_widget_add_css_class (label, "winner");
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

/* What the columns are. */
static void
attach_heads (M12RoundCard *self)
{
  attach (self, C_("round", "Points"), "caption", 1, 1, 0, FALSE);
  attach (self, C_("round", "Pyramids"), "caption", 1, 2, 0, FALSE);
  /* Translators: above the money that everybody has after a round */
  attach (self, C_("round", "Now has"), "caption", 1, 4, 0, FALSE);
}

static char *
dup_outcome (const M12Seat *seat,
             const char    *won)
{
  if (won != NULL)
    return g_strconcat ("+", won, NULL);
  if (seat->status == M12_POPPED)
    return g_strdup (C_("seat", "✗ Popped"));
  if (seat->status == M12_OUT)
    return g_strdup (C_("seat", "Sits out"));
  return g_strdup ("");
}

static void
attach_seat (M12RoundCard  *self,
             const M12Seat *seat,
             const char    *name,
             const char    *won,
             const char    *balance,
             int            row)
{
  g_autofree char *points = g_strdup_printf ("%d", seat->points);
  g_autofree char *height = g_strdup_printf ("%d", seat->height);
  g_autofree char *outcome = dup_outcome (seat, won);

  attach (self, name, "name", 0, 0, row, won != NULL);
  attach (self, points, "sum", 1, 1, row, won != NULL);
  attach (self, height, "height", 1, 2, row, won != NULL);
  attach (self, outcome, "outcome", 0, 3, row, won != NULL);
  attach (self, balance, "balance", 1, 4, row, won != NULL);
}

static void
m12_round_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), M12_TYPE_ROUND_CARD);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (m12_round_card_parent_class)->dispose (object);
}

static void
m12_round_card_class_init (M12RoundCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_round_card_dispose;

  gtk_widget_class_set_css_name (widget_class, "round-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/round-card.ui");
  gtk_widget_class_bind_template_child (widget_class, M12RoundCard, title);
  gtk_widget_class_bind_template_child (widget_class, M12RoundCard, grid);
  gtk_widget_class_bind_template_child (widget_class, M12RoundCard, text);
}

static void
m12_round_card_init (M12RoundCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

void
m12_round_card_set_round (M12RoundCard      *self,
                          const M12State    *state,
                          const char *const *names,
                          const char *const *won,
                          const char *const *balances,
                          const char *const *sentences,
                          const char *const *spoken)
{
  g_autofree char *title = g_strdup_printf (_("Round %d is over"), state->round);
  g_autofree char *text = g_strjoinv ("\n", (char **) sentences);
  g_autofree char *heard = g_strjoinv ("\n", (char **) spoken);
  g_autofree char *label = g_strjoin (". ", title, heard, NULL);
  GtkWidget *child;

  g_return_if_fail (M12_IS_ROUND_CARD (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  attach_heads (self);
  for (int i = 0; names[i] != NULL; i++)
    attach_seat (self, &state->seats[i], names[i], won[i], balances[i], i + 1);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
