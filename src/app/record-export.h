/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-record.h"
#include "window.h"

G_BEGIN_DECLS

/* Asks where to, and saves @record as a file there; says how it went. */
void tablee_record_export (TableeWindow     *window,
                           TableeGameRecord *record);

G_END_DECLS
