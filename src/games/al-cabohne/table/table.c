/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "widgets/children.h"

G_DEFINE_FINAL_TYPE (TableeAlCabohneTable, tablee_al_cabohne_table, TABLEE_TYPE_TABLE)

/* Pixels. */
enum
{
  WORDS_HEIGHT = 428,
  MIN_WIDTH_ALONE = 1060,  /* of the bosses, the piles and the open cards in a row, with the smallest cards */
  WORDS_HEIGHT_ALONE = 330,
  FIRM_BORDERS = 40,  /* of all that lies side by side or one below the other, in high contrast */
};

/* The digits of a French keyboard are typed with Shift; the same keys without it do as well. */
static const TableeTableShortcut shortcuts[] = {
  { "table.plant-1", "1", N_("Plant on the First Field"), "KP_1|ampersand" },
  { "table.plant-2", "2", N_("Plant on the Second Field"), "KP_2|eacute" },
  { "table.plant-3", "3", N_("Plant on the Third Field"), "KP_3|quotedbl" },
  { "table.harvest-1", "<Control>1", N_("Harvest the First Field"), "<Control>KP_1|<Control>ampersand" },
  { "table.harvest-2", "<Control>2", N_("Harvest the Second Field"), "<Control>KP_2|<Control>eacute" },
  { "table.harvest-3", "<Control>3", N_("Harvest the Third Field"), "<Control>KP_3|<Control>quotedbl" },
  { "table.give-al", "a", N_("Give the Card to Al") },
  { "table.give-don", "d", N_("Give the Card to Don") },
  { "table.give-joe", "j", N_("Give the Card to Joe") },
  { "table.discard", "x", N_("Discard the Card") },
  { "table.pay", "p", N_("Pay the Mafia") },
  { "table.buy-field", "b", N_("Buy the Third Field") },
  { "table.end", "e", N_("Stop Planting, or End the Turn") },
  { "table.meters", "m", N_("Show the Beanometers") },
  { NULL },
};

