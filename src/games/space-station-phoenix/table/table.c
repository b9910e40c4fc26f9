/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Space Station Phoenix: its keys and actions, and what follows the session. */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "bar.h"
#include "board.h"
#include "flights.h"
#include "games/space-station-phoenix/words/terms.h"
#include "meaning.h"
#include "memory.h"
#include "news.h"
#include "places.h"
#include "present/session-context.h"
#include "widgets/calm-tooltip.h"
#include "widgets/children.h"

#define GUIDE_SEEN "guide-seen"

struct _TableeSpaceStationPhoenixTable
{
  TableeTable     parent_instance;

  TableeBoardBin *bin;
  PhBoard        *board;
  GtkBox         *foot;
  PhBar          *bar;

  PhFlights      *flights;
  PhNews         *told;
  PhChoices       choices;
  PhMarks         marks;
  PhIntent        intent;
  int             near;
  char          **names;
  int             looked_at;   /* ship under the pointer; -1 none */
  gboolean        shifted;     /* something has gone from where it was, and others have moved up */
  gboolean        heard;       /* events came since the last "changed" */
  gboolean        asked;       /* a person has been, since the last event */
  gboolean        bound_for_choice;  /* what is bound shows what a person can do */
  gboolean        guide_seen;  /* remembered: the guide has shown itself, and was closed or played past */
  gboolean        was_focused;
};

G_DEFINE_FINAL_TYPE (TableeSpaceStationPhoenixTable, tablee_space_station_phoenix_table, TABLEE_TYPE_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { "table.choose-", TABLEE_TABLE_DIGITS, N_("Choose What Shows the Number, or a Ship of Your Fleet") },
  { "table.income", "i", N_("Take Income") },
  { "table.end", "e", N_("Stop, Go On, Keep the Dice, or End the Turn") },
  { "table.reroll", "r", N_("Reroll the Lifted Dice") },
  { "table.back", "z", N_("Take the Last Step Back") },
  { "table.to-neutral", "v", N_("Go to the Neutral Ships") },
  { "table.to-others", "o", N_("Go to the Ships of the Next Player") },
  { "table.to-market", "m", N_("Go to the Sectors on Offer") },
  { "table.guide", "g", N_("Show What Ships Are For") },
  { NULL },
};

