/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the window that shows the help. */
#include "config.h"
#include "help-page.h"

#include "help-index.h"
#include "help-layout.h"
#include "help-view.h"
#include "present/language.h"
#include "shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

enum
{
  PATIENCE = 150,  /* milliseconds until something says that a page is coming */
};

/* The way from the page that was asked for to the one that can be read. */
typedef enum
{
  SHOWN,
  LAID_OUT_NEXT,  /* in the frame that begins: then it can be scrolled */
  BUILT_NEXT,     /* in the one after it: this one says that the page is coming */
} Progress;

struct _TableeHelpPage
{
  GtkWidget           parent_instance;

  GtkWidget          *tools;
  GtkWidget          *forward_button;
  GtkWidget          *content;
  TableeHelpLayout   *layout;
  TableeHelpIndex    *index;
  GtkStack           *stack;
  GtkScrolledWindow  *scrolled;
  GtkWidget          *coming;
  AdwClamp           *clamp;
  AdwStatusPage      *missing;

  GPtrArray          *trail;     /* (element-type utf8) "page#section", the one shown last */
  GPtrArray          *ahead;     /* (element-type utf8) those one has come back from, the nearest last */
  TableeHelpDocument *document;  /* NULL until it is read */
  GCancellable       *cancellable;
  double              scroll;    /* where to scroll to once it is laid out; negative: to the section */
  Progress            progress;
  guint               patience;
  guint               tick;
};

static void tablee_help_page_page_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHelpPage, tablee_help_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, tablee_help_page_page_init))

static void follow_cb (TableeHelpPage *self,
                       const char     *target);

static const char *
current_target (TableeHelpPage *self)
{
  return g_ptr_array_index (self->trail, self->trail->len - 1);
}

static TableeHelpView *
get_view (TableeHelpPage *self)
{
  return TABLEE_HELP_VIEW (adw_clamp_get_child (self->clamp));
}

static void
scroll_to_place (TableeHelpPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_auto (GStrv) parts = g_strsplit (current_target (self), "#", 2);
  GtkWidget *heading = tablee_help_view_get_heading (get_view (self), parts[1]);
  graphene_point_t point;

  if (self->scroll >= 0)
    gtk_adjustment_set_value (adjustment, self->scroll);
  else if (heading != NULL &&
           gtk_widget_compute_point (heading, GTK_WIDGET (self->clamp), &GRAPHENE_POINT_INIT (0, 0), &point))
    gtk_adjustment_set_value (adjustment, point.y);
  else
    gtk_adjustment_set_value (adjustment, 0);
}

static gboolean
come_closer_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (widget);

  switch (self->progress)
    {
    case BUILT_NEXT:
      self->progress = LAID_OUT_NEXT;
      return G_SOURCE_CONTINUE;
    case LAID_OUT_NEXT:
      tablee_help_view_complete (get_view (self));
      gtk_widget_set_visible (self->coming, FALSE);
      self->progress = SHOWN;
      return G_SOURCE_CONTINUE;
    case SHOWN:
    default:
      scroll_to_place (self);
      self->tick = 0;
      return G_SOURCE_REMOVE;
    }
}

/* What is far down has to wait until all that is above it is laid out. */
static gboolean
is_far_down (TableeHelpPage *self,
             const char     *section)
{
  return (self->scroll > 0 || section != NULL) && !tablee_help_view_is_complete (get_view (self));
}

static void
come_closer (TableeHelpPage *self,
             const char     *section)
{
  gboolean far = is_far_down (self, section);

  self->progress = far ? BUILT_NEXT : LAID_OUT_NEXT;
  gtk_stack_set_visible_child_name (self->stack, "page");
  gtk_widget_set_visible (self->coming, far);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->scroll > 0 || section != NULL)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), come_closer_cb, NULL, NULL);
  else
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static void
show_missing (TableeHelpPage *self,
              const char     *reason)
{
  gtk_widget_set_visible (self->coming, FALSE);
  adw_status_page_set_description (self->missing, reason);
  gtk_stack_set_visible_child_name (self->stack, "missing");
}

