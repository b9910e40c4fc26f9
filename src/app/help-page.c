/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "help-page.h"

#include "help-view.h"
#include "present/language.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _TableeHelpPage
{
  GtkWidget           parent_instance;

  GtkStack           *stack;
  GtkScrolledWindow  *scrolled;
  AdwClamp           *clamp;
  AdwStatusPage      *missing;

  GPtrArray          *trail;     /* (element-type utf8) "page#section", the one shown last */
  TableeHelpDocument *document;  /* NULL until it is read */
  GCancellable       *cancellable;
  double              scroll;    /* where to scroll to once it is laid out; negative: to the section */
};

static void tablee_help_page_page_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHelpPage, tablee_help_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, tablee_help_page_page_init))

static void follow_cb (TableeHelpView *view,
                       const char     *target,
                       TableeHelpPage *self);

static const char *
current_target (TableeHelpPage *self)
{
  return g_ptr_array_index (self->trail, self->trail->len - 1);
}

static void
scroll_to_place (TableeHelpPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_auto (GStrv) parts = g_strsplit (current_target (self), "#", 2);
  GtkWidget *view = adw_clamp_get_child (self->clamp);
  GtkWidget *heading = view != NULL ? tablee_help_view_get_heading (TABLEE_HELP_VIEW (view), parts[1]) : NULL;
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
scroll_when_laid_out_cb (GtkWidget     *widget,
                         GdkFrameClock *clock,
                         gpointer       user_data)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (widget);

  if (gtk_widget_get_height (GTK_WIDGET (self->clamp)) == 0)
    return G_SOURCE_CONTINUE;

  scroll_to_place (self);
  return G_SOURCE_REMOVE;
}

static void
show_target (TableeHelpPage *self)
{
  g_auto (GStrv) parts = g_strsplit (current_target (self), "#", 2);
  GtkWidget *view;

  if (self->document == NULL)
    return;
  if (tablee_help_document_get_page (self->document, parts[0]) == NULL)
    {
      adw_status_page_set_description (self->missing, _("There is no such page."));
      gtk_stack_set_visible_child_name (self->stack, "missing");
      return;
    }

  /* A link that has been followed goes with its page. Left to GTK, the next one gets the focus, and the page begins there. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->clamp)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->scrolled));

  view = tablee_help_view_new (self->document, parts[0]);
  g_signal_connect (view, "follow", G_CALLBACK (follow_cb), self);
  adw_clamp_set_child (self->clamp, view);
  gtk_stack_set_visible_child_name (self->stack, "page");
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_when_laid_out_cb, NULL, NULL);
}

static void
follow_cb (TableeHelpView *view,
           const char     *target,
           TableeHelpPage *self)
{
  self->scroll = -1;
  g_ptr_array_add (self->trail, g_strdup (target));
  show_target (self);
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
  if (document == NULL)
    {
      adw_status_page_set_description (self->missing, error->message);
      gtk_stack_set_visible_child_name (self->stack, "missing");
      return;
    }

  g_set_object (&self->document, document);
  show_target (self);
}

static char *
tablee_help_page_dup_title (TableePage *page)
{
  return g_strdup (C_("title", "Help"));
}

static GVariant *
tablee_help_page_save (TableePage *page)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);
  GVariantBuilder trail;

  g_variant_builder_init (&trail, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < self->trail->len; i++)
    g_variant_builder_add (&trail, "s", g_ptr_array_index (self->trail, i));

  return g_variant_new ("(asd)", &trail,
                        gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scrolled)));
}

static void
tablee_help_page_restore (TableePage *page,
                          GVariant   *state)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);
  g_autoptr (GVariantIter) trail = NULL;
  const char *target;

  g_variant_get (state, "(asd)", &trail, &self->scroll);
  g_ptr_array_set_size (self->trail, 0);
  while (g_variant_iter_next (trail, "&s", &target))
    g_ptr_array_add (self->trail, g_strdup (target));

  show_target (self);
}

static gboolean
tablee_help_page_cancel (TableePage *page)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (page);

  if (self->trail->len < 2)
    return FALSE;

  g_ptr_array_set_size (self->trail, (int) self->trail->len - 1);
  self->scroll = -1;
  show_target (self);
  return TRUE;
}

static void
tablee_help_page_page_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_help_page_dup_title;
  iface->save = tablee_help_page_save;
  iface->restore = tablee_help_page_restore;
  iface->cancel = tablee_help_page_cancel;
}

static void
tablee_help_page_dispose (GObject *object)
{
  TableeHelpPage *self = TABLEE_HELP_PAGE (object);

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

  G_OBJECT_CLASS (tablee_help_page_parent_class)->finalize (object);
}

static void
tablee_help_page_class_init (TableeHelpPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_help_page_dispose;
  object_class->finalize = tablee_help_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, TableeHelpPage, missing);
}

static void
tablee_help_page_init (TableeHelpPage *self)
{
  self->trail = g_ptr_array_new_with_free_func (g_free);
  self->cancellable = g_cancellable_new ();
  self->scroll = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_help_page_new (const char *page,
                      const char *section)
{
  TableeHelpPage *self;

  g_return_val_if_fail (page != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_HELP_PAGE, NULL);
  g_ptr_array_add (self->trail, section != NULL ? g_strdup_printf ("%s#%s", page, section) : g_strdup (page));
  tablee_help_document_load_async (tablee_language_get (), self->cancellable, loaded_cb, self);

  return GTK_WIDGET (self);
}
