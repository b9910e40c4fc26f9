/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contents of the help, and the search in it. */
#include "config.h"
#include "help-index.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "help-search.h"

enum
{
  MOST_HITS = 60,  /* whoever sees more types another word */
};

struct _TableeHelpIndex
{
  GtkWidget           parent_instance;

  GtkWidget          *content;
  GtkEditable        *entry;
  GtkLabel           *found;
  GtkListBox         *list;

  TableeHelpDocument *document;  /* NULL until it is read */
  TableeHelpSearch   *search;    /* made when first something is typed */
  char               *page;
};

G_DEFINE_FINAL_TYPE (TableeHelpIndex, tablee_help_index, GTK_TYPE_WIDGET)

enum
{
  FOLLOW,
  LEAVE,
  STARTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
new_line (const char *words,
          gboolean    markup,
          const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", words,
                                   "use-markup", markup,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* A row that leads to @target, with its lines in a box. */
static GtkListBoxRow *
append_row (TableeHelpIndex *self,
            const char      *target,
            const char      *title,
            const char      *spoken)
{
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", lines, NULL);

  gtk_box_append (GTK_BOX (lines), new_line (title, FALSE, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data_full (G_OBJECT (row), "target", g_strdup (target), g_free);
  gtk_list_box_append (self->list, row);
  return GTK_LIST_BOX_ROW (row);
}

static void
append_sections (TableeHelpIndex *self,
                 const char      *id)
{
  const TableeHelpNode *page = tablee_help_document_get_page (self->document, id);

  for (guint i = 0; page != NULL && i < page->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (page->children, i);
      const char *section = g_strcmp0 (child->name, "section") == 0 ? tablee_help_node_get_attribute (child, "id") : NULL;
      const TableeHelpNode *title = section != NULL ? tablee_help_node_get_child (child, "title") : NULL;

      if (title != NULL)
        {
          g_autofree char *target = g_strconcat (id, "#", section, NULL);
          g_autofree char *words = tablee_help_node_dup_text (title);
          GtkListBoxRow *row = append_row (self, target, words, words);

          gtk_widget_add_css_class (GTK_WIDGET (row), "help-section");
        }
    }
}

static char *
dup_part_title (TableeHelpIndex *self,
                const char      *part)
{
  g_auto (GStrv) ids = g_strsplit (part, "#", 2);

  return tablee_help_document_dup_section_title (self->document, ids[0], ids[1]);
}

/* The first row of a part has its title above it. */
static void
update_header_cb (GtkListBoxRow *row,
                  GtkListBoxRow *before,
                  gpointer       user_data)
{
  const char *part = g_object_get_data (G_OBJECT (row), "part");

  if (part != NULL && gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, new_line (part, FALSE, "heading"));
}

static void
append_part (TableeHelpIndex *self,
             const char      *part)
{
  g_autoptr (GPtrArray) topics = tablee_help_document_list_topics (self->document, part);

  for (guint i = 0; i < topics->len; i++)
    {
      const char *id = g_ptr_array_index (topics, i);
      g_autofree char *title = tablee_help_document_dup_title (self->document, id);
      GtkListBoxRow *row = append_row (self, id, title, title);

      if (i == 0)
        g_object_set_data_full (G_OBJECT (row), "part", dup_part_title (self, part), g_free);
      if (g_strcmp0 (id, self->page) != 0)
        continue;
      gtk_list_box_select_row (self->list, row);
      append_sections (self, id);
    }
}

static void
show_contents (TableeHelpIndex *self)
{
  g_autoptr (GPtrArray) parts = tablee_help_document_list_parts (self->document);
  g_autofree char *start = tablee_help_document_dup_title (self->document, "index");
  GtkListBoxRow *row = append_row (self, "index", start, start);

  if (g_strcmp0 (self->page, "index") == 0)
    gtk_list_box_select_row (self->list, row);
  for (guint i = 0; i < parts->len; i++)
    append_part (self, g_ptr_array_index (parts, i));
}

static void
append_hit (TableeHelpIndex     *self,
            const TableeHelpHit *hit)
{
  /* Translators: a section of the help, and the page that it is on */
  g_autofree char *place = hit->page != NULL ? g_strdup_printf (C_("help", "%1$s, on the page %2$s"), hit->title, hit->page) : NULL;
  GtkListBoxRow *row = append_row (self, hit->target, hit->title, place != NULL ? place : hit->title);
  GtkBox *lines = GTK_BOX (gtk_list_box_row_get_child (row));

  if (hit->page != NULL)
    {
      GtkWidget *page = new_line (hit->page, FALSE, "caption");

      gtk_widget_add_css_class (page, "dim-label");
      gtk_box_append (lines, page);
    }
  if (hit->text != NULL)
    gtk_box_append (lines, new_line (hit->text, TRUE, "caption"));
}

static void
say_found (TableeHelpIndex *self,
           guint            n_found)
{
  g_autofree char *sentence = n_found == 0 ? g_strdup (_("Nothing found. Try a shorter or another word."))
                                           : g_strdup_printf (ngettext ("%u place found", "%u places found", n_found), n_found);

  gtk_label_set_label (self->found, sentence);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
}

static void
show_hits (TableeHelpIndex *self)
{
  g_autoptr (GPtrArray) hits = NULL;

  if (self->search == NULL)
    self->search = tablee_help_search_new (self->document);
  hits = tablee_help_search_find (self->search, gtk_editable_get_text (self->entry));
  for (guint i = 0; i < hits->len && i < MOST_HITS; i++)
    append_hit (self, g_ptr_array_index (hits, i));
  say_found (self, hits->len);
}

static void
update (TableeHelpIndex *self)
{
  gboolean searching = *gtk_editable_get_text (self->entry) != '\0';
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self->found), searching);
  if (self->document != NULL && searching)
    show_hits (self);
  else if (self->document != NULL)
    show_contents (self);
  gtk_list_box_invalidate_headers (self->list);
}

static void
words_changed_cb (TableeHelpIndex *self)
{
  update (self);
}

static void
follow_row (TableeHelpIndex *self,
            GtkListBoxRow   *row)
{
  g_autofree char *target = g_strdup (g_object_get_data (G_OBJECT (row), "target"));

  g_signal_emit (self, signals[FOLLOW], 0, target);
}

static void
row_activated_cb (TableeHelpIndex *self,
                  GtkListBoxRow   *row)
{
  follow_row (self, row);
}

/* The entry waits a moment for more before it says that it has changed. */
static void
open_first_cb (TableeHelpIndex *self)
{
  GtkListBoxRow *row;

  update (self);
  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL && *gtk_editable_get_text (self->entry) != '\0')
    follow_row (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* A search entry that captures keys itself takes Return from links and rows too (GTK 4.8). */
static gboolean
typed_elsewhere_cb (GtkEventControllerKey *controller,
                    guint                  keyval,
                    guint                  keycode,
                    GdkModifierType        state,
                    TableeHelpIndex       *self)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (self->entry));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !g_unichar_isgraph (gdk_keyval_to_unicode (keyval)))
    return FALSE;

