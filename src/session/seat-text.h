/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "notation/reader.h"

G_BEGIN_DECLS

/*
 * Who sits where, in writing, as records and set-ups have it: the member "seats", a list of { "name", "player", "temper", "portrait",
 * "hints", "relieved" }.
 */

/* Appends a TableeSeat to @seats for each that @reader has. Mistakes are told to @reader. */
void tablee_seats_read  (TableeReader *reader,
                         GListStore   *seats);
void tablee_seats_write (GListModel   *seats,
                         JsonBuilder  *builder);

G_END_DECLS
