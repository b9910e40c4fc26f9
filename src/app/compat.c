/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What GTK and libadwaita do in another way from version to version, behind functions that are always the same. */
#include "config.h"
#include "compat.h"

#include <glib/gi18n.h>

enum
{
  PREFERENCES_WIDTH = 640,
  PREFERENCES_HEIGHT = 520,
};

typedef struct
{
  TableeFileCallback callback;
  gpointer           user_data;
} FileChoice;

typedef struct
{
  TableeAnswerCallback callback;
  gpointer             user_data;
} Question;

static void
free_question (gpointer  data,
               GClosure *closure)
{
  g_free (data);
}

static void
answered_cb (GtkWidget  *dialog,
             const char *answer,
             Question   *question)
{
  question->callback (answer, question->user_data);
}

/* AdwAlertDialog has taken AdwMessageDialog over function by function; the older one is still there, but no longer measures itself as
 * GTK wants. */
#if ADW_CHECK_VERSION (1, 5, 0)
#define QUESTION(function) adw_alert_dialog_##function
typedef AdwAlertDialog QuestionDialog;
#else
#define QUESTION(function) adw_message_dialog_##function
typedef AdwMessageDialog QuestionDialog;
#endif

/* Returns: (transfer floating): nobody sees it yet. */
static QuestionDialog *
question_new (GtkWindow                *parent,
              const char               *heading,
              const char               *body,
              const TableeCompatAnswer *answers)
{
  QuestionDialog *dialog;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#if ADW_CHECK_VERSION (1, 5, 0)
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
#else
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
#endif
  for (const TableeCompatAnswer *answer = answers; answer->id != NULL; answer++)
    {
      QUESTION (add_response) (dialog, answer->id, answer->label);
      if (answer->destructive)
        QUESTION (set_response_appearance) (dialog, answer->id, ADW_RESPONSE_DESTRUCTIVE);
    }
  QUESTION (set_close_response) (dialog, answers[0].id);
  QUESTION (set_default_response) (dialog, answers[0].id);
  G_GNUC_END_IGNORE_DEPRECATIONS

  return dialog;
}

static void
question_present (QuestionDialog *dialog,
                  GtkWindow      *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

GtkWidget *
tablee_compat_ask (GtkWindow                *parent,
                   const char               *heading,
                   const char               *body,
                   const TableeCompatAnswer *answers,
                   TableeAnswerCallback      callback,
                   gpointer                  user_data)
{
  Question *question;
  QuestionDialog *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (answers != NULL && answers[0].id != NULL, NULL);
  g_return_val_if_fail (callback != NULL, NULL);

  dialog = question_new (parent, heading, body, answers);
  question = g_new0 (Question, 1);
  question->callback = callback;
  question->user_data = user_data;
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, free_question, 0);
  question_present (dialog, parent);

  return GTK_WIDGET (dialog);
}

#define ACCEPT "accept"

typedef struct
{
  TableeTextCallback callback;
  gpointer           user_data;
  GtkEditable       *entry;  /* in the dialog */
} TextQuestion;

static void
free_text_question (gpointer  data,
                    GClosure *closure)
{
  g_free (data);
}

static void
text_answered_cb (GtkWidget    *dialog,
                  const char   *answer,
                  TextQuestion *question)
{
  gboolean accepted = g_str_equal (answer, ACCEPT);

  question->callback (accepted ? gtk_editable_get_text (question->entry) : NULL, question->user_data);
}

static GtkEditable *
text_entry_new (const char *label,
                const char *text,
                int         max_length)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), max_length);
  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return GTK_EDITABLE (entry);
}

