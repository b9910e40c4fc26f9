/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others did while somebody waited. */
#include "config.h"
#include "recap-view.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "hot-seat.h"
#include "present/session-context.h"
#include "story.h"
#include "widgets/calm-tooltip.h"
#include "widgets/fold-layout.h"
#include "widgets/picture.h"
#include "widgets/sign-view.h"
#include "widgets/whole.h"
#include "widgets/widgets-style.h"

enum
{
  PORTRAIT = 24,
  LONG_STORY = 3, /* parts */
  STEP = 60,      /* pixels that a notch of the wheel moves */
};

struct _TableeRecapView
{
  GtkWidget          parent_instance;

  TableeGameSession *session;
  TableeLogTurns    *turns;     /* for those who only watch */
  GPtrArray         *parts;     /* of TableeStoryPart */
  guint              first;     /* the entries that they tell of */
  guint              end;
  guint              times;     /* that they have been told */
  gboolean           shown;
  gboolean           toggled;   /* called back, or taken away */
  gboolean           held;      /* what is new waits until the table has told it */
  gboolean           late;      /* ... and there is something new */
  GtkWidget         *pointed;   /* (nullable): the part that is; unowned */

  GtkWidget         *overlay;
  GtkWidget         *scroller;
  GtkWidget         *rows;
  GtkWidget         *earlier_button; /* there is more on that side */
  GtkWidget         *later_button;
};

G_DEFINE_FINAL_TYPE (TableeRecapView, tablee_recap_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SHOWN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint pointed_signal;

static void
tablee_recap_view_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SHOWN:
      g_value_set_boolean (value, TABLEE_RECAP_VIEW (object)->shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/*
 * What is told
 */

/* Who reads it: the only person, or of several who looks at the table. TABLEE_NOBODY: nobody does yet, or all only watch. */
static int
find_reader (TableeRecapView *self)
{
  int listener = tablee_session_get_listener (self->session);
  int viewer = tablee_game_session_get_viewer (self->session);

  return listener > 0 ? listener - 1 : MAX (viewer, TABLEE_NOBODY);
}

static guint
find_last_round (TableeRecapView *self)
{
  guint seats = (guint) tablee_game_session_get_ruleset (self->session)->seats;
  guint count = g_list_model_get_n_items (G_LIST_MODEL (self->turns));
  g_autoptr (TableeLogTurn) turn = count > 0 ? g_list_model_get_item (G_LIST_MODEL (self->turns), count > seats ? count - seats : 0) : NULL;

  return turn != NULL ? tablee_log_turn_get_first (turn) : 0;
}

/* Returns: (transfer full) */
static GPtrArray *
tell_from (TableeRecapView *self,
           guint            first,
           guint            end)
{
  GPtrArray *parts = tablee_story_tell_news (self->session, first, end);

  self->first = first;
  self->end = end;

  return parts;
}

/* What @reader's own last deed set going, with what followed and was not asked, where that is more than the line below the table can say: no parts, if
 * it is not. Returns: (transfer full) */
static GPtrArray *
tell_own (TableeRecapView *self,
          int              reader,
          guint            end)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  guint first = tablee_log_find_deed (log, reader, tablee_log_find_news (log, reader, end));
  GPtrArray *parts = tell_from (self, first, end);

  if (parts->len >= LONG_STORY)
    return parts;
  g_ptr_array_unref (parts);

  return tell_from (self, end, end);
}

/* Whether all that happened from @first to before @end was played for @reader, who had no choice, and the game tells of that. */
static gboolean
is_own_unasked (TableeRecapView *self,
                int              reader,
                guint            first,
                guint            end)
{
  if (!tablee_present_for_game (tablee_game_session_get_ruleset (self->session)->game)->tells_unasked)
    return FALSE;

  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (self->session), i);

      if (tablee_log_entry_get_actor (entry) != reader)
        return FALSE;
    }

  return TRUE;
}

/* What @reader has not seen: with what led to it, where nobody else did anything. Returns: (transfer full) */
static GPtrArray *
tell_news (TableeRecapView *self,
           int              reader,
           guint            end)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  guint first = tablee_log_find_news (log, reader, end);
  GPtrArray *parts = tell_from (self, first, end);

  if (parts->len == 0 || !is_own_unasked (self, reader, first, end))
    return parts;
  g_ptr_array_unref (parts);

  return tell_from (self, tablee_log_find_deed (log, reader, first), end);
}

