/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One page of the help as widgets. */
#include "config.h"
#include "help-view.h"

#include "figure-layout.h"
#include "help-markup.h"
#include "widgets/picture.h"

#include <stdlib.h>
#include <string.h>

struct _TableeHelpView
{
  GtkWidget           parent_instance;

  TableeHelpDocument *document;
  char               *page;
  GHashTable         *headings;  /* section id → GtkWidget, owned by the widget tree */
  GQueue              coming;    /* (element-type Block): what is not built yet, in order */
  guint               idle;
};

/* A long page is built bit by bit: to lay out all of it takes most of a second. */
enum
{
  FIRST_WIDGETS = 70,  /* more than a tall window shows */
  MORE_WIDGETS = 50,
};

enum
{
  MANY_COLUMNS = 5,  /* of a table: on a phone each counts */
};

/* Something that is still to be built. */
typedef struct
{
  const TableeHelpNode *node;
  GtkWidget            *box;
  int                   level;
  gboolean              topics;  /* what links to the section, instead of the section */
} Block;

G_DEFINE_FINAL_TYPE (TableeHelpView, tablee_help_view, GTK_TYPE_WIDGET)

enum
{
  FOLLOW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void append_blocks (TableeHelpView       *self,
                           const TableeHelpNode *node,
                           GtkWidget            *box,
                           int                   level);

static gboolean
activate_link_cb (GtkLabel       *label,
                  const char     *uri,
                  TableeHelpView *self)
{
  if (strstr (uri, "://") != NULL)
    return FALSE;

  g_signal_emit (self, signals[FOLLOW], 0, uri);
  return TRUE;
}

static void
topic_clicked_cb (GtkButton      *button,
                  TableeHelpView *self)
{
  g_signal_emit (self, signals[FOLLOW], 0, gtk_widget_get_name (GTK_WIDGET (button)));
}

static GtkWidget *
new_paragraph (TableeHelpView       *self,
               const TableeHelpNode *node)
{
  g_autofree char *markup = tablee_help_markup_new (self->document, node);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", markup,
                                   "use-markup", TRUE,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   "hexpand", TRUE,
                                   NULL);

  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), self);
  return label;
}

