/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include "faces.h"
#include "widgets/widgets-style.h"

/* Pixels that words, gaps and marks need beside the tiles. */
enum
{
  SPACING = 8,
  PADDING = 16,       /* of a panel */
  TITLE = 24,
  BAR = 98,
  GRAND_BAR = 112,
  OTHER_GOODS = 13,   /* what goods of others are long, in their heights */
  MIN_OTHER_GOODS = 9,
  LONE_GOODS = 22,
  SMALL_PLATE = 40,
  TRACKS_SHARE = 36,  /* percent of the width that the tracks take at most */
  MARK = 10,          /* round a tile */
  SMALL_MARK = 8,     /* round a small one */
  MIN_SHIP = 14,      /* of others */
  OTHER_ROWS = 4,
  MIN_STATION = 32,
  SHIPS_GAP = 2,      /* as in the view of another seat */
  SHIPS_WEIGHT = 2,   /* how much larger a station is than a ship */
  FLEET_ROWS = 3,
  FLEET_IN_SIGHT = 6, /* ships in a row while cards are chosen */
  NEUTRAL_COLUMNS = 2,
  LEAST_MINE = 190,   /* what my side takes at least, beside the guide */
  LINES = 2,          /* of words above the choices, ... */
  NARROW_LINES = 4,   /* ... where they are short */
};

/* What a number of goods is long, in its heights. */
#define GOOD_RATIO 2.1f

typedef struct
{
  int      width;
  int      height;
  gboolean narrow;
  int      words;    /* percent that words are larger on a large screen */
} Room;

static int
scale (const Room *room,
       int         pixels)
{
  return pixels * room->words / 100;
}

static void
show (gpointer widget,
      gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), visible);
}

static int
count_others (TableeSpaceStationPhoenixTable *self)
{
  return ph_table_get_ruleset (self)->base.seats - 1;
}

static int
get_fleet_count (TableeSpaceStationPhoenixTable *self,
                 int                             seat)
{
  return MAX (ph_table_get_state (self)->seats[seat].fleet_count, 1);
}

/*
 * Wide
 */

/* What another seat's ships and its station take. */
typedef struct
{
  int ship;
  int per_row;
  int station;
} OtherSizes;

/* Less than MIN_STATION, or nothing, where ships take too much of the width. */
static int
fit_station (int              width,
             int              height,
             const OtherSizes *ships)
{
  int fleet = (int) ((float) ships->ship * PH_SHIP_RATIO + SMALL_MARK + SHIPS_GAP) * ships->per_row;

  return MIN ((int) ((float) (width - fleet - 2 * SPACING - MARK) / PH_STATION_RATIO), height - MARK);
}

/* Between them the room is shared so that sectors and ships can be told, however many ships there are; where there is least of it,
 * ships are in as many rows as there may be. */
static OtherSizes
fit_other (int count,
           int width,
           int height)
{
  OtherSizes best = { MIN_SHIP, (count + OTHER_ROWS - 1) / OTHER_ROWS, 0 };

  for (int rows = 1; rows <= OTHER_ROWS; rows++)
    for (int ship = MIN_SHIP; ship <= height / rows - SMALL_MARK; ship++)
      {
        OtherSizes sizes = { ship, (count + rows - 1) / rows, 0 };

        sizes.station = fit_station (width, height, &sizes);
        if (MIN (SHIPS_WEIGHT * sizes.ship, sizes.station) > MIN (SHIPS_WEIGHT * best.ship, best.station))
          best = sizes;
      }
  best.station = MAX (best.station, MIN_STATION);

  return best;
}

/* One other player has all of the width: who it is is beside the rest. */
static OtherSizes
fit_lone_other (int count,
                int width,
                int height)
{
  OtherSizes sizes = { 0, MAX ((count + 1) / 2, 5), 0 };
  float wide = (float) width * 0.46f / (float) sizes.per_row;

  sizes.ship = MAX (MIN (height / 2, (int) (wide / PH_SHIP_RATIO)) - SMALL_MARK, MIN_SHIP);
  sizes.station = MAX (fit_station (width, height, &sizes), MIN_STATION);

  return sizes;
}

/* Pixels that goods of others are high beside who they belong to. */
static int
fit_other_goods (PhOtherView *view,
                 int          width,
                 const Room  *room)
{
  int plate;

  gtk_widget_measure (GTK_WIDGET (ph_other_view_get_plate (view)), GTK_ORIENTATION_HORIZONTAL, -1, &plate, NULL, NULL, NULL);
  return CLAMP ((width - plate - SPACING) / OTHER_GOODS, MIN_OTHER_GOODS, scale (room, 18));
}

