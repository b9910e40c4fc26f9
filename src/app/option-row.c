/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "option-row.h"

#include <glib/gi18n.h>
#include <math.h>

#include "named-choice.h"
#include "present/language.h"
#include "present/present.h"
#include "widgets/spoken-label.h"

/* A number with no more values than these is chosen from a list if each of them has words of its own. */
enum { MAX_NAMED_NUMBERS = 8 };

struct _TableeOptionRow
{
  AdwActionRow             parent_instance;

  TableeSetUp             *set_up;
  const TableeOption      *option;
  const TableeOptionWords *words;     /* nullable */
  int                      seat;      /* element of a list, or -1 */
  gboolean                 updating;
  gboolean                 wrong;

  GtkWidget               *toggle;
  GtkWidget               *number;
  GtkAdjustment           *adjustment;
  GtkWidget               *choice;
  GtkStringList           *choices;
  gint64                   named[MAX_NAMED_NUMBERS];  /* the numbers behind the choices */
  guint                    n_named;
};

G_DEFINE_FINAL_TYPE (TableeOptionRow, tablee_option_row, ADW_TYPE_ACTION_ROW)

static const TableeOptionWords *
find_words (const TableeGame *game,
            const char       *key)
{
  const TableeOptionWords *words = tablee_present_for_game (game)->options;

  while (words != NULL && words->key != NULL && g_strcmp0 (words->key, key) != 0)
    words++;

  return words != NULL && words->key != NULL ? words : NULL;
}

/* In a list of choices the default that depends comes first. */
static gboolean
is_automatic (TableeOptionRow *self)
{
  return self->option->depends && self->seat < 0;
}

static double
scale (TableeOptionRow *self)
{
  return pow (10, self->words != NULL ? self->words->digits : 0);
}

static char *
dup_value_words (TableeOptionRow *self,
                 gint64           value)
{
  const TableePresent *present = tablee_present_for_game (tablee_set_up_get_game (self->set_up));

  return present->option_value == NULL ? NULL : present->option_value (self->option->key, value);
}

/* The number as the set-up has it; the default where none is given; one below the minimum stands for "Automatic". */
static gint64
current_number (TableeOptionRow *self)
{
  if (self->seat >= 0)
    return tablee_set_up_get_amount (self->set_up, self->option, (guint) self->seat);
  if (is_automatic (self) && !tablee_set_up_get_given (self->set_up, self->option))
    return self->option->minimum - 1;

  return tablee_set_up_get_number (self->set_up, self->option);
}

static guint
find_named (TableeOptionRow *self)
{
  for (guint i = 0; i < self->n_named; i++)
    if (self->named[i] == current_number (self))
      return i;

  return 0;
}

/* Where the name that is set stands among those that were found. One that was not found is added, to be seen. */
static guint
current_name (TableeOptionRow *self)
{
  const char *given = tablee_set_up_get_word (self->set_up, self->option);
  const char *name = given != NULL ? given : self->option->default_name;
  GListStore *found = G_LIST_STORE (gtk_drop_down_get_model (GTK_DROP_DOWN (self->choice)));
  guint count = g_list_model_get_n_items (G_LIST_MODEL (found));
  g_autoptr (TableeNamedChoice) lost = NULL;

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (TableeNamedChoice) choice = g_list_model_get_item (G_LIST_MODEL (found), i);

      if (g_strcmp0 (tablee_named_choice_get_name (choice), name) == 0)
        return i;
    }

  lost = tablee_named_choice_new_lost (name);
  g_list_store_append (found, lost);

  return count;
}

static guint
current_choice (TableeOptionRow *self)
{
  const char *word;
  guint offset = is_automatic (self) ? 1 : 0;

  if (self->option->kind == TABLEE_OPTION_NAME)
    return current_name (self);
  if (self->n_named > 0)
    return find_named (self);
  if (!tablee_set_up_get_given (self->set_up, self->option))
    return offset == 1 ? 0 : (guint) self->option->default_value;
  if (self->option->kind == TABLEE_OPTION_BOOLEAN)
    return offset + (tablee_set_up_get_flag (self->set_up, self->option) ? 0 : 1);

  word = tablee_set_up_get_word (self->set_up, self->option);
  for (guint i = 0; self->option->choices[i] != NULL; i++)
    if (g_strcmp0 (word, self->option->choices[i]) == 0)
      return offset + i;

  return 0;
}

