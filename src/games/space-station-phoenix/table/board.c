/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Space Station Phoenix: its sides, shown and laid out, and what is clicked on them. */
#include "config.h"
#include "board.h"

#include "common.h"
#include "faces.h"
#include "fleet.h"
#include "home.h"
#include "metrics.h"
#include "other-view.h"

/* In pixels. */
enum
{
  LEAST_MINE = 190,   /* what my side takes at least, beside the guide */
};

enum
{
  GRAND_WORDS = 130,  /* percent that words are larger on a large screen */
  FLEET_ROWS = 3,
  FLEET_IN_SIGHT = 6, /* ships in a row while cards are chosen */
  NEUTRAL_COLUMNS = 2,
};

struct _PhBoard
{
  GtkBox           parent_instance;

  PhTabs          *tabs;
  GtkLabel        *words;
  GtkBox          *others;
  PhOtherView     *other_views[PH_MAX_SEATS - 1];  /* from the left of the near seat */
  PhCommon        *common;
  GtkWidget       *neutral_panel;
  PhShelf         *neutral;
  GtkBox          *mine;
  PhHome          *home;
  GtkWidget       *fleet_panel;
  PhShelf         *fleet;

  int              seats;
  int              near;
  gboolean         narrow;
  gboolean         guide_shown;
  gboolean         others_wait;
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
  g_signal_connect_swapped (self->neutral, "activated", G_CALLBACK (ship_cb), self);
  g_signal_connect_swapped (self->neutral, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (self->fleet, "activated", G_CALLBACK (ship_cb), self);
  g_signal_connect_swapped (self->fleet, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (ph_home_get_goods (self->home), "activated", G_CALLBACK (good_cb), self);
  g_signal_connect_swapped (ph_home_get_station (self->home), "activated", G_CALLBACK (sector_cb), self);
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    {
      g_signal_connect_swapped (self->other_views[i], "ship-activated", G_CALLBACK (ship_cb), self);
      g_signal_connect_swapped (self->other_views[i], "ship-looked-at", G_CALLBACK (looked_at_cb), self);
      g_signal_connect_swapped (ph_other_view_get_station (self->other_views[i]), "activated", G_CALLBACK (station_cb), self);
    }
}

static void
accept_drops (PhBoard *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  gtk_widget_add_controller (GTK_WIDGET (self->mine), GTK_EVENT_CONTROLLER (target));
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
  g_type_ensure (PH_TYPE_HOME);
  g_type_ensure (PH_TYPE_OTHER_VIEW);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_TABS);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/board.ui");
  BIND (tabs);
  BIND (words);
  BIND (others);
  BIND (common);
  BIND (neutral_panel);
  BIND (neutral);
  BIND (mine);
  BIND (home);
  BIND (fleet_panel);
  BIND (fleet);
  bind_arrays (widget_class);
}

static void
ph_board_class_init (PhBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ph_board_dispose;

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
  ph_home_set_seat (self->home, tablee_game_session_get_seat (session, near));
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->other_views[i]), i < others);
      if (i < others)
        tablee_seat_plate_set_seat (ph_other_view_get_plate (self->other_views[i]),
                                    tablee_game_session_get_seat (session, (near + 1 + i) % self->seats));
    }
}

void
ph_board_set_words (PhBoard    *self,
                    const char *words)
{
  g_return_if_fail (PH_IS_BOARD (self));

  gtk_label_set_label (self->words, words);
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
find_ship (PhBoard *self,
           int      ship)
{
  int owner = ph_ship_owner (ship);
  PhShelf *shelf = owner == PH_NEUTRAL    ? self->neutral
                   : owner == self->near  ? self->fleet
                                          : ph_other_view_get_fleet (get_other (self, owner));

  return GTK_WIDGET (ph_shelf_find_view (shelf, ship));
}

static GtkWidget *
find_good (PhBoard *self,
           int      seat,
           int      good)
{
  if (seat == self->near)
    return GTK_WIDGET (ph_shelf_find_view (ph_home_get_goods (self->home), good));

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
      return find_ship (self, id);
    case PH_PART_OFFER:
    case PH_PART_STAGE:
    case PH_PART_SPECIES:
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
                                     : ph_shelf_focus_first (ph_home_get_goods (self->home))) ||
         ph_shelf_focus_first (self->fleet);
}