static void
lay_out_other (TableeSpaceStationPhoenixTable *self,
               int                             index,
               int                             width,
               int                             height,
               const Room                     *room)
{
  gboolean beside = count_others (self) == 1;
  int count = get_fleet_count (self, (self->near + 1 + index) % ph_table_get_ruleset (self)->base.seats);
  int tall = height - PADDING;
  int wide = width - PADDING;
  OtherSizes sizes = beside ? fit_lone_other (count, wide - scale (room, OTHER_GOODS * LONE_GOODS), tall)
                            : fit_other (count, wide, tall - scale (room, SMALL_PLATE));

  ph_other_view_set_form (self->other_views[index], beside, FALSE, sizes.station, sizes.ship, sizes.per_row);
  ph_goods_view_set_height (ph_other_view_get_goods (self->other_views[index]),
                            beside ? scale (room, LONE_GOODS) : fit_other_goods (self->other_views[index], wide, room));
}

/* Levels of a track are one above the other where there is width for all tracks. */
static void
lay_out_tracks (TableeSpaceStationPhoenixTable *self,
                int                             height,
                int                             per_row)
{
  PhTileView *first = ph_shelf_get_view (self->tracks, 0);

  if (first != NULL && ph_tile_view_get_tile (first)->track.upright != (per_row > 1))
    ph_table_bind_tracks (self);
  ph_shelf_set_height (self->tracks, height);
  ph_shelf_set_per_row (self->tracks, per_row);
}

static int
fit_supply (int         height,
            const Room *room)
{
  return MIN (height / PH_SPECIES - SMALL_MARK, scale (room, 40));
}

static int
measure_supply (int sign)
{
  return (int) ((float) sign * GOOD_RATIO) + PADDING + SPACING + SMALL_MARK;
}

/* Where there is more height than width the tracks leave the sectors on offer their part of it. */
static void
lay_out_common (TableeSpaceStationPhoenixTable *self,
                int                             width,
                int                             height,
                const Room                     *room)
{
  PhScene scene = ph_table_get_scene (self);
  int tall = height - PADDING - scale (room, TITLE);
  int sign = fit_supply (tall, room);
  float share = (float) width * TRACKS_SHARE / 100 / PH_TRACKS;
  int track = MIN (tall - MARK - 2, (int) ((share - MARK - 2) / PH_LADDER_RATIO));
  int market = width - measure_supply (sign) - (int) ((float) track * PH_LADDER_RATIO + MARK + 2) * PH_TRACKS -
               2 * PADDING - 2 * SPACING;

  ph_shelf_set_height (self->supply, sign);
  ph_shelf_set_per_row (self->supply, 1);
  lay_out_tracks (self, track, PH_TRACKS);
  ph_market_lay_out (self->market, &scene, market, tall);
}

static void
lay_out_stage (TableeSpaceStationPhoenixTable *self,
               int                             width,
               int                             height,
               const Room                     *room)
{
  PhScene scene = ph_table_get_scene (self);
  int tall = height - PADDING - scale (room, TITLE);

  ph_stage_lay_out (self->stage, &scene, width - measure_supply (fit_supply (tall, room)) - PADDING, tall);
}

/* My ships in three rows, and the neutral ones beside them, alike. Returns the height that is used. */
static int
lay_out_mine (TableeSpaceStationPhoenixTable *self,
              int                             width,
              int                             height,
              const Room                     *room)
{
  PhScene scene = ph_table_get_scene (self);
  const int mark = MARK + 4;
  /* While cards are chosen there is no station, and what the fleet has is what matters. */
  gboolean cards = ph_scene_has_cards (&scene);
  int count = get_fleet_count (self, self->near);
  int rows = cards ? (count + FLEET_IN_SIGHT - 1) / FLEET_IN_SIGHT : FLEET_ROWS;
  float part = cards ? 0.66f : 0.46f;
  int per_row = MAX ((count + rows - 1) / rows, 3);
  int columns = per_row + (cards ? 0 : NEUTRAL_COLUMNS);
  int tall = height - PADDING - scale (room, TITLE);
  int ship = CLAMP (tall / rows - mark, 30, (int) ((float) width * part / (float) columns / PH_SHIP_RATIO) - mark);
  int ships = ((int) ((float) ship * PH_SHIP_RATIO) + mark) * columns + (cards ? 1 : 2) * (PADDING + SPACING);
  int wide = width - ships - PADDING - SPACING - 3 * MARK;
  int station = ph_home_lay_out (self->home, &scene, wide, height - PADDING, room->words);

  ph_shelf_set_height (self->fleet, ship);
  ph_shelf_set_per_row (self->fleet, per_row);
  ph_shelf_set_height (self->neutral, ship);
  ph_shelf_set_per_row (self->neutral, NEUTRAL_COLUMNS);

  return MIN (height, PADDING + MAX (scale (room, TITLE) + rows * (ship + mark), station));
}

