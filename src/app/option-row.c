/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all rows of options have in common. */
#include "config.h"
#include "option-row.h"

#include <glib/gi18n.h>

/* Set on a row that shows what its item stands at. */
#define SHOWING_KEY "tablee-showing"

G_DEFINE_INTERFACE (TableeOptionRow, tablee_option_row, ADW_TYPE_PREFERENCES_ROW)

static void
tablee_option_row_default_init (TableeOptionRowInterface *iface)
{
}

static const TableeOptionWords *
find_words (TableeOptionItem *item)
{
  const TableeOptionWords *words = tablee_present_for_game (tablee_option_item_get_game (item))->options;
  const char *key = tablee_option_item_get_option (item)->key;

  while (words != NULL && words->key != NULL && !g_str_equal (words->key, key))
    words++;

  return words != NULL && words->key != NULL ? words : NULL;
}

TableeOptionItem *
tablee_option_row_get_item (TableeOptionRow *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ROW (self), NULL);

  return TABLEE_OPTION_ROW_GET_IFACE (self)->get_item (self);
}

static gboolean
is_wrong (TableeOptionRow *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "error");
}

/* What a special number means ("until one player can pay") stands where the row explains itself. */
static void
explain (TableeOptionRow *self)
{
  TableeOptionRowInterface *iface = TABLEE_OPTION_ROW_GET_IFACE (self);
  const TableeOptionWords *words = find_words (iface->get_item (self));
  g_autofree char *meaning = iface->dup_meaning != NULL ? iface->dup_meaning (self) : NULL;
  const char *usual = words != NULL && words->subtitle != NULL ? _(words->subtitle) : "";

  g_object_set (self, "subtitle", meaning != NULL ? meaning : usual, NULL);
}

void
tablee_option_row_show (TableeOptionRow *self)
{
  g_return_if_fail (TABLEE_IS_OPTION_ROW (self));

  g_object_set_data (G_OBJECT (self), SHOWING_KEY, GINT_TO_POINTER (TRUE));
  TABLEE_OPTION_ROW_GET_IFACE (self)->show (self);
  g_object_set_data (G_OBJECT (self), SHOWING_KEY, NULL);
  if (!is_wrong (self))
    explain (self);
}

void
tablee_option_row_bind (TableeOptionRow *self)
{
  TableeOptionItem *item;

  g_return_if_fail (TABLEE_IS_OPTION_ROW (self));

  item = tablee_option_row_get_item (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), tablee_option_row_get_title (item));
  g_signal_connect_object (item, "changed", G_CALLBACK (tablee_option_row_show), self, G_CONNECT_SWAPPED);
  tablee_option_row_show (self);
}

gboolean
tablee_option_row_is_showing (TableeOptionRow *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ROW (self), TRUE);

  return g_object_get_data (G_OBJECT (self), SHOWING_KEY) != NULL;
}

void
tablee_option_row_set_error (TableeOptionRow *self,
                             const char      *sentence)
{
  g_return_if_fail (TABLEE_IS_OPTION_ROW (self));

  if (sentence != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "error");
      g_object_set (self, "subtitle", sentence, NULL);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
      explain (self);
    }
}

const char *
tablee_option_row_get_title (TableeOptionItem *item)
{
  const TableeOptionWords *words;

  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  words = find_words (item);

  return words != NULL ? _(words->title) : tablee_option_item_get_option (item)->key;
}

int
tablee_option_row_get_digits (TableeOptionItem *item)
{
  const TableeOptionWords *words;

  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), 0);

  words = find_words (item);

  return words != NULL ? words->digits : 0;
}

char *
tablee_option_row_dup_words (TableeOptionItem *item,
                             gint64            value)
{
  const TableePresent *present;

  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  present = tablee_present_for_game (tablee_option_item_get_game (item));

  return present->option_value != NULL ? present->option_value (tablee_option_item_get_option (item)->key, value) : NULL;
}

gboolean
tablee_option_row_has_digits (const char *words)
{
  g_return_val_if_fail (words != NULL, FALSE);

  return strpbrk (words, "0123456789") != NULL;
}
