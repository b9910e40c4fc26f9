/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Space Station Phoenix: its sides, shown and laid out, and what is clicked on them. */
#include "config.h"
#include "board.h"

#include <adwaita.h>

#include "common.h"
#include "faces.h"
#include "fleets.h"
#include "home.h"
#include "metrics.h"
#include "other-view.h"
#include "own.h"
#include "standing.h"
#include "widgets/calm-tooltip.h"
#include "widgets/whole.h"

/* In pixels. */
enum
{
  HEADS = 222,        /* who has the ships of a row, and its goods */
  GOODS = 16,
  OWN_GOODS = 18,
  OWN_ROW = 4,        /* that mine is higher than the others' rows */
  SPECIES = 33,       /* a column of residents */
  MIN_ROW = 44,
  DRAFT_ROW = 40,     /* nobody has goods yet */
  MAX_ROW = 80,       /* two lines of ships that can be told well */
  MIN_STATION = 26,   /* sectors of mine, ... */
  SLIM_STATION = 34,  /* ... larger only if tracks have width to be read, ... */
  FAIR_STATION = 46,  /* ... and larger still only if those on offer have ... */
  FAIR_SPARE = 10,    /* ... so much more than they need */
  LEAST_DEALT = 180,  /* width of the two hubs, while ships are drafted, ... */
  MAX_DEALT = 236,    /* ... and of each, at most */
  NARROW_ROW = 40,
  NARROW_GOODS = 24,
};

enum
{
  GRAND_WORDS = 130,  /* percent that words are larger on a large screen */
  FLEET_SHARE = 53,   /* of the height, at most, for the board of fleets */
  HOME_SHARE = 46,    /* of the width, at most, for my station */
  STATION_SHARE = 45, /* of the heads of the others, for their stations */
};

/* Ships that change at once. */
#define MANY_SHIPS 3

struct _PhBoard
{
  GtkBox           parent_instance;

  GtkBox          *dock;
  PhOwn           *docked_own;
  PhStanding      *strip;
  PhTabs          *tabs;

  GtkLabel        *words;
  GtkBox          *fleet_board;
  AdwClamp        *heads_clamp;
  GtkWidget       *heads;
  GtkWidget       *neutral_head;
  PhOtherView     *other_views[PH_MAX_SEATS - 1];  /* from the left of the near seat */
  PhOwn           *own;
  PhFleets        *fleets;
  GtkWidget       *ranks;
  GtkWidget       *ranks_title;
  PhShelf         *supply;
  PhStanding      *standing;
  GtkBox          *lower;
  PhHome          *home;
  GtkWidget       *dealt_panel;
  PhShelf         *dealt;
  PhCommon        *common;

  int              seats;
  int              near;
  gboolean         narrow;
  gboolean         guide_shown;
  gboolean         others_wait;
  int              levels;   /* of my wings, for which there is room */
  int              sector;   /* their height */
  guint            upheavals;  /* how often much has changed at once on the board of fleets */
};

G_DEFINE_FINAL_TYPE (PhBoard, ph_board, GTK_TYPE_BOX)