/* What the guide takes, and nothing while it is not shown. */
static int
measure_guide (TableeSpaceStationPhoenixTable *self,
               int                             width)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->welcome), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
lay_out_wide (TableeSpaceStationPhoenixTable *self,
              const Room                     *room)
{
  PhScene scene = ph_table_get_scene (self);
  int n = count_others (self);
  int others = room->height * (n == 1 ? 21 : 25) / 100;
  int common = MAX (room->height * (ph_scene_has_cards (&scene) ? 46 : 34) / 100, measure_guide (self, room->width));
  int mine = room->height - others - common - 2 * SPACING;

  /* My ships are what the guide speaks of: in a low window the others wait until it has been read. */
  self->others_wait = self->guide_shown && mine < scale (room, LEAST_MINE);
  if (self->others_wait)
    mine += others + SPACING;
  for (int i = 0; i < n; i++)
    lay_out_other (self, i, (room->width - SPACING * (n - 1)) / n, others, room);
  /* What my side has no use for is for what is common. */
  common += mine - lay_out_mine (self, room->width, mine, room);
  lay_out_common (self, room->width, common, room);
  lay_out_stage (self, room->width, common, room);
}

/*
 * Narrow
 */

static void
lay_out_narrow (TableeSpaceStationPhoenixTable *self,
                const Room                     *room)
{
  PhScene scene = ph_table_get_scene (self);
  int width = room->width - PADDING;
  int ship = (int) ((float) width / 3 / PH_SHIP_RATIO) - MARK;
  int neutral = ph_table_get_ruleset (self)->neutral_count > 4 ? 3 : 4;

  for (int i = 0; i < count_others (self); i++)
    {
      ph_other_view_set_form (self->other_views[i], FALSE, TRUE, (int) ((float) width / PH_STATION_RATIO) - MARK,
                              (int) ((float) width / 5 / PH_SHIP_RATIO) - MARK, 5);
      ph_goods_view_set_height (ph_other_view_get_goods (self->other_views[i]), 20);
    }
  ph_shelf_set_height (self->fleet, ship);
  ph_shelf_set_per_row (self->fleet, 3);
  ph_shelf_set_height (self->neutral, (int) ((float) width / (float) neutral / PH_SHIP_RATIO) - MARK);
  ph_shelf_set_per_row (self->neutral, neutral);
  ph_shelf_set_height (self->supply, 42);
  ph_shelf_set_per_row (self->supply, 3);
  lay_out_tracks (self, (int) ((float) width / PH_TRACK_RATIO) - MARK, 1);
  ph_market_lay_out_narrow (self->market, &scene);
  ph_stage_lay_out_narrow (self->stage, &scene, width);

  ph_home_lay_out_narrow (self->home, width);
}

/* Where the decision that is open is made. */
static PhSection
find_section (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  switch ((int) ph_table_get_state (self)->phase)
    {
    case PH_PHASE_TURN:
    case PH_PHASE_DISMANTLE:
      return PH_SECTION_FLEET;
    case PH_PHASE_TRADE:
    case PH_PHASE_DIPLO:
      return PH_SECTION_BOARD;
    default:
      return ph_scene_has_stage (&scene) ? PH_SECTION_MARKET : PH_SECTION_STATION;
    }
}

static void
show_narrow (TableeSpaceStationPhoenixTable *self,
             gboolean                        stage)
{
  PhSection section = self->guide_shown ? PH_SECTIONS : self->section;

  show (self->others, section == PH_SECTION_OTHERS);
  show (self->market, section == PH_SECTION_MARKET && !stage);
  show (self->stage, section == PH_SECTION_MARKET && stage);
  show (self->neutral_panel, section == PH_SECTION_FLEET);
  show (self->supply_panel, section == PH_SECTION_BOARD);
  show (self->tracks_panel, section == PH_SECTION_BOARD);
  show (self->common, section == PH_SECTION_MARKET || section == PH_SECTION_BOARD || self->guide_shown);
  show (self->home, section == PH_SECTION_STATION);
  ph_home_show_station (self->home, TRUE);
  show (self->fleet_panel, section == PH_SECTION_FLEET);
  show (self->mine, section == PH_SECTION_STATION || section == PH_SECTION_FLEET);
}

