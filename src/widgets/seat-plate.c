/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits there, whose turn it is, and what they have. */
#include "config.h"
#include "seat-plate.h"

#include <glib/gi18n-lib.h>

#include "calm-tooltip.h"
#include "children.h"
#include "glow.h"
#include "picture.h"
#include "portrait.h"
#include "present/seat-name.h"
#include "spoken-label.h"
#include "widgets-style.h"

struct _TableeSeatPlate
{
  GtkWidget      parent_instance;

  TableePicture *portrait;
  GtkWidget     *crown;
  GtkWidget     *away;
  GtkLabel      *name;
  GtkLabel      *status;
  GtkBox        *tags;

  TableeSeat    *seat;
  TableeTurn     turn;
  int            standing;      /* -1: the seat's */
  gboolean       yours;
  gboolean       compact;
  gboolean       upright;
  gboolean       badged;
  int            portrait_size;
  char          *spoken;
  char          *state;         /* (nullable): what is said instead of the turn */
  char          *state_spoken;
};

static void buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeSeatPlate, tablee_seat_plate, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_STANDING,
  PROP_TURN,
  PROP_COMPACT,
  PROP_UPRIGHT,
  PROP_BADGED,
  PROP_PORTRAIT_SIZE,
  PROP_SPOKEN,
  N_PROPS,
};

enum
{
  GAP = 8,
  STATUS_PADDING = 16,  /* as in the style sheet */
  MIN_WORDS = 40,
  MIN_PORTRAIT = 24,
  MIN_CROWN = 18,       /* what says something is to be seen */
};

static GParamSpec *properties[N_PROPS];

/* The name that can be seen goes first. */
static char *
dup_called (TableeSeatPlate *self)
{
  const char *name = tablee_name_of_seat (self->seat);

  /* Translators: read aloud: name of the player who is being spoken to */
  return self->yours ? g_strdup_printf (_("%s (you)"), name) : g_strdup (name);
}

static TableeStanding
get_standing (TableeSeatPlate *self)
{
  return self->standing >= 0 ? (TableeStanding) self->standing : tablee_seat_get_standing (self->seat);
}

/* What the crown says to who does not see it. */
static const char *
get_standing_words (TableeSeatPlate *self)
{
  switch (get_standing (self))
    {
    case TABLEE_STANDING_LEADS:
      return C_("standing", "In the lead.");
    case TABLEE_STANDING_SHARES:
      return C_("standing", "Level in the lead.");
    case TABLEE_STANDING_NONE:
    default:
      return NULL;
    }
}

/* What is meant by that. */
static const char *
get_standing_rule (TableeSeatPlate *self)
{
  switch (get_standing (self))
    {
    case TABLEE_STANDING_LEADS:
      return C_("standing", "In the lead: would win if the game ended now, as far as can be seen.");
    case TABLEE_STANDING_SHARES:
      return C_("standing", "Level in the lead: would share the win if the game ended now, as far as can be seen.");
    case TABLEE_STANDING_NONE:
    default:
      return NULL;
    }
}

static const char *
get_away_words (void)
{
  /* Translators: of a player who plays at another place, and cannot be reached at the moment. */
  return C_("player", "Away at the moment.");
}

static void
bind_spoken (TableeSeatPlate *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *called = NULL;
  g_autofree char *spoken = NULL;

  if (self->seat == NULL)
    return;

  called = dup_called (self);
  g_strv_builder_add_many (builder, called, "·", NULL);
  if (tablee_seat_get_away (self->seat))
    g_strv_builder_add (builder, get_away_words ());
  if (get_standing_words (self) != NULL)
    g_strv_builder_add (builder, get_standing_words (self));
  if (self->spoken != NULL)
    g_strv_builder_add (builder, self->spoken);
  if (self->state_spoken != NULL)
    g_strv_builder_add (builder, self->state_spoken);
  else if (self->turn != TABLEE_TURN_NONE)
    g_strv_builder_add (builder, self->yours ? _("It is your turn.") : tablee_turn_get_spoken (self->turn));
  sentences = g_strv_builder_end (builder);
  spoken = sentences[2] != NULL ? g_strjoinv (" ", sentences) : g_strdup (sentences[0]);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
}

