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
enum { SLOT = 252 };

static const char *
get_go_on_title (const ChState *state)
{
  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return _("That Is All");
    case CH_PHASE_DISCARD:
      return ch_words_keep (state->seats[state->current].hand_count);
    case CH_PHASE_TRADE:
      return state->turn >= ch_last_turn (state) ? _("End the Game") : _("End the Turn");
    case CH_PHASE_LEFTOVERS:
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

/* What becomes of the card of @bean that the button for playing is about. */
static char *
dup_chain_hint (const ChScene *scene,
                int            bean)
{
  switch (ch_place (scene->ruleset, scene->state, scene->near, bean))
    {
    case CH_PLACE_CHAIN:
      /* Translators: at the button that plays a card: how many cards the chain will have */
      return g_strdup_printf (C_("hint", "chain of %d"), ch_scene_get_seat (scene)->chains[bean] + 1);
    case CH_PLACE_ROOM:
      return g_strdup (C_("hint", "new chain"));
    case CH_PLACE_SALE:
    default:
      return g_strdup (C_("hint", "needs a sale"));
    }
}

/* Whether a person is to choose one of several cards of the trade area before anything can be chained. */
static gboolean
is_choosing_card (const ChScene *scene)
{
  return scene->state->phase == CH_PHASE_TRADE && scene->state->current == scene->near && ch_count_trade (scene->state) > 0 &&
         tablee_game_session_get_choosing (tablee_table_get_session (scene->table));
}

/* Which card it is is said where there is room for it. */
static char *
dup_play_hint (ChBar         *self,
               const ChScene *scene)
{
  TableeAction action = ch_scene_get_play (scene);
  int bean = ch_scene_get_card (scene, action);
  g_autofree char *what = NULL;

  if (bean == CH_NO_BEAN || !ch_scene_may (scene, action))
    return self->roomy && is_choosing_card (scene) ? g_strdup (C_("hint", "choose a card")) : NULL;

  what = dup_chain_hint (scene, bean);
  if (!self->roomy)
    return g_steal_pointer (&what);

  /* Translators: at the button that plays a card: "Blue bean", "new chain". There is little room */
  return g_strdup_printf (C_("hint", "%1$s · %2$s"), ch_words_bean_name (bean), what);
}

/* The card that would be thrown away, where there is room to say so. */
static char *
dup_throw_hint (ChBar         *self,
                const ChScene *scene,
                TableeAction   throw)
{
  const ChSeat *seat = ch_scene_get_seat (scene);
  int number = ch_action_number (throw);

  if (!self->roomy || !ch_scene_may (scene, throw))
    return NULL;

  return g_strdup (ch_words_bean_name (ch_action_kind (throw) == CH_ACTION_THROW ? seat->hand[number] : number));
}

/* It is off until a card is lifted, and then says so. */
static void
show_throw_away (ChBar         *self,
                 const ChScene *scene)
{
  TableeAction throw;
  gboolean found = ch_scene_find_throw (scene, &throw);
  g_autofree char *hint = found ? dup_throw_hint (self, scene, throw) : NULL;

  tablee_table_bind_button (scene->table, self->throw_away, throw, FALSE);
  tablee_action_button_set_hint (self->throw_away, hint);
  if (!found && scene->state->phase == CH_PHASE_DISCARD && scene->state->current == scene->near)
    tablee_action_button_set_reason (self->throw_away, _("Choose a card in your hand, or keep them all."));
}

/* What is chained comes from the trade area, and what is played from the hand: who has the turn sees the word of this part of it, where
 * there is room for the longer one. */
static void
show_play (ChBar         *self,
           const ChScene *scene)
{
  const ChState *state = scene->state;
  gboolean trading = state->phase == CH_PHASE_LEFTOVERS || state->phase == CH_PHASE_TRADE || ch_scene_is_pending (scene, TRUE);
  gboolean chaining = self->roomy && trading && state->current == scene->near;
  g_autofree char *hint = dup_play_hint (self, scene);

  tablee_table_bind_button (scene->table, self->play, ch_scene_get_play (scene), state->phase == CH_PHASE_PLAY);
  tablee_action_button_set_title (self->play, chaining ? C_("action", "Chain") : C_("action", "Play"));
  tablee_action_button_set_hint (self->play, hint);
  if (is_choosing_card (scene) && !ch_scene_may (scene, ch_scene_get_play (scene)))
    tablee_action_button_set_reason (self->play, _("Choose a card of the trade area, or end your turn."));
}

/* While a chain is to be sold for a card that was played by choice, this is the way out; it leads nowhere else then. */
static void
show_go_on (ChBar         *self,
            const ChScene *scene)
{
  const ChState *state = scene->state;
  gboolean back = ch_scene_may_go_back (scene);
  g_autofree char *hint = dup_go_on_hint (scene);

  g_object_set (self->go_on, "key", back ? C_("key", "Z") : C_("key", "E"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), back ? "table.back" : "table.go-on");
  tablee_table_bind_button (scene->table, self->go_on, ch_scene_get_go_on (scene),
                            state->phase == CH_PHASE_TRADE && ch_count_trade (state) == 0);
  tablee_action_button_set_title (self->go_on, back ? C_("Bean chains", "Back") : get_go_on_title (state));
  tablee_action_button_set_hint (self->go_on, hint);
  if (!back)
    return;

  tablee_action_button_set_available (self->go_on, TRUE);
  tablee_action_button_set_reason (self->go_on, NULL);
  tablee_action_button_set_spoken (self->go_on, _("Take the card back and sell nothing"));
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
  g_return_if_fail (CH_IS_BAR (self));

  show_button (self->buy, scene->ruleset->chains < CH_MAX_CHAINS && !ch_scene_get_seat (scene)->bought, self->play);
  show_play (self, scene);
  show_throw_away (self, scene);
  show_go_on (self, scene);
  tablee_table_bind_button (scene->table, self->buy, ch_action (CH_ACTION_BUY_CHAIN, 0), FALSE);
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
