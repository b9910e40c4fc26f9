/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "option-list-row.h"

#include <glib/gi18n.h>

#include "option-row.h"
#include "present/present.h"

struct _TableeOptionListRow
{
  AdwExpanderRow      parent_instance;

  TableeSetUp        *set_up;
  const TableeOption *option;
  const char         *subtitle;   /* untranslated, nullable */
  GPtrArray          *rows;       /* of TableeOptionRow, one a seat */
  gboolean            updating;
};

G_DEFINE_FINAL_TYPE (TableeOptionListRow, tablee_option_list_row, ADW_TYPE_EXPANDER_ROW)

/* What each seat gets when the list is switched on. */
enum
{
  SENSIBLE_AMOUNT = 2000,
};

static void
enabled_cb (TableeOptionListRow *self)
{
  if (self->updating || self->set_up == NULL)
    return;

  if (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    tablee_set_up_set_all_amounts (self->set_up, self->option, CLAMP (SENSIBLE_AMOUNT, self->option->minimum, self->option->maximum));
  else
    tablee_set_up_clear_option (self->set_up, self->option);
}

static void
fit_rows (TableeOptionListRow *self,
          guint                seats)
{
  while (self->rows->len > seats)
    {
      adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->rows, self->rows->len - 1));
      g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
    }
  while (self->rows->len < seats)
    {
      GtkWidget *row = tablee_option_row_new (self->set_up, self->option, (int) self->rows->len);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
tablee_option_list_row_dispose (GObject *object)
{
  TableeOptionListRow *self = TABLEE_OPTION_LIST_ROW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->set_up);

  G_OBJECT_CLASS (tablee_option_list_row_parent_class)->dispose (object);
}

static void
tablee_option_list_row_class_init (TableeOptionListRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_option_list_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/option-list-row.ui");
  gtk_widget_class_bind_template_callback (widget_class, enabled_cb);
}

static void
tablee_option_list_row_init (TableeOptionListRow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_option_list_row_new (TableeSetUp        *set_up,
                            const TableeOption *option)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);
  g_return_val_if_fail (option != NULL, NULL);

  TableeOptionListRow *self = g_object_new (TABLEE_TYPE_OPTION_LIST_ROW, NULL);
  const TableeOptionWords *words = tablee_present_for_game (tablee_set_up_get_game (set_up))->options;

  self->set_up = g_object_ref (set_up);
  self->option = option;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), option->key);
  for (; words != NULL && words->key != NULL; words++)
    if (g_strcmp0 (words->key, option->key) == 0)
      {
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _(words->title));
        self->subtitle = words->subtitle;
      }
  tablee_option_list_row_set_error (self, NULL);
  tablee_option_list_row_update (self);

  return GTK_WIDGET (self);
}

const char *
tablee_option_list_row_get_key (TableeOptionListRow *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_LIST_ROW (self), NULL);

  return self->option->key;
}

void
tablee_option_list_row_update (TableeOptionListRow *self)
{
  g_return_if_fail (TABLEE_IS_OPTION_LIST_ROW (self));

  gboolean given = tablee_set_up_get_given (self->set_up, self->option);
  g_auto (GStrv) names = tablee_set_up_dup_names (self->set_up);

  self->updating = TRUE;
  fit_rows (self, given ? tablee_set_up_get_n_seats (self->set_up) : 0);
  for (guint i = 0; i < self->rows->len; i++)
    {
      adw_preferences_row_set_title (g_ptr_array_index (self->rows, i), names[i]);
      tablee_option_row_update (g_ptr_array_index (self->rows, i));
    }
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), given);
  self->updating = FALSE;
}

void
tablee_option_list_row_set_error (TableeOptionListRow *self,
                                  const char          *sentence)
{
  g_return_if_fail (TABLEE_IS_OPTION_LIST_ROW (self));

  if (sentence != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                 sentence != NULL ? sentence : self->subtitle != NULL ? _(self->subtitle) : "");
}
