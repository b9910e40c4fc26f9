/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "mood.h"
#include "player.h"

G_BEGIN_DECLS

/* A viewer who may know everything, once a game is over. Every other one is a seat, or TABLEE_NOBODY. */
#define TABLEE_VIEWER_ALL (-2)

typedef enum
{
  TABLEE_SEAT_HUMAN,     /* a person who plays here */
  TABLEE_SEAT_COMPUTER,
  TABLEE_SEAT_FRIEND,    /* a person who plays elsewhere, with a program that is told what that seat may know */
} TableeSeatKind;

/* How a seat stands by the score sheet, as far as whoever looks on may know it. */
typedef enum
{
  TABLEE_STANDING_NONE,    /* somebody else is ahead, or nobody is yet */
  TABLEE_STANDING_LEADS,   /* ahead, alone */
  TABLEE_STANDING_SHARES,  /* ahead, with others */
} TableeStanding;

/* How the seat of @column stands by @sheet. */
TableeStanding  tablee_standing_find     (const TableeScoreSheet *sheet,
                                          int                     column);

/* Who sits where. Properties, all notifying: "index" (int, from 0, construct only), "name" (string), "portrait" (int,
 * from 0: a picture of data/art/portraits), "kind" (TableeSeatKind as int), "level" (TableeLevel as int; of a computer),
 * "temper" (TableeTemper as int; of a computer), "slack" (int; of a computer: see ai/level.h),
 * "hints" (uint: how many have been given to whoever sat there, in this game), "relieved" (boolean: a person has decided there in this
 * game, and a computer as well: one for the other), "standing" (TableeStanding as int: of a seat of a session,
 * which says it), "mood" (TableeMood as int: of a seat at a table, which says it; never kept), "away" (boolean: whoever plays there does so
 * elsewhere, and cannot be reached at the moment; never kept). */
#define TABLEE_TYPE_SEAT (tablee_seat_get_type ())
G_DECLARE_FINAL_TYPE (TableeSeat, tablee_seat, TABLEE, SEAT, GObject)

TableeSeat     *tablee_seat_new          (int             index,
                                          const char     *name,
                                          int             portrait,
                                          TableeSeatKind  kind,
                                          TableeLevel     level);
int             tablee_seat_get_index    (TableeSeat     *self);
const char     *tablee_seat_get_name     (TableeSeat     *self);
int             tablee_seat_get_portrait (TableeSeat     *self);
TableeSeatKind  tablee_seat_get_kind     (TableeSeat     *self);
TableeLevel     tablee_seat_get_level    (TableeSeat     *self);

/* A computer has a steady temper until another one is set. */
TableeTemper    tablee_seat_get_temper   (TableeSeat     *self);
void            tablee_seat_set_temper   (TableeSeat     *self,
                                          TableeTemper    temper);

/* A computer has none until it is set; another level takes it away. */
int             tablee_seat_get_slack    (TableeSeat     *self);
void            tablee_seat_set_slack    (TableeSeat     *self,
                                          int             slack);

guint           tablee_seat_get_hints    (TableeSeat     *self);
void            tablee_seat_set_hints    (TableeSeat     *self,
                                          guint           hints);
void            tablee_seat_add_hint     (TableeSeat     *self);

gboolean        tablee_seat_get_relieved (TableeSeat     *self);
void            tablee_seat_set_relieved (TableeSeat     *self,
                                          gboolean        relieved);

TableeStanding  tablee_seat_get_standing (TableeSeat     *self);
void            tablee_seat_set_standing (TableeSeat     *self,
                                          TableeStanding  standing);

TableeMood      tablee_seat_get_mood     (TableeSeat     *self);
void            tablee_seat_set_mood     (TableeSeat     *self,
                                          TableeMood      mood);

gboolean        tablee_seat_get_away     (TableeSeat     *self);
void            tablee_seat_set_away     (TableeSeat     *self,
                                          gboolean        away);

/* Another player on the seat, with the temper that was set; @name: (nullable): NULL and a negative @portrait leave what was. */
void            tablee_seat_change       (TableeSeat     *self,
                                          TableeSeatKind  kind,
                                          TableeLevel     level,
                                          const char     *name,
                                          int             portrait);

/* Whether a person plays, here or elsewhere. */
gboolean        tablee_seat_is_person    (TableeSeat     *self);

/* Who plays, as files and the store write it: "human", "friend", or tablee_computer_to_id(). Returns: (transfer none) */
const char     *tablee_seat_get_player   (TableeSeat     *self);
/* What is written so. Returns FALSE, nothing set, if it is nothing of that kind. */
gboolean        tablee_seat_read_player  (const char     *player,
                                          TableeSeatKind *kind,
                                          TableeLevel    *level,
                                          TableeTemper   *temper,
                                          int            *slack);
TableeSeat     *tablee_seat_copy         (TableeSeat     *self);

G_END_DECLS
