/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One running game of any kind: the only owner of its state and its log. A front end binds to a session, shows what its
 * properties and signals say, and hands in actions; it never touches the rules' state. Everything that leaves the session
 * (view, events, log, score sheet) is what the viewer may know.
 */

#include "engine/game.h"
#include "best-step.h"
#include "game-record.h"
#include "hint.h"
#include "log-entry.h"
#include "pace.h"
#include "player.h"
#include "reasoning.h"
#include "seat.h"
#include "store.h"
#include "wish.h"

G_BEGIN_DECLS

/*
 * TableeGameSession properties (all notify; read-only unless said):
 *
 *   "game"          string   id of the game
 *   "seats"         GListModel of TableeSeat, in seat order
 *   "current-seat"  int      whose decision it is; TABLEE_NOBODY once the game is over
 *   "phase"         string   the phase as written in positions
 *   "revision"      uint64   grows with every change of the position
 *   "thinking"      boolean  a computer is at work on the decision that is open, or somebody elsewhere is
 *   "can-undo"      boolean  undo() would change something (free undo only)
 *   "can-take-back" boolean  take_back() would: beyond what was shown, where the set-up allows it
 *   "can-redo"      boolean
 *   "can-step"      boolean  step() would: a computer's decision is open
 *   "decision-open" boolean  a person is asked now
 *   "can-hint"      boolean  hint_async() would help: the viewer is the person who is asked
 *   "over"          boolean  by the rules, or given up: nothing can be played, undone or taken back any more
 *   "viewer"        int      read-write: a seat, or TABLEE_NOBODY; all that leaves the session is for the viewer; once it is
 *                            over also TABLEE_VIEWER_ALL: all there is
 *   "pace"          TableePace as int, read-write: how soon a computer's answer is shown
 *   "paused"        boolean  read-write: computers wait (watching step by step)
 *   "taken-back"    boolean  the game is marked: a take-back was used
 *   "store-error"   string or NULL  play goes on in memory: what went wrong with the disk; see the store's "notice"
 *   "kept-apart"    boolean  another program has gone on with the game, or deleted it: what is played here is kept as a game of
 *                            its own, with another id, from then on
 *   "resumed-from-position" boolean, constant: the rules have changed since and would replay another game; it goes on from
 *                            the last position, what led there is gone
 *
 * Signals:
 *
 * (An action tells, in this order: its events, what properties have changed, "changed", "scores-changed".)
 *
 *   "event" (TableeEvent *event)  for each event of an action, in order, detail blanked for the viewer; the session has the
 *                                 state after the whole action already. Not emitted by undo and redo.
 *   "changed" ()                  the position is another one: after the events of an action, after undo, redo, a change of
 *                                 the viewer. Bind everything anew from the view.
 *   "decision" (int seat)         the seat must choose now, and all before it is on disk. For people: accept input. A front
 *                                 end that comes late asks tablee_game_session_get_decision_open(). An only action is no
 *                                 choice: the session plays it, after a short pace. Where the viewer cannot know that it is
 *                                 the only one, nothing tells it from a choice: a computer seems to think, and a person is
 *                                 asked, and has it played on becoming the viewer.
 *   "scores-changed" ()           ask for the score sheet again; the seats have another "standing" already
 *   "finished" ()                 the game is over and stored, once
 *   "reasoned" ()                 why the hint that is known is so: get_grounds() answers now
 *   "settled" ()                  all that has happened so far is on disk, where it is kept: others may be told of it
 *   "answered" (uint action)      of a game that is elsewhere: the person has chosen, or there was no choice; the host is to be told
 *   "wished" (int wish)           of a game that is elsewhere: the host is to be asked for this TableeWish
 */
#define TABLEE_TYPE_GAME_SESSION (tablee_game_session_get_type ())
G_DECLARE_FINAL_TYPE (TableeGameSession, tablee_game_session, TABLEE, GAME_SESSION, GObject)

#define TABLEE_SESSION_ERROR (tablee_session_error_quark ())
typedef enum
{
  TABLEE_SESSION_ERROR_ILLEGAL,     /* the rules refuse the action */
  TABLEE_SESSION_ERROR_NOT_ASKED,   /* no decision is open for a person */
  TABLEE_SESSION_ERROR_RECORD,      /* a record does not fit its game */
} TableeSessionError;
GQuark             tablee_session_error_quark          (void);

/* A new game. @seats: (element-type TableeSeat), as many as @ruleset has. @store: (nullable): where it is kept; NULL: in
 * memory only. The seats are copied. Nothing happens before start(). Returns: (transfer full) */
TableeGameSession *tablee_game_session_new             (TableeRuleset       *ruleset,
                                                        JsonObject          *options,
                                                        const TableeRandom  *seed,
                                                        GListModel          *seats,
                                                        gboolean             allow_take_back,
                                                        TableeStore         *store);