enum
{
  ACTIVATED,
  LOOKED_AT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/*
 * What is chosen
 */

static void
activate (PhBoard *self,
          int      part,
          int      id)
{
  g_signal_emit (self, signals[ACTIVATED], 0, part, id, -1);
}

static void
ship_cb (PhBoard *self,
         int      ship)
{
  activate (self, PH_PART_SHIP, ship);
}

static void
looked_at_cb (PhBoard *self,
              int      ship)
{
  g_signal_emit (self, signals[LOOKED_AT], 0, ship);
}

static void
good_cb (PhBoard *self,
         int      good)
{
  activate (self, PH_PART_GOOD, good);
}

static void
species_cb (PhBoard *self,
            int      species)
{
  activate (self, PH_PART_SPECIES, species);
}

static void
sector_cb (PhBoard *self,
           int      sector)
{
  PhTileView *view = ph_station_view_find_sector (ph_home_get_station (self->home), sector);

  g_signal_emit (self, signals[ACTIVATED], 0, PH_PART_SECTOR, sector, view != NULL ? ph_tile_view_get_quarter (view) : -1);
}

static void
station_cb (PhBoard *self,
            int      seat)
{
  activate (self, PH_PART_STATION, seat);
}

static gboolean
drop_cb (PhBoard      *self,
         const GValue *value)
{
  int drag = g_value_get_int (value);

  return ph_drag_is_for_my_side (ph_drag_unpack (drag).kind) &&
         gtk_widget_activate_action (GTK_WIDGET (self), "table.drop", "(iii)", drag, -1, -1);
}

static void
connect_shelves (PhBoard *self)
{
  g_signal_connect_swapped (self->common, "activated", G_CALLBACK (activate), self);
  g_signal_connect_swapped (self->fleets, "activated", G_CALLBACK (ship_cb), self);
  g_signal_connect_swapped (self->fleets, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (self->supply, "activated", G_CALLBACK (species_cb), self);
  g_signal_connect_swapped (ph_own_get_goods (self->own), "activated", G_CALLBACK (good_cb), self);
  g_signal_connect_swapped (ph_own_get_goods (self->docked_own), "activated", G_CALLBACK (good_cb), self);
  g_signal_connect_swapped (ph_home_get_station (self->home), "activated", G_CALLBACK (sector_cb), self);
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    g_signal_connect_swapped (ph_other_view_get_station (self->other_views[i]), "activated", G_CALLBACK (station_cb), self);
}

static void
accept_drops (PhBoard *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  gtk_widget_add_controller (GTK_WIDGET (self->home), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
}

/*
 * The widget
 */

static void
ph_board_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_BOARD);

  G_OBJECT_CLASS (ph_board_parent_class)->dispose (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (PhBoard, array) + (index) * sizeof (gpointer))
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, PhBoard, name)

static void
bind_arrays (GtkWidgetClass *widget_class)
{
  BIND_ELEMENT ("other_1", other_views, 0);
  BIND_ELEMENT ("other_2", other_views, 1);
  BIND_ELEMENT ("other_3", other_views, 2);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PH_TYPE_COMMON);
  g_type_ensure (PH_TYPE_FLEETS);
  g_type_ensure (PH_TYPE_HOME);
  g_type_ensure (PH_TYPE_OTHER_VIEW);
  g_type_ensure (PH_TYPE_OWN);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STANDING);
  g_type_ensure (PH_TYPE_TABS);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/board.ui");
  BIND (dock);
  BIND (docked_own);
  BIND (strip);
  BIND (tabs);
  BIND (words);
  BIND (fleet_board);
  BIND (heads_clamp);
  BIND (heads);
  BIND (neutral_head);
  BIND (own);
  BIND (fleets);
  BIND (ranks);
  BIND (ranks_title);
  BIND (supply);
  BIND (standing);
  BIND (lower);
  BIND (home);
  BIND (dealt_panel);
  BIND (dealt);
  BIND (common);
  bind_arrays (widget_class);
}

/* Who has them, what for, and how all stand changes with many ships. */
static void
ph_board_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  PhBoard *self = PH_BOARD (widget);
  GtkWidget *fleet_board = GTK_WIDGET (self->fleet_board);
  graphene_rect_t bounds;

  if (gtk_widget_get_mapped (fleet_board) && gtk_widget_compute_bounds (fleet_board, widget, &bounds))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      tablee_whole_snapshot (fleet_board, snapshot, self->upheavals);
      gtk_snapshot_restore (snapshot);
    }
  GTK_WIDGET_CLASS (ph_board_parent_class)->snapshot (widget, snapshot);
}

