/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar below the table: words, choices, the guide. */
#include "config.h"
#include "bar.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"
#include "goods-view.h"
#include "guide-view.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"
#include "widgets/widgets-style.h"
#include "widgets/wrap-layout.h"

enum
{
  LINES = 3,           /* of words beside the choices, ... */
  NARROW_LINES = 2,    /* ... or above them */
  WORDS = 440,         /* pixels that words have beside the choices, and what is said of a ship, ... */
  TURN_CHOICE = 300,   /* ... but the widest choice beside both has so many, with an income of all goods */
  HEIGHT = 66,
  GRAND_HEIGHT = 84,
  GUIDE = 64,          /* what the button of the guide and gaps take of the width */
  SIGNS = 18,          /* of goods on a choice, ... */
  NARROW_SIGNS = 15,   /* ... and where several are to stand side by side on a phone */
};

struct _PhBar
{
  GtkBox         parent_instance;

  GtkWidget     *line_holder;
  GtkLabel      *line;
  GtkLabel      *ship;          /* what is looked at; on a narrow table in the line */
  GtkBox        *choices;
  GtkMenuButton *guide_button;
  PhGuideView   *guide;
  GPtrArray     *buttons;       /* TableeActionButton: in the box, reused */
  gboolean       narrow;
  gboolean       turn;          /* ships are to be chosen from */
};

G_DEFINE_FINAL_TYPE (PhBar, ph_bar, GTK_TYPE_BOX)

static void
ph_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_BAR);

  G_OBJECT_CLASS (ph_bar_parent_class)->dispose (object);
}

static void
ph_bar_finalize (GObject *object)
{
  g_ptr_array_unref (PH_BAR (object)->buttons);

  G_OBJECT_CLASS (ph_bar_parent_class)->finalize (object);
}

static void
ph_bar_class_init (PhBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = ph_bar_finalize;

  g_type_ensure (PH_TYPE_GUIDE_VIEW);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PhBar, line_holder);
  gtk_widget_class_bind_template_child (widget_class, PhBar, line);
  gtk_widget_class_bind_template_child (widget_class, PhBar, ship);
  gtk_widget_class_bind_template_child (widget_class, PhBar, choices);
  gtk_widget_class_bind_template_child (widget_class, PhBar, guide_button);
  gtk_widget_class_bind_template_child (widget_class, PhBar, guide);
}

static GtkSizeRequestMode
get_line_request_mode (GtkWidget *holder)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Whatever the height: a label that has more to say than fits into it would be wider, and push what one is about to click on. */
static void
measure_line (GtkWidget      *holder,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (holder), orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum,
                      natural, NULL, NULL);
}

static void
allocate_line (GtkWidget *holder,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (holder), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
ph_bar_init (PhBar *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->line_holder, gtk_custom_layout_new (get_line_request_mode, measure_line, allocate_line));
}

/* What a choice costs or brings. Returns whether it brings it. */
static gboolean
count_goods (const PhScene *scene,
             TableeAction   action,
             int           *goods)
{
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  const PhState *state = scene->sight.state;
  int number = ph_action_number (action);
  int seat = state->current;
  int price = 0;

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_INCOME:
      ph_count_income (ruleset, state, seat, goods);
      return TRUE;
    case PH_ACTION_ALIEN:
      goods[PH_FOOD] = 1;
      goods[PH_WATER] = 1;
      goods[PH_GEM] = number == PH_GOLD_ALIEN;
      break;
    case PH_ACTION_OBSERVE:
      goods[PH_VP] = ph_observed_points (ruleset, state);
      return TRUE;
    case PH_ACTION_RECRUIT:
      goods[PH_FOOD] = goods[PH_WATER] = goods[PH_METAL] = 1;
      break;
    case PH_ACTION_BUY:
      goods[PH_GEM] = PH_BUY_GEMS;
      break;
    case PH_ACTION_REWARD:
      goods[number] = ph_reward (ruleset, state, seat, state->context.track, (PhGood) number, &price);
      goods[PH_GEM] -= price;
      return TRUE;
    case PH_ACTION_TAKE:
      goods[number] = 1;
      return TRUE;
    case PH_ACTION_GIVE:
      goods[number] = 1;
      break;
    default:
      break;
    }

  return FALSE;
}

