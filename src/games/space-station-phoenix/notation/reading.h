/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/notation.h"

G_BEGIN_DECLS

/* Reads the game's own keys of a position and checks all of it: TableeNotation.state_read(). */
void ph_read_state (const TableeRuleset   *base,
                    TableeReader          *reader,
                    const TableeCommonKeys *common,
                    void                  *data);

G_END_DECLS
