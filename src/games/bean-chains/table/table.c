/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Bean chains: its keys, and what clicks mean. */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "bar.h"
#include "cards.h"
#include "chains.h"
#include "faces.h"
#include "flights.h"
#include "piles.h"
#include "track-view.h"
#include "games/bean-chains/words/terms.h"
#include "widgets/widgets-style.h"

struct _TableeBeanChainsTable
{
  TableeCardTable   parent_instance;

  TableeBoardBin   *board;
  TableePlayerView *other;
  TableePileView   *deck;
  TableePileView   *discard;
  GtkLabel         *tray_title;
  TableeHandView   *trade;
  ChTrackView      *track;
  TableePlayerView *near_view;
  TableeHandView   *hand;
  ChBar            *bar;

  ChStage           stage;
  ChMarks           marks;
  TableeHandIds    *hand_ids;
  gboolean          terse;     /* there is no room for all words */
  gboolean          trading;   /* cards of the trade area are dealt with at the near side, and none of the hand */
  int               chosen;    /* the leftover that a person has lifted: ChBean; CH_NO_BEAN: none */
  int               raised;    /* the card of the hand that a person has lifted: its position; -1: none */
};

G_DEFINE_FINAL_TYPE (TableeBeanChainsTable, tablee_bean_chains_table, TABLEE_TYPE_CARD_TABLE)

/* Pixels. */
enum
{
  LOW = 400,          /* a narrow table below this has no track */
  ROOMY_HEIGHT = 740, /* from this on there is height for all words, and not just for cards */
  BALANCED_WIDTH = 1060, /* from here on the fields lie above the middle of the hand */
  SLOTS_WIDTH = 900,  /* from here on every button has a place of its own */
  MIN_UNIT = 24,      /* what is smaller cannot be read, and scrolls */
  MAX_UNIT = 220,
  MAX_UNIT_NARROW = 64,
};

static const TableeTableShortcut shortcuts[] = {
  { "table.play", "p", N_("Play the First Card, or Chain What Was Left") },
  { "table.go-on", "e", N_("That Is All, Keep the Hand, or End the Turn") },
  { "table.throw-away", "x", N_("Throw Away the Card") },
  { "table.back", "z", N_("Take the Last Step Back") },
  { "table.buy-chain", "b", N_("Buy the Third Chain") },
  { "table.choose-", TABLEE_TABLE_DIGITS, N_("Choose a Card or Chain by Its Place") },
  { "table.discard-pile", "d", N_("Look at the Discard Pile") },
  { "table.meters", "m", N_("Show What Beans Bring") },
  { NULL },
};

