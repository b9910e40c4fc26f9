/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel with what the expert thinks: curve, what would have been better, turning points. */
#include "config.h"
#include "analysis-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "chances.h"
#include "compat.h"
#include "curve.h"
#include "mistakes-view.h"
#include "review-words.h"
#include "present/format.h"
#include "present/session-context.h"
#include "sentences.h"
#include "story.h"

enum
{
  UPDATE_MS = 250,   /* what is found meanwhile is shown at once */
  LOW_HEIGHT = 240,  /* in less there is not room for curve and words one below the other */
  CURVE_HEIGHT = 130,
  CURVE_MINIMUM = 120,
  FOLLOWED = 4,      /* sentences on what followed a turning point */
  LOW_CURVE = 84,    /* on a phone: what is said below it shall be in sight */
};

struct _TableeAnalysisView
{
  GtkWidget          parent_instance;

  GtkWidget         *head;
  GtkWidget         *scroller;
  GtkWidget         *title;
  GtkWidget         *work;
  GtkProgressBar    *progress;
  GtkButton         *button;
  GtkWidget         *curve;
  GtkWidget         *content;    /* of the scroller */
  GtkLabel          *thought;
  GtkWidget         *legend;
  GtkLabel          *none;
  GtkWidget         *mistakes;
  GtkListBox        *list;

  TableeReview      *review;
  TableeGameSession *session;    /* that looks through the game */
  TableeGameSession *whole;      /* that stands at its end, for its log; NULL: nothing was asked of it yet */
  char             **names;      /* one a side: the seats come first */
  int                listener;   /* as in TableePresentContext */
  GArray            *turning;    /* of TableeTurningPoint: as listed */
  guint              step;
  guint              updating;   /* id of a source; 0: nothing new */
  guint              fitting;    /* the same; 0: the height is as it was */
};

enum
{
  PROP_STEP = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TableeAnalysisView, tablee_analysis_view, GTK_TYPE_WIDGET)

static TableePresentContext
get_context (TableeAnalysisView *self)
{
  return (TableePresentContext){ tablee_review_get_ruleset (self->review), (const char *const *) self->names, self->listener };
}

static guint
step_of (TableeAnalysisView *self,
         guint               index)
{
  guint point = g_array_index (self->turning, TableeTurningPoint, index).index;

  return tablee_review_get_point (self->review, point)->number;
}

/* Whether there is anything to look at and anything that is not known yet decides what the button does. */
static void
show_progress (TableeAnalysisView *self)
{
  double progress = tablee_review_get_progress (self->review);
  gboolean running = tablee_review_get_running (self->review);
  g_autofree char *share = tablee_format_percent (round (100 * progress) / 100);
  /* Translators: how much of a game the expert has looked at: "67%" */
  g_autofree char *looked = g_strdup_printf (_("Looked at %s"), share);

  gtk_widget_set_visible (self->work, progress < 1);
  gtk_progress_bar_set_fraction (self->progress, progress);
  gtk_progress_bar_set_text (self->progress, looked);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running || progress > 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->button), !running && progress <= 0);
  gtk_button_set_label (self->button, running        ? C_("review", "_Stop")
                                      : progress > 0 ? C_("review", "_Go On")
                                                     : C_("review", "_Ask the Expert"));
  if (running || progress > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self->button), "suggested-action");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->button), "suggested-action");
}

static void
show_thought (TableeAnalysisView *self)
{
  TableePresentContext context = get_context (self);
  g_autofree char *words = tablee_review_words_position (&context, self->review, self->step);

  gtk_label_set_label (self->thought, words);
}

/* Why something is better is found out for what is looked at alone. */
static void
ask_why (TableeAnalysisView *self)
{
  guint index;

  if (tablee_review_find (self->review, self->step, &index))
    tablee_review_ask_grounds (self->review, index);
}

static void
think_of_step (TableeAnalysisView *self)
{
  show_thought (self);
  ask_why (self);
}

/*
 * Turning points
 */

/* As on the curve. */
static GtkWidget *
make_sign (TableeTurningPointKind kind)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "label", kind == TABLEE_TURNING_POINT_LOSS ? "▼" : "▲", "valign", GTK_ALIGN_START, NULL);
}

