/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "widgets/children.h"
#include "widgets/widgets-style.h"

G_DEFINE_FINAL_TYPE (TableeBeanChainsTable, tablee_bean_chains_table, TABLEE_TYPE_TABLE)

/* Pixels of words and bars, which grow with the form of the table. */
enum
{
  LOW = 480,  /* a narrow table below this has cards that are a little smaller, and no track */
  WORDS_HEIGHT = 374,
  GRAND_WORDS_HEIGHT = 500,
  HUGE_WORDS_HEIGHT = 800,
};

/* The digits of a French keyboard are typed with Shift; the same keys without it do as well. */
static const TableeTableShortcut shortcuts[] = {
  { "table.play", "p", N_("Play the First Card, or Chain What Was Left") },
  { "table.go-on", "e", N_("Stop Playing, Keep the Hand, or End the Turn") },
  { "table.throw-away", "x", N_("Throw Away the Card") },
  { "table.buy-chain", "b", N_("Buy the Third Chain") },
  { "table.choose-1", "1", N_("Choose a Card or Chain by Its Place"), "KP_1|ampersand", "1...9" },
  { "table.choose-2", "2", NULL, "KP_2|eacute" },
  { "table.choose-3", "3", NULL, "KP_3|quotedbl" },
  { "table.choose-4", "4", NULL, "KP_4|apostrophe" },
  { "table.choose-5", "5", NULL, "KP_5|parenleft" },
  { "table.choose-6", "6", NULL, "KP_6|minus" },
  { "table.choose-7", "7", NULL, "KP_7|egrave" },
  { "table.choose-8", "8", NULL, "KP_8|underscore" },
  { "table.choose-9", "9", NULL, "KP_9|ccedilla" },
  { "table.discard-pile", "d", N_("Look at the Discard Pile") },
  { "table.meters", "m", N_("Show the Beanometers") },
  { NULL },
};

