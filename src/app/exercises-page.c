/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the exercises. */
#include "config.h"
#include "exercises-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "days.h"
#include "game-words.h"
#include "session/store-exercise.h"

struct _TableeExercisesPage
{
  GtkWidget     parent_instance;

  GtkWidget    *stack;
  GtkWidget    *empty;
  GtkWidget    *games;
  GtkWidget    *group;

  TableeStore  *store;
  GCancellable *counting;
  GPtrArray    *rows;      /* of GtkWidget: in the group */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeExercisesPage, tablee_exercises_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

static char *
dup_counts (guint learned,
            guint now,
            guint later)
{
  /* Translators: of exercises, each as a number */
  g_autofree char *today = g_strdup_printf (ngettext ("%u for today", "%u for today", now), now);
  g_autofree char *other = g_strdup_printf (ngettext ("%u later", "%u later", later), later);
  g_autofree char *done = g_strdup_printf (ngettext ("%u learned", "%u learned", learned), learned);

  return g_strjoin (" · ", today, other, done, NULL);
}

static GtkWidget *
make_row (const char *game,
          guint       learned,
          guint       now,
          guint       later)
{
  g_autofree char *counts = dup_counts (learned, now, later);
  const char *name = tablee_game_words_game (game);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (C_("exercises", "_Begin"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), counts);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.exercise");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (button, now > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static void
show_counts (TableeExercisesPage *self,
             GVariant            *counts)
{
  GVariantIter iter;
  const char *game;
  guint32 learned, now, later;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->group), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_variant_iter_init (&iter, counts);
  while (g_variant_iter_next (&iter, "(&suuu)", &game, &learned, &now, &later))
    {
      GtkWidget *row = make_row (game, learned, now, later);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (self->games, self->rows->len > 0);
  gtk_widget_set_visible (self->empty, self->rows->len == 0);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), self->rows->len > 0 ? "games" : "empty");
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeExercisesPage) self = user_data;
  g_autoptr (GVariant) counts = tablee_store_count_exercises_finish (TABLEE_STORE (source), result, NULL);

  if (counts != NULL && self->store != NULL)
    show_counts (self, counts);
}

static void
tablee_exercises_page_shown (TableePage *page)
{
  TableeExercisesPage *self = TABLEE_EXERCISES_PAGE (page);

  tablee_store_count_exercises_async (self->store, tablee_days_get_today (), self->counting, counted_cb, g_object_ref (self));
}

static char *
tablee_exercises_page_dup_title (TableePage *page)
{
  return g_strdup (_("Exercises"));
}

static const char *
tablee_exercises_page_get_help (TableePage *page)
{
  return "exercises";
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_exercises_page_dup_title;
  iface->get_help = tablee_exercises_page_get_help;
  iface->shown = tablee_exercises_page_shown;
}

static void
tablee_exercises_page_dispose (GObject *object)
{
  TableeExercisesPage *self = TABLEE_EXERCISES_PAGE (object);

  g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
  g_clear_object (&self->store);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_EXERCISES_PAGE);

  G_OBJECT_CLASS (tablee_exercises_page_parent_class)->dispose (object);
}

static void
tablee_exercises_page_class_init (TableeExercisesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_exercises_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/exercises-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeExercisesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TableeExercisesPage, empty);
  gtk_widget_class_bind_template_child (widget_class, TableeExercisesPage, games);
  gtk_widget_class_bind_template_child (widget_class, TableeExercisesPage, group);
}

static void
tablee_exercises_page_init (TableeExercisesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->counting = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  gtk_widget_set_visible (self->games, FALSE);
}

GtkWidget *
tablee_exercises_page_new (TableeStore *store)
{
  TableeExercisesPage *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_EXERCISES_PAGE, NULL);
  self->store = g_object_ref (store);

  return GTK_WIDGET (self);
}
