/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/bean-chains/words/terms.h"
#include "present/format.h"
#include "widgets/spoken-label.h"

static TableeGameSession *
get_session (TableeBeanChainsTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

/*
 * Places
 */

/* Returns FALSE if the chain is none that @places know. */
static gboolean
follow_event (ChPlaces          *places,
              const TableeEvent *event)
{
  int bean = event->args[0];

  if (event->kind == CH_EVENT_CHAIN && event->args[2] == 1)
    ch_places_add (places, bean);
  else if (event->kind == CH_EVENT_CHAIN || event->kind == CH_EVENT_SELL)
    {
      if (!ch_places_have (places, bean))
        return FALSE;
      if (event->kind == CH_EVENT_SELL)
        ch_places_remove (places, bean);
    }

  return TRUE;
}

/* Returns FALSE if not all chains of @seat were begun before the eyes of the viewer: the game came with them. */
static gboolean
find_places (TableeBeanChainsTable *self,
             int                    seat,
             ChPlaces              *places)
{
  GListModel *log = tablee_game_session_get_log (get_session (self));
  guint length = g_list_model_get_n_items (log);

  ch_places_clear (places);
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      const TableeEvent *event = tablee_log_entry_get_event (entry);

      if (event->seat == seat && !follow_event (places, event))
        return FALSE;
    }
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (ch_table_get_state (self)->seats[seat].chains[bean] > 0 && !ch_places_have (places, bean))
      return FALSE;

  return TRUE;
}

void
ch_table_find_places_again (TableeBeanChainsTable *self)
{
  ChPlaces places;

  for (int seat = 0; seat < CH_SEATS; seat++)
    if (find_places (self, seat, &places))
      self->stage.places[seat] = places;
}

/*
 * Players
 */

static char *
dup_place_spoken (int         place,
                  int         bean,
                  int         length,
                  const char *click)
{
  g_autofree char *what = length > 0 ? ch_faces_describe (bean, length) : g_strdup (_("Free."));

  if (click == NULL)
    /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6." or "Free." */
    return g_strdup_printf (_("Chain %1$d: %2$s"), place + 1, what);

  /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6.", "Sell 5 chili beans for 1 coin" */
  return g_strdup_printf (_("Chain %1$d: %2$s %3$s."), place + 1, what, click);
}

/* What a click on a place does, in words; NULL: nothing. A new chain is announced at the place that it will take. */
static char *
dup_click (TableeBeanChainsTable *self,
           int                    seat,
           int                    place)
{
  const ChPlaces *places = &self->stage.places[seat];
  TableeAction action;

  if (seat != self->stage.near || !ch_table_find_action (self, place, &action) ||
      (places->beans[place] == CH_NO_BEAN && place != ch_places_find (places, CH_NO_BEAN)))
    return NULL;

  return tablee_table_dup_spoken (TABLEE_TABLE (self), action);
}

static gboolean
is_marked (TableeBeanChainsTable *self,
           int                    seat,
           int                    place)
{
  int bean = self->stage.places[seat].beans[place];

  return (bean != CH_NO_BEAN && self->marks.chains[seat][bean]) || (place == CH_MAX_CHAINS - 1 && self->marks.third[seat]);
}

static void
bind_chain (TableeBeanChainsTable *self,
            int                    seat,
            int                    place)
{
  int bean = self->stage.places[seat].beans[place];
  int length = ch_table_get_state (self)->seats[seat].chains[bean];
  int worth = ch_worth (bean, length);
  g_autofree TableeCard *cards = tablee_cards_repeat (ch_faces_card (bean), length);
  g_autofree char *number = tablee_format_integer (worth);
  g_autofree char *note = ch_faces_next (bean, length);
  g_autofree char *click = dup_click (self, seat, place);
  g_autofree char *spoken = dup_place_spoken (place, bean, length, click);

  tablee_player_view_set_field (self->stage.players[seat], place, &(TableeField) {
    .title = ch_words_bean_name (bean),
    .cards = cards,
    .n_cards = (gsize) length,
    .worth = number,
    .note = note,
    .slots = ch_worth (bean, ch_copies (bean)),
    .filled = worth,
    .spoken = spoken,
    .id = place,
    .available = click != NULL,
    .marked = is_marked (self, seat, place),
  });
}

static void
bind_free (TableeBeanChainsTable *self,
           int                    seat,
           int                    place)
{
  g_autofree char *click = dup_click (self, seat, place);
  g_autofree char *spoken = dup_place_spoken (place, CH_NO_BEAN, 0, click);
  g_autofree char *empty = g_strdup_printf (C_("place", "Chain %d"), place + 1);

  tablee_player_view_set_field (self->stage.players[seat], place, &(TableeField) {
    .spoken = spoken,
    .empty = empty,
    .id = place,
    .available = click != NULL,
    .marked = is_marked (self, seat, place),
  });
}