static GtkWidget *
new_heading (const TableeHelpNode *title,
             int                   level)
{
  static const char *const classes[] = { "title-1", "title-2", "title-3", "title-4" };
  g_autofree char *text = tablee_help_node_dup_text (title);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0,
                                   "margin-top", level > 1 ? 12 : 0,
                                   NULL);

  gtk_widget_add_css_class (label, classes[MIN (level, (int) G_N_ELEMENTS (classes)) - 1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}

static GtkWidget *
new_box (GtkOrientation orientation,
         int            spacing)
{
  return gtk_box_new (orientation, spacing);
}

static Block *
block_new (const TableeHelpNode *node,
           GtkWidget            *box,
           int                   level,
           gboolean              topics)
{
  Block *self = g_new (Block, 1);

  self->node = node;
  self->box = box;
  self->level = level;
  self->topics = topics;
  return self;
}

/* What is in a section comes before all that is coming after it. */
static void
put_ahead (TableeHelpView       *self,
           const TableeHelpNode *section,
           GtkWidget            *box,
           int                   level)
{
  g_queue_push_head (&self->coming, block_new (section, box, level, TRUE));
  for (guint i = section->children->len; i-- > 0;)
    {
      const TableeHelpNode *child = g_ptr_array_index (section->children, i);

      if (child->name != NULL)
        g_queue_push_head (&self->coming, block_new (child, box, level, FALSE));
    }
}

static void
append_section (TableeHelpView       *self,
                const TableeHelpNode *node,
                GtkWidget            *box,
                int                   level)
{
  const TableeHelpNode *title = tablee_help_node_get_child (node, "title");
  const char *id = tablee_help_node_get_attribute (node, "id");

  if (title != NULL)
    {
      GtkWidget *heading = new_heading (title, level);

      gtk_box_append (GTK_BOX (box), heading);
      if (id != NULL)
        g_hash_table_insert (self->headings, g_strdup (id), heading);
    }
  put_ahead (self, node, box, level);
}

static void
append_topics (TableeHelpView       *self,
               const TableeHelpNode *node,
               GtkWidget            *box)
{
  const char *id = tablee_help_node_get_attribute (node, "id");
  g_autofree char *target = g_strconcat (self->page, "#", id != NULL ? id : "", NULL);
  g_autoptr (GPtrArray) topics = tablee_help_document_list_topics (self->document, target);

  for (guint i = 0; i < topics->len; i++)
    {
      const char *topic = g_ptr_array_index (topics, i);
      const TableeHelpNode *info = tablee_help_node_get_child (tablee_help_document_get_page (self->document, topic), "info");
      const TableeHelpNode *desc = info != NULL ? tablee_help_node_get_child (info, "desc") : NULL;
      g_autofree char *name = tablee_help_document_dup_title (self->document, topic);
      GtkWidget *content = new_box (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "wrap", TRUE, NULL);
      GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", content, "name", topic, NULL);

      gtk_widget_add_css_class (caption, "heading");
      gtk_box_append (GTK_BOX (content), caption);
      if (desc != NULL)
        gtk_box_append (GTK_BOX (content), new_paragraph (self, desc));
      gtk_widget_add_css_class (button, "card");
      gtk_widget_add_css_class (button, "help-topic");
      g_signal_connect (button, "clicked", G_CALLBACK (topic_clicked_cb), self);
      gtk_box_append (GTK_BOX (box), button);
    }
}

/* A list with bullets or numbers; a list of terms has none. */
static void
append_list (TableeHelpView       *self,
             const TableeHelpNode *node,
             GtkWidget            *box,
             int                   level)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 6,
                                  NULL);
  gboolean numbered = g_str_equal (node->name, "steps");
  int number = 0;

  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *item = g_ptr_array_index (node->children, i);
      g_autofree char *bullet = NULL;
      GtkWidget *row;
      GtkWidget *content;
      GtkWidget *mark;

      if (g_strcmp0 (item->name, "item") != 0)
        continue;
      bullet = numbered ? g_strdup_printf ("%d.", ++number) : g_strdup ("•");
      row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 10, NULL);
      content = new_box (GTK_ORIENTATION_VERTICAL, 6);
      mark = g_object_new (GTK_TYPE_LABEL, "label", bullet, "valign", GTK_ALIGN_START, "width-chars", 2, NULL);
      append_blocks (self, item, content, level);
      gtk_box_append (GTK_BOX (row), mark);
      gtk_box_append (GTK_BOX (row), content);
      gtk_box_append (GTK_BOX (list), row);
    }
  gtk_box_append (GTK_BOX (box), list);
}

static void
append_terms (TableeHelpView       *self,
              const TableeHelpNode *node,
              GtkWidget            *box,
              int                   level)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *item = g_ptr_array_index (node->children, i);
      const TableeHelpNode *title;
      GtkWidget *content;

      if (g_strcmp0 (item->name, "item") != 0)
        continue;
      title = tablee_help_node_get_child (item, "title");
      if (title != NULL)
        {
          GtkWidget *term = new_paragraph (self, title);

          gtk_widget_add_css_class (term, "heading");
          gtk_box_append (GTK_BOX (box), term);
        }
      content = new_box (GTK_ORIENTATION_VERTICAL, 6);
      gtk_widget_set_margin_start (content, 18);
      append_blocks (self, item, content, level);
      gtk_box_append (GTK_BOX (box), content);
    }
}

/* Of a row of a table. */
static int
count_cells (const TableeHelpNode *row)
{
  int cells = 0;

  for (guint i = 0; i < row->children->len; i++)
    cells += g_strcmp0 (((const TableeHelpNode *) g_ptr_array_index (row->children, i))->name, "td") == 0;

  return cells;
}

/* Columns that are many are as narrow as the words of their titles. */
static void
narrow_titles (GtkWidget *cell)
{
  for (GtkWidget *child = gtk_widget_get_first_child (cell); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      gtk_label_set_max_width_chars (GTK_LABEL (child), 6);
}

static void
attach_row (TableeHelpView       *self,
            const TableeHelpNode *node,
            GtkGrid              *grid,
            gboolean              header,
            int                   row)
{
  gboolean many = count_cells (node) >= MANY_COLUMNS;
  int column = 0;

  if (many)
    gtk_widget_add_css_class (GTK_WIDGET (grid), "many-columns");
  gtk_grid_set_column_spacing (grid, many ? 8 : 18);
  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *cell = g_ptr_array_index (node->children, i);
      GtkWidget *content;

      if (g_strcmp0 (cell->name, "td") != 0)
        continue;
      content = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
      append_blocks (self, cell, content, 4);
      if (header)
        gtk_widget_add_css_class (content, many ? "caption-heading" : "heading");
      if (header && many)
        narrow_titles (content);
      gtk_grid_attach (grid, content, column++, row, 1, 1);
    }
}

