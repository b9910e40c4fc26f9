/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pile of cards, which may show what is in it. */
#include "config.h"
#include "pile-view.h"

#include "calm-tooltip.h"

#include <glib/gi18n.h>

#include "card-holder.h"
#include "card-stack.h"
#include "hand-view.h"
#include "present/format.h"
#include "spoken-label.h"
#include "widgets-style.h"

enum
{
  DEFAULT_WIDTH = 72,
  /* In the popover: */
  CONTENTS_CARD = 60,
  CONTENTS_STEP = 30,
  MIN_CONTENTS_WIDTH = 120,
  MAX_CONTENTS_WIDTH = 320,
};

struct _TableePileView
{
  GtkButton        parent_instance;

  TableeCardStack *stack;
  GtkLabel        *caption;
  GtkWidget       *popover;  /* NULL until the cards are looked at */
  TableeHandView  *hand;     /* in the popover */

  char            *spoken;
  TableeCard      *top;         /* one, or NULL */
  gsize            n_hidden;    /* cards that are on their way here */
  TableeCard      *contents;
  gsize            n_contents;
  gboolean         available;
  int              card_width;
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePileView, tablee_pile_view, GTK_TYPE_BUTTON,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

enum
{
  PROP_0,
  PROP_CARD_WIDTH,
  N_PROPS,
};

enum
{
  ACTIVATED,
  DROPPED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  TableePileView *self = TABLEE_PILE_VIEW (holder);
  graphene_rect_t within;
  graphene_point_t origin;

  tablee_card_stack_get_card_bounds (self->stack, id, &within);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->stack), GTK_WIDGET (self), &within.origin, &origin))
    return FALSE;

  graphene_rect_init (bounds, origin.x, origin.y, within.size.width, within.size.height);
  return TRUE;
}

/* While the uppermost cards are on their way, the one below them is seen. */
static void
bind_top (TableePileView *self)
{
  TableeCard below;

  if (self->n_hidden == 0 || self->top == NULL || self->top->bean == NULL)
    {
      tablee_card_stack_set_cards (self->stack, self->top, self->top != NULL ? 1 : 0);
      return;
    }

  if (self->n_contents <= self->n_hidden)
    {
      tablee_card_stack_set_cards (self->stack, NULL, 0);
      return;
    }

  below = self->contents[self->n_contents - 1 - self->n_hidden];
  below.available = below.chosen = below.marked = FALSE;
  tablee_card_stack_set_cards (self->stack, &below, 1);
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  TableePileView *self = TABLEE_PILE_VIEW (holder);

  self->n_hidden = hidden ? self->n_hidden + 1 : MAX (self->n_hidden, 1) - 1;
  bind_top (self);
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

static void
bind_contents (TableePileView *self)
{
  int width;

  if (self->hand == NULL)
    return;

  width = CONTENTS_CARD + CONTENTS_STEP * (int) MIN (self->n_contents, MAX_CONTENTS_WIDTH);
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), CLAMP (width, MIN_CONTENTS_WIDTH, MAX_CONTENTS_WIDTH), -1);
  tablee_hand_view_set_cards (self->hand, self->contents, self->n_contents);
  tablee_widget_set_spoken_label (GTK_WIDGET (self->hand), self->spoken != NULL ? self->spoken : "");
  if (self->n_contents == 0)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static void
make_popover (TableePileView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->hand = TABLEE_HAND_VIEW (tablee_hand_view_new ());
  tablee_hand_view_set_card_width (self->hand, CONTENTS_CARD);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->hand));
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "pile-contents");
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

