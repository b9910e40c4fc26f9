/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "fleet.h"
#include "places.h"
#include "widgets/children.h"

G_DEFINE_FINAL_TYPE (TableeSpaceStationPhoenixTable, tablee_space_station_phoenix_table, TABLEE_TYPE_TABLE)

/* The digits of a French keyboard are typed with Shift; the same keys without it do as well. */
static const TableeTableShortcut shortcuts[] = {
  { "table.choose-1", "1", N_("Choose What Shows the Number, or a Ship of the Fleet"), "KP_1|ampersand", "1...9" },
  { "table.choose-2", "2", NULL, "KP_2|eacute" },
  { "table.choose-3", "3", NULL, "KP_3|quotedbl" },
  { "table.choose-4", "4", NULL, "KP_4|apostrophe" },
  { "table.choose-5", "5", NULL, "KP_5|parenleft" },
  { "table.choose-6", "6", NULL, "KP_6|minus" },
  { "table.choose-7", "7", NULL, "KP_7|egrave" },
  { "table.choose-8", "8", NULL, "KP_8|underscore" },
  { "table.choose-9", "9", NULL, "KP_9|ccedilla" },
  { "table.income", "i", N_("Take an Income") },
  { "table.end", "e", N_("Stop, Go On, Keep the Dice, or End the Turn") },
  { "table.reroll", "r", N_("Roll the Lifted Dice Again") },
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

const PhRuleset *
ph_table_get_ruleset (TableeSpaceStationPhoenixTable *self)
{
  return (const PhRuleset *) tablee_game_session_get_ruleset (get_session (self));
}

const PhState *
ph_table_get_state (TableeSpaceStationPhoenixTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

PhSight
ph_table_get_sight (TableeSpaceStationPhoenixTable *self)
{
  return (PhSight) {
    .context = { &ph_table_get_ruleset (self)->base, (const char *const *) self->names },
    .state = ph_table_get_state (self),
    .near = self->near,
  };
}

PhScene
ph_table_get_scene (TableeSpaceStationPhoenixTable *self)
{
  return (PhScene) {
    .sight = ph_table_get_sight (self),
    .session = get_session (self),
    .choices = &self->choices,
    .marks = &self->marks,
    .dragged = self->dragged,
    .lifted = self->lifted,
    .chosen_sector = self->chosen_sector,
  };
}

PhOtherView *
ph_table_get_other (TableeSpaceStationPhoenixTable *self,
                    int                             seat)
{
  int seats = ph_table_get_ruleset (self)->base.seats;

  return seat != self->near ? self->other_views[(seat - self->near - 1 + seats) % seats] : NULL;
}

/*
 * What is shown
 */

static void
set_tiles (PhShelf *shelf,
           PhTile  *tiles,
           int      n_tiles)
{
  ph_shelf_set_tiles (shelf, tiles, (gsize) n_tiles);
  ph_pieces_clear (tiles, (gsize) n_tiles);
}

static void
bind_supply (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&scene.sight, species, &tiles[i]);
      if (scene.sight.state->phase == PH_PHASE_TRADE && species != PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_ALIEN, species), PH_DRAG_SPECIES);
      else if (scene.sight.state->phase == PH_PHASE_HUMAN && species == PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_RECRUIT, 0), PH_DRAG_SPECIES);
    }
  set_tiles (self->supply, tiles, PH_SPECIES);
}

void
ph_table_bind_tracks (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean upright = tablee_board_bin_get_form (self->board) != TABLEE_FORM_NARROW;
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, ph_scene_fill_tracks (&scene, upright, tiles));
}

static gboolean
is_narrow (TableeSpaceStationPhoenixTable *self)
{
  return tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
}

