/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that lie on one another. */
#include "config.h"
#include "card-stack.h"

#include "card-face.h"
#include "card-holder.h"
#include "widgets-style.h"

enum
{
  DEFAULT_WIDTH = 72,
  SPREAD_CARDS = 5,  /* so many get as much room as they would like */
  MAX_DEPTH = 3,
};

struct _TableeCardStack
{
  GtkWidget   parent_instance;

  GtkWidget  *badge;
  GtkWidget  *words;
  TableeCard *cards;
  gsize       n_cards;
  int         depth;
  int         card_width;
  GHashTable *hidden;    /* ids of cards that are on their way here, */
  gsize       n_hidden;  /* and how many without one: the last */
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeCardStack, tablee_card_stack, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

/* Whatever it is called, the last one that lies there. */
static int
resolve_id (TableeCardStack *self,
            int              id)
{
  for (gsize i = 0; id != TABLEE_NO_CARD && i < self->n_cards; i++)
    if (self->cards[i].id == id)
      return (int) i;

  return (int) self->n_cards - 1;
}

static float
get_room (TableeCardStack *self)
{
  return (float) MAX (gtk_widget_get_width (GTK_WIDGET (self)) - self->card_width, 0);
}

/* From one card to the next, so that its band can be read. */
static float
get_wide_step (TableeCardStack *self)
{
  return (float) tablee_card_face_get_band (self->card_width) + 2;
}

static gboolean
are_alike (TableeCardStack *self)
{
  for (gsize i = 1; i < self->n_cards; i++)
    if (self->cards[i].bean != self->cards[0].bean || g_strcmp0 (self->cards[i].value, self->cards[0].value) != 0)
      return FALSE;

  return TRUE;
}

/* Whether the lowest and the uppermost can be read and all between them say the same: these need no more than an edge. */
static gboolean
is_bundled (TableeCardStack *self)
{
  float room = get_room (self);

  return self->n_cards > 2 && room >= get_wide_step (self) && room < get_wide_step (self) * (float) (self->n_cards - 1) && are_alike (self);
}

/* From the left of the lowest card to that of the one at @index. */
static float
get_offset (TableeCardStack *self,
            int              index)
{
  float wide = get_wide_step (self);

  if (self->n_cards < 2 || index == 0)
    return 0;
  if (is_bundled (self))
    return wide + (get_room (self) - wide) / (float) (self->n_cards - 2) * (float) (index - 1);

  return MIN (get_room (self) / (float) (self->n_cards - 1), wide) * (float) index;
}

gboolean
tablee_card_stack_get_card_bounds (TableeCardStack *self,
                                   int              id,
                                   graphene_rect_t *bounds)
{
  int index = MAX (resolve_id (self, id), 0);
  float used = (float) self->card_width + get_offset (self, MAX ((int) self->n_cards - 1, 0));
  float start = MAX (((float) gtk_widget_get_width (GTK_WIDGET (self)) - used) / 2, 0);

  graphene_rect_init (bounds, start + get_offset (self, index), 0, (float) self->card_width,
                      (float) tablee_card_face_get_height (self->card_width));
  return TRUE;
}

static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  return tablee_card_stack_get_card_bounds (TABLEE_CARD_STACK (holder), id, bounds);
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  TableeCardStack *self = TABLEE_CARD_STACK (holder);

  if (id == TABLEE_NO_CARD)
    self->n_hidden = hidden ? self->n_hidden + 1 : MAX (self->n_hidden, 1) - 1;
  else if (hidden)
    g_hash_table_add (self->hidden, GINT_TO_POINTER (id));
  else
    g_hash_table_remove (self->hidden, GINT_TO_POINTER (id));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

static gboolean
is_hidden (TableeCardStack *self,
           gsize            index)
{
  if (index + self->n_hidden >= self->n_cards)
    return TRUE;

  return self->cards[index].id != TABLEE_NO_CARD &&
         g_hash_table_contains (self->hidden, GINT_TO_POINTER (self->cards[index].id));
}

static void
tablee_card_stack_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  TableeCardStack *self = TABLEE_CARD_STACK (widget);
  int spread = CLAMP ((int) self->n_cards, 1, SPREAD_CARDS) - 1;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = tablee_card_face_get_height (self->card_width);
      return;
    }

  *minimum = self->card_width;
  *natural = self->card_width + spread * (tablee_card_face_get_band (self->card_width) + 2);
}

/* Words get all the room; without any, the outline has the shape of a card. */
static void
allocate_words (TableeCardStack *self,
                int              width,
                int              height,
                int              card_x)
{
  GtkAllocation place = { card_x, 0, self->card_width, tablee_card_face_get_height (self->card_width) };
  int min_width;
  int min_height;

  if (!gtk_widget_should_layout (self->words))
    return;
  if (*gtk_label_get_label (GTK_LABEL (self->words)) != '\0')
    place = (GtkAllocation) { 0, 0, width, height };

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  place.width = MAX (place.width, min_width);
  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, place.width, &min_height, NULL, NULL, NULL);
  place.height = MAX (place.height, min_height);
  gtk_widget_size_allocate (self->words, &place, -1);
}

static void
tablee_card_stack_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TableeCardStack *self = TABLEE_CARD_STACK (widget);
  graphene_rect_t top;
  GtkRequisition size;

  tablee_card_stack_get_card_bounds (self, TABLEE_NO_CARD, &top);
  gtk_widget_get_preferred_size (self->badge, &size, NULL);
  gtk_widget_size_allocate (self->badge,
                            &(GtkAllocation) { (int) (top.origin.x + top.size.width) - size.width + 6, -MIN (size.height / 3, 7), size.width,
                                               size.height }, -1);
  allocate_words (self, width, height, (int) top.origin.x);
}