/* Goes on from @record: a game of the store (record has its id) or an imported file. Every action is checked.
 * Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_game_session_new_for_record  (TableeGameRecord    *record,
                                                        TableeStore         *store,
                                                        GError             **error);

/* What one seat knows, @record of tablee_game_record_get_is_view(), to look at with that seat's eyes: it is never started, nothing can
 * be played, nothing is kept. Returns: (transfer full) */
TableeGameSession *tablee_game_session_new_for_view    (TableeGameRecord    *record);
gboolean           tablee_game_session_get_is_view     (TableeGameSession   *self);

/*
 * A game that is elsewhere: its host has it, and this session shows what one seat is told of it (chronicle.h). Nobody plays here but the
 * person on that seat, and what that one does is told to the host by "answered" and "wished": nothing changes until the host has said so.
 */

/* @seat: whose game this is; @start: step 0 of its chronicle, from a stranger. @seats: as in tablee_game_session_new(): that seat is
 * TABLEE_SEAT_HUMAN. The viewer is @seat. Returns: (transfer full), or NULL with an error that names the place. */
TableeGameSession *tablee_game_session_new_told        (TableeRuleset       *ruleset,
                                                        JsonObject          *options,
                                                        GListModel          *seats,
                                                        gboolean             allow_take_back,
                                                        int                  seat,
                                                        JsonObject          *start,
                                                        GError             **error);
/* Goes back to where @base steps stand, the deal among them, and on by @steps (element-type JsonObject), which a stranger has written: either
 * all of them or, with an error that names the place, none. An open question is closed: see ask_told(). */
gboolean           tablee_game_session_tell            (TableeGameSession   *self,
                                                        guint                base,
                                                        GPtrArray           *steps,
                                                        GError             **error);
/* The host waits for this seat, which is to move: once; again after tell(), or where an answer has been lost. */
void               tablee_game_session_ask_told        (TableeGameSession   *self);
/* What the host would do. */
void               tablee_game_session_set_told_ways   (TableeGameSession   *self,
                                                        gboolean             can_undo,
                                                        gboolean             can_take_back,
                                                        gboolean             can_redo);
/* The game is over, and @record, which is whole and has been compared with what was told, is all there was of it: from now on the session
 * shows that one. Nothing happens where it is over by the rules and @record is by other rules. */
void               tablee_game_session_fulfil          (TableeGameSession   *self,
                                                        TableeGameRecord    *record);
/* Whether the game is elsewhere, and not yet known as a whole. */
gboolean           tablee_game_session_get_is_told     (TableeGameSession   *self);

/* Does what the person on @seat wishes, who sits elsewhere, where the rules of undo let that seat; giving up ends the game for all. Returns
 * whether anything was done. */
gboolean           tablee_game_session_grant           (TableeGameSession   *self,
                                                        int                  seat,
                                                        TableeWish           wish);
/* Whether an undo, take-back or redo would be granted. */
gboolean           tablee_game_session_would_grant     (TableeGameSession   *self,
                                                        int                  seat,
                                                        TableeWish           wish);

/* The dice of the computer players: a number that no rule depends on and that tells nothing about the seed, so that
 * nothing hidden shows in what a computer does. Drawn at random for a new game and kept with it; tests set it before
 * start(). */
void               tablee_game_session_set_dice        (TableeGameSession   *self,
                                                        guint64              dice);

/* Lets @player answer for @seat instead of the one that its kind would give: scripts, lessons and tests. @player: (nullable): NULL: the one
 * that its kind gives. */
void               tablee_game_session_set_player      (TableeGameSession   *self,
                                                        int                  seat,
                                                        TableePlayer        *player);

/* Begins to ask the players (after the front end has connected). Idempotent. */
void               tablee_game_session_start           (TableeGameSession   *self);

/* Stops everything that is under way, for good; nothing more is emitted. What was played is kept all the same, and
 * another session can go on with it. Closing a window calls this. Idempotent. */
void               tablee_game_session_stop            (TableeGameSession   *self);

/* Id in the store: 0 while it is not kept. */
gint64             tablee_game_session_get_id          (TableeGameSession   *self);
const TableeRuleset *tablee_game_session_get_ruleset   (TableeGameSession   *self);
JsonObject        *tablee_game_session_get_options     (TableeGameSession   *self);
GListModel        *tablee_game_session_get_seats       (TableeGameSession   *self);
TableeSeat        *tablee_game_session_get_seat        (TableeGameSession   *self,
                                                        int                  seat);
/* Whose decision was the first of the game. */
int                tablee_game_session_get_first_seat  (TableeGameSession   *self);
int                tablee_game_session_get_current_seat (TableeGameSession  *self);
int                tablee_game_session_get_viewer      (TableeGameSession   *self);
void               tablee_game_session_set_viewer      (TableeGameSession   *self,
                                                        int                  viewer);
