/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "action-button.h"
#include "session/game-session.h"
#include "turn.h"

G_BEGIN_DECLS

/* One action of a table: for its keys, the shortcuts window and menus. A digit of the keypad does what the digit does, and so does the
 * key on which a French keyboard has it with Shift. */
typedef struct
{
  const char *action;  /* "table.pull-small" */
  const char *key;     /* "1", as GTK writes accelerators */
  const char *title;   /* untranslated, marked with N_(); NULL: it belongs to those of the shortcut before */
  guint64     plays;   /* TABLEE_PLAYS() of the action of the rules that it is, whatever the position; 0: the table's own affair */
  const char *shown;   /* (nullable): the keys as the shortcuts window writes them, if there are more; the base says so */
} TableeTableShortcut;

/* The key of a row that stands for nine: the action "table.choose-" is "table.choose-1" for the digit 1, and so on. */
#define TABLEE_TABLE_DIGITS "1...9"

/* 0 is an action of the rules as well as any. */
#define TABLEE_PLAYS(action) ((guint64) (action) + 1)

/*
 * What people play on: the base of every game's table. The play page (app/) makes one for a session and never knows which. A
 * table follows the session's signals, marks what can be done on the things themselves and hands in actions with
 * tablee_table_play(). It is thrown away and made anew when the language is switched. The keyboard begins at its first thing; a
 * table that would rather have it elsewhere takes the focus there in grab_focus().
 *
 * Properties: "session" (TableeGameSession, construct only).
 * Signals:
 *   "told" (char *sentence)  something to say in the action bar: why a thing cannot be done (what just happened is the play
 *                            page's own business)
 *   "view-changed" ()        somebody has chosen how the table is shown: keep what tablee_table_save_view() gives
 *   "caught-up" ()           it shows the position of the session again: what is said beside it may be of that position, too
 *   "moment-changed" ()      what is said beside it is another thing now: tablee_table_get_question(), tablee_table_get_shown()
 *   "refuse" (uint action) → boolean   a legal action is about to be played: TRUE keeps it from being so (a lesson wants another one)
 */
#define TABLEE_TYPE_TABLE (tablee_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (TableeTable, tablee_table, TABLEE, TABLE, GtkWidget)

/* Most things that stand for one action: what is taken, and where it goes. */
enum { TABLEE_TABLE_PLACES = 2 };

struct _TableeTableClass
{
  GtkWidgetClass parent_class;

  /* The actions of the table with their keys: ends with a NULL action. Set by tablee_table_class_set_shortcuts(). */
  const TableeTableShortcut *shortcuts;

  /* Resource path of the style sheet of the table, loaded with the first one. The table has the style classes "dark" and "high-
   * contrast" when that is the style: named colours alone cannot tell. */
  const char *stylesheet;

  /* One event of the session, in order: animate it. */
  void (*event)   (TableeTable       *self,
                   const TableeEvent *event);
  /* Another position: bind everything to the session's view. Also called once, when the table is made. */
  void (*changed) (TableeTable       *self);
  /* A decision opened or closed, without another position: mark what can be done. */
  void (*decision_changed) (TableeTable *self);
  /* Escape: one step back in what a person has begun, where that takes nothing away from anybody. Returns whether there was a step. */
  gboolean (*cancel) (TableeTable *self);
  /* (nullable) It is pointed out to a person that @action can be done: the card, or whatever it is about, is taken up as by a click. */
  void (*take_up) (TableeTable  *self,
                   TableeAction  action);
  /* Any input: running animations end at once. */
  void (*finish_animations) (TableeTable *self);
  /* (nullable) Whether what is shown is behind the session's position, because what has happened is told one after the other. A table that
   * has this calls tablee_table_caught_up() when it is not any more. */
  gboolean (*is_behind) (TableeTable *self);
  /* For a table that has is_behind(): the state that it shows while it is, a view of its game's rules. It says when it shows another one by
   * tablee_table_moved_on(). */
  const void *(*get_shown) (TableeTable *self);

  /* The things on the table that stand for @action, which can be done now: one, or what is taken and where it goes. Returns how many;
   * 0: nothing that is shown does. */
  int  (*find_places) (TableeTable  *self,
                       TableeAction  action,
                       GtkWidget    *places[TABLEE_TABLE_PLACES]);

