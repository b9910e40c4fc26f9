/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Space Beans is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Points that are something to be proud of. */
enum { WELL_PAID = 6 };

const TableeMoodRule sb_words_moods[] = {
  { SB_EVENT_CLOSE, TABLEE_MOOD_PROUD, .arg = 2, .from = WELL_PAID },
  { SB_EVENT_CLOSE, TABLEE_MOOD_GLAD, .arg = 2, .from = 1 },
  { SB_EVENT_CLOSE, TABLEE_MOOD_SORRY },
  { SB_EVENT_END, TABLEE_MOOD_GLAD },
  { SB_EVENT_END, TABLEE_MOOD_STARTLED, TABLEE_MOOD_OF_OTHERS },
  { SB_EVENT_BONUS, TABLEE_MOOD_PROUD },
  { 0 },
};
