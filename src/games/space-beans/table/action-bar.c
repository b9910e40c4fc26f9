/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons of the decisions that are no things on the table. */
#include "config.h"
#include "action-bar.h"

#include <glib/gi18n.h>

#include "games/space-beans/words/terms.h"
#include "present/format.h"
#include "present/session-context.h"
#include "widgets/action-button.h"
#include "widgets/children.h"
#include "widgets/wrap-layout.h"

typedef enum
{
  BUTTON_DRAW,
  BUTTON_NO_DRAW,
  BUTTON_KEEP,
  BUTTON_CLOSE,
  BUTTON_VISIBLE,
  BUTTON_SECRET,
  BUTTON_DONE,
  N_BUTTONS,
} Button;

static const struct
{
  const char  *id;       /* in the template */
  SbPhase      phase;    /* in which it is there */
  TableeAction action;   /* of those that put a card somewhere: without the card */
} buttons[N_BUTTONS] = {
  [BUTTON_DRAW] = { "draw", SB_PHASE_DRAW, SB_ACTION_DRAW },
  [BUTTON_NO_DRAW] = { "no_draw", SB_PHASE_DRAW, SB_ACTION_NO_DRAW },
  [BUTTON_CLOSE] = { "close", SB_PHASE_CLOSE, SB_ACTION_CLOSE },
  [BUTTON_KEEP] = { "keep", SB_PHASE_CLOSE, SB_ACTION_KEEP },
  [BUTTON_VISIBLE] = { "visible", SB_PHASE_PLAY, SB_ACTION_VISIBLE },
  [BUTTON_SECRET] = { "secret", SB_PHASE_PLAY, SB_ACTION_SECRET },
  [BUTTON_DONE] = { "done", SB_PHASE_ADD, SB_ACTION_DONE },
};

struct _SbActionBar
{
  GtkWidget           parent_instance;

  TableeActionButton *buttons[N_BUTTONS];
};

G_DEFINE_FINAL_TYPE (SbActionBar, sb_action_bar, GTK_TYPE_WIDGET)

static const SbState *
get_view (const SbBarState *state)
{
  return tablee_game_session_get_view (state->session);
}

/* The phase whose buttons are there: while others play, those with which one's own turn will begin. */
static SbPhase
get_phase (const SbBarState *state)
{
  const SbState *view = get_view (state);

  return state->asked || view->current == state->seat || view->phase == SB_PHASE_OVER ? (SbPhase) view->phase : SB_PHASE_DRAW;
}

/* What a button does now; FALSE if it wants a card and none is chosen. */
static gboolean
get_action (const SbBarState *state,
            Button            button,
            TableeAction     *action)
{
  *action = buttons[button].action;
  if (*action < SB_ACTION_VISIBLE)
    return TRUE;
  if (state->chosen == SB_UNKNOWN)
    return FALSE;

  *action += state->chosen;
  return TRUE;
}

/* What the collection would be worth with the chosen card. */
static char *
dup_put_hint (const SbBarState *state,
              SbSlot            slot)
{
  const SbSeat *seat = &get_view (state)->seats[state->seat];
  int worth;

  if (state->chosen == SB_UNKNOWN)
    return NULL;

  worth = sb_worth_with (slot == SB_SECRET ? seat->secret : seat->visible, state->chosen);
  return g_strdup_printf (ngettext ("then %d point", "then %d points", (gulong) worth), worth);
}

/* Of the visible collection. */
static int
get_worth (const SbBarState *state)
{
  return sb_worth (get_view (state)->seats[state->seat].visible);
}

/* How many points @card costs where it is all that can be laid out: that is not done by itself. */
static int
get_cost (const SbBarState *state,
          SbCard            card)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (state->session);
  const SbState *view = get_view (state);
  SbSlot slot = sb_targets_if_kept (view, card) & 1u << SB_VISIBLE ? SB_VISIBLE : SB_SECRET;
  SbCards collection = slot == SB_VISIBLE ? view->seats[state->seat].visible : view->seats[state->seat].secret;

  if (!ruleset->game->forfeits (ruleset, view, sb_put_action (view, card, slot)))
    return 0;

  return sb_worth (collection) - sb_worth_with (collection, card);
}

/* What happens by itself is told before. */
static char *
dup_keep_hint (const SbBarState *state)
{
  SbCard only = state->asked ? sb_only_card_if_kept (get_view (state)) : SB_UNKNOWN;
  g_autofree char *card = NULL;
  int cost;

  if (only == SB_UNKNOWN)
    return NULL;

  card = sb_words_card (only);
  cost = get_cost (state, only);
  if (cost > 0)
    /* Translators: a card ("Klingbohnen 4"), which will be the only one that can be laid out, and how many points that costs */
    return g_strdup_printf (ngettext ("%1$s, −%2$d point", "%1$s, −%2$d points", (gulong) cost), card, cost);

  /* Translators: a card ("Klingbohnen 4"), which will be laid out by itself */
  return g_strdup_printf (C_("hint", "lays out %s"), card);
}

/* What ends the game is told before. */
static char *
dup_close_hint (const SbBarState *state)
{
  const SbRuleset *ruleset = (const SbRuleset *) tablee_game_session_get_ruleset (state->session);
  int worth = get_worth (state);
  g_autofree char *points = tablee_format_points (worth);

  if (worth == 0)
    return g_strdup (C_("hint", "no points"));
  if (!state->asked || !sb_closing_ends (ruleset, get_view (state)))
    return g_steal_pointer (&points);

  /* Translators: "4 points", with which the game will end; there is little room */
  return g_strdup_printf (C_("hint", "%s, ends the game"), points);
}

