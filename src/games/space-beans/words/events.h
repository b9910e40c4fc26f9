/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* What happened, one sentence; NULL for what is not worth one. A concealed event is told as the others see it. Returns: (transfer
 * full) (nullable) */
char *sb_say_event (const TableePresentContext *context,
                    const TableeEvent          *event);

G_END_DECLS