/* What shows of the cards below: their edges. */
static void
snapshot_depth (TableeCardStack *self,
                GtkSnapshot     *snapshot,
                float            x)
{
  TableeCard below = { .back = self->cards[0].back };

  for (int i = self->depth; i > 0; i--)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + 1.5f * (float) i, 2.5f * (float) i));
      tablee_card_face_snapshot (snapshot, &below, self->card_width, GTK_WIDGET (self));
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_card (TableeCardStack  *self,
               GtkSnapshot      *snapshot,
               const TableeCard *card,
               float             x)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 0));
  tablee_card_face_snapshot_below (snapshot, card, self->card_width);
  tablee_card_face_snapshot (snapshot, card, self->card_width, GTK_WIDGET (self));
  tablee_card_face_snapshot_over (snapshot, card, self->card_width);
  gtk_snapshot_restore (snapshot);
}

static gsize
find_uppermost (TableeCardStack *self)
{
  gsize uppermost = 0;

  for (gsize i = 0; i < self->n_cards; i++)
    uppermost = is_hidden (self, i) ? uppermost : i;

  return uppermost;
}

static void
tablee_card_stack_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TableeCardStack *self = TABLEE_CARD_STACK (widget);
  gboolean bundled = is_bundled (self);
  gsize uppermost = find_uppermost (self);
  graphene_rect_t bounds;

  tablee_card_stack_get_card_bounds (self, TABLEE_NO_CARD, &bounds);
  bounds.origin.x -= get_offset (self, MAX ((int) self->n_cards - 1, 0));
  if (self->n_cards > 0)
    snapshot_depth (self, snapshot, bounds.origin.x);
  for (gsize i = 0; i < self->n_cards; i++)
    {
      TableeCard card = self->cards[i];

      card.plain = bundled && i > 0 && i < uppermost;
      if (!is_hidden (self, i))
        snapshot_card (self, snapshot, &card, bounds.origin.x + get_offset (self, (int) i));
    }
  GTK_WIDGET_CLASS (tablee_card_stack_parent_class)->snapshot (widget, snapshot);
}

static void
tablee_card_stack_dispose (GObject *object)
{
  TableeCardStack *self = TABLEE_CARD_STACK (object);

  g_clear_pointer (&self->badge, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);

  G_OBJECT_CLASS (tablee_card_stack_parent_class)->dispose (object);
}

static void
tablee_card_stack_finalize (GObject *object)
{
  TableeCardStack *self = TABLEE_CARD_STACK (object);

  tablee_cards_free (self->cards, self->n_cards);
  g_hash_table_unref (self->hidden);

  G_OBJECT_CLASS (tablee_card_stack_parent_class)->finalize (object);
}

static void
tablee_card_stack_class_init (TableeCardStackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  object_class->dispose = tablee_card_stack_dispose;
  object_class->finalize = tablee_card_stack_finalize;
  widget_class->measure = tablee_card_stack_measure;
  widget_class->size_allocate = tablee_card_stack_size_allocate;
  widget_class->snapshot = tablee_card_stack_snapshot;

  gtk_widget_class_set_css_name (widget_class, "card-stack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tablee_card_stack_init (TableeCardStack *self)
{
  self->card_width = DEFAULT_WIDTH;
  self->hidden = g_hash_table_new (NULL, NULL);
  self->words = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->words), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->words, "empty");
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->badge, "badge");
  gtk_widget_set_visible (self->badge, FALSE);
  gtk_widget_set_parent (self->badge, GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *
tablee_card_stack_new (void)
{
  return g_object_new (TABLEE_TYPE_CARD_STACK, NULL);
}

void
tablee_card_stack_set_cards (TableeCardStack  *self,
                             const TableeCard *cards,
                             gsize             n_cards)
{
  TableeCard *copies;

  g_return_if_fail (TABLEE_IS_CARD_STACK (self));
  g_return_if_fail (cards != NULL || n_cards == 0);

  if (tablee_cards_equal (cards, n_cards, self->cards, self->n_cards))
    return;

  copies = tablee_cards_copy (cards, n_cards);
  tablee_cards_free (self->cards, self->n_cards);
  self->cards = copies;
  self->n_cards = n_cards;
  gtk_widget_set_visible (self->words, n_cards == 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
tablee_card_stack_get_top_id (TableeCardStack *self)
{
  g_return_val_if_fail (TABLEE_IS_CARD_STACK (self), TABLEE_NO_CARD);

  return self->n_cards > 0 ? self->cards[self->n_cards - 1].id : TABLEE_NO_CARD;
}

void
tablee_card_stack_set_badge (TableeCardStack *self,
                             const char      *badge)
{
  g_return_if_fail (TABLEE_IS_CARD_STACK (self));

  gtk_label_set_label (GTK_LABEL (self->badge), badge != NULL ? badge : "");
  gtk_widget_set_visible (self->badge, badge != NULL && *badge != '\0');
}

void
tablee_card_stack_set_depth (TableeCardStack *self,
                             int              depth)
{
  g_return_if_fail (TABLEE_IS_CARD_STACK (self));

  self->depth = CLAMP (depth, 0, MAX_DEPTH);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tablee_card_stack_set_empty (TableeCardStack *self,
                             const char      *empty)
{
  g_return_if_fail (TABLEE_IS_CARD_STACK (self));

  gtk_label_set_label (GTK_LABEL (self->words), empty != NULL ? empty : "");
}

void
tablee_card_stack_set_card_width (TableeCardStack *self,
                                  int              width)
{
  g_return_if_fail (TABLEE_IS_CARD_STACK (self));

  self->card_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