/* On a narrow table the news take more lines than the bar may have: there they are on the table, which scrolls. */
void
ph_table_bind_line (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean turn = ph_scene_is_asked (&scene) && scene.sight.state->phase == PH_PHASE_TURN;
  gboolean narrow = is_narrow (self);
  g_autofree char *news = ph_news_dup_words (self->told, &scene);
  g_autofree char *ship = turn && self->looked_at >= 0 ? ph_news_dup_ship (&scene, self->looked_at) : NULL;

  gtk_label_set_label (self->news, news);
  gtk_widget_set_visible (GTK_WIDGET (self->news), narrow && *news != '\0');
  ph_bar_set_words (self->bar, ship != NULL ? ship : narrow ? "" : news);
}

static void
bind_bar (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);

  ph_bar_set_scene (self->bar, &scene, is_narrow (self));
}

void
ph_table_bind (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);

  ph_choices_fill (&self->choices, get_session (self));
  for (int seat = 0; seat < ph_table_get_ruleset (self)->base.seats; seat++)
    if (seat != self->near)
      ph_other_view_set_scene (ph_table_get_other (self, seat), &scene, seat);
  ph_market_set_scene (self->market, &scene);
  ph_fleet_show (self->neutral, &scene, PH_NEUTRAL);
  ph_fleet_show (self->fleet, &scene, self->near);
  bind_supply (self);
  ph_table_bind_tracks (self);
  ph_home_set_scene (self->home, &scene);
  ph_stage_set_scene (self->stage, &scene);
  bind_bar (self);
  ph_table_bind_line (self);
  ph_table_show_section (self);
}

/*
 * What can be done
 */

static gboolean
play (TableeSpaceStationPhoenixTable *self,
      TableeAction                    action)
{
  return tablee_table_play (TABLEE_TABLE (self), action);
}

static void
act_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  play (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), g_variant_get_uint32 (parameter));
}

/* The number at the end of the name: "table.choose-2". */
static void
choose_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  int index = action_name[strlen (action_name) - 1] - '1';

  if (!tablee_game_session_get_decision_open (get_session (self)))
    play (self, ph_action (PH_ACTION_INCOME, 0));
  else if (ph_table_get_state (self)->phase == PH_PHASE_REROLL)
    ph_table_lift_die (self, index);
  else if (index < self->choices.n_actions)
    play (self, self->choices.actions[index]);
  else
    tablee_table_tell (TABLEE_TABLE (self), _("Nothing has this number now."));
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

  switch ((int) ph_table_get_state (self)->phase)
    {
    case PH_PHASE_REROLL:
      play (self, ph_action (PH_ACTION_KEEP, 0));
      break;
    case PH_PHASE_INCOME_POWER:
    case PH_PHASE_MOVE:
      play (self, ph_action (PH_ACTION_DONE, 0));
      break;
    default:
      play (self, ph_action (PH_ACTION_STOP, 0));
      break;
    }
}

static void
reroll_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = ph_table_get_scene (self);

  if (scene.sight.state->phase == PH_PHASE_REROLL && scene.lifted == 0)
    tablee_table_tell (TABLEE_TABLE (self), _("Choose the dice to roll again first: a click lifts them."));
  else
    play (self, ph_scene_get_reroll (&scene));
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  if (!tablee_game_session_undo (get_session (self)))
    tablee_table_tell (TABLEE_TABLE (self), _("There is nothing to take back: something new has been shown since."));
}

static void
show_section (TableeSpaceStationPhoenixTable *self,
              PhSection                       section)
{
  /* It is where the market is, and sometimes where the others are; a narrow table shows one thing at a time. */
  if (section == PH_SECTION_MARKET || (section == PH_SECTION_OTHERS && self->others_wait) ||
      tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW)
    ph_table_close_guide (self);
  self->section = section;
  ph_table_show_section (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

static void
section_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  show_section (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), (PhSection) g_variant_get_int32 (parameter));
}

static void
neutral_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  show_section (self, PH_SECTION_FLEET);
  ph_shelf_focus_first (self->neutral);
}

