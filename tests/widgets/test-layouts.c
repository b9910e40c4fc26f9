/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout in lines, with nothing in it that has a meaning. */
#include "config.h"
#include "widgets/wrap-layout.h"

/* In a room for four of five, three stand in the first line and two in the second; with room for all there is one line. */
static void
test_level_lines (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *children[5];
  const int widths[] = { 430, 530, 330 };
  const int lines[][5] = { { 0, 0, 0, 1, 1 }, { 0, 0, 0, 0, 0 }, { 0, 0, 0, 1, 1 } };
  graphene_rect_t bounds;
  int height;

  gtk_widget_set_layout_manager (box, g_object_new (TABLEE_TYPE_WRAP_LAYOUT, "level", TRUE, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_label_new (NULL);
      gtk_widget_set_size_request (children[i], 100, 40);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, 40 + 46 * lines[i][4]);
      gtk_widget_allocate (box, widths[i], height, -1, NULL);
      for (size_t j = 0; j < G_N_ELEMENTS (children); j++)
        {
          g_assert_true (gtk_widget_compute_bounds (children[j], box, &bounds));
          g_assert_cmpfloat (bounds.origin.y, ==, 46 * lines[i][j]);
        }
    }
  g_object_unref (box);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/layouts/level-lines", test_level_lines);

  return g_test_run ();
}