static void
ph_board_class_init (PhBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ph_board_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = ph_board_snapshot;

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                     G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  signals[LOOKED_AT] = g_signal_new ("looked-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                     G_TYPE_INT);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
ph_board_init (PhBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ph_standing_set_strip (self->strip);
  ph_own_set_bare (self->docked_own, TRUE);
  connect_shelves (self);
  accept_drops (self);
}

/* The other seat's view; not for the near one. */
static PhOtherView *
get_other (PhBoard *self,
           int      seat)
{
  return self->other_views[(seat - self->near - 1 + self->seats) % self->seats];
}

static int
count_others (PhBoard *self)
{
  return self->seats - 1;
}

/* The views are given their seats anew. */
void
ph_board_set_seats (PhBoard           *self,
                    TableeGameSession *session,
                    int                near)
{
  int others;

  g_return_if_fail (PH_IS_BOARD (self));

  self->near = near;
  self->seats = tablee_game_session_get_ruleset (session)->seats;
  others = count_others (self);
  ph_own_set_seat (self->own, tablee_game_session_get_seat (session, near));
  ph_own_set_seat (self->docked_own, tablee_game_session_get_seat (session, near));
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->other_views[i]), i < others);
      if (i < others)
        tablee_seat_plate_set_seat (ph_other_view_get_plate (self->other_views[i]),
                                    tablee_game_session_get_seat (session, (near + 1 + i) % self->seats));
    }
}

GtkWidget *
ph_board_get_dock (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), NULL);

  return GTK_WIDGET (self->dock);
}

/* Of the near seat, where they are in sight. */
static PhShelf *
get_goods (PhBoard *self)
{
  return ph_own_get_goods (self->narrow ? self->docked_own : self->own);
}

void
ph_board_set_words (PhBoard    *self,
                    const char *words)
{
  g_return_if_fail (PH_IS_BOARD (self));

  gtk_label_set_label (self->words, words);
  tablee_widget_set_tooltip (GTK_WIDGET (self->words), *words != '\0' ? words : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->words), *words != '\0');
}

void
ph_board_enlarge (PhBoard       *self,
                  const PhScene *scene,
                  int            seat)
{
  g_return_if_fail (PH_IS_BOARD (self));
  g_return_if_fail (seat != self->near);

  ph_other_view_enlarge (get_other (self, seat), scene);
}

void
ph_board_roll (PhBoard *self)
{
  g_return_if_fail (PH_IS_BOARD (self));

  ph_common_roll (self->common);
}

void
ph_board_stop (PhBoard *self)
{
  g_return_if_fail (PH_IS_BOARD (self));

  ph_common_stop (self->common);
}

/*
 * Where things are
 */

static GtkWidget *
find_good (PhBoard *self,
           int      seat,
           int      good)
{
  if (seat == self->near)
    return GTK_WIDGET (ph_tile_rack_find_view (PH_TILE_RACK (get_goods (self)), good));

  return GTK_WIDGET (ph_other_view_get_goods (get_other (self, seat)));
}

static GtkWidget *
find_station (PhBoard *self,
              int      seat)
{
  if (seat == self->near)
    return GTK_WIDGET (ph_home_get_station (self->home));

  return GTK_WIDGET (ph_other_view_get_station (get_other (self, seat)));
}

/* A sector of a station, or the site of it; those of others are too small. */
static GtkWidget *
find_sector (PhBoard *self,
             int      seat,
             int      sector)
{
  PhStationView *station = ph_home_get_station (self->home);
  PhTileView *view = seat == self->near ? ph_station_view_find_sector (station, sector) : NULL;

  if (view == NULL && seat == self->near)
    view = ph_station_view_find_sector (station, PH_SECTORS + ph_slot (sector));

  return view != NULL ? GTK_WIDGET (view) : find_station (self, seat);
}

