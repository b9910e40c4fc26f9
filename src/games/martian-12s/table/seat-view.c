/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat with its stack, purse and status. */
#include "config.h"
#include "seat-view.h"

#include <glib/gi18n.h>

#include "widgets/children.h"
#include "widgets/glow.h"
#include "widgets/seat-plate.h"
#include "widgets/widgets-style.h"

enum { PADDING = 6 };

struct _M12SeatView
{
  GtkWidget        parent_instance;

  TableeSeatPlate *plate;
  TableeTagView   *balance;
  TableeTagView   *points;  /* beside who sits there */
  TableeTagView   *total;   /* of the near seat, at its end */
  M12StackView    *stack;

  M12SeatForm      form;
};

G_DEFINE_FINAL_TYPE (M12SeatView, m12_seat_view, GTK_TYPE_WIDGET)

static const char *const form_classes[] = {
  [M12_SEAT_OTHER] = "other",
  [M12_SEAT_NEAR] = "near",
  [M12_SEAT_STRIP] = "strip",
};

/* Before anything is made of a seat, and when nothing is any more. */
static M12Status
get_status (const M12Standing *standing)
{
  return standing->over ? M12_ACTIVE : (M12Status) standing->seat->status;
}

/* What the round, or the game, made of a seat: for the eye, and as a sentence. None while it plays. */
static void
bind_state (M12SeatView       *self,
            const M12Standing *standing)
{
  gboolean yours = standing->yours;
  M12Status status = get_status (standing);

  if (standing->over && standing->winner)
    tablee_seat_plate_set_state (self->plate, C_("seat", "★ Winner"), yours ? _("You win the game.") : _("Wins the game."));
  else if (standing->winner)
    tablee_seat_plate_set_state (self->plate, C_("seat", "★ Won"), yours ? _("You win the round.") : _("Wins the round."));
  else if (status == M12_PASSED)
    tablee_seat_plate_set_state (self->plate, C_("seat", "✓ Passed"), yours ? _("You have passed.") : _("Has passed."));
  else if (status == M12_POPPED)
    tablee_seat_plate_set_state (self->plate, C_("seat", "✗ Popped"), yours ? _("You have popped.") : _("Has popped."));
  else if (status == M12_OUT)
    tablee_seat_plate_set_state (self->plate, C_("seat", "Sits out"), yours ? _("You sit out the round.") : _("Sits out the round."));
  else
    tablee_seat_plate_set_state (self->plate, NULL, NULL);
}

static char *
dup_points (const M12Standing *standing)
{
  int points = standing->seat->points;

  if (standing->ahead)
    return g_strdup_printf (ngettext ("%d point: ahead in this round.", "%d points: ahead in this round.", (gulong) points), points);

  return g_strdup_printf (ngettext ("%d point.", "%d points.", (gulong) points), points);
}

/* Sentences that stand each by themselves. */
static void
bind_numbers (M12SeatView       *self,
              const M12Standing *standing)
{
  const M12Seat *seat = standing->seat;
  const char *balance = standing->balance;
  g_autofree char *number = g_strdup_printf ("%d", seat->points);
  g_autofree char *pyramids = g_strdup_printf (ngettext ("%d pyramid.", "%d pyramids.", seat->height), seat->height);
  g_autofree char *points = dup_points (standing);
  /* Translators: an amount of money, or of tokens */
  g_autofree char *money = g_strdup_printf (_("Balance: %s."), balance);
  g_autofree char *spoken = g_strjoin (" ", pyramids, points, money, NULL);

  tablee_tag_view_set_label (self->balance, balance, money);
  tablee_tag_view_set_label (self->points, number, points);
  tablee_tag_view_set_label (self->total, number, points);
  tablee_seat_plate_set_spoken (self->plate, spoken);
}

/*
 * Layout
 */

static int
get_natural (gpointer       child,
             GtkOrientation orientation,
             int            for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* How high the plate is at @width. In a strip it gets less than it needs at least, and is as high as if it had that. */
static int
get_plate_height (M12SeatView *self,
                  int          width)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (self->plate), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return get_natural (self->plate, GTK_ORIENTATION_VERTICAL, MAX (width, least));
}

/* Everything in a row: who, the stack, the total. */
static void
allocate_near (M12SeatView *self,
               int          width,
               int          height)
{
  int who = CLAMP (get_natural (self->plate, GTK_ORIENTATION_HORIZONTAL, -1), CLAMP (width * 22 / 100, 76, 420), width * 34 / 100);
  int total_width = get_natural (self->total, GTK_ORIENTATION_HORIZONTAL, -1);
  int total_height = get_natural (self->total, GTK_ORIENTATION_VERTICAL, -1);

  tablee_widget_place_along (GTK_WIDGET (self), self->plate, PADDING, 0, who, height);
  tablee_widget_place_along (GTK_WIDGET (self), self->stack, who + 2 * PADDING, PADDING + 2, width - who - total_width - 6 * PADDING,
                             height - 2 * PADDING - 2);
  tablee_widget_place_along (GTK_WIDGET (self), self->total, width - total_width - 2 * PADDING, (height - total_height) / 2, total_width,
                             total_height);
}

/* Who, with the total, above the stack. */
static void
allocate_other (M12SeatView *self,
                int          width,
                int          height)
{
  int plate_height = get_plate_height (self, width);

  tablee_widget_place_along (GTK_WIDGET (self), self->plate, 0, 0, width, plate_height);
  tablee_widget_place (self->stack, PADDING, plate_height, width - 2 * PADDING, height - plate_height - PADDING);
}

static void
m12_seat_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  M12SeatView *self = M12_SEAT_VIEW (widget);

  if (self->form == M12_SEAT_NEAR)
    allocate_near (self, width, height);
  else
    allocate_other (self, width, height);
}