/* From one player to the next with each press. */
static void
others_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  int others = ph_table_get_ruleset (self)->base.seats - 1;
  int next = 0;

  for (int i = 0; i < others; i++)
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->other_views[i])) != NULL)
      next = (i + 1) % others;
  show_section (self, PH_SECTION_OTHERS);
  ph_shelf_focus_first (ph_other_view_get_fleet (self->other_views[next]));
}

static void
market_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = ph_table_get_scene (self);

  show_section (self, PH_SECTION_MARKET);
  if (ph_scene_has_stage (&scene))
    {
      ph_shelf_focus_first (ph_stage_get_shelf (self->stage));
      return;
    }
  ph_market_focus_first (self->market);
}

static void
guide_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  if (ph_table_is_new (self))
    ph_table_close_guide (self);
  else
    ph_bar_show_guide (self->bar);
}

static void
close_guide_action (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  ph_table_close_guide (self);
  ph_shelf_focus_first (self->fleet);
}

/*
 * The base's wishes
 */

static void
tablee_space_station_phoenix_table_event (TableeTable       *table,
                                          const TableeEvent *event)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  PhSight sight = ph_table_get_sight (self);

  if (!self->heard)
    {
      self->marks.rolled = 0;
      self->step = 0;
    }
  /* Whoever is asked next sees all that others have done meanwhile. */
  if (self->asked)
    self->marks = (PhMarks) { .rolled = 0 };
  self->asked = FALSE;
  self->heard = TRUE;
  ph_news_hear (self->told, &sight, event);
  ph_table_hear (self, event);
}

static void
roll_dice (TableeSpaceStationPhoenixTable *self)
{
  if (tablee_table_get_animates (TABLEE_TABLE (self)) && gtk_widget_get_mapped (GTK_WIDGET (self->stage)))
    ph_stage_roll (self->stage);
}

/* Who sits at the near side may change: the views are given their seats anew. */
static void
place_players (TableeSpaceStationPhoenixTable *self,
               int                             near)
{
  TableeGameSession *session = get_session (self);
  int seats = ph_table_get_ruleset (self)->base.seats;

  self->near = near;
  ph_home_set_seat (self->home, tablee_game_session_get_seat (session, near));
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->other_views[i]), i < seats - 1);
      if (i < seats - 1)
        tablee_seat_plate_set_seat (ph_other_view_get_plate (self->other_views[i]),
                                    tablee_game_session_get_seat (session, (near + 1 + i) % seats));
    }
}

static void
tablee_space_station_phoenix_table_changed (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  int near = tablee_table_get_near_seat (table);
  int rolled = self->marks.rolled;

  g_strfreev (self->names);
  self->names = tablee_game_session_dup_names (get_session (self));
  if (near != self->near)
    place_players (self, near);
  if (!self->heard)
    {
      tablee_mover_finish (self->mover);
      self->marks = (PhMarks) { .rolled = 0 };
      ph_news_forget (self->told);
      rolled = 0;
    }

  self->heard = FALSE;
  self->lifted = 0;
  self->chosen_sector = -1;
  if (self->guide_shown && !ph_table_is_new (self))
    ph_table_close_guide (self);
  ph_table_bind (self);
  ph_table_lay_out (self);
  tablee_mover_play (self->mover);
  if (rolled > 0)
    roll_dice (self);
}

static void
tablee_space_station_phoenix_table_decision_changed (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);

  self->asked |= tablee_game_session_get_decision_open (get_session (self));
  ph_table_bind (self);
  ph_table_lay_out (self);
  ph_table_go_on (self);
}

static void
tablee_space_station_phoenix_table_finish_animations (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);

  tablee_mover_finish (self->mover);
  ph_stage_stop (self->stage);
}

static int
tablee_space_station_phoenix_table_find_places (TableeTable  *table,
                                                TableeAction  action,
                                                GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  places[0] = ph_find_place (GTK_WIDGET (table), action);

  return 1;
}

static void
resized_cb (TableeSpaceStationPhoenixTable *self)
{
  ph_table_lay_out (self);
}

/*
 * The widget
 */

