/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "seat-plate.h"

#include <glib/gi18n.h>

#include "children.h"
#include "picture.h"
#include "spoken-label.h"
#include "widgets-style.h"

struct _TableeSeatPlate
{
  GtkWidget      parent_instance;

  TableePicture *portrait;
  GtkBox        *words;
  GtkLabel      *name;
  GtkLabel      *status;
  GtkBox        *tags;

  TableeSeat    *seat;
  TableeTurn     turn;
  gboolean       compact;
  char          *spoken;
};

static void buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeSeatPlate, tablee_seat_plate, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_TURN,
  PROP_COMPACT,
  PROP_SPOKEN,
  N_PROPS,
};

enum
{
  PORTRAIT = 44,
  COMPACT_PORTRAIT = 28,
};

static GParamSpec *properties[N_PROPS];

GType
tablee_turn_get_type (void)
{
  static gsize type;

  if (g_once_init_enter (&type))
    {
      static const GEnumValue values[] = {
        { TABLEE_TURN_NONE, "TABLEE_TURN_NONE", "none" },
        { TABLEE_TURN_DECIDES, "TABLEE_TURN_DECIDES", "decides" },
        { TABLEE_TURN_THINKS, "TABLEE_TURN_THINKS", "thinks" },
        { 0, NULL, NULL },
      };

      g_once_init_leave (&type, g_enum_register_static ("TableeTurn", values));
    }

  return type;
}

static void
bind_spoken (TableeSeatPlate *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *spoken = NULL;

  if (self->seat == NULL)
    return;

  g_strv_builder_add_many (builder, tablee_seat_get_name (self->seat), "·", NULL);
  if (self->spoken != NULL)
    g_strv_builder_add (builder, self->spoken);
  if (self->turn != TABLEE_TURN_NONE)
    g_strv_builder_add (builder, _("Is to move."));
  sentences = g_strv_builder_end (builder);
  spoken = sentences[2] != NULL ? g_strjoinv (" ", sentences) : g_strdup (sentences[0]);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
}

static void
bind_turn (TableeSeatPlate *self)
{
  const char *status = NULL;

  if (self->turn == TABLEE_TURN_THINKS)
    status = C_("seat", "▸ Thinking…");
  else if (self->turn == TABLEE_TURN_DECIDES)
    status = C_("seat", "▸ To move");

  tablee_widget_set_class (GTK_WIDGET (self), "turn", self->turn != TABLEE_TURN_NONE);
  gtk_label_set_label (self->status, status != NULL ? status : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), status != NULL);
}

static void
bind_seat (TableeSeatPlate *self)
{
  g_autofree char *art = NULL;

  if (self->seat != NULL)
    art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (self->seat));
  tablee_picture_set_art (self->portrait, art);
  gtk_label_set_label (self->name, self->seat != NULL ? tablee_seat_get_name (self->seat) : "");
  bind_spoken (self);
}

/* In a template, children are tags. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (buildable);

  if (self->tags != NULL && GTK_IS_WIDGET (child))
    tablee_seat_plate_add_tag (self, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
tablee_seat_plate_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_object (value, self->seat);
      break;
    case PROP_TURN:
      g_value_set_enum (value, (int) self->turn);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_seat_plate_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      tablee_seat_plate_set_seat (self, g_value_get_object (value));
      break;
    case PROP_TURN:
      tablee_seat_plate_set_turn (self, (TableeTurn) g_value_get_enum (value));
      break;
    case PROP_COMPACT:
      tablee_seat_plate_set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_SPOKEN:
      tablee_seat_plate_set_spoken (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_seat_plate_dispose (GObject *object)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (object);

  tablee_seat_plate_set_seat (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_SEAT_PLATE);
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (tablee_seat_plate_parent_class)->dispose (object);
}

static void
tablee_seat_plate_finalize (GObject *object)
{
  g_free (TABLEE_SEAT_PLATE (object)->spoken);

  G_OBJECT_CLASS (tablee_seat_plate_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  properties[PROP_SEAT] = g_param_spec_object ("seat", NULL, NULL, TABLEE_TYPE_SEAT,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_TURN] = g_param_spec_enum ("turn", NULL, NULL, TABLEE_TYPE_TURN, TABLEE_TURN_NONE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_seat_plate_class_init (TableeSeatPlateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_seat_plate_get_property;
  object_class->set_property = tablee_seat_plate_set_property;
  object_class->dispose = tablee_seat_plate_dispose;
  object_class->finalize = tablee_seat_plate_finalize;
  install_properties (object_class);

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "seat-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/seat-plate.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, words);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, name);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, status);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, tags);
}

static void
tablee_seat_plate_init (TableeSeatPlate *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind_turn (self);
}

GtkWidget *
tablee_seat_plate_new (TableeSeat *seat)
{
  return g_object_new (TABLEE_TYPE_SEAT_PLATE, "seat", seat, NULL);
}

void
tablee_seat_plate_set_seat (TableeSeatPlate *self,
                            TableeSeat      *seat)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));
  g_return_if_fail (seat == NULL || TABLEE_IS_SEAT (seat));

  if (self->seat == seat)
    return;

  if (self->seat != NULL)
    g_signal_handlers_disconnect_by_data (self->seat, self);
  g_set_object (&self->seat, seat);
  if (seat == NULL)
    return;

  g_signal_connect_object (seat, "notify", G_CALLBACK (bind_seat), self, G_CONNECT_SWAPPED);
  bind_seat (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

void
tablee_seat_plate_set_turn (TableeSeatPlate *self,
                            TableeTurn       turn)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (self->turn == turn)
    return;

  self->turn = turn;
  bind_turn (self);
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TURN]);
}

void
tablee_seat_plate_set_compact (TableeSeatPlate *self,
                               gboolean         compact)
{
  int size = compact ? COMPACT_PORTRAIT : PORTRAIT;

  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_set_size_request (GTK_WIDGET (self->portrait), size, size);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->words, compact ? 6 : 0);
  tablee_widget_set_class (GTK_WIDGET (self), "compact", compact);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

void
tablee_seat_plate_set_spoken (TableeSeatPlate *self,
                              const char      *spoken)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (g_strcmp0 (self->spoken, spoken) == 0)
    return;

  g_free (self->spoken);
  self->spoken = g_strdup (spoken);
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPOKEN]);
}

void
tablee_seat_plate_add_tag (TableeSeatPlate *self,
                           GtkWidget       *tag)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));
  g_return_if_fail (GTK_IS_WIDGET (tag));

  gtk_box_append (self->tags, tag);
}
