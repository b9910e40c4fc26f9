/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page by which one comes to a table elsewhere. */
#include "config.h"
#include "join-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "compat.h"
#include "elsewhere-words.h"
#include "invitation-reading.h"
#include "nearby-row.h"
#include "net/nearby.h"
#include "portrait-button.h"
#include "seating.h"
#include "widgets/picture.h"
#include "widgets/widgets-style.h"

struct _TableeJoinPage
{
  GtkWidget      parent_instance;

  GtkWidget     *scroller;
  GtkWidget     *nearby_group;
  GtkListBox    *nearby_list;
  GtkWidget     *crowded;
  GtkWidget     *invitation;
  GtkWidget     *paste_button;
  GtkWidget     *feedback;
  GtkLabel      *sentence;
  GtkImage      *sign;
  GtkWidget     *words;
  GtkWidget     *broker_group;
  GtkWidget     *broker;
  GtkWidget     *portrait;
  GtkWidget     *name;
  GtkWidget     *join_button;

  TableeFriends *friends;
  GSettings     *settings;
  TableeReading *reading;
  GListModel    *nearby;  /* of TableeNearbyTable: those of others in the local network */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeJoinPage, tablee_join_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  MAX_NAME = 40,  /* characters */
};

static const char *
get_text (GtkWidget *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static void
show_reading (TableeJoinPage *self)
{
  static const char *const signs[] = {
    [TABLEE_READING_EMPTY] = "",
    [TABLEE_READING_BEGUN] = "document-edit-symbolic",
    [TABLEE_READING_WRONG] = "dialog-warning-symbolic",
    [TABLEE_READING_BROKER] = "dialog-question-symbolic",
    [TABLEE_READING_WHOLE] = "emblem-ok-symbolic",
  };
  const TableeReading *reading = self->reading;
  gboolean asks = reading->state == TABLEE_READING_BROKER;

  gtk_widget_set_visible (self->feedback, reading->sentence != NULL);
  gtk_label_set_label (self->sentence, reading->sentence != NULL ? reading->sentence : "");
  gtk_image_set_from_icon_name (self->sign, signs[reading->state]);
  tablee_widget_set_class (self->feedback, "wrong", reading->state == TABLEE_READING_WRONG);
  gtk_label_set_markup (GTK_LABEL (self->words), reading->words != NULL ? reading->words : "");
  gtk_widget_set_visible (self->words, reading->words != NULL && *reading->words != '\0');
  /* What was asked for stays to be seen when it has been given. */
  if (asks || *get_text (self->broker) == '\0')
    gtk_widget_set_visible (self->broker_group, asks);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "join.join", reading->invitation != NULL);
}

static void
read_again_cb (TableeJoinPage *self)
{
  if (self->friends == NULL)
    return;

  g_clear_pointer (&self->reading, tablee_reading_free);
  self->reading = tablee_reading_new (get_text (self->invitation), get_text (self->broker));
  show_reading (self);
}

static void
remember (TableeJoinPage *self)
{
  g_settings_set_string (self->settings, "guest-name", get_text (self->name));
  g_settings_set_int (self->settings, "guest-portrait", tablee_portrait_button_get_portrait (TABLEE_PORTRAIT_BUTTON (self->portrait)));
  if (*get_text (self->broker) != '\0')
    g_settings_set_string (self->settings, "guest-broker", get_text (self->broker));
}

static void
join (TableeJoinPage         *self,
      const TableeInvitation *invitation)
{
  g_autofree char *name = g_strstrip (g_strdup (get_text (self->name)));
  g_autofree char *kept = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_NAME));
  g_autoptr (GError) error = NULL;
  TableeGuest *guest;

  remember (self);
  guest = tablee_friends_join (self->friends, invitation, kept,
                               tablee_portrait_button_get_portrait (TABLEE_PORTRAIT_BUTTON (self->portrait)), &error);
  if (guest != NULL)
    {
      tablee_page_show_table (TABLEE_PAGE (self), G_OBJECT (guest));
    }
  else
    {
      g_autofree char *sentence = tablee_elsewhere_words_join (error);

      gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", sentence);
    }
}

static void
join_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeJoinPage *self = TABLEE_JOIN_PAGE (widget);

  join (self, self->reading->invitation);
}

/*
 * Tables in the local network
 */

static void
nearby_cb (TableeJoinPage  *self,
           TableeNearbyRow *row)
{
  join (self, tablee_nearby_table_get_invitation (tablee_nearby_row_get_table (row)));
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return tablee_nearby_row_new (item);
}

static gboolean
is_of_others (gpointer item,
              gpointer user_data)
{
  return !tablee_friends_offers (user_data, tablee_nearby_table_get_invitation (item));
}

static void
count_nearby_cb (TableeJoinPage *self)
{
  gtk_widget_set_visible (self->nearby_group, g_list_model_get_n_items (self->nearby) > 0 || gtk_widget_get_visible (self->crowded));
}