static TableeGameSession *
get_session (TableeAlCabohneTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

const AcRuleset *
ac_table_get_ruleset (TableeAlCabohneTable *self)
{
  return (const AcRuleset *) tablee_game_session_get_ruleset (get_session (self));
}

const AcState *
ac_table_get_state (TableeAlCabohneTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

/*
 * The lifted card
 */

AcSubject
ac_table_find_subject (TableeAlCabohneTable *self,
                       int                   id)
{
  AcPhase phase = (AcPhase) ac_table_get_state (self)->phase;
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

AcSubject
ac_table_get_subject (TableeAlCabohneTable *self)
{
  AcSubject subject = self->chosen;

  if (subject.kind == AC_SUBJECT_HAND)
    subject = ac_table_find_subject (self, subject.index);
  if (subject.kind == AC_SUBJECT_OPEN && ac_table_get_state (self)->open[subject.index] == 0)
    subject.kind = AC_SUBJECT_NONE;
  if (ac_subject_is_usable (get_session (self), subject))
    return subject;

  return ac_subject_find_default (get_session (self));
}

static void
choose (TableeAlCabohneTable *self,
        int                   id)
{
  self->chosen = ac_table_find_subject (self, id);
  if (self->chosen.kind == AC_SUBJECT_HAND)
    self->chosen.index = id;
  ac_table_bind (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

/* A key is about the open card that has the focus, if there is one. */
static AcSubject
get_key_subject (TableeAlCabohneTable *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->open));
  const TableeCard *card = TABLEE_IS_CARD_VIEW (focus) ? tablee_card_view_get_card (TABLEE_CARD_VIEW (focus)) : NULL;

  if (card != NULL && card->available)
    return ac_table_find_subject (self, card->id);

  return ac_table_get_subject (self);
}

/*
 * What can be done
 */

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
    if (ac_table_get_state (self)->open[type] > 0)
      subject = (AcSubject) { AC_SUBJECT_OPEN, type };
  if (subject.kind == AC_SUBJECT_NONE && tablee_game_session_get_decision_open (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("There is no card to plant now."));
  else
    play (self, ac_subject_plant (subject, field));
}

static void
give (TableeAlCabohneTable *self,
      AcSubject             subject,
      AcBoss                boss)
{
  gboolean cultivating = ac_table_get_state (self)->phase == AC_PHASE_CULTIVATE;

  if (subject.kind == AC_SUBJECT_NONE && cultivating && tablee_game_session_get_decision_open (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose a card of your hand first: a click lifts it."));
  else
    play (self, ac_subject_give (subject, boss));
}

/* A click plants where that is possible, and harvests elsewhere; it buys the field that has to be bought. */
static void
click_field (TableeAlCabohneTable *self,
             int                   field)
{
  AcSubject subject = ac_table_get_subject (self);
  TableeAction planting = ac_subject_plant (subject, field);
  const AcState *state = ac_table_get_state (self);

  if (field >= state->owned[self->stage.near])
    play (self, ac_action (AC_ACTION_BUY, 0, 0));
  else if (subject.kind != AC_SUBJECT_NONE && subject.kind != AC_SUBJECT_HAND &&
           tablee_game_session_may (get_session (self), planting))
    play (self, planting);
  else if (state->fields[self->stage.near][field].count > 0 || subject.kind == AC_SUBJECT_NONE)
    play (self, ac_action (AC_ACTION_HARVEST, field, 0));
  else
    play (self, planting);
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

  give (self, ac_table_get_subject (self), (AcBoss) g_variant_get_int32 (parameter));
}

/* The field at the end of the name: "table.plant-2". */
static int
get_number (const char *action_name)
{
  return action_name[strlen (action_name) - 1] - '1';
}

static void
plant_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);

  plant (self, get_key_subject (self), get_number (action_name));
}

static void
harvest_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  play (TABLEE_AL_CABOHNE_TABLE (widget), ac_action (AC_ACTION_HARVEST, get_number (action_name), 0));
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

  if (g_str_equal (action_name, "table.pay"))
    play (self, ac_action (AC_ACTION_PAY, 0, 0));
  else if (g_str_equal (action_name, "table.buy-field"))
    play (self, ac_action (AC_ACTION_BUY, 0, 0));
  else
    play (self, ac_table_get_end (self));
}

static void
meters_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  gtk_menu_button_popup (TABLEE_AL_CABOHNE_TABLE (widget)->meters_button);
}

/* Why nothing at all can be done with the card now, where that is more than what is wrong with one place for it. */
static const char *
get_refusal (TableeAlCabohneTable *self,
             AcSubject             subject)
{
  AcPhase phase = (AcPhase) ac_table_get_state (self)->phase;

  if (!tablee_game_session_get_decision_open (get_session (self)) || subject.kind == AC_SUBJECT_NONE)
    return NULL;
  if (subject.kind == AC_SUBJECT_HAND && ac_table_get_subject (self).kind == AC_SUBJECT_FRONT)
    return _("Only the first card of the hand can be planted.");
  if (subject.kind == AC_SUBJECT_HAND)
    return phase == AC_PHASE_CULTIVATE ? _("No boss takes this kind of bean now.") : NULL;

  return phase == AC_PHASE_DRAW ? NULL : _("None of your fields takes this kind of bean: harvest one of them first.");
}

/* A first click lifts a card, a second one puts it where it belongs. */
static void
card_activated_cb (TableeAlCabohneTable *self,
                   int                   id)
{
  AcSubject subject = ac_table_find_subject (self, id);
  AcSubject lifted = ac_table_get_subject (self);
  gboolean is_lifted = subject.kind == lifted.kind && subject.index == lifted.index;
  const char *refusal = get_refusal (self, subject);
  TableeAction action;

  if (ac_subject_is_usable (get_session (self), subject) && !is_lifted)
    choose (self, id);
  else if (ac_subject_find_action (get_session (self), subject, &action))
    play (self, action);
  else if (ac_subject_is_usable (get_session (self), subject))
    tablee_table_tell (TABLEE_TABLE (self), _("Choose where the card is to go."));
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
      plant (self, ac_table_find_subject (self, id), i);
}

static void
boss_dropped_cb (TableeAlCabohneTable *self,
                 int                   id,
                 GtkWidget            *field)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (field == ac_boss_view_get_field (self->bosses[boss]))
      give (self, ac_table_find_subject (self, id), (AcBoss) boss);
}

