/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All options of a set-up, folded away in one row. */
#include "config.h"
#include "options-row.h"

#include "amounts-row.h"
#include "choice-row.h"
#include "flag-row.h"
#include "name-row.h"
#include "named-choice.h"
#include "notation/error.h"
#include "number-row.h"
#include "option-row.h"
#include "present/error-words.h"

struct _TableeOptionsRow
{
  AdwExpanderRow  parent_instance;

  GPtrArray      *rows;   /* of TableeOptionRow */
};

G_DEFINE_FINAL_TYPE (TableeOptionsRow, tablee_options_row, ADW_TYPE_EXPANDER_ROW)

static void
tablee_options_row_finalize (GObject *object)
{
  g_ptr_array_unref (TABLEE_OPTIONS_ROW (object)->rows);

  G_OBJECT_CLASS (tablee_options_row_parent_class)->finalize (object);
}

static void
tablee_options_row_class_init (TableeOptionsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_options_row_finalize;
}

static void
tablee_options_row_init (TableeOptionsRow *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
tablee_options_row_make (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  switch (tablee_option_item_get_option (item)->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      return tablee_option_item_get_option (item)->depends ? tablee_choice_row_new (item) : tablee_flag_row_new (item);

    case TABLEE_OPTION_INTEGER:
      return tablee_choice_row_suits (item) ? tablee_choice_row_new (item) : tablee_number_row_new (item);

    case TABLEE_OPTION_CHOICE:
      return tablee_choice_row_new (item);

    case TABLEE_OPTION_SEAT_INTEGERS:
      return tablee_amounts_row_new (item);

    case TABLEE_OPTION_NAME:
      return tablee_name_row_new (item);

    default:
      g_return_val_if_reached (NULL);
    }
}

void
tablee_options_row_set_model (TableeOptionsRow   *self,
                              TableeOptionsModel *model)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_ROW (self));
  g_return_if_fail (TABLEE_IS_OPTIONS_MODEL (model));
  g_return_if_fail (self->rows->len == 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (TableeOptionItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);
      GtkWidget *row = tablee_options_row_make (item);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

void
tablee_options_row_set_names (TableeOptionsRow  *self,
                              const char *const *names)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_ROW (self));

  for (guint i = 0; i < self->rows->len; i++)
    if (TABLEE_IS_AMOUNTS_ROW (self->rows->pdata[i]))
      tablee_amounts_row_set_names (self->rows->pdata[i], names);
}

/* Whether @message is about the option @key: "options.KEY: ...", "options.KEY[2]: ...". */
static gboolean
is_about (const char *message,
          const char *key)
{
  g_autofree char *place = g_strconcat ("options.", key, NULL);

  return g_str_has_prefix (message, place) && strchr (":[", message[strlen (place)]) != NULL;
}

gboolean
tablee_options_row_set_error (TableeOptionsRow *self,
                              const GError     *error)
{
  gboolean placed = FALSE;

  g_return_val_if_fail (TABLEE_IS_OPTIONS_ROW (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      TableeOptionRow *row = self->rows->pdata[i];
      const char *key = tablee_option_item_get_option (tablee_option_row_get_item (row))->key;
      gboolean about = error != NULL && is_about (error->message, key);
      g_autofree char *sentence = about ? tablee_options_row_dup_problem (error) : NULL;

      tablee_option_row_set_error (row, sentence);
      placed |= about;
    }
  if (placed)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);

  return placed;
}

char *
tablee_options_row_dup_problem (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return error->domain == TABLEE_DATA_ERROR ? tablee_named_choice_dup_problem (error) : tablee_error_words_problem (error);
}
