/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Bean Chains is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Coins that are something to be proud of. */
enum { WELL_PAID = 3 };

const TableeMoodRule ch_words_moods[] = {
  { CH_EVENT_SELL, TABLEE_MOOD_PROUD, .arg = 2, .from = WELL_PAID },
  { CH_EVENT_SELL, TABLEE_MOOD_GLAD, .arg = 2, .from = 1 },
  { CH_EVENT_SELL, TABLEE_MOOD_SORRY },
  { CH_EVENT_MATCH, TABLEE_MOOD_GLAD },
  { 0 },
};
