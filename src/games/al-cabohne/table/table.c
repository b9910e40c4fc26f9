/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Al Cabohne: its keys, and what clicks mean. */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "bar.h"
#include "faces.h"
#include "fields.h"
#include "flights.h"
#include "hand.h"
#include "mafia-view.h"
#include "piles.h"
#include "tray.h"
#include "games/al-cabohne/words/terms.h"

struct _TableeAlCabohneTable
{
  TableeCardTable     parent_instance;

  TableeBoardBin     *board;
  TableePlayerView   *other;
  GtkBox             *rows;
  GtkBox             *common;
  AcMafiaView        *mafia;
  TableePileView     *draw;
  TableePileView     *discard;
  AcTray             *tray;
  TableePlayerView   *near_view;
  TableeActionButton *harvests[AC_FIELDS];
  TableeHandView     *hand;
  AcBar              *bar;

  AcStage             stage;
  AcMarks             marks;
  gboolean            terse;            /* there is no room for all words */
  gboolean            turn_begins;      /* of the near seat, since something was shown */
  TableeHandIds      *hand_ids;
  AcSubject           chosen;           /* by a person; of the hand: index is the card's id */
  AcSubject           lifted;           /* as it was shown last */
  gboolean            harvested;        /* by the near seat, since something was shown */
};

G_DEFINE_FINAL_TYPE (TableeAlCabohneTable, tablee_al_cabohne_table, TABLEE_TYPE_CARD_TABLE)

/* Pixels. */
enum
{
  MIN_WIDTH_ALONE = 1060,  /* of the bosses, the piles and the open cards in a row, with the smallest cards */
  ROOMY_HEIGHT = 740,  /* pixels: from this on there is height for all words, and not just for cards */
  BALANCED_WIDTH = 1060,   /* from here on the fields lie above the middle of the hand */
  SLOTS_WIDTH = 900,       /* from here on every button has a place of its own */
  MIN_UNIT = 24,           /* what is smaller cannot be read, and scrolls */
  MAX_UNIT = 220,
  MAX_UNIT_NARROW = 64,
};

static const TableeTableShortcut shortcuts[] = {
  { "table.plant-1", "1", N_("Plant in the First Field") },
  { "table.plant-2", "2", N_("Plant in the Second Field") },
  { "table.plant-3", "3", N_("Plant in the Third Field") },
  { "table.harvest-1", "<Control>1", N_("Harvest the First Field") },
  { "table.harvest-2", "<Control>2", N_("Harvest the Second Field") },
  { "table.harvest-3", "<Control>3", N_("Harvest the Third Field") },
  { "table.give-al", "a", N_("Give the Card to Al") },
  { "table.give-don", "d", N_("Give the Card to Don") },
  { "table.give-joe", "j", N_("Give the Card to Joe") },
  { "table.discard", "x", N_("Discard the Card") },
  { "table.pay", "p", N_("Pay the Mafia") },
  { "table.buy-field", "b", N_("Buy the Third Field") },
  { "table.end", "e", N_("Stop Planting, or End the Turn") },
  { "table.meters", "m", N_("Show What Beans Bring") },
  { NULL },
};

