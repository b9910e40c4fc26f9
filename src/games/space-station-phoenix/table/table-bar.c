/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "games/space-station-phoenix/words/terms.h"
#include "widgets/widgets-style.h"

/* The choices that are no things on the table, and the line above them. */

static TableeGameSession *
get_session (TableeSpaceStationPhoenixTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

/* What a choice costs or brings, for its button. */
static char *
dup_hint (TableeSpaceStationPhoenixTable *self,
          TableeAction                    action)
{
  const PhState *state = ph_table_get_state (self);
  int goods[PH_GOODS] = { 0 };
  int seat = state->current;

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_INCOME:
      ph_count_income (ph_table_get_ruleset (self), state, seat, goods);
      break;
    case PH_ACTION_ALIEN:
      goods[PH_FOOD] = 1;
      goods[PH_WATER] = 1;
      goods[PH_GEM] = ph_action_number (action) == PH_GOLD_ALIEN;
      break;
    case PH_ACTION_RECRUIT:
      goods[PH_FOOD] = goods[PH_WATER] = goods[PH_METAL] = 1;
      break;
    case PH_ACTION_BUY:
      goods[PH_GEM] = PH_BUY_GEMS;
      break;
    case PH_ACTION_REWARD:
      goods[ph_action_number (action)] = ph_reward (ph_table_get_ruleset (self), state, seat, state->context.track,
                                                    (PhGood) ph_action_number (action), NULL);
      break;
    default:
      return NULL;
    }

  return ph_words_goods (goods);
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
get_button (TableeSpaceStationPhoenixTable *self,
            guint                           index)
{
  while (self->buttons->len <= index)
    {
      GtkWidget *button = tablee_action_button_new (NULL, NULL, NULL);

      gtk_box_append (self->choices_box, button);
      g_ptr_array_add (self->buttons, button);
    }

  return g_ptr_array_index (self->buttons, index);
}

static void
bind_button (TableeSpaceStationPhoenixTable *self,
             guint                           index,
             TableeAction                    action)
{
  TableeActionButton *button = get_button (self, index);
  PhSight sight = ph_table_get_sight (self);
  int key = ph_choices_get_key (&self->choices, action);
  g_autofree char *digit = key > 0 ? g_strdup_printf ("%d", key) : g_strdup (get_letter (action));
  g_autofree char *title = ph_words_action (&sight.context, sight.state, action);
  g_autofree char *spoken = ph_words_action_spoken (&sight.context, sight.state, action);
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  g_autofree char *hint = narrow && self->choices.n_buttons > 4 ? NULL : dup_hint (self, action);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.act");
  tablee_action_button_set_title (button, title);
  tablee_action_button_set_spoken (button, spoken);
  tablee_action_button_set_hint (button, hint);
  g_object_set (button, "key", digit, NULL);
  tablee_action_button_set_available (button, tablee_game_session_may (get_session (self), action));
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Back to before the step, as long as nothing has been shown. */
static void
bind_back (TableeSpaceStationPhoenixTable *self,
           guint                           index)
{
  TableeActionButton *button = get_button (self, index);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.back");
  tablee_action_button_set_title (button, C_("Phoenix", "Back"));
  tablee_action_button_set_spoken (button, _("Take the last step back"));
  tablee_action_button_set_hint (button, NULL);
  g_object_set (button, "key", C_("key", "Z"), NULL);
  tablee_action_button_set_available (button, TRUE);
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Who moves, of those in the sector that was chosen. */
static guint
bind_movers (TableeSpaceStationPhoenixTable *self,
             guint                           n)
{
  for (int i = 0; i < self->choices.n_actions; i++)
    if (ph_lift_sector (ph_action_number (self->choices.actions[i])) == self->chosen_sector)
      bind_button (self, n++, self->choices.actions[i]);

  return n;
}

void
ph_table_bind_bar (TableeSpaceStationPhoenixTable *self)
{
  TableeGameSession *session = get_session (self);
  const PhState *state = ph_table_get_state (self);
  gboolean person = tablee_game_session_get_decision_open (session);
  guint n = 0;

  if (person && state->phase == PH_PHASE_REROLL)
    bind_button (self, n++, ph_table_get_reroll (self));
  if (person && state->phase == PH_PHASE_MOVE && self->chosen_sector >= 0)
    n = bind_movers (self, n);
  for (int i = 0; i < self->choices.n_buttons; i++)
    bind_button (self, n++, self->choices.buttons[i]);
  if (person && state->phase != PH_PHASE_TURN && tablee_game_session_get_can_undo (session))
    bind_back (self, n++);
  for (; n < self->buttons->len; n++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, n), FALSE);
}

/* What the ship under the pointer would cost, or why it cannot be used. Who is new is told what it is for, too. */
static char *
dup_ship_line (TableeSpaceStationPhoenixTable *self,
               const PhSight                  *sight)
{
  TableeAction action = ph_action (PH_ACTION_USE, self->looked_at);
  TableeReason reason = tablee_game_session_check (get_session (self), action);
  const PhRuleset *ruleset = ph_table_get_ruleset (self);
  g_autofree char *words = NULL;

  if (reason != TABLEE_REASON_NONE)
    return ph_words_reason (&sight->context, sight->state, action, reason);

  words = ph_words_action_spoken (&sight->context, sight->state, action);
  if (!ruleset->first_game)
    return g_steal_pointer (&words);

  /* Translators: "Use Farm 2 for 4 gems; 5 left. Take 4 food.", "Food, which every alien and human needs." */
  return g_strdup_printf (C_("Phoenix line", "%1$s %2$s"), words,
                          ph_words_purpose (ph_ship_type (ph_acts_as (ruleset, sight->state, self->looked_at))));
}

/* Follows what the log says. */
static void
keep_told (TableeSpaceStationPhoenixTable *self,
           const TableeEvent              *event)
{
  PhSight sight = ph_table_get_sight (self);
  g_autofree char *words = self->names != NULL && event->kind != PH_EVENT_TURN ? ph_words_event (&sight.context, event) : NULL;

  if (words != NULL)
    self->told = PH_NONE;
}

void
ph_table_keep_deed (TableeSpaceStationPhoenixTable *self,
                    const TableeEvent              *event)
{
  keep_told (self, event);
  switch ((int) event->kind)
    {
    case PH_EVENT_TURN:
      self->deeds[event->seat] = (TableeEvent) { .kind = PH_EVENT_NONE };
      break;
    /* What a ship is used for says more than that it is used. */
    case PH_EVENT_INCOME:
    case PH_EVENT_USE:
    case PH_EVENT_DISMANTLE:
    case PH_EVENT_BUILD:
    case PH_EVENT_TRACK:
      self->deeds[event->seat] = *event;
      self->told = event->seat;
      break;
    default:
      break;
    }
}

/* What the others have done since the near seat's turn, where it is more than what was said last; then advice for who is new. */
static void
add_news (TableeSpaceStationPhoenixTable *self,
          const PhSight                  *sight,
          GPtrArray                      *sentences)
{
  int seats = ph_table_get_ruleset (self)->base.seats;
  guint before = sentences->len;

  for (int i = 1; i < seats; i++)
    {
      const TableeEvent *deed = &self->deeds[(self->near + i) % seats];

      if (deed->kind != PH_EVENT_NONE)
        g_ptr_array_add (sentences, ph_words_event (&sight->context, deed));
    }
  if (sentences->len == before + 1 && self->told != PH_NONE)
    g_ptr_array_set_size (sentences, (gint) before);
  if (ph_table_get_ruleset (self)->first_game)
    g_ptr_array_add (sentences, g_strdup (ph_guide_get_advice (sight)));
}

/* That the end is near is said to everybody, whatever is going on. */
static char *
dup_news_line (TableeSpaceStationPhoenixTable *self,
               const PhSight                  *sight,
               gboolean                        turn)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  if (sight->state->trigger != PH_NONE && sight->state->phase != PH_PHASE_OVER)
    g_ptr_array_add (sentences, g_strdup_printf (_("%s has triggered the end: these are the last turns."),
                                                 sight->context.names[sight->state->trigger]));
  if (turn)
    add_news (self, sight, sentences);
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* The ship that is looked at, or what has been going on. On a narrow table the news take more lines than the bar may have: there
 * they are on the table, which scrolls. */
void
ph_table_bind_line (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  gboolean turn = tablee_game_session_get_decision_open (get_session (self)) && sight.state->phase == PH_PHASE_TURN;
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  g_autofree char *news = dup_news_line (self, &sight, turn);
  g_autofree char *words = turn && self->looked_at >= 0 ? dup_ship_line (self, &sight) : g_strdup (narrow ? "" : news);

  gtk_label_set_label (self->news, news);
  gtk_widget_set_visible (GTK_WIDGET (self->news), narrow && *news != '\0');
  gtk_label_set_label (self->line, words);
  tablee_widget_set_class (GTK_WIDGET (self->line), "said", *words != '\0');
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->line), *words != '\0' ? words : NULL);
}
