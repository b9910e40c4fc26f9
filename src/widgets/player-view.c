/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's side of the table: plate, hand and fields. */
#include "config.h"
#include "player-view.h"

#include <glib/gi18n.h>

#include "card-face.h"
#include "children.h"
#include "present/format.h"
#include "seat-plate.h"
#include "tag-view.h"

struct _TableePlayerView
{
  GtkWidget        parent_instance;

  TableeSeatPlate *plate;
  TableeTagView   *coins;
  TableeTagView   *hand;
  GtkBox          *fields;
  GtkWidget       *balance;
  GtkBox          *columns[TABLEE_PLAYER_FIELDS];
  TableeFieldView *views[TABLEE_PLAYER_FIELDS];

  GStrv            titles;  /* (nullable) */
  gboolean         near;
  gboolean         terse;
};

static void buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePlayerView, tablee_player_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  TERSE_WORDS_HEIGHT = 44,
};

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                   \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                    \
                                             G_STRUCT_OFFSET (TableePlayerView, array) + (index) * (gssize) sizeof (gpointer))

static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  TableePlayerView *self = TABLEE_PLAYER_VIEW (buildable);

  for (int i = 0; i < TABLEE_PLAYER_FIELDS && type != NULL; i++)
    {
      g_autofree char *field = g_strdup_printf ("field-%d", i + 1);

      if (g_str_equal (type, field))
        {
          gtk_box_append (self->columns[i], GTK_WIDGET (child));
          return;
        }
    }
  parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
tablee_player_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_PLAYER_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_player_view_parent_class)->dispose (object);
}

static void
tablee_player_view_finalize (GObject *object)
{
  g_strfreev (TABLEE_PLAYER_VIEW (object)->titles);

  G_OBJECT_CLASS (tablee_player_view_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/player-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePlayerView, plate);
  gtk_widget_class_bind_template_child (widget_class, TableePlayerView, coins);
  gtk_widget_class_bind_template_child (widget_class, TableePlayerView, hand);
  gtk_widget_class_bind_template_child (widget_class, TableePlayerView, fields);
  gtk_widget_class_bind_template_child (widget_class, TableePlayerView, balance);
  for (int i = 0; i < TABLEE_PLAYER_FIELDS; i++)
    {
      g_autofree char *column = g_strdup_printf ("column_%d", i + 1);
      g_autofree char *field = g_strdup_printf ("field_%d", i + 1);

      BIND_ELEMENT (column, columns, i);
      BIND_ELEMENT (field, views, i);
    }
}

static void
tablee_player_view_class_init (TableePlayerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_player_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_player_view_finalize;

  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  gtk_widget_class_set_css_name (widget_class, "player");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
tablee_player_view_init (TableePlayerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tablee_player_view_set_seat (TableePlayerView *self,
                             TableeSeat       *seat)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));

  tablee_seat_plate_set_seat (self->plate, seat);
}

void
tablee_player_view_set_near (TableePlayerView *self,
                             const char       *action)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));
  g_return_if_fail (action != NULL);

  self->near = TRUE;
  for (int i = 0; i < TABLEE_PLAYER_FIELDS; i++)
    {
      gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->views[i]), g_variant_new_int32 (i));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->views[i]), action);
    }
}

void
tablee_player_view_set_titles (TableePlayerView   *self,
                               const char *const  *titles)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));

  g_strfreev (self->titles);
  self->titles = g_strdupv ((GStrv) titles);
}

static void
set_field_form (TableePlayerView       *self,
                TableeFieldView        *view,
                const TableePlayerForm *form)
{
  /* As high empty as full, so that nothing jumps. */
  int height = form->terse && !form->flat ? tablee_card_face_get_height (form->card_width) + TERSE_WORDS_HEIGHT : -1;

  tablee_field_view_set_card_width (view, form->card_width);
  tablee_field_view_set_steady (view, !form->terse);
  tablee_field_view_set_flat (view, form->flat);
  tablee_field_view_make_room (view, form->terse ? NULL : (const char *const *) self->titles);
  gtk_widget_set_size_request (GTK_WIDGET (view), form->narrow ? -1 : form->card_width * 7 / 2, height);
}