static void
attach_rows (TableeHelpView       *self,
             const TableeHelpNode *node,
             GtkGrid              *grid,
             gboolean              header,
             int                  *row)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (g_strcmp0 (child->name, "thead") == 0 || g_strcmp0 (child->name, "tbody") == 0)
        attach_rows (self, child, grid, g_str_equal (child->name, "thead"), row);
      else if (g_strcmp0 (child->name, "tr") == 0)
        attach_row (self, child, grid, header, (*row)++);
    }
}

static void
append_table (TableeHelpView       *self,
              const TableeHelpNode *node,
              GtkWidget            *box)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 6, NULL);
  int row = 0;

  attach_rows (self, node, GTK_GRID (grid), FALSE, &row);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "help-table");
  gtk_box_append (GTK_BOX (box), grid);
}

static int
get_number (const TableeHelpNode *node,
            const char           *name,
            int                   otherwise)
{
  const char *number = tablee_help_node_get_attribute (node, name);
  int value = number != NULL ? atoi (number) : 0;

  return value > 0 ? value : otherwise;
}

/* A picture: its file is beside the page, and its size is said there. */
static void
append_media (TableeHelpView       *self,
              const TableeHelpNode *node,
              GtkWidget            *box)
{
  const char *source = tablee_help_node_get_attribute (node, "src");
  g_autofree char *alternative = tablee_help_node_dup_text (node);
  g_autofree char *path = NULL;
  int width = get_number (node, "width", 520);
  GtkWidget *picture;
  GtkWidget *frame;

  if (source == NULL || !g_str_has_suffix (source, ".svg"))
    return;

  path = g_build_filename (tablee_help_document_get_folder (self->document), source, NULL);
  path[strlen (path) - strlen (".svg")] = '\0';
  picture = tablee_picture_new (path);
  g_object_set (picture, "label", *alternative != '\0' ? alternative : NULL, NULL);
  frame = new_box (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (frame), picture);
  /* A small one is where the text is, a large one in the middle. */
  gtk_widget_set_halign (frame, width < 200 ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_layout_manager (frame, tablee_figure_layout_new (width, get_number (node, "height", 190)));
  gtk_box_append (GTK_BOX (box), frame);
}

static void
append_figure (TableeHelpView       *self,
               const TableeHelpNode *node,
               GtkWidget            *box)
{
  const TableeHelpNode *media = tablee_help_node_get_child (node, "media");
  const TableeHelpNode *title = tablee_help_node_get_child (node, "title");

  if (media != NULL)
    append_media (self, media, box);
  if (title != NULL)
    {
      GtkWidget *caption = new_paragraph (self, title);

      gtk_label_set_xalign (GTK_LABEL (caption), 0.5);
      gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (caption, "caption");
      gtk_box_append (GTK_BOX (box), caption);
    }
}

static void
append_screen (const TableeHelpNode *node,
               GtkWidget            *box)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);
      g_autofree char *line = child->name != NULL ? tablee_help_node_dup_text (child) : NULL;

      if (line != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  label = g_object_new (GTK_TYPE_LABEL,
                        "label", lines->str,
                        "selectable", TRUE,
                        "wrap", TRUE,
                        "wrap-mode", PANGO_WRAP_WORD_CHAR,
                        "xalign", 0.0,
                        NULL);
  gtk_widget_add_css_class (label, "monospace");
  gtk_widget_add_css_class (label, "card");
  gtk_widget_add_css_class (label, "help-screen");
  gtk_box_append (GTK_BOX (box), label);
}

