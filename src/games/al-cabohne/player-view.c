/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "player-view.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "present/format.h"
#include "widgets/action-button.h"
#include "widgets/card-face.h"
#include "widgets/children.h"
#include "widgets/tag-view.h"
#include "widgets/widgets-style.h"
#include "words.h"

struct _AcPlayerView
{
  GtkWidget           parent_instance;

  TableeSeatPlate    *plate;
  TableeTagView      *coins;
  TableeTagView      *hand;
  GtkBox             *fields;
  GtkWidget          *places[AC_FIELDS];
  TableeFieldView    *views[AC_FIELDS];
  TableeActionButton *harvests[AC_FIELDS];

  gboolean            near;
  gboolean            terse;
};

G_DEFINE_FINAL_TYPE (AcPlayerView, ac_player_view, GTK_TYPE_WIDGET)

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (AcPlayerView, array) + (index) * sizeof (gpointer))

static void
ac_player_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_PLAYER_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ac_player_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/player-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AcPlayerView, plate);
  gtk_widget_class_bind_template_child (widget_class, AcPlayerView, coins);
  gtk_widget_class_bind_template_child (widget_class, AcPlayerView, hand);
  gtk_widget_class_bind_template_child (widget_class, AcPlayerView, fields);
  for (int i = 0; i < AC_FIELDS; i++)
    {
      g_autofree char *place = g_strdup_printf ("place_%d", i + 1);
      g_autofree char *field = g_strdup_printf ("field_%d", i + 1);
      g_autofree char *harvest = g_strdup_printf ("harvest_%d", i + 1);

      BIND_ELEMENT (place, places, i);
      BIND_ELEMENT (field, views, i);
      BIND_ELEMENT (harvest, harvests, i);
    }
}

static void
ac_player_view_class_init (AcPlayerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ac_player_view_dispose;

  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  gtk_widget_class_set_css_name (widget_class, "player");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
ac_player_view_init (AcPlayerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ac_player_view_set_seat (AcPlayerView *self,
                         TableeSeat   *seat)
{
  g_return_if_fail (AC_IS_PLAYER_VIEW (self));

  tablee_seat_plate_set_seat (self->plate, seat);
}

void
ac_player_view_set_near (AcPlayerView *self,
                         gboolean      near)
{
  g_return_if_fail (AC_IS_PLAYER_VIEW (self));

  self->near = near;
  tablee_widget_set_class (GTK_WIDGET (self), "near", near);
  for (int i = 0; i < AC_FIELDS && near; i++)
    {
      g_autofree char *harvest = g_strdup_printf ("table.harvest-%d", i + 1);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->views[i]), "i", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->views[i]), "table.field");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->harvests[i]), harvest);
      gtk_widget_set_visible (GTK_WIDGET (self->harvests[i]), TRUE);
    }
}

/*
 * Fields
 */

static char *
dup_field_spoken (AcPlayerView     *self,
                  const AcStanding *standing,
                  int               index)
{
  g_autofree char *what = ac_faces_describe (standing->ruleset, standing->state->fields[standing->seat][index]);

  if (standing->spoken[index] == NULL)
    /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6." or "Empty." */
    return g_strdup_printf (_("Field %1$d: %2$s"), index + 1, what);

  /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6.", "Plant a puff bean on field 1: …" */
  return g_strdup_printf (_("Field %1$d: %2$s %3$s."), index + 1, what, standing->spoken[index]);
}

static void
show_field (AcPlayerView     *self,
            const AcStanding *standing,
            int               index)
{
  AcField field = standing->state->fields[standing->seat][index];
  int value = ac_field_value (standing->ruleset, field);
  g_autofree TableeCard *cards = ac_faces_cards (field);
  g_autofree char *note = self->terse && !self->near ? NULL : ac_faces_next (standing->ruleset, field);
  g_autofree char *worth = field.count > 0 ? g_strdup_printf ("%d", value) : NULL;
  g_autofree char *spoken = dup_field_spoken (self, standing, index);
  g_autofree char *empty = g_strdup_printf (C_("field", "Field %d"), index + 1);

  tablee_field_view_set_field (self->views[index], &(TableeField) {
    .title = field.count > 0 && !self->terse ? ac_words_bean_name ((AcType) field.type) : NULL,
    .cards = cards,
    .n_cards = field.count,
    .worth = worth,
    .note = note,
    .slots = field.count > 0 && self->near && !self->terse ? AC_COINS : 0,
    .filled = value,
    .spoken = spoken,
    .empty = empty,
    .id = index,
    .available = standing->plantable[index],
    .marked = standing->marked[index],
  });
}

/* What an action of the player does, whoever's turn it is. */
static char *
dup_action_spoken (const AcStanding *standing,
                   TableeAction      action)
{
  TableePresentContext context = { &standing->ruleset->base, NULL };
  AcState state = *standing->state;

  state.current = (int8_t) standing->seat;
  return ac_words_action_spoken (&context, &state, action);
}

/* The third field that has not been bought: what it costs. */
static void
show_offer (AcPlayerView     *self,
            const AcStanding *standing)
{
  g_autofree char *spoken = dup_action_spoken (standing, ac_action (AC_ACTION_BUY, 0, 0));

  tablee_field_view_set_field (self->views[AC_FIELDS - 1], &(TableeField) {
    .spoken = spoken,
    .empty = _("Third field:\n4 coins"),
    .id = AC_FIELDS - 1,
    .available = standing->can_buy,
  });
}