/* The first to have the focus is what lies there to choose from, or what the near player has. */
static gboolean
tablee_space_station_phoenix_table_focus (GtkWidget        *widget,
                                          GtkDirectionType  direction)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);
  PhScene scene = ph_table_get_scene (self);
  PhShelf *shelf = ph_scene_has_stage (&scene) ? ph_stage_get_shelf (self->stage) : ph_home_get_goods (self->home);
  gboolean first = !self->was_focused;

  self->was_focused = TRUE;
  if (first && direction == GTK_DIR_TAB_FORWARD && self->guide_shown)
    return ph_welcome_focus_close (self->welcome);
  if (first && direction == GTK_DIR_TAB_FORWARD &&
      (ph_shelf_focus_first (shelf) || ph_shelf_focus_first (self->fleet)))
    return TRUE;

  return GTK_WIDGET_CLASS (tablee_space_station_phoenix_table_parent_class)->focus (widget, direction);
}

static void
tablee_space_station_phoenix_table_dispose (GObject *object)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (object);

  g_clear_object (&self->mover);
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

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (TableeSpaceStationPhoenixTable, array) + (index) * sizeof (gpointer))
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, TableeSpaceStationPhoenixTable, name)

static void
bind_arrays (GtkWidgetClass *widget_class)
{
  BIND_ELEMENT ("tab_station", tab_buttons, PH_SECTION_STATION);
  BIND_ELEMENT ("tab_fleet", tab_buttons, PH_SECTION_FLEET);
  BIND_ELEMENT ("tab_market", tab_buttons, PH_SECTION_MARKET);
  BIND_ELEMENT ("tab_board", tab_buttons, PH_SECTION_BOARD);
  BIND_ELEMENT ("tab_others", tab_buttons, PH_SECTION_OTHERS);
  BIND_ELEMENT ("other_1", other_views, 0);
  BIND_ELEMENT ("other_2", other_views, 1);
  BIND_ELEMENT ("other_3", other_views, 2);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PH_TYPE_BAR);
  g_type_ensure (PH_TYPE_HOME);
  g_type_ensure (PH_TYPE_MARKET);
  g_type_ensure (PH_TYPE_OTHER_VIEW);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STAGE);
  g_type_ensure (PH_TYPE_WELCOME);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/table.ui");
  BIND (board);
  BIND (tabs);
  BIND (others);
  BIND (common);
  BIND (welcome);
  BIND (market);
  BIND (stage);
  BIND (neutral_panel);
  BIND (neutral);
  BIND (supply_panel);
  BIND (supply);
  BIND (tracks_panel);
  BIND (tracks);
  BIND (mine);
  BIND (home);
  BIND (fleet_panel);
  BIND (fleet);
  BIND (news);
  BIND (bar);
  bind_arrays (widget_class);
}

static void
install_actions (TableeTableClass *table_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (table_class);

  tablee_table_class_set_shortcuts (table_class, shortcuts);
  gtk_widget_class_install_action (widget_class, "table.act", "u", act_action);
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
  table_class->find_places = tablee_space_station_phoenix_table_find_places;
  table_class->save_view = ph_table_save_view;
  table_class->restore_view = ph_table_restore_view;
  table_class->finish_animations = tablee_space_station_phoenix_table_finish_animations;

  install_actions (table_class);
  ph_table_install_drags (widget_class);
  gtk_widget_class_set_css_name (widget_class, "space-station-phoenix-table");
  bind_template (widget_class);
}

static void
tablee_space_station_phoenix_table_init (TableeSpaceStationPhoenixTable *self)
{
  self->near = TABLEE_NOBODY;
  self->chosen_sector = -1;
  self->looked_at = -1;
  self->bound_for = -1;
  self->shown_phase = -1;
  self->told = ph_news_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mover = tablee_mover_new (tablee_board_bin_get_flights (self->board));
  ph_table_connect (self);
  g_signal_connect_swapped (self->board, "resized", G_CALLBACK (resized_cb), self);
}
