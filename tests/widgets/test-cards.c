/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/card-face.h"
#include "widgets/card-holder.h"
#include "widgets/card-stack.h"
#include "widgets/field-view.h"
#include "widgets/hand-view.h"
#include "widgets/mover.h"
#include "widgets/pile-view.h"
#include "widgets/seat-plate.h"

/* The widgets that the tables of card games are made of. Warnings end a test. */

typedef struct
{
  GtkWidget *window;
  GtkWidget *child;
  GtkWidget *other;   /* something else that can have the focus */
  int        id;      /* what the last signal said */
  int        count;   /* of signals */
} Fixture;

static void
wait_for_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (gdk_frame_clock_get_frame_counter (clock) <= frame + 1)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
set_up (Fixture   *fixture,
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

/* Nothing is left of the widgets. */
static void
tear_down (Fixture *fixture)
{
  gpointer child = fixture->child;

  g_object_add_weak_pointer (G_OBJECT (child), &child);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  for (int i = 0; child != NULL && i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (child);
}

static void
id_cb (Fixture *fixture,
       int      id)
{
  fixture->id = id;
  fixture->count++;
}

static void
count_cb (Fixture *fixture)
{
  fixture->count++;
}

/* What Enter does, and assistive technologies. */
static void
press (Fixture   *fixture,
       GtkWidget *widget)
{
  int count = fixture->count;

  g_assert_true (gtk_widget_activate (widget));
  /* A button looks pressed for a moment first. */
  while (fixture->count == count)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_label (gpointer    widget,
              const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_disabled (gpointer widget,
                 gboolean disabled)
{
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* As many cards as @ids has characters: each is one's id. */
static gsize
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

static void
set_cards (GtkWidget  *hand,
           const char *ids)
{
  TableeCard cards[64];
  gsize n_cards = make_cards (cards, ids);

  tablee_hand_view_set_cards (TABLEE_HAND_VIEW (hand), cards, n_cards);
}

static GtkWidget *
get_card (GtkWidget *hand,
          int        id)
{
  GtkWidget *card = GTK_WIDGET (tablee_hand_view_find_card (TABLEE_HAND_VIEW (hand), id));

  g_assert_nonnull (card);
  return card;
}

/*
 * Beans and cards
 */

static void
test_beans (void)
{
  static const char *const ids[] = {
    "klingbohnen", "darth-beans", "bluebeans", "beanliens", "centauribohnen", "bohrion", "moonbohnen", "blue", "kidney",
    "chili", "puff", "stink", "green", "pole", "soy", "black", "red", "garden",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const TableeBean *bean = tablee_bean_find (ids[i]);

      g_assert_nonnull (bean);
      g_assert_cmpstr (bean->id, ==, ids[i]);
      for (gsize j = 0; j < i; j++)
        g_assert_cmpstr (bean->symbol, !=, tablee_bean_find (ids[j])->symbol);
    }
  g_assert_null (tablee_bean_find ("coffee"));
}

static double
get_luminance (const GdkRGBA *colour)
{
  double sum = 0;
  const double parts[] = { colour->red, colour->green, colour->blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };

  for (int i = 0; i < 3; i++)
    sum += weights[i] * (parts[i] <= 0.04045 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

/* A value can be read on the band of every family. */
static void
test_bean_contrast (void)
{
  static const char *const ids[] = {
    "klingbohnen", "darth-beans", "bluebeans", "beanliens", "centauribohnen", "bohrion", "moonbohnen", "blue", "kidney",
    "chili", "puff", "stink", "green", "pole", "soy", "black", "red", "garden",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const TableeBean *bean = tablee_bean_find (ids[i]);
      double ground = get_luminance (&bean->colour);
      double ink = get_luminance (&bean->ink);

      g_assert_cmpfloat ((MAX (ground, ink) + 0.05) / (MIN (ground, ink) + 0.05), >, 4.2);
    }
}

static void
test_card (void)
{
  GtkWidget *view = tablee_card_view_new ();
  TableeCard card = { .bean = tablee_bean_find ("kidney"), .value = "9", .spoken = "Kidney 9", .id = 3, .available = TRUE };
  Fixture fixture;

  set_up (&fixture, view, 300, 300);
  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Kidney 9");
  assert_disabled (view, FALSE);
  g_assert_true (gtk_widget_has_css_class (view, "available"));
  g_assert_true (gtk_widget_grab_focus (view));

  g_signal_connect_swapped (view, "clicked", G_CALLBACK (count_cb), &fixture);
  press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);

  /* It can be pressed also when it cannot be played: somebody wants to know why not. */
  card.available = FALSE;
  card.chosen = TRUE;
  card.spoken = "Kidney 9, chosen";
  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
  assert_disabled (view, TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_label (view, "Kidney 9, chosen");
  g_assert_true (get_focus (&fixture) == view);
  press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 2);

  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), NULL);
  g_assert_null (tablee_card_view_get_card (TABLEE_CARD_VIEW (view)));
  assert_label (view, "");
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

/* A card keeps what it was given, whatever becomes of the strings. */
static void
test_card_copies (void)
{
  g_autoptr (GtkWidget) view = g_object_ref_sink (tablee_card_view_new ());
  char value[] = "9";
  char spoken[] = "Kidney 9";
  TableeCard card = { .bean = tablee_bean_find ("kidney"), .value = value, .spoken = spoken, .id = 3 };
  const TableeCard *kept;

  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
  value[0] = spoken[0] = 'x';
  kept = tablee_card_view_get_card (TABLEE_CARD_VIEW (view));
  g_assert_cmpstr (kept->value, ==, "9");
  g_assert_cmpstr (kept->spoken, ==, "Kidney 9");
  /* Also what it gives itself. */
  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), kept);
  g_assert_cmpstr (tablee_card_view_get_card (TABLEE_CARD_VIEW (view))->value, ==, "9");
}

/* At every width a card asks for its own shape, and can be drawn, with art and without. */
static void
test_card_sizes (void)
{
  static const int widths[] = { 16, 40, 48, 49, 50, 96, 120, 300 };
  GtkWidget *view = tablee_card_view_new ();
  Fixture fixture;

  set_up (&fixture, view, 340, 520);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int back = 0; back <= 1; back++)
      {
        TableeCard card = { .bean = back ? NULL : tablee_bean_find ("pole"), .value = "10", .back = "cards/none", .spoken = "A",
                            .marked = TRUE };
        g_autoptr (GdkPaintable) paintable = NULL;
        int natural;

        tablee_card_view_set_card_width (TABLEE_CARD_VIEW (view), widths[i]);
        tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
        gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
        g_assert_cmpint (natural, ==, widths[i]);
        gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
        g_assert_cmpint (natural, >=, widths[i] * 7 / 5);
        g_assert_cmpint (natural, <=, widths[i] * 7 / 5 + 31);
        paintable = tablee_card_view_dup_paintable (TABLEE_CARD_VIEW (view));
        g_assert_cmpint (gdk_paintable_get_intrinsic_width (paintable), ==, widths[i]);
        wait_for_frame (&fixture);
      }
  tear_down (&fixture);
}

/*
 * Hands
 */

static void
test_hand (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  Fixture fixture;

  set_cards (hand, "abcd");
  set_up (&fixture, hand, 800, 300);
  g_signal_connect_swapped (hand, "activated", G_CALLBACK (id_cb), &fixture);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_cmpint (tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (hand)), ==, 4);
  g_assert_null (tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), 4));
  g_assert_null (tablee_hand_view_find_card (TABLEE_HAND_VIEW (hand), 'x'));

  press (&fixture, get_card (hand, 'c'));
  g_assert_cmpint (fixture.id, ==, 'c');
  g_signal_emit_by_name (get_card (hand, 'a'), "clicked");
  g_assert_cmpint (fixture.id, ==, 'a');
  g_assert_cmpint (fixture.count, ==, 2);
  tear_down (&fixture);
}

