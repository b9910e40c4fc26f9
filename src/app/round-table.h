/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A table with seats round it, clockwise, the first one at the bottom; in a narrow window the seats stand in two rows along a
 * long table. Every child appended is a seat.
 *
 * Properties: "centre" (GtkWidget: what lies in the middle of the table).
 */
#define TABLEE_TYPE_ROUND_TABLE (tablee_round_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeRoundTable, tablee_round_table, TABLEE, ROUND_TABLE, GtkWidget)

/* Puts @seat at @position (from 0), whether it is new or sits here already. */
void tablee_round_table_place  (TableeRoundTable *self,
                                GtkWidget        *seat,
                                guint             position);
void tablee_round_table_remove (TableeRoundTable *self,
                                GtkWidget        *seat);

/* Returns: (transfer none) (nullable) */
GtkWidget *tablee_round_table_get_seat (TableeRoundTable *self,
                                        guint             position);

G_END_DECLS
