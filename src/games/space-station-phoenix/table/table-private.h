/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bar.h"
#include "choices.h"
#include "home.h"
#include "market.h"
#include "marks.h"
#include "news.h"
#include "other-view.h"
#include "pieces.h"
#include "scene.h"
#include "stage.h"
#include "table.h"
#include "welcome.h"
#include "widgets/board-bin.h"
#include "widgets/mover.h"

G_BEGIN_DECLS

/* Parts of the table that a narrow one shows one at a time. */
typedef enum
{
  PH_SECTION_STATION, PH_SECTION_FLEET, PH_SECTION_MARKET, PH_SECTION_BOARD, PH_SECTION_OTHERS, PH_SECTIONS,
} PhSection;

/* What the files of the table share: table.c shows and plays, table-clicks.c knows what clicks and drags mean, table-layout.c
 * gives sizes, flights.c moves, table-memory.c remembers. */
struct _TableeSpaceStationPhoenixTable
{
  TableeTable         parent_instance;

  TableeBoardBin     *board;
  GtkBox             *tabs;
  GtkToggleButton    *tab_buttons[PH_SECTIONS];
  GtkBox             *others;
  PhOtherView        *other_views[PH_MAX_SEATS - 1];  /* from the left of the near seat */
  GtkBox             *common;
  PhWelcome          *welcome;
  PhMarket           *market;
  PhStage            *stage;
  GtkWidget          *neutral_panel;
  PhShelf            *neutral;
  GtkWidget          *supply_panel;
  PhShelf            *supply;
  GtkWidget          *tracks_panel;
  PhShelf            *tracks;
  GtkBox             *mine;
  PhHome             *home;
  GtkWidget          *fleet_panel;
  PhShelf            *fleet;
  GtkLabel           *news;          /* of a narrow table; otherwise they are in the line */
  PhBar              *bar;

  TableeMover        *mover;
  PhChoices           choices;
  PhMarks             marks;
  int                 near;
  char              **names;
  PhNews             *told;
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
  PhSection           section;       /* of a narrow table */
  int                 shown_phase;   /* for which the section was chosen */
  gboolean            guide_seen;    /* remembered: the guide has shown itself, and was closed or played past */
  gboolean            guide_shown;
  gboolean            others_wait;
};

const PhRuleset *ph_table_get_ruleset (TableeSpaceStationPhoenixTable *self);
const PhState   *ph_table_get_state   (TableeSpaceStationPhoenixTable *self);
PhSight          ph_table_get_sight   (TableeSpaceStationPhoenixTable *self);
/* Of what is there now: it is not kept. */
PhScene          ph_table_get_scene   (TableeSpaceStationPhoenixTable *self);

/* The other seat's view, or NULL for the near one. */
PhOtherView     *ph_table_get_other   (TableeSpaceStationPhoenixTable *self,
                                       int                             seat);

/* Shows the session's view, and what can be done. */
void             ph_table_bind        (TableeSpaceStationPhoenixTable *self);
/* The tracks stand upright where there is width enough. */
void             ph_table_bind_tracks (TableeSpaceStationPhoenixTable *self);
/* The line: the ship that is looked at, or what has been going on. */
void             ph_table_bind_line   (TableeSpaceStationPhoenixTable *self);

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
