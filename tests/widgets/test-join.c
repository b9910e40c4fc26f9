/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Coming to a table elsewhere: what becomes of an invitation while somebody writes it, and its page. */
#include "config.h"

#include "app/gesture-button.h"
#include "app/gesture-words.h"
#include "app/invitation-reading.h"
#include "app/nearby-row.h"
#include "page-fixture.h"
#include "tests/net/avahi.h"

enum
{
  MANY = 40,  /* tables in one network */
};

static const char numbered_link[] = "tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c";

/* By way of @broker, NULL: of what was typed nothing is whole yet. */
static void
assert_reads (const char        *text,
              const char        *typed,
              TableeReadingState state,
              const char        *broker,
              const char        *part)
{
  g_autoptr (TableeReading) reading = tablee_reading_new (text, typed);

  g_assert_cmpint (reading->state, ==, state);
  g_assert_cmpstr (reading->invitation != NULL ? tablee_invitation_get_broker (reading->invitation) : NULL, ==, broker);
  if (part == NULL)
    g_assert_null (reading->sentence);
  else if (strstr (reading->sentence, part) == NULL)
    g_error ("“%s” does not say “%s”", reading->sentence, part);
}

static void
test_links (void)
{
  static const char broker[] = "mqtt://192.168.1.20:1883";

  assert_reads ("", NULL, TABLEE_READING_EMPTY, NULL, NULL);
  assert_reads ("  ", NULL, TABLEE_READING_EMPTY, NULL, NULL);
  assert_reads (numbered_link, NULL, TABLEE_READING_WHOLE, broker, "192.168.1.20");
  assert_reads ("Come and play! <tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c>", NULL, TABLEE_READING_WHOLE, broker, "complete");
  assert_reads (&numbered_link[7], NULL, TABLEE_READING_WHOLE, broker, "complete");
  assert_reads ("tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdb", NULL, TABLEE_READING_WRONG, NULL, "the link is not whole");
  assert_reads ("https://example.org/tables/of/friends", NULL, TABLEE_READING_WRONG, NULL, "the link is not whole");
}

static void
test_words (void)
{
  g_autoptr (TableeInvitation) afar = tablee_invitation_new ("mqtts://broker.example");
  g_autoptr (TableeInvitation) at_home = tablee_invitation_new ("mqtt://10.0.0.2:18830");
  g_autofree char *few = tablee_invitation_to_words (afar, TABLEE_PHONE_ENGLISH);
  g_autofree char *many = tablee_invitation_to_words (at_home, TABLEE_PHONE_FRENCH);

  assert_reads ("adult", NULL, TABLEE_READING_BEGUN, NULL, "1 word so far");
  assert_reads ("adult asp", NULL, TABLEE_READING_BEGUN, NULL, "2 words so far");
  assert_reads ("adult zzzz", NULL, TABLEE_READING_BEGUN, NULL, "2 words so far");
  assert_reads ("adult zzzz ", NULL, TABLEE_READING_WRONG, NULL, "“zzzz”");
  assert_reads ("adult zzzz aspen", NULL, TABLEE_READING_WRONG, NULL, "“zzzz”");
  assert_reads (many, NULL, TABLEE_READING_WHOLE, "mqtt://10.0.0.2:18830", "10.0.0.2");
  assert_reads (few, "", TABLEE_READING_BROKER, NULL, "ask for the address");
  assert_reads (few, "mq tt", TABLEE_READING_BROKER, NULL, "no address");
  assert_reads (few, "broker.example", TABLEE_READING_WHOLE, "mqtt://broker.example", "broker.example");
  assert_reads (few, " mqtts://broker.example ", TABLEE_READING_WHOLE, "mqtts://broker.example", "broker.example");
}

/* What is wrong is to be seen among the others. */
static void
test_list (void)
{
  g_autoptr (TableeReading) reading = tablee_reading_new ("adult <zzzz> aspe", NULL);

  g_assert_cmpstr (reading->words, ==, "<small>1</small>\u00a0adult   <small>2</small>\u00a0<b><u>zzzz</u>\u00a0?</b>   <small>3</small>\u00a0aspen");
}