void
tablee_compat_ask_text (GtkWindow          *parent,
                        const char         *heading,
                        const char         *label,
                        const char         *text,
                        int                 max_length,
                        const char         *accept,
                        TableeTextCallback  callback,
                        gpointer            user_data)
{
  const TableeCompatAnswer answers[] = { { "cancel", _("_Cancel"), FALSE }, { ACCEPT, accept, FALSE }, { NULL } };
  TextQuestion *question;
  QuestionDialog *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  dialog = question_new (parent, heading, NULL, answers);
  question = g_new0 (TextQuestion, 1);
  question->callback = callback;
  question->user_data = user_data;
  question->entry = text_entry_new (label, text, max_length);
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  QUESTION (set_extra_child) (dialog, GTK_WIDGET (question->entry));
  QUESTION (set_default_response) (dialog, ACCEPT);
  QUESTION (set_response_appearance) (dialog, ACCEPT, ADW_RESPONSE_SUGGESTED);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_signal_connect_data (dialog, "response", G_CALLBACK (text_answered_cb), question, free_text_question, 0);
  question_present (dialog, parent);
  gtk_widget_grab_focus (GTK_WIDGET (question->entry));
}

static void
read_cb (const char *answer,
         gpointer    user_data)
{
}

void
tablee_compat_tell (GtkWindow  *parent,
                    const char *heading,
                    const char *body)
{
  const TableeCompatAnswer answers[] = { { "close", _("_Close"), FALSE }, { NULL } };

  tablee_compat_ask (parent, heading, body, answers, read_cb, NULL);
}

void
tablee_compat_withdraw (GtkWidget *question)
{
  g_return_if_fail (GTK_IS_WIDGET (question));

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_force_close (ADW_DIALOG (question));
#else
  gtk_window_close (GTK_WINDOW (question));
#endif
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#if GTK_CHECK_VERSION (4, 10, 0)
/* Which of the two it was. */
typedef GFile *(*FinishFunc) (GtkFileDialog  *dialog,
                              GAsyncResult   *result,
                              GError        **error);

static void
give_file (FileChoice   *choice,
           GObject      *dialog,
           GAsyncResult *result,
           FinishFunc    finish)
{
  g_autoptr (GFile) file = finish (GTK_FILE_DIALOG (dialog), result, NULL);

  choice->callback (file, choice->user_data);
  g_free (choice);
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static void
opened_cb (GObject      *dialog,
           GAsyncResult *result,
           gpointer      choice)
{
  give_file (choice, dialog, result, gtk_file_dialog_open_finish);
}

static void
saved_cb (GObject      *dialog,
          GAsyncResult *result,
          gpointer      choice)
{
  give_file (choice, dialog, result, gtk_file_dialog_save_finish);
}

static void
choose_file (GtkWindow           *parent,
             const char          *title,
             GtkFileChooserAction action,
             GtkFileFilter       *filter,
             const char          *name,
             TableeFileCallback   callback,
             gpointer             user_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  FileChoice *choice = g_new0 (FileChoice, 1);

  choice->callback = callback;
  choice->user_data = user_data;
  gtk_file_dialog_set_title (dialog, title);
  if (filter != NULL)
    {
      g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

      g_list_store_append (filters, filter);
      gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
    }
  if (name != NULL)
    gtk_file_dialog_set_initial_name (dialog, name);
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_dialog_save (dialog, parent, NULL, saved_cb, choice);
  else
    gtk_file_dialog_open (dialog, parent, NULL, opened_cb, choice);
}
G_GNUC_END_IGNORE_DEPRECATIONS
#else
static void
free_choice (gpointer  data,
             GClosure *closure)
{
  g_free (data);
}

static void
file_chosen_cb (GtkNativeDialog *chooser,
                int              response,
                FileChoice      *choice)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  choice->callback (file, choice->user_data);
  g_object_unref (chooser);
}

static void
choose_file (GtkWindow           *parent,
             const char          *title,
             GtkFileChooserAction action,
             GtkFileFilter       *filter,
             const char          *name,
             TableeFileCallback   callback,
             gpointer             user_data)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  FileChoice *choice = g_new0 (FileChoice, 1);

  choice->callback = callback;
  choice->user_data = user_data;
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (file_chosen_cb), choice, free_choice, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
#endif

void
tablee_compat_open_file (GtkWindow         *parent,
                         const char        *title,
                         GtkFileFilter     *filter,
                         TableeFileCallback callback,
                         gpointer           user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  choose_file (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, filter, NULL, callback, user_data);
}

void
tablee_compat_save_file (GtkWindow         *parent,
                         const char        *title,
                         const char        *name,
                         TableeFileCallback callback,
                         gpointer           user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  choose_file (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, name, callback, user_data);
}

void
tablee_compat_announce (GtkWidget  *widget,
                        const char *sentence)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

static gboolean
is_menu_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* GTK 4.24 names an item by a label that is for show only, and then takes no name from it. */
static void
name_by_lost_label (GtkWidget *item)
{
  GtkWidget *label = gtk_widget_get_first_child (item);

  while (label != NULL && !GTK_IS_LABEL (label))
    label = gtk_widget_get_next_sibling (label);
  if (label == NULL || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)) != GTK_ACCESSIBLE_ROLE_PRESENTATION)
    return;

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (GTK_LABEL (label)),
                                  -1);
}