static void
show_target (TableeHelpPage *self)
{
  g_auto (GStrv) parts = g_strsplit (current_target (self), "#", 2);
  GtkWidget *view;

  gtk_widget_set_visible (self->forward_button, self->ahead->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward", self->ahead->len > 0);
  if (self->document == NULL)
    return;
  if (tablee_help_document_get_page (self->document, parts[0]) == NULL)
    {
      show_missing (self, _("This page of the help is not installed."));
      return;
    }

  /* A link that has been followed goes with its page. Left to GTK, the next one gets the focus, and the page begins there. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->clamp)) != NULL || gtk_widget_get_focus_child (self->content) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->scrolled));

  tablee_help_index_set_page (self->index, parts[0]);
  view = tablee_help_view_new (self->document, parts[0]);
  g_signal_connect_swapped (view, "follow", G_CALLBACK (follow_cb), self);
  adw_clamp_set_child (self->clamp, view);
  come_closer (self, parts[1]);
}

static void
uncover_index_cb (TableeHelpPage *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->index), TRUE);
  g_object_set (self->layout, "open", TRUE, NULL);
}

/* The keyboard goes at once: what is hidden with it in it keeps it. */
static void
open_index (TableeHelpPage *self)
{
  uncover_index_cb (self);
  tablee_help_index_search (self->index);
}

static void
close_index (TableeHelpPage *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->stack), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->scrolled));
  g_object_set (self->layout, "open", FALSE, NULL);
}

/* Whether the contents lie over the page. */
static gboolean
is_covered (TableeHelpPage *self)
{
  return !gtk_widget_get_child_visible (GTK_WIDGET (self->stack));
}

static void
leave_index_cb (TableeHelpPage *self)
{
  close_index (self);
}

static void
follow_cb (TableeHelpPage *self,
           const char     *target)
{
  self->scroll = -1;
  close_index (self);
  g_ptr_array_set_size (self->ahead, 0);
  if (!g_str_equal (target, current_target (self)))
    g_ptr_array_add (self->trail, g_strdup (target));
  show_target (self);
}

static void
open_index_cb (TableeHelpPage *self)
{
  open_index (self);
}

static void
go_forward_cb (TableeHelpPage *self)
{
  if (self->ahead->len == 0)
    return;

  self->scroll = -1;
  g_ptr_array_add (self->trail, g_ptr_array_steal_index (self->ahead, self->ahead->len - 1));
  show_target (self);
}

static void
search_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  open_index (TABLEE_HELP_PAGE (widget));
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  follow_cb (TABLEE_HELP_PAGE (widget), "index");
}

static void
forward_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  go_forward_cb (TABLEE_HELP_PAGE (widget));
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeHelpDocument) document = tablee_help_document_load_finish (result, &error);
  TableeHelpPage *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = TABLEE_HELP_PAGE (user_data);
  g_clear_handle_id (&self->patience, g_source_remove);
  if (document == NULL)
    {
      show_missing (self, error->message);
      return;
    }

  g_set_object (&self->document, document);
  show_target (self);
  tablee_help_index_set_document (self->index, document);
}

static gboolean
say_coming_cb (gpointer user_data)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (user_data);

  self->patience = 0;
  gtk_widget_set_visible (self->coming, TRUE);
  return G_SOURCE_REMOVE;
}

static char *
tablee_help_page_dup_title (TableePage *page)
{
  return g_strdup (C_("title", "Help"));
}

static GtkWidget *
tablee_help_page_get_tools (TableePage *page)
{
  return TABLEE_HELP_PAGE (page)->tools;
}

static GVariant *
new_targets (GPtrArray *targets)
{
  return g_variant_new_strv ((const char *const *) targets->pdata, targets->len);
}

static void
take_targets (GPtrArray    *targets,
              GVariantIter *iter)
{
  const char *target;

  g_ptr_array_set_size (targets, 0);
  while (g_variant_iter_next (iter, "&s", &target))
    g_ptr_array_add (targets, g_strdup (target));
}