static void
test_hand_travel (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  Fixture fixture;

  set_cards (hand, "abcd");
  set_up (&fixture, hand, 800, 300);
  g_assert_true (gtk_widget_grab_focus (fixture.other));
  g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (&fixture) == get_card (hand, 'a'));
  for (const char *id = "bcd"; *id != '\0'; id++)
    {
      g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_RIGHT));
      g_assert_true (get_focus (&fixture) == get_card (hand, *id));
    }
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_LEFT));
  g_assert_true (get_focus (&fixture) == get_card (hand, 'c'));

  /* One stop for Tab, which comes back to where it was. */
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (fixture.other);
  g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (&fixture) == get_card (hand, 'c'));
  tear_down (&fixture);
}

/* Cards keep their widgets and the focus, whatever comes and goes around them. */
static void
test_hand_reuse (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  GtkWidget *card;
  Fixture fixture;

  set_cards (hand, "abcd");
  set_up (&fixture, hand, 800, 300);
  card = get_card (hand, 'c');
  gtk_widget_grab_focus (card);
  set_cards (hand, "xcbay");
  g_assert_true (get_card (hand, 'c') == card);
  g_assert_true (get_focus (&fixture) == card);
  g_assert_true (GTK_WIDGET (tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), 1)) == card);

  /* The neighbour takes over when the card goes; the tree is in the order of the cards. */
  set_cards (hand, "xbay");
  g_assert_true (get_focus (&fixture) == get_card (hand, 'b'));
  g_assert_true (gtk_widget_get_first_child (hand) == get_card (hand, 'x'));
  g_assert_true (gtk_widget_get_last_child (hand) == get_card (hand, 'y'));
  gtk_widget_grab_focus (get_card (hand, 'y'));
  set_cards (hand, "xb");
  g_assert_true (get_focus (&fixture) == get_card (hand, 'b'));

  set_cards (hand, "");
  g_assert_cmpint (tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (hand)), ==, 0);
  g_assert_null (gtk_widget_get_first_child (hand));
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