/* Returns: (transfer full) */
static GPtrArray *
tell (TableeRecapView *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  guint end = g_list_model_get_n_items (log);
  int reader = find_reader (self);
  GPtrArray *parts;

  if (tablee_hot_seat_is_spectator (self->session))
    return tell_from (self, self->toggled ? end : find_last_round (self), end);
  if (reader == TABLEE_NOBODY)
    return tell_from (self, end, end);

  parts = tell_news (self, reader, end);
  if (parts->len == 0)
    {
      g_ptr_array_unref (parts);
      parts = tell_own (self, reader, end);
    }
  if (!self->toggled)
    return parts;

  /* Called back, it is what was read before the last decision; taken away, nothing. */
  if (parts->len > 0)
    g_ptr_array_set_size (parts, 0);
  else
    {
      g_ptr_array_unref (parts);
      end = tablee_log_find_answer (log, reader, end);
      parts = tell_from (self, tablee_log_find_news (log, reader, end), end);
    }

  return parts;
}

/*
 * What is shown
 */

static void
point_at (TableeRecapView *self,
          GtkWidget       *widget)
{
  if (self->pointed == widget)
    return;

  self->pointed = widget;
  g_signal_emit (self, pointed_signal, 0, widget != NULL ? g_object_get_data (G_OBJECT (widget), "part") : NULL);
}

/* A part that comes up below a pointer at rest is not pointed at. */
static void
motion_cb (GtkEventController *controller,
          double              x,
          double              y,
          TableeRecapView    *self)
{
  point_at (self, gtk_event_controller_get_widget (controller));
}

/* Where somebody plays by mouse the keyboard may have come here by itself, from what has gone. */
static void
focus_cb (GtkEventController *controller,
          TableeRecapView    *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    point_at (self, gtk_event_controller_get_widget (controller));
}

static void
leave_cb (GtkEventController *controller,
          TableeRecapView    *self)
{
  point_at (self, NULL);
}

static void
clicked_cb (GtkWidget       *button,
            TableeRecapView *self)
{
  point_at (self, button);
}

static GtkWidget *
make_sign (TableeRecapView       *self,
           const TableeStoryPart *part,
           const char            *words)
{
  g_autofree char *portrait = part->pictured ? tablee_story_dup_portrait (self->session, part->sign.other) : NULL;
  TableeEventSign shown = part->sign;
  GtkWidget *sign;

  if (!part->pictured)
    return gtk_label_new (words);

  /* "Paid", once for all that was. */
  if (part->goes_on)
    shown.word = NULL;
  sign = tablee_sign_view_new ();
  tablee_sign_view_add (TABLEE_SIGN_VIEW (sign), &shown, NULL, portrait);

  return sign;
}

static GtkWidget *
make_part (TableeRecapView       *self,
           const TableeStoryPart *part)
{
  g_autofree char *words = tablee_story_dup_words (part);
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_sign (self, part, words));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "recap-part");
  /* What is pointed at is so while the pointer is there. */
  gtk_widget_set_focus_on_click (button, FALSE);
  tablee_widget_set_tooltip (button, words);
  tablee_calm_tooltip_use (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (focus_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);

  return button;
}

/* What pays the one who reads it stands out. */
static void
bind_part (TableeRecapView *self,
           GtkWidget       *button,
           TableeStoryPart *part)
{
  tablee_widget_set_class (button, "mine", part->pictured && part->sign.other >= 0 && part->sign.other == find_reader (self));
  g_object_set_data (G_OBJECT (button), "part", part);
}

static GtkWidget *
make_row (void)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-classes",
                                 (const char *const[]) { "recap-row", NULL }, NULL);
  GtkWidget *portrait = tablee_picture_new (NULL);

  gtk_widget_set_layout_manager (row, tablee_fold_layout_new ());
  gtk_widget_set_size_request (portrait, PORTRAIT, PORTRAIT);
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), portrait);

  return row;
}

static void
bind_row (TableeRecapView *self,
          GtkWidget       *row,
          int              seat)
{
  g_autofree char *name = tablee_story_dup_name (self->session, seat);
  g_autofree char *art = tablee_story_dup_face (self->session, seat, self->parts);
  GtkWidget *portrait = gtk_widget_get_first_child (row);

  tablee_picture_set_art (TABLEE_PICTURE (portrait), art);
  gtk_widget_set_visible (portrait, art != NULL);
  tablee_widget_set_tooltip (portrait, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name != NULL ? name : _("The table"), -1);
}