static TableeGameSession *
get_session (TableeBeanChainsTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static const ChState *
get_state (TableeBeanChainsTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

static ChScene
get_scene (TableeBeanChainsTable *self)
{
  return (ChScene) {
    .table = TABLEE_TABLE (self),
    .ruleset = (const ChRuleset *) tablee_game_session_get_ruleset (get_session (self)),
    .state = get_state (self),
    .places = self->stage.places,
    .marks = &self->marks,
    .chosen = self->chosen,
    .raised = self->raised,
    .near = self->stage.near,
  };
}

/*
 * What is shown
 */

/* The keyboard goes where there is something to be done: from the hand to the trade area, and back. */
static void
follow_trading (TableeBeanChainsTable *self)
{
  const ChState *state = get_state (self);
  gboolean in_area = state->phase == CH_PHASE_SELL ? state->from == CH_PHASE_TRADE : ch_count_trade (state) > 0;
  gboolean trading = state->phase != CH_PHASE_OVER && state->current == self->stage.near && in_area;
  GtkWidget *left = GTK_WIDGET (trading ? self->hand : self->trade);
  GtkRoot *root = gtk_widget_get_root (left);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (trading != self->trading && focus != NULL && gtk_widget_is_ancestor (focus, left))
    gtk_widget_child_focus (GTK_WIDGET (trading ? self->trade : self->hand), GTK_DIR_TAB_FORWARD);
  self->trading = trading;
}

static void
tablee_bean_chains_table_show (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  ChScene scene = get_scene (self);
  gboolean narrow = tablee_card_table_is_narrow (table);

  for (int seat = 0; seat < CH_SEATS; seat++)
    {
      ch_places_follow (&self->stage.places[seat], &scene.state->seats[seat]);
      ch_chains_show (self->stage.players[seat], &scene, seat);
    }
  ch_piles_show_deck (self->deck, &scene, narrow);
  ch_piles_show_discard (self->discard, &scene, narrow);
  ch_cards_show_trade (self->trade, self->tray_title, &scene);
  for (int bean = 0; bean < CH_BEANS; bean++)
    self->stage.trade[bean] = scene.state->trade[bean];
  ch_cards_show_hand (self->hand, self->hand_ids, &scene);
  follow_trading (self);
  ch_bar_show (self->bar, &scene);
  ch_track_view_show (self->track, scene.state, scene.near);
}

/*
 * The things on the table that stand for an action
 */

/* Where the chain of @bean is, or would begin. */
static GtkWidget *
get_chain (TableeBeanChainsTable *self,
           int                    bean)
{
  int place = ch_places_find (&self->stage.places[self->stage.near], bean);

  return place >= 0 ? tablee_player_view_get_field (self->near_view, place) : NULL;
}

static gpointer
get_trade_card (TableeBeanChainsTable *self,
                int                    bean)
{
  return tablee_hand_view_find_card (self->trade, ch_faces_trade_id (bean, 0));
}

static gpointer
get_hand_card (TableeBeanChainsTable *self,
               int                    position)
{
  return tablee_hand_view_get_card (self->hand, (gsize) position);
}

static int
tablee_bean_chains_table_find_places (TableeTable  *table,
                                      TableeAction  action,
                                      GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  const ChSeat *seat = &get_state (self)->seats[self->stage.near];
  int number = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      return tablee_table_take_places (places, get_trade_card (self, number), get_chain (self, number));
    case CH_ACTION_DISCARD:
      return tablee_table_take_places (places, get_trade_card (self, number), self->discard);
    case CH_ACTION_PLAY:
      return tablee_table_take_places (places, get_hand_card (self, 0),
                                       seat->hand_count > 0 ? get_chain (self, seat->hand[0]) : NULL);
    case CH_ACTION_SELL:
      return tablee_table_take_places (places, get_chain (self, number), NULL);
    case CH_ACTION_THROW:
      return tablee_table_take_places (places, get_hand_card (self, number), self->discard);
    default:
      return tablee_table_take_places (places, ch_bar_get_button (self->bar, action), NULL);
    }
}

/* Of any seat; a chain that has gone since was in its hands. */
static gpointer
get_chain_of (TableeBeanChainsTable *self,
              int                    seat,
              int                    bean)
{
  int place = ch_places_find (&self->stage.places[seat], bean);

  return place >= 0 ? (gpointer) tablee_player_view_get_field (self->stage.players[seat], place) : self->stage.players[seat];
}

static int
tablee_bean_chains_table_find_event_places (TableeTable       *table,
                                            const TableeEvent *event,
                                            GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  TableePlayerView *player = event->seat >= 0 ? self->stage.players[event->seat] : NULL;

  switch ((int) event->kind)
    {
    case CH_EVENT_CHAIN:
    case CH_EVENT_COUNT:
      return tablee_table_take_places (places, get_chain_of (self, event->seat, event->args[0]), NULL);
    case CH_EVENT_SELL:
      return tablee_table_take_places (places, tablee_player_view_get_coins (player), NULL);
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
      return tablee_table_take_places (places, self->discard, NULL);
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
    case CH_EVENT_END:
      return tablee_table_take_places (places, self->trade, NULL);
    case CH_EVENT_DRAW:
    case CH_EVENT_DEAL:
      return tablee_table_take_places (places, self->deck, tablee_player_view_get_hand (player));
    default:
      return tablee_table_take_places (places, player, NULL);
    }
}

/*
 * What a click means
 */

static gboolean
is_asked (TableeBeanChainsTable *self)
{
  return tablee_game_session_get_choosing (get_session (self));
}

static gboolean
play (TableeBeanChainsTable *self,
      TableeAction           action)
{
  return tablee_table_play (TABLEE_TABLE (self), action);
}

/* The card is played, and the chain is sold for it as soon as that is asked. */
static void
sell_for (TableeBeanChainsTable *self,
          TableeAction           card,
          int                    bean)
{
  tablee_table_play_both (TABLEE_TABLE (self), card, ch_action (CH_ACTION_SELL, bean));
}

/* Why the chain of @bean, which a click was on, cannot be sold now, or not yet. */
static void
refuse_sale (TableeBeanChainsTable *self,
             const ChScene         *scene,
             int                    bean)
{
  TableeAction lifted = ch_action (CH_ACTION_CHAIN, ch_scene_get_lifted (scene));

  if (!is_asked (self))
    play (self, ch_action (CH_ACTION_SELL, bean));
  else if (scene->state->phase == CH_PHASE_LEFTOVERS && ch_scene_may (scene, lifted))
    tablee_table_tell (TABLEE_TABLE (self), _("No chain may be sold for a card that was left: it goes to its own kind or to a free place, "
                                              "or is thrown away."));
  else if (scene->state->phase == CH_PHASE_LEFTOVERS)
    play (self, lifted);
  else if (ch_scene_has_needy (scene))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose the card first, then the chain to sell for it."));
  else
    play (self, ch_action (CH_ACTION_SELL, bean));
}

static void
click_place (TableeBeanChainsTable *self,
             int                    place)
{
  ChScene scene = get_scene (self);
  int bean = scene.places[scene.near].beans[place];
  TableeAction action;

  if (place >= ch_max_chains (scene.ruleset, scene.state, scene.near))
    play (self, ch_action (CH_ACTION_BUY_CHAIN, 0));
  else if (ch_scene_find_action (&scene, place, &action))
    play (self, action);
  else if (ch_scene_find_sale (&scene, place, &action))
    sell_for (self, action, bean);
  else if (bean != CH_NO_BEAN)
    refuse_sale (self, &scene, bean);
  else if (is_asked (self) && scene.state->phase == CH_PHASE_TRADE)
    tablee_table_tell (TABLEE_TABLE (self), _("Choose the card of the trade area that begins a chain."));
  else if (is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("No card can begin a chain now."));
  else
    play (self, ch_action (CH_ACTION_PLAY, 0));
}

static void
choose (TableeBeanChainsTable *self,
        int                    bean)
{
  self->chosen = bean;
  tablee_card_table_show (TABLEE_CARD_TABLE (self));
  tablee_table_view_changed (TABLEE_TABLE (self));
}

/* The position in the hand is where it is as long as nothing is thrown away or drawn. */
static void
raise_card (TableeBeanChainsTable *self,
            int                    position)
{
  self->raised = position;
  choose (self, CH_NO_BEAN);
}

static void
tablee_bean_chains_table_take_up (TableeTable  *table,
                                  TableeAction  action)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  ChScene scene = get_scene (self);
  int kind = ch_action_kind (action);

  if ((kind == CH_ACTION_CHAIN || kind == CH_ACTION_DISCARD) && ch_scene_get_lifted (&scene) != ch_action_number (action))
    choose (self, ch_action_number (action));
  else if (kind == CH_ACTION_THROW && ch_scene_get_raised (&scene) != ch_action_number (action))
    raise_card (self, ch_action_number (action));
}