/* In any width, and however many: no card is outside, and of each at least the band is seen. */
static void
assert_readable (GtkWidget *hand,
                 int        width,
                 int        card_width)
{
  gsize n_cards = tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (hand));
  graphene_rect_t before = GRAPHENE_RECT_INIT (-1000, -1000, 0, 0);

  for (gsize i = 0; i < n_cards; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), i)), hand,
                                                &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (hand));
      if (bounds.origin.y == before.origin.y)
        g_assert_cmpfloat (bounds.origin.x - before.origin.x, >=, (float) tablee_card_face_get_band (card_width));
      else
        g_assert_cmpfloat (bounds.origin.y, >=, before.origin.y + before.size.height);
      before = bounds;
    }
}

static void
test_hand_widths (void)
{
  static const int widths[] = { 330, 360, 500, 800, 1600 };
  static const int card_widths[] = { 48, 60, 96 };
  GtkWidget *hand = tablee_hand_view_new ();
  Fixture fixture;

  set_up (&fixture, hand, 330, 900);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (card_widths); j++)
      for (int ordered = 0; ordered <= 1; ordered++)
        {
          int height;

          g_object_set (hand, "card-width", card_widths[j], "ordered", ordered, "centred", ordered, NULL);
          set_cards (hand, "abcdefghijklmnopqrstuvwxy");
          gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
          gtk_widget_size_allocate (hand, &(GtkAllocation) { 0, 0, widths[i], height }, -1);
          assert_readable (hand, widths[i], card_widths[j]);
          set_cards (hand, "a");
          gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
          gtk_widget_size_allocate (hand, &(GtkAllocation) { 0, 0, widths[i], height }, -1);
          assert_readable (hand, widths[i], card_widths[j]);
        }
  tear_down (&fixture);
}