static gboolean
looks_same (const TableeStoryPart *a,
            const TableeStoryPart *b)
{
  g_autofree char *words = tablee_story_dup_words (a);
  g_autofree char *others = tablee_story_dup_words (b);

  return a->pictured == b->pictured && a->goes_on == b->goes_on && g_str_equal (words, others) &&
         (!a->pictured || tablee_sign_equal (&a->sign, &b->sign));
}

/* After @last of @row, whose parts up to there are told. Returns: (transfer none): the part that is there then. */
static GtkWidget *
tell_part (TableeRecapView *self,
           GtkWidget       *row,
           GtkWidget       *last,
           TableeStoryPart *part)
{
  GtkWidget *there = gtk_widget_get_next_sibling (last);

  if (there == NULL || !looks_same (g_object_get_data (G_OBJECT (there), "part"), part))
    {
      GtkWidget *button = make_part (self, part);

      gtk_box_insert_child_after (GTK_BOX (row), button, last);
      if (there != NULL)
        gtk_box_remove (GTK_BOX (row), there);
      there = button;
    }
  bind_part (self, there, part);

  return there;
}

static void
remove_after (GtkWidget *box,
              GtkWidget *last)
{
  GtkWidget *child;

  while ((child = last != NULL ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* In the order in which they acted. What was told already stays as it is: what is made anew is drawn and laid out anew. */
static void
fill_rows (TableeRecapView *self)
{
  g_autoptr (GPtrArray) lasts = g_ptr_array_new ();  /* in each row, the last part that is told */
  GtkWidget *row = NULL;

  for (guint i = 0; i < self->parts->len; i++)
    {
      TableeStoryPart *part = g_ptr_array_index (self->parts, i);

      if (part->row == lasts->len)
        {
          GtkWidget *next = row != NULL ? gtk_widget_get_next_sibling (row) : gtk_widget_get_first_child (self->rows);

          if (next == NULL)
            gtk_box_append (GTK_BOX (self->rows), next = make_row ());
          bind_row (self, next, part->seat);
          g_ptr_array_add (lasts, gtk_widget_get_first_child (next));
          row = next;
        }
      g_ptr_array_index (lasts, part->row) = tell_part (self, gtk_widget_get_parent (g_ptr_array_index (lasts, part->row)),
                                                        g_ptr_array_index (lasts, part->row), part);
    }
  for (guint i = 0; i < lasts->len; i++)
    remove_after (gtk_widget_get_parent (g_ptr_array_index (lasts, i)), g_ptr_array_index (lasts, i));
  remove_after (self->rows, row);
}

void
tablee_recap_view_update (TableeRecapView *self)
{
  g_return_if_fail (TABLEE_IS_RECAP_VIEW (self));

  g_autoptr (GPtrArray) before G_GNUC_UNUSED = self->parts;
  gboolean had_focus = tablee_focus_is_within (GTK_WIDGET (self));

  self->late = FALSE;
  if (had_focus)
    tablee_focus_leave (GTK_WIDGET (self));
  point_at (self, NULL);
  self->parts = tell (self);
  self->times++;
  fill_rows (self);
  if (self->shown == (self->parts->len > 0))
    return;

  self->shown = self->parts->len > 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

static void
changed_cb (TableeRecapView *self)
{
  self->toggled = FALSE;
  self->late = self->held;
  if (self->held)
    point_at (self, NULL);
  else
    tablee_recap_view_update (self);
}

void
tablee_recap_view_set_held (TableeRecapView *self,
                            gboolean         held)
{
  g_return_if_fail (TABLEE_IS_RECAP_VIEW (self));

  self->held = held;
  if (!held && self->late)
    tablee_recap_view_update (self);
}

static gboolean
is_mirrored (TableeRecapView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
show_more (TableeRecapView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double value = gtk_adjustment_get_value (adjustment);
  gboolean left = value > gtk_adjustment_get_lower (adjustment) + 0.5;
  gboolean right = value < gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - 0.5;

  gtk_widget_set_visible (self->earlier_button, is_mirrored (self) ? right : left);
  gtk_widget_set_visible (self->later_button, is_mirrored (self) ? left : right);
}

static gboolean
allocate_cb (GtkWidget     *viewport,
             GdkFrameClock *clock,
             gpointer       data)
{
  gtk_widget_queue_allocate (viewport);

  return G_SOURCE_REMOVE;
}

/* Where there is no room for all of it, what came last is seen: it leads to what is to be decided now. The viewport tells of its extent when it has
 * laid out what is in it, and leaves that where it was. */
static void
extent_changed_cb (TableeRecapView *self,
                   GtkAdjustment   *adjustment)
{
  double before = gtk_adjustment_get_value (adjustment);

  gtk_adjustment_set_value (adjustment, is_mirrored (self) ? gtk_adjustment_get_lower (adjustment) : gtk_adjustment_get_upper (adjustment));
  if (gtk_adjustment_get_value (adjustment) != before)
    gtk_widget_add_tick_callback (gtk_widget_get_parent (self->rows), allocate_cb, NULL, NULL);
  show_more (self);
}

/* @way: 1 to what came later, -1 to what came before. */
static void
turn_page (TableeRecapView *self,
           int              way)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double page = MAX (STEP, gtk_adjustment_get_page_size (adjustment) - 2 * STEP);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + (is_mirrored (self) ? -way : way) * page);
}

static void
earlier_cb (TableeRecapView *self)
{
  turn_page (self, -1);
}

static void
later_cb (TableeRecapView *self)
{
  turn_page (self, 1);
}

/* The wheel turns downwards; there is nothing below. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           GtkWidget                *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + dy * STEP);

  return GDK_EVENT_STOP;
}

/* Tab goes past it, arrows go through it. */
static gboolean
tablee_recap_view_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && tablee_focus_is_within (widget))
    return FALSE;

  return GTK_WIDGET_CLASS (tablee_recap_view_parent_class)->focus (widget, tab ? GTK_DIR_TAB_FORWARD : direction);
}

static void
tablee_recap_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  tablee_whole_snapshot (widget, snapshot, TABLEE_RECAP_VIEW (widget)->times);
  GTK_WIDGET_CLASS (tablee_recap_view_parent_class)->snapshot (widget, snapshot);
}