/* At the end nobody is passed anything. */
static char *
dup_done_hint (const SbBarState *state)
{
  const SbRuleset *ruleset = (const SbRuleset *) tablee_game_session_get_ruleset (state->session);
  const SbState *view = get_view (state);

  if (sb_has_bonus (ruleset, view, state->seat))
    return g_strdup (C_("hint", "ends the game"));

  /* Translators: number of cards that will be passed to the neighbour */
  return g_strdup_printf (C_("hint", "pass %d"), sb_hand_count (&view->seats[state->seat]));
}

static char *
dup_hint (const SbBarState *state,
          Button            button)
{
  const SbState *view = get_view (state);

  switch (button)
    {
    case BUTTON_DRAW:
      /* Translators: number of cards in the draw pile */
      return g_strdup_printf (C_("hint", "%d left"), view->draw_count);
    case BUTTON_CLOSE:
      return dup_close_hint (state);
    case BUTTON_DONE:
      return dup_done_hint (state);
    case BUTTON_VISIBLE:
      return dup_put_hint (state, SB_VISIBLE);
    case BUTTON_SECRET:
      return dup_put_hint (state, SB_SECRET);
    case BUTTON_KEEP:
      return dup_keep_hint (state);
    case BUTTON_NO_DRAW:
    case N_BUTTONS:
    default:
      return NULL;
    }
}

static char *
dup_spoken (const SbBarState *state,
            TableeAction      action)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (state->session);

  return tablee_present_for_game (context->ruleset->game)->action_spoken (context, get_view (state), action);
}

/* Why a button is off. */
static char *
dup_reason (const SbBarState *state,
            Button            button)
{
  TableeAction action;

  if (!get_action (state, button, &action) && state->asked)
    return g_strdup (_("First choose a card in your hand."));

  return tablee_table_dup_reason (state->table, action);
}

static void
bind_button (SbActionBar      *self,
             const SbBarState *state,
             Button            button)
{
  TableeAction action;
  gboolean applies = get_action (state, button, &action) && state->asked && buttons[button].phase == get_phase (state);
  g_autofree char *spoken = applies ? dup_spoken (state, action) : NULL;
  g_autofree char *hint = dup_hint (state, button);
  g_autofree char *reason = dup_reason (state, button);

  tablee_action_button_set_hint (self->buttons[button], hint);
  tablee_action_button_set_reason (self->buttons[button], reason);
  tablee_action_button_set_spoken (self->buttons[button], spoken);
  tablee_action_button_set_available (self->buttons[button],
                                      applies && tablee_game_session_check (state->session, action) == TABLEE_REASON_NONE);
  tablee_action_button_set_suggested (self->buttons[button], applies && button == BUTTON_CLOSE && get_worth (state) > 0);
}

static void
sb_action_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SB_TYPE_ACTION_BAR);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (sb_action_bar_parent_class)->dispose (object);
}

static void
sb_action_bar_class_init (SbActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sb_action_bar_dispose;

  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "action-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-beans/action-bar.ui");
  for (Button i = 0; i < N_BUTTONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i].id, FALSE,
                                               (gssize) (G_STRUCT_OFFSET (SbActionBar, buttons) + i * sizeof (gpointer)));
}

static void
sb_action_bar_init (SbActionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
sb_action_bar_loses_focus (SbActionBar      *self,
                           const SbBarState *state)
{
  SbPhase phase = get_phase (state);

  g_return_val_if_fail (SB_IS_ACTION_BAR (self), FALSE);

  for (Button i = 0; i < N_BUTTONS; i++)
    if (buttons[i].phase != phase && gtk_widget_is_focus (GTK_WIDGET (self->buttons[i])))
      return TRUE;

  return FALSE;
}

/* The first button that can get it. */
static void
take_focus (SbActionBar *self,
            SbPhase      phase)
{
  for (Button i = 0; i < N_BUTTONS; i++)
    if (buttons[i].phase == phase && gtk_widget_grab_focus (GTK_WIDGET (self->buttons[i])))
      return;
}

/* Nothing jumps when the last buttons go. */
static void
keep_height (SbActionBar *self,
             SbPhase      phase)
{
  int height = -1;

  if (phase == SB_PHASE_OVER)
    gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (self)), NULL, &height, NULL,
                        NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, height);
}

void
sb_action_bar_set_state (SbActionBar      *self,
                         const SbBarState *state)
{
  SbPhase phase;
  gboolean loses_focus;

  g_return_if_fail (SB_IS_ACTION_BAR (self));

  phase = get_phase (state);
  loses_focus = sb_action_bar_loses_focus (self, state);
  keep_height (self, phase);
  for (Button i = 0; i < N_BUTTONS; i++)
    {
      bind_button (self, state, i);
      if (buttons[i].phase == phase)
        gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), TRUE);
    }
  if (loses_focus)
    take_focus (self, phase);
  for (Button i = 0; i < N_BUTTONS; i++)
    if (buttons[i].phase != phase)
      gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), FALSE);
}

GtkWidget *
sb_action_bar_get_button (SbActionBar  *self,
                          TableeAction  action)
{
  g_return_val_if_fail (SB_IS_ACTION_BAR (self), NULL);

  for (Button i = 0; i < N_BUTTONS; i++)
    if (buttons[i].action == action)
      return GTK_WIDGET (self->buttons[i]);

  return NULL;
}
