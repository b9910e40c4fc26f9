/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "bag-view.h"
#include "coins-view.h"
#include "left-view.h"
#include "pot-view.h"
#include "present/format.h"
#include "present/present.h"
#include "pyramid.h"
#include "round-card.h"
#include "rules.h"
#include "seat-view.h"
#include "shown.h"
#include "size-button.h"
#include "table-layout.h"
#include "widgets/children.h"
#include "widgets/flight-layer.h"
#include "widgets/picture.h"

/* Milliseconds. */
enum
{
  FLIGHT_TIME = 240,
  COIN_DELAY = 55,
  POP_TIME = 420,
  SUMS_TIME = 700,
  CARD_TIME = 1100,         /* before the stacks of a round are cleared away */
  CARD_STAYS_TIME = 4500,
  MAX_COINS_SHOWN = 8,
  HURRY_BACKLOG = 8,        /* more events than this waiting: no pauses */
};

struct _TableeMartian12sTable
{
  TableeTable        parent_instance;

  TableePicture     *sky;
  M12BagView        *bag;
  GtkBox            *sizes;
  M12SizeButton     *size_buttons[M12_SIZES];
  M12PotView        *pot;
  M12LeftView       *left;
  GtkBox            *bar;
  GtkButton         *buttons[M12_SIZES + 1];
  GtkLabel          *hints[M12_SIZES + 1];
  M12RoundCard      *card;
  TableeFlightLayer *flights;
  M12SeatView       *seats[TABLEE_MAX_SEATS];

  int                n_seats;
  int                near;
  gboolean           narrow;
  guint              form_source;

  M12State           shown;       /* what has been told so far */
  GQueue             waiting;     /* TableeEvent: to be told */
  GQueue             telling;     /* TableeEvent: on their way, take effect when they land */
  gboolean           heard;       /* events came since the last "changed" */
  int                marked;      /* the seat of the last action, or TABLEE_NOBODY */

  M12State           ended;       /* the round that was scored last */
  int                won[TABLEE_MAX_SEATS];
  GPtrArray         *sentences;   /* of the card */
  guint              card_source;
};

G_DEFINE_FINAL_TYPE (TableeMartian12sTable, tablee_martian_12s_table, TABLEE_TYPE_TABLE)

enum
{
  PROP_0,
  PROP_LEFT_VISIBLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* In the order of the actions of the rules. The digits of a French keyboard are typed with Shift; the same keys without it do as well. */
static const TableeTableShortcut shortcuts[] = {
  { "table.pull-small", "1", N_("Pull a Small Pyramid"), "KP_1|ampersand" },
  { "table.pull-medium", "2", N_("Pull a Medium Pyramid"), "KP_2|eacute" },
  { "table.pull-large", "3", N_("Pull a Large Pyramid"), "KP_3|quotedbl" },
  { "table.pass", "p", N_("Pass"), NULL },
  { "table.toggle-left", "l", N_("Show What Is Left in the Bag"), NULL },
  { NULL, NULL, NULL, NULL },
};

static const M12Ruleset *
get_ruleset (TableeMartian12sTable *self)
{
  return (const M12Ruleset *) tablee_game_session_get_ruleset (tablee_table_get_session (TABLEE_TABLE (self)));
}

static const M12State *
get_view (TableeMartian12sTable *self)
{
  return tablee_game_session_get_view (tablee_table_get_session (TABLEE_TABLE (self)));
}

static char *
dup_amount (TableeMartian12sTable *self,
            gint64                 amount)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  TableePresentContext context = { &ruleset->base, NULL };

  return tablee_present_for_game (ruleset->base.game)->score_value (&context, amount);
}

/*
 * What is shown
 */

static M12Turn
get_turn (TableeMartian12sTable *self,
          int                    seat)
{
  if (self->shown.phase == M12_PHASE_OVER || self->shown.current != seat)
    return M12_TURN_NONE;

  return tablee_game_session_get_thinking (tablee_table_get_session (TABLEE_TABLE (self))) ? M12_TURN_THINKS : M12_TURN_DECIDES;
}