/* A card that needs room is taken back by a click on it. */
static gboolean
take_back (TableeBeanChainsTable *self,
           gboolean               in_trade)
{
  ChScene scene = get_scene (self);

  return ch_scene_is_pending (&scene, in_trade) && ch_scene_may_go_back (&scene) && tablee_table_undo (TABLEE_TABLE (self));
}

/* As in the trade area a click chains what can be chained: to throw that away there is the button. Nothing is thrown away by a click that may
 * have been meant to chain: the first one lifts the card. */
static void
click_trade_card (TableeBeanChainsTable *self,
                  int                    bean)
{
  TableeAction chain = ch_action (CH_ACTION_CHAIN, bean);
  TableeAction discard = ch_action (CH_ACTION_DISCARD, bean);
  ChScene scene = get_scene (self);
  gboolean thrown = !ch_scene_may (&scene, chain) && ch_scene_may (&scene, discard);

  if (scene.state->pending == bean && take_back (self, TRUE))
    return;
  if (thrown && ch_scene_get_lifted (&scene) != bean)
    choose (self, bean);
  else
    play (self, thrown ? discard : chain);
}

/* Cards are turned up as soon as one is thrown away: a first click lifts it, and a second one throws it. */
static void
click_hand_card (TableeBeanChainsTable *self,
                 int                    position)
{
  const ChState *state = get_state (self);
  gboolean playing = state->phase == CH_PHASE_PLAY || state->phase == CH_PHASE_PLAY_MORE;
  ChScene scene = get_scene (self);

  if (position == 0 && take_back (self, FALSE))
    return;
  if (playing && position > 0 && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Only the first card of the hand can be played."));
  else if (state->phase == CH_PHASE_DISCARD && is_asked (self) && ch_scene_get_raised (&scene) != position)
    raise_card (self, position);
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

/* Whether the card of @bean that is dropped on the chain of another kind, of @target, can only mean that this chain is sold for it; then it
 * is done, or the reason why not is told. */
static gboolean
drop_to_sell (TableeBeanChainsTable *self,
              gboolean               in_trade,
              int                    bean,
              int                    target)
{
  ChScene scene = get_scene (self);
  TableeAction card = in_trade ? ch_action (CH_ACTION_CHAIN, bean) : ch_action (CH_ACTION_PLAY, 0);

  if (ch_scene_is_pending (&scene, in_trade) && scene.state->pending == bean)
    play (self, ch_action (CH_ACTION_SELL, target));
  else if (ch_place (scene.ruleset, scene.state, scene.near, bean) != CH_PLACE_SALE)
    return FALSE;
  else if (ch_scene_may (&scene, card))
    sell_for (self, card, target);
  else
    play (self, card);

  return TRUE;
}

static int
get_kind_at (TableeBeanChainsTable *self,
             GtkWidget             *chain)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (chain == tablee_player_view_get_field (self->near_view, i))
      return self->stage.places[self->stage.near].beans[i];

  return CH_NO_BEAN;
}

/* A card goes where it is dropped, or the reason why not is told. */
static void
chain_dropped_cb (TableeBeanChainsTable *self,
                  int                    id,
                  GtkWidget             *chain)
{
  const ChSeat *seat = &get_state (self)->seats[self->stage.near];
  int trade = ch_faces_trade_bean (id);
  int position = tablee_hand_ids_find (self->hand_ids, id);
  int bean = trade >= 0 ? trade : position >= 0 ? seat->hand[position] : CH_NO_BEAN;
  int target = get_kind_at (self, chain);

  if (bean == CH_NO_BEAN)
    return;

  if (position > 0 && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Only the first card of the hand can be played."));
  else if (is_asked (self) && target != CH_NO_BEAN && target != bean && drop_to_sell (self, trade >= 0, bean, target))
    return;
  else if (is_asked (self) && (target == CH_NO_BEAN ? seat->chains[bean] > 0 : target != bean))
    tablee_table_tell (TABLEE_TABLE (self), _("A chain has cards of one kind, and there is only one of each kind."));
  else
    play (self, trade >= 0 ? ch_action (CH_ACTION_CHAIN, trade) : ch_action (CH_ACTION_PLAY, 0));
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

/* The card that is lifted is meant, as the button says. */
static void
throw_away_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);
  ChScene scene = get_scene (self);
  TableeAction action;

  if (!ch_scene_find_throw (&scene, &action) && scene.state->phase == CH_PHASE_DISCARD && is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose a card in your hand, or keep them all."));
  else
    play (self, action);
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  if (!tablee_table_undo (TABLEE_TABLE (widget)))
    tablee_table_tell (TABLEE_TABLE (widget), _("You cannot take this back: something new has been revealed since."));
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
  int index = tablee_table_get_digit (action_name);

  switch ((ChPhase) get_state (self)->phase)
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
  ChScene scene = get_scene (self);

  if (g_str_equal (action_name, "table.play"))
    play (self, ch_scene_get_play (&scene));
  else if (g_str_equal (action_name, "table.buy-chain"))
    play (self, ch_action (CH_ACTION_BUY_CHAIN, 0));
  else
    play (self, ch_scene_get_go_on (&scene));
}

static void
discard_pile_action (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (widget);

  if (get_state (self)->discard_count > 0)
    tablee_pile_view_show_contents (self->discard);
  else
    tablee_table_tell (TABLEE_TABLE (self), _("The discard pile is empty."));
}

static void
meters_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  ch_bar_show_meters (TABLEE_BEAN_CHAINS_TABLE (widget)->bar);
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
tablee_bean_chains_table_settle (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);

  self->marks = (ChMarks) { 0 };
  tablee_hand_ids_settle (self->hand_ids);
}

static guint
tablee_bean_chains_table_hear (TableeCardTable   *table,
                               const TableeEvent *event,
                               guint              step)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int card = follow_hand (self, event);

  ch_marks_follow (&self->marks, event);
  ch_flights_hear (&self->stage, event, card, step, tablee_table_get_animates (TABLEE_TABLE (table)));

  return 1;
}