static TableeGameSession *
get_session (TableeAlCabohneTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static const AcRuleset *
get_ruleset (TableeAlCabohneTable *self)
{
  return (const AcRuleset *) tablee_game_session_get_ruleset (get_session (self));
}

static const AcState *
get_state (TableeAlCabohneTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

/*
 * The lifted card
 */

/* The card with an id of hand or open cards. */
static AcSubject
find_subject (TableeAlCabohneTable *self,
              int                   id)
{
  AcPhase phase = (AcPhase) get_state (self)->phase;
  gboolean planting = phase == AC_PHASE_PLANT || phase == AC_PHASE_PLANT_MORE;
  int type = ac_faces_open_type (id);
  int position = tablee_hand_ids_find (self->hand_ids, id);

  if (type >= 0)
    return (AcSubject) { AC_SUBJECT_OPEN, type };
  if (position < 0)
    return (AcSubject) { AC_SUBJECT_NONE, 0 };
  if (planting && position == 0)
    return (AcSubject) { AC_SUBJECT_FRONT, 0 };

  return (AcSubject) { AC_SUBJECT_HAND, position };
}

static AcSubject
get_subject (TableeAlCabohneTable *self)
{
  AcSubject subject = self->chosen;

  if (subject.kind == AC_SUBJECT_HAND)
    subject = find_subject (self, subject.index);
  if (subject.kind == AC_SUBJECT_OPEN && get_state (self)->open[subject.index] == 0)
    subject.kind = AC_SUBJECT_NONE;
  if (ac_subject_is_usable (get_session (self), subject))
    return subject;

  return ac_subject_find_default (get_session (self));
}

/* Whether a person has lifted the card of @subject, or the table for whoever begins. */
static gboolean
is_chosen (TableeAlCabohneTable *self,
           AcSubject             subject)
{
  return subject.kind == AC_SUBJECT_HAND ||
         (subject.kind == AC_SUBJECT_OPEN && self->chosen.kind == AC_SUBJECT_OPEN && self->chosen.index == subject.index);
}

static AcScene
get_scene (TableeAlCabohneTable *self)
{
  return (AcScene) {
    .table = TABLEE_TABLE (self),
    .ruleset = get_ruleset (self),
    .state = get_state (self),
    .marks = &self->marks,
    .lifted = get_subject (self),
    .chosen = is_chosen (self, get_subject (self)),
    .near = self->stage.near,
  };
}

/*
 * What is shown
 */

static void
tablee_al_cabohne_table_show (TableeCardTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  AcScene scene = get_scene (self);
  gboolean narrow = tablee_card_table_is_narrow (table);

  self->lifted = scene.lifted;
  for (int seat = 0; seat < scene.ruleset->base.seats; seat++)
    ac_fields_show (self->stage.players[seat], &scene, seat);
  for (int i = 0; i < AC_FIELDS; i++)
    ac_fields_show_harvest (self->harvests[i], &scene, i, tablee_player_view_get_terse (self->near_view));
  ac_mafia_view_show (self->mafia, &scene);
  ac_piles_show_draw (self->draw, &scene, narrow);
  ac_piles_show_discard (self->discard, &scene, narrow);
  ac_tray_show (self->tray, &scene);
  for (int type = 0; type < AC_TYPES; type++)
    self->stage.open[type] = scene.state->open[type];
  ac_hand_show (self->hand, self->hand_ids, &scene);
  ac_bar_show (self->bar, &scene);
}

/*
 * The things on the table that stand for an action
 */

static gpointer
get_open_card (TableeAlCabohneTable *self,
               int                   type)
{
  return tablee_hand_view_find_card (ac_tray_get_cards (self->tray), ac_faces_open_id ((AcType) type, 0));
}

static gpointer
get_hand_card (TableeAlCabohneTable *self,
               int                   position)
{
  return tablee_hand_view_get_card (self->hand, (gsize) position);
}

static GtkWidget *
get_field (TableeAlCabohneTable *self,
           int                   field)
{
  return tablee_player_view_get_field (self->near_view, field);
}

static GtkWidget *
get_boss (TableeAlCabohneTable *self,
          int                   boss)
{
  return ac_boss_view_get_field (ac_mafia_view_get_boss (self->mafia, (AcBoss) boss));
}

static int
tablee_al_cabohne_table_find_places (TableeTable  *table,
                                     TableeAction  action,
                                     GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch ((int) ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return tablee_table_take_places (places, get_hand_card (self, 0), get_field (self, first));
    case AC_ACTION_PLANT_OPEN:
      return tablee_table_take_places (places, get_open_card (self, first), get_field (self, second));
    case AC_ACTION_DISCARD:
      return tablee_table_take_places (places, get_open_card (self, first), self->discard);
    case AC_ACTION_GIVE:
      return tablee_table_take_places (places, get_open_card (self, first), get_boss (self, second));
    case AC_ACTION_GIVE_HAND:
      return tablee_table_take_places (places, get_hand_card (self, first), get_boss (self, second));
    case AC_ACTION_HARVEST:
      return tablee_table_take_places (places, self->harvests[first], NULL);
    case AC_ACTION_BUY:
      return tablee_table_take_places (places, get_field (self, AC_FIELDS - 1), NULL);
    default:
      return tablee_table_take_places (places, ac_bar_get_button (self->bar, action), NULL);
    }
}

static TableePlayerView *
get_player (TableeAlCabohneTable *self,
            int                   seat)
{
  return seat == self->stage.near ? self->near_view : self->other;
}

/* What a boss got or had. */
static GtkWidget *
get_event_boss (TableeAlCabohneTable *self,
                const TableeEvent    *event)
{
  switch ((int) event->kind)
    {
    case AC_EVENT_PAY:
    case AC_EVENT_GIVE_HAND:
      return get_boss (self, event->args[2]);
    case AC_EVENT_GIVE:
    case AC_EVENT_BOSS_HARVEST:
    case AC_EVENT_TURN_UP_BOSS:
    case AC_EVENT_PICK_UP_BOSS:
    case AC_EVENT_SELL_BOSS:
      return get_boss (self, event->args[1]);
    default:
      return NULL;
    }
}

/* Where cards lie in the middle. */
static gpointer
get_event_pile (TableeAlCabohneTable *self,
                const TableeEvent    *event)
{
  switch ((int) event->kind)
    {
    case AC_EVENT_TURN_UP:
    case AC_EVENT_PICK_UP:
    case AC_EVENT_LEAVE:
      return self->tray;
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
      return self->discard;
    case AC_EVENT_DRAW:
    case AC_EVENT_DEAL_CARD:
    case AC_EVENT_SHUFFLE:
      return self->draw;
    default:
      return NULL;
    }
}

static int
tablee_al_cabohne_table_find_event_places (TableeTable       *table,
                                           const TableeEvent *event,
                                           GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  TableePlayerView *player = event->seat >= 0 ? get_player (self, event->seat) : NULL;
  gpointer common = get_event_boss (self, event);

  if (common == NULL)
    common = get_event_pile (self, event);

  switch ((int) event->kind)
    {
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
    case AC_EVENT_SELL:
      return tablee_table_take_places (places, tablee_player_view_get_field (player, event->args[1]), NULL);
    case AC_EVENT_HARVEST:
      return tablee_table_take_places (places, tablee_player_view_get_field (player, event->args[1]),
                                       tablee_player_view_get_coins (player));
    case AC_EVENT_BUY:
      return tablee_table_take_places (places, tablee_player_view_get_field (player, AC_FIELDS - 1), NULL);
    case AC_EVENT_DRAW:
    case AC_EVENT_DEAL_CARD:
      return tablee_table_take_places (places, common, tablee_player_view_get_hand (player));
    default:
      return tablee_table_take_places (places, common != NULL ? common : player, NULL);
    }
}

/*
 * What can be done
 */

static void
choose (TableeAlCabohneTable *self,
        int                   id)
{
  self->chosen = find_subject (self, id);
  if (self->chosen.kind == AC_SUBJECT_HAND)
    self->chosen.index = id;
  tablee_card_table_show (TABLEE_CARD_TABLE (self));
  tablee_table_view_changed (TABLEE_TABLE (self));
}

/* The id of the card that @action is about, or TABLEE_NO_CARD. */
static int
find_card_of (TableeAlCabohneTable *self,
              TableeAction          action)
{
  switch ((int) ac_action_kind (action))
    {
    case AC_ACTION_DISCARD:
    case AC_ACTION_PLANT_OPEN:
    case AC_ACTION_GIVE:
      return ac_faces_open_id ((AcType) ac_action_first (action), 0);
    case AC_ACTION_GIVE_HAND:
      return tablee_hand_ids_get (self->hand_ids, ac_action_first (action));
    default:
      return TABLEE_NO_CARD;
    }
}

static void
tablee_al_cabohne_table_take_up (TableeTable  *table,
                                 TableeAction  action)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int card = find_card_of (self, action);
  AcSubject lifted = get_subject (self);
  AcSubject subject;

  if (card == TABLEE_NO_CARD)
    return;

  subject = find_subject (self, card);
  if (subject.kind != lifted.kind || subject.index != lifted.index)
    choose (self, card);
}

/* A key is about the open card that has the focus, if there is one. */
static AcSubject
get_key_subject (TableeAlCabohneTable *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (ac_tray_get_cards (self->tray)));
  const TableeCard *card = TABLEE_IS_CARD_VIEW (focus) ? tablee_card_view_get_card (TABLEE_CARD_VIEW (focus)) : NULL;

  if (card != NULL && card->available)
    return find_subject (self, card->id);

  return get_subject (self);
}