/* Up and down go from row to row. */
static void
test_hand_rows (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  GtkWidget *first;
  Fixture fixture;

  tablee_hand_view_set_card_width (TABLEE_HAND_VIEW (hand), 60);
  set_cards (hand, "abcdefghijklmnopqrstuvwxy");
  set_up (&fixture, hand, 330, 500);
  first = get_card (hand, 'a');
  gtk_widget_grab_focus (first);
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_DOWN));
  g_assert_true (get_focus (&fixture) != get_card (hand, 'b'));
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_UP));
  g_assert_true (get_focus (&fixture) == first);
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_UP));
  tear_down (&fixture);
}

/*
 * Fields and piles
 */

static void
test_field (void)
{
  GtkWidget *view = tablee_field_view_new ();
  TableeCard cards[8];
  TableeField field = {
    .title = "Field", .cards = cards, .n_cards = make_cards (cards, "abcde"), .worth = "3", .note = "next at 6", .slots = 3,
    .filled = 2, .spoken = "Field: 5 Kidney beans", .id = 1, .available = TRUE,
  };
  GtkDropTarget *target = NULL;
  g_autoptr (GListModel) controllers = NULL;
  GValue value = G_VALUE_INIT;
  gboolean accepted;
  Fixture fixture;

  set_up (&fixture, view, 330, 300);
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Field: 5 Kidney beans");
  assert_disabled (view, FALSE);
  wait_for_frame (&fixture);
  g_signal_connect_swapped (view, "clicked", G_CALLBACK (count_cb), &fixture);
  press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);

  g_signal_connect_swapped (view, "dropped", G_CALLBACK (id_cb), &fixture);
  controllers = gtk_widget_observe_controllers (view);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        target = GTK_DROP_TARGET (controller);
    }
  g_assert_nonnull (target);
  g_value_init (&value, G_TYPE_INT);
  g_value_set_int (&value, 42);
  g_signal_emit_by_name (target, "drop", &value, 0.0, 0.0, &accepted);
  g_assert_true (accepted);
  g_assert_cmpint (fixture.id, ==, 42);

  field = (TableeField) { .empty = "Free", .spoken = "Field: free", .chosen = TRUE };
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  assert_label (view, "Field: free");
  assert_disabled (view, TRUE);
  g_assert_true (gtk_widget_has_css_class (view, "empty"));
  g_assert_false (gtk_widget_has_css_class (view, "available"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  wait_for_frame (&fixture);

  /* Its own field again, whose strings go while it is set. */
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), tablee_field_view_get_field (TABLEE_FIELD_VIEW (view)));
  g_assert_cmpstr (tablee_field_view_get_field (TABLEE_FIELD_VIEW (view))->spoken, ==, "Field: free");
  tear_down (&fixture);
}

/* A field fits where there is hardly room, and its words are never a reason to grow beyond it. */
static void
test_field_sizes (void)
{
  GtkWidget *view = tablee_field_view_new ();
  TableeCard cards[32];
  TableeField field = { .title = "The name of the boss is long", .cards = cards, .n_cards = make_cards (cards, "abcdefghijklmnopq"),
                        .worth = "3", .note = "next at 6, and then at 8, and then at 10", .slots = 3, .spoken = "A" };
  int minimum;
  int natural;
  Fixture fixture;

  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  tablee_field_view_set_card_width (TABLEE_FIELD_VIEW (view), 48);
  set_up (&fixture, view, 330, 300);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, 100);
  g_assert_cmpint (natural, >, minimum);
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

static void
set_pile (GtkWidget  *view,
          const char *contents,
          gboolean    available)
{
  TableeCard cards[8];
  gsize n_cards = make_cards (cards, contents);
  TableeCard back = { .back = "cards/none" };
  TableePile pile = { .top = n_cards > 0 ? &cards[n_cards - 1] : &back, .count = 12, .caption = "Discard", .spoken = "Discard pile",
                      .contents = cards, .n_contents = n_cards, .available = available };

  tablee_pile_view_set_pile (TABLEE_PILE_VIEW (view), &pile);
}

