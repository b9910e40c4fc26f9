/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "seat-view.h"

#include <glib/gi18n.h>

#include "widgets/children.h"
#include "widgets/picture.h"
#include "widgets/widgets-style.h"

struct _M12SeatView
{
  GtkWidget      parent_instance;

  TableePicture *portrait;
  GtkLabel      *name;
  GtkLabel      *balance;
  GtkLabel      *points;
  GtkLabel      *status;
  M12StackView  *stack;

  TableeSeat    *player;
  M12SeatForm    form;
};

G_DEFINE_FINAL_TYPE (M12SeatView, m12_seat_view, GTK_TYPE_WIDGET)

static const char *const form_classes[] = {
  [M12_SEAT_OTHER] = "other",
  [M12_SEAT_NEAR] = "near",
  [M12_SEAT_STRIP] = "strip",
};

static const char *
get_status_text (const M12Seat *seat,
                 TableeTurn     turn,
                 gboolean       winner)
{
  if (winner)
    return C_("seat", "★ Wins");

  switch ((M12Status) seat->status)
    {
    case M12_PASSED:
      return C_("seat", "✓ Passed");
    case M12_POPPED:
      return C_("seat", "✗ Popped");
    case M12_OUT:
      return C_("seat", "Sits out");
    case M12_ACTIVE:
    default:
      return tablee_turn_get_words (turn);
    }
}

/* Sentences that stand each by themselves. */
static char *
dup_spoken (M12SeatView   *self,
            const M12Seat *seat,
            const char    *balance,
            TableeTurn     turn,
            gboolean       winner)
{
  g_autofree char *pyramids = g_strdup_printf (ngettext ("%d pyramid.", "%d pyramids.", seat->height), seat->height);
  g_autofree char *points = g_strdup_printf (ngettext ("%d point.", "%d points.", seat->points), seat->points);
  /* Translators: an amount of money, or of tokens */
  g_autofree char *money = g_strdup_printf (_("Balance: %s."), balance);
  const char *state = NULL;

  if (winner)
    state = _("Wins the round.");
  else if (seat->status == M12_PASSED)
    state = _("Has passed.");
  else if (seat->status == M12_POPPED)
    state = _("Has popped.");
  else if (seat->status == M12_OUT)
    state = _("Sits out the round.");
  else
    state = tablee_turn_get_spoken (turn);

  return g_strjoin (" ", tablee_seat_get_name (self->player), "·", pyramids, points, money, state, NULL);
}

static void
bind_player (M12SeatView *self)
{
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (self->player));

  tablee_picture_set_art (self->portrait, art);
  gtk_label_set_label (self->name, tablee_seat_get_name (self->player));
}

/*
 * Layout
 */

static int
get_natural (GtkLabel       *label,
             GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (label), orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
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
  int min_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &min_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, min_width), MAX (height, min_height) }, -1);
}

/* Everything in a row: who, the stack, the total. */
static void
allocate_near (M12SeatView *self,
               int          width,
               int          height)
{
  int padding = MAX (height / 14, 6);
  int name_width = MIN (get_natural (self->name, GTK_ORIENTATION_HORIZONTAL), width * 34 / 100);
  int who = MAX (CLAMP (width * 22 / 100, 76, 420), name_width);
  int name_height = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int balance_height = get_natural (self->balance, GTK_ORIENTATION_VERTICAL);
  int portrait = MIN (MIN (height - 2 * padding - name_height - balance_height, height * 52 / 100), who);
  int points_width = get_natural (self->points, GTK_ORIENTATION_HORIZONTAL);
  int points_height = get_natural (self->points, GTK_ORIENTATION_VERTICAL);
  int y = (height - portrait - name_height - balance_height) / 2;
  int x = padding * 2;

  place (self->portrait, x + (who - portrait) / 2, y, portrait, portrait);
  place (self->name, x, y + portrait, who, name_height);
  place (self->balance, x, y + portrait + name_height, who, balance_height);
  place (self->stack, x + who + padding, padding + 2, width - who - points_width - 6 * padding, height - 2 * padding - 2);
  place (self->points, width - points_width - 2 * padding, (height - points_height) / 2, points_width, points_height);
}

/* Who and the total above the stack; the name gets a line of its own where there is little room. */
static void
allocate_other (M12SeatView *self,
                int          width,
                int          height)
{
  gboolean tight = width < 210;
  int padding = tight ? 6 : 10;
  int portrait = CLAMP (height / 4, 24, 120);
  int name_height = get_natural (self->name, GTK_ORIENTATION_VERTICAL);
  int balance_height = get_natural (self->balance, GTK_ORIENTATION_VERTICAL);
  int points_width = get_natural (self->points, GTK_ORIENTATION_HORIZONTAL);
  int points_height = get_natural (self->points, GTK_ORIENTATION_VERTICAL);
  int head = MAX (MAX (portrait, points_height), tight ? 0 : name_height + balance_height);
  int text_x = padding + portrait + padding * 2 / 3;
  int text_width = width - text_x - points_width - padding - padding * 2 / 3;
  int balance_width = MIN (get_natural (self->balance, GTK_ORIENTATION_HORIZONTAL), width / 2);
  int y;

  place (self->portrait, padding, padding + (head - portrait) / 2, portrait, portrait);
  place (self->points, width - points_width - padding, padding + (head - points_height) / 2, points_width, points_height);
  if (tight)
    {
      place (self->name, padding, padding + head, width - balance_width - 2 * padding - 2, name_height);
      y = padding + head + name_height;
      place (self->balance, width - balance_width - padding, y - balance_height, balance_width, balance_height);
    }
  else
    {
      y = padding + (head - name_height - balance_height) / 2;
      place (self->name, text_x, y, text_width, name_height);
      place (self->balance, text_x, y + name_height, text_width, balance_height);
      y = padding + head;
    }
  place (self->stack, padding, y + 2, width - 2 * padding, height - y - 2 - padding * 2 / 3);
}