static void
discard_dropped_cb (TableeAlCabohneTable *self,
                    int                   id)
{
  AcSubject subject = ac_table_find_subject (self, id);

  if (subject.kind != AC_SUBJECT_OPEN && tablee_game_session_get_decision_open (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("Cards of the hand are planted, or given to the Mafia: they are not discarded."));
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
clear_marks (TableeAlCabohneTable *self)
{
  self->marks = (AcMarks) { 0 };
  tablee_hand_ids_settle (self->hand_ids);
}

static void
mark (AcMarks           *marks,
      const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
      marks->fields[event->seat][event->args[1]] = TRUE;
      break;
    case AC_EVENT_HARVEST:
      marks->fields[event->seat][event->args[1]] = TRUE;
      marks->discard = TRUE;
      break;
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
      marks->discard = TRUE;
      break;
    case AC_EVENT_PAY:
      marks->fields[event->seat][event->args[1]] = TRUE;
      marks->bosses[event->args[2]] = TRUE;
      break;
    case AC_EVENT_GIVE_HAND:
      marks->bosses[event->args[2]] = TRUE;
      break;
    case AC_EVENT_GIVE:
    case AC_EVENT_BOSS_HARVEST:
    case AC_EVENT_TURN_UP_BOSS:
    case AC_EVENT_PICK_UP_BOSS:
      marks->bosses[event->args[1]] = TRUE;
      break;
    case AC_EVENT_TURN_UP:
    case AC_EVENT_PICK_UP:
      marks->open[event->args[0]] = TRUE;
      break;
    case AC_EVENT_BUY:
      marks->fields[event->seat][AC_FIELDS - 1] = TRUE;
      break;
    case AC_EVENT_SHUFFLE:
      marks->draw = TRUE;
      break;
    default:
      break;
    }
}

/*
 * The base's wishes
 */

static void
tablee_al_cabohne_table_event (TableeTable       *table,
                               const TableeEvent *event)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int card;

  if (!self->heard)
    {
      clear_marks (self);
      self->step = 0;
    }
  self->heard = TRUE;
  self->turn_begins |= event->kind == AC_EVENT_TURN && event->seat == self->stage.near;
  card = follow_hand (self, event);
  mark (&self->marks, event);
  if (tablee_table_get_animates (table))
    ac_flights_hear (&self->stage, event, card, self->step++);
}

/* Who sits at the near side may change: the views are given their seats anew. */
static void
place_players (TableeAlCabohneTable *self,
               int                   near)
{
  TableeGameSession *session = get_session (self);
  gboolean alone = ac_table_get_ruleset (self)->base.seats == 1;

  self->stage.near = near;
  self->stage.players[near] = self->near_view;
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

static void
tablee_al_cabohne_table_changed (TableeTable *table)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int near = tablee_table_get_near_seat (table);

  if (near != self->stage.near)
    place_players (self, near);
  if (!self->heard)
    {
      tablee_mover_finish (self->stage.mover);
      clear_marks (self);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->bosses[AC_JOE]), ac_table_get_ruleset (self)->bosses == AC_BOSSES);
  self->heard = FALSE;
  self->chosen.kind = AC_SUBJECT_NONE;
  ac_table_bind (self);
  tablee_mover_play (self->stage.mover);
  if (self->turn_begins)
    show_near (self);
  self->turn_begins = FALSE;
}

static void
tablee_al_cabohne_table_decision_changed (TableeTable *table)
{
  ac_table_bind (TABLEE_AL_CABOHNE_TABLE (table));
}

