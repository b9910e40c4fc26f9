/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/seat.h"

G_BEGIN_DECLS

/* What computer players remark: for each temper and each mood that something puts them in a few wordings, which name nobody and hold
 * in any game. Untranslated, marked with N_(). Returns: (transfer none): ends with a NULL; none at all for the moods nobody speaks in. */
const char *const *tablee_remarks_get (TableeTemper temper,
                                       TableeMood   mood);

G_END_DECLS