/* What a choice costs or brings, in the signs that goods have everywhere: a price looks like one, and is no wider than it must be. */
static void
set_goods (PhBar              *self,
           TableeActionButton *button,
           const PhScene      *scene,
           TableeAction        action)
{
  PhGoodsView *view = PH_GOODS_VIEW (tablee_action_button_get_figure (button));
  const char *signs[PH_GOODS];
  int goods[PH_GOODS] = { 0 };
  gboolean gains = count_goods (scene, action, goods);
  gsize n = 0;

  for (int good = 0; good < PH_GOODS; good++)
    if (goods[good] != 0)
      {
        signs[n] = ph_art_good (good);
        goods[n++] = goods[good];
      }
  ph_goods_view_set_height (view, self->narrow ? NARROW_SIGNS : SIGNS);
  ph_goods_view_set_gains (view, gains);
  ph_goods_view_set_goods (view, signs, goods, n, NULL);
  gtk_widget_set_visible (GTK_WIDGET (view), n > 0);
}

static const char *
get_letter (TableeAction action)
{
  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_INCOME:
      return C_("key", "I");
    case PH_ACTION_REROLL:
      return C_("key", "R");
    case PH_ACTION_KEEP:
    case PH_ACTION_STOP:
    case PH_ACTION_DONE:
      return C_("key", "E");
    default:
      return NULL;
    }
}

static TableeActionButton *
get_button (PhBar *self,
            guint  index)
{
  while (self->buttons->len <= index)
    {
      GtkWidget *button = tablee_action_button_new (NULL, NULL, NULL);

      tablee_action_button_set_figure (TABLEE_ACTION_BUTTON (button), ph_goods_view_new_tight ());
      gtk_box_append (self->choices, button);
      g_ptr_array_add (self->buttons, button);
    }

  return g_ptr_array_index (self->buttons, index);
}

/* What it does, or why it cannot be done. */
static char *
dup_spoken (const PhScene *scene,
            TableeAction   action,
            const char    *title)
{
  g_autofree char *reason = ph_scene_dup_reason (scene, action);

  if (reason != NULL)
    /* Translators: title of a button, "You have none of this resource." */
    return g_strdup_printf (C_("Phoenix table", "%1$s: not now. %2$s"), title, reason);

  return ph_words_action_spoken (&scene->sight.context, scene->sight.state, action);
}