void
tablee_player_view_set_form (TableePlayerView       *self,
                             const TableePlayerForm *form)
{
  GtkOrientation orientation;

  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));
  g_return_if_fail (form != NULL);

  self->terse = form->terse;
  orientation = form->above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), orientation);
  tablee_seat_plate_set_compact (self->plate, form->above);
  tablee_seat_plate_set_upright (self->plate, form->narrow && !form->above);
  gtk_widget_set_size_request (GTK_WIDGET (self->plate), form->above ? -1 : form->plate_width, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->fields), form->narrow && !form->above ? form->card_width * 9 / 2 : -1, -1);
  gtk_widget_set_visible (self->balance, form->balanced);
  gtk_box_set_spacing (self->fields, form->narrow ? 4 : 8);
  gtk_widget_set_halign (GTK_WIDGET (self->fields), form->narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  for (int i = 0; i < TABLEE_PLAYER_FIELDS; i++)
    set_field_form (self, self->views[i], form);
}

void
tablee_player_view_set_turn (TableePlayerView *self,
                             TableeTurn        turn)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));

  tablee_seat_plate_set_turn (self->plate, turn);
}

void
tablee_player_view_set_yours (TableePlayerView *self,
                              gboolean          yours)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));

  tablee_seat_plate_set_yours (self->plate, yours);
}

void
tablee_player_view_set_numbers (TableePlayerView *self,
                                int               coins,
                                int               cards)
{
  g_autofree char *coin_number = tablee_format_integer (coins);
  g_autofree char *card_number = tablee_format_integer (cards);
  g_autofree char *coin_words = g_strdup_printf (ngettext ("%d coin", "%d coins", (gulong) coins), coins);
  g_autofree char *card_words = g_strdup_printf (ngettext ("%d card in hand", "%d cards in hand", (gulong) cards), cards);
  /* Translators: "3 coins", "5 cards in hand" */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s."), coin_words, card_words);

  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));

  tablee_tag_view_set_label (self->coins, coin_number, coin_words);
  tablee_tag_view_set_label (self->hand, card_number, card_words);
  tablee_seat_plate_set_spoken (self->plate, spoken);
}

void
tablee_player_view_set_n_fields (TableePlayerView *self,
                                 int               n_fields)
{
  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));
  g_return_if_fail (n_fields > 0 && n_fields <= TABLEE_PLAYER_FIELDS);

  for (int i = 0; i < TABLEE_PLAYER_FIELDS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->columns[i]), i < n_fields);
}

void
tablee_player_view_set_field (TableePlayerView  *self,
                              int                field,
                              const TableeField *content)
{
  TableeField shown;

  g_return_if_fail (TABLEE_IS_PLAYER_VIEW (self));
  g_return_if_fail (field >= 0 && field < TABLEE_PLAYER_FIELDS);
  g_return_if_fail (content != NULL);

  shown = *content;
  if (self->terse)
    {
      shown.title = NULL;
      shown.slots = 0;
    }
  if (self->terse && !self->near)
    shown.note = NULL;
  tablee_field_view_set_field (self->views[field], &shown);
}

gboolean
tablee_player_view_get_terse (TableePlayerView *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAYER_VIEW (self), FALSE);

  return self->terse;
}

GtkWidget *
tablee_player_view_get_field (TableePlayerView *self,
                              int               field)
{
  g_return_val_if_fail (TABLEE_IS_PLAYER_VIEW (self), NULL);
  g_return_val_if_fail (field >= 0 && field < TABLEE_PLAYER_FIELDS, NULL);

  return GTK_WIDGET (self->views[field]);
}

GtkWidget *
tablee_player_view_get_coins (TableePlayerView *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->coins);
}

GtkWidget *
tablee_player_view_get_hand (TableePlayerView *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->hand);
}
