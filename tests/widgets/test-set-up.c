/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of options: what is done in one is what its item stands at, and what the item stands at is what the row says. */
#include "config.h"

#include <adwaita.h>

#include "app/amounts-row.h"
#include "app/choice-row.h"
#include "app/flag-row.h"
#include "app/name-row.h"
#include "app/number-row.h"
#include "app/options-row.h"
#include "app/seat-editor.h"
#include "app/seating.h"
#include "app/temper-words.h"
#include "fixture.h"
#include "games/catalogue.h"
#include "notation/notation.h"

enum
{
  WIDTH = 600,
  HEIGHT = 900,
  SEATS = 3,
};

typedef struct
{
  Fixture             window;
  TableeOptionsModel *model;
  TableeOptionItem   *item;
  GtkWidget          *row;
} Row;

static void
set_up (Row        *row,
        const char *game,
        const char *key)
{
  GtkWidget *list = gtk_list_box_new ();

  row->model = tablee_options_model_new (tablee_games_find (game), SEATS);
  row->item = tablee_options_model_find (row->model, key);
  row->row = tablee_options_row_make (row->item);
  gtk_list_box_append (GTK_LIST_BOX (list), row->row);
  fixture_set_up (&row->window, list, WIDTH, HEIGHT);
}

static void
tear_down (Row *row)
{
  fixture_tear_down (&row->window);
  g_clear_object (&row->model);
}

static gpointer
find_part (Row   *row,
           GType  type,
           int    index)
{
  GtkWidget *part = find_widget (row->row, type, &index);

  g_assert_nonnull (part);

  return part;
}

static void
assert_given (Row    *row,
              gint64  value)
{
  g_assert_true (tablee_option_item_get_given (row->item));
  g_assert_cmpint (tablee_option_item_get_value (row->item), ==, value);
}

static void
assert_subtitle (Row        *row,
                 const char *subtitle)
{
  g_autofree char *text = NULL;

  g_object_get (row->row, "subtitle", &text, NULL);
  g_assert_cmpstr (text, ==, subtitle);
}

static void
test_flag (void)
{
  Row row = { 0 };
  GtkSwitch *toggle;

  set_up (&row, "martian-12s", "open_account");
  g_assert_true (TABLEE_IS_FLAG_ROW (row.row));
  toggle = find_part (&row, GTK_TYPE_SWITCH, 0);
  g_assert_true (gtk_switch_get_active (toggle));
  /* It follows from another option that it is off: nobody has chosen that. */
  tablee_option_item_set_value (tablee_options_model_find (row.model, "tokens"), 40);
  g_assert_false (gtk_switch_get_active (toggle));
  g_assert_false (tablee_option_item_get_given (row.item));
  gtk_switch_set_active (toggle, TRUE);
  assert_given (&row, 1);
  gtk_switch_set_active (toggle, FALSE);
  g_assert_false (tablee_option_item_get_given (row.item));
  tear_down (&row);
}

static void
type_number (Row        *row,
             const char *text)
{
  GtkSpinButton *spin = find_part (row, GTK_TYPE_SPIN_BUTTON, 0);

  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_spin_button_update (spin);
}

static void
assert_number (Row        *row,
               const char *text)
{
  g_assert_cmpstr (gtk_editable_get_text (find_part (row, GTK_TYPE_SPIN_BUTTON, 0)), ==, text);
}

/* Money is counted in cents and written with them, with a point or a comma. */
static void
test_money (void)
{
  Row row = { 0 };

  set_up (&row, "martian-12s", "stake");
  g_assert_true (TABLEE_IS_NUMBER_ROW (row.row));
  assert_number (&row, "1.00");
  type_number (&row, "2.50");
  assert_given (&row, 250);
  type_number (&row, "3,75");
  assert_given (&row, 375);
  assert_number (&row, "3.75");
  type_number (&row, "1");
  g_assert_false (tablee_option_item_get_given (row.item));
  tablee_option_item_set_value (row.item, 905);
  assert_number (&row, "9.05");
  tear_down (&row);
}

/* A number that means something else than itself is explained. */
static void
test_meaning (void)
{
  Row row = { 0 };
  g_autofree char *usual = NULL;

  set_up (&row, "martian-12s", "tokens");
  assert_subtitle (&row, "None (play for money)");
  tablee_option_item_set_value (row.item, 20);
  g_object_get (row.row, "subtitle", &usual, NULL);
  g_assert_cmpstr (usual, !=, "None (play for money)");
  tablee_option_row_set_error (TABLEE_OPTION_ROW (row.row), "That will not do.");
  assert_subtitle (&row, "That will not do.");
  tablee_option_item_set_value (row.item, 21);
  assert_subtitle (&row, "That will not do.");
  g_assert_true (gtk_widget_has_css_class (row.row, "error"));
  tablee_option_row_set_error (TABLEE_OPTION_ROW (row.row), NULL);
  assert_subtitle (&row, usual);
  g_assert_false (gtk_widget_has_css_class (row.row, "error"));
  tear_down (&row);
}