static void
bind_seats (TableeMartian12sTable *self)
{
  for (int i = 0; i < self->n_seats; i++)
    {
      g_autofree char *balance = dup_amount (self, self->shown.seats[i].balance);

      m12_seat_view_set_standing (self->seats[i], &self->shown.seats[i], balance, get_turn (self, i), self->won[i] > 0);
      m12_seat_view_set_marked (self->seats[i], i == self->marked);
    }
}

static void
bind_pot (TableeMartian12sTable *self)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  g_autofree char *amount = dup_amount (self, (gint64) self->shown.pot * ruleset->stake);
  g_autofree char *stake = dup_amount (self, ruleset->stake);
  /* Translators: an amount ("€1", "1 token") */
  g_autofree char *price = g_strdup_printf (_("Stake: %s"), stake);
  /* Translators: number of the lap of a round */
  g_autofree char *lap = g_strdup_printf (_("Lap %d"), self->shown.lap);
  g_autofree char *round = NULL;
  g_autofree char *details = NULL;

  if (ruleset->rounds > 0)
    round = g_strdup_printf (_("Round %1$d of %2$d"), self->shown.round, ruleset->rounds);
  else
    round = g_strdup_printf (_("Round %d"), self->shown.round);

  details = g_strjoin ("\n", price, round, lap, NULL);
  m12_pot_view_set_pot (self->pot, self->shown.pot, amount, details);
}

static void
bind_bag (TableeMartian12sTable *self)
{
  int left = 0;
  int total = 0;

  for (int size = 0; size < M12_SIZES; size++)
    left += self->shown.left[size];
  for (int colour = 0; colour < M12_COLOURS; colour++)
    total += get_ruleset (self)->copies[colour] * M12_SIZES;

  m12_bag_view_set_left (self->bag, left, total);
  m12_left_view_set_bag (self->left, &self->shown);
}

static void
bind_shown (TableeMartian12sTable *self)
{
  bind_seats (self);
  bind_pot (self);
  bind_bag (self);
}

/*
 * What can be done
 */

/* The seat whose risks are shown: who decides, if a person does. */
static int
get_deciding_seat (TableeMartian12sTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));

  return tablee_game_session_get_decision_open (session) ? tablee_game_session_get_current_seat (session) : self->near;
}

static char *
dup_risk (TableeMartian12sTable *self,
          int                    size)
{
  const M12State *view = get_view (self);
  int popping = m12_count_popping (view, get_deciding_seat (self), size);
  g_autofree char *share = NULL;

  if (view->left[size] == 0)
    /* Translators: no pyramid of a size is left */
    return g_strdup (C_("size", "none left"));
  if (popping == 0)
    /* Translators: no risk to pop with the next pyramid */
    return g_strdup (C_("risk", "safe"));

  share = tablee_format_percent ((double) popping / view->left[size]);
  /* Translators: chance to pop with the next pyramid ("40%") */
  return g_strdup_printf (_("risk %s"), share);
}

static char *
dup_spoken_action (TableeMartian12sTable *self,
                   TableeAction           action)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  TableePresentContext context = { &ruleset->base, NULL };
  const TableePresent *present = tablee_present_for_game (ruleset->base.game);

  if (action < M12_ACTION_PASS && get_view (self)->left[action] == 0)
    return present->action (&context, get_view (self), action);
  return present->action_spoken (&context, get_view (self), action);
}