static TableeGameSession *
get_session (TableeSpaceStationPhoenixTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static PhSight
get_sight (TableeSpaceStationPhoenixTable *self)
{
  return (PhSight) {
    .context = { tablee_game_session_get_ruleset (get_session (self)), (const char *const *) self->names,
                 tablee_session_get_listener (get_session (self)) },
    .state = tablee_game_session_get_view (get_session (self)),
    .near = self->near,
  };
}

/* Of what is there now: it is not kept. */
static PhScene
get_scene (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = {
    .sight = get_sight (self),
    .session = get_session (self),
    .choices = &self->choices,
    .marks = &self->marks,
    .intent = &self->intent,
  };

  scene.guide = !self->guide_seen && ph_scene_is_first_turn (&scene);
  return scene;
}

/*
 * What is shown
 */

static gboolean
is_narrow (TableeSpaceStationPhoenixTable *self)
{
  return tablee_board_bin_get_form (self->bin) == TABLEE_FORM_NARROW;
}

/* What has been going on, and the ship that is looked at. On a narrow table the first takes more lines than the bar may have: there it
 * is on the board, which scrolls. */
static void
bind_words (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = get_scene (self);
  gboolean turn = ph_scene_is_asked (&scene) && scene.sight.state->phase == PH_PHASE_TURN;
  gboolean narrow = is_narrow (self);
  g_autofree char *news = ph_news_dup_words (self->told, &scene);
  g_autofree char *ship = turn && self->looked_at >= 0 ? ph_news_dup_ship (&scene, self->looked_at) : NULL;

  ph_board_set_words (self->board, narrow ? news : "");
  ph_bar_set_words (self->bar, narrow ? "" : news, ship != NULL ? ship : "");
}

static void
bind (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = get_scene (self);

  self->bound_for_choice = ph_scene_is_asked (&scene);
  ph_choices_fill (&self->choices, get_session (self));
  ph_bar_set_narrow (self->bar, is_narrow (self));
  ph_bar_set_scene (self->bar, &scene);
  bind_words (self);
  ph_board_set_scene (self->board, &scene);
}

static void
lay_out (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = get_scene (self);
  TableeForm form = tablee_board_bin_get_form (self->bin);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int bar;

  if (width == 0)
    return;

  bind_words (self);
  ph_bar_set_narrow (self->bar, form == TABLEE_FORM_NARROW);
  bar = ph_bar_get_height (self->bar, width, form == TABLEE_FORM_GRAND);
  ph_board_lay_out (self->board, &scene, form, width, gtk_widget_get_height (GTK_WIDGET (self)) - bar);
  tablee_table_set_reading (TABLEE_TABLE (self), ph_board_get_guide (self->board));
}

static void
close_guide (TableeSpaceStationPhoenixTable *self)
{
  if (self->guide_seen)
    return;

  self->guide_seen = TRUE;
  lay_out (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

static void
show_section (TableeSpaceStationPhoenixTable *self,
              PhSection                       section)
{
  PhScene scene;

  if (ph_board_hides_section (self->board, section))
    close_guide (self);
  scene = get_scene (self);
  ph_board_set_section (self->board, &scene, section);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

/*
 * What can be done
 */

static void
play (TableeSpaceStationPhoenixTable *self,
      TableeAction                    action)
{
  tablee_table_play (TABLEE_TABLE (self), action);
}

/* Something that is begun shows at once, and is remembered. */
static void
show_intent (TableeSpaceStationPhoenixTable *self)
{
  bind (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

static void
show_mover (TableeSpaceStationPhoenixTable *self,
            TableeAction                    action,
            int                             key)
{
  PhSight sight = get_sight (self);
  g_autofree char *move = ph_words_action_spoken (&sight.context, sight.state, action);
  /* Translators: whole sentences, "Move a gold alien from … Its quarter 2 (1 gem as income) is empty then."; a digit. Enter is the key. */
  g_autofree char *words = g_strdup_printf (_("%1$s Press %2$d again, or Enter."), move, key);
  GtkWidget *place;

  self->intent.mover = ph_action_number (action);
  show_section (self, PH_SECTION_STATION);
  show_intent (self);
  place = ph_board_find (self->board, PH_PART_SECTOR, self->near, ph_lift_sector (self->intent.mover));
  if (place != NULL)
    gtk_widget_grab_focus (place);
  tablee_table_tell (TABLEE_TABLE (self), words);
}

/* Nothing is half chosen any more. Returns whether anything was. */
static gboolean
lay_down (TableeSpaceStationPhoenixTable *self)
{
  gboolean begun = self->intent.lifted != 0 || self->intent.chosen_sector >= 0 || self->intent.mover >= 0;

  self->intent.lifted = 0;
  self->intent.chosen_sector = -1;
  self->intent.mover = -1;

  return begun;
}

static void
follow (TableeSpaceStationPhoenixTable *self,
        PhMeaning                       meaning)
{
  PhScene scene = get_scene (self);

  switch (meaning.kind)
    {
    case PH_MEANS_ACTION:
      play (self, meaning.action);
      break;
    case PH_MEANS_WORDS:
      tablee_table_tell (TABLEE_TABLE (self), meaning.words);
      break;
    case PH_MEANS_LIFT:
      self->intent.lifted ^= 1u << meaning.id;
      show_intent (self);
      break;
    case PH_MEANS_MOVERS:
      self->intent.chosen_sector = meaning.id;
      show_intent (self);
      break;
    case PH_MEANS_MOVER:
      show_mover (self, meaning.action, meaning.id);
      break;
    case PH_MEANS_LARGE:
      ph_board_enlarge (self->board, &scene, meaning.id);
      break;
    case PH_MEANS_NOTHING:
    default:
      break;
    }
}

static void
activated_cb (TableeSpaceStationPhoenixTable *self,
              int                             part,
              int                             id,
              int                             quarter)
{
  PhScene scene = get_scene (self);

  follow (self, ph_meaning_of_click (&scene, (PhPart) part, id, quarter));
}

static void
looked_at_cb (TableeSpaceStationPhoenixTable *self,
              int                             ship)
{
  self->looked_at = ship;
  bind_words (self);
}

static void
act_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  play (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), g_variant_get_uint32 (parameter));
}

static void
drag_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  self->intent.dragged = ph_drag_unpack (g_variant_get_int32 (parameter));
  bind (self);
}

/* Somebody's way is two decisions: the second one follows the first. */
static void
drop_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);
  PhDrag drag;
  int packed;
  int kind;
  int id;

  g_variant_get (parameter, "(iii)", &packed, &kind, &id);
  drag = ph_drag_unpack (packed);
  if (drag.kind == PH_DRAG_SPECIES || drag.kind == PH_DRAG_RESIDENT)
    self->intent.bound_for = ph_meaning_get_bound (&scene, kind, id);
  follow (self, ph_meaning_of_drop (&scene, drag, kind, id));
}

/* Whoever was dragged moves in where they were dropped, if they still can. */
static void
go_on (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = get_scene (self);
  int phase = scene.sight.state->phase;
  int sector = self->intent.bound_for;

  if (sector < 0 || !ph_scene_is_asked (&scene) || phase == PH_PHASE_TRADE || phase == PH_PHASE_HUMAN || phase == PH_PHASE_MOVE)
    return;

  self->intent.bound_for = -1;
  if (phase == PH_PHASE_PLACE || phase == PH_PHASE_MOVE_TO)
    follow (self, ph_meaning_of_click (&scene, PH_PART_SECTOR, sector, -1));
}

static void
choose_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);

  follow (self, ph_meaning_of_digit (&scene, tablee_table_get_digit (action_name)));
}