static void
tablee_al_cabohne_table_finish_animations (TableeTable *table)
{
  tablee_mover_finish (TABLEE_AL_CABOHNE_TABLE (table)->stage.mover);
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

/* All sizes follow from the width of the cards on the near fields. */
static void
set_unit (TableeAlCabohneTable *self,
          int                   unit,
          gboolean              narrow,
          gboolean              terse)
{
  TableePlayerForm form = { .plate_width = unit * 7 / 2, .above = narrow, .narrow = narrow, .terse = terse };

  form.card_width = unit;
  tablee_player_view_set_form (self->near_view, &form);
  form.card_width = unit * 3 / 4;
  tablee_player_view_set_form (self->other, &form);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    ac_boss_view_set_form (self->bosses[boss], unit * 7 / 8, narrow, terse);
  tablee_pile_view_set_card_width (self->draw, unit * 7 / 8);
  tablee_pile_view_set_card_width (self->discard, unit * 7 / 8);
  tablee_hand_view_set_card_width (self->open, unit);
  tablee_hand_view_set_card_width (self->hand, narrow ? unit * 5 / 4 : unit * 9 / 8);
  /* Nothing moves aside when cards come: they overlap where there are many. */
  adw_clamp_set_maximum_size (self->tray_clamp, narrow ? G_MAXINT : unit * 5);
  adw_clamp_set_tightening_threshold (self->tray_clamp, narrow ? G_MAXINT : unit * 5);
  gtk_widget_set_size_request (GTK_WIDGET (self->tray_clamp), narrow ? -1 : unit * 5, tablee_card_view_get_height_for (unit));
  self->stage.card_width = unit;
}

/* The open cards lie beside the piles, or below them where there is no room. */
static void
place_tray (TableeAlCabohneTable *self,
            gboolean              below)
{
  GtkWidget *tray = g_object_ref (self->tray);
  GtkBox *from = GTK_BOX (gtk_widget_get_parent (tray));
  GtkBox *to = below ? self->rows : self->common;

  if (from != to)
    {
      gtk_box_remove (from, tray);
      gtk_box_insert_child_after (to, tray, below ? GTK_WIDGET (self->common) : GTK_WIDGET (self->discard));
    }
  g_object_unref (tray);
}

/* Beside three bosses there is no room for the Mafia's coins on a narrow table. */
static void
place_mafia_coins (TableeAlCabohneTable *self,
                   gboolean              above)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->mafia), above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->mafia_title),
                                  above ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->mafia_title, above ? 12 : 4);
}

static void
resized_cb (TableeAlCabohneTable *self)
{
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  int borders = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? FIRM_BORDERS : 0;
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - borders;
  int height = gtk_widget_get_height (GTK_WIDGET (self)) - borders;
  gboolean alone = ac_table_get_ruleset (self)->base.seats == 1;
  /* On a large screen words are larger. */
  int tall = tablee_board_bin_get_form (self->board) == TABLEE_FORM_GRAND ? height * 9 / 10 : height;
  /* What is left for cards once the words and the bar have their room: four rows of them, alone three. */
  /* Three rows of cards and all that is said of them shall be in sight on a phone. */
  int slim = alone ? MIN (width / 9, height / 13) : width / 9;
  /* The third boss takes the room of the open cards; without another player there is a row for them. */
  gboolean below = narrow || (alone && width < MIN_WIDTH_ALONE);
  int wide = alone && !below ? MIN (width / 21, (tall - WORDS_HEIGHT_ALONE) * 2 / 9)
                             : MIN (width / 17, (tall - WORDS_HEIGHT) * 2 / 11);

  place_tray (self, below);
  place_mafia_coins (self, narrow && alone);
  set_unit (self, narrow ? CLAMP (slim, alone ? 30 : 36, 64) : CLAMP (wide, 48, 220), narrow, narrow || wide < 48);
  ac_table_bind (self);
}

/* The first to have the focus are the cards that somebody plays with. */
static gboolean
tablee_al_cabohne_table_focus (GtkWidget        *widget,
                               GtkDirectionType  direction)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (widget);
  gboolean first = !self->was_focused;

  self->was_focused = TRUE;
  if (first && direction == GTK_DIR_TAB_FORWARD &&
      (gtk_widget_child_focus (GTK_WIDGET (self->open), direction) ||
       gtk_widget_child_focus (GTK_WIDGET (self->hand), direction)))
    return TRUE;

  return GTK_WIDGET_CLASS (tablee_al_cabohne_table_parent_class)->focus (widget, direction);
}

static void
tablee_al_cabohne_table_dispose (GObject *object)
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (object);

  g_clear_object (&self->stage.mover);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_AL_CABOHNE_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_al_cabohne_table_parent_class)->dispose (object);
}

