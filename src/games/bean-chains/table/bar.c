/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decisions of Bean chains that are no thing on the table, and the beanometers. */
#include "config.h"
#include "bar.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/bean-chains/words/terms.h"
#include "widgets/meters-button.h"
#include "widgets/wrap-layout.h"

struct _ChBar
{
  GtkBox              parent_instance;

  TableeActionButton *play;
  TableeActionButton *throw_away;
  TableeActionButton *go_on;
  TableeActionButton *buy;
  TableeMetersButton *meters;

  gboolean            roomy;
};

G_DEFINE_FINAL_TYPE (ChBar, ch_bar, GTK_TYPE_BOX)

/* Pixels that hold all that a button says in any phase. */
enum { SLOT = 224 };

static const char *
get_go_on_title (const ChState *state)
{
  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return _("Stop Playing");
    case CH_PHASE_DISCARD:
      return state->seats[state->current].hand_count == 1 ? _("Keep the Card") : _("Keep All Cards");
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
    case CH_PHASE_SELL:
    case CH_PHASE_OVER:
    default:
      return _("End the Turn");
    }
}

static char *
dup_go_on_hint (const ChScene *scene)
{
  const ChState *state = scene->state;
  int left = ch_count_trade (state);

  if (state->phase != CH_PHASE_TRADE || state->current != scene->near || left == 0)
    return NULL;

  /* Translators: at the button that ends the turn: how many cards stay in the trade area. There is little room */
  return g_strdup_printf (C_("hint", "leaves %d"), left);
}

/* What becomes of the card that the button for playing is about. */
static char *
dup_play_hint (const ChScene *scene)
{
  const ChState *state = scene->state;
  const ChSeat *seat = ch_scene_get_seat (scene);
  TableeAction action = ch_scene_get_play (scene);
  int front = seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;
  int bean = ch_action_kind (action) == CH_ACTION_CHAIN ? ch_action_number (action) : front;

  if (bean == CH_NO_BEAN || !ch_scene_may (scene, action))
    return NULL;

  switch (ch_place (scene->ruleset, state, scene->near, bean))
    {
    case CH_PLACE_CHAIN:
      /* Translators: at the button that plays a card: how many cards the chain will have */
      return g_strdup_printf (C_("hint", "chain of %d"), seat->chains[bean] + 1);
    case CH_PLACE_ROOM:
      return g_strdup (C_("hint", "new chain"));
    case CH_PLACE_SALE:
    default:
      return g_strdup (C_("hint", "needs a sale"));
    }
}

/* A button that goes leaves the focus to the other one. */
static void
show_button (TableeActionButton *button,
             gboolean            visible,
             TableeActionButton *heir)
{
  if (!visible && gtk_widget_is_focus (GTK_WIDGET (button)))
    gtk_widget_grab_focus (GTK_WIDGET (heir));
  gtk_widget_set_visible (GTK_WIDGET (button), visible);
}

/* Whether cards of the trade area are what is dealt with at the near side. */
static gboolean
is_chaining (const ChScene *scene)
{
  return scene->state->current == scene->near &&
         ch_action_kind (ch_scene_get_play (scene)) == CH_ACTION_CHAIN;
}

/* How many cards of @bean bring just so many @coins, or 0. */
static int
get_step (int bean,
          int coins)
{
  for (int length = 1; length <= ch_copies (bean); length++)
    if (ch_worth (bean, length) == coins)
      return length;

  return 0;
}

static void
show_meters (ChBar         *self,
             const ChScene *scene)
{
  TableeMeter meters[CH_BEANS] = { 0 };

  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      meters[bean].bean = ch_faces_card (bean).bean;
      meters[bean].name = ch_words_bean_name (bean);
      for (int coin = 0; coin < TABLEE_METER_COINS; coin++)
        meters[bean].steps[coin] = get_step (bean, coin + 1);
      meters[bean].hidden = ch_count_unseen (scene->state, bean);
      meters[bean].copies = ch_copies (bean);
    }
  tablee_meters_button_set_meters (self->meters, meters, CH_BEANS);
}

static void
ch_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CH_TYPE_BAR);

  G_OBJECT_CLASS (ch_bar_parent_class)->dispose (object);
}

static void
ch_bar_class_init (ChBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ch_bar_dispose;

  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  g_type_ensure (TABLEE_TYPE_METERS_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/bean-chains/bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ChBar, play);
  gtk_widget_class_bind_template_child (widget_class, ChBar, throw_away);
  gtk_widget_class_bind_template_child (widget_class, ChBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, ChBar, buy);
  gtk_widget_class_bind_template_child (widget_class, ChBar, meters);
}

static void
ch_bar_init (ChBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ch_bar_show (ChBar         *self,
             const ChScene *scene)
{
  const ChState *state = scene->state;
  gboolean leftovers = state->phase == CH_PHASE_LEFTOVERS && state->current == scene->near;
  g_autofree char *go_on_hint = dup_go_on_hint (scene);
  g_autofree char *play_hint = dup_play_hint (scene);

  g_return_if_fail (CH_IS_BAR (self));

  tablee_action_button_set_title (self->play, is_chaining (scene) ? C_("action", "Chain") : C_("action", "Play"));
  tablee_action_button_set_hint (self->play, play_hint);
  tablee_action_button_set_title (self->go_on, get_go_on_title (state));
  tablee_action_button_set_hint (self->go_on, go_on_hint);
  show_button (self->throw_away, leftovers || self->roomy, self->play);
  show_button (self->buy, scene->ruleset->chains < CH_MAX_CHAINS && !ch_scene_get_seat (scene)->bought, self->play);
  tablee_table_bind_button (scene->table, self->play, ch_scene_get_play (scene), state->phase == CH_PHASE_PLAY);
  tablee_table_bind_button (scene->table, self->throw_away, ch_action (CH_ACTION_DISCARD, ch_scene_get_lifted (scene)), FALSE);
  tablee_table_bind_button (scene->table, self->buy, ch_action (CH_ACTION_BUY_CHAIN, 0), FALSE);
  tablee_table_bind_button (scene->table, self->go_on, ch_scene_get_go_on (scene),
                            state->phase == CH_PHASE_TRADE && ch_count_trade (state) == 0);
  show_meters (self, scene);
}

void
ch_bar_set_roomy (ChBar    *self,
                  gboolean  roomy)
{
  g_return_if_fail (CH_IS_BAR (self));

  self->roomy = roomy;
  gtk_widget_set_size_request (GTK_WIDGET (self->play), roomy ? SLOT : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->go_on), roomy ? SLOT : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->throw_away), roomy ? SLOT : -1, -1);
}

void
ch_bar_show_meters (ChBar *self)
{
  g_return_if_fail (CH_IS_BAR (self));

  tablee_meters_button_popup (self->meters);
}

GtkWidget *
ch_bar_get_button (ChBar        *self,
                   TableeAction  action)
{
  g_return_val_if_fail (CH_IS_BAR (self), NULL);

  return GTK_WIDGET (ch_action_kind (action) == CH_ACTION_BUY_CHAIN ? self->buy : self->go_on);
}