/* What its star says. Returns: (nullable): NULL where it has none */
static const char *
get_star (const TableeTurningPoint *point)
{
  if (!point->largest)
    return NULL;

  return point->kind == TABLEE_TURNING_POINT_LOSS ? _("The costliest decision of the game") : _("The greatest change of the game");
}

static GtkWidget *
make_line (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static TableeGameSession *
get_whole (TableeAnalysisView *self)
{
  if (self->whole == NULL)
    {
      g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (self->session, TABLEE_VIEWER_ALL);

      self->whole = tablee_game_session_new_for_record (record, NULL, NULL);
      if (self->whole == NULL)
        return NULL;
      tablee_game_session_set_viewer (self->whole, tablee_game_session_get_viewer (self->session));
      tablee_game_session_look_at (self->whole, tablee_game_session_get_n_actions (self->whole));
    }

  return self->whole;
}

/* Where that, and not the move itself, was what mattered. Returns: (transfer full) (nullable) */
static char *
dup_followed (TableeAnalysisView       *self,
              const TableeTurningPoint *point)
{
  TableeGameSession *whole = point->kind == TABLEE_TURNING_POINT_TURN ? get_whole (self) : NULL;

  if (whole == NULL)
    return NULL;

  return tablee_story_dup_followed (whole, tablee_review_get_point (self->review, point->index)->number + 1, point->until, FOLLOWED);
}

/* The most important of each kind says so. */
static GtkWidget *
make_words (const char *words,
            const char *followed,
            const char *star)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), make_line (words));
  if (followed != NULL)
    {
      GtkWidget *line = make_line (followed);

      gtk_widget_add_css_class (line, "caption");
      gtk_box_append (GTK_BOX (box), line);
    }
  if (star != NULL)
    {
      g_autofree char *starred = g_strdup_printf ("★ %s", star);
      GtkWidget *line = make_line (starred);

      gtk_widget_add_css_class (line, "caption-heading");
      gtk_box_append (GTK_BOX (box), line);
    }

  return box;
}

static GtkWidget *
make_row (TableeAnalysisView       *self,
          const TableeTurningPoint *point)
{
  TableePresentContext context = get_context (self);
  g_autofree char *words = tablee_review_words_turning_point (&context, self->review, point);
  g_autofree char *followed = dup_followed (self, point);
  const char *star = get_star (point);
  g_autofree char *said = g_strjoin (" ", followed != NULL ? followed : "", star != NULL ? star : "", NULL);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), make_sign (point->kind));
  gtk_box_append (GTK_BOX (box), make_words (words, followed, star));
  gtk_widget_add_css_class (box, "turning-point");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, g_strstrip (said), -1);

  return row;
}

static gboolean
is_same (const GArray *a,
         const GArray *b)
{
  return a != NULL && a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (TableeTurningPoint)) == 0;
}

static void
show_none (TableeAnalysisView *self)
{
  double progress = tablee_review_get_progress (self->review);

  gtk_widget_set_visible (GTK_WIDGET (self->list), self->turning->len > 0);
  gtk_widget_set_visible (self->legend, self->turning->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->none), self->turning->len == 0);
  gtk_label_set_label (self->none, progress >= 1 && tablee_review_get_n_points (self->review) > 0
                                       ? _("There were none: no single move cost much.")
                                   : tablee_review_get_n_points (self->review) == 0 ? _("There is nothing to look at yet.")
                                   : progress > 0 ? _("None so far.")
                                                  : _("The expert thinks every decision through again, knowing only what the player knew, and says what would have been better."));
}

static void
tell_step (TableeAnalysisView *self)
{
  g_autofree char *words = NULL;
  TableePresentContext context;
  guint step;

  if (self->review == NULL)
    return;

  g_object_get (self->curve, "step", &step, NULL);
  context = get_context (self);
  words = tablee_chances_dup_words (self->review, &context, step);
  tablee_curve_set_words (TABLEE_CURVE (self->curve), words);
}