static TableeGameSession *
get_session (TableeBeanChainsTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

const ChRuleset *
ch_table_get_ruleset (TableeBeanChainsTable *self)
{
  return (const ChRuleset *) tablee_game_session_get_ruleset (get_session (self));
}

const ChState *
ch_table_get_state (TableeBeanChainsTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

gboolean
ch_table_may (TableeBeanChainsTable *self,
              TableeAction           action)
{
  return tablee_game_session_may (get_session (self), action);
}

/*
 * What a click means
 */

int
ch_table_get_lifted (TableeBeanChainsTable *self)
{
  const ChState *state = ch_table_get_state (self);
  int first = CH_NO_BEAN;

  if (state->phase != CH_PHASE_LEFTOVERS)
    return CH_NO_BEAN;
  if (self->lifted != CH_NO_BEAN && state->trade[self->lifted] > 0)
    return self->lifted;
  for (int bean = CH_BEANS - 1; bean >= 0; bean--)
    if (state->trade[bean] > 0 && (first == CH_NO_BEAN || ch_table_may (self, ch_action (CH_ACTION_CHAIN, bean)) ||
                                   !ch_table_may (self, ch_action (CH_ACTION_CHAIN, first))))
      first = bean;

  return first;
}

/* The card that would begin a chain: of several kinds in the trade area, none. */
static int
find_beginner (TableeBeanChainsTable *self)
{
  const ChState *state = ch_table_get_state (self);
  const ChSeat *seat = &state->seats[self->stage.near];
  int found = CH_NO_BEAN;

  if (state->phase == CH_PHASE_LEFTOVERS)
    {
      found = ch_table_get_lifted (self);
      return found != CH_NO_BEAN && seat->chains[found] > 0 ? CH_NO_BEAN : found;
    }
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (state->trade[bean] > 0 && seat->chains[bean] == 0)
      {
        if (found != CH_NO_BEAN)
          return CH_NO_BEAN;
        found = bean;
      }

  return found;
}

gboolean
ch_table_find_action (TableeBeanChainsTable *self,
                      int                    place,
                      TableeAction          *action)
{
  const ChState *state = ch_table_get_state (self);
  const ChSeat *seat = &state->seats[self->stage.near];
  int bean = self->stage.places[self->stage.near].beans[place];
  gboolean free = bean == CH_NO_BEAN;
  int front = seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      *action = ch_action (CH_ACTION_PLAY, 0);
      return front != CH_NO_BEAN && (free ? seat->chains[front] == 0 : bean == front) && ch_table_may (self, *action);
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
      bean = free ? find_beginner (self) : bean;
      *action = ch_action (CH_ACTION_CHAIN, bean);
      return bean != CH_NO_BEAN && ch_table_may (self, *action);
    case CH_PHASE_SELL:
      *action = ch_action (CH_ACTION_SELL, free ? CH_BLUE : bean);
      return !free && ch_table_may (self, *action);
    case CH_PHASE_DISCARD:
    case CH_PHASE_OVER:
    default:
      return FALSE;
    }
}

/* The card of the trade area that all marked places are for: of several kinds, none. */
static int
find_only_card (TableeBeanChainsTable *self)
{
  int found = CH_NO_BEAN;

  for (int place = 0; place < CH_MAX_CHAINS; place++)
    {
      TableeAction action;

      if (!ch_table_find_action (self, place, &action))
        continue;
      if (found != CH_NO_BEAN && found != ch_action_number (action))
        return CH_NO_BEAN;
      found = ch_action_number (action);
    }

  return found;
}

TableeAction
ch_table_get_play (TableeBeanChainsTable *self)
{
  int bean = ch_table_get_state (self)->phase == CH_PHASE_TRADE ? find_only_card (self) : ch_table_get_lifted (self);

  return bean != CH_NO_BEAN ? ch_action (CH_ACTION_CHAIN, bean) : ch_action (CH_ACTION_PLAY, 0);
}

TableeAction
ch_table_get_go_on (TableeBeanChainsTable *self)
{
  switch ((ChPhase) ch_table_get_state (self)->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return ch_action (CH_ACTION_STOP, 0);
    case CH_PHASE_DISCARD:
      return ch_action (CH_ACTION_NONE, 0);
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
    case CH_PHASE_SELL:
    case CH_PHASE_OVER:
    default:
      return ch_action (CH_ACTION_END, 0);
    }
}

static gboolean
is_asked (TableeBeanChainsTable *self)
{
  return tablee_game_session_get_decision_open (get_session (self));
}

static gboolean
play (TableeBeanChainsTable *self,
      TableeAction           action)
{
  return tablee_table_play (TABLEE_TABLE (self), action);
}

static void
click_place (TableeBeanChainsTable *self,
             int                    place)
{
  const ChState *state = ch_table_get_state (self);
  int bean = self->stage.places[self->stage.near].beans[place];
  TableeAction action;

  if (place >= ch_max_chains (ch_table_get_ruleset (self), state, self->stage.near))
    play (self, ch_action (CH_ACTION_BUY_CHAIN, 0));
  else if (ch_table_find_action (self, place, &action))
    play (self, action);
  else if (bean != CH_NO_BEAN)
    play (self, ch_action (CH_ACTION_SELL, bean));
  else if (is_asked (self) && state->phase == CH_PHASE_TRADE)
    tablee_table_tell (TABLEE_TABLE (self), _("Choose the card of the trade area that begins a chain."));
  else if (is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("There is no card that begins a chain now."));
  else
    play (self, ch_action (CH_ACTION_PLAY, 0));
}

/* In the leftovers, where a card has two ways to go, a first click lifts it, and a second one chains it if it can be chained. */
static void
click_trade_card (TableeBeanChainsTable *self,
                  int                    bean)
{
  TableeAction chain = ch_action (CH_ACTION_CHAIN, bean);
  TableeAction discard = ch_action (CH_ACTION_DISCARD, bean);
  int lifted = ch_table_get_lifted (self);

  if (lifted != CH_NO_BEAN && lifted != bean && is_asked (self))
    {
      self->lifted = bean;
      ch_table_bind (self);
      tablee_table_view_changed (TABLEE_TABLE (self));
    }
  else
    play (self, ch_table_may (self, chain) || !ch_table_may (self, discard) ? chain : discard);
}

static void
click_hand_card (TableeBeanChainsTable *self,
                 int                    position)
{
  const ChState *state = ch_table_get_state (self);
  gboolean playing = state->phase == CH_PHASE_PLAY || state->phase == CH_PHASE_PLAY_MORE;

  if (playing && position > 0 && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Only the first card of the hand can be played."));
  else
    play (self, playing ? ch_action (CH_ACTION_PLAY, 0) : ch_action (CH_ACTION_THROW, position));
}

static void
card_activated_cb (TableeBeanChainsTable *self,
                   int                    id)
{
  int bean = ch_faces_trade_bean (id);
  int position = tablee_hand_ids_find (self->hand_ids, id);

  if (bean >= 0)
    click_trade_card (self, bean);
  else if (position >= 0)
    click_hand_card (self, position);
}

/* A card goes where it is dropped, or the reason why not is told. */
static void
chain_dropped_cb (TableeBeanChainsTable *self,
                  int                    id,
                  GtkWidget             *chain)
{
  const ChSeat *seat = &ch_table_get_state (self)->seats[self->stage.near];
  int trade = ch_faces_trade_bean (id);
  int position = tablee_hand_ids_find (self->hand_ids, id);
  int bean = trade >= 0 ? trade : position >= 0 ? seat->hand[position] : CH_NO_BEAN;
  int target = CH_NO_BEAN;

  if (bean == CH_NO_BEAN)
    return;

  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (chain == tablee_player_view_get_field (self->near_view, i))
      target = self->stage.places[self->stage.near].beans[i];
  if (is_asked (self) && (target == CH_NO_BEAN ? seat->chains[bean] > 0 : target != bean))
    tablee_table_tell (TABLEE_TABLE (self), _("A chain has cards of one kind, and there is only one of each kind."));
  else if (trade >= 0)
    play (self, ch_action (CH_ACTION_CHAIN, trade));
  else if (position > 0 && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Only the first card of the hand can be played."));
  else
    play (self, ch_action (CH_ACTION_PLAY, 0));
}

static void
discard_dropped_cb (TableeBeanChainsTable *self,
                    int                    id)
{
  int bean = ch_faces_trade_bean (id);
  int position = tablee_hand_ids_find (self->hand_ids, id);

  if (bean >= 0)
    play (self, ch_action (CH_ACTION_DISCARD, bean));
  else if (position >= 0)
    play (self, ch_action (CH_ACTION_THROW, position));
}

/*
 * Actions
 */

/* The id of the card of @hand that has the focus, or TABLEE_NO_CARD. */
static int
get_focus_card (TableeHandView *hand)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (hand));
  const TableeCard *card = TABLEE_IS_CARD_VIEW (focus) ? tablee_card_view_get_card (TABLEE_CARD_VIEW (focus)) : NULL;

  return card != NULL ? card->id : TABLEE_NO_CARD;
}

/* The card that has the focus is meant, and of the leftovers otherwise the one that is lifted. */
static void
throw_away_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);
  int bean = ch_faces_trade_bean (get_focus_card (self->trade));
  int position = tablee_hand_ids_find (self->hand_ids, get_focus_card (self->hand));
  int lifted = ch_table_get_lifted (self);

  if (ch_table_get_state (self)->phase == CH_PHASE_DISCARD && position < 0 && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose a card of your hand, or keep them all."));
  else if (ch_table_get_state (self)->phase == CH_PHASE_DISCARD)
    play (self, ch_action (CH_ACTION_THROW, MAX (position, 0)));
  else
    play (self, ch_action (CH_ACTION_DISCARD, bean >= 0 ? bean : lifted != CH_NO_BEAN ? lifted : CH_BLUE));
}