static void
show_wide (TableeSpaceStationPhoenixTable *self,
           gboolean                        stage)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean cards = ph_scene_has_cards (&scene);

  show (self->others, !self->others_wait);
  show (self->common, TRUE);
  show (self->mine, TRUE);
  show (self->market, !stage && !self->guide_shown);
  show (self->stage, stage);
  show (self->neutral_panel, !cards);
  show (self->supply_panel, !self->guide_shown);
  /* They are in the middle when one of them is to be chosen. */
  show (self->tracks_panel, !cards && !self->guide_shown && !ph_scene_has_tracks (&scene));
  show (self->home, TRUE);
  ph_home_show_station (self->home, !cards);
  show (self->fleet_panel, TRUE);
}

static gboolean
has_available (PhShelf *shelf)
{
  PhTileView *view;

  for (gsize i = 0; (view = ph_shelf_get_view (shelf, i)) != NULL; i++)
    if (ph_tile_view_get_tile (view)->available)
      return TRUE;

  return FALSE;
}

/* Whether something can be done in a section. */
static gboolean
is_hot (TableeSpaceStationPhoenixTable *self,
        PhSection                       section)
{
  gboolean hot = FALSE;

  switch (section)
    {
    case PH_SECTION_STATION:
      return ph_station_view_has_available (ph_home_get_station (self->home)) || has_available (ph_home_get_goods (self->home));
    case PH_SECTION_FLEET:
      return has_available (self->fleet) || has_available (self->neutral);
    case PH_SECTION_MARKET:
      return has_available (ph_stage_get_shelf (self->stage));
    case PH_SECTION_BOARD:
      return has_available (self->supply) || has_available (self->tracks);
    case PH_SECTION_OTHERS:
      for (int i = 0; i < count_others (self); i++)
        hot |= has_available (ph_other_view_get_fleet (self->other_views[i]));
      return hot;
    case PH_SECTIONS:
    default:
      return FALSE;
    }
}

static void
show_guide (TableeSpaceStationPhoenixTable *self)
{
  self->guide_shown = ph_table_is_new (self);
  show (self->welcome, self->guide_shown);
}

void
ph_table_show_section (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  gboolean person = tablee_game_session_get_decision_open (tablee_table_get_session (TABLEE_TABLE (self)));
  int phase = ph_table_get_state (self)->phase;

  if (person && self->shown_phase != phase)
    {
      self->section = find_section (self);
      self->shown_phase = phase;
    }
  show_guide (self);
  show (self->tabs, narrow);
  ph_bar_set_lines (self->bar, narrow ? NARROW_LINES : LINES);
  if (narrow)
    show_narrow (self, ph_scene_has_stage (&scene));
  else
    show_wide (self, ph_scene_has_stage (&scene));
  for (int i = 0; i < PH_SECTIONS; i++)
    {
      gtk_toggle_button_set_active (self->tab_buttons[i], i == (int) self->section && !self->guide_shown);
      tablee_widget_set_class (GTK_WIDGET (self->tab_buttons[i]), "hot", narrow && is_hot (self, (PhSection) i));
    }
}

/* It is of the same height for most decisions, and higher where there is much to say or many choices. */
static int
measure_bar (TableeSpaceStationPhoenixTable *self,
             TableeForm                      form)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->bar), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (self)), &height, NULL,
                      NULL, NULL);
  return MAX (form == TABLEE_FORM_GRAND ? GRAND_BAR : BAR, height);
}

void
ph_table_lay_out (TableeSpaceStationPhoenixTable *self)
{
  TableeForm form = tablee_board_bin_get_form (self->board);
  Room room = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * SPACING,
    .height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * SPACING,
    .narrow = form == TABLEE_FORM_NARROW,
    .words = form == TABLEE_FORM_GRAND ? 130 : 100,
  };
  GtkOrientation orientation = room.narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  if (room.width <= 0)
    return;

  ph_table_bind_line (self);
  ph_welcome_set_columns (self->welcome, room.width > 900 ? 2 : 1);
  show_guide (self);

  room.height -= measure_bar (self, form);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->others), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->common), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->mine), orientation);
  if (room.narrow)
    lay_out_narrow (self, &room);
  else
    lay_out_wide (self, &room);
  ph_table_show_section (self);
}
