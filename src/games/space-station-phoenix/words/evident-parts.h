/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pair.h"

G_BEGIN_DECLS

/* Parts of ph_words_evident(), each the first that it knows. Who moves in, or moves; sectors, ships and tracks; prices, stocks and what is left
 * over. Returns: (transfer full) (nullable) */
char *ph_words_evident_residents (const PhPair *pair);
char *ph_words_evident_ships     (const PhPair *pair);
char *ph_words_evident_goods     (const PhPair *pair);

/* A ship of the seat's own that would do as well now, need not be used, and is not dismantled next, stays ready. Returns: (transfer full) (nullable) */
char *ph_words_evident_ready     (const PhPair *pair);

G_END_DECLS