  /* (nullable) The things on the table that stand for what @event did, as it stands now: where something lies, went, or came from. Returns
   * how many; they need not be shown: what they lie in stands for them then. */
  int  (*find_event_places) (TableeTable       *self,
                             const TableeEvent *event,
                             GtkWidget         *places[TABLEE_TABLE_PLACES]);

  /* What people have chosen about how the table is shown, as a floating a{sv}, and taking it over; unknown keys are passed by. */
  GVariant *(*save_view)    (TableeTable *self);
  void      (*restore_view) (TableeTable *self,
                             GVariant    *view);
};

/* For class_init: the base makes the keys of @shortcuts work, and plays those that are actions of the rules. The others are installed
 * by the table itself; install_actions() does so for all whose names begin with @prefix. What @shortcuts points to is not copied. */
void               tablee_table_class_set_shortcuts   (TableeTableClass            *klass,
                                                       const TableeTableShortcut   *shortcuts);
void               tablee_table_class_install_actions (TableeTableClass            *klass,
                                                       const char                  *prefix,
                                                       GtkWidgetActionActivateFunc  activate);

/* The digit that @action_name ends with, from 0: 1 for "table.choose-2". */
int                tablee_table_get_digit             (const char                  *action_name);

TableeGameSession *tablee_table_get_session (TableeTable  *self);

/* Plays @action if it is legal and a person has the choice, at the latest when what was done before is on disk; otherwise tells why not
 * ("told"). The second click of a double click plays nothing else than the first: what is below the pointer may have become another thing. Returns whether it is played. What needs consent (tablee_game_session_needs_consent()) is played when the same action comes
 * once more, and nothing else is done between: until then it is marked, and told. */
gboolean           tablee_table_play        (TableeTable  *self,
                                             TableeAction  action);
/* The same, and then @next as soon as a person is asked again: two steps that are one to whoever does them. Where @next has no alternative, it
 * has been played by itself by then. */
gboolean           tablee_table_play_both   (TableeTable  *self,
                                             TableeAction  action,
                                             TableeAction  next);
/* Takes back what was played last; the second click of a double click does not take back what the first has played. Returns whether it was. */
gboolean           tablee_table_undo        (TableeTable  *self);
/* Nothing is to be done once more. Returns whether something was. */
gboolean           tablee_table_forget_consent (TableeTable *self);

/* See cancel(). */
gboolean           tablee_table_cancel      (TableeTable  *self);

/* Why @action cannot be done now, as it is told when somebody tries; NULL if it can. Returns: (transfer full) (nullable) */
char              *tablee_table_dup_reason  (TableeTable  *self,
                                             TableeAction  action);

/* What @action does in the position that is shown, with its consequences. Returns: (transfer full) */
char              *tablee_table_dup_spoken  (TableeTable  *self,
                                             TableeAction  action);

/* Says it on @button, which plays @action and is available if that can be done now; then it may be @suggested. */
void               tablee_table_bind_button (TableeTable        *self,
                                             TableeActionButton *button,
                                             TableeAction        action,
                                             gboolean            suggested);

/* For find_places(): @what, or @what and @where if that is not NULL. Both are widgets. Returns how many. */
int                tablee_table_take_places (GtkWidget   *places[TABLEE_TABLE_PLACES],
                                             gpointer     what,
                                             gpointer     where);

/* Marks what stands for @action as what a hint is about, for the eye and the ear, until the position is another one. */
void               tablee_table_suggest     (TableeTable  *self,
                                             TableeAction  action);

/* The same of what is as good, and marked besides. */
void               tablee_table_suggest_too (TableeTable  *self,
                                             TableeAction  action);

/* Marks what @events, which have happened, were about, until the position is another one or others are marked; none: nothing is any more.
 * Only for the eye: whoever points at it reads it. Returns how many things are marked. */
guint              tablee_table_light       (TableeTable       *self,
                                             const TableeEvent *events,
                                             gsize              n_events);

/* Marks @part, something of the table, in the same way. */
void               tablee_table_light_part  (TableeTable  *self,
                                             GtkWidget    *part);

/* @place, something of the table, or what it lies in where it is not shown now. Returns: (transfer none) (nullable) */
GtkWidget         *tablee_table_find_shown  (TableeTable  *self,
                                             GtkWidget    *place);
