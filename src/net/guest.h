/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"
#include "gesture.h"
#include "session/game-session.h"
#include "slots.h"

G_BEGIN_DECLS

/* How it stands with a seat at a table elsewhere. */
typedef enum
{
  TABLEE_GUEST_CONNECTING,  /* nothing has been heard of the table yet */
  TABLEE_GUEST_WAITING,     /* the seat is taken; others are waited for */
  TABLEE_GUEST_PLAYING,
  TABLEE_GUEST_OVER,        /* all has been shown, and is as it was told */
  TABLEE_GUEST_REFUSED,     /* "refusal" and the error say why */
  TABLEE_GUEST_CHEATED,     /* the host has not kept to what it had bound itself to, or to what it had told */
} TableeGuestState;

/*
 * A seat at a table elsewhere: takes it, and has a session that shows what is told. It has no clock and no disk: its owner says what time it
 * is, and keeps it.
 *
 * Properties, all notifying: "state" (TableeGuestState as int), "host-present" (boolean: the host's program is there). Signals:
 *   "changed" ()            who is there, and how they are called
 *   "session" (session)     what is told of the game: to be shown, and to be started
 *   "keep" ()               as of TableeHost
 *   "gesture" (int seat, int gesture)
 */
#define TABLEE_TYPE_GUEST (tablee_guest_get_type ())
G_DECLARE_FINAL_TYPE (TableeGuest, tablee_guest, TABLEE, GUEST, GObject)

/* @invitation: with a broker, to which @slots are connected. Says nothing before tablee_guest_open(). Returns: (transfer full) */
TableeGuest       *tablee_guest_new             (const TableeInvitation *invitation,
                                                 const char             *name,
                                                 int                     portrait,
                                                 TableeSlots            *slots);
/* Goes on from what was kept. Returns: (transfer full), or NULL with @error. */
TableeGuest       *tablee_guest_new_for_text    (const char             *text,
                                                 TableeSlots            *slots,
                                                 GError                **error);
/* Returns: (transfer full) (nullable): the invitation that a kept text is about. */
TableeInvitation  *tablee_guest_text_dup_invitation (const char         *text);
char              *tablee_guest_to_text         (TableeGuest            *self);
void               tablee_guest_kept            (TableeGuest            *self);
/* Begins to listen, and asks to be kept. */
void               tablee_guest_open            (TableeGuest            *self);
void               tablee_guest_leave           (TableeGuest            *self);

/* The table is at another broker by now, as its invitation says; the seat is the same, and @slots are moved by whoever has them. */
void               tablee_guest_move            (TableeGuest            *self,
                                                 const char             *broker);

TableeGuestState   tablee_guest_get_state       (TableeGuest            *self);
TableeRefusal      tablee_guest_get_refusal     (TableeGuest            *self);
/* What is wrong, to be said by error-words.h. Returns: (transfer none) (nullable) */
const GError      *tablee_guest_get_error       (TableeGuest            *self);
gboolean           tablee_guest_get_host_present (TableeGuest           *self);
/* Whether the host has heard everything so far. */
gboolean           tablee_guest_get_heard       (TableeGuest            *self);
const TableeInvitation *tablee_guest_get_invitation (TableeGuest        *self);
/* Returns: (transfer none) (nullable): of the table; NULL before the card was read. */
TableeRuleset     *tablee_guest_get_ruleset     (TableeGuest            *self);
int                tablee_guest_get_seat        (TableeGuest            *self);
/* Returns: (transfer none) (nullable) (element-type TableeSeat): who sits there; NULL before that has been told. */
GListModel        *tablee_guest_get_seats       (TableeGuest            *self);
gboolean           tablee_guest_get_present     (TableeGuest            *self,
                                                 int                     seat);
/* Whether the host lets a computer play for this seat, until it is given back. */
gboolean           tablee_guest_get_replaced    (TableeGuest            *self);
/* Returns: (transfer none) (nullable) */
TableeGameSession *tablee_guest_get_session     (TableeGuest            *self);
/* Returns: (transfer none) (nullable): once it is over: all of it. */
TableeGameRecord  *tablee_guest_get_record      (TableeGuest            *self);

/* Another one, before the host has heard the first, takes its place. */
void               tablee_guest_gesture         (TableeGuest            *self,
                                                 TableeGesture           gesture);
/* Whose gestures are not to be shown here: bit n for seat n. Only kept; nobody else learns of it. */
guint              tablee_guest_get_muted       (TableeGuest            *self);
void               tablee_guest_set_muted       (TableeGuest            *self,
                                                 guint                   muted);
/* As tablee_host_advance(). */
gint64             tablee_guest_advance         (TableeGuest            *self,
                                                 gint64                  now);

G_END_DECLS
