/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "host.h"
#include "notation/notation.h"

G_BEGIN_DECLS

/*
 * What people choose before a game begins: who sits where, the options, who begins, the seed. The model of the set-up page;
 * "Play again" makes one without a page.
 *
 * Signals: "changed" () after every change, but for the names, portraits and players of seats, which notify by themselves.
 */
#define TABLEE_TYPE_SET_UP (tablee_set_up_get_type ())
G_DECLARE_FINAL_TYPE (TableeSetUp, tablee_set_up, TABLEE, SET_UP, GObject)

/* One person and three computers (or as many as the game allows), options at their defaults. */
TableeSetUp         *tablee_set_up_new               (const TableeGame   *game);

/* The seats, options and take-backs of @session; who begins moves on to the next seat. */
TableeSetUp         *tablee_set_up_new_like          (TableeGameSession  *session);

/* A set-up in writing, as to_text() gives it. Returns FALSE with @error, nothing changed. */
gboolean             tablee_set_up_read              (TableeSetUp        *self,
                                                      const char         *text,
                                                      GError            **error);

/* @whole: with what is meant for this game alone (the seed). Returns: (transfer full): JSON. */
char                *tablee_set_up_to_text           (TableeSetUp        *self,
                                                      gboolean            whole);

const TableeGame    *tablee_set_up_get_game          (TableeSetUp        *self);
const TableeOption  *tablee_set_up_get_option_table  (TableeSetUp        *self);

/* Returns: (transfer none) (element-type TableeSeat): in the order round the table. */
GListModel          *tablee_set_up_get_seats         (TableeSetUp        *self);
guint                tablee_set_up_get_n_seats       (TableeSetUp        *self);

/* A seat more, with a computer, or one less; nothing happens at the ends of the game's range. */
void                 tablee_set_up_add_seat          (TableeSetUp        *self);
void                 tablee_set_up_remove_seat       (TableeSetUp        *self,
                                                      guint               position);
void                 tablee_set_up_move_seat         (TableeSetUp        *self,
                                                      guint               position,
                                                      guint               target);

/* A computer of @level takes @seat. Where one of the regulars sits, one of the cast of the level comes; a name or a face that somebody
 * has chosen stays. */
void                 tablee_set_up_seat_computer     (TableeSetUp        *self,
                                                      TableeSeat         *seat,
                                                      TableeLevel         level);

/* Who begins: a seat, or NULL for the game's own way. */
TableeSeat          *tablee_set_up_get_first         (TableeSetUp        *self);
void                 tablee_set_up_set_first         (TableeSetUp        *self,
                                                      TableeSeat         *seat);

/* Whether @option has a value of its own; clearing it goes back to its default. */
gboolean             tablee_set_up_get_given         (TableeSetUp        *self,
                                                      const TableeOption *option);
void                 tablee_set_up_clear_option      (TableeSetUp        *self,
                                                      const TableeOption *option);

/* An integer: as given, or its default. */
gint64               tablee_set_up_get_number        (TableeSetUp        *self,
                                                      const TableeOption *option);
void                 tablee_set_up_set_number        (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      gint64              value);

/* The word of a choice or a name, as given. Returns: (transfer none) (nullable): NULL for the default. */
const char          *tablee_set_up_get_word          (TableeSetUp        *self,
                                                      const TableeOption *option);
void                 tablee_set_up_set_word          (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      const char         *word);

/* One of the integers of a list with one a seat, where the list is given, otherwise the least. */
gint64               tablee_set_up_get_amount        (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      guint               seat);
void                 tablee_set_up_set_amount        (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      guint               seat,
                                                      gint64              value);
/* Gives the list: the same for every seat. */
void                 tablee_set_up_set_all_amounts   (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      gint64              value);

/* What the switch @option stands at: as given, or what its absence means with the other options as they are. */
gboolean             tablee_set_up_get_flag          (TableeSetUp        *self,
                                                      const TableeOption *option);
void                 tablee_set_up_set_flag          (TableeSetUp        *self,
                                                      const TableeOption *option,
                                                      gboolean            active);
gboolean             tablee_set_up_has_options       (TableeSetUp        *self);
void                 tablee_set_up_clear_options     (TableeSetUp        *self);

/* The seed as it is typed; empty: drawn when the game begins. */
const char          *tablee_set_up_get_seed          (TableeSetUp        *self);
void                 tablee_set_up_set_seed          (TableeSetUp        *self,
                                                      const char         *seed);
gboolean             tablee_set_up_get_seed_valid    (TableeSetUp        *self);

gboolean             tablee_set_up_get_take_back     (TableeSetUp        *self);
void                 tablee_set_up_set_take_back     (TableeSetUp        *self,
                                                      gboolean            take_back);

/* Returns: (transfer full): the rules as chosen, or NULL with an error that names the option. */
TableeRuleset       *tablee_set_up_make_ruleset      (TableeSetUp        *self,
                                                      GError            **error);

/* Returns: (transfer full): the names as they will stand in the game: none empty, none twice. */
char               **tablee_set_up_dup_names         (TableeSetUp        *self);

/* Returns: (transfer full): the game that @host has begun, or NULL with @error. */
TableeGameSession   *tablee_set_up_begin             (TableeSetUp        *self,
                                                      TableeHost         *host,
                                                      GError            **error);

G_END_DECLS