static GVariant *
tablee_help_page_save (TableePage *page)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);
  gboolean open;

  g_object_get (self->layout, "open", &open, NULL);
  return g_variant_new ("(@as@asdsb)", new_targets (self->trail), new_targets (self->ahead),
                        gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scrolled)),
                        tablee_help_index_get_words (self->index), open);
}

static void
tablee_help_page_restore (TableePage *page,
                          GVariant   *state)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);
  g_autoptr (GVariantIter) trail = NULL;
  g_autoptr (GVariantIter) ahead = NULL;
  const char *words;
  gboolean open;

  g_variant_get (state, "(asasd&sb)", &trail, &ahead, &self->scroll, &words, &open);
  take_targets (self->trail, trail);
  take_targets (self->ahead, ahead);
  tablee_help_index_set_words (self->index, words);
  g_object_set (self->layout, "open", open, NULL);

  show_target (self);
}

static gboolean
tablee_help_page_cancel (TableePage *page)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);

  if (is_covered (self))
    {
      close_index (self);
      return TRUE;
    }
  if (self->trail->len < 2)
    return FALSE;

  g_ptr_array_add (self->ahead, g_ptr_array_steal_index (self->trail, self->trail->len - 1));
  self->scroll = -1;
  show_target (self);
  return TRUE;
}

/* A page is there to be read: arrow keys scroll it. */
static void
tablee_help_page_shown (TableePage *page)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);

  if (!is_covered (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->scrolled));
}

static void
tablee_help_page_page_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_help_page_dup_title;
  iface->get_tools = tablee_help_page_get_tools;
  iface->save = tablee_help_page_save;
  iface->restore = tablee_help_page_restore;
  iface->cancel = tablee_help_page_cancel;
  iface->shown = tablee_help_page_shown;
}

static void
tablee_help_page_dispose (GObject *object)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->document);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_HELP_PAGE);

  G_OBJECT_CLASS (tablee_help_page_parent_class)->dispose (object);
}

static void
tablee_help_page_finalize (GObject *object)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (object);

  g_ptr_array_unref (self->trail);
  g_ptr_array_unref (self->ahead);

  G_OBJECT_CLASS (tablee_help_page_parent_class)->finalize (object);
}

static void
tablee_help_page_class_init (TableeHelpPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_help_page_dispose;
  object_class->finalize = tablee_help_page_finalize;

  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "help.start", NULL, start_cb);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, forward_cb);

  g_type_ensure (TABLEE_TYPE_HELP_INDEX);
  g_type_ensure (TABLEE_TYPE_HELP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, forward_button);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, content);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, layout);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, index);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, coming);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, missing);
  gtk_widget_class_bind_template_callback (widget_class, follow_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_index_cb);
  gtk_widget_class_bind_template_callback (widget_class, uncover_index_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_index_cb);
  gtk_widget_class_bind_template_callback (widget_class, go_forward_cb);
}

static void
tablee_help_page_init (TableeHelpPage *self)
{
  self->trail = g_ptr_array_new_with_free_func (g_free);
  self->ahead = g_ptr_array_new_with_free_func (g_free);
  self->cancellable = g_cancellable_new ();
  self->scroll = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_shortcuts_add_keys (GTK_WIDGET (self), "help.");
  tablee_help_index_set_capture (self->index, GTK_WIDGET (self));
}

GtkWidget *
tablee_help_page_new (const char *page,
                      const char *section)
{
  TableeHelpPage *self;

  g_return_val_if_fail (page != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_HELP_PAGE, NULL);
  g_ptr_array_add (self->trail, section != NULL ? g_strdup_printf ("%s#%s", page, section) : g_strdup (page));
  self->patience = g_timeout_add (PATIENCE, say_coming_cb, self);
  tablee_help_document_load_async (tablee_language_get (), self->cancellable, loaded_cb, self);

  return GTK_WIDGET (self);
}
