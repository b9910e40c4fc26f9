/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decisions of Al Cabohne that are no thing on the table, and the beanometers. */
#include "config.h"
#include "bar.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"
#include "widgets/meters-button.h"
#include "widgets/wrap-layout.h"

struct _AcBar
{
  GtkBox              parent_instance;

  TableeActionButton *pay;
  TableeActionButton *discard_button;
  TableeActionButton *end;
  TableeMetersButton *meters;

  gboolean            roomy;
};

G_DEFINE_FINAL_TYPE (AcBar, ac_bar, GTK_TYPE_BOX)

/* Pixels that hold all that a button says in any phase. */
enum { SLOT = 196 };

/* Planting keeps its title while a card is still to be planted. */
static const char *
get_end_title (const AcScene *scene)
{
  AcPhase phase = (AcPhase) scene->state->phase;

  return phase == AC_PHASE_PLANT || phase == AC_PHASE_PLANT_MORE ? _("Stop Planting") : ac_words_end_title (scene->ruleset, scene->state);
}

/* Whether nothing is left to do but to go on. */
static gboolean
is_done (const AcScene *scene)
{
  return scene->lifted.kind == AC_SUBJECT_NONE && (scene->state->phase != AC_PHASE_CULTIVATE || !ac_scene_hand_calls (scene));
}

/* What is not used is left to the other player, unless it is over then. */
static char *
dup_end_hint (const AcScene *scene)
{
  int open = ac_count_open (scene->state);

  if (scene->state->current == scene->near && ac_drawing_ends (scene->ruleset, scene->state))
    return g_strdup (C_("hint", "ends the game"));
  if (scene->state->phase != AC_PHASE_CULTIVATE || scene->state->current != scene->near || open == 0 || scene->ruleset->base.seats == 1 ||
      ac_is_last_turn (scene->ruleset, scene->state))
    return NULL;

  /* Translators: at the button that ends the turn: how many cards stay in the trade area. There is little room */
  return g_strdup_printf (C_("hint", "leaves %d"), open);
}

/* Paying and discarding have one place: never both can be done, and alone nothing is left to be discarded. */
static void
show_first (AcBar         *self,
            const AcScene *scene)
{
  AcPhase phase = (AcPhase) scene->state->phase;
  gboolean alone = scene->ruleset->base.seats == 1;
  gboolean kept = self->roomy && phase != AC_PHASE_OVER;

  gtk_widget_set_visible (GTK_WIDGET (self->pay), phase == AC_PHASE_PAY || (kept && alone));
  gtk_widget_set_visible (GTK_WIDGET (self->discard_button), phase == AC_PHASE_LEFTOVERS || (kept && !alone && phase != AC_PHASE_PAY));
}

static void
show_meters (AcBar         *self,
             const AcScene *scene)
{
  TableeMeter meters[AC_TYPES] = { 0 };
  int unseen[AC_TYPES];

  ac_count_unseen (scene->state, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    {
      meters[type].bean = ac_faces_card ((AcType) type).bean;
      meters[type].name = ac_words_bean_name ((AcType) type);
      for (int coin = 0; coin < AC_COINS; coin++)
        meters[type].steps[coin] = scene->ruleset->steps[type][coin];
      meters[type].hidden = unseen[type];
      meters[type].copies = ac_copies ((AcType) type);
    }
  tablee_meters_button_set_meters (self->meters, meters, AC_TYPES);
}

static void
ac_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_BAR);

  G_OBJECT_CLASS (ac_bar_parent_class)->dispose (object);
}

static void
ac_bar_class_init (AcBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ac_bar_dispose;

  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  g_type_ensure (TABLEE_TYPE_METERS_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AcBar, pay);
  gtk_widget_class_bind_template_child (widget_class, AcBar, discard_button);
  gtk_widget_class_bind_template_child (widget_class, AcBar, end);
  gtk_widget_class_bind_template_child (widget_class, AcBar, meters);
}

static void
ac_bar_init (AcBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ac_bar_show (AcBar         *self,
             const AcScene *scene)
{
  AcSubject lifted = scene->lifted;
  AcPhase phase = (AcPhase) scene->state->phase;
  int none = phase == AC_PHASE_LEFTOVERS ? AC_HIDDEN : AC_BLUE;  /* why it cannot be discarded, is the same for all types then */
  int type = lifted.kind == AC_SUBJECT_OPEN ? lifted.index : none;
  g_autofree char *hint = dup_end_hint (scene);

  g_return_if_fail (AC_IS_BAR (self));

  show_first (self, scene);
  gtk_widget_set_visible (GTK_WIDGET (self->end), phase != AC_PHASE_OVER);
  tablee_action_button_set_title (self->end, get_end_title (scene));
  tablee_action_button_set_hint (self->end, hint);
  tablee_table_bind_button (scene->table, self->pay, ac_action (AC_ACTION_PAY, 0, 0), TRUE);
  tablee_table_bind_button (scene->table, self->discard_button, ac_action (AC_ACTION_DISCARD, type, 0), FALSE);
  tablee_table_bind_button (scene->table, self->end, ac_scene_get_end (scene), is_done (scene));
  show_meters (self, scene);
}

void
ac_bar_set_roomy (AcBar    *self,
                  gboolean  roomy)
{
  g_return_if_fail (AC_IS_BAR (self));

  self->roomy = roomy;
  gtk_widget_set_size_request (GTK_WIDGET (self->pay), roomy ? SLOT : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->discard_button), roomy ? SLOT : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->end), roomy ? SLOT : -1, -1);
}

void
ac_bar_show_meters (AcBar *self)
{
  g_return_if_fail (AC_IS_BAR (self));

  tablee_meters_button_popup (self->meters);
}

GtkWidget *
ac_bar_get_button (AcBar        *self,
                   TableeAction  action)
{
  g_return_val_if_fail (AC_IS_BAR (self), NULL);

  return GTK_WIDGET (ac_action_kind (action) == AC_ACTION_PAY ? self->pay : self->end);
}