/* The third place that has not been bought: what it costs. */
static void
bind_offer (TableeBeanChainsTable *self)
{
  g_autofree char *spoken = g_strdup_printf (ngettext ("Buy room for a third chain for %d coin",
                                                       "Buy room for a third chain for %d coins", CH_CHAIN_PRICE),
                                             CH_CHAIN_PRICE);
  g_autofree char *empty = g_strdup_printf (ngettext ("Third chain:\n%d coin", "Third chain:\n%d coins", CH_CHAIN_PRICE),
                                            CH_CHAIN_PRICE);

  tablee_player_view_set_field (self->near_view, CH_MAX_CHAINS - 1, &(TableeField) {
    .spoken = spoken,
    .empty = empty,
    .id = CH_MAX_CHAINS - 1,
    .available = ch_table_may (self, ch_action (CH_ACTION_BUY_CHAIN, 0)),
  });
}

static void
bind_player (TableeBeanChainsTable *self,
             int                    seat)
{
  TableePlayerView *player = self->stage.players[seat];
  const ChState *state = ch_table_get_state (self);
  int room = ch_max_chains (ch_table_get_ruleset (self), state, seat);

  ch_places_follow (&self->stage.places[seat], &state->seats[seat]);
  tablee_player_view_set_turn (player, tablee_table_get_turn (TABLEE_TABLE (self), seat));
  tablee_player_view_set_numbers (player, state->seats[seat].coins, state->seats[seat].hand_count);
  /* The other one does not show what could be bought there. */
  tablee_player_view_set_n_fields (player, seat == self->stage.near ? CH_MAX_CHAINS : room);
  for (int i = 0; i < room; i++)
    {
      if (self->stage.places[seat].beans[i] == CH_NO_BEAN)
        bind_free (self, seat, i);
      else
        bind_chain (self, seat, i);
    }
  if (seat == self->stage.near && room < CH_MAX_CHAINS)
    bind_offer (self);
}

/*
 * Piles
 */

static gboolean
is_narrow (TableeBeanChainsTable *self)
{
  return tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
}

static void
bind_deck (TableeBeanChainsTable *self)
{
  TableeCard back = ch_faces_card (CH_NO_BEAN);
  int count = ch_table_get_state (self)->deck_count;
  g_autofree char *spoken = g_strdup_printf (ngettext ("Deck: %d card.", "Deck: %d cards.", (gulong) count), count);

  tablee_pile_view_set_pile (self->deck, &(TableePile) {
    .top = count > 0 ? &back : NULL,
    .count = count,
    .caption = is_narrow (self) ? NULL : C_("pile", "deck"),
    .spoken = spoken,
  });
}

static TableeCard *
make_contents (const ChState *state)
{
  TableeCard *cards = g_new0 (TableeCard, state->discard_count + 1);

  for (int i = 0; i < state->discard_count; i++)
    {
      cards[i] = ch_faces_card (state->discard[i]);
      cards[i].spoken = ch_words_bean_name (state->discard[i]);
    }

  return cards;
}

static void
bind_discard (TableeBeanChainsTable *self)
{
  const ChState *state = ch_table_get_state (self);
  int lifted = ch_table_get_lifted (self);
  g_autofree TableeCard *contents = make_contents (state);

  tablee_pile_view_set_discard (self->discard, &(TableePile) {
    .caption = is_narrow (self) ? NULL : C_("pile", "discard"),
    .contents = contents,
    .n_contents = state->discard_count,
    .available = lifted != CH_NO_BEAN && ch_table_may (self, ch_action (CH_ACTION_DISCARD, lifted)),
    .marked = self->marks.discard,
  });
}

/*
 * Trade area
 */

static const char *
get_tray_title (TableeBeanChainsTable *self)
{
  const ChState *state = ch_table_get_state (self);

  if (state->phase != CH_PHASE_LEFTOVERS)
    return C_("place", "Trade Area");

  return state->current == self->stage.near ? _("Left for You") : _("Leftovers");
}

