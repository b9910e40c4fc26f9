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

typedef struct
{
  NetTable          *table;
  int                seat;
  TableeSlots       *slots;
  TableeGuest       *guest;
  TableeGameSession *session;   /* the one that is listened to */
  char              *kept;
  guint              answers;
} NetGuest;

struct _NetTable
{
  TableeRuleset      *ruleset;
  TableeMemoryBroker *broker;
  GRand              *chance;
  gint64              now;
  TableeSlots        *slots;
  TableeHost         *host;
  char               *kept;
  char               *record;    /* (nullable): of the game, when the host was left */
  guint               n_guests;
  NetGuest            guests[TABLE_MAX_GUESTS];
  guint               undo_every; /* answers from one undo to the next; 0: none */
  guint               answers;
  guint               words;      /* that have passed */
};

/* All seats but those from @friends on are friends'; these are computers. */
NetTable *net_table_new           (const TableeGame     *game,
                                   int                   seats,
                                   int                   friends,
                                   guint32               seed,
                                   const TableeWeather  *weather);
void      net_table_free          (NetTable             *self);

/* One thing happens. Returns FALSE when all is over. */
gboolean  net_table_step          (NetTable             *self);
gboolean  net_table_is_over       (NetTable             *self);
/* As if the program had been killed and started again. */
void      net_table_restart_host  (NetTable             *self);
void      net_table_restart_guest (NetTable             *self,
                                   guint                 guest);
/* Whoever is up to date sees what its seat may know. */
void      net_table_check         (NetTable             *self);

G_END_DECLS