gboolean
ph_board_focus_fleet (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_shelf_focus_first (self->fleet);
}

gboolean
ph_board_focus_neutral (PhBoard *self)
{
  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  return ph_shelf_focus_first (self->neutral);
}

gboolean
ph_board_focus_others (PhBoard *self)
{
  int next = 0;

  g_return_val_if_fail (PH_IS_BOARD (self), FALSE);

  for (int i = 0; i < count_others (self); i++)
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->other_views[i])) != NULL)
      next = (i + 1) % count_others (self);
  return ph_shelf_focus_first (ph_other_view_get_fleet (self->other_views[next]));
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

static void
show_narrow (PhBoard       *self,
             const PhScene *scene)
{
  PhSection section = self->guide_shown ? PH_SECTIONS : ph_tabs_get_section (self->tabs);

  show (self->others, section == PH_SECTION_OTHERS);
  ph_common_show_narrow (self->common, scene, get_common_part (section));
  show (self->neutral_panel, section == PH_SECTION_FLEET);
  show (self->home, section == PH_SECTION_STATION);
  ph_home_show_station (self->home, TRUE);
  show (self->fleet_panel, section == PH_SECTION_FLEET);
  show (self->mine, section == PH_SECTION_STATION || section == PH_SECTION_FLEET);
}

static void
show_wide (PhBoard       *self,
           const PhScene *scene)
{
  gboolean cards = ph_scene_has_cards (scene);

  show (self->others, !self->others_wait);
  ph_common_show (self->common, scene);
  show (self->mine, TRUE);
  show (self->neutral_panel, !cards);
  show (self->home, TRUE);
  ph_home_show_station (self->home, !cards);
  show (self->fleet_panel, TRUE);
}

