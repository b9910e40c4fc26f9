/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "player-view.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "present/format.h"
#include "widgets/children.h"
#include "widgets/tag-view.h"
#include "widgets/widgets-style.h"
#include "words.h"

struct _ChPlayerView
{
  GtkWidget        parent_instance;

  TableeSeatPlate *plate;
  TableeTagView   *coins;
  TableeTagView   *hand;
  GtkBox          *chains;
  TableeFieldView *views[CH_MAX_CHAINS];

  gboolean         near;
  gboolean         terse;
};

G_DEFINE_FINAL_TYPE (ChPlayerView, ch_player_view, GTK_TYPE_WIDGET)

static void
ch_player_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CH_TYPE_PLAYER_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ch_player_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/bean-chains/player-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ChPlayerView, plate);
  gtk_widget_class_bind_template_child (widget_class, ChPlayerView, coins);
  gtk_widget_class_bind_template_child (widget_class, ChPlayerView, hand);
  gtk_widget_class_bind_template_child (widget_class, ChPlayerView, chains);
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    {
      g_autofree char *id = g_strdup_printf ("chain_%d", i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                                 G_STRUCT_OFFSET (ChPlayerView, views) + i * (gssize) sizeof (gpointer));
    }
}

static void
ch_player_view_class_init (ChPlayerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ch_player_view_dispose;

  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  gtk_widget_class_set_css_name (widget_class, "player");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
ch_player_view_init (ChPlayerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ch_player_view_set_seat (ChPlayerView *self,
                         TableeSeat   *seat)
{
  g_return_if_fail (CH_IS_PLAYER_VIEW (self));

  tablee_seat_plate_set_seat (self->plate, seat);
}

void
ch_player_view_set_near (ChPlayerView *self)
{
  g_return_if_fail (CH_IS_PLAYER_VIEW (self));

  self->near = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "near");
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->views[i]), "i", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->views[i]), "table.place");
    }
}

/*
 * Chains
 */

static char *
dup_spoken (const ChStanding *standing,
            int               place,
            int               bean)
{
  int length = bean != CH_NO_BEAN ? standing->state->seats[standing->seat].chains[bean] : 0;
  g_autofree char *what = length > 0 ? ch_faces_describe (bean, length) : g_strdup (_("Free."));

  if (standing->spoken[place] == NULL)
    /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6." or "Free." */
    return g_strdup_printf (_("Chain %1$d: %2$s"), place + 1, what);

  /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6.", "Sell 5 chili beans for 1 coin" */
  return g_strdup_printf (_("Chain %1$d: %2$s %3$s."), place + 1, what, standing->spoken[place]);
}

static void
show_chain (ChPlayerView     *self,
            const ChStanding *standing,
            int               place,
            int               bean)
{
  int length = standing->state->seats[standing->seat].chains[bean];
  int worth = ch_worth (bean, length);
  g_autofree TableeCard *cards = ch_faces_cards (bean, length);
  g_autofree char *number = tablee_format_integer (worth);
  g_autofree char *note = self->terse && !self->near ? NULL : ch_faces_next (bean, length);
  g_autofree char *spoken = dup_spoken (standing, place, bean);

  tablee_field_view_set_field (self->views[place], &(TableeField) {
    .title = self->terse ? NULL : ch_words_bean_name (bean),
    .cards = cards,
    .n_cards = (gsize) length,
    .worth = number,
    .note = note,
    .slots = self->terse ? 0 : ch_worth (bean, ch_copies (bean)),
    .filled = worth,
    .spoken = spoken,
    .id = place,
    .available = standing->available[place],
    .marked = standing->marked[place],
  });
}

static void
show_place (ChPlayerView *self,
            int           place,
            const char   *empty,
            const char   *spoken,
            gboolean      available,
            gboolean      marked)
{
  tablee_field_view_set_field (self->views[place], &(TableeField) {
    .spoken = spoken,
    .empty = empty,
    .id = place,
    .available = available,
    .marked = marked,
  });
}

static void
show_free (ChPlayerView     *self,
           const ChStanding *standing,
           int               place)
{
  g_autofree char *spoken = dup_spoken (standing, place, CH_NO_BEAN);
  g_autofree char *empty = g_strdup_printf (C_("place", "Chain %d"), place + 1);

  show_place (self, place, empty, spoken, standing->available[place], standing->marked[place]);
}

