/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why things happen in Martian 12s. */
#include "config.h"
#include "games/martian-12s/rules/rules.h"
#include "present/why.h"
#include "signs.h"

#include <glib/gi18n-lib.h>

const TableeWhy m12_words_whys[] = {
  { "stake", M12_EVENT_STAKE, NULL,
    N_("Each pyramid costs one stake, and all stakes go into the pot. Whoever comes closest to 12 points without going over takes it.") },
  { "pop", M12_EVENT_POP, NULL,
    N_("Whoever has more than 12 points pops, and is out until the next round; the stakes stay in the pot. Exactly 12 would be safe.") },
  { "pass", M12_EVENT_PASS, NULL,
    N_("Whoever passes pulls no more in this round and pays no more stakes. The points count until somebody beats them.") },
  { "win", M12_EVENT_WIN, NULL,
    N_("Of those who have not popped, the one with the most points takes the pot. Between equals it is the one with more pyramids, "
       "even worthless ones; after that, it is shared.") },
  { 0 },
};
