/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of finished games. */
#include "config.h"
#include "history-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "compat.h"
#include "deletion.h"
#include "game-info.h"
#include "game-words.h"
#include "history-row.h"
#include "record-export.h"
#include "sentences.h"
#include "session/game-list.h"
#include "strength-view.h"
#include "widgets/spoken-label.h"

struct _TableeHistoryPage
{
  GtkWidget          parent_instance;

  GtkWidget         *tools;
  GtkStack          *stack;
  GtkWidget         *filter_bar;
  GtkDropDown       *filter_drop_down;
  GtkLabel          *streaks;
  GtkWidget         *strength;
  GtkListView       *list_view;

  TableeStore       *store;
  TableeGameList    *games;     /* those that are shown */
  GtkSliceListModel *shown;     /* as many of them as have rows, or all */
  TableeGameList    *finished;  /* without the choice of one kind */
  GPtrArray         *kinds;     /* ids of the games in the drop-down after "all" */
  guint              tick;
  gboolean           drawn;     /* the first rows were */
};

enum
{
  FIRST_ROWS = 12,
  MORE_ROWS = 16,
  VIEW_ROWS = 200,  /* a list view has rows for so many beyond those that can be seen */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHistoryPage, tablee_history_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  PROP_0,
  PROP_STORE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Returns: (nullable): NULL once the page is gone: what was waited for may come later. */
static GtkWindow *
get_window (TableeHistoryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* The game that was chosen to be shown. Returns: (nullable): NULL for all of them. */
static const char *
get_kind (TableeHistoryPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->filter_drop_down);

  return selected == 0 || selected > self->kinds->len ? NULL : self->kinds->pdata[selected - 1];
}

/* Who plays a game alone, and for how many wins in a row: a line each, of the kind that is shown. */
static char *
dup_streaks (TableeHistoryPage *self)
{
  GPtrArray *streaks = tablee_store_get_streaks (self->store);
  const char *kind = get_kind (self);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < streaks->len; i++)
    {
      const TableeStreak *streak = streaks->pdata[i];
      g_autofree char *line = kind == NULL || g_str_equal (streak->game, kind) ? tablee_game_words_streak (streak, streaks) : NULL;

      if (line != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static void
update_streaks (TableeHistoryPage *self)
{
  g_autofree char *streaks = dup_streaks (self);

  gtk_label_set_label (self->streaks, streaks);
  gtk_widget_set_visible (GTK_WIDGET (self->streaks), *streaks != '\0');
}

/* Until it is known whether there are games, an empty list says nothing wrong. */
static void
update_stack (TableeHistoryPage *self)
{
  gboolean empty = tablee_game_list_get_ready (self->finished) && g_list_model_get_n_items (G_LIST_MODEL (self->finished)) == 0;

  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "games");
}

static void
show_all_rows (TableeHistoryPage *self)
{
  gtk_slice_list_model_set_size (self->shown, G_MAXUINT);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (widget);
  guint rows = gtk_slice_list_model_get_size (self->shown);

  if (!tablee_game_list_get_ready (self->games))
    return G_SOURCE_CONTINUE;

  if (self->drawn && rows + MORE_ROWS >= VIEW_ROWS)
    {
      show_all_rows (self);
      return G_SOURCE_REMOVE;
    }
  if (self->drawn)
    gtk_slice_list_model_set_size (self->shown, rows + MORE_ROWS);
  self->drawn = TRUE;

  return G_SOURCE_CONTINUE;
}

/* Another kind is another list. Its first rows are drawn at once: all those that a list view makes take it many times as long. */
static void
show_kind (TableeHistoryPage *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_clear_object (&self->games);
  g_clear_object (&self->shown);
  self->games = tablee_game_list_get (self->store, TRUE, get_kind (self));
  self->shown = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->games)), 0, FIRST_ROWS);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));

  self->drawn = FALSE;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, tablee_history_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  tablee_history_row_set_game (TABLEE_HISTORY_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  tablee_history_row_set_game (TABLEE_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
tell_failure (TableeHistoryPage *self,
              const char        *heading,
              const GError      *error)
{
  g_autofree char *failure = tablee_sentences_failure (error);

  if (get_window (self) != NULL)
    tablee_compat_tell (get_window (self), heading, failure);
}

static void
loaded_for_export_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  g_autoptr (TableeHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);

  if (record == NULL)
    tell_failure (self, _("The game could not be saved"), error);
  else if (get_window (self) != NULL)
    tablee_record_export (get_window (self), record);
}

static void
look_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_activate_action_variant (widget, "win.review", parameter);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (widget);

  tablee_store_load_async (self->store, g_variant_get_int64 (parameter), NULL, loaded_for_export_cb, g_object_ref (self));
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), tablee_deletion_begin (self->store, g_variant_get_int64 (parameter)));
}

static void
activated_cb (TableeHistoryPage *self,
              guint              position)
{
  g_autoptr (TableeStoredGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), position);

  if (game != NULL && !tablee_stored_game_get_loading (game))
    gtk_widget_activate_action (GTK_WIDGET (self), "history.look", "x", tablee_stored_game_get_id (game));
}