static void
test_automatic (void)
{
  Row row = { 0 };

  set_up (&row, "martian-12s", "sets");
  g_assert_true (TABLEE_IS_NUMBER_ROW (row.row));
  assert_number (&row, "Automatic");
  type_number (&row, "2");
  assert_given (&row, 2);
  type_number (&row, "Automatic");
  g_assert_false (tablee_option_item_get_given (row.item));
  tear_down (&row);
}

static void
test_choice (void)
{
  Row row = { 0 };
  GtkDropDown *choice;

  set_up (&row, "martian-12s", "single");
  g_assert_true (TABLEE_IS_CHOICE_ROW (row.row));
  choice = find_part (&row, GTK_TYPE_DROP_DOWN, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 0);
  g_assert_false (tablee_option_item_get_given (row.item));
  gtk_drop_down_set_selected (choice, 1);
  assert_given (&row, 1);
  tablee_options_model_clear (row.model);
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 0);
  tear_down (&row);
}

/* A game that comes with one set of components, and one that is not there. */
static void
test_name (void)
{
  Row row = { 0 };
  GtkDropDown *choice;
  guint usual;

  set_up (&row, "space-station-phoenix", "components");
  g_assert_true (TABLEE_IS_NAME_ROW (row.row));
  choice = find_part (&row, GTK_TYPE_DROP_DOWN, 0);
  usual = gtk_drop_down_get_selected (choice);
  tablee_option_item_set_name (row.item, "lost");
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), !=, usual);
  gtk_drop_down_set_selected (choice, usual);
  g_assert_false (tablee_option_item_get_given (row.item));
  /* What is not there cannot be chosen. */
  gtk_drop_down_set_selected (choice, g_list_model_get_n_items (gtk_drop_down_get_model (choice)) - 1);
  g_assert_false (tablee_option_item_get_given (row.item));
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, usual);
  tear_down (&row);
}

static void
test_amounts (void)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", NULL };
  Row row = { 0 };

  set_up (&row, "martian-12s", "wallets");
  g_assert_true (TABLEE_IS_AMOUNTS_ROW (row.row));
  tablee_amounts_row_set_names (TABLEE_AMOUNTS_ROW (row.row), names);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row.row), TRUE);
  g_assert_cmpuint (tablee_option_item_get_n_amounts (row.item), ==, SEATS);
  g_assert_cmpint (tablee_option_item_get_amount (row.item, 1), ==, 2000);
  type_number (&row, "7.00");
  g_assert_cmpint (tablee_option_item_get_amount (row.item, 0), ==, 700);
  g_assert_cmpint (tablee_option_item_get_amount (row.item, 1), ==, 2000);
  tablee_options_model_move_seat (row.model, 0, 2);
  assert_number (&row, "20.00");
  tablee_options_model_set_seats (row.model, SEATS - 1);
  g_assert_cmpuint (tablee_option_item_get_n_amounts (row.item), ==, SEATS - 1);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row.row), FALSE);
  g_assert_false (tablee_option_item_get_given (row.item));
  tear_down (&row);
}

/* All kinds in all games: rows that are only shown choose nothing. */
static void
test_all (void)
{
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autoptr (TableeOptionsModel) model = tablee_options_model_new (tablee_games[i], (guint) tablee_games[i]->min_seats);
      GtkWidget *row = g_object_ref_sink (g_object_new (TABLEE_TYPE_OPTIONS_ROW, NULL));

      tablee_options_row_set_model (TABLEE_OPTIONS_ROW (row), model);
      g_assert_false (tablee_options_model_get_given (model));
      g_object_unref (row);
    }
}