static void
name_items (GtkWidget *widget)
{
  if (is_menu_item (widget))
    name_by_lost_label (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

static gboolean
shown_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER_MENU (widget))
    name_items (widget);
  return TRUE;
}

/* GTK 4.8 leaves the focus in a menu that closes while it shows a submenu: no key would be heard any more. */
static gboolean
closed_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               user_data)
{
  GtkWidget *popover = g_value_get_object (&values[0]);
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_POPOVER_MENU (popover) && focus != NULL && gtk_widget_is_ancestor (focus, popover))
    gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  return TRUE;
}

#if !GTK_CHECK_VERSION (4, 10, 0)
/* A button whose label underlines a letter has two names in GTK 4.8: the label with its underscore, and what the label looks like. The
 * second one is enough, and is kept up to date by GTK. Where it is called otherwise, that is its only name. What a widget is called is
 * told by no other function. */
static void
name_once (GtkButton *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);
  const char *label = gtk_button_get_label (button);
  g_autofree char *other = NULL;

  if (label == NULL || !gtk_button_get_use_underline (button) ||
      !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;

  other = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (other == NULL)
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  else
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    {
      name_once (GTK_BUTTON (widget));
      if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, name_once, NULL) == 0)
        g_signal_connect (widget, "notify::label", G_CALLBACK (name_once), NULL);
    }
  return TRUE;
}
#endif

/* There are no signals before there are classes. */
static void
hook (GType               type,
      const char         *signal,
      GSignalEmissionHook callback)
{
  g_autoptr (GTypeClass) klass G_GNUC_UNUSED = g_type_class_ref (type);

  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, callback, NULL, NULL);
}

void
tablee_compat_mend_names (void)
{
#if !GTK_CHECK_VERSION (4, 10, 0)
  hook (GTK_TYPE_WIDGET, "map", mapped_cb);
#endif
}

void
tablee_compat_mend_menus (void)
{
  hook (GTK_TYPE_WIDGET, "show", shown_cb);
  hook (GTK_TYPE_POPOVER, "closed", closed_cb);
}

/* All widgets share one window of tooltips, which is GTK's own: it is met when it is mapped. */
static gboolean
tooltip_mapped_cb (GSignalInvocationHint *hint,
                   guint                  n_values,
                   const GValue          *values,
                   gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_NATIVE (widget) && g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    {
      cairo_region_t *nothing = cairo_region_create ();

      gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nothing);
      cairo_region_destroy (nothing);
    }

  return TRUE;
}

void
tablee_compat_mend_tooltips (void)
{
  hook (GTK_TYPE_WIDGET, "map", tooltip_mapped_cb);
}

#if ADW_CHECK_VERSION (1, 5, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
GtkWidget *
tablee_compat_show_preferences (GtkWindow          *parent,
                                AdwPreferencesPage *page)
{
  AdwDialog *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ADW_IS_PREFERENCES_PAGE (page), NULL);

  dialog = adw_preferences_dialog_new ();
  adw_dialog_set_title (dialog, _("Preferences"));
  adw_dialog_set_content_width (dialog, PREFERENCES_WIDTH);
  adw_dialog_set_content_height (dialog, PREFERENCES_HEIGHT);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_present (dialog, GTK_WIDGET (parent));

  return GTK_WIDGET (dialog);
}