static void
bind_action (TableeMartian12sTable *self,
             TableeAction           action)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));
  gboolean available = tablee_game_session_get_decision_open (session) &&
                       tablee_game_session_check (session, action) == TABLEE_REASON_NONE;
  g_autofree char *spoken = dup_spoken_action (self, action);
  g_autofree char *hint = NULL;
  GtkWidget *button = GTK_WIDGET (self->buttons[action]);

  if (action < M12_ACTION_PASS)
    {
      g_autofree char *caption = g_strdup_printf ("×%d", get_view (self)->left[action]);
      g_autofree char *risk = dup_risk (self, (int) action);

      m12_size_button_set_state (self->size_buttons[action], caption, spoken, available);
      /* Translators: a key, and what it risks: "1 · safe" */
      hint = g_strdup_printf (_("%1$u · %2$s"), action + 1, risk);
    }
  else
    {
      /* Translators: the key that passes, and with how many points */
      hint = g_strdup_printf (_("P · keep %d"), get_view (self)->seats[get_deciding_seat (self)].points);
    }

  gtk_label_set_label (self->hints[action], hint);
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
  gtk_widget_remove_css_class (button, available ? "unavailable" : "available");
  gtk_widget_add_css_class (button, available ? "available" : "unavailable");
}

static void
bind_actions (TableeMartian12sTable *self)
{
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    bind_action (self, action);
}

/*
 * Seats
 */

static gboolean
drop_cb (TableeMartian12sTable *self,
         const GValue          *value,
         double                 x,
         double                 y)
{
  int size = g_value_get_int (value);

  if (size < 0 || size >= M12_SIZES)
    return FALSE;

  return tablee_table_play (TABLEE_TABLE (self), M12_ACTION_PULL_SMALL + (TableeAction) size);
}

static void
make_seats (TableeMartian12sTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));

  self->n_seats = get_ruleset (self)->base.seats;
  for (int i = 0; i < self->n_seats; i++)
    {
      GtkWidget *seat = m12_seat_view_new (tablee_game_session_get_seat (session, i));
      GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

      g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
      gtk_widget_add_controller (seat, GTK_EVENT_CONTROLLER (target));
      gtk_widget_insert_before (seat, GTK_WIDGET (self), GTK_WIDGET (self->card));
      self->seats[i] = M12_SEAT_VIEW (seat);
    }
}

static void
bind_layout (TableeMartian12sTable *self)
{
  M12TableParts parts = {
    .sky = GTK_WIDGET (self->sky),
    .bag = GTK_WIDGET (self->bag),
    .sizes = GTK_WIDGET (self->sizes),
    .pot = GTK_WIDGET (self->pot),
    .left = GTK_WIDGET (self->left),
    .bar = GTK_WIDGET (self->bar),
    .card = GTK_WIDGET (self->card),
    .flights = GTK_WIDGET (self->flights),
    .n_seats = self->n_seats,
    .near = self->near,
  };
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  for (int i = 0; i < self->n_seats; i++)
    {
      parts.seats[i] = GTK_WIDGET (self->seats[i]);
      m12_seat_view_set_form (self->seats[i], i == self->near ? M12_SEAT_NEAR : self->narrow ? M12_SEAT_STRIP : M12_SEAT_OTHER);
    }
  m12_table_layout_set_parts (M12_TABLE_LAYOUT (layout), &parts);
}

/*
 * The card of a round
 */

static void
hide_card (TableeMartian12sTable *self)
{
  g_clear_handle_id (&self->card_source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->card), FALSE);
}

static gboolean
card_timeout_cb (gpointer user_data)
{
  TableeMartian12sTable *self = user_data;

  self->card_source = 0;
  hide_card (self);
  return G_SOURCE_REMOVE;
}

static void
add_sentence (TableeMartian12sTable *self,
              const TableeEvent     *event)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  g_auto (GStrv) names = tablee_table_dup_names (TABLEE_TABLE (self));
  TableePresentContext context = { &ruleset->base, (const char *const *) names };
  char *sentence = tablee_present_for_game (ruleset->base.game)->event (&context, event);

  if (sentence != NULL)
    g_ptr_array_add (self->sentences, sentence);
}

/* Equal sums need a word of why. */
static void
add_tie (TableeMartian12sTable *self,
         const TableeEvent     *win)
{
  gboolean fewer = FALSE;

  for (int i = 0; i < self->n_seats; i++)
    fewer |= self->ended.seats[i].status <= M12_PASSED && self->ended.seats[i].points == win->args[1] &&
             self->ended.seats[i].height < win->args[2];

  if (win->args[3] > 1 && self->sentences->len == 1)
    g_ptr_array_add (self->sentences, g_strdup (_("Equal scores with equally many pyramids share the pot.")));
  else if (fewer && self->sentences->len == 1)
    g_ptr_array_add (self->sentences, g_strdup (_("Of equal scores, the one with more pyramids wins.")));
}

