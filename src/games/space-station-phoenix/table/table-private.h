/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "choices.h"
#include "guide-view.h"
#include "other-view.h"
#include "pieces.h"
#include "station-view.h"
#include "table.h"
#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/mover.h"

G_BEGIN_DECLS

/* Parts of the table that a narrow one shows one at a time. */
typedef enum
{
  PH_SECTION_STATION, PH_SECTION_FLEET, PH_SECTION_MARKET, PH_SECTION_BOARD, PH_SECTION_OTHERS, PH_SECTIONS,
} PhSection;

/* What has happened since a person decided. */
typedef struct
{
  guint64  ships[PH_MAX_SEATS + 1];   /* bit i: ship i of the seat's fleet, or neutral ship i */
  gboolean slots[PH_MAX_SEATS][PH_SLOTS];
  gboolean goods[PH_GOODS];           /* of the near seat */
  gboolean tracks[PH_TRACKS];
  int      rolled;                    /* dice that were rolled */
} PhMarks;

/* What the files of the table share: table.c plays, table-clicks.c knows what clicks and drags mean, table-binding.c and table-bar.c
 * show, table-layout.c gives sizes, flights.c moves, table-memory.c remembers. */
struct _TableeSpaceStationPhoenixTable
{
  TableeTable         parent_instance;

  TableeBoardBin     *board;
  GtkBox             *rows;
  GtkBox             *tabs;
  GtkToggleButton    *tab_buttons[PH_SECTIONS];
  GtkBox             *others;
  PhOtherView        *other_views[PH_MAX_SEATS - 1];  /* from the left of the near seat */
  GtkBox             *common;
  GtkWidget          *guide_panel;
  PhGuideView        *welcome;
  GtkWidget          *guide_close;
  GtkWidget          *market_panel;
  GtkBox             *market_rows[PH_COLOURS];
  PhShelf            *market[PH_COLOURS];             /* what the near seat can build next */
  PhShelf            *later[PH_COLOURS];              /* what it can not */
  GtkWidget          *stage_panel;
  GtkLabel           *stage_title;
  PhShelf            *stage;
  GtkWidget          *neutral_panel;
  PhShelf            *neutral;
  GtkWidget          *supply_panel;
  PhShelf            *supply;
  GtkWidget          *tracks_panel;
  PhShelf            *tracks;
  GtkBox             *mine;
  GtkWidget          *station_panel;
  GtkBox             *head;
  TableeSeatPlate    *plate;
  PhShelf            *goods;
  PhStationView      *station;
  GtkWidget          *fleet_panel;
  PhShelf            *fleet;
  GtkLabel           *news;          /* of a narrow table; otherwise they are in the line */
  GtkWidget          *bar;
  GtkLabel           *line;
  GtkBox             *choices_box;
  GtkMenuButton      *guide_button;
  GPtrArray          *buttons;       /* TableeActionButton: in the box, reused */

  TableeMover        *mover;
  PhChoices           choices;
  PhMarks             marks;
  int                 near;
  char              **names;
  TableeEvent         deeds[PH_MAX_SEATS];  /* the most telling of each seat's last turn; of no kind while nothing is known */
  int                 told;          /* whose deed is the last thing that was said, but for whose turn it is; PH_NONE */
  gboolean            heard;         /* events came since the last "changed" */
  gboolean            asked;         /* a person has been, since the last event */
  guint               step;
  int                 last_ship;     /* that is in use, for flights */
  int                 dismantled;    /* place in the fleet */

  gboolean            was_focused;
  guint               lifted;        /* dice to be rolled again: bit i for die i */
  int                 chosen_sector; /* whose resident is to move; -1 none */
  PhDrag              dragged;
  int                 bound_for;     /* sector that who was dragged is to move into; -1 none */
  int                 looked_at;     /* ship under the pointer; -1 none */
  gboolean            wide_cards;    /* that are chosen from: words beside the picture */
  gboolean            compact;       /* the sectors on offer that are for later */
  PhSection           section;       /* of a narrow table */
  int                 shown_phase;   /* for which the section was chosen */
  gboolean            guide_seen;    /* remembered: the guide has shown itself, and was closed or played past */
  gboolean            guide_shown;
  gboolean            others_wait;
};

const PhRuleset *ph_table_get_ruleset (TableeSpaceStationPhoenixTable *self);
const PhState   *ph_table_get_state   (TableeSpaceStationPhoenixTable *self);
PhSight          ph_table_get_sight   (TableeSpaceStationPhoenixTable *self);

/* The other seat's view, or NULL for the near one. */
PhOtherView     *ph_table_get_other   (TableeSpaceStationPhoenixTable *self,
                                       int                             seat);

/* Faces of the dice that lie there, one a die. Returns how many. */
int              ph_table_get_dice    (TableeSpaceStationPhoenixTable *self,
                                       int                            *faces);

/* What rolling the lifted dice again means. */
TableeAction     ph_table_get_reroll  (TableeSpaceStationPhoenixTable *self);

/* Whether the middle of the table is given to what is chosen from. */
gboolean         ph_table_has_stage   (TableeSpaceStationPhoenixTable *self);

/* Whether that are cards, which are large. */
gboolean         ph_table_has_cards   (TableeSpaceStationPhoenixTable *self);

/* table-hint.c: find_places() of the table. */
int              ph_table_find_places (TableeTable                    *table,
                                       TableeAction                    action,
                                       GtkWidget                      *places[TABLEE_TABLE_PLACES]);

/* Shows the session's view, and what can be done. */
void             ph_table_bind        (TableeSpaceStationPhoenixTable *self);
void             ph_table_bind_market (TableeSpaceStationPhoenixTable *self,
                                       int                             colour);
/* The tracks stand upright where there is width enough. */
void             ph_table_bind_tracks (TableeSpaceStationPhoenixTable *self);
void             ph_table_bind_stage  (TableeSpaceStationPhoenixTable *self);
void             ph_table_bind_bar    (TableeSpaceStationPhoenixTable *self);
/* Remembers @event for the line, if it says best so far what the turn of its seat is about. */
void             ph_table_keep_deed   (TableeSpaceStationPhoenixTable *self,
                                       const TableeEvent              *event);
void             ph_table_bind_line   (TableeSpaceStationPhoenixTable *self);
void             ph_table_show_large  (TableeSpaceStationPhoenixTable *self,
                                       int                             seat);

/* Sizes of everything, and what a narrow table shows. */
void             ph_table_lay_out     (TableeSpaceStationPhoenixTable *self);
void             ph_table_show_section (TableeSpaceStationPhoenixTable *self);

/* Has everything that can be clicked or dropped on do something. */
void             ph_table_connect     (TableeSpaceStationPhoenixTable *self);
void             ph_table_install_drags (GtkWidgetClass               *widget_class);
void             ph_table_lift_die    (TableeSpaceStationPhoenixTable *self,
                                       int                             die);

/* A decision is open: the second one of a drag is made. */
void             ph_table_go_on       (TableeSpaceStationPhoenixTable *self);

/* Whether the guide shows itself, to somebody who plays for the first time. */
gboolean         ph_table_is_new      (TableeSpaceStationPhoenixTable *self);
void             ph_table_close_guide (TableeSpaceStationPhoenixTable *self);

/* For the class: what is chosen about how the table is shown, and half-made choices. */
GVariant        *ph_table_save_view   (TableeTable                    *table);
void             ph_table_restore_view (TableeTable                   *table,
                                       GVariant                       *view);

/* One event: what it marks, and what flies. */
void             ph_table_hear        (TableeSpaceStationPhoenixTable *self,
                                       const TableeEvent              *event);

G_END_DECLS