/* The signs of the curve are the turning points in their order: pointed at, they say what the list does. */
static gboolean
query_tooltip_cb (GtkWidget          *curve,
                  int                 x,
                  int                 y,
                  gboolean            keyboard,
                  GtkTooltip         *tooltip,
                  TableeAnalysisView *self)
{
  int sign = keyboard ? -1 : tablee_curve_find_sign (TABLEE_CURVE (curve), x, y);
  TableePresentContext context;
  g_autofree char *words = NULL;

  if (sign < 0 || self->turning == NULL || sign >= (int) self->turning->len)
    {
      gtk_tooltip_set_text (tooltip, _("As if experts played on from each position."));
      return TRUE;
    }

  context = get_context (self);
  words = tablee_review_words_turning_point (&context, self->review, &g_array_index (self->turning, TableeTurningPoint, sign));
  gtk_tooltip_set_text (tooltip, words);

  return TRUE;
}

static void
show_curve (TableeAnalysisView *self,
            const GArray       *turning)
{
  TableePresentContext context = get_context (self);

  tablee_curve_set_plot (TABLEE_CURVE (self->curve), tablee_chances_plot (self->review, &context, turning));
  tell_step (self);
}

/* Rows that say the same stay, and the focus with them. */
static void
show_turning_points (TableeAnalysisView *self)
{
  g_autoptr (GArray) turning = tablee_review_dup_turning_points (self->review);
  GtkWidget *child;

  show_curve (self, turning);
  if (!is_same (self->turning, turning))
    {
      g_clear_pointer (&self->turning, g_array_unref);
      self->turning = g_steal_pointer (&turning);
      while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
        gtk_list_box_remove (self->list, child);
      for (guint i = 0; i < self->turning->len; i++)
        gtk_list_box_append (self->list, make_row (self, &g_array_index (self->turning, TableeTurningPoint, i)));
    }
  show_none (self);
}

static void
show_mistakes (TableeAnalysisView *self)
{
  TableePresentContext context = get_context (self);

  tablee_mistakes_view_show (TABLEE_MISTAKES_VIEW (self->mistakes), &context, self->review, self->session);
}

static gboolean
update_cb (gpointer user_data)
{
  TableeAnalysisView *self = user_data;

  self->updating = 0;
  show_mistakes (self);
  show_turning_points (self);
  show_progress (self);
  think_of_step (self);

  return G_SOURCE_REMOVE;
}

static void
point_cb (TableeAnalysisView *self)
{
  if (self->updating == 0)
    self->updating = g_timeout_add (UPDATE_MS, update_cb, self);
}

static void
running_cb (TableeAnalysisView *self)
{
  show_progress (self);
  if (!tablee_review_get_running (self->review) && tablee_review_get_progress (self->review) >= 1)
    tablee_compat_announce (GTK_WIDGET (self), _("The expert has looked at the whole game."));
}

static gboolean
fit_cb (gpointer user_data)
{
  TableeAnalysisView *self = user_data;
  gboolean low = gtk_widget_get_height (self->scroller) < LOW_HEIGHT;

  self->fitting = 0;
  g_object_set (self->curve,
                "height-request", low ? LOW_CURVE : CURVE_MINIMUM,
                "natural-height", low ? LOW_CURVE : CURVE_HEIGHT,
                NULL);

  return G_SOURCE_REMOVE;
}