static void
m12_seat_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  M12SeatView *self = M12_SEAT_VIEW (widget);
  int status_width;
  int status_height;

  if (self->form == M12_SEAT_NEAR)
    allocate_near (self, width, height);
  else
    allocate_other (self, width, height);

  if (!gtk_widget_should_layout (GTK_WIDGET (self->status)))
    return;

  /* A badge on the upper edge hides nothing of the seat. */
  status_width = get_natural (self->status, GTK_ORIENTATION_HORIZONTAL);
  status_height = get_natural (self->status, GTK_ORIENTATION_VERTICAL);
  place (self->status, (width - status_width) / 2, -status_height / 2, status_width, status_height);
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

/* Tab stops once at a seat; arrows travel through its stack. */
static gboolean
m12_seat_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  M12SeatView *self = M12_SEAT_VIEW (widget);
  gboolean in_stack = gtk_widget_get_focus_child (widget) != NULL;
  gboolean here = gtk_widget_is_focus (widget);

  if (!in_stack && !here)
    {
      if (direction == GTK_DIR_LEFT && gtk_widget_child_focus (GTK_WIDGET (self->stack), direction))
        return TRUE;
      return gtk_widget_grab_focus (widget);
    }
  if (direction == GTK_DIR_RIGHT || (direction == GTK_DIR_LEFT && in_stack))
    {
      if (gtk_widget_child_focus (GTK_WIDGET (self->stack), direction))
        return TRUE;
      return direction == GTK_DIR_LEFT && gtk_widget_grab_focus (widget);
    }

  return FALSE;
}

static void
m12_seat_view_dispose (GObject *object)
{
  M12SeatView *self = M12_SEAT_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), M12_TYPE_SEAT_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->player);

  G_OBJECT_CLASS (m12_seat_view_parent_class)->dispose (object);
}

static void
m12_seat_view_class_init (M12SeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_seat_view_dispose;
  widget_class->measure = m12_seat_view_measure;
  widget_class->size_allocate = m12_seat_view_size_allocate;
  widget_class->focus = m12_seat_view_focus;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (M12_TYPE_STACK_VIEW);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, portrait);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, name);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, balance);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, points);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, status);
  gtk_widget_class_bind_template_child (widget_class, M12SeatView, stack);
}

static void
m12_seat_view_init (M12SeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stack), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Stack"), -1);
}

GtkWidget *
m12_seat_view_new (TableeSeat *player)
{
  M12SeatView *self = g_object_new (M12_TYPE_SEAT_VIEW, NULL);

  self->player = g_object_ref (player);
  g_signal_connect_object (player, "notify", G_CALLBACK (bind_player), self, G_CONNECT_SWAPPED);
  bind_player (self);

  return GTK_WIDGET (self);
}

void
m12_seat_view_set_form (M12SeatView *self,
                        M12SeatForm  form)
{
  g_return_if_fail (M12_IS_SEAT_VIEW (self));

  for (gsize i = 0; i < G_N_ELEMENTS (form_classes); i++)
    tablee_widget_set_class (GTK_WIDGET (self), form_classes[i], i == form);
  gtk_label_set_xalign (self->name, form == M12_SEAT_NEAR ? 0.5f : 0);
  gtk_label_set_xalign (self->balance, form == M12_SEAT_NEAR ? 0.5f : 0);
  self->form = form;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
m12_seat_view_set_standing (M12SeatView   *self,
                            const M12Seat *seat,
                            const char    *balance,
                            TableeTurn     turn,
                            gboolean       winner)
{
  g_autofree char *points = g_strdup_printf ("%d", seat->points);
  g_autofree char *spoken = NULL;
  const char *status = get_status_text (seat, turn, winner);

  g_return_if_fail (M12_IS_SEAT_VIEW (self));

  tablee_widget_set_class (GTK_WIDGET (self), "turn", turn != TABLEE_TURN_NONE && seat->status == M12_ACTIVE);
  tablee_widget_set_class (GTK_WIDGET (self), "passed", seat->status == M12_PASSED);
  tablee_widget_set_class (GTK_WIDGET (self), "popped", seat->status == M12_POPPED);
  tablee_widget_set_class (GTK_WIDGET (self), "out", seat->status == M12_OUT);
  tablee_widget_set_class (GTK_WIDGET (self), "winner", winner);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->balance, balance);
  gtk_label_set_label (self->status, status != NULL ? status : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), status != NULL);
  m12_stack_view_set_pyramids (self->stack, seat->stack, seat->height);

  spoken = dup_spoken (self, seat, balance, turn, winner);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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
