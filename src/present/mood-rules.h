/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"
#include "session/mood.h"

G_BEGIN_DECLS

/* What @event, as the viewer knows it, does to the face of @seat, by the rules of the game of @context. TABLEE_MOOD_CALM: nothing. */
TableeMood tablee_mood_rules_find (const TableePresentContext *context,
                                   const TableeEvent          *event,
                                   int                         seat);

G_END_DECLS