static void
look_around (TableeJoinPage *self)
{
  TableeNearby *nearby = tablee_nearby_new ();
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_of_others, g_object_ref (self->friends), g_object_unref));

  self->nearby = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (nearby), filter));
  gtk_list_box_bind_model (self->nearby_list, self->nearby, create_row, NULL, NULL);
  g_object_bind_property (nearby, "crowded", self->crowded, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (nearby, "notify::crowded", G_CALLBACK (count_nearby_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->nearby, "items-changed", G_CALLBACK (count_nearby_cb), self, G_CONNECT_SWAPPED);
}

/* Enter in the last of the entries joins; in the others too, as soon as all is there. */
static void
entry_activated_cb (TableeJoinPage *self)
{
  if (self->reading->invitation != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "join.join", NULL);
  else if (self->reading->sentence != NULL)
    tablee_compat_announce (GTK_WIDGET (self), self->reading->sentence);
}

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TableeJoinPage) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL || self->friends == NULL)
    return;

  g_strdelimit (text, "\r\n\t", ' ');
  gtk_editable_set_text (GTK_EDITABLE (self->invitation), text);
  gtk_editable_set_position (GTK_EDITABLE (self->invitation), -1);
  if (self->reading->sentence != NULL)
    tablee_compat_announce (GTK_WIDGET (self), self->reading->sentence);
}

static void
paste_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (widget));
}

static char *
tablee_join_page_dup_title (TableePage *page)
{
  return g_strdup (_("Join a Game"));
}

static const char *
tablee_join_page_get_help (TableePage *page)
{
  return "join";
}

static GVariant *
tablee_join_page_save (TableePage *page)
{
  TableeJoinPage *self = TABLEE_JOIN_PAGE (page);

  return g_variant_new ("(sssi)", get_text (self->invitation), get_text (self->broker), get_text (self->name),
                        tablee_portrait_button_get_portrait (TABLEE_PORTRAIT_BUTTON (self->portrait)));
}

static void
tablee_join_page_restore (TableePage *page,
                          GVariant   *state)
{
  TableeJoinPage *self = TABLEE_JOIN_PAGE (page);
  const char *invitation, *broker, *name;
  int portrait;

  g_variant_get (state, "(&s&s&si)", &invitation, &broker, &name, &portrait);
  gtk_editable_set_text (GTK_EDITABLE (self->invitation), invitation);
  gtk_editable_set_text (GTK_EDITABLE (self->broker), broker);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  tablee_portrait_button_set_portrait (TABLEE_PORTRAIT_BUTTON (self->portrait), portrait);
}

/* Whoever comes by a link has one click to go. */
static void
tablee_join_page_shown (TableePage *page)
{
  TableeJoinPage *self = TABLEE_JOIN_PAGE (page);

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (self->reading->invitation != NULL ? self->join_button : self->invitation);
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_join_page_dup_title;
  iface->get_help = tablee_join_page_get_help;
  iface->save = tablee_join_page_save;
  iface->restore = tablee_join_page_restore;
  iface->shown = tablee_join_page_shown;
}

static void
tablee_join_page_dispose (GObject *object)
{
  TableeJoinPage *self = TABLEE_JOIN_PAGE (object);

  if (self->nearby != NULL)
    gtk_list_box_bind_model (self->nearby_list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->nearby);
  g_clear_object (&self->friends);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_JOIN_PAGE);
  g_clear_pointer (&self->reading, tablee_reading_free);

  G_OBJECT_CLASS (tablee_join_page_parent_class)->dispose (object);
}

static void
tablee_join_page_class_init (TableeJoinPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_join_page_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_PORTRAIT_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/join-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, nearby_group);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, nearby_list);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, crowded);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, paste_button);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, feedback);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, sign);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, words);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, broker_group);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, broker);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, name);
  gtk_widget_class_bind_template_child (widget_class, TableeJoinPage, join_button);
  gtk_widget_class_bind_template_callback (widget_class, read_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, nearby_cb);

  gtk_widget_class_install_action (widget_class, "join.join", NULL, join_cb);
  gtk_widget_class_install_action (widget_class, "join.paste", NULL, paste_cb);
  gtk_widget_class_set_css_name (widget_class, "join-page");
}

static void
tablee_join_page_init (TableeJoinPage *self)
{
  self->reading = tablee_reading_new ("", NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  show_reading (self);
}

GtkWidget *
tablee_join_page_new (TableeFriends *friends,
                      GSettings     *settings,
                      const char    *invitation)
{
  TableeJoinPage *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_JOIN_PAGE, NULL);
  self->friends = g_object_ref (friends);
  self->settings = g_object_ref (settings);
  name = g_settings_get_string (settings, "guest-name");
  if (*name == '\0')
    {
      g_free (name);
      name = tablee_seating_dup_own_name ();
    }
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  tablee_portrait_button_set_portrait (TABLEE_PORTRAIT_BUTTON (self->portrait), g_settings_get_int (settings, "guest-portrait"));
  gtk_editable_set_text (GTK_EDITABLE (self->invitation), invitation != NULL ? invitation : "");
  look_around (self);

  return GTK_WIDGET (self);
}