static GtkWidget *
find_popover (GtkWidget *view)
{
  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

static void
test_pile (void)
{
  GtkWidget *view = tablee_pile_view_new ();
  GtkWidget *popover;
  Fixture fixture;

  set_up (&fixture, view, 400, 500);
  g_signal_connect_swapped (view, "activated", G_CALLBACK (count_cb), &fixture);
  set_pile (view, "", TRUE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Discard pile");
  assert_disabled (view, FALSE);
  press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);
  g_assert_null (find_popover (view));

  /* What cannot be drawn from and has nothing to show still asks why. */
  set_pile (view, "", FALSE);
  assert_disabled (view, TRUE);
  press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 2);

  set_pile (view, "abc", FALSE);
  assert_disabled (view, FALSE);
  g_signal_emit_by_name (view, "clicked");
  g_assert_cmpint (fixture.count, ==, 2);
  popover = find_popover (view);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  wait_for_frame (&fixture);

  /* It follows the pile, and goes when nothing is left to be seen. */
  set_pile (view, "abcd", FALSE);
  set_pile (view, "", FALSE);
  g_assert_false (gtk_widget_get_visible (popover));

  set_pile (view, "abc", TRUE);
  g_signal_emit_by_name (view, "clicked");
  g_assert_cmpint (fixture.count, ==, 3);
  g_assert_false (gtk_widget_get_visible (popover));
  tablee_pile_view_show_contents (TABLEE_PILE_VIEW (view));
  g_assert_true (gtk_widget_get_visible (popover));
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

/*
 * Seats, tags, actions
 */

static void
test_tag (void)
{
  GtkWidget *tag = tablee_tag_view_new (TABLEE_TAG_COIN);
  Fixture fixture;

  set_up (&fixture, tag, 300, 200);
  tablee_tag_view_set_label (TABLEE_TAG_VIEW (tag), "12", "12 coins");
  assert_label (tag, "12 coins");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (tag), ==, "12 coins");
  g_assert_true (gtk_widget_has_css_class (tag, "coin"));
  g_object_set (tag, "shape", TABLEE_TAG_STAR, "label", "7", "spoken", NULL, NULL);
  assert_label (tag, "7");
  g_assert_false (gtk_widget_has_css_class (tag, "coin"));
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

static void
test_seat (void)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 2, TABLEE_SEAT_HUMAN, 0);
  TableeSeatPlate *plate = TABLEE_SEAT_PLATE (tablee_seat_plate_new (seat));
  Fixture fixture;
  int narrow;
  int wide;

  set_up (&fixture, GTK_WIDGET (plate), 500, 200);
  tablee_seat_plate_add_tag (plate, tablee_tag_view_new (TABLEE_TAG_STAR));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plate), GTK_ACCESSIBLE_ROLE_GROUP);
  assert_label (plate, "Ana");
  tablee_seat_plate_set_spoken (plate, "12 coins. 5 cards.");
  assert_label (plate, "Ana · 12 coins. 5 cards.");
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_THINKS);
  assert_label (plate, "Ana · 12 coins. 5 cards. Is to move.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (plate), "turn"));
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, "Bo", 3);
  assert_label (plate, "Bo · 12 coins. 5 cards. Is to move.");

  /* The turn goes on without a jump; tags get a line of their own where there is no room. */
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &wide, NULL, NULL, NULL);
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_NONE);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, ==, wide);
  assert_label (plate, "Bo · 12 coins. 5 cards.");
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 120, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  tablee_seat_plate_set_compact (plate, TRUE);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, <, wide);
  wait_for_frame (&fixture);
  tear_down (&fixture);
}

static void
test_action (void)
{
  GtkWidget *button = tablee_action_button_new ("Draw two", "D", NULL);
  Fixture fixture;

  set_up (&fixture, button, 300, 200);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (count_cb), &fixture);
  assert_label (button, "Draw two");
  assert_disabled (button, FALSE);
  tablee_action_button_set_suggested (TABLEE_ACTION_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_has_css_class (button, "suggested"));

  tablee_action_button_set_available (TABLEE_ACTION_BUTTON (button), FALSE);
  tablee_action_button_set_spoken (TABLEE_ACTION_BUTTON (button), "Draw two cards");
  assert_label (button, "Draw two cards");
  assert_disabled (button, TRUE);
  g_assert_false (gtk_widget_has_css_class (button, "suggested"));
  g_assert_true (gtk_widget_get_sensitive (button));
  press (&fixture, button);
  g_assert_cmpint (fixture.count, ==, 1);
  tear_down (&fixture);
}