static void
income_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  play (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), ph_action (PH_ACTION_INCOME, 0));
}

static void
end_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);

  follow (self, ph_meaning_of_end (&scene));
}

static void
reroll_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);

  follow (self, ph_meaning_of_reroll (&scene));
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  if (!tablee_game_session_undo (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("You cannot take this back: something new has been revealed since."));
}

static void
section_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  show_section (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), (PhSection) g_variant_get_int32 (parameter));
}

/* A key has led there. */
static void
show_focus (TableeSpaceStationPhoenixTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

static void
neutral_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  show_section (self, PH_SECTION_FLEET);
  ph_board_focus_neutral (self->board);
  show_focus (self);
}

/* From one player to the next with each press. */
static void
others_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  PhScene scene;

  show_section (self, ph_board_get_guide (self->board) ? PH_SECTION_OTHERS : PH_SECTION_FLEET);
  scene = get_scene (self);
  ph_board_focus_others (self->board, &scene);
  show_focus (self);
}

static void
market_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);

  show_section (self, PH_SECTION_MARKET);
  ph_board_focus_market (self->board, &scene);
  show_focus (self);
}

static void
guide_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  if (get_scene (self).guide)
    close_guide (self);
  else
    ph_bar_show_guide (self->bar);
}

static void
turn_from_guide (TableeSpaceStationPhoenixTable *self)
{
  close_guide (self);
  ph_board_focus_fleet (self->board);
}

static void
close_guide_action (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  turn_from_guide (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget));
}

/*
 * The base's wishes
 */

static void
tablee_space_station_phoenix_table_event (TableeTable       *table,
                                          const TableeEvent *event)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  PhSight sight = get_sight (self);

  if (!self->heard)
    {
      self->marks.rolled = 0;
      ph_flights_begin (self->flights);
    }
  /* Whoever is asked next sees all that others have done meanwhile. */
  if (self->asked)
    self->marks = (PhMarks) { .rolled = 0 };
  self->asked = FALSE;
  self->heard = TRUE;
  self->shifted |= event->kind == PH_EVENT_DISMANTLE || event->kind == PH_EVENT_BUILD;
  ph_news_hear (self->told, &sight, event);
  ph_marks_hear (&self->marks, event, self->near);
  ph_flights_hear (self->flights, event, tablee_table_get_animates (table));
}

/* What the pointer rested on has gone, perhaps: what has come below it was not pointed at, and does not explain itself. */
static void
forget_pointed (TableeSpaceStationPhoenixTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->shifted = FALSE;
  self->looked_at = -1;
  if (!GTK_IS_NATIVE (root))
    return;

  tablee_calm_tooltip_rest (GTK_WIDGET (root));
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

static void
tablee_space_station_phoenix_table_changed (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  int near = tablee_table_get_near_seat (table);
  int rolled = self->marks.rolled;

  g_strfreev (self->names);
  self->names = tablee_session_dup_names (get_session (self));
  if (near != self->near)
    {
      self->near = near;
      ph_board_set_seats (self->board, get_session (self), near);
    }
  if (!self->heard)
    {
      ph_flights_finish (self->flights);
      self->marks = (PhMarks) { .rolled = 0 };
      ph_news_forget (self->told);
      rolled = 0;
    }

  self->heard = FALSE;
  lay_down (self);
  if (self->shifted)
    forget_pointed (self);
  if (ph_board_get_guide (self->board) && !get_scene (self).guide)
    close_guide (self);
  bind (self);
  lay_out (self);
  ph_flights_play (self->flights);
  if (rolled > 0 && tablee_table_get_animates (table))
    ph_board_roll (self->board);
}

static void
tablee_space_station_phoenix_table_decision_changed (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  PhScene scene = get_scene (self);
  gboolean waited = !self->bound_for_choice && !ph_scene_is_asked (&scene);

  self->asked |= ph_scene_is_asked (&scene);
  /* While others are to move, no more changes than who thinks. */
  if (waited && !tablee_game_session_get_over (get_session (self)))
    {
      ph_board_set_turns (self->board, &scene);
      return;
    }

  bind (self);
  lay_out (self);
  go_on (self);
}

/* What was only lifted lies down again; in the middle of a ship's steps the last one is undone, if nothing new was shown. */
static gboolean
tablee_space_station_phoenix_table_cancel (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  PhScene scene = get_scene (self);
  PhPhase phase = (PhPhase) scene.sight.state->phase;

  if (lay_down (self))
    {
      show_intent (self);
      return TRUE;
    }

  return phase > PH_PHASE_TURN && phase <= PH_PHASE_MOVE_TO && ph_scene_is_asked (&scene) && tablee_game_session_undo (get_session (self));
}

static void
tablee_space_station_phoenix_table_finish_animations (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);

  ph_flights_finish (self->flights);
  ph_board_stop (self->board);
}