GtkWidget *
ph_board_find (PhBoard *self,
               PhPart   part,
               int      seat,
               int      id)
{
  g_return_val_if_fail (PH_IS_BOARD (self), NULL);

  switch (part)
    {
    case PH_PART_SHIP:
      return GTK_WIDGET (ph_tile_rack_find_view (PH_TILE_RACK (self->fleets), id));
    case PH_PART_SPECIES:
      return GTK_WIDGET (ph_tile_rack_find_view (PH_TILE_RACK (self->supply), id));
    case PH_PART_OFFER:
    case PH_PART_STAGE:
    case PH_PART_TRACK:
      return ph_common_find (self->common, part, id);
    case PH_PART_GOOD:
      return find_good (self, seat, id);
    case PH_PART_SECTOR:
      return find_sector (self, seat, id);
    case PH_PART_STATION:
      return find_station (self, seat);
    default:
      g_return_val_if_reached (NULL);
    }
}

/*
 * The focus
 */

gboolean
ph_board_focus_first (PhBoard       *self,
                      const PhScene *scene)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  if (self->guide_shown)
    return ph_common_focus_guide (self->common);

  /* What lies there to choose from, or what the near player has. */
  return (ph_scene_has_stage (scene) ? ph_common_focus_first (self->common, scene)
                                     : ph_shelf_focus_first (get_goods (self))) ||
         ph_fleets_focus_owner (self->fleets, self->near);
}

gboolean
ph_board_focus_fleet (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_fleets_focus_owner (self->fleets, self->near);
}

gboolean
ph_board_focus_neutral (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_fleets_focus_owner (self->fleets, PH_NEUTRAL);
}

gboolean
ph_board_focus_others (PhBoard       *self,
                       const PhScene *scene)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_fleets_focus_next_other (self->fleets, scene);
}

gboolean
ph_board_focus_market (PhBoard       *self,
                       const PhScene *scene)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_common_focus_first (self->common, scene);
}

/*
 * What is shown
 */

/* Whether the near seat has hubs to choose from later. */
static gboolean
has_dealt (const PhScene *scene)
{
  const PhState *state = scene->sight.state;
  int hub = state->seats[scene->sight.near].dealt[0];

  return ph_scene_has_cards (scene) && state->phase != PH_PHASE_HUB && hub != PH_NONE && hub != PH_UNKNOWN;
}

/* Nobody has points or residents before ships and hubs are chosen: the fleets have the room. */
static gboolean
has_ranks (PhBoard       *self,
           const PhScene *scene)
{
  return !self->others_wait && !ph_scene_has_cards (scene);
}

static void
show (gpointer widget,
      gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), visible);
}

/* What of what is common is in @section. */
static PhCommonPart
get_common_part (PhSection section)
{
  switch (section)
    {
    case PH_SECTION_MARKET:
      return PH_COMMON_MARKET;
    case PH_SECTION_BOARD:
      return PH_COMMON_BOARD;
    case PH_SECTION_STATION:
    case PH_SECTION_FLEET:
    case PH_SECTION_OTHERS:
    case PH_SECTIONS:
    default:
      return PH_COMMON_NOTHING;
    }
}

/* Of the rows of the board of fleets; on a narrow table it is in several sections. */
static void
show_heads (PhBoard  *self,
            gboolean  others,
            gboolean  rest)
{
  show (self->neutral_head, rest);
  show (self->own, rest);
  for (int i = 0; i < count_others (self); i++)
    show (self->other_views[i], others);
}

