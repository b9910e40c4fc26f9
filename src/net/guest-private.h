/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a guest is made of. */

#include "guest.h"
#include "session/chronicle.h"
#include "share-list.h"
#include "talk.h"

G_BEGIN_DECLS

/* What the person has chosen, until the host has it on disk. */
typedef struct
{
  gboolean is_open;
  char    *action;    /* in writing */
  guint    length;    /* where it was chosen: how many steps had been told, ... */
  char    *digest;    /* ... and which */
  guint64  number;    /* of the question */
  gboolean is_kept;   /* in a life before: it is for that question only */
} TableeGivenAnswer;

struct _TableeGuest
{
  GObject             parent_instance;

  TableeInvitation   *invitation;
  TableeSlots        *slots;
  char               *name;
  int                 portrait;
  TableeKeys          keys;
  guint64             epoch;
  guint64             host_epoch;   /* of the word that was heard last; 0: none yet */
  gboolean            is_accepted;  /* the host has been heard, in this life or before: the seat is this guest's */
  char               *card;         /* (nullable): which led to it, in writing */
  TableeShare         share;        /* the own one */
  gboolean            has_host;     /* the key of the host is known: ... */
  guint8              host[TABLEE_KEY_BYTES];
  GArray             *shares;       /* (nullable) (element-type TableeShare): to which all have bound themselves */
  char               *deal;         /* (nullable): the digest of how the game began */

  TableeGuestState    state;
  TableeRefusal       refusal;
  GError             *error;
  int                 seat;
  TableeRuleset      *ruleset;      /* NULL before the card was read */
  JsonObject         *options;
  TableeTalk         *talk;
  GListStore         *seats;        /* (nullable) */
  guint               present;      /* bit i for seat i */
  gboolean            take_back;
  TableeGameSession  *session;
  TableeGameRecord   *record;
  TableeChronicle    *chronicle;
  guint64             asked;        /* the number of the question; 0: none */
  guint64             put;          /* of the one that was put to the person */
  TableeGivenAnswer   answer;
  guint               muted;        /* see tablee_guest_get_muted() */
  guint               hints;        /* that were taken here, also in lives before */
  gboolean            replaced;     /* a computer plays for this seat */
  guint64             wish;
  char               *wished_at;    /* (nullable): the digest of what had been told then */
  TableeWish          what_wish;
  guint64             gesture;
  TableeGesture       what_gesture;
  gint64              told_gesture; /* the number of the one that was told last; -1: all before are old */
  guint               unkept;
  gboolean            is_open;
  gint64              now;
};

/* guest-hear.c: what the host says, written by a stranger. */
void tablee_guest_hear        (TableeGuest      *self,
                               JsonObject       *say);
/* guest.c: of all that has been told. */
const char *tablee_guest_get_digest (TableeGuest *self);
/* @invitation: (transfer full): without keys. Returns: (transfer full) */
TableeGuest *tablee_guest_new_bare (TableeInvitation *invitation,
                               const char       *name,
                               int               portrait,
                               TableeSlots      *slots);
void tablee_guest_refresh     (TableeGuest      *self);
void tablee_guest_ask_keeper  (TableeGuest      *self);
void tablee_guest_set_state   (TableeGuest      *self,
                               TableeGuestState  state);
void tablee_guest_take_session (TableeGuest     *self,
                               TableeGameSession *session);
/* Takes @error. */
void tablee_guest_fail        (TableeGuest      *self,
                               TableeGuestState  state,
                               GError           *error);

/* guest-proof.c: NULL if @record, and the halves of all, are what was bound to and told; else what is wrong. Returns: (transfer full) */
GError *tablee_guest_prove    (TableeGuest      *self,
                               TableeGameRecord *record,
                               GArray           *shares);

G_END_DECLS