static void
discard_activated_cb (TableeBeanChainsTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.throw-away", NULL);
}

static void
place_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  click_place (TABLEE_BEAN_CHAINS_TABLE (widget), g_variant_get_int32 (parameter));
}

/* The card of the trade area at @index, as it is shown. */
static void
choose_trade_card (TableeBeanChainsTable *self,
                   gsize                  index)
{
  TableeCardView *view = tablee_hand_view_get_card (self->trade, index);

  if (view != NULL)
    card_activated_cb (self, tablee_card_view_get_card (view)->id);
}

static void
choose_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);
  int index = action_name[strlen ("table.choose-")] - '1';

  switch ((ChPhase) ch_table_get_state (self)->phase)
    {
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
      choose_trade_card (self, (gsize) index);
      break;
    case CH_PHASE_SELL:
      if (index < CH_MAX_CHAINS)
        click_place (self, index);
      break;
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
    case CH_PHASE_DISCARD:
    case CH_PHASE_OVER:
    default:
      if (index < tablee_hand_ids_get_n_cards (self->hand_ids))
        click_hand_card (self, index);
      break;
    }
}

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);

  if (g_str_equal (action_name, "table.play"))
    play (self, ch_table_get_play (self));
  else if (g_str_equal (action_name, "table.buy-chain"))
    play (self, ch_action (CH_ACTION_BUY_CHAIN, 0));
  else
    play (self, ch_table_get_go_on (self));
}