static void
show_card (TableeMartian12sTable *self)
{
  g_auto (GStrv) names = tablee_table_dup_names (TABLEE_TABLE (self));

  g_ptr_array_add (self->sentences, NULL);
  m12_round_card_set_round (self->card, &self->ended, (const char *const *) names, self->won,
                            (const char *const *) self->sentences->pdata);
  g_ptr_array_set_size (self->sentences, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->card), TRUE);
  g_clear_handle_id (&self->card_source, g_source_remove);
  self->card_source = g_timeout_add (CARD_STAYS_TIME, card_timeout_cb, self);
}

/*
 * Telling events, one step at a time
 */

static void
follow (TableeMartian12sTable *self,
        const TableeEvent     *event)
{
  switch ((M12Event) event->kind)
    {
    case M12_EVENT_STAKE:
    case M12_EVENT_PASS:
      self->shown.current = (int8_t) event->seat;
      self->marked = event->seat;
      break;
    case M12_EVENT_SCORE:
      self->ended = self->shown;
      self->shown.current = TABLEE_NOBODY;
      memset (self->won, 0, sizeof self->won);
      g_ptr_array_set_size (self->sentences, 0);
      add_sentence (self, event);
      break;
    case M12_EVENT_WIN:
      add_tie (self, event);
      add_sentence (self, event);
      self->won[event->seat] = event->args[0];
      break;
    case M12_EVENT_CARRY:
      add_sentence (self, event);
      break;
    case M12_EVENT_ROUND:
      memset (self->won, 0, sizeof self->won);
      self->shown.current = (int8_t) event->seat;
      self->marked = TABLEE_NOBODY;
      break;
    case M12_EVENT_NONE:
    case M12_EVENT_SITS_OUT:
    case M12_EVENT_LAP:
    case M12_EVENT_PULL:
    case M12_EVENT_POP:
    case M12_EVENT_BAG_EMPTY:
    case M12_EVENT_GAME_OVER:
    default:
      break;
    }

  m12_shown_follow (get_ruleset (self), &self->shown, event);
}

/* A square in the middle of @widget, on the layer of what flies. */
static gboolean
get_square (TableeMartian12sTable *self,
            GtkWidget             *widget,
            float                  side,
            graphene_rect_t       *square)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->flights), &bounds))
    return FALSE;

  graphene_rect_init (square, bounds.origin.x + (bounds.size.width - side) / 2, bounds.origin.y + (bounds.size.height - side) / 2,
                      side, side);
  return TRUE;
}

static void
fly_coins (TableeMartian12sTable *self,
           GtkWidget             *from,
           GtkWidget             *to,
           int                    coins)
{
  float side = self->narrow ? 20 : 32;
  g_autoptr (GdkPaintable) coin = m12_coin_new_paintable ((int) side, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  graphene_rect_t start;
  graphene_rect_t end;

  if (!get_square (self, from, side, &start) || !get_square (self, to, side, &end))
    return;
  for (int i = 0; i < MIN (coins, MAX_COINS_SHOWN); i++)
    tablee_flight_layer_fly (self->flights, coin, &start, &end, (guint) (i * COIN_DELAY), FLIGHT_TIME);
}

static void
fly_pyramid (TableeMartian12sTable *self,
             const TableeEvent     *event)
{
  M12Pyramid pyramid = (M12Pyramid) event->args[0];
  M12StackView *stack = m12_seat_view_get_stack (self->seats[event->seat]);
  g_autoptr (GdkPaintable) paintable = NULL;
  graphene_point_t origin;
  graphene_rect_t from;
  graphene_rect_t to;

  m12_stack_view_get_place (stack, event->args[2] - 1, event->args[2], &to);
  if (!gtk_widget_compute_point (GTK_WIDGET (stack), GTK_WIDGET (self->flights), &to.origin, &origin))
    return;
  to.origin = origin;
  m12_bag_view_get_mouth (self->bag, &from);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->bag), GTK_WIDGET (self->flights), &from.origin, &origin))
    return;
  from.origin = origin;

  paintable = m12_pyramid_new_paintable (m12_pyramid_colour (pyramid), m12_pyramid_size (pyramid), to.size.width, to.size.height,
                                         gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  tablee_flight_layer_fly (self->flights, paintable, &from, &to, 0, FLIGHT_TIME);
}

