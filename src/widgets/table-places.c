/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what of a table somebody speaks of: what stands for an action, what an event is about, what its files name. */
#include "config.h"
#include "table.h"

GtkWidget *
tablee_table_find_shown (TableeTable *self,
                         GtkWidget   *place)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  while (place != NULL && place != GTK_WIDGET (self) && !gtk_widget_get_mapped (place))
    place = gtk_widget_get_parent (place);

  return place != GTK_WIDGET (self) ? place : NULL;
}

/* The nearest one below @widget: what its own file names comes before what is in the files of its parts. */
static GtkWidget *
find_named (GtkWidget  *widget,
            const char *id)
{
  GQueue queue = G_QUEUE_INIT;
  GtkWidget *found = NULL;

  g_queue_push_tail (&queue, widget);
  while (found == NULL && !g_queue_is_empty (&queue))
    for (GtkWidget *child = gtk_widget_get_first_child (g_queue_pop_head (&queue)); child != NULL && found == NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (child)), id) == 0)
          found = child;
        g_queue_push_tail (&queue, child);
      }
  g_queue_clear (&queue);

  return found;
}

GtkWidget *
tablee_table_find_part (TableeTable *self,
                        const char  *path)
{
  GtkWidget *part;
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  ids = g_strsplit (path, "/", -1);
  part = GTK_WIDGET (self);
  for (guint i = 0; part != NULL && ids[i] != NULL; i++)
    part = find_named (part, ids[i]);

  return part != NULL && part != GTK_WIDGET (self) ? tablee_table_find_shown (self, part) : NULL;
}

GtkWidget *
tablee_table_find_action (TableeTable  *self,
                          TableeAction  action)
{
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (TABLEE_TABLE_GET_CLASS (self)->find_places == NULL || TABLEE_TABLE_GET_CLASS (self)->find_places (self, action, places) == 0)
    return NULL;

  return tablee_table_find_shown (self, places[0]);
}

GtkWidget *
tablee_table_find_event (TableeTable       *self,
                         const TableeEvent *event)
{
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };

  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (TABLEE_TABLE_GET_CLASS (self)->find_event_places == NULL ||
      TABLEE_TABLE_GET_CLASS (self)->find_event_places (self, event, places) == 0)
    return NULL;

  return tablee_table_find_shown (self, places[0]);
}