static void
show_narrow (PhBoard       *self,
             const PhScene *scene)
{
  PhSection section = self->guide_shown ? PH_SECTIONS : ph_tabs_get_section (self->tabs);
  gboolean dealt = section == PH_SECTION_STATION && has_dealt (scene);
  gboolean fleet_board = section == PH_SECTION_OTHERS || section == PH_SECTION_FLEET || section == PH_SECTION_BOARD;

  show (self->fleet_board, fleet_board);
  /* GTK 4.8 holds for good what is hidden with the keyboard in it twice over, as a part and as part of a whole. */
  if (fleet_board)
    {
      show (self->heads_clamp, section == PH_SECTION_OTHERS);
      show_heads (self, TRUE, FALSE);
      show (self->fleets, section == PH_SECTION_FLEET);
      show (self->ranks, section == PH_SECTION_BOARD);
    }
  ph_common_show_narrow (self->common, scene, get_common_part (section));
  show (self->home, section == PH_SECTION_STATION);
  show (self->dealt_panel, dealt);
  for (int i = 0; i < count_others (self); i++)
    show (ph_other_view_get_goods (self->other_views[i]), TRUE);
}

static void
show_wide (PhBoard       *self,
           const PhScene *scene)
{
  gboolean cards = ph_scene_has_cards (scene);

  show (self->fleet_board, TRUE);
  show (self->heads_clamp, TRUE);
  show_heads (self, !self->others_wait, TRUE);
  show (self->fleets, TRUE);
  show (self->ranks, has_ranks (self, scene));
  ph_common_show (self->common, scene);
  show (self->home, !cards && !self->guide_shown);
  show (self->dealt_panel, has_dealt (scene));
  show (ph_own_get_goods (self->own), !cards);
  for (int i = 0; i < count_others (self); i++)
    show (ph_other_view_get_goods (self->other_views[i]), !cards);
}

/* Whether something can be done in a section. */
static gboolean
is_hot (PhBoard   *self,
        PhSection  section)
{
  switch (section)
    {
    case PH_SECTION_STATION:
      return ph_station_view_has_available (ph_home_get_station (self->home)) ||
             ph_tile_rack_has_available (PH_TILE_RACK (get_goods (self)));
    case PH_SECTION_FLEET:
      return ph_tile_rack_has_available (PH_TILE_RACK (self->fleets));
    case PH_SECTION_BOARD:
      return ph_tile_rack_has_available (PH_TILE_RACK (self->supply)) || ph_common_has_available (self->common, get_common_part (section));
    case PH_SECTION_MARKET:
      return ph_common_has_available (self->common, get_common_part (section));
    case PH_SECTION_OTHERS:
    case PH_SECTIONS:
    default:
      return FALSE;
    }
}

static void
show_parts (PhBoard       *self,
            const PhScene *scene)
{
  self->guide_shown = scene->guide;
  ph_tabs_set_scene (self->tabs, scene);
  show (self->dock, self->narrow);
  if (self->narrow)
    show_narrow (self, scene);
  else
    show_wide (self, scene);
  for (int i = 0; i < PH_SECTIONS; i++)
    ph_tabs_set_hot (self->tabs, (PhSection) i, self->narrow && is_hot (self, (PhSection) i));
}

static void
set_supply (PhBoard       *self,
            const PhScene *scene)
{
  int phase = scene->sight.state->phase;
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&scene->sight, species, &tiles[i]);
      tiles[i].sign.below = TRUE;
      if (phase == PH_PHASE_TRADE && species != PH_HUMAN)
        ph_scene_offer_drag (scene, &tiles[i], ph_action (PH_ACTION_ALIEN, species), PH_DRAG_SPECIES);
      else if (phase == PH_PHASE_HUMAN && species == PH_HUMAN)
        ph_scene_offer_drag (scene, &tiles[i], ph_action (PH_ACTION_RECRUIT, 0), PH_DRAG_SPECIES);
    }
  ph_shelf_set_tiles (self->supply, tiles, PH_SPECIES);
  ph_pieces_clear (tiles, PH_SPECIES);
}

static void
set_dealt (PhBoard       *self,
           const PhScene *scene)
{
  const guint8 *hubs = scene->sight.state->seats[scene->sight.near].dealt;
  PhTile tiles[PH_DEALT_HUBS];
  gsize n = 0;

  for (int i = 0; i < PH_DEALT_HUBS && has_dealt (scene); i++)
    {
      ph_pieces_hub_card (&scene->sight, hubs[i], &tiles[n]);
      tiles[n++].ship.form = PH_CARD_WIDE;
    }
  ph_shelf_set_tiles (self->dealt, tiles, n);
  ph_pieces_clear (tiles, n);
}

