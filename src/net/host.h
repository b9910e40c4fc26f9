/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gesture.h"
#include "invitation.h"
#include "session/game-session.h"
#include "slots.h"

G_BEGIN_DECLS

/* How far a table has come. */
typedef enum
{
  TABLEE_HOST_LOBBY,     /* friends are waited for */
  TABLEE_HOST_AGREEING,  /* all are there; a seed is agreed upon */
  TABLEE_HOST_PLAYING,   /* there is a session, perhaps over by now */
} TableeHostState;

/*
 * A table of which some seats are taken by friends elsewhere: invites them, makes the game when all are there, and tells each what its seat
 * may know. It has no clock and no disk: its owner says what time it is, and keeps it.
 *
 * Property: "state" (TableeHostState as int, notifies). Signals:
 *   "changed" ()            who is there, how they are called, and how they are invited
 *   "session" (session)     the game has been made: to be shown, and to be started
 *   "keep" ()               tablee_host_to_text() is to be on disk before anything more is said: tablee_host_kept() is to be called then, once
 *                           for each time
 *   "gesture" (int seat, int gesture)
 */
#define TABLEE_TYPE_HOST (tablee_host_get_type ())
G_DECLARE_FINAL_TYPE (TableeHost, tablee_host, TABLEE, HOST, GObject)

/* @seats: (element-type TableeSeat): copied; those of TABLEE_SEAT_FRIEND are offered. @broker: how the slots are named in invitations. Says
 * nothing before tablee_host_open(). Returns: (transfer full) */
TableeHost        *tablee_host_new             (TableeRuleset      *ruleset,
                                                JsonObject         *options,
                                                GListModel         *seats,
                                                gboolean            allow_take_back,
                                                const char         *broker,
                                                TableeSlots        *slots);
/* Goes on from what was kept. @session: (nullable): its game, from the store and not started yet; NULL where the text names none.
 * Returns: (transfer full), or NULL with @error. */
TableeHost        *tablee_host_new_for_text    (const char         *text,
                                                TableeSlots        *slots,
                                                TableeGameSession  *session,
                                                GError            **error);
/* The id of the game in the store that a kept text is about; 0: none yet; -1: it is no such text. */
gint64             tablee_host_text_get_game   (const char         *text);
/* Returns: (transfer full) (nullable): the broker that it names. */
char              *tablee_host_text_dup_broker (const char         *text);
char              *tablee_host_to_text         (TableeHost         *self);
void               tablee_host_kept            (TableeHost         *self);
/* Whether it has been kept: before, an invitation that is given to somebody may be worth nothing tomorrow. */
gboolean           tablee_host_get_kept        (TableeHost         *self);

/* Where the game will be kept: before it is made. */
void               tablee_host_set_store       (TableeHost         *self,
                                                TableeStore        *store);
/* Begins to say something: asks to be kept first. */
void               tablee_host_open            (TableeHost         *self);
/* Tells everybody that the program ends, or the table is left. */
void               tablee_host_leave           (TableeHost         *self);

TableeHostState    tablee_host_get_state       (TableeHost         *self);
/* Returns: (transfer none) */
TableeRuleset     *tablee_host_get_ruleset     (TableeHost         *self);
/* How its slots are named in invitations. */
const char        *tablee_host_get_broker      (TableeHost         *self);
TableeGameSession *tablee_host_get_session     (TableeHost         *self);
/* Who sits there before there is a session, and from then on that one's. */
TableeSeat        *tablee_host_get_seat        (TableeHost         *self,
                                                int                 seat);
/* Returns: (transfer none) (nullable): NULL of a seat that is not offered. */
const TableeInvitation *tablee_host_get_invitation (TableeHost     *self,
                                                int                 seat);
/* Its slots have another name from now on: invitations lead there. */
void               tablee_host_move            (TableeHost         *self,
                                                const char         *broker);
/* Whether who has the seat was told another name of the slots than they have by now, and has not been heard since: that one may need the
 * invitation again. */
gboolean           tablee_host_get_moved       (TableeHost         *self,
                                                int                 seat);
/* Whether somebody has taken it; and whether that one is there at the moment. */
gboolean           tablee_host_get_taken       (TableeHost         *self,
                                                int                 seat);
gboolean           tablee_host_get_present     (TableeHost         *self,
                                                int                 seat);
/* Whether the game is over, and all friends have heard how it ended: they have it on their disks, too. */
gboolean           tablee_host_get_end_heard   (TableeHost         *self);

/* Whether all wait for it to show what it gives to the seed: AGREEING goes on when it does, or when a computer has the seat. */
gboolean           tablee_host_get_awaited     (TableeHost         *self,
                                                int                 seat);

/* Gives a seat to a computer: before the game for good, and whoever had it is told; in a game until it is given back. */
void               tablee_host_seat_computer   (TableeHost         *self,
                                                int                 seat,
                                                TableeLevel         level);
void               tablee_host_seat_friend     (TableeHost         *self,
                                                int                 seat);
/* Whether all seats are taken; then begins. */
gboolean           tablee_host_can_begin       (TableeHost         *self);
void               tablee_host_begin           (TableeHost         *self);

/* There will be no game, or no more of it: all are told, and nothing else from then on. It is to be kept and open until they have heard. */
void               tablee_host_call_off        (TableeHost         *self);
gboolean           tablee_host_get_called_off  (TableeHost         *self);
/* Whether all who had a seat have heard that. */
gboolean           tablee_host_get_call_off_heard (TableeHost      *self);

void               tablee_host_gesture         (TableeHost         *self,
                                                int                 seat,
                                                TableeGesture       gesture);

/* Whose gestures are not to be shown here: bit n for seat n. Only kept; nobody else learns of it. */
guint              tablee_host_get_muted       (TableeHost         *self);
void               tablee_host_set_muted       (TableeHost         *self,
                                                guint               muted);

/* It is @now, in microseconds of a clock that does not go back. Returns when it is to be called again at the latest; and while
 * words come about once a second: what comes without time passing is taken for a flood. */
gint64             tablee_host_advance         (TableeHost         *self,
                                                gint64              now);

G_END_DECLS