  g_signal_emit (self, signals[STARTED], 0);
  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  return gtk_event_controller_key_forward (controller, text);
}

static void
stop_cb (TableeHelpIndex *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    g_signal_emit (self, signals[LEAVE], 0);
}

/* Up from the first row. */
static gboolean
beyond_cb (TableeHelpIndex  *self,
           GtkDirectionType  direction)
{
  if (direction != GTK_DIR_UP)
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  return TRUE;
}

static gboolean
key_pressed_cb (TableeHelpIndex *self,
                guint            keyval)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if ((keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down) || row == NULL)
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (row));
  return TRUE;
}

static void
tablee_help_index_dispose (GObject *object)
{
  TableeHelpIndex *self = TABLEE_HELP_INDEX (object);

  g_clear_pointer (&self->search, tablee_help_search_free);
  g_clear_object (&self->document);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_HELP_INDEX);

  G_OBJECT_CLASS (tablee_help_index_parent_class)->dispose (object);
}

static void
tablee_help_index_finalize (GObject *object)
{
  g_free (TABLEE_HELP_INDEX (object)->page);

  G_OBJECT_CLASS (tablee_help_index_parent_class)->finalize (object);
}

static void
tablee_help_index_class_init (TableeHelpIndexClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_help_index_dispose;
  object_class->finalize = tablee_help_index_finalize;

  signals[FOLLOW] = g_signal_new ("follow", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LEAVE] = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "help-index");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/help-index.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeHelpIndex, content);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpIndex, entry);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpIndex, found);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpIndex, list);
  gtk_widget_class_bind_template_callback (widget_class, words_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_first_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, beyond_cb);
}

static void
tablee_help_index_init (TableeHelpIndex *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header_cb, NULL, NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

void
tablee_help_index_set_document (TableeHelpIndex    *self,
                                TableeHelpDocument *document)
{
  g_return_if_fail (TABLEE_IS_HELP_INDEX (self));
  g_return_if_fail (TABLEE_IS_HELP_DOCUMENT (document));

  g_set_object (&self->document, document);
  g_clear_pointer (&self->search, tablee_help_search_free);
  update (self);
}

void
tablee_help_index_set_page (TableeHelpIndex *self,
                            const char      *id)
{
  g_return_if_fail (TABLEE_IS_HELP_INDEX (self) && id != NULL);

  if (g_strcmp0 (id, self->page) == 0)
    return;

  g_free (self->page);
  self->page = g_strdup (id);
  /* What was found stays, so that the next place can be looked at. */
  if (*gtk_editable_get_text (self->entry) == '\0')
    update (self);
}

void
tablee_help_index_set_capture (TableeHelpIndex *self,
                               GtkWidget       *widget)
{
  GtkEventController *keys;

  g_return_if_fail (TABLEE_IS_HELP_INDEX (self) && GTK_IS_WIDGET (widget));

  keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (typed_elsewhere_cb), self, 0);
  gtk_widget_add_controller (widget, keys);
}

void
tablee_help_index_search (TableeHelpIndex *self)
{
  g_return_if_fail (TABLEE_IS_HELP_INDEX (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

const char *
tablee_help_index_get_words (TableeHelpIndex *self)
{
  g_return_val_if_fail (TABLEE_IS_HELP_INDEX (self), NULL);

  return gtk_editable_get_text (self->entry);
}

void
tablee_help_index_set_words (TableeHelpIndex *self,
                             const char      *words)
{
  g_return_if_fail (TABLEE_IS_HELP_INDEX (self) && words != NULL);

  gtk_editable_set_text (self->entry, words);
}