static void
store_value (TableeOptionRow *self,
             gint64           value)
{
  gboolean is_default = is_automatic (self) ? value < self->option->minimum : value == self->option->default_value;

  if (self->seat >= 0)
    tablee_set_up_set_amount (self->set_up, self->option, (guint) self->seat, value);
  else if (is_default)
    tablee_set_up_clear_option (self->set_up, self->option);
  else
    tablee_set_up_set_number (self->set_up, self->option, value);
}

static void
store_number (TableeOptionRow *self)
{
  store_value (self, (gint64) round (gtk_adjustment_get_value (self->adjustment) * scale (self)));
}

/* What cannot be used is not taken, however it came to be selected. */
static void
store_name (TableeOptionRow *self)
{
  TableeNamedChoice *choice = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->choice));
  const char *name = choice != NULL ? tablee_named_choice_get_name (choice) : NULL;

  if (choice == NULL)
    return;
  if (!tablee_named_choice_get_usable (choice))
    tablee_option_row_update (self);
  else if (g_strcmp0 (name, self->option->default_name) == 0)
    tablee_set_up_clear_option (self->set_up, self->option);
  else
    tablee_set_up_set_word (self->set_up, self->option, name);
}

static void
store_choice (TableeOptionRow *self)
{
  guint offset = is_automatic (self) ? 1 : 0;
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  if (self->option->kind == TABLEE_OPTION_NAME)
    {
      store_name (self);
      return;
    }
  if (self->n_named > 0)
    {
      store_value (self, self->named[selected]);
      return;
    }

  if (selected < offset || (offset == 0 && selected == (guint) self->option->default_value))
    tablee_set_up_clear_option (self->set_up, self->option);
  else if (self->option->kind == TABLEE_OPTION_BOOLEAN)
    tablee_set_up_set_flag (self->set_up, self->option, selected == offset);
  else
    tablee_set_up_set_word (self->set_up, self->option, self->option->choices[selected - offset]);
}

static void
store_toggle (TableeOptionRow *self)
{
  gboolean active = gtk_switch_get_active (GTK_SWITCH (self->toggle));

  tablee_set_up_clear_option (self->set_up, self->option);
  if (active != tablee_set_up_get_flag (self->set_up, self->option))
    tablee_set_up_set_flag (self->set_up, self->option, active);
}

/* What a special number means ("until one player can pay") stands where the row explains itself. */
static void
show_subtitle (TableeOptionRow *self)
{
  g_autofree char *meaning = NULL;
  gint64 value;

  if (self->wrong)
    return;
  if (gtk_widget_get_visible (self->number) && (value = current_number (self)) >= self->option->minimum)
    {
      meaning = dup_value_words (self, value);
      if (meaning != NULL && strpbrk (meaning, "0123456789") != NULL)
        g_clear_pointer (&meaning, g_free);
    }

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self),
                               meaning != NULL ? meaning
                                               : self->words != NULL && self->words->subtitle != NULL && self->seat < 0
                                                   ? _(self->words->subtitle) : "");
}

static void
edited_cb (TableeOptionRow *self)
{
  if (self->updating || self->set_up == NULL)
    return;

  if (gtk_widget_get_visible (self->number))
    store_number (self);
  else if (gtk_widget_get_visible (self->choice))
    store_choice (self);
  else
    store_toggle (self);
  show_subtitle (self);
}

/* The point or comma of decimals is that of the language, and either is understood. */
static int
input_cb (GtkSpinButton   *spin,
          double          *value,
          TableeOptionRow *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (spin)));
  g_auto (GStrv) parts = NULL;
  g_autofree char *plain = NULL;
  char *end;

  if (self->option == NULL)
    return FALSE;
  parts = g_strsplit_set (text, "  \302\240\342\200\257", -1);
  plain = g_strjoinv ("", parts);
  g_strdelimit (plain, ",", '.');
  if (is_automatic (self) && g_strcmp0 (text, _("Automatic")) == 0)
    {
      *value = gtk_adjustment_get_lower (self->adjustment);
      return TRUE;
    }
  *value = g_ascii_strtod (plain, &end);

  return *end == '\0' && end != plain ? TRUE : GTK_INPUT_ERROR;
}