/* Whether something can be done in a section. */
static gboolean
is_hot (PhBoard   *self,
        PhSection  section)
{
  gboolean hot = FALSE;

  switch (section)
    {
    case PH_SECTION_STATION:
      return ph_station_view_has_available (ph_home_get_station (self->home)) ||
             ph_shelf_has_available (ph_home_get_goods (self->home));
    case PH_SECTION_FLEET:
      return ph_shelf_has_available (self->fleet) || ph_shelf_has_available (self->neutral);
    case PH_SECTION_MARKET:
    case PH_SECTION_BOARD:
      return ph_common_has_available (self->common, get_common_part (section));
    case PH_SECTION_OTHERS:
      for (int i = 0; i < count_others (self); i++)
        hot |= ph_shelf_has_available (ph_other_view_get_fleet (self->other_views[i]));
      return hot;
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
  show (self->tabs, self->narrow);
  if (self->narrow)
    show_narrow (self, scene);
  else
    show_wide (self, scene);
  for (int i = 0; i < PH_SECTIONS; i++)
    ph_tabs_set_hot (self->tabs, (PhSection) i, self->narrow && is_hot (self, (PhSection) i));
}

void
ph_board_set_scene (PhBoard       *self,
                    const PhScene *scene)
{
  g_return_if_fail (PH_IS_BOARD (self));

  for (int seat = 0; seat < self->seats; seat++)
    if (seat != self->near)
      ph_other_view_set_scene (get_other (self, seat), scene, seat);
  ph_fleet_show (self->neutral, scene, PH_NEUTRAL);
  ph_fleet_show (self->fleet, scene, self->near);
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

static int
get_fleet_count (const PhScene *scene)
{
  return MAX (scene->sight.state->seats[scene->sight.near].fleet_count, 1);
}

/* My ships in three rows, and the neutral ones beside them, alike. Returns the height that is used. */
static int
lay_out_mine (PhBoard       *self,
              const PhScene *scene,
              int            height,
              const Room    *room)
{
  const int mark = PH_MARK + 4;
  /* While cards are chosen there is no station, and what the fleet has is what matters. */
  gboolean cards = ph_scene_has_cards (scene);
  int count = get_fleet_count (scene);
  int rows = cards ? (count + FLEET_IN_SIGHT - 1) / FLEET_IN_SIGHT : FLEET_ROWS;
  float part = cards ? 0.66f : 0.46f;
  int per_row = MAX ((count + rows - 1) / rows, 3);
  int columns = per_row + (cards ? 0 : NEUTRAL_COLUMNS);
  int tall = ph_panel_height (height, room->words);
  int ship = CLAMP (tall / rows - mark, 30, (int) ((float) room->width * part / (float) columns / PH_SHIP_RATIO) - mark);
  int ships = ((int) ((float) ship * PH_SHIP_RATIO) + mark) * columns + (cards ? 1 : 2) * (PH_PADDING + PH_SPACING);
  int wide = room->width - ships - PH_PADDING - PH_SPACING - 3 * PH_MARK;
  int station = ph_home_lay_out (self->home, scene, wide, height - PH_PADDING, room->words);

  ph_shelf_set_sizes (self->fleet, ship, per_row);
  ph_shelf_set_sizes (self->neutral, ship, NEUTRAL_COLUMNS);

  return MIN (height, PH_PADDING + MAX (ph_scale (PH_TITLE, room->words) + rows * (ship + mark), station));
}

static void
lay_out_wide (PhBoard       *self,
              const PhScene *scene,
              const Room    *room)
{
  int n = count_others (self);
  int others = room->height * (n == 1 ? 21 : 25) / 100;
  int guide = ph_common_fit_guide (self->common, scene, room->width);
  int common = MAX (room->height * (ph_scene_has_cards (scene) ? 46 : 34) / 100, guide);
  int mine = room->height - others - common - 2 * PH_SPACING;

  /* My ships are what the guide speaks of: in a low window the others wait until it has been read. */
  self->others_wait = self->guide_shown && mine < ph_scale (LEAST_MINE, room->words);
  if (self->others_wait)
    mine += others + PH_SPACING;
  for (int i = 0; i < n; i++)
    ph_other_view_lay_out (self->other_views[i], scene, (room->width - PH_SPACING * (n - 1)) / n, others, room->words);
  /* What my side has no use for is for what is common. */
  common += mine - lay_out_mine (self, scene, mine, room);
  ph_common_lay_out (self->common, scene, room->width, common, room->words);
}

static void
lay_out_narrow (PhBoard       *self,
                const PhScene *scene,
                const Room    *room)
{
  int width = room->width - PH_PADDING;
  int ship = (int) ((float) width / 3 / PH_SHIP_RATIO) - PH_MARK;
  int neutral = ph_scene_get_ruleset (scene)->neutral_count > 4 ? 3 : 4;

  for (int i = 0; i < count_others (self); i++)
    ph_other_view_lay_out_narrow (self->other_views[i], width);
  ph_shelf_set_sizes (self->fleet, ship, 3);
  ph_shelf_set_sizes (self->neutral, (int) ((float) width / (float) neutral / PH_SHIP_RATIO) - PH_MARK, neutral);
  ph_common_fit_guide (self->common, scene, room->width);
  ph_common_lay_out_narrow (self->common, scene, width);
  ph_home_lay_out_narrow (self->home, width);
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
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->others), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->common), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->mine), orientation);
  if (self->narrow)
    lay_out_narrow (self, scene, &room);
  else
    lay_out_wide (self, scene, &room);
  show_parts (self, scene);
}