/* What is wrong is said at the option that it is about. */
static void
test_error (void)
{
  g_autoptr (TableeOptionsModel) model = tablee_options_model_new (tablee_games_find ("martian-12s"), SEATS);
  GtkWidget *row = g_object_ref_sink (g_object_new (TABLEE_TYPE_OPTIONS_ROW, NULL));
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GError) error = NULL;
  int index = 0;

  tablee_options_row_set_model (TABLEE_OPTIONS_ROW (row), model);
  tablee_option_item_set_value (tablee_options_model_find (model, "tokens"), 40);
  tablee_option_item_set_value (tablee_options_model_find (model, "open_account"), 1);
  options = tablee_options_model_to_json (model);
  ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), SEATS, options, &error);
  g_assert_null (ruleset);
  g_assert_true (tablee_options_row_set_error (TABLEE_OPTIONS_ROW (row), error));
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_true (gtk_widget_has_css_class (find_widget (row, TABLEE_TYPE_FLAG_ROW, &index), "error"));
  index = 0;
  g_assert_false (gtk_widget_has_css_class (find_widget (row, TABLEE_TYPE_NUMBER_ROW, &index), "error"));
  g_assert_false (tablee_options_row_set_error (TABLEE_OPTIONS_ROW (row), NULL));
  index = 0;
  g_assert_false (gtk_widget_has_css_class (find_widget (row, TABLEE_TYPE_FLAG_ROW, &index), "error"));
  g_object_unref (row);
}

/* The label of @editor that says @text is there and seen. */
static gboolean
says (GtkWidget  *editor,
      const char *text)
{
  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *label = find_widget (editor, GTK_TYPE_LABEL, &index);

      if (label == NULL)
        return FALSE;
      if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text) && gtk_widget_get_mapped (label))
        return TRUE;
    }
}

/* One of the cast comes with a temper; the menu of the seat gives it another one, which its card explains; people have none. */
static void
test_temper (void)
{
  g_autoptr (TableeSetUp) set_up = tablee_seating_new_set_up (tablee_games_find ("martian-12s"));
  g_autoptr (TableeSeat) finn = g_list_model_get_item (tablee_set_up_get_seats (set_up), 1);
  GtkWidget *editor = tablee_seat_editor_new (set_up, finn);
  Fixture window = { 0 };

  fixture_set_up (&window, editor, WIDTH, HEIGHT);
  g_assert_cmpint (tablee_seat_get_level (finn), ==, TABLEE_LEVEL_EASY);
  tablee_seating_seat_computer (set_up, finn, TABLEE_LEVEL_MEDIUM);
  g_assert_cmpint (tablee_seat_get_temper (finn), ==, TABLEE_TEMPER_GAMBLER);
  g_assert_true (says (editor, tablee_temper_words (TABLEE_TEMPER_GAMBLER)));
  gtk_widget_activate_action (editor, "seat.temper", "s", "spoiler");
  g_assert_cmpint (tablee_seat_get_temper (finn), ==, TABLEE_TEMPER_SPOILER);
  g_assert_true (says (editor, tablee_temper_words (TABLEE_TEMPER_SPOILER)));
  /* Between two levels there are two things to be said of it. */
  g_object_set (finn, "slack", 5, NULL);
  g_assert_true (says (editor, tablee_temper_name (TABLEE_TEMPER_SPOILER)));
  g_assert_false (says (editor, tablee_temper_words (TABLEE_TEMPER_SPOILER)));
  g_object_set (finn, "slack", 0, NULL);
  gtk_widget_activate_action (editor, "seat.temper", "s", "steady");
  g_assert_cmpint (tablee_seat_get_temper (finn), ==, TABLEE_TEMPER_STEADY);
  g_assert_false (says (editor, tablee_temper_name (TABLEE_TEMPER_STEADY)));

  /* Another level brings another of the cast, and the temper that is usual there. */
  tablee_seating_seat_computer (set_up, finn, TABLEE_LEVEL_MASTER);
  g_assert_cmpint (tablee_seat_get_temper (finn), ==, TABLEE_TEMPER_SPOILER);
  g_object_set (finn, "kind", TABLEE_SEAT_HUMAN, NULL);
  g_assert_false (says (editor, tablee_temper_words (TABLEE_TEMPER_SPOILER)));
  gtk_widget_activate_action (editor, "seat.temper", "s", "hasty");
  g_assert_cmpint (tablee_seat_get_temper (finn), ==, TABLEE_TEMPER_SPOILER);
  fixture_tear_down (&window);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);
  adw_init ();
  g_test_add_func ("/set-up/flag", test_flag);
  g_test_add_func ("/set-up/money", test_money);
  g_test_add_func ("/set-up/meaning", test_meaning);
  g_test_add_func ("/set-up/automatic", test_automatic);
  g_test_add_func ("/set-up/choice", test_choice);
  g_test_add_func ("/set-up/name", test_name);
  g_test_add_func ("/set-up/amounts", test_amounts);
  g_test_add_func ("/set-up/all", test_all);
  g_test_add_func ("/set-up/error", test_error);
  g_test_add_func ("/set-up/temper", test_temper);

  return g_test_run ();
}
