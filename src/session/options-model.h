/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "option-item.h"

G_BEGIN_DECLS

/*
 * The options of a game that is being set up: a GListModel of TableeOptionItem, in the game's own order, that stays the same while the
 * items change. It knows what a default is that follows from other options.
 *
 * Signal: "changed" (): after every change of an item.
 */
#define TABLEE_TYPE_OPTIONS_MODEL (tablee_options_model_get_type ())
G_DECLARE_FINAL_TYPE (TableeOptionsModel, tablee_options_model, TABLEE, OPTIONS_MODEL, GObject)

/* All at their defaults. */
TableeOptionsModel *tablee_options_model_new       (const TableeGame   *game,
                                                    guint               seats);

/* Returns: (transfer none) (nullable): NULL if the game has no such option. */
TableeOptionItem   *tablee_options_model_find      (TableeOptionsModel *self,
                                                    const char         *key);

/* Whether any is given; none is any more. */
gboolean            tablee_options_model_get_given (TableeOptionsModel *self);
void                tablee_options_model_clear     (TableeOptionsModel *self);

/* See tablee_option_item_set_seats(). */
void                tablee_options_model_set_seats (TableeOptionsModel *self,
                                                    guint               seats);
void                tablee_options_model_move_seat (TableeOptionsModel *self,
                                                    guint               position,
                                                    guint               target);

/* Options as they are written, of another game of this kind or of an older version: what this game does not know is left out. */
void                tablee_options_model_read      (TableeOptionsModel *self,
                                                    JsonObject         *options);
/* Returns: (transfer full): those that are given, in the game's order, whatever was chosen first. */
JsonObject         *tablee_options_model_to_json   (TableeOptionsModel *self);

G_END_DECLS