static void
tablee_al_cabohne_table_finalize (GObject *object)
{
  tablee_hand_ids_free (TABLEE_AL_CABOHNE_TABLE (object)->hand_ids);

  G_OBJECT_CLASS (tablee_al_cabohne_table_parent_class)->finalize (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (TableeAlCabohneTable, array) + (index) * sizeof (gpointer))

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AC_TYPE_BOSS_VIEW);
  g_type_ensure (TABLEE_TYPE_METERS_VIEW);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
  g_type_ensure (TABLEE_TYPE_PILE_VIEW);
  g_type_ensure (TABLEE_TYPE_PLAYER_VIEW);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, other);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, rows);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, common);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, mafia);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, mafia_title);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, tray);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, tray_clamp);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, mafia_coins);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, draw);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, discard);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, tray_title);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, open);
  gtk_widget_class_bind_template_child_full (widget_class, "near", FALSE, G_STRUCT_OFFSET (TableeAlCabohneTable, near_view));
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, hand);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, pay);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, discard_button);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, end);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, meters_button);
  gtk_widget_class_bind_template_child (widget_class, TableeAlCabohneTable, meters);
  for (int i = 0; i < AC_FIELDS; i++)
    {
      g_autofree char *harvest = g_strdup_printf ("harvest_%d", i + 1);

      BIND_ELEMENT (harvest, harvests, i);
    }
  BIND_ELEMENT ("boss_al", bosses, AC_AL);
  BIND_ELEMENT ("boss_don", bosses, AC_DON);
  BIND_ELEMENT ("boss_joe", bosses, AC_JOE);
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

  G_OBJECT_CLASS (klass)->dispose = tablee_al_cabohne_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_al_cabohne_table_finalize;
  widget_class->focus = tablee_al_cabohne_table_focus;
  table_class->stylesheet = "/io/github/tablee/Tablee/al-cabohne/table.css";
  table_class->event = tablee_al_cabohne_table_event;
  table_class->changed = tablee_al_cabohne_table_changed;
  table_class->decision_changed = tablee_al_cabohne_table_decision_changed;
  table_class->finish_animations = tablee_al_cabohne_table_finish_animations;
  table_class->find_places = ac_table_find_places;
  table_class->save_view = tablee_al_cabohne_table_save_view;
  table_class->restore_view = tablee_al_cabohne_table_restore_view;

  install_actions (table_class);
  gtk_widget_class_set_css_name (widget_class, "al-cabohne-table");
  bind_template (widget_class);
}

static void
make_stage (TableeAlCabohneTable *self)
{
  self->stage.mover = tablee_mover_new (tablee_board_bin_get_flights (self->board));
  self->stage.draw = GTK_WIDGET (self->draw);
  self->stage.discard = GTK_WIDGET (self->discard);
  self->stage.open_cards = GTK_WIDGET (self->open);
  self->stage.hand = GTK_WIDGET (self->hand);
  self->stage.mafia = GTK_WIDGET (self->mafia_coins);
  self->stage.near = TABLEE_NOBODY;
  self->stage.card_width = 64;
  memcpy (self->stage.bosses, self->bosses, sizeof self->stage.bosses);
}

static void
connect_drops (TableeAlCabohneTable *self)
{
  for (int i = 0; i < AC_FIELDS; i++)
    g_signal_connect_swapped (tablee_player_view_get_field (self->near_view, i), "dropped", G_CALLBACK (field_dropped_cb), self);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    g_signal_connect_swapped (ac_boss_view_get_field (self->bosses[boss]), "dropped", G_CALLBACK (boss_dropped_cb), self);
  g_signal_connect_swapped (self->discard, "dropped", G_CALLBACK (discard_dropped_cb), self);
  g_signal_connect_swapped (self->discard, "activated", G_CALLBACK (discard_activated_cb), self);
  g_signal_connect_swapped (self->open, "activated", G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (self->hand, "activated", G_CALLBACK (card_activated_cb), self);
}

static void
tablee_al_cabohne_table_init (TableeAlCabohneTable *self)
{
  self->hand_ids = tablee_hand_ids_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_player_view_set_near (self->near_view, "table.field");
  make_stage (self);
  connect_drops (self);
  g_signal_connect_swapped (self->board, "resized", G_CALLBACK (resized_cb), self);
}