/* What has just happened goes before what is thought about. */
static void
bind_face (TableeSeatPlate *self)
{
  g_autofree char *art = NULL;
  TableeMood mood;

  if (self->seat != NULL)
    {
      mood = tablee_seat_get_mood (self->seat);
      if (mood == TABLEE_MOOD_CALM && self->turn == TABLEE_TURN_THINKS)
        mood = TABLEE_MOOD_THINKING;
      art = tablee_portrait_dup_art (tablee_seat_get_portrait (self->seat), mood);
      tablee_widget_set_class (GTK_WIDGET (self->portrait), "reacts", mood != TABLEE_MOOD_CALM && mood != TABLEE_MOOD_THINKING);
    }
  tablee_picture_set_art (self->portrait, art);
}

static void
bind_turn (TableeSeatPlate *self)
{
  const char *status = self->state != NULL ? self->state : tablee_turn_get_words (self->turn);

  /* Nobody thinks there. */
  if (self->state == NULL && self->turn != TABLEE_TURN_NONE && self->seat != NULL && tablee_seat_get_away (self->seat))
    status = C_("player", "Away");
  bind_face (self);
  tablee_widget_set_class (GTK_WIDGET (self), "turn", self->turn != TABLEE_TURN_NONE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_label_set_label (self->status, status != NULL ? status : "");
  tablee_widget_set_class (GTK_WIDGET (self->status), "none", status == NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->status), GTK_ACCESSIBLE_STATE_HIDDEN, status == NULL, -1);
}

static void
bind_standing (TableeSeatPlate *self)
{
  const char *words = self->seat != NULL ? get_standing_rule (self) : NULL;

  gtk_widget_set_visible (self->crown, words != NULL);
  tablee_widget_set_tooltip (self->crown, words);
  tablee_widget_set_tooltip (GTK_WIDGET (self->portrait), words);
}

static void
bind_away (TableeSeatPlate *self)
{
  gboolean away = self->seat != NULL && tablee_seat_get_away (self->seat);

  bind_turn (self);
  tablee_widget_set_class (GTK_WIDGET (self), "away", away);
  gtk_widget_set_visible (self->away, away);
  tablee_widget_set_tooltip (self->away, get_away_words ());
}

static void
bind_seat (TableeSeatPlate *self)
{
  bind_face (self);
  bind_away (self);
  gtk_label_set_label (self->name, self->seat != NULL ? tablee_name_of_seat (self->seat) : "");
  bind_standing (self);
  bind_spoken (self);
}

/*
 * Layout: portrait, name above the status (beside it, if compact), tags; the tags in a line of their own if there is no room. If
 * upright, all below each other. The status keeps its room while there is none, so that nothing jumps when the turn goes on; as a
 * badge it needs none.
 */

static int
get_natural (gpointer        widget,
             GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Of whatever the status may be. */
static int
get_status_width (TableeSeatPlate *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->status), NULL);
  int widest = 0;

  for (TableeTurn turn = TABLEE_TURN_NONE; turn <= TABLEE_TURN_THINKS; turn++)
    {
      const char *words = tablee_turn_get_words (turn);
      int width;

      pango_layout_set_text (layout, words != NULL ? words : "", -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest + STATUS_PADDING;
}

/* What the words need at least: of the name there may be less. */
static int
get_least_words (TableeSeatPlate *self)
{
  return self->badged || self->compact ? MIN_WORDS : MAX (MIN_WORDS, get_status_width (self));
}

static int
get_words_width (TableeSeatPlate *self)
{
  int name = get_natural (self->name, GTK_ORIENTATION_HORIZONTAL);
  int status = get_status_width (self);

  if (self->badged)
    return name;

  return self->compact ? name + GAP + status : MAX (name, status);
}

static int
get_words_height (TableeSeatPlate *self)
{
  int name = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int status = self->badged ? 0 : get_natural (self->status, GTK_ORIENTATION_VERTICAL);

  if (self->upright)
    return name + status;

  return self->compact ? MAX (name, status) + GAP * 3 / 2 : name + status + GAP / 2;
}

static int
get_head_height (TableeSeatPlate *self)
{
  return MAX (self->portrait_size, get_words_height (self));
}

static gboolean
has_tags (TableeSeatPlate *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->tags)) != NULL;
}

static int
get_tags_height (TableeSeatPlate *self)
{
  return has_tags (self) ? get_natural (self->tags, GTK_ORIENTATION_VERTICAL) + GAP / 2 : 0;
}