static gboolean
play (TableeAlCabohneTable *self,
      TableeAction          action)
{
  return tablee_table_play (TABLEE_TABLE (self), action);
}

static void
plant (TableeAlCabohneTable *self,
       AcSubject             subject,
       int                   field)
{
  /* None fits: the reason is that of the first. */
  for (int type = AC_TYPES - 1; type >= 0 && subject.kind == AC_SUBJECT_NONE; type--)
    if (get_state (self)->open[type] > 0)
      subject = (AcSubject) { AC_SUBJECT_OPEN, type };
  if (subject.kind == AC_SUBJECT_NONE && tablee_game_session_get_choosing (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("You have no card to plant now."));
  else
    play (self, ac_subject_plant (subject, field));
}

static void
give (TableeAlCabohneTable *self,
      AcSubject             subject,
      AcBoss                boss)
{
  gboolean cultivating = get_state (self)->phase == AC_PHASE_CULTIVATE;

  if (subject.kind == AC_SUBJECT_NONE && cultivating && tablee_game_session_get_choosing (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("First choose a card from your hand: a click lifts it."));
  else
    play (self, ac_subject_give (subject, boss));
}

/* A click plants where that is possible, and buys the field that has to be bought, also for the card that lies there for want of one. It harvests
 * nothing, which has a button of its own. */
static void
click_field (TableeAlCabohneTable *self,
             int                   field)
{
  AcScene scene = get_scene (self);
  TableeAction buy = ac_action (AC_ACTION_BUY, 0, 0);
  gboolean owned = field < scene.state->owned[scene.near];

  if (!owned && ac_subject_wants_field (get_session (self), scene.lifted))
    tablee_table_play_both (TABLEE_TABLE (self), buy, ac_subject_plant (scene.lifted, field));
  else if (!owned)
    play (self, buy);
  else if (scene.lifted.kind != AC_SUBJECT_NONE || !tablee_game_session_get_choosing (get_session (self)))
    play (self, ac_subject_plant (scene.lifted, field));
  else if (scene.state->fields[scene.near][field].count > 0)
    tablee_table_tell (TABLEE_TABLE (self), _("To harvest this field, press the button below it."));
  else
    tablee_table_tell (TABLEE_TABLE (self), _("You have no card to plant now."));
}

static void
field_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  click_field (TABLEE_AL_CABOHNE_TABLE (widget), g_variant_get_int32 (parameter));
}

static void
boss_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);

  give (self, get_subject (self), (AcBoss) g_variant_get_int32 (parameter));
}

