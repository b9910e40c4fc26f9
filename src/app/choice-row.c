/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of an option with a few values that have words. */
#include "config.h"
#include "choice-row.h"

#include <glib/gi18n.h>

#include "widgets/spoken-label.h"

/* A number with no more values than these is chosen from a list if each of them has words of its own. */
enum { MAX_NAMED_NUMBERS = 8 };

struct _TableeChoiceRow
{
  AdwActionRow      parent_instance;

  TableeOptionItem *item;
  GArray           *values;   /* gint64, those behind the choices, without "Automatic" */

  GtkDropDown      *choice;
  GtkStringList    *choices;
};

static void option_row_iface_init (TableeOptionRowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeChoiceRow, tablee_choice_row, ADW_TYPE_ACTION_ROW,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_OPTION_ROW, option_row_iface_init))

/* How many choices come before those that have a value. */
static guint
get_offset (TableeChoiceRow *self)
{
  return tablee_option_item_get_option (self->item)->depends ? 1 : 0;
}

static void
add_value (TableeChoiceRow *self,
           gint64           value,
           const char      *words)
{
  g_array_append_val (self->values, value);
  gtk_string_list_append (self->choices, words);
}

static void
add_words (TableeChoiceRow  *self,
           TableeOptionItem *item)
{
  const char *const *choices = tablee_option_item_get_option (item)->choices;

  for (guint i = 0; choices[i] != NULL; i++)
    {
      g_autofree char *words = tablee_option_row_dup_words (item, i);

      add_value (self, i, words != NULL ? words : choices[i]);
    }
}

/* Those that have no words are none to choose. */
static void
add_named_numbers (TableeChoiceRow  *self,
                   TableeOptionItem *item)
{
  const TableeOption *option = tablee_option_item_get_option (item);

  for (gint64 value = option->minimum; value <= option->maximum; value++)
    {
      g_autofree char *words = tablee_option_row_dup_words (item, value);

      if (words != NULL)
        add_value (self, value, words);
    }
}

static void
add_choices (TableeChoiceRow  *self,
             TableeOptionItem *item)
{
  const TableeOption *option = tablee_option_item_get_option (item);

  if (option->depends)
    gtk_string_list_append (self->choices, _("Automatic"));

  switch (option->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      add_value (self, TRUE, C_("option", "Yes"));
      add_value (self, FALSE, C_("option", "No"));
      break;

    case TABLEE_OPTION_CHOICE:
      add_words (self, item);
      break;

    case TABLEE_OPTION_INTEGER:
      add_named_numbers (self, item);
      break;

    case TABLEE_OPTION_SEAT_INTEGERS:
    case TABLEE_OPTION_NAME:
    default:
      g_return_if_reached ();
    }
}

static TableeOptionItem *
tablee_choice_row_get_item (TableeOptionRow *row)
{
  return TABLEE_CHOICE_ROW (row)->item;
}

static guint
find_choice (TableeChoiceRow *self)
{
  guint offset = get_offset (self);

  if (offset > 0 && !tablee_option_item_get_given (self->item))
    return 0;

  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, gint64, i) == tablee_option_item_get_value (self->item))
      return offset + i;

  return 0;
}

static void
tablee_choice_row_show (TableeOptionRow *row)
{
  TableeChoiceRow *self = TABLEE_CHOICE_ROW (row);

  gtk_drop_down_set_selected (self->choice, find_choice (self));
}

static void
option_row_iface_init (TableeOptionRowInterface *iface)
{
  iface->get_item = tablee_choice_row_get_item;
  iface->show = tablee_choice_row_show;
}

static void
selected_cb (TableeChoiceRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->choice);

  if (self->item == NULL || tablee_option_row_is_showing (TABLEE_OPTION_ROW (self)) || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected < get_offset (self))
    tablee_option_item_clear (self->item);
  else
    tablee_option_item_set_value (self->item, g_array_index (self->values, gint64, selected - get_offset (self)));
}

static void
tablee_choice_row_dispose (GObject *object)
{
  TableeChoiceRow *self = TABLEE_CHOICE_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_CHOICE_ROW);
  g_clear_pointer (&self->values, g_array_unref);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (tablee_choice_row_parent_class)->dispose (object);
}

static void
tablee_choice_row_class_init (TableeChoiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_choice_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/choice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeChoiceRow, choice);
  gtk_widget_class_bind_template_child (widget_class, TableeChoiceRow, choices);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
tablee_choice_row_init (TableeChoiceRow *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_choice_row_new (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeChoiceRow *self = g_object_new (TABLEE_TYPE_CHOICE_ROW, NULL);

  add_choices (self, item);
  tablee_drop_down_set_spoken_label (self->choice, tablee_option_row_get_title (item));
  self->item = g_object_ref (item);
  tablee_option_row_bind (TABLEE_OPTION_ROW (self));

  return GTK_WIDGET (self);
}

gboolean
tablee_choice_row_suits (TableeOptionItem *item)
{
  const TableeOption *option;
  gboolean any = FALSE;

  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), FALSE);

  option = tablee_option_item_get_option (item);
  if (option->depends || option->maximum - option->minimum >= MAX_NAMED_NUMBERS)
    return FALSE;

  for (gint64 value = option->minimum; value <= option->maximum; value++)
    {
      g_autofree char *words = tablee_option_row_dup_words (item, value);

      if (words != NULL && tablee_option_row_has_digits (words))
        return FALSE;
      any |= words != NULL;
    }

  return any;
}