/* The next event of the queue is on its way from now on. Returns: it. */
static const TableeEvent *
take_event (TableeMartian12sTable *self)
{
  TableeEvent *event = g_queue_pop_head (&self->waiting);

  g_queue_push_tail (&self->telling, event);
  return event;
}

static gboolean
next_is (TableeMartian12sTable *self,
         M12Event               kind)
{
  const TableeEvent *event = g_queue_peek_head (&self->waiting);

  return event != NULL && event->kind == kind;
}

static void
rest (TableeMartian12sTable *self,
      guint                  duration)
{
  if (g_queue_get_length (&self->waiting) <= HURRY_BACKLOG)
    tablee_flight_layer_pause (self->flights, duration);
}

/* Sets the next step going; several events may be one step. */
static void
start_step (TableeMartian12sTable *self)
{
  const TableeEvent *event = take_event (self);
  GtkWidget *coins = m12_pot_view_get_coins (self->pot);

  switch ((M12Event) event->kind)
    {
    case M12_EVENT_STAKE:
      fly_coins (self, m12_seat_view_get_purse (self->seats[event->seat]), coins, 1);
      if (next_is (self, M12_EVENT_PULL))
        fly_pyramid (self, take_event (self));
      break;
    case M12_EVENT_POP:
      gtk_widget_add_css_class (GTK_WIDGET (self->seats[event->seat]), "popping");
      rest (self, POP_TIME);
      break;
    case M12_EVENT_SCORE:
      rest (self, SUMS_TIME);
      break;
    case M12_EVENT_WIN:
      fly_coins (self, coins, m12_seat_view_get_purse (self->seats[event->seat]), event->args[0]);
      while (next_is (self, M12_EVENT_WIN))
        {
          event = take_event (self);
          fly_coins (self, coins, m12_seat_view_get_purse (self->seats[event->seat]), event->args[0]);
        }
      break;
    case M12_EVENT_ROUND:
    case M12_EVENT_GAME_OVER:
      if (self->sentences->len > 0)
        show_card (self);
      rest (self, CARD_TIME);
      break;
    case M12_EVENT_NONE:
    case M12_EVENT_SITS_OUT:
    case M12_EVENT_LAP:
    case M12_EVENT_PULL:
    case M12_EVENT_PASS:
    case M12_EVENT_BAG_EMPTY:
    case M12_EVENT_CARRY:
    default:
      break;
    }
}

static void
land (TableeMartian12sTable *self)
{
  TableeEvent *event;

  while ((event = g_queue_pop_head (&self->telling)) != NULL)
    {
      follow (self, event);
      if (event->seat >= 0)
        gtk_widget_remove_css_class (GTK_WIDGET (self->seats[event->seat]), "popping");
      g_free (event);
    }
}

/* All is told: the truth takes the place of what was shown. */
static void
catch_up (TableeMartian12sTable *self)
{
  int near = tablee_table_get_near_seat (TABLEE_TABLE (self));

  self->shown = *get_view (self);
  if (near != self->near)
    {
      self->near = near;
      bind_layout (self);
    }
  bind_shown (self);
}

static void
tell (TableeMartian12sTable *self)
{
  while (!tablee_flight_layer_get_flying (self->flights) && !g_queue_is_empty (&self->waiting))
    {
      start_step (self);
      if (tablee_flight_layer_get_flying (self->flights))
        return;
      land (self);
    }

  if (!tablee_flight_layer_get_flying (self->flights))
    catch_up (self);
}

