/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A field, chain or collection of cards. */
#include "config.h"
#include "field-view.h"

#include "card-holder.h"
#include "card-stack.h"
#include "coin-slots.h"
#include "spoken-label.h"
#include "state-marks.h"
#include "tag-view.h"
#include "widgets-style.h"
#include "wrap-layout.h"

enum
{
  DEFAULT_WIDTH = 72,
  RADIUS = 14,  /* as in the style sheet */
  CORNER = 24,  /* of what is new: well beyond the rounding, or it is a splinter */
};

struct _TableeFieldView
{
  GtkButton        parent_instance;

  GtkWidget       *head;
  GtkLabel        *title;
  TableeTagView   *worth;
  TableeCardStack *stack;
  GtkWidget       *foot;
  TableeCoinSlots *slots;
  GtkLabel        *note;

  TableeField     *field;
  int              card_width;
  gboolean         steady;
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeFieldView, tablee_field_view, GTK_TYPE_BUTTON,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

enum
{
  PROP_0,
  PROP_CARD_WIDTH,
  PROP_STEADY,
  PROP_TAG,
  N_PROPS,
};

enum
{
  DROPPED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static TableeField *
field_copy (const TableeField *field)
{
  TableeField *copy = g_memdup2 (field, sizeof *field);

  copy->title = g_strdup (field->title);
  copy->cards = tablee_cards_copy (field->cards, field->n_cards);
  copy->count = g_strdup (field->count);
  copy->worth = g_strdup (field->worth);
  copy->note = g_strdup (field->note);
  copy->spoken = g_strdup (field->spoken);
  copy->empty = g_strdup (field->empty);
  return copy;
}

static void
field_free (TableeField *field)
{
  if (field == NULL)
    return;

  g_free ((char *) field->title);
  tablee_cards_free ((TableeCard *) field->cards, field->n_cards);
  g_free ((char *) field->count);
  g_free ((char *) field->worth);
  g_free ((char *) field->note);
  g_free ((char *) field->spoken);
  g_free ((char *) field->empty);
  g_free (field);
}

static gboolean
drop_cb (TableeFieldView *self,
         const GValue    *value)
{
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_int (value));
  return TRUE;
}

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  TableeFieldView *self = TABLEE_FIELD_VIEW (holder);
  graphene_rect_t within;
  graphene_point_t origin;

  tablee_card_stack_get_card_bounds (self->stack, id, &within);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->stack), GTK_WIDGET (self), &within.origin, &origin))
    return FALSE;

  graphene_rect_init (bounds, origin.x, origin.y, within.size.width, within.size.height);
  return TRUE;
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  tablee_card_holder_set_card_hidden (GTK_WIDGET (TABLEE_FIELD_VIEW (holder)->stack), id, hidden);
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

/* The whole widget, with its padding. */
static void
get_outline (TableeFieldView *self,
             GskRoundedRect  *outline)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self), GTK_WIDGET (self), &bounds))
    graphene_rect_init (&bounds, 0, 0, 0, 0);
  gsk_rounded_rect_init_from_rect (outline, &bounds, RADIUS);
}

static void
tablee_field_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TableeFieldView *self = TABLEE_FIELD_VIEW (widget);
  const TableeField *field = self->field;
  GskRoundedRect outline;

  GTK_WIDGET_CLASS (tablee_field_view_parent_class)->snapshot (widget, snapshot);
  if (field == NULL)
    return;

  get_outline (self, &outline);
  if (field->marked)
    tablee_state_corner_snapshot (snapshot, &outline, CORNER);
  tablee_state_ring_snapshot (snapshot, field->available, field->chosen, &outline);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &outline.bounds.origin);
  tablee_state_mark_snapshot (snapshot, field->available, field->chosen, outline.bounds.size.width / 2, 24);
  gtk_snapshot_restore (snapshot);
}

static void
tablee_field_view_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TableeFieldView *self = TABLEE_FIELD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      g_value_set_int (value, self->card_width);
      break;
    case PROP_STEADY:
      g_value_set_boolean (value, self->steady);
      break;
    case PROP_TAG:
      g_object_get_property (G_OBJECT (self->worth), "shape", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_field_view_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  TableeFieldView *self = TABLEE_FIELD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      tablee_field_view_set_card_width (self, g_value_get_int (value));
      break;
    case PROP_STEADY:
      tablee_field_view_set_steady (self, g_value_get_boolean (value));
      break;
    case PROP_TAG:
      tablee_field_view_set_tag (self, (TableeTagShape) g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_field_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_FIELD_VIEW);

  G_OBJECT_CLASS (tablee_field_view_parent_class)->dispose (object);
}

static void
tablee_field_view_finalize (GObject *object)
{
  field_free (TABLEE_FIELD_VIEW (object)->field);

  G_OBJECT_CLASS (tablee_field_view_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TABLEE_TYPE_CARD_STACK);
  g_type_ensure (TABLEE_TYPE_COIN_SLOTS);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/field-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, head);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, worth);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, stack);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, foot);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, slots);
  gtk_widget_class_bind_template_child (widget_class, TableeFieldView, note);
}

