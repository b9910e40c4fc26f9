/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "flights.h"
#include "table.h"
#include "track-view.h"
#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/hand-ids.h"
#include "widgets/hand-view.h"
#include "widgets/meters-view.h"
#include "widgets/pile-view.h"

G_BEGIN_DECLS

/* What happened last, and is marked until something else does. */
typedef struct
{
  gboolean chains[CH_SEATS][CH_BEANS];
  gboolean third[CH_SEATS];   /* the third place was bought */
  gboolean trade[CH_BEANS];
  gboolean discard;
} ChMarks;

/* What table.c, which plays, and table-binding.c, which shows, share. */
struct _TableeBeanChainsTable
{
  TableeTable         parent_instance;

  TableeBoardBin     *board;
  TableePlayerView   *other;
  TableePileView     *deck;
  TableePileView     *discard;
  GtkLabel           *tray_title;
  TableeHandView     *trade;
  ChTrackView        *track;
  TableePlayerView   *near_view;
  TableeHandView     *hand;
  TableeActionButton *play;
  TableeActionButton *throw_away;
  TableeActionButton *buy;
  TableeActionButton *go_on;
  GtkMenuButton      *meters_button;
  TableeMetersView   *meters;

  ChStage             stage;
  ChMarks             marks;
  gboolean            heard;               /* events came since the last "changed" */
  guint               step;

  TableeHandIds      *hand_ids;

  int                 lifted;              /* the leftover that a person has lifted: ChBean; CH_NO_BEAN: none */
  gboolean            was_focused;
};

const ChRuleset *ch_table_get_ruleset (TableeBeanChainsTable *self);
const ChState   *ch_table_get_state   (TableeBeanChainsTable *self);

/* Whether a person can do @action now. */
gboolean         ch_table_may         (TableeBeanChainsTable *self,
                                       TableeAction           action);

/* The leftover that is dealt with now, which is one that can be chained unless a person has lifted another one: ChBean; CH_NO_BEAN
 * if there is none. */
int              ch_table_get_lifted  (TableeBeanChainsTable *self);

/* What a click on the near place @place would do; FALSE: nothing. */
gboolean         ch_table_find_action (TableeBeanChainsTable *self,
                                       int                    place,
                                       TableeAction          *action);

/* What the button and the key for playing mean: the first card of the hand, the leftover that is lifted, or the card of the trade
 * area that marked places are for, if that is one kind. */
TableeAction     ch_table_get_play    (TableeBeanChainsTable *self);

/* What the button and the key for going on mean in this phase. */
TableeAction     ch_table_get_go_on   (TableeBeanChainsTable *self);

/* table-hint.c: find_places() of the table. */
int              ch_table_find_places (TableeTable           *table,
                                       TableeAction           action,
                                       GtkWidget             *places[TABLEE_TABLE_PLACES]);

/* After another position than the next one: chains lie where they were begun, as for those who saw the whole game, so that a table
 * that takes the place of another one is laid as that was. */
void             ch_table_find_places_again (TableeBeanChainsTable *self);

/* Shows the session's view, and what can be done. */
void             ch_table_bind        (TableeBeanChainsTable *self);

G_END_DECLS