/* A leftover without a chain and without room for one can still be thrown away (CH-R5). */
static char *
dup_trade_spoken (TableeBeanChainsTable *self,
                  int                    bean,
                  gboolean               lifted)
{
  const char *name = ch_words_bean_name (bean);

  if (lifted)
    /* Translators: "Blue bean": a card of the trade area that has been lifted */
    return g_strdup_printf (_("%s, in the trade area, lifted"), name);
  if (ch_table_may (self, ch_action (CH_ACTION_CHAIN, bean)))
    /* Translators: "Blue bean" */
    return g_strdup_printf (_("%s, in the trade area, can be chained"), name);
  if (ch_table_may (self, ch_action (CH_ACTION_DISCARD, bean)))
    /* Translators: "Blue bean" */
    return g_strdup_printf (_("%s, in the trade area, can only be thrown away"), name);

  /* Translators: "Blue bean" */
  return g_strdup_printf (_("%s, in the trade area"), name);
}

/* The card that needs room stands out in the trade area, or in the hand. */
static gboolean
is_pending (const ChState *state,
            gboolean       in_trade)
{
  return state->phase == CH_PHASE_SELL && (state->from == CH_PHASE_TRADE) == in_trade;
}

static void
add_trade_cards (TableeBeanChainsTable *self,
                 GArray                *cards,
                 int                    bean)
{
  const ChState *state = ch_table_get_state (self);
  int chosen = is_pending (state, TRUE) ? state->pending : ch_table_get_lifted (self);
  gboolean usable = ch_table_may (self, ch_action (CH_ACTION_CHAIN, bean)) ||
                    ch_table_may (self, ch_action (CH_ACTION_DISCARD, bean));
  gboolean lifted = chosen == bean && (usable || is_pending (state, TRUE));
  g_autofree char *spoken = dup_trade_spoken (self, bean, FALSE);
  g_autofree char *spoken_lifted = lifted ? dup_trade_spoken (self, bean, TRUE) : NULL;
  TableeCard card = ch_faces_card (bean);

  card.id = ch_faces_trade_id (bean, 0);
  card.available = usable;
  card.marked = self->marks.trade[bean];
  card.spoken = spoken;
  tablee_cards_add_copies (cards, &card, state->trade[bean], spoken_lifted);
}

static void
bind_trade (TableeBeanChainsTable *self)
{
  g_autoptr (GArray) cards = tablee_cards_new ();

  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      add_trade_cards (self, cards, bean);
      self->stage.trade[bean] = ch_table_get_state (self)->trade[bean];
    }
  tablee_hand_view_set_cards (self->trade, (const TableeCard *) (gpointer) cards->data, cards->len);
  gtk_label_set_label (self->tray_title, get_tray_title (self));
  tablee_widget_set_spoken_label (GTK_WIDGET (self->trade), get_tray_title (self));
}

/*
 * The hand
 */

static char *
dup_hand_spoken (const ChState *state,
                 int            bean,
                 int            position,
                 int            count,
                 gboolean       usable)
{
  const char *name = ch_words_bean_name (bean);

  if (usable && state->phase == CH_PHASE_DISCARD)
    /* Translators: "Blue bean", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be thrown away"), name, position + 1, count);
  if (usable)
    /* Translators: "Blue bean", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be played"), name, position + 1, count);

  /* Translators: "Blue bean" or "Hidden card", its place in the hand, number of cards in the hand */
  return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand"), name, position + 1, count);
}

static gboolean
is_usable_in_hand (TableeBeanChainsTable *self,
                   int                    position)
{
  const ChState *state = ch_table_get_state (self);

  if (state->current != self->stage.near)
    return FALSE;

  return (position == 0 && ch_table_may (self, ch_action (CH_ACTION_PLAY, 0))) ||
         ch_table_may (self, ch_action (CH_ACTION_THROW, position));
}

static void
bind_hand (TableeBeanChainsTable *self)
{
  g_autoptr (GArray) cards = tablee_cards_new ();
  const ChState *state = ch_table_get_state (self);
  const ChSeat *seat = &state->seats[self->stage.near];
  gboolean pending = is_pending (state, FALSE) && state->current == self->stage.near;
  const char *name = tablee_seat_get_name (tablee_game_session_get_seat (get_session (self), self->stage.near));
  /* Translators: name of a player, number of cards */
  g_autofree char *spoken = g_strdup_printf (ngettext ("Hand of %1$s: %2$d card", "Hand of %1$s: %2$d cards", seat->hand_count),
                                             name, seat->hand_count);

  tablee_hand_ids_match (self->hand_ids, seat->hand_count);
  for (int i = 0; i < seat->hand_count; i++)
    {
      TableeCard card = ch_faces_card (seat->hand[i]);
      g_autofree char *words = NULL;

      card.id = tablee_hand_ids_get (self->hand_ids, i);
      card.available = is_usable_in_hand (self, i);
      card.chosen = pending && i == 0;
      card.marked = tablee_hand_ids_is_new (self->hand_ids, card.id);
      card.spoken = words = dup_hand_spoken (state, seat->hand[i], i, seat->hand_count, card.available);
      tablee_cards_add (cards, &card);
    }
  tablee_hand_view_set_cards (self->hand, (const TableeCard *) (gpointer) cards->data, cards->len);
  tablee_widget_set_spoken_label (GTK_WIDGET (self->hand), spoken);
}

