/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a seat in the set-up. */
#include "config.h"
#include "seat-editor.h"

#include <glib/gi18n.h>

#include "cast.h"
#include "elsewhere.h"
#include "menus.h"
#include "player-list.h"
#include "portrait-button.h"
#include "seating.h"
#include "shortcuts.h"
#include "strength-words.h"
#include "temper-words.h"
#include "widgets/calm-tooltip.h"
#include "widgets/spoken-label.h"

struct _TableeSeatEditor
{
  GtkWidget    parent_instance;

  TableeSetUp *set_up;
  TableeSeat  *seat;
  guint        position;

  GtkWidget   *content;
  GtkWidget   *portrait_button;
  GtkWidget   *name;
  GtkWidget   *player;
  GtkWidget   *character;
  GtkWidget   *temper;
  GtkWidget   *menu_button;
  GtkWidget   *begins;
};

G_DEFINE_FINAL_TYPE (TableeSeatEditor, tablee_seat_editor, GTK_TYPE_WIDGET)

enum
{
  CHARACTER_HEIGHT = 44,
  CHARACTER_BELOW_TEMPER = 26,
};

enum
{
  PROP_TEMPER = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What is said of whoever sits there: a level is known by its name, so that a temper of one's own comes before it. */
static void
show_player (TableeSeatEditor *self)
{
  guint player = tablee_player_list_find (self->seat);
  const char *temper = tablee_temper_words_of_seat (self->seat);
  g_autofree char *between = tablee_strength_words_of_seat (self->seat);
  const char *character = temper != NULL ? temper : tablee_player_list_get_character (player);
  gboolean both = temper != NULL && between != NULL;

  tablee_player_list_select (GTK_DROP_DOWN (self->player), self->seat);
  gtk_label_set_label (GTK_LABEL (self->character), between != NULL ? between : character);
  gtk_label_set_label (GTK_LABEL (self->temper), tablee_temper_name (tablee_seat_get_temper (self->seat)));
  gtk_widget_set_tooltip_text (self->temper, temper);
  gtk_widget_set_visible (self->temper, both);
  /* As high with it as without: cards had better not push each other off the page. */
  gtk_widget_set_size_request (self->character, -1, both ? CHARACTER_BELOW_TEMPER : CHARACTER_HEIGHT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.temper", tablee_seat_get_kind (self->seat) == TABLEE_SEAT_COMPUTER);
}

static void
temper_changed_cb (TableeSeatEditor *self)
{
  show_player (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEMPER]);
}

/* How one of the regulars plays is said at the portrait. */
static void
show_manner (TableeSeatEditor *self)
{
  const char *manner = tablee_cast_get_manner (self->seat);

  tablee_portrait_button_set_manner (TABLEE_PORTRAIT_BUTTON (self->portrait_button), manner);
}

static void
player_selected_cb (TableeSeatEditor *self)
{
  guint selected = tablee_player_list_get_selected (GTK_DROP_DOWN (self->player));

  if (self->seat == NULL || selected == G_MAXUINT || selected == tablee_player_list_find (self->seat))
    return;

  if (tablee_player_list_get_kind (selected) == TABLEE_SEAT_HUMAN)
    g_object_set (self->seat, "kind", TABLEE_SEAT_HUMAN, NULL);
  else if (tablee_player_list_get_kind (selected) == TABLEE_SEAT_FRIEND)
    tablee_seating_seat_friend (self->seat);
  else
    tablee_seating_seat_computer (self->set_up, self->seat, tablee_player_list_get_level (selected));
}

static void
name_activate_cb (TableeSeatEditor *self)
{
  gtk_widget_child_focus (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_WINDOW), GTK_DIR_TAB_FORWARD);
}

static GdkContentProvider *
drag_prepare_cb (TableeSeatEditor *self,
                 double            x,
                 double            y,
                 GtkDragSource    *source)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, paintable, (int) x, (int) y);

  return gdk_content_provider_new_typed (TABLEE_TYPE_SEAT_EDITOR, self);
}

