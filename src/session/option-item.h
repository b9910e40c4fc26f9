/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/option.h"

G_BEGIN_DECLS

/*
 * One option of a game that is being set up: what there is to choose (tablee_option_item_get_option()), and what has been chosen. What
 * has not been is at its default, and is not written.
 *
 * Signal: "changed" (): it stands at something else.
 */
#define TABLEE_TYPE_OPTION_ITEM (tablee_option_item_get_type ())
G_DECLARE_FINAL_TYPE (TableeOptionItem, tablee_option_item, TABLEE, OPTION_ITEM, GObject)

/* @option: of the notation of @game. */
TableeOptionItem   *tablee_option_item_new         (const TableeGame   *game,
                                                    const TableeOption *option,
                                                    guint               seats);
const TableeGame   *tablee_option_item_get_game    (TableeOptionItem   *self);
const TableeOption *tablee_option_item_get_option  (TableeOptionItem   *self);

/* Whether it has a value of its own; clearing goes back to the default. */
gboolean            tablee_option_item_get_given   (TableeOptionItem   *self);
void                tablee_option_item_clear       (TableeOptionItem   *self);

/* What it stands at: an integer, index of the choice, or 0 or 1. */
gint64              tablee_option_item_get_value   (TableeOptionItem   *self);
/* Within the limits of the option. What it stands at by itself is not given, unless people could not tell ("depends"). */
void                tablee_option_item_set_value   (TableeOptionItem   *self,
                                                    gint64              value);
/* What absence means with the other options as they are, if that is not what the option says. */
void                tablee_option_item_set_default (TableeOptionItem   *self,
                                                    gint64              value);

/* The same of an option of kind TABLEE_OPTION_NAME. */
const char         *tablee_option_item_get_name    (TableeOptionItem   *self);
void                tablee_option_item_set_name    (TableeOptionItem   *self,
                                                    const char         *name);

/* Of a list, one number a seat: how many there are, 0 if it is not given; one of them, and what it is to be, if it is given; all of
 * them, which gives it. */
guint               tablee_option_item_get_n_amounts (TableeOptionItem *self);
gint64              tablee_option_item_get_amount  (TableeOptionItem   *self,
                                                    guint               seat);
void                tablee_option_item_set_amount  (TableeOptionItem   *self,
                                                    guint               seat,
                                                    gint64              value);
void                tablee_option_item_give_amounts (TableeOptionItem  *self,
                                                    gint64              value);
/* The table grows or shrinks at its end: who comes gets what the last one has. Somebody sits down elsewhere, and others move up. */
void                tablee_option_item_set_seats   (TableeOptionItem   *self,
                                                    guint               seats);
void                tablee_option_item_move_amount (TableeOptionItem   *self,
                                                    guint               position,
                                                    guint               target);

/* Takes its value from @options, or its default where there is none that does. */
void                tablee_option_item_read        (TableeOptionItem   *self,
                                                    JsonObject         *options);
/* Sets its member of @options, if it is given. */
void                tablee_option_item_write       (TableeOptionItem   *self,
                                                    JsonObject         *options);

G_END_DECLS
