/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card that can be clicked or dragged. */
#include "config.h"
#include "card-view.h"

#include "button-drag.h"
#include "calm-tooltip.h"

#include "card-face.h"
#include "card-holder.h"
#include "quick-drop.h"
#include "spoken-label.h"
#include "widgets-style.h"

#define DEFAULT_WIDTH 96

struct _TableeCardView
{
  GtkButton   parent_instance;

  TableeCard *card;
  int         card_width;
  gboolean    hidden;
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeCardView, tablee_card_view, GTK_TYPE_BUTTON,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

enum
{
  PROP_0,
  PROP_CARD_WIDTH,
  N_PROPS,
};

enum
{
  LIFTED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* How far a chosen card is lifted; the marks need the room too. */
static int
get_lift (int card_width)
{
  return CLAMP (card_width / 8, 9, 30);
}

int
tablee_card_view_get_height_for (int card_width)
{
  return tablee_card_face_get_height (card_width) + get_lift (card_width);
}

static gboolean
is_hovered (TableeCardView *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

static float
get_card_y (TableeCardView *self)
{
  float lift = (float) get_lift (self->card_width);

  if (self->card != NULL && self->card->chosen)
    return 3;

  return self->card != NULL && self->card->available && is_hovered (self) ? lift * 0.6f : lift;
}

/*
 * Dragging
 */

static GdkContentProvider *
drag_prepare_cb (TableeCardView *self,
                 double          x,
                 double          y)
{
  if (self->card == NULL || !self->card->available)
    return NULL;

  return gdk_content_provider_new_typed (G_TYPE_INT, self->card->id);
}

static void
drag_begin_cb (TableeCardView *self,
               GdkDrag        *drag,
               GtkDragSource  *source)
{
  g_autoptr (GdkPaintable) icon = tablee_card_view_dup_paintable (self);

  gtk_drag_source_set_icon (source, icon, self->card_width / 2, tablee_card_face_get_height (self->card_width) / 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
  g_signal_emit (self, signals[LIFTED], 0, TRUE);
}

static void
drag_end_cb (TableeCardView *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
  g_signal_emit (self, signals[LIFTED], 0, FALSE);
}

/*
 * As a holder
 */

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  TableeCardView *self = TABLEE_CARD_VIEW (holder);

  graphene_rect_init (bounds, 0, get_card_y (self), (float) self->card_width,
                      (float) tablee_card_face_get_height (self->card_width));
  return TRUE;
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  TableeCardView *self = TABLEE_CARD_VIEW (holder);

  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

/*
 * The widget
 */

static void
tablee_card_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  TableeCardView *self = TABLEE_CARD_VIEW (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->card_width
                                                                  : tablee_card_view_get_height_for (self->card_width);
}

static void
tablee_card_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TableeCardView *self = TABLEE_CARD_VIEW (widget);

  if (self->card == NULL || self->hidden)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, get_card_y (self)));
  tablee_card_face_snapshot_below (snapshot, self->card, self->card_width);
  tablee_card_face_snapshot (snapshot, self->card, self->card_width, widget);
  tablee_card_face_snapshot_over (snapshot, self->card, self->card_width);
  gtk_snapshot_restore (snapshot);
}

static void
tablee_card_view_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  old)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (tablee_card_view_parent_class)->state_flags_changed (widget, old);
  gtk_widget_queue_draw (widget);
  /* Which of overlapping cards is uppermost is the parent's business. */
  if (parent != NULL)
    gtk_widget_queue_draw (parent);
}

static void
tablee_card_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      g_value_set_int (value, TABLEE_CARD_VIEW (object)->card_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_card_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      tablee_card_view_set_card_width (TABLEE_CARD_VIEW (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_card_view_finalize (GObject *object)
{
  TableeCardView *self = TABLEE_CARD_VIEW (object);

  tablee_cards_free (self->card, 1);

  G_OBJECT_CLASS (tablee_card_view_parent_class)->finalize (object);
}

static void
tablee_card_view_class_init (TableeCardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_card_view_get_property;
  object_class->set_property = tablee_card_view_set_property;
  object_class->finalize = tablee_card_view_finalize;
  widget_class->measure = tablee_card_view_measure;
  widget_class->snapshot = tablee_card_view_snapshot;
  widget_class->state_flags_changed = tablee_card_view_state_flags_changed;

  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 1000, DEFAULT_WIDTH,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[LIFTED] = g_signal_new ("lifted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "card-view");
  tablee_widget_class_calm_tooltips (widget_class);
}

static void
tablee_card_view_init (TableeCardView *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  self->card_width = DEFAULT_WIDTH;
  /* The layout manager of a button would measure its child. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  tablee_drag_source_drop_quickly (source);
  tablee_button_add_drag_source (GTK_BUTTON (self), source);
}

GtkWidget *
tablee_card_view_new (void)
{
  return g_object_new (TABLEE_TYPE_CARD_VIEW, NULL);
}

static void
bind_words (TableeCardView *self)
{
  const char *spoken = self->card != NULL ? self->card->spoken : NULL;
  const char *note = self->card != NULL ? self->card->note : NULL;
  g_autofree char *both = spoken != NULL && note != NULL ? g_strdup_printf ("%s\n%s", spoken, note) : NULL;

  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken != NULL ? spoken : "");
  tablee_widget_set_tooltip (GTK_WIDGET (self), both != NULL ? both : spoken);
  tablee_widget_describe (GTK_WIDGET (self), note);
}

static void
bind_state (TableeCardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TableeCard *card = self->card;

  tablee_widget_set_class (widget, "available", card != NULL && card->available);
  tablee_widget_set_class (widget, "chosen", card != NULL && card->chosen);
  tablee_widget_set_class (widget, "marked", card != NULL && card->marked);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, card == NULL || !card->available, -1);
  if (card != NULL && card->chosen)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
  bind_words (self);
}

gboolean
tablee_card_view_set_card (TableeCardView   *self,
                           const TableeCard *card)
{
  TableeCard *copy;

  g_return_val_if_fail (TABLEE_IS_CARD_VIEW (self), FALSE);

  if ((card == NULL && self->card == NULL) ||
      (card != NULL && self->card != NULL && tablee_cards_equal (card, 1, self->card, 1)))
    return FALSE;

  /* Another card is not the one that is on its way here. */
  if (card == NULL || self->card == NULL || card->id != self->card->id)
    self->hidden = FALSE;

  copy = card != NULL ? tablee_cards_copy (card, 1) : NULL;
  tablee_cards_free (self->card, 1);
  self->card = copy;
  bind_state (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

const TableeCard *
tablee_card_view_get_card (TableeCardView *self)
{
  g_return_val_if_fail (TABLEE_IS_CARD_VIEW (self), NULL);

  return self->card;
}

void
tablee_card_view_set_card_width (TableeCardView *self,
                                 int             width)
{
  g_return_if_fail (TABLEE_IS_CARD_VIEW (self));

  if (self->card_width == width)
    return;

  self->card_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
}

GdkPaintable *
tablee_card_view_dup_paintable (TableeCardView *self)
{
  g_return_val_if_fail (TABLEE_IS_CARD_VIEW (self), NULL);

  if (self->card == NULL)
    return gdk_paintable_new_empty (self->card_width, tablee_card_face_get_height (self->card_width));

  return tablee_card_face_dup_paintable (self->card, self->card_width, GTK_WIDGET (self));
}
