/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar that says what is wrong with the store. */
#include "config.h"
#include "notice-bar.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "widgets/wrap-layout.h"

struct _TableeNoticeBar
{
  GtkWidget          parent_instance;

  GtkRevealer       *revealer;
  GtkImage          *image;
  GtkLabel          *label;
  GtkWidget         *try_again;

  GSignalGroup      *store;
};

G_DEFINE_FINAL_TYPE (TableeNoticeBar, tablee_notice_bar, GTK_TYPE_WIDGET)

/* A notice that was dismissed is not shown again by the bar of a window that is built anew, until there has been another one. */
static TableeStoreNotice dismissed = TABLEE_STORE_NOTICE_NONE;

static char *
dup_sentence (TableeStoreNotice notice,
              const char       *detail)
{
  switch (notice)
    {
    case TABLEE_STORE_NOTICE_DAMAGED:
      /* Translators: %s is the path of a file. */
      return g_strdup_printf (_("The file with your games was damaged. It has been set aside as “%s”, and a new one begun."), detail);
    case TABLEE_STORE_NOTICE_NEWER:
      return g_strdup (_("Your games were kept by a newer version of Tablée. This version leaves them alone; what you play now is not kept."));
    case TABLEE_STORE_NOTICE_READ_ONLY:
      return g_strdup (_("The folder for your games cannot be written to. What you play now is only in memory until it can."));
    case TABLEE_STORE_NOTICE_FULL:
      return g_strdup (_("The disk is full. What you play now is only in memory until there is room again."));
    case TABLEE_STORE_NOTICE_FAILED:
      /* Translators: %s is the reason, in English. */
      return g_strdup_printf (_("The disk does not keep your games: %s. What you play now is only in memory."), detail);
    case TABLEE_STORE_NOTICE_LOCKED:
      return g_strdup (_("Another program is using the file with your games. Tablée waits until it may write; nothing is lost."));
    case TABLEE_STORE_NOTICE_WRITTEN_BACK:
      return g_strdup (_("The disk can be written to again. What you have played meanwhile is kept now."));
    case TABLEE_STORE_NOTICE_NONE:
    default:
      return NULL;
    }
}

static gboolean
is_in_memory (TableeStoreNotice notice)
{
  return notice == TABLEE_STORE_NOTICE_READ_ONLY || notice == TABLEE_STORE_NOTICE_FULL || notice == TABLEE_STORE_NOTICE_FAILED;
}

static void
update (TableeNoticeBar *self)
{
  g_autoptr (TableeStore) store = g_signal_group_dup_target (self->store);
  TableeStoreNotice notice = store != NULL ? tablee_store_get_notice (store) : TABLEE_STORE_NOTICE_NONE;
  const char *detail = notice != TABLEE_STORE_NOTICE_NONE ? tablee_store_get_notice_detail (store) : NULL;
  g_autofree char *sentence = dup_sentence (notice, detail != NULL ? detail : "");

  if (notice != dismissed)
    dismissed = TABLEE_STORE_NOTICE_NONE;
  gtk_revealer_set_reveal_child (self->revealer, sentence != NULL && notice != dismissed);
  gtk_widget_set_visible (self->try_again, is_in_memory (notice));
  gtk_image_set_from_icon_name (self->image, notice == TABLEE_STORE_NOTICE_WRITTEN_BACK ? "object-select-symbolic"
                                                                                        : "dialog-warning-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
  if (sentence == NULL)
    return;

  gtk_label_set_label (self->label, sentence);
  gtk_label_set_selectable (self->label, notice == TABLEE_STORE_NOTICE_DAMAGED);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
}

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (TableeNoticeBar) self = user_data;

  gtk_widget_set_sensitive (self->try_again, TRUE);
  if (!tablee_store_write_back_finish (TABLEE_STORE (source), result, NULL))
    tablee_compat_announce (GTK_WIDGET (self), gtk_label_get_label (self->label));
}

static void
try_again_cb (TableeNoticeBar *self)
{
  g_autoptr (TableeStore) store = g_signal_group_dup_target (self->store);

  gtk_widget_set_sensitive (self->try_again, FALSE);
  tablee_store_write_back_async (store, NULL, tried_cb, g_object_ref (self));
}

static void
dismissed_cb (TableeNoticeBar *self)
{
  g_autoptr (TableeStore) store = g_signal_group_dup_target (self->store);

  dismissed = tablee_store_get_notice (store);
  update (self);
}

static void
tablee_notice_bar_dispose (GObject *object)
{
  TableeNoticeBar *self = TABLEE_NOTICE_BAR (object);

  g_clear_object (&self->store);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_NOTICE_BAR);

  G_OBJECT_CLASS (tablee_notice_bar_parent_class)->dispose (object);
}

static void
tablee_notice_bar_class_init (TableeNoticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);

  G_OBJECT_CLASS (klass)->dispose = tablee_notice_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/notice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeNoticeBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, TableeNoticeBar, image);
  gtk_widget_class_bind_template_child (widget_class, TableeNoticeBar, label);
  gtk_widget_class_bind_template_child (widget_class, TableeNoticeBar, try_again);
  gtk_widget_class_bind_template_callback (widget_class, dismissed_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_again_cb);
}

static void
tablee_notice_bar_init (TableeNoticeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->store = g_signal_group_new (TABLEE_TYPE_STORE);
  g_signal_group_connect_swapped (self->store, "notify::notice", G_CALLBACK (update), self);
}

void
tablee_notice_bar_set_store (TableeNoticeBar *self,
                             TableeStore     *store)
{
  g_return_if_fail (TABLEE_IS_NOTICE_BAR (self));
  g_return_if_fail (TABLEE_IS_STORE (store));

  g_signal_group_set_target (self->store, store);
  update (self);
}