/* Tells all that waits without moving anything. */
static void
tell_at_once (TableeMartian12sTable *self)
{
  if (tablee_flight_layer_get_flying (self->flights))
    {
      g_signal_handlers_block_matched (self->flights, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
      tablee_flight_layer_finish (self->flights);
      g_signal_handlers_unblock_matched (self->flights, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    }
  land (self);
  while (!g_queue_is_empty (&self->waiting))
    {
      const TableeEvent *event = take_event (self);

      if ((event->kind == M12_EVENT_ROUND || event->kind == M12_EVENT_GAME_OVER) && self->sentences->len > 0)
        show_card (self);
      land (self);
    }
  catch_up (self);
}

static gboolean
is_telling (TableeMartian12sTable *self)
{
  return !g_queue_is_empty (&self->waiting) || !g_queue_is_empty (&self->telling);
}

static void
landed_cb (TableeMartian12sTable *self)
{
  land (self);
  bind_shown (self);
  tell (self);
}

/*
 * The base's wishes
 */

static void
tablee_martian_12s_table_event (TableeTable       *table,
                                const TableeEvent *event)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  self->heard = TRUE;
  g_queue_push_tail (&self->waiting, g_memdup2 (event, sizeof *event));
}

static void
tablee_martian_12s_table_changed (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (self->n_seats == 0)
    make_seats (self);

  if (!self->heard)
    {
      /* Undo, redo, another viewer: nothing happened that could be told. */
      tell_at_once (self);
      hide_card (self);
      self->marked = TABLEE_NOBODY;
      memset (self->won, 0, sizeof self->won);
      bind_seats (self);
    }
  else if (tablee_table_get_animates (table))
    {
      tell (self);
    }
  else
    {
      tell_at_once (self);
    }

  self->heard = FALSE;
  bind_actions (self);
}

static void
tablee_martian_12s_table_decision_changed (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (!is_telling (self))
    bind_seats (self);
  bind_actions (self);
}

static void
tablee_martian_12s_table_finish_animations (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  hide_card (self);
  if (is_telling (self))
    tell_at_once (self);
}

/*
 * Actions
 */

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    if (g_str_equal (shortcuts[action].action, action_name))
      tablee_table_play (TABLEE_TABLE (widget), action);
}

/*
 * The widget
 */

static gboolean
form_cb (gpointer user_data)
{
  TableeMartian12sTable *self = user_data;
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  self->form_source = 0;
  self->narrow = m12_table_layout_is_narrow (width, height);
  gtk_widget_remove_css_class (widget, "narrow");
  gtk_widget_remove_css_class (widget, "grand");
  gtk_widget_remove_css_class (widget, "huge");
  if (self->narrow)
    gtk_widget_add_css_class (widget, "narrow");
  else if (MIN (width, height * 16 / 10) > 2600)
    gtk_widget_add_css_class (widget, "huge");
  else if (MIN (width, height * 16 / 10) > 1700)
    gtk_widget_add_css_class (widget, "grand");

  gtk_widget_set_halign (GTK_WIDGET (self->bar), self->narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    gtk_widget_set_hexpand (GTK_WIDGET (self->buttons[action]), self->narrow);
  bind_layout (self);
  return G_SOURCE_REMOVE;
}

/* Style classes change what the children need: not in the middle of giving it to them. */
static void
resized_cb (TableeMartian12sTable *self)
{
  if (self->form_source == 0)
    self->form_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

static void
set_left_visible (TableeMartian12sTable *self,
                  gboolean               visible)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->left)) == visible)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->left), visible);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT_VISIBLE]);
}