const char        *tablee_game_session_get_phase       (TableeGameSession   *self);
gboolean           tablee_game_session_get_over        (TableeGameSession   *self);
gboolean           tablee_game_session_get_can_undo    (TableeGameSession   *self);
gboolean           tablee_game_session_get_can_take_back (TableeGameSession *self);
gboolean           tablee_game_session_get_can_redo    (TableeGameSession   *self);
gboolean           tablee_game_session_get_can_step    (TableeGameSession   *self);
gboolean           tablee_game_session_get_allow_take_back (TableeGameSession *self);
gboolean           tablee_game_session_get_taken_back  (TableeGameSession   *self);
gboolean           tablee_game_session_get_resumed_from_position (TableeGameSession *self);
const char        *tablee_game_session_get_store_error (TableeGameSession   *self);
gboolean           tablee_game_session_get_kept_apart  (TableeGameSession   *self);
GDateTime         *tablee_game_session_get_started     (TableeGameSession   *self);
gboolean           tablee_game_session_get_thinking    (TableeGameSession   *self);
guint64            tablee_game_session_get_revision    (TableeGameSession   *self);
TableePace         tablee_game_session_get_pace        (TableeGameSession   *self);
void               tablee_game_session_set_pace        (TableeGameSession   *self,
                                                        TableePace           pace);
gboolean           tablee_game_session_get_paused      (TableeGameSession   *self);
void               tablee_game_session_set_paused      (TableeGameSession   *self,
                                                        gboolean             paused);

/* Whether a person is being asked now; the seat is current-seat. */
gboolean           tablee_game_session_get_decision_open (TableeGameSession *self);

/* Whether a person has the choice in the position that is shown: is asked, or will be as soon as all before it is on disk. What is done by
 * then is to be kept until "decision". */
gboolean           tablee_game_session_get_choosing     (TableeGameSession  *self);

/* Whether @action is one that can be chosen now. */
gboolean           tablee_game_session_may             (TableeGameSession   *self,
                                                        TableeAction         action);

/* What the viewer knows, as a state of the game's rules. Valid until the next change. Returns: (transfer none) */
const void        *tablee_game_session_get_view        (TableeGameSession   *self);

/* Whether @seat knows more now than what lies open to everybody. */
gboolean           tablee_game_session_has_secrets     (TableeGameSession   *self,
                                                        int                  seat);

/* Whether a person is asked at any but the fastest two paces also where the only action gives something away, so that it is seen and
 * understood before it is played; not at first. */
void               tablee_game_session_set_patient     (TableeGameSession   *self,
                                                        gboolean             patient);
/* Whether a person is not asked, from the next decision on, where nothing is to be gained (TableeGame.idle); not at first. */
void               tablee_game_session_set_quick       (TableeGameSession   *self,
                                                        gboolean             quick);
/* Whether a person who has a choice is to be asked once more before doing what leaves no way back, where the set-up allows no take-backs; not
 * at first. The session only says of which actions this holds: whoever plays them asks. */
void               tablee_game_session_set_careful     (TableeGameSession   *self,
                                                        gboolean             careful);
gboolean           tablee_game_session_needs_consent   (TableeGameSession   *self,
                                                        TableeAction         action);
/* Whether it is thought about each decision of a person, beside that person and from what that seat knows; not at first. Then the session
 * warns of @action once much is known to be thrown away by it; asked while that is not known, it says no. A warning is counted as a hint is:
 * whoever is told of it once does not ask again about the same action. */
void               tablee_game_session_set_warning     (TableeGameSession   *self,
                                                        gboolean             warning);
gboolean           tablee_game_session_warns           (TableeGameSession   *self,
                                                        TableeAction         action);
/* Whether an action that gives something away is waited for now: @action. */
gboolean           tablee_game_session_get_forced      (TableeGameSession   *self,
                                                        TableeAction        *action);

/* The legal actions of the current seat, if the viewer is that seat (or the game has nothing hidden); else none.
 * @actions has room for max_actions. Returns how many. */
gsize              tablee_game_session_get_legal       (TableeGameSession   *self,
                                                        TableeAction        *actions);

/* Why @action cannot be done now; TABLEE_REASON_NONE if it can. */
TableeReason       tablee_game_session_check           (TableeGameSession   *self,
                                                        TableeAction         action);

/* A person's answer to the open decision. */
gboolean           tablee_game_session_play            (TableeGameSession   *self,
                                                        TableeAction         action,
                                                        GError             **error);

/* Each goes to a decision of a person, and answers FALSE where it cannot (the can-* properties say so before).
 *
 * Undo takes back what the person who decides now, or who decided before the computers did, chose last: free as long as
 * nothing since then has shown a person something new. Where another person decides now, the game has been handed over:
 * no undo. Take-back goes to the last decision of any person all the same, where undo does not and the set-up allows it,
 * and marks the game. Redo plays again what was undone, with the computers' answers, up to the next decision of a
 * person. */
