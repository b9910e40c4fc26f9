/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Space Beans is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Points that are something to be proud of. */
enum { WELL_PAID = 6 };

static gboolean
is_well_paid (const TableePresentContext *context,
              const TableeEvent          *event)
{
  return event->args[2] >= WELL_PAID;
}

static gboolean
is_unpaid (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[2] == 0;
}

const TableeMoodRule sb_words_moods[] = {
  { SB_EVENT_CLOSE, TABLEE_MOOD_PROUD, .fits = is_well_paid },
  { SB_EVENT_CLOSE, TABLEE_MOOD_SORRY, .fits = is_unpaid },
  { SB_EVENT_CLOSE, TABLEE_MOOD_GLAD },
  { SB_EVENT_END, TABLEE_MOOD_GLAD },
  { SB_EVENT_END, TABLEE_MOOD_STARTLED, TABLEE_MOOD_OF_OTHERS },
  { SB_EVENT_BONUS, TABLEE_MOOD_PROUD },
  { 0 },
};
