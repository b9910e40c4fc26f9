/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"

G_BEGIN_DECLS

/* A total with its unit: "9 points". Returns: (transfer full) */
typedef char *(*TableeTotalWords) (const TableePresentContext *context,
                                   gint64                      total);

/* Who of the seats has won, or is in the lead, one sentence: "Ana and Bo share the victory: 9 points each!" Of a sheet in which
 * a seat is a winner. Returns: (transfer full) */
char *tablee_result_words (const TableePresentContext *context,
                           const TableeScoreSheet     *sheet,
                           TableeTotalWords            say_total);

G_END_DECLS