static int
get_full_width (TableeSeatPlate *self)
{
  int tags = has_tags (self) ? GAP + get_natural (self->tags, GTK_ORIENTATION_HORIZONTAL) : 0;

  return get_head_height (self) + GAP + get_words_width (self) + tags;
}

static void
measure_upright (TableeSeatPlate *self,
                 GtkOrientation   orientation,
                 int             *minimum,
                 int             *natural)
{
  int portrait = MAX (self->portrait_size, MIN_PORTRAIT);
  int tags;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MIN_PORTRAIT + get_words_height (self) + get_tags_height (self);
      *natural = *minimum + portrait - MIN_PORTRAIT;
      return;
    }

  gtk_widget_measure (GTK_WIDGET (self->tags), orientation, -1, minimum, &tags, NULL, NULL);
  *minimum = MAX (*minimum, MIN_WORDS);
  *natural = MAX (MAX (get_natural (self->name, orientation), tags), MAX (portrait, *minimum));
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

  if (self->upright)
    {
      measure_upright (self, orientation, minimum, natural);
      return;
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (self->tags), orientation, -1, &tags, NULL, NULL, NULL);
      *minimum = MAX (head + GAP + get_least_words (self), tags);
      *natural = MAX (get_full_width (self), *minimum);
      return;
    }

  tags = get_natural (self->tags, orientation);
  if (for_size >= 0 && for_size < get_full_width (self) && has_tags (self))
    *minimum = *natural = head + get_tags_height (self);
  else
    *minimum = *natural = MAX (head, tags);
}

/* A badge on the upper edge hides nothing of the plate, and nothing cuts it. */
static void
place_badge (TableeSeatPlate *self,
             int              width,
             int              height)
{
  int status_width = get_natural (self->status, GTK_ORIENTATION_HORIZONTAL);
  int status_height = get_natural (self->status, GTK_ORIENTATION_VERTICAL);
  int padding = (gtk_widget_get_allocated_height (GTK_WIDGET (self)) - height) / 2;

  gtk_widget_set_child_visible (GTK_WIDGET (self->status), *gtk_label_get_label (self->status) != '\0');
  tablee_widget_place (self->status, (width - status_width) / 2, -padding - status_height / 2, status_width, status_height);
}

/* Who is ahead wears it: on the portrait, where it takes no room from anything. */
static void
place_crown (TableeSeatPlate *self,
             int              x,
             int              y,
             int              portrait)
{
  int size = MAX (portrait * 2 / 5, MIN_CROWN);

  tablee_widget_place (self->crown, x + (portrait - size) / 2, y - size / 4, size, size);
}

static void
place_away (TableeSeatPlate *self,
            int              x,
            int              y,
            int              portrait)
{
  int size = MAX (portrait * 2 / 5, MIN_CROWN);

  tablee_widget_place (self->away, x + portrait - size, y + portrait - size, size, size);
}

/* What lies on the portrait. */
static void
place_signs (TableeSeatPlate *self,
             int              x,
             int              y,
             int              portrait)
{
  place_crown (self, x, y, portrait);
  place_away (self, x, y, portrait);
}