void
ph_board_set_turns (PhBoard       *self,
                    const PhScene *scene)
{
  g_return_if_fail (PH_IS_BOARD (self));

  for (int i = 0; i < count_others (self); i++)
    ph_other_view_set_turn (self->other_views[i], scene);
  ph_own_set_turn (self->own, scene);
  ph_own_set_turn (self->docked_own, scene);
}

void
ph_board_set_scene (PhBoard       *self,
                    const PhScene *scene)
{
  g_return_if_fail (PH_IS_BOARD (self));

  for (int seat = 0; seat < self->seats; seat++)
    if (seat != self->near)
      ph_other_view_set_scene (get_other (self, seat), scene, seat);
  self->upheavals += ph_fleets_set_scene (self->fleets, scene) >= MANY_SHIPS;
  set_supply (self, scene);
  set_dealt (self, scene);
  ph_standing_set_scene (self->standing, scene);
  ph_standing_set_scene (self->strip, scene);
  ph_own_set_scene (self->own, scene);
  ph_own_set_scene (self->docked_own, scene);
  ph_common_set_scene (self->common, scene);
  ph_home_set_scene (self->home, scene);
  show_parts (self, scene);
}

void
ph_board_set_section (PhBoard       *self,
                      const PhScene *scene,
                      PhSection      section)
{
  g_return_if_fail (PH_IS_BOARD (self));

  ph_tabs_set_section (self->tabs, section);
  show_parts (self, scene);
}

void
ph_board_restore_section (PhBoard       *self,
                          const PhScene *scene,
                          PhSection      section)
{
  g_return_if_fail (PH_IS_BOARD (self));

  ph_tabs_restore_section (self->tabs, scene, section);
}

PhSection
ph_board_get_section (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), PH_SECTION_STATION);

  return ph_tabs_get_section (self->tabs);
}

gboolean
ph_board_hides_section (PhBoard   *self,
                        PhSection  section)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return self->narrow || section == PH_SECTION_MARKET || (section == PH_SECTION_OTHERS && self->others_wait);
}

gboolean
ph_board_get_guide (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return self->guide_shown;
}

/*
 * Sizes
 */

typedef struct
{
  int width;
  int height;
  int words;  /* percent that they are larger */
} Room;

/* Heads, rows and standing are aligned: a row is as high in all of them. */
static void
lay_out_heads (PhBoard    *self,
               int         row,
               const Room *room)
{
  int mine = row + OWN_ROW;
  int heads = ph_scale (HEADS, room->words);
  int station = MIN (row - ph_scale (GOODS, room->words) - 6, heads * STATION_SHARE / 100 * 10 / 35);

  gtk_widget_set_margin_top (self->heads, ph_fleets_get_head ());
  gtk_widget_set_size_request (self->ranks_title, -1, ph_fleets_get_head ());
  gtk_widget_set_size_request (self->heads, heads, -1);
  adw_clamp_set_maximum_size (self->heads_clamp, heads);
  adw_clamp_set_tightening_threshold (self->heads_clamp, heads);
  gtk_widget_set_size_request (self->neutral_head, -1, row);
  gtk_widget_set_size_request (GTK_WIDGET (self->supply), -1, row);
  for (int i = 0; i < count_others (self); i++)
    {
      gtk_widget_set_size_request (GTK_WIDGET (self->other_views[i]), -1, row);
      ph_other_view_lay_out (self->other_views[i], station, ph_scale (GOODS, room->words));
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->own), -1, mine);
  ph_own_lay_out (self->own, ph_scale (OWN_GOODS, room->words));
}

static int
get_species_width (const Room *room)
{
  return ph_scale (SPECIES, room->words);
}