static gboolean
output_cb (GtkSpinButton   *spin,
           TableeOptionRow *self)
{
  double value = gtk_adjustment_get_value (self->adjustment);
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  int digits = self->words != NULL ? self->words->digits : 0;
  g_autofree char *format = g_strdup_printf ("%%.%df", digits);

  if (self->option == NULL)
    return FALSE;
  if (is_automatic (self) && value * scale (self) < (double) self->option->minimum)
    {
      gtk_editable_set_text (GTK_EDITABLE (spin), _("Automatic"));
      return TRUE;
    }

  g_ascii_formatd (text, sizeof text, format, value);
  if (g_strcmp0 (tablee_language_get (), "fr") == 0)
    g_strdelimit (text, ".", ',');
  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

static void
set_up_number (TableeOptionRow *self)
{
  double lower = (double) (self->option->minimum - (is_automatic (self) ? 1 : 0));
  double factor = scale (self);
  gboolean money = self->words != NULL && self->words->digits > 0;

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (self->number), money ? (guint) self->words->digits : 0);
  gtk_adjustment_configure (self->adjustment, (double) current_number (self) / factor, lower / factor,
                            (double) self->option->maximum / factor, money ? 0.5 : 1, money ? 5 : 10, 0);
  gtk_widget_set_visible (self->number, TRUE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->number);
}

static void
set_up_choice (TableeOptionRow *self)
{
  if (is_automatic (self))
    gtk_string_list_append (self->choices, _("Automatic"));
  if (self->option->kind == TABLEE_OPTION_BOOLEAN)
    {
      gtk_string_list_append (self->choices, C_("option", "Yes"));
      gtk_string_list_append (self->choices, C_("option", "No"));
    }
  else
    {
      for (guint i = 0; self->option->choices[i] != NULL; i++)
        {
          g_autofree char *words = dup_value_words (self, i);

          gtk_string_list_append (self->choices, words != NULL ? words : self->option->choices[i]);
        }
    }
  gtk_widget_set_visible (self->choice, TRUE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->choice);
}

/* The numbers that can be chosen, in words: those that have no words are none to choose. Returns: (transfer full) (nullable): NULL if
 * numbers say it better. */
static char **
list_named (TableeOptionRow *self)
{
  const TableeOption *option = self->option;
  g_auto (GStrv) words = g_new0 (char *, MAX_NAMED_NUMBERS + 1);

  if (option->depends || option->maximum - option->minimum >= MAX_NAMED_NUMBERS)
    return NULL;

  for (gint64 value = option->minimum; value <= option->maximum; value++)
    {
      words[self->n_named] = dup_value_words (self, value);
      if (words[self->n_named] == NULL)
        continue;
      if (strpbrk (words[self->n_named], "0123456789") != NULL)
        {
          self->n_named = 0;
          return NULL;
        }
      self->named[self->n_named++] = value;
    }

  return self->n_named > 0 ? g_steal_pointer (&words) : NULL;
}

static void
set_up_named (TableeOptionRow *self,
              char           **words)
{
  gtk_string_list_splice (self->choices, 0, 0, (const char *const *) words);
  gtk_widget_set_visible (self->choice, TRUE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->choice);
}

static void
setup_name_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/tablee/Tablee/named-choice.ui");

  gtk_list_item_set_child (item, GTK_WIDGET (gtk_builder_get_object (builder, "content")));
}