static void
discard_pile_action (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);

  if (ch_table_get_state (self)->discard_count > 0)
    tablee_pile_view_show_contents (self->discard);
  else
    tablee_table_tell (TABLEE_TABLE (self), _("The discard pile is empty."));
}

static void
meters_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  gtk_menu_button_popup (TABLEE_BEAN_CHAINS_TABLE (widget)->meters_button);
}

/*
 * Events
 */

/* Keeps the ids of the shown hand. Returns the id of the card that comes or goes, or TABLEE_NO_CARD. */
static int
follow_hand (TableeBeanChainsTable *self,
             const TableeEvent     *event)
{
  gboolean goes = event->kind == CH_EVENT_THROW || (event->kind == CH_EVENT_CHAIN && event->args[1] == CH_FROM_HAND);

  if (event->seat != self->stage.near)
    return TABLEE_NO_CARD;
  if (event->kind == CH_EVENT_DRAW)
    return tablee_hand_ids_add (self->hand_ids);

  return goes ? tablee_hand_ids_take (self->hand_ids, event->kind == CH_EVENT_THROW ? event->args[1] : 0) : TABLEE_NO_CARD;
}

static void
clear_marks (TableeBeanChainsTable *self)
{
  self->marks = (ChMarks) { 0 };
  tablee_hand_ids_settle (self->hand_ids);
}

static void
mark (ChMarks           *marks,
      const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case CH_EVENT_CHAIN:
    case CH_EVENT_COUNT:
      marks->chains[event->seat][event->args[0]] = TRUE;
      break;
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
      marks->discard = TRUE;
      break;
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
      marks->trade[event->args[0]] = TRUE;
      break;
    case CH_EVENT_BUY_CHAIN:
      marks->third[event->seat] = TRUE;
      break;
    default:
      break;
    }
}

/*
 * The base's wishes
 */

static void
tablee_bean_chains_table_event (TableeTable       *table,
                                const TableeEvent *event)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int card;

  if (!self->heard)
    {
      clear_marks (self);
      self->step = 0;
    }
  self->heard = TRUE;
  card = follow_hand (self, event);
  mark (&self->marks, event);
  ch_flights_hear (&self->stage, event, card, self->step++, tablee_table_get_animates (table));
}

/* Who sits at the near side may change: the views are given their seats anew. */
static void
place_players (TableeBeanChainsTable *self,
               int                    near)
{
  self->stage.near = near;
  self->stage.players[near] = self->near_view;
  self->stage.players[1 - near] = self->other;
  for (int i = 0; i < CH_SEATS; i++)
    tablee_player_view_set_seat (self->stage.players[i], tablee_game_session_get_seat (get_session (self), i));
  tablee_hand_ids_match (self->hand_ids, 0);
}

