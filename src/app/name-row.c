/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of an option that names something. */
#include "config.h"
#include "name-row.h"

#include "named-choice.h"
#include "widgets/spoken-label.h"

struct _TableeNameRow
{
  AdwActionRow      parent_instance;

  TableeOptionItem *item;
  GListStore       *found;    /* of TableeNamedChoice */

  GtkDropDown      *choice;
};

static void option_row_iface_init (TableeOptionRowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeNameRow, tablee_name_row, ADW_TYPE_ACTION_ROW,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_OPTION_ROW, option_row_iface_init))

/* Where the name that is set stands among those that were found. One that was not found is added, to be seen. */
static guint
find_name (TableeNameRow *self)
{
  const char *name = tablee_option_item_get_name (self->item);
  guint count = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  g_autoptr (TableeNamedChoice) lost = NULL;

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (TableeNamedChoice) choice = g_list_model_get_item (G_LIST_MODEL (self->found), i);

      if (g_strcmp0 (tablee_named_choice_get_name (choice), name) == 0)
        return i;
    }

  lost = tablee_named_choice_new_lost (name);
  g_list_store_append (self->found, lost);

  return count;
}

static TableeOptionItem *
tablee_name_row_get_item (TableeOptionRow *row)
{
  return TABLEE_NAME_ROW (row)->item;
}

static void
tablee_name_row_show (TableeOptionRow *row)
{
  TableeNameRow *self = TABLEE_NAME_ROW (row);

  gtk_drop_down_set_selected (self->choice, find_name (self));
}

static void
option_row_iface_init (TableeOptionRowInterface *iface)
{
  iface->get_item = tablee_name_row_get_item;
  iface->show = tablee_name_row_show;
}

/* What cannot be used is not taken, however it came to be selected. */
static void
selected_cb (TableeNameRow *self)
{
  TableeNamedChoice *choice = gtk_drop_down_get_selected_item (self->choice);

  if (self->item == NULL || tablee_option_row_is_showing (TABLEE_OPTION_ROW (self)) || choice == NULL)
    return;

  if (tablee_named_choice_get_usable (choice))
    tablee_option_item_set_name (self->item, tablee_named_choice_get_name (choice));
  else
    tablee_option_row_show (TABLEE_OPTION_ROW (self));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/tablee/Tablee/named-choice.ui");

  gtk_list_item_set_child (item, GTK_WIDGET (gtk_builder_get_object (builder, "content")));
}

/* Its title, and below why it cannot be chosen, if so. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  TableeNamedChoice *choice = gtk_list_item_get_item (item);
  GtkWidget *content = gtk_list_item_get_child (item);
  GtkWidget *title = gtk_widget_get_first_child (content);
  GtkWidget *problem = gtk_widget_get_next_sibling (title);
  gboolean usable = tablee_named_choice_get_usable (choice);

  gtk_label_set_label (GTK_LABEL (title), tablee_named_choice_get_title (choice));
  gtk_label_set_label (GTK_LABEL (problem), tablee_named_choice_get_problem (choice));
  gtk_widget_set_visible (problem, !usable);
  gtk_widget_set_sensitive (content, usable);
  gtk_list_item_set_activatable (item, usable);
}

static void
find_names (TableeNameRow       *self,
            const TableeOption  *option)
{
  g_autoptr (GPtrArray) names = option->names ();

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (TableeNamedChoice) choice = tablee_named_choice_new (g_ptr_array_index (names, i));

      g_list_store_append (self->found, choice);
    }
}

static void
set_up_choice (TableeNameRow *self)
{
  g_autoptr (GtkExpression) title = gtk_property_expression_new (TABLEE_TYPE_NAMED_CHOICE, NULL, "title");
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_expression (self->choice, title);
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (self->found));
  gtk_drop_down_set_list_factory (self->choice, factory);
}

static void
tablee_name_row_dispose (GObject *object)
{
  TableeNameRow *self = TABLEE_NAME_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_NAME_ROW);
  g_clear_object (&self->found);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (tablee_name_row_parent_class)->dispose (object);
}

static void
tablee_name_row_class_init (TableeNameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_name_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/name-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeNameRow, choice);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
tablee_name_row_init (TableeNameRow *self)
{
  self->found = g_list_store_new (TABLEE_TYPE_NAMED_CHOICE);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_name_row_new (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeNameRow *self = g_object_new (TABLEE_TYPE_NAME_ROW, NULL);

  find_names (self, tablee_option_item_get_option (item));
  set_up_choice (self);
  tablee_drop_down_set_spoken_label (self->choice, tablee_option_row_get_title (item));
  self->item = g_object_ref (item);
  tablee_option_row_bind (TABLEE_OPTION_ROW (self));

  return GTK_WIDGET (self);
}