/* Who sits at the near side may change: the views are given their seats anew. */
static void
tablee_bean_chains_table_sit (TableeCardTable *table,
                              int              near)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  const char *titles[CH_BEANS + 1] = { NULL };

  self->stage.near = near;
  self->stage.players[near] = self->near_view;
  self->stage.players[1 - near] = self->other;
  for (int bean = 0; bean < CH_BEANS; bean++)
    titles[bean] = ch_words_bean_name (bean);
  for (int i = 0; i < CH_SEATS; i++)
    {
      tablee_player_view_set_seat (self->stage.players[i], tablee_game_session_get_seat (get_session (self), i));
      tablee_player_view_set_titles (self->stage.players[i], titles);
    }
  tablee_hand_ids_match (self->hand_ids, 0);
}

static void
tablee_bean_chains_table_jump (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);

  for (int seat = 0; seat < CH_SEATS; seat++)
    ch_places_recall (&self->stage.places[seat], get_session (self), seat);
}

/* The card that was lifted lies down again, and one that needs room stays where it is. */
static gboolean
tablee_bean_chains_table_cancel (TableeTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  ChScene scene = get_scene (self);

  if (ch_scene_may_go_back (&scene))
    return tablee_table_undo (table);

  if (self->chosen == CH_NO_BEAN && self->raised < 0)
    return FALSE;

  raise_card (self, -1);

  return TRUE;
}

