/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat with its collections, hand and points. */
#include "config.h"
#include "seat-view.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-beans/words/terms.h"
#include "present/format.h"
#include "widgets/calm-tooltip.h"
#include "widgets/card-face.h"
#include "widgets/children.h"
#include "widgets/widgets-style.h"

struct _SbSeatView
{
  GtkWidget        parent_instance;

  TableeSeatPlate *plate;
  TableeTagView   *total;
  TableeTagView   *hand;
  GtkLabel        *arrow;
  GtkBox          *cards;
  TableeFieldView *visible;
  TableeFieldView *secret;
  TableePileView  *points;

  SbSeatForm       form;
};

G_DEFINE_FINAL_TYPE (SbSeatView, sb_seat_view, GTK_TYPE_WIDGET)

enum
{
  SLOT_CLICKED,
  CARD_DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const form_classes[] = {
  [SB_SEAT_OTHER] = "other",
  [SB_SEAT_NEAR] = "near",
  [SB_SEAT_STRIP] = "strip",
  [SB_SEAT_LINE] = "strip",
  [SB_SEAT_ROW] = "strip",
  [SB_SEAT_NEAR_STRIP] = "near-strip",
};

static gboolean
is_strip (SbSeatForm form)
{
  return form == SB_SEAT_STRIP || form == SB_SEAT_LINE || form == SB_SEAT_ROW;
}

/* Of a collection the last card stands for all. */
static gboolean
is_terse (SbSeatForm form)
{
  return form == SB_SEAT_STRIP || form == SB_SEAT_LINE;
}

/* Where there is room for words. */
static gboolean
is_near (SbSeatView *self)
{
  return self->form == SB_SEAT_NEAR || self->form == SB_SEAT_NEAR_STRIP;
}

/*
 * Collections
 */

/* Of one's own also what is nothing yet; of the others what would be something. */
static char *
dup_worth (SbSeatView *self,
           SbCards     collection)
{
  int worth = sb_cards_empty (collection) ? 0 : sb_worth (collection);

  if (sb_cards_empty (collection) || is_strip (self->form) || (worth == 0 && !is_near (self)))
    return NULL;

  return g_strdup_printf ("%d", worth);
}

static const char *
get_empty_words (SbSeatView *self,
                 SbSlot      slot)
{
  if (!is_near (self))
    return NULL;

  return slot == SB_SECRET ? C_("collection", "no secret collection") : C_("collection", "no collection");
}

/* Of what has little room, or lies face down anyway, the last card stands for all. */
static guint
count_shown (SbSeatView *self,
             SbSlot      slot,
             int         hidden,
             guint       count)
{
  gboolean one = is_terse (self->form) || (!is_near (self) && slot == SB_SECRET && hidden > 0);

  return one ? MIN (count, 1) : count;
}

/* On a small card a badge would hide what is written there. */
static void
write_count (TableeCard *face,
             const char *count)
{
  g_free ((gpointer) face->value);
  face->value = g_strdup (count);
}

static void
bind_collection (SbSeatView       *self,
                 const SbStanding *standing,
                 SbSlot            slot)
{
  SbCards collection = slot == SB_SECRET ? standing->seat->secret : standing->seat->visible;
  int hidden = slot == SB_SECRET ? standing->seat->secret_hidden : 0;
  g_autoptr (GArray) faces = sb_faces_new (collection, hidden);
  g_autofree char *worth = dup_worth (self, collection);
  g_autofree char *outlook = is_near (self) && !standing->over ? sb_words_outlook (collection) : NULL;
  g_autofree char *title = NULL;
  g_autofree char *spoken = sb_words_collection (standing->label, slot, collection, hidden);
  gboolean on_card = is_terse (self->form) && hidden == 0;
  g_autofree char *count = faces->len > 1 ? g_strdup_printf ("×%u", faces->len) : NULL;
  guint shown = count_shown (self, slot, hidden, faces->len);
  TableeField field = {
    .cards = (const TableeCard *) (gpointer) faces->data + (faces->len - shown),
    .n_cards = shown,
    .count = on_card ? "" : count,
    .worth = worth,
    .note = self->form == SB_SEAT_NEAR ? NULL : outlook,
    .spoken = spoken,
    .empty = get_empty_words (self, slot),
    .id = slot,
    .available = (standing->available & 1u << slot) != 0,
    .marked = (standing->marked & 1u << slot) != 0,
  };

  if (on_card && count != NULL)
    write_count (&g_array_index (faces, TableeCard, faces->len - 1), count);
  if (is_near (self))
    field.title = slot == SB_SECRET ? C_("collection", "Secret") : C_("collection", "Visible");
  /* In a wide window there is room for both in a line, and not for another line. */
  if (self->form == SB_SEAT_NEAR && outlook != NULL)
    /* Translators: "Visible" or "Secret": a collection, and what would make it worth more: "worth 4 with a 4" */
    field.title = title = g_strdup_printf (C_("collection", "%1$s: %2$s"), field.title, outlook);
  tablee_field_view_set_field (slot == SB_SECRET ? self->secret : self->visible, &field);
}

/*
 * Points
 */

static char *
dup_spoken_points (const SbStanding *standing)
{
  SbCards cards = standing->seat->points;
  int points = sb_points (cards);
  g_autofree char *list = NULL;

  if (sb_cards_empty (cards))
    return g_strdup_printf (_("%s: nothing on the point pile."), standing->label);

  list = sb_words_cards (cards);
  /* Translators: name of a player, number of points, cards ("Klingbohnen 4 5 and Bluebeans 3") */
  return g_strdup_printf (ngettext ("%1$s: %2$d point on the pile, %3$s.", "%1$s: %2$d points on the pile, %3$s.",
                                    (gulong) points),
                          standing->label, points, list);
}

/* Where there is no plate, the pile says what it is worth. */
static char *
dup_caption (SbSeatView       *self,
             const SbStanding *standing)
{
  int points = sb_points (standing->seat->points) + standing->sold;

  if (self->form == SB_SEAT_NEAR_STRIP)
    return g_strdup_printf ("★ %d", points);

  return self->form == SB_SEAT_NEAR ? g_strdup (C_("cards", "Points")) : NULL;
}

/* The one that came last, as far as that is known. */
static const TableeCard *
find_top (GArray           *faces,
          const SbStanding *standing)
{
  const TableeCard *cards = (const TableeCard *) (gpointer) faces->data;

  for (guint i = 0; i < faces->len; i++)
    if (sb_face_card (cards[i].id) + 1 == standing->scored)
      return &cards[i];

  return faces->len > 0 ? &cards[faces->len - 1] : NULL;
}

static void
bind_points (SbSeatView       *self,
             const SbStanding *standing)
{
  g_autoptr (GArray) faces = sb_faces_new (standing->seat->points, 0);
  g_autofree char *spoken = dup_spoken_points (standing);
  g_autofree char *caption = dup_caption (self, standing);
  const TableeCard *contents = (const TableeCard *) (gpointer) faces->data;

  tablee_pile_view_set_pile (self->points, &(TableePile) {
    .top = find_top (faces, standing),
    .count = -1,
    .caption = caption,
    .spoken = spoken,
    .contents = contents,
    .n_contents = faces->len,
    .marked = (standing->marked & SB_MARK_POINTS) != 0,
  });
}

/*
 * Who
 */

static void
bind_plate (SbSeatView       *self,
            const SbStanding *standing)
{
  int points = sb_points (standing->seat->points) + standing->sold;
  int hand = sb_hand_count (standing->seat);
  g_autofree char *total = g_strdup_printf ("%d", points);
  g_autofree char *count = g_strdup_printf ("%d", hand);
  g_autofree char *spoken_total = tablee_format_points (points);
  g_autofree char *spoken_hand = g_strdup_printf (ngettext ("%d card in the hand", "%d cards in the hand", (gulong) hand), hand);
  /* Translators: name of a player */
  g_autofree char *passes = g_strdup_printf (standing->yours ? _("You pass your hand to %s") : _("Passes the hand to %s"),
                                             standing->passes_to);
  /* Translators: sentences: "12 points", "5 cards in the hand", "Passes the hand to Bo" */
  g_autofree char *spoken = g_strdup_printf (C_("sentences", "%1$s. %2$s. %3$s."), spoken_total, spoken_hand, passes);

  tablee_seat_plate_set_seat (self->plate, standing->player);
  tablee_seat_plate_set_turn (self->plate, standing->turn);
  tablee_seat_plate_set_yours (self->plate, standing->yours);
  tablee_seat_plate_set_spoken (self->plate, spoken);
  tablee_tag_view_set_label (self->total, total, spoken_total);
  tablee_tag_view_set_label (self->hand, count, spoken_hand);
  gtk_label_set_label (self->arrow, standing->arrow);
  tablee_widget_set_tooltip (GTK_WIDGET (self->arrow), passes);
}

/*
 * What is done
 */

static void
visible_clicked_cb (SbSeatView *self)
{
  g_signal_emit (self, signals[SLOT_CLICKED], 0, SB_VISIBLE);
}

static void
secret_clicked_cb (SbSeatView *self)
{
  g_signal_emit (self, signals[SLOT_CLICKED], 0, SB_SECRET);
}

static void
visible_dropped_cb (SbSeatView *self,
                    int         id)
{
  g_signal_emit (self, signals[CARD_DROPPED], 0, SB_VISIBLE, id);
}

static void
secret_dropped_cb (SbSeatView *self,
                   int         id)
{
  g_signal_emit (self, signals[CARD_DROPPED], 0, SB_SECRET, id);
}

/*
 * The widget
 */

static void
sb_seat_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SB_TYPE_SEAT_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (sb_seat_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_PILE_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-beans/seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, plate);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, total);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, hand);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, arrow);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, cards);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, visible);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, secret);
  gtk_widget_class_bind_template_child (widget_class, SbSeatView, points);
  gtk_widget_class_bind_template_callback (widget_class, visible_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, secret_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_dropped_cb);
  gtk_widget_class_bind_template_callback (widget_class, secret_dropped_cb);
}

