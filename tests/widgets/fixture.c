/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget in a window, and what it says. */
#include "config.h"
#include "fixture.h"

#include <adwaita.h>

void
fixture_set_up (Fixture   *fixture,
                GtkWidget *child,
                int        width,
                int        height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *fixture = (Fixture) { gtk_window_new (), child, gtk_button_new_with_label ("Other"), TABLEE_NO_CARD, 0 };
  gtk_box_append (GTK_BOX (box), fixture->other);
  gtk_box_append (GTK_BOX (box), child);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->window) || gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
}

void
fixture_tear_down (Fixture *fixture)
{
  gpointer child = fixture->child;

  g_object_add_weak_pointer (G_OBJECT (child), &child);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  for (int i = 0; child != NULL && i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (child);
}

void
fixture_id_cb (Fixture *fixture,
               int      id)
{
  fixture->id = id;
  fixture->count++;
}

void
fixture_count_cb (Fixture *fixture)
{
  fixture->count++;
}

void
fixture_press (Fixture   *fixture,
               GtkWidget *widget)
{
  int count = fixture->count;

  g_assert_true (gtk_widget_activate (widget));
  /* A button looks pressed for a moment first. */
  while (fixture->count == count)
    g_main_context_iteration (NULL, TRUE);
}

GtkWidget *
fixture_get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

gsize
make_cards (TableeCard *cards,
            const char *ids)
{
  gsize n_cards = 0;

  for (; ids[n_cards] != '\0'; n_cards++)
    cards[n_cards] = (TableeCard) {
      .bean = tablee_bean_find ("kidney"),
      .value = "9",
      .spoken = "Kidney 9",
      .id = ids[n_cards],
    };
  return n_cards;
}

void
set_cards (GtkWidget  *hand,
           const char *ids)
{
  TableeCard cards[64];
  gsize n_cards = make_cards (cards, ids);

  tablee_hand_view_set_cards (TABLEE_HAND_VIEW (hand), cards, n_cards);
}

GtkWidget *
get_card (GtkWidget *hand,
          int        id)
{
  GtkWidget *card = GTK_WIDGET (tablee_hand_view_find_card (TABLEE_HAND_VIEW (hand), id));

  g_assert_nonnull (card);
  return card;
}

void
set_pile (GtkWidget  *view,
          const char *contents,
          gboolean    available)
{
  TableeCard cards[8];
  gsize n_cards = make_cards (cards, contents);
  TableeCard back = { .back = "cards/none" };
  TableePile pile = { .top = n_cards > 0 ? &cards[n_cards - 1] : &back, .count = 12, .caption = "Discard",
                      .spoken = "Discard pile", .contents = cards, .n_contents = n_cards, .available = available };

  tablee_pile_view_set_pile (TABLEE_PILE_VIEW (view), &pile);
}