void
tablee_pile_view_show_contents (TableePileView *self)
{
  g_return_if_fail (TABLEE_IS_PILE_VIEW (self));

  if (self->n_contents == 0)
    return;

  if (self->popover == NULL)
    make_popover (self);
  bind_contents (self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
tablee_pile_view_clicked (GtkButton *button)
{
  TableePileView *self = TABLEE_PILE_VIEW (button);

  if (self->n_contents > 0 && !self->available)
    tablee_pile_view_show_contents (self);
  else
    g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
look_cb (TableePileView *self)
{
  tablee_pile_view_show_contents (self);
}

static gboolean
look_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  tablee_pile_view_show_contents (TABLEE_PILE_VIEW (widget));
  return TRUE;
}

static gboolean
drop_cb (TableePileView *self,
         const GValue   *value)
{
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_int (value));
  return TRUE;
}

static void
tablee_pile_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TableePileView *self = TABLEE_PILE_VIEW (widget);

  gtk_widget_size_allocate (gtk_button_get_child (GTK_BUTTON (widget)), &(GtkAllocation) { 0, 0, width, height }, baseline);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
tablee_pile_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (widget)), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tablee_pile_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      g_value_set_int (value, TABLEE_PILE_VIEW (object)->card_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_pile_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CARD_WIDTH:
      tablee_pile_view_set_card_width (TABLEE_PILE_VIEW (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_pile_view_dispose (GObject *object)
{
  TableePileView *self = TABLEE_PILE_VIEW (object);

  self->hand = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_PILE_VIEW);

  G_OBJECT_CLASS (tablee_pile_view_parent_class)->dispose (object);
}

static void
tablee_pile_view_finalize (GObject *object)
{
  TableePileView *self = TABLEE_PILE_VIEW (object);

  g_free (self->spoken);
  tablee_cards_free (self->top, 1);
  tablee_cards_free (self->contents, self->n_contents);

  G_OBJECT_CLASS (tablee_pile_view_parent_class)->finalize (object);
}

static void
install_signals (GType type)
{
  signals[ACTIVATED] = g_signal_new ("activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
tablee_pile_view_class_init (TableePileViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->get_property = tablee_pile_view_get_property;
  object_class->set_property = tablee_pile_view_set_property;
  object_class->dispose = tablee_pile_view_dispose;
  object_class->finalize = tablee_pile_view_finalize;
  widget_class->measure = tablee_pile_view_measure;
  widget_class->size_allocate = tablee_pile_view_size_allocate;
  GTK_BUTTON_CLASS (klass)->clicked = tablee_pile_view_clicked;

  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 1000, DEFAULT_WIDTH,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  install_signals (G_TYPE_FROM_CLASS (klass));

  g_type_ensure (TABLEE_TYPE_CARD_STACK);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, look_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, look_key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "pile-view");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/pile-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePileView, stack);
  gtk_widget_class_bind_template_child (widget_class, TableePileView, caption);
  tablee_widget_class_calm_tooltips (widget_class);
}

static void
tablee_pile_view_init (TableePileView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  self->card_width = DEFAULT_WIDTH;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A popover is a child that the layout manager of a button does not know. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (look_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (look_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

GtkWidget *
tablee_pile_view_new (void)
{
  return g_object_new (TABLEE_TYPE_PILE_VIEW, NULL);
}

static void
bind_state (TableePileView   *self,
            const TableePile *pile)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *tooltip = pile->note != NULL ? g_strconcat (pile->spoken, "\n", pile->note, NULL) : g_strdup (pile->spoken);

  tablee_widget_set_class (widget, "available", pile->available);
  tablee_widget_set_class (widget, "chosen", pile->chosen);
  tablee_widget_set_class (widget, "marked", pile->marked);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               !pile->available && pile->n_contents == 0, -1);
  tablee_widget_set_spoken_label (widget, pile->spoken);
  tablee_widget_set_tooltip (widget, tooltip);
}

/* The pile's state is that of its uppermost card. */
static TableeCard *
make_top (const TableePile *pile)
{
  TableeCard *top;

  if (pile->top == NULL)
    return NULL;

  top = tablee_cards_copy (pile->top, 1);
  top->available = pile->available;
  top->chosen = pile->chosen;
  top->marked = pile->marked;
  return top;
}

void
tablee_pile_view_set_pile (TableePileView   *self,
                           const TableePile *pile)
{
  TableeCard *contents;
  TableeCard *top;
  g_autofree char *badge = NULL;

  g_return_if_fail (TABLEE_IS_PILE_VIEW (self));
  g_return_if_fail (pile != NULL && pile->spoken != NULL);

  contents = tablee_cards_copy (pile->contents, pile->n_contents);
  top = make_top (pile);
  tablee_cards_free (self->contents, self->n_contents);
  tablee_cards_free (self->top, 1);
  g_free (self->spoken);
  self->contents = contents;
  self->n_contents = pile->n_contents;
  self->top = top;
  self->spoken = g_strdup (pile->spoken);
  self->available = pile->available;

  bind_top (self);
  if (pile->count >= 0)
    badge = g_strdup_printf ("%d", pile->count);
  tablee_card_stack_set_badge (self->stack, badge);
  tablee_card_stack_set_depth (self->stack, (pile->count + 4) / 5);
  gtk_label_set_label (self->caption, pile->caption != NULL ? pile->caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), pile->caption != NULL);
  bind_state (self, pile);
  bind_contents (self);
}

static char *
dup_discard_spoken (const TableeCard *contents,
                    gsize             n_contents)
{
  g_autofree char *cards = tablee_format_cards ((int) n_contents);

  if (n_contents == 0)
    return g_strdup (_("The discard pile is empty."));

  /* Translators: "12 cards", "Blue bean" */
  return g_strdup_printf (_("Discard pile: %1$s. On top, %2$s."), cards, contents[n_contents - 1].spoken);
}

void
tablee_pile_view_set_discard (TableePileView   *self,
                              const TableePile *pile)
{
  g_autofree char *spoken = NULL;
  TableePile discard;

  g_return_if_fail (TABLEE_IS_PILE_VIEW (self));
  g_return_if_fail (pile != NULL);

  spoken = dup_discard_spoken (pile->contents, pile->n_contents);
  discard = *pile;
  discard.top = pile->n_contents > 0 ? &pile->contents[pile->n_contents - 1] : NULL;
  discard.count = (int) pile->n_contents;
  discard.spoken = spoken;
  tablee_pile_view_set_pile (self, &discard);
}

void
tablee_pile_view_set_card_width (TableePileView *self,
                                 int             width)
{
  g_return_if_fail (TABLEE_IS_PILE_VIEW (self));

  if (self->card_width == width)
    return;

  self->card_width = width;
  tablee_card_stack_set_card_width (self->stack, width);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
}