static void
drag_begin_cb (TableeSeatEditor *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
drag_end_cb (TableeSeatEditor *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

static gboolean
drop_cb (TableeSeatEditor *self,
         const GValue     *value)
{
  TableeSeatEditor *other = g_value_get_object (value);

  if (other == self || other->set_up != self->set_up)
    return FALSE;
  tablee_set_up_move_seat (self->set_up, other->position, self->position);

  return TRUE;
}

static void
move (TableeSeatEditor *self,
      guint             step)
{
  guint count = tablee_set_up_get_n_seats (self->set_up);

  tablee_set_up_move_seat (self->set_up, self->position, (self->position + step) % count);
}

static void
move_later_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  move (TABLEE_SEAT_EDITOR (widget), 1);
}

static void
move_earlier_action (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  TableeSeatEditor *self = TABLEE_SEAT_EDITOR (widget);

  move (self, tablee_set_up_get_n_seats (self->set_up) - 1);
}

static void
begins_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSeatEditor *self = TABLEE_SEAT_EDITOR (widget);

  tablee_set_up_set_first (self->set_up, self->seat);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSeatEditor *self = TABLEE_SEAT_EDITOR (widget);

  tablee_set_up_remove_seat (self->set_up, self->position);
}

static void
add_drag_and_drop (TableeSeatEditor *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (TABLEE_TYPE_SEAT_EDITOR, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* What is not a temper leaves it as it is. */
static void
set_temper (TableeSeatEditor *self,
            const char       *id)
{
  TableeTemper temper;

  if (self->seat != NULL && id != NULL && tablee_temper_from_id (id, &temper))
    tablee_seat_set_temper (self->seat, temper);
}

static void
tablee_seat_editor_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TableeSeatEditor *self = TABLEE_SEAT_EDITOR (object);

  if (id == PROP_TEMPER)
    g_value_set_static_string (value, tablee_temper_to_id (self->seat != NULL ? tablee_seat_get_temper (self->seat)
                                                                              : TABLEE_TEMPER_STEADY));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_seat_editor_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  if (id == PROP_TEMPER)
    set_temper (TABLEE_SEAT_EDITOR (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_seat_editor_dispose (GObject *object)
{
  TableeSeatEditor *self = TABLEE_SEAT_EDITOR (object);

  if (self->seat != NULL)
    g_signal_handlers_disconnect_by_data (self->seat, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_SEAT_EDITOR);
  g_clear_object (&self->seat);
  g_clear_object (&self->set_up);

  G_OBJECT_CLASS (tablee_seat_editor_parent_class)->dispose (object);
}

static void
tablee_seat_editor_class_init (TableeSeatEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_seat_editor_get_property;
  object_class->set_property = tablee_seat_editor_set_property;
  object_class->dispose = tablee_seat_editor_dispose;

  /* The id of the seat's temper: for the menu. */
  properties[PROP_TEMPER] = g_param_spec_string ("temper", NULL, NULL, "steady",
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_PORTRAIT_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/seat-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, content);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, portrait_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, name);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, player);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, character);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, temper);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatEditor, begins);
  gtk_widget_class_bind_template_callback (widget_class, player_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_activate_cb);

  gtk_widget_class_install_action (widget_class, "seat.move-later", NULL, move_later_action);
  gtk_widget_class_install_action (widget_class, "seat.move-earlier", NULL, move_earlier_action);
  gtk_widget_class_install_action (widget_class, "seat.begins", NULL, begins_action);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_action);
  gtk_widget_class_install_property_action (widget_class, "seat.temper", "temper");
  tablee_shortcuts_bind_keys (widget_class, "seat.");

  gtk_widget_class_set_css_name (widget_class, "seat-editor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_seat_editor_init (TableeSeatEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (self->menu_button);
  tablee_player_list_fill (GTK_DROP_DOWN (self->player), TRUE, tablee_elsewhere_get_built ());
  tablee_drop_down_set_spoken_label (GTK_DROP_DOWN (self->player), _("Who plays"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), tablee_menus_get ("seat-menu"));
  add_drag_and_drop (self);
}