static int
tablee_space_station_phoenix_table_find_places (TableeTable  *table,
                                                TableeAction  action,
                                                GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);

  /* Who comes from the supply can be clicked on there as well; but what says what is done, and what it takes, is the button. */
  places[0] = ph_find_place (GTK_WIDGET (self->bar), action);
  if (places[0] == NULL)
    places[0] = ph_find_place (GTK_WIDGET (table), action);

  return 1;
}

/* A hint is about the game: where the guide lies over that it has been read. */
static void
tablee_space_station_phoenix_table_take_up (TableeTable  *table,
                                            TableeAction  action)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };

  if (!ph_board_get_guide (self->board))
    return;

  tablee_space_station_phoenix_table_find_places (table, action, places);
  if (places[0] == NULL || !gtk_widget_get_mapped (places[0]))
    turn_from_guide (self);
}

/* The first thing that @event is about, if it lies somewhere. */
static GtkWidget *
find_piece (PhBoard           *board,
            const TableeEvent *event)
{
  const int32_t *args = event->args;

  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      return ph_board_find (board, PH_PART_SHIP, ph_ship_owner (args[0]), args[0]);
    case PH_EVENT_CLEAR:
      return ph_board_find (board, PH_PART_SHIP, event->seat, ph_ship (event->seat, args[0]));
    case PH_EVENT_TOKEN:
      return ph_board_find (board, PH_PART_SHIP, PH_NEUTRAL, ph_ship (PH_NEUTRAL, args[0]));
    case PH_EVENT_BUILD:
    case PH_EVENT_POWER:
      return ph_board_find (board, PH_PART_SECTOR, event->seat, args[0]);
    case PH_EVENT_PLACE:
    case PH_EVENT_LIFT:
    case PH_EVENT_MOVE:
      return ph_board_find (board, PH_PART_SECTOR, event->seat, args[event->kind == PH_EVENT_MOVE ? 2 : 1]);
    case PH_EVENT_TRACK:
      return ph_board_find (board, PH_PART_TRACK, event->seat, -1);
    case PH_EVENT_RESIDENT:
      return ph_board_find (board, PH_PART_SPECIES, event->seat, args[0]);
    case PH_EVENT_PAY:
    case PH_EVENT_GAIN:
      return ph_board_find (board, PH_PART_GOOD, event->seat, args[0]);
    default:
      return NULL;
    }
}

/* A ship that has left the game, and all that has no place of its own, is its seat's. */
static int
tablee_space_station_phoenix_table_find_event_places (TableeTable       *table,
                                                      const TableeEvent *event,
                                                      GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  PhBoard *board = TABLEE_SPACE_STATION_PHOENIX_TABLE (table)->board;
  GtkWidget *piece = find_piece (board, event);

  /* One thing is explained at a time. */
  if (ph_board_get_guide (board))
    return 0;

  if (piece == NULL && event->seat >= 0)
    piece = ph_board_find (board, PH_PART_STATION, event->seat, event->seat);

  return tablee_table_take_places (places, piece, NULL);
}

static GVariant *
tablee_space_station_phoenix_table_save_view (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, GUIDE_SEEN, "b", self->guide_seen);
  tablee_table_insert_choice (table, &dict, ph_memory_pack (&self->intent, (int) ph_board_get_section (self->board)));

  return g_variant_dict_end (&dict);
}

static void
restore_choice (TableeSpaceStationPhoenixTable *self,
                int                             choice)
{
  PhScene scene = get_scene (self);
  int section = ph_memory_unpack (choice, &scene, &self->intent);

  if (section < PH_SECTIONS)
    ph_board_restore_section (self->board, &scene, (PhSection) section);
  bind (self);
}

