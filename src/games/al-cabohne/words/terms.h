/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/al-cabohne/rules/rules.h"
#include "present/present.h"

G_BEGIN_DECLS

/* The words that all sentences of Al Cabohne are made with, in the language that is set now. */

/* "a blue bean": the object of a sentence. AC_HIDDEN: "a card". Returns: (transfer none) */
const char *ac_words_bean      (AcType  type);

/* "Blue bean": by itself. AC_HIDDEN: "Hidden card". Returns: (transfer none) */
const char *ac_words_bean_name (AcType  type);

/* "blue beans", all of the kind. Returns: (transfer none) */
const char *ac_words_kind      (AcType  type);

/* "5 blue beans". Returns: (transfer full) */
char       *ac_words_beans     (AcType  type,
                                int     count);

/* "Al Cabohne", and for where there is little room "Al". Returns: (transfer none) */
const char *ac_words_boss      (AcBoss  boss);
const char *ac_words_boss_name (AcBoss  boss);

/* The beanometer of a kind, "4, 6, 8, 10". Returns: (transfer full) */
char       *ac_words_steps     (const AcRuleset *ruleset,
                                AcType           type);

/* What ends cultivating, or the turn. Returns: (transfer none) */
const char *ac_words_end_title (const AcRuleset *ruleset,
                                const AcState   *state);

/* What TableePresent asks for under the same names (present.h). Returns: (transfer full) */
char       *ac_words_event         (const TableePresentContext *context,
                                    const TableeEvent          *event);
char       *ac_words_action        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ac_words_action_spoken (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ac_words_action_quoted (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ac_words_hand          (const TableePresentContext *context,
                                    const void                 *view);
/* What the seat that is to move owes: "a blue bean to Al Cabohne". Returns: (nullable): NULL if it owes nothing. */
char       *ac_words_dues          (const AcState              *state);
char       *ac_words_reason        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action,
                                    TableeReason                reason);

/* Why, where it is the same in any position. */
extern const TableeWordList ac_words_reasons;

G_END_DECLS
