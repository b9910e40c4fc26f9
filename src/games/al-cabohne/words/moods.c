/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Al Cabohne is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Coins that are something to be proud of. */
enum { WELL_PAID = 3 };

const TableeMoodRule ac_words_moods[] = {
  { AC_EVENT_PAY, TABLEE_MOOD_STARTLED },
  { AC_EVENT_BOSS_HARVEST, TABLEE_MOOD_SORRY, TABLEE_MOOD_OF_OTHERS },
  { AC_EVENT_HARVEST, TABLEE_MOOD_PROUD, .arg = 3, .from = WELL_PAID },
  { AC_EVENT_HARVEST, TABLEE_MOOD_GLAD, .arg = 3, .from = 1 },
  { AC_EVENT_HARVEST, TABLEE_MOOD_SORRY },
  { AC_EVENT_BUY, TABLEE_MOOD_GLAD },
  { 0 },
};
