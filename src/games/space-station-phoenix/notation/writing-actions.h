/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"
#include "notation/forms.h"

G_BEGIN_DECLS

/* Actions, events and reasons in writing: functions and tables of TableeNotation. */
gboolean ph_action_from_text (const TableeRuleset *base,
                              const void          *data,
                              const char          *text,
                              TableeAction        *action);
char    *ph_action_to_text   (const TableeRuleset *base,
                              const void          *data,
                              TableeAction         action);
char    *ph_event_to_text    (const TableeRuleset *base,
                              const TableeEvent   *event);

/* See TableeNotation. */
gboolean ph_event_fits       (const TableeRuleset *base,
                              const TableeEvent   *event);

extern const TableeTerm     ph_terms[];
extern const TableeWordList ph_events;
extern const TableeWordList ph_reasons;

G_END_DECLS
