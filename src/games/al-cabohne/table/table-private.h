/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "flights.h"
#include "subject.h"
#include "table.h"
#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/hand-ids.h"
#include "widgets/hand-view.h"
#include "widgets/meters-view.h"
#include "widgets/pile-view.h"
#include "widgets/tag-view.h"

G_BEGIN_DECLS

/* What happened last, and is marked until something else does. */
typedef struct
{
  gboolean fields[AC_SEATS][AC_FIELDS];
  gboolean bosses[AC_BOSSES];
  gboolean open[AC_TYPES];
  gboolean draw;
  gboolean discard;
} AcMarks;

/* What table.c, which plays, and table-binding.c, which shows, share. */
struct _TableeAlCabohneTable
{
  TableeTable         parent_instance;

  TableeBoardBin     *board;
  TableePlayerView   *other;
  GtkBox             *rows;
  GtkBox             *common;
  GtkBox             *mafia;
  GtkBox             *mafia_title;
  GtkWidget          *tray;
  AdwClamp           *tray_clamp;
  TableeTagView      *mafia_coins;
  AcBossView         *bosses[AC_BOSSES];
  TableePileView     *draw;
  TableePileView     *discard;
  GtkLabel           *tray_title;
  TableeHandView     *open;
  TableePlayerView   *near_view;
  TableeHandView     *hand;
  TableeActionButton *harvests[AC_FIELDS];
  TableeActionButton *pay;
  TableeActionButton *discard_button;
  TableeActionButton *end;
  GtkMenuButton      *meters_button;
  TableeMetersView   *meters;

  AcStage             stage;
  AcMarks             marks;
  gboolean            heard;            /* events came since the last "changed" */
  gboolean            turn_begins;      /* of the near seat, since then */
  guint               step;

  TableeHandIds      *hand_ids;

  gboolean            was_focused;
  AcSubject           chosen;           /* by a person; of the hand: index is the card's id */
};

const AcRuleset *ac_table_get_ruleset (TableeAlCabohneTable *self);
const AcState   *ac_table_get_state   (TableeAlCabohneTable *self);

/* The card that is lifted. */
AcSubject        ac_table_get_subject (TableeAlCabohneTable *self);

/* The card with an id of hand or open cards. */
AcSubject        ac_table_find_subject (TableeAlCabohneTable *self,
                                       int                   id);

/* What the button and the key for going on mean in this phase. */
TableeAction     ac_table_get_end     (TableeAlCabohneTable *self);

/* table-hint.c: find_places() of the table. */
int              ac_table_find_places (TableeTable          *table,
                                       TableeAction          action,
                                       GtkWidget            *places[TABLEE_TABLE_PLACES]);

/* Shows the session's view, and what can be done. */
void             ac_table_bind        (TableeAlCabohneTable *self);

G_END_DECLS