static void
tablee_bean_chains_table_changed (TableeTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int near = tablee_table_get_near_seat (table);

  if (near != self->stage.near)
    place_players (self, near);
  if (!self->heard)
    {
      tablee_mover_finish (self->stage.mover);
      clear_marks (self);
      ch_table_find_places_again (self);
    }

  self->heard = FALSE;
  self->lifted = CH_NO_BEAN;
  ch_table_bind (self);
  tablee_mover_play (self->stage.mover);
}

static void
tablee_bean_chains_table_decision_changed (TableeTable *table)
{
  ch_table_bind (TABLEE_BEAN_CHAINS_TABLE (table));
}

static void
tablee_bean_chains_table_finish_animations (TableeTable *table)
{
  tablee_mover_finish (TABLEE_BEAN_CHAINS_TABLE (table)->stage.mover);
}

static GVariant *
tablee_bean_chains_table_save_view (TableeTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (self->lifted != CH_NO_BEAN)
    tablee_table_insert_choice (table, &dict, self->lifted);

  return g_variant_dict_end (&dict);
}

static void
tablee_bean_chains_table_restore_view (TableeTable *table,
                                       GVariant    *view)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int bean;

  if (!tablee_table_lookup_choice (table, view, &bean) || bean < 0 || bean >= CH_BEANS)
    return;

  self->lifted = bean;
  ch_table_bind (self);
}

/*
 * The widget
 */

/* All sizes follow from the width of the cards of the near chains. */
static void
set_unit (TableeBeanChainsTable *self,
          int                    unit,
          gboolean               narrow,
          gboolean               terse)
{
  TableePlayerForm form = { .plate_width = narrow ? unit * 3 : unit * 7 / 2, .narrow = narrow, .terse = terse };
  int hand_width = narrow ? unit * 9 / 8 : unit * 5 / 4;

  form.card_width = unit;
  form.above = narrow;
  tablee_player_view_set_form (self->near_view, &form);
  form.card_width = unit * 7 / 8;
  form.above = FALSE;
  tablee_player_view_set_form (self->other, &form);
  tablee_pile_view_set_card_width (self->deck, unit * 7 / 8);
  tablee_pile_view_set_card_width (self->discard, unit * 7 / 8);
  tablee_hand_view_set_card_width (self->trade, unit);
  gtk_widget_set_visible (GTK_WIDGET (self->tray_title), !narrow);
  ch_track_view_set_terse (self->track, narrow);
  tablee_hand_view_set_card_width (self->hand, hand_width);
  /* Nothing jumps when the trade area or the hand is empty. */
  gtk_widget_set_size_request (GTK_WIDGET (self->trade), -1, tablee_card_view_get_height_for (unit));
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), -1, tablee_card_view_get_height_for (hand_width));
  self->stage.card_width = unit;
}

static int
get_words_height (TableeBeanChainsTable *self)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "huge"))
    return HUGE_WORDS_HEIGHT;

  return tablee_board_bin_get_form (self->board) == TABLEE_FORM_GRAND ? GRAND_WORDS_HEIGHT : WORDS_HEIGHT;
}

static void
resized_cb (TableeBeanChainsTable *self)
{
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  /* What is left for cards once the words and the bar have their room: four rows of them. */
  int wide = MIN (width / 15, (height - get_words_height (self)) / 6);
  gboolean low = narrow && height < LOW;

  tablee_widget_set_class (GTK_WIDGET (self), "low", low);
  gtk_widget_set_visible (GTK_WIDGET (self->track), !low);
  set_unit (self, narrow ? CLAMP (width / (low ? 10 : 9), 34, 64) : CLAMP (wide, 48, 220), narrow, narrow || wide < 48);
  ch_table_bind (self);
}

/* The first to have the focus are the cards that somebody plays with. */
static gboolean
tablee_bean_chains_table_focus (GtkWidget        *widget,
                                GtkDirectionType  direction)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);
  gboolean first = !self->was_focused;

  self->was_focused = TRUE;
  if (first && direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (GTK_WIDGET (self->hand), direction))
    return TRUE;

  return GTK_WIDGET_CLASS (tablee_bean_chains_table_parent_class)->focus (widget, direction);
}