static void
m12_seat_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 72 : 76;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 260 : 190;
}

/* Tab stops once at a seat, at its plate; arrows travel through its stack. */
static gboolean
m12_seat_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  M12SeatView *self = M12_SEAT_VIEW (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean in_stack = focus == GTK_WIDGET (self->stack);

  if (focus == NULL)
    {
      if (direction == GTK_DIR_LEFT && gtk_widget_child_focus (GTK_WIDGET (self->stack), direction))
        return TRUE;
      return gtk_widget_grab_focus (GTK_WIDGET (self->plate));
    }
  if (direction == GTK_DIR_RIGHT || (direction == GTK_DIR_LEFT && in_stack))
    {
      if (gtk_widget_child_focus (GTK_WIDGET (self->stack), direction))
        return TRUE;
      return direction == GTK_DIR_LEFT && gtk_widget_grab_focus (GTK_WIDGET (self->plate));
    }

  return FALSE;
}

static void
m12_seat_view_dispose (GObject *object)
{
  M12SeatView *self = M12_SEAT_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), M12_TYPE_SEAT_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (m12_seat_view_parent_class)->dispose (object);
}

/* Whose turn it is, or who has won. */
static void
m12_seat_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  static const TableeGlow turn = { .corner = 18, .spread = 8, .softness = 34, .opacity = 0.65f, .dark = 0.38f };
  static const TableeGlow winner = { .corner = 18, .spread = 12, .softness = 44, .opacity = 0.8f, .dark = 0.55f };

  if (gtk_widget_has_css_class (widget, "winner"))
    tablee_glow_snapshot (&winner, widget, snapshot);
  else if (gtk_widget_has_css_class (widget, "turn"))
    tablee_glow_snapshot (&turn, widget, snapshot);
  GTK_WIDGET_CLASS (m12_seat_view_parent_class)->snapshot (widget, snapshot);
}

static void
m12_seat_view_class_init (M12SeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_seat_view_dispose;
  widget_class->measure = m12_seat_view_measure;
  widget_class->size_allocate = m12_seat_view_size_allocate;
  widget_class->focus = m12_seat_view_focus;
  widget_class->snapshot = m12_seat_view_snapshot;

  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  g_type_ensure (M12_TYPE_STACK_VIEW);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, plate);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, balance);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, points);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, total);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, stack);
}

static void
m12_seat_view_init (M12SeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stack), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Stack"), -1);
}

GtkWidget *
m12_seat_view_new (TableeSeat *player)
{
  M12SeatView *self = g_object_new (M12_TYPE_SEAT_VIEW, NULL);

  tablee_seat_plate_set_seat (self->plate, player);
  return GTK_WIDGET (self);
}

void
m12_seat_view_set_form (M12SeatView *self,
                        M12SeatForm  form,
                        int          portrait)
{
  gboolean near = form == M12_SEAT_NEAR;

  g_return_if_fail (M12_IS_SEAT_VIEW (self));

  for (gsize i = 0; i < G_N_ELEMENTS (form_classes); i++)
    tablee_widget_set_class (GTK_WIDGET (self), form_classes[i], i == form);
  tablee_seat_plate_set_upright (self->plate, near);
  tablee_seat_plate_set_portrait_size (self->plate, portrait);
  g_object_set (self->balance, "shape", form == M12_SEAT_STRIP ? TABLEE_TAG_PLAIN : TABLEE_TAG_COIN, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->points), !near);
  gtk_widget_set_visible (GTK_WIDGET (self->total), near);
  self->form = form;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
m12_seat_view_set_standing (M12SeatView       *self,
                            const M12Standing *standing)
{
  const M12Seat *seat;
  M12Status status;

  g_return_if_fail (M12_IS_SEAT_VIEW (self));
  g_return_if_fail (standing != NULL);

  seat = standing->seat;
  status = get_status (standing);
  tablee_widget_set_class (GTK_WIDGET (self), "turn", standing->turn != TABLEE_TURN_NONE && seat->status == M12_ACTIVE);
  tablee_widget_set_class (GTK_WIDGET (self), "passed", status == M12_PASSED);
  tablee_widget_set_class (GTK_WIDGET (self), "popped", status == M12_POPPED);
  tablee_widget_set_class (GTK_WIDGET (self), "out", status == M12_OUT);
  tablee_widget_set_class (GTK_WIDGET (self), "winner", standing->winner);
  tablee_widget_set_class (GTK_WIDGET (self), "ahead", standing->ahead);
  tablee_widget_set_class (GTK_WIDGET (self), "over", standing->over);

  bind_numbers (self, standing);
  tablee_seat_plate_set_turn (self->plate, standing->turn);
  tablee_seat_plate_set_yours (self->plate, standing->yours);
  g_object_set (self->plate, "standing", (int) standing->standing, NULL);
  bind_state (self, standing);
  m12_stack_view_set_pyramids (self->stack, seat->stack, seat->height);
}

void
m12_seat_view_set_marked (M12SeatView *self,
                          gboolean     marked)
{
  g_return_if_fail (M12_IS_SEAT_VIEW (self));

  tablee_widget_set_class (GTK_WIDGET (self), "marked", marked);
}

M12StackView *
m12_seat_view_get_stack (M12SeatView *self)
{
  g_return_val_if_fail (M12_IS_SEAT_VIEW (self), NULL);

  return self->stack;
}

GtkWidget *
m12_seat_view_get_purse (M12SeatView *self)
{
  g_return_val_if_fail (M12_IS_SEAT_VIEW (self), NULL);

  return GTK_WIDGET (self->balance);
}
