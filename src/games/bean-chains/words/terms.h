/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"
#include "present/present.h"

G_BEGIN_DECLS

/* The words that all sentences of Bean chains are made with, in the language that is set now. */

/* "a blue bean": the object of a sentence. CH_NO_BEAN: "a card". Returns: (transfer none) */
const char *ch_words_bean      (int     bean);

/* "Blue bean": by itself. CH_NO_BEAN: "Hidden card". Returns: (transfer none) */
const char *ch_words_bean_name (int     bean);

/* "blue beans", all of the kind. Returns: (transfer none) */
const char *ch_words_kind      (int     bean);

/* "5 blue beans". Returns: (transfer full) */
char       *ch_words_beans     (int     bean,
                                int     count);

/* To throw away none of the @count cards of a hand. Returns: (transfer none) */
const char *ch_words_keep      (int     count);

/* What TableePresent asks for under the same names (present.h). Returns: (transfer full) */
char       *ch_words_event         (const TableePresentContext *context,
                                    const TableeEvent          *event);
char       *ch_words_action        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ch_words_action_quoted (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ch_words_hand          (const TableePresentContext *context,
                                    const void                 *view);
char       *ch_words_action_spoken (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ch_words_reason        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action,
                                    TableeReason                reason);

/* Why, where no number is in it. */
extern const TableeWordList ch_words_reasons;

G_END_DECLS