static void
bind_button (PhBar         *self,
             const PhScene *scene,
             guint          index,
             TableeAction   action)
{
  TableeActionButton *button = get_button (self, index);
  const PhSight *sight = &scene->sight;
  int key = ph_choices_get_key (scene->choices, action);
  g_autofree char *digit = key > 0 ? g_strdup_printf ("%d", key) : g_strdup (get_letter (action));
  g_autofree char *title = ph_words_action (&sight->context, sight->state, action);
  g_autofree char *spoken = dup_spoken (scene, action, title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.act");
  tablee_action_button_set_title (button, title);
  tablee_action_button_set_spoken (button, spoken);
  set_goods (self, button, scene, action);
  g_object_set (button, "key", digit, NULL);
  tablee_action_button_set_available (button, tablee_game_session_may (scene->session, action));
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Back to before the step, as long as nothing has been shown. */
static void
bind_back (PhBar *self,
           guint  index)
{
  TableeActionButton *button = get_button (self, index);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.back");
  tablee_action_button_set_title (button, C_("Phoenix", "Back"));
  tablee_action_button_set_spoken (button, _("Take the last step back"));
  gtk_widget_set_visible (tablee_action_button_get_figure (button), FALSE);
  g_object_set (button, "key", C_("key", "Z"), NULL);
  tablee_action_button_set_available (button, TRUE);
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Who moves, of those in the sector that was chosen. */
static guint
bind_movers (PhBar         *self,
             const PhScene *scene,
             guint          n)
{
  const PhChoices *choices = scene->choices;

  for (int i = 0; i < choices->n_actions; i++)
    if (ph_lift_sector (ph_action_number (choices->actions[i])) == scene->intent->chosen_sector)
      bind_button (self, scene, n++, choices->actions[i]);

  return n;
}

/* While ships are chosen from, both have their places, so that nothing jumps: what is said of a ship takes all the room that is left, for a
 * label wants to be wider the more it says. Later choices need that room. */
static void
show_labels (PhBar *self)
{
  gboolean said = *gtk_label_get_label (self->line) != '\0';

  gtk_widget_set_hexpand (GTK_WIDGET (self->choices), self->narrow || !self->turn);

  gtk_widget_set_visible (GTK_WIDGET (self->line), self->narrow || self->turn || said);
  gtk_widget_set_visible (GTK_WIDGET (self->ship), !self->narrow && self->turn);
}

void
ph_bar_set_scene (PhBar         *self,
                  const PhScene *scene)
{
  int phase = scene->sight.state->phase;
  gboolean person = ph_scene_is_asked (scene);
  guint n = 0;

  g_return_if_fail (PH_IS_BAR (self));

  ph_guide_view_set_sight (self->guide, &scene->sight);
  self->turn = person && phase == PH_PHASE_TURN;
  show_labels (self);
  if (person && phase == PH_PHASE_REROLL)
    bind_button (self, scene, n++, ph_scene_get_reroll (scene));
  if (person && phase == PH_PHASE_MOVE && scene->intent->chosen_sector >= 0)
    n = bind_movers (self, scene, n);
  for (int i = 0; i < scene->choices->n_buttons; i++)
    bind_button (self, scene, n++, scene->choices->buttons[i]);
  if (person && phase != PH_PHASE_TURN && tablee_game_session_get_can_undo (scene->session))
    bind_back (self, n++);
  for (; n < self->buttons->len; n++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, n), FALSE);
}

static void
set_label (GtkLabel   *label,
           const char *words)
{
  gtk_label_set_label (label, words);
  tablee_widget_set_class (GTK_WIDGET (label), "said", *words != '\0');
  tablee_widget_set_tooltip (GTK_WIDGET (label), *words != '\0' ? words : NULL);
}

void
ph_bar_set_words (PhBar      *self,
                  const char *words,
                  const char *ship)
{
  g_return_if_fail (PH_IS_BAR (self));

  set_label (self->line, self->narrow && *ship != '\0' ? ship : words);
  set_label (self->ship, self->narrow ? "" : ship);
  show_labels (self);
}

void
ph_bar_set_narrow (PhBar    *self,
                   gboolean  narrow)
{
  g_return_if_fail (PH_IS_BAR (self));

  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_max_width_chars (self->line, narrow ? -1 : 1);
  gtk_label_set_lines (self->line, narrow ? NARROW_LINES : LINES);
  show_labels (self);
}

static int
count_labels (PhBar *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->line)) + gtk_widget_get_visible (GTK_WIDGET (self->ship));
}

int
ph_bar_get_height (PhBar    *self,
                   int       width,
                   gboolean  grand)
{
  int words = MIN (WORDS, (width - GUIDE - TURN_CHOICE) / 2);
  int height;

  g_return_val_if_fail (PH_IS_BAR (self), 0);

  gtk_widget_set_size_request (GTK_WIDGET (self->line), self->narrow ? -1 : words, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->ship), self->narrow ? -1 : words, -1);
  /* Words have their lines; beside them only choices may need more. */
  if (self->narrow)
    gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  else
    gtk_widget_measure (GTK_WIDGET (self->choices), GTK_ORIENTATION_VERTICAL, width - GUIDE - count_labels (self) * words, &height, NULL,
                        NULL, NULL);
  return MAX (grand ? GRAND_HEIGHT : HEIGHT, height);
}

void
ph_bar_show_guide (PhBar *self)
{
  g_return_if_fail (PH_IS_BAR (self));

  gtk_menu_button_popup (self->guide_button);
}
