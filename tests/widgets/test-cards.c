/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards, and what they lie in. */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "fixture.h"
#include "widgets/card-face.h"
#include "widgets/field-view.h"
#include "widgets/hand-ids.h"

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

      g_assert_cmpfloat ((MAX (ground, ink) + 0.05) / (MIN (ground, ink) + 0.05), >, 4.5);
    }
}

/* The families of one game can be told apart in grey too, apart from their signs. */
static void
test_bean_lightness (void)
{
  static const char *const games[][9] = {
    { "klingbohnen", "darth-beans", "bluebeans", "beanliens", "centauribohnen", "bohrion", "moonbohnen", NULL },
    { "blue", "kidney", "chili", "puff", "stink", "green", "pole", NULL },
    { "blue", "chili", "stink", "green", "soy", "black", "red", "garden", NULL },
  };

  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    for (gsize i = 0; games[game][i] != NULL; i++)
      for (gsize j = 0; j < i; j++)
        {
          double one = get_luminance (&tablee_bean_find (games[game][i])->colour);
          double other = get_luminance (&tablee_bean_find (games[game][j])->colour);

          g_assert_cmpfloat (fabs (116 * cbrt (one) - 116 * cbrt (other)), >, 2.5);
        }
}

static void
test_card (void)
{
  GtkWidget *view = tablee_card_view_new ();
  TableeCard card = { .bean = tablee_bean_find ("kidney"), .value = "9", .spoken = "Kidney 9", .id = 3, .available = TRUE };
  Fixture fixture;

  fixture_set_up (&fixture, view, 300, 300);
  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Kidney 9");
  assert_disabled (view, FALSE);
  g_assert_true (gtk_widget_has_css_class (view, "available"));
  g_assert_true (gtk_widget_grab_focus (view));

  g_signal_connect_swapped (view, "clicked", G_CALLBACK (fixture_count_cb), &fixture);
  fixture_press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);

  /* It can be pressed also when it cannot be played: somebody wants to know why not. */
  card.available = FALSE;
  card.chosen = TRUE;
  card.spoken = "Kidney 9, chosen";
  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), &card);
  assert_disabled (view, TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_label (view, "Kidney 9, chosen");
  g_assert_true (fixture_get_focus (&fixture) == view);
  fixture_press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 2);

  tablee_card_view_set_card (TABLEE_CARD_VIEW (view), NULL);
  g_assert_null (tablee_card_view_get_card (TABLEE_CARD_VIEW (view)));
  assert_label (view, "");
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
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

  fixture_set_up (&fixture, view, 340, 520);
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
        wait_for_frames (fixture.window);
      }
  fixture_tear_down (&fixture);
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
  fixture_set_up (&fixture, hand, 800, 300);
  g_signal_connect_swapped (hand, "activated", G_CALLBACK (fixture_id_cb), &fixture);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_cmpint (tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (hand)), ==, 4);
  g_assert_null (tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), 4));
  g_assert_null (tablee_hand_view_find_card (TABLEE_HAND_VIEW (hand), 'x'));

  fixture_press (&fixture, get_card (hand, 'c'));
  g_assert_cmpint (fixture.id, ==, 'c');
  g_signal_emit_by_name (get_card (hand, 'a'), "clicked");
  g_assert_cmpint (fixture.id, ==, 'a');
  g_assert_cmpint (fixture.count, ==, 2);
  fixture_tear_down (&fixture);
}

static void
test_hand_travel (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  Fixture fixture;

  set_cards (hand, "abcd");
  fixture_set_up (&fixture, hand, 800, 300);
  g_assert_true (gtk_widget_grab_focus (fixture.other));
  g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_TAB_FORWARD));
  g_assert_true (fixture_get_focus (&fixture) == get_card (hand, 'a'));
  for (const char *id = "bcd"; *id != '\0'; id++)
    {
      g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_RIGHT));
      g_assert_true (fixture_get_focus (&fixture) == get_card (hand, *id));
    }
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_LEFT));
  g_assert_true (fixture_get_focus (&fixture) == get_card (hand, 'c'));

  /* One stop for Tab, which comes back to where it was. */
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (fixture.other);
  g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_TAB_FORWARD));
  g_assert_true (fixture_get_focus (&fixture) == get_card (hand, 'c'));
  fixture_tear_down (&fixture);
}