static void
sb_seat_view_class_init (SbSeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sb_seat_view_dispose;

  signals[SLOT_CLICKED] = g_signal_new ("slot-clicked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CARD_DROPPED] = g_signal_new ("card-dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
sb_seat_view_init (SbSeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *
sb_seat_view_new (void)
{
  return g_object_new (SB_TYPE_SEAT_VIEW, NULL);
}

/* Collections that come and go shall not move the table: the cards, and the lines above and below them. */
static int
get_cards_height (SbSeatForm form,
                  int        card_width)
{
  static const int lines[] = {
    [SB_SEAT_OTHER] = 12,
    [SB_SEAT_NEAR] = 50,
    [SB_SEAT_STRIP] = 8,
    [SB_SEAT_LINE] = 4,
    [SB_SEAT_ROW] = 8,
    [SB_SEAT_NEAR_STRIP] = 48,
  };

  return tablee_card_face_get_height (card_width) + lines[form];
}

void
sb_seat_view_set_form (SbSeatView *self,
                       SbSeatForm  form,
                       int         card_width)
{
  GtkLayoutManager *layout;

  g_return_if_fail (SB_IS_SEAT_VIEW (self));

  for (gsize i = 0; i < G_N_ELEMENTS (form_classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), form_classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), form_classes[form]);
  tablee_widget_set_class (GTK_WIDGET (self), "line", form == SB_SEAT_LINE);
  self->form = form;

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  form == SB_SEAT_NEAR || form == SB_SEAT_LINE ? GTK_ORIENTATION_HORIZONTAL
                                                                              : GTK_ORIENTATION_VERTICAL);
  tablee_seat_plate_set_compact (self->plate, form != SB_SEAT_NEAR);
  gtk_widget_set_visible (GTK_WIDGET (self->plate), form != SB_SEAT_NEAR_STRIP);
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), !is_terse (form));
  gtk_widget_set_hexpand (GTK_WIDGET (self->plate), form != SB_SEAT_NEAR);
  gtk_widget_set_valign (GTK_WIDGET (self->plate), form == SB_SEAT_NEAR ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_box_set_spacing (self->cards, is_strip (form) ? 2 : 6);
  gtk_widget_set_size_request (GTK_WIDGET (self->cards), -1, get_cards_height (form, card_width));
  tablee_field_view_set_card_width (self->visible, card_width);
  tablee_field_view_set_card_width (self->secret, card_width);
  tablee_field_view_set_flat (self->visible, form == SB_SEAT_OTHER);
  tablee_field_view_set_flat (self->secret, form == SB_SEAT_OTHER);
  tablee_pile_view_set_card_width (self->points, card_width);
  gtk_widget_set_hexpand (GTK_WIDGET (self->secret), is_near (self));
}

void
sb_seat_view_set_standing (SbSeatView       *self,
                           const SbStanding *standing)
{
  g_return_if_fail (SB_IS_SEAT_VIEW (self));

  bind_plate (self, standing);
  bind_collection (self, standing, SB_VISIBLE);
  bind_collection (self, standing, SB_SECRET);
  bind_points (self, standing);
}

GtkWidget *
sb_seat_view_get_collection (SbSeatView *self,
                             SbSlot      slot)
{
  g_return_val_if_fail (SB_IS_SEAT_VIEW (self), NULL);

  return GTK_WIDGET (slot == SB_SECRET ? self->secret : self->visible);
}

GtkWidget *
sb_seat_view_get_points (SbSeatView *self)
{
  g_return_val_if_fail (SB_IS_SEAT_VIEW (self), NULL);

  return GTK_WIDGET (self->points);
}

GtkWidget *
sb_seat_view_get_hand (SbSeatView *self)
{
  g_return_val_if_fail (SB_IS_SEAT_VIEW (self), NULL);

  return GTK_WIDGET (self->hand);
}
