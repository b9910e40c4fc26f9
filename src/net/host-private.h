/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a host is made of. */

#include "card.h"
#include "fair.h"
#include "host.h"
#include "session/chronicle.h"
#include "session/puppet.h"
#include "talk.h"

G_BEGIN_DECLS

/* A seat that is offered. */
typedef struct
{
  TableeHost       *host;       /* not owned */
  int               seat;
  TableeInvitation *invitation;
  gboolean          is_bound;   /* to ... */
  guint8            peer[TABLEE_KEY_BYTES];
  gboolean          moved;      /* see tablee_host_get_moved() */
  TableeTalk       *talk;       /* NULL until the host is open */
  TableeGone        gone;       /* it is nobody's any more, and whoever comes is told so */
  TableeShare       share;      /* of the seed */
  gboolean          has_share;  /* what binds to it is known */

  TableeChronicle  *chronicle;
  TableePuppet     *puppet;     /* NULL where there is no session */
  guint             common;     /* steps that the guest surely has as they are */
  guint64           question;   /* the number of the one that is open; 0: none */
  guint64           answered;   /* of the one that was answered, but may not be on disk */
  guint64           taken;      /* of the one whose answer is on disk */
  guint64           refused;    /* of the one whose answer was none */
  guint64           wish;       /* the number of the wish that was looked at last */
  guint64           gesture;    /* of the gesture that was told last, ... */
  gint64            end_word;   /* the number of the word since which the end is told; 0: it is not */
  gint64            gestured_at; /* ... and when */
} TableePlace;

/* A gesture that was told. */
typedef struct
{
  int    seat;
  int    what;
  gint64 number;
} TableeToldGesture;

struct _TableeHost
{
  GObject            parent_instance;

  TableeRuleset     *ruleset;
  JsonObject        *options;    /* (nullable) */
  GListStore        *seats;
  gboolean           allow_take_back;
  char              *broker;
  TableeSlots       *slots;
  TableeStore       *store;      /* (nullable) */
  TableeKeys         keys;
  guint64            epoch;
  TableeShare        share;
  TableeHostState    state;
  GPtrArray         *places;     /* of TableePlace */
  GPtrArray         *gone;       /* of TableePlace: those that were offered before */
  TableeGameSession *session;
  char              *record;     /* (nullable): of the session that is over, in writing */
  gint64             game;       /* its id in the store; 0: none yet */
  gboolean           is_open;
  gboolean           is_kept;    /* see tablee_host_get_kept() */
  gboolean           called_off;
  gint64             due;        /* when something is to be done next */
  guint              unkept;     /* times that something is to be on disk first */
  gboolean           unsettled;  /* the session has gone on, and that is not on disk */
  GArray            *gestures;   /* of TableeToldGesture */
  guint64            told_gesture; /* the number of the last one */
  guint              muted;      /* see tablee_host_get_muted() */
  gint64             now;
};

/* host-words.c: what is said to @place, in writing. Returns: (transfer full) */
char       *tablee_host_compose    (TableeHost   *self,
                                    TableePlace  *place);
/* Whether that has the end of the game in it. */
gboolean    tablee_host_tells_end  (TableeHost   *self,
                                    TableePlace  *place);
/* host.c: says it, where it may be said. */
void        tablee_host_refresh    (TableeHost   *self);
void        tablee_host_refresh_place (TableeHost *self,
                                    TableePlace  *place);
void        tablee_host_ask_keeper (TableeHost   *self);
/* All shares, the host's first. Returns: (transfer full) (element-type TableeShare) */
GArray     *tablee_host_dup_shares (TableeHost   *self);
/* Looks whether there is something to be gone on with. */
void        tablee_host_go_on      (TableeHost   *self);
/* Without seats and keys. Returns: (transfer full) */
TableeHost *tablee_host_new_bare   (TableeRuleset *ruleset,
                                    JsonObject    *options,
                                    const char    *broker,
                                    TableeSlots   *slots);
/* @session: its game. */
void        tablee_host_attach     (TableeHost   *self,
                                    TableeGameSession *session);

/* host-place.c */
TableePlace *tablee_place_new      (TableeHost   *host,
                                    int           seat);
void        tablee_host_place_free      (TableePlace  *self);
/* Begins to listen, and to say. */
void        tablee_place_open      (TableePlace  *self);
/* @session: the game has been made. */
void        tablee_place_attach    (TableePlace  *self,
                                    TableeGameSession *session);
void        tablee_place_put_card  (TableePlace  *self);
void        tablee_place_follow    (TableePlace  *self);

G_END_DECLS