static void
update_strength (TableeHistoryPage *self)
{
  tablee_strength_view_show (TABLEE_STRENGTH_VIEW (self->strength), self->store, get_kind (self));
}

static void
filter_changed_cb (TableeHistoryPage *self)
{
  if (self->games == NULL)
    return;

  show_kind (self);
  update_streaks (self);
  update_strength (self);
}

static void
backed_up_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (TableeHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tablee_store_backup_finish (TABLEE_STORE (source), result, &error))
    tell_failure (self, _("The games could not be backed up"), error);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", _("All games were backed up"));
}

static void
backup_chosen_cb (GFile   *file,
                  gpointer user_data)
{
  g_autoptr (TableeHistoryPage) self = user_data;

  if (file != NULL)
    tablee_store_backup_async (self->store, file, NULL, backed_up_cb, g_object_ref (self));
}

static void
backup_clicked_cb (TableeHistoryPage *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "tablee %Y-%m-%d.db");

  tablee_compat_save_file (get_window (self), _("Back Up All Games"), name, backup_chosen_cb, g_object_ref (self));
}

static char *
tablee_history_page_dup_title (TableePage *page)
{
  return g_strdup (_("History"));
}

static GtkWidget *
tablee_history_page_get_tools (TableePage *page)
{
  return TABLEE_HISTORY_PAGE (page)->tools;
}

static GVariant *
tablee_history_page_save (TableePage *page)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (page);
  gboolean expanded;

  g_object_get (self->strength, "expanded", &expanded, NULL);

  return g_variant_new ("(ub)", gtk_drop_down_get_selected (self->filter_drop_down), expanded);
}

static void
tablee_history_page_restore (TableePage *page,
                             GVariant   *state)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (page);

  guint32 selected;
  gboolean expanded;

  g_variant_get (state, "(ub)", &selected, &expanded);
  gtk_drop_down_set_selected (self->filter_drop_down, selected);
  g_object_set (self->strength, "expanded", expanded, NULL);
  /* Where the window stood may be far down. */
  show_all_rows (self);
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_history_page_dup_title;
  iface->get_tools = tablee_history_page_get_tools;
  iface->save = tablee_history_page_save;
  iface->restore = tablee_history_page_restore;
}

static void
tablee_history_page_dispose (GObject *object)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (object);

  if (self->finished != NULL)
    g_signal_handlers_disconnect_by_data (self->finished, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_HISTORY_PAGE);
  g_clear_object (&self->games);
  g_clear_object (&self->shown);
  g_clear_object (&self->finished);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tablee_history_page_parent_class)->dispose (object);
}

static void
list_kinds (TableeHistoryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *[]) { _("All games"), NULL });

  self->kinds = g_ptr_array_new ();
  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    {
      g_ptr_array_add (self->kinds, (gpointer) info->id);
      gtk_string_list_append (names, _(info->name));
    }
  gtk_drop_down_set_model (self->filter_drop_down, G_LIST_MODEL (names));
  gtk_widget_set_visible (self->filter_bar, self->kinds->len > 1);
}

static void
list_games (TableeHistoryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (self->list_view, factory);
  show_kind (self);

  self->finished = tablee_game_list_get (self->store, TRUE, NULL);
  g_signal_connect_swapped (self->finished, "items-changed", G_CALLBACK (update_stack), self);
  g_signal_connect_swapped (self->finished, "notify::ready", G_CALLBACK (update_stack), self);
  g_signal_connect_swapped (self->finished, "items-changed", G_CALLBACK (update_strength), self);
  g_signal_connect_object (self->store, "notify::streaks", G_CALLBACK (update_streaks), self, G_CONNECT_SWAPPED);
}

static void
tablee_history_page_constructed (GObject *object)
{
  TableeHistoryPage *self = TABLEE_HISTORY_PAGE (object);

  G_OBJECT_CLASS (tablee_history_page_parent_class)->constructed (object);

  list_games (self);
  update_stack (self);
  update_streaks (self);
  update_strength (self);
}

static void
tablee_history_page_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (id == PROP_STORE)
    TABLEE_HISTORY_PAGE (object)->store = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_history_page_class_init (TableeHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = tablee_history_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = tablee_history_page_dispose;
  G_OBJECT_CLASS (klass)->set_property = tablee_history_page_set_property;

  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, TABLEE_TYPE_STORE,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_STRENGTH_VIEW);
  gtk_widget_class_install_action (widget_class, "history.look", "x", look_cb);
  gtk_widget_class_install_action (widget_class, "history.export", "x", export_cb);
  gtk_widget_class_install_action (widget_class, "history.delete", "x", delete_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, filter_drop_down);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, streaks);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, strength);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryPage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, backup_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
}

static void
tablee_history_page_init (TableeHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_drop_down_set_spoken_label (self->filter_drop_down, _("Show games of"));
  list_kinds (self);
}

GtkWidget *
tablee_history_page_new (TableeStore *store)
{
  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  return g_object_new (TABLEE_TYPE_HISTORY_PAGE, "store", store, NULL);
}