void
tablee_compat_raise_preferences (GtkWidget *preferences,
                                 GtkWindow *parent)
{
  g_return_if_fail (ADW_IS_DIALOG (preferences));

  adw_dialog_present (ADW_DIALOG (preferences), GTK_WIDGET (parent));
}

void
tablee_compat_replace_preferences (GtkWidget          *preferences,
                                   AdwPreferencesPage *old_page,
                                   AdwPreferencesPage *page)
{
  g_return_if_fail (ADW_IS_PREFERENCES_DIALOG (preferences));
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));

  adw_preferences_dialog_remove (ADW_PREFERENCES_DIALOG (preferences), old_page);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (preferences), page);
  adw_dialog_set_title (ADW_DIALOG (preferences), _("Preferences"));
}
G_GNUC_END_IGNORE_DEPRECATIONS
#else
static void
add_close_keys (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>w|Escape"),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

GtkWidget *
tablee_compat_show_preferences (GtkWindow          *parent,
                                AdwPreferencesPage *page)
{
  GtkWidget *box;
  GtkWindow *window;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ADW_IS_PREFERENCES_PAGE (page), NULL);

  /* libadwaita 1.2 never lets go of what is in an AdwPreferencesWindow. */
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page));
  window = g_object_new (ADW_TYPE_WINDOW,
                         "transient-for", parent,
                         "modal", FALSE,
                         "destroy-with-parent", TRUE,
                         "default-width", MIN (PREFERENCES_WIDTH, gtk_widget_get_width (GTK_WIDGET (parent))),
                         "default-height", PREFERENCES_HEIGHT,
                         "title", _("Preferences"),
                         "content", box,
                         NULL);
  add_close_keys (GTK_WIDGET (window));
  gtk_window_present (window);

  return GTK_WIDGET (window);
}

void
tablee_compat_raise_preferences (GtkWidget *preferences,
                                 GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (preferences));

  gtk_window_present (GTK_WINDOW (preferences));
}

void
tablee_compat_replace_preferences (GtkWidget          *preferences,
                                   AdwPreferencesPage *old_page,
                                   AdwPreferencesPage *page)
{
  GtkBox *box;

  g_return_if_fail (ADW_IS_WINDOW (preferences));
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));

  box = GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (old_page)));
  gtk_box_remove (box, GTK_WIDGET (old_page));
  gtk_box_append (box, GTK_WIDGET (page));
  gtk_window_set_title (GTK_WINDOW (preferences), _("Preferences"));
}
#endif