static void
show_harvest (AcPlayerView     *self,
              const AcStanding *standing,
              int               index)
{
  AcField field = standing->state->fields[standing->seat][index];
  g_autofree char *coins = ac_words_coins (ac_field_value (standing->ruleset, field));
  g_autofree char *key = g_strdup_printf (_("Ctrl+%d"), index + 1);
  g_autofree char *spoken = dup_action_spoken (standing, ac_action (AC_ACTION_HARVEST, index, 0));

  g_object_set (self->harvests[index], "key", self->terse ? NULL : key, NULL);
  tablee_action_button_set_hint (self->harvests[index], field.count > 0 && !self->terse ? coins : NULL);
  tablee_action_button_set_available (self->harvests[index], standing->harvestable[index]);
  tablee_action_button_set_spoken (self->harvests[index], spoken);
}

static void
show_third (AcPlayerView     *self,
            const AcStanding *standing)
{
  gboolean owned = standing->state->owned[standing->seat] == AC_FIELDS;
  GtkActionable *third = GTK_ACTIONABLE (self->views[AC_FIELDS - 1]);

  gtk_widget_set_visible (self->places[AC_FIELDS - 1], owned || self->near);
  gtk_widget_set_visible (GTK_WIDGET (self->harvests[AC_FIELDS - 1]), owned && self->near);
  if (!self->near)
    return;

  /* Never an action with the target of the other. */
  gtk_actionable_set_action_name (third, NULL);
  gtk_actionable_set_action_target_value (third, owned ? g_variant_new_int32 (AC_FIELDS - 1) : NULL);
  gtk_actionable_set_action_name (third, owned ? "table.field" : "table.buy-field");
}

static void
show_tags (AcPlayerView     *self,
           const AcStanding *standing)
{
  int coins;
  int cards;
  g_autofree char *coin_number = NULL;
  g_autofree char *card_number = NULL;
  g_autofree char *coin_words = NULL;
  g_autofree char *card_words = NULL;
  g_autofree char *spoken = NULL;

  ac_pile (standing->state, (AcPile) (AC_PILE_COINS + standing->seat), &coins);
  ac_pile (standing->state, (AcPile) (AC_PILE_HAND + standing->seat), &cards);
  coin_number = tablee_format_integer (coins);
  card_number = tablee_format_integer (cards);
  coin_words = g_strdup_printf (ngettext ("%d coin", "%d coins", (gulong) coins), coins);
  card_words = g_strdup_printf (ngettext ("%d card in hand", "%d cards in hand", (gulong) cards), cards);
  /* Translators: "3 coins", "5 cards in hand" */
  spoken = g_strdup_printf (_("%1$s, %2$s."), coin_words, card_words);

  tablee_tag_view_set_label (self->coins, coin_number, coin_words);
  tablee_tag_view_set_label (self->hand, card_number, card_words);
  tablee_seat_plate_set_spoken (self->plate, spoken);
}

void
ac_player_view_show (AcPlayerView     *self,
                     const AcStanding *standing)
{
  g_return_if_fail (AC_IS_PLAYER_VIEW (self));
  g_return_if_fail (standing != NULL);

  tablee_seat_plate_set_turn (self->plate, standing->turn);
  show_tags (self, standing);
  show_third (self, standing);
  for (int i = 0; i < AC_FIELDS; i++)
    {
      if (i < standing->state->owned[standing->seat])
        show_field (self, standing, i);
      else
        show_offer (self, standing);
      if (self->near)
        show_harvest (self, standing, i);
    }
}

void
ac_player_view_set_form (AcPlayerView *self,
                         int           card_width,
                         int           plate_width,
                         gboolean      narrow,
                         gboolean      terse)
{
  GtkLayoutManager *layout;

  g_return_if_fail (AC_IS_PLAYER_VIEW (self));

  self->terse = terse;
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  tablee_seat_plate_set_compact (self->plate, narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self->plate), narrow ? -1 : plate_width, -1);
  gtk_widget_set_halign (GTK_WIDGET (self->fields), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  for (int i = 0; i < AC_FIELDS; i++)
    {
      tablee_field_view_set_card_width (self->views[i], card_width);
      /* As high empty as full, so that nothing moves. */
      gtk_widget_set_size_request (GTK_WIDGET (self->views[i]), narrow ? -1 : card_width * 7 / 2,
                                   tablee_card_face_get_height (card_width) + (terse ? 44 : self->near ? 90 : 66));
    }
}

GtkWidget *
ac_player_view_get_field (AcPlayerView *self,
                          int           field)
{
  g_return_val_if_fail (AC_IS_PLAYER_VIEW (self), NULL);
  g_return_val_if_fail (field >= 0 && field < AC_FIELDS, NULL);

  return GTK_WIDGET (self->views[field]);
}

GtkWidget *
ac_player_view_get_coins (AcPlayerView *self)
{
  g_return_val_if_fail (AC_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->coins);
}

GtkWidget *
ac_player_view_get_hand (AcPlayerView *self)
{
  g_return_val_if_fail (AC_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->hand);
}
