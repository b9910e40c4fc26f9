/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "meters-view.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "widgets/picture.h"
#include "words.h"

enum
{
  BEAN_SIZE = 34,
  COLUMN_NAME = 1,
  COLUMN_STEPS,
  COLUMN_UNSEEN = COLUMN_STEPS + AC_COINS,
  COLUMN_COPIES,
  N_COLUMNS,
};

struct _AcMetersView
{
  GtkWidget  parent_instance;

  GtkWidget *grid;
  GtkWidget *names[AC_TYPES];
  GtkWidget *cells[AC_TYPES][N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (AcMetersView, ac_meters_view, GTK_TYPE_WIDGET)

static GtkWidget *
add_label (AcMetersView *self,
           int           column,
           int           row,
           const char   *text,
           const char   *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
  return label;
}

static void
add_heads (AcMetersView *self)
{
  for (int coin = 0; coin < AC_COINS; coin++)
    {
      g_autofree char *coins = g_strdup_printf (ngettext ("%d coin", "%d coins", (gulong) coin + 1), coin + 1);

      add_label (self, COLUMN_STEPS + coin, 0, coins, "heading");
    }
  /* Translators: how many cards of a kind nobody can see where they are */
  add_label (self, COLUMN_UNSEEN, 0, C_("beanometer", "hidden"), "heading");
  /* Translators: how many cards of a kind there are */
  add_label (self, COLUMN_COPIES, 0, C_("beanometer", "in all"), "heading");
}

static void
add_row (AcMetersView *self,
         AcType        type)
{
  TableeCard face = ac_faces_card (type);
  GtkWidget *picture = tablee_picture_new (face.bean->art);
  int row = (int) type + 1;

  gtk_widget_set_size_request (picture, BEAN_SIZE, BEAN_SIZE);
  gtk_grid_attach (GTK_GRID (self->grid), picture, 0, row, 1, 1);
  self->names[type] = add_label (self, COLUMN_NAME, row, ac_words_bean_name (type), NULL);
  for (int column = COLUMN_STEPS; column < N_COLUMNS; column++)
    self->cells[type][column] = add_label (self, column, row, NULL, "numeric");
}

static void
ac_meters_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_METERS_VIEW);

  G_OBJECT_CLASS (ac_meters_view_parent_class)->dispose (object);
}

static void
ac_meters_view_class_init (AcMetersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ac_meters_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "meters");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/meters-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AcMetersView, grid);
}

static void
ac_meters_view_init (AcMetersView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Beanometers"), -1);
  add_heads (self);
  for (int type = 0; type < AC_TYPES; type++)
    add_row (self, (AcType) type);
}

static void
set_number (AcMetersView *self,
            AcType        type,
            int           column,
            int           number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_label_set_label (GTK_LABEL (self->cells[type][column]), text);
}

/* A row is heard as one sentence, at its name. */
static void
describe (AcMetersView    *self,
          const AcRuleset *ruleset,
          AcType           type,
          int              unseen)
{
  g_autofree char *steps = ac_words_steps (ruleset, type);
  /* Translators: "Blue bean", "4, 6, 8, 10" (cards for 1, 2, 3 and 4 coins), number of cards, number of cards */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: 1 to 4 coins with %2$s cards; %3$d of %4$d are hidden."),
                                             ac_words_bean_name (type), steps, unseen, ac_copies (type));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->names[type]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
ac_meters_view_show (AcMetersView    *self,
                     const AcRuleset *ruleset,
                     const AcState   *view)
{
  int unseen[AC_TYPES];

  g_return_if_fail (AC_IS_METERS_VIEW (self));

  ac_count_unseen (view, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    {
      for (int coin = 0; coin < AC_COINS; coin++)
        set_number (self, (AcType) type, COLUMN_STEPS + coin, ruleset->steps[type][coin]);
      set_number (self, (AcType) type, COLUMN_UNSEEN, unseen[type]);
      set_number (self, (AcType) type, COLUMN_COPIES, ac_copies ((AcType) type));
      describe (self, ruleset, (AcType) type, unseen[type]);
    }
}