static void
plant_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);

  plant (self, get_key_subject (self), tablee_table_get_digit (action_name));
}

static void
harvest_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  play (TABLEE_AL_CABOHNE_TABLE (widget), ac_action (AC_ACTION_HARVEST, tablee_table_get_digit (action_name), 0));
}

static void
give_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  static const char *const names[AC_BOSSES] = { "table.give-al", "table.give-don", "table.give-joe" };
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);

  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (g_str_equal (names[boss], action_name))
      give (self, get_key_subject (self), (AcBoss) boss);
}

static void
discard_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);
  AcSubject subject = get_key_subject (self);

  play (self, ac_action (AC_ACTION_DISCARD, subject.kind == AC_SUBJECT_OPEN ? subject.index : AC_BLUE, 0));
}

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);
  AcScene scene = get_scene (self);

  if (g_str_equal (action_name, "table.pay"))
    play (self, ac_action (AC_ACTION_PAY, 0, 0));
  else if (g_str_equal (action_name, "table.buy-field"))
    play (self, ac_action (AC_ACTION_BUY, 0, 0));
  else
    play (self, ac_scene_get_end (&scene));
}

static void
meters_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  ac_bar_show_meters (TABLEE_AL_CABOHNE_TABLE (widget)->bar);
}

/* Why nothing at all can be done with the card now, where that is more than what is wrong with one place for it. */
static const char *
get_refusal (TableeAlCabohneTable *self,
             AcSubject             subject)
{
  AcPhase phase = (AcPhase) get_state (self)->phase;

  if (!tablee_game_session_get_choosing (get_session (self)) || subject.kind == AC_SUBJECT_NONE)
    return NULL;
  if (subject.kind == AC_SUBJECT_HAND && get_subject (self).kind == AC_SUBJECT_FRONT)
    return _("You can plant only the first card of your hand.");
  if (subject.kind == AC_SUBJECT_HAND)
    return phase == AC_PHASE_CULTIVATE ? _("No boss can take this kind of bean now.") : NULL;

  if (phase == AC_PHASE_DRAW)
    return NULL;

  return tablee_game_session_may (get_session (self), ac_action (AC_ACTION_BUY, 0, 0))
           ? _("None of your fields has room for this kind of bean: harvest one first, or buy the third field.")
           : _("None of your fields has room for this kind of bean: harvest one first.");
}