/* Name and status, in the area beside the portrait. */
static void
place_words (TableeSeatPlate     *self,
             const GtkAllocation *area)
{
  int name_height = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int name_y = area->y + (area->height - name_height) / 2;
  int status_width = MIN (get_natural (self->status, GTK_ORIENTATION_HORIZONTAL), get_status_width (self));
  int status_height = get_natural (self->status, GTK_ORIENTATION_VERTICAL);

  if (self->badged)
    {
      tablee_widget_place_along (GTK_WIDGET (self), self->name, area->x, name_y, area->width, name_height);
      return;
    }

  /* Where only one of them has room, it is the name; the light around the plate is there anyway. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->status), !self->compact || area->width - GAP - status_width >= MIN_WORDS);
  if (self->compact)
    {
      int name_room = gtk_widget_get_child_visible (GTK_WIDGET (self->status)) ? area->width - GAP - status_width : area->width;
      int name_width = MIN (get_natural (self->name, GTK_ORIENTATION_HORIZONTAL), name_room);
      int status_x = area->x + name_width + GAP;

      tablee_widget_place_along (GTK_WIDGET (self), self->name, area->x, name_y, name_width, name_height);
      tablee_widget_place_along (GTK_WIDGET (self), self->status, status_x, area->y + (area->height - status_height) / 2, status_width,
                                 status_height);
    }
  else
    {
      gboolean empty = *gtk_label_get_label (self->status) == '\0';
      int words_y = area->y + (area->height - get_words_height (self)) / 2 + GAP / 4;

      tablee_widget_place_along (GTK_WIDGET (self), self->name, area->x, empty ? name_y : words_y, area->width, name_height);
      tablee_widget_place_along (GTK_WIDGET (self), self->status, area->x, words_y + name_height, MIN (status_width, area->width),
                                 status_height);
    }
}

static void
allocate_row (TableeSeatPlate *self,
              int              width,
              int              height)
{
  gboolean two_lines = width < get_full_width (self) && has_tags (self);
  int head = get_head_height (self);
  int tags_width = get_natural (self->tags, GTK_ORIENTATION_HORIZONTAL);
  int tags_height = get_natural (self->tags, GTK_ORIENTATION_VERTICAL);
  int words_x = head + GAP;
  int words_width = width - words_x - (two_lines || !has_tags (self) ? 0 : GAP + tags_width);
  int y = two_lines ? 0 : (height - head) / 2;

  tablee_widget_place_along (GTK_WIDGET (self), self->portrait, 0, y, head, head);
  place_signs (self, gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width - head : 0, y, head);
  place_words (self, &(GtkAllocation) { words_x, y, words_width, head });
  if (two_lines)
    tablee_widget_place_along (GTK_WIDGET (self), self->tags, 0, head + GAP / 2, width, tags_height);
  else
    tablee_widget_place_along (GTK_WIDGET (self), self->tags, width - tags_width, (height - tags_height) / 2, tags_width, tags_height);
}

static void
allocate_upright (TableeSeatPlate *self,
                  int              width,
                  int              height)
{
  int name_height = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int words_height = get_words_height (self);
  int tags_width = MIN (get_natural (self->tags, GTK_ORIENTATION_HORIZONTAL), width);
  int tags_height = get_tags_height (self);
  int room = MIN (height - words_height - tags_height, width);
  int portrait = self->portrait_size > 0 ? MIN (self->portrait_size, room) : room;
  int y = (height - portrait - words_height - tags_height) / 2;

  tablee_widget_place (self->portrait, (width - portrait) / 2, y, portrait, portrait);
  place_signs (self, (width - portrait) / 2, y, portrait);
  y += portrait;
  tablee_widget_place (self->name, 0, y, width, name_height);
  if (!self->badged)
    {
      /* The light around the plate is there anyway. */
      gtk_widget_set_child_visible (GTK_WIDGET (self->status), get_natural (self->status, GTK_ORIENTATION_HORIZONTAL) <= width);
      tablee_widget_place (self->status, 0, y + name_height, width, words_height - name_height);
    }
  y += words_height;
  tablee_widget_place (self->tags, (width - tags_width) / 2, y + GAP / 2, tags_width, MAX (tags_height - GAP / 2, 0));
}

static void
tablee_seat_plate_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (widget);

  if (self->upright)
    allocate_upright (self, width, height);
  else
    allocate_row (self, width, height);
  if (self->badged)
    place_badge (self, width, height);
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
    case PROP_STANDING:
      g_value_set_int (value, self->standing);
      break;
    case PROP_TURN:
      g_value_set_enum (value, (int) self->turn);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_UPRIGHT:
      g_value_set_boolean (value, self->upright);
      break;
    case PROP_BADGED:
      g_value_set_boolean (value, self->badged);
      break;
    case PROP_PORTRAIT_SIZE:
      g_value_set_int (value, self->portrait_size);
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_standing (TableeSeatPlate *self,
              int              standing)
{
  if (self->standing == standing)
    return;

  self->standing = standing;
  bind_standing (self);
  bind_spoken (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STANDING]);
}

