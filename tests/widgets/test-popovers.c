/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has popped up from something that goes, goes too. */
#include "config.h"

#include <adwaita.h>

#include "app/popovers.h"
#include "fixture.h"

/* What covers a table closes what has popped up from it, however deep below it that is; nothing else changes. */
static void
test_close (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  Fixture fixture;

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Values"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_box_append (GTK_BOX (inner), button);
  gtk_box_append (GTK_BOX (box), inner);
  fixture_set_up (&fixture, box, 400, 400);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_visible (popover));
  tablee_popovers_close (box);
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_true (gtk_widget_get_mapped (button));

  tablee_popovers_close (box);
  g_assert_false (gtk_widget_get_visible (popover));
  fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/popovers/close", test_close);

  return g_test_run ();
}