/* Cards keep their widgets and the focus, whatever comes and goes around them. */
static void
test_hand_reuse (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  GtkWidget *card;
  Fixture fixture;

  set_cards (hand, "abcd");
  fixture_set_up (&fixture, hand, 800, 300);
  card = get_card (hand, 'c');
  gtk_widget_grab_focus (card);
  set_cards (hand, "xcbay");
  g_assert_true (get_card (hand, 'c') == card);
  g_assert_true (fixture_get_focus (&fixture) == card);
  g_assert_true (GTK_WIDGET (tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), 1)) == card);

  /* The neighbour takes over when the card goes; the tree is in the order of the cards. */
  set_cards (hand, "xbay");
  g_assert_true (fixture_get_focus (&fixture) == get_card (hand, 'b'));
  g_assert_true (gtk_widget_get_first_child (hand) == get_card (hand, 'x'));
  g_assert_true (gtk_widget_get_last_child (hand) == get_card (hand, 'y'));
  gtk_widget_grab_focus (get_card (hand, 'y'));
  set_cards (hand, "xb");
  g_assert_true (fixture_get_focus (&fixture) == get_card (hand, 'b'));

  set_cards (hand, "");
  g_assert_cmpint (tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (hand)), ==, 0);
  g_assert_null (gtk_widget_get_first_child (hand));
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
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

  fixture_set_up (&fixture, hand, 330, 900);
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
  fixture_tear_down (&fixture);
}

/* From every card but those of the last row there is a way down, though that row be the shortest. */
static void
assert_ways_down (GtkWidget  *hand,
                  const char *ids)
{
  gsize last = strlen (ids) - 1;
  graphene_rect_t bottom;
  graphene_rect_t above;
  graphene_rect_t bounds;
  gsize shorter = 0;

  g_assert_true (gtk_widget_compute_bounds (get_card (hand, ids[last]), hand, &bottom));
  for (gsize i = 0; i <= last; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (get_card (hand, ids[i]), hand, &bounds));
      gtk_widget_grab_focus (get_card (hand, ids[i]));
      g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_DOWN) == (bounds.origin.y < bottom.origin.y));
      shorter += bounds.origin.y < bottom.origin.y && bounds.origin.x > bottom.origin.x;
    }
  g_assert_cmpuint (shorter, >, 0);
  gtk_widget_grab_focus (get_card (hand, ids[last]));
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_UP));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_focus_child (hand), hand, &above));
  g_assert_cmpfloat (above.origin.x, ==, bottom.origin.x);
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
  fixture_set_up (&fixture, hand, 330, 500);
  first = get_card (hand, 'a');
  gtk_widget_grab_focus (first);
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_DOWN));
  g_assert_true (fixture_get_focus (&fixture) != get_card (hand, 'b'));
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_UP));
  g_assert_true (fixture_get_focus (&fixture) == first);
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_UP));
  assert_ways_down (hand, "abcdefghijklmnopqrstuvwxy");
  fixture_tear_down (&fixture);
}

/* Cards keep their ids while others come and go, and nobody gets one that was another's. */
static void
test_hand_ids (void)
{
  g_autoptr (TableeHandIds) ids = tablee_hand_ids_new ();
  int first;
  int last;

  tablee_hand_ids_match (ids, 3);
  first = tablee_hand_ids_get (ids, 0);
  g_assert_false (tablee_hand_ids_is_new (ids, first));
  last = tablee_hand_ids_add (ids);
  g_assert_true (tablee_hand_ids_is_new (ids, last));
  g_assert_cmpint (tablee_hand_ids_take (ids, 1), !=, TABLEE_NO_CARD);
  g_assert_cmpint (tablee_hand_ids_get_n_cards (ids), ==, 3);
  g_assert_cmpint (tablee_hand_ids_find (ids, first), ==, 0);
  g_assert_cmpint (tablee_hand_ids_find (ids, last), ==, 2);
  g_assert_cmpint (tablee_hand_ids_take (ids, 3), ==, TABLEE_NO_CARD);

  tablee_hand_ids_match (ids, 3);
  g_assert_cmpint (tablee_hand_ids_find (ids, last), ==, 2);
  g_assert_true (tablee_hand_ids_is_new (ids, last));
  tablee_hand_ids_settle (ids);
  g_assert_false (tablee_hand_ids_is_new (ids, last));

  tablee_hand_ids_match (ids, 2);
  g_assert_cmpint (tablee_hand_ids_find (ids, first), ==, -1);
  g_assert_cmpint (tablee_hand_ids_get (ids, 0), >, last);
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

  fixture_set_up (&fixture, view, 330, 300);
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Field: 5 Kidney beans");
  assert_disabled (view, FALSE);
  wait_for_frames (fixture.window);
  g_signal_connect_swapped (view, "clicked", G_CALLBACK (fixture_count_cb), &fixture);
  fixture_press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);

  g_signal_connect_swapped (view, "dropped", G_CALLBACK (fixture_id_cb), &fixture);
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
  wait_for_frames (fixture.window);

  /* Its own field again, whose strings go while it is set. */
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), tablee_field_view_get_field (TABLEE_FIELD_VIEW (view)));
  g_assert_cmpstr (tablee_field_view_get_field (TABLEE_FIELD_VIEW (view))->spoken, ==, "Field: free");
  fixture_tear_down (&fixture);
}