/* The card was lifted by itself: a person takes it up, and is told what a further click does. */
static void
take_lifted (TableeAlCabohneTable *self,
             int                   id,
             TableeAction          action)
{
  AcScene scene = get_scene (self);
  g_autofree char *next = ac_scene_say_next_click (&scene, action);

  choose (self, id);
  tablee_table_tell (TABLEE_TABLE (self), next);
}

/* A first click lifts a card, a second one puts it where it belongs. */
static void
card_activated_cb (TableeAlCabohneTable *self,
                   int                   id)
{
  AcSubject subject = find_subject (self, id);
  AcSubject lifted = get_subject (self);
  gboolean is_lifted = subject.kind == lifted.kind && subject.index == lifted.index;
  const char *refusal = get_refusal (self, subject);
  AcScene scene = get_scene (self);
  TableeAction action;

  if (ac_subject_is_usable (get_session (self), subject) && !is_lifted)
    choose (self, id);
  else if (ac_subject_find_action (get_session (self), subject, &action) && ac_scene_click_needs_choice (&scene, action))
    take_lifted (self, id, action);
  else if (ac_subject_find_action (get_session (self), subject, &action))
    play (self, action);
  else if (ac_subject_is_usable (get_session (self), subject))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose where the card goes."));
  else if (refusal != NULL)
    tablee_table_tell (TABLEE_TABLE (self), refusal);
  else
    play (self, subject.kind == AC_SUBJECT_HAND ? ac_subject_give (subject, AC_AL) : ac_subject_plant (subject, 0));
}

static void
field_dropped_cb (TableeAlCabohneTable *self,
                  int                   id,
                  GtkWidget            *field)
{
  for (int i = 0; i < AC_FIELDS; i++)
    if (field == tablee_player_view_get_field (self->near_view, i))
      plant (self, find_subject (self, id), i);
}

static void
boss_dropped_cb (TableeAlCabohneTable *self,
                 int                   id,
                 int                   boss)
{
  give (self, find_subject (self, id), (AcBoss) boss);
}

static void
discard_dropped_cb (TableeAlCabohneTable *self,
                    int                   id)
{
  AcSubject subject = find_subject (self, id);

  if (subject.kind != AC_SUBJECT_OPEN && tablee_game_session_get_choosing (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("You cannot discard cards from your hand: plant them or give them to the Mafia."));
  else
    play (self, ac_action (AC_ACTION_DISCARD, subject.kind == AC_SUBJECT_OPEN ? subject.index : AC_BLUE, 0));
}

static void
discard_activated_cb (TableeAlCabohneTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.discard", NULL);
}

/*
 * Events
 */

/* Keeps the ids of the shown hand. Returns the id of the card that comes or goes, or TABLEE_NO_CARD. */
static int
follow_hand (TableeAlCabohneTable *self,
             const TableeEvent    *event)
{
  if (event->seat != self->stage.near)
    return TABLEE_NO_CARD;
  if (event->kind == AC_EVENT_DRAW)
    return tablee_hand_ids_add (self->hand_ids);
  if (event->kind != AC_EVENT_PLANT && event->kind != AC_EVENT_GIVE_HAND && event->kind != AC_EVENT_CLEAR_HAND)
    return TABLEE_NO_CARD;

  return tablee_hand_ids_take (self->hand_ids, event->kind == AC_EVENT_GIVE_HAND ? event->args[1] : 0);
}

static void
tablee_al_cabohne_table_settle (TableeCardTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);

  self->marks = (AcMarks) { 0 };
  tablee_hand_ids_settle (self->hand_ids);
}