/*
 * Flights
 */

static gboolean
is_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  gboolean drawn;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  drawn = node != NULL;
  g_clear_pointer (&node, gsk_render_node_unref);
  return drawn;
}

typedef struct
{
  Fixture         fixture;
  TableeBoardBin *bin;
  GtkWidget      *hand;
  GtkWidget      *pile;
  TableeMover    *mover;
  GdkPaintable   *paintable;
} Board;

static void
set_up_board (Board *board)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board->bin = TABLEE_BOARD_BIN (tablee_board_bin_new ());
  board->hand = tablee_hand_view_new ();
  board->pile = tablee_pile_view_new ();
  gtk_box_append (GTK_BOX (box), board->pile);
  gtk_box_append (GTK_BOX (box), board->hand);
  tablee_board_bin_set_child (board->bin, box);
  set_pile (board->pile, "", FALSE);
  set_cards (board->hand, "abc");
  set_up (&board->fixture, GTK_WIDGET (board->bin), 800, 700);
  board->mover = tablee_mover_new (tablee_board_bin_get_flights (board->bin));
  g_signal_connect_swapped (board->mover, "done", G_CALLBACK (count_cb), &board->fixture);
  board->paintable = tablee_card_view_dup_paintable (tablee_hand_view_get_card (TABLEE_HAND_VIEW (board->hand), 0));
}

static void
tear_down_board (Board *board)
{
  g_assert_finalize_object (board->mover);
  g_clear_object (&board->paintable);
  tear_down (&board->fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
wait_for_landing (Board *board)
{
  while (tablee_mover_is_moving (board->mover))
    g_main_context_iteration (NULL, TRUE);
}

/* The card that is seen on a pile, after it has been bound. */
static int
get_shown_id (GtkWidget *pile)
{
  GtkWidget *stack = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (pile)));

  return tablee_card_stack_get_top_id (TABLEE_CARD_STACK (stack));
}

/* A card is not at its place before it has come there. */
static void
test_mover (void)
{
  Board board;

  set_up_board (&board);
  tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'd', board.paintable, 0);
  g_assert_false (tablee_mover_is_moving (board.mover));
  set_cards (board.hand, "abcd");
  tablee_mover_play (board.mover);
  g_assert_true (tablee_mover_is_moving (board.mover));
  g_assert_false (is_drawn (get_card (board.hand, 'd')));
  g_assert_true (is_drawn (get_card (board.hand, 'a')));
  wait_for_frame (&board.fixture);
  g_assert_true (tablee_flight_layer_get_flying (tablee_board_bin_get_flights (board.bin)));

  wait_for_landing (&board);
  g_assert_true (is_drawn (get_card (board.hand, 'd')));
  g_assert_cmpint (board.fixture.count, ==, 1);
  tear_down_board (&board);
}

/* Any input ends it all, before and while things fly. */
static void
test_mover_finish (void)
{
  Board board;

  set_up_board (&board);
  for (int frames = 0; frames < 2; frames++)
    {
      tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'c', board.paintable, 0);
      tablee_mover_add_turn (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'b', board.paintable, board.paintable, 7);
      tablee_mover_play (board.mover);
      for (int i = 0; i < frames; i++)
        wait_for_frame (&board.fixture);
      g_assert_false (is_drawn (get_card (board.hand, 'b')));
      tablee_mover_finish (board.mover);
      g_assert_false (tablee_mover_is_moving (board.mover));
      g_assert_true (is_drawn (get_card (board.hand, 'b')));
      g_assert_true (is_drawn (get_card (board.hand, 'c')));
    }
  tear_down_board (&board);
}