static void
tablee_recap_view_dispose (GObject *object)
{
  TableeRecapView *self = TABLEE_RECAP_VIEW (object);

  if (self->rows != NULL)
    remove_after (self->rows, NULL);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_RECAP_VIEW);
  g_clear_object (&self->turns);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_recap_view_parent_class)->dispose (object);
}

static void
tablee_recap_view_class_init (TableeRecapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_recap_view_get_property;
  object_class->dispose = tablee_recap_view_dispose;
  widget_class->focus = tablee_recap_view_focus;
  widget_class->snapshot = tablee_recap_view_snapshot;

  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  pointed_signal = g_signal_new ("pointed", TABLEE_TYPE_RECAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/recap-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeRecapView, overlay);
  gtk_widget_class_bind_template_child (widget_class, TableeRecapView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeRecapView, rows);
  gtk_widget_class_bind_template_child (widget_class, TableeRecapView, earlier_button);
  gtk_widget_class_bind_template_child (widget_class, TableeRecapView, later_button);
  gtk_widget_class_bind_template_callback (widget_class, earlier_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
  gtk_widget_class_set_css_name (widget_class, "recap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_recap_view_init (TableeRecapView *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (extent_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (show_more), self, G_CONNECT_SWAPPED);
}

void
tablee_recap_view_set_session (TableeRecapView   *self,
                               TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_RECAP_VIEW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  self->session = g_object_ref (session);
  self->turns = tablee_story_new_turns (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  tablee_recap_view_update (self);
}

int
tablee_recap_view_get_least_width (TableeRecapView *self)
{
  int least;

  g_return_val_if_fail (TABLEE_IS_RECAP_VIEW (self), 0);

  gtk_widget_measure (GTK_WIDGET (self->rows), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

gboolean
tablee_recap_view_get_shown (TableeRecapView *self)
{
  g_return_val_if_fail (TABLEE_IS_RECAP_VIEW (self), FALSE);

  return self->shown;
}

void
tablee_recap_view_toggle (TableeRecapView *self)
{
  g_return_if_fail (TABLEE_IS_RECAP_VIEW (self));

  self->toggled = !self->toggled;
  tablee_recap_view_update (self);
}

gboolean
tablee_recap_view_get_span (TableeRecapView *self,
                            guint           *first,
                            guint           *end)
{
  g_return_val_if_fail (TABLEE_IS_RECAP_VIEW (self), FALSE);
  g_return_val_if_fail (first != NULL && end != NULL, FALSE);

  *first = self->first;
  *end = self->end;

  return self->shown;
}

gboolean
tablee_recap_view_focus_first (TableeRecapView *self)
{
  g_return_val_if_fail (TABLEE_IS_RECAP_VIEW (self), FALSE);

  return self->shown && gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