/* The third place that has not been bought: what it costs. */
static void
show_offer (ChPlayerView     *self,
            const ChStanding *standing)
{
  g_autofree char *spoken = g_strdup_printf (ngettext ("Buy room for a third chain for %d coin",
                                                       "Buy room for a third chain for %d coins", CH_CHAIN_PRICE),
                                             CH_CHAIN_PRICE);
  g_autofree char *empty = g_strdup_printf (ngettext ("Third chain:\n%d coin", "Third chain:\n%d coins", CH_CHAIN_PRICE),
                                            CH_CHAIN_PRICE);

  show_place (self, CH_MAX_CHAINS - 1, empty, spoken, standing->can_buy, FALSE);
}

static void
show_tags (ChPlayerView     *self,
           const ChStanding *standing)
{
  const ChSeat *seat = &standing->state->seats[standing->seat];
  g_autofree char *coin_number = tablee_format_integer (seat->coins);
  g_autofree char *card_number = tablee_format_integer (seat->hand_count);
  g_autofree char *coin_words = g_strdup_printf (ngettext ("%d coin", "%d coins", seat->coins), seat->coins);
  g_autofree char *card_words = g_strdup_printf (ngettext ("%d card in hand", "%d cards in hand", seat->hand_count),
                                                 seat->hand_count);
  /* Translators: "3 coins", "5 cards in hand" */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s."), coin_words, card_words);

  tablee_tag_view_set_label (self->coins, coin_number, coin_words);
  tablee_tag_view_set_label (self->hand, card_number, card_words);
  tablee_seat_plate_set_spoken (self->plate, spoken);
}

void
ch_player_view_show (ChPlayerView     *self,
                     const ChStanding *standing)
{
  int room;

  g_return_if_fail (CH_IS_PLAYER_VIEW (self));
  g_return_if_fail (standing != NULL);

  room = ch_max_chains (standing->ruleset, standing->state, standing->seat);
  tablee_seat_plate_set_turn (self->plate, standing->turn);
  show_tags (self, standing);
  /* The other one does not show what could be bought there. */
  gtk_widget_set_visible (GTK_WIDGET (self->views[CH_MAX_CHAINS - 1]), room == CH_MAX_CHAINS || self->near);
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    {
      if (i >= room)
        show_offer (self, standing);
      else if (standing->places->beans[i] == CH_NO_BEAN)
        show_free (self, standing, i);
      else
        show_chain (self, standing, i, standing->places->beans[i]);
    }
}

void
ch_player_view_set_form (ChPlayerView *self,
                         int           card_width,
                         int           plate_width,
                         gboolean      narrow,
                         gboolean      terse)
{
  GtkLayoutManager *layout;
  gboolean above;

  g_return_if_fail (CH_IS_PLAYER_VIEW (self));

  self->terse = terse;
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  above = narrow && self->near;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  tablee_seat_plate_set_compact (self->plate, above);
  gtk_widget_set_size_request (GTK_WIDGET (self->plate), above ? -1 : plate_width, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->chains), narrow && !above ? card_width * 6 : -1, -1);
  gtk_box_set_spacing (self->chains, narrow ? 4 : 8);
  gtk_widget_set_halign (GTK_WIDGET (self->chains), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    {
      tablee_field_view_set_card_width (self->views[i], card_width);
      tablee_field_view_set_steady (self->views[i], !terse);
      gtk_widget_set_size_request (GTK_WIDGET (self->views[i]), narrow ? -1 : card_width * 7 / 2, -1);
    }
}

GtkWidget *
ch_player_view_get_chain (ChPlayerView *self,
                          int           place)
{
  g_return_val_if_fail (CH_IS_PLAYER_VIEW (self), NULL);
  g_return_val_if_fail (place >= 0 && place < CH_MAX_CHAINS, NULL);

  return GTK_WIDGET (self->views[place]);
}

GtkWidget *
ch_player_view_get_coins (ChPlayerView *self)
{
  g_return_val_if_fail (CH_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->coins);
}

GtkWidget *
ch_player_view_get_hand (ChPlayerView *self)
{
  g_return_val_if_fail (CH_IS_PLAYER_VIEW (self), NULL);

  return GTK_WIDGET (self->hand);
}