/* In the middle of giving children their room nothing can ask for another. */
static void
page_size_cb (TableeAnalysisView *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

/*
 * The object
 */

static void
set_step (TableeAnalysisView *self,
          guint               step)
{
  if (self->step == step)
    return;

  self->step = step;
  if (self->review != NULL)
    think_of_step (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/* What is thought of it stands above the lists, out of sight of who has gone down them. */
static void
show_picked (TableeAnalysisView *self,
             guint               step)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->scroller);
  graphene_rect_t bounds;

  set_step (self, step);
  if (gtk_widget_compute_bounds (GTK_WIDGET (self->thought), self->content, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (scroller), bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
row_activated_cb (TableeAnalysisView *self,
                  GtkListBoxRow      *row)
{
  show_picked (self, step_of (self, (guint) gtk_list_box_row_get_index (row)));
}

static void
picked_cb (TableeAnalysisView *self,
           guint               number)
{
  show_picked (self, number);
}

static void
tablee_analysis_view_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STEP:
      g_value_set_uint (value, TABLEE_ANALYSIS_VIEW (object)->step);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_analysis_view_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_STEP:
      set_step (TABLEE_ANALYSIS_VIEW (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_analysis_view_dispose (GObject *object)
{
  TableeAnalysisView *self = TABLEE_ANALYSIS_VIEW (object);

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_handle_id (&self->fitting, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_ANALYSIS_VIEW);
  g_clear_object (&self->review);
  g_clear_object (&self->session);
  g_clear_object (&self->whole);

  G_OBJECT_CLASS (tablee_analysis_view_parent_class)->dispose (object);
}

static void
tablee_analysis_view_finalize (GObject *object)
{
  TableeAnalysisView *self = TABLEE_ANALYSIS_VIEW (object);

  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->turning, g_array_unref);

  G_OBJECT_CLASS (tablee_analysis_view_parent_class)->finalize (object);
}

static void
tablee_analysis_view_class_init (TableeAnalysisViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_analysis_view_get_property;
  object_class->set_property = tablee_analysis_view_set_property;
  object_class->dispose = tablee_analysis_view_dispose;
  object_class->finalize = tablee_analysis_view_finalize;

  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_CURVE);
  g_type_ensure (TABLEE_TYPE_MISTAKES_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/analysis-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, head);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, work);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, progress);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, button);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, curve);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, content);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, thought);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, mistakes);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, legend);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, none);
  gtk_widget_class_bind_template_child (widget_class, TableeAnalysisView, list);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, tell_step);
  gtk_widget_class_set_css_name (widget_class, "analysis-view");
}

static void
tablee_analysis_view_init (TableeAnalysisView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (self->curve, TRUE);
  g_signal_connect_object (self->curve, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, 0);
  g_object_bind_property (self, "step", self->curve, "step", G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "notify::page-size",
                           G_CALLBACK (page_size_cb), self, G_CONNECT_SWAPPED);
}

static const char *
title_for (const TableeRuleset *ruleset)
{
  if (tablee_present_for_game (ruleset->game)->reward_value != NULL)
    return _("What Everybody Can Expect");

  return ruleset->seats == 1 ? _("Chances Against the Mafia") : _("Chances of Winning");
}

static char **
dup_names (TableeReview      *review,
           TableeGameSession *session)
{
  int n_sides = tablee_review_get_n_sides (review);
  char **names = g_new0 (char *, n_sides + 1);

  for (int side = 0; side < n_sides; side++)
    names[side] = tablee_sentences_column (session, side);

  return names;
}

void
tablee_analysis_view_set_review (TableeAnalysisView *self,
                                 TableeReview       *review,
                                 TableeGameSession  *session)
{
  g_return_if_fail (TABLEE_IS_ANALYSIS_VIEW (self));
  g_return_if_fail (TABLEE_IS_REVIEW (review));
  g_return_if_fail (self->review == NULL);

  self->review = g_object_ref (review);
  self->session = g_object_ref (session);
  self->names = dup_names (review, session);
  self->listener = tablee_session_get_listener (session);
  gtk_label_set_label (GTK_LABEL (self->title), title_for (tablee_review_get_ruleset (review)));
  g_signal_connect_object (review, "reasoned", G_CALLBACK (show_thought), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "point", G_CALLBACK (point_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "notify::running", G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);
  show_mistakes (self);
  show_turning_points (self);
  show_progress (self);
  think_of_step (self);
}

gboolean
tablee_analysis_view_next (TableeAnalysisView *self)
{
  guint next;

  g_return_val_if_fail (TABLEE_IS_ANALYSIS_VIEW (self), FALSE);

  if (self->turning == NULL || self->turning->len == 0)
    return FALSE;

  for (next = 0; next < self->turning->len && step_of (self, next) <= self->step; next++)
    continue;
  set_step (self, step_of (self, next < self->turning->len ? next : 0));

  return TRUE;
}