static void
tablee_bean_chains_table_begin (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);

  self->chosen = CH_NO_BEAN;
  self->raised = -1;
}

static GVariant *
tablee_bean_chains_table_save_view (TableeTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (self->chosen != CH_NO_BEAN || self->raised >= 0)
    tablee_table_insert_choice (table, &dict, self->raised >= 0 ? CH_BEANS + self->raised : self->chosen);

  return g_variant_dict_end (&dict);
}

static void
tablee_bean_chains_table_restore_view (TableeTable *table,
                                       GVariant    *view)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int choice;

  if (!tablee_table_lookup_choice (table, view, &choice) || choice < 0)
    return;

  /* A kind of leftovers, or a place in the hand. */
  self->chosen = choice < CH_BEANS ? choice : CH_NO_BEAN;
  self->raised = choice < CH_BEANS ? -1 : choice - CH_BEANS;
  tablee_card_table_show (TABLEE_CARD_TABLE (table));
}

/*
 * The widget
 */

static void
scale_players (TableeBeanChainsTable *self,
               int                    unit)
{
  gboolean narrow = tablee_card_table_is_narrow (TABLEE_CARD_TABLE (self));
  gboolean roomy = tablee_card_table_is_roomy (TABLEE_CARD_TABLE (self), ROOMY_HEIGHT);
  TableePlayerForm form = { .card_width = unit, .plate_width = narrow ? unit * 3 : unit * 7 / 2, .narrow = narrow, .terse = self->terse };

  form.above = narrow;
  form.balanced = gtk_widget_get_width (GTK_WIDGET (self)) >= BALANCED_WIDTH;
  tablee_player_view_set_form (self->near_view, &form);
  form.above = FALSE;
  form.card_width = unit * 7 / 8;
  form.terse = self->terse || !roomy;
  form.flat = !roomy && !narrow;
  tablee_player_view_set_form (self->other, &form);
}

/* All sizes follow from the width of the cards of the near chains. */
static void
tablee_bean_chains_table_scale (TableeCardTable *table,
                                int              unit)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  int hand = tablee_card_table_is_narrow (table) ? unit * 5 / 4 : tablee_hand_view_get_width_beside (unit);

  scale_players (self, unit);
  tablee_pile_view_set_card_width (self->deck, unit * 7 / 8);
  tablee_pile_view_set_card_width (self->discard, unit * 7 / 8);
  tablee_hand_view_set_card_width (self->trade, unit);
  tablee_hand_view_set_card_width (self->hand, hand);
  /* Nothing jumps when the trade area or the hand is empty. */
  gtk_widget_set_size_request (GTK_WIDGET (self->trade), -1, tablee_card_view_get_height_for (unit));
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), -1, tablee_card_view_get_height_for (hand));
  self->stage.card_width = unit;
}