static guint
tablee_al_cabohne_table_hear (TableeCardTable   *table,
                              const TableeEvent *event,
                              guint              step)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int card = follow_hand (self, event);

  self->turn_begins |= event->kind == AC_EVENT_TURN && event->seat == self->stage.near;
  self->harvested |= event->kind == AC_EVENT_HARVEST && event->seat == self->stage.near;
  ac_marks_follow (&self->marks, event);
  if (tablee_table_get_animates (TABLEE_TABLE (table)))
    ac_flights_hear (&self->stage, event, card, step);

  return 1;
}

/* Who sits at the near side may change: the views are given their seats anew. */
static void
name_fields (TableeAlCabohneTable *self)
{
  const char *titles[AC_TYPES + 1] = { NULL };

  for (int type = 0; type < AC_TYPES; type++)
    titles[type] = ac_words_bean_name ((AcType) type);
  tablee_player_view_set_titles (self->near_view, titles);
  tablee_player_view_set_titles (self->other, titles);
}

static void
tablee_al_cabohne_table_sit (TableeCardTable *table,
                             int              near)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  TableeGameSession *session = get_session (self);
  gboolean alone = get_ruleset (self)->base.seats == 1;

  self->stage.near = near;
  self->stage.players[near] = self->near_view;
  name_fields (self);
  tablee_player_view_set_seat (self->near_view, tablee_game_session_get_seat (session, near));
  gtk_widget_set_visible (GTK_WIDGET (self->other), !alone);
  tablee_hand_ids_match (self->hand_ids, 0);
  if (alone)
    return;

  self->stage.players[1 - near] = self->other;
  tablee_player_view_set_seat (self->other, tablee_game_session_get_seat (session, 1 - near));
}

/* Where the table is taller than the window, who begins a turn sees what to play with. */
static void
show_near (TableeAlCabohneTable *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->near_view), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* The card that was lifted lies down again. */
static gboolean
tablee_al_cabohne_table_cancel (TableeTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);

  if (self->chosen.kind == AC_SUBJECT_NONE)
    return FALSE;

  choose (self, TABLEE_NO_CARD);

  return TRUE;
}

/* Room is made for the card that is lifted, which is not to be another one then. */
static void
tablee_al_cabohne_table_begin (TableeCardTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);

  self->chosen = self->harvested && self->lifted.kind == AC_SUBJECT_OPEN ? self->lifted : (AcSubject) { AC_SUBJECT_NONE, 0 };
  self->harvested = FALSE;
}

static void
tablee_al_cabohne_table_changed (TableeTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);

  TABLEE_TABLE_CLASS (tablee_al_cabohne_table_parent_class)->changed (table);
  if (self->turn_begins)
    show_near (self);
  self->turn_begins = FALSE;
}

/* Ids of cards of the hand are a table's own: the place in the hand stands for them. */
static GVariant *
tablee_al_cabohne_table_save_view (TableeTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int position = self->chosen.kind == AC_SUBJECT_HAND ? tablee_hand_ids_find (self->hand_ids, self->chosen.index) : -1;
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (self->chosen.kind == AC_SUBJECT_OPEN)
    tablee_table_insert_choice (table, &dict, ac_faces_open_id ((AcType) self->chosen.index, 0));
  else if (position >= 0)
    tablee_table_insert_choice (table, &dict, position);

  return g_variant_dict_end (&dict);
}

static void
tablee_al_cabohne_table_restore_view (TableeTable *table,
                                      GVariant    *view)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int choice;

  if (!tablee_table_lookup_choice (table, view, &choice))
    return;

  if (ac_faces_open_type (choice) >= 0)
    choose (self, choice);
  else if (choice >= 0 && choice < tablee_hand_ids_get_n_cards (self->hand_ids))
    choose (self, tablee_hand_ids_get (self->hand_ids, choice));
}

/*
 * The widget
 */

static void
scale_players (TableeAlCabohneTable *self,
               int                   unit)
{
  gboolean narrow = tablee_card_table_is_narrow (TABLEE_CARD_TABLE (self));
  gboolean roomy = tablee_card_table_is_roomy (TABLEE_CARD_TABLE (self), ROOMY_HEIGHT);
  TableePlayerForm form = { .card_width = unit, .plate_width = narrow ? unit * 3 : unit * 7 / 2, .narrow = narrow, .terse = self->terse };

  form.balanced = gtk_widget_get_width (GTK_WIDGET (self)) >= BALANCED_WIDTH;
  tablee_player_view_set_form (self->near_view, &form);
  form.card_width = unit * 3 / 4;
  form.terse = self->terse || !roomy;
  form.flat = !roomy && !narrow;
  tablee_player_view_set_form (self->other, &form);
}