/* The thing of the table that its files call so: a name, or several with "/" between them, each below the one before ("mine/visible").
 * Returns: (transfer none) (nullable): NULL: nothing is called so, or it is not shown. */
GtkWidget         *tablee_table_find_part   (TableeTable  *self,
                                             const char   *path);
/* What stands for @action, or for what @event did. Returns: (transfer none) (nullable): NULL: nothing that is shown. */
GtkWidget         *tablee_table_find_action (TableeTable       *self,
                                             TableeAction       action);
GtkWidget         *tablee_table_find_event  (TableeTable       *self,
                                             const TableeEvent *event);

void               tablee_table_tell        (TableeTable  *self,
                                             const char   *sentence);

/* The seat that is shown nearest: the only person's; with several the one who decides, or decided last; where nobody plays, the
 * viewer's or the first. */
int                tablee_table_get_near_seat (TableeTable *self);

/* Whether it is the turn of @seat in the game as it stands. */
TableeTurn         tablee_table_get_turn    (TableeTable  *self,
                                             int           seat);

/* Whether @seat is that of the only person who plays here, who is spoken to. */
gboolean           tablee_table_is_yours    (TableeTable  *self,
                                             int           seat);

/* What a hand is called for assistive technologies: whose it is, and how many cards. Returns: (transfer full) */
char              *tablee_table_dup_hand    (TableeTable  *self,
                                             int           seat,
                                             int           cards);

/* Whether things are to move: gtk-enable-animations, and the table is on the screen. */
gboolean           tablee_table_get_animates (TableeTable *self);

/* Whether the table still shows what came before the position of the session: whoever says something of the game beside it waits for
 * "caught-up", so that all that is seen is of one moment. */
gboolean           tablee_table_get_behind   (TableeTable *self);

/* For tables with is_behind(). */
void               tablee_table_caught_up    (TableeTable *self);
void               tablee_table_moved_on     (TableeTable *self);

/* What is being told has been seen: the same as any key or click on the table, for what lies over it. */
void               tablee_table_hurry        (TableeTable *self);
/* By @press, of a key or a button. Returns whether that is all it does: what any key or click answers is gone, and a button that lay below
 * it is meant by nobody. */
gboolean           tablee_table_hurry_along  (TableeTable *self,
                                              GdkEvent    *press);

/* The state that is seen: what the table still tells, or the session's view. */
const void        *tablee_table_get_shown    (TableeTable *self);

/* What a person is asked by the table alone, in place of what the rules ask: where a chosen card is to go, or to go on when something has been
 * read. Stands until it is NULL, or another one. */
void               tablee_table_set_question (TableeTable *self,
                                              const char  *sentence);
/* Returns: (transfer none) (nullable) */
const char        *tablee_table_get_question (TableeTable *self);

/* Whether the table has a page of its own to be read, over which nothing else is said; not at first. */
void               tablee_table_set_reading  (TableeTable *self,
                                              gboolean     reading);
gboolean           tablee_table_get_reading  (TableeTable *self);

/* What is remembered for the next table of the game. Returns: (transfer floating): a{sv}. */
GVariant          *tablee_table_save_view    (TableeTable  *self);
/* @view: an a{sv} of tablee_table_save_view(). */
void               tablee_table_restore_view (TableeTable  *self,
                                              GVariant     *view);

/* For tables: somebody has chosen something that save_view() gives. */
void               tablee_table_view_changed (TableeTable  *self);

/* For save_view() and restore_view(): a choice that is half made, in a number of the table's own. It holds for the position that
 * is shown; of another one, or another game, tablee_table_lookup_choice() returns FALSE. */
void               tablee_table_insert_choice (TableeTable  *self,
                                               GVariantDict *dict,
                                               int           choice);
gboolean           tablee_table_lookup_choice (TableeTable  *self,
                                               GVariant     *view,
                                               int          *choice);

/* The catalogue of tables: a new, floating table for @session. */
GtkWidget         *tablee_table_new         (TableeGameSession *session);

/* Actions of the table for the shortcuts window and menus. Returns: (transfer none): terminated by a NULL action; NULL for a game
 * without a table. */
const TableeTableShortcut *tablee_table_get_shortcuts (const char *game_id);

G_END_DECLS