/* Returns the height of it all. */
static int
lay_out_fleets (PhBoard       *self,
                const PhScene *scene,
                int            row,
                const Room    *room)
{
  int mine = row + OWN_ROW;
  int species = get_species_width (room);
  int ranks = PH_SPECIES * species + ph_standing_get_points_width ();
  int width = room->width - PH_PADDING - ph_scale (HEADS, room->words) - PH_SPACING - (has_ranks (self, scene) ? ranks + PH_SPACING : 0);
  int rows = self->others_wait ? 1 : count_others (self) + 1;
  int head = MIN ((int) ((float) (species - 4) / PH_HEAD_RATIO), row - PH_SMALL_MARK);

  lay_out_heads (self, row, room);
  ph_fleets_lay_out (self->fleets, scene, width, row, mine, !self->others_wait);
  ph_shelf_set_sizes (self->supply, head, PH_SPECIES);
  ph_standing_lay_out (self->standing, row, mine, species, FALSE);

  return ph_fleets_get_head () + rows * row + mine + PH_PADDING;
}

/* My station leaves the sectors on offer a size at which they can be read, and is not much larger than they are. */
static gboolean
is_station_too_large (const PhScene *scene,
                      int            levels,
                      int            sector,
                      int            height,
                      const Room    *room)
{
  int width = ph_home_measure (levels, sector);
  int spare = ph_common_fit (scene, room->width - width - PH_SPACING, height, room->words, sector > SLIM_STATION);

  return width > room->width * HOME_SHARE / 100 || spare < (sector > FAIR_STATION ? FAIR_SPARE : 0);
}

/* Room for all that can be built, so that nothing moves when it is; where there is too little of it, for what comes next. */
static void
fit_station (PhBoard       *self,
             const PhScene *scene,
             int            height,
             const Room    *room)
{
  self->levels = PH_LEVELS + 1;
  self->sector = MIN_STATION;
  while (self->sector == MIN_STATION && self->levels > ph_home_count_levels (scene))
    {
      self->levels--;
      self->sector = ph_home_fit (height, room->words);
      while (!ph_scene_has_cards (scene) && self->sector > MIN_STATION &&
             is_station_too_large (scene, self->levels, self->sector, height, room))
        self->sector--;
    }
}

static void
lay_out_lower (PhBoard       *self,
               const PhScene *scene,
               int            height,
               const Room    *room)
{
  gboolean cards = ph_scene_has_cards (scene);
  int sector = self->sector;
  int hub = MIN ((ph_panel_height (height, room->words) - 3 * PH_SMALL_MARK) / PH_DEALT_HUBS,
                 (int) ((float) ph_scale (MAX_DEALT, room->words) / PH_WIDE_CARD_RATIO));
  int side = has_dealt (scene) ? (int) ((float) hub * PH_WIDE_CARD_RATIO) + PH_PADDING + PH_MARK + PH_SPACING : 0;

  ph_home_lay_out (self->home, self->levels, sector);
  ph_shelf_set_sizes (self->dealt, hub, 1);
  if (!cards && !self->guide_shown)
    side = ph_home_measure (self->levels, sector) + PH_SPACING;
  ph_common_lay_out (self->common, scene, room->width - side, height, room->words);
}

static int
get_fleets_height (PhBoard *self,
                   int      row)
{
  return ph_fleets_get_head () + (count_others (self) + 2) * row + OWN_ROW + PH_PADDING;
}