static void
set_badged (TableeSeatPlate *self,
            gboolean         badged)
{
  if (self->badged == badged)
    return;

  self->badged = badged;
  tablee_widget_set_class (GTK_WIDGET (self), "badged", badged);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BADGED]);
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
    case PROP_STANDING:
      set_standing (self, g_value_get_int (value));
      break;
    case PROP_TURN:
      tablee_seat_plate_set_turn (self, (TableeTurn) g_value_get_enum (value));
      break;
    case PROP_COMPACT:
      tablee_seat_plate_set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_UPRIGHT:
      tablee_seat_plate_set_upright (self, g_value_get_boolean (value));
      break;
    case PROP_BADGED:
      set_badged (self, g_value_get_boolean (value));
      break;
    case PROP_PORTRAIT_SIZE:
      tablee_seat_plate_set_portrait_size (self, g_value_get_int (value));
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
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (object);

  g_free (self->spoken);
  g_free (self->state);
  g_free (self->state_spoken);

  G_OBJECT_CLASS (tablee_seat_plate_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_SEAT] = g_param_spec_object ("seat", NULL, NULL, TABLEE_TYPE_SEAT, flags);
  properties[PROP_STANDING] = g_param_spec_int ("standing", NULL, NULL, -1, TABLEE_STANDING_SHARES, -1, flags);
  properties[PROP_TURN] = g_param_spec_enum ("turn", NULL, NULL, TABLEE_TYPE_TURN, TABLEE_TURN_NONE, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_UPRIGHT] = g_param_spec_boolean ("upright", NULL, NULL, FALSE, flags);
  properties[PROP_BADGED] = g_param_spec_boolean ("badged", NULL, NULL, FALSE, flags);
  properties[PROP_PORTRAIT_SIZE] = g_param_spec_int ("portrait-size", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_seat_plate_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  static const TableeGlow wide = { .corner = 16, .spread = 4, .softness = 26, .opacity = 0.6f, .dark = 0.35f };
  static const TableeGlow close = { .corner = 16, .spread = 2, .softness = 8, .opacity = 0.6f, .dark = 0.35f };
  TableeSeatPlate *self = TABLEE_SEAT_PLATE (widget);

  if (self->turn != TABLEE_TURN_NONE && !self->badged)
    tablee_glow_snapshot (self->compact ? &close : &wide, widget, snapshot);
  GTK_WIDGET_CLASS (tablee_seat_plate_parent_class)->snapshot (widget, snapshot);
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
  widget_class->snapshot = tablee_seat_plate_snapshot;
  install_properties (object_class);

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "seat-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/seat-plate.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, crown);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, away);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, name);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, status);
  gtk_widget_class_bind_template_child (widget_class, TableeSeatPlate, tags);
}

static void
tablee_seat_plate_init (TableeSeatPlate *self)
{
  self->standing = -1;
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
tablee_seat_plate_set_yours (TableeSeatPlate *self,
                             gboolean         yours)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (self->yours == yours)
    return;

  self->yours = yours;
  bind_spoken (self);
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
tablee_seat_plate_set_upright (TableeSeatPlate *self,
                               gboolean         upright)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));

  if (self->upright == upright)
    return;

  self->upright = upright;
  gtk_label_set_xalign (self->name, upright ? 0.5f : 0);
  gtk_label_set_xalign (self->status, upright ? 0.5f : 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  tablee_widget_set_class (GTK_WIDGET (self), "upright", upright);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UPRIGHT]);
}

void
tablee_seat_plate_set_portrait_size (TableeSeatPlate *self,
                                     int              size)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));
  g_return_if_fail (size >= 0);

  if (self->portrait_size == size)
    return;

  self->portrait_size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PORTRAIT_SIZE]);
}

void
tablee_seat_plate_set_state (TableeSeatPlate *self,
                             const char      *words,
                             const char      *spoken)
{
  g_return_if_fail (TABLEE_IS_SEAT_PLATE (self));
  g_return_if_fail ((words == NULL) == (spoken == NULL));

  if (g_strcmp0 (self->state, words) == 0 && g_strcmp0 (self->state_spoken, spoken) == 0)
    return;

  g_free (self->state);
  self->state = g_strdup (words);
  g_free (self->state_spoken);
  self->state_spoken = g_strdup (spoken);
  bind_turn (self);
  bind_spoken (self);
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

GtkWidget *
tablee_seat_plate_find (GtkWidget  *within,
                        TableeSeat *seat)
{
  g_return_val_if_fail (GTK_IS_WIDGET (within), NULL);
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  GtkWidget *found = NULL;

  if (TABLEE_IS_SEAT_PLATE (within) && TABLEE_SEAT_PLATE (within)->seat == seat && gtk_widget_get_mapped (within))
    return within;
  for (GtkWidget *child = gtk_widget_get_first_child (within); found == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = tablee_seat_plate_find (child, seat);

  return found;
}