static void
shown_cb (GtkWidget  *page,
          GObject    *table,
          GObject   **shown)
{
  g_set_object (shown, table);
}

static void
gesture_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  g_string_append_printf (user_data, "%s ", g_variant_get_string (parameter, NULL));
}

/* Each is there, has a name, and says what it is. */
static void
test_gestures (void)
{
  static const GActionEntry entries[] = { { .name = "gesture", .activate = gesture_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *all = g_strjoinv (" ", (char **) tablee_gesture_ids);
  GtkWidget *button = tablee_gesture_button_new ();
  Fixture fixture = { 0 };

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), said);
  fixture_set_up (&fixture, button, 400, 400);
  gtk_widget_insert_action_group (fixture.window, "play", G_ACTION_GROUP (actions));
  for (int i = 0; i < TABLEE_N_GESTURES; i++)
    {
      int index = i;
      GtkWidget *child;

      tablee_gesture_button_open (TABLEE_GESTURE_BUTTON (button));
      wait_for_frames (fixture.window);
      child = find_widget (button, GTK_TYPE_FLOW_BOX_CHILD, &index);
      assert_label (child, tablee_gesture_words ((TableeGesture) i));
      gtk_widget_activate (child);
      index = 0;
      g_assert_false (gtk_widget_get_visible (find_widget (button, GTK_TYPE_POPOVER, &index)));
    }
  g_string_truncate (said, said->len - 1);
  g_assert_cmpstr (said->str, ==, all);
  fixture_tear_down (&fixture);
}

static GtkWidget *
find_row (GtkWidget *widget)
{
  int index = 0;

  return find_widget (widget, TABLEE_TYPE_NEARBY_ROW, &index);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  GtkWidget *label;

  for (int i = 0, index = 0; (label = find_widget (widget, GTK_TYPE_LABEL, &index)) != NULL; index = ++i)
    if (gtk_widget_get_mapped (label) && strstr (gtk_label_get_label (GTK_LABEL (label)), text) != NULL)
      return TRUE;

  return FALSE;
}

/* A table in the local network is one click away. Where there are more than are listed, that is said. */
static void
test_nearby (void)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new ("mqtt://127.0.0.1:9");
  g_autoptr (TableeNearbyTable) table = tablee_nearby_table_new ("Léa", "space-beans", 2, invitation);
  g_autoptr (GObject) shown = NULL;
  Avahi *avahi = avahi_new ();
  Page page = { 0 };
  GtkWidget *widget, *row;

  if (avahi == NULL)
    {
      g_test_skip ("no dbus-daemon");
      return;
    }

  page_set_up (&page);
  widget = tablee_elsewhere_new_join_page (tablee_house_get_elsewhere (page.house), NULL);
  g_signal_connect (widget, "show-table", G_CALLBACK (shown_cb), &shown);
  page_show_sized (&page, widget, 360, 640);
  avahi_show (avahi, "a table", tablee_nearby_table_to_texts (table));
  avahi_wait (find_row (widget) != NULL);
  row = find_row (widget);
  avahi_wait (gtk_widget_get_mapped (row));
  assert_label (row, "Join this table: Léa, Space Beans · 2 free seats");
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_nonnull (shown);
  g_assert_cmpuint (g_list_model_get_n_items (tablee_elsewhere_get_tables (tablee_house_get_elsewhere (page.house))), ==, 1);
  g_assert_false (says (widget, "more tables"));
  for (int i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("table %d", i);

      avahi_show (avahi, name, tablee_nearby_table_to_texts (table));
    }
  avahi_wait (says (widget, "more tables"));
  avahi_restart (avahi);
  avahi_wait (find_row (widget) == NULL && !says (widget, "more tables"));
  page_tear_down (&page);
  avahi_free (avahi);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/join/links", test_links);
  g_test_add_func ("/widgets/join/words", test_words);
  g_test_add_func ("/widgets/join/list", test_list);
  g_test_add_func ("/widgets/join/gestures", test_gestures);
  g_test_add_func ("/widgets/join/nearby", test_nearby);

  return g_test_run ();
}