/* As high as their share of the height has room for, but for what the sectors on offer need to be read. */
static int
fit_row (PhBoard       *self,
         const PhScene *scene,
         const Room    *room)
{
  int least = ph_scale (MIN_ROW, room->words);
  int row = ph_scale (MAX_ROW, room->words);
  int width = room->width - (ph_scene_has_cards (scene) ? LEAST_DEALT : ph_home_measure (ph_home_count_levels (scene), MIN_STATION)) - PH_SPACING;

  /* Hubs, cards, sectors and tracks need all that there is. */
  if (ph_scene_has_cards (scene))
    return ph_scale (DRAFT_ROW, room->words);
  while (row > least && get_fleets_height (self, row) > room->height * FLEET_SHARE / 100)
    row--;
  while (row > least &&
         ph_common_fit (scene, width, room->height - get_fleets_height (self, row) - PH_SPACING, room->words, FALSE) < 0)
    row--;

  return row;
}

static void
lay_out_wide (PhBoard       *self,
              const PhScene *scene,
              const Room    *room)
{
  int guide = ph_common_fit_guide (self->common, scene, room->width);
  int row = fit_row (self, scene, room);
  int upper;

  while (self->guide_shown && row > ph_scale (MIN_ROW, room->words) && get_fleets_height (self, row) + guide + PH_SPACING > room->height)
    row--;
  upper = get_fleets_height (self, row);
  fit_station (self, scene, room->height - upper - PH_SPACING, room);

  /* My ships are what the guide speaks of: in a low window the others wait until it has been read. */
  self->others_wait = self->guide_shown && upper + guide + PH_SPACING > room->height;
  upper = lay_out_fleets (self, scene, row, room);
  lay_out_lower (self, scene, room->height - upper - PH_SPACING, room);
}

static void
lay_out_narrow (PhBoard       *self,
                const PhScene *scene,
                const Room    *room)
{
  int width = room->width - PH_PADDING;
  int points = ph_standing_get_points_width ();

  for (int i = 0; i < count_others (self); i++)
    {
      gtk_widget_set_size_request (GTK_WIDGET (self->other_views[i]), -1, -1);
      ph_other_view_lay_out_narrow (self->other_views[i], width);
    }
  gtk_widget_set_margin_top (self->heads, 0);
  gtk_widget_set_size_request (self->heads, -1, -1);
  adw_clamp_set_maximum_size (self->heads_clamp, G_MAXINT16);
  gtk_widget_set_size_request (GTK_WIDGET (self->supply), -1, -1);
  ph_fleets_lay_out_narrow (self->fleets, scene, width);
  ph_shelf_set_sizes (self->supply, (int) ((float) (width / PH_SPECIES - PH_SMALL_MARK)), PH_SPECIES);
  ph_standing_lay_out (self->standing, NARROW_ROW, NARROW_ROW, (width - points - 90) / PH_SPECIES, TRUE);
  ph_own_lay_out (self->docked_own, MIN ((int) ((float) (room->width / PH_GOODS - PH_SMALL_MARK) / PH_SIGN_RATIO), NARROW_GOODS));
  ph_common_fit_guide (self->common, scene, room->width);
  ph_common_lay_out_narrow (self->common, scene, width);
  ph_home_lay_out_narrow (self->home, width);
  ph_shelf_set_sizes (self->dealt, (int) ((float) width / PH_WIDE_CARD_RATIO) - PH_MARK, 1);
}

void
ph_board_lay_out (PhBoard       *self,
                  const PhScene *scene,
                  TableeForm     form,
                  int            width,
                  int            height)
{
  Room room = {
    .width = width - 2 * PH_SPACING,
    .height = height - 2 * PH_SPACING,
    .words = form == TABLEE_FORM_GRAND ? GRAND_WORDS : 100,
  };
  GtkOrientation orientation;

  g_return_if_fail (PH_IS_BOARD (self));

  self->narrow = form == TABLEE_FORM_NARROW;
  orientation = self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  self->guide_shown = scene->guide;
  /* What is over belongs to what is below: shared with it, it would go to and fro with what lies there. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->fleet_board), self->narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->fleet_board), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->common), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->lower), orientation);
  if (self->narrow)
    lay_out_narrow (self, scene, &room);
  else
    lay_out_wide (self, scene, &room);
  show_parts (self, scene);
}