static void
tablee_space_station_phoenix_table_restore_view (TableeTable *table,
                                                 GVariant    *view)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  int choice;

  g_variant_lookup (view, GUIDE_SEEN, "b", &self->guide_seen);
  if (tablee_table_lookup_choice (table, view, &choice) && choice >= 0)
    restore_choice (self, choice);
  lay_out (self);
}

/*
 * The widget
 */

static gboolean
tablee_space_station_phoenix_table_focus (GtkWidget        *widget,
                                          GtkDirectionType  direction)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = get_scene (self);
  gboolean first = !self->was_focused;

  self->was_focused = TRUE;
  if (first && direction == GTK_DIR_TAB_FORWARD && ph_board_focus_first (self->board, &scene))
    return TRUE;

  return GTK_WIDGET_CLASS (tablee_space_station_phoenix_table_parent_class)->focus (widget, direction);
}

static void
tablee_space_station_phoenix_table_dispose (GObject *object)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (object);

  g_clear_pointer (&self->flights, ph_flights_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SPACE_STATION_PHOENIX_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_space_station_phoenix_table_parent_class)->dispose (object);
}

static void
tablee_space_station_phoenix_table_finalize (GObject *object)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (object);

  g_strfreev (self->names);
  ph_news_free (self->told);

  G_OBJECT_CLASS (tablee_space_station_phoenix_table_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PH_TYPE_BAR);
  g_type_ensure (PH_TYPE_BOARD);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceStationPhoenixTable, bin);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceStationPhoenixTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceStationPhoenixTable, foot);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceStationPhoenixTable, bar);
}

static void
install_actions (TableeTableClass *table_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (table_class);

  tablee_table_class_set_shortcuts (table_class, shortcuts);
  gtk_widget_class_install_action (widget_class, "table.act", "u", act_action);
  gtk_widget_class_install_action (widget_class, "table.drag", "i", drag_action);
  gtk_widget_class_install_action (widget_class, "table.drop", "(iii)", drop_action);
  gtk_widget_class_install_action (widget_class, "table.section", "i", section_action);
  tablee_table_class_install_actions (table_class, "table.choose-", choose_action);
  gtk_widget_class_install_action (widget_class, "table.income", NULL, income_action);
  gtk_widget_class_install_action (widget_class, "table.end", NULL, end_action);
  gtk_widget_class_install_action (widget_class, "table.reroll", NULL, reroll_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.to-neutral", NULL, neutral_action);
  gtk_widget_class_install_action (widget_class, "table.to-others", NULL, others_action);
  gtk_widget_class_install_action (widget_class, "table.to-market", NULL, market_action);
  gtk_widget_class_install_action (widget_class, "table.guide", NULL, guide_action);
  gtk_widget_class_install_action (widget_class, "table.close-guide", NULL, close_guide_action);
}

static void
tablee_space_station_phoenix_table_class_init (TableeSpaceStationPhoenixTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  object_class->dispose = tablee_space_station_phoenix_table_dispose;
  object_class->finalize = tablee_space_station_phoenix_table_finalize;
  widget_class->focus = tablee_space_station_phoenix_table_focus;
  table_class->stylesheet = "/io/github/tablee/Tablee/space-station-phoenix/table.css";
  table_class->event = tablee_space_station_phoenix_table_event;
  table_class->changed = tablee_space_station_phoenix_table_changed;
  table_class->decision_changed = tablee_space_station_phoenix_table_decision_changed;
  table_class->take_up = tablee_space_station_phoenix_table_take_up;
  table_class->find_places = tablee_space_station_phoenix_table_find_places;
  table_class->find_event_places = tablee_space_station_phoenix_table_find_event_places;
  table_class->save_view = tablee_space_station_phoenix_table_save_view;
  table_class->cancel = tablee_space_station_phoenix_table_cancel;
  table_class->restore_view = tablee_space_station_phoenix_table_restore_view;
  table_class->finish_animations = tablee_space_station_phoenix_table_finish_animations;

  install_actions (table_class);
  gtk_widget_class_set_css_name (widget_class, "space-station-phoenix-table");
  bind_template (widget_class);
}

static void
tablee_space_station_phoenix_table_init (TableeSpaceStationPhoenixTable *self)
{
  self->near = TABLEE_NOBODY;
  self->intent = ph_intent_none ();
  self->looked_at = -1;
  self->told = ph_news_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_prepend (self->foot, ph_board_get_dock (self->board));
  self->flights = ph_flights_new (self->board, tablee_board_bin_get_flights (self->bin));
  g_signal_connect_swapped (self->board, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (self->bin, "resized", G_CALLBACK (lay_out), self);
}
