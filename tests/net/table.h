/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A table of friends elsewhere over a broker in memory, whose clock goes on when nothing else does. */

#include "net/guest.h"
#include "net/host.h"
#include "net/memory-broker.h"

G_BEGIN_DECLS

enum
{
  TABLE_MAX_GUESTS = TABLEE_MAX_SEATS,
};

typedef struct _NetTable NetTable;

/* What is on the disk of a program, and what is on its way there: nothing is, before it has been asked for. */
typedef struct
{
  char  *text;
  char  *next;    /* (nullable) */
  guint  asked;   /* times that it was asked for */
} NetKept;

typedef struct
{
  NetTable          *table;
  int                seat;
  TableeSlots       *slots;
  TableeGuest       *guest;
  TableeGameSession *session;   /* the one that is listened to */
  NetKept            kept;
  guint              asked;     /* times that its person was */
  guint              refused;   /* times that it was out */
  guint              shown;     /* actions that its session has */
  guint              went_back; /* times that it had fewer than before */
  guint              answers;
  GString           *gestures;  /* those that were told: seat and number of the gesture, in order */
} NetGuest;

struct _NetTable
{
  TableeRuleset      *ruleset;
  TableeMemoryBroker *broker;
  GRand              *chance;
  gint64              now;
  TableeSlots        *slots;
  TableeHost         *host;
  NetKept             kept;
  gboolean            slow_disk; /* what is kept is so some steps later */
  gboolean            waits;     /* the host does not begin by itself */
  gboolean            late;      /* whoever restarts the host starts its game, too, some time later */
  gboolean            passive;   /* guests do not answer by themselves */
  GString            *gestures;  /* those that were told at the host's */
  guint               n_guests;
  NetGuest            guests[TABLE_MAX_GUESTS];
  guint               undo_every; /* answers from one undo to the next; 0: none */
  guint               give_up_at; /* after so many answers whoever is asked gives up; 0: the game is played to its end */
  guint               answers;
  guint               words;      /* that have passed */
  guint               checks;     /* views that were looked at */
  gsize               longest;    /* of them */
};

/* All seats but those from @friends on are friends'; these are computers. */
NetTable *net_table_new           (const TableeGame     *game,
                                   int                   seats,
                                   int                   friends,
                                   guint32               seed,
                                   const TableeWeather  *weather);
void      net_table_free          (NetTable             *self);

/* One more guest, or one with an invitation that somebody else had. */
void      net_table_add_guest     (NetTable             *self,
                                   int                   seat,
                                   const char           *link);
/* What a guest would play. */
TableeAction net_guest_choose     (NetGuest             *self);

/* One thing happens. Returns FALSE when all is over. */
gboolean  net_table_step          (NetTable             *self);
gboolean  net_table_is_over       (NetTable             *self);
/* Things happen for so many seconds; or until @is_so, which must come true. */
void      net_table_run           (NetTable             *self,
                                   int                   seconds);
void      net_table_run_until     (NetTable             *self,
                                   gboolean            (*is_so) (NetTable *self));
void      net_table_play          (NetTable             *self);
/* As if the program had been killed and started again. */
void      net_table_restart_host  (NetTable             *self);
/* It ends at once, and comes back by net_table_restart_guest(). */
void      net_table_kill_guest    (NetTable             *self,
                                   guint                 guest);
void      net_table_restart_guest (NetTable             *self,
                                   guint                 guest);
/* Whoever is up to date sees what its seat may know. */
void      net_table_check         (NetTable             *self);

/* What was put at one slot last: to be connected to "passed" of a broker, swapped. */
typedef struct
{
  const char *slot;
  GBytes     *bytes;  /* owned */
} NetLast;

void      net_last_cb             (NetLast              *self,
                                   const char           *slot,
                                   GBytes               *bytes);

G_END_DECLS