static void
tablee_bean_chains_table_fit (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  gboolean narrow = tablee_card_table_is_narrow (table);
  gboolean low = narrow && gtk_widget_get_height (GTK_WIDGET (self)) < LOW;

  tablee_widget_set_class (GTK_WIDGET (self), "low", low);
  gtk_widget_set_visible (GTK_WIDGET (self->track), !low);
  gtk_widget_set_visible (GTK_WIDGET (self->tray_title), !narrow);
  ch_track_view_set_terse (self->track, narrow);
  self->terse = narrow;
  ch_bar_set_roomy (self->bar, gtk_widget_get_width (GTK_WIDGET (self)) >= SLOTS_WIDTH);
  tablee_bean_chains_table_scale (table, MIN_UNIT);
  tablee_card_table_show (table);
  if (tablee_card_table_scale_to_fit (table, MIN_UNIT, narrow ? MAX_UNIT_NARROW : MAX_UNIT))
    return;

  /* Where there is no room for all words there are the numbers; and above the table stands which turn it is. */
  self->terse = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->track), !narrow);
  tablee_card_table_show (table);
  tablee_card_table_scale_to_fit (table, MIN_UNIT, narrow ? MAX_UNIT_NARROW : MAX_UNIT);
}

static gboolean
tablee_bean_chains_table_focus_cards (TableeCardTable *table)
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);

  return gtk_widget_child_focus (GTK_WIDGET (self->trading ? self->trade : self->hand), GTK_DIR_TAB_FORWARD);
}

/* Where the keyboard begins when the table comes back. */
static gboolean
tablee_bean_chains_table_grab_focus (GtkWidget *widget)
{
  return tablee_bean_chains_table_focus_cards (TABLEE_CARD_TABLE (widget));
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
  g_type_ensure (CH_TYPE_BAR);
  g_type_ensure (CH_TYPE_TRACK_VIEW);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
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
  gtk_widget_class_bind_template_child (widget_class, TableeBeanChainsTable, bar);
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
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.discard-pile", NULL, discard_pile_action);
  gtk_widget_class_install_action (widget_class, "table.meters", NULL, meters_action);
}

static void
tablee_bean_chains_table_class_init (TableeBeanChainsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);
  TableeCardTableClass *card_class = TABLEE_CARD_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_bean_chains_table_finalize;
  widget_class->grab_focus = tablee_bean_chains_table_grab_focus;
  card_class->sit = tablee_bean_chains_table_sit;
  card_class->settle = tablee_bean_chains_table_settle;
  card_class->jump = tablee_bean_chains_table_jump;
  card_class->hear = tablee_bean_chains_table_hear;
  card_class->begin = tablee_bean_chains_table_begin;
  card_class->show = tablee_bean_chains_table_show;
  card_class->scale = tablee_bean_chains_table_scale;
  card_class->fit = tablee_bean_chains_table_fit;
  card_class->focus_cards = tablee_bean_chains_table_focus_cards;
  table_class->stylesheet = "/io/github/tablee/Tablee/bean-chains/table.css";
  table_class->find_places = tablee_bean_chains_table_find_places;
  table_class->find_event_places = tablee_bean_chains_table_find_event_places;
  table_class->take_up = tablee_bean_chains_table_take_up;
  table_class->save_view = tablee_bean_chains_table_save_view;
  table_class->cancel = tablee_bean_chains_table_cancel;
  table_class->restore_view = tablee_bean_chains_table_restore_view;

  install_actions (table_class);
  gtk_widget_class_set_css_name (widget_class, "bean-chains-table");
  bind_template (widget_class);
}

static void
make_stage (TableeBeanChainsTable *self)
{
  self->stage.mover = tablee_card_table_get_mover (TABLEE_CARD_TABLE (self));
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
  self->chosen = CH_NO_BEAN;
  self->raised = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_card_table_set_board (TABLEE_CARD_TABLE (self), self->board);
  tablee_player_view_set_near (self->near_view, "table.place");
  make_stage (self);
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    g_signal_connect_swapped (tablee_player_view_get_field (self->near_view, i), "dropped", G_CALLBACK (chain_dropped_cb), self);
}