/* A discarded card is not on the pile before it has come there. */
static void
test_mover_to_pile (void)
{
  graphene_rect_t bounds;
  Board board;

  set_up_board (&board);
  set_pile (board.pile, "a", FALSE);
  g_assert_true (tablee_card_holder_get_card_bounds (board.pile, TABLEE_NO_CARD, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, 72);
  tablee_mover_add_card (board.mover, board.hand, 'c', board.pile, 'b', board.paintable, 0);
  set_pile (board.pile, "ab", FALSE);
  tablee_mover_play (board.mover);
  g_assert_cmpint (get_shown_id (board.pile), ==, 'a');
  wait_for_landing (&board);
  g_assert_cmpint (get_shown_id (board.pile), ==, 'b');
  tear_down_board (&board);
}

/* What goes while cards fly to it is no harm; several plays go on one after the other. */
static void
test_mover_goes_on (void)
{
  GtkWidget *other = NULL;
  Board board;

  set_up_board (&board);
  other = tablee_field_view_new ();
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (board.hand)), other);
  wait_for_frame (&board.fixture);
  for (int i = 0; i < 4; i++)
    {
      tablee_mover_add (board.mover, board.pile, i % 2 == 0 ? other : board.pile, board.paintable, 0);
      tablee_mover_play (board.mover);
      if (i % 2 == 1)
        wait_for_frame (&board.fixture);
      if (i == 2)
        gtk_box_remove (GTK_BOX (gtk_widget_get_parent (board.hand)), other);
      if (i == 2)
        other = board.hand;
    }
  wait_for_landing (&board);
  g_assert_cmpint (board.fixture.count, ==, 1);

  /* Nothing to fly is nothing. */
  tablee_mover_play (board.mover);
  g_assert_false (tablee_mover_is_moving (board.mover));
  tear_down_board (&board);
}

/*
 * The board
 */

/* As a table's template has them. */
static void
test_templates (void)
{
  static const char ui[] =
    "<interface><object class='TableeBoardBin' id='bin'>"
    "<property name='surface'>common/round-table</property>"
    "<child><object class='GtkBox' id='board'><child><object class='TableeSeatPlate' id='plate'>"
    "<property name='compact'>True</property><property name='turn'>decides</property>"
    "<child><object class='TableeTagView' id='tag'><property name='shape'>star</property><property name='label'>3</property></object>"
    "</child></object></child><child><object class='TableeFieldView' id='field'><property name='tag'>star</property>"
    "<property name='card-width'>60</property></object></child></object></child>"
    "<child type='bar'><object class='TableeActionButton' id='button'><property name='title'>Keep</property>"
    "<property name='key'>K</property><property name='hint'>two</property><property name='suggested'>True</property>"
    "</object></child></object></interface>";
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *bin;
  TableeTagShape shape;
  Fixture fixture;

  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  builder = gtk_builder_new_from_string (ui, -1);
  bin = GTK_WIDGET (gtk_builder_get_object (builder, "bin"));
  set_up (&fixture, bin, 500, 600);
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (gtk_builder_get_object (builder, "board")), bin));
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (gtk_builder_get_object (builder, "button"))) == bin);
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (gtk_builder_get_object (builder, "tag")),
                                         GTK_WIDGET (gtk_builder_get_object (builder, "plate"))));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (gtk_builder_get_object (builder, "plate")), "turn"));
  assert_label (gtk_builder_get_object (builder, "button"), "Keep");
  g_object_get (gtk_builder_get_object (builder, "field"), "tag", &shape, NULL);
  g_assert_cmpint (shape, ==, TABLEE_TAG_STAR);
  g_clear_object (&builder);
  tear_down (&fixture);
}

static void
form_cb (Fixture        *fixture,
         TableeBoardBin *bin)
{
  fixture->count++;
  fixture->id = (int) tablee_board_bin_get_form (bin);
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  for (int i = 0; i < 400 && gtk_widget_get_width (fixture->child) != width; i++)
    wait_for_frame (fixture);
  for (int i = 0; i < 4; i++)
    wait_for_frame (fixture);
}