#if ADW_CHECK_VERSION (1, 5, 0)
#define ADD_ACKNOWLEDGEMENTS adw_about_dialog_add_acknowledgement_section
typedef AdwAboutDialog About;
#else
#define ADD_ACKNOWLEDGEMENTS adw_about_window_add_acknowledgement_section
typedef AdwAboutWindow About;
#endif

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
/* Returns: (transfer floating): nobody sees it yet. */
static About *
about_new (GtkWindow *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  return ADW_ABOUT_DIALOG (adw_about_dialog_new ());
#else
  return g_object_new (ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
#endif
}

static void
about_present (About     *about,
               GtkWindow *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  gtk_window_present (GTK_WINDOW (about));
#endif
}

void
tablee_compat_show_about (GtkWindow                *parent,
                          const TableeCompatCredit *credits)
{
  About *about;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (credits != NULL);

  about = about_new (parent);
  g_object_set (about,
                "application-name", _("Tablée"),
                "application-icon", APPLICATION_ID,
                "version", PACKAGE_VERSION,
                /* Translators: shown in the about window, who made the program. */
                "developer-name", _("The Tablée developers"),
                "comments", _("Five table games, with friends around one computer or against computer players."),
                "copyright", _("© 2026 The Tablée developers"),
                "license-type", GTK_LICENSE_GPL_3_0,
                "website", "https://github.com/tablee/tablee",
                "issue-url", "https://github.com/tablee/tablee/issues",
                /* Translators: put your name here, and an address if you wish; one line each. */
                "translator-credits", _("translator-credits"),
                NULL);
  for (; credits->heading != NULL; credits++)
    ADD_ACKNOWLEDGEMENTS (about, credits->heading, (const char *[]) { credits->credit, NULL });
  about_present (about, parent);
}
G_GNUC_END_IGNORE_DEPRECATIONS

#if ADW_CHECK_VERSION (1, 8, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
struct _TableeCompatShortcuts
{
  AdwShortcutsDialog  *dialog;
  AdwShortcutsSection *section;  /* that is being filled; given to the dialog when it is whole, as that wants it */
};

TableeCompatShortcuts *
tablee_compat_shortcuts_new (void)
{
  TableeCompatShortcuts *self = g_new0 (TableeCompatShortcuts, 1);

  self->dialog = ADW_SHORTCUTS_DIALOG (adw_shortcuts_dialog_new ());

  return self;
}

static void
end_group (TableeCompatShortcuts *self)
{
  if (self->section != NULL)
    adw_shortcuts_dialog_add (self->dialog, g_steal_pointer (&self->section));
}

void
tablee_compat_shortcuts_begin_group (TableeCompatShortcuts *self,
                                     const char            *title)
{
  g_return_if_fail (self != NULL);

  end_group (self);
  self->section = adw_shortcuts_section_new (title);
}

void
tablee_compat_shortcuts_add (TableeCompatShortcuts *self,
                             const char            *accelerators,
                             const char            *title)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->section != NULL);

  adw_shortcuts_section_add (self->section, adw_shortcuts_item_new (title, accelerators));
}

void
tablee_compat_shortcuts_show (TableeCompatShortcuts *self,
                              GtkWindow             *parent)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (parent));

  end_group (self);
  adw_dialog_present (ADW_DIALOG (self->dialog), GTK_WIDGET (parent));
  g_free (self);
}
G_GNUC_END_IGNORE_DEPRECATIONS
#else
/* A GtkShortcutsWindow can be made from a description only. */
struct _TableeCompatShortcuts
{
  GString  *ui;
  gboolean  in_group;
};

TableeCompatShortcuts *
tablee_compat_shortcuts_new (void)
{
  TableeCompatShortcuts *self = g_new0 (TableeCompatShortcuts, 1);

  self->ui = g_string_new ("<interface><object class='GtkShortcutsWindow' id='shortcuts'><property name='modal'>1</property>"
                           "<child><object class='GtkShortcutsSection'><property name='section-name'>all</property>");

  return self;
}

static void
end_group (TableeCompatShortcuts *self)
{
  if (self->in_group)
    g_string_append (self->ui, "</object></child>");
  self->in_group = FALSE;
}

void
tablee_compat_shortcuts_begin_group (TableeCompatShortcuts *self,
                                     const char            *title)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (self != NULL);

  end_group (self);
  markup = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>", title);
  g_string_append (self->ui, markup);
  self->in_group = TRUE;
}

void
tablee_compat_shortcuts_add (TableeCompatShortcuts *self,
                             const char            *accelerators,
                             const char            *title)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->in_group);

  markup = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'><property name='accelerator'>%s</property>"
                                    "<property name='title'>%s</property></object></child>", accelerators, title);
  g_string_append (self->ui, markup);
}

void
tablee_compat_shortcuts_show (TableeCompatShortcuts *self,
                              GtkWindow             *parent)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (parent));

  end_group (self);
  g_string_append (self->ui, "</object></child></object></interface>");
  builder = gtk_builder_new_from_string (self->ui->str, -1);
  window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
  g_string_free (self->ui, TRUE);
  g_free (self);
}
#endif