/* The middle of @widget, in the surface of its window. */
static graphene_point_t
get_middle (Fixture   *fixture,
            GtkWidget *widget)
{
  double left;
  double top;
  double x;
  double y;

  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &left, &top);
  g_assert_true (gtk_widget_translate_coordinates (widget, fixture->window, gtk_widget_get_width (widget) / 2.0,
                                                   gtk_widget_get_height (widget) / 2.0, &x, &y));
  return GRAPHENE_POINT_INIT ((float) (x + left), (float) (y + top));
}

/* With a real pointer, faster than anybody is. Nobody manages windows here, so that they are in the corner. */
static void
drag_quickly (Fixture   *fixture,
              GtkWidget *from,
              GtkWidget *to)
{
  graphene_point_t start = get_middle (fixture, from);
  graphene_point_t end = get_middle (fixture, to);
  g_autofree char *command = g_strdup_printf ("xdotool mousemove %d %d mousedown 1 mousemove %d %d mousemove %d %d mouseup 1",
                                              (int) start.x, (int) start.y, (int) (start.x + end.x) / 2,
                                              (int) (start.y + end.y) / 2, (int) end.x, (int) end.y);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_spawn_command_line_async (command, &error));
  g_assert_no_error (error);
}

static gboolean
tick_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* A card that is let go before the windowing system has told what lies there is taken all the same. */
static void
test_quick_drag (void)
{
  const gint64 patience = 10 * G_USEC_PER_SEC;
  g_autofree char *program = g_find_program_in_path ("xdotool");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 60);
  GtkWidget *view = tablee_field_view_new ();
  GtkWidget *card = tablee_card_view_new ();
  TableeField field = { .empty = "Free", .spoken = "Field: free", .available = TRUE };
  gint64 end;
  guint source;
  Fixture fixture;

  if (program == NULL)
    {
      g_test_skip ("without xdotool nobody drags");
      return;
    }

  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), card);
  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  tablee_card_view_set_card (TABLEE_CARD_VIEW (card), &(TableeCard) { .bean = tablee_bean_find ("blue"), .spoken = "A card", .id = 42, .available = TRUE });
  fixture_set_up (&fixture, box, 330, 400);
  g_signal_connect_swapped (view, "dropped", G_CALLBACK (fixture_id_cb), &fixture);
  wait_for_frames (fixture.window);

  drag_quickly (&fixture, card, view);
  source = g_timeout_add (50, tick_cb, NULL);
  end = g_get_monotonic_time () + patience;
  while (fixture.id != 42 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_cmpint (fixture.id, ==, 42);
  fixture_tear_down (&fixture);
}

/* A field fits where there is hardly room, and its words are never a reason to grow beyond it. */
static void
test_field_sizes (void)
{
  GtkWidget *view = tablee_field_view_new ();
  TableeCard cards[32];
  TableeField field = { .title = "The name of the boss is long", .cards = cards,
                        .n_cards = make_cards (cards, "abcdefghijklmnopq"), .worth = "3",
                        .note = "next at 6, and then at 8, and then at 10", .slots = 3, .spoken = "A" };
  int minimum;
  int natural;
  Fixture fixture;

  tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
  tablee_field_view_set_card_width (TABLEE_FIELD_VIEW (view), 48);
  fixture_set_up (&fixture, view, 330, 300);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, 100);
  g_assert_cmpint (natural, >, minimum);
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
}

