/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "seat-plate.h"

#include "children.h"
#include "picture.h"
#include "spoken-label.h"
#include "widgets-style.h"

struct _TableeSeatPlate
{
  GtkWidget      parent_instance;

  TableePicture *portrait;
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
  GAP = 8,
  STATUS_PADDING = 16,  /* as in the style sheet */
  MIN_WORDS = 40,
};

static GParamSpec *properties[N_PROPS];

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
    g_strv_builder_add (builder, tablee_turn_get_spoken (self->turn));
  sentences = g_strv_builder_end (builder);
  spoken = sentences[2] != NULL ? g_strjoinv (" ", sentences) : g_strdup (sentences[0]);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
}

static void
bind_turn (TableeSeatPlate *self)
{
  const char *status = tablee_turn_get_words (self->turn);

  tablee_widget_set_class (GTK_WIDGET (self), "turn", self->turn != TABLEE_TURN_NONE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_label_set_label (self->status, status != NULL ? status : "");
  tablee_widget_set_class (GTK_WIDGET (self->status), "none", status == NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->status), GTK_ACCESSIBLE_STATE_HIDDEN, status == NULL, -1);
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

/*
 * Layout: portrait, name above the status (beside it, if compact), tags; the tags in a line of their own if there is no room.
 * The status keeps its room while there is none, so that nothing jumps when the turn goes on.
 */

static int
get_natural (gpointer        widget,
             GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_status_width (TableeSeatPlate *self)
{
  const char *longest = tablee_turn_get_words (TABLEE_TURN_THINKS);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->status), longest);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + STATUS_PADDING;
}

static int
get_words_width (TableeSeatPlate *self)
{
  int name = get_natural (self->name, GTK_ORIENTATION_HORIZONTAL);
  int status = get_status_width (self);

  return self->compact ? name + GAP + status : MAX (name, status);
}

static int
get_head_height (TableeSeatPlate *self)
{
  int name = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int status = get_natural (self->status, GTK_ORIENTATION_VERTICAL);

  return self->compact ? MAX (name, status) + GAP * 3 / 2 : name + status + GAP / 2;
}

static gboolean
has_tags (TableeSeatPlate *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->tags)) != NULL;
}

static int
get_full_width (TableeSeatPlate *self)
{
  int tags = has_tags (self) ? GAP + get_natural (self->tags, GTK_ORIENTATION_HORIZONTAL) : 0;

  return get_head_height (self) + GAP + get_words_width (self) + tags;
}

static void
tablee_seat_plate_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (widget);
  int head = get_head_height (self);
  int tags;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (self->tags), orientation, -1, &tags, NULL, NULL, NULL);
      *minimum = MAX (head + GAP + MIN_WORDS, tags);
      *natural = MAX (get_full_width (self), *minimum);
      return;
    }

  tags = get_natural (self->tags, orientation);
  if (for_size >= 0 && for_size < get_full_width (self) && has_tags (self))
    *minimum = *natural = head + GAP / 2 + tags;
  else
    *minimum = *natural = MAX (head, tags);
}

/* A child never gets less than it needs. */
static void
place (gpointer child,
       int      x,
       int      y,
       int      width,
       int      height)
{
  int min_width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, min_width), height }, -1);
}

static void
tablee_seat_plate_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (widget);
  gboolean two_lines = width < get_full_width (self) && has_tags (self);
  int head = get_head_height (self);
  int name_height = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int status_width = MIN (get_natural (self->status, GTK_ORIENTATION_HORIZONTAL), get_status_width (self));
  int status_height = get_natural (self->status, GTK_ORIENTATION_VERTICAL);
  int tags_width = get_natural (self->tags, GTK_ORIENTATION_HORIZONTAL);
  int tags_height = get_natural (self->tags, GTK_ORIENTATION_VERTICAL);
  int words_x = head + GAP;
  int words_width = width - words_x - (two_lines || !has_tags (self) ? 0 : GAP + tags_width);
  int y = two_lines ? 0 : (height - head) / 2;

  place (self->portrait, 0, y, head, head);
  /* Where only one of them has room, it is the name; the light around the plate is there anyway. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->status), !self->compact || words_width - GAP - status_width >= MIN_WORDS);
  if (self->compact)
    {
      int name_room = gtk_widget_get_child_visible (GTK_WIDGET (self->status)) ? words_width - GAP - status_width : words_width;
      int name_width = MIN (get_natural (self->name, GTK_ORIENTATION_HORIZONTAL), name_room);

      place (self->name, words_x, y + (head - name_height) / 2, name_width, name_height);
      place (self->status, words_x + name_width + GAP, y + (head - status_height) / 2, status_width, status_height);
    }
  else
    {
      int name_y = self->turn != TABLEE_TURN_NONE ? y + GAP / 4 : y + (head - name_height) / 2;

      place (self->name, words_x, name_y, words_width, name_height);
      place (self->status, words_x, y + GAP / 4 + name_height, MIN (status_width, words_width), status_height);
    }
  if (two_lines)
    place (self->tags, 0, head + GAP / 2, MIN (tags_width, width), tags_height);
  else
    place (self->tags, width - tags_width, (height - tags_height) / 2, tags_width, tags_height);
}

static GtkSizeRequestMode
tablee_seat_plate_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  widget_class->measure = tablee_seat_plate_measure;
  widget_class->size_allocate = tablee_seat_plate_size_allocate;
  widget_class->get_request_mode = tablee_seat_plate_get_request_mode;
  install_properties (object_class);

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "seat-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/seat-plate.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, portrait);
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
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
