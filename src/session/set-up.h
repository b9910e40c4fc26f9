/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-session.h"
#include "options-model.h"

G_BEGIN_DECLS

/*
 * What people choose before a game begins: who sits where, the options, who begins, the seed.
 *
 * Signals: "changed" () after every change, but for the names, portraits and players of seats, which notify by themselves.
 */
#define TABLEE_TYPE_SET_UP (tablee_set_up_get_type ())
G_DECLARE_FINAL_TYPE (TableeSetUp, tablee_set_up, TABLEE, SET_UP, GObject)

/* Nobody sits there yet, and options are at their defaults. */
TableeSetUp         *tablee_set_up_new            (const TableeGame     *game);

/* The seats, options and take-backs of @session, of a lesson the usual take-backs; who begins moves on to the next seat. */
TableeSetUp         *tablee_set_up_new_like       (TableeGameSession    *session);

/* A set-up in writing, as to_text() gives it. Returns FALSE with @error, nothing changed. */
gboolean             tablee_set_up_read           (TableeSetUp          *self,
                                                   const char           *text,
                                                   GError              **error);

/* @whole: with what is meant for this game alone (the seed). Returns: (transfer full): JSON. */
char                *tablee_set_up_to_text        (TableeSetUp          *self,
                                                   gboolean              whole);

const TableeGame    *tablee_set_up_get_game       (TableeSetUp          *self);

/* Returns: (transfer none): for as many seats as there are. */
TableeOptionsModel  *tablee_set_up_get_options    (TableeSetUp          *self);

/* Returns: (transfer none) (element-type TableeSeat): in the order round the table. */
GListModel          *tablee_set_up_get_seats      (TableeSetUp          *self);
guint                tablee_set_up_get_n_seats    (TableeSetUp          *self);
/* On how many of them such a player sits. */
guint                tablee_set_up_count          (TableeSetUp          *self,
                                                   TableeSeatKind        kind);

/* Somebody more at the table, or less; nothing happens at the ends of the game's range. */
void                 tablee_set_up_add_seat       (TableeSetUp          *self,
                                                   const char           *name,
                                                   int                   portrait,
                                                   TableeSeatKind        kind,
                                                   TableeLevel           level);
void                 tablee_set_up_remove_seat    (TableeSetUp          *self,
                                                   guint                 position);
void                 tablee_set_up_move_seat      (TableeSetUp          *self,
                                                   guint                 position,
                                                   guint                 target);

/* Who begins: a seat, or NULL for the game's own way. */
TableeSeat          *tablee_set_up_get_first      (TableeSetUp          *self);
void                 tablee_set_up_set_first      (TableeSetUp          *self,
                                                   TableeSeat           *seat);

/* The seed as it is typed; empty: drawn when the game begins. */
const char          *tablee_set_up_get_seed       (TableeSetUp          *self);
void                 tablee_set_up_set_seed       (TableeSetUp          *self,
                                                   const char           *seed);
gboolean             tablee_set_up_get_seed_valid (TableeSetUp          *self);

/* Unless somebody chooses: on where at most one person plays, off between people. */
gboolean             tablee_set_up_get_take_back  (TableeSetUp          *self);
void                 tablee_set_up_set_take_back  (TableeSetUp          *self,
                                                   gboolean              take_back);

/* Returns: (transfer full): the rules as chosen, or NULL with an error that names the option. */
TableeRuleset       *tablee_set_up_make_ruleset   (TableeSetUp          *self,
                                                   GError              **error);

/* The same as the notation reads them, who begins among them. Returns: (transfer full) */
JsonObject          *tablee_set_up_dup_options    (TableeSetUp          *self);

/* Those who sit there, by the number of their place now. @names: what they are called. Returns: (transfer full) (element-type TableeSeat) */
GListModel          *tablee_set_up_dup_seats      (TableeSetUp          *self,
                                                   const char *const    *names);

/* The game, which is kept in @store. @names: what everybody is called in it. @drawn: its chance, unless a seed was typed.
 * Returns: (transfer full), or NULL with @error, as tablee_set_up_make_ruleset(). */
TableeGameSession   *tablee_set_up_begin          (TableeSetUp          *self,
                                                   const char *const    *names,
                                                   const TableeRandom   *drawn,
                                                   TableeStore          *store,
                                                   GError              **error);

G_END_DECLS