static void
tablee_martian_12s_table_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LEFT_VISIBLE:
      g_value_set_boolean (value, gtk_widget_get_visible (GTK_WIDGET (TABLEE_MARTIAN_12S_TABLE (object)->left)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_martian_12s_table_set_property (GObject      *object,
                                       guint         prop_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LEFT_VISIBLE:
      set_left_visible (TABLEE_MARTIAN_12S_TABLE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_martian_12s_table_dispose (GObject *object)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (object);

  g_clear_handle_id (&self->form_source, g_source_remove);
  g_clear_handle_id (&self->card_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_MARTIAN_12S_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (tablee_martian_12s_table_parent_class)->dispose (object);
}

static void
tablee_martian_12s_table_finalize (GObject *object)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (object);

  g_queue_clear_full (&self->waiting, g_free);
  g_queue_clear_full (&self->telling, g_free);
  g_clear_pointer (&self->sentences, g_ptr_array_unref);

  G_OBJECT_CLASS (tablee_martian_12s_table_parent_class)->finalize (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (TableeMartian12sTable, array) + (index) * sizeof (gpointer))

static void
bind_action_children (GtkWidgetClass *widget_class)
{
  BIND_ELEMENT ("size_small", size_buttons, M12_ACTION_PULL_SMALL);
  BIND_ELEMENT ("size_medium", size_buttons, M12_ACTION_PULL_MEDIUM);
  BIND_ELEMENT ("size_large", size_buttons, M12_ACTION_PULL_LARGE);
  BIND_ELEMENT ("pull_small", buttons, M12_ACTION_PULL_SMALL);
  BIND_ELEMENT ("pull_medium", buttons, M12_ACTION_PULL_MEDIUM);
  BIND_ELEMENT ("pull_large", buttons, M12_ACTION_PULL_LARGE);
  BIND_ELEMENT ("pass", buttons, M12_ACTION_PASS);
  BIND_ELEMENT ("pull_small_hint", hints, M12_ACTION_PULL_SMALL);
  BIND_ELEMENT ("pull_medium_hint", hints, M12_ACTION_PULL_MEDIUM);
  BIND_ELEMENT ("pull_large_hint", hints, M12_ACTION_PULL_LARGE);
  BIND_ELEMENT ("pass_hint", hints, M12_ACTION_PASS);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (M12_TYPE_BAG_VIEW);
  g_type_ensure (M12_TYPE_LEFT_VIEW);
  g_type_ensure (M12_TYPE_POT_VIEW);
  g_type_ensure (M12_TYPE_ROUND_CARD);
  g_type_ensure (M12_TYPE_SIZE_BUTTON);
  g_type_ensure (TABLEE_TYPE_FLIGHT_LAYER);
  g_type_ensure (TABLEE_TYPE_PICTURE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, sky);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, bag);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, sizes);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, pot);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, left);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, bar);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, card);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, flights);
  gtk_widget_class_bind_template_callback (widget_class, landed_cb);
  bind_action_children (widget_class);
}

static void
tablee_martian_12s_table_class_init (TableeMartian12sTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  object_class->get_property = tablee_martian_12s_table_get_property;
  object_class->set_property = tablee_martian_12s_table_set_property;
  object_class->dispose = tablee_martian_12s_table_dispose;
  object_class->finalize = tablee_martian_12s_table_finalize;
  table_class->shortcuts = shortcuts;
  table_class->stylesheet = "/io/github/tablee/Tablee/martian-12s/table.css";
  table_class->event = tablee_martian_12s_table_event;
  table_class->changed = tablee_martian_12s_table_changed;
  table_class->decision_changed = tablee_martian_12s_table_decision_changed;
  table_class->finish_animations = tablee_martian_12s_table_finish_animations;

  properties[PROP_LEFT_VISIBLE] = g_param_spec_boolean ("left-visible", NULL, NULL, TRUE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    gtk_widget_class_install_action (widget_class, shortcuts[action].action, NULL, play_action);
  gtk_widget_class_install_property_action (widget_class, "table.toggle-left", "left-visible");
  gtk_widget_class_set_layout_manager_type (widget_class, M12_TYPE_TABLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "martian-12s-table");
  bind_template (widget_class);
}

static void
tablee_martian_12s_table_init (TableeMartian12sTable *self)
{
  self->near = TABLEE_NOBODY;
  self->marked = TABLEE_NOBODY;
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "resized", G_CALLBACK (resized_cb), self);
}