/*
 * What is no thing on the table
 */

static const char *
get_go_on_title (const ChState *state)
{
  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return _("Stop Playing");
    case CH_PHASE_DISCARD:
      return _("Keep All Cards");
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
    case CH_PHASE_SELL:
    case CH_PHASE_OVER:
    default:
      return _("End the Turn");
    }
}

static char *
dup_go_on_hint (const ChState *state)
{
  int left = ch_count_trade (state);

  if (state->phase != CH_PHASE_TRADE || left == 0)
    return NULL;

  /* Translators: at the button that ends the turn: how many cards stay in the trade area. There is little room */
  return g_strdup_printf (C_("hint", "leaves %d"), left);
}

/* What becomes of the card that the button for playing is about. */
static char *
dup_play_hint (TableeBeanChainsTable *self)
{
  const ChState *state = ch_table_get_state (self);
  const ChSeat *seat = &state->seats[self->stage.near];
  TableeAction action = ch_table_get_play (self);
  int front = seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;
  int bean = ch_action_kind (action) == CH_ACTION_CHAIN ? ch_action_number (action) : front;

  if (bean == CH_NO_BEAN || !ch_table_may (self, action))
    return NULL;

  switch (ch_place (ch_table_get_ruleset (self), state, self->stage.near, bean))
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
is_chaining (TableeBeanChainsTable *self)
{
  return ch_table_get_state (self)->current == self->stage.near &&
         ch_action_kind (ch_table_get_play (self)) == CH_ACTION_CHAIN;
}

static void
bind_bar (TableeBeanChainsTable *self)
{
  TableeTable *table = TABLEE_TABLE (self);
  const ChRuleset *ruleset = ch_table_get_ruleset (self);
  const ChState *state = ch_table_get_state (self);
  gboolean leftovers = state->phase == CH_PHASE_LEFTOVERS && state->current == self->stage.near;
  g_autofree char *go_on_hint = dup_go_on_hint (state);
  g_autofree char *play_hint = dup_play_hint (self);

  tablee_action_button_set_title (self->play, is_chaining (self) ? C_("action", "Chain") : C_("action", "Play"));
  tablee_action_button_set_hint (self->play, play_hint);
  tablee_action_button_set_title (self->go_on, get_go_on_title (state));
  tablee_action_button_set_hint (self->go_on, go_on_hint);
  show_button (self->throw_away, leftovers, self->play);
  show_button (self->go_on, !leftovers, self->play);
  show_button (self->buy, ruleset->chains < CH_MAX_CHAINS && !state->seats[self->stage.near].bought, self->play);
  tablee_table_bind_button (table, self->play, ch_table_get_play (self), state->phase == CH_PHASE_PLAY);
  tablee_table_bind_button (table, self->throw_away, ch_action (CH_ACTION_DISCARD, ch_table_get_lifted (self)), FALSE);
  tablee_table_bind_button (table, self->buy, ch_action (CH_ACTION_BUY_CHAIN, 0), FALSE);
  tablee_table_bind_button (table, self->go_on, ch_table_get_go_on (self),
                            state->phase == CH_PHASE_TRADE && ch_count_trade (state) == 0);
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
bind_meters (TableeBeanChainsTable *self)
{
  TableeMeter meters[CH_BEANS] = { 0 };

  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      meters[bean].bean = ch_faces_card (bean).bean;
      meters[bean].name = ch_words_bean_name (bean);
      for (int coin = 0; coin < TABLEE_METER_COINS; coin++)
        meters[bean].steps[coin] = get_step (bean, coin + 1);
      meters[bean].hidden = ch_count_unseen (ch_table_get_state (self), bean);
      meters[bean].copies = ch_copies (bean);
    }
  tablee_meters_view_set_meters (self->meters, meters, CH_BEANS);
}

void
ch_table_bind (TableeBeanChainsTable *self)
{
  for (int seat = 0; seat < CH_SEATS; seat++)
    bind_player (self, seat);
  bind_deck (self);
  bind_discard (self);
  bind_trade (self);
  bind_hand (self);
  bind_bar (self);
  bind_meters (self);
  ch_track_view_show (self->track, ch_table_get_state (self), self->stage.near);
}