/* Its title, and below why it cannot be chosen, if so. */
static void
bind_name_cb (GtkSignalListItemFactory *factory,
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
set_up_names (TableeOptionRow *self)
{
  g_autoptr (GListStore) found = g_list_store_new (TABLEE_TYPE_NAMED_CHOICE);
  g_autoptr (GPtrArray) names = self->option->names ();
  g_autoptr (GtkExpression) title = gtk_property_expression_new (TABLEE_TYPE_NAMED_CHOICE, NULL, "title");
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_name_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_name_cb), NULL);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (TableeNamedChoice) choice = tablee_named_choice_new (g_ptr_array_index (names, i));

      g_list_store_append (found, choice);
    }
  gtk_drop_down_set_expression (GTK_DROP_DOWN (self->choice), title);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->choice), G_LIST_MODEL (found));
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (self->choice), factory);
  gtk_widget_set_visible (self->choice, TRUE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->choice);
}

static void
set_up_kind (TableeOptionRow *self)
{
  g_auto (GStrv) words = NULL;

  switch (self->option->kind)
    {
    case TABLEE_OPTION_INTEGER:
      words = list_named (self);
      if (words != NULL)
        set_up_named (self, words);
      else
        set_up_number (self);
      break;

    case TABLEE_OPTION_SEAT_INTEGERS:
      set_up_number (self);
      break;

    case TABLEE_OPTION_CHOICE:
      set_up_choice (self);
      break;

    case TABLEE_OPTION_NAME:
      set_up_names (self);
      break;

    case TABLEE_OPTION_BOOLEAN:
    default:
      if (is_automatic (self))
        {
          set_up_choice (self);
          break;
        }
      gtk_widget_set_visible (self->toggle, TRUE);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->toggle);
      break;
    }
}

static void
tablee_option_row_dispose (GObject *object)
{
  TableeOptionRow *self = TABLEE_OPTION_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_OPTION_ROW);
  g_clear_object (&self->set_up);

  G_OBJECT_CLASS (tablee_option_row_parent_class)->dispose (object);
}

static void
tablee_option_row_class_init (TableeOptionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_option_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeOptionRow, toggle);
  gtk_widget_class_bind_template_child (widget_class, TableeOptionRow, number);
  gtk_widget_class_bind_template_child (widget_class, TableeOptionRow, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TableeOptionRow, choice);
  gtk_widget_class_bind_template_child (widget_class, TableeOptionRow, choices);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, input_cb);
  gtk_widget_class_bind_template_callback (widget_class, output_cb);
}

static void
tablee_option_row_init (TableeOptionRow *self)
{
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = FALSE;
}

GtkWidget *
tablee_option_row_new (TableeSetUp        *set_up,
                       const TableeOption *option,
                       int                 seat)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);
  g_return_val_if_fail (option != NULL, NULL);

  TableeOptionRow *self = g_object_new (TABLEE_TYPE_OPTION_ROW, NULL);

  self->updating = TRUE;
  self->set_up = g_object_ref (set_up);
  self->option = option;
  self->seat = seat;
  self->words = find_words (tablee_set_up_get_game (set_up), option->key);
  if (seat < 0)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), self->words != NULL ? _(self->words->title) : option->key);
  set_up_kind (self);
  tablee_drop_down_set_spoken_label (GTK_DROP_DOWN (self->choice),
                                     self->words != NULL ? _(self->words->title) : option->key);
  self->updating = FALSE;
  tablee_option_row_update (self);

  return GTK_WIDGET (self);
}

const char *
tablee_option_row_get_key (TableeOptionRow *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ROW (self), NULL);

  return self->option->key;
}

void
tablee_option_row_update (TableeOptionRow *self)
{
  g_return_if_fail (TABLEE_IS_OPTION_ROW (self));

  self->updating = TRUE;
  if (gtk_widget_get_visible (self->number))
    gtk_adjustment_set_value (self->adjustment, (double) current_number (self) / scale (self));
  else if (gtk_widget_get_visible (self->choice))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), current_choice (self));
  else
    gtk_switch_set_active (GTK_SWITCH (self->toggle), tablee_set_up_get_flag (self->set_up, self->option));
  self->updating = FALSE;
  show_subtitle (self);
}

void
tablee_option_row_set_error (TableeOptionRow *self,
                             const char      *sentence)
{
  g_return_if_fail (TABLEE_IS_OPTION_ROW (self));

  self->wrong = sentence != NULL;
  if (self->wrong)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "error");
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self), sentence);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
      show_subtitle (self);
    }
}
