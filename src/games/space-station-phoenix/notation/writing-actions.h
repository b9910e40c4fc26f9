/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"

G_BEGIN_DECLS

/* Actions, events and reasons in writing: the functions of TableeNotation. */
gboolean    ph_action_from_text (const TableeRuleset *base,
                                 const void          *data,
                                 const char          *text,
                                 TableeAction        *action);
char       *ph_action_to_text   (const TableeRuleset *base,
                                 const void          *data,
                                 TableeAction         action);
char       *ph_event_to_text    (const TableeRuleset *base,
                                 const TableeEvent   *event);
const char *ph_reason_to_text   (TableeReason         reason);

G_END_DECLS