static void
test_board_form (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  Fixture fixture;

  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), gtk_label_new ("Board"));
  tablee_board_bin_set_bar (TABLEE_BOARD_BIN (bin), gtk_label_new ("Bar"));
  set_up (&fixture, bin, 900, 700);
  gtk_widget_set_vexpand (bin, TRUE);
  wait_for_frame (&fixture);
  g_signal_connect_swapped (bin, "form-changed", G_CALLBACK (form_cb), &fixture);
  g_assert_cmpint (tablee_board_bin_get_form (TABLEE_BOARD_BIN (bin)), ==, TABLEE_FORM_WIDE);
  resize (&fixture, 360, 640);
  g_assert_cmpint (fixture.id, ==, TABLEE_FORM_NARROW);
  g_assert_true (gtk_widget_has_css_class (bin, "narrow"));
  resize (&fixture, 1900, 1080);
  g_assert_cmpint (fixture.id, ==, TABLEE_FORM_WIDE);
  g_assert_false (gtk_widget_has_css_class (bin, "narrow"));
  g_assert_cmpint (fixture.count, ==, 2);
  tear_down (&fixture);
}

/* The bar stays at the bottom, and what is too tall scrolls. */
static void
test_board_scrolls (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  GtkWidget *board = gtk_label_new ("Board");
  GtkWidget *bar = gtk_label_new ("Bar");
  graphene_rect_t bounds;
  Fixture fixture;

  gtk_widget_set_size_request (board, -1, 3000);
  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), board);
  tablee_board_bin_set_bar (TABLEE_BOARD_BIN (bin), bar);
  gtk_widget_set_vexpand (bin, TRUE);
  set_up (&fixture, bin, 360, 640);
  wait_for_frame (&fixture);
  g_assert_cmpint (gtk_widget_get_height (bin), <, 800);
  g_assert_true (gtk_widget_compute_bounds (bar, bin, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, ==, (float) gtk_widget_get_height (bin));
  g_assert_cmpint (gtk_widget_get_height (board), >=, 3000);
  tear_down (&fixture);
}

/* Without a compositor, GTK 4.24 hands in the first frame of any popover twice, and complains of that. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_equal (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame."))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

int
main (int    argc,
      char **argv)
{
  /* Not gtk_test_init (): newer GTK sets a locale in it that the machine may lack. */
  g_test_init (&argc, &argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  gtk_disable_setlocale ();
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/cards/beans", test_beans);
  g_test_add_func ("/cards/bean-contrast", test_bean_contrast);
  g_test_add_func ("/cards/card", test_card);
  g_test_add_func ("/cards/card-copies", test_card_copies);
  g_test_add_func ("/cards/card-sizes", test_card_sizes);
  g_test_add_func ("/cards/hand", test_hand);
  g_test_add_func ("/cards/hand-travel", test_hand_travel);
  g_test_add_func ("/cards/hand-reuse", test_hand_reuse);
  g_test_add_func ("/cards/hand-widths", test_hand_widths);
  g_test_add_func ("/cards/hand-rows", test_hand_rows);
  g_test_add_func ("/cards/field", test_field);
  g_test_add_func ("/cards/field-sizes", test_field_sizes);
  g_test_add_func ("/cards/pile", test_pile);
  g_test_add_func ("/cards/tag", test_tag);
  g_test_add_func ("/cards/seat", test_seat);
  g_test_add_func ("/cards/action", test_action);
  g_test_add_func ("/cards/mover", test_mover);
  g_test_add_func ("/cards/mover-finish", test_mover_finish);
  g_test_add_func ("/cards/mover-to-pile", test_mover_to_pile);
  g_test_add_func ("/cards/mover-goes-on", test_mover_goes_on);
  g_test_add_func ("/cards/templates", test_templates);
  g_test_add_func ("/cards/board-form", test_board_form);
  g_test_add_func ("/cards/board-scrolls", test_board_scrolls);

  return g_test_run ();
}