/* All sizes follow from the width of the cards on the near fields. */
static void
tablee_al_cabohne_table_scale (TableeCardTable *table,
                               int              unit)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  gboolean narrow = tablee_card_table_is_narrow (table);
  int hand = narrow ? unit * 5 / 4 : tablee_hand_view_get_width_beside (unit);

  scale_players (self, unit);
  /* Beside three bosses there is no room for the Mafia's coins on a narrow table. */
  ac_mafia_view_set_form (self->mafia, unit * 3 / 4, narrow, narrow, narrow && get_ruleset (self)->base.seats == 1);
  tablee_pile_view_set_card_width (self->draw, unit * 7 / 8);
  tablee_pile_view_set_card_width (self->discard, unit * 7 / 8);
  ac_tray_set_form (self->tray, unit, narrow);
  tablee_hand_view_set_card_width (self->hand, hand);
  /* Nothing jumps when the hand is empty. */
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), -1, tablee_card_view_get_height_for (hand));
  self->stage.card_width = unit;
}

/* The open cards lie beside the piles, or below them where there is no room. */
static void
place_tray (TableeAlCabohneTable *self,
            gboolean              below)
{
  g_autoptr (GtkWidget) tray = GTK_WIDGET (g_object_ref (self->tray));
  GtkBox *from = GTK_BOX (gtk_widget_get_parent (tray));
  GtkBox *to = below ? self->rows : self->common;

  if (from != to)
    {
      gtk_box_remove (from, tray);
      gtk_box_insert_child_after (to, tray, below ? GTK_WIDGET (self->common) : GTK_WIDGET (self->discard));
    }
}

static void
tablee_al_cabohne_table_fit (TableeCardTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  gboolean narrow = tablee_card_table_is_narrow (table);

  /* The third boss takes the room of the open cards; without another player there is a row for them. */
  place_tray (self, narrow || (get_ruleset (self)->base.seats == 1 && gtk_widget_get_width (GTK_WIDGET (self)) < MIN_WIDTH_ALONE));
  for (int i = 0; i < AC_FIELDS; i++)
    tablee_action_button_set_level (self->harvests[i], TRUE);
  self->terse = narrow;
  ac_bar_set_roomy (self->bar, gtk_widget_get_width (GTK_WIDGET (self)) >= SLOTS_WIDTH);
  tablee_al_cabohne_table_scale (table, MIN_UNIT);
  tablee_card_table_show (table);
  if (tablee_card_table_scale_to_fit (table, MIN_UNIT, narrow ? MAX_UNIT_NARROW : MAX_UNIT) || narrow)
    return;

  /* Where there is no room for all words there are the numbers. */
  self->terse = TRUE;
  tablee_card_table_show (table);
  tablee_card_table_scale_to_fit (table, MIN_UNIT, MAX_UNIT);
}

static gboolean
tablee_al_cabohne_table_focus_cards (TableeCardTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);

  return gtk_widget_child_focus (GTK_WIDGET (ac_tray_get_cards (self->tray)), GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (GTK_WIDGET (self->hand), GTK_DIR_TAB_FORWARD);
}

static void
tablee_al_cabohne_table_finalize (GObject *object)
{
  tablee_hand_ids_free (TABLEE_AL_CABOHNE_TABLE (object)->hand_ids);

  G_OBJECT_CLASS (tablee_al_cabohne_table_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AC_TYPE_BAR);
  g_type_ensure (AC_TYPE_MAFIA_VIEW);
  g_type_ensure (AC_TYPE_TRAY);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
  g_type_ensure (TABLEE_TYPE_PILE_VIEW);
  g_type_ensure (TABLEE_TYPE_PLAYER_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, other);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, rows);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, common);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, mafia);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, draw);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, discard);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, tray);
  gtk_widget_class_bind_template_child_full (widget_class, "near", FALSE, G_STRUCT_OFFSET (TableeAlCabohneTable, near_view));
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, hand);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, bar);
  for (gsize i = 0; i < AC_FIELDS; i++)
    {
      g_autofree char *harvest = g_strdup_printf ("harvest_%d", (int) i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, harvest, FALSE,
                                                 (gssize) (G_STRUCT_OFFSET (TableeAlCabohneTable, harvests) + i * sizeof (gpointer)));
    }
}