static void
tablee_field_view_class_init (TableeFieldViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_field_view_get_property;
  object_class->set_property = tablee_field_view_set_property;
  object_class->dispose = tablee_field_view_dispose;
  object_class->finalize = tablee_field_view_finalize;
  widget_class->snapshot = tablee_field_view_snapshot;

  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 1000, DEFAULT_WIDTH,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_STEADY] = g_param_spec_boolean ("steady", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_TAG] = g_param_spec_enum ("tag", NULL, NULL, TABLEE_TYPE_TAG_SHAPE, TABLEE_TAG_COIN,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "field-view");
  bind_template (widget_class);
}

static void
tablee_field_view_init (TableeFieldView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  self->card_width = DEFAULT_WIDTH;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
tablee_field_view_new (void)
{
  return g_object_new (TABLEE_TYPE_FIELD_VIEW, NULL);
}

/* What is not there takes no room; in a steady field, or if it is empty, it is not seen. */
static void
set_shown (TableeFieldView *self,
           gpointer         widget,
           gboolean         there,
           gboolean         seen)
{
  gtk_widget_set_visible (widget, there || self->steady);
  gtk_widget_set_opacity (widget, seen ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !seen, -1);
}

static gboolean
is_seen (const char *words)
{
  return words != NULL && *words != '\0';
}

static void
bind_words (TableeFieldView *self)
{
  const TableeField *field = self->field;

  gtk_label_set_label (self->title, field->title != NULL ? field->title : "");
  gtk_label_set_label (self->note, field->note != NULL ? field->note : "");
  tablee_tag_view_set_label (self->worth, field->worth, NULL);
  tablee_coin_slots_set (self->slots, field->slots, field->filled);
  set_shown (self, self->title, field->title != NULL, is_seen (field->title));
  set_shown (self, self->worth, field->worth != NULL, is_seen (field->worth));
  set_shown (self, self->head, field->title != NULL || field->worth != NULL, is_seen (field->title) || is_seen (field->worth));
  set_shown (self, self->slots, field->slots > 0, field->slots > 0);
  set_shown (self, self->note, field->note != NULL, is_seen (field->note));
  gtk_widget_set_visible (self->foot, gtk_widget_get_visible (GTK_WIDGET (self->slots)) ||
                                        gtk_widget_get_visible (GTK_WIDGET (self->note)));
}

static void
bind_count (TableeFieldView *self)
{
  const TableeField *field = self->field;
  g_autofree char *count = NULL;

  if (field->count != NULL)
    count = g_strdup (field->count);
  else if (field->n_cards > 1)
    count = g_strdup_printf ("×%" G_GSIZE_FORMAT, field->n_cards);
  tablee_card_stack_set_badge (self->stack, count);
}

static void
bind_state (TableeFieldView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TableeField *field = self->field;

  tablee_widget_set_class (widget, "available", field->available);
  tablee_widget_set_class (widget, "chosen", field->chosen);
  tablee_widget_set_class (widget, "marked", field->marked);
  tablee_widget_set_class (widget, "empty", field->n_cards == 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !field->available, -1);
  if (field->chosen)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
}

void
tablee_field_view_set_field (TableeFieldView   *self,
                             const TableeField *field)
{
  TableeField *copy;

  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));
  g_return_if_fail (field != NULL && field->spoken != NULL);

  copy = field_copy (field);
  field_free (self->field);
  self->field = copy;
  bind_words (self);
  tablee_card_stack_set_cards (self->stack, copy->cards, copy->n_cards);
  tablee_card_stack_set_empty (self->stack, copy->empty);
  bind_count (self);
  bind_state (self);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), copy->spoken);
}

const TableeField *
tablee_field_view_get_field (TableeFieldView *self)
{
  g_return_val_if_fail (TABLEE_IS_FIELD_VIEW (self), NULL);

  return self->field;
}

void
tablee_field_view_set_card_width (TableeFieldView *self,
                                  int              width)
{
  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));

  if (self->card_width == width)
    return;

  self->card_width = width;
  tablee_card_stack_set_card_width (self->stack, width);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
}

void
tablee_field_view_set_steady (TableeFieldView *self,
                              gboolean         steady)
{
  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));

  if (self->steady == steady)
    return;

  self->steady = steady;
  if (self->field != NULL)
    bind_words (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEADY]);
}

void
tablee_field_view_set_flat (TableeFieldView *self,
                            gboolean         flat)
{
  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_button_get_child (GTK_BUTTON (self))), flat ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->stack), flat);
  gtk_widget_set_valign (self->head, flat ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
}

void
tablee_field_view_make_room (TableeFieldView    *self,
                             const char *const  *titles)
{
  g_autoptr (PangoLayout) layout = NULL;
  int room = -1;

  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->title), NULL);
  for (gsize i = 0; titles != NULL && titles[i] != NULL; i++)
    {
      int width;

      pango_layout_set_text (layout, titles[i], -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      room = MAX (room, width);
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->title), room, -1);
}

void
tablee_field_view_set_tag (TableeFieldView *self,
                           TableeTagShape   tag)
{
  g_return_if_fail (TABLEE_IS_FIELD_VIEW (self));

  g_object_set (self->worth, "shape", tag, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TAG]);
}