gboolean           tablee_game_session_undo            (TableeGameSession   *self);
gboolean           tablee_game_session_redo            (TableeGameSession   *self);
gboolean           tablee_game_session_take_back       (TableeGameSession   *self);

/* Milliseconds after which a computer plays what it thinks best so far, from the next decision on; 0, as at first: never, so that
 * the same seed gives the same game. */
void               tablee_game_session_set_thinking_cap (TableeGameSession *self,
                                                         guint              cap);
/*
 * What the strongest computer would do in the place of the viewer, from what the viewer knows: only while "can-hint" is set,
 * otherwise the answer is TABLEE_SESSION_ERROR_NOT_ASKED. Whatever closes the decision cancels it (G_IO_ERROR_CANCELLED), and so
 * does another viewer, or asking again. The same decision gets the same hint, at once the second time. What was found is counted:
 * "hints" of the seat.
 */
gboolean           tablee_game_session_get_can_hint    (TableeGameSession   *self);
void               tablee_game_session_hint_async      (TableeGameSession   *self,
                                                        GAsyncReadyCallback  callback,
                                                        gpointer             user_data);
/* Returns: (transfer full), or NULL with @error. */
TableeHint        *tablee_game_session_hint_finish     (TableeGameSession   *self,
                                                        GAsyncResult        *result,
                                                        GError             **error);
void               tablee_game_session_cancel_hint     (TableeGameSession   *self);
/* What has been found out about the decision that is open; only while "can-hint" is set. Returns: (transfer none) (nullable) */
const TableeHint  *tablee_game_session_get_hint        (TableeGameSession   *self);
/* Why its best is better than its next best: some time after the hint. Returns: (transfer none) (nullable) */
const TableeGrounds *tablee_game_session_get_grounds   (TableeGameSession   *self);

/* Shows the computer's answer now (skip the pace), or plays one step in TABLEE_PACE_STEP. */
void               tablee_game_session_step            (TableeGameSession   *self);

/* Another player takes the seat, at once, until the game is over: a computer for a person who leaves, a person for a
 * computer. Name and portrait may be NULL and -1: unchanged. */
void               tablee_game_session_seat_player     (TableeGameSession   *self,
                                                        int                  seat,
                                                        TableeSeatKind       kind,
                                                        TableeLevel          level,
                                                        const char          *name);

/* Ends the game now without a winner by the rules: kept in the history as given up by @seat. */
void               tablee_game_session_give_up         (TableeGameSession   *self,
                                                        int                  seat);
/* The seat that gave up, or TABLEE_NOBODY. */
int                tablee_game_session_get_given_up_by (TableeGameSession   *self);

/* The sheet as the viewer may see it. */
void               tablee_game_session_get_score_sheet (TableeGameSession   *self,
                                                        TableeScoreSheet    *sheet);

/* The totals so far as the viewer may know them, for the curve. Returns: (transfer full): a GArray of
 * gint64[TABLEE_MAX_COLUMNS]: one at the beginning and one after each action. */
GArray            *tablee_game_session_get_curve       (TableeGameSession   *self);

/* By which one action anybody has gained most up to now: as everybody may know it once the game is over, before that as far as the
 * viewer could see it. Returns FALSE if there is none. */
gboolean           tablee_game_session_find_best_step  (TableeGameSession   *self,
                                                        TableeBestStep      *best);

/* How many actions there are, those that were undone included. */
guint              tablee_game_session_get_n_actions   (TableeGameSession   *self);
/* How many of them have led to what is shown. */
guint              tablee_game_session_get_n_played    (TableeGameSession   *self);

/* Looking through a game: shows the position after the first @n actions; one on from what is shown tells its events too. Only of
 * a session for a record that is never started: nothing is kept, nobody is asked. */
void               tablee_game_session_look_at         (TableeGameSession   *self,
                                                        guint                n);
/* Whether it has been started: FALSE while a game is looked through. */
gboolean           tablee_game_session_get_begun       (TableeGameSession   *self);

/* What happened so far as the viewer may know it, oldest first, beginning with the deal, which no signal tells. What has just
 * happened is added with nothing removed; for another viewer the whole is exchanged in one go.
 * Returns: (transfer none) (element-type TableeLogEntry) */
GListModel        *tablee_game_session_get_log         (TableeGameSession   *self);

/* The game as a record: whole for TABLEE_VIEWER_ALL; for a seat or TABLEE_NOBODY only what it knows now, without the
 * actions that led there: to look at, not to go on with. Returns: (transfer full) */
TableeGameRecord  *tablee_game_session_to_record       (TableeGameSession   *self,
                                                        int                  viewer);

G_END_DECLS