static void
install_actions (TableeTableClass *table_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (table_class);

  tablee_table_class_set_shortcuts (table_class, shortcuts);
  gtk_widget_class_install_action (widget_class, "table.field", "i", field_action);
  gtk_widget_class_install_action (widget_class, "table.boss", "i", boss_action);
  tablee_table_class_install_actions (table_class, "table.plant-", plant_action);
  tablee_table_class_install_actions (table_class, "table.harvest-", harvest_action);
  tablee_table_class_install_actions (table_class, "table.give-", give_action);
  gtk_widget_class_install_action (widget_class, "table.discard", NULL, discard_action);
  gtk_widget_class_install_action (widget_class, "table.pay", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.buy-field", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.end", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "table.meters", NULL, meters_action);
}

static void
tablee_al_cabohne_table_class_init (TableeAlCabohneTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);
  TableeCardTableClass *card_class = TABLEE_CARD_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_al_cabohne_table_finalize;
  card_class->sit = tablee_al_cabohne_table_sit;
  card_class->settle = tablee_al_cabohne_table_settle;
  card_class->hear = tablee_al_cabohne_table_hear;
  card_class->begin = tablee_al_cabohne_table_begin;
  card_class->show = tablee_al_cabohne_table_show;
  card_class->scale = tablee_al_cabohne_table_scale;
  card_class->fit = tablee_al_cabohne_table_fit;
  card_class->focus_cards = tablee_al_cabohne_table_focus_cards;
  table_class->stylesheet = "/io/github/tablee/Tablee/al-cabohne/table.css";
  table_class->changed = tablee_al_cabohne_table_changed;
  table_class->find_places = tablee_al_cabohne_table_find_places;
  table_class->find_event_places = tablee_al_cabohne_table_find_event_places;
  table_class->save_view = tablee_al_cabohne_table_save_view;
  table_class->take_up = tablee_al_cabohne_table_take_up;
  table_class->cancel = tablee_al_cabohne_table_cancel;
  table_class->restore_view = tablee_al_cabohne_table_restore_view;

  install_actions (table_class);
  gtk_widget_class_set_css_name (widget_class, "al-cabohne-table");
  bind_template (widget_class);
}

static void
make_stage (TableeAlCabohneTable *self)
{
  self->stage.mover = tablee_card_table_get_mover (TABLEE_CARD_TABLE (self));
  self->stage.draw = GTK_WIDGET (self->draw);
  self->stage.discard = GTK_WIDGET (self->discard);
  self->stage.open_cards = GTK_WIDGET (ac_tray_get_cards (self->tray));
  self->stage.hand = GTK_WIDGET (self->hand);
  self->stage.mafia = ac_mafia_view_get_coins (self->mafia);
  self->stage.near = TABLEE_NOBODY;
  self->stage.card_width = 64;
  for (int boss = 0; boss < AC_BOSSES; boss++)
    self->stage.bosses[boss] = ac_mafia_view_get_boss (self->mafia, (AcBoss) boss);
}

static void
connect_cards (TableeAlCabohneTable *self)
{
  for (int i = 0; i < AC_FIELDS; i++)
    g_signal_connect_swapped (get_field (self, i), "dropped", G_CALLBACK (field_dropped_cb), self);
  g_signal_connect_swapped (self->mafia, "dropped", G_CALLBACK (boss_dropped_cb), self);
  g_signal_connect_swapped (self->discard, "dropped", G_CALLBACK (discard_dropped_cb), self);
  g_signal_connect_swapped (self->discard, "activated", G_CALLBACK (discard_activated_cb), self);
  g_signal_connect_swapped (ac_tray_get_cards (self->tray), "activated", G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (self->hand, "activated", G_CALLBACK (card_activated_cb), self);
}

static void
tablee_al_cabohne_table_init (TableeAlCabohneTable *self)
{
  self->hand_ids = tablee_hand_ids_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_card_table_set_board (TABLEE_CARD_TABLE (self), self->board);
  tablee_player_view_set_near (self->near_view, "table.field");
  make_stage (self);
  connect_cards (self);
}