/* Nothing jumps when the first card comes to a steady field. */
static void
test_field_steady (void)
{
  GtkWidget *view = tablee_field_view_new ();
  TableeCard cards[4];
  const TableeField empty = { .empty = "Free", .spoken = "Free" };
  const TableeField field = { .title = "Kidney", .cards = cards, .n_cards = make_cards (cards, "a"), .worth = "3",
                              .note = "next at 6", .slots = 3, .filled = 2, .spoken = "Kidney" };
  int before;
  int after;
  Fixture fixture;

  fixture_set_up (&fixture, view, 330, 300);
  for (int steady = 0; steady <= 1; steady++)
    {
      g_object_set (view, "steady", steady, NULL);
      tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &empty);
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &before, NULL, NULL, NULL);
      tablee_field_view_set_field (TABLEE_FIELD_VIEW (view), &field);
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &after, NULL, NULL, NULL);
      g_assert_cmpint (before == after, ==, steady);
    }
  fixture_tear_down (&fixture);
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

  fixture_set_up (&fixture, view, 400, 500);
  g_signal_connect_swapped (view, "activated", G_CALLBACK (fixture_count_cb), &fixture);
  set_pile (view, "", TRUE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (view, "Discard pile");
  assert_disabled (view, FALSE);
  fixture_press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 1);
  g_assert_null (find_popover (view));

  /* What cannot be drawn from and has nothing to show still asks why. */
  set_pile (view, "", FALSE);
  assert_disabled (view, TRUE);
  fixture_press (&fixture, view);
  g_assert_cmpint (fixture.count, ==, 2);

  set_pile (view, "abc", FALSE);
  assert_disabled (view, FALSE);
  g_signal_emit_by_name (view, "clicked");
  g_assert_cmpint (fixture.count, ==, 2);
  popover = find_popover (view);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  wait_for_frames (fixture.window);

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
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
}

static GskRenderNode *
draw_face (const TableeCard *card,
           GtkWidget        *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tablee_card_face_snapshot (snapshot, card, 100, widget);

  return gtk_snapshot_free_to_node (snapshot);
}

/* Where Cairo draws, the face of a card is made once, for whoever shows it, and again where it looks otherwise. */
static void
test_face_kept (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  Fixture fixture;
  TableeCard card = { .bean = tablee_bean_find ("blue"), .value = "9" };
  TableeCard other = { .bean = tablee_bean_find ("blue"), .value = "8", .chosen = TRUE };
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (GskRenderNode) face = NULL;
  g_autoptr (GskRenderNode) same = NULL;
  g_autoptr (GskRenderNode) different = NULL;
  g_autoptr (GskRenderNode) dark = NULL;

  fixture_set_up (&fixture, label, 200, 200);
  face = draw_face (&card, label);
  card.chosen = TRUE;
  same = draw_face (&card, fixture.window);
  different = draw_face (&other, label);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = draw_face (&card, label);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_cmpint (gsk_render_node_get_node_type (face), ==, GSK_CAIRO_NODE);
  g_assert_true (face == same);
  g_assert_true (face != different);
  g_assert_true (face != dark);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/cards/beans", test_beans);
  g_test_add_func ("/cards/bean-contrast", test_bean_contrast);
  g_test_add_func ("/cards/bean-lightness", test_bean_lightness);
  g_test_add_func ("/cards/card", test_card);
  g_test_add_func ("/cards/card-copies", test_card_copies);
  g_test_add_func ("/cards/card-sizes", test_card_sizes);
  g_test_add_func ("/cards/face-kept", test_face_kept);
  g_test_add_func ("/cards/hand", test_hand);
  g_test_add_func ("/cards/hand-travel", test_hand_travel);
  g_test_add_func ("/cards/hand-reuse", test_hand_reuse);
  g_test_add_func ("/cards/hand-widths", test_hand_widths);
  g_test_add_func ("/cards/hand-rows", test_hand_rows);
  g_test_add_func ("/cards/hand-ids", test_hand_ids);
  g_test_add_func ("/cards/field", test_field);
  g_test_add_func ("/cards/quick-drag", test_quick_drag);
  g_test_add_func ("/cards/field-sizes", test_field_sizes);
  g_test_add_func ("/cards/field-steady", test_field_steady);
  g_test_add_func ("/cards/pile", test_pile);

  return g_test_run ();
}