GtkWidget *
tablee_seat_editor_new (TableeSetUp *set_up,
                        TableeSeat  *seat)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  static const char *const known_by[] = { "notify::name", "notify::portrait", "notify::kind", "notify::level", "notify::temper" };
  TableeSeatEditor *self = g_object_new (TABLEE_TYPE_SEAT_EDITOR, NULL);

  self->set_up = g_object_ref (set_up);
  self->seat = g_object_ref (seat);
  g_object_bind_property (seat, "name", self->name, "text", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (seat, "portrait", self->portrait_button, "portrait", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_swapped (seat, "notify::kind", G_CALLBACK (show_player), self);
  g_signal_connect_swapped (seat, "notify::level", G_CALLBACK (show_player), self);
  g_signal_connect_swapped (seat, "notify::temper", G_CALLBACK (temper_changed_cb), self);
  g_signal_connect_swapped (seat, "notify::slack", G_CALLBACK (show_player), self);
  for (gsize i = 0; i < G_N_ELEMENTS (known_by); i++)
    g_signal_connect_swapped (seat, known_by[i], G_CALLBACK (show_manner), self);
  show_player (self);
  show_manner (self);

  return GTK_WIDGET (self);
}

TableeSeat *
tablee_seat_editor_get_seat (TableeSeatEditor *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT_EDITOR (self), NULL);

  return self->seat;
}

/* GTK 4.8 leaves room for an icon that has been taken away, and the name is no longer in the middle. */
static void
show_icon (GtkWidget *entry,
           gboolean   show)
{
  for (GtkWidget *child = gtk_widget_get_first_child (entry); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      gtk_widget_set_visible (child, show);
}

/* A name that is empty or taken is shown as it will be. */
static void
show_standing_name (TableeSeatEditor *self,
                    const char       *name)
{
  g_autofree char *typed = g_strstrip (g_strdup (tablee_seat_get_name (self->seat)));
  gboolean differs = *typed != '\0' && g_strcmp0 (typed, name) != 0;
  g_autofree char *hint = differs ? g_strdup_printf (_("This name is taken. At the table it will be “%s”."), name) : NULL;

  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), name);
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self->name), GTK_ENTRY_ICON_SECONDARY,
                                     differs ? "dialog-information-symbolic" : NULL);
  if (differs)
    gtk_entry_set_icon_tooltip_text (GTK_ENTRY (self->name), GTK_ENTRY_ICON_SECONDARY, hint);
  show_icon (self->name, differs);
}

void
tablee_seat_editor_update (TableeSeatEditor *self,
                           guint             position,
                           const char       *name)
{
  g_return_if_fail (TABLEE_IS_SEAT_EDITOR (self));
  g_return_if_fail (name != NULL);

  const TableeGame *game = tablee_set_up_get_game (self->set_up);
  gboolean begins = tablee_set_up_get_first (self->set_up) == self->seat;
  /* Translators: a place at the table and who sits there, read aloud; %1$d counts from 1 */
  g_autofree char *label = g_strdup_printf (_("Seat %1$d: %2$s"), (int) position + 1, name);
  g_autofree char *portrait = g_strdup_printf (_("Portrait of %s"), name);

  self->position = position;
  show_standing_name (self, name);
  gtk_widget_set_visible (self->begins, begins);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.begins", !begins);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove",
                                 (int) tablee_set_up_get_n_seats (self->set_up) > game->min_seats);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  tablee_portrait_button_set_spoken_label (TABLEE_PORTRAIT_BUTTON (self->portrait_button), portrait);
}

gboolean
tablee_seat_editor_focus_name (TableeSeatEditor *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT_EDITOR (self), FALSE);

  return gtk_widget_grab_focus (self->name);
}
