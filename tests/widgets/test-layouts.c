/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Layouts in lines, with nothing in them that has a meaning. */
#include "config.h"
#include "widgets/fold-layout.h"
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

/* Behind a head of 20, three of 100, 60 and 130 stand in one line where there is room for all, and otherwise in two, the longer of which is
 * as short as can be; that changes no height. */
static void
test_folded_lines (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *children[4];
  const int sizes[] = { 20, 100, 60, 130 };
  const struct { int width, x[4], y[4]; } cases[] = {
    { 310, { 0, 20, 120, 180 }, { 5, 10, 10, 10 } },
    { 309, { 0, 20, 120, 20 }, { 5, 0, 0, 20 } },
    { 180, { 0, 20, 120, 20 }, { 5, 0, 0, 20 } },
  };
  graphene_rect_t bounds;
  int least, natural, height;

  gtk_widget_set_layout_manager (box, tablee_fold_layout_new ());
  for (size_t i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_label_new (NULL);
      gtk_widget_set_size_request (children[i], sizes[i], i == 0 ? 30 : 20);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, 180);
  g_assert_cmpint (natural, ==, 310);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 40);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_widget_allocate (box, cases[i].width, height, -1, NULL);
      for (size_t j = 0; j < G_N_ELEMENTS (children); j++)
        {
          g_assert_true (gtk_widget_compute_bounds (children[j], box, &bounds));
          g_assert_cmpfloat (bounds.origin.x, ==, cases[i].x[j]);
          g_assert_cmpfloat (bounds.origin.y, ==, cases[i].y[j]);
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
  g_test_add_func ("/layouts/folded-lines", test_folded_lines);

  return g_test_run ();
}