static void
append_block (TableeHelpView       *self,
              const TableeHelpNode *node,
              GtkWidget            *box,
              int                   level)
{
  if (g_str_equal (node->name, "section"))
    append_section (self, node, box, level + 1);
  else if (g_str_equal (node->name, "p"))
    gtk_box_append (GTK_BOX (box), new_paragraph (self, node));
  else if (g_str_equal (node->name, "list") || g_str_equal (node->name, "steps"))
    append_list (self, node, box, level);
  else if (g_str_equal (node->name, "terms"))
    append_terms (self, node, box, level);
  else if (g_str_equal (node->name, "table"))
    append_table (self, node, box);
  else if (g_str_equal (node->name, "figure"))
    append_figure (self, node, box);
  else if (g_str_equal (node->name, "media"))
    append_media (self, node, box);
  else if (g_str_equal (node->name, "screen"))
    append_screen (node, box);
}

static void
append_blocks (TableeHelpView       *self,
               const TableeHelpNode *node,
               GtkWidget            *box,
               int                   level)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (child->name != NULL)
        append_block (self, child, box, level);
    }
}

/* How many labels come of it, roughly. */
static guint
count_lines (const TableeHelpNode *node)
{
  guint lines = g_strcmp0 (node->name, "p") == 0 || g_strcmp0 (node->name, "title") == 0 ? 1 : 0;

  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    lines += count_lines (g_ptr_array_index (node->children, i));

  return lines;
}

/* Builds at least @n_widgets more, or all there are. */
static void
build (TableeHelpView *self,
       guint           n_widgets)
{
  guint built = 0;

  while (built < n_widgets && !g_queue_is_empty (&self->coming))
    {
      g_autofree Block *block = g_queue_pop_head (&self->coming);

      if (block->topics)
        append_topics (self, block->node, block->box);
      else
        append_block (self, block->node, block->box, block->level);
      built += g_strcmp0 (block->node->name, "section") == 0 ? 1 : count_lines (block->node);
    }
}

static gboolean
build_more_cb (gpointer user_data)
{
  TableeHelpView *self = TABLEE_HELP_VIEW (user_data);

  build (self, MORE_WIDGETS);
  if (!g_queue_is_empty (&self->coming))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
tablee_help_view_dispose (GObject *object)
{
  TableeHelpView *self = TABLEE_HELP_VIEW (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->idle, g_source_remove);
  g_queue_clear_full (&self->coming, g_free);
  g_hash_table_remove_all (self->headings);
  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tablee_help_view_parent_class)->dispose (object);
}

static void
tablee_help_view_finalize (GObject *object)
{
  TableeHelpView *self = TABLEE_HELP_VIEW (object);

  g_hash_table_unref (self->headings);
  g_free (self->page);

  G_OBJECT_CLASS (tablee_help_view_parent_class)->finalize (object);
}

static void
tablee_help_view_class_init (TableeHelpViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_help_view_dispose;
  object_class->finalize = tablee_help_view_finalize;

  signals[FOLLOW] = g_signal_new ("follow", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "help-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_help_view_init (TableeHelpView *self)
{
  self->headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GtkWidget *
tablee_help_view_new (TableeHelpDocument *document,
                      const char         *page)
{
  TableeHelpView *self;
  const TableeHelpNode *root;
  GtkWidget *box;

  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (document) && page != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_HELP_VIEW, NULL);
  self->document = g_object_ref (document);
  self->page = g_strdup (page);
  box = new_box (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (box, GTK_WIDGET (self));

  root = tablee_help_document_get_page (document, page);
  if (root != NULL)
    append_section (self, root, box, 1);
  build (self, FIRST_WIDGETS);
  /* After frames: each bit is laid out before the next one. */
  if (!g_queue_is_empty (&self->coming))
    self->idle = g_idle_add_full (G_PRIORITY_LOW, build_more_cb, self, NULL);

  return GTK_WIDGET (self);
}

gboolean
tablee_help_view_is_complete (TableeHelpView *self)
{
  g_return_val_if_fail (TABLEE_IS_HELP_VIEW (self), FALSE);

  return g_queue_is_empty (&self->coming);
}

void
tablee_help_view_complete (TableeHelpView *self)
{
  g_return_if_fail (TABLEE_IS_HELP_VIEW (self));

  g_clear_handle_id (&self->idle, g_source_remove);
  build (self, G_MAXUINT);
}

GtkWidget *
tablee_help_view_get_heading (TableeHelpView *self,
                              const char     *id)
{
  g_return_val_if_fail (TABLEE_IS_HELP_VIEW (self), NULL);

  return id != NULL ? g_hash_table_lookup (self->headings, id) : NULL;
}