/* Where the keyboard begins when the table comes back. */
static gboolean
tablee_bean_chains_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (TABLEE_BEAN_CHAINS_TABLE (widget)->hand), GTK_DIR_TAB_FORWARD);
}

static void
tablee_bean_chains_table_dispose (GObject *object)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (object);

  g_clear_object (&self->stage.mover);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_BEAN_CHAINS_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_bean_chains_table_parent_class)->dispose (object);
}

static void
tablee_bean_chains_table_finalize (GObject *object)
{
  tablee_hand_ids_free (TABLEE_BEAN_CHAINS_TABLE (object)->hand_ids);

  G_OBJECT_CLASS (tablee_bean_chains_table_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (CH_TYPE_TRACK_VIEW);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
  g_type_ensure (TABLEE_TYPE_METERS_VIEW);
  g_type_ensure (TABLEE_TYPE_PILE_VIEW);
  g_type_ensure (TABLEE_TYPE_PLAYER_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/bean-chains/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, other);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, deck);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, discard);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, tray_title);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, trade);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, track);
  gtk_widget_class_bind_template_child_full (widget_class, "near", FALSE, G_STRUCT_OFFSET (TableeBeanChainsTable, near_view));
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, hand);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, play);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, throw_away);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, buy);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, go_on);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, meters_button);
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, meters);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, discard_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, discard_dropped_cb);
}

static void
install_actions (TableeTableClass *table_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (table_class);

  tablee_table_class_set_shortcuts (table_class, shortcuts);
  gtk_widget_class_install_action (widget_class, "table.place", "i", place_action);
  tablee_table_class_install_actions (table_class, "table.choose-", choose_action);
  gtk_widget_class_install_action (widget_class, "table.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.go-on", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.buy-chain", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.throw-away", NULL, throw_away_action);
  gtk_widget_class_install_action (widget_class, "table.discard-pile", NULL, discard_pile_action);
  gtk_widget_class_install_action (widget_class, "table.meters", NULL, meters_action);
}

static void
tablee_bean_chains_table_class_init (TableeBeanChainsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_bean_chains_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_bean_chains_table_finalize;
  widget_class->grab_focus = tablee_bean_chains_table_grab_focus;
  widget_class->focus = tablee_bean_chains_table_focus;
  table_class->stylesheet = "/io/github/tablee/Tablee/bean-chains/table.css";
  table_class->event = tablee_bean_chains_table_event;
  table_class->changed = tablee_bean_chains_table_changed;
  table_class->decision_changed = tablee_bean_chains_table_decision_changed;
  table_class->finish_animations = tablee_bean_chains_table_finish_animations;
  table_class->find_places = ch_table_find_places;
  table_class->save_view = tablee_bean_chains_table_save_view;
  table_class->restore_view = tablee_bean_chains_table_restore_view;

  install_actions (table_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bean-chains-table");
  bind_template (widget_class);
}

static void
make_stage (TableeBeanChainsTable *self)
{
  self->stage.mover = tablee_mover_new (tablee_board_bin_get_flights (self->board));
  self->stage.deck = GTK_WIDGET (self->deck);
  self->stage.discard = GTK_WIDGET (self->discard);
  self->stage.trade_cards = GTK_WIDGET (self->trade);
  self->stage.hand = GTK_WIDGET (self->hand);
  self->stage.near = TABLEE_NOBODY;
  self->stage.card_width = 64;
  for (int i = 0; i < CH_SEATS; i++)
    ch_places_clear (&self->stage.places[i]);
}

static void
tablee_bean_chains_table_init (TableeBeanChainsTable *self)
{
  self->hand_ids = tablee_hand_ids_new ();
  self->lifted = CH_NO_BEAN;
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_player_view_set_near (self->near_view, "table.place");
  make_stage (self);
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    g_signal_connect_swapped (tablee_player_view_get_field (self->near_view, i), "dropped", G_CALLBACK (chain_dropped_cb), self);
  g_signal_connect_swapped (self->board, "resized", G_CALLBACK (resized_cb), self);
}
